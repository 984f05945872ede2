"""How many invitations come from one place, told by their names and no address."""

from ayla.web.people.marks import Marks


def test_all_who_know_the_secret_count_the_same_and_nobody_else() -> None:
    one, other, stranger = Marks(), Marks(), Marks()
    for marks in (one, other):
        marks.sign_with("a secret")
    here = [one.name("203.0.113.7") for _ in range(50)]
    there = [one.name("203.0.113.8") for _ in range(400)]
    assert len({*here, *there}) == 450
    assert 50 <= other.count([*here, *there], "203.0.113.7") <= 55
    assert stranger.count(here, "203.0.113.7") <= 5


def test_names_from_one_place_do_not_look_alike() -> None:
    marks = Marks()
    assert len({marks.name("203.0.113.7")[-3:] for _ in range(100)}) > 50
