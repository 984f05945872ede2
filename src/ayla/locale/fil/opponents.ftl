### Who one can play against: opponent-NAME is the name, opponent-NAME-about one line on how they play.

## The levels, from the weakest to the strongest.

opponent-level-1 = Baguhan
opponent-level-1-about = Nakikita ang tira niya at ang sagot mo, pero maraming maling tantiya. Mahilig tumanggap ng alok.
opponent-level-2 = Mag-aaral
opponent-level-2-about = Nakikita ang sagot mo at ang susunod niyang tira, pero madalas mali ang tantiya. Mainam sa pag-aaral.
opponent-level-3 = Amatyur
opponent-level-3-about = Tinatanaw ang tigdalawang tira ng magkabilang panig, at nagkakamali paminsan-minsan.
opponent-level-4 = Sanay
opponent-level-4-about = Pinaplano ang mga susunod na tira, at paminsan-minsan ay bahagyang mali ang tantiya.
opponent-level-5 = Bihasa
opponent-level-5-about = Tinatanaw ang mga susunod na tira, at kaunti lang ang ibinibigay na pagkakataon.
opponent-level-6 = Beterano
opponent-level-6-about = Malayo ang tanaw, at bihirang magbigay ng pagkakataon.
opponent-level-7 = Eksperto
opponent-level-7-about = Napakalayo ng tanaw, at tinatanggihan ang alok na ikalulugi.
opponent-level-8 = Maestro
opponent-level-8-about = Mas malayo ang tanaw kaysa sa lahat ng iba. Walang ipinamimigay, kahit para sa kaluwalhatian.

## Others.

opponent-plain = Computer
opponent-plain-about = Nag-iisip nang ilang tira pasulong at nakikipag-barter.
opponent-greedy = Sakim
opponent-greedy-about = Para sa mga bata at unang laro: kinukuha agad ang pinakamalaki, at hindi na tumitingin pa sa susunod.
opponent-beside = Katabi mo
opponent-beside-about = Dalawang tao sa iisang board, salitan ng tira.
