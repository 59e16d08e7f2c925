"""Compile the rules; without a compiler the same files run as plain Python."""

import os
import subprocess
import sys
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.build_ext import build_ext

SOURCES = Path(__file__).parent / "src"
PURE = os.environ.get("ENGAWA_PURE", "") not in ("", "0")


class Compile(build_ext):
    """Runs ``engawa compile``, in place or into the folder that becomes the wheel."""

    def run(self) -> None:
        command = [sys.executable, "-m", "engawa.compile", "--jobs", str(self.parallel or 0)]
        if not (self.inplace or self.editable_mode):
            command += ["--into", str(Path(self.build_lib).absolute())]
        path = os.pathsep.join([str(SOURCES), *filter(None, [os.environ.get("PYTHONPATH")])])
        done = subprocess.run(command, env=os.environ | {"PYTHONPATH": path}, check=False)
        if done.returncode:  # continue with the sources only
            print("The rules are not compiled, and run as plain Python.", file=sys.stderr)


class Engawa(Distribution):
    def has_ext_modules(self) -> bool:
        return not PURE


setup(distclass=Engawa, cmdclass={"build_ext": Compile})
