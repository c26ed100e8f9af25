# SPDX-License-Identifier: GPL-3.0-or-later

### The settings menu. Each setting has a name, and in -help what it does.
### "Sim" and "não" for on and off: they agree with every setting's name.

settings = Configurações
# Entries of that menu; each opens a list of settings.
settings-voice = Idioma e voz
settings-telling = O que é falado
settings-playing = Teclas e regras
settings-sounds = Sons
settings-devices = Braille, controle, cor
# What of them there is on the page.
settings-devices-page = Controle, vibração, animação
# How the page in a browser looks and sounds.
settings-page = Página
# $name is a setting, $value its value now.
setting-entry = { $name }: { $value }
# $value is the value that is in force.
setting-current = { $value }, em uso
# $value is one of the values of a setting.
setting-value = { $value }
# $name is a setting, $value its new value.
setting-changed = { $name }: { $value }.
# What can be typed for a setting that is a number: from $least to $most.
setting-type-number = Digite de { NUMBER($least) } a { $most }.
    .brief = { NUMBER($least) } a { $most }.
# The same without a most: $least or more, or $unlimited, the word for having no limit.
# 0 goes back where it is too little.
setting-type-limit = { $least ->
        [0] Digite 0 ou mais, ou { $unlimited }.
       *[other] Digite { NUMBER($least) } ou mais, ou { $unlimited }; 0 volta.
    }
# A setting that leaves no choice here: $name, and $value, the only value there is.
setting-only = { $name }: { $value }. Não há outro valor.
# As the settings file has it: $name and $value.
setting-named = { $name }: { $value }

setting-on = sim
    .words = sim, ligado, ativado
setting-off = não
    .words = não, desligado, desativado
setting-unlimited = sem limite
# $value is a percentage.
setting-percent = { NUMBER($value) } por cento
# $value is a number.
setting-number = { $value }
# $word is a word of the settings file, the same in every language.
setting-word = { $word }

setting-language = Idioma
setting-language-help = O idioma das palavras e da voz.
setting-language-system = idioma do sistema
setting-voice = Voz
setting-voice-help = Se é o próprio jogo que fala, e com que voz. O Speech Dispatcher tem a voz que o Orca usa.
setting-voice-auto = automática
setting-voice-espeak = eSpeak NG
setting-voice-speechd = Speech Dispatcher
setting-voice-off = nenhuma, só texto
setting-speech-rate = Velocidade da voz
setting-speech-rate-help = Se a voz fala devagar ou depressa.
setting-speech-pitch = Tom da voz
setting-speech-pitch-help = Se a voz é grave ou aguda.
setting-speech-volume = Volume da voz
setting-speech-volume-help = Se a voz fala baixo ou alto.
setting-voice-variant = Tipo de voz
setting-voice-variant-help = Outro timbre da mesma voz.
setting-voice-variant-none = a voz normal
setting-sounds = Sons
setting-sounds-help = Sons junto com as palavras.
setting-sound-volume = Volume dos sons
setting-sound-volume-help = Se os sons são baixos ou altos.
setting-pending-volume = Volume da carta na mão
setting-pending-volume-help = Volume do tom que se repete enquanto há uma carta na mão; 0 para nenhum.
setting-placement = Direção do som
setting-placement-help = Se cada lugar é ouvido onde fica: as colunas da esquerda para a direita.
setting-placement-off = não
setting-placement-stereo = esquerda e direita
setting-placement-hrtf = no espaço, para fones de ouvido
setting-haptics = Vibração
setting-haptics-help = Vibração do controle.
setting-pads = Controles
setting-pads-help = Jogar também com um controle.
setting-animations = Animação
setting-animations-help = Movimento, quando um programa desenha a mesa.
# Settings of the page in a browser.
setting-page-voice = Voz
setting-page-voice-help = Quem diz o que acontece.
setting-page-voice-reader = meu leitor de tela, ou ninguém
setting-page-voice-browser = a voz do navegador
setting-page-voice-espeak = a voz do próprio jogo, eSpeak NG
setting-page-theme = Cores
setting-page-theme-help = Do texto e do fundo.
setting-page-theme-system = as do navegador
setting-page-theme-light = escuro sobre claro
setting-page-theme-dark = claro sobre escuro
setting-page-theme-yellow = amarelo sobre preto
setting-page-theme-own = cores próprias
setting-page-text = Cor própria do texto
setting-page-text-help = Vale com cores próprias. Se não se distingue do fundo, vira preto ou branco.
setting-page-back = Cor própria do fundo
setting-page-back-help = Vale com cores próprias.
# Colours, for text and background alike.
setting-page-text-black = preto
setting-page-text-white = branco
setting-page-text-yellow = amarelo
setting-page-text-cream = creme
setting-page-text-green = verde
setting-page-text-cyan = ciano
setting-page-text-blue = azul
setting-page-text-brown = marrom
setting-page-back-black = { setting-page-text-black }
setting-page-back-white = { setting-page-text-white }
setting-page-back-yellow = { setting-page-text-yellow }
setting-page-back-cream = { setting-page-text-cream }
setting-page-back-green = { setting-page-text-green }
setting-page-back-cyan = { setting-page-text-cyan }
setting-page-back-blue = { setting-page-text-blue }
setting-page-back-brown = { setting-page-text-brown }
setting-page-size = Tamanho
setting-page-size-help = Do texto e das cartas.
setting-page-cards = Cartas
setting-page-cards-help = Como as cartas são desenhadas na página.
setting-page-cards-large = valor e naipe em tamanho grande
setting-page-cards-letters = com a letra do naipe
setting-page-cards-words = só palavras
setting-page-spacing = Espaçamento
setting-page-spacing-help = Entre linhas, palavras e letras.
setting-page-spacing-normal = normal
setting-page-spacing-wide = amplo
setting-page-close-up = Ampliação
setting-page-close-up-help = O que tem o foco aparece mais uma vez, na largura da página.
setting-braille = Linha braille
setting-braille-help = Mostrar numa linha braille o que é falado, pelo brltty.
setting-braille-grade = Grau do braille
setting-braille-grade-help = Braille sem ou com abreviaturas, na linha e em arquivos.
setting-braille-grade-1 = por extenso, grau 1
setting-braille-grade-2 = abreviado, grau 2
setting-verbosity = Nível de detalhe
setting-verbosity-help = Breve, normal ou completo.
setting-verbosity-brief = breve
setting-verbosity-normal = normal
setting-verbosity-full = completo
setting-positions = Posições
setting-positions-help = Onde uma carta está na pilha, como em 3 de 5.
setting-counts = Quantidades
setting-counts-help = Quantas cartas estão fechadas.
setting-scores = Pontos
setting-scores-help = Os pontos, quando uma jogada ganha ou perde pontos.
setting-hints = Dicas de uso
setting-hints-help = Como se usa algo, na primeira vez que aparece.
setting-learner = Modo de aprendizado
setting-learner-help = Grupos e informações são ditos com as cartas, e só destinos certos são oferecidos.
setting-input = Digitação
setting-input-help = Linhas com Enter, ou teclas que agem na hora.
setting-input-lines = linhas
setting-input-keys = teclas
setting-quick-moves = Jogadas rápidas
setting-quick-moves-help = Uma carta com um só destino útil vai para lá assim que é escolhida, exceto nos jogos de conhecimento.
setting-confirmations = Confirmações
setting-confirmations-help = Perguntar antes de desistir de uma partida.
setting-undo-bound = Jogadas que podem ser desfeitas
setting-undo-bound-help = Até onde dá para desfazer. O que um número menor descarta não volta.
setting-winnable = Partidas com solução, onde o jogo consegue saber
setting-winnable-help = Para cada partida nova, procurar uma que dê para ganhar.
setting-loss-news = Aviso de partida perdida
setting-loss-news-help = Quando você ouve que não dá mais para ganhar.
setting-loss-news-at-once = na hora
setting-loss-news-open-cards = na hora, se todas as cartas estão abertas; senão, quando não há mais jogadas
setting-loss-news-later = dez jogadas depois
setting-loss-news-never = nunca
setting-difficulty = Nível de jogo
setting-difficulty-help = Para partidas começadas sem escolher um; o último escolhido.
setting-difficulty-relaxed = tranquilo
setting-difficulty-easy = fácil
setting-difficulty-medium = médio
setting-difficulty-hard = difícil
setting-difficulty-expert = especialista
setting-groups-url = Grupos de um servidor
setting-groups-url-help = O endereço de um arquivo de grupos: https://…
setting-groups-url-none = nenhum
# $none is the word for having no address.
setting-type-address = { $name }: { $value }. Digite um endereço, ou { $none }. 0 para voltar.
# $name is the setting, $value what was typed.
setting-not-address = { $value } não é um endereço: ele começa com https://
setting-colour = Cor
setting-colour-help = Cor no terminal.
setting-colour-auto = automática
setting-colour-on = sim
setting-colour-off = não
setting-suit-colours = Naipes em cores
setting-suit-colours-help = Nomes das cartas no terminal: copas em vermelho, ouros em azul, paus em verde, onde a cor está ligada.

## Refusals. $name is a setting, $value what was asked for.

setting-unknown = Não existe a configuração { $name }.
# $names are settings with a name much like it.
setting-unknown-near = Não existe a configuração { $name }. Parecidas: { $names }.
# $names are all settings.
setting-unknown-known = Não existe a configuração { $name }. Existem: { $names }.
# The same in the game, where a word lists them all.
setting-unknown-listed = Não existe a configuração { $name }. Digite configurações para ouvir quais existem.
# $name is a command that the settings file gives keys to.
setting-key-unknown = A linha key.{ $name } do arquivo de configurações não é usada: esse comando não existe.
# $near are those of many values that are much like it, $some are the first of them.
setting-not-there = { $name } não pode ser { $value }.{ $near ->
        [0] { " " }Pode ser, por exemplo: { $some }.
       *[other] { " " }Parecidos: { $near }.
    }
# $offered are the values there are.
setting-not-offered = { $name } não pode ser { $value }. Pode ser: { $offered }.
# From $least to $most.
setting-not-within = { $name } não pode ser { $value }. Aceita um número de { NUMBER($least) } a { $most }.
# $least is the smallest number, $unlimited the word for having no limit.
setting-not-limit = { $name } não pode ser { $value }. Aceita { $unlimited }, ou um número a partir de { $least }.
setting-not-word = { $name } não pode ser { $value }. Aceita de 1 a 64 caracteres.

## How words are said. $word is a word, $said how it is written so that it sounds right.

pronunciation = Pronúncia
pronunciation-help = Como a voz diz as palavras.
pronunciation-new = Nova palavra
# One of the player's own words in a list.
pronunciation-entry = { $word }: { $said }
pronunciation-which = Digite uma palavra que a voz lê errado. 0 para voltar.
# The voice reads the word as it does now.
pronunciation-how = Agora a voz diz { $word }. Digite como deve soar. 0 para voltar.
pronunciation-before = Antes: { $word }
pronunciation-after = Depois: { $said }
pronunciation-keep = Guardar
pronunciation-again = Ouvir de novo
pronunciation-change = Escrever de outro jeito
pronunciation-kept = Guardado: { $word }.
# $word takes the place of $before, the same word in other letters, which was said $heard.
pronunciation-replaced = Guardado: { $word }. Antes era { $before }, dito { $heard }.
pronunciation-forget = Esquecer
pronunciation-forgotten = Volta a ser lida como antes: { $word }.
pronunciation-not-kept = A palavra tem que ser curta, sem sinal de igual, e não pode começar com # nem [.
