"""``ayla match``: two players, many games, and who is the stronger."""

import math
from collections import Counter
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated

import typer

from ayla.cli.errors import BadInput
from ayla.cli.options import (
    Classic,
    Endless,
    Json,
    SkipOrigin,
    language,
    print_json,
    read_rules,
)
from ayla.cli.players import player
from ayla.notation import write_record
from ayla.notation.plain import Plain

if TYPE_CHECKING:
    from ayla.engine.arena import Played, Tally
    from ayla.terminal.record_file import RecordFile

WRITTEN_EVERY = 10.0
"""Seconds after which the games so far are written to the file."""

One = Annotated[
    str,
    typer.Argument(
        metavar="ONE", help="A player, as in fast:0.1s, plain:5000n, greedy.", show_default=False
    ),
]
Two = Annotated[str, typer.Argument(metavar="TWO", help="The other player.", show_default=False)]
Games = Annotated[
    int, typer.Option("--games", metavar="N", min=1, max=100_000, help="How many games.")
]
Seed = Annotated[int, typer.Option("--seed", help="What decides openings and lots.")]
Processes = Annotated[
    int | None,
    typer.Option("--processes", min=1, max=256, help="Games at a time; usually one a processor."),
]
Save = Annotated[
    Path | None,
    typer.Option("--save", metavar="FILE", help="Write the games here, behind those it has."),
]


def match(
    one: One,
    two: Two,
    games: Games = 100,
    seed: Seed = 0,
    processes: Processes = None,
    save: Save = None,
    classic: Classic = False,
    skip_origin: SkipOrigin = False,
    endless: Endless = "split",
    json: Json = False,
) -> None:
    """Play a match between two players and say who is the stronger.

    Each opening, an even one drawn by lot, is begun once by each. Players that think by the clock
    need a processor each.
    """
    from ayla.engine.arena import Match, play_match, record, tally

    names = (one.strip(), two.strip())
    players = player(one, seed, "ONE"), player(two, seed + 1, "TWO")
    rules = read_rules(classic, skip_origin, endless)
    kept = _record_file(save)
    played: list[Played] = []
    records: list[str] = []
    if not json:
        from ayla.terminal.screen import Screen

        screen = Screen(language())
        screen.say("match-title", {"one": names[0], "two": names[1]})
    written = monotonic()
    try:
        for game in play_match(Match(*players, games=games, rules=rules, seed=seed), processes):
            played.append(game)
            records.append(write_record(record(game, names)))
            if monotonic() - written >= WRITTEN_EVERY:
                _keep(kept, records)
                written = monotonic()
            if not json and screen.console.is_terminal:
                screen.say("match-so-far", _counts(tally(played)))
    finally:
        _keep(kept, records)
    result = tally(played)
    if json:
        print_json(described(names, played, result))
        return
    elo = {
        name: _rounded(value) for name, value in zip(result.elo._fields, result.elo, strict=True)
    }
    screen.say("match-result", _counts(result))
    screen.say("match-score", {"score": f"{100 * result.score:.1f}", **_margin(result)})
    screen.say("match-elo", elo)
    for reason, count in _reasons(played).items():
        ending = reason.replace("_", "-")
        screen.say(f"match-ended-{ending}", {"games": count})


def described(names: tuple[str, str], played: "list[Played]", result: "Tally") -> dict[str, Plain]:
    """A match as plain data; ``elo`` is null at an end where only one side won."""
    reasons: dict[str, Plain] = {**_reasons(played)}
    return {
        "one": names[0],
        "two": names[1],
        "games": result.games,
        "wins": result.wins,
        "draws": result.draws,
        "losses": result.losses,
        "score": round(result.score, 4),
        "margin": round(result.margin, 2),
        "elo": {
            name: round(value, 1) if math.isfinite(value) else None
            for name, value in zip(result.elo._fields, result.elo, strict=True)
        },
        "reasons": reasons,
    }


def _record_file(path: Path | None) -> "RecordFile | None":
    if path is None:
        return None
    from ayla.terminal.record_file import NotRecordsError, RecordFile

    try:
        return RecordFile(path)
    except NotRecordsError as error:
        raise BadInput("bad_record", f"--save: {path} holds no records: {error}") from error
    except OSError as error:
        raise BadInput("bad_file", f"--save: {path}: {error.strerror or error}") from error


def _keep(kept: "RecordFile | None", records: list[str]) -> None:
    if kept is None or not records:
        return
    try:
        kept.write("\n".join(records))
    except OSError as error:
        raise BadInput("bad_file", f"--save: {kept.path}: {error.strerror or error}") from error


def _reasons(played: "list[Played]") -> dict[str, int]:
    """How many games ended for each reason, the most frequent first."""
    reasons = Counter(game.game.outcome.reason.value for game in played if game.game.outcome)
    return dict(reasons.most_common())


def _counts(result: "Tally") -> dict[str, str | int]:
    return {
        "games": result.games,
        "wins": result.wins,
        "draws": result.draws,
        "losses": result.losses,
    }


def _margin(result: "Tally") -> dict[str, str | int]:
    return {"margin": f"{result.margin:+.1f}"}


def _rounded(value: float) -> str:
    return f"{value:+.0f}" if math.isfinite(value) else "-∞" if value < 0 else "+∞"
