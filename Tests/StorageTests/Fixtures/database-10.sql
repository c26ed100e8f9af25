PRAGMA application_id = 1634497892;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
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
INSERT INTO "answerLog" VALUES('guest',20646,'country-es','place',0,1,20646);
INSERT INTO "answerLog" VALUES('home',20646,'country-fr','capital',1,0,20649);
CREATE TABLE documents (
      player TEXT NOT NULL,
      name TEXT NOT NULL,
      content BLOB NOT NULL,
      PRIMARY KEY (player, name)
    ) WITHOUT ROWID;
INSERT INTO "documents" VALUES('guest','settings.conf',X'766572626F73697479203D2062726965660A');
CREATE TABLE "flags" (
      player TEXT NOT NULL,
      name TEXT NOT NULL,
      value TEXT NOT NULL,
      PRIMARY KEY (player, name)
    ) WITHOUT ROWID;
INSERT INTO "flags" VALUES('home','hint-first','given');
CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
INSERT INTO "grdb_migrations" VALUES('1');
INSERT INTO "grdb_migrations" VALUES('a slot for each difficulty');
INSERT INTO "grdb_migrations" VALUES('deal numbers');
INSERT INTO "grdb_migrations" VALUES('a row for each move');
INSERT INTO "grdb_migrations" VALUES('what is remembered');
INSERT INTO "grdb_migrations" VALUES('what could be won');
INSERT INTO "grdb_migrations" VALUES('players and leases');
INSERT INTO "grdb_migrations" VALUES('what deals promise');
INSERT INTO "grdb_migrations" VALUES('answers by day');
INSERT INTO "grdb_migrations" VALUES('keys of players');
CREATE TABLE leases (
      player TEXT PRIMARY KEY NOT NULL,
      number INTEGER NOT NULL,
      session TEXT,
      process INTEGER,
      started TEXT
    ) WITHOUT ROWID;
INSERT INTO "leases" VALUES('guest',1,NULL,NULL,NULL);
INSERT INTO "leases" VALUES('home',5,NULL,NULL,NULL);
CREATE TABLE "moves" (
      player TEXT NOT NULL,
      slot TEXT NOT NULL,
      number INTEGER NOT NULL,
      move TEXT NOT NULL,
      fingerprint INTEGER NOT NULL,
      PRIMARY KEY (player, slot, number),
      FOREIGN KEY (player, slot) REFERENCES saves (player, slot) ON DELETE CASCADE
    ) WITHOUT ROWID;
INSERT INTO "moves" VALUES('home','pebbles',1,'{"act":"shuffle"}',-8228998883369680958);
INSERT INTO "moves" VALUES('home','pebbles',2,'{"picked":[4],"to":"heap 1"}',-6845214879930459726);
INSERT INTO "moves" VALUES('home','pebbles',3,'{"picked":[4],"to":"heap 2"}',-4412537735536000895);
INSERT INTO "moves" VALUES('home','pebbles',4,'{"picked":[4],"to":"heap 3"}',4726518419293759509);
INSERT INTO "moves" VALUES('home','pebbles',5,'{"picked":[4],"to":"heap 1"}',-2997318712062824925);
CREATE TABLE playerKeys (
      player TEXT NOT NULL,
      kind TEXT NOT NULL,
      digest BLOB PRIMARY KEY NOT NULL
    ) WITHOUT ROWID;
CREATE TABLE "recollections" (
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
INSERT INTO "recollections" VALUES('home','country-fr','capital',3.17,5.28,20646,20649,1,0);
INSERT INTO "recollections" VALUES('guest','country-es','place',0.21,6.41,20646,20646,2,1);
CREATE TABLE "results" ("id" INTEGER PRIMARY KEY AUTOINCREMENT, "game" TEXT NOT NULL, "difficulty" TEXT NOT NULL, "outcome" TEXT NOT NULL, "seconds" INTEGER NOT NULL, "moves" INTEGER NOT NULL, "mistakes" INTEGER NOT NULL, "score" INTEGER, "seed" INTEGER NOT NULL, "ingredients" TEXT NOT NULL, "finishedAt" DOUBLE NOT NULL, "dealNumber" INTEGER, "winnable" BOOLEAN, player TEXT NOT NULL DEFAULT 'home', "dealKind" TEXT NOT NULL DEFAULT 'any');
INSERT INTO "results" VALUES(1,'pebbles','easy','won',1,0,0,NULL,1,'["granite","slate"]',1.79537246475931549071e+09,1,NULL,'home','any');
INSERT INTO "results" VALUES(2,'pebbles','easy','won',1,0,0,NULL,1,'["granite","slate"]',1.79537246475966334345e+09,1,NULL,'home','any');
INSERT INTO "results" VALUES(3,'pebbles','easy','won',1,0,0,NULL,1,'["granite","slate"]',1.79537246475976228709e+09,1,NULL,'home','any');
INSERT INTO "results" VALUES(4,'pebbles','easy','lost',9,4,1,NULL,2,'["granite","slate"]',1795372465.25,2,1,'home','any');
CREATE TABLE "saves" (
      player TEXT NOT NULL,
      slot TEXT NOT NULL,
      round TEXT NOT NULL,
      seconds INTEGER NOT NULL,
      savedAt DOUBLE NOT NULL,
      PRIMARY KEY (player, slot)
    );
INSERT INTO "saves" VALUES('home','pebbles','{"digest":"7272f16c06d6f6c3","forgotten":0,"format":1,"game":"pebbles","mistakes":[{"picked":[0],"to":"heap 1"}],"moves":[],"played":5,"seed":7,"settings":{"difficulty":"easy","heaps":3,"ingredients":["granite","slate"]}}',6,1.79537246484030294413e+09);
CREATE TABLE "setAside" ("id" INTEGER PRIMARY KEY AUTOINCREMENT, "slot" TEXT NOT NULL, "round" BLOB NOT NULL, "seconds" INTEGER, "savedAt" DOUBLE, "reason" TEXT NOT NULL, player TEXT NOT NULL DEFAULT 'home');
INSERT INTO "setAside" VALUES(1,'old','not json',60,1000.0,'notJSON','home');
CREATE INDEX playerKeysByPlayer ON playerKeys (player);
CREATE INDEX resultsByPlayer ON results (player, game, difficulty);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('results',4);
INSERT INTO "sqlite_sequence" VALUES('setAside',1);
COMMIT;
