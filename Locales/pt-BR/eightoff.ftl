# SPDX-License-Identifier: GPL-3.0-or-later

### Eight Off: FreeCell in suit, with eight cells.

game-eightoff = Eight Off
objective-eightoff = Leve todas as cartas para as fundações, cada naipe do ás ao rei. As colunas descem no mesmo naipe; uma célula guarda uma carta qualquer.
    .brief = Cada naipe na sua fundação, do ás ao rei.
choice-eightoff = Oito células, quatro ocupadas

## Help.

help-eightoff = Como se joga Eight Off
help-eightoff-text = Nas colunas, uma carta vai sobre outra um valor acima e do mesmo naipe. Uma célula guarda uma carta qualquer; coluna vazia aceita um rei. Uma sequência se move de uma vez quando há células livres que bastem. As fundações sobem por naipe, a partir do ás.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-eightoff-typing = { typing-places }
