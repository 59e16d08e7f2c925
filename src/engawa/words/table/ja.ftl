### 卓の言葉：できない理由、取り消しの可否、終わり方。

## サーバーの始まり

open-at = { $address } で卓を開きました（Ctrl-Cで閉じます）
open-already = { $address } で卓はすでに開いています
no-port = { $host }のポート{ $port }は使えません：{ $why }
compiling = { $n ->
    [0] その間にルールをコンパイルしています（あと1分未満）。
   *[other] その間にルールをコンパイルしています（あと約{ $n }分）。
}
compiling-still = { $n ->
    [0] { $of }個中{ $done }個をコンパイルしました（あと1分未満）。
   *[other] { $of }個中{ $done }個をコンパイルしました（あと約{ $n }分）。
}
compiled = ルールのコンパイルが終わり、どの強さのボットも本来の力を出せます。

## 名前

somebody = ゲスト
gone = 退席した{ $name }
who = { $who ->
    [you] あなた
   *[other] { $who }さん
}

## 着席と離席

over-look = ゲームは終了しました。振り返って見ることはできます。
full = 席はすべて埋まっています。観戦はできます。
seated = あなたはすでにこの卓に着いています。先に今の席を離れてください。
taken = 席{ $seat }には{ who }が座っています。
no-seat-to-leave = あなたはこの卓に席がありません。
over-stay = ゲームは終了しました。プレイヤーの一覧は変わりません。
not-your-seat = 席を譲れるのは、そこに座っている本人だけです。
bot-stays = ゲームは始まっているので、ボットは席を離れません。
no-such-seat = この卓の席は{ $seats }つで、0から数えます。席{ $seat }はありません。

## 投了

watching-resign = 観戦中です。投了できるのは席に着いている人だけです。
resign-waiting = ゲームはまだ始まっていません。席を離れることはできます。
resigned = { who }は投了しました。
resigned-to-bot = { who }は投了しました。ボットが引き継ぎます。
ran-out = { who }は時間切れになりました。

## ゲームを進める

watching-play = 観戦中です。ゲームを進められるのは席に着いている人だけです。
watching-try = 観戦中です。手を試せるのは席に着いている人だけです。
waiting = 席がすべて埋まると、ゲームが始まります。
stale = あなたが見ていたのは第{ $seen }版ですが、卓は第{ $n }版まで進んでいます。もう一度ご覧ください。
not-your-turn = あなたの手番ではありません。
not-here = ここではその手を選べません。
can-be-played = その手は選べます。

## 取り消し

watching-undo = 観戦中です。取り消せるのは席に着いている人だけです。
nothing-to-undo = 取り消せる手がありません。
undo-last = 最後の手を取り消します。
undo-gone = { $name }さんが席を外しているので、同意を得られません。
undo-denied = ほかの人の同意を得られませんでした。ゲームが進んでから、もう一度お試しください。
undo-chance = その後、ダイスが振られたか、カードが引かれています。
undo-played = その後、{ who }がゲームを進めています。
undo-shown = その手で、隠れていたものが見えてしまいました。
undo-spent = この卓では、やり直しが多くなりすぎました。ここからは先へ進むだけです。
undo-closed = この卓では、もう取り消しはできません。
undo-asked = すでに待ったを頼んでいる人がいます。先にその返事が必要です。
no-question = あなたに同意を求めている人はいません。

## ヒント、会話、ゲスト

hint-turn = ヒントは自分の手番に使えます。
no-hints = この卓ではヒントを使えません。
no-name = 発言できるのは、名前のあるゲストだけです。
no-talk = この卓で発言できるのは、席に着いている人だけです。
muted = 今はここで発言できません。
nothing-to-read = 読める文字がありません。
mute-guests = ほかの人をミュートできるのはゲストだけです。
no-such-guest = そのゲストはいないので、ミュートできません。
banned = 今はここで遊べません。
say-hello = 先にごあいさつを：GET /api/me でクッキーを受け取ってください。
empty-name = 名前は1文字以上必要です。
bad-code = そのコードは存在しないか、期限が切れています。
bad-key = そのパスキーはここでは知られていないか、時間がかかりすぎました。
no-passkeys = ブラウザーがパスキーを作れるのは https か localhost だけです。ここでも復旧コードは使えます。
many-keys = パスキーはすでに{ $n }個あり、これ以上は保存できません。先に1つ削除してください。
not-kept = あなたのゲームを覚えているのはこのブラウザーだけです。ログアウトの前に、パスキーか復旧コードを作ってください。

## 卓を作る、探す

not-found = その卓はありません。
not-found-or-private = その卓はないか、非公開です。リンクを教えてもらってください。
clause = { $what }。
bots-for-seats = botsには、{ $seats }つの席それぞれに強さかnullが必要です。
no-such-bot = 「{ $bot }」というボットはいません。いるのは次のとおりです：{ $bots }。
bad-clock = 持ち時間は{ $seconds }秒から{ $days }日までで、分で指定します。{ $minutes }分は指定できません
not-ours = ここでオプション{ $option }に指定できるのは、備え付けのものだけです：{ $offer }。{ $value }は指定できません
nothing = なし
record-or-fork = 卓は棋譜か分岐のどちらかから始めます。両方は指定できません。
record-from = 卓は最初から始めるので、「from」のある棋譜は使えません。
record-long = ここで使える棋譜は{ $n }手までです。
record-line = 棋譜の{ $n }手目：{ $what }。
fork-over = 分岐できるのは、終わったゲームだけです。
rematch-seats = 再戦を頼めるのは、ここで遊んだ人だけです。
not-over = ゲームはまだ終わっていません。
your-shows = ボットだけの卓がすでに{ $n }卓あります。どれかが終わるまでお待ちください。
all-shows = ここにはボットだけの卓が{ $n }卓あります。どれかが終わるまでお待ちください。

## 振り返り

replay-over = リプレイはゲームが終わると見られます。
analysis-over = 分析はゲームが終わると使えます。
analysis-thinking = このゲームを分析しています。少し待ってから、もう一度お試しください。
analysis-busy = あなたの頼みで、多くのゲームを分析しています。しばらくしてから、もう一度お試しください。
analysis-failed = このゲームは分析できませんでした。
replay-failed = 今は作れませんでした。少し待ってから、もう一度お試しください。
bad-view = 視点は席の番号（0から）、none、allのどれかです。「{ $view }」は使えません。
own-view = ゲーム中は、誰もが自分の席から見えるものだけを見ます。

## 続けられない卓

closed = この卓は、サーバーの管理者によって閉じられました。
deleted = この卓は削除されました。
other-rules = この卓のルールは第{ $theirs }版、このサーバーのルールは第{ $ours }版です。
lost-way = 保存されたこの卓のゲームは、ここでは最後までたどれません。
unreadable = 保存されたこの卓のゲームは、ここでは読めません。
unknown-game = この卓はここでは開けません：{ $what }。

## 多すぎる、順番が違う

rate = 一度に多すぎます。少しお待ちください。
rate-talk = 一度に多すぎます。少し待ってから続けてください。
rate-tables = ここから多くの卓が作られました。しばらくお待ちください。
rate-guests = ここから多くのゲストが来ました。少しお待ちください。
rate-codes = ここから多くのコードが試されました。1分ほどお待ちください。
rate-hints = ヒントが一度に多すぎます。少しお待ちください。
rate-replays = ここから多くのリプレイが開かれました。しばらくお待ちください。
rate-lessons = ここから多くのレッスンが開かれました。少しお待ちください。
rate-files = ここから多くのページが開かれました。少しお待ちください。
rate-looks = ここから多くのゲームが開かれました。少しお待ちください。
rate-data = あなたのデータは先ほど要求されたばかりです。数分お待ちください。
too-many = あなたのアドレスからの接続が多すぎます。
message-big = メッセージは{ $n }バイトまでです。
request-big = ここで送れるリクエストは{ $n }バイトまでです。
bad-message = そのメッセージは読めません：{ $what }。
bad-request = そのリクエストは読めません：{ $what }。
not-a-number = { $name }は整数で指定します。「{ $value }」は使えません。
not-json = リクエストはJSONで送ってください：Content-Type application/json。
broke-off = リクエストが途中で切れました。
nonsense = 意味をなさないメッセージが多すぎます
nowhere = このアドレスには何もありません。
unknown-host = このサーバーはその名前では知られていません。--allow-hostをご覧ください。
other-site = このリクエストは別のサイトから来ています。
id-used = このidは別のことに使われました。何も行われていません。
others-faster = 何度もほかの人に先を越されました。もう一度お試しください。
disk-full = ディスクがいっぱいで、今は保存も読み込みもできません。
store-down = 今は保存も読み込みもできません。すぐにもう一度お試しください。
failed = 問題が起きました。
failed-nothing-done = 問題が起きました。何も行われていません。

## 知らない人と

many-wait = 同じ場所からすでに多くの人が待っています。1分後にもう一度お試しください。

## 手番の呼び出し

# game: words
call-title = あなたの番です：{ $game }
# names: words
call-with = 対戦相手：{ $names }。押すとテーブルが開きます。
call-alone = 押すとテーブルが開きます。
bad-endpoint = そこには呼び出しを送れません。https の公開アドレスが必要です。
