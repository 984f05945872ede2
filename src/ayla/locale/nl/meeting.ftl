### Two people far apart: how a match between them ended without a move, and what was refused.
###
### $side is S or N. $loser is the name of a player, or page-you, Jij.

ending-time =
    { $side ->
        [S] De tijd van Zuid
       *[N] De tijd van Noord
    } is om.

# The one who stayed claimed the win, or called it a draw.
ending-abandoned-win =
    { $side ->
        [S] Zuid
       *[N] Noord
    } ging weg en kwam niet terug.
ending-abandoned-draw =
    { $side ->
        [S] Zuid ging weg en kwam niet terug, en Noord
       *[N] Noord ging weg en kwam niet terug, en Zuid
    } hield het op remise.

# Before the second turn.
ending-aborted =
    { $side ->
        [S] Zuid
       *[N] Noord
    } brak de partij af voordat die begonnen was. Die telt voor niemand.
outcome-aborted = Geen uitslag.

## The same in the result of the page.

page-reason-time =
    { $loser ->
        [Jij] Je tijd is om.
       *[other] De tijd van { $loser } is om.
    }
page-reason-abandoned =
    { $loser ->
        [Jij] Je ging weg en kwam niet terug.
       *[other] { $loser } ging weg en kwam niet terug.
    }
page-reason-abandoned-draw = Een van de twee ging weg en kwam niet terug, en de ander hield het op remise.
page-reason-aborted = De partij werd afgebroken voordat die begonnen was. Die telt voor niemand.

## What was refused.

error-bad_clock = Zo’n klok is er niet: { $value }
error-not_joined = De andere speler doet nog niet mee.
error-seat_taken = Iemand anders heeft deze plaats genomen.
error-own_seat = Je kunt niet tegen jezelf spelen.
error-stale_ply = De partij is intussen verdergegaan; zo staat die er nu voor.
error-request_open = Je hebt dit al gevraagd; er is nog geen antwoord.
error-no_request_open = Er valt niets meer te beantwoorden.
error-just_declined = De andere speler heeft dit net geweigerd. Na de volgende zet kun je het weer vragen.
error-too_late_to_abort = Er zijn twee beurten gespeeld, dus de partij kan niet meer worden afgebroken.
error-clock_ran_out = Je zet kwam toen de tijd al om was.
error-clock_runs = De tijd is nog niet om.
error-nothing_to_claim = Er valt niets op te eisen: de andere speler is er, of kan nog terugkomen.
error-match_over = De partij is afgelopen.
error-not_over = De partij is nog niet afgelopen.
error-rematched = Er is al een nieuwe partij.
error-no_such_phrase = Zo’n zin is er niet: { $value }
error-too_talkative = Wacht even voordat je meer zegt.
error-match_too_long = In deze partij is zoveel gebeurd dat die nu alleen nog kan worden uitgespeeld.
