// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Localization
import Preferences

/// The devices that may play here, and the way to let in another.
public struct DevicesPage {
  let document: Document
  let words: [String: String]
  let devices: [Device]
  /// What was just told: a new code, or that a session was ended.
  let notice: String?
  let isPairingOn: Bool

  struct Device {
    let id: Int
    let isHere: Bool
    let title: String
    let end: String
  }

  /// A device as it is told.
  public struct Entry {
    public let id: Int
    /// As the browser calls itself, in a word or two; nil where it does not.
    public let name: String?
    /// How long ago it was used last.
    public let minutes: Int
    /// Whether it is the one that asks.
    public let isHere: Bool

    public init(id: Int, name: String?, minutes: Int, isHere: Bool) {
      self.id = id
      self.name = name
      self.minutes = minutes
      self.isHere = isHere
    }
  }

  public init(
    _ entries: [Entry], _ phrasebook: Phrasebook, _ settings: Settings, notice: Term?,
    isPairingOn: Bool
  ) {
    func text(_ term: Term) -> String { phrasebook.line([term]).text }
    document = Document(phrasebook, settings)
    words = phrasebook.pageWords
    devices = entries.map { entry in
      let name = entry.name.map { Filling.text($0) } ?? .term(Term("page-device-unknown"))
      return Device(
        id: entry.id, isHere: entry.isHere,
        title: text(Term("page-device", ["name": name, "minutes": .number(entry.minutes)])),
        end: text(Term("page-device-end", ["name": name])))
    }
    self.notice = notice.map(text)
    self.isPairingOn = isPairingOn
  }
}
