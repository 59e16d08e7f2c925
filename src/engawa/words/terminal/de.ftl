### Was im Terminal gesagt wird: die Plätze, die Fragen, die Hilfe und das Ende.

## Wer wo sitzt

seat = { $letter } { $who }
person = (Mensch)
you = (du)
bot = ({ $bot })
seats = Plätze: { $seats }.
help-hint = ? zeigt die Hilfe.
sentence = { $what }.
titled = { $what }: { $says }
in-state = { $what } ({ $state })
seats-range = { $few } bis { $many } Plätze.
takes-usually = { $takes }; üblich: { $usual }
bots-seats = { $bots } Bots füllen { $seats } Plätze nicht, weder mit dir noch ohne dich
say-which = Nenne das Spiel: { $games }
which-game = Welches Spiel?
weak-bots = Die Regeln sind nicht kompiliert: Bots ab Stufe 6 spielen vielleicht schwächer, als ihr Name verspricht.
chart-choices = (3) ist Wahl 3, * ist mehr als eine Wahl.

## Die Partie geht weiter

played = { $who }: { $line }
chance = Zufall
chance-for = Zufall für { $seat }
your-turn = { $letter }, du bist am Zug. Drücke Enter, wenn nur du zusiehst.
forfeited = { $why }. Für { $seat } spielt ein gieriger Bot weiter.
taken-back = Zurückgenommen: { $line }
undo-far = Zurück geht es nur bis zum letzten Zufall oder bis zum Zug von jemand anderem.
stopped = Die Partie wird hier abgebrochen, ohne Ergebnis.

## Was man tippen kann

help = Tippe die Nummer einer Wahl, ihre Zeile oder deren Anfang.
help-help = diese Hilfe
help-table = der Tisch noch einmal
help-read = Tisch und Auswahl in Worten
help-why = die Regel, die eine Zeile hier verbietet, oder die meisten Zeilen, die so beginnen
help-hint-order = was ein Bot hier spielen würde, und warum
help-rules = die Regeln des Spiels, oder eine davon
help-undo = deinen letzten Zug zurücknehmen, bis zum letzten Zufall oder zum Zug von jemand anderem
help-save = die Aufzeichnung der Partie bis hierher schreiben
help-quit = aufhören
no-choice = Eine Wahl { $number } gibt es nicht; die Nummern gehen von 1 bis { $most }.
no-line = „{ $line }“ ist keine Zeile von { $game }. Tippe eine Nummer von 1 bis { $most }, eine Zeile aus der Liste, oder ? für die Hilfe.
can-be-played = „{ $line }“ geht hier.
begun-can-be-played = „{ $line }“ geht hier: { $lines }.
several = „{ $line }“ kann heißen: { $lines }. Tippe mehr davon.
refused = { $says } [{ $rule }]
tip = Tipp [{ $title }]
why-what = Tippe why und eine Zeile, zum Beispiel: { $order }
save-what = Tippe save und den Namen einer Datei.
not-saved = { $file } lässt sich nicht schreiben: { $why }.
saved = { $n ->
    [one] { $n } Zeile in { $file } gespeichert.
   *[other] { $n } Zeilen in { $file } gespeichert.
}
save-or-finish = { $order }, oder Enter zum Beenden>

## Lektionen

lessons-of = { $n ->
    [one] { $game } ({ $title }): { $n } Lektion
   *[other] { $game } ({ $title }): { $n } Lektionen
}
no-lessons = { $game } hat keine Lektionen
no-such-lesson = { $game } hat keine Lektion { $lesson }; nenne ihren Namen oder eine Nummer von 1 bis { $most }
which-lesson = Welche Lektion? Enter für die erste.
next-lesson = Enter für die nächste Lektion, oder quit>
all-lessons-done = Das war die letzte Lektion. Spiele jetzt eine Partie: { $order }
task = { $lesson }, Aufgabe { $n } von { $of }: { $says }
task-orders = (again, show, ? für die Hilfe)
done = Geschafft.
try-again = Tippe again für einen neuen Versuch, oder show.
help-again = ein neuer Versuch, vom Anfang dieser Aufgabe an
help-show = die Lösung zeigen
help-leave = die Lektion verlassen

## Das Ende

wins = { $who } gewinnt.
share = { $who } teilen sich den Sieg.
nobody = Niemand gewinnt.
points = Punkte: { $points }.
has-points = { $who } { $n }
replayed = { $n ->
    [one] { $n } Zeile, und alle Angaben stimmen; die Partie ist nicht zu Ende.
   *[other] { $n } Zeilen, und alle Angaben stimmen; die Partie ist nicht zu Ende.
}
