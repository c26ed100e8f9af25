# SPDX-License-Identifier: GPL-3.0-or-later

### What can be wrong with files, saves and sound. Each message says what it is about and, where
### something helps, what.

## A group or deck file. $file is its name, $field the place in it, $reason one of the flaws below.

problem-file = { $file }：{ $reason }
problem-field = { $file }，{ $field }：{ $reason }

flaw-not-found = 没有这个文件。
flaw-unreadable = 文件无法读取。
flaw-folder = 这是文件夹，不是文件。
flaw-not-a-file = 这不是普通文件。
flaw-link-loop = 这个链接绕回了自己。
flaw-not-utf8 = 文件不是 UTF-8 文本。
# $limit bytes are allowed.
flaw-too-large = 文件太大，最多{ $limit }字节。
# The mistake is in line $line, at column $column.
flaw-broken-json = 第{ $line }行第{ $column }列：JSON 有误。
flaw-too-deep = 第{ $line }行第{ $column }列：嵌套太深。
flaw-name-twice = 第{ $line }行第{ $column }列：同一个名称出现两次。
flaw-missing = 缺少这一项。
# $expected is the kind of value that belongs there.
flaw-wrong-type = { $expected ->
        [object] 这里应是对象，写在花括号里。
        [list] 这里应是列表，写在方括号里。
       *[text] 这里应是文本，写在引号里。
    }
# $words are the words allowed.
flaw-not-one-of = 只能是其中之一：{ $words }。
flaw-bad-id = 标识只能用 a 到 z、数字、连字符和下划线，最多64个字符。
flaw-no-text = 这一项是空的。
# $limit characters are allowed.
flaw-text-too-long = 这一项太长，最多{ $limit }个字符。
flaw-control-character = 文本里有控制字符。
flaw-direction-mark = 文本里有看不见的方向标记。
flaw-outside = 路径超出了文件所在的文件夹。
flaw-bad-seed = 种子必须是非负整数。
flaw-no-partners = 一组至少要有一张成员牌。
# $limit partners are allowed.
flaw-too-many-partners = 成员牌太多，最多{ $limit }张。
# $field is the place of the other one.
flaw-same-as = 与 { $field } 相同。
# $file is the file that has the id already.
flaw-group-taken = 这个标识已被 { $file } 使用。
# $group is the group that has the card already.
flaw-card-taken = 这张牌的标识已被这一组使用：{ $group }。
flaw-no-group = 一副牌至少要有一组。
# $group is the id of a group.
flaw-unknown-group = 没有这一组：{ $group }。
# $deck is the id of a deck.
flaw-unknown-deck = 没有这副牌：{ $deck }。

## Any other file. $path is its path, $cause one of the causes below.

file-problem = { $path }：{ $cause }
file-missing = 没有这个文件。
file-not-allowed = 没有权限。
file-read-only = 只能读取。
file-disk-full = 磁盘已满。
file-too-many-open = 打开的文件太多。
file-is-folder = 这是文件夹。
file-is-link = 这是链接。
file-not-folder = 路径中有一段不是文件夹。
# $megabytes are allowed.
file-too-large = 文件超过{ $megabytes }兆字节。
# $number is the system's number for the error.
file-other = 系统错误{ $number }。
# $variable is the name of an environment variable.
folder-no-home = 没有主文件夹：{ $variable } 未设置。

## The settings file. $line is the number of a line in it.

settings-line = 设置文件第{ $line }行未使用：{ $reason }{ $more ->
        [0] { "" }
        [2] 另有两行不能用。
       *[other] 另有{ $more }行不能用。
    }
settings-no-equals = 没有等号。
settings-not-utf8 = 不是 UTF-8 文本。

## The file of the player's own words. $line is the number of a line in it.

# $reason is one of the messages below, or of those for the settings file. $more lines after it cannot
# be used either.
pronunciation-line = 读音文件第{ $line }行未使用：{ $reason }{ $more ->
        [0] { "" }
        [2] 另有两行不能用。
       *[other] 另有{ $more }行不能用。
    }
pronunciation-not-a-word = 词或读法缺少或太长。
pronunciation-no-language = 没有这种语言，以下各行也不能用。

## Saved games. $slot names the game, $path is a file's path.

storage-open-elsewhere = Aloud 已在另一个窗口打开。在这里开的局不会保存。
storage-not-held = 这一局已在另一个窗口继续；这里不再保存。
storage-disk-full = 磁盘已满：这一局没有保存。
storage-read-only = 磁盘只读：这一局没有保存。
storage-busy = 存档正在使用：最后一步还没有保存。
storage-damaged = 存档已损坏：这一局没有保存。
storage-unreadable = 部分存档无法读取。
# $problem is file-problem.
storage-file = 这一局没有保存：{ $problem }
# $code is SQLite's number for the error.
storage-failed = 这一局没有保存：数据库错误{ $code }。
storage-unreachable = 这一局没有保存：连不上数据库。
storage-refused = 这一局没有保存：数据库拒绝了。
storage-newer = 这一局没有保存：数据库来自较新版本的 Aloud。
storage-damaged-moved = 存档已损坏，移到了 { $path }，并已新建存档。
storage-newer-moved = 存档来自较新版本的 Aloud，移到了 { $path }，并已新建存档。
# $reason says why not.
storage-not-copied = 存档来自旧版的 Aloud。升级前没能复制，所以保持原样。{ $reason }
# $reason says why it cannot be used.
storage-set-aside = 有一个存档无法使用，已放到一边。{ $reason }

## A round as a file: "aloud export" and "aloud import". $field is a place in the file.

round-not-json = 第{ $line }行第{ $column }列：JSON 有误。
round-not-ours = 这不是 Aloud 保存的牌局。
round-not-utf8 = 文件不是 UTF-8 文本。
round-missing = 缺少 { $field }。
round-wrong = { $field } 的值不对。
# $move is the number of the move, $reason why it is refused.
replay-refused = 第{ $move }步不合规则：{ $reason }
replay-different = 走完各步后的牌桌与保存的不一致：校验值不符。
replay-malformed = 其中的步数互相矛盾。
# $format is a number.
save-newer-format = 它来自较新版本的 Aloud，格式{ $format }。
# $game is the id of a game.
save-unknown-game = 这里没有这个游戏：{ $game }。

## Sound and speech.

sound-none = 没有声音：找不到音频设备。游戏以文字继续。
sound-gone = 声音中断：音频设备已断开。恢复之前，游戏以文字继续。
placement-none = 这个音频设备不能在空间里定位声音，只分左右。
voice-none = 没有语音：eSpeak NG 无法启动。游戏以文字继续。
# Speech Dispatcher is a program that speaks for others. $voice is who speaks instead: espeak, or
# none where nobody can.
speechd-none = Speech Dispatcher 没有回应。{ $voice ->
    [espeak] 暂由 eSpeak NG 朗读。
   *[none] 游戏以文字继续。
}
# With --voice speechd and --record.
speechd-not-recorded = Speech Dispatcher 的语音无法录制；改由 eSpeak NG 朗读。
# $language is the tag of a language.
voice-not-there = 没有语言 { $language } 的语音；改用另一种。
# $name is a kind of voice.
variant-not-there = 没有嗓音 { $name }；改用普通嗓音。
# The command that says a text. $language is the tag of a language, $known is a list of such tags.
say-no-speech = 没有语音：eSpeak NG 无法启动。
say-no-voice = 没有语言 { $language } 的语音。可用的有：{ $known }。
say-no-device = 找不到音频设备。可用 --record file.wav 写成文件。
say-nothing = 没有要说的内容。
# With --voice off.
say-off = 语音已关，什么也听不到。可用 --record file.wav 写成文件。
say-no-speechd = Speech Dispatcher 没有回应。
# $name is what was asked for, $known are the kinds of voice by their words.
say-voice-unknown = 没有语音 { $name }。可用的有：{ $known }，以及 eSpeak NG 的嗓音，如 f2。
# $file is a sound file.
sound-broken = 音效 { $file } 无法播放。
record-failed = 录音 { $path } 无法写入。
transcript-failed = 记录无法再写入；游戏继续，不再记录。
effects-failed = 效果无法写入该文件；游戏继续，不写效果。
# The picture of what is in front is kept in a file. $reason is a file with its problem, or the next message.
view-failed = 游戏继续，没有图片：{ $reason }
# $program draws the picture.
view-not-converted = { $program } 无法绘制
view-no-program = 要 PNG 图片，请安装含有 { $program } 的软件包 { $package }，或选择以 .svg 结尾的文件。游戏继续，没有图片。
log-failed = 日志无法写入该文件；游戏继续，不写日志。
braille-file-failed = 盲文无法写入该文件；游戏继续，不写盲文。
braille-none = 没有盲文点显器：brltty 没有回应。一有回应就会使用。
# $path is a file's path.
round-exported = 牌局已存入 { $path }。
# $moves were made in it; $game is what the command line calls the game.
round-imported = 牌局已导入，走了{ $moves ->
        [2] 两步
       *[other] { $moves }步
    }。继续请用：aloud play { $game }
import-would-replace = 已有一个保存的牌局。要放弃它，请加 --replace。
import-won = 这个文件里的牌局已经赢了。
# "aloud move-saves": each number tells how many there are.
move-done = 已复制。玩家：{ $players }。存档：{ $rounds }。搁置的存档：{ $aside }。成绩：{ $results }。记住的问题：{ $known }。答题天数：{ $answers }。文件：{ $files }。
move-nothing = 没有可复制的存档。
move-in-use = Aloud 在别处打开着，请先在那里退出。什么都没有复制。
move-would-replace = 那里已有存档。要替换，请加 --replace。什么都没有复制。
# $reason says why.
move-failed = 什么都没有复制。{ $reason }
# "aloud groups check": $groups groups are sound, $problems problems were found.
groups-checked = { $groups ->
        [2] 两组
       *[other] { $groups }组
    }正确，{ $problems ->
        [0] 没有问题
        [2] 有两个问题
       *[other] 有{ $problems }个问题
    }。
# $language is what was asked for, $known are the tags of the languages there are.
language-unknown = 没有这种语言：{ $language }。可用的有：{ $known }。
