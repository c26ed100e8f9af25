// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Cards
import Engine
import Foundation
import Games
import Learning
import Patience
import Preferences
import Samples

@testable import Conversation
@testable import Pictures

/// The message keys that the sources use, read off the sources.
enum UsedKeys {
  /// Names of places, languages, groups: words of the data.
  static func isData(_ key: String) -> Bool {
    guard let file = file(of: key) else { return false }
    return dataFiles.contains(file)
  }

  /// A family of keys that are put together, and what may follow its prefix.
  struct Family {
    let prefix: String
    let ends: [String]

    var keys: [String] { ends.map { prefix + $0 } }
  }

  /// The sounds that come with the game, each with words for what it means.
  private static let sounds: [String] = {
    let folder = checkout.appending(path: "Data/sounds").path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".wav") }.map { String($0.dropLast(4)) }
  }()

  private static let games = EveryDescriptor.all.map(\.id)
  private static let acts =
    Set(EveryDescriptor.all.flatMap(\.commands.acts.keys)).map(\.name) + Solving.acts.map(\.name)

  private static let gameQueries = EveryDescriptor.all.flatMap {
    $0.commands.queries.map(\.key.name)
  }

  /// The difficulties, and those whose meaning in a game is put together from their name.
  private static let difficulties = EveryDescriptor.all.flatMap { kind in
    kind.difficulties.flatMap { difficulty in
      [difficulty.name, kind.choice(of: difficulty)].map(\.key.name)
        .filter { $0.hasPrefix("difficulty-") }.map { String($0.dropFirst(11)) }
    }
  }

  /// The kinds of places that are read out.
  private static let places = Set(
    EveryDescriptor.all.flatMap { kind in
      kind.difficulties.flatMap { difficulty -> [Place] in
        let round = try? kind.deal(DealRequest(difficulty: difficulty, number: 1))
        return round?.game.places ?? []
      }
    }.map(\.kind)
  ).subtracting([.completed]).union([.point]).map(\.name)

  static let families: [Family] = [
    Family(
      prefix: "setting-",
      ends: GameList.settings.listed.flatMap { setting -> [String] in
        let values =
          switch setting.kind {
          case .choice(let choices): choices.map { "\(setting.name)-\($0)" }
          case .listed(_, let none), .address(let none): ["\(setting.name)-\(none)"]
          default: [String]()
          }
        return [setting.name, "\(setting.name)-help"] + values
      } + ["on", "off", "unlimited"]),
    Family(prefix: "command-place-", ends: PlaceGroup.allCases.map(\.rawValue)),
    // How columns past the tenth are named is told with the columns.
    Family(
      prefix: "help-keys-",
      ends: PlaceGroup.allCases.filter { $0 != .tens }.map(\.rawValue) + ["supply"]),
    // What the help of several games has in common, as their messages name it.
    Family(prefix: "typing-", ends: ["places", "moves", "stock"]),
    Family(prefix: "settings-", ends: GameList.settings.topics.map(\.name) + ["devices-page"]),
    Family(
      prefix: "command-", ends: Keymap.standard([:]).map(\.name) + acts + gameQueries),
    Family(
      prefix: "key-name-",
      ends: Keymap.standard([:]).flatMap(\.keys).filter { $0.count > 1 } + Keymap.buttons
        + ["comma", "full-stop", "question-mark", "semicolon", "colon"]),
    Family(prefix: "act-", ends: acts),
    Family(prefix: "cue-", ends: sounds),
    Family(prefix: "difficulty-", ends: difficulties),
    Family(
      prefix: "choice-", ends: EveryDescriptor.all.filter { $0 is any SingleRounds }.map(\.id)),
    Family(
      prefix: "told-can-",
      ends: EveryDescriptor.all.flatMap(\.commands.stronger.values).map(\.name)),
    Family(
      prefix: "golf-choice-",
      ends: EveryDescriptor.all.filter { $0.id == "golf" }.flatMap(\.difficulties)
        .map(\.rawValue)),
    Family(prefix: "pad-", ends: ["connected", "disconnected"]),
    Family(prefix: "edge-", ends: Command.Step.allCases.map(\.rawValue)),
    Family(prefix: "verbosity-now-", ends: Verbosity.allCases.map(\.rawValue)),
    Family(prefix: "game-", ends: games),
    Family(prefix: "objective-", ends: games),
    Family(prefix: "group-", ends: []),
    Family(prefix: "deck-", ends: ["deck_2026_01"]),
    Family(
      prefix: "topic-",
      ends: [
        "countries", "neighbours", "coasts", "languages", "capitals", "cities", "states", "nature",
        "landmarks", "flags", "records", "clocks",
      ]),
    Family(prefix: "map-standing-", ends: Standing.allCases.map(\.rawValue)),
    Family(prefix: "remark-", ends: []),
    Family(prefix: "question-", ends: LearningItem.Kind.allCases.map(\.rawValue)),
    Family(prefix: "quiz-kind-", ends: LearningItem.Kind.allCases.map(\.rawValue)),
    Family(prefix: "direction-", ends: GridDirection.allCases.map(\.rawValue)),
    Family(
      prefix: "hand-",
      ends: PokerHand.allCases.map { String($0.name.key.name.dropFirst("hand-".count)) }),
    Family(
      prefix: "help-",
      ends: HelpAction.Topic.allCases.flatMap { topic -> [String] in
        [.commands, .pad, .sounds, .credits].contains(topic)
          ? [topic.rawValue] : [topic.rawValue, "\(topic.rawValue)-text"]
      } + games.flatMap { [$0, "\($0)-text", "\($0)-typing"] }),
    Family(
      prefix: "language-name-",
      ends: [
        "ar", "de", "en", "es", "fr", "hi", "it", "ja", "nl", "pl", "pt-BR", "ru", "sv", "tr",
        "zh-Hans",
      ]),
    Family(prefix: "place-", ends: places + ["row"]),
    Family(prefix: "picture-name-", ends: ShippedPicture.allCases.map(\.rawValue)),
    Family(prefix: "picture-caption-", ends: ShippedPicture.allCases.map(\.rawValue)),
    Family(
      prefix: "map-", ends: ShippedMap.allCases.flatMap { [$0.rawValue, "\($0.rawValue)-caption"] }),
    Family(prefix: "map-side-", ends: Edge.allCases.map(\.rawValue)),
    Family(prefix: "colour-", ends: Colour.allCases.map(\.rawValue)),
    Family(prefix: "region-", ends: Region.allCases.map(\.rawValue)),
    Family(prefix: "texture-", ends: Texture.allCases.map(\.rawValue)),
    Family(prefix: "lightness-", ends: Lightness.allCases.map(\.rawValue)),
    Family(prefix: "tile-edge-", ends: Edge.allCases.map(\.rawValue)),
    Family(prefix: "side-", ends: Edge.allCases.map(\.rawValue)),
    Family(
      prefix: "choose-motif-", ends: EveryDescriptor.all.filter { !$0.topics.isEmpty }.map(\.id)),
    Family(
      prefix: "again-",
      ends: EveryDescriptor.all.filter { !$0.topics.isEmpty && $0.topics.isFirst }.flatMap { kind in
        kind.difficulties.map { "\(kind.id)-\($0.rawValue)" }
      }),
    Family(
      prefix: "ask-",
      ends: ["best-1", "neighbours-1", "describe-1", "listen-1", "around-1", "fits-1"]
        + ["match-1", "match-2"]
        + ["compare", "drop"].flatMap { act in (1...3).map { "\(act)-\($0)" } }),
    Family(
      prefix: "workshop-",
      ends: ["group", "deck"].flatMap { word in
        [
          "summary", "name", "add", "remove", "next", "added", "twice", "too-many", "too-few",
          "saved",
        ].map { "\(word)-\($0)" }
      } + ["group-added-own", "deck-unknown"]),
    Family(
      prefix: "over-",
      ends: EveryDescriptor.all.filter { $0.game.wording?.ownEndings.isEmpty == false }.map(\.id)),
    Family(prefix: "fit-", ends: Fit.Word.allCases.map(\.rawValue)),
  ]

  /// Keys that are in the sources for sure: where a message is expected, and the families.
  static func certain() throws -> Set<String> {
    let patterns = [
      #/\b(?:Term|Key|Refusal)\(\s*"([a-z][a-z0-9-]*)"/#,
      #/\.(?:say|hint)\(\s*"([a-z][a-z0-9-]*)"/#,
      #/refusal\(\s*"([a-z][a-z0-9-]*)"/#, #/because: "([a-z][a-z0-9-]*)"/#,
    ]
    let written = try sources().flatMap { source in
      patterns.flatMap { source.matches(of: $0).map { String($0.1) } }
    }
    return Set(written).union(families.flatMap(\.keys))
  }

  /// Every literal that could be a key.
  static func possible() throws -> Set<String> {
    let literals = try sources().flatMap { source in
      source.matches(of: #/"([a-z][a-z0-9-]*)"/#).map { String($0.1) }
    }
    // The phrasebook puts these together itself.
    let own = ["plural-", "ordinal-", "list-"].flatMap { prefix in
      ["one", "two", "few", "many", "zero", "start", "middle", "end"].map { prefix + $0 }
    }
    return Set(literals).union(families.flatMap(\.keys)).union(own).union(["language-name"])
  }

  /// The beginnings of the keys that are put together.
  static func familiesInSources() throws -> Set<String> {
    Set(
      try sources().flatMap { source in
        source.matches(of: #/\bKey\("([a-z-]+)\\\(/#).map { String($0.1) }
      })
  }

  private static func sources() throws -> [String] {
    try ["Sources", "Web/Sources"].flatMap { folder in
      try sources(in: checkout.appending(path: folder))
    }
  }

  private static func sources(in folder: URL) throws -> [String] {
    let files = FileManager.default.enumerator(atPath: folder.path)
    var sources: [String] = []
    while let path = files?.nextObject() as? String {
      guard path.hasSuffix(".swift") else { continue }
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      // What comments mention is not used.
      sources.append(
        text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
          .joined(separator: "\n"))
    }
    return sources
  }

  private static let dataFiles = ["names.ftl", "groups.ftl", "on-demand/remark.ftl"]

  private static let files: [String: String] = {
    let folder = checkout.appending(path: "Locales/en")
    var files: [String: String] = [:]
    for name in dataFiles {
      let text = (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
      for match in text.matches(of: #/(?m)^([a-z][A-Za-z0-9_-]*) =/#) {
        files[String(match.1)] = name
      }
    }
    return files
  }()

  private static func file(of key: String) -> String? { files[key] }
}
