// SPDX-License-Identifier: GPL-3.0-or-later

/// North American ASCII Braille, what embossers take: a character for each cell of six dots.
enum AsciiBraille {
  /// By the bits of a cell, dot 1 the lowest.
  private static let characters = Array(
    ##" A1B'K2L@CIF/MSP"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\0Z7(_?W]#Y)="##.utf8)

  /// A character for each cell; dots 7 and 8, which it does not know, are left out.
  static func encode(_ cells: some Sequence<UInt8>) -> [UInt8] {
    cells.map { characters[Int($0 & 0x3F)] }
  }
}
