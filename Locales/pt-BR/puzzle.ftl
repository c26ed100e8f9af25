# SPDX-License-Identifier: GPL-3.0-or-later

### The picture puzzle: why a file is no picture, and what a piece looks like.
### square: casa; grid: grade; edge: borda; to fit: encaixar.

## Why a picture cannot be used; follows the name of the file.

picture-empty = o arquivo está vazio.
picture-unknown-format = não é uma imagem em formato PNG nem JPEG.
# $format is the name of another format.
picture-other-format = é um arquivo { $format }; é preciso PNG ou JPEG.
picture-broken = a imagem está danificada ou incompleta.
picture-animated = é uma imagem animada; é preciso uma parada.
# $least is the least number of points for width and height.
picture-too-small = a imagem é pequena demais; são precisos pelo menos { NUMBER($least) } por { COUNT($least, "points") }.
# $width and $height are counted in points.
picture-too-large = a imagem é grande demais: { $width } por { COUNT($height, "points") }.

## The pictures that come along: their names, and what is to be seen.

picture-name-cat = Gato
picture-name-clown = Palhaço
picture-name-fruit = Fruteira
picture-name-house = Casa
picture-name-spaceship = Nave espacial
picture-name-sunset = Pôr do sol
picture-caption-cat = Um gato alaranjado sentado num tapete azul redondo; atrás, uma janela com a lua; à esquerda, um novelo de lã rosa; à direita, uma planta num vaso.
picture-caption-clown = O rosto de um palhaço de nariz vermelho, chapéu alto e gravata-borboleta; o cabelo é laranja à esquerda e verde à direita, com balões e confete em volta.
picture-caption-fruit = Uma fruteira turquesa cheia, sobre uma toalha listrada: melão, abacaxi, bananas, pera, laranja, maçã e uvas. Na frente, duas cerejas e um limão.
picture-caption-house = Uma casa de telhado vermelho com chaminé; à esquerda, o sol; à direita, uma macieira; na frente, tulipas, um caminho e um lago com um pato.
picture-caption-spaceship = Uma nave espacial branca de aletas vermelhas sobe para a direita. Embaixo, a Terra; em volta, uma lua, um planeta vermelho e um planeta com anel.
picture-caption-sunset = Um veleiro no mar; atrás dele o sol se põe; à direita, uma ilha com um coqueiro.
# $caption stands in a file of the player's.
picture-own-caption = { $caption }

## Colours

colour-black = preto
colour-dark-grey = cinza-escuro
colour-grey = cinza
colour-light-grey = cinza-claro
colour-white = branco
colour-red = vermelho
colour-dark-red = vermelho-escuro
colour-orange = laranja
colour-brown = marrom
colour-beige = bege
colour-yellow = amarelo
colour-light-green = verde-claro
colour-green = verde
colour-dark-green = verde-escuro
colour-turquoise = turquesa
colour-light-blue = azul-claro
colour-blue = azul
colour-dark-blue = azul-escuro
colour-violet = violeta
colour-pink = rosa

## Where in a piece a colour lies.

region-everywhere = em toda parte
region-scattered = aqui e ali
region-top = em cima
region-bottom = embaixo
region-left = à esquerda
region-right = à direita
region-middle = no meio
region-top-left = em cima à esquerda
region-top-right = em cima à direita
region-bottom-left = embaixo à esquerda
region-bottom-right = embaixo à direita
region-across-middle = numa faixa horizontal no meio
region-down-middle = numa faixa vertical no meio
region-around = em volta do meio
region-all-but-top = em tudo menos em cima
region-all-but-bottom = em tudo menos embaixo
region-all-but-left = em tudo menos à esquerda
region-all-but-right = em tudo menos à direita

## How restless a piece is, and how light.

texture-even = liso
texture-plain = com poucos detalhes
texture-upright = com listras verticais
texture-level = com listras horizontais
texture-busy = com muitos detalhes
lightness-very-dark = muito escuro
lightness-dark = escuro
lightness-medium = de claridade média
lightness-light = claro
lightness-very-light = muito claro

## A piece. $colour and $region are from the lists above.

# $looks is a list: colours with their places, and more where two pieces look alike.
tile = { $looks }
# One colour and where it lies.
# $colour and $region are from the lists above.
tile-patch = { $colour } { $region }
# The same with its share of the piece in $percent.
# $colour and $region are from the lists above.
tile-patch-share = { $colour } { $region } { NUMBER($percent) } por cento
# $light and $texture are from the lists above.
tile-mood = no conjunto { $light }, { $texture }
# $thousandths of the light of white.
tile-light = claridade { NUMBER($thousandths) } de 1000
# The lightest point, counted from the left and from the top: $across and $down.
tile-lightest = ponto mais claro a { COUNT($across, "points") } da esquerda e { NUMBER($down) } de cima
# The darkest point, counted in the same way: $across and $down.
tile-darkest = ponto mais escuro a { COUNT($across, "points") } da esquerda e { NUMBER($down) } de cima
# A number that tells pieces apart when nothing else does: $mark.
tile-mark = marca { $mark }
# The colours along an edge, left to right or top to bottom. $colours is a list of them, each with
# the tenths of the edge that it takes.
tile-edge-top = Borda superior: { $colours }
# As above: $colours.
tile-edge-right = Borda direita: { $colours }
# As above: $colours.
tile-edge-bottom = Borda inferior: { $colours }
# As above: $colours.
tile-edge-left = Borda esquerda: { $colours }
# One of several colours along an edge: $colour, and the $tenths of the edge that it takes.
edge-run = { $colour } { COUNT($tenths, "tenths") }

## How well two edges go together. $word is one of the list, $score goes from 0 to 100.

# $word is from the list below.
fit = { $word }, { NUMBER($score) } por cento
fit-perfect = Encaixa perfeitamente
fit-good = Encaixa bem
fit-fair = Encaixa mais ou menos
fit-poor = Encaixa mal
fit-none = Não encaixa

## Maps: their names, and what is to be seen.

map-africa = África
map-asia = Ásia
map-balkans = Bálcãs
map-caribbean = Caribe
map-central-europe = Europa Central
map-europe = Europa
map-middle-east = Oriente Médio
map-north-america = América do Norte e Central
map-oceania = Austrália e Oceania
map-south-america = América do Sul
map-southeast-asia = Sudeste Asiático
map-africa-caption = África, do Mediterrâneo ao Cabo, com a Arábia a nordeste e Madagascar a sudeste.
map-asia-caption = Ásia, do Oceano Ártico à Indonésia, do mar Vermelho a Kamchatka.
map-balkans-caption = Os Bálcãs, do Danúbio a Creta, com o sul da Itália à esquerda e o oeste da Ásia Menor à direita.
map-caribbean-caption = O Caribe, de Cuba a Trinidad, com a América Central à esquerda e o norte da América do Sul embaixo.
map-central-europe-caption = Europa Central, da Dinamarca ao Adriático, do Reno ao oeste da Ucrânia.
map-europe-caption = Europa, da Islândia ao Cáucaso, do cabo Norte ao litoral da África.
map-middle-east-caption = O Oriente Médio, da Turquia ao Iêmen, do Nilo ao Afeganistão.
map-north-america-caption = América do Norte e Central, do Alasca ao Panamá, com a Groenlândia num canto e o Havaí em outro.
map-oceania-caption = Austrália, Nova Zelândia e as ilhas do Pacífico, com a Indonésia a noroeste.
map-south-america-caption = América do Sul, do Panamá ao cabo Horn.
map-southeast-asia-caption = Sudeste Asiático, de Mianmar a Timor, com as Filipinas a leste.
# Follows the name of a file.
map-broken = a lista do que há no mapa está danificada.

## What lies in a piece of a map: "half sea; whole: Portugal; part: Spain and France". $names is a list
## of countries; a name is never inflected, so it stays behind the colon.

# $percent of the piece are sea: 10, 20 and so on; 100 is nearly all, for there is some land.
map-sea = { $percent ->
        [50] metade mar
        [100] quase tudo mar
       *[other] { NUMBER($percent) } por cento de mar
    }
# Countries that lie in this piece and in no other: $names.
map-whole = por inteiro: { $names }
# Countries that lie in other pieces too, or beyond the map: $names.
map-part = em parte: { $names }
# Land of no country that is named: territories, and land in dispute.
map-land = outras terras
# The same in a piece that is nearly all sea.
map-islands = ilhas
# More countries, after five were named: $names.
map-also-whole = Também por inteiro: { $names }
# As above: $names.
map-also-part = Também em parte: { $names }
map-also-land = Também outras terras

## What continues beyond a side of a piece. $beyond is a list of countries, or one of the three:
## map-beyond-sea, map-beyond-edge, map-land. .inside is used in the middle of a line.

map-side-top = Ao norte: { $beyond }
    .inside = ao norte: { $beyond }
map-side-right = A leste: { $beyond }
    .inside = a leste: { $beyond }
map-side-bottom = Ao sul: { $beyond }
    .inside = ao sul: { $beyond }
map-side-left = A oeste: { $beyond }
    .inside = a oeste: { $beyond }
map-beyond-sea = mar
map-beyond-edge = borda do mapa

## The game.

game-puzzle = Quebra-cabeça
objective-puzzle = Uma imagem está cortada em peças. Ponha cada uma na sua casa.
    .brief = Cada peça na sua casa.
choose-motif-puzzle = Quebra-cabeça: qual imagem?
# Three entries of the list of pictures: the maps; the player's own pictures; one that is not listed.
puzzle-maps = Mapas
puzzle-own = Suas imagens
puzzle-by-path = Outra imagem, pelo caminho
puzzle-path-question = Caminho de um arquivo PNG ou JPEG, ou 0 para voltar.
puzzle-by-camera = Tirar uma foto com a câmera
# The entry of the menus that says the text after it.
puzzle-privacy = O que acontece com suas imagens
puzzle-privacy-text = Suas imagens ficam neste computador. O jogo apenas as lê e não as envia a lugar nenhum. Uma foto tirada com a câmera fica na pasta de imagens do jogo até você apagá-la.
puzzle-three = Fácil: 3 por 3 peças
puzzle-four = Difícil: 4 por 4 peças
again-puzzle-easy = Esta imagem de novo, 3 por 3 peças
again-puzzle-hard = Esta imagem de novo, 4 por 4 peças
# A picture with its caption: $name and $caption.
picture-entry = { $name }: { $caption }
    .brief = { $name }
# $name is the name of a file of the player's.
picture-own = { $name }
# A piece, by its number $n, which it keeps for the whole game.
puzzle-piece = Peça { $n }
# $piece lies in its square: $place, in the form .at.
puzzle-placed = { $piece }: { $place }
# $placed of $count pieces are in their squares.
puzzle-progress = { NUMBER($placed, gender: "feminine") } de { COUNT($count, "pieces") } no lugar
# Of so many pieces, $count, the picture is made up.
puzzle-extent = { COUNT($count, "pieces") }
# All pieces are placed: $title is the name of the picture; $mistakes of the $moves moves and more were wrong.
over-puzzle = Montado: { $title }. { COUNT($moves, "moves") }, { $mistakes ->
        [0] nenhum erro
        [1] um erro
       *[other] { COUNT($mistakes, "mistakes") }
    }.
# A point of the working area: $x points from the left, $y from the top.
place-point = { COUNT($x, "points") } da esquerda, { NUMBER($y) } de cima
    .at = { $x }, { $y }
    .to = para { $x }, { $y }
    .from = de { $x }, { $y }
puzzle-rearranged = As peças foram espalhadas de novo.
# Where a piece lies about: $squares are the numbers of the $count squares it covers.
puzzle-where = { $count ->
        [0] embaixo da grade
        [1] sobre { $squares }
       *[other] entre { $squares }
    }
# $piece was let go away from its square: $where as above, $point in the form .at.
puzzle-lies = { $piece } fica { $where }, em { $point }.
# Follows it, where the piece covers others: $piece is the uppermost of those.
puzzle-lies-on = Embaixo: { $piece }.
# $where as above; $point is a point.
puzzle-at = Fica { $where }: { $point }
# Of a piece that nothing covers: $piece is the uppermost of those it covers.
puzzle-on-top = Embaixo: { $piece }
# Of a piece that others cover: $piece is the uppermost of those.
puzzle-under = Por cima: { $piece }

## Acts, and what can be asked for.

act-rearrange = Espalhar as peças de novo
act-solve = Resolver
act-solve-fast = Resolver depressa
command-rearrange = Espalhar as peças de novo
    .words = espalhar
command-describe = Uma peça em detalhe
    .words = descrever, bordas
command-listen = Escutar uma peça
    .words = escutar, ouvir
command-compare = Comparar duas bordas
    .words = comparar
command-match = Peças que combinam com uma borda
    .words = combinar, combina
command-grid = Ler a grade
    .words = grade, linhas
command-missing = Casas vazias
    .words = vazias
command-around = O que há em volta de uma casa
    .words = redor, vizinhas
command-fits = O que encaixa melhor numa casa
    .words = encaixe, encaixa
command-picture = O que a imagem mostra
    .words = imagem, legenda
command-drop = Soltar uma peça num ponto
    .words = soltar
command-solve = Resolver
    .words = resolver
command-solve-fast = Resolver depressa
    .words = resolver depressa, depressa, +

## Questions for what is missing. $count is the number of pieces, $squares are the numbers of the empty
## squares, $choices the four sides with their numbers, $least and $most the bounds of a number, and
## $unit how wide and high a square is.

ask-describe-1 = Qual peça? De 1 a { $count }, 0 para voltar.
ask-listen-1 = Qual peça? De 1 a { $count }, 0 para voltar.
ask-compare-1 = Qual peça? De 1 a { $count }, 0 para voltar.
ask-compare-2 = Qual borda? { $choices }, 0 para voltar.
ask-compare-3 = Com qual peça? De 1 a { $count }, 0 para voltar.
ask-match-1 = Qual peça? De 1 a { $count }, 0 para voltar.
ask-match-2 = Qual borda? { $choices }, 0 para voltar.
ask-around-1 = Qual casa? { $squares }, 0 para voltar.
ask-fits-1 = Qual casa? { $squares }, 0 para voltar.
ask-drop-1 = Qual peça? De 1 a { $count }, 0 para voltar.
ask-drop-2 = A quantos pontos da esquerda? De { NUMBER($least) } a { $most }; uma casa tem { NUMBER($unit) } de largura. 0 para voltar.
ask-drop-3 = A quantos pontos de cima? De { NUMBER($least) } a { $most }; uma casa tem { NUMBER($unit) } de altura. 0 para voltar.
side-top = superior
    .words = superior, cima
side-right = direita
    .words = direita
side-bottom = inferior
    .words = inferior, baixo, embaixo
side-left = esquerda
    .words = esquerda

## Answers.

# $fit says how well the edge $edge of $piece goes together with the edge $opposite of $other.
puzzle-compared = { $fit }: { $piece }, borda { $edge }, com { $other }, borda { $opposite }
    .brief = { $fit }
# $count squares are empty; $squares are their numbers.
puzzle-missing = { $count ->
        [1] Uma casa vazia: { $squares }
       *[other] { COUNT($count, "squares") } vazias: { $squares }
    }
# Beside an empty square lies $piece; $edge is what the edge of the square has to look like there.
puzzle-neighbour = { $edge } ({ $piece })
# $edges are the sides of a square that lie on the border of the picture.
puzzle-borders = Bordas na margem da imagem: { $edges }
puzzle-alone = Ainda não há peça ao lado desta casa.
# $piece goes together with what lies around a square as $fit says.
puzzle-fit = { $piece }: { $fit }
listen-none = Isto não pode ser ouvido aqui: não há dispositivo de som.

## Refusals and hints.

puzzle-refused-nothing = Escolha primeiro uma peça.
puzzle-refused-several = Uma peça por vez.
# There is no piece with the number $n.
puzzle-refused-no-piece = Não há peça { $n }.
# $piece is in its square already: $place, in the form .at.
puzzle-refused-placed = { $piece } já está no lugar certo: { $place }.
# $place is a square.
puzzle-refused-taken = { $place }: já tem peça.
# $piece was tried in a wrong square: $place, in the form .at.
puzzle-refused-wrong = { $piece }: volta, o lugar dela não é a { $place }.
puzzle-refused-same = Uma peça não pode ficar ao lado dela mesma.
# $piece belongs $place, in the form .to.
puzzle-hint = { $piece }: vai { $place }.

## The secret: the four corners, chosen in their order.

secret-shown = Você descobriu o segredo: resolver e resolver depressa agora estão no menu do jogo.
secret-hidden = O segredo está escondido de novo.
solving = Resolvendo. O sinal de mais acelera; qualquer outra tecla interrompe.
# Each piece is heard as a sound, without words.
solving-fast = Resolvendo depressa. Qualquer tecla interrompe.
solving-stopped = Parado:

## Files, the camera and the drawing.

# $path is the file of a saved puzzle's picture.
puzzle-picture-changed = A imagem { $path } não é mais a do quebra-cabeça salvo. O quebra-cabeça é guardado e continua quando a imagem antiga voltar.
# $reason says what is wrong with the file of a saved puzzle's picture.
puzzle-picture-gone = A imagem do quebra-cabeça salvo não pode ser usada. { $reason } O quebra-cabeça é guardado e continua quando a imagem voltar.
puzzle-none-saved = Não há quebra-cabeça salvo.
puzzle-not-drawn = O quebra-cabeça não pode ser desenhado: falta memória.
# $path is the file that was written.
puzzle-drawn = O quebra-cabeça está desenhado em { $path }.
camera-no-program = Para tirar uma foto, instale fswebcam ou ffmpeg.
camera-none = Não há câmera.
camera-failed = A câmera não deu imagem.

## Help.

help-puzzle = Como se joga o quebra-cabeça
help-puzzle-text = Cada peça tem um número, que não muda.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-puzzle-typing = A tecla t lê como são as peças. Digite o número de uma peça, depois a casa: 23 é a linha 2, coluna 3.{ $input ->
        [keys] {""}
       *[lines] {" "}Sem peça na mão, “casa 11” lê uma casa.
    } X maiúsculo descreve uma peça com as quatro bordas, H maiúsculo faz ouvir a peça: a esquerda vem primeiro, o alto é agudo, o claro é forte. C maiúsculo compara duas bordas{ $input ->
        [keys] {""}
       *[lines] , como em “comparar 3 direita 5”
    }; 100 por cento é encaixe perfeito. E maiúsculo acha as três peças que mais combinam com uma borda{ $input ->
        [keys] {""}
       *[lines] , como em “combinar 2 direita”; “descrever 2 direita” lê uma borda
    }. B maiúsculo diz quais peças encaixam melhor numa casa vazia, A maiúsculo o que há em volta dela. G maiúsculo lê a grade, M maiúsculo as casas vazias, I maiúsculo o que a imagem mostra. { $input ->
        [keys] D maiúsculo
       *[lines] “soltar 3 80 80”
    } larga uma peça num ponto, S maiúsculo espalha as peças de novo. Um mapa se lê pelos países; X maiúsculo diz então o que continua além de cada lado, e no modo de aprendizado a tecla i fala dos países.

## Settings.

setting-snap-distance = Distância de encaixe das peças
setting-snap-distance-help = A quantos pontos da sua casa uma peça solta ainda encaixa, em partidas novas.
