// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Fetching
import Foundation
import Storage

/// Groups of a server: the copy of them that this machine keeps, and asking for a newer one.
public struct RemoteCopy: Sendable {
  private let address: WebAddress
  private let file: URL

  /// - Parameter folder: where copies are kept, each under its address.
  init(_ address: WebAddress, in folder: URL) {
    self.address = address
    let name = String(Fingerprint(of: Array(address.description.utf8)).value, radix: 16)
    file = folder.appending(path: "groups-\(name).json")
  }

  /// The copy of the server that a player's settings name; nil where they name none.
  ///
  /// - Throws: a ``Refusal`` where what they name is no address.
  public init?(of player: StoredPlayer) throws(Refusal) {
    guard let url = player.settings.groupsURL, let cache = player.folders?.cache else {
      return nil
    }
    do { self.init(try WebAddress(url), in: cache) } catch {
      throw Refusal(error.refusal(of: url))
    }
  }

  /// The address as the player has set it.
  var url: String { address.description }

  /// As they were sent last.
  var groups: RemoteGroups { RemoteGroups(copy: path) }

  /// What came, in words, and the problems of what is no good of it.
  public struct FetchResult: Sendable {
    public let isNew: Bool
    public let term: Term
    public let problems: [Term]
  }

  /// Asks the server, which may take some seconds, and keeps what is good as the new copy.
  ///
  /// - Throws: a ``Refusal`` with what the player is told; the copy then stays as it was.
  public func refresh() throws(Refusal) -> FetchResult {
    do {
      // A copy that is damaged is asked for anew.
      let known = (try? groups.loadAllGroups()) == nil ? nil : modified
      let download = Download(
        sizeLimit: RemoteGroups.sizeLimit, agent: "aloud/\(ProgramVersion.current)")
      switch try download.run(address, known: known) {
      case .unchanged: return result(try groups.loadAllGroups(), isNew: false)
      case .content(let content, let changed):
        return result(try keep(content, changed), isNew: true)
      }
    } catch {
      throw Refusal(refused(error))
    }
  }

  private var path: String { file.path(percentEncoded: false) }

  private var modified: Date? {
    try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
  }

  /// Puts what came in the place of the copy, where there is a sound group in it.
  private func keep(_ content: Data, _ changed: Date?) throws -> Catalogue {
    // The game and the command line may ask at the same time.
    let draft = file.appendingPathExtension(UUID().uuidString)
    try Folders.make(file.deletingLastPathComponent())
    try WholeFile.write(content, to: draft)
    defer { try? FileManager.default.removeItem(at: draft) }
    let catalogue = try RemoteGroups(copy: draft.path(percentEncoded: false)).loadAllGroups()
    guard !catalogue.groups.isEmpty else { throw catalogue.problems.first ?? Empty() }
    try WholeFile.write(content, to: file)
    if let changed {
      try FileManager.default.setAttributes([.modificationDate: changed], ofItemAtPath: path)
    }
    return catalogue
  }

  private struct Empty: Error {}

  private func result(_ catalogue: Catalogue, isNew: Bool) -> FetchResult {
    FetchResult(
      isNew: isNew,
      term: Term(
        isNew ? "remote-fetched" : "remote-unchanged",
        ["groups": .number(catalogue.groups.count), "server": .text(address.host)]),
      problems: catalogue.problems.map(\.term))
  }

  private func refused(_ error: any Error) -> Term {
    let reason: Term =
      switch error {
      case let fault as DownloadFault: fault.term
      case let problem as CatalogueProblem: problem.reason
      case let problem as FileProblem: problem.reason
      default: Term("remote-empty")
      }
    return Term(
      modified == nil ? "remote-failed" : "remote-failed-stays",
      ["server": .text(address.host), "reason": .term(reason)])
  }
}
