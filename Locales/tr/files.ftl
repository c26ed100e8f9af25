# SPDX-License-Identifier: GPL-3.0-or-later

### What can be wrong with files, saves and sound. Each message says what it is about and, where
### something helps, what.

## A group or deck file. $file is its name, $field the place in it, $reason one of the flaws below.

problem-file = { $file }: { $reason }
problem-field = { $file }, { $field }: { $reason }

flaw-not-found = böyle bir dosya yok.
flaw-unreadable = dosya okunamıyor.
flaw-folder = bu bir klasör, dosya değil.
flaw-not-a-file = bu sıradan bir dosya değil.
flaw-link-loop = bu bağlantı dönüp dolaşıp kendine çıkıyor.
flaw-not-utf8 = dosya UTF-8 metni değil.
# $limit bytes are allowed.
flaw-too-large = dosya çok büyük; en çok { $limit } bayt olabilir.
# The mistake is in line $line, at column $column.
flaw-broken-json = bozuk JSON, satır { $line }, sütun { $column }.
flaw-too-deep = çok fazla iç içe, satır { $line }, sütun { $column }.
flaw-name-twice = aynı ad iki kez, satır { $line }, sütun { $column }.
flaw-missing = bu eksik.
# $expected is the kind of value that belongs there.
flaw-wrong-type = { $expected ->
        [object] burada süslü ayraç içinde bir nesne olmalı.
        [list] burada köşeli ayraç içinde bir liste olmalı.
       *[text] burada tırnak içinde bir metin olmalı.
    }
# $words are the words allowed.
flaw-not-one-of = şunlardan biri olmalı: { $words }.
flaw-bad-id = kimlik en çok 64 karakter olur: a ile z arası harfler, rakamlar, kısa çizgi ve alt çizgi.
flaw-no-text = bu boş.
# $limit characters are allowed.
flaw-text-too-long = bu çok uzun; en çok { $limit } karakter olabilir.
flaw-control-character = bu metinde bir denetim karakteri var.
flaw-direction-mark = bu metinde görünmez bir yön işareti var.
flaw-outside = yol, dosyanın klasörünün dışına çıkıyor.
flaw-bad-seed = tohum bir tam sayıdır, eksi olamaz.
flaw-no-partners = bir gruba en az bir üye kart gerek.
# $limit partners are allowed.
flaw-too-many-partners = çok fazla üye; en çok { $limit } olabilir.
# $field is the place of the other one.
flaw-same-as = bunun aynısı: { $field }.
# $file is the file that has the id already.
flaw-group-taken = bu kimlik alınmış, dosya: { $file }.
# $group is the group that has the card already.
flaw-card-taken = bu kart kimliği alınmış, grup: { $group }.
flaw-no-group = bir sete en az bir grup gerek.
# $group is the id of a group.
flaw-unknown-group = böyle bir grup yok: { $group }.
# $deck is the id of a deck.
flaw-unknown-deck = böyle bir set yok: { $deck }.

## Any other file. $path is its path, $cause one of the causes below.

file-problem = { $path }: { $cause }
file-missing = böyle bir dosya yok.
file-not-allowed = izin yok.
file-read-only = yalnız okunabilir.
file-disk-full = disk dolu.
file-too-many-open = çok fazla dosya açık.
file-is-folder = bu bir klasör.
file-is-link = bu bir bağlantı.
file-not-folder = yolun bir parçası klasör değil.
# $megabytes are allowed.
file-too-large = dosya çok büyük; en çok { $megabytes } megabayt olabilir.
# $number is the system's number for the error.
file-other = sistem hatası { $number }.
# $variable is the name of an environment variable.
folder-no-home = Ana klasör yok: { $variable } tanımlı değil.

## The settings file. $line is the number of a line in it.

settings-line = Ayar dosyası, satır { $line } kullanılmadı: { $reason }{ $more ->
        [0] { "" }
       *[other] { " " }{ $more } satır daha kullanılamıyor.
    }
settings-no-equals = eşittir işareti yok.
settings-not-utf8 = UTF-8 metni değil.

## The file of the player's own words. $line is the number of a line in it.

# $reason is one of the messages below, or of those for the settings file. $more lines after it cannot
# be used either.
pronunciation-line = Okunuş dosyası, satır { $line } kullanılmadı: { $reason }{ $more ->
        [0] { "" }
       *[other] { " " }{ $more } satır daha kullanılamıyor.
    }
pronunciation-not-a-word = sözcük ya da okunuşu eksik veya çok uzun.
pronunciation-no-language = bu adda bir dil yok, altındaki satırlar da kullanılmadı.

## Saved games. $slot names the game, $path is a file's path.

storage-open-elsewhere = Aloud başka bir pencerede açık. Burada başlanan oyunlar kaydedilmez.
storage-not-held = Oyun başka bir pencerede sürdü; burada artık kaydedilmiyor.
storage-disk-full = Disk dolu: oyun kaydedilmedi.
storage-read-only = Disk yalnız okunabiliyor: oyun kaydedilmedi.
storage-busy = Kayıtlı oyunlar kullanımda: son hamle henüz kaydedilmedi.
storage-damaged = Kayıtlı oyunlar bozuk: oyun kaydedilmedi.
storage-unreadable = Kayıtlı oyunların bir bölümü okunamıyor.
# $problem is file-problem.
storage-file = Oyun kaydedilmedi: { $problem }
# $code is SQLite's number for the error.
storage-failed = Oyun kaydedilmedi: veritabanı hatası { $code }.
storage-unreachable = Oyun kaydedilmedi: veritabanına ulaşılamıyor.
storage-refused = Oyun kaydedilmedi: veritabanı kabul etmedi.
storage-newer = Oyun kaydedilmedi: veritabanı daha yeni bir Aloud sürümünden.
storage-damaged-moved = Kayıtlı oyunlar bozuktu. Yenilerine başlandı, eskilerin yeni yeri: { $path }
storage-newer-moved = Kayıtlı oyunlar daha yeni bir Aloud sürümünden. Yenilerine başlandı, eskilerin yeni yeri: { $path }
# $reason says why not.
storage-not-copied = Kayıtlı oyunlar daha eski bir Aloud sürümünden. Değişiklikten önce kopyalanamadıkları için oldukları gibi kaldılar. { $reason }
# $reason says why it cannot be used.
storage-set-aside = Kayıtlı bir oyun kullanılamıyor, kenara ayrıldı. { $reason }

## A round as a file: "aloud export" and "aloud import". $field is a place in the file.

round-not-json = Bozuk JSON, satır { $line }, sütun { $column }.
round-not-ours = Bu, Aloud ile kaydedilmiş bir oyun değil.
round-not-utf8 = Dosya UTF-8 metni değil.
round-missing = Eksik: { $field }.
round-wrong = İzin verilmeyen değer: { $field }.
# $move is the number of the move, $reason why it is refused.
replay-refused = Hamle { $move } olmaz: { $reason }
replay-different = Hamleler kaydedilenden başka bir masaya çıkıyor: özet değeri tutmuyor.
replay-malformed = İçindeki hamle sayıları birbiriyle çelişiyor.
# $format is a number.
save-newer-format = Daha yeni bir Aloud ile yapılmış, biçim { $format }.
# $game is the id of a game.
save-unknown-game = Oyunu burada bilinmiyor: { $game }.

## Sound and speech.

sound-none = Ses yok: ses aygıtı bulunamadı. Oyun metinle sürüyor.
sound-gone = Ses kesildi: ses aygıtı gitti. Dönene dek oyun metinle sürüyor.
placement-none = Bu ses aygıtı üç boyutlu ses veremiyor. Sesler soldan ve sağdan gelir.
voice-none = Konuşma yok: eSpeak NG başlatılamadı. Oyun metinle sürüyor.
# Speech Dispatcher is a program that speaks for others. $voice is who speaks instead: espeak, or
# none where nobody can.
speechd-none = Speech Dispatcher yanıt vermiyor. { $voice ->
    [espeak] Verene dek eSpeak NG konuşur.
   *[none] Oyun metinle sürüyor.
}
# With --voice speechd and --record.
speechd-not-recorded = Speech Dispatcher sesi kaydedilemez; eSpeak NG konuşuyor.
# $language is the tag of a language.
voice-not-there = Bu dil için ses yok: { $language }. Başka bir ses konuşuyor.
# $name is a kind of voice.
variant-not-there = Bu ses türü yok: { $name }. Düz ses konuşuyor.
# The command that says a text. $language is the tag of a language, $known is a list of such tags.
say-no-speech = Konuşma yok: eSpeak NG başlatılamadı.
say-no-voice = Bu dil için ses yok: { $language }. Olanlar: { $known }.
say-no-device = Ses aygıtı bulunamadı. Bunun yerine --record dosya.wav bir dosyaya yazar.
say-nothing = Söylenecek bir şey yok.
# With --voice off.
say-off = Konuşma kapalıyken bir şey duyulmaz. Bunun yerine --record dosya.wav bir dosyaya yazar.
say-no-speechd = Speech Dispatcher yanıt vermiyor.
# $name is what was asked for, $known are the kinds of voice by their words.
say-voice-unknown = Böyle bir ses yok: { $name }. Olanlar: { $known }, bir de f2 gibi eSpeak NG türleri.
# $file is a sound file.
sound-broken = Bu ses çalınamıyor: { $file }.
record-failed = Kayıt yazılamıyor: { $path }.
transcript-failed = Döküm artık yazılamıyor; oyun onsuz sürüyor.
effects-failed = Etkiler o dosyaya yazılamıyor; oyun onlarsız sürüyor.
# The picture of what is in front is kept in a file. $reason is a file with its problem, or the next message.
view-failed = Oyun resimsiz sürüyor: { $reason }
# $program draws the picture.
view-not-converted = { $program } resmi çizemiyor
view-no-program = PNG resmi için, içinde { $program } bulunan { $package } paketini kur ya da .svg ile biten bir dosya seç. Oyun resimsiz sürüyor.
log-failed = Günlük o dosyaya yazılamıyor; oyun onsuz sürüyor.
braille-file-failed = Braille o dosyaya yazılamıyor; oyun onsuz sürüyor.
braille-none = Braille ekran yok: brltty yanıt vermiyor. Verince ekran kullanılır.
# $path is a file's path.
round-exported = Oyunun yazıldığı dosya: { $path }
# $moves were made in it; $game is what the command line calls the game.
round-imported = Oyun alındı, { $moves } hamle yapılmış. Sürdürmek için: aloud play { $game }
import-would-replace = Kayıtlı bir oyun zaten var. Ondan vazgeçmek için --replace ekle.
import-won = Bu dosyadaki oyun zaten kazanılmış.
# "aloud move-saves": each number tells how many there are.
move-done = Kopyalandı. Oyuncular: { $players }. Kayıtlı oyunlar: { $rounds }. Kenara ayrılanlar: { $aside }. Sonuçlar: { $results }. Akılda kalan sorular: { $known }. Yanıt verilen günler: { $answers }. Dosyalar: { $files }.
move-nothing = Kopyalanacak bir kayıt yok.
move-in-use = Aloud başka bir yerde açık. Önce orada kapat. Hiçbir şey kopyalanmadı.
move-would-replace = Orada zaten kayıt var. Yerine koymak için --replace ekle. Hiçbir şey kopyalanmadı.
# $reason says why.
move-failed = Hiçbir şey kopyalanmadı. { $reason }
# "aloud groups check": $groups groups are sound, $problems problems were found.
groups-checked = { $groups } grup sağlam, { $problems ->
        [0] sorun bulunmadı
       *[other] { $problems } sorun bulundu
    }.
# $language is what was asked for, $known are the tags of the languages there are.
language-unknown = Böyle bir dil yok: { $language }. Olanlar: { $known }.
