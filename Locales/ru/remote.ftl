# SPDX-License-Identifier: GPL-3.0-or-later

### Groups of cards from a server. $server is its name.

# $groups groups were sent.
remote-fetched = { COUNT($groups, "groups") }, сервер { $server }.
# Nothing has changed since they were sent.
remote-unchanged = { COUNT($groups, "groups") }, сервер { $server }, без изменений.
remote-none = Адрес не задан. Задать: aloud settings groups-url https://…
# $reason is why nothing came.
remote-failed = { $server }: { $reason }
# The same where groups came before.
remote-failed-stays = { $server }: { $reason } Остаются прежние группы.
remote-empty = групп не пришло.

## Why nothing came from a server; after its name and a colon.

web-no-address = это не адрес файла на сервере: он начинается с https://
web-insecure = нужен https: то, что идёт по http, могли изменить в пути.
web-no-library = нет библиотеки libcurl.
web-unreachable = нет связи.
web-untrusted = не подтверждает, что это тот самый сервер.
web-timed-out = не ответил вовремя.
web-too-large = присылает слишком много.
web-too-many-redirects = посылает с места на место.
# $status is a number such as 404.
web-status = ответил { $status }.
