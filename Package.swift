// swift-tools-version: 6.2
// SPDX-License-Identifier: GPL-3.0-or-later

import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// Optimised in debug builds too: the tests start the program a thousand times, which then reads its
/// words and groups, and look into millions of positions.
let quick: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// The modules, lowest first. A module may import what is listed beside it and nothing else;
/// the Makefile builds with `--explicit-target-dependency-import-check error`.
let modules: [Target] = [
  module("Engine", settings: quick),
  module("Preferences", ["Engine"]),
  module("Atlas", ["Engine"], settings: quick),
  module("Learning", ["Engine", "Atlas"]),
  module("Cards", ["Engine"], settings: quick),
  module("Patience", ["Engine", "Cards"], settings: quick),
  module(
    "Games", ["Engine", "Cards", "Patience", "Atlas"], settings: quick, plugins: ["ListGames"]),
  module("Solver", ["Engine", "Cards", "Patience", "Games", "Atlas"], settings: quick),
  module("Narration", ["Engine"]),
  module("Phrasebook", ["Engine"], settings: quick),
  module("Cues", ["Engine"]),
  module("Pictures", ["Engine", "CPNG", "CTurboJPEG", "CExif"]),
  module("Dialogue", ["Engine", "Learning", "Narration", "Preferences"]),
  module("Waking"),
  module("Braille", ["Waking", "CLouis", "CBrlAPI"]),
  module("Speech"),
  module("ESpeak", ["Speech", "CESpeak"]),
  module("SpeechDispatcher", ["Speech"]),
  module("Sound", ["Speech", "COpenAL", "CSndFile"]),
  module("Loading"),
  module("Fetching", ["Loading", "CCurl"]),
  module("Pads", ["Cues", "Loading", "Waking", "CSDL2"]),
  module("Terminal", ["Phrasebook", "Waking"]),
  module(
    "Storage", ["Engine", "Learning", "Preferences", .product(name: "GRDB", package: "GRDB.swift")]),
]

let package = Package(
  name: "aloud",
  products: [
    .executable(name: "aloud", targets: ["aloud"]),
    .library(name: "AloudCore", targets: modules.map(\.name)),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/swiftcsv/SwiftCSV", from: "0.10.0"),
  ],
  targets: modules + [
    .plugin(name: "ListGames", capability: .buildTool()),
    .systemLibrary(
      name: "CESpeak", pkgConfig: "espeak-ng", providers: [.apt(["libespeak-ng-dev"])]),
    .systemLibrary(name: "CLouis", pkgConfig: "liblouis", providers: [.apt(["liblouis-dev"])]),
    .systemLibrary(name: "CBrlAPI", providers: [.apt(["libbrlapi-dev"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
    .systemLibrary(name: "CExif", pkgConfig: "libexif", providers: [.apt(["libexif-dev"])]),
    .systemLibrary(name: "COpenAL", pkgConfig: "openal", providers: [.apt(["libopenal-dev"])]),
    // Their headers only: pkg-config would have the program linked with them; see `Loading`.
    .systemLibrary(name: "CCurl", providers: [.apt(["libcurl4-openssl-dev"])]),
    .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev"])]),
    .systemLibrary(
      name: "CSndFile", pkgConfig: "sndfile", providers: [.apt(["libsndfile1-dev"])]),
    .executableTarget(
      name: "aloud",
      dependencies: modules.map { .init(stringLiteral: $0.name) } + [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SwiftCSV", package: "SwiftCSV"),
      ],
      swiftSettings: strict),
    support("TerminalTestSupport"),
    support("BrailleTestSupport"),
    support("Samples", ["Engine", "Atlas", "Games"]),
    .executableTarget(
      name: "TerminalEcho", dependencies: ["Terminal"], path: "Tests/TerminalEcho",
      swiftSettings: strict),
    tests("EngineTests", ["Engine"]),
    tests("AtlasTests", ["Atlas", "Engine"]),
    tests("LearningTests", ["Learning", "Atlas", "Engine"]),
    tests(
      "GamesTests",
      ["Engine", "Cards", "Atlas", "Patience", "Games", "Samples", "Narration", "Phrasebook"]),
    tests("CardsTests", ["Cards", "Engine"]),
    tests(
      "PhrasebookTests", ["Engine", "Phrasebook"], exclude: ["Fixtures", "Reference"]),
    tests("TerminalTests", ["Terminal", "TerminalTestSupport", "TerminalEcho"]),
    tests("SolverTests", ["Solver", "Engine", "Cards", "Games", "Atlas", "Patience", "Samples"]),
    .executableTarget(name: "make-sounds", dependencies: ["Sound"], swiftSettings: strict),
    tests("SpeechTests", ["Speech"]),
    tests("ESpeakTests", ["ESpeak", "Sound", "Speech"]),
    support("DaemonTestSupport", ["SpeechDispatcher"]),
    tests("SpeechDispatcherTests", ["SpeechDispatcher", "Speech", "DaemonTestSupport"]),
    .executableTarget(
      name: "SoundChild", dependencies: ["Sound", "Speech"], path: "Tests/SoundChild",
      swiftSettings: strict),
    tests("SoundTests", ["COpenAL", "make-sounds", "Sound", "SoundChild", "Speech"]),
    .executableTarget(
      name: "StorageChild", dependencies: ["Engine", "Storage"], path: "Tests/StorageChild",
      swiftSettings: strict),
    tests(
      "StorageTests",
      [
        "Engine", "Learning", "Preferences", "Storage", "StorageChild",
        .product(name: "GRDB", package: "GRDB.swift"),
      ], resources: [.copy("Fixtures")]),
    tests(
      "LawTests", ["Engine", "Atlas", "Games", "Narration", "Phrasebook", "Samples"]),
    tests(
      "DialogueTests",
      [
        "Dialogue", "Engine", "Learning", "Narration", "Preferences", "Cards", "Atlas", "Games",
        "Samples",
      ]),
    tests("NarrationTests", ["Narration", "Engine", "Atlas", "Games", "Samples"]),
    tests("CuesTests", ["Cues", "Engine"]),
    tests("BrailleTests", ["Braille", "BrailleTestSupport", "Engine", "Phrasebook"]),
    support("WebTestSupport"),
    tests("FetchingTests", ["Fetching", "WebTestSupport"]),
    tests("PadsTests", ["Pads", "Cues", "Loading", "Waking", "CSDL2"]),
    tests("PicturesTests", ["Pictures", "Engine", "Phrasebook", "Samples", "CTurboJPEG"]),
    tests(
      "ProgramTests",
      [
        "aloud", "Engine", "Cards", "Atlas", "Games", "Learning", "Solver", "Storage", "Phrasebook",
        "Narration", "Dialogue", "Preferences", "Pictures", "Sound", "Samples",
        "BrailleTestSupport", "DaemonTestSupport", "TerminalTestSupport", "WebTestSupport",
      ], exclude: ["Help", "Pictures", "Scripts", "Transcripts"]),
  ],
  swiftLanguageModes: [.v6]
)

func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = [],
  plugins: [Target.PluginUsage] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, swiftSettings: strict + settings, plugins: plugins)
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
