# SPDX-License-Identifier: GPL-3.0-or-later

### What is wrong with a command as it was typed in a shell. Options stay as they are typed.

# $options are options or arguments of a command.
usage-not-together = Dit gaat niet samen: { $options }.
# $options have a meaning for $game alone, which is the name of a game as it is typed.
usage-only-for = Alleen voor { $game }: { $options }.
# $option takes a file.
usage-picture-file = { $option } vraagt een bestand dat eindigt op .svg of .png.
# $most is the highest number of a deal.
usage-deal-number = Het nummer van een spel is 0 tot en met { $most }.
# $option takes a number.
usage-least = { $option } vraagt een getal vanaf { $least }.
# $options each name a file.
usage-same-file = { $options }: dat kan niet hetzelfde bestand zijn.
# $from and $to are options with the first and the last number of a range.
usage-from-to = { $from } mag niet meer zijn dan { $to }.
# $day was typed for a day.
usage-day-unknown = De dag { $day } bestaat niet. Een dag schrijf je zo: 2026-11-21.
# $text was typed and has no meaning there.
usage-unexpected = { $text } betekent daar niets.
# $option was typed and is none of the options.
usage-unknown-option = De optie { $option } bestaat niet.
# The same where it is nearly $near.
usage-unknown-option-near = De optie { $option } bestaat niet. Bedoel je { $near }?
# $option needs something after it.
usage-missing-value = { $option }: wat erachter hoort, ontbreekt.
# $argument has to be typed too.
usage-missing-argument = Er ontbreekt: { $argument }.
# $value was typed for $option. A reason may follow after a colon.
usage-invalid-value = { $value } kan niet bij { $option }
# How a command is typed: $usage.
usage-how = Gebruik: { $usage }
# $command, typed, tells more.
usage-see-help = Meer lees je met: { $command }
