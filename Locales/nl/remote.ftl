# SPDX-License-Identifier: GPL-3.0-or-later

### Groups of cards from a server. $server is its name.

# $groups groups were sent.
remote-fetched = { $groups ->
        [one] 1 groep van { $server }.
       *[other] { $groups } groepen van { $server }.
    }
# Nothing has changed since they were sent.
remote-unchanged = { $groups ->
        [one] 1 groep van { $server }, zoals eerst.
       *[other] { $groups } groepen van { $server }, zoals eerst.
    }
remote-none = Er is geen adres ingesteld. Stel er een in: aloud settings groups-url https://…
# $reason is why nothing came.
remote-failed = { $server }: { $reason }
# The same where groups came before.
remote-failed-stays = { $server }: { $reason } De groepen van eerder blijven.
remote-empty = er zit geen groep in wat binnenkwam.

## Why nothing came from a server; after its name and a colon.

web-no-address = geen adres van een bestand op een server: het begint met https://
web-insecure = https is nodig: wat via http komt, kan onderweg veranderd zijn.
web-no-library = de bibliotheek libcurl ontbreekt.
web-unreachable = niet bereikbaar.
web-untrusted = de server kan niet aantonen dat hij de juiste is.
web-timed-out = de server antwoordt niet op tijd.
web-too-large = wat de server stuurt, is te groot.
web-too-many-redirects = de server verwijst steeds weer door.
# $status is a number such as 404.
web-status = de server antwoordt met { $status }.
