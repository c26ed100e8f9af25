// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Preferences
import Samples
import Testing

@testable import Conversation

/// Several moves taken back and done again at once, and the bookmark.
@Suite struct UndoingTests {
  /// A round after so many cards drawn.
  private func drawn(
    _ count: Int, _ settle: (inout Settings) -> Void = { _ in }
  ) throws -> Talk {
    var talk = Talk(.round(try Talk.round()), settle)
    for _ in 0..<count { talk.type("d") }
    return talk
  }

  @Test func severalAreToldInOneMessageWithWhatStands() throws {
    var talk = try drawn(6)
    let third = try drawn(3)
    talk.type("undo 3")
    #expect(
      talk.said == [
        [Term("undone-several", ["count": 3]), Term("at-move", ["n": 3])] + third.said[0]
      ])
    #expect(talk.match?.table == third.match?.table)
    #expect(talk.match?.undoCount == 3)
    let told = talk.said
    talk.type("changed")
    #expect(talk.said == told)
    talk.type("redo 2")
    #expect(talk.keys == ["redone-several at-move told-drawn"])
    #expect(talk.match?.moveCount == 5)
  }

  @Test func aRowThatWasDealtIsNotReadOutWhereItStands() throws {
    var talk = Talk(.round(Deal(try Spider("easy"), seed: 1)), descriptors: [SpiderRounds()])
    talk.type("d")
    #expect(talk.keys == ["told-dealt"])
    talk.type("d", "d", "undo 2")
    #expect(talk.keys == ["undone-several at-move told-row-dealt"])
    talk.type("redo 2")
    #expect(talk.keys == ["redone-several at-move told-row-dealt told-score"])
    talk.type("undo")
    #expect(talk.keys == ["undone told-row-dealt"])
  }

  @Test func aWasteTurnedOverIsOneSentenceWhenThatIsTakenBack() throws {
    var talk = Talk(.round(Deal(Klondike(.one), seed: 1)), descriptors: [KlondikeRounds()])
    for _ in 1...25 { talk.type("d") }
    talk.type("undo")
    #expect(talk.keys == ["undone told-recycled told-uncovered"])
  }

  @Test func theScenesHoldEveryEvent() throws {
    var talk = try drawn(3)
    talk.type("undo 3")
    guard case .unplayed(let back)? = talk.scenes.first, talk.scenes.count == 1 else {
      Issue.record("\(talk.scenes)")
      return
    }
    talk.type("redo 3")
    #expect(talk.scenes == [.played(back.reversed())])
  }

  @Test func oneIsToldAsEver() throws {
    var (one, plain) = (try drawn(2), try drawn(2))
    #expect(one.type("undo 1") == plain.type("undo"))
    #expect(one.type("redo 1") == plain.type("redo"))
    #expect(one.said == plain.said)
  }

  @Test func moreThanThereAreGoesAsFarAsItGoesAndSaysSo() throws {
    var talk = try drawn(3)
    talk.type("undo 99")
    #expect(talk.said == [[Term("undone-several", ["count": 3]), Term("at-the-deal")]])
    #expect(talk.type("undo 99") == ["nothing-to-undo"])
    talk.type("redo 2")
    #expect(talk.keys == ["redone-several at-move told-drawn"])
    #expect(talk.type("redo 2") == ["redone-several redo-end-reached at-move told-drawn"])
    #expect(talk.type("redo 2") == ["nothing-to-redo"])
  }

  @Test func theBoundIsToldWhereItStopsSeveral() throws {
    var talk = try drawn(5) { $0.undoBound = 2 }
    #expect(talk.type("undo 3") == ["undone-several undo-bound-reached at-move told-drawn"])
    #expect(talk.match?.moveCount == 3)
    #expect(talk.type("undo 3") == ["undo-bound-reached"])
  }

  @Test func theMenuAsksHowMany() throws {
    var talk = try drawn(4)
    talk.type("undo-several")
    #expect(talk.said == [[Term("undo-how-many", ["most": 4])]])
    #expect(talk.type("0") == ["game-back"])
    #expect(talk.match?.moveCount == 4)
    for odd in ["qqxx", "-1", "1.5"] {
      talk.type("undo-several", odd)
      #expect(talk.said == [[Term("undo-how-many", ["most": 4])]])
      talk.type("0")
    }
    #expect(talk.type("undo-several", "999") == ["undo-how-many"])
    #expect(talk.match?.moveCount == 4)
    talk.type("٣")
    #expect(talk.keys == ["undone-several at-move told-drawn"])
    talk.type("redo-several")
    #expect(talk.said == [[Term("redo-how-many", ["most": 3])]])
    talk.type("2")
    #expect(talk.keys == ["redone-several at-move told-drawn"])
  }

  @Test func nothingIsAskedWhereThereIsNothing() throws {
    var talk = try drawn(0)
    #expect(talk.type("undo-several") == ["nothing-to-undo"])
    #expect(talk.type("redo-several") == ["nothing-to-redo"])
    #expect(!talk.dialogue.wantsText)
  }

  @Test func whatIsInHandGoesBackBeforeAMoveIsUndone() throws {
    var talk = try drawn(2)
    talk.type("1")
    #expect(talk.type("undo") == ["put-back"])
    #expect(talk.match?.moveCount == 2)
    #expect(talk.type("undo").first?.hasPrefix("undone") == true)
    #expect(talk.match?.moveCount == 1)
    talk.type("1")
    #expect(talk.type("undo 1") == ["put-back"])
  }

  @Test func whatIsInHandStaysWhereNothingIsDoneAgain() throws {
    var talk = try drawn(0)
    talk.type("1")
    #expect(talk.type("redo") == ["nothing-to-redo"])
    #expect(talk.type("take-back") == ["put-back"])
  }

  @Test func everyEntryIsInTheGameMenu() throws {
    var talk = try drawn(2)
    talk.type("menu")
    #expect(!talk.entries.contains(Query.redo.title))
    talk.type("0", "undo", "bookmark", "menu")
    #expect(Set(talk.entries).isSuperset(of: [Query.undo, .redo].map(\.title)))
    let round = try #require(talk.entries.firstIndex(of: Term("game-menu-round")))
    talk.type("\(round + 1)")
    let wanted: [Query] = [.undoSeveral, .redoSeveral, .bookmark, .toBookmark]
    #expect(talk.entries.filter { wanted.map(\.title).contains($0) } == wanted.map(\.title))
  }

  @Test func theBookmarkIsSetAndGoneBackTo() throws {
    var talk = try drawn(2)
    #expect(talk.press("K") == ["bookmark-none"])
    talk.press("k")
    #expect(talk.said == [[Term("bookmark-set", ["n": 2])]])
    #expect(talk.match?.bookmark == 2)
    #expect(talk.press("K") == ["bookmark-here"])
    let marked = talk.match?.table
    talk.type("d", "d", "d", "to-bookmark")
    #expect(
      talk.said.first?.prefix(2) == [
        Term("undone-several", ["count": 3]), Term("at-move", ["n": 2]),
      ])
    #expect(talk.match?.table == marked)
    talk.type("undo 2", "to-bookmark")
    #expect(talk.keys == ["redone-several at-move told-drawn"])
    #expect(talk.match?.table == marked)
    talk.type("undo", "d", "to-bookmark")
    #expect(talk.keys == ["bookmark-none"])
  }

  @Test func aBookmarkBeyondTheBoundIsTold() throws {
    var talk = try drawn(1) { $0.undoBound = 2 }
    talk.type("bookmark", "d", "d", "to-bookmark")
    #expect(talk.match?.moveCount == 1)
    talk.type("d", "d", "d", "to-bookmark")
    #expect(talk.keys == ["bookmark-beyond-bound"])
    #expect(talk.match?.moveCount == 4)
  }

  @Test func aRestartedDealKeepsNothingAndIsNoLoss() throws {
    var talk = try drawn(4)
    talk.type("bookmark", "undo 2", "restart", "1")
    let match = try #require(talk.match)
    #expect(match.moveCount == 0 && match.redoableCount == 0 && match.undoCount == 0)
    #expect(match.bookmark == nil && match.mistakes == [])
    #expect(talk.type("changed") == ["nothing-changed"])
    #expect(!talk.all.contains { if case .record = $0 { true } else { false } })
  }

  @Test func aLowerBoundIsToldInTheSettings() throws {
    var talk = try drawn(5)
    talk.type("settings", "3")
    let entry = talk.entries.firstIndex {
      $0.fillings["name"] == .term(Term("setting-undo-bound"))
    }
    let number = try #require(entry) + 1
    talk.type("\(number)")
    #expect(
      talk.said.first?.first?.fillings["value"] == .term(Term("setting-unlimited")))
    #expect(talk.said.contains([Term("setting-undo-bound-help")]))
    talk.type("20")
    #expect(talk.said.first?.first?.key == "setting-changed")
    #expect(talk.dialogue.settings.undoBound == 20)
  }
}
