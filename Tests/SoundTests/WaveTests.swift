// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Sound
import Testing

struct WaveTests {
  @Test func `what is written is read again`() throws {
    let wave = Wave([0, 1, -1, .max, .min], sampleRate: 22_050)
    let folder = try Folder()
    #expect(try Wave(file: folder.write("a.wav", wave.bytes)) == wave)
  }

  @Test func `two channels become one`() throws {
    var bytes = Wave([100, 300, -100, -300], sampleRate: 44_100).bytes
    bytes[22] = 2
    let folder = try Folder()
    let wave = try Wave(file: folder.write("a.wav", bytes))
    #expect(wave == Wave([100, 300, -100, -300], sampleRate: 44_100, channels: 2))
    #expect(wave.mono == Wave([200, -200], sampleRate: 44_100))
  }

  @Test func `other chunks are passed over`() throws {
    let plain = Wave([1, 2], sampleRate: 8_000)
    let list = Array("LIST".utf8) + [3, 0, 0, 0] + [1, 2, 3, 0]
    let folder = try Folder()
    let file = folder.write("a.wav", Array(plain.bytes[..<36]) + list + plain.bytes[36...])
    #expect(try Wave(file: file) == plain)
  }

  @Test func `another rate keeps the length in time`() {
    let wave = Wave((0..<100).map { Int16($0 * 100) }, sampleRate: 11_025)
    #expect(wave.resampled(to: 11_025) == wave)
    let doubled = wave.resampled(to: 22_050)
    #expect(doubled.samples.count == 200)
    #expect(doubled.samples[..<5] == [0, 50, 100, 150, 200])
    #expect(wave.resampled(to: 8_000).samples.count == 72)
    #expect(Wave([10, 20, 40, 60], sampleRate: 44_100).resampled(to: 22_050).samples == [15, 50])
  }

  /// Each with one thing wrong, at its place in the file.
  @Test(
    arguments: [
      ("nothing", 0, []), ("no RIFF", 0, [0x58]), ("no WAVE", 8, [0x58]), ("no format", 12, [0x58]),
      ("not PCM", 20, [3]), ("no channel", 22, [0]), ("six channels", 22, [6]),
      ("rate of 0", 24, [0, 0, 0, 0]), ("no data", 36, [0x58]), ("empty", 40, [0]),
      ("a huge format", 16, [255, 255, 255, 255]),
    ] as [(String, Int, [UInt8])])
  func `a broken file is refused by its name`(fault: String, at offset: Int, with bytes: [UInt8])
    throws
  {
    let folder = try Folder()
    var broken = Wave([1, 2, 3, 4], sampleRate: 22_050).bytes
    broken.replaceSubrange(offset..<offset + bytes.count, with: bytes)
    let file = folder.write("a.wav", fault == "nothing" ? [] : broken)
    #expect(throws: SoundError.notASound(file: file)) { try Wave(file: file) }
  }

  @Test(arguments: [[200, 0, 0, 0], [255, 255, 255, 255]] as [[UInt8]])
  func `of a file cut short, what is there is heard`(size: [UInt8]) throws {
    let folder = try Folder()
    var cut = Wave([1, 2, 3, 4], sampleRate: 22_050).bytes
    cut.replaceSubrange(40..<44, with: size)
    #expect(try Wave(file: folder.write("a.wav", cut)).samples == [1, 2, 3, 4])
  }

  /// The same two samples, half of full scale and its negative, as other programs write them.
  @Test(
    arguments: [
      ("8 bit", 1, 8, [192, 64]), ("24 bit", 1, 24, [0, 0, 64, 0, 0, 192]),
      ("32 bit", 1, 32, [0, 0, 0, 64, 0, 0, 0, 192]),
      ("floating point", 3, 32, [0, 0, 0, 63, 0, 0, 0, 191]),
      // Not a number, and more than full scale.
      ("nonsense", 3, 32, [0, 0, 192, 127, 0, 0, 0, 66]),
    ] as [(String, UInt8, UInt8, [UInt8])])
  func `other ways to write samples are read`(
    name: String, format: UInt8, bits: UInt8, data: [UInt8]
  ) throws {
    let folder = try Folder()
    var bytes = Array(Wave([0], sampleRate: 48_000).bytes.prefix(44)) + data
    bytes[4] = UInt8(36 + data.count)
    bytes[20] = format
    bytes[32] = bits / 8
    bytes[34] = bits
    bytes[40] = UInt8(data.count)
    let wave = try Wave(file: folder.write("a.wav", bytes))
    #expect(wave.sampleRate == 48_000)
    #expect(wave.samples == (name == "nonsense" ? [0, .max] : [16_384, -16_384]))
  }

  @Test func `what is no file is refused`() throws {
    let folder = try Folder()
    let missing = folder.path + "/missing.wav"
    #expect(throws: SoundError.file(missing, code: Int(ENOENT))) { try Wave(file: missing) }
    #expect(throws: SoundError.notASound(file: folder.path)) { try Wave(file: folder.path) }
    let pipe = folder.path + "/pipe.wav"
    mkfifo(pipe, 0o600)
    #expect(throws: SoundError.notASound(file: pipe)) { try Wave(file: pipe) }
  }

  @Test func `a broken sound is reported, and the others are there`() throws {
    let folder = try Folder()
    _ = folder.write("good.wav", Wave([1, 2], sampleRate: 11_025).bytes)
    let bad = folder.write("bad.wav", [1, 2, 3])
    _ = folder.write("notes.txt", [1])
    let bank = SoundBank(folder: folder.path, sampleRate: 22_050)
    #expect(bank.sounds == ["good": [1, 1, 2, 2]])
    #expect(bank["good"] == [1, 1, 2, 2])
    #expect(bank["bad"] == nil)
    #expect(bank.problems == [.notASound(file: bad)])
    let missing = folder.path + "/none"
    let none = SoundBank(folder: missing, sampleRate: 22_050)
    #expect(none.problems == [.file(missing, code: Int(ENOENT))])
  }

  @Test func `the player's own sounds take the place of those that come with the game`() throws {
    let (shipped, own) = (try Folder(), try Folder())
    for name in ["flip", "move", "win"] {
      _ = shipped.write(name + ".wav", Wave([1, 1], sampleRate: 22_050).bytes)
    }
    _ = own.write("flip.wav", Wave([5, 7, 9, 11], sampleRate: 44_100, channels: 2).bytes)
    let bad = own.write("move.wav", [1, 2, 3])
    _ = own.write("holiday.wav", [1, 2, 3])
    let bank = SoundBank(folder: shipped.path, own: own.path, sampleRate: 44_100)
    #expect(bank.sounds == ["flip": [6, 10], "move": [1, 1, 1, 1], "win": [1, 1, 1, 1]])
    #expect(bank.problems == [.notASound(file: bad)])
    let alone = SoundBank(folder: shipped.path, own: own.path + "/none", sampleRate: 22_050)
    #expect(alone.sounds == ["flip": [1, 1], "move": [1, 1], "win": [1, 1]])
    #expect(alone.problems == [])
  }
}

/// A folder that goes when the test is over.
final class Folder {
  let path = FileManager.default.temporaryDirectory.path + "/aloud-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ bytes: [UInt8]) -> String {
    let file = path + "/" + name
    #expect(FileManager.default.createFile(atPath: file, contents: Data(bytes)))
    return file
  }
}
