"""Matches over HTTP: what is sent agrees with the rules."""

from typing import Any

import pytest

from ayla.notation import format_move, format_position, parse_move, parse_position, read_records
from ayla.notation.moves import captured
from ayla.notation.plain import plain_event, plain_outcome
from ayla.notation.telling import tell, tell_outcome
from ayla.rules import Accept, Decline, Game, Offer, Pass, Position, Sow
from ayla.rules.events import Captured, Sown
from tests.web.serving import Running

RICH = "4,4,3,3/3,3,2,2 SSSS/NNNN 12-12 S - 0-0"


def check_position(sent: Any, position: Position) -> None:
    assert sent["text"] == format_position(position)
    assert [pit["pit"] for pit in sent["pits"]] == list("ABCDabcd")
    assert tuple(pit["seeds"] for pit in sent["pits"]) == position.pits
    assert tuple(pit["owner"] for pit in sent["pits"]) == tuple(o.value for o in position.owners)
    assert (sent["stores"]["S"], sent["stores"]["N"]) == position.stores
    assert (sent["declined"]["S"], sent["declined"]["N"]) == position.declined
    assert sent["to_move"] == position.to_move.value
    offer = {"pits": [str(pit) for pit in position.offer], "price": 6 * len(position.offer)}
    assert sent["offer"] == (offer if position.offer else None)


def check_moves(sent: Any, game: Game) -> None:
    assert [move["move"] for move in sent] == [str(move) for move in game.legal_moves()]
    for view, move in zip(sent, game.legal_moves(), strict=True):
        turn = game.copy().play(move)
        assert view["total"] == captured(turn)
        if isinstance(move, Offer):
            assert view["kind"] == "offer"
            assert view["pits"] == [str(pit) for pit in move.pits]
            assert view["price"] == 6 * len(move.pits)
            assert view["after"] is None
            continue
        check_position(view["after"], turn.position)
        kinds = {Sow: "sow", Accept: "accept", Decline: "decline", Pass: "pass"}
        assert view["kind"] == kinds[type(move)]
        if isinstance(move, Sow):
            sown = next(event for event in turn.events if isinstance(event, Sown))
            chain = [event.pits for event in turn.events if isinstance(event, Captured)]
            assert view["pits"] == [str(move.pit)]
            assert view["path"] == [str(pit) for pit in sown.path]
            assert view["last"] == str(sown.last)
            expected = {str(pit): count for pit, count in (chain[0] if chain else ())}
            assert list(view["captures"].items()) == list(expected.items())


def check(sent: Any, game: Game, since: int) -> None:
    """What was sent between two people is what the rules say of the game."""
    assert (sent["ply"], sent["turn"], sent["since"]) == (game.plies, game.turns_taken, since)
    assert (sent["repetitions"], sent["turn_limit"]) == (game.repetitions(), 400)
    check_position(sent["position"], game.position)
    check_moves(sent["moves"], game)
    assert [turn["ply"] for turn in sent["turns"]] == list(range(since + 1, game.plies + 1))
    for view, turn in zip(sent["turns"], game.turns[since:], strict=True):
        assert view["move"] == format_move(turn.move, captured(turn))
        assert view["side"] == turn.before.to_move.value
        assert view["events"] == [plain_event(event) for event in turn.events]
        assert [s["id"] for s in view["sentences"]] == [sentence.id for sentence in tell(turn)]
        check_position(view["position"], turn.position)
    if game.outcome is None:
        assert sent["outcome"] is None
    else:
        sentence = sent["outcome"].pop("sentence")
        assert sent["outcome"] == plain_outcome(game.outcome)
        assert sentence["id"] == tell_outcome(game.outcome).id


@pytest.mark.parametrize("position", [None, RICH, "0,1,0,3/1,0,3,0 SSNS/NNNS 18-22 N - 1-0"])
def test_a_whole_game_is_told_as_the_rules_say(server: Running, position: str | None) -> None:
    match = server.begin(position=position)
    game = Game(start=None if position is None else parse_position(position))
    check(match, game, 0)
    for ply in range(200):
        legal = game.legal_moves()
        if not legal:
            break
        move = legal[(7 * ply + 3) % len(legal)]
        match = server.play(match, str(move))
        game.play(move)
        check(match, game, ply)
        assert match["version"] == ply + 1
    check(server.get(f"matches/{match['id']}"), game, 0)
    check(server.get(f"matches/{match['id']}", since=3), game, min(3, game.plies))
    check(server.get(f"matches/{match['id']}", since=10**30), game, game.plies)
    for ply in (0, 1, game.plies):
        sent = server.get(f"matches/{match['id']}/at/{ply}")
        check_position(sent["position"], game.turns[ply - 1].position if ply else game.start)


def test_settings_are_told_as_they_were_asked_for(server: Running) -> None:
    rules = {"barter": False, "skip_origin": True, "endless": "owner"}
    match = server.post(
        "matches",
        {
            "south": {"kind": "human", "name": "Zoué Lou"},
            "north": {"kind": "computer"},
            "rules": rules,
        },
        status=201,
    )
    assert match["rules"] == rules
    assert match["seats"] == {
        "S": {"kind": "human", "opponent": None, "name": "Zoué Lou"},
        "N": {"kind": "computer", "opponent": "greedy", "name": ""},
    }
    assert match["no_offer"] == {"reason": "classic", "price": 6, "store": 0}


def test_the_opponents_are_those_that_the_server_was_given(server: Running) -> None:
    names = [opponent["name"] for opponent in server.get("opponents")]
    assert names == ["greedy", "slow", "broken", "cheat"]


def test_R9_why_no_offer_can_be_made(server: Running) -> None:
    assert server.begin()["no_offer"] == {"reason": "cannot_pay", "price": 6, "store": 0}
    match = server.begin(position=RICH)
    assert match["no_offer"] is None
    match = server.play(match, "=AB")
    assert match["no_offer"]["reason"] == "pending"
    assert [move["move"] for move in match["moves"]] == ["=+", "=-"]
    assert [move["price"] for move in match["moves"]] == [12, 12]
    passing = server.begin(position="0,0,0,0/3,3,2,2 SSSS/NNNN 18-20 S - 0-0")
    assert passing["no_offer"] == {"reason": "must_pass", "price": 6, "store": 20}
    assert [move["kind"] for move in passing["moves"]] == ["pass"]


def test_turns_are_taken_back_and_others_played(server: Running) -> None:
    match = server.play(server.begin(), "C", "a", "B")
    assert match["undo"] == 2
    match = server.post(f"matches/{match['id']}/undo", {"version": 3, "to": 1})
    assert (match["version"], match["ply"], match["since"], match["turns"]) == (4, 1, 1, [])
    match = server.play(match, "b")
    game = Game.replay([parse_move("C"), parse_move("b")])
    check(match, game, 1)
    match = server.post(f"matches/{match['id']}/undo", {"version": 5})
    assert (match["ply"], match["undo"]) == (1, 0)


def test_R17_resigning_and_agreeing_on_a_draw_end_the_game(server: Running) -> None:
    match = server.play(server.begin(), "C")
    match = server.post(f"matches/{match['id']}/resign", {"version": 1, "side": "S"})
    assert (match["outcome"]["winner"], match["outcome"]["reason"]) == ("N", "resigned")
    assert match["ending"] == {"id": "turn-resigned", "args": {"side": "S"}}
    assert match["moves"] == []
    match = server.post(f"matches/{match['id']}/undo", {"version": 2, "to": 1})
    assert match["outcome"] is match["ending"] is None
    match = server.post(f"matches/{match['id']}/draw", {"version": 3})
    assert (match["outcome"]["winner"], match["outcome"]["reason"]) == (None, "agreed")
    assert match["ending"]["id"] == "turn-draw-agreed"


def test_the_record_is_read_again_as_the_game_that_was_played(server: Running) -> None:
    match = server.play(server.begin(position=RICH), "=AB", "=+", "c")
    match = server.post(f"matches/{match['id']}/resign", {"version": 3, "side": "N"})
    response = server.api.get(f"/api/matches/{match['id']}/record")
    assert response.headers["content-type"] == "text/plain; charset=utf-8"
    (record,) = read_records(response.text)
    game = Game.replay(map(parse_move, ["=AB", "=+", "c"]), start=parse_position(RICH))
    game.resign(game.position.to_move.opponent)
    assert record.game.moves == game.moves
    assert record.game.outcome is not None
    assert record.game.outcome.reason == "resigned"


def test_names_are_kept_in_the_record_whatever_they_are(server: Running) -> None:
    name = 'a "quoted\\" [name] {x} ; y'
    match = server.post(
        "matches",
        {"south": {"kind": "human", "name": name}, "north": {"kind": "computer"}},
        status=201,
    )
    (record,) = read_records(server.api.get(f"/api/matches/{match['id']}/record").text)
    assert record.tags == {"South": name, "North": "greedy"}


def test_the_service_describes_itself(server: Running) -> None:
    described = server.get("schema/openapi.json")
    assert set(described["paths"]) == {
        "/api/accounts",
        "/api/accounts/passphrase",
        "/api/games",
        "/api/join/{token}",
        "/api/lan",
        "/api/languages",
        "/api/lessons",
        "/api/lessons/{name}/{number}",
        "/api/live-games",
        "/api/lobby",
        "/api/lobby/quick",
        "/api/lobby/{invitation}",
        "/api/lobby/{invitation}/accept",
        "/api/matches",
        "/api/matches/{match_id}",
        "/api/matches/{match_id}/analysis",
        "/api/matches/{match_id}/at/{ply}",
        "/api/matches/{match_id}/do",
        "/api/matches/{match_id}/draw",
        "/api/matches/{match_id}/hint",
        "/api/matches/{match_id}/moves",
        "/api/matches/{match_id}/record",
        "/api/matches/{match_id}/redo",
        "/api/matches/{match_id}/resign",
        "/api/matches/{match_id}/undo",
        "/api/me",
        "/api/online",
        "/api/opponents",
        "/api/players/{player}",
        "/api/position",
        "/api/qr",
        "/api/records",
        "/api/session",
        "/health/live",
        "/health/ready",
    }
    move = described["paths"]["/api/matches/{match_id}/moves"]["post"]
    assert set(move["responses"]) == {"200", "400", "403", "404", "409", "422"}
    assert "application/problem+json" in move["responses"]["409"]["content"]
    assert server.api.get("/health/live").text == "ok"
