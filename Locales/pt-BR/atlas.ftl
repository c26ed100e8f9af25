# SPDX-License-Identifier: GPL-3.0-or-later

### Atlas Solitaire. A group has one base card ("Countries of Europe") and its partners ("France").
### $group is the name of a group, $card a card, $place a place in the form .to.
### base card: carta base; partners: the other cards of the group, "as outras do grupo".

game-atlas = Paciência Atlas
objective-atlas = Complete todos os grupos: primeiro a carta base numa fundação, depois as outras do grupo.
    .brief = Complete todos os grupos.

# A base card. .short is used where a base is meant anyway.
atlas-base = { $group }, carta base
    .short = { $group }
    .brief = { $group }, base
# A card of the player's own groups.
name-own = { $name }

atlas-invites-base = uma carta base

# $done of $total groups are complete now.
atlas-group-completed = Grupo completo: { $group }, { NUMBER($done) } de { $total }.
    .brief = Grupo completo: { $group }.
command-completed = Ler os grupos completos
    .words = completos, completo
# A completed group, $group by its base, with its other cards: $cards.
atlas-completed-group = { $group }: { $cards }
atlas-completed-none = Nenhum grupo está completo ainda.
atlas-nothing-playable-drawn = O monte acabou e nenhuma carta comprada serve.

## Progress. $missing partners are still to come.

atlas-progress = { NUMBER($done) } de { COUNT($total, "groups") } completos
atlas-progress-group = { $missing ->
        [1] { $group }: falta uma carta
       *[other] { $group }: faltam { COUNT($missing, "cards") }
    }
# $stock and $waste cards lie there, $hidden lie face down in the columns.
atlas-progress-reserve = Monte: { $stock ->
        [0] vazio
       *[other] { $stock }
    }, descarte: { $waste ->
        [0] vazio
       *[other] { $waste }
    }, { $hidden ->
        [0] nenhuma fechada nas colunas
        [1] uma fechada nas colunas
       *[other] { NUMBER($hidden, gender: "feminine") } fechadas nas colunas
    }

## Refusals. $card was to go $place. $home is the card's own group, $top the card it was to lie on.

atlas-refused-needs-base = { $card } não pode ir { $place }: fundação vazia só aceita carta base.
atlas-refused-occupied = { $card }: não pode ir { $place }. Ali está o grupo { $group }. Carta base precisa de uma fundação vazia.
atlas-refused-not-in-group = { $card } não é do grupo { $group }.
# True, but in this round the card was dealt for another group.
atlas-refused-true-elsewhere = { $card } combina com { $group }, mas nesta partida é do grupo { $home }.
atlas-refused-name-there = { $card } já está ali; esta é de outro grupo.
atlas-refused-base-in-column = { $card }: não pode ir { $place }. Carta base só vai para lugar vazio.
atlas-refused-on-base = { $card } não pode ir { $place }: numa coluna, nada vai sobre carta base.
atlas-refused-not-together = { $card } e { $top }: não combinam.
atlas-refused-other-group = { $card } e { $top }: poderiam combinar, mas não nesta partida.

## Hints.

atlas-hint-belongs = { $card } { $place }: grupo { $group }.
atlas-hint-opens = { $card } { $place }: começa um grupo.

## Learner mode.

# The group of a card, after its name.
atlas-lesson-group = { $group }.
# After a base card: its partners in this round, and how many are missing.
atlas-lesson-base = { $missing ->
        [0] Completo: { $members }.
        [1] Falta uma carta. O grupo: { $members }.
       *[other] Faltam { COUNT($missing, "cards") }. O grupo: { $members }.
    }
# The picture of a card: $caption says what it shows; without one there is just a picture.
card-picture-caption = Imagem: { $caption }
card-picture = Com imagem.

## Decks and dealing.

deck-without-groups = Um baralho precisa de pelo menos um grupo.
# $limit is the most a deck may have.
deck-too-large = Um baralho pode ter no máximo { COUNT($limit, "groups") }.
deck-group-incomplete = O grupo { $group } está sem carta base ou sem as outras cartas.
deck-group-twice = O grupo { $group } está duas vezes no baralho.
deck-name-twice = O grupo { $group } tem a mesma carta duas vezes.
deck-columns = As colunas não podem ser montadas assim: quatro números, e não mais cartas do que há.
deck-no-group = Um baralho precisa de pelo menos um grupo.
deck-unknown-group = Não existe o grupo { $group }.
deck-no-base = O grupo { $group } não tem carta base.
deck-no-partners = O grupo { $group } só tem a carta base.
# $found groups are there, $needed were asked for.
deal-too-few-groups = Não dá para montar uma partida de { COUNT($needed, "groups") }: só há { NUMBER($found) } para escolher.
# $needed groups were asked for.
deal-too-much-shared = Não dá para montar uma partida de { COUNT($needed, "groups") }: cartas demais serviriam em dois deles.
deal-any = Partida qualquer: talvez não tenha solução.
deal-not-known-winnable = Esta partida talvez não tenha solução.

## "aloud groups check": a card that fits a second group. $home is its own, $other the second.

overlap-belongs = { $card }, do grupo { $home }: vale também para { $other }.
overlap-homonym = { $card }, do grupo { $home }: tem o mesmo nome que uma carta de { $other }.

## Help.

help-atlas = Como se joga a Paciência Atlas
help-atlas-text = Cada grupo tem uma carta base e outras cartas. Ponha a carta base numa fundação vazia e, depois, as outras do grupo sobre ela. Nas colunas, uma carta vai sobre outra do mesmo grupo; coluna vazia aceita qualquer carta. Compre do monte quando nada servir.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-atlas-typing = { $input ->
        [keys] {""}
       *[lines] Digite o número de um lugar para pegar a carta, depois o número do lugar aonde ela vai. Dois números são uma jogada inteira: 5 7 leva do lugar 5 para o lugar 7.
    }

## Settings.

setting-reshuffles = Vezes que o descarte é embaralhado
setting-reshuffles-help = Quantas vezes o descarte pode ser embaralhado, em partidas novas.
setting-level = Nível escolar
setting-level-help = Quais grupos são distribuídos nas partidas novas.
setting-level-any = qualquer um
setting-level-primary = ensino fundamental
setting-level-secondary = ensino médio
setting-level-expert = além da escola
