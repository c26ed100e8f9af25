# SPDX-License-Identifier: GPL-3.0-or-later

### Words as the voice has to be given them, wherever they stand; of several that begin at one place the
### longest holds. A word, an equals sign, and how to write it.

language-pronunciation-1 =
    行 = 航
    行星 = 形星
    不行 = 不形
    都行 = 都形
    进行 = 进形
    执行 = 执形
    旅行 = 旅形
    运行 = 运形
    重新 = 虫新
    重来 = 虫来
    重做 = 虫做
    重复 = 虫复
    重试 = 虫试
    地 = 第
    空当 = 控当
    空位 = 控位
    空格 = 控格
    空出 = 控出
    空子 = 控子
    露面 = 漏面
    得分 = 德分
    太长 = 太掌
    不了 = bu4 liao3
    了解 = liao3 解
    回应 = 回硬
    巴尔干 = 巴尔赣
    头发 = 头 fa4
    校验 = 叫验
    一只 = 一知
    相间 = 相见
    几乎 = 基乎
    首都 = 首督
    部分 = 部份
    浏览 = 流览
    加载 = 加在
    2张 = 两张
    2个 = 两个
    2组 = 两组
    2步 = 两步
    2次 = 两次
    2套 = 两套
    第2张 = 第二张
    第2个 = 第二个
    第2组 = 第二组
    第2步 = 第二步
    第2次 = 第二次
    第2套 = 第二套
    2局 = 两局
    第2局 = 第二局
    4.0 = 四点零
