// SPDX-License-Identifier: GPL-3.0-or-later

import Harness
import Hummingbird

@testable import WebServer

// What browsers send.
fuzz([
  "form": { _ = try? PageForm.decoded(PageForm.self, from: ByteBuffer(bytes: $0)) },
  "multipart": readMultipart,
])
