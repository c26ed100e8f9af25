# SPDX-License-Identifier: GPL-3.0-or-later

### Forty Thieves: two packs, one card at a time.

game-fortythieves = Quarenta ladrões
objective-fortythieves = Leve dois baralhos para as fundações, cada naipe duas vezes, do ás ao rei. As colunas descem no mesmo naipe, uma carta por vez; só se passa pelo monte uma vez.
    .brief = Cada naipe duas vezes nas fundações, do ás ao rei.
choice-fortythieves = Dois baralhos, uma só passada pelo monte

## Help.

help-fortythieves = Como se joga Quarenta ladrões
help-fortythieves-text = Só se move a última carta de uma coluna ou a de cima do descarte; nas colunas ela vai sobre outra um valor acima e do mesmo naipe, e coluna vazia aceita qualquer carta. As fundações sobem por naipe, a partir do ás; cada naipe tem duas. Só se passa pelo monte uma vez.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-fortythieves-typing = A tecla d compra do monte. { typing-places }
