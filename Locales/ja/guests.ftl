# SPDX-License-Identifier: GPL-3.0-or-later

### Guests of a server for many: players without an account.

# An entry of the main menu, and the heading of its own menu.
guest-data = 自分のデータ
guest-privacy = プライバシー
# Words by which a player comes back, on another device or in a MUD client.
guest-phrase = ふっかつのことば
guest-export = すべてを持ち出す
guest-leave-device = このデバイスに忘れてもらう
guest-erase = すべてを消す
guest-phrase-question = 単語10個でできたふっかつのことばがあれば、ほかの場所で続きを遊べます。前のことばは使えなくなります。新しく作りますか。
# $phrase is ten words, with commas between.
guest-phrase-told = ふっかつのことば：{ $phrase }。
guest-phrase-use = 書きとめてください。お知らせするのは今だけです。ほかのデバイスの最初のページか、MUDクライアントの最初に入力します。
guest-export-by-page = ブラウザーのページでは、すべてをファイルにして持ち出せます。ページは、ふっかつのことばで開きます。
guest-leave-device-question = このデバイスに忘れてもらうと、ふっかつのことばがなければ戻れません。忘れてもらいますか。
guest-erase-question = 保存されている自分のデータをすべて消します。元には戻せません。消しますか。
guest-erased = 保存されていたデータをすべて消しました。
# $reason is a whole sentence.
guest-not-erased = 何も消していません。{ $reason }

## Why somebody is not let in.

guest-too-many = お使いのネットワークから来た新しいプレイヤーが多すぎます。1時間たってから、もう一度試してください。
guest-too-many-tries = お使いのネットワークから、ふっかつのことばが何度も入力されました。1時間たってから、もう一度試してください。
guest-phrase-wrong = ふっかつのことばが違います。
# A file, a camera or an address of the network.
out-of-reach = ここでは使えません。

## What is kept of a guest and what is not, a paragraph each.

privacy-kept = ゲーム、成績、覚えたこと、設定は、名前ではなく、ランダムな番号で保存します。
privacy-not-kept = 名前やメールアドレスは聞きません。データを追跡したり、ほかへ渡したり、広告に使ったりしません。ネットワークのアドレスは保存しません。
privacy-cookie = ブラウザーには、誰のゲームか見分けるためのクッキーを1つ保存します。サーバーでは、クッキーもふっかつのことばも、元に戻せない形でだけ保存します。
privacy-deleted = メインメニューの「自分のデータ」で、いつでもすべてを持ち出すことも消すこともできます。

## The page for who comes for the first time.

page-guest-welcome = 聞いて、さわって、見て遊ぶトランプゲームと絵のパズルです。アカウントはいりません。ゲームは保存されます。
page-guest-play = 遊ぶ
page-guest-phrase = ふっかつのことば（あれば）
page-guest-phrase-send = このことばで続ける
page-guest-everything = 自分のデータすべてを入れたファイル
page-guest-unknown = このブラウザーは、もうここに登録されていません。
page-guest-no-cookie = ブラウザーがクッキーを保存しません。クッキーがないと、誰のゲームか見分けられません。
# Asked of who comes by a MUD client or telnet; what is typed is not shown.
mud-guest-question = ふっかつのことばか、教わったコードを入力してください。新しいゲストとして遊ぶなら、エンターだけを押してください。

# The words of recovery phrases: 64, short and told apart by ear, without capitals but where the language
# has them. They are the language’s own, no translation; phrases that were given out stay good.
guest-words =
    .words =
        りんご, ぶどう, いちご, たまご, ごはん, とうふ, さかな, まぐろ, にんじん, たまねぎ, だいこん, きゅうり, しいたけ, かみなり, たいよう, さくら, もみじ,
        ひまわり, あさがお, いぬ, ねこ, うさぎ, きつね, きりん, ひつじ, ぶた, にわとり, すずめ, つばめ, ふくろう, からす, かえる, とんぼ, たけのこ,
        かぶとむし, くじら, いるか, とびら, つくえ, ふとん, かがみ, とけい, えんぴつ, ぼうし, くつ, めがね, ゆびわ, ふえ, でんしゃ, ひこうき, じてんしゃ,
        みち, がっこう, だいどころ, なべ, ろうそく, ふうせん, にんぎょう, おりがみ, まんじゅう, せんべい, わさび, れんこん, ほうれんそう
