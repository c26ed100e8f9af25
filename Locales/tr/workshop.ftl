# SPDX-License-Identifier: GPL-3.0-or-later

## Groups and decks that a player puts together. $title is the name of one, $parts how many cards or
## groups it has, $part one of them, $n the number of the next one, $name what was typed.

workshop = Kendi grupların
    .brief = Kendi grupların
workshop-group-new = Yeni grup
workshop-deck-new = Yeni set
workshop-group-summary = { $title }, { $parts } kart
workshop-deck-summary = Set { $title }, { $parts } grup
# $parts is a list of cards or groups.
workshop-parts = { $parts }
workshop-group-name = Grubun adı? Dönmek için 0.
workshop-deck-name = Setin adı? Dönmek için 0.
workshop-group-add = Kart ekle
workshop-deck-add = Grup ekle
workshop-group-remove = Kart çıkar
workshop-deck-remove = Grup çıkar
workshop-rename = Adını değiştir
workshop-save = Kaydet
workshop-discard = Kaydetmeden bırak
workshop-delete = Sil
workshop-group-next = Kart { $n }? Boş satır bitirir.
    .brief = Kart { $n }?
workshop-group-added = { $part }. Kart { $n }?
# The card is no thing of the catalogue: nothing is known of it.
workshop-group-added-own = { $part }, yazıldığı gibi. Kart { $n }?
workshop-group-twice = { $part } zaten var. Kart { $n }?
workshop-group-too-many = 60 karttan fazlası sığmaz. Boş satır bitirir.
workshop-deck-next = Grup { $n }? Adının bir parçası yeter; boş satır bitirir.
    .brief = Grup { $n }?
workshop-deck-added = { $part }. Grup { $n }?
workshop-deck-twice = { $part } zaten var. Grup { $n }?
workshop-deck-too-many = 64 gruptan fazlası sığmaz. Boş satır bitirir.
workshop-deck-unknown = Adında bu geçen grup yok: { $name }. Başka bir grup?
workshop-which = Hangi { $name }?
workshop-as-typed = Yalnızca { $name }, yazıldığı gibi
# Opens the remarks; $count cards belong to other groups, too.
workshop-remarks = Başka gruplara da uyan { $count } kart
# $card also fits each of $groups.
workshop-overlap = { $card }: { $groups }
workshop-keep-question = { $title }: kaydedilsin mi?
workshop-group-too-few = Bir gruba 2 kart gerek.
workshop-deck-too-few = Bir sete bir grup gerek.
workshop-group-saved = Kaydedildi: { $title }, { $parts } kart.
workshop-deck-saved = Kaydedildi: { $title }, { $parts } grup.
workshop-delete-question = Silinsin mi: { $title }?
workshop-deleted = Silindi: { $title }.
# $reason is what is wrong with what was typed.
workshop-no-name = Bu bir ad olamaz: { $reason }

## "aloud groups import": groups from a table. $file is its name, $line a line of it.

workshop-imported = { $title }, { $parts } kart.
workshop-import-none = { $file }: grup yok. Her satır bir gruptur: önce adı, sonra kartları.
# After the first $most groups.
workshop-import-limit = { $file }: çok fazla grup. Sınır: { $most }.
# $reason is why the line is no group.
workshop-import-line = { $file }, satır { $line }: { $reason }
workshop-import-twice = { $part } iki kez geçiyor.
workshop-import-no-name = İlk hücre boş: oraya grubun adı yazılır.
workshop-import-quotes = Kapanmamış bir tırnak var.
workshop-import-too-many = 60 karttan fazla.
