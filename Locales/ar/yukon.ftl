# SPDX-License-Identifier: GPL-3.0-or-later

### Yukon: Klondike without a stock.

game-yukon = يوكون
objective-yukon = انقل كل الأوراق إلى الأساسات، كل نوع من الآس إلى الملك. ترتيب الأعمدة نزولا بلونين متناوبين؛ وكل ورقة مكشوفة تنتقل مع كل ما فوقها.
    .brief = كل نوع إلى أساسه، من الآس إلى الملك.
choice-yukon = كل الأوراق موزعة، بلا رزمة

## Help.

help-yukon = طريقة لعب يوكون
help-yukon-text = كل ورقة مكشوفة تنتقل مع كل ما فوقها، متسلسلا أو لا، إلى ورقة أعلى منها برتبة ومن اللون الآخر؛ العمود الفارغ يقبل ملكا. يبنى كل أساس من نوع واحد، صعودا من الآس. يمكن إعادة الورقة العليا من الأساس إلى عمود. لا رزمة هنا.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-yukon-typing = { typing-places }
