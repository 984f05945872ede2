"""``python -m ayla`` is the command ``ayla``."""

import sys

from ayla.cli import main

sys.exit(main())
