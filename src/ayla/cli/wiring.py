"""Who thinks behind the engine port, for the commands that need someone to."""

from ayla.port import Analyst, ExactValues, Limits, Player


def opponents(limits: Limits | None = None) -> dict[str, Player]:
    """The computer players by name, the usual one first; it thinks within ``limits``."""
    from ayla.engine.greedy import Greedy
    from ayla.engine.plain import Plain

    players: list[Player] = [Plain(limits) if limits else Plain(), Greedy()]
    return {player.name: player for player in players}


def analyst() -> Analyst:
    """Who weighs moves."""
    from ayla.engine.plain import Plain

    return Plain()


def exact_values() -> ExactValues:
    """Who knows true values of the classic game: the tables in the user's data folder, if any."""
    from ayla import tablebase

    return tablebase.open()
