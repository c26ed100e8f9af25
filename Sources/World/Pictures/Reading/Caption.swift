// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation

extension Picture {
  /// What stands beside a picture of the player's in a text file of the same name.
  public static func caption(beside file: String) -> Term? {
    let path = URL(filePath: file).deletingPathExtension().appendingPathExtension("txt").path
    // Without waiting, since a named pipe that nobody writes to would hold up the game.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    guard let bytes = try? handle.read(upToCount: 4_096) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    guard let line = lines.first(where: { !$0.allSatisfy(\.isWhitespace) }) else { return nil }
    return Term("picture-own-caption", ["caption": .text(String(line.prefix(300)))])
  }
}
