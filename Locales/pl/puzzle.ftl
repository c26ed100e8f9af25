# SPDX-License-Identifier: GPL-3.0-or-later

### The picture puzzle: why a file is no picture, and what a piece looks like.

## Why a picture cannot be used; follows the name of the file.

picture-empty = plik jest pusty.
picture-unknown-format = to nie jest obraz w formacie PNG ani JPEG.
# $format is the name of another format.
picture-other-format = to plik w formacie { $format }; potrzebny jest PNG albo JPEG.
picture-broken = obraz jest uszkodzony albo niepełny.
picture-animated = to obraz ruchomy; potrzebny jest nieruchomy.
# $least is the least number of points for width and height.
picture-too-small = obraz jest za mały; potrzeba co najmniej { NUMBER($least) } na { NUMBER($least, gender: "masculine") } punktów.
# $width and $height are counted in points.
picture-too-large = obraz jest za duży: { $width } na { $height } punktów.

## The pictures that come along: their names, and what is to be seen.

picture-name-cat = Kot
picture-name-clown = Klaun
picture-name-fruit = Misa z owocami
picture-name-house = Dom
picture-name-spaceship = Statek kosmiczny
picture-name-sunset = Zachód słońca
picture-caption-cat = Rudy kot siedzi na okrągłym niebieskim dywanie, za nim okno z księżycem, po lewej kłębek różowej wełny, po prawej roślina w doniczce.
picture-caption-clown = Twarz klauna z czerwonym nosem, wysokim kapeluszem i muszką; włosy po lewej pomarańczowe, po prawej zielone, dookoła balony i konfetti.
picture-caption-fruit = Turkusowa misa pełna owoców na pasiastym obrusie: melon, ananas, banany, gruszka, pomarańcza, jabłko i winogrona. Przed nią dwie wiśnie i cytryna.
picture-caption-house = Dom z czerwonym dachem i kominem, po lewej słońce, po prawej jabłoń; z przodu tulipany, ścieżka i staw z kaczką.
picture-caption-spaceship = Biały statek kosmiczny z czerwonymi statecznikami leci w prawo w górę. Pod nim Ziemia, wokół księżyc, czerwona planeta i planeta z pierścieniem.
picture-caption-sunset = Żaglówka na morzu, za nią zachodzące słońce, po prawej wyspa z palmą.
# $caption stands in a file of the player's.
picture-own-caption = { $caption }

## Colours

colour-black = czarny
colour-dark-grey = ciemnoszary
colour-grey = szary
colour-light-grey = jasnoszary
colour-white = biały
colour-red = czerwony
colour-dark-red = ciemnoczerwony
colour-orange = pomarańczowy
colour-brown = brązowy
colour-beige = beżowy
colour-yellow = żółty
colour-light-green = jasnozielony
colour-green = zielony
colour-dark-green = ciemnozielony
colour-turquoise = turkusowy
colour-light-blue = jasnoniebieski
colour-blue = niebieski
colour-dark-blue = granatowy
colour-violet = fioletowy
colour-pink = różowy

## Where in a piece a colour lies.

region-everywhere = wszędzie
region-scattered = tu i tam
region-top = u góry
region-bottom = u dołu
region-left = po lewej
region-right = po prawej
region-middle = w środku
region-top-left = u góry po lewej
region-top-right = u góry po prawej
region-bottom-left = u dołu po lewej
region-bottom-right = u dołu po prawej
region-across-middle = poziomo przez środek
region-down-middle = pionowo przez środek
region-around = dookoła środka
region-all-but-top = wszędzie prócz góry
region-all-but-bottom = wszędzie prócz dołu
region-all-but-left = wszędzie prócz lewej strony
region-all-but-right = wszędzie prócz prawej strony

## How restless a piece is, and how light.

texture-even = jednolita powierzchnia
texture-plain = mało szczegółów
texture-upright = pionowe pasy
texture-level = poziome pasy
texture-busy = dużo szczegółów
lightness-very-dark = bardzo ciemno
lightness-dark = ciemno
lightness-medium = średnio jasno
lightness-light = jasno
lightness-very-light = bardzo jasno

## A piece. $colour and $region are from the lists above.

# $looks is a list: colours with their places, and more where two pieces look alike.
tile = { $looks }
# One colour and where it lies.
# $colour and $region are from the lists above.
tile-patch = { $colour } { $region }
# The same with its share of the piece in $percent.
# $colour and $region are from the lists above.
tile-patch-share = { $colour } { $region }, { NUMBER($percent, gender: "masculine") } procent
# $light and $texture are from the lists above.
tile-mood = { $light }, { $texture }
# $thousandths of the light of white.
tile-light = jasność { $thousandths } na 1000
# The lightest point, counted from the left and from the top: $across and $down.
tile-lightest = najjaśniejszy punkt { $across } od lewej, { $down } od góry
# The darkest point, counted in the same way: $across and $down.
tile-darkest = najciemniejszy punkt { $across } od lewej, { $down } od góry
# A number that tells pieces apart when nothing else does: $mark.
tile-mark = znak { $mark }
# The colours along an edge, left to right or top to bottom. $colours is a list of them, each with
# the tenths of the edge that it takes.
tile-edge-top = Górna krawędź: { $colours }
# As above: $colours.
tile-edge-right = Prawa krawędź: { $colours }
# As above: $colours.
tile-edge-bottom = Dolna krawędź: { $colours }
# As above: $colours.
tile-edge-left = Lewa krawędź: { $colours }
# One of several colours along an edge: $colour, and the $tenths of the edge that it takes.
edge-run = { $colour } { $tenths ->
        [1] 10 procent
        [2] 20 procent
        [3] 30 procent
        [4] 40 procent
        [5] 50 procent
        [6] 60 procent
        [7] 70 procent
        [8] 80 procent
        [9] 90 procent
       *[10] 100 procent
    }

## How well two edges go together. $word is one of the list, $score goes from 0 to 100.

# $word is from the list below.
fit = { $word }, { NUMBER($score) } na 100
fit-perfect = Pasuje idealnie
fit-good = Pasuje dobrze
fit-fair = Pasuje średnio
fit-poor = Pasuje słabo
fit-none = Nie pasuje

## Maps: their names, and what is to be seen.

map-africa = Afryka
map-asia = Azja
map-balkans = Bałkany
map-caribbean = Karaiby
map-central-europe = Europa Środkowa
map-europe = Europa
map-middle-east = Bliski Wschód
map-north-america = Ameryka Północna i Środkowa
map-oceania = Australia i Oceania
map-south-america = Ameryka Południowa
map-southeast-asia = Azja Południowo-Wschodnia
map-africa-caption = Afryka od Morza Śródziemnego po Przylądek Dobrej Nadziei, na północnym wschodzie Arabia, na południowym wschodzie Madagaskar.
map-asia-caption = Azja od Oceanu Arktycznego po Indonezję, od Morza Czerwonego po Kamczatkę.
map-balkans-caption = Bałkany od Dunaju po Kretę, po lewej południe Włoch, po prawej zachód Azji Mniejszej.
map-caribbean-caption = Karaiby od Kuby po Trynidad, po lewej Ameryka Środkowa, u dołu północ Ameryki Południowej.
map-central-europe-caption = Europa Środkowa od Danii po Adriatyk, od Renu po zachodnią Ukrainę.
map-europe-caption = Europa od Islandii po Kaukaz, od Przylądka Północnego po wybrzeże Afryki.
map-middle-east-caption = Bliski Wschód od Turcji po Jemen, od Nilu po Afganistan.
map-north-america-caption = Ameryka Północna i Środkowa od Alaski po Panamę, w jednym rogu Grenlandia, w innym Hawaje.
map-oceania-caption = Australia, Nowa Zelandia i wyspy Pacyfiku, na północnym zachodzie Indonezja.
map-south-america-caption = Ameryka Południowa od Panamy po przylądek Horn.
map-southeast-asia-caption = Azja Południowo-Wschodnia od Mjanmy po Timor, na wschodzie Filipiny.
# Follows the name of a file.
map-broken = spis tego, co leży na mapie, jest uszkodzony.

## What lies in a piece of a map: "half sea; whole: Portugal; part: Spain and France". $names is a list
## of countries; a name is never inflected, so it stays behind the colon.

# $percent of the piece are sea: 10, 20 and so on; 100 is nearly all, for there is some land.
map-sea = { $percent ->
        [50] w połowie morze
        [100] prawie samo morze
       *[other] morze: { NUMBER($percent, gender: "masculine") } procent
    }
# Countries that lie in this piece and in no other: $names.
map-whole = w całości: { $names }
# Countries that lie in other pieces too, or beyond the map: $names.
map-part = w części: { $names }
# Land of no country that is named: territories, and land in dispute.
map-land = inny ląd
# The same in a piece that is nearly all sea.
map-islands = wyspy
# More countries, after five were named: $names.
map-also-whole = Także w całości: { $names }
# As above: $names.
map-also-part = Także w części: { $names }
map-also-land = Także inny ląd

## What continues beyond a side of a piece. $beyond is a list of countries, or one of the three:
## map-beyond-sea, map-beyond-edge, map-land. .inside is used in the middle of a line.

map-side-top = Na północy: { $beyond }
    .inside = na północy: { $beyond }
map-side-right = Na wschodzie: { $beyond }
    .inside = na wschodzie: { $beyond }
map-side-bottom = Na południu: { $beyond }
    .inside = na południu: { $beyond }
map-side-left = Na zachodzie: { $beyond }
    .inside = na zachodzie: { $beyond }
map-beyond-sea = morze
map-beyond-edge = krawędź mapy

## The game.

game-puzzle = Układanka
objective-puzzle = Obraz jest pocięty na elementy. Połóż każdy na jego pole.
    .brief = Każdy element na swoje pole.
choose-motif-puzzle = Układanka: który obraz?
# Three entries of the list of pictures: the maps; the player's own pictures; one that is not listed.
puzzle-maps = Mapy
puzzle-own = Twoje obrazy
puzzle-by-path = Inny obraz, według ścieżki
puzzle-path-question = Ścieżka do pliku PNG lub JPEG albo 0, by wrócić.
puzzle-by-camera = Zrób zdjęcie kamerą
# The entry of the menus that says the text after it.
puzzle-privacy = Co się dzieje z twoimi obrazami
puzzle-privacy-text = Twoje obrazy zostają na tym komputerze. Gra tylko je czyta i nigdzie ich nie wysyła. Zdjęcie z kamery zostaje w folderze obrazów gry, dopóki go nie usuniesz.
puzzle-three = Łatwo: 3 na 3 elementy
puzzle-four = Trudno: 4 na 4 elementy
again-puzzle-easy = Ten obraz jeszcze raz, 3 na 3 elementy
again-puzzle-hard = Ten obraz jeszcze raz, 4 na 4 elementy
# A picture with its caption: $name and $caption.
picture-entry = { $name }: { $caption }
    .brief = { $name }
# $name is the name of a file of the player's.
picture-own = { $name }
# A piece, by its number $n, which it keeps for the whole game.
puzzle-piece = Element { $n }
# $piece lies in its square: $place, in the form .at.
puzzle-placed = { $piece }: { $place }
# $placed of $count pieces are in their squares.
puzzle-progress = Ułożone: { NUMBER($placed) } z { NUMBER($count, case: "genitive") }
# Of so many pieces, $count, the picture is made up.
puzzle-extent = Liczba elementów: { $count }
# All pieces are placed: $title is the name of the picture; $mistakes of the $moves moves and more were wrong.
over-puzzle = Ułożone: { $title }. { COUNT($moves, "moves") }, { $mistakes ->
        [0] bez błędu
       *[other] { COUNT($mistakes, "mistakes") }
    }.
# A point of the working area: $x points from the left, $y from the top.
place-point = { $x } od lewej, { $y } od góry
    .at = { $x }, { $y }
    .to = w punkt { $x }, { $y }
    .from = z punktu { $x }, { $y }
puzzle-rearranged = Elementy rozrzucone na nowo.
# Where a piece lies about: $squares are the numbers of the $count squares it covers.
puzzle-where = { $count ->
        [0] pod planszą
        [1] na polu { $squares }
       *[other] między polami { $squares }
    }
# $piece was let go away from its square: $where as above, $point in the form .at.
puzzle-lies = { $piece } leży { $where }, w punkcie { $point }.
# Follows it, where the piece covers others: $piece is the uppermost of those.
puzzle-lies-on = Pod spodem: { $piece }.
# $where as above; $point is a point.
puzzle-at = Leży { $where }: { $point }
# Of a piece that nothing covers: $piece is the uppermost of those it covers.
puzzle-on-top = Pod spodem: { $piece }
# Of a piece that others cover: $piece is the uppermost of those.
puzzle-under = Na wierzchu: { $piece }

## Acts, and what can be asked for.

act-rearrange = Rozrzuć elementy na nowo
act-solve = Ułóż
act-solve-fast = Ułóż szybko
command-rearrange = Rozrzuć elementy na nowo
    .words = rozrzuć
command-describe = Element dokładnie
    .words = opisz, krawędzie
command-listen = Posłuchaj elementu
    .words = posłuchaj, słuchaj
command-compare = Porównaj dwie krawędzie
    .words = porównaj
command-match = Elementy pasujące do krawędzi
    .words = dopasuj
command-grid = Czytaj planszę
    .words = plansza, siatka, rzędy
command-missing = Puste pola
    .words = brakuje, puste
command-around = Co leży wokół pola
    .words = wokół, sąsiedzi
command-fits = Co najlepiej pasuje na pole
    .words = pasuje
command-picture = Co jest na obrazie
    .words = obraz
command-drop = Upuść element w punkcie
    .words = upuść
command-solve = Ułóż
    .words = ułóż
command-solve-fast = Ułóż szybko
    .words = ułóż szybko, szybko, +

## Questions for what is missing. $count is the number of pieces, $squares are the numbers of the empty
## squares, $choices the four sides with their numbers, $least and $most the bounds of a number, and
## $unit how wide and high a square is.

ask-describe-1 = Który element? Od { NUMBER(1, case: "genitive") } do { NUMBER($count, case: "genitive") }, 0 wraca.
ask-listen-1 = Który element? Od { NUMBER(1, case: "genitive") } do { NUMBER($count, case: "genitive") }, 0 wraca.
ask-compare-1 = Który element? Od { NUMBER(1, case: "genitive") } do { NUMBER($count, case: "genitive") }, 0 wraca.
ask-compare-2 = Która krawędź? { $choices }, 0 wraca.
ask-compare-3 = Z którym elementem? Od { NUMBER(1, case: "genitive") } do { NUMBER($count, case: "genitive") }, 0 wraca.
ask-match-1 = Który element? Od { NUMBER(1, case: "genitive") } do { NUMBER($count, case: "genitive") }, 0 wraca.
ask-match-2 = Która krawędź? { $choices }, 0 wraca.
ask-around-1 = Które pole? { $squares }, 0 wraca.
ask-fits-1 = Które pole? { $squares }, 0 wraca.
ask-drop-1 = Który element? Od { NUMBER(1, case: "genitive") } do { NUMBER($count, case: "genitive") }, 0 wraca.
ask-drop-2 = Jak daleko od lewej? Od { NUMBER($least, case: "genitive") } do { NUMBER($most, case: "genitive") }; szerokość pola: { $unit }. 0 wraca.
ask-drop-3 = Jak daleko od góry? Od { NUMBER($least, case: "genitive") } do { NUMBER($most, case: "genitive") }; wysokość pola: { $unit }. 0 wraca.
side-top = górna
    .words = góra, górna
side-right = prawa
    .words = prawo, prawa
side-bottom = dolna
    .words = dół, dolna
side-left = lewa
    .words = lewo, lewa

## Answers.

# $fit says how well the edge $edge of $piece goes together with the edge $opposite of $other.
puzzle-compared = { $fit }: { $piece }, { $edge } krawędź, i { $other }, { $opposite } krawędź
    .brief = { $fit }
# $count squares are empty; $squares are their numbers.
puzzle-missing = { COUNT($count, "squares") }: { $squares }
# Beside an empty square lies $piece; $edge is what the edge of the square has to look like there.
puzzle-neighbour = { $edge } ({ $piece })
# $edges are the sides of a square that lie on the border of the picture.
puzzle-borders = Krawędź na brzegu obrazu: { $edges }
puzzle-alone = Obok tego pola nic jeszcze nie leży.
# $piece goes together with what lies around a square as $fit says.
puzzle-fit = { $piece }: { $fit }
listen-none = Tego nie da się tu usłyszeć: nie ma urządzenia dźwiękowego.

## Refusals and hints.

puzzle-refused-nothing = Najpierw wybierz element.
puzzle-refused-several = Elementy kładzie się pojedynczo.
# There is no piece with the number $n.
puzzle-refused-no-piece = Nie ma elementu { $n }.
# $piece is in its square already: $place, in the form .at.
puzzle-refused-placed = { $piece } leży już dobrze: { $place }.
# $place is a square.
puzzle-refused-taken = { $place }: zajęte.
# $piece was tried in a wrong square: $place, in the form .at.
puzzle-refused-wrong = { $piece } wraca, tu nie pasuje: { $place }.
puzzle-refused-same = Element nie może leżeć obok siebie samego.
# $piece belongs $place, in the form .to.
puzzle-hint = { $piece } pasuje { $place }.

## The secret: the four corners, chosen in their order.

secret-shown = Znasz sekret: „ułóż” i „ułóż szybko” są teraz w menu gry.
secret-hidden = Sekret jest znowu ukryty.
solving = Układam. Plus przyspiesza, każdy inny klawisz zatrzymuje.
# Each piece is heard as a sound, without words.
solving-fast = Układam szybko. Każdy klawisz zatrzymuje.
solving-stopped = Zatrzymane:

## Files, the camera and the drawing.

# $path is the file of a saved puzzle's picture.
puzzle-picture-changed = Obraz { $path } nie jest już tym z zapisanej układanki. Układanka pozostaje zapisana i ruszy dalej, gdy wróci dawny obraz.
# $reason says what is wrong with the file of a saved puzzle's picture.
puzzle-picture-gone = Obrazu zapisanej układanki nie da się użyć. { $reason } Układanka pozostaje zapisana i ruszy dalej, gdy obraz wróci.
puzzle-none-saved = Nie ma zapisanej układanki.
puzzle-not-drawn = Układanki nie da się narysować: za mało pamięci.
# $path is the file that was written.
puzzle-drawn = Układanka narysowana: { $path }.
camera-no-program = Do zrobienia zdjęcia potrzebny jest program fswebcam lub ffmpeg.
camera-none = Nie ma kamery.
camera-failed = Kamera nie dała obrazu.

## Help.

help-puzzle = Jak grać w układankę
help-puzzle-text = Każdy element ma stały numer.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-puzzle-typing = Klawisz t czyta, jak elementy wyglądają. Wpisz numer elementu, potem pole: 23 to rząd 2, kolumna 3.{ $input ->
        [keys] {""}
       *[lines] {" "}Gdy żaden element nie jest wybrany, „pole 11” czyta pole.
    } Duże X opisuje element i jego cztery krawędzie, duże H go odtwarza: lewa strona brzmi pierwsza, góra jest wysoka, jasne jest głośne. Duże C porównuje dwie krawędzie{ $input ->
        [keys] {""}
       *[lines] , na przykład „porównaj 3 prawo 5”
    }; 100 pasuje idealnie. Duże E znajduje trzy elementy najlepiej pasujące do krawędzi{ $input ->
        [keys] {""}
       *[lines] , na przykład „dopasuj 2 prawo”; „opisz 2 prawo” czyta jedną krawędź
    }. Duże B mówi, co najlepiej pasuje na puste pole, duże A, co leży wokół niego. Duże G czyta planszę, duże M puste pola, duże I, co przedstawia obraz. { $input ->
        [keys] Duże D
       *[lines] „upuść 3 80 80”
    } upuszcza element w punkcie, duże S rozrzuca elementy na nowo. Mapę czyta się według krajów; duże X mówi wtedy, co ciągnie się dalej za każdym bokiem, a w trybie nauki klawisz i opowiada o krajach.

## Settings.

setting-snap-distance = Przyciąganie elementów układanki
setting-snap-distance-help = Z ilu punktów od swojego pola upuszczony element sam wskakuje na miejsce, w nowych grach.
