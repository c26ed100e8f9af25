PRAGMA application_id = 1634497892;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
INSERT INTO grdb_migrations VALUES('1');
INSERT INTO grdb_migrations VALUES('a slot for each difficulty');
INSERT INTO grdb_migrations VALUES('deal numbers');
INSERT INTO grdb_migrations VALUES('a row for each move');
INSERT INTO grdb_migrations VALUES('what is remembered');
INSERT INTO grdb_migrations VALUES('what could be won');
CREATE TABLE IF NOT EXISTS "saves" ("slot" TEXT PRIMARY KEY NOT NULL, "round" TEXT NOT NULL, "seconds" INTEGER NOT NULL, "savedAt" DOUBLE NOT NULL);
INSERT INTO saves VALUES('pebbles','{"digest":"7272f16c06d6f6c3","forgotten":0,"format":1,"game":"pebbles","mistakes":[{"picked":[0],"to":"heap 1"}],"moves":[],"played":5,"seed":7,"settings":{"difficulty":"easy","heaps":3,"ingredients":["granite","slate"]}}',6,1795372464.8403029441);
CREATE TABLE IF NOT EXISTS "setAside" ("id" INTEGER PRIMARY KEY AUTOINCREMENT, "slot" TEXT NOT NULL, "round" BLOB NOT NULL, "seconds" INTEGER, "savedAt" DOUBLE, "reason" TEXT NOT NULL);
INSERT INTO setAside VALUES(1,'old','not json',60,1000.0,'notJSON');
CREATE TABLE IF NOT EXISTS "claims" ("slot" TEXT PRIMARY KEY NOT NULL, "session" TEXT NOT NULL, "process" INTEGER NOT NULL, "started" TEXT NOT NULL);
INSERT INTO claims VALUES('pebbles','10352804-3784-4ADD-A0A7-A78E92FD5BC0',23118,'257e1b6f-6eeb-49ad-830e-7d4a384521b4 265082');
CREATE TABLE IF NOT EXISTS "results" ("id" INTEGER PRIMARY KEY AUTOINCREMENT, "game" TEXT NOT NULL, "difficulty" TEXT NOT NULL, "outcome" TEXT NOT NULL, "seconds" INTEGER NOT NULL, "moves" INTEGER NOT NULL, "mistakes" INTEGER NOT NULL, "score" INTEGER, "seed" INTEGER NOT NULL, "ingredients" TEXT NOT NULL, "finishedAt" DOUBLE NOT NULL, "dealNumber" INTEGER, "winnable" BOOLEAN);
INSERT INTO results VALUES(1,'pebbles','easy','won',1,0,0,NULL,1,'["granite","slate"]',1795372464.7593154907,1,NULL);
INSERT INTO results VALUES(2,'pebbles','easy','won',1,0,0,NULL,1,'["granite","slate"]',1795372464.7596633434,1,NULL);
INSERT INTO results VALUES(3,'pebbles','easy','won',1,0,0,NULL,1,'["granite","slate"]',1795372464.759762287,1,NULL);
CREATE TABLE IF NOT EXISTS "flags" ("name" TEXT PRIMARY KEY NOT NULL, "value" TEXT NOT NULL);
INSERT INTO flags VALUES('hint-first','given');
CREATE TABLE moves (
  slot TEXT NOT NULL REFERENCES saves(slot) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  move TEXT NOT NULL,
  fingerprint INTEGER NOT NULL,
  PRIMARY KEY (slot, number)
) WITHOUT ROWID;
INSERT INTO moves VALUES('pebbles',1,'{"act":"shuffle"}',-8228998883369680958);
INSERT INTO moves VALUES('pebbles',2,'{"picked":[4],"to":"heap 1"}',-6845214879930459726);
INSERT INTO moves VALUES('pebbles',3,'{"picked":[4],"to":"heap 2"}',-4412537735536000895);
INSERT INTO moves VALUES('pebbles',4,'{"picked":[4],"to":"heap 3"}',4726518419293759509);
INSERT INTO moves VALUES('pebbles',5,'{"picked":[4],"to":"heap 1"}',-2997318712062824925);
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
) WITHOUT ROWID;
INSERT INTO recollections VALUES('country-fr','capital',3.1699999999999999289,5.2800000000000002486,20646,20649,1,0);
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('results',3);
INSERT INTO sqlite_sequence VALUES('setAside',1);
CREATE INDEX "resultsByGame" ON "results"("game", "difficulty");
COMMIT;
