# SPDX-License-Identifier: GPL-3.0-or-later

page-now = अभी
page-choices = आप क्या कर सकते हैं
page-back = वापस
page-menu = गेम मेन्यू
page-put-back = वापस रखें
page-type = कमांड लिखें
page-send = भेजें
page-table = टेबल
page-said = अब तक जो कहा गया
page-stale = टेबल बदल गया है। कुछ नहीं किया गया।
serve-missing = पेज एक अलग प्रोग्राम है, जो इंस्टॉल नहीं है। खेल के सोर्स फ़ोल्डर में make serve उसे बनाकर चालू करता है।
