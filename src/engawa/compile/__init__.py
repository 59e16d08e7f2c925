"""The compiler: it makes one module of machine code of the rules in a folder.

    engawa compile                  what Engawa itself consists of
    engawa compile PACKAGE ...      the rules of a game that lives elsewhere

`units` says which files are compiled together, and finds what was made of them; that is all that is
needed to run. `kinds` turns annotations into C types, `rewrite` turns a file into the text that
Cython takes, line for line, `unit` puts the files of a folder together, and `make` calls Cython and
the C compiler.
"""
