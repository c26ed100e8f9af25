# SPDX-License-Identifier: GPL-3.0-or-later

### Groups of cards from a server. $server is its name.

# $groups groups were sent.
remote-fetched = { $server } 传来{ $groups ->
        [2] 两组
       *[other] { $groups }组
    }。
# Nothing has changed since they were sent.
remote-unchanged = { $server } 传来{ $groups ->
        [2] 两组
       *[other] { $groups }组
    }，没有变化。
remote-none = 还没有设置地址。设置方法：aloud settings groups-url https://…
# $reason is why nothing came.
remote-failed = { $server }：{ $reason }
# The same where groups came before.
remote-failed-stays = { $server }：{ $reason }之前的分组保留。
remote-empty = 传来的内容里没有分组。

## Why nothing came from a server; after its name and a colon.

web-no-address = 这不是服务器上文件的地址，应以 https:// 开头。
web-insecure = 必须用 https：通过 http 传来的可能在途中被改动。
web-no-library = 缺少程序库 libcurl。
web-unreachable = 无法连接。
web-untrusted = 无法证明它就是这台服务器。
web-timed-out = 没有及时回应。
web-too-large = 传来的内容太大。
web-too-many-redirects = 它一再转到别处。
# $status is a number such as 404.
web-status = 它回应 { $status }。
