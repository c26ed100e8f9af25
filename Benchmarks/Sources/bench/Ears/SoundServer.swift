// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// PulseAudio with a sink that nobody hears, in a folder of its own.
final class SoundServer {
  struct NotReached: Error {}

  static let sampleRate = 44_100
  private static let sink = "bench"

  let environment: [String: String]
  private let server: Child

  init(_ scratch: Scratch) throws {
    let socket = scratch.folder.appending(path: "server").path
    environment = scratch.environment.merging([
      "XDG_RUNTIME_DIR": scratch.folder.path, "PULSE_SERVER": "unix:\(socket)",
      "ALSOFT_DRIVERS": "pulse",
    ]) { $1 }
    server = try Child(
      "/usr/bin/pulseaudio",
      [
        "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no",
        "-L", "module-null-sink sink_name=\(Self.sink) rate=\(Self.sampleRate)",
        "-L", "module-native-protocol-unix socket=\(socket) auth-anonymous=1",
      ], environment)
    for _ in 0..<500 where !FileManager.default.fileExists(atPath: socket) { usleep(10_000) }
    guard FileManager.default.fileExists(atPath: socket) else { throw NotReached() }
  }

  deinit { server.end() }

  /// A recording of all that the sink would have been heard to play.
  func monitor() throws -> Monitor {
    Monitor(
      try Child(
        "/usr/bin/parec",
        [
          "--raw", "--format=s16le", "--channels=1", "--rate=\(Self.sampleRate)",
          "--latency-msec=1", "--device=\(Self.sink).monitor",
        ], environment))
  }
}
