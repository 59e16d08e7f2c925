### 端末で話す言葉：席、問い、助け、終わり。

## 席

seat = { $letter } { $who }
person = （人）
you = （あなた）
bot = （{ $bot }）
seats = 席：{ $seats }。
help-hint = ?と打つと助けが出ます。
sentence = { $what }。
titled = { $what }：{ $says }
in-state = { $what }（{ $state }）
seats-range = { $few }～{ $many }人用です。
takes-usually = { $takes }、通常は{ $usual }
bots-seats = ボット{ $bots }体では、あなたがいてもいなくても{ $seats }席が埋まりません
say-which = 遊ぶゲームを指定してください：{ $games }
which-game = どのゲームにしますか？
weak-bots = ルールがコンパイルされていません。強さ6以上のボットは本来より弱いことがあります。
chart-choices = (3)は3番の選択肢、*は選択肢が二つ以上あるところです。

## ゲームの進行

played = { $who }：{ $line }
chance = 運
chance-for = { $seat }の運
your-turn = { $letter }の手番です。ほかの人に見えなくなったら、Enterを押してください。
forfeited = { $why }。{ $seat }は欲ばりなボットが引き継ぎます。
taken-back = 取り消し：{ $line }
undo-far = 取り消せるのは、最後に運が決めたところか、ほかの人の手までです。
stopped = ゲームは途中ですが、ここで終わります。

## 入力できるもの

help = 選択肢の番号か、その表記、または表記の始めの部分を打ってください。
help-help = この助け
help-table = 盤面をもう一度
help-read = 盤面と選択肢を言葉で
help-why = その手、またはそう始まる手のほとんどを禁じるルール
help-hint-order = ボットならどうするか、その理由
help-rules = ゲームのルール全部、または一つ
help-undo = 最後の手を取り消す（最後に運が決めたところか、ほかの人の手まで）
help-save = ここまでの棋譜を書き出す
help-quit = やめる
no-choice = { $number }番の選択肢はありません。番号は1から{ $most }までです。
no-line = 「{ $line }」は{ $game }の表記ではありません。1から{ $most }までの番号か、一覧にある表記を打つか、?で助けを出してください。
can-be-played = 「{ $line }」はここで選べます。
begun-can-be-played = 「{ $line }」はここで選べます：{ $lines }。
several = 「{ $line }」に当てはまるもの：{ $lines }。続きも打ってください。
refused = { $says } [{ $rule }]
tip = 助言【{ $title }】
why-what = whyに続けて表記を打ってください。例：{ $order }
save-what = saveに続けてファイル名を打ってください。
not-saved = { $file }に書き込めません：{ $why }。
saved = { $n }手を{ $file }に保存しました。
save-or-finish = { $order }、またはEnterで終了>

## レッスン

lessons-of = { $game }（{ $title }）：レッスン{ $n }
no-lessons = { $game }にレッスンはありません
no-such-lesson = { $game }に{ $lesson }というレッスンはありません。名前か、1から{ $most }までの番号で選んでください
which-lesson = どのレッスンにしますか？　Enterで最初のレッスンです。
next-lesson = Enterで次のレッスン、またはquit>
all-lessons-done = 最後のレッスンが終わりました。さあ、遊びましょう：{ $order }
task = { $lesson }、課題{ $n }／{ $of }：{ $says }
task-orders = （again、show、?で助け）
done = できました。
try-again = againでやり直し、showでお手本です。
help-again = この課題を最初からやり直す
help-show = お手本を見る
help-leave = レッスンを終える

## 終わり

wins = { $who }の勝ちです。
share = { $who }が勝利を分け合いました。
nobody = 勝者はいません。
points = 得点：{ $points }。
has-points = { $who } { $n }
replayed = { $n }手、記載はすべて正しく、ゲームはまだ終わっていません。
