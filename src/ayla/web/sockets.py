"""Listening and speaking on a WebSocket at the same time."""

import asyncio
from collections.abc import Coroutine
from typing import Any


async def until_one_ends(*tasks: Coroutine[Any, Any, None]) -> None:
    """Run all until the first ends, which ends the others. Raises what one of them raised."""
    running = {asyncio.create_task(task) for task in tasks}
    try:
        await asyncio.wait(running, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in running:
            task.cancel()
        await asyncio.wait(running)
    for task in running:
        if not task.cancelled():
            task.result()
