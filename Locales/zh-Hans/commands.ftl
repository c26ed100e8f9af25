# SPDX-License-Identifier: GPL-3.0-or-later

### What can be asked for: names for menus and help, and in .words what can be typed,
### separated by commas: in characters, and in pinyin without tones. The English words always work too.
### .piece is the name in a game that is played with pieces, not cards.

act-draw = 抽牌
    .short = 抽牌
# The same where the stock is empty and takes the waste, in its order or shuffled.
act-recycle = 把弃牌堆翻回来
act-reshuffle = 洗弃牌堆
act-draw-until-playable = 抽到能用的牌
command-draw = 抽牌
    .words = 抽牌, 抽, choupai, chou
command-draw-until-playable = 抽到能用的牌
    .words = 抽到, 找牌, choudao, zhaopai
command-list = 能选什么
    .words = 选项, 列表, xuanxiang, liebiao
command-here = 我在哪里
    .words = 在哪, 位置, zaina, weizhi
command-place = 读一个位置
    .words = 读, du
# Places as a key names them; with a card in hand, it goes there.
command-place-waste = 弃牌堆
command-place-foundation = 回收堆
command-place-reserve = 自由格
# A key before a digit that stands for ten columns more.
command-place-tens = 第10列之后
command-tops = 读各处最上面的牌
    .piece = 读各块
    .words = 顶牌, dingpai
command-all = 读整个牌桌
    .words = 全部, 全桌, quanbu, quanzhuo
command-roots = 读每列最底下的明牌
    .words = 底牌, dipai
command-groups = 读回收堆
    .words = 收牌, 各组, shoupai, gezu
command-wanted = 回收堆接下来要的牌
    .words = 要牌, 下一张, yaopai, xiayizhang
    .waste = 能放到弃牌堆的牌
command-unseen = 还没露面的牌
    .words = 暗牌, 未见, anpai, weijian
command-find = 找一张牌
    .piece = 找一块
    .words = 找, 查找, zhao, chazhao, 在哪里, 在哪儿, zainali
command-changed = 刚才的变化
    .words = 变化, bianhua
command-progress = 目标和进度
    .words = 进度, 目标, jindu, mubiao, 得分, defen
command-hint = 提示
    .words = 提示, tishi
command-facts = 这张牌的资料
    .piece = 这一块的资料
    .words = 资料, ziliao
command-undo = 撤销
    .words = 撤销, 撤, chexiao, che
command-redo = 恢复
    .words = 恢复, 重做, huifu, chongzuo
command-undo-several = 撤销多步
    .words = 撤销多步, 撤销 多步, chexiaoduobu, chexiao duobu
command-redo-several = 恢复多步
    .words = 恢复多步, 恢复 多步, huifuduobu, huifu duobu
command-bookmark = 设书签
    .words = 书签, 设书签, shuqian, sheshuqian
command-to-bookmark = 退回书签
    .words = 回书签, 退回书签, huishuqian, tuihuishuqian
command-restart = 本局从头再来
    .words = 从头, 重来, congtou, chonglai
command-new = 新的一局
    .words = 新局, 新, xinju, xin
command-repeat = 再说一遍
    .words = 再说, 重复, zaishuo, chongfu
command-slowly = 慢速再说一遍
    .words = 慢说, 慢, manshuo, man
command-older = 上一条消息
    .words = 上一条, shangyitiao
command-newer = 下一条消息
    .words = 下一条, xiayitiao
command-spell = 逐字读牌名
    .piece = 逐字读这一块
    .words = 逐字, zhuzi
command-silence = 停止说话
    .words = 停, 停止, 安静, tingzhi, anjing
command-time = 已玩时间
    .words = 时间, shijian
command-verbosity = 详细程度
    .words = 详细, xiangxi
command-learner = 开关学习模式
    .words = 学习, xuexi
command-refresher = 补课：没答对的
    .words = 补课, buke
command-settings = 设置
    .words = 设置, shezhi
command-help = 帮助
    .words = 帮助, bangzhu
command-menu = 游戏菜单
    .words = 菜单, caidan
command-quit = 保存并回主菜单
    .words = 退出, 离开, tuichu, likai, 保存, baocun
command-left = 上一个位置
command-right = 下一个位置
command-up = 往牌堆深处
command-down = 往最上面的牌
command-first = 第一个位置
command-last = 最后一个位置
command-previous-choice = 上一个选项
command-next-choice = 下一个选项
command-accept = 选定
command-back = 返回
    .words = 返回, 取消, fanhui, quxiao
command-take-back = 取消最后选的牌
    .piece = 放回这一块
    .words = 收回, shouhui

## Names of keys.

# $key is a letter or sign.
key-letter = { $key }
# $key is a capital letter, which sounds like the small one.
key-capital = 大写 { $key }
key-name-comma = 逗号
key-name-semicolon = 分号
key-name-colon = 冒号
key-name-full-stop = 句号
key-name-question-mark = 问号
key-name-tab = Tab
key-name-shift-tab = Shift 加 Tab
key-name-enter = 回车
key-name-escape = 退出键
key-name-backspace = 退格
key-name-space = 空格
key-name-left = 左箭头
key-name-right = 右箭头
key-name-up = 上箭头
key-name-down = 下箭头
key-name-home = Home
key-name-end = End
key-name-page-up = 上翻页
key-name-page-down = 下翻页
key-name-f1 = F1
key-name-f2 = F2
key-name-f3 = F3
key-name-f4 = F4
key-name-f5 = F5
key-name-f6 = F6
key-name-f7 = F7
key-name-f8 = F8
key-name-f10 = F10
key-name-f11 = F11
key-name-f12 = F12
key-name-f9 = F9
key-name-ctrl-left = Control 加左箭头
key-name-ctrl-right = Control 加右箭头

## The buttons of a gamepad, as on an Xbox controller.

key-name-pad-a = A 键
key-name-pad-a-long = 长按 A 键
key-name-pad-b = B 键
key-name-pad-x = X 键
key-name-pad-y = Y 键
key-name-pad-up = 方向键上
key-name-pad-down = 方向键下
key-name-pad-left = 方向键左
key-name-pad-right = 方向键右
key-name-pad-left-shoulder = 左肩键
key-name-pad-right-shoulder = 右肩键
key-name-pad-left-trigger = 左扳机
key-name-pad-right-trigger = 右扳机
key-name-pad-start = 开始键
key-name-pad-back = 返回键
key-name-pad-left-stick = 按下左摇杆
key-name-pad-right-stick = 按下右摇杆
key-name-pad-right-stick-up = 右摇杆向上
key-name-pad-right-stick-down = 右摇杆向下
key-name-pad-right-stick-left = 右摇杆向左
key-name-pad-right-stick-right = 右摇杆向右

##

verbosity-now-brief = 简洁。
verbosity-now-normal = 标准。
verbosity-now-full = 详细。
learner-now-on = 学习模式开。
learner-now-off = 学习模式关。
