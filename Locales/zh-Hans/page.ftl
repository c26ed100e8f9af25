# SPDX-License-Identifier: GPL-3.0-or-later

### The page in a browser: headings, buttons and labels, read by screen readers.

# The heading above the last answer.
page-now = 现在
# The heading above the buttons for what can be chosen.
page-choices = 你可以做的
page-back = 返回
page-menu = 游戏菜单
# A button while a card is in hand: the card goes back to where it lay. It is not undo.
page-put-back = 放回
# The name of the field where anything can be typed.
page-type = 输入命令
page-send = 发送
# The heading above the places of the game.
page-table = 牌桌
# The heading above the lines that were said before.
page-said = 说过的话
# A button was pressed on a page that is older than the table.
page-stale = 牌桌已经变了。没有执行任何操作。
# Printed in the terminal. make serve is a command, typed as it is.
serve-missing = 网页是一个单独的程序，尚未安装。在游戏的源代码文件夹里运行 make serve，即可构建并启动。
