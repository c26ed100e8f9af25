// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas

extension LocalGroups {
  /// The game's own groups, the player's, and those of the player's server.
  public init(_ resources: Resources, _ archive: Archive) {
    // What is wrong with the address is told where it is asked for.
    let copy = try? RemoteCopy(archive)
    self.init(
      shipped: resources.data.path, own: archive.folders?.data.path, remote: copy?.groups)
  }
}
