// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// What can be done for a player besides dealing and playing.
public struct Capabilities: Sendable {
  /// What is taught about a thing: in one breath after a card's name and its group's, where there is
  /// a group, and line by line on request. The group is given by the things in it.
  public var teaching: @Sendable (String, [String]) -> Teaching
  /// What can be found out about a game's rounds; nil for nothing.
  public var analysis: @Sendable (any Game.Type) -> AnalysisCapability?
  /// Why a text cannot be the name of a group, a deck or a card of the player's own, nil where it
  /// can; nil where none can be put together.
  public var refusalOfName: (@Sendable (String) -> Refusal?)?
  /// Whether something can be learnt apart from games.
  public var canLearn: Bool
  /// What there are maps for the fingers of, by the ids of topics; none where the player could not
  /// find the files.
  public var tactileMaps: Set<String>
  /// Whether what is played is kept: not while another copy of the program keeps its own.
  public var keepsMatches: Bool
  /// Whether deals are looked for before they are wanted: not where time goes by the inputs.
  public var preparesDeals: Bool
  /// Whether the player has no account: what is kept can be taken along and deleted.
  public var isGuest: Bool
  /// Whether others play here whom the player can meet.
  public var hasOthers: Bool
  /// What the player may reach of the machine that the game runs on.
  public var reach: Set<Reach>

  public enum Reach: Hashable, Sendable, CaseIterable {
    /// Files by their paths, and those that are written for the player.
    case files
    case camera
    /// Addresses that the player names.
    case network
  }

  public init(
    teaching: @escaping @Sendable (String, [String]) -> Teaching = { _, _ in Teaching() },
    analysis: @escaping @Sendable (any Game.Type) -> AnalysisCapability? = { _ in nil },
    refusalOfName: (@Sendable (String) -> Refusal?)? = nil, canLearn: Bool = false,
    tactileMaps: Set<String> = [], keepsMatches: Bool = true, preparesDeals: Bool = false,
    isGuest: Bool = false, hasOthers: Bool = false, reach: Set<Reach> = Set(Reach.allCases)
  ) {
    self.teaching = teaching
    self.analysis = analysis
    self.refusalOfName = refusalOfName
    self.canLearn = canLearn
    self.tactileMaps = tactileMaps
    self.keepsMatches = keepsMatches
    self.preparesDeals = preparesDeals
    self.isGuest = isGuest
    self.hasOthers = hasOthers
    self.reach = reach
  }
}

/// What there is to learn about a thing in the world.
public struct Teaching: Hashable, Sendable {
  /// What one remembers, which is told where the thing comes up for the first time.
  public var remark: Term?
  /// The one thing worth hearing each time.
  public var brief: [Term]
  /// Everything, the remark first, a fact an entry.
  public var facts: [Term]

  public init(remark: Term? = nil, brief: [Term] = [], facts: [Term] = []) {
    self.remark = remark
    self.brief = brief
    self.facts = facts
  }
}
