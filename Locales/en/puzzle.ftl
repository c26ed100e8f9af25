# SPDX-License-Identifier: GPL-3.0-or-later

### The picture puzzle: why a file is no picture, and what a piece looks like.

## Why a picture cannot be used; follows the name of the file.

picture-empty = the file is empty.
picture-unknown-format = this is no picture in PNG or JPEG format.
# $format is the name of another format.
picture-other-format = this is a { $format } file; PNG or JPEG is needed.
picture-broken = the picture is broken or cut short.
picture-animated = this is an animated picture; one that stands still is needed.
# $least is the least number of points for width and height.
picture-too-small = the picture is too small; { $least } by { $least } points are needed.
# $width and $height are counted in points.
picture-too-large = the picture is too large: { $width } by { $height } points.

## The pictures that come along: their names, and what is to be seen.

picture-name-cat = Cat
picture-name-clown = Clown
picture-name-fruit = Fruit bowl
picture-name-house = House
picture-name-spaceship = Spaceship
picture-name-sunset = Sunset
picture-caption-cat = A ginger cat sits on a round blue rug, a window with the moon behind it, a ball of pink wool to the left and a pot plant to the right.
picture-caption-clown = The face of a clown with a red nose, a tall hat and a bow tie; the hair is orange on the left and green on the right, with balloons and confetti around.
picture-caption-fruit = A turquoise bowl full of fruit on a striped cloth: a melon, a pineapple, bananas, a pear, an orange, an apple and grapes. Two cherries and a lemon lie in front.
picture-caption-house = A house with a red roof and a chimney, the sun to the left, an apple tree to the right; in front tulips, a path and a pond with a duck.
picture-caption-spaceship = A white spaceship with red fins flies up to the right. Below it the earth, around it a moon, a red planet and a planet with a ring.
picture-caption-sunset = A sailing boat on the sea, the sun going down behind it, and an island with a palm tree to the right.
# $caption stands in a file of the player's.
picture-own-caption = { $caption }

## Colours

colour-black = black
colour-dark-grey = dark grey
colour-grey = grey
colour-light-grey = light grey
colour-white = white
colour-red = red
colour-dark-red = dark red
colour-orange = orange
colour-brown = brown
colour-beige = beige
colour-yellow = yellow
colour-light-green = light green
colour-green = green
colour-dark-green = dark green
colour-turquoise = turquoise
colour-light-blue = light blue
colour-blue = blue
colour-dark-blue = dark blue
colour-violet = violet
colour-pink = pink

## Where in a piece a colour lies.

region-everywhere = all over
region-scattered = here and there
region-top = top
region-bottom = bottom
region-left = left
region-right = right
region-middle = middle
region-top-left = top left
region-top-right = top right
region-bottom-left = bottom left
region-bottom-right = bottom right
region-across-middle = across the middle
region-down-middle = down the middle
region-around = around the middle
region-all-but-top = all but the top
region-all-but-bottom = all but the bottom
region-all-but-left = all but the left
region-all-but-right = all but the right

## How restless a piece is, and how light.

texture-even = even
texture-plain = calm
texture-upright = upright stripes
texture-level = level stripes
texture-busy = busy
lightness-very-dark = very dark
lightness-dark = dark
lightness-medium = medium light
lightness-light = light
lightness-very-light = very light

## A piece. $colour and $region are from the lists above.

# $looks is a list: colours with their places, and more where two pieces look alike.
tile = { $looks }
# One colour and where it lies.
# $colour and $region are from the lists above.
tile-patch = { $colour } { $region }
# The same with its share of the piece in $percent.
# $colour and $region are from the lists above.
tile-patch-share = { $colour } { $region } { $percent } percent
# $light and $texture are from the lists above.
tile-mood = { $light }, { $texture }
# $thousandths of the light of white.
tile-light = lightness { $thousandths } of 1000
# The lightest point, counted from the left and from the top: $across and $down.
tile-lightest = lightest point: { $across } from the left, { $down } from the top
# The darkest point, counted in the same way: $across and $down.
tile-darkest = darkest point: { $across } from the left, { $down } from the top
# A number that tells pieces apart when nothing else does: $mark.
tile-mark = mark { $mark }
# The colours along an edge, left to right or top to bottom. $colours is a list of them, each with
# the tenths of the edge that it takes.
tile-edge-top = Top edge: { $colours }
# As above: $colours.
tile-edge-right = Right edge: { $colours }
# As above: $colours.
tile-edge-bottom = Bottom edge: { $colours }
# As above: $colours.
tile-edge-left = Left edge: { $colours }
# One of several colours along an edge: $colour, and the $tenths of the edge that it takes.
edge-run = { $colour } { $tenths ->
        [one] 1 tenth
       *[other] { $tenths } tenths
    }

## How well two edges go together. $word is one of the list, $score goes from 0 to 100.

# $word is from the list below.
fit = { $word }, { $score } of 100
fit-perfect = Perfect fit
fit-good = Good fit
fit-fair = Fair fit
fit-poor = Poor fit
fit-none = No fit

## Maps: their names, and what is to be seen.

map-africa = Africa
map-asia = Asia
map-balkans = Balkans
map-caribbean = Caribbean
map-central-europe = Central Europe
map-europe = Europe
map-middle-east = Middle East
map-north-america = North and Central America
map-oceania = Australia and Oceania
map-south-america = South America
map-southeast-asia = Southeast Asia
map-africa-caption = Africa from the Mediterranean to the Cape, with Arabia to the north-east and Madagascar to the south-east.
map-asia-caption = Asia from the Arctic Ocean to Indonesia, from the Red Sea to Kamchatka.
map-balkans-caption = The Balkans from the Danube to Crete, with the south of Italy on the left and the west of Asia Minor on the right.
map-caribbean-caption = The Caribbean from Cuba to Trinidad, with Central America on the left and the north of South America below.
map-central-europe-caption = Central Europe from Denmark to the Adriatic, from the Rhine to western Ukraine.
map-europe-caption = Europe from Iceland to the Caucasus, from the North Cape to the coast of Africa.
map-middle-east-caption = The Middle East from Turkey to Yemen, from the Nile to Afghanistan.
map-north-america-caption = North and Central America from Alaska to Panama, with Greenland in one corner and Hawaii in another.
map-oceania-caption = Australia, New Zealand and the islands of the Pacific, with Indonesia to the north-west.
map-south-america-caption = South America from Panama to Cape Horn.
map-southeast-asia-caption = Southeast Asia from Myanmar to Timor, with the Philippines to the east.
# Follows the name of a file.
map-broken = the list of what lies on the map is damaged.

## What lies in a piece of a map: "half sea; whole: Portugal; part: Spain and France". $names is a list
## of countries; a name is never inflected, so it stays behind the colon.

# $percent of the piece are sea: 10, 20 and so on; 100 is nearly all, for there is some land.
map-sea = { $percent ->
        [50] half sea
        [100] nearly all sea
       *[other] { $percent } percent sea
    }
# Countries that lie in this piece and in no other: $names.
map-whole = whole: { $names }
# Countries that lie in other pieces too, or beyond the map: $names.
map-part = part: { $names }
# Land of no country that is named: territories, and land in dispute.
map-land = other land
# The same in a piece that is nearly all sea.
map-islands = islands
# More countries, after five were named: $names.
map-also-whole = Also whole: { $names }
# As above: $names.
map-also-part = Also part: { $names }
map-also-land = Other land as well

## What continues beyond a side of a piece. $beyond is a list of countries, or one of the three:
## map-beyond-sea, map-beyond-edge, map-land. .inside is used in the middle of a line.

map-side-top = To the north: { $beyond }
    .inside = to the north: { $beyond }
map-side-right = To the east: { $beyond }
    .inside = to the east: { $beyond }
map-side-bottom = To the south: { $beyond }
    .inside = to the south: { $beyond }
map-side-left = To the west: { $beyond }
    .inside = to the west: { $beyond }
map-beyond-sea = sea
map-beyond-edge = edge of the map

## The game.

game-puzzle = Picture puzzle
objective-puzzle = A picture is cut into pieces. Put each into its square.
    .brief = Each piece into its square.
choose-motif-puzzle = Picture puzzle: which picture?
# Three entries of the list of pictures: the maps; the player's own pictures; one that is not listed.
puzzle-maps = Maps
puzzle-own = Your own pictures
puzzle-by-path = Another picture, by its path
puzzle-path-question = Path of a PNG or JPEG file, or 0 to go back.
puzzle-by-camera = Take a picture with the camera
# The entry of the menus that says the text after it.
puzzle-privacy = What becomes of your pictures
puzzle-privacy-text = Your pictures stay on this machine. The game only reads them and sends them nowhere. A picture taken with the camera is kept in the game’s folder of pictures until you delete it.
puzzle-three = Easy: 3 by 3 pieces
puzzle-four = Hard: 4 by 4 pieces
again-puzzle-easy = This picture again, 3 by 3 pieces
again-puzzle-hard = This picture again, 4 by 4 pieces
# A picture with its caption: $name and $caption.
picture-entry = { $name }: { $caption }
    .brief = { $name }
# $name is the name of a file of the player's.
picture-own = { $name }
# A piece, by its number $n, which it keeps for the whole game.
puzzle-piece = Piece { $n }
# $piece lies in its square: $place, in the form .at.
puzzle-placed = { $piece }: { $place }
# $placed of $count pieces are in their squares.
puzzle-progress = { $placed } of { $count } pieces placed
# Of so many pieces, $count, the picture is made up.
puzzle-extent = { $count } pieces
# All pieces are placed: $title is the name of the picture; $mistakes of the $moves moves and more were wrong.
over-puzzle = Solved: { $title }. { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, { $mistakes ->
        [0] no mistake
        [one] 1 mistake
       *[other] { $mistakes } mistakes
    }.
# A point of the working area: $x points from the left, $y from the top.
place-point = { $x } from the left, { $y } from the top
    .at = { $x }, { $y }
    .to = to { $x }, { $y }
    .from = from { $x }, { $y }
puzzle-rearranged = The pieces are scattered anew.
# Where a piece lies about: $squares are the numbers of the $count squares it covers.
puzzle-where = { $count ->
        [0] below the grid
        [1] on { $squares }
        [2] between { $squares }
       *[other] among { $squares }
    }
# $piece was let go away from its square: $where as above, $point in the form .at.
puzzle-lies = { $piece } lies { $where }, at { $point }.
# Follows it, where the piece covers others: $piece is the uppermost of those.
puzzle-lies-on = It lies on top of { $piece }.
# $where as above; $point is a point.
puzzle-at = Lies { $where }: { $point }
# Of a piece that nothing covers: $piece is the uppermost of those it covers.
puzzle-on-top = On top of { $piece }
# Of a piece that others cover: $piece is the uppermost of those.
puzzle-under = Under { $piece }

## Acts, and what can be asked for.

act-rearrange = Scatter the pieces anew
act-solve = Solve
act-solve-fast = Solve fast
command-rearrange = Scatter the pieces anew
    .words = rearrange, scatter
command-describe = A piece in full
    .words = describe, edges
command-listen = Listen to a piece
    .words = listen, hear
command-compare = Compare two edges
    .words = compare
command-match = Pieces that match an edge
    .words = match
command-grid = Read the grid
    .words = grid, rows
command-missing = Empty squares
    .words = missing, empty
command-around = What lies around a square
    .words = around, neighbours
command-fits = Best fits for a square
    .words = fits, fit, best
command-picture = What the picture shows
    .words = picture, caption
command-drop = Drop a piece at a point
    .words = drop
command-solve = Solve
    .words = solve
command-solve-fast = Solve fast
    .words = solve fast, fast, +

## Questions for what is missing. $count is the number of pieces, $squares are the numbers of the empty
## squares, $choices the four sides with their numbers, $least and $most the bounds of a number, and
## $unit how wide and high a square is.

ask-describe-1 = Which piece? 1 to { $count }, 0 to go back.
ask-listen-1 = Which piece? 1 to { $count }, 0 to go back.
ask-compare-1 = Which piece? 1 to { $count }, 0 to go back.
ask-compare-2 = Which edge? { $choices }, 0 to go back.
ask-compare-3 = Against which piece? 1 to { $count }, 0 to go back.
ask-match-1 = Which piece? 1 to { $count }, 0 to go back.
ask-match-2 = Which edge? { $choices }, 0 to go back.
ask-around-1 = Which square? { $squares }, 0 to go back.
ask-fits-1 = Which square? { $squares }, 0 to go back.
ask-drop-1 = Which piece? 1 to { $count }, 0 to go back.
ask-drop-2 = How far from the left? { $least } to { $most }; a square is { $unit } wide. 0 to go back.
ask-drop-3 = How far from the top? { $least } to { $most }; a square is { $unit } high. 0 to go back.
side-top = top
    .words = top
side-right = right
    .words = right
side-bottom = bottom
    .words = bottom
side-left = left
    .words = left

## Answers.

# $fit says how well the edge $edge of $piece goes together with the edge $opposite of $other.
puzzle-compared = { $fit }: { $piece }, { $edge }, against { $other }, { $opposite }
    .brief = { $fit }
# $count squares are empty; $squares are their numbers.
puzzle-missing = { $count ->
        [one] 1 empty square: { $squares }
       *[other] { $count } empty squares: { $squares }
    }
# Beside an empty square lies $piece; $edge is what the edge of the square has to look like there.
puzzle-neighbour = { $edge } ({ $piece })
# $edges are the sides of a square that lie on the border of the picture.
puzzle-borders = Border of the picture: { $edges }
puzzle-alone = No piece lies beside this square yet.
# $piece goes together with what lies around a square as $fit says.
puzzle-fit = { $piece }: { $fit }
listen-none = This cannot be heard here: there is no sound device.

## Refusals and hints.

puzzle-refused-nothing = Choose a piece first.
puzzle-refused-several = One piece at a time.
# There is no piece with the number $n.
puzzle-refused-no-piece = There is no piece { $n }.
# $piece is in its square already: $place, in the form .at.
puzzle-refused-placed = { $piece } is right already: { $place }.
# $place is a square.
puzzle-refused-taken = { $place } is taken.
# $piece was tried in a wrong square: $place, in the form .at.
puzzle-refused-wrong = { $piece } goes back: it does not belong in { $place }.
puzzle-refused-same = A piece cannot lie beside itself.
# $piece belongs $place, in the form .to.
puzzle-hint = { $piece } goes { $place }.

## The secret: the four corners, chosen in their order.

secret-shown = You know the secret: solve and solve fast are in the game menu now.
secret-hidden = The secret is hidden again.
solving = Solving. Plus goes faster, anything else stops.
# Each piece is heard as a sound, without words.
solving-fast = Solving fast. Anything stops it.
solving-stopped = Stopped:

## Files, the camera and the drawing.

# $path is the file of a saved puzzle's picture.
puzzle-picture-changed = The picture { $path } is no longer the one of the saved puzzle. The puzzle is kept and goes on once the old picture is back.
# $reason says what is wrong with the file of a saved puzzle's picture.
puzzle-picture-gone = The picture of the saved puzzle cannot be used. { $reason } The puzzle is kept and goes on once the picture is back.
puzzle-none-saved = There is no saved puzzle.
puzzle-not-drawn = The puzzle cannot be drawn: not enough memory.
# $path is the file that was written.
puzzle-drawn = The puzzle is drawn in { $path }.
camera-no-program = To take a picture, install fswebcam or ffmpeg.
camera-none = There is no camera.
camera-failed = The camera gave no picture.

## Help.

help-puzzle = How to play the picture puzzle
help-puzzle-text = Each piece has a number, which it keeps.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-puzzle-typing = t reads what the pieces look like. Type the number of a piece, then the square: 23 is row 2, column 3.{ $input ->
        [keys] {""}
       *[lines] {" "}With no piece in hand, “square 11” reads a square.
    } Capital X describes a piece with its four edges, capital H plays it: left comes first, high is high, light is loud. Capital C compares two edges{ $input ->
        [keys] {""}
       *[lines] , as in “compare 3 right 5”
    }; 100 is a perfect fit. Capital E finds the three pieces that match an edge best{ $input ->
        [keys] {""}
       *[lines] , as in “match 2 right”; “describe 2 right” reads one edge
    }. Capital B tells which pieces fit an empty square best, capital A what lies around it. Capital G reads the grid, capital M the empty squares, capital I what the picture shows. { $input ->
        [keys] Capital D
       *[lines] “drop 3 80 80”
    } lets a piece go at a point, capital S scatters the pieces anew. A map is told by its countries; capital X then tells what continues beyond each side, and in learner mode i tells about the countries.

## Settings.

setting-snap-distance = Snapping distance of puzzle pieces
setting-snap-distance-help = How far from its square, in points, a dropped piece still snaps in, in new games.
