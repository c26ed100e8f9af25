# SPDX-License-Identifier: GPL-3.0-or-later

page-now = Maintenant
page-choices = Ce que vous pouvez faire
page-back = Retour
page-menu = Menu du jeu
page-put-back = Reposer
page-type = Taper une commande
page-send = Envoyer
page-table = Table
page-said = Ce qui a été dit
page-stale = La table a changé. Rien n’a été fait.
serve-missing = La page est un programme à part, qui n’est pas installé. Dans le dossier source du jeu, make serve la construit et la lance.
