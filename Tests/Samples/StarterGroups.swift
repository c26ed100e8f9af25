// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas

extension [Group] {
  /// The starter set; London stands in two of its groups.
  public static let starter = [
    Group(
      "europe_countries_01", "Countries of Europe", base: "europe_base",
      of: ["France", "Germany", "Italy", "Spain", "Poland"]),
    Group(
      "island_nations_01", "Island nations", base: "islands_base",
      of: ["Japan", "Iceland", "Madagascar", "Cuba", "New Zealand"]),
    Group(
      "us_states_01", "States of the USA", base: "states_base",
      of: ["Texas", "California", "Ohio", "Alaska", "Florida"]),
    Group(
      "national_capitals_01", "National capitals", base: "capitals_base",
      of: ["London", "Paris", "Tokyo", "Ottawa", "Canberra"]),
    Group(
      "cities_in_uk_01", "Cities in the United Kingdom", base: "uk_base",
      of: ["London", "Leeds", "Glasgow", "Cardiff", "Belfast"],
      truth: ["york", "bath", "oxford"]),
  ]

  /// An authored deck: London stands in two groups, and what is true of Europe and of the
  /// Mediterranean overlaps, though no country is dealt to both.
  public static let overlapping = [
    Group(
      "europe", "Countries of Europe", base: "europe_base", of: ["France", "Italy"],
      truth: ["spain"]),
    Group(
      "sea", "Mediterranean countries", base: "sea_base", of: ["Spain", "Malta"],
      truth: ["france", "italy"]),
    Group("capitals", "National capitals", base: "capitals_base", of: ["London", "Rome"]),
    Group("cities", "Cities in the UK", base: "cities_base", of: ["London", "Leeds"]),
  ]
}
