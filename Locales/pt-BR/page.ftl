# SPDX-License-Identifier: GPL-3.0-or-later

### The page in a browser: headings, buttons and labels, read by screen readers.

# The heading above the last answer.
page-now = Agora
# The heading above the buttons for what can be chosen.
page-choices = O que você pode fazer
page-back = Voltar
# In place of Back, in a question that may be left open.
page-keep = Deixar como está
page-menu = Menu do jogo
# A button while a card is in hand: the card goes back to where it lay. It is not undo.
page-put-back = Devolver
# The name of the field where anything can be typed.
page-type = Digite um comando
page-send = Enviar
# The heading above the places of the game.
page-table = Mesa
# The heading above the lines that were said before.
page-said = O que foi dito
# A button was pressed on a page that is older than the table.
page-stale = A mesa mudou. Nada foi feito.
# The same was asked on the same page before, as by a browser whose connection broke.
page-repeated = Isso já foi feito.
# What a page of before asked for, which another session may have done.
page-strange = A partida voltou ao último ponto salvo.
# The player has left the game; the button begins anew.
page-over = O jogo acabou por enquanto.
page-again = Jogar de novo

## Single keys: a button that enters a box where each key acts at once.

page-keys = Teclas diretas
# What stands in the box.
page-keys-leave = Esc para sair.

## Sound and the connection.

# Browsers are silent until a key is pressed or the page is tapped.
page-sound = Os sons começam na primeira tecla ou toque.
# The same page in more windows than are kept up to date.
page-elsewhere = O jogo está aberto em outras janelas. Para continuar nesta, recarregue a página.
page-lost = Conexão perdida. Tentando de novo.
page-found = Conexão recuperada.
# The program that makes the page has been ended.
page-ended = O jogo foi encerrado no computador em que roda.
# The program that makes the page is ended, and another takes over from it at once.
page-moves = O servidor está reiniciando. Tudo está salvo; o jogo continua em um instante.

## A picture for the puzzle, as a file or by the camera of the device.

page-picture = Uma imagem para o quebra-cabeça
page-picture-file = Arquivo de imagem
page-picture-camera = Tirar uma foto
page-picture-send = Jogar com esta imagem
page-picture-large = A imagem passa de 20 megabytes.
page-picture-none = Nenhuma imagem foi escolhida.

## What a request gets that is not answered.

# The page was opened without the address that was printed, or a second time with it.
page-locked = Esta página está bloqueada. Abra o endereço que aloud serve deu, ou inicie aloud serve de novo para receber outro.
# The same where a code lets in; it stands above the field for one.
page-code-wanted = Digite o código que aloud serve deu. Em um dispositivo pareado, “Dispositivos” dá um novo.
# Somebody ended what this device was let in by; a code lets it in anew.
page-session-ended = A sessão deste dispositivo foi encerrada por outro.
page-wrong-host = Este não é o endereço do jogo.
page-other-site = O pedido veio de outra página. Nada foi feito.
page-too-long = Era longo demais. Nada foi feito.
page-too-fast = Rápido demais. Nada foi feito. Espere um momento.
page-too-slow = Demorou demais para chegar. Nada foi feito.
page-broken = Não deu para ler. Nada foi feito.
page-not-there = Essa página não existe aqui.
page-failed = Algo deu errado no jogo. Tudo está salvo.
# A link to the game's page.
page-home = Ir para o jogo

## Other devices of the home network. A device is paired by a code of six digits.

page-devices = Dispositivos
page-device-here = Este dispositivo
# $name is the browser and system of a device: Firefox, Android.
page-device = { $name }, { $minutes ->
        [0] usado agora mesmo
        [1] usado há um minuto
       *[other] usado há { COUNT($minutes, "minutes") }
    }
page-device-end = Encerrar: { $name }
page-device-unknown = Navegador desconhecido
page-device-ended = A sessão do outro dispositivo foi encerrada.
page-pair = Parear com o Aloud
page-pair-code = Código de seis dígitos
page-pair-send = Parear
page-pair-new = Novo código para outro dispositivo
# $code is six digits with spaces between, so that each is said. $address can be typed in the other device's browser.
page-pair-told = No outro dispositivo, abra { $address } e digite o código { $code }. Ele vale uma vez só, por cinco minutos.
page-pair-wrong = O código está errado. { $left ->
        [1] Mais uma tentativa.
        [2] Mais duas tentativas.
       *[other] Mais { NUMBER($left, gender: "feminine") } tentativas.
    }
page-pair-none = Nenhum código está valendo. Peça outro no dispositivo já pareado.
# The page can be reached from this computer alone.
page-pair-off = Outros dispositivos podem entrar se o jogo foi iniciado com aloud serve --lan.

## Printed in the terminal.

# Before the address, which stands alone on the next line.
serve-open-here = Abra este endereço no navegador deste computador. Ele vale uma vez só.
serve-open-failed = Não foi possível abrir um navegador.
# $address is asked by programs that watch over the server.
serve-monitoring = Estado e métricas: { $address }
serve-no-network = Este computador não tem endereço numa rede doméstica.
serve-port-taken = A porta { $port } está ocupada. Com --port 0, usa-se uma livre.
# $message says why, in English.
serve-no-database = O banco de dados não pode ser usado: { $message }
# Before the address, which stands alone on the next line.
serve-guests = Convidados jogam neste endereço. Para outros computadores, é preciso ter um servidor web com TLS na frente.
serve-public-or-lan = --public e --lan não podem ser usados juntos.
serve-public-only = --listen e --trusted-proxy só são usados com --public.
serve-ended = A página foi encerrada.
serve-tls-incomplete = --telnet-tls precisa de --certificate e --key.
serve-tls-broken = Não foi possível ler o certificado ou a chave dele.
# Printed in the terminal, and told to who comes by a MUD client or telnet: games of text by the network.
mud-open = Clientes de MUD e telnet: { $address }, porta { $port }.
mud-open-tls = Clientes de MUD com TLS: { $address }, porta { $port }.
# $code is six digits with spaces between, so that each is said.
mud-code = Um cliente de MUD precisa informar um código: { $code }. Ele vale uma única vez, por cinco minutos.
# Told to who comes by a MUD client or telnet.
mud-full = Há conexões demais. Tente mais tarde.
mud-idle = Faz muito tempo que nada é digitado. A conexão está sendo encerrada.
mud-ending = O servidor está sendo encerrado.
# Printed in the terminal. make serve is a command, typed as it is.
serve-missing = A página é um programa à parte, que não está instalado. Na pasta do código do jogo, make serve compila e abre a página.
