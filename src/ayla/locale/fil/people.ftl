### Mga tao: kung ano ang tinanggihan sa mga pangalan at account, at kung saan sila nagkikita.

## Mga pangalan at account.

error-bad_name = Hanggang 40 karakter ang isang pangalan, at nakikita dapat ang lahat ng ito. Hanggang apat na marka lang ang nasa isang titik.
error-bad_handle = May 3 hanggang 20 titik mula A hanggang Z, numero, gitling o underscore ang pangalan ng account, at titik ang simula nito.
error-bad_passphrase = May 8 hanggang 200 karakter ang isang passphrase.
error-handle_taken = May iba nang gumagamit ng pangalang ito para sa account.
error-has_account = May account ka na.
error-wrong_passphrase = Walang account na may ganitong pangalan at passphrase.
error-too_many_tries = Masyado itong madalas na sinubukan. Subukan ulit pagkalipas ng ilang minuto.

## Pagkikita.

error-bad_level = Mula 400 hanggang 4000 ang mga antas, at nauuna ang mas mababa.
error-not_rated = Mga laro lang na may karaniwang tuntunin, karaniwang simula at orasan ang puwedeng bigyan ng rating.
error-account_needed = Para sa mga manlalarong may account ang mga larong may rating.
error-no_such_player = Walang ganitong manlalaro.
error-no_such_invitation = Wala na ang imbitasyong ito.
error-own_invitation = Sarili mong imbitasyon ito.
error-level_not_sought = Kalabang nasa ibang antas ang hinahanap.
error-lobby_full = Masyadong marami ang mga imbitasyon ngayon. Tanggapin ang isa sa mga ito, o subukan ulit mamaya.
error-too_many_invitations = Masyadong marami ang mga imbitasyon mula sa inyong network ngayon. Tanggapin ang isa sa mga ito, o subukan ulit mamaya.
