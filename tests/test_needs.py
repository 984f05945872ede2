from collections.abc import Callable

import pytest

from tests import needs


@pytest.fixture(autouse=True)
def bare_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    for name in ("CHROMIUM", "DATABASE_URL", "REDIS_URL", "REQUIRE_ALL"):
        monkeypatch.delenv(f"AYLA_TEST_{name}", raising=False)


WANTS = pytest.mark.parametrize(
    ("want", "named"),
    [
        (needs.chromium, "Chromium.*AYLA_TEST_CHROMIUM"),
        (needs.postgresql_url, "PostgreSQL.*AYLA_TEST_DATABASE_URL"),
        (needs.redis_url, "Redis.*AYLA_TEST_REDIS_URL"),
    ],
)


@WANTS
def test_missing_is_skipped_with_the_remedy(want: Callable[[], str], named: str) -> None:
    with pytest.raises(pytest.skip.Exception, match=named):
        want()


@WANTS
def test_missing_fails_where_all_is_required(
    want: Callable[[], str], named: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AYLA_TEST_REQUIRE_ALL", "1")
    with pytest.raises(pytest.fail.Exception, match=named):
        want()


def test_named_service_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AYLA_TEST_REDIS_URL", "redis://example")
    assert needs.redis_url() == "redis://example"
