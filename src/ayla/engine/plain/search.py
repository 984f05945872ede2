"""Alpha-beta on the light board, with every kind of turn (R3 to R12) and every end (R14 to R16).

Values are hundredths of a seed of the final margin, as the mover sees it. Each comes with a doubt:
``PROVED`` when the search reached the end of the game wherever it mattered; ``HISTORY`` when it did
for this game, but leans on a position that stands for the third time (R16); ``GUESSED`` when it
leans on the evaluation, or takes a position that comes round again for settled.
"""

import time
from collections.abc import Mapping
from operator import itemgetter
from typing import Final, TypeAlias

from ayla.engine.deepening import Found, LimitReachedError
from ayla.engine.doubts import GUESSED, HISTORY, PROVED
from ayla.engine.plain import board
from ayla.engine.plain.board import EVERY_PIT, Board
from ayla.engine.plain.codes import ACCEPT, DECLINE, OFFER, PASS
from ayla.engine.plain.evaluation import FITTED, UNIT, Weights, evaluate
from ayla.port import Stop
from ayla.rules import Rules
from ayla.rules.game import TURN_LIMIT
from ayla.rules.types import PRICE, SEEDS

DEEPEST: Final = 100
"""Plies that a search looks ahead at most; captures may lead it further."""
INFINITY: Final = 100 * UNIT
"""Beyond every value."""

_CHECK_EVERY = 256  # nodes between two looks at the clock: some milliseconds
_ROOM = 200_000  # entries in the table of positions, which is emptied when it is full
_NO_MOVE = -1
_EXACT, _AT_LEAST, _AT_MOST = 0, 1, 2
_captured = itemgetter(0)  # of a sowing

Play: TypeAlias = "tuple[int, Play] | None"
"""Expected play: the code of a move, and what follows it."""
Node: TypeAlias = tuple[int, int, Play]
"""A value, its doubt, and the expected play."""
_Entry: TypeAlias = tuple[int, int, int, int, Play]
"""What is known of a position: depth, bound, value, doubt, and play from it, best move first."""


def standing(pits: int, mine: int, me: int, turn: int) -> int:
    """What R16 compares, as one number; the mover is told by whether ``turn`` is odd."""
    return pits | mine << 64 | me << 72 | (turn & 1) << 78


class Search:
    """One search, for one position of one game: ``here``, with the pits ``offered`` on it, if any.

    ``turns`` were taken so far (R16). ``seen`` says how often each ``standing`` stood before the
    position that is searched. ``deadline`` is a time of ``time.monotonic``. Limits are heeded while
    ``guarded``.
    """

    def __init__(
        self,
        rules: Rules,
        here: Board,
        offered: int,
        turns: int,
        seen: Mapping[int, int],
        *,
        deadline: float = float("inf"),
        most_nodes: float = float("inf"),
        stop: Stop | None = None,
        weights: Weights = FITTED,
    ) -> None:
        self.nodes = 0
        self.guarded = False
        self._here = here
        self._offered = offered
        self._turns = turns
        self._weights = weights
        self._barter = rules.barter
        self._table = board.sowings(rules.skip_origin)
        self._settle = board.halved if rules.endless == "split" else board.kept
        self._seen = seen
        self._path: set[int] = set()
        self._known: dict[int, _Entry] = {}
        self._limit_in_sight = turns + DEEPEST + SEEDS >= TURN_LIMIT
        self._deadline = deadline
        self._most_nodes = most_nodes
        self._stop = stop
        self._next_check: float = min(_CHECK_EVERY, most_nodes)

    def check(self) -> None:
        """Raise ``LimitReachedError`` when it is time to end."""
        self._next_check = min(self.nodes + _CHECK_EVERY, self._most_nodes)
        if self.guarded and (
            self.nodes >= self._most_nodes
            or time.monotonic() >= self._deadline
            or (self._stop is not None and self._stop.is_set())
        ):
            raise LimitReachedError

    def move(
        self, code: int, depth: int, alpha: int = -INFINITY, beta: int = INFINITY
    ) -> Found[Play]:
        """What a legal move is worth to its mover; see ``ayla.engine.deepening.Searching``."""
        return Found(*self._move(code, depth, alpha, beta))

    def _move(self, code: int, depth: int, alpha: int, beta: int) -> Node:
        pits, mine, me, they = self._here
        offered, turn = self._offered, self._turns
        self._path = set() if offered else {standing(pits, mine, me, turn)}
        if code == ACCEPT:
            paid, price = board.payment(offered)
            pits, mine, me = pits + paid, mine | offered, me - price
        if code in (ACCEPT, DECLINE):
            value, doubt, line = self._node(pits, mine, me, they, turn, depth - 1, alpha, beta)
            return value, doubt, (code, line)
        if code & OFFER:
            return self._offer(code ^ OFFER, depth, alpha, beta)
        if code != PASS:
            sowings = board.sow_all(pits, mine, self._table)
            captured, _, pits = next(sown for sown in sowings if sown[1] == code)
            me += captured
        value, doubt, line = self._node(
            pits, mine ^ EVERY_PIT, they, me, turn + 1, depth - 1, -beta, -alpha
        )
        return -value, doubt, (code, line)

    def _offer(self, offered: int, depth: int, alpha: int, beta: int) -> Node:
        """What one offer is worth: the opponent gives the answer that is worse for the mover."""
        pits, mine, me, they = self._here
        other = mine ^ EVERY_PIT
        code, turn, depth = OFFER | offered, self._turns + 1, depth - 2
        if turn >= TURN_LIMIT:
            return UNIT * self._settle(pits, mine, me, they), PROVED, (code, None)
        value, declined, line = self._node(pits, other, they, me, turn, depth, -beta, -alpha)
        ceiling = -value
        if ceiling <= alpha:
            return ceiling, declined, (code, (DECLINE, line))
        paid, price = board.payment(offered)
        value, accepted, other_line = self._node(
            pits + paid, other | offered, they - price, me, turn, depth, -min(beta, ceiling), -alpha
        )
        if -value > ceiling:
            return ceiling, declined | accepted, (code, (DECLINE, line))
        doubt = accepted if -value <= alpha else declined | accepted
        return -value, doubt, (code, (ACCEPT, other_line))

    def _node(
        self,
        pits: int,
        mine: int,
        me: int,
        they: int,
        turn: int,
        depth: int,
        alpha: int,
        beta: int,
    ) -> Node:
        """What a position without an open offer is worth to its mover."""
        self.nodes += 1
        if self.nodes >= self._next_check:
            self.check()
        if board.is_over(pits):
            return UNIT * board.kept(pits, mine, me, they), PROVED, None
        if turn >= TURN_LIMIT:
            return UNIT * self._settle(pits, mine, me, they), PROVED, None
        key = standing(pits, mine, me, turn)
        stood = self._seen.get(key, 0)
        if stood >= 2 or key in self._path:
            doubt = HISTORY if stood else GUESSED
            return UNIT * self._settle(pits, mine, me, they), doubt, None
        if depth <= 0:
            return self._quiet(pits, mine, me, they, turn, alpha, beta)
        known_as = key | turn << 79 if self._limit_in_sight else key
        known: Play = None
        if (entry := self._known.get(known_as)) is not None:
            searched, bound, value, doubt, known = entry
            if (
                (doubt == PROVED or (searched >= depth and beta - alpha == 1))
                and (bound != _AT_MOST or value <= alpha)
                and (bound != _AT_LEAST or value >= beta)
            ):
                return value, doubt and GUESSED, known
        self._path.add(key)
        first = known[0] if known is not None else _NO_MOVE
        value, doubt, line = self._best(pits, mine, me, they, turn, depth, alpha, beta, first)
        self._path.discard(key)
        bound = _AT_LEAST if value >= beta else _AT_MOST if value <= alpha else _EXACT
        if line is not None:
            known = line if bound == _EXACT else (line[0], None)
        if len(self._known) >= _ROOM:
            self._known.clear()
        self._known[known_as] = (depth, bound, value, doubt, known)
        return value, doubt, line

    def _best(
        self,
        pits: int,
        mine: int,
        me: int,
        they: int,
        turn: int,
        depth: int,
        alpha: int,
        beta: int,
        first: int,
    ) -> Node:
        """What the best move is worth; ``first`` is the move to try first, or ``_NO_MOVE``."""
        other = mine ^ EVERY_PIT
        moves = board.sow_all(pits, mine, self._table)
        if not moves:
            value, doubt, line = self._node(
                pits, other, they, me, turn + 1, depth - 1, -beta, -alpha
            )
            return -value, doubt, (PASS, line)
        moves.sort(key=_captured, reverse=True)  # in sowing order where equal
        if first >= 0:
            moves.sort(key=lambda sown: sown[1] != first)
        best, doubts, line = -INFINITY, PROVED, None
        bartering = self._barter and they >= PRICE
        if bartering and first >= OFFER:
            bartering = False
            best, doubts, line = self._best_offer(pits, mine, me, they, turn, depth, alpha, beta)
            if best >= beta:
                return best, doubts, line
        floor = max(alpha, best)
        for captured, origin, after in moves:
            gained = me + captured
            if floor > alpha:
                value, doubt, follows = self._node(
                    after, other, they, gained, turn + 1, depth - 1, -floor - 1, -floor
                )
            if floor == alpha or floor < -value < beta:
                value, doubt, follows = self._node(
                    after, other, they, gained, turn + 1, depth - 1, -beta, -floor
                )
            value = -value
            if value >= beta:
                return value, doubt, (origin, follows)
            doubts |= doubt
            if value > best:
                best = value
                if value > floor:
                    floor = value
                    line = (origin, follows)
        if bartering:
            value, doubt, offer = self._best_offer(pits, mine, me, they, turn, depth, floor, beta)
            if value >= beta:
                return value, doubt, offer
            doubts |= doubt
            if value > best:
                best = value
                if value > floor:
                    line = offer
        return best, doubts, line

    def _best_offer(
        self,
        pits: int,
        mine: int,
        me: int,
        they: int,
        turn: int,
        depth: int,
        alpha: int,
        beta: int,
    ) -> Node:
        """What the best offer is worth; ``-INFINITY`` and a doubt where offers are not looked at.

        Declining leads to the same position whatever was offered, so that no offer is worth more
        to its maker: where declining answers them all, no acceptance needs a search.
        """
        if turn + 1 >= TURN_LIMIT:
            code = OFFER | mine & -mine
            return UNIT * self._settle(pits, mine, me, they), PROVED, (code, None)
        if depth < 2:
            return -INFINITY, GUESSED, None
        other = mine ^ EVERY_PIT
        turn, depth = turn + 1, depth - 2
        value, declined, line = self._node(pits, other, they, me, turn, depth, -beta, -alpha)
        ceiling = -value
        if ceiling <= alpha:
            return ceiling, declined, None
        best, doubts, best_line = -INFINITY, declined, None
        for offered, paid, price in board.offers(mine, they // PRICE):
            value, doubt, accepted = self._node(
                pits + paid,
                other | offered,
                they - price,
                me,
                turn,
                depth,
                -min(beta, ceiling),
                -alpha,
            )
            value = -value
            if value >= ceiling:
                return ceiling, declined | doubt, (OFFER | offered, (DECLINE, line))
            if value >= beta:
                return value, declined | doubt, (OFFER | offered, (ACCEPT, accepted))
            doubts |= doubt
            if value > best:
                best = value
                if value > alpha:
                    alpha = value
                    best_line = (OFFER | offered, (ACCEPT, accepted))
        return best, doubts, best_line

    def _quiet(
        self, pits: int, mine: int, me: int, they: int, turn: int, alpha: int, beta: int
    ) -> Node:
        """The evaluation, unless captures on the way lead to something better for the mover."""
        best = evaluate(pits, mine, me, they, self._weights)
        if best >= beta:
            return best, GUESSED, None
        alpha = max(alpha, best)
        moves = board.sow_all(pits, mine, self._table)
        moves.sort(key=_captured, reverse=True)
        line = None
        for captured, origin, after in moves:
            if not captured:
                break
            self.nodes += 1
            other, gained = mine ^ EVERY_PIT, me + captured
            if board.is_over(after):
                value, follows = UNIT * board.kept(after, mine, gained, they), None
            elif turn + 1 >= TURN_LIMIT:
                value, follows = UNIT * self._settle(after, mine, gained, they), None
            else:
                value, _, follows = self._quiet(after, other, they, gained, turn + 1, -beta, -alpha)
                value = -value
            if value >= beta:
                return value, GUESSED, (origin, follows)
            if value > best:
                best = value
                if value > alpha:
                    alpha = value
                    line = (origin, follows)
        return best, GUESSED, line
