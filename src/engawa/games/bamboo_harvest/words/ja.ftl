### 竹の収穫。引数は en.ftl のとおり。

## ゲーム

title = 竹の収穫
summary = 竹を収穫し、権利書で建てて、カードの森を最初に横切りましょう。
option-round-cap = ゲームを打ち切るラウンド数

## カード

rank-ace = A
rank-two = 2
rank-three = 3
rank-four = 4
rank-five = 5
rank-six = 6
rank-seven = 7
rank-eight = 8
rank-nine = 9
rank-ten = 10
rank-jack = J
rank-queen = Q
rank-king = K
suit-clubs = クラブ
suit-spades = スペード
suit-diamonds = ダイヤ
suit-hearts = ハート
card = { $suit }の{ $rank }

## 数

many-ace = 「A」{ $n }枚
many-two = 「2」{ $n }枚
many-three = 「3」{ $n }枚
many-four = 「4」{ $n }枚
many-five = 「5」{ $n }枚
many-six = 「6」{ $n }枚
many-seven = 「7」{ $n }枚
many-eight = 「8」{ $n }枚
many-nine = 「9」{ $n }枚
many-ten = 「10」{ $n }枚
many-jack = 「J」{ $n }枚
many-queen = 「Q」{ $n }枚
many-king = 「K」{ $n }枚
reeds = 竹{ $n }本
deeds = 権利書{ $n }枚
tokens = コマ{ $n }個
steps = { $n }マス
rounds = { $n }ラウンド

## 卓の上

who = { $who ->
    [you] あなた
   *[other] { $who }さん
}
place-hand = あなたの権利書
    .others = 権利書
hand-note = 同じランクのカードに建てられます
place-reeds = あなたの竹
    .others = 竹
reeds-note = { $has }本、建設は{ $n }本
place-harvest = 今の収穫
    .others = 今の収穫
place-path = 道のために
    .others = 道のために
path-note = 今できること
place-piles = 権利書の山
place-deeds = { who }の権利書
side-north = 北
side-south = 南
side-west = 西
side-east = 東
label-card = { $row }行{ $column }列：{ $card }、{ $lies }、{ $yields }。
label-built = { $row }行{ $column }列：{ who }のコマ。
vacant = 空き
disturbed-by = { who }が封鎖中
label-token = { $cell }のあなたのコマ、収穫できます。
label-deed = { $card }、{ $lies }
label-wild = { $card }、ワイルド、{ $lies }
label-spent = { $card }、ワイルド、{ $lies }、入れ替え済み
label-back = 権利書、{ $lies }
lies-up = 表向き
lies-down = 裏向き
lies-fresh = 今引いた
lies-dropped = 手放した
text-down = 裏
label-pile = 山札、{ $deeds }
label-discards = 捨て札、{ $deeds }
text-pile = 山札{ $n }
text-discards = 捨て札{ $n }
text-none = なし
label-crop = { $cell }：{ $cards }、{ $gain }
no-crop = コマの隣に収穫できるカードがありません。

press-place = ここにコマを置く
press-build = ここに建てる
press-swap = このカードを入れ替える
press-with = このカードと入れ替える
press-mark = 封鎖する
press-harvest = 収穫する

## 各席の持ち物

count-reeds = 竹
count-deeds = 権利書
count-tokens = コマ
count-path = 道まで
score-placed = 最初に置いたコマ
score-built = 建てたコマ

## すること

asks-drop = 3枚の権利書から1枚を手放してください。いちばん高い人が先手です。
asks-place = { $n }個目のコマを、空いているカードに置いてください。
asks-build = { $reeds }で1枚のカードに建てるか、見送ってください。
asks-swap = 2枚を入れ替えますか？まず権利書と同じランクのカードを選んでください。
asks-with = 入れ替える相手のカードを選んでください。
asks-mark = 2枚のどちらかに封鎖マーカーを置いてください。
asks-harvest = すべてのコマで収穫してください。
asks-redraw = カードを1枚引き直すか、収穫を終えてください。
asks-buy = 権利書を買うか、収穫を終えてください。
asks-redraw-or-buy = カードを1枚引き直すか、権利書を買うか、収穫を終えてください。
asks-end = 収穫を終えてください。
asks-manage = 権利書を表にするか、裏のまま取っておいてください。
asks-discard = 権利書が{ $n }枚になるまで捨ててください。
chance-lay = 森を並べています。
chance-deal = 権利書を配っています。
chance-black = 同じカードが2枚あります。裏が黒いほうが先手です。
waits-drop = { who }が権利書を1枚手放します。
waits-place = { who }がコマを置きます。
waits-build = { who }は建てられます。
waits-swap = { who }は2枚のカードを入れ替えられます。
waits-with = { who }が入れ替えています。
waits-mark = { who }が封鎖マーカーを置きます。
waits-harvest = { who }が収穫します。
waits-manage = { who }が権利書を整えています。
waits-draw = { who }が{ $deeds }を引きます。
won = { who }の勝ちです。
note-path = 道：{ $cells-row }。
note-stopped = { $rounds }で打ち切りです。コマの最も多い人、同数なら竹の最も多い人の勝ちです。
note-dropped = { who }は{ $card }を手放しました。

## 手番の流れ

step-build = 建設
step-build-says = { $reeds }で1枚のカードに建てる
step-swap = 入れ替え
step-swap-says = 空きカード2枚を入れ替える
step-mark = { $cell }を封鎖
step-harvest = 収穫
step-harvest-says = すべてのコマで収穫する
step-deeds = 権利書
step-deeds-says = 権利書を表にし、3枚まで残す
step-discard = 捨てる
step-discard-says = 権利書が{ $n }枚になるまで捨てる
step-redraw = 引き直し
step-redraw-says = 引いたばかりのカードを捨て、もう1枚引く

## 選択と、その結果

drop-title = { $card }を手放す
drop-says = いちばん高い権利書を手放した人が先手です。Aはいちばん低い数です。残りの2枚は表向きに置きます。
drop-press = { $deed }を手放す
place-title = { $cell }にコマを置く
place-says = ここなら今、{ $gain }を収穫できます。
place-press = コマを置く
build-title = { $cell }の{ $rank }に建てる
build-says = { $reeds }と{ $card }を払います。
build-says-hidden = { $reeds }と、裏向きの{ $card }を払います。
leaves = 残りは{ $reeds }です。
build-press = { $n }本で建てる
wins = これで勝ちです。
swap-title = { $cell }の{ $rank }を入れ替える
swap-wild-title = ワイルドの{ $card }で、{ $cell }の{ $rank }を入れ替える
swap-says = 次に相手のカードを選びます。{ $steps }までは無料で、それより1マス遠いごとに{ $reeds }かかります。
swap-wild-says = ワイルドの{ $card }を使います。このカードではもう入れ替えられません。
swap-press = これを入れ替え
first = 1枚目
with-title = { $steps }離れた{ $one }と{ $other }を入れ替える
with-pays = { $reeds }かかります。
with-free = 無料です。
chip-free = 無料
with-says = その後、2枚のどちらかに封鎖マーカーを置きます。そのカードは、あなたの次の手番まで誰も使えません。
with-press = { $n }本で入れ替え
with-press-free = 無料で入れ替え
mark-title = { $cell }の{ $rank }を封鎖する
mark-says = あなたの次の手番まで、誰もそこに建てたり、入れ替えたり、収穫したりできません。
mark-harvest = その場合の収穫は{ $gain }です。
mark-press = { $rank }を封鎖
harvest-title = { $cell }で{ $gain }を収穫
harvest-says = 隣の{ $cards }から。
harvest-press = 収穫：{ $gain }
buy-title = { $reeds }で権利書を買う
buy-title-short = 購入
buy-says = 山札から引きます。見られるのは買った人だけです。
buy-press = { $n }本で買う
redraw-title = { $card }を捨てて引き直す
redraw-says = 1手番に一度だけです。新しいカードは引き直せません。
redraw-press = 引き直す
reveal-title = { $card }を表にする
reveal-says = 表にすると、次の手番から入れ替えに使えますが、全員に見えます。
reveal-press = 表にする
discard-title = { $card }を捨てる
discard-shown = どのカードか、全員に見えます。
discard-hidden = どのカードか、ほかの人には見えません。
discard-press = { $deed }を捨てる
done-build = 建てない
done-build-press = 見送る
done-swap = 入れ替えない
done-swap-press = 見送る
done-harvest = 収穫を終える
done-harvest-press = 収穫終了
done-manage = 手番を終える
done-manage-press = 手番終了

## 起きたこと

laid = { $card }が{ $cell }に並べられました。
was-dealt = { who }に{ $card }が配られました。
was-dealt-hidden = { who }に権利書が1枚配られました。
drew = { who }は{ $card }を引きました。
drew-hidden = { who }は権利書を1枚引きました。
black = { who }のカードの裏が黒でした。
dropped = { who }は{ $card }を手放しました。
dropped-hidden = { who }は権利書を1枚手放しました。
begins = { who }が先手です。
placed = { who }は{ $cell }にコマを置きました。
built = { who }は{ $card }と{ $reeds }で、{ $cell }の{ $rank }に建てました。
picked = { who }は入れ替えに{ $cell }の{ $rank }を選びました。
picked-wild = { who }はワイルドの{ $card }を使い、入れ替えに{ $cell }の{ $rank }を選びました。
swapped = { who }は{ $reeds }で、{ $from }の{ $one }と{ $cell }の{ $other }を入れ替えました。
swapped-free = { who }は無料で、{ $from }の{ $one }と{ $cell }の{ $other }を入れ替えました。
disturbed = { who }は{ $cell }の{ $rank }を封鎖しました。
harvested = { who }は{ $cell }で{ $gain }を収穫しました（{ $rank }から）。
bought = { who }は{ $reeds }で権利書を1枚買いました。
redrew = { who }は{ $card }を捨てて引き直します。
redrew-hidden = { who }は引いた権利書を捨てて引き直します。
revealed = { who }は{ $card }を表にしました。
discarded = { who }は{ $card }を捨てました。
discarded-hidden = { who }は裏向きの権利書を1枚捨てました。
built-nothing = { who }は建てませんでした。
swapped-nothing = { who }は入れ替えませんでした。
ended-harvest = { who }は収穫を終えました。
ended-turn = { who }は手番を終えました。

## できない理由

why-now-lay = 今はできません。森を並べているところです。
why-now-deal = 今はできません。権利書を配っているところです。
why-now-drop = 今はできません。先手を決めるために、全員が権利書を1枚ずつ手放すところです。
why-now-black = 今はできません。同じカードのどちらの裏が黒かを決めるところです。
why-now-place = 今はできません。最初のコマを置くところです。
why-now-build = 今はできません。建設の時間です。
why-now-swap = 今はできません。入れ替えの時間です。
why-now-with = 今はできません。入れ替える2枚目のカードを選ぶところです。
why-now-mark = 今はできません。封鎖マーカーを置くところです。
why-now-harvest = 今はできません。収穫の時間です。
why-now-manage = 今はできません。権利書を整える時間です。
why-draw-first = 先に、{ who }が{ $deeds }を引く必要があります。
why-one-build = 建設は1手番に1回、最初に行い、{ $reeds }と権利書1枚がかかります。
why-one-swap = 入れ替えは1手番に1回、収穫の前に行い、手番の前から表向きだった権利書が必要です。
why-no-deed-up = { who }は表向きの{ $card }を持っていません。
why-no-deed-down = { who }は裏向きの{ $card }を持っていません。
why-disturbed = { $cell }のカードには封鎖マーカーがあります。
why-built = { $cell }のカードには、すでに誰かが建てています。
why-not-dealt = { who }に{ $card }は配られていません。
why-token = { $cell }にはすでにコマがあります。
why-build-cost = 建てるには{ $cost }が必要です。{ who }が持っているのは{ $has }です。
why-no-match = { $card }は{ $cell }のカードと合いません。
why-wild-win = 勝ちを決める建設に、ワイルドの権利書は使えません。
why-no-rank = { who }には、{ $cell }のカードを入れ替えるための表向きの{ $rank }がありません。
why-name-wild = ワイルドの権利書を使うには、名前を添えます：{ $line }。
why-wild-once = ワイルドの権利書で入れ替えられるのは一度だけです。
why-spent = { $card }はすでに入れ替えに使われています。
why-no-partner = { $cell }のカードと入れ替えられる、払える距離の空きカードがありません。
why-two-cards = 入れ替えには異なる2枚のカードが必要です。
why-swap-cost = その入れ替えには{ $cost }が必要です。{ who }が持っているのは{ $has }です。
why-mark = 封鎖マーカーは、入れ替えたカードのどちらかに置きます：{ $cells }。
why-no-token = { $cell }に{ who }のコマはありません。
why-none-beside = { $cell }の隣に、空いている{ $rank }はありません。
why-harvested = { $cell }のコマは、この手番ですでに収穫しています。
why-buy-later = 権利書を買えるのは、すべてのコマが収穫した後です。
why-bought = 1手番に買える権利書は1枚だけです。
why-buy-cost = 権利書を買うには{ $cost }が必要です。{ who }が持っているのは{ $has }です。
why-by-court = { who }のコマが空いているJ、Q、Kの隣にあるので、{ who }は権利書を買えません。
why-no-pile = 引ける権利書が残っていません。
why-redrawn = 1手番に引き直せるカードは1枚だけです。
why-not-drawn = { who }はこの手番に{ $card }を引いていません。
why-keep = 権利書が{ $n }枚以下なら、捨てません。
why-all-harvest = すべてのコマで収穫します。{ who }の{ $tokens }がまだ収穫できます。
why-too-many = 先に、{ who }が{ $deeds }を捨てる必要があります。

## 目標

goal = 森を横切る道か、{ $tokens }で勝ち。
goal-far = あと{ $n }枚
goal-far-tokens = あと{ $n }個

## 最短の道と、足りないもの

way-down = 北から南
way-across = 西から東
path-title = { who }の最短の道：{ $way }
path-stands = { $of }枚中{ $n }枚完成。
path-missing = 残り：{ $cells-row }。
path-guests = ほかの人のコマは{ $n }個。道には1～{ $most }個必要です。
lacks-nothing = { $rank }：権利書あり
lacks-wild = { $rank }：ワイルドが使えます
lacks-swap = { $rank }：{ $cell }と入れ替え
lacks-deed = { $rank }：権利書なし
lacks-disturbed = { $rank }：封鎖中
label-option = { $cell }：{ $says }
option-build = { $card }と{ $reeds }で建てられます。
option-then = { $n ->
    [0] これで勝ちです。
   *[other] 残りは{ $n }枚になります。
}
option-swap = { $n ->
    [0] { $cell }の{ $rank }と無料で入れ替えましょう。次に、持っている権利書でここに建てられます。
   *[other] { $cell }の{ $rank }と、竹{ $n }本で入れ替えましょう。次に、持っている権利書でここに建てられます。
}
option-none = { $rank }の権利書がまだありません。
option-draw = コマの隣のJ、Q、Kから権利書が手に入ります。
option-buy = 収穫のあと、{ $reeds }で権利書を1枚買えます。

## コーチの言葉

tip-drop-title = 先手は誰？
tip-drop = 目標は、コマの道で森を横切ることです。まず先手を決めます。全員が3枚の権利書から1枚を手放し、いちばん高い人が先手です。残りの2枚は、建設と入れ替えに使えます。
tip-drop-now = いちばん高いのは{ $card }です。
tip-place-title = 最初のコマ2個
tip-place = コマは毎手番、隣のカードから収穫します。同じランクのカードはまとめて数えます。J、Q、Kからは権利書が手に入ります。
tip-place-now = 今いちばん収穫が多いのは{ $cell }です：{ $gain }。
tip-goal-title = 森を横切ろう
tip-goal = 北から南、または西から東へコマの道をつなぐか、どこでもよいので決まった数のコマを置けば勝ちです。
tip-goal-now = 最短の道まであと{ $n }枚です。{ $tokens }でも勝てます。
tip-danger-title = 勝ちそうな人がいる
tip-danger = その人に必要なカードを入れ替えるか、封鎖マーカーを置きましょう。封鎖されたカードには誰も建てられません。
tip-danger-now = { who }はあと{ $n }回の建設で勝ちます。
tip-wild-title = ワイルドの権利書
tip-wild = どのカードにも合います。どこにでも建てられ、入れ替えにも一度使えますが、勝ちを決める建設には普通の権利書が必要です。
tip-build-title = 建てられる
tip-build = 竹30本と同じランクの権利書を払います。カードを裏返し、あなたのコマがずっとそこに残ります。
tip-build-path = 最短の道の上：{ $cells-row }。
tip-build-now = 残りは{ $reeds }です。
tip-swap-title = 森を動かそう
tip-swap = 表向きの権利書と同じランクのカードを、別のカードと入れ替えられます。権利書は手元に残ります。
tip-swap-now = 動かせるランク：{ $ranks-row }。
tip-with-title = 近ければ無料
tip-with = 2マスまでの入れ替えは無料です。それより1マス遠いごとに竹5本かかります。
tip-mark-title = どちらかを封鎖しよう
tip-mark = あなたの次の手番まで、あなたも含めて誰も、そのカードに建てたり、入れ替えたり、収穫したりできません。ほかの人が欲しがるカードを選びましょう。
tip-harvest-title = すべてのコマで収穫
tip-harvest = コマはそれぞれ、隣の空きカード1枚から収穫します。空きとは、表向きで封鎖されていないことです。
tip-harvest-now = { $cell }では{ $cards }から{ $gain }です。
tip-equal-title = 同じランクはまとめて
tip-equal = 選んだランクのカードが隣に何枚かあれば、そのすべてから収穫します。
tip-court-title = J、Q、K
tip-court = 竹の代わりに、山札から権利書を引けます。権利書は建設と入れ替えに必要です。
tip-reeds-title = 竹をためよう
tip-reeds = 何をするにも竹がいります。建てるには30本です。
tip-reeds-now = 建てるにはあと{ $n }本足りません。
tip-reeds-enough = 合う権利書があれば、次の手番に建てられます。
tip-redraw-title = 欲しいカードではなかった？
tip-redraw = 1手番に一度、引いたばかりの権利書を捨てて引き直せます。
tip-buy-title = 竹10本で権利書
tip-buy = 自分のコマがどれもJ、Q、Kの隣になければ、収穫の後に権利書を1枚買えます。
tip-buy-now = 残りは{ $reeds }です。
tip-reveal-title = 表か裏か
tip-reveal = 裏向きの権利書は建設に使えます。表にすると次の手番から入れ替えにも使えますが、全員に見えます。
tip-discard-title = 権利書は3枚まで
tip-discard = 手番の終わりに残せる権利書は3枚までです。道の上のカードに合うものを残しましょう。

## レッスン

lesson-start-title = 最初の手番の前に
lesson-start-task = 先手になれるように、3枚の権利書から1枚を手放しましょう。いちばん高い人が先手で、Aはいちばん低い数です。
lesson-start-astray = それもできますが、相手のほうが高い権利書を手放し、先手になりました。もう一度やってみますか？
lesson-start-task-2 = あなたが先手です。同じランクのカード3枚の隣にコマを置きましょう。
lesson-start-astray-2 = それもできますが、隣に同じカードが3枚ありません。もう一度やってみますか？
lesson-start-task-3 = 2個目のコマを、J、Q、Kのどれかの隣に置きましょう。
lesson-start-astray-3 = それもできますが、そこでは権利書を引けません。もう一度やってみますか？
lesson-start-why = コマは動きません。だから、隣のカードをよく見ましょう。同じカードが多ければ竹が、J、Q、Kなら権利書が手に入ります。
lesson-harvest-title = 収穫
lesson-harvest-task = 印の付いたコマで、できるだけ多くの竹を収穫しましょう。
lesson-harvest-astray = それもできますが、隣の別のランクのほうが多く収穫できます。もう一度やってみますか？
lesson-harvest-task-2 = もう一つのコマで、権利書を引きましょう。
lesson-harvest-astray-2 = それもできますが、権利書を引いていません。もう一度やってみますか？
lesson-harvest-why = コマは隣のランクを一つ選び、そのランクのカードすべてから収穫します。J、Q、Kからは1枚につき権利書を1枚引きます。収穫できるコマは必ず収穫します。
lesson-deeds-title = 権利書を整える
lesson-deeds-task = 権利書を1枚買いましょう。
lesson-deeds-astray = それもできますが、権利書を買っていません。もう一度やってみますか？
lesson-deeds-task-2 = Aは収穫が少ないカードです。捨てて引き直しましょう。
lesson-deeds-astray-2 = それもできますが、まだAを持っています。もう一度やってみますか？
lesson-deeds-task-3 = よくなりました。権利書は4枚です。表向きのものを1枚捨て、新しい1枚を表にしましょう。
lesson-deeds-astray-3 = それもできますが、新しい権利書が、ほかの1枚と並んで表向きになっていません。もう一度やってみますか？
lesson-deeds-task-4 = 最後の権利書は裏のままにして、手番を終えましょう。
lesson-deeds-astray-4 = それもできますが、全員に見えてしまいました。もう一度やってみますか？
lesson-deeds-why = 残せる権利書は3枚までです。表にすると次の手番から入れ替えに使えます。裏なら、何を建てられるかを知っているのはあなただけです。
lesson-build-title = 建設
lesson-build-task = 2個のコマをつなぐカードに建てましょう。
lesson-build-astray = それもできますが、コマはまだつながっていません。もう一度やってみますか？
lesson-build-why = 建てるには、竹30本と同じランクの権利書がいります。表向きで封鎖されていないカードなら、どこにでも建てられます。
lesson-swap-title = 入れ替えと封鎖
lesson-swap-task = コマの隣に2枚目の5を持ってきましょう。近い入れ替えは無料です。
lesson-swap-astray = それもできますが、コマの隣の5はまだ1枚です。もう一度やってみますか？
lesson-swap-task-2 = 2枚のうち、5ではないほうに封鎖マーカーを置きましょう。
lesson-swap-astray-2 = それもできますが、その5から収穫できなくなりました。もう一度やってみますか？
lesson-swap-task-3 = 2枚の5から収穫しましょう。
lesson-swap-astray-3 = それもできますが、収穫が少なくなります。もう一度やってみますか？
lesson-swap-why = 表向きの権利書は、同じランクのカードを動かし、手元に残ります。封鎖されたカードは、あなたの次の手番まで誰も使えません。
lesson-wild-title = ワイルドの権利書
lesson-wild-task = 4は持っていませんが、ワイルドの権利書はどのカードにも合います。2個のコマの間のカードに建てましょう。
lesson-wild-astray = それもできますが、コマはまだつながっていません。もう一度やってみますか？
lesson-wild-why = 3枚の赤い権利書はワイルドです。どの空きカードにも建てられ、入れ替えなら一度使えます。勝ちを決める建設だけは、普通の権利書が必要です。
lesson-path-title = 道の最後の1枚
lesson-path-task = 西から東への道まであと1枚です。そこに建てて勝ちましょう。
lesson-path-astray = それもできますが、道がつながりません。もう一度やってみますか？
lesson-path-why = 道は曲がってもかまいません。道のコマのうち1～3個はほかの人のもので、同じ人のものは2個までです。ほかの人は、望まなくてもあなたを助けることになります。
lesson-stop-title = 道を止める
lesson-stop-task = 相手の道はあと1枚で、そこに合う5を持っています。その5を入れ替え、代わりに来たカードを封鎖しましょう。
lesson-stop-astray = それもできますが、相手はまだそこに建てられます。もう一度やってみますか？
lesson-stop-why = 封鎖されたカードには誰も建てられません。マーカーは次の手番に外れるので、1ラウンド稼げます。

## 最初のページ

learn-goal = 森を横切る道を最初につなごう
learn-says = 竹を収穫し、権利書を集め、同じランクのカードに建てます。端から端への道か、コマ10個で勝ちです。
learn-build-title = 建設
learn-build = 竹30本と同じランクの権利書を払います。コマはずっとそのカードに残ります。
learn-swap-title = 入れ替え
learn-swap = 表向きの権利書と同じランクのカードを動かします。その後、2枚のどちらかをマーカーで封鎖します。あなたの次の手番まで誰も使えません。
learn-harvest-title = 収穫
learn-harvest = すべてのコマが、隣のカードと、同じランクのカードすべてから竹を収穫します。
learn-deeds-title = 権利書を引く
learn-deeds = J、Q、Kからは竹の代わりに権利書を引きます。残せるのは3枚までです。
learn-heading = 二つの勝ち方
learn-path-title = 道
learn-path = 北から南、または西から東へ、カードを一枚ずつつなぎます。道のコマのうち1～3個は、ほかの人のものでなければなりません。
learn-count-title = またはコマの数
learn-count = 2人なら10個、3人か4人なら8個のコマを森に置けば勝ちです。
learn-end-title = ゲームの終わり
learn-end = 建設の終わりに、道か十分な数のコマを持つ人がいれば、すぐに終わります。

## 意味を調べられる言葉：文中の形と説明

word-deed = 権利書
word-deed-says = 建てる権利を示す黒いカードです。建てるカードと同じランクか、ワイルドでなければなりません。
word-reed = 竹
word-reed-says = すべての支払いに使います。建てるには30本かかり、コマが毎手番収穫します。
word-disturb = 封鎖
word-disturb-says = 入れ替えの後、2枚のどちらかにマーカーを置きます。あなたの次の手番まで、誰もそこに建てたり収穫したりできません。
word-swap = 入れ替え, 入れ替える
word-swap-says = 空きカード2枚の場所を交換します。1枚は、表向きの権利書と同じランクでなければなりません。2マスまでは無料です。
word-vacant = 空きカード, 空き
word-vacant-says = 表向きで、コマもマーカーも置かれていないカードです。
word-wild = ワイルド
word-wild-says = 3枚の赤い権利書は、どのカードにも合います。勝ちを決める建設だけは、別の権利書が必要です。

## 端末用の森

chart-legend = 7H 4はハートの7で、竹4本になります。絵札からは権利書を引きます。[A]はAのコマ、!AはAの封鎖です。

## 勝ち方

won-down = { who }の道が北から南へつながりました。
won-across = { who }の道が西から東へつながりました。
won-tokens = { who }は必要な数の{ $tokens }を森に置きました。
won-most = { who }のコマが{ $mine }個対{ $theirs }個で最多です。
won-reeds = { $tokens }で同数でしたが、竹が{ $mine }本対{ $theirs }本で多い{ who }の勝ちです。
won-later = { $tokens }で同数でしたが、手番が後の{ who }の勝ちです。

## What a person's page remembers, under the figure

personal-path = ラウンド、最速の道
