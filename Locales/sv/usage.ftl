# SPDX-License-Identifier: GPL-3.0-or-later

### What is wrong with a command as it was typed in a shell. Options stay as they are typed.

# $options are options or arguments of a command.
usage-not-together = Det här går inte ihop: { $options }.
# $options have a meaning for $game alone, which is the name of a game as it is typed.
usage-only-for = Bara för { $game }: { $options }.
# $option takes a file.
usage-picture-file = { $option } vill ha en fil som slutar på .svg eller .png.
# $most is the highest number of a deal.
usage-deal-number = Numret på en giv är 0 till { $most }.
# $option takes a number.
usage-least = { $option } vill ha ett tal från { $least }.
# $options each name a file.
usage-same-file = { $options }: det får inte vara samma fil.
# $from and $to are options with the first and the last number of a range.
usage-from-to = { $from } får inte vara mer än { $to }.
# $day was typed for a day.
usage-day-unknown = Dagen { $day } finns inte. En dag skrivs så här: 2026-11-21.
# $text was typed and has no meaning there.
usage-unexpected = { $text } betyder inget där.
# $option was typed and is none of the options.
usage-unknown-option = Valet { $option } finns inte.
# The same where it is nearly $near.
usage-unknown-option-near = Valet { $option } finns inte. Menar du { $near }?
# $option needs something after it.
usage-missing-value = { $option }: det som ska följa saknas.
# $argument has to be typed too.
usage-missing-argument = Det saknas: { $argument }.
# $value was typed for $option. A reason may follow after a colon.
usage-invalid-value = { $value } går inte för { $option }
# How a command is typed: $usage.
usage-how = Så skrivs det: { $usage }
# $command, typed, tells more.
usage-see-help = Läs mer med: { $command }
