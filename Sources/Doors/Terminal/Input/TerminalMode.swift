// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Synchronization

/// The line discipline of one terminal: as it was found, or telling each key at once.
struct TerminalMode {
  let descriptor: Int32
  /// As found before the first change; never read again, since a terminal whose program was
  /// stopped from outside may be found in our own mode.
  private var found: termios?
  private(set) var isRaw = false

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// False when the terminal would not have it; then nothing has changed.
  ///
  /// Ctrl-C and Ctrl-Z stay with the terminal, so that they work however busy the program is, and
  /// what was typed before them is kept. Output is left alone: a line still ends in CR LF.
  mutating func enterKeys() -> Bool {
    var settings = termios()
    if let found {
      settings = found
    } else {
      guard tcgetattr(descriptor, &settings) == 0 else { return false }
      found = settings
      remember(settings)
    }
    settings.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | IXON | IXOFF | ISTRIP | INPCK)
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL | IEXTEN)
    settings.c_lflag |= tcflag_t(ISIG | NOFLSH)
    withUnsafeMutableBytes(of: &settings.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
      // Ctrl-\ would end the program without saving or setting the terminal right.
      characters[Int(VQUIT)] = 0
    }
    if descriptor == STDIN_FILENO { rawDescriptor.store(descriptor, ordering: .releasing) }
    isRaw = repeatingInterrupted { tcsetattr(descriptor, TCSANOW, &settings) } == 0
    if !isRaw { forget() }
    return isRaw
  }

  /// Puts the terminal back as it was found. What was typed ahead is kept for the lines to come,
  /// or thrown away, so that keys meant for the game never reach the shell.
  mutating func leaveKeys(keepingTyped: Bool) {
    guard isRaw, var found else { return }
    isRaw = false
    restore(descriptor, &found, keepingTyped: keepingTyped)
    forget()
  }

  private func remember(_ settings: termios) {
    guard descriptor == STDIN_FILENO else { return }
    foundSettings.pointee = settings
    _ = restoringAtExit
  }

  private func forget() {
    if descriptor == STDIN_FILENO { rawDescriptor.store(-1, ordering: .releasing) }
  }
}

// The terminal has to be set right however the process ends, and the system's handlers are given
// nothing but a number: hence these, for standard input only.

private nonisolated(unsafe) let foundSettings: UnsafeMutablePointer<termios> = {
  let pointer = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  pointer.initialize(to: termios())
  return pointer
}()

/// The terminal in key mode; -1 when there is none.
private let rawDescriptor = Atomic<Int32>(-1)

private let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT]

/// What handled a crash before, by signal.
private nonisolated(unsafe) let earlierHandlers: UnsafeMutablePointer<sigaction> = {
  let pointer = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
  pointer.initialize(repeating: sigaction(), count: 65)
  return pointer
}()

private let restoringAtExit: Void = {
  atexit { restoreStandardInput() }
  for signal in crashes {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { signal in
      restoreStandardInput()
      // Returning repeats the fault, which then meets whatever handled it before.
      sigaction(signal, earlierHandlers + Int(signal), nil)
    }
    sigaction(signal, &action, earlierHandlers + Int(signal))
  }
}()

/// Safe within a signal handler.
func restoreStandardInput() {
  let descriptor = rawDescriptor.exchange(-1, ordering: .acquiring)
  if descriptor >= 0 { restore(descriptor, foundSettings, keepingTyped: false) }
}

private func restore(
  _ descriptor: Int32, _ settings: UnsafeMutablePointer<termios>, keepingTyped: Bool
) {
  // In the background the terminal belongs to somebody else; touching it would stop us.
  let owner = tcgetpgrp(descriptor)
  guard owner == -1 || owner == getpgrp() else { return }
  if !keepingTyped { tcflush(descriptor, TCIFLUSH) }
  _ = repeatingInterrupted { tcsetattr(descriptor, TCSANOW, settings) }
}

/// Calls again for as long as a signal cuts the call short.
func repeatingInterrupted(_ call: () -> Int32) -> Int32 {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}
