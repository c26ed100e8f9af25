# SPDX-License-Identifier: GPL-3.0-or-later

### Help. Each text is one message; it is heard in one go.

help = Ajuda. Sobre o quê?
help-reading = Ler a mesa
help-messages = Mensagens e fala
help-game = Salvar, desfazer e nova partida
help-learning = Perguntas e lições
help-commands = Todos os comandos com suas teclas
# An entry beside the games: the commands that all of them have.
help-commands-common = Em todos os jogos
# What a game says there that has none of its own.
help-commands-none = Só os comandos que todos os jogos têm.
help-pad = Os botões do controle
help-sounds = Os sons
sounds-none = Aqui não dá para ouvir sons: não há dispositivo de som.
help-credits = Fontes e licenças
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other, "page" for lines typed on a page.
help-reading-text = { $input ->
        [pad] O gatilho esquerdo lê o que dá para escolher; o analógico direito, apertado, lê a mesa toda, e o esquerdo diz onde você está. O resto está no menu do jogo. As cartas são lidas a partir da livre.
        [keys] A tecla m lê o que dá para escolher; a tecla t, as cartas de cima. A tecla a lê a mesa toda; { $foundations ->
            [none] {""}
           *[some] a tecla g, as fundações;{" "}
        }a tecla p, o progresso. A tecla b lê um lugar; a tecla l acha uma carta pelo nome. As setas percorrem a mesa: esquerda e direita, os lugares; cima e baixo, as cartas de uma pilha. As cartas são lidas a partir da livre.
       *[lines] { $input ->
            [page] Enter com o campo de texto vazio, ou a tecla m, lê o que dá para escolher.
           *[lines] Enter, ou a tecla m, lê o que dá para escolher.
        } A tecla t lê as cartas de cima. A tecla a lê a mesa toda; { $foundations ->
            [none] {""}
           *[some] a tecla g, as fundações;{" "}
        }a tecla p, o progresso. b 3 lê o lugar 3; a tecla l acha uma carta pelo nome. As cartas são lidas a partir da livre.
    }
# In key mode. $last is the key of the last column; $digits is "two" where each has two digits.
help-keys-columns = No modo de teclas, { $digits ->
        [two] dois dígitos, até { $last },
        [tens] as teclas de 1 a 9, o 0 para a décima, depois menos antes de um dígito, até { $last },
       *[one] as teclas de 1 a { $last }
    } indicam as colunas. A primeira pega, a segunda diz para onde e joga na hora; a mesma duas vezes faz a melhor jogada. Seta para cima e seta para baixo pegam mais ou menos cartas. Tab percorre as jogadas, Enter faz uma; a tecla m lista todas. Backspace devolve.
# The same where a card that is chosen goes at once.
help-keys-direct = No modo de teclas, { $digits ->
        [two] dois dígitos, até { $last },
       *[one] as teclas de 1 a { $last }
    } indicam as colunas e jogam na hora a carta de lá. Tab percorre as cartas que servem, Enter joga uma; a tecla m lista todas.
help-keys-waste = A tecla w é o descarte.
# The keys of the foundations, where the player has to know which one a card belongs on.
help-keys-groups = As teclas de { $first } a { NUMBER($last) } são as fundações { NUMBER($from) } a { NUMBER($count) }.
help-keys-foundation = A tecla f leva a carta na mão para a fundação dela; sem carta na mão, f com um dígito é uma fundação.
help-keys-reserve = A tecla e leva a carta na mão para uma célula livre; sem carta na mão, a tecla e com um dígito é uma célula.
    .speech = A tecla é leva a carta na mão para uma célula livre; sem carta na mão, a tecla é com um dígito é uma célula.
# The same where the key names a reserve.
help-keys-supply = A reserva fica na tecla e.
    .speech = A reserva fica na tecla é.
# $key is the key of a place: $place.
help-keys-place = { $key }: { $place }.
# The same for a game on a grid. $pieces is "waiting" where pieces wait beside it, $input as above.
help-reading-grid-text = { $input ->
        [pad] O gatilho esquerdo lê o que dá para escolher; o analógico direito, apertado, lê a mesa toda, e o esquerdo diz onde você está. O resto está no menu do jogo.
        [keys] A tecla m lê o que dá para escolher. { $pieces ->
            [waiting] A tecla t lê as peças
           *[none] A tecla t lê a grade
        }; a tecla a, a mesa toda; a tecla p, o progresso. A tecla b lê uma linha ou coluna; a tecla l acha o que você digitar. As setas percorrem a mesa.
       *[lines] { $input ->
            [page] Enter com o campo de texto vazio, ou a tecla m, lê o que dá para escolher.
           *[lines] Enter, ou a tecla m, lê o que dá para escolher.
        } { $pieces ->
            [waiting] A tecla t lê as peças
           *[none] A tecla t lê a grade
        }; a tecla a, a mesa toda; a tecla p, o progresso. “linha 2” ou “coluna 3” lê uma parte da grade; a tecla l acha o que você digitar.
    }
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other.
help-messages-text = { $input ->
        [pad] O botão Y repete a última mensagem. O analógico direito, para cima e para baixo, percorre as anteriores e as seguintes. O resto está no menu do jogo.
       *[other] A tecla r ou ponto e vírgula repete a última mensagem, R maiúsculo diz a mensagem devagar, palavra por palavra. Vírgula e ponto percorrem as anteriores e as seguintes. A tecla s soletra o nome. A tecla v muda o nível de detalhe. Qualquer tecla silencia a voz.
    }
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other; $restart and $new are keys, or
# words in quotes for who types lines.
help-game-text = { $input ->
        [pad] A partida é salva depois de cada jogada. O analógico direito desfaz uma jogada para a esquerda e refaz para a direita. O resto está no menu do jogo.
       *[other] A partida é salva depois de cada jogada. A tecla u desfaz uma jogada, a tecla y refaz. { ANY($restart) } recomeça a partida, { ANY($new) } começa outra. A tecla q salva e vai ao menu principal.
    }
# $ways begin a lesson on what was missed: keys, or a word in quotes for who types lines.
help-learning-text = As perguntas começam no menu principal. Cada uma tem quatro respostas; 0 encerra. O que você errar volta em outras rodadas até você saber; com { ANY($ways) } começa uma lição sobre isso. O modo de aprendizado, nas configurações, diz uma frase sobre cada carta.
## The sounds, by what they mean. Choosing one plays it.

cue-flip = Uma carta abre
cue-move = Uma carta se move
cue-drop_success = Uma carta chega a uma fundação
cue-invalid = Uma jogada é recusada
cue-complete_group = Um grupo ou uma sequência se completa
cue-win = A partida é ganha
cue-undo = Uma jogada é desfeita
cue-deal = Cartas são dadas
cue-shuffle = Cartas são embaralhadas
cue-pick_up = Uma carta é pega
cue-put_back = Uma carta é devolvida
cue-pending = Uma carta está na mão
cue-edge = Nada mais nessa direção
cue-hint = Uma dica
cue-message = Uma mensagem que ninguém pediu
cue-timer = O tempo de jogo

##

# $command is a command, $keys its keys.
help-command = { $command }: { ANY($keys) }
# After the commands that have keys; $keys are those of the game menu, which has the others too.
help-more-in-menu = O resto está no menu do jogo: { ANY($keys) }
# $word can be typed as a line.
typed-word = “{ $word }”
# $button is a button of a gamepad, $command what it does.
help-button = { $button }: { $command }
credits = Aloud é software livre sob a Licença Pública Geral GNU, versão 3 ou posterior. Fala com o eSpeak NG e toca pelo OpenAL Soft. Nomes e números vêm do GeoNames, sob a licença Creative Commons Atribuição 4.0, e do Unicode Common Locale Data Repository.
credits-all = A lista toda, em inglês
# $text is a paragraph in English.
credits-line = { $text }

## How patiences are typed, for a player with a keyboard: $input is "keys" or "lines".

typing-places = { $input ->
        [keys] {""}
       *[lines] Cada lugar mantém o seu número; b lista os lugares. Digite o número de um lugar para pegar a carta, depois o número do lugar aonde ela vai. Ou a jogada inteira de uma vez: 3 5, 7c 8e, 7c f; c é copas; a letra e, espadas; a letra o, ouros; p, paus.{" "}
    }F maiúsculo joga todas as cartas seguras e o resto de uma partida praticamente ganha.
# The same where cards go to no foundation.
typing-moves = { $input ->
        [keys] {""}
       *[lines] {" "}Cada lugar mantém o seu número; b lista os lugares. Digite o número de um lugar para pegar a carta, depois o número do lugar aonde ela vai. Ou a jogada inteira de uma vez: 3 5, 7c 8e; c é copas; a letra e, espadas; a letra o, ouros; p, paus.
    }
# Where a stock is drawn from and the waste turned over.
typing-stock = A tecla d compra do monte; quando ele acaba, d devolve o descarte ao monte.
