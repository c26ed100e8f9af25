# SPDX-License-Identifier: GPL-3.0-or-later

### What is wrong with a command as it was typed in a shell. Options stay as they are typed.

# $options are options or arguments of a command.
usage-not-together = Esto no va junto: { $options }.
# $options have a meaning for $game alone, which is the name of a game as it is typed.
usage-only-for = Solo { $game } admite: { $options }.
# $option takes a file.
usage-picture-file = { $option } necesita un archivo que termine en .svg o .png.
# $most is the highest number of a deal.
usage-deal-number = El número de un reparto va de 0 a { $most }.
# $option takes a number.
usage-least = { $option } necesita un número desde { $least }.
# $options each name a file.
usage-same-file = { $options }: no puede ser el mismo archivo.
# $from and $to are options with the first and the last number of a range.
usage-from-to = { $from } no puede ser mayor que { $to }.
# $day was typed for a day.
usage-day-unknown = No existe el día { $day }. Un día se escribe así: 2026-11-21.
# $text was typed and has no meaning there.
usage-unexpected = { $text } no significa nada ahí.
# $option was typed and is none of the options.
usage-unknown-option = No existe la opción { $option }.
# The same where it is nearly $near.
usage-unknown-option-near = No existe la opción { $option }. ¿Quieres decir { $near }?
# $option needs something after it.
usage-missing-value = { $option }: falta lo que va detrás.
# $argument has to be typed too.
usage-missing-argument = Falta: { $argument }.
# $value was typed for $option. A reason may follow after a colon.
usage-invalid-value = { $value } no vale para { $option }
# How a command is typed: $usage.
usage-how = Uso: { $usage }
# $command, typed, tells more.
usage-see-help = Para saber más: { $command }
