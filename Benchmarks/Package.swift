// swift-tools-version: 6.2
// SPDX-License-Identifier: GPL-3.0-or-later

import PackageDescription

/// A package of its own, so that building and testing the game never pays for it.
let package = Package(
  name: "bench",
  dependencies: [.package(name: "aloud", path: "..")],
  targets: [
    .executableTarget(
      name: "bench", dependencies: [.product(name: "AloudCore", package: "aloud")],
      swiftSettings: [.treatAllWarnings(as: .error)])
  ],
  swiftLanguageModes: [.v6]
)
