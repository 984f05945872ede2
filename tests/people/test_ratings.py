"""Ratings by Glicko-2, held to the example of its author and to what must always be so."""

from datetime import UTC, datetime, timedelta

import pytest
from glicko2.math import mu_to_rating, phi_to_rd, rating_to_mu, rd_to_phi, update_rating
from hypothesis import given
from hypothesis import strategies as st

from ayla.people.ratings import (
    HIGHEST,
    LOWEST,
    PROVISIONAL,
    SUREST,
    UNSURE,
    Rating,
    Variant,
    after_game,
    new_rating,
)
from ayla.rules import CLASSIC, GORE, Rules

NOW = datetime(2026, 1, 2, tzinfo=UTC)
YEAR = timedelta(days=365)


def rating(number: float, deviation: float = 60, *, games: int = 30) -> Rating:
    return Rating(number, deviation, 0.06, games, NOW)


ratings = st.builds(
    Rating,
    st.floats(LOWEST, HIGHEST),
    st.floats(SUREST, UNSURE),
    st.floats(0.03, 0.1),
    st.integers(0, 10_000),
    st.datetimes(datetime(2020, 1, 1), datetime(2030, 1, 1)).map(lambda at: at.replace(tzinfo=UTC)),  # noqa: DTZ001
)


def test_the_library_computes_the_example_of_the_paper() -> None:
    opponents = [
        (rating_to_mu(number), rd_to_phi(deviation), score)
        for number, deviation, score in [(1400, 30, 1.0), (1550, 100, 0.0), (1700, 300, 0.0)]
    ]
    updated = update_rating(rating_to_mu(1500), rd_to_phi(200), 0.06, opponents, tau=0.5)
    assert mu_to_rating(updated.mu) == pytest.approx(1464.06, abs=0.01)
    assert phi_to_rd(updated.phi) == pytest.approx(151.52, abs=0.01)
    assert updated.sigma == pytest.approx(0.05999, abs=0.00001)


def test_who_is_new_moves_far_and_who_is_settled_little() -> None:
    won, lost = after_game(None, None, 1, NOW)
    assert won.rating == pytest.approx(1662, abs=1)
    assert won.rating + lost.rating == pytest.approx(3000)
    assert won.games == lost.games == 1
    assert won.deviation == lost.deviation < UNSURE
    settled, _ = after_game(rating(1500), rating(1500), 1, NOW)
    assert 1505 < settled.rating < 1515


def test_a_surprise_moves_more_than_what_was_expected() -> None:
    weak, strong = rating(1400), rating(1800)
    surprise, _ = after_game(weak, strong, 1, NOW)
    expected, _ = after_game(weak, strong, 0, NOW)
    assert surprise.rating - weak.rating > 3 * (weak.rating - expected.rating) > 0


def test_two_equals_who_draw_stay_where_they_are() -> None:
    one, other = after_game(rating(1500), rating(1500), 0.5, NOW)
    assert one.rating == other.rating == pytest.approx(1500)


def test_a_year_makes_a_settled_rating_provisional() -> None:
    settled = rating(1500, 60)
    assert not settled.provisional(NOW)
    assert settled.deviation_at(NOW) == pytest.approx(60)
    assert settled.deviation_at(NOW + YEAR) == pytest.approx(PROVISIONAL, abs=0.5)
    assert settled.provisional(NOW + YEAR + timedelta(days=7))
    assert settled.deviation_at(NOW + 1000 * YEAR) == UNSURE
    assert settled.deviation_at(NOW - YEAR) == pytest.approx(60)
    assert new_rating(NOW).provisional(NOW)


def test_who_was_away_is_rated_afresh_sooner() -> None:
    at_once, _ = after_game(rating(1500), rating(1500), 1, NOW)
    later, _ = after_game(rating(1500), rating(1500), 1, NOW + YEAR)
    assert later.rating > at_once.rating
    assert later.at == NOW + YEAR


def test_games_in_a_row_make_a_rating_surer() -> None:
    one, other = None, None
    for number in range(40):
        one, other = after_game(one, other, number % 2, NOW + number * timedelta(minutes=5))
    assert one is not None
    assert one.games == 40
    assert one.deviation < PROVISIONAL


@given(ratings, ratings, st.sampled_from([0.0, 0.5, 1.0]))
def test_ratings_stay_within_bounds_and_move_the_right_way(
    one: Rating, other: Rating, score: float
) -> None:
    at = max(one.at, other.at) + timedelta(hours=1)
    after = after_game(one, other, score, at)
    for before, now in zip((one, other), after, strict=True):
        assert LOWEST <= now.rating <= HIGHEST
        assert SUREST <= now.deviation <= UNSURE
        assert 0 < now.volatility <= 0.1
        assert now.games == before.games + 1
        assert now.at == at
    if score == 1:
        assert after[0].rating >= one.rating
        assert after[1].rating <= other.rating


@given(ratings, ratings, st.sampled_from([0.0, 0.5, 1.0]))
def test_it_does_not_matter_who_is_named_first(one: Rating, other: Rating, score: float) -> None:
    at = max(one.at, other.at)
    assert after_game(one, other, score, at) == after_game(other, one, 1 - score, at)[::-1]


@pytest.mark.parametrize(
    ("rules", "variant"),
    [
        (GORE, Variant.BARTER),
        (CLASSIC, Variant.CLASSIC),
        (Rules(barter=False, skip_origin=True), Variant.CLASSIC),
    ],
)
def test_each_game_has_ratings_of_its_own(rules: Rules, variant: Variant) -> None:
    assert Variant.of(rules) is variant
