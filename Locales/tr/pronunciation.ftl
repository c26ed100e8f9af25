# SPDX-License-Identifier: GPL-3.0-or-later

### Words that the voice misreads, and how to write them so that they sound right.

## Names that begin as no word of the language does: the voice spells their first letter.

language-pronunciation-spelled =
    Khmer = Kımer

## The same in remarks on places.

language-pronunciation-remarks =
    Christa = Krista, Christchurch = Kraysçörç, Christi = Kristi, Krzemionki = Kşemyonki, McAuliffe = Mekolif,
    Ngwenya = Engvenya, Phnom = Pnom, Schleswig = Şlesvig, Schwerin = Şverin, Schwyz = Şvits, Szczecin = Şçetsin,
    Three = Tri

## Names of divisions and their capitals.

language-pronunciation-divisions =
    Chhattisgarh = Çattisgar, Schliemann = Şliman
