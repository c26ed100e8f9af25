# SPDX-License-Identifier: GPL-3.0-or-later

page-now = 现在
page-choices = 你可以做的
page-back = 返回
page-menu = 游戏菜单
page-put-back = 放回
page-type = 输入命令
page-send = 发送
page-table = 牌桌
page-said = 说过的话
page-stale = 牌桌已经变了。没有执行任何操作。
serve-missing = 网页是一个单独的程序，尚未安装。在游戏的源代码文件夹里运行 make serve，即可构建并启动。
