# SPDX-License-Identifier: GPL-3.0-or-later

### The picture puzzle: why a file is no picture, and what a piece looks like.
### A piece is "parça", a square "kare", an edge "kenar", the grid "ızgara".

## Why a picture cannot be used; follows the name of the file.

picture-empty = dosya boş.
picture-unknown-format = bu PNG ya da JPEG biçiminde bir resim değil.
# $format is the name of another format.
picture-other-format = bu dosyanın biçimi { $format }; PNG ya da JPEG gerek.
picture-broken = resim bozuk ya da yarım.
picture-animated = bu hareketli bir resim; durağan bir resim gerek.
# $least is the least number of points for width and height.
picture-too-small = resim çok küçük; en az { $least } çarpı { $least } nokta gerek.
# $width and $height are counted in points.
picture-too-large = resim çok büyük: { $width } çarpı { $height } nokta.

## The pictures that come along: their names, and what is to be seen.

picture-name-cat = Kedi
picture-name-clown = Palyaço
picture-name-fruit = Meyve çanağı
picture-name-house = Ev
picture-name-spaceship = Uzay gemisi
picture-name-sunset = Gün batımı
picture-caption-cat = Yuvarlak mavi bir kilimde oturan sarman kedi; arkasında ay görünen bir pencere, solunda pembe bir yün yumağı, sağında saksıda bir bitki.
picture-caption-clown = Kırmızı burunlu, uzun şapkalı, papyonlu bir palyaço yüzü; saçları solda turuncu, sağda yeşil, çevresinde balonlar ve konfetiler.
picture-caption-fruit = Çizgili bir örtü üstünde turkuaz bir çanak dolusu meyve: kavun, ananas, muzlar, armut, portakal, elma ve üzüm. Önde iki kiraz ve bir limon.
picture-caption-house = Kırmızı çatılı, bacalı bir ev, solda güneş, sağda bir elma ağacı; önde laleler, bir yol ve ördekli bir gölet.
picture-caption-spaceship = Kırmızı kanatçıklı beyaz bir uzay gemisi sağ yukarıya doğru uçuyor. Aşağıda dünya, çevrede bir ay, kırmızı bir gezegen ve halkalı bir gezegen.
picture-caption-sunset = Denizde bir yelkenli, arkasında batan güneş, sağda palmiyeli bir ada.
# $caption stands in a file of the player's.
picture-own-caption = { $caption }

## Colours

colour-black = siyah
colour-dark-grey = koyu gri
colour-grey = gri
colour-light-grey = açık gri
colour-white = beyaz
colour-red = kırmızı
colour-dark-red = koyu kırmızı
colour-orange = turuncu
colour-brown = kahverengi
colour-beige = bej
colour-yellow = sarı
colour-light-green = açık yeşil
colour-green = yeşil
colour-dark-green = koyu yeşil
colour-turquoise = turkuaz
colour-light-blue = açık mavi
colour-blue = mavi
colour-dark-blue = lacivert
colour-violet = mor
colour-pink = pembe

## Where in a piece a colour lies.

region-everywhere = her yerde
region-scattered = yer yer
region-top = üstte
region-bottom = altta
region-left = solda
region-right = sağda
region-middle = ortada
region-top-left = sol üstte
region-top-right = sağ üstte
region-bottom-left = sol altta
region-bottom-right = sağ altta
region-across-middle = ortada yatay
region-down-middle = ortada dikey
region-around = ortanın çevresinde
region-all-but-top = üst dışında her yerde
region-all-but-bottom = alt dışında her yerde
region-all-but-left = sol dışında her yerde
region-all-but-right = sağ dışında her yerde

## How restless a piece is, and how light.

texture-even = düz renk
texture-plain = sade desenli
texture-upright = dikey çizgili
texture-level = yatay çizgili
texture-busy = karışık desenli
lightness-very-dark = çok koyu
lightness-dark = koyu
lightness-medium = orta açıklıkta
lightness-light = açık
lightness-very-light = çok açık

## A piece. $colour and $region are from the lists above.

# $looks is a list: colours with their places, and more where two pieces look alike.
tile = { $looks }
# One colour and where it lies.
# $colour and $region are from the lists above.
tile-patch = { $region } { $colour }
# The same with its share of the piece in $percent.
# $colour and $region are from the lists above.
tile-patch-share = { $region } yüzde { $percent } { $colour }
# $light and $texture are from the lists above.
tile-mood = { $light }, { $texture }
# $thousandths of the light of white.
tile-light = açıklık binde { $thousandths }
# The lightest point, counted from the left and from the top: $across and $down.
tile-lightest = en açık nokta: soldan { $across }, üstten { $down }
# The darkest point, counted in the same way: $across and $down.
tile-darkest = en koyu nokta: soldan { $across }, üstten { $down }
# A number that tells pieces apart when nothing else does: $mark.
tile-mark = işaret { $mark }
# The colours along an edge, left to right or top to bottom. $colours is a list of them, each with
# the tenths of the edge that it takes.
tile-edge-top = Üst kenar: { $colours }
# As above: $colours.
tile-edge-right = Sağ kenar: { $colours }
# As above: $colours.
tile-edge-bottom = Alt kenar: { $colours }
# As above: $colours.
tile-edge-left = Sol kenar: { $colours }
# One of several colours along an edge: $colour, and the $tenths of the edge that it takes.
edge-run = onda { $tenths } { $colour }

## How well two edges go together. $word is one of the list, $score goes from 0 to 100.

# $word is from the list below.
fit = { $word }, 100 üzerinden { $score }
fit-perfect = Tam uyuyor
fit-good = İyi uyuyor
fit-fair = Orta derecede uyuyor
fit-poor = Az uyuyor
fit-none = Uymuyor

## Maps: their names, and what is to be seen.

map-africa = Afrika
map-asia = Asya
map-balkans = Balkanlar
map-caribbean = Karayipler
map-central-europe = Orta Avrupa
map-europe = Avrupa
map-middle-east = Orta Doğu
map-north-america = Kuzey ve Orta Amerika
map-oceania = Avustralya ve Okyanusya
map-south-america = Güney Amerika
map-southeast-asia = Güneydoğu Asya
map-africa-caption = Akdeniz'den Ümit Burnu'na Afrika; kuzeydoğuda Arabistan, güneydoğuda Madagaskar.
map-asia-caption = Kuzey Buz Denizi'nden Endonezya'ya, Kızıldeniz'den Kamçatka'ya Asya.
map-balkans-caption = Tuna'dan Girit'e Balkanlar; solda İtalya'nın güneyi, sağda Anadolu'nun batısı.
map-caribbean-caption = Küba'dan Trinidad'a Karayipler; solda Orta Amerika, altta Güney Amerika'nın kuzeyi.
map-central-europe-caption = Danimarka'dan Adriyatik'e, Ren'den Ukrayna'nın batısına Orta Avrupa.
map-europe-caption = İzlanda'dan Kafkasya'ya, Nordkap'tan Afrika kıyısına Avrupa.
map-middle-east-caption = Türkiye'den Yemen'e, Nil'den Afganistan'a Orta Doğu.
map-north-america-caption = Alaska'dan Panama'ya Kuzey ve Orta Amerika; bir köşede Grönland, başka bir köşede Hawaii.
map-oceania-caption = Avustralya, Yeni Zelanda ve Büyük Okyanus adaları; kuzeybatıda Endonezya.
map-south-america-caption = Panama'dan Horn Burnu'na Güney Amerika.
map-southeast-asia-caption = Myanmar'dan Timor'a Güneydoğu Asya; doğuda Filipinler.
# Follows the name of a file.
map-broken = haritada neyin nerede olduğunu söyleyen liste bozuk.

## What lies in a piece of a map: "half sea; whole: Portugal; part: Spain and France". $names is a list
## of countries; a name is never inflected, so it stays behind the colon.

# $percent of the piece are sea: 10, 20 and so on; 100 is nearly all, for there is some land.
map-sea = { $percent ->
        [50] yarısı deniz
        [100] neredeyse hep deniz
       *[other] yüzde { $percent } deniz
    }
# Countries that lie in this piece and in no other: $names.
map-whole = tamamı: { $names }
# Countries that lie in other pieces too, or beyond the map: $names.
map-part = bir bölümü: { $names }
# Land of no country that is named: territories, and land in dispute.
map-land = başka kara
# The same in a piece that is nearly all sea.
map-islands = adalar
# More countries, after five were named: $names.
map-also-whole = Ayrıca tamamı: { $names }
# As above: $names.
map-also-part = Ayrıca bir bölümü: { $names }
map-also-land = Ayrıca başka kara

## What continues beyond a side of a piece. $beyond is a list of countries, or one of the three:
## map-beyond-sea, map-beyond-edge, map-land. .inside is used in the middle of a line.

map-side-top = Kuzeyde: { $beyond }
    .inside = kuzeyde: { $beyond }
map-side-right = Doğuda: { $beyond }
    .inside = doğuda: { $beyond }
map-side-bottom = Güneyde: { $beyond }
    .inside = güneyde: { $beyond }
map-side-left = Batıda: { $beyond }
    .inside = batıda: { $beyond }
map-beyond-sea = deniz
map-beyond-edge = harita kenarı

## The game.

game-puzzle = Yapboz
objective-puzzle = Bir resim parçalara bölündü. Her parçayı karesine koy.
    .brief = Her parça karesine.
choose-motif-puzzle = Yapboz: hangi resim?
# Three entries of the list of pictures: the maps; the player's own pictures; one that is not listed.
puzzle-maps = Haritalar
puzzle-own = Kendi resimlerin
puzzle-by-path = Yoluyla başka bir resim
puzzle-path-question = PNG ya da JPEG dosyasının yolu, dönmek için 0.
puzzle-by-camera = Kamerayla fotoğraf çek
# The entry of the menus that says the text after it.
puzzle-privacy = Resimlerine ne olur
puzzle-privacy-text = Resimlerin bu bilgisayarda kalır. Oyun onları yalnızca okur, hiçbir yere göndermez. Kamerayla çekilen fotoğraf, sen silene kadar oyunun resim klasöründe durur.
puzzle-three = Kolay: 3 çarpı 3 parça
puzzle-four = Zor: 4 çarpı 4 parça
again-puzzle-easy = Bu resim bir daha, 3 çarpı 3 parça
again-puzzle-hard = Bu resim bir daha, 4 çarpı 4 parça
# A picture with its caption: $name and $caption.
picture-entry = { $name }: { $caption }
    .brief = { $name }
# $name is the name of a file of the player's.
picture-own = { $name }
# A piece, by its number $n, which it keeps for the whole game.
puzzle-piece = Parça { $n }
# $piece lies in its square: $place, in the form .at.
puzzle-placed = { $piece }: { $place }
# $placed of $count pieces are in their squares.
puzzle-progress = { $placed ->
        [0] { $count } parça, henüz hiçbiri yerinde değil
       *[other] { $count } parçadan { $placed } tanesi yerinde
    }
# Of so many pieces, $count, the picture is made up.
puzzle-extent = { $count } parça
# All pieces are placed: $title is the name of the picture; $mistakes of the $moves moves and more were wrong.
over-puzzle = Çözüldü: { $title }. { $moves } hamle, { $mistakes ->
        [0] yanlış yok
       *[other] { $mistakes } yanlış
    }.
# A point of the working area: $x points from the left, $y from the top.
place-point = Soldan { $x }, üstten { $y }
    .at = soldan { $x }, üstten { $y }
    .to = şuraya: soldan { $x }, üstten { $y }
    .from = şuradan: soldan { $x }, üstten { $y }
puzzle-rearranged = Parçalar yeniden dağıtıldı.
# Where a piece lies about: $squares are the numbers of the $count squares it covers.
puzzle-where = { $count ->
        [0] ızgaranın altında
        [1] { $squares } karesinde
       *[other] { $squares } karelerinin arasında
    }
# $piece was let go away from its square: $where as above, $point in the form .at.
puzzle-lies = { $piece }, { $where }: { $point }.
# Follows it, where the piece covers others: $piece is the uppermost of those.
puzzle-lies-on = Altında: { $piece }.
# $where as above; $point is a point.
puzzle-at = Yeri { $where }. { $point }
# Of a piece that nothing covers: $piece is the uppermost of those it covers.
puzzle-on-top = Altında: { $piece }
# Of a piece that others cover: $piece is the uppermost of those.
puzzle-under = Üstünde: { $piece }

## Acts, and what can be asked for.

act-rearrange = Parçaları yeniden dağıt
act-solve = Çöz
act-solve-fast = Hızlı çöz
command-rearrange = Parçaları yeniden dağıt
    .words = dağıt, dagit
command-describe = Parçayı ayrıntısıyla anlat
    .words = anlat, kenarlar
command-listen = Parçayı dinle
    .words = dinle
command-compare = İki kenarı karşılaştır
    .words = karşılaştır, karsilastir
command-match = Kenara uyan parçalar
    .words = eşle, esle
command-grid = Izgarayı oku
    .words = ızgara, izgara
command-missing = Boş kareler
    .words = boş, bos, eksik
command-around = Karenin çevresi
    .words = çevre, cevre, komşular, komsular
command-fits = Kareye en iyi uyanlar
    .words = uyanlar, uyan, en iyi
command-picture = Resimde ne var
    .words = resim
command-drop = Parçayı bir noktaya bırak
    .words = at, noktaya
command-solve = Çöz
    .words = çöz, coz
command-solve-fast = Hızlı çöz
    .words = hızlı çöz, hizli coz, hızlı, hizli, +

## Questions for what is missing. $count is the number of pieces, $squares are the numbers of the empty
## squares, $choices the four sides with their numbers, $least and $most the bounds of a number, and
## $unit how wide and high a square is.

ask-describe-1 = Hangi parça? 1 ile { $count } arası, dönmek için 0.
ask-listen-1 = Hangi parça? 1 ile { $count } arası, dönmek için 0.
ask-compare-1 = Hangi parça? 1 ile { $count } arası, dönmek için 0.
ask-compare-2 = Hangi kenar? { $choices }, dönmek için 0.
ask-compare-3 = Hangi parçayla? 1 ile { $count } arası, dönmek için 0.
ask-match-1 = Hangi parça? 1 ile { $count } arası, dönmek için 0.
ask-match-2 = Hangi kenar? { $choices }, dönmek için 0.
ask-around-1 = Hangi kare? { $squares }, dönmek için 0.
ask-fits-1 = Hangi kare? { $squares }, dönmek için 0.
ask-drop-1 = Hangi parça? 1 ile { $count } arası, dönmek için 0.
ask-drop-2 = Soldan ne kadar? { $least } ile { $most } arası; bir karenin eni { $unit }. Dönmek için 0.
ask-drop-3 = Üstten ne kadar? { $least } ile { $most } arası; bir karenin boyu { $unit }. Dönmek için 0.
side-top = üst
    .words = üst, ust
side-right = sağ
    .words = sağ, sag
side-bottom = alt
    .words = alt
side-left = sol
    .words = sol

## Answers.

# $fit says how well the edge $edge of $piece goes together with the edge $opposite of $other.
puzzle-compared = { $fit }: { $piece }, { $edge }, karşısında { $other }, { $opposite }
    .brief = { $fit }
# $count squares are empty; $squares are their numbers.
puzzle-missing = { $count } boş kare: { $squares }
# Beside an empty square lies $piece; $edge is what the edge of the square has to look like there.
puzzle-neighbour = { $edge } ({ $piece })
# $edges are the sides of a square that lie on the border of the picture.
puzzle-borders = Resmin kenarı: { $edges }
puzzle-alone = Bu karenin yanında henüz parça yok.
# $piece goes together with what lies around a square as $fit says.
puzzle-fit = { $piece }: { $fit }
listen-none = Bu burada dinlenemez: ses aygıtı yok.

## Refusals and hints.

puzzle-refused-nothing = Önce bir parça seç.
puzzle-refused-several = Her seferinde bir parça.
# There is no piece with the number $n.
puzzle-refused-no-piece = { $n } numaralı parça yok.
# $piece is in its square already: $place, in the form .at.
puzzle-refused-placed = { $piece } zaten yerinde: { $place }.
# $place is a square.
puzzle-refused-taken = { $place } dolu.
# $piece was tried in a wrong square: $place, in the form .at.
puzzle-refused-wrong = { $piece } geri döndü, yeri bu değil: { $place }.
puzzle-refused-same = Bir parça kendi yanına gelemez.
# $piece belongs $place, in the form .to.
puzzle-hint = { $piece }, { $place }.

## The secret: the four corners, chosen in their order.

secret-shown = Sırrı buldun: çöz ve hızlı çöz artık oyun menüsünde.
secret-hidden = Sır yeniden saklandı.
solving = Çözülüyor. Artı hızlandırır, başka her tuş durdurur.
# Each piece is heard as a sound, without words.
solving-fast = Hızlı çözülüyor. Her tuş durdurur.
solving-stopped = Durdu:

## Files, the camera and the drawing.

# $path is the file of a saved puzzle's picture.
puzzle-picture-changed = Kayıtlı yapbozun resmi değişmiş: { $path }. Yapboz saklanıyor, eski resim gelince sürer.
# $reason says what is wrong with the file of a saved puzzle's picture.
puzzle-picture-gone = Kayıtlı yapbozun resmi kullanılamıyor. { $reason } Yapboz saklanıyor, resim gelince sürer.
puzzle-none-saved = Kayıtlı yapboz yok.
puzzle-not-drawn = Yapboz çizilemedi: bellek yetmedi.
# $path is the file that was written.
puzzle-drawn = Yapbozun çizildiği dosya: { $path }.
camera-no-program = Fotoğraf çekmek için fswebcam ya da ffmpeg kur.
camera-none = Kamera yok.
camera-failed = Kamera görüntü vermedi.

## Help.

help-puzzle = Yapboz nasıl oynanır
help-puzzle-text = Her parçanın değişmeyen bir numarası var.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-puzzle-typing = t parçaların görünüşünü okur. Parçanın numarasını, sonra kareyi yaz: 23, satır 2, sütun 3 demektir.{ $input ->
        [keys] {""}
       *[lines] {" "}Elde parça yokken “kare 11” bir kareyi okur.
    } Büyük X bir parçayı dört kenarıyla anlatır, büyük H onu çalar: önce sol gelir, yukarısı tiz, açık renk gür duyulur. Büyük C iki kenarı karşılaştırır{ $input ->
        [keys] {""}
       *[lines] , “karşılaştır 3 sağ 5” gibi
    }; 100 tam uyar. Büyük E bir kenara en iyi uyan üç parçayı bulur{ $input ->
        [keys] {""}
       *[lines] , “eşle 2 sağ” gibi; “anlat 2 sağ” tek kenarı okur
    }. Büyük B boş bir kareye en iyi uyan parçaları, büyük A çevresini söyler. Büyük G ızgarayı, büyük M boş kareleri, büyük I resimde ne olduğunu okur. { $input ->
        [keys] Büyük D
       *[lines] “at 3 80 80”
    } bir parçayı bir noktaya bırakır, büyük S parçaları yeniden dağıtır. Harita parçaları ülkeleriyle anlatılır; büyük X o zaman her yanda neyin sürdüğünü de söyler, öğrenme modunda i tuşu ülkeler hakkında bilgi verir.

## Settings.

setting-snap-distance = Yapboz parçasının yakalama uzaklığı
setting-snap-distance-help = Yeni oyunlarda, bırakılan parçanın kaç nokta öteden karesine oturacağı.
