# SPDX-License-Identifier: GPL-3.0-or-later

### Baker's Dozen: thirteen columns, of which the top cards move.

game-bakersdozen = बेकर्स डज़न
objective-bakersdozen = हर कार्ड फ़ाउंडेशन पर लाएं, हर सूट इक्के से बादशाह तक। कॉलम में किसी भी सूट के कार्ड घटते क्रम में लगते हैं, एक-एक करके; खाली कॉलम खाली रहता है।
    .brief = हर सूट अपने फ़ाउंडेशन पर, इक्के से बादशाह तक।
choice-bakersdozen = तेरह कॉलम, हर कार्ड खुला

## Help.

help-bakersdozen = बेकर्स डज़न कैसे खेलें
help-bakersdozen-text = कॉलम का सिर्फ़ सबसे ऊपर का कार्ड चलता है, अपने से एक बड़े कार्ड पर, सूट कोई भी हो। खाली कॉलम खाली रहता है। बादशाह शुरू से अपने कॉलम में सबसे नीचे होते हैं। फ़ाउंडेशन पर एक ही सूट के कार्ड इक्के से ऊपर की ओर।
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-bakersdozen-typing = { typing-places }
