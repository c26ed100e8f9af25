# SPDX-License-Identifier: GPL-3.0-or-later

### What is wrong with a command as it was typed in a shell. Options stay as they are typed.

# $options are options or arguments of a command.
usage-not-together = Não dá para combinar: { $options }.
# $options have a meaning for $game alone, which is the name of a game as it is typed.
usage-only-for = Só para { $game }: { $options }.
# $option takes a file.
usage-picture-file = { $option } pede um arquivo que termine em .svg ou .png.
# The same for $option.
usage-tactile-file = { $option } pede um arquivo que termine em .svg, .pdf ou .brf.
# $most is the highest number of a deal.
usage-deal-number = O número de uma partida vai de 0 a { $most }.
# $option takes a number.
usage-least = { $option } pede um número a partir de { $least }.
# $options each name a file.
usage-same-file = { $options }: não pode ser o mesmo arquivo.
# $from and $to are options with the first and the last number of a range.
usage-from-to = { $from } não pode ser maior que { $to }.
# $day was typed for a day.
usage-day-unknown = O dia { $day } não existe. Um dia se escreve assim: 2026-11-21.
# $text was typed and has no meaning there.
usage-unexpected = { $text } não significa nada aqui.
# $option was typed and is none of the options.
usage-unknown-option = A opção { $option } não existe.
# The same where it is nearly $near.
usage-unknown-option-near = A opção { $option } não existe. Você quis dizer { $near }?
# $option needs something after it.
usage-missing-value = { $option }: falta o que vem depois.
# $argument has to be typed too.
usage-missing-argument = Falta: { $argument }.
# $value was typed for $option. A reason may follow after a colon.
usage-invalid-value = { $value } não serve para { $option }
# How a command is typed: $usage.
usage-how = Uso: { $usage }
# $command, typed, tells more.
usage-see-help = Para saber mais: { $command }

## The help of commands, as `aloud --help` prints it. Commands, options and values stay as they are typed.

# The headings.
usage-overview = RESUMO:
usage-usage = USO:
usage-arguments = ARGUMENTOS:
usage-options = OPÇÕES:
usage-subcommands = COMANDOS:
# Values, or one that is taken without the option, and a closing bracket follow.
usage-values = (valores:
usage-default = (padrão:
usage-show-version = Mostra a versão.
usage-show-help = Mostra esta ajuda.
# $command, typed, tells more of a command that has commands of its own.
usage-subcommand-help = Para saber mais de cada comando: { $command }

## What each command is for, and more about some.

usage-about-aloud = Jogos de cartas para jogar de ouvido.
usage-more-aloud = Sem um comando, abre-se o menu principal. Todos os jogos são jogados com números: escolha uma carta e depois um destino. Digite help quando quiser.
usage-about-open = Abre o menu principal.
usage-about-play = Joga uma partida; sem opções, continua a que está salva.
usage-about-puzzle = Joga o quebra-cabeça; sem opções, continua o que está salvo.
usage-about-quiz = Perguntas sobre o mundo; o que você errar volta mais cedo.
usage-about-progress = Diz o que você aprendeu nesta semana e quanto conhece do mundo.
usage-about-settings = Muda as configurações, ou uma só, pelo nome.
usage-more-settings = Sem argumentos, abre-se o menu de configurações; em um pipe, todas são ditas. Exemplo: aloud settings voice off
usage-about-stats = Diz as estatísticas, por jogo e nível.
usage-about-share = Diz em uma linha a última partida terminada, para compartilhar.
usage-about-solve = Diz como ganhar uma partida, jogada por jogada.
usage-more-solve = O código de saída é 0 se dá para ganhar a partida, 2 se não dá e 3 se não foi possível descobrir.
usage-about-deals = Avalia partidas por quem as ganha, em uma tabela.
usage-more-deals = A tabela é CSV com uma linha de títulos. Se foi interrompida, continua ao repetir o comando com o mesmo arquivo. Em um terminal, a saída de erros diz em que ponto está, no máximo a cada dez segundos, enquanto nenhuma linha aparece.
usage-about-groups = Gerencia os grupos de cartas.
usage-about-groups-new = Monta um grupo seu, carta por carta.
usage-about-groups-import = Importa grupos de uma planilha.
usage-more-groups-import = Cada linha do arquivo CSV é um grupo: o nome e depois as cartas. Um grupo seu com o mesmo nome é substituído.
usage-about-groups-check = Verifica arquivos de grupos; sem nomes, todos os que o jogo carregaria.
usage-about-groups-fetch = Busca os grupos do servidor que a configuração groups-url indica.
usage-about-export = Grava a partida salva em um arquivo ou na saída padrão.
usage-about-import = Carrega uma partida de um arquivo, para continuar.
usage-more-import = Uma partida de FreeCell também pode ser um texto, cada coluna uma linha de cartas: 4C 2C 10H.
usage-about-say = Diz um texto, para experimentar uma voz.
usage-more-say = O tom, o volume e as suas pronúncias são os do jogo.
usage-about-language = Gerencia as palavras de um idioma.
usage-about-language-check = Mostra e diz todas as mensagens de um idioma, depois o que está errado nelas.
usage-more-language-check = Cada linha é a chave de uma mensagem e o que a voz recebe.
usage-about-serve = Joga em um navegador deste computador.
usage-about-move-saves = Copia tudo o que está salvo para um banco de dados, ou de volta.

## What the arguments and options of commands are for.

# $games are the names of games as they are typed.
usage-option-game = O jogo: { $games }. Sem ele, o último jogado.
# $difficulties are names of difficulties as they are typed, by game.
usage-option-difficulty = O nível. { $difficulties }.
usage-option-number = O número da partida: mesmo número, mesma partida.
usage-option-daily = A partida do dia, a mesma para todos.
usage-option-date = A partida de outro dia.
usage-option-new = Uma partida nova, mesmo que haja uma salva.
usage-option-any-deal = Dá uma partida qualquer, com ou sem solução.
# $ratings are words as they are typed.
usage-option-rating = Procura uma partida por quem a ganha: { $ratings }.
usage-option-deck = atlas: joga os grupos de um arquivo de baralho.
usage-option-groups = atlas: quantos grupos a partida tem.
usage-option-tutorial = Começa o tutorial do jogo.
# $continents are words as they are typed.
usage-option-continent = atlas: só grupos de um continente: { $continents }.
# $topics are words as they are typed.
usage-option-topic = atlas: só grupos de um tipo: { $topics }.
# $levels are words as they are typed.
usage-option-level = atlas: só grupos de um nível escolar: { $levels }.
usage-option-surprise = atlas: grupos de um continente ou tipo qualquer.
usage-option-needed = atlas: os grupos que você mais precisa aprender.
usage-option-picture = puzzle: a imagem ou o mapa, pelo nome ou arquivo.
usage-option-size = puzzle: peças por fileira, 3 ou 4.
usage-option-language-and-voice = Idioma das palavras e da voz, como en, es, de ou pl.
usage-option-voice = auto: fala se houver um dispositivo de som; espeak: fala; speechd: fala pelo Speech Dispatcher; off: só texto.
usage-option-verbosity = Quanto se diz: pouco (brief), o de costume (normal) ou tudo (full).
usage-option-learner = Diz grupos e informações com as cartas.
usage-option-keys = Cada tecla age na hora.
usage-option-lines = Digite um número ou uma palavra e depois Enter.
usage-option-record = Grava o que se ouve em um arquivo WAV.
usage-option-transcript = Acrescenta a um arquivo o texto que aparece.
usage-option-braille = Grava o que é dito em um arquivo: braille Unicode, ou páginas para uma impressora braille (.brf).
usage-option-effects = Grava sons, vibrações e animações em um arquivo, um objeto JSON por linha.
usage-option-log = Acrescenta a um arquivo o que acontece, sem textos nem nomes, para descobrir o que deu errado.
usage-option-colour = Cor: conforme o terminal (auto), sim (on) ou não (off).
usage-option-view = Mantém em um arquivo uma imagem do que está na tela, em letras grandes.
usage-option-view-theme = As cores dessa imagem: claras (light), escuras (dark) ou amarelo sobre preto (yellow). Sem esta opção, as de page-theme.
usage-option-language = Idioma das palavras, como en, es, de ou pl.
# $games are the names of games as they are typed.
usage-option-searched-game = O jogo, um que tenha solucionador: { $games }.
# $difficulties are names of difficulties as they are typed, by game.
usage-option-least-difficulty = O nível; sem ele, o mais fácil. { $difficulties }.
usage-option-as-it-falls = atlas: a partida de um número como ela sai, com ou sem solução.
usage-option-states = Quantas posições podem ser examinadas por partida; sem isso, tantas quantas no jogo.
usage-option-deal = O número da partida.
usage-option-from = O número da primeira partida.
usage-option-to = O número da última partida.
usage-option-ratings = Só partidas com estas avaliações.
usage-option-winnable = Só as que dá para ganhar.
usage-option-output = Grava a tabela em um arquivo.
usage-option-workers = Em quantas partidas se trabalha ao mesmo tempo; sem isso, uma por processador.
# $continents are words as they are typed.
usage-option-quiz-continent = Só este continente: { $continents }.
# $kinds are words as they are typed.
usage-option-quiz-kind = Só perguntas deste tipo: { $kinds }.
# $most is a number as it is typed.
usage-option-quiz-count = Quantas perguntas, de 1 a { $most }.
usage-option-quiz-number = O número do questionário: mesmo número e mesmo progresso, mesmo questionário.
usage-option-json-file = Em JSON, em um arquivo; - é a saída padrão.
usage-option-map-file = Como mapa em um arquivo; - é a saída padrão.
usage-option-tactile-progress = Como mapas táteis, para papel microcapsulado ou uma impressora braille.
usage-option-picture-file = Como imagem em um arquivo; - é a saída padrão.
usage-option-only-game = Só este jogo, como atlas.
usage-option-json = Em JSON.
usage-option-csv = Em CSV, com uma linha de títulos.
usage-option-shared-game = Só deste jogo, como atlas.
usage-option-setting = O nome de uma configuração, como no arquivo de configurações.
usage-option-value = O novo valor; sem ele, o atual é dito.
usage-option-list = Diz todas as configurações com o seu valor.
usage-option-text = O que deve ser dito.
usage-option-spoken-language = Um idioma que o eSpeak NG fala, como en, pl ou pt-br.
usage-option-tried-voice = auto ou espeak: a voz do jogo; speechd: Speech Dispatcher; ou uma variante da voz do jogo, como f2.
usage-option-rate = A velocidade, de 0 a 100. Sem ela, a das configurações.
usage-option-say-record = Grava em um arquivo WAV em vez de dizer.
usage-option-tag = O idioma: a sigla ou o nome.
usage-option-key = Só as mensagens cuja chave começa assim.
usage-option-say = Diz as mensagens também.
usage-option-said-record = Grava em um arquivo WAV o que é dito.
usage-option-faults = Diz só o que está errado.
usage-option-spreadsheet = O arquivo a ler, em UTF-8.
usage-option-group-files = Arquivos de grupos.
usage-option-names = Diz quantos dos nomes cada idioma tem.
usage-option-written-file = O arquivo a gravar.
usage-option-exported-game = O jogo; sem ele, a última partida jogada.
usage-option-exported-difficulty = O nível; sem ele, a última partida jogada.
usage-option-read-file = O arquivo a ler.
usage-option-replace = Desiste da partida que está salva agora.
usage-option-imported-difficulty = O nível, se o arquivo só tem as cartas; sem ele, o mais fácil.
# $pictures and $maps are names as they are typed.
usage-option-puzzle-picture = Uma imagem: { $pictures }; um mapa: { $maps }; ou um arquivo PNG ou JPEG.
usage-option-puzzle-size = Peças por fileira: 3 ou 4.
usage-option-camera = Tira a foto com a câmera.
usage-option-draw = Desenha o quebra-cabeça salvo, grande e com muito contraste, sem jogar.
usage-option-tactile = Grava o mapa em folhas táteis, para papel microcapsulado ou uma impressora braille, sem jogar.
# $papers are words as they are typed.
usage-option-paper = O papel das folhas táteis: { $papers }. Sem indicação, o usual do seu país.
usage-option-passed-on = O que aloud serve --help mostra.
usage-option-port = A porta; 0 para qualquer uma que esteja livre.
usage-option-lan = Deixa outros dispositivos da rede doméstica entrarem, cada um com um código.
usage-option-public = Deixa convidados jogarem, cada um com suas próprias partidas.
usage-option-listen = Com --public, o endereço em que o servidor escuta; sem ele, só este computador.
usage-option-trusted-proxy = Com --public, o endereço de um servidor web que diz de onde vêm os convidados.
usage-option-database = Guarda tudo neste banco de dados PostgreSQL.
usage-option-monitoring = Estado e métricas para programas deste computador, nesta porta; 0 para qualquer uma que esteja livre.
usage-option-moved-database = O banco de dados PostgreSQL.
usage-option-back = Do banco de dados para este computador.
usage-option-replace-all = Substitui o que já está salvo lá.
usage-option-open = Abre a página no navegador.
usage-option-telnet = Deixa entrar também clientes de MUD e telnet nesta porta; 0 para qualquer uma que esteja livre.
usage-option-telnet-tls = O mesmo, criptografado com TLS, em uma porta própria.
usage-option-certificate = Arquivo do certificado para TLS, em PEM.
usage-option-certificate-key = Arquivo da chave do certificado, em PEM.
