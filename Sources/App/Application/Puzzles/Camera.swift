// SPDX-License-Identifier: GPL-3.0-or-later

import Confinement
import Engine
import Foundation

/// Takes a picture with the first camera, by a program that the system has for that.
public struct Camera {
  /// The hidden command by which the program starts another within limits.
  public static let command = "take-picture"
  /// In seconds; longer than a camera needs to wake.
  private static let limits = Confinement(seconds: 10)

  /// Runs a program in the place of this one; comes back only where that cannot be.
  public static func become(_ program: [String]) {
    limits.enter()
    guard let file = program.first else { return }
    var words = program.map { strdup($0) } + [nil]
    execv(file, &words)
  }

  /// The folders where programs are looked for, as `PATH` lists them.
  let path: String

  private static let device = "/dev/video0"

  /// The programs that can, the best first.
  private static let tools = ["fswebcam", "ffmpeg"]

  private static func arguments(of tool: String, _ file: String) -> [String] {
    tool == "fswebcam"
      ? [
        "--quiet", "--no-banner", "--device", device, "--skip", "20", "--resolution", "1280x720",
        file,
      ]
      : ["-loglevel", "error", "-y", "-f", "v4l2", "-i", device, "-frames:v", "1", file]
  }

  /// - Returns: The picture, a new file in the folder.
  /// - Throws: a ``Refusal`` that says what is missing.
  func shoot(into folder: URL) throws(Refusal) -> URL {
    guard let tool = Self.tools.lazy.compactMap(program).first else {
      throw Refusal(Term("camera-no-program"))
    }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "camera-\(Int(Date().timeIntervalSince1970)).jpg")
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments =
      [Self.command, tool.path] + Self.arguments(of: tool.lastPathComponent, file.path)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { throw Refusal(Term("camera-no-program")) }
    process.waitUntilExit()
    guard FileManager.default.fileExists(atPath: file.path) else {
      let isThere = FileManager.default.fileExists(atPath: Self.device)
      throw Refusal(Term(isThere ? "camera-failed" : "camera-none"))
    }
    return file
  }

  private func program(_ name: String) -> URL? { InstalledProgram.file(of: name, path: path) }
}
