# SPDX-License-Identifier: GPL-3.0-or-later

### Aces Up: of two cards of a suit that end columns the lower one goes. $card is a card.

game-acesup = الآسات الأربعة
objective-acesup = تخلص من كل الأوراق إلا الآسات. إذا انتهى عمودان بورقتين من نوع واحد تخرج الأدنى؛ والآس هو الأعلى.
    .brief = لا تبقى إلا الآسات: تخرج الأدنى من كل نوع.
choice-acesup = أربعة أعمدة، وتوزيع أربع أوراق كل مرة
act-deal-row = وزع أربع أوراق
    .short = وزع
command-deal-row = وزع أربع أوراق
    .words = وزع, توزيع, wazzi

## Help.

# Told in the tutorial.
acesup-tutorial-deal = حين لا تخرج أي ورقة توزع أربع أوراق أخرى.
help-acesup = طريقة لعب الآسات الأربعة
help-acesup-text = إذا انتهى عمودان من الأربعة بورقتين من نوع واحد تخرج الأدنى؛ والآس هو الأعلى. العمود الفارغ يقبل الورقة الأخيرة من عمود آخر. حين لا تخرج أي ورقة توزع أربع أوراق أخرى، ورقة على كل عمود. الفوز حين لا تبقى إلا الآسات الأربعة.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-acesup-typing = رقم العمود يزيل ورقته الأخيرة، أو ينقلها إلى عمود فارغ إن وجب أن تبقى. المفتاح d يوزع أربع أوراق. المفتاح a يذكر الورقة الأخيرة في كل عمود، و b مع رقم يذكر العمود كله.

## Progress, refusals and hints.

# $done of 48 cards have gone, $stock are left in the stock.
acesup-progress = الأوراق الخارجة: { NUMBER($done) } من ٤٨، والرزمة { $stock ->
        [0] فارغة
       *[other] { NUMBER($stock) }
    }
acesup-refused-ace = تبقى { $card }: الآس هو الأعلى.
acesup-refused-highest = تبقى { $card }: لا عمود ينتهي بورقة من نوعها أعلى منها.
acesup-refused-deal = لا توزيع بعد: يمكن أن تخرج { $card }.
# $higher is a card of its suit; $from and $place are places in the forms .from and .to.
acesup-hint-out = تخرج { $card } { $from }: { $higher } أعلى منها.
acesup-hint-fills = { $card } { $from } { $place }: تشغل عمودا فارغا.
acesup-hint-deal = وزع أربع أوراق.
