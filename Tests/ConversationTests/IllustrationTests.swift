// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Games
import Samples
import Testing

@testable import Conversation

/// Cards with pictures: what they show is told where a card's details are.
@Suite struct IllustrationTests {
  /// A round of one group, the first waste card of which has a picture or none.
  private func talk(_ illustration: Illustration?, of kind: Card.Kind = .partner) throws -> Talk {
    let group = Group(
      id: "g", title: "G", base: Card(group: "g", localID: "b", label: "G", kind: .base),
      partners: (1...12).map {
        Card(
          group: "g", localID: "p\($0)", label: "P\($0)", kind: .partner, illustration: illustration
        )
      },
      illustration: illustration)
    let setup = AtlasSetup(difficulty: "easy", groups: [group], number: 1)
    return Talk(.round(Deal(try AtlasSolitaire(setup.fitted()), seed: 1)))
  }

  @Test func theCaptionIsToldAndNeverTheName() throws {
    var talk = try talk(Illustration(image: "secret-name.png", caption: "A hill"))
    talk.type("draw", "here")
    #expect(talk.said.last == [Term("card-picture-caption", ["caption": .text("A hill")])])
    talk = try self.talk(Illustration(image: "secret-name.png"))
    talk.type("draw", "here")
    #expect(talk.said.last == [Term("card-picture")])
    #expect(!"\(Talk.said(in: talk.all))".contains("secret"))
    talk = try self.talk(nil)
    talk.type("draw", "here")
    #expect(!talk.keys.joined().contains("picture"))
  }

  @Test func aBaseWithoutAPictureHasThatOfItsGroup() throws {
    let picture = Illustration(image: "zoo.png", caption: "A zoo")
    func game(_ own: Illustration?) throws -> AtlasSolitaire {
      let group = Group(
        id: "g", title: "G",
        base: Card(group: "g", localID: "b", label: "G", kind: .base, illustration: own),
        partners: (1...12).map {
          Card(group: "g", localID: "p\($0)", label: "P\($0)", kind: .partner)
        }, illustration: picture)
      return try AtlasSolitaire(
        AtlasSetup(difficulty: "easy", groups: [group], number: 1).fitted())
    }
    func pictures(_ game: AtlasSolitaire) -> [Illustration] {
      (0..<13).compactMap { game.illustration(of: Piece($0)) }
    }
    #expect(pictures(try game(nil)) == [picture])
    let own = Illustration(image: "gate.png", caption: "A gate")
    #expect(pictures(try game(own)) == [own])
  }

  @Test func whatIsDrawnHasThePictureOfWhatIsInSight() throws {
    let picture = Illustration(image: "a.png", caption: "A")
    var talk = try talk(picture)
    talk.type("draw")
    let pieces = try #require(talk.dialogue.view.table).places.flatMap(\.pieces)
    for piece in pieces {
      #expect(piece.illustration == (piece.piece == nil ? nil : picture))
    }
    #expect(pieces.contains { $0.illustration == nil } && pieces.contains { $0.piece != nil })
  }

  @Test func detailsAreShownOfThePieceThatIsAskedAbout() throws {
    var talk = try talk(nil)
    talk.type("draw")
    talk.press("pad-a-long")
    let waste = Place(.waste)
    let card = try #require(talk.match?.table[waste].top?.piece)
    #expect(talk.scenes == [.examined(card, at: waste)])
  }
}
