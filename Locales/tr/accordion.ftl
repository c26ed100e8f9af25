# SPDX-License-Identifier: GPL-3.0-or-later

### Accordion: a row of piles that goes together to one. $card and $other are cards.

game-accordion = Akordeon
objective-accordion = Bütün kartları tek yığında topla. Kart, takımı ya da değeri aynıysa solundaki ilk ya da üçüncü karta gider.
    .brief = Bütün kartlar tek yığında.
choice-accordion = Sıra halinde 52 kart
# Told in the tutorial.
accordion-tutorial-code = Yığının numarası satırı ve sütunudur.

## The table, refusals and hints. There are $piles piles and $moves moves; $cards are some that can move.

accordion-map = Yığın { $piles }, { $moves ->
        [0] hamle yok
       *[other] hamle { $moves }: { $cards }
    }
# What the card lies on now, which is out of play.
accordion-covers = Örtülen: { $card }.
accordion-progress = Kalan yığın: { $piles }
accordion-refused-far = { $card }, { $top } kartına ulaşmaz: yalnız solundaki ilk ya da üçüncü yığına.
accordion-refused-match = { $card } ve { $top }: ne takımı ne değeri aynı.
# $from and $place are places in the forms .from and .to; $other is covered by the move.
accordion-hint = { $card }, { $from } { $place }: { $other } ile uyuşan başka kart az.

## Help.

help-accordion = Akordeon nasıl oynanır
help-accordion-text = 52 kart yan yana durur, dokuzarlı satırlar halinde okunur. Kart, takımı ya da değeri aynıysa solundaki ilk ya da üçüncü yığına gider. Giden yığın boşluk bırakmaz: ayrı duran yığınlar komşu olur, numaraları değişmez. Tek yığın kalınca kazanılır.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-accordion-typing = Yığının numarası satırı ve sütunudur: 23, satır 2, sütun 3 demektir. Kartın tek yolu varsa hemen gider; yoksa ardından öbür yığının numarasını yaz. Tab gidebilecek kartlar arasında gezdirir, Enter oynar. t satırları, { $input ->
        [keys] b
       *[lines] “satır 2”
    } yalnız o satırı okur; a kaç yığın ve hamle olduğunu söyler.
