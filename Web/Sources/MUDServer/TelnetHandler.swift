// SPDX-License-Identifier: GPL-3.0-or-later

import NIOCore
import Telnet

/// What is sent to a client.
enum ClientOutput: Sendable {
  case line(String)
  case sound(OfferedSound)
  /// The end of an answer.
  case mark
  /// Whether what is typed is hidden from here on.
  case secret(Bool)
}

/// Puts a ``TelnetConnection`` between the bytes of a channel and those who read and write lines.
final class TelnetHandler: ChannelDuplexHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = TelnetConnection.Event
  typealias OutboundIn = ClientOutput
  typealias OutboundOut = ByteBuffer

  private var connection: TelnetConnection
  private let settlingTime: TimeAmount
  private var settling: Scheduled<Void>?

  init(_ status: ServerStatus, settlingTime: Duration) {
    connection = TelnetConnection(status)
    self.settlingTime = TimeAmount(settlingTime)
  }

  func channelActive(context: ChannelHandlerContext) {
    send(context)
    context.flush()
    // Who is no telnet client tells nothing.
    settling = context.eventLoop.assumeIsolated().scheduleTask(in: settlingTime) {
      if let settled = self.connection.settle() {
        context.fireChannelRead(self.wrapInboundOut(settled))
        context.fireChannelReadComplete()
      }
    }
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    settling?.cancel()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let events = connection.receive(unwrapInboundIn(data).readableBytesView)
    send(context)
    for event in events { context.fireChannelRead(wrapInboundOut(event)) }
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    context.flush()
    context.fireChannelReadComplete()
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .line(let text): connection.print(text)
    case .sound(let sound): connection.play(sound)
    case .mark: connection.mark()
    case .secret(let isSecret): connection.hideTyping(isSecret)
    }
    send(context, promise)
  }

  private func send(_ context: ChannelHandlerContext, _ promise: EventLoopPromise<Void>? = nil) {
    let bytes = connection.takeOutput()
    guard !bytes.isEmpty else {
      promise?.succeed()
      return
    }
    context.write(wrapOutboundOut(ByteBuffer(bytes: bytes)), promise: promise)
  }
}
