// SPDX-License-Identifier: GPL-3.0-or-later

/// What was answered about each place, day after day.
struct AnswerHistory {
  private struct Place {
    /// In the order of their days.
    let answers: [LoggedAnswers]
    /// Whether it was asked about before anything was logged.
    let isOlder: Bool
  }

  private let places: [Place]

  init(_ log: [LoggedAnswers], _ known: [LearningItem: MemoryState]) {
    places = Dictionary(grouping: log, by: \.item.entity).values.map { answers in
      let logged = answers.reduce(into: [:]) { $0[$1.item, default: 0] += $1.right + $1.wrong }
      return Place(
        answers: answers.sorted { $0.day < $1.day },
        isOlder: logged.contains { item, count in
          known[item].map { $0.right + $0.wrong > count } ?? false
        })
    }
  }

  /// How many places were known at the end of a day: nothing of them was to be asked again.
  func known(at end: Day) -> Int {
    places.count { place in
      let answers = place.answers.prefix { $0.day <= end }
      let due = Dictionary(answers.map { ($0.item, $0.due) }) { $1 }
      return !due.isEmpty && due.values.allSatisfy { $0 > end }
    }
  }

  /// How many places were asked about for the first time.
  func new(in week: ClosedRange<Day>) -> Int {
    places.count { place in
      !place.isOlder && place.answers.first.map { week.contains($0.day) } ?? false
    }
  }

  /// How many places were missed that had been known the last time.
  func forgotten(in week: ClosedRange<Day>) -> Int {
    places.count { place in
      place.answers.contains { missed in
        let before = place.answers.last { $0.item == missed.item && $0.day < missed.day }
        return week.contains(missed.day) && missed.wrong > 0
          && before.map { $0.due > $0.day } ?? false
      }
    }
  }

  func answers(in week: ClosedRange<Day>) -> [LoggedAnswers] {
    places.flatMap(\.answers).filter { week.contains($0.day) }
  }
}
