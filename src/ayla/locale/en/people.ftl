### People: what was refused where they have names and accounts, and where they meet.

## Names and accounts.

error-bad_name = A name has 40 characters at most, and all of them can be seen. A letter has no more than four marks on it.
error-bad_handle = An account name has 3 to 20 letters from A to Z, digits, hyphens or underscores, and begins with a letter.
error-bad_passphrase = A passphrase has 8 to 200 characters.
error-handle_taken = Someone else has this account name already.
error-has_account = You have an account already.
error-wrong_passphrase = There is no account with this name and passphrase.
error-too_many_tries = That was tried too often. Try again in a few minutes.

## Meeting.

error-bad_level = Levels go from 400 to 4000, the lower one first.
error-not_rated = Only games by the usual rules, from the usual start and with a clock can be rated.
error-account_needed = Rated games are for players with an account.
error-no_such_player = There is no such player.
error-no_such_invitation = This invitation is no longer there.
error-own_invitation = This is your own invitation.
error-level_not_sought = An opponent of another level is sought.
error-lobby_full = There are too many invitations now. Take one of them, or try again later.
error-too_many_invitations = There are too many invitations from your network now. Take one of them, or try again later.
