"""The security headers of every response."""

from typing import Final

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

_CONTENT_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
"""This server's own files, and nothing inline."""

SECURITY_HEADERS: Final = {
    # What is not a file of the page is as fresh as the match it tells of.
    "Cache-Control": "no-store",
    "Content-Security-Policy": _CONTENT_POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


HTTPS_ONLY: Final = "max-age=31536000"
"""For a year the browser comes by https, once it has."""


async def add_security_headers(message: Message, scope: Scope) -> None:
    """Add to a response what it does not say itself."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in SECURITY_HEADERS.items():
            headers.setdefault(name, value)
        if scope["scheme"] == "https":
            headers.setdefault("Strict-Transport-Security", HTTPS_ONLY)
