"""Goré as an OpenSpiel game: ``python_gore``, its states and what a player observes.

Player 0 is South and moves first, player 1 is North. Everything is public, so both observe the
same.
"""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias, cast, get_args

import numpy as np
import pyspiel
from numpy.typing import NDArray

from ayla.adapters.openspiel.actions import action_count, action_of, move_of
from ayla.adapters.openspiel.moments import Moment
from ayla.notation import format_position, parse_position
from ayla.rules import Game, Rules, Side, legal_moves, start
from ayla.rules.game import REPETITIONS, TURN_LIMIT
from ayla.rules.types import PITS, SEEDS, Endless

Utility: TypeAlias = Literal["result", "margin"]
"""What a game is worth to its winner: 1, or the share of the 48 seeds that it won by."""

_PARAMETERS: Final = {"barter": True, "skip_origin": False, "endless": "split", "utility": "result"}

GAME_TYPE: Final = pyspiel.GameType(
    short_name="python_gore",
    long_name="Goré",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_PARAMETERS,
)


def longest_game(rules: Rules) -> int:
    """So many plies a game has at most (R16).

    400 turns, and with barter an answer to each offer but the last turn's, which lapses.
    """
    return TURN_LIMIT + (TURN_LIMIT - 1 if rules.barter else 0)


class GoreGame(pyspiel.Game):
    """Goré with given switches.

    Parameters: ``barter``, ``skip_origin`` and ``endless`` as in ``ayla.Rules``, and ``utility``:
    ``result`` (1 for a win, 0 for a draw, -1 for a loss) or ``margin`` (seeds of one's own minus
    the opponent's, divided by 48). Raises ``ayla.RuleError`` or ``ValueError`` for other values.
    """

    def __init__(self, params: Mapping[str, object] | None = None) -> None:
        given = _PARAMETERS | dict(params or {})
        self.rules = Rules(
            barter=cast("bool", given["barter"]),
            skip_origin=cast("bool", given["skip_origin"]),
            endless=cast("Endless", given["endless"]),
        )
        if given["utility"] not in get_args(Utility):
            expected = " or ".join(get_args(Utility))
            raise ValueError(f"utility is {expected}, not {given['utility']!r}")
        self.utility = cast("Utility", given["utility"])
        self.first_moment = Moment(self.rules, start(self.rules))
        info = pyspiel.GameInfo(
            num_distinct_actions=action_count(self.rules),
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=longest_game(self.rules),
        )
        super().__init__(GAME_TYPE, info, given)

    def new_initial_state(self, position: str | None = None) -> "GoreState":
        """A state at the usual start, or where ``position``, in Ayla's notation, stands.

        Raises ``ayla.NotationError`` or ``ayla.RuleError`` for a text that is no position of this
        game.
        """
        if position is None:
            return GoreState(self, self.first_moment)
        given = parse_position(position)
        legal_moves(given, self.rules)  # refuses what cannot stand in this game
        return GoreState(self, Moment(self.rules, given))

    def state_of(self, game: Game) -> "GoreState":
        """The state in which ``game`` stands, with its history.

        Raises ``ValueError`` for a game of other rules or one that was ended by R17, which is no
        action.
        """
        if game.rules != self.rules:
            raise ValueError(f"a game of {game.rules} is no game of {self.rules}")
        if game.ending is not None:
            raise ValueError("a resignation or an agreed draw is no action in OpenSpiel")
        state = GoreState(self, Moment(self.rules, game.start))
        for move in game.moves:
            state.apply_action(action_of(move))
        return state

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: Mapping[str, object] | None = None,
    ) -> "StandingObserver | HistoryObserver":
        """What OpenSpiel observes a state with: the history if recall is asked for, else this."""
        if params:
            raise ValueError(f"Goré's observers have no parameters, not {dict(params)!r}")
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            return HistoryObserver(self.rules)
        return StandingObserver()


class GoreState(pyspiel.State):
    """Where a game of ``python_gore`` stands; ``moment`` has the position and how it ended.

    ``apply_action`` raises ``ayla.RuleError`` for an illegal action and ``ValueError`` for what is
    none, and changes nothing then. OpenSpiel gives games written in Python no ``undo_action``;
    clones cost next to nothing instead.
    """

    def __init__(self, game: GoreGame, moment: Moment) -> None:
        super().__init__(game)
        # OpenSpiel clones and stores a state by copying and pickling its attributes.
        self.moment = moment
        self.remembers = False
        """Whether each moment is worked out once only and kept, for a search that comes back."""

    def current_player(self) -> int:
        """0 for South, 1 for North, or ``pyspiel.PlayerId.TERMINAL`` when the game is over."""
        moment = self.moment
        if moment.outcome is not None:
            return cast("int", pyspiel.PlayerId.TERMINAL)
        return moment.position.to_move.index

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.moment.outcome is not None

    def returns(self) -> list[float]:
        """What South and North got, 0 each while the game goes on."""
        outcome = self.moment.outcome
        if outcome is None:
            return [0.0, 0.0]
        game = cast("GoreGame", self.get_game())
        if game.utility == "margin":
            value = (outcome.south - outcome.north) / SEEDS
        else:
            value = {Side.SOUTH: 1.0, Side.NORTH: -1.0, None: 0.0}[outcome.winner]
        return [value, -value]

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.moment.actions)

    def _apply_action(self, action: int) -> None:
        moment = self.moment
        self.moment = moment.known_after(action) if self.remembers else moment.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(move_of(action))

    def __str__(self) -> str:
        """The position, and what R16 asks of its past."""
        moment = self.moment
        position = format_position(moment.position)
        return f"{position}, turns {moment.turns_taken}, stood {moment.repetitions}"


class StandingObserver:
    """Where the game stands, as named pieces of one tensor of 32 numbers from 0 to 1.

    | piece | shape | |
    |---|---|---|
    | seeds | 8 | seeds in each pit, in sowing order, divided by 48 |
    | owners | 8 | 1 where South owns the pit |
    | offer | 8 | 1 where the pit is offered |
    | stores | 2 | captured seeds of South and North, divided by 48 |
    | declined | 2 | 1 where South, North has declined an offer (R13) |
    | to_move | 2 | 1 for the side to move, none when the game is over |
    | repetitions | 1 | how often the position has stood, divided by 3 (R16) |
    | turns | 1 | turns taken, divided by 400 (R16) |
    """

    _SHAPES: Mapping[str, int] = {
        "seeds": PITS,
        "owners": PITS,
        "offer": PITS,
        "stores": 2,
        "declined": 2,
        "to_move": 2,
        "repetitions": 1,
        "turns": 1,
    }

    def __init__(self, more: Mapping[str, int] | None = None) -> None:
        """``more`` names further pieces of a subclass, with their lengths."""
        shapes = {**self._SHAPES, **(more or {})}
        self.tensor: NDArray[np.float32] = np.zeros(sum(shapes.values()), np.float32)
        ends = np.cumsum(list(shapes.values()))[:-1]
        self.dict = dict(zip(shapes, np.split(self.tensor, ends), strict=True))

    def set_from(self, state: GoreState, player: int) -> None:
        """Fill the tensor; both players see the same."""
        moment = state.moment
        position = moment.position
        self.tensor.fill(0)
        self.dict["seeds"][:] = [seeds / SEEDS for seeds in position.pits]
        self.dict["owners"][:] = [owner is Side.SOUTH for owner in position.owners]
        self.dict["offer"][list(position.offer)] = 1
        self.dict["stores"][:] = [store / SEEDS for store in position.stores]
        self.dict["declined"][:] = [count > 0 for count in position.declined]
        if moment.outcome is None:
            self.dict["to_move"][position.to_move.index] = 1
        self.dict["repetitions"][:] = moment.repetitions / REPETITIONS
        self.dict["turns"][:] = moment.turns_taken / TURN_LIMIT

    def string_from(self, state: GoreState, player: int) -> str:
        """As ``str(state)``."""
        return str(state)


class HistoryObserver(StandingObserver):
    """Where the game stands and how it came there, as OpenSpiel's information states ask.

    One more piece, ``history``: for each ply that a game can have, 799 or in the classic game 400,
    the action plus one divided by the number of actions, 0 for plies not played yet.
    """

    def __init__(self, rules: Rules) -> None:
        super().__init__({"history": longest_game(rules)})

    def set_from(self, state: GoreState, player: int) -> None:
        """Fill the tensor; both players see the same."""
        super().set_from(state, player)
        played = state.moment.history()
        count = state.num_distinct_actions()
        self.dict["history"][: len(played)] = [(action + 1) / count for action in played]

    def string_from(self, state: GoreState, player: int) -> str:
        """The position that the game started from and the moves since, in Ayla's notation."""
        first = format_position(state.moment.first().position)
        return " ".join([first, *(str(move_of(action)) for action in state.moment.history())])
