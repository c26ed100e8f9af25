# SPDX-License-Identifier: GPL-3.0-or-later

### The picture puzzle: why a file is no picture, and what a piece looks like.

## Why a picture cannot be used; follows the name of the file.

picture-empty = het bestand is leeg.
picture-unknown-format = dit is geen afbeelding in PNG of JPEG.
# $format is the name of another format.
picture-other-format = dit is een bestand in { $format }; PNG of JPEG is nodig.
picture-broken = de afbeelding is beschadigd of afgebroken.
picture-animated = dit is een bewegende afbeelding; een stilstaande is nodig.
# $least is the least number of points for width and height.
picture-too-small = de afbeelding is te klein; { $least } bij { $least } punten zijn nodig.
# $width and $height are counted in points.
picture-too-large = de afbeelding is te groot: { $width } bij { $height } punten.

## The pictures that come along: their names, and what is to be seen.

picture-name-cat = Kat
picture-name-clown = Clown
picture-name-fruit = Fruitschaal
picture-name-house = Huis
picture-name-spaceship = Ruimteschip
picture-name-sunset = Zonsondergang
picture-caption-cat = Een rode kat zit op een rond blauw kleed, achter haar een raam met de maan, links een bol roze wol en rechts een plant in een pot.
picture-caption-clown = Het gezicht van een clown met een rode neus, een hoge hoed en een strik; het haar is links oranje en rechts groen, met ballonnen en confetti eromheen.
picture-caption-fruit = Een turquoise schaal vol fruit op een gestreepte doek: een meloen, een ananas, bananen, een peer, een sinaasappel, een appel en druiven. Twee kersen en een citroen liggen ervoor.
picture-caption-house = Een huis met een rood dak en een schoorsteen, links de zon, rechts een appelboom; ervoor tulpen, een pad en een vijver met een eend.
picture-caption-spaceship = Een wit ruimteschip met rode vinnen vliegt naar rechtsboven. Eronder de aarde, eromheen een maan, een rode planeet en een planeet met een ring.
picture-caption-sunset = Een zeilboot op zee, daarachter gaat de zon onder, en rechts een eiland met een palmboom.
# $caption stands in a file of the player's.
picture-own-caption = { $caption }

## Colours

colour-black = zwart
colour-dark-grey = donkergrijs
colour-grey = grijs
colour-light-grey = lichtgrijs
colour-white = wit
colour-red = rood
colour-dark-red = donkerrood
colour-orange = oranje
colour-brown = bruin
colour-beige = beige
colour-yellow = geel
colour-light-green = lichtgroen
colour-green = groen
colour-dark-green = donkergroen
colour-turquoise = turquoise
colour-light-blue = lichtblauw
colour-blue = blauw
colour-dark-blue = donkerblauw
colour-violet = paars
colour-pink = roze

## Where in a piece a colour lies.

region-everywhere = overal
region-scattered = hier en daar
region-top = boven
region-bottom = onder
region-left = links
region-right = rechts
region-middle = in het midden
region-top-left = linksboven
region-top-right = rechtsboven
region-bottom-left = linksonder
region-bottom-right = rechtsonder
region-across-middle = horizontaal door het midden
region-down-middle = verticaal door het midden
region-around = rond het midden
region-all-but-top = overal behalve boven
region-all-but-bottom = overal behalve onder
region-all-but-left = overal behalve links
region-all-but-right = overal behalve rechts

## How restless a piece is, and how light.

texture-even = effen
texture-plain = weinig patroon
texture-upright = verticale strepen
texture-level = horizontale strepen
texture-busy = veel details
lightness-very-dark = heel donker
lightness-dark = donker
lightness-medium = gemiddeld licht
lightness-light = licht
lightness-very-light = heel licht

## A piece. $colour and $region are from the lists above.

# $looks is a list: colours with their places, and more where two pieces look alike.
tile = { $looks }
# One colour and where it lies.
# $colour and $region are from the lists above.
tile-patch = { $colour } { $region }
# The same with its share of the piece in $percent.
# $colour and $region are from the lists above.
tile-patch-share = { $colour } { $region } { $percent } procent
# $light and $texture are from the lists above.
tile-mood = { $light }, { $texture }
# $thousandths of the light of white.
tile-light = helderheid { $thousandths } van 1000
# The lightest point, counted from the left and from the top: $across and $down.
tile-lightest = lichtste punt: punt { $across } van links, { $down } van boven
# The darkest point, counted in the same way: $across and $down.
tile-darkest = donkerste punt: punt { $across } van links, { $down } van boven
# A number that tells pieces apart when nothing else does: $mark.
tile-mark = kenmerk { $mark }
# The colours along an edge, left to right or top to bottom. $colours is a list of them, each with
# the tenths of the edge that it takes.
tile-edge-top = Bovenrand: { $colours }
# As above: $colours.
tile-edge-right = Rechterrand: { $colours }
# As above: $colours.
tile-edge-bottom = Onderrand: { $colours }
# As above: $colours.
tile-edge-left = Linkerrand: { $colours }
# One of several colours along an edge: $colour, and the $tenths of the edge that it takes.
edge-run = { $colour } { $tenths ->
        [one] 1 tiende
       *[other] { $tenths } tienden
    }

## How well two edges go together. $word is one of the list, $score goes from 0 to 100.

# $word is from the list below.
fit = { $word }, { $score } van 100
fit-perfect = Past precies
fit-good = Past goed
fit-fair = Past redelijk
fit-poor = Past slecht
fit-none = Past niet

## Maps: their names, and what is to be seen.

map-africa = Afrika
map-asia = Azië
map-balkans = Balkan
map-caribbean = Caraïben
map-central-europe = Midden-Europa
map-europe = Europa
map-middle-east = Midden-Oosten
map-north-america = Noord- en Midden-Amerika
map-oceania = Australië en Oceanië
map-south-america = Zuid-Amerika
map-southeast-asia = Zuidoost-Azië
map-africa-caption = Afrika van de Middellandse Zee tot de Kaap, met Arabië in het noordoosten en Madagaskar in het zuidoosten.
map-asia-caption = Azië van de Noordelijke IJszee tot Indonesië, van de Rode Zee tot Kamtsjatka.
map-balkans-caption = De Balkan van de Donau tot Kreta, met links het zuiden van Italië en rechts het westen van Klein-Azië.
map-caribbean-caption = De Caraïben van Cuba tot Trinidad, met links Midden-Amerika en onderaan het noorden van Zuid-Amerika.
map-central-europe-caption = Midden-Europa van Denemarken tot de Adriatische Zee, van de Rijn tot het westen van Oekraïne.
map-europe-caption = Europa van IJsland tot de Kaukasus, van de Noordkaap tot de kust van Afrika.
map-middle-east-caption = Het Midden-Oosten van Turkije tot Jemen, van de Nijl tot Afghanistan.
map-north-america-caption = Noord- en Midden-Amerika van Alaska tot Panama, met Groenland in de ene hoek en Hawaï in de andere.
map-oceania-caption = Australië, Nieuw-Zeeland en de eilanden van de Stille Oceaan, met Indonesië in het noordwesten.
map-south-america-caption = Zuid-Amerika van Panama tot Kaap Hoorn.
map-southeast-asia-caption = Zuidoost-Azië van Myanmar tot Timor, met de Filipijnen in het oosten.
# Follows the name of a file.
map-broken = de lijst van wat op de kaart ligt, is beschadigd.

## What lies in a piece of a map: "half sea; whole: Portugal; part: Spain and France". $names is a list
## of countries; a name is never inflected, so it stays behind the colon.

# $percent of the piece are sea: 10, 20 and so on; 100 is nearly all, for there is some land.
map-sea = { $percent ->
        [50] half zee
        [100] bijna alles zee
       *[other] { $percent } procent zee
    }
# Countries that lie in this piece and in no other: $names.
map-whole = heel: { $names }
# Countries that lie in other pieces too, or beyond the map: $names.
map-part = deels: { $names }
# Land of no country that is named: territories, and land in dispute.
map-land = ander land
# The same in a piece that is nearly all sea.
map-islands = eilanden
# More countries, after five were named: $names.
map-also-whole = Ook heel: { $names }
# As above: $names.
map-also-part = Ook deels: { $names }
map-also-land = Ook ander land

## What continues beyond a side of a piece. $beyond is a list of countries, or one of the three:
## map-beyond-sea, map-beyond-edge, map-land. .inside is used in the middle of a line.

map-side-top = In het noorden: { $beyond }
    .inside = in het noorden: { $beyond }
map-side-right = In het oosten: { $beyond }
    .inside = in het oosten: { $beyond }
map-side-bottom = In het zuiden: { $beyond }
    .inside = in het zuiden: { $beyond }
map-side-left = In het westen: { $beyond }
    .inside = in het westen: { $beyond }
map-beyond-sea = zee
map-beyond-edge = rand van de kaart

## The game.

game-puzzle = Legpuzzel
objective-puzzle = Een afbeelding is in stukken gesneden. Leg elk stuk in zijn vak.
    .brief = Elk stuk in zijn vak.
choose-motif-puzzle = Legpuzzel: welke afbeelding?
# Three entries of the list of pictures: the maps; the player's own pictures; one that is not listed.
puzzle-maps = Landkaarten
puzzle-own = Je eigen afbeeldingen
puzzle-by-path = Een andere afbeelding, via het pad
puzzle-path-question = Pad van een PNG- of JPEG-bestand, 0 voor terug.
puzzle-by-camera = Een foto maken met de camera
# The entry of the menus that says the text after it.
puzzle-privacy = Wat er met je afbeeldingen gebeurt
puzzle-privacy-text = Je afbeeldingen blijven op deze computer. Het spel leest ze alleen en stuurt ze nergens heen. Een foto van de camera blijft in de afbeeldingenmap van het spel tot je hem verwijdert.
puzzle-three = Makkelijk: 3 bij 3 stukken
puzzle-four = Moeilijk: 4 bij 4 stukken
again-puzzle-easy = Deze afbeelding opnieuw, 3 bij 3 stukken
again-puzzle-hard = Deze afbeelding opnieuw, 4 bij 4 stukken
# A picture with its caption: $name and $caption.
picture-entry = { $name }: { $caption }
    .brief = { $name }
# $name is the name of a file of the player's.
picture-own = { $name }
# A piece, by its number $n, which it keeps for the whole game.
puzzle-piece = Stuk { $n }
# $piece lies in its square: $place, in the form .at.
puzzle-placed = { $piece }: { $place }
# $placed of $count pieces are in their squares.
puzzle-progress = { $placed ->
        [0] Nog geen van de { $count } stukken gelegd
       *[other] { $placed } van de { $count } stukken gelegd
    }
# Of so many pieces, $count, the picture is made up.
puzzle-extent = { $count } stukken
# All pieces are placed: $title is the name of the picture; $mistakes of the $moves moves and more were wrong.
over-puzzle = Opgelost: { $title }. { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    }, { $mistakes ->
        [0] geen fout
        [one] 1 fout
       *[other] { $mistakes } fouten
    }.
# A point of the working area: $x points from the left, $y from the top.
place-point = { $x } van links, { $y } van boven
    .at = { $x }, { $y }
    .to = naar { $x }, { $y }
    .from = van { $x }, { $y }
puzzle-rearranged = De stukken liggen opnieuw verspreid.
# Where a piece lies about: $squares are the numbers of the $count squares it covers.
puzzle-where = { $count ->
        [0] onder het raster
        [1] op vak { $squares }
       *[other] tussen de vakken { $squares }
    }
# $piece was let go away from its square: $where as above, $point in the form .at.
puzzle-lies = { $piece } ligt { $where }, bij { $point }.
# Follows it, where the piece covers others: $piece is the uppermost of those.
puzzle-lies-on = Het ligt op { $piece }.
# $where as above; $point is a point.
puzzle-at = Ligt { $where }: { $point }
# Of a piece that nothing covers: $piece is the uppermost of those it covers.
puzzle-on-top = Op { $piece }
# Of a piece that others cover: $piece is the uppermost of those.
puzzle-under = Onder { $piece }

## Acts, and what can be asked for.

act-rearrange = De stukken opnieuw verspreiden
act-solve = Oplossen
act-solve-fast = Snel oplossen
command-rearrange = De stukken opnieuw verspreiden
    .words = verspreid, verspreiden
command-describe = Een stuk volledig
    .words = beschrijf, randen
command-listen = Naar een stuk luisteren
    .words = luister
command-compare = Twee randen vergelijken
    .words = vergelijk
command-match = Stukken die aan een rand passen
    .words = aansluiten
command-grid = Het raster voorlezen
    .words = raster, rijen
command-missing = Lege vakken
    .words = leeg, lege
command-around = Wat rond een vak ligt
    .words = rond, buren
command-fits = Wat het best in een vak past
    .words = past, beste
command-picture = Wat de afbeelding toont
    .words = afbeelding, plaatje
command-drop = Een stuk op een punt loslaten
    .words = loslaten
command-solve = Oplossen
    .words = oplossen
command-solve-fast = Snel oplossen
    .words = snel oplossen, snel, +

## Questions for what is missing. $count is the number of pieces, $squares are the numbers of the empty
## squares, $choices the four sides with their numbers, $least and $most the bounds of a number, and
## $unit how wide and high a square is.

ask-describe-1 = Welk stuk? 1 t/m { $count }, 0 voor terug.
ask-listen-1 = Welk stuk? 1 t/m { $count }, 0 voor terug.
ask-compare-1 = Welk stuk? 1 t/m { $count }, 0 voor terug.
ask-compare-2 = Welke rand? { $choices }, 0 voor terug.
ask-compare-3 = Met welk stuk? 1 t/m { $count }, 0 voor terug.
ask-match-1 = Welk stuk? 1 t/m { $count }, 0 voor terug.
ask-match-2 = Welke rand? { $choices }, 0 voor terug.
ask-around-1 = Welk vak? { $squares }, 0 voor terug.
ask-fits-1 = Welk vak? { $squares }, 0 voor terug.
ask-drop-1 = Welk stuk? 1 t/m { $count }, 0 voor terug.
ask-drop-2 = Hoe ver van links? { $least } t/m { $most }; een vak is { $unit } breed. 0 voor terug.
ask-drop-3 = Hoe ver van boven? { $least } t/m { $most }; een vak is { $unit } hoog. 0 voor terug.
side-top = boven
    .words = boven
side-right = rechts
    .words = rechts
side-bottom = onder
    .words = onder
side-left = links
    .words = links

## Answers.

# $fit says how well the edge $edge of $piece goes together with the edge $opposite of $other.
puzzle-compared = { $fit }: { $piece }, { $edge }, tegen { $other }, { $opposite }
    .brief = { $fit }
# $count squares are empty; $squares are their numbers.
puzzle-missing = { $count ->
        [one] 1 leeg vak: { $squares }
       *[other] { $count } lege vakken: { $squares }
    }
# Beside an empty square lies $piece; $edge is what the edge of the square has to look like there.
puzzle-neighbour = { $edge } ({ $piece })
# $edges are the sides of a square that lie on the border of the picture.
puzzle-borders = Buitenrand: { $edges }
puzzle-alone = Naast dit vak ligt nog geen stuk.
# $piece goes together with what lies around a square as $fit says.
puzzle-fit = { $piece }: { $fit }
listen-none = Dit is hier niet te horen: er is geen geluidsapparaat.

## Refusals and hints.

puzzle-refused-nothing = Kies eerst een stuk.
puzzle-refused-several = Eén stuk tegelijk.
# There is no piece with the number $n.
puzzle-refused-no-piece = Er is geen stuk { $n }.
# $piece is in its square already: $place, in the form .at.
puzzle-refused-placed = { $piece } ligt al goed: { $place }.
# $place is a square.
puzzle-refused-taken = { $place } is bezet.
# $piece was tried in a wrong square: $place, in the form .at.
puzzle-refused-wrong = { $piece } gaat terug, het hoort niet in { $place }.
puzzle-refused-same = Een stuk kan niet naast zichzelf liggen.
# $piece belongs $place, in the form .to.
puzzle-hint = { $piece } moet { $place }.

## The secret: the four corners, chosen in their order.

secret-shown = Je kent het geheim: oplossen en snel oplossen staan nu in het spelmenu.
secret-hidden = Het geheim is weer verborgen.
solving = Bezig met oplossen. Met plus gaat het sneller, al het andere stopt het.
# Each piece is heard as a sound, without words.
solving-fast = Bezig met snel oplossen. Elke toets stopt het.
solving-stopped = Gestopt:

## Files, the camera and the drawing.

# $path is the file of a saved puzzle's picture.
puzzle-picture-changed = De afbeelding { $path } is niet meer die van de opgeslagen puzzel. De puzzel blijft bewaard en gaat verder zodra de oude afbeelding terug is.
# $reason says what is wrong with the file of a saved puzzle's picture.
puzzle-picture-gone = De afbeelding van de opgeslagen puzzel is niet te gebruiken. { $reason } De puzzel blijft bewaard en gaat verder zodra de afbeelding terug is.
puzzle-none-saved = Er is geen opgeslagen puzzel.
puzzle-not-drawn = De puzzel kan niet worden getekend: te weinig geheugen.
# $path is the file that was written.
puzzle-drawn = De puzzel is getekend in { $path }.
camera-no-program = Installeer fswebcam of ffmpeg om een foto te maken.
camera-none = Er is geen camera.
camera-failed = De camera leverde geen foto.

## Help.

help-puzzle = Zo speel je de legpuzzel
help-puzzle-text = Elk stuk heeft een nummer en houdt dat.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-puzzle-typing = t leest hoe de stukken eruitzien. Typ het nummer van een stuk, dan het vak: 23 is rij 2, kolom 3.{ $input ->
        [keys] {""}
       *[lines] {" "}Zonder stuk in je hand leest ‘vak 11’ een vak.
    } Hoofdletter X beschrijft een stuk met zijn vier randen, hoofdletter H speelt het af: links komt eerst, boven klinkt hoog, licht klinkt hard. Hoofdletter C vergelijkt twee randen{ $input ->
        [keys] {""}
       *[lines] , zoals ‘vergelijk 3 rechts 5’
    }; 100 past precies. Hoofdletter E vindt de drie stukken die het best aan een rand passen{ $input ->
        [keys] {""}
       *[lines] , zoals ‘aansluiten 2 rechts’; ‘beschrijf 2 rechts’ leest één rand
    }. Hoofdletter B zegt welke stukken het best in een leeg vak passen, hoofdletter A wat eromheen ligt. Hoofdletter G leest het raster, hoofdletter M de lege vakken, hoofdletter I wat de afbeelding toont. { $input ->
        [keys] Hoofdletter D
       *[lines] ‘loslaten 3 80 80’
    } laat een stuk los op een punt, hoofdletter S verspreidt de stukken opnieuw. Bij een landkaart hoor je de landen; hoofdletter X zegt dan wat aan elke kant verdergaat, en in de leermodus vertelt de toets i over de landen.

## Settings.

setting-snap-distance = Vastklikafstand van puzzelstukken
setting-snap-distance-help = Hoe ver van zijn vak, in punten, een losgelaten stuk nog vastklikt, in nieuwe spellen.
