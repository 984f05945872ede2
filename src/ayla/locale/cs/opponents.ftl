### Who one can play against: opponent-NAME is the name, opponent-NAME-about one line on how they play.

## The levels, from the weakest to the strongest.

opponent-level-1 = Nováček
opponent-level-1-about = Vidí svůj tah a vaši odpověď, ale hodně chybuje. Rád přijímá nabídky.
opponent-level-2 = Učeň
opponent-level-2-about = Vidí vaši odpověď a svůj další tah, ale často se přepočítá. Dobrý na učení.
opponent-level-3 = Amatér
opponent-level-3-about = Promýšlí dva tahy dopředu za obě strany a tu a tam se splete.
opponent-level-4 = Pokročilý
opponent-level-4-about = Plánuje dopředu a občas se trochu přepočítá.
opponent-level-5 = Znalec
opponent-level-5-about = Vidí dopředu a dává málo šancí.
opponent-level-6 = Veterán
opponent-level-6-about = Vidí pěkně dopředu a málokdy něco dovolí.
opponent-level-7 = Expert
opponent-level-7-about = Vidí daleko dopředu a nabídku, která by ho něco stála, odmítne.
opponent-level-8 = Mistr
opponent-level-8-about = Vidí dál než všichni ostatní. Nedaruje nic, ani pro slávu.

## Others.

opponent-plain = Počítač
opponent-plain-about = Přemýšlí pár tahů dopředu a vyměňuje.
opponent-greedy = Nenasyta
opponent-greedy-about = Pro děti a první partie: vždy hned sebere, co nejvíc může, a dál se nedívá.
opponent-beside = Někdo vedle vás
opponent-beside-about = Dva lidé u jedné desky, tah po tahu.
