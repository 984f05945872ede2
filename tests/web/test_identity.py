"""Who someone is: the cookie, the name, the account."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.serving import Live, Running
from tests.web.visitors import JSON, Visitor

UNKNOWN = {"barter": None, "classic": None}


@pytest.fixture
def visitor(server: Running) -> Iterator[Visitor]:
    with Visitor(server) as visitor:
        yield visitor


@pytest.fixture
def another(server: Running) -> Iterator[Visitor]:
    with Visitor(server) as visitor:
        yield visitor


def test_a_guest_is_known_by_a_cookie(visitor: Visitor, another: Visitor) -> None:
    first = visitor.get("me")
    assert first == {"player": first["player"], "name": "", "account": None, "ratings": UNKNOWN}
    assert visitor.get("me") == first
    assert another.get("me")["player"] != first["player"]


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(visitor: Visitor) -> None:
    answer = visitor.ask("GET", "me")
    (cookie,) = answer.headers.get_list("set-cookie")
    parts = {part.strip().lower() for part in cookie.split(";")[1:]}
    assert parts == {"httponly", "samesite=lax", "path=/", "max-age=31536000"}
    assert "set-cookie" not in visitor.ask("GET", "me").headers


def test_the_cookie_is_for_https_only_where_the_request_came_by_it(visitor: Visitor) -> None:
    # As a proxy on this machine says.
    answer = visitor.client.get("/api/me", headers={"X-Forwarded-Proto": "https"})
    assert "; secure" in answer.headers["set-cookie"].lower()


@pytest.mark.parametrize(
    "change",
    [
        lambda cookie: "",
        lambda cookie: "nonsense",
        lambda cookie: cookie[:-1],
        lambda cookie: "A" * 22 + cookie[22:],
        lambda cookie: cookie.split(".")[0],
        lambda cookie: cookie + "." + cookie,
        lambda cookie: "%00%ff%F0%9F%90%84." + cookie,
        lambda cookie: "." * 4000,
    ],
)
def test_a_forged_cookie_is_a_new_guest(visitor: Visitor, another: Visitor, change: object) -> None:
    assert callable(change)
    first = visitor.post("me", {"name": "Abena"})
    assert visitor.cookie is not None
    headers = {"Cookie": f"ayla_player={change(visitor.cookie)}"}
    answer = another.client.get("/api/me", headers=headers)
    assert answer.status_code == 200
    assert answer.json()["player"] != first["player"]
    assert answer.json()["name"] == ""
    assert "set-cookie" in answer.headers


def test_a_cookie_outlives_the_server(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Running(tmp_path_factory.mktemp("again")) as server:
        with Visitor(server) as visitor:
            first = visitor.post("me", {"name": "Abena"})
            cookie = f"ayla_player={visitor.cookie}"
        server.stop()
        server.start()
        again = server.api.get("/api/me", headers={"Cookie": cookie})
        assert again.json() == first


def test_a_host_chooses_what_signs_cookies(tmp_path: Path) -> None:
    secret = "s" * 32
    for folder in ("one", secret, "t" * 32):
        (tmp_path / folder).mkdir()
    with Running(tmp_path / "one", AYLA_SECRET=secret) as server, Visitor(server) as visitor:
        player, cookie = visitor.id, f"ayla_player={visitor.cookie}"
    for chosen, known in ((secret, True), ("t" * 32, False)):
        with Running(tmp_path / chosen, AYLA_SECRET=chosen) as server:
            found = server.api.get("/api/me", headers={"Cookie": cookie}).json()["player"]
            assert (found == player) is known


@pytest.mark.parametrize("name", ["Zoué Lou", "ज़ोए", "🐄", "x" * 40, "<b>bold</b>"])
def test_a_name_is_kept(visitor: Visitor, name: str) -> None:
    assert visitor.post("me", {"name": f"  {name} "})["name"] == name
    assert visitor.get("me")["name"] == name
    assert visitor.get(f"players/{visitor.id}")["name"] == name
    assert visitor.post("me", {"name": ""})["name"] == ""


@pytest.mark.parametrize("name", ["a\nb", "a\u202eb", "\0", "x" * 41, "\u200d", "\u3164"])
def test_a_name_that_nobody_can_have_is_refused(visitor: Visitor, name: str) -> None:
    visitor.post("me", {"name": "before"})
    assert visitor.refused("POST", "me", {"name": name}) == (400, "bad_name")
    assert visitor.get("me")["name"] == "before"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("{", (400, "bad_json")),
        ("{}", (400, "bad_body")),
        ('{"name": 7}', (400, "bad_body")),
        ('{"name": "x", "more": 1}', (400, "bad_body")),
        ('{"name": "\\ud800"}', (400, "bad_json")),
        ('{"name": "' + "x" * 300 + '"}', (400, "bad_body")),
        ('{"name": "' + "x" * 20_000 + '"}', (413, "too_large")),
    ],
)
def test_what_is_no_name_is_refused(visitor: Visitor, body: str, code: tuple[int, str]) -> None:
    answer = visitor.client.post("/api/me", content=body, headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == code


def test_another_site_cannot_name_anybody(visitor: Visitor) -> None:
    headers = {**JSON, "Origin": "https://elsewhere.example"}
    answer = visitor.client.post("/api/me", content='{"name": "x"}', headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")


def test_a_guest_takes_name_and_games_to_another_device_by_an_account(
    visitor: Visitor, another: Visitor
) -> None:
    guest = visitor.post("me", {"name": "Abena"})["player"]
    made = visitor.post("online", {}, status=201)
    handle = visitor.open_account("ünïcode passphrase")
    assert visitor.get("me") == {
        "player": guest,
        "name": "Abena",
        "account": {"handle": handle},
        "ratings": UNKNOWN,
    }
    other_guest = another.id
    signed_in = another.post(
        "session", {"handle": handle.upper(), "passphrase": "u\u0308nï" + "code passphrase"}
    )
    assert signed_in == visitor.get("me")
    assert [game["match"] for game in another.get("games")["games"]] == [made["match"]]
    signed_out = another.ask("DELETE", "session").json()
    assert signed_out["account"] is None
    assert signed_out["player"] not in (guest, other_guest)
    assert another.get("me") == signed_out
    assert visitor.get("me")["player"] == guest


def test_a_wrong_passphrase_and_an_unknown_handle_are_refused_alike(
    visitor: Visitor, another: Visitor
) -> None:
    handle = visitor.open_account()
    before = another.get("me")
    refusals = [
        another.ask("POST", "session", {"handle": name, "passphrase": "another passphrase"})
        for name in (handle, "nobody-at-all")
    ]
    for refusal in refusals:
        assert refusal.status_code == 403
        assert refusal.json()["code"] == "wrong_passphrase"
        assert refusal.text == refusals[0].text
    assert another.get("me") == before


def test_an_account_is_opened_once(visitor: Visitor, another: Visitor) -> None:
    handle = visitor.open_account()
    again = {"handle": handle + "x", "passphrase": "a long passphrase"}
    assert visitor.refused("POST", "accounts", again) == (409, "has_account")
    taken = {"handle": handle.upper(), "passphrase": "a long passphrase"}
    assert another.refused("POST", "accounts", taken) == (409, "handle_taken")
    assert another.get("me")["account"] is None


@pytest.mark.parametrize(
    ("handle", "passphrase", "code"),
    [
        ("ab", "long enough", "bad_handle"),
        ("Zoé", "long enough", "bad_handle"),
        ("a\u202eb", "long enough", "bad_handle"),
        ("abc", "short", "bad_passphrase"),
        ("abc", "x" * 201, "bad_passphrase"),
        ("abc", "x" * 1001, "bad_body"),
    ],
)
def test_handles_and_passphrases_that_cannot_be(
    visitor: Visitor, handle: str, passphrase: str, code: str
) -> None:
    data = {"handle": handle, "passphrase": passphrase}
    for path in ("accounts", "session"):
        answer = visitor.ask("POST", path, data)
        assert (answer.status_code, answer.json()["code"]) == (400, code)
        if code == "bad_passphrase":
            assert passphrase not in answer.text


def test_a_passphrase_is_not_found_by_trying(server: Running) -> None:
    with Visitor(server) as visitor, Visitor(server) as thief:
        handle = visitor.open_account()
        right = {"handle": handle, "passphrase": "a long passphrase"}
        wrong = {"handle": handle, "passphrase": "a wrong passphrase"}
        codes = {thief.refused("POST", "session", wrong)[1] for _ in range(10)}
        assert codes == {"wrong_passphrase"}
        answer = thief.ask("POST", "session", right)
        assert (answer.status_code, answer.json()["code"]) == (429, "too_many_tries")
        assert 0 < int(answer.headers["retry-after"]) <= 900
        # Whoever is signed in can still take another passphrase, and cannot try forever either.
        visitor.post("accounts/passphrase", {**right, "new": "a longer passphrase"})
        refused = [visitor.refused("POST", "session", wrong)[1] for _ in range(10)]
        assert refused == [*["wrong_passphrase"] * 9, "too_many_tries"]
        # Others can still sign in.
        other = thief.open_account()
        assert visitor.post("session", {"handle": other, "passphrase": "a long passphrase"})


def test_a_cookie_from_before_the_account_is_none_of_the_account(
    visitor: Visitor, another: Visitor
) -> None:
    guest, planted = visitor.id, f"ayla_player={visitor.cookie}"
    visitor.open_account()
    assert visitor.id == guest
    answer = another.client.get("/api/me", headers={"Cookie": planted})
    assert answer.json()["player"] != guest


def test_a_new_passphrase_signs_all_others_out(visitor: Visitor, another: Visitor) -> None:
    handle = visitor.open_account()
    old = {"handle": handle, "passphrase": "a long passphrase"}
    new = {"handle": handle, "passphrase": "a longer passphrase"}
    player = visitor.id
    another.post("session", old)
    assert another.id == player
    assert visitor.post("accounts/passphrase", {**old, "new": "a longer passphrase"}) == (
        visitor.get("me")
    )
    assert visitor.id == player
    assert another.id != player
    assert another.refused("POST", "session", old) == (403, "wrong_passphrase")
    assert another.post("session", new)["player"] == player
    # The same once more: nothing changes but who is signed in.
    visitor.post("accounts/passphrase", {**new, "new": "a longer passphrase"})
    assert visitor.id == player
    assert another.id != player


def test_a_passphrase_is_changed_by_who_knows_it(visitor: Visitor) -> None:
    handle = visitor.open_account()
    known = {"handle": handle, "passphrase": "a long passphrase", "new": "a longer passphrase"}
    for change, refusal in (
        ({"passphrase": "a wrong passphrase"}, (403, "wrong_passphrase")),
        ({"handle": handle + "x"}, (403, "wrong_passphrase")),
        ({"new": "short"}, (400, "bad_passphrase")),
        ({"new": None}, (400, "bad_body")),
    ):
        assert visitor.refused("POST", "accounts/passphrase", {**known, **change}) == refusal
    answer = visitor.ask("POST", "accounts/passphrase", {**known, "new": "short"})
    assert answer.json()["place"] == "body.new"
    assert visitor.post("session", {k: known[k] for k in ("handle", "passphrase")})


def test_live_connections_end_with_the_cookie(visitor: Visitor, another: Visitor) -> None:
    handle = visitor.open_account()
    old = {"handle": handle, "passphrase": "a long passphrase"}
    another.post("session", old)
    match = visitor.post("online", {"side": "S"}, status=201)["match"]
    with another.live(f"matches/{match}/live") as thief:
        assert thief.receive()["online"]["you"] == "S"
        visitor.post("accounts/passphrase", {**old, "new": "a longer passphrase"})
        with pytest.raises(ConnectionClosed) as closed:
            _hear_out(thief)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
    with another.live(f"matches/{match}/live") as thief:
        assert thief.receive()["online"]["you"] is None


def _hear_out(live: Live) -> None:
    while True:
        live.receive()


def test_what_has_ended_stays_ended(tmp_path: Path) -> None:
    with Running(tmp_path) as server, Visitor(server) as visitor:
        handle, player, cookie = visitor.open_account(), visitor.id, f"ayla_player={visitor.cookie}"
        changed = {
            "handle": handle,
            "passphrase": "a long passphrase",
            "new": "a longer passphrase",
        }
        visitor.post("accounts/passphrase", changed)
        newer = f"ayla_player={visitor.cookie}"
        server.stop()
        server.start()
        for known, held in ((cookie, False), (newer, True)):
            answer = server.api.get("/api/me", headers={"Cookie": known})
            assert (answer.json()["player"] == player) is held


def test_nobody_is_shown_who_is_not_known(visitor: Visitor) -> None:
    for player in ("nobody", "%00", "x" * 3000, "N" * 22):
        assert visitor.refused("GET", f"players/{player}") == (404, "no_such_player")
    assert visitor.refused("GET", f"players/{visitor.id}") == (404, "no_such_player")
