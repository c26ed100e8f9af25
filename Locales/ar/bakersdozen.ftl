# SPDX-License-Identifier: GPL-3.0-or-later

### Baker's Dozen: thirteen columns, of which the top cards move.

game-bakersdozen = دزينة الخباز
objective-bakersdozen = انقل كل الأوراق إلى الأساسات، كل نوع من الآس إلى الملك. ترتيب الأعمدة نزولا بأي نوع، ورقة ورقة؛ والعمود الفارغ يبقى فارغا.
    .brief = كل نوع إلى أساسه، من الآس إلى الملك.
choice-bakersdozen = ثلاثة عشر عمودا، كل الأوراق مكشوفة

## Help.

help-bakersdozen = طريقة لعب دزينة الخباز
help-bakersdozen-text = لا تنتقل إلا الورقة العليا من العمود، إلى ورقة أعلى منها برتبة، مهما كان نوعها. العمود الفارغ يبقى فارغا. الملوك في أسفل الأعمدة منذ البداية. يبنى كل أساس من نوع واحد، صعودا من الآس.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-bakersdozen-typing = { typing-places }
