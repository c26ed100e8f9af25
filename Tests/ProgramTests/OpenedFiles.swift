// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Notes which files of some folders anybody opens, reads or writes, by Linux's inotify.
final class OpenedFiles {
  private let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))

  init(in folders: [URL]) throws {
    for folder in folders {
      let watch = inotify_add_watch(
        descriptor, folder.path, UInt32(IN_OPEN | IN_ACCESS | IN_MODIFY))
      guard watch >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }
  }

  deinit { close(descriptor) }

  /// The names of those files since the last time, and "" for a folder that was listed.
  func names() -> Set<String> {
    var names: Set<String> = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return names }
      var start = 0
      while start < count {
        // A watch, a mask, a cookie and the length of the name, 32 bits each, then the name.
        let length = buffer[(start + 12)..<(start + 16)].reversed().reduce(0) { $0 << 8 | Int($1) }
        let name = buffer[(start + 16)..<(start + 16 + length)].prefix { $0 != 0 }
        names.insert(String(decoding: name, as: UTF8.self))
        start += 16 + length
      }
    }
  }
}
