# SPDX-License-Identifier: GPL-3.0-or-later

page-now = Şimdi
page-choices = Yapabileceklerin
page-back = Geri
page-menu = Oyun menüsü
page-put-back = Geri koy
page-type = Komut yaz
page-send = Gönder
page-table = Masa
page-said = Söylenenler
page-stale = Masa değişti. Hiçbir şey yapılmadı.
serve-missing = Sayfa ayrı bir programdır ve kurulu değil. Oyunun kaynak klasöründe make serve onu derler ve başlatır.
