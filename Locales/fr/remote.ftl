# SPDX-License-Identifier: GPL-3.0-or-later

### Groups of cards from a server. $server is its name.

# $groups groups were sent.
remote-fetched = { $groups ->
        [one] { COUNT($groups, "groups") } reçu de { $server }.
       *[other] { COUNT($groups, "groups") } reçus de { $server }.
    }
# Nothing has changed since they were sent.
remote-unchanged = { $groups ->
        [one] { COUNT($groups, "groups") } de { $server }, sans changement.
       *[other] { COUNT($groups, "groups") } de { $server }, sans changement.
    }
remote-none = Aucune adresse réglée. Pour en donner une : aloud settings groups-url https://…
# $reason is why nothing came.
remote-failed = { $server } : { $reason }
# The same where groups came before.
remote-failed-stays = { $server } : { $reason } Les groupes d’avant restent.
remote-empty = aucun groupe dans ce qui est arrivé.

## Why nothing came from a server; after its name and a colon.

web-no-address = ce n’est pas l’adresse d’un fichier sur un serveur : elle commence par https://
web-insecure = il faut https : ce qui passe par http peut avoir été modifié en route.
web-no-library = il manque la bibliothèque libcurl.
web-unreachable = injoignable.
web-untrusted = il ne peut pas prouver que c’est bien lui.
web-timed-out = pas de réponse à temps.
web-too-large = ce qu’il envoie est trop gros.
web-too-many-redirects = il renvoie sans cesse ailleurs.
# $status is a number such as 404.
web-status = il répond { $status }.
