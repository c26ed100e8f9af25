# SPDX-License-Identifier: GPL-3.0-or-later

### Help. Each text is one message; it is heard in one go.

help = 帮助。想了解什么？
help-reading = 读牌桌
help-messages = 消息和语音
help-game = 保存、撤销和新局
help-learning = 测验和补课
help-commands = 所有命令和按键
# An entry beside the games: the commands that all of them have.
help-commands-common = 所有游戏通用
# What a game says there that has none of its own.
help-commands-none = 只有所有游戏通用的命令。
help-pad = 手柄按键
help-sounds = 音效一览
sounds-none = 这里不能播放声音：没有音频设备。
help-credits = 来源和许可
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other, "page" for lines typed on a page.
help-reading-text = { $input ->
        [pad] 左扳机读可选的内容，按下右摇杆读整个牌桌，按下左摇杆说你在哪里。其余在游戏菜单里。牌从最上面的一张往下读。
        [keys] m 读可选的内容，t 读各处最上面的牌，a 读整个牌桌，{ $foundations ->
            [none] {""}
           *[some] g 读回收堆，
        }p 读进度。b 读一个位置；l 按名称找牌。用箭头键移动：左右换位置，上下在一堆之内移动。牌从最上面的一张往下读。
       *[lines] { $input ->
            [page] 输入框留空按回车，或用 m，读可选的内容。
           *[lines] 回车或 m 读可选的内容。
        }t 读各处最上面的牌，a 读整个牌桌，{ $foundations ->
            [none] {""}
           *[some] g 读回收堆，
        }p 读进度。b 3 读位置3；l 按名称找牌。牌从最上面的一张往下读。
    }
# In key mode. $last is the key of the last column; $digits is "two" where each has two digits.
help-keys-columns = 按键模式下，{ $digits ->
        [two] 列用两个数字，到{ $last }为止
        [tens] 1到9是前九列，0是第10列，从第11列起先按减号再按数字，到{ $last }为止
       *[one] 1到{ $last }是各列
    }。先按的键拿牌，后按的键定去处，立即移牌；同一列按两次，走最好的一步。上下键多拿或少拿几张。Tab 逐个听能走的步，回车走这一步；m 全部列出。退格放回。
# The same where a card that is chosen goes at once.
help-keys-direct = 按键模式下，{ $digits ->
        [two] 列用两个数字，到{ $last }为止
       *[one] 1到{ $last }是各列
    }，按下立即出那里的牌。Tab 逐个听能出的牌，回车出这张；m 全部列出。
help-keys-waste = w 是弃牌堆。
# The keys of the foundations, where the player has to know which one a card belongs on.
help-keys-groups = { $first }到{ $last }是回收堆{ $from }到{ $count }。
help-keys-foundation = f 把选中的牌收到它的回收堆；没选牌时，f 加数字是一个回收堆。
help-keys-reserve = e 把选中的牌放到空的自由格；没选牌时，e 加数字是一个自由格。
# The same where the key names a reserve.
help-keys-supply = e 是备用堆。
# $key is the key of a place: $place.
help-keys-place = { $key }：{ $place }。
# The same for a game on a grid. $pieces is "waiting" where pieces wait beside it, $input as above.
help-reading-grid-text = { $input ->
        [pad] 左扳机读可选的内容，按下右摇杆读整个牌桌，按下左摇杆说你在哪里。其余在游戏菜单里。
        [keys] m 读可选的内容。{ $pieces ->
            [waiting] t 读各块
           *[none] t 读网格
        }，a 读整个牌桌，p 读进度。b 读一行或一列；l 按名称查找。用箭头键移动。
       *[lines] { $input ->
            [page] 输入框留空按回车，或用 m，读可选的内容。
           *[lines] 回车或 m 读可选的内容。
        }{ $pieces ->
            [waiting] t 读各块
           *[none] t 读网格
        }，a 读整个牌桌，p 读进度。“行 2”或“列 3”读网格的一部分；l 按名称查找。
    }
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other.
help-messages-text = { $input ->
        [pad] Y 再说一遍最后的消息。右摇杆上下翻看更早和更新的消息。其余在游戏菜单里。
       *[other] r 或分号再说一遍最后的消息，大写 R 慢慢逐词说。逗号和句号翻看更早和更新的消息。s 逐字读名称。v 改变详细程度。按任意键停止说话。
    }
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other; $restart and $new are keys, or
# words in quotes for who types lines.
help-game-text = { $input ->
        [pad] 每走一步都会保存。右摇杆向左撤销一步，向右恢复。其余在游戏菜单里。
       *[other] 每走一步都会保存。u 撤销一步，y 恢复。{ ANY($restart) } 本局从头再来，{ ANY($new) } 开新局。q 保存并回主菜单。
    }
# $ways begin a lesson on what was missed: keys, or a word in quotes for who types lines.
help-learning-text = 测验从主菜单开始。每题四个答案，0 结束测验。没答对的会在以后的测验里再问，直到记住；{ ANY($ways) } 开始补课。设置里的学习模式，每张牌都会讲一句话。
## The sounds, by what they mean. Choosing one plays it.

cue-flip = 翻开一张牌
cue-move = 移动一张牌
cue-drop_success = 牌放上了回收堆
cue-invalid = 这一步不行
cue-complete_group = 集齐一组或凑齐一套
cue-win = 赢了
cue-undo = 撤销一步
cue-deal = 发牌
cue-shuffle = 洗牌
cue-pick_up = 拿起一张牌
cue-put_back = 放回一张牌
cue-pending = 手里拿着牌
cue-edge = 到头了
cue-hint = 提示
cue-message = 自动播报的消息
cue-timer = 已玩时间

##

# $command is a command, $keys its keys.
help-command = { $command }：{ ANY($keys) }
# After the commands that have keys; $keys are those of the game menu, which has the others too.
help-more-in-menu = 其余的在游戏菜单里：{ ANY($keys) }
# $word can be typed as a line.
typed-word = “{ $word }”
# $button is a button of a gamepad, $command what it does.
help-button = { $button }：{ $command }
credits = Aloud 是自由软件，采用 GNU 通用公共许可证第3版或更高版本。用 eSpeak NG 说话，用 OpenAL Soft 播放声音。名称和数据来自 GeoNames，采用知识共享署名 4.0 许可，以及 Unicode 通用区域数据库。
credits-all = 完整列表，英语
# $text is a paragraph in English.
credits-line = { $text }

## How patiences are typed, for a player with a keyboard: $input is "keys" or "lines".

typing-places = { $input ->
        [keys] {""}
       *[lines] 每个位置的编号不变；按 b 全部列出。输入一个位置的编号拿起那里的牌，再输入目标的编号。也可以一次输入整步：3 5，红7 黑8，红7 收；红是红桃，黑是黑桃，方是方块，梅是梅花，拼音也行。
    }按大写 F 收起所有可以放心收的牌，胜局已定时收完剩下的牌。
# The same where cards go to no foundation.
typing-moves = { $input ->
        [keys] {""}
       *[lines] 每个位置的编号不变；按 b 全部列出。输入一个位置的编号拿起那里的牌，再输入目标的编号。也可以一次输入整步：3 5，红7 黑8；红是红桃，黑是黑桃，方是方块，梅是梅花，拼音也行。
    }
# Where a stock is drawn from and the waste turned over.
typing-stock = 按 d 从牌库抽牌；牌库空了，再按 d 把弃牌堆翻回来。
