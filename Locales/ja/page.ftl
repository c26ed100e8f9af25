# SPDX-License-Identifier: GPL-3.0-or-later

### The page in a browser: headings, buttons and labels, read by screen readers.

# The heading above the last answer.
page-now = 今
# The heading above the buttons for what can be chosen.
page-choices = できること
page-back = 戻る
page-menu = ゲームメニュー
# A button while a card is in hand: the card goes back to where it lay. It is not undo.
page-put-back = 元に置く
# The name of the field where anything can be typed.
page-type = コマンドを入力
page-send = 送信
# The heading above the places of the game.
page-table = 場
# The heading above the lines that were said before.
page-said = これまでの読み上げ
# A button was pressed on a page that is older than the table.
page-stale = 場が変わりました。何もしていません。
# Printed in the terminal. make serve is a command, typed as it is.
serve-missing = ページは別のプログラムで、インストールされていません。ゲームのソースフォルダーで make serve を実行すると、ビルドして起動します。
