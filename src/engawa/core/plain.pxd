# The compiled twin of plain.py: a hook that has no compiled rules calls the Python ones.
# An exception is kept, with NOBODY to move, so that the caller's loop ends and its door raises.
from engawa.core.fields cimport is_plain

cdef inline object found(object s, str hook):
    from engawa.core.plain import missing
    rules = getattr(s, hook, None)
    if rules is None:
        raise missing(s, hook)
    return rules

cdef inline void keep(object error) noexcept:
    from engawa.core import plain
    plain.keep(error)

cdef inline raise_kept(object s):
    if is_plain(s):
        from engawa.core import plain
        plain.raise_kept(s)

cdef inline void set_up(object s) noexcept with gil:
    try:
        found(s, "_set_up")()
    except BaseException as error:
        keep(error)

cdef inline int to_move(object s) noexcept with gil:
    from engawa.core import plain
    try:
        return -2 if plain.kept else found(s, "_to_move")()
    except BaseException as error:
        keep(error)
        return -2

cdef inline void list_legal(object s, object actions) noexcept with gil:
    try:
        found(s, "_list_legal")(actions)
    except BaseException as error:
        keep(error)

cdef inline void list_chances(object s, object chances) noexcept with gil:
    try:
        found(s, "_list_chances")(chances)
    except BaseException as error:
        keep(error)

cdef inline int sample(object s, object rng) noexcept with gil:
    try:
        return found(s, "_sample")(rng)
    except BaseException as error:
        keep(error)
        return 0

cdef inline void apply(object s, int action) noexcept with gil:
    try:
        found(s, "_apply")(action)
    except BaseException as error:
        keep(error)

cdef inline double score(object s, int seat) noexcept with gil:
    try:
        return found(s, "_score")(seat)
    except BaseException as error:
        keep(error)
        return 0

cdef inline int points(object s, int seat) noexcept with gil:
    try:
        return found(s, "_points")(seat)
    except BaseException as error:
        keep(error)
        return 0

cdef inline void imagine(object s, int seat, object rng) noexcept with gil:
    try:
        found(s, "_imagine")(seat, rng)
    except BaseException as error:
        keep(error)

cdef inline double value(object s, int seat) noexcept with gil:
    try:
        return found(s, "_value")(seat)
    except BaseException as error:
        keep(error)
        return 0

cdef inline void list_traits(object s, int seat, object row) noexcept with gil:
    try:
        rules = getattr(s, "_list_traits", None)
        if rules is not None:
            rules(seat, row)
    except BaseException as error:
        keep(error)
