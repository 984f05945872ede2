### Ang pahina tungkol sa laro. Ang sinasabi lang ng mga sanggunian.

about-title = Tungkol sa Goré
about-game = Ang laro
about-game-text = Ang Goré ay mancala para sa dalawa, sa dalawang hanay na may tig-apat na hukay, at may tig-anim na binhi ang bawat hukay. Isa-isang inihahasik paikot sa board ang mga binhi ng isang hukay; ang babagsakan ng huli ang nagpapasya kung ano ang makukuha.
about-people = Kanino ito
about-people-text = Sa mga taong Guro, na tinatawag ding Kweni, ng gitnang Côte d’Ivoire ang Goré. Si Jordi Climent Tondo ang unang nagtala nito, noong 2009.
about-seeds = Ang mga baka
about-seeds-text = Ayla, ibig sabihin ay mga baka, ang tawag ng mga taong Guro sa mga binhi ng larong ito. Doon galing ang pangalan ng Ayla.
about-barter = Ang barter
about-barter-text = Barter ang tatak ng laro. Puwedeng ialok ng manlalaro ang mga hukay sa kalaban kapalit ng mga nakuhang baka. Kapag tinanggap ang alok, bumabalik sa laro ang mga baka, anim sa bawat hukay na napupunta sa kabila, at lumilipat ang hangganan ng dalawang teritoryo. Hindi na bilang sa nagbayad ang ibinayad niya.
about-glory = Ang kaluwalhatian
about-glory-text = Puwedeng tanggihan ang alok, pero hindi ito magandang-loob. Kapag nanalo ang tumanggi, tagumpay na walang kaluwalhatian ang kanya; may kaluwalhatian ang lahat ng ibang tagumpay. Pinararangalan sa larong ito ang pagkabukas-palad.
about-sources = Paano ito nalaman
about-sources-text = Ang mga tuntunin ay galing sa mga batayang teksto ng proyektong ito at sa dalawang pahinang mababasa ng sinuman:
about-source-w = Mancala World: ang pahina tungkol sa Goré.
about-source-a = awale.info, ang site ni Jordi Climent Tondo, na nagtala ng laro.
about-decisions = Kung saan tahimik ang mga sanggunian
about-decisions-text = Sino ang mauuna, kung nilalaktawan ng mahabang paghahasik ang hukay na pinagmulan nito, kung puwedeng mag-alok nang higit sa mababayaran ng kabila, paano matatapos ang larong walang katapusan: walang sangguniang nagsasabi. Pinagpasyahan dito ang mga bagay na iyon, at nasa dokumentasyon ang mga dahilan. May isang tala sa mga sanggunian na pinagpapalit ang nagbabayad at ang tumatanggap; dahil sinasabi ng lahat ng sanggunian ang tuntunin gaya ng paglalaro nito rito, ganito ito mananatili.
