// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Wakeup

/// Waits until there is something to do: a device has something to tell, or another thread calls.
///
/// SDL can only be asked again and again. The files of the devices are opened a second time here, so
/// that a pad in use is heard at once and one that lies there costs nothing.
struct Watch: ~Copyable {
  /// Called from another thread, it ends the wait.
  let wakeup: PollWakeup?
  private var files: [Int32: Int32] = [:]

  init(wakeup: PollWakeup? = nil) { self.wakeup = wakeup }

  deinit {
    for file in files.values { close(file) }
  }

  /// How many devices are watched.
  var count: Int { files.count }

  /// A device that may not be read is not watched.
  mutating func add(_ path: String, of pad: Int32) {
    remove(pad)
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    if file >= 0 { files[pad] = file }
  }

  mutating func remove(_ pad: Int32) {
    if let file = files.removeValue(forKey: pad) { close(file) }
  }

  /// - Parameter milliseconds: the longest wait.
  mutating func wait(_ milliseconds: Int32) {
    let watched = Array(files)
    var polled = ([wakeup?.reading ?? -1] + watched.map(\.value)).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    guard poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { return }
    if polled[0].revents != 0 { wakeup?.clear() }
    for (file, answer) in zip(watched, polled.dropFirst()) where answer.revents != 0 {
      if !Self.drain(file.value) { remove(file.key) }
    }
  }

  /// Takes what is there, which SDL reads for itself.
  ///
  /// - Returns: False where nothing will come any more.
  private static func drain(_ file: Int32) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(file, &bytes, bytes.count)
      if count <= 0 { return count < 0 && (errno == EAGAIN || errno == EINTR) }
    }
  }
}
