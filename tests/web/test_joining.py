"""Playing with somebody far away: two links, one match."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.serving import Live, Running
from tests.web.visitors import BLITZ, Visitor, do, settle

START = "4,4,3,3/3,3,2,2 SSSS/NNNN 12-12 N - 0-0"


@pytest.fixture
def come(server: Running) -> Iterator[Callable[[], Visitor]]:
    visitors: list[Visitor] = []

    def come() -> Visitor:
        visitors.append(Visitor(server))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.client.close()


def test_two_links_lead_to_the_two_seats(come: Callable[[], Visitor]) -> None:
    host, friend, third = come(), come(), come()
    made = host.post("online", {"side": "N", "clock": BLITZ, "name": "Abena"}, status=201)
    assert made["side"] == "N"
    assert made["invite"] != made["own"]
    invite, own = made["invite"].lstrip("/"), made["own"].lstrip("/")
    shown = {
        "match": made["match"],
        "side": "S",
        "state": "free",
        "rules": {"barter": True, "skip_origin": False, "endless": "split"},
        "clock": BLITZ,
        "rated": False,
        "by": "Abena",
    }
    assert friend.get(invite) == shown
    assert friend.get(own) == {**shown, "side": "N", "state": "yours", "by": ""}
    joined = friend.post(invite, {"name": "Kofi 🐄"})
    assert (joined["match"], joined["side"]) == (made["match"], "S")
    assert friend.get(invite)["state"] == "yours"
    assert third.get(invite)["state"] == "taken"
    assert third.refused("POST", invite) == (409, "seat_taken")
    match = host.get(f"matches/{made['match']}")
    assert match["online"]["you"] == "N"
    assert {side: one["name"] for side, one in match["online"]["players"].items()} == {
        "S": "Kofi 🐄",
        "N": "Abena",
    }
    assert friend.get(f"matches/{made['match']}")["online"]["you"] == "S"
    assert third.get(f"matches/{made['match']}")["online"]["you"] is None


def test_joining_twice_is_joining_once(come: Callable[[], Visitor]) -> None:
    host, friend = come(), come()
    invite = host.post("online", status=201)["invite"].lstrip("/")
    first, again = friend.post(invite), friend.post(invite)
    assert (first["match"], first["side"]) == (again["match"], again["side"])
    assert friend.get(f"matches/{first['match']}")["version"] == 2


def test_of_many_who_follow_an_invitation_one_joins(come: Callable[[], Visitor]) -> None:
    host, friends = come(), [come() for _ in range(5)]
    invite = host.post("online", status=201)["invite"].lstrip("/")
    for friend in friends:
        friend.get("me")
    with ThreadPoolExecutor(len(friends)) as pool:
        answers = list(pool.map(lambda friend: friend.ask("POST", invite), friends))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409]


def test_nobody_takes_both_seats(come: Callable[[], Visitor]) -> None:
    host = come()
    made = host.post("online", status=201)
    assert host.refused("POST", made["invite"].lstrip("/")) == (422, "own_seat")


def test_the_own_link_goes_on_with_the_seat_on_another_device(come: Callable[[], Visitor]) -> None:
    laptop, phone, friend = come(), come(), come()
    made = laptop.post("online", {"side": "S", "name": "Abena"}, status=201)
    friends = friend.post(made["invite"].lstrip("/"))
    do(laptop, made["match"], "move", ply=0, move="C")
    own = made["own"].lstrip("/")
    assert phone.post(own, {"name": "Abena"})["own"] == made["own"]
    assert phone.get(f"matches/{made['match']}")["online"]["you"] == "S"
    assert laptop.get(f"matches/{made['match']}")["online"]["you"] is None
    for visitor, names in ((phone, [made["match"]]), (laptop, []), (friend, [made["match"]])):
        assert [game["match"] for game in visitor.get("games")["games"]] == names
    do(friend, made["match"], "move", ply=1, move="a")
    do(phone, made["match"], "move", ply=2, move="A")
    laptop.post(own)
    assert laptop.get(f"matches/{made['match']}")["online"]["you"] == "S"
    # The friend's own link is not for this seat's holder.
    assert laptop.refused("POST", friends["own"].lstrip("/")) == (422, "own_seat")


def test_a_rated_match_stays_with_its_accounts(come: Callable[[], Visitor]) -> None:
    host, friend, other = come(), come(), come()
    wish = {"clock": BLITZ, "rated": True}
    assert host.refused("POST", "online", wish) == (422, "account_needed")
    host.open_account()
    assert host.refused("POST", "online", {"rated": True}) == (422, "not_rated")
    assert host.refused("POST", "online", {**wish, "position": START}) == (422, "not_rated")
    made = host.post("online", wish, status=201)
    invite, own = made["invite"].lstrip("/"), made["own"].lstrip("/")
    assert friend.refused("POST", invite) == (422, "account_needed")
    friend.open_account()
    assert friend.post(invite)["match"] == made["match"]
    other.open_account()
    assert other.refused("POST", own) == (422, "not_your_seat")
    assert host.post(own)["side"] == made["side"]


def test_who_signs_in_takes_the_seats_of_the_guest_along(come: Callable[[], Visitor]) -> None:
    holder, guest, friend = come(), come(), come()
    words = {"handle": holder.open_account(), "passphrase": "a long passphrase"}
    holder.post("me", {"name": "Abena"})
    going = [settle((guest, friend)) for _ in range(22)]  # more than a page of a list
    over, shared, others = (
        settle((guest, friend)),
        settle((guest, holder)),
        settle((holder, friend)),
    )
    do(guest, over, "abort")
    was = guest.id
    assert guest.refused("POST", "session", {**words, "passphrase": "not this one"})[0] == 403
    with guest.live(f"matches/{going[0]}/live") as line:
        assert line.receive()["online"]["you"] == "S"
        guest.post("session", words)
        with pytest.raises(ConnectionClosed) as closed:
            _hear_out(line)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012  # come back, as whoever the browser is now
    for match in going:
        online = guest.get(f"matches/{match}")["online"]
        assert online["you"] == "S"
        assert online["players"]["S"]["name"] == "Abena"
        assert friend.get(f"matches/{match}")["online"]["you"] == "N"
    do(guest, going[0], "move", ply=0, move="C")
    do(friend, going[0], "move", ply=1, move="a")
    # What is over stays with the guest, and so does the game with the account itself.
    assert guest.get(f"matches/{over}")["online"]["you"] is None
    online = guest.get(f"matches/{shared}")["online"]
    assert online["you"] == "N"
    assert online["players"]["S"]["player"] == was
    assert guest.get(f"matches/{others}")["online"]["you"] == "S"


def _hear_out(live: Live) -> None:
    while True:
        live.receive()


def test_an_account_takes_nothing_along_into_another(come: Callable[[], Visitor]) -> None:
    one, other, friend = come(), come(), come()
    one.open_account()
    words = {"handle": other.open_account(), "passphrase": "a long passphrase"}
    match, player = settle((one, friend)), one.id
    one.post("session", words)
    online = friend.get(f"matches/{match}")["online"]
    assert online["players"]["S"]["player"] == player
    assert one.get(f"matches/{match}")["online"]["you"] is None


def test_an_account_that_is_opened_keeps_the_seats_of_the_guest(
    come: Callable[[], Visitor],
) -> None:
    guest, friend = come(), come()
    match = settle((guest, friend))
    guest.open_account()
    assert guest.get(f"matches/{match}")["online"]["you"] == "S"
    do(guest, match, "move", ply=0, move="C")


def test_a_guest_who_is_forgotten_leaves_the_next_one_nothing(come: Callable[[], Visitor]) -> None:
    guest, friend = come(), come()
    match, was = settle((guest, friend)), guest.post("me", {"name": "Abena"})["player"]
    with guest.live(f"matches/{match}/live") as line:
        line.receive()
        fresh = guest.ask("DELETE", "session").json()
        with pytest.raises(ConnectionClosed):
            _hear_out(line)
    assert (fresh["name"], fresh["account"]) == ("", None)
    assert guest.id == fresh["player"] != was
    assert guest.get("games")["games"] == []
    assert guest.get(f"matches/{match}")["online"]["you"] is None


def test_a_match_begins_where_it_is_wished(come: Callable[[], Visitor]) -> None:
    host = come()
    wish = {"position": START, "rules": {"barter": False}, "clock": {"kind": "days", "days": 2}}
    made = host.post("online", wish, status=201)
    match = host.get(f"matches/{made['match']}")
    assert match["position"]["text"] == START
    assert match["rules"]["barter"] is False
    assert match["online"]["clock"]["kind"] == "days"


def test_sides_are_drawn_by_lot_where_none_is_named(come: Callable[[], Visitor]) -> None:
    host = come()
    assert {host.post("online", status=201)["side"] for _ in range(40)} == {"S", "N"}


@pytest.mark.parametrize(
    ("wish", "refusal"),
    [
        ({"position": "nonsense"}, (400, "bad_position")),
        ({"position": "0,0,0,0/0,0,0,0 SSSS/NNNN 24-24 S - 0-0"}, (400, "bad_settings")),
        ({"rules": {"barter": False}, "position": "6,6,6,6/6,6,6,0 SSSS/NNNN 6-0 N A 0-0"}, None),
        ({"name": "x" * 41}, (400, "bad_name")),
        ({"name": "a\u202eb"}, (400, "bad_name")),
        ({"side": "E"}, (400, "bad_body")),
        ({"more": 1}, (400, "bad_body")),
        ({"position": "x" * 20_000}, (413, "too_large")),
    ],
)
def test_matches_that_cannot_be(
    come: Callable[[], Visitor], wish: object, refusal: tuple[int, str] | None
) -> None:
    status, code = come().refused("POST", "online", wish)
    assert (status, code) == refusal or (refusal is None and status == 400)


@pytest.mark.parametrize("token", ["nothing", "%00", "x" * 2000, "a.b", "ünïcode"])
def test_links_that_lead_nowhere(come: Callable[[], Visitor], token: str) -> None:
    visitor = come()
    assert visitor.refused("GET", f"join/{token}") == (404, "no_such_invitation")
    assert visitor.refused("POST", f"join/{token}") == (404, "no_such_invitation")


def test_a_name_that_cannot_be_takes_no_seat(come: Callable[[], Visitor]) -> None:
    host, friend = come(), come()
    invite = host.post("online", status=201)["invite"].lstrip("/")
    assert friend.refused("POST", invite, {"name": "\0"}) == (400, "bad_name")
    assert friend.get(invite)["state"] == "free"
