"""Compile the rules; without a compiler the same files run as they are."""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

PURE = os.environ.get("ENGAWA_PURE", "") not in ("", "0")
CHECKED = ["-fsanitize=bounds"] if os.environ.get("ENGAWA_CHECKED") else []
FAST = [] if "CFLAGS" in os.environ else ["-O3", "-g0"]  # who sets the flags means them


def compiler() -> bool:
    """Whether one can be called at all, before minutes are spent on writing C for it."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC")
    return command is None or shutil.which(shlex.split(command)[0]) is not None


def extensions() -> list[Extension]:
    from Cython.Build import cythonize

    tool = [sys.executable, "tools/pxd.py"]
    names = subprocess.run(tool, check=True, capture_output=True, text=True).stdout.split()
    made = cythonize(
        [
            Extension(
                name,
                [str(Path("build/c", *name.split(".")).with_suffix(".py"))],
                extra_compile_args=[*FAST, *CHECKED],
                extra_link_args=CHECKED,
            )
            for name in names
        ],
        include_path=["build/c"],
        nthreads=os.cpu_count() or 1,
        compiler_directives={
            "language_level": 3,
            "annotation_typing": False,  # the types come from the declarations
            "infer_types": True,
        },
    )
    for extension in made:
        extension.optional = True  # one that does not work: carry on with the sources
    return made


setup(
    ext_modules=[] if PURE or not compiler() else extensions(),
    options={"build_ext": {"parallel": os.cpu_count()}},
)
