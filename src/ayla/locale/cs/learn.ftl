### Kurz. Čtenář je Jih a má bližší řadu kulatých jamek; druhá strana je Sever.
###
### Oslovení: vy, v přítomném čase, bez koncovek, které prozrazují rod. Za předložkami a spojkami
### z jednoho písmene je nezlomitelná mezera. U každé lekce je její jméno a text; u každého úkolu, co se
### má udělat, „-then“ co potom a „-done“ co se řekne, když je splněn.

learn-title = Naučte se hrát
learn-about = Sedm krátkých lekcí na opravdové desce. Každá vysvětlí jednu věc a dá vám něco na práci. Nic se nemůže pokazit a každý úkol lze zkusit znovu.
learn-all-done = Všechny úkoly jsou splněny. Můžete hrát!
learn-begin = Začít
learn-go-on = Pokračovat
learn-count = { $solved } z { $all }
learn-step = Lekce { $number } z { $all }
learn-task = Úkol { $number } z { $all }:
learn-next-task = Další úkol
learn-next = Dál: { $lesson }
learn-play = Zahrát si partii

## Setí.

learn-sow = Setí
learn-sow-text = Jste Jih a bližší řada kulatých jamek je vaše. Když jste na tahu, vezměte všechna zrna z jedné své jamky a po jednom je rozsejte do následujících jamek, proti směru hodinových ručiček. Směr ukazují šipky na rámu.
learn-sow-1 = Zasejte z kterékoli své jamky.
learn-sow-1-done = Každé zrno šlo o jamku dál a posledním tah skončil. Kam padne poslední zrno, na tom v této hře záleží.
learn-sow-2 = Zasejte tak, aby poslední zrno padlo do jamky b.
learn-sow-2-done = Tři zrna z jamky C, o tři jamky dál: b. Ukažte na jamku nebo na ní podržte prst a deska počítá za vás.
learn-sow-3 = Osm zrn obejde celou desku. Zasejte z jamky, do které se její poslední zrno vrátí.
learn-sow-3-done = Osm zrn, osm jamek: poslední padlo do jamky, ze které vyšlo. Z plnější jamky se seje ještě dál.

## Zajímání.

learn-capture = Zajímání
learn-capture-text = Když poslední zrno padne do jamky Severu a doplní ji na dvě nebo čtyři, zajmete je: jdou do vašeho skladu. Ve vlastní jamce poslední zrno nic nezajme.
learn-capture-1 = Doplňte jamku Severu na dvě a zajměte je.
learn-capture-1-done = Poslední zrno doplnilo jamku c na dvě a obě jsou vaše.
learn-capture-2 = Teď doplňte jamku na čtyři a zajměte je.
learn-capture-2-done = Čtyři v jamce d a všechna jsou vaše. Tři by zůstala ležet: zajímají se jen dvě nebo čtyři.

## Řetěz.

learn-chain = Řetěz
learn-chain-text = Zajetí se šíří. Zajme se i každá jamka se dvěma nebo čtyřmi zrny, která bez mezery navazuje, na obě strany, ať patří komukoli, i za roh. Jamka s jiným počtem, i prázdná, řetěz na své straně ukončí.
learn-chain-1 = Zajměte osm zrn jedním tahem.
learn-chain-1-done = Poslední zrno doplnilo jamku b na dvě a sousední jamky šly s ní: čtyři v a, dvě v c. U jamky d řetěz skončil, protože pět není ani dvě, ani čtyři.
learn-chain-2 = Zajměte dvanáct zrn. Řetěz jde za roh a bere i z vaší řady.
learn-chain-2-done = Od jamky d šel řetěz zpět do c a za roh do A a B, vašich vlastních jamek. Skončil u b, kde je šest zrn, a u C, která je prázdná.

## Výměna.

learn-barter = Výměna
learn-barter-text = Místo setí můžete nabídnout jednu až tři své jamky. Když Sever přijme, jamky patří jemu a do každé vloží šest zajatých zrn. Ať odpoví jakkoli, pak hraje svůj tah. Nabídnout lze jen to, co Sever může zaplatit.
learn-barter-1 = Stiskněte Výměna, vyberte jednu jamku a odešlete nabídku.
learn-barter-1-done = Sever přijal. Jamka má o šest zrn víc a patří Severu: podívejte se, jak se posunula bílá hranice. Těch šest je zase ve hře a Severu se už nepočítá.
learn-barter-2 = Sever vám nabízí jamku a. Podívejte se na nabídku a přijměte ji.
learn-barter-2-then = Jamka a je vaše a k tomu, co v ní leželo, přibylo šest vašich zrn. Jste na tahu: zajměte dvě zrna.
learn-barter-2-done = Jamka v protější řadě je nové místo, odkud začít: žádná jiná vaše jamka by je zajmout nemohla.

## Sláva.

learn-glory = Sláva
learn-glory-text = Odmítnout nabídku se smí, ale není to vlídné. Kdo odmítl a vyhraje, vyhrává bez slávy; každé jiné vítězství je se slávou. Oba úkoly začínají na stejné desce.
learn-glory-1 = Sever vám nabízí jamku b. Tentokrát odmítněte, abyste viděli, co to znamená.
learn-glory-1-then = Připomíná to značka u vašeho jména. Teď zasejte tak, aby partie skončila: pak nesmí být v žádné jamce tři zrna ani víc.
learn-glory-1-done = Nejvíc zrn, ale bez slávy: odmítnutá nabídka zůstává na celou partii.
learn-glory-2 = Znovu stejná deska. Tentokrát nabídku přijměte.
learn-glory-2-then = Jamka b je vaše. Zasejte tak, aby partie skončila.
learn-glory-2-done = O zrno méně než s odmítnutím, a vítězství se slávou. Štědrost je v této hře ctí.

## Předání tahu.

learn-pass = Předání tahu
learn-pass-text = Kdo na začátku tahu nevlastní žádné zrno, musí předat tah a nemůže nic nabídnout. Jakmile mu setí přinese zrno do některé jeho jamky, hraje znovu. Nikdo jiný předat tah nesmí.
learn-pass-1 = Všechny vaše jamky jsou prázdné. Předejte tah.
learn-pass-1-then = Sever zasel do vaší řady. Hrajte dál: zasejte z jedné své jamky.
learn-pass-1-done = Jste zpátky ve hře. Předání tahu si nikdo nevybírá: buď je nutné, nebo není dovolené.

## Konec.

learn-end = Konec
learn-end-text = Jakmile po setí nejsou v žádné jamce tři zrna ani víc, partie končí a každá strana si vezme, co leží v jejích jamkách. Vyhrává, kdo má zajatých zrn nejvíc. Nastane-li stejná pozice potřetí, nebo po 400 tazích, vezme si každá strana polovinu toho, co je na desce.
learn-end-1 = Ukončete partii jedním setím.
learn-end-1-done = V žádné jamce už nejsou tři zrna ani víc a deska je vybraná: každá strana si vzala, co leželo v jejích jamkách.
learn-end-2 = Dvě z vašich jamek partii hned ukončí. Zasejte z té, která vyhrává.
learn-end-2-done = Rozhodlo zajetí. Teď znáte celou hru.

## Počítání. $seeds je 3 nebo víc.

learn-drill = Počítání
learn-drill-text = Kam padne poslední zrno? Počítejte bez pomoci desky a stiskněte tu jamku. Desky jsou z vašich posledních partií a z kurzu.
learn-drill-ask = Kam padne poslední zrno při setí z jamky { $pit }? Počet zrn v ní: { $seeds }.
learn-drill-right = Správně: do jamky { $last }.
learn-drill-next = Další otázka
learn-drill-score = { $right } z { $asked } správně

## Co se stalo místo toho, co se mělo udělat.

learn-missed-landing =
    { $seeds ->
        [one] Jedno zrno z jamky { $pit } končí
        [few] { $seeds } zrna z jamky { $pit } končí
        [many] { $seeds } zrna z jamky { $pit } končí
       *[other] { $seeds } zrn z jamky { $pit } končí
    } v { $last }, ne v { $wanted }. Počítejte jednu jamku na každé zrno, od té následující.
learn-missed-own = Poslední zrno padlo do { $last }, do vlastní jamky. Zajímat může jen v jamce Severu.
learn-missed-count = Poslední zrno doplnilo jamku { $last } na { $made }. Zajímají se jen dvě nebo čtyři.
learn-missed-few =
    V zajetí { $total ->
        [one] je jedno zrno
        [few] jsou { $total } zrna
        [many] je { $total } zrna
       *[other] je { $total } zrn
    }, ale dá se jich získat { $wanted }.
learn-missed-offered = To byla nabídka. Stojí tah, a v tomto úkolu se má sít.
learn-missed-sown = To bylo setí, a to stojí tah. Tady jde o nabídku: nejdřív stiskněte Výměna.
learn-missed-offer-count = To byla víc než jedna jamka. Tady stačí jedna.
learn-missed-declined = Nabídka je odmítnuta. To se smí, ale není to vlídné: vyhrát by šlo už jen bez slávy. Tady máte přijmout.
learn-missed-accepted = Nabídka je přijata, a to je vlídná odpověď. Tady máte odmítnout, abyste viděli, co to znamená.
learn-missed-open =
    V jamce { $pit } { $seeds ->
        [one] je jedno zrno
        [few] jsou { $seeds } zrna
        [many] je { $seeds } zrna
       *[other] je { $seeds } zrn
    }, a partie jde dál. Končí, když nejsou v žádné jamce tři ani víc.
learn-missed-win = Partie je u konce, ale vy máte { $own } a Sever má { $other }. Hledejte cestu, která vyhrává.
