"""Check that everything is ready for a release, and say what is missing.

usage: python3 tools/release.py              check the next version
       python3 tools/release.py --tag v1.2.3 check the version of a tag

Standard library only. A release has its version in pyproject.toml, and a heading with its date in
CHANGELOG.md. Nothing is left under Unreleased.
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VERSION = re.compile(r"\d+\.\d+\.\d+((a|b|rc)\d+)?")
DATE = re.compile(r"\d{4}-\d\d-\d\d")


def missing(version: str, changelog: str, tag: str) -> list[str]:
    """Return what is missing, a sentence each."""
    heads = [head.strip() for head in re.findall(r"^## (.*)$", changelog, flags=re.MULTILINE)]
    found = []
    if not VERSION.fullmatch(version):
        found.append(f"{version!r} in pyproject.toml is not a version like 1.2.3.")
    if tag != f"v{version}":
        found.append(f"The tag is {tag}, but pyproject.toml has the version {version}.")
    named = [head for head in heads if head.split(" ")[0].rstrip(",") == version]
    if not any(DATE.search(head) for head in named):
        found.append(f"CHANGELOG.md has no heading '## {version}, YYYY-MM-DD'.")
    _, _, rest = changelog.partition("\n## Unreleased\n")
    if rest and rest.split("\n## ")[0].strip():
        found.append("CHANGELOG.md still has lines under Unreleased.")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="Check that everything is ready for a release.")
    parser.add_argument("--tag", default="", help="such as v1.2.3")
    asked = parser.parse_args()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    version = project["project"]["version"]
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = missing(version, changelog, asked.tag or f"v{version}")
    print("\n".join(found) or f"Version {version} can be released.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
