"""The HTTP and WebSocket service, and the browser app that it serves."""
