# SPDX-License-Identifier: GPL-3.0-or-later

## The tutorial, step by step. $input is "keys", "lines" or "pad": how the player types.
## $card is a card worth moving, $number the number of its place, $reason why it is worth it.

tutorial-welcome = 欢迎来到教程：只有三小组牌，怎么走都不怕错。{ $input ->
        [keys] 每个键立即生效，不用按回车。
       *[other] {""}
    }
tutorial-table = 先听听整个牌桌：{ $input ->
        [keys] 按 a
        [pad] 按下右摇杆
       *[other] 输入“全部”，再按回车
    }。
tutorial-list = 这就是牌桌。再听听能选什么：{ $input ->
        [keys] 按 m
        [pad] 扣左扳机
       *[other] 在空行按回车
    }。
tutorial-pick = 每个位置都有编号。{ $card }值得移动：{ $input ->
        [pad] 移到位置{ $number }，按 A
       *[other] 输入{ $number }拿起它
    }。
tutorial-pick-any = { $input ->
        [pad] 用方向键移到一张牌，按 A 拿起。
       *[other] 每个位置都有编号。用编号拿起一张牌。
    }
tutorial-move = { $input ->
        [pad] 现在移到目标，按 A。
       *[other] 现在用位置的编号选择目标。
    }
    .full = { $input ->
        [pad] 现在移到目标，按 A。
       *[other] 现在用位置的编号选择目标。
    }{ $reason }
tutorial-move-any = { $input ->
        [pad] 现在移到目标，按 A。按 B 放回。
        [keys] 现在用位置的编号选择目标。按退格放回。
       *[other] 现在用位置的编号选择目标。输入0放回。
    }
tutorial-draw = 好。桌上没有牌可放时，从牌库抽牌：{ $input ->
        [keys] 按 d
        [pad] 扣右扳机
       *[other] 输入 d
    }。
tutorial-undo = 每一步都能撤销。试试看：{ $input ->
        [keys] 按 u
        [pad] 把右摇杆推向左
       *[other] 输入 u
    }。
tutorial-ask = 没主意时，可以要提示：{ $input ->
        [keys] 按 h
        [pad] 按 X
       *[other] 输入 h
    }。
tutorial-finish = 要学的就是这些。类别牌先上回收堆，成员牌跟上。把三组集齐吧。{ $input ->
        [keys] Tab 逐个听能走的步，问号列出所有的键。
       *[other] 一行输入两个编号就是一整步：5 7 把位置5的牌移到位置7。
    }
tutorial-over = 教程完成。真棒！
