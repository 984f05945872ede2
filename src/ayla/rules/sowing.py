"""The path of a sowing and the capture chain (R3 to R7)."""

from collections.abc import Sequence

from ayla.rules.types import ALL_PITS, PITS, Pit, Side

CAPTURED_COUNTS = (2, 4)
"""A pit with one of these counts can be captured (R5, R6)."""


def next_pit(pit: Pit, steps: int = 1) -> Pit:
    """The pit so many steps further counter-clockwise; negative steps go back."""
    return ALL_PITS[(pit + steps) % PITS]


def path(origin: Pit, seeds: int, *, skip_origin: bool = False) -> tuple[Pit, ...]:
    """The pits that ``seeds`` seeds from ``origin`` fall into, one after another (R3).

    A long sowing goes right round and into its own origin (R4), unless ``skip_origin``.
    """
    touched: list[Pit] = []
    pit = origin
    while len(touched) < seeds:
        pit = next_pit(pit)
        if not (skip_origin and pit is origin):
            touched.append(pit)
    return tuple(touched)


def sown(pits: Sequence[int], origin: Pit, touched: Sequence[Pit]) -> list[int]:
    """The board after the seeds of ``origin`` fell into ``touched``; captures are not made yet."""
    board = list(pits)
    board[origin] = 0
    for pit in touched:
        board[pit] += 1
    return board


def chain(
    board: Sequence[int], owners: Sequence[Side], landing: Pit, mover: Side
) -> tuple[Pit, ...]:
    """The pits that the mover captures when the last seed has fallen into ``landing`` (R5, R6).

    Empty unless the opponent owns ``landing`` and it holds two or four. Then: ``landing``, the
    unbroken run of twos and fours forwards from it, the one backwards; no pit twice, whoever owns
    it.
    """
    if owners[landing] is mover or board[landing] not in CAPTURED_COUNTS:
        return ()
    captured = [landing]
    for step in (1, -1):
        pit = next_pit(landing, step)
        while board[pit] in CAPTURED_COUNTS and pit not in captured:
            captured.append(pit)
            pit = next_pit(pit, step)
    return tuple(captured)
