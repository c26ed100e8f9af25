# SPDX-License-Identifier: GPL-3.0-or-later

### Groups of cards from a server. $server is its name.

# $groups groups were sent.
remote-fetched = { $groups ->
        [1] Um grupo de { $server }.
       *[other] { COUNT($groups, "groups") } de { $server }.
    }
# Nothing has changed since they were sent.
remote-unchanged = { $groups ->
        [1] Um grupo de { $server }, como antes.
       *[other] { COUNT($groups, "groups") } de { $server }, como antes.
    }
remote-none = Nenhum endereço definido. Para definir um: aloud settings groups-url https://…
# $reason is why nothing came.
remote-failed = { $server }: { $reason }
# The same where groups came before.
remote-failed-stays = { $server }: { $reason } Ficam os grupos de antes.
remote-empty = não veio nenhum grupo.

## Why nothing came from a server; after its name and a colon.

web-no-address = não é o endereço de um arquivo num servidor: ele começa com https://
web-insecure = é preciso https: o que vem por http pode ter sido mudado no caminho.
web-no-library = falta a biblioteca libcurl.
web-unreachable = sem conexão.
web-untrusted = não consegue provar que é esse servidor.
web-timed-out = não respondeu a tempo.
web-too-large = o que manda é grande demais.
web-too-many-redirects = só manda de um lugar para outro.
# $status is a number such as 404.
web-status = responde { $status }.
