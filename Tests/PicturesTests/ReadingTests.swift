// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Samples
import Testing

@testable import Pictures

@Suite struct ReadingTests {
  @Test func aPNGIsReadAsItIs() throws {
    let noise = Picture.noise(seed: 3)
    let tile = Tile(cell: 0, side: Picture.side, pixels: noise.pixels)
    let file = try #require(Canvas(tile).png)
    let isSame = try Picture(bytes: file) == noise
    #expect(isSame)
  }

  @Test func theCentreOfAWidePictureFillsTheSquare() throws {
    // Red, green and blue side by side, each as wide as high.
    let pixels = (0..<60 * 180).flatMap { index in Corners.colours[index % 180 / 60] }
    let file = SketchPNG.file(width: 180, height: 60, kind: 2, pixels: pixels)
    let isGreen = try Picture(bytes: file) == Picture(plain: [0, 160, 0])
    #expect(isGreen)
  }

  @Test func aSmallerPictureIsTheAverageOfWhatItCovers() throws {
    // A chessboard of single points.
    let pixels = (0..<960 * 960).flatMap { index in
      [UInt8](repeating: (index % 960 + index / 960) % 2 == 0 ? 0 : 200, count: 3)
    }
    let raster = Raster(width: 960, height: 960, pixels: pixels)
    #expect(Set(raster.square(of: 480)) == [100])
  }

  @Test func transparentPartsAreWhite() throws {
    let pixels = (0..<60 * 60).flatMap { index -> [UInt8] in
      [0, 0, 255, index < 1_800 ? 0 : 255]
    }
    let picture = try Picture(
      bytes: SketchPNG.file(width: 60, height: 60, kind: 6, pixels: pixels))
    #expect(Corners.names(of: picture) == [.white, .white, .blue, .blue])
  }

  @Test func greyPicturesAreRead() throws {
    let file = SketchPNG.file(
      width: 60, height: 60, kind: 0, pixels: Array(repeating: 128, count: 3_600))
    #expect(Set(try Picture(bytes: file).pixels) == [128])
  }

  @Test(arguments: [false, true]) func aJPEGIsRead(progressive: Bool) throws {
    let file = SketchJPEG.corners(width: 96, height: 96, progressive: progressive)
    #expect(Corners.names(of: try Picture(bytes: file)) == [.red, .green, .blue, .white])
  }

  @Test func aLargeJPEGIsMadeSmallerWhileItIsRead() throws {
    let file = SketchJPEG.corners(width: 1_000, height: 970)
    let (raster, _) = try JPEGFile(file).read()
    #expect((raster.width, raster.height) == (500, 485))
    #expect(Corners.names(of: try Picture(bytes: file)) == [.red, .green, .blue, .white])
  }

  @Test func printingColoursBecomeLight() throws {
    // Full cyan and magenta make blue.
    let picture = try Picture(bytes: SketchJPEG.ink([0, 0, 255, 255], side: 64))
    #expect(Set(Corners.names(of: picture)) == [.blue])
  }

  /// What is at the corners when a file whose corners are red, green, blue and white is turned.
  static let turns: [(UInt8, [Colour])] = [
    (1, [.red, .green, .blue, .white]), (2, [.green, .red, .white, .blue]),
    (3, [.white, .blue, .green, .red]), (4, [.blue, .white, .red, .green]),
    (5, [.red, .blue, .green, .white]), (6, [.blue, .red, .white, .green]),
    (7, [.white, .green, .blue, .red]), (8, [.green, .white, .red, .blue]),
    (0, [.red, .green, .blue, .white]), (9, [.red, .green, .blue, .white]),
  ]

  @Test(arguments: turns) func theOrientationIsHonoured(number: UInt8, corners: [Colour]) throws {
    let file = SketchJPEG.corners(width: 96, height: 96)
    let turned = SketchJPEG.turned(file, orientation: number)
    #expect(Corners.names(of: try Picture(bytes: turned)) == corners)
  }

  @Test func theOrientationInAPNGIsHonouredToo() throws {
    let pixels = (0..<60 * 60).flatMap { index -> [UInt8] in
      Corners.colours[index / 1_800 * 2 + index % 60 / 30]
    }
    let file = SketchPNG.file(
      width: 60, height: 60, kind: 2, pixels: pixels,
      extra: SketchPNG.chunk("eXIf", SketchJPEG.exif(6)))
    #expect(Corners.names(of: try Picture(bytes: file)) == [.blue, .red, .white, .green])
  }

  @Test func everyShippedPictureIsThereAndLight() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Shipped.folder.path)
    #expect(files.sorted() == ShippedPicture.allCases.map(\.file).sorted())
    for file in files {
      let path = Shipped.folder.appending(path: file).path
      let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
      #expect(try #require(size) < 150_000, "\(file)")
    }
  }

  @Test func aCaptionStandsInATextFileBesideThePicture() throws {
    let folder = try Scratch()
    try folder.write("\n  \nMy dog,\u{7} asleep\nmore\n", to: "dog.txt")
    let caption = try #require(Picture.caption(beside: folder.path("dog.jpeg")))
    #expect(Words.english(caption) == "My dog, asleep")
    #expect(Picture.caption(beside: folder.path("cat.jpeg")) == nil)
  }
}
