// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation

/// A text file that a long piece of work adds lines to, and that can be gone on with where the work
/// was broken off.
///
/// As long as it is unfinished, a file beside it, `.begun`, says what the work is. Nobody else can add
/// to the file while this value lives.
public struct GrowingFile: ~Copyable, Sendable {
  /// The last whole line that was there already, with its end; nil where there is none.
  public let lastLine: String?

  private let url: URL
  private let descriptor: Int32
  private let isDevice: Bool

  /// Opens a file, or makes one. Half a line at its end is dropped.
  ///
  /// - Throws: ``GrowingFileProblem`` for a file that another work has begun or any has finished, or
  ///   that is being added to now. It stays as it is.
  public init(_ url: URL, of work: String) throws(GrowingFileProblem) {
    let path = url.path(percentEncoded: false)
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o666)
    guard descriptor >= 0 else { throw .file(FileProblem(url, .init(errno: errno))) }
    let isDevice: Bool
    let lastLine: String?
    do throws(GrowingFileProblem) {
      var status = stat()
      guard fstat(descriptor, &status) == 0 else {
        throw .file(FileProblem(url, .init(errno: errno)))
      }
      isDevice = status.st_mode & S_IFMT != S_IFREG
      lastLine = isDevice ? nil : try Self.lastLine(of: url, descriptor, work)
    } catch {
      close(descriptor)
      throw error
    }
    self.url = url
    self.descriptor = descriptor
    self.isDevice = isDevice
    self.lastLine = lastLine
  }

  /// Unlocked before it is closed: a program that is just being started still has a copy of what is
  /// open here, and the lock with it.
  deinit {
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  private static func lastLine(
    of url: URL, _ descriptor: Int32, _ work: String
  ) throws(GrowingFileProblem) -> String? {
    let path = url.path(percentEncoded: false)
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw .busy(path: path) }
    let (note, told) = (note(of: url), Data("\(work)\n".utf8))
    do {
      let content = try Data(contentsOf: url)
      guard !content.isEmpty else {
        try WholeFile.write(told, to: note)
        return nil
      }
      guard let begun = try? Data(contentsOf: note) else {
        throw GrowingFileProblem.exists(path: path)
      }
      guard begun == told else { throw GrowingFileProblem.otherWork(path: path) }
      let whole = content.lastIndex(of: newline).map { $0 + 1 } ?? 0
      guard whole == content.count || ftruncate(descriptor, off_t(whole)) == 0 else {
        throw FileProblem(url, .init(errno: errno))
      }
      guard whole > 0 else { return nil }
      let start = content[..<(whole - 1)].lastIndex(of: newline).map { $0 + 1 } ?? 0
      return String(decoding: content[start..<whole], as: UTF8.self)
    } catch let problem as GrowingFileProblem {
      throw problem
    } catch let problem as FileProblem {
      throw .file(problem)
    } catch {
      throw .file(FileProblem(url, .init(errno: errno)))
    }
  }

  private static let newline = UInt8(ascii: "\n")

  private static func note(of url: URL) -> URL { url.appendingPathExtension("begun") }

  /// Adds whole lines, in one piece, so that a program that is ended leaves no half of them.
  public func append(_ lines: String) throws(FileProblem) {
    var rest = Array(lines.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw FileProblem(url, .init(errno: errno)) }
      rest = rest.dropFirst(count)
    }
  }

  /// Ends the work: from now on the file is one like any other.
  public consuming func finish() throws(FileProblem) {
    guard !isDevice else { return }
    guard fsync(descriptor) == 0 else { throw FileProblem(url, .init(errno: errno)) }
    try WholeFile.remove(Self.note(of: url))
  }
}

/// Why a file cannot be gone on with.
public enum GrowingFileProblem: Error, Hashable, Sendable {
  case file(FileProblem)
  /// It was there before, or is finished.
  case exists(path: String)
  /// It was begun for something else.
  case otherWork(path: String)
  /// Another program is adding to it.
  case busy(path: String)

  /// What the player is told.
  public var reason: Term {
    switch self {
    case .file(let problem): problem.reason
    case .exists(let path): Term("growing-exists", ["path": .text(path)])
    case .otherWork(let path): Term("growing-other-work", ["path": .text(path)])
    case .busy(let path): Term("growing-busy", ["path": .text(path)])
    }
  }
}
