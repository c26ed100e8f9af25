// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Opening a device makes ALSA write to the player's terminal when there is none.
func withoutErrorOutput<Result: ~Copyable>(_ body: () -> Result) -> Result {
  let saved = dup(STDERR_FILENO)
  let nowhere = open("/dev/null", O_WRONLY)
  dup2(nowhere, STDERR_FILENO)
  defer {
    dup2(saved, STDERR_FILENO)
    close(saved)
    close(nowhere)
  }
  return body()
}

private let ownConfiguration = """
  [general]
  period_size=256
  periods=2
  [pulse]
  allow-moves=true

  """

/// OpenAL holds back 95 ms by default; with 12 ms a key is heard within 10. A machine that works
/// hard leaves gaps sooner, and then a player may ask for more. A headset that is unplugged hands
/// over to what PulseAudio has instead.
///
/// It reads its configuration once, at its first call. A file that the player has set counts
/// for more; the other files that OpenAL looks for are read all the same.
func withOwnConfiguration<Result: ~Copyable>(_ body: () -> Result) -> Result {
  // It writes to the player's terminal when a sound server goes away, unless told otherwise.
  setenv("ALSOFT_LOGLEVEL", "0", 0)
  guard getenv("ALSOFT_CONF") == nil else { return body() }
  let file = FileManager.default.temporaryDirectory.path + "/aloud-\(UUID().uuidString).conf"
  let written = FileManager.default.createFile(
    atPath: file, contents: Data(ownConfiguration.utf8),
    attributes: [.posixPermissions: 0o600])
  guard written else { return body() }
  setenv("ALSOFT_CONF", file, 1)
  defer {
    unsetenv("ALSOFT_CONF")
    unlink(file)
  }
  return body()
}
