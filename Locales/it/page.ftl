# SPDX-License-Identifier: GPL-3.0-or-later

page-now = Adesso
page-choices = Che cosa puoi fare
page-back = Indietro
page-menu = Menu di gioco
page-put-back = Rimetti a posto
page-type = Scrivi un comando
page-send = Invia
page-table = Tavolo
page-said = Che cosa è stato detto
page-stale = Il tavolo è cambiato. Non è stato fatto nulla.
serve-missing = La pagina è un programma a parte, che non è installato. Nella cartella dei sorgenti del gioco, make serve la compila e la avvia.
