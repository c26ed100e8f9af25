// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Speech
import Synchronization

@testable import SpeechDispatcher

/// Somebody who stands in, and remembers what was to be said.
final class StandIn: SpeechBackend {
  private let asked = Mutex<[SpeechMessage]>([])
  private let kept = Mutex(VoiceSettings())
  private let isTalking = Mutex(false)

  var settings: VoiceSettings {
    get { kept.withLock { $0 } }
    set { kept.withLock { $0 = newValue } }
  }

  var isSpeaking: Bool {
    get { isTalking.withLock { $0 } }
    set { isTalking.withLock { $0 = newValue } }
  }

  var said: [String] { asked.withLock { $0.map { $0.pieces.map(\.text).joined() } } }
  func say(_ message: SpeechMessage) { asked.withLock { $0.append(message) } }
  func stop() { isSpeaking = false }
  func finished(within limit: Duration) async {}

  func wait(for count: Int) async {
    await SpeechDispatcherTests.wait { said.count >= count }
  }
}

extension Patience {
  /// Waits for whatever comes, however busy the machine is.
  static let endless = Patience(
    reply: .seconds(3_600), start: .seconds(3_600), silence: .seconds(3_600))

  /// As patient, and tries again at once.
  static let eager = Patience(
    reply: .seconds(3_600), start: .seconds(3_600), retry: .zero, longestRetry: .zero,
    silence: .seconds(3_600))
}

/// A dispatcher under test, with what it reported.
final class Player: Sendable {
  let dispatcher: SpeechDispatcherBackend
  let standIn = StandIn()
  private let reports: Reports

  final class Reports: Sendable {
    let losses = Mutex<[Bool]>([])
  }

  /// - Parameter program: what is found as the program that starts the server.
  init(
    at path: String, programs: String = "", hasStandIn: Bool = true,
    patience: Patience = .endless,
    language: String = "en"
  ) throws {
    let address = ["SPEECHD_ADDRESS": "unix_socket:\(path)", "PATH": programs]
    guard let server = SpeechServer(environment: address) else { throw Loss.nobody }
    let standIn = standIn
    let reports = Reports()
    self.reports = reports
    dispatcher = SpeechDispatcherBackend(
      server, settings: VoiceSettings(language: language), unchanged: VoiceSettings(),
      patience: patience, standIn: { hasStandIn ? standIn : nil },
      lost: { isReplaced in reports.losses.withLock { $0.append(isReplaced) } })
  }

  /// Whether somebody stood in, of each loss that was reported.
  var losses: [Bool] { reports.losses.withLock { $0 } }

  func say(_ texts: String..., lane: SpeechMessage.Lane = .report, topic: String? = nil) {
    dispatcher.say(SpeechMessage(texts.map { SpokenPiece($0) }, lane, topic: topic))
  }

  func finished() async { await dispatcher.finished(within: .seconds(900)) }

  func waitForLoss(_ count: Int = 1) async {
    await SpeechDispatcherTests.wait { losses.count >= count }
  }
}
