// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// What a round is about, where the player may choose it.
extension Menu {
  /// What the round is about, or which deal.
  static func motifs(of kind: any GameKind) -> Menu {
    Menu(kind.question.map { [$0] } ?? []) { topics(of: kind) + deals(of: kind, $0) }
  }

  /// The entry that leads to what the round is about, where that is not asked first.
  static func wishes(of kind: any GameKind) -> [Entry] {
    guard !kind.asksMotifFirst, !kind.motifs.isEmpty else { return [] }
    return [
      Entry(
        Term("choose-motif"), opening: { Menu([Term("choose-motif")]) { _ in topics(of: kind) } })
    ]
  }

  private static func topics(of kind: any GameKind) -> [Entry] {
    kind.motifs.map { entry(for: $0, of: kind) }
      + kind.shelves.map { shelf in
        Entry(shelf.title, opening: { motifs(on: shelf, of: kind) })
      }
  }

  private static func motifs(on shelf: MotifShelf, of kind: any GameKind) -> Menu {
    Menu([shelf.title]) { _ in
      let naming = shelf.naming.map { naming in
        Entry(naming.title, opening: { question(naming, of: kind) })
      }
      return shelf.motifs().map { entry(for: $0, of: kind) } + (naming.map { [$0] } ?? [])
    }
  }

  private static func entry(for motif: Motif, of kind: any GameKind) -> Entry {
    Entry(motif.title, opening: { difficulties(of: kind, about: motif) })
  }

  /// Asks again for as long as nothing is named that a round can be about.
  private static func question(
    _ naming: MotifShelf.Naming, of kind: any GameKind
  ) -> TextQuestion {
    TextQuestion(question: naming.question, isVerbatim: true) { text, reply in
      do throws(Objection) {
        let motif = try naming.motif(text)
        reply.go(.open(difficulties(of: kind, about: motif)))
      } catch {
        reply.say(error.reason)
        reply.go(.open(question(naming, of: kind)))
      }
    }
  }

  /// How hard a round about something is.
  private static func difficulties(of kind: any GameKind, about motif: Motif) -> Menu {
    Menu([motif.title]) { reply in
      kind.difficulties.map { difficulty in
        Entry(kind.choice(of: difficulty)) { reply in
          reply.use(difficulty)
          reply.go(.close)
          Playing.start(kind, difficulty, about: motif, &reply)
        }
      } + studies(of: kind, about: motif, reply)
    }
  }
}

extension GameKind {
  /// What is asked before a round; nil where that is only how hard.
  var question: Term? {
    motifs.isEmpty || !asksMotifFirst ? nil : Term(Key("choose-motif-\(id)"))
  }
}
