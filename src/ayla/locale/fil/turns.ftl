### What happened in a turn, and how a game ended.
###
### The category "one" of Filipino holds every number that does not end in 4, 6 or 9 (7 binhi, but
### 6 na binhi), so a single thing is [1].

turn-sown =
    Naghasik si { $side ->
        [S] Timog
       *[N] Hilaga
    } ng { $seeds ->
        [1] isang binhi
        [one] { $seeds } binhi
       *[other] { $seeds } na binhi
    } mula sa { $pit }: sa huling binhi, naging { $made } ang laman ng { $last }.

turn-captured =
    Naghasik si { $side ->
        [S] Timog
       *[N] Hilaga
    } ng { $seeds ->
        [1] isang binhi
        [one] { $seeds } binhi
       *[other] { $seeds } na binhi
    } mula sa { $pit }: sa huling binhi, naging { $made } ang laman ng { $last }. Nakuha ang { $captures }: { $total ->
        [one] { $total } binhi
       *[other] { $total } na binhi
    }.

turn-offered =
    Inialok ni { $side ->
        [S] Timog
       *[N] Hilaga
    } ang { $count ->
        [1] hukay { $pits }
       *[other] mga hukay na { $pits }
    } kapalit ng { $price ->
        [one] { $price } nakuhang binhi
       *[other] { $price } na nakuhang binhi
    }.

turn-accepted =
    Tinanggap ni { $side ->
        [S] Timog
       *[N] Hilaga
    } ang alok, nagbayad ng { $payment ->
        [one] { $payment } binhi
       *[other] { $payment } na binhi
    }, at kanya na ang { $count ->
        [1] hukay { $pits }
       *[other] mga hukay na { $pits }
    }.

turn-declined =
    Tinanggihan ni { $side ->
        [S] Timog
       *[N] Hilaga
    } ang alok na { $count ->
        [1] hukay { $pits }
       *[other] mga hukay na { $pits }
    }.

turn-passed =
    Walang sariling binhi si { $side ->
        [S] Timog
       *[N] Hilaga
    }, kaya pumasa.

turn-swept = Wala nang hukay na may tatlong binhi o higit pa, kaya winalis ang board: { $south } kay Timog, { $north } kay Hilaga.

turn-settled-repetition = Ikatlong beses nang lumitaw ang posisyong ito, kaya isinara ang laro: { $south } kay Timog, { $north } kay Hilaga.

turn-settled-turn-limit = Umabot na sa 400 tira, kaya isinara ang laro: { $south } kay Timog, { $north } kay Hilaga.

turn-resigned =
    Sumuko si { $side ->
        [S] Timog
       *[N] Hilaga
    }.

turn-draw-agreed = Nagkasundo ang magkabilang panig sa tabla.

## The result.

outcome-draw = Tabla. May { $south } si Timog at { $north } si Hilaga.

outcome-win =
    Nanalo si { $winner ->
        [S] Timog
       *[N] Hilaga
    }. May { $south } si Timog at { $north } si Hilaga.

outcome-win-glory =
    Nanalo si { $winner ->
        [S] Timog
       *[N] Hilaga
    } nang may kaluwalhatian. May { $south } si Timog at { $north } si Hilaga.

outcome-win-no-glory =
    Nanalo si { $winner ->
        [S] Timog
       *[N] Hilaga
    }, pero walang kaluwalhatian, dahil tumanggi siya sa alok. May { $south } si Timog at { $north } si Hilaga.
