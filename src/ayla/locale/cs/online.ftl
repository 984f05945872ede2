### Hra s někým daleko.
###
### $name je jméno hráče. $side je Jih nebo Sever. $ply je číslo tahu. Žádná věta neprozrazuje rod.

## Pozvání přítele.

online-friend-about = Dostanete odkaz. Kdo ho první otevře, hraje s vámi.
online-friend-make = Vytvořit odkaz
online-friend-lobby = Není koho pozvat? Jděte do herny
online-name = Vaše jméno, chcete-li
online-clock = Hodiny
online-clock-by-minutes = Minuty
online-clock-by-minutes-hint = Pro partii najednou.
online-clock-by-days = Dny
online-clock-by-days-hint = Na každý tah; pro partii mezi jiným.
online-clock-none = Bez hodin
online-clock-none-hint = Na rozmyšlenou je času dost.
online-minutes = Minut pro každého
online-increment = Sekund navíc za tah
online-days = Dnů na tah
# $minutes for the whole game, $increment seconds added by each turn.
online-clock-minutes = { $minutes } min + { $increment } s
online-clock-days =
    { $days ->
        [one] { $days } den na tah
        [few] { $days } dny na tah
       *[other] { $days } dnů na tah
    }
online-rated-choice = Hodnocená
online-rated-hint = Změní hodnocení obou. Jen s hodinami a podle obvyklých pravidel.
online-rated-account = Hodnocené hry jsou pro hráče s účtem.
online-rated = hodnocená
online-barter = S výměnou
online-classic = Klasická
online-guest = Host

## Odkaz.

online-invite-title = Pošlete tento odkaz
online-invite-about = Partie začne zde, jakmile ho druhá strana otevře.
online-invite-link = Odkaz pro druhou stranu
online-invite-again = Ukázat odkaz
online-invite-elsewhere = Odkaz je na zařízení, kde vznikl.
online-waiting = Čeká se na druhou stranu…
online-share = Sdílet
online-share-title = Partie Goré
online-share-text = Zahrajte si se mnou Goré:
online-qr = Nebo ať druhá strana načte tento kód.
online-qr-alt = Odkaz jako QR kód
online-reach-machine = Odkaz může otevřít jen tento počítač. Aby mohli přijít i ostatní, musí se služba spustit takto:
online-reach-network = Odkaz funguje každému v této síti.
online-own = Pokračovat na jiném zařízení
online-own-about = Tento odkaz je jen pro vás: kdo ho otevře, hraje dál místo vás.

## Kam odkaz vede.

online-join-title = Pozvánka
online-join-looking = Zjišťuje se, kam odkaz vede…
online-join-free = { $name } vás zve k partii
online-join-taken = Toto místo už zaujímá někdo jiný
online-join-yours = Toto je vaše vlastní místo
# $begins is yes for the side that begins.
online-join-side =
    Vaše strana: { $side }{ $begins ->
        [yes] . Začínáte.
       *[no] .
    }
online-join-take = Zaujmout místo
online-join-go-on = Pokračovat zde
online-watch = Sledovat partii

## Herna.

online-lobby-you = Jste zde jako { $name }.
online-lobby-name = Jméno a účet
online-lobby-lost = Spojení je přerušené. To, co vidíte, už nemusí platit.
online-quick = Hrát hned
online-quick-about = S kýmkoli, kdo chce totéž; jinak z toho bude pozvánka.
online-quick-waits = Totéž teď nechce nikdo. Vaše pozvánka je v herně.
online-invitations = Otevřené pozvánky
online-invitations-none = Teď žádné nejsou. Vytvořte ji a zůstaňte zde.
online-invitation-take = Přijmout
online-invitation-back = Stáhnout
online-invitation-yours = Vaše pozvánka
online-invitation-waits = Čeká se na někoho. Zůstaňte na této stránce.
online-invite-all = Pozvat všechny
online-invite-more = Strana, úroveň, hodnocení
online-level-sought = Hledaná úroveň
online-level-any = Jakákoli úroveň
online-level = { $from } až { $to }
online-maker-side = strana zvoucího: { $side }
online-live-games = Partie ke sledování
online-live-games-none = Právě se nehraje žádná partie, kterou mohou sledovat všichni.
online-waits = čeká na druhou stranu

## Partie.

online-presence-here = je tu
online-presence-away = pryč
online-presence-absent = ještě tu není
online-said-joined = { $name } je tu. Partie může začít.
online-said-here = { $name } je tu.
online-said-away = { $name } je pryč.
online-said-absent = { $name } tu ještě není.
online-said-phrase = { $name }: „{ $phrase }“
# $you is yes where the time is the reader's; $left is a span of time.
online-said-left =
    { $you ->
        [yes] Zbývá vám: { $left }.
       *[no] Na hodinách { $name }: { $left }.
    }
# $low is yes where that is little.
online-clock-left =
    zbývá { $left }{ $low ->
        [yes] , málo času
       *[no] { "" }
    }
online-clock-low = málo času
online-clock-judged = rozhoduje služba
online-low-you = Zbývá vám málo času.
online-move-waits = Spojení je přerušené. Váš krok se odešle, jakmile bude zpět.
online-away = { $name } je pryč. Čas na návrat: { $left }
online-away-you = Pro druhou stranu jste pryč. Čas na návrat: { $left }
online-claim = Druhá strana je pryč
online-claim-may = { $name } se nevrací. Co teď?
online-claim-waiting = Čekáte dál: { $name }. Partii lze kdykoli ukončit:
online-claim-win = Nárokovat výhru
online-claim-draw = Zvolit remízu
online-claim-wait = Čekat dál
online-takeback = Vrácení tahu
online-takeback-ask = Vrátit?
online-takeback-asked = Žádáte o vrácení tahu { $ply }.
online-takeback-asks = { $name } žádá o vrácení tahu { $ply }.
online-takeback-gone = Váš tah se nevrací.
online-takeback-accept = Dovolit
online-takeback-decline = Nechat
online-draw = Remíza
online-draw-offer = Nabídnout remízu
online-draw-asked = Nabízíte remízu.
online-draw-asks = { $name } nabízí remízu.
online-draw-gone = Vaše nabídka remízy už neplatí.
online-draw-accept = Souhlasím
online-draw-decline = Bez remízy
online-abort = Přerušit partii
online-abort-title = Přerušit tuto partii?
online-abort-why = Sotva začala, takže se nepočítá nikomu.
online-abort-yes = Přerušit
online-say = Říci
online-say-title = Říci něco
online-say-about = Druhá strana to čte ve svém jazyce.
online-watchers =
    { $count ->
        [one] Sleduje { $count } člověk
        [few] Sledují { $count } lidé
       *[other] Sleduje { $count } lidí
    }{ $you ->
        [yes] .
       *[no] , včetně vás.
    }

## Po konci.

online-rematch = Odveta
online-rematch-ask = Požádat o odvetu
online-rematch-asked = Žádáte o odvetu s prohozenými stranami.
online-rematch-asks = { $name } žádá o odvetu s prohozenými stranami.
online-rematch-gone = Odveta zatím nebude.
online-rematch-accept = Hrát znovu
online-rematch-decline = Teď ne
online-rematch-open = K odvetě
online-matched = Volby shodné s nejlepší hrou:
online-matched-side =
    { $of ->
        [0] { $name }: žádné volby
       *[other] { $name }: { $matched } z { $of }
    }

## Lidé.

online-me = Vy
online-me-profile = Co o vás vidí ostatní
online-name-others = Jméno, které vidí ostatní
online-name-about = Beze jména jste host. Jméno nepatří nikomu: stejné mohou mít i dva lidé.
online-name-keep = Ponechat jméno
online-name-kept = Uloženo.
online-account = Účet
online-account-why = Hrát lze i bez účtu. Účet přenese vaše jméno, partie a hodnocení na jiná zařízení a umožní hodnocené hry.
online-sign-in-along = Nový účet si ponechá vše, co tu máte. Přihlásíte-li se k účtu, který už máte, přejdou do něj partie, jež v tomto prohlížeči ještě běží; dohrané partie zůstanou hostovi.
online-account-yours = Účet: { $handle }.
online-handle = Název účtu
online-passphrase = Heslová fráze
online-passphrase-about = Aspoň 8 znaků; nejlepší je několik slov. Zapomenutou frázi nelze poslat, protože se neptáme na e-mail.
online-passphrase-show = Ukázat heslovou frázi
online-sign-in = Přihlásit se
online-sign-up = Založit účet
online-sign-out = Odhlásit se
online-sign-out-about = Po odhlášení je tento prohlížeč novým hostem. Účet a jeho partie zůstávají.
online-passphrase-old = Nynější heslová fráze
online-passphrase-new = Nová heslová fráze
online-passphrase-change = Přijmout novou frázi
online-passphrase-change-about = Nová heslová fráze vás odhlásí ve všech ostatních prohlížečích. V tomto zůstanete přihlášeni. Jméno, partie a hodnocení se nezmění.
online-passphrase-changed = Nová heslová fráze platí. Ve všech ostatních prohlížečích jste odhlášeni.
online-passphrase-wrong = To není heslová fráze tohoto účtu.
online-sign-out-everywhere = Odhlásit se všude jinde
online-sign-out-everywhere-about = Chcete-li se jen odhlásit na jiných zařízeních, třeba na ztraceném, stačí nynější heslová fráze. Ta zůstane stejná.
online-signed-out-everywhere = Ve všech ostatních prohlížečích jste odhlášeni.
online-stored = Co se ukládá
online-stored-guest = Náhodné číslo v cookie, podle kterého se tento prohlížeč pozná; vaše jméno; a vaše partie s časy tahů a řečenými větami.
online-stored-account = U účtu také jeho název, hodnocení a heslová fráze v podobě, kterou nikdo nepřečte.
online-stored-none = Žádný e-mail, žádné sledování, nic pro nikoho dalšího.
online-forget = Zapomenout mě na tomto zařízení
online-forget-about = Pro zařízení, které používají i jiní: kdo přijde po vás, bude nový host, bez vašeho jména, vašich partií a toho, co jste se tu naučili. Nastavení zůstane.
online-forget-sure = Partie, které jste tu hráli jako host, ani ty rozehrané, už nepůjde získat zpět. Účet zůstane a zde bude odhlášen.
online-forget-now = Zapomenout mě
online-forget-keep = Vše ponechat
online-player = Hráč
online-player-about =
    { $account ->
        [yes] S účtem
       *[no] Host
    }
online-player-unknown = O tomto hráči se zatím nic neví.
online-player-games =
    { $games ->
        [0] Zatím žádná dohraná partie.
        [one] { $games } partie: výhry { $won }, remízy { $drawn }, prohry { $lost }.
        [few] { $games } partie: výhry { $won }, remízy { $drawn }, prohry { $lost }.
       *[other] { $games } partií: výhry { $won }, remízy { $drawn }, prohry { $lost }.
    }
online-rating-none = Zatím žádné hodnocené hry.
# $provisional is yes while the rating is a first estimate, give or take $deviation.
online-rating-about =
    ± { $deviation }, { $games ->
        [one] { $games } partie
        [few] { $games } partie
       *[other] { $games } partií
    }{ $provisional ->
        [yes] , první odhad
       *[no] { "" }
    }
online-games-played = Partie
online-more = Ukázat více

## Co si hráči mohou říci.

phrase-hello = Dobrý den!
phrase-good-luck = Hodně štěstí!
phrase-will-you-trade = Vyměníme?
phrase-no-trade = Teď bez výměny, děkuji.
phrase-nice-move = Pěkný tah!
phrase-well-played = Výborná hra!
phrase-thanks = Děkuji!
phrase-oops = Jejda!
phrase-take-your-time = Není kam spěchat.
phrase-have-to-go = Musím jít.
phrase-good-game = Pěkná partie!
phrase-again = Ještě jednou?
