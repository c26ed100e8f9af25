// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Where drawings find pictures: addresses as `href` takes them, such as a path on a server or the
/// picture itself as `data:`. Nil for one that cannot be had.
public struct PictureLinks: Sendable {
  /// The square picture that a puzzle was cut from, by the name in ``PicturePart``.
  public let picture: @Sendable (String) -> String?
  public let illustration: @Sendable (Illustration) -> String?

  public init(
    picture: @escaping @Sendable (String) -> String?,
    illustration: @escaping @Sendable (Illustration) -> String?
  ) {
    self.picture = picture
    self.illustration = illustration
  }

  public static let none = PictureLinks { _ in
    nil
  } illustration: { _ in
    nil
  }
}
