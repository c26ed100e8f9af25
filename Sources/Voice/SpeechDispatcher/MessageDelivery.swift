// SPDX-License-Identifier: GPL-3.0-or-later

import Speech

/// What the thread of a ``SpeechDispatcherBackend`` does: it takes one message after the other from the
/// desk and sees to it that it is heard, by the server or by whoever stands in for it.
struct MessageDelivery {
  typealias Instant = ContinuousClock.Instant

  let desk: Desk
  let server: SpeechServer
  let patience: Patience
  let unchanged: VoiceSettings
  let standIn: @Sendable () -> (any SpeechBackend)?
  /// Told once for each time the server is lost; whether somebody stands in.
  let lost: @Sendable (Bool) -> Void

  private var connection: Connection?
  private var current: Hearing?
  private var isLost = false
  private var mayStart = true
  private var nextTry = Instant.now
  private var retry: Duration

  init(
    desk: Desk, server: SpeechServer, patience: Patience, unchanged: VoiceSettings,
    standIn: @escaping @Sendable () -> (any SpeechBackend)?,
    lost: @escaping @Sendable (Bool) -> Void
  ) {
    self.desk = desk
    self.server = server
    self.patience = patience
    self.unchanged = unchanged
    self.standIn = standIn
    self.lost = lost
    retry = patience.retry
  }

  mutating func run() {
    while true {
      switch desk.next(isBusy: current != nil) {
      case .say(let order): deliver(order)
      case .cancel(let generation): cancel(generation)
      case .close:
        connection?.leave()
        return
      case nil: wait()
      }
    }
  }

  private mutating func deliver(_ order: Desk.Order) {
    let isUsed = connection != nil
    do throws(Loss) {
      try say(order)
    } catch {
      lose(error)
      // A server that was started anew gets the message a second time.
      guard isUsed, error == .closed else { return handOver(order) }
      do throws(Loss) { try say(order) } catch {
        lose(error)
        handOver(order)
      }
    }
  }

  private mutating func say(_ order: Desk.Order) throws(Loss) {
    let parts = Part.all(of: order.message)
    let substitute = desk.read { $0.standIn }
    if isLost, substitute?.isSpeaking == true, !order.message.lane.interrupts {
      return desk.handOver(order)
    }
    if connection == nil { connection = try connect() }
    guard var connection else { throw .nobody }
    defer { self.connection = connection }
    let desk = desk
    let messages = try connection.say(
      parts, order.message.lane.priority, order.settings, unchanged: unchanged
    ) { !desk.isStale(order) }
    if isLost { substitute?.stop() }
    isLost = false
    mayStart = true
    retry = patience.retry
    current = Hearing(
      order, messages,
      patience: patience.silence + .milliseconds(300) * parts.map(\.length).reduce(0, +))
    follow(try connection.takeEvents())
  }

  private mutating func connect() throws(Loss) -> Connection {
    guard .now >= nextTry else { throw .nobody }
    do throws(Loss) {
      return try Connection(to: server.address, patience)
    } catch {
      if error == .nobody, mayStart {
        // Tried once: a server that does not start would hold up every message.
        mayStart = false
        if server.start(within: patience.start) { return try connect() }
      }
      throw error
    }
  }

  private mutating func lose(_ loss: Loss) {
    connection = nil
    current = nil
    guard loss != .closed, .now >= nextTry else { return }
    nextTry = .now + retry
    retry = min(retry * 2, patience.longestRetry)
  }

  /// Gives a message to whoever speaks instead; who sees the text has it all the same.
  private mutating func handOver(_ order: Desk.Order) {
    if !isLost {
      isLost = true
      let talker = desk.read { $0.standIn } ?? standIn()
      desk.update { $0.standIn = talker }
      lost(talker != nil)
    }
    desk.handOver(order)
  }

  private mutating func cancel(_ generation: Int) {
    current = nil
    do throws(Loss) { try connection?.cancel() } catch { lose(error) }
    desk.cancelled(generation)
  }

  private mutating func wait() {
    desk.wait(or: connection?.descriptor, until: current?.deadline)
    do throws(Loss) {
      if let events = try connection?.takeEvents() { follow(events) }
      if let deadline = current?.deadline, .now >= deadline { current = nil }
    } catch {
      let interrupted = current
      lose(error)
      guard let interrupted, !desk.isStale(interrupted.order) else { return }
      // What was not heard to its end is said again, but not for ever.
      if interrupted.isRepeated || error != .closed {
        handOver(interrupted.order)
      } else {
        deliver(interrupted.order)
        current?.isRepeated = true
      }
    }
  }

  private mutating func follow(_ events: [ServerEvent]) {
    for event in events { current?.hear(event) }
    if current?.isOver == true { current = nil }
  }
}
