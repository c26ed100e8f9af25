# SPDX-License-Identifier: GPL-3.0-or-later

### What is wrong with a command as it was typed in a shell. Options stay as they are typed.

# $options are options or arguments of a command.
usage-not-together = 这些不能一起用：{ $options }。
# $options have a meaning for $game alone, which is the name of a game as it is typed.
usage-only-for = 只用于 { $game }：{ $options }。
# $option takes a file.
usage-picture-file = { $option } 需要以 .svg 或 .png 结尾的文件。
# The same for $option.
usage-tactile-file = { $option } 需要以 .svg、.pdf 或 .brf 结尾的文件。
# $most is the highest number of a deal.
usage-deal-number = 牌局编号为 0 到 { $most }。
# $option takes a number.
usage-least = { $option } 需要不小于 { $least } 的数。
# $options each name a file.
usage-same-file = { $options } 不能是同一个文件。
# $from and $to are options with the first and the last number of a range.
usage-from-to = { $from } 不能大于 { $to }。
# $day was typed for a day.
usage-day-unknown = 没有 { $day } 这一天。日期写作 2026-11-21。
# $text was typed and has no meaning there.
usage-unexpected = 这里用不到：{ $text }
# $option was typed and is none of the options.
usage-unknown-option = 没有选项 { $option }。
# The same where it is nearly $near.
usage-unknown-option-near = 没有选项 { $option }。是指 { $near } 吗？
# $option needs something after it.
usage-missing-value = { $option } 后面缺少内容。
# $argument has to be typed too.
usage-missing-argument = 缺少：{ $argument }
# $value was typed for $option. A reason may follow after a colon.
usage-invalid-value = { $value } 不能用于 { $option }
# How a command is typed: $usage.
usage-how = 用法：{ $usage }
# $command, typed, tells more.
usage-see-help = 了解更多：{ $command }

## The help of commands, as `aloud --help` prints it. Commands, options and values stay as they are typed.

# The headings.
usage-overview = 概述：
usage-usage = 用法：
usage-arguments = 参数：
usage-options = 选项：
usage-subcommands = 命令：
# Values, or one that is taken without the option, and a closing bracket follow.
usage-values = (可用值：
usage-default = (默认：
usage-show-version = 显示版本。
usage-show-help = 显示这份帮助。
# $command, typed, tells more of a command that has commands of its own.
usage-subcommand-help = 各命令的详细帮助：{ $command }

## What each command is for, and more about some.

usage-about-aloud = 用耳朵玩的纸牌游戏。
usage-more-aloud = 不带命令时打开主菜单。 每个游戏都用数字来玩：先选一张牌，再选目标。 随时可以输入 help。
usage-about-open = 打开主菜单。
usage-about-play = 玩游戏；不带选项时，继续保存的游戏。
usage-about-puzzle = 玩拼图；不带选项时，继续保存的拼图。
usage-about-quiz = 回答关于世界的问题；答错的会更早再问。
usage-about-progress = 说明你这周学了什么，对世界了解多少。
usage-about-settings = 更改设置，或按名称改一项。
usage-more-settings = 不带参数时打开设置菜单；在管道里则列出全部设置。 例如： aloud settings voice off
usage-about-stats = 按游戏和难度列出统计。
usage-about-share = 用一行说出最近结束的一局，便于分享。
usage-about-solve = 逐步说明一局怎样能赢。
usage-more-solve = 退出码：能赢为 0 ，不能赢为 2 ，没查出来为 3 。
usage-about-deals = 按谁能赢来评定牌局，列成表格。
usage-more-deals = 表格是带标题行的 CSV 。 中断的表格，用同一文件再次要求同样内容时会接着写。 在终端上，只要没有新行出现，标准错误最多每十秒报告一次进度。
usage-about-groups = 管理分组。
usage-about-groups-new = 一张一张地编一个自己的组。
usage-about-groups-import = 从电子表格导入分组。
usage-more-groups-import = CSV 文件的每一行是一个组：先是名称，再是牌。 同名的自编组会被替换。
usage-about-groups-check = 检查分组文件；不带文件名时，检查游戏会加载的全部。
usage-about-groups-fetch = 从设置 groups-url 指定的服务器获取分组。
usage-about-export = 把保存的牌局写到文件或标准输出。
usage-about-import = 从文件导入一局，接着玩。
usage-more-import = 空当接龙的牌局也可以是文本，每一列写成一行牌： 4C 2C 10H 。
usage-about-say = 读一段文字，试听语音。
usage-more-say = 音调、音量和自定读音与游戏相同。
usage-about-language = 管理一种语言的词句。
usage-about-language-check = 列出并读出一种语言的每条消息，再说出其中的错误。
usage-more-language-check = 每一行是消息的键和交给语音的文字。
usage-about-serve = 在这台电脑的浏览器里玩。
usage-about-move-saves = 把所有保存的内容复制到数据库，或从数据库复制回来。

## What the arguments and options of commands are for.

# $games are the names of games as they are typed.
usage-option-game = 游戏： { $games } 。不写则为最近玩的那个。
# $difficulties are names of difficulties as they are typed, by game.
usage-option-difficulty = 难度。 { $difficulties } 。
usage-option-number = 牌局编号：编号相同，牌局相同。
usage-option-daily = 今日牌局，人人相同。
usage-option-date = 另一天的牌局。
usage-option-new = 即使有保存的牌局，也发新的一局。
usage-option-any-deal = 不管能不能赢都发。
# $ratings are words as they are typed.
usage-option-rating = 按谁能赢来找一局： { $ratings } 。
usage-option-deck = atlas：用自编牌文件里的分组来玩。
usage-option-groups = atlas：一局有几个组。
usage-option-tutorial = 开始该游戏的教程。
# $continents are words as they are typed.
usage-option-continent = atlas：只要一个洲的分组： { $continents } 。
# $topics are words as they are typed.
usage-option-topic = atlas：只要一类分组： { $topics } 。
# $levels are words as they are typed.
usage-option-level = atlas：只要一个学段的分组： { $levels } 。
usage-option-surprise = atlas：随便哪一个洲或哪一类的分组。
usage-option-needed = atlas：最需要练的分组。
usage-option-picture = puzzle：图片或地图，写名称或文件。
usage-option-size = puzzle：每行几块， 3 或 4 。
usage-option-language-and-voice = 文字和语音的语言，例如 en、es、de、pl。
usage-option-voice = auto：有音频设备就说话； espeak：说话； speechd：通过 Speech Dispatcher 说话； off：只有文字。
usage-option-verbosity = 说多少：brief 简短，normal 一般，full 全部。
usage-option-learner = 随牌报出所属组和资料。
usage-option-keys = 每个按键立即生效。
usage-option-lines = 输入数字或词语，再按 Enter。
usage-option-record = 把听到的写入 WAV 文件。
usage-option-transcript = 把显示的文字追加到文件。
usage-option-braille = 把说的话写入文件：Unicode 盲文，或供盲文打印机用的页面 (.brf) 。
usage-option-effects = 把音效、震动和动画写入文件，每行一个 JSON 对象。
usage-option-log = 把发生的事追加到文件，不含文字和名称，用来查找问题。
usage-option-colour = 颜色：auto 视终端而定，on 开，off 关。
usage-option-view = 把当前画面用大字保存为文件里的图片。
usage-option-view-theme = 那张图片的配色：light 浅色，dark 深色，yellow 黑底黄字。不写则用 page-theme 的配色。
usage-option-language = 文字的语言，例如 en、es、de、pl。
# $games are the names of games as they are typed.
usage-option-searched-game = 有求解器的游戏： { $games } 。
# $difficulties are names of difficulties as they are typed, by game.
usage-option-least-difficulty = 难度；不写则为最容易的。 { $difficulties } 。
usage-option-as-it-falls = atlas：该编号原本的牌局，不管能不能赢。
usage-option-states = 每局最多查看多少个局面；不写则与游戏里相同。
usage-option-deal = 牌局编号。
usage-option-from = 第一局的编号。
usage-option-to = 最后一局的编号。
usage-option-ratings = 只要这些评定的牌局。
usage-option-winnable = 只要能赢的。
usage-option-output = 把表格写入文件。
usage-option-workers = 同时处理几局；不写则每个处理器一局。
# $continents are words as they are typed.
usage-option-quiz-continent = 只问这个洲： { $continents } 。
# $kinds are words as they are typed.
usage-option-quiz-kind = 只问这类问题： { $kinds } 。
# $most is a number as it is typed.
usage-option-quiz-count = 问几题， 1 到 { $most } 。
usage-option-quiz-number = 测验的编号：编号和记忆都相同，测验就相同。
usage-option-json-file = 以 JSON 格式写入文件； 减号 (-) 表示标准输出。
usage-option-map-file = 以地图形式写入文件； 减号 (-) 表示标准输出。
usage-option-tactile-progress = 写成触摸地图，供热敏膨胀纸或盲文打印机用。
usage-option-picture-file = 以图片形式写入文件； 减号 (-) 表示标准输出。
usage-option-only-game = 只要这个游戏，例如 atlas 。
usage-option-json = 以 JSON 格式输出。
usage-option-csv = 以 CSV 格式输出，带标题行。
usage-option-shared-game = 只要这个游戏的，例如 atlas 。
usage-option-setting = 设置的名称，与设置文件里相同。
usage-option-value = 新的值；不写则说出现在的值。
usage-option-list = 列出全部设置和它们的值。
usage-option-text = 要读的文字。
usage-option-spoken-language = eSpeak NG 会说的语言，例如 en、pl、pt-br。
usage-option-tried-voice = auto 或 espeak：游戏自己的语音； speechd：Speech Dispatcher；或游戏的一种嗓音，例如 f2。
usage-option-rate = 语速， 0 到 100 。不写则与设置相同。
usage-option-say-record = 改为写入 WAV 文件。
usage-option-tag = 语言的标签或名称。
usage-option-key = 只要键以此开头的消息。
usage-option-say = 同时读出来。
usage-option-said-record = 把读出的内容写入 WAV 文件。
usage-option-faults = 只说错误。
usage-option-spreadsheet = 要读入的文件，UTF-8 编码。
usage-option-group-files = 分组文件。
usage-option-names = 说明每种语言有多少个名称。
usage-option-written-file = 要写出的文件。
usage-option-exported-game = 游戏；不写则为最近玩的一局。
usage-option-exported-difficulty = 难度；不写则为最近玩的一局。
usage-option-read-file = 要读入的文件。
usage-option-replace = 放弃现在保存的牌局。
usage-option-imported-difficulty = 文件里只有牌时的难度；不写则尽可能容易。
# $pictures and $maps are names as they are typed.
usage-option-puzzle-picture = 图片： { $pictures } ；地图： { $maps } ；或 PNG、JPEG 文件。
usage-option-puzzle-size = 每行几块： 3 或 4 。
usage-option-camera = 图片用摄像头拍。
usage-option-draw = 把保存的拼图画得又大又清楚，不玩。
usage-option-tactile = 把地图写成触摸地图，供热敏膨胀纸或盲文打印机用，不玩。
# $papers are words as they are typed.
usage-option-paper = 触摸地图的纸张：{ $papers }。不写则用本国常用的纸张。
usage-option-passed-on = aloud serve --help 列出的内容。
usage-option-port = 端口；0表示任何空闲端口。
usage-option-lan = 允许家庭网络中的其他设备加入，每台设备用一个配对码。
usage-option-public = 让访客来玩，每位访客有自己的牌局。
usage-option-listen = 与 --public 一起用：监听的地址；不写则只限这台电脑。
usage-option-trusted-proxy = 与 --public 一起用：说明访客从哪里来的网页服务器的地址。
usage-option-database = 把一切都存到这个 PostgreSQL 数据库。
usage-option-monitoring = 在此端口向本机程序提供状态和指标；0表示任何空闲端口。
usage-option-moved-database = PostgreSQL 数据库。
usage-option-back = 从数据库到这台电脑。
usage-option-replace-all = 替换那里已保存的内容。
usage-option-open = 在浏览器中打开页面。
usage-option-telnet = 也让 MUD 客户端和 telnet 从此端口加入；0 表示任意空闲端口。
usage-option-telnet-tls = 同上，用 TLS 加密，使用单独的端口。
usage-option-certificate = TLS 证书文件，PEM 格式。
usage-option-certificate-key = 证书密钥文件，PEM 格式。
