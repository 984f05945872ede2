### Onde a própria página não pode funcionar: dito pelo serviço, em texto simples.

plain-about = Jogue Goré, o mancala 2×4 do povo guro, da Costa do Marfim.
plain-no-script = Aqui se joga Goré, um jogo de tabuleiro do povo guro, da Costa do Marfim. O tabuleiro desta página precisa de JavaScript, que está desativado neste navegador. Ative-o para este site e carregue a página de novo.
plain-terminal = Sem navegador, o comando “ayla play” joga o mesmo jogo em um terminal.
plain-too-old = Este navegador é antigo demais para o tabuleiro desta página. Uma versão mais nova do Firefox, Chrome, Edge ou Safari o mostra.
plain-loading = Carregando… Se isto ficar, a página não pôde ser carregada por inteiro. Carregue-a de novo.
plain-offline = Não foi possível acessar o Ayla
plain-offline-missing = Falta o serviço que guarda as partidas, conhece as regras e lhe dá um adversário. Ou este aparelho está sem conexão, ou o serviço não está funcionando agora.
plain-offline-kept = Suas partidas estão guardadas lá e continuam de onde pararam.
plain-offline-again = Tentar de novo
