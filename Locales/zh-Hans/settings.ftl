# SPDX-License-Identifier: GPL-3.0-or-later

### The settings menu. Each setting has a name, and in -help what it does.

settings = 设置
# Entries of that menu; each opens a list of settings.
settings-voice = 语言和语音
settings-telling = 播报内容
settings-playing = 按键和规则
settings-sounds = 音效
settings-devices = 盲文、手柄、颜色
# What of them there is on the page.
settings-devices-page = 手柄、震动、动画
# How the page in a browser looks and sounds.
settings-page = 网页
# $name is a setting, $value its value now.
setting-entry = { $name }：{ $value }
# $value is the value that is in force.
setting-current = { $value }，当前
# $value is one of the values of a setting.
setting-value = { $value }
# $name is a setting, $value its new value.
setting-changed = { $name }：{ $value }。
# What can be typed for a setting that is a number: from $least to $most.
setting-type-number = 输入{ $least }到{ $most }的数。
    .brief = { $least }到{ $most }。
# The same without a most: $least or more, or $unlimited, the word for having no limit.
# 0 goes back where it is too little.
setting-type-limit = { $least ->
        [0] 输入不小于0的数，或输入{ $unlimited }。
       *[other] 输入不小于{ $least }的数，或输入{ $unlimited }，0 返回。
    }
# A setting that leaves no choice here: $name, and $value, the only value there is.
setting-only = { $name }：{ $value }。没有别的可选。
# As the settings file has it: $name and $value.
setting-named = { $name }：{ $value }

setting-on = 开
    .words = 开, 是, 打开
setting-off = 关
    .words = 关, 否, 关闭
setting-unlimited = 不限
# $value is a percentage.
setting-percent = 百分之{ $value }
# $value is a number.
setting-number = { $value }
# $word is a word of the settings file, the same in every language.
setting-word = { $word }

setting-language = 语言
setting-language-help = 文字和语音的语言。
setting-language-system = 跟随系统
setting-voice = 语音
setting-voice-help = 游戏是否自己说话，由谁来说。Speech Dispatcher 用的是 Orca 的语音。
setting-voice-auto = 自动
setting-voice-espeak = eSpeak NG
setting-voice-speechd = Speech Dispatcher
setting-voice-off = 关，只有文字
setting-speech-rate = 语速
setting-speech-rate-help = 数越大，语速越快。
setting-speech-pitch = 音调
setting-speech-pitch-help = 数越大，音调越高。
setting-speech-volume = 语音音量
setting-speech-volume-help = 数越大，语音越响。
setting-voice-variant = 嗓音
setting-voice-variant-help = 同一语音的另一种音色。
setting-voice-variant-none = 普通嗓音
setting-sounds = 音效
setting-sounds-help = 文字之外的声音。
setting-sound-volume = 音效音量
setting-sound-volume-help = 数越大，音效越响。
setting-pending-volume = 持牌提示音音量
setting-pending-volume-help = 手里拿着牌时，反复响起的提示音有多响；0 为不响。
setting-placement = 声音方位
setting-placement-help = 是否按位置发声：各列从左到右。
setting-placement-off = 关
setting-placement-stereo = 左右
setting-placement-hrtf = 空间，适合耳机
setting-haptics = 震动
setting-haptics-help = 手柄震动。
setting-pads = 手柄
setting-pads-help = 也可用手柄玩。
setting-animations = 动画
setting-animations-help = 供显示牌桌的程序使用的动画。
# Settings of the page in a browser.
setting-page-voice = 语音
setting-page-voice-help = 由谁播报。
setting-page-voice-reader = 我的读屏软件，或不播报
setting-page-voice-browser = 浏览器的语音
setting-page-voice-espeak = 游戏自带的语音，eSpeak NG
setting-page-theme = 配色
setting-page-theme-help = 文字和背景的颜色。
setting-page-theme-system = 跟随浏览器
setting-page-theme-light = 浅底深字
setting-page-theme-dark = 深底浅字
setting-page-theme-yellow = 黑底黄字
setting-page-theme-own = 自选颜色
setting-page-text = 自选文字颜色
setting-page-text-help = 配色为自选颜色时生效。与背景分不清时，会变成黑色或白色。
setting-page-back = 自选背景颜色
setting-page-back-help = 配色为自选颜色时生效。
# Colours, for text and background alike.
setting-page-text-black = 黑色
setting-page-text-white = 白色
setting-page-text-yellow = 黄色
setting-page-text-cream = 奶油色
setting-page-text-green = 绿色
setting-page-text-cyan = 青色
setting-page-text-blue = 蓝色
setting-page-text-brown = 棕色
setting-page-back-black = { setting-page-text-black }
setting-page-back-white = { setting-page-text-white }
setting-page-back-yellow = { setting-page-text-yellow }
setting-page-back-cream = { setting-page-text-cream }
setting-page-back-green = { setting-page-text-green }
setting-page-back-cyan = { setting-page-text-cyan }
setting-page-back-blue = { setting-page-text-blue }
setting-page-back-brown = { setting-page-text-brown }
setting-page-size = 大小
setting-page-size-help = 文字和牌的大小。
setting-page-cards = 牌面
setting-page-cards-help = 牌在网页上怎样显示。
setting-page-cards-large = 大号点数和花色
setting-page-cards-letters = 带花色字样
setting-page-cards-words = 只有文字
setting-page-spacing = 间距
setting-page-spacing-help = 行、词和字之间的距离。
setting-page-spacing-normal = 标准
setting-page-spacing-wide = 宽
setting-page-close-up = 放大显示
setting-page-close-up-help = 焦点所在处以整页宽度再显示一次。
setting-braille = 盲文点显器
setting-braille-help = 通过 brltty 在点显器上显示所说的内容。
setting-braille-grade = 盲文级别
setting-braille-grade-help = 点显器和文件里的盲文是否缩写。
setting-braille-grade-1 = 一级，不缩写
setting-braille-grade-2 = 二级，缩写
setting-verbosity = 详细程度
setting-verbosity-help = 简洁、标准或详细。
setting-verbosity-brief = 简洁
setting-verbosity-normal = 标准
setting-verbosity-full = 详细
setting-positions = 在牌堆中的位置
setting-positions-help = 牌在一堆里排第几，如第3张，共5张。
setting-counts = 张数
setting-counts-help = 有几张暗牌。
setting-scores = 分数
setting-scores-help = 一步加分或减分时报总分。
setting-hints = 用法提示
setting-hints-help = 第一次遇到时说明用法。
setting-learner = 学习模式
setting-learner-help = 随牌报出所属组和资料，只提供正确的目标。
setting-input = 输入方式
setting-input-help = 整行加回车，或按键立即生效。
setting-input-lines = 整行
setting-input-keys = 按键
setting-quick-moves = 快速移动
setting-quick-moves-help = 不考知识的游戏里，牌只有一个合理目标时，一选就移。
setting-confirmations = 确认
setting-confirmations-help = 放弃一局前先询问。
setting-undo-bound = 可撤销步数
setting-undo-bound-help = 最多能撤销多少步。调小后丢掉的步找不回来。
setting-winnable = 能查明时，只发能赢的局
setting-winnable-help = 找能赢的牌局，新局生效。
setting-loss-news = 输局通知
setting-loss-news-help = 什么时候告诉你这一局已经赢不了。
setting-loss-news-at-once = 立即
setting-loss-news-open-cards = 牌全部翻开就立即通知，否则到走不动时
setting-loss-news-later = 十步之后
setting-loss-news-never = 从不
setting-difficulty = 难度
setting-difficulty-help = 开局没有选难度时使用；即上次所选。
setting-difficulty-relaxed = 休闲
setting-difficulty-easy = 简单
setting-difficulty-medium = 中等
setting-difficulty-hard = 困难
setting-difficulty-expert = 专家
setting-groups-url = 服务器上的分组
setting-groups-url-help = 分组文件的地址：https://…
setting-groups-url-none = 无
# $none is the word for having no address.
setting-type-address = { $name }：{ $value }。输入地址，或输入{ $none }。按 0 返回。
# $name is the setting, $value what was typed.
setting-not-address = { $value } 不是地址：地址以 https:// 开头。
setting-colour = 颜色
setting-colour-help = 终端里的颜色。
setting-colour-auto = 自动
setting-colour-on = 开
setting-colour-off = 关
setting-suit-colours = 四色牌
setting-suit-colours-help = 终端里的牌名：红桃为红色，方块为蓝色，梅花为绿色，需开启颜色。

## Refusals. $name is a setting, $value what was asked for.

setting-unknown = 没有设置项 { $name }。
# $names are settings with a name much like it.
setting-unknown-near = 没有设置项 { $name }。相近的有：{ $names }。
# $names are all settings.
setting-unknown-known = 没有设置项 { $name }。可用的有：{ $names }。
# The same in the game, where a word lists them all.
setting-unknown-listed = 没有设置项 { $name }。输入“设置”听全部。
# $name is a command that the settings file gives keys to.
setting-key-unknown = 设置文件里 key.{ $name } 这一行未使用：没有这个命令。
# $near are those of many values that are much like it, $some are the first of them.
setting-not-there = { $name } 不能设为 { $value }。{ $near ->
        [0] 可以是，例如：{ $some }。
       *[other] 相近的有：{ $near }。
    }
# $offered are the values there are.
setting-not-offered = { $name } 不能设为 { $value }。可以是：{ $offered }。
# From $least to $most.
setting-not-within = { $name } 不能设为 { $value }。要填{ $least }到{ $most }的数。
# $least is the smallest number, $unlimited the word for having no limit.
setting-not-limit = { $name } 不能设为 { $value }。要填“{ $unlimited }”或不小于{ $least }的数。
setting-not-word = { $name } 不能设为 { $value }。要填1到64个字符。

## How words are said. $word is a word, $said how it is written so that it sounds right.

pronunciation = 读音
pronunciation-help = 语音怎样读词。
pronunciation-new = 新词
# One of the player's own words in a list.
pronunciation-entry = { $word }：{ $said }
pronunciation-which = 输入语音读错的词。按 0 返回。
# The voice reads the word as it does now.
pronunciation-how = 现在读作：{ $word }。按正确的音输入，可用同音字或带声调数字的拼音。按 0 返回。
pronunciation-before = 之前：{ $word }
pronunciation-after = 之后：{ $said }
pronunciation-keep = 保留
pronunciation-again = 再听一遍
pronunciation-change = 换个写法
pronunciation-kept = { $word } 已保留。
# $word takes the place of $before, the same word in other letters, which was said $heard.
pronunciation-replaced = { $word } 已保留。原来是 { $before }，读作 { $heard }。
pronunciation-forget = 删除
pronunciation-forgotten = { $word } 恢复原来的读法。
pronunciation-not-kept = 词要短，不能有等号，不能以 # 或 [ 开头。
