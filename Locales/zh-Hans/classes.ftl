# SPDX-License-Identifier: GPL-3.0-or-later

### Classes of a server for many: a teacher has pupils learn, until a day.

## A class, as its teacher makes it.

# An entry, and the heading of the list of classes that one teaches or learns in.
classes = 班级
classes-none = 你没有加入班级。
class-new = 创建班级
# $title is the title of a class, or the name of a pupil, as it was typed.
class-called = { $title }
# $title is the title of a class, $role "teacher" or "pupil": what the player is in it.
class-entry = { $title }{ $role ->
        [teacher] ，你是老师
       *[pupil] { "" }
    }
class-title-question = 班级叫什么？
# The heading of the list of what a class can be about.
class-subject = 内容是什么？
# An entry of that list: everything there is to know.
class-subject-all = 全部
# An entry that opens the list of school levels.
class-subject-level = 一个学段
class-subject-group = 按名称选一个组
# $level is "primary", "secondary" or "expert", which is beyond what schools teach.
class-level = { $level ->
        [primary] 小学
        [secondary] 中学
       *[expert] 超出课本
    }
class-group-question = 组名里有哪个词？
class-group-none = 没有名称含这个词的组。
class-kinds = 学生做什么？
# $kind is "both", "quiz" or "rounds": what pupils have of it, questions or rounds of cards.
class-kind = { $kind ->
        [both] 测验和牌局
        [quiz] 只有测验
       *[rounds] 只有牌局
    }
class-end = 到哪天为止？
class-end-other = 其他日期
# The last day of the class is typed as here.
class-end-question = 最后一天是哪天？一年之内，如2027-03-26。
class-end-wrong = 这不是一年之内的日期。
# A day. $month is m1 to m12.
date = { $month ->
        [m1] { $year }年1月{ $day }日
        [m2] { $year }年2月{ $day }日
        [m3] { $year }年3月{ $day }日
        [m4] { $year }年4月{ $day }日
        [m5] { $year }年5月{ $day }日
        [m6] { $year }年6月{ $day }日
        [m7] { $year }年7月{ $day }日
        [m8] { $year }年8月{ $day }日
        [m9] { $year }年9月{ $day }日
        [m10] { $year }年10月{ $day }日
        [m11] { $year }年11月{ $day }日
       *[m12] { $year }年12月{ $day }日
    }
# $code is the digits of a code, with commas between.
class-code = 学生用的代码：{ $code }。
# $subject is what the class is about.
class-about = 内容：{ $subject }。
# $date is a day.
class-until = 最后一天：{ $date }。
# $count pupils are in the class.
class-pupils = 学生：{ $count }人。

## What a pupil has.

class-join-named = 填名字加入
class-join = 不填名字加入
class-name-question = 告诉老师的名字？
class-joined = 已加入班级。
class-quiz = 班级测验
class-round = 班级牌局
class-quiz-none = 没有题了。
class-leave = 退出这个班级
class-leave-question = 你在这个班级的名字和答案会删除。要退出吗？

## What its teacher hears.

class-report = 谁知道什么
# $names is a list of places.
class-missed-most = 多数人不知道：{ $names }。
# $names is a list of places.
class-missed = 不知道：{ $names }。
# A pupil without a name, the $n th to come.
class-pupil = 学生{ $n }
# $name is a pupil, who knew $known of $asked things that were asked.
class-pupil-entry = { $name }：{ $asked ->
        [2] 两题
       *[other] { $asked }题
    }里知道{ $known ->
        [2] 两题
       *[other] { $known }题
    }
# An entry: the page gives a file, elsewhere each pupil is told.
class-table = 全部做成表格
# The heads of the columns of a table, with commas between: the pupil, the place that was asked about, what
# was asked, how often right and wrong, whether it was known at last, and when.
class-columns = 学生，地点，问题，答对，答错，知道，日期
class-remove = 移出这个学生
# $name is a pupil.
class-remove-question = { $name }：在这个班级的名字和答案会删除。要移出吗？
class-removed = 已移出。
class-delete = 结束这个班级
class-delete-question = 班级连同全部名字和答案都会删除。要删除吗？

## Why there is no class.

class-ended = 这个班级已不存在。
# $most is how many pupils a class can have.
class-full = 班级满了：最多{ $most }个学生。
# $most is how many classes a player can have.
class-too-many = 你有{ $most }个班级。请先结束一个。

## What is kept of pupils.

# Told to a teacher before a class is made.
privacy-class-teacher = 你能听到每个学生在班级里被问了什么、知道什么；学生填了名字，也能听到。别的都听不到。
privacy-class-deleted = 最后一天过后，服务器会自动删除班级和全部名字、答案。你可以提前结束，学生随时可以退出。
# Told to a pupil before coming in.
privacy-class-pupil = 老师能听到你在这个班级里被问了什么、知道什么；你填了名字，也能听到。别的都听不到。
# The same. $date is a day.
privacy-class-until = { $date }过后服务器会全部删除；你退出时马上删除。
# Told with what is kept of a guest.
privacy-together = 今日成绩和邀请只告诉别人你玩得怎样，不告诉你是谁。班级里的名字和答案在最后一天过后删除。
# On a page, the link to a file.
page-class-download = 表格文件
