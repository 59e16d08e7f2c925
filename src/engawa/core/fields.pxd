# The compiled twin of fields.py: a position is one block of numbers after the object's head.
# A class made by Python itself, above a compiled one, has a __dict__ instead: the plain way then.
from cpython.object cimport PyObject, PyTypeObject
from libc.string cimport memcmp, memcpy

cdef extern from "Python.h":
    int PyType_HasFeature(PyTypeObject* cls, unsigned long feature) nogil
    unsigned long Py_TPFLAGS_HEAPTYPE

cdef inline bint is_plain(object target) noexcept nogil:
    return PyType_HasFeature((<PyObject*>target).ob_type, Py_TPFLAGS_HEAPTYPE)

cdef inline void copy_block(object target, object source, size_t size) noexcept nogil:
    cdef size_t head = sizeof(PyObject) + sizeof(void*)  # object head and method table
    memcpy(<char*><PyObject*>target + head, <char*><PyObject*>source + head, size - head)

cdef inline void plain_clear(object target) noexcept with gil:
    from engawa.core import fields
    fields.clear(target)

cdef inline void plain_copy(object target, object source) noexcept with gil:
    cdef PyTypeObject* base = (<PyObject*>source).ob_type
    while PyType_HasFeature(base, Py_TPFLAGS_HEAPTYPE):
        base = base.tp_base
    copy_block(target, source, base.tp_basicsize)
    from engawa.core import fields
    fields.copy(target, source)

cdef inline void clear(object target) noexcept nogil:
    if is_plain(target):  # C fields start as zeros by themselves
        plain_clear(target)

cdef inline void copy(object target, object source) noexcept nogil:
    if is_plain(source):
        plain_copy(target, source)
    else:
        copy_block(target, source, (<PyObject*>source).ob_type.tp_basicsize)

cdef inline bint same_block(object one, object other, size_t size) noexcept nogil:
    cdef size_t head = sizeof(PyObject) + sizeof(void*)
    return memcmp(<char*><PyObject*>one + head, <char*><PyObject*>other + head, size - head) == 0

cdef inline bint plain_same(object one, object other) noexcept with gil:
    from engawa.core import fields
    return fields.same(one, other)

cdef inline bint same(object one, object other) noexcept nogil:
    if is_plain(one):
        return plain_same(one, other)
    return same_block(one, other, (<PyObject*>one).ob_type.tp_basicsize)
