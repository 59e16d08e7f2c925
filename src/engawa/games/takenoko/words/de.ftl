### Takenoko, deutsch. Argumente wie in en.ftl.
### Formen: .accusative und .dative mit Artikel, .noun ohne. Farben beugen sich, nur „rosa“ nicht.
### As in English: Takenoko.

## Das Spiel

title = Takenoko
summary = Lege Parzellen, bring Wasser, lass Bambus wachsen, füttere den Panda und erfülle die besten Aufträge.
option-advanced = ein gezogener Auftrag, der schon erfüllt ist, kommt zurück
option-green-fertilizer = grüne Parzellen mit Dünger
option-round-cap = Runden, nach denen abgebrochen wird

## Hilfen: was Schlüssel bedeuten, und wer etwas getan hat

colour-e = { $colour ->
    [green] grüne
    [yellow] gelbe
   *[pink] rosa
}
colour-er = { $colour ->
    [green] grüner
    [yellow] gelber
   *[pink] rosa
}
colour-en = { $colour ->
    [green] grünen
    [yellow] gelben
   *[pink] rosa
}
colour-name = { $colour ->
    [green] Grün
    [yellow] Gelb
   *[pink] Rosa
}
second = { $second ->
    [green] grünen
    [yellow] gelben
   *[pink] rosa
}
improvement = { $improvement ->
    [watershed] ein Becken
    [enclosure] ein Gehege
   *[fertilizer] Dünger
}
improved = { $improvement ->
    [watershed] Becken
    [enclosure] Gehege
   *[fertilizer] Dünger
}
chip = { $chip ->
    [watershed] Becken
    [enclosure] Gehege
   *[fertilizer] Dünger
}
no-chip = { $chip ->
    [watershed] kein Becken
    [enclosure] kein Gehege
   *[fertilizer] keinen Dünger
}
weather = { $weather ->
    [sun] Sonne
    [rain] Regen
    [wind] Wind
    [storm] Gewitter
    [clouds] Wolken
   *[any] Wetter
}
brings = { $weather ->
    [sun] Eine dritte Aktion ist erlaubt, verschieden von den anderen beiden.
    [rain] Auf einer bewässerten Parzelle wächst Bambus.
    [wind] Beide Aktionen dürfen gleich sein.
    [storm] Der Panda flieht auf ein beliebiges anderes Feld und frisst dort.
    [clouds] Ein Plättchen darf genommen werden.
   *[any] Das Wetter ist frei wählbar.
}
deck = { $deck ->
    [plot] Parzellen
    [gardener] Gärtner
   *[panda] Panda
}
side = { $side ->
    [e] östlich
    [ne] nordöstlich
    [nw] nordwestlich
    [w] westlich
    [sw] südwestlich
   *[se] südöstlich
}
side-noun = { $side ->
    [e] Ost
    [ne] Nordost
    [nw] Nordwest
    [w] West
    [sw] Südwest
   *[se] Südost
}
figure = { $figure ->
    [gardener] der Gärtner
   *[panda] der Panda
}
subject = { $who ->
    [you] Du hast
   *[other] { $who } hat
}
goal = { $kind ->
    [line] drei { colour-e } Parzellen in einer Reihe
    [curve] drei { colour-e } Parzellen in einem Bogen
    [triangle] drei { colour-e } Parzellen in einem Dreieck
    [rhombus] vier { colour-e } Parzellen in einer Raute
    [halves] zwei { colour-e } Parzellen neben zwei { second } in einer Raute
    [tall] ein { colour-er } Bambus, 4 hoch, { on }
    [grove] { $n } { colour-e } Bambusse, genau 3 hoch
   *[eat] { $colour ->
        [trio] einen Abschnitt jeder Farbe fressen
       *[other] zwei { colour-e } Abschnitte fressen
    }
}
on = { $on ->
    [bare] auf einer Parzelle ohne Ausbau
    [watershed] auf einem Becken
    [enclosure] in einem Gehege
   *[fertilizer] auf Dünger
}

## Felder, Parzellen, Aufträge und Wetter

pond = der Teich
    .accusative = den Teich
    .dative = dem Teich
    .noun = Teich
    .at = auf dem Teich
toward = { side }
    .noun = { side-noun }
steps = { $n } { side }
    .noun = { $n } { side-noun }
of-pond = { $where } vom Teich
    .noun = { $where-noun }
spot = { colour-name } ({ $where })
    .accusative = { colour-name } ({ $where })
    .dative = { colour-name } ({ $where })
tile = { $improvement ->
    [bare] { colour-e } Parzelle
   *[other] { colour-e } Parzelle mit { improved }
}
card = { goal }, { $points }
face = { weather }
an = { improvement }
    .noun = { improved }
objective = einen { deck }-Auftrag
    .noun = { deck }-Auftrag
kind = { chip }
sky = { $weather ->
    [any] Wetter: ein Fragezeichen.
   *[other] Wetter: { weather }.
}
forecast = { $weather ->
    [any] Wetter: ein Fragezeichen. { brings }
   *[other] Wetter: { weather }. { brings }
}

## Was zu tun ist

asks = { $what ->
    [deal] Aufträge werden verteilt.
    [roll] Der Würfel wird geworfen.
    [draw] Parzellen werden gezogen.
    [learn] Ein Auftrag wird gezogen.
    [dawn] Wirf den Wetterwürfel, dann folgen zwei Aktionen.
    [pick] Wähle die Parzelle, die du legen willst.
    [order] Wähle die Parzelle, die zuerst unter den Stapel kommt.
    [lay] Lege die Parzelle.
    [sprout] Lege ein Plättchen auf die neue Parzelle, oder lass ihren Bambus wachsen.
    [grow] Der Bambus reicht nicht: Wähle, wo er wächst.
    [redraw] Dieser Auftrag ist schon erfüllt: Zieh einen anderen, von beliebiger Art.
    [rain] Regen: Wähle eine Parzelle, auf der Bambus wächst.
    [no-rain] Regen: Jetzt kann kein Bambus wachsen.
    [storm] Gewitter: Schick den Panda auf ein beliebiges anderes Feld.
    [no-storm] Gewitter: Für den Panda gibt es noch kein anderes Feld.
    [clouds] Wolken: Wähle ein Plättchen.
    [any] Wähle das Wetter.
    [sun] Nutze die Aktion der Sonne, oder beende den Zug.
    [all] Alles ist getan. Beende deinen Zug.
   *[end] Beende den Zug, oder tu zuerst, was keine Aktion kostet.
}
asks-action = Wähle eine Aktion ({ $n } übrig).
waits = { $who ->
    [you] Du bist am Zug.
   *[other] { $who } ist am Zug.
}

## Wie es steht

note-emperor = { $who ->
    [you] Du hast den Kaiser. Die anderen haben einen letzten Zug.
   *[other] { $who } hat den Kaiser. Die anderen haben einen letzten Zug.
}
note-scarce = Bambus wird knapp: noch { $what }.
wins = { $who ->
    [you] Du gewinnst.
   *[other] { $who } gewinnt.
}
share = { $you ->
    [you] Ihr teilt euch den Sieg: { $who }.
   *[other] { $who } teilen sich den Sieg.
}

## Plätze

count = { $what ->
    [cards] Karten
    [green] grün
    [yellow] gelb
    [pink] rosa
    [channels] Wasser
    [watershed] Becken
    [enclosure] Gehege
    [fertilizer] Dünger
   *[objectives] Aufträge
}
panel-cards = { $deck ->
    [plot] { $n ->
        [one] { $n } Parzelle
       *[other] { $n } Parzellen
    }
   *[other] { $n } { deck }
}
panel-hand = Verdeckt: { $what }.
emperor = Kaiser, { $points }.
score = { $what ->
    [plot] Parzellen
    [gardener] Gärtner
    [panda] Panda
   *[emperor] Kaiser
}

## Orte

place = { $name ->
    [garden] Garten
    [sky] Wetter
    [any] Wähle das Wetter
    [clouds] Nimm ein Plättchen
    [hand] Deine Aufträge
    [mat] Du hast
    [piles] Auftragsstapel
    [box] Noch im Vorrat
    [done] Erfüllt
    [drawn] Gezogene Parzellen
   *[lay] Lege eine Parzelle
}
    .others = { $name ->
        [hand] Aufträge
        [mat] Ablage
        [done] Erfüllte Aufträge
       *[other] Parzellen
    }
place-mat-note = jederzeit in deinem Zug, ohne Aktion
place-hand-note = { $n } von { $of }
place-drawn-note = { $phase ->
    [pick] eine wählen, dann das Feld
    [order] dann die Reihenfolge der anderen
    [lay] jetzt auf ein leuchtendes Feld legen
   *[draw] es kommen noch mehr
}
chooses = { $who ->
    [you] du wählst
   *[other] { $who } wählt
}

## Dinge

label-pond = Teich.
label-plot = { $colour ->
    [green] Grüne Parzelle, { $where }.
    [yellow] Gelbe Parzelle, { $where }.
   *[pink] Rosa Parzelle, { $where }.
}
label-with = Mit { improved }.
label-wet = Bewässert.
label-dry = Trocken.
label-bamboo = Bambus { $n } von { $of }.
label-site = Leer, { $where }.
label-channel = Kanal zwischen { $a-noun } und { $b-noun }.
label-border = Grenze zwischen { $a-noun } und { $b-noun }.
label-figure = { $figure ->
    [gardener] Gärtner, { $where-at }.
   *[panda] Panda, { $where-at }.
}
label-drawn = Gezogen: { $tile }.
label-back = Parzelle, verdeckt.
label-card = Auftrag: { $card }.
card-asks = { $kind ->
    [line] Drei { colour-e } Parzellen in einer Reihe, alle bewässert.
    [curve] Drei { colour-e } Parzellen in einem Bogen, alle bewässert.
    [triangle] Drei { colour-e } Parzellen in einem Dreieck, alle bewässert.
    [rhombus] Vier { colour-e } Parzellen in einer Raute, alle bewässert.
    [halves] Zwei { colour-e } Parzellen neben zwei { second }, alle bewässert.
    [tall] Ein { colour-er } Bambus, 4 hoch, { on }.
    [grove] { $n } { colour-e } Bambusse, genau 3 hoch.
   *[eat] { $colour ->
        [trio] Einen Abschnitt jeder Farbe fressen.
       *[other] Zwei { colour-e } Abschnitte fressen.
    }
}
progress = { $key ->
    [done] fertig
    [apart] { $n }, getrennt
    [dry] { $n } von { $of }, { $dry } trocken
    [high] { $n } von { $of } hoch
    [none] noch keine solche
   *[some] { $n } von { $of }
}
label-pile = { $n ->
    [one] { $n } { deck }-Auftrag
   *[other] { $n } { deck }-Aufträge
}
label-chip = Noch { $n }: { improved }.
things = { $what ->
    [plots] { $n ->
        [one] { $n } Parzelle
       *[other] { $n } Parzellen
    }
    [channels] { $n ->
        [one] { $n } Kanal
       *[other] { $n } Kanäle
    }
    [watershed] { $n } Becken
    [enclosure] { $n } Gehege
    [fertilizer] { $n } Dünger
    [green] { $n } grün
    [yellow] { $n } gelb
   *[pink] { $n } rosa
}
does = { $what ->
    [sun] noch eine Aktion
    [rain] Bambus wächst
    [wind] Aktion doppelt
    [storm] Panda flieht
    [clouds] ein Plättchen
    [watershed] gibt Wasser
    [enclosure] sicher vor dem Panda
   *[fertilizer] wächst um zwei
}
drawn-text = { $does ->
    [place] wird gelegt
    [under] darunter
   *[first] zuerst?
}

## Was eine Berührung tut

touch = { $verb ->
    [gardener] den Gärtner hierher bewegen
    [panda] den Panda hierher bewegen
    [grow] hier Bambus wachsen lassen
    [irrigate] hier einen Kanal legen
    [pick] sie legen
    [under] sie zuerst unter den Stapel legen
    [fulfil] ihn erfüllen
    [objective] einen ziehen
   *[mat] wählen, wohin es kommt
}
touch-improve = { improvement } hierher legen
touch-lay = die { $tile } hierher legen

## Knöpfe

verb = { $verb ->
    [plots] Parzelle
    [channel] Kanal
    [gardener] Gärtner
    [panda] Panda
    [objective] Auftrag
    [roll] Würfeln
    [irrigate] Kanal legen
    [improve] Plättchen legen
    [skip] Auslassen
   *[end] Zug beenden
}
verb-says = { $verb ->
    [gardener] Den Gärtner bewegen: Wo er anhält, wächst Bambus
    [panda] Den Panda bewegen: Wo er anhält, frisst er
    [objective] Einen Auftrag ziehen, von der Art, die du willst
    [improve] Ein Plättchen auf eine Parzelle ohne Bambus legen
    [roll] Den Würfel werfen
   *[end] Den Zug beenden
}
verb-plots = { $n } von { $of } Parzellen ziehen, eine legen
verb-channel = Einen Kanal nehmen, noch { $n }
verb-irrigate = Einen Kanal legen, du hast { $channels }
verb-leave = { $n ->
    [one] Den Zug beenden, { $n } Aktion verfällt
   *[other] Den Zug beenden, { $n } Aktionen verfallen
}
verb-taken = In diesem Zug schon getan
verb-not-now = Nicht jetzt

## Wie eine Zeile heißt

called = { $verb ->
    [gardener] Gärtner hält auf { $where-dative }
    [panda] Panda hält auf { $where-dative }
    [storm] Panda flieht auf { $where-accusative }
    [sprout] Bambus wachsen lassen auf { $where-dative }
    [grow] Abschnitt wachsen lassen auf { $where-dative }
    [weather] Regen auf { $where-dative }
    [improve] { $what-noun } auf { $where-accusative } legen
    [irrigate] Kanal zwischen { $what-noun } und { $where-noun }
    [lay] Die { $what } { $where } legen
    [fulfil] Erfüllen: { $what }
    [plots] { $what } ziehen
    [channel] Einen Kanal nehmen
    [objective] { $what-noun } ziehen
    [choose] { $what } wählen
    [chip] { $what-noun } nehmen
    [pick] Die { $what } legen
    [under] Die { $what } kommt zuerst unter den Stapel
    [roll] Den Würfel werfen
    [skip] { $what } auslassen
   *[end] Den Zug beenden
}

## Was eine Zeile brachte oder bringen wird: `when` ist did oder will

ate = { $when ->
    [did] Er hat { colour-name } gefressen.
   *[will] Er frisst einen { colour-en } Abschnitt für deine Ablage und lässt { $n } stehen.
}
paid = { $when ->
    [did] Der Bambus kam zurück in den Vorrat.
   *[will] Der Bambus kommt von deiner Ablage zurück in den Vorrat.
}
watered = { $when ->
    [did] Das brachte Wasser zu { $what-dative }.
   *[will] Bringt Wasser zu { $what-dative }.
}
grew-by = um { $n } auf { $where-dative }
grew = { $when ->
    [did] Bambus wuchs { $what }.
   *[will] Bambus wächst { $what }.
}
scarce = Es gibt nur noch { $left } von { $wanted } Abschnitten. Sie werden einzeln gesetzt.
crowned = { $when ->
    [did] { subject } den Kaiser bekommen.
   *[will] Bringt dir den Kaiser und noch { $points }. Die anderen haben einen letzten Zug.
}
nothing = { $when ->
    [did] { $verb ->
        [gardener] Nichts ist gewachsen.
       *[other] Er hat nichts gefressen.
    }
   *[will] { $verb ->
        [panda] Dort frisst er nichts.
        [storm] Dort frisst er nichts.
        [irrigate] Er bewässert keine neue Parzelle, aber weitere Kanäle können anschließen.
       *[other] Dort wächst nichts.
    }
}

## Was eine Zeile außerdem bringen würde

none-left = Es gibt keinen { colour-en } Bambus mehr.
fence = Das Gehege schützt den Bambus.
will-be-wet = Die neue Parzelle hat Wasser.
will-be-dry = Trocken, bis ein Kanal sie erreicht.
will-sprout = Bevor ihr Bambus wächst, darf ein Plättchen darauf.
helps = { $chip ->
    [watershed] Es bewässert die Parzelle.
    [enclosure] Der Panda kann dort nicht fressen.
    [fertilizer] Dort wächst Bambus um zwei Abschnitte.
   *[idle] Die Parzelle hat schon Wasser.
}
will-be-done = Damit hast du { $n } von { $of } Aufträgen erfüllt.
will-draw = Lege eine; die anderen kommen unter den Stapel. Noch { $n }.
will-take-channel = Lege ihn gleich, oder behalte ihn. Noch { $n }.
will-take-chip = Lege es gleich, oder behalte es. Noch { $n }.
will-learn = Noch { $left }; du hast { $n } von { $of } auf der Hand.
will-choose-weather = { brings }
will-pick = Drück auf ein leuchtendes Feld. Am Teich wächst gleich Bambus.
will-follow = Danach kommt die { $tile } darunter.
will-roll = Es kann eine weitere Aktion, Bambus, ein Plättchen oder eine Mahlzeit bringen.
will-leave = { $n ->
    [one] { $n } Aktion ist noch übrig.
   *[other] { $n } Aktionen sind noch übrig.
}
press = { $verb ->
    [gardener] Gärtner bewegen
    [panda] Panda bewegen
    [storm] Panda bewegen
    [improve] Plättchen legen
    [irrigate] Kanal legen
    [lay] Hier auslegen
    [sprout] Kein Plättchen
    [choose] Wählen
    [channel] Kanal nehmen
    [objective] Auftrag ziehen
    [chip] Plättchen nehmen
    [pick] Wählen
    [under] Darunterlegen
    [roll] Würfeln
    [skip] Auslassen
   *[end] Zug beenden
}
chip-eats = frisst { $n }
chip-sprouts = { $n ->
    [1] sprießt
   *[other] sprießt { $n }
}
press-grow = { $n } wachsen lassen
press-eat = { colour-name } fressen
press-fulfil = Erfüllen: +{ $n }
press-plots = { $n } ziehen

## Was geschah

die-idle = Wetter: { weather }. Es gibt keine Plättchen mehr, darum ist ein anderes Wetter wählbar.
plot-drawn = Eine Parzelle wurde gezogen.
tile-drawn = Gezogen wurde eine { $tile }.
objective-dealt = Ein { deck }-Auftrag wurde ausgeteilt.
gains = { $colour ->
    [green] +{ $n } grün
    [yellow] +{ $n } gelb
   *[pink] +{ $n } rosa
}
objective-hidden = Der { deck }-Auftrag bleibt geheim.
objective-drawn = Der { deck }-Auftrag verlangt: { $card }.
card-returned = Er ist schon erfüllt und kommt zurück.
did = { $verb ->
    [gardener] { subject } den Gärtner auf { $where-accusative } bewegt.
    [panda] { subject } den Panda auf { $where-accusative } bewegt.
    [storm] { subject } den Panda im Gewitter auf { $where-accusative } geschickt.
    [sprout] { subject } auf der neuen Parzelle Bambus wachsen lassen: { $where }.
    [grow] { subject } einen Abschnitt auf { $where-dative } wachsen lassen.
    [weather] { subject } Regen auf { $where-accusative } geschickt.
    [improve] { subject } { $what } auf { $where-accusative } gelegt.
    [irrigate] { subject } einen Kanal zwischen { $what-noun } und { $where-noun } gelegt.
    [lay] { subject } die { $what } { $where } gelegt.
    [fulfil] { subject } einen Auftrag erfüllt: { $what }.
    [plots] { subject } { $what } gezogen.
    [channel] { subject } einen Kanal genommen.
    [objective] { subject } { $what } gezogen.
    [choose] { subject } { $what } gewählt.
    [chip] { subject } { $what } genommen.
    [pick] { subject } die { $what } gewählt.
    [under] { subject } die { $what } zuerst unter den Stapel gelegt.
    [hide] { subject } zwei Parzellen unter den Stapel gelegt.
    [roll] { subject } den Würfel geworfen.
    [skip] { subject } { $what } ausgelassen.
   *[end] { subject } den Zug beendet.
}

## Warum nicht

why-waits = { $phase ->
    [deal] Zuerst müssen die Aufträge verteilt werden.
    [roll] Zuerst muss der Würfel geworfen werden.
    [draw] Zuerst müssen die Parzellen gezogen werden.
    [learn] Zuerst muss der Auftrag gezogen werden.
    [dawn] Der Würfel wird vor den Aktionen geworfen.
    [weather] Das Wetter kommt vor den Aktionen.
    [pick] Zuerst muss eine der gezogenen Parzellen gewählt werden.
    [order] Zuerst müssen die anderen beiden Parzellen zurück.
    [lay] Zuerst muss die Parzelle gelegt werden.
    [sprout] Zuerst kommt die neue Parzelle: Lege ein Plättchen darauf, oder lass ihren Bambus wachsen.
    [redraw] Zuerst muss ein anderer Auftrag gezogen werden.
   *[grow] Wähle zuerst, wo der letzte Bambus dieser Farbe wächst.
}
why-taken = { $action ->
    [plots] In diesem Zug wurden schon Parzellen gezogen.
    [channel] In diesem Zug wurde schon ein Kanal genommen.
    [gardener] In diesem Zug wurde der Gärtner schon bewegt.
    [panda] In diesem Zug wurde der Panda schon bewegt.
   *[objective] In diesem Zug wurde schon ein Auftrag gezogen.
}
why-no-chance = { $who ->
    [you] Du bist am Zug: Der Zufall entscheidet jetzt nichts.
   *[other] { $who } ist am Zug: Der Zufall entscheidet jetzt nichts.
}
why-no-tile = So eine Parzelle kann jetzt nicht vom Stapel kommen.
why-no-card = So eine Karte kann jetzt nicht vom { deck }-Stapel kommen.
why-all-taken = Alle Aktionen dieses Zuges sind getan.
why-first-round = In der ersten Runde gibt es kein Wetter.
why-rolled = Der Würfel wird einmal geworfen, zu Beginn des Zuges.
why-no-weather = Es gibt jetzt kein Wetter auszulassen.
why-actions-left = { $n ->
    [one] { $n } Aktion dieses Zuges muss noch getan werden.
   *[other] { $n } Aktionen dieses Zuges müssen noch getan werden.
}
why-no-plots = Es gibt keine Parzellen mehr.
why-no-channels = Es gibt keine Kanäle mehr.
why-no-objectives = Es gibt keine { deck }-Aufträge mehr.
why-all-returned = Alle { deck }-Aufträge kamen in dieser Aktion zurück.
why-hand-full = Auf die Hand passen höchstens { $n } Aufträge.
why-no-choice = Das Wetter ist jetzt nicht wählbar.
why-no-clouds = Alle Plättchen sind vergeben, also bringen Wolken nichts.
why-no-cloud = Plättchen gibt es nur bei Wolken.
why-clouds-over = Die Wolken dieses Zuges sind vorbei.
why-no-chip-left = Im Vorrat gibt es { no-chip } mehr.
why-no-pick = Jetzt ist keine Parzelle zu wählen.
why-not-drawn = Unter den gezogenen ist keine { $tile }.
why-no-under = Jetzt sind keine Parzellen zurückzulegen.
why-not-under = Es ist keine { $tile } zurückzulegen.
why-no-objective = { $who ->
    [you] Du hast keinen solchen Auftrag zu erfüllen.
   *[other] { $who } hat keinen solchen Auftrag zu erfüllen.
}
why-mirrored = Die Parzellen liegen im Spiegelbild dieses Musters. Ein Muster darf gedreht, aber nicht gespiegelt sein.
why-no-pattern = In diesem Muster liegen keine bewässerten Parzellen.
why-no-meal = Auf der Ablage liegt nicht all dieser Bambus.
why-no-stand = Im Garten steht kein solcher Bambus.
why-few-stand = { $n ->
    [one] Im Garten steht { $n } von { $of } solchen Bambussen.
   *[other] Im Garten stehen { $n } von { $of } solchen Bambussen.
}
why-no-landing = Dort ist nichts, worauf er landen könnte.
why-storm-moves = Das Gewitter treibt den Panda auf ein anderes Feld.
why-no-plot-yet = Noch gibt es keine Parzelle, auf die { figure } ziehen könnte.
why-must-move = Hier darf { figure } nicht stehen bleiben.
why-no-stop = Dort liegt keine Parzelle, auf der { figure } anhalten könnte.
why-straight = Nur geradeaus und ohne Lücke zieht { figure }.
why-nothing-to-lay = Jetzt ist keine Parzelle zu legen.
why-taken-cell = Dort liegt schon etwas.
why-no-site = Eine Parzelle muss an den Teich oder an mindestens zwei Parzellen grenzen.
why-not-raining = Es regnet nicht.
why-rain-over = Der Regen dieses Zuges ist vorbei.
why-rain-no-plot = Regen fällt auf eine Parzelle, und dort liegt keine.
why-rain-dry = Auf einer trockenen Parzelle bewirkt Regen nichts.
why-tallest = Dieser Bambus kann nicht höher wachsen.
why-no-bamboo = Von dieser Farbe gibt es keinen Bambus mehr.
why-no-chip = { $who ->
    [you] Du hast { no-chip }.
   *[other] { $who } hat { no-chip }.
}
why-chip-no-plot = Ein Plättchen kommt auf eine Parzelle, und dort liegt keine.
why-improved = Diese Parzelle ist schon ausgebaut.
why-overgrown = Ein Plättchen kommt auf eine Parzelle ohne Bambus.
why-no-channel = { $who ->
    [you] Du hast keinen Kanal zu legen.
   *[other] { $who } hat keinen Kanal zu legen.
}
why-no-edge = Ein Kanal liegt zwischen zwei Parzellen.
why-dug = Dort liegt schon ein Kanal.
why-no-source = Ein Kanal muss an den Teich oder an einen anderen Kanal anschließen.

## Das Ziel

to-win = Erfülle zuerst { $n } Aufträge. Dann gewinnen die meisten Punkte.
to-end = { $n ->
    [one] Noch einer bis zum Ende.
   *[other] Noch { $n } bis zum Ende.
}
to-end-last = Alle anderen haben einen letzten Zug.
far = { $n } von { $of }

## Was der Begleiter sagt

tip-asks = Dein { deck }-Auftrag: { $card }.
tip-cards-title = Diese Karten sind deine Aufträge
tip-cards = Jeder verlangt ein Muster aus Parzellen, hohen Bambus oder eine Mahlzeit. Erfüllst du ihn, bringt er Punkte. Deine sieht sonst niemand.
tip-plots-title = Lege eine Parzelle
tip-plots = Zieh drei Parzellen und lege eine. Sie muss an den Teich grenzen oder an mindestens zwei Parzellen.
tip-bamboo-title = Wasser lässt Bambus wachsen
tip-bamboo = Eine Parzelle am Teich hat Wasser, und ihr erster Bambus kommt sofort. Höher als vier Abschnitte wird er nicht.
tip-two-title = Zwei verschiedene Aktionen
tip-two = In jedem Zug hast du zwei Aktionen, und sie müssen verschieden sein. Was du getan hast, ist abgehakt.
tip-two-now = { $n ->
    [one] Eine Aktion ist noch übrig.
   *[other] { $n } Aktionen sind noch übrig.
}
tip-gardener-title = Das ist der Gärtner
tip-gardener = Er geht geradeaus, so weit du willst. Bambus wächst, wo er anhält, und auf jeder angrenzenden Parzelle dieser Farbe, die Wasser hat.
tip-tallest = { $n ->
    [0] Noch steht kein { colour-er } Bambus.
   *[other] Der höchste { colour-e } Bambus hat { $n } von 4 Abschnitten.
}
tip-panda-title = Das ist der Panda
tip-panda = Er geht geradeaus, so weit du willst, und frisst dort, wo er anhält, einen Abschnitt Bambus. Der gehört dann dir.
tip-meal = { $colour ->
    [trio] Dein Panda-Auftrag verlangt einen Abschnitt jeder Farbe. Du hast { $n ->
        [0] noch keinen.
        [3] sie alle.
       *[other] { $n } von 3.
    }
   *[other] Dein Panda-Auftrag verlangt zwei { colour-e } Abschnitte. Du hast { $n ->
        [0] noch keinen.
        [one] einen.
       *[other] sie.
    }
}
tip-dry-title = Diese Parzelle ist trocken
tip-dry = Hier wächst noch nichts. Bring Wasser mit einem Kanal: Er führt vom Teich an den Rändern der Parzellen entlang.
tip-dry-now = { $n ->
    [0] Einen Kanal zu nehmen ist eine deiner Aktionen.
    [one] Du hast einen Kanal.
   *[other] Du hast { $n } Kanäle.
}
tip-channel-title = Lege deinen Kanal, wann du willst
tip-channel = Das kostet keine Aktion. Er beginnt am Teich oder an einem anderen Kanal und bewässert die Parzellen auf beiden Seiten.
tip-channel-now = { $n ->
    [0] Noch erreicht er keine trockene Parzelle, aber der nächste setzt an ihm an.
    [one] Er kann jetzt eine trockene Parzelle erreichen.
   *[other] Er kann jetzt eine von { $n } trockenen Parzellen erreichen.
}
tip-draw-title = Mehr Aufträge, mehr Punkte
tip-draw = Als Aktion ziehst du einen Auftrag von der Art, die du willst. Fünf passen auf die Hand.
tip-draw-now = { $n ->
    [0] Du hast fünf: Erfülle zuerst einen.
    [one] Du hast noch Platz für einen.
   *[other] Du hast noch Platz für { $n }.
}
tip-weather-title = Das Wetter hilft dir
tip-weather = Ab der zweiten Runde wird vor deinen Aktionen gewürfelt. Was das Wetter bringt, darfst du immer auslassen.
tip-fulfil-title = Ein Auftrag ist erfüllt
tip-fulfil = Drück ihn, und er bringt Punkte. Das kostet keine Aktion und geht jederzeit in deinem Zug.
tip-fulfil-pays = Ein Panda-Auftrag kostet die Abschnitte, die er zeigt.
tip-fulfil-stays = Der Garten bleibt, wie er ist, und darf auch für andere Aufträge zählen.
tip-signs-title = Manche Parzellen haben ein Zeichen
tip-signs = Ein Becken bewässert seine Parzelle. In einem Gehege frisst der Panda nichts. Auf Dünger wächst Bambus um zwei.
tip-chips-title = Ein Plättchen für eine Parzelle
tip-chips = Lege es auf eine Parzelle ohne Zeichen und ohne Bambus. Das kostet keine Aktion, und du darfst es auch aufheben.
tip-end-title = Das Ende naht
tip-end = Wer zuerst genug Aufträge erfüllt hat, bekommt den Kaiser, 2 Punkte. Alle anderen haben dann einen letzten Zug. Aufträge auf der Hand zählen nichts.
tip-end-now = Du hast { $n } von { $of } Aufträgen erfüllt.

## Lektionen

lesson-plots-title = Parzellen legen
lesson-plots-why = Du siehst drei Parzellen und legst eine. Am Teich gibt es Wasser, also kommt sofort Bambus. Überall sonst muss eine Parzelle an zwei andere grenzen.
lesson-plots-draw = Zieh drei Parzellen.
lesson-plots-draw-astray = Das ist eine andere Aktion. Noch einmal?
lesson-plots-pick = Wähle die rosa Parzelle.
lesson-plots-pick-astray = Das ist erlaubt, aber es ist nicht die rosa. Noch einmal?
lesson-plots-under = Lege die gelbe zuerst zurück, unter den Stapel.
lesson-plots-under-astray = Das ist erlaubt, aber jetzt kommt Grün vor Gelb wieder. Noch einmal?
lesson-plots-lay = Lege sie dorthin, wo ihr Bambus sofort kommt.
lesson-plots-lay-astray = Das ist erlaubt, aber dort ist es trocken. Nur der Teich gibt jetzt Wasser. Noch einmal?
lesson-water-title = Wasser bringen
lesson-water-why = Kanäle liegen zwischen Parzellen und beginnen am Teich. Eine Parzelle an einem Kanal hat für immer Wasser. Einen zu legen kostet keine Aktion, nur ihn zu nehmen.
lesson-water-lay = Du hast einen Kanal. Lege ihn so, dass er am Teich beginnt.
lesson-water-astray = Das ist erlaubt, aber der Kanal wartet noch. Noch einmal?
lesson-water-take = Nimm noch einen Kanal.
lesson-water-bring = Bring Wasser zur rosa Parzelle.
lesson-water-bring-astray = Das ist erlaubt, aber die rosa Parzelle ist noch trocken. Noch einmal?
lesson-gardener-title = Der Gärtner
lesson-gardener-why = Er geht geradeaus und muss sich bewegen. Bambus wächst auf seiner Parzelle und auf allen angrenzenden dieser Farbe, wenn sie Wasser haben.
lesson-gardener-task = Lass mit einem Gang drei grüne Bambusse wachsen.
lesson-gardener-astray = Das ist erlaubt, aber es sind weniger gewachsen. Halte dort, wo grüne Parzellen aneinandergrenzen. Noch einmal?
lesson-gardener-next = Jetzt die zweite Aktion, eine andere: Bring den Panda aus dem Weg, auf die rosa Parzelle.
lesson-gardener-next-astray = Das ist erlaubt, aber der Panda ist nicht auf der rosa Parzelle. Noch einmal?
lesson-panda-title = Der Panda
lesson-panda-why = Der Panda geht geradeaus und frisst einen Abschnitt. Panda-Aufträge bezahlst du mit gefressenen Abschnitten. Ein Zug hat zwei verschiedene Aktionen; Aufträge erfüllen und Kanäle legen kostet keine.
lesson-panda-eat = Dein Auftrag verlangt zwei grüne Abschnitte, und du hast einen. Lass den Panda noch einen fressen.
lesson-panda-eat-astray = Das ist erlaubt, aber du hast nicht mehr Grün als vorher. Noch einmal?
lesson-panda-pay = Jetzt erfülle den Auftrag: Drück ihn.
lesson-panda-pay-astray = Das ist erlaubt, aber der Auftrag ist noch auf deiner Hand. Noch einmal?
lesson-panda-end = Beide Aktionen sind getan. Beende deinen Zug.
lesson-panda-end-astray = Du bist noch am Zug. Noch einmal?
lesson-cards-title = Aufträge erfüllen
lesson-cards-why = Einen Auftrag erfüllst du jederzeit in deinem Zug, ohne Aktion. Muster dürfen gedreht sein und brauchen Wasser auf jeder Parzelle. Mehr als fünf passen nicht auf die Hand.
lesson-cards-fulfil = Deine Hand ist voll. Ein Parzellen-Auftrag ist schon erfüllt: Finde ihn und drück ihn.
lesson-cards-fulfil-astray = Das ist erlaubt, aber kein Auftrag ist erfüllt. Noch einmal?
lesson-cards-draw = Jetzt ist Platz. Zieh einen Gärtner-Auftrag.
lesson-cards-draw-astray = Das ist erlaubt, aber es ist kein Gärtner-Auftrag. Noch einmal?
lesson-weather-title = Wetter und Plättchen
lesson-weather-why = Beim Fragezeichen wählst du. Wolken bringen ein Plättchen, für gleich oder später, auf eine Parzelle ohne Zeichen und Bambus. Jedes Wetter darfst du auslassen.
lesson-weather-roll = Ein neuer Zug beginnt mit dem Wetter. Wirf den Würfel.
lesson-weather-roll-astray = Der Würfel ist noch nicht geworfen. Noch einmal?
lesson-weather-choose = Ein Fragezeichen: Wähle Wolken.
lesson-weather-choose-astray = Das ist erlaubt, aber nur Wolken bringen ein Plättchen. Noch einmal?
lesson-weather-chip = Nimm ein Becken.
lesson-weather-chip-astray = Das ist erlaubt, aber nur ein Becken gibt Wasser. Noch einmal?
lesson-weather-improve = Lege es auf die trockene Parzelle.
lesson-weather-improve-astray = Das ist erlaubt, aber die Parzelle ist noch trocken. Noch einmal?
lesson-rain-title = Vier hoch
lesson-rain-why = Regen lässt Bambus auf einer Parzelle mit Wasser wachsen. Höher als vier Abschnitte wird er nicht. Zeigt ein Auftrag kein Zeichen, darf die Parzelle keins haben.
lesson-rain-grow = Es regnet. Lass es dort regnen, wo ein grüner Bambus vier hoch wird, auf einer Parzelle ohne Zeichen.
lesson-rain-grow-astray = Das ist erlaubt, aber es hilft deinem Gärtner-Auftrag nicht. Noch einmal?
lesson-rain-fulfil = Dein Gärtner-Auftrag ist erfüllt. Drück ihn.
lesson-rain-fulfil-astray = Das ist erlaubt, aber der Auftrag ist noch auf deiner Hand. Noch einmal?
lesson-exact-title = Genau drei
lesson-exact-why = Höhen sind genau gemeint: Vier hoch ist nicht drei hoch. Darum kann es klug sein, den Regen auszulassen.
lesson-exact-task = Dein Auftrag verlangt zwei rosa Bambusse, genau drei hoch. Einer steht, und nur er kann jetzt wachsen. Lass den Regen aus.
lesson-exact-astray = Das ist erlaubt, aber jetzt ist er vier hoch und zählt nicht. Noch einmal?

## Die erste Seite

learn-goal = Erfülle geheime Aufträge in einem Garten für alle
learn-says = Lege Parzellen, bring Wasser, lass Bambus wachsen und füttere den Panda. Jeder erfüllte Auftrag bringt Punkte. Die meisten Punkte gewinnen.
learn-weather-title = Würfle das Wetter
learn-weather = Ab der zweiten Runde hilft dir der Würfel: eine Aktion mehr, ein Wachsen, ein Plättchen.
learn-actions-title = Tu zwei verschiedene Dinge
learn-actions = Lege eine Parzelle, nimm einen Kanal, bewege den Gärtner, bewege den Panda oder zieh einen Auftrag. Eigene Kanäle und Plättchen zu legen kostet nichts.
learn-figures-title = Gärtner und Panda
learn-figures = Beide gehen geradeaus. Der Gärtner lässt Bambus wachsen, der Panda frisst einen Abschnitt.
learn-finish-title = Erfülle Aufträge, jederzeit
learn-finish = Passt der Garten oder dein Bambus zu einem Auftrag auf deiner Hand, drück ihn. Das kostet keine Aktion.
learn-plots-title = Parzellen
learn-plots = Dasselbe Muster im Garten, alles mit Wasser. 2 bis 5 Punkte.
learn-gardener-title = Gärtner
learn-gardener = Bambus, so hoch wie gezeigt. 3 bis 8 Punkte.
learn-panda-title = Panda
learn-panda = Bezahle mit gefressenen Abschnitten. 3 bis 6 Punkte.
learn-end-title = Wann es endet
learn-end = Jemand erfüllt 9 Aufträge (8 zu dritt, 7 zu viert) und bekommt 2 Punkte dazu. Alle anderen haben einen letzten Zug.

## Der Garten in Buchstaben, für ein Terminal: ein Feld ist zehn Buchstaben breit

chart-pond = Wasser
chart-green = grün
chart-yellow = gelb
chart-pink = rosa
chart-panda = PANDA
chart-gardener = GÄRTNER
chart-legend = | Bambus, ~ Wasser, + Dünger, # Gehege, = Becken.

## Wie es ausging

won-first = { $who ->
    [you] Du hast zuerst { $n } Aufträge erfüllt und hast die meisten Punkte: { $mine } zu { $theirs }.
   *[other] { $who } hat zuerst { $n } Aufträge erfüllt und hat die meisten Punkte: { $mine } zu { $theirs }.
}
won-ended = { $who ->
    [you] Du hast zuerst { $n } Aufträge erfüllt.
   *[other] { $who } hat zuerst { $n } Aufträge erfüllt.
}
won-panda = { $who ->
    [you] Bei Gleichstand ({ $points }) gewinnst du mit mehr Panda-Punkten: { $mine } zu { $theirs }.
   *[other] Bei Gleichstand ({ $points }) gewinnt { $who } mit mehr Panda-Punkten: { $mine } zu { $theirs }.
}

## What a person's page remembers, under the figure

personal-points = Punkte in einer Partie
