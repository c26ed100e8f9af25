// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import ArgumentParser
import Foundation

/// What a program has a process of its own do with a picture that others have made.
public struct ReadPicture: ParsableCommand {
  public static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: PictureReader.command, abstract: "Read a picture in safety.",
      shouldDisplay: false)
  }

  @Argument var picture: String

  public init() {}

  public func run() throws {
    let (data, isPicture) = PictureReader.answer(to: picture)
    try FileHandle.standardOutput.write(contentsOf: data)
    if !isPicture { throw ExitCode.failure }
  }
}
