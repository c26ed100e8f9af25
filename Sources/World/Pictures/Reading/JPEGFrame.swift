// SPDX-License-Identifier: GPL-3.0-or-later

/// What a JPEG file says of itself before its first pass, found as libjpeg finds it: whatever stands
/// before a marker is skipped, and some markers have no length.
struct JPEGFrame {
  /// Whether the first pass holds all colours in full, so that rows can be read one by one.
  let isReadInOnePass: Bool
  /// What libjpeg keeps of a point where it cannot, in bytes.
  let bytesPerPoint: Double

  /// Nil where there is no pass.
  init?(_ bytes: [UInt8]) {
    var frame: ArraySlice<UInt8>?
    var isSequential = false
    var markers = JPEGMarkers(bytes)
    while let (marker, payload) = markers.next() {
      switch marker {
      // Of arithmetic coding, too; C4, C8 and CC are no frames.
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        frame = bytes[payload]
        isSequential = [0xC0, 0xC1, 0xC9].contains(marker)
      case 0xDA:
        guard let frame, frame.count >= 6, let colours = bytes[payload].first else { return nil }
        let factors = frame.dropFirst(6).enumerated().filter { $0.offset % 3 == 1 }
          .map { (Int($0.element >> 4), Int($0.element & 15)) }
        let whole = (factors.map(\.0).max() ?? 1) * (factors.map(\.1).max() ?? 1)
        let kept = factors.reduce(0) { $0 + $1.0 * $1.1 }
        isReadInOnePass = isSequential && colours == frame[frame.startIndex + 5]
        bytesPerPoint = whole == 0 ? 8 : 2 * Double(kept) / Double(whole)
        return
      default: break
      }
    }
    return nil
  }
}

/// The markers of a JPEG file with what belongs to them, up to where something is cut short.
struct JPEGMarkers: IteratorProtocol {
  private let bytes: [UInt8]
  private var position = 2

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> (marker: UInt8, payload: Range<Int>)? {
    while true {
      while position < bytes.count, bytes[position] != 0xFF { position += 1 }
      while position < bytes.count, bytes[position] == 0xFF { position += 1 }
      guard position < bytes.count else { return nil }
      let marker = bytes[position]
      position += 1
      switch marker {
      // Data, and markers that stand alone.
      case 0x00, 0x01, 0xD0...0xD8: continue
      case 0xD9: return nil
      default: break
      }
      guard position + 2 <= bytes.count else { return nil }
      let length = Int(bytes[position]) << 8 + Int(bytes[position + 1])
      guard length >= 2, position + length <= bytes.count else { return nil }
      defer { position += length }
      return (marker, position + 2..<position + length)
    }
  }
}
