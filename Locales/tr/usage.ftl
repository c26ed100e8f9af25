# SPDX-License-Identifier: GPL-3.0-or-later

### What is wrong with a command as it was typed in a shell. Options stay as they are typed.

# $options are options or arguments of a command.
usage-not-together = Bunlar bir arada olmaz: { $options }.
# $options have a meaning for $game alone, which is the name of a game as it is typed.
usage-only-for = Yalnızca { $game } için: { $options }.
# $option takes a file.
usage-picture-file = { $option }: adı .svg ya da .png ile biten bir dosya gerekir.
# The same for $option.
usage-tactile-file = { $option }: adı .svg, .pdf ya da .brf ile biten bir dosya gerekir.
# $most is the highest number of a deal.
usage-deal-number = Dağıtım numarası 0 ile { $most } arasındadır.
# $option takes a number.
usage-least = { $option }: en az { $least } olan bir sayı gerekir.
# $options each name a file.
usage-same-file = { $options }: aynı dosya olamaz.
# $from and $to are options with the first and the last number of a range.
usage-from-to = { $from }, { $to } değerinden büyük olamaz.
# $day was typed for a day.
usage-day-unknown = { $day } diye bir gün yok. Gün şöyle yazılır: 2026-11-21.
# $text was typed and has no meaning there.
usage-unexpected = { $text } burada bir anlam taşımıyor.
# $option was typed and is none of the options.
usage-unknown-option = { $option } diye bir seçenek yok.
# The same where it is nearly $near.
usage-unknown-option-near = { $option } diye bir seçenek yok. Şunu mu demek istedin: { $near }?
# $option needs something after it.
usage-missing-value = { $option }: ardından gelmesi gereken eksik.
# $argument has to be typed too.
usage-missing-argument = Eksik: { $argument }.
# $value was typed for $option. A reason may follow after a colon.
usage-invalid-value = { $option } için uygun değil: { $value }
# How a command is typed: $usage.
usage-how = Kullanım: { $usage }
# $command, typed, tells more.
usage-see-help = Daha fazlası için: { $command }

## The help of commands, as `aloud --help` prints it. Commands, options and values stay as they are typed.

# The headings.
usage-overview = ÖZET:
usage-usage = KULLANIM:
usage-arguments = ARGÜMANLAR:
usage-options = SEÇENEKLER:
usage-subcommands = KOMUTLAR:
# Values, or one that is taken without the option, and a closing bracket follow.
usage-values = (değerler:
usage-default = (varsayılan:
usage-show-version = Sürümü göster.
usage-show-help = Bu yardımı göster.
# $command, typed, tells more of a command that has commands of its own.
usage-subcommand-help = Her komut hakkında daha fazlası için: { $command }

## What each command is for, and more about some.

usage-about-aloud = Kulakla oynanan kart oyunları.
usage-more-aloud = Komut verilmezse ana menü açılır. Her oyun sayılarla oynanır: önce bir kart, sonra bir hedef seç. İstediğin zaman help yaz.
usage-about-open = Ana menüyü aç.
usage-about-play = Oyun oyna; seçenek verilmezse kayıtlı oyun sürer.
usage-about-puzzle = Yapboz oyna; seçenek verilmezse kayıtlı olan sürer.
usage-about-quiz = Dünya hakkında sorular; bilemediklerin daha erken yeniden sorulur.
usage-about-progress = Bu hafta ne öğrendiğini ve dünyanın ne kadarını bildiğini söyle.
usage-about-settings = Ayarları ya da adını verdiğin birini değiştir.
usage-more-settings = Argüman verilmezse ayarlar menüsü açılır; boru hattında bütün ayarlar söylenir. Örnek: aloud settings voice off
usage-about-stats = İstatistiği oyuna ve zorluğa göre söyle.
usage-about-share = Son biten oyunu paylaşmak için tek satırda söyle.
usage-about-solve = Bir dağıtımın nasıl kazanılacağını hamle hamle söyle.
usage-more-solve = Çıkış kodu dağıtım kazanılabiliyorsa 0, kazanılamıyorsa 2, anlaşılamadıysa 3 olur.
usage-about-deals = Dağıtımları kimin kazandığına göre bir tabloda değerlendir.
usage-more-deals = Tablo başlık satırlı CSV biçimindedir. Yarıda kalan tablo, aynı şey aynı dosyayla yeniden istenince sürer. Terminalde satır görünmediği sürece hata çıktısı en çok on saniyede bir nereye gelindiğini söyler.
usage-about-groups = Kart gruplarını yönet.
usage-about-groups-new = Kart kart kendi grubunu oluştur.
usage-about-groups-import = Bir hesap tablosundan gruplar al.
usage-more-groups-import = CSV dosyasının her satırı bir gruptur: önce adı, sonra kartları. Aynı adı taşıyan kendi grubunun yerini alır.
usage-about-groups-check = Grup dosyalarını denetle; ad verilmezse oyunun yükleyeceği hepsini.
usage-about-groups-fetch = groups-url ayarındaki sunucudan grupları getir.
usage-about-export = Kayıtlı oyunu bir dosyaya ya da standart çıktıya yaz.
usage-about-import = Sürdürmek için bir dosyadan oyun al.
usage-more-import = FreeCell dağıtımı metin de olabilir, her sütun bir satır kart: 4C 2C 10H.
usage-about-say = Bir sesi denemek için metin seslendir.
usage-more-say = Perde, ses düzeyi ve kendi okunuşların oyundakilerdir.
usage-about-language = Bir dilin metinlerini yönet.
usage-about-language-check = Bir dilin bütün iletilerini yaz ve seslendir, sonra hatalarını söyle.
usage-more-language-check = Her satır bir iletinin anahtarı ve sesin aldığı sözdür.
usage-about-serve = Bu bilgisayarın tarayıcısında oyna.
usage-about-move-saves = Kayıtlı her şeyi bir veritabanına ya da oradan geri kopyala.

## What the arguments and options of commands are for.

# $games are the names of games as they are typed.
usage-option-game = Oyun: { $games }. Verilmezse son oynanan.
# $difficulties are names of difficulties as they are typed, by game.
usage-option-difficulty = Zorluk. { $difficulties }.
usage-option-number = Dağıtımın numarası: aynı numara, aynı dağıtım.
usage-option-daily = Günün dağıtımı, herkes için aynı.
usage-option-date = Başka bir günün dağıtımı.
usage-option-new = Kayıtlı oyun olsa da yeni dağıtım.
usage-option-any-deal = Kazanılabilsin ya da kazanılamasın, ne gelirse dağıt.
# $ratings are words as they are typed.
usage-option-rating = Kimin kazandığına göre dağıtım ara: { $ratings }.
usage-option-deck = atlas: bir set dosyasının gruplarını oyna.
usage-option-groups = atlas: turda kaç grup olacağı.
usage-option-tutorial = Oyunun öğreticisine başla.
# $continents are words as they are typed.
usage-option-continent = atlas: yalnız bir kıtanın grupları: { $continents }.
# $topics are words as they are typed.
usage-option-topic = atlas: yalnız bir türün grupları: { $topics }.
# $levels are words as they are typed.
usage-option-level = atlas: yalnız bir okul düzeyinin grupları: { $levels }.
usage-option-surprise = atlas: herhangi bir kıtanın ya da türün grupları.
usage-option-needed = atlas: en çok çalışman gereken gruplar.
usage-option-picture = puzzle: resim ya da harita, adıyla veya dosyasıyla.
usage-option-size = puzzle: bir sıradaki parça sayısı, 3 ya da 4.
usage-option-language-and-voice = Sözlerin ve sesin dili, örneğin en, es, de ya da pl.
usage-option-voice = auto: ses aygıtı varsa konuş; espeak: konuş; speechd: Speech Dispatcher ile konuş; off: yalnız metin.
usage-option-verbosity = Ne kadar söyleneceği: brief kısa, normal olağan, full her şey.
usage-option-learner = Kartlarla birlikte grupları ve bilgileri söyle.
usage-option-keys = Her tuş hemen iş görür.
usage-option-lines = Bir sayı ya da sözcük yaz, sonra Enter.
usage-option-record = Duyulanı bir WAV dosyasına yaz.
usage-option-transcript = Ekrana yazılanı bir dosyaya ekle.
usage-option-braille = Söyleneni bir dosyaya yaz: Unicode braille ya da braille yazıcı için sayfalar (.brf).
usage-option-effects = Sesleri, titreşimleri ve animasyonları bir dosyaya yaz, her satıra bir JSON nesnesi.
usage-option-log = Neyin ters gittiğini bulmak için olanları metinler ve adlar olmadan bir dosyaya ekle.
usage-option-colour = Renk: auto terminale göre, on renkli, off renksiz.
usage-option-view = Ekrandakinin resmini büyük yazıyla bir dosyada tut.
usage-option-view-theme = O resmin renkleri: light açık, dark koyu, yellow siyah üstüne sarı. Verilmezse page-theme ayarındakiler.
usage-option-language = Sözlerin dili, örneğin en, es, de ya da pl.
# $games are the names of games as they are typed.
usage-option-searched-game = Çözücüsü olan bir oyun: { $games }.
# $difficulties are names of difficulties as they are typed, by game.
usage-option-least-difficulty = Zorluk; verilmezse en kolayı. { $difficulties }.
usage-option-as-it-falls = atlas: bir numaranın dağıtımı geldiği gibi, kazanılabilsin ya da kazanılamasın.
usage-option-states = Bir dağıtım için kaç konuma bakılabileceği; verilmezse oyundaki kadar.
usage-option-deal = Dağıtımın numarası.
usage-option-from = İlk dağıtımın numarası.
usage-option-to = Son dağıtımın numarası.
usage-option-ratings = Yalnız bu değerlendirmeyi alan dağıtımlar.
usage-option-winnable = Yalnız kazanılabilenler.
usage-option-output = Tabloyu bir dosyaya yaz.
usage-option-workers = Aynı anda kaç dağıtıma bakılacağı; verilmezse işlemci başına bir.
# $continents are words as they are typed.
usage-option-quiz-continent = Yalnız bu kıta: { $continents }.
# $kinds are words as they are typed.
usage-option-quiz-kind = Yalnız bu türden sorular: { $kinds }.
# $most is a number as it is typed.
usage-option-quiz-count = Kaç soru, en az 1, en çok { $most }.
usage-option-quiz-number = Yarışmanın numarası: aynı numara ve aynı bellek, aynı yarışma.
usage-option-json-file = JSON olarak bir dosyaya; kısa çizgi (-) standart çıktıdır.
usage-option-map-file = Harita olarak bir dosyaya; kısa çizgi (-) standart çıktıdır.
usage-option-tactile-progress = Kabaran kâğıt ya da braille yazıcı için dokunsal haritalar olarak.
usage-option-picture-file = Resim olarak bir dosyaya; kısa çizgi (-) standart çıktıdır.
usage-option-only-game = Yalnız bu oyun, örneğin atlas.
usage-option-json = JSON olarak.
usage-option-csv = CSV olarak, başlık satırıyla.
usage-option-shared-game = Yalnız bu oyundan, örneğin atlas.
usage-option-setting = Bir ayarın adı, ayar dosyasındaki gibi.
usage-option-value = Yeni değeri; verilmezse şimdiki değer söylenir.
usage-option-list = Bütün ayarları değerleriyle söyle.
usage-option-text = Söylenecek metin.
usage-option-spoken-language = eSpeak NG sesinin konuştuğu bir dil, örneğin en, pl ya da pt-br.
usage-option-tried-voice = auto ya da espeak: oyunun kendi sesi; speechd: Speech Dispatcher; ya da kendi sesinin bir türü, örneğin f2.
usage-option-rate = Hız, 0 ile 100 arası. Verilmezse ayarlardaki gibi.
usage-option-say-record = Söylemek yerine bir WAV dosyasına yaz.
usage-option-tag = Dil: etiketi ya da adı.
usage-option-key = Yalnız anahtarı böyle başlayan iletiler.
usage-option-say = Onları ayrıca seslendir.
usage-option-said-record = Söyleneni bir WAV dosyasına yaz.
usage-option-faults = Yalnız hataları söyle.
usage-option-spreadsheet = Okunacak dosya, UTF-8 ile.
usage-option-group-files = Grup dosyaları.
usage-option-names = Her dilde adların kaçının bulunduğunu söyle.
usage-option-written-file = Yazılacak dosya.
usage-option-exported-game = Oyun; verilmezse son oynanan.
usage-option-exported-difficulty = Zorluk; verilmezse son oynanan oyun.
usage-option-read-file = Okunacak dosya.
usage-option-replace = Şimdi kayıtlı olan oyundan vazgeç.
usage-option-imported-difficulty = Dosyada yalnız kartlar varsa zorluk; verilmezse en kolayı.
# $pictures and $maps are names as they are typed.
usage-option-puzzle-picture = Bir resim: { $pictures }; bir harita: { $maps }; ya da PNG veya JPEG dosyası.
usage-option-puzzle-size = Bir sıradaki parça sayısı: 3 ya da 4.
usage-option-camera = Resmi kamerayla çek.
usage-option-draw = Kayıtlı yapbozu büyük ve yüksek karşıtlıkla çiz, oynama.
usage-option-tactile = Haritayı kabaran kâğıt ya da braille yazıcı için dokunsal sayfalar olarak yaz, oynama.
# $papers are words as they are typed.
usage-option-paper = Dokunsal sayfaların kâğıdı: { $papers }. Yazılmazsa ülkende yaygın olanı.
usage-option-passed-on = aloud serve --help komutunun saydıkları.
usage-option-port = Port; 0 verilirse boş olan herhangi biri.
usage-option-lan = Ev ağındaki diğer aygıtları, her birini bir kodla içeri al.
usage-option-public = Konuklar oynayabilsin, her biri kendi oyunlarıyla.
usage-option-listen = --public ile, dinlenecek adres; verilmezse yalnızca bu bilgisayar.
usage-option-trusted-proxy = --public ile, konukların nereden geldiğini söyleyen web sunucusunun adresi.
usage-option-database = Her şeyi bu PostgreSQL veritabanında tut.
usage-option-monitoring = Bu bilgisayardaki programlar için durum ve ölçümler, bu portta; 0 verilirse boş olan herhangi biri.
usage-option-moved-database = PostgreSQL veritabanı.
usage-option-back = Veritabanından bu bilgisayara.
usage-option-replace-all = Orada kayıtlı olanın yerine koy.
usage-option-open = Sayfayı tarayıcıda aç.
usage-option-telnet = Bu portta MUD istemcileri ve telnet de katılabilsin; 0 boş herhangi bir port demektir.
usage-option-telnet-tls = Aynısı, TLS ile şifreli, ayrı bir portta.
usage-option-certificate = TLS sertifikasının dosyası, PEM olarak.
usage-option-certificate-key = Sertifika anahtarının dosyası, PEM olarak.
