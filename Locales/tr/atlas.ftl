# SPDX-License-Identifier: GPL-3.0-or-later

### Atlas Solitaire. A group has one base card ("Countries of Europe") and its partners ("France").
### $group is the name of a group, $card a card, $place a place in the form .to.
### The base card is "ana kart", a partner is "üye". A group's name stands before "grubu", which takes
### the ending.

game-atlas = Atlas Solitaire
objective-atlas = Bütün grupları tamamla: önce ana kart bir temele, sonra üyeleri.
    .brief = Bütün grupları tamamla.

# A base card. .short is used where a base is meant anyway.
atlas-base = { $group }, ana kart
    .short = { $group }
    .brief = { $group }, ana
# A card of the player's own groups.
name-own = { $name }

atlas-invites-base = ana kart

# $done of $total groups are complete now.
atlas-group-completed = { $group } tamamlandı, { $total } gruptan { $done } tanesi tamam.
    .brief = { $group } tamamlandı.
command-completed = Tamamlanan grupları oku
    .words = tamamlanan, tamam
# A completed group, $group by its base, with its other cards: $cards.
atlas-completed-group = { $group }: { $cards }
atlas-completed-none = Henüz tamamlanan grup yok.
atlas-nothing-playable-drawn = Deste boş, çekilen kartların hiçbiri bir yere uymadı.

## Progress. $missing partners are still to come.

atlas-progress = { $done ->
        [0] { $total } grup, henüz tamamlanan yok
       *[other] { $total } gruptan { $done } tanesi tamam
    }
atlas-progress-group = { $group }: { $missing } kart eksik
# $stock and $waste cards lie there, $hidden lie face down in the columns.
atlas-progress-reserve = Deste { $stock ->
        [0] boş
       *[other] { $stock }
    }, çöp { $waste ->
        [0] boş
       *[other] { $waste }
    }, sütunlarda { $hidden ->
        [0] kapalı kart yok
       *[other] { $hidden } kapalı kart
    }

## Refusals. $card was to go $place. $home is the card's own group, $top the card it was to lie on.

atlas-refused-needs-base = { $card }, { $place } gitmez: boş temel ana kart alır.
atlas-refused-occupied = { $card }, { $place } gitmez: orada { $group } var. Ana karta boş temel gerek.
atlas-refused-not-in-group = { $card }: { $group } grubundan değil.
# True, but in this round the card was dealt for another group.
atlas-refused-true-elsewhere = { $card }: { $group } grubuna uyar ama bu oyunda { $home } grubundan.
atlas-refused-name-there = { $card } zaten orada; bu kart başka gruptan.
atlas-refused-base-in-column = { $card }, { $place } gitmez: ana kart yalnız boş yere gider.
atlas-refused-on-base = { $card }, { $place } gitmez: sütundaki ana kartın üstüne kart konmaz.
atlas-refused-not-together = { $card } ve { $top } aynı gruptan değil.
atlas-refused-other-group = { $card } ve { $top } birlikte olabilirdi ama bu oyunda değil.

## Hints.

atlas-hint-belongs = { $card }, { $place }: { $group } grubundan.
atlas-hint-opens = { $card }, { $place }: grup açar.

## Learner mode.

# The group of a card, after its name.
atlas-lesson-group = { $group }.
# After a base card: its partners in this round, and how many are missing.
atlas-lesson-base = { $missing ->
        [0] Hepsi tamam: { $members }.
       *[other] { $missing } kart eksik. Kartları: { $members }.
    }
# The picture of a card: $caption says what it shows; without one there is just a picture.
card-picture-caption = Resim: { $caption }
card-picture = Resmi var.

## Decks and dealing.

deck-without-groups = Bir sete en az bir grup gerek.
# $limit is the most a deck may have.
deck-too-large = Bir sette en çok { $limit } grup olabilir.
deck-group-incomplete = { $group } grubunun ana kartı ya da üyeleri yok.
deck-group-twice = { $group } grubu sette iki kez var.
deck-name-twice = { $group } grubunda aynı kart iki kez var.
deck-columns = Sütunlar böyle dağıtılamaz: dört sayı gerek, toplamları da kart sayısını aşmamalı.
deck-no-group = Bir sete en az bir grup gerek.
deck-unknown-group = Böyle bir grup yok: { $group }.
deck-no-base = { $group } grubunun ana kartı yok.
deck-no-partners = { $group } grubunun üyeleri yok.
# $found groups are there, $needed were asked for.
deal-too-few-groups = { $needed } grupluk oyun dağıtılamaz: seçilebilecek yalnız { $found } grup var.
# $needed groups were asked for.
deal-too-much-shared = { $needed } grupluk oyun dağıtılamaz: çok fazla kart iki gruba birden uyuyor.
deal-any = Herhangi bir dağıtım: kazanılamayabilir.
deal-not-known-winnable = Bu dağıtım kazanılamayabilir.

## "aloud groups check": a card that fits a second group. $home is its own, $other the second.

overlap-belongs = { $card }, { $home } grubundan: { $other } grubuna da uyar.
overlap-homonym = { $card }, { $home } grubundan: { $other } grubunda aynı adlı bir kart var.

## Help.

help-atlas = Atlas Solitaire nasıl oynanır
help-atlas-text = Her grubun bir ana kartı ve üye kartları var. Ana kartı boş bir temele, üyelerini de onun üstüne koy. Sütunlarda üye, kendi grubundan bir üyenin üstüne gider; boş sütun her kartı alır. Hiçbir şey uymazsa desteden çek.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-atlas-typing = { $input ->
        [keys] {""}
       *[lines] Kart almak için yerinin numarasını, sonra gideceği yerin numarasını yaz. İki numara tam bir hamledir: 5 7, 5 numaralı yerin kartını 7 numaralı yere taşır.
    }

## Settings.

setting-reshuffles = Çöpün karıştırılması
setting-reshuffles-help = Yeni oyunlarda çöpün kaç kez karıştırılabileceği.
setting-level = Okul düzeyi
setting-level-help = Yeni oyunlarda hangi grupların dağıtılacağı.
setting-level-any = hepsi
setting-level-primary = ilkokul
setting-level-secondary = ortaokul ve lise
setting-level-expert = okul düzeyinin üstü
