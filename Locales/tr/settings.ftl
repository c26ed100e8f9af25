# SPDX-License-Identifier: GPL-3.0-or-later

### The settings menu. Each setting has a name, and in -help what it does.
### "Konuşma" is what the voice does, "ses" what else is heard.

settings = Ayarlar
# Entries of that menu; each opens a list of settings.
settings-voice = Dil ve konuşma
settings-telling = Neler söylensin
settings-playing = Tuşlar ve kurallar
settings-sounds = Sesler
settings-devices = Braille, kumanda, renk
# What of them there is on the page.
settings-devices-page = Oyun kumandası, titreşim, animasyon
# How the page in a browser looks and sounds.
settings-page = Tarayıcıdaki sayfa
# $name is a setting, $value its value now.
setting-entry = { $name }: { $value }
# $value is the value that is in force.
setting-current = { $value }, seçili olan
# $value is one of the values of a setting.
setting-value = { $value }
# $name is a setting, $value its new value.
setting-changed = { $name }: { $value }.
# What can be typed for a setting that is a number: from $least to $most.
setting-type-number = { $least } ile { $most } arası bir sayı yaz.
    .brief = { $least } ile { $most } arası.
# The same without a most: $least or more, or $unlimited, the word for having no limit.
# 0 goes back where it is too little.
setting-type-limit = { $least ->
        [0] 0 veya daha büyük bir sayı ya da { $unlimited } yaz.
       *[other] En az { $least } olan bir sayı ya da { $unlimited } yaz; dönmek için 0.
    }
# A setting that leaves no choice here: $name, and $value, the only value there is.
setting-only = { $name }: { $value }. Başka seçenek yok.
# As the settings file has it: $name and $value.
setting-named = { $name }: { $value }

setting-on = açık
    .words = açık, evet
setting-off = kapalı
    .words = kapalı, hayır
setting-unlimited = sınırsız
# $value is a percentage.
setting-percent = yüzde { $value }
# $value is a number.
setting-number = { $value }
# $word is a word of the settings file, the same in every language.
setting-word = { $word }

setting-language = Dil
setting-language-help = Metnin ve konuşmanın dili.
setting-language-system = sistemin dili
setting-voice = Konuşma
setting-voice-help = Oyun kendisi konuşsun mu, kim konuşsun. Speech Dispatcher, Orca ile aynı sesi kullanır.
setting-voice-auto = otomatik
setting-voice-espeak = eSpeak NG
setting-voice-speechd = Speech Dispatcher
setting-voice-off = kapalı, yalnız metin
setting-speech-rate = Konuşma hızı
setting-speech-rate-help = Ne kadar hızlı konuşulacağı.
setting-speech-pitch = Ses perdesi
setting-speech-pitch-help = Konuşmanın ne kadar tiz olacağı.
setting-speech-volume = Konuşma ses düzeyi
setting-speech-volume-help = Konuşmanın ne kadar yüksek çıkacağı.
setting-voice-variant = Konuşan sesin türü
setting-voice-variant-help = Aynı sesin başka bir tınısı.
setting-voice-variant-none = düz ses
setting-sounds = Sesler
setting-sounds-help = Sözlerin yanında çalan sesler.
setting-sound-volume = Ses düzeyi
setting-sound-volume-help = Seslerin ne kadar yüksek çıkacağı.
setting-pending-volume = Eldeki kartın ses düzeyi
setting-pending-volume-help = Elde kart varken yinelenen sesin ne kadar yüksek çıkacağı; 0 hiç çalmaz.
setting-placement = Sesin yönü
setting-placement-help = Her yerin bulunduğu yönden duyulması: sütunlar soldan sağa.
setting-placement-off = kapalı
setting-placement-stereo = sol ve sağ
setting-placement-hrtf = üç boyutlu, kulaklık için
setting-haptics = Titreşim
setting-haptics-help = Oyun kumandasının titreşimi.
setting-pads = Oyun kumandası
setting-pads-help = Oyun kumandasıyla da oynanır.
setting-animations = Animasyon
setting-animations-help = Masanın çizildiği yerde hareketli görüntü.
# Settings of the page in a browser.
setting-page-voice = Konuşma
setting-page-voice-help = Olanları kimin söyleyeceği.
setting-page-voice-reader = ekran okuyucum ya da hiç kimse
setting-page-voice-browser = tarayıcının sesi
setting-page-voice-espeak = oyunun kendi sesi, eSpeak NG
setting-page-theme = Renkler
setting-page-theme-help = Metin ve arka plan için.
setting-page-theme-system = tarayıcıdaki gibi
setting-page-theme-light = açık zemin, koyu yazı
setting-page-theme-dark = koyu zemin, açık yazı
setting-page-theme-yellow = siyah zemin, sarı yazı
setting-page-theme-own = kendi renklerin
setting-page-text = Kendi metin rengin
setting-page-text-help = Kendi renklerin seçiliyken geçerli. Arka plandan ayırt edilemezse siyah ya da beyaz olur.
setting-page-back = Kendi arka plan rengin
setting-page-back-help = Kendi renklerin seçiliyken geçerli.
# Colours, for text and background alike.
setting-page-text-black = siyah
setting-page-text-white = beyaz
setting-page-text-yellow = sarı
setting-page-text-cream = krem
setting-page-text-green = yeşil
setting-page-text-cyan = camgöbeği
setting-page-text-blue = mavi
setting-page-text-brown = kahverengi
setting-page-back-black = { setting-page-text-black }
setting-page-back-white = { setting-page-text-white }
setting-page-back-yellow = { setting-page-text-yellow }
setting-page-back-cream = { setting-page-text-cream }
setting-page-back-green = { setting-page-text-green }
setting-page-back-cyan = { setting-page-text-cyan }
setting-page-back-blue = { setting-page-text-blue }
setting-page-back-brown = { setting-page-text-brown }
setting-page-size = Boyut
setting-page-size-help = Metin ve kartlar için.
setting-page-cards = Kartlar
setting-page-cards-help = Kartların sayfada nasıl çizileceği.
setting-page-cards-large = büyük değer ve takım
setting-page-cards-letters = takımın harfiyle
setting-page-cards-words = yalnız sözcükler
setting-page-spacing = Aralıklar
setting-page-spacing-help = Satırlar, sözcükler ve harfler arasında.
setting-page-spacing-normal = normal
setting-page-spacing-wide = geniş
setting-page-close-up = Yakın görünüm
setting-page-close-up-help = Odaktaki, bir kez daha sayfa genişliğinde görünür.
setting-braille = Braille ekran
setting-braille-help = Söyleneni brltty ile Braille ekranda gösterir.
setting-braille-grade = Braille derecesi
setting-braille-grade-help = Ekranda ve dosyalarda kısaltmasız ya da kısaltmalı Braille.
setting-braille-grade-1 = kısaltmasız, derece 1
setting-braille-grade-2 = kısaltmalı, derece 2
setting-verbosity = Ne kadar söylensin
setting-verbosity-help = Kısa, normal ya da her şey.
setting-verbosity-brief = kısa
setting-verbosity-normal = normal
setting-verbosity-full = her şey
setting-positions = Konumlar
setting-positions-help = Kartın yığında kaçıncı sırada olduğu.
setting-counts = Kart sayıları
setting-counts-help = Kaç kartın kapalı olduğu.
setting-scores = Puan
setting-scores-help = Hamle puan kazandırınca ya da kaybettirince puan.
setting-hints = Kullanım ipuçları
setting-hints-help = Bir şeyin nasıl kullanıldığı, ilk karşına çıktığında.
setting-learner = Öğrenme modu
setting-learner-help = Kartlarla birlikte gruplar ve bilgiler söylenir, yalnız doğru hedefler sunulur.
setting-input = Giriş yöntemi
setting-input-help = Enter ile satırlar ya da anında çalışan tuşlar.
setting-input-lines = satır
setting-input-keys = tuş
setting-quick-moves = Hızlı hamle
setting-quick-moves-help = Tek mantıklı hedefi olan kart seçilince hemen gider; bilgi sorulan oyunlarda değil.
setting-confirmations = Onay sorusu
setting-confirmations-help = Bir oyundan vazgeçmeden önce sorulur.
setting-undo-bound = Geri alınabilen hamle
setting-undo-bound-help = Ne kadar geri alınabileceği. Küçük bir sayıyla silinen hamleler geri gelmez.
setting-winnable = Kazanılabilen dağıtımlar, bilinebilen oyunlarda
setting-winnable-help = Yeni oyun için kazanılabilen bir dağıtım aranır.
setting-loss-news = Oyun kaybedilince haber
setting-loss-news-help = Oyunun artık kazanılamayacağının ne zaman söyleneceği.
setting-loss-news-at-once = hemen
setting-loss-news-open-cards = bütün kartlar açıksa hemen, değilse oynanacak hamle kalmayınca
setting-loss-news-later = on hamle sonra
setting-loss-news-never = hiçbir zaman
setting-difficulty = Zorluk
setting-difficulty-help = Zorluk seçmeden başlanan oyunlar için; son seçilen.
setting-difficulty-relaxed = rahat
setting-difficulty-easy = kolay
setting-difficulty-medium = orta
setting-difficulty-hard = zor
setting-difficulty-expert = uzman
setting-groups-url = Sunucudan gruplar
setting-groups-url-help = Bir grup dosyasının adresi: https://…
setting-groups-url-none = yok
# $none is the word for having no address.
setting-type-address = { $name }: { $value }. Bir adres ya da { $none } yaz. Dönmek için 0.
# $name is the setting, $value what was typed.
setting-not-address = { $value } adres değil: adres https:// ile başlar
setting-colour = Renk
setting-colour-help = Terminalde renk.
setting-colour-auto = otomatik
setting-colour-on = açık
setting-colour-off = kapalı
setting-suit-colours = Dört renkli deste
setting-suit-colours-help = Terminalde kart adları: kupa kırmızı, karo mavi, sinek yeşil, renk açıksa.

## Refusals. $name is a setting, $value what was asked for.

setting-unknown = Böyle bir ayar yok: { $name }.
# $names are settings with a name much like it.
setting-unknown-near = Böyle bir ayar yok: { $name }. Yakını: { $names }.
# $names are all settings.
setting-unknown-known = Böyle bir ayar yok: { $name }. Olanlar: { $names }.
# The same in the game, where a word lists them all.
setting-unknown-listed = Böyle bir ayar yok: { $name }. Hepsini duymak için ayarlar yaz.
# $name is a command that the settings file gives keys to.
setting-key-unknown = Ayar dosyasının key.{ $name } satırı kullanılmadı: böyle bir komut yok.
# $near are those of many values that are much like it, $some are the first of them.
setting-not-there = { $name } için { $value } olmaz.{ $near ->
        [0] { " " }Olabilecekler, örneğin: { $some }.
       *[other] { " " }Yakını: { $near }.
    }
# $offered are the values there are.
setting-not-offered = { $name } için { $value } olmaz. Seçenekler: { $offered }.
# From $least to $most.
setting-not-within = { $name } için { $value } olmaz. En az { $least }, en çok { $most }.
# $least is the smallest number, $unlimited the word for having no limit.
setting-not-limit = { $name } için { $value } olmaz. En az { $least } olan bir sayı ya da { $unlimited } olmalı.
setting-not-word = { $name } için { $value } olmaz. En az 1, en çok 64 karakter olmalı.

## How words are said. $word is a word, $said how it is written so that it sounds right.

pronunciation = Okunuş
pronunciation-help = Sözcüklerin nasıl okunduğu.
pronunciation-new = Yeni sözcük
# One of the player's own words in a list.
pronunciation-entry = { $word }: { $said }
pronunciation-which = Yanlış okunan sözcüğü yaz. Dönmek için 0.
# The voice reads the word as it does now.
pronunciation-how = Şimdi böyle okunuyor: { $word }. Okunmasını istediğin gibi yaz. Dönmek için 0.
pronunciation-before = Önce: { $word }
pronunciation-after = Sonra: { $said }
pronunciation-keep = Böyle kalsın
pronunciation-again = Yeniden dinle
pronunciation-change = Başka türlü yaz
pronunciation-kept = Kaydedildi: { $word }.
# $word takes the place of $before, the same word in other letters, which was said $heard.
pronunciation-replaced = Kaydedildi: { $word }. Eskisi { $before }, okunuşu { $heard }.
pronunciation-forget = Unut
pronunciation-forgotten = Yeniden kendi okunuşuyla okunur: { $word }.
pronunciation-not-kept = Sözcük kısa olmalı, eşittir işareti içermemeli, # ya da [ ile başlamamalı.
