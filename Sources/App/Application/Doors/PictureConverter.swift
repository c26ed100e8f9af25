// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation

/// Makes files of other formats from drawings, by a program that the system has for that.
///
/// Cairo, by which that program draws, would be one more library to build and start with; this is
/// run for players alone who ask for such a file.
struct PictureConverter {
  private let program: URL

  private static let name = "rsvg-convert"
  private static let package = "librsvg2-bin"
  /// After so many seconds it is given up.
  private static let patience = 20.0

  /// - Parameter missing: what is told where the program is not there; its `program` and `package`
  ///   are filled.
  /// - Throws: a ``Refusal`` that says which package to install.
  init(
    orElse missing: Key = "view-no-program",
    path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws(Refusal) {
    guard let program = InstalledProgram.file(of: Self.name, path: path) else {
      throw Refusal(
        Term(missing, ["program": .text(Self.name), "package": .text(Self.package)]))
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
    return try run([], reading: FileHandle(fileDescriptor: fileno(drawing)))
  }

  /// - Parameter pages: a drawing each, of the size it is to have.
  /// - Returns: a PDF file.
  func pdf(of pages: [Data]) throws(Refusal) -> Data {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = pages.indices.map { folder.appending(path: "\($0).svg") }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (page, file) in zip(pages, files) { try page.write(to: file) }
    } catch {
      throw Self.failure
    }
    return try run(["--format", "pdf"] + files.map(\.path), reading: .nullDevice)
  }

  private func run(_ arguments: [String], reading input: FileHandle) throws(Refusal) -> Data {
    let output = Pipe()
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { throw Self.failure }
    let deadline = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience, execute: deadline)
    defer { deadline.cancel() }
    let file = try? output.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    guard process.terminationStatus == 0, let file, !file.isEmpty else { throw Self.failure }
    return file
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
