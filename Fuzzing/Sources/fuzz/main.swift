// SPDX-License-Identifier: GPL-3.0-or-later

import Harness

@testable import Pictures

// Whatever reads what others wrote, by what its corpus is called. Nothing may trap, take two seconds or
// 200 megabytes; what else has to hold stands at the functions.
fuzz([
  "csv": readTable,
  "deck": readDeck,
  "exif": { _ = Orientation(exif: $0) },
  "ftl": readWords,
  "group": readGroup,
  "jpeg": { _ = try? Picture(bytes: $0) },
  "keys": readKeys,
  "png": { _ = try? Picture(bytes: $0.withSoundSums) },
  "pronunciation": readPronunciation,
  "round": readRound,
  "settings": readSettings,
  "ssip": readReplies,
  "telnet": readTelnet,
])
