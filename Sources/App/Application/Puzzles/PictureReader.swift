// SPDX-License-Identifier: GPL-3.0-or-later

import Confinement
import Engine
import Foundation
import Pictures

/// Reads files that may be pictures, made by whoever.
public enum PictureReader: Sendable {
  /// In this process.
  case here
  /// In a process of its own, which may use little, so that a file that was made to do harm does it to
  /// nobody. Arguments of the program come before the path.
  case apart(program: URL, arguments: [String])

  /// By this program itself; see ``answer(to:)``.
  public static var byThisProgram: PictureReader {
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    return .apart(program: program, arguments: [command, "--"])
  }

  /// The hidden command by which a program does the reading.
  public static let command = "read-picture"

  /// For a picture that a phone takes, and for none longer than anybody waits.
  private static let limits = Confinement(memory: 152 << 20, seconds: 10)

  public func read(_ file: String) throws(PictureFlaw) -> Picture {
    guard case .apart(let program, let arguments) = self else { return try Picture(file: file) }
    // What is no ordinary file needs no process.
    try Picture.check(file: file)
    let process = Process()
    process.executableURL = program
    process.arguments = arguments + [file]
    process.environment = [:]
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    do { try process.run() } catch { throw .unreadable }
    let told = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    if process.terminationReason == .exit, process.terminationStatus == 0,
      let picture = Picture(square: [UInt8](told))
    {
      return picture
    }
    throw (try? JSONDecoder().decode(PictureFlaw.self, from: told)) ?? .broken
  }

  /// What the process of its own does.
  ///
  /// - Returns: the pixels of the square that puzzles are cut from, or why it cannot be had, as JSON of
  ///   a ``PictureFlaw``.
  public static func answer(to file: String) -> (data: Data, isPicture: Bool) {
    limits.enter()
    do throws(PictureFlaw) {
      return (Data(try Picture(file: file).pixels), true)
    } catch {
      return ((try? JSONEncoder().encode(error)) ?? Data(), false)
    }
  }
}
