### Ce qui est lu à voix haute quand on le demande, et les touches qui le demandent.
###
### $side est S ou N. $pits est une liste de trous, ou de trous avec leurs graines : « A 6, B 3 ».

page-speak = Lire à voix haute
page-speak-last = Le dernier tour
page-speak-position = Toute la position
page-speak-stores = Les graines prises
page-speak-moves = Ce qu’on peut jouer
page-say-territory =
    { $side ->
        [S] Sud
       *[N] Nord
    } possède { $pits }.
page-say-no-territory =
    { $side ->
        [S] Sud
       *[N] Nord
    } ne possède aucun trou.
page-say-stores = Graines prises : Sud { $south }, Nord { $north }.
page-say-offered = En offre : { $pits }, pour { $price } graines prises.
page-say-sow = À semer : { $pits }.
page-say-offer =
    { $most ->
        [one] On peut proposer un trou.
       *[other] On peut proposer jusqu’à { $most } trous.
    }
page-say-nothing = Il n’y a rien à jouer ici pour l’instant.
page-speak-time = Les pendules et l’autre joueur
page-say-no-clock = Cette partie est sans pendule.
