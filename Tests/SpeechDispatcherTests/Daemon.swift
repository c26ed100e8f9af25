// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import SpeechDispatcher

/// Speech Dispatcher itself, with a socket, configuration and home of its own and no sound: its
/// voice is a shell command that writes down what it is to say, and takes a while for it.
final class Daemon {
  static let program = "/usr/bin/speech-dispatcher"
  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: program) }

  let path: String
  private let folder: String
  private var child: ChildProgram?

  init() throws {
    folder = FileManager.default.temporaryDirectory.path + "/aloud-\(UUID().uuidString.prefix(8))"
    path = folder + "/sock"
    try FileManager.default.createDirectory(
      atPath: folder + "/modules", withIntermediateDirectories: true)
    try Self.configuration.write(
      toFile: folder + "/speechd.conf", atomically: true, encoding: .utf8)
    try voice.write(toFile: folder + "/modules/notes.conf", atomically: true, encoding: .utf8)
  }

  deinit {
    stop()
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Returns when it listens.
  func start() async throws {
    let arguments = [
      "--run-single", "--communication-method", "unix_socket", "--socket-path", path,
      "--config-dir", folder, "--log-dir", folder, "--pid-file", folder + "/pid",
      "--timeout", "0",
    ]
    let environment = ["HOME": folder, "XDG_RUNTIME_DIR": folder, "PATH": "/usr/bin:/bin"]
    child = ChildProgram(Self.program, arguments, environment: environment)
    try #require(child != nil)
    while !FileManager.default.fileExists(atPath: path) { await nap() }
  }

  func stop() {
    child?.end()
    child = nil
    for file in [path, folder + "/pid"] { try? FileManager.default.removeItem(atPath: file) }
  }

  /// What was said, as "language rate pitch volume: text".
  var said: [String] {
    let text = try? String(contentsOfFile: folder + "/said", encoding: .utf8)
    return text?.split(separator: "\n").map(String.init) ?? []
  }

  func wait(for count: Int) async {
    while said.count < count { await nap() }
  }

  private static let configuration = """
    LogLevel 3
    AudioOutputMethod "alsa"
    AudioALSADevice "null"
    DefaultRate 20
    DefaultVolume 100
    DefaultPunctuationMode "none"
    DefaultLanguage "en"
    DefaultModule notes
    AddModule "notes" "sd_generic" "notes.conf"
    """

  private var voice: String {
    let text = #"printf '%s %s %s %s: %s\\n' '$LANGUAGE' '$RATE' '$PITCH' '$VOLUME' '$DATA'"#
    let scales = ["Rate", "Pitch", "Volume"].flatMap {
      ["Generic\($0)Add 0", "Generic\($0)Multiply 100", "Generic\($0)ForceInteger 1"]
    }
    let languages = ["en", "de", "pl"].flatMap {
      ["GenericLanguage \"\($0)\" \"\($0)\" \"utf-8\"", "AddVoice \"\($0)\" \"MALE1\" \"\($0)\""]
    }
    let lines =
      ["GenericExecuteSynth \"\(text) >> '\(folder)/said'; sleep 0.2\""] + scales + languages
      + ["GenericMaxChunkLength 10000", "GenericDelimiters \"\u{2D9}\""]
    return lines.joined(separator: "\n") + "\n"
  }
}
