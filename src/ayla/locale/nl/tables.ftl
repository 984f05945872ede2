### The tables of the solved classic game, as the command speaks of them.

# $seeds: seeds on the boards that are in work, an even number.
tables-building = Stellingen met { $seeds } zaden
tables-proving = Bewijzen van stellingen met { $seeds } zaden
# $rate: millions, with one decimal place.
tables-rate = { $rate } miljoen stellingen per seconde
tables-left = nog { $minutes } min { $seconds } s
tables-built = De tabellen tot en met { $seeds } zaden staan in { $dir }.
tables-proved =
    { $boards ->
        [one] Eén stelling
       *[other] { $boards } stellingen
    } met hoogstens { $seeds } zaden: elke waarde en elke afstand is bewezen.
tables-sampled =
    { $boards ->
        [0] Geen enkele is met de leesbare regels vergeleken.
        [one] Eén is met de leesbare regels vergeleken en klopt.
       *[other] { $boards } zijn met de leesbare regels vergeleken en kloppen.
    }
tables-published =
    { $same ->
        [0] Geen van de { $all } tabellen kan met gepubliceerde tabellen worden vergeleken.
        [one] Eén van de { $all } tabellen is byte voor byte gelijk aan de gepubliceerde.
       *[other] { $same } van de { $all } tabellen zijn byte voor byte gelijk aan de gepubliceerde.
    }
tables-none = Er staan geen tabellen in { $dir }. Zo maak je ze: ayla tablebase build
tables-there = De tabellen in { $dir }, naar het aantal zaden op het bord:
## The columns of that list.

tables-column-seeds = zaden
tables-column-boards = stellingen
# Boards that the side to move wins, that are even, that it loses.
tables-column-wins = winst
tables-column-draws = gelijk
tables-column-losses = verlies
# The most that the side to move can gain.
tables-column-largest = meeste
# The most moves that it takes to the next capture or the end.
tables-column-longest = zetten

## What a position is worth.

# $value: seeds that the side to move gains over the other from here on, with its sign.
tables-value =
    { $side ->
        [S] Zuid
       *[N] Noord
    } aan zet: { $value } zaden vanaf hier, als beide kanten op hun best spelen.
tables-distance =
    { $moves ->
        [one] De volgende vangst of het einde komt met de volgende zet.
       *[other] De volgende vangst of het einde komt binnen { $moves } zetten.
    }
tables-moves =
    Wat elke zet van { $side ->
        [S] Zuid
       *[N] Noord
    } waard is (* beste):
