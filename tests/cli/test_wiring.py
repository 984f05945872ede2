"""Who plays for the commands."""

from ayla.cli.wiring import ladder
from ayla.engine.exact import Perfect
from ayla.engine.levels import LEVELS, Level
from ayla.engine.plain import Plain
from ayla.engine.ready import Ready


def test_the_same_level_plays_until_the_engine_is_ready() -> None:
    players = ladder()
    for number in LEVELS:
        player = players[f"level-{number}"]
        if isinstance(player, Perfect):
            player = player.player
        assert isinstance(player, Ready)
        assert player.player == Level(number)
        assert player.until == Level(number, analyst=Plain())
