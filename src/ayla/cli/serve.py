"""``ayla serve``: the board in the browser."""

from typing import Annotated

import typer

from ayla import __version__
from ayla.cli.wiring import levels, ready_analyst, warming

Host = Annotated[
    str | None,
    typer.Option("--host", help="The address to listen on; usually this machine only."),
]
Port = Annotated[
    int | None, typer.Option("--port", help="The port to listen on, 0 for any; usually 8420.")
]
Open = Annotated[bool, typer.Option("--open", help="Open the board in the browser.")]


def serve(host: Host = None, port: Port = None, open_browser: Open = False) -> int:
    """Serve the board to browsers until Ctrl-C.

    Where games are kept, and more for a host, is set by environment variables that the
    documentation lists.
    """
    from ayla.cli.small_tables import built_meanwhile
    from ayla.web.server import HOST, PORT
    from ayla.web.server import serve as serve_until_stopped

    warming().begin()
    with built_meanwhile():
        return serve_until_stopped(
            levels(),
            analyst=ready_analyst(),
            host=HOST if host is None else host,
            port=PORT if port is None else port,
            open_browser=open_browser,
            version=__version__,
        )
