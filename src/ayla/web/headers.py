"""The security headers of every response."""

from collections.abc import Iterable
from typing import Final

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope


def content_policy(script_hashes: Iterable[str] = ()) -> str:
    """A policy that allows this server's own files, and inline only scripts of these hashes."""
    scripts = " ".join(["'self'", *(f"'{digest}'" for digest in script_hashes)])
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src {scripts}",
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


SECURITY_HEADERS: Final = {
    # What is not a file of the page is as fresh as the match it tells of.
    "Cache-Control": "no-store",
    "Content-Security-Policy": content_policy(),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


async def add_security_headers(message: Message, _: Scope) -> None:
    """Add to a response what it does not say itself."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in SECURITY_HEADERS.items():
            headers.setdefault(name, value)
