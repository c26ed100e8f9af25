# SPDX-License-Identifier: GPL-3.0-or-later

### The picture puzzle: why a file is no picture, and what a piece looks like.
### piece: pièce; square: case; grid: grille; edge: bord. "Vide" is an empty square.

## Why a picture cannot be used; follows the name of the file.

picture-empty = le fichier est vide.
picture-unknown-format = ce n’est pas une image PNG ou JPEG.
# $format is the name of another format.
picture-other-format = c’est un fichier { $format } ; il faut du PNG ou du JPEG.
picture-broken = l’image est endommagée ou incomplète.
picture-animated = c’est une image animée ; il en faut une fixe.
# $least is the least number of points for width and height.
picture-too-small = l’image est trop petite ; il faut { COUNT($least, "points") } sur { $least }.
# $width and $height are counted in points.
picture-too-large = l’image est trop grande : { $width } points sur { $height }.

## The pictures that come along: their names, and what is to be seen.

picture-name-cat = Chat
picture-name-clown = Clown
picture-name-fruit = Coupe de fruits
picture-name-house = Maison
picture-name-spaceship = Vaisseau spatial
picture-name-sunset = Coucher de soleil
picture-caption-cat = Un chat roux assis sur un tapis rond bleu, une fenêtre avec la lune derrière lui, une pelote de laine rose à gauche et une plante en pot à droite.
picture-caption-clown = Le visage d’un clown au nez rouge, avec un haut chapeau et un nœud papillon ; les cheveux sont orange à gauche et verts à droite, avec des ballons et des confettis autour.
picture-caption-fruit = Une coupe turquoise pleine de fruits sur une nappe rayée : un melon, un ananas, des bananes, une poire, une orange, une pomme et du raisin. Deux cerises et un citron devant.
picture-caption-house = Une maison au toit rouge avec une cheminée, le soleil à gauche, un pommier à droite ; devant, des tulipes, un chemin et une mare avec un canard.
picture-caption-spaceship = Un vaisseau spatial blanc aux ailerons rouges monte vers la droite. Dessous, la Terre ; autour, une lune, une planète rouge et une planète à anneau.
picture-caption-sunset = Un voilier sur la mer, le soleil qui se couche derrière lui, et une île avec un palmier à droite.
# $caption stands in a file of the player's.
picture-own-caption = { $caption }

## Colours

colour-black = noir
colour-dark-grey = gris foncé
colour-grey = gris
colour-light-grey = gris clair
colour-white = blanc
colour-red = rouge
colour-dark-red = rouge foncé
colour-orange = orange
colour-brown = marron
colour-beige = beige
colour-yellow = jaune
colour-light-green = vert clair
colour-green = vert
colour-dark-green = vert foncé
colour-turquoise = turquoise
colour-light-blue = bleu clair
colour-blue = bleu
colour-dark-blue = bleu foncé
colour-violet = violet
colour-pink = rose

## Where in a piece a colour lies.

region-everywhere = partout
region-scattered = par endroits
region-top = en haut
region-bottom = en bas
region-left = à gauche
region-right = à droite
region-middle = au milieu
region-top-left = en haut à gauche
region-top-right = en haut à droite
region-bottom-left = en bas à gauche
region-bottom-right = en bas à droite
region-across-middle = en bande horizontale au milieu
region-down-middle = en bande verticale au milieu
region-around = autour du milieu
region-all-but-top = sauf en haut
region-all-but-bottom = sauf en bas
region-all-but-left = sauf à gauche
region-all-but-right = sauf à droite

## How restless a piece is, and how light.

texture-even = uni
texture-plain = avec peu de détails
texture-upright = avec des rayures verticales
texture-level = avec des rayures horizontales
texture-busy = avec beaucoup de détails
lightness-very-dark = très sombre
lightness-dark = sombre
lightness-medium = de clarté moyenne
lightness-light = clair
lightness-very-light = très clair

## A piece. $colour and $region are from the lists above.

# $looks is a list: colours with their places, and more where two pieces look alike.
tile = { $looks }
# One colour and where it lies.
# $colour and $region are from the lists above.
tile-patch = { $colour } { $region }
# The same with its share of the piece in $percent.
# $colour and $region are from the lists above.
tile-patch-share = { $colour } { $region } { NUMBER($percent) } pour cent
# $light and $texture are from the lists above.
tile-mood = l’ensemble { $light }, { $texture }
# $thousandths of the light of white.
tile-light = clarté { NUMBER($thousandths) } sur 1000
# The lightest point, counted from the left and from the top: $across and $down.
tile-lightest = point le plus clair à { COUNT($across, "points") } de la gauche, { NUMBER($down) } du haut
# The darkest point, counted in the same way: $across and $down.
tile-darkest = point le plus sombre à { COUNT($across, "points") } de la gauche, { NUMBER($down) } du haut
# A number that tells pieces apart when nothing else does: $mark.
tile-mark = marque { $mark }
# The colours along an edge, left to right or top to bottom. $colours is a list of them, each with
# the tenths of the edge that it takes.
tile-edge-top = Bord haut : { $colours }
# As above: $colours.
tile-edge-right = Bord droit : { $colours }
# As above: $colours.
tile-edge-bottom = Bord bas : { $colours }
# As above: $colours.
tile-edge-left = Bord gauche : { $colours }
# One of several colours along an edge: $colour, and the $tenths of the edge that it takes.
edge-run = { $colour } { COUNT($tenths, "tenths") }

## How well two edges go together. $word is one of the list, $score goes from 0 to 100.

# $word is from the list below.
fit = { $word }, { NUMBER($score) } pour cent
fit-perfect = S’ajuste parfaitement
fit-good = S’ajuste bien
fit-fair = S’ajuste à peu près
fit-poor = S’ajuste mal
fit-none = Ne s’ajuste pas

## Maps: their names, and what is to be seen.

map-africa = Afrique
map-asia = Asie
map-balkans = Balkans
map-caribbean = Caraïbes
map-central-europe = Europe centrale
map-europe = Europe
map-middle-east = Moyen-Orient
map-north-america = Amérique du Nord et centrale
map-oceania = Australie et Océanie
map-south-america = Amérique du Sud
map-southeast-asia = Asie du Sud-Est
map-africa-caption = L’Afrique de la Méditerranée au Cap, avec l’Arabie au nord-est et Madagascar au sud-est.
map-asia-caption = L’Asie de l’océan Arctique à l’Indonésie, de la mer Rouge au Kamtchatka.
map-balkans-caption = Les Balkans du Danube à la Crète, avec le sud de l’Italie à gauche et l’ouest de l’Asie Mineure à droite.
map-caribbean-caption = Les Caraïbes de Cuba à Trinité, avec l’Amérique centrale à gauche et le nord de l’Amérique du Sud en bas.
map-central-europe-caption = L’Europe centrale du Danemark à l’Adriatique, du Rhin à l’ouest de l’Ukraine.
map-europe-caption = L’Europe de l’Islande au Caucase, du cap Nord à la côte d’Afrique.
map-middle-east-caption = Le Moyen-Orient de la Turquie au Yémen, du Nil à l’Afghanistan.
map-north-america-caption = L’Amérique du Nord et centrale de l’Alaska au Panama, avec le Groenland dans un coin et Hawaï dans un autre.
map-oceania-caption = L’Australie, la Nouvelle-Zélande et les îles du Pacifique, avec l’Indonésie au nord-ouest.
map-south-america-caption = L’Amérique du Sud du Panama au cap Horn.
map-southeast-asia-caption = L’Asie du Sud-Est de la Birmanie à Timor, avec les Philippines à l’est.
# Follows the name of a file.
map-broken = la liste de ce qui est sur la carte est endommagée.

## What lies in a piece of a map: "half sea; whole: Portugal; part: Spain and France". $names is a list
## of countries; a name is never inflected, so it stays behind the colon.

# $percent of the piece are sea: 10, 20 and so on; 100 is nearly all, for there is some land.
map-sea = { $percent ->
        [50] à moitié mer
        [100] presque que de la mer
       *[other] { NUMBER($percent) } pour cent de mer
    }
# Countries that lie in this piece and in no other: $names.
map-whole = en entier : { $names }
# Countries that lie in other pieces too, or beyond the map: $names.
map-part = en partie : { $names }
# Land of no country that is named: territories, and land in dispute.
map-land = autres terres
# The same in a piece that is nearly all sea.
map-islands = îles
# More countries, after five were named: $names.
map-also-whole = En entier aussi : { $names }
# As above: $names.
map-also-part = En partie aussi : { $names }
map-also-land = Autres terres aussi

## What continues beyond a side of a piece. $beyond is a list of countries, or one of the three:
## map-beyond-sea, map-beyond-edge, map-land. .inside is used in the middle of a line.

map-side-top = Au nord : { $beyond }
    .inside = au nord : { $beyond }
map-side-right = À l’est : { $beyond }
    .inside = à l’est : { $beyond }
map-side-bottom = Au sud : { $beyond }
    .inside = au sud : { $beyond }
map-side-left = À l’ouest : { $beyond }
    .inside = à l’ouest : { $beyond }
map-beyond-sea = mer
map-beyond-edge = bord de la carte

## The game.

game-puzzle = Puzzle
objective-puzzle = Une image est coupée en pièces. Mettre chacune dans sa case.
    .brief = Chaque pièce dans sa case.
choose-motif-puzzle = Puzzle : quelle image ?
# Three entries of the list of pictures: the maps; the player's own pictures; one that is not listed.
puzzle-maps = Cartes de géographie
puzzle-own = Images personnelles
puzzle-by-path = Autre image, par son chemin
puzzle-path-question = Chemin d’un fichier PNG ou JPEG, ou 0 pour revenir.
puzzle-by-camera = Prendre une photo avec la caméra
# The entry of the menus that says the text after it.
puzzle-privacy = Ce que deviennent les images personnelles
puzzle-privacy-text = Les images personnelles restent sur cet ordinateur. Le jeu ne fait que les lire et ne les envoie nulle part. Une photo prise avec la caméra reste dans le dossier d’images du jeu jusqu’à sa suppression.
puzzle-three = Facile : 9 pièces, grille de 3 sur 3
puzzle-four = Difficile : 16 pièces, grille de 4 sur 4
again-puzzle-easy = Encore cette image, 9 pièces, grille de 3 sur 3
again-puzzle-hard = Encore cette image, 16 pièces, grille de 4 sur 4
# A picture with its caption: $name and $caption.
picture-entry = { $name } : { $caption }
    .brief = { $name }
# $name is the name of a file of the player's.
picture-own = { $name }
# A piece, by its number $n, which it keeps for the whole game.
puzzle-piece = Pièce { $n }
# $piece lies in its square: $place, in the form .at.
puzzle-placed = { $piece } : { $place }
# $placed of $count pieces are in their squares.
puzzle-progress = { $placed ->
        [0] { COUNT($count, "pieces") }
       *[other] { NUMBER($placed, gender: "feminine") } sur { NUMBER($count) } en place
    }
# Of so many pieces, $count, the picture is made up.
puzzle-extent = { COUNT($count, "pieces") }
# All pieces are placed: $title is the name of the picture; $mistakes of the $moves moves and more were wrong.
over-puzzle = Terminé : { $title }. { COUNT($moves, "moves") }, { $mistakes ->
        [0] aucune erreur
        [1] une erreur
       *[other] { COUNT($mistakes, "mistakes") }
    }.
# A point of the working area: $x points from the left, $y from the top.
place-point = { COUNT($x, "points") } de la gauche, { NUMBER($y) } du haut
    .at = { $x }, { $y }
    .to = à { $x }, { $y }
    .from = de { $x }, { $y }
puzzle-rearranged = Les pièces sont éparpillées de nouveau.
# Where a piece lies about: $squares are the numbers of the $count squares it covers.
puzzle-where = { $count ->
        [0] sous la grille
        [1] sur { $squares }
        [2] entre { $squares }
       *[other] sur plusieurs cases, { $squares }
    }
# $piece was let go away from its square: $where as above, $point in the form .at.
puzzle-lies = { $piece } : { $where }, au point { $point }.
# Follows it, where the piece covers others: $piece is the uppermost of those.
puzzle-lies-on = Dessous : { $piece }.
# $where as above; $point is a point.
puzzle-at = Posée { $where } : { $point }
# Of a piece that nothing covers: $piece is the uppermost of those it covers.
puzzle-on-top = Dessous : { $piece }
# Of a piece that others cover: $piece is the uppermost of those.
puzzle-under = Recouverte par : { $piece }

## Acts, and what can be asked for.

act-rearrange = Éparpiller de nouveau les pièces
act-solve = Résoudre
act-solve-fast = Résoudre vite
command-rearrange = Éparpiller de nouveau les pièces
    .words = éparpiller, eparpiller
command-describe = Une pièce en détail
    .words = décrire, bords, decrire
command-listen = Écouter une pièce
    .words = écouter, ecouter
command-compare = Comparer deux bords
    .words = comparer
command-match = Pièces qui vont avec un bord
    .words = assortir
command-grid = Lire la grille
    .words = grille, lignes
command-missing = Cases vides
    .words = vides
command-around = Ce qui entoure une case
    .words = autour, voisines
command-fits = Meilleures pièces pour une case
    .words = accord, meilleures
command-picture = Ce que montre l’image
    .words = image
command-drop = Lâcher une pièce en un point
    .words = lâcher, lacher
command-solve = Résoudre
    .words = résoudre, resoudre
command-solve-fast = Résoudre vite
    .words = résoudre vite, resoudre vite, vite, +

## Questions for what is missing. $count is the number of pieces, $squares are the numbers of the empty
## squares, $choices the four sides with their numbers, $least and $most the bounds of a number, and
## $unit how wide and high a square is.

ask-describe-1 = Quelle pièce ? De 1 à { $count }, 0 pour revenir.
ask-listen-1 = Quelle pièce ? De 1 à { $count }, 0 pour revenir.
ask-compare-1 = Quelle pièce ? De 1 à { $count }, 0 pour revenir.
ask-compare-2 = Quel bord ? { $choices }, 0 pour revenir.
ask-compare-3 = Avec quelle pièce ? De 1 à { $count }, 0 pour revenir.
ask-match-1 = Quelle pièce ? De 1 à { $count }, 0 pour revenir.
ask-match-2 = Quel bord ? { $choices }, 0 pour revenir.
ask-around-1 = Quelle case ? { $squares }, 0 pour revenir.
ask-fits-1 = Quelle case ? { $squares }, 0 pour revenir.
ask-drop-1 = Quelle pièce ? De 1 à { $count }, 0 pour revenir.
ask-drop-2 = À combien de points de la gauche ? De { NUMBER($least) } à { $most } ; une case fait { NUMBER($unit) } de large. 0 pour revenir.
ask-drop-3 = À combien de points du haut ? De { NUMBER($least) } à { $most } ; une case fait { NUMBER($unit) } de haut. 0 pour revenir.
side-top = haut
    .words = haut
side-right = droit
    .words = droit, droite
side-bottom = bas
    .words = bas
side-left = gauche
    .words = gauche

## Answers.

# $fit says how well the edge $edge of $piece goes together with the edge $opposite of $other.
puzzle-compared = { $fit } : { $piece }, bord { $edge }, avec { $other }, bord { $opposite }
    .brief = { $fit }
# $count squares are empty; $squares are their numbers.
puzzle-missing = { $count ->
        [1] Une case vide : { $squares }
       *[other] { COUNT($count, "squares") } vides : { $squares }
    }
# Beside an empty square lies $piece; $edge is what the edge of the square has to look like there.
puzzle-neighbour = { $edge } ({ $piece })
# $edges are the sides of a square that lie on the border of the picture.
puzzle-borders = Bords sur le pourtour de l’image : { $edges }
puzzle-alone = Pas encore de pièce à côté de cette case.
# $piece goes together with what lies around a square as $fit says.
puzzle-fit = { $piece } : { $fit }
listen-none = Impossible à écouter ici : pas d’appareil audio.

## Refusals and hints.

puzzle-refused-nothing = Choisir d’abord une pièce.
puzzle-refused-several = Une pièce à la fois.
# There is no piece with the number $n.
puzzle-refused-no-piece = Il n’y a pas de pièce { $n }.
# $piece is in its square already: $place, in the form .at.
puzzle-refused-placed = { $piece } : déjà bien placée, { $place }.
# $place is a square.
puzzle-refused-taken = { $place } : case prise.
# $piece was tried in a wrong square: $place, in the form .at.
puzzle-refused-wrong = { $piece } : revient, ne va pas à la { $place }.
puzzle-refused-same = Une pièce ne peut pas être à côté d’elle-même.
# $piece belongs $place, in the form .to.
puzzle-hint = { $piece } : va { $place }.

## The secret: the four corners, chosen in their order.

secret-shown = Secret trouvé : résoudre et résoudre vite sont maintenant dans le menu du jeu.
secret-hidden = Le secret est de nouveau caché.
solving = Résolution en cours. Plus accélère, toute autre touche arrête.
# Each piece is heard as a sound, without words.
solving-fast = Résolution rapide. Toute touche arrête.
solving-stopped = Arrêt :

## Files, the camera and the drawing.

# $path is the file of a saved puzzle's picture.
puzzle-picture-changed = L’image { $path } n’est plus celle du puzzle enregistré. Le puzzle est gardé et reprendra quand l’ancienne image sera de retour.
# $reason says what is wrong with the file of a saved puzzle's picture.
puzzle-picture-gone = L’image du puzzle enregistré est inutilisable. { $reason } Le puzzle est gardé et reprendra quand l’image sera de retour.
puzzle-none-saved = Il n’y a pas de puzzle enregistré.
puzzle-not-drawn = Impossible de dessiner le puzzle : pas assez de mémoire.
# $path is the file that was written.
puzzle-drawn = Le puzzle est dessiné dans { $path }.
camera-no-program = Pour prendre une photo, installer fswebcam ou ffmpeg.
camera-none = Il n’y a pas de caméra.
camera-failed = La caméra n’a donné aucune image.

## Help.

help-puzzle = Comment jouer au puzzle
help-puzzle-text = Chaque pièce garde son numéro.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-puzzle-typing = La touche t lit l’aspect des pièces. Taper le numéro d’une pièce, puis la case : 23, c’est ligne 2, colonne 3.{ $input ->
        [keys] {""}
       *[lines] {" "}Sans pièce en main, « case 11 » lit une case.
    } X majuscule décrit une pièce avec ses quatre bords, H majuscule la fait entendre : la gauche vient d’abord, le haut est aigu, le clair est fort. C majuscule compare deux bords{ $input ->
        [keys] {""}
       *[lines] , comme « comparer 3 droite 5 »
    } ; 100 pour cent, c’est l’ajustement parfait. E majuscule trouve les trois pièces qui vont le mieux avec un bord{ $input ->
        [keys] {""}
       *[lines] , comme « assortir 2 droite » ; « décrire 2 droite » lit un seul bord
    }. B majuscule dit quelles pièces vont le mieux dans une case vide, A majuscule ce qui l’entoure. G majuscule lit la grille, M majuscule les cases vides, I majuscule ce que montre l’image. { $input ->
        [keys] D majuscule
       *[lines] « lâcher 3 80 80 »
    } lâche une pièce en un point, S majuscule éparpille de nouveau les pièces. Une carte de géographie se dit par ses pays ; X majuscule dit alors ce qui continue au-delà de chaque côté, et en mode apprentissage, la touche i parle des pays.

## Settings.

setting-snap-distance = Distance d’accroche des pièces
setting-snap-distance-help = À combien de points de sa case une pièce lâchée s’accroche encore, dans les nouvelles parties.
