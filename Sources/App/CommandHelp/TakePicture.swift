// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import ArgumentParser

/// What the program has a process of its own become to take a picture: the camera's program, which
/// ends with the game, or by itself where the camera does not answer.
public struct TakePicture: ParsableCommand {
  public static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: Camera.command, abstract: "Take a picture in time.", shouldDisplay: false)
  }

  @Argument(parsing: .captureForPassthrough)
  var program: [String] = []

  public init() {}

  public func run() throws {
    Camera.become(program)
    throw ExitCode.failure
  }
}
