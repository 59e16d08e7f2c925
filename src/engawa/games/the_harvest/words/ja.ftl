### ザ・ハーベスト。引数は en.ftl のとおり。登場人物の名前はカードファイルのとおりに入る。

## ゲーム

title = ザ・ハーベスト
summary = 味方と中立の通りを使いこなし、相手の体力を0にしましょう。
option-beginner = ドラフトの代わりに手札を配る
option-turn-ties = 同じ体力なら、手番の人か次に手番が来る人の勝ち（独自のルール）
option-turn-cap = 体力の最も多い人が勝ちになる手番数
option-cards = カードファイル

## 言葉

turns = { $n }手番
health = 体力
count-allies = 味方
count-value = 値の合計
winner = 勝者
active = 手番中
score-health = 残り体力

## 補助：文中の席

who = { $who ->
    [you] あなた
   *[other] { $who }さん
}
to = { $to ->
    [you] あなた
   *[other] { $to }さん
}
me = { $me ->
    [you] あなた
   *[other] { $me }さん
}

## 卓の上

place-street = 通り
place-deck = 山札
place-now = 今
place-acts = 手番に1つだけ
place-discard = 捨て札
place-order = 選ぶ順番
note-order = 3枚ずつになるまで
called-right = 当たれば
called-wrong = 外れれば
label-order = 当たればあなたが、外れれば相手が先に選びます。その後は交互に、3枚ずつになるまで選びます。
label-picks = { $of }回のうち{ $n }回目。
note-draft = 空きは山札から補われます
note-empty = カードなし
note-act = 攻撃は大きい数字の分
note-prevent = ここのカードで防げます
place-allies = { who }の味方
neutral = 中立
discarded-card = 捨て札
on-deck = 山札のいちばん上
ally-of = { who }の味方
label-up = { $name }、{ $where }、表向き、{ $value }（裏返すと{ $other }）。{ $says }
label-down = { $name }、{ $where }、裏向き、{ $value }（裏返すと{ $other }）。リセット{ $reset }。
text-reset = リセット
label-deck = 山札、{ $n }枚
label-unseen = 通りの{ $n }枚目のカード、まだめくられていません。
text-unseen = { $n }枚目
label-hidden = よけておいた裏向きのカード。隠れた数字は奇数か偶数か？
text-deck = 残り{ $n }
label-health = { who }、体力{ $n }。
label-ability = { $card }：{ $words }。
label-hit = 残り{ $blow }、防御{ $stopped }。

## すること

chance-first = 誰からドラフトするかを無作為に決めます。
chance-top = 次のカードをめくります。
asks-call = 隠れた数字は奇数か偶数か？　当たれば先に選べます。まったくの運です。
asks-draft = 通りからカードを1枚選んでください。
asks-act = 発動、攻撃、リセット、購入のどれかを行ってください。
asks-pick = カードを1枚選んでください。
asks-aim = 相手を1人選んでください。
asks-choose = 一つ選んでください。
asks-allow = 「はい」か「いいえ」で答えてください。
waits-call = 誰からドラフトするかを決めるため、{ who }が奇数か偶数かを言います。
waits-draft = { who }が通りからカードを1枚取ります。
waits-act = { who }が発動、攻撃、リセット、購入から選びます。
waits-pick = { who }がカードを選びます。
waits-aim = { who }が相手を選びます。
waits-choose = { who }が一つ選びます。
waits-allow = { who }が「はい」か「いいえ」で答えます。
asks-stop = { $card }があなたに{ $n }ダメージ。通りのカードで防ぐか、体力を{ $n }失います。
asks-stop-more = { $blow }のうちあと{ $left }。もう1枚渡すか、体力を{ $left }失います。
waits-stop = { who }は{ $blow }ダメージのうち、{ $left }まで防げます。
won = { who }の勝ちです。
note-follows-led = { who }は{ $led }の指示で{ $card }に従っています。
note-chooses = { who }の選択：{ $offered }。
quoted = 「{ $words }」
note-attacks = { $card }が{ to }を攻撃します。
note-street = 通りのカードが3枚を超えています。手番の終わりに、値の最も高いカードを捨てます。
note-most = 体力が最も多いのは{ who }です。
note-stuck = { who }の負けです。体力が残る手がありませんでした。
note-stopped = ゲームは{ $turns }で打ち切られました。

## 手番の四つの行動

act-activate = 発動
act-activate-brief = カードの能力を使う
act-activate-says = 味方か中立のカードの能力を使う
act-attack = 攻撃
act-attack-brief = 大きい数字で攻撃する
act-attack-says = 味方を通りへ送り、相手にダメージを与える
act-reset = リセット
act-reset-brief = コインの分を払って表に戻す
act-reset-says = 体力を払って味方を表に戻す
act-buy = 購入
act-buy-brief = 数字の分を払って山札の上を得る
act-buy-says = 山札のいちばん上のカードを取る
act-buy-for = { $n }で購入
act-buy-for-says = 体力{ $n }を払い、山札のいちばん上のカードを取る

## カードを押すと

press-attack = これで攻撃する
press-activate = 発動する
press-reset = リセットする
press-buy = 購入する
press-pass = 渡す
press-draft = 取る
press-take = 取る
press-discard = 捨てる
press-flip = 裏返す
press-move = 通りへ移す
press-swap = 入れ替える
press-follow = 従う
press-hit = この人にダメージを与える
press-ask = この人に選ばせる

## 選択と、その結果

activate-title = { $card }を発動
activate-says = その後裏向きになり、値は{ $n }になります。
activate-gains = { $who }は体力を{ $n }得ます。
activate-loses = { $who }は体力を{ $n }失います。
activate-hit = { $who }は{ $n }ダメージを受けます。防いだ分は減ります。
activate-press-hit = 発動して{ $n }ダメージ
activate-idle = 今は何も変わりません。
activate-press = 発動
attack-title = { $card }で{ to }を攻撃
attack-says = { $card }は通りへ移ります。{ to }は{ $n }から、通りのカードで防いだ分を引いたダメージを受けます。
attack-press = { $n }で攻撃
attack-press-may-win = { $n }で攻撃、勝つかも
attack-press-wins = { $n }で攻撃して勝つ
attack-goes = { $card }は通りへ移ります。
forecast-none = { who }は何も渡せず、体力を{ $n }失います。
some-cards = { $of ->
    [1] その1枚のカード
   *[other] { $of }枚中{ $n }枚のカード
}
forecast-some = { who }は{ $cards }を渡せて、失う体力は{ $low }～{ $high }です。
stops = { $n }防ぐ
too-much = { $n }は多すぎ
answer-cannot = 防げない
answer-none = 何も渡さない
answer-yours = 渡されたカードはあなたのものになります。
answer-wins = 勝ち
answer-no-loss = 減らない
answer-pass = { $cards }を渡す
answer-limit = 合計で{ $n }を超えて渡すことはできません。
answer-equal = 値{ $n }のカードは、もう一方の数字が低いときだけ1枚で防げます。
reset-title = { $card }をリセット
costs = 体力を{ $cost }払い、残りは{ $left }です。
reset-says = 表向きで値は{ $n }です。
reset-press = { $n }でリセット
buy-title = { $card }を購入
buy-press = { $n }で購入
pass-title = { $card }を{ to }に渡す
pass-says = { $left }のうち{ $stops }を防ぎます。
pass-rest = 残りは{ $n }ダメージです。
pass-all = 体力は減りません。
pass-press = { $n }防ぐ
lose-title = これ以上防がず、{ $n }失う
lose-says = 残りの体力は{ $n }です。
lose-over = これでゲームが終わります。
lose-press = { $n }失う
enough-title = もうカードを選ばない
enough-press = ここまで
yes-title = はい、行う
yes-press = はい
no-title = いいえ、行わない
no-press = いいえ
odd-title = 奇数と言う
odd-says = 隠れた数字が奇数なら、あなたが先に選びます。
odd-press = 奇数
even-title = 偶数と言う
even-says = 隠れた数字が偶数なら、あなたが先に選びます。
even-press = 偶数
take-title = { $card }を取る、{ $value }（裏返すと{ $other }）
take-press = 取る
discard-title = { $card }を捨てる
discard-press = 捨てる
flip-title = { $card }を裏返す、{ $value }から{ $other }へ
flip-press = 裏返す
stays-title = そのままになる{ $card }を選ぶ
stays-says = 発動中のカードは今は裏返りません。最後に裏向きになります。
choose-press = 選ぶ
move-title = { $card }を通りへ移す
move-press = 移す
swap-title = { $card }を入れ替える、{ $value }（裏返すと{ $other }）
swap-press = 入れ替える
follow-title = { $card }に従う
follow-press = 従う
sides-up = 表向き、{ $value }（裏返すと{ $other }）。
sides-down = 裏向き、{ $value }（裏返すと{ $other }）。
hit-title = { to }にダメージを与える
ask-title = { to }に選ばせる
has-health = { who }の体力は{ $n }です。
for-seat = { who }が：{ $words }
offers = { $card }による選択です。
option-press = これを選ぶ

## 起きたこと

turned-up = 山札のいちばん上で{ $card }がめくられました。
to-street = { $card }が通りに出ました。
put-aside = { $parity ->
    [odd] 隠れた数字は{ $n }、奇数です。
   *[even] 隠れた数字は{ $n }、偶数です。
}
drafts-first = { who }からドラフトします。
called-odd = { who }は奇数と言いました。
called-even = { who }は偶数と言いました。
said-yes = { who }はそうすることにしました。
said-no = { who }は見送りました。
in-words = 「{ $words }」
nothing-came = 何も起こりませんでした。
activated = { who }は{ $card }を発動しました（{ in-words }）。
followed = { who }は{ $card }に従いました（{ in-words }）。
reset-card = { who }は体力{ $n }を払って{ $card }をリセットしました。
bought = { who }は体力{ $n }を払って{ $card }を購入しました。
passed = { who }は{ $card }を渡し、{ $n }防ぎました。
drafted = { who }は{ $card }をドラフトしました。
took = { who }は{ $card }を取りました。
discarded = { who }は{ $card }を捨てました。
flipped = { who }は{ $card }を{ $value }から{ $other }に裏返しました。
chose-active = { who }は{ $card }を選びました。カードはそのままです。
moved = { who }は{ $card }を通りへ移しました。
chose-swap = { who }は入れ替えに{ $card }を選びました。
swapped = { $who }は{ $card }と{ $other }を入れ替えました。
chose-no-more = { who }はもうカードを選びませんでした。
chose = { who }の選択：{ $words }。
lost-health = { who }はそれ以上防がず、体力を{ $n }失いました。
gained = { who }は体力を{ $n }得ました。
hurt = { who }は体力を{ $n }失いました。
attacked = { who }は{ $card }で{ to }を攻撃しました（{ $n }ダメージ）。
aimed = { who }は{ to }を狙いました。
left-choice = { who }は{ to }に選ばせました。

## できない理由

why-top = 先に山札のいちばん上のカードをめくる必要があります。
why-first = 先に、誰からドラフトするかを決める必要があります。
why-call = 先に{ who }が奇数か偶数かを言う必要があります。
why-draft = 先に{ who }が通りからカードを1枚取る必要があります。
why-act = { who }は発動、攻撃、リセット、購入のどれかを行います。
why-pick = { who }は能力の指示どおりにカードを選びます。
why-aim = 先に{ who }が相手を選ぶ必要があります。
why-choose = 先に{ who }がカードの選択肢から選ぶ必要があります。
why-allow = 先に{ who }が「はい」か「いいえ」で答える必要があります。
why-prevent = 先に{ who }がダメージをどれだけ防ぐか決める必要があります。
why-not-street = { $card }は通りにありません。
why-must-pick = 選べるカードがあるので、1枚選ばなければなりません。
why-no-ally = { $card }は{ who }の味方ではありません。
why-no-rival = { $who ->
    [you] あなたは{ $me ->
        [you] 自分自身
       *[other] { me }
    }の相手ではありません。
   *[other] { who }は{ me }の相手ではありません。
}
why-not-near = { $card }は{ who }の味方でも中立でもありません。
why-face-down = { $card }は裏向きです。
why-face-up = { $card }はすでに表向きです。
why-reset-cost = { $card }のリセットには体力{ $cost }が必要です。{ who }の体力は{ $has }で、少なくとも1は残さなければなりません。
why-no-deck = 山札がありません。
why-buy-cost = { $card }には体力{ $cost }が必要です。{ who }の体力は{ $has }で、少なくとも1は残さなければなりません。
why-attacker = 攻撃している{ $card }で、自分の攻撃は防げません。
why-too-high = { $card }が防ぐのは{ $worth }で、残りの{ $left }ダメージを超えています。
why-equal = { $card }は攻撃しているカードと値が同じなので、もう一方の値が{ $below }より低くなければなりませんが、{ $mine }です。
says = { $card }の能力：{ $words }。
why-other-verb = 指示は「{ $asked }」で、「{ $other }」ではありません。
verb-discard = 捨てる
verb-flip = 裏返す
verb-take = 取る
verb-move = 移す
verb-follow = 従う
verb-swap = 入れ替える
why-chosen = { $card }はすでに選ばれています。
why-only-first = { $card }は2枚のうち1枚目にしか選べません。
why-only-second = { $card }は2枚のうち2枚目にしか選べません。
why-no-fit = { $card }は条件に合いません。
why-followed = { $card }には、この発動ですでに従っています。
why-no-partner = { $card }と入れ替えられるカードがありません。
why-too-much = { $card }の値{ $worth }では多すぎます。{ $most }のうち、すでに{ $total }を選んでいます。
why-one-opponent = { $card }と前のカードは、別々の相手の味方です。
why-opponent = { $who ->
    [you] 自分を相手に選ぶことはできません。
   *[other] 相手は{ $who }さん以外の人です。
}
why-hit-not-ask = 指示は相手にダメージを与えることで、選ばせることではありません。
why-ask-not-hit = 指示は相手に選ばせることで、ダメージを与えることではありません。
why-option-void = 選択肢{ $n }には、実行できることがありません。
why-options = 選択肢は{ $n }つだけです。

## カードの文章。次の部品から文を作る：「カードを2枚引き、その後、味方1枚を捨てる。」
## 行為には、続ける形（.te）と「してもよい」形（.may）がある。カードの文章は常体で書く。

ability-sentence = { $what }。
ability-brief = { $what-brief }
ability-clause = { $what }
    .brief = { $what-brief }
ability-yours = { $what }
    .brief = { $what-brief }
ability-may = { $what-may }
ability-each = 全員がそれぞれ{ $what }
    .brief = 全員：{ $what-brief }
ability-others = ほかの全員がそれぞれ{ $what }
    .brief = ほかの全員：{ $what-brief }
ability-choose = 次から一つ選ぶ：{ $options }
    .brief = 一つ選ぶ：{ $options-brief }
ability-rival = あなたの行うことを、相手1人が次から一つ選ぶ：{ $options }
    .brief = 相手1人が選ぶ：{ $options-brief }
ability-or = { $first }、または{ $rest }
    .brief = { $first-brief }／{ $rest-brief }
ability-and = { $first-te }、{ $rest }
    .may = { $first-te }、{ $rest-may }
ability-then = { $first-te }、その後、{ $rest }
    .may = { $first-te }、その後、{ $rest-may }

deed-discard = { $cards }を捨てる
    .te = { $cards }を捨て
    .may = { $cards }を捨ててもよい
deed-flip = { $cards }を裏返す
    .te = { $cards }を裏返し
    .may = { $cards }を裏返してもよい
deed-take = { $cards }を取る
    .te = { $cards }を取り
    .may = { $cards }を取ってもよい
deed-move = { $cards }を通りへ移す
    .te = { $cards }を通りへ移し
    .may = { $cards }を通りへ移してもよい
deed-follow = { $cards }に従う
    .te = { $cards }に従い
    .may = { $cards }に従ってもよい
deed-swap = { $one }を{ $other }と入れ替える
    .te = { $one }を{ $other }と入れ替え
    .may = { $one }を{ $other }と入れ替えてもよい
deed-swap-hand = 自分の手札を通りと入れ替える
    .te = 自分の手札を通りと入れ替え
    .may = 自分の手札を通りと入れ替えてもよい
deed-draw = カードを{ $n }枚引く
    .te = カードを{ $n }枚引き
    .may = カードを{ $n }枚引いてもよい
deed-gain = 体力を{ $n }得る
    .te = 体力を{ $n }得て
    .may = 体力を{ $n }得てもよい
    .brief = 体力+{ $n }
deed-gain-as = { $amount }だけ体力を得る
    .te = { $amount }だけ体力を得て
    .may = { $amount }だけ体力を得てもよい
    .brief = 体力+{ $amount-brief }
deed-hit = { hit-whom }{ $n }ダメージを与える
    .te = { hit-whom }{ $n }ダメージを与え
    .may = { hit-whom }{ $n }ダメージを与えてもよい
    .brief = { $target ->
        [them] その相手に{ $n }ダメージ
        [every] 相手全員に{ $n }ダメージ
       *[one] { $n }ダメージ
    }
deed-hit-as = { hit-whom }、{ $amount }のダメージを与える
    .te = { hit-whom }、{ $amount }のダメージを与え
    .may = { hit-whom }、{ $amount }のダメージを与えてもよい
    .brief = { $target ->
        [them] その相手に{ $amount-brief }ダメージ
        [every] 相手全員に{ $amount-brief }ダメージ
       *[one] { $amount-brief }ダメージ
    }
hit-whom = { $target ->
    [them] その相手に
    [every] 相手全員に
   *[one] 相手1人に
}

one-it = そのカード
one-top = 山札のいちばん上のカード
    .brief = 山札の上のカード
one-ally = { $which ->
    [up] 表向きの味方1枚
    [down] 裏向きの味方1枚
    [other] ほかの味方1枚
    [other-up] ほかの表向きの味方1枚
    [other-down] ほかの裏向きの味方1枚
   *[any] 味方1枚
}
one-rival = { $which ->
    [up] 相手の表向きの味方1枚
    [down] 相手の裏向きの味方1枚
    [other] 相手のほかの味方1枚
    [other-up] 相手のほかの表向きの味方1枚
    [other-down] 相手のほかの裏向きの味方1枚
   *[any] 相手の味方1枚
}
one-neutral = { $which ->
    [up] 表向きの中立のカード1枚
    [down] 裏向きの中立のカード1枚
    [other] ほかの中立のカード1枚
    [other-up] ほかの表向きの中立のカード1枚
    [other-down] ほかの裏向きの中立のカード1枚
   *[any] 中立のカード1枚
}
one-play = { $which ->
    [up] 表向きの場のカード1枚
    [down] 裏向きの場のカード1枚
    [other] 場のほかのカード1枚
    [other-up] 場のほかの表向きのカード1枚
    [other-down] 場のほかの裏向きのカード1枚
   *[any] 場のカード1枚
}
one-discarded = { $which ->
    [up] 表向きの捨て札1枚
    [down] 裏向きの捨て札1枚
    [other] ほかの捨て札1枚
    [other-up] ほかの表向きの捨て札1枚
    [other-down] ほかの裏向きの捨て札1枚
   *[any] 捨て札1枚
}
cards-up-to = { $n }枚までの{ $cards }
cards-any = 好きな枚数の{ $cards }
cards-all = { $cards }すべて
many-ally = { $which ->
    [up] 表向きの味方
    [down] 裏向きの味方
    [other] ほかの味方
    [other-up] ほかの表向きの味方
    [other-down] ほかの裏向きの味方
   *[any] 味方
}
many-rival = { $which ->
    [up] 相手の表向きの味方
    [down] 相手の裏向きの味方
    [other] 相手のほかの味方
    [other-up] 相手のほかの表向きの味方
    [other-down] 相手のほかの裏向きの味方
   *[any] 相手の味方
}
many-theirs = { $which ->
    [up] その相手の表向きの味方
    [down] その相手の裏向きの味方
    [other] その相手のほかの味方
    [other-up] その相手のほかの表向きの味方
    [other-down] その相手のほかの裏向きの味方
   *[any] その相手の味方
}
many-neutral = { $which ->
    [up] 表向きの中立のカード
    [down] 裏向きの中立のカード
    [other] ほかの中立のカード
    [other-up] ほかの表向きの中立のカード
    [other-down] ほかの裏向きの中立のカード
   *[any] 中立のカード
}
many-play = { $which ->
    [up] 表向きの場のカード
    [down] 裏向きの場のカード
    [other] 場のほかのカード
    [other-up] 場のほかの表向きのカード
    [other-down] 場のほかの裏向きのカード
   *[any] 場のカード
}
many-discarded = { $which ->
    [up] 表向きの捨て札
    [down] 裏向きの捨て札
    [other] ほかの捨て札
    [other-up] ほかの表向きの捨て札
    [other-down] ほかの裏向きの捨て札
   *[any] 捨て札
}
cards-or-less = 値{ $n }以下の{ $cards }
cards-or-more = 値{ $n }以上の{ $cards }
cards-total = 値の合計が{ $n }以下になる{ $cards }

amount-value = そのカードの値
amount-higher = そのカードの高いほうの値
amount-lower = そのカードの低いほうの値
amount-difference = そのカードの値の差
amount-number = { $cards }の枚数
amount-highest = { $cards }のうち最も高い値
amount-plus = { $amount }に{ $n }を足した数
    .brief = { $amount-brief }+{ $n }
amount-most = { $amount }（{ $n }まで）

## 目標

goal = 誰かの体力を0にする。体力の多い人の勝ち。
goal-rival = { $who ->
    [you] ほかの人の体力を0にする。体力の多い人の勝ち。
   *[other] { $who }さんの体力を0にする。体力の多い人の勝ち。
}
goal-far = 体力{ $n }／{ $of }
goal-end = 最も低い体力：{ $n }。

## コーチの言葉

tip-call-title = どちらが先に選ぶ？
tip-call = カードを1枚よけておきます。その裏の数字が奇数か偶数かを当てましょう。当たれば、通りから先に選べます。まったくの運です。
tip-draft-title = まず仲間を選ぼう
tip-draft = 大きな数字は攻撃の強さ、文章は能力です。数字が高ければ強く攻撃でき、よい能力は毎手番役に立ちます。
tip-draft-now = ここでいちばん高い数字は、{ $card }の{ $n }です。
tip-goal-title = 相手の体力を0に
tip-goal = 全員、体力21から始めます。誰かの体力がなくなるとゲームが終わり、体力の最も多い人が勝ちます。
tip-goal-now = { $who ->
    [you] 今はあなたがいちばん少なく、{ $n }です。
   *[other] { $who }さんの残りは{ $n }です。
}
tip-win-title = 今なら勝てるかも
tip-win = このカードの攻撃は、相手の残り体力に届きます。防げるのは通りのカードだけです。
tip-win-now = { who }の残り体力は{ $n }、{ $card }の攻撃は{ $hits }です。
tip-low-title = 体力に注意
tip-low = リセットと購入には体力を払い、攻撃でも体力が減ります。なくなると負けです。
tip-low-now = { $hits ->
    [0] 残りは{ $n }です。今、攻撃してくるカードはありません。
   *[other] 残りは{ $n }です。相手のいちばん強いカードは{ $hits }ダメージを与えます。
}
tip-activate-title = カードの能力を使おう
tip-activate = 手番には一つの行動をします。自分か通りの表向きのカードを発動すると、書かれたことを行い、その後裏返ります。
tip-activate-now = 通りの{ $card }は誰でも使えます：{ $says }
tip-attack-title = カードで攻撃しよう
tip-attack = カードは通りへ移り、大きな数字の分のダメージを与えます。その後はあなたのものではなくなります。
tip-attack-now = あなたのカードでいちばん強いのは{ $card }で、{ $n }ダメージです。
tip-down-title = 裏向きなら別の数字
tip-down = カードには数字が二つあります。裏向きではもう一方の数字になり、発動できませんが、攻撃はできます。
tip-down-now = { $card }は今、{ $n }ダメージを与えます。
tip-reset-title = カードを表に戻そう
tip-reset = コインの数だけ体力を払うと表向きになり、次の手番に発動できます。手番はそれで終わりです。
tip-reset-now = { $card }には{ $n }かかり、体力は{ $left }残ります。
tip-buy-title = 仲間を増やそう
tip-buy = 大きな数字の分の体力を払うと、山札のいちばん上のカードが手に入ります。カードがなければ、ほとんど何もできません。
tip-buy-now = { $card }には{ $n }かかり、体力は{ $left }残ります。
tip-hit-title = 攻撃された
tip-hit = 通りのカードを攻撃した人に渡すと、その数字だけダメージが減り、残りを体力から失います。渡したカードは相手のものになります。
tip-hit-now = { $card }で{ $left }のうち{ $n }を防げます。
tip-over-title = ダメージより多くは防げない
tip-over = 残りのダメージを超えるカードは渡せません。
tip-over-now = { $card }は{ $n }ですが、残りのダメージは{ $left }です。
tip-choose-title = カードが選択を求めている
tip-choose = 使ったカードで、選択が必要になることがあります。指示はここに書かれ、選べるものが光ります。
tip-limit-title = 通りのカードが多すぎる
tip-limit = 通りに置けるのは3枚までです。手番の終わりにそれより多ければ、数字の最も高いカードをすべて捨てます。

## レッスン

lesson-draft-title = 仲間を選ぶ
lesson-draft-call = カードを1枚よけておきます。裏の数字が奇数か偶数かを言いましょう。
lesson-draft-call-astray = 数字は奇数だったので、相手が先に選びます。そんなこともあります。もう一度やってみますか？
lesson-draft-task = 当たりました。あなたが先です。数字のいちばん高いカードを取りましょう。
lesson-draft-astray = それもできますが、もっと数字の高いカードがあります。もう一度やってみますか？
lesson-draft-why = 3枚ずつになるまで交互に選びます。通りはそのたびに補充します。その後、弱いほうから始めます。
lesson-activate-title = カードを使う
lesson-activate-task = 自分の表向きのカードを発動しましょう。相手にダメージを与えます。
lesson-activate-astray = それもできますが、相手にダメージを与えていません。もう一度やってみますか？
lesson-activate-task-2 = あなたのカードは裏向きになりました。通りのカードを使って体力を得ましょう。
lesson-activate-astray-2 = それもできますが、体力が増えていません。もう一度やってみますか？
lesson-activate-why = 発動できるのは、自分か通りの表向きのカードで、ほかの人のカードは使えません。どこにあっても、その後裏返ります。
lesson-prevent-title = 攻撃を防ぐ
lesson-prevent-task = 5ダメージの攻撃です。すべて防ぎましょう。
lesson-prevent-astray = それもできますが、防ぎきれていません。もう一度やってみますか？
lesson-prevent-why = 通りのカードは数字の分だけ攻撃を防ぎ、攻撃した人のものになります。ダメージより多くは防げません。攻撃したカードと同じ数字のカードは、もう一方の数字が低いときだけ使えます。
lesson-attack-title = 攻撃する
lesson-attack-task = いちばん強いカードで攻撃しましょう。
lesson-attack-astray = それもできますが、今の向きではもっと強いカードがあります。もう一度やってみますか？
lesson-attack-task-2 = 今度は1ダメージの攻撃です。防ぐと、よいカードを渡してしまいます。そのまま受けましょう。
lesson-attack-astray-2 = それもできますが、相手のカードが1枚増えました。もう一度やってみますか？
lesson-attack-why = カードは、表でも裏でも見えている数字の分のダメージを与え、その後は通りに置かれます。どの攻撃もカードを渡してまで防ぐとは限りません。
lesson-pay-title = 体力で払う
lesson-pay-task = 自分のカードを1枚、表に戻しましょう。
lesson-pay-astray = それもできますが、カードの向きは元のままです。もう一度やってみますか？
lesson-pay-task-2 = 山札のいちばん上のカードを購入しましょう。
lesson-pay-astray-2 = それもできますが、新しいカードが増えていません。もう一度やってみますか？
lesson-pay-why = リセットにはコインの数、購入には大きな数字の分の体力を払います。どちらも1手番を使い、体力は残さなければなりません。
lesson-cards-title = 選択を求めるカード
lesson-cards-task = 印の付いたカードを発動し、通りの裏向きのカードを取って表にしましょう。
lesson-cards-astray = それもできますが、新しい表向きのカードが増えていません。もう一度やってみますか？
lesson-cards-task-2 = 相手のカードを1枚裏返し、使えなくしましょう。
lesson-cards-astray-2 = それもできますが、相手のカードはまだ表向きです。もう一度やってみますか？
lesson-cards-task-3 = 味方を1枚捨て、その高いほうの数字に1を足したダメージを相手に与えましょう。
lesson-cards-astray-3 = それもできますが、別の味方のほうが強い攻撃になりました。もう一度やってみますか？
lesson-cards-why = カードの指示は、あなたのカードの横に表示されます。答えが一つしかなければ聞かれず、できないことは飛ばします。
lesson-follow-title = 従う、入れ替える
lesson-follow-task = 印の付いたカードを発動し、5ダメージを与える相手のカードに従いましょう。
lesson-follow-astray = それもできますが、5ダメージを与えていません。もう一度やってみますか？
lesson-follow-task-2 = 裏向きの味方を、通りの表向きのカードと入れ替えましょう。
lesson-follow-astray-2 = それもできますが、表向きのカードが増えていません。もう一度やってみますか？
lesson-follow-task-3 = 自分のカードは残し、山札のいちばん上のカードを通りへ送りましょう。
lesson-follow-astray-3 = それもできますが、自分のカードを手放してしまいました。もう一度やってみますか？
lesson-follow-why = カードに従うとは、そこに書かれたことを行うことです。そのカードの向きは変わりません。「してもよい」ことは、しなくてもかまいません。
lesson-three-title = 相手が2人以上
lesson-three-task = 印の付いたカードを発動し、体力の最も多い人にダメージを与えましょう。
lesson-three-astray = それもできますが、別の人に当たりました。もう一度やってみますか？
lesson-three-task-2 = 相手に、5ダメージを受けるか、あなたにカードを2枚引かせるかを選ばせましょう。
lesson-three-astray-2 = それもできますが、誰にも選ばせていません。もう一度やってみますか？
lesson-three-task-3 = 味方を通りへ移し、体力の最も少ない人にダメージを与えましょう。
lesson-three-astray-3 = それもできますが、別の人に当たりました。もう一度やってみますか？
lesson-three-why = 誰にダメージを与えるかは、毎回自由に選べます。一人でも体力がなくなれば全員のゲームが終わり、体力の最も多い人が勝ちます。

## 最初のページ

learn-goal = 相手の体力を0に。自分の体力は守ろう
learn-says = 3人があなたのために働き、3人が通りで待っています。手番には1つだけ行います。能力を使う、攻撃する、表に戻す、または買う。
learn-activate-title = 発動
learn-activate = 表向きのカードに書かれたことを行います。自分のカードでも、通りのカードでもかまいません。その後裏返ります。
learn-attack-title = 攻撃
learn-attack = 自分のカードを1枚通りへ送ります。大きな数字の分のダメージを与えます。
learn-reset-title = リセット
learn-reset = 自分のカードを1枚表に戻します。コインの数だけ体力を払います。
learn-buy-title = 購入
learn-buy = 山札のいちばん上のカードを取ります。大きな数字の分の体力を払います。
learn-heading = 攻撃されたら
learn-hit-title = 通りのカードで防ぐ
learn-hit = 通りのカードを攻撃した人に渡すと、その数字だけダメージが減ります。ダメージより多くは防げません。
learn-rest-title = 残りを失う
learn-rest = 防がなかった分、体力を失います。その後、通りのカードが3枚より多ければ、最も高いものを捨てます。
learn-end-title = ゲームの終わり
learn-end = 誰かの体力がなくなるとすぐに終わり、体力の最も多い人が勝ちます。体力は21から始まり、それより多くなりません。

## 意味を調べられる言葉：文中の形と説明

word-ally = 味方
word-ally-says = 手元にあるカードです。あなたのカードはあなたの味方、ほかの人のカードはその人の味方です。
word-facedown = 裏向き
word-facedown-says = 使われたカードです。リセットのコストだけが見えますが、値は数えます。
word-reset = リセット
word-reset-says = 裏向きの味方を表に戻します。コストの分の体力を払い、手番を使います。
word-street = 通り
word-street-says = プレイヤーの間にある、誰のものでもないカードです。攻撃したカードはここへ移り、ここのカードで攻撃を防ぎます。

## 端末用のカード

chart-health = { $seat }：体力{ $n }
chart-down = （裏向き、リセット{ $reset }）

## 勝ち方

won-down = { who }の体力がなくなりました。
won-left = { who }の体力は{ $mine }です。
won-most = { who }の体力が{ $mine }対{ $theirs }で最も多いです。
won-later = 体力{ $n }で同じでしたが、手番が後の{ who }の勝ちです。
won-turn = 体力{ $n }で同じでしたが、手番だった{ who }の勝ちです。
won-next = 体力{ $n }で同じでしたが、次に手番が来る{ who }の勝ちです。

## What a person's page remembers, under the figure

personal-health = 残った体力、勝ったとき
