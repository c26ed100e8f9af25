# SPDX-License-Identifier: GPL-3.0-or-later

### Guests of a server for many: players without an account.

# An entry of the main menu, and the heading of its own menu.
guest-data = 自分のデータ
guest-privacy = プライバシー
# Words by which a player comes back, on another device or in a MUD client.
guest-phrase = ふっかつのことば
guest-export = すべてを持ち出す
guest-leave-device = このデバイスから自分を消す
guest-erase = すべてを消す
guest-phrase-question = 10語のふっかつのことばがあれば、ほかの場所で続きを遊べます。前のことばは使えなくなります。新しく作りますか。
# $phrase is ten words, with commas between.
guest-phrase-told = ふっかつのことば: { $phrase }。
guest-phrase-use = 書きとめてください。今しか言いません。ほかのデバイスの最初のページか、MUDクライアントの最初に入力します。
guest-export-by-page = ブラウザーのページで、すべてをファイルにできます。ふっかつのことばで入れます。
guest-leave-device-question = このデバイスから自分を消します。ふっかつのことばがなければ戻れません。消しますか。
guest-erase-question = 保存されている自分のデータをすべて消します。元には戻せません。消しますか。
guest-erased = 保存されていたデータをすべて消しました。
# $reason is a whole sentence.
guest-not-erased = 何も消していません。{ $reason }

## Why somebody is not let in.

guest-too-many = お使いのネットワークから来た新しいプレイヤーが多すぎます。1時間後にもう一度試してください。
guest-too-many-tries = お使いのネットワークから試されたことばが多すぎます。1時間後にもう一度試してください。
guest-phrase-wrong = このふっかつのことばは見つかりません。
# A file, a camera or an address of the network.
out-of-reach = ここでは使えません。

## What is kept of a guest and what is not, a paragraph each.

privacy-kept = ゲーム、成績、覚えたこと、設定は、でたらめな番号で保存されます。
privacy-not-kept = 名前やメールアドレスは聞きません。追跡も、ほかへ渡すことも、広告に使うこともありません。ネットワークのアドレスは保存しません。
privacy-cookie = ブラウザーは、ゲームが見分けるためのクッキーを1つ持ちます。それとふっかつのことばは、元に戻せない形でだけ保存されます。
privacy-deleted = メインメニューの「自分のデータ」で、いつでもすべてを持ち出すことも消すこともできます。

## The page for who comes for the first time.

page-guest-welcome = 聞いて、さわって、見て遊ぶトランプゲームと絵のパズルです。アカウントはいりません。ゲームは保存されます。
page-guest-play = 遊ぶ
page-guest-phrase = ふっかつのことば（あれば）
page-guest-phrase-send = このことばで続ける
page-guest-everything = 保存されている自分のデータのファイル
page-guest-unknown = このブラウザーは、もうここでは分かりません。
page-guest-no-cookie = ブラウザーがクッキーを持ちません。クッキーがないと、ゲームは見分けられません。
# Asked of who comes by a MUD client or telnet; what is typed is not shown.
mud-guest-question = ふっかつのことばを入力するか、新しく遊ぶなら Enter を押してください。

# The words of recovery phrases: 64, short and told apart by ear, without capitals but where the language
# has them. They are the language’s own, no translation; phrases that were given out stay good.
guest-words =
    .words =
        りんご, ぶどう, いちご, たまご, ごはん, とうふ, さかな, まぐろ, にんじん, たまねぎ, だいこん, きゅうり, しいたけ, かみなり, たいよう, さくら, もみじ,
        ひまわり, あさがお, いぬ, ねこ, うさぎ, きつね, きりん, ひつじ, ぶた, にわとり, すずめ, つばめ, ふくろう, はと, かえる, とんぼ, ちょうちょ,
        かぶとむし, くじら, いるか, とびら, つくえ, ふとん, かがみ, とけい, えんぴつ, ぼうし, くつ, めがね, ゆびわ, ふえ, でんしゃ, ひこうき, じてんしゃ,
        みち, がっこう, だいどころ, なべ, ろうそく, ふうせん, にんぎょう, おりがみ, まんじゅう, せんべい, わさび, れんこん, ほうれんそう
