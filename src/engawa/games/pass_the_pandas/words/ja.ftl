### パンダまわし。引数は en.ftl のとおり。

## ゲーム

title = パンダまわし
summary = ダイスを振り、パンダを渡して、最初にダイスをなくしましょう。
option-places = 2位以下が決まるまで続ける
option-bamboozled = ダイス4個以上がすべて無地なら、ほかの人のダイスと交換できる
option-pandamonium = 誰かがこの点数に届くまで、何ラウンドも遊ぶ
option-turn-cap = ラウンドを打ち切る手番数

## 言葉

dice = ダイス{ $n }個
pandas = パンダ{ $n }個
turns = { $n }手番
face-water = 水
face-panda = パンダ
face-bamboo = 竹
face-blank = 無地
shown-water = 水{ $n }個
shown-panda = パンダ{ $n }個
shown-bamboo = 竹{ $n }個
shown-blank = 無地{ $n }個
count-dice = { $n ->
   *[other] ダイス
}
count-bamboo = 竹
finished = { $place }位
score-dice = ほかの人のダイス
score-seats = 下位の人数

## 補助：文中の席

who = { $who ->
    [you] あなた
   *[other] { $who }さん
}
to = { $to ->
    [you] あなた
   *[other] { $to }さん
}
from = { $from ->
    [you] あなた
   *[other] { $from }さん
}

## すること

asks-start = 誰から始めるかを無作為に決めます。
asks-roll = { who }が{ $dice }を振ります。
asks-give = { $of ->
    [1] パンダを誰に渡しますか？
   *[other] パンダ{ $of }個中{ $n }個目を誰に渡しますか？
}
asks-swap = すべて無地です。誰かとすべてのダイスを交換するか、そのまま持っていてください。
waits-give = { who }がパンダを渡します。
waits-swap = { who }はすべてのダイスを交換できます。

## 卓の上

place-roll = 出目
place-mine = あなたのダイス
    .others = ダイス
place-mine-after = この手番の後のあなたのダイス
none-left = なし
    .others = この手番の後のダイス
from-whom = { from }から{ $n }個
place-gone = 除外済み
gone-of = { $of }個中{ $n }個
tray = { who }のトレイ、{ $dice }。
press-give = パンダを渡す
press-swap = すべてのダイスを交換する

## 選択

verb-give = { $dice }の{ to }にパンダを渡す
verb-swap = { to }の{ $dice }と交換する
verb-keep = 自分の{ $dice }をそのまま持つ
verb-whose = { who }：{ $dice }
verb-keep-title = そのまま

## 手がもたらすもの

give-title = { $pandas ->
    [1] 最後のパンダを{ to }に渡す
   *[other] パンダを{ to }に渡す
}
give-press = { to }に渡す
will-hold = { who }は{ $dice }になります。
give-saves = 渡さないと、{ who }は最後のダイスを渡して勝ってしまいます。
give-fewest = { who }はダイスが最も少なく、勝ちに近い人を遅らせます。
give-most = { who }はダイスが最も多く、影響は最も小さくなります。
pandas-left = 渡すパンダはあと{ $n }個です。
will-pay = { from }は{ to }に{ $dice }を渡さなければなりません。
will-end = 手番の終わりに{ who }は{ $dice }になります。
swap-title = { to }とすべてのダイスを交換する
swap-press = { $mine }個と{ $theirs }個を交換
keep-title = 自分の{ $dice }をそのまま持つ
keep-says = 誰のダイスも変わりません。
keep-press = { $n }個のまま

## 起きたこと

begins = { who }から始めます。
rolled = { who }の出目は{ $faces-row }です。
gone = ダイス{ $n }個がゲームから除かれました。
gave = { who }は{ to }にパンダを渡しました。
paid = { from }のほうが竹が多かったので、{ to }に{ $dice }を渡しました。
now-has = { $n ->
    [0] { who }のダイスはなくなりました。
   *[other] { who }のダイスは{ $n }個です。
}
kept = { who }は{ $dice }をそのまま持ちました。
swapped = { who }は自分の{ $mine }個と{ to }の{ $theirs }個を、すべて交換しました。
scored = { who }はダイスがなくなり、{ $points }を獲得しました。
new-round = 新しいラウンドを始めます。

## 状況

to-match = { who }には竹{ $n }個以上が必要です。
first-to = { $points }先取。
wins = { who }はダイスがなくなり、勝ちました。
stopped-points = { $turns }で打ち切りです。得点で決めます。
stopped-places = { $turns }で打ち切りです。決まった順位で決めます。
stopped-dice = { $turns }で打ち切りです。ダイスの最も少ない人の勝ちです。
note-course = { $who ->
    [you] あなたの手番の流れ
   *[other] { $who }の手番の流れ
}
note-water = 水：{ $dice }を除外。
note-pandas = パンダ：{ $of }個中{ $given }個を渡しました。
note-bamboo = { $who ->
    [you] 竹：{ from }{ $target }個、あなた{ $n }個。
   *[other] 竹：{ from }{ $target }個、{ $who }さん{ $n }個。
}
note-blank = 無地：{ $n }個が残ります。

## できない理由

why-not-begun = 先に、誰から始めるかを決める必要があります。
why-begun = ゲームはすでに始まっています。
why-pandas-left = { who }はもう振り終え、渡す{ $pandas }が残っています。
why-may-swap = { who }はもう振り終え、ダイスを交換するか、そのまま持つかを選ぶところです。
why-roll-all = { who }は持っているダイスをすべて振ります：{ $dice }。
why-roll-first = 先に{ who }が振る必要があります。
why-no-panda = { who }には渡すパンダがありません。
why-not-oneself = パンダはほかの人に渡します。自分には渡せません。
why-out = { who }は上がっているので、もうダイスを受け取りません。
why-no-variant = ダイスを交換できるのは、バリアント「バンブーズル」だけです。
why-not-blank = { who }は、{ $least }個以上すべて無地の目を出していません。
why-swap-other = ダイスはほかの人と交換します。自分とは交換できません。
why-none-to-swap = { who }には交換するダイスがありません。

## 目標

goal = 最初にダイスをなくす。
goal-match = { $points }を先取する。ほかの人に残ったダイス1個につき1点。
goal-far = 残り{ $dice }

## コーチの言葉

tip-goal-title = ダイスをすべてなくそう
tip-goal = 最初にダイスをなくした人が勝ちます。手番の初めに、すべてのダイスが自動で振られます。竹と無地は手元に残ります。
tip-panda-title = パンダはほかの人へ
tip-panda = 出たパンダは必ず誰かに渡します。相手は自由です。光っているトレイを押しましょう。
tip-panda-now = パンダをすべて渡すと、出目のうち手元に残るのは{ $dice }です。
tip-water-title = 水は消える
tip-water = 出た水は、ゲームから取り除きます。ダイスを減らすいちばん確実な方法です。
tip-bamboo-title = 竹くらべ
tip-bamboo = 前の人が出した竹の数を見ましょう。あなたの竹が少なければ、差の数だけダイスを渡されます。
tip-bamboo-met = 竹は足りています。ダイスは渡されません。
tip-leader-title = もうすぐ上がる人がいる
tip-leader = パンダを渡すと、相手のダイスが1個増えます。勝ちにいちばん近い人に渡しましょう。
tip-leader-now = { $who ->
    [you] あなたは{ $dice }です。
   *[other] { $who }さんは残り{ $dice }です。
}
tip-split-title = パンダが2個以上
tip-split = 一人にまとめて渡しても、別々の人に渡してもかまいません。1回押すと1個渡します。
tip-save-title = 注意：このままだと負け
tip-save = 前の人は最後のダイスをあなたに渡し、それで勝ってしまいます。先にパンダを渡しましょう。
tip-swap-title = すべて無地：交換できる
tip-swap = 自分のすべてのダイスを、ほかの人のすべてのダイスと交換できます。相手のほうが少なければ得です。

## レッスン

lesson-panda-title = パンダを渡す
lesson-panda-task = 水、パンダ、竹、無地が出ました。ダイスのいちばん少ない人にパンダを渡しましょう。
lesson-panda-astray = それもできますが、ダイスのいちばん少ない人を足止めするほうが得です。もう一度やってみますか？
lesson-panda-why = 水はゲームから除かれ、パンダはほかの人へ行きます。竹と無地は手元に残るので、この手番の終わりにダイスは2個です。
lesson-split-title = 何個ものパンダ
lesson-split-task = パンダが2個出ました。1個を{ to }に渡しましょう。
lesson-split-task-2 = ほかの人の数をそろえましょう。2個目のパンダは{ to }に渡します。
lesson-split-astray = それもできますが、一人だけダイスが2個多くなりました。もう一度やってみますか？
lesson-split-why = パンダは1個ずつ、渡す相手を選べます。1回押すと1個渡します。
lesson-bamboo-title = 竹くらべ
lesson-bamboo-task = 前の人の竹は2個、あなたの竹は1個です。前の人のダイスが元より少なくなるように、パンダを渡しましょう。
lesson-bamboo-astray = それもできますが、前の人が渡したダイスの分を、パンダで埋め合わせてしまいました。もう一度やってみますか？
lesson-bamboo-why = 竹が1個少なかったので、前の人からダイスを1個渡されました。数えるのは振って出た竹だけで、渡されたダイスは数えません。
lesson-save-title = 勝ちを止める
lesson-save-task = 前の人はダイスが残り1個で、それをあなたに渡すところです。勝たせないようにしましょう。
lesson-save-astray = 前の人が最後のダイスを渡して勝ちました。先にパンダを渡しましょう。もう一度やってみますか？
lesson-save-why = パンダを渡すのは、竹くらべの前です。手番の処理が終わったときにダイスのない人が、誰の手番でも勝ちます。
lesson-win-title = 最後のダイス
lesson-win-task = 水とパンダが出ました。パンダを渡せば勝ちです。
lesson-win-astray = それもできますが、まだダイスが残っています。もう一度やってみますか？
lesson-win-why = ゲームは手番の終わりに終わります。そのときにダイスのない人の勝ちです。
lesson-swap-title = バンブーズル：交換
lesson-swap-task = すべて無地で、ダイスは5個です。ダイスの少ない人と交換しましょう。
lesson-swap-astray = それもできますが、ダイスが減っていません。もう一度やってみますか？
lesson-swap-why = これはバリアントです。4個以上のダイスがすべて無地なら、ほかの人のすべてのダイスと交換できます。
lesson-keep-title = バンブーズル：そのまま
lesson-keep-task = またすべて無地ですが、ほかの人のダイスはみなあなたより多いです。そのまま持っていましょう。
lesson-keep-astray = それもできますが、ダイスが前より増えました。もう一度やってみますか？
lesson-keep-why = 交換しなくてもかまいません。

## 最初のページ

learn-goal = ダイスを振り、パンダを渡して、最初にダイスをなくそう
learn-says = 手番ごとにすべてのダイスを振ります。水は消え、パンダはほかの人へ行き、残りは手元に残ります。ダイスがなくなった人の勝ちです。
learn-roll-title = すべてのダイスを振る
learn-roll = 自分の手番に、持っているダイスをすべて振ります。
learn-water-title = 水は消える
learn-water = 水の出たダイスは、ゲームから取り除きます。
learn-panda-title = パンダを渡す
learn-panda = パンダは1個ずつ、好きな相手に渡します。
learn-bamboo-title = 竹くらべ
learn-bamboo = 前の人より竹が少なければ、差の数だけダイスを渡されます。
learn-heading = 誰にパンダを渡す？
learn-leader-title = 先頭の人を止める
learn-leader = パンダを渡すと、相手のダイスが1個増えます。いちばん少ない人に渡しましょう。
learn-split-title = パンダがいくつもあるとき
learn-split = 一人にまとめて渡しても、別々の人に渡してもかまいません。
learn-save-title = 竹より先に
learn-save = 竹のダイスはパンダの後に渡されます。それが最後のダイスなら、その人の勝ちです。先にパンダを渡しましょう。
learn-end-title = ゲームの終わり
learn-end = 手番の終わりに、ダイスのなくなった人が勝ちます。

## 端末用のダイス

chart-legend = *は残っているダイス、-は除かれたダイスです。

## 勝ち方

round-stopped = ラウンドは{ $n }手番で打ち切られました。
won-first = { who }が最初にダイスをなくしました。
won-fewest = { who }のダイスが{ $n }個で最も少ないです。

## What a person's page remembers, under the figure

personal-turns = 手番、最速の勝ち
