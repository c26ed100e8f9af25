# SPDX-License-Identifier: GPL-3.0-or-later

### Eight Off: FreeCell in suit, with eight cells.

game-eightoff = إيت أوف
objective-eightoff = انقل كل الأوراق إلى الأساسات، كل نوع من الآس إلى الملك. ترتيب الأعمدة نزولا بنوع واحد؛ والخانة تتسع لأي ورقة واحدة.
    .brief = كل نوع إلى أساسه، من الآس إلى الملك.
choice-eightoff = ثماني خانات، أربع منها مشغولة

## Help.

help-eightoff = طريقة لعب إيت أوف
help-eightoff-text = في الأعمدة توضع الورقة على ورقة من نوعها أعلى منها برتبة. الخانة تتسع لأي ورقة واحدة؛ والعمود الفارغ يقبل ملكا. تنتقل السلسلة دفعة واحدة إذا كفت الخانات الحرة. يبنى كل أساس من نوع واحد، صعودا من الآس.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-eightoff-typing = { typing-places }
