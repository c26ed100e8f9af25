// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

@testable import SpeechDispatcher

/// Speech Dispatcher itself, with a socket, configuration and home of its own and no sound: its
/// voice is a shell command that writes down what it is to say, and takes a while for it.
public final class Daemon {
  private static let program = "/usr/bin/speech-dispatcher"
  public static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: program) }

  public let path: String
  private let folder: String
  private let seconds: Double
  private var child: ChildProgram?

  /// - Parameter seconds: how long the voice takes for a message.
  public init(seconds: Double = 0.2) throws {
    self.seconds = seconds
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
  public func start() async {
    let arguments = [
      "--run-single", "--communication-method", "unix_socket", "--socket-path", path,
      "--config-dir", folder, "--log-dir", folder, "--pid-file", folder + "/pid",
      "--timeout", "0",
    ]
    let environment = ["HOME": folder, "XDG_RUNTIME_DIR": folder, "PATH": "/usr/bin:/bin"]
    child = ChildProgram(Self.program, arguments, environment: environment)
    // Its socket is there before anybody listens at it.
    while child != nil, (try? Socket(to: .unix(path: path), until: .now)) == nil {
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

  public func stop() {
    child?.end()
    child = nil
    for file in [path, folder + "/pid"] { try? FileManager.default.removeItem(atPath: file) }
  }

  /// Whether the voice goes on with a message until it is cut off or no longer held.
  public var isHeld: Bool {
    get { FileManager.default.fileExists(atPath: hold) }
    set {
      if newValue {
        _ = FileManager.default.createFile(atPath: hold, contents: nil)
      } else {
        try? FileManager.default.removeItem(atPath: hold)
      }
    }
  }

  private var hold: String { folder + "/hold" }

  /// What was said, as "language rate pitch volume: text".
  public var said: [String] {
    let text = try? String(contentsOfFile: folder + "/said", encoding: .utf8)
    return text?.split(separator: "\n").map(String.init) ?? []
  }

  /// Waits until so many messages have begun.
  public func wait(for count: Int) async {
    while said.count < count { try? await Task.sleep(for: .milliseconds(1)) }
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
      [
        "GenericExecuteSynth \"\(text) >> '\(folder)/said'; sleep \(seconds); "
          + "while [ -e '\(hold)' ]; do sleep 0.01; done\""
      ] + scales + languages
      + ["GenericMaxChunkLength 10000", "GenericDelimiters \"\u{2D9}\""]
    return lines.joined(separator: "\n") + "\n"
  }
}
