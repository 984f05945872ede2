### What happened in a turn, and how a game ended.
###
### $side and $winner are S or N. Pits are letters and are not translated. $pits and $captures are
### lists in one string, such as "A, C" and "b 4, c 2". All other arguments are numbers.

# $pit is sown with $seeds seeds; $last is the pit of the last one, which makes $made there.
turn-sown =
    { $side ->
        [S] South
       *[N] North
    } sows { $pit }, { $seeds ->
        [one] one seed
       *[other] { $seeds } seeds
    }: the last makes { $made } in { $last }.

# As turn-sown. $captures lists the captured pits with their seeds, $total in all, always even.
turn-captured =
    { $side ->
        [S] South
       *[N] North
    } sows { $pit }, { $seeds ->
        [one] one seed
       *[other] { $seeds } seeds
    }: the last makes { $made } in { $last }. Captures { $captures }: { $total } seeds.

# $count is the number of pits, 1 to 3; $price is what the opponent would pay for them.
turn-offered =
    { $side ->
        [S] South
       *[N] North
    } offers { $count ->
        [one] pit { $pits }
       *[other] pits { $pits }
    } for { $price } captured seeds.

turn-accepted =
    { $side ->
        [S] South
       *[N] North
    } accepts, pays { $payment } seeds and owns { $count ->
        [one] pit { $pits }
       *[other] pits { $pits }
    } now.

turn-declined =
    { $side ->
        [S] South
       *[N] North
    } declines the offer of { $count ->
        [one] pit { $pits }
       *[other] pits { $pits }
    }.

turn-passed =
    { $side ->
        [S] South
       *[N] North
    } owns no seed and passes.

# $south and $north are the seeds that each side gets from the board.
turn-swept = No pit holds three seeds or more now, and the board is swept: { $south } to South, { $north } to North.

turn-settled-repetition = The same position stands for the third time, and the game is settled: { $south } to South, { $north } to North.

turn-settled-turn-limit = 400 turns have been taken, and the game is settled: { $south } to South, { $north } to North.

turn-resigned =
    { $side ->
        [S] South
       *[N] North
    } resigns.

turn-draw-agreed = Both sides agree on a draw.

## The result. $south and $north are the captured seeds.

outcome-draw = A draw. South has { $south }, North { $north }.

# The classic game, which has no glory.
outcome-win =
    { $winner ->
        [S] South
       *[N] North
    } wins. South has { $south }, North { $north }.

outcome-win-glory =
    { $winner ->
        [S] South
       *[N] North
    } wins with glory. South has { $south }, North { $north }.

# The winner has declined an offer during the game.
outcome-win-no-glory =
    { $winner ->
        [S] South
       *[N] North
    } wins, but without glory, having declined an offer. South has { $south }, North { $north }.
