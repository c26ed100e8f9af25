// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// What a round is about, where the player may choose it.
extension Menu {
  /// What the round is about, or which deal.
  static func topics(of kind: any GameDescriptor) -> Menu {
    Menu(kind.question.map { [$0] } ?? []) { topics(of: kind) + deals(of: kind, $0) }
  }

  /// The entry that leads to what the round is about, where that is not asked first.
  static func wishes(of kind: any GameDescriptor) -> [Entry] {
    guard !kind.topics.isFirst, !kind.topics.isEmpty else { return [] }
    return [
      Entry(
        Term("choose-motif"), opening: { Menu([Term("choose-motif")]) { _ in topics(of: kind) } })
    ]
  }

  private static func topics(of kind: any GameDescriptor) -> [Entry] {
    kind.topics.offered.map { entry(for: $0, of: kind) }
      + kind.topics.groups.map { shelf in
        Entry(shelf.title, opening: { topics(on: shelf, of: kind) })
      }
  }

  private static func topics(on shelf: TopicGroup, of kind: any GameDescriptor) -> Menu {
    Menu([shelf.title]) { _ in
      let naming = shelf.naming.map { naming in
        Entry(naming.title, opening: { question(naming, of: kind) })
      }
      return shelf.topics().map { entry(for: $0, of: kind) } + (naming.map { [$0] } ?? [])
    }
  }

  private static func entry(for topic: RoundTopic, of kind: any GameDescriptor) -> Entry {
    Entry(topic.title, opening: { difficulties(of: kind, about: topic) })
  }

  /// Asks again for as long as nothing is named that a round can be about.
  private static func question(
    _ naming: TopicGroup.Naming, of kind: any GameDescriptor
  ) -> TextQuestion {
    TextQuestion(question: naming.question, isVerbatim: true) { text, reply in
      do throws(Refusal) {
        let topic = try naming.topic(text)
        reply.go(.open(difficulties(of: kind, about: topic)))
      } catch {
        reply.say(error.reason)
        reply.go(.open(question(naming, of: kind)))
      }
    }
  }

  /// How hard a round about something is.
  private static func difficulties(of kind: any GameDescriptor, about topic: RoundTopic) -> Menu {
    Menu([topic.title]) { reply in
      kind.difficulties.map { difficulty in
        Entry(kind.choice(of: difficulty)) { reply in
          reply.use(difficulty)
          reply.go(.close)
          Playing.start(kind, difficulty, about: topic, &reply)
        }
      } + studies(of: kind, about: topic, reply)
    }
  }
}

extension GameDescriptor {
  /// What is asked before a round; nil where that is only how hard.
  var question: Term? {
    topics.isEmpty || !topics.isFirst ? nil : Term(Key("choose-motif-\(id)"))
  }
}
