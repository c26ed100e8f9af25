// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// The data in the checkout that these tests are part of.
enum Shipped {
  /// nil when no groups are there.
  static let folder: String? = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let data = root.appendingPathComponent("Data").path
    return FileManager.default.fileExists(atPath: "\(data)/groups") ? data : nil
  }()
}
