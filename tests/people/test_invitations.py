"""Who can take up which invitation, and which one suits best."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest

from ayla.match import Daily, MatchError, Timed, Untimed
from ayla.people import PeopleCode, PeopleError, Person, Rating, Variant
from ayla.people.invitations import (
    Invitation,
    Level,
    Wish,
    best_fit,
    check_accepts,
    check_makes,
    makers_side,
)
from ayla.people.plain import plain_wish, read_wish
from ayla.rules import CLASSIC, GORE, Rules, Side

NOW = datetime(2026, 1, 2, tzinfo=UTC)
BLITZ = Timed(5, 3)


def person(name: str, rating: float | None = None, *, guest: bool = False) -> Person:
    ratings = {} if rating is None else {Variant.BARTER: Rating(rating, 60, 0.06, 9, NOW)}
    return Person(name, name, None if guest else name, ratings)


def invitation(maker: str, wish: Wish, *, minutes: int = 0) -> Invitation:
    return Invitation(f"of-{maker}", maker, wish, NOW + timedelta(minutes=minutes))


def refused(code: PeopleCode, attempt: Callable[[], object]) -> None:
    with pytest.raises(PeopleError) as caught:
        attempt()
    assert caught.value.code is code


@pytest.mark.parametrize(("lowest", "highest"), [(399, 1000), (1000, 4001), (1500, 1499), (-1, -1)])
def test_levels_that_there_are_not(lowest: int, highest: int) -> None:
    refused(PeopleCode.BAD_LEVEL, lambda: Level(lowest, highest))


@pytest.mark.parametrize("rules", [Rules(skip_origin=True), Rules(endless="owner")])
def test_games_by_other_rules_are_not_rated(rules: Rules) -> None:
    refused(PeopleCode.NOT_RATED, lambda: Wish(rules, BLITZ, rated=True))
    assert not Wish(rules, BLITZ).rated


def test_games_without_a_clock_are_not_rated() -> None:
    refused(PeopleCode.NOT_RATED, lambda: Wish(GORE, Untimed(), rated=True))
    assert Wish(CLASSIC, Daily(3), rated=True).variant is Variant.CLASSIC


def test_rated_games_are_for_accounts() -> None:
    wish = Wish(GORE, BLITZ, rated=True)
    refused(PeopleCode.ACCOUNT_NEEDED, lambda: check_makes(wish, person("a", guest=True)))
    check_makes(wish, person("a"))
    check_makes(Wish(GORE, BLITZ), person("a", guest=True))
    made = invitation("a", wish)
    refused(PeopleCode.ACCOUNT_NEEDED, lambda: check_accepts(made, person("b", guest=True)))
    check_accepts(made, person("b"))


def test_nobody_accepts_an_invitation_of_their_own() -> None:
    made = invitation("a", Wish(GORE, BLITZ))
    refused(PeopleCode.OWN_INVITATION, lambda: check_accepts(made, person("a")))
    check_accepts(made, person("b", guest=True))


@pytest.mark.parametrize("rating", [1400, 1500, 1599.6, 1600.4])
def test_an_opponent_of_the_level_that_is_sought(rating: float) -> None:
    made = invitation("a", Wish(GORE, BLITZ, level=Level(1400, 1600)))
    check_accepts(made, person("b", rating))


@pytest.mark.parametrize("rating", [1399.4, 1600.6, 2000])
def test_an_opponent_of_another_level(rating: float) -> None:
    made = invitation("a", Wish(GORE, BLITZ, level=Level(1400, 1600)))
    refused(PeopleCode.LEVEL_NOT_SOUGHT, lambda: check_accepts(made, person("b", rating)))


def test_a_guest_has_no_level_and_a_new_account_that_of_a_beginning() -> None:
    made = invitation("a", Wish(GORE, BLITZ, level=Level(400, 4000)))
    refused(PeopleCode.LEVEL_NOT_SOUGHT, lambda: check_accepts(made, person("b", guest=True)))
    check_accepts(invitation("a", Wish(GORE, BLITZ, level=Level(1500, 1500))), person("b"))


def best(wish: Wish, seeker: Person, *made: tuple[Invitation, Person]) -> str | None:
    makers = {maker.id: maker for _, maker in made}
    found = best_fit(wish, seeker, [invitation for invitation, _ in made], makers)
    return None if found is None else found.maker


def test_who_is_in_a_hurry_plays_the_same_or_waits() -> None:
    wish = Wish(GORE, BLITZ)
    for other in (
        Wish(CLASSIC, BLITZ),
        Wish(GORE, Timed(5, 2)),
        Wish(GORE, Untimed()),
        Wish(GORE, BLITZ, rated=True),
        Wish(GORE, BLITZ, level=Level(1600, 1700)),
    ):
        assert best(wish, person("b"), (invitation("a", other), person("a"))) is None
    assert best(wish, person("b"), (invitation("a", wish), person("a"))) == "a"
    assert best(wish, person("a"), (invitation("a", wish), person("a"))) is None
    assert best(wish, person("b")) is None


def test_both_have_to_seek_each_other() -> None:
    made = invitation("a", Wish(GORE, BLITZ)), person("a", 1200)
    assert best(Wish(GORE, BLITZ, level=Level(1100, 1300)), person("b", 1250), made) == "a"
    assert best(Wish(GORE, BLITZ, level=Level(1300, 1400)), person("b", 1250), made) is None


def test_two_who_want_the_same_side_do_not_meet() -> None:
    made = invitation("a", Wish(GORE, BLITZ, Side.SOUTH)), person("a")
    assert best(Wish(GORE, BLITZ, Side.SOUTH), person("b"), made) is None
    assert best(Wish(GORE, BLITZ, Side.NORTH), person("b"), made) == "a"


def test_the_nearest_in_level_is_best_and_then_the_oldest() -> None:
    wish = Wish(GORE, BLITZ)
    made = [
        (invitation("far", wish), person("far", 2000)),
        (invitation("near", wish, minutes=2), person("near", 1520)),
        (invitation("as near", wish, minutes=1), person("as near", 1480)),
    ]
    assert best(wish, person("b", 1500), *made) == "as near"


@pytest.mark.parametrize(
    ("maker", "other", "lot", "side"),
    [
        (Side.NORTH, None, True, Side.NORTH),
        (Side.NORTH, Side.SOUTH, True, Side.NORTH),
        (None, Side.SOUTH, True, Side.NORTH),
        (None, None, True, Side.SOUTH),
        (None, None, False, Side.NORTH),
    ],
)
def test_sides(maker: Side | None, other: Side | None, lot: bool, side: Side) -> None:
    assert makers_side(maker, other, lot=lot) is side


@pytest.mark.parametrize(
    "wish",
    [
        Wish(GORE, Untimed()),
        Wish(CLASSIC, BLITZ, Side.NORTH, rated=True, level=Level(1000, 2000)),
        Wish(Rules(skip_origin=True, endless="owner"), Daily(14)),
    ],
)
def test_wishes_are_read_as_they_were_written(wish: Wish) -> None:
    assert read_wish(plain_wish(wish)) == wish


@pytest.mark.parametrize(
    "change",
    [
        {"level": [1]},
        {"level": [2, 1]},
        {"clock": {"kind": "sand"}},
        {"rules": {}},
        {"side": "E"},
        {"rated": 1},
    ],
)
def test_what_is_no_wish_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(ValueError):
        read_wish({**plain_wish(Wish(GORE, BLITZ)), **change})
    with pytest.raises((ValueError, MatchError)):
        read_wish(None)
