# SPDX-License-Identifier: GPL-3.0-or-later

page-now = 今
page-choices = できること
page-back = 戻る
page-menu = ゲームメニュー
page-put-back = 元に置く
page-type = コマンドを入力
page-send = 送信
page-table = 場
page-said = これまでの読み上げ
page-stale = 場が変わりました。何もしていません。
serve-missing = ページは別のプログラムで、インストールされていません。ゲームのソースフォルダーで make serve を実行すると、ビルドして起動します。
