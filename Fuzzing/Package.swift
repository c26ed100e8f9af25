// swift-tools-version: 6.2
// SPDX-License-Identifier: GPL-3.0-or-later

import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// libFuzzer brings a `main` of its own, which ld.gold takes no second one beside.
let linked: [LinkerSetting] = [.unsafeFlags(["-use-ld=lld"])]

/// A package of its own, so that building and testing the game never pays for it. `make fuzz` has it and
/// all that it depends on made with what libFuzzer counts by.
let package = Package(
  name: "fuzz",
  dependencies: [
    .package(name: "aloud", path: ".."),
    .package(name: "web", path: "../Web"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
  ],
  targets: [
    .systemLibrary(name: "CLibFuzzer"),
    .target(name: "Harness", dependencies: ["CLibFuzzer"], swiftSettings: strict),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "Harness", .product(name: "AloudCore", package: "aloud"),
        .product(name: "WebTelnet", package: "web"),
      ], swiftSettings: strict, linkerSettings: linked),
    // The readers of the page, which bring a whole server along.
    .executableTarget(
      name: "fuzz-page",
      dependencies: [
        "Harness", .product(name: "WebServer", package: "web"),
        .product(name: "Hummingbird", package: "hummingbird"),
      ], swiftSettings: strict, linkerSettings: linked),
  ],
  swiftLanguageModes: [.v6]
)
