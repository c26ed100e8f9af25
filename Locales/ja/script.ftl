# SPDX-License-Identifier: GPL-3.0-or-later

### What depends on the script of a language and not on its words. A language needs none of it.

# The least number that the voice is given in words.
language-spelled-numbers = 131
