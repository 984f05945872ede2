import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests import needs

TESTS = Path(__file__).parent


@pytest.fixture(autouse=True)
def bare_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    for name in ("CHROMIUM", "DATABASE_URL", "REDIS_URL", "REQUIRE_ALL"):
        monkeypatch.delenv(f"AYLA_TEST_{name}", raising=False)


@pytest.mark.parametrize(
    ("want", "named"),
    [
        (needs.chromium, "Chromium.*AYLA_TEST_CHROMIUM"),
        (needs.postgresql_url, "PostgreSQL.*AYLA_TEST_DATABASE_URL"),
        (needs.redis_url, "Redis.*AYLA_TEST_REDIS_URL"),
    ],
)
def test_missing_is_skipped_with_the_remedy(want: Callable[[], str], named: str) -> None:
    with pytest.raises(pytest.skip.Exception, match=named):
        want()


def test_named_service_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AYLA_TEST_REDIS_URL", "redis://example")
    assert needs.redis_url() == "redis://example"


@pytest.mark.parametrize(
    ("require_all", "outcome"), [("0", "1 skipped"), ("1", "1 failed"), ("1", "1 error")]
)
def test_skip_is_a_failure_where_all_is_required(
    require_all: str, outcome: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a call and, as an error of collection, for a whole module."""
    (tmp_path / "conftest.py").write_text((TESTS / "conftest.py").read_text(encoding="utf-8"))
    skip = "import pytest\n\ndef test_x(): pytest.skip('no such thing')\n"
    if outcome == "1 error":
        skip = "import pytest\n\npytest.skip('no such thing', allow_module_level=True)\n"
    (tmp_path / "test_skip.py").write_text(skip)
    monkeypatch.setenv("AYLA_TEST_REQUIRE_ALL", require_all)
    monkeypatch.setenv("PYTHONPATH", str(TESTS.parent))
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-ra", str(tmp_path)],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert outcome in run.stdout
    assert "no such thing" in run.stdout
