# SPDX-License-Identifier: GPL-3.0-or-later

### Eight Off: FreeCell in suit, with eight cells.

game-eightoff = エイトオフ
objective-eightoff = 全部のカードを、マークごとにエースからキングまで組札に積みます。列では同じマークで大きい数から順に重ねます。セルにはどのカードでも1枚置けます。
    .brief = マークごとに、エースからキングまで組札に。
choice-eightoff = セルは8つ、4つは使用中

## Help.

help-eightoff = エイトオフの遊び方
help-eightoff-text = 列では、数がひとつ大きい同じマークのカードに重ねます。セルにはどのカードでも1枚、空いた列にはキングを置けます。空いたセルが足りれば、並びを一度に動かせます。組札はマークごとに、エースから順に積みます。
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-eightoff-typing = { typing-places }
