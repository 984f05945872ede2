### The page in the browser. Sentences about turns are in turns.ftl, refusals in errors.ftl.
###
### Address: the familiar singular (ikaw, ka, mo), as friends at one board speak; two people are
### kayo. Players take the marker of a person (si, ni, kay), sides too: si Timog, ni Baguhan.
### Where $name or $loser may be the reader, it is page-you, Ikaw, and has a variant of its own.
### A whose-turn is pagkakataon, a single turn or move that is counted is tira. The Guro are always
### mga taong Guro, since guro alone is a teacher. Of numbers see turns.ftl.

page-title = Ayla: maglaro ng Goré
page-brand = Ayla
page-head = Ayla
page-opening = Binubuksan ang laro…
page-close = Isara
page-cancel = Huwag na
page-you = Ikaw
page-side =
    { $side ->
        [S] Timog
       *[N] Hilaga
    }
page-player-of-side =
    { $name } ({ $side ->
        [S] Timog
       *[N] Hilaga
    })

## The first screen.

page-home-title = Goré
page-home-about = Larong paghahasik ng mga taong Guro ng Côte d’Ivoire, para sa dalawang manlalaro, na may walong hukay at apatnapu’t walong binhi. Ayla, ibig sabihin ay mga baka, ang tawag sa mga binhi.
page-home-barter = Barter ang tatak nito: napupunta sa kabila ang mga hukay kapalit ng mga nakuhang baka, at lumilipat ang hangganan ng dalawang teritoryo.
page-home-continue = Ituloy ang laro mo
page-missing = Wala rito ang larong ito, o wala na. Puwede kang magsimula ng bago.
page-nowhere = Walang pahina sa address na ito. Puwede kang magsimula ng laro rito.

## A new game.

page-new = Bagong laro
page-new-title = Bagong laro
page-new-opponent = Kalaban
page-new-level = { $number } { $name }
page-new-begins = Sino ang mauuna?
page-new-you = Ikaw
page-new-you-hint = Ikaw si Timog.
page-new-they = Kalaban
page-new-they-hint = Ikaw si Hilaga.
page-new-lot = Palabunutan
page-new-lot-hint = Bahala ang suwerte.
page-new-rules = Laro
page-new-barter = May barter
page-new-barter-hint = Ang Goré gaya ng talagang paglalaro nito: puwedeng ialok ang mga hukay kapalit ng mga nakuhang binhi.
page-new-classic = Klasiko
page-new-classic-hint = Paghahasik at pagkuha lang. Mas madali para sa unang laro.
page-new-begin = Simulan

## The board.

page-game-title = Isang laro ng Goré
page-board = Board
page-pit =
    { $pit }, { $seeds ->
        [0] walang laman
        [1] isang binhi
        [one] { $seeds } binhi
       *[other] { $seeds } na binhi
    }, { $owner }{ $state ->
        [open] , puwedeng ihasik
        [choice] , puwedeng ialok
        [offered] , inaalok
       *[idle] { "" }
    }
page-player =
    { $named ->
        [no] { "" }
       *[yes] { $name }{ ", " }
    }{ $side ->
        [S] Timog
       *[N] Hilaga
    }, { $count ->
        [0] walang nakuhang binhi
        [1] isang nakuhang binhi
        [one] { $count } nakuhang binhi
       *[other] { $count } na nakuhang binhi
    }
page-turn-yours = ikaw na
page-turn-theirs = titira na
page-declined =
    { $count ->
        [1] isang pagtanggi
        [one] { $count } pagtanggi
       *[other] { $count } na pagtanggi
    }
page-declined-why = Kapag nanalo ang tumanggi sa isang alok, tagumpay na walang kaluwalhatian ang kanya.
page-mini-pit =
    { $pit } { $seeds } { $owner ->
        [S] Timog
       *[N] Hilaga
    }

## Whose turn it is, and what a pit would do.

page-status = Pagkakataon
page-status-yours = Pagkakataon mo
page-status-turn = Pagkakataon ni { $name }
page-status-thinking = Nag-iisip si { $name }…
page-status-begin = Pumili ng hukay na ihahasik. Ituro ito, o diinan nang matagal ng daliri, para makita ang mangyayari.
page-status-again = Pindutin ulit para ihasik.
page-preview-plain =
    { $pit }, { $seeds ->
        [1] isang binhi
        [one] { $seeds } binhi
       *[other] { $seeds } na binhi
    }: sa { $last } babagsak ang huli, at walang makukuha.
page-capture = { $pit }{ "\u00A0" }{ $n }
page-preview-captures =
    { $pit }, { $seeds ->
        [1] isang binhi
        [one] { $seeds } binhi
       *[other] { $seeds } na binhi
    }: sa { $last } babagsak ang huli, at makukuha ang { $captures }{ $pits ->
        [1] { "." }
       *[other] : { $total ->
            [one] { $total } binhi
           *[other] { $total } na binhi
        }.
    }
page-preview-sweeps = Pagkatapos nito, wala nang hukay na may tatlong binhi o higit pa, at tapos ang laro.
page-preview-settles = Pagkatapos nito, isasara ang laro, at makukuha ng bawat panig ang bahagi nito sa board.
page-said-undone = Binawi.

## What else one can do.

page-actions = Mga puwedeng gawin
page-barter = Barter
page-undo = Bawiin
page-replay = Ulitin
page-hint = Payo
page-more = Iba pa
page-menu-title = Ang larong ito
page-on = naka-on
page-off = naka-off
page-record = Tala ng laro
page-copy = Kopyahin
page-record-copied = Nakopya na.
page-record-by-hand = Hindi hinahayaan ng browser na ito na kumopya ang page. Napili na ang teksto: ikaw na ang kumopya.
page-draw = Magkasundo sa tabla
page-draw-title = Pareho ba kayong payag sa tabla?
page-draw-why = Matatapos ang laro, at walang mananalo.
page-draw-yes = Oo, tabla
page-resign = Sumuko
page-resign-title =
    { $you ->
        [yes] Susuko ka ba sa larong ito?
       *[no] { $name }, susuko ka ba sa larong ito?
    }
page-resign-why = Matatapos ang laro, at ang kabilang panig ang mananalo.
page-resign-yes = Sumuko
page-play-on = Maglaro pa

## Advice: hints, the evaluation bar and analysis.

page-worth =
    { $seeds ->
        [0] { $exact ->
            [yes] Kung parehong pinakamahusay ang laro, patas ang dalawang panig sa huli.
           *[no] Mukhang patas ang dalawang panig sa huli.
        }
       *[other] { $exact ->
            [yes] Kung parehong pinakamahusay ang laro, lalamang
           *[no] Mukhang lalamang
        } { $you ->
            [yes] ka
           *[no] si { $name }
        } ng { $exact ->
            [yes] { "" }
           *[no] mga{ " " }
        }{ $seeds ->
            [1] isang binhi
            [one] { $seeds } binhi
           *[other] { $seeds } na binhi
        } sa huli.
    }
page-hint-asked = Naghahanap ng magandang tira…
page-hint-is = Payo: { $move }.
page-hint-here = Ito ang payo
page-hint-busy = Marami ang humihingi ng payo ngayon. Humingi ulit maya-maya.
page-move-sow = ihasik ang { $pits }
page-move-offer =
    ialok ang { $count ->
        [1] hukay { $pits }
       *[other] mga hukay na { $pits }
    }
page-move-accept = tanggapin ang alok
page-move-decline = tanggihan ang alok
page-move-pass = pumasa
page-evaluation = Panukat ng lamang
page-evaluation-none = Wala pang alam.
page-analysis = Pagsusuri
page-analyse = Suriin ang laro
page-analysis-end = Itigil ang pagsusuri
page-analysis-begins = Sinusuri…
page-analysis-over = Tapos na ang laro. Balikan ito para makita ang halaga ng bawat tira.
page-analysis-deeper =
    { $depth ->
        [1] isang tira ang lalim…
        [one] { $depth } tira ang lalim…
       *[other] { $depth } na tira ang lalim…
    }
page-analysis-depth =
    { $depth ->
        [1] isang tira ang lalim
        [one] { $depth } tira ang lalim
       *[other] { $depth } na tira ang lalim
    }
page-analysis-known = lutas na
page-analysis-legend =
    Mga binhi sa huli, { $side ->
        [S] kay Timog minus kay Hilaga
       *[N] kay Hilaga minus kay Timog
    }:
page-analysis-exact = tiyak
page-analysis-expected = tantiya
page-analysis-lines = Mga tira, pinakamahusay muna
page-analysis-then = Kasunod:
page-analysis-played = itinira
page-offer-worths = Pinakamahuhusay na alok

## Passing.

page-pass = Pumasa
page-pass-title =
    { $you ->
        [yes] Kailangan mong pumasa
       *[no] Kailangang pumasa si { $name }
    }
page-pass-why = Walang binhi sa alinmang hukay ng teritoryong ito. Baka may dumating mula sa paghahasik ng kabilang panig.

## Barter: making an offer.

page-offer-title = Mag-alok ng barter
page-offer-choose =
    { $most ->
        [1] Pumili ng isa sa mga hukay mo na iaalok
        [2] Pumili ng isa o dalawa sa mga hukay mo na iaalok
       *[other] Pumili ng isa hanggang tatlo sa mga hukay mo na iaalok
    }
page-offer-terms = Anim na nakuhang binhi ang bayad ni { $name } sa bawat isa; { $store } ang hawak niya. Puwede ring ialok ang hukay na walang laman. Pag nag-alok ka, nagamit mo na ang pagkakataon mo.
page-offer-ready =
    { $count ->
        [1] Hukay { $pits }
       *[other] Mga hukay na { $pits }
    } kapalit ng { $price ->
        [one] { $price } binhi
       *[other] { $price } na binhi
    } ni { $name }
page-offer-left =
    May { $store ->
        [one] { $store } nakuhang binhi
       *[other] { $store } na nakuhang binhi
    } si { $name } at { $left ->
        [0] walang
       *[other] { $left } ang
    } matitira sa kanya. Ilalagay ang { $price } sa mga hukay na lilipat ng may-ari.
page-offer-send = Ipadala ang alok
page-offer-cannot-pay =
    Walang barter ngayon: { $price ->
        [one] { $price } nakuhang binhi
       *[other] { $price } na nakuhang binhi
    } ang bayad sa isang hukay, at { $store } ang hawak ni { $name }.

## Barter: answering.

page-answer-title =
    Inaalok ni { $giver } ang { $count ->
        [1] hukay { $pits }
       *[other] mga hukay na { $pits }
    }
page-answer-before = Ngayon
page-answer-after = Kung tatanggapin
page-answer-terms =
    Kung tatanggapin, magbabayad { $you ->
        [yes] ka
       *[no] si { $name }
    } ng { $price ->
        [one] { $price } nakuhang binhi
       *[other] { $price } na nakuhang binhi
    }, { $count ->
        [1] anim sa hukay { $pits }
       *[other] tig-aanim sa mga hukay na { $pits }
    }, at mula noon ay { $you ->
        [yes] iyo
       *[no] kanya
    } na { $count ->
        [1] ito
       *[other] ang mga ito
    }. Anuman ang sagot, { $you ->
        [yes] ikaw
       *[no] si { $name }
    } ang susunod na titira.
page-answer-kindly = Puwedeng tumanggi, pero hindi ito magandang-loob: kapag nanalo ang tumanggi, tagumpay na walang kaluwalhatian ang kanya.
page-accept = Tanggapin, bayad { $price }
page-decline = Tanggihan
page-answer-waits = May alok na naghihintay ng sagot
page-answer-open = Tingnan ang alok
page-mini-store = { $name }: { $store } ang nakuha,
page-mini-owns = may-ari ng { $pits }

## Looking back.

page-log-title = Mga tira
page-log-start = Nagsimula ang laro.
page-look-title = Pagbabalik-tanaw
page-look-at = Tira { $ply } sa { $plies }
page-look-start = Ganito nagsimula ang laro.
page-look-before = Isang tira pabalik
page-look-after = Isang tira pasulong
page-look-return = Bumalik sa laro

## The end.

page-result-draw = Tabla
page-result-you-win =
    { $glory ->
        [yes] Nanalo ka nang may kaluwalhatian
        [no] Nanalo ka nang walang kaluwalhatian
       *[none] Nanalo ka
    }
page-result-wins =
    { $glory ->
        [yes] Nanalo si { $name } nang may kaluwalhatian
        [no] Nanalo si { $name } nang walang kaluwalhatian
       *[none] Nanalo si { $name }
    }
page-result-no-glory = May tinanggihang alok ang nanalo.
page-result-look = Tingnan ang board
page-reason-swept = Wala nang hukay na may tatlong binhi o higit pa, kaya kinuha ng bawat panig ang nasa teritoryo nito.
page-reason-repetition = Lumitaw sa ikatlong beses ang parehong posisyon, kaya isinara ang laro.
page-reason-turn_limit = Umabot sa apat na raang tira, kaya isinara ang laro.
page-reason-resigned =
    { $loser ->
        [Ikaw] Sumuko ka.
       *[other] Sumuko si { $loser }.
    }
page-reason-agreed = Pinagkasunduan ito ng magkabilang panig.

## Trouble.

page-notice-reconnecting = Naputol ang koneksiyon. Sinusubukan itong ibalik…
page-notice-offline = Hindi maabot ang serbisyo. Walang nabago; pakisubukan ulit.
page-trouble-no_such_opponent = Wala na rito si { $name }. Bumawi ng tira, o magsimula ng bagong laro.
page-trouble-opponent_failed = Walang mahanap na tira si { $name }. Bumawi ng tira, o magsimula ng bagong laro.
page-notice-problem = Hindi iyon gumana: { $detail }

## Settings.

page-settings = Mga setting
# The language by its own name, as a list of languages shows it.
page-language-name = Filipino

## How to play.

page-help = Paano maglaro

## The rules, which are in rules.ftl.

page-rules-all = Lahat ng tuntunin, R1 hanggang R17
page-rules-title = Ang mga tuntunin
