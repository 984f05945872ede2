### What is read out when the player asks for it, and the keys that ask.
###
### $side is S or N. $pits is a list of pits, or of pits with their seeds, such as "A 6, B 3".

page-speak = Voorlezen
page-speak-last = De laatste beurt
page-speak-position = De hele stelling
page-speak-stores = De gevangen zaden
page-speak-moves = Wat er gespeeld kan worden
page-say-territory =
    { $side ->
        [S] Zuid
       *[N] Noord
    } heeft { $pits }.
page-say-no-territory =
    { $side ->
        [S] Zuid
       *[N] Noord
    } heeft geen gaten.
page-say-stores = Gevangen: Zuid { $south }, Noord { $north }.
page-say-offered = Aangeboden: { $pits }, voor { $price } gevangen zaden.
page-say-sow = Te zaaien: { $pits }.
page-say-offer =
    { $most ->
        [one] Eén gat kan worden aangeboden.
       *[other] Hoogstens { $most } gaten kunnen worden aangeboden.
    }
page-say-nothing = Er valt hier nu niets te spelen.
page-speak-time = De klokken en de andere speler
page-say-no-clock = Deze partij heeft geen klok.
