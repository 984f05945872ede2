### Two people far apart: how a match between them ended without a move, and what was refused.
###
### $side is S or N. $loser is the name of a player, or page-you, Ikaw.

ending-time =
    { $side ->
        [S] Naubusan ng oras si Timog.
       *[N] Naubusan ng oras si Hilaga.
    }

# The one who stayed claimed the win, or called it a draw.
ending-abandoned-win =
    { $side ->
        [S] Umalis si Timog at hindi na bumalik.
       *[N] Umalis si Hilaga at hindi na bumalik.
    }
ending-abandoned-draw =
    { $side ->
        [S] Umalis si Timog at hindi na bumalik, kaya tabla ang pinili ni Hilaga.
       *[N] Umalis si Hilaga at hindi na bumalik, kaya tabla ang pinili ni Timog.
    }

# Before the second turn.
ending-aborted =
    { $side ->
        [S] Itinigil ni Timog
       *[N] Itinigil ni Hilaga
    } ang laro bago pa ito nagsimula. Hindi ito bibilangin para kaninuman.
outcome-aborted = Walang resulta.

## The same in the result of the page.

page-reason-time =
    { $loser ->
        [Ikaw] Naubusan ka ng oras.
       *[other] Naubusan ng oras si { $loser }.
    }
page-reason-abandoned =
    { $loser ->
        [Ikaw] Umalis ka at hindi na bumalik.
       *[other] Umalis si { $loser } at hindi na bumalik.
    }
page-reason-abandoned-draw = Umalis ang isa sa dalawa at hindi na bumalik, kaya tabla ang pinili ng isa pa.
page-reason-aborted = Itinigil ang laro bago pa ito nagsimula. Hindi ito bibilangin para kaninuman.

## What was refused.

error-bad_clock = Walang ganoong orasan: { $value }
error-not_joined = Hindi pa sumasali ang isa pang manlalaro.
error-seat_taken = May iba nang umupo sa puwestong ito.
error-own_seat = Hindi ka puwedeng makipaglaro sa sarili mo.
error-stale_ply = Umusad na ang laro mula noon; ganito na ito ngayon.
error-request_open = Hiniling mo na ito; hinihintay pa ang sagot.
error-no_request_open = Wala nang dapat sagutin.
error-just_declined = Katatanggi lang dito ng kalaban mo. Puwede mo itong hilingin ulit pagkatapos ng susunod na tira.
error-too_late_to_abort = Dalawang tira na ang naganap, kaya hindi na puwedeng itigil ang laro.
error-clock_ran_out = Dumating ang tira mo nang ubos na ang oras.
error-clock_runs = Hindi pa ubos ang oras.
error-nothing_to_claim = Walang mahihingi: narito ang kalaban mo, o puwede pa siyang bumalik.
error-match_over = Tapos na ang laro.
error-not_over = Hindi pa tapos ang laro.
error-rematched = May bago nang laro.
error-no_such_phrase = Walang ganoong parirala: { $value }
error-too_talkative = Maghintay muna sandali bago magsalita ulit.
error-match_too_long = Napakarami nang nangyari sa larong ito kaya maaari na lang itong laruin hanggang matapos.
