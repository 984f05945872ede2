### The tables of the solved classic game, as the command speaks of them.

tables-building =
    Mga board na may { $seeds ->
        [one] { $seeds } binhi
       *[other] { $seeds } na binhi
    }
tables-proving =
    Pinatutunayan ang { $seeds ->
        [one] { $seeds } binhi
       *[other] { $seeds } na binhi
    }
tables-rate = { $rate } milyong board bawat segundo
tables-left = { $minutes } min { $seconds } s pa
tables-built =
    Nasa { $dir } ang mga talahanayan hanggang { $seeds ->
        [one] { $seeds } binhi
       *[other] { $seeds } na binhi
    }.
tables-proved =
    { $boards ->
        [1] Isang board
        [one] { $boards } board
       *[other] { $boards } na board
    } hanggang { $seeds ->
        [one] { $seeds } binhi
       *[other] { $seeds } na binhi
    }: napatunayan ang bawat halaga at bawat layo.
tables-sampled =
    { $boards ->
        [0] Walang inihambing sa nababasang tuntunin.
        [1] Isa ang inihambing sa nababasang tuntunin, at tugma ito.
        [one] { $boards } ang inihambing sa nababasang tuntunin, at tugma ang mga ito.
       *[other] { $boards } ang inihambing sa nababasang tuntunin, at tugma ang mga ito.
    }
tables-published =
    { $same ->
        [0] Wala sa { $all ->
            [one] { $all } talahanayan
           *[other] { $all } na talahanayan
        } ang maihahambing sa mga inilathala.
       *[other] { $same } sa { $all ->
            [one] { $all } talahanayan
           *[other] { $all } na talahanayan
        } ang kapareho ng inilathala, byte por byte.
    }
tables-none = Walang mga talahanayan sa { $dir }. Para gawin ang mga ito: ayla tablebase build
tables-there = Ang mga talahanayan sa { $dir }, ayon sa dami ng binhi sa board:

## The columns of that list.

tables-column-seeds = binhi
tables-column-boards = board
tables-column-wins = panalo
tables-column-draws = patas
tables-column-losses = talo
tables-column-largest = pinakamalaki
tables-column-longest = tira

## What a position is worth.

tables-value =
    Si { $side ->
        [S] Timog
       *[N] Hilaga
    } ang titira: { $value } binhi mula rito, kung parehong pinakamahusay ang laro.
tables-distance =
    { $moves ->
        [1] Sa susunod na tira ang kasunod na pagkuha o ang wakas.
        [one] Sa loob ng { $moves } tira ang kasunod na pagkuha o ang wakas.
       *[other] Sa loob ng { $moves } na tira ang kasunod na pagkuha o ang wakas.
    }
tables-moves =
    Ang halaga ng bawat tira ni { $side ->
        [S] Timog
       *[N] Hilaga
    } (* pinakamahusay):
