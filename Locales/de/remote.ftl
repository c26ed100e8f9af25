# SPDX-License-Identifier: GPL-3.0-or-later

### Groups of cards from a server. $server is its name.

# $groups groups were sent.
remote-fetched = { COUNT($groups, "groups") } von { $server }.
# Nothing has changed since they were sent.
remote-unchanged = { COUNT($groups, "groups") } von { $server }, wie zuvor.
remote-none = Es ist keine Adresse eingestellt. So geht es: aloud settings groups-url https://…
# $reason is why nothing came.
remote-failed = { $server }: { $reason }
# The same where groups came before.
remote-failed-stays = { $server }: { $reason } Die Gruppen von zuvor bleiben.
remote-empty = es kam keine Gruppe an.

## Why nothing came from a server; after its name and a colon.

web-no-address = das ist keine Adresse einer Datei auf einem Server: sie beginnt mit https://
web-insecure = https ist nötig: was über http kommt, kann unterwegs verändert worden sein.
web-no-library = die Bibliothek libcurl fehlt.
web-unreachable = nicht erreichbar.
web-untrusted = der Server kann nicht nachweisen, dass er der richtige ist.
web-timed-out = der Server antwortet nicht rechtzeitig.
web-too-large = der Server schickt zu viel.
web-too-many-redirects = der Server leitet immer wieder um.
# $status is a number such as 404.
web-status = der Server antwortet mit { $status }.
