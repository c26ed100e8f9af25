# SPDX-License-Identifier: GPL-3.0-or-later

### The picture puzzle: why a file is no picture, and what a piece looks like.

## Why a picture cannot be used; follows the name of the file.

picture-empty = el archivo está vacío.
picture-unknown-format = no es una imagen en formato PNG ni JPEG.
# $format is the name of another format.
picture-other-format = es un archivo { $format }; hace falta PNG o JPEG.
picture-broken = la imagen está dañada o incompleta.
picture-animated = es una imagen animada; hace falta una fija.
# $least is the least number of points for width and height.
picture-too-small = la imagen es demasiado pequeña; hacen falta al menos { NUMBER($least) } por { COUNT($least, "points") }.
# $width and $height are counted in points.
picture-too-large = la imagen es demasiado grande: { $width } por { COUNT($height, "points") }.

## The pictures that come along: their names, and what is to be seen.

picture-name-cat = Gato
picture-name-clown = Payaso
picture-name-fruit = Frutero
picture-name-house = Casa
picture-name-spaceship = Nave espacial
picture-name-sunset = Puesta de sol
picture-caption-cat = Un gato naranja sentado en una alfombra azul redonda; detrás, una ventana con la luna; a la izquierda, un ovillo de lana rosa; a la derecha, una planta en su maceta.
picture-caption-clown = La cara de un payaso con nariz roja, sombrero alto y pajarita; el pelo es naranja a la izquierda y verde a la derecha, con globos y confeti alrededor.
picture-caption-fruit = Un frutero turquesa lleno sobre un mantel a rayas: un melón, una piña, plátanos, una pera, una naranja, una manzana y uvas. Delante hay dos cerezas y un limón.
picture-caption-house = Una casa con tejado rojo y chimenea; a la izquierda, el sol; a la derecha, un manzano; delante, tulipanes, un camino y un estanque con un pato.
picture-caption-spaceship = Una nave espacial blanca con aletas rojas vuela hacia arriba a la derecha. Debajo, la Tierra; alrededor, una luna, un planeta rojo y un planeta con anillo.
picture-caption-sunset = Un velero en el mar; detrás se pone el sol; a la derecha, una isla con una palmera.
# $caption stands in a file of the player's.
picture-own-caption = { $caption }

## Colours

colour-black = negro
colour-dark-grey = gris oscuro
colour-grey = gris
colour-light-grey = gris claro
colour-white = blanco
colour-red = rojo
colour-dark-red = rojo oscuro
colour-orange = naranja
colour-brown = marrón
colour-beige = beis
colour-yellow = amarillo
colour-light-green = verde claro
colour-green = verde
colour-dark-green = verde oscuro
colour-turquoise = turquesa
colour-light-blue = azul claro
colour-blue = azul
colour-dark-blue = azul oscuro
colour-violet = violeta
colour-pink = rosa

## Where in a piece a colour lies.

region-everywhere = en todas partes
region-scattered = aquí y allá
region-top = arriba
region-bottom = abajo
region-left = a la izquierda
region-right = a la derecha
region-middle = en el centro
region-top-left = arriba a la izquierda
region-top-right = arriba a la derecha
region-bottom-left = abajo a la izquierda
region-bottom-right = abajo a la derecha
region-across-middle = en una franja horizontal por el centro
region-down-middle = en una franja vertical por el centro
region-around = alrededor del centro
region-all-but-top = en todo menos arriba
region-all-but-bottom = en todo menos abajo
region-all-but-left = en todo menos a la izquierda
region-all-but-right = en todo menos a la derecha

## How restless a piece is, and how light.

texture-even = liso
texture-plain = con pocos detalles
texture-upright = con rayas verticales
texture-level = con rayas horizontales
texture-busy = con muchos detalles
lightness-very-dark = muy oscuro
lightness-dark = oscuro
lightness-medium = de brillo medio
lightness-light = claro
lightness-very-light = muy claro

## A piece. $colour and $region are from the lists above.

# $looks is a list: colours with their places, and more where two pieces look alike.
tile = { $looks }
# One colour and where it lies.
# $colour and $region are from the lists above.
tile-patch = { $colour } { $region }
# The same with its share of the piece in $percent.
# $colour and $region are from the lists above.
tile-patch-share = { $colour } { $region } { NUMBER($percent) } por ciento
# $light and $texture are from the lists above.
tile-mood = en conjunto { $light }, { $texture }
# $thousandths of the light of white.
tile-light = luminosidad { NUMBER($thousandths) } de 1000
# The lightest point, counted from the left and from the top: $across and $down.
tile-lightest = punto más claro a { COUNT($across, "points") } de la izquierda y { NUMBER($down) } de arriba
# The darkest point, counted in the same way: $across and $down.
tile-darkest = punto más oscuro a { COUNT($across, "points") } de la izquierda y { NUMBER($down) } de arriba
# A number that tells pieces apart when nothing else does: $mark.
tile-mark = marca { $mark }
# The colours along an edge, left to right or top to bottom. $colours is a list of them, each with
# the tenths of the edge that it takes.
tile-edge-top = Borde superior: { $colours }
# As above: $colours.
tile-edge-right = Borde derecho: { $colours }
# As above: $colours.
tile-edge-bottom = Borde inferior: { $colours }
# As above: $colours.
tile-edge-left = Borde izquierdo: { $colours }
# One of several colours along an edge: $colour, and the $tenths of the edge that it takes.
edge-run = { $colour } { COUNT($tenths, "tenths") }

## How well two edges go together. $word is one of the list, $score goes from 0 to 100.

# $word is from the list below.
fit = { $word }, { NUMBER($score) } por ciento
fit-perfect = Encaja perfectamente
fit-good = Encaja bien
fit-fair = Encaja regular
fit-poor = Encaja mal
fit-none = No encaja

## Maps: their names, and what is to be seen.

map-africa = África
map-asia = Asia
map-balkans = Balcanes
map-caribbean = Caribe
map-central-europe = Europa Central
map-europe = Europa
map-middle-east = Oriente Medio
map-north-america = América del Norte y Central
map-oceania = Australia y Oceanía
map-south-america = América del Sur
map-southeast-asia = Sudeste Asiático
map-africa-caption = África, del Mediterráneo al cabo de Buena Esperanza, con Arabia al noreste y Madagascar al sureste.
map-asia-caption = Asia, del océano Ártico a Indonesia y del mar Rojo a Kamchatka.
map-balkans-caption = Los Balcanes, del Danubio a Creta, con el sur de Italia a la izquierda y el oeste de Asia Menor a la derecha.
map-caribbean-caption = El Caribe, de Cuba a Trinidad, con América Central a la izquierda y el norte de América del Sur abajo.
map-central-europe-caption = Europa Central, de Dinamarca al Adriático y del Rin al oeste de Ucrania.
map-europe-caption = Europa, de Islandia al Cáucaso y del cabo Norte a la costa de África.
map-middle-east-caption = Oriente Medio, de Turquía a Yemen y del Nilo a Afganistán.
map-north-america-caption = América del Norte y Central, de Alaska a Panamá, con Groenlandia en una esquina y Hawái en otra.
map-oceania-caption = Australia, Nueva Zelanda y las islas del Pacífico, con Indonesia al noroeste.
map-south-america-caption = América del Sur, de Panamá al cabo de Hornos.
map-southeast-asia-caption = El Sudeste Asiático, de Birmania a Timor, con Filipinas al este.
# Follows the name of a file.
map-broken = la lista de lo que hay en el mapa está dañada.

## What lies in a piece of a map: "half sea; whole: Portugal; part: Spain and France". $names is a list
## of countries; a name is never inflected, so it stays behind the colon.

# $percent of the piece are sea: 10, 20 and so on; 100 is nearly all, for there is some land.
map-sea = { $percent ->
        [50] mitad mar
        [100] casi todo mar
       *[other] { NUMBER($percent) } por ciento de mar
    }
# Countries that lie in this piece and in no other: $names.
map-whole = por entero: { $names }
# Countries that lie in other pieces too, or beyond the map: $names.
map-part = en parte: { $names }
# Land of no country that is named: territories, and land in dispute.
map-land = otras tierras
# The same in a piece that is nearly all sea.
map-islands = islas
# More countries, after five were named: $names.
map-also-whole = También por entero: { $names }
# As above: $names.
map-also-part = También en parte: { $names }
map-also-land = También otras tierras

## What continues beyond a side of a piece. $beyond is a list of countries, or one of the three:
## map-beyond-sea, map-beyond-edge, map-land. .inside is used in the middle of a line.

map-side-top = Al norte: { $beyond }
    .inside = al norte: { $beyond }
map-side-right = Al este: { $beyond }
    .inside = al este: { $beyond }
map-side-bottom = Al sur: { $beyond }
    .inside = al sur: { $beyond }
map-side-left = Al oeste: { $beyond }
    .inside = al oeste: { $beyond }
map-beyond-sea = mar
map-beyond-edge = borde del mapa

## The game.

game-puzzle = Rompecabezas
objective-puzzle = Una imagen está cortada en piezas. Pon cada una en su casilla.
    .brief = Cada pieza en su casilla.
choose-motif-puzzle = Rompecabezas: ¿qué imagen?
# Three entries of the list of pictures: the maps; the player's own pictures; one that is not listed.
puzzle-maps = Mapas
puzzle-own = Tus imágenes
puzzle-by-path = Otra imagen, por su ruta
puzzle-path-question = Ruta de un archivo PNG o JPEG, o 0 para volver.
puzzle-by-camera = Hacer una foto con la cámara
# The entry of the menus that says the text after it.
puzzle-privacy = Qué pasa con tus imágenes
puzzle-privacy-text = Tus imágenes se quedan en este equipo. El juego solo las lee y no las envía a ninguna parte. Una foto hecha con la cámara se guarda en la carpeta de imágenes del juego hasta que la borres.
puzzle-three = Fácil: 3 por 3 piezas
puzzle-four = Difícil: 4 por 4 piezas
again-puzzle-easy = Esta imagen otra vez, 3 por 3 piezas
again-puzzle-hard = Esta imagen otra vez, 4 por 4 piezas
# A picture with its caption: $name and $caption.
picture-entry = { $name }: { $caption }
    .brief = { $name }
# $name is the name of a file of the player's.
picture-own = { $name }
# A piece, by its number $n, which it keeps for the whole game.
puzzle-piece = Pieza { $n }
# $piece lies in its square: $place, in the form .at.
puzzle-placed = { $piece }: { $place }
# $placed of $count pieces are in their squares.
puzzle-progress = { NUMBER($placed, gender: "feminine") } de { NUMBER($count) } { $placed ->
        [one] colocada
       *[other] colocadas
    }
# Of so many pieces, $count, the picture is made up.
puzzle-extent = { COUNT($count, "pieces") }
# All pieces are placed: $title is the name of the picture; $mistakes of the $moves moves and more were wrong.
over-puzzle = Resuelto: { $title }. { COUNT($moves, "moves") }, { $mistakes ->
        [0] ningún error
        [one] un error
       *[other] { COUNT($mistakes, "mistakes") }
    }.
# A point of the working area: $x points from the left, $y from the top.
place-point = { COUNT($x, "points") } desde la izquierda, { NUMBER($y) } desde arriba
    .at = { $x }, { $y }
    .to = a { $x }, { $y }
    .from = de { $x }, { $y }
puzzle-rearranged = Las piezas se han vuelto a esparcir.
# Where a piece lies about: $squares are the numbers of the $count squares it covers.
puzzle-where = { $count ->
        [0] debajo de la cuadrícula
        [1] sobre { $squares }
       *[other] entre { $squares }
    }
# $piece was let go away from its square: $where as above, $point in the form .at.
puzzle-lies = { $piece } queda { $where }, en { $point }.
# Follows it, where the piece covers others: $piece is the uppermost of those.
puzzle-lies-on = Debajo: { $piece }.
# $where as above; $point is a point.
puzzle-at = Está { $where }: { $point }
# Of a piece that nothing covers: $piece is the uppermost of those it covers.
puzzle-on-top = Debajo: { $piece }
# Of a piece that others cover: $piece is the uppermost of those.
puzzle-under = Encima: { $piece }

## Acts, and what can be asked for.

act-rearrange = Esparcir las piezas de nuevo
act-solve = Resolver
act-solve-fast = Resolver deprisa
command-rearrange = Esparcir las piezas de nuevo
    .words = esparcir
command-describe = Una pieza en detalle
    .words = describir, bordes
command-listen = Escuchar una pieza
    .words = escuchar, oír
command-compare = Comparar dos bordes
    .words = comparar
command-match = Piezas que casan con un borde
    .words = casar, casa
command-grid = Leer la cuadrícula
    .words = cuadrícula, filas
command-missing = Casillas vacías
    .words = faltan, vacías
command-around = Qué rodea a una casilla
    .words = alrededor, vecinas
command-fits = Lo que mejor encaja en una casilla
    .words = encaja
command-picture = Qué muestra la imagen
    .words = imagen
command-drop = Soltar una pieza en un punto
    .words = soltar
command-solve = Resolver
    .words = resolver
command-solve-fast = Resolver deprisa
    .words = resolver deprisa, deprisa, +

## Questions for what is missing. $count is the number of pieces, $squares are the numbers of the empty
## squares, $choices the four sides with their numbers, $least and $most the bounds of a number, and
## $unit how wide and high a square is.

ask-describe-1 = ¿Qué pieza? De 1 a { $count }, 0 para volver.
ask-listen-1 = ¿Qué pieza? De 1 a { $count }, 0 para volver.
ask-compare-1 = ¿Qué pieza? De 1 a { $count }, 0 para volver.
ask-compare-2 = ¿Qué borde? { $choices }, 0 para volver.
ask-compare-3 = ¿Con qué pieza? De 1 a { $count }, 0 para volver.
ask-match-1 = ¿Qué pieza? De 1 a { $count }, 0 para volver.
ask-match-2 = ¿Qué borde? { $choices }, 0 para volver.
ask-around-1 = ¿Qué casilla? { $squares }, 0 para volver.
ask-fits-1 = ¿Qué casilla? { $squares }, 0 para volver.
ask-drop-1 = ¿Qué pieza? De 1 a { $count }, 0 para volver.
ask-drop-2 = ¿A cuántos puntos de la izquierda? De { NUMBER($least) } a { $most }; una casilla mide { NUMBER($unit) } de ancho. 0 para volver.
ask-drop-3 = ¿A cuántos puntos de arriba? De { NUMBER($least) } a { $most }; una casilla mide { NUMBER($unit) } de alto. 0 para volver.
side-top = superior
    .words = superior, arriba
side-right = derecho
    .words = derecho, derecha
side-bottom = inferior
    .words = inferior, abajo
side-left = izquierdo
    .words = izquierdo, izquierda

## Answers.

# $fit says how well the edge $edge of $piece goes together with the edge $opposite of $other.
puzzle-compared = { $fit }: { $piece }, borde { $edge }, con { $other }, borde { $opposite }
    .brief = { $fit }
# $count squares are empty; $squares are their numbers.
puzzle-missing = { $count ->
        [one] Una casilla vacía: { $squares }
       *[other] { COUNT($count, "squares") } vacías: { $squares }
    }
# Beside an empty square lies $piece; $edge is what the edge of the square has to look like there.
puzzle-neighbour = { $edge } ({ $piece })
# $edges are the sides of a square that lie on the border of the picture.
puzzle-borders = Bordes que dan al margen de la imagen: { $edges }
puzzle-alone = Todavía no hay piezas junto a esta casilla.
# $piece goes together with what lies around a square as $fit says.
puzzle-fit = { $piece }: { $fit }
listen-none = Esto no se puede oír aquí: no hay dispositivo de sonido.

## Refusals and hints.

puzzle-refused-nothing = Elige primero una pieza.
puzzle-refused-several = Las piezas, de una en una.
# There is no piece with the number $n.
puzzle-refused-no-piece = No hay pieza { $n }.
# $piece is in its square already: $place, in the form .at.
puzzle-refused-placed = { $piece }: ya está bien, { $place }.
# $place is a square.
puzzle-refused-taken = { $place }: ya está ocupada.
# $piece was tried in a wrong square: $place, in the form .at.
puzzle-refused-wrong = { $piece }: vuelve, no va en la { $place }.
puzzle-refused-same = Una pieza no puede estar junto a sí misma.
# $piece belongs $place, in the form .to.
puzzle-hint = { $piece }: va { $place }.

## The secret: the four corners, chosen in their order.

secret-shown = Conoces el secreto: resolver y resolver deprisa están ahora en el menú del juego.
secret-hidden = El secreto vuelve a estar oculto.
solving = Resolviendo. El signo más acelera; cualquier otra tecla lo detiene.
# Each piece is heard as a sound, without words.
solving-fast = Resolviendo deprisa. Cualquier tecla lo detiene.
solving-stopped = Detenido:

## Files, the camera and the drawing.

# $path is the file of a saved puzzle's picture.
puzzle-picture-changed = La imagen { $path } ya no es la del rompecabezas guardado. El rompecabezas se conserva y sigue en cuanto vuelva la imagen de antes.
# $reason says what is wrong with the file of a saved puzzle's picture.
puzzle-picture-gone = La imagen del rompecabezas guardado no se puede usar. { $reason } El rompecabezas se conserva y sigue en cuanto vuelva la imagen.
puzzle-none-saved = No hay ningún rompecabezas guardado.
puzzle-not-drawn = El rompecabezas no se puede dibujar: falta memoria.
# $path is the file that was written.
puzzle-drawn = El rompecabezas está dibujado en { $path }.
camera-no-program = Para hacer una foto, instala fswebcam o ffmpeg.
camera-none = No hay ninguna cámara.
camera-failed = La cámara no ha dado ninguna imagen.

## Help.

help-puzzle = Cómo se juega al rompecabezas
help-puzzle-text = Cada pieza tiene un número, que conserva.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-puzzle-typing = La t lee cómo son las piezas. Escribe el número de una pieza y luego la casilla: 23 es la fila 2, columna 3.{ $input ->
        [keys] {""}
       *[lines] {" "}Sin pieza en la mano, «casilla 11» lee una casilla.
    } La X mayúscula describe una pieza con sus cuatro bordes, la H mayúscula la hace sonar: la izquierda suena primero, lo alto es agudo, lo claro es fuerte. La C mayúscula compara dos bordes{ $input ->
        [keys] {""}
       *[lines] , como en «comparar 3 derecha 5»
    }; 100 por ciento es que encajan a la perfección. La E mayúscula busca las tres piezas que mejor casan con un borde{ $input ->
        [keys] {""}
       *[lines] , como en «casar 2 derecha»; «describir 2 derecha» lee un solo borde
    }. La B mayúscula dice qué encaja mejor en una casilla vacía, la A mayúscula qué la rodea. La G mayúscula lee la cuadrícula, la M mayúscula las casillas vacías, la I mayúscula qué muestra la imagen. { $input ->
        [keys] La D mayúscula
       *[lines] «soltar 3 80 80»
    } suelta una pieza en un punto, la S mayúscula esparce las piezas de nuevo. Un mapa se dice por sus países; entonces la X mayúscula dice qué sigue más allá de cada lado, y en el modo de aprendizaje la i habla de los países.

## Settings.

setting-snap-distance = Distancia de encaje de las piezas
setting-snap-distance-help = A cuántos puntos de su casilla encaja todavía una pieza que se suelta, en partidas nuevas.
