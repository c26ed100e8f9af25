// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// What the player waits for and cannot go on without: something that is looked up, or a deal that
/// is looked for.
///
/// One rule says what becomes of what is given meanwhile. A wait of more than half a second is told.
/// Until then what is given was typed ahead: it is kept, and done in its order after the answer. Once
/// the player has been told, nothing more is kept: whatever else is given is answered by what is waited
/// for and how to give it up, as a key that was touched must not cost a deal. Back gives up at any time,
/// with what was kept, and so does the command to quit once the player has been told; silence and repeat
/// never do. What was asked aside, such as a hint, is withdrawn by the next command, which is then done
/// (``ScreenContents/cancelPending(before:_:)``). The time of a wait for what is needed is no play time.
struct Waiting: Equatable, Codable, Sendable {
  let question: Question
  let aim: Aim
  /// When it was asked, in the seconds of a ``Moment``.
  let since: Double
  /// What was given meanwhile.
  var queue: [Dialogue.Input] = []
  /// Whether the answer goes on where the command that asked has begun to speak.
  var goesOn = false
  /// Whether the screen in front has just come back and is still to be told, if nothing else comes.
  var isReturning = false
  /// Whether the player was told to wait.
  var isTold = false

  enum Question: Equatable, Codable, Sendable {
    case lookup(Lookup)
    case search(DealSearchRequest, id: Int)
  }

  /// What the answer is for.
  enum Aim: Equatable, Codable, Sendable {
    case deal(DealAim)
    case begin(Deal, isDaily: Bool)
    case beginAnew(Deal)
    case resume(slot: String)
    /// The round of a tutorial; then who sees its pieces.
    case tutorial
    case beginTutorial(Deal)
    case statistics, progress, twoWeeks, refresher, tactileMap
    case quiz(isAlone: Bool)
    case topics(game: String, group: Int)
    case namedTopic(game: String, group: Int)
    case newTopic(game: String)
    case share(RoundResult)
    case credits(isWhole: Bool)
    /// How hard, or which deal.
    case difficulties(game: String, isInPlace: Bool)
    /// To go on where facts are told, or with what the program was started for.
    case facts(Dialogue.Start?)
    /// What a text may mean that was typed for a part.
    case part(String, of: Bench)
    case bench(Bench)
    case keep(Bench)
    case drop(Bench)
    /// To go home from a match.
    case quit
    case phrase
    case together
  }

  /// What a deal is for.
  enum DealAim: Equatable, Codable, Sendable {
    /// To be begun, once the player has agreed to what that costs.
    case start(isDaily: Bool)
    /// To be begun: the player has agreed.
    case begin
    /// To take the place of the round in front.
    case anew
    /// To be studied.
    case study
    /// For a friend to be invited to.
    case invite
  }

  var id: Int {
    switch question {
    case .lookup(let lookup): lookup.id
    case .search(_, let id): id
    }
  }

  /// What a player hears who waits.
  var notice: Key {
    switch question {
    case .search: "searching-deal"
    case .lookup(let lookup):
      if case .deal = lookup.subject { "searching-deal" } else { "pondering" }
    }
  }

  /// What it asks for, to be asked once more by whoever takes the dialogue over.
  var request: Request {
    switch question {
    case .lookup(let lookup): .lookUp(lookup)
    case .search(let wish, let id): .analyze(AnalysisRequest(id: id, subject: .deal(wish)))
    }
  }
}

extension Reply {
  /// Has something looked up that the player cannot go on without.
  mutating func lookUp(_ subject: Lookup.Subject, for aim: Waiting.Aim) {
    memory.questions += 1
    wait(for: .lookup(Lookup(id: memory.questions, subject: subject)), aim)
  }

  /// Has a deal looked for, or goes on with the one that was before it was wanted.
  mutating func search(_ wish: DealSearchRequest, for aim: Waiting.DealAim) {
    let next = memory.next.flatMap { $0.wish.isLike(wish) ? $0 : nil }
    switch next?.state {
    case .found(let deal):
      memory.next = nil
      take(.deal(deal), for: .deal(aim))
    case .searching:
      memory.next = nil
      if let next {
        wait(for: .search(next.wish, id: next.id), .deal(aim), isAsked: true)
      }
    case .some(.none), nil:
      memory.questions += 1
      wait(for: .search(wish, id: memory.questions), .deal(aim))
    }
  }

  /// - Parameter isAsked: whether the request for it was made before.
  private mutating func wait(
    for question: Waiting.Question, _ aim: Waiting.Aim, isAsked: Bool = false
  ) {
    let waiting = Waiting(
      question: question, aim: aim, since: moment.seconds, goesOn: hasSpoken)
    request(.wake(after: AnalysisState.patience))
    if !isAsked { request(waiting.request) }
    go(.wait(waiting))
  }
}
