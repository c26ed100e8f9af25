# SPDX-License-Identifier: GPL-3.0-or-later

### What depends on the script of a language and not on its words. A language needs none of it.

# For keyboards of this script: what a key types, an equals sign, and the letter of the Latin keyboard
# that lies on the same key; parted by spaces. A capital follows from its small letter.
language-keyboard =
    ौ=q ै=w ा=e ी=r ू=t ब=y ह=u ग=i द=o ज=p ो=a े=s ्=d
    ि=f ु=g प=h र=j क=k त=l ॆ=z ं=x म=c न=v व=b ल=n स=m
    औ=Q ऐ=W आ=E ई=R ऊ=T भ=Y ङ=U घ=I ध=O झ=P ओ=A ए=S अ=D
    इ=F उ=G फ=H ऱ=J ख=K थ=L ऎ=Z ँ=X ण=C ऩ=V ऴ=B ळ=N श=M
    य़=?
