# SPDX-License-Identifier: GPL-3.0-or-later

### TriPeaks: three peaks of overlapping rows, played to the waste a rank up or down. They are told as ten
### columns: a card of the last row each, with what it covers up to the right.

game-tripeaks = TriPeaks
objective-tripeaks = Töm de tre topparna. Ett kort läggs på kasthögen om det är ett steg högre eller lägre än det översta där, oavsett färg; kung och ess följer på varandra.
    .brief = Töm topparna, ett steg upp eller ner.
choice-tripeaks = Tre toppar, en gång genom talongen

## Help.

# Told in the tutorial.
tripeaks-tutorial-free = Ett kort är fritt när inget ligger på det.
help-tripeaks = Så spelar du TriPeaks
help-tripeaks-text = Tio kort ligger uppvända i sista raden; bakom dem dolda rader med nio och sex kort och tre toppar. Varje kort bakom ligger under två: ett i sin egen kolumn och ett i nästa. När båda är borta vänds det upp. Ett fritt kort läggs på kasthögen om det är ett steg högre eller lägre än det översta där; färgen spelar ingen roll, kung och ess följer på varandra. Om inget passar, dra ett kort; talongen gås igenom bara en gång.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-tripeaks-typing = Numret på en kolumn spelar dess fria kort, d drar. w säger vad som ligger på kasthögen och vad som passar där, stort G var de korten ligger. a säger det fria kortet i varje kolumn, b och ett nummer en hel kolumn och vilken kolumn som täcker den.
