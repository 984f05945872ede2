"""Matches between two players: many games in parallel, each opening begun by both."""

import math
import multiprocessing
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from ayla.engine.plain import Plain
from ayla.notation.records import Record
from ayla.port import Limits, Player
from ayla.rules import GORE, Game, Move, Rules, Side, Sow

OPENING_PLIES = 4
"""Sowings drawn by lot before the players take over."""
_NORMAL_95 = 1.96
_SHORT = Plain(Limits(depth=8))
_EVEN = 1.0
"""An opening is even if a short search thinks neither side so many seeds ahead."""
_MOST_DRAWN = 50


@dataclass(frozen=True, slots=True)
class Match:
    """Two players and how they meet.

    ``games`` is how many; each opening, ``opening_plies`` random sowings drawn by ``seed`` that
    leave the game about even, is played twice, first with ``one`` as South and then with ``two``.
    Players must be picklable and must not depend on what they did before, since games are played in
    several processes. Raises ``ValueError`` for fewer than one game or no number of plies.
    """

    one: Player
    two: Player
    games: int = 100
    rules: Rules = GORE
    opening_plies: int = OPENING_PLIES
    seed: int = 0

    def __post_init__(self) -> None:
        if self.games < 1:
            raise ValueError(f"a match has one game or more, not {self.games}")
        if self.opening_plies < 0:
            raise ValueError(f"an opening has no plies or more, not {self.opening_plies}")


class Played(NamedTuple):
    """One game of a match: which it was, from 0, who was South, and the game."""

    number: int
    one_is_south: bool
    game: Game

    @property
    def margin(self) -> int:
        """The final seeds of player one minus those of player two."""
        outcome = self.game.outcome
        assert outcome is not None
        difference = outcome.south - outcome.north
        return difference if self.one_is_south else -difference


class Elo(NamedTuple):
    """A difference in playing strength with its 95 % interval; infinite where only one side won."""

    low: float
    value: float
    high: float


@dataclass(frozen=True, slots=True)
class Tally:
    """What came of a match, as player one sees it."""

    wins: int
    draws: int
    losses: int
    margin: float
    """Mean final seeds of player one minus those of player two."""

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.wins + self.draws + self.losses

    @property
    def score(self) -> float:
        """Points of player one by game, a draw counting half: 0 to 1."""
        return (self.wins + self.draws / 2) / self.games

    @property
    def elo(self) -> Elo:
        """How much stronger player one is, by this match.

        The interval is Wilson's, which takes a draw for half a win and half a loss and is therefore
        rather too wide than too narrow.
        """
        score, weight = self.score, _NORMAL_95**2 / self.games
        middle = (score + weight / 2) / (1 + weight)
        error = math.sqrt(weight * (score * (1 - score) + weight / 4)) / (1 + weight)
        # Rounding must not turn a bound of 0 or 1 into a finite strength.
        low = middle - error if score > 0 else 0.0
        high = middle + error if score < 1 else 1.0
        return Elo(_elo(low), _elo(score), _elo(high))


def _elo(score: float) -> float:
    if score <= 0:
        return -math.inf
    if score >= 1:
        return math.inf
    return 400 * math.log10(score / (1 - score))


def tally(games: list[Played]) -> Tally:
    """What came of these games, at least one."""
    margins = [played.margin for played in games]
    return Tally(
        wins=sum(margin > 0 for margin in margins),
        draws=sum(margin == 0 for margin in margins),
        losses=sum(margin < 0 for margin in margins),
        margin=sum(margins) / len(margins),
    )


def play_match(match: Match, processes: int | None = None) -> Iterator[Played]:
    """Play the games of a match and give each as soon as it is over, in the order of their numbers.

    In ``processes`` processes, by default one for each processor; 1 plays in this process. The
    games do not depend on it, unless the players think by the clock. Games that have not begun when
    the caller asks for no more are not played. Raises ``ValueError`` for fewer than one process.
    """
    if processes is not None and processes < 1:
        raise ValueError(f"a match is played in one process or more, not {processes}")
    processes = min(processes or os.cpu_count() or 1, match.games)
    if processes == 1:
        yield from (_play(match, number) for number in range(match.games))
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, mp_context=context) as pool:
        try:
            tasks = [pool.submit(_moves, match, number) for number in range(match.games)]
            for number, task in enumerate(tasks):
                game = Game.replay(task.result(), match.rules)
                yield Played(number, _one_is_south(number), game)
        finally:
            pool.shutdown(cancel_futures=True)


def record(played: Played, names: tuple[str, str]) -> Record:
    """The record of a game, with the ``names`` of players one and two, and its number from 1."""
    south, north = names if played.one_is_south else names[::-1]
    return Record(played.game, {"South": south, "North": north, "Round": str(played.number + 1)})


def _moves(match: Match, number: int) -> tuple[Move, ...]:
    return _play(match, number).game.moves


def _play(match: Match, number: int) -> Played:
    one_is_south = _one_is_south(number)
    south, north = (match.one, match.two) if one_is_south else (match.two, match.one)
    game = opening(match, number // 2)
    while not game.over:
        player = south if game.position.to_move is Side.SOUTH else north
        game.play(player.choose(game))
    return Played(number, one_is_south, game)


def _one_is_south(number: int) -> bool:
    return number % 2 == 0


def opening(match: Match, number: int) -> Game:
    """The game after the random sowings of this opening, counted from 0.

    They are drawn until a short search finds the game even: from a lopsided opening each player
    loses once, which tells nothing of them. If none is found, the most even one drawn is taken.
    """
    least, best = math.inf, Game(match.rules)
    for number_drawn in range(_MOST_DRAWN):
        game = _sown(match, Random(f"{match.seed} {number} {number_drawn}"))
        if game.over:
            continue
        value = abs(_SHORT.analyse(game, _SHORT.limits).lines[0].value)
        if value < least:
            least, best = value, game
        if least <= _EVEN:
            break
    return best


def _sown(match: Match, lots: Random) -> Game:
    game = Game(match.rules)
    for _ in range(match.opening_plies):
        sowings = [move for move in game.legal_moves() if isinstance(move, Sow)]
        if not sowings:
            break
        game.play(lots.choice(sowings))
    return game
