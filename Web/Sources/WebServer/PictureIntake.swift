// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Pictures
import Terminal

/// Takes in a picture that somebody sent: it is read by a process of its own, which may use little and
/// writes it anew, so that a file that was made to do harm does it to nobody.
public struct PictureIntake: Sendable {
  /// The program that ``read(_:to:)`` runs in, with the words before its two files.
  private let program: URL
  private let arguments: [String]
  /// Where the player's pictures are kept.
  private let folder: URL

  /// In bytes.
  static let limit = 20_000_000
  /// After which the process is ended.
  private static let patience = Duration.seconds(20)
  private static let longestName = 60

  init(program: URL, _ arguments: [String], folder: URL) {
    self.program = program
    self.arguments = arguments
    self.folder = folder
  }

  /// - Parameter name: what the file is called at the player's.
  /// - Returns: the path of the picture that was kept.
  /// - Throws: a ``Refusal`` that says what is wrong with it.
  func take(_ picture: Data, called name: String) async throws(Refusal) -> String {
    let incoming = FileManager.default.temporaryDirectory.appending(path: "aloud-\(UUID())")
    defer { try? FileManager.default.removeItem(at: incoming) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let isWritten = FileManager.default.createFile(
        atPath: incoming.path, contents: picture, attributes: [.posixPermissions: 0o600])
      guard isWritten else { throw CocoaError(.fileWriteUnknown) }
    } catch { throw Self.refusal(of: name, because: Term("flaw-unreadable")) }
    let kept = freePath(for: name)
    if let flaw = await read(incoming, to: kept) { throw Self.refusal(of: name, because: flaw) }
    return kept.path
  }

  /// - Returns: why it could not be read; nil where it was.
  private func read(_ incoming: URL, to kept: URL) async -> Term? {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments + [incoming.path, kept.path]
    process.environment = [:]
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    let ending = AsyncStream<Void>.makeStream()
    process.terminationHandler = { _ in ending.continuation.finish() }
    do { try process.run() } catch { return Term("picture-broken") }
    let timer = Task {
      try await Task.sleep(for: Self.patience)
      process.terminate()
    }
    for await _ in ending.stream {}
    timer.cancel()
    if process.terminationStatus == 0, process.terminationReason == .exit { return nil }
    try? FileManager.default.removeItem(at: kept)
    let told = output.fileHandleForReading.availableData
    return (try? JSONDecoder().decode(Term.self, from: told)) ?? Term("picture-broken")
  }

  /// As the file is called, where no other is; else with a number after it.
  private func freePath(for name: String) -> URL {
    let base = name.split(separator: "/").last.map(String.init) ?? ""
    let stem = PlainText.line((base as NSString).deletingPathExtension)
      .trimmingCharacters(in: .whitespaces.union(["."]))
    let kept = stem.isEmpty ? "picture" : String(stem.prefix(Self.longestName))
    let names = [kept] + (2...999).map { "\(kept) \($0)" }
    let free = names.lazy.map { folder.appending(path: "\($0).png") }
      .first { !FileManager.default.fileExists(atPath: $0.path) }
    return free ?? folder.appending(path: "\(UUID()).png")
  }

  private static func refusal(of name: String, because reason: Term) -> Refusal {
    Refusal(Term("problem-file", ["file": .text(PlainText.line(name)), "reason": .term(reason)]))
  }
}

extension PictureIntake {
  /// What the process of its own does: reads a picture, and writes it as the square that puzzles are
  /// cut from.
  ///
  /// - Returns: why it cannot, as JSON of a ``Term``; nil where it is done.
  public static func rewrite(_ picture: String, to kept: String) -> Data? {
    confine()
    do throws(PictureFlaw) {
      guard let png = try Picture(file: picture).png,
        FileManager.default.createFile(atPath: kept, contents: Data(png))
      else { throw .unreadable }
      return nil
    } catch {
      return try? JSONEncoder().encode(error.term)
    }
  }

  /// What a picture of 20 megabytes needs, and not much more.
  private static func confine() {
    let limits: [(__rlimit_resource, UInt)] = [
      (RLIMIT_AS, 2 << 30), (RLIMIT_CPU, 15), (RLIMIT_NOFILE, 32), (RLIMIT_FSIZE, 8 << 20),
      (RLIMIT_CORE, 0),
    ]
    for (resource, most) in limits {
      var limit = rlimit(rlim_cur: rlim_t(most), rlim_max: rlim_t(most))
      setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    }
  }
}
