# SPDX-License-Identifier: GPL-3.0-or-later

### Groups of cards from a server. $server is its name.

# $groups groups were sent.
remote-fetched = { $groups ->
        [one] Un gruppo da { $server }.
       *[other] { COUNT($groups, "groups") } da { $server }.
    }
# Nothing has changed since they were sent.
remote-unchanged = { $groups ->
        [one] Un gruppo da { $server }, come prima.
       *[other] { COUNT($groups, "groups") } da { $server }, come prima.
    }
remote-none = Nessun indirizzo impostato. Si imposta così: aloud settings groups-url https://…
# $reason is why nothing came.
remote-failed = { $server }: { $reason }
# The same where groups came before.
remote-failed-stays = { $server }: { $reason } Restano i gruppi di prima.
remote-empty = in ciò che è arrivato non c'è nessun gruppo.

## Why nothing came from a server; after its name and a colon.

web-no-address = non è l'indirizzo di un file su un server: comincia con https://
web-insecure = serve https: ciò che arriva con http può essere stato cambiato per strada.
web-no-library = manca la libreria libcurl.
web-unreachable = non raggiungibile.
web-untrusted = non può dimostrare di essere questo server.
web-timed-out = nessuna risposta in tempo.
web-too-large = ciò che invia è troppo grande.
web-too-many-redirects = rimanda da un posto all'altro.
# $status is a number such as 404.
web-status = risponde { $status }.
