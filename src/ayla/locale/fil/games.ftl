### Mga laro bilang bagay: pagsisimula, pagtatabi, pagpapatuloy at pagbabahagi ng mga ito.

page-play-now =
    { $beside ->
        [yes] Maglaro kasama ang katabi mo
       *[no] Makipaglaro kay { $name }
    }
page-games = Mga laro mo
page-games-unkept = Hindi hinahayaan ng browser na ito na magtabi ang page ng listahan ng mga laro mo. Itabi ang address ng laro para mabalikan ito.
page-load = Magbukas ng tala ng laro
page-redo = Ibalik
page-rematch = Muling laban
page-from = Maglaro mula rito
page-link = Link sa posisyong ito
page-new-side = Panig mo
page-new-side-moves = Siya ang titira ngayon.
page-new-names = Mga pangalan, kung gusto ninyo
page-new-name-wrong = Hanggang 40 titik ang pangalan, at walang mga di-nakikitang simbolo.
page-new-more = Iba pang pagpipilian
page-new-position = Magsimula sa ibang posisyon
page-result-glory = Walang tinanggihang alok ang nanalo.
