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

  private let state: Mutex<SeatState>
  private let parts = Mutex(KeptParts())
  private let limits: ServerLimits

  /// - Parameter last: where the player sat before; what belonged to that is stale.
  public init(after last: PageSeat? = nil, _ limits: ServerLimits = .home) {
    self.limits = limits
    state = Mutex(SeatState(after: last.map { $0.state.withLock(\.self) }, limits))
  }

  var turn: Int { state.withLock(\.turn) }

  /// For how long nobody has asked for anything or had the page open.
  var idleTime: Duration {
    state.withLock { $0.watchers.isEmpty ? .now - $0.lastAsked : .zero }
  }

  /// Somebody asked for something.
  func touch() { state.withLock { $0.lastAsked = .now } }
}

// The player's side.
extension PageSeat {
  /// What a request brought.
  enum Answer: Sendable {
    case taken
    /// The table has changed since the page was made.
    case stale
    /// The same was asked on the same page before, and taken then.
    case repeated
    /// The page was made in another session: what it asks for may have been done there, and then it is
    /// asked once more, as browsers do whose connection broke.
    case strange
    /// Too many inputs wait before it.
    case tooFast
    /// The line has too many characters.
    case tooLong
  }

  /// Gives a line, and waits for its answer; for a while only where that takes long.
  ///
  /// - Parameters:
  ///   - turn: that of the page it was typed on; nil for whatever is in front.
  ///   - sent: what was sent, by which it is known should it come again; nil for what no page asked for.
  ///   - isPassing: whether another input follows at once, and only what that brings is told.
  ///   - isWhole: whether what is found out about a round belongs to the answer, for a page that hears of
  ///     nothing later.
  func give(
    _ input: PlayerInput, turn: Int?, sent: SeatState.Sent? = nil, isPassing: Bool = false,
    isWhole: Bool = false, patience: Duration = .seconds(3)
  ) async -> Answer {
    if case .line(let line) = input, line.count > ServerLimits.lineLength { return .tooLong }
    let turnToCome = state.withLock { state in
      state.allowance.take(at: .now, waiting: limits.waitingInputs)
    }
    guard input == .leave || turnToCome != nil else { return .tooFast }
    if let turnToCome, turnToCome > .zero { try? await Task.sleep(for: turnToCome) }
    let (number, refusal): (Int, Answer?) = state.withLock { state in
      if let turn, turn != state.turn { return (0, state.refusal(of: turn, sent)) }
      if let turn, let sent { state.remember(sent, at: turn) }
      state.given += 1
      if isPassing { state.passing = state.given }
      state.put(.input(input, number: state.given))
      return (state.given, nil)
    }
    if let refusal { return refusal }
    await wait(for: number, wholly: isWhole, patience)
    return .taken
  }

  /// Why what was sent on another page than that of now is not taken.
  func refusal(of turn: Int?, _ sent: SeatState.Sent) -> Answer {
    turn.map { turn in state.withLock { $0.refusal(of: turn, sent) } } ?? .stale
  }

  /// What choosing an entry of what is in front gives, by its number; nil where there is none.
  public func entry(_ number: Int) -> PlayerInput? {
    let entries = state.withLock { $0.front?.view.entries } ?? []
    return entries.first { $0.number == number }.map { .choice($0.choice) }
  }

  /// Tells something that no session does.
  public func tell(_ notice: Term) {
    state.withLock { state in
      guard let phrasebook = state.front?.phrasebook else { return }
      state.putAway()
      state.add(.notice(phrasebook.line([notice])))
      state.change()
    }
  }

  /// Waits until there is something in front.
  public func waitForFront(patience: Duration = .seconds(3)) async {
    await wait(for: 0, wholly: false, patience)
  }

  private func wait(for number: Int, wholly isPatient: Bool, _ patience: Duration) async {
    let id = state.withLock { $0.newID() }
    let timer = Task { [self] in
      do { try await Task.sleep(for: patience) } catch { return }
      resume { waiter, _ in waiter.id == id }
    }
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        if state.isAnswered(number, wholly: isPatient) { return true }
        state.waiters.append(
          .init(id: id, input: number, isPatient: isPatient, continuation: continuation))
        return false
      }
      if isThere { continuation.resume() }
    }
    timer.cancel()
  }

  private func resume(_ isDone: (SeatState.Waiter, SeatState) -> Bool) {
    let done = state.withLock { state in
      let done = state.waiters.filter { isDone($0, state) }
      state.waiters.removeAll { waiter in done.contains { $0.id == waiter.id } }
      return done
    }
    for waiter in done { waiter.continuation.resume() }
  }

  /// The page as it is now; nil before anything is in front.
  public var page: PageState? { state.withLock(\.page) }

  /// The same as HTML.
  func html(by renderer: PageRenderer) -> String? {
    // What is asked for at the same time waits until the parts are kept.
    parts.withLock { parts in page.map { renderer.html($0, keeping: &parts) } }
  }

  /// What happened under a number, as long as it can be read again; nil for anything else.
  public func happening(_ number: Int) -> Happening? {
    state.withLock { state in (state.said + state.now).first { $0.number == number } }
  }

  /// What the player has asked to be shown since this was asked last; nil for nothing.
  func takeWish() -> Elsewhere? { state.withLock { $0.wish.take() } }

  /// Whether a gamepad is plugged in at a device of the player's.
  var hasPad: Bool {
    get { state.withLock(\.hasPad) }
    set { state.withLock { $0.hasPad = newValue } }
  }

  /// The address by which the player has come to the page, without a path; nil before they did.
  var address: String? {
    get { state.withLock(\.address) }
    set { state.withLock { $0.address = newValue } }
  }

  /// How what is told is presented; nil before anything is.
  var manner: PresentationManner? { state.withLock(\.manner) }

  /// Whether the player has left.
  public var isOver: Bool { state.withLock(\.isOver) }

  /// Whether what is played here is kept: not where the player has gone on elsewhere, such as at another
  /// process.
  var hasSaves: Bool { state.withLock(\.hasSaves) }

  /// The versions of the page from now on, the present one first; those that nobody waited for are
  /// left out. The present one once more is a sign of life. It ends when the player leaves, the
  /// oldest where there are too many, and when whoever listens finishes it.
  func news() -> (items: AsyncStream<PageNews>, end: AsyncStream<PageNews>.Continuation) {
    let (stream, continuation) = AsyncStream.makeStream(
      of: PageNews.self, bufferingPolicy: .bufferingNewest(1))
    let oldest = state.withLock { state -> AsyncStream<PageNews>.Continuation? in
      continuation.yield(.version(state.version))
      guard !state.isOver else {
        continuation.finish()
        return nil
      }
      let oldest = state.watchers.keys.min().flatMap {
        state.watchers.count < limits.streams ? nil : state.watchers.removeValue(forKey: $0)
      }
      let id = state.newID()
      state.watchers[id] = continuation
      continuation.onTermination = { [weak self] _ in
        // It may come while the state is being changed.
        Task {
          self?.state.withLock { state in
            state.watchers[id] = nil
            state.lastAsked = .now
          }
        }
      }
      return oldest
    }
    oldest?.yield(.openElsewhere)
    oldest?.finish()
    return (stream, continuation)
  }

  /// Sends a sign of life, which proxies and phones want, to whoever has the page open, and lets go of
  /// what can be made anew where nobody has asked for anything for a while.
  func showLife() {
    let isQuiet = state.withLock { state in
      state.announce()
      return .now - state.lastAsked > Self.quietTime
    }
    if isQuiet { parts.withLock { $0 = KeptParts() } }
  }

  private static let quietTime = Duration.seconds(60)
}

/// What a page is told while it is open.
enum PageNews: Hashable, Sendable {
  /// There is another version of it.
  case version(Int)
  /// It is open in more windows than are kept up to date, and this one no longer is.
  case openElsewhere
}

// The session's side.
extension PageSeat {
  /// Gives ``PlayerInput/woken`` to whoever reads.
  func wake() { state.withLock { $0.put(.woken) } }

  func next(by alarm: DoorAlarm?) async -> PlayerInput {
    let (number, wait) = state.withLock { state in
      state.alarm += 1
      return (state.alarm, alarm?.whenSaid == true ? state.timeToSay : .zero)
    }
    let timer = alarm.map { alarm in
      Task { [self] in
        let instant = max(alarm.instant, .now + wait)
        do { try await Task.sleep(until: instant, clock: .continuous) } catch { return }
        state.withLock { $0.put(.alarm(number)) }
      }
    }
    defer { timer?.cancel() }
    while true {
      switch await nextItem() {
      case .input(let input, let number):
        state.withLock { state in
          if case .typing = input { state.goOn(number) } else { state.begin(number) }
        }
        return input
      case .woken: return .woken
      case .alarm(number): return .tick
      case .alarm: continue
      }
    }
  }

  private func nextItem() async -> SeatState.Item {
    await withCheckedContinuation { continuation in
      let item: SeatState.Item? = state.withLock { state in
        guard state.inputs.isEmpty else { return state.inputs.removeFirst() }
        state.reader = continuation
        return nil
      }
      if let item { continuation.resume(returning: item) }
    }
  }

  func add(_ presentation: Presentation) { state.withLock { $0.add(presentation) } }

  func show(_ front: Front) {
    state.withLock { state in
      state.show(front)
    }
    resume { $1.isAnswered($0.input, wholly: $0.isPatient) }
  }

  func loseSaves() { state.withLock { $0.hasSaves = false } }

  func end() {
    state.withLock { state in
      state.isOver = true
      state.change()
      for watcher in state.watchers.values { watcher.finish() }
      state.watchers = [:]
    }
    resume { _, _ in true }
  }
}
