### Os caminhos da partida para o curso e para as páginas sobre o jogo.

page-learn = Aprender passo a passo
page-about-game = Sobre o jogo
page-again = Tentar de novo
page-loading = Carregando…
page-later-failed = Não foi possível carregar esta parte da página.

## A alguém que está longe.

page-far = Com alguém que está longe
page-far-about = Envie um link a alguém, ou encontre alguém na sala.
page-friend = Convidar alguém
page-lobby = Sala de encontro
