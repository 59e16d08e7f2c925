"""Compile the rules; without a compiler the same files run as they are."""

import os
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup

PURE = os.environ.get("ENGAWA_PURE", "") not in ("", "0")
CHECKED = ["-fsanitize=bounds"] if os.environ.get("ENGAWA_CHECKED") else []


def extensions() -> list[Extension]:
    from Cython.Build import cythonize

    tool = [sys.executable, "tools/pxd.py"]
    names = subprocess.run(tool, check=True, capture_output=True, text=True).stdout.split()
    made = cythonize(
        [
            Extension(
                name,
                [str(Path("build/c", *name.split(".")).with_suffix(".py"))],
                extra_compile_args=["-O3", "-g0", *CHECKED],
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
        extension.optional = True  # no compiler: carry on with the sources
    return made


setup(
    ext_modules=[] if PURE else extensions(),
    options={"build_ext": {"parallel": os.cpu_count()}},
)
