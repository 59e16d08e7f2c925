"""Compile the rules into the wheel; where that cannot be, they run as they are."""

from setuptools import setup

from engawa.compile.wheel import Compile, Compiled

setup(distclass=Compiled, cmdclass={"build_ext": Compile})
