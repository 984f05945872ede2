import doctest
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[3] / "docs/openspiel.md"

WITHOUT = """
import sys
sys.modules["pyspiel"] = None
try:
    import ayla.adapters.openspiel
except ImportError as error:
    print(error)
"""


def test_says_how_to_get_openspiel_where_it_is_missing() -> None:
    run = subprocess.run(
        [sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=True
    )
    assert run.stdout.strip() == (
        "OpenSpiel is not installed; get it with: pip install 'ayla-gore[openspiel]'"
    )


def test_game_alone_does_not_need_numba() -> None:
    pytest.importorskip("pyspiel", reason="needs OpenSpiel, not found here: pip install open_spiel")
    script = "import ayla.adapters.openspiel, sys; print('numba' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "False"


def test_examples_in_the_documentation() -> None:
    pytest.importorskip("pyspiel", reason="needs OpenSpiel, not found here: pip install open_spiel")
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried
    assert not failed
