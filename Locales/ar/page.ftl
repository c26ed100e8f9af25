# SPDX-License-Identifier: GPL-3.0-or-later

page-now = الآن
page-choices = ما يمكنك فعله
page-back = رجوع
page-menu = قائمة اللعبة
page-put-back = إعادة الورقة
page-type = اكتب أمرا
page-send = إرسال
page-table = الطاولة
page-said = ما قيل
page-stale = تغيرت الطاولة. لم يحدث شيء.
serve-missing = الصفحة برنامج مستقل، وهو غير مثبت. في مجلد مصدر اللعبة يبنيه الأمر make serve ويشغله.
