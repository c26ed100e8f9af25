# SPDX-License-Identifier: GPL-3.0-or-later

### The picture puzzle: why a file is no picture, and what a piece looks like.
### pezzo: piece, masculine; casella: square, feminine; posare: to drop; abbinare: to match.

## Why a picture cannot be used; follows the name of the file.

picture-empty = il file è vuoto.
picture-unknown-format = non è un'immagine in formato PNG o JPEG.
# $format is the name of another format.
picture-other-format = è un file { $format }; serve PNG o JPEG.
picture-broken = l'immagine è danneggiata o incompleta.
picture-animated = è un'immagine animata; ne serve una ferma.
# $least is the least number of points for width and height.
picture-too-small = l'immagine è troppo piccola; servono almeno { NUMBER($least) } per { COUNT($least, "points") }.
# $width and $height are counted in points.
picture-too-large = l'immagine è troppo grande: { $width } per { COUNT($height, "points") }.

## The pictures that come along: their names, and what is to be seen.

picture-name-cat = Gatto
picture-name-clown = Clown
picture-name-fruit = Ciotola di frutta
picture-name-house = Casa
picture-name-spaceship = Astronave
picture-name-sunset = Tramonto
picture-caption-cat = Un gatto rosso siede su un tappeto blu rotondo; dietro, una finestra con la luna; a sinistra un gomitolo di lana rosa, a destra una pianta in vaso.
picture-caption-clown = Il viso di un clown con naso rosso, cappello alto e farfallino; i capelli sono arancioni a sinistra e verdi a destra, con palloncini e coriandoli intorno.
picture-caption-fruit = Una ciotola turchese piena di frutta su una tovaglia a righe: un melone, un ananas, banane, una pera, un'arancia, una mela e uva. Davanti, due ciliegie e un limone.
picture-caption-house = Una casa con tetto rosso e camino, il sole a sinistra, un melo a destra; davanti tulipani, un sentiero e uno stagno con un'anatra.
picture-caption-spaceship = Un'astronave bianca con alette rosse vola in alto verso destra. Sotto c'è la Terra, intorno una luna, un pianeta rosso e un pianeta con un anello.
picture-caption-sunset = Una barca a vela sul mare, dietro il sole che tramonta, e a destra un'isola con una palma.
# $caption stands in a file of the player's.
picture-own-caption = { $caption }

## Colours

colour-black = nero
colour-dark-grey = grigio scuro
colour-grey = grigio
colour-light-grey = grigio chiaro
colour-white = bianco
colour-red = rosso
colour-dark-red = rosso scuro
colour-orange = arancione
colour-brown = marrone
colour-beige = beige
colour-yellow = giallo
colour-light-green = verde chiaro
colour-green = verde
colour-dark-green = verde scuro
colour-turquoise = turchese
colour-light-blue = azzurro
colour-blue = blu
colour-dark-blue = blu scuro
colour-violet = viola
colour-pink = rosa

## Where in a piece a colour lies.

region-everywhere = dappertutto
region-scattered = qua e là
region-top = in alto
region-bottom = in basso
region-left = a sinistra
region-right = a destra
region-middle = al centro
region-top-left = in alto a sinistra
region-top-right = in alto a destra
region-bottom-left = in basso a sinistra
region-bottom-right = in basso a destra
region-across-middle = in una fascia orizzontale al centro
region-down-middle = in una fascia verticale al centro
region-around = intorno al centro
region-all-but-top = ovunque tranne in alto
region-all-but-bottom = ovunque tranne in basso
region-all-but-left = ovunque tranne a sinistra
region-all-but-right = ovunque tranne a destra

## How restless a piece is, and how light.

texture-even = uniforme
texture-plain = con pochi dettagli
texture-upright = con righe verticali
texture-level = con righe orizzontali
texture-busy = con molti dettagli
lightness-very-dark = molto scuro
lightness-dark = scuro
lightness-medium = di luminosità media
lightness-light = chiaro
lightness-very-light = molto chiaro

## A piece. $colour and $region are from the lists above.

# $looks is a list: colours with their places, and more where two pieces look alike.
tile = { $looks }
# One colour and where it lies.
# $colour and $region are from the lists above.
tile-patch = { $colour } { $region }
# The same with its share of the piece in $percent.
# $colour and $region are from the lists above.
tile-patch-share = { $colour } { $region } { NUMBER($percent) } per cento
# $light and $texture are from the lists above.
tile-mood = nell'insieme { $light }, { $texture }
# $thousandths of the light of white.
tile-light = luminosità { NUMBER($thousandths) } su 1000
# The lightest point, counted from the left and from the top: $across and $down.
tile-lightest = punto più chiaro a { COUNT($across, "points") } da sinistra, { NUMBER($down) } dall'alto
# The darkest point, counted in the same way: $across and $down.
tile-darkest = punto più scuro a { COUNT($across, "points") } da sinistra, { NUMBER($down) } dall'alto
# A number that tells pieces apart when nothing else does: $mark.
tile-mark = segno { $mark }
# The colours along an edge, left to right or top to bottom. $colours is a list of them, each with
# the tenths of the edge that it takes.
tile-edge-top = Bordo superiore: { $colours }
# As above: $colours.
tile-edge-right = Bordo destro: { $colours }
# As above: $colours.
tile-edge-bottom = Bordo inferiore: { $colours }
# As above: $colours.
tile-edge-left = Bordo sinistro: { $colours }
# One of several colours along an edge: $colour, and the $tenths of the edge that it takes.
edge-run = { $colour } { COUNT($tenths, "tenths") }

## How well two edges go together. $word is one of the list, $score goes from 0 to 100.

# $word is from the list below.
fit = { $word }, { NUMBER($score) } per cento
fit-perfect = Combacia perfettamente
fit-good = Combacia bene
fit-fair = Combacia in parte
fit-poor = Combacia male
fit-none = Non combacia

## Maps: their names, and what is to be seen.

map-africa = Africa
map-asia = Asia
map-balkans = Balcani
map-caribbean = Caraibi
map-central-europe = Europa centrale
map-europe = Europa
map-middle-east = Medio Oriente
map-north-america = America settentrionale e centrale
map-oceania = Australia e Oceania
map-south-america = America meridionale
map-southeast-asia = Sud-est asiatico
map-africa-caption = L'Africa dal Mediterraneo al Capo, con l'Arabia a nord-est e il Madagascar a sud-est.
map-asia-caption = L'Asia dal mar Glaciale Artico all'Indonesia, dal mar Rosso alla Kamčatka.
map-balkans-caption = I Balcani dal Danubio a Creta, con il sud dell'Italia a sinistra e l'ovest dell'Asia Minore a destra.
map-caribbean-caption = I Caraibi da Cuba a Trinidad, con l'America centrale a sinistra e il nord dell'America meridionale in basso.
map-central-europe-caption = L'Europa centrale dalla Danimarca all'Adriatico, dal Reno all'Ucraina occidentale.
map-europe-caption = L'Europa dall'Islanda al Caucaso, da Capo Nord alla costa dell'Africa.
map-middle-east-caption = Il Medio Oriente dalla Turchia allo Yemen, dal Nilo all'Afghanistan.
map-north-america-caption = L'America settentrionale e centrale dall'Alaska a Panama, con la Groenlandia in un angolo e le Hawaii in un altro.
map-oceania-caption = Australia, Nuova Zelanda e isole del Pacifico, con l'Indonesia a nord-ovest.
map-south-america-caption = L'America meridionale da Panama a Capo Horn.
map-southeast-asia-caption = Il Sud-est asiatico dal Myanmar a Timor, con le Filippine a est.
# Follows the name of a file.
map-broken = l'elenco di ciò che è sulla mappa è danneggiato.

## What lies in a piece of a map: "half sea; whole: Portugal; part: Spain and France". $names is a list
## of countries; a name is never inflected, so it stays behind the colon.

# $percent of the piece are sea: 10, 20 and so on; 100 is nearly all, for there is some land.
map-sea = { $percent ->
        [50] per metà mare
        [100] quasi tutto mare
       *[other] { NUMBER($percent) } per cento di mare
    }
# Countries that lie in this piece and in no other: $names.
map-whole = per intero: { $names }
# Countries that lie in other pieces too, or beyond the map: $names.
map-part = in parte: { $names }
# Land of no country that is named: territories, and land in dispute.
map-land = altre terre
# The same in a piece that is nearly all sea.
map-islands = isole
# More countries, after five were named: $names.
map-also-whole = Per intero anche: { $names }
# As above: $names.
map-also-part = In parte anche: { $names }
map-also-land = Anche altre terre

## What continues beyond a side of a piece. $beyond is a list of countries, or one of the three:
## map-beyond-sea, map-beyond-edge, map-land. .inside is used in the middle of a line.

map-side-top = A nord: { $beyond }
    .inside = a nord: { $beyond }
map-side-right = A est: { $beyond }
    .inside = a est: { $beyond }
map-side-bottom = A sud: { $beyond }
    .inside = a sud: { $beyond }
map-side-left = A ovest: { $beyond }
    .inside = a ovest: { $beyond }
map-beyond-sea = mare
map-beyond-edge = bordo della mappa

## The game.

game-puzzle = Puzzle
objective-puzzle = Un'immagine è tagliata in pezzi. Metti ognuno nella sua casella.
    .brief = Ogni pezzo nella sua casella.
choose-motif-puzzle = Puzzle: quale immagine?
# Three entries of the list of pictures: the maps; the player's own pictures; one that is not listed.
puzzle-maps = Mappe
puzzle-own = Le tue immagini
puzzle-by-path = Un'altra immagine, dal suo percorso
puzzle-path-question = Percorso di un file PNG o JPEG, o 0 per tornare.
puzzle-by-camera = Scatta una foto con la fotocamera
# The entry of the menus that says the text after it.
puzzle-privacy = Che fine fanno le tue immagini
puzzle-privacy-text = Le tue immagini restano su questo computer. Il gioco le legge soltanto e non le invia da nessuna parte. Una foto scattata con la fotocamera resta nella cartella delle immagini del gioco finché non la elimini.
puzzle-three = Facile: 9 pezzi, griglia di 3 per 3
puzzle-four = Difficile: 16 pezzi, griglia di 4 per 4
again-puzzle-easy = Ancora questa immagine, griglia di 3 per 3
again-puzzle-hard = Ancora questa immagine, griglia di 4 per 4
# A picture with its caption: $name and $caption.
picture-entry = { $name }: { $caption }
    .brief = { $name }
# $name is the name of a file of the player's.
picture-own = { $name }
# A piece, by its number $n, which it keeps for the whole game.
puzzle-piece = Pezzo { $n }
# $piece lies in its square: $place, in the form .at.
puzzle-placed = { $piece }: { $place }
# $placed of $count pieces are in their squares.
puzzle-progress = { $placed ->
        [0] { COUNT($count, "pieces") }
       *[other] { NUMBER($placed, gender: "feminine") } su { NUMBER($count) } a posto
    }
# Of so many pieces, $count, the picture is made up.
puzzle-extent = { COUNT($count, "pieces") }
# All pieces are placed: $title is the name of the picture; $mistakes of the $moves moves and more were wrong.
over-puzzle = Risolto: { $title }. { COUNT($moves, "moves") }, { $mistakes ->
        [0] nessun errore
        [one] un errore
       *[other] { COUNT($mistakes, "mistakes") }
    }.
# A point of the working area: $x points from the left, $y from the top.
place-point = { COUNT($x, "points") } da sinistra, { NUMBER($y) } dall'alto
    .at = { $x }, { $y }
    .to = a { $x }, { $y }
    .from = da { $x }, { $y }
puzzle-rearranged = I pezzi sono sparsi di nuovo.
# Where a piece lies about: $squares are the numbers of the $count squares it covers.
puzzle-where = { $count ->
        [0] sotto la griglia
        [1] su { $squares }
       *[other] tra { $squares }
    }
# $piece was let go away from its square: $where as above, $point in the form .at.
puzzle-lies = { $piece } resta { $where }, a { $point }.
# Follows it, where the piece covers others: $piece is the uppermost of those.
puzzle-lies-on = Sotto: { $piece }.
# $where as above; $point is a point.
puzzle-at = Si trova { $where }: { $point }
# Of a piece that nothing covers: $piece is the uppermost of those it covers.
puzzle-on-top = Sotto: { $piece }
# Of a piece that others cover: $piece is the uppermost of those.
puzzle-under = Sopra: { $piece }

## Acts, and what can be asked for.

act-rearrange = Spargi di nuovo i pezzi
act-solve = Risolvi
act-solve-fast = Risolvi in fretta
command-rearrange = Spargi di nuovo i pezzi
    .words = spargi
command-describe = Un pezzo in dettaglio
    .words = descrivi, bordi
command-listen = Ascolta un pezzo
    .words = ascolta, senti
command-compare = Confronta due bordi
    .words = confronta
command-match = Pezzi che si abbinano a un bordo
    .words = abbina
command-grid = Leggi la griglia
    .words = griglia, righe
command-missing = Caselle vuote
    .words = vuote, mancano
command-around = Cosa c'è intorno a una casella
    .words = intorno, vicini
command-fits = I più adatti a una casella
    .words = adatti, adatto
command-picture = Cosa mostra l'immagine
    .words = immagine
command-drop = Posa un pezzo in un punto
    .words = posa
command-solve = Risolvi
    .words = risolvi
command-solve-fast = Risolvi in fretta
    .words = risolvi in fretta, in fretta, +

## Questions for what is missing. $count is the number of pieces, $squares are the numbers of the empty
## squares, $choices the four sides with their numbers, $least and $most the bounds of a number, and
## $unit how wide and high a square is.

ask-describe-1 = Quale pezzo? Da 1 a { $count }, 0 per tornare.
ask-listen-1 = Quale pezzo? Da 1 a { $count }, 0 per tornare.
ask-compare-1 = Quale pezzo? Da 1 a { $count }, 0 per tornare.
ask-compare-2 = Quale bordo? { $choices }, 0 per tornare.
ask-compare-3 = Con quale pezzo? Da 1 a { $count }, 0 per tornare.
ask-match-1 = Quale pezzo? Da 1 a { $count }, 0 per tornare.
ask-match-2 = Quale bordo? { $choices }, 0 per tornare.
ask-around-1 = Quale casella? { $squares }, 0 per tornare.
ask-fits-1 = Quale casella? { $squares }, 0 per tornare.
ask-drop-1 = Quale pezzo? Da 1 a { $count }, 0 per tornare.
ask-drop-2 = A quanti punti da sinistra? Da { NUMBER($least) } a { $most }; una casella è larga { $unit }. 0 per tornare.
ask-drop-3 = A quanti punti dall'alto? Da { NUMBER($least) } a { $most }; una casella è alta { $unit }. 0 per tornare.
side-top = superiore
    .words = superiore, sopra, alto
side-right = destro
    .words = destro, destra
side-bottom = inferiore
    .words = inferiore, sotto, basso
side-left = sinistro
    .words = sinistro, sinistra

## Answers.

# $fit says how well the edge $edge of $piece goes together with the edge $opposite of $other.
puzzle-compared = { $fit }: { $piece }, bordo { $edge }, con { $other }, bordo { $opposite }
    .brief = { $fit }
# $count squares are empty; $squares are their numbers.
puzzle-missing = { $count ->
        [one] Una casella vuota: { $squares }
       *[other] { COUNT($count, "squares") } vuote: { $squares }
    }
# Beside an empty square lies $piece; $edge is what the edge of the square has to look like there.
puzzle-neighbour = { $edge } ({ $piece })
# $edges are the sides of a square that lie on the border of the picture.
puzzle-borders = Bordi lungo il margine dell'immagine: { $edges }
puzzle-alone = Accanto a questa casella non c'è ancora nessun pezzo.
# $piece goes together with what lies around a square as $fit says.
puzzle-fit = { $piece }: { $fit }
listen-none = Qui non si può sentire: manca un dispositivo audio.

## Refusals and hints.

puzzle-refused-nothing = Prima scegli un pezzo.
puzzle-refused-several = Un pezzo alla volta.
# There is no piece with the number $n.
puzzle-refused-no-piece = Non c'è il pezzo { $n }.
# $piece is in its square already: $place, in the form .at.
puzzle-refused-placed = { $piece } è già giusto: { $place }.
# $place is a square.
puzzle-refused-taken = { $place }: già occupata.
# $piece was tried in a wrong square: $place, in the form .at.
puzzle-refused-wrong = { $piece }: torna indietro, non va alla { $place }.
puzzle-refused-same = Un pezzo non può stare accanto a sé stesso.
# $piece belongs $place, in the form .to.
puzzle-hint = { $piece }: va { $place }.

## The secret: the four corners, chosen in their order.

secret-shown = Conosci il segreto: risolvi e risolvi in fretta sono ora nel menu di gioco.
secret-hidden = Il segreto è di nuovo nascosto.
solving = Sto risolvendo. Più accelera, qualsiasi altro tasto ferma.
# Each piece is heard as a sound, without words.
solving-fast = Sto risolvendo in fretta. Qualsiasi tasto ferma.
solving-stopped = Fermato:

## Files, the camera and the drawing.

# $path is the file of a saved puzzle's picture.
puzzle-picture-changed = L'immagine { $path } non è più quella del puzzle salvato. Il puzzle è conservato e continua quando torna l'immagine di prima.
# $reason says what is wrong with the file of a saved puzzle's picture.
puzzle-picture-gone = L'immagine del puzzle salvato non si può usare. { $reason } Il puzzle è conservato e continua quando torna l'immagine.
puzzle-none-saved = Nessun puzzle salvato.
puzzle-not-drawn = Il puzzle non si può disegnare: manca memoria.
# $path is the file that was written.
puzzle-drawn = Il puzzle è disegnato in { $path }.
camera-no-program = Per scattare una foto, installa fswebcam o ffmpeg.
camera-none = Non c'è nessuna fotocamera.
camera-failed = La fotocamera non ha dato nessuna immagine.

## Help.

help-puzzle = Come si gioca al puzzle
help-puzzle-text = Ogni pezzo ha un numero, che conserva.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-puzzle-typing = La t legge come sono i pezzi. Scrivi il numero di un pezzo, poi la casella: 23 è la riga 2, colonna 3.{ $input ->
        [keys] {""}
       *[lines] {" "}Senza un pezzo in mano, «casella 11» legge una casella.
    } La X maiuscola descrive un pezzo con i suoi quattro bordi, la H maiuscola lo fa sentire: prima la sinistra; ciò che è in alto è acuto, ciò che è chiaro è forte. La C maiuscola confronta due bordi{ $input ->
        [keys] {""}
       *[lines] , come in «confronta 3 destra 5»
    }; 100 per cento combacia perfettamente. La E maiuscola trova i tre pezzi che meglio si abbinano a un bordo{ $input ->
        [keys] {""}
       *[lines] , come in «abbina 2 destra»; «descrivi 2 destra» legge un solo bordo
    }. La B maiuscola dice quali pezzi sono più adatti a una casella vuota, la A maiuscola cosa c'è intorno. La G maiuscola legge la griglia, la M maiuscola le caselle vuote, la I maiuscola cosa mostra l'immagine. { $input ->
        [keys] La D maiuscola
       *[lines] «posa 3 80 80»
    } lascia un pezzo in un punto, la S maiuscola sparge di nuovo i pezzi. Una mappa si descrive con i suoi paesi; la X maiuscola dice allora cosa continua oltre ogni lato, e in modalità apprendimento la i dà informazioni sui paesi.

## Settings.

setting-snap-distance = Distanza di aggancio dei pezzi
setting-snap-distance-help = A quanti punti dalla sua casella un pezzo posato si aggancia ancora, nelle nuove partite.
