# SPDX-License-Identifier: GPL-3.0-or-later

### Whether a game can be won, and how: questions, answers, hints that are sure, deals by who wins them.

command-sure-hint = Kesin ipucu
    .words = kesin, kesin ipucu
command-play-hint = İpucunu oyna
    .words = ipucunu oyna, oyna
# Once, after a hint that was asked for by that command while none was told yet: $keys are its keys.
play-hint-again = { ANY($keys) } bu hamleyi oynar.
command-winnable = Oyun hâlâ kazanılabilir mi
    .words = kazanılır mı, kazanilir mi, kazanılabilir, kazanilabilir
command-way-back = Kazanılabildiği noktaya dön
    .words = kurtar, kurtarma
command-review = Kaybı adım adım gör
    .words = kaybı gör, kaybi gor
command-rating = Bu dağıtım ne kadar zor
    .words = değerlendirme, degerlendirme, kim kazanır, kim kazanir

# While an answer is not there yet. Whatever the player does next but
# to stop the speech withdraws the question.
pondering = Düşünülüyor.
still-winnable = Hâlâ kazanılabilir.
not-winnable = Artık kazanılamaz.
winnable-unknown = Bilinmiyor.
way-back-none = Oyunun kazanılabildiği bilinen bir nokta yok.
way-back-unneeded = Oyun bu haliyle kazanılabilir.
# The player gave up waiting, by Escape or 0.
question-withdrawn = Soru geri çekildi.
# The hint on a lost table. $key is the key that goes back.
hint-way-back = Oyun bu haliyle kazanılamaz: { $key } kazanılabildiği noktaya döner.
# The hint where nothing can be played any more. $key takes a move back.
hint-dead-end = Artık oynanacak hamle yok: { $key } bir hamleyi geri alır.

## A loss that is walked through, from the last table that could be won.

# $move is the move after which it could not be won any more: what can be done without a card, such as
# drawing one, or review-move.
review-lost-by = Kaybettiren hamle: { $move }.
# $card went $from (form .from) $place (form .to).
review-move = { $card }, { $from } { $place }
# Whoever walks through a loss has lost the round, even if it is won on the way.
review-counted = Yenilgi sayıldı.
# After how many moves win: $key plays the next one of them.
review-next = { $key } sıradakini oynar.

## Sure hints: the first move of a line that wins. $card is moved $from (form .from) $place (form
## .to).

# $reason is what the move does: "completes" a group or a run, "founds" a foundation's next card,
# "opens" an empty foundation, "turns-up" a card, "empties-column", "frees-cell", "frees-waste" (its
# next card), "joins" a run; "leads" where there is nothing else to say.
sure-hint = { $card }, { $from } { $place }: { $reason ->
        [completes] böylece tamamlanır.
        [founds] temele bir kart daha.
        [opens] bir temeli açar.
        [turns-up] kart açar.
        [empties-column] bir sütunu boşaltır.
        [frees-cell] bir hücre boşaltır.
        [frees-waste] çöpün sıradaki kartını açar.
        [joins] bir seriyi uzatır.
       *[leads] kazanmaya götürür.
    }
# $load is a card or a run, part of what could be taken together.
load-only = Yalnızca { $load }
# $act is what can be done without a card, such as drawing one.
sure-hint-act = { $act }: kazanmaya götürür.
# Told when the hint is asked for once more: the win is $moves moves away.
sure-hint-length = Kazanmaya { $moves } hamle kaldı.
sure-hint-none = Kesin bir kazanma yolu bulunamadı.
# A game played for points. $hand is what the cards are and score, $cards which cards, the first at
# $place; about $points
# can be expected from here to the end.
points-hint = { $hand }. { $place }: { $cards }. Sona dek yaklaşık { $points } puan.

## Deals.

# $rating is who wins the deal that is on the table: "anyone", a "careful" player, only the "solver",
# nobody ("lost"), or "unknown".
deal-rating = { $rating ->
        [anyone] Bu dağıtımı neredeyse herkes kazanır.
        [careful] Bu dağıtımı dikkatli oynayan kazanır.
        [solver] Bu dağıtımı yalnız çok ileriyi düşünen kazanır.
        [lost] Bu dağıtım kazanılamaz.
       *[unknown] Bu dağıtımın kazanılıp kazanılamayacağı bilinmiyor.
    }
menu-by-rating = Kimin kazanacağına göre dağıtım seç
# $rating is who wins the deal that is to be found.
rating-choice = { $rating ->
        [anyone] Neredeyse herkes
        [careful] Dikkatli oynayan
       *[solver] Yalnız çok ileriyi düşünen
    }
searching-deal = Dağıtım aranıyor.
# After what is waited for, where something else was pressed or typed: $input is pad, keys or lines.
waiting-give-up = { $input ->
        [pad] B ile vazgeçilir.
        [keys] Escape ile vazgeçilir.
       *[lines] 0 ile vazgeçilir.
    }
searching-stopped = Arama durdu.
searching-none = Böyle bir dağıtım bulunamadı.
# Of the rounds that were lost, $count could have been won.
statistics-lost-winnable = Kazanılabilecekken kaybedilen: { $count }

## What stands in the way when a game is lost, for learners.

# $card is wanted next and lies $place (form .at) under $count cards, of which $top can go first.
obstacle-buried = { $card }: { $place }, üstünde { $count ->
        [one] { $top }.
       *[other] { $count } kart, en üstte { $top }.
    }
# In column $place $count cards lie face down; $card is the first that lies open on them.
obstacle-hidden = { $place }: { $card }, altında { $count } kapalı kart.
# $cards, $count in number, belong to $group and lie under others.
atlas-obstacle-group = { $group } bekliyor: { $cards }, başka kartların altında.
# $cards, $count in number, are bases that lie under others.
atlas-obstacle-bases = Başka kartların altındaki ana kartlar: { $cards }.
atlas-obstacle-foundations = Başka bir grup için boş temel yok.
atlas-obstacle-columns = Boş sütun yok.
