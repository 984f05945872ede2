"""Two people far apart at one match: what each may do, what each is told, what is refused."""

import json
from collections.abc import Iterator

import pytest

from tests.web.far_apart import Line, Meeting, Person
from tests.web.serving import Running


@pytest.fixture
def meeting(server: Running) -> Meeting:
    return Meeting(server)


@pytest.fixture
def lines(meeting: Meeting) -> Iterator[tuple[Line, Line]]:
    with meeting.both() as both:
        yield both


def test_each_sees_who_sits_where_and_only_the_mover_is_told_the_moves(
    server: Running, meeting: Meeting
) -> None:
    path = f"matches/{meeting.match_id}"
    south, north = meeting.south.get(path), meeting.north.get(path)
    other = Person(server).get(path)
    assert [seen["online"]["you"] for seen in (south, north, other)] == ["S", "N", None]
    assert [len(seen["moves"]) for seen in (south, north, other)] == [4, 0, 0]
    assert other["online"]["players"]["S"]["name"] == "Ada"
    assert other["online"]["joined"] == {"S": True, "N": True}
    assert other["online"]["clock"]["kind"] == "none"
    assert other["online"]["abortable"]


def test_a_move_is_acknowledged_and_seen_by_everyone(
    server: Running, meeting: Meeting, lines: tuple[Line, Line]
) -> None:
    south, north = lines
    with Person(server).watch(meeting.match_id) as watcher:
        assert watcher.hear()["online"]["you"] is None
        ack = south.done("move", ply=0, move="C")
        assert (ack["version"], ack["ply"]) == (3, 1)
        for line, moves in ((south, 0), (north, 4), (watcher, 0)):
            seen = line.until(lambda message: message.get("ply") == 1 and "turns" in message)
            assert seen["turns"][0]["move"] == "C"
            assert (seen["since"], len(seen["moves"])) == (0, moves)


def test_the_same_move_sent_twice_is_played_once(lines: tuple[Line, Line]) -> None:
    south, north = lines
    first = south.done("move", ply=0, move="C")
    assert {**south.done("move", ply=0, move="C"), "id": first["id"]} == first
    north.done("move", ply=1, move="b")
    again = south.done("move", ply=0, move="C")
    assert (again["ply"], again["version"]) == (2, 4)
    assert south.refused("move", ply=0, move="D") == "stale_ply"
    assert north.refused("move", ply=0, move="C") == "stale_ply"
    assert south.refused("move", ply=7, move="C") == "stale_ply"


def test_only_who_sits_there_acts(
    server: Running, meeting: Meeting, lines: tuple[Line, Line]
) -> None:
    _, north = lines
    assert north.refused("move", ply=0, move="a") == "not_your_turn"
    stranger = Person(server)
    stranger.post("me", {"name": "Eve"})
    with stranger.watch(meeting.match_id) as line:
        line.hear()
        for what, more in (("move", {"ply": 0, "move": "C"}), ("resign", {}), ("abort", {})):
            assert line.refused(what, **more) == "not_your_seat"
    path = f"matches/{meeting.match_id}"
    said = {"id": 1, "do": "resign"}
    assert stranger.post(f"{path}/do", said, status=403)["code"] == "not_your_seat"
    for old in ("moves", "undo", "redo", "resign", "draw"):
        data: dict[str, object] = {"version": 2}
        data.update({"moves": {"move": "C"}, "resign": {"side": "S"}}.get(old, {}))
        for person in (stranger, meeting.south):
            refused = person.post(f"{path}/{old}", data, status=403)
            assert refused["code"] == "not_your_seat"
    assert meeting.south.get(path)["version"] == 2


def test_a_command_over_http_is_the_same(meeting: Meeting, lines: tuple[Line, Line]) -> None:
    _, north = lines
    said = {"id": 7, "do": "move", "ply": 0, "move": "C"}
    path = f"matches/{meeting.match_id}/do"
    ack = {"type": "ack", "id": 7, "version": 3, "ply": 1}
    assert meeting.south.post(path, said) == ack
    assert meeting.south.post(path, said) == ack
    assert north.until(lambda message: message.get("ply") == 1)["turns"][0]["move"] == "C"
    assert meeting.south.post(path, {**said, "move": "Q"}, status=400)["place"] == "body.move"
    assert meeting.south.post(path, {"id": 1, "do": "fly"}, status=400)["code"] == "bad_body"


def test_a_draw_is_offered_declined_offered_again_and_agreed(lines: tuple[Line, Line]) -> None:
    south, north = lines
    south.done("draw-offer")
    assert north.online(lambda online: online["draw"] == "S")
    assert south.refused("draw-accept") == "no_request_open"
    north.done("draw-decline")
    assert south.online(lambda online: online["draw"] is None)
    assert south.refused("draw-offer") == "just_declined"
    south.done("move", ply=0, move="C")
    south.done("draw-offer")
    north.done("draw-accept")
    for line in (south, north):
        ended = line.until(lambda message: bool(message.get("outcome")))
        assert ended["outcome"]["reason"] == "agreed"
        assert ended["ending"]["id"] == "turn-draw-agreed"
    assert north.refused("move", ply=1, move="b") == "game_over"
    assert south.refused("draw-offer") == "game_over"


def test_a_takeback_names_its_turn_and_needs_consent(lines: tuple[Line, Line]) -> None:
    south, north = lines
    south.done("move", ply=0, move="C")
    north.done("move", ply=1, move="b")
    assert south.refused("takeback-ask", to=1) == "no_such_turn"
    south.done("takeback-ask", to=0)
    asked = north.online(lambda online: bool(online["takeback"]))
    assert asked["takeback"] == {"by": "S", "to": 0}
    assert south.refused("takeback-accept", to=0) == "no_request_open"
    assert north.refused("takeback-accept", to=1) == "no_request_open"
    north.done("takeback-accept", to=0)
    for line in (south, north):
        back = line.until(lambda one: "turns" in one and one["ply"] == 0 and one["version"] > 2)
        assert (back["since"], back["turns"]) == (0, [])
    south.done("move", ply=0, move="D")


def test_resigning_ends_it_and_a_rematch_swaps_sides(
    meeting: Meeting, lines: tuple[Line, Line]
) -> None:
    south, north = lines
    assert south.refused("rematch") == "not_over"
    north.done("resign")
    assert south.until(lambda one: bool(one.get("outcome")))["outcome"]["winner"] == "S"
    south.done("rematch")
    assert north.online(lambda online: online["rematch"]["by"] == "S")
    north.done("rematch")
    names = [line.online(lambda one: bool(one["rematch"]["match"]))["rematch"] for line in lines]
    assert names[0] == names[1]
    again = meeting.north.get(f"matches/{names[0]['match']}")
    assert again["online"]["you"] == "S"
    assert again["online"]["players"]["S"]["name"] == "Bo"
    assert south.refused("rematch") == "rematched"


def test_a_rematch_that_both_ask_for_at_once_is_one(meeting: Meeting) -> None:
    with meeting.both() as (south, north):
        north.done("resign")
        for line in (south, north):
            line.connection.send('{"id": 50, "do": "rematch"}')
        names = {
            line.online(lambda one: bool(one["rematch"]["match"]))["rematch"]["match"]
            for line in (south, north)
        }
    assert len(names) == 1


def test_a_match_is_broken_off_before_its_second_turn_only(server: Running) -> None:
    meeting = Meeting(server)
    with meeting.both() as (south, north):
        south.done("move", ply=0, move="C")
        north.done("abort")
        ended = south.until(lambda one: bool(one.get("outcome")))
        assert ended["outcome"]["reason"] == "aborted"
        assert ended["outcome"]["sentence"]["id"] == "outcome-aborted"
        assert ended["ending"] == {"id": "ending-aborted", "args": {"side": "N"}}
    other = Meeting(server)
    with other.both() as (south, north):
        south.done("move", ply=0, move="C")
        north.done("move", ply=1, move="b")
        assert south.refused("abort") == "too_late_to_abort"


def test_phrases_are_said_and_not_too_many(lines: tuple[Line, Line]) -> None:
    south, north = lines
    south.done("say", phrase="hello")
    said = north.online(lambda online: bool(online["phrases"]))
    assert said["phrases"] == [{"by": "S", "phrase": "hello", "ply": 0}]
    assert south.refused("say", phrase="something else") == "no_such_phrase"
    for _ in range(4):
        south.done("say", phrase="oops")
    assert south.refused("say", phrase="oops") == "too_talkative"
    north.done("say", phrase="thanks")


def test_nobody_gets_advice_before_the_end(
    server: Running, meeting: Meeting, lines: tuple[Line, Line]
) -> None:
    south, north = lines
    path = f"matches/{meeting.match_id}"
    south.done("move", ply=0, move="C")
    assert not meeting.north.get(path)["advice"]
    for person in (meeting.north, Person(server)):
        asked = person.post(f"{path}/hint", {"version": 3}, status=403)
        assert asked["code"] == "live_match"
        asked = person.post(f"{path}/analysis", {"version": 3, "ply": 0}, status=403)
        assert asked["code"] == "live_match"
    # Nor by setting the same board up for oneself; others may look at what they like.
    seats = {"south": {"kind": "human"}, "north": {"kind": "human"}}
    copied = meeting.north.post("matches", {**seats, "moves": ["C"]}, status=201)
    wish = {"version": copied["version"], "depth": 1}
    asked = meeting.north.post(f"matches/{copied['id']}/analysis", wish, status=403)
    assert asked["code"] == "live_match"
    assert Person(server).post(f"matches/{copied['id']}/analysis", wish)["done"]
    assert Person(server).ask("GET", f"{path}/record").status_code == 403
    assert meeting.north.ask("GET", f"{path}/record").status_code == 200
    north.done("resign")
    assert meeting.north.get(path)["advice"]
    wish = {"version": 4, "ply": 0, "depth": 1}
    assert Person(server).post(f"{path}/analysis", wish)["done"]
    assert '[North "Bo"]' in Person(server).ask("GET", f"{path}/record").text


def test_after_the_end_it_is_told_how_many_moves_were_best(lines: tuple[Line, Line]) -> None:
    south, north = lines
    south.done("move", ply=0, move="C")
    north.done("move", ply=1, move="b")
    south.done("resign")
    matched = north.online(lambda online: bool(online["matched"]))["matched"]
    assert {side: found["of"] for side, found in matched.items()} == {"S": 1, "N": 1}
    assert all(0 <= found["matched"] <= found["of"] for found in matched.values())


def test_programs_may_have_a_light_form(meeting: Meeting) -> None:
    with meeting.both("?detail=turns") as (south, north):
        assert north.heard[0]["type"] == "turns"
        south.done("move", ply=0, move="C")
        seen = north.until(lambda one: one["type"] == "turns" and one["ply"] == 1)
        position = "7,6,0,7/7,7,7,7 SSSS/NNNN 0-0 N - 0-0"
        assert seen["turns"] == [{"ply": 1, "move": "C", "position": position}]
        assert (seen["since"], seen["outcome"], seen["online"]["you"]) == (0, None, "N")
        assert seen["position"] == position


def test_who_missed_something_asks_and_gets_all(meeting: Meeting) -> None:
    with meeting.both() as (south, north):
        south.done("move", ply=0, move="C")
        north.done("move", ply=1, move="b")
        north.until(lambda one: "turns" in one and one["ply"] == 2)
        north.done("resync", version=2)
        again = north.until(lambda one: "turns" in one)
        assert (again["since"], [turn["move"] for turn in again["turns"]]) == (0, ["C", "b"])
        north.done("resync", version=3)
        assert north.until(lambda one: "turns" in one)["since"] == 1


def test_who_plays_without_a_live_connection_is_seen(meeting: Meeting) -> None:
    north, path = meeting.north, f"matches/{meeting.match_id}"
    with meeting.south.watch(meeting.match_id) as south:
        south.done("move", ply=0, move="C")
        south.online(lambda online: online["presence"]["N"] == "away")
        assert north.get(path)["online"]["presence"] == {"S": "here", "N": "here"}
        south.online(lambda online: online["presence"]["N"] == "here")
        north.post(f"{path}/do", {"id": 1, "do": "move", "ply": 1, "move": "b"})
        assert south.until(lambda one: one.get("ply") == 2)["online"]["presence"]["N"] == "here"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad_json"),
        ("{", "bad_json"),
        ("[]", "bad_body"),
        ("null", "bad_body"),
        ("3", "bad_body"),
        ('{"do":"move"}', "bad_body"),
        ('{"id":1,"do":"move","ply":0}', "bad_body"),
        ('{"id":1,"do":"move","ply":-1,"move":"C"}', "bad_body"),
        ('{"id":1,"do":"move","ply":0.5,"move":"C"}', "bad_body"),
        ('{"id":1,"do":"move","ply":"0","move":"C"}', "bad_body"),
        ('{"id":1,"do":"move","ply":0,"move":"C","more":1}', "bad_body"),
        ('{"id":-1,"do":"resign"}', "bad_body"),
        ('{"id":1,"do":"win"}', "bad_body"),
        ('{"id":1,"do":["resign"]}', "bad_body"),
        ('{"id":1,"do":"say"}', "bad_body"),
        ('{"id":1,"do":"move","ply":0,"move":"Z"}', "bad_move"),
        ('{"id":1,"do":"move","ply":0,"move":"Cx4"}', "bad_move"),
        ('{"id":1,"do":"move","ply":0,"move":""}', "bad_move"),
        ('{"id":1,"do":"move","ply":0,"move":"=+"}', "no_offer"),
        ('{"id":1,"do":"move","ply":0,"move":"a"}', "not_your_pit"),
        ('{"id":1,"do":"move","ply":9007199254740993000000,"move":"C"}', "stale_ply"),
        ("[" * 900, "bad_body"),
        ('{"id":1,"do":"\\u0000"}', "bad_body"),
    ],
)
def test_what_makes_no_sense_is_refused_and_the_connection_stays(
    meeting: Meeting, text: str, code: str
) -> None:
    with meeting.south.watch(meeting.match_id) as line:
        line.hear()
        answer = line.say(text)
        assert (answer["type"], answer["problem"]["code"]) == ("refused", code)
        assert line.say("ping") == {"type": "pong"}
        line.done("move", ply=0, move="C")


def test_a_refusal_has_the_number_of_what_it_refuses(lines: tuple[Line, Line]) -> None:
    south, _ = lines
    assert south.say('{"id":41,"do":"win"}')["id"] == 41
    assert south.say('{"id":42,"do":"move","ply":5,"move":"C"}')["id"] == 42
    assert south.say("nothing")["id"] is None


def test_a_match_is_not_played_before_both_are_there(server: Running) -> None:
    south, north = Person(server), Person(server)
    wish = {"rules": {}, "clock": {"kind": "none"}, "side": "S", "rated": False}
    made = south.post("online", wish, status=201)
    with south.watch(made["match"]) as line:
        alone = line.hear()
        assert (alone["moves"], alone["online"]["joined"]["N"]) == ([], False)
        assert line.refused("move", ply=0, move="C") == "not_joined"
        north.post(made["invite"].removeprefix("/"), {"name": "Bo"})
        joined = line.until(lambda one: bool(one.get("online") and one["online"]["joined"]["N"]))
        assert len(joined["moves"]) == 4
        line.done("move", ply=0, move="C")


def test_spectators_are_counted_and_nobody_twice(
    server: Running, meeting: Meeting, lines: tuple[Line, Line]
) -> None:
    south, _ = lines
    with Person(server).watch(meeting.match_id), meeting.south.watch(meeting.match_id):
        assert south.online(lambda online: online["watchers"] == 1)
    assert south.online(lambda online: online["watchers"] == 0)


def test_two_tabs_of_one_player_see_the_same_and_the_same_move_of_both_is_played_once(
    meeting: Meeting, lines: tuple[Line, Line]
) -> None:
    south, _ = lines
    with meeting.south.watch(meeting.match_id) as tab:
        tab.hear()
        for line in (south, tab):
            line.connection.send(json.dumps({"id": 9, "do": "move", "ply": 0, "move": "C"}))
        for line in (south, tab):
            assert line.until(lambda one: one.get("type") == "ack")["ply"] == 1
            line.heard.clear()
        assert meeting.south.get(f"matches/{meeting.match_id}")["version"] == 3
