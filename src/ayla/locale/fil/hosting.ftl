hosting-ready = Nasa { $address } ang Ayla (Ctrl-C para ihinto)
hosting-lan = Sinumang nasa parehong Wi-Fi ay puwedeng magbukas ng address na ito o mag-scan ng code:
hosting-no-lan = Wala sa anumang network ang computer na ito, kaya walang ibang makakasali. Ikonekta ito sa Wi-Fi at magsimulang muli.
hosting-migrated = Napapanahon na ang database na { $place }.
hosting-backed-up =
    { $games ->
        [one] Nasa { $file } na ang { $games } laro
       *[other] Nasa { $file } na ang { $games } na laro
    }, kasama ang mga manlalaro at rating.
hosting-restored =
    { $games ->
        [one] Naibalik mula sa { $file } ang { $games } laro
       *[other] Naibalik mula sa { $file } ang { $games } na laro
    }, kasama ang mga manlalaro at rating.
hosting-pruned =
    { $games ->
        [0] Walang larong sapat ang tagal para alisin.
        [one] Inalis ang { $games } laro.
       *[other] Inalis ang { $games } na laro.
    }
hosting-exported =
    { $games ->
        [one] Nasa { $file } ang { $games } laro.
       *[other] Nasa { $file } ang { $games } na laro.
    }
hosting-passphrase-new = Bagong passphrase ni { $handle }:
hosting-passphrase-again = Iyon din ulit:
hosting-passphrase = Nasa account na { $handle } na ang bagong passphrase, at naka-sign out na ang lahat ng browser nito.
