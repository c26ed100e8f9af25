# SPDX-License-Identifier: GPL-3.0-or-later

### Yukon: Klondike without a stock.

game-yukon = Yukon
objective-yukon = Bring alle Karten auf die Grundstapel, jede Farbe vom Ass bis zum König. In den Spalten geht es abwärts, abwechselnd rot und schwarz; jede offene Karte lässt sich mit allem bewegen, was darauf liegt.
    .brief = Jede Farbe auf ihren Grundstapel, vom Ass bis zum König.
yukon-choice = Alle Karten ausgegeben, kein Talon
