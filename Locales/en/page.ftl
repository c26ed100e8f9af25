# SPDX-License-Identifier: GPL-3.0-or-later

page-now = Now
page-choices = What you can do
page-back = Back
page-menu = Game menu
page-put-back = Put back
page-type = Type a command
page-send = Send
page-table = Table
page-said = What was said
page-stale = The table has changed. Nothing was done.
serve-missing = The page is a program of its own, which is not installed. In the game’s source folder, make serve builds and starts it.
