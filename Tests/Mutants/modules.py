# SPDX-License-Identifier: GPL-3.0-or-later
"""The modules in which bugs are planted, how many in each, and what tests them, nearest first."""
import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Module:
    folder: str
    count: int
    tests: tuple

    @property
    def name(self):
        return self.folder.split("/")[1]


MODULES = [
    Module("Rules/Engine", 14, ("Engine", "Games", "Storage")),
    Module("Rules/Cards", 8, ("Cards", "Games")),
    Module("Rules/Patience", 12, ("Games",)),
    Module("Rules/Games", 16, ("Games",)),
    Module("Rules/Solver", 16, ("Solver",)),
    Module("World/Atlas", 14, ("Atlas", "Games")),
    Module("World/Learning", 10, ("Learning",)),
    Module("World/Pictures", 14, ("Pictures", "Tactile")),
    Module("Words/Narration", 10, ("Narration", "Games")),
    Module("Words/Localization", 16, ("Localization",)),
    Module("Talk/Conversation", 20, ("Conversation",)),
    Module("Voice/Speech", 10, ("Speech", "Sound")),
    Module("Voice/Sound", 10, ("Sound",)),
    Module("App/Storage", 14, ("Storage",)),
    Module("Doors/Terminal", 10, ("Terminal",)),
    Module("Doors/Braille", 10, ("Braille", "Tactile")),
]

# Weights and load factors decide how soon a search finds what it finds, and nothing that is told.
OUT_OF_REACH = re.compile(r"Solver/.*(Weights|PatienceStages|HashTable)\.swift$")

# Planted by name, since they once were found to be caught by nothing, or as much hangs on them: file, what
# it is, what stands there, and what comes in its place.
BY_HAND = [
    ("App/Storage/Files/WholeFile.swift", "fsync dropped",
     "isDevice || fsync(file) == 0", "isDevice || isPlanted({}) || fsync(file) == 0"),
    ("App/Storage/Files/WholeFile.swift", "limit off by one",
     "content.count <= limit", "content.count <= plantedOr({}, limit, limit - 1)"),
    ("Doors/Braille/Line/Panorama.swift", "routing one cell past its window",
     "0..<window.count ~= cell", "0..<window.count + plantedOr({}, 0, 1) ~= cell"),
    ("World/Pictures/Edges/Fit.swift", "the seam's constant",
     "visible: Float = 0.06", "visible: Float = plantedOr({}, 0.06, 0.065)"),
    # What is held against others'.
    ("App/Storage/Together/DealBoards.swift", "what is not proven counts",
     "AND proven ORDER BY", 'AND \\(plantedOr({}, "proven", "1 = 1")) ORDER BY'),
    ("App/Storage/Together/DealBoards.swift", "the last result counts",
     "if first[name] == nil", "if first[name] == nil || isPlanted({})"),
    ("App/Storage/Together/DealBoards.swift", "any difficulty counts",
     "AND difficulty = ? AND", 'AND (difficulty = ? OR \\(plantedOr({}, "1 = 0", "1 = 1"))) AND'),
    ("App/Storage/Together/Links.swift", "a link more than may be",
     "count ?? 0 < most", "count ?? 0 < plantedOr({}, most, most + 1)"),
    ("App/Storage/Together/Links.swift", "a player more than may be",
     "seats.count < most", "seats.count < plantedOr({}, most, most + 1)"),
    ("App/Storage/Together/Links.swift", "a link that has ended is opened",
     "WHERE code = ? AND ends > ?",
     'WHERE code = ? AND (ends > ? OR \\(plantedOr({}, "1 = 0", "1 = 1")))'),
    ("App/Storage/Together/Links.swift", "whoever invites is among those who play",
     "$0.number > 0", "$0.number > plantedOr({}, 0, -1)"),
    ("App/Storage/Together/Links.swift", "a deal that was done with counts again",
     "AND outcome IS NULL AND", 'AND (outcome IS NULL OR \\(plantedOr({}, "1 = 0", "1 = 1"))) AND'),
    ("App/Storage/Together/Links.swift", "another deal counts",
     "seed: deal.seed) == played", "seed: deal.seed) == played || isPlanted({})"),
    ("App/Storage/Together/Links.swift", "news of one's own result",
     "code = ? AND player <> ?",
     'code = ? AND (player <> ? OR \\(plantedOr({}, "1 = 0", "1 = 1")))'),
    ("App/Storage/Together/Links.swift", "the first result is brought along",
     "ORDER BY id DESC", 'ORDER BY id \\(plantedOr({}, "DESC", "ASC"))'),
    ("App/Storage/Together/Links.swift", "other pieces are the same deal",
     "ingredients(of: row) == made.ingredients",
     "ingredients(of: row) == made.ingredients || isPlanted({})"),
    ("App/Storage/Together/Proving.swift", "whatever is told is proven",
     "result.isBorneOut(by: match)", "(result.isBorneOut(by: match) || isPlanted({}))"),
]
