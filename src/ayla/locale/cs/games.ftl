### Partie jako věci: jak je začít, uchovat, dohrát odjinud a poslat dál.

page-play-now =
    { $beside ->
        [yes] Hrát s někým vedle vás
       *[no] Hrát, soupeř: { $name }
    }
page-games = Vaše partie
page-games-unkept = Tento prohlížeč nedovoluje stránce uchovat seznam vašich partií. Uložte si adresu partie, ke které se chcete vrátit.
page-load = Otevřít zápis partie
page-redo = Znovu
page-rematch = Odveta
page-from = Hrát odsud
page-link = Odkaz na tuto pozici
page-new-side = Vaše strana
page-new-side-moves = Je na tahu.
page-new-names = Jména, chcete-li
page-new-name-wrong = Jméno má nejvýše 40 písmen a žádné neviditelné znaky.
page-new-more = Další volby
page-new-position = Začít z jiné pozice
page-result-glory = Vítěz žádnou nabídku neodmítl.
