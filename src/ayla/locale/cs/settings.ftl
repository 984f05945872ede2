### Settings of the page, kept on the device. Their hints stand below or beside them.

page-theme = Barvy
page-theme-device = Podle zařízení
page-theme-light = Světlé
page-theme-dark = Tmavé
page-numerals = V každé jamce
page-numerals-both = Zrna i číslo
page-numerals-numbers = Jen číslo
page-numerals-seeds = Jen zrna
page-motion = Pohyb
page-motion-device = Podle zařízení
page-motion-on = Zapnutý
page-motion-off = Vypnutý
page-facing = Dva lidé u jedné obrazovky
page-facing-S = Blíž je Jih
page-facing-N = Blíž je Sever
page-facing-mover = Otáčet k hráči na tahu
page-facing-hint = Proti počítači je vaše řada vždy ta bližší.
page-upright = Telefon na výšku
page-upright-lying = Deska leží
page-upright-standing = Deska stojí
page-upright-hint = Když deska stojí, je vaše řada vpravo a seje se nahoru.
page-ripe = Značit dvojky a čtyřky
page-ripe-hint = Značka je u každé jamky se dvěma nebo čtyřmi zrny. Plná je tam, kde je lze tímto tahem zajmout.
page-sounds = Zvuky
page-sounds-hint = Krátké zvuky pro setí, zajetí, výměnu a konec.
