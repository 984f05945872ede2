### Jouer avec quelqu’un au loin.
###
### $name est le nom d’un joueur. $side est Sud ou Nord. $ply est le numéro d’un coup.

## Inviter un ami.

online-friend-about = Vous recevez un lien. La première personne qui l’ouvre joue avec vous.
online-friend-make = Créer le lien
online-friend-lobby = Personne à inviter ? Allez au salon
online-name = Votre nom, si vous voulez
online-clock = Pendule
online-clock-by-minutes = En minutes
online-clock-by-minutes-hint = Pour une partie d’une traite.
online-clock-by-days = En jours
online-clock-by-days-hint = Pour chaque tour ; pour une partie au fil des jours.
online-clock-none = Sans pendule
online-clock-none-hint = Prenez tout votre temps.
online-minutes = Minutes pour chacun
online-increment = Secondes ajoutées par tour
online-days = Jours pour chaque tour
# $minutes for the whole game, $increment seconds added by each turn.
online-clock-minutes = { $minutes } min + { $increment } s
online-clock-days =
    { $days ->
        [one] { $days } jour par tour
       *[other] { $days } jours par tour
    }
online-rated-choice = Partie classée
online-rated-hint = Elle change le classement des deux. Avec une pendule et les règles habituelles seulement.
online-rated-account = Les parties classées sont réservées aux joueurs qui ont un compte.
online-rated = classée
online-barter = Avec le troc
online-classic = Classique
online-guest = Anonyme

## Le lien.

online-invite-title = Envoyez ce lien
online-invite-about = La partie commence ici dès que l’autre l’a ouvert.
online-invite-link = Lien pour l’autre joueur
online-invite-again = Montrer le lien
online-invite-elsewhere = Le lien est sur l’appareil où il a été créé.
online-waiting = En attente de l’autre joueur…
online-share = Partager
online-share-title = Une partie de Goré
online-share-text = Jouez une partie de Goré avec moi :
online-qr = Ou faites scanner ceci à l’autre.
online-qr-alt = Le lien sous forme de code QR
online-reach-machine = Seul cet ordinateur peut ouvrir le lien. Pour que d’autres puissent entrer, le service doit être lancé ainsi :
online-reach-network = Le lien fonctionne pour tous ceux qui sont sur ce réseau.
online-own = Continuer sur un autre appareil
online-own-about = Ce lien est pour vous seul : qui l’ouvre continue à votre place.

## Suivre un lien.

online-join-title = Une invitation
online-join-looking = Recherche de ce que ce lien ouvre…
online-join-free = { $name } vous invite à une partie
online-join-taken = Quelqu’un d’autre a pris cette place
online-join-yours = C’est votre propre place
# $begins is yes for the side that begins.
online-join-side =
    Vous jouez { $side }{ $begins ->
        [yes] { " " }et commencez.
       *[no] .
    }
online-join-take = Prendre la place
online-join-go-on = Continuer ici
online-watch = Regarder la partie

## Le salon.

online-lobby-you = Ici, vous vous appelez { $name }.
online-lobby-name = Nom et compte
online-lobby-lost = La connexion est perdue. Ce que vous voyez n’est peut-être plus à jour.
online-quick = Jouer tout de suite
online-quick-about = Avec qui veut la même chose ; sinon, cela devient une invitation.
online-quick-waits = Personne ne veut la même chose pour l’instant. Votre invitation est dans le salon.
online-invitations = Invitations ouvertes
online-invitations-none = Aucune pour le moment. Lancez-en une, et restez ici.
online-invitation-take = Accepter
online-invitation-back = La retirer
online-invitation-yours = Votre invitation
online-invitation-waits = En attente de quelqu’un. Restez sur cette page.
online-invite-all = Inviter tout le monde
online-invite-more = Camp, niveau, classement
online-level-sought = Niveau cherché
online-level-any = Tous les niveaux
online-level = De { $from } à { $to }
online-maker-side = qui invite joue { $side }
online-live-games = Parties à regarder
online-live-games-none = Aucune partie ouverte à tous en ce moment.
online-waits = attend l’autre joueur

## La partie.

online-presence-here = là
online-presence-away = absent
online-presence-absent = pas encore là
online-said-joined = { $name } est là. La partie peut commencer.
online-said-here = { $name } est là.
online-said-away = { $name } n’est plus là.
online-said-absent = { $name } n’est pas encore là.
online-said-phrase = { $name } : « { $phrase } »
# $you is yes where the time is the reader's; $left is a span of time.
online-said-left =
    { $you ->
        [yes] Il vous reste { $left }.
       *[no] Temps de { $name } : { $left }.
    }
# $low is yes where that is little.
online-clock-left =
    Reste : { $left }{ $low ->
        [yes] , peu de temps
       *[no] { "" }
    }
online-clock-low = peu de temps
online-clock-judged = le service juge
online-low-you = Il vous reste peu de temps.
online-move-waits = La connexion est perdue. Ce que vous avez fait partira dès qu’elle sera revenue.
online-away = { $name } n’est plus là. Temps pour revenir : { $left }
online-away-you = L’autre ne vous voit plus. Temps pour revenir : { $left }
online-claim = L’autre est parti
online-claim-may = { $name } n’est pas revenu. Que faire ?
online-claim-waiting = Vous continuez d’attendre { $name }. La partie peut être terminée à tout moment :
online-claim-win = Réclamer la victoire
online-claim-draw = Choisir la nulle
online-claim-wait = Attendre encore
online-takeback = Reprise d’un coup
online-takeback-ask = Reprendre ?
online-takeback-asked = Vous demandez à reprendre le coup { $ply }.
online-takeback-asks = { $name } demande à reprendre le coup { $ply }.
online-takeback-gone = Votre coup n’est pas repris.
online-takeback-accept = Permettre
online-takeback-decline = Le laisser
online-draw = Nulle
online-draw-offer = Proposer la nulle
online-draw-asked = Vous proposez la nulle.
online-draw-asks = { $name } propose la nulle.
online-draw-gone = Votre proposition de nulle ne tient plus.
online-draw-accept = D’accord
online-draw-decline = Pas de nulle
online-abort = Interrompre la partie
online-abort-title = Interrompre cette partie ?
online-abort-why = Elle a à peine commencé, et ne compte donc pour personne.
online-abort-yes = L’interrompre
online-say = Dire
online-say-title = Dire quelque chose
online-say-about = L’autre le lit dans sa propre langue.
online-watchers =
    { $count ->
        [1] Une personne regarde
       *[other] { $count } personnes regardent
    }{ $you ->
        [yes] .
       *[no] , dont vous.
    }

## Après la fin.

online-rematch = Revanche
online-rematch-ask = Demander une revanche
online-rematch-asked = Vous avez demandé une revanche, camps échangés.
online-rematch-asks = { $name } demande une revanche, camps échangés.
online-rematch-gone = Pas de revanche pour l’instant.
online-rematch-accept = Rejouer
online-rematch-decline = Pas maintenant
online-rematch-open = Vers la revanche
online-matched = Choix égaux au meilleur jeu :
online-matched-side =
    { $of ->
        [0] { $name } : aucun choix
       *[other] { $name } : { $matched } sur { $of }
    }

## Les gens.

online-me = Vous
online-me-profile = Ce que les autres voient de vous
online-name-others = Le nom que voient les autres
online-name-about = Sans nom, vous êtes anonyme. Un nom n’est réservé à personne : deux personnes peuvent porter le même.
online-name-keep = Garder ce nom
online-name-kept = C’est noté.
online-account = Compte
online-account-why = On peut jouer sans compte. Un compte emporte votre nom, vos parties et votre classement sur d’autres appareils, et permet des parties classées.
online-sign-in-along = Un nouveau compte garde tout ce que vous avez ici. Si vous vous connectez à un compte que vous avez déjà, les parties en cours dans ce navigateur vous suivent ; les parties terminées restent anonymes.
online-account-yours = Vous êtes connecté au compte { $handle }.
online-handle = Identifiant
online-passphrase = Phrase secrète
online-passphrase-about = Au moins 8 caractères ; plusieurs mots, c’est le mieux. Elle ne peut pas vous être envoyée si vous l’oubliez, car aucune adresse n’est demandée.
online-passphrase-show = Montrer la phrase secrète
online-sign-in = Se connecter
online-sign-up = Ouvrir un compte
online-sign-out = Se déconnecter
online-sign-out-about = Ensuite, ce navigateur est de nouveau anonyme. Votre compte et ses parties restent.
online-passphrase-old = La phrase secrète actuelle
online-passphrase-new = La nouvelle phrase secrète
online-passphrase-change = Prendre la nouvelle
online-passphrase-change-about = Une nouvelle phrase secrète vous déconnecte de tous les autres navigateurs. Dans celui-ci vous restez connecté. Le nom, les parties et le classement ne changent pas.
online-passphrase-changed = La nouvelle phrase secrète est en vigueur. Vous êtes déconnecté de tous les autres navigateurs.
online-passphrase-wrong = Ce n’est pas la phrase secrète de ce compte.
online-sign-out-everywhere = Se déconnecter partout ailleurs
online-sign-out-everywhere-about = Pour vous déconnecter seulement des autres appareils, par exemple d’un appareil perdu, la phrase secrète actuelle suffit. Elle reste la même.
online-signed-out-everywhere = Vous êtes déconnecté de tous les autres navigateurs.
online-stored = Ce qui est conservé
online-stored-guest = Un nombre au hasard dans un cookie, auquel ce navigateur est reconnu ; votre nom ; et vos parties, avec l’heure des coups et les phrases dites.
online-stored-account = D’un compte, aussi l’identifiant, le classement, et la phrase secrète sous une forme que personne ne peut lire.
online-stored-none = Pas d’adresse électronique, pas de pistage, rien pour qui que ce soit d’autre.
online-forget = M’oublier sur cet appareil
online-forget-about = Pour un appareil qui sert aussi à d’autres : la personne suivante repart de zéro, sans votre nom, vos parties ni ce que vous avez appris ici. Les réglages restent.
online-forget-sure = Les parties que vous avez jouées ici sans compte, même celles qui sont en cours, ne peuvent pas être retrouvées. Un compte demeure, et il est déconnecté ici.
online-forget-now = M’oublier
online-forget-keep = Tout garder
online-player = Un joueur
online-player-about =
    { $account ->
        [yes] Avec un compte
       *[no] Sans compte
    }
online-player-unknown = On ne sait encore rien de ce joueur.
online-player-games =
    { $games ->
        [0] Aucune partie terminée.
        [1] Une partie : { $won } gagnée, { $drawn } nulle, { $lost } perdue.
       *[other] { $games } parties : { $won } gagnées, { $drawn } nulles, { $lost } perdues.
    }
online-rating-none = Aucune partie classée.
# $provisional is yes while the rating is a first estimate, give or take $deviation.
online-rating-about =
    ± { $deviation }, { $games ->
        [1] une partie
       *[other] { $games } parties
    }{ $provisional ->
        [yes] , première estimation
       *[no] { "" }
    }
online-games-played = Parties
online-more = En montrer plus

## Ce que les joueurs peuvent se dire.

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-will-you-trade = Un troc ?
phrase-no-trade = Pas de troc, merci.
phrase-nice-move = Joli coup !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-take-your-time = Prenez votre temps.
phrase-have-to-go = Je dois partir.
phrase-good-game = Belle partie !
phrase-again = Encore une ?
