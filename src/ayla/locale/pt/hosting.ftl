hosting-ready = Ayla está em { $address } (Ctrl-C encerra)
hosting-lan = Quem estiver no mesmo Wi-Fi abre este endereço ou lê o código:
hosting-no-lan = Este computador não está em nenhuma rede, por isso mais ninguém pode entrar. Ligue-o a um Wi-Fi e comece de novo.
hosting-migrated = O banco de dados { $place } está atualizado.
hosting-backed-up =
    { $games ->
        [0] Nenhuma partida está
        [one] Uma partida está
       *[other] { $games } partidas estão
    } em { $file }, com jogadores e classificações.
hosting-restored =
    { $games ->
        [0] Nenhuma partida foi restaurada
        [one] Uma partida foi restaurada
       *[other] { $games } partidas foram restauradas
    } de { $file }, com jogadores e classificações.
hosting-pruned =
    { $games ->
        [0] Nenhuma partida é antiga o bastante para ser removida.
        [one] Uma partida foi removida.
       *[other] { $games } partidas foram removidas.
    }
hosting-exported =
    { $games ->
        [0] Nenhuma partida está em { $file }.
        [one] Uma partida está em { $file }.
       *[other] { $games } partidas estão em { $file }.
    }
hosting-passphrase-new = Nova frase secreta de { $handle }:
hosting-passphrase-again = A mesma outra vez:
hosting-passphrase = A conta { $handle } tem a nova frase secreta, e todos os seus navegadores saíram dela.
