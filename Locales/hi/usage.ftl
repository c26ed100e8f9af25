# SPDX-License-Identifier: GPL-3.0-or-later

### What is wrong with a command as it was typed in a shell. Options stay as they are typed.

# $options are options or arguments of a command.
usage-not-together = ये साथ नहीं चलते: { $options }।
# $options have a meaning for $game alone, which is the name of a game as it is typed.
usage-only-for = केवल { $game } के लिए: { $options }।
# $option takes a file.
usage-picture-file = { $option } को .svg या .png वाली फ़ाइल चाहिए।
# $most is the highest number of a deal.
usage-deal-number = बाज़ी का नंबर 0 से { $most } तक होता है।
# $option takes a number.
usage-least = { $option } को { $least } या उससे बड़ी संख्या चाहिए।
# $options each name a file.
usage-same-file = { $options }: एक ही फ़ाइल नहीं हो सकती।
# $from and $to are options with the first and the last number of a range.
usage-from-to = { $from } को { $to } से बड़ा नहीं होना चाहिए।
# $day was typed for a day.
usage-day-unknown = { $day } नाम का कोई दिन नहीं। दिन ऐसे लिखें: 2026-11-21।
# $text was typed and has no meaning there.
usage-unexpected = यहाँ इसका कोई मतलब नहीं: { $text }।
# $option was typed and is none of the options.
usage-unknown-option = ऐसा कोई विकल्प नहीं: { $option }।
# The same where it is nearly $near.
usage-unknown-option-near = ऐसा कोई विकल्प नहीं: { $option }। क्या आपका मतलब { $near } है?
# $option needs something after it.
usage-missing-value = { $option } के बाद कुछ छूट गया है।
# $argument has to be typed too.
usage-missing-argument = छूट गया: { $argument }।
# $value was typed for $option. A reason may follow after a colon.
usage-invalid-value = { $option } के लिए { $value } ठीक नहीं
# How a command is typed: $usage.
usage-how = ऐसे लिखें: { $usage }
# $command, typed, tells more.
usage-see-help = और जानने के लिए लिखें: { $command }
