// swift-tools-version: 6.2
// SPDX-License-Identifier: GPL-3.0-or-later

import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// Optimised in debug builds too: the tests start the program a thousand times, which then reads its
/// words and groups, and look into millions of positions and pixels.
let quick: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// The modules, lowest first. A module may import what is listed beside it and nothing else;
/// the Makefile builds with `--explicit-target-dependency-import-check error`.
let modules: [Target] = [
  module("Rules/Engine", settings: quick),
  module("Talk/Preferences", ["Engine"]),
  module("World/Atlas", ["Engine"], settings: quick),
  module("World/Learning", ["Engine", "Atlas"], settings: quick),
  module("Rules/Cards", ["Engine"], settings: quick),
  module("Rules/Patience", ["Engine", "Cards"], settings: quick),
  module(
    "Rules/Games", ["Engine", "Cards", "Patience", "Atlas"], settings: quick, plugins: ["ListGames"]
  ),
  module("Rules/Solver", ["Engine", "Cards", "Patience", "Games", "Atlas"], settings: quick),
  module("Words/Narration", ["Engine"], settings: quick),
  module("Words/Localization", ["Engine"], settings: quick),
  module("Voice/Cues", ["Engine"], settings: quick),
  module("World/Pictures", ["Engine", "CPNG", "CTurboJPEG", "CExif"], settings: quick),
  module(
    "Talk/Conversation", ["Engine", "Learning", "Narration", "Preferences"], settings: quick),
  module("System/Wakeup"),
  module("Doors/Braille", ["Wakeup", "CLouis", "CBrlAPI"]),
  module("Voice/Speech"),
  module("Voice/ESpeak", ["Speech", "CESpeak"]),
  module("Voice/SpeechDispatcher", ["Speech", "Wakeup"]),
  module("Voice/Sound", ["Speech", "COpenAL", "CSndFile"]),
  module("System/Loading"),
  module("System/Confinement", ["CProcess"]),
  module("System/Fetching", ["Loading", "CCurl"]),
  module("Doors/Gamepads", ["Cues", "Loading", "Wakeup", "CSDL2"]),
  module(
    "Doors/Drawing", ["Engine", "Conversation", "Localization"], settings: quick),
  module("Doors/Tactile", ["Braille", "Pictures"], settings: quick),
  module("Doors/Terminal", ["Localization", "Wakeup"]),
  module(
    "App/Storage",
    [
      "Engine", "Atlas", "Learning", "Preferences",
      .product(name: "GRDB", package: "GRDB.swift"),
      .product(name: "GRDBSQLite", package: "GRDB.swift"),
    ]),
  module(
    "App/Application",
    [
      "Engine", "Atlas", "Games", "Learning", "Solver", "Narration", "Localization", "Cues",
      "Pictures", "Conversation", "Preferences", "Braille", "Speech", "ESpeak", "SpeechDispatcher",
      "Sound", "Fetching", "Gamepads", "Drawing", "Tactile", "Terminal", "Storage", "Wakeup",
      "Confinement",
      .product(name: "SwiftCSV", package: "SwiftCSV"),
      .product(name: "Logging", package: "swift-log"),
    ]),
  module(
    "App/CommandHelp",
    [
      "Engine", "Application", "Localization", "Conversation", "Preferences", "Storage", "Tactile",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ]),
]

let package = Package(
  name: "aloud",
  products: [
    .executable(name: "aloud", targets: ["aloud"]),
    .library(name: "AloudCore", targets: modules.map(\.name)),
    // What other packages hold their stores to.
    .library(name: "AloudStoreLaws", targets: ["StoreLaws", "StoreTestSupport"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/swiftcsv/SwiftCSV", from: "0.10.0"),
  ],
  targets: modules + [
    .plugin(name: "ListGames", capability: .buildTool()),
    .systemLibrary(name: "CProcess", path: "Sources/System/CProcess"),
    library("CESpeak", pkgConfig: "espeak-ng", package: "libespeak-ng-dev"),
    library("CLouis", pkgConfig: "liblouis", package: "liblouis-dev"),
    library("CBrlAPI", package: "libbrlapi-dev"),
    library("CPNG", pkgConfig: "libpng", package: "libpng-dev"),
    library("CTurboJPEG", pkgConfig: "libturbojpeg", package: "libturbojpeg0-dev"),
    library("CExif", pkgConfig: "libexif", package: "libexif-dev"),
    library("COpenAL", pkgConfig: "openal", package: "libopenal-dev"),
    // Their headers only: pkg-config would have the program linked with them; see `Loading`.
    library("CCurl", package: "libcurl4-openssl-dev"),
    library("CSDL2", package: "libsdl2-dev"),
    library("CSndFile", pkgConfig: "sndfile", package: "libsndfile1-dev"),
    .executableTarget(
      name: "aloud",
      dependencies: modules.map { .init(stringLiteral: $0.name) } + [
        .product(name: "ArgumentParser", package: "swift-argument-parser")
      ],
      swiftSettings: strict),
    support("TerminalTestSupport"),
    support("BrailleTestSupport"),
    support("GoldenTestSupport"),
    support("Samples", ["Engine", "Atlas", "Games"]),
    .executableTarget(
      name: "TerminalEcho", dependencies: ["Terminal"], path: "Tests/TerminalEcho",
      swiftSettings: strict),
    tests("EngineTests", ["Engine"]),
    tests("AtlasTests", ["Atlas", "Engine"]),
    tests("LearningTests", ["Learning", "Atlas", "Engine"]),
    tests(
      "GamesTests",
      ["Engine", "Cards", "Atlas", "Patience", "Games", "Samples", "Narration", "Localization"]),
    tests("CardsTests", ["Cards", "Engine"]),
    tests(
      "LocalizationTests", ["Engine", "Localization", "GoldenTestSupport"],
      exclude: ["Fixtures", "Numerals", "Reference", "Renderings"]),
    tests("TerminalTests", ["Terminal", "TerminalTestSupport", "TerminalEcho"]),
    tests("SolverTests", ["Solver", "Engine", "Cards", "Games", "Atlas", "Patience", "Samples"]),
    .executableTarget(
      name: "make-sounds", dependencies: ["Sound"], path: "Sources/Tools/make-sounds",
      swiftSettings: strict),
    tests("SpeechTests", ["Speech"]),
    tests("ESpeakTests", ["Atlas", "ESpeak", "Sound", "Speech"]),
    support("DaemonTestSupport", ["SpeechDispatcher"]),
    tests(
      "SpeechDispatcherTests", ["SpeechDispatcher", "Speech", "DaemonTestSupport"],
      exclude: ["Programs"]),
    .executableTarget(
      name: "SoundChild", dependencies: ["Sound", "Speech"], path: "Tests/SoundChild",
      swiftSettings: strict),
    tests("SoundTests", ["COpenAL", "make-sounds", "Sound", "SoundChild", "Speech"]),
    support("StoreTestSupport", ["Engine", "Storage"]),
    support("StoreLaws", ["Engine", "Learning", "Preferences", "Storage", "StoreTestSupport"]),
    .executableTarget(
      name: "StorageChild", dependencies: ["Engine", "Storage", "StoreTestSupport"],
      path: "Tests/StorageChild", swiftSettings: strict),
    tests(
      "StorageTests",
      [
        "Engine", "Learning", "Preferences", "Storage", "StorageChild", "StoreLaws",
        "StoreTestSupport",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ], resources: [.copy("Fixtures")]),
    tests(
      "LawTests",
      [
        "Engine", "Atlas", "Games", "Narration", "Localization", "Conversation",
        "ConversationTestSupport", "Preferences", "Samples",
      ]),
    tests(
      "ConversationTests",
      [
        "Conversation", "ConversationTestSupport", "Engine", "Learning", "Narration",
        "Preferences", "Cards", "Atlas", "Games", "Samples",
      ]),
    tests(
      "DrawingTests",
      [
        "Drawing", "Conversation", "ConversationTestSupport", "Engine", "Localization",
        "Preferences", "Samples", "GoldenTestSupport",
      ], exclude: ["Drawings"]),
    tests("NarrationTests", ["Narration", "Engine", "Atlas", "Games", "Samples"]),
    tests("CuesTests", ["Cues", "Engine"]),
    tests("BrailleTests", ["Braille", "BrailleTestSupport", "Engine", "Localization"]),
    support("ConversationTestSupport", ["Conversation", "Engine", "Learning", "Narration"]),
    support("WebTestSupport"),
    tests("FetchingTests", ["Fetching", "WebTestSupport"]),
    tests("GamepadsTests", ["Gamepads", "Cues", "Loading", "Wakeup", "CSDL2"]),
    tests("PicturesTests", ["Pictures", "Engine", "Localization", "Samples", "CTurboJPEG"]),
    tests(
      "TactileTests",
      [
        "Tactile", "Braille", "CLouis", "Engine", "Localization", "Pictures", "GoldenTestSupport",
      ], exclude: ["Sheets"]),
    tests(
      "ApplicationTests",
      [
        "Application", "Conversation", "ConversationTestSupport", "Engine", "Learning",
        "Localization", "Preferences", "Storage",
      ]),
    tests(
      "TranscriptTests",
      [
        "aloud", "Application", "Engine", "Narration", "Localization", "Learning", "Preferences",
        "Conversation", "GoldenTestSupport",
      ], exclude: ["Scripts", "Transcripts"]),
    tests(
      "ProgramTests",
      [
        "aloud", "Application", "Engine", "Cards", "Atlas", "Games", "Learning", "Solver",
        "Storage",
        "Localization",
        "Narration", "Conversation", "Preferences", "Pictures", "Sound", "Samples",
        "BrailleTestSupport", "ConversationTestSupport", "DaemonTestSupport", "GoldenTestSupport",
        "TerminalTestSupport",
        "WebTestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], exclude: ["Games", "Help", "Pictures"]),
  ],
  swiftLanguageModes: [.v6]
)

/// - Parameter path: the floor of the house and the name of the module, which is that of its folder.
func module(
  _ path: String, _ dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = [],
  plugins: [Target.PluginUsage] = []
) -> Target {
  .target(
    name: String(path.split(separator: "/")[1]), dependencies: dependencies,
    path: "Sources/\(path)",
    swiftSettings: strict + settings, plugins: plugins)
}

/// The headers of a library, linked with it where pkg-config knows how.
func library(_ name: String, pkgConfig: String? = nil, package: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig, providers: [.apt([package])])
}

func support(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Tests/\(name)", swiftSettings: strict)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [],
  resources: [Resource]? = nil
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, exclude: exclude, resources: resources,
    swiftSettings: strict)
}
