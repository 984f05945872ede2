"""When Python looks for garbage that refers to itself.

By its own rule it looks through everything whenever that has grown by a quarter, which stops the
process for half a second with a thousand matches in memory, again and again while they are played.
Next to nothing is ever found but what connections leave behind that were closed. So the service
looks after so many of those, and now and then; what is young Python looks through as always.
"""

import gc
import time
from collections.abc import Callable
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

CONNECTIONS: Final = 2000
"""After so many connections were closed everything is looked through; each leaves some 15 kB."""
SECONDS: Final = 3600.0
"""After so long it is looked through in any case."""

_NEVER: Final = 1 << 30


class Garbage:
    """An application whose garbage is looked for once many connections to it were closed.

    ``look`` looks for it, ``clock`` counts seconds that only grow.
    """

    def __init__(
        self,
        app: ASGIApp,
        *,
        look: Callable[[], object] = gc.collect,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._app = app
        self._look = look
        self._clock = clock
        self._closed = 0
        self._looked = clock()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer as the application does."""
        try:
            await self._app(scope, receive, send)
        finally:
            self._closed += scope["type"] == ScopeType.WEBSOCKET
            now = self._clock()
            if self._closed >= CONNECTIONS or now - self._looked >= SECONDS:
                self._look()
                self._closed, self._looked = 0, self._clock()


def leave_to_service() -> None:
    """Have Python look through young objects only, and never through what was loaded so far."""
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, _NEVER)
