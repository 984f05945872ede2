"""Running the service: one process or several, until it is told to stop."""

import asyncio
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, ExitStack, closing, nullcontext
from typing import Final

from ayla.locale import texts
from ayla.store import SqlStore, StoreError
from ayla.store.holding import STOPPING, held
from ayla.web.environment import Environment
from ayla.web.fanout import fan_out
from ayla.web.lan import network_address, own_names
from ayla.web.listening import listen, web_address
from ayla.web.metrics import shared_by_processes
from ayla.web.process import Cast, Settings, run
from ayla.web.qr import terminal_code
from ayla.web.refusals import ServerError, bad_setting, refuse

HOST: Final = "127.0.0.1"
PORT: Final = 8420
MOST_WORKERS: Final = 64

_ANYWHERE: Final = "0.0.0.0"  # all networks are meant: --lan asks for it


def serve(
    cast: Callable[[], Cast],
    *,
    host: str | None = None,
    port: int = PORT,
    lan: bool = False,
    workers: int = 1,
    open_browser: bool = False,
    version: str = "0",
    language: str = "en",
    environment: Mapping[str, str] = os.environ,
    beside: Callable[[Environment], AbstractContextManager[None]] = lambda _: nullcontext(),
) -> int:
    """Run the service until Ctrl-C or SIGTERM, and return the exit status: 0, or 2 for bad input.

    Says in ``language`` where it can be reached, in one line on standard output once it can, and
    what is wrong in one line on standard error, ``ayla: CODE: …``. ``port`` 0 takes any free one.
    ``lan`` lets in the local network, and adds a QR code of the address there. ``cast`` is called
    in each of the ``workers`` processes. ``environment`` as ``Environment.read`` takes it.
    ``beside`` is entered, once, for as long as the service runs.
    """
    try:
        settings = Settings(Environment.read(environment), version)
        if lan and host is not None:
            raise bad_setting("--lan listens to all networks: it goes without --host")
        _check_workers(workers, settings.environment)
        listening = listen(_ANYWHERE if lan else host or HOST, port)
    except (StoreError, ServerError) as error:
        return refuse(error.code, error)
    with ExitStack() as running:
        running.enter_context(closing(listening))
        try:
            # One that was just told to stop is waited for; who connects meanwhile waits, too.
            running.enter_context(held(settings.environment.database, patience=STOPPING))
        except StoreError as error:
            return refuse(error.code, error)
        running.enter_context(beside(settings.environment))
        if lan:
            names, lan_port = own_names(), int(listening.getsockname()[1])
            settings = settings._replace(names=names, lan_port=lan_port)

        def ready() -> None:
            address = _say_where(listening, lan, language)
            if open_browser:
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        if workers == 1:
            return run(listening, cast, settings, ready=ready)
        return _run_several(workers, listening, cast, settings, ready)


def _check_workers(workers: int, environment: Environment) -> None:
    if not 1 <= workers <= MOST_WORKERS:
        raise bad_setting(f"--workers is a number from 1 to {MOST_WORKERS}, not {workers}")
    lacks = [
        name
        for name, there in (
            (
                "AYLA_DATABASE_URL=postgresql://…",
                environment.database.get_backend_name() == "postgresql",
            ),
            ("AYLA_REDIS_URL=redis://…", environment.redis is not None),
        )
        if not there
    ]
    if workers > 1 and lacks:
        raise bad_setting(f"--workers {workers} needs {' and '.join(lacks)}")


def _run_several(
    workers: int,
    listening: socket.socket,
    cast: Callable[[], Cast],
    settings: Settings,
    ready: Callable[[], None],
) -> int:
    from ayla.web.workers import supervise  # not everyone needs it

    try:
        # Said once here, rather than by every process.
        asyncio.run(_try_out(settings.environment))
    except (StoreError, ServerError) as error:
        return refuse(error.code, error)
    with ExitStack() as shared:
        if settings.environment.metrics != "off":
            shared.enter_context(shared_by_processes())
        return supervise(workers, listening, cast, settings, ready=ready)


async def _try_out(environment: Environment) -> None:
    """Raise ``StoreError`` or ``ServerError`` if what all processes need cannot be used."""
    await (await SqlStore.open(environment.database)).close()
    await (await fan_out(environment.redis)).on_shutdown()


def _say_where(listening: socket.socket, lan: bool, language: str) -> str:
    """Say where the service is, and return the address for this machine's own browser."""
    say = texts(language, "hosting")
    host, port = listening.getsockname()[:2]
    address = web_address(HOST if lan else host, port)
    guest = network_address() if lan else None
    shown = web_address(guest, port) if guest else address
    lines = [say("hosting-ready", {"address": shown})]
    if guest:
        lines.append(say("hosting-lan"))
        if code := terminal_code(shown, sys.stdout):
            lines.append(code.rstrip("\n"))
    elif lan:
        lines.append(say("hosting-no-lan"))
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()
    return address
