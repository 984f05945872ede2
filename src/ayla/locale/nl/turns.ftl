### What happened in a turn, and how a game ended.
###
### $side and $winner are S or N. Pits are letters and are not translated. $pits and $captures are
### lists in one string, such as "A, C" and "b 4, c 2". All other arguments are numbers.

# $pit is sown with $seeds seeds; $last is the pit of the last one, which makes $made there.
turn-sown =
    { $side ->
        [S] Zuid
       *[N] Noord
    } zaait uit { $pit }, { $seeds ->
        [one] één zaad
       *[other] { $seeds } zaden
    }: het laatste brengt { $last } op { $made }.

# As turn-sown. $captures lists the captured pits with their seeds, $total in all, always even.
turn-captured =
    { $side ->
        [S] Zuid
       *[N] Noord
    } zaait uit { $pit }, { $seeds ->
        [one] één zaad
       *[other] { $seeds } zaden
    }: het laatste brengt { $last } op { $made }. Vangt { $captures }: samen { $total ->
        [one] één zaad
       *[other] { $total } zaden
    }.

# $count is the number of pits, 1 to 3; $price is what the opponent would pay for them.
turn-offered =
    { $side ->
        [S] Zuid
       *[N] Noord
    } biedt { $count ->
        [one] gat { $pits }
       *[other] de gaten { $pits }
    } aan voor { $price } gevangen zaden.

turn-accepted =
    { $side ->
        [S] Zuid
       *[N] Noord
    } aanvaardt, betaalt { $payment } zaden en bezit nu { $count ->
        [one] gat { $pits }
       *[other] de gaten { $pits }
    }.

turn-declined =
    { $side ->
        [S] Zuid
       *[N] Noord
    } weigert het aanbod van { $count ->
        [one] gat { $pits }
       *[other] de gaten { $pits }
    }.

turn-passed =
    { $side ->
        [S] Zuid
       *[N] Noord
    } bezit geen enkel zaad en past.

# $south and $north are the seeds that each side gets from the board.
turn-swept = In geen enkel gat liggen nog drie of meer zaden en het bord wordt leeggeruimd: { $south } voor Zuid, { $north } voor Noord.

turn-settled-repetition = Dezelfde stelling staat voor de derde keer op het bord en de partij wordt afgesloten: { $south } voor Zuid, { $north } voor Noord.

turn-settled-turn-limit = Er zijn 400 beurten gespeeld en de partij wordt afgesloten: { $south } voor Zuid, { $north } voor Noord.

turn-resigned =
    { $side ->
        [S] Zuid
       *[N] Noord
    } geeft op.

turn-draw-agreed = Beide kanten komen remise overeen.

## The result. $south and $north are the captured seeds.

outcome-draw = Remise. Zuid heeft { $south }, Noord { $north }.

# The classic game, which has no glory.
outcome-win =
    { $winner ->
        [S] Zuid
       *[N] Noord
    } wint. Zuid heeft { $south }, Noord { $north }.

outcome-win-glory =
    { $winner ->
        [S] Zuid
       *[N] Noord
    } wint met glorie. Zuid heeft { $south }, Noord { $north }.

# The winner has declined an offer during the game.
outcome-win-no-glory =
    { $winner ->
        [S] Zuid
       *[N] Noord
    } wint na het weigeren van een aanbod, dus zonder glorie. Zuid heeft { $south }, Noord { $north }.
