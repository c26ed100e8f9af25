# SPDX-License-Identifier: GPL-3.0-or-later

### What depends on the script of a language and not on its words. A language needs none of it.

# The digits that numbers are written with, from zero on. What other programs read stays in ASCII, the
# voice is given ASCII, and digits of any script can be typed.
language-digits = ٠١٢٣٤٥٦٧٨٩
# For keyboards of this script: what a key types, an equals sign, and the letter of the Latin keyboard
# that lies on the same key; parted by spaces. A capital follows from its small letter.
language-keyboard =
    ض=q ص=w ث=e ق=r ف=t غ=y ع=u ه=i خ=o ح=p ش=a س=s ي=d
    ب=f ل=g ا=h ت=j ن=k م=l ئ=z ء=x ؤ=c ر=v ﻻ=b ى=n ة=m
    و=, ز=. ؟=?
    َ=Q ً=W ُ=E ٌ=R ﻹ=T إ=Y ‘=U ِ=A ٍ=S أ=H ـ=J ،=K /=L
    ْ=X ﻵ=B آ=N
