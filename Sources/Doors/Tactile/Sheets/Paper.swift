// SPDX-License-Identifier: GPL-3.0-or-later

/// A format of paper, upright, in millimetres.
public enum Paper: String, CaseIterable, Sendable {
  case a4, letter

  public var width: Double { self == .a4 ? 210 : 215.9 }
  public var height: Double { self == .a4 ? 297 : 279.4 }

  /// What printers and embossers leave free.
  public static let margin = 15.0

  /// The part that may be used.
  public var area: Frame {
    Frame(
      x: Self.margin, y: Self.margin, width: width - 2 * Self.margin,
      height: height - 2 * Self.margin)
  }
}
