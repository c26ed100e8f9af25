# SPDX-License-Identifier: GPL-3.0-or-later

### Guests of a server for many: players without an account.

# An entry of the main menu, and the heading of its own menu.
guest-data = Ваши данные
guest-privacy = Конфиденциальность
# Words by which a player comes back, on another device or in a MUD client.
guest-phrase = Фраза восстановления
guest-export = Забрать всё с собой
guest-leave-device = Забыть меня на этом устройстве
guest-erase = Удалить всё
guest-phrase-question = Фраза восстановления из десяти слов позволяет продолжить в другом месте. Прежняя перестанет действовать. Создать новую?
# $phrase is ten words, with commas between.
guest-phrase-told = Ваша фраза восстановления: { $phrase }.
guest-phrase-use = Запишите её: больше она не прозвучит. Введите её на первой странице на другом устройстве или при входе в MUD-клиенте.
guest-export-by-page = Файл со всеми данными даёт страница в браузере. Войти туда можно по фразе восстановления.
guest-leave-device-question = Это устройство вас забудет. Без фразы восстановления вернуться будет нельзя. Забыть?
guest-erase-question = Всё, что о вас хранится, будет удалено навсегда. Удалить?
guest-erased = Всё, что о вас хранилось, удалено.
# $reason is a whole sentence.
guest-not-erased = Ничего не удалено: { $reason }

## Why somebody is not let in.

guest-too-many = Из вашей сети пришло слишком много новых игроков. Попробуйте через час.
guest-too-many-tries = Из вашей сети перепробовано слишком много фраз. Попробуйте через час.
guest-phrase-wrong = Такой фразы восстановления нет.
# A file, a camera or an address of the network.
out-of-reach = Здесь это недоступно.

## What is kept of a guest and what is not, a paragraph each.

privacy-kept = Ваши партии, их итоги, то, что вы выучили, и ваши настройки хранятся под случайным номером.
privacy-not-kept = Никто не спрашивает ни имени, ни электронной почты. Ничего не отслеживается, не передаётся другим и не используется для рекламы. Ваш сетевой адрес не хранится.
privacy-cookie = Ваш браузер хранит один файл cookie, по которому игра вас узнаёт. На сервере от него и от фразы восстановления хранится только отпечаток.
privacy-deleted = В главном меню, в пункте «Ваши данные», можно в любое время забрать всё с собой или удалить.

## The page for who comes for the first time.

page-guest-welcome = Карточные игры и пазлы, которые можно слушать, трогать и видеть. Учётная запись не нужна, партии сохраняются.
page-guest-play = Играть
page-guest-phrase = Фраза восстановления, если она есть
page-guest-phrase-send = Продолжить с этой фразой
page-guest-everything = Всё, что о вас хранится, одним файлом
page-guest-unknown = Этот браузер здесь больше не известен.
page-guest-no-cookie = Ваш браузер не хранит файлы cookie. Без них игра вас не узнает.
# Asked of who comes by a MUD client or telnet; what is typed is not shown.
mud-guest-question = Введите фразу восстановления или полученный код либо нажмите Enter, чтобы играть как новый гость.

# The words of recovery phrases: 64, short and told apart by ear, without capitals but where the language
# has them. They are the language’s own, no translation; phrases that were given out stay good.
guest-words =
    .words =
        апельсин, барабан, велосипед, верблюд, ветер, виноград, гитара, дверь, дерево, дракон, заяц,
        звезда, зеркало, индюк, капуста, карандаш, кастрюля, клубника, ключ, колокол, корзина,
        крокодил, кролик, курица, лебедь, лестница, лопата, медведь, мельница, молоко, ножницы,
        обезьяна, орех, остров, очки, песок, пианино, пингвин, помидор, попугай, пустыня, пчела,
        радуга, ракета, робот, рубашка, салат, сахар, свеча, скрипка, солнце, телефон, трактор,
        трамвай, утка, фонарь, цветок, чайник, часы, черепаха, школа, шоколад, яблоко, якорь
