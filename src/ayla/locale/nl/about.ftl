### De pagina over het spel. Alleen wat de bronnen zeggen.

about-title = Over Goré
about-game = Het spel
about-game-text = Goré is een mancala voor twee, op twee rijen van vier gaten met elk zes zaden. De zaden uit een gat worden een voor een het bord rond gezaaid; waar het laatste valt, bepaalt wat er wordt gevangen.
about-people = Van wie het is
about-people-text = Goré is van het Guro-volk, ook Kweni genoemd, in het midden van Ivoorkust. Jordi Climent Tondo legde het in 2009 voor het eerst vast.
about-seeds = De koeien
about-seeds-text = De Guro noemen de zaden van dit spel ayla: koeien. Daar komt de naam Ayla vandaan.
about-barter = De ruil
about-barter-text = Het kenmerk van het spel is de ruil. Een speler mag de tegenstander gaten aanbieden voor gevangen koeien. Wordt het aanbod aanvaard, dan komen de koeien weer in het spel, zes in elk gat dat van eigenaar wisselt, en verschuift de grens tussen de twee territoria. Wat betaald is, telt niet meer voor wie heeft betaald.
about-glory = De glorie
about-glory-text = Een aanbod weigeren mag, maar vriendelijk is het niet. Wie er een heeft geweigerd en wint, wint zonder glorie; elke andere overwinning is met glorie. In dit spel wordt vrijgevigheid geëerd.
about-sources = Hoe het bekend is
about-sources-text = De regels zijn die van de bronteksten van dit project en van twee pagina’s die iedereen kan lezen:
about-source-w = Mancala World: de pagina over Goré.
about-source-a = awale.info, de site van Jordi Climent Tondo, die het spel vastlegde.
about-decisions = Waar de bronnen zwijgen
about-decisions-text = Wie begint, of bij lang zaaien het gat waaruit gezaaid wordt overgeslagen wordt, of je meer mag aanbieden dan de andere kant kan betalen, hoe eindeloos spel afloopt: geen bron zegt het. Zulke dingen zijn hier beslist, en de documentatie geeft de redenen. Eén aantekening in de bronnen verwisselt wie bij een ruil betaalt en wie ontvangt; omdat alle bronnen de regel geven zoals hij hier wordt gespeeld, blijft hij zo.
