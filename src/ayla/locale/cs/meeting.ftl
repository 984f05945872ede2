### Two people far apart: how a match between them ended without a move, and what was refused.
###
### $side is S or N. $loser is the name of a player, or page-you, Vy. No ending tells a gender.

ending-time =
    { $side ->
        [S] Jihu
       *[N] Severu
    } došel čas.

# The one who stayed claimed the win, or called it a draw.
ending-abandoned-win =
    { $side ->
        [S] Jih odchází a
       *[N] Sever odchází a
    } nevrací se.
ending-abandoned-draw =
    { $side ->
        [S] Jih odchází a nevrací se a Sever
       *[N] Sever odchází a nevrací se a Jih
    } volí remízu.

# Before the second turn.
ending-aborted =
    { $side ->
        [S] Jih
       *[N] Sever
    } přerušuje partii dřív, než začala. Nepočítá se nikomu.
outcome-aborted = Bez výsledku.

## The same in the result of the page.

page-reason-time =
    { $loser ->
        [Vy] Došel vám čas.
       *[other] { $loser } už nemá čas.
    }
page-reason-abandoned =
    { $loser ->
        [Vy] Odcházíte a nevracíte se.
       *[other] { $loser } odchází a nevrací se.
    }
page-reason-abandoned-draw = Jedna strana odešla a nevrátila se a druhá zvolila remízu.
page-reason-aborted = Partie se přerušila dřív, než začala. Nepočítá se nikomu.

## What was refused.

error-bad_clock = Takové hodiny nejsou: { $value }
error-not_joined = Druhá strana ještě není u desky.
error-seat_taken = Toto místo už zaujímá někdo jiný.
error-own_seat = Proti sobě hrát nejde.
error-stale_ply = Partie mezitím pokročila; takhle vypadá teď.
error-request_open = O to už žádáte; čeká se na odpověď.
error-no_request_open = Už není na co odpovědět.
error-just_declined = Druhá strana to právě odmítla. Znovu požádat můžete po příštím tahu.
error-too_late_to_abort = Odehrály se dva tahy, takže partii už přerušit nejde.
error-clock_ran_out = Váš tah přišel, až když čas došel.
error-clock_runs = Čas ještě nedošel.
error-nothing_to_claim = Není co nárokovat: soupeř je tu, nebo se ještě může vrátit.
error-match_over = Partie skončila.
error-not_over = Partie ještě neskončila.
error-rematched = Další partie už existuje.
error-no_such_phrase = Taková věta není: { $value }
error-too_talkative = Než řeknete víc, chvilku prosím počkejte.
error-match_too_long = V této partii se toho stalo už tolik, že ji lze jen dohrát do konce.
