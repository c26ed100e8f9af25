# SPDX-License-Identifier: GPL-3.0-or-later

### TriPeaks: three peaks of overlapping rows, played to the waste a rank up or down. They are told as ten
### columns: a card of the last row each, with what it covers up to the right.

game-tripeaks = Üç Tepe
objective-tripeaks = Üç tepeyi boşalt. Çöpün üstündeki karttan bir büyük ya da bir küçük olan kart, takımı ne olursa olsun çöpe gider; papaz ile as art arda gelir.
    .brief = Tepeleri boşalt, bir büyük ya da bir küçük.
choice-tripeaks = Üç tepe, deste bir kez açılır

## Help.

# Told in the tutorial.
tripeaks-tutorial-free = Üstünde kart olmayan kart serbesttir.
help-tripeaks = Üç Tepe nasıl oynanır
help-tripeaks-text = Son sırada on açık kart var; arkalarında kapalı olarak dokuz ve altı kartlık sıralar ile üç tepe. Arkadaki her kart iki kartın altındadır: biri kendi sütununda, biri sonrakinde. İkisi de gidince açılır. Serbest kart, çöpün üstündeki karttan bir büyük ya da bir küçükse çöpe gider; takımı önemli değil, papaz ile as art arda gelir. Hiçbiri uymuyorsa kart çek; deste yalnız bir kez açılır.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-tripeaks-typing = Sütunun numarası serbest kartını oynar, d çeker. w çöpü ve üstüne ne gidebileceğini, büyük G o kartların yerini söyler. a her sütunun serbest kartını, b ile numara bütün sütunu ve onu hangi sütunun örttüğünü söyler.
