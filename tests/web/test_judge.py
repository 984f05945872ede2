"""Clocks are looked at when they are due, in time and again if that fails."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta

from ayla.web.online.judge import Judge

SOON = timedelta(milliseconds=50)
LATER = timedelta(hours=1)


def now() -> datetime:
    return datetime.now(UTC)


async def judged(
    expect: Callable[[Judge], None],
    wanted: int,
    look: Callable[[str], Awaitable[None]] | None = None,
) -> list[str]:
    """The first matches that are looked at."""
    found: list[str] = []
    enough = asyncio.Event()

    async def note(match_id: str) -> None:
        found.append(match_id)
        if len(found) == wanted:
            enough.set()
        if look:
            await look(match_id)

    judge = Judge(note, now)
    running = asyncio.create_task(judge.run())
    await asyncio.sleep(0)
    expect(judge)
    async with asyncio.timeout(30):
        await enough.wait()
    running.cancel()
    await asyncio.wait({running})
    return found


def test_those_that_are_due_are_looked_at_in_their_order() -> None:
    def expect(judge: Judge) -> None:
        judge.expect("late", now() + LATER)
        judge.expect("second", now() + 2 * SOON)
        judge.expect("first", now() + SOON)

    assert asyncio.run(judged(expect, 2)) == ["first", "second"]


def test_what_was_put_off_or_stopped_is_left_alone() -> None:
    def expect(judge: Judge) -> None:
        for name in ("put off", "stopped", "due"):
            judge.expect(name, now() + SOON)
        judge.expect("put off", now() + LATER)
        judge.expect("put off", now() + 2 * LATER)
        judge.expect("stopped", None)
        judge.expect("sooner", now() + LATER)
        judge.expect("sooner", now() + 3 * SOON)

    assert asyncio.run(judged(expect, 2)) == ["due", "sooner"]


def test_one_that_fails_is_tried_again_and_keeps_no_other_from_judgement() -> None:
    async def fail(match_id: str) -> None:
        if match_id == "broken":
            raise RuntimeError("the database is away")

    def expect(judge: Judge) -> None:
        judge.expect("broken", now())
        judge.expect("whole", now() + SOON)

    assert asyncio.run(judged(expect, 3, fail)) == ["broken", "whole", "broken"]


def test_matches_that_have_ended_do_not_fill_the_queue() -> None:
    """Ten thousand matches of a day a move, each given up at once, and three that go on."""

    def expect(judge: Judge) -> None:
        judge.expect("second", now() + timedelta(seconds=5))
        for number in range(10_000):
            judge.expect(f"given up {number}", now() + LATER)
            judge.expect(f"given up {number}", None)
        judge.expect("late", now() + LATER)
        judge.expect("first", now() + SOON)
        assert judge.waiting < 2000

    assert asyncio.run(judged(expect, 2)) == ["first", "second"]
