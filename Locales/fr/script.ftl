# SPDX-License-Identifier: GPL-3.0-or-later

### What depends on the keyboard of a language and not on its words.

# The digits of a French keyboard are typed with Shift; in key mode its keys mean them without.
language-keyboard =
    &=1 é=2 "=3 '=4 (=5 -=6 è=7 _=8 ç=9 à=0
