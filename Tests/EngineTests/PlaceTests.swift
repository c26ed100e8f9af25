// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Testing

struct PlaceTests {
  @Test(
    "A place is written as its kind and number",
    arguments: [
      (Place(.waste), "waste"), (Place(.column, 2), "column 2"),
      (Place(.foundation, 10), "foundation 10"), (Place("cell", 1), "cell 1"),
    ])
  func text(place: Place, text: String) {
    #expect(place.description == text)
    #expect(Place(text) == place)
  }

  @Test(
    "What is no place is not read as one",
    arguments: [
      "", " ", " waste", "waste ", "column two", "column 0", "column -1", "column 1 2", "column  1",
      "column 99999999999999999999",
    ])
  func malformed(text: String) {
    #expect(Place(text) == nil)
  }

  @Test("A square knows its row and column")
  func squares() {
    let square = Place.square(row: 3, column: 4)
    #expect(square == Place("square 34"))
    #expect(square.description == "square 34")
    #expect((square.row, square.column) == (3, 4))
  }

  @Test("A place is saved as its text")
  func json() throws {
    let data = try JSONEncoder().encode([Place(.stock), Place(.column, 3)])
    #expect(String(decoding: data, as: UTF8.self) == #"["stock","column 3"]"#)
    let places = try JSONDecoder().decode([Place].self, from: data)
    #expect(places == [Place(.stock), Place(.column, 3)])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Place].self, from: Data(#"["column x"]"#.utf8))
    }
  }

  @Test("A point keeps its distances from the left and from the top, in words too")
  func point() {
    for (x, y) in [(0, 0), (0, 999), (999, 0), (137, 640)] {
      let point = Place.point(x: x, y: y)
      #expect(point.x == x && point.y == y && Place(point.description) == point)
    }
  }

  @Test("A column of a grid is no pile, and comes back from its text as what it was")
  func gridColumn() throws {
    let column = Place.gridColumn(3)
    #expect(column != Place(.column, 3))
    #expect(column.name == Place(.column, 3).name)
    for place in [column, .row(3), .square(row: 2, column: 3), .tray(of: Piece(4)), Place(.waste)] {
      let read = try #require(Place(place.description))
      #expect(read == place)
      #expect(read.coordinate == place.coordinate)
    }
  }

  @Test("A place is called by its kind and number")
  func name() {
    #expect(Place(.column, 2).name == Term("place-column", ["n": 2]))
    #expect(Place(.stock).name == Term("place-stock", ["n": 0]))
    #expect(Place.square(row: 2, column: 5).name == Term("place-square", ["row": 2, "column": 5]))
    #expect(Place.point(x: 7, y: 640).name == Term("place-point", ["x": 7, "y": 640]))
  }
}
