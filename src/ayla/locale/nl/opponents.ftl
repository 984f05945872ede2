### Who one can play against: opponent-NAME is the name, opponent-NAME-about one line on how they play.

## The levels, from the weakest to the strongest.

opponent-level-1 = Nieuweling
opponent-level-1-about = Ziet de eigen zet en jouw antwoord, maar schat veel verkeerd in. Aanvaardt graag een aanbod.
opponent-level-2 = Leerling
opponent-level-2-about = Ziet jouw antwoord en de eigen zet daarna, maar vergist zich vaak. Goed om van te leren.
opponent-level-3 = Amateur
opponent-level-3-about = Denkt voor beide spelers twee zetten vooruit en vergist zich af en toe.
opponent-level-4 = Clubspeler
opponent-level-4-about = Plant vooruit en schat af en toe iets verkeerd in.
opponent-level-5 = Gevorderde
opponent-level-5-about = Kijkt vooruit en geeft weinig kansen.
opponent-level-6 = Veteraan
opponent-level-6-about = Kijkt een flink eind vooruit en geeft zelden een kans.
opponent-level-7 = Expert
opponent-level-7-about = Kijkt ver vooruit en weigert een aanbod dat iets zou kosten.
opponent-level-8 = Meester
opponent-level-8-about = Kijkt verder vooruit dan alle anderen. Geeft niets cadeau, zelfs niet voor de glorie.

## Others.

opponent-plain = Computer
opponent-plain-about = Denkt een paar beurten vooruit en ruilt.
opponent-greedy = Hebberd
opponent-greedy-about = Voor kinderen en eerste partijen: pakt meteen de grootste vangst en kijkt nooit verder.
opponent-beside = Iemand naast je
opponent-beside-about = Twee mensen aan één bord, om de beurt.
