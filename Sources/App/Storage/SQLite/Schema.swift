// SPDX-License-Identifier: GPL-3.0-or-later

import GRDB

/// The tables, release by release. A migration that has been released is never changed.
enum Schema {
  /// What marks an SQLite file as ours: "alud" in its header.
  static let applicationID = 0x616C_7564

  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { database in
      try database.execute(sql: "PRAGMA application_id = \(applicationID)")
      try database.create(table: "saves") { table in
        table.primaryKey("slot", .text)
        table.column("round", .text).notNull()
        table.column("seconds", .integer).notNull()
        table.column("savedAt", .double).notNull()
      }
      try database.create(table: "setAside") { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("slot", .text).notNull()
        table.column("round", .blob).notNull()
        table.column("seconds", .integer)
        table.column("savedAt", .double)
        table.column("reason", .text).notNull()
      }
      try database.create(table: "claims") { table in
        table.primaryKey("slot", .text)
        table.column("session", .text).notNull()
        table.column("process", .integer).notNull()
        table.column("started", .text).notNull()
      }
      try database.create(table: "results") { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("game", .text).notNull()
        table.column("difficulty", .text).notNull()
        table.column("outcome", .text).notNull()
        table.column("seconds", .integer).notNull()
        table.column("moves", .integer).notNull()
        table.column("mistakes", .integer).notNull()
        table.column("score", .integer)
        table.column("seed", .integer).notNull()
        table.column("ingredients", .text).notNull()
        table.column("finishedAt", .double).notNull()
      }
      try database.create(
        index: "resultsByGame", on: "results", columns: ["game", "difficulty"])
      try database.create(table: "flags") { table in
        table.primaryKey("name", .text)
        table.column("value", .text).notNull()
      }
    }
    // Atlas, the only game then, had one slot; since, every difficulty has its own.
    migrator.registerMigration("a slot for each difficulty") { database in
      try database.execute(
        sql: """
          UPDATE saves SET slot = 'atlas-' || CASE WHEN json_valid(round)
            AND json_extract(round, '$.settings.difficulty')
              IN ('relaxed', 'medium', 'hard', 'expert')
            THEN json_extract(round, '$.settings.difficulty') ELSE 'easy' END
          WHERE slot = 'atlas'
          """)
    }
    migrator.registerMigration("deal numbers") { database in
      try database.alter(table: "results") { table in
        table.add(column: "dealNumber", .integer)
      }
    }
    migrator.registerMigration("a row for each move") { database in
      try database.execute(
        sql: """
          CREATE TABLE moves (
            slot TEXT NOT NULL REFERENCES saves(slot) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            move TEXT NOT NULL,
            fingerprint INTEGER NOT NULL,
            PRIMARY KEY (slot, number)
          ) WITHOUT ROWID
          """)
    }
    migrator.registerMigration("what is remembered") { database in
      try database.execute(
        sql: """
          CREATE TABLE recollections (
            entity TEXT NOT NULL,
            kind TEXT NOT NULL,
            stability REAL NOT NULL,
            difficulty REAL NOT NULL,
            asked INTEGER NOT NULL,
            due INTEGER NOT NULL,
            "right" INTEGER NOT NULL,
            wrong INTEGER NOT NULL,
            PRIMARY KEY (entity, kind)
          ) WITHOUT ROWID
          """)
    }
    migrator.registerMigration("what could be won") { database in
      try database.alter(table: "results") { table in
        table.add(column: "winnable", .boolean)
      }
    }
    migrator.registerMigration("players and leases") { database in
      try database.execute(sql: playersAndLeases)
    }
    // Of what was played before, nobody knows what its deal promised.
    migrator.registerMigration("what deals promise") { database in
      try database.alter(table: "results") { table in
        table.add(column: "dealKind", .text).notNull().defaults(to: "any")
      }
    }
    migrator.registerMigration("answers by day") { database in
      try database.execute(sql: answerLog)
    }
    migrator.registerMigration("keys of players") { database in
      try database.execute(sql: playerKeys)
    }
    migrator.registerMigration("together") { database in
      try database.execute(sql: together)
    }
    return migrator
  }

  /// Of what was played before, nobody counted the hints, and nothing is proven.
  private static let together = """
    ALTER TABLE results ADD COLUMN hints INTEGER;
    ALTER TABLE results ADD COLUMN proven BOOLEAN NOT NULL DEFAULT 0;
    CREATE INDEX resultsByDeal ON results (game, difficulty, dealNumber);
    CREATE TABLE links (
      code TEXT PRIMARY KEY NOT NULL,
      player TEXT NOT NULL,
      deal TEXT NOT NULL,
      game TEXT NOT NULL,
      difficulty TEXT NOT NULL,
      ends DOUBLE NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX linksByPlayer ON links (player);
    CREATE TABLE linkPlays (
      player TEXT NOT NULL,
      code TEXT NOT NULL REFERENCES links (code) ON DELETE CASCADE,
      number INTEGER NOT NULL,
      outcome TEXT,
      moves INTEGER,
      seconds INTEGER,
      hints INTEGER,
      score INTEGER,
      PRIMARY KEY (player, code)
    ) WITHOUT ROWID;
    CREATE INDEX linkPlaysByCode ON linkPlays (code);
    CREATE TABLE linkNews (
      player TEXT NOT NULL,
      code TEXT NOT NULL REFERENCES links (code) ON DELETE CASCADE,
      number INTEGER NOT NULL,
      PRIMARY KEY (player, code, number)
    ) WITHOUT ROWID;
    CREATE INDEX linkNewsByCode ON linkNews (code);
    CREATE TABLE classes (
      code TEXT PRIMARY KEY NOT NULL,
      player TEXT NOT NULL,
      title TEXT NOT NULL,
      subject TEXT NOT NULL,
      quiz BOOLEAN NOT NULL,
      rounds BOOLEAN NOT NULL,
      ends INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX classesByPlayer ON classes (player);
    CREATE TABLE pupils (
      player TEXT NOT NULL,
      code TEXT NOT NULL REFERENCES classes (code) ON DELETE CASCADE,
      number INTEGER NOT NULL,
      name TEXT NOT NULL,
      PRIMARY KEY (player, code)
    ) WITHOUT ROWID;
    CREATE INDEX pupilsByCode ON pupils (code);
    CREATE TABLE classAnswers (
      player TEXT NOT NULL,
      code TEXT NOT NULL,
      entity TEXT NOT NULL,
      kind TEXT NOT NULL,
      "right" INTEGER NOT NULL,
      wrong INTEGER NOT NULL,
      known BOOLEAN NOT NULL,
      day INTEGER NOT NULL,
      PRIMARY KEY (player, code, entity, kind),
      FOREIGN KEY (player, code) REFERENCES pupils (player, code) ON DELETE CASCADE
    ) WITHOUT ROWID;
    CREATE INDEX classAnswersByCode ON classAnswers (code);
    """

  private static let playerKeys = """
    CREATE TABLE playerKeys (
      player TEXT NOT NULL,
      kind TEXT NOT NULL,
      digest BLOB PRIMARY KEY NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX playerKeysByPlayer ON playerKeys (player);
    """

  /// Of each question that was asked before, the last answer is known.
  private static let answerLog = """
    CREATE TABLE answerLog (
      player TEXT NOT NULL,
      day INTEGER NOT NULL,
      entity TEXT NOT NULL,
      kind TEXT NOT NULL,
      "right" INTEGER NOT NULL,
      wrong INTEGER NOT NULL,
      due INTEGER NOT NULL,
      PRIMARY KEY (player, day, entity, kind)
    ) WITHOUT ROWID;
    INSERT INTO answerLog
      SELECT player, asked, entity, kind, due > asked, due <= asked, due FROM recollections;
    """

  /// Everything belonged to one player, and slots were claimed one by one.
  private static let playersAndLeases = """
    CREATE TABLE newSaves (
      player TEXT NOT NULL,
      slot TEXT NOT NULL,
      round TEXT NOT NULL,
      seconds INTEGER NOT NULL,
      savedAt DOUBLE NOT NULL,
      PRIMARY KEY (player, slot)
    );
    INSERT INTO newSaves SELECT 'home', slot, round, seconds, savedAt FROM saves;
    CREATE TABLE newMoves (
      player TEXT NOT NULL,
      slot TEXT NOT NULL,
      number INTEGER NOT NULL,
      move TEXT NOT NULL,
      fingerprint INTEGER NOT NULL,
      PRIMARY KEY (player, slot, number),
      FOREIGN KEY (player, slot) REFERENCES saves (player, slot) ON DELETE CASCADE
    ) WITHOUT ROWID;
    INSERT INTO newMoves SELECT 'home', slot, number, move, fingerprint FROM moves;
    DROP TABLE moves;
    DROP TABLE saves;
    ALTER TABLE newSaves RENAME TO saves;
    ALTER TABLE newMoves RENAME TO moves;
    ALTER TABLE setAside ADD COLUMN player TEXT NOT NULL DEFAULT 'home';
    ALTER TABLE results ADD COLUMN player TEXT NOT NULL DEFAULT 'home';
    DROP INDEX resultsByGame;
    CREATE INDEX resultsByPlayer ON results (player, game, difficulty);
    CREATE TABLE newFlags (
      player TEXT NOT NULL,
      name TEXT NOT NULL,
      value TEXT NOT NULL,
      PRIMARY KEY (player, name)
    ) WITHOUT ROWID;
    INSERT INTO newFlags SELECT 'home', name, value FROM flags;
    DROP TABLE flags;
    ALTER TABLE newFlags RENAME TO flags;
    CREATE TABLE newRecollections (
      player TEXT NOT NULL,
      entity TEXT NOT NULL,
      kind TEXT NOT NULL,
      stability REAL NOT NULL,
      difficulty REAL NOT NULL,
      asked INTEGER NOT NULL,
      due INTEGER NOT NULL,
      "right" INTEGER NOT NULL,
      wrong INTEGER NOT NULL,
      PRIMARY KEY (player, entity, kind)
    ) WITHOUT ROWID;
    INSERT INTO newRecollections
      SELECT 'home', entity, kind, stability, difficulty, asked, due, "right", wrong
      FROM recollections;
    DROP TABLE recollections;
    ALTER TABLE newRecollections RENAME TO recollections;
    DROP TABLE claims;
    CREATE TABLE leases (
      player TEXT PRIMARY KEY NOT NULL,
      number INTEGER NOT NULL,
      session TEXT,
      process INTEGER,
      started TEXT
    ) WITHOUT ROWID;
    CREATE TABLE documents (
      player TEXT NOT NULL,
      name TEXT NOT NULL,
      content BLOB NOT NULL,
      PRIMARY KEY (player, name)
    ) WITHOUT ROWID;
    """
}
