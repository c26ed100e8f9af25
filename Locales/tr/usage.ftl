# SPDX-License-Identifier: GPL-3.0-or-later

### What is wrong with a command as it was typed in a shell. Options stay as they are typed.

# $options are options or arguments of a command.
usage-not-together = Bunlar bir arada olmaz: { $options }.
# $options have a meaning for $game alone, which is the name of a game as it is typed.
usage-only-for = Yalnızca { $game } için: { $options }.
# $option takes a file.
usage-picture-file = { $option }: adı .svg ya da .png ile biten bir dosya gerekir.
# $most is the highest number of a deal.
usage-deal-number = Dağıtım numarası 0 ile { $most } arasındadır.
# $option takes a number.
usage-least = { $option }: en az { $least } olan bir sayı gerekir.
# $options each name a file.
usage-same-file = { $options }: aynı dosya olamaz.
# $from and $to are options with the first and the last number of a range.
usage-from-to = { $from }, { $to } değerinden büyük olamaz.
# $day was typed for a day.
usage-day-unknown = { $day } diye bir gün yok. Gün şöyle yazılır: 2026-11-21.
# $text was typed and has no meaning there.
usage-unexpected = { $text } burada bir anlam taşımıyor.
# $option was typed and is none of the options.
usage-unknown-option = { $option } diye bir seçenek yok.
# The same where it is nearly $near.
usage-unknown-option-near = { $option } diye bir seçenek yok. Şunu mu demek istedin: { $near }?
# $option needs something after it.
usage-missing-value = { $option }: ardından gelmesi gereken eksik.
# $argument has to be typed too.
usage-missing-argument = Eksik: { $argument }.
# $value was typed for $option. A reason may follow after a colon.
usage-invalid-value = { $option } için uygun değil: { $value }
# How a command is typed: $usage.
usage-how = Kullanım: { $usage }
# $command, typed, tells more.
usage-see-help = Daha fazlası için: { $command }
