# SPDX-License-Identifier: GPL-3.0-or-later

### Aces Up: of two cards of a suit that end columns the lower one goes. $card is a card.

game-acesup = エースアップ
objective-acesup = エース以外のカードを全部取り除きます。2つの列の最後が同じマークなら、小さい方を取り除きます。エースが一番大きい数です。
    .brief = エースだけ残す。同じマークの小さい方を取り除く。
choice-acesup = 4列、4枚ずつ配る
act-deal-row = 4枚配る
    .short = 配る
command-deal-row = 4枚配る
    .words = 配る, くばる, kubaru

## Help.

# Told in the tutorial.
acesup-tutorial-deal = 取り除けるカードがなくなったら、4枚配ります。
help-acesup = エースアップの遊び方
help-acesup-text = 4つの列のうち2つの最後が同じマークなら、小さい方を取り除きます。エースが一番大きい数です。空いた列には、ほかの列の最後のカードを置けます。取り除けるカードがなくなったら、各列に1枚ずつ、4枚配ります。4枚のエースだけになれば勝ちです。
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-acesup-typing = 列の番号で、その最後のカードを取り除きます。取り除けない時は、空いた列へ動かします。d で4枚配ります。a で各列の最後のカード、b と番号で列全体を聞けます。

## Progress, refusals and hints.

# $done of 48 cards have gone, $stock are left in the stock.
acesup-progress = 48枚中{ $done }枚を取り除き、山札{ $stock ->
        [0] なし
       *[other] { $stock }枚
    }
acesup-refused-ace = { $card }は取り除けません：エースが一番大きい数です。
acesup-refused-highest = { $card }は取り除けません：同じマークでもっと大きいカードが、どの列の最後にもありません。
acesup-refused-deal = 先に{ $card }を取り除いてください。
# $higher is a card of its suit; $from and $place are places in the forms .from and .to.
acesup-hint-out = { $card }を{ $from }取り除く：{ $higher }の方が大きいです。
acesup-hint-fills = { $card }を{ $from }{ $place }：空いた列を使います。
acesup-hint-deal = 4枚配る。
