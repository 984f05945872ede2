### What was refused, and why: error-CODE for every code.
###
### $value is what was refused, as its writer would write it; $rule is the number of the rule in the
### rules page, such as R3. Neither is translated.

## Moves that a rule forbids.

error-not_your_pit = Pit { $value } belongs to the other side ({ $rule }).
error-empty_pit = Pit { $value } is empty ({ $rule }).
error-must_pass = Your pits hold no seed, so you have to pass ({ $rule }).
error-cannot_pass = You own seeds, so you cannot pass ({ $rule }).
error-offer_pending = An offer is open: accept or decline it first ({ $rule }).
error-no_offer = There is no open offer to answer ({ $rule }).
error-offer_unpayable = The other side has not captured enough to pay for { $value } ({ $rule }).
error-barter_off = The classic game has no offers ({ $rule }).
error-game_over = The game is over ({ $rule }).
error-no_such_turn = There is no such move to go back to.

## Text that cannot be read, and values that cannot be.

error-bad_position = There is no such position: { $value }
error-bad_rules = There are no such rules: { $value }
error-bad_move = This is no move: { $value }
error-bad_record = This is no game record: { $value }
error-bad_result = This is not the result of the game: { $value }
error-bad_limit = A search needs a limit above zero, not { $value }.

## A match between two seats.

error-bad_settings = No game can be made of this: { $value }
error-stale_version = The game has gone on since then; this is how it stands now.
error-not_your_turn = It is the other side’s turn.
error-not_your_seat = Nobody can do that for the computer.
error-no_draw = A draw is agreed on by two people; the computer plays on.
error-bad_entry = What was stored is no game: { $value }
