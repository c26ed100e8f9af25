# SPDX-License-Identifier: GPL-3.0-or-later

### Words that the voice misreads, and how to write them so that they sound right.

## In remarks on places: names that begin as no word of the language does.

language-pronunciation-remarks =
    Bhisho = Bisho, Bhopal = Bopal, Bhubaneswar = Bubanésuar, Brno = Berno, Bryggen = Briguen, Cnosos = Nosos,
    Dhaulagiri = Daulaguiri, Dniéper = Niéper, Gwangju = Guangyu, Krzemionki = Kremionki, KwaZulu = Cuasulu,
    Khalifa = Jalifa, Lhotse = Lotse, Mpumalanga = Empumalanga, Rhode = Roud, Rzeszów = Yéshuf, Twain = Tuéin, Wright = Rait,
    Zhejiang = Cheyiang, Zheng = Cheng, Zwin = Suin, Zwolle = Suole

## Names of divisions and their capitals.

language-pronunciation-divisions =
    Jharkhand = Yarkand, Lhasa = Lasa, Nsukka = Ensuka, tsunami = sunami, Zhengzhou = Chengchou

## Names of cities and rivers, of which the voice spells the beginning.

language-pronunciation-cities =
    Clyde = Claid, Częstochowa = Chenstojova, Dnipró = Denipró, Gdynia = Guedinia
