# SPDX-License-Identifier: GPL-3.0-or-later

### The page in a browser: headings, buttons and labels, read by screen readers.

# The heading above the last answer.
page-now = अभी
# The heading above the buttons for what can be chosen.
page-choices = आप क्या कर सकते हैं
page-back = वापस
# In place of Back, in a question that may be left open.
page-keep = जैसा है वैसा रहने दें
page-menu = गेम मेन्यू
# A button while a card is in hand: the card goes back to where it lay. It is not undo.
page-put-back = वापस रखें
# The name of the field where anything can be typed.
page-type = कमांड लिखें
page-send = भेजें
# The heading above the places of the game.
page-table = टेबल
# The heading above the lines that were said before.
page-said = अब तक जो कहा गया
# A button was pressed on a page that is older than the table.
page-stale = टेबल बदल गई है। कुछ नहीं किया गया।
# The same was asked on the same page before, as by a browser whose connection broke.
page-repeated = यह पहले ही हो चुका है।
# What a page of before asked for, which another session may have done.
page-strange = गेम फिर से वैसा है जैसा आख़िरी बार सेव हुआ था।
# The player has left the game; the button begins anew.
page-over = गेम अभी के लिए ख़त्म।
page-again = फिर खेलें

## Single keys: a button that enters a box where each key acts at once.

page-keys = हर बटन तुरंत
# What stands in the box.
page-keys-leave = एस्केप से बाहर।

## Sound and the connection.

# Browsers are silent until a key is pressed or the page is tapped.
page-sound = ध्वनियाँ पहला बटन दबाने या छूने पर शुरू होंगी।
# The same page in more windows than are kept up to date.
page-elsewhere = गेम दूसरी विंडो में खुला है। इस विंडो में जारी रखने के लिए इसे फिर से लोड करें।
page-lost = कनेक्शन टूट गया। फिर कोशिश हो रही है।
page-found = फिर जुड़ गया।
# The program that makes the page has been ended.
page-ended = गेम उस कंप्यूटर पर बंद किया गया जिस पर वह चलता है।
# The program that makes the page is ended, and another takes over from it at once.
page-moves = सर्वर फिर शुरू हो रहा है। सब सेव है; गेम पल भर में आगे बढ़ेगा।

## A picture for the puzzle, as a file or by the camera of the device.

page-picture = पहेली के लिए तस्वीर
page-picture-file = तस्वीर की फ़ाइल
page-picture-camera = तस्वीर खींचें
page-picture-send = इस तस्वीर से खेलें
page-picture-large = तस्वीर 20 मेगाबाइट से बड़ी है।
page-picture-none = कोई तस्वीर नहीं चुनी गई।

## What a request gets that is not answered.

# The page was opened without the address that was printed, or a second time with it.
page-locked = यह पेज लॉक है। aloud serve का दिया पता खोलें, या नए पते के लिए aloud serve फिर से चलाएं।
# The same where a code lets in; it stands above the field for one.
page-code-wanted = aloud serve का दिया कोड लिखें। जुड़े हुए डिवाइस पर “डिवाइस” में नया मिलता है।
# Somebody ended what this device was let in by; a code lets it in anew.
page-session-ended = इस डिवाइस का सेशन दूसरे डिवाइस से बंद किया गया।
page-wrong-host = यह गेम का पता नहीं है।
page-other-site = अनुरोध किसी और पेज से आया। कुछ नहीं किया गया।
page-too-long = वह बहुत लंबा था। कुछ नहीं किया गया।
page-too-fast = यह बहुत जल्दी-जल्दी आया। कुछ नहीं किया गया। थोड़ा रुकें।
page-too-slow = उसे आने में बहुत देर लगी। कुछ नहीं किया गया।
page-broken = वह पढ़ा नहीं जा सका। कुछ नहीं किया गया।
page-not-there = यहाँ ऐसा कोई पेज नहीं है।
page-failed = गेम में कुछ गड़बड़ हुई। सब सेव है।
# A link to the game's page.
page-home = गेम पर जाएं

## Other devices of the home network. A device is paired by a code of six digits.

page-devices = डिवाइस
page-device-here = यह डिवाइस
# $name is the browser and system of a device: Firefox, Android.
page-device = { $name }, { $minutes ->
        [0] अभी-अभी इस्तेमाल हुआ
       *[other] { $minutes } मिनट पहले इस्तेमाल हुआ
    }
page-device-end = सेशन बंद करें: { $name }
page-device-unknown = अनजान ब्राउज़र
page-device-ended = दूसरे डिवाइस का सेशन बंद किया गया।
page-pair = Aloud से जोड़ें
page-pair-code = छह अंकों का कोड
page-pair-send = जोड़ें
page-pair-new = दूसरे डिवाइस के लिए नया कोड
# $code is six digits with spaces between, so that each is said. $address can be typed in the other device's browser.
page-pair-told = दूसरे डिवाइस पर { $address } खोलें और कोड { $code } लिखें। यह पाँच मिनट तक, एक ही बार चलेगा।
page-pair-wrong = कोड गलत है। { $left ->
        [1] एक मौक़ा और।
       *[other] { $left } मौक़े और।
    }
page-pair-none = अभी कोई कोड नहीं चल रहा। पहले से जुड़े डिवाइस पर नया माँगें।
# The page can be reached from this computer alone.
page-pair-off = गेम aloud serve --lan से शुरू किया हो, तो दूसरे डिवाइस भी जुड़ सकते हैं।

## Printed in the terminal.

# Before the address, which stands alone on the next line.
serve-open-here = यह पता इसी कंप्यूटर के ब्राउज़र में खोलें। यह एक ही बार चलेगा।
serve-open-failed = कोई ब्राउज़र नहीं खुला।
# $address is asked by programs that watch over the server.
serve-monitoring = सर्वर का हाल और आँकड़े: { $address }
serve-no-network = होम नेटवर्क में इस कंप्यूटर का कोई पता नहीं है।
serve-port-taken = पोर्ट { $port } पहले से इस्तेमाल में है। --port 0 से कोई भी खाली पोर्ट चलेगा।
# $message says why, in English.
serve-no-database = डेटाबेस इस्तेमाल नहीं हो सकता: { $message }
# Before the address, which stands alone on the next line.
serve-guests = मेहमान इस पते पर खेलते हैं। दूसरे कंप्यूटरों के लिए इसके आगे TLS वाला वेब सर्वर चाहिए।
serve-public-or-lan = --public और --lan साथ नहीं चलते।
serve-public-only = --listen और --trusted-proxy सिर्फ़ --public के साथ चलते हैं।
serve-ended = पेज बंद हो गया।
serve-tls-incomplete = --telnet-tls के लिए --certificate और --key चाहिए।
serve-tls-broken = प्रमाणपत्र या उसकी कुंजी पढ़ी नहीं जा सकी।
# Printed in the terminal, and told to who comes by a MUD client or telnet: games of text by the network.
mud-open = MUD क्लाइंट और telnet: { $address }, पोर्ट { $port }।
mud-open-tls = TLS वाले MUD क्लाइंट: { $address }, पोर्ट { $port }।
# $code is six digits with spaces between, so that each is said.
mud-code = MUD क्लाइंट से कोड पूछा जाएगा: { $code }। यह एक बार, पाँच मिनट के अंदर चलेगा।
# Told to who comes by a MUD client or telnet.
mud-full = बहुत ज़्यादा लोग जुड़े हैं। बाद में फिर कोशिश करें।
mud-idle = बहुत देर से कुछ टाइप नहीं हुआ। कनेक्शन बंद हो रहा है।
mud-ending = सर्वर बंद हो रहा है।
# Printed in the terminal. make serve is a command, typed as it is.
serve-missing = पेज एक अलग प्रोग्राम है, जो इंस्टॉल नहीं है। गेम के सोर्स फ़ोल्डर में make serve उसे बनाकर चालू करता है।
