# SPDX-License-Identifier: GPL-3.0-or-later

### Guests of a server for many: players without an account.

# An entry of the main menu, and the heading of its own menu.
guest-data = 你的数据
guest-privacy = 隐私
# Words by which a player comes back, on another device or in a MUD client.
guest-phrase = 恢复短语
guest-export = 带走全部数据
guest-leave-device = 让这台设备忘记我
guest-erase = 删除全部数据
guest-phrase-question = 十个词的恢复短语让你能在别处继续玩。已有的恢复短语会失效。要生成新的吗？
# $phrase is ten words, with commas between.
guest-phrase-told = 你的恢复短语：{ $phrase }。
guest-phrase-use = 请记下来，以后不会再说。在另一台设备的首页输入，或在 MUD 客户端开始时输入。
guest-export-by-page = 浏览器里的网页会给你一个包含全部数据的文件。用恢复短语就能进入那个网页。
guest-leave-device-question = 这台设备会忘记你。没有恢复短语就回不来了。要让它忘记吗？
guest-erase-question = 你的全部数据都会永久删除。要删除吗？
guest-erased = 你的全部数据都已删除。
# $reason is a whole sentence.
guest-not-erased = 没有删除任何内容：{ $reason }

## Why somebody is not let in.

guest-too-many = 来自你所在网络的新玩家太多了。请一小时后再试。
guest-too-many-tries = 你所在的网络试过的恢复短语太多了。请一小时后再试。
guest-phrase-wrong = 恢复短语不对。
# A file, a camera or an address of the network.
out-of-reach = 这里不能用。

## What is kept of a guest and what is not, a paragraph each.

privacy-kept = 你的牌局、成绩、学到的内容和设置都用一个随机编号保存。
privacy-not-kept = 不会问你的姓名或电子邮箱。不跟踪你，不把数据交给别人，也不用于广告。不保存你的网络地址。
privacy-cookie = 浏览器只保存一个 Cookie，游戏靠它认出你。服务器对它和恢复短语都只保存无法还原的摘要。
privacy-deleted = 在主菜单的“你的数据”里，可以随时带走或删除全部数据。

## The page for who comes for the first time.

page-guest-welcome = 可以听、可以摸、可以看的纸牌游戏和拼图。不需要账号，牌局会自动保存。
page-guest-play = 开始玩
page-guest-phrase = 恢复短语（如果有）
page-guest-phrase-send = 用这个短语继续
page-guest-everything = 包含你全部数据的文件
page-guest-unknown = 这里已经没有这个浏览器的记录了。
page-guest-no-cookie = 你的浏览器不保存 Cookie。没有它，游戏认不出你。
# Asked of who comes by a MUD client or telnet; what is typed is not shown.
mud-guest-question = 输入恢复短语或别人给你的代码，或直接按回车，作为新访客开始玩。

# The words of recovery phrases: 64, short and told apart by ear, without capitals but where the language
# has them. They are the language’s own, no translation; phrases that were given out stay good.
guest-words =
    .words =
        香蕉, 葡萄, 柠檬, 萝卜, 黄瓜, 白菜, 洋葱, 牛奶, 蜂蜜, 咖啡, 绿茶, 海洋, 河流, 草原, 月亮, 天空, 云彩, 雨伞, 闪电, 火车, 轮船, 汽车, 自行车,
        桥梁, 市场, 学校, 厨房, 窗户, 大门, 钟表, 书本, 铅笔, 帽子, 老虎, 猴子, 松鼠, 小狗, 花猫, 孔雀, 乌龟, 蜘蛛, 鲸鱼, 海豚, 螃蟹, 玫瑰, 竹林,
        石头, 灯笼, 气球, 风筝, 钢琴, 吉他, 梯田, 篮球, 茶杯, 筷子, 电话, 地图, 宝石, 城墙, 仙人掌, 向日葵, 巧克力, 棉花糖
