# SPDX-License-Identifier: GPL-3.0-or-later

### Menus, questions and what every screen says.

# The first line of the program. $version is its version, $input "keys" or "lines": how to type.
welcome = Aloud { $version }, jogos para jogar de ouvido. { $input ->
        [keys] Para a ajuda, aperte o ponto de interrogação.
       *[lines] Se precisar de ajuda, digite ajuda.
    }
    .brief = Aloud { $version }. { $input ->
        [keys] Ponto de interrogação: ajuda.
       *[lines] Se precisar de ajuda, digite ajuda.
    }

# After the list of places that offer something.
choose-place = Escolha um número, 0 para o menu do jogo
    .brief = Um número, ou 0

## An entry of a numbered list; $n is its number, $title what it is. $count is the last number.

menu-entry = { $n }. { $title }
menu-choose-or-back = { $count ->
        [1] Escolha 1, ou 0 para voltar
       *[other] Escolha de 1 a { $count }, 0 para voltar
    }
    .brief = { $count ->
        [1] 1 ou 0
       *[other] 1 a { $count }
    }
menu-choose = { $count ->
        [1] Escolha 1
       *[other] Escolha de 1 a { $count }
    }
    .brief = 1 a { $count }
menu-choose-or-keep = Escolha de 1 a { $count }, 0 para deixar como está
# In the settings menu that ends the program.
menu-choose-or-leave = Escolha de 1 a { $count }, 0 para sair
    .brief = 1 a { $count }
# After the first entries of a long menu, once, to a new player.
menu-enter-reads-all = Enter lê tudo
menu-back-only = 0 para voltar
# The digits pressed so far of a longer number.
digits-so-far = { $digits }
# The same where they are a number already, which Enter takes.
digits-so-far-enter = { $digits }, Enter
menu-no-such-entry = { $count ->
        [0] Esse número não existe. 0 volta.
        [1] Esse número não existe. Escolha 1.
       *[other] Esse número não existe. Escolha de 1 a { $count }.
    }
# A letter was pressed that no entry of the menu has a word with: $letter, a capital.
menu-no-letter = Nenhum item com { $letter }.
# $input is "lines" or "keys": how the player types; $key is then the key for help.
menu-not-understood = { $input ->
        [keys] Isso não faz nada neste menu. { $count ->
            [0] 0 volta.
            [1] Escolha 1.
           *[other] Escolha de 1 a { $count }.
        } Ajuda: { $key }.
       *[lines] Não entendi. { $count ->
            [0] 0 volta.
            [1] Escolha 1, ou digite ajuda.
           *[other] Escolha de 1 a { $count }, ou digite ajuda.
        }
    }
menu-nowhere-back = Este é o menu principal. Com a tecla q você sai.
# The same for a player with a gamepad or single keys.
menu-nowhere-back-pad = Este é o menu principal. Com a última opção você sai.
# What was typed makes no sense here. $input is "page" for lines that are typed in a field of a page.
not-understood = Não entendi: { $text }. { $input ->
        [page] Tecle Enter com o campo de texto vazio para ouvir o que dá para escolher, ou digite ajuda.
       *[lines] Tecle Enter para ouvir o que dá para escolher, ou digite ajuda.
    }
# The same where it is nearly one of $count names: $names. Yes is taken as an answer to a single one.
not-understood-near = Não entendi: { $text }. { $count ->
        [1] Você quis dizer { $names }?
       *[other] Parecidos: { $names }.
    }
# After a no to it.
offer-declined = Então digite de novo.
# A key without a meaning.
key-unknown = A tecla { $key } não faz nada aqui. Para a ajuda, aperte o ponto de interrogação.
# $button is a button of a gamepad that has no meaning here.
button-unknown = { $button } não faz nada aqui.
# The same for a button that has one in a game.
menu-no-command = Isso não faz nada neste menu.

# The player named a place that $game does not have, such as a cell: $place, as it is called elsewhere.
no-such-place-in-game = { $game } não tem esse lugar: { $place }.

main-menu = Menu principal
# A game that was left, in its own menu: $difficulty its difficulty, $progress how far it is, $moves the moves made.
menu-resume = Continuar, { $difficulty }: { $progress }, { COUNT($moves, "moves") }
    .brief = Continuar, { $difficulty }: { $progress }
# $game is the name of a game.
menu-play = Jogar { $game }
    .short = { $game }
# $game is the game that it teaches.
menu-tutorials = Tutoriais
menu-tutorial = Tutorial: { $game }
menu-statistics = Estatísticas
menu-settings = Configurações
menu-help = Ajuda
menu-leave = Sair
goodbye = Até logo.

# $game is the name of a game.
# The difficulties agree with "nível".
choose-difficulty = { $game }: qual nível?
difficulty-relaxed = tranquilo
    .title = Tranquilo
difficulty-easy = fácil
    .title = Fácil
difficulty-medium = médio
    .title = Médio
difficulty-hard = difícil
    .title = Difícil
difficulty-expert = especialista
    .title = Especialista
difficulty-relaxed-choice = Tranquilo: 5 grupos, colunas de 1 a 4 cartas
difficulty-easy-choice = Fácil: 6 grupos, colunas de 4 cartas
difficulty-medium-choice = Médio: 8 grupos, colunas de 5 cartas
difficulty-hard-choice = Difícil: 8 grupos, colunas de 6 cartas
difficulty-expert-choice = Especialista: 10 grupos, colunas de 7 cartas
menu-daily = A partida do dia, igual para todos
menu-by-number = Uma partida pelo número
# A deck that somebody has put together, by its name.
deck-title = Jogar com o baralho { $title }
# The deck that comes with the game.
deck-deck_2026_01 = Partida aleatória
# $difficulty is the difficulty that deals by number have, $daily that of the deals of days; $same is "yes"
# where both are the same.
deal-number-question = { $same ->
        [yes] Qual partida, nível { $difficulty }? Digite o número, ou um dia como 2026-11-21, ou 0 para voltar.
       *[no] Qual partida, nível { $difficulty }? Digite o número, ou um dia como 2026-11-21, de nível { $daily }, ou 0 para voltar.
    }

## A game begins, or goes on.

# $number is the deal's number.
game-opened = { $game }, { $difficulty }{ $deal ->
        [day] , partida de { $day }
       *[number] , partida { $number }
    }.
    .brief = { $game }, { $difficulty }.
# The same for a deal of the player's own, which has no number.
game-opened-own = { $game }, { $difficulty }, partida própria.
    .brief = { $game }, { $difficulty }.
# The same for a picture that the player chose: $title is its name.
game-opened-about = { $game }, { $difficulty }: { $title }.
    .brief = { $title }.
# After the line that names the game and its deal.
game-resumed = Partida retomada.
# This deal was played to its end before. $counts is "score" where $score points were made then.
played-already = Já jogada{ $counts ->
        [score] , { COUNT($score, "points") }
       *[nothing] { "" }
    }.
game-back = De volta ao jogo.
    .brief = Jogo.
game-saved = Partida salva.
game-not-saved = Esta partida não é salva: o Aloud está aberto em outra janela.
nothing-to-resume = Não há partida salva.
hint-lines = Enter lê as opções, um número escolhe.
# Once, when a card has one target that quick moves would take at once; $setting is their name.
hint-quick-moves = { $setting }, nas configurações: uma carta com um só destino útil vai para lá na hora.
# Once, where they are on and the player has to know the target.
hint-quick-moves-not-here = { $setting }: não neste jogo, em que o destino fica por sua conta.
# On a page in a browser, where every place is a button and a field takes what is typed.
hint-page = Escolha uma carta e depois o destino: pelo botão, ou pelo número no campo de texto.
# The same where a card that is chosen goes at once.
hint-direct-page = Escolha uma carta e ela é jogada: pelo botão, ou pelo número no campo de texto.
hint-gathering-page = Escolha cartas pelos botões, ou por linha e coluna no campo de texto, como 23. Depois, o botão { $key }.
hint-keys = Um número escolhe uma carta, depois um destino. As setas percorrem a mesa. Esc abre o menu do jogo.
# In key mode, once: 1 to $last are the keys of the columns.
hint-place-keys = Teclas de 1 a { $last }: a primeira pega uma carta, a segunda diz para onde. Tab percorre as jogadas. Ponto de interrogação: ajuda.
# The same where a card that is chosen goes at once.
hint-direct-keys = As teclas de 1 a { NUMBER($last) } jogam a carta da sua coluna. Tab percorre as cartas que servem. Ponto de interrogação: ajuda.
# The same where two cards that are chosen go together, and a king alone.
hint-pair-keys = Teclas de 1 a { $last }: duas tiram um par, uma só tira um rei. Tab percorre as jogadas. Ponto de interrogação: ajuda.
# The same on a grid of cards, each of which goes by two digits.
hint-squares-keys = Dois dígitos, linha e coluna, escolhem uma carta. Tab percorre as jogadas, Enter joga. Ponto de interrogação: ajuda.
# The same to a player who knows the keys of an older version.
hint-keys-changed = Há teclas novas: a tecla w é o descarte; f, as fundações; a tecla e, uma célula livre; i diz onde você está; F2 começa outra partida. A segunda tecla joga na hora. Ponto de interrogação: ajuda.
    .speech = Há teclas novas: a tecla w é o descarte; f, as fundações; a tecla é, uma célula livre; i diz onde você está; F2 começa outra partida. A segunda tecla joga na hora. Ponto de interrogação: ajuda.
# In key mode, once: after a question whose answer is typed whole.
hint-question-keys = Digite a resposta e tecle Enter.
# The first time a wrong answer is given by a card: it is counted.
hint-counted-mistake = Isso conta como erro.
# The first time a card is refused and is still chosen; $key puts it back. $input is as for not-understood,
# and on the page $key is the name of a button: page-put-back.
hint-still-in-hand = { $input ->
        [page] A carta continua na mão: escolha outro lugar ou o botão { $key }.
       *[lines] A carta continua na mão: escolha outro lugar ou devolva com { $key }.
    }
# $menu is the key for the menu of the game.
hint-pieces-keys = Dois dígitos escolhem uma peça, como 03; mais dois, linha e coluna, a casa. As setas andam pelas peças; para baixo vai à grade, para cima volta. { $menu } abre o menu do jogo.
# The same for a gamepad, whose buttons are called as on an Xbox controller; then in a list.
hint-pad = O direcional percorre a mesa, os botões superiores vão ao que dá para escolher. O botão A escolhe, o botão B devolve ou abre o menu do jogo.
hint-pad-menu = O direcional, para cima e para baixo, percorre a lista; o botão A escolhe, o botão B volta.
# After a question that wants a number or one of several answers, which the gamepad turns to.
hint-dial = O direcional, para cima e para baixo, muda a resposta; o botão A confirma. Num número, para a esquerda e para a direita, muda o passo.
# For a setting that is a number. $input is "lines" or "keys": how the player types; "page" for lines that
# are typed in a field of a page, with a button that goes back beside it; "pad" for a gamepad.
hint-number = { $input ->
        [pad] O direcional, para cima e para baixo, muda o número; o botão B volta.
        [keys] Mais e menos, ou seta para cima e seta para baixo, mudam o número em um passo. Enter confirma o que foi digitado; sem nada digitado, volta.
        [page] Mais e menos mudam o número em um passo.
       *[lines] Mais e menos mudam o número em um passo. Enter sozinho volta.
    }
# The number is changed by so much at a time: $stride is 1, 10, 100 and so on.
dial-stride = De { NUMBER($stride) } em { $stride }.
# After a question that wants a name, which a gamepad cannot give.
dial-none = Para isto é preciso um teclado. O botão B volta.
# A gamepad was plugged in, or out.
pad-connected = Controle conectado.
pad-disconnected = Controle desconectado.

## Choosing a card, then its target. $load is what will travel.

picked = { $load }, na mão.
# The same in key mode, where targets are listed on request: there are $count.
picked-targets = { $load }, { COUNT($count, "targets") }.
    .brief = { $load }.
# After it, where there is one: what lies there, $target.
only-target = { $target }.
    .brief = {""}
# The same where there are two or three: their names, $places.
few-targets = { $places }.
    .brief = {""}
# A key was pressed that names no place; $last are the keys of the last one.
keys-no-such-place = Esse lugar não existe. O último é { $last }.
# The key for foundations, in a game where the player has to know the right one; $first and $last are keys, or the numbers of the places for who types lines.
keys-choose-group = Escolha a fundação: { $first } a { $last }.
picked-nowhere = { $load }: agora não há destino.
# A run without its deepest card: $load is what travels then.
pick-fewer = Pegar menos: { $load }
# The same for a player with a gamepad, who presses A at the same place.
pick-fewer-pad = O botão A de novo pega menos: { $load }
# $input and $key are as for choose-empty-square.
choose-target = { $input ->
        [page] Escolha um número ou o botão { $key }
       *[lines] Escolha um número, 0 para devolver
    }
    .brief = Um número, ou { $key }
# After a piece was chosen that can go to a square of a grid. $squares are the numbers of the empty ones,
# $key is what puts it back: 0 or a key; where $input is "page" the name of a button, page-put-back.
choose-empty-square = { $input ->
        [page] Escolha uma casa ou o botão { $key }. Vazias: { $squares }
       *[lines] Escolha uma casa, { $key } para devolver. Vazias: { $squares }
    }
    .brief = Casa? { $squares }
# After a piece was chosen. The list of empty squares is read on request.
which-square = Casa?
# $input is as for not-understood.
no-such-place = Esse número não existe aqui. { $input ->
        [page] Tecle Enter com o campo de texto vazio para ouvir o que dá para escolher.
       *[lines] Tecle Enter para ouvir o que dá para escolher.
    }
# One of several answers to a question, with its number.
choice = { $n } { $title }
# $card is put back where it was: $place, in the form .to, a place of the kind $kind. In a tray a
# piece waits to be placed.
put-back = { $kind ->
        [tray] { $card } de volta.
       *[other] { $card } de volta { $place }.
    }
nothing-picked = Nada na mão.
## Games in which cards are chosen one after the other, each by its row and column, and then played.

# What was chosen: $cards is a card, or several and how they hang together.
gathered = Seleção: { $cards }.
# So many more cards can be chosen now: $count.
gathered-eligible = {""}
    .full = { $count ->
        [0] Não dá para escolher mais.
        [1] Dá para escolher mais uma carta.
       *[other] Dá para escolher mais { COUNT($count, "cards") }.
    }
# All that is chosen now: $cards as above.
gathered-now = Seleção: { $cards }.
# The card chosen last, $card, is chosen no more; what is still chosen follows.
gathered-less = { $card } fora da seleção.
choice-cleared = Seleção limpa.
# A card that can be chosen next, $card, and what the chosen cards are then: $worth.
choice-makes = { $card }: { $worth }
choose-square = Carta por linha e coluna, como 23
    .brief = Linha e coluna
# The same after a list of $count hands; $first and $last are what chooses the first and the last.
choose-square-listed = Carta por linha e coluna, ou { $count ->
        [1] { $first }
       *[other] { $first } a { $last }
    }
choose-next = Escolha um número, 0 para limpar a seleção
    .brief = Um número, ou 0
# A number was typed that is no row and column; both go up to $most.
gather-no-such = Linhas e colunas vão de 1 a { $most }.
hint-gathering-lines = Enter lê o que dá para escolher. Digite a linha e a coluna de uma carta, como 23, ou o nome; várias numa linha também. Depois 1 joga. 0 abre o menu do jogo.
# $key is the key that plays the chosen cards, $menu the key for the menu of the game.
hint-gathering-keys = Dois dígitos, linha e coluna, escolhem uma carta; Enter também, onde estão as setas. Depois { $key } joga. { $menu } abre o menu do jogo.
hint-gathering-pad = O direcional percorre a grade, o botão A escolhe uma carta. Depois o gatilho direito joga. O botão B limpa a seleção ou abre o menu do jogo.
# $text was typed; $names are the cards or places it may mean.
typed-ambiguous = { $text } pode ser: { $names }.
# $card is a card of the game that lies face down or is out of play.
typed-unseen = { $card } não está à vista.

## Edges of the table.

edge-left = Primeiro lugar.
    .grid = Borda esquerda.
    .tray = Primeira peça.
edge-right = Último lugar.
    .grid = Borda direita.
    .tray = Última peça.
# Of a pile: the deepest card, which Up leads to, and the free one, which Down leads to. The words
# name no direction, as up and down on the table are not up and down in the pile.
edge-up = Primeira carta.
    .grid = Borda superior.
    .tray = Nada acima.
edge-down = Última carta.
    .grid = Borda inferior.
    .tray = Nada abaixo.
edge-first = Primeiro lugar.
    .grid = Borda esquerda.
    .tray = Primeira peça.
edge-last = Último lugar.
    .grid = Borda direita.
    .tray = Última peça.
# There is nothing else to choose on this side.
edge-previous-choice = Nenhuma opção antes.
edge-next-choice = Nenhuma opção depois.
menu-entry-first = Início da lista: { $n }. { $title }
menu-entry-last = Fim da lista: { $n }. { $title }

## Questions of the player.

game-menu = Menu do jogo
game-menu-reading = Ler a mesa
game-menu-round = Esta partida
game-menu-messages = Mensagens e fala
choose-place-to-read = Qual lugar?
find-question = Que carta você procura? Digite o nome ou uma parte, ou 0 para voltar.
    .piece = Que peça você procura? Digite o nome ou uma parte, ou 0 para voltar.
# $text is what was looked for.
find-nothing = Nenhuma carta aberta se chama { $text }.
    .piece = Nenhuma peça se chama { $text }.
# $moves were made.
progress-moves = { COUNT($moves, "moves") }
# $moves were made, $mistakes were wrong answers.
progress-moves-mistakes = { COUNT($moves, "moves") }, { $mistakes ->
        [0] nenhum erro
        [1] um erro
       *[other] { COUNT($mistakes, "mistakes") }
    }
# $time is how long the game has been played.
time-played = { $time } de jogo.
nothing-to-spell = Nada para soletrar.
history-empty = Nenhuma mensagem ainda.
history-oldest = Primeira mensagem.
history-newest = Última mensagem.

## Questions before something is lost.

confirm-yes = Sim
    .words = sim, s
confirm-no = Não
    .words = não, nao, n
confirm-restart = Recomeçar esta partida desde o início?
# $stakes is "score" in a game that is played for points, of which $score have been made, and else "loss", or "nothing" where it does not count.
confirm-new = Desistir desta partida e começar outra? { $stakes ->
        [score] { $score ->
            [1] O ponto dela conta
           *[other] Os { COUNT($score, "points") } dela contam
        }.
        [nothing] { "" }
       *[loss] Ela conta como perdida.
    }
# $game is the name of a game, $difficulty its difficulty; $stakes and $score as above.
confirm-replace = Desistir da partida salva de { $game }, { $difficulty }? { $stakes ->
        [score] { $score ->
            [1] O ponto dela conta
           *[other] Os { COUNT($score, "points") } dela contam
        }.
        [nothing] { "" }
       *[loss] Ela conta como perdida.
    }
restart-unneeded = Esta partida acabou de começar.

## A round is won. $time it took.

# $game is the name of a game.
won = { $game }: você ganhou!
# A game that nothing more can be played in: $game is its name.
over = Fim de jogo: { $game }.
won-time = Tempo: { $time }.
# $moves were made.
won-moves = Jogadas: { $moves }.
# $mistakes were wrong answers.
won-mistakes = Erros: { $mistakes }.
play-again = Jogar outra partida
play-other-difficulty = Jogar outro nível ou partida
# Says one line that can be copied for others to read.
say-share = Dizer a linha para compartilhar
to-main-menu = Menu principal

## Statistics.

statistics = Estatísticas
statistics-none = Nenhuma partida terminada ainda
# Where rounds of both kinds of deals were played: those "winnable", or "any". The difficulty stands before.
statistics-deals = { $difficulty }, { $deals ->
        [winnable] partidas com solução
       *[any] qualquer partida
    }
# Said once, before the statistics.
hint-deal-kinds = As partidas com solução são contadas à parte das outras.
# One game at one difficulty. $played were played, $won of them won.
statistics-line = { $game }, { $difficulty }: ganhas { NUMBER($won, gender: "feminine") } de { $played }
# A game that is played for points: $best are the most that were made.
statistics-line-points = { $game }, { $difficulty }: { COUNT($played, "games") }, recorde { $best }
# $streak were won one after the other up to now, $best at most.
statistics-streak = Ganhas seguidas: { $streak }, recorde { $best }
# $time is a duration.
statistics-best-time = Melhor tempo: { $time }
# $time is a duration.
statistics-average-time = Tempo médio: { $time }
# $moves were made in the shortest game won.
statistics-fewest-moves = Mínimo de jogadas: { $moves }
# $score is a number of points.
statistics-best-score = Melhor pontuação: { $score }
# Of games played for points.
statistics-average-score = Média de pontos: { $score }
# $count times the whole table was cleared.
statistics-cleared = Todas as cartas jogadas: { $count }
# $lost were lost, $abandoned of them by being given up.
statistics-lost = Perdidas: { $lost }{ $abandoned ->
        [0] { "" }
       *[other] , { NUMBER($abandoned, gender: "feminine") } por desistência
    }
# The two parts of a bar in the picture, each a word beside its mark.
statistics-won-mark = ganhas
statistics-lost-mark = perdidas
# How long a game took. $minutes are whole, $seconds are left over.
duration = { $minutes ->
        [0] { COUNT($seconds, "seconds") }
        [1] um minuto{ $seconds ->
            [0] { "" }
            [1] { " " }e um segundo
           *[other] { " " }e { COUNT($seconds, "seconds") }
        }
       *[other] { COUNT($minutes, "minutes") }{ $seconds ->
            [0] { "" }
            [1] { " " }e um segundo
           *[other] { " " }e { COUNT($seconds, "seconds") }
        }
    }

## A game in one line, for others to read.

# $game and $difficulty are names. $deal is "number", "day" or "unknown"; $number is the deal's number,
# $day the day of a deal of the day. $ending is "won" or "lost". $moves were made in $time, a duration.
# $counts is "score", "mistakes" or "nothing": what else is counted, $score points or $mistakes.
# $about is "picture" where it was about one, $picture by its name; else "nothing".
share = Aloud: { $game }{ $about ->
        [picture] : { $picture }
       *[nothing] { "" }
    }, { $difficulty }{ $deal ->
        [day] , partida de { $day }
        [number] , partida { $number }
       *[unknown] { "" }
    }: { $ending ->
        [won] vitória em
       *[lost] perdida após
    } { COUNT($moves, "moves") }, { $time }{ $counts ->
        [score] , { COUNT($score, "points") }
        [mistakes] , { $mistakes ->
            [0] nenhum erro
            [1] um erro
           *[other] { COUNT($mistakes, "mistakes") }
        }
       *[nothing] { "" }
    }.
# The same for a game that is played for points.
share-points = Aloud: { $game }, { $difficulty }{ $deal ->
        [day] , partida de { $day }
        [number] , partida { $number }
       *[unknown] { "" }
    }: { COUNT($score, "points") } em { COUNT($moves, "moves") }, { $time }.
share-nothing = Nenhuma partida terminada ainda para compartilhar.
# $name is no game; $known are those there are.
game-unknown = Não há jogo chamado { $name }. Há: { $known }.

## The first start. Each answer can be changed in the settings.

# $input is "keys" where a pressed key acts at once, or "lines".
first-language = Boas-vindas ao Aloud. Qual idioma? { $input ->
        [page] { "" }
        [keys] Aperte um número.
       *[lines] Digite um número e tecle Enter.
    }
first-language-other = Outro idioma
first-voice = O jogo deve falar?
first-voice-own = Sim
first-voice-reader = Não, quem lê é meu leitor de tela ou linha braille
# Offered where Speech Dispatcher is there, the voice of the screen reader Orca.
first-voice-speechd = Sim, pelo Speech Dispatcher
# On a page in a browser.
first-page-voice = Quem vai ler para você?
first-page-reader = Meu leitor de tela, ou ninguém
first-page-browser = A voz do navegador
first-page-espeak = A voz do próprio jogo
first-input = Como você quer digitar?
first-input-lines = Linhas: um número ou palavra, depois Enter
first-input-keys = Teclas: cada tecla age na hora
first-done = Pronto.
language-name-en = English
language-name-es = Español
language-name-de = Deutsch
language-name-pl = Polski
language-name-fr = Français
language-name-it = Italiano
language-name-pt-BR = Português do Brasil
language-name-nl = Nederlands
language-name-sv = Svenska
language-name-tr = Türkçe
language-name-ru = Русский
language-name-ar = العربية
language-name-hi = हिन्दी
language-name-ja = 日本語
    .speech = にほんご
language-name-zh-Hans = 简体中文
