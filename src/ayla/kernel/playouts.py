"""Random games, many at once.

Every legal move is as likely as every other, up to one part in 2**25. All of R16 holds: the third
standing of a position and the limit of 400 turns settle a game. Game *i* of a seed is the same
however many games are asked for.

Several games are played in turn, one turn each, so that the processor need not wait for one game to
go on with another. Each has its own history, in which a standing is found by a hash and then
compared in full.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from ayla.kernel.batches import checked
from ayla.kernel.compiling import compiled, how_many, inlined, whole
from ayla.kernel.moves import (
    ACCEPT,
    DECLINE,
    FIRST_OFFER,
    PASS,
    accepted,
    halved,
    offers,
    sow,
    sowable,
    sown_lanes,
    swept,
)
from ayla.kernel.packing import (
    BOARD,
    EVERY_PIT,
    SPARE,
    Masks,
    Words,
    filled,
    is_over,
    opponent_store,
    owned,
    pack,
    seeds_in,
    spread,
    store,
    turned,
    turned_board,
    turned_pits,
)
from ayla.kernel.tables import (
    FIRST_OF_SIZE,
    FLAGS_OF,
    LANES_OF,
    NTH_FILLED,
    NTH_OWNED,
    OFFER_NUMBER,
    OFFER_RANKS,
    OFFERS_OF,
    RANKS,
    SIZES,
)
from ayla.rules import GORE, Position, Reason, Rules, legal_moves, start
from ayla.rules.game import REPETITIONS, TURN_LIMIT
from ayla.rules.types import MOST_OFFERED, PITS

REASONS: Final = (Reason.SWEPT, Reason.REPETITION, Reason.TURN_LIMIT)
"""What the numbers in ``Playouts.reasons`` mean."""
LONGEST: Final = 2 * TURN_LIMIT
"""No game has more moves: at most one answer for each turn."""
NO_MOVE: Final = 255
"""Fills the moves of a game after its last."""

AT_ONCE: Final = 50_000
"""So many games are played in one go; many games can be broken off between."""
ABREAST: Final = 4
"""How many games are played in turn."""

_SWEPT, _REPETITION, _TURN_LIMIT = range(3)

# What is kept for the game that is played in a lane: its number or -1 for none, the state of its
# random numbers, its turns; then with barter the word, the open offer, the answers so far, and the
# offers that each side declined; in the classic game the board, the clock now and at the last
# capture, each side's store and each side's pits.
_GAME, _STATE, _TURNS = 0, 1, 2
_WORD, _OFFER, _ANSWERS, _DECLINED = 3, 4, 5, 6
_BOARD, _CLOCK, _SINCE, _STORE, _OWN = 3, 4, 5, 6, 8
_FIELDS: Final = 10

_SLOTS: Final = 512
"""Standings kept in a lane: more than a game has."""
_HASHES: Final = 2048
_MULTIPLIER: Final = 0x1E3779B97F4A7C15
_STEP: Final = np.uint64(0x9E3779B97F4A7C15)
_LEAP: Final = np.uint64(0xD1342543DE82EF95)


class Playouts(NamedTuple):
    """What became of *n* random games.

    The first column of ``seeds`` and ``declined`` is that of the side that was to move at the
    start, the second that of the other side.
    """

    seeds: npt.NDArray[np.uint8]
    """Captured seeds at the end, shape ``(n, 2)``; 48 in all."""
    declined: npt.NDArray[np.uint16]
    """Offers declined in the game, those before its start left out, shape ``(n, 2)``."""
    plies: npt.NDArray[np.uint16]
    """Moves, answers included, shape ``(n,)``."""
    turns: npt.NDArray[np.uint16]
    """Turns: sowings, offers and passes (R16), shape ``(n,)``."""
    reasons: npt.NDArray[np.uint8]
    """Why the game ended: a place in ``REASONS``, shape ``(n,)``."""
    moves: npt.NDArray[np.uint8]
    """The moves as numbers (``ayla.kernel.moves``), then ``NO_MOVE``, shape ``(n, LONGEST)``.

    Shape ``(n, 0)`` unless they were asked for."""


def random_games(
    count: int,
    rules: Rules = GORE,
    *,
    seed: int = 0,
    position: Position | None = None,
    record: bool = False,
) -> Playouts:
    """Play ``count`` random games from a position, or from the usual start.

    ``seed``: any whole number; the same gives the same games. ``record`` keeps the moves, at 800
    bytes a game. Raises ``ValueError`` for a count below 0 and ``RuleError`` (``barter_off``) for
    an open offer in the classic game.
    """
    if count < 0:
        raise ValueError(f"a count of games is a number from 0, not {count}")
    if position is None:
        position = start(rules)
    legal_moves(position, rules)
    word, offer = pack(position)
    return _play_all(
        np.full(count, word, np.int64), np.full(count, offer, np.uint8), rules, seed, record
    )


def play_out(
    words: Words,
    open_offers: Masks | None = None,
    rules: Rules = GORE,
    *,
    seed: int = 0,
    record: bool = False,
) -> Playouts:
    """Play one random game from each of the positions ``words``, shape ``(n,)``.

    ``open_offers``: shape ``(n,)``, none by default. Otherwise as ``random_games``. Raises what
    ``ayla.kernel.batches.legal_moves`` raises.
    """
    words, open_offers = checked(words, open_offers, rules)
    return _play_all(words, open_offers, rules, seed, record)


def _play_all(words: Words, open_offers: Masks, rules: Rules, seed: int, record: bool) -> Playouts:
    count = len(words)
    result = Playouts(
        seeds=np.empty((count, 2), np.uint8),
        declined=np.zeros((count, 2), np.uint16),
        plies=np.empty(count, np.uint16),
        turns=np.empty(count, np.uint16),
        reasons=np.empty(count, np.uint8),
        moves=np.full((count, LONGEST if record else 0), NO_MOVE, np.uint8),
    )
    first_state = np.uint64(seed % 2**64)
    halves = int(rules.endless == "split")
    for begin in range(0, count, AT_ONCE):
        part = slice(begin, begin + AT_ONCE)
        if not rules.barter:
            _play_classic(
                words[part],
                int(rules.skip_origin),
                halves,
                first_state,
                begin,
                result.seeds[part],
                result.turns[part],
                result.reasons[part],
                result.moves[part],
            )
            continue
        _play(
            words[part],
            open_offers[part],
            int(rules.skip_origin),
            halves,
            first_state,
            begin,
            result.seeds[part],
            result.declined[part],
            result.plies[part],
            result.turns[part],
            result.reasons[part],
            result.moves[part],
        )
    if not rules.barter:
        result.plies[:] = result.turns
    return result


@inlined
def _mixed(state: np.uint64) -> np.uint64:
    """A random number of 64 bits from a counter: SplitMix64."""
    state = (state ^ (state >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    state = (state ^ (state >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return state ^ (state >> np.uint64(31))


@inlined
def _hash(word: int) -> int:
    return ((word * _MULTIPLIER) >> 40) & (_HASHES - 1)


@inlined
def _stood(
    history: Words,
    earlier: npt.NDArray[np.int32],
    latest: npt.NDArray[np.int32],
    lane: int,
    game: int,
    word: int,
    turns: int,
) -> int:
    """Note that a word stands after so many turns, and say how often it has stood now (R16).

    By lanes: ``history`` has the words by turns; ``earlier`` the turns at which one of the same
    hash stood before, or less than 0; ``latest``, for each hash, when it last stood, counted on
    from game to game, so that nothing needs to be cleared.
    """
    # The parity of the turns says which side is to move.
    word |= (turns & 1) << SPARE
    slot = _hash(word)
    at = whole(latest[lane, slot]) - game * _SLOTS
    latest[lane, slot] = game * _SLOTS + turns
    history[lane, turns & (_SLOTS - 1)] = word
    earlier[lane, turns & (_SLOTS - 1)] = at
    stood = 1
    while at >= 0:
        stood += history[lane, at] == word
        at = whole(earlier[lane, at])
    return stood


@inlined
def _repeated(
    history: Words,
    latest: npt.NDArray[np.int32],
    lane: int,
    clock: int,
    since: int,
    board: int,
) -> bool:
    """Note that a board stands now, and say whether for the third time since ``since`` (R16).

    One turn is one tick of the clock, which goes on from game to game. By lanes: ``history`` has
    the boards by the clock; ``latest``, for each hash, when it last stood.
    """
    slot = _hash(board)
    met = whole(latest[lane, slot])
    latest[lane, slot] = clock
    history[lane, clock & (_SLOTS - 1)] = board
    if met < since:
        return False
    stood = 1
    for before in range(clock - 2, since - 1, -2):
        stood += history[lane, before & (_SLOTS - 1)] == board
    return stood >= REPETITIONS


@compiled
def _play(
    words: Words,
    open_offers: Masks,
    skip: int,
    halves: int,
    first_state: np.uint64,
    first_game: int,
    seeds: Masks,
    declined: npt.NDArray[np.uint16],
    plies: npt.NDArray[np.uint16],
    turns: npt.NDArray[np.uint16],
    reasons: Masks,
    moves: Masks,
) -> None:
    """Play a game from each position and fill the arrays of ``Playouts``, one row a game."""
    games = len(words)
    record = moves.shape[1] > 0
    table = np.zeros((ABREAST, _FIELDS), np.int64)
    table[:, _GAME] = -1
    history = np.empty((ABREAST, _SLOTS), np.int64)
    earlier = np.empty((ABREAST, _SLOTS), np.int32)
    latest = np.full((ABREAST, _HASHES), -1, np.int32)
    dealt, finished = 0, 0
    while finished < games:
        for lane in range(ABREAST):
            game = table[lane, _GAME]
            if game < 0:
                if dealt == games:
                    continue
                game = dealt
                dealt += 1
                table[lane, _GAME] = game
                word, offer, taken = words[game], whole(open_offers[game]), 0
                table[lane, _ANSWERS] = 0
                table[lane, _DECLINED] = 0
                table[lane, _DECLINED + 1] = 0
                table[lane, _STATE] = _mixed(first_state + np.uint64(first_game + game) * _LEAP)
                over = is_over(word)
            else:
                word = table[lane, _WORD]
                offer = table[lane, _OFFER]
                taken = table[lane, _TURNS]
                state = np.uint64(table[lane, _STATE]) + _STEP
                table[lane, _STATE] = state
                number = whole(_mixed(state) >> np.uint64(32))
                if offer:
                    answers = table[lane, _ANSWERS] + 1
                    table[lane, _ANSWERS] = answers
                    if number & 1:
                        word = accepted(word, offer)
                        move = ACCEPT
                    else:
                        table[lane, _DECLINED + (taken & 1)] += 1
                        move = DECLINE
                    offer = 0
                else:
                    can_sow = sowable(word)
                    sowings = how_many(can_sow)
                    choices = sowings
                    if sowings:
                        choices += offers(word)
                    choice = (number * choices) >> 32
                    if choice < sowings:
                        move = whole(NTH_FILLED[spread(can_sow) * PITS + (choice & 7)])
                        word = sow(word, move, skip)
                    elif sowings:
                        offered = _offered(word, choice - sowings)
                        move = FIRST_OFFER + whole(OFFER_NUMBER[offered])
                        offer = turned_pits(offered)
                    else:
                        move = PASS
                    word = turned(word)
                    taken += 1
                if record:
                    moves[game, taken + table[lane, _ANSWERS] - 1] = move
                over = is_over(word)
            reason = _SWEPT
            if not over:
                if offer == 0:
                    stood = _stood(history, earlier, latest, lane, game, word, taken)
                    if stood >= REPETITIONS:
                        over, reason = True, _REPETITION
                if not over and taken >= TURN_LIMIT:
                    over, reason = True, _TURN_LIMIT
            table[lane, _WORD] = word
            table[lane, _OFFER] = offer
            table[lane, _TURNS] = taken
            if over:
                word = halved(word) if reason != _SWEPT and halves else swept(word)
                side = taken & 1
                seeds[game, side] = store(word)
                seeds[game, 1 - side] = opponent_store(word)
                declined[game, 0] = table[lane, _DECLINED]
                declined[game, 1] = table[lane, _DECLINED + 1]
                plies[game] = taken + table[lane, _ANSWERS]
                turns[game] = taken
                reasons[game] = reason
                table[lane, _GAME] = -1
                finished += 1


@compiled
def _play_classic(
    words: Words,
    skip: int,
    halves: int,
    first_state: np.uint64,
    first_game: int,
    seeds: Masks,
    turns: npt.NDArray[np.uint16],
    reasons: Masks,
    moves: Masks,
) -> None:
    """As ``_play`` for the classic game, in which ownership stays and captures are for good.

    A board can therefore have stood before only since the last capture, and stores need not be
    compared.
    """
    games = len(words)
    record = moves.shape[1] > 0
    table = np.zeros((ABREAST, _FIELDS), np.int64)
    table[:, _GAME] = -1
    history = np.empty((ABREAST, _SLOTS), np.int64)
    latest = np.full((ABREAST, _HASHES), -1, np.int32)
    dealt, finished = 0, 0
    while finished < games:
        for lane in range(ABREAST):
            game = table[lane, _GAME]
            if game < 0:
                if dealt == games:
                    continue
                game = dealt
                dealt += 1
                word = words[game]
                board, taken = word & BOARD, 0
                clock = table[lane, _CLOCK] + 1
                since = clock
                table[lane, _GAME] = game
                table[lane, _STATE] = _mixed(first_state + np.uint64(first_game + game) * _LEAP)
                table[lane, _STORE] = store(word)
                table[lane, _STORE + 1] = opponent_store(word)
                table[lane, _OWN] = owned(word)
                table[lane, _OWN + 1] = owned(turned(word))
            else:
                board, taken = table[lane, _BOARD], table[lane, _TURNS]
                clock, since = table[lane, _CLOCK] + 1, table[lane, _SINCE]
                side = taken & 1
                own = table[lane, _OWN + side] & EVERY_PIT
                can_sow = filled(board) & FLAGS_OF[own]
                move = PASS
                if can_sow:
                    state = np.uint64(table[lane, _STATE]) + _STEP
                    table[lane, _STATE] = state
                    number = whole(_mixed(state) >> np.uint64(32))
                    choice = (number * how_many(can_sow)) >> 32
                    move = whole(NTH_FILLED[spread(can_sow) * PITS + (choice & 7)])
                    board, captured = sown_lanes(board, own, move, skip)
                    board -= captured
                    table[lane, _STORE + side] += seeds_in(captured)
                    since = clock if captured else since
                board = turned_board(board)
                if record:
                    moves[game, taken] = move
                taken += 1
            table[lane, _BOARD] = board
            table[lane, _TURNS] = taken
            table[lane, _CLOCK] = clock
            table[lane, _SINCE] = since
            reason = -1
            if _repeated(history, latest, lane, clock, since, board):
                reason = _REPETITION
            if taken >= TURN_LIMIT and reason < 0:
                reason = _TURN_LIMIT
            if is_over(board):
                reason = _SWEPT
            if reason >= 0:
                side = taken & 1
                gain = seeds_in(board & LANES_OF[table[lane, _OWN + side]])
                if reason != _SWEPT and halves:
                    gain = seeds_in(board) >> 1
                seeds[game, side] = table[lane, _STORE + side] + gain
                seeds[game, 1 - side] = table[lane, _STORE + 1 - side] + seeds_in(board) - gain
                turns[game] = taken
                reasons[game] = reason
                table[lane, _GAME] = -1
                finished += 1


@inlined
def _offered(word: int, choice: int) -> int:
    """The set of pits of the mover's offer number ``choice`` among those that can be paid."""
    own = owned(word)
    row = SIZES[own] * (MOST_OFFERED + 1)
    size = 1 + (choice >= OFFERS_OF[row + 1]) + (choice >= OFFERS_OF[row + 2])
    ranks = OFFER_RANKS[FIRST_OF_SIZE[size] + choice - OFFERS_OF[row + size - 1]]
    offered = 0
    for _ in range(MOST_OFFERED):
        offered |= whole(NTH_OWNED[own * RANKS + (ranks & 15)])
        ranks >>= 4
    return offered
