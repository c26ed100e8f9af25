# SPDX-License-Identifier: GPL-3.0-or-later

### The picture puzzle: why a file is no picture, and what a piece looks like.
###
### A piece is "деталь", a square "клетка", the grid "поле", an edge "край". Colours are masculine: they stand
### for "цвет".

## Why a picture cannot be used; follows the name of the file.

picture-empty = файл пуст.
picture-unknown-format = это не картинка в формате PNG или JPEG.
# $format is the name of another format.
picture-other-format = это файл { $format }; нужен PNG или JPEG.
picture-broken = картинка повреждена или оборвана.
picture-animated = это анимация; нужна неподвижная картинка.
# $least is the least number of points for width and height.
picture-too-small = картинка слишком мала; нужно точек: { NUMBER($least) } на { NUMBER($least) }.
# $width and $height are counted in points.
picture-too-large = картинка слишком велика, точек: { $width } на { $height }.

## The pictures that come along: their names, and what is to be seen.

picture-name-cat = Кошка
picture-name-clown = Клоун
picture-name-fruit = Ваза с фруктами
picture-name-house = Дом
picture-name-spaceship = Космический корабль
picture-name-sunset = Закат
picture-caption-cat = Рыжая кошка сидит на круглом синем коврике, за ней окно с луной, слева клубок розовой шерсти, справа цветок в горшке.
picture-caption-clown = Лицо клоуна с красным носом, в высокой шляпе и с бабочкой; волосы слева оранжевые, справа зелёные, вокруг воздушные шары и конфетти.
picture-caption-fruit = Бирюзовая ваза с фруктами на полосатой скатерти: дыня, ананас, бананы, груша, апельсин, яблоко и виноград. Перед ней две вишни и лимон.
picture-caption-house = Дом с красной крышей и трубой, слева солнце, справа яблоня; впереди тюльпаны, дорожка и пруд с уткой.
picture-caption-spaceship = Белый космический корабль с красными стабилизаторами летит вправо вверх. Под ним Земля, вокруг луна, красная планета и планета с кольцом.
picture-caption-sunset = Парусник в море, за ним садится солнце, справа остров с пальмой.
# $caption stands in a file of the player's.
picture-own-caption = { $caption }

## Colours

colour-black = чёрный
colour-dark-grey = тёмно-серый
colour-grey = серый
colour-light-grey = светло-серый
colour-white = белый
colour-red = красный
colour-dark-red = тёмно-красный
colour-orange = оранжевый
colour-brown = коричневый
colour-beige = бежевый
colour-yellow = жёлтый
colour-light-green = светло-зелёный
colour-green = зелёный
colour-dark-green = тёмно-зелёный
colour-turquoise = бирюзовый
colour-light-blue = голубой
colour-blue = синий
colour-dark-blue = тёмно-синий
colour-violet = фиолетовый
colour-pink = розовый

## Where in a piece a colour lies.

region-everywhere = везде
region-scattered = местами
region-top = вверху
region-bottom = внизу
region-left = слева
region-right = справа
region-middle = в середине
region-top-left = вверху слева
region-top-right = вверху справа
region-bottom-left = внизу слева
region-bottom-right = внизу справа
region-across-middle = полосой поперёк
region-down-middle = полосой сверху вниз
region-around = вокруг середины
region-all-but-top = везде, кроме верха
region-all-but-bottom = везде, кроме низа
region-all-but-left = везде, кроме левой стороны
region-all-but-right = везде, кроме правой стороны

## How restless a piece is, and how light.

texture-even = ровный цвет
texture-plain = мало подробностей
texture-upright = вертикальные полосы
texture-level = горизонтальные полосы
texture-busy = много подробностей
lightness-very-dark = очень тёмный тон
lightness-dark = тёмный тон
lightness-medium = средний тон
lightness-light = светлый тон
lightness-very-light = очень светлый тон

## A piece. $colour and $region are from the lists above.

# $looks is a list: colours with their places, and more where two pieces look alike.
tile = { $looks }
# One colour and where it lies.
# $colour and $region are from the lists above.
tile-patch = { $colour } { $region }
# The same with its share of the piece in $percent.
# $colour and $region are from the lists above.
tile-patch-share = { $colour } { $region }, { COUNT($percent, "percent") }
# $light and $texture are from the lists above.
tile-mood = { $light }, { $texture }
# $thousandths of the light of white.
tile-light = яркость { NUMBER($thousandths) } из тысячи
# The lightest point, counted from the left and from the top: $across and $down.
tile-lightest = самая светлая точка { NUMBER($across) } от левого края, { NUMBER($down) } от верхнего
# The darkest point, counted in the same way: $across and $down.
tile-darkest = самая тёмная точка { NUMBER($across) } от левого края, { NUMBER($down) } от верхнего
# A number that tells pieces apart when nothing else does: $mark.
tile-mark = метка { $mark }
# The colours along an edge, left to right or top to bottom. $colours is a list of them, each with
# the tenths of the edge that it takes.
tile-edge-top = Верхний край: { $colours }
# As above: $colours.
tile-edge-right = Правый край: { $colours }
# As above: $colours.
tile-edge-bottom = Нижний край: { $colours }
# As above: $colours.
tile-edge-left = Левый край: { $colours }
# One of several colours along an edge: $colour, and the $tenths of the edge that it takes.
edge-run = { $colour } { $tenths ->
        [1] 10 процентов
        [2] 20 процентов
        [3] 30 процентов
        [4] 40 процентов
        [5] 50 процентов
        [6] 60 процентов
        [7] 70 процентов
        [8] 80 процентов
        [9] 90 процентов
       *[10] 100 процентов
    }

## How well two edges go together. $word is one of the list, $score goes from 0 to 100.

# $word is from the list below.
fit = { $word }, { NUMBER($score) } из { NUMBER(100, case: "genitive") }
fit-perfect = Подходит точно
fit-good = Подходит хорошо
fit-fair = Подходит средне
fit-poor = Подходит плохо
fit-none = Не подходит

## Maps: their names, and what is to be seen.

map-africa = Африка
map-asia = Азия
map-balkans = Балканы
map-caribbean = Карибы
map-central-europe = Центральная Европа
map-europe = Европа
map-middle-east = Ближний Восток
map-north-america = Северная и Центральная Америка
map-oceania = Австралия и Океания
map-south-america = Южная Америка
map-southeast-asia = Юго-Восточная Азия
map-africa-caption = Африка от Средиземного моря до мыса Доброй Надежды, на северо-востоке Аравия, на юго-востоке Мадагаскар.
map-asia-caption = Азия от Северного Ледовитого океана до Индонезии, от Красного моря до Камчатки.
map-balkans-caption = Балканы от Дуная до Крита, слева юг Италии, справа запад Малой Азии.
map-caribbean-caption = Карибы от Кубы до Тринидада, слева Центральная Америка, внизу север Южной Америки.
map-central-europe-caption = Центральная Европа от Дании до Адриатики, от Рейна до западной Украины.
map-europe-caption = Европа от Исландии до Кавказа, от мыса Нордкап до берегов Африки.
map-middle-east-caption = Ближний Восток от Турции до Йемена, от Нила до Афганистана.
map-north-america-caption = Северная и Центральная Америка от Аляски до Панамы, в одном углу Гренландия, в другом Гавайи.
map-oceania-caption = Австралия, Новая Зеландия и острова Тихого океана, на северо-западе Индонезия.
map-south-america-caption = Южная Америка от Панамы до мыса Горн.
map-southeast-asia-caption = Юго-Восточная Азия от Мьянмы до Тимора, на востоке Филиппины.
# Follows the name of a file.
map-broken = список того, что лежит на карте, повреждён.

## What lies in a piece of a map: "half sea; whole: Portugal; part: Spain and France". $names is a list
## of countries; a name is never inflected, so it stays behind the colon.

# $percent of the piece are sea: 10, 20 and so on; 100 is nearly all, for there is some land.
map-sea = { $percent ->
        [50] наполовину море
        [100] почти одно море
       *[other] море { NUMBER($percent, gender: "masculine") } процентов
    }
# Countries that lie in this piece and in no other: $names.
map-whole = целиком: { $names }
# Countries that lie in other pieces too, or beyond the map: $names.
map-part = частично: { $names }
# Land of no country that is named: territories, and land in dispute.
map-land = другая суша
# The same in a piece that is nearly all sea.
map-islands = острова
# More countries, after five were named: $names.
map-also-whole = Также целиком: { $names }
# As above: $names.
map-also-part = Также частично: { $names }
map-also-land = Также другая суша

## What continues beyond a side of a piece. $beyond is a list of countries, or one of the three:
## map-beyond-sea, map-beyond-edge, map-land. .inside is used in the middle of a line.

map-side-top = На севере: { $beyond }
    .inside = на севере: { $beyond }
map-side-right = На востоке: { $beyond }
    .inside = на востоке: { $beyond }
map-side-bottom = На юге: { $beyond }
    .inside = на юге: { $beyond }
map-side-left = На западе: { $beyond }
    .inside = на западе: { $beyond }
map-beyond-sea = море
map-beyond-edge = край карты

## The game.

game-puzzle = Пазл
objective-puzzle = Картинка разрезана на детали. Положите каждую в её клетку.
    .brief = Каждую деталь в свою клетку.
choose-motif-puzzle = Пазл: какая картинка?
# Three entries of the list of pictures: the maps; the player's own pictures; one that is not listed.
puzzle-maps = Географические карты
puzzle-own = Ваши картинки
puzzle-by-path = Другая картинка, по её пути
puzzle-path-question = Путь к файлу PNG или JPEG, или 0: назад.
puzzle-by-camera = Сделать снимок камерой
# The entry of the menus that says the text after it.
puzzle-privacy = Что происходит с вашими картинками
puzzle-privacy-text = Ваши картинки остаются на этом компьютере. Игра только читает их и никуда не отправляет. Снимок с камеры лежит в папке картинок игры, пока вы его не удалите.
puzzle-three = Лёгкий: 3 на 3 детали
puzzle-four = Сложный: 4 на 4 детали
again-puzzle-easy = Эта картинка ещё раз, 3 на 3 детали
again-puzzle-hard = Эта картинка ещё раз, 4 на 4 детали
# A picture with its caption: $name and $caption.
picture-entry = { $name }: { $caption }
    .brief = { $name }
# $name is the name of a file of the player's.
picture-own = { $name }
# A piece, by its number $n, which it keeps for the whole game.
puzzle-piece = Деталь { $n }
# $piece lies in its square: $place, in the form .at.
puzzle-placed = { $piece }: { $place }
# $placed of $count pieces are in their squares.
puzzle-progress = На месте { NUMBER($placed, gender: "feminine") } из { NUMBER($count, case: "genitive") }
# Of so many pieces, $count, the picture is made up.
puzzle-extent = { COUNT($count, "pieces") }
# All pieces are placed: $title is the name of the picture; $mistakes of the $moves moves and more were wrong.
over-puzzle = Собрано: { $title }. { COUNT($moves, "moves") }, { $mistakes ->
        [0] без ошибок
       *[other] { COUNT($mistakes, "mistakes") }
    }.
# A point of the working area: $x points from the left, $y from the top.
place-point = { NUMBER($x) } от левого края, { NUMBER($y) } от верхнего
    .at = { $x }, { $y }
    .to = в точку { $x }, { $y }
    .from = из точки { $x }, { $y }
puzzle-rearranged = Детали разбросаны заново.
# Where a piece lies about: $squares are the numbers of the $count squares it covers.
puzzle-where = { $count ->
        [0] под полем
        [1] на клетке { $squares }
        [2] между клетками { $squares }
       *[other] среди клеток { $squares }
    }
# $piece was let go away from its square: $where as above, $point in the form .at.
puzzle-lies = { $piece } лежит { $where }, точка { $point }.
# Follows it, where the piece covers others: $piece is the uppermost of those.
puzzle-lies-on = Под ней: { $piece }.
# $where as above; $point is a point.
puzzle-at = Лежит { $where }: { $point }
# Of a piece that nothing covers: $piece is the uppermost of those it covers.
puzzle-on-top = Под ней: { $piece }
# Of a piece that others cover: $piece is the uppermost of those.
puzzle-under = Сверху: { $piece }

## Acts, and what can be asked for.

act-rearrange = Разбросать детали заново
act-solve = Собрать
act-solve-fast = Собрать быстро
command-rearrange = Разбросать детали заново
    .words = разбросать, razbrosat
command-describe = Деталь подробно
    .words = опиши, описать, opishi, opisat, края, kraya
command-listen = Послушать деталь
    .words = слушать, послушать, slushat, poslushat
command-compare = Сравнить два края
    .words = сравни, сравнить, sravni, sravnit
command-match = Детали, подходящие к краю
    .words = подбери, пара, para, podberi
command-grid = Прочитать поле
    .words = поле, pole, ряды, ryady
command-missing = Пустые клетки
    .words = пустые, пусто, pustye, pusto
command-around = Что лежит вокруг клетки
    .words = вокруг, vokrug, соседи, sosedi
command-fits = Что лучше подходит к клетке
    .words = подходит, podkhodit
command-picture = Что на картинке
    .words = картинка, kartinka
command-drop = Отпустить деталь в точке
    .words = отпусти, отпустить, otpusti, otpustit
command-solve = Собрать
    .words = собрать, sobrat
command-solve-fast = Собрать быстро
    .words = собрать быстро, sobrat bystro, быстро, bystro, +

## Questions for what is missing. $count is the number of pieces, $squares are the numbers of the empty
## squares, $choices the four sides with their numbers, $least and $most the bounds of a number, and
## $unit how wide and high a square is.

ask-describe-1 = Какая деталь? От { NUMBER(1, case: "genitive") } до { NUMBER($count, case: "genitive") }, 0 назад.
ask-listen-1 = Какая деталь? От { NUMBER(1, case: "genitive") } до { NUMBER($count, case: "genitive") }, 0 назад.
ask-compare-1 = Какая деталь? От { NUMBER(1, case: "genitive") } до { NUMBER($count, case: "genitive") }, 0 назад.
ask-compare-2 = Какой край? { $choices }, 0 назад.
ask-compare-3 = С какой деталью? От { NUMBER(1, case: "genitive") } до { NUMBER($count, case: "genitive") }, 0 назад.
ask-match-1 = Какая деталь? От { NUMBER(1, case: "genitive") } до { NUMBER($count, case: "genitive") }, 0 назад.
ask-match-2 = Какой край? { $choices }, 0 назад.
ask-around-1 = Какая клетка? { $squares }, 0 назад.
ask-fits-1 = Какая клетка? { $squares }, 0 назад.
ask-drop-1 = Какая деталь? От { NUMBER(1, case: "genitive") } до { NUMBER($count, case: "genitive") }, 0 назад.
ask-drop-2 = Сколько точек от левого края? От { NUMBER($least, case: "genitive") } до { NUMBER($most, case: "genitive") }; ширина клетки { $unit }. 0 назад.
ask-drop-3 = Сколько точек от верхнего края? От { NUMBER($least, case: "genitive") } до { NUMBER($most, case: "genitive") }; высота клетки { $unit }. 0 назад.
side-top = верхний
    .words = верх, верхний, verkh
side-right = правый
    .words = право, правый, pravo
side-bottom = нижний
    .words = низ, нижний, niz
side-left = левый
    .words = лево, левый, levo

## Answers.

# $fit says how well the edge $edge of $piece goes together with the edge $opposite of $other.
puzzle-compared = { $fit }: { $piece }, { $edge } край, и { $other }, { $opposite } край
    .brief = { $fit }
# $count squares are empty; $squares are their numbers.
puzzle-missing = { COUNT($count, "squares") }: { $squares }
# Beside an empty square lies $piece; $edge is what the edge of the square has to look like there.
puzzle-neighbour = { $edge } ({ $piece })
# $edges are the sides of a square that lie on the border of the picture.
puzzle-borders = Край картинки: { $edges }
puzzle-alone = Рядом с этой клеткой деталей пока нет.
# $piece goes together with what lies around a square as $fit says.
puzzle-fit = { $piece }: { $fit }
listen-none = Здесь это не послушать: нет звукового устройства.

## Refusals and hints.

puzzle-refused-nothing = Сначала выберите деталь.
puzzle-refused-several = Только по одной детали.
# There is no piece with the number $n.
puzzle-refused-no-piece = Нет детали { $n }.
# $piece is in its square already: $place, in the form .at.
puzzle-refused-placed = { $piece } и так на месте: { $place }.
# $place is a square.
puzzle-refused-taken = { $place }: занято.
# $piece was tried in a wrong square: $place, in the form .at.
puzzle-refused-wrong = { $piece } обратно, не подходит: { $place }.
puzzle-refused-same = Деталь не может лежать рядом с собой.
# $piece belongs $place, in the form .to.
puzzle-hint = { $piece } встаёт { $place }.

## The secret: the four corners, chosen in their order.

secret-shown = Вы знаете секрет: «собрать» и «собрать быстро» теперь в игровом меню.
secret-hidden = Секрет снова скрыт.
solving = Собираю. Плюс ускоряет, всё остальное останавливает.
# Each piece is heard as a sound, without words.
solving-fast = Собираю быстро. Любая клавиша останавливает.
solving-stopped = Остановлено:

## Files, the camera and the drawing.

# $path is the file of a saved puzzle's picture.
puzzle-picture-changed = Картинка { $path } теперь не та, что в сохранённом пазле. Пазл сохранён и продолжится, когда вернётся прежняя картинка.
# $reason says what is wrong with the file of a saved puzzle's picture.
puzzle-picture-gone = Картинка сохранённого пазла не годится. { $reason } Пазл сохранён и продолжится, когда картинка вернётся.
puzzle-none-saved = Сохранённого пазла нет.
puzzle-not-drawn = Пазл не нарисовать: не хватает памяти.
# $path is the file that was written.
puzzle-drawn = Пазл нарисован: { $path }.
camera-no-program = Чтобы сделать снимок, установите fswebcam или ffmpeg.
camera-none = Камеры нет.
camera-failed = Камера не дала снимка.

## Help.

help-puzzle = Как собирать пазл
help-puzzle-text = У каждой детали свой номер, он не меняется.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-puzzle-typing = t читает, как детали выглядят. Наберите номер детали, потом клетку: 23 значит ряд 2, колонка 3.{ $input ->
        [keys] {""}
       *[lines] {" "}Без детали в руке «клетка 11» читает клетку.
    } Заглавная X описывает деталь и четыре её края, заглавная H играет её: сначала звучит левая сторона, верх звучит высоко, светлое громко. Заглавная C сравнивает два края{ $input ->
        [keys] {""}
       *[lines] , например «сравни 3 право 5»
    }; 100 подходит точно. Заглавная E находит три детали, лучше всего подходящие к краю{ $input ->
        [keys] {""}
       *[lines] , например «подбери 2 право»; «опиши 2 право» читает один край
    }. Заглавная B говорит, что лучше подходит к пустой клетке, заглавная A, что лежит вокруг неё. Заглавная G читает поле, заглавная M пустые клетки, заглавная I, что на картинке. { $input ->
        [keys] Заглавная D
       *[lines] «отпусти 3 80 80»
    } отпускает деталь в точке, заглавная S разбрасывает детали заново. Географическая карта описывается странами; тогда заглавная X говорит, что продолжается за каждой стороной, а в режиме обучения i рассказывает о странах.

## Settings.

setting-snap-distance = Притяжение деталей пазла
setting-snap-distance-help = За сколько точек от своей клетки отпущенная деталь ещё встаёт на место, в новых играх.
