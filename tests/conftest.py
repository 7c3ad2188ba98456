"""Settings that all tests share."""

from __future__ import annotations

import os

from hypothesis import settings

# No deadline: the machine may be busy. In CI the same examples every time.
settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, database=None, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")
