# SPDX-License-Identifier: GPL-3.0-or-later

### Classes of a server for many: a teacher has pupils learn, until a day.

## A class, as its teacher makes it.

# An entry, and the heading of the list of classes that one teaches or learns in.
classes = クラス
classes-none = クラスに入っていません。
class-new = クラスを作る
# $title is the title of a class, or the name of a pupil, as it was typed.
class-called = { $title }
# $title is the title of a class, $role "teacher" or "pupil": what the player is in it.
class-entry = { $title }{ $role ->
        [teacher] 、先生として
       *[pupil] { "" }
    }
class-title-question = クラスの名前は？
# The heading of the list of what a class can be about.
class-subject = 何について？
# An entry of that list: everything there is to know.
class-subject-all = すべて
# An entry that opens the list of school levels.
class-subject-level = 学校の段階
class-subject-group = グループを名前で選ぶ
# $level is "primary", "secondary" or "expert", which is beyond what schools teach.
class-level = { $level ->
        [primary] 小学校
        [secondary] 中学と高校
       *[expert] 高校より上
    }
class-group-question = グループの名前にある言葉は？
class-group-none = 名前にその言葉があるグループはありません。
class-kinds = クラスでできることは？
# $kind is "both", "quiz" or "rounds": what pupils have of it, questions or rounds of cards.
class-kind = { $kind ->
        [both] クイズとゲーム
        [quiz] クイズだけ
       *[rounds] ゲームだけ
    }
class-end = いつまで？
class-end-other = ほかの日
# The last day of the class is typed as here.
class-end-question = 最後の日は？2027-03-26のように、1年以内で。
class-end-wrong = 1年以内の日ではありません。
# A day. $month is m1 to m12.
date = { $year }年{ $month ->
        [m1] 1
        [m2] 2
        [m3] 3
        [m4] 4
        [m5] 5
        [m6] 6
        [m7] 7
        [m8] 8
        [m9] 9
        [m10] 10
        [m11] 11
       *[m12] 12
    }月{ $day }日
    .speech = { $year }ねん{ $month ->
        [m1] いちがつ
        [m2] にがつ
        [m3] さんがつ
        [m4] しがつ
        [m5] ごがつ
        [m6] ろくがつ
        [m7] しちがつ
        [m8] はちがつ
        [m9] くがつ
        [m10] じゅうがつ
        [m11] じゅういちがつ
       *[m12] じゅうにがつ
    }{ $day ->
        [1] ついたち
        [2] ふつか
        [3] みっか
        [4] よっか
        [5] いつか
        [6] むいか
        [7] なのか
        [8] ようか
        [9] ここのか
        [10] とおか
        [11] じゅういちにち
        [12] じゅうににち
        [13] じゅうさんにち
        [14] じゅうよっか
        [15] じゅうごにち
        [16] じゅうろくにち
        [17] じゅうしちにち
        [18] じゅうはちにち
        [19] じゅうくにち
        [20] はつか
        [21] にじゅういちにち
        [22] にじゅうににち
        [23] にじゅうさんにち
        [24] にじゅうよっか
        [25] にじゅうごにち
        [26] にじゅうろくにち
        [27] にじゅうしちにち
        [28] にじゅうはちにち
        [29] にじゅうくにち
        [30] さんじゅうにち
        [31] さんじゅういちにち
       *[other] { $day }
    }
# $code is the digits of a code, with commas between.
class-code = クラスのコード：{ $code }。
# $subject is what the class is about.
class-about = 内容：{ $subject }。
# $date is a day.
class-until = 最後の日：{ $date }。
# $count pupils are in the class.
class-pupils = 生徒：{ $count }人。

## What a pupil has.

class-join-named = 名前をつけて入る
class-join = 名前なしで入る
class-name-question = 先生に伝える名前は？
class-joined = クラスに入りました。
class-quiz = クラスのクイズ
class-round = クラスのゲーム
class-quiz-none = 出せる問題はもうありません。
class-leave = このクラスをやめる
class-leave-question = このクラスでの自分の名前と答えを消します。やめますか。

## What its teacher hears.

class-report = だれが何を知っているか
# $names is a list of places.
class-missed-most = 多くが知らないもの：{ $names }。
# $names is a list of places.
class-missed = 知らないもの：{ $names }。
# A pupil without a name, the $n th to come.
class-pupil = 生徒{ $n }
# $name is a pupil, who knew $known of $asked things that were asked.
class-pupil-entry = { $name }：{ $asked }問中{ $known }問を知っている
# An entry: the page gives a file, elsewhere each pupil is told.
class-table = 全部を一覧表にする
# The heads of the columns of a table, with commas between: the pupil, the place that was asked about, what
# was asked, how often right and wrong, whether it was known at last, and when.
class-columns = 生徒、場所、問題、正解、間違い、知っている、日付
class-remove = この生徒を外す
# $name is a pupil.
class-remove-question = { $name }：このクラスでの名前と答えを消します。外しますか。
class-removed = 外しました。
class-delete = このクラスを終える
class-delete-question = クラスと、すべての名前と答えを消します。消しますか。

## Why there is no class.

class-ended = このクラスはもうありません。
# $most is how many pupils a class can have.
class-full = クラスは満員です。生徒は{ $most }人までです。
# $most is how many classes a player can have.
class-too-many = { $most }クラスまでです。先に一つ終えてください。

## What is kept of pupils.

# Told to a teacher before a class is made.
privacy-class-teacher = 先生に伝わるのは、生徒がクラスで聞かれたことと知っていたこと、つけた場合は名前だけです。
privacy-class-deleted = 最後の日を過ぎると、サーバーがクラスを、名前と答えも含めて自動で消します。先生はその前に終えることができ、生徒はいつでもやめられます。
# Told to a pupil before coming in.
privacy-class-pupil = 先生に伝わるのは、このクラスで聞かれたことと知っていたこと、つけた場合は名前だけです。
# The same. $date is a day.
privacy-class-until = { $date }を過ぎると、サーバーがすべて消します。クラスをやめると、すぐに消えます。
# Told with what is kept of a guest.
privacy-together = 今日の結果や招待でほかの人に伝わるのは、どう遊んだかだけで、だれが遊んだかは伝わりません。クラスの名前と答えは、最後の日を過ぎると消えます。
# On a page, the link to a file.
page-class-download = 一覧表のファイル
