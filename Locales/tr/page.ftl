# SPDX-License-Identifier: GPL-3.0-or-later

### The page in a browser: headings, buttons and labels, read by screen readers.

# The heading above the last answer.
page-now = Şimdi
# The heading above the buttons for what can be chosen.
page-choices = Yapabileceklerin
page-back = Geri
page-menu = Oyun menüsü
# A button while a card is in hand: the card goes back to where it lay. It is not undo.
page-put-back = Geri koy
# The name of the field where anything can be typed.
page-type = Komut yaz
page-send = Gönder
# The heading above the places of the game.
page-table = Masa
# The heading above the lines that were said before.
page-said = Söylenenler
# A button was pressed on a page that is older than the table.
page-stale = Masa değişti. Hiçbir şey yapılmadı.
# Printed in the terminal. make serve is a command, typed as it is.
serve-missing = Sayfa ayrı bir programdır ve kurulu değil. Oyunun kaynak klasöründe make serve onu derler ve başlatır.
