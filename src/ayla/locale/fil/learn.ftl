### Ang mga aralin. Si Timog ang mambabasa at kanya ang malapit na hanay ng mga bilog na hukay; si
### Hilaga ang kabilang panig.
###
### Ikaw, ka, mo. Sa bawat aralin, ang pangalan at ang teksto nito; sa bawat gawain, ang gagawin,
### "-then" ang kasunod, at "-done" ang sasabihin kapag nalutas. Tungkol sa bilang, tingnan ang turns.ftl.

learn-title = Matutong maglaro
learn-about = Pitong maiikling aralin sa totoong board. Isang bagay ang ipinapaliwanag ng bawat isa, at may ipinapagawa ito sa iyo. Walang masisira, at puwedeng ulitin ang bawat gawain.
learn-all-done = Nalutas mo na ang lahat ng gawain. Maglaro na!
learn-begin = Magsimula
learn-go-on = Magpatuloy
learn-count = { $solved } sa { $all }
learn-step = Aralin { $number } sa { $all }
learn-task = Gawain { $number } sa { $all }:
learn-next-task = Susunod na gawain
learn-next = Susunod: { $lesson }
learn-play = Maglaro

## Paghahasik.

learn-sow = Paghahasik
learn-sow-text = Ikaw si Timog, at sa iyo ang malapit na hanay ng mga bilog na hukay. Sa pagkakataon mo, kunin ang lahat ng binhi sa isa sa mga hukay mo at isa-isang ilagay ang mga ito sa mga kasunod na hukay, nang counter-clockwise. Itinuturo ng mga palaso sa gilid ng board ang direksiyon.
learn-sow-1 = Ihasik ang alinman sa mga hukay mo.
learn-sow-1-done = Bawat binhi ay lumipat nang isa pang hukay, at natapos ang tira sa huli. Kung saan bumabagsak ang huling binhi, iyon ang mahalaga sa larong ito.
learn-sow-2 = Maghasik para bumagsak sa b ang huling binhi.
learn-sow-2-done = Tatlong binhi mula sa C, tatlong hukay pasulong: b. Ituro ang isang hukay, o diinan ito nang matagal ng daliri, at bibilang ang board para sa iyo.
learn-sow-3 = Minsang umiikot sa board ang walong binhi. Ihasik ang hukay na binabalikan ng sarili nitong huling binhi.
learn-sow-3-done = Walong binhi, walong hukay: bumagsak ang huli sa hukay na pinanggalingan nito. Lumalampas pa roon ang hukay na mas marami ang laman.

## Pagkuha.

learn-capture = Pagkuha
learn-capture-text = Kung bumagsak ang huling binhi mo sa hukay ni Hilaga at naging dalawa o apat ang laman nito, makukuha mo ang mga iyon: mapupunta ang mga ito sa bodega mo. Sa sarili mong hukay, walang nakukuha ang huling binhi.
learn-capture-1 = Gawing dalawa ang laman ng isang hukay ni Hilaga at kunin ang mga ito.
learn-capture-1-done = Sa huling binhi, naging dalawa ang laman ng c, at sa iyo na ang dalawa.
learn-capture-2 = Ngayon, gawing apat at kunin ang mga ito.
learn-capture-2-done = Apat sa d, at sa iyo na ang lahat. Maiiwan sana kung tatlo: dalawa o apat lang ang nakukuha.

## Ang kadena.

learn-chain = Ang kadena
learn-chain-text = Kumakalat ang pagkuha. Nakukuha rin ang bawat hukay na may dalawa o apat na tuloy-tuloy na nakadugtong, sa magkabilang gilid, kanino man ito, at lampas sa kanto. Napuputol ang kadena sa gilid na iyon kapag iba ang bilang ng laman ng hukay, o wala itong laman.
learn-chain-1 = Kumuha ng walong binhi sa isang tira.
learn-chain-1-done = Sa huling binhi, naging dalawa ang laman ng b, at kasama nitong nakuha ang mga katabi: apat sa a, dalawa sa c. Sa d naputol ang kadena, dahil ang lima ay hindi dalawa at hindi apat.
learn-chain-2 = Kumuha ng labindalawang binhi. Lumalampas sa kanto ang kadena at kumukuha rin sa sarili mong hanay.
learn-chain-2-done = Mula sa d, bumalik ang kadena sa c, at lumampas sa kanto hanggang A at B, na sarili mong mga hukay. Naputol ito sa b, na may anim, at sa C, na walang laman.

## Barter.

learn-barter = Barter
learn-barter-text = Sa halip na maghasik, puwede mong ialok ang isa hanggang tatlo sa mga hukay mo. Kung tanggapin ito ni Hilaga, kanya na ang mga hukay, at maglalagay siya ng anim na nakuhang binhi sa bawat isa. Anuman ang sagot, siya ang susunod na titira. Ang mababayaran lang ni Hilaga ang puwedeng ialok.
learn-barter-1 = Pindutin ang Barter, pumili ng isang hukay, at ipadala ang alok.
learn-barter-1-done = Tinanggap ni Hilaga. Nadagdagan ng anim na binhi ang hukay at kanya na ito: tingnan kung paano lumipat ang puting hangganan. Nasa laro na ulit ang anim at hindi na bilang kay Hilaga.
learn-barter-2 = Iniaalok sa iyo ni Hilaga ang hukay na a. Tingnan ang alok at tanggapin ito.
learn-barter-2-then = Sa iyo na ang hukay na a, at may anim na binhi mo sa ibabaw ng dating laman nito. Pagkakataon mo na: kumuha ng dalawang binhi.
learn-barter-2-done = Bagong mapagsisimulan ang hukay sa malayong hanay: wala nang ibang hukay mo ang makakakuha sana sa mga ito.

## Kaluwalhatian.

learn-glory = Kaluwalhatian
learn-glory-text = Puwedeng tumanggi sa alok, pero hindi ito magandang-loob. Kapag nanalo ang tumanggi, tagumpay na walang kaluwalhatian ang kanya; may kaluwalhatian ang lahat ng ibang tagumpay. Iisang board ang simula ng dalawang gawain.
learn-glory-1 = Iniaalok sa iyo ni Hilaga ang hukay na b. Tumanggi, ngayon lang, para makita kung ano ang kahulugan nito.
learn-glory-1-then = Inaalala ito ng marka sa tabi ng pangalan mo. Ngayon, maghasik para matapos ang laro: pagkatapos nito, dapat walang hukay na may tatlong binhi o higit pa.
learn-glory-1-done = Mas maraming binhi, pero walang kaluwalhatian: nananatili sa buong laro ang tinanggihang alok.
learn-glory-2 = Iyon ding board. Tanggapin ang alok ngayon.
learn-glory-2-then = Sa iyo na ang hukay na b. Maghasik para matapos ang laro.
learn-glory-2-done = Kulang ng isang binhi kaysa sa pagtanggi, at tagumpay na may kaluwalhatian. Pinararangalan sa larong ito ang pagkabukas-palad.

## Pagpasa.

learn-pass = Pagpasa
learn-pass-text = Ang walang sariling binhi sa simula ng pagkakataon niya ay kailangang pumasa at hindi puwedeng mag-alok. Kapag may binhing dumating sa hukay niya mula sa paghahasik, titira na ulit siya. Walang ibang puwedeng pumasa.
learn-pass-1 = Walang laman ang lahat ng hukay mo. Pumasa.
learn-pass-1-then = Naghasik si Hilaga hanggang sa hanay mo. Magpatuloy: ihasik ang isa sa mga hukay mo.
learn-pass-1-done = Balik ka na sa laro. Hindi kailanman napipili ang pagpasa: kung hindi ito sapilitan, bawal ito.

## Ang wakas.

learn-end = Ang wakas
learn-end-text = Kapag wala nang hukay na may tatlong binhi o higit pa pagkatapos ng paghahasik, tapos na ang laro, at kinukuha ng bawat panig ang nasa sarili nitong mga hukay. Panalo ang may pinakamaraming nakuhang binhi. Kung lumitaw ang isang posisyon sa ikatlong beses, o pagkatapos ng 400 tira, kinukuha ng bawat panig ang kalahati ng nasa board.
learn-end-1 = Tapusin ang laro sa isang paghahasik.
learn-end-1-done = Wala nang hukay na may tatlong binhi o higit pa: kinuha ng bawat panig ang nasa sarili nitong mga hukay.
learn-end-2 = Dalawa sa mga hukay mo ang agad na tumatapos sa laro. Ihasik ang mananalo.
learn-end-2-done = Ang pagkuha ang nagpasya. Alam mo na ngayon ang buong laro.

## Pagbilang. 3 o higit pa ang $seeds.

learn-drill = Pagbilang
learn-drill-text = Saan babagsak ang huling binhi? Bumilang nang walang tulong ng board at pindutin ang hukay na iyon. Galing ang mga board sa mga huli mong laro at sa mga aralin.
learn-drill-ask = Saan babagsak ang huling binhi kung ihahasik ang { $pit }, na { $seeds } ang laman?
learn-drill-right = Tama: sa { $last }.
learn-drill-next = Susunod na tanong
learn-drill-score = { $right } sa { $asked } ang tama

## Ang nangyari sa halip na ang gagawin.

learn-missed-landing =
    Sa { $last } bumagsak, hindi sa { $wanted }, ang huli sa { $seeds ->
        [1] isang binhi
        [one] { $seeds } binhi
       *[other] { $seeds } na binhi
    } mula sa { $pit }. Bumilang ng isang hukay sa bawat binhi, simula sa kasunod.
learn-missed-own = Bumagsak ang huling binhi sa { $last }, na sarili mong hukay. Sa hukay lang ni Hilaga ito nakakakuha.
learn-missed-count = Sa huling binhi, naging { $made } ang laman ng { $last }. Dalawa o apat lang ang nakukuha.
learn-missed-few =
    Nakakuha ka ng { $total ->
        [1] isang binhi
        [one] { $total } binhi
       *[other] { $total } na binhi
    }, pero puwedeng { $wanted }.
learn-missed-offered = Alok iyon. Gumagamit ito ng tira, at paghahasik ang hinihingi ng gawaing ito.
learn-missed-sown = Naghasik ka, at gumagamit iyon ng tira. Alok ang hinihingi rito: pindutin muna ang Barter.
learn-missed-offer-count = Higit sa isang hukay ang inialok mo. Sapat na rito ang isa.
learn-missed-declined = Tumanggi ka. Puwede iyon, pero hindi magandang-loob: tagumpay na walang kaluwalhatian na lang ang makukuha mo. Ang pagtanggap ang hinihingi rito.
learn-missed-accepted = Tinanggap mo, at iyon ang magandang-loob na sagot. Ang pagtanggi ang hinihingi rito, para makita kung ano ang kahulugan nito.
learn-missed-open =
    May { $seeds ->
        [1] isang binhi
        [one] { $seeds } binhi
       *[other] { $seeds } na binhi
    } sa { $pit }, kaya tuloy ang laro. Natatapos ito kapag wala nang hukay na may tatlo o higit pa.
learn-missed-win = Tapos na ang laro, pero { $own } ang sa iyo at { $other } ang kay Hilaga. Hanapin ang paraang mananalo.
