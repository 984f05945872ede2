### La page dans le navigateur. Les phrases sur les tours sont dans turns.ftl, les refus dans errors.ftl.
###
### On dit « vous ». Sud et Nord sont des noms de joueurs, sans article, comme au bridge : « Sud sème »,
### « à Sud de jouer ». Devant $name, on évite « de » et « que », qui demanderaient une élision.
### Espace fine insécable devant ; : ! ? et apostrophe courbe.

page-title = Ayla : jouer au Goré
page-brand = Ayla
page-head = Ayla
page-opening = Ouverture de la partie…
page-close = Fermer
page-cancel = Renoncer
page-you = Vous
page-side =
    { $side ->
        [S] Sud
       *[N] Nord
    }
page-player-of-side =
    { $name } ({ $side ->
        [S] Sud
       *[N] Nord
    })

## Le premier écran.

page-home-title = Goré
page-home-about = Un jeu de semailles du peuple gouro de Côte d’Ivoire, pour deux joueurs, huit trous et quarante-huit graines. Les graines s’appellent ayla, « vaches ».
page-home-barter = Sa marque est le troc : des trous changent de main contre des vaches capturées, et la frontière entre les deux territoires se déplace.
page-home-continue = Continuer votre partie
page-missing = Cette partie n’est pas conservée ici, ou ne l’est plus. Vous pouvez en commencer une autre.
page-nowhere = Il n’y a pas de page à cette adresse. Vous pouvez commencer une partie ici.

## Une nouvelle partie.

page-new = Nouvelle partie
page-new-title = Une nouvelle partie
page-new-opponent = Adversaire
# La force d’un adversaire, à partir de 1, et son nom.
page-new-level = { $number } { $name }
page-new-begins = Qui commence ?
page-new-you = Vous
page-new-you-hint = Vous êtes Sud.
page-new-they = Adversaire
page-new-they-hint = Vous êtes Nord.
page-new-lot = Au sort
page-new-lot-hint = Le hasard décide.
page-new-rules = Jeu
page-new-barter = Avec le troc
page-new-barter-hint = Le Goré tel qu’il se joue : on peut proposer des trous contre des graines capturées.
page-new-classic = Classique
page-new-classic-hint = Seulement semer et capturer. Plus facile pour une première partie.
page-new-begin = Commencer

## Le plateau.

page-game-title = Une partie de Goré
page-board = Plateau
# Un trou comme bouton, dit par les lecteurs d’écran.
page-pit =
    { $pit }, { $seeds ->
        [0] vide
        [one] une graine
       *[other] { $seeds } graines
    }, { $owner }{ $state ->
        [open] , à semer
        [choice] , à proposer
        [offered] , proposé
       *[idle] { "" }
    }
# La bande d’un joueur. $count est le nombre de graines capturées.
page-player =
    { $named ->
        [no] { "" }
       *[yes] { $name }{ ", " }
    }{ $side ->
        [S] Sud
       *[N] Nord
    }, { $count ->
        [0] aucune graine capturée
        [one] une graine capturée
       *[other] { $count } graines capturées
    }
page-turn-yours = à vous
page-turn-theirs = joue
# $count vaut 1 ou plus.
page-declined =
    { $count ->
        [one] un refus
       *[other] { $count } refus
    }
page-declined-why = Qui a refusé une offre et gagne, gagne sans gloire.
# Un trou d’un petit plateau, dit par les lecteurs d’écran.
page-mini-pit =
    { $pit } { $seeds } { $owner ->
        [S] Sud
       *[N] Nord
    }

## À qui de jouer, et ce que ferait un trou.

page-status = Tour
page-status-yours = À vous de jouer
page-status-turn = À { $name } de jouer
page-status-thinking = { $name } réfléchit…
page-status-begin = Choisissez un trou à semer. Pointez-le, ou gardez le doigt dessus, pour voir ce qu’il fait.
page-status-again = Appuyez encore une fois pour le semer.
# $pit est semé ; $last est le trou de la dernière graine.
page-preview-plain =
    { $pit }, { $seeds ->
        [one] une graine
       *[other] { $seeds } graines
    } : la dernière tombe en { $last } et ne capture rien.
# Un trou capturé et ses graines.
page-capture = { $pit }{ "\u00A0" }{ $n }
# $captures énumère les trous capturés, $pits est leur nombre, $total celui des graines.
page-preview-captures =
    { $pit }, { $seeds ->
        [one] une graine
       *[other] { $seeds } graines
    } : la dernière tombe en { $last } et capture { $captures }{ $pits ->
        [one] { "." }
       *[other] , soit { $total } graines.
    }
page-preview-sweeps = Aucun trou ne contient alors trois graines ou plus, et la partie se termine.
page-preview-settles = Les graines sont alors partagées entre les deux camps, et la partie se termine.
# Dit après l’annulation d’un coup.
page-said-undone = Coup annulé.

## Ce qu’on peut faire d’autre.

page-actions = Actions
page-barter = Troc
page-undo = Annuler
page-replay = Revoir
page-hint = Indice
page-more = Plus
page-menu-title = Cette partie
page-on = oui
page-off = non
page-record = Feuille de partie
page-copy = Copier
page-record-copied = C’est copié.
page-record-by-hand = Ce navigateur ne laisse pas la page copier. Le texte est sélectionné : copiez-le vous-même.
page-draw = Convenir d’une nulle
page-draw-title = Êtes-vous tous deux d’accord pour une nulle ?
page-draw-why = La partie se termine, et personne ne gagne.
page-draw-yes = Oui, partie nulle
page-resign = Abandonner
# $you vaut yes si c’est le lecteur qui abandonne.
page-resign-title =
    { $you ->
        [yes] Abandonner cette partie ?
       *[no] { $name }, abandonner cette partie ?
    }
page-resign-why = La partie se termine, et l’autre camp gagne.
page-resign-yes = Abandonner
page-play-on = Continuer à jouer

## Conseils : indices, barre d’évaluation et analyse.

# Ce que vaut à la fin un coup ou une position. $name finit avec $seeds graines d’avance ; 0 pour l’égalité.
# $exact vaut yes si c’est certain. $you vaut yes si $name est le lecteur.
page-worth =
    { $seeds ->
        [0] { $exact ->
            [yes] Si chacun joue au mieux, les deux camps finissent à égalité.
           *[no] Les deux camps pourraient bien finir à égalité.
        }
        [one] { $you ->
            [yes] { $exact ->
                [yes] Si chacun joue au mieux, vous finissez avec une graine d’avance.
               *[no] Vous devriez finir avec environ une graine d’avance.
            }
           *[no] { $exact ->
                [yes] Si chacun joue au mieux, { $name } finit avec une graine d’avance.
               *[no] { $name } devrait finir avec environ une graine d’avance.
            }
        }
       *[other] { $you ->
            [yes] { $exact ->
                [yes] Si chacun joue au mieux, vous finissez avec { $seeds } graines d’avance.
               *[no] Vous devriez finir avec environ { $seeds } graines d’avance.
            }
           *[no] { $exact ->
                [yes] Si chacun joue au mieux, { $name } finit avec { $seeds } graines d’avance.
               *[no] { $name } devrait finir avec environ { $seeds } graines d’avance.
            }
        }
    }
page-hint-asked = Recherche d’un bon coup…
page-hint-is = Indice : { $move }.
page-hint-here = L’indice
page-hint-busy = Beaucoup demandent un indice en ce moment. Redemandez dans un instant.
page-move-sow = semer { $pits }
page-move-offer =
    proposer { $count ->
        [one] le trou { $pits }
       *[other] les trous { $pits }
    }
page-move-accept = accepter l’offre
page-move-decline = refuser l’offre
page-move-pass = passer
page-evaluation = Barre d’évaluation
page-evaluation-none = On ne sait encore rien.
page-analysis = Analyse
page-analyse = Analyser la partie
page-analysis-end = Terminer l’analyse
page-analysis-begins = Recherche…
page-analysis-over = La partie est finie. Revenez en arrière pour voir ce que valait chaque coup.
page-analysis-deeper =
    { $depth ->
        [one] profondeur : un coup…
       *[other] profondeur : { $depth } coups…
    }
page-analysis-depth =
    { $depth ->
        [one] profondeur : un coup
       *[other] profondeur : { $depth } coups
    }
page-analysis-known = résolu
page-analysis-legend =
    Graines à la fin, { $side ->
        [S] Sud moins Nord
       *[N] Nord moins Sud
    } :
page-analysis-exact = exact
page-analysis-expected = estimé
page-analysis-lines = Coups, le meilleur d’abord
page-analysis-then = Ensuite :
page-analysis-played = joué
page-offer-worths = Les meilleures offres

## Passer.

page-pass = Passer
page-pass-title =
    { $you ->
        [yes] Vous devez passer
       *[no] { $name } doit passer
    }
page-pass-why = Il n’y a de graine dans aucun trou de ce territoire. L’autre camp peut en apporter en semant.

## Troc : faire une offre. $store est ce que l’autre camp a capturé.

page-offer-title = Proposer un troc
page-offer-choose =
    { $most ->
        [1] Choisissez un de vos trous à proposer
        [2] Choisissez un ou deux de vos trous à proposer
       *[other] Choisissez un, deux ou trois de vos trous à proposer
    }
page-offer-terms =
    Chacun coûte six graines capturées à { $name }, qui en a { $store }. Un trou vide peut aussi être proposé. L’offre prend votre tour.
page-offer-ready =
    { $count ->
        [one] Le trou { $pits }
       *[other] Les trous { $pits }
    } contre { $price } graines payées par { $name }
page-offer-left =
    { $name } a { $store } graines capturées et { $left ->
        [0] n’en garderait aucune. Les { $price } iraient
       *[other] en garderait { $left }. Les { $price } autres iraient
    } dans les trous qui changent de main.
page-offer-send = Envoyer l’offre
# $price est ce que coûte un trou.
page-offer-cannot-pay = Pas de troc pour l’instant : un trou coûte { $price } graines capturées, et { $name } en a { $store }.

## Troc : répondre.

page-answer-title =
    { $giver } propose { $count ->
        [one] le trou { $pits }
       *[other] les trous { $pits }
    }
page-answer-before = Maintenant
page-answer-after = Après le troc
page-answer-terms =
    { $you ->
        [yes] Vous payez { $price } graines capturées, { $count ->
            [one] six dans le trou { $pits }, qui vous appartient désormais.
           *[other] six dans chacun des trous { $pits }, qui vous appartiennent désormais.
        } Que vous acceptiez ou non, c’est ensuite votre tour.
       *[no] { $name } paie { $price } graines capturées, { $count ->
            [one] six dans le trou { $pits }, et le possède désormais.
           *[other] six dans chacun des trous { $pits }, et les possède désormais.
        } Dans les deux cas, c’est ensuite à { $name } de jouer.
    }
page-answer-kindly = Refuser est permis, mais peu amical : qui refuse et gagne, gagne sans gloire.
page-accept = Accepter et payer { $price }
page-decline = Refuser
page-answer-waits = Une offre attend une réponse
page-answer-open = Voir l’offre
page-mini-store = { $name } : { $store } en réserve,
# $pits sont des lettres, comme A B D.
page-mini-owns = possède { $pits }

## Regarder en arrière.

page-log-title = Tours joués
page-log-start = La partie commence.
page-look-title = Retour en arrière
page-look-at = Coup { $ply } sur { $plies }
page-look-start = Le début de la partie.
page-look-before = Un coup en arrière
page-look-after = Un coup en avant
page-look-return = Retour à la partie

## La fin.

page-result-draw = Partie nulle
# $glory vaut yes, no, ou none dans le jeu classique, qui ne connaît pas la gloire.
page-result-you-win =
    { $glory ->
        [yes] Vous gagnez avec gloire
        [no] Vous gagnez sans gloire
       *[none] Vous gagnez
    }
page-result-wins =
    { $glory ->
        [yes] { $name } gagne avec gloire
        [no] { $name } gagne sans gloire
       *[none] { $name } gagne
    }
page-result-no-glory = Le camp gagnant a refusé une offre.
page-result-look = Regarder le plateau
page-reason-swept = Aucun trou ne contenait trois graines ou plus, et chaque camp a pris ce qui se trouvait dans son territoire.
page-reason-repetition = La même position s’est présentée pour la troisième fois, et les graines ont été partagées.
page-reason-turn_limit = Quatre cents tours ont été joués, et les graines ont été partagées.
# Vous : le texte de page-you.
page-reason-resigned =
    { $loser ->
        [Vous] Vous avez abandonné.
       *[name] { $loser } a abandonné.
    }
page-reason-agreed = Les deux camps en ont convenu.

## Ennuis.

page-notice-reconnecting = La connexion est perdue. Tentative de reprise…
page-notice-offline = Le service est injoignable. Rien n’a été modifié ; veuillez réessayer.
# Le tour de l’ordinateur ne peut pas être joué. Annuler ramène avant ce tour.
page-trouble-no_such_opponent = { $name } n’est plus ici. Annulez un coup, ou commencez une nouvelle partie.
page-trouble-opponent_failed = { $name } n’a pas pu trouver de coup. Annulez un coup, ou commencez une nouvelle partie.
page-notice-problem = Cela n’a pas marché : { $detail }

## Réglages.

page-settings = Réglages
# The language by its own name, as a list of languages shows it.
page-language-name = Français

## Comment jouer.

page-help = Comment jouer

## Les règles. Leurs numéros sont ceux de la page des règles dans la documentation.

page-rules-all = Toutes les règles, R1 à R17
page-rules-title = Les règles
