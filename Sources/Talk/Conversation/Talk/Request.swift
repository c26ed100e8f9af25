// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Learning
import Narration
import Preferences

/// What a dialogue wants done. The program around it does it; nothing calls back.
public enum Request: Sendable {
  case say(Utterance)
  /// Stop what is being said.
  case hush
  /// Play a sound by its name.
  case sound(String)
  /// Play what a piece of this game looks like, as sound.
  case listen(Piece, of: any Game)
  /// Send ``Dialogue/Input/tick`` in so many seconds, and not before all has been said where a voice
  /// says it and that is wished; a wish that was sent before is forgotten.
  case wake(after: Double, whenSaid: Bool = false)
  /// Find something out that the player cannot go on without, and tell it by
  /// ``Dialogue/hear(_:to:at:)``, at once or later.
  case lookUp(Lookup)
  /// The player does not wait for it any more.
  case cancelLookup(id: Int)
  /// Find something out, while the talk goes on, and tell it by ``Dialogue/hear(_:to:at:)``. What
  /// was asked before is of no use any more.
  case analyze(AnalysisRequest)
  /// The player waits no longer.
  case cancelAnalysis
  /// Find something out as long as nothing else is to be done, and tell it as what is asked by
  /// ``analyze(_:)``. What was asked so before is of no use any more.
  case prepare(AnalysisRequest)
  case cancelPreparation
  /// Find out whether the deal of a match that was lost could be won, and keep it with the result
  /// that was recorded last.
  case judge(Match)
  /// Say lines word by word, at a slower rate, in place of what is being said.
  case saySlowly([Utterance])
  /// Say a name letter by letter.
  case spell(Term)
  /// Something happened that is heard, felt or drawn beside the words.
  case show(Scene)
  /// Keep the match under its slot, with the seconds played so far.
  case save(Match, slot: String, seconds: Int)
  case forget(slot: String)
  /// Keep a result and, in the same step, empty the slot of the match.
  case record(RoundResult, clearing: String)
  /// Remember whether something about the world was known.
  case answered(LearningItem, isRight: Bool, on: Day)
  /// The same for the class that it was asked in.
  case answeredInClass(LearningItem, isRight: Bool, on: Day, in: JoinCode)
  case apply(Settings)
  /// Say a word from now on as the player has written it, or as it comes.
  case keep(Respelling)
  case drop(Respelling)
  /// A usage hint was given, which need not be given again.
  case hintGiven(Key)
  /// Show something apart from the talk, where the door can.
  case leadTo(Elsewhere)
  /// Forget all that is kept of the player, once the talk has ended.
  case erase
  case leave
}

/// Where a player is led who asked for what is shown apart from the talk.
public enum Elsewhere: Hashable, Sendable {
  /// The devices that have joined; see ``Equipment/hasDevices``.
  case devices
  /// All that is kept of the player, to be taken along.
  case keptData
  /// The way in, for somebody else at the same device.
  case otherPlayer
  /// What the pupils of a class know, to be taken along.
  case classTable(JoinCode)
}

/// What observers of a game are shown: sounds, vibrations and animations are made from it.
public enum Scene: Hashable, Sendable {
  /// A card was picked up, or put back where it lay.
  case pickedUp(Piece, from: Place)
  case dropped(Piece, at: Place)
  /// Pieces were to go to a place, or to be chosen there, which was refused.
  case refused([Piece], weight: Refusal.Weight, at: Place? = nil)
  /// What there is to know of a piece was told.
  case examined(Piece, at: Place)
  /// A move was played, and what it did.
  case played([Event])
  /// A piece was let go at a point, where no event tells that it lies.
  case laidDown(Piece, at: Place)
  /// A move was taken back: its events, the last first.
  case unplayed([Event])
  case ended(Outcome)
  /// The focus went against an edge; in a menu at no place.
  case edge(at: Place? = nil)
  /// A new round lies on the table.
  case dealt
  /// A hint was given, about a place.
  case advised(at: Place?)
  /// The time played was told.
  case timed
  /// The secret of a game was found, or hidden again.
  case unlocked
}
