// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Samples
import Testing

@testable import Pictures

@Suite struct RefusalTests {
  private func flaw(_ bytes: [UInt8]) -> PictureFlaw? {
    do throws(PictureFlaw) {
      _ = try Picture(bytes: bytes)
      return nil
    } catch { return error }
  }

  private func flaw(file: String) -> PictureFlaw? {
    do throws(PictureFlaw) {
      _ = try Picture(file: file)
      return nil
    } catch { return error }
  }

  @Test func filesThatAreNoneAreRefused() throws {
    let folder = try Scratch()
    try folder.write([], to: "empty.png")
    mkfifo(folder.path("pipe.png"), 0o600)
    symlink(folder.path("round.png"), folder.path("round.png"))
    #expect(flaw(file: folder.path("nothing.png")) == .notFound)
    #expect(flaw(file: folder.path("empty.png/nothing.png")) == .notFound)
    #expect(flaw(file: folder.path("")) == .folder)
    #expect(flaw(file: folder.path("empty.png")) == .empty)
    #expect(flaw(file: folder.path("pipe.png")) == .notAFile)
    #expect(flaw(file: folder.path("round.png")) == .unreadable)
    #expect(flaw(file: "/dev/zero") == .notAFile)
  }

  @Test func theFirstBytesTellWhetherAFileIsAPicture() throws {
    let folder = try Scratch()
    try folder.write(SketchPNG.signature, to: "begun.png")
    try folder.write("GIF89a\u{1}", to: "other.png")
    try Picture.check(file: folder.path("begun.png"))
    #expect(throws: PictureFlaw.otherFormat("GIF")) {
      try Picture.check(file: folder.path("other.png"))
    }
  }

  @Test func aHeavyFileIsRefusedUnread() throws {
    let folder = try Scratch()
    try folder.write(SketchPNG.signature, to: "heavy.png")
    truncate(folder.path("heavy.png"), 32 << 20 + 1)
    #expect(flaw(file: folder.path("heavy.png")) == .tooHeavy(megabytes: 32))
  }

  static let others: [(String, PictureFlaw)] = [
    ("GIF89a\u{1}", .otherFormat("GIF")), ("RIFF\0\0\0\0WEBPVP8 ", .otherFormat("WebP")),
    ("\0\0\0 ftypheic\0\0", .otherFormat("HEIC")), ("\0\0\0 ftypmif1\0\0", .otherFormat("HEIC")),
    ("\0\0\0 ftypavif\0\0", .otherFormat("AVIF")), ("II*\0\u{8}", .otherFormat("TIFF")),
    ("<svg xmlns=", .otherFormat("SVG")),
    ("BM" + String(repeating: "\0", count: 40), .otherFormat("BMP")),
    ("Bring milk.", .unknownFormat), ("%PDF-1.7", .unknownFormat), ("\0", .unknownFormat),
  ]

  @Test(arguments: others) func otherFormatsAreNamed(start: String, reason: PictureFlaw) {
    #expect(flaw(Array(start.utf8)) == reason)
  }

  static let sizes: [(Int, Int, PictureFlaw)] = [
    (20_000, 20_000, .tooLarge(width: 20_000, height: 20_000)),
    (20_001, 60, .tooLarge(width: 20_001, height: 60)),
    (0x7FFF_FFFF, 0x7FFF_FFFF, .tooLarge(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF)),
    (0xFFFF_FFFF, 1, .tooLarge(width: 0xFFFF_FFFF, height: 1)),
    (8_000, 8_000, .tooLarge(width: 8_000, height: 8_000)),
    (59, 60, .tooSmall(least: 60)), (60, 1, .tooSmall(least: 60)), (0, 60, .broken),
    // A size that is allowed, without the pixels for it.
    (5_400, 5_400, .broken), (60, 60, .broken),
  ]

  @Test(arguments: sizes) func theSizeIsDecidedByTheHeader(
    width: Int, height: Int, reason: PictureFlaw
  ) {
    #expect(flaw(SketchPNG.hollow(width: width, height: height)) == reason)
  }

  @Test func aPictureThatIsLargeButWholeIsRefusedForItsSizeAlone() {
    #expect(flaw(SketchPNG.black(width: 500, height: 400)) == nil)
    #expect(
      flaw(SketchPNG.black(width: 20_000, height: 20_000))
        == .tooLarge(width: 20_000, height: 20_000))
  }

  /// A JPEG file whose frame says another size than it has.
  private func jpeg(width: Int, height: Int, progressive: Bool) -> [UInt8] {
    var file = SketchJPEG.corners(width: 64, height: 64, progressive: progressive)
    let frame = file.indices.first { file[$0] == 0xFF && [0xC0, 0xC2].contains(file[$0 + 1]) } ?? 0
    let size = [height >> 8, height & 0xFF, width >> 8, width & 0xFF].map { UInt8($0) }
    file.replaceSubrange(frame + 5..<frame + 9, with: size)
    return file
  }

  @Test func aJPEGMayBeLargerWhenItIsReadInOnePass() {
    let large = PictureFlaw.tooLarge(width: 10_000, height: 10_000)
    #expect(flaw(jpeg(width: 10_000, height: 10_000, progressive: true)) == large)
    // Its pixels end early, but its size is accepted.
    #expect(flaw(jpeg(width: 10_000, height: 10_000, progressive: false)) == .broken)
    #expect(
      flaw(jpeg(width: 65_000, height: 65_000, progressive: false))
        == .tooLarge(width: 65_000, height: 65_000))
    #expect(flaw(jpeg(width: 40, height: 64, progressive: false)) == .tooSmall(least: 60))
  }

  /// A marker without a length before the frame does not make a file of several passes one of one.
  @Test func passesAreCountedAsTheReaderOfJPEGCountsThem() {
    let file = jpeg(width: 10_000, height: 10_000, progressive: true)
    let frame: [UInt8] = [0xFF, 0xC0, 0, 11, 8, 0, 60, 0, 60, 1, 1, 0x11, 0]
    let scan: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0]
    for marker in [[0xFF, 0x01], [0xFF, 0xD3], [0x00, 0xFF, 0xFF, 0x01]] as [[UInt8]] {
      // Who takes the next bytes for a length finds a frame of one colour and its pass.
      let decoy = marker + [0xFF, 0xE0, 0, 2 + UInt8(frame.count + scan.count)] + frame + scan
      let bytes = file.prefix(2) + decoy + file.dropFirst(2)
      #expect(JPEGFrame(Array(bytes))?.isReadInOnePass == false)
      #expect(JPEGFrame(Array(bytes))?.bytesPerPoint == 6)
    }
    let plain = SketchJPEG.corners(width: 64, height: 64)
    #expect(JPEGFrame(plain)?.isReadInOnePass == true)
    #expect(JPEGFrame(Array(plain.prefix(40)))?.isReadInOnePass == nil)
  }

  /// What stands beside the picture changes nothing, and of what turns it the first holds.
  @Test func whatStandsBesideThePixelsIsLeftOut() throws {
    let pixels = (0..<10_800).map { UInt8($0 % 251) }
    func file(_ extra: [UInt8]) -> [UInt8] {
      SketchPNG.file(width: 60, height: 60, kind: 2, pixels: pixels, extra: extra)
    }
    let text = SketchPNG.chunk("tEXt", Array("Comment\0Hello".utf8))
    let turned = SketchPNG.chunk("eXIf", SketchJPEG.exif(3))
    let upright = SketchPNG.chunk("eXIf", SketchJPEG.exif(1))
    let plain = try PNGFile(file([])).read()
    let beside = try PNGFile(file(text + turned + upright) + Array(repeating: 7, count: 99)).read()
    #expect(beside.0 == plain.0)
    #expect(beside.1 == Orientation(number: 3))
    #expect(try PNGFile(file(upright + turned)).read().1 == .upright)
  }

  /// libpng takes the memory that a length promises before it looks whether so much comes.
  @Test func theLengthOfWhatIsCutShortIsBelievedOfPixelsAlone() throws {
    let pixels = Array(repeating: UInt8(0), count: 3_600)
    let start = Array(
      SketchPNG.file(width: 60, height: 60, kind: 0, pixels: pixels, extra: []).prefix(33))
    func cut(_ name: String) -> [UInt8] { start + [0x60, 0, 0, 0] + Array(name.utf8) + [1, 2, 3] }
    #expect(try PNGFile(cut("eXIf")).sifted().bytes == start)
    #expect(try PNGFile(cut("IDAT")).sifted().bytes == cut("IDAT"))
    #expect(flaw(cut("eXIf")) == .broken && flaw(cut("IDAT")) == .broken)
  }

  @Test func animatedPicturesAreRefused() {
    let frames = SketchPNG.chunk("acTL", [0, 0, 0, 2, 0, 0, 0, 0])
    let file = SketchPNG.file(
      width: 60, height: 60, kind: 0, pixels: Array(repeating: 0, count: 3_600), extra: frames)
    #expect(flaw(file) == .animated)
  }

  /// The pixels without their scaling to the square, which takes most of the time.
  private func raster(_ bytes: [UInt8]) -> Raster? {
    switch ImageFormat(of: bytes) {
    case .png: try? PNGFile(bytes).read().0
    case .jpeg: try? JPEGFile(bytes).read().0
    default: nil
    }
  }

  static let whole: [[UInt8]] = [
    SketchPNG.file(
      width: 60, height: 60, kind: 2, pixels: (0..<10_800).map { UInt8($0 % 251) }),
    SketchJPEG.corners(width: 64, height: 64),
    SketchJPEG.corners(width: 64, height: 64, progressive: true),
  ]

  @Test(arguments: whole.indices) func aPictureCutShortIsRefusedOrWhole(index: Int) throws {
    let file = Self.whole[index]
    let picture = try #require(raster(file))
    for length in stride(from: 0, to: file.count, by: max(1, file.count / 300)) {
      let cut = raster(Array(file.prefix(length)))
      let isSound = cut == nil || cut == picture
      #expect(isSound, "\(length) of \(file.count) bytes")
    }
    #expect(flaw(Array(file.prefix(file.count / 2))) == .broken)
  }

  @Test(arguments: whole.indices) func nothingThatAFileHoldsDoesHarm(index: Int) {
    let file = Self.whole[index]
    var generator = Generator(seed: 1)
    for _ in 0..<300 {
      var bytes = file
      for _ in 0...generator.below(8) {
        bytes[generator.below(min(bytes.count, 600))] = UInt8(generator.below(256))
      }
      if let raster = raster(bytes) {
        #expect(raster.pixels.count == 3 * raster.width * raster.height)
      }
    }
    for start in [SketchPNG.signature, [0xFF, 0xD8, 0xFF, 0xE1]] {
      for _ in 0..<100 {
        let bytes = start + (0..<200).map { _ in UInt8(generator.below(256)) }
        #expect(flaw(bytes) != nil)
      }
    }
  }

  @Test func everyReasonIsToldInEveryLanguage() {
    let flaws: [PictureFlaw] = [
      .notFound, .unreadable, .folder, .notAFile, .empty, .tooHeavy(megabytes: 64),
      .unknownFormat, .otherFormat("GIF"), .broken, .animated, .tooSmall(least: 60),
      .tooLarge(width: 20_000, height: 20_000),
    ]
    for book in Words.books {
      #expect(Set(flaws.map { book.line([$0.term]).text }).count == flaws.count)
      #expect(flaws.filter { !book.has($0.term.key) } == [])
    }
  }
}
