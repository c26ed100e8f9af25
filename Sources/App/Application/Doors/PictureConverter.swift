// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation

/// Makes pictures of points from drawings, by a program that the system has for that.
struct PictureConverter {
  private let program: URL

  private static let name = "rsvg-convert"
  private static let package = "librsvg2-bin"
  /// After so many seconds it is given up.
  private static let patience = 20.0

  /// - Throws: a ``Refusal`` that says which package to install.
  init(path: String = ProcessInfo.processInfo.environment["PATH"] ?? "") throws(Refusal) {
    guard let program = InstalledProgram.file(of: Self.name, path: path) else {
      throw Refusal(
        Term(
          "view-no-program", ["program": .text(Self.name), "package": .text(Self.package)]))
    }
    self.program = program
  }

  /// - Returns: a PNG file.
  func png(of svg: Data) throws(Refusal) -> Data {
    // A file without a name, as a pipe that nobody reads to its end would hold the game up.
    guard let drawing = tmpfile() else { throw Self.failure }
    defer { fclose(drawing) }
    let isWritten = svg.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, drawing) == $0.count }
    guard isWritten, fflush(drawing) == 0, lseek(fileno(drawing), 0, SEEK_SET) == 0 else {
      throw Self.failure
    }
    let output = Pipe()
    let process = Process()
    process.executableURL = program
    process.standardInput = FileHandle(fileDescriptor: fileno(drawing))
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { throw Self.failure }
    let deadline = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience, execute: deadline)
    defer { deadline.cancel() }
    let png = try? output.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    guard process.terminationStatus == 0, let png, !png.isEmpty else { throw Self.failure }
    return png
  }

  private static var failure: Refusal {
    Refusal(Term("view-not-converted", ["program": .text(name)]))
  }
}

/// A program that the system may have.
enum InstalledProgram {
  /// - Parameter path: the folders where programs are looked for, as `PATH` lists them.
  static func file(of name: String, path: String) -> URL? {
    path.split(separator: ":").map { URL(filePath: String($0)).appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
