# SPDX-License-Identifier: GPL-3.0-or-later

page-now = Teraz
page-choices = Co możesz zrobić
page-back = Wstecz
page-menu = Menu gry
page-put-back = Odłóż
page-type = Wpisz polecenie
page-send = Wyślij
page-table = Stół
page-said = Co zostało powiedziane
page-stale = Stół się zmienił. Nic nie zrobiono.
serve-missing = Strona to osobny program, który nie jest zainstalowany. W folderze ze źródłami gry zbuduje go i uruchomi polecenie make serve.
