"""The open invitations as a message, made once for all who read the same."""

import msgspec

from ayla.web.people.invitations import Listed
from ayla.web.people.parameters import now
from ayla.web.people.views import invitation_view
from ayla.web.people.wire import LobbyNews

_encoder = msgspec.json.Encoder()


class Bulletin:
    """Remembers the last message for those who have made none of the invitations."""

    def __init__(self) -> None:
        self._listed: Listed | None = None
        self._text = ""

    def text(self, listed: Listed, reader: str | None) -> str:
        """What ``reader`` is sent of these invitations."""
        if any(invitation.maker == reader for invitation, _ in listed):
            return _text(listed, reader)
        if listed is not self._listed:
            self._listed, self._text = listed, _text(listed, None)
        return self._text


def _text(listed: Listed, reader: str | None) -> str:
    moment = now()
    views = [invitation_view(invitation, maker, reader, moment) for invitation, maker in listed]
    return _encoder.encode(LobbyNews(views)).decode()
