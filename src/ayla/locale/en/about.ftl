### The page about the game. Only what the sources say.

about-title = About Goré
about-game = The game
about-game-text = Goré is a mancala for two, played on two rows of four pits with six seeds in each. The seeds of a pit are sown one by one round the board; where the last one falls decides what is captured.
about-people = Whose it is
about-people-text = Goré belongs to the Guro people, also known as Kweni, of central Côte d’Ivoire. Jordi Climent Tondo first recorded it, in 2009.
about-seeds = The cows
about-seeds-text = The Guro call the seeds of this game ayla: cows. That is where Ayla has its name from.
about-barter = The barter
about-barter-text = What sets the game apart is the barter. A player may offer pits to the opponent for captured cows. If the offer is accepted, the cows come back into play, six into each pit that changes hands, and the border between the two territories moves. What was paid no longer counts for the one who paid.
about-glory = The glory
about-glory-text = An offer may be declined, but that is unfriendly. Whoever has declined one and wins, wins without glory; every other win is with glory. Generosity is honoured in this game.
about-sources = How it is known
about-sources-text = The rules are those of this project’s source texts and of two pages that anybody can read:
about-source-w = Mancala World: the page on Goré.
about-source-a = awale.info, the site of Jordi Climent Tondo, who recorded the game.
about-decisions = Where the sources are silent
about-decisions-text = Who moves first, whether a long sowing leaves out the pit that it began from, whether an offer may be larger than the other side can pay, how endless play ends: no source says. Such things are decided here, and the documentation gives the reasons. One note among the sources has payer and receiver of a barter the other way round; as every source states the rule in the way in which it is played here, it stands so.
