// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Testing

struct OverlapTests {
  @Test func whatBelongsTwiceOrIsCalledTheSameIsTold() {
    let capitals = Sketch.group("capitals", ["London", "Tbilisi", "Paris"])
    let cities = Sketch.group("cities", ["Leeds"], truth: ["london"])
    let countries = Sketch.group("countries", ["Georgia"])
    let states = Sketch.group("states", ["Georgia"], entities: ["Georgia": "us-ga"])

    let overlaps = Overlap.all(in: [capitals, cities, countries, states])

    #expect(
      overlaps == [
        Overlap(
          card: capitals.partners[0], home: "capitals", other: "cities", cause: .belongs),
        Overlap(
          card: countries.partners[0], home: "countries", other: "states", cause: .homonym),
        Overlap(
          card: states.partners[0], home: "states", other: "countries", cause: .homonym),
      ])
    #expect(
      overlaps.first?.term
        == Term(
          "overlap-belongs",
          [
            "card": .term(Term("london", fallback: "London")), "home": "capitals",
            "other": "cities",
          ]))
  }

  @Test func groupsOfTheirOwnDoNotOverlap() {
    #expect(Overlap.all(in: [Sketch.group("a", ["A"]), Sketch.group("b", ["B"])]) == [])
  }
}
