# SPDX-License-Identifier: GPL-3.0-or-later

### Atlas Solitaire. A group has one base card ("Państwa Europy") and its partners ("Francja").
### $group is the name of a group, $card a card, $place a place in the form .to.
###
### A group's name stands unchanged after "grupa", in any case ("do grupy Państwa Europy").

game-atlas = Pasjans Atlas
objective-atlas = Skompletuj każdą grupę: najpierw karta bazowa na stos końcowy, potem pozostałe karty grupy.
    .brief = Skompletuj każdą grupę.

# A base card. .short is used where a base is meant anyway.
atlas-base = { $group }, karta bazowa
    .short = { $group }
    .brief = { $group }, baza
# A card of the player's own groups.
name-own = { $name }

# Follows "przyjmie", so it is in the accusative.
atlas-invites-base = karta bazowa

# $done of $total groups are complete now.
atlas-group-completed = { $group }: komplet, { NUMBER($done) } z { NUMBER($total, case: "genitive") }.
    .brief = { $group }: komplet.
command-completed = Czytaj kompletne grupy
    .words = komplety, komplet
# A completed group, $group by its base, with its other cards: $cards.
atlas-completed-group = { $group }: { $cards }
atlas-completed-none = Żadna grupa nie jest jeszcze kompletna.
atlas-nothing-playable-drawn = Talia jest pusta i żadna dobrana karta nigdzie nie pasuje.

## Progress. $missing partners are still to come.

atlas-progress = Kompletne grupy: { NUMBER($done, gender: "feminine") } z { NUMBER($total, case: "genitive") }
atlas-progress-group = { $group }: brakuje { COUNT($missing, "cards", case: "genitive") }
# $stock and $waste cards lie there, $hidden lie face down in the columns.
atlas-progress-reserve = W talii { NUMBER($stock, gender: "feminine") }, w odrzuconych { NUMBER($waste, gender: "feminine") }, w kolumnach { COUNT($hidden, "hidden") }

## Refusals. $card was to go $place. $home is the card's own group, $top the card it was to lie on.

atlas-refused-needs-base = { $card }: nie można { $place }. Pusty stos końcowy przyjmuje kartę bazową.
atlas-refused-occupied = { $card }: nie można { $place }. Leży tam grupa { $group }. Karta bazowa wymaga pustego stosu końcowego.
atlas-refused-not-in-group = { $card }: nie należy do grupy { $group }.
# True, but in this round the card was dealt for another group.
atlas-refused-true-elsewhere = { $card }: pasuje do grupy { $group }, ale w tej rundzie należy do grupy { $home }.
atlas-refused-name-there = { $card }: taka karta już tam leży; ta należy do innej grupy.
atlas-refused-base-in-column = { $card }: nie można { $place }. Kartę bazową kładzie się tylko na puste miejsce.
atlas-refused-on-base = { $card }: nie można { $place }. W kolumnie nic nie kładzie się na kartę bazową.
atlas-refused-not-together = { $card } i { $top }: nie pasują do siebie.
atlas-refused-other-group = { $card } i { $top }: mogłyby do siebie pasować, ale nie w tej rundzie.

## Hints. $group is a group, $card a card, $place a place in the form .to.

atlas-hint-belongs = { $card }: { $place }, do grupy { $group }.
atlas-hint-opens = { $card }: { $place }, to otworzy grupę.

## Learner mode. $group is a group.

# The group of a card, after its name.
atlas-lesson-group = { $group }.
# After a base card: its partners in this round, and how many are missing.
atlas-lesson-base = { $missing ->
        [0] Komplet: { $members }.
       *[other] Brakuje { COUNT($missing, "cards", case: "genitive") }. Należą tu: { $members }.
    }
# The picture of a card: $caption says what it shows; without one there is just a picture.
card-picture-caption = Obraz: { $caption }
card-picture = Z obrazem.

## Decks and dealing. $group is a group.

deck-without-groups = Zestaw wymaga co najmniej jednej grupy.
# $limit is the most a deck may have.
deck-too-large = Zestaw może mieć najwyżej tyle grup: { $limit }.
deck-group-incomplete = Grupa { $group } nie ma karty bazowej albo innych kart.
deck-group-twice = Grupa { $group } jest w zestawie dwa razy.
deck-name-twice = Grupa { $group } ma dwa razy tę samą kartę.
deck-columns = Tak nie można rozdać kolumn: potrzebne są cztery liczby, a kart nie może być więcej, niż jest.
deck-no-group = Zestaw wymaga co najmniej jednej grupy.
deck-unknown-group = Nie ma grupy { $group }.
deck-no-base = Grupa { $group } nie ma karty bazowej.
deck-no-partners = Grupa { $group } nie ma kart oprócz bazowej.
# $found groups are there, $needed were asked for.
deal-too-few-groups = Nie można rozdać rundy. Potrzebne grupy: { $needed }, do wyboru tylko: { $found }.
# $needed groups were asked for.
deal-too-much-shared = Nie można rozdać rundy. Potrzebne grupy: { $needed }, ale zbyt wiele kart pasowałoby do dwóch z nich.
deal-any = Dowolne rozdanie: może być nie do wygrania.
deal-not-known-winnable = To rozdanie może być nie do wygrania.

## "aloud groups check": a card that fits a second group. $home is its own, $other the second.

overlap-belongs = { $card }, grupa { $home }: pasuje też do grupy { $other }.
overlap-homonym = { $card }, grupa { $home }: tak samo nazywa się karta z grupy { $other }.

## Help.

help-atlas = Jak grać w Pasjansa Atlas
help-atlas-text = Każda grupa ma kartę bazową i należące do niej karty. Połóż kartę bazową na pusty stos końcowy, a potem na nią pozostałe karty grupy. W kolumnach kartę kładzie się na kartę z tej samej grupy, ale nie na bazową; pusta kolumna przyjmuje dowolną kartę. Gdy nic nie pasuje, dobierz z talii.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-atlas-typing = { $input ->
        [keys] {""}
       *[lines] Wpisz numer miejsca, by wziąć jego kartę, a potem numer miejsca, na które ma iść. Dwa numery to cały ruch: 5 7 przenosi z miejsca 5 na miejsce 7.
    }

## Settings.

setting-reshuffles = Ile razy tasować odrzucone
setting-reshuffles-help = Ile razy wolno tasować odrzucone, w nowych grach.
setting-level = Poziom szkolny
setting-level-help = Które grupy są rozdawane, w nowych grach.
setting-level-any = dowolny
setting-level-primary = szkoła podstawowa
setting-level-secondary = szkoła średnia
setting-level-expert = ponad program szkoły
