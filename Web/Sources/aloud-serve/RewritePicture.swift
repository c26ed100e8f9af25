// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Foundation
import WebServer

/// What the server has a process of its own do with a picture that was sent.
struct RewritePicture: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rewrite-picture", abstract: "Read a picture in safety.", shouldDisplay: false)

  @Argument var picture: String
  @Argument var kept: String

  func run() throws {
    guard let reason = PictureIntake.rewrite(picture, to: kept) else { return }
    try FileHandle.standardOutput.write(contentsOf: reason)
    throw ExitCode.failure
  }
}
