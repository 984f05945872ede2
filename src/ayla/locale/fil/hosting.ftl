hosting-ready = Nasa { $address } ang Ayla (Ctrl-C para ihinto)
hosting-lan = Sinumang nasa parehong Wi-Fi ay puwedeng magbukas ng address na ito o mag-scan ng code:
hosting-no-lan = Wala sa anumang network ang computer na ito, kaya walang ibang makakasali. Ikonekta ito sa Wi-Fi at magsimulang muli.
