### Mga laro bilang bagay: pagsisimula, pagtatabi, pagpapatuloy at pagbabahagi ng mga ito.

page-play-now =
    { $beside ->
        [yes] Maglaro kasama ang katabi mo
       *[no] Makipaglaro kay { $name }
    }
page-games = Mga laro mo
page-games-all = Ang buong listahan
page-games-against = Laban kay { $name }
page-games-players = { $south } – { $north }
page-games-score = { $more }–{ $less }
page-games-gone = Wala na sa serbisyo ang larong ito.
page-games-unkept = Hindi hinahayaan ng browser na ito na magtabi ang page ng listahan ng mga laro mo. Itabi ang address ng laro para mabalikan ito.
page-load = Magbukas ng tala ng laro
page-redo = Ibalik
page-rematch = Muling laban, palit ng panig
page-from = Maglaro mula rito
page-from-about = Mula sa tira { $ply } sa { $plies }. Magiging sarili itong laro, at mananatili ang larong ito.
page-link = Link sa posisyong ito
page-link-about = Ang posisyon pagkatapos ng tira { $ply } sa { $plies }. Makikita ito ng sinumang magbubukas ng link, at makapaglalaro mula roon.
page-record-save = I-save bilang file
page-new-side = Panig mo
page-new-side-moves = Siya ang titira ngayon.
page-new-names = Mga pangalan, kung gusto ninyo
page-new-name-wrong = Hanggang 40 titik ang pangalan, at walang mga di-nakikitang simbolo.
page-new-more = Iba pang pagpipilian
page-new-skip = Laktawan ang hukay na inihasik
page-new-skip-hint = Kapag umikot ang paghahasik ng walong binhi o higit pa hanggang sa hukay na pinagmulan nito, nilalaktawan ito (R4).
page-new-endless = Kapag paikot-ikot ang laro
page-new-endless-split = Hati
page-new-endless-split-hint = Kinukuha ng bawat panig ang kalahati ng nasa board (R16).
page-new-endless-owner = Ayon sa may-ari
page-new-endless-owner-hint = Kinukuha ng bawat panig ang nasa sarili nitong mga hukay (R16).
page-new-position = Magsimula sa ibang posisyon
page-result-glory = Walang tinanggihang alok bago nakamit ang tagumpay na ito.
