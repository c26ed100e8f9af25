# SPDX-License-Identifier: GPL-3.0-or-later

### The page in a browser: headings, buttons and labels, read by screen readers.

# The heading above the last answer.
page-now = 今
# The heading above the buttons for what can be chosen.
page-choices = できること
page-back = 戻る
# In place of Back, in a question that may be left open.
page-keep = そのままにする
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
# The same was asked on the same page before, as by a browser whose connection broke.
page-repeated = その操作はもう終わっています。
# What a page of before asked for, which another session may have done.
page-strange = ゲームは最後に保存された状態に戻りました。
# The player has left the game; the button begins anew.
page-over = ゲームはひとまず終わりです。
page-again = もう一度遊ぶ

## Single keys: a button that enters a box where each key acts at once.

page-keys = キーで操作
# What stands in the box.
page-keys-leave = エスケープで戻ります。

## Sound and the connection.

# Browsers are silent until a key is pressed or the page is tapped.
page-sound = 最初のキーかタップで音が出始めます。
# The same page in more windows than are kept up to date.
page-elsewhere = ゲームはほかのウィンドウで開いています。ここで続けるには、ページを読み込み直してください。
page-lost = 接続が切れました。再接続しています。
page-found = 接続が戻りました。
# The program that makes the page has been ended.
page-ended = コンピューター側でゲームが終了しました。
# The program that makes the page is ended, and another takes over from it at once.
page-moves = サーバーを再起動します。すべて保存してあります。すぐに続けられます。

## A picture for the puzzle, as a file or by the camera of the device.

page-picture = パズルに使う絵
page-picture-file = 画像ファイル
page-picture-camera = 写真を撮る
page-picture-send = この絵で遊ぶ
page-picture-large = 画像が20メガバイトを超えています。
page-picture-none = 画像が選ばれていません。

## What a request gets that is not answered.

# The page was opened without the address that was printed, or a second time with it.
page-locked = このページはロックされています。aloud serve が表示したアドレスを開くか、aloud serve を起動し直して新しいアドレスを開いてください。
# The same where a code lets in; it stands above the field for one.
page-code-wanted = aloud serve が表示したコードを入力してください。ペアリング済みのデバイスでは「デバイス」で新しいコードを出せます。
# Somebody ended what this device was let in by; a code lets it in anew.
page-session-ended = このデバイスの接続は、ほかのデバイスから終了されました。
page-wrong-host = ゲームのアドレスではありません。
page-other-site = 別のページからの要求です。何もしていません。
page-too-long = 長すぎます。何もしていません。
page-too-fast = 速すぎます。何もしていません。少し待ってください。
page-too-slow = 届くまでに時間がかかりすぎました。何もしていません。
page-broken = 読み取れません。何もしていません。
page-not-there = そのページはありません。
page-failed = ゲームで問題が起きました。すべて保存してあります。
# A link to the game's page.
page-home = ゲームへ

## Other devices of the home network. A device is paired by a code of six digits.

page-devices = デバイス
page-device-here = このデバイス
# $name is the browser and system of a device: Firefox, Android.
page-device = { $name }、{ $minutes ->
        [0] たった今使用
       *[other] { $minutes }分前に使用
    }
page-device-end = 終了：{ $name }
page-device-unknown = 不明なブラウザー
page-device-ended = そのデバイスの接続を終了しました。
page-pair = Aloud とペアリング
page-pair-code = 6桁のコード
page-pair-send = ペアリング
page-pair-new = ほかのデバイス用の新しいコード
# $code is six digits with spaces between, so that each is said. $address can be typed in the other device's browser.
page-pair-told = ほかのデバイスで { $address } を開き、コード { $code } を入力してください。5分以内に一度だけ使えます。
page-pair-wrong = コードが違います。あと{ $left }回入力できます。
page-pair-none = 有効なコードがありません。ペアリング済みのデバイスで新しいコードを出してください。
# The page can be reached from this computer alone.
page-pair-off = aloud serve --lan で起動すると、ほかのデバイスも接続できます。

## Printed in the terminal.

# Before the address, which stands alone on the next line.
serve-open-here = このコンピューターのブラウザーで次のアドレスを開いてください。一度だけ使えます。
serve-open-failed = ブラウザーを開けません。
# $address is asked by programs that watch over the server.
serve-monitoring = 状態と測定値：{ $address }
serve-no-network = このコンピューターには家庭内ネットワークのアドレスがありません。
serve-port-taken = ポート { $port } は使用中です。--port 0 なら空いているポートを使います。
# $message says why, in English.
serve-no-database = データベースを使えません：{ $message }
# Before the address, which stands alone on the next line.
serve-guests = ほかのコンピューターには、手前に TLS のウェブサーバーが必要です。ゲストは次のアドレスで遊びます。
serve-public-or-lan = --public と --lan は一緒に使えません。
serve-public-only = --listen と --trusted-proxy は --public と一緒に使います。
serve-ended = ページを終了しました。
serve-tls-incomplete = --telnet-tls には --certificate と --key が必要です。
serve-tls-broken = 証明書またはその鍵を読み込めませんでした。
# Printed in the terminal, and told to who comes by a MUD client or telnet: games of text by the network.
mud-open = MUDクライアントと telnet: { $address }、ポート { $port }。
mud-open-tls = TLS の MUDクライアント: { $address }、ポート { $port }。
# $code is six digits with spaces between, so that each is said.
mud-code = MUDクライアントではコードの入力が必要です。コードは { $code } です。5分以内に1回使えます。
# Told to who comes by a MUD client or telnet.
mud-full = 接続が多すぎます。あとでもう一度試してください。
mud-idle = 長い間、何も入力されませんでした。接続を終了します。
mud-ending = サーバーを終了します。
# Printed in the terminal. make serve is a command, typed as it is.
serve-missing = ページは別のプログラムで、インストールされていません。ゲームのソースフォルダーで make serve を実行すると、ビルドして起動します。
