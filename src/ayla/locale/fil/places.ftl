### Mga lugar sa page na hindi kailangan sa unang laro: listahan ng mga laro, posisyon, tala.

page-games-about = Ang serbisyo ang nagtatabi ng mga laro; sa device na ito lang nakatabi ang listahang ito.
page-games-all = Ang buong listahan
page-games-against = Laban kay { $name }
page-games-players = { $south } – { $north }
page-games-score = { $more }–{ $less }
page-games-gone = Wala na sa serbisyo ang larong ito.
page-games-none = Wala pang nalalaro sa device na ito.
page-games-remove = Alisin sa listahan: { $game }
page-games-removed = Inalis sa listahan: { $game }
page-games-put-back = Ibalik
page-games-more = Ipakita pa

page-load-about = I-paste ang tala ng laro, pumili ng file, o ihulog ito rito.
page-load-read = Basahin
page-load-file = Pumili ng file
page-load-too-large = Masyadong mahaba: hanggang { $most } kB lang ang isang tala.
page-load-no-text = Hindi teksto ang file na ito, kaya hindi ito tala ng laro.
page-load-empty = Walang laro rito.
page-load-trouble = Linya { $line }, hanay { $column }:
page-load-why = Walang saysay ang “{ $value }” sa lugar na ito.
page-load-why-capture = Hindi “{ $value }” ang nakukuha ng paghahasik na ito; dapat ay { $expected }.
page-load-why-no-capture = “{ $value }”: walang nakukuha ang paghahasik na ito. Kung wala ang marka, { $expected } ito.
page-load-none-good = Walang laro bago ang lugar na ito.
page-load-games =
    { $count ->
        [1] Isang laro
        [one] { $count } laro
       *[other] { $count } na laro
    }
page-load-moves =
    { $plies ->
        [0] Walang tira
        [1] Isang tira
        [one] { $plies } tira
       *[other] { $plies } na tira
    }
page-load-good =
    { $plies ->
        [1] Tama ang unang tira
        [one] Tama ang unang { $plies } tira
       *[other] Tama ang unang { $plies } na tira
    }
page-load-open = Buksan
page-load-open-part = Buksan ang laro hanggang doon

page-position = Isang posisyon
page-position-about = Pindutin ang hukay para baguhin ito, o i-paste ang posisyon bilang teksto.
page-position-text = Ang posisyon bilang teksto
page-position-part =
    Sa karakter { $column } dapat ay { $part ->
        [pits] ang mga binhi ng walong hukay, gaya ng 6,6,6,6/6,6,6,6
        [owners] ang mga may-ari ng walong hukay, gaya ng SSSS/NNNN
        [stores] ang mga nakuhang binhi nina Timog at Hilaga, gaya ng 0-0
        [mover] ang panig na titira, S o N
        [offer] ang mga hukay na inaalok, gaya ng AC, o - kung wala
        [declined] ang mga alok na tinanggihan nina Timog at Hilaga, gaya ng 0-0
       *[end] ang katapusan
    }, pero { $none ->
        [yes] walang naroon.
       *[no] “{ $found }” ang naroon.
    }
page-position-rule =
    { $rule ->
        [R1] Dapat ay 48 ang lahat ng binhi, sa board at nakuha na. Dito ay { $value } (R1).
        [R5] Habang tuloy ang laro, even ang bilang ng mga nakuhang binhi. Dito ay { $value } (R5).
        [R12] Hindi mababayaran ang alok: anim na nakuhang binhi ang bayad sa isang hukay, at { $value } ang hawak ng panig na sasagot (R12).
        [R14] Tapos na ang laro sa posisyong ito, kaya walang puwedeng nakaalok (R14).
       *[R9] Hindi puwedeng nakaalok ang { $value } (R9). Isa hanggang tatlong hukay ang iniaalok, at pag-aari ang mga ito ng panig na nag-aalok; ang panig na titira ang sumasagot.
    }
page-position-switches =
    { $count ->
        [one] Walang saysay ang isang opsiyon ng link na ito, kaya ang karaniwang tuntunin ang ginamit:
       *[other] Walang saysay ang ilang opsiyon ng link na ito, kaya ang mga karaniwang tuntunin ang ginamit:
    } { $switches }
page-position-turn =
    { $side ->
        [S] Si Timog ang titira.
       *[N] Si Hilaga ang titira.
    }
page-position-sows = Puwedeng ihasik: { $pits }.
page-position-offers = Puwedeng mag-alok ng barter.
page-position-answers = May alok na hinihintay na tanggapin o tanggihan.
page-position-passes = Walang maihahasik, kaya pumapasa.
page-position-over = Tapos na ang laro sa posisyong ito.
page-position-wait = Makapaglalaro ka mula sa posisyon dito kapag tama na ito.
page-position-analyse = Suriin ang posisyon
page-position-pit = Mga binhi sa { $pit }
page-position-owner = May-ari ng { $pit }
page-position-store =
    { $side ->
        [S] Nakuha ni Timog
       *[N] Nakuha ni Hilaga
    }
page-position-mover = Titira
page-position-choose = Pindutin ang hukay para baguhin ang mga binhi o may-ari nito.
page-position-total = { $total } sa 48 binhi
page-position-less = Bawasan
page-position-more = Dagdagan

page-from-about =
    { $ply ->
        [0] Mula sa simula.
       *[other] Mula sa tira { $ply } sa { $plies }.
    } Magiging sarili itong laro, at mananatili ang larong ito.
page-link-about =
    { $ply ->
        [0] Ang posisyon sa simula.
       *[other] Ang posisyon pagkatapos ng tira { $ply } sa { $plies }.
    } Makikita ito ng sinumang magbubukas ng link, at makapaglalaro mula roon.
page-record-save = I-save bilang file

page-new-skip = Laktawan ang hukay na inihasik
page-new-skip-hint = Kapag umikot ang paghahasik ng walong binhi o higit pa hanggang sa hukay na pinagmulan nito, nilalaktawan ito (R4).
page-new-endless = Kapag paikot-ikot ang laro
page-new-endless-split = Hati
page-new-endless-split-hint = Kinukuha ng bawat panig ang kalahati ng nasa board (R16).
page-new-endless-owner = Ayon sa may-ari
page-new-endless-owner-hint = Kinukuha ng bawat panig ang nasa sarili nitong mga hukay (R16).
