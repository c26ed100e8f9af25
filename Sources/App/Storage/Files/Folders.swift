// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation

/// Where the game keeps its files, by the XDG Base Directory Specification 0.8.
public struct Folders: Hashable, Sendable {
  /// Saved rounds and results.
  public let state: URL
  /// The settings file.
  public let config: URL
  /// What the player made: groups and decks.
  public let data: URL
  /// What can be had again: groups of a server. Where neither a variable nor a home says where it
  /// is, it is the one for saved rounds.
  public let cache: URL

  public var groups: URL { data.appending(path: "groups", directoryHint: .isDirectory) }
  public var decks: URL { data.appending(path: "decks", directoryHint: .isDirectory) }

  /// Sounds that take the place of the game's.
  public var sounds: URL { data.appending(path: "sounds", directoryHint: .isDirectory) }
  public var pictures: URL { data.appending(path: "pictures", directoryHint: .isDirectory) }
  /// Where the desktop keeps pictures (XDG user directories); nil where it says nowhere.
  public let userPictures: URL?
  /// Where it keeps documents; where it says nowhere, the folder for what the player made.
  public let documents: URL

  /// - Parameter accountHome: the home that the system's list of accounts gives, used where `HOME`
  ///   is not set to an absolute path.
  /// - Throws: ``NoHome`` where a folder is given neither by its own variable nor by a home.
  public init(
    environment: [String: String], accountHome: String? = Folders.accountHome
  ) throws(NoHome) {
    let home = [environment["HOME"], accountHome].compactMap(\.self).first { $0.hasPrefix("/") }
    func folder(_ variable: String, orInHome place: String) throws(NoHome) -> URL {
      // A relative path is to be ignored, says the specification.
      if let path = environment[variable], path.hasPrefix("/") {
        return URL(filePath: path, directoryHint: .isDirectory)
          .appending(path: "aloud", directoryHint: .isDirectory)
      }
      guard let home else { throw NoHome(variable: variable) }
      return URL(filePath: home, directoryHint: .isDirectory)
        .appending(path: "\(place)/aloud", directoryHint: .isDirectory)
    }
    state = try folder("XDG_STATE_HOME", orInHome: ".local/state")
    config = try folder("XDG_CONFIG_HOME", orInHome: ".config")
    data = try folder("XDG_DATA_HOME", orInHome: ".local/share")
    cache = (try? folder("XDG_CACHE_HOME", orInHome: ".cache")) ?? state
    let directories = Self.userDirectories(beside: config.deletingLastPathComponent())
    /// By the variable, by the file that the desktop writes, or in the home.
    func userFolder(_ variable: String, _ usual: String) -> URL? {
      let written = directories[variable]?.replacing("$HOME", with: home ?? "")
      let paths = [environment[variable], written, home.map { "\($0)/\(usual)" }]
      return paths.compactMap(\.self).first { $0.hasPrefix("/") }.map { URL(filePath: $0) }
    }
    userPictures = userFolder("XDG_PICTURES_DIR", "Pictures")
    documents = userFolder("XDG_DOCUMENTS_DIR", "Documents") ?? data
  }

  /// What the desktop wrote of the user's folders, by variable, as it stands there.
  private static func userDirectories(beside config: URL) -> [String: String] {
    let list = config.appending(path: "user-dirs.dirs").path(percentEncoded: false)
    let text = String(decoding: FileManager.default.contents(atPath: list) ?? Data(), as: UTF8.self)
    let pairs = text.split(separator: "\n").compactMap { line -> (String, String)? in
      guard let equals = line.firstIndex(of: "=") else { return nil }
      let path = line[line.index(after: equals)...].replacing("\"", with: "")
      return (String(line[..<equals]), String(path))
    }
    return Dictionary(pairs) { first, _ in first }
  }

  public static var accountHome: String? {
    guard let account = getpwuid(getuid()), let home = account.pointee.pw_dir else { return nil }
    return String(cString: home)
  }

  /// Makes a folder and those above it, for the player alone (0700), where they do not exist.
  public static func make(_ folder: URL) throws(FileProblem) {
    let path = folder.path(percentEncoded: false)
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else { throw FileProblem(folder, .notAFolder) }
      return
    }
    guard errno == ENOENT else { throw FileProblem(folder, .init(errno: errno)) }
    let above = folder.deletingLastPathComponent()
    if above.path(percentEncoded: false) != path { try make(above) }
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
      throw FileProblem(folder, .init(errno: errno))
    }
  }
}

/// Neither `HOME`, nor the account, nor the folder's own variable says where files belong.
public struct NoHome: Error, Hashable, Sendable {
  public let variable: String

  /// What the player is told.
  public var reason: Term { Term("folder-no-home", ["variable": .text(variable)]) }
}
