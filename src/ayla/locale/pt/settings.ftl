### Os ajustes da página, guardados no aparelho. As explicações ficam abaixo ou ao lado.

page-theme = Cores
page-theme-device = Como no aparelho
page-theme-light = Claras
page-theme-dark = Escuras
page-numerals = Em cada casa
page-numerals-both = Sementes e número
page-numerals-numbers = Só o número
page-numerals-seeds = Só as sementes
page-motion = Movimento
page-motion-device = Como no aparelho
page-motion-on = Sim
page-motion-off = Não
page-facing = Duas pessoas em uma tela
page-facing-S = Sul embaixo
page-facing-N = Norte embaixo
page-facing-mover = Virar para quem joga
page-facing-hint = Contra o computador, sua fileira fica sempre embaixo.
page-upright = Celular em pé
page-upright-lying = Tabuleiro deitado
page-upright-standing = Tabuleiro em pé
page-upright-hint = Em pé, sua fileira fica à direita e é semeada para cima.
page-ripe = Marcar os dois e os quatro
page-ripe-hint = Um sinal marca cada casa com duas ou quatro sementes. Fica cheio onde esta jogada pode capturá-las.
page-sounds = Sons
page-sounds-hint = Sons curtos para semear, capturar, permutar e terminar.
