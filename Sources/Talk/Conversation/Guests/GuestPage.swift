// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// What a player without an account can do with all that is kept of them.
public enum GuestPage: Equatable, Codable, Sendable {
  case choices
}

public enum GuestAction: Equatable, Codable, Sendable {
  /// Tells what is kept and what is not.
  case privacy
  /// Asks whether words are to be told by which the player comes back.
  case phrase
  case export
  /// Asks whether this device is to forget the player.
  case leaveDevice
  /// Asks whether everything is to be deleted.
  case erase
}

extension GuestPage: PageContents {
  func heading(_ reply: Reply) -> [Term] { [Term("guest-data")] }

  func entries(_ reply: Reply) -> [Menu.Entry] {
    let actions: [(Key, GuestAction)] = [
      ("guest-privacy", .privacy), ("guest-phrase", .phrase), ("guest-export", .export),
      ("guest-leave-device", .leaveDevice), ("guest-erase", .erase),
    ]
    // What is no page keeps nothing on the device.
    return actions.filter { $1 != .leaveDevice || reply.environment.equipment.isPage }.map {
      Menu.Entry(Term($0), .guest($1))
    }
  }
}

extension Reply {
  mutating func perform(_ action: GuestAction) {
    switch action {
    case .privacy: for line in Term.privacy { say(line) }
    case .phrase: confirm(Term("guest-phrase-question"), .newPhrase)
    case .export:
      environment.equipment.isPage
        ? request(.leadTo(.keptData)) : say("guest-export-by-page")
    case .leaveDevice: confirm(Term("guest-leave-device-question"), .leaveDevice, isAlways: true)
    case .erase: confirm(Term("guest-erase-question"), .erase, isAlways: true)
    }
  }

  /// Tells the words, and how they are used.
  mutating func tell(phrase: String) {
    say(Term("guest-phrase-told", ["phrase": .text(phrase)]))
    say("guest-phrase-use")
  }

  /// Ends the talk, and all that is kept with it.
  mutating func erase() {
    request(.erase)
    leave()
  }
}

extension Term {
  /// What is kept of a player without an account and what is not, a paragraph each.
  public static let privacy = [
    Term("privacy-kept"), Term("privacy-not-kept"), Term("privacy-cookie"),
    Term("privacy-together"), Term("privacy-deleted"),
  ]
}

extension DialogueEnvironment {
  /// The entry of the main menu that leads there, for those whom it concerns.
  var guestEntries: [Menu.Entry] {
    capabilities.isGuest ? [Menu.Entry(Term("guest-data"), opening: .guest(.choices))] : []
  }
}
