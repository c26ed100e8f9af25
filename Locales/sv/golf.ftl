# SPDX-License-Identifier: GPL-3.0-or-later

### Golf: columns that are played to the waste, a rank up or down.

game-golf = Golf
objective-golf = Töm kolumnerna. Ett kort läggs på kasthögen om det är ett steg högre eller lägre än det översta där, oavsett färg.
    .brief = Töm kolumnerna, ett steg upp eller ner.
golf-choice-easy = Lätt: kung och ess följer på varandra
golf-choice-medium = Medel: kung och ess följer inte på varandra
golf-choice-hard = Svår: inget läggs på en kung

## Help.

help-golf = Så spelar du Golf
help-golf-text = Sju kolumner med fem kort. Det sista kortet i en kolumn läggs på kasthögen om det är ett steg högre eller lägre än det översta där; färgen spelar ingen roll. Om inget passar, dra ett kort; talongen gås igenom bara en gång. I det lätta spelet följer kung och ess på varandra, i det svåra läggs inget på en kung.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-golf-typing = Numret på en kolumn spelar dess sista kort, d drar. w säger vad som ligger på kasthögen och vad som passar där, stort G var de korten ligger. a säger det sista kortet i varje kolumn, b och ett nummer en hel kolumn.
