# SPDX-License-Identifier: GPL-3.0-or-later

### Groups of cards from a server. $server is its name.

# $groups groups were sent.
remote-fetched = { COUNT($groups, "groups") } från { $server }.
# Nothing has changed since they were sent.
remote-unchanged = { COUNT($groups, "groups") } från { $server }, som förut.
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
web-untrusted = servern kan inte visa att den är den rätta.
web-timed-out = servern svarar inte i tid.
web-too-large = det servern skickar är för stort.
web-too-many-redirects = servern skickar vidare gång på gång.
# $status is a number such as 404.
web-status = servern svarar { $status }.
