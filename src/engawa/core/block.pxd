# The compiled twin of block.py: the numbers of a position read, kept and taken back as memory.
from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_FromStringAndSize, PyBytes_GET_SIZE
from cpython.object cimport PyObject
from libc.stdint cimport int16_t, int32_t, int64_t, int8_t
from libc.string cimport memcpy

from engawa.core.fields cimport is_plain

cdef inline void plain_spread(object source, int[::1] rows, int64_t[::1] numbers) noexcept with gil:
    from engawa.core import block
    block.spread(source, rows, numbers)

cdef inline void plain_keep(object source, int64_t[::1] store, int start) noexcept with gil:
    from engawa.core import block
    block.keep(source, store, start)

cdef inline void plain_take(object target, int64_t[::1] store, int start) noexcept with gil:
    from engawa.core import block
    block.take(target, store, start)

cdef inline int64_t number(const char* place, int width, int i) noexcept nogil:
    if width == 2:
        return (<const int16_t*>place)[i]
    if width == 4:
        return (<const int32_t*>place)[i]
    if width == 8:
        return (<const int64_t*>place)[i]
    return (<const int8_t*>place)[i]

cdef inline void spread(object source, int[::1] rows, int64_t[::1] numbers) noexcept nogil:
    cdef const int* row = &rows[0]
    cdef const int* last = row + rows.shape[0]
    cdef int64_t* out = &numbers[0]
    cdef const char* place
    cdef int i
    if is_plain(source):
        plain_spread(source, rows, numbers)
        return
    while row < last:
        place = <const char*><PyObject*>source + row[0]
        for i in range(row[2]):
            out[i] = number(place, row[1], i)
        out += row[2]
        row += 3

cdef inline void keep(object source, int64_t[::1] store, int start) noexcept nogil:
    cdef size_t head = sizeof(PyObject) + sizeof(void*)
    if is_plain(source):
        plain_keep(source, store, start)
    else:
        memcpy(&store[start], <char*><PyObject*>source + head, (<PyObject*>source).ob_type.tp_basicsize - head)

cdef inline void take(object target, int64_t[::1] store, int start) noexcept nogil:
    cdef size_t head = sizeof(PyObject) + sizeof(void*)
    if is_plain(target):
        plain_take(target, store, start)
    else:
        memcpy(<char*><PyObject*>target + head, &store[start], (<PyObject*>target).ob_type.tp_basicsize - head)

cdef inline object mark(object source, object rows):
    cdef const int* row = <const int*>PyBytes_AS_STRING(rows)
    cdef const int* last = row + PyBytes_GET_SIZE(rows) // sizeof(int)
    cdef const int* each = row
    cdef Py_ssize_t size = 0
    cdef bytes found
    cdef char* out
    if is_plain(source):
        from engawa.core import block
        return block.mark(source, rows)
    while each < last:
        size += each[1] * each[2]
        each += 3
    found = PyBytes_FromStringAndSize(NULL, size)
    out = PyBytes_AS_STRING(found)
    while row < last:
        memcpy(out, <const char*><PyObject*>source + row[0], row[1] * row[2])
        out += row[1] * row[2]
        row += 3
    return found
