# SPDX-License-Identifier: GPL-3.0-or-later

### What can be asked for: names for menus and help, and in .words what can be typed,
### separated by commas. The English words always work too.
### .piece is the name in a game that is played with pieces, not cards.

act-draw = Kaart trekken
    .short = trekken
# The same where the stock is empty and takes the waste, in its order or shuffled.
act-recycle = Aflegstapel omdraaien
act-reshuffle = Aflegstapel schudden
act-draw-until-playable = Trekken tot er een kaart past
command-draw = Kaart trekken
    .words = trek, trekken
command-draw-until-playable = Trekken tot er een kaart past
    .words = passend, doortrekken
command-list = Wat kan ik kiezen
    .words = lijst, kaarten, doelen, keuze, wat
command-here = Waar ben ik
    .words = waar, hier
command-place = Eén plek voorlezen
    .words = plek, lees
# Places as a key names them; with a card in hand, it goes there.
command-place-waste = Aflegstapel
command-place-foundation = Eindstapel
command-place-reserve = Cel
# A key before a digit that stands for ten columns more.
command-place-tens = Kolommen na 10
command-tops = De bovenste kaarten voorlezen
    .piece = De stukken voorlezen
    .words = boven, bovenste
command-all = De hele tafel voorlezen
    .words = alles, tafel
command-roots = De diepste open kaarten voorlezen
    .words = diepste, onderste
command-groups = De eindstapels voorlezen
    .words = groepen, eindstapels
command-wanted = Volgende kaarten voor de eindstapels
    .words = volgende, nodig
    .waste = Kaarten die op de aflegstapel passen
command-unseen = Kaarten die niet te zien zijn
    .words = verborgen, onzichtbaar, over
command-find = Waar ligt een kaart
    .piece = Waar ligt een stuk
    .words = zoek, vind, waar is, waar ligt
command-changed = Wat is er veranderd
    .words = veranderd
command-progress = Doel en voortgang
    .words = voortgang, doel, stand, punten, score
command-hint = Hint
    .words = hint, tip
command-facts = Feiten bij deze kaart
    .piece = Feiten bij dit stuk
    .words = feiten, info
command-undo = Ongedaan maken
    .words = ongedaan
command-redo = Opnieuw doen
    .words = opnieuw
command-undo-several = Meerdere zetten ongedaan maken
    .words = meer ongedaan, meerdere ongedaan
command-redo-several = Meerdere zetten opnieuw doen
    .words = meer opnieuw, meerdere opnieuw
command-bookmark = Bladwijzer zetten
    .words = bladwijzer, onthoud
command-to-bookmark = Terug naar de bladwijzer
    .words = naar bladwijzer
command-restart = Dit spel van voren af aan beginnen
    .words = herstart, overnieuw
command-new = Nieuw spel
    .words = nieuw
command-repeat = Laatste melding herhalen
    .words = herhaal
command-slowly = Laatste melding langzaam zeggen
    .words = langzaam
command-older = Oudere melding
    .words = ouder, oudere
command-newer = Nieuwere melding
    .words = nieuwer, nieuwere
command-spell = Kaart spellen
    .piece = Stuk spellen
    .words = spel, spellen
command-silence = Spraak stoppen
    .words = stop, stil
command-time = Speeltijd
    .words = tijd, speeltijd
command-verbosity = Hoeveel er gezegd wordt
    .words = hoeveel, uitvoerigheid
command-learner = Leermodus aan of uit
    .words = leren, leermodus
command-refresher = Bijles over wat je niet wist
    .words = bijles, les
command-settings = Instellingen
    .words = instellingen, opties
command-help = Help
    .words = help, hulp
command-menu = Spelmenu
    .words = menu, spelmenu
command-quit = Opslaan en naar het hoofdmenu
    .words = einde, afsluiten, weg, doei, opslaan, bewaren
command-left = Vorige plek
command-right = Volgende plek
command-up = Dieper in de stapel
command-down = Terug naar de bovenste kaart
command-first = Eerste plek
command-last = Laatste plek
command-previous-choice = Vorige keuze
command-next-choice = Volgende keuze
command-accept = Kiezen
command-back = Terug
    .words = terug, annuleer
command-take-back = Laatst gekozen kaart terugleggen
    .piece = Stuk terugleggen
    .words = terugleggen

## Names of keys.

# $key is a letter or sign.
key-letter = { $key }
# $key is a capital letter, which sounds like the small one.
key-capital = hoofdletter { $key }
key-name-comma = komma
key-name-semicolon = puntkomma
key-name-colon = dubbele punt
key-name-full-stop = punt
key-name-question-mark = vraagteken
key-name-tab = Tab
key-name-shift-tab = Shift en Tab
key-name-enter = Enter
key-name-escape = Escape
key-name-backspace = Backspace
key-name-space = spatiebalk
key-name-left = pijl links
key-name-right = pijl rechts
key-name-up = pijl omhoog
key-name-down = pijl omlaag
key-name-home = Home
key-name-end = End
key-name-page-up = Page up
key-name-page-down = Page down
key-name-f1 = F1
key-name-f2 = F2
key-name-f3 = F3
key-name-f4 = F4
key-name-f5 = F5
key-name-f6 = F6
key-name-f7 = F7
key-name-f8 = F8
key-name-f10 = F10
key-name-f11 = F11
key-name-f12 = F12
key-name-f9 = F9
key-name-ctrl-left = Control en pijl links
key-name-ctrl-right = Control en pijl rechts

## The buttons of a gamepad, as on an Xbox controller.

key-name-pad-a = A-knop
key-name-pad-a-long = A-knop vastgehouden
key-name-pad-b = B-knop
key-name-pad-x = X-knop
key-name-pad-y = Y-knop
key-name-pad-up = D-pad omhoog
key-name-pad-down = D-pad omlaag
key-name-pad-left = D-pad links
key-name-pad-right = D-pad rechts
key-name-pad-left-shoulder = Linker schouderknop
key-name-pad-right-shoulder = Rechter schouderknop
key-name-pad-left-trigger = Linker trigger
key-name-pad-right-trigger = Rechter trigger
key-name-pad-start = Startknop
key-name-pad-back = Terugknop
key-name-pad-left-stick = Linker stick ingedrukt
key-name-pad-right-stick = Rechter stick ingedrukt
key-name-pad-right-stick-up = Rechter stick omhoog
key-name-pad-right-stick-down = Rechter stick omlaag
key-name-pad-right-stick-left = Rechter stick naar links
key-name-pad-right-stick-right = Rechter stick naar rechts

##

verbosity-now-brief = Kort.
verbosity-now-normal = Normaal.
verbosity-now-full = Alles wordt gezegd.
learner-now-on = Leermodus aan.
learner-now-off = Leermodus uit.
