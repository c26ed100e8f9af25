# SPDX-License-Identifier: GPL-3.0-or-later

### What is wrong with a command as it was typed in a shell. Options stay as they are typed.

# $options are options or arguments of a command.
usage-not-together = These do not go together: { $options }.
# $options have a meaning for $game alone, which is the name of a game as it is typed.
usage-only-for = Only { $game } takes: { $options }.
# $option takes a file.
usage-picture-file = { $option } takes a file that ends in .svg or .png.
# $most is the highest number of a deal.
usage-deal-number = A deal’s number is 0 to { $most }.
# $option takes a number.
usage-least = { $option } takes a number from { $least } on.
# $options each name a file.
usage-same-file = { $options } cannot be the same file.
# $from and $to are options with the first and the last number of a range.
usage-from-to = { $from } may not be more than { $to }.
# $day was typed for a day.
usage-day-unknown = There is no day { $day }. A day is written as 2026-11-21.
# $text was typed and has no meaning there.
usage-unexpected = { $text } means nothing there.
# $option was typed and is none of the options.
usage-unknown-option = There is no option { $option }.
# The same where it is nearly $near.
usage-unknown-option-near = There is no option { $option }. Did you mean { $near }?
# $option needs something after it.
usage-missing-value = { $option }: what follows is missing.
# $argument has to be typed too.
usage-missing-argument = Missing: { $argument }.
# $value was typed for $option. A reason may follow after a colon.
usage-invalid-value = { $option } cannot be { $value }
# How a command is typed: $usage.
usage-how = Usage: { $usage }
# $command, typed, tells more.
usage-see-help = For more, type: { $command }
