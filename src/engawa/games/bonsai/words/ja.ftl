### 盆栽。引数は en.ftl のとおり。

## ゲーム

title = 盆栽
summary = カードを取り、枝と葉と花と実を置いて、いちばん見事な盆栽を育てましょう。
option-goals = 目標タイルを使う（初めての人は省いてもよい）
option-tokonoma = 巻物をすべて山札の上半分に入れる
option-level = 一人用：目指す点数
option-scenario = 一人用：シナリオ
option-turn-cap = ゲームを打ち切る手番数
level = { name }{ $n }点
no-scenario = なし
slow-fall = ゆるやかな秋
long-winter = 長い冬
spring = 花盛りの春
summer = 灼熱の夏
emperor = 帝の挑戦
check-scenario-seats = 盆栽のシナリオは一人用です。{ $n }人では遊べません
check-level-seats = 盆栽の段位は一人用です。{ $n }人では遊べません
check-goals = 盆栽の一人用では目標を省けません
check-level = 盆栽のシナリオには決まった点数があります。levelは0のままにしてください

## タイル

tile-wood = 枝
tile-leaf = 葉
tile-flower = 花
tile-fruit = 実
tile-any = 好きなタイル
cap-wood = 枝
cap-leaf = 葉
cap-flower = 花
cap-fruit = 実
many-wood = 枝{ $n }枚
many-leaf = 葉{ $n }枚
many-flower = 花{ $n }枚
many-fruit = 実{ $n }枚
many-any = 好きなタイル{ $n }枚
no-tile = タイルなし
    .key = none
tiles = タイル{ $n }枚
turns = { $n }手番
goals = 目標{ $n }個

## カード

kind-tool = 道具
kind-growth = 成長
kind-master = 師匠
kind-helper = 助手
kind-parchment = 巻物
card-tool = 道具（タイルをあと{ $n }枚持てる）
card-growth = 成長（{ $tile }）
card-master = 師匠（{ $tiles }）
card-helper = 助手（{ $tile }と好きなタイル）
card-parchment-tile = 巻物（{ $tile }1枚につき{ $n }点）
card-parchment-kind = 巻物（{ $kind }カード1枚につき{ $n }点）

card-explained = { $card }。{ $does }
card-does-tool = タイルをもう{ $n }枚持てます。
card-does-growth = タイルを置くたびに、さらに{ $tiles }置けます。
card-does-master = 下のタイルに加えて、描かれたタイルをもらえます。
card-does-master-any = 下のタイルに加えて、好きなタイルを1枚もらえます。
card-does-parchment = 終了時に持っているものに応じて得点になります。

## 目標

colour-brown = 茶
colour-green = 緑
colour-orange = 橙
colour-pink = 桃
colour-blue = 青
goal-brown = 枝{ $n }枚
goal-green = つながった葉{ $n }枚
goal-orange = 実{ $n }枚
goal-pink = 鉢の片側に張り出す花{ $n }枚
goal-blue-low = ひびの側に張り出すタイル
goal-blue-mid = 鉢の両側に張り出すタイル
goal-blue-hard = 片側に張り出すタイルと、反対側で鉢より下に張り出すタイル
label-goal = 目標（{ $colour }）：{ $goal }、{ $points }、{ $near }。
label-goal-open = 目標（{ $colour }）：{ $goal }、{ $points }。
near-claimed = { $who ->
    [you] あなたが獲得
   *[other] { $who }さんが獲得
}
near-renounced = 断念
near-colour = 1色1個まで
near-reached = 達成
near = { $have }／{ $need }

## 木の上の位置

upper-left = 左上
upper = 上
upper-right = 右上
left = 左
middle = 中央
right = 右
lower-left = 左下
lower = 下
lower-right = 右下

## 補助

name = { $name ->
    [Gakusei] 学生
    [Senmon] 専門
    [Sensei] 先生
    [Yusha] 勇者
   *[other] { $name }
}

who = { $who ->
    [you] あなた
   *[other] { $who }さん
}
## 卓の上

place-shop = 取れるカード
place-deck = 山札{ $n }枚
place-goals = 目標
place-supply = 手元のタイル
    .others = 手元のタイル
supply-note = { $held }枚、持てるのは{ $keep }枚まで
place-rights = この手番に置けるタイル
place-cards = あなたのカード
    .others = カード
no-card = まだなし
label-deck = 山札、{ $n }枚。
label-offer = { $card }枠{ $slot }：{ $tiles }。
slot-none = タイルなし
slot-choice = 枝か葉
slot-flower = 枝と花
slot-fruit = 葉と実
text-or = か
text-any = 自由
text-used = 使用済み
text-tended = 手入れ中
text-past = 鉢の外
label-bud = 芽（枝）。
label-tile = { $tile }、{ $where }、{ $cell }。
label-empty-beside = 空き、{ $where }、{ $cell }、隣は{ $beside }。
label-pot = { who }の鉢。
label-pot-numbered = { who }の{ $n }番の鉢。
label-pot-tended = { who }の{ $n }番の鉢、手入れ中。
label-right = { $tile }
label-right-used = { $tile }、使用済み
label-pile = 使用済みのカード{ $n }枚：{ $named }。
press-take = 取る
press-claim = 獲得か断念を選ぶ
press-remove = これと、これだけに付いているものを取り除く
press-return = 1枚戻す
press-pick = 1枚取る
press-choose = 置く場所を選ぶ
press-wood = 枝を置く
press-leaf = 葉を置く
press-flower = 花を置く
press-fruit = 実を置く

## 各席の持ち物

meter-tiles = タイル
score-leaves = 葉
score-flowers = 花
score-fruit = 実
score-parchments = 巻物
score-goals = 目標
points-title = { who }の得点
points-each = 1枚{ $n }点
points-open = 空いた辺
points-hidden = ほかの人には非公開
points-of = 得点：{ $named }
no-goal = まだなし
row-leaves = 葉
row-flowers = 花
row-fruit = 実
row-parchments = 巻物
row-goals = 目標

## すること

chance-colours = 目標を無作為に選びます。
chance-deal = カードを1枚並べます。
chance-burn = 山札のいちばん上のカードを捨てます。
waits = { who }の手番です。
asks-turn = カードを取るか、タイルを置いてください。
asks-room = カードを取るか、タイルを置いてください。枝を置ける場所がないので、先に場所を空けることもできます。
asks-pick = 好きなタイルを1枚取ってください。
asks-place = 置けるタイル：{ $tiles }。
asks-done = もう置けるタイルはありません。
asks-flower = 花を必ず1枚置きます。
asks-claim = 達成した目標を獲得するか、断念するか選んでください。断念すると二度と獲得できません。
asks-return = { $tiles }を戻してください。持てるのは{ $keep }枚までです。
alone-0 = { $points }に届き、目標を三つ獲得しましょう。
alone-1 = { $points }に届き、難しい目標二つとやさしい目標一つを獲得しましょう。
alone-2 = { $points }に届き、三つの目標をすべて獲得し、巻物を4枚集めましょう。
alone-3 = { $points }に届き、三つの目標をすべて獲得しましょう。タイルを置くときは、必ず花も置きます。
alone-4 = { $points }に届き、三つの目標をすべて獲得しましょう。最後に、花に接していない実と、実に接していない花を取り除きます。
alone-5 = { $points }に届き、五つの目標をすべて獲得しましょう。三つは一方の木で、二つはもう一方で達成します。
alone = { name }：{ $aim }
wins = { who }の勝ちです。
lost = 負けです。
last-turns = 山札がなくなりました。この手番の後、残り{ $turns }です。

## 選択と、その結果

verb-take = カードを取る
verb-take-says = カードとその下のタイルを取る
verb-cultivate = タイルを置く
verb-cultivate-says = タイルを置く（手元：{ $tiles }）
verb-remove = 場所を空ける
verb-remove-says = 枝を置くじゃまになるタイルを取り除く
verb-done = 終える
verb-done-goals = 終えて{ $goals }へ
verb-done-says = { $tiles-key ->
    [none] 置くのを終える
   *[other] 終える（まだ置けるタイル：{ $tiles }）
}
pick-title = { $tile }を取る
pick-says = { $n ->
    [0] 手元にはまだありません。
   *[other] 手元に{ $n }枚あります。
}
return-title = { $tile }を戻す
return-more = あと{ $tiles }戻します。
return-last = 残りは持っておけます。
claim-short = 獲得+{ $n }：{ $goal }
renounce-short = 断念：{ $goal }
short-cascade-low = ひびの側
short-cascade-mid = 両側
short-cascade-hard = 両側、片方は下
claim-title = 「{ $goal }」を獲得
claim-says = { $colour }の目標は一つしか獲得できません。
claim-press = 獲得+{ $n }
claim-says-verb = 「{ $goal }」を獲得して{ $points }
renounce-title = 「{ $goal }」を断念
renounce-says = 後から獲得することはできません。
renounce-harder = 同じ色のより難しい目標は、まだ狙えます。
renounce-press = 断念する
renounce-says-verb = 「{ $goal }」と{ $points }をあきらめる
place-title = { $tile }、{ $where }
place-title-left = 左に張り出す{ $tile }、{ $where }
place-title-right = ひびの側に張り出す{ $tile }、{ $where }
reaches = 達成：{ $goals }。
place-press-wood = 枝を置く
place-press-leaf = 葉を置く
place-press-flower = 花を置く
place-press-fruit = 実を置く
press-gain = { $what }、{ $gain }
take-title-with = { $card }と{ $tile }
take-says = タイルは{ $held }／{ $most }枚になります。
take-says-over = タイルは{ $held }／{ $most }枚になり、最後に{ $over }枚戻します。
take-says-all = タイルは{ $held }枚になります。
take-helper = 描かれたタイル1枚と好きなタイル1枚を、すぐに置けます。
take-parchment = 今なら{ $points }です。
discards = { $card }を捨てます。
discards-top = 山札のいちばん上のカードを捨てます。
take-press = カードを取る
take-press-tiles = カードと{ $tiles }
cultivate-says = { $tiles }を置けます。
done-left = { $tiles }は使わずに終えます。
done-reached = 達成：{ $goals }。
done-title = 置くのを終える
remove-title = { $where }の{ $tile }を取り除く
remove-says = 枝を置く場所が空きます。
remove-falls = { $tiles }も一緒になくなります。
remove-press = 取り除く

## 起きたこと

goals-are = 目標の色は{ $colours }です。
dealt = { $card }が並べられました。
discarded = { $card }が捨てられました。
placed = { who }は{ $tile }を置きました（{ $where }）。
took = { $tiles-key ->
    [none] { who }は{ $card }を取りました。
   *[other] { who }は{ $card }を取り、{ $tiles }を得ました。
}
cultivated = { who }はタイルを置くことにしました。
finished = { who }はタイルを置き終えました。
picked = { who }は{ $tile }を選びました。
claimed = { who }は「{ $goal }」を獲得しました。
renounced = { who }は「{ $goal }」を断念しました。
returned = { who }は{ $tile }を戻しました。
removed = { who }は{ $where }の{ $tile }を取り除きました。
removed-with = { who }は{ $where }の{ $tile }を取り除き、{ $tiles }も一緒になくなりました。
withered = { $tiles }が枯れました。

## できない理由

why-colours = 先に目標を選ぶ必要があります。
why-deal = 先にカードを並べる必要があります。
why-burn = 先に山札のいちばん上のカードを捨てる必要があります。
why-turn = 手番は、カードを取るかタイルを置くことで始めます。
why-pick = 先に師匠のタイルを選ぶ必要があります。
why-place = 今はタイルを置いています。先にそれを終えてください。
why-claim = 達成した目標があります。先に獲得か断念を選んでください。
why-return = タイルが多すぎます。先に何枚か戻してください。
why-nowhere-wood = 枝は枝に接して置きますが、そのような空きマスがありません。
why-nowhere-leaf = 葉は枝に接して置きますが、そのような空きマスがありません。
why-nowhere-flower = 花は葉に接して置きますが、そのような空きマスがありません。
why-nowhere-fruit = 実を置けるマスがありません。隣り合う二つの辺で葉に接し、ほかの実には接しないマスが必要です。
why-remove-late = タイルを取り除けるのは、手番の始め、ほかのことをする前だけです。
why-no-card = 枠{ $n }にカードはありません。
why-no-flower = タイルを置くときは必ず花も置きますが、手元に置ける花がありません。
why-flower-first = 終える前に、花を1枚置いてください。
why-none-to-return = { who }には、戻す{ $tile }がありません。
why-no-chance = { who }の手番です。今は運で決まることはありません。
why-other-half = 山札の次の半分に{ $card }はありません。
why-none-left = 山札に{ $card }は残っていません。
why-no-supply = { who }の手元に{ $tile }はありません。
why-no-right = この手番、{ who }はもう{ $tile }を置けません。
why-pot = 鉢の上にタイルは置けません。
why-taken = このマスにはすでに{ $tile }があります。
why-spring = そうすると、花を置けなくなります。
why-fruit-near = このマスの隣に実があります。実と実は接してはいけません。
why-fruit = このマスが接しているのは{ $leaves }です。実には、隣り合う二つの辺で葉が必要です。
why-flower = 花は葉に接して置きますが、このマスの隣に葉はありません。
why-leaf = 葉は枝に接して置きますが、このマスの隣に枝はありません。
why-wood = 枝は枝に接して置きますが、このマスの隣に枝はありません。
why-not-blocked = 枝を置けるので、何も取り除けません。
why-no-tile = このマスにタイルはありません。
why-keep-wood = 枝は取り除けません。
why-not-in-way = この{ $tile }は枝に接していないので、取り除いても枝を置く場所は空きません。
why-enough = ほかの場所で{ $tiles }を取り除けば足ります。
why-goal-unused = 目標「{ $goal }」は、このゲームでは使いません。
why-goal-claimed = { who }はすでに「{ $goal }」を獲得しています。
why-goal-colour = { $colour }の目標は一つまでで、{ who }はすでに一つ獲得しています。
why-goal-renounced = { who }はすでに「{ $goal }」を断念しています。
why-goal-unmet = 木はまだ「{ $goal }」を満たしていません。

## 目標

to-win = 最多得点の木を育てる。
to-end = { $n ->
    [0] 最後の手番。
   *[other] 山札は残り{ $n }枚。
}
to-end-turns = { $n ->
    [0] 最後の手番。
   *[other] この手番の後、残り{ $n }手番。
}
far = { $n }／{ $of }点

## コーチの言葉

tip-card-now = 場のカード：{ $card }。
tip-hold = 手元のタイルは{ $n }／{ $of }枚です。
tip-tree-title = これがあなたの木
tip-tree = 鉢の芽から育ちます。葉と花と実が得点になります。枝は得点になりませんが、すべてを支えます。
tip-take-title = カードを取ろう
tip-take = カードと、その下のタイルが手に入ります。山札から遠いほど、タイルが多くなります。
tip-cultivate-title = またはタイルを置く
tip-cultivate = カードを取る代わりに、手元のタイルを置きます。枝1枚、葉1枚、好きなタイル1枚です。成長カードがあれば、さらに置けます。
tip-wood-title = 枝は枝の隣に
tip-wood = 芽も枝と数えます。鉢の上には置けませんが、鉢の横と下には置けます。
tip-leaf-title = 葉は枝の隣に
tip-leaf = 葉は1枚3点です。葉と葉が接すると、実を置く場所になります。
tip-flower-title = 花には空きを
tip-flower = 葉の隣に置き、タイルに接していない辺一つにつき1点です。後から周りに置くと、点が減ります。
tip-flower-now = 今いちばんよい場所では、空いた辺が{ $n }つです。
tip-fruit-title = 実には葉が2枚
tip-fruit = 互いに接する葉2枚の、両方に接するように置きます。ほかの実に接してはいけません。1枚7点です。
tip-fruit-fits = 今、置ける場所があります。
tip-fruit-waits = まだ置ける場所がありません。
tip-capacity-title = これ以上はあまり手元に残せません
tip-capacity = 手番の終わりに持てるタイルは5枚までで、残りは戻します。道具カード1枚につき、もう2枚持てます。
tip-goals-title = 目標を獲得しよう
tip-goals = 目標を先に達成した人が獲得し、その点を得ます。獲得できるのは各色一つです。
tip-goals-now = いちばん近いのは「{ $goal }」で、今は{ $have }／{ $need }です。
tip-claim-title = 獲得するか、もっと上を狙うか
tip-claim = 獲得すると、同じ色のほかの目標はもう獲得できません。断念するとこの目標は二度と獲得できませんが、より難しいものを狙えます。
tip-claim-now = 「{ $goal }」は{ $points }になります。
tip-claim-harder = 「{ $goal }」なら{ $points }になります。
tip-end-title = 山札がなくなる
tip-end = 山札の最後のカードがなくなると、全員があと1手番行います。木に置いていないタイルは得点になりません。
tip-end-now = 手元にまだ{ $tiles }があります。
tip-growth-title = 成長カードはずっと有効
tip-growth = タイルを置くたびに、描かれた種類のタイルをもう1枚置けます。早めに取りましょう。
tip-helper-title = 助手カードはすぐ使う
tip-helper = 好きなタイル1枚と、描かれた種類のタイル1枚をすぐに置きます。今取ったタイルも使えます。
tip-master-title = 師匠カードはタイルをくれる
tip-master = 枠の下のタイルに加えて、カードに描かれたタイルが手に入ります。
tip-parchment-title = 巻物カードは最後に得点
tip-parchment = 終了時に持っているものに応じて得点になります。それまで誰にも見えません。

## レッスン

lesson-wood-title = 枝と芽
lesson-wood-why = 木は芽から育ち、芽も枝と数えます。枝は枝の隣に置きます。得点にはなりませんが、ほかのすべてを支えます。
lesson-wood-start = 枝が2枚あります。「タイルを置く」を選びましょう。
lesson-wood-start-astray = それもできますが、今はタイルを置きたいところです。もう一度やってみますか？
lesson-wood-first = 芽の隣に枝を置きましょう。
lesson-wood-first-astray = それもできますが、枝を置いていません。もう一度やってみますか？
lesson-wood-second = 木が伸びるように2枚目の枝を置きましょう。1枚目に接し、芽には接しない場所です。
lesson-wood-second-astray = それもできますが、そこは低く、芽の隣です。もう一度やってみますか？
lesson-wood-done = もうタイルがありません。手番を終えましょう。
lesson-wood-done-astray = まだあなたの手番です。もう一度やってみますか？
lesson-leaf-title = 葉
lesson-leaf-why = 葉は枝の隣に置き、1枚3点です。1手番に葉1枚と好きなタイル1枚を置けるので、葉を2枚置くこともできます。
lesson-leaf-first = 枝の隣に葉を置きましょう。
lesson-leaf-first-astray = それもできますが、葉ではありません。もう一度やってみますか？
lesson-leaf-second = 好きなタイルの分で、2枚目の葉を置きましょう。2枚が接するようにします。
lesson-leaf-second-astray = それもできますが、2枚の葉が接していません。もう一度やってみますか？
lesson-fruit-title = 実
lesson-fruit-why = 実は、互いに接する葉2枚の、両方に接する場所に置きます。ほかの実に接してはいけません。7点で、どのタイルよりも高い得点です。
lesson-fruit-leaf = 枝の隣に葉を置きましょう。
lesson-fruit-leaf-astray = それもできますが、葉ではありません。もう一度やってみますか？
lesson-fruit-second = 1枚目に接するように、2枚目の葉を置きましょう。
lesson-fruit-second-astray = それもできますが、2枚の葉が接していません。もう一度やってみますか？
lesson-fruit-fruit = 両方の葉に接するように実を置きましょう。
lesson-fruit-fruit-astray = それもできますが、実はまだ手元にあります。もう一度やってみますか？
lesson-flower-title = 花
lesson-flower-why = 花は葉の隣に置きます。タイルに接していない辺一つにつき1点です。後から隣に置いたタイルで点が減ります。
lesson-flower-place = 5点になる場所に花を置きましょう。
lesson-flower-place-astray = それもできますが、そこではもっと多くの辺がタイルに接します。もう一度やってみますか？
lesson-flower-leaf = 花の5点が減らないように葉を置きましょう。
lesson-flower-leaf-astray = それもできますが、葉のせいで花の点が減りました。もう一度やってみますか？
lesson-cards-title = カードとタイル
lesson-cards-why = カードを取ると、その下のタイルも手に入ります。師匠ならさらに増えます。手番の終わりに持てるのは5枚までで、道具1枚につきもう2枚持てます。
lesson-cards-take = 師匠カードを取りましょう。下にある枝と花も手に入ります。
lesson-cards-take-astray = それもできますが、師匠カードではありません。もう一度やってみますか？
lesson-cards-pick = この師匠は好きなタイルを1枚くれます。実を取りましょう。
lesson-cards-pick-astray = それもできますが、実はなかなか手に入りません。もう一度やってみますか？
lesson-cards-return = タイルが6枚あり、持てるのは5枚です。枝を1枚戻しましょう。
lesson-cards-return-astray = それもできますが、枝は得点にならず、たくさんあります。もう一度やってみますか？
lesson-goals-title = 目標
lesson-goals-why = 目標はタイルを置き終えたときに確かめます。獲得できるのは各色一つまでです。断念したものは二度と獲得できませんが、同じ色のより難しいものは狙えます。
lesson-goals-place = 8枚目の枝を置きましょう。芽も数えます。
lesson-goals-place-astray = それもできますが、枝ではありません。もう一度やってみますか？
lesson-goals-done = 置くのを終えましょう。
lesson-goals-done-astray = まだタイルを置いている途中です。もう一度やってみますか？
lesson-goals-claim = 茶の目標「枝8枚」を獲得しましょう。
lesson-goals-claim-astray = それもできますが、5点を手放すことになります。もう一度やってみますか？
lesson-goals-renounce = 後で葉9枚の12点を取るために、葉5枚を断念しましょう。
lesson-goals-renounce-astray = それもできますが、より難しい緑の目標はもう獲得できません。もう一度やってみますか？
lesson-room-title = 場所を空ける
lesson-room-why = 手番の始めに枝を置ける場所がなければ、じゃまなタイルを取り除けます。だから、木が育たなくなることはありません。
lesson-room-remove = 芽の隣が2枚の葉でふさがっています。1枚取り除きましょう。
lesson-room-remove-astray = それもできますが、まだ枝を置く場所がありません。もう一度やってみますか？
lesson-room-wood = 「タイルを置く」を選んで、枝を置きましょう。
lesson-room-wood-astray = それもできますが、枝を置いていません。もう一度やってみますか？

## 最初のページ

learn-goal = タイルを1枚ずつ置いて、いちばん見事な木を育てよう
learn-says = カードを取り、タイルを集め、木に置いていきます。葉、花、実、目標が得点になり、最多得点の人が勝ちます。
learn-take-title = カードを取る
learn-take = カードと、その下のタイルが手に入ります。山札から遠いほど、タイルが多くなります。
learn-cultivate-title = またはタイルを置く
learn-cultivate = 枝1枚、葉1枚、好きなタイル1枚を置きます。成長カードがあれば、さらに置けます。
learn-claim-title = 目標を獲得する
learn-claim = 目標を達成したら、獲得してその点を得られます。各色一つまでです。
learn-keep-title = タイルは5枚まで
learn-keep = 手番の終わりに持てるタイルは5枚までで、残りは戻します。道具があれば、もっと持てます。
learn-leaf-title = 葉
learn-leaf = 枝の隣。3点。
learn-flower-title = 花
learn-flower = 葉の隣。タイルに接していない辺一つにつき1点。
learn-fruit-title = 実
learn-fruit = 葉2枚が接するところ。実の隣は不可。7点。
learn-goals-title = 目標
learn-goals = 一つ5～16点。巻物カードは最後に得点を加えます。
learn-end-title = ゲームの終わり
learn-end = 山札の最後のカードがなくなると、全員があと1手番行います。最多得点の人が勝ちます。

## 端末用の木：1マスは半角9文字分

chart-bud = 芽

## 勝ち方

won-later = { $points }で同点でしたが、手番が後の{ who }の勝ちです。
won-solo = 目標の{ $n }点に対し、{ who }は{ $points }を取り、目標タイルもそろえました。
lost-points = 必要な{ $n }点に対し、{ who }は{ $points }でした。
lost-goals = { who }は{ $points }でしたが、必要な目標がそろいませんでした。

## What a person's page remembers, under the figure

personal-points = 点、いちばんの木
personal-flowers = 点、花だけで
