# SPDX-License-Identifier: GPL-3.0-or-later

### Pyramid: pairs that make 13 leave seven overlapping rows. They are told as seven columns: a card of the last
### row each, with what it covers up to the right.

game-pyramid = Piramit
objective-pyramid = Piramidi toplamı 13 eden çiftlerle boşalt, 6 ile 7 gibi. As 1, vale 11, kız 12 sayılır; papazlar tek başına kalkar.
    .brief = Piramidi toplamı 13 eden çiftlerle boşalt.
# $difficulty is "Easy" and the like; the stock is gone through $passes times.
pyramid-choice = { $difficulty }: deste { $passes } kez açılır

## Help.

# Told in the tutorial.
pyramid-tutorial-drawn = Son çekilen kart da çift oluşturur.
help-pyramid = Piramit nasıl oynanır
help-pyramid-text = Bir karttan yedi karta yedi sıra var; arkadaki her kart iki kartın altındadır: biri kendi sütununda, biri sonrakinde. Toplamı 13 eden iki serbest kart kalkar: as ve kız, 2 ve vale, 3 ve 10, 4 ve 9, 5 ve 8, 6 ve 7; papaz tek başına kalkar. Son çekilen kart ile çöpün üstündeki de serbesttir. Deste üç kez, zor oyunda bir kez açılır.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-pyramid-typing = İki sütunun numarası çifti kaldırır, papazınki papazı hemen kaldırır. d çeker. { $input ->
        [keys] e çekilen kart, w çöptür.
       *[lines] Çekilen kartın numarası 8, çöpün numarası 9.
    } a serbest olan her şeyi, b ile numara bütün sütunu ve onu hangi sütunun örttüğünü söyler.
