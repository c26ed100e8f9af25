# SPDX-License-Identifier: GPL-3.0-or-later

### The picture puzzle: why a file is no picture, and what a piece looks like.

## Why a picture cannot be used; follows the name of the file.

picture-empty = Die Datei ist leer.
picture-unknown-format = Das ist kein Bild im Format PNG oder JPEG.
# $format is the name of another format.
picture-other-format = Das ist eine Datei im Format { $format }; gebraucht wird PNG oder JPEG.
picture-broken = Das Bild ist beschädigt oder unvollständig.
picture-animated = Das Bild ist animiert; gebraucht wird ein unbewegtes.
# $least is the least number of points for width and height.
picture-too-small = Das Bild ist zu klein; mindestens { NUMBER($least) } mal { NUMBER($least) } Punkte sind nötig.
# $width and $height are counted in points.
picture-too-large = Das Bild ist zu groß: { $width } mal { $height } Punkte.

## The pictures that come along: their names, and what is to be seen.

picture-name-cat = Katze
picture-name-clown = Clown
picture-name-fruit = Obstschale
picture-name-house = Haus
picture-name-spaceship = Raumschiff
picture-name-sunset = Sonnenuntergang
picture-caption-cat = Eine orangefarbene Katze sitzt auf einem runden blauen Teppich, hinter ihr ein Fenster mit dem Mond, links ein rosa Wollknäuel, rechts eine Topfpflanze.
picture-caption-clown = Das Gesicht eines Clowns mit roter Nase, hohem Hut und Fliege; das Haar ist links orange und rechts grün, ringsum Luftballons und Konfetti.
picture-caption-fruit = Eine türkise Schale voller Obst auf einem gestreiften Tuch: Melone, Ananas, Bananen, Birne, Orange, Apfel und Trauben. Davor liegen zwei Kirschen und eine Zitrone.
picture-caption-house = Ein Haus mit rotem Dach und Schornstein, links die Sonne, rechts ein Apfelbaum; davor Tulpen, ein Weg und ein Teich mit einer Ente.
picture-caption-spaceship = Ein weißes Raumschiff mit roten Flossen fliegt nach rechts oben. Unter ihm die Erde, ringsum ein Mond, ein roter Planet und ein Planet mit Ring.
picture-caption-sunset = Ein Segelboot auf dem Meer, dahinter die untergehende Sonne, rechts eine Insel mit einer Palme.
# $caption stands in a file of the player's.
picture-own-caption = { $caption }

## Colours

colour-black = schwarz
colour-dark-grey = dunkelgrau
colour-grey = grau
colour-light-grey = hellgrau
colour-white = weiß
colour-red = rot
colour-dark-red = dunkelrot
colour-orange = orange
colour-brown = braun
colour-beige = beige
colour-yellow = gelb
colour-light-green = hellgrün
colour-green = grün
colour-dark-green = dunkelgrün
colour-turquoise = türkis
colour-light-blue = hellblau
colour-blue = blau
colour-dark-blue = dunkelblau
colour-violet = violett
colour-pink = rosa

## Where in a piece a colour lies.

region-everywhere = überall
region-scattered = hier und da
region-top = oben
region-bottom = unten
region-left = links
region-right = rechts
region-middle = in der Mitte
region-top-left = oben links
region-top-right = oben rechts
region-bottom-left = unten links
region-bottom-right = unten rechts
region-across-middle = quer durch die Mitte
region-down-middle = senkrecht durch die Mitte
region-around = rings um die Mitte
region-all-but-top = überall außer oben
region-all-but-bottom = überall außer unten
region-all-but-left = überall außer links
region-all-but-right = überall außer rechts

## How restless a piece is, and how light.

texture-even = glatte Fläche
texture-plain = wenig Muster
texture-upright = senkrechte Streifen
texture-level = waagerechte Streifen
texture-busy = viele Einzelheiten
lightness-very-dark = sehr dunkel
lightness-dark = dunkel
lightness-medium = mittelhell
lightness-light = hell
lightness-very-light = sehr hell

## A piece. $colour and $region are from the lists above.

# $looks is a list: colours with their places, and more where two pieces look alike.
tile = { $looks }
# One colour and where it lies.
# $colour and $region are from the lists above.
tile-patch = { $colour } { $region }
# The same with its share of the piece in $percent.
# $colour and $region are from the lists above.
tile-patch-share = { $colour } { $region } { NUMBER($percent) } Prozent
# $light and $texture are from the lists above.
tile-mood = { $light }, { $texture }
# $thousandths of the light of white.
tile-light = Helligkeit { NUMBER($thousandths) } von 1000
# The lightest point, counted from the left and from the top: $across and $down.
tile-lightest = hellster Punkt: Punkt { NUMBER($across) } von links, { NUMBER($down) } von oben
# The darkest point, counted in the same way: $across and $down.
tile-darkest = dunkelster Punkt: Punkt { NUMBER($across) } von links, { NUMBER($down) } von oben
# A number that tells pieces apart when nothing else does: $mark.
tile-mark = Kennzahl { $mark }
# The colours along an edge, left to right or top to bottom. $colours is a list of them, each with
# the tenths of the edge that it takes.
tile-edge-top = Oberer Rand: { $colours }
# As above: $colours.
tile-edge-right = Rechter Rand: { $colours }
# As above: $colours.
tile-edge-bottom = Unterer Rand: { $colours }
# As above: $colours.
tile-edge-left = Linker Rand: { $colours }
# One of several colours along an edge: $colour, and the $tenths of the edge that it takes.
edge-run = { $colour } { NUMBER($tenths, gender: "neuter") } Zehntel

## How well two edges go together. $word is one of the list, $score goes from 0 to 100.

# $word is from the list below.
fit = { $word }, { NUMBER($score) } von 100
fit-perfect = Passt genau
fit-good = Passt gut
fit-fair = Passt einigermaßen
fit-poor = Passt schlecht
fit-none = Passt nicht

## Maps: their names, and what is to be seen.

map-africa = Afrika
map-asia = Asien
map-balkans = Balkan
map-caribbean = Karibik
map-central-europe = Mitteleuropa
map-europe = Europa
map-middle-east = Naher Osten
map-north-america = Nord- und Mittelamerika
map-oceania = Australien und Ozeanien
map-south-america = Südamerika
map-southeast-asia = Südostasien
map-africa-caption = Afrika vom Mittelmeer bis zum Kap, im Nordosten Arabien, im Südosten Madagaskar.
map-asia-caption = Asien vom Nordpolarmeer bis Indonesien, vom Roten Meer bis Kamtschatka.
map-balkans-caption = Der Balkan von der Donau bis Kreta, links der Süden Italiens, rechts der Westen Kleinasiens.
map-caribbean-caption = Die Karibik von Kuba bis Trinidad, links Mittelamerika, unten der Norden Südamerikas.
map-central-europe-caption = Mitteleuropa von Dänemark bis zur Adria, vom Rhein bis in die westliche Ukraine.
map-europe-caption = Europa von Island bis zum Kaukasus, vom Nordkap bis zur Küste Afrikas.
map-middle-east-caption = Der Nahe Osten von der Türkei bis zum Jemen, vom Nil bis Afghanistan.
map-north-america-caption = Nord- und Mittelamerika von Alaska bis Panama, in einer Ecke Grönland, in einer anderen Hawaii.
map-oceania-caption = Australien, Neuseeland und die Inseln des Pazifiks, im Nordwesten Indonesien.
map-south-america-caption = Südamerika von Panama bis Kap Hoorn.
map-southeast-asia-caption = Südostasien von Myanmar bis Timor, im Osten die Philippinen.
# Follows the name of a file.
map-broken = Das Verzeichnis der Karte ist beschädigt.

## What lies in a piece of a map: "half sea; whole: Portugal; part: Spain and France". $names is a list
## of countries; a name is never inflected, so it stays behind the colon.

# $percent of the piece are sea: 10, 20 and so on; 100 is nearly all, for there is some land.
map-sea = { $percent ->
        [50] halb Meer
        [100] fast nur Meer
       *[other] { NUMBER($percent) } Prozent Meer
    }
# Countries that lie in this piece and in no other: $names.
map-whole = ganz: { $names }
# Countries that lie in other pieces too, or beyond the map: $names.
map-part = teilweise: { $names }
# Land of no country that is named: territories, and land in dispute.
map-land = weiteres Land
# The same in a piece that is nearly all sea.
map-islands = Inseln
# More countries, after five were named: $names.
map-also-whole = Außerdem ganz: { $names }
# As above: $names.
map-also-part = Außerdem teilweise: { $names }
map-also-land = Außerdem weitere Landflächen

## What continues beyond a side of a piece. $beyond is a list of countries, or one of the three:
## map-beyond-sea, map-beyond-edge, map-land. .inside is used in the middle of a line.

map-side-top = Im Norden: { $beyond }
    .inside = im Norden: { $beyond }
map-side-right = Im Osten: { $beyond }
    .inside = im Osten: { $beyond }
map-side-bottom = Im Süden: { $beyond }
    .inside = im Süden: { $beyond }
map-side-left = Im Westen: { $beyond }
    .inside = im Westen: { $beyond }
map-beyond-sea = Meer
map-beyond-edge = Kartenrand

## The game.

game-puzzle = Bilderpuzzle
objective-puzzle = Ein Bild ist in Teile zerschnitten. Bringe jedes auf sein Feld.
    .brief = Jedes Teil auf sein Feld.
choose-motif-puzzle = Bilderpuzzle: welches Bild?
# Three entries of the list of pictures: the maps; the player's own pictures; one that is not listed.
puzzle-maps = Landkarten
puzzle-own = Eigene Bilder
puzzle-by-path = Ein anderes Bild nach seinem Pfad
puzzle-path-question = Pfad einer PNG- oder JPEG-Datei, oder 0 für zurück.
puzzle-by-camera = Ein Bild mit der Kamera aufnehmen
# The entry of the menus that says the text after it.
puzzle-privacy = Was mit deinen Bildern geschieht
puzzle-privacy-text = Deine Bilder bleiben auf diesem Rechner. Das Spiel liest sie nur und schickt sie nirgendwohin. Ein Bild der Kamera bleibt im Bilderordner des Spiels, bis du es löschst.
puzzle-three = Leicht: 3 mal 3 Teile
puzzle-four = Schwer: 4 mal 4 Teile
again-puzzle-easy = Dieses Bild noch einmal, 3 mal 3 Teile
again-puzzle-hard = Dieses Bild noch einmal, 4 mal 4 Teile
# A picture with its caption: $name and $caption.
picture-entry = { $name }: { $caption }
    .brief = { $name }
# $name is the name of a file of the player's.
picture-own = { $name }
# A piece, by its number $n, which it keeps for the whole game.
puzzle-piece = Teil { $n }
# $piece lies in its square: $place, in the form .at.
puzzle-placed = { $piece }: { $place }
# $placed of $count pieces are in their squares.
puzzle-progress = { $placed ->
        [0] Noch keins von { COUNT($count, "pieces", case: "dative") } gelegt
       *[other] { NUMBER($placed) } von { COUNT($count, "pieces", case: "dative") } gelegt
    }
# Of so many pieces, $count, the picture is made up.
puzzle-extent = { COUNT($count, "pieces") }
# All pieces are placed: $title is the name of the picture; $mistakes of the $moves moves and more were wrong.
over-puzzle = Gelöst: { $title }. { COUNT($moves, "moves") }, { $mistakes ->
        [0] kein Fehler
       *[other] { COUNT($mistakes, "mistakes") }
    }.
# A point of the working area: $x points from the left, $y from the top.
place-point = { NUMBER($x) } von links, { NUMBER($y) } von oben
    .at = { $x }, { $y }
    .to = nach { $x }, { $y }
    .from = von { $x }, { $y }
puzzle-rearranged = Die Teile sind neu verstreut.
# Where a piece lies about: $squares are the numbers of the $count squares it covers.
puzzle-where = { $count ->
        [0] unter dem Raster
        [1] auf Feld { $squares }
       *[other] zwischen den Feldern { $squares }
    }
# $piece was let go away from its square: $where as above, $point in the form .at.
puzzle-lies = { $piece } liegt { $where }, bei { $point }.
# Follows it, where the piece covers others: $piece is the uppermost of those.
puzzle-lies-on = Es liegt auf { $piece }.
# $where as above; $point is a point.
puzzle-at = Liegt { $where }: { $point }
# Of a piece that nothing covers: $piece is the uppermost of those it covers.
puzzle-on-top = Auf { $piece }
# Of a piece that others cover: $piece is the uppermost of those.
puzzle-under = Unter { $piece }

## Acts, and what can be asked for.

act-rearrange = Teile neu verstreuen
act-solve = Lösen
act-solve-fast = Schnell lösen
command-rearrange = Teile neu verstreuen
    .words = verstreuen
command-describe = Ein Teil genau
    .words = beschreibe, ränder
command-listen = Ein Teil anhören
    .words = anhören, höre
command-compare = Zwei Ränder vergleichen
    .words = vergleiche
command-match = Teile, die an einen Rand passen
    .words = passend
command-grid = Das Raster vorlesen
    .words = raster, zeilen
command-missing = Leere Felder
    .words = fehlt, leer
command-around = Was um ein Feld liegt
    .words = um, nachbarn
command-fits = Was am besten auf ein Feld passt
    .words = passt
command-picture = Was das Bild zeigt
    .words = bild
command-drop = Ein Teil an einem Punkt ablegen
    .words = ablegen
command-solve = Lösen
    .words = lösen
command-solve-fast = Schnell lösen
    .words = schnell lösen, schnell, +

## Questions for what is missing. $count is the number of pieces, $squares are the numbers of the empty
## squares, $choices the four sides with their numbers, $least and $most the bounds of a number, and
## $unit how wide and high a square is.

ask-describe-1 = Welches Teil? 1 bis { $count }, 0 führt zurück.
ask-listen-1 = Welches Teil? 1 bis { $count }, 0 führt zurück.
ask-compare-1 = Welches Teil? 1 bis { $count }, 0 führt zurück.
ask-compare-2 = Welcher Rand? { $choices }, 0 führt zurück.
ask-compare-3 = Mit welchem Teil? 1 bis { $count }, 0 führt zurück.
ask-match-1 = Welches Teil? 1 bis { $count }, 0 führt zurück.
ask-match-2 = Welcher Rand? { $choices }, 0 führt zurück.
ask-around-1 = Welches Feld? { $squares }, 0 führt zurück.
ask-fits-1 = Welches Feld? { $squares }, 0 führt zurück.
ask-drop-1 = Welches Teil? 1 bis { $count }, 0 führt zurück.
ask-drop-2 = Wie weit von links? { NUMBER($least) } bis { $most }; ein Feld ist { NUMBER($unit) } breit. 0 führt zurück.
ask-drop-3 = Wie weit von oben? { NUMBER($least) } bis { $most }; ein Feld ist { NUMBER($unit) } hoch. 0 führt zurück.
side-top = oben
    .words = oben
side-right = rechts
    .words = rechts
side-bottom = unten
    .words = unten
side-left = links
    .words = links

## Answers.

# $fit says how well the edge $edge of $piece goes together with the edge $opposite of $other.
puzzle-compared = { $fit }: { $piece }, { $edge }, an { $other }, { $opposite }
    .brief = { $fit }
# $count squares are empty; $squares are their numbers.
puzzle-missing = { $count ->
        [one] { NUMBER($count, gender: "neuter") } leeres Feld: { $squares }
       *[other] { NUMBER($count) } leere Felder: { $squares }
    }
# Beside an empty square lies $piece; $edge is what the edge of the square has to look like there.
puzzle-neighbour = { $edge } ({ $piece })
# $edges are the sides of a square that lie on the border of the picture.
puzzle-borders = Bildrand: { $edges }
puzzle-alone = Neben diesem Feld liegt noch kein Teil.
# $piece goes together with what lies around a square as $fit says.
puzzle-fit = { $piece }: { $fit }
listen-none = Das ist hier nicht zu hören: Es gibt kein Audiogerät.

## Refusals and hints.

puzzle-refused-nothing = Wähle zuerst ein Teil.
puzzle-refused-several = Immer nur ein Teil.
# There is no piece with the number $n.
puzzle-refused-no-piece = Es gibt kein Teil { $n }.
# $piece is in its square already: $place, in the form .at.
puzzle-refused-placed = { $piece } liegt schon richtig: { $place }.
# $place is a square.
puzzle-refused-taken = { $place }: schon belegt.
# $piece was tried in a wrong square: $place, in the form .at.
puzzle-refused-wrong = { $piece } geht zurück, hierhin gehört es nicht: { $place }.
puzzle-refused-same = Ein Teil kann nicht neben sich selbst liegen.
# $piece belongs $place, in the form .to.
puzzle-hint = { $piece } gehört { $place }.

## The secret: the four corners, chosen in their order.

secret-shown = Du kennst das Geheimnis: Lösen und Schnell lösen stehen jetzt im Spielmenü.
secret-hidden = Das Geheimnis ist wieder verborgen.
solving = Wird gelöst. Mit Plus geht es schneller, alles andere hält es an.
# Each piece is heard as a sound, without words.
solving-fast = Wird schnell gelöst. Jede Eingabe hält es an.
solving-stopped = Angehalten:

## Files, the camera and the drawing.

# $path is the file of a saved puzzle's picture.
puzzle-picture-changed = Das Bild { $path } ist nicht mehr das des gespeicherten Puzzles. Das Puzzle bleibt erhalten und geht weiter, sobald das alte Bild wieder da ist.
# $reason says what is wrong with the file of a saved puzzle's picture.
puzzle-picture-gone = Das Bild des gespeicherten Puzzles ist nicht zu gebrauchen. { $reason } Das Puzzle bleibt erhalten und geht weiter, sobald das Bild wieder da ist.
puzzle-none-saved = Es ist kein Puzzle gespeichert.
puzzle-not-drawn = Das Puzzle lässt sich nicht zeichnen: zu wenig Speicher.
# $path is the file that was written.
puzzle-drawn = Das Puzzle ist gezeichnet: { $path }.
camera-no-program = Für ein Bild fehlt fswebcam oder ffmpeg; bitte eines davon installieren.
camera-none = Es gibt keine Kamera.
camera-failed = Die Kamera hat kein Bild geliefert.

## Help.

help-puzzle = So geht das Bilderpuzzle
help-puzzle-text = Jedes Teil hat eine Nummer und behält sie.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-puzzle-typing = t liest, wie die Teile aussehen. Tippe die Nummer eines Teils, dann das Feld: 23 ist Zeile 2, Spalte 3.{ $input ->
        [keys] {""}
       *[lines] {" "}Ohne Teil in der Hand liest „feld 11“ ein Feld.
    } Großes X beschreibt ein Teil mit seinen vier Rändern, großes H spielt es vor: Links kommt zuerst, oben klingt hoch, Helles klingt laut. Großes C vergleicht zwei Ränder{ $input ->
        [keys] {""}
       *[lines] , etwa „vergleiche 3 rechts 5“
    }; 100 passt vollkommen. Großes E findet die drei Teile, die am besten an einen Rand passen{ $input ->
        [keys] {""}
       *[lines] , etwa „passend 2 rechts“; „beschreibe 2 rechts“ liest einen Rand
    }. Großes B sagt, was am besten auf ein leeres Feld passt, großes A, was darum liegt. Großes G liest das Raster, großes M die leeren Felder, großes I, was das Bild zeigt. { $input ->
        [keys] Großes D
       *[lines] „ablegen 3 80 80“
    } legt ein Teil an einem Punkt ab, großes S verstreut die Teile neu. Eine Landkarte wird nach ihren Ländern angesagt; großes X sagt dann, was jenseits jeder Seite weitergeht, und im Lernmodus erzählt die Taste i von den Ländern.

## Settings.

setting-snap-distance = Einrastabstand der Puzzleteile
setting-snap-distance-help = Wie weit von seinem Feld, in Punkten, ein abgelegtes Teil noch einrastet, in neuen Partien.
