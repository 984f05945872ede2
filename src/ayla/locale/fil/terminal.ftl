### The terminal: the board as a picture, the game line by line, the command's answers.
###
### accept, decline, undo, yes, no and the like are typed by the player and are not translated.

## The board.

board-store =
    { $side ->
        [S] Timog
       *[N] Hilaga
    }: { $seeds } ang nakuha
board-store-declined =
    { $side ->
        [S] Timog
       *[N] Hilaga
    }: { $seeds } ang nakuha, { $declined ->
        [1] isang alok
        [one] { $declined } alok
       *[other] { $declined } na alok
    } ang tinanggihan
board-to-move =
    Si { $side ->
        [S] Timog
       *[N] Hilaga
    } ang titira.
board-to-answer =
    Si { $side ->
        [S] Timog
       *[N] Hilaga
    } ang sasagot sa alok na { $pits } kapalit ng { $price ->
        [one] { $price } binhi
       *[other] { $price } na binhi
    }.
board-over = Tapos na ang laro.

## Legal moves, each after its text.

moves-title = Mga puwedeng itira
moves-none = Wala nang maititira.
move-sown = sa huli, magiging { $made } ang laman ng { $last }
move-captured =
    makukuha ang { $captures }: { $total ->
        [one] { $total } binhi
       *[other] { $total } na binhi
    }
moves-offered =
    Mga alok kapalit ng { $price ->
        [one] { $price } binhi
       *[other] { $price } na binhi
    }: { $moves }
move-accept =
    tanggapin: magbayad ng { $price ->
        [one] { $price } binhi
       *[other] { $price } na binhi
    } at maging may-ari ng { $pits }
move-decline = tanggihan: mawawalan ng kaluwalhatian ang tagumpay
move-pass = pumasa, dahil walang sariling binhi

## Counts and analysis.

perft-title = Mga sunod-sunod na tira, ayon sa haba
analysis-title =
    Ang halaga ng bawat tira sa huli: mga binhi ni { $side ->
        [S] Timog minus kay Hilaga
       *[N] Hilaga minus kay Timog
    } (= napatunayan, ~ tantiya), at ang mga tirang hahantong doon.
analysis-known = Galing ang mga halaga sa mga talahanayan ng nalutas na laro.
analysis-depth =
    Lalim: { $depth ->
        [1] isang tira
        [one] { $depth } tira
       *[other] { $depth } na tira
    }; { $nodes } posisyon, { $nps } bawat segundo.

## Before the game.

ask-opponent = Sino ang kalaban mo?
ask-side = Alin ang panig mo?
ask-barter = May barter ba?
choice = { $choice }  { $what }
choice-usual = { $choice }  { $what } (pindutin lang ang Enter)
choice-unknown = I-type ang isa sa mga ito: { $choices }.
side-south = Timog, ang mauuna
side-north = Hilaga
barter-on = oo, puwedeng ialok ang mga hukay kapalit ng mga nakuhang binhi
barter-off = hindi, ang klasikong laro

## During the game.

welcome = Goré, may barter.
welcome-classic = Goré, ang klasikong laro na walang barter.
welcome-how = Ipinapakita ng S (Timog) o N (Hilaga) sa hukay kung kanino ito. I-type ang titik ng hukay para ihasik ito, o ? para sa tulong.
prompt =
    { $side ->
        [S] Timog
       *[N] Hilaga
    }>
prompt-answer =
    { $side ->
        [S] Timog
       *[N] Hilaga
    }, accept o decline>
thinking = Nag-iisip ang computer.
hint-help = I-type ang ? para sa tulong.
help-title = Mga puwede mong i-type
help-sow = ihasik ang hukay C; magkaibang hukay ang malaki at maliit na titik
help-offer = ialok ang mga hukay na A at C sa kabilang panig (hanggang tatlo)
help-answer = tanggapin o tanggihan ang alok
help-moves = ilista ang mga puwedeng itira
help-board = ipakita ang board
help-undo = bawiin ang huli mong tira
help-record = ipakita ang tala ng laro hanggang ngayon
help-save = isulat ang tala sa isang file, kasunod ng mga larong naroon na
help-draw = mag-alok ng tabla
help-resign = sumuko sa laro
help-quit = tumigil dito
undone = Binawi.
ask-draw =
    { $side ->
        [S] Nag-aalok ng tabla si Hilaga. Timog, payag ka ba? (yes o no)
       *[N] Nag-aalok ng tabla si Timog. Hilaga, payag ka ba? (yes o no)
    }
draw-declined =
    Tuloy ang laro ni { $side ->
        [S] Timog
       *[N] Hilaga
    }.
ask-resign = Susuko ka ba sa larong ito? (yes o no)
save-where = Sabihin kung saan, gaya ng: save game.gore
saved = Nasa { $file } ang tala.
save-failed = Hindi naisulat ang tala sa { $file }: { $reason }
save-not-records = May ibang laman ang { $file } bukod sa mga tala ng laro ({ $reason }), kaya hindi ito ginalaw.
goodbye = Dito tumitigil ang laro.

## Who plays, in the record.

record-player = Manlalaro
record-computer = Computer ({ $name })
