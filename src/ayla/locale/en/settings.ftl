### Settings of the page, kept on the device. Their hints stand below or beside them.

page-theme = Colours
page-theme-device = As the device
page-theme-light = Light
page-theme-dark = Dark
page-numerals = In each pit
page-numerals-both = Seeds and number
page-numerals-numbers = Number only
page-numerals-seeds = Seeds only
page-motion = Motion
page-motion-device = As the device
page-motion-on = On
page-motion-off = Off
page-facing = Two people at one screen
page-facing-S = South is near
page-facing-N = North is near
page-facing-mover = Turn to who moves
page-facing-hint = Against the computer your own row is always the near one.
page-upright = Phone held upright
page-upright-lying = Board lies
page-upright-standing = Board stands
page-upright-hint = When it stands, your row is on the right and is sown upwards.
page-ripe = Mark twos and fours
page-ripe-hint = A sign marks each pit of two or four seeds. It is filled where this turn could capture them.
page-sounds = Sounds
page-sounds-hint = Short ones for sowing, captures, barter and the end.
