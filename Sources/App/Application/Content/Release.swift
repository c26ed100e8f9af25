// SPDX-License-Identifier: GPL-3.0-or-later

/// Which Aloud this is.
public enum Release {
  public static let version = "0.2.0"
}
