### Bamboo Harvest, deutsch. Argumente wie in en.ftl.
### Formen der Karten: .der .den .dem .kein mit Artikel, .bent gebeugt ohne Artikel; bei Mengen .dative.
### As in English: Bamboo Harvest.

## Das Spiel

title = Bamboo Harvest
summary = Ernte Halme, baue mit deinen Urkunden und durchquere vor allen anderen den Wald aus Karten.
option-round-cap = Runden, nach denen abgebrochen wird

## Karten

rank-ace = Ass
    .der = das Ass
    .den = das Ass
    .dem = dem Ass
    .kein = kein Ass
    .vacant = kein freies Ass
    .art-der = das
    .art-den = das
    .art-dem = dem
    .art-kein = kein
rank-two = Zwei
    .der = die Zwei
    .den = die Zwei
    .dem = der Zwei
    .kein = keine Zwei
    .vacant = keine freie Zwei
    .art-der = die
    .art-den = die
    .art-dem = der
    .art-kein = keine
rank-three = Drei
    .der = die Drei
    .den = die Drei
    .dem = der Drei
    .kein = keine Drei
    .vacant = keine freie Drei
    .art-der = die
    .art-den = die
    .art-dem = der
    .art-kein = keine
rank-four = Vier
    .der = die Vier
    .den = die Vier
    .dem = der Vier
    .kein = keine Vier
    .vacant = keine freie Vier
    .art-der = die
    .art-den = die
    .art-dem = der
    .art-kein = keine
rank-five = Fünf
    .der = die Fünf
    .den = die Fünf
    .dem = der Fünf
    .kein = keine Fünf
    .vacant = keine freie Fünf
    .art-der = die
    .art-den = die
    .art-dem = der
    .art-kein = keine
rank-six = Sechs
    .der = die Sechs
    .den = die Sechs
    .dem = der Sechs
    .kein = keine Sechs
    .vacant = keine freie Sechs
    .art-der = die
    .art-den = die
    .art-dem = der
    .art-kein = keine
rank-seven = Sieben
    .der = die Sieben
    .den = die Sieben
    .dem = der Sieben
    .kein = keine Sieben
    .vacant = keine freie Sieben
    .art-der = die
    .art-den = die
    .art-dem = der
    .art-kein = keine
rank-eight = Acht
    .der = die Acht
    .den = die Acht
    .dem = der Acht
    .kein = keine Acht
    .vacant = keine freie Acht
    .art-der = die
    .art-den = die
    .art-dem = der
    .art-kein = keine
rank-nine = Neun
    .der = die Neun
    .den = die Neun
    .dem = der Neun
    .kein = keine Neun
    .vacant = keine freie Neun
    .art-der = die
    .art-den = die
    .art-dem = der
    .art-kein = keine
rank-ten = Zehn
    .der = die Zehn
    .den = die Zehn
    .dem = der Zehn
    .kein = keine Zehn
    .vacant = keine freie Zehn
    .art-der = die
    .art-den = die
    .art-dem = der
    .art-kein = keine
rank-jack = Bube
    .der = der Bube
    .den = den Buben
    .dem = dem Buben
    .kein = keinen Buben
    .vacant = kein freier Bube
    .art-der = der
    .art-den = den
    .art-dem = dem
    .art-kein = keinen
    .bent = Buben
rank-queen = Dame
    .der = die Dame
    .den = die Dame
    .dem = der Dame
    .kein = keine Dame
    .vacant = keine freie Dame
    .art-der = die
    .art-den = die
    .art-dem = der
    .art-kein = keine
rank-king = König
    .der = der König
    .den = den König
    .dem = dem König
    .kein = keinen König
    .vacant = kein freier König
    .art-der = der
    .art-den = den
    .art-dem = dem
    .art-kein = keinen
suit-clubs = Kreuz
suit-spades = Pik
suit-diamonds = Karo
suit-hearts = Herz
card = { $suit }-{ $rank }
    .der = { $rank-art-der } { $suit }-{ $rank }
    .den = { $rank-art-den } { $suit }-{ $rank-bent }
    .dem = { $rank-art-dem } { $suit }-{ $rank-bent }
    .kein = { $rank-art-kein } { $suit }-{ $rank-bent }
    .bent = { $suit }-{ $rank-bent }

## So viele von etwas

many-ace = { $n ->
    [one] { $n } Ass
   *[other] { $n } Asse
}
    .dative = { $n ->
        [one] { $n } Ass
       *[other] { $n } Assen
    }
many-two = { $n ->
    [one] { $n } Zwei
   *[other] { $n } Zweien
}
many-three = { $n ->
    [one] { $n } Drei
   *[other] { $n } Dreien
}
many-four = { $n ->
    [one] { $n } Vier
   *[other] { $n } Vieren
}
many-five = { $n ->
    [one] { $n } Fünf
   *[other] { $n } Fünfen
}
many-six = { $n ->
    [one] { $n } Sechs
   *[other] { $n } Sechsen
}
many-seven = { $n ->
    [one] { $n } Sieben
   *[other] { $n } Siebenen
}
many-eight = { $n ->
    [one] { $n } Acht
   *[other] { $n } Achten
}
many-nine = { $n ->
    [one] { $n } Neun
   *[other] { $n } Neunen
}
many-ten = { $n ->
    [one] { $n } Zehn
   *[other] { $n } Zehnen
}
many-jack = { $n ->
    [one] { $n } Bube
   *[other] { $n } Buben
}
    .dative = { $n ->
        [one] { $n } Buben
       *[other] { $n } Buben
    }
many-queen = { $n ->
    [one] { $n } Dame
   *[other] { $n } Damen
}
many-king = { $n ->
    [one] { $n } König
   *[other] { $n } Könige
}
    .dative = { $n ->
        [one] { $n } König
       *[other] { $n } Königen
    }
reeds = { $n ->
    [one] { $n } Halm
   *[other] { $n } Halme
}
    .dative = { $n ->
        [one] { $n } Halm
       *[other] { $n } Halmen
    }
deeds = { $n ->
    [one] { $n } Urkunde
   *[other] { $n } Urkunden
}
tokens = { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
}
    .dative = { $n ->
        [one] { $n } Stein
       *[other] { $n } Steinen
    }
steps = { $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritte
}
rounds = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}

## Auf dem Tisch

place-hand = Deine Urkunden
    .others = Urkunden
hand-note = bauen auf gleichem Rang
place-reeds = Deine Halme
    .others = Halme
reeds-note = { $has }; Bauen kostet { $n }
place-harvest = Deine Ernte jetzt
    .others = Ernte jetzt
place-path = Für deinen Pfad
    .others = für den Pfad
path-note = was du jetzt tun kannst
place-piles = Alle Urkunden
place-deeds = { $who ->
    [you] Deine Urkunden
   *[other] Urkunden von { $who }
}
side-north = Norden
side-south = Süden
side-west = Westen
side-east = Osten
label-card = Zeile { $row }, Spalte { $column }: { $card }, { $lies }, { $yields }.
label-built = { $who ->
    [you] Zeile { $row }, Spalte { $column }: von dir bebaut.
   *[other] Zeile { $row }, Spalte { $column }: von { $who } bebaut.
}
vacant = frei
disturbed-by = { $who ->
    [you] von dir gestört
   *[other] von { $who } gestört
}
label-token = Dein Stein auf { $cell }, der ernten kann.
label-deed = { $card }, { $lies }
label-wild = { $card }, Joker, { $lies }
label-spent = { $card }, Joker, { $lies }, kein Tausch mehr
label-back = Urkunde, { $lies }
lies-up = offen
lies-down = verdeckt
lies-fresh = eben gezogen
lies-dropped = abgelegt
text-down = verdeckt
label-pile = Nachziehstapel, { $deeds }
label-discards = Ablagestapel, { $deeds }
text-pile = Stapel { $n }
text-discards = Ablage { $n }
text-none = keine
label-crop = { $cell }: { $cards }, { $gain }
no-crop = Neben deinen Steinen liegt nichts.

press-place = hier einen Stein setzen
press-build = hier bauen
press-swap = diese Karte tauschen
press-with = mit dieser Karte tauschen
press-mark = sie stören
press-harvest = ernten

## Was jeder Platz hat

count-reeds = Halme
count-deeds = Urkunden
count-tokens = Steine
count-path = zum Pfad
score-placed = Zu Beginn gesetzt
score-built = Gebaut

## Was zu tun ist

asks-drop = Lege eine deiner drei Urkunden ab. Wer die höchste ablegt, beginnt.
asks-place = { $n ->
    [1] Setze deinen ersten Stein auf eine beliebige freie Karte.
   *[other] Setze deinen zweiten Stein auf eine beliebige freie Karte.
}
asks-build = Baue für { $reeds } auf einer Karte, oder baue nichts.
asks-swap = Zwei Karten tauschen? Wähle zuerst eine, zu der eine Urkunde von dir passt.
asks-with = Wähle die Karte, mit der du tauschst.
asks-mark = Lege deinen Störmarker auf eine der beiden Karten.
asks-harvest = Ernte mit jedem deiner Steine.
asks-redraw = Zieh eine Karte neu, oder beende die Ernte.
asks-buy = Kaufe eine Urkunde, oder beende die Ernte.
asks-redraw-or-buy = Zieh eine Karte neu, kaufe eine Urkunde, oder beende die Ernte.
asks-end = Beende die Ernte.
asks-manage = Decke Urkunden auf, oder lass sie verdeckt.
asks-discard = Wirf Urkunden ab, bis du noch { $n } hast.
chance-lay = Der Wald wird ausgelegt.
chance-deal = Die Urkunden werden verteilt.
chance-black = Zwei Karten sind gleich: Die mit dem schwarzen Rücken beginnt.
waits-drop = { $who ->
    [you] Du legst eine Urkunde ab.
   *[other] { $who } legt eine Urkunde ab.
}
waits-place = { $who ->
    [you] Du setzt einen Stein.
   *[other] { $who } setzt einen Stein.
}
waits-build = { $who ->
    [you] Du darfst bauen.
   *[other] { $who } darf bauen.
}
waits-swap = { $who ->
    [you] Du darfst zwei Karten tauschen.
   *[other] { $who } darf zwei Karten tauschen.
}
waits-with = { $who ->
    [you] Du tauschst.
   *[other] { $who } tauscht.
}
waits-mark = { $who ->
    [you] Du legst deinen Störmarker.
   *[other] { $who } legt den Störmarker.
}
waits-harvest = { $who ->
    [you] Du erntest.
   *[other] { $who } erntet.
}
waits-manage = { $who ->
    [you] Du ordnest deine Urkunden.
   *[other] { $who } ordnet die eigenen Urkunden.
}
waits-draw = { $who ->
    [you] Du ziehst { $deeds }.
   *[other] { $who } zieht { $deeds }.
}
won = { $who ->
    [you] Du hast gewonnen.
   *[other] { $who } hat gewonnen.
}
note-path = Der Pfad: { $cells }.
note-stopped = Abbruch nach { $rounds }: Die meisten Steine gewinnen, dann die meisten Halme.
note-dropped = { $who ->
    [you] Du hast { $card-den } abgelegt.
   *[other] { $who } hat { $card-den } abgelegt.
}

## Die Schritte eines Zuges

step-build = Bauen
step-build-says = Für { $reeds } auf einer Karte bauen
step-swap = Tauschen
step-swap-says = Zwei freie Karten tauschen
step-mark = { $cell } stören
step-harvest = Ernten
step-harvest-says = Mit jedem Stein ernten
step-deeds = Urkunden
step-deeds-says = Urkunden aufdecken, drei behalten
step-discard = Abwerfen
step-discard-says = Urkunden abwerfen, bis du noch { $n } hast
step-redraw = Neu ziehen
step-redraw-says = Eine eben gezogene Karte abwerfen und eine neue ziehen

## Auswahl, und was sie bringen würde

drop-title = { $card-bent } ablegen
drop-says = Die höchste abgelegte Urkunde beginnt; Asse sind niedrig. Deine anderen beiden kommen offen hin.
drop-press = { $deed-bent } ablegen
place-title = Einen Stein auf { $cell } setzen
place-says = Hier würde er jetzt das ernten: { $gain }.
place-press = Stein setzen
build-title = Auf { $rank-dem } auf { $cell } bauen
build-says = Du zahlst { $reeds } und { $card-den }.
build-says-hidden = Du zahlst { $reeds } und, noch verdeckt, { $card-den }.
leaves = Danach hast du noch { $reeds }.
build-press = Für { $n } bauen
wins = Damit gewinnst du.
swap-title = { $rank-bent } auf { $cell } tauschen
swap-wild-title = { $rank-bent } auf { $cell } tauschen, Joker: { $card }
swap-says = Wähle dann die Karte, mit der du tauschst: { $steps } kosten nichts, jeder weitere { $reeds }.
swap-wild-says = Verbraucht den Joker { $card }: Er kann danach nicht mehr tauschen.
swap-press = Diese tauschen
first = 1.
with-title = { $one-bent } und { $other-bent } tauschen ({ $steps })
with-pays = Kostet { $reeds }.
with-free = Kostet nichts.
chip-free = frei
with-says = Dann kommt dein Störmarker auf eine der beiden. Sie ruht bis zu deinem nächsten Zug.
with-press = Für { $n } tauschen
with-press-free = Kostenlos tauschen
mark-title = { $rank-bent } auf { $cell } stören
mark-says = Bis zu deinem nächsten Zug kann dort niemand bauen, tauschen oder ernten.
mark-harvest = Deine Ernte ist dann: { $gain }.
mark-press = { $rank-bent } stören
harvest-title = { $gain } auf { $cell } ernten
harvest-says = Von { $cards-dative } daneben.
harvest-press = Ernten: { $gain }
buy-title = Urkunde kaufen ({ $reeds })
buy-title-short = Kaufen
buy-says = Nur du siehst sie.
buy-press = Für { $n } kaufen
redraw-title = { $card-bent } abwerfen und neu ziehen
redraw-says = Nur einmal pro Zug: Die neue Karte bleibt.
redraw-press = Neu ziehen
reveal-title = { $card-bent } aufdecken
reveal-says = Offen kann sie ab deinem nächsten Zug Karten tauschen, und alle sehen sie.
reveal-press = Aufdecken
discard-title = { $card-bent } abwerfen
discard-shown = Alle sehen, welche Karte es ist.
discard-hidden = Sonst sieht niemand, welche Karte es ist.
discard-press = { $deed-bent } abwerfen
done-build = Nichts bauen
done-build-press = Nicht bauen
done-swap = Nichts tauschen
done-swap-press = Nicht tauschen
done-harvest = Die Ernte beenden
done-harvest-press = Ernte beenden
done-manage = Den Zug beenden
done-manage-press = Zug beenden

## Was geschah

laid = Auf { $cell } liegt jetzt { $card-der }.
was-dealt = { $who ->
    [you] Du hast { $card-den } bekommen.
   *[other] { $who } hat { $card-den } bekommen.
}
was-dealt-hidden = { $who ->
    [you] Du hast eine Urkunde bekommen.
   *[other] { $who } hat eine Urkunde bekommen.
}
drew = { $who ->
    [you] Du hast { $card-den } gezogen.
   *[other] { $who } hat { $card-den } gezogen.
}
drew-hidden = { $who ->
    [you] Du hast eine Urkunde gezogen.
   *[other] { $who } hat eine Urkunde gezogen.
}
black = { $who ->
    [you] Deine Karte hat den schwarzen Rücken.
   *[other] Die Karte von { $who } hat den schwarzen Rücken.
}
dropped = { $who ->
    [you] Du hast { $card-den } abgelegt.
   *[other] { $who } hat { $card-den } abgelegt.
}
dropped-hidden = { $who ->
    [you] Du hast eine Urkunde abgelegt.
   *[other] { $who } hat eine Urkunde abgelegt.
}
begins = { $who ->
    [you] Du beginnst.
   *[other] { $who } beginnt.
}
placed = { $who ->
    [you] Du hast einen Stein auf { $cell } gesetzt.
   *[other] { $who } hat einen Stein auf { $cell } gesetzt.
}
built = { $who ->
    [you] Du hast auf { $rank-dem } auf { $cell } gebaut, für { $card-den } und { $reeds }.
   *[other] { $who } hat auf { $rank-dem } auf { $cell } gebaut, für { $card-den } und { $reeds }.
}
picked = { $who ->
    [you] Du hast { $rank-den } auf { $cell } für einen Tausch gewählt.
   *[other] { $who } hat { $rank-den } auf { $cell } für einen Tausch gewählt.
}
picked-wild = { $who ->
    [you] Du hast { $rank-den } auf { $cell } für einen Tausch gewählt, mit dem Joker { $card }.
   *[other] { $who } hat { $rank-den } auf { $cell } für einen Tausch gewählt, mit dem Joker { $card }.
}
swapped = { $who ->
    [you] Du hast { $one-den } auf { $from } und { $other-den } auf { $cell } für { $reeds } getauscht.
   *[other] { $who } hat { $one-den } auf { $from } und { $other-den } auf { $cell } für { $reeds } getauscht.
}
swapped-free = { $who ->
    [you] Du hast { $one-den } auf { $from } und { $other-den } auf { $cell } kostenlos getauscht.
   *[other] { $who } hat { $one-den } auf { $from } und { $other-den } auf { $cell } kostenlos getauscht.
}
disturbed = { $who ->
    [you] Du hast { $rank-den } auf { $cell } gestört.
   *[other] { $who } hat { $rank-den } auf { $cell } gestört.
}
harvested = { $who ->
    [you] Du hast auf { $cell } { $gain } geerntet ({ $rank }).
   *[other] { $who } hat auf { $cell } { $gain } geerntet ({ $rank }).
}
bought = { $who ->
    [you] Du hast eine Urkunde für { $reeds } gekauft.
   *[other] { $who } hat eine Urkunde für { $reeds } gekauft.
}
redrew = { $who ->
    [you] Du hast { $card-den } abgeworfen, um neu zu ziehen.
   *[other] { $who } hat { $card-den } abgeworfen, um neu zu ziehen.
}
redrew-hidden = { $who ->
    [you] Du hast eine gezogene Urkunde abgeworfen, um neu zu ziehen.
   *[other] { $who } hat eine gezogene Urkunde abgeworfen, um neu zu ziehen.
}
revealed = { $who ->
    [you] Du hast { $card-den } aufgedeckt.
   *[other] { $who } hat { $card-den } aufgedeckt.
}
discarded = { $who ->
    [you] Du hast { $card-den } abgeworfen.
   *[other] { $who } hat { $card-den } abgeworfen.
}
discarded-hidden = { $who ->
    [you] Du hast eine verdeckte Urkunde abgeworfen.
   *[other] { $who } hat eine verdeckte Urkunde abgeworfen.
}
built-nothing = { $who ->
    [you] Du hast nichts gebaut.
   *[other] { $who } hat nichts gebaut.
}
swapped-nothing = { $who ->
    [you] Du hast nichts getauscht.
   *[other] { $who } hat nichts getauscht.
}
ended-harvest = { $who ->
    [you] Du hast die Ernte beendet.
   *[other] { $who } hat die Ernte beendet.
}
ended-turn = { $who ->
    [you] Du hast den Zug beendet.
   *[other] { $who } hat den Zug beendet.
}

## Warum nicht

why-now-lay = Das geht jetzt nicht: Der Wald wird ausgelegt.
why-now-deal = Das geht jetzt nicht: Die Urkunden werden verteilt.
why-now-drop = Das geht jetzt nicht: Alle legen eine Urkunde ab, um zu sehen, wer beginnt.
why-now-black = Das geht jetzt nicht: Es entscheidet sich, welche der gleichen Karten den schwarzen Rücken hat.
why-now-place = Das geht jetzt nicht: Die ersten Steine werden gesetzt.
why-now-build = Das geht jetzt nicht: Jetzt wird gebaut.
why-now-swap = Das geht jetzt nicht: Jetzt wird getauscht.
why-now-with = Das geht jetzt nicht: Die zweite Karte des Tausches muss gewählt werden.
why-now-mark = Das geht jetzt nicht: Der Störmarker muss gelegt werden.
why-now-harvest = Das geht jetzt nicht: Jetzt wird geerntet.
why-now-manage = Das geht jetzt nicht: Jetzt werden die Urkunden geordnet.
why-draw-first = { $who ->
    [you] Du musst zuerst { $deeds } ziehen.
   *[other] { $who } muss zuerst { $deeds } ziehen.
}
why-one-build = Gebaut wird einmal pro Zug: zuallererst, für { $reeds } und eine Urkunde.
why-one-swap = Getauscht wird einmal pro Zug: vor der Ernte, mit einer Urkunde, die schon offen lag.
why-no-deed-up = { $who ->
    [you] Du hast { $card-kein } offen liegen.
   *[other] { $who } hat { $card-kein } offen liegen.
}
why-no-deed-down = { $who ->
    [you] Du hast { $card-kein } verdeckt liegen.
   *[other] { $who } hat { $card-kein } verdeckt liegen.
}
why-disturbed = Auf der Karte auf { $cell } liegt ein Störmarker.
why-built = Auf der Karte auf { $cell } ist schon gebaut.
why-not-dealt = { $who ->
    [you] Du hast { $card-den } nicht bekommen.
   *[other] { $who } hat { $card-den } nicht bekommen.
}
why-token = Auf { $cell } steht schon ein Stein.
why-build-cost = { $who ->
    [you] Bauen kostet { $cost }; du hast { $has }.
   *[other] Bauen kostet { $cost }; { $who } hat { $has }.
}
why-no-match = Zur Karte auf { $cell } passt nicht { $card-der }.
why-wild-win = Für den Bau, der gewinnt, darf kein Joker verwendet werden.
why-no-rank = { $who ->
    [you] Du hast { $rank-kein } offen liegen, um die Karte auf { $cell } zu tauschen.
   *[other] { $who } hat { $rank-kein } offen liegen, um die Karte auf { $cell } zu tauschen.
}
why-name-wild = Um einen Joker zu verwenden, nenne ihn: { $line }.
why-wild-once = Ein Joker kann nur einmal tauschen.
why-spent = Schon für einen Tausch verwendet: { $card-der }.
why-no-partner = Keine freie Karte liegt so nah an { $cell }, dass du den Tausch bezahlen könntest.
why-two-cards = Zu einem Tausch gehören zwei verschiedene Karten.
why-swap-cost = { $who ->
    [you] Dieser Tausch kostet { $cost }; du hast { $has }.
   *[other] Dieser Tausch kostet { $cost }; { $who } hat { $has }.
}
why-mark = Der Störmarker kommt auf eine der getauschten Karten: { $cells }.
why-no-token = { $who ->
    [you] Du hast keinen Stein auf { $cell }.
   *[other] { $who } hat keinen Stein auf { $cell }.
}
why-none-beside = Neben { $cell } liegt { $rank-vacant }.
why-harvested = Der Stein auf { $cell } hat in diesem Zug schon geerntet.
why-buy-later = Eine Urkunde kauft man, wenn alle Steine geerntet haben.
why-bought = Pro Zug lässt sich nur eine Urkunde kaufen.
why-buy-cost = { $who ->
    [you] Eine Urkunde kostet { $cost }; du hast { $has }.
   *[other] Eine Urkunde kostet { $cost }; { $who } hat { $has }.
}
why-by-court = { $who ->
    [you] Du kannst keine Urkunde kaufen: Ein Stein von dir steht neben einer freien Bildkarte.
   *[other] { $who } kann keine Urkunde kaufen: Ein Stein von { $who } steht neben einer freien Bildkarte.
}
why-no-pile = Es gibt keine Urkunde mehr zu ziehen.
why-redrawn = Pro Zug lässt sich nur eine Karte neu ziehen.
why-not-drawn = { $who ->
    [you] Du hast { $card-den } nicht in diesem Zug gezogen.
   *[other] { $who } hat { $card-den } nicht in diesem Zug gezogen.
}
why-keep = Mit { $n } Urkunden oder weniger wirft man keine ab.
why-all-harvest = { $who ->
    [you] Jeder Stein muss ernten: Du musst noch mit { $tokens-dative } ernten.
   *[other] Jeder Stein muss ernten: { $who } muss noch mit { $tokens-dative } ernten.
}
why-too-many = { $who ->
    [you] Du musst zuerst { $deeds } abwerfen.
   *[other] { $who } muss zuerst { $deeds } abwerfen.
}

## Das Ziel

goal = Baue einen Pfad durch den Wald, oder { $tokens }.
goal-far = { $n ->
    [one] { $n } Karte fehlt
   *[other] { $n } Karten fehlen
}
goal-far-tokens = { $n ->
    [one] { $n } Stein fehlt
   *[other] { $n } Steine fehlen
}

## Der beste Pfad, und was ihm fehlt

way-down = von Norden nach Süden
way-across = von Westen nach Osten
path-title = { $who ->
    [you] Dein bester Pfad: { $way }
   *[other] Bester Pfad von { $who }: { $way }
}
path-stands = { $n } von { $of } Karten stehen.
path-missing = Es fehlt: { $cells }.
path-guests = { $n ->
    [one] Ein Stein von anderen ist dabei; ein Pfad braucht 1 bis { $most }.
   *[other] { $n } Steine von anderen sind dabei; ein Pfad braucht 1 bis { $most }.
}
lacks-nothing = { $rank }: du hast die Urkunde
lacks-wild = { $rank }: dein Joker passt
lacks-swap = { $rank }: tausche mit { $cell }
lacks-deed = { $rank }: noch keine Urkunde
lacks-disturbed = { $rank }: jetzt gestört
label-option = { $cell }: { $says }
option-build = Baue mit { $card-dem } für { $reeds }.
option-then = { $n ->
    [0] Damit gewinnst du.
    [one] Dann fehlt noch eine Karte.
   *[other] Dann fehlen noch { $n } Karten.
}
option-swap = { $n ->
    [0] Tausche sie kostenlos mit { $rank-dem } auf { $cell }. Dann kann deine Urkunde hier bauen.
   *[other] Tausche sie für { $n } Halme mit { $rank-dem } auf { $cell }. Dann kann deine Urkunde hier bauen.
}
option-none = Du hast noch { $rank-kein } dafür.
option-draw = Urkunden bringen Buben, Damen und Könige neben deinen Steinen.
option-buy = Nach der Ernte darfst du eine Urkunde für { $reeds } kaufen.

## Was der Begleiter sagt

tip-drop-title = Wer beginnt?
tip-drop = Du willst den Wald mit einem Pfad aus Steinen durchqueren. Zuerst: Wer beginnt? Alle legen eine von drei Urkunden ab, und die höchste beginnt. Mit den anderen beiden kannst du bauen und tauschen.
tip-drop-now = Deine höchste ist { $card-der }.
tip-place-title = Deine ersten zwei Steine
tip-place = Ein Stein erntet Zug für Zug von den Karten daneben. Gleiche Karten zählen zusammen; Bube, Dame oder König bringen eine Urkunde.
tip-place-now = Am meisten brächte er jetzt auf { $cell }: { $gain }.
tip-goal-title = Durchquere den Wald
tip-goal = Du gewinnst mit einem Pfad aus Steinen von Norden nach Süden oder von Westen nach Osten, oder mit genug Steinen irgendwo.
tip-goal-now = Deinem besten Pfad { $n ->
    [one] fehlt eine Karte
   *[other] fehlen { $n } Karten
}; { $tokens } würden auch gewinnen.
tip-danger-title = Jemand ist nah am Sieg
tip-danger = Tausche die fehlende Karte weg, oder lege deinen Störmarker darauf: Auf einer gestörten Karte baut niemand.
tip-danger-now = { $who ->
    [you] Du brauchst noch { $n ->
        [one] einen Bau
       *[other] { $n } Bauten
    }.
   *[other] { $who } braucht noch { $n ->
        [one] einen Bau
       *[other] { $n } Bauten
    }.
}
tip-wild-title = Ein Joker
tip-wild = Er passt zu jeder Karte. Er baut überall und tauscht einmal, aber der Bau, der gewinnt, braucht eine gewöhnliche Urkunde.
tip-build-title = Du kannst bauen
tip-build = Zahle 30 Halme und eine Urkunde vom selben Rang. Die Karte wird umgedreht, und dein Stein bleibt für immer dort.
tip-build-path = Auf deinem besten Pfad: { $cells }.
tip-build-now = Danach hast du noch { $reeds }.
tip-swap-title = Bewege den Wald
tip-swap = Zwei Karten dürfen die Plätze wechseln, wenn die erste den Rang einer Urkunde hat, die offen vor dir liegt. Die Urkunde behältst du.
tip-swap-now = Diese darfst du bewegen: { $ranks }.
tip-with-title = Nahes kostet nichts
tip-with = Bis zu zwei Schritte weit kostet ein Tausch nichts. Jeder Schritt mehr kostet fünf Halme.
tip-mark-title = Störe eine der beiden
tip-mark = Bis zu deinem nächsten Zug kann dort niemand bauen, tauschen oder ernten, auch du nicht. Nimm lieber die Karte, die andere wollen.
tip-harvest-title = Jeder Stein erntet
tip-harvest = Jeder deiner Steine nimmt von einer freien Karte daneben. Frei heißt: offen und nicht gestört.
tip-harvest-now = Auf { $cell } gibt es { $gain }, von { $cards-dative }.
tip-equal-title = Gleiche zählen zusammen
tip-equal = Ein Stein erntet von allen Karten daneben, die den gewählten Rang haben.
tip-court-title = Buben, Damen und Könige
tip-court = Sie bringen keine Halme, sondern eine Urkunde vom Stapel. Urkunden brauchst du zum Bauen und zum Tauschen.
tip-reeds-title = Spare Halme
tip-reeds = Mit Halmen bezahlst du alles. Bauen kostet 30.
tip-reeds-now = Zum Bauen { $n ->
    [one] fehlt dir ein Halm
   *[other] fehlen dir { $n } Halme
}.
tip-reeds-enough = Im nächsten Zug reicht es zum Bauen, wenn eine Urkunde passt.
tip-redraw-title = Nicht, was du wolltest?
tip-redraw = Einmal pro Zug darfst du eine eben gezogene Urkunde abwerfen und eine neue ziehen.
tip-buy-title = Eine Urkunde für zehn Halme
tip-buy = Nach der Ernte darfst du eine Urkunde kaufen, wenn keiner deiner Steine neben Bube, Dame oder König steht.
tip-buy-now = Danach hast du noch { $reeds }.
tip-reveal-title = Offen oder verdeckt
tip-reveal = Mit einer verdeckten Urkunde kannst du bauen. Offen kann sie ab deinem nächsten Zug auch Karten tauschen, aber alle sehen sie.
tip-discard-title = Höchstens drei Urkunden
tip-discard = Am Ende deines Zuges hast du höchstens drei Urkunden. Behalte die, die zu Karten auf deinem Weg passen.

## Lektionen

lesson-start-title = Vor dem ersten Zug
lesson-start-task = Lege eine deiner drei Urkunden ab, und zwar so, dass du beginnst. Die höchste beginnt; ein Ass ist niedrig.
lesson-start-astray = Das ist erlaubt, aber die andere Seite hat eine höhere abgelegt und beginnt. Noch einmal?
lesson-start-task-2 = Du beginnst. Setze einen Stein neben drei Karten vom selben Rang.
lesson-start-astray-2 = Das ist erlaubt, aber daneben liegen keine drei gleichen Karten. Noch einmal?
lesson-start-task-3 = Setze deinen zweiten Stein neben Bube, Dame oder König.
lesson-start-astray-3 = Das ist erlaubt, aber dort zöge er keine Urkunden. Noch einmal?
lesson-start-why = Steine bewegen sich nie; sieh also, was daneben liegt: Halme von vielen gleichen Karten, Urkunden von Bube, Dame oder König.
lesson-harvest-title = Die Ernte
lesson-harvest-task = Ernte mit dem markierten Stein so viele Halme, wie du kannst.
lesson-harvest-astray = Das ist erlaubt, aber ein anderer Rang daneben bringt mehr. Noch einmal?
lesson-harvest-task-2 = Zieh jetzt mit deinem anderen Stein eine Urkunde.
lesson-harvest-astray-2 = Das ist erlaubt, aber du hast keine Urkunde gezogen. Noch einmal?
lesson-harvest-why = Jeder Stein wählt einen Rang daneben und nimmt von allen Karten dieses Ranges. Buben, Damen und Könige bringen je eine Urkunde. Jeder Stein muss ernten, wenn er kann.
lesson-deeds-title = Urkunden ordnen
lesson-deeds-task = Kaufe eine Urkunde.
lesson-deeds-astray = Das ist erlaubt, aber du hast keine Urkunde gekauft. Noch einmal?
lesson-deeds-task-2 = Ein Ass bringt wenig. Wirf es ab und zieh neu.
lesson-deeds-astray-2 = Das ist erlaubt, aber du hast das Ass noch. Noch einmal?
lesson-deeds-task-3 = Besser. Du hast vier Urkunden: Wirf eine offene ab und decke die neue auf.
lesson-deeds-astray-3 = Das ist erlaubt, aber deine neue Urkunde liegt nicht offen neben einer anderen. Noch einmal?
lesson-deeds-task-4 = Lass deine letzte Urkunde verdeckt und beende den Zug.
lesson-deeds-astray-4 = Das ist erlaubt, aber jetzt sehen sie alle. Noch einmal?
lesson-deeds-why = Du behältst höchstens drei Urkunden. Offene können ab dem nächsten Zug Karten tauschen. Bei verdeckten weißt nur du, was du bauen kannst.
lesson-build-title = Bauen
lesson-build-task = Baue auf der Karte, die deine beiden Steine verbindet.
lesson-build-astray = Das ist erlaubt, aber deine Steine sind noch getrennt. Noch einmal?
lesson-build-why = Ein Bau kostet 30 Halme und eine Urkunde vom selben Rang. Er geht überall, auf einer offenen Karte, die nicht gestört ist.
lesson-swap-title = Tauschen und stören
lesson-swap-task = Bring eine zweite Fünf neben deinen Stein. Nah getauscht kostet nichts.
lesson-swap-astray = Das ist erlaubt, aber neben deinem Stein liegt immer noch nur eine Fünf. Noch einmal?
lesson-swap-task-2 = Lege deinen Störmarker auf eine der beiden Karten, aber nicht auf die Fünf.
lesson-swap-astray-2 = Das ist erlaubt, aber jetzt kannst du von dieser Fünf nicht ernten. Noch einmal?
lesson-swap-task-3 = Ernte jetzt von beiden Fünfen.
lesson-swap-astray-3 = Das ist erlaubt, aber es bringt weniger. Noch einmal?
lesson-swap-why = Eine offene Urkunde bewegt Karten ihres Ranges, und du behältst sie. Eine gestörte Karte ruht bis zu deinem nächsten Zug, für alle.
lesson-wild-title = Ein Joker
lesson-wild-task = Du hast keine Vier, aber ein Joker passt zu jeder Karte. Baue auf der Karte zwischen deinen Steinen.
lesson-wild-astray = Das ist erlaubt, aber deine Steine sind noch getrennt. Noch einmal?
lesson-wild-why = Die drei roten Urkunden sind Joker. Jeder baut auf einer beliebigen freien Karte oder tauscht einmal. Nur der Bau, der gewinnt, braucht eine gewöhnliche Urkunde.
lesson-path-title = Die letzte Karte eines Pfades
lesson-path-task = Von Westen nach Osten fehlt eine Karte. Baue dort und gewinne.
lesson-path-astray = Das ist erlaubt, aber es schließt den Pfad nicht. Noch einmal?
lesson-path-why = Ein Pfad darf Ecken haben. Ein bis drei seiner Steine müssen anderen gehören, höchstens zwei derselben Person. So helfen dir die anderen, ob sie wollen oder nicht.
lesson-stop-title = Einen Pfad aufhalten
lesson-stop-task = Der anderen Seite fehlt eine Karte, und sie hat eine Fünf dafür. Tausche jene Fünf weg, und störe, was dann dort liegt.
lesson-stop-astray = Das ist erlaubt, aber die andere Seite könnte dort noch bauen. Noch einmal?
lesson-stop-why = Auf einer gestörten Karte baut niemand. Dein Marker kommt in deinem nächsten Zug wieder weg, du gewinnst also eine Runde.

## Die erste Seite

learn-goal = Baue vor allen anderen einen Pfad durch den Wald
learn-says = Ernte Halme, sammle Urkunden und baue auf Karten vom selben Rang. Ein Pfad von Seite zu Seite gewinnt, und zehn Steine auch.
learn-build-title = Bauen
learn-build = Zahle 30 Halme und eine Urkunde vom selben Rang. Dein Stein kommt auf die Karte, für immer.
learn-swap-title = Tauschen
learn-swap = Bewege eine Karte, die den Rang einer offenen Urkunde hat. Lege dann deinen Marker auf eine der beiden: Sie ruht bis zu deinem nächsten Zug.
learn-harvest-title = Ernten
learn-harvest = Jeder Stein nimmt Halme von einer Karte daneben, und von allen vom selben Rang.
learn-deeds-title = Urkunden ziehen
learn-deeds = Buben, Damen und Könige geben statt Halmen Urkunden. Du behältst drei.
learn-heading = Zwei Wege zum Sieg
learn-path-title = Ein Pfad
learn-path = Von Norden nach Süden oder von Westen nach Osten, Karte an Karte. Ein bis drei seiner Steine müssen anderen gehören.
learn-count-title = Oder viele Steine
learn-count = Zu zweit gewinnen zehn Steine im Wald, zu dritt oder viert acht.
learn-end-title = Wann es endet
learn-end = Sobald jemand am Ende des Bauens einen Pfad oder genug Steine hat.

## Wörter, nach denen man fragen kann: wie sie in Sätzen stehen, und was sie bedeuten

word-deed = Urkunde, Urkunden
word-deed-says = Eine schwarze Karte, mit der du bauen darfst. Sie muss den Rang der Karte haben, auf der du baust, oder ein Joker sein.
word-reed = Halm, Halme, Halmen
word-reed-says = Womit alles bezahlt wird. Ein Bau kostet 30 Halme; deine Steine ernten in jedem Zug neue.
word-disturb = stören, störe, gestört, gestörten, Störmarker
word-disturb-says = Nach einem Tausch legst du deinen Marker auf eine der beiden Karten. Bis zu deinem nächsten Zug baut und erntet dort niemand.
word-swap = tauschen, tausche, tauscht, Tausch, getauscht
word-swap-says = Zwei freie Karten wechseln die Plätze. Eine davon hat den Rang einer Urkunde, die offen vor dir liegt. Bis zu zwei Schritte weit kostet es nichts.
word-vacant = frei, freie, freien, freier
word-vacant-says = Eine Karte, die offen liegt, ohne Stein und ohne Marker darauf.
word-wild = Joker
word-wild-says = Die drei roten Urkunden passen zu jeder Karte. Nur der Bau, der gewinnt, braucht eine andere.

## Der Wald in Buchstaben, für ein Terminal

chart-legend = 7H 4 ist die Herz-Sieben, die 4 Halme bringt; eine Bildkarte bringt eine Urkunde. [A] ist ein Stein von A, !A ist von A gestört.

## Wie es ausging

won-down = { $who ->
    [you] Dein Pfad von Norden nach Süden steht.
   *[other] Der Pfad von { $who } von Norden nach Süden steht.
}
won-across = { $who ->
    [you] Dein Pfad von Westen nach Osten steht.
   *[other] Der Pfad von { $who } von Westen nach Osten steht.
}
won-tokens = { $who ->
    [you] Du hast { $tokens } im Wald, und das genügt.
   *[other] { $who } hat { $tokens } im Wald, und das genügt.
}
won-most = { $who ->
    [you] Du hast die meisten Steine: { $mine } zu { $theirs }.
   *[other] { $who } hat die meisten Steine: { $mine } zu { $theirs }.
}
won-reeds = { $who ->
    [you] Bei Gleichstand ({ $tokens }) gewinnst du mit mehr Halmen: { $mine } zu { $theirs }.
   *[other] Bei Gleichstand ({ $tokens }) gewinnt { $who } mit mehr Halmen: { $mine } zu { $theirs }.
}
won-later = { $who ->
    [you] Bei Gleichstand ({ $tokens }) gewinnst du: Du bist später an der Reihe.
   *[other] Bei Gleichstand ({ $tokens }) gewinnt { $who }: später an der Reihe.
}

## What a person's page remembers, under the figure

personal-path = Runden, der schnellste Pfad
