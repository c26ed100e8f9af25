// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Engine
import Localization
import NIOCore
import Storage
import Synchronization
import Telnet
import WebServer

/// One client's connection, from its first byte to its last.
final class Visit: Sendable {
  typealias Connection = NIOAsyncChannel<TelnetConnection.Event, ClientOutput>

  /// Where the client is; a connection without one is all the same to every other.
  let address: String?
  private let connection: Connection
  private let desk: MUDDesk
  private let signals: AsyncStream<ClientSignal>
  private let sender: AsyncStream<ClientSignal>.Continuation
  /// When the player typed last; of a stranger, when they came.
  private let lastLine = Mutex(ContinuousClock.now)
  /// Whether it is known whose games are played.
  private let isKnown = Mutex(false)

  init(_ connection: Connection, at desk: MUDDesk) {
    self.connection = connection
    self.desk = desk
    address = connection.channel.remoteAddress?.ipAddress
    (signals, sender) = AsyncStream.makeStream(
      bufferingPolicy: .bufferingOldest(desk.limits.waitingLines))
  }

  /// Lets the player go, whatever they are doing.
  func end(because reason: Term) {
    sender.yield(.end(because: reason))
    // Who takes nothing any more is not waited for.
    let parting = TimeAmount(desk.limits.partingTime)
    connection.channel.eventLoop.scheduleTask(in: parting) { [channel = connection.channel] in
      channel.close(promise: nil)
    }
  }

  /// - Parameter isAdmitted: whether there is room for it.
  func run(isAdmitted: Bool) async {
    do {
      try await connection.executeThenClose { input, output in
        await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask { try await self.read(input) }
          let client = LineClient(signals, sender, output)
          if isAdmitted {
            await talk(client)
          } else {
            await part(client, because: Term("mud-full"))
          }
          output.finish()
          // The last words are lost where a connection is closed that something still comes from.
          group.addTask { try await Task.sleep(for: self.desk.limits.partingTime) }
          _ = await group.nextResult()
          group.cancelAll()
        }
      }
    } catch {
      // The client is gone, or has been gone too long.
    }
  }

  /// Says no more than why nothing comes of it, before the client's language is known.
  private func part(_ client: LineClient, because reason: Term) async {
    var client = client
    client.tell(reason, desk.phrasebook(for: nil))
    await client.flush()
  }

  private func talk(_ client: LineClient) async {
    let clock = Task { try await watchTime() }
    defer { clock.cancel() }
    var client = client
    let terminal: ClientTerminal
    switch await client.next() {
    case .client(.settled(let told)): terminal = told
    case .end(let reason): return await part(client, because: reason)
    default: return
    }
    let language = desk.language(for: terminal.language)
    let phrasebook = desk.phrasebook(for: language)
    let stranger = Stranger(client: terminal.name, address: address)
    guard let admission = await desk.identification.admit(&client, stranger, phrasebook) else {
      return await client.flush()
    }
    isKnown.withLock { $0 = true }
    lastLine.withLock { $0 = .now }
    let watch = Task {
      for await _ in admission.untilEnd {}
      if !Task.isCancelled { self.end(because: Term("page-session-ended")) }
    }
    defer { watch.cancel() }
    let door = MUDDoor(
      client, desk.commons.content.phrasebooks,
      sounds: desk.sounds(for: terminal, at: connection.channel.localAddress))
    do throws(StorageProblem) {
      try await admission.house.play(
        through: door, usualLanguage: language, start: admission.start)
    } catch {
      client.tell(error.reason, phrasebook)
      await client.flush()
    }
    await admission.leave()
  }
}

// What goes on beside the talk.
extension Visit {
  /// Brings what the client sends, no faster than it may: what comes too fast waits in the network.
  private func read(_ input: NIOAsyncChannelInboundStream<TelnetConnection.Event>) async throws {
    defer { sender.finish() }
    var allowance = Allowance(
      perSecond: Double(desk.limits.linesPerSecond), burst: desk.limits.burst, at: .now)
    for try await event in input {
      switch event {
      case .line, .lineTooLong:
        let now = ContinuousClock.now
        if isKnown.withLock(\.self) { lastLine.withLock { $0 = now } }
        try await Task.sleep(for: allowance.take(at: now))
      case .settled, .leave: break
      }
      // The oldest are kept: what was typed first is meant first.
      sender.yield(.client(event))
    }
  }

  /// Ends the visit of who types nothing, and of who does not say who they are.
  private func watchTime() async throws {
    while true {
      let patience = isKnown.withLock(\.self) ? desk.limits.idleTime : desk.limits.strangerTime
      let rest = patience - (.now - lastLine.withLock(\.self))
      guard rest > .zero else { return end(because: Term("mud-idle")) }
      try await Task.sleep(for: min(rest, desk.limits.strangerTime))
    }
  }
}
