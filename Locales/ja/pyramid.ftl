# SPDX-License-Identifier: GPL-3.0-or-later

### Pyramid: pairs that make 13 leave seven overlapping rows. They are told as seven columns: a card of the last
### row each, with what it covers up to the right.

game-pyramid = ピラミッド
objective-pyramid = 6と7のように、合わせて13になる2枚を取って、ピラミッドをなくします。エースは1、ジャックは11、クイーンは12。キングは1枚で取れます。
    .brief = 合わせて13の2枚を取り、ピラミッドをなくす。
# $difficulty is "Easy" and the like; the stock is gone through $passes times.
pyramid-choice = { $difficulty }：山札は{ $passes ->
        [1] 1回だけ
       *[other] { $passes }回まで
    }

## Help.

# Told in the tutorial.
pyramid-tutorial-drawn = 最後に引いたカードもペアにできます。
help-pyramid = ピラミッドの遊び方
help-pyramid-text = 1枚から7枚まで、7つの段があります。奥のカードはどれも2枚の下にあります：同じ列の1枚と、次の列の1枚です。上に何もない2枚は、合わせて13になれば取れます：エースとクイーン、2とジャック、3と10、4と9、5と8、6と7。キングは1枚で取れます。最後に引いたカードと捨て札の一番上も使えます。山札を最後まで引けるのは3回まで、難しいゲームでは1回だけです。
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-pyramid-typing = 2つの列の番号で2枚を取り、キングはその番号ですぐに取れます。d で引きます。{ $input ->
        [keys] e が引いたカード、w が捨て札です。
       *[lines] 引いたカードの番号は8、捨て札の番号は9です。
    }a で上に何もないカードを全部、b と番号で列全体と、どの列の下にあるかを聞けます。
