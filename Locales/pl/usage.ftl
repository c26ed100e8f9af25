# SPDX-License-Identifier: GPL-3.0-or-later

### What is wrong with a command as it was typed in a shell. Options stay as they are typed.

# $options are options or arguments of a command.
usage-not-together = To się nie łączy: { $options }.
# $options have a meaning for $game alone, which is the name of a game as it is typed.
usage-only-for = Tylko dla { $game }: { $options }.
# $option takes a file.
usage-picture-file = { $option }: potrzebny jest plik z rozszerzeniem .svg lub .png.
# The same for $option.
usage-tactile-file = { $option }: potrzebny jest plik z rozszerzeniem .svg, .pdf lub .brf.
# $most is the highest number of a deal.
usage-deal-number = Numer rozdania: od 0 do { $most }.
# $option takes a number.
usage-least = { $option }: potrzebna jest liczba, co najmniej { $least }.
# $options each name a file.
usage-same-file = { $options }: to nie może być ten sam plik.
# $from and $to are options with the first and the last number of a range.
usage-from-to = { $from } nie może być większe niż { $to }.
# $day was typed for a day.
usage-day-unknown = Nie ma dnia { $day }. Dzień zapisuje się tak: 2026-11-21.
# $text was typed and has no meaning there.
usage-unexpected = { $text } nic tu nie znaczy.
# $option was typed and is none of the options.
usage-unknown-option = Nie ma opcji { $option }.
# The same where it is nearly $near.
usage-unknown-option-near = Nie ma opcji { $option }. Czy chodzi o { $near }?
# $option needs something after it.
usage-missing-value = { $option }: brakuje tego, co ma być dalej.
# $argument has to be typed too.
usage-missing-argument = Brakuje: { $argument }.
# $value was typed for $option. A reason may follow after a colon.
usage-invalid-value = { $value } nie pasuje do { $option }
# How a command is typed: $usage.
usage-how = Użycie: { $usage }
# $command, typed, tells more.
usage-see-help = Więcej: { $command }

## The help of commands, as `aloud --help` prints it. Commands, options and values stay as they are typed.

# The headings.
usage-overview = W SKRÓCIE:
usage-usage = UŻYCIE:
usage-arguments = ARGUMENTY:
usage-options = OPCJE:
usage-subcommands = POLECENIA:
# Values, or one that is taken without the option, and a closing bracket follow.
usage-values = (wartości:
usage-default = (domyślnie:
usage-show-version = Pokaż wersję.
usage-show-help = Pokaż tę pomoc.
# $command, typed, tells more of a command that has commands of its own.
usage-subcommand-help = Więcej o każdym poleceniu: { $command }

## What each command is for, and more about some.

usage-about-aloud = Gry karciane na słuch.
usage-more-aloud = Bez polecenia otwiera się menu główne. Każdą grą steruje się liczbami: wybierz kartę, a potem cel. W każdej chwili można wpisać help.
usage-about-open = Otwórz menu główne.
usage-about-play = Zagraj; bez opcji wróć do zapisanej gry.
usage-about-puzzle = Ułóż układankę; bez opcji wróć do zapisanej.
usage-about-quiz = Odpowiadaj na pytania o świecie; pomylone wracają wcześniej.
usage-about-progress = Podaj postępy z tego tygodnia i ile świata już znasz.
usage-about-settings = Zmień ustawienia albo jedno, podane z nazwy.
usage-more-settings = Bez argumentów otwiera się menu ustawień; w potoku wypisywane są wszystkie. Przykład: aloud settings voice off
usage-about-stats = Podaj statystyki według gier i poziomów.
usage-about-share = Podaj ostatnią skończoną grę w jednym wierszu, do wysłania innym.
usage-about-solve = Powiedz, jak wygrać rozdanie, ruch po ruchu.
usage-more-solve = Kod wyjścia to 0, gdy rozdanie da się wygrać, 2, gdy się nie da, i 3, gdy tego nie ustalono.
usage-about-deals = Oceń w tabeli, kto wygrywa rozdania.
usage-more-deals = Tabela ma format CSV z nagłówkiem. Przerwaną uzupełnia to samo polecenie z tym samym plikiem. W terminalu wyjście błędów podaje postęp, najwyżej co dziesięć sekund, dopóki nie pojawi się wiersz.
usage-about-groups = Zarządzaj grupami kart.
usage-about-groups-new = Złóż własną grupę, karta po karcie.
usage-about-groups-import = Weź grupy z arkusza kalkulacyjnego.
usage-more-groups-import = Każdy wiersz pliku CSV to grupa: jej nazwa, a potem karty. Własna grupa o tej samej nazwie zostaje zastąpiona.
usage-about-groups-check = Sprawdź pliki grup; bez nazw wszystkie, które gra by wczytała.
usage-about-groups-fetch = Pobierz grupy z serwera, który podaje ustawienie groups-url.
usage-about-export = Zapisz odłożoną rundę do pliku albo na standardowe wyjście.
usage-about-import = Weź rundę z pliku, żeby grać dalej.
usage-more-import = Rozdanie FreeCell może też być tekstem, każda kolumna to wiersz kart: 4C 2C 10H.
usage-about-say = Powiedz tekst, żeby wypróbować głos.
usage-more-say = Wysokość, głośność i własne wymowy są takie jak w grze.
usage-about-language = Sprawdzaj teksty języka.
usage-about-language-check = Podaj i powiedz wszystkie komunikaty języka, a potem ich błędy.
usage-more-language-check = Każdy wiersz to klucz komunikatu i to, co dostaje głos.
usage-about-serve = Graj w przeglądarce na tym komputerze.
usage-about-move-saves = Skopiuj wszystko, co zapisane, do bazy danych albo z powrotem.

## What the arguments and options of commands are for.

# $games are the names of games as they are typed.
usage-option-game = Gra: { $games }. Domyślnie ostatnio grana.
# $difficulties are names of difficulties as they are typed, by game.
usage-option-difficulty = Poziom. { $difficulties }.
usage-option-number = Numer rozdania: ten sam numer, to samo rozdanie.
usage-option-daily = Rozdanie dnia, dla wszystkich to samo.
usage-option-date = Rozdanie innego dnia.
usage-option-new = Nowe rozdanie, choć jakieś jest zapisane.
usage-option-any-deal = Dowolne rozdanie, do wygrania czy nie.
# $ratings are words as they are typed.
usage-option-rating = Szukaj rozdania według tego, kto je wygrywa: { $ratings }.
usage-option-deck = atlas: graj grupami z pliku zestawu.
usage-option-groups = atlas: ile grup ma runda.
usage-option-tutorial = Zacznij samouczek gry.
# $continents are words as they are typed.
usage-option-continent = atlas: tylko grupy z kontynentu: { $continents }.
# $topics are words as they are typed.
usage-option-topic = atlas: tylko grupy tego rodzaju: { $topics }.
# $levels are words as they are typed.
usage-option-level = atlas: tylko grupy na poziomie szkolnym: { $levels }.
usage-option-surprise = atlas: grupy z jednego dowolnego kontynentu albo rodzaju.
usage-option-needed = atlas: grupy, które najbardziej trzeba powtórzyć.
usage-option-picture = puzzle: obraz albo mapa, z nazwy lub z pliku.
usage-option-size = puzzle: ile elementów w rzędzie, 3 albo 4.
usage-option-language-and-voice = Język tekstu i głosu, na przykład en, es, de albo pl.
usage-option-voice = auto: mów, gdy jest urządzenie dźwiękowe; espeak: mów; speechd: mów przez Speech Dispatcher; off: tylko tekst.
usage-option-verbosity = Ile się mówi: brief krótko, normal zwykle, full wszystko.
usage-option-learner = Przy kartach mów grupy i informacje.
usage-option-keys = Każdy klawisz działa od razu.
usage-option-lines = Wpisz liczbę albo słowo, potem Enter.
usage-option-record = Zapisz to, co słychać, do pliku WAV.
usage-option-transcript = Dopisz do pliku to, co jest wypisywane.
usage-option-braille = Zapisz to, co się mówi, do pliku: brajl Unicode albo strony dla drukarki brajlowskiej (.brf).
usage-option-effects = Zapisz dźwięki, wibracje i animacje do pliku, po obiekcie JSON w wierszu.
usage-option-log = Dopisz do pliku, co się dzieje, bez tekstów i nazw, żeby znaleźć błąd.
usage-option-colour = Kolory: auto według terminala, on tak, off nie.
usage-option-view = Trzymaj w pliku obraz tego, co jest na ekranie, dużym drukiem.
usage-option-view-theme = Kolory tego obrazu: light jasne, dark ciemne, yellow żółte na czarnym. Domyślnie te z page-theme.
usage-option-language = Język tekstu, na przykład en, es, de albo pl.
# $games are the names of games as they are typed.
usage-option-searched-game = Gra, jedna z tych, które program umie rozwiązać: { $games }.
# $difficulties are names of difficulties as they are typed, by game.
usage-option-least-difficulty = Poziom; domyślnie najłatwiejszy. { $difficulties }.
usage-option-as-it-falls = atlas: rozdanie o tym numerze takie, jak wypadnie, do wygrania czy nie.
usage-option-states = Ile pozycji wolno zbadać na rozdanie; domyślnie tyle, ile w grze.
usage-option-deal = Numer rozdania.
usage-option-from = Numer pierwszego rozdania.
usage-option-to = Numer ostatniego rozdania.
usage-option-ratings = Tylko rozdania z tymi ocenami.
usage-option-winnable = Tylko te, które da się wygrać.
usage-option-output = Zapisz tabelę do pliku.
usage-option-workers = Nad iloma rozdaniami pracować naraz; domyślnie po jednym na procesor.
# $continents are words as they are typed.
usage-option-quiz-continent = Tylko ten kontynent: { $continents }.
# $kinds are words as they are typed.
usage-option-quiz-kind = Tylko pytania tego rodzaju: { $kinds }.
# $most is a number as it is typed.
usage-option-quiz-count = Ile pytań, od 1 do { $most }.
usage-option-quiz-number = Numer quizu: ten sam numer i ta sama pamięć, ten sam quiz.
usage-option-json-file = Jako JSON w pliku; myślnik (-) to standardowe wyjście.
usage-option-map-file = Jako mapa w pliku; myślnik (-) to standardowe wyjście.
usage-option-tactile-progress = Jako mapy dotykowe, do wydruku na papierze puchnącym albo drukarce brajlowskiej.
usage-option-picture-file = Jako obraz w pliku; myślnik (-) to standardowe wyjście.
usage-option-only-game = Tylko ta gra, na przykład atlas.
usage-option-json = Jako JSON.
usage-option-csv = Jako CSV, z nagłówkiem.
usage-option-shared-game = Tylko z tej gry, na przykład atlas.
usage-option-setting = Nazwa ustawienia, jak w pliku ustawień.
usage-option-value = Nowa wartość; bez niej usłyszysz obecną.
usage-option-list = Podaj wszystkie ustawienia z wartościami.
usage-option-text = Co ma być powiedziane.
usage-option-spoken-language = Język, którym mówi eSpeak NG, na przykład en, pl albo pt-br.
usage-option-tried-voice = auto albo espeak: własny głos gry; speechd: Speech Dispatcher; albo odmiana własnego głosu, na przykład f2.
usage-option-rate = Jak szybko, od 0 do 100. Domyślnie jak w ustawieniach.
usage-option-say-record = Zapisz to do pliku WAV, zamiast mówić.
usage-option-tag = Język: jego kod albo nazwa.
usage-option-key = Tylko komunikaty, których klucze tak się zaczynają.
usage-option-say = Powiedz je też.
usage-option-said-record = Zapisz to, co zostało powiedziane, do pliku WAV.
usage-option-faults = Podaj tylko błędy.
usage-option-spreadsheet = Plik do wczytania, w UTF-8.
usage-option-group-files = Pliki grup.
usage-option-names = Podaj, ile nazw ma każdy język.
usage-option-written-file = Plik do zapisania.
usage-option-exported-game = Gra; domyślnie ostatnio grana runda.
usage-option-exported-difficulty = Poziom; domyślnie ostatnio grana runda.
usage-option-read-file = Plik do wczytania.
usage-option-replace = Porzuć rundę, która jest teraz zapisana.
usage-option-imported-difficulty = Poziom, gdy w pliku są tylko karty; domyślnie najłatwiejszy.
# $pictures and $maps are names as they are typed.
usage-option-puzzle-picture = Obraz: { $pictures }; mapa: { $maps }; albo plik PNG lub JPEG.
usage-option-puzzle-size = Ile elementów w rzędzie: 3 albo 4.
usage-option-camera = Weź obraz z kamery.
usage-option-draw = Narysuj zapisaną układankę, dużą i kontrastową, i nie graj.
usage-option-tactile = Zapisz mapę jako arkusze dotykowe, do wydruku na papierze puchnącym albo drukarce brajlowskiej, i nie graj.
# $papers are words as they are typed.
usage-option-paper = Papier arkuszy dotykowych: { $papers }. Bez tej opcji taki, jakiego używa się w twoim kraju.
usage-option-passed-on = To, co wymienia aloud serve --help.
usage-option-port = Port; 0 to dowolny wolny.
usage-option-lan = Wpuść inne urządzenia z sieci domowej, każde po podaniu kodu.
usage-option-public = Wpuść gości, każdego z własnymi grami.
usage-option-listen = Z --public adres, na którym serwer nasłuchuje; domyślnie tylko ten komputer.
usage-option-trusted-proxy = Z --public adres serwera WWW, który mówi, skąd przychodzą goście.
usage-option-database = Trzymaj wszystko w tej bazie danych PostgreSQL.
usage-option-monitoring = Stan i metryki dla programów na tym komputerze, na tym porcie; 0 to dowolny wolny.
usage-option-moved-database = Baza danych PostgreSQL.
usage-option-back = Z bazy danych na ten komputer.
usage-option-replace-all = Zastąp to, co tam już zapisane.
usage-option-open = Otwórz stronę w przeglądarce.
usage-option-telnet = Wpuść na tym porcie także klientów MUD i telnet; 0 oznacza dowolny wolny.
usage-option-telnet-tls = To samo, szyfrowane przez TLS, na osobnym porcie.
usage-option-certificate = Plik certyfikatu dla TLS, w formacie PEM.
usage-option-certificate-key = Plik klucza do certyfikatu, w formacie PEM.
