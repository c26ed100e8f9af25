// SPDX-License-Identifier: GPL-3.0-or-later

/// A sound that a client can fetch and play.
public struct OfferedSound: Hashable, Sendable {
  /// The name of its file.
  let file: String
  /// The address of the folder that it is fetched from, with the stroke at its end.
  let folder: String
  /// Per cent.
  let volume: Int

  public init(file: String, folder: String, volume: Int) {
    self.file = file
    self.folder = folder
    self.volume = volume
  }

  private struct Play: Encodable {
    let name: String
    let url: String
    let type = "sound"
    let volume: Int
  }

  /// `Client.Media.Play`
  var message: GMCPMessage {
    GMCPMessage("Client.Media.Play", Play(name: file, url: folder, volume: volume))
  }

  /// The line of the MUD Sound Protocol, which is no text.
  var trigger: String { "\(Self.mark)SOUND(\(file) V=\(volume) L=1 P=50 T=game U=\(folder))" }

  /// What such a line begins with.
  static let mark = "!!"
}
