"""Look for known holes in what Ayla is installed with: `python tools/audit.py`.

Says whether the packages of the environment that runs this fit together, and asks the OSV database
for their known vulnerabilities, by pip-audit in an environment of its own. Where the database
cannot be reached, as on a machine without a network, it says so; with AYLA_REQUIRE_AUDIT=1 that is
a failure. AYLA_OSV_URL names another database that speaks the same language.
"""

import os
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request
import venv
from pathlib import Path

DATABASE = os.environ.get("AYLA_OSV_URL", "https://api.osv.dev/v1/query")
PATIENCE = 10
"""Seconds that the database is given to answer whether it is there."""


def main() -> int:
    if subprocess.run([sys.executable, "-m", "pip", "check"], check=False).returncode:
        return 1
    if trouble := unreachable():
        print(
            f"audit: {DATABASE} cannot be reached, so nobody was asked for known holes: {trouble}"
        )
        return int(os.environ.get("AYLA_REQUIRE_AUDIT") == "1")
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = Path(folder) / ("Scripts" if os.name == "nt" else "bin") / "python"
        quiet = ("--quiet", "--disable-pip-version-check")
        subprocess.run([python, "-m", "pip", "install", *quiet, "pip-audit>=2.9"], check=True)
        asked = Path(folder) / "requirements.txt"
        asked.write_text(installed())
        command = [str(python), "-m", "pip_audit", "--requirement", str(asked), "--no-deps"]
        command += ["--disable-pip", "--vulnerability-service", "osv", "--osv-url", DATABASE]
        return subprocess.run(command, check=False).returncode


def unreachable() -> str | None:
    """Why the database cannot be asked, if it cannot."""
    question = urllib.request.Request(
        DATABASE, b'{"package": {"name": "pip", "ecosystem": "PyPI"}, "version": "26.0"}'
    )
    try:
        with urllib.request.urlopen(question, timeout=PATIENCE):
            return None
    except (OSError, urllib.error.URLError) as error:
        return str(error)


def installed() -> str:
    """The packages of this environment, but for Ayla itself, one NAME==VERSION a line."""
    listed = subprocess.run(
        [sys.executable, "-m", "pip", "list", "--format=freeze", "--exclude-editable"],
        check=True,
        capture_output=True,
        text=True,
    )
    return "".join(f"{line}\n" for line in listed.stdout.splitlines() if "ayla" not in line)


if __name__ == "__main__":
    sys.exit(main())
