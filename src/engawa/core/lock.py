"""``with unlocked():`` gives up the interpreter lock in the compiled build, and nothing here.

The compiler knows the words; inside, only numbers and compiled rules may be touched.
"""

from __future__ import annotations

from contextlib import nullcontext

unlocked = nullcontext
