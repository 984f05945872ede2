"""What is refused among people, as typed errors with stable codes."""

from enum import StrEnum


class PeopleCode(StrEnum):
    """Stable names of what went wrong; faces translate them, programs compare them."""

    BAD_NAME = "bad_name"
    """Nobody can be called that."""
    BAD_HANDLE = "bad_handle"
    """No account can go by that."""
    BAD_PASSPHRASE = "bad_passphrase"
    """The passphrase is too short or too long."""
    HANDLE_TAKEN = "handle_taken"
    """Another account goes by that."""
    HAS_ACCOUNT = "has_account"
    """The player has an account already."""
    WRONG_PASSPHRASE = "wrong_passphrase"
    """There is no account of this handle, or its passphrase is another."""
    BAD_LEVEL = "bad_level"
    """There is no such range of levels."""
    NOT_RATED = "not_rated"
    """A game like that cannot be rated."""
    ACCOUNT_NEEDED = "account_needed"
    """A rated game is for players with an account."""
    NO_SUCH_PLAYER = "no_such_player"
    """There is no player of this id."""
    NO_SUCH_INVITATION = "no_such_invitation"
    """The invitation is not there, or no longer."""
    OWN_INVITATION = "own_invitation"
    """Nobody accepts an invitation of their own."""
    LEVEL_NOT_SOUGHT = "level_not_sought"
    """The invitation is for players of another level."""
    LOBBY_FULL = "lobby_full"
    """There are as many invitations as there can be."""
    TOO_MANY_INVITATIONS = "too_many_invitations"
    """There are as many invitations from one address as there can be."""


class PeopleError(ValueError):
    """Something that is not possible among people.

    ``code`` is stable; ``value`` is what was refused, ``None`` where it is secret or nothing;
    ``place`` says where in the request it stood, such as ``name``, or is ``None``. ``str()`` is one
    English line.
    """

    def __init__(
        self,
        code: PeopleCode,
        message: str,
        *,
        value: str | None = None,
        place: str | None = None,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.value = value
        self.place = place
