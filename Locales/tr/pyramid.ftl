# SPDX-License-Identifier: GPL-3.0-or-later

### Pyramid: pairs that make 13 leave seven overlapping rows. They are told as seven columns: a card of the last
### row each, with what it covers up to the right.

game-pyramid = Piramit
objective-pyramid = Piramidi, toplamı 13 eden çiftlerle boşalt, 6 ve 7 gibi. As 1, vale 11, kız 12 sayılır; papazlar tek başına gider.
    .brief = Piramidi 13 eden çiftlerle boşalt.
# $difficulty is "Easy" and the like; the stock is gone through $passes times.
pyramid-choice = { $difficulty }: desteden { $passes } kez geçilir

## Help.

help-pyramid = Piramit nasıl oynanır
help-pyramid-text = Bir karttan yedi karta yedi sıra var; arkadaki her kart iki kartın altındadır: biri kendi sütununda, biri sonrakinde. Toplamı 13 eden iki serbest kart kalkar: as ve kız, 2 ve vale, 3 ve 10, 4 ve 9, 5 ve 8, 6 ve 7; papaz tek başına kalkar. Son çekilen kart ile çöpün en üstündeki de serbesttir. Desteden üç kez, zor oyunda bir kez geçilir.
# Follows it for a player with a keyboard.
help-pyramid-typing = İki sütunun numarası bir çifti, papazın numarası onu hemen alır. d çeker. Tuş modunda e çekilen kart, w çöptür; satırda 8 ve 9 olurlar. a serbest olan her şeyi, b ile numara bütün sütunu ve hangi sütunun altında olduğunu söyler.
