# SPDX-License-Identifier: GPL-3.0-or-later

### Groups of cards from a server. $server is its name.

# $groups groups were sent.
remote-fetched = { $groups ->
        [one] Un grupo de { $server }.
       *[other] { COUNT($groups, "groups") } de { $server }.
    }
# Nothing has changed since they were sent.
remote-unchanged = { $groups ->
        [one] Un grupo de { $server }, como antes.
       *[other] { COUNT($groups, "groups") } de { $server }, como antes.
    }
remote-none = No hay ninguna dirección. Para poner una: aloud settings groups-url https://…
# $reason is why nothing came.
remote-failed = { $server }: { $reason }
# The same where groups came before.
remote-failed-stays = { $server }: { $reason } Se quedan los grupos de antes.
remote-empty = en lo recibido no hay ningún grupo.

## Why nothing came from a server; after its name and a colon.

web-no-address = no es la dirección de un archivo en un servidor: empieza por https://
web-insecure = hace falta https: lo que llega por http puede haber sido cambiado por el camino.
web-no-library = falta la biblioteca libcurl.
web-unreachable = sin conexión.
web-untrusted = no puede demostrar que es ese servidor.
web-timed-out = no contesta a tiempo.
web-too-large = lo que envía es demasiado grande.
web-too-many-redirects = remite de un sitio a otro.
# $status is a number such as 404.
web-status = contesta { $status }.
