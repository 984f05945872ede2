hosting-ready = Ayla je na adrese { $address } (ukončí ji Ctrl-C)
hosting-lan = Kdo je na stejné Wi-Fi, otevře tuto adresu nebo naskenuje kód:
hosting-no-lan = Tento počítač není v žádné síti, takže nikdo jiný nemůže přijít. Připojte jej k Wi-Fi a spusťte Aylu znovu.
hosting-migrated = Databáze { $place } je aktuální.
hosting-backed-up =
    { $games ->
        [one] Jedna partie je
        [few] { $games } partie jsou
        [many] { $games } partie je
       *[other] { $games } partií je
    } v souboru { $file }, i s hráči a hodnoceními.
hosting-restored =
    { $games ->
        [one] Jedna partie je obnovena
        [few] { $games } partie jsou obnoveny
        [many] { $games } partie je obnoveno
       *[other] { $games } partií je obnoveno
    } ze souboru { $file }, i s hráči a hodnoceními.
hosting-pruned =
    { $games ->
        [0] Žádná partie není dost stará, aby byla odstraněna.
        [one] Jedna partie byla odstraněna.
        [few] { $games } partie byly odstraněny.
        [many] { $games } partie bylo odstraněno.
       *[other] { $games } partií bylo odstraněno.
    }
hosting-exported =
    { $games ->
        [one] Jedna partie je v souboru { $file }.
        [few] { $games } partie jsou v souboru { $file }.
        [many] { $games } partie je v souboru { $file }.
       *[other] { $games } partií je v souboru { $file }.
    }
hosting-passphrase-new = Nová heslová fráze účtu { $handle }:
hosting-passphrase-again = Ještě jednou táž:
hosting-passphrase = Účet { $handle } má novou heslovou frázi a všechny jeho prohlížeče jsou odhlášeny.
