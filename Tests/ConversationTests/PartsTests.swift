// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Testing

@testable import Conversation

/// The smaller parts that a game in play is put together from.
@Suite struct PartsTests {
  @Test func theLastPieceIsGivenUpUntilOneIsLeft() {
    var pick = Pick()
    pick.take(Piece(4))
    pick.add(Piece(7))
    #expect(pick.pieces == [Piece(4), Piece(7)])
    #expect(pick.dropLast() == Piece(7))
    #expect(pick.dropLast() == nil)
    #expect(pick.pieces == [Piece(4)])
    pick.take(Piece(2))
    #expect(pick.pieces == [Piece(2)])
    pick.clear()
    #expect(pick.pieces.isEmpty)
  }

  @Test func theBestOfEachKindIsListed() {
    let groups = (0..<12).map { group in
      Choices.Group(Term("group"), (0..<2).map { Choice(Term("choice"), [Piece(group * 2 + $0)]) })
    }
    var pick = Pick()
    pick.note(Choices(Term("heading"), groups))
    #expect(pick.listed.map(\.pieces) == (0..<9).map { [Piece($0 * 2)] })
    pick.forgetTable()
    #expect(pick.listed.isEmpty)
  }

  @Test func aLongSilenceIsNotPlay() {
    var clock = PlayClock(since: Moment(seconds: 10, day: 1), seconds: 60)
    clock.advance(to: Moment(seconds: 15, day: 1))
    #expect(clock.seconds == 65)
    clock.advance(to: Moment(seconds: 10_000, day: 1))
    #expect(clock.seconds == 365)
    clock.advance(to: Moment(seconds: 5, day: 1))
    #expect(clock.seconds == 365)
  }

  @Test func theSecretIsFoundInItsOrderAndHiddenAgain() {
    let places = [Place(.column, 1), Place(.column, 2), Place(.column, 1)]
    var secret = Secret()
    for place in [places[0], places[1], places[1]] {
      #expect(secret.follow(place, of: places) == false)
    }
    #expect(secret.acts.isEmpty)
    #expect(secret.follow(places[0], of: places) == false)
    #expect(secret.follow(places[1], of: places) == false)
    #expect(secret.follow(places[2], of: places) == true)
    #expect(secret.acts == Solving.acts)
    // A step too many is the first of another try.
    for place in [places[0], places[0], places[1]] {
      #expect(secret.follow(place, of: places) == false)
    }
    #expect(secret.follow(places[2], of: places) == true)
    #expect(!secret.isKnown)
  }

  @Test func eachThingIsSetRightOnce() {
    var log = RoundLog(PlayClock(since: Moment(seconds: 0, day: 1)))
    #expect(log.add(Correction(Piece(1), tried: Term("a"), right: Term("b"))) == true)
    #expect(log.add(Correction(Piece(1), tried: Term("c"), right: Term("b"))) == false)
    #expect(log.corrections.map(\.tried) == [Term("a")])
  }

  @Test func aTutorialPassesOverWhatCannotBeDone() throws {
    let game = Klondike(.one)
    let match = Match(game, seed: 1)
    var progress = TutorialProgress(
      Tutorial(game, seed: 1, [.read, .carry(.foundation, to: .column), .act("no act"), .hint]))
    #expect(progress.step == .read)
    progress.goOn(in: match)
    #expect(progress.step == .hint)
    progress.goOn(in: match)
    #expect(progress.step == nil)
    #expect(progress.begunAgain.step == .read)
  }

  @Test func whatIsKnownOfATableFollowsTheMoves() throws {
    var match = Match(Klondike(.one), seed: 1)
    var analysis = AnalysisState(.wins)
    analysis.learn(.won([Move(.draw), Move(.draw)]), after: 0)
    try match.play(Move(.draw))
    #expect(analysis.follow(match, from: 0) == false)
    #expect(analysis.verdict == .won([Move(.draw)]))
    analysis.watch = 3
    analysis.learn(.lost, after: 1)
    #expect(analysis.verdict == .lost)
    match.undo()
    #expect(analysis.follow(match, from: 1) == true)
    #expect(analysis.verdict == nil)
    #expect(!analysis.isBusy)
  }
}
