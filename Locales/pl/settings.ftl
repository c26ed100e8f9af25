# SPDX-License-Identifier: GPL-3.0-or-later

### The settings menu. Each setting has a name, and in -help what it does.

settings = Ustawienia
# Entries of that menu; each opens a list of settings.
settings-voice = Język i głos
settings-telling = Co mówić
settings-playing = Klawisze i zasady
settings-sounds = Dźwięki
settings-devices = Brajl, kontroler, kolor
# What of them there is on the page.
settings-devices-page = Kontroler, wibracje, animacja
# How the page in a browser looks and sounds.
settings-page = Strona
# $name is a setting, $value its value now.
setting-entry = { $name }: { $value }
# $value is the value that is in force.
setting-current = { $value }, obecnie
# $value is one of the values of a setting.
setting-value = { $value }
# $name is a setting, $value its new value.
setting-changed = { $name }: { $value }.
# What can be typed for a setting that is a number: from $least to $most.
setting-type-number = Wpisz od { NUMBER($least, case: "genitive") } do { NUMBER($most, case: "genitive") }.
    .brief = Od { NUMBER($least, case: "genitive") } do { NUMBER($most, case: "genitive") }.
# The same without a most: $least or more, or $unlimited, the word for having no limit.
# 0 goes back where it is too little.
setting-type-limit = { $least ->
        [0] Wpisz 0 lub więcej, albo { $unlimited }.
       *[other] Wpisz { NUMBER($least) } lub więcej, albo { $unlimited }; 0 wraca.
    }
# A setting that leaves no choice here: $name, and $value, the only value there is.
setting-only = { $name }: { $value }. Innej wartości nie ma.
# As the settings file has it: $name and $value.
setting-named = { $name }: { $value }

setting-on = tak
    .words = tak, wł, włączone
setting-off = nie
    .words = nie, wył, wyłączone
setting-unlimited = bez ograniczeń
# $value is a percentage.
setting-percent = { $value } procent
# $value is a number.
setting-number = { $value }
# $word is a word of the settings file, the same in every language.
setting-word = { $word }

setting-language = Język
setting-language-help = Język słów i głosu.
setting-language-system = język systemu
setting-voice = Głos
setting-voice-help = Czy gra sama mówi i czyim głosem. Speech Dispatcher ma głos, którego używa Orca.
setting-voice-auto = automatycznie
setting-voice-espeak = eSpeak NG
setting-voice-speechd = Speech Dispatcher
setting-voice-off = bez głosu, sam tekst
setting-speech-rate = Tempo mowy
setting-speech-rate-help = Jak szybko mówi głos.
setting-speech-pitch = Wysokość głosu
setting-speech-pitch-help = Jak wysoki jest głos.
setting-speech-volume = Głośność mowy
setting-speech-volume-help = Jak głośny jest głos.
setting-voice-variant = Odmiana głosu
setting-voice-variant-help = Inne brzmienie tego samego głosu.
setting-voice-variant-none = zwykły głos
setting-sounds = Dźwięki
setting-sounds-help = Dźwięki obok słów.
setting-sound-volume = Głośność dźwięków
setting-sound-volume-help = Jak głośne są dźwięki.
setting-pending-volume = Głośność karty w ręce
setting-pending-volume-help = Jak głośny jest dźwięk, który powtarza się, dopóki karta jest w ręce; 0 oznacza brak.
setting-placement = Kierunek dźwięku
setting-placement-help = Czy miejsce słychać tam, gdzie leży: kolumny od lewej do prawej.
setting-placement-off = wyłączone
setting-placement-stereo = po lewej i po prawej
setting-placement-hrtf = w przestrzeni, do słuchawek
setting-haptics = Wibracje
setting-haptics-help = Wibracje kontrolera gier.
setting-pads = Kontrolery
setting-pads-help = Można grać także kontrolerem.
setting-animations = Animacje
setting-animations-help = Ruch na rysunku stołu.
# Settings of the page in a browser.
setting-page-voice = Głos
setting-page-voice-help = Kto mówi, co się dzieje.
setting-page-voice-reader = mój program czytający ekran albo nikt
setting-page-voice-browser = głos przeglądarki
setting-page-voice-espeak = własny głos gry, eSpeak NG
setting-page-theme = Kolory
setting-page-theme-help = Tekstu i tła.
setting-page-theme-system = jak w przeglądarce
setting-page-theme-light = ciemne na jasnym
setting-page-theme-dark = jasne na ciemnym
setting-page-theme-yellow = żółte na czarnym
setting-page-theme-own = własne kolory
setting-page-text = Własny kolor tekstu
setting-page-text-help = Używany przy własnych kolorach. Gdy zlewa się z tłem, jest czarny lub biały.
setting-page-back = Własny kolor tła
setting-page-back-help = Używany przy własnych kolorach.
# Colours, for text and background alike.
setting-page-text-black = czarny
setting-page-text-white = biały
setting-page-text-yellow = żółty
setting-page-text-cream = kremowy
setting-page-text-green = zielony
setting-page-text-cyan = cyjanowy
setting-page-text-blue = niebieski
setting-page-text-brown = brązowy
setting-page-back-black = { setting-page-text-black }
setting-page-back-white = { setting-page-text-white }
setting-page-back-yellow = { setting-page-text-yellow }
setting-page-back-cream = { setting-page-text-cream }
setting-page-back-green = { setting-page-text-green }
setting-page-back-cyan = { setting-page-text-cyan }
setting-page-back-blue = { setting-page-text-blue }
setting-page-back-brown = { setting-page-text-brown }
setting-page-size = Rozmiar
setting-page-size-help = Tekstu i kart.
setting-page-cards = Karty
setting-page-cards-help = Jak karty są rysowane na stronie.
setting-page-cards-large = jedna duża wartość i kolor
setting-page-cards-letters = z literą koloru karty
setting-page-cards-words = same słowa
setting-page-spacing = Odstępy
setting-page-spacing-help = Między wierszami, słowami i literami.
setting-page-spacing-normal = normalne
setting-page-spacing-wide = szerokie
setting-page-close-up = Zbliżenie
setting-page-close-up-help = To, na czym jest fokus, widać jeszcze raz na całą szerokość strony.
setting-braille = Monitor brajlowski
setting-braille-help = Pokazuje na monitorze brajlowskim to, co mówi gra, przez brltty.
setting-braille-grade = Stopień brajla
setting-braille-grade-help = Brajl bez skrótów albo ze skrótami, na monitorze i w plikach. Polski ma tylko brajl bez skrótów.
setting-braille-grade-1 = bez skrótów, stopień 1
setting-braille-grade-2 = ze skrótami, stopień 2
setting-verbosity = Ile mówić
setting-verbosity-help = Mało, normalnie albo wszystko.
setting-verbosity-brief = mało
setting-verbosity-normal = normalnie
setting-verbosity-full = wszystko
setting-positions = Pozycje
setting-positions-help = Gdzie karta leży w stosie, na przykład trzecia z pięciu.
setting-counts = Liczby kart
setting-counts-help = Ile kart leży zakrytych.
setting-scores = Wynik
setting-scores-help = Wynik, gdy ruch daje albo odbiera punkty.
setting-hints = Wskazówki obsługi
setting-hints-help = Jak czegoś używać, gdy pojawia się pierwszy raz.
setting-learner = Tryb nauki
setting-learner-help = Przy kartach słychać grupy i informacje, a do wyboru są tylko właściwe cele.
setting-input = Pisanie
setting-input-help = Wiersze z Enterem albo klawisze, które działają od razu.
setting-input-lines = wiersze
setting-input-keys = klawisze
setting-quick-moves = Szybkie ruchy
setting-quick-moves-help = Karta z jednym sensownym celem idzie tam od razu po wybraniu, chyba że sprawdzana jest wiedza.
setting-confirmations = Potwierdzenia
setting-confirmations-help = Pytaj, zanim gra zostanie porzucona.
setting-undo-bound = Ile ruchów można cofnąć
setting-undo-bound-help = Jak daleko sięga cofanie. Ruchów utraconych przez zmniejszenie tej liczby nie da się odzyskać.
setting-winnable = Rozdania do wygrania, gdzie program umie to sprawdzić
setting-winnable-help = Nowe gry szukają rozdania, które da się wygrać.
setting-loss-news = Kiedy mówić o przegranej
setting-loss-news-help = Kiedy usłyszysz, że gry nie da się już wygrać.
setting-loss-news-at-once = od razu
setting-loss-news-open-cards = od razu, gdy wszystkie karty są odkryte, inaczej w ślepym zaułku
setting-loss-news-later = dziesięć ruchów później
setting-loss-news-never = nigdy
setting-difficulty = Poziom
setting-difficulty-help = Dla gier zaczętych bez wyboru; ostatnio wybrany.
setting-difficulty-relaxed = spokojny
setting-difficulty-easy = łatwy
setting-difficulty-medium = średni
setting-difficulty-hard = trudny
setting-difficulty-expert = mistrzowski
setting-groups-url = Grupy z serwera
setting-groups-url-help = Adres pliku z grupami: https://…
setting-groups-url-none = brak
# $none is the word for having no address.
setting-type-address = { $name }: { $value }. Wpisz adres albo: { $none }. 0 wraca.
# $name is the setting, $value what was typed.
setting-not-address = { $value } to nie adres: każdy zaczyna się od https://
setting-colour = Kolor
setting-colour-help = Kolor w terminalu.
setting-colour-auto = automatycznie
setting-colour-on = tak
setting-colour-off = nie
setting-suit-colours = Karty w czterech kolorach
setting-suit-colours-help = Nazwy kart w terminalu: kier czerwony, karo niebieskie, trefl zielony, gdy kolor jest włączony.

## Refusals. $name is a setting, $value what was asked for.

setting-unknown = Nie ma ustawienia { $name }.
# $names are settings with a name much like it.
setting-unknown-near = Nie ma ustawienia { $name }. Podobne: { $names }.
# $names are all settings.
setting-unknown-known = Nie ma ustawienia { $name }. Są: { $names }.
# The same in the game, where a word lists them all.
setting-unknown-listed = Nie ma ustawienia { $name }. Wpisz ustawienia, by je usłyszeć.
# $name is a command that the settings file gives keys to.
setting-key-unknown = Wiersz key.{ $name } pliku ustawień jest pominięty: nie ma takiego polecenia.
# $near are those of many values that are much like it, $some are the first of them.
setting-not-there = { $name }: nie można ustawić { $value }.{ $near ->
        [0] { " " }Do wyboru na przykład: { $some }.
       *[other] { " " }Podobne: { $near }.
    }
# $offered are the values there are.
setting-not-offered = { $name }: nie można ustawić { $value }. Do wyboru: { $offered }.
# From $least to $most.
setting-not-within = { $name }: nie można ustawić { $value }. Potrzebna liczba od { NUMBER($least, case: "genitive") } do { NUMBER($most, case: "genitive") }.
# $least is the smallest number, $unlimited the word for having no limit.
setting-not-limit = { $name }: nie można ustawić { $value }. Potrzebne „{ $unlimited }” albo liczba, najmniej { $least }.
setting-not-word = { $name }: nie można ustawić { $value }. Potrzeba od jednego do sześćdziesięciu czterech znaków.

## How words are said. $word is a word, $said how it is written so that it sounds right.

pronunciation = Wymowa
pronunciation-help = Jak głos wymawia słowa.
pronunciation-new = Nowe słowo
# One of the player's own words in a list.
pronunciation-entry = { $word }: { $said }
pronunciation-which = Wpisz słowo, które głos czyta źle. 0 wraca.
# The voice reads the word as it does now.
pronunciation-how = Teraz brzmi tak: { $word }. Napisz je tak, jak ma brzmieć. 0 wraca.
pronunciation-before = Przedtem: { $word }
pronunciation-after = Potem: { $said }
pronunciation-keep = Zachowaj
pronunciation-again = Posłuchaj jeszcze raz
pronunciation-change = Napisz inaczej
pronunciation-kept = Zapisano: { $word }.
# $word takes the place of $before, the same word in other letters, which was said $heard.
pronunciation-replaced = Zapisano: { $word }. Dotąd: { $before }, czytane { $heard }.
pronunciation-forget = Zapomnij
pronunciation-forgotten = Znów czytane jak przedtem: { $word }.
pronunciation-not-kept = Słowo musi być krótkie, bez znaku równości, i nie może zaczynać się od # ani [.
