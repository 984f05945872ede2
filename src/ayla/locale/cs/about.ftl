### Stránka o hře. Jen to, co říkají prameny.

about-title = O hře Goré
about-game = Hra
about-game-text = Goré je mankala pro dva na dvou řadách po čtyřech jamkách, v každé po šesti zrnech. Zrna z jedné jamky se po jednom rozsévají kolem desky; kam padne poslední, rozhoduje o tom, co se zajme.
about-people = Komu patří
about-people-text = Goré patří národu Guro, zvanému také Kweni, ze středu Pobřeží slonoviny. Poprvé ji zaznamenal Jordi Climent Tondo v roce 2009.
about-seeds = Krávy
about-seeds-text = Guro říkají zrnům této hry ayla: krávy. Odtud má Ayla své jméno.
about-barter = Výměna
about-barter-text = Znakem hry je výměna. Hráč může soupeři nabídnout jamky za zajaté krávy. Když soupeř přijme, krávy se vrátí do hry, šest do každé jamky, která mění majitele, a hranice mezi oběma územími se posune. Co je zaplaceno, už se plátci nepočítá.
about-glory = Sláva
about-glory-text = Odmítnout nabídku se smí, ale není to vlídné. Kdo nějakou odmítl a vyhraje, vyhrává bez slávy; každé jiné vítězství je se slávou. Štědrost je v této hře ctí.
about-sources = Odkud je známa
about-sources-text = Pravidla jsou ta ze zdrojových textů tohoto projektu a ze dvou stránek, které si může přečíst každý:
about-source-w = Mancala World: stránka o hře Goré.
about-source-a = awale.info, stránky Jordiho Climenta Tonda, který hru zaznamenal.
about-decisions = Kde prameny mlčí
about-decisions-text = Kdo začíná, zda dlouhé setí vynechává jamku, ze které vyšlo, zda lze nabídnout víc, než může druhá strana zaplatit, jak končí nekonečná hra: neříká to žádný pramen. Takové věci jsou rozhodnuty zde a důvody uvádí dokumentace. Jedna poznámka v pramenech zaměňuje, kdo při výměně platí a kdo dostává; protože všechny prameny uvádějí pravidlo tak, jak se hraje zde, platí takto.
