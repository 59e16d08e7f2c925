### Was der Tisch sagt: warum etwas nicht geht, was Zurücknehmen bewirkt und wie es endet.

## Namen

somebody = jemand
gone = { $name } (weg)

## Platz nehmen und aufstehen

over-look = Die Partie ist zu Ende. Du kannst sie dir noch einmal ansehen.
full = Alle Plätze sind besetzt. Du kannst zusehen.
seated = Du hast hier schon einen Platz. Gib ihn zuerst frei.
taken = { $who ->
    [you] Auf Platz { $seat } sitzt du.
   *[other] Auf Platz { $seat } sitzt { $who }.
}
no-seat-to-leave = Du hast hier keinen Platz, den du freigeben könntest.
over-stay = Die Partie ist zu Ende. Wer mitgespielt hat, bleibt in der Liste.
not-your-seat = Nur wer dort sitzt, kann den Platz abgeben.
bot-stays = Die Partie hat begonnen, also behält der Bot seinen Platz.
no-such-seat = Hier gibt es { $seats } Plätze, gezählt ab 0; einen Platz { $seat } gibt es nicht.

## Aufgeben

watching-resign = Du siehst nur zu. Aufgeben kann nur, wer mitspielt.
resign-waiting = Die Partie hat noch nicht begonnen. Du kannst deinen Platz freigeben.
resigned = { $who ->
    [you] Du hast aufgegeben.
   *[other] { $who } hat aufgegeben.
}
resigned-to-bot = { $who ->
    [you] Du hast aufgegeben. Ein Bot spielt weiter.
   *[other] { $who } hat aufgegeben. Ein Bot spielt weiter.
}
ran-out = { $who ->
    [you] Deine Zeit ist abgelaufen.
   *[other] Die Zeit von { $who } ist abgelaufen.
}

## Spielen

watching-play = Du siehst nur zu. Spielen kann nur, wer einen Platz hat.
watching-try = Du siehst nur zu. Züge ausprobieren kann nur, wer einen Platz hat.
waiting = Die Partie beginnt, sobald alle Plätze besetzt sind.
stale = Du hast Stand { $seen } gesehen, der Tisch ist bei { $n }. Sieh noch einmal hin.
not-your-turn = Du bist nicht am Zug.
not-here = Das geht hier nicht.
can-be-played = Das geht hier.

## Zurücknehmen

watching-undo = Du siehst nur zu. Zurücknehmen kann nur, wer einen Platz hat.
nothing-to-undo = Es gibt nichts zurückzunehmen.
undo-gone = { $name } ist nicht da und kann nicht zustimmen.
undo-denied = Die anderen waren nicht einverstanden. Frag wieder, wenn die Partie weitergegangen ist.
undo-chance = Seitdem wurde gewürfelt oder gezogen.
undo-played = { $who ->
    [you] Du hast seitdem gespielt.
   *[other] { $who } hat seitdem gespielt.
}
undo-shown = Dabei wurde etwas Verdecktes gezeigt.
undo-spent = An diesem Tisch wurde viel geändert und zurückgenommen. Jetzt geht es nur noch vorwärts.
undo-closed = An diesem Tisch wird nichts mehr zurückgenommen.
undo-asked = Es hat schon jemand gefragt. Diese Frage muss zuerst beantwortet werden.
no-question = Niemand bittet dich um Zustimmung.

## Tipps, Gespräch und Gäste

hint-turn = Um einen Tipp kannst du bitten, wenn du am Zug bist.
no-hints = An diesem Tisch gibt es keine Tipps.
no-name = Nur Gäste mit einem Namen können reden.
no-talk = An diesem Tisch kann nur reden, wer einen Platz hat.
muted = Du darfst hier zurzeit nicht reden.
nothing-to-read = Da steht nichts Lesbares.
mute-guests = Nur Gäste können andere stummschalten.
no-such-guest = Diesen Gast gibt es nicht.
banned = Du darfst hier zurzeit nicht spielen.
say-hello = Melde dich zuerst: GET /api/me gibt dir ein Cookie.
empty-name = Ein Name braucht mindestens einen Buchstaben.
bad-code = Dieser Code ist unbekannt oder abgelaufen.
bad-key = Dieser Passkey ist hier unbekannt, oder es hat zu lange gedauert.
no-passkeys = Browser erstellen Passkeys nur über https oder auf localhost. Wiederherstellungscodes gehen auch hier.
many-keys = Du hast { $n } Passkeys, und mehr werden nicht behalten. Entferne zuerst einen.
not-kept = Nur dieser Browser behält deine Partien. Erstelle einen Passkey oder Wiederherstellungscodes, bevor du dich abmeldest.
bad-room = Kein Tisch hat gerade diesen Code. Sieh noch einmal auf den großen Bildschirm.

## Tische aufbauen und finden

not-found = Diesen Tisch gibt es nicht.
not-found-or-private = Diesen Tisch gibt es nicht, oder er ist privat. Lass dir den Link geben.
clause = { $what }.
bots-for-seats = bots braucht für jeden der { $seats } Plätze eine Stufe oder null.
no-such-bot = Einen Bot „{ $bot }“ gibt es nicht. Es gibt: { $bots }.
bad-clock = Eine Uhr läuft von { $seconds } Sekunden bis { $days } Tage und wird in Minuten angegeben; nicht { $minutes } Minuten
not-ours = Die Option { $option } erwartet hier eine von unseren: { $offer }; nicht { $value }
nothing = nichts
record-or-fork = Ein Tisch beginnt mit einer Aufzeichnung oder mit einer Abzweigung, nicht mit beidem.
record-from = Ein Tisch beginnt am Anfang; eine Aufzeichnung mit „from“ geht deshalb nicht.
record-long = Eine Aufzeichnung darf hier höchstens { $n } Zeilen haben.
record-line = Zeile { $n } der Aufzeichnung: { $what }.
fork-over = Abzweigen kann man von einer Partie, wenn sie zu Ende ist.
rematch-seats = Um eine Revanche kann nur bitten, wer hier mitgespielt hat.
not-over = Die Partie ist noch nicht zu Ende.
your-shows = { $n ->
    [one] Du hast { $n } Tisch, an dem nur Bots spielen. Warte, bis er fertig ist.
   *[other] Du hast { $n } Tische, an denen nur Bots spielen. Warte, bis einer davon fertig ist.
}
all-shows = { $n ->
    [one] Hier gibt es { $n } Tisch, an dem nur Bots spielen. Warte, bis er fertig ist.
   *[other] Hier gibt es { $n } Tische, an denen nur Bots spielen. Warte, bis einer davon fertig ist.
}

## Zurückblicken

replay-over = Eine Wiederholung gibt es, sobald die Partie zu Ende ist.
analysis-over = Eine Partie kann untersucht werden, sobald sie zu Ende ist.
analysis-thinking = Die Partie wird gerade untersucht. Frag gleich noch einmal.
analysis-busy = Für dich werden schon viele Partien untersucht. Frag später noch einmal.
analysis-failed = Diese Partie ließ sich nicht untersuchen.
replay-failed = Das ließ sich gerade nicht erstellen. Frag gleich noch einmal.
bad-view = Du kannst als ein Platz (gezählt ab 0), als none oder als all zusehen; nicht als „{ $view }“.
own-view = Solange die Partie läuft, sehen alle nur, was ihr eigener Platz sieht.

## Tische, an denen es nicht weitergeht

closed = Dieser Tisch wurde von denen geschlossen, die den Server betreiben.
deleted = Dieser Tisch wurde gelöscht.
other-rules = Gespielt mit Regelfassung { $theirs }; dieser Server hat { $ours }.
lost-way = Die gespeicherte Partie dieses Tisches lässt sich hier nicht bis zum Ende nachspielen.
unreadable = Die gespeicherte Partie dieses Tisches ist hier nicht lesbar.
unknown-game = Dieser Tisch lässt sich hier nicht öffnen: { $what }.

## Zu viel, zu oft, durcheinander

rate = Das war viel auf einmal. Warte einen Moment.
rate-talk = Das war viel auf einmal. Warte einen Moment, bevor du weiterredest.
rate-tables = Von hier aus wurden viele Tische aufgebaut. Warte ein wenig.
rate-guests = Von hier kamen viele neue Gäste. Warte einen Moment.
rate-codes = Von hier aus wurden zu viele Codes versucht. Warte eine Minute.
rate-hints = Das waren viele Tipps auf einmal. Warte einen Moment.
rate-replays = Von hier aus wurden viele Wiederholungen geholt. Warte ein wenig.
rate-lessons = Von hier aus wurde nach vielen Lektionen gefragt. Warte einen Moment.
rate-files = Von hier aus wurden viele Seiten geholt. Warte einen Moment.
rate-looks = Von hier aus wurden viele Partien angesehen. Warte einen Moment.
rate-data = Alles über dich wurde gerade erst angefordert. Warte ein paar Minuten.
too-many = Von deiner Adresse kommen zu viele Verbindungen.
message-big = Eine Nachricht darf höchstens { $n } Bytes haben.
request-big = Eine Anfrage darf hier höchstens { $n } Bytes haben.
bad-message = Diese Nachricht ist nicht lesbar: { $what }.
bad-request = Diese Anfrage ist nicht lesbar: { $what }.
not-a-number = { $name } muss eine ganze Zahl sein, nicht „{ $value }“.
not-json = Eine Anfrage muss JSON sein: Content-Type application/json.
broke-off = Die Anfrage brach ab.
nonsense = zu viele Nachrichten ohne Sinn
nowhere = Unter dieser Adresse gibt es nichts.
unknown-host = Unter diesem Namen ist der Server nicht bekannt; siehe --allow-host.
other-site = Diese Anfrage kommt von einer anderen Website.
id-used = Diese id wurde schon für etwas anderes verwendet; es ist nichts geschehen.
others-faster = Andere waren mehrmals schneller. Versuch es noch einmal.
disk-full = Zurzeit kann nichts gespeichert oder gelesen werden: Der Speicher ist voll.
store-down = Zurzeit kann nichts gespeichert oder gelesen werden. Versuch es bald wieder.
failed = Hier ist etwas schiefgegangen.
failed-nothing-done = Hier ist etwas schiefgegangen; es ist nichts geschehen.

## Der Server beginnt

open-at = Der Tisch ist offen unter { $address } (Strg-C schließt ihn)
open-already = Der Tisch ist schon offen unter { $address }
no-port = Port { $port } von { $host } ist nicht verfügbar: { $why }
compiling = { $n ->
    [0] Die Regeln werden nebenher kompiliert: noch unter einer Minute.
    [one] Die Regeln werden nebenher kompiliert: noch etwa { $n } Minute.
   *[other] Die Regeln werden nebenher kompiliert: noch etwa { $n } Minuten.
}
compiling-still = { $n ->
    [0] { $done } von { $of } kompiliert, noch unter einer Minute.
    [one] { $done } von { $of } kompiliert, noch etwa { $n } Minute.
   *[other] { $done } von { $of } kompiliert, noch etwa { $n } Minuten.
}
compiled = Die Regeln sind kompiliert, und Bots jeder Stufe haben ihre volle Stärke.

## Unbekannte

many-wait = Von dir aus warten schon viele. Versuch es in einer Minute noch einmal.

## Gerufen, wenn man am Zug ist

# game: words
call-title = Du bist dran: { $game }
# names: words
call-with = Mit { $names }. Antippen öffnet den Tisch.
call-alone = Antippen öffnet den Tisch.
bad-endpoint = Dort kann niemand gerufen werden: Es muss eine öffentliche Adresse mit https sein.

## Urlaub

# n: number
no-vacation = { $n ->
    [0] Du bist schon im Urlaub, oder dieses Jahr ist kein Urlaubstag mehr übrig.
    [one] Du bist schon im Urlaub, oder das ist zu lang: Dieses Jahr ist noch { $n } Tag übrig.
   *[other] Du bist schon im Urlaub, oder das ist zu lang: Dieses Jahr sind noch { $n } Tage übrig.
}
## Glück, das mehrere Tische teilen

undo-luck = Dieser Tisch teilt sein Glück mit anderen Tischen, deshalb wird nichts zurückgenommen.
luck-no-bot = Dieser Tisch teilt sein Glück mit anderen Tischen, deshalb gibt niemand seinen Platz an einen Bot ab.
luck-alone = Das ist dein einziger Versuch. Du kannst später weiterspielen, oder ihn beenden, indem du aufgibst.
luck-one-table = Du sitzt an einem anderen Tisch mit demselben Glück. Niemand sitzt an zwei davon.
luck-not-yet = Andere spielen noch mit demselben Glück. Du kannst zusehen, wenn alle fertig sind.
luck-own-try = Beende zuerst deinen eigenen Versuch. Dann kannst du ansehen, was die anderen gemacht haben.
luck-start = Tische mit demselben Glück beginnen am Anfang, ohne Aufzeichnung und ohne andere Partie.
luck-people = Tische mit demselben Glück brauchen jeweils einen Platz für einen Menschen.
luck-lost = Das Glück dieses Tisches ist nicht erhalten, deshalb geht es hier nicht weiter.
no-duplicate = Dieser Tisch teilt sein Glück mit keinem anderen.
late = Die Zeit für diese Partie ist vorbei.
no-daily = In diesem Haus gibt es kein tägliches Spiel.
no-day = Von diesem Tag gibt es keinen Garten.
daily-kept = Dieser Garten kann noch einmal gespielt werden, wenn seine Saatzahl gezeigt wird: am nächsten Tag um 12 Uhr (UTC).
## Ratings and pages

rated-start = Eine gewertete Partie beginnt am Anfang: nicht mit einer Aufzeichnung und nicht an einem anderen Tisch.
rated-alone = Eine Partie für eine Person kann nicht gewertet werden.
rated-person = Eine gewertete Partie braucht eine Person.
rated-levels = In einer gewerteten Partie spielen nur Bots einer Stufe, die gemessen wurde.
rated-seats = In einer gewerteten Partie spielen alle ihren Platz selbst bis zum Ende.
no-page = Diese Seite gibt es nicht, oder sie wird dir nicht gezeigt.
rate-pages = Du hast viele Seiten angesehen. Warte einen Augenblick.
bad-moment = Das ist keine Stelle in einer Liste von Partien.
bot-called = { $level }, Bot
