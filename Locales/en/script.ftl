# SPDX-License-Identifier: GPL-3.0-or-later

### What depends on the script of a language and not on its words. A language needs none of it.

# The digits that numbers are written with, from zero on. What other programs read stays in ASCII, the
# voice is given ASCII, and digits of any script can be typed.
language-digits = 0123456789
