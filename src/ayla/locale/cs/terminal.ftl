### The terminal: the board as a picture, the game line by line, the command's answers.
###
### $side is S or N; pits are letters and moves such as =AC are notation, neither is translated.
### Words in quotation marks, such as "undo", are typed by the player and are not translated.

## The board.

board-store =
    { $side ->
        [S] Jih
       *[N] Sever
    }: zajato { $seeds }
# $declined is 1 or more.
board-store-declined =
    { $side ->
        [S] Jih
       *[N] Sever
    }: zajato { $seeds }, { $declined ->
        [one] odmítnuta jedna nabídka
        [few] odmítnuty { $declined } nabídky
        [many] odmítnuto { $declined } nabídky
       *[other] odmítnuto { $declined } nabídek
    }
board-to-move =
    Na tahu je { $side ->
        [S] Jih
       *[N] Sever
    }.
board-to-answer =
    { $side ->
        [S] Jih
       *[N] Sever
    } odpovídá na nabídku ({ $pits } za { $price } zrn).
board-over = Partie skončila.

## Legal moves, each after its text.

moves-title = Přípustné tahy
moves-none = Nezbývá žádný tah.
move-sown = poslední doplní jamku { $last } na { $made }
move-captured =
    zajme: { $captures } (celkem { $total ->
        [one] jedno zrno
        [few] { $total } zrna
        [many] { $total } zrna
       *[other] { $total } zrn
    })
moves-offered = Nabídky za { $price } zrn: { $moves }
move-accept = přijmout: za { $price } zrn získat { $pits }
move-decline = odmítnout: vítězství pak bude bez slávy
move-pass = předat tah: strana nevlastní žádné zrno

## Counts and analysis.

perft-title = Posloupnosti tahů podle délky
analysis-title =
    Kolik který tah nakonec vynese: { $side ->
        [S] zrna Jihu minus zrna Severu
       *[N] zrna Severu minus zrna Jihu
    } (= dokázáno, ~ odhad), a hra, která k tomu vede.
analysis-known = Hodnoty jsou z tabulek vyřešené hry.
analysis-depth =
    Hloubka: { $depth ->
        [one] jeden tah
        [few] { $depth } tahy
        [many] { $depth } tahu
       *[other] { $depth } tahů
    }; prohledáno pozic: { $nodes }, za sekundu: { $nps }.

## Before the game.

ask-opponent = Proti komu?
ask-side = Která strana je vaše?
ask-barter = S výměnou?
# $choice is the number or letter to type, $what one of the choices.
choice = { $choice }  { $what }
choice-usual = { $choice }  { $what } (stačí Enter)
choice-unknown = Napište prosím jedno z: { $choices }.
side-south = Jih (South), začíná
side-north = Sever (North)
barter-on = ano, jamky se dají nabízet za zajatá zrna
barter-off = ne, klasická hra

## During the game.

welcome = Goré s výměnou.
welcome-classic = Goré, klasická hra bez výměny.
welcome-how = Písmeno v jamce říká, čí je: S je Jih (South), N Sever (North). Napište písmeno jamky, ze které chcete sít, nebo ? pro nápovědu.
prompt =
    { $side ->
        [S] Jih
       *[N] Sever
    }>
prompt-answer =
    { $side ->
        [S] Jih
       *[N] Sever
    }, accept (přijmout), nebo decline (odmítnout)>
thinking = Počítač přemýšlí.
hint-help = Nápovědu vypíše ?
help-title = Co lze napsat
help-sow = zasít z jamky C; velká a malá písmena jsou různé jamky
help-offer = nabídnout druhé straně jamky A a C (nejvýše tři)
help-answer = přijmout, nebo odmítnout nabídku
help-moves = vypsat přípustné tahy
help-board = ukázat desku
help-undo = vrátit váš poslední tah
help-record = ukázat zápis dosavadní partie
help-save = uložit zápis do souboru za partie, které v něm už jsou
help-draw = nabídnout remízu
help-resign = vzdát partii
help-quit = tady skončit
undone = Tah je vrácen.
ask-draw =
    { $side ->
        [S] Sever nabízí remízu. Jihu, souhlasíte? (yes = ano, no = ne)
       *[N] Jih nabízí remízu. Severe, souhlasíte? (yes = ano, no = ne)
    }
draw-declined =
    { $side ->
        [S] Jih
       *[N] Sever
    } hraje dál.
ask-resign = Vzdát tuto partii? (yes = ano, no = ne)
save-where = Napište kam, například: save partie.gore
saved = Zápis je v souboru { $file }.
# $reason is the system's, in English.
save-failed = Zápis se do souboru { $file } nepodařilo uložit: { $reason }
save-not-records = Soubor { $file } obsahuje něco jiného než zápisy partií ({ $reason }) a zůstává, jak je.
goodbye = Tady partie končí.

## Who plays, in the record.

record-player = Hráč
record-computer = Počítač ({ $name })
