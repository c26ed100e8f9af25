// SPDX-License-Identifier: GPL-3.0-or-later

/// Which Aloud this is.
public enum ProgramVersion {
  public static let current = "0.2.0"
}
