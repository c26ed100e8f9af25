// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Files read and written as a whole.
public enum WholeFile {
  /// How long a pipe may keep a reader or a writer waiting, in milliseconds.
  private static let patience: Int32 = 2_000

  /// - Parameters:
  ///   - limit: in bytes; a larger file is refused before it is read.
  ///   - patience: how long a pipe may keep the reader waiting, in milliseconds.
  static func read(
    _ url: URL, atMost limit: Int, patience: Int32 = patience
  ) throws(FileProblem) -> Data {
    let file = try open(url, O_RDONLY | O_NONBLOCK)
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw FileProblem(url, .init(errno: errno)) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw FileProblem(url, .isAFolder) }
    guard status.st_size <= limit else { throw FileProblem(url, .tooLarge(limit: limit)) }
    var content = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      // An ordinary file is always ready; a pipe that nobody writes to would be taken for empty.
      try wait(for: POLLIN, of: file, named: url, patience)
      let count = Foundation.read(file, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw FileProblem(url, .init(errno: errno)) }
      guard count > 0 else { return content }
      content.append(contentsOf: buffer[..<count])
      // A pipe has no size beforehand.
      guard content.count <= limit else { throw FileProblem(url, .tooLarge(limit: limit)) }
    }
  }

  /// Writes so that at every instant either the old file or the new one is there, whole. What is no
  /// plain file, such as a pipe, is written to as it is.
  ///
  /// - Parameter followsLinks: for a file that the player may keep elsewhere. Otherwise a link is
  ///   refused, since anybody who may write in a folder can have it lead to what they may not.
  public static func write(
    _ content: Data, to url: URL, followsLinks: Bool = false
  ) throws(FileProblem) {
    var status = stat()
    let path = url.path(percentEncoded: false)
    let exists = stat(path, &status) == 0
    let isDevice = exists && (status.st_mode & S_IFMT != S_IFREG || path.hasPrefix("/dev/"))
    if isDevice {
      try fill(try open(url, O_WRONLY | O_NONBLOCK), with: content, named: url, isDevice: true)
      return
    }
    var link = stat()
    if !followsLinks, lstat(path, &link) == 0, link.st_mode & S_IFMT == S_IFLNK {
      throw FileProblem(url, .isALink)
    }
    let target = url.resolvingSymlinksInPath()
    let folder = target.deletingLastPathComponent()
    let draft = folder.appending(path: ".\(target.lastPathComponent).\(UUID().uuidString)")
    let draftPath = draft.path(percentEncoded: false)
    do throws(FileProblem) {
      let mode = exists ? status.st_mode & 0o7777 : 0o600
      let file = try open(draft, O_WRONLY | O_CREAT | O_EXCL, mode: mode, named: url)
      try fill(file, with: content, named: url, isDevice: false)
      guard rename(draftPath, target.path(percentEncoded: false)) == 0 else {
        throw FileProblem(url, .init(errno: errno))
      }
    } catch {
      unlink(draftPath)
      throw error
    }
    // The name must reach the disk too; a file system that cannot do this still has the file.
    if let folder = try? open(folder, O_RDONLY) {
      fsync(folder)
      close(folder)
    }
  }

  /// A file that is gone already is as good as removed.
  public static func remove(_ url: URL) throws(FileProblem) {
    guard unlink(url.path(percentEncoded: false)) == 0 || errno == ENOENT else {
      throw FileProblem(url, .init(errno: errno))
    }
  }

  private static func open(
    _ url: URL, _ flags: Int32, mode: mode_t = 0, named name: URL? = nil
  ) throws(FileProblem) -> Int32 {
    let file = Foundation.open(url.path(percentEncoded: false), flags | O_CLOEXEC, mode)
    guard file >= 0 else { throw FileProblem(name ?? url, .init(errno: errno)) }
    return file
  }

  /// - Throws: where nothing can be read or written in time, as with a named pipe that has no other
  ///   end.
  private static func wait(
    for events: Int32, of file: Int32, named url: URL, _ patience: Int32
  ) throws(FileProblem) {
    var polled = pollfd(fd: file, events: Int16(events), revents: 0)
    guard poll(&polled, 1, patience) == 0 else { return }
    throw FileProblem(url, .silent)
  }

  /// Writes everything and closes the file.
  private static func fill(
    _ file: Int32, with content: Data, named url: URL, isDevice: Bool
  ) throws(FileProblem) {
    defer { close(file) }
    var rest = content[...]
    while !rest.isEmpty {
      if isDevice { try wait(for: POLLOUT, of: file, named: url, patience) }
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw FileProblem(url, .init(errno: errno)) }
      rest = rest.dropFirst(count)
    }
    guard isDevice || fsync(file) == 0 else { throw FileProblem(url, .init(errno: errno)) }
  }
}
