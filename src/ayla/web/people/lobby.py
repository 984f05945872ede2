"""The lobby over HTTP and WebSocket."""

from http import HTTPStatus
from typing import Any, Final, TypeAlias

import msgspec
from litestar import Controller, WebSocket, delete, get, post, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, JSONBody

from ayla.people import Person
from ayla.people.invitations import Invitation
from ayla.store import StoreError
from ayla.web.live import TOO_TALKATIVE, UNAVAILABLE
from ayla.web.people.attempts import Allowance, Attempts
from ayla.web.people.bulletin import Bulletin
from ayla.web.people.identity import Identities
from ayla.web.people.invitations import Invitations, Matched, Visit
from ayla.web.people.parameters import Asked, Kept, address_of, now
from ayla.web.people.reading import read_wish
from ayla.web.people.views import invitation_view, side_letter
from ayla.web.people.wire import (
    AcceptRequest,
    FoundView,
    InvitationRequest,
    InvitationView,
    LobbyView,
    MatchedNews,
    QuickRequest,
    WaitingView,
)
from ayla.web.problems import problem_response
from ayla.web.sockets import until_one_ends
from ayla.web.wire import Pong

Socket: TypeAlias = WebSocket[Any, Any, State]

_BAD: Final = {400: problem_response("What was sent cannot be read, or used.")}
_GONE: Final = {404: problem_response("The invitation is not there, or no longer.")}
_MAKING: Final = {
    **_BAD,
    422: problem_response("It cannot be rated, or only among players with an account."),
    429: problem_response("There are as many invitations as there can be, or too many from here."),
}
_encoder = msgspec.json.Encoder()


class Lobby(Controller):
    """Open invitations."""

    path = "/api/lobby"
    tags = ("lobby",)

    @get()
    async def look(
        self,
        request: Asked,
        identities: NamedDependency[Identities],
        invitations: NamedDependency[Invitations],
    ) -> LobbyView:
        """List the open invitations."""
        return LobbyView(_views(await invitations.look(), identities.known(request)))

    @post(responses=_MAKING)
    async def invite(
        self,
        request: Asked,
        data: JSONBody[InvitationRequest],
        identities: NamedDependency[Identities],
        invitations: NamedDependency[Invitations],
        store: Kept,
        attempts: NamedDependency[Attempts],
    ) -> InvitationView:
        """Invite whoever comes, in place of an invitation that one has made before.

        It goes away when its maker has no live connection to the lobby for 30 seconds.
        """
        wish = read_wish(data)
        await attempts.count([_inviting(request)])
        player = identities.player(request)
        invitation = await invitations.invite(player, wish, address_of(request))
        return await _made(invitation, store)

    @post("/quick", status_code=200, responses=_MAKING)
    async def pair(
        self,
        request: Asked,
        data: JSONBody[QuickRequest],
        identities: NamedDependency[Identities],
        invitations: NamedDependency[Invitations],
        store: Kept,
        attempts: NamedDependency[Attempts],
    ) -> FoundView | WaitingView:
        """Play with somebody who wants the same; wait for one if there is nobody."""
        wish = read_wish(data)
        await attempts.count([_inviting(request)])
        found = await invitations.pair(identities.player(request), wish, address_of(request))
        if isinstance(found, Matched):
            return FoundView(found.match_id, side_letter(found.side))
        return WaitingView(await _made(found, store))

    @post(
        "/{invitation:str}/accept",
        status_code=200,
        responses={
            **_BAD,
            **_GONE,
            422: problem_response("It is one's own, or for players of another kind."),
        },
    )
    async def accept(
        self,
        request: Asked,
        invitation: FromPath[str],
        data: JSONBody[AcceptRequest],
        identities: NamedDependency[Identities],
        invitations: NamedDependency[Invitations],
    ) -> FoundView:
        """Take up an invitation."""
        matched = await invitations.accept(identities.player(request), invitation)
        return FoundView(matched.match_id, side_letter(matched.side))

    @delete("/{invitation:str}", status_code=HTTPStatus.NO_CONTENT, responses=_GONE)
    async def withdraw(
        self,
        request: Asked,
        invitation: FromPath[str],
        identities: NamedDependency[Identities],
        invitations: NamedDependency[Invitations],
    ) -> None:
        """Take an invitation of one's own back."""
        await invitations.withdraw(identities.player(request), invitation)


@websocket("/api/lobby/live")
async def live(
    socket: Socket,
    identities: NamedDependency[Identities],
    invitations: NamedDependency[Invitations],
    bulletin: NamedDependency[Bulletin],
) -> None:
    """Send the invitations at once and after every change, and the match when one is taken up."""
    await socket.accept()
    try:
        with invitations.visit(identities.known(socket)) as visit:
            await until_one_ends(_listen(socket), _send(socket, invitations, bulletin, visit))
    except StoreError as error:
        await socket.close(UNAVAILABLE, error.code.value)
    except WebSocketDisconnect:
        pass


async def _listen(socket: Socket) -> None:
    """Answer pings; anything else that a client says is a mistake, and ends the connection."""
    async for word in socket.iter_data("text"):
        if word != "ping":
            await socket.close(TOO_TALKATIVE, "only ping is understood here")
            return
        await _write(socket, Pong())


async def _send(socket: Socket, invitations: Invitations, bulletin: Bulletin, visit: Visit) -> None:
    listed = await invitations.glance()
    await socket.send_text(bulletin.text(listed, visit.player))
    while True:
        await visit.changed.wait()
        visit.changed.clear()
        while visit.matched:
            matched = visit.matched.pop(0)
            await _write(socket, MatchedNews(matched.match_id, side_letter(matched.side)))
        if invitations.listed is not listed:
            listed = invitations.listed
            await socket.send_text(bulletin.text(listed, visit.player))


async def _write(socket: Socket, message: MatchedNews | Pong) -> None:
    await socket.send_text(_encoder.encode(message).decode())


def _inviting(request: Asked) -> Allowance:
    """So few that nobody keeps the lobby busy alone."""
    return Allowance(f"invite:{address_of(request)}", 200, 60)


def _views(
    listed: tuple[tuple[Invitation, Person], ...], reader: str | None
) -> list[InvitationView]:
    moment = now()
    return [invitation_view(invitation, maker, reader, moment) for invitation, maker in listed]


async def _made(invitation: Invitation, store: Kept) -> InvitationView:
    makers = await store.people.persons([invitation.maker])
    return invitation_view(invitation, makers[invitation.maker], invitation.maker, invitation.at)
