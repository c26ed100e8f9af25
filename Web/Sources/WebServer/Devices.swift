// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// The browsers that were let in, each by a secret of its own.
package final class Devices: Sendable {
  package struct Device: Sendable {
    package let id: Int
    /// As the browser calls itself, in a word or two; nil where it does not.
    let name: String?
    var lastUsed: ContinuousClock.Instant
  }

  fileprivate struct State {
    /// By what the browser shows each time.
    var devices: [String: Device] = [:]
    /// What the devices showed whose sessions were ended.
    var ended: Set<String> = []
    /// Who waits for the end of a device's session.
    var watchers: [Int: (device: Int, AsyncStream<Void>.Continuation)] = [:]
    var lastID = 0
    var lastWatcher = 0
    var ticket: String?
    var pairing: Pairing?
  }

  private let state: Mutex<State>

  /// - Parameter ticket: lets one browser in.
  init(ticket: String) { state = Mutex(State(ticket: ticket)) }

  /// 192 random bits, as letters of an address.
  static func secret() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<3).map { _ in
      let digits = String(random.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Lets a browser in by the ticket, once.
  ///
  /// - Returns: its secret; nil where the ticket is another, or was shown before.
  func enter(ticket: String, as name: String?) -> String? {
    state.withLock { state -> String? in
      guard state.ticket == ticket else { return nil }
      state.ticket = nil
      return state.add(name)
    }
  }

  /// Lets a browser in by the code in force.
  func pair(
    code: String, as name: String?, at now: ContinuousClock.Instant = .now
  ) -> (outcome: Pairing.Outcome, secret: String?) {
    state.withLock { state in
      let outcome = state.pairing?.answer(to: code, at: now) ?? .over
      guard outcome == .right else { return (outcome, nil) }
      state.pairing = nil
      return (outcome, state.add(name))
    }
  }

  /// Lets a client in by the code in force, for as long as it stays.
  package func admit(
    code: String, as name: String?
  ) -> (outcome: Pairing.Outcome, device: Device?) {
    let (outcome, secret) = pair(code: code, as: name)
    return (outcome, device(showing: secret))
  }

  /// Makes a code where none is in force.
  ///
  /// - Returns: nil where one is, and where the last was guessed at to its end.
  package func renewedCode(at now: ContinuousClock.Instant = .now) -> String? {
    let isWanted = state.withLock { state in
      state.pairing.map { !$0.isInForce(at: now) && $0.isRenewable } ?? true
    }
    return isWanted ? newCode(at: now) : nil
  }

  /// Makes a code for one more device, in place of any other.
  func newCode(at now: ContinuousClock.Instant = .now) -> String {
    state.withLock { state in
      let pairing = Pairing(at: now)
      state.pairing = pairing
      return pairing.code
    }
  }

  /// Which device shows a secret; nil for none that is let in.
  func device(showing secret: String?, at now: ContinuousClock.Instant = .now) -> Device? {
    guard let secret else { return nil }
    return state.withLock { state in
      state.devices[secret]?.lastUsed = now
      return state.devices[secret]
    }
  }

  /// In the order in which they came.
  var all: [Device] { state.withLock { $0.devices.values.sorted { $0.id < $1.id } } }

  /// Whether a device's session goes on.
  func isIn(_ device: Device) -> Bool {
    state.withLock { $0.isIn(device) }
  }

  /// Whether what a browser shows was of use until its session was ended.
  func wasEnded(showing secret: String?) -> Bool {
    state.withLock { state in secret.map(state.ended.contains) ?? false }
  }

  /// Lets a device in no more.
  ///
  /// - Returns: whether it was in.
  @discardableResult
  package func end(_ id: Int) -> Bool {
    let (wasIn, watchers) = state.withLock { state in state.end(id) }
    for watcher in watchers { watcher.finish() }
    return wasIn
  }

  /// Brings nothing, and ends with the session of a device.
  package func untilEnd(of device: Device) -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    state.withLock { state in
      guard state.isIn(device) else { return continuation.finish() }
      state.lastWatcher += 1
      let watcher = state.lastWatcher
      state.watchers[watcher] = (device.id, continuation)
      continuation.onTermination = { [weak self] _ in
        self?.state.withLock { $0.watchers[watcher] = nil }
      }
    }
    return stream
  }
}

extension Devices.State {
  fileprivate func isIn(_ device: Devices.Device) -> Bool {
    devices.values.contains { $0.id == device.id }
  }

  fileprivate mutating func add(_ name: String?) -> String {
    lastID += 1
    let secret = Devices.secret()
    devices[secret] = Devices.Device(id: lastID, name: name, lastUsed: .now)
    return secret
  }

  /// - Returns: whether the device was in, and who waits for its end.
  fileprivate mutating func end(_ id: Int) -> (Bool, [AsyncStream<Void>.Continuation]) {
    let secrets = devices.filter { $0.value.id == id }.map(\.key)
    for secret in secrets { devices[secret] = nil }
    ended.formUnion(secrets)
    let waiting = watchers.filter { $0.value.device == id }
    for watcher in waiting.keys { watchers[watcher] = nil }
    return (!secrets.isEmpty, waiting.values.map(\.1))
  }
}

/// What a browser calls itself, in words that its player knows.
enum BrowserName {
  /// The more telling first: Edge calls itself Chrome too, and all call themselves Mozilla.
  private static let browsers = [
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"), ("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrome", "Chrome"),
    ("Safari", "Safari"),
  ]
  private static let systems = [
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"),
    ("Mac OS", "Mac"), ("Linux", "Linux"),
  ]

  /// - Parameter agent: the header `User-Agent`.
  /// - Returns: such as "Firefox, Windows"; nil where neither is known.
  static func name(of agent: String) -> String? {
    let parts = [browsers, systems].compactMap { names in
      names.first { agent.contains($0.0) }?.1
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
