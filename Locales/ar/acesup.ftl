# SPDX-License-Identifier: GPL-3.0-or-later

### Aces Up: of two cards of a suit that end columns the lower one goes. $card is a card.

game-acesup = الآسات الأربعة
objective-acesup = تخلص من كل الأوراق إلا الآسات. إذا انتهى عمودان بورقتين من نوع واحد تذهب الأدنى؛ الآس هو الأعلى.
    .brief = يذهب كل شيء إلا الآسات، الأدنى من كل نوع.
acesup-choice = أربعة أعمدة، وأربع أوراق كل مرة
act-deal-row = توزيع أربع أوراق
    .short = توزيع
command-deal-row = توزيع أربع أوراق
    .words = وزع, توزيع, wazzi

## Help.

help-acesup = طريقة لعب الآسات الأربعة
help-acesup-text = إذا انتهى عمودان من الأربعة بورقتين من نوع واحد تذهب الأدنى؛ الآس هو الأعلى. العمود الفارغ يقبل الورقة الأخيرة من عمود آخر. حين لا تذهب أي ورقة توزع أربع أوراق، ورقة على كل عمود. الفوز حين لا تبقى إلا الآسات الأربعة.
# Follows it for a player with a keyboard.
help-acesup-typing = رقم العمود يرفع ورقته الأخيرة عن الطاولة، أو ينقلها إلى عمود فارغ إن وجب أن تبقى. d يوزع أربع أوراق. a يقول الورقة الأخيرة في كل عمود، و b مع رقم يقول العمود كله.

## Progress, refusals and hints.

# $done of 48 cards have gone, $stock are left in the stock.
acesup-progress = ذهبت { COUNT($done, "cards") } من ٤٨، والرزمة { $stock ->
        [0] فارغة
       *[other] { NUMBER($stock) }
    }
acesup-refused-ace = { $card } تبقى: الآس هو الأعلى.
acesup-refused-highest = { $card } تبقى: لا عمود ينتهي بورقة أعلى من نوعها.
acesup-refused-deal = أولا يمكن أن تذهب { $card }.
# $higher is a card of its suit; $from and $place are places in the forms .from and .to.
acesup-hint-out = { $card } { $from }: { $higher } أعلى.
acesup-hint-fills = { $card } { $from } { $place }: تستعمل عمودا فارغا.
acesup-hint-deal = وزع أربع أوراق.
