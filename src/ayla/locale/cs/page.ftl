### The page in the browser. Sentences about turns are in turns.ftl, refusals in errors.ftl.
###
### $side and $owner are S or N. $name, $giver and $loser are names of players, such as South, You or
### the name of an opponent. Pits are letters and are not translated. $pits is a list of them.
###
### Address: the reader is addressed formally, in small letters (vy, váš), and without endings that tell
### a gender: rather in the present tense. A no-break space follows prepositions and conjunctions of
### one letter. South and North are inflected by selecting on $side, or on a name that is one of them.
###
### Words: jamka (pit), zrno (seed), sklad (store), sít z jamky (sow), zajmout (capture), řetěz (chain),
### výměna (barter), nabídka (offer), předat tah (pass), území (territory), partie (one game), vybrat
### desku (sweep), uzavřít partii (settle).

page-title = Ayla: zahrajte si Goré
page-brand = Ayla
page-head = Ayla
page-opening = Otevírá se partie…
page-close = Zavřít
page-cancel = Zrušit
page-you = Vy
page-side =
    { $side ->
        [S] Jih
       *[N] Sever
    }
page-player-of-side =
    { $name } ({ $side ->
        [S] Jih
       *[N] Sever
    })

## The first screen.

page-home-title = Goré
page-home-about = Vysévací hra národa Guro z Pobřeží slonoviny pro dva hráče, s osmi jamkami a čtyřiceti osmi zrny. Zrnům se říká ayla: krávy.
page-home-barter = Jejím znakem je výměna: jamky mění majitele za zajaté krávy a hranice mezi oběma územími se posouvá.
page-home-continue = Pokračovat v partii
page-missing = Tato partie tu uložena není, nebo už není. Můžete začít novou.
page-nowhere = Na této adrese žádná stránka není. Zde můžete začít novou partii.

## A new game.

page-new = Nová hra
page-new-title = Nová hra
page-new-opponent = Soupeř
# How strong an opponent is, from 1 on, and its name.
page-new-level = { $number } { $name }
page-new-begins = Kdo začíná?
page-new-you = Vy
page-new-you-hint = Hrajete za Jih.
page-new-they = Soupeř
page-new-they-hint = Hrajete za Sever.
page-new-lot = Losovat
page-new-lot-hint = Rozhodne náhoda.
page-new-rules = Hra
page-new-barter = S výměnou
page-new-barter-hint = Goré, jak se hraje: jamky lze nabízet za zajatá zrna.
page-new-classic = Klasická
page-new-classic-hint = Jen setí a zajetí. Snazší pro první partii.
page-new-begin = Začít

## The board.

page-game-title = Partie Goré
page-board = Deska
# A pit as a button, spoken by screen readers.
page-pit =
    { $pit }, { $seeds ->
        [0] prázdná
        [one] jedno zrno
        [few] { $seeds } zrna
        [many] { $seeds } zrna
       *[other] { $seeds } zrn
    }, { $owner }{ $state ->
        [open] , lze z ní sít
        [choice] , lze ji nabídnout
        [offered] , nabízí se
       *[idle] { "" }
    }
# A player's strip. $count is the number of captured seeds.
page-player =
    { $named ->
        [no] { "" }
       *[yes] { $name }{ ", " }
    }{ $side ->
        [S] Jih
       *[N] Sever
    }, { $count ->
        [0] žádné zajaté zrno
        [one] jedno zajaté zrno
        [few] { $count } zajatá zrna
        [many] { $count } zajatého zrna
       *[other] { $count } zajatých zrn
    }
page-turn-yours = váš tah
page-turn-theirs = na tahu
# $count is 1 or more.
page-declined = { $count }× odmítnuto
page-declined-why = Kdo odmítl nabídku a vyhraje, vyhrává bez slávy.
# A pit of a small board, spoken.
page-mini-pit =
    { $pit } { $seeds } { $owner ->
        [S] Jih
       *[N] Sever
    }

## Whose turn it is, and what a pit would do.

page-status = Tah
page-status-yours = Jste na tahu
page-status-turn = Na tahu: { $name }
page-status-thinking = { $name } přemýšlí…
page-status-begin = Vyberte jamku, ze které zasejete. Co udělá, uvidíte, když na ni ukážete nebo na ní podržíte prst.
page-status-again = Dalším stisknutím zasejete.
# $pit is sown; $last is the pit of its last seed.
page-preview-plain =
    { $pit }, { $seeds ->
        [one] jedno zrno
        [few] { $seeds } zrna
        [many] { $seeds } zrna
       *[other] { $seeds } zrn
    }: poslední padne do jamky { $last } a nic nezajme.
# One captured pit and its seeds.
page-capture = { $pit }{ "\u00A0" }{ $n }
# $captures lists the captured pits, $pits is how many there are, $total their seeds.
page-preview-captures =
    { $pit }, { $seeds ->
        [one] jedno zrno
        [few] { $seeds } zrna
        [many] { $seeds } zrna
       *[other] { $seeds } zrn
    }: poslední padne do jamky { $last } a zajme: { $captures }{ $pits ->
        [1] { "." }
       *[other] { " " }(celkem { $total ->
            [one] jedno zrno
            [few] { $total } zrna
            [many] { $total } zrna
           *[other] { $total } zrn
        }).
    }
page-preview-sweeps = Pak už v žádné jamce nebudou tři zrna ani víc a partie skončí.
page-preview-settles = Tím se partie uzavře a každá strana dostane z desky svůj díl.
# Said after a move was taken back.
page-said-undone = Tah je vrácen.

## What else one can do.

page-actions = Akce
page-barter = Výměna
page-undo = Zpět
page-replay = Přehrát
page-hint = Rada
page-more = Více
page-menu-title = Tato partie
page-on = zapnuto
page-off = vypnuto
page-record = Zápis partie
page-copy = Kopírovat
page-record-copied = Zkopírováno.
page-record-by-hand = Tento prohlížeč nedovoluje stránce kopírovat. Text je označený: zkopírujte si ho.
page-draw = Dohodnout remízu
page-draw-title = Shodnete se oba na remíze?
page-draw-why = Partie skončí a nikdo nevyhraje.
page-draw-yes = Ano, remíza
page-resign = Vzdát se
# $you is yes where the one who resigns is the reader.
page-resign-title =
    { $you ->
        [yes] Vzdát tuto partii?
       *[no] { $name }: vzdát tuto partii?
    }
page-resign-why = Partie skončí a vyhraje druhá strana.
page-resign-yes = Vzdát se
page-play-on = Hrát dál

## Advice: hints, the evaluation bar and analysis.

# What a move or a position is worth in the end. $name ends $seeds seeds ahead; $seeds is 0 for equal.
# $exact is yes where it is certain. $you is yes where $name is the reader.
page-worth =
    { $seeds ->
        [0] { $exact ->
            [yes] Při nejlepší hře skončí obě strany stejně.
           *[no] Obě strany nejspíš skončí zhruba stejně.
        }
       *[other] { $exact ->
            [yes] Při nejlepší hře
           *[no] Nejspíš
        } { $you ->
            [yes] skončíte
           *[no] skončí { $name }
        } s náskokem { $exact ->
            [yes] { "" }
           *[no] asi{ " " }
        }{ $seeds ->
            [one] jednoho zrna
            [few] { $seeds } zrn
            [many] { $seeds } zrna
           *[other] { $seeds } zrn
        }.
    }
page-hint-asked = Hledá se dobrý tah…
page-hint-is = Rada: { $move }.
page-hint-here = Rada
page-hint-busy = O radu teď žádá mnoho lidí. Zkuste to prosím za chvíli znovu.
page-move-sow = zasejte z jamky { $pits }
page-move-offer =
    nabídněte { $count ->
        [one] jamku { $pits }
        [few] jamky { $pits }
        [many] jamky { $pits }
       *[other] jamek { $pits }
    }
page-move-accept = přijměte nabídku
page-move-decline = odmítněte nabídku
page-move-pass = předejte tah
page-evaluation = Lišta hodnocení
page-evaluation-none = Zatím není nic známo.
page-analysis = Rozbor
page-analyse = Rozebrat partii
page-analysis-end = Ukončit rozbor
page-analysis-begins = Hledá se…
page-analysis-over = Partie skončila. Vraťte se zpět a uvidíte, jakou cenu měl který tah.
page-analysis-deeper =
    { $depth ->
        [one] jeden tah do hloubky…
        [few] { $depth } tahy do hloubky…
        [many] { $depth } tahu do hloubky…
       *[other] { $depth } tahů do hloubky…
    }
page-analysis-depth =
    { $depth ->
        [one] jeden tah do hloubky
        [few] { $depth } tahy do hloubky
        [many] { $depth } tahu do hloubky
       *[other] { $depth } tahů do hloubky
    }
page-analysis-known = vyřešeno
page-analysis-legend =
    Zrna na konci, { $side ->
        [S] Jih minus Sever
       *[N] Sever minus Jih
    }:
page-analysis-exact = přesně
page-analysis-expected = odhad
page-analysis-lines = Tahy od nejlepšího
page-analysis-then = Potom:
page-analysis-played = zahráno
page-offer-worths = Nejlepší nabídky

## Passing.

page-pass = Předat tah
page-pass-title =
    { $you ->
        [yes] Musíte předat tah
       *[no] { $name } musí předat tah
    }
page-pass-why = V žádné jamce tohoto území neleží zrno. Nějaké sem může přinést setí druhé strany.

## Barter: making an offer. $store is what the other side has captured.

page-offer-title = Nabídnout výměnu
page-offer-choose =
    { $most ->
        [1] Vyberte jamku, kterou nabídnete
        [2] Vyberte jednu nebo dvě jamky, které nabídnete
       *[other] Vyberte jednu až tři jamky, které nabídnete
    }
page-offer-terms = Za každou zaplatí { $name } šest zajatých zrn; ve skladu má { $store }. Nabídnout lze i prázdnou jamku. Nabídka platí jako váš tah.
page-offer-ready =
    { $count ->
        [one] Jamka { $pits }
        [few] Jamky { $pits }
        [many] Jamky { $pits }
       *[other] Jamky { $pits }
    } za { $price } zrn od { $name ->
        [Jih] Jihu
        [Sever] Severu
       *[other] hráče { $name }
    }
page-offer-left =
    { $name } má zajatých zrn { $store } a { $left ->
        [0] žádné by nezbylo
       *[other] zbylo by jich { $left }
    }. Do jamek, které změní majitele, přijde { $price } zrn.
page-offer-send = Poslat nabídku
# $price is what one pit costs.
page-offer-cannot-pay = Výměna teď není možná: jamka stojí { $price } zajatých zrn a { $name } má jen { $store }.

## Barter: answering.

page-answer-title =
    { $giver } nabízí { $count ->
        [one] jamku { $pits }
        [few] jamky { $pits }
        [many] jamky { $pits }
       *[other] jamek { $pits }
    }
page-answer-before = Teď
page-answer-after = Po přijetí
page-answer-terms =
    { $you ->
        [yes] Zaplatíte
       *[no] { $name } zaplatí
    } { $price } zajatých zrn{ $count ->
        [one] { " " }do jamky { $pits } a od té chvíle ji
        [few] , po šesti do jamek { $pits }, a od té chvíle je
        [many] , po šesti do jamek { $pits }, a od té chvíle je
       *[other] , po šesti do jamek { $pits }, a od té chvíle je
    } { $you ->
        [yes] vlastníte. Ať přijmete, nebo ne, následuje váš vlastní tah.
       *[no] vlastní. V obou případech následuje tah { $name ->
            [Jih] Jihu
            [Sever] Severu
           *[other] hráče { $name }
        }.
    }
page-answer-kindly = Odmítnout se smí, ale není to vlídné: kdo odmítne a vyhraje, vyhrává bez slávy.
page-accept = Přijmout a zaplatit { $price }
page-decline = Odmítnout
page-answer-waits = Nabídka čeká na odpověď
page-answer-open = Zobrazit nabídku
page-mini-store = { $name }: zajato { $store },
# $pits are letters, such as A B D.
page-mini-owns = jamky { $pits }

## Looking back.

page-log-title = Tahy
page-log-start = Partie začíná.
page-look-title = Ohlédnutí
page-look-at = Tah { $ply } z { $plies }
page-look-start = Jak partie začala.
page-look-before = O tah zpět
page-look-after = O tah dál
page-look-return = Zpět do partie

## The end.

page-result-draw = Remíza
# $glory is yes, no, or none in the classic game, which has no glory.
page-result-you-win =
    { $glory ->
        [yes] Vyhráváte se slávou
        [no] Vyhráváte bez slávy
       *[none] Vyhráváte
    }
page-result-wins =
    { $glory ->
        [yes] { $name } vyhrává se slávou
        [no] { $name } vyhrává bez slávy
       *[none] { $name } vyhrává
    }
page-result-no-glory = Vítěz odmítl nabídku.
page-result-look = Prohlédnout desku
page-reason-swept = V žádné jamce už nebyla tři zrna ani víc a každá strana si vzala, co leželo na jejím území.
page-reason-repetition = Stejná pozice nastala potřetí a partie se uzavřela.
page-reason-turn_limit = Odehrálo se čtyři sta tahů a partie se uzavřela.
page-reason-resigned =
    { $loser ->
        [Vy] Vzdáváte se.
       *[other] { $loser } se vzdává.
    }
page-reason-agreed = Obě strany se tak dohodly.

## Trouble.

page-notice-reconnecting = Spojení je přerušené. Navazuje se znovu…
page-notice-offline = Služba není dostupná. Nic se nezměnilo; zkuste to prosím znovu.
# The computer's turn cannot be played. Undo goes back to before it.
page-trouble-no_such_opponent = { $name } už tu není. Vraťte tah, nebo začněte novou hru.
page-trouble-opponent_failed = { $name } nedokáže najít tah. Vraťte tah, nebo začněte novou hru.
page-notice-problem = To se nepodařilo: { $detail }

## Settings.

page-settings = Nastavení
# The language by its own name, as a list of languages shows it.
page-language-name = Čeština

## How to play.

page-help = Jak hrát

## The rules, which are in rules.ftl.

page-rules-all = Všechna pravidla, R1 až R17
page-rules-title = Pravidla
