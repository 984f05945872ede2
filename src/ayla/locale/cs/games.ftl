### Partie jako věci: jak je začít, uchovat, dohrát odjinud a poslat dál.

page-play-now =
    { $beside ->
        [yes] Hrát s někým vedle vás
       *[no] Hrát, soupeř: { $name }
    }
page-games = Vaše partie
page-games-all = Celý seznam
page-games-against = Soupeř: { $name }
page-games-players = { $south } – { $north }
page-games-score = { $more } : { $less }
page-games-gone = Tuto partii už služba nemá.
page-games-unkept = Tento prohlížeč nedovoluje stránce uchovat seznam vašich partií. Uložte si adresu partie, ke které se chcete vrátit.
page-load = Otevřít zápis partie
page-redo = Znovu
page-rematch = Odveta s výměnou stran
page-from = Hrát odsud
page-from-about = Od tahu { $ply } z { $plies }. Bude to samostatná partie a tato zůstane, jak je.
page-link = Odkaz na tuto pozici
page-link-about = Pozice po tahu { $ply } z { $plies }. Kdo odkaz otevře, uvidí ji a může z ní hrát dál.
page-record-save = Uložit do souboru
page-new-side = Vaše strana
page-new-side-moves = Je na tahu.
page-new-names = Jména, chcete-li
page-new-name-wrong = Jméno má nejvýše 40 písmen a žádné neviditelné znaky.
page-new-more = Další volby
page-new-skip = Vynechat jamku, ze které se seje
page-new-skip-hint = Když setí z osmi a více zrn obejde desku až k jamce, kde začalo, vynechá ji (R4).
page-new-endless = Když se hra točí v kruhu
page-new-endless-split = Napůl
page-new-endless-split-hint = Každá strana si vezme polovinu toho, co je na desce (R16).
page-new-endless-owner = Podle vlastníka
page-new-endless-owner-hint = Každá strana si vezme, co leží v jejích jamkách (R16).
page-new-position = Začít z jiné pozice
page-result-glory = Na cestě k tomuto vítězství nebyla odmítnuta žádná nabídka.
