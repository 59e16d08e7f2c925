### この家とすべてのゲームに共通の言葉。引数は en.ftl のとおり。`$who-san` は席の一覧に「さん」を付けた形、`$what-row` は「と」の代わりに「、」でつなぐ形。
### As in English: Engawa, OK.

## つなぎ

sentences = { $first }{ $rest }
list-last = { first }と{ rest }
    .san = { first-san }と{ rest-san }
    .row = { first }、{ rest }
list-more = { first }、{ rest }
    .san = { first-san }、{ $rest-san }
either-last = { first }か{ rest }
    .row = { first }、{ rest }
either-more = { first }、{ rest }
only = { $what ->
    [you] あなた
   *[other] { $what }
}
    .san = { $what ->
        [you] あなた
       *[other] { $what }さん
    }
first = { $first ->
    [you] あなた
   *[other] { $first }
}
rest = { $rest ->
    [you] あなた
   *[other] { $rest }
}
first-san = { $first ->
    [you] あなた
   *[other] { $first }さん
}
rest-san = { $rest ->
    [you] あなた
   *[other] { $rest }さん
}
who = { $who ->
    [you] あなた
   *[other] { $who }さん
}

## 数

number = { $n }
more = +{ $n }
less = −{ $n }
points = { $n }点

## 席

seat-free = プレイヤー{ $letter }

## どのゲームでも

play = 実行
game-over = ゲームは終了しました。
points-word = 点
happened = { $line }。
played = { who }は「{ $line }」を選びました。

## 勝ち方

won-points = { who }が{ $mine }点対{ $theirs }点で最多得点です。
won-tie = { $amount }で同点でしたが、{ who }の勝ちです。
won-shared = { $who-san }が{ $amount }で勝利を分け合いました。
won-alone = { who }の得点は{ $amount }です。
nobody-wins = 勝者はいません。
stopped-turns = ゲームは{ $n }手番で打ち切られました。
stopped-rounds = ゲームは{ $n }ラウンドで打ち切られました。

## ゲームを選ぶ

no-game = 「{ $game }」というゲームはありません。あるのは次のとおりです：{ $games }
no-such-seats = { $game }は{ $few }～{ $many }人用です。{ $n }人では遊べません
no-option = { $game }に「{ $option }」というオプションはありません。あるのは次のとおりです：{ $offer }
option-takes = オプション{ $option }に指定できるのは{ $takes }です。{ $value }は指定できません
no-language = 「{ $language }」の言葉はありません。あるのは次のとおりです：{ $languages }
illegal-line = ここで「{ $line }」は選べません：{ $why } [{ $rule }]
at-line = { $n }行目：{ $what }
at-from = 見出し「from」：{ $what }
other-version = この棋譜は{ $game }のルール第{ $version }版のものです。今は第{ $now }版なので、同じようには進まないことがあります。
takes-file = 名前またはファイル
takes-yes-no = yesかno
takes-number = { $low }から{ $high }までの整数
takes-name = { $n }（{ $name }）
no-rule = { $game }に「{ $rule }」というルールはありません。あるのは次のとおりです：{ $offer }
none = なし
yes = はい
no = いいえ

## 卓

took-back = { who }は{ $lines }手を取り消しました。
whose = { $who ->
    [you] あなたの{ $what-others }
   *[other] { $who }さんの{ $what-others }
}

## 端末

state-faded = 除外
state-got = これから
amount = { $what }{ $n }
amount-of = { $what }{ $n }／{ $of }

## レッスン

no-lesson = そのレッスンはありません。
can-be-played = その手は選べます。
lesson-over = レッスンは終わりました。もう一度始めるか、次のレッスンへ進んでください。

## ルールの見出し：ルールブックにないこと、わからないこと、どのゲームにも当てはまること

section-rulings = 裁定
section-gaps = 不明な点
section-house = 家のルール
