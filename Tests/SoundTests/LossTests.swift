// SPDX-License-Identifier: GPL-3.0-or-later

import COpenAL
import Speech
import Synchronization
import Testing

@testable import Sound

/// Devices that go away and come back, as far as no sound server is needed for it.
extension MixerTests {
  @Suite struct LossTests {
    private let rate = 22_050

    /// Opens loopback devices, as long as there are any.
    private final class Shop: Sendable {
      private let state = Mutex<(isOpen: Bool, visits: Int)>((true, 0))

      var isOpen: Bool {
        get { state.withLock { $0.isOpen } }
        set { state.withLock { $0.isOpen = newValue } }
      }
      var visits: Int { state.withLock { $0.visits } }

      func open(_ rate: Int, _ placement: SoundPlacement) throws(SoundError) -> MixerDevice {
        let isOpen = state.withLock {
          $0.visits += 1
          return $0.isOpen
        }
        guard isOpen else { throw .noDevice }
        let format = [
          ALC_FORMAT_CHANNELS_SOFT, ALC_STEREO_SOFT, ALC_FORMAT_TYPE_SOFT, ALC_SHORT_SOFT,
          ALC_FREQUENCY, Int32(rate),
        ]
        return try MixerDevice(
          alcLoopbackOpenDeviceSOFT(nil), sampleRate: rate, placement: placement, format: format)
      }
    }

    private func mixer(_ shop: Shop, patience: Duration = .zero) throws -> Mixer {
      let rate = rate
      return try Mixer(.off, patience: patience) { (placement) throws(SoundError) in
        try shop.open(rate, placement)
      }
    }

    @Test func `speech after a loss is heard on the next device, all of it`() throws {
      let shop = Shop()
      let mixer = try mixer(shop)
      mixer.append([Int16](repeating: 9_000, count: 500))
      mixer.lose()
      #expect(mixer.pending == 0)
      mixer.append([Int16](repeating: 9_000, count: 300))
      mixer.append([Int16](repeating: 9_000, count: 200))
      mixer.settle()
      #expect(mixer.pending == 500)
      #expect(mixer.render(600).count { $0 > 4_000 } > 900)
      #expect(mixer.pending == 0)
      #expect(shop.visits == 2)
      #expect(!mixer.takeLoss())
    }

    @Test func `what is silenced meanwhile is not heard later`() throws {
      let mixer = try mixer(Shop())
      mixer.lose()
      mixer.append([1, 2, 3])
      mixer.silence()
      mixer.settle()
      #expect(mixer.pending == 0)
    }

    @Test func `a device that does not come back is told once, and tried again`() throws {
      let shop = Shop()
      let mixer = try mixer(shop)
      mixer.lose()
      shop.isOpen = false
      for _ in 0..<3 {
        mixer.append([1, 2, 3])
        mixer.settle()
        #expect(mixer.pending == 0)
      }
      #expect(shop.visits == 4)
      #expect(mixer.takeLoss())
      #expect(!mixer.takeLoss())
      shop.isOpen = true
      mixer.append([1, 2, 3])
      mixer.settle()
      #expect(mixer.pending == 3)
      mixer.lose()
      shop.isOpen = false
      mixer.play([1], volume: 100)
      mixer.settle()
      #expect(mixer.takeLoss())
    }

    @Test func `it is not tried with every word`() throws {
      let shop = Shop()
      let mixer = try mixer(shop, patience: .seconds(3_600))
      mixer.lose()
      shop.isOpen = false
      for _ in 0..<5 {
        mixer.append([1])
        mixer.settle()
      }
      #expect(shop.visits == 2)
    }

    @Test func `a mixer closed meanwhile stays closed`() throws {
      let shop = Shop()
      let mixer = try mixer(shop)
      mixer.lose()
      mixer.close()
      mixer.append([1])
      mixer.settle()
      #expect(mixer.pending == 0)
      #expect(shop.visits == 1)
    }

    @Test func `the next device places as the player wishes`() throws {
      let mixer = try mixer(Shop())
      mixer.lose()
      mixer.placement = .stereo
      mixer.append([Int16](repeating: 9_000, count: 500), from: Direction(x: 1, y: 0))
      mixer.settle()
      let heard = mixer.render(400)
      #expect(heard[601] > 8_000)
      #expect(heard[600] < 1_000)
    }
  }
}
