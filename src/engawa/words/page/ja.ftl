### ブラウザーのページの言葉。ゲームと卓の言葉は、それぞれの場面とともに届く。
### 使えるのは文字、変数、全体で一つの選択だけ（最後は `[other]`）。

## どこでも

brand = Engawa
description = 静かな縁側で、五つのゲーム。友だちともボットとも、登録なしで遊べます。
home = ホーム
rules = ルール
replays = リプレイ
settings = 設定
more = その他
close = 閉じる
open = 開く
watch = 観戦
replay = リプレイ
play = 遊ぶ
cancel = 戻る
save = 保存
send = 送る
copy = コピー
reload = 再読み込み
loading = 卓を準備しています
try-again = もう一度
understood = OK
no-script = EngawaはJavaScriptで描かれます。許可するか、端末で遊んでください：

## つなぎ

list-last = { $first }と{ $rest }
list-more = { $first }、{ $rest }
either-last = { $first }か{ $rest }
either-more = { $first }、{ $rest }
sentences = { $first }{ $rest }
sentence = { $what }。
titled = { $what }：{ $says }
amount = { $what }{ $n }

## ホーム

tagline = 静かな縁側で、五つのゲーム
lead = ワンクリックでボットと対戦。リンクを送れば友だちとも。登録はいりません。
invited = 招待を受けましたか？
invite-help = 届いたリンクを貼り付けるか、大きな画面のコードを入力してください。
invite-field = 招待リンク
invite-go = 参加
join = 参加
play-now = すぐ遊ぶ
invite = 招待
options = 人数・ボット・バリアント
your-tables = あなたの卓
open-tables = 募集中の卓
finished-tables = リプレイ
no-tables = 卓はまだありません
no-tables-help = ボットと始めるか、友だちにリンクを送りましょう。
no-replays = 終わったゲームはまだありません
no-replays-help = 終わったゲームは、ここでもう一度見られます。
sit-down = 着席
your-turn-since = { $kind ->
    [day] { $time }からあなたの手番
   *[other] { $time }からあなたの手番
}
waiting-seats = 募集中：空席{ $n }
ended = { $kind ->
    [day] { $time }に終了
   *[other] { $time }に終了
}
moved = { $kind ->
    [day] 最後の手 { $time }
   *[other] 最後の手 { $time }
}
players = { $n }人
players-range = { $low }～{ $high }人
minutes = { $low }～{ $high }分

## 新しい卓

seats-n = 人数
friends = 友だち
level = ボット
level-title = { $n }・{ $name }
clock = 持ち時間
no-clock = なし
clock-minutes = 各{ $n }分
# n: number
clock-days = 一手番 { $n } 日
# n: number
days = { $n } 日
# n: number
left-days = 残り { $n } 日
# n: number
left-hours = 残り { $n } 時間
public = 誰でも参加できる
variants = バリアント
make-table = 卓を作る

## まだ本来の強さでないボット

warming = この強さのボットは準備中です（{ $time }）。それまでは本来より少し弱くなります。
minutes-left = あと約{ $n }分
soon = あと1分未満
plain-bots = ここではこの強さのボットは本来より少し弱くなります。ルールがコンパイルされていません。

## あなた

you = あなた
name = 名前
language = 言語
language-browser = ブラウザーに合わせる
theme = 明るさ
theme-system = システムに合わせる
theme-light = 昼
theme-dark = 夕
motion = 動き
motion-system = システムに合わせる
motion-full = あり
motion-still = なし
sound = 音
sound-off = なし
sound-on = 控えめ
sound-offer = コマが動くときや自分の番に、控えめな音を鳴らしますか？
sound-yes = はい、控えめに
sound-no = いいえ
at-once = 確認なしですぐに実行
at-once-help = 隠れたものが見える手は、この設定でも確認します。
calls = 自分の番になったら呼ぶ
calls-help = ページを開いていなくてもお知らせします。一つの手番につき一度だけで、テーブルを見ている間は鳴りません。
calls-on = このブラウザーでお呼びします。
calls-off = このブラウザーでの呼び出しを止めました。
calls-denied = このブラウザーは通知を許可していません。設定でこのページの通知を許可してください。
calls-not-here = このブラウザーは呼び出せません。https が必要で、プライベートウィンドウでは使えません。
copy-code = 別の端末用のコード
device-help = 別の端末でこのコードを入力すると、同じゲストとして遊べます。
claim = コードでログイン
claim-field = 端末コードか復旧コード

## アカウントとデータ

mine = アカウントとデータ
keep-games = ゲームを残す
only-here = あなたは{ $name }として遊んでいます。それを知っているのはこのブラウザーだけで、忘れられるとゲームに戻れなくなります。
passkey-help = パスキーがあれば残せます。端末が指紋、顔、または PIN を確認します。パスワードもメールも要りません。
no-passkeys = ブラウザーがパスキーを作れるのは https か localhost だけです。ここでは復旧コードでゲームを残します。
codes-only = 復旧コードだけ作る
sign-in-title = アカウントがある
sign-in = パスキーでログイン
guest-stays = ここで{ $name }が遊んだゲームは{ $name }のものとして残ります。ログインすると、このブラウザーは{ $name }のことを忘れます。
no-key-now = 端末からパスキーを受け取れませんでした。もう一度試すか、コードを使ってください。
welcome-back = おかえりなさい、{ $name }。
key-made = パスキーを保存しました。
write-down = コードを書きとめてください
write-down-help = パスキーやこのブラウザーを失ったとき、どの端末でも1つのコードで1回ログインできます。表示されるのは今だけです。
written-down = 書きとめました
save-file = ファイルに保存
copied = コピーしました
games-kept = ゲームは残ります。
account-of = あなたのアカウント：{ $name }
passkeys = パスキー
passkey = パスキー
no-keys-yet = パスキーはまだありません。あればコードなしでログインできます。
add-key = パスキーを追加
codes = 復旧コード
codes-left = 残りのコード：{ $n }
codes-help = 1つのコードで1回ログインできます。
codes-void = 新しいコードを作ると、古いコードは使えなくなります。
new-codes = 新しいコードを作る
remove = 削除
key-gone = そのパスキーではもうログインできません。
key-used = { $kind ->
    [day] 最後に使った日：{ $time }
   *[other] 最後に使った時刻：{ $time }
}
other-device = 別の端末
other-device-help = コードを使うと別の端末でも続けられます。10分以内に1回だけ使えます。
sign-out-title = ログアウト
sign-out-help = パスキーかコードで戻れます。
sign-out = ここでログアウト
sign-out-all = すべての端末でログアウト
my-data = 自分のデータ
my-data-help = あなたについて保存されているすべてを、ゲームとともに1つのファイルで受け取れます。
get-data = データを受け取る
delete-me = 自分を削除
delete-help = 名前、発言、パスキー、コードが消えます。ゲームは「誰か」のものとして残ります。元には戻せません。
delete-sure = 完全に削除する
data-saved = { $file }として保存しました。

## キー

keys = キー操作
key-tab = 次のまとまり：席、盤面、手元、選択、記録
key-arrows = その方向の次のもの
key-lit = 次・前の光っているもの
key-enter = 選ぶ、決定する
key-escape = 選択をやめる
key-undo = 1手取り消す
key-nth = その番号の選択肢
key-why = なぜできないかを見る
key-numbers = すべての山の数を表示
key-step = 1手戻る、1手進む
key-live = 現在に戻る
key-zoom = 拡大・縮小、全体表示
key-talk = チャット
key-sound = 音の切り替え
key-again = ほかの人の手をもう一度見る

## 席

seats = 席
seat-name = プレイヤー{ $letter }
shape-moon = 月
shape-mountain = 山
shape-masu = 枡
shape-crossing = 辻
shape-star = 星
bot-level = ボット・{ $level }
free = 空席
away = 離席中
score-n = 得点{ $n }
seconds-left = 残り{ $n }秒
let-bot = ボットに任せる
bot-strength = このボットの強さ
take-back = 席に戻る
take-seat = ここに座る
resign = 投了
resign-title = 投了しますか？
resign-help = 負けとなり、このゲームには戻れません。ほかの人が続けるときは、ボットがあなたの席を引き継ぎます。続ける人がいなければ、ゲームは終わります。
resigned = 投了しました。観戦はできます。
leave = 席を離れる
leave-help = ゲームはそのまま続きます。代わりにボットが座れます。
mute = { $name }さんをミュート
muted = { $name }さんをミュートしました。
seat-taken = その席には別の人が座りました。観戦はできます。

## 卓

table = 卓「{ $name }」
finished = 終了
garden = 盤面
tray = 手元
rail = 今できること
talk = 記録・チャット・ルール
skip-link = 今できることへ移動
your-turn = あなたの手番
waiting = { $name }さんの手番
spectator = 観戦中
invited-title = { $game }に参加しますか？
waiting-title = 参加者を待っています
waiting-free = 空席は{ $n }つです。すべて埋まるとゲームが始まります。
waiting-help = リンクを送るか、空席にボットを入れてください。
fill-bots = 空席をボットで埋める
game-over = ゲーム終了
see-result = 結果を見る
link = この卓のリンク
link-copied = リンクをコピーしました
qr = QRコード
to-screen = 盤面を大きな画面に映す
screen-secret = 手札は各自のスマホにあります。ここに秘密のものは映りません。
screen-sit = スマホのカメラをかざして着席できます。
screen-watch = スマホのカメラをかざして観戦できます。
# address: words
screen-code = または { $address } でこのコードを入力
hand = あなたの手元
hand-board = ボードは大きな画面にあります。
board-here = ここにボード
hand-only = 手元だけ
hand-bare = 今は手元に何もありません。
screen-again = もう一度遊ぶなら、スマホで押してください。
qr-alt = この卓のリンクのQRコード
join-failed = 参加できませんでした：{ $says }
take-record = 棋譜を保存

## 選択

choose = 光るものを選ぶ
which-one = どれにしますか？
press = 押すと：{ $what }。
ring-ask = ここに置くのは{ $names }？
ring-no = { $name }は不可
taken = この手番で済み
quick = すぐ答える
why-title = なぜできない？
why-not = 「{ $what }」がなぜできない？
rule = ルール：{ $title }
undo = 取り消す
undo-closed = なぜ取り消せない？
undo-last = 最後の手を取り消します。
undone = 取り消しました
asks-undo = { $name }さんから待ったの申し出です。
allow = 認める
refuse = 断る
undo-asked = 待ったを頼みました。ほかの人の返事を待っています。
hint = ヒント
hint-thinking = ボットが局面を見ています…
hint-chance = その後の勝率：{ $share }。
hint-second = ほぼ同じくらいよい手：{ $title }。
hint-less = { $title }：{ $less }下がります。
show-hint = 見せて
was-here = ここから
note-here = ここなら：{ $what }
note-same = 変化なし
refused = その手は受け付けられませんでした：{ $says }

## 見る

zoom-in = 拡大
zoom-out = 縮小
fit = 全体を表示
numbers = 数と名前を表示

## 記録とチャット

log = 記録
chat = チャット
chat-new = チャット、新着{ $n }件
list = 一覧
everything-help = 盤面を一覧にしたものです。光っているものは押せます。
nothing-yet = まだ何も起きていません。
setup = 準備、{ $n }手
round = 第{ $n }ラウンド
live = 現在
not-live = オフライン
move = { $of }手中{ $n }手目
move-at = { $n }手目
move-one = 1手目
moves-n = { $n }手
first = 最初の手
previous = 1手戻る
next = 1手進む
last = 最新の手
chat-empty = まだ発言はありません。
chat-field = ひとこと

## サーバーとの接続

saved = 保存済み
saving = 保存中
reconnecting = 再接続しています（{ $n }回目）。見ることはできますが、手番は進められません。
offline = { $kind ->
    [day] { $time }から接続がありません。最後の手はここに残してあります。
   *[other] { $time }から接続がありません。最後の手はここに残してあります。
}
caught-up = ゲームに戻りました。その間に{ $n }手進みました。
back = ゲームに戻りました。
restarted = サーバーが再起動しました。すべて元のままです。
unreachable = サーバーに接続できません。
answered = サーバーの応答：{ $status }。
one-file = このリプレイは一つのファイルで、サーバーは使いません。

## 問題が起きたとき

gone = この卓はありません
gone-help = 存在しないか、リンクが間違っています。卓は片付けられるまで残ります。
lost = ここには何もありません
lost-help = このアドレスにページはありません。ゲームとあなたの卓は、すべてホームにあります。
no-server = サーバーに接続できません
no-server-help = テーブル、レッスン、ルール、リプレイにはサーバーが必要なので、今は遊べません。ファイルに保存したリプレイは開けます。テーブルはそのまま残っています。
broken = 問題が起きました
broken-help = { $says }保存されたものは失われていません。

## 終わり

final-table = 終了時の盤面
score = 得点
at-the-end = 終わったとき
chance = 勝率
turned = 流れが変わった手
turned-by = { $name }：{ $title }
better = よりよい手：{ $title }
no-turns = 流れを大きく変えた手はありません。
luck = 運
luck-help = 運がどれだけ勝敗を左右したかを、1勝を1として表します。0が平均です。
luck-more = いつもより幸運
luck-less = いつもより不運
luck-usual = いつもどおり
throws = 運が大きく動いた場面
good-luck = { $who ->
    [you] あなたの幸運
   *[other] { $name }さんの幸運
}
bad-luck = { $who ->
    [you] あなたの不運
   *[other] { $name }さんの不運
}
analysing = ボットがゲームを振り返っています…
no-analysis = このゲームの分析はありません。
you-win = あなたの勝ち
wins = { $name }さんの勝ち
shared = 勝利を分け合ったのは{ $names }
drawn = 勝者なし
rematch = 再戦
rematch-ready = 次のゲームの準備ができました：着席
watch-replay = リプレイを見る
share-replay = リプレイを共有
play-again = もう一度遊びますか？
play-again-help = 同じ席、同じ設定で始めます。ボットはいつでも準備万端です。

## リプレイ

replay-move = リプレイ、{ $of }手中{ $n }手目
replay-help = 矢印キーで1手ずつ動きます。
eyes = 視点
eyes-all = すべて公開
eyes-watcher = 観戦者
hands = 手元
others = この場面のほかの手
others-help = それぞれの手の後の{ $name }さんの勝率（ボットの見立て）。
played = 実戦
keep-replay = リプレイをファイルに保存
copy-moment = この手へのリンクをコピー
play-on = ここから遊ぶ
autoplay = 再生
pause = 一時停止
speed = 速さ
already-over = ゲームは終了しています。

## ルール

search = ルールを検索
no-rule = 「{ $what }」を含むルールはありません。
rules-choose = どのゲームのルール？
rules-of = { $game }のルール
rules-lead = ルールには一つずつ名前があります。コードでも、テストでも、「なぜできない？」でも同じ名前を使います。

## 描画：ダイス

dice-n = ダイス{ $n }個
rolled-n = { $n }個の目

## 描画：タイル

tile-wood = 枝
tile-leaf = 葉
tile-flower = 花
tile-fruit = 実

## 描画：まとめて使うコマ

wild = ワイルド
needs = 必要
best-paths = 最短の道
harvest-all = コマ{ $n }個すべてで収穫
harvest-all-says = 竹が{ $n }本手に入ります。
harvest-all-deeds = 最後に権利書を{ $n }枚引きます。
harvest-all-press = 収穫+{ $n }
harvest-deeds-press = 権利書{ $n }枚を収穫

## 描画：両面のカード

lay-here = ここに置く
lay-where = 場所を選ぶ
lay-this = これを置く
lay-back = 戻す
under-first = 1番目に下へ
under-second = 2番目に下へ
garden-deed = { $what ->
    [sun] 太陽
    [rain] 雨
    [wind] 風
    [storm] 嵐
    [clouds] 雲
    [any] 自由に選ぶ
    [green] 緑を置いた
    [yellow] 黄を置いた
    [pink] 桃を置いた
    [channel] 水路を取った
    [irrigate] 水路を敷いた
    [chip] チップを取った
    [improve] チップを置いた
    [grew] { $n }伸びた
    [idle] 伸びなかった
    [panda] 食べなかった
    [objective] カードを引いた
   *[other] { $n }点
}
swap-order = 順番を入れ替える
new-here = 初めてですか？
new-here-says = 最初はもっと簡単にもできます：{ $what }。
new-here-press = この設定で始める
if-so = { $what }：その後は？
can-stop = { $of }のうち{ $n }まで防げます
pass-set = { $names }を渡す
pass-none = 何も渡さない
pass-costs = { $n ->
    [0] 減らない
   *[other] −{ $n }
}
pass-says = 残り{ $n }ダメージ、{ $stopped }防ぐ。
pass-press = { $n ->
    [0] { $lose }失う
   *[other] { $n }枚渡す、−{ $lose }
}
sides = { $name }、{ $value }（裏返すと{ $other }）
facedown = 今は裏向きです。リセット（コスト{ $reset }）で表になり、値は{ $other }です。
other-side = 裏返すと値は{ $other }です。リセットのコストは{ $reset }です。

## 学ぶ

learn = 遊び方
learn-of = { $game }の遊び方
learn-choose = 遊び方を学ぶ
play-first = 初めてのゲームを遊ぶ
lessons = レッスン
all-rules = すべてのルール
a-turn = 手番の流れ
how-you-score = 得点のしかた
play-picture = { $title }：動きを見る
ask-skill = { $game }をどのくらい知っていますか？
skill-new = 初めて
skill-some = 遊んだことがある
skill-well = よく知っている
goal = 目標
coach = コーチ
points = 点
meter = { $what }{ $n }／{ $of }
tip-of = { $n }／{ $of }
got-it = わかった
less-tips = 助言を減らす
coach-gone = コーチは席を外しました。「遊び方」で呼び戻せます。
coach-all = あり
coach-less = 少なめ
coach-none = なし
lesson-done = できました
step-of = 課題{ $n }／{ $of }
lesson-of = レッスン{ $n }／{ $of }
show-me = お手本
next-lesson = 次のレッスン
lessons-done = ゲームに戻る
lessons-help = どのレッスンからでも始められます。成績には残りません。
leave-lesson = レッスンを終える

## ほかの人がしたこと

since-then = 前の手番の後
turn-of = { $name }さんの手番。
turn-own = あなたの手番、選ぶことはありません。
show-again = もう一度見る

## Together

strangers = 知らない人と遊ぶ
strangers-help = 同じゲームを同じ人数で待っている人と同じ卓につきます。手番は3分で、過ぎると戻るまでボットが代わりに打ちます。
game = ゲーム
bots-after-minute = 1分たったら空席にボットを入れる
find-players = 相手を探す
waiting-now = 待っている人：
queue = { $game }（{ $seats }人用）：{ $n }人
waiting-for = { $game }：{ $of }人中{ $n }人います
stay-here = このページのままお待ちください。卓は自動で開きます。
wait-no-more = 待つのをやめる
bots-soon = 1分後にまだ空席があれば、ボットが入ります。
waits-no-more = ページが長く休んでいたため、待機は終わりました。
tables-to-watch = 観戦できる卓
any-game = すべてのゲーム
any-level = すべての強さ
no-bots = ボットなし
none-open = 今、空席のある卓はありません。
none-such = 条件に合う卓はありません。

## 休暇

vacation = 休暇
vacation-off = 遊べます
vacation-end = 戻りました
# most: number, n: number
vacation-help = 一手番が日単位のテーブルで、あなたの時計が止まります。一年に { $most } 日まで、残り { $n } 日。同じテーブルの全員に表示されます。
# time: words, kind: words
vacation-until = { $kind ->
    [day] あなたの時計は { $time } まで止まっています。
   *[other] あなたの時計は { $time } まで止まっています。
}
# time: words, kind: words
on-vacation = { $kind ->
    [day] { $time } まで休暇
   *[other] { $time } まで休暇
}
## 今日の庭

daily = 今日の庭
daily-lead = ひとりで遊ぶ{ $game }。カードも目標もみんな同じ、挑戦は1日1回です。
daily-of = { $day }の庭
daily-start = 始める
daily-go-on = 続ける
daily-help = 取り消しとヒントはありません。翌日の正午（UTC）まで続けられます。
daily-over-help = この庭は、もう記録に残る挑戦として始められません。
daily-everyone = みんなの結果
daily-finished = { $n ->
    [0] まだ誰も終えていません。
   *[other] 終わった庭 { $n }
}
daily-wins = { $n }点で勝ち
daily-you = あなた { $n }
daily-you-now = あなた 今{ $n }
daily-range = { $low }〜{ $high }
daily-gardens = 庭の数
daily-known = 知っている人
daily-plays = プレイ中
daily-known-later = 自分の庭が完成すると、みんなの庭を見られます。
daily-known-none = 一緒に遊んだことのある人がこの日を始めると、ここに表示されます。
daily-share = 庭を共有する
daily-best = いちばんの庭
daily-best-of = { $name }さん、{ $n }点
daily-best-yours = あなたの庭です。{ $n }点
daily-best-later = 自分の庭を終えると見られます。
daily-look-best = 見る
daily-look-yours = 自分の庭を見る
daily-week = 7日間
daily-week-sum = 7日のうち{ $n }日、勝ち{ $won }
daily-day-today = 今日
daily-so-far = 今{ $n }点
daily-won = { $n }点、勝ち
daily-made = { $n }点でした。
daily-made-won = { $n }点で勝ちました。
daily-unfinished = 途中まで
daily-not-played = 遊んでいません
daily-again = もう一度遊ぶ
daily-again-help = 記録には残りません。
daily-fair = みんな同じで、誰も知らない
daily-promise = カードはすべて秘密のシードから決まります。これはそのハッシュです。シードは翌日の正午（UTC）に公開されます。
daily-seed = これがシードです。ハッシュは当日に公開されていました。シードもゲームの棋譜も、誰でも確かめられます。

## いくつかの卓で同じ運

same-luck = 同じ運
same-luck-tables = 同じ運の卓の数
same-luck-lead = 何を選んでも、どの卓にも同じカードとダイスが出ます。
same-luck-links = それぞれのリンクを、その卓で遊ぶ人に送ってください。2つの卓では遊べません。全部の卓が終わるまで、観戦もできません。
same-luck-at = { $status ->
    [waiting] 参加者を待っています
    [playing] プレイ中、{ $n }手
   *[other] 終了
}
same-luck-wait = 全部の卓が終わると、どこで手が分かれ、どうなったかをここで見られます。
same-luck-parted = ここで手が分かれました
same-luck-alike = { $n ->
    [0] 最初の手から分かれました。
   *[other] ここまでの{ $n }手は、どの卓も同じでした。
}
same-luck-never = どの卓も最後まで同じ手でした。
same-luck-points = 1手ごとの点数
same-luck-made = それぞれの結果
same-luck-watch = ここから見る
same-luck-ended = この卓はここで終わっていました。
turn-at = { $of }手番中{ $n }手番目
turn-alike = ここは同じ手でした
turn-differs = ここは違う手でした
next-difference = 次の違い
previous-turn = 1手番戻る
next-turn = 1手番進む
watch-both = 両方を見る
compare = 卓を比べる
## Pages of people and bots, and ratings

your-page = あなたのページ
page-of = { $name }さんのページ
your-page-small = あなたのページ
their-page = 個人ページ
invite-to-table = 卓に招待する
invite-to-what = どのゲームにしますか？送るためのリンクができます。
invite-whom = どのゲームにしますか？{ $name }さんに送るリンクができます。
mark-yours = あなたの印：{ $mark }
here-since = { $time }から
games-won = { $n ->
    [0] まだ対局なし
   *[other] { $n }戦{ $won }勝
}
ratings = レーティング
ratings-help = 横線は、20回に19回の割合で実力が入る範囲です。
ratings-help-their = 横線は、20回に19回の割合で実力が入る範囲です。
games-n = { $n ->
   *[other] { $n }戦
}
rated-n = { $n ->
   *[other] レーティング戦{ $n }回
}
rated-few = { $n ->
   *[other] レーティング戦{ $n }回、まだわかりません
}
rated-none = レーティング戦はまだありません
rating-within = { $points } ± { $within }
within = ± { $within }
curve-says = { $from }から{ $to }へ
no-ratings = まだゲームがありません
no-ratings-help = 最後まで遊んだゲームがここに出ます。レーティング戦ならレーティングがつきます。
recent-games = ゲーム
earlier-games = 以前のゲーム
no-games-played = 終わったゲームはまだありません
no-games-played-help = ゲームが終わると、ここに並びます。
with-names = { $names }と
alone = ひとりで
won-to = { $mine }対{ $theirs }で勝ち
lost-to = { $mine }対{ $theirs }で負け
game-won = 勝ち
game-lost = 負け
game-left = 途中で退席
place-of = { $seats }人中{ $place }位
points-n = { $n ->
   *[other] { $n }点
}
records = 自己ベスト
no-records = 自己ベストはまだありません
no-records-help = 最後まで遊んだゲームの一番よい記録が残ります。
mark = 印
shows = 公開範囲
shows-nobody = 自分だけ
shows-opponents = 一緒に遊んだ人
shows-everybody = すべての人
shows-help = ほかの人には名前、印、レーティング、自己ベスト、ゲームが見えます。非公開のゲームは相手の名前なしで並びます。
page-hidden = このページは表示できません
page-hidden-help = そのページはないか、本人があなたには公開していません。
rated-game = レーティング戦
rated-help = 結果が記録されます。ヒントはなく、取り消せるのは自由な手だけです。退席や時間切れは負けになります。
rated = レーティング戦
rating-new = 新しいレーティング
rating-now = { $change }で{ $points } ± { $within }
bot-of-level = ボット（{ $level }）
ladder = 強さの段階
ladder-help = ボット同士の対局で測った、それぞれの強さです。400点の差で、11回のうち10回勝ちます。ボットのレーティングは変わらず、人の強さを測る基準になります。
no-ladder = このゲームの強さはまだ測られていません。
games-against = このボットとの対戦
no-games-against-help = 対戦すると、ここに並びます。
play-rated = レーティング戦で対局
