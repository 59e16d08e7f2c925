### タケノコ。引数は en.ftl のとおり。色、チップ、天気、山札などは鍵で渡され、ここで言葉になる。

## ゲーム

title = タケノコ
summary = 区画を広げ、水を引き、竹を育て、パンダに食べさせて、目的カードを達成しましょう。
option-advanced = 引いた目的カードがすでに達成済みなら戻す
option-green-fertilizer = 肥料のある緑の区画の枚数
option-round-cap = ゲームを打ち切るラウンド数

## 補助：鍵の意味と、誰がしたか

colour = { $colour ->
    [green] 緑
    [yellow] 黄色
   *[pink] ピンク
}
improvement = { $improvement ->
    [watershed] 水場
    [enclosure] 囲い
   *[fertilizer] 肥料
}
chip = { $chip ->
    [watershed] 水場
    [enclosure] 囲い
   *[fertilizer] 肥料
}
weather = { $weather ->
    [sun] 晴れ
    [rain] 雨
    [wind] 風
    [storm] 嵐
    [clouds] 曇り
   *[any] 天気
}
brings = { $weather ->
    [sun] ほかの二つと異なる、三つ目のアクションを行えます。
    [rain] 水の届いている区画一つで、竹が伸びます。
    [wind] 同じアクションを2回行えます。
    [storm] パンダがほかの好きなタイルへ飛び、そこで竹を食べます。
    [clouds] 改良チップを1枚取れます。
   *[any] 天気を選べます。
}
deck = { $deck ->
    [plot] 区画
    [gardener] 庭師
   *[panda] パンダ
}
side = { $side ->
    [e] 東
    [ne] 北東
    [nw] 北西
    [w] 西
    [sw] 南西
   *[se] 南東
}
figure = { $figure ->
    [gardener] 庭師
   *[panda] パンダ
}
who = { $who ->
    [you] あなた
   *[other] { $who }さん
}
goal = { $kind ->
    [line] 一直線に並ぶ{ colour }の区画3枚
    [curve] 曲線に並ぶ{ colour }の区画3枚
    [triangle] 三角形に並ぶ{ colour }の区画3枚
    [rhombus] ひし形に並ぶ{ colour }の区画4枚
    [halves] ひし形に並ぶ{ colour }と{ second }の区画2枚ずつ
    [tall] { on }4節の{ colour }の竹
    [grove] ちょうど3節の{ colour }の竹{ $n }か所
   *[eat] { $colour ->
        [trio] 3色の竹を1節ずつ食べる
       *[other] { colour }の竹を2節食べる
    }
}
second = { $second ->
    [green] 緑
    [yellow] 黄色
   *[pink] ピンク
}
on = { $on ->
    [bare] 改良のない区画の
    [watershed] 水場のある区画の
    [enclosure] 囲いのある区画の
   *[fertilizer] 肥料のある区画の
}

## マス、区画、目的カード、天気

pond = 池
toward = { side }
steps = { side }{ $n }
of-pond = 池の{ $where }
spot = { colour }の区画（{ $where }）
tile = { $improvement ->
    [bare] { colour }の区画
   *[other] { improvement }のある{ colour }の区画
}
card = { goal }、{ $points }
face = { weather }
an = { improvement }
objective = { deck }カード1枚
kind = { chip }
sky = { $weather ->
    [any] 天気：「？」。
   *[other] 天気：{ weather }。
}
forecast = { $weather ->
    [any] 天気：「？」。{ brings }
   *[other] 天気：{ weather }。{ brings }
}

## すること

asks = { $what ->
    [deal] 目的カードを配ります。
    [roll] 天気ダイスを振ります。
    [draw] 区画を引きます。
    [learn] 目的カードを引きます。
    [dawn] 天気ダイスを振ってから、アクションを2回行います。
    [pick] 置く区画を選んでください。
    [order] 先に山の下へ戻す区画を選んでください。
    [lay] 区画を置いてください。
    [sprout] 新しい区画に改良チップを置くか、竹を生やしてください。
    [grow] 竹が足りません。どこを伸ばすか選んでください。
    [redraw] その目的カードはすでに達成済みです。好きな種類からもう1枚引いてください。
    [rain] 雨：竹を伸ばす区画を選んでください。
    [no-rain] 雨：今は伸びる竹がありません。
    [storm] 嵐：パンダをほかの好きなタイルへ飛ばしてください。
    [no-storm] 嵐：パンダの行けるタイルがまだありません。
    [clouds] 曇り：改良チップを選んでください。
    [any] 天気を選んでください。
    [sun] 晴れのアクションを行うか、手番を終えてください。
    [all] できることはすべて行いました。手番を終えてください。
   *[end] 手番を終えてください。その前に、アクションのいらないこともできます。
}
asks-action = アクションを行ってください。残り{ $n }回です。
waits = { who }の手番です。

## 状況

note-emperor = { who }が帝を得ました。ほかの人はあと1手番です。
note-scarce = 竹が残り少なくなっています：{ $what-row }。
wins = { who }の勝ちです。
share = { $who-san }が勝利を分け合いました。

## 席

count = { $what ->
    [cards] カード
    [green] 緑
    [yellow] 黄色
    [pink] ピンク
    [channels] 水路
    [watershed] 水場
    [enclosure] 囲い
    [fertilizer] 肥料
   *[objectives] 達成
}
panel-cards = { deck }{ $n }枚
panel-hand = 非公開：{ $what-row }。
emperor = 帝、{ $points }。
score = { $what ->
    [plot] 区画
    [gardener] 庭師
    [panda] パンダ
   *[emperor] 帝
}

## 場所

place = { $name ->
    [garden] 庭
    [sky] 天気
    [any] 天気を選ぶ
    [clouds] 改良チップを取る
    [hand] あなたの目的カード
    [mat] 持っているもの
    [piles] 目的カードの山札
    [box] ストックの残り
    [done] 達成済み
    [drawn] 引いた区画
   *[lay] 区画を1枚置く
}
    .others = { $name ->
        [hand] 目的カード
        [mat] 個人ボード
        [done] 達成した目的カード
       *[other] 区画
    }
place-mat-note = 手番中いつでも使えます
place-hand-note = { $n }／{ $of }枚
place-drawn-note = { $phase ->
    [pick] 1枚選び、場所を決める
    [order] 次に、残りを戻す順番
    [lay] 光っているマスへ
   *[draw] まだ引きます
}
chooses = { $who ->
    [you] あなたが選んでいます
   *[other] { $who }さんが選んでいます
}

## もの

label-pond = 池。
label-plot = { colour }の区画、{ $where }。
label-with = { improvement }あり。
label-wet = 水あり。
label-dry = 水なし。
label-bamboo = 竹{ $n }／{ $of }節。
label-site = 空き、{ $where }。
label-channel = 「{ $a }」と「{ $b }」の間の用水路。
label-border = 「{ $a }」と「{ $b }」の境目。
label-figure = { figure }、{ $where }。
label-drawn = 引いた区画：{ $tile }。
label-back = 裏向きの区画。
label-card = 目的カード：{ $card }。
card-asks = { $kind ->
    [line] { colour }の区画3枚を一直線に。すべて水あり。
    [curve] { colour }の区画3枚を曲線に。すべて水あり。
    [triangle] { colour }の区画3枚を三角形に。すべて水あり。
    [rhombus] { colour }の区画4枚をひし形に。すべて水あり。
    [halves] { colour }と{ second }の区画を2枚ずつ隣に。すべて水あり。
    [tall] { on }{ colour }の竹を4節に。
    [grove] { colour }の竹をちょうど3節に、{ $n }か所。
   *[eat] { $colour ->
        [trio] 3色の竹を1節ずつ食べる。
       *[other] { colour }の竹を2節食べる。
    }
}
progress = { $key ->
    [done] 達成
    [apart] { $n }枚、離れている
    [dry] { $of }枚中{ $n }枚、水なし{ $dry }枚
    [high] { $of }節中{ $n }節
    [none] その区画がまだない
   *[some] { $of }のうち{ $n }
}
label-pile = { deck }カード{ $n }枚
label-chip = { improvement }、残り{ $n }枚。
things = { $what ->
    [plots] 区画{ $n }枚
    [channels] 用水路{ $n }本
    [watershed] 水場{ $n }枚
    [enclosure] 囲い{ $n }枚
    [fertilizer] 肥料{ $n }枚
    [green] 緑{ $n }節
    [yellow] 黄色{ $n }節
   *[pink] ピンク{ $n }節
}
does = { $what ->
    [sun] 行動が増える
    [rain] 竹が伸びる
    [wind] 同じ行動を2回
    [storm] パンダが飛ぶ
    [clouds] チップを取る
    [watershed] 水が届く
    [enclosure] 食べられない
   *[fertilizer] 2節伸びる
}
drawn-text = { $does ->
    [place] 置く区画
    [under] 山の下へ
   *[first] 先に戻す？
}

## 触れると

touch = { $verb ->
    [gardener] 庭師をここへ動かす
    [panda] パンダをここへ動かす
    [grow] ここで竹を伸ばす
    [irrigate] ここに用水路を置く
    [pick] これを置く
    [under] 先に山の下へ戻す
    [fulfil] 達成する
    [objective] 1枚引く
   *[mat] 置く場所を選ぶ
}
touch-improve = ここに{ improvement }を置く
touch-lay = { $tile }をここに置く

## ボタン

verb = { $verb ->
    [plots] 区画
    [channel] 用水路
    [gardener] 庭師
    [panda] パンダ
    [objective] カード
    [roll] 振る
    [irrigate] 用水路を置く
    [improve] チップを置く
    [skip] 見送る
   *[end] 手番終了
}
verb-says = { $verb ->
    [gardener] 庭師を動かし、止まったところの竹を伸ばす
    [panda] パンダを動かし、止まったところの竹を食べる
    [objective] 好きな種類の目的カードを引く
    [improve] 竹のない区画に改良チップを置く
    [roll] 天気ダイスを振る
   *[end] 手番を終える
}
verb-plots = 残り{ $of }枚から区画を{ $n }枚引き、1枚置く
verb-channel = 用水路を1本取る、残り{ $n }本
verb-irrigate = 持っている{ $channels }から1本を置く
verb-leave = アクションを{ $n }回残して手番を終える
verb-taken = この手番で済み
verb-not-now = 今はできません

## 手の名前

called = { $verb ->
    [gardener] 庭師を{ $where }へ
    [panda] パンダを{ $where }へ
    [storm] パンダを{ $where }へ飛ばす
    [sprout] { $where }に竹を生やす
    [grow] { $where }の竹を1節伸ばす
    [weather] { $where }に雨を降らせる
    [improve] { $where }に{ $what }を置く
    [irrigate] 「{ $what }」と「{ $where }」の間に用水路
    [lay] { $what }を{ $where }に置く
    [fulfil] 達成：{ $what }
    [plots] { $what }を引く
    [channel] 用水路を1本取る
    [objective] { $what }を引く
    [choose] { $what }を選ぶ
    [chip] { $what }を取る
    [pick] { $what }を置く
    [under] { $what }を先に山の下へ戻す
    [roll] 天気ダイスを振る
    [skip] { $what }を見送る
   *[end] 手番を終える
}

## 手の結果：`when` は did か will

ate = { $when ->
    [did] { colour }の竹を食べました。
   *[will] { colour }の竹を1節食べて個人ボードに置きます。そこには{ $n }節残ります。
}
paid = { $when ->
    [did] 竹はストックに戻りました。
   *[will] 個人ボードの竹をストックに戻します。
}
watered = { $when ->
    [did] { $what }に水が届きました。
   *[will] { $what }に水が届きます。
}
grew-by = { $where }で{ $n }節
    .row = { $where }で{ $n }節
grew = { $when ->
    [did] 竹が{ $what-row }伸びました。
   *[will] 竹が{ $what-row }伸びます。
}
scarce = { $wanted }節必要ですが、{ $left }節しか残っていません。1節ずつ置きます。
crowned = { $when ->
    [did] { who }が帝を得ました。
   *[will] { who }は帝を得て、さらに{ $points }を獲得します。ほかの人はあと1手番です。
}
nothing = { $when ->
    [did] { $verb ->
        [gardener] 竹は伸びませんでした。
       *[other] 何も食べませんでした。
    }
   *[will] { $verb ->
        [panda] そこでは何も食べません。
        [storm] そこでは何も食べません。
        [irrigate] 新しく水が届く区画はありませんが、ここから用水路を延ばせます。
       *[other] そこでは竹が伸びません。
    }
}

## 手がほかにもたらすもの

none-left = { colour }の竹は残っていません。
fence = 囲いの竹は食べられません。
will-be-wet = 新しい区画には水があります。
will-be-dry = 用水路が届くまで水はありません。
will-sprout = 竹が生える前に、改良チップを置けます。
helps = { $chip ->
    [watershed] 置いた区画に水が届きます。
    [enclosure] 置いた区画では、パンダが食べられません。
    [fertilizer] 置いた区画では、竹が2節ずつ伸びます。
   *[idle] この区画にはすでに水があります。
}
will-be-done = 目的カードの達成は{ $n }／{ $of }枚になります。
will-draw = 1枚置き、残りは山の下へ戻します。山は残り{ $n }枚です。
will-take-channel = すぐに置いても、取っておいてもかまいません。残り{ $n }本です。
will-take-chip = すぐに置いても、取っておいてもかまいません。残り{ $n }枚です。
will-learn = 山札は残り{ $left }枚、手札は{ $n }／{ $of }枚になります。
will-choose-weather = { brings }
will-pick = 光っている場所に置けます。池の隣ならすぐに竹が生えます。
will-follow = 次に{ $tile }を下へ戻します。
will-roll = 追加のアクションや竹、改良チップ、パンダの食事が手に入ることがあります。
will-leave = アクションが{ $n }回残っています。
press = { $verb ->
    [gardener] 庭師を移動
    [panda] パンダを移動
    [storm] パンダを移動
    [improve] チップを置く
    [irrigate] 用水路を置く
    [lay] ここに置く
    [sprout] チップなし
    [choose] これを選ぶ
    [channel] 用水路を取る
    [objective] カードを引く
    [chip] チップを取る
    [pick] これを選ぶ
    [under] 下へ戻す
    [roll] 振る
    [skip] 見送る
   *[end] 手番終了
}
chip-eats = { $n }節食べる
chip-sprouts = { $n }節生える
press-grow = { $n }節伸ばす
press-eat = { colour }を食べる
press-fulfil = 達成+{ $n }
press-plots = { $n }枚引く

## 起きたこと

die-idle = 天気：{ weather }。改良チップが残っていないので、ほかの天気を選べます。
plot-drawn = 区画が1枚引かれました。
tile-drawn = { $tile }が引かれました。
objective-dealt = { deck }カードが1枚配られました。
gains = +{ $n } { colour }
objective-hidden = { deck }カードの中身は秘密です。
objective-drawn = { deck }カードの内容：{ $card }。
card-returned = すでに達成済みなので、山札に戻します。
did = { $verb ->
    [gardener] { who }は庭師を{ $where }へ動かしました。
    [panda] { who }はパンダを{ $where }へ動かしました。
    [storm] { who }は嵐でパンダを{ $where }へ飛ばしました。
    [sprout] { who }は新しい区画に竹を生やしました：{ $where }。
    [grow] { who }は{ $where }の竹を1節伸ばしました。
    [weather] { who }は{ $where }に雨を降らせました。
    [improve] { who }は{ $where }に{ $what }を置きました。
    [irrigate] { who }は「{ $what }」と「{ $where }」の間に用水路を置きました。
    [lay] { who }は{ $what }を{ $where }に置きました。
    [fulfil] { who }は目的カードを達成しました：{ $what }。
    [plots] { who }は{ $what }を引きました。
    [channel] { who }は用水路を1本取りました。
    [objective] { who }は{ $what }を引きました。
    [choose] { who }は{ $what }を選びました。
    [chip] { who }は{ $what }を取りました。
    [pick] { who }は{ $what }を選びました。
    [under] { who }は{ $what }を先に山の下へ戻しました。
    [hide] { who }は区画2枚を山の下へ戻しました。
    [roll] { who }は天気ダイスを振りました。
    [skip] { who }は{ $what }を見送りました。
   *[end] { who }は手番を終えました。
}

## できない理由

why-waits = { $phase ->
    [deal] 先に目的カードを配る必要があります。
    [roll] 先に天気ダイスを振る必要があります。
    [draw] 先に区画を引く必要があります。
    [learn] 先に目的カードを引く必要があります。
    [dawn] 天気ダイスはアクションの前に振ります。
    [weather] アクションの前に天気を解決します。
    [pick] 先に、引いた区画から1枚選ぶ必要があります。
    [order] 先に、残りの区画2枚を戻す必要があります。
    [lay] 先に区画を置く必要があります。
    [sprout] 新しい区画が先です。改良チップを置くか、竹を生やしてください。
    [redraw] 先に、別の目的カードを引く必要があります。
   *[grow] 先に、その色の最後の竹をどこに置くか選んでください。
}
why-taken = { $action ->
    [plots] この手番ではすでに区画を引いています。
    [channel] この手番ではすでに用水路を取っています。
    [gardener] この手番ではすでに庭師を動かしています。
    [panda] この手番ではすでにパンダを動かしています。
   *[objective] この手番ではすでに目的カードを引いています。
}
why-no-chance = { who }の手番です。今は運で決まることはありません。
why-no-tile = その区画が山から出ることはありません。
why-no-card = そのカードが{ deck }の山札から出ることはありません。
why-all-taken = この手番のアクションはすべて終わっています。
why-first-round = 最初のラウンドに天気はありません。
why-rolled = 天気ダイスを振るのは、手番の始めに一度だけです。
why-no-weather = 今は見送る天気がありません。
why-actions-left = この手番のアクションがあと{ $n }回残っています。
why-no-plots = 区画が残っていません。
why-no-channels = 用水路が残っていません。
why-no-objectives = { deck }カードが残っていません。
why-all-returned = このアクションで、{ deck }カードはすべて戻されました。
why-hand-full = 手札の目的カードは{ $n }枚までです。
why-no-choice = 今は天気を選べません。
why-no-clouds = 改良チップはすべて取られていて、曇りでは何も得られません。
why-no-cloud = 改良チップを取れるのは、曇りのときだけです。
why-clouds-over = この手番の曇りは終わっています。
why-no-chip-left = { chip }のチップは残っていません。
why-no-pick = 今は選ぶ区画がありません。
why-not-drawn = 引いた中に{ $tile }はありません。
why-no-under = 今は戻す区画がありません。
why-not-under = 戻す中に{ $tile }はありません。
why-no-objective = { who }の手札に、達成できるその目的カードはありません。
why-mirrored = 区画の並びが鏡像になっています。回すのはかまいませんが、裏返しにはできません。
why-no-pattern = 水の届いている区画が、この形に並んでいません。
why-no-meal = 個人ボードにその竹がそろっていません。
why-no-stand = 庭にその竹が立っていません。
why-few-stand = 庭に立っているその竹は、{ $of }か所中{ $n }か所です。
why-no-landing = 降りるタイルがありません。
why-storm-moves = 嵐はパンダを別のタイルへ動かします。
why-no-plot-yet = { figure }の行ける区画がまだありません。
why-must-move = { figure }は必ず動きます。
why-no-stop = そこには{ figure }の止まれる区画がありません。
why-straight = { figure }は途切れない直線に沿って動きます。
why-nothing-to-lay = 今は置く区画がありません。
why-taken-cell = そこにはすでに何かあります。
why-no-site = 区画は、池か、2枚以上の区画に接して置きます。
why-not-raining = 雨は降っていません。
why-rain-over = この手番の雨は終わっています。
why-rain-no-plot = 雨は区画に降りますが、そこに区画はありません。
why-rain-dry = 水の届いていない区画に、雨の効果はありません。
why-tallest = その竹はもう伸びません。
why-no-bamboo = その色の竹は残っていません。
why-no-chip = { who }は{ chip }のチップを持っていません。
why-chip-no-plot = 改良チップは区画に置きますが、そこに区画はありません。
why-improved = その区画にはすでに改良があります。
why-overgrown = 改良チップは、竹のない区画に置きます。
why-no-channel = { who }は用水路を持っていません。
why-no-edge = 用水路は二つの区画の間に置きます。
why-dug = そこにはすでに用水路があります。
why-no-source = 用水路は、池かほかの用水路につなげて置きます。

## 目標

to-win = { $n }枚の達成で終了。最多得点の勝ち。
to-end = 終了まであと{ $n }枚。
to-end-last = ほかの人はあと1手番。
far = 達成{ $n }／{ $of }枚

## コーチの言葉

tip-asks = あなたの{ deck }カードの条件：{ $card }。
tip-cards-title = 目的カードがあなたの目標
tip-cards = 区画の並び、高い竹、食べる竹。カードの条件を満たせば得点です。あなたのカードは、ほかの人には見えません。
tip-plots-title = 区画を置こう
tip-plots = 区画を3枚引いて1枚置きます。池か、2枚以上の区画に接していなければなりません。
tip-bamboo-title = 水があれば竹が育つ
tip-bamboo = 池の隣の区画には水があり、すぐに最初の竹が生えます。竹は4節まで伸びます。
tip-two-title = 異なるアクションを二つ
tip-two = 手番ごとに、異なるアクションを2回行います。済んだものには印が付きます。
tip-two-now = アクションはあと{ $n }回です。
tip-gardener-title = これが庭師
tip-gardener = まっすぐに、好きなだけ進みます。止まった区画と、その隣にある同じ色の区画で、水があれば竹が伸びます。
tip-tallest = { $n ->
    [0] { colour }の竹はまだありません。
   *[other] いちばん高い{ colour }の竹は、4節のうち{ $n }節です。
}
tip-panda-title = これがパンダ
tip-panda = まっすぐに、好きなだけ進み、止まったところで竹を1節食べます。食べた竹はあなたのものです。
tip-meal = { $colour ->
    [trio] あなたのパンダカードの条件は、3色を1節ずつです。{ $n ->
        [0] まだ1節もありません。
        [3] 全部そろっています。
       *[other] 今は3節のうち{ $n }節です。
    }
   *[other] あなたのパンダカードの条件は、{ colour }を2節です。{ $n ->
        [0] まだ1節もありません。
        [1] 今は1節です。
       *[other] もうそろっています。
    }
}
tip-dry-title = この区画には水がない
tip-dry = このままでは何も育ちません。用水路で水を引きましょう。用水路は池から、区画の境目に沿って延びます。
tip-dry-now = { $n ->
    [0] 用水路を取るのもアクションの一つです。
   *[other] 用水路を{ $n }本持っています。
}
tip-channel-title = 用水路はいつでも置ける
tip-channel = アクションは使いません。池かほかの用水路から始まり、両側の区画に水を届けます。
tip-channel-now = { $n ->
    [0] まだ水のない区画には届きませんが、次の用水路はここから延ばせます。
   *[other] 今なら、水のない区画{ $n }枚に届きます。
}
tip-draw-title = カードが増えれば得点も増える
tip-draw = アクションで、好きな種類のカードを引けます。手札は5枚までです。
tip-draw-now = { $n ->
    [0] 手札は5枚です。先に1枚達成しましょう。
   *[other] あと{ $n }枚持てます。
}
tip-weather-title = 天気が味方する
tip-weather = 2ラウンド目からは、アクションの前に天気ダイスを振ります。効果はいつでも見送れます。
tip-fulfil-title = カードの条件を満たした
tip-fulfil = カードを押すと得点です。アクションは使わず、手番中いつでもできます。
tip-fulfil-pays = パンダカードでは、描かれた竹を払います。
tip-fulfil-stays = 庭はそのままなので、ほかのカードにも使えます。
tip-signs-title = マークのある区画
tip-signs = 水場は自分の区画に水を届けます。囲いではパンダが食べられません。肥料では竹が2節ずつ伸びます。
tip-chips-title = 区画に置く改良チップ
tip-chips = マークも竹もない区画に置きます。アクションは使わず、後に取っておくこともできます。
tip-end-title = 終わりが近い
tip-end = 決められた枚数を最初に達成した人が帝を得て、2点獲得します。ほかの人はあと1手番です。手札に残ったカードは得点になりません。
tip-end-now = 今の達成は{ $n }／{ $of }枚です。

## レッスン

lesson-plots-title = 区画を置く
lesson-plots-why = 区画を3枚見て1枚置きます。池の隣には水があるので、すぐに竹が生えます。それ以外の場所では、2枚の区画に接していなければなりません。
lesson-plots-draw = 区画を3枚引きましょう。
lesson-plots-draw-astray = それは別のアクションです。もう一度やってみますか？
lesson-plots-pick = ピンクの区画を選びましょう。
lesson-plots-pick-astray = それもできますが、ピンクではありません。もう一度やってみますか？
lesson-plots-under = 黄色の区画を先に、山の下へ戻しましょう。
lesson-plots-under-astray = それもできますが、これでは緑が黄色より先に出てきます。もう一度やってみますか？
lesson-plots-lay = すぐに竹が生える場所に置きましょう。
lesson-plots-lay-astray = それもできますが、そこには水がありません。今、水があるのは池の隣だけです。もう一度やってみますか？
lesson-water-title = 水を引く
lesson-water-why = 用水路は池から始まり、区画の境目に置きます。用水路に接した区画には、ずっと水があります。アクションを使うのは取るときだけで、置くときには使いません。
lesson-water-lay = 用水路を1本持っています。池から始まるように置きましょう。
lesson-water-astray = それもできますが、用水路はまだ手元にあります。もう一度やってみますか？
lesson-water-take = もう1本、用水路を取りましょう。
lesson-water-bring = ピンクの区画に水を引きましょう。
lesson-water-bring-astray = それもできますが、ピンクの区画にはまだ水がありません。もう一度やってみますか？
lesson-gardener-title = 庭師
lesson-gardener-why = 庭師はまっすぐ進み、必ず動きます。止まった区画と、隣の同じ色の区画すべてで、水があれば竹が伸びます。
lesson-gardener-task = 1回の移動で、緑の竹を3か所伸ばしましょう。
lesson-gardener-astray = それもできますが、伸びた竹が足りません。緑の区画が集まっているところに止まりましょう。もう一度やってみますか？
lesson-gardener-next = 次は二つ目の、別のアクションです。パンダをピンクの区画へよけましょう。
lesson-gardener-next-astray = それもできますが、パンダはピンクの区画にいません。もう一度やってみますか？
lesson-panda-title = パンダ
lesson-panda-why = パンダはまっすぐ進み、竹を1節食べます。パンダカードは食べた竹で払います。1手番に行うのは異なるアクション二つで、カードの達成と用水路を置くことは数えません。
lesson-panda-eat = カードの条件は緑2節で、今は1節です。パンダにもう1節食べさせましょう。
lesson-panda-eat-astray = それもできますが、緑の竹が増えていません。もう一度やってみますか？
lesson-panda-pay = カードを押して達成しましょう。
lesson-panda-pay-astray = それもできますが、カードはまだ手札にあります。もう一度やってみますか？
lesson-panda-end = アクションは二つとも終わりました。手番を終えましょう。
lesson-panda-end-astray = まだあなたの手番です。もう一度やってみますか？
lesson-cards-title = 目的カードの達成
lesson-cards-why = カードは自分の手番中いつでも達成でき、アクションは使いません。形は回してもよく、すべての区画に水が必要です。手札は5枚までです。
lesson-cards-fulfil = 手札がいっぱいです。条件を満たした区画カードが1枚あります。見つけて押しましょう。
lesson-cards-fulfil-astray = それもできますが、どのカードも達成していません。もう一度やってみますか？
lesson-cards-draw = 手札が空きました。庭師カードを引きましょう。
lesson-cards-draw-astray = それもできますが、庭師カードではありません。もう一度やってみますか？
lesson-weather-title = 天気と改良チップ
lesson-weather-why = 「？」なら天気を選べます。曇りでは改良チップが手に入り、マークも竹もない区画に、すぐに、または後で置けます。天気はいつでも見送れます。
lesson-weather-roll = 新しい手番は天気から始まります。ダイスを振りましょう。
lesson-weather-roll-astray = ダイスをまだ振っていません。もう一度やってみますか？
lesson-weather-choose = 「？」が出ました。曇りを選びましょう。
lesson-weather-choose-astray = それもできますが、改良チップが手に入るのは曇りだけです。もう一度やってみますか？
lesson-weather-chip = 水場を取りましょう。
lesson-weather-chip-astray = それもできますが、水が出るのは水場だけです。もう一度やってみますか？
lesson-weather-improve = 水のない区画に置きましょう。
lesson-weather-improve-astray = それもできますが、その区画にはまだ水がありません。もう一度やってみますか？
lesson-rain-title = 4節の竹
lesson-rain-why = 雨は、水のある区画一つの竹を伸ばします。竹は4節までです。カードがマークなしなら、マークのない区画でなければなりません。
lesson-rain-grow = 雨です。マークのない区画の緑の竹が4節になるように降らせましょう。
lesson-rain-grow-astray = それもできますが、庭師カードの役に立ちません。もう一度やってみますか？
lesson-rain-fulfil = 庭師カードの条件を満たしました。カードを押しましょう。
lesson-rain-fulfil-astray = それもできますが、カードはまだ手札にあります。もう一度やってみますか？
lesson-exact-title = ちょうど3節
lesson-exact-why = 高さはちょうどでなければなりません。4節の竹は3節とは数えません。だから、雨を見送るのがよいこともあります。
lesson-exact-task = カードの条件は、ちょうど3節のピンクの竹2か所です。一つはもう立っていて、今伸びるのはその竹だけです。雨を見送りましょう。
lesson-exact-astray = それもできますが、4節になったので数えられません。もう一度やってみますか？

## 最初のページ

learn-goal = みんなの庭で、秘密の目的カードを達成しよう
learn-says = 区画を広げ、水を引き、竹を育て、パンダに食べさせます。達成したカードが得点になり、最多得点の人が勝ちます。
learn-weather-title = 天気を決める
learn-weather = 2ラウンド目からは、ダイスが味方します。追加のアクション、竹の成長、改良チップなどです。
learn-actions-title = 異なるアクションを二つ
learn-actions = 区画を置く、用水路を取る、庭師を動かす、パンダを動かす、カードを引く。持っている用水路と改良チップを置くのにアクションはいりません。
learn-figures-title = 庭師とパンダ
learn-figures = どちらもまっすぐ進みます。庭師は竹を伸ばし、パンダは1節食べます。
learn-finish-title = カードの達成はいつでも
learn-finish = 庭や食べた竹が手札のカードの条件に合ったら、カードを押します。アクションは使いません。
learn-plots-title = 区画
learn-plots = 庭に同じ形があり、すべてに水があること。2～5点。
learn-gardener-title = 庭師
learn-gardener = 描かれたとおりの高さの竹。3～8点。
learn-panda-title = パンダ
learn-panda = 食べた竹を払う。3～6点。
learn-end-title = ゲームの終わり
learn-end = 誰かが9枚（3人なら8枚、4人なら7枚）達成し、さらに2点を得ます。ほかの人はあと1手番です。

## 端末用の庭：1マスは半角10文字分

chart-pond = 水
chart-green = 緑
chart-yellow = 黄
chart-pink = 桃
chart-panda = パンダ
chart-gardener = 庭師
chart-legend = |は竹、~は水、+は肥料、#は囲い、=は水場です。

## 勝ち方

won-first = { who }は最初に目的カードを{ $n }枚達成し、{ $mine }点対{ $theirs }点で最多得点です。
won-ended = { who }が最初に目的カードを{ $n }枚達成しました。
won-panda = { $points }で同点でしたが、パンダカードの得点が{ $mine }点対{ $theirs }点で多い{ who }の勝ちです。

## What a person's page remembers, under the figure

personal-points = 点、1ゲームで
