# SPDX-License-Identifier: GPL-3.0-or-later

### Help. Each text is one message; it is heard in one go.

help = Ajuda. Sobre o quê?
help-reading = Ler a mesa
help-messages = Mensagens e fala
help-game = Salvar, desfazer e nova partida
help-commands = Todos os comandos com suas teclas
help-pad = Os botões do controle
help-sounds = Os sons
sounds-none = Aqui não dá para ouvir sons: não há dispositivo de som.
help-credits = Fontes e licenças
help-reading-text = Enter, ou m, lê o que dá para escolher. A tecla t lê as cartas de cima, a tecla a, a mesa toda, g, as fundações, p, o progresso. b 3 lê o lugar 3; l acha uma carta pelo nome. No modo de teclas, as setas andam: esquerda e direita pelos lugares, cima e baixo dentro de uma pilha. Com Control, esquerda e direita vão ao que dá para escolher.
# The same for a game on a grid. $pieces is "waiting" where pieces wait beside it.
help-reading-grid-text = Enter, ou m, lê o que dá para escolher. { $pieces ->
        [waiting] A tecla t lê as peças
       *[none] A tecla t lê a grade
    }, a tecla a, a mesa toda, p, o progresso. “linha 2” ou “coluna 3” lê uma parte da grade; l acha o que você disser. No modo de teclas, as setas andam.
help-messages-text = r repete a última mensagem, W maiúsculo diz a mensagem devagar, palavra por palavra. Vírgula e ponto percorrem as anteriores e as seguintes. s soletra a carta. v muda quanto é falado. Qualquer tecla cala a voz.
help-game-text = A partida é salva depois de cada jogada. u desfaz uma jogada, y refaz. R maiúsculo recomeça a partida, N maiúsculo começa outra. q salva e vai ao menu principal.
## The sounds, by what they mean. Choosing one plays it.

cue-flip = Uma carta abre
cue-move = Uma carta se move
cue-drop_success = Uma carta está numa fundação
cue-invalid = Uma jogada é recusada
cue-complete_group = Um grupo ou uma sequência está completa
cue-win = A partida está ganha
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
help-command = { $command }: { $keys }
# $command is a command that has no key.
help-command-unbound = { $command }: sem tecla
# $button is a button of a gamepad, $command what it does.
help-button = { $button }: { $command }
credits = Aloud é software livre sob a Licença Pública Geral GNU, versão 3 ou posterior. Fala com o eSpeak NG e toca pelo OpenAL Soft. Nomes e números vêm do GeoNames, sob a licença Creative Commons Atribuição 4.0, e do Unicode Common Locale Data Repository.
