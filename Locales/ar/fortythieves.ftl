# SPDX-License-Identifier: GPL-3.0-or-later

### Forty Thieves: two packs, one card at a time.

game-fortythieves = لعبة الأربعين لصا
objective-fortythieves = انقل كل الأوراق، وعددها ١٠٤، إلى الأساسات، كل نوع مرتين من الآس إلى الملك. ترتيب الأعمدة نزولا بنوع واحد، ورقة ورقة؛ والمرور على الرزمة مرة واحدة.
    .brief = كل نوع مرتين إلى الأساسات، من الآس إلى الملك.
choice-fortythieves = { NUMBER(104, gender: "feminine") } أوراق، والمرور على الرزمة مرة واحدة

## Help.

help-fortythieves = طريقة لعب الأربعين لصا
help-fortythieves-text = لا تنتقل إلا الورقة العليا من العمود أو من المسحوب؛ في الأعمدة توضع على ورقة من نوعها أعلى منها برتبة، والعمود الفارغ يقبل أي ورقة. يبنى كل أساس من نوع واحد، صعودا من الآس؛ ولكل نوع أساسان. المرور على الرزمة مرة واحدة فقط.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-fortythieves-typing = المفتاح d يسحب من الرزمة. { typing-places }
