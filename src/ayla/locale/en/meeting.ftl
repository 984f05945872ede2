### Two people far apart: how a match between them ended without a move, and what was refused.
###
### $side is S or N. $loser is the name of a player.

ending-time =
    { $side ->
        [S] South
       *[N] North
    } ran out of time.

# The one who stayed claimed the win, or called it a draw.
ending-abandoned-win =
    { $side ->
        [S] South
       *[N] North
    } went away and did not come back.
ending-abandoned-draw =
    { $side ->
        [S] South went away and did not come back, and North
       *[N] North went away and did not come back, and South
    } called it a draw.

# Before the second turn.
ending-aborted =
    { $side ->
        [S] South
       *[N] North
    } broke the game off before it had begun. It counts for nobody.
outcome-aborted = No result.

## The same in the result of the page.

page-reason-time = { $loser } ran out of time.
page-reason-abandoned = { $loser } went away and did not come back.
page-reason-abandoned-draw = One of the two went away and did not come back, and the other called it a draw.
page-reason-aborted = The game was broken off before it had begun. It counts for nobody.

## What was refused.

error-bad_clock = There is no such clock: { $value }
error-not_joined = The other player has not joined yet.
error-seat_taken = Someone else has taken this seat.
error-own_seat = You cannot play against yourself.
error-stale_ply = The game has gone on since then; this is how it stands now.
error-request_open = You have asked for this already; it waits for an answer.
error-no_request_open = There is nothing to answer any more.
error-just_declined = The other player has just declined this. You can ask again after the next move.
error-too_late_to_abort = Two turns have been taken, so the game can no longer be broken off.
error-clock_ran_out = Your move came after the time had run out.
error-clock_runs = The time has not run out.
error-nothing_to_claim = There is nothing to claim: the other player is here, or may still come back.
error-match_over = The game is over.
error-not_over = The game is not over yet.
error-rematched = There is another game already.
error-no_such_phrase = There is no such phrase: { $value }
error-too_talkative = Please wait a moment before you say more.
error-match_too_long = So much has happened in this game that it can now only be played to its end.
