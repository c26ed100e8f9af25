# SPDX-License-Identifier: GPL-3.0-or-later

### The page in a browser: headings, buttons and labels, read by screen readers.

# The heading above the last answer.
page-now = الآن
# The heading above the buttons for what can be chosen.
page-choices = ما يمكنك فعله
page-back = رجوع
page-menu = قائمة اللعبة
# A button while a card is in hand: the card goes back to where it lay. It is not undo.
page-put-back = إعادة الورقة
# The name of the field where anything can be typed.
page-type = اكتب أمرا
page-send = إرسال
# The heading above the places of the game.
page-table = الطاولة
# The heading above the lines that were said before.
page-said = ما قيل
# A button was pressed on a page that is older than the table.
page-stale = تغيرت الطاولة. لم يحدث شيء.
# Printed in the terminal. make serve is a command, typed as it is.
serve-missing = الصفحة برنامج مستقل، وهو غير مثبت. في مجلد مصدر اللعبة يبنيه الأمر make serve ويشغله.
