# SPDX-License-Identifier: GPL-3.0-or-later

### The picture puzzle: why a file is no picture, and what a piece looks like.

## Why a picture cannot be used; follows the name of the file.

picture-empty = ファイルが空です。
picture-unknown-format = PNG か JPEG の画像ではありません。
# $format is the name of another format.
picture-other-format = { $format } ファイルです。PNG か JPEG が必要です。
picture-broken = 画像が壊れているか、途中で切れています。
picture-animated = 動く画像です。静止画が必要です。
# $least is the least number of points for width and height.
picture-too-small = 画像が小さすぎます。縦横{ $least }ドット以上が必要です。
# $width and $height are counted in points.
picture-too-large = 画像が大きすぎます：横{ $width }、縦{ $height }ドット。

## The pictures that come along: their names, and what is to be seen.

picture-name-cat = 猫
picture-name-clown = ピエロ
picture-name-fruit = 果物の鉢
picture-name-house = 家
picture-name-spaceship = 宇宙船
picture-name-sunset = 夕日
picture-caption-cat = 茶色の猫が丸い青い敷物に座っています。後ろに月の見える窓、左にピンクの毛糸玉、右に鉢植え。
picture-caption-clown = 赤い鼻、高い帽子、蝶ネクタイのピエロの顔。髪は左がオレンジ、右が緑。まわりに風船と紙吹雪。
picture-caption-fruit = 縞模様の布の上に、果物でいっぱいの青緑の鉢。メロン、パイナップル、バナナ、洋梨、オレンジ、リンゴ、ブドウ。手前にサクランボ二つとレモン。
picture-caption-house = 赤い屋根と煙突の家。左に太陽、右にリンゴの木。手前にチューリップ、小道、アヒルのいる池。
picture-caption-spaceship = 赤い翼の白い宇宙船が右上へ飛んでいます。下に地球、そのまわりに月、赤い惑星、輪のある惑星。
picture-caption-sunset = 海に帆船、その後ろに沈む太陽、右にヤシの木の島。
# $caption stands in a file of the player's.
picture-own-caption = { $caption }

## Colours

colour-black = 黒
colour-dark-grey = 濃い灰色
colour-grey = 灰色
colour-light-grey = 薄い灰色
colour-white = 白
colour-red = 赤
colour-dark-red = 濃い赤
colour-orange = オレンジ
colour-brown = 茶色
colour-beige = ベージュ
colour-yellow = 黄色
colour-light-green = 黄緑
colour-green = 緑
colour-dark-green = 濃い緑
colour-turquoise = 青緑
colour-light-blue = 水色
colour-blue = 青
colour-dark-blue = 紺
colour-violet = 紫
colour-pink = ピンク

## Where in a piece a colour lies.

region-everywhere = 全体
region-scattered = あちこち
region-top = 上
region-bottom = 下
region-left = 左
region-right = 右
region-middle = 中央
region-top-left = 左上
region-top-right = 右上
region-bottom-left = 左下
region-bottom-right = 右下
region-across-middle = 中央の横一帯
region-down-middle = 中央の縦一帯
region-around = 中央のまわり
region-all-but-top = 上以外
region-all-but-bottom = 下以外
region-all-but-left = 左以外
region-all-but-right = 右以外

## How restless a piece is, and how light.

texture-even = むらなし
texture-plain = 模様は少ない
texture-upright = 縦縞あり
texture-level = 横縞あり
texture-busy = 細かい模様が多い
lightness-very-dark = とても暗い
lightness-dark = 暗い
lightness-medium = 中くらいの明るさ
lightness-light = 明るい
lightness-very-light = とても明るい

## A piece. $colour and $region are from the lists above.

# $looks is a list: colours with their places, and more where two pieces look alike.
tile = { $looks }
# One colour and where it lies.
# $colour and $region are from the lists above.
tile-patch = { $colour }が{ $region }に
# The same with its share of the piece in $percent.
# $colour and $region are from the lists above.
tile-patch-share = { $colour }が{ $region }に{ $percent }パーセント
# $light and $texture are from the lists above.
tile-mood = 全体に{ $light }、{ $texture }
# $thousandths of the light of white.
tile-light = 明るさは千分の{ $thousandths }
# The lightest point, counted from the left and from the top: $across and $down.
tile-lightest = 一番明るい点、左から{ $across }、上から{ $down }
# The darkest point, counted in the same way: $across and $down.
tile-darkest = 一番暗い点、左から{ $across }、上から{ $down }
# A number that tells pieces apart when nothing else does: $mark.
tile-mark = 目印{ $mark }
# The colours along an edge, left to right or top to bottom. $colours is a list of them, each with
# the tenths of the edge that it takes.
tile-edge-top = 上の辺：{ $colours }
# As above: $colours.
tile-edge-right = 右の辺：{ $colours }
# As above: $colours.
tile-edge-bottom = 下の辺：{ $colours }
# As above: $colours.
tile-edge-left = 左の辺：{ $colours }
# One of several colours along an edge: $colour, and the $tenths of the edge that it takes.
edge-run = { $colour }が{ $tenths }割

## How well two edges go together. $word is one of the list, $score goes from 0 to 100.

# $word is from the list below.
fit = { $word }、{ $score }点
fit-perfect = ぴったり
fit-good = よく合う
fit-fair = まあ合う
fit-poor = あまり合わない
fit-none = 合わない

## Maps: their names, and what is to be seen.

map-africa = アフリカ
map-asia = アジア
map-balkans = バルカン半島
map-caribbean = カリブ海
map-central-europe = 中央ヨーロッパ
map-europe = ヨーロッパ
map-middle-east = 中東
map-north-america = 北アメリカと中央アメリカ
map-oceania = オーストラリアとオセアニア
map-south-america = 南アメリカ
map-southeast-asia = 東南アジア
map-africa-caption = 地中海から喜望峰まで。北東にアラビア、南東にマダガスカル。
map-asia-caption = 北極海からインドネシアまで、紅海からカムチャツカまで。
map-balkans-caption = ドナウ川からクレタ島まで。左にイタリア南部、右に小アジア西部。
map-caribbean-caption = キューバからトリニダードまで。左に中央アメリカ、下に南アメリカ北部。
map-central-europe-caption = デンマークからアドリア海まで、ライン川からウクライナ西部まで。
map-europe-caption = アイスランドからコーカサスまで、ノールカップからアフリカの海岸まで。
map-middle-east-caption = トルコからイエメンまで、ナイル川からアフガニスタンまで。
map-north-america-caption = アラスカからパナマまで。角のひとつにグリーンランド、別の角にハワイ。
map-oceania-caption = オーストラリア、ニュージーランド、太平洋の島々。北西にインドネシア。
map-south-america-caption = パナマからホーン岬まで。
map-southeast-asia-caption = ミャンマーからティモールまで。東にフィリピン。
# Follows the name of a file.
map-broken = 地図の内容の一覧が壊れています。

## What lies in a piece of a map: "half sea; whole: Portugal; part: Spain and France". $names is a list
## of countries; a name is never inflected, so it stays behind the colon.

# $percent of the piece are sea: 10, 20 and so on; 100 is nearly all, for there is some land.
map-sea = { $percent ->
        [50] 半分が海
        [100] ほぼ海
       *[other] 海{ $percent }パーセント
    }
# Countries that lie in this piece and in no other: $names.
map-whole = 全域：{ $names }
# Countries that lie in other pieces too, or beyond the map: $names.
map-part = 一部：{ $names }
# Land of no country that is named: territories, and land in dispute.
map-land = ほかの陸地
# The same in a piece that is nearly all sea.
map-islands = 島々
# More countries, after five were named: $names.
map-also-whole = ほかに全域：{ $names }
# As above: $names.
map-also-part = ほかに一部：{ $names }
map-also-land = ほかの陸地も

## What continues beyond a side of a piece. $beyond is a list of countries, or one of the three:
## map-beyond-sea, map-beyond-edge, map-land. .inside is used in the middle of a line.

map-side-top = 北に：{ $beyond }
    .inside = 北に：{ $beyond }
map-side-right = 東に：{ $beyond }
    .inside = 東に：{ $beyond }
map-side-bottom = 南に：{ $beyond }
    .inside = 南に：{ $beyond }
map-side-left = 西に：{ $beyond }
    .inside = 西に：{ $beyond }
map-beyond-sea = 海
map-beyond-edge = 地図の端

## The game.

game-puzzle = 絵合わせパズル
objective-puzzle = 切り分けた絵のピースを、それぞれのマスに置きます。
    .brief = ピースをそれぞれのマスに。
choose-motif-puzzle = 絵合わせパズル：どの絵？
# Three entries of the list of pictures: the maps; the player's own pictures; one that is not listed.
puzzle-maps = 地図
puzzle-own = 自分の絵
puzzle-by-path = 別の絵、パスで指定
puzzle-path-question = PNG か JPEG ファイルのパス。0で戻る。
puzzle-by-camera = カメラで写真を撮る
# The entry of the menus that says the text after it.
puzzle-privacy = 自分の絵の扱い
puzzle-privacy-text = 自分の絵はこのコンピューターから出ません。ゲームは絵を読むだけで、どこにも送りません。カメラで撮った写真は、消すまでゲームの絵のフォルダーに残ります。
puzzle-three = やさしい：3行3列
puzzle-four = 難しい：4行4列
again-puzzle-easy = この絵をもう一度、3行3列
again-puzzle-hard = この絵をもう一度、4行4列
# A picture with its caption: $name and $caption.
picture-entry = { $name }：{ $caption }
    .brief = { $name }
# $name is the name of a file of the player's.
picture-own = { $name }
# A piece, by its number $n, which it keeps for the whole game.
puzzle-piece = ピース{ $n }
# $piece lies in its square: $place, in the form .at.
puzzle-placed = { $piece }：{ $place }
# $placed of $count pieces are in their squares.
puzzle-progress = ピース{ $count }枚中{ $placed }枚
# Of so many pieces, $count, the picture is made up.
puzzle-extent = ピース{ $count }枚
# All pieces are placed: $title is the name of the picture; $mistakes of the $moves moves and more were wrong.
over-puzzle = 完成：{ $title }。{ $moves }手、{ $mistakes ->
        [0] 間違いなし
       *[other] 間違い{ $mistakes }回
    }。
# A point of the working area: $x points from the left, $y from the top.
place-point = 左から{ $x }、上から{ $y }
    .at = { $x }、{ $y }
    .to = { $x }、{ $y }へ
    .from = { $x }、{ $y }から
puzzle-rearranged = ピースを散らし直しました。
# Where a piece lies about: $squares are the numbers of the $count squares it covers.
puzzle-where = { $count ->
        [0] マス目の下
        [1] マス{ $squares }の上
        [2] マス{ $squares }の間
       *[other] マス{ $squares }のあたり
    }
# $piece was let go away from its square: $where as above, $point in the form .at.
puzzle-lies = { $piece }は{ $where }、位置は{ $point }。
# Follows it, where the piece covers others: $piece is the uppermost of those.
puzzle-lies-on = その下に{ $piece }があります。
# $where as above; $point is a point.
puzzle-at = { $where }：{ $point }
# Of a piece that nothing covers: $piece is the uppermost of those it covers.
puzzle-on-top = 下に{ $piece }
# Of a piece that others cover: $piece is the uppermost of those.
puzzle-under = 上に{ $piece }

## Acts, and what can be asked for.

act-rearrange = ピースを散らし直す
act-solve = 解く
act-solve-fast = 速く解く
command-rearrange = ピースを散らし直す
    .words = 散らす, ちらす, chirasu
command-describe = ピースを詳しく読む
    .words = 説明, せつめい, setsumei
command-listen = ピースを聞く
    .words = 聞く, きく, kiku
command-compare = 二つの辺を比べる
    .words = 比べる, くらべる, kuraberu
command-match = 辺に合うピース
    .words = 合う, あう, au
command-grid = マス目を読む
    .words = マス目, ますめ, masume
command-missing = 空きマス
    .words = 空き, あき, aki
command-around = マスのまわり
    .words = まわり, 周り, mawari
command-fits = マスに一番合うピース
    .words = 一番, いちばん, ichiban
command-picture = 絵の内容
    .words = 絵, え, 内容, ないよう, naiyou
command-drop = ピースを点に置く
    .words = 置く, おく, oku
command-solve = 解く
    .words = 解く, とく, toku
command-solve-fast = 速く解く
    .words = 速く解く, はやくとく, hayakutoku, 速く, はやく, hayaku, +

## Questions for what is missing. $count is the number of pieces, $squares are the numbers of the empty
## squares, $choices the four sides with their numbers, $least and $most the bounds of a number, and
## $unit how wide and high a square is.

ask-describe-1 = どのピース？ 1から{ $count }、0で戻る。
ask-listen-1 = どのピース？ 1から{ $count }、0で戻る。
ask-compare-1 = どのピース？ 1から{ $count }、0で戻る。
ask-compare-2 = どの辺？ { $choices }、0で戻る。
ask-compare-3 = どのピースと比べますか。1から{ $count }、0で戻る。
ask-match-1 = どのピース？ 1から{ $count }、0で戻る。
ask-match-2 = どの辺？ { $choices }、0で戻る。
ask-around-1 = どのマス？ { $squares }、0で戻る。
ask-fits-1 = どのマス？ { $squares }、0で戻る。
ask-drop-1 = どのピース？ 1から{ $count }、0で戻る。
ask-drop-2 = 左からどれだけ？ { $least }以上{ $most }以下。マスの幅は{ $unit }。0で戻る。
ask-drop-3 = 上からどれだけ？ { $least }以上{ $most }以下。マスの高さは{ $unit }。0で戻る。
side-top = 上
    .words = 上, うえ, ue
side-right = 右
    .words = 右, みぎ, migi
side-bottom = 下
    .words = 下, した, shita
side-left = 左
    .words = 左, ひだり, hidari

## Answers.

# $fit says how well the edge $edge of $piece goes together with the edge $opposite of $other.
puzzle-compared = { $fit }：{ $piece }の{ $edge }の辺と{ $other }の{ $opposite }の辺
    .brief = { $fit }
# $count squares are empty; $squares are their numbers.
puzzle-missing = 空きマスは{ $count }か所：{ $squares }
# Beside an empty square lies $piece; $edge is what the edge of the square has to look like there.
puzzle-neighbour = { $edge }（{ $piece }）
# $edges are the sides of a square that lie on the border of the picture.
puzzle-borders = 絵の縁：{ $edges }
puzzle-alone = このマスの隣にはまだピースがありません。
# $piece goes together with what lies around a square as $fit says.
puzzle-fit = { $piece }：{ $fit }
listen-none = 聞けません：音声装置がありません。

## Refusals and hints.

puzzle-refused-nothing = 先にピースを選んでください。
puzzle-refused-several = ピースは1枚ずつです。
# There is no piece with the number $n.
puzzle-refused-no-piece = ピース{ $n }はありません。
# $piece is in its square already: $place, in the form .at.
puzzle-refused-placed = { $piece }はもう正しい場所です：{ $place }。
# $place is a square.
puzzle-refused-taken = { $place }はもう埋まっています。
# $piece was tried in a wrong square: $place, in the form .at.
puzzle-refused-wrong = { $piece }は戻ります：{ $place }ではありません。
puzzle-refused-same = 同じピースどうしは並びません。
# $piece belongs $place, in the form .to.
puzzle-hint = { $piece }を{ $place }。

## The secret: the four corners, chosen in their order.

secret-shown = 秘密を見つけました：「解く」と「速く解く」がゲームメニューに入りました。
secret-hidden = 秘密をまた隠しました。
solving = 解いています。プラスで速くなり、ほかのキーで止まります。
# Each piece is heard as a sound, without words.
solving-fast = 速く解いています。どのキーでも止まります。
solving-stopped = 停止：

## Files, the camera and the drawing.

# $path is the file of a saved puzzle's picture.
puzzle-picture-changed = 画像 { $path } は保存したパズルのものと違います。パズルは残っていて、元の画像があれば続けられます。
# $reason says what is wrong with the file of a saved puzzle's picture.
puzzle-picture-gone = 保存したパズルの画像が使えません。{ $reason }パズルは残っていて、画像が戻れば続けられます。
puzzle-none-saved = 保存したパズルはありません。
puzzle-not-drawn = パズルを描けません：メモリーが足りません。
# $path is the file that was written.
puzzle-drawn = パズルを { $path } に描きました。
camera-no-program = 撮影するには fswebcam か ffmpeg を入れてください。
camera-none = カメラがありません。
camera-failed = カメラから画像が来ません。

## Help.

help-puzzle = 絵合わせパズルの遊び方
help-puzzle-text = どのピースにも決まった番号があります。
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-puzzle-typing = t でピースの見た目を読みます。ピースの番号、次にマスの番号を入力します。23は2行3列です。{ $input ->
        [keys] {""}
       *[lines] ピースを持っていなければ、「マス11」でそのマスを読みます。
    }大文字 X でピースと四つの辺の説明、大文字 H でピースの音を聞きます。左から順に鳴り、高い所は高い音、明るい所は大きい音です。大文字 C で二つの辺を比べます。{ $input ->
        [keys] {""}
       *[lines] 例えば「比べる 3 右 5」。
    }100点でぴったりです。大文字 E で辺に一番合う3枚を探します。{ $input ->
        [keys] {""}
       *[lines] 例えば「合う 2 右」。「説明 2 右」で辺をひとつ読みます。
    }大文字 B で空きマスに一番合うピース、大文字 A でそのまわり。大文字 G でマス目、大文字 M で空きマス、大文字 I で絵の内容を読みます。{ $input ->
        [keys] 大文字 D{" "}
       *[lines] 「置く 3 80 80」
    }でピースを点に置き、大文字 S で散らし直します。地図は国の名前で伝えます。大文字 X で各辺の先に続くもの、学習モードでは i で国の豆知識も聞けます。

## Settings.

setting-snap-distance = ピースが吸い付く距離
setting-snap-distance-help = 置いたピースがマスに吸い付く距離。単位はドット。新しいゲームから。
