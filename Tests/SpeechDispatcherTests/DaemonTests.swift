// SPDX-License-Identifier: GPL-3.0-or-later

import DaemonTestSupport
import Speech
import Testing

@testable import SpeechDispatcher

/// What the fake server of the other tests only claims, of Speech Dispatcher itself.
@Suite(
  .serialized, .timeLimit(.minutes(20)),
  .enabled(if: Daemon.isInstalled, "speech-dispatcher is not installed"))
struct DaemonTests {
  @Test func `messages are heard in order and to their end`() async throws {
    let (daemon, player) = try await start()
    player.say("One.")
    player.say(". two <b> & \"three\"\r\n.\r\nQUIT")
    await player.finished()
    #expect(
      daemon.said.prefix(2) == ["en 20 0 100: One.", "en 20 0 100: . two <b> & \"three\" . QUIT"])
    #expect(!player.dispatcher.isSpeaking)
    #expect(player.losses == [])
  }

  @Test func `languages change within a message, and the voice where the game changes it`()
    async throws
  {
    let (daemon, player) = try await start()
    player.dispatcher.settings.rate = 100
    player.dispatcher.settings.pitch = 0
    player.dispatcher.say(
      SpeechMessage([
        SpokenPiece("capital: "), SpokenPiece("Łódź", language: "pl"), SpokenPiece("thanks"),
      ]))
    await player.finished()
    player.dispatcher.settings = VoiceSettings()
    player.say("as ever")
    await player.finished()
    #expect(
      daemon.said == [
        "en 100 -100 100: capital:", "pl 100 -100 100: Łódź", "en 100 -100 100: thanks",
        "en 20 0 100: as ever",
      ])
  }

  @Test func `a name is spelled`() async throws {
    let (daemon, player) = try await start()
    player.dispatcher.say(SpeechMessage([SpokenPiece("ż A", manner: .spelled)]))
    await player.finished()
    #expect(daemon.said == ["en 20 0 100: ż", "en 20 0 100: A"])
  }

  @Test func `now cuts off what is being said, however often`() async throws {
    let (daemon, player) = try await start()
    daemon.isHeld = true
    player.say("zero")
    await daemon.wait(for: 1)
    for number in 1...20 {
      player.say("never \(number)")
      player.say("\(number)", lane: .focus)
      await daemon.wait(for: number + 1)
    }
    daemon.isHeld = false
    await player.finished()
    #expect(daemon.said == ["en 20 0 100: zero"] + (1...20).map { "en 20 0 100: \($0)" })
    #expect(!player.dispatcher.isSpeaking)
  }

  @Test func `a stop silences, and the next message is heard`() async throws {
    let (daemon, player) = try await start()
    daemon.isHeld = true
    player.say("one")
    player.say("two")
    await daemon.wait(for: 1)
    player.dispatcher.stop()
    player.say("three")
    await daemon.wait(for: 2)
    daemon.isHeld = false
    await player.finished()
    #expect(daemon.said == ["en 20 0 100: one", "en 20 0 100: three"])
  }

  @Test func `a daemon that was started anew is found, and one that is gone is replaced`()
    async throws
  {
    let (daemon, player) = try await start()
    player.say("one")
    await player.finished()
    daemon.stop()
    await daemon.start()
    player.say("two")
    await player.finished()
    #expect(daemon.said == ["en 20 0 100: one", "en 20 0 100: two"])
    daemon.stop()
    player.say("three")
    await player.standIn.wait(for: 1)
    #expect(player.standIn.said == ["three"])
    #expect(player.losses == [true])
  }

  private func start() async throws -> (Daemon, Player) {
    let daemon = try Daemon()
    await daemon.start()
    return (daemon, try Player(at: daemon.path))
  }
}
