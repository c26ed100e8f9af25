CREATE TABLE "claims" ("slot" TEXT PRIMARY KEY NOT NULL, "session" TEXT NOT NULL, "process" INTEGER NOT NULL, "started" TEXT NOT NULL);
CREATE TABLE "flags" ("name" TEXT PRIMARY KEY NOT NULL, "value" TEXT NOT NULL);
CREATE TABLE "results" ("id" INTEGER PRIMARY KEY AUTOINCREMENT, "game" TEXT NOT NULL, "difficulty" TEXT NOT NULL, "outcome" TEXT NOT NULL, "seconds" INTEGER NOT NULL, "moves" INTEGER NOT NULL, "mistakes" INTEGER NOT NULL, "score" INTEGER, "seed" INTEGER NOT NULL, "ingredients" TEXT NOT NULL, "finishedAt" DOUBLE NOT NULL);
CREATE INDEX "resultsByGame" ON "results"("game", "difficulty");
CREATE TABLE "saves" ("slot" TEXT PRIMARY KEY NOT NULL, "round" TEXT NOT NULL, "seconds" INTEGER NOT NULL, "savedAt" DOUBLE NOT NULL);
CREATE TABLE "setAside" ("id" INTEGER PRIMARY KEY AUTOINCREMENT, "slot" TEXT NOT NULL, "round" BLOB NOT NULL, "seconds" INTEGER, "savedAt" DOUBLE, "reason" TEXT NOT NULL);
CREATE TABLE sqlite_sequence(name,seq);
