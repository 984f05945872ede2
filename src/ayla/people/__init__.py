"""Who plays, how they meet, and how strong they are. No input or output."""

from ayla.people.errors import PeopleCode, PeopleError
from ayla.people.persons import Account, Person
from ayla.people.ratings import Rating, Ratings, Variant

__all__ = [
    "Account",
    "PeopleCode",
    "PeopleError",
    "Person",
    "Rating",
    "Ratings",
    "Variant",
]
