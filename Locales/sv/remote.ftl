# SPDX-License-Identifier: GPL-3.0-or-later

### Groups of cards from a server. $server is its name.

# $groups groups were sent.
remote-fetched = { $groups ->
        [one] En grupp från { $server }.
       *[other] { $groups } grupper från { $server }.
    }
# Nothing has changed since they were sent.
remote-unchanged = { $groups ->
        [one] En grupp från { $server }, som förut.
       *[other] { $groups } grupper från { $server }, som förut.
    }
remote-none = Ingen adress är inställd. Ställ in en: aloud settings groups-url https://…
# $reason is why nothing came.
remote-failed = { $server }: { $reason }
# The same where groups came before.
remote-failed-stays = { $server }: { $reason } Grupperna från förut är kvar.
remote-empty = det kom ingen grupp.

## Why nothing came from a server; after its name and a colon.

web-no-address = inte adressen till en fil på en server: den börjar med https://
web-insecure = https krävs: det som kommer över http kan ha ändrats på vägen.
web-no-library = biblioteket libcurl saknas.
web-unreachable = går inte att nå.
web-untrusted = den kan inte visa att den är den här servern.
web-timed-out = inget svar i tid.
web-too-large = det den skickar är för stort.
web-too-many-redirects = den skickar vidare från plats till plats.
# $status is a number such as 404.
web-status = den svarar { $status }.
