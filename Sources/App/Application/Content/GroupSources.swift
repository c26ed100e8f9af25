// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas

extension LocalGroups {
  /// A player's own groups, and those of the player's server.
  public init(ownOf archive: Archive) {
    // What is wrong with the address is told where it is asked for.
    let copy = try? RemoteCopy(archive)
    self.init(folder: archive.folders?.data.path, remote: copy?.groups)
  }
}
