"""The compiler: it turns the rules in a folder into one module of machine code.

    engawa compile                  compile Engawa itself
    engawa compile PACKAGE ...      compile the rules of other games

`units` says which files are compiled together, and finds the compiled modules; nothing else is
needed to run. `kinds` turns annotations into C types. `rewrite` turns a file into Cython, line for
line. `unit` puts the files of a folder together, and `make` calls Cython and the C compiler.
"""
