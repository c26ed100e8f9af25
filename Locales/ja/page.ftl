# SPDX-License-Identifier: GPL-3.0-or-later

page-now = 今
page-choices = できること
page-back = 戻る
page-menu = ゲームメニュー
page-put-back = 元に戻す
page-type = コマンドを入力
page-send = 送信
page-table = テーブル
page-said = これまでの読み上げ
page-stale = テーブルが変わりました。何も行われていません。
serve-missing = ページは別のプログラムで、インストールされていません。ゲームのソースフォルダーで make serve を実行すると、ビルドして起動します。
