"""One search in slices, between which Python looks at the clock, the node limit and the stop."""

import time
from collections.abc import Iterable
from typing import Final, TypeAlias

import numpy as np

from ayla.engine.deepening import Found, LimitReachedError
from ayla.engine.doubts import GUESSED
from ayla.engine.fast import ambition
from ayla.engine.fast.ambition import finally_worth
from ayla.engine.fast.endings import LAST_LOOK, NONE, Endings
from ayla.engine.fast.evaluation import Weights
from ayla.engine.fast.following import Following, Place
from ayla.engine.fast.frames import (
    AGE,
    AMBITIOUS,
    BARTER,
    DEEPEST,
    FOUND,
    FRAME,
    FRAMES,
    HALVES,
    IN_SIGHT,
    INFINITY,
    KNOWN,
    NODES,
    PAST,
    RESULT,
    SKIP,
    STATE,
    TENSION,
    UNTIL,
    VALUE,
    WORD,
)
from ayla.engine.fast.search import (
    LONGEST_PLAY,
    PAST_SIZE,
    advance,
    note,
    prepare,
    settled,
    standing,
)
from ayla.engine.fast.table import AGES, EMPTY
from ayla.kernel.moves import ACCEPT, DECLINE, FIRST_OFFER, PASS, accepted, sow
from ayla.kernel.packing import Words, seeds_in, turned, turned_pits
from ayla.kernel.tables import COUNTS, OFFERED
from ayla.port import Stop
from ayla.rules import Rules
from ayla.rules.game import TURN_LIMIT
from ayla.rules.types import PITS, SEEDS

SLICE: Final = 0.004
"""Seconds between two looks at the clock, about."""
_FIRST_SLICE: Final = 4096
_LARGEST_SLICE: Final = 1 << 20


Play: TypeAlias = tuple[int, ...]
"""The numbers of the moves expected."""


class Memory:
    """What searches leave to later ones: a table of positions, and how old it is.

    Good for one set of rules and weights, for ambitious searches alone or for others, and for one
    search at a time.
    """

    def __init__(self, table: Words) -> None:
        self.table = table
        self.age = 0
        self.stack = np.zeros(FRAMES * FRAME, np.int64)
        self.order = np.zeros(PITS * COUNTS, np.int64)
        self.plays = np.zeros((FRAMES, LONGEST_PLAY), np.int16)
        self.declining = np.zeros_like(self.plays)

    def grow_older(self) -> None:
        """Begin a new search: what older ones left may be replaced."""
        self.age = (self.age + 1) % AGES
        self.order >>= 3

    def forget(self) -> None:
        """Empty the table."""
        self.table[:] = EMPTY
        self.order[:] = 0


class Search:
    """Searches for one position of one game: the word ``here``, ``offer`` open on it.

    ``turns`` were taken so far (R16); ``before`` are the words that stood before, with their turns.
    ``deadline`` is a time of ``time.monotonic``. Limits are heeded while ``guarded``. Values are
    margins, unless the mover is ``ambitious`` (see ``ambition``). ``endings`` are looked up.
    """

    def __init__(
        self,
        memory: Memory,
        weights: Weights,
        rules: Rules,
        here: int,
        offer: int,
        turns: int,
        before: Iterable[tuple[int, int]],
        *,
        deadline: float = float("inf"),
        most_nodes: float = float("inf"),
        stop: Stop | None = None,
        ambitious: bool = False,
        endings: Endings = NONE,
    ) -> None:
        self.guarded = False
        self._memory = memory
        self._weights = weights
        self._endings = endings.halves
        self._here = here
        self._offer = offer
        self._turns = turns
        self._skip = int(rules.skip_origin)
        self._halves = int(rules.endless == "split")
        self._past = np.full(2 * PAST_SIZE, EMPTY, np.int64)
        state = self._state = np.zeros(STATE, np.int64)
        for word, turn in before:
            note(self._past, standing(word, turn))
            state[PAST] = 1
        state[SKIP] = self._skip
        state[BARTER] = int(rules.barter)
        state[HALVES] = self._halves
        state[IN_SIGHT] = int(turns + DEEPEST + SEEDS >= TURN_LIMIT)
        state[AGE] = memory.age
        state[KNOWN], state[UNTIL] = endings.most, LAST_LOOK
        if ambitious:
            state[RESULT] = ambition.RESULT
            state[TENSION] = ambition.tension(turns)
        memory.stack[WORD] = EMPTY if offer else here
        self._deadline = deadline
        self._most_nodes = most_nodes
        self._stop = stop
        self._slice = _FIRST_SLICE

    @property
    def nodes(self) -> int:
        """Positions looked at so far."""
        return int(self._state[NODES])

    def move(
        self, number: int, depth: int, alpha: int = -INFINITY, beta: int = INFINITY
    ) -> Found[Play]:
        """What a legal move is worth to its mover; see ``ayla.engine.deepening.Searching``."""
        here, turn = self._here, self._turns
        # Whoever answers an offer moves again.
        self._state[AMBITIOUS] = number in (ACCEPT, DECLINE)
        if number in (ACCEPT, DECLINE):
            after = int(accepted(here, self._offer)) if number == ACCEPT else here
            found = self.position(after, turn, depth - 1, 1, alpha, beta)
            return Found(found.value, found.doubt, (number, *found.play))
        if FIRST_OFFER <= number < PASS:
            return self._offered(number, depth, alpha, beta)
        after = here if number == PASS else int(sow(here, number, self._skip))
        since = int(seeds_in(after) != seeds_in(here))
        found = self.position(turned(after), turn + 1, depth - 1, since, -beta, -alpha)
        return Found(-found.value, found.doubt, (number, *found.play))

    def _offered(self, number: int, depth: int, alpha: int, beta: int) -> Found[Play]:
        """What one offer is worth: the opponent gives the answer that is worse for the mover."""
        turn, depth = self._turns + 1, depth - 2
        if turn >= TURN_LIMIT:
            value = int(settled(self._here, self._halves))
            return Found(int(finally_worth(value, self._state[RESULT])), 0, (number,))
        other = turned(self._here)
        declined = self.position(other, turn, depth, 0, -beta, -alpha)
        ceiling = -declined.value
        refused = Found(ceiling, declined.doubt, (number, DECLINE, *declined.play))
        if ceiling <= alpha:
            return refused
        pits = turned_pits(int(OFFERED[number - FIRST_OFFER]))
        after = int(accepted(other, pits))
        taken = self.position(after, turn, depth, 1, -min(beta, ceiling), -alpha)
        value, doubt = -taken.value, taken.doubt | declined.doubt
        if value >= ceiling:
            return refused._replace(doubt=doubt)
        if value <= alpha:
            doubt = taken.doubt
        return Found(value, doubt, (number, ACCEPT, *taken.play))

    def position(
        self, word: int, turn: int, depth: int, since: int, alpha: int, beta: int
    ) -> Found[Play]:
        """What a position without an open offer is worth to its mover; see ``prepare``."""
        memory = self._memory
        prepare(self._state, memory.stack, word, turn, max(0, depth), since, alpha, beta)
        finished = False
        while not finished:
            self._check()
            began, nodes = time.monotonic(), self.nodes
            room = self._most_nodes - nodes if self.guarded else float("inf")
            finished = advance(
                self._state,
                memory.stack,
                memory.plays,
                memory.declining,
                memory.table,
                self._past,
                self._weights,
                self._endings,
                memory.order,
                int(min(self._slice, room)),
            )
            if not finished:
                self._adapt(time.monotonic() - began, self.nodes - nodes)
        row = memory.plays[1]
        return Found(
            int(self._state[VALUE]),
            int(self._state[FOUND]),
            tuple(map(int, row[1 : 1 + row[0]])),
        )

    def followed(self, found: Found[Play]) -> Found[Play]:
        """What was found, its play followed to the end if its value is proved.

        Not if the mover is ambitious: what it plays for is not in the table as such.
        """
        if found.doubt & GUESSED or self._state[RESULT]:
            return found
        following = Following(self._memory.table, self._skip, bool(self._state[IN_SIGHT]))
        place = Place(self._here, self._offer, self._turns, found.value)
        return found._replace(play=following.followed(place, found.play))

    def _check(self) -> None:
        if self.guarded and (
            self.nodes >= self._most_nodes
            or time.monotonic() >= self._deadline
            or (self._stop is not None and self._stop.is_set())
        ):
            raise LimitReachedError

    def _adapt(self, seconds: float, nodes: int) -> None:
        """Make the slices as long as they should be, little by little: clocks may jump."""
        if nodes < self._slice or seconds <= 0:
            return
        wanted = nodes * min(2.0, max(0.5, SLICE / seconds))
        self._slice = int(min(_LARGEST_SLICE, max(_FIRST_SLICE, wanted)))
