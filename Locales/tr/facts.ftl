# SPDX-License-Identifier: GPL-3.0-or-later

## Facts for learners. Names come in the nominative: keep them after a colon or a comma.
## Fillings that end in s are lists.

## Facts, each a line of its own. What is filled in is a name, a list of names or a number.

fact-capital = { $kind ->
       *[country] Başkent
        [prefecture] Yönetim merkezi
        [region] Yönetim merkezi
    }: { $capital }.
# Cities that share the seat of a country: $names, a list.
fact-capitals = Başkentler: { $names }.
fact-city-in = Bulunduğu ülke: { $country }.
fact-countries = Ülke: { $countries }.
fact-region = Bölge: { $region }, { $continent }.
fact-location = Yeri: { $place }.
# A city is the capital of $count countries or states: $names.
fact-capital-of = { $kind ->
       *[country] Başkenti olduğu yer
        [prefecture] Yönetim merkezi olduğu yer
        [region] Yönetim merkezi olduğu yer
    }: { $names }.
fact-no-neighbours = Karadan komşusu yok.
# $count neighbours by land: $names.
fact-neighbours = { $count } komşu: { $names }.
# The same where the country borders on more than are dealt, so that they are not counted.
fact-neighbours-among = Komşular: { $names }.
# Rounded. $millions and $tenths make "1.4 million".
fact-population-millions = Nüfus: yaklaşık { $tenths ->
        [0] { $millions ->
            [1300] 1,3 milyar
            [1400] 1,4 milyar
            [1500] 1,5 milyar
           *[other] { $millions } milyon
        }
       *[other] { $millions },{ $tenths } milyon
    }.
fact-population = Nüfus: yaklaşık { $people }.
fact-area = Yüzölçümü: yaklaşık { $area } kilometrekare.
# Of a million and more, rounded. $millions and $tenths make "1.4 million".
fact-area-millions = Yüzölçümü: yaklaşık { $tenths ->
        [0] { $millions } milyon
       *[other] { $millions },{ $tenths } milyon
    } kilometrekare.
fact-length = Uzunluk: yaklaşık { $length } kilometre.
fact-height = Yükseklik: yaklaşık { $height } metre.
# That of a strait, rounded.
fact-width = En dar yerinde genişlik: yaklaşık { $width } kilometre.
# $names is a list of $count seas, lakes and rivers beside it or in it; of a strait those that it joins.
fact-waters = Sular: { $names }.
# $year is the year in which it was opened.
fact-opened = Açılış yılı: { $year }.
# $year is the year since which it stands on the list of UNESCO.
fact-world-heritage = Dünya Mirası, listeye giriş yılı: { $year }.
# $count official languages: $names.
fact-languages = { $count ->
        [one] Dil: { $names }.
       *[other] Diller: { $names }.
    }
fact-currency = Para birimi: { $currency }.
# $name is spoken in its own language.
fact-native-name = Kendi dilinde: { $name }.

## Answers to the command facts.

# $ways is the key for that, or a word in quotes for who types lines.
facts-in-learner-mode = Bilgiler öğrenme modunda verilir. Açmak için: { ANY($ways) }.
facts-choose-card = Önce bir kart seç, sonra bilgilerini sor.
# $card is a card.
facts-none = { $card }: bilgi yok.
# $card is a piece of a map that shows several countries.
facts-which = { $card }: hangi ülkenin bilgileri?
