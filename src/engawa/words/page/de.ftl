### Was die Seite im Browser selbst sagt. Was Spiele und Tische sagen, kommt mit ihren Szenen und Nachrichten.
### Nur Text, Variablen und eine Wahl für die ganze Nachricht.
### As in English: Masu, Chat, Live, Offline, Passkey, Passkeys.

## Überall

brand = Engawa
description = Fünf Spiele auf einer stillen Veranda: Spiele mit Freunden oder Bots, ohne Konto.
home = Start
rules = Regeln
replays = Wiederholungen
settings = Einstellungen
more = mehr
close = Schließen
open = Öffnen
watch = Zusehen
replay = Wiederholung
play = Spielen
cancel = Zurück
save = Speichern
send = Senden
copy = Kopieren
reload = Neu laden
loading = Der Tisch wird gedeckt
try-again = Noch einmal
understood = OK
no-script = Engawa wird mit JavaScript gezeichnet. Bitte erlaube es, oder spiele im Terminal:

## Wörter verbinden

list-last = { $first } und { $rest }
list-more = { $first }, { $rest }
either-last = { $first } oder { $rest }
either-more = { $first }, { $rest }
sentences = { $first } { $rest }
sentence = { $what }.
titled = { $what }: { $says }
amount = { $what }: { $n }

## Startseite

tagline = Fünf Spiele auf einer stillen Veranda
lead = Mit einem Klick gegen Bots, oder schick Freunden den Link. Ganz ohne Konto.
invited = Hast du eine Einladung?
invite-help = Füge den Link ein, den du bekommen hast, oder tippe den Code vom großen Bildschirm.
invite-field = Einladung
invite-go = Los
join = Mitspielen
play-now = Spielen
invite = Einladen
options = Plätze, Bots und Varianten
your-tables = Deine Tische
open-tables = Offene Tische
finished-tables = Wiederholungen
no-tables = Noch keine Tische
no-tables-help = Spiele gegen Bots, oder schick Freunden den Link.
no-replays = Noch keine beendeten Partien
no-replays-help = Beendete Partien kannst du dir hier noch einmal ansehen.
sit-down = Platz nehmen
your-turn-since = { $kind ->
    [day] Am Zug seit dem { $time }
   *[other] Am Zug seit { $time }
}
waiting-seats = { $n ->
    [one] Es fehlt noch jemand: { $n } Platz frei
   *[other] Es fehlen noch Leute: { $n } Plätze frei
}
ended = { $kind ->
    [day] Beendet am { $time }
   *[other] Beendet um { $time }
}
moved = { $kind ->
    [day] Letzter Zug am { $time }
   *[other] Letzter Zug um { $time }
}
players = { $n ->
    [one] { $n } Person
   *[other] { $n } Personen
}
players-range = { $low }–{ $high } Personen
minutes = { $low }–{ $high } Min.

## Ein neuer Tisch

seats-n = Plätze
friends = Freunde
level = Bots
level-title = { $n } · { $name }
clock = Uhr
no-clock = keine
clock-minutes = { $n ->
    [one] je { $n } Minute
   *[other] je { $n } Minuten
}
# n: number
clock-days = { $n ->
    [one] { $n } Tag je Zug
   *[other] { $n } Tage je Zug
}
# n: number
days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
# n: number
left-days = { $n ->
    [one] noch { $n } Tag
   *[other] noch { $n } Tage
}
# n: number
left-hours = { $n ->
    [one] noch { $n } Stunde
   *[other] noch { $n } Stunden
}
public = Alle dürfen mitspielen
variants = Varianten
make-table = Tisch aufbauen

## Bots, die noch nicht so stark sind, wie sie heißen

warming = Bots dieser Stärke wärmen sich noch auf ({ $time }): Bis dahin spielen sie etwas schwächer, als sie heißen.
minutes-left = { $n ->
    [one] noch etwa { $n } Minute
   *[other] noch etwa { $n } Minuten
}
soon = noch unter einer Minute
plain-bots = Bots dieser Stärke spielen hier etwas schwächer, als sie heißen: Die Regeln sind nicht kompiliert.

## Du

you = Du
name = Dein Name
language = Sprache
language-browser = wie im Browser
theme = Licht
theme-system = wie im System
theme-light = Tag
theme-dark = Abend
motion = Bewegung
motion-system = wie im System
motion-full = voll
motion-still = ruhig
sound = Ton
sound-off = aus
sound-on = leise
sound-offer = Möchtest du leise Töne, wenn etwas zieht und wenn du am Zug bist?
sound-yes = Ja, leise
sound-no = Nein, danke
at-once = Sofort spielen, ohne zweites Drücken
at-once-help = Bei Zügen, die etwas Verdecktes zeigen, wird weiter gefragt.
calls = Ruf mich, wenn ich dran bin
calls-help = Auch wenn keine unserer Seiten offen ist. Einmal je Zug und nicht, solange du auf den Tisch siehst.
calls-on = Du wirst hier gerufen.
calls-off = Du wirst hier nicht mehr gerufen.
calls-denied = Dieser Browser lässt uns dich nicht rufen. Erlaube in seinen Einstellungen Benachrichtigungen für diese Seite.
calls-not-here = Dieser Browser kann hier nicht gerufen werden. Dafür braucht es https und kein privates Fenster.
copy-code = Code für ein anderes Gerät
device-help = Gib diesen Code auf dem anderen Gerät ein, dann bist du dort derselbe Gast.
claim = Mit Code anmelden
claim-field = Geräte- oder Wiederherstellungscode

## Konto und Daten

mine = Konto und Daten
keep-games = Meine Partien behalten
only-here = Du spielst als { $name }. Nur dieser Browser weiß das: Vergisst er dich, sind deine Partien unerreichbar.
passkey-help = Ein Passkey behält sie. Dein Gerät fragt nach Finger, Gesicht oder PIN. Du brauchst kein Passwort und keine E-Mail-Adresse.
no-passkeys = Browser erstellen Passkeys nur über https oder auf localhost. Hier behalten Wiederherstellungscodes deine Partien.
codes-only = Nur Codes
sign-in-title = Ich habe ein Konto
sign-in = Mit Passkey anmelden
guest-stays = Partien, die { $name } hier gespielt hat, bleiben bei { $name }. Nach der Anmeldung kennt dieser Browser { $name } nicht mehr.
no-key-now = Das Gerät hat keinen Passkey erstellt oder keinen gezeigt. Versuche es noch einmal oder nimm einen Code.
welcome-back = Willkommen zurück, { $name }.
key-made = Der Passkey ist gespeichert.
write-down = Schreib diese Codes auf
write-down-help = Jeder lässt dich einmal hinein, auf jedem Gerät, falls dein Passkey oder dieser Browser verloren ist. Sie werden nur jetzt gezeigt.
written-down = Ich habe sie
save-file = Als Datei speichern
copied = Kopiert
games-kept = Deine Partien bleiben erhalten.
account-of = Dein Konto: { $name }
passkeys = Passkeys
passkey = Passkey
no-keys-yet = Noch kein Passkey. Mit einem meldest du dich ohne Code an.
add-key = Passkey hinzufügen
codes = Wiederherstellungscodes
codes-left = { $n ->
    [one] Noch { $n } Code übrig.
   *[other] Noch { $n } Codes übrig.
}
codes-help = Jeder lässt dich einmal hinein.
codes-void = Neue machen die alten ungültig.
new-codes = Neue Codes erstellen
remove = Entfernen
key-gone = Dieser Passkey lässt niemanden mehr hinein.
key-used = { $kind ->
    [day] zuletzt benutzt am { $time }
   *[other] zuletzt benutzt um { $time }
}
other-device = Ein anderes Gerät
other-device-help = Ein Code bringt dich auf ein anderes Gerät. Er gilt einmal und zehn Minuten lang.
sign-out-title = Abmelden
sign-out-help = Zurück kommst du mit einem Passkey oder einem Code.
sign-out = Hier abmelden
sign-out-all = Überall abmelden
my-data = Meine Daten
my-data-help = Alles, was über dich gespeichert ist, mit deinen Partien, in einer Datei.
get-data = Meine Daten holen
delete-me = Mich löschen
delete-help = Dein Name, was du gesagt hast, deine Passkeys und Codes verschwinden. Partien bleiben, gespielt von jemandem. Niemand kann das rückgängig machen.
delete-sure = Mich endgültig löschen
data-saved = Gespeichert als { $file }.

## Tasten

keys = Tasten
key-tab = nächste Gruppe: Plätze, Tisch, Ablage, Leiste, Verlauf
key-arrows = nächstes Teil in dieser Richtung
key-lit = nächstes und voriges leuchtendes Teil
key-enter = wählen, dann bestätigen
key-escape = Wahl aufheben
key-undo = einen Schritt zurücknehmen
key-nth = Wahl in der Leiste
key-why = warum nicht, zu diesem Teil
key-numbers = Zahlen auf allen Stapeln
key-step = Schritt zurück, Schritt vor
key-live = zurück zum Jetzt
key-zoom = Zoom, einpassen
key-talk = Chat
key-sound = Ton an, Ton aus
key-again = noch einmal zeigen, was die anderen getan haben

## Plätze

seats = Plätze
seat-name = Platz { $letter }
shape-moon = Mond
shape-mountain = Berg
shape-masu = Masu
shape-crossing = Kreuzung
shape-star = Stern
bot-level = Bot · { $level }
free = freier Platz
away = nicht da
score-n = Stand { $n }
seconds-left = noch { $n } Sekunden
let-bot = Bot spielen lassen
bot-strength = Wie stark dieser Bot spielt
take-back = Platz zurücknehmen
take-seat = Hier sitzen
resign = Aufgeben
resign-title = Diese Partie aufgeben?
resign-help = Du verlierst und kannst nicht zurück. Spielen andere noch, übernimmt ein Bot deinen Platz; sonst endet die Partie.
resigned = Du hast aufgegeben. Du kannst zusehen.
leave = Gehen
leave-help = Die Partie geht ohne dich weiter; ein Bot kann übernehmen.
mute = { $name } stummschalten
muted = { $name } ist für dich stumm.
seat-taken = Dort sitzt jetzt jemand anderes. Du kannst zusehen.

## Ein Tisch

table = Tisch „{ $name }“
finished = beendet
garden = Der Tisch
tray = Deins
rail = Was du jetzt tun kannst
talk = Verlauf, Chat und Regeln
skip-link = Weiter zu dem, was du jetzt tun kannst
your-turn = Du bist am Zug
waiting = Warten auf { $name }
spectator = Du siehst zu
invited-title = { $game } hier mitspielen?
waiting-title = Warten auf Mitspielende
waiting-free = { $n ->
    [one] { $n } Platz ist noch frei. Die Partie beginnt, sobald er besetzt ist.
   *[other] { $n } Plätze sind noch frei. Die Partie beginnt, sobald alle besetzt sind.
}
waiting-help = Verschick den Link, oder setz Bots auf die freien Plätze.
fill-bots = Bots auf alle freien Plätze
game-over = Die Partie ist zu Ende
see-result = Ergebnis ansehen
link = Link zu diesem Tisch
link-copied = Link kopiert
qr = QR-Code
to-screen = Das Spielfeld auf einem großen Bildschirm zeigen
screen-secret = Die Karten sind auf den Handys. Hier ist nichts Geheimes zu sehen.
screen-sit = Halte die Kamera deines Handys hierher, um mitzuspielen.
screen-watch = Halte die Kamera deines Handys hierher, um zuzusehen.
# address: words
screen-code = oder gib diesen Code auf { $address } ein
hand = deine Hand
hand-board = Das Brett ist auf dem großen Bildschirm.
board-here = Brett hier
hand-only = Nur meine Hand
hand-bare = Du hast gerade nichts auf der Hand.
screen-again = Noch eine Partie? Drücke auf deinem Handy.
qr-alt = Der Link zu diesem Tisch als QR-Code
join-failed = Das Mitspielen hat nicht geklappt: { $says }
take-record = Aufzeichnung mitnehmen

## Wählen

choose = Wähle, was leuchtet
which-one = Welches?
press = Drücken: { $what }.
ring-ask = Was kommt hierhin: { $names }?
ring-no = { $name }: geht nicht
taken = in diesem Zug schon gewählt
quick = Schnelle Antworten
why-title = Warum nicht?
why-not = Warum nicht „{ $what }“?
rule = Regel: { $title }
undo = Zurück
undo-closed = Warum geht das nicht zurück?
undo-last = Deinen letzten Zug zurücknehmen.
undone = Zurückgenommen
asks-undo = { $name } möchte einen Zug zurücknehmen.
allow = Erlauben
refuse = Nein
undo-asked = Gefragt; die anderen müssen noch zustimmen.
hint = Tipp
hint-thinking = Ein Bot sieht sich deine Lage an …
hint-chance = Gewinnchance danach: { $share }.
hint-second = Etwa gleich gut: { $title }.
hint-less = { $title }: { $less } weniger.
show-hint = Zeigen
was-here = war hier
note-here = hier: { $what }
note-same = keine Änderung
refused = Dieser Zug wurde abgelehnt: { $says }

## Ansehen

zoom-in = Näher heran
zoom-out = Weiter weg
fit = Alles zeigen
numbers = Zahlen und Namen auf den Teilen

## Verlauf und Chat

log = Verlauf
chat = Chat
chat-new = { $n ->
    [one] Chat, { $n } neue Nachricht
   *[other] Chat, { $n } neue Nachrichten
}
list = Tisch
everything-help = Derselbe Tisch als Liste. Was leuchtet, lässt sich drücken.
nothing-yet = Noch ist nichts geschehen.
setup = { $n ->
    [one] Aufbau, { $n } Zeile
   *[other] Aufbau, { $n } Zeilen
}
round = Runde { $n }
live = Live
not-live = Offline
move = Zug { $n } von { $of }
move-at = Zug { $n }
move-one = Zug 1
moves-n = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
first = Erster Zug
previous = Einen Zug zurück
next = Einen Zug vor
last = Neuester Zug
chat-empty = Noch hat niemand etwas gesagt.
chat-field = Sag etwas

## Die Verbindung zum Server

saved = Gespeichert
saving = Wird gespeichert
reconnecting = Neu verbinden, Versuch { $n }. Umsehen kannst du dich weiter, Züge müssen warten.
offline = { $kind ->
    [day] Keine Verbindung seit dem { $time }. Dein letzter Zug ist hier aufgehoben.
   *[other] Keine Verbindung seit { $time }. Dein letzter Zug ist hier aufgehoben.
}
caught-up = { $n ->
    [one] Wieder im Spiel. { $n } Zug nachgeholt.
   *[other] Wieder im Spiel. { $n } Züge nachgeholt.
}
back = Wieder im Spiel.
restarted = Der Server wurde neu gestartet. Alles ist, wie es war.
unreachable = Der Server ist nicht erreichbar.
answered = Der Server hat mit { $status } geantwortet.
one-file = Diese Wiederholung ist eine einzelne Datei, ohne Server.

## Was schiefging

gone = Diesen Tisch gibt es nicht mehr
gone-help = Es gibt ihn nicht, oder der Link ist falsch. Tische bleiben, bis sie abgeräumt werden.
lost = Hier ist nichts
lost-help = Unter dieser Adresse gibt es keine Seite. Alle Spiele und deine Tische findest du auf der Startseite.
no-server = Keine Verbindung zum Server
no-server-help = Tische, Lektionen, Regeln und Wiederholungen brauchen ihn, darum kann jetzt nichts gespielt werden. Eine Wiederholung, die du als Datei behalten hast, öffnet sich ohne ihn. Deine Tische bleiben, wie sie sind.
broken = Etwas ist schiefgegangen
broken-help = { $says } Gespeichertes ist nicht verloren.

## Das Ende

final-table = Der Tisch am Ende
score = Wertung
at-the-end = Am Ende
chance = Gewinnchance
turned = Wo es kippte
turned-by = { $name }: { $title }
better = Besser: { $title }
no-turns = Kein einzelner Zug hat diese Partie gekippt.
luck = Glück
luck-help = Wie sehr der Zufall geholfen oder geschadet hat, in Teilen eines Sieges. Null ist der Durchschnitt.
luck-more = mehr als sonst
luck-less = weniger als sonst
luck-usual = wie sonst
throws = Die größten Launen des Zufalls
good-luck = { $who ->
    [you] Glück für dich
   *[other] Glück für { $name }
}
bad-luck = { $who ->
    [you] Pech für dich
   *[other] Pech für { $name }
}
analysing = Die Bots sehen sich die Partie noch einmal an …
no-analysis = Zu dieser Partie gibt es keine Untersuchung.
you-win = Du gewinnst
wins = { $name } gewinnt
shared = { $names } teilen sich den Sieg
drawn = Niemand gewinnt
rematch = Revanche
rematch-ready = Die nächste Partie steht: Platz nehmen
watch-replay = Wiederholung ansehen
share-replay = Wiederholung teilen
play-again = Noch eine Partie?
play-again-help = Gleiche Plätze, gleiche Varianten. Bots sind immer bereit.

## Eine Wiederholung

replay-move = Zug { $n } von { $of }
replay-help = Pfeiltasten: Zug um Zug.
eyes = Sicht
eyes-all = alles offen
eyes-watcher = von außen
hands = Auslagen
others = Andere Züge hier
others-help = Wie oft { $name } danach jeweils gewinnt, nach Ansicht eines Bots.
played = gespielt
keep-replay = Wiederholung als Datei behalten
copy-moment = Link kopieren
play-on = Ab hier spielen
autoplay = Abspielen
pause = Anhalten
speed = Tempo
already-over = Die Partie ist zu Ende.

## Regeln

search = In den Regeln suchen
no-rule = Keine Regel nennt „{ $what }“.
rules-choose = Regeln welches Spiels?
rules-of = Regeln: { $game }
rules-lead = Jede Regel hat einen Namen. Dieselben Namen stehen im Code, in den Tests und in jedem „Warum nicht?“.

## Maler: Würfel

dice-n = { $n } Würfel
rolled-n = { $n ->
    [one] { $n } Würfel geworfen
   *[other] { $n } Würfel geworfen
}

## Maler: Plättchen

tile-wood = Holz
tile-leaf = Blatt
tile-flower = Blüte
tile-fruit = Frucht

## Maler: mehrere Steine auf einmal

wild = Joker
needs = braucht
best-paths = Beste Pfade
harvest-all = { $n ->
    [one] Mit einem Stein ernten
    [2] Mit beiden Steinen ernten
   *[other] Mit allen { $n } Steinen ernten
}
harvest-all-says = { $n ->
    [one] Bringt { $n } Halm.
   *[other] Bringt { $n } Halme.
}
harvest-all-deeds = { $n ->
    [one] Am Ende ziehst du { $n } Urkunde.
   *[other] Am Ende ziehst du { $n } Urkunden.
}
harvest-all-press = Ernten: +{ $n }
harvest-deeds-press = { $n ->
    [one] { $n } Urkunde ernten
   *[other] { $n } Urkunden ernten
}

## Maler: Karten mit zwei Seiten

lay-here = Hier auslegen
lay-where = Wähle einen Platz
lay-this = diese legen
lay-back = geht zurück
under-first = als 1. darunter
under-second = als 2. darunter
garden-deed = { $what ->
    [sun] Sonne
    [rain] Regen
    [wind] Wind
    [storm] Sturm
    [clouds] Wolken
    [any] freie Wahl
    [green] Grün gelegt
    [yellow] Gelb gelegt
    [pink] Rosa gelegt
    [channel] Kanal geholt
    [irrigate] Kanal gelegt
    [chip] Plättchen geholt
    [improve] Plättchen gelegt
    [grew] { $n } gewachsen
    [idle] nichts gewachsen
    [panda] nichts gefressen
    [objective] Karte gezogen
   *[other] { $n } Punkte
}
swap-order = Reihenfolge tauschen
new-here = Neu hier?
new-here-says = Zu Anfang geht es auch leichter: { $what }.
new-here-press = So beginnen
if-so = { $what }: was dann?
can-stop = Du kannst { $n } von { $of } abwehren
pass-set = { $names } geben
pass-none = Nichts geben
pass-costs = { $n ->
    [0] nichts
   *[other] −{ $n }
}
pass-says = Treffer { $n }, { $stopped } abgewehrt.
pass-press = { $n ->
    [0] { $lose } verlieren
    [one] { $n } Karte geben, { $lose } verlieren
   *[other] { $n } Karten geben, { $lose } verlieren
}
sides = { $name }, { $value } (umgedreht { $other })
facedown = Liegt jetzt verdeckt: Zurücksetzen für { $reset } deckt sie auf, Wert { $other }.
other-side = Umgedreht ist sie { $other } wert. Zurücksetzen kostet { $reset }.

## Lernen

learn = Lernen
learn-of = { $game } lernen
learn-choose = Ein Spiel lernen
play-first = Erste Partie spielen
lessons = Lektionen
all-rules = Alle Regeln
a-turn = Ein Zug
how-you-score = So punktest du
play-picture = { $title }: zeigen
ask-skill = Wie gut kennst du { $game }?
skill-new = Es ist neu für mich
skill-some = Ich habe es schon gespielt
skill-well = Ich kenne es gut
goal = Ziel
coach = Begleiter
points = Punkte
meter = { $what }: { $n } von { $of }
tip-of = { $n } von { $of }
got-it = Verstanden
less-tips = Weniger Tipps
coach-gone = Der Begleiter ist weg. Unter „Lernen“ kommt er wieder.
coach-all = An
coach-less = Weniger
coach-none = Aus
lesson-done = Geschafft
step-of = Schritt { $n } von { $of }
lesson-of = Lektion { $n } von { $of }
show-me = Zeig es mir
next-lesson = Nächste Lektion
lessons-done = Zurück zum Spiel
lessons-help = Beginne, womit du willst. Hier zählt nichts.
leave-lesson = Lektion verlassen

## Was die anderen getan haben

since-then = Seit deinem letzten Zug
turn-of = { $name } war am Zug.
turn-own = Dein Zug, nichts zu entscheiden.
show-again = Noch einmal zeigen

## Together

strangers = Mit Unbekannten spielen
strangers-help = Wer auf dasselbe Spiel mit gleich vielen Plätzen wartet, kommt mit dir an einen Tisch. Jeder Zug hat 3 Minuten; dann spielt ein Bot weiter, bis die Person zurück ist.
game = Spiel
bots-after-minute = Nach einer Minute füllen Bots auf
find-players = Mitspielende suchen
waiting-now = Es warten schon:
queue = { $game } zu { $seats }: { $n } da
waiting-for = { $game }: { $n } von { $of } sind da
stay-here = Bleib auf dieser Seite. Der Tisch öffnet sich von selbst.
wait-no-more = Nicht mehr warten
bots-soon = Sind nach einer Minute noch Plätze frei, übernehmen sie Bots.
waits-no-more = Du wartest nicht mehr: Diese Seite hat zu lange geschlafen.
tables-to-watch = Tische zum Zusehen
any-game = jedes Spiel
any-level = jede Stärke
no-bots = ohne Bots
none-open = Im Moment ist an keinem Tisch ein Platz frei.
none-such = So einen offenen Tisch gibt es nicht.

## Urlaub

vacation = Urlaub
vacation-off = Ich bin da
vacation-end = Ich bin zurück
# most: number, n: number
vacation-help = { $n ->
    [one] Wo Züge Tage haben, steht deine Uhr still, { $most } Tage im Jahr; { $n } ist übrig. Alle an deinen Tischen sehen es.
   *[other] Wo Züge Tage haben, steht deine Uhr still, { $most } Tage im Jahr; { $n } sind übrig. Alle an deinen Tischen sehen es.
}
# time: words, kind: words
vacation-until = { $kind ->
    [day] Deine Uhr steht still bis zum { $time }.
   *[other] Deine Uhr steht still bis { $time } Uhr.
}
# time: words, kind: words
on-vacation = { $kind ->
    [day] im Urlaub bis zum { $time }
   *[other] im Urlaub bis { $time } Uhr
}
## Der tägliche Garten

daily = Der tägliche Garten
daily-lead = { $game } allein, mit denselben Karten und Zielen für alle. Ein Versuch am Tag.
daily-of = Der Garten vom { $day }
daily-start = Anfangen
daily-go-on = Weiterspielen
daily-help = Nichts wird zurückgenommen, und es gibt keine Tipps. Du kannst bis 12 Uhr (UTC) am nächsten Tag fertig spielen.
daily-over-help = Dieser Garten kann nicht mehr für die Wertung begonnen werden.
daily-everyone = Alle
daily-finished = { $n ->
    [0] Noch ist niemand fertig.
    [one] { $n } fertiger Garten
   *[other] { $n } fertige Gärten
}
daily-wins = { $n } zum Sieg
daily-you = du, { $n }
daily-you-now = du jetzt, { $n }
daily-range = { $low } bis { $high }
daily-gardens = Gärten
daily-known = Leute, die du kennst
daily-plays = spielt gerade
daily-known-later = Ihre Gärten siehst du, wenn deiner fertig ist.
daily-known-none = Hier stehen alle, mit denen du gespielt hast, sobald sie diesen Tag spielen.
daily-share = Deinen Garten teilen
daily-best = Der beste Garten
daily-best-of = { $n ->
    [one] { $name }, { $n } Punkt
   *[other] { $name }, { $n } Punkte
}
daily-best-yours = { $n ->
    [one] Es ist deiner: { $n } Punkt
   *[other] Es ist deiner: { $n } Punkte
}
daily-best-later = Du kannst ihn ansehen, wenn deiner fertig ist.
daily-look-best = Ansehen
daily-look-yours = Deinen ansehen
daily-week = Sieben Tage
daily-week-sum = { $n } von 7 Tagen gespielt, { $won } gewonnen
daily-day-today = Heute
daily-so-far = { $n } bis jetzt
daily-won = { $n }, gewonnen
daily-made = { $n ->
    [one] Du hast { $n } Punkt.
   *[other] Du hast { $n } Punkte.
}
daily-made-won = { $n ->
    [one] Du hast { $n } Punkt und gewonnen.
   *[other] Du hast { $n } Punkte und gewonnen.
}
daily-unfinished = nicht beendet
daily-not-played = nicht gespielt
daily-again = Noch einmal spielen
daily-again-help = Das zählt nicht.
daily-fair = Gleich für alle, und niemand wusste es
daily-promise = Alle Karten folgen aus einer geheimen Saatzahl. Das ist ihr Hashwert. Die Zahl selbst wird am nächsten Tag um 12 Uhr (UTC) gezeigt.
daily-seed = Das war die Saatzahl, und ihr Hashwert stand am Tag selbst hier. Alle können sie nachprüfen, und auch die Aufzeichnung einer Partie:

## Dasselbe Glück an mehreren Tischen

same-luck = Dasselbe Glück
same-luck-tables = Tische mit demselben Glück
same-luck-lead = An all diesen Tischen kommen dieselben Karten und Würfe, was auch gespielt wird.
same-luck-links = Schick jeden Link denen, die dort spielen sollen. Niemand spielt an zwei davon, und niemand sieht zu, bevor alle fertig sind.
same-luck-at = { $status ->
    [waiting] wartet auf Mitspieler
    [playing] spielt, { $n } Züge
   *[other] fertig
}
same-luck-wait = Wenn alle Tische fertig sind, siehst du hier, wo sie auseinandergingen und was daraus wurde.
same-luck-parted = Hier gingen sie auseinander
same-luck-alike = { $n ->
    [0] Sie gingen mit dem ersten Zug auseinander.
    [one] Bis hierher spielten alle Tische gleich: { $n } Zug.
   *[other] Bis hierher spielten alle Tische gleich: { $n } Züge.
}
same-luck-never = Alle Tische spielten bis zum Ende gleich.
same-luck-points = Punkte, Zug um Zug
same-luck-made = Was daraus wurde
same-luck-watch = Ab hier ansehen
same-luck-ended = Dieser Tisch war hier zu Ende.
turn-at = Zug { $n } von { $of }
turn-alike = Hier wurde gleich gespielt
turn-differs = Hier wurde verschieden gespielt
next-difference = Nächster Unterschied
previous-turn = Einen Zug zurück
next-turn = Einen Zug weiter
watch-both = Beide ansehen
compare = Tische vergleichen
## Pages of people and bots, and ratings

your-page = Deine Seite
page-of = Seite von { $name }
your-page-small = deine Seite
their-page = Seite einer Person
invite-to-table = An einen Tisch einladen
invite-to-what = Welches Spiel? Du bekommst einen Link zum Schicken.
invite-whom = Welches Spiel? Du bekommst einen Link, den du { $name } schickst.
mark-yours = Dein Zeichen: { $mark }
here-since = hier seit { $time }
games-won = { $n ->
    [0] noch keine Partie
    [one] { $n } Partie, { $won } gewonnen
   *[other] { $n } Partien, { $won } gewonnen
}
ratings = Wertungen
ratings-help = Der Balken zeigt, wo deine Stärke liegt, in 19 von 20 Fällen.
ratings-help-their = Der Balken zeigt, wo die Stärke liegt, in 19 von 20 Fällen.
games-n = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}
rated-n = { $n ->
    [one] { $n } gewertete Partie
   *[other] { $n } gewertete Partien
}
rated-few = { $n ->
    [one] { $n } gewertete Partie, zu wenig für ein Urteil
   *[other] { $n } gewertete Partien, zu wenig für ein Urteil
}
rated-none = noch keine gewertete Partie
rating-within = { $points } ± { $within }
within = ± { $within }
curve-says = von { $from } bis { $to }
no-ratings = Noch keine Partien
no-ratings-help = Eine Partie, die zu Ende gespielt ist, steht hier; eine gewertete gibt eine Wertung.
recent-games = Partien
earlier-games = Frühere Partien
no-games-played = Noch keine beendeten Partien
no-games-played-help = Partien stehen hier, sobald sie zu Ende sind.
with-names = mit { $names }
alone = allein
won-to = { $mine } zu { $theirs } gewonnen
lost-to = { $mine } zu { $theirs } verloren
game-won = gewonnen
game-lost = verloren
game-left = die Partie verlassen
place-of = Platz { $place } von { $seats }
points-n = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
records = Rekorde
no-records = Noch keine Rekorde
no-records-help = Das Beste aus Partien, die zu Ende gespielt sind, steht hier.
mark = Zeichen
shows = Wer sie sieht
shows-nobody = Nur ich
shows-opponents = Wer mit mir spielt
shows-everybody = Alle
shows-help = Andere sehen Name, Zeichen, Wertungen, Rekorde und Partien. Eine private Partie steht ohne die Namen der anderen da.
page-hidden = Diese Seite wird nicht gezeigt
page-hidden-help = Es gibt diese Seite nicht, oder die Person zeigt sie dir nicht.
rated-game = Gewertete Partie
rated-help = Sie zählt. Keine Tipps, zurück geht nur, was frei ist, und wer geht oder die Zeit überschreitet, hat verloren.
rated = gewertet
rating-new = Neue Wertungen
rating-now = { $change } auf { $points } ± { $within }
bot-of-level = Bot, { $level }
ladder = Die Leiter
ladder-help = Wie stark jede Stufe ist, gemessen in Partien von Bots. 400 Punkte mehr gewinnen zehn von elf Partien. Die Stufen bleiben, wo sie sind: An ihnen werden Personen gemessen.
no-ladder = Die Stufen dieses Spiels wurden nicht gemessen.
games-against = Deine Partien gegen ihn
no-games-against-help = Spiel gegen ihn, dann stehen deine Partien hier.
play-rated = Eine gewertete Partie spielen
