### What is read out when the player asks for it, and the keys that ask.
###
### $side is S or N. $pits is a list of pits, or of pits with their seeds, such as "A 6, B 3".

page-speak = Basahin nang malakas
page-speak-last = Ang huling tira
page-speak-position = Ang buong posisyon
page-speak-stores = Ang mga nakuhang binhi
page-speak-moves = Ang mga puwedeng itira
page-say-territory =
    Kay { $side ->
        [S] Timog
       *[N] Hilaga
    } ang { $pits }.
page-say-no-territory =
    Walang hukay si { $side ->
        [S] Timog
       *[N] Hilaga
    }.
page-say-stores = Nakuha: Timog { $south }, Hilaga { $north }.
page-say-offered = Inaalok: { $pits }, kapalit ng { $price } nakuhang binhi.
page-say-sow = Puwedeng ihasik: { $pits }.
page-say-offer =
    { $most ->
        [1] Puwedeng ialok ang isang hukay.
       *[other] Puwedeng ialok ang hanggang { $most } hukay.
    }
page-say-nothing = Walang maititira rito ngayon.
page-speak-time = Ang mga orasan at ang isa pang manlalaro
page-say-no-clock = Walang orasan ang larong ito.
