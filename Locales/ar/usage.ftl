# SPDX-License-Identifier: GPL-3.0-or-later

### What is wrong with a command as it was typed in a shell. Options stay as they are typed.

# $options are options or arguments of a command.
usage-not-together = هذه لا تجتمع: { $options }.
# $options have a meaning for $game alone, which is the name of a game as it is typed.
usage-only-for = خاص باللعبة { $game }: { $options }.
# $option takes a file.
usage-picture-file = الخيار { $option } يحتاج إلى ملف ينتهي اسمه بـ .svg أو .png.
# $most is the highest number of a deal.
usage-deal-number = رقم التوزيعة من 0 إلى { $most }.
# $option takes a number.
usage-least = الخيار { $option } يحتاج إلى عدد يبدأ من { $least }.
# $options each name a file.
usage-same-file = لا يمكن أن يكون الملف واحدا: { $options }.
# $from and $to are options with the first and the last number of a range.
usage-from-to = لا يمكن أن يكون { $from } أكبر من { $to }.
# $day was typed for a day.
usage-day-unknown = لا يوجد يوم { $day }. يكتب اليوم هكذا: 2026-11-21.
# $text was typed and has no meaning there.
usage-unexpected = لا معنى هنا لما كتبت: { $text }.
# $option was typed and is none of the options.
usage-unknown-option = لا يوجد خيار { $option }.
# The same where it is nearly $near.
usage-unknown-option-near = لا يوجد خيار { $option }. هل تقصد { $near }؟
# $option needs something after it.
usage-missing-value = ينقص ما يأتي بعد { $option }.
# $argument has to be typed too.
usage-missing-argument = ينقص: { $argument }.
# $value was typed for $option. A reason may follow after a colon.
usage-invalid-value = القيمة { $value } لا تصلح للخيار { $option }
# How a command is typed: $usage.
usage-how = الاستعمال: { $usage }
# $command, typed, tells more.
usage-see-help = للمزيد اكتب: { $command }
