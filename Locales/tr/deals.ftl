# SPDX-License-Identifier: GPL-3.0-or-later

## How deals are won, as the command line tells it.

# $game is the name of a game, $others is a list of names of games.
solver-none = { $game } için çözücü yok. Çözücüsü olanlar: { $others }.
# A move of a line that wins. $load is a card, or how many ($count) and from which to which; $from is where it lies, such as "from column 3"; $to where it goes, such as "to column 5".
solve-carry = { $number }. { $load }{ $count ->
        [one] {", "}
       *[other] {"; "}
    }{ $from } { $to }
# $act is what a menu calls it, such as "Deal ten cards"; or a card that leaves the table, with where it lies.
solve-act = { $number }. { $act }
# $act is what a menu calls it, such as "Draw a card"; $card is what comes up.
solve-draw = { $number }. { $act }: { $card }
solve-lost = Bu dağıtım kazanılamaz.
# $states is how many positions were looked into at most.
solve-unknown = { $states } konumda bu dağıtımın kazanılıp kazanılamayacağı anlaşılamadı. Daha fazlası işe yarayabilir: --states.

# A search that goes on: $done deals of $total were looked into, $found of them are as wished.
deals-progress = { $total } dağıtımdan { $done } tanesi incelendi, { $found } tane bulundu.

# $path is the file that was to be written.
growing-exists = { $path }: bu dosya zaten var, olduğu gibi kalıyor. Başka bir ad ver.
growing-other-work = { $path }: bu dosya başka bir iş için başlatılmış, olduğu gibi kalıyor. Başka bir ad ver.
growing-busy = { $path }: bu dosyaya şu anda başka bir program yazıyor.
