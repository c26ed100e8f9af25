// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Conversation
import Engine
import Pages
import Synchronization

/// Where a player sits at the page: what was typed goes in, what came of it can be read at any time.
///
/// Between requests nobody is there, so that what is in front is kept here until somebody asks.
public final class PageSeat: Sendable {
  /// How many lines said before can be read again.
  public static let historyLimit = 30

  private struct State {
    var inputs: [Item] = []
    var reader: CheckedContinuation<Item, Never>?
    /// The number of the input that was given last, of the one that was taken last and of the one
    /// that was answered last.
    var given = 0
    var taken = 0
    var answered = 0
    /// How often what is in front has changed.
    var turn = 0
    var front: Front?
    var now: [PresentedLine] = []
    var said: [String] = []
    var isOver = false
    var waiters: [Waiter] = []
    /// Tells who waits apart.
    var visits = 0
    var alarm = 0

    /// What comes from here on answers the input of a number.
    mutating func begin(_ number: Int) {
      taken = number
      said += now.map(\.line.text)
      said.removeFirst(max(said.count - PageSeat.historyLimit, 0))
      now = []
    }
  }

  private enum Item: Sendable {
    case input(PlayerInput, number: Int)
    case woken
    /// The alarm of a number has come.
    case alarm(Int)
  }

  private struct Waiter {
    let id: Int
    let input: Int
    let continuation: CheckedContinuation<Void, Never>
  }

  private let state = Mutex(State())

  public init() {}
}

// The player's side.
extension PageSeat {
  /// What a request brought.
  public enum Answer: Sendable {
    case taken
    /// The table has changed since the page was made.
    case stale
  }

  /// Gives a line, and waits for its answer; for a while only where that takes long.
  ///
  /// - Parameter turn: that of the page it was typed on; nil for whatever is in front.
  public func give(
    _ input: PlayerInput, turn: Int?, patience: Duration = .seconds(3)
  ) async -> Answer {
    let number: Int? = state.withLock { state in
      if let turn, turn != state.turn { return nil }
      state.given += 1
      put(.input(input, number: state.given), &state)
      return state.given
    }
    guard let number else { return .stale }
    await wait(for: number, patience)
    return .taken
  }

  /// What choosing an entry of what is in front gives, by its number; nil where there is none.
  public func entry(_ number: Int) -> PlayerInput? {
    let entries = state.withLock { $0.front?.view.entries } ?? []
    return entries.first { $0.number == number }.map { .choice($0.choice) }
  }

  /// Waits until there is something in front.
  public func waitForFront(patience: Duration = .seconds(3)) async { await wait(for: 0, patience) }

  private func wait(for number: Int, _ patience: Duration) async {
    let id = state.withLock { state in
      state.visits += 1
      return state.visits
    }
    let timer = Task { [self] in
      do { try await Task.sleep(for: patience) } catch { return }
      resume { waiter, _ in waiter.id == id }
    }
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        if isAnswered(number, state) { return true }
        state.waiters.append(Waiter(id: id, input: number, continuation: continuation))
        return false
      }
      if isThere { continuation.resume() }
    }
    timer.cancel()
  }

  private func isAnswered(_ number: Int, _ state: State) -> Bool {
    guard !state.isOver else { return true }
    guard let front = state.front else { return false }
    return state.answered >= number && front.view.expectation != .waiting
  }

  private func resume(_ isDone: (Waiter, State) -> Bool) {
    let done = state.withLock { state in
      let done = state.waiters.filter { isDone($0, state) }
      state.waiters.removeAll { waiter in done.contains { $0.id == waiter.id } }
      return done
    }
    for waiter in done { waiter.continuation.resume() }
  }

  /// The page as it is now; nil before anything is in front.
  ///
  /// - Parameter notice: what it tells instead of the last answer.
  public func page(notice: Key? = nil) -> WebPage? {
    state.withLock { state in
      state.front.map {
        WebPage($0, turn: state.turn, now: state.now, said: state.said, notice: notice)
      }
    }
  }

  /// Whether the player has left.
  public var isOver: Bool { state.withLock(\.isOver) }

  private func put(_ item: Item, _ state: inout State) {
    if let reader = state.reader.take() {
      reader.resume(returning: item)
    } else {
      state.inputs.append(item)
    }
  }
}

// The session's side.
extension PageSeat {
  /// Gives ``PlayerInput/woken`` to whoever reads.
  func wake() { state.withLock { put(.woken, &$0) } }

  func next(by alarm: DoorAlarm?) async -> PlayerInput {
    let number = state.withLock { state in
      state.alarm += 1
      return state.alarm
    }
    let timer = alarm.map { alarm in
      Task { [self] in
        do { try await Task.sleep(until: alarm.instant, clock: .continuous) } catch { return }
        state.withLock { put(.alarm(number), &$0) }
      }
    }
    defer { timer?.cancel() }
    while true {
      switch await nextItem() {
      case .input(let input, let number):
        state.withLock { $0.begin(number) }
        return input
      case .woken: return .woken
      case .alarm(number): return .tick
      case .alarm: continue
      }
    }
  }

  private func nextItem() async -> Item {
    await withCheckedContinuation { continuation in
      let item: Item? = state.withLock { state in
        guard state.inputs.isEmpty else { return state.inputs.removeFirst() }
        state.reader = continuation
        return nil
      }
      if let item { continuation.resume(returning: item) }
    }
  }

  func add(_ presentation: Presentation) {
    state.withLock { state in
      for case .line(let line) in presentation.elements { state.now.append(line) }
    }
  }

  func show(_ front: Front) {
    state.withLock { state in
      if state.front?.view != front.view { state.turn += 1 }
      state.front = front
      state.answered = state.taken
    }
    resume { isAnswered($0.input, $1) }
  }

  func end() {
    state.withLock { $0.isOver = true }
    resume { _, _ in true }
  }
}
