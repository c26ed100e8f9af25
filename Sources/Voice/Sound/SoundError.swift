// SPDX-License-Identifier: GPL-3.0-or-later

/// Why nothing can be heard, or not as asked.
public enum SoundError: Error, Hashable, Sendable {
  /// There is no sound device, or it is in use.
  case noDevice
  /// OpenAL refused with a code of its own.
  case refused(code: Int)
  /// The file is not 16 bit PCM in the RIFF format, or is cut short.
  case notASound(file: String)
  /// The file could not be read or written; the code is the system's `errno`.
  case file(String, code: Int)
}
