# SPDX-License-Identifier: GPL-3.0-or-later

### What is wrong with a command as it was typed in a shell. Options stay as they are typed.

# $options are options or arguments of a command.
usage-not-together = To się nie łączy: { $options }.
# $options have a meaning for $game alone, which is the name of a game as it is typed.
usage-only-for = Tylko dla { $game }: { $options }.
# $option takes a file.
usage-picture-file = { $option }: potrzebny jest plik z końcówką .svg lub .png.
# $most is the highest number of a deal.
usage-deal-number = Numer rozdania: od 0 do { $most }.
# $option takes a number.
usage-least = { $option }: potrzebna jest liczba, co najmniej { $least }.
# $options each name a file.
usage-same-file = { $options }: to nie może być ten sam plik.
# $from and $to are options with the first and the last number of a range.
usage-from-to = { $from } nie może być większe niż { $to }.
# $day was typed for a day.
usage-day-unknown = Nie ma dnia { $day }. Dzień zapisuje się tak: 2026-11-21.
# $text was typed and has no meaning there.
usage-unexpected = { $text } nic tu nie znaczy.
# $option was typed and is none of the options.
usage-unknown-option = Nie ma opcji { $option }.
# The same where it is nearly $near.
usage-unknown-option-near = Nie ma opcji { $option }. Czy chodzi o { $near }?
# $option needs something after it.
usage-missing-value = { $option }: brakuje tego, co ma być dalej.
# $argument has to be typed too.
usage-missing-argument = Brakuje: { $argument }.
# $value was typed for $option. A reason may follow after a colon.
usage-invalid-value = { $value } nie pasuje do { $option }
# How a command is typed: $usage.
usage-how = Użycie: { $usage }
# $command, typed, tells more.
usage-see-help = Więcej: { $command }
