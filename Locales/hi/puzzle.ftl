# SPDX-License-Identifier: GPL-3.0-or-later

### The picture puzzle: why a file is no picture, and what a piece looks like.
### टुकड़ा: a piece. खाना: a square. किनारा: an edge.

## Why a picture cannot be used; follows the name of the file.

picture-empty = फ़ाइल खाली है।
picture-unknown-format = यह PNG या JPEG फ़ॉर्मैट की तस्वीर नहीं है।
# $format is the name of another format.
picture-other-format = यह { $format } फ़ाइल है; PNG या JPEG चाहिए।
picture-broken = तस्वीर टूटी या अधूरी है।
picture-animated = यह चलती तस्वीर है; रुकी हुई चाहिए।
# $least is the least number of points for width and height.
picture-too-small = तस्वीर बहुत छोटी है; कम से कम { $least } गुणा { $least } पॉइंट चाहिए।
# $width and $height are counted in points.
picture-too-large = तस्वीर बहुत बड़ी है: { $width } गुणा { $height } पॉइंट।

## The pictures that come along: their names, and what is to be seen.

picture-name-cat = बिल्ली
picture-name-clown = जोकर
picture-name-fruit = फलों का कटोरा
picture-name-house = घर
picture-name-spaceship = अंतरिक्ष यान
picture-name-sunset = सूर्यास्त
picture-caption-cat = भूरी-नारंगी बिल्ली नीली गोल दरी पर बैठी है, पीछे खिड़की में चाँद है, बाईं ओर गुलाबी ऊन का गोला और दाईं ओर गमले में पौधा।
picture-caption-clown = जोकर का चेहरा, लाल नाक, ऊँची टोपी और बो टाई; बाल बाईं ओर नारंगी और दाईं ओर हरे, चारों ओर गुब्बारे और रंगीन कागज़ के टुकड़े।
picture-caption-fruit = धारीदार कपड़े पर फलों से भरा फ़िरोज़ी कटोरा: खरबूजा, अनानास, केले, नाशपाती, संतरा, सेब और अंगूर। आगे दो चेरी और एक नींबू।
picture-caption-house = लाल छत और चिमनी वाला घर, बाईं ओर सूरज, दाईं ओर सेब का पेड़; आगे ट्यूलिप, एक रास्ता और तालाब में बत्तख।
picture-caption-spaceship = लाल पंखों वाला सफ़ेद अंतरिक्ष यान ऊपर दाईं ओर उड़ रहा है। नीचे पृथ्वी, आसपास एक चाँद, एक लाल ग्रह और छल्ले वाला एक ग्रह।
picture-caption-sunset = समुद्र में पाल वाली नाव, पीछे डूबता सूरज, और दाईं ओर ताड़ के पेड़ वाला टापू।
# $caption stands in a file of the player's.
picture-own-caption = { $caption }

## Colours

colour-black = काला
colour-dark-grey = गहरा स्लेटी
colour-grey = स्लेटी
colour-light-grey = हल्का स्लेटी
colour-white = सफ़ेद
colour-red = लाल
colour-dark-red = गहरा लाल
colour-orange = नारंगी
colour-brown = भूरा
colour-beige = बादामी
colour-yellow = पीला
colour-light-green = हल्का हरा
colour-green = हरा
colour-dark-green = गहरा हरा
colour-turquoise = फ़िरोज़ी
colour-light-blue = हल्का नीला
colour-blue = नीला
colour-dark-blue = गहरा नीला
colour-violet = बैंगनी
colour-pink = गुलाबी

## Where in a piece a colour lies.

region-everywhere = हर जगह
region-scattered = कहीं-कहीं
region-top = ऊपर
region-bottom = नीचे
region-left = बाएं
region-right = दाएं
region-middle = बीच में
region-top-left = ऊपर बाएं
region-top-right = ऊपर दाएं
region-bottom-left = नीचे बाएं
region-bottom-right = नीचे दाएं
region-across-middle = बीच में आड़ा
region-down-middle = बीच में खड़ा
region-around = बीच के चारों ओर
region-all-but-top = ऊपर छोड़कर हर जगह
region-all-but-bottom = नीचे छोड़कर हर जगह
region-all-but-left = बाएं छोड़कर हर जगह
region-all-but-right = दाएं छोड़कर हर जगह

## How restless a piece is, and how light.

texture-even = एक जैसी सतह
texture-plain = कम बारीकियाँ
texture-upright = खड़ी धारियाँ
texture-level = आड़ी धारियाँ
texture-busy = बहुत सी बारीकियाँ
lightness-very-dark = बहुत गहरे रंग
lightness-dark = गहरे रंग
lightness-medium = न गहरे न हल्के रंग
lightness-light = हल्के रंग
lightness-very-light = बहुत हल्के रंग

## A piece. $colour and $region are from the lists above.

# $looks is a list: colours with their places, and more where two pieces look alike.
tile = { $looks }
# One colour and where it lies.
# $colour and $region are from the lists above.
tile-patch = { $region } { $colour }
# The same with its share of the piece in $percent.
# $colour and $region are from the lists above.
tile-patch-share = { $region } { $colour }, { $percent } प्रतिशत
# $light and $texture are from the lists above.
tile-mood = { $light }, { $texture }
# $thousandths of the light of white.
tile-light = चमक 1000 में से { $thousandths }
# The lightest point, counted from the left and from the top: $across and $down.
tile-lightest = सबसे हल्का बिंदु बाएं से { $across }, ऊपर से { $down }
# The darkest point, counted in the same way: $across and $down.
tile-darkest = सबसे गहरा बिंदु बाएं से { $across }, ऊपर से { $down }
# A number that tells pieces apart when nothing else does: $mark.
tile-mark = निशान { $mark }
# The colours along an edge, left to right or top to bottom. $colours is a list of them, each with
# the tenths of the edge that it takes.
tile-edge-top = ऊपरी किनारा: { $colours }
# As above: $colours.
tile-edge-right = दायां किनारा: { $colours }
# As above: $colours.
tile-edge-bottom = निचला किनारा: { $colours }
# As above: $colours.
tile-edge-left = बायां किनारा: { $colours }
# One of several colours along an edge: $colour, and the $tenths of the edge that it takes.
edge-run = { $tenths ->
        [1] 10 प्रतिशत
        [2] 20 प्रतिशत
        [3] 30 प्रतिशत
        [4] 40 प्रतिशत
        [5] 50 प्रतिशत
        [6] 60 प्रतिशत
        [7] 70 प्रतिशत
        [8] 80 प्रतिशत
        [9] 90 प्रतिशत
       *[10] 100 प्रतिशत
    } { $colour }

## How well two edges go together. $word is one of the list, $score goes from 0 to 100.

# $word is from the list below.
fit = { $word }, 100 में से { $score }
fit-perfect = पूरा मेल
fit-good = अच्छा मेल
fit-fair = ठीक-ठाक मेल
fit-poor = कम मेल
fit-none = कोई मेल नहीं

## Maps: their names, and what is to be seen.

map-africa = अफ़्रीका
map-asia = एशिया
map-balkans = बाल्कन
map-caribbean = कैरिबियन
map-central-europe = मध्य यूरोप
map-europe = यूरोप
map-middle-east = मध्य पूर्व
map-north-america = उत्तर और मध्य अमेरिका
map-oceania = ऑस्ट्रेलिया और ओशिआनिया
map-south-america = दक्षिण अमेरिका
map-southeast-asia = दक्षिण-पूर्व एशिया
map-africa-caption = भूमध्य सागर से केप ऑफ़ गुड होप तक अफ़्रीका, उत्तर-पूर्व में अरब और दक्षिण-पूर्व में मेडागास्कर।
map-asia-caption = आर्कटिक महासागर से इंडोनेशिया तक और लाल सागर से कमचातका तक एशिया।
map-balkans-caption = डैन्यूब से क्रीट तक बाल्कन, बाईं ओर इटली का दक्षिणी और दाईं ओर तुर्की का पश्चिमी हिस्सा।
map-caribbean-caption = क्यूबा से त्रिनिदाद तक कैरिबियन, बाईं ओर मध्य अमेरिका और नीचे दक्षिण अमेरिका का उत्तरी हिस्सा।
map-central-europe-caption = डेनमार्क से एड्रियाटिक सागर तक और राइन से पश्चिमी यूक्रेन तक मध्य यूरोप।
map-europe-caption = आइसलैंड से काकेशस तक और नॉर्थ केप से अफ़्रीका के तट तक यूरोप।
map-middle-east-caption = तुर्की से यमन तक और नील से अफ़गानिस्तान तक मध्य पूर्व।
map-north-america-caption = अलास्का से पनामा तक उत्तर और मध्य अमेरिका, एक कोने में ग्रीनलैंड और दूसरे में हवाई।
map-oceania-caption = ऑस्ट्रेलिया, न्यूज़ीलैंड और प्रशांत महासागर के द्वीप, उत्तर-पश्चिम में इंडोनेशिया।
map-south-america-caption = पनामा से केप हॉर्न तक दक्षिण अमेरिका।
map-southeast-asia-caption = म्यांमार से तिमोर तक दक्षिण-पूर्व एशिया, पूर्व में फ़िलिपींस।
# Follows the name of a file.
map-broken = नक्शे पर क्या है, इसकी सूची ख़राब है।

## What lies in a piece of a map: "half sea; whole: Portugal; part: Spain and France". $names is a list
## of countries; a name is never inflected, so it stays behind the colon.

# $percent of the piece are sea: 10, 20 and so on; 100 is nearly all, for there is some land.
map-sea = { $percent ->
        [50] आधा समुद्र
        [100] लगभग पूरा समुद्र
       *[other] { $percent } प्रतिशत समुद्र
    }
# Countries that lie in this piece and in no other: $names.
map-whole = पूरी तरह: { $names }
# Countries that lie in other pieces too, or beyond the map: $names.
map-part = कुछ हिस्सा: { $names }
# Land of no country that is named: territories, and land in dispute.
map-land = दूसरी ज़मीन
# The same in a piece that is nearly all sea.
map-islands = द्वीप
# More countries, after five were named: $names.
map-also-whole = ये भी पूरी तरह: { $names }
# As above: $names.
map-also-part = इनका भी कुछ हिस्सा: { $names }
map-also-land = दूसरी ज़मीन भी

## What continues beyond a side of a piece. $beyond is a list of countries, or one of the three:
## map-beyond-sea, map-beyond-edge, map-land. .inside is used in the middle of a line.

map-side-top = उत्तर में: { $beyond }
    .inside = उत्तर में: { $beyond }
map-side-right = पूर्व में: { $beyond }
    .inside = पूर्व में: { $beyond }
map-side-bottom = दक्षिण में: { $beyond }
    .inside = दक्षिण में: { $beyond }
map-side-left = पश्चिम में: { $beyond }
    .inside = पश्चिम में: { $beyond }
map-beyond-sea = समुद्र
map-beyond-edge = नक्शे का किनारा

## The game.

game-puzzle = तस्वीर पहेली
objective-puzzle = तस्वीर टुकड़ों में कटी है। हर टुकड़ा उसके खाने में रखें।
    .brief = हर टुकड़ा अपने खाने में।
choose-motif-puzzle = तस्वीर पहेली: कौन सी तस्वीर?
# Three entries of the list of pictures: the maps; the player's own pictures; one that is not listed.
puzzle-maps = नक्शे
puzzle-own = आपकी अपनी तस्वीरें
puzzle-by-path = दूसरी तस्वीर, उसके पाथ से
puzzle-path-question = PNG या JPEG फ़ाइल का पाथ, वापस जाने के लिए 0।
puzzle-by-camera = कैमरे से तस्वीर लें
# The entry of the menus that says the text after it.
puzzle-privacy = आपकी तस्वीरों का क्या होता है
puzzle-privacy-text = आपकी तस्वीरें इसी कंप्यूटर पर रहती हैं। गेम उन्हें सिर्फ़ पढ़ता है और कहीं नहीं भेजता। कैमरे से ली गई तस्वीर गेम के तस्वीर फ़ोल्डर में तब तक रहती है, जब तक आप उसे मिटा न दें।
puzzle-three = आसान: 3 गुणा 3 टुकड़े
puzzle-four = मुश्किल: 4 गुणा 4 टुकड़े
again-puzzle-easy = यही तस्वीर फिर से, 3 गुणा 3 टुकड़े
again-puzzle-hard = यही तस्वीर फिर से, 4 गुणा 4 टुकड़े
# A picture with its caption: $name and $caption.
picture-entry = { $name }: { $caption }
    .brief = { $name }
# $name is the name of a file of the player's.
picture-own = { $name }
# A piece, by its number $n, which it keeps for the whole game.
puzzle-piece = टुकड़ा { $n }
# $piece lies in its square: $place, in the form .at.
puzzle-placed = { $piece }: { $place }
# $placed of $count pieces are in their squares.
puzzle-progress = { $placed ->
        [1] { $count } में से { $placed } लगा
       *[other] { $count } में से { $placed } लगे
    }
# Of so many pieces, $count, the picture is made up.
puzzle-extent = { $count } टुकड़े
# All pieces are placed: $title is the name of the picture; $mistakes of the $moves moves and more were wrong.
over-puzzle = पहेली पूरी: { $title }। { $moves ->
        [one] { $moves } चाल
       *[other] { $moves } चालें
    }, { $mistakes ->
        [0] कोई गलती नहीं
        [one] { $mistakes } गलती
       *[other] { $mistakes } गलतियाँ
    }।
# A point of the working area: $x points from the left, $y from the top.
place-point = बाएं से { $x }, ऊपर से { $y }
    .at = { $x }, { $y }
    .to = { $x }, { $y } पर
    .from = { $x }, { $y } से
puzzle-rearranged = टुकड़े फिर से बिखेर दिए।
# Where a piece lies about: $squares are the numbers of the $count squares it covers.
puzzle-where = { $count ->
        [0] ग्रिड के नीचे
        [1] { $squares } पर
        [2] { $squares } के बीच
       *[other] { $squares } के बीच
    }
# $piece was let go away from its square: $where as above, $point in the form .at.
puzzle-lies = { $piece }: { $where }, बिंदु { $point }।
# Follows it, where the piece covers others: $piece is the uppermost of those.
puzzle-lies-on = इसके नीचे: { $piece }।
# $where as above; $point is a point.
puzzle-at = { $where }: { $point }
# Of a piece that nothing covers: $piece is the uppermost of those it covers.
puzzle-on-top = इसके नीचे: { $piece }
# Of a piece that others cover: $piece is the uppermost of those.
puzzle-under = इसके ऊपर: { $piece }

## Acts, and what can be asked for.

act-rearrange = टुकड़े फिर से बिखेरें
act-solve = हल करें
act-solve-fast = जल्दी हल करें
command-rearrange = टुकड़े फिर से बिखेरें
    .words = बिखेरो, bikhero
command-describe = टुकड़े का पूरा हाल
    .words = वर्णन, किनारे, varnan, kinare
command-listen = टुकड़ा सुनें
    .words = सुनो, सुनें, suno
command-compare = दो किनारे मिलाएं
    .words = तुलना, tulna
command-match = किनारे से मिलते टुकड़े
    .words = मिलाओ, milao
command-grid = ग्रिड पढ़ें
    .words = ग्रिड, grid
command-missing = खाली खाने
    .words = खाली, khali
command-around = खाने के आसपास
    .words = आसपास, पड़ोसी, aaspaas
command-fits = खाने के लिए सबसे अच्छे टुकड़े
    .words = सबसे अच्छे, sabse achhe
command-picture = तस्वीर में क्या है
    .words = तस्वीर, tasveer
command-drop = टुकड़ा किसी बिंदु पर छोड़ें
    .words = छोड़ो, chhodo
command-solve = हल करें
    .words = हल, hal
command-solve-fast = जल्दी हल करें
    .words = जल्दी हल, jaldi hal, जल्दी, jaldi, +

## Questions for what is missing. $count is the number of pieces, $squares are the numbers of the empty
## squares, $choices the four sides with their numbers, $least and $most the bounds of a number, and
## $unit how wide and high a square is.

ask-describe-1 = कौन सा टुकड़ा? 1 से { $count }, वापस जाने के लिए 0।
ask-listen-1 = कौन सा टुकड़ा? 1 से { $count }, वापस जाने के लिए 0।
ask-compare-1 = कौन सा टुकड़ा? 1 से { $count }, वापस जाने के लिए 0।
ask-compare-2 = कौन सा किनारा? { $choices }, वापस जाने के लिए 0।
ask-compare-3 = किस टुकड़े से मिलाएं? 1 से { $count }, वापस जाने के लिए 0।
ask-match-1 = कौन सा टुकड़ा? 1 से { $count }, वापस जाने के लिए 0।
ask-match-2 = कौन सा किनारा? { $choices }, वापस जाने के लिए 0।
ask-around-1 = कौन सा खाना? { $squares }, वापस जाने के लिए 0।
ask-fits-1 = कौन सा खाना? { $squares }, वापस जाने के लिए 0।
ask-drop-1 = कौन सा टुकड़ा? 1 से { $count }, वापस जाने के लिए 0।
ask-drop-2 = बाएं से कितने पॉइंट दूर? { $least } से { $most }; एक खाना { $unit } चौड़ा है। वापस जाने के लिए 0।
ask-drop-3 = ऊपर से कितने पॉइंट दूर? { $least } से { $most }; एक खाना { $unit } ऊँचा है। वापस जाने के लिए 0।
side-top = ऊपर
    .words = ऊपर, upar
side-right = दाएं
    .words = दाएं, दाएँ, दायां, dayen
side-bottom = नीचे
    .words = नीचे, neeche, niche
side-left = बाएं
    .words = बाएं, बाएँ, बायां, bayen

## Answers.

# $fit says how well the edge $edge of $piece goes together with the edge $opposite of $other.
puzzle-compared = { $fit }: { $piece }, { $edge } का किनारा, और { $other }, { $opposite } का किनारा
    .brief = { $fit }
# $count squares are empty; $squares are their numbers.
puzzle-missing = { $count ->
        [1] 1 खाली खाना: { $squares }
       *[other] { $count } खाली खाने: { $squares }
    }
# Beside an empty square lies $piece; $edge is what the edge of the square has to look like there.
puzzle-neighbour = { $edge } ({ $piece })
# $edges are the sides of a square that lie on the border of the picture.
puzzle-borders = तस्वीर का छोर: { $edges }
puzzle-alone = इस खाने के पास अभी कोई टुकड़ा नहीं।
# $piece goes together with what lies around a square as $fit says.
puzzle-fit = { $piece }: { $fit }
listen-none = यहाँ यह सुनाई नहीं दे सकता: साउंड डिवाइस नहीं है।

## Refusals and hints.

puzzle-refused-nothing = पहले टुकड़ा चुनें।
puzzle-refused-several = एक बार में एक टुकड़ा।
# There is no piece with the number $n.
puzzle-refused-no-piece = टुकड़ा { $n } नहीं है।
# $piece is in its square already: $place, in the form .at.
puzzle-refused-placed = { $piece } पहले से सही है: { $place }।
# $place is a square.
puzzle-refused-taken = { $place } भरा हुआ है।
# $piece was tried in a wrong square: $place, in the form .at.
puzzle-refused-wrong = { $piece } वापस: { $place } इसकी जगह नहीं।
puzzle-refused-same = टुकड़ा अपने ही पास नहीं हो सकता।
# $piece belongs $place, in the form .to.
puzzle-hint = { $piece } { $place }।

## The secret: the four corners, chosen in their order.

secret-shown = राज़ खुल गया: हल करें और जल्दी हल करें अब गेम मेन्यू में हैं।
secret-hidden = राज़ फिर छिप गया।
solving = हल हो रहा है। प्लस से तेज़ होगा, किसी और बटन से रुकेगा।
# Each piece is heard as a sound, without words.
solving-fast = जल्दी हल हो रहा है। किसी भी बटन से रुकेगा।
solving-stopped = रुक गया:

## Files, the camera and the drawing.

# $path is the file of a saved puzzle's picture.
puzzle-picture-changed = यह तस्वीर अब सेव की हुई पहेली वाली नहीं रही: { $path }। पहेली रखी रहेगी और पुरानी तस्वीर लौटने पर चलेगी।
# $reason says what is wrong with the file of a saved puzzle's picture.
puzzle-picture-gone = सेव की हुई पहेली की तस्वीर नहीं चल सकती। { $reason } पहेली रखी रहेगी और तस्वीर लौटने पर चलेगी।
puzzle-none-saved = कोई सेव की हुई पहेली नहीं है।
puzzle-not-drawn = पहेली नहीं बनाई जा सकती: मेमोरी कम है।
# $path is the file that was written.
puzzle-drawn = पहेली इस फ़ाइल में बनी है: { $path }।
camera-no-program = तस्वीर खींचने के लिए fswebcam या ffmpeg इंस्टॉल करें।
camera-none = कैमरा नहीं है।
camera-failed = कैमरे से तस्वीर नहीं मिली।

## Help.

help-puzzle = तस्वीर पहेली कैसे खेलें
help-puzzle-text = हर टुकड़े का एक नंबर है, जो बदलता नहीं।
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-puzzle-typing = t से सुनें कि टुकड़े कैसे दिखते हैं। टुकड़े का नंबर लिखें, फिर खाना: 23 यानी लाइन 2, कॉलम 3।{ $input ->
        [keys] {""}
       *[lines] {" "}हाथ में टुकड़ा न हो तो “खाना 11” से वह खाना पढ़ें।
    } कैपिटल X टुकड़े को उसके चार किनारों समेत बताता है, कैपिटल H उसे बजाता है: बायां पहले आता है, ऊँचा यानी ऊपर, तेज़ यानी हल्का रंग। कैपिटल C दो किनारे मिलाता है{ $input ->
        [keys] {""}
       *[lines] , जैसे “तुलना 3 दाएं 5”
    }; 100 यानी पूरा मेल। कैपिटल E किसी किनारे से सबसे ज़्यादा मिलते तीन टुकड़े ढूँढता है{ $input ->
        [keys] {""}
       *[lines] , जैसे “मिलाओ 2 दाएं”; “वर्णन 2 दाएं” से एक किनारा पढ़ें
    }। कैपिटल B बताता है कि खाली खाने में कौन से टुकड़े सबसे अच्छे बैठेंगे, कैपिटल A कि उसके आसपास क्या है। कैपिटल G से ग्रिड, कैपिटल M से खाली खाने, कैपिटल I से तस्वीर में क्या है। { $input ->
        [keys] कैपिटल D
       *[lines] “छोड़ो 3 80 80”
    } टुकड़े को एक बिंदु पर छोड़ता है, कैपिटल S टुकड़े फिर से बिखेरता है। नक्शे का टुकड़ा उसके देशों से बताया जाता है; तब कैपिटल X बताता है कि हर ओर आगे क्या है, और लर्निंग मोड में i देशों की जानकारी देता है।

## Settings.

setting-snap-distance = टुकड़ा चिपकने की दूरी
setting-snap-distance-help = छोड़ा हुआ टुकड़ा अपने खाने से कितने पॉइंट दूर तक चिपके, नए गेमों में।
