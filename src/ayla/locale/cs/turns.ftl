### What happened in a turn, and how a game ended.
###
### $side and $winner are S or N. Pits are letters and are not translated. $pits and $captures are
### lists in one string, such as "A, C" and "b 4, c 2". All other arguments are numbers.

# $pit is sown with $seeds seeds; $last is the pit of the last one, which makes $made there.
turn-sown =
    { $side ->
        [S] Jih
       *[N] Sever
    } zasel z jamky { $pit } { $seeds ->
        [one] jedno zrno
        [few] { $seeds } zrna
        [many] { $seeds } zrna
       *[other] { $seeds } zrn
    }: poslední doplnilo jamku { $last } na { $made }.

# As turn-sown. $captures lists the captured pits with their seeds, $total in all, always even.
turn-captured =
    { $side ->
        [S] Jih
       *[N] Sever
    } zasel z jamky { $pit } { $seeds ->
        [one] jedno zrno
        [few] { $seeds } zrna
        [many] { $seeds } zrna
       *[other] { $seeds } zrn
    }: poslední doplnilo jamku { $last } na { $made }. Zajal: { $captures } (celkem { $total ->
        [one] jedno zrno
        [few] { $total } zrna
        [many] { $total } zrna
       *[other] { $total } zrn
    }).

# $count is the number of pits, 1 to 3; $price is what the opponent would pay for them.
turn-offered =
    { $side ->
        [S] Jih
       *[N] Sever
    } nabídl { $count ->
        [one] jamku { $pits }
        [few] jamky { $pits }
        [many] jamky { $pits }
       *[other] jamek { $pits }
    } za { $price } zajatých zrn.

turn-accepted =
    { $side ->
        [S] Jih
       *[N] Sever
    } přijal, zaplatil { $payment } zrn a teď vlastní { $count ->
        [one] jamku { $pits }
        [few] jamky { $pits }
        [many] jamky { $pits }
       *[other] jamek { $pits }
    }.

turn-declined =
    { $side ->
        [S] Jih
       *[N] Sever
    } odmítl { $count ->
        [one] nabízenou jamku { $pits }
        [few] nabízené jamky { $pits }
        [many] nabízené jamky { $pits }
       *[other] nabízených jamek { $pits }
    }.

turn-passed =
    { $side ->
        [S] Jih
       *[N] Sever
    } nevlastní žádné zrno a předává tah.

# $south and $north are the seeds that each side gets from the board.
turn-swept = V žádné jamce už nejsou tři zrna ani víc a deska se vybírá: Jih bere { $south }, Sever { $north }.

turn-settled-repetition = Stejná pozice nastala potřetí a partie se uzavírá: Jih bere { $south }, Sever { $north }.

turn-settled-turn-limit = Odehrálo se 400 tahů a partie se uzavírá: Jih bere { $south }, Sever { $north }.

turn-resigned =
    { $side ->
        [S] Jih
       *[N] Sever
    } se vzdal.

turn-draw-agreed = Obě strany se dohodly na remíze.

## The result. $south and $north are the captured seeds.

outcome-draw = Remíza. Jih má { $south }, Sever { $north }.

# The classic game, which has no glory.
outcome-win =
    { $winner ->
        [S] Jih
       *[N] Sever
    } vyhrál. Jih má { $south }, Sever { $north }.

outcome-win-glory =
    { $winner ->
        [S] Jih
       *[N] Sever
    } vyhrál se slávou. Jih má { $south }, Sever { $north }.

# The winner has declined an offer during the game.
outcome-win-no-glory =
    { $winner ->
        [S] Jih
       *[N] Sever
    } vyhrál, ale bez slávy, protože odmítl nabídku. Jih má { $south }, Sever { $north }.
