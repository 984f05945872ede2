"""``ayla bench`` measures something; how much is not asserted."""

from tests.cli.command import run

ALWAYS = {"games", "perft", "classic", "barter", "search"}


def test_rates_have_names_and_units() -> None:
    found = run("bench", "--seconds", "0.01", "--json").json
    assert {rate["name"] for rate in found["rates"]} >= ALWAYS
    assert all(rate["rate"] > 0 and rate["unit"].endswith("/s") for rate in found["rates"])


def test_rates_are_told() -> None:
    ran = run("bench", "--seconds", "0.01")
    assert ran.code == 0
    assert len(ran.out.splitlines()) > len(ALWAYS)


def test_refused() -> None:
    for seconds in ("0", "601", "nan", "inf"):
        assert run("bench", "--seconds", seconds).refused().startswith("ayla: bad_usage: ")
