# SPDX-License-Identifier: GPL-3.0-or-later

### Accordion: a row of piles that goes together to one. $card and $other are cards.

game-accordion = أكورديون
objective-accordion = اجمع كل الأوراق في كومة واحدة. توضع الورقة على جارتها إلى يسارها أو على الثالثة إلى يسارها إن اتفق النوع أو الرتبة.
    .brief = كل الأوراق في كومة واحدة.
choice-accordion = ٥٢ ورقة في صف واحد
# Told in the tutorial.
accordion-tutorial-code = رقم الكومة صفها وعمودها.

## The table, refusals and hints. There are $piles piles and $moves moves; $cards are some that can move.

accordion-map = الأكوام { $piles }، { $moves ->
        [0] لا نقلة
       *[other] النقلات { $moves }: { $cards }
    }
# What the card lies on now, which is out of play.
accordion-covers = تغطي: { $card }.
accordion-progress = الأكوام الباقية: { $piles }
accordion-refused-far = { $card } لا تصل إلى { $top }: فقط إلى الكومة الأولى أو الثالثة إلى يسارها.
accordion-refused-match = { $card } و { $top }: لا يجمعهما نوع ولا رتبة.
# $from and $place are places in the forms .from and .to; $other is covered by the move.
accordion-hint = { $card } { $from } { $place }: قليل من غيرها يناسب { $other }.

## Help.

help-accordion = كيف تلعب أكورديون
help-accordion-text = ٥٢ ورقة في صف واحد، تقرأ في صفوف من تسع أوراق. توضع الورقة على الكومة إلى يسارها أو على الثالثة إلى يسارها إن اتفق النوع أو الرتبة. الكومة التي تنتقل لا تترك فراغا: تتجاور الكومتان اللتان كانت بينهما، وتبقى الأرقام كما هي. الفوز حين تبقى كومة واحدة.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-accordion-typing = رقم الكومة صفها وعمودها: ٢٣ هو الصف ٢، العمود ٣. تذهب ورقتها فورا إن كان لها طريق واحد؛ وإلا فاكتب بعده رقم الكومة الأخرى. يتنقل Tab بين الأوراق التي تنتقل، و Enter يلعب. t يقرأ الصفوف، { $input ->
        [keys] b
       *[lines] «صف ٢»
    } واحدا منها، و a يذكر عدد الأكوام والنقلات.
