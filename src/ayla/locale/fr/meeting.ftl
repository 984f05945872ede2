### Deux personnes éloignées : comment leur partie s’est terminée sans coup, et ce qui a été refusé.
###
### $side vaut S ou N. $loser est le nom d’un joueur, ou Vous, le texte de page-you.

ending-time =
    { $side ->
        [S] Sud
       *[N] Nord
    } a épuisé son temps.

# Celui qui est resté a demandé la victoire, ou choisi la nulle.
ending-abandoned-win =
    { $side ->
        [S] Sud
       *[N] Nord
    } est parti sans revenir.
ending-abandoned-draw =
    { $side ->
        [S] Sud est parti sans revenir, et Nord
       *[N] Nord est parti sans revenir, et Sud
    } a choisi la nulle.

# Avant le deuxième tour.
ending-aborted =
    { $side ->
        [S] Sud
       *[N] Nord
    } a interrompu la partie avant qu’elle ait commencé. Elle ne compte pour personne.
outcome-aborted = Pas de résultat.

## De même dans le résultat de la page.

page-reason-time =
    { $loser ->
        [Vous] Vous avez épuisé votre temps.
       *[name] { $loser } a épuisé son temps.
    }
page-reason-abandoned =
    { $loser ->
        [Vous] Vous avez quitté la partie sans revenir.
       *[name] { $loser } a quitté la partie sans revenir.
    }
page-reason-abandoned-draw = L’un des deux a quitté la partie sans revenir, et l’autre a choisi la nulle.
page-reason-aborted = La partie a été interrompue avant d’avoir commencé. Elle ne compte pour personne.

## Ce qui a été refusé.

error-bad_clock = Une telle pendule n’existe pas : { $value }
error-not_joined = L’autre joueur n’est pas encore là.
error-seat_taken = Quelqu’un d’autre a pris cette place.
error-own_seat = On ne peut pas jouer contre soi-même.
error-stale_ply = La partie a continué entre-temps ; voici où elle en est.
error-request_open = Vous l’avez déjà demandé ; la réponse n’est pas encore arrivée.
error-no_request_open = Il n’y a plus rien à quoi répondre.
error-just_declined = L’autre joueur vient de refuser. Vous pourrez le redemander après le prochain coup.
error-too_late_to_abort = Deux tours ont été joués, et la partie ne peut plus être interrompue.
error-clock_ran_out = Votre coup est arrivé après la fin du temps.
error-clock_runs = Le temps n’est pas écoulé.
error-nothing_to_claim = Il n’y a rien à réclamer : l’autre joueur est là, ou peut encore revenir.
error-match_over = La partie est terminée.
error-not_over = La partie n’est pas encore terminée.
error-rematched = Une autre partie a déjà été ouverte.
error-no_such_phrase = Une telle phrase n’existe pas : { $value }
error-too_talkative = Attendez un instant avant d’en dire plus.
error-match_too_long = Il s’est passé tant de choses dans cette partie qu’elle ne peut plus qu’être jouée jusqu’au bout.
