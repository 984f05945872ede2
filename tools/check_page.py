"""Check the JSDoc types of the page's scripts with TypeScript, where `tsc` is on the PATH.

The libraries in static/vendor are packed and say nothing of types; what the page uses of them is
declared in tools/types. Exit status 0 if all is well or there is no `tsc`, else that of `tsc`; with
AYLA_TEST_REQUIRE_ALL=1 it is 1 where there is none.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
SCRIPTS = ROOT / "src/ayla/web/static/js"
TYPES = ROOT / "tools/types"


def main() -> int:
    tsc = shutil.which("tsc")
    if tsc is None:
        print("types of the page: not checked, as there is no tsc (npm install -g typescript)")
        return int(os.environ.get("AYLA_TEST_REQUIRE_ALL") == "1")
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        shutil.copytree(SCRIPTS, place / "js")
        shutil.copytree(TYPES, place / "vendor", ignore=shutil.ignore_patterns("tsconfig.json"))
        shutil.copy(TYPES / "tsconfig.json", place)
        return subprocess.run([tsc, "--project", "."], cwd=place, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
