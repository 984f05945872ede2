### Le terminal : le plateau dessiné, la partie ligne par ligne, les réponses de la commande.
###
### Les mots entre guillemets sont à taper tels quels et ne se traduisent pas ; « oui » se tape yes.

## Le plateau.

board-store =
    { $side ->
        [S] Sud
       *[N] Nord
    } : { $seeds } en réserve
board-store-declined =
    { $side ->
        [S] Sud
       *[N] Nord
    } : { $seeds } en réserve, { $declined ->
        [one] une offre refusée
       *[other] { $declined } offres refusées
    }
board-to-move =
    C’est à { $side ->
        [S] Sud
       *[N] Nord
    } de jouer.
board-to-answer =
    { $side ->
        [S] Sud
       *[N] Nord
    } répond à l’offre : { $pits } contre { $price } graines.
board-over = La partie est finie.

## Les coups permis, chacun après son texte.

moves-title = Coups permis
moves-none = Il ne reste aucun coup.
move-sown = la dernière porte { $last } à { $made }
move-captured = capture { $captures } : { $total } graines
moves-offered = Offres pour { $price } graines : { $moves }
move-accept = accepter : payer { $price } graines et posséder { $pits }
move-decline = refuser : une victoire sera sans gloire
move-pass = passer, faute de graines

## Décomptes et analyse.

perft-title = Suites de coups, par longueur
analysis-title =
    Ce que vaut chaque coup à la fin : graines de { $side ->
        [S] Sud moins celles de Nord
       *[N] Nord moins celles de Sud
    } (= prouvé, ~ estimé), et les coups qui y mènent.
analysis-known = Les valeurs viennent des tables du jeu résolu.
analysis-depth = Profondeur : { $depth ->
        [one] { $depth } coup
       *[other] { $depth } coups
    } ; { $nodes ->
        [one] { $nodes } position
       *[other] { $nodes } positions
    }, { $nps } par seconde.

## Avant la partie.

ask-opponent = Contre qui ?
ask-side = Quel camp est le vôtre ?
ask-barter = Avec le troc ?
# $choice est le chiffre ou la lettre à taper, $what l’un des choix.
choice = { $choice }  { $what }
choice-usual = { $choice }  { $what } (ou la touche Entrée)
choice-unknown = Tapez l’un de ces choix : { $choices }.
side-south = Sud, qui commence
side-north = Nord
barter-on = oui, des trous se proposent contre des graines capturées
barter-off = non, le jeu classique

## Pendant la partie.

welcome = Goré, avec le troc.
welcome-classic = Goré, le jeu classique sans troc.
welcome-how = S ou N dans un trou dit à qui il appartient. Tapez la lettre d’un trou pour le semer, ou « ? » pour l’aide.
prompt =
    { $side ->
        [S] Sud
       *[N] Nord
    }>
prompt-answer =
    { $side ->
        [S] Sud
       *[N] Nord
    }, accept (accepter) ou decline (refuser)>
thinking = L’ordinateur réfléchit.
hint-help = Tapez « ? » pour l’aide.
help-title = Ce que vous pouvez taper
help-sow = semer le trou C ; majuscules et minuscules sont des trous différents
help-offer = proposer les trous A et C à l’autre camp (trois au plus)
help-answer = accepter ou refuser une offre
help-moves = lister les coups permis
help-board = montrer le plateau
help-undo = annuler votre dernier coup
help-record = montrer la feuille de partie
help-save = écrire la feuille de partie dans un fichier, après celles qui y sont déjà
help-draw = proposer la nulle
help-resign = abandonner la partie
help-quit = s’arrêter là
undone = Coup annulé.
ask-draw =
    { $side ->
        [S] Nord propose la nulle. Sud, êtes-vous d’accord ? (tapez yes pour oui, no pour non)
       *[N] Sud propose la nulle. Nord, êtes-vous d’accord ? (tapez yes pour oui, no pour non)
    }
draw-declined =
    { $side ->
        [S] Sud
       *[N] Nord
    } continue de jouer.
ask-resign = Abandonner cette partie ? (tapez yes pour oui, no pour non)
save-where = Dites où, par exemple : save game.gore
saved = La feuille de partie est dans { $file }.
# $reason vient du système, en anglais.
save-failed = La feuille de partie n’a pas pu être écrite dans { $file } : { $reason }
save-not-records = { $file } contient autre chose que des feuilles de partie ({ $reason }), et reste tel quel.
goodbye = La partie s’arrête ici.

## Qui joue, sur la feuille de partie.

record-player = Joueur
record-computer = Ordinateur ({ $name })
