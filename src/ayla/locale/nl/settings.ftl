### Settings of the page, kept on the device. Their hints stand below or beside them.

page-theme = Kleuren
page-theme-device = Zoals het apparaat
page-theme-light = Licht
page-theme-dark = Donker
page-numerals = In elk gat
page-numerals-both = Zaden en getal
page-numerals-numbers = Alleen getal
page-numerals-seeds = Alleen zaden
page-motion = Beweging
page-motion-device = Zoals het apparaat
page-motion-on = Aan
page-motion-off = Uit
page-facing = Samen achter één scherm
page-facing-S = Zuid dichtbij
page-facing-N = Noord dichtbij
page-facing-mover = Draait naar wie zet
page-facing-hint = Tegen de computer ligt je eigen rij altijd dichtbij.
page-upright = Telefoon rechtop
page-upright-lying = Bord ligt
page-upright-standing = Bord staat
page-upright-hint = Als het staat, ligt jouw rij rechts en wordt er naar boven gezaaid.
page-ripe = Tweeën en vieren aangeven
page-ripe-hint = Een teken staat bij elk gat met twee of vier zaden. Het is gevuld als ze deze beurt te vangen zijn.
page-sounds = Geluid
page-sounds-hint = Korte geluiden bij zaaien, vangsten, ruil en het eind.
