### Paglalaro kasama ang isang nasa malayo.
###
### Ang $name ay pangalan ng manlalaro. Ang $side ay Timog o Hilaga. Ang $ply ay bilang ng tira.

## Pag-imbita ng kaibigan.

online-friend-about = Makakakuha ka ng link. Ang unang magbukas nito ang makakalaro mo.
online-friend-make = Gumawa ng link
online-friend-lobby = Walang maimbita? Pumunta sa lobby
online-name = Pangalan mo, kung gusto mo
online-clock = Orasan
online-clock-by-minutes = Minuto
online-clock-by-minutes-hint = Para sa larong tuloy-tuloy.
online-clock-by-days = Araw
online-clock-by-days-hint = Sa bawat pagkakataon; para sa larong paunti-unti.
online-clock-none = Walang orasan
online-clock-none-hint = Gamitin ang lahat ng oras na kailangan mo.
online-minutes = Minuto sa bawat isa
online-increment = Segundong dagdag sa bawat tira
online-days = Araw sa bawat tira
# $minutes for the whole game, $increment seconds added by each turn.
online-clock-minutes = { $minutes } minuto + { $increment } s
online-clock-days = { $days } araw bawat tira
online-rated-choice = May rating
online-rated-hint = Binabago nito ang rating ng dalawa. Kapag may orasan lang at karaniwan ang mga tuntunin.
online-rated-account = Para sa mga manlalarong may account ang mga larong may rating.
online-rated = may rating
online-barter = May barter
online-classic = Klasiko
online-guest = Panauhin

## Ang link.

online-invite-title = Ipadala ang link na ito
online-invite-about = Magsisimula rito ang laro kapag nabuksan na ito ng kalaban mo.
online-invite-link = Link para sa isa pang manlalaro
online-invite-again = Ipakita ang link
online-invite-elsewhere = Nasa device kung saan ito ginawa ang link.
online-waiting = Hinihintay ang isa pang manlalaro…
online-share = Ibahagi
online-share-title = Isang laro ng Goré
online-share-text = Maglaro tayo ng Goré:
online-qr = O ipa-scan ito sa kalaban mo.
online-qr-alt = Ang link bilang QR code
online-reach-machine = Ang computer lang na ito ang makakabukas ng link. Para makapasok ang iba, ganito dapat simulan ang serbisyo:
online-reach-network = Gumagana ang link para sa lahat ng nasa network na ito.
online-own = Magpatuloy sa ibang device
online-own-about = Para sa iyo lang ang link na ito: ang magbubukas nito ang maglalaro kapalit mo.

## Pagsunod sa link.

online-join-title = Isang imbitasyon
online-join-looking = Tinitingnan kung saan papunta ang link…
online-join-free = Iniimbita ka ni { $name } sa isang laro
online-join-taken = May iba nang umupo sa puwestong ito
online-join-yours = Sariling puwesto mo ito
# $begins is yes for the side that begins.
online-join-side =
    Panig mo ang { $side }{ $begins ->
        [yes] { " " }at ikaw ang mauuna.
       *[no] .
    }
online-join-take = Umupo sa puwesto
online-join-go-on = Magpatuloy rito
online-watch = Panoorin ang laro

## Ang lobby.

online-lobby-you = Ikaw rito si { $name }.
online-lobby-name = Pangalan at account
online-lobby-lost = Naputol ang koneksiyon. Baka luma na ang nakikita mo.
online-quick = Maglaro agad
online-quick-about = Kasama ang may gusto rin nito; kung wala, magiging imbitasyon ito.
online-quick-waits = Walang may gusto nito ngayon. Nasa lobby ang imbitasyon mo.
online-invitations = Mga bukas na imbitasyon
online-invitations-none = Wala pa sa ngayon. Gumawa ng isa, at manatili rito.
online-invitation-take = Tanggapin
online-invitation-back = Bawiin
online-invitation-yours = Imbitasyon mo
online-invitation-waits = May hinihintay pa. Manatili sa page na ito.
online-invite-all = Imbitahin ang lahat
online-invite-more = Panig, antas, rating
online-level-sought = Antas na hinahanap
online-level-any = Kahit anong antas
online-level = { $from } hanggang { $to }
online-maker-side = panig ng nag-imbita: { $side }
online-live-games = Mga larong mapapanood
online-live-games-none = Walang larong bukas sa lahat sa ngayon.
online-waits = naghihintay ng isa pang manlalaro

## Ang laro.

online-presence-here = narito
online-presence-away = wala
online-presence-absent = wala pa
online-said-joined = Narito na si { $name }. Puwede nang magsimula ang laro.
online-said-here = Narito si { $name }.
online-said-away = Wala si { $name }.
online-said-absent = Wala pa si { $name }.
online-said-phrase = { $name }: “{ $phrase }”
# $you is yes where the time is the reader's; $left is a span of time.
online-said-left =
    { $you ->
        [yes] Natitirang oras mo: { $left }.
       *[no] Natitirang oras ni { $name }: { $left }.
    }
# $low is yes where that is little.
online-clock-left =
    { $left } ang natitira{ $low ->
        [yes] , kaunting oras
       *[no] { "" }
    }
online-clock-low = kaunting oras
online-clock-judged = ang serbisyo ang hahatol
online-low-you = Kaunti na lang ang oras mo.
online-move-waits = Naputol ang koneksiyon. Ipapadala ang ginawa mo kapag bumalik na ito.
online-away = Wala si { $name }. Oras para bumalik: { $left }
online-away-you = Wala ka sa tingin ng kalaban mo. Oras para bumalik: { $left }
online-claim = Wala ang kalaban mo
online-claim-may = Hindi bumalik si { $name }. Ano ngayon?
online-claim-waiting = Hinihintay mo pa si { $name }. Puwedeng tapusin ang laro anumang oras:
online-claim-win = Kunin ang panalo
online-claim-draw = Gawing tabla
online-claim-wait = Maghintay pa
online-takeback = Pagbawi ng tira
online-takeback-ask = Bawiin?
online-takeback-asked = Hiniling mong bawiin ang tira { $ply }.
online-takeback-asks = Hinihiling ni { $name } na bawiin ang tira { $ply }.
online-takeback-gone = Hindi nabawi ang tira mo.
online-takeback-accept = Payagan
online-takeback-decline = Panatilihin
online-draw = Tabla
online-draw-offer = Mag-alok ng tabla
online-draw-asked = Nag-alok ka ng tabla.
online-draw-asks = Nag-aalok ng tabla si { $name }.
online-draw-gone = Wala na ang alok mong tabla.
online-draw-accept = Sige
online-draw-decline = Walang tabla
online-abort = Itigil ang laro
online-abort-title = Itigil ang larong ito?
online-abort-why = Kasisimula pa lang nito, kaya hindi ito bibilangin para kaninuman.
online-abort-yes = Itigil
online-say = Sabihin
online-say-title = May sabihin
online-say-about = Mababasa ito ng kalaban mo sa sarili niyang wika.
online-watchers =
    { $count ->
        [1] Isang tao ang nanonood
       *[other] { $count } tao ang nanonood
    }{ $you ->
        [yes] .
       *[no] , kasama ka.
    }

## Pagkatapos.

online-rematch = Muling laban
online-rematch-ask = Humiling ng muling laban
online-rematch-asked = Humiling ka ng muling laban, na palit ang mga panig.
online-rematch-asks = Humihiling si { $name } ng muling laban, na palit ang mga panig.
online-rematch-gone = Walang muling laban sa ngayon.
online-rematch-accept = Maglaro ulit
online-rematch-decline = Hindi muna
online-rematch-open = Sa muling laban
online-matched = Mga pasyang tugma sa pinakamahusay na laro:
online-matched-side =
    { $of ->
        [0] { $name }: walang pinagpasyahan
       *[other] { $name }: { $matched } sa { $of }
    }

## Mga tao.

online-me = Ikaw
online-me-profile = Ang nakikita ng iba tungkol sa iyo
online-name-others = Ang pangalang nakikita ng iba
online-name-about = Kung walang pangalan, panauhin ka. Walang nagmamay-ari ng pangalan: puwedeng magkapareho ang dalawa.
online-name-keep = Itabi ang pangalan
online-name-kept = Naitabi na.
online-account = Account
online-account-why = Puwedeng maglaro nang wala nito. Dinadala ng account ang pangalan, mga laro at rating mo sa ibang device, at puwede kang maglaro nang may rating.
online-sign-in-along = Dala ng bagong account ang lahat ng nasa iyo rito. Kung mag-sign in ka sa account na mayroon ka na, sasama ang mga larong hindi pa tapos sa browser na ito; ang mga tapos na ay maiiwan sa panauhin.
online-account-yours = Naka-sign in ka bilang { $handle }.
online-handle = Pangalan ng account
online-passphrase = Passphrase
online-passphrase-about = Hindi bababa sa 8 karakter; ilang salita ang pinakamabuti. Hindi ito maipapadala kapag nakalimutan mo, dahil walang hinihinging e-mail.
online-passphrase-show = Ipakita ang passphrase
online-sign-in = Mag-sign in
online-sign-up = Magbukas ng account
online-sign-out = Mag-sign out
online-sign-out-about = Pagkatapos, bagong panauhin ang browser na ito. Mananatili ang account mo at ang mga laro nito.
online-passphrase-old = Ang passphrase mo ngayon
online-passphrase-new = Ang bagong passphrase
online-passphrase-change = Gamitin ang bagong passphrase
online-passphrase-change-about = Isa-sign out ka ng bagong passphrase sa lahat ng ibang browser. Dito, mananatili kang naka-sign in. Hindi magbabago ang pangalan, mga laro at rating mo.
online-passphrase-changed = Gumagana na ang bagong passphrase. Naka-sign out ka na sa lahat ng ibang browser.
online-passphrase-wrong = Hindi iyan ang passphrase ng account na ito.
online-sign-out-everywhere = Mag-sign out sa lahat ng iba
online-sign-out-everywhere-about = Kung sa ibang device ka lang magsa-sign out, halimbawa sa nawala mo, sapat na ang passphrase mo ngayon. Hindi ito magbabago.
online-signed-out-everywhere = Naka-sign out ka na sa lahat ng ibang browser.
online-stored = Ang itinatabi
online-stored-guest = Isang random na numero sa cookie, para makilala ulit ang browser na ito; ang pangalan mo; at ang mga laro mo, kasama ang oras ng mga tira at ang mga pariralang nasabi.
online-stored-account = Sa account, pati ang pangalan nito, ang mga rating, at ang passphrase sa anyong walang makakabasa.
online-stored-none = Walang e-mail, walang pagsubaybay, walang anuman para sa iba.
online-forget = Kalimutan ako sa device na ito
online-forget-about = Para sa device na ginagamit din ng iba: bagong panauhin ang susunod, wala ang pangalan mo, ang mga laro mo at ang mga natutuhan mo rito. Mananatili ang mga setting.
online-forget-sure = Hindi na maibabalik ang mga larong nilaro mo rito bilang panauhin, pati ang mga hindi pa tapos. Mananatili ang account, at naka-sign out na rito.
online-forget-now = Kalimutan ako
online-forget-keep = Itago ang lahat
online-player = Isang manlalaro
online-player-about =
    { $account ->
        [yes] May account
       *[no] Panauhin
    }
online-player-unknown = Wala pang alam tungkol sa manlalarong ito.
online-player-games =
    { $games ->
        [0] Wala pang natapos na laro.
        [1] Isang laro: { $won } panalo, { $drawn } tabla, { $lost } talo.
       *[other] { $games } laro: { $won } panalo, { $drawn } tabla, { $lost } talo.
    }
online-rating-none = Wala pang larong may rating.
# $provisional is yes while the rating is a first estimate, give or take $deviation.
online-rating-about =
    ± { $deviation }, { $games ->
        [1] isang laro
       *[other] { $games } laro
    }{ $provisional ->
        [yes] , unang tantiya
       *[no] { "" }
    }
online-games-played = Mga laro
online-more = Magpakita pa

## Ang masasabi ng mga manlalaro sa isa’t isa.

phrase-hello = Kumusta!
phrase-good-luck = Suwertehin ka sana!
phrase-will-you-trade = Barter tayo?
phrase-no-trade = Walang barter, salamat.
phrase-nice-move = Magandang tira!
phrase-well-played = Ang husay!
phrase-thanks = Salamat!
phrase-oops = Naku!
phrase-take-your-time = Huwag magmadali.
phrase-have-to-go = Kailangan ko nang umalis.
phrase-good-game = Magandang laro!
phrase-again = Isa pa?
