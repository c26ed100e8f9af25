# SPDX-License-Identifier: GPL-3.0-or-later

### Groups of cards from a server. $server is its name.

# $groups groups were sent.
remote-fetched = { $server } से { $groups } ग्रुप मिले।
# Nothing has changed since they were sent.
remote-unchanged = { $server } से { $groups } ग्रुप, पहले जैसे।
remote-none = कोई पता सेट नहीं है। सेट करें: aloud settings groups-url https://…
# $reason is why nothing came.
remote-failed = { $server }: { $reason }
# The same where groups came before.
remote-failed-stays = { $server }: { $reason } पहले वाले ग्रुप बने रहेंगे।
remote-empty = जो आया उसमें कोई ग्रुप नहीं है।

## Why nothing came from a server; after its name and a colon.

web-no-address = यह सर्वर की फ़ाइल का पता नहीं है: पता https:// से शुरू होता है।
web-insecure = https चाहिए: http से आई चीज़ रास्ते में बदली जा सकती है।
web-no-library = libcurl लाइब्रेरी नहीं है।
web-unreachable = वहाँ तक नहीं पहुँच सके।
web-untrusted = यह साबित नहीं हुआ कि सर्वर वही है।
web-timed-out = समय पर जवाब नहीं मिला।
web-too-large = जो भेजा गया वह बहुत बड़ा है।
web-too-many-redirects = सर्वर एक जगह से दूसरी जगह भेजता रहता है।
# $status is a number such as 404.
web-status = जवाब में { $status } आया।
