### Ce qui s’est passé à un tour, et comment une partie a fini.
###
### $side et $winner sont S ou N. Sud et Nord sont des noms de joueurs, sans article, comme au bridge.

turn-sown =
    { $side ->
        [S] Sud
       *[N] Nord
    } sème { $pit }, { $seeds ->
        [one] une graine
       *[other] { $seeds } graines
    } : la dernière porte { $last } à { $made }.

turn-captured =
    { $side ->
        [S] Sud
       *[N] Nord
    } sème { $pit }, { $seeds ->
        [one] une graine
       *[other] { $seeds } graines
    } : la dernière porte { $last } à { $made }. Prise : { $captures }, soit { $total } graines.

turn-offered =
    { $side ->
        [S] Sud
       *[N] Nord
    } propose { $count ->
        [one] le trou { $pits }
       *[other] les trous { $pits }
    } contre { $price } graines capturées.

turn-accepted =
    { $side ->
        [S] Sud
       *[N] Nord
    } accepte, paie { $payment } graines et possède désormais { $count ->
        [one] le trou { $pits }
       *[other] les trous { $pits }
    }.

turn-declined =
    { $side ->
        [S] Sud
       *[N] Nord
    } refuse l’offre { $count ->
        [one] du trou { $pits }
       *[other] des trous { $pits }
    }.

turn-passed =
    { $side ->
        [S] Sud
       *[N] Nord
    } ne possède aucune graine et passe.

turn-swept = Aucun trou ne contient maintenant trois graines ou plus, et chacun ramasse ce qui lui reste : { $south } pour Sud, { $north } pour Nord.

turn-settled-repetition = La même position se présente pour la troisième fois, et les graines sont partagées : { $south } pour Sud, { $north } pour Nord.

turn-settled-turn-limit = 400 tours ont été joués, et les graines sont partagées : { $south } pour Sud, { $north } pour Nord.

turn-resigned =
    { $side ->
        [S] Sud
       *[N] Nord
    } abandonne.

turn-draw-agreed = Les deux camps conviennent d’une partie nulle.

## Le résultat. $south et $north sont les graines capturées.

outcome-draw = Partie nulle. Sud : { $south }, Nord : { $north }.

outcome-win =
    { $winner ->
        [S] Sud
       *[N] Nord
    } gagne. Sud : { $south }, Nord : { $north }.

outcome-win-glory =
    { $winner ->
        [S] Sud
       *[N] Nord
    } gagne avec gloire. Sud : { $south }, Nord : { $north }.

# Le vainqueur a refusé une offre pendant la partie.
outcome-win-no-glory =
    { $winner ->
        [S] Sud
       *[N] Nord
    } gagne, mais sans gloire, pour avoir refusé une offre. Sud : { $south }, Nord : { $north }.
