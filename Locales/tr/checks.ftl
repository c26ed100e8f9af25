# SPDX-License-Identifier: GPL-3.0-or-later

### What whoever translates the game is told of a language.

# "aloud groups check --languages": of $total names on cards $missing are missing, so that $percent of
# a hundred are there. Some groups are left out for it: $groups, $count of them.
coverage = { $language }: { $total } ad, yüzde { $percent } tamam, { $missing } eksik{ $count ->
        [0] .
       *[other] . Dağıtılmayan: { $groups }.
    }
# "aloud language check": what was said, and what is wrong, one fault a line before this.
language-checked = { $language }: { $sayings } ileti söylendi, { $faults ->
        [0] hata bulunmadı
       *[other] { $faults } hata bulundu
    }.
# $key is the name of a message, $reason one of the faults below.
fault = { $key }: { $reason }

## Faults. $name is a variable, $columns and $cells are sizes, $text is what was said.

fault-missing = çevrilmemiş.
fault-unknown = İngilizcede böyle bir ileti yok.
fault-variable-unknown = ${ $name } için bir şey verilmiyor.
fault-variable-unused = ${ $name } kullanılmıyor.
fault-empty = hiç sözcük çıkmıyor.
fault-wide = { $columns } sütun genişliğinde: { $text }
fault-long = { $cells } braille hücresi uzunluğunda: { $text }
fault-kanji = ses bunu okuyamaz: { $text }
fault-glued = boşluksuz sayı: { $text }
fault-number = ${ $name } sayısı bir sözcükten önce: NUMBER veya COUNT nasıl söyleneceğini belirtir.
fault-spelled = ses sözcüğün başını harf harf okuyor: { $text }
