"""A way to the service on which everything can be lost while no connection ends."""

import asyncio
import threading
import time
from typing import Self


class Relay:
    """Passes bytes on between browsers and a port of this machine.

    While it is ``silent`` it swallows what comes; a connection that lost something stays silent.
    """

    def __init__(self, target: int) -> None:
        self.silent = False
        self.url = ""
        self._target = target
        self._swallowed: list[bytes] = []
        self._ends: list[asyncio.StreamWriter] = []
        self._listens = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run()), daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._listens.wait(10)
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join(10)

    def wait_for_swallowed(self, part: bytes) -> None:
        """Until something has been lost in which these bytes are."""
        for _ in range(1500):
            if any(part in lost for lost in self._swallowed):
                return
            time.sleep(0.02)
        raise AssertionError(f"{part!r} was not sent")

    async def _run(self) -> None:
        self._loop, self._over = asyncio.get_running_loop(), asyncio.Event()
        async with await asyncio.start_server(self._meet, "127.0.0.1", 0) as server:
            self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
            self._listens.set()
            await self._over.wait()
            for end in self._ends:
                end.transport.abort()
        await asyncio.gather(*asyncio.all_tasks() - {asyncio.current_task()})

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        further, back = await asyncio.open_connection("127.0.0.1", self._target)
        self._ends += [writer, back]
        await asyncio.gather(self._pass(reader, back), self._pass(further, writer))

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        lost = False
        try:
            while data := await reader.read(65536):
                lost = lost or self.silent
                if lost:
                    self._swallowed.append(data)
                else:
                    writer.write(data)
        except OSError:
            pass
        writer.close()
