### Ce dont une première partie n’a pas besoin : la liste des parties, les positions, les feuilles.

page-games-about = Le service garde les parties ; cette liste n’est gardée que sur cet appareil.
page-games-all = Toute la liste
page-games-against = Contre { $name }
page-games-players = { $south } – { $north }
page-games-score = { $more }–{ $less }
page-games-gone = Le service n’a plus cette partie.
page-games-none = Aucune partie n’a encore été jouée sur cet appareil.
page-games-remove = Retirer de la liste : { $game }
page-games-removed = Retirée de la liste : { $game }
page-games-put-back = Remettre
page-games-more = En voir plus

page-load-about = Collez une feuille de partie, choisissez un fichier ou déposez-le ici.
page-load-read = Lire
page-load-file = Choisir un fichier
page-load-too-large = C’est trop long : une feuille a { $most } ko au plus.
page-load-no-text = Ce fichier n’est pas un texte, et donc pas une feuille de partie.
page-load-empty = Il n’y a aucune partie là-dedans.
page-load-trouble = Ligne { $line }, colonne { $column } :
page-load-why = « { $value } » n’a pas de sens à cet endroit.
page-load-why-capture = « { $value } » n’est pas ce que prennent ces semailles ; ce serait { $expected }.
page-load-why-no-capture = « { $value } » : ces semailles ne prennent rien. Sans cette indication, c’est { $expected }.
page-load-none-good = Il n’y a aucune partie avant cet endroit.
page-load-games =
    { $count ->
        [one] Une partie
       *[other] { $count } parties
    }
page-load-moves =
    { $plies ->
        [0] Aucun coup
        [one] Un coup
       *[other] { $plies } coups
    }
page-load-good =
    { $plies ->
        [one] Le premier coup est bon
       *[other] Les { $plies } premiers coups sont bons
    }
page-load-open = Ouvrir
page-load-open-part = Ouvrir la partie jusque-là

page-position = Une position
page-position-about = Touchez un trou pour le changer, ou collez une position en texte.
page-position-text = La position en texte
page-position-part =
    Au caractère { $column }, il faudrait { $part ->
        [pits] les graines des huit trous, comme 6,6,6,6/6,6,6,6
        [owners] les propriétaires des huit trous, comme SSSS/NNNN
        [stores] les graines capturées par Sud et Nord, comme 0-0
        [mover] le camp qui doit jouer, S ou N
        [offer] les trous offerts, comme AC, ou - s’il n’y en a pas
        [declined] les offres refusées par Sud et Nord, comme 0-0
       *[end] la fin
    }, et il y a { $none ->
        [yes] rien.
       *[no] « { $found } ».
    }
page-position-rule =
    { $rule ->
        [R1] Il faut 48 graines en tout, sur le plateau et capturées. Ici il y en a { $value } (R1).
        [R5] Tant que la partie dure, les graines capturées sont en nombre pair. Ici il y en a { $value } (R5).
        [R12] L’offre ne peut pas être payée : un trou coûte six graines capturées, et le camp qui répond en a { $value } (R12).
        [R14] La partie est finie dans cette position, et rien ne peut donc être proposé (R14).
       *[R9] { $value } ne peut pas être proposé (R9). On propose un, deux ou trois trous, qui appartiennent au camp qui propose ; celui dont c’est le tour répond.
    }
page-position-switches =
    { $count ->
        [one] Un réglage de ce lien n’a pas de sens, et la règle habituelle vaut à sa place :
       *[other] Des réglages de ce lien n’ont pas de sens, et les règles habituelles valent à leur place :
    } { $switches }
page-position-turn =
    { $side ->
        [S] C’est à Sud de jouer.
       *[N] C’est à Nord de jouer.
    }
page-position-sows = On peut semer : { $pits }.
page-position-offers = On peut offrir un troc.
page-position-answers = Une offre attend qu’on l’accepte ou la refuse.
page-position-passes = Il n’y a rien à semer : il faut passer.
page-position-over = La partie est finie dans cette position.
page-position-wait = Dès que la position sera juste, vous pourrez jouer à partir d’elle ici.
page-position-analyse = Analyser la position
page-position-pit = Graines en { $pit }
page-position-owner = Propriétaire de { $pit }
page-position-store =
    { $side ->
        [S] Capturées par Sud
       *[N] Capturées par Nord
    }
page-position-mover = À qui de jouer
page-position-choose = Touchez un trou pour changer ses graines ou son propriétaire.
page-position-total = { $total } graines sur 48
page-position-less = Moins
page-position-more = Plus

page-from-about =
    { $ply ->
        [0] Depuis le début.
       *[other] À partir du coup { $ply } sur { $plies }.
    } Ce sera une partie à part, et celle-ci reste comme elle est.
page-link-about =
    { $ply ->
        [0] La position du début.
       *[other] La position après le coup { $ply } sur { $plies }.
    } Qui ouvre le lien la voit, et peut jouer à partir de là.
page-record-save = Enregistrer dans un fichier

page-new-skip = Sauter le trou semé
page-new-skip-hint = Quand des semailles de huit graines ou plus reviennent au trou d’où elles sont parties, elles le sautent (R4).
page-new-endless = Quand le jeu tourne en rond
page-new-endless-split = Moitié-moitié
page-new-endless-split-hint = Chaque camp prend la moitié de ce qui est sur le plateau (R16).
page-new-endless-owner = Selon le territoire
page-new-endless-owner-hint = Chaque camp prend ce qui se trouve dans ses propres trous (R16).
