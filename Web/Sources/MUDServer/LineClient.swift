// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Engine
import Localization
import NIOCore
import Telnet

/// What comes to whoever talks with a client.
enum ClientSignal: Sendable {
  case client(TelnetConnection.Event)
  case woken
  /// The alarm of a number has come.
  case alarm(Int)
  /// The connection ends, for a reason that the player is told.
  case end(because: Term)
}

/// The talk with one client: lines out, signals in. What is told is sent when something is waited for.
struct LineClient {
  private var signals: AsyncStream<ClientSignal>.Iterator
  private let sender: AsyncStream<ClientSignal>.Continuation
  private let output: NIOAsyncChannelOutboundWriter<ClientOutput>
  private var pending: [ClientOutput] = []
  private var alarms = 0
  /// Whether the end of an answer has still to be marked.
  private var owesMark = false
  private(set) var isGone = false

  init(
    _ signals: AsyncStream<ClientSignal>, _ sender: AsyncStream<ClientSignal>.Continuation,
    _ output: NIOAsyncChannelOutboundWriter<ClientOutput>
  ) {
    self.signals = signals.makeAsyncIterator()
    self.sender = sender
    self.output = output
  }

  var wake: @Sendable () -> Void { { [sender] in _ = sender.yield(.woken) } }

  mutating func send(_ output: ClientOutput) {
    pending.append(output)
    owesMark = true
  }

  mutating func tell(_ term: Term, _ phrasebook: Phrasebook) {
    send(.line(phrasebook.line([term]).text))
  }

  /// Sends what was told, as soon as the client takes it.
  ///
  /// - Parameter isWhole: whether the answer ends with it.
  mutating func flush(isWhole: Bool = true) async {
    if isWhole, owesMark {
      pending.append(.mark)
      owesMark = false
    }
    guard !pending.isEmpty, !isGone else { return }
    do { try await output.write(contentsOf: pending) } catch { isGone = true }
    pending = []
  }

  /// - Returns: nil where the client is gone.
  mutating func next(by alarm: DoorAlarm? = nil) async -> ClientSignal? {
    alarms += 1
    let number = alarms
    let timer = alarm.map { alarm in
      Task { [sender] in
        do { try await Task.sleep(until: alarm.instant, clock: .continuous) } catch { return }
        _ = sender.yield(.alarm(number))
      }
    }
    defer { timer?.cancel() }
    while !isGone, let signal = await signals.next() {
      switch signal {
      case .alarm(let other) where other != number: continue
      // A line is answered, if only by the mark.
      case .client(.line), .client(.lineTooLong): owesMark = true
      default: break
      }
      return signal
    }
    isGone = true
    return nil
  }
}
