### The tables of the solved classic game, as the command speaks of them.

# $seeds: seeds on the boards that are in work, an even number.
tables-building = Pozice s { $seeds } zrny
tables-proving = Dokazují se pozice s { $seeds } zrny
# $rate: millions, with one decimal place.
tables-rate = { $rate } milionu pozic za sekundu
tables-left = zbývá { $minutes } min { $seconds } s
tables-built = Tabulky až po { $seeds } zrn jsou ve složce { $dir }.
tables-proved =
    { $boards ->
        [one] Jedna pozice
        [few] { $boards } pozice
        [many] { $boards } pozice
       *[other] { $boards } pozic
    } nejvýše s { $seeds } zrny: všechny hodnoty i vzdálenosti jsou dokázány.
tables-sampled =
    { $boards ->
        [0] Žádná se neporovnávala s čitelnými pravidly.
        [one] Jedna se porovnala s čitelnými pravidly a souhlasí.
        [few] { $boards } se porovnaly s čitelnými pravidly a souhlasí.
        [many] { $boards } se porovnalo s čitelnými pravidly a souhlasí.
       *[other] { $boards } se porovnalo s čitelnými pravidly a souhlasí.
    }
tables-published =
    { $same ->
        [0] S publikovanými tabulkami nelze porovnat žádnou (ze všech { $all }).
        [one] S publikovanými tabulkami se bajt po bajtu shoduje jedna (ze všech { $all }).
        [few] S publikovanými tabulkami se bajt po bajtu shodují { $same } (ze všech { $all }).
        [many] S publikovanými tabulkami se bajt po bajtu shoduje { $same } (ze všech { $all }).
       *[other] S publikovanými tabulkami se bajt po bajtu shoduje { $same } (ze všech { $all }).
    }
tables-none = Ve složce { $dir } nejsou žádné tabulky. Vytvoří je příkaz: ayla tablebase build
tables-there = Tabulky ve složce { $dir } podle počtu zrn na desce:
## The columns of that list.

tables-column-seeds = zrna
tables-column-boards = pozice
# Boards that the side to move wins, that are even, that it loses.
tables-column-wins = výhry
tables-column-draws = remízy
tables-column-losses = prohry
# The most that the side to move can gain.
tables-column-largest = nejvíc
# The most moves that it takes to the next capture or the end.
tables-column-longest = tahy

## What a position is worth.

# $value: seeds that the side to move gains over the other from here on, with its sign.
tables-value =
    Na tahu je { $side ->
        [S] Jih
       *[N] Sever
    }. Zrna navíc od této chvíle, hrají-li oba nejlépe: { $value }
tables-distance =
    { $moves ->
        [one] Další zajetí nebo konec přijde hned příštím tahem.
        [few] Další zajetí nebo konec přijde nejpozději za { $moves } tahy.
        [many] Další zajetí nebo konec přijde nejpozději za { $moves } tahu.
       *[other] Další zajetí nebo konec přijde nejpozději za { $moves } tahů.
    }
tables-moves =
    Jakou hodnotu mají tahy { $side ->
        [S] Jihu
       *[N] Severu
    } (* nejlepší):
