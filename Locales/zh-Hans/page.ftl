# SPDX-License-Identifier: GPL-3.0-or-later

### The page in a browser: headings, buttons and labels, read by screen readers.

# The heading above the last answer.
page-now = 现在
# The heading above the buttons for what can be chosen.
page-choices = 你可以做的
page-back = 返回
# In place of Back, in a question that may be left open.
page-keep = 保持不变
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
page-stale = 牌局已经变了。没有执行任何操作。
# The same was asked on the same page before, as by a browser whose connection broke.
page-repeated = 这个操作已经执行过了。
# What a page of before asked for, which another session may have done.
page-strange = 游戏已回到上次保存的状态。
# The player has left the game; the button begins anew.
page-over = 游戏先到这里。
page-again = 再玩一次

## Single keys: a button that enters a box where each key acts at once.

page-keys = 单键操作
# What stands in the box.
page-keys-leave = 按退出键离开。

## Sound and the connection.

# Browsers are silent until a key is pressed or the page is tapped.
page-sound = 第一次按键或点按后就有声音。
# The same page in more windows than are kept up to date.
page-elsewhere = 游戏在其他窗口中打开着。要在这里继续，请重新加载网页。
page-lost = 连接断开了，正在重试。
page-found = 已重新连接。
# The program that makes the page has been ended.
page-ended = 游戏已在运行它的电脑上关闭。
# The program that makes the page is ended, and another takes over from it at once.
page-moves = 服务器正在重启。一切都已保存，游戏马上继续。

## A picture for the puzzle, as a file or by the camera of the device.

page-picture = 拼图用的图片
page-picture-file = 图片文件
page-picture-camera = 拍照
page-picture-send = 用这张图片玩
page-picture-large = 图片超过20兆字节。
page-picture-none = 没有选择图片。

## What a request gets that is not answered.

# The page was opened without the address that was printed, or a second time with it.
page-locked = 网页已锁定。请打开 aloud serve 给出的地址，或重新运行 aloud serve 获取新地址。
# The same where a code lets in; it stands above the field for one.
page-code-wanted = 请输入 aloud serve 给出的配对码。已配对的设备可在“设备”里获取新的。
# Somebody ended what this device was let in by; a code lets it in anew.
page-session-ended = 这台设备的会话已由另一台设备结束。
page-wrong-host = 这不是游戏的地址。
page-other-site = 请求来自别的网页。没有执行任何操作。
page-too-long = 内容过长。没有执行任何操作。
page-too-fast = 太快了。没有执行任何操作。请稍等。
page-too-slow = 等了太久才收到。没有执行任何操作。
page-broken = 内容无法读取。没有执行任何操作。
page-not-there = 这里没有这个网页。
page-failed = 游戏出了错。一切都已保存。
# A link to the game's page.
page-home = 进入游戏

## Other devices of the home network. A device is paired by a code of six digits.

page-devices = 设备
page-device-here = 这台设备
# $name is the browser and system of a device: Firefox, Android.
page-device = { $name }，{ $minutes ->
        [0] 刚刚用过
        [2] 两分钟前用过
       *[other] { $minutes }分钟前用过
    }
page-device-end = 结束：{ $name }
page-device-unknown = 未知浏览器
page-device-ended = 另一台设备的会话已结束。
page-pair = 与 Aloud 配对
page-pair-code = 六位数字配对码
page-pair-send = 配对
page-pair-new = 给另一台设备的新配对码
# $code is six digits with spaces between, so that each is said. $address can be typed in the other device's browser.
page-pair-told = 在另一台设备上打开 { $address }，输入配对码 { $code }。五分钟内有效，只能用一次。
page-pair-wrong = 配对码不对。{ $left ->
        [2] 还能试两次。
       *[other] 还能试{ $left }次。
    }
page-pair-none = 现在没有可用的配对码。请在已配对的设备上获取新的。
# The page can be reached from this computer alone.
page-pair-off = 用 aloud serve --lan 启动游戏后，其他设备才能加入。

## Printed in the terminal.

# Before the address, which stands alone on the next line.
serve-open-here = 请在这台电脑的浏览器里打开下面的地址。只能用一次。
serve-open-failed = 无法打开浏览器。
# $address is asked by programs that watch over the server.
serve-monitoring = 状态和指标：{ $address }
serve-no-network = 这台电脑在家庭网络里没有地址。
serve-port-taken = 端口 { $port } 已被占用。用 --port 0 会自动选一个空闲端口。
# $message says why, in English.
serve-no-database = 数据库无法使用：{ $message }
# Before the address, which stands alone on the next line.
serve-guests = 其他电脑要访问，前面需要一个带 TLS 的网页服务器。访客在下面的地址玩。
serve-public-or-lan = --public 和 --lan 不能一起用。
serve-public-only = --listen 和 --trusted-proxy 要与 --public 一起用。
serve-ended = 网页已关闭。
serve-tls-incomplete = --telnet-tls 需要 --certificate 和 --key。
serve-tls-broken = 无法读取证书或其密钥。
# Printed in the terminal, and told to who comes by a MUD client or telnet: games of text by the network.
mud-open = MUD 客户端和 telnet：{ $address }，端口 { $port }。
mud-open-tls = 使用 TLS 的 MUD 客户端：{ $address }，端口 { $port }。
# $code is six digits with spaces between, so that each is said.
mud-code = MUD 客户端会被要求输入配对码：{ $code }。五分钟内可用一次。
# Told to who comes by a MUD client or telnet.
mud-full = 连接的人太多了。请稍后再试。
mud-idle = 很久没有输入。连接将断开。
mud-ending = 服务器即将关闭。
# Printed in the terminal. make serve is a command, typed as it is.
serve-missing = 网页是一个单独的程序，尚未安装。在游戏的源代码文件夹里运行 make serve，即可构建并启动。
