### A página sobre o jogo. Só o que dizem as fontes.

about-title = Sobre o Goré
about-game = O jogo
about-game-text = O Goré é um mancala para dois, em duas fileiras de quatro casas com seis sementes cada uma. As sementes de uma casa são semeadas uma a uma em volta do tabuleiro; onde cai a última decide o que se captura.
about-people = De quem é
about-people-text = O Goré pertence ao povo guro, também chamado kweni, do centro da Costa do Marfim. Jordi Climent Tondo o registrou pela primeira vez em 2009.
about-seeds = As vacas
about-seeds-text = Os guro chamam as sementes deste jogo de ayla: vacas. É daí que vem o nome Ayla.
about-barter = A permuta
about-barter-text = A marca do jogo é a permuta. Um jogador pode oferecer casas ao adversário em troca de vacas capturadas. Se a oferta é aceita, as vacas voltam ao jogo, seis em cada casa que muda de dono, e a fronteira entre os dois territórios se move. O que foi pago já não conta para quem pagou.
about-glory = A glória
about-glory-text = Uma oferta pode ser recusada, mas isso não é amistoso. Quem recusou uma e vence, vence sem glória; qualquer outra vitória é com glória. Neste jogo se honra a generosidade.
about-sources = Como se conhece
about-sources-text = As regras são as dos textos-fonte deste projeto e de duas páginas que todos podem ler:
about-source-w = Mancala World: a página sobre o Goré.
about-source-a = awale.info, o site de Jordi Climent Tondo, que registrou o jogo.
about-decisions = Onde as fontes se calam
about-decisions-text = Quem começa, se uma semeadura longa pula a casa de onde partiu, se é possível oferecer mais do que o outro lado pode pagar, como acaba um jogo sem fim: nenhuma fonte diz. Essas coisas estão decididas aqui, e a documentação dá as razões. Uma nota entre as fontes troca quem paga e quem recebe na permuta; como todas as fontes enunciam a regra tal como se joga aqui, ela fica assim.
