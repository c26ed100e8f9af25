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
tile-lightest = lightest point { $across } from the left, { $down } from the top
# The darkest point, counted in the same way: $across and $down.
tile-darkest = darkest point { $across } from the left, { $down } from the top
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
edge-run = { $colour } { $tenths }

## How well two edges go together. $word is one of the list, $score goes from 0 to 100.

# $word is from the list below.
fit = { $word }, { $score }
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

# Two of the parts below, or more: $first may be two of them already, $then is the next.
map-joined = { $first }; { $then }
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
