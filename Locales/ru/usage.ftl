# SPDX-License-Identifier: GPL-3.0-or-later

### What is wrong with a command as it was typed in a shell. Options stay as they are typed.

# $options are options or arguments of a command.
usage-not-together = Это не сочетается: { $options }.
# $options have a meaning for $game alone, which is the name of a game as it is typed.
usage-only-for = Только для { $game }: { $options }.
# $option takes a file.
usage-picture-file = { $option }: нужен файл, имя которого оканчивается на .svg или .png.
# $most is the highest number of a deal.
usage-deal-number = Номер расклада: от 0 до { $most }.
# $option takes a number.
usage-least = { $option }: нужно число, не меньше чем { $least }.
# $options each name a file.
usage-same-file = { $options }: файл не может быть один и тот же.
# $from and $to are options with the first and the last number of a range.
usage-from-to = { $from } не может быть больше, чем { $to }.
# $day was typed for a day.
usage-day-unknown = Такого дня нет: { $day }. День пишется так: 2026-11-21.
# $text was typed and has no meaning there.
usage-unexpected = { $text } здесь ничего не значит.
# $option was typed and is none of the options.
usage-unknown-option = Нет параметра { $option }.
# The same where it is nearly $near.
usage-unknown-option-near = Нет параметра { $option }. Имелось в виду { $near }?
# $option needs something after it.
usage-missing-value = { $option }: не хватает того, что идёт следом.
# $argument has to be typed too.
usage-missing-argument = Не хватает: { $argument }.
# $value was typed for $option. A reason may follow after a colon.
usage-invalid-value = { $value } не годится для { $option }
# How a command is typed: $usage.
usage-how = Как набирать: { $usage }
# $command, typed, tells more.
usage-see-help = Подробнее: { $command }
