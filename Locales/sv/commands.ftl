# SPDX-License-Identifier: GPL-3.0-or-later

### What can be asked for: names for menus and help, and in .words what can be typed,
### separated by commas. The English words always work too.
### .piece is the name in a game that is played with pieces, not cards.
### Words with å, ä or ö are also given without the rings and dots.

act-draw = Dra ett kort
    .short = dra
# The same where the stock is empty and takes the waste, in its order or shuffled.
act-recycle = Vänd kasthögen
act-reshuffle = Blanda kasthögen
act-draw-until-playable = Dra tills ett kort passar
command-draw = Dra ett kort
    .words = dra
command-draw-until-playable = Dra tills ett kort passar
    .words = dra passande, passar
command-list = Vad kan jag välja
    .words = lista, kort, mål, mal, val, vad
command-here = Var är jag
    .words = var, här, har
command-place = Läs en plats
    .words = plats, läs, las
# Places as a key names them; with a card in hand, it goes there.
command-place-waste = Kasthög
command-place-foundation = Grundhög
command-place-reserve = Cell
# A key before a digit that stands for ten columns more.
command-place-tens = Kolumner efter 10
command-tops = Läs de översta korten
    .piece = Läs bitarna
    .words = översta, oversta, överst, overst
command-all = Läs hela bordet
    .words = allt, alla, bord, bordet
command-roots = Läs de understa uppvända korten
    .words = understa, underst
command-groups = Läs grundhögarna
    .words = grupper, grundhögar, grundhogar
command-wanted = Nästa kort till grundhögarna
    .words = nästa, nasta
    .waste = Kort som passar på kasthögen
command-unseen = Kort som inte syns
    .words = dolda, kvar
command-find = Var ligger ett kort
    .piece = Var ligger en bit
    .words = hitta, sök, sok, var är, var ar, var ligger
command-changed = Vad har ändrats
    .words = ändrat, andrat
command-progress = Mål och läge
    .words = läge, lage, uppgift, poäng, poang
command-hint = Tips
    .words = tips
command-facts = Fakta om kortet
    .piece = Fakta om biten
    .words = fakta, info
command-undo = Ångra
    .words = ångra, angra
command-redo = Gör om
    .words = gör om, gor om
command-undo-several = Ångra flera drag
    .words = ångra flera, angra flera
command-redo-several = Gör om flera drag
    .words = gör om flera, gor om flera
command-bookmark = Sätt bokmärke
    .words = bokmärke, bokmarke
command-to-bookmark = Tillbaka till bokmärket
    .words = till bokmärke, till bokmarke, till bokmärket
command-restart = Börja om given
    .words = börja om, borja om, omstart
command-new = Ny giv
    .words = ny, ny giv
command-repeat = Upprepa senaste meddelandet
    .words = upprepa, igen
command-slowly = Säg senaste meddelandet långsamt
    .words = långsamt, langsamt
command-older = Äldre meddelande
    .words = äldre, aldre
command-newer = Nyare meddelande
    .words = nyare
command-spell = Bokstavera kortet
    .piece = Bokstavera biten
    .words = bokstavera
command-silence = Tysta talet
    .words = tyst, stopp
command-time = Speltid
    .words = tid, speltid
command-verbosity = Hur mycket som sägs
    .words = hur mycket, mängd, mangd
command-learner = Lärläge på eller av
    .words = lärläge, larlage, lär, lar
command-refresher = Lektion om det du missade
    .words = lektion
command-settings = Inställningar
    .words = inställningar, installningar
command-help = Hjälp
    .words = hjälp, hjalp
command-menu = Spelmeny
    .words = meny, spelmeny
command-quit = Spara och gå till huvudmenyn
    .words = avsluta, sluta, lämna, lamna, hejdå, hejda, hej då, hej da, spara
command-left = Föregående plats
command-right = Nästa plats
command-up = Djupare ner i högen
command-down = Tillbaka mot översta kortet
command-first = Första platsen
command-last = Sista platsen
command-previous-choice = Föregående val
command-next-choice = Nästa val
command-accept = Välj
command-back = Tillbaka
    .words = tillbaka, avbryt
command-take-back = Lägg tillbaka senast valda kort
    .piece = Lägg tillbaka biten
    .words = lägg tillbaka, lagg tillbaka

## Names of keys.

# $key is a letter or sign.
key-letter = { $key }
# $key is a capital letter, which sounds like the small one.
key-capital = stort { $key }
key-name-comma = komma
key-name-semicolon = semikolon
key-name-colon = kolon
key-name-full-stop = punkt
key-name-question-mark = frågetecken
key-name-tab = Tab
key-name-shift-tab = Skift och Tab
key-name-enter = Enter
key-name-escape = Escape
key-name-backspace = Backsteg
key-name-space = Mellanslag
key-name-left = Vänsterpil
key-name-right = Högerpil
key-name-up = Uppåtpil
key-name-down = Nedåtpil
key-name-home = Home
key-name-end = End
key-name-page-up = Page Up
key-name-page-down = Page Down
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
key-name-ctrl-left = Control och vänsterpil
key-name-ctrl-right = Control och högerpil

## The buttons of a gamepad, as on an Xbox controller.

key-name-pad-a = A-knappen
key-name-pad-a-long = A-knappen intryckt länge
key-name-pad-b = B-knappen
key-name-pad-x = X-knappen
key-name-pad-y = Y-knappen
key-name-pad-up = Styrkors upp
key-name-pad-down = Styrkors ner
key-name-pad-left = Styrkors vänster
key-name-pad-right = Styrkors höger
key-name-pad-left-shoulder = Vänster axelknapp
key-name-pad-right-shoulder = Höger axelknapp
key-name-pad-left-trigger = Vänster avtryckare
key-name-pad-right-trigger = Höger avtryckare
key-name-pad-start = Startknappen
key-name-pad-back = Bakåtknappen
key-name-pad-left-stick = Vänster spak intryckt
key-name-pad-right-stick = Höger spak intryckt
key-name-pad-right-stick-up = Höger spak upp
key-name-pad-right-stick-down = Höger spak ner
key-name-pad-right-stick-left = Höger spak åt vänster
key-name-pad-right-stick-right = Höger spak åt höger

##

verbosity-now-brief = Kortfattat.
verbosity-now-normal = Normalt.
verbosity-now-full = Allt sägs.
learner-now-on = Lärläge på.
learner-now-off = Lärläge av.
