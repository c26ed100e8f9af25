# SPDX-License-Identifier: GPL-3.0-or-later

### What can be asked for: names for menus and help, and in .words what can be typed,
### separated by commas. The English words always work too.
### Words with an accent stand there without it as well.

act-draw = Comprar uma carta
    .short = comprar
# The same where the stock is empty and takes the waste, in its order or shuffled.
act-recycle = Virar o descarte
act-reshuffle = Embaralhar o descarte
act-draw-until-playable = Comprar até uma carta servir
command-draw = Comprar uma carta
    .words = comprar, compra
command-draw-until-playable = Comprar até uma carta servir
    .words = servir, serve
command-list = O que posso escolher
    .words = lista, cartas, destinos, o que
command-here = Onde estou
    .words = onde, aqui
command-place = Ler um lugar
    .words = lugar, ler
# Places as a key names them; with a card in hand, it goes there.
command-place-waste = Descarte
command-place-foundation = Fundação
command-place-reserve = Célula
# A key before a digit that stands for ten columns more.
command-place-tens = Colunas depois da 10
command-tops = Ler as cartas de cima
    .piece = Ler as peças
    .words = cima, topo
command-all = Ler a mesa toda
    .words = tudo, mesa, toda
command-roots = Ler as cartas abertas mais fundas
    .words = fundas, fundo
command-groups = Ler as fundações
    .words = grupos, fundações, fundacoes
command-wanted = Próximas cartas das fundações
    .words = próximas, proximas
    .waste = Cartas que o descarte aceita
command-unseen = Cartas ocultas
    .words = ocultas, faltam
command-find = Procurar uma carta
    .piece = Procurar uma peça
    .words = achar, procurar, buscar, onde está, onde esta
command-changed = O que mudou
    .words = mudou, mudanças, mudancas
command-progress = Objetivo e progresso
    .words = progresso, objetivo, placar, pontos
command-hint = Dica
    .words = dica
command-facts = Informações sobre esta carta
    .piece = Informações sobre esta peça
    .words = informações, informacoes, fatos, informação, informacao
command-undo = Desfazer
    .words = desfazer, desfaz
command-redo = Refazer
    .words = refazer, refaz
command-undo-several = Desfazer várias jogadas
    .words = desfazer várias, desfazer varias
command-redo-several = Refazer várias jogadas
    .words = refazer várias, refazer varias
command-bookmark = Colocar um marcador
    .words = marcador, marcar
command-to-bookmark = Voltar ao marcador
    .words = ao marcador, voltar ao marcador
command-restart = Recomeçar esta partida
    .words = recomeçar, recomecar, reiniciar
command-new = Nova partida
    .words = nova, nova partida
command-repeat = Repetir a última mensagem
    .words = repetir, repete
command-slowly = Dizer devagar a última mensagem
    .words = devagar
command-older = Mensagem anterior
    .words = anterior
command-newer = Mensagem seguinte
    .words = seguinte
command-spell = Soletrar a carta
    .piece = Soletrar a peça
    .words = soletrar, soletra
command-silence = Silenciar a voz
    .words = silenciar, calar, silêncio, silencio, parar
command-time = Tempo de jogo
    .words = tempo
command-verbosity = Nível de detalhe
    .words = detalhe, detalhes, nível, nivel
command-learner = Ligar ou desligar o modo de aprendizado
    .words = aprendizado, aprender
command-refresher = Lição sobre o que você errou
    .words = lição, licao
command-settings = Configurações
    .words = configurações, configuracoes, opções, opcoes
command-help = Ajuda
    .words = ajuda
command-menu = Menu do jogo
    .words = menu do jogo
command-quit = Salvar e ir ao menu principal
    .words = sair, tchau, salvar, salva
command-left = Lugar anterior
command-right = Próximo lugar
command-up = Mais fundo na pilha
command-down = De volta à carta de cima
command-first = Primeiro lugar
command-last = Último lugar
command-previous-choice = Opção anterior
command-next-choice = Próxima opção
command-accept = Escolher
command-back = Voltar
    .words = voltar, cancelar
command-take-back = Devolver a última carta escolhida
    .piece = Devolver a peça
    .words = devolver

## Names of keys.

# $key is a letter or sign.
# In speech an e alone would be "and", an o "the".
key-letter = { $key }
    .speech = { $key ->
        [e] é
        [o] ó
       *[other] { $key }
    }
# $key is a capital letter, which sounds like the small one.
key-capital = { $key } maiúsculo
key-name-comma = vírgula
key-name-semicolon = ponto e vírgula
key-name-colon = dois-pontos
key-name-full-stop = ponto
key-name-question-mark = ponto de interrogação
key-name-tab = Tab
key-name-shift-tab = Shift e Tab
key-name-enter = Enter
key-name-escape = Esc
key-name-backspace = Backspace
key-name-space = Espaço
key-name-left = Seta para a esquerda
key-name-right = Seta para a direita
key-name-up = Seta para cima
key-name-down = Seta para baixo
key-name-home = Home
key-name-end = End
key-name-page-up = Page Up
key-name-page-down = Page Down
key-name-f1 = F1
key-name-f2 = F2
key-name-f3 = F3
key-name-f4 = F4
key-name-f5 = F5
key-name-f6 = F6
key-name-f7 = F7
key-name-f8 = F8
key-name-f10 = F10
key-name-f11 = F11
key-name-f12 = F12
key-name-f9 = F9
key-name-ctrl-left = Control e seta para a esquerda
key-name-ctrl-right = Control e seta para a direita

## The buttons of a gamepad, as on an Xbox controller.

key-name-pad-a = Botão A
key-name-pad-a-long = Botão A segurado
key-name-pad-b = Botão B
key-name-pad-x = Botão X
key-name-pad-y = Botão Y
key-name-pad-up = Direcional para cima
key-name-pad-down = Direcional para baixo
key-name-pad-left = Direcional para a esquerda
key-name-pad-right = Direcional para a direita
key-name-pad-left-shoulder = Botão superior esquerdo
key-name-pad-right-shoulder = Botão superior direito
key-name-pad-left-trigger = Gatilho esquerdo
key-name-pad-right-trigger = Gatilho direito
key-name-pad-start = Botão Start
key-name-pad-back = Botão Back
    .speech = Botão Béqui
key-name-pad-left-stick = Analógico esquerdo apertado
key-name-pad-right-stick = Analógico direito apertado
key-name-pad-right-stick-up = Analógico direito para cima
key-name-pad-right-stick-down = Analógico direito para baixo
key-name-pad-right-stick-left = Analógico direito para a esquerda
key-name-pad-right-stick-right = Analógico direito para a direita

##

verbosity-now-brief = Breve.
verbosity-now-normal = Normal.
verbosity-now-full = Completo.
learner-now-on = Modo de aprendizado ligado.
learner-now-off = Modo de aprendizado desligado.
