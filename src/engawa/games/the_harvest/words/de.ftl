### The Harvest, deutsch. Argumente wie in en.ftl.
### Namen von Figuren kommen aus der Kartendatei und haben hier weder Artikel noch Geschlecht.
### As in English: The Harvest, neutral, plus.

## Das Spiel

title = The Harvest
summary = Nutze deine Verbündeten oder die neutrale Straße, und bring das Leben der anderen auf null.
option-beginner = Karten werden ausgeteilt statt ausgewählt
option-turn-ties = bei Gleichstand gewinnt, wer am Zug ist oder als Nächstes drankommt (unsere eigene Regel)
option-turn-cap = Züge, nach denen das meiste Leben gewinnt
option-cards = eine Kartendatei

## Wörter

turns = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
    .dative = { $n ->
        [one] { $n } Zug
       *[other] { $n } Zügen
    }
health = Leben
count-allies = Karten
count-value = Wert
winner = gewonnen
active = am Zug
score-health = Leben am Ende

## Hilfen: ein Platz mitten im Satz

to = { $to ->
    [you] dich
   *[other] { $to }
}
dat = { $to ->
    [you] dir
   *[other] { $to }
}

## Auf dem Tisch

place-street = Die Straße
place-deck = Stapel
place-now = Jetzt
place-acts = Eins davon in jedem Zug
place-discard = Ablagestapel
place-order = Wer wann wählt
note-order = bis alle drei haben
called-right = richtig geraten
called-wrong = falsch geraten
label-order = Rätst du richtig, wählst du zuerst; rätst du falsch, die andere Seite. Dann geht es abwechselnd, bis beide drei Karten haben.
label-picks = Wahl { $n } von { $of }.
note-draft = der Stapel füllt die Lücke
note-empty = keine Karten
note-act = angegriffen wird mit der großen Zahl
note-prevent = Karten von hier können den Treffer abwehren
place-allies = { $who ->
    [you] Deine Verbündeten
   *[other] Verbündete von { $who }
}
neutral = neutral
discarded-card = abgeworfen
on-deck = oben auf dem Stapel
ally-of = { $who ->
    [you] mit dir verbündet
   *[other] mit { $who } verbündet
}
label-up = { $name }, { $where }, offen, { $value } (umgedreht { $other }). { $says }
label-down = { $name }, { $where }, verdeckt, { $value } (umgedreht { $other }). Zurücksetzen { $reset }.
text-reset = zurück
label-deck = Stapel, { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
label-unseen = Karte { $n } der Straße, noch nicht aufgedeckt.
text-unseen = { $n }. Wahl
label-hidden = Die beiseitegelegte Karte, verdeckt. Ist ihre verdeckte Zahl ungerade oder gerade?
text-deck = noch { $n }
label-health = { $who ->
    [you] Du, { $n } Leben.
   *[other] { $who }, { $n } Leben.
}
label-ability = { $card }: { $words }.
label-hit = Treffer { $blow }, { $stopped } abgewehrt.

## Was zu tun ist

chance-first = Der Zufall entscheidet, wer zuerst auswählt.
chance-top = Die nächste Karte wird aufgedeckt.
asks-call = Ist die verdeckte Zahl ungerade oder gerade? Rätst du richtig, wählst du zuerst. Das ist reines Glück.
asks-draft = Wähle eine Karte aus der Straße.
asks-act = Aktiviere, greif an, setz zurück oder kaufe.
asks-pick = Wähle eine Karte.
asks-aim = Wähle, wen es trifft.
asks-choose = Wähle eins davon.
asks-allow = Sag ja oder nein.
waits-call = { $who ->
    [you] Du rätst ungerade oder gerade; danach richtet sich, wer zuerst auswählt.
   *[other] { $who } rät ungerade oder gerade; danach richtet sich, wer zuerst auswählt.
}
waits-draft = { $who ->
    [you] Du nimmst eine Karte aus der Straße.
   *[other] { $who } nimmt eine Karte aus der Straße.
}
waits-act = { $who ->
    [you] Du hast die Wahl: aktivieren, angreifen, zurücksetzen oder kaufen.
   *[other] { $who } hat die Wahl: aktivieren, angreifen, zurücksetzen oder kaufen.
}
waits-pick = { $who ->
    [you] Du wählst eine Karte.
   *[other] { $who } wählt eine Karte.
}
waits-aim = { $who ->
    [you] Du wählst, wen es trifft.
   *[other] { $who } wählt, wen es trifft.
}
waits-choose = { $who ->
    [you] Du wählst eins davon.
   *[other] { $who } wählt eins davon.
}
waits-allow = { $who ->
    [you] Du sagst ja oder nein.
   *[other] { $who } sagt ja oder nein.
}
asks-stop = { $card } trifft dich für { $n }. Wehr das mit Karten der Straße ab oder verlier { $n }.
asks-stop-more = Noch { $left } von { $blow } kommen. Gib noch eine Karte oder verlier { $left }.
waits-stop = { $who ->
    [you] Du darfst noch bis zu { $left } von einem Treffer über { $blow } abwehren.
   *[other] { $who } darf noch bis zu { $left } von einem Treffer über { $blow } abwehren.
}
won = { $who ->
    [you] Du hast gewonnen.
   *[other] { $who } hat gewonnen.
}
note-follows-led = { $who ->
    [you] Du befolgst { $card }, wie { $led } es sagt.
   *[other] { $who } befolgt { $card }, wie { $led } es sagt.
}
note-chooses = { $who ->
    [you] Du wählst: { $offered }.
   *[other] { $who } wählt: { $offered }.
}
quoted = „{ $words }“
note-attacks = { $card } greift { to } an.
note-street = In der Straße liegen mehr als drei Karten: Am Ende des Zuges werden die höchsten abgeworfen.
note-most = { $who ->
    [you] Du hast das meiste Leben.
   *[other] { $who } hat das meiste Leben.
}
note-stuck = { $who ->
    [you] Du hast verloren: Nichts, was du tun könntest, ließe dir Leben.
   *[other] { $who } hat verloren: Keine Möglichkeit hätte noch Leben gelassen.
}
note-stopped = Die Partie wurde nach { $turns-dative } abgebrochen.

## Die vier Aktionen eines Zuges

act-activate = Akti­vieren
act-activate-brief = tun, was eine Karte sagt
act-activate-says = Tun, was eine verbündete oder neutrale Karte sagt
act-attack = An­greifen
act-attack-brief = treffen mit der großen Zahl
act-attack-says = Eine verbündete Karte auf die Straße schicken und jemanden treffen
act-reset = Zurück­setzen
act-reset-brief = aufdecken, für die Münze
act-reset-says = Eine verbündete Karte für ihre Kosten in Leben wieder aufdecken
act-buy = Kaufen
act-buy-brief = die oberste Karte, für ihre Zahl
act-buy-says = Die oberste Karte des Stapels nehmen
act-buy-for = Für { $n } kaufen
act-buy-for-says = Die oberste Karte des Stapels für { $n } nehmen

## Eine Karte drücken

press-attack = damit angreifen
press-activate = sie aktivieren
press-reset = sie zurücksetzen
press-buy = sie kaufen
press-pass = sie weitergeben
press-draft = sie nehmen
press-take = sie nehmen
press-discard = sie abwerfen
press-flip = sie umdrehen
press-move = sie auf die Straße legen
press-swap = sie tauschen
press-follow = sie befolgen
press-hit = diesen Platz treffen
press-ask = diesem Platz die Wahl lassen

## Auswahl, und was sie bringen würde

activate-title = { $card } aktivieren
activate-says = Danach liegt sie verdeckt, Wert { $n }.
activate-gains = { $who ->
    [you] Du erhältst { $n } Leben.
   *[other] { $who } erhält { $n } Leben.
}
activate-loses = { $who ->
    [you] Du verlierst { $n } Leben.
   *[other] { $who } verliert { $n } Leben.
}
activate-hit = { $who ->
    [you] Du wirst mit { $n } getroffen, abzüglich dessen, was du abwehrst.
   *[other] { $who } wird mit { $n } getroffen, abzüglich dessen, was abgewehrt wird.
}
activate-press-hit = Aktivieren, Treffer { $n }
activate-idle = Das würde jetzt nichts ändern.
activate-press = Aktivieren
attack-title = { to } mit { $card } angreifen
attack-says = { $to ->
    [you] { $card } geht auf die Straße. Du verlierst { $n }, abzüglich dessen, was du mit Karten der Straße abwehrst.
   *[other] { $card } geht auf die Straße. { $to } verliert { $n }, abzüglich dessen, was Karten der Straße abwehren.
}
attack-press = Angreifen: { $n }
attack-press-may-win = Angreifen: { $n }, vielleicht Sieg
attack-press-wins = Angreifen: { $n }, Sieg
attack-goes = { $card } geht auf die Straße.
forecast-none = { $who ->
    [you] Du kannst nichts geben und verlierst { $n }.
   *[other] { $who } kann nichts geben und verliert { $n }.
}
some-cards = { $of ->
    [one] die eine Karte
   *[other] { $n } von { $of } Karten
}
forecast-some = { $who ->
    [you] Du kannst { $cards } geben und verlierst { $low } bis { $high }.
   *[other] { $who } kann { $cards } geben und verliert { $low } bis { $high }.
}
stops = wehrt { $n } ab
too-much = { $n } ist zu viel
answer-cannot = wehrt nichts ab
answer-none = gibt nichts
answer-yours = Was gegeben wird, kommt zu dir.
answer-wins = du gewinnst
answer-no-loss = kein Verlust
answer-pass = gibt { $cards }
answer-limit = Mehr als { $n } zusammen kann nicht gegeben werden.
answer-equal = Eine Karte mit { $n } hilft allein nur, wenn ihre andere Zahl niedriger ist.
reset-title = { $card } zurücksetzen
costs = Kostet { $cost }, danach hast du noch { $left } Leben.
reset-says = Offen ist die Karte { $n } wert.
reset-press = Für { $n } zurücksetzen
buy-title = { $card } kaufen
buy-press = Für { $n } kaufen
pass-title = { $card } an { to } geben
pass-says = Wehrt { $stops } von { $left } ab.
pass-rest = { $n ->
    [one] { $n } kommt noch.
   *[other] { $n } kommen noch.
}
pass-all = Du verlierst nichts.
pass-press = { $n } abwehren
lose-title = Nichts mehr abwehren und { $n } verlieren
lose-says = Danach hast du noch { $n } Leben.
lose-over = Damit ist die Partie zu Ende.
lose-press = { $n } verlieren
enough-title = Keine Karten mehr
enough-press = Genug
yes-title = Ja, tu es
yes-press = Ja
no-title = Nein, lass es
no-press = Nein
odd-title = Ungerade sagen
odd-says = Ist die verdeckte Zahl ungerade, wählst du zuerst.
odd-press = Ungerade
even-title = Gerade sagen
even-says = Ist die verdeckte Zahl gerade, wählst du zuerst.
even-press = Gerade
take-title = { $card } nehmen, { $value } (umgedreht { $other })
take-press = Nehmen
discard-title = { $card } abwerfen
discard-press = Abwerfen
flip-title = { $card } von { $value } auf { $other } umdrehen
flip-press = Umdrehen
stays-title = { $card } wählen, die Karte bleibt, wie sie ist
stays-says = Die aktive Karte wird jetzt nicht umgedreht; am Ende liegt sie verdeckt.
choose-press = Wählen
move-title = { $card } auf die Straße legen
move-press = Verschieben
swap-title = { $card } tauschen, { $value } (umgedreht { $other })
swap-press = Tauschen
follow-title = { $card } befolgen
follow-press = Befolgen
sides-up = Offen, { $value } (umgedreht { $other }).
sides-down = Verdeckt, { $value } (umgedreht { $other }).
hit-title = { to } treffen
ask-title = { to } fragen
has-health = { $who ->
    [you] Du hast { $n } Leben.
   *[other] { $who } hat { $n } Leben.
}
for-seat = { $who ->
    [you] Für dich: { $words }
   *[other] Für { $who }: { $words }
}
offers = Diese Wahl lässt { $card }.
option-press = Das wählen

## Was geschah

turned-up = Oben auf dem Stapel wurde { $card } aufgedeckt.
to-street = { $card } kommt in die Straße.
put-aside = { $parity ->
    [odd] Die verdeckte Zahl ist { $n }, ungerade.
   *[even] Die verdeckte Zahl ist { $n }, gerade.
}
drafts-first = { $who ->
    [you] Du wählst zuerst aus.
   *[other] { $who } wählt zuerst aus.
}
called-odd = { $who ->
    [you] Du hast „ungerade“ gesagt.
   *[other] { $who } hat „ungerade“ gesagt.
}
called-even = { $who ->
    [you] Du hast „gerade“ gesagt.
   *[other] { $who } hat „gerade“ gesagt.
}
said-yes = { $who ->
    [you] Du hast dich dafür entschieden.
   *[other] { $who } hat sich dafür entschieden.
}
said-no = { $who ->
    [you] Du hast darauf verzichtet.
   *[other] { $who } hat darauf verzichtet.
}
in-words = „{ $words }“
nothing-came = Das bewirkt nichts.
activated = { $who ->
    [you] Du hast { $card } aktiviert ({ in-words }).
   *[other] { $who } hat { $card } aktiviert ({ in-words }).
}
followed = { $who ->
    [you] Du hast { $card } befolgt ({ in-words }).
   *[other] { $who } hat { $card } befolgt ({ in-words }).
}
reset-card = { $who ->
    [you] Du hast { $card } für { $n } Leben zurückgesetzt.
   *[other] { $who } hat { $card } für { $n } Leben zurückgesetzt.
}
bought = { $who ->
    [you] Du hast { $card } für { $n } Leben gekauft.
   *[other] { $who } hat { $card } für { $n } Leben gekauft.
}
passed = { $who ->
    [you] Du hast { $card } weitergegeben und { $n } abgewehrt.
   *[other] { $who } hat { $card } weitergegeben und { $n } abgewehrt.
}
drafted = { $who ->
    [you] Du hast { $card } ausgewählt.
   *[other] { $who } hat { $card } ausgewählt.
}
took = { $who ->
    [you] Du hast { $card } genommen.
   *[other] { $who } hat { $card } genommen.
}
discarded = { $who ->
    [you] Du hast { $card } abgeworfen.
   *[other] { $who } hat { $card } abgeworfen.
}
flipped = { $who ->
    [you] Du hast { $card } von { $value } auf { $other } umgedreht.
   *[other] { $who } hat { $card } von { $value } auf { $other } umgedreht.
}
chose-active = { $who ->
    [you] Du hast { $card } gewählt; die Karte bleibt, wie sie ist.
   *[other] { $who } hat { $card } gewählt; die Karte bleibt, wie sie ist.
}
moved = { $who ->
    [you] Du hast { $card } auf die Straße gelegt.
   *[other] { $who } hat { $card } auf die Straße gelegt.
}
chose-swap = { $who ->
    [you] Du hast { $card } für einen Tausch gewählt.
   *[other] { $who } hat { $card } für einen Tausch gewählt.
}
swapped = { $who ->
    [you] Du hast { $card } gegen { $other } getauscht.
   *[other] { $who } hat { $card } gegen { $other } getauscht.
}
chose-no-more = { $who ->
    [you] Du hast keine weiteren Karten gewählt.
   *[other] { $who } hat keine weiteren Karten gewählt.
}
chose = { $who ->
    [you] Du hast gewählt: { $words }.
   *[other] { $who } hat gewählt: { $words }.
}
lost-health = { $who ->
    [you] Du hast nichts mehr abgewehrt und { $n } Leben verloren.
   *[other] { $who } hat nichts mehr abgewehrt und { $n } Leben verloren.
}
gained = { $who ->
    [you] Du hast { $n } Leben bekommen.
   *[other] { $who } hat { $n } Leben bekommen.
}
hurt = { $who ->
    [you] Du hast { $n } Leben verloren.
   *[other] { $who } hat { $n } Leben verloren.
}
attacked = { $who ->
    [you] Du hast { to } mit { $card } angegriffen: { $n }.
   *[other] { $who } hat { to } mit { $card } angegriffen: { $n }.
}
aimed = { $who ->
    [you] Du hast auf { to } gezielt.
   *[other] { $who } hat auf { to } gezielt.
}
left-choice = { $who ->
    [you] Du hast { dat } die Wahl überlassen.
   *[other] { $who } hat { dat } die Wahl überlassen.
}

## Warum nicht

why-top = Zuerst muss die oberste Karte des Stapels aufgedeckt werden.
why-first = Zuerst muss der Zufall entscheiden, wer zuerst auswählt.
why-call = { $who ->
    [you] Du musst zuerst ungerade oder gerade sagen.
   *[other] { $who } muss zuerst ungerade oder gerade sagen.
}
why-draft = { $who ->
    [you] Du musst zuerst eine Karte aus der Straße nehmen.
   *[other] { $who } muss zuerst eine Karte aus der Straße nehmen.
}
why-act = { $who ->
    [you] Du musst aktivieren, angreifen, zurücksetzen oder kaufen.
   *[other] { $who } muss aktivieren, angreifen, zurücksetzen oder kaufen.
}
why-pick = { $who ->
    [you] Du musst eine Karte wählen, wie die Fähigkeit es sagt.
   *[other] { $who } muss eine Karte wählen, wie die Fähigkeit es sagt.
}
why-aim = { $who ->
    [you] Du musst zuerst wählen, wen es trifft.
   *[other] { $who } muss zuerst wählen, wen es trifft.
}
why-choose = { $who ->
    [you] Du musst zuerst die Wahl treffen, vor die dich die Karte stellt.
   *[other] { $who } muss zuerst die Wahl treffen, vor die die Karte stellt.
}
why-allow = { $who ->
    [you] Du musst zuerst ja oder nein sagen.
   *[other] { $who } muss zuerst ja oder nein sagen.
}
why-prevent = { $who ->
    [you] Du musst zuerst entscheiden, wie viel vom Treffer du abwehrst.
   *[other] { $who } muss zuerst entscheiden, wie viel vom Treffer abgewehrt wird.
}
why-not-street = { $card } liegt nicht in der Straße.
why-must-pick = Es gibt eine Karte zu wählen, also muss eine gewählt werden.
why-no-ally = { $who ->
    [you] { $card } ist nicht mit dir verbündet.
   *[other] { $card } ist nicht mit { $who } verbündet.
}
why-no-rival = { $who ->
    [you] Gegen dich selbst geht es nicht.
   *[other] { $who } spielt nicht gegen { $me ->
        [you] dich
       *[other] { $me }
    }.
}
why-not-near = { $who ->
    [you] { $card } ist weder mit dir verbündet noch neutral.
   *[other] { $card } ist weder mit { $who } verbündet noch neutral.
}
why-face-down = { $card } liegt verdeckt.
why-face-up = { $card } liegt schon offen.
why-reset-cost = { $who ->
    [you] { $card } zurückzusetzen kostet { $cost }; du hast { $has }, und etwas Leben muss bleiben.
   *[other] { $card } zurückzusetzen kostet { $cost }; { $who } hat { $has }, und etwas Leben muss bleiben.
}
why-no-deck = Der Stapel ist leer.
why-buy-cost = { $who ->
    [you] { $card } kostet { $cost }; du hast { $has }, und etwas Leben muss bleiben.
   *[other] { $card } kostet { $cost }; { $who } hat { $has }, und etwas Leben muss bleiben.
}
why-attacker = { $card } greift an und kann den eigenen Treffer nicht abwehren.
why-too-high = { $card } würde { $worth } abwehren, mehr als die { $left }, die vom Treffer übrig sind.
why-equal = { $card } hat denselben Wert wie der Angriff; der andere Wert müsste unter { $below } liegen, ist aber { $mine }.
says = { $card } sagt: { $words }.
why-other-verb = Verlangt ist { $asked }, nicht { $other }.
verb-discard = Abwerfen
verb-flip = Umdrehen
verb-take = Nehmen
verb-move = Verschieben
verb-follow = Befolgen
verb-swap = Tauschen
why-chosen = { $card } ist schon gewählt.
why-only-first = { $card } kann nur die erste der beiden Karten sein.
why-only-second = { $card } kann nur die zweite der beiden Karten sein.
why-no-fit = { $card } passt nicht.
why-followed = { $card } wurde in dieser Aktivierung schon befolgt.
why-no-partner = Es gibt keine andere Karte, mit der { $card } tauschen könnte.
why-too-much = { $card } ist { $worth } wert, und das ist zu viel: { $total } von { $most } sind schon gewählt.
why-one-opponent = { $card } und die Karte davor sind mit verschiedenen Leuten verbündet.
why-opponent = { $who ->
    [you] Dich selbst kannst du nicht wählen.
   *[other] Es muss jemand anderes sein als { $who }.
}
why-hit-not-ask = Verlangt ist, jemanden zu treffen, nicht zu fragen.
why-ask-not-hit = Verlangt ist, jemanden zu fragen, nicht zu treffen.
why-option-void = Von Wahl { $n } lässt sich nichts tun.
why-options = Es gibt nur { $n } Möglichkeiten.

## Was Karten sagen: aus diesen Nachrichten wird ein Satz. Eine Tat hat eine Form für jeden Ort, an dem sie steht:
## am Anfang als Aufforderung, weiter hinten (.next), was jede Person tut (.each), was du tust (.you), und .infinitive.
## Karten sind weiblich und stehen im Akkusativ; viele auch .dative, .genitive, nach „alle“ (.all), als Teil davon (.of).

ability-sentence = { $what }.
ability-brief = { $what-brief }
ability-clause = { $what-next }
    .brief = { $what-brief }
ability-yours = du { $what-you }
    .brief = { $what-brief }
ability-may = Du darfst { $what-infinitive }
    .brief = Optional: { $what-brief }
ability-each = Jede Person { $what-each }
    .brief = Alle: { $what-brief }
ability-others = Jede andere Person { $what-each }
    .brief = Alle anderen: { $what-brief }
ability-choose = Wähle eins: { $options }
    .brief = Wähle: { $options-brief }
ability-rival = Ein Gegner wählt eins: { $options }
    .brief = Ein Gegner wählt für dich: { $options-brief }
ability-or = { $first }; oder { $rest }
    .brief = { $first-brief } / { $rest-brief }
ability-and = { $first } und { $rest-next }
    .next = { $first-next } und { $rest-next }
    .each = { $first-each } und { $rest-each }
    .you = { $first-you } und { $rest-you }
    .infinitive = { $first-infinitive } und { $rest-infinitive }
ability-then = { $first }, dann { $rest-next }
    .next = { $first-next }, dann { $rest-next }
    .each = { $first-each } und { $rest-each }
    .you = { $first-you } und { $rest-you }
    .infinitive = { $first-infinitive } und dann { $rest-infinitive }

deed-discard = Wirf { $cards } ab
    .next = wirf { $cards } ab
    .each = wirft { $cards } ab
    .you = wirfst { $cards } ab
    .infinitive = { $cards } abwerfen
deed-flip = Dreh { $cards } um
    .next = dreh { $cards } um
    .each = dreht { $cards } um
    .you = drehst { $cards } um
    .infinitive = { $cards } umdrehen
deed-take = Nimm { $cards }
    .next = nimm { $cards }
    .each = nimmt { $cards }
    .you = nimmst { $cards }
    .infinitive = { $cards } nehmen
deed-move = Leg { $cards } auf die Straße
    .next = leg { $cards } auf die Straße
    .each = legt { $cards } auf die Straße
    .you = legst { $cards } auf die Straße
    .infinitive = { $cards } auf die Straße legen
deed-follow = Befolge { $cards }
    .next = befolge { $cards }
    .each = befolgt { $cards }
    .you = befolgst { $cards }
    .infinitive = { $cards } befolgen
deed-swap = Tausche { $one } gegen { $other }
    .next = tausche { $one } gegen { $other }
    .each = tauscht { $one } gegen { $other }
    .you = tauschst { $one } gegen { $other }
    .infinitive = { $one } gegen { $other } tauschen
deed-swap-hand = Tausche deine Hand gegen die Straße
    .next = tausche deine Hand gegen die Straße
    .each = tauscht die eigene Hand gegen die Straße
    .you = tauschst deine Hand gegen die Straße
    .infinitive = deine Hand gegen die Straße tauschen
deed-draw = Zieh { few-cards }
    .next = zieh { few-cards }
    .each = zieht { few-cards }
    .you = ziehst { few-cards }
    .infinitive = { few-cards } ziehen
deed-gain = Gewinne { $n } Leben
    .next = gewinne { $n } Leben
    .each = gewinnt { $n } Leben
    .you = gewinnst { $n } Leben
    .infinitive = { $n } Leben gewinnen
    .brief = +{ $n } Leben
deed-gain-as = Gewinne Leben für { $amount }
    .next = gewinne Leben für { $amount }
    .each = gewinnt Leben für { $amount }
    .you = gewinnst Leben für { $amount }
    .infinitive = Leben für { $amount } gewinnen
    .brief = Leben: { $amount-brief }
deed-hit = Triff { hit-whom } für { $n }
    .next = triff { hit-whom } für { $n }
    .each = trifft { hit-whom } für { $n }
    .you = triffst { hit-whom } für { $n }
    .infinitive = { hit-whom } für { $n } treffen
    .brief = { $target ->
        [them] Triff ihn für { $n }
        [every] Triff alle für { $n }
       *[one] Triff für { $n }
    }
deed-hit-as = Triff { hit-whom } für { $amount }
    .next = triff { hit-whom } für { $amount }
    .each = trifft { hit-whom } für { $amount }
    .you = triffst { hit-whom } für { $amount }
    .infinitive = { hit-whom } für { $amount } treffen
    .brief = { $target ->
        [them] Triff ihn für { $amount-brief }
        [every] Triff alle für { $amount-brief }
       *[one] Triff für { $amount-brief }
    }
few-cards = { $n ->
    [1] eine Karte
   *[other] { few } Karten
}
few = { $n ->
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
   *[other] { $n }
}
hit-whom = { $target ->
    [them] ihn
    [every] alle Gegner
   *[one] einen Gegner
}

one-it = sie
one-top = die oberste Karte des Stapels
    .brief = die Karte vom Stapel
one-ally = { $which ->
    [up] eine offene eigene Karte
    [down] eine verdeckte eigene Karte
    [other] eine andere eigene Karte
    [other-up] eine andere offene eigene Karte
    [other-down] eine andere verdeckte eigene Karte
   *[any] eine eigene Karte
}
    .brief = { $which ->
        [up] eine offene eigene
        [down] eine verdeckte eigene
        [other] eine andere eigene
        [other-up] eine andere offene eigene
        [other-down] eine andere verdeckte eigene
       *[any] eine eigene
    }
one-rival = { $which ->
    [up] eine offene gegnerische Karte
    [down] eine verdeckte gegnerische Karte
    [other] eine andere gegnerische Karte
    [other-up] eine andere offene gegnerische Karte
    [other-down] eine andere verdeckte gegnerische Karte
   *[any] eine gegnerische Karte
}
    .brief = { $which ->
        [up] eine offene gegnerische
        [down] eine verdeckte gegnerische
        [other] eine andere gegnerische
        [other-up] eine andere offene gegnerische
        [other-down] eine andere verdeckte gegnerische
       *[any] eine gegnerische
    }
one-neutral = { $which ->
    [up] eine offene neutrale Karte
    [down] eine verdeckte neutrale Karte
    [other] eine andere neutrale Karte
    [other-up] eine andere offene neutrale Karte
    [other-down] eine andere verdeckte neutrale Karte
   *[any] eine neutrale Karte
}
    .brief = { $which ->
        [up] eine offene neutrale
        [down] eine verdeckte neutrale
        [other] eine andere neutrale
        [other-up] eine andere offene neutrale
        [other-down] eine andere verdeckte neutrale
       *[any] eine neutrale
    }
one-play = { $which ->
    [up] eine offene Karte im Spiel
    [down] eine verdeckte Karte im Spiel
    [other] eine andere Karte im Spiel
    [other-up] eine andere offene Karte im Spiel
    [other-down] eine andere verdeckte Karte im Spiel
   *[any] eine Karte im Spiel
}
one-discarded = { $which ->
    [up] eine offene abgeworfene Karte
    [down] eine verdeckte abgeworfene Karte
    [other] eine andere abgeworfene Karte
    [other-up] eine andere offene abgeworfene Karte
    [other-down] eine andere verdeckte abgeworfene Karte
   *[any] eine abgeworfene Karte
}
cards-up-to = bis zu { few } { $cards-of }
cards-any = beliebig viele { $cards-of }
cards-all = alle { $cards-all }
many-ally = { $which ->
    [up] offene eigene Karten
    [down] verdeckte eigene Karten
    [other] andere eigene Karten
    [other-up] andere offene eigene Karten
    [other-down] andere verdeckte eigene Karten
   *[any] eigene Karten
}
    .all = { $which ->
        [up] offenen eigenen Karten
        [down] verdeckten eigenen Karten
        [other] anderen eigenen Karten
        [other-up] anderen offenen eigenen Karten
        [other-down] anderen verdeckten eigenen Karten
       *[any] eigenen Karten
    }
    .dative = { $which ->
        [up] den offenen eigenen Karten
        [down] den verdeckten eigenen Karten
        [other] den anderen eigenen Karten
        [other-up] den anderen offenen eigenen Karten
        [other-down] den anderen verdeckten eigenen Karten
       *[any] den eigenen Karten
    }
    .genitive = { $which ->
        [up] offener eigener Karten
        [down] verdeckter eigener Karten
        [other] anderer eigener Karten
        [other-up] anderer offener eigener Karten
        [other-down] anderer verdeckter eigener Karten
       *[any] eigener Karten
    }
many-rival = { $which ->
    [up] offene Karten eines Gegners
    [down] verdeckte Karten eines Gegners
    [other] andere Karten eines Gegners
    [other-up] andere offene Karten eines Gegners
    [other-down] andere verdeckte Karten eines Gegners
   *[any] Karten eines Gegners
}
    .all = { $which ->
        [up] offenen Karten eines Gegners
        [down] verdeckten Karten eines Gegners
        [other] anderen Karten eines Gegners
        [other-up] anderen offenen Karten eines Gegners
        [other-down] anderen verdeckten Karten eines Gegners
       *[any] Karten eines Gegners
    }
    .dative = { $which ->
        [up] den offenen Karten eines Gegners
        [down] den verdeckten Karten eines Gegners
        [other] den anderen Karten eines Gegners
        [other-up] den anderen offenen Karten eines Gegners
        [other-down] den anderen verdeckten Karten eines Gegners
       *[any] den Karten eines Gegners
    }
    .genitive = { $which ->
        [up] offener Karten eines Gegners
        [down] verdeckter Karten eines Gegners
        [other] anderer Karten eines Gegners
        [other-up] anderer offener Karten eines Gegners
        [other-down] anderer verdeckter Karten eines Gegners
       *[any] Karten eines Gegners
    }
many-theirs = { $which ->
    [up] seine offenen Karten
    [down] seine verdeckten Karten
    [other] seine anderen Karten
    [other-up] seine anderen offenen Karten
    [other-down] seine anderen verdeckten Karten
   *[any] seine Karten
}
    .of = { $which ->
        [up] seiner offenen Karten
        [down] seiner verdeckten Karten
        [other] seiner anderen Karten
        [other-up] seiner anderen offenen Karten
        [other-down] seiner anderen verdeckten Karten
       *[any] seiner Karten
    }
    .dative = { $which ->
        [up] seinen offenen Karten
        [down] seinen verdeckten Karten
        [other] seinen anderen Karten
        [other-up] seinen anderen offenen Karten
        [other-down] seinen anderen verdeckten Karten
       *[any] seinen Karten
    }
    .genitive = { $which ->
        [up] seiner offenen Karten
        [down] seiner verdeckten Karten
        [other] seiner anderen Karten
        [other-up] seiner anderen offenen Karten
        [other-down] seiner anderen verdeckten Karten
       *[any] seiner Karten
    }
many-neutral = { $which ->
    [up] offene neutrale Karten
    [down] verdeckte neutrale Karten
    [other] andere neutrale Karten
    [other-up] andere offene neutrale Karten
    [other-down] andere verdeckte neutrale Karten
   *[any] neutrale Karten
}
    .all = { $which ->
        [up] offenen neutralen Karten
        [down] verdeckten neutralen Karten
        [other] anderen neutralen Karten
        [other-up] anderen offenen neutralen Karten
        [other-down] anderen verdeckten neutralen Karten
       *[any] neutralen Karten
    }
    .dative = { $which ->
        [up] den offenen neutralen Karten
        [down] den verdeckten neutralen Karten
        [other] den anderen neutralen Karten
        [other-up] den anderen offenen neutralen Karten
        [other-down] den anderen verdeckten neutralen Karten
       *[any] den neutralen Karten
    }
    .genitive = { $which ->
        [up] offener neutraler Karten
        [down] verdeckter neutraler Karten
        [other] anderer neutraler Karten
        [other-up] anderer offener neutraler Karten
        [other-down] anderer verdeckter neutraler Karten
       *[any] neutraler Karten
    }
many-play = { $which ->
    [up] offene Karten im Spiel
    [down] verdeckte Karten im Spiel
    [other] andere Karten im Spiel
    [other-up] andere offene Karten im Spiel
    [other-down] andere verdeckte Karten im Spiel
   *[any] Karten im Spiel
}
    .all = { $which ->
        [up] offenen Karten im Spiel
        [down] verdeckten Karten im Spiel
        [other] anderen Karten im Spiel
        [other-up] anderen offenen Karten im Spiel
        [other-down] anderen verdeckten Karten im Spiel
       *[any] Karten im Spiel
    }
    .dative = { $which ->
        [up] den offenen Karten im Spiel
        [down] den verdeckten Karten im Spiel
        [other] den anderen Karten im Spiel
        [other-up] den anderen offenen Karten im Spiel
        [other-down] den anderen verdeckten Karten im Spiel
       *[any] den Karten im Spiel
    }
    .genitive = { $which ->
        [up] offener Karten im Spiel
        [down] verdeckter Karten im Spiel
        [other] anderer Karten im Spiel
        [other-up] anderer offener Karten im Spiel
        [other-down] anderer verdeckter Karten im Spiel
       *[any] Karten im Spiel
    }
many-discarded = { $which ->
    [up] offene abgeworfene Karten
    [down] verdeckte abgeworfene Karten
    [other] andere abgeworfene Karten
    [other-up] andere offene abgeworfene Karten
    [other-down] andere verdeckte abgeworfene Karten
   *[any] abgeworfene Karten
}
    .all = { $which ->
        [up] offenen abgeworfenen Karten
        [down] verdeckten abgeworfenen Karten
        [other] anderen abgeworfenen Karten
        [other-up] anderen offenen abgeworfenen Karten
        [other-down] anderen verdeckten abgeworfenen Karten
       *[any] abgeworfenen Karten
    }
    .dative = { $which ->
        [up] den offenen abgeworfenen Karten
        [down] den verdeckten abgeworfenen Karten
        [other] den anderen abgeworfenen Karten
        [other-up] den anderen offenen abgeworfenen Karten
        [other-down] den anderen verdeckten abgeworfenen Karten
       *[any] den abgeworfenen Karten
    }
    .genitive = { $which ->
        [up] offener abgeworfener Karten
        [down] verdeckter abgeworfener Karten
        [other] anderer abgeworfener Karten
        [other-up] anderer offener abgeworfener Karten
        [other-down] anderer verdeckter abgeworfener Karten
       *[any] abgeworfener Karten
    }
cards-or-less = { $cards } mit Wert { $n } oder weniger
cards-or-more = { $cards } mit Wert { $n } oder mehr
cards-total = { $cards } mit Gesamtwert { $n } oder weniger

amount-value = ihren Wert
amount-higher = ihren höheren Wert
amount-lower = ihren niedrigeren Wert
amount-difference = die Differenz ihrer Werte
    .brief = ihre Differenz
amount-number = die Anzahl { $cards-genitive }
    .brief = Anzahl { $cards-genitive }
amount-highest = den höchsten Wert unter { $cards-dative }
amount-plus = { $amount } plus { $n }
    .brief = { $amount-brief } + { $n }
amount-most = { $amount }, max. { $n }

## Das Ziel

goal = Bring jemanden auf 0 Leben. Das meiste Leben gewinnt.
goal-rival = { $who ->
    [you] Bring die anderen auf 0 Leben. Das meiste Leben gewinnt.
   *[other] Bring { $who } auf 0 Leben. Das meiste Leben gewinnt.
}
goal-far = { $n } von { $of } Leben
goal-end = Am wenigsten Leben: { $n }.

## Was der Begleiter sagt

tip-call-title = Wer nimmt zuerst?
tip-call = Eine Karte wird beiseitegelegt. Rate, ob die Zahl auf ihrer Rückseite ungerade oder gerade ist. Rätst du richtig, nimmst du zuerst aus der Straße. Das ist reines Glück.
tip-draft-title = Zuerst wählst du deine Leute
tip-draft = Die große Zahl sagt, wie hart eine Karte trifft. Der Text sagt, was sie kann. Hohe Zahlen treffen, gute Texte helfen in jedem Zug.
tip-draft-now = Die höchste Zahl hier ist { $n }, auf { $card }.
tip-goal-title = Bring die anderen auf null
tip-goal = Alle beginnen mit 21 Leben. Sobald jemand keins mehr hat, ist die Partie zu Ende, und das meiste Leben gewinnt.
tip-goal-now = { $who ->
    [you] Am wenigsten hast jetzt du: { $n }.
   *[other] { $who } hat noch { $n }.
}
tip-win-title = Das kann der Sieg sein
tip-win = Diese Karte trifft für alles Leben, das noch übrig ist. Nur Karten der Straße können sie aufhalten.
tip-win-now = { $who ->
    [you] Du hast noch { $n }, und { $card } trifft für { $hits }.
   *[other] { $who } hat noch { $n }, und { $card } trifft für { $hits }.
}
tip-low-title = Achte auf dein Leben
tip-low = Zurücksetzen und Kaufen kostet Leben, und Treffer nehmen den Rest. Ohne Leben hast du verloren.
tip-low-now = Du hast noch { $n }. Die härteste Karte gegen dich trifft für { $hits }.
tip-activate-title = Nutze, was eine Karte sagt
tip-activate = In deinem Zug tust du eins von vier Dingen. Aktiviere eine offene Karte, deine oder eine der Straße: Sie tut, was sie sagt, und wird dann umgedreht.
tip-activate-now = { $card } in der Straße ist für alle da: { $says }
tip-attack-title = Greif mit einer Karte an
tip-attack = Die Karte geht auf die Straße und trifft für ihre große Zahl. Danach gehört sie dir nicht mehr.
tip-attack-now = { $card } trifft von deinen am härtesten: { $n }.
tip-down-title = Verdeckt gilt eine andere Zahl
tip-down = Jede Karte hat zwei Zahlen. Verdeckt zeigt sie die andere und lässt sich nicht aktivieren, aber angreifen kann sie.
tip-down-now = { $card } trifft jetzt für { $n }.
tip-reset-title = Deck eine Karte wieder auf
tip-reset = Zahle die Münze einer Karte in Leben, und sie liegt offen, bereit für deinen nächsten Zug. Das ist dein ganzer Zug.
tip-reset-now = { $card } kostet { $n }, danach hast du noch { $left } Leben.
tip-buy-title = Kauf mehr Leute
tip-buy = Die oberste Karte des Stapels bekommst du für ihre große Zahl in Leben. Ohne Karten kannst du wenig tun.
tip-buy-now = { $card } kostet { $n }, danach hast du noch { $left } Leben.
tip-hit-title = Du wirst getroffen
tip-hit = Gib Karten der Straße an den Angriff weiter. Ihre Zahlen werden vom Treffer abgezogen, der Rest kostet Leben. Was du gibst, gehört dann der anderen Seite.
tip-hit-now = { $card } würde { $n } von { $left } abwehren.
tip-over-title = Nie mehr als der Treffer
tip-over = Eine Karte, die mehr abwehren würde, als vom Treffer übrig ist, darfst du nicht geben.
tip-over-now = { $card } hat { $n }, aber der Rest des Treffers ist nur noch { $left }.
tip-choose-title = Die Karte fragt dich
tip-choose = Eine Karte kann dir die Wahl lassen. Was sie will, steht hier; was du wählen darfst, leuchtet.
tip-limit-title = Zu viele in der Straße
tip-limit = In der Straße bleiben drei Karten. Sind es am Ende des Zuges mehr, werden alle mit der höchsten Zahl abgeworfen.

## Lektionen

lesson-draft-title = Deine Leute wählen
lesson-draft-call = Eine Karte wird beiseitegelegt. Rate, ob die Zahl auf ihrer Rückseite ungerade oder gerade ist.
lesson-draft-call-astray = Die Zahl war ungerade, also nimmt die andere Seite zuerst. Das kommt vor. Noch einmal?
lesson-draft-task = Gut geraten: Du nimmst zuerst. Nimm die Karte mit der höchsten Zahl.
lesson-draft-astray = Das ist erlaubt, aber eine andere Karte hat eine höhere Zahl. Noch einmal?
lesson-draft-why = Es geht abwechselnd, bis beide drei Karten haben. Die Straße wird jedes Mal aufgefüllt. Dann beginnt, wer die schwächere Hand hat.
lesson-activate-title = Eine Karte nutzen
lesson-activate-task = Aktiviere deine offene Karte. Sie trifft die andere Seite.
lesson-activate-astray = Das ist erlaubt, aber es hat die andere Seite nicht getroffen. Noch einmal?
lesson-activate-task-2 = Deine Karte liegt jetzt verdeckt. Nutze eine Karte der Straße, und hol dir Leben.
lesson-activate-astray-2 = Das ist erlaubt, aber du hast kein Leben bekommen. Noch einmal?
lesson-activate-why = Aktivieren darfst du, was bei dir oder in der Straße offen liegt, nie, was andere haben. Danach wird es umgedreht, wo immer es liegt.
lesson-prevent-title = Getroffen werden
lesson-prevent-task = Du wirst mit 5 angegriffen. Wehre den ganzen Schaden ab.
lesson-prevent-astray = Das ist erlaubt, aber etwas kam durch. Noch einmal?
lesson-prevent-why = Karten der Straße wehren mit ihren Zahlen ab und gehen an die angreifende Seite. Mehr als den Treffer kannst du nie abwehren. Eine Karte mit der Zahl des Angriffs hilft nur, wenn ihre andere Zahl niedriger ist.
lesson-attack-title = Angreifen
lesson-attack-task = Greif mit der Karte an, die am härtesten trifft.
lesson-attack-astray = Das ist erlaubt, aber eine andere deiner Karten trifft härter, so wie sie jetzt liegt. Noch einmal?
lesson-attack-task-2 = Jetzt wirst du mit 1 angegriffen. Abwehren würde eine gute Karte verschenken. Lass es durch.
lesson-attack-astray-2 = Das ist erlaubt, aber jetzt hat die andere Seite eine Karte mehr. Noch einmal?
lesson-attack-why = Eine Karte trifft für die Zahl, die zu sehen ist, offen oder verdeckt, und liegt dann in der Straße. Nicht jeder Treffer ist eine Karte wert.
lesson-pay-title = Mit Leben bezahlen
lesson-pay-task = Deck eine deiner Karten wieder auf.
lesson-pay-astray = Das ist erlaubt, aber alle deine Karten liegen wie zuvor. Noch einmal?
lesson-pay-task-2 = Kaufe jetzt die oberste Karte des Stapels.
lesson-pay-astray-2 = Das ist erlaubt, aber du hast keine neue Karte. Noch einmal?
lesson-pay-why = Die Münze einer Karte sagt, was Zurücksetzen kostet. Kaufen kostet die große Zahl. Beides ist dein ganzer Zug, und etwas Leben muss bleiben.
lesson-cards-title = Karten, die fragen
lesson-cards-task = Aktiviere die markierte Karte: Nimm eine verdeckte Karte aus der Straße, und deck sie auf.
lesson-cards-astray = Das ist erlaubt, aber du hast keine neue offene Karte. Noch einmal?
lesson-cards-task-2 = Verdecke eine Karte der anderen Seite, damit sie nicht genutzt werden kann.
lesson-cards-astray-2 = Das ist erlaubt, aber die Karten der anderen Seite liegen noch offen. Noch einmal?
lesson-cards-task-3 = Wirf eine verbündete Karte ab, um die andere Seite für die höhere ihrer Zahlen und eins mehr zu treffen.
lesson-cards-astray-3 = Das ist erlaubt, aber eine andere verbündete Karte hätte härter getroffen. Noch einmal?
lesson-cards-why = Was eine Karte fragt, steht neben deinen Karten. Wo nur eine Antwort möglich ist, wird nicht gefragt, und was nicht geht, wird ausgelassen.
lesson-follow-title = Befolgen und tauschen
lesson-follow-task = Aktiviere die markierte Karte, und befolge eine Karte der anderen Seite, die für 5 trifft.
lesson-follow-astray = Das ist erlaubt, aber es hat nicht für 5 getroffen. Noch einmal?
lesson-follow-task-2 = Tausche eine verdeckte verbündete Karte gegen eine offene Karte der Straße.
lesson-follow-astray-2 = Das ist erlaubt, aber du hast immer noch so wenige offene Karten. Noch einmal?
lesson-follow-task-3 = Schick die oberste Karte des Stapels auf die Straße, und behalte deine eigenen.
lesson-follow-astray-3 = Das ist erlaubt, aber du hast eine deiner Karten weggegeben. Noch einmal?
lesson-follow-why = Eine Karte zu befolgen heißt zu tun, was sie sagt; sie bleibt, wie sie liegt. Was du laut Karte tun darfst, kannst du auch lassen.
lesson-three-title = Mehrere gegen dich
lesson-three-task = Aktiviere die markierte Karte, und triff, wer das meiste Leben hat.
lesson-three-astray = Das ist erlaubt, aber es hat jemand anderen getroffen. Noch einmal?
lesson-three-task-2 = Frag jemanden: für 5 getroffen werden, oder dich zwei Karten ziehen lassen.
lesson-three-astray-2 = Das ist erlaubt, aber niemand wurde gefragt. Noch einmal?
lesson-three-task-3 = Leg eine verbündete Karte auf die Straße, um zu treffen, wer das wenigste Leben hat.
lesson-three-astray-3 = Das ist erlaubt, aber es hat jemand anderen getroffen. Noch einmal?
lesson-three-why = Wen es trifft, wählst du jedes Mal neu. Hat eine Person kein Leben mehr, ist die Partie für alle zu Ende, und das meiste Leben gewinnt.

## Die erste Seite

learn-goal = Bring die anderen auf null. Behalte dein eigenes Leben
learn-says = Drei Leute arbeiten für dich, drei warten auf der Straße. In jedem Zug tust du eins: jemanden nutzen, angreifen, wieder aufdecken oder kaufen.
learn-activate-title = Aktivieren
learn-activate = Tu, was eine offene Karte sagt: deine oder eine der Straße. Dann wird sie umgedreht.
learn-attack-title = Angreifen
learn-attack = Schick eine deiner Karten auf die Straße. Sie trifft für ihre große Zahl.
learn-reset-title = Zurücksetzen
learn-reset = Deck eine deiner Karten wieder auf. Du zahlst ihre Münze in Leben.
learn-buy-title = Kaufen
learn-buy = Nimm die oberste Karte des Stapels. Du zahlst ihre große Zahl in Leben.
learn-heading = Wenn du getroffen wirst
learn-hit-title = Wehr dich mit der Straße
learn-hit = Gib Karten der Straße an die angreifende Seite. Ihre Zahlen werden vom Treffer abgezogen. Nie mehr als der Treffer.
learn-rest-title = Verlier den Rest
learn-rest = Was du nicht abwehrst, kostet Leben. Liegen dann mehr als 3 Karten in der Straße, wird die höchste abgeworfen.
learn-end-title = Wann es endet
learn-end = Sobald jemand kein Leben mehr hat. Das meiste Leben gewinnt. Alle beginnen mit 21 und haben nie mehr.

## Wörter, nach denen man fragen kann: wie sie in Sätzen stehen, und was sie bedeuten

word-ally = verbündet, verbündete, Verbündeten
word-ally-says = Eine Karte auf der Hand. Deine Karten sind mit dir verbündet, die der anderen mit ihnen.
word-facedown = verdeckt, verdeckte, verdeckten
word-facedown-says = Eine Karte, die genutzt wurde. Sie zeigt nur, was Zurücksetzen kostet, aber ihr Wert zählt weiter.
word-reset = zurücksetzen, zurückgesetzt
word-reset-says = Eine verdeckte verbündete Karte wird wieder aufgedeckt. Du zahlst ihre Kosten in Leben, und das ist dein Zug.
word-street = Straße
word-street-says = Die Karten in der Mitte, die niemandem gehören. Angriffe gehen dorthin, und Karten von dort wehren Treffer ab.

## Die Karten in Reihen, für ein Terminal

chart-health = { $seat }: { $n } Leben
chart-down = (verdeckt, zurücksetzen { $reset })

## Wie es ausging

won-down = { $who ->
    [you] Du hast kein Leben mehr.
   *[other] { $who } hat kein Leben mehr.
}
won-left = { $who ->
    [you] Du hast noch { $mine }.
   *[other] { $who } hat noch { $mine }.
}
won-most = { $who ->
    [you] Du hast das meiste Leben: { $mine } zu { $theirs }.
   *[other] { $who } hat das meiste Leben: { $mine } zu { $theirs }.
}
won-later = { $who ->
    [you] Bei Gleichstand ({ $n } Leben) gewinnst du: Du bist später an der Reihe.
   *[other] Bei Gleichstand ({ $n } Leben) gewinnt { $who }: später an der Reihe.
}
won-turn = { $who ->
    [you] Bei Gleichstand ({ $n } Leben) gewinnst du: Du warst am Zug.
   *[other] Bei Gleichstand ({ $n } Leben) gewinnt { $who }: am Zug.
}
won-next = { $who ->
    [you] Bei Gleichstand ({ $n } Leben) gewinnst du: Du wärst als Nächstes dran.
   *[other] Bei Gleichstand ({ $n } Leben) gewinnt { $who }: als Nächstes dran.
}

## What a person's page remembers, under the figure

personal-health = Leben übrig beim Sieg
