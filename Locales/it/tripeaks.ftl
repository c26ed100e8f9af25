# SPDX-License-Identifier: GPL-3.0-or-later

### TriPeaks: three peaks of overlapping rows, played to the waste a rank up or down. They are told as ten
### columns: a card of the last row each, with what it covers up to the right.

game-tripeaks = TriPeaks
objective-tripeaks = Svuota le tre cime. Una carta va agli scarti se vale uno in più o uno in meno dell'ultima scartata, di qualunque seme; re e asso si seguono.
    .brief = Svuota le cime, uno in più o uno in meno.
choice-tripeaks = Tre cime, un solo giro del mazzo

## Help.

# Told in the tutorial.
tripeaks-tutorial-free = Una carta è libera quando non ne ha altre sopra.
help-tripeaks = Come si gioca a TriPeaks
help-tripeaks-text = Dieci carte sono scoperte nell'ultima riga; dietro, coperte, righe di nove e di sei e tre cime. Ogni carta dietro sta sotto due: una della sua colonna e una della successiva. Quando se ne sono andate tutte e due, si scopre. Una carta libera va agli scarti se vale uno in più o uno in meno dell'ultima scartata; il seme non conta, re e asso si seguono. Se nessuna va bene, pesca; il mazzo si scorre una volta sola.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-tripeaks-typing = Il numero di una colonna ne gioca la carta libera, la d pesca. La w dice gli scarti e che cosa accettano, la G maiuscola dove sono quelle carte. La a dice la carta libera di ogni colonna, la b e un numero, una colonna intera e quale colonna la blocca.
