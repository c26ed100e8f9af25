# SPDX-License-Identifier: GPL-3.0-or-later

### Groups of cards from a server. $server is its name.

# $groups groups were sent.
remote-fetched = { $groups ->
        [one] 1 group from { $server }.
       *[other] { $groups } groups from { $server }.
    }
# Nothing has changed since they were sent.
remote-unchanged = { $groups ->
        [one] 1 group from { $server }, as before.
       *[other] { $groups } groups from { $server }, as before.
    }
remote-none = No address is set. Set one: aloud settings groups-url https://…
# $reason is why nothing came.
remote-failed = { $server }: { $reason }
# The same where groups came before.
remote-failed-stays = { $server }: { $reason } The groups from before stay.
remote-empty = there is no group in what came.

## Why nothing came from a server; after its name and a colon.

web-no-address = not the address of a file on a server: it begins with https://
web-insecure = https is needed: what comes over http may have been changed on the way.
web-no-library = the library libcurl is missing.
web-unreachable = not reached.
web-untrusted = it cannot show that it is this server.
web-timed-out = no answer in time.
web-too-large = what it sends is too large.
web-too-many-redirects = it sends from place to place.
# $status is a number such as 404.
web-status = it answers { $status }.
