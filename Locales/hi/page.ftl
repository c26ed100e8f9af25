# SPDX-License-Identifier: GPL-3.0-or-later

### The page in a browser: headings, buttons and labels, read by screen readers.

# The heading above the last answer.
page-now = अभी
# The heading above the buttons for what can be chosen.
page-choices = आप क्या कर सकते हैं
page-back = वापस
page-menu = गेम मेन्यू
# A button while a card is in hand: the card goes back to where it lay. It is not undo.
page-put-back = वापस रखें
# The name of the field where anything can be typed.
page-type = कमांड लिखें
page-send = भेजें
# The heading above the places of the game.
page-table = टेबल
# The heading above the lines that were said before.
page-said = अब तक जो कहा गया
# A button was pressed on a page that is older than the table.
page-stale = टेबल बदल गया है। कुछ नहीं किया गया।
# Printed in the terminal. make serve is a command, typed as it is.
serve-missing = पेज एक अलग प्रोग्राम है, जो इंस्टॉल नहीं है। खेल के सोर्स फ़ोल्डर में make serve उसे बनाकर चालू करता है।
