# SPDX-License-Identifier: GPL-3.0-or-later

### Groups of cards from a server. $server is its name.

# $groups groups were sent.
remote-fetched = { $groups } grup geldi, sunucu: { $server }.
# Nothing has changed since they were sent.
remote-unchanged = { $groups } grup, öncekiyle aynı, sunucu: { $server }.
remote-none = Adres ayarlanmamış. Ayarlamak için: aloud settings groups-url https://…
# $reason is why nothing came.
remote-failed = { $server }: { $reason }
# The same where groups came before.
remote-failed-stays = { $server }: { $reason } Önceki gruplar kalıyor.
remote-empty = gelenlerde grup yok.

## Why nothing came from a server; after its name and a colon.

web-no-address = bu bir sunucudaki dosyanın adresi değil: adres https:// ile başlar
web-insecure = https gerek: http ile gelen, yolda değiştirilmiş olabilir.
web-no-library = libcurl kitaplığı eksik.
web-unreachable = ulaşılamadı.
web-untrusted = bu sunucu olduğunu kanıtlayamıyor.
web-timed-out = zamanında yanıt gelmedi.
web-too-large = gönderdiği çok büyük.
web-too-many-redirects = durmadan başka yere yönlendiriyor.
# $status is a number such as 404.
web-status = verdiği yanıt: { $status }.
