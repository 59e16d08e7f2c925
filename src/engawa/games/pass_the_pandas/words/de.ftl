### Pass the Pandas, deutsch. Argumente wie in en.ftl.
### Formen: .dative nach „mit“ und „nach“, .accusative für das Objekt.
### As in English: Pass the Pandas.

## Das Spiel

title = Pass the Pandas
summary = Würfle, verschenke die Pandas, und sei vor allen anderen deine Würfel los.
option-places = um den zweiten Platz und die weiteren weiterspielen
option-bamboozled = vier oder mehr Würfel, alle leer, dürfen gegen die von jemand anderem getauscht werden
option-pandamonium = mehrere Runden spielen, bis jemand so viele Punkte hat
option-turn-cap = Züge, nach denen eine Runde abgebrochen wird

## Wörter

dice = { $n } Würfel
    .dative = { $n ->
        [one] { $n } Würfel
       *[other] { $n } Würfeln
    }
pandas = { $n ->
    [one] { $n } Panda
   *[other] { $n } Pandas
}
turns = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
    .dative = { $n ->
        [one] { $n } Zug
       *[other] { $n } Zügen
    }
face-water = Wasser
face-panda = Panda
face-bamboo = Bambus
face-blank = leer
shown-water = { $n ->
    [one] Wasser
   *[other] { $n }-mal Wasser
}
shown-panda = { $n ->
    [one] ein Panda
   *[other] { $n } Pandas
}
    .accusative = { $n ->
        [one] einen Panda
       *[other] { $n } Pandas
    }
shown-bamboo = { $n ->
    [one] Bambus
   *[other] { $n }-mal Bambus
}
shown-blank = { $n ->
    [one] eine leere Seite
   *[other] { $n } leere Seiten
}
count-dice = { $n ->
   *[other] Würfel
}
count-bamboo = Bambus
finished = auf Platz { $place }
score-dice = Würfel der anderen
score-seats = Plätze dahinter

## Hilfen: ein Platz im Dativ

to = { $to ->
    [you] dir
   *[other] { $to }
}

## Was zu tun ist

asks-start = Der Zufall entscheidet, wer beginnt.
asks-roll = { $who ->
    [you] Du würfelst mit { $dice-dative }.
   *[other] { $who } würfelt mit { $dice-dative }.
}
asks-give = { $of ->
    [one] Wer bekommt den Panda?
   *[other] Wer bekommt Panda { $n } von { $of }?
}
asks-swap = Alles leer: Tausche alle deine Würfel mit jemand anderem, oder behalte sie.
waits-give = { $who ->
    [you] Du verschenkst Pandas.
   *[other] { $who } verschenkt Pandas.
}
waits-swap = { $who ->
    [you] Du darfst alle deine Würfel tauschen.
   *[other] { $who } darf alle Würfel tauschen.
}

## Auf dem Tisch

place-roll = Wurf
place-mine = Deine Würfel
    .others = Würfel
place-mine-after = Deine Würfel nach diesem Zug
none-left = keine
    .others = Würfel nach diesem Zug
from-whom = { $from ->
    [you] { $n } von dir
   *[other] { $n } von { $from }
}
place-gone = Aus dem Spiel
gone-of = { $n } von { $of }
tray = { $who ->
    [you] Deine Schale, { $dice }.
   *[other] Schale von { $who }, { $dice }.
}
press-give = einen Panda schenken
press-swap = alle Würfel tauschen

## Auswahl

verb-give = { $to ->
    [you] Einen Panda für dich, mit { $dice-dative }
   *[other] Einen Panda für { $to }, mit { $dice-dative }
}
verb-swap = Mit { to } tauschen, gegen { $dice }
verb-keep = Deine { $dice } behalten
verb-whose = { $who ->
    [you] Du: { $dice }
   *[other] { $who }: { $dice }
}
verb-keep-title = Behalten

## Was eine Zeile bringen würde

give-title = { $pandas ->
    [one] { to } den letzten Panda schenken
   *[other] { to } einen Panda schenken
}
give-press = { $to ->
    [you] An dich
   *[other] An { $to }
}
will-hold = { $who ->
    [you] Du hast dann { $dice }.
   *[other] { $who } hat dann { $dice }.
}
give-saves = { $who ->
    [you] Sonst gäbst du deine letzten Würfel ab und gewännst.
   *[other] Sonst gibt { $who } die letzten Würfel ab und gewinnt.
}
give-fewest = { $who ->
    [you] Du hast die wenigsten Würfel.
   *[other] { $who } hat die wenigsten Würfel: Das bremst, wer dem Sieg am nächsten ist.
}
give-most = { $who ->
    [you] Du hast die meisten Würfel.
   *[other] { $who } hat die meisten Würfel: Dort schadet es am wenigsten.
}
pandas-left = { $n ->
    [one] Noch { $n } Panda zu verschenken.
   *[other] Noch { $n } Pandas zu verschenken.
}
will-pay = { $from ->
    [you] Du musst { $to } { $dice } geben.
   *[other] { $from } muss { to } { $dice } geben.
}
will-end = { $who ->
    [you] Am Ende hast du { $dice }.
   *[other] Am Ende hat { $who } { $dice }.
}
swap-title = Alle Würfel mit { to } tauschen
swap-press = { $mine } gegen { $theirs } tauschen
keep-title = Deine { $dice } behalten
keep-says = Alle behalten ihre Würfel.
keep-press = { $n } behalten

## Was geschah

begins = { $who ->
    [you] Du beginnst.
   *[other] { $who } beginnt.
}
rolled = { $who ->
    [you] Du hast { $faces-accusative } gewürfelt.
   *[other] { $who } hat { $faces-accusative } gewürfelt.
}
gone = { $n ->
    [one] { $n } Würfel ist aus dem Spiel.
   *[other] { $n } Würfel sind aus dem Spiel.
}
gave = { $who ->
    [you] Du hast { $to } einen Panda geschenkt.
   *[other] { $who } hat { to } einen Panda geschenkt.
}
paid = { $from ->
    [you] Du hattest mehr Bambus und hast { $to } { $dice } gegeben.
   *[other] { $from } hatte mehr Bambus und hat { to } { $dice } gegeben.
}
now-has = { $who ->
    [you] { $n ->
        [0] Du hast keine Würfel mehr.
       *[other] Du hast jetzt { $n } Würfel.
    }
   *[other] { $n ->
        [0] { $who } hat keine Würfel mehr.
       *[other] { $who } hat jetzt { $n } Würfel.
    }
}
kept = { $who ->
    [you] Du hast alle { $dice } behalten.
   *[other] { $who } hat alle { $dice } behalten.
}
swapped = { $who ->
    [you] Du hast alle Würfel mit { $to } getauscht, { $mine } gegen { $theirs }.
   *[other] { $who } hat alle Würfel mit { to } getauscht, { $mine } gegen { $theirs }.
}
scored = { $who ->
    [you] Du bist alle Würfel los und bekommst { $points }.
   *[other] { $who } ist alle Würfel los und bekommt { $points }.
}
new-round = Eine neue Runde beginnt.

## Wie es steht

to-match = { $who ->
    [you] Du musst mit { $n }-mal Bambus mithalten.
   *[other] { $who } muss mit { $n }-mal Bambus mithalten.
}
first-to = Gespielt wird bis { $points }.
wins = { $who ->
    [you] Du bist alle Würfel los und gewinnst.
   *[other] { $who } ist alle Würfel los und gewinnt.
}
stopped-points = Abbruch nach { $turns-dative }: Die Punkte entscheiden.
stopped-places = Abbruch nach { $turns-dative }: Die gewonnenen Plätze entscheiden.
stopped-dice = Abbruch nach { $turns-dative }: Die wenigsten Würfel entscheiden.
note-course = { $who ->
    [you] Dein Zug, Schritt für Schritt
   *[other] { $who }: der Zug, Schritt für Schritt
}
note-water = Wasser: { $dice } aus dem Spiel.
note-pandas = Pandas: { $given } von { $of } verschenkt.
note-bamboo = { $from ->
    [you] Bambus: du { $target }, { $who } { $n }.
   *[other] { $who ->
        [you] Bambus: { $from } { $target }, du { $n }.
       *[other] Bambus: { $from } { $target }, { $who } { $n }.
    }
}
note-blank = { $n ->
    [one] Leer: { $n } Würfel bleibt.
   *[other] Leer: { $n } Würfel bleiben.
}

## Warum nicht

why-not-begun = Zuerst muss der Zufall entscheiden, wer beginnt.
why-begun = Die Partie hat schon begonnen.
why-pandas-left = { $who ->
    [you] Du hast gewürfelt und noch { $pandas } zu verschenken.
   *[other] { $who } hat gewürfelt und noch { $pandas } zu verschenken.
}
why-may-swap = { $who ->
    [you] Du hast gewürfelt und darfst deine Würfel tauschen oder behalten.
   *[other] { $who } hat gewürfelt und darf Würfel tauschen oder behalten.
}
why-roll-all = { $who ->
    [you] Du musst mit allen deinen Würfeln würfeln: { $dice }.
   *[other] { $who } muss mit allen eigenen Würfeln würfeln: { $dice }.
}
why-roll-first = { $who ->
    [you] Du musst zuerst würfeln.
   *[other] { $who } muss zuerst würfeln.
}
why-no-panda = { $who ->
    [you] Du hast keinen Panda zu verschenken.
   *[other] { $who } hat keinen Panda zu verschenken.
}
why-not-oneself = Ein Panda geht an jemand anderen, nie an dich selbst.
why-out = { $who ->
    [you] Du bist fertig und nimmst keine Würfel mehr.
   *[other] { $who } ist fertig und nimmt keine Würfel mehr.
}
why-no-variant = Würfel tauscht man nur in der Variante „Bamboozled“.
why-not-blank = { $who ->
    [you] Du hast nicht { $least } oder mehr Würfel geworfen, alle leer.
   *[other] { $who } hat nicht { $least } oder mehr Würfel geworfen, alle leer.
}
why-swap-other = Würfel tauscht man mit jemand anderem, nie mit sich selbst.
why-none-to-swap = { $who ->
    [you] Du hast keine Würfel zu tauschen.
   *[other] { $who } hat keine Würfel zu tauschen.
}

## Das Ziel

goal = Sei vor allen anderen deine Würfel los.
goal-match = Hol dir zuerst { $points }: einen Punkt für jeden Würfel, den die anderen noch haben.
goal-far = noch { $dice }

## Was der Begleiter sagt

tip-goal-title = Werde alle Würfel los
tip-goal = Du willst vor allen anderen keine Würfel mehr haben. Am Anfang deines Zuges fallen alle deine Würfel von selbst; Bambus und leere Seiten behältst du.
tip-panda-title = Pandas gehen an andere
tip-panda = Jeden Panda, den du würfelst, musst du verschenken. Du wählst, an wen: Drück eine leuchtende Schale.
tip-panda-now = Sind alle Pandas verschenkt, hast du von deinem Wurf noch { $dice }.
tip-water-title = Wasser ist weg
tip-water = Jedes gewürfelte Wasser kommt für immer aus dem Spiel. Sicherer wirst du Würfel nicht los.
tip-bamboo-title = Halte beim Bambus mit
tip-bamboo = Zähle, wie oft vor dir Bambus gewürfelt wurde. Hast du weniger, bekommst du von dort die Differenz in Würfeln.
tip-bamboo-met = Du hast genug gewürfelt: Du bekommst nichts.
tip-leader-title = Jemand ist fast fertig
tip-leader = Ein Panda ist ein Würfel mehr. Schenk ihn der Person, die dem Sieg am nächsten ist.
tip-leader-now = { $who ->
    [you] Du hast { $dice }.
   *[other] { $who } hat nur { $dice }.
}
tip-split-title = Mehr als ein Panda
tip-split = Du darfst alle einer Person schenken, oder jeden jemand anderem. Ein Druck verschenkt einen.
tip-save-title = Vorsicht: So geht es verloren
tip-save = Wer vor dir dran war, muss dir die letzten Würfel geben und würde damit gewinnen. Schenk dorthin zuerst einen Panda.
tip-swap-title = Alles leer: Du darfst tauschen
tip-swap = Du darfst alle deine Würfel gegen alle einer anderen Person tauschen. Das lohnt sich, wenn sie weniger hat.

## Lektionen

lesson-panda-title = Einen Panda verschenken
lesson-panda-task = Du hast Wasser, einen Panda, Bambus und eine leere Seite gewürfelt. Schenk den Panda der Person mit den wenigsten Würfeln.
lesson-panda-astray = Das ist erlaubt, aber es hilft dir mehr, die Person mit den wenigsten Würfeln zu bremsen. Noch einmal?
lesson-panda-why = Wasser kommt aus dem Spiel. Pandas gehen an andere. Bambus und leere Seiten bleiben bei dir, also endest du mit zwei Würfeln.
lesson-split-title = Mehrere Pandas
lesson-split-task = Du hast zwei Pandas gewürfelt. Schenk einen davon { to }.
lesson-split-task-2 = Halte die anderen jetzt gleichauf: Schenk den zweiten Panda { to }.
lesson-split-astray = Das ist erlaubt, aber jetzt hat eine Person zwei Würfel mehr. Noch einmal?
lesson-split-why = Jeder Panda ist eine eigene Wahl. Ein Druck verschenkt einen Panda.
lesson-bamboo-title = Die Bambus-Probe
lesson-bamboo-task = Vor dir wurde zweimal Bambus gewürfelt, du hast ihn einmal. Verschenke deinen Panda so, dass die Person vor dir weniger Würfel hat als zuvor.
lesson-bamboo-astray = Das ist erlaubt, aber der Panda hat den Würfel ersetzt, den du bekommen hast. Noch einmal?
lesson-bamboo-why = Du hattest einen Bambus weniger, also hast du einen Würfel bekommen. Es zählt nur gewürfelter Bambus, nie geschenkter.
lesson-save-title = Einen Sieg verhindern
lesson-save-task = Die Person vor dir hat noch einen Würfel und schuldet ihn dir. Sorge dafür, dass sie nicht gewinnt.
lesson-save-astray = Sie hat dir den letzten Würfel gegeben und gewonnen. Schenk ihr zuerst den Panda. Noch einmal?
lesson-save-why = Zuerst werden Pandas verschenkt, danach gibt es Würfel für Bambus. Wer am Ende eines Zuges keine Würfel hat, hat gewonnen, egal wer am Zug war.
lesson-win-title = Die letzten Würfel
lesson-win-task = Wasser und ein Panda: Verschenke den Panda, und du hast gewonnen.
lesson-win-astray = Das ist erlaubt, aber du hast noch Würfel. Noch einmal?
lesson-win-why = Die Partie endet am Ende eines Zuges. Wer dann keine Würfel hat, hat gewonnen.
lesson-swap-title = Bamboozled: tauschen
lesson-swap-task = Alles leer, und du hast fünf Würfel. Tausche mit jemandem, der weniger hat.
lesson-swap-astray = Das ist erlaubt, aber du hast danach nicht weniger Würfel. Noch einmal?
lesson-swap-why = Das ist eine Variante: Vier oder mehr Würfel, alle leer, darfst du gegen alle Würfel einer anderen Person tauschen.
lesson-keep-title = Bamboozled: behalten
lesson-keep-task = Wieder alles leer, aber alle anderen haben mehr Würfel als du. Behalte deine.
lesson-keep-astray = Das ist erlaubt, aber jetzt hast du mehr Würfel als vorher. Noch einmal?
lesson-keep-why = Du musst nie tauschen.

## Die erste Seite

learn-goal = Würfle, verschenke die Pandas, und sei vor allen anderen deine Würfel los
learn-says = In jedem Zug würfelst du mit allen deinen Würfeln. Wasser ist weg, Pandas gehen an andere, der Rest bleibt. Wer keine Würfel mehr hat, gewinnt.
learn-roll-title = Würfle mit allen Würfeln
learn-roll = In deinem Zug wirfst du jeden Würfel, den du hast.
learn-water-title = Wasser ist weg
learn-water = Jedes Wasser kommt für immer aus dem Spiel.
learn-panda-title = Verschenke die Pandas
learn-panda = Gib jeden Panda an jemand anderen, wie du willst.
learn-bamboo-title = Halte beim Bambus mit
learn-bamboo = Weniger Bambus gewürfelt als die Person vor dir? Sie gibt dir die Differenz in Würfeln.
learn-heading = Wer bekommt einen Panda?
learn-leader-title = Wer vorn liegt
learn-leader = Ein Panda ist ein Würfel mehr. Schenk ihn der Person, die am wenigsten hat.
learn-split-title = Mehrere Pandas
learn-split = Schenk alle einer Person, oder jeden jemand anderem.
learn-save-title = Vor dem Bambus
learn-save = Würfel für Bambus kommen nach den Pandas. Sind es die letzten, gewinnt diese Person: Schenk ihr einen Panda.
learn-end-title = Wann es endet
learn-end = Sobald jemand am Ende eines Zuges keine Würfel hat: Diese Person hat gewonnen.

## Die Würfel in Reihen, für ein Terminal

chart-legend = * ist ein Würfel, der zählt, - ist einer, der weg ist.

## Wie es ausging

round-stopped = Die Runde wurde nach { $n ->
    [one] { $n } Zug
   *[other] { $n } Zügen
} abgebrochen.
won-first = { $who ->
    [you] Du warst zuerst alle Würfel los.
   *[other] { $who } war zuerst alle Würfel los.
}
won-fewest = { $who ->
    [you] Du hast die wenigsten Würfel: { $n }.
   *[other] { $who } hat die wenigsten Würfel: { $n }.
}

## What a person's page remembers, under the figure

personal-turns = Züge, der schnellste Sieg
