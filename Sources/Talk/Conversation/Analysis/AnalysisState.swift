// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// What is being found out about a match, and what of it is known.
struct AnalysisState: Equatable, Codable, Sendable {
  /// What the player wants to hear.
  enum Aim: String, Codable, Sendable {
    case sureHint, winnable, rewindToWinnable, review, rating

    /// Whether the player wants to be where the round could be won.
    var goesBack: Bool { self == .rewindToWinnable || self == .review }

    /// What asks for it.
    var query: Query {
      switch self {
      case .sureHint: .sureHint
      case .winnable: .winnable
      case .rewindToWinnable: .rewindToWinnable
      case .review: .review
      case .rating: .rating
      }
    }
  }

  /// A question, by the id of its request, and what the player wants to hear.
  struct Asked: Equatable, Codable, Sendable {
    let id: Int
    let aim: Aim
    var isSaidToTakeLong = false
  }

  /// An answer that came while another screen was in front.
  struct Untold: Equatable, Codable, Sendable {
    let result: AnalysisResult
    let id: Int
  }

  /// What can be found out about the match; nil for nothing.
  let capability: AnalysisCapability?
  /// What the player waits for; nil where that is nothing.
  var asked: Asked?
  /// Found out unasked: whether the table can still be won.
  var watch: Int?
  /// Found out unasked: who wins the deal of the day.
  var daily: Int?
  /// The moves that win from the table as it is now; empty where none are known.
  private(set) var line: [Move] = []
  /// How many moves had been played when the match was first known to be lost.
  private(set) var lostSince: Int?
  /// Whether the player has been told of it.
  var isLossTold = false
  /// Whether, since, no table to go back to was found.
  var isRewindVain = false
  /// Whether a hint has told it of the table as it is.
  var isLossHinted = false
  /// Whether the table as it is was looked into: doing so again at once would find no more.
  private(set) var isLookedInto = false
  /// The move that was told last as a hint, on the table as it is.
  var told: Move?
  /// Whether the player walks along the line that wins, after a loss.
  var isWalking = false
  /// Whether the player was taken back to where the line wins, and follows it.
  var isLedBack = false
  /// Whether the player has asked for a sure hint and played what it told since.
  var isLineAsked = false
  /// How often a sure hint was asked for on the table as it is.
  var sureHintCount = 0
  /// The same of a fair hint.
  var hintCount = 0
  private var untold: [Untold] = []

  init(_ capability: AnalysisCapability? = nil) { self.capability = capability }

  /// Takes note of a verdict on a match as it is now.
  mutating func learn(_ verdict: Verdict, after moves: Int) {
    isLookedInto = true
    switch verdict {
    case .won(let line): self.line = line
    case .lost: lostSince = min(lostSince ?? moves, moves)
    case .unknown: break
    }
  }

  /// What is known of the table already; nil for nothing.
  var verdict: Verdict? {
    if lostSince != nil { return .lost }
    return line.isEmpty ? nil : .won(line)
  }

  /// Takes note of moves that were played or taken back.
  ///
  /// - Returns: whether something was being found out that is of no use any more.
  mutating func follow(_ match: Match, from before: Int) -> Bool {
    defer {
      (watch, daily, untold, isLookedInto) = (nil, nil, [], false)
      (hintCount, sureHintCount, isLossHinted) = (0, 0, false)
    }
    if let lostSince, match.moveCount < lostSince {
      (self.lostSince, isLossTold, isRewindVain) = (nil, false, false)
    }
    let isOnLine = match.moveCount == before + 1 && match.last?.move == line.first
    line = isOnLine ? Array(line.dropFirst()) : []
    told = nil
    (isWalking, isLedBack) = (isWalking && isOnLine, isLedBack && isOnLine)
    isLineAsked = isLineAsked && isOnLine
    return isBusy
  }

  /// Whether something is being found out.
  var isBusy: Bool { asked != nil || watch != nil || daily != nil }

  /// Keeps an answer until the player is back.
  mutating func keep(_ result: AnalysisResult, to id: Int) {
    if id == watch || id == daily || id == asked?.id {
      untold.append(Untold(result: result, id: id))
    }
  }

  mutating func takeUntold() -> [Untold] {
    defer { untold = [] }
    return untold
  }
}

extension Reply {
  /// Has something found out.
  ///
  /// - Returns: what the answer is known by.
  mutating func analyze(_ subject: AnalysisRequest.Subject) -> Int {
    memory.questions += 1
    request(.analyze(AnalysisRequest(id: memory.questions, subject: subject)))
    return memory.questions
  }

  /// The same for a player who waits, and is told so if it takes long.
  mutating func ask(_ subject: AnalysisRequest.Subject) -> Int {
    let id = analyze(subject)
    request(.wake(after: AnalysisState.patience))
    return id
  }
}

extension AnalysisState {
  /// After how many seconds a player who waits is told that the answer takes longer.
  static let patience = 0.5
}
