# SPDX-License-Identifier: GPL-3.0-or-later

### Groups of cards from a server. $server is its name.

# $groups groups were sent.
remote-fetched = { COUNT($groups, "groups") }, serwer { $server }.
# Nothing has changed since they were sent.
remote-unchanged = { COUNT($groups, "groups") }, serwer { $server }, bez zmian.
remote-none = Nie ustawiono adresu. Tak się go ustawia: aloud settings groups-url https://…
# $reason is why nothing came.
remote-failed = { $server }: { $reason }
# The same where groups came before.
remote-failed-stays = { $server }: { $reason } Zostają poprzednie grupy.
remote-empty = nie przyszła żadna grupa.

## Why nothing came from a server; after its name and a colon.

web-no-address = to nie jest adres pliku na serwerze: taki zaczyna się od https://
web-insecure = potrzebne jest https: to, co przychodzi przez http, ktoś mógł po drodze zmienić.
web-no-library = brakuje biblioteki libcurl.
web-unreachable = brak połączenia.
web-untrusted = nie potrafi wykazać, że to ten serwer.
web-timed-out = brak odpowiedzi na czas.
web-too-large = przysyła zbyt dużo.
web-too-many-redirects = odsyła z miejsca na miejsce.
# $status is a number such as 404.
web-status = odpowiada { $status }.
