"""Write the recorded games of tests/replays: python tools/write_replays.py

The games are played by chance from fixed seeds, except where a list of moves says otherwise. Each
file has a line of JSON for the rules and the start, one for each ply with its events and the
position after it, and one for the end. Tests replay them exactly: run this only to add a game or
when a decision changes the law, and read the difference.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any

from ayla.notation import format_position, format_turn, parse_move, parse_position
from ayla.notation.plain import plain_event, plain_outcome
from ayla.rules import (
    CLASSIC,
    GORE,
    Game,
    Move,
    Offer,
    Reason,
    Rules,
    Sow,
    is_over,
    legal_moves,
    play,
)
from ayla.rules.game import TURN_LIMIT

DIRECTORY = Path(__file__).parent.parent / "tests/replays"
CIRCLE = parse_position("0,4,0,2/0,0,0,2 SSSS/NNNN 20-20 S - 0-0")
ROUND = [parse_move(move) for move in "DaBaCdAbAc"]

Policy = Callable[[Random, Game], Move]


@dataclass(frozen=True)
class Recorded:
    """A game to be written, and what it is there to show."""

    name: str
    about: str
    game: Game


def by_chance(rng: Random, game: Game) -> Move:
    """Any legal move; offers, of which there are many, are one choice beside the sowings."""
    moves = game.legal_moves()
    offers = [move for move in moves if isinstance(move, Offer)]
    others = [move for move in moves if not isinstance(move, Offer)]
    if offers and rng.random() < 1 / (len(others) + 1):
        return pick(rng, offers)
    return pick(rng, others)


def lingering(rng: Random, game: Game) -> Move:
    """A legal move that lets the game go on, if there is one."""
    moves = list(game.legal_moves())
    staying = [move for move in moves if not ends(game, move)]
    return pick(rng, staying or moves)


def ends(game: Game, move: Move) -> bool:
    twin = game.copy()
    twin.play(move)
    return twin.over


def pick(rng: Random, moves: Sequence[Move]) -> Move:
    # random() gives the same numbers in every version of Python; choice() need not.
    return moves[int(rng.random() * len(moves))]


def played(policy: Policy, rules: Rules, seed: int, turns: int = TURN_LIMIT) -> Game:
    """A game of so many turns at most."""
    rng, game = Random(seed), Game(rules)
    while not game.over and game.turns_taken < turns:
        game.play(policy(rng, game))
    return game


def first(wanted: Callable[[Game], bool], games: Iterable[Game]) -> Game:
    return next(game for game in games if wanted(game))


def chances(policy: Policy, rules: Rules, turns: int = TURN_LIMIT) -> Iterable[Game]:
    return (played(policy, rules, seed, turns) for seed in range(1, 10_000))


def shows_all_of_barter(game: Game) -> bool:
    if game.outcome is None or not game.outcome.glory:
        return False
    kinds = {type(event).__name__ for turn in game.turns for event in turn.events}
    return {"Accepted", "Declined", "Captured", "Passed", "Swept"} <= kinds


def won_without_glory(game: Game) -> bool:
    return game.outcome is not None and game.outcome.glory is False and 20 < game.plies < 150


def swept(game: Game) -> bool:
    return game.outcome is not None and game.outcome.reason is Reason.SWEPT and game.plies > 20


def reaches_the_limit(game: Game) -> bool:
    """400 turns, the last of which might have been an offer."""
    return game.turns_taken == TURN_LIMIT and any(
        isinstance(move, Offer) for move in legal_moves(game.turns[-1].before)
    )


def sweeping_moves(game: Game) -> list[Move]:
    return [
        move
        for move in game.legal_moves()
        if isinstance(move, Sow) and is_over(play(game.position, move, game.rules).position)
    ]


def recorded() -> Iterable[Recorded]:
    yield Recorded(
        "barter",
        "offers accepted and declined, captures, forced passes and a sweep (R5 to R14)",
        first(shows_all_of_barter, chances(by_chance, GORE)),
    )
    yield Recorded(
        "without-glory",
        "the winner has declined an offer (R13)",
        first(won_without_glory, chances(by_chance, GORE)),
    )
    yield Recorded(
        "classic",
        "a game without barter to its sweep (R3 to R8, R14)",
        first(swept, chances(by_chance, CLASSIC)),
    )
    yield Recorded(
        "skip-origin",
        "long sowings leave out the pit that they started from (R4)",
        first(swept, chances(by_chance, Rules(skip_origin=True))),
    )
    for endless in ("split", "owner"):
        yield Recorded(
            f"repetition-{endless}",
            f"the first position stands for the third time and is settled: {endless} (R16)",
            Game.replay(islice(cycle(ROUND), 20), Rules(barter=False, endless=endless), CIRCLE),
        )
    limit = first(reaches_the_limit, chances(lingering, GORE))
    yield Recorded("turn-limit", "400 turns, answers not counted, are settled (R16)", limit)
    late = first(
        lambda game: game.turns_taken == TURN_LIMIT - 1 and bool(sweeping_moves(game)),
        chances(lingering, GORE, TURN_LIMIT - 1),
    )
    late.play(sweeping_moves(late)[0])
    yield Recorded("turn-limit-swept", "turn 400 sweeps, and is not settled (R14, R16)", late)
    resigned = played(by_chance, GORE, 5, 12)
    resigned.resign(resigned.position.to_move)
    yield Recorded("resigned", "a player resigns (R17)", resigned)
    agreed = played(by_chance, GORE, 6, 9)
    agreed.agree_draw()
    yield Recorded("agreed", "both agree on a draw (R17)", agreed)


def lines(replay: Recorded) -> Iterable[dict[str, Any]]:
    game = replay.game
    yield {
        "about": replay.about,
        "rules": asdict(game.rules),
        "start": format_position(game.start),
    }
    for turn in game.turns:
        yield {
            "move": format_turn(turn),
            "events": [plain_event(event) for event in turn.events],
            "position": format_position(turn.position),
        }
    assert game.outcome is not None
    yield {
        "ending": plain_event(game.ending) if game.ending else None,
        "outcome": plain_outcome(game.outcome),
        "turns": game.turns_taken,
    }


def main() -> None:
    for replay in recorded():
        path = DIRECTORY / f"{replay.name}.jsonl"
        text = "".join(json.dumps(line) + "\n" for line in lines(replay))
        path.write_text(text, encoding="utf-8")
        print(f"{path.name}: {replay.game.plies} plies, {replay.about}")


if __name__ == "__main__":
    main()
