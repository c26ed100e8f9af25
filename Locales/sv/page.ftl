# SPDX-License-Identifier: GPL-3.0-or-later

page-now = Nu
page-choices = Vad du kan göra
page-back = Tillbaka
page-menu = Spelmeny
page-put-back = Lägg tillbaka
page-type = Skriv ett kommando
page-send = Skicka
page-table = Bord
page-said = Vad som sagts
page-stale = Bordet har ändrats. Inget gjordes.
serve-missing = Sidan är ett eget program som inte är installerat. I spelets källmapp bygger och startar make serve det.
