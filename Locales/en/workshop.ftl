# SPDX-License-Identifier: GPL-3.0-or-later

## Groups and decks that a player puts together. $title is the name of one, $parts how many cards or
## groups it has, $part one of them, $n the number of the next one, $name what was typed.

workshop = Groups of your own
    .brief = Own groups
workshop-group-new = New group
workshop-deck-new = New deck
workshop-group-summary = { $title }, { $parts ->
        [one] 1 card
       *[other] { $parts } cards
    }
workshop-deck-summary = Deck { $title }, { $parts ->
        [one] 1 group
       *[other] { $parts } groups
    }
# $parts is a list of cards or groups.
workshop-parts = { $parts }
workshop-group-name = Name of the group? 0 to go back.
workshop-deck-name = Name of the deck? 0 to go back.
workshop-group-add = Add cards
workshop-deck-add = Add groups
workshop-group-remove = Take out a card
workshop-deck-remove = Take out a group
workshop-rename = Another name
workshop-save = Save
workshop-discard = Do not save
workshop-delete = Delete
workshop-group-next = Card { $n }? An empty line ends.
    .brief = Card { $n }?
workshop-group-added = { $part }. Card { $n }?
# The card is no thing of the catalogue: nothing is known of it.
workshop-group-added-own = { $part }, as typed. Card { $n }?
workshop-group-twice = { $part } is in it already. Card { $n }?
workshop-group-too-many = No more than 60 cards fit. An empty line ends.
workshop-deck-next = Group { $n }? A part of its name will do; an empty line ends.
    .brief = Group { $n }?
workshop-deck-added = { $part }. Group { $n }?
workshop-deck-twice = { $part } is in it already. Group { $n }?
workshop-deck-too-many = No more than 64 groups fit. An empty line ends.
workshop-deck-unknown = No group has { $name } in its name. Another one?
workshop-which = Which { $name }?
workshop-as-typed = Just { $name }, as typed
# Opens the remarks; $count cards belong to other groups, too.
workshop-remarks = { $count ->
        [one] 1 card that fits other groups
       *[other] { $count } cards that fit other groups
    }
# $card also fits each of $groups.
workshop-overlap = { $card }: { $groups }
workshop-keep-question = { $title }: save it?
workshop-group-too-few = A group needs 2 cards.
workshop-deck-too-few = A deck needs a group.
workshop-group-saved = Saved: { $title }, { $parts ->
        [one] 1 card
       *[other] { $parts } cards
    }.
workshop-deck-saved = Saved: { $title }, { $parts ->
        [one] 1 group
       *[other] { $parts } groups
    }.
workshop-delete-question = Delete { $title }?
workshop-deleted = Deleted: { $title }.
# $reason is what is wrong with what was typed.
workshop-no-name = Not a name: { $reason }

## "aloud groups import": groups from a table. $file is its name, $line a line of it.

workshop-imported = { $title }, { $parts ->
        [one] 1 card
       *[other] { $parts } cards
    }.
workshop-import-none = { $file }: no groups. Each line is one: its name, then its cards.
# After the first $most groups.
workshop-import-limit = { $file }: too many groups. Limit: { $most }.
# $reason is why the line is no group.
workshop-import-line = { $file }, line { $line }: { $reason }
workshop-import-twice = { $part } comes twice.
workshop-import-no-name = The first cell is empty: it takes the name of the group.
workshop-import-quotes = A quotation mark is not closed.
workshop-import-too-many = more than 60 cards.
