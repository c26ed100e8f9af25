// SPDX-License-Identifier: GPL-3.0-or-later

/// How large what fingers read has to be, in millimetres.
///
/// Braille as in Specification 800 of the National Library Service (2008), the rest after the
/// Guidelines and Standards for Tactile Graphics of BANA and CBC (2010, 2022).
enum Standard {
  static let dot = 1.5
  /// From the middle of a dot to that of the next.
  static let dotDistance = 2.34
  static let cellDistance = 6.2
  static let lineDistance = 10.0

  /// An eighth of an inch between any two things.
  static let gap = 3.2
  /// A quarter of an inch: nothing smaller is felt as an area.
  static let leastArea = 6.4
  /// The symbol that stands for what is smaller than an area.
  static let point = 5.0
  /// Coasts are heavier than borders, and borders heavier than the sea.
  static let coast = 1.5
  static let border = 1.0
  static let sea = 0.5

  static let mostLabels = 10
}
