### What is read out when the player asks for it, and the keys that ask.
###
### $side is S or N. $pits is a list of pits, or of pits with their seeds, such as "A 6, B 3".

page-speak = Read out
page-speak-last = The last turn
page-speak-position = The whole position
page-speak-stores = The captured seeds
page-speak-moves = What can be played
page-say-territory =
    { $side ->
        [S] South
       *[N] North
    } owns { $pits }.
page-say-no-territory =
    { $side ->
        [S] South
       *[N] North
    } owns no pit.
page-say-stores = Captured: South { $south }, North { $north }.
page-say-offered = On offer: { $pits }, for { $price } captured seeds.
page-say-sow = To sow: { $pits }.
page-say-offer =
    { $most ->
        [one] One pit can be offered.
       *[other] Up to { $most } pits can be offered.
    }
page-say-nothing = There is nothing to play here now.
page-speak-time = The clocks and the other player
page-say-no-clock = This game has no clock.
