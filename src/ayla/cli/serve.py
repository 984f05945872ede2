"""``ayla serve``: the board in the browser."""

from typing import TYPE_CHECKING, Annotated

import typer

from ayla import __version__
from ayla.cli.options import language
from ayla.cli.wiring import ladder, ready_analyst, warming

if TYPE_CHECKING:
    from ayla.web import Cast

Host = Annotated[
    str | None,
    typer.Option("--host", help="The address to listen on; usually this machine only."),
]
Port = Annotated[
    int | None, typer.Option("--port", help="The port to listen on, 0 for any; usually 8420.")
]
Lan = Annotated[
    bool,
    typer.Option("--lan", help="Let in who is on the same Wi-Fi; show a QR code of the address."),
]
Workers = Annotated[
    int,
    typer.Option(
        "--workers", metavar="N", help="So many processes; needs PostgreSQL and Redis. Usually 1."
    ),
]
Open = Annotated[bool, typer.Option("--open", help="Open the board in the browser.")]


def serve(
    host: Host = None,
    port: Port = None,
    lan: Lan = False,
    workers: Workers = 1,
    open_browser: Open = False,
) -> int:
    """Serve the board to browsers until Ctrl-C.

    Where games are kept, and more for a host, is set by environment variables that the
    documentation lists.
    """
    from ayla.cli.small_tables import built_meanwhile
    from ayla.web.server import PORT
    from ayla.web.server import serve as serve_until_stopped

    return serve_until_stopped(
        cast,
        host=host,
        port=PORT if port is None else port,
        lan=lan,
        workers=workers,
        open_browser=open_browser,
        version=__version__,
        language=language(),
        beside=lambda environment: built_meanwhile(environment.tables),
    )


def cast() -> "Cast":
    """Who plays and who advises, in each process of the service."""
    from ayla.web import Cast

    warming().begin()
    return Cast(ladder(), ready_analyst())
