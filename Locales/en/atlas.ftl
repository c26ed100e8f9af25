# SPDX-License-Identifier: GPL-3.0-or-later

### Atlas Solitaire. A group has one base card ("Countries of Europe") and its partners ("France").
### $group is the name of a group, $card a card, $place a place in the form .to.

game-atlas = Atlas Solitaire
objective-atlas = Complete every group: first its base card on a foundation, then its partners.
    .brief = Complete every group.

# A base card. .short is used where a base is meant anyway.
atlas-base = { $group }, base card
    .short = { $group }
    .brief = { $group }, base
# A card of the player's own groups.
name-own = { $name }

atlas-invites-base = a base card

# $done of $total groups are complete now.
atlas-group-completed = { $group } complete, { $done } of { $total }.
    .brief = { $group } complete.
command-completed = Read the completed groups
    .words = completed, complete
# A completed group, $group by its base, with its other cards: $cards.
atlas-completed-group = { $group }: { $cards }
atlas-completed-none = No group is complete yet.
atlas-nothing-playable-drawn = The stock is empty, and no card drawn fits anywhere.

## Progress. $missing partners are still to come.

atlas-progress = { $done } of { $total } groups complete
atlas-progress-group = { $missing ->
        [one] { $group }: 1 card missing
       *[other] { $group }: { $missing } cards missing
    }
# $stock and $waste cards lie there, $hidden lie face down in the columns.
atlas-progress-reserve = Stock { $stock ->
        [0] empty
       *[other] { $stock }
    }, waste { $waste ->
        [0] empty
       *[other] { $waste }
    }, { $hidden ->
        [0] none
       *[other] { $hidden }
    } face down in the columns

## Refusals. $card was to go $place. $home is the card's own group, $top the card it was to lie on.

atlas-refused-needs-base = { $card } cannot go { $place }: an empty foundation takes a base card.
atlas-refused-occupied = { $card } cannot go { $place }: it holds { $group }. A base card needs an empty foundation.
atlas-refused-not-in-group = { $card } does not belong to { $group }.
# True, but in this round the card was dealt for another group.
atlas-refused-true-elsewhere = { $card } fits { $group }, but in this round it belongs to { $home }.
atlas-refused-name-there = { $card } lies there already; this one belongs to another group.
atlas-refused-base-in-column = { $card } cannot go { $place }: a base card goes on an empty place only.
atlas-refused-on-base = { $card } cannot go { $place }: nothing goes on a base card in a column.
atlas-refused-not-together = { $card } and { $top } do not belong together.
atlas-refused-other-group = { $card } and { $top } could go together, but not in this round.

## Hints.

atlas-hint-belongs = { $card } { $place }: group { $group }.
atlas-hint-opens = { $card } { $place }: opens a group.

## Learner mode.

# The group of a card, after its name.
atlas-lesson-group = { $group }.
# After a base card: its partners in this round, and how many are missing.
atlas-lesson-base = { $missing ->
        [0] All there: { $members }.
       *[other] { $missing } missing. Its cards: { $members }.
    }
# The picture of a card: $caption says what it shows; without one there is just a picture.
card-picture-caption = Picture: { $caption }
card-picture = With a picture.

## Decks and dealing.

deck-without-groups = A deck needs at least one group.
# $limit is the most a deck may have.
deck-too-large = A deck can have at most { $limit } groups.
deck-group-incomplete = The group { $group } has no base card or no partners.
deck-group-twice = The group { $group } is in the deck twice.
deck-name-twice = The group { $group } has the same card twice.
deck-columns = The columns cannot be dealt like this: four numbers, and no more cards than there are.
deck-no-group = A deck needs at least one group.
deck-unknown-group = There is no group { $group }.
deck-no-base = The group { $group } has no base card.
deck-no-partners = The group { $group } has no partners.
# $found groups are there, $needed were asked for.
deal-too-few-groups = A round of { $needed } groups cannot be dealt: there are only { $found } to choose from.
# $needed groups were asked for.
deal-too-much-shared = A round of { $needed } groups cannot be dealt: too many cards would fit two of them.
deal-any = Any deal: it may not be winnable.
deal-not-known-winnable = This deal may not be winnable.

## "aloud groups check": a card that fits a second group. $home is its own, $other the second.

overlap-belongs = { $card } of { $home } is true of { $other } too.
overlap-homonym = { $card } of { $home } has the same name as a card of { $other }.

## Help.

help-atlas = How to play Atlas Solitaire
help-atlas-text = Each group has a base card and partner cards. Put a base card on an empty foundation, then its partners on it. In the columns a partner goes on a partner of its own group; an empty column takes any card. Draw from the stock when nothing fits.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-atlas-typing = { $input ->
        [keys] {""}
       *[lines] Type the number of a place to take its card, then the number of the place it goes to. Two numbers are a whole move: 5 7 takes place 5 to place 7.
    }

## Settings.

setting-reshuffles = Shuffles of the waste
setting-reshuffles-help = How often the waste may be shuffled, in new games.
setting-level = School level
setting-level-help = Which groups are dealt, in new games.
setting-level-any = any
setting-level-primary = primary
setting-level-secondary = secondary
setting-level-expert = beyond school
