### Where the app itself cannot run: said by the service. The texts stand in HTML as plain text.

plain-about = Maglaro ng Goré, ang 2×4 na mancala ng mga taong Guro ng Côte d’Ivoire.
plain-no-script = Dito nilalaro ang Goré, isang larong board ng mga taong Guro ng Côte d’Ivoire. Kailangan ng board sa pahinang ito ang JavaScript, na naka-off sa browser na ito. I-on ito para sa site na ito at i-load ulit ang pahina.
plain-terminal = Kung walang browser, nilalaro ng utos na “ayla play” ang laro ring ito sa isang terminal.
plain-too-old = Masyadong luma ang browser na ito para sa board sa pahinang ito. Ipapakita ito ng mas bagong bersiyon ng Firefox, Chrome, Edge o Safari.
plain-loading = Nilo-load… Kung manatili ito, hindi na-load nang buo ang pahina. I-load ito ulit.
plain-offline = Hindi maabot ang Ayla
plain-offline-missing = Ang kulang ay ang serbisyong nag-iingat ng mga laro, nakaaalam ng mga tuntunin at nagbibigay sa iyo ng kalaban. Maaaring walang koneksiyon ang device na ito, o hindi tumatakbo ang serbisyo ngayon.
plain-offline-kept = Naroon ang mga laro mo at itutuloy kung saan huminto.
plain-offline-again = Subukan ulit
