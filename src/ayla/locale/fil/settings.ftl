### Settings of the page, kept on the device. Their hints stand below or beside them.

page-theme = Mga kulay
page-theme-device = Gaya ng device
page-theme-light = Maliwanag
page-theme-dark = Madilim
page-numerals = Sa bawat hukay
page-numerals-both = Mga binhi at bilang
page-numerals-numbers = Bilang lang
page-numerals-seeds = Mga binhi lang
page-motion = Galaw
page-motion-device = Gaya ng device
page-motion-on = Naka-on
page-motion-off = Naka-off
page-facing = Dalawang tao sa isang screen
page-facing-S = Timog ang malapit
page-facing-N = Hilaga ang malapit
page-facing-mover = Humarap sa titira
page-facing-hint = Laban sa computer, laging malapit ang sarili mong hanay.
page-upright = Patayong telepono
page-upright-lying = Pahiga ang board
page-upright-standing = Patayo ang board
page-upright-hint = Kapag patayo, nasa kanan ang hanay mo at pataas ang paghahasik nito.
page-ripe = Markahan ang dalawa at apat
page-ripe-hint = May tanda sa bawat hukay na may dalawa o apat na binhi. Puno ito kung maaaring makuha ang mga iyon sa tirang ito.
page-sounds = Mga tunog
page-sounds-hint = Maiikling tunog para sa paghahasik, pagkuha, barter at katapusan.
