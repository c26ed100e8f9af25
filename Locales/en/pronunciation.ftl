# SPDX-License-Identifier: GPL-3.0-or-later

### Words that the voice misreads, and how to write them so that they sound right.

## Names that begin as no word of the language does: the voice spells their first letter.

language-pronunciation-spelled =
    Brno = Burno, Dzongkha = Zongka, Hryvnia = Hrivnia, Lviv = Luveev, Mbabane = Umbabahnay,
    Mbombela = Umbombella, Mpumalanga = Umpoomalanga, Ndebele = Endebeleh, Tbilisi = Tibileesi,
    Tswana = Suwahna

## The same in remarks on places.

language-pronunciation-remarks =
    Gdańsk = Gudansk, Krzemionki = Shemyonki, Rzeszów = Zheshoof, Tchaikovsky = Chaikovsky

## Names of divisions and their capitals.

language-pronunciation-divisions =
    Nsukka = Ensooka, Tlaxcala = Tuhlascahla

## Names of cities, of which the voice spells the beginning.

language-pronunciation-cities =
    Częstochowa = Chenstohova, Dnipro = Duneepro, Gdynia = Gudinia
