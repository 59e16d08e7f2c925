"""For the setup.py of a game's own package: compile its rules into its wheel.

    setup(distclass=Compiled, cmdclass={"build_ext": Compile})

Without a compiler the wheel has only the sources, which run as plain Python.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from setuptools import Distribution
from setuptools.command.build_ext import build_ext

from engawa.compile import units


class Compile(build_ext):  # type: ignore[misc]
    """Runs ``engawa compile PACKAGE``, in place or into the folder that becomes the wheel."""

    def run(self) -> None:
        root = Path((self.distribution.package_dir or {}).get("", ".")).absolute()
        names = sorted({name.split(".")[0] for name in self.distribution.packages or ()})
        command = [sys.executable, "-m", "engawa.compile", *names]
        if not (self.inplace or self.editable_mode):
            command += ["--into", str(Path(self.build_lib).absolute())]
        path = [str(root), str(units.HOME.parent), os.environ.get("PYTHONPATH", "")]
        env = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, path))}
        if subprocess.run(command, env=env, check=False).returncode:
            print("The rules are not compiled, and run as plain Python.", file=sys.stderr)


class Compiled(Distribution):  # type: ignore[misc]
    """A wheel for one kind of machine, as it contains machine code."""

    def has_ext_modules(self) -> bool:
        return True
