# SPDX-License-Identifier: GPL-3.0-or-later

### The picture puzzle: why a file is no picture, and what a piece looks like.

## Why a picture cannot be used; follows the name of the file.

picture-empty = filen är tom.
picture-unknown-format = det är ingen bild i formatet PNG eller JPEG.
# $format is the name of another format.
picture-other-format = det är en { $format }-fil; PNG eller JPEG behövs.
picture-broken = bilden är trasig eller avbruten.
picture-animated = det är en rörlig bild; en stillbild behövs.
# $least is the least number of points for width and height.
picture-too-small = bilden är för liten; { NUMBER($least) } gånger { NUMBER($least) } punkter behövs.
# $width and $height are counted in points.
picture-too-large = bilden är för stor: { $width } gånger { $height } punkter.

## The pictures that come along: their names, and what is to be seen.

picture-name-cat = Katt
picture-name-clown = Clown
picture-name-fruit = Fruktskål
picture-name-house = Hus
picture-name-spaceship = Rymdskepp
picture-name-sunset = Solnedgång
picture-caption-cat = En orange katt sitter på en rund blå matta, bakom den ett fönster med månen, till vänster ett rosa garnnystan och till höger en krukväxt.
picture-caption-clown = Ett clownansikte med röd näsa, hög hatt och fluga; håret är orange till vänster och grönt till höger, med ballonger och konfetti runt om.
picture-caption-fruit = En turkos skål full av frukt på en randig duk: melon, ananas, bananer, päron, apelsin, äpple och druvor. Framför ligger två körsbär och en citron.
picture-caption-house = Ett hus med rött tak och skorsten, solen till vänster, ett äppelträd till höger; framför tulpaner, en gång och en damm med en anka.
picture-caption-spaceship = Ett vitt rymdskepp med röda fenor flyger uppåt höger. Under det jorden, runt om en måne, en röd planet och en planet med ring.
picture-caption-sunset = En segelbåt på havet, solen går ner bakom den, och till höger en ö med en palm.
# $caption stands in a file of the player's.
picture-own-caption = { $caption }

## Colours

colour-black = svart
colour-dark-grey = mörkgrått
colour-grey = grått
colour-light-grey = ljusgrått
colour-white = vitt
colour-red = rött
colour-dark-red = mörkrött
colour-orange = orange
colour-brown = brunt
colour-beige = beige
colour-yellow = gult
colour-light-green = ljusgrönt
colour-green = grönt
colour-dark-green = mörkgrönt
colour-turquoise = turkost
colour-light-blue = ljusblått
colour-blue = blått
colour-dark-blue = mörkblått
colour-violet = violett
colour-pink = rosa

## Where in a piece a colour lies.

region-everywhere = överallt
region-scattered = här och där
region-top = överst
region-bottom = nederst
region-left = till vänster
region-right = till höger
region-middle = i mitten
region-top-left = uppe till vänster
region-top-right = uppe till höger
region-bottom-left = nere till vänster
region-bottom-right = nere till höger
region-across-middle = tvärs över mitten
region-down-middle = lodrätt genom mitten
region-around = runt mitten
region-all-but-top = överallt utom överst
region-all-but-bottom = överallt utom nederst
region-all-but-left = överallt utom till vänster
region-all-but-right = överallt utom till höger

## How restless a piece is, and how light.

texture-even = jämn yta
texture-plain = lite mönster
texture-upright = lodräta ränder
texture-level = vågräta ränder
texture-busy = många detaljer
lightness-very-dark = mycket mörk
lightness-dark = mörk
lightness-medium = medelljus
lightness-light = ljus
lightness-very-light = mycket ljus

## A piece. $colour and $region are from the lists above.

# $looks is a list: colours with their places, and more where two pieces look alike.
tile = { $looks }
# One colour and where it lies.
# $colour and $region are from the lists above.
tile-patch = { $colour } { $region }
# The same with its share of the piece in $percent.
# $colour and $region are from the lists above.
tile-patch-share = { $colour } { $region } { NUMBER($percent) } procent
# $light and $texture are from the lists above.
tile-mood = { $light }, { $texture }
# $thousandths of the light of white.
tile-light = ljushet { NUMBER($thousandths) } av 1000
# The lightest point, counted from the left and from the top: $across and $down.
tile-lightest = ljusaste punkten: punkt { NUMBER($across) } från vänster, { NUMBER($down) } uppifrån
# The darkest point, counted in the same way: $across and $down.
tile-darkest = mörkaste punkten: punkt { NUMBER($across) } från vänster, { NUMBER($down) } uppifrån
# A number that tells pieces apart when nothing else does: $mark.
tile-mark = märke { $mark }
# The colours along an edge, left to right or top to bottom. $colours is a list of them, each with
# the tenths of the edge that it takes.
tile-edge-top = Överkant: { $colours }
# As above: $colours.
tile-edge-right = Högerkant: { $colours }
# As above: $colours.
tile-edge-bottom = Nederkant: { $colours }
# As above: $colours.
tile-edge-left = Vänsterkant: { $colours }
# One of several colours along an edge: $colour, and the $tenths of the edge that it takes.
edge-run = { $colour } { COUNT($tenths, "tenths") }

## How well two edges go together. $word is one of the list, $score goes from 0 to 100.

# $word is from the list below.
fit = { $word }, { NUMBER($score) } av 100
fit-perfect = Passar perfekt
fit-good = Passar bra
fit-fair = Passar någorlunda
fit-poor = Passar dåligt
fit-none = Passar inte

## Maps: their names, and what is to be seen.

map-africa = Afrika
map-asia = Asien
map-balkans = Balkan
map-caribbean = Karibien
map-central-europe = Centraleuropa
map-europe = Europa
map-middle-east = Mellanöstern
map-north-america = Nord- och Centralamerika
map-oceania = Australien och Oceanien
map-south-america = Sydamerika
map-southeast-asia = Sydostasien
map-africa-caption = Afrika från Medelhavet till Godahoppsudden, med Arabien i nordost och Madagaskar i sydost.
map-asia-caption = Asien från Norra ishavet till Indonesien, från Röda havet till Kamtjatka.
map-balkans-caption = Balkan från Donau till Kreta, med södra Italien till vänster och västra Mindre Asien till höger.
map-caribbean-caption = Karibien från Kuba till Trinidad, med Centralamerika till vänster och norra Sydamerika nederst.
map-central-europe-caption = Centraleuropa från Danmark till Adriatiska havet, från Rhen till västra Ukraina.
map-europe-caption = Europa från Island till Kaukasus, från Nordkap till Afrikas kust.
map-middle-east-caption = Mellanöstern från Turkiet till Jemen, från Nilen till Afghanistan.
map-north-america-caption = Nord- och Centralamerika från Alaska till Panama, med Grönland i ett hörn och Hawaii i ett annat.
map-oceania-caption = Australien, Nya Zeeland och Stilla havets öar, med Indonesien i nordväst.
map-south-america-caption = Sydamerika från Panama till Kap Horn.
map-southeast-asia-caption = Sydostasien från Myanmar till Timor, med Filippinerna i öster.
# Follows the name of a file.
map-broken = förteckningen över vad som ligger på kartan är skadad.

## What lies in a piece of a map: "half sea; whole: Portugal; part: Spain and France". $names is a list
## of countries; a name is never inflected, so it stays behind the colon.

# $percent of the piece are sea: 10, 20 and so on; 100 is nearly all, for there is some land.
map-sea = { $percent ->
        [50] hälften hav
        [100] nästan bara hav
       *[other] { NUMBER($percent) } procent hav
    }
# Countries that lie in this piece and in no other: $names.
map-whole = hela: { $names }
# Countries that lie in other pieces too, or beyond the map: $names.
map-part = delar av: { $names }
# Land of no country that is named: territories, and land in dispute.
map-land = annat land
# The same in a piece that is nearly all sea.
map-islands = öar
# More countries, after five were named: $names.
map-also-whole = Också hela: { $names }
# As above: $names.
map-also-part = Också delar av: { $names }
map-also-land = Dessutom annat land

## What continues beyond a side of a piece. $beyond is a list of countries, or one of the three:
## map-beyond-sea, map-beyond-edge, map-land. .inside is used in the middle of a line.

map-side-top = Norrut: { $beyond }
    .inside = norrut: { $beyond }
map-side-right = Österut: { $beyond }
    .inside = österut: { $beyond }
map-side-bottom = Söderut: { $beyond }
    .inside = söderut: { $beyond }
map-side-left = Västerut: { $beyond }
    .inside = västerut: { $beyond }
map-beyond-sea = hav
map-beyond-edge = kartans kant

## The game.

game-puzzle = Bildpussel
objective-puzzle = En bild är delad i bitar. Lägg varje bit i sin ruta.
    .brief = Varje bit i sin ruta.
choose-motif-puzzle = Bildpussel: vilken bild?
# Three entries of the list of pictures: the maps; the player's own pictures; one that is not listed.
puzzle-maps = Kartor
puzzle-own = Dina egna bilder
puzzle-by-path = En annan bild, efter sökväg
puzzle-path-question = Sökväg till en PNG- eller JPEG-fil, eller 0 för tillbaka.
puzzle-by-camera = Ta en bild med kameran
# The entry of the menus that says the text after it.
puzzle-privacy = Vad som händer med dina bilder
puzzle-privacy-text = Dina bilder stannar på den här datorn. Spelet läser dem bara och skickar dem ingenstans. En bild från kameran ligger kvar i spelets bildmapp tills du tar bort den.
puzzle-three = Lätt: 3 gånger 3 bitar
puzzle-four = Svår: 4 gånger 4 bitar
again-puzzle-easy = Den här bilden igen, 3 gånger 3 bitar
again-puzzle-hard = Den här bilden igen, 4 gånger 4 bitar
# A picture with its caption: $name and $caption.
picture-entry = { $name }: { $caption }
    .brief = { $name }
# $name is the name of a file of the player's.
picture-own = { $name }
# A piece, by its number $n, which it keeps for the whole game.
puzzle-piece = Bit { $n }
# $piece lies in its square: $place, in the form .at.
puzzle-placed = { $piece }: { $place }
# $placed of $count pieces are in their squares.
puzzle-progress = { $placed ->
        [0] Ingen av { COUNT($count, "pieces") } på plats än
       *[other] { NUMBER($placed, gender: "common") } av { COUNT($count, "pieces") } på plats
    }
# Of so many pieces, $count, the picture is made up.
puzzle-extent = { COUNT($count, "pieces") }
# All pieces are placed: $title is the name of the picture; $mistakes of the $moves moves and more were wrong.
over-puzzle = Löst: { $title }. { COUNT($moves, "moves") }, { $mistakes ->
        [0] inget fel
       *[other] { COUNT($mistakes, "mistakes") }
    }.
# A point of the working area: $x points from the left, $y from the top.
place-point = { NUMBER($x) } från vänster, { NUMBER($y) } uppifrån
    .at = { $x }, { $y }
    .to = till { $x }, { $y }
    .from = från { $x }, { $y }
puzzle-rearranged = Bitarna är utspridda på nytt.
# Where a piece lies about: $squares are the numbers of the $count squares it covers.
puzzle-where = { $count ->
        [0] nedanför rutnätet
        [1] på ruta { $squares }
       *[other] mellan rutorna { $squares }
    }
# $piece was let go away from its square: $where as above, $point in the form .at.
puzzle-lies = { $piece } ligger { $where }, vid { $point }.
# Follows it, where the piece covers others: $piece is the uppermost of those.
puzzle-lies-on = Den ligger ovanpå { $piece }.
# $where as above; $point is a point.
puzzle-at = Ligger { $where }: { $point }
# Of a piece that nothing covers: $piece is the uppermost of those it covers.
puzzle-on-top = Ovanpå { $piece }
# Of a piece that others cover: $piece is the uppermost of those.
puzzle-under = Under { $piece }

## Acts, and what can be asked for.

act-rearrange = Sprid ut bitarna på nytt
act-solve = Lös
act-solve-fast = Lös snabbt
command-rearrange = Sprid ut bitarna på nytt
    .words = sprid, sprid ut
command-describe = En bit i detalj
    .words = beskriv, kanter
command-listen = Lyssna på en bit
    .words = lyssna, hör, hor
command-compare = Jämför två kanter
    .words = jämför, jamfor
command-match = Bitar som passar till en kant
    .words = matcha
command-grid = Läs rutnätet
    .words = rutnät, rutnat, rader
command-missing = Tomma rutor
    .words = saknas, tomma
command-around = Vad som ligger runt en ruta
    .words = runt, grannar
command-fits = Vad som passar bäst i en ruta
    .words = passar, bäst, bast
command-picture = Vad bilden visar
    .words = bild, bilden
command-drop = Släpp en bit vid en punkt
    .words = släpp, slapp
command-solve = Lös
    .words = lös, los
command-solve-fast = Lös snabbt
    .words = lös snabbt, los snabbt, snabbt, +

## Questions for what is missing. $count is the number of pieces, $squares are the numbers of the empty
## squares, $choices the four sides with their numbers, $least and $most the bounds of a number, and
## $unit how wide and high a square is.

ask-describe-1 = Vilken bit? 1 till { $count }, 0 för tillbaka.
ask-listen-1 = Vilken bit? 1 till { $count }, 0 för tillbaka.
ask-compare-1 = Vilken bit? 1 till { $count }, 0 för tillbaka.
ask-compare-2 = Vilken kant? { $choices }, 0 för tillbaka.
ask-compare-3 = Mot vilken bit? 1 till { $count }, 0 för tillbaka.
ask-match-1 = Vilken bit? 1 till { $count }, 0 för tillbaka.
ask-match-2 = Vilken kant? { $choices }, 0 för tillbaka.
ask-around-1 = Vilken ruta? { $squares }, 0 för tillbaka.
ask-fits-1 = Vilken ruta? { $squares }, 0 för tillbaka.
ask-drop-1 = Vilken bit? 1 till { $count }, 0 för tillbaka.
ask-drop-2 = Hur långt från vänster? { NUMBER($least) } till { $most }; en ruta är { NUMBER($unit) } bred. 0 för tillbaka.
ask-drop-3 = Hur långt uppifrån? { NUMBER($least) } till { $most }; en ruta är { NUMBER($unit) } hög. 0 för tillbaka.
side-top = uppe
    .words = uppe, upp, över, over
side-right = höger
    .words = höger, hoger
side-bottom = nere
    .words = nere, ner, under
side-left = vänster
    .words = vänster, vanster

## Answers.

# $fit says how well the edge $edge of $piece goes together with the edge $opposite of $other.
puzzle-compared = { $fit }: { $piece }, { $edge }, mot { $other }, { $opposite }
    .brief = { $fit }
# $count squares are empty; $squares are their numbers.
puzzle-missing = { $count ->
        [one] { NUMBER($count, gender: "common") } tom ruta: { $squares }
       *[other] { NUMBER($count) } tomma rutor: { $squares }
    }
# Beside an empty square lies $piece; $edge is what the edge of the square has to look like there.
puzzle-neighbour = { $edge } ({ $piece })
# $edges are the sides of a square that lie on the border of the picture.
puzzle-borders = Bildens kant: { $edges }
puzzle-alone = Ingen bit ligger bredvid den här rutan än.
# $piece goes together with what lies around a square as $fit says.
puzzle-fit = { $piece }: { $fit }
listen-none = Det går inte att höra här: det finns ingen ljudenhet.

## Refusals and hints.

puzzle-refused-nothing = Välj först en bit.
puzzle-refused-several = En bit i taget.
# There is no piece with the number $n.
puzzle-refused-no-piece = Det finns ingen bit { $n }.
# $piece is in its square already: $place, in the form .at.
puzzle-refused-placed = { $piece } ligger redan rätt: { $place }.
# $place is a square.
puzzle-refused-taken = { $place }: upptagen.
# $piece was tried in a wrong square: $place, in the form .at.
puzzle-refused-wrong = { $piece } går tillbaka: den ska inte ligga på { $place }.
puzzle-refused-same = En bit kan inte ligga bredvid sig själv.
# $piece belongs $place, in the form .to.
puzzle-hint = { $piece } ska { $place }.

## The secret: the four corners, chosen in their order.

secret-shown = Du har hittat hemligheten: lös och lös snabbt finns nu i spelmenyn.
secret-hidden = Hemligheten är gömd igen.
solving = Löser. Med plus går det fortare, allt annat stoppar.
# Each piece is heard as a sound, without words.
solving-fast = Löser snabbt. Valfri tangent stoppar.
solving-stopped = Stoppat:

## Files, the camera and the drawing.

# $path is the file of a saved puzzle's picture.
puzzle-picture-changed = Bilden { $path } är inte längre det sparade pusslets. Pusslet behålls och fortsätter när den gamla bilden är tillbaka.
# $reason says what is wrong with the file of a saved puzzle's picture.
puzzle-picture-gone = Det sparade pusslets bild kan inte användas. { $reason } Pusslet behålls och fortsätter när bilden är tillbaka.
puzzle-none-saved = Det finns inget sparat pussel.
puzzle-not-drawn = Pusslet kan inte ritas: minnet räcker inte.
# $path is the file that was written.
puzzle-drawn = Pusslet är ritat i { $path }.
camera-no-program = Installera fswebcam eller ffmpeg för att ta en bild.
camera-none = Det finns ingen kamera.
camera-failed = Kameran gav ingen bild.

## Help.

help-puzzle = Så lägger du bildpussel
help-puzzle-text = Varje bit har ett nummer, som den behåller.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-puzzle-typing = t läser hur bitarna ser ut. Skriv en bits nummer, sedan rutan: 23 är rad 2, kolumn 3.{ $input ->
        [keys] {""}
       *[lines] {" "}Utan bit i handen läser ”ruta 11” en ruta.
    } Stort X beskriver en bit med dess fyra kanter, stort H spelar upp den: vänster kommer först, högt upp är höga toner, ljust är starkt. Stort C jämför två kanter{ $input ->
        [keys] {""}
       *[lines] , som i ”jämför 3 höger 5”
    }; 100 passar perfekt. Stort E hittar de tre bitar som passar bäst till en kant{ $input ->
        [keys] {""}
       *[lines] , som i ”matcha 2 höger”; ”beskriv 2 höger” läser en kant
    }. Stort B säger vilka bitar som passar bäst i en tom ruta, stort A vad som ligger runt den. Stort G läser rutnätet, stort M de tomma rutorna, stort I vad bilden visar. { $input ->
        [keys] Stort D
       *[lines] ”släpp 3 80 80”
    } släpper en bit vid en punkt, stort S sprider ut bitarna på nytt. En karta beskrivs med sina länder; stort X säger då vad som fortsätter bortom varje sida, och i lärläge berättar tangenten i om länderna.

## Settings.

setting-snap-distance = Fästavstånd för pusselbitar
setting-snap-distance-help = Hur långt från sin ruta, i punkter, en släppt bit ändå fäster, i nya partier.
