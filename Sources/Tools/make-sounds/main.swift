// SPDX-License-Identifier: GPL-3.0-or-later

// Writes the sounds of the game into the folder named, one file each.

import Foundation

let folder = CommandLine.arguments.dropFirst().first ?? "Data/sounds"
do {
  for melody in Melody.all {
    try Data(melody.wave.bytes).write(to: URL(filePath: "\(folder)/\(melody.name).wav"))
  }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
