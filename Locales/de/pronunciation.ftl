# SPDX-License-Identifier: GPL-3.0-or-later

### Words that the voice misreads, and how to write them so that they sound right.

## Names that begin as no word of the language does: the voice spells their first letter.

language-pronunciation-spelled =
    Bhisho = Bischo, Bhopal = Bopal, Bhubaneswar = Bubaneswar, Bhutan = Butan, Dhabi = Dabi,
    Dhaka = Dakka, Dnepr = Dinjepr, Gwangju = Guangdschu, KwaZulu = Quasulu,
    Kwacha = Quatscha, Kwanza = Quansa, Lwiw = Lewief, Mbabane = Embabane, Mbombela = Embombela,
    Mpumalanga = Empumalanga, Ndebele = Endebele, Ngultrum = Engultrum, Mjanmar = Mianmar,
    Pjöngjang = Piöngjang, Tsu = Zu, Zhejiang = Dschedschiang

## The same in remarks on places.

language-pronunciation-remarks =
    Dhaulagiri = Daulagiri, Djamena = Dschamena, Krzemionki = Schemionki, Lhotse = Lotse, Ljubljana = Lubljana,
    Ngwenya = Engwenja, Phnom = Penom, Rzeszów = Scheschuf, Zheng = Dscheng

## Names of divisions and their capitals.

language-pronunciation-divisions =
    Chhattisgarh = Tschattisgar, Jharkhand = Dscharkand, Lhasa = Lasa, Nsukka = Ensukka, Tlaxcala = Telaskala,
    Zhengzhou = Dschengdschou

## Names of cities, of which the voice spells the beginning.

language-pronunciation-cities =
    Dnipro = Denipro, Gdynia = Gedünia, Nguyen = Nujen
