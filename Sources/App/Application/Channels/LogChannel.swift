// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Localization
import Logging

/// A log for whoever looks for a fault, which a player can hand on without a thought.
///
/// Of what is typed it holds the length, of what is said the keys of messages that come with the
/// game; never what fills them, such as the names of pictures, groups and files.
struct LogChannel: OutputChannel {
  private var logger: Logger
  private let phrasebook: @Sendable (String) -> Phrasebook

  /// Nil where the file cannot be opened.
  init?(path: String, _ phrasebook: @escaping @Sendable (String) -> Phrasebook) {
    guard let handler = FileLogHandler(path: path) else { return nil }
    self.init(Logger(label: "aloud") { _ in handler }, phrasebook)
  }

  init(_ logger: Logger, _ phrasebook: @escaping @Sendable (String) -> Phrasebook) {
    self.logger = logger
    self.logger.logLevel = .debug
    self.phrasebook = phrasebook
    self.logger.info("begin", metadata: ["version": "\(ProgramVersion.current)"])
  }

  mutating func present(_ presentation: Presentation) {
    for element in presentation.elements {
      switch element {
      case .input(let text): logger.debug("input", metadata: ["characters": "\(text.count)"])
      case .line(let line): log(line)
      case .spelled: logger.debug("spelled")
      case .hush: logger.debug("hush")
      case .effects(let effects):
        logger.debug(
          "effects",
          metadata: [
            "sounds": .array(effects.sounds.map { "\($0.rawValue)" }),
            "haptics": .array(effects.haptics.map { "\($0.rawValue)" }),
          ])
      case .sound(let cue): logger.debug("sound", metadata: ["name": "\(cue.rawValue)"])
      case .tile: logger.debug("tile")
      case .manner(let manner):
        logger.info(
          "manner",
          metadata: [
            "language": "\(manner.language)", "input": "\(manner.settings.input.rawValue)",
            "voice": "\(manner.settings.voice.rawValue)",
            "verbosity": "\(manner.settings.verbosity.rawValue)",
          ])
      }
    }
    if let wake = presentation.wake {
      logger.debug("wake", metadata: ["seconds": "\(wake.seconds)"])
    }
  }

  private func log(_ line: PresentedLine) {
    // A name that a player gave can be a key itself, of no message that comes with the game.
    let words = phrasebook(Phrasebook.fallbackLanguage)
    let keys = line.utterance.sentences.map(\.key).map { words.has($0) ? $0.name : "(own)" }
    logger.debug(
      "line",
      metadata: [
        "keys": .array(keys.map { "\($0)" }), "lane": "\(line.lane)",
        "mood": "\(line.mood.map { "\($0)" } ?? "none")",
      ])
  }

  mutating func finish() async -> [Term] {
    logger.info("end")
    return []
  }
}

/// Adds to a file: the seconds since the beginning, the level, the message, and what belongs to it.
struct FileLogHandler: LogHandler {
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.debug
  private let file: FileHandle
  private let start = ContinuousClock.now

  /// Nil where the file cannot be opened.
  init?(path: String) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { return nil }
    file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let milliseconds = Int(start.duration(to: .now) / .milliseconds(1))
    let known = metadata.merging(event.metadata ?? [:]) { $1 }
    let details = known.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
    let line = "\(milliseconds) \(event.level) \(event.message)\(details)\n"
    // A log that breaks off must not stop the game.
    try? file.write(contentsOf: Data(line.utf8))
  }
}
