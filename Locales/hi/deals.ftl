# SPDX-License-Identifier: GPL-3.0-or-later

## How deals are won, as the command line tells it.

# $game is the name of a game, $others is a list of names of games.
solver-none = { $game } के लिए सॉल्वर नहीं है। इनके लिए है: { $others }।
# A move of a line that wins. $load is a card, or how many ($count) and from which to which; $from is where it lies, such as "from column 3"; $to where it goes, such as "to column 5".
solve-carry = { $number }. { $load }{ $count ->
        [1] {" "}
       *[other] {", "}
    }{ $from } { $to }
# $act is what a menu calls it, such as "Deal ten cards"; or a card that leaves the table, with where it lies.
solve-act = { $number }. { $act }
# $act is what a menu calls it, such as "Draw a card"; $card is what comes up.
solve-draw = { $number }. { $act }: { $card }
solve-lost = यह बाज़ी जीती नहीं जा सकती।
# $states is how many positions were looked into at most.
solve-unknown = { $states ->
        [one] { $states } स्थिति
       *[other] { $states } स्थितियाँ
    } देखकर भी पता नहीं चला कि यह बाज़ी जीती जा सकती है या नहीं। --states से और देख सकते हैं।

# A search that goes on: $done deals of $total were looked into, $found of them are as wished.
deals-progress = देखी गई बाज़ियाँ: { $total } में से { $done }, मिलीं: { $found }।

# $path is the file that was to be written.
growing-exists = { $path }: यह फ़ाइल पहले से है और वैसी ही रहेगी। दूसरा नाम दें।
growing-other-work = { $path }: यह फ़ाइल किसी और काम के लिए शुरू हुई थी और वैसी ही रहेगी। दूसरा नाम दें।
growing-busy = { $path }: दूसरा प्रोग्राम यह फ़ाइल लिख रहा है।
