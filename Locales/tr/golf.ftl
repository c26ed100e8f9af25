# SPDX-License-Identifier: GPL-3.0-or-later

### Golf: columns that are played to the waste, a rank up or down.

game-golf = Golf
objective-golf = Sütunları boşalt. Çöpün üstündeki karttan bir büyük ya da bir küçük olan kart, takımı ne olursa olsun çöpe gider.
    .brief = Sütunları boşalt, bir büyük ya da bir küçük.
golf-choice-easy = Kolay: papaz ile as art arda gelir
golf-choice-medium = Orta: papaz ile as art arda gelmez
golf-choice-hard = Zor: papazın üstüne kart gitmez

## Help.

help-golf = Golf nasıl oynanır
help-golf-text = Beşer kartlık yedi sütun. Sütunun son kartı, çöpün üstündeki karttan bir büyük ya da bir küçükse çöpe gider; takımı önemli değil. Hiçbiri uymuyorsa kart çek; deste yalnız bir kez açılır. Kolay oyunda papaz ile as art arda gelir, zor oyunda papazın üstüne kart gitmez.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-golf-typing = Sütunun numarası son kartını oynar, d çeker. w çöpü ve üstüne ne gidebileceğini, büyük G o kartların yerini söyler. a her sütunun son kartını, b ile numara bütün sütunu söyler.
