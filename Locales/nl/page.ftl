# SPDX-License-Identifier: GPL-3.0-or-later

page-now = Nu
page-choices = Wat je kunt doen
page-back = Terug
page-menu = Spelmenu
page-put-back = Terugleggen
page-type = Typ een opdracht
page-send = Versturen
page-table = Tafel
page-said = Wat er gezegd is
page-stale = De tafel is veranderd. Er is niets gedaan.
serve-missing = De pagina is een apart programma, dat niet geïnstalleerd is. In de bronmap van het spel bouwt en start make serve het.
