"""Players by name, with how long they think: ``plain``, ``fast:0.1s``, ``mcts:500n``."""

import re
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from typing import Final

from ayla.cli.errors import BadInput, reading
from ayla.engine.levels import LEVELS
from ayla.port import Limits, Player

_NAMED: Final = re.compile(r"([a-z0-9-]+)(?::([-+]?[0-9.]+)([snd]))?")
_LIMITS: Final = {"s": "seconds", "n": "nodes", "d": "depth"}


def player(text: str, seed: int, place: str) -> Player:
    """The player that ``text`` names.

    A name alone thinks as that player usually does; ``:0.1s``, ``:500n`` and ``:6d`` behind it
    limit seconds, nodes (of ``mcts``, simulations) and depth a move. ``seed`` decides the lots of
    those that draw some. Raises ``BadInput`` that names ``place``.
    """
    found = _NAMED.fullmatch(text.strip())
    if found is None or found[1] not in names():
        known = ", ".join(names())
        raise BadInput("no_such_player", f"{place}: expected one of {known}, found {text!r}")
    limits = None
    if found[2]:
        with reading(place):
            limits = _limits(found[2], found[3], place)
    return _makers(seed)[found[1]](limits, place)


def names() -> list[str]:
    """The names of the players that are there; ``mcts`` needs OpenSpiel."""
    known = list(_makers(0))
    return known if find_spec("pyspiel") else [name for name in known if name != "mcts"]


_Maker = Callable[[Limits | None, str], Player]


def _makers(seed: int) -> dict[str, _Maker]:
    return {
        "random": partial(_random, seed),
        "greedy": partial(_greedy, seed),
        "plain": _plain,
        "fast": _fast,
        **{f"level-{number}": partial(_level, number, seed) for number in LEVELS},
        "mcts": partial(_mcts, seed),
    }


def _limits(amount: str, kind: str, place: str) -> Limits:
    try:
        number = float(amount) if kind == "s" else int(amount)
    except ValueError:
        raise BadInput("bad_limit", f"{place}: {amount}{kind} is no limit") from None
    return Limits(**{_LIMITS[kind]: number})  # type: ignore[arg-type]


def _unlimited(limits: Limits | None, place: str) -> None:
    if limits is not None:
        raise BadInput("bad_limit", f"{place}: this player takes no limit")


def _random(seed: int, limits: Limits | None, place: str) -> Player:
    from ayla.engine.lots import Lots

    _unlimited(limits, place)
    return Lots(seed)


def _greedy(seed: int, limits: Limits | None, place: str) -> Player:
    from ayla.engine.greedy import Greedy

    _unlimited(limits, place)
    return Greedy(seed)


def _plain(limits: Limits | None, place: str) -> Player:
    from ayla.engine.plain import Plain

    del place
    return Plain(limits) if limits else Plain()


def _fast(limits: Limits | None, place: str) -> Player:
    from ayla.engine.fast import Fast

    del place
    return Fast(limits) if limits else Fast()


def _level(number: int, seed: int, limits: Limits | None, place: str) -> Player:
    from ayla.engine.levels import Level

    _unlimited(limits, place)
    return Level(number, seed)


def _mcts(seed: int, limits: Limits | None, place: str) -> Player:
    from ayla.adapters.openspiel.mcts import OpenSpielMcts

    if limits is None:
        return OpenSpielMcts(seconds=1.0, seed=seed)
    if limits.depth is not None:
        raise BadInput("bad_limit", f"{place}: mcts is limited by seconds or simulations")
    return OpenSpielMcts(seconds=limits.seconds, simulations=limits.nodes, seed=seed)
