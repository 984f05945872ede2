#!/bin/sh
# Makes the virtual environment $1 with the newest Python of at least 3.11 that is on the PATH.
# PYTHON=/path/to/python chooses another.
set -eu

venv=$1
found=
for python in ${PYTHON:-python3.14 python3.13 python3.12 python3.11 python3 python}; do
    if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        found=$python
        break
    fi
done
if [ -z "$found" ]; then
    echo "Ayla needs Python 3.11 or newer: none found (looked for ${PYTHON:-python3.11 to python3.14, python3}); install one, or say where it is: make PYTHON=/path/to/python" >&2
    exit 1
fi
if ! "$found" -c 'import ensurepip, venv' 2>/dev/null; then
    echo "Ayla needs Python's venv module, which $found lacks: on Debian and Ubuntu, apt install python3-venv" >&2
    exit 1
fi
echo "Making $venv with $("$found" --version)"
"$found" -m venv --clear "$venv"
