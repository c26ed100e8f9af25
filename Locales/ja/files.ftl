# SPDX-License-Identifier: GPL-3.0-or-later

### What can be wrong with files, saves and sound. Each message says what it is about and, where
### something helps, what.

## A group or deck file. $file is its name, $field the place in it, $reason one of the flaws below.

problem-file = { $file }：{ $reason }
problem-field = { $file }、{ $field }：{ $reason }

flaw-not-found = ファイルがありません。
flaw-unreadable = ファイルを読めません。
flaw-folder = ファイルではなくフォルダーです。
flaw-not-a-file = 普通のファイルではありません。
flaw-link-loop = リンクが循環しています。
flaw-not-utf8 = UTF-8 のテキストではありません。
# $limit bytes are allowed.
flaw-too-large = ファイルが大きすぎます。{ $limit }バイトまでです。
# The mistake is in line $line, at column $column.
flaw-broken-json = JSON の誤り、{ $line }行目の{ $column }文字目。
flaw-too-deep = 入れ子が深すぎます、{ $line }行目の{ $column }文字目。
flaw-name-twice = 同じ名前が重複しています、{ $line }行目の{ $column }文字目。
flaw-missing = 項目がありません。
# $expected is the kind of value that belongs there.
flaw-wrong-type = { $expected ->
        [object] 波括弧で囲んだオブジェクトが必要です。
        [list] 角括弧で囲んだリストが必要です。
       *[text] 引用符で囲んだテキストが必要です。
    }
# $words are the words allowed.
flaw-not-one-of = 次のどれかが必要です：{ $words }。
flaw-bad-id = ID に使えるのは英小文字、数字、ハイフン、下線で、64文字までです。
flaw-no-text = 空です。
# $limit characters are allowed.
flaw-text-too-long = 長すぎます。{ $limit }文字までです。
flaw-control-character = テキストに制御文字があります。
flaw-direction-mark = テキストに見えない方向記号があります。
flaw-outside = パスがファイルのフォルダーの外に出ています。
flaw-bad-seed = シードは0以上の整数です。
flaw-no-partners = グループには仲間のカードが最低1枚必要です。
# $limit partners are allowed.
flaw-too-many-partners = 仲間が多すぎます。{ $limit }枚までです。
# $field is the place of the other one.
flaw-same-as = { $field } と同じです。
# $file is the file that has the id already.
flaw-group-taken = この ID は { $file } で使われています。
# $group is the group that has the card already.
flaw-card-taken = このカードの ID はグループ { $group } で使われています。
flaw-no-group = デッキにはグループが最低ひとつ必要です。
# $group is the id of a group.
flaw-unknown-group = グループ { $group } はありません。
# $deck is the id of a deck.
flaw-unknown-deck = デッキ { $deck } はありません。

## Any other file. $path is its path, $cause one of the causes below.

file-problem = { $path }：{ $cause }
file-missing = ファイルがありません。
file-not-allowed = 許可がありません。
file-read-only = 読み取り専用です。
file-disk-full = ディスクがいっぱいです。
file-too-many-open = 開いているファイルが多すぎます。
file-is-folder = フォルダーです。
file-is-link = リンクです。
file-not-folder = パスの途中がフォルダーではありません。
# $megabytes are allowed.
file-too-large = ファイルが{ $megabytes }メガバイトを超えています。
# $number is the system's number for the error.
file-other = システムエラー{ $number }。
# $variable is the name of an environment variable.
folder-no-home = ホームフォルダーがありません：{ $variable } が設定されていません。

## The settings file. $line is the number of a line in it.

settings-line = 設定ファイル、{ $line }行目は使いません：{ $reason }{ $more ->
        [0] { "" }
       *[other] ほかに{ $more }行が使えません。
    }
settings-no-equals = 等号がありません。
settings-not-utf8 = UTF-8 のテキストではありません。

## The file of the player's own words. $line is the number of a line in it.

# $reason is one of the messages below, or of those for the settings file. $more lines after it cannot
# be used either.
pronunciation-line = 発音ファイル、{ $line }行目は使いません：{ $reason }{ $more ->
        [0] { "" }
       *[other] ほかに{ $more }行が使えません。
    }
pronunciation-not-a-word = 言葉か読みがないか、長すぎます。
pronunciation-no-language = その名前の言語はありません。以下の行も使いません。

## Saved games. $slot names the game, $path is a file's path.

storage-open-elsewhere = 別のウィンドウで Aloud が開いています。ここで始めたゲームは保存されません。
storage-not-held = ゲームは別のウィンドウで続いています。ここではもう保存されません。
storage-disk-full = ディスクがいっぱいです：ゲームは保存されません。
storage-read-only = ディスクが読み取り専用です：ゲームは保存されません。
storage-busy = 保存データが使用中です：最後の手はまだ保存されていません。
storage-damaged = 保存データが壊れています：ゲームは保存されません。
storage-unreadable = 保存データの一部を読み込めません。
# $problem is file-problem.
storage-file = ゲームは保存されません：{ $problem }
# $code is SQLite's number for the error.
storage-failed = ゲームは保存されません：データベースエラー{ $code }。
storage-unreachable = ゲームは保存されません：データベースにつながりません。
storage-refused = ゲームは保存されません：データベースが受け付けません。
storage-newer = ゲームは保存されません：データベースは新しい版の Aloud のものです。
storage-damaged-moved = 保存データが壊れていました。{ $path } に移し、新しく始めます。
storage-newer-moved = 保存データは新しい版の Aloud のものでした。{ $path } に移し、新しく始めます。
# $reason says why not.
storage-not-copied = 保存データは古い版の Aloud のものです。更新する前にコピーできなかったため、そのままにしてあります。{ $reason }
# $reason says why it cannot be used.
storage-set-aside = 使えない保存データを別の場所に移しました。{ $reason }

## A round as a file: "aloud export" and "aloud import". $field is a place in the file.

round-not-json = JSON の誤り、{ $line }行目の{ $column }文字目。
round-not-ours = Aloud で保存したゲームではありません。
round-not-utf8 = UTF-8 のテキストではありません。
round-missing = { $field } がありません。
round-wrong = { $field } の値が使えません。
# $move is the number of the move, $reason why it is refused.
replay-refused = { $move }手目はできません：{ $reason }
replay-different = 手をたどると、保存した場と違います：照合値が合いません。
replay-malformed = 手数の値が食い違っています。
# $format is a number.
save-newer-format = 新しい版の Aloud のもので、形式は{ $format }です。
# $game is the id of a game.
save-unknown-game = 知らないゲームです：{ $game }。

## Sound and speech.

sound-none = 音が出ません：音声装置がありません。文字だけで続けます。
sound-gone = 音が出ません：音声装置が外れました。戻るまで文字だけで続けます。
placement-none = この音声装置では、音を立体的に配置できません。左右で聞こえます。
voice-none = 読み上げなし：eSpeak NG を起動できません。文字だけで続けます。
# Speech Dispatcher is a program that speaks for others. $voice is who speaks instead: espeak, or
# none where nobody can.
speechd-none = Speech Dispatcher が応答しません。{ $voice ->
        [espeak] 応答するまで eSpeak NG が読みます。
       *[none] 文字だけで続けます。
    }
# With --voice speechd and --record.
speechd-not-recorded = Speech Dispatcher の声は録音できません。eSpeak NG が読みます。
# $language is the tag of a language.
voice-not-there = 言語 { $language } の声がありません。別の声で読みます。
# $name is a kind of voice.
variant-not-there = { $name } という種類の声はありません。基本の声で読みます。
# The command that says a text. $language is the tag of a language, $known is a list of such tags.
say-no-speech = 読み上げなし：eSpeak NG を起動できません。
say-no-voice = 言語 { $language } の声がありません。あるのは：{ $known }。
say-no-device = 音声装置がありません。--record file.wav でファイルに書けます。
say-nothing = 読むものがありません。
# With --voice off.
say-off = 声がオフなので、何も聞こえません。--record file.wav でファイルに書けます。
say-no-speechd = Speech Dispatcher が応答しません。
# $name is what was asked for, $known are the kinds of voice by their words.
say-voice-unknown = 声 { $name } はありません。あるのは：{ $known }。ほかに f2 など、eSpeak NG の声の種類も使えます。
# $file is a sound file.
sound-broken = 音 { $file } を再生できません。
record-failed = 録音ファイル { $path } に書き込めません。
transcript-failed = 記録に書き込めなくなりました。記録なしで続けます。
effects-failed = 効果をそのファイルに書き込めません。なしで続けます。
# The picture of what is in front is kept in a file. $reason is a file with its problem, or the next message.
view-failed = 画像なしで続けます：{ $reason }
# $program draws the picture.
view-not-converted = { $program } では描けません
view-no-program = PNGの画像には { $package } パッケージ（{ $program }）を入れるか、.svg で終わるファイルを選んでください。画像なしで続けます。
log-failed = ログをそのファイルに書き込めません。ログなしで続けます。
braille-file-failed = 点字をそのファイルに書き込めません。なしで続けます。
braille-none = 点字ディスプレイなし：brltty が応答しません。応答すれば使い始めます。
# $path is a file's path.
round-exported = ゲームを { $path } に書き出しました。
# $moves were made in it; $game is what the command line calls the game.
round-imported = { $moves }手のゲームを取り込みました。続けるには：aloud play { $game }
import-would-replace = 保存したゲームがあります。それをやめるなら --replace を付けます。
import-won = このファイルのゲームは、もう勝っています。
# "aloud move-saves": each number tells how many there are.
move-done = コピーしました。プレイヤー：{ $players }。保存したゲーム：{ $rounds }。使えないゲーム：{ $aside }。結果：{ $results }。覚えた問題：{ $known }。答えた日数：{ $answers }。ファイル：{ $files }。
move-nothing = コピーするものが保存されていません。
move-in-use = Aloud がほかで開いています。先にそちらを終了してください。何もコピーしていません。
move-would-replace = そちらには保存したものがあります。置き換えるなら --replace を付けます。何もコピーしていません。
# $reason says why.
move-failed = 何もコピーしていません。{ $reason }
# "aloud groups check": $groups groups are sound, $problems problems were found.
groups-checked = 正しいグループ{ $groups }個、{ $problems ->
        [0] 問題なし
       *[other] 問題{ $problems }件
    }。
# $language is what was asked for, $known are the tags of the languages there are.
language-unknown = 言語 { $language } はありません。あるのは：{ $known }。
