// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Telnet

/// Whole conversations, byte for byte.
@Suite struct TranscriptTests {
  private static let opening = """
    < WILL EOR
    < WILL CHARSET
    < WILL MSSP
    < WILL GMCP
    < DO TTYPE
    < DO NAWS
    < DO ENVIRON
    """
  private static let environment = """
    < SB ENVIRON 1 0 "LANG" 3 "LANG" 0 "LANGUAGE" 3 "LANGUAGE" 0 "CHARSET" 3 "CHARSET" \
    0 "SCREEN_READER" 3 "SCREEN_READER" SE
    """

  /// As TinTin++ answers that was told of a screen reader.
  @Test func aMUDClientWithAScreenReader() {
    var exchange = Exchange()
    exchange.client(
      "DO EOR", "DO CHARSET", "DO MSSP", "DONT GMCP", "WILL TTYPE", "WILL NAWS",
      "SB NAWS 0 80 0 24 SE",
      "WILL ENVIRON", #"SB CHARSET 2 "UTF-8" SE"#, "DO MSP", #"SB TTYPE 0 "TINTIN++" SE"#,
      #"SB TTYPE 0 "xterm" SE"#, #"SB TTYPE 0 "MTTS 335" SE"#,
      #"SB ENVIRON 0 0 "CHARSET" 1 "UTF-8" SE"#, #""2 7" CR LF"#)
    exchange.server { connection in
      connection.print("Königin, Dame")
      connection.play(
        OfferedSound(file: "move.wav", folder: "http://[::1]:8700/sounds/", volume: 50))
      connection.mark()
    }
    #expect(
      exchange.text == """
        \(Self.opening)
        > DO EOR
        > DO CHARSET
        < SB CHARSET 1 ";UTF-8;ISO-8859-1;US-ASCII" SE
        > DO MSSP
        < SB MSSP 1 "NAME" 2 "Aloud" 1 "PLAYERS" 2 "1" SE
        > DONT GMCP
        < WILL MSP
        > WILL TTYPE
        < SB TTYPE 1 SE
        > WILL NAWS
        > SB NAWS 0 80 0 24 SE
        > WILL ENVIRON
        \(Self.environment)
        > SB CHARSET 2 "UTF-8" SE
        > DO MSP
        > SB TTYPE 0 "TINTIN++" SE
        < SB TTYPE 1 SE
        > SB TTYPE 0 "xterm" SE
        < SB TTYPE 1 SE
        > SB TTYPE 0 "MTTS 335" SE
        > SB ENVIRON 0 0 "CHARSET" 1 "UTF-8" SE
        = settled
        > "2 7" CR LF
        = line("2 7")
        < "Königin, Dame" CR LF
        < "!!SOUND(move.wav V=50 L=1 P=50 T=game U=http://[::1]:8700/sounds/)" CR LF
        < EORMARK
        """)
    let terminal = exchange.connection.terminal
    #expect(terminal.name == "TINTIN++" && terminal.hasScreenReader)
    #expect(terminal.size == .init(columns: 80, rows: 24))
  }

  /// As Mudlet's documentation has it.
  @Test func aMUDClientWithMedia() {
    var exchange = Exchange()
    exchange.client(
      "DO EOR", "DO CHARSET", "DO MSSP", "DO GMCP",
      #"SB GMCP "Core.Hello {" 34 "client" 34 ": " 34 "Mudlet" 34 "}" SE"#,
      #"SB GMCP "Core.Supports.Set [" 34 "Char 1" 34 ", " 34 "Client.Media 1" 34 "]" SE"#,
      #"SB CHARSET 2 "UTF-8" SE"#, "WILL TTYPE", "WILL NAWS", "SB NAWS 0 100 0 40 SE",
      "WILL ENVIRON", #"SB TTYPE 0 "MUDLET" SE"#, #"SB TTYPE 0 "ANSI-TRUECOLOR" SE"#,
      #"SB TTYPE 0 "MTTS 2349" SE"#,
      #"SB ENVIRON 0 0 "CHARSET" 1 "UTF-8" 3 "LANGUAGE" 1 "de_DE" 3 "SCREEN_READER" 1 "1" SE"#)
    exchange.server { connection in
      connection.play(
        OfferedSound(file: "win.wav", folder: "http://127.0.0.1:8700/sounds/", volume: 80))
    }
    #expect(
      exchange.lines.last == """
        < SB GMCP "Client.Media.Play {"name":"win.wav","type":"sound",\
        "url":"http://127.0.0.1:8700/sounds/","volume":80}" SE
        """)
    #expect(exchange.lines.filter { $0.hasPrefix("=") } == ["= settled"])
    #expect(!exchange.text.contains("MSP"))
    let terminal = exchange.connection.terminal
    #expect(terminal.name == "Mudlet" && terminal.language == "de_DE")
    #expect(terminal.hasScreenReader && terminal.playsSounds)
  }

  /// A telnet knows little, and its LANG where it is told to export it.
  @Test func aTelnet() {
    var exchange = Exchange()
    exchange.client(
      "DONT EOR", "DONT CHARSET", "DONT MSSP", "DONT GMCP", "DONT MSP", "WONT TTYPE", "WONT NAWS",
      "WILL ENVIRON", #"SB ENVIRON 0 3 "LANG" 1 "fr_FR.ISO-8859-1" SE"#, #""d" 233 "j" 224 CR 0"#)
    exchange.server { connection in
      connection.print("Dame de cœur : « déjà » \u{1B}[31m")
      connection.mark()
      connection.hideTyping(true)
    }
    exchange.client("DO ECHO", "\"123456\" CR LF")
    exchange.server { $0.hideTyping(false) }
    exchange.client("DONT ECHO", "DO SGA", "DO 99", "WILL 99", "AYT", "IP")
    #expect(
      exchange.lines.suffix(21).joined(separator: "\n")
        == """
        \(Self.environment)
        > SB ENVIRON 0 3 "LANG" 1 "fr_FR.ISO-8859-1" SE
        = settled
        > "d" 233 "j" 224 CR 0
        = line("déjà")
        < "Dame de coeur : \u{FFFD} d\u{FFFD}j\u{FFFD} \u{FFFD} [31m" CR LF
        < GA
        < WILL ECHO
        > DO ECHO
        > "123456" CR LF
        = line("123456")
        < WONT ECHO
        > DONT ECHO
        > DO SGA
        < WONT SGA
        > DO 99
        < WONT 99
        > WILL 99
        < DONT 99
        > AYT
        < "[Yes]" CR LF
        > IP
        = leave
        """.split(separator: "\n").suffix(21).joined(separator: "\n"))
  }

  @Test func whoTellsNothingIsAnsweredAllTheSame() {
    var connection = TelnetConnection(ServerStatus([]))
    _ = connection.takeOutput()
    #expect(
      connection.receive(Array("klondike\n\nü\r\n".utf8)) == [
        .settled(ClientTerminal()),
        .line("klondike"), .line(""), .line("ü"),
      ])
    connection.print("ü \u{FF}")
    #expect(connection.takeOutput() == Array("ü ÿ\r\n".utf8))
  }
}
