### Contra quem se pode jogar: opponent-NOME é o nome, opponent-NOME-about uma linha sobre seu jogo.

## Os níveis, do mais fraco ao mais forte.

opponent-level-1 = Novato
opponent-level-1-about = Vê a própria jogada e a sua resposta, mas avalia mal muita coisa. Gosta de aceitar ofertas.
opponent-level-2 = Aprendiz
opponent-level-2-about = Vê a sua resposta e a jogada seguinte, mas muitas vezes avalia mal. Bom para aprender.
opponent-level-3 = Amador
opponent-level-3-about = Planeja duas jogadas de cada lado, e erra de vez em quando.
opponent-level-4 = Praticante
opponent-level-4-about = Planeja à frente, e de vez em quando avalia algo um pouco mal.
opponent-level-5 = Iniciado
opponent-level-5-about = Vê as jogadas seguintes, e dá poucas chances.
opponent-level-6 = Veterano
opponent-level-6-about = Vê bem longe, e raramente dá uma chance.
opponent-level-7 = Perito
opponent-level-7-about = Vê muito longe, e recusa uma oferta que lhe custe algo.
opponent-level-8 = Mestre
opponent-level-8-about = Vê mais longe do que todos os outros. Não dá nada de graça, nem pela glória.

## Outros.

opponent-plain = Computador
opponent-plain-about = Pensa algumas jogadas à frente e faz permutas.
opponent-greedy = Guloso
opponent-greedy-about = Para crianças e primeiras partidas: faz logo a maior captura e nunca olha mais longe.
opponent-beside = Alguém ao seu lado
opponent-beside-about = Duas pessoas no mesmo tabuleiro, cada uma na sua vez.
