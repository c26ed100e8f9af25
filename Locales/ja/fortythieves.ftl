# SPDX-License-Identifier: GPL-3.0-or-later

### Forty Thieves: two packs, one card at a time.

game-fortythieves = 40人の盗賊
objective-fortythieves = トランプ2組のカードを全部、マークごとに2組ずつ、エースからキングまで組札に積みます。列では同じマークで大きい数から順に1枚ずつ重ねます。山札を最後まで引けるのは1回だけです。
    .brief = マークごとに2組ずつ、エースからキングまで組札に。
choice-fortythieves = トランプ2組、山札は1回だけ

## Help.

help-fortythieves = 40人の盗賊の遊び方
help-fortythieves-text = 動かせるのは列か捨て札の一番上のカードだけ。列では、数がひとつ大きい同じマークのカードに重ね、空いた列には何でも置けます。組札はマークごとに2つ、エースから順に積みます。山札を最後まで引けるのは1回だけです。
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-fortythieves-typing = d で山札から引きます。{ typing-places }
