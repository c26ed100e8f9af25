# SPDX-License-Identifier: GPL-3.0-or-later

### What is wrong with a command as it was typed in a shell. Options stay as they are typed.

# $options are options or arguments of a command.
usage-not-together = Non vanno insieme: { $options }.
# $options have a meaning for $game alone, which is the name of a game as it is typed.
usage-only-for = Solo per { $game }: { $options }.
# $option takes a file.
usage-picture-file = { $option } vuole un file che finisce in .svg o .png.
# $most is the highest number of a deal.
usage-deal-number = Il numero di una partita va da 0 a { $most }.
# $option takes a number.
usage-least = { $option } vuole un numero. Il minimo: { $least }.
# $options each name a file.
usage-same-file = { $options }: non può essere lo stesso file.
# $from and $to are options with the first and the last number of a range.
usage-from-to = { $from } non può essere maggiore di { $to }.
# $day was typed for a day.
usage-day-unknown = Il giorno { $day } non esiste. Un giorno si scrive così: 2026-11-21.
# $text was typed and has no meaning there.
usage-unexpected = { $text } qui non significa nulla.
# $option was typed and is none of the options.
usage-unknown-option = L’opzione { $option } non esiste.
# The same where it is nearly $near.
usage-unknown-option-near = L’opzione { $option } non esiste. Intendevi { $near }?
# $option needs something after it.
usage-missing-value = { $option }: manca quello che segue.
# $argument has to be typed too.
usage-missing-argument = Manca: { $argument }.
# $value was typed for $option. A reason may follow after a colon.
usage-invalid-value = { $value } non va bene per { $option }
# How a command is typed: $usage.
usage-how = Uso: { $usage }
# $command, typed, tells more.
usage-see-help = Per saperne di più: { $command }
