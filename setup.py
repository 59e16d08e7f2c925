"""Compile the rules; without a compiler the same files run as they are."""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Collection
from pathlib import Path

from setuptools import Extension, setup

PURE = os.environ.get("ENGAWA_PURE", "") not in ("", "0")
CHECKED = ["-fsanitize=bounds"] if os.environ.get("ENGAWA_CHECKED") else []
OURS = "CFLAGS" not in os.environ  # who sets the flags means them


def compiler() -> bool:
    """Whether one can be called at all, before minutes are spent on writing C for it."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC")
    return command is None or shutil.which(shlex.split(command)[0]) is not None


def drop_old(names: Collection[str]) -> None:
    """A file that is no longer compiled must not be hidden by what was made of it once."""
    for made in Path("src").rglob("*.so"):
        if ".".join((*made.relative_to("src").parts[:-1], made.name.split(".")[0])) not in names:
            made.unlink()


def extensions() -> list[Extension]:
    from Cython.Build import cythonize

    tool = [sys.executable, "tools/pxd.py"]
    rows = subprocess.run(tool, check=True, capture_output=True, text=True).stdout.splitlines()
    flags = dict(row.split() for row in rows)
    drop_old(flags)
    made = cythonize(
        [
            Extension(
                name,
                [str(Path("build/c", *name.split(".")).with_suffix(".py"))],
                extra_compile_args=[*([flag, "-g0"] if OURS else []), *CHECKED],
                extra_link_args=CHECKED,
            )
            for name, flag in flags.items()
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
