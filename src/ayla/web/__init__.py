"""The HTTP and WebSocket service, and the browser app that it serves."""

from ayla.web.app import create_app
from ayla.web.process import Cast
from ayla.web.server import serve

__all__ = ["Cast", "create_app", "serve"]
