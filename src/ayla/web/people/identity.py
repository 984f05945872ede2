"""Whose request it is: a signed cookie that names the player, and nothing else.

The cookie is all that a guest needs. One that was not signed here is as good as none.
"""

import re
import secrets
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import Any, Final, TypeAlias

from itsdangerous import BadSignature, TimestampSigner
from litestar.connection import ASGIConnection, Request
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.types import Message, Scope

COOKIE: Final = "ayla_player"
KEPT: Final = timedelta(days=365)
"""So long a browser keeps the cookie after the last visit but one month."""
_RENEWED: Final = timedelta(days=30)
"""A cookie older than this is renewed when its holder comes by."""
_PLAYER: Final = re.compile(r"[A-Za-z0-9_-]{22}")
_HOLDER: Final = re.compile(rf"({_PLAYER.pattern})(?:\.([1-9][0-9]{{0,8}}))?")
"""What is signed: a player, and for an account the era in which the cookie was made."""
_STATE: Final = "ayla_cookie"
_Holder: TypeAlias = tuple[str, int]
"""A player, and the era of the cookie."""


def is_player(text: str) -> bool:
    """Whether this can be a player's id."""
    return _PLAYER.fullmatch(text) is not None


class Identities:
    """Tells by its cookie whose connection it is."""

    def __init__(self) -> None:
        self._eras: dict[str, int] = {}
        self.sign_with(secrets.token_urlsafe(32))

    def sign_with(self, secret: str) -> None:
        """Sign cookies with this; all processes of a service do with the same."""
        self._signer = TimestampSigner(
            secret, salt=COOKIE, key_derivation="hmac", digest_method=sha256
        )

    def end_before(self, player: str, era: int) -> bool:
        """Let cookies of a player end that are of an earlier era; whether that is new."""
        if self._eras.get(player, 0) >= era:
            return False
        self._eras[player] = era
        return True

    def known(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
        """The player of a request or a WebSocket; ``None`` without a cookie of this server's."""
        found = self._read(connection)
        return found and found[0]

    def player(self, request: Request[Any, Any, Any]) -> str:
        """The player of a request; who has no cookie of this server's is a new guest.

        The answer to the request then sets the cookie, and renews one that is a month old.
        """
        given: _Holder | None = request.scope["state"].get(_STATE)
        if given is not None:
            return given[0]
        found = self._read(request)
        if found is None:
            return self.become(request, secrets.token_urlsafe(16))
        player, era, signed = found
        if datetime.now(UTC) - signed > _RENEWED:
            self.become(request, player, era)
        return player

    def become(self, request: Request[Any, Any, Any], player: str, era: int = 0) -> str:
        """Make the browser that sent this request this player's, and return the player.

        ``era``: that of the player's account, if there is one.
        """
        request.scope["state"][_STATE] = (player, era)
        return player

    def become_a_guest(self, request: Request[Any, Any, Any]) -> str:
        """Make the browser that sent this request a new guest's."""
        return self.become(request, secrets.token_urlsafe(16))

    async def set_cookie(self, message: Message, scope: Scope) -> None:
        """Add to an answer the cookie that it owes. A hook for ``before_send``."""
        if message["type"] != "http.response.start":
            return
        holder: _Holder | None = scope["state"].get(_STATE)
        if holder is None:
            return
        player, era = holder
        cookie = Cookie(
            key=COOKIE,
            value=self._signer.sign(f"{player}.{era}" if era else player).decode(),
            max_age=int(KEPT.total_seconds()),
            path="/",
            httponly=True,
            samesite="lax",
            secure=scope["scheme"] == "https",
        )
        headers = MutableScopeHeaders.from_message(message)
        headers.add("Set-Cookie", cookie.to_header(header=""))

    def _read(
        self, connection: ASGIConnection[Any, Any, Any, Any]
    ) -> tuple[str, int, datetime] | None:
        """The player that the cookie names, its era, and when it was signed."""
        try:
            value, signed = self._signer.unsign(
                connection.cookies[COOKIE],
                max_age=int((KEPT + _RENEWED).total_seconds()),
                return_timestamp=True,
            )
        except (KeyError, BadSignature, UnicodeError):
            return None
        holder = _HOLDER.fullmatch(value.decode("ascii", "replace"))
        if holder is None:
            return None
        player, era = holder[1], int(holder[2] or 0)
        return None if era < self._eras.get(player, 0) else (player, era, signed)
