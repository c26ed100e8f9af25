# SPDX-License-Identifier: GPL-3.0-or-later

### What depends on the script of a language and not on its words. A language needs none of it.

# For keyboards of this script: what a key types, an equals sign, and the letter of the Latin keyboard
# that lies on the same key; parted by spaces. A capital follows from its small letter.
language-keyboard =
    й=q ц=w у=e к=r е=t н=y г=u ш=i щ=o з=p ф=a ы=s в=d
    а=f п=g р=h о=j л=k д=l я=z ч=x с=c м=v и=b т=n ь=m
    б=, ю=.
