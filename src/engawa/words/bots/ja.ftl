### ボットの言葉：強さ、すすめる手、その手で失ったもの。

## 強さ、弱い順

level-1 = 興味津々
level-1-says = ルールを聞いたばかりで、思いついた手を選びます。
level-2 = 気まま
level-2-says = よい手が見えていても、よく見逃します。
level-3 = 熱心
level-3-says = 今いちばんよさそうな手を選びます。ときどき間違えます。
level-4 = 慎重
level-4-says = 少し先まで考えます。
level-5 = 堅実
level-5-says = 先を読み、大きな間違いはめったにしません。
level-6 = 利発
level-6-says = 多くの手を比べ、ほかのプレイヤーの出方も読みます。
level-7 = 辛口
level-7-says = はるか先まで読みます。なかなか勝てません。
level-8 = 名人
level-8-says = いちばん強いボットです。1手に2秒ほど考えます。

no-level = 強さは1から{ $most }までです。{ $n }はありません
no-bot = 「{ $bot }」というボットはいません。いるのは次のとおりです：{ $bots }。search:2000やflat:0.5sのように思考量も指定できます

## ヒントと振り返り

who = { $who ->
    [you] あなた
   *[other] { $who }さん
}
share = { who } { $n }%
best = { who }の最善手は「{ $line }」です（{ $shares }）。
only = { who }が選べる手は「{ $line }」だけです（{ $shares }）。
as-good-as-any = { who }は「{ $line }」を選びました。これ以上の手はありません（{ $shares }）。
gave-up = { who }は「{ $line }」を選び、勝率を{ $n }%失いました。
better = 「{ $line }」のほうがよい手でした（{ $shares }）。
then = 続きの一例：{ $lines }。
about-as-good = 「{ $line }」もほぼ同じくらいよい手です。
worth-less = 「{ $line }」は勝率が{ $n }%下がります。

## 答えがないとき

others-first = 先に頼んだ人がいます。少し待ってから、もう一度お試しください。
thinking-for-you = ボットはすでに、あなたの頼みをたくさん考えています。少し待ってから、もう一度お試しください。
no-answer = ボットから答えが返ってきませんでした。少し待ってから、もう一度お試しください。
