// swift-tools-version: 6.2
// SPDX-License-Identifier: GPL-3.0-or-later

import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// The page, in a package of its own, so that the game in the terminal never pays for the server.
let package = Package(
  name: "web",
  products: [
    .executable(name: "aloud-serve", targets: ["aloud-serve"]),
    // What reads what others send, for `Fuzzing`.
    .library(name: "WebTelnet", targets: ["Telnet"]),
    .library(name: "WebServer", targets: ["WebServer"]),
  ],
  dependencies: [
    .package(name: "aloud", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.0.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.0.0"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.0.0"),
  ],
  targets: [
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(name: "CPQ", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .target(
      name: "PostgreSQLStore",
      dependencies: [
        "CPQ", .product(name: "AloudCore", package: "aloud"),
        .product(name: "Metrics", package: "swift-metrics"),
      ], swiftSettings: strict),
    .target(
      name: "Monitoring",
      dependencies: [
        .product(name: "CoreMetrics", package: "swift-metrics"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ], swiftSettings: strict),
    .target(
      name: "Pages",
      dependencies: [
        "CZlib",
        .product(name: "AloudCore", package: "aloud"),
        .product(name: "Mustache", package: "swift-mustache"),
      ],
      resources: [
        .embedInCode("Resources/page.mustache"), .embedInCode("Resources/place.mustache"),
        .embedInCode("Resources/entry.mustache"), .embedInCode("Resources/line.mustache"),
        .embedInCode("Resources/notice.mustache"), .embedInCode("Resources/devices.mustache"),
        .embedInCode("Resources/welcome.mustache"), .embedInCode("Resources/privacy.mustache"),
        .embedInCode("Resources/report.mustache"),
        .embedInCode("Resources/page.css"),
        .embedInCode("Resources/page.js"), .embedInCode("Resources/sounds.js"),
        .embedInCode("Resources/voice.js"), .embedInCode("Resources/keys.js"),
        .embedInCode("Resources/pads.js"), .embedInCode("Resources/closeup.js"),
        .embedInCode("Resources/icon.svg"),
      ], swiftSettings: strict),
    .target(
      name: "WebServer",
      dependencies: [
        "Pages", .product(name: "AloudCore", package: "aloud"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "CryptoExtras", package: "swift-crypto"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Metrics", package: "swift-metrics"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ], swiftSettings: strict),
    .target(
      name: "Telnet", dependencies: [.product(name: "AloudCore", package: "aloud")],
      swiftSettings: strict),
    .target(
      name: "MUDServer",
      dependencies: [
        "Telnet", "WebServer", .product(name: "AloudCore", package: "aloud"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ], swiftSettings: strict),
    .executableTarget(
      name: "aloud-serve",
      dependencies: [
        "CMalloc", "Monitoring", "MUDServer", "PostgreSQLStore", "WebServer",
        .product(name: "AloudCore", package: "aloud"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "CoreMetrics", package: "swift-metrics"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ], swiftSettings: strict),
    .executableTarget(
      name: "PostgreSQLChild",
      dependencies: [
        "PostgreSQLStore", .product(name: "AloudCore", package: "aloud"),
        .product(name: "AloudStoreLaws", package: "aloud"),
      ], path: "Tests/PostgreSQLChild", swiftSettings: strict),
    .testTarget(
      name: "PostgreSQLTests",
      dependencies: [
        "PostgreSQLStore", "PostgreSQLChild", .product(name: "AloudCore", package: "aloud"),
        .product(name: "AloudStoreLaws", package: "aloud"),
      ], swiftSettings: strict),
    .testTarget(
      name: "MonitoringTests",
      dependencies: [
        "Monitoring", .product(name: "CoreMetrics", package: "swift-metrics"),
        .product(name: "HummingbirdTesting", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ], swiftSettings: strict),
    .testTarget(
      name: "WebServerTests",
      dependencies: [
        "Pages", "WebServer", .product(name: "AloudCore", package: "aloud"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "Mustache", package: "swift-mustache"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "HummingbirdTesting", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ], swiftSettings: strict),
    .testTarget(
      name: "MUDServerTests",
      dependencies: [
        "MUDServer", "WebServer", .product(name: "AloudCore", package: "aloud"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ], swiftSettings: strict),
    .testTarget(
      name: "TelnetTests",
      dependencies: ["Telnet", .product(name: "AloudCore", package: "aloud")],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
