# SPDX-License-Identifier: GPL-3.0-or-later

### Groups of cards from a server. $server is its name.

# $groups groups were sent.
remote-fetched = { $server } から{ $groups }グループ。
# Nothing has changed since they were sent.
remote-unchanged = { $server } から{ $groups }グループ、前と同じ。
remote-none = アドレスが設定されていません。設定するには：aloud settings groups-url https://…
# $reason is why nothing came.
remote-failed = { $server }：{ $reason }
# The same where groups came before.
remote-failed-stays = { $server }：{ $reason }前のグループは残ります。
remote-empty = 届いたデータにグループがありません。

## Why nothing came from a server; after its name and a colon.

web-no-address = サーバーのファイルのアドレスではありません。https:// で始まるものです。
web-insecure = https が必要です。http では、途中で変えられたかもしれません。
web-no-library = ライブラリ libcurl がありません。
web-unreachable = 接続できません。
web-untrusted = 本物のサーバーか確認できません。
web-timed-out = 時間内に応答しません。
web-too-large = 送られてくるデータが大きすぎます。
web-too-many-redirects = 転送が多すぎます。
# $status is a number such as 404.
web-status = 応答は { $status } です。
