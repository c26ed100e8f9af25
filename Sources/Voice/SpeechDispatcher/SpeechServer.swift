// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// The player's Speech Dispatcher: where it listens, and what starts it where it does not run.
public struct SpeechServer: Sendable {
  public let address: ServerAddress
  /// The program to start; nil where it is not installed or would start on another machine.
  private let program: String?
  private let environment: [String: String]

  /// Nil where the environment asks for a way of talking that there is not.
  public init?(environment: [String: String]) {
    guard let address = ServerAddress(environment: environment) else { return nil }
    self.address = address
    self.environment = environment
    program = environment["PATH", default: ""].split(separator: ":")
      .map { "\($0)/speech-dispatcher" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Whether it is worth asking: false where nobody can listen and nothing can be started.
  public var mayAnswer: Bool {
    guard case .unix(let path) = address else { return true }
    return program != nil || FileManager.default.fileExists(atPath: path)
  }

  /// Starts the server as libspeechd does; it comes back from the program once it listens.
  ///
  /// - Returns: False where there is nothing to start, it refuses, or it takes longer.
  func start(within limit: Duration) -> Bool {
    guard let program, let arguments = address.spawnArguments else { return false }
    guard let child = ChildProgram(program, arguments, environment: environment) else {
      return false
    }
    if let status = child.status(within: limit) { return status == 0 }
    child.end()
    return false
  }
}
