// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Learning

/// Asks before something is done that cannot be undone.
public struct Confirmation: Equatable, Codable, Sendable {
  let question: Term
  let deed: Deed

  /// What is done when the player agrees.
  public enum Deed: Equatable, Codable, Sendable {
    /// Another deal instead of the one in front, about a topic or whatever comes.
    case dealAnew(about: String? = nil)
    /// The deal in front from its beginning.
    case restart
    /// A round instead of the kept one.
    case begin(Deal, isDaily: Bool)
    /// The same where the deal is still to be looked for.
    case search(DealSearchRequest)
    /// Gives up a group or deck of the player's own.
    case drop(Bench)
    /// Tells words by which a player without an account comes back.
    case newPhrase
    /// Has the device forget such a player.
    case leaveDevice
    /// Deletes all that is kept of such a player.
    case erase
    /// Has the player have nothing to do with a link any more.
    case dropLink(JoinCode)
    /// Ends a class of the player's own, or has a pupil leave one.
    case leaveClass(SchoolClass)
    case removePupil(Int, from: SchoolClass)
  }
}

extension Confirmation: PageContents {
  func isYesOrNo(_ equipment: Equipment) -> Bool { true }

  /// Who asks the table for something else does not agree.
  var passesOn: Bool {
    switch deed {
    case .dealAnew, .restart: true
    case .begin, .search, .drop, .newPhrase, .leaveDevice, .erase, .dropLink, .leaveClass,
      .removePupil:
      false
    }
  }

  func heading(_ reply: Reply) -> [Term] { [question] }

  func entries(_ reply: Reply) -> [Menu.Entry] {
    [Menu.Entry(Term("confirm-yes"), .confirm), Menu.Entry(Term("confirm-no"), .back)]
  }
}

extension Reply {
  /// Does something when the player agrees; at once where the player does not want to be asked.
  ///
  /// - Parameter isAlways: whether even such a player is.
  mutating func confirm(_ question: Term, _ deed: Confirmation.Deed, isAlways: Bool = false) {
    let confirmation = Confirmation(question: question, deed: deed)
    guard memory.settings.confirmations || isAlways else { return perform(confirmation) }
    go(.open(.menu(.confirmation(confirmation))))
  }

  mutating func perform(_ confirmation: Confirmation) {
    switch confirmation.deed {
    case .dealAnew(let topic):
      playing.map { Playing.dealAnew(after: $0, about: topic, &self) }
    case .restart: playing?.beginAgain(&self)
    case .begin(let deal, let isDaily): lookUp(.opening(deal), for: .begin(deal, isDaily: isDaily))
    case .search(let wish): search(wish, for: .begin)
    case .drop(let bench): bench.work.drop(&self)
    case .newPhrase: lookUp(.newPhrase, for: .phrase)
    case .leaveDevice: request(.leadTo(.otherPlayer))
    case .erase: erase()
    case .leaveClass(let schoolClass): ask(.leave(schoolClass))
    case .removePupil(let number, let schoolClass): ask(.remove(number, from: schoolClass))
    case .dropLink(let code): lookUp(.together(.dropLink(code)), for: .together)
    }
  }
}
