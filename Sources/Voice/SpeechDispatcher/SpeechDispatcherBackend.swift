// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Speech

/// Says messages through Speech Dispatcher, in the voice the player has given it.
///
/// SSIP is spoken here directly instead of through libspeechd: that library waits for a reply
/// as long as the server likes, ends the process on some failures, dies of a broken pipe, does
/// not come back to a server that was started anew, and wants a thread of its own for the
/// events all the same.
///
/// All talking to the server is done on a thread of this object's own. While the server does
/// not answer, somebody else stands in; with every message it is tried again, less and less
/// often.
public final class SpeechDispatcherBackend: SpeechBackend {
  private let desk: Desk

  /// - Parameters:
  ///   - unchanged: the settings of a player who has changed none; what equals them is left to
  ///     Speech Dispatcher.
  ///   - standIn: Makes who speaks while the server does not; asked when it is first needed, on
  ///     the speaking thread. Nil where nobody can.
  ///   - lost: Told, on the speaking thread, each time the server is lost, with whether somebody
  ///     stands in.
  public convenience init(
    _ server: SpeechServer, settings: VoiceSettings = VoiceSettings(),
    unchanged: VoiceSettings = VoiceSettings(),
    standIn: @escaping @Sendable () -> (any SpeechBackend)?,
    lost: @escaping @Sendable (Bool) -> Void
  ) {
    self.init(
      server, settings: settings, unchanged: unchanged, patience: Patience(), standIn: standIn,
      lost: lost)
  }

  init(
    _ server: SpeechServer, settings: VoiceSettings, unchanged: VoiceSettings,
    patience: Patience, standIn: @escaping @Sendable () -> (any SpeechBackend)?,
    lost: @escaping @Sendable (Bool) -> Void
  ) {
    let desk = Desk(settings: settings)
    self.desk = desk
    let thread = Thread {
      var delivery = MessageDelivery(
        desk: desk, server: server, patience: patience, unchanged: unchanged, standIn: standIn,
        lost: lost)
      delivery.run()
    }
    thread.name = "speechd"
    thread.qualityOfService = .userInteractive
    thread.start()
  }

  /// Ends the connection, and with it the thread; who stood in is let go at once.
  deinit {
    let standIn = desk.update { state in
      defer { state.standIn = nil }
      state.isClosed = true
      return state.standIn
    }
    standIn?.stop()
  }

  /// The voice from the next message on.
  public var settings: VoiceSettings {
    get { desk.read { $0.settings } }
    set { desk.update { $0.settings = newValue } }
  }

  /// Something is being said or waits to be said.
  public var isSpeaking: Bool {
    let (isBusy, standIn) = desk.read { (!$0.queue.isEmpty, $0.standIn) }
    return isBusy || standIn?.isSpeaking == true
  }

  /// Says the message when its lane allows.
  public func say(_ message: SpeechMessage) {
    desk.update { state in
      // How far a message was heard is not known here: what an alert interrupts begins again.
      let rest = state.queue.current?.pieces ?? []
      guard state.queue.add(message, rest: rest) else { return }
      state.generation += 1
      state.isCancelling = true
    }
  }

  /// Silences speech at once and forgets what waited.
  public func stop() {
    let standIn = desk.update { state in
      state.queue.clear()
      state.generation += 1
      state.isCancelling = true
      return state.standIn
    }
    standIn?.stop()
  }

  /// Waits until all has been heard or silenced, but no longer than `limit`; the task's
  /// cancellation ends it as well.
  public func finished(within limit: Duration) async {
    let deadline = ContinuousClock.now + limit
    await desk.changes.wait(within: limit) { [desk] in
      desk.read { $0.queue.isEmpty && !$0.isCancelling }
    }
    await desk.read { $0.standIn }?.finished(within: deadline - .now)
  }
}
