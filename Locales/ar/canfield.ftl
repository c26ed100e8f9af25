# SPDX-License-Identifier: GPL-3.0-or-later

### Canfield: a reserve, and foundations from any rank.

game-canfield = كانفيلد
objective-canfield = انقل كل الأوراق إلى الأساسات، كل نوع صعودا من الرتبة الموزعة هناك. ترتيب الأعمدة نزولا بلونين متناوبين؛ وبعد الملك يأتي الآس.
    .brief = كل نوع إلى أساسه، من الرتبة الموزعة هناك.
choice-canfield = احتياطي، وسحب ٣ أوراق كل مرة

# Told when a round begins. $rank is the rank that opens each foundation.
canfield-base = الأساسات تبدأ من: { rank-name }
# $count cards lie in the reserve.
canfield-progress-reserve = الاحتياطي { $count ->
        [0] فارغ
       *[other] { $count }
    }
# $card is moved $place, a place in the form .to.
canfield-hint-reserve = { $card } { $place }: تتحرر الورقة التالية في الاحتياطي.

## Help.

# Told in the tutorial.
canfield-tutorial-reserve = الاحتياطي يملأ الأعمدة الفارغة.
help-canfield = طريقة لعب كانفيلد
help-canfield-text = في الأعمدة توضع الورقة على ورقة أعلى منها برتبة ومن اللون الآخر، والملك على الآس؛ تنتقل الورقة العليا أو العمود كله. الاحتياطي يملأ الأعمدة الفارغة؛ فإذا انتهى قبلت أي ورقة. يبنى كل أساس من نوع واحد صعودا من الرتبة الموزعة هناك، وبعد الملك يأتي الآس.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-canfield-typing = { typing-stock } { typing-places }
