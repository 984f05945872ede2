### Místa, která první partie nepotřebuje: seznam partií, pozice, zápisy.

page-games-about = Partie uchovává služba; tento jejich seznam je jen v tomto zařízení.
page-games-all = Celý seznam
page-games-against = Soupeř: { $name }
page-games-players = { $south } – { $north }
page-games-score = { $more } : { $less }
page-games-gone = Tuto partii už služba nemá.
page-games-none = V tomto zařízení se ještě nehrálo.
page-games-remove = Odebrat ze seznamu: { $game }
page-games-removed = Odebráno ze seznamu: { $game }
page-games-put-back = Vrátit
page-games-more = Ukázat další

page-load-about = Vložte zápis partie, vyberte soubor nebo ho sem přetáhněte.
page-load-read = Přečíst
page-load-file = Vybrat soubor
page-load-too-large = To je příliš dlouhé: zápis má nejvýše { $most } kB.
page-load-no-text = Tento soubor není text, a tedy ani zápis partie.
page-load-empty = Není v tom žádná partie.
page-load-trouble = Řádek { $line }, sloupec { $column }:
page-load-why = „{ $value }“ tu nedává smysl.
page-load-why-capture = „{ $value }“ neodpovídá tomu, co toto setí zajme; bylo by to { $expected }.
page-load-why-no-capture = „{ $value }“: toto setí nic nezajme. Bez údaje o zajetí je to { $expected }.
page-load-none-good = Před tímto místem žádná partie není.
page-load-games =
    { $count ->
        [one] Jedna partie
        [few] { $count } partie
        [many] { $count } partie
       *[other] { $count } partií
    }
page-load-moves =
    { $plies ->
        [0] Žádné tahy
        [one] Jeden tah
        [few] { $plies } tahy
        [many] { $plies } tahu
       *[other] { $plies } tahů
    }
page-load-good =
    { $plies ->
        [one] První tah je v pořádku
        [few] První { $plies } tahy jsou v pořádku
        [many] Prvních { $plies } tahu je v pořádku
       *[other] Prvních { $plies } tahů je v pořádku
    }
page-load-open = Otevřít
page-load-open-part = Otevřít partii až sem

page-position = Pozice
page-position-about = Klepněte na jamku a změňte ji, nebo vložte pozici jako text.
page-position-text = Pozice jako text
page-position-part =
    Na místě { $column } má stát { $part ->
        [pits] počet zrn v osmi jamkách, například 6,6,6,6/6,6,6,6
        [owners] seznam majitelů osmi jamek, například SSSS/NNNN
        [stores] počet zrn zajatých Jihem a Severem, například 0-0
        [mover] strana na tahu, S nebo N
        [offer] seznam nabízených jamek, například AC, nebo - pro žádné
        [declined] počet nabídek, které Jih a Sever odmítli, například 0-0
       *[end] konec
    }, ale { $none ->
        [yes] nestojí tam nic.
       *[no] stojí tam „{ $found }“.
    }
page-position-rule =
    { $rule ->
        [R1] Na desce a zajatých musí být dohromady 48 zrn. Tady jich je { $value } (R1).
        [R5] Dokud partie trvá, je zajatých zrn sudý počet. Tady jich je { $value } (R5).
        [R12] Nabídku nelze zaplatit: jamka stojí šest zajatých zrn a strana, která odpovídá, jich má { $value } (R12).
        [R14] V této pozici je po partii, takže nic nemůže být v nabídce (R14).
       *[R9] V nabídce nemůže být { $value } (R9). Nabízí se jedna až tři jamky a patří straně, která nabízí; odpovídá strana na tahu.
    }
page-position-switches =
    { $count ->
        [one] Jeden přepínač tohoto odkazu nedává smysl a místo něj platí obvyklé pravidlo:
        [few] Některé přepínače tohoto odkazu nedávají smysl a místo nich platí obvyklá pravidla:
        [many] Některé přepínače tohoto odkazu nedávají smysl a místo nich platí obvyklá pravidla:
       *[other] Některé přepínače tohoto odkazu nedávají smysl a místo nich platí obvyklá pravidla:
    } { $switches }
page-position-turn =
    { $side ->
        [S] Na tahu je Jih.
       *[N] Na tahu je Sever.
    }
page-position-sows = Lze sít: { $pits }.
page-position-offers = Lze nabídnout výměnu.
page-position-answers = Čeká nabídka, kterou lze přijmout nebo odmítnout.
page-position-passes = Není co sít, tah se předává.
page-position-over = V této pozici je po partii.
page-position-wait = Jakmile bude pozice v pořádku, můžete z ní tady hrát.
page-position-analyse = Rozebrat pozici
page-position-pit = Zrna v { $pit }
page-position-owner = Vlastník { $pit }
page-position-store =
    { $side ->
        [S] Zajal Jih
       *[N] Zajal Sever
    }
page-position-mover = Na tahu
page-position-choose = Klepněte na jamku a změňte její zrna nebo vlastníka.
page-position-total = { $total } ze 48 zrn
page-position-less = Méně
page-position-more = Více

page-from-about =
    { $ply ->
        [0] Od začátku.
       *[other] Od tahu { $ply } z { $plies }.
    } Bude to samostatná partie a tato zůstane, jak je.
page-link-about =
    { $ply ->
        [0] Pozice na začátku.
       *[other] Pozice po tahu { $ply } z { $plies }.
    } Kdo odkaz otevře, uvidí ji a může z ní hrát dál.
page-record-save = Uložit do souboru

page-new-skip = Vynechat jamku, ze které se seje
page-new-skip-hint = Když setí z osmi a více zrn obejde desku až k jamce, kde začalo, vynechá ji (R4).
page-new-endless = Když se hra točí v kruhu
page-new-endless-split = Napůl
page-new-endless-split-hint = Každá strana si vezme polovinu toho, co je na desce (R16).
page-new-endless-owner = Podle vlastníka
page-new-endless-owner-hint = Každá strana si vezme, co leží v jejích jamkách (R16).
