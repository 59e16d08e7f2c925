### Was das Haus selbst sagt, und was alle Spiele gemeinsam haben.
### Formen: .dative nach „mit“, „von“, „nach“; .accusative für das Objekt. Ein Platz heißt „you“, wenn er zuhört.
### As in English: Engawa, OK, Panda, PANDA, Bots.

## Wörter verbinden

sentences = { $first } { $rest }
list-last = { first } und { rest }
    .accusative = { first-accusative } und { rest-accusative }
    .dative = { first-dative } und { rest-dative }
list-more = { first }, { rest }
    .accusative = { first-accusative }, { rest-accusative }
    .dative = { first-dative }, { rest-dative }
either-last = { first } oder { rest }
    .accusative = { first-accusative } oder { rest-accusative }
    .dative = { first-dative } oder { rest-dative }
either-more = { first }, { rest }
    .accusative = { first-accusative }, { rest-accusative }
    .dative = { first-dative }, { rest-dative }
only = { $what ->
    [you] du
   *[other] { $what }
}
    .accusative = { $what-accusative ->
        [you] dich
       *[other] { $what-accusative }
    }
    .dative = { $what-dative ->
        [you] dir
       *[other] { $what-dative }
    }
first = { $first ->
    [you] du
   *[other] { $first }
}
first-accusative = { $first-accusative ->
    [you] dich
   *[other] { $first-accusative }
}
first-dative = { $first-dative ->
    [you] dir
   *[other] { $first-dative }
}
rest = { $rest ->
    [you] du
   *[other] { $rest }
}
rest-accusative = { $rest-accusative ->
    [you] dich
   *[other] { $rest-accusative }
}
rest-dative = { $rest-dative ->
    [you] dir
   *[other] { $rest-dative }
}

## Zahlen

number = { $n }
more = +{ $n }
less = −{ $n }
points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
    .dative = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkten
    }

## Plätze

seat-free = Platz { $letter }

## Jedes Spiel

play = Spielen
game-over = Die Partie ist zu Ende.
points-word = Punkte
happened = { $line }.
played = { $who ->
    [you] Du hast { $line } gespielt.
   *[other] { $who } hat { $line } gespielt.
}

## Wie es ausging

won-points = { $who ->
    [you] Du hast die meisten Punkte: { $mine } zu { $theirs }.
   *[other] { $who } hat die meisten Punkte: { $mine } zu { $theirs }.
}
won-tie = { $who ->
    [you] Bei Gleichstand ({ $amount }) gewinnst du.
   *[other] Bei Gleichstand ({ $amount }) gewinnt { $who }.
}
won-shared = { $you ->
    [you] Gleichstand ({ $amount }). Ihr teilt euch den Sieg: { $who }.
   *[other] Gleichstand ({ $amount }): { $who } teilen sich den Sieg.
}
won-alone = { $who ->
    [you] Du hast { $amount-accusative }.
   *[other] { $who } hat { $amount-accusative }.
}
nobody-wins = Niemand gewinnt.
stopped-turns = Die Partie wurde nach { $n ->
    [one] { $n } Zug
   *[other] { $n } Zügen
} abgebrochen.
stopped-rounds = Die Partie wurde nach { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
} abgebrochen.

## Ein Spiel wählen

no-game = Ein Spiel „{ $game }“ gibt es nicht; es gibt: { $games }
no-such-seats = { $game } ist für { $few } bis { $many } Personen, nicht für { $n }
no-option = { $game } hat keine Option „{ $option }“; es gibt: { $offer }
option-takes = Die Option { $option } erwartet { $takes }, nicht { $value }
no-language = Auf „{ $language }“ ist nichts geschrieben; es gibt: { $languages }
illegal-line = „{ $line }“ geht hier nicht: { $why } [{ $rule }]
at-line = Zeile { $n }: { $what }
at-from = Kopfzeile „from“: { $what }
takes-file = einen Namen oder eine Datei
takes-yes-no = ja oder nein
takes-number = eine ganze Zahl von { $low } bis { $high }
takes-name = { $n } { $name }
no-rule = { $game } hat keine Regel „{ $rule }“; es gibt: { $offer }
none = keine
yes = ja
no = nein

## Der Tisch

took-back = { $who ->
    [you] Du hast { $lines ->
        [one] { $lines } Zeile
       *[other] { $lines } Zeilen
    } zurückgenommen.
   *[other] { $who } hat { $lines ->
        [one] { $lines } Zeile
       *[other] { $lines } Zeilen
    } zurückgenommen.
}
whose = { $who ->
    [you] Du: { $what-others }
   *[other] { $who }: { $what-others }
}

## Das Terminal

state-faded = weg
state-got = kommt noch
amount = { $what }: { $n }
amount-of = { $what }: { $n } von { $of }

## Lektionen

no-lesson = Diese Lektion gibt es nicht.
can-be-played = Das geht hier.
lesson-over = Die Lektion ist zu Ende. Beginne sie neu oder nimm die nächste.

## Andere Fassungen

other-version = Diese Aufzeichnung wurde nach Fassung { $version } der Regeln von { $game } gespielt; diese hier sind Fassung { $now }, also läuft sie vielleicht nicht wie damals.

## Überschriften über Regeln: wo das Heft schweigt, was niemand weiß, und was in jedem Spiel gilt

section-rulings = Auslegungen
section-gaps = Lücken
section-house = Hausregeln
