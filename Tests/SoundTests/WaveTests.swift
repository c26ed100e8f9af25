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
    #expect(wave == Wave([200, -200], sampleRate: 44_100))
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
  }

  /// Each with one thing wrong, at its place in the file.
  @Test(
    arguments: [
      ("nothing", 0, []), ("no RIFF", 0, [0x58]), ("no WAVE", 8, [0x58]), ("no format", 12, [0x58]),
      ("not PCM", 20, [3]), ("no channel", 22, [0]), ("six channels", 22, [6]),
      ("rate of 0", 24, [0, 0, 0, 0]), ("8 bit", 34, [8]), ("no data", 36, [0x58]),
      ("cut short", 40, [200]), ("half a sample", 40, [3]), ("empty", 40, [0]),
      ("a huge chunk", 40, [255, 255, 255, 255]), ("a huge format", 16, [255, 255, 255, 255]),
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
