### What is read out when the player asks for it, and the keys that ask.
###
### $side is S or N. $pits is a list of pits, or of pits with their seeds, such as "A 6, B 3".

page-speak = Přečíst nahlas
page-speak-last = Poslední tah
page-speak-position = Celé postavení
page-speak-stores = Zajatá zrna
page-speak-moves = Co lze hrát
page-say-territory =
    { $side ->
        [S] Jih
       *[N] Sever
    } má { $pits }.
page-say-no-territory =
    { $side ->
        [S] Jih
       *[N] Sever
    } nemá žádnou jamku.
page-say-stores = Zajato: Jih { $south }, Sever { $north }.
page-say-offered = V nabídce: { $pits }, za { $price } zajatých zrn.
page-say-sow = Lze sít z jamek: { $pits }.
page-say-offer =
    { $most ->
        [1] Lze nabídnout jednu jamku.
       *[other] Počet jamek, které lze nabídnout: nejvýše { $most }.
    }
page-say-nothing = Teď tu není co hrát.
page-speak-time = Hodiny a druhá strana
page-say-no-clock = Tato partie je bez hodin.
