"""Alpha-beta on words, compiled: a loop that can be broken off at any position and continued.

Every kind of turn (R3 to R12) and every end (R14 to R16) is searched as in ``ayla.engine.plain``.
Values are hundredths of a seed of the final margin, as the mover sees it; each comes with a doubt,
see ``ayla.engine.doubts``. The first sowing is searched with the whole window, unless an offer was
searched before it. Those after it, and offers always, are searched with a window of nothing, to be
searched again if they are better.
"""

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from ayla.engine.doubts import GUESSED, HISTORY, PROVED
from ayla.engine.fast.ambition import finally_worth, hoped
from ayla.engine.fast.endings import Halves, looked_up
from ayla.engine.fast.evaluation import UNIT, Weights, evaluate
from ayla.engine.fast.frames import (
    AGE,
    ALPHA,
    AMBITIOUS,
    BARTER,
    BEST,
    BETA,
    CEILING,
    CHILDREN,
    CURRENT,
    DEPTH,
    DOUBT,
    ENTER,
    FLOOR,
    FOLD,
    FOUND,
    FRAME,
    HALVES,
    HASHED,
    IN_SIGHT,
    INFINITY,
    KEYS,
    KNOWN,
    LEFT,
    MOVE,
    NARROW,
    NEXT,
    NODES,
    OFFERED,
    OFFERING,
    OFFERS,
    PAST,
    PHASE,
    QUIET,
    REFUSAL,
    REFUSING,
    RESULT,
    SINCE,
    SKIP,
    SOWINGS,
    STAGE,
    TENSION,
    TO_DO,
    TOP,
    TRIED,
    TURN,
    UNTIL,
    VALUE,
    WORD,
)
from ayla.engine.fast.table import (
    AT_LEAST,
    AT_MOST,
    EMPTY,
    EXACT,
    bound_of,
    depth_of,
    expect,
    find,
    keep,
    known,
    move_of,
    proved_in,
    turn_of,
    value_of,
)
from ayla.kernel.compiling import compiled, lowest, whole
from ayla.kernel.moves import (
    ACCEPT,
    DECLINE,
    FIRST_OFFER,
    PASS,
    accepted,
    payable,
    sowable,
    sown_lanes,
)
from ayla.kernel.packing import (
    SPARE,
    STORE,
    Words,
    is_over,
    opponent_store,
    owned,
    pit_of,
    seeds,
    seeds_in,
    store,
    turned,
    turned_pits,
)
from ayla.kernel.tables import COUNTS, FIRST_OF_SIZE, LANES_OF
from ayla.kernel.tables import OFFERED as OFFER_PITS
from ayla.rules.game import REPETITIONS, TURN_LIMIT

Plays: TypeAlias = npt.NDArray[np.int16]
"""The expected play from each frame on, shape ``(FRAMES, LONGEST_PLAY)``: its length, then moves.

An offer is followed by its answer."""

NO_MOVE: Final = 127
"""No move of any position."""
LONGEST_PLAY: Final = 64
"""One more than the moves that are remembered of expected play."""
PAST_SIZE: Final = 1024
"""Slots for the positions that stood before, more than twice as many as a game has turns."""

_MULTIPLIER: Final = 0x1E3779B97F4A7C15
_GAIN: Final = 16000  # so much more than habit counts a captured seed in the order of sowings

# Sowings that capture nothing and come late are first searched less deep, and again if they turn
# out better. ``benchmarks/search_parts.py`` measures what that is worth.
_TRIED_BEFORE: Final = 1  # moves of any kind that are searched before the first of these
_REDUCE_FROM: Final = 3  # plies of depth from which the others are searched one ply less deep
_REDUCE_MORE: Final = 6  # and from which two


@compiled
def kept(word: int) -> int:
    """The mover's final margin when each owner takes what is left (R14)."""
    mine = seeds_in(word & whole(LANES_OF[owned(word)]))
    return UNIT * (store(word) - opponent_store(word) + 2 * mine - seeds_in(word))


@compiled
def settled(word: int, halves: int) -> int:
    """The mover's final margin when endless play is settled (R16)."""
    return UNIT * (store(word) - opponent_store(word)) if halves else kept(word)


@compiled
def mark_of(result: int, top: int, ambitious: int) -> int:
    """What is added to words in the table where the mover of a frame is the ambitious side."""
    return 1 << SPARE if result and top & 1 == ambitious else 0


@compiled
def standing(word: int, turn: int) -> int:
    """What R16 compares: the position, and by the turn which side is to move."""
    return word | (turn & 1) << SPARE


@compiled
def note(past: Words, key: int) -> None:
    """Note that a position stood once more."""
    slot = ((key * _MULTIPLIER) >> 40) & (PAST_SIZE - 1)
    while past[2 * slot] != key and past[2 * slot] != EMPTY:
        slot = (slot + 1) & (PAST_SIZE - 1)
    past[2 * slot + 1] = past[2 * slot + 1] + 1 if past[2 * slot] == key else 1
    past[2 * slot] = key


@compiled
def stood(past: Words, key: int) -> int:
    """How often a position stood before."""
    slot = ((key * _MULTIPLIER) >> 40) & (PAST_SIZE - 1)
    while past[2 * slot] != EMPTY:
        if past[2 * slot] == key:
            return whole(past[2 * slot + 1])
        slot = (slot + 1) & (PAST_SIZE - 1)
    return 0


@compiled
def list_sowings(
    stack: Words,
    frame: int,
    word: int,
    skip: int,
    order: Words,
    table: Words,
    mark: int,
    looking: bool,
) -> int:
    """Put every sowing of the mover's on a frame, and return how many there are.

    ``looking`` says that the positions after them will be looked for in the table, with ``mark``.
    """
    own, count = owned(word), 0
    flags = sowable(word)
    while flags:
        pit = pit_of(lowest(flags))
        flags &= flags - 1
        lanes, taken = sown_lanes(word, own, pit, skip)
        gained = seeds_in(taken)
        child = turned(lanes - taken + (gained << STORE))
        stack[frame + CHILDREN + count] = child
        if looking:
            expect(table, child | mark)
        habit = order[pit * COUNTS + seeds(word, pit)]
        stack[frame + KEYS + count] = (habit + gained * _GAIN) << 8 | (gained > 0) << 7 | pit
        count += 1
    return count


@compiled
def list_captures(stack: Words, frame: int, word: int, skip: int) -> int:
    """Put every sowing that captures on a frame, and return how many there are."""
    own, count = owned(word), 0
    flags = sowable(word)
    while flags:
        pit = pit_of(lowest(flags))
        flags &= flags - 1
        lanes, taken = sown_lanes(word, own, pit, skip)
        if taken:
            gained = seeds_in(taken)
            stack[frame + CHILDREN + count] = turned(lanes - taken + (gained << STORE))
            stack[frame + KEYS + count] = gained << 8 | pit
            count += 1
    return count


@compiled
def list_offers(stack: Words, frame: int, word: int, weights: Weights) -> int:
    """Put every offer that the opponent can pay on a frame, the worst for them first."""
    own = owned(word)
    child = turned(word)
    count = 0
    for number in range(FIRST_OF_SIZE[payable(word) + 1]):
        pits = whole(OFFER_PITS[number])
        if pits & ~own:
            continue
        after = accepted(child, turned_pits(pits))
        entry = (evaluate(after, weights) + INFINITY) << 8 | number
        place = count
        while place > 0 and stack[frame + OFFERED + place - 1] > entry:
            stack[frame + OFFERED + place] = stack[frame + OFFERED + place - 1]
            place -= 1
        stack[frame + OFFERED + place] = entry
        count += 1
    return count


@compiled
def extend(plays: Plays, top: int, move: int, answer: int) -> None:
    """The expected play of a frame: a move, an answer unless ``NO_MOVE``, and the next frame's."""
    plays[top, 1] = move
    length = 1
    if answer != NO_MOVE:
        plays[top, 2] = answer
        length = 2
    more = min(whole(plays[top + 1, 0]), LONGEST_PLAY - 1 - length)
    for place in range(more):
        plays[top, 1 + length + place] = plays[top + 1, 1 + place]
    plays[top, 0] = length + more


@compiled
def put_down(plays: Plays, other: Plays, top: int) -> None:
    """Copy the expected play of a frame to the same frame of another."""
    for place in range(plays[top, 0] + 1):
        other[top, place] = plays[top, place]


@compiled
def advance(
    state: Words,
    stack: Words,
    plays: Plays,
    declining: Plays,
    table: Words,
    past: Words,
    weights: Weights,
    endings: Halves,
    order: Words,
    budget: int,
) -> bool:
    """Search on, through at most ``budget`` positions; whether the search is finished.

    Its value and doubt are then in ``state``, those of frame 1 as its mover sees it, and its
    expected play in row 1 of ``plays``. ``declining`` keeps, for each frame, the play expected when
    the offer of the frame before is declined.
    """
    skip, barter, halves = state[SKIP], state[BARTER], state[HALVES]
    in_sight, has_past, age = state[IN_SIGHT], state[PAST], state[AGE]
    top, phase, value, doubt = state[TOP], state[PHASE], state[VALUE], state[FOUND]
    result, tension, ambitious = state[RESULT], state[TENSION], state[AMBITIOUS]
    most_known, until = state[KNOWN], state[UNTIL]
    nodes = 0
    while True:
        frame = top * FRAME
        if phase == ENTER:
            if nodes >= budget:
                break
            nodes += 1
            phase = FOLD
            word = stack[frame + WORD]
            turn = stack[frame + TURN]
            depth = stack[frame + DEPTH]
            plays[top, 0] = 0
            if is_over(word):
                value, doubt = finally_worth(kept(word), result), PROVED
                continue
            if turn >= TURN_LIMIT:
                value, doubt = finally_worth(settled(word, halves), result), PROVED
                continue
            if most_known >= 0 and (depth < 0 or stack[frame + SINCE] == top) and turn <= until:
                count = seeds_in(word)
                if count <= most_known:
                    ahead = store(word) - opponent_store(word)
                    value = UNIT * (ahead + looked_up(word, count, endings))
                    value, doubt = finally_worth(value, result), PROVED
                    continue
            if depth >= 0:
                times = 0
                for before in range(top - 2, stack[frame + SINCE] - 1, -2):
                    if stack[before * FRAME + WORD] == word:
                        times = 2
                        break
                if has_past:
                    earlier = stood(past, standing(word, turn))
                    if earlier >= REPETITIONS - 1 or (times and earlier):
                        value, doubt = finally_worth(settled(word, halves), result), HISTORY
                        continue
                if times:
                    value, doubt = finally_worth(settled(word, halves), result), GUESSED
                    continue
            alpha = stack[frame + ALPHA]
            beta = stack[frame + BETA]
            if depth <= 0:
                value, doubt = evaluate(word, weights), GUESSED
                if result:
                    value = hoped(value, seeds_in(word), top & 1 == ambitious, result, tension)
                if value >= beta:
                    continue
                count = list_captures(stack, frame, word, skip)
                if count == 0:
                    continue
                stack[frame + LEFT] = (1 << count) - 1
                stack[frame + BEST] = value
                stack[frame + ALPHA] = max(alpha, value)
                stack[frame + STAGE] = QUIET
                phase = NEXT
                continue
            data = find(table, word | mark_of(result, top, ambitious))
            hashed = NO_MOVE
            if data != EMPTY:
                hashed = move_of(data)
                proved, bound = proved_in(data), bound_of(data)
                value = value_of(data)
                if (
                    turn_of(data) == (turn if in_sight else 0)
                    and (proved or (depth_of(data) >= depth and beta - alpha == 1))
                    and (bound != AT_MOST or value <= alpha)
                    and (bound != AT_LEAST or value >= beta)
                ):
                    doubt = PROVED if proved else GUESSED
                    continue
            looking = depth > 1
            mark = mark_of(result, top + 1, ambitious)
            count = list_sowings(stack, frame, word, skip, order, table, mark, looking)
            to_do = 0
            if count == 0:
                stack[frame + CHILDREN] = turned(word)
                stack[frame + KEYS] = PASS
                count = 1
            elif barter and payable(word):
                to_do = 1 << REFUSING
            if hashed < FIRST_OFFER:
                for place in range(count):
                    if stack[frame + KEYS + place] & 127 == hashed:
                        stack[frame + KEYS + place] |= 1 << 50
            stack[frame + STAGE] = SOWINGS
            if to_do and hashed >= FIRST_OFFER and hashed < PASS:
                stack[frame + STAGE] = REFUSING
                to_do = 1 << SOWINGS
            stack[frame + TO_DO] = to_do
            stack[frame + LEFT] = (1 << count) - 1
            stack[frame + FLOOR] = alpha
            stack[frame + BEST] = -INFINITY
            stack[frame + MOVE] = hashed
            stack[frame + DOUBT] = PROVED
            stack[frame + TRIED] = 0
            stack[frame + HASHED] = hashed
            phase = NEXT
            continue

        if phase == NEXT:
            stage = stack[frame + STAGE]
            child = frame + FRAME
            if stage <= SOWINGS:
                left = stack[frame + LEFT]
                if left:
                    most, chosen = -1, 0
                    rest = left
                    while rest:
                        place = lowest(rest)
                        rest &= rest - 1
                        key = stack[frame + KEYS + place]
                        if key > most:
                            most, chosen = key, place
                    stack[frame + LEFT] = left ^ (1 << chosen)
                    alpha = stack[frame + ALPHA]
                    stack[child + WORD] = stack[frame + CHILDREN + chosen]
                    stack[child + TURN] = stack[frame + TURN] + 1
                    stack[child + ALPHA] = -stack[frame + BETA]
                    stack[child + BETA] = -alpha
                    phase = ENTER
                    top += 1
                    if stage == QUIET:
                        stack[frame + CURRENT] = most & 127
                        stack[child + DEPTH] = -1
                        continue
                    stack[child + DEPTH] = stack[frame + DEPTH] - 1
                    captures = most & 128
                    stack[child + SINCE] = top if captures else stack[frame + SINCE]
                    stack[frame + CURRENT] = most & 127
                    stack[frame + NARROW] = 0
                    if stack[frame + TRIED] and stack[frame + BETA] - alpha > 1:
                        stack[frame + NARROW] = 1
                        stack[child + ALPHA] = -alpha - 1
                    if (
                        captures == 0
                        and stack[frame + TRIED] >= _TRIED_BEFORE
                        and stack[frame + DEPTH] >= _REDUCE_FROM
                    ):
                        less = 1 + (stack[frame + DEPTH] >= _REDUCE_MORE)
                        stack[frame + NARROW] |= 2 * less
                        stack[child + DEPTH] -= less
                    continue
                if stage == QUIET:
                    value, doubt, phase = stack[frame + BEST], GUESSED, FOLD
                    continue
            elif stage == REFUSING:
                turn = stack[frame + TURN] + 1
                depth = stack[frame + DEPTH] - 2
                alpha, beta = stack[frame + ALPHA], stack[frame + BETA]
                if turn >= TURN_LIMIT:
                    # Every offer is settled, and it does not matter which pits.
                    value = finally_worth(settled(stack[frame + WORD], halves), result)
                    if value > stack[frame + BEST]:
                        stack[frame + BEST] = value
                        if value > alpha:
                            own = owned(stack[frame + WORD])
                            stack[frame + ALPHA] = value
                            stack[frame + MOVE] = FIRST_OFFER + lowest(own)
                            plays[top + 1, 0] = 0
                            extend(plays, top, FIRST_OFFER + lowest(own), NO_MOVE)
                elif depth < 0:
                    stack[frame + DOUBT] |= GUESSED
                else:
                    stack[child + WORD] = turned(stack[frame + WORD])
                    stack[child + TURN] = turn
                    stack[child + DEPTH] = depth
                    stack[child + SINCE] = stack[frame + SINCE]
                    stack[child + ALPHA] = -beta
                    stack[child + BETA] = -alpha
                    stack[frame + NARROW] = beta - alpha > 1
                    if beta - alpha > 1:
                        stack[child + ALPHA] = -alpha - 1
                    top += 1
                    phase = ENTER
                    continue
            elif stack[frame + LEFT] < stack[frame + OFFERS]:
                number = stack[frame + OFFERED + stack[frame + LEFT]] & 255
                stack[frame + LEFT] += 1
                alpha = stack[frame + ALPHA]
                beta = min(stack[frame + BETA], stack[frame + CEILING])
                pits = whole(OFFER_PITS[number])
                stack[frame + CURRENT] = FIRST_OFFER + number
                stack[child + WORD] = accepted(turned(stack[frame + WORD]), turned_pits(pits))
                stack[child + TURN] = stack[frame + TURN] + 1
                stack[child + DEPTH] = stack[frame + DEPTH] - 2
                stack[child + SINCE] = top + 1
                stack[child + ALPHA] = -beta
                stack[child + BETA] = -alpha
                stack[frame + NARROW] = beta - alpha > 1
                if beta - alpha > 1:
                    stack[child + ALPHA] = -alpha - 1
                top += 1
                phase = ENTER
                continue
            # The stage is finished, and with the last one the position.
            phase = NEXT
            if stack[frame + BEST] < stack[frame + BETA] and stack[frame + TO_DO]:
                stage = lowest(stack[frame + TO_DO])
                stack[frame + TO_DO] = 0
                stack[frame + STAGE] = stage
                if stage == SOWINGS:
                    word = stack[frame + WORD]
                    count = list_sowings(stack, frame, word, skip, order, table, 0, False)
                    stack[frame + LEFT] = (1 << count) - 1
                continue
            value, doubt = stack[frame + BEST], stack[frame + DOUBT]
            bound = EXACT
            if value >= stack[frame + BETA]:
                bound = AT_LEAST
            elif value <= stack[frame + FLOOR]:
                bound = AT_MOST
            turn = stack[frame + TURN] if in_sight else 0
            proved = 1 if doubt == PROVED else 0
            move, depth = stack[frame + MOVE], stack[frame + DEPTH]
            key = stack[frame + WORD] | mark_of(result, top, ambitious)
            keep(table, key, known(value, bound, proved, move, depth, turn, age))
            phase = FOLD
            continue

        # FOLD: the top frame was found to be worth ``value``; use it for the one before.
        top -= 1
        if top == 0:
            break
        frame -= FRAME
        child = frame + FRAME
        value = -value
        stage = stack[frame + STAGE]
        alpha, beta = stack[frame + ALPHA], stack[frame + BETA]
        phase = NEXT
        if stage == QUIET:
            if value >= beta:
                phase, doubt = FOLD, GUESSED
            elif value > stack[frame + BEST]:
                stack[frame + BEST] = value
                if value > alpha:
                    stack[frame + ALPHA] = value
                    extend(plays, top, stack[frame + CURRENT], NO_MOVE)
            continue
        if stage == OFFERING:
            beta = min(beta, stack[frame + CEILING])
        if stack[frame + NARROW] > 1 and value > alpha:
            stack[child + DEPTH] += stack[frame + NARROW] >> 1
            stack[frame + NARROW] &= 1
            stack[child + ALPHA] = -alpha - 1
            stack[child + BETA] = -alpha
            top += 1
            phase = ENTER
            continue
        if stack[frame + NARROW] & 1 and alpha < value < beta:
            stack[frame + NARROW] = 0
            stack[child + ALPHA] = -beta
            stack[child + BETA] = -alpha
            top += 1
            phase = ENTER
            continue
        if stage == REFUSING:
            if value <= alpha:
                stack[frame + DOUBT] |= doubt
                if value > stack[frame + BEST]:
                    stack[frame + BEST] = value
                # No offer is worth more: nothing is left to do in this stage.
                stack[frame + STAGE] = OFFERING
                stack[frame + LEFT] = 0
                stack[frame + OFFERS] = 0
                continue
            stack[frame + CEILING] = value
            stack[frame + REFUSAL] = doubt
            put_down(plays, declining, top + 1)
            count = list_offers(stack, frame, stack[frame + WORD], weights)
            stack[frame + STAGE] = OFFERING
            stack[frame + LEFT] = 0
            stack[frame + OFFERS] = count
            continue
        answer = NO_MOVE
        if stage == OFFERING:
            answer = ACCEPT
            if value >= stack[frame + CEILING]:
                # This offer is declined, and no other is worth more.
                value = stack[frame + CEILING]
                answer = DECLINE
                put_down(declining, plays, top + 1)
                stack[frame + OFFERS] = 0
            if value > alpha:
                doubt |= stack[frame + REFUSAL]
        stack[frame + TRIED] += 1
        if value >= stack[frame + BETA]:
            stack[frame + BEST] = value
            stack[frame + MOVE] = stack[frame + CURRENT]
            stack[frame + DOUBT] = doubt
            stack[frame + LEFT] = 0
            stack[frame + OFFERS] = 0
            if stage == SOWINGS and stack[frame + CURRENT] < FIRST_OFFER:
                pit = stack[frame + CURRENT]
                place = pit * COUNTS + seeds(stack[frame + WORD], pit)
                order[place] += (stack[frame + DEPTH] * stack[frame + DEPTH]) >> 1
                if order[place] > 65535:
                    for other in range(len(order)):
                        order[other] >>= 1
            continue
        stack[frame + DOUBT] |= doubt
        if value > stack[frame + BEST]:
            stack[frame + BEST] = value
            if value > alpha:
                stack[frame + ALPHA] = value
                stack[frame + MOVE] = stack[frame + CURRENT]
                extend(plays, top, stack[frame + CURRENT], answer)
    state[TOP], state[PHASE], state[VALUE], state[FOUND] = top, phase, value, doubt
    state[NODES] += nodes
    return bool(top == 0)


@compiled
def prepare(
    state: Words, stack: Words, word: int, turn: int, depth: int, since: int, alpha: int, beta: int
) -> None:
    """Put a position on frame 1, to be searched; ``since`` is 0 unless seeds came or went."""
    state[TOP] = 1
    state[PHASE] = ENTER
    stack[FRAME + WORD] = word
    stack[FRAME + TURN] = turn
    stack[FRAME + DEPTH] = depth
    stack[FRAME + SINCE] = since
    stack[FRAME + ALPHA] = alpha
    stack[FRAME + BETA] = beta
