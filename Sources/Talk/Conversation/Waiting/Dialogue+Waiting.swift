// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

extension Dialogue {
  /// Whether something is waited for that the player cannot go on without; what is given meanwhile
  /// is kept for later.
  public var isWaiting: Bool { memory.waiting != nil }

  /// What is waited for, to be asked once more by whoever takes the dialogue over.
  public var unanswered: Request? { memory.waiting?.request }

  /// Takes what was looked up; see ``Request/lookUp(_:)``. An answer that nobody waits for any more
  /// changes nothing.
  public mutating func hear(_ answer: Lookup.Answer, to id: Int, at moment: Moment) -> [Request] {
    goOn(with: id, at: moment) { $0.take(answer, for: $1) }
  }

  /// Takes what a request has brought; see ``Request/analyze(_:)``.
  public mutating func hear(_ result: AnalysisResult, to id: Int, at moment: Moment) -> [Request] {
    if memory.waiting?.id == id { return goOn(with: id, at: moment) { $0.take(result, for: $1) } }
    if memory.next?.id == id {
      memory.next?.take(result)
      return []
    }
    var reply = reply(at: moment)
    reply.isImmediate = false
    for index in screens.indices {
      var contents = screens[index].contents
      contents.hear(result, to: id, isInFront: index == screens.indices.last, &reply)
      screens[index] = contents.screen
    }
    return finish(&reply)
  }

  private mutating func goOn(
    with id: Int, at moment: Moment, _ take: (inout Reply, Waiting.Aim) -> Void
  ) -> [Request] {
    guard let waiting = memory.waiting, waiting.id == id else { return [] }
    memory.waiting = nil
    skipTime(of: waiting, to: moment)
    var reply = reply(at: moment)
    reply.isImmediate = !waiting.goesOn && !waiting.isTold
    reply.goesOn = waiting.goesOn && !waiting.isTold
    reply.playing = playing
    take(&reply, waiting.aim)
    if waiting.isReturning, !reply.hasRoutes { reply.go(.readAgain) }
    return finish(&reply) + respond(to: waiting.queue, at: moment)
  }

  /// Does what was given while the player waited, as far as nothing else is to be waited for.
  private mutating func respond(to queue: [Input], at moment: Moment) -> [Request] {
    var requests: [Request] = []
    for (index, input) in queue.enumerated() {
      guard memory.waiting == nil else {
        memory.waiting?.queue += queue[index...]
        break
      }
      requests += respond(to: input, at: moment)
    }
    return requests
  }

  /// Whether the player, who has been told to wait, leaves the screen in front instead; see ``Waiting``.
  mutating func leavesWait(_ input: Input, _ reply: inout Reply) -> Bool {
    guard memory.waiting?.isTold == true, !screens.isEmpty, meaning(of: input) == .query(.quit)
    else { return false }
    cancelPending(&reply)
    return true
  }

  /// What is done with what is given while something is waited for.
  mutating func wait(with input: Input, _ reply: inout Reply) {
    if case .key = input { reply.request(.hush) }
    let isTold = memory.waiting?.isTold == true
    switch (input, meaning(of: input)) {
    case (.leave, _):
      cancelWaiting(&reply)
      leave(&reply)
    case (.tick, _):
      if let waiting = memory.waiting { reply.say(waiting.notice) }
      reply.memory.waiting?.isTold = true
    case (_, .query(.silence)?): reply.request(.hush)
    case (_, .query(.repeat)?): reply.sayAgain(reply.history.current)
    case (_, .back?), (_, .takeBack?),
      (_, .query(.quit)?) where isTold:
      cancelPending(&reply)
      screens.isEmpty ? reply.leave() : reply.go(.resume)
    case _ where isTold:
      if let waiting = memory.waiting {
        reply.say([Term(waiting.notice), reply.howToGiveUp], topic: .focus)
      }
    default: reply.memory.waiting?.queue.append(input)
    }
  }

  private mutating func cancelPending(_ reply: inout Reply) {
    guard let waiting = memory.waiting else { return }
    let isSearch = waiting.notice == "searching-deal"
    skipTime(of: waiting, to: reply.moment)
    cancelWaiting(&reply)
    reply.say(isSearch ? "searching-stopped" : "question-withdrawn")
  }

  /// Has nothing come any more that was waited for.
  func giveUpWaiting(_ reply: inout Reply) { cancelWaiting(&reply) }

  private func cancelWaiting(_ reply: inout Reply) {
    guard let waiting = memory.waiting else { return }
    reply.memory.waiting = nil
    switch waiting.question {
    case .lookup(let lookup): reply.request(.cancelLookup(id: lookup.id))
    case .search: reply.request(.cancelAnalysis)
    }
  }

  private mutating func skipTime(of waiting: Waiting, to moment: Moment) {
    for index in screens.indices {
      var contents = screens[index].contents
      contents.skipTime(moment.seconds - waiting.since)
      screens[index] = contents.screen
    }
  }
}

extension Reply {
  fileprivate var howToGiveUp: Term {
    Term("waiting-give-up", ["input": input])
  }
}
