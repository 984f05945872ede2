"""From people to what is sent of them."""

from datetime import datetime

from ayla.people import Person, Rating, Ratings, Variant
from ayla.web.people.wire import AccountView, Me, RatingsView, RatingView


def me_view(person: Person, now: datetime) -> Me:
    """What someone sees of themselves."""
    account = None if person.handle is None else AccountView(person.handle)
    return Me(person.id, person.name, account, ratings_view(person.ratings, now))


def ratings_view(ratings: Ratings, now: datetime) -> RatingsView:
    """A player's ratings as they are by now."""
    return RatingsView(
        barter=rating_view(ratings.get(Variant.BARTER), now),
        classic=rating_view(ratings.get(Variant.CLASSIC), now),
    )


def rating_view(rating: Rating | None, now: datetime) -> RatingView | None:
    """A rating as it is by now."""
    if rating is None:
        return None
    return RatingView(
        round(rating.rating),
        round(rating.deviation_at(now)),
        rating.games,
        rating.provisional(now),
    )
