"""Goré for OpenSpiel: the game ``python_gore``, and OpenSpiel's tree search as a player.

Importing this registers the game, so that ``pyspiel.load_game("python_gore")`` finds it. Raises
``ImportError`` with the remedy where OpenSpiel is not installed.
"""

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        "OpenSpiel is not installed; get it with: pip install 'ayla-gore[openspiel]'",
        name="pyspiel",
    ) from error

from ayla.adapters.openspiel.actions import action_count, action_of, move_of
from ayla.adapters.openspiel.states import GAME_TYPE, GoreGame, GoreState

__all__ = [
    "GoreGame",
    "GoreState",
    "action_count",
    "action_of",
    "move_of",
]

if GAME_TYPE.short_name not in pyspiel.registered_names():
    pyspiel.register_game(GAME_TYPE, GoreGame)
