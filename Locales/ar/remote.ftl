# SPDX-License-Identifier: GPL-3.0-or-later

### Groups of cards from a server. $server is its name.

# $groups groups were sent.
remote-fetched = { $groups ->
        [zero] لا مجموعات من { $server }.
        [one] مجموعة واحدة من { $server }.
        [two] مجموعتان من { $server }.
        [few] { NUMBER($groups, gender: "feminine") } مجموعات من { $server }.
        [many] { NUMBER($groups, gender: "feminine") } مجموعة من { $server }.
       *[other] { NUMBER($groups, gender: "feminine") } مجموعة من { $server }.
    }
# Nothing has changed since they were sent.
remote-unchanged = { $groups ->
        [zero] لا مجموعات من { $server }، كما كانت.
        [one] مجموعة واحدة من { $server }، كما كانت.
        [two] مجموعتان من { $server }، كما كانتا.
        [few] { NUMBER($groups, gender: "feminine") } مجموعات من { $server }، كما كانت.
        [many] { NUMBER($groups, gender: "feminine") } مجموعة من { $server }، كما كانت.
       *[other] { NUMBER($groups, gender: "feminine") } مجموعة من { $server }، كما كانت.
    }
remote-none = لا عنوان محدد. حدده: aloud settings groups-url https://…
# $reason is why nothing came.
remote-failed = { $server }: { $reason }
# The same where groups came before.
remote-failed-stays = { $server }: { $reason } تبقى المجموعات السابقة.
remote-empty = لا مجموعة فيما وصل.

## Why nothing came from a server; after its name and a colon.

web-no-address = ليس عنوان ملف على خادم: العنوان يبدأ هكذا: https://
web-insecure = يلزم https: ما يأتي عبر http قد يتغير في الطريق.
web-no-library = مكتبة libcurl ناقصة.
web-unreachable = تعذر الوصول إليه.
web-untrusted = لم يثبت أنه الخادم المقصود.
web-timed-out = لا جواب في الوقت المحدد.
web-too-large = ما يرسله كبير جدا.
web-too-many-redirects = يحيل من مكان إلى مكان.
# $status is a number such as 404.
web-status = أجاب { $status }.
