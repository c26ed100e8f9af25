// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Harness

@testable import WebServer

/// The first line is the header, the rest the body.
func readMultipart(_ bytes: [UInt8]) {
  let parts = bytes.split(separator: 10, maxSplits: 1, omittingEmptySubsequences: false)
  guard parts.count == 2, let form = MultipartForm(Data(parts[1]), type: Array(parts[0]).text)
  else { return }
  _ = form["turn"]
  precondition(form.parts.reduce(0) { $0 + $1.content.count } <= bytes.count)
}
