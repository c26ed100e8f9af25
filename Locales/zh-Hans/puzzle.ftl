# SPDX-License-Identifier: GPL-3.0-or-later

### The picture puzzle: why a file is no picture, and what a piece looks like.
### 块: a piece. 格: a square of the grid.

## Why a picture cannot be used; follows the name of the file.

picture-empty = 文件是空的。
picture-unknown-format = 这不是 PNG 或 JPEG 格式的图片。
# $format is the name of another format.
picture-other-format = 这是 { $format } 文件；需要 PNG 或 JPEG。
picture-broken = 图片损坏或不完整。
picture-animated = 这是动图；需要静止的图片。
# $least is the least number of points for width and height.
picture-too-small = 图片太小；至少要{ $least }乘{ $least }点。
# $width and $height are counted in points.
picture-too-large = 图片太大：{ $width }乘{ $height }点。

## The pictures that come along: their names, and what is to be seen.

picture-name-cat = 猫
picture-name-clown = 小丑
picture-name-fruit = 水果盘
picture-name-house = 房子
picture-name-spaceship = 飞船
picture-name-sunset = 日落
picture-caption-cat = 一只橘猫坐在蓝色圆毯上，身后的窗外有月亮，左边有一团粉色毛线，右边有一盆植物。
picture-caption-clown = 小丑的脸，红鼻子，高帽子，戴领结；头发左边橙色、右边绿色，周围有气球和彩纸屑。
picture-caption-fruit = 条纹桌布上有一个装满水果的青绿色大碗：甜瓜、菠萝、香蕉、梨、橙子、苹果和葡萄。前面放着两颗樱桃和一个柠檬。
picture-caption-house = 一座红屋顶、有烟囱的房子，左边是太阳，右边是苹果树；前面有郁金香、一条小路和一个游着鸭子的池塘。
picture-caption-spaceship = 一艘带红色尾翼的白色飞船朝右上方飞去。下方是地球，周围有月亮、一颗红色行星和一颗带环的行星。
picture-caption-sunset = 海上一艘帆船，太阳在它后面落下，右边是一座有棕榈树的小岛。
# $caption stands in a file of the player's.
picture-own-caption = { $caption }

## Colours

colour-black = 黑色
colour-dark-grey = 深灰
colour-grey = 灰色
colour-light-grey = 浅灰
colour-white = 白色
colour-red = 红色
colour-dark-red = 深红
colour-orange = 橙色
colour-brown = 棕色
colour-beige = 米色
colour-yellow = 黄色
colour-light-green = 浅绿
colour-green = 绿色
colour-dark-green = 深绿
colour-turquoise = 青绿
colour-light-blue = 浅蓝
colour-blue = 蓝色
colour-dark-blue = 深蓝
colour-violet = 紫色
colour-pink = 粉色

## Where in a piece a colour lies.

region-everywhere = 整块
region-scattered = 零星
region-top = 上边
region-bottom = 下边
region-left = 左边
region-right = 右边
region-middle = 中间
region-top-left = 左上
region-top-right = 右上
region-bottom-left = 左下
region-bottom-right = 右下
region-across-middle = 中间横向一条
region-down-middle = 中间竖向一条
region-around = 四周
region-all-but-top = 除上边外都是
region-all-but-bottom = 除下边外都是
region-all-but-left = 除左边外都是
region-all-but-right = 除右边外都是

## How restless a piece is, and how light.

texture-even = 颜色均匀
texture-plain = 纹理少
texture-upright = 有竖纹
texture-level = 有横纹
texture-busy = 细节多
lightness-very-dark = 很暗
lightness-dark = 暗
lightness-medium = 明暗适中
lightness-light = 亮
lightness-very-light = 很亮

## A piece. $colour and $region are from the lists above.

# $looks is a list: colours with their places, and more where two pieces look alike.
tile = { $looks }
# One colour and where it lies.
# $colour and $region are from the lists above.
tile-patch = { $region }{ $colour }
# The same with its share of the piece in $percent.
# $colour and $region are from the lists above.
tile-patch-share = { $region }{ $colour }百分之{ $percent }
# $light and $texture are from the lists above.
tile-mood = 整体{ $light }，{ $texture }
# $thousandths of the light of white.
tile-light = 亮度千分之{ $thousandths }
# The lightest point, counted from the left and from the top: $across and $down.
tile-lightest = 最亮点离左边{ $across }，离上边{ $down }
# The darkest point, counted in the same way: $across and $down.
tile-darkest = 最暗点离左边{ $across }，离上边{ $down }
# A number that tells pieces apart when nothing else does: $mark.
tile-mark = 记号{ $mark }
# The colours along an edge, left to right or top to bottom. $colours is a list of them, each with
# the tenths of the edge that it takes.
tile-edge-top = 上边：{ $colours }
# As above: $colours.
tile-edge-right = 右边：{ $colours }
# As above: $colours.
tile-edge-bottom = 下边：{ $colours }
# As above: $colours.
tile-edge-left = 左边：{ $colours }
# One of several colours along an edge: $colour, and the $tenths of the edge that it takes.
edge-run = { $colour }{ $tenths ->
        [2] 两成
       *[other] { $tenths }成
    }

## How well two edges go together. $word is one of the list, $score goes from 0 to 100.

# $word is from the list below.
fit = { $word }，{ $score }分
fit-perfect = 完全吻合
fit-good = 很吻合
fit-fair = 还算吻合
fit-poor = 不太吻合
fit-none = 不吻合

## Maps: their names, and what is to be seen.

map-africa = 非洲
map-asia = 亚洲
map-balkans = 巴尔干
map-caribbean = 加勒比
map-central-europe = 中欧
map-europe = 欧洲
map-middle-east = 中东
map-north-america = 北美洲和中美洲
map-oceania = 澳大利亚和大洋洲
map-south-america = 南美洲
map-southeast-asia = 东南亚
map-africa-caption = 从地中海到好望角，东北有阿拉伯半岛，东南有马达加斯加。
map-asia-caption = 从北冰洋到印度尼西亚，从红海到堪察加。
map-balkans-caption = 从多瑙河到克里特岛，左边是意大利南部，右边是小亚细亚西部。
map-caribbean-caption = 从古巴到特立尼达，左边是中美洲，下边是南美洲北部。
map-central-europe-caption = 从丹麦到亚得里亚海，从莱茵河到西乌克兰。
map-europe-caption = 从冰岛到高加索，从北角到非洲海岸。
map-middle-east-caption = 从土耳其到也门，从尼罗河到阿富汗。
map-north-america-caption = 从阿拉斯加到巴拿马，一角是格陵兰，另一角是夏威夷。
map-oceania-caption = 澳大利亚、新西兰和太平洋诸岛，西北有印度尼西亚。
map-south-america-caption = 从巴拿马到合恩角。
map-southeast-asia-caption = 从缅甸到帝汶，东边有菲律宾。
# Follows the name of a file.
map-broken = 地图内容的列表已损坏。

## What lies in a piece of a map: "half sea; whole: Portugal; part: Spain and France". $names is a list
## of countries; a name is never inflected, so it stays behind the colon.

# $percent of the piece are sea: 10, 20 and so on; 100 is nearly all, for there is some land.
map-sea = { $percent ->
        [50] 一半是海
        [100] 几乎全是海
       *[other] 百分之{ $percent }是海
    }
# Countries that lie in this piece and in no other: $names.
map-whole = 整个：{ $names }
# Countries that lie in other pieces too, or beyond the map: $names.
map-part = 部分：{ $names }
# Land of no country that is named: territories, and land in dispute.
map-land = 其他陆地
# The same in a piece that is nearly all sea.
map-islands = 岛屿
# More countries, after five were named: $names.
map-also-whole = 还有整个：{ $names }
# As above: $names.
map-also-part = 还有部分：{ $names }
map-also-land = 还有其他陆地

## What continues beyond a side of a piece. $beyond is a list of countries, or one of the three:
## map-beyond-sea, map-beyond-edge, map-land. .inside is used in the middle of a line.

map-side-top = 北边：{ $beyond }
    .inside = 北边：{ $beyond }
map-side-right = 东边：{ $beyond }
    .inside = 东边：{ $beyond }
map-side-bottom = 南边：{ $beyond }
    .inside = 南边：{ $beyond }
map-side-left = 西边：{ $beyond }
    .inside = 西边：{ $beyond }
map-beyond-sea = 海
map-beyond-edge = 地图边缘

## The game.

game-puzzle = 拼图
objective-puzzle = 一幅图分成了几块。把每块放进它的格子。
    .brief = 每块放进它的格子。
choose-motif-puzzle = 拼图：哪幅图？
# Three entries of the list of pictures: the maps; the player's own pictures; one that is not listed.
puzzle-maps = 地图
puzzle-own = 自己的图片
puzzle-by-path = 其他图片，输入路径
puzzle-path-question = 输入 PNG 或 JPEG 文件的路径，0 返回。
puzzle-by-camera = 用摄像头拍一张
# The entry of the menus that says the text after it.
puzzle-privacy = 你的图片会怎样
puzzle-privacy-text = 你的图片只留在这台电脑上。游戏只读取图片，不会发送到任何地方。用摄像头拍的照片保存在游戏的图片文件夹里，直到你删除它。
puzzle-three = 简单：3行3列
puzzle-four = 困难：4行4列
again-puzzle-easy = 再拼这幅图，3行3列
again-puzzle-hard = 再拼这幅图，4行4列
# A picture with its caption: $name and $caption.
picture-entry = { $name }：{ $caption }
    .brief = { $name }
# $name is the name of a file of the player's.
picture-own = { $name }
# A piece, by its number $n, which it keeps for the whole game.
puzzle-piece = 第{ $n }块
# $piece lies in its square: $place, in the form .at.
puzzle-placed = { $piece }：{ $place }
# $placed of $count pieces are in their squares.
puzzle-progress = 已放{ $placed ->
        [2] 两块
       *[other] { $placed }块
    }，共{ $count }块
# Of so many pieces, $count, the picture is made up.
puzzle-extent = { $count }块
# All pieces are placed: $title is the name of the picture; $mistakes of the $moves moves and more were wrong.
over-puzzle = 拼好了：{ $title }。{ $moves ->
        [2] 两步
       *[other] { $moves }步
    }，{ $mistakes ->
        [0] 没有出错
        [2] 错两次
       *[other] 错{ $mistakes }次
    }。
# A point of the working area: $x points from the left, $y from the top.
place-point = 离左边{ $x }，离上边{ $y }
    .at = 离左边{ $x }，离上边{ $y }
    .to = 到离左边{ $x }、离上边{ $y }的位置
    .from = 从离左边{ $x }、离上边{ $y }的位置
puzzle-rearranged = 各块已打散。
# Where a piece lies about: $squares are the numbers of the $count squares it covers.
puzzle-where = { $count ->
        [0] 在网格下方
        [1] 压着{ $squares }号格
        [2] 在{ $squares }号格之间
       *[other] 在{ $squares }号格之间
    }
# $piece was let go away from its square: $where as above, $point in the form .at.
puzzle-lies = { $piece }{ $where }，{ $point }。
# Follows it, where the piece covers others: $piece is the uppermost of those.
puzzle-lies-on = 下面是{ $piece }。
# $where as above; $point is a point.
puzzle-at = { $where }：{ $point }
# Of a piece that nothing covers: $piece is the uppermost of those it covers.
puzzle-on-top = 下面是{ $piece }
# Of a piece that others cover: $piece is the uppermost of those.
puzzle-under = 上面是{ $piece }

## Acts, and what can be asked for.

act-rearrange = 打散各块
act-solve = 自动拼好
act-solve-fast = 快速拼好
command-rearrange = 打散各块
    .words = 打散, dasan
command-describe = 详细描述一块
    .words = 描述, miaoshu
command-listen = 听一块
    .words = 听, ting
command-compare = 比较两条边
    .words = 比较, bijiao
command-match = 与一条边匹配的块
    .words = 匹配, pipei
command-grid = 读网格
    .words = 网格, wangge
command-missing = 空格子
    .words = 空格, kongge
command-around = 一格周围有什么
    .words = 周围, zhouwei
command-fits = 最适合一格的块
    .words = 适合, shihe
command-picture = 图上有什么
    .words = 图, 图片, tu, tupian
command-drop = 把一块放到某点
    .words = 放下, fangxia
command-solve = 自动拼好
    .words = 自动拼, 拼好, zidongpin, pinhao
command-solve-fast = 快速拼好
    .words = 快速拼, 快速拼好, kuaisupin, 快, 快速, kuai, +

## Questions for what is missing. $count is the number of pieces, $squares are the numbers of the empty
## squares, $choices the four sides with their numbers, $least and $most the bounds of a number, and
## $unit how wide and high a square is.

ask-describe-1 = 哪一块？1 到 { $count }，0 返回。
ask-listen-1 = 哪一块？1 到 { $count }，0 返回。
ask-compare-1 = 哪一块？1 到 { $count }，0 返回。
ask-compare-2 = 哪条边？{ $choices }，0 返回。
ask-compare-3 = 和哪一块比？1 到 { $count }，0 返回。
ask-match-1 = 哪一块？1 到 { $count }，0 返回。
ask-match-2 = 哪条边？{ $choices }，0 返回。
ask-around-1 = 哪一格？{ $squares }，0 返回。
ask-fits-1 = 哪一格？{ $squares }，0 返回。
ask-drop-1 = 哪一块？1 到 { $count }，0 返回。
ask-drop-2 = 离左边多远？{ $least }到{ $most }；一格宽{ $unit }。0 返回。
ask-drop-3 = 离上边多远？{ $least }到{ $most }；一格高{ $unit }。0 返回。
side-top = 上
    .words = 上, shang
side-right = 右
    .words = 右, you
side-bottom = 下
    .words = 下, xia
side-left = 左
    .words = 左, zuo

## Answers.

# $fit says how well the edge $edge of $piece goes together with the edge $opposite of $other.
puzzle-compared = { $fit }：{ $piece }{ $edge }边，对{ $other }{ $opposite }边
    .brief = { $fit }
# $count squares are empty; $squares are their numbers.
puzzle-missing = { $count ->
        [2] 两个
       *[other] { $count }个
    }空格：{ $squares }
# Beside an empty square lies $piece; $edge is what the edge of the square has to look like there.
puzzle-neighbour = { $edge }（{ $piece }）
# $edges are the sides of a square that lie on the border of the picture.
puzzle-borders = 图的边界：{ $edges }
puzzle-alone = 这格旁边还没有放好的块。
# $piece goes together with what lies around a square as $fit says.
puzzle-fit = { $piece }：{ $fit }
listen-none = 这里听不了：没有音频设备。

## Refusals and hints.

puzzle-refused-nothing = 先选一块。
puzzle-refused-several = 一次只能一块。
# There is no piece with the number $n.
puzzle-refused-no-piece = 没有第{ $n }块。
# $piece is in its square already: $place, in the form .at.
puzzle-refused-placed = { $piece }已放对：{ $place }。
# $place is a square.
puzzle-refused-taken = { $place }已有拼块。
# $piece was tried in a wrong square: $place, in the form .at.
puzzle-refused-wrong = { $piece }退回：不属于{ $place }。
puzzle-refused-same = 一块不能和自己相邻。
# $piece belongs $place, in the form .to.
puzzle-hint = 把{ $piece }放{ $place }。

## The secret: the four corners, chosen in their order.

secret-shown = 你发现了秘密：游戏菜单里现在有“自动拼好”和“快速拼好”。
secret-hidden = 秘密又藏起来了。
solving = 正在自动拼。按加号加快，按其他键停止。
# Each piece is heard as a sound, without words.
solving-fast = 正在快速拼。按任意键停止。
solving-stopped = 已停止：

## Files, the camera and the drawing.

# $path is the file of a saved puzzle's picture.
puzzle-picture-changed = 图片 { $path } 已不是保存的拼图所用的那幅。拼图会保留，放回原图后继续。
# $reason says what is wrong with the file of a saved puzzle's picture.
puzzle-picture-gone = 保存的拼图所用的图片无法使用。{ $reason }拼图会保留，图片恢复后继续。
puzzle-none-saved = 没有保存的拼图。
puzzle-not-drawn = 拼图画不出来：内存不足。
# $path is the file that was written.
puzzle-drawn = 拼图已画入 { $path }。
camera-no-program = 要拍照，请安装 fswebcam 或 ffmpeg。
camera-none = 没有摄像头。
camera-failed = 摄像头没有拍到图片。

## Help.

help-puzzle = 拼图玩法
help-puzzle-text = 每块有一个编号，整局不变。
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-puzzle-typing = t 读各块的样子。输入一块的编号，再输入格子：23 是第2行第3列。{ $input ->
        [keys] {""}
       *[lines] 手里没有块时，“格 11”读一格。
    }大写 X 描述一块和它的四边，大写 H 播放它：左边先响，高处音高，亮处声大。大写 C 比较两条边{ $input ->
        [keys] {""}
       *[lines] ，如“比较 3 右 5”
    }；100分是完全吻合。大写 E 找出与一条边最吻合的三块{ $input ->
        [keys] {""}
       *[lines] ，如“匹配 2 右”；“描述 2 右”只读一条边
    }。大写 B 告诉你哪些块最适合一个空格，大写 A 告诉你它周围有什么。大写 G 读网格，大写 M 读空格，大写 I 说图上有什么。{ $input ->
        [keys] 大写 D{" "}
       *[lines] “放下 3 80 80”
    }把一块放到某点，大写 S 打散各块。地图按国家描述；大写 X 还会说每边之外接着什么，学习模式下 i 介绍这些国家。

## Settings.

setting-snap-distance = 拼块吸附距离
setting-snap-distance-help = 放下的拼块离它的格子多少个点以内会自动归位，新局生效。
