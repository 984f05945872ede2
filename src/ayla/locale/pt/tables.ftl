### As tabelas do jogo clássico resolvido, como o comando fala delas.

# $seeds: sementes nos tabuleiros em trabalho, um número par.
tables-building =
    { $seeds ->
        [one] Tabuleiros de { $seeds } semente
       *[other] Tabuleiros de { $seeds } sementes
    }
tables-proving =
    { $seeds ->
        [one] Prova para { $seeds } semente
       *[other] Prova para { $seeds } sementes
    }
# $rate: milhões, com uma casa decimal.
tables-rate = { $rate } milhões de tabuleiros por segundo
tables-left = faltam { $minutes } min { $seconds } s
tables-built =
    { $seeds ->
        [one] As tabelas de até { $seeds } semente estão em { $dir }.
       *[other] As tabelas de até { $seeds } sementes estão em { $dir }.
    }
tables-proved =
    { $boards ->
        [one] { $boards } tabuleiro
        [many] { $boards } de tabuleiros
       *[other] { $boards } tabuleiros
    } de até { $seeds ->
        [one] { $seeds } semente
       *[other] { $seeds } sementes
    }: todos os valores e todas as distâncias estão provados.
tables-sampled =
    { $boards ->
        [0] Nenhum foi comparado com as regras legíveis.
        [one] Um foi comparado com as regras legíveis, e confere.
       *[other] { $boards } foram comparados com as regras legíveis, e conferem.
    }
tables-published =
    { $same ->
        [0] Nenhuma das { $all } tabelas pode ser comparada com tabelas publicadas.
        [one] Uma das { $all } tabelas é a que foi publicada, byte por byte.
       *[other] { $same } das { $all } tabelas são as que foram publicadas, byte por byte.
    }
tables-none = Não há tabelas em { $dir }. Para criá-las: ayla tablebase build
tables-there = As tabelas em { $dir }, pelo número de sementes no tabuleiro:
## As colunas dessa lista.

tables-column-seeds = sementes
tables-column-boards = tabuleiros
# Tabuleiros que o lado da vez ganha, que são iguais, que ele perde.
tables-column-wins = ganhos
tables-column-draws = iguais
tables-column-losses = perdidos
# O máximo que o lado da vez pode ganhar.
tables-column-largest = máximo
# O maior número de jogadas até a próxima captura ou o fim.
tables-column-longest = jogadas

## O que vale uma posição.

# $value: sementes que o lado da vez ganha a mais que o outro daqui em diante, com o sinal.
tables-value =
    Vez de { $side ->
        [S] Sul
       *[N] Norte
    }: { $value } sementes daqui em diante, se os dois jogarem o melhor possível.
tables-distance =
    { $moves ->
        [one] A próxima captura ou o fim vem na próxima jogada.
       *[other] A próxima captura ou o fim vem em até { $moves } jogadas.
    }
tables-moves =
    O que vale cada jogada de { $side ->
        [S] Sul
       *[N] Norte
    } (* a melhor):
