# SPDX-License-Identifier: GPL-3.0-or-later

### What the game has to know of a language. A new language begins with this file.

# The language's name in the language itself, as a menu of languages shows it.
language-name = Polski
# The voice of espeak-ng: a tag from "espeak-ng --voices".
language-voice = pl
# Words that the voice misreads wherever they come up, in names and in what the player types too:
# each, an equals sign, and how to write it so that it sounds right; separated by commas. A message
# that is misread as a whole has .speech instead.
language-pronunciation =
    Aloud = Elałd, Klondike = Klondajk, FreeCell = Frisel, Spider = Spajder, Solitaire = Soliter,
    Canfield = Kanfild, Eight Off = Ejt Of, TriPeaks = Trajpiks,
    klawisz w = klawisz wu, klawisz z = klawisz zet, duże W = duże wu, duże Z = duże zet,
    quiz = kłiz, przycisk Back = przycisk Bek, JPEG = dżejpeg, JSON = dżejson, SVG = es fał gie, wav = wew,
    UTF-8 = u te ef osiem, brltty = be er el te te igrek, libcurl = lib kurl, fswebcam = ef es łebkam,
    ffmpeg = ef ef empeg, aloud serve = elałd serw, eSpeak NG = i spik en dżi, GeoNames = Dżio Nejms,
    Speech Dispatcher = Spicz Dyspaczer, Speech Dispatchera = Spicz Dyspaczera,
    OpenAL Soft = Open ej el Soft, GNU General Public License = gie en u Dżeneral Pablik Lajsens,
    Creative Commons Attribution = Kriejtiw Komons Atrybiuszyn,
    Unicode Common Locale Data Repository = Junikod Komon Lokal Dejta Repozytori,
    USA = u es a, RPA = er pe a, ZEA = zet e a, CFA = ce ef a, OPEC = Opek, Innsbruck = Insbruk,
    Neckar = Nekar, Stuttgart = Sztutgart, Lesotho = Lesoto, Drenthe = Drente, shona = szona, sotho = soto,
    quetzal = kecal, gourde = gurd, escudo = eskudo, metical = metikal

## Plural rules, from CLDR (https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html).
## What fits no rule is "other". A language without a category leaves it out.

plural-one = i = 1 and v = 0
plural-few = v = 0 and i % 10 = 2..4 and i % 100 != 12..14
plural-many = v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14

## How things are listed. $before and $after are things or lists of things, and stay in this order.

# A list of two things.
list-two = { $before } i { $after }
# Between the first two of three things or more.
list-start = { $before }, { $after }
# Between two things in the middle of a longer list.
list-middle = { $before }, { $after }
# Between the last two of three things or more.
list-end = { $before } i { $after }
# Between the last two things of which one is enough.
list-or = { $before } lub { $after }

## Mistakes in the files of a language. $file is a file's name, $line the number of a line in it,
## $key the name of a message.

problem-unreadable-file = Nie udało się odczytać pliku { $file }.
problem-junk = { $file }, wiersz { $line }: nie udało się odczytać komunikatu { $key }. Zamiast niego używany jest angielski.
problem-junk-unnamed = { $file }, wiersz { $line }: czegoś tam nie udało się odczytać.
problem-repeated-key = { $file }, wiersz { $line }: komunikat { $key } jest tam po raz drugi. Liczy się pierwszy.
problem-bad-message = Komunikat { $key } zawiera błąd.
problem-untranslated = Komunikat { $key } nie jest przetłumaczony.
