### Bonsai, deutsch. Argumente wie in en.ftl.
### Formen: .dative nach „mit“; bei Plättchen auch .one (ein Blatt), .none (kein Blatt), .each (jedes Blatt), .this.
### As in English: Bonsai, orange.

## Das Spiel

title = Bonsai
summary = Nimm Karten, lege Holz, Blätter, Blüten und Früchte, und gestalte den schönsten Baum.
option-goals = mit Zielplättchen; zum Einstieg geht es auch ohne
option-tokonoma = alle Pergamente sind in der oberen Hälfte des Stapels
option-level = allein: die Punkte, die zu erreichen sind
option-scenario = allein: ein Szenario
option-turn-cap = Züge, nach denen abgebrochen wird
level = { $name }, { $n }
no-scenario = kein Szenario
slow-fall = Sachter Herbst
long-winter = Langer Winter
spring = Blühender Frühling
summer = Sengender Sommer
emperor = Die Prüfung des Kaisers
check-scenario-seats = ein Szenario von Bonsai ist für einen Platz, nicht für { $n }
check-level-seats = eine Stufe von Bonsai ist für einen Platz, nicht für { $n }
check-goals = allein braucht Bonsai Ziele; sie lassen sich nicht weglassen
check-level = ein Szenario von Bonsai bestimmt seine Punkte selbst; lass die Stufe bei 0

## Plättchen

tile-wood = Holz
    .one = Holz
    .none = kein Holz
    .each = jedes Holz
    .this = Dieses Holz
tile-leaf = Blatt
    .one = ein Blatt
    .none = kein Blatt
    .each = jedes Blatt
    .this = Dieses Blatt
tile-flower = Blüte
    .one = eine Blüte
    .none = keine Blüte
    .each = jede Blüte
    .this = Diese Blüte
tile-fruit = Frucht
    .one = eine Frucht
    .none = keine Frucht
    .each = jede Frucht
    .this = Diese Frucht
tile-any = ein beliebiges
    .one = ein beliebiges Plättchen
    .none = kein Plättchen
    .each = jedes Plättchen
    .this = Dieses Plättchen
cap-wood = Holz
cap-leaf = Blatt
cap-flower = Blüte
cap-fruit = Frucht
many-wood = { $n } Holz
many-leaf = { $n ->
    [one] { $n } Blatt
   *[other] { $n } Blätter
}
    .dative = { $n ->
        [one] { $n } Blatt
       *[other] { $n } Blättern
    }
many-flower = { $n ->
    [one] { $n } Blüte
   *[other] { $n } Blüten
}
many-fruit = { $n ->
    [one] { $n } Frucht
   *[other] { $n } Früchte
}
    .dative = { $n ->
        [one] { $n } Frucht
       *[other] { $n } Früchten
    }
many-any = { $n ->
    [one] { $n } beliebiges
   *[other] { $n } beliebige
}
    .dative = { $n ->
        [one] { $n } beliebigen
       *[other] { $n } beliebigen
    }
no-tile = kein Plättchen
    .dative = keinem Plättchen
    .more = keine Plättchen
tiles = { $n } Plättchen
turns = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
    .dative = { $n ->
        [one] { $n } Zug
       *[other] { $n } Zügen
    }
goals = { $n ->
    [one] { $n } Ziel
   *[other] { $n } Ziele
}

## Karten

kind-tool = Werkzeug
kind-growth = Wachstum
kind-master = Meister
kind-helper = Helfer
kind-parchment = Pergament
card-tool = Werkzeug ({ $n } Plättchen mehr behalten)
card-growth = Wachstum ({ $tile })
card-master = Meister ({ $tiles })
card-helper = Helfer ({ $tile } und ein beliebiges)
card-parchment-tile = Pergament ({ $n } für { $tile-each })
card-parchment-kind = Pergament ({ $n } pro Karte „{ $kind }“)

card-explained = { $card }. { $does }
card-does-tool = Du kannst { $n } Plättchen mehr behalten.
card-does-growth = Immer wenn du Plättchen legst, darfst du { $tiles } mehr legen.
card-does-master = Du bekommst die gezeigten Plättchen und die darunter.
card-does-master-any = Du bekommst ein Plättchen deiner Wahl und die darunter.
card-does-parchment = Es zählt am Ende, für das, was du dann hast.

## Ziele

colour-brown = braun
    .s = braunes
colour-green = grün
    .s = grünes
colour-orange = orange
    .s = oranges
colour-pink = rosa
colour-blue = blau
    .s = blaues
goal-brown = { $n } Holz
goal-green = { $n } Blätter in einer Gruppe
goal-orange = { $n } Früchte
goal-pink = { $n } Blüten über eine Seite des Topfes hinaus
goal-blue-low = ein Plättchen über die Seite mit dem Sprung hinaus
goal-blue-mid = Plättchen über beide Seiten des Topfes hinaus
goal-blue-hard = ein Plättchen über eine Seite des Topfes hinaus, und eins über die andere, unterhalb des Topfes
label-goal = Ziel, { $colour }: { $goal }, { $points }, { $near }.
label-goal-open = Ziel, { $colour }: { $goal }, { $points }.
near-claimed = { $who ->
    [you] deins
   *[other] bei { $who }
}
near-renounced = verzichtet
near-colour = eins pro Farbe
near-reached = erreicht
near = { $have } von { $need }

## Orte am Baum

upper-left = oben links
upper = oben in der Mitte
upper-right = oben rechts
left = links
middle = in der Mitte
right = rechts
lower-left = unten links
lower = unten in der Mitte
lower-right = unten rechts

## Auf dem Tisch

place-shop = Karten zur Wahl
place-deck = Stapel { $n }
place-goals = Ziele
place-supply = Deine Plättchen
    .others = Plättchen
supply-note = { $held }, du behältst höchstens { $keep }
place-rights = In diesem Zug darfst du legen
place-cards = Deine Karten
    .others = Karten
no-card = noch keine
label-deck = Stapel, { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}.
label-offer = { $card } Feld { $slot }: { $tiles }.
slot-none = nichts
slot-choice = Holz oder Blatt
slot-flower = Holz und Blüte
slot-fruit = Blatt und Frucht
text-or = /
text-any = beliebig
text-used = benutzt
text-tended = jetzt dran
text-past = über den Topf hinaus
label-bud = Knospe, Holz.
label-tile = { $tile }, { $where }, { $cell }.
label-empty-beside = Leer, { $where }, { $cell }, neben { $beside-dative }.
label-pot = { $who ->
    [you] Dein Topf.
   *[other] Topf von { $who }.
}
label-pot-numbered = { $who ->
    [you] Dein Topf, Nummer { $n }.
   *[other] Topf { $n } von { $who }.
}
label-pot-tended = { $who ->
    [you] Dein Topf, Nummer { $n }, jetzt dran.
   *[other] Topf { $n } von { $who }, jetzt dran.
}
label-right = { $tile }
label-right-used = { $tile }, verbraucht
label-pile = { $n ->
    [one] { $n } Karte benutzt: { $named }.
   *[other] { $n } Karten benutzt: { $named }.
}
press-take = sie nehmen
press-claim = es nehmen oder darauf verzichten
press-remove = es entfernen, und was nur daran hängt
press-return = eins zurückgeben
press-pick = eins nehmen
press-choose = wählen, wohin es kommt
press-wood = Holz legen
press-leaf = ein Blatt legen
press-flower = eine Blüte legen
press-fruit = eine Frucht legen

## Was jeder Platz hat

meter-tiles = Plättchen
score-leaves = Blätter
score-flowers = Blüten
score-fruit = Früchte
score-parchments = Pergamente
score-goals = Ziele
points-title = { $who ->
    [you] Deine Punkte
   *[other] Punkte von { $who }
}
points-each = je { $n }
points-open = freie Seiten
points-hidden = für andere verdeckt
points-of = Punkte: { $named }
no-goal = noch keins
row-leaves = Blätter
row-flowers = Blüten
row-fruit = Früchte
row-parchments = Pergamente
row-goals = Ziele

## Was zu tun ist

chance-colours = Der Zufall wählt die Ziele.
chance-deal = Eine Karte wird ausgelegt.
chance-burn = Die oberste Karte des Stapels wird abgelegt.
waits = { $who ->
    [you] Du bist am Zug.
   *[other] { $who } ist am Zug.
}
asks-turn = Nimm eine Karte, oder lege Plättchen.
asks-room = Nimm eine Karte, oder lege Plättchen. Holz passt nirgends: Vorher darfst du Platz dafür schaffen.
asks-pick = Nimm ein Plättchen deiner Wahl.
asks-place = Du darfst legen: { $tiles }.
asks-done = Du kannst nichts mehr legen.
asks-flower = Eine Blüte muss dabei sein.
asks-claim = Nimm die erreichten Ziele, oder verzichte für immer darauf.
asks-return = Gib { $tiles } zurück: Du kannst { $keep } behalten.
alone-0 = Erreiche { $points } und nimm drei Ziele.
alone-1 = Erreiche { $points } und nimm zwei schwere Ziele und ein leichtes.
alone-2 = Erreiche { $points }, nimm alle drei Ziele und sammle vier Pergamente.
alone-3 = Erreiche { $points } und nimm alle drei Ziele. Sooft du Plättchen legst, muss eine Blüte dabei sein.
alone-4 = Erreiche { $points } und nimm alle drei Ziele. Am Ende verschwinden Früchte, die keine Blüte berühren, und Blüten, die keine Frucht berühren.
alone-5 = Erreiche { $points } und nimm alle fünf Ziele, drei mit dem einen Baum und zwei mit dem anderen.
alone = { $name }: { $aim }
wins = { $who ->
    [you] Du gewinnst.
   *[other] { $who } gewinnt.
}
lost = Die Partie ist verloren.
last-turns = Der Stapel ist leer: nach diesem noch { $turns }.

## Auswahl, und was sie bringen würde

verb-take = Karte nehmen
verb-take-says = Eine Karte nehmen und die Plättchen darunter
verb-cultivate = Plättchen legen
verb-cultivate-says = Plättchen legen; du hast { $tiles }
verb-remove = Platz schaffen
verb-remove-says = Plättchen entfernen, die dem Holz im Weg sind
verb-done = Fertig
verb-done-goals = Fertig, dann { $goals }
verb-done-says = Fertig; du könntest noch legen: { $tiles }
pick-title = { $tile } nehmen
pick-says = Davon hast du { $n }.
return-title = { $tile } zurückgeben
return-more = Dann gib noch { $tiles } zurück.
return-last = Den Rest behältst du.
claim-short = +{ $n }: { $goal }
renounce-short = Verzichten: { $goal }
short-cascade-low = über den Sprung
short-cascade-mid = über beide Seiten
short-cascade-hard = hinaus und hinab
claim-title = Ziel nehmen: { $goal }
claim-says = Du darfst nur ein { $colour-s } Ziel haben.
claim-press = Nehmen: +{ $n }
claim-says-verb = Das Ziel nehmen, { $points }: { $goal }
renounce-title = Auf das Ziel verzichten: { $goal }
renounce-says = Du kannst es später nie mehr nehmen.
renounce-harder = Schwerere Ziele dieser Farbe bleiben dir offen.
renounce-press = Verzichten
renounce-says-verb = Für immer auf das Ziel verzichten, { $points }: { $goal }
place-title = { $tile }, { $where }
place-title-left = { $tile } über den linken Rand, { $where }
place-title-right = { $tile } über den Rand mit dem Sprung, { $where }
reaches = Erreicht: { $goals }.
place-press-wood = Holz legen
place-press-leaf = Blatt legen
place-press-flower = Blüte legen
place-press-fruit = Frucht legen
press-gain = { $what }, { $gain }
take-title-with = { $card } und { $tile }
take-says = Du hast dann { $held } von { $most } Plättchen.
take-says-over = Du hast dann { $held } Plättchen und kannst { $most } behalten: Am Ende des Zuges gibst du { $over } zurück.
take-says-all = Du hast dann { $held } Plättchen.
take-helper = Das gezeigte Plättchen und ein beliebiges darfst du sofort legen.
take-parchment = Bis jetzt wären das { $points }.
discards = Abgelegt wird { $card }.
discards-top = Die oberste Karte des Stapels wird abgelegt.
take-press = Karte nehmen
take-press-tiles = Karte und { $tiles } nehmen
cultivate-says = Du darfst legen: { $tiles }.
done-left = Ungenutzt bleibt: { $tiles }.
done-reached = Erreicht: { $goals }.
done-title = Das Legen beenden
remove-title = { $tile } entfernen, { $where }
remove-says = Schafft Platz für Holz.
remove-falls = Damit fällt weg: { $tiles }.
remove-press = Entfernen

## Was geschah

goals-are = Die Ziele sind { $colours }.
dealt = Ausgelegt: { $card }.
discarded = Abgelegt: { $card }.
placed = { $who ->
    [you] Du hast { $tile-one } gelegt, { $where }.
   *[other] { $who } hat { $tile-one } gelegt, { $where }.
}
took = { $who ->
    [you] Du hast die Karte { $card } genommen, dazu { $tiles-more }.
   *[other] { $who } hat die Karte { $card } genommen, dazu { $tiles-more }.
}
cultivated = { $who ->
    [you] Du legst Plättchen.
   *[other] { $who } legt Plättchen.
}
finished = { $who ->
    [you] Du hast das Legen beendet.
   *[other] { $who } hat das Legen beendet.
}
picked = { $who ->
    [you] Du hast { $tile-one } gewählt.
   *[other] { $who } hat { $tile-one } gewählt.
}
claimed = { $who ->
    [you] Du hast ein Ziel genommen: { $goal }.
   *[other] { $who } hat ein Ziel genommen: { $goal }.
}
renounced = { $who ->
    [you] Du hast auf ein Ziel verzichtet: { $goal }.
   *[other] { $who } hat auf ein Ziel verzichtet: { $goal }.
}
returned = { $who ->
    [you] Du hast { $tile-one } zurückgegeben.
   *[other] { $who } hat { $tile-one } zurückgegeben.
}
removed = { $who ->
    [you] Du hast { $tile-one } entfernt, { $where }.
   *[other] { $who } hat { $tile-one } entfernt, { $where }.
}
removed-with = { $who ->
    [you] Du hast { $tile-one } entfernt, { $where }; damit fiel weg: { $tiles }.
   *[other] { $who } hat { $tile-one } entfernt, { $where }; damit fiel weg: { $tiles }.
}
withered = Verwelkt: { $tiles }.

## Warum nicht

why-colours = Zuerst muss der Zufall die Ziele wählen.
why-deal = Zuerst muss eine Karte ausgelegt werden.
why-burn = Zuerst muss die oberste Karte des Stapels abgelegt werden.
why-turn = Ein Zug beginnt damit, eine Karte zu nehmen oder Plättchen zu legen.
why-pick = Zuerst muss das Plättchen des Meisters gewählt werden.
why-place = Gerade werden Plättchen gelegt. Beende das zuerst.
why-claim = Ein Ziel ist erreicht: Nimm es zuerst, oder verzichte darauf.
why-return = Es sind zu viele Plättchen: Gib zuerst welche zurück.
why-nowhere-wood = Holz muss Holz berühren, und kein freies Feld tut das.
why-nowhere-leaf = Ein Blatt muss Holz berühren, und kein freies Feld tut das.
why-nowhere-flower = Eine Blüte muss ein Blatt berühren, und kein freies Feld tut das.
why-nowhere-fruit = Für eine Frucht passt kein Feld: Sie muss an zwei benachbarten Seiten Blätter berühren, und keine andere Frucht.
why-remove-late = Plättchen entfernt man nur zu Beginn eines Zuges, vor allem anderen.
why-no-card = Auf Feld { $n } liegt keine Karte.
why-no-flower = Wer Plättchen legt, muss hier eine Blüte legen, und von deinen ließe sich keine legen.
why-flower-first = Lege eine Blüte, bevor du fertig bist.
why-none-to-return = { $who ->
    [you] Du hast { $tile-none } zurückzugeben.
   *[other] { $who } hat { $tile-none } zurückzugeben.
}
why-no-chance = { $who ->
    [you] Du bist am Zug: Der Zufall entscheidet jetzt nichts.
   *[other] { $who } ist am Zug: Der Zufall entscheidet jetzt nichts.
}
why-other-half = In der Hälfte des Stapels, die als Nächstes kommt, ist diese Karte nicht: { $card }.
why-none-left = Im Stapel ist diese Karte nicht mehr: { $card }.
why-no-supply = { $who ->
    [you] Du hast { $tile-none }.
   *[other] { $who } hat { $tile-none }.
}
why-no-right = { $who ->
    [you] Du darfst in diesem Zug { $tile-none } mehr legen.
   *[other] { $who } darf in diesem Zug { $tile-none } mehr legen.
}
why-pot = Auf dem Topf liegt kein Plättchen.
why-taken = Auf diesem Feld liegt schon { $tile-one }.
why-spring = Danach ließe sich die Blüte nicht mehr legen.
why-fruit-near = Neben diesem Feld liegt eine Frucht, und Früchte berühren sich nie.
why-fruit = Dieses Feld berührt { $leaves }; eine Frucht braucht zwei, an benachbarten Seiten.
why-flower = Eine Blüte muss ein Blatt berühren, und dieses Feld berührt keins.
why-leaf = Ein Blatt muss Holz berühren, und dieses Feld berührt keins.
why-wood = Holz muss Holz berühren, und dieses Feld berührt keins.
why-not-blocked = Holz lässt sich legen, also darf nichts entfernt werden.
why-no-tile = Auf diesem Feld liegt kein Plättchen.
why-keep-wood = Holz wird nie entfernt.
why-not-in-way = { $tile-this } berührt kein Holz; das Entfernen schafft also keinen Platz für Holz.
why-enough = Es genügt, anderswo { $tiles } zu entfernen.
why-goal-unused = Dieses Ziel ist in dieser Partie nicht dabei: { $goal }.
why-goal-claimed = { $who ->
    [you] Dieses Ziel hast du schon genommen: { $goal }.
   *[other] Dieses Ziel hat { $who } schon genommen: { $goal }.
}
why-goal-colour = { $who ->
    [you] Du darfst nur ein { $colour-s } Ziel haben, und du hast eins.
   *[other] { $who } darf nur ein { $colour-s } Ziel haben, und hat eins.
}
why-goal-renounced = { $who ->
    [you] Auf dieses Ziel hast du für immer verzichtet: { $goal }.
   *[other] Auf dieses Ziel hat { $who } für immer verzichtet: { $goal }.
}
why-goal-unmet = Dieses Ziel hat der Baum noch nicht erreicht: { $goal }.

## Das Ziel

to-win = Gestalte den Baum mit den meisten Punkten.
to-end = { $n ->
    [0] Letzte Züge.
    [one] Noch eine Karte.
   *[other] Noch { $n } Karten.
}
to-end-turns = { $n ->
    [0] Der letzte Zug.
    [one] Nach diesem noch ein Zug.
   *[other] Nach diesem noch { $n } Züge.
}
far = { $n } von { $of } Punkten

## Was der Begleiter sagt

tip-card-now = Im Angebot: { $card }.
tip-hold = Du hast { $n } von { $of } Plättchen.
tip-tree-title = Das ist dein Baum
tip-tree = Er wächst aus der Knospe im Topf. Blätter, Blüten und Früchte bringen Punkte. Holz bringt keine, aber trägt sie alle.
tip-take-title = Nimm eine Karte
tip-take = Du bekommst die Karte und die Plättchen darunter. Je weiter weg vom Stapel, desto mehr.
tip-cultivate-title = Oder lege Plättchen
tip-cultivate = Statt eine Karte zu nehmen, legst du Plättchen, die du hast: ein Holz, ein Blatt und ein beliebiges. Wachstumskarten erlauben mehr.
tip-wood-title = Holz kommt an Holz
tip-wood = Auch die Knospe ist Holz. Auf den Topf kommt nichts, aber daneben und darunter ist Platz.
tip-leaf-title = Ein Blatt kommt an Holz
tip-leaf = Jedes Blatt bringt 3 Punkte. Blätter, die sich berühren, machen Platz für Früchte.
tip-flower-title = Eine Blüte braucht Luft
tip-flower = Sie kommt an ein Blatt und bringt einen Punkt für jede Seite, die kein Plättchen berührt. Baust du sie später zu, verliert sie Punkte.
tip-flower-now = { $n ->
    [one] Der beste Ort hat jetzt eine offene Seite.
   *[other] Der beste Ort hat jetzt { $n } offene Seiten.
}
tip-fruit-title = Eine Frucht braucht zwei Blätter
tip-fruit = Die beiden Blätter berühren sich, und die Frucht berührt beide. Eine andere Frucht berührt sie nie. Jede bringt 7 Punkte.
tip-fruit-fits = Jetzt gibt es einen Ort für sie.
tip-fruit-waits = Noch gibt es keinen Ort für sie.
tip-capacity-title = Viel mehr Plättchen kannst du nicht behalten
tip-capacity = Am Ende deines Zuges behältst du fünf Plättchen, die anderen gibst du zurück. Mit jedem Werkzeug behältst du zwei mehr.
tip-goals-title = Ziele sind zum Nehmen da
tip-goals = Wer ein Ziel zuerst erreicht, darf es für seine Punkte nehmen. Von jeder Farbe darfst du eins haben.
tip-goals-now = Am nächsten bist du diesem Ziel: { $goal }. Du hast { $have } von { $need }.
tip-claim-title = Nimm es, oder warte auf mehr
tip-claim = Nimmst du dieses Ziel, sind dir die anderen seiner Farbe verschlossen. Verzichtest du, ist es für dich verloren, aber ein schwereres bleibt offen.
tip-claim-now = Dieses Ziel bringt dir { $points }: { $goal }.
tip-claim-harder = Mehr gäbe es hierfür, { $points }: { $goal }.
tip-end-title = Der Stapel geht zu Ende
tip-end = Ist die letzte Karte vom Stapel, haben alle noch einen Zug. Plättchen, die nicht an deinem Baum liegen, zählen nichts.
tip-end-now = Du hast noch { $tiles }.
tip-growth-title = Eine Wachstumskarte bleibt
tip-growth = Sooft du Plättchen legst, darfst du eins der gezeigten Art mehr legen. Nimm sie früh.
tip-helper-title = Ein Helfer hilft sofort
tip-helper = Lege gleich ein beliebiges Plättchen und eins der gezeigten Art. Eben genommene dürfen dabei sein.
tip-master-title = Ein Meister bringt Plättchen
tip-master = Du bekommst die Plättchen auf der Karte, dazu die darunter.
tip-parchment-title = Ein Pergament zählt am Ende
tip-parchment = Es bringt Punkte für das, was du dann hast, und bis dahin sieht es niemand.

## Lektionen

lesson-wood-title = Holz und Knospe
lesson-wood-why = Der Baum wächst aus seiner Knospe, und die zählt als Holz. Holz kommt an Holz. Es bringt keine Punkte, aber alles andere hängt daran.
lesson-wood-start = Du hast zwei Holz. Wähle „Plättchen legen“.
lesson-wood-start-astray = Das ist erlaubt, aber jetzt willst du Plättchen legen. Noch einmal?
lesson-wood-first = Lege ein Holz an die Knospe.
lesson-wood-first-astray = Das ist erlaubt, aber es wurde kein Holz gelegt. Noch einmal?
lesson-wood-second = Lege das zweite Holz so, dass der Baum wächst: Es berührt das erste, aber nicht die Knospe.
lesson-wood-second-astray = Das ist erlaubt, aber es sitzt tief unten an der Knospe. Noch einmal?
lesson-wood-done = Du hast keine Plättchen mehr. Beende deinen Zug.
lesson-wood-done-astray = Du bist noch am Zug. Noch einmal?
lesson-leaf-title = Blätter
lesson-leaf-why = Ein Blatt kommt an Holz und bringt 3 Punkte. In einem Zug darfst du ein Blatt und ein beliebiges Plättchen legen, also sind zwei Blätter möglich.
lesson-leaf-first = Lege ein Blatt an das Holz.
lesson-leaf-first-astray = Das ist erlaubt, aber es ist kein Blatt. Noch einmal?
lesson-leaf-second = Lege als beliebiges Plättchen ein zweites Blatt. Die beiden sollen sich berühren.
lesson-leaf-second-astray = Das ist erlaubt, aber die Blätter berühren sich nicht. Noch einmal?
lesson-fruit-title = Früchte
lesson-fruit-why = Eine Frucht liegt dort, wo zwei Blätter sich berühren und beide die Frucht. Eine andere Frucht berührt sie nie. Sie bringt 7 Punkte, mehr als jedes andere Plättchen.
lesson-fruit-leaf = Lege ein Blatt an das Holz.
lesson-fruit-leaf-astray = Das ist erlaubt, aber es ist kein Blatt. Noch einmal?
lesson-fruit-second = Lege ein zweites Blatt, das das erste berührt.
lesson-fruit-second-astray = Das ist erlaubt, aber die Blätter berühren sich nicht. Noch einmal?
lesson-fruit-fruit = Lege die Frucht so, dass sie beide berührt.
lesson-fruit-fruit-astray = Das ist erlaubt, aber die Frucht wartet noch. Noch einmal?
lesson-flower-title = Blüten
lesson-flower-why = Eine Blüte kommt an ein Blatt. Sie bringt einen Punkt für jede Seite, die kein Plättchen berührt. Was du später daneben legst, nimmt ihr Punkte.
lesson-flower-place = Lege die Blüte dorthin, wo sie 5 Punkte bringt.
lesson-flower-place-astray = Das ist erlaubt, aber dort berühren mehr Seiten ein Plättchen. Noch einmal?
lesson-flower-leaf = Lege jetzt das Blatt so, dass die Blüte ihre 5 Punkte behält.
lesson-flower-leaf-astray = Das ist erlaubt, aber das Blatt nimmt der Blüte einen Punkt. Noch einmal?
lesson-cards-title = Karten und Plättchen
lesson-cards-why = Zu einer Karte gehören die Plättchen darunter. Ein Meister bringt mehr. Am Ende deines Zuges behältst du fünf Plättchen, und zwei mehr für jedes Werkzeug.
lesson-cards-take = Nimm den Meister. Er liegt über einem Holz und einer Blüte, die bekommst du auch.
lesson-cards-take-astray = Das ist erlaubt, aber es ist nicht der Meister. Noch einmal?
lesson-cards-pick = Dieser Meister bringt ein Plättchen deiner Wahl. Nimm eine Frucht.
lesson-cards-pick-astray = Das ist erlaubt, aber Früchte sind schwer zu bekommen. Noch einmal?
lesson-cards-return = Du hast sechs Plättchen und kannst fünf behalten. Gib ein Holz zurück.
lesson-cards-return-astray = Das ist erlaubt, aber Holz bringt keine Punkte, und du hast genug. Noch einmal?
lesson-goals-title = Ziele
lesson-goals-why = Ob ein Ziel erreicht ist, zeigt sich, wenn du fertig gelegt hast. Du nimmst höchstens eins jeder Farbe. Worauf du verzichtest, ist verloren, aber schwerere der Farbe bleiben offen.
lesson-goals-place = Lege das achte Holz. Die Knospe zählt mit.
lesson-goals-place-astray = Das ist erlaubt, aber es ist kein Holz. Noch einmal?
lesson-goals-done = Beende das Legen.
lesson-goals-done-astray = Du legst noch Plättchen. Noch einmal?
lesson-goals-claim = Nimm das braune Ziel, 8 Holz.
lesson-goals-claim-astray = Das ist erlaubt, aber es verschenkt 5 Punkte. Noch einmal?
lesson-goals-renounce = Verzichte auf 5 Blätter, um später 9 Blätter für 12 Punkte zu bekommen.
lesson-goals-renounce-astray = Das ist erlaubt, aber jetzt ist dir das schwerere grüne Ziel verschlossen. Noch einmal?
lesson-room-title = Platz schaffen
lesson-room-why = Ließe sich zu Beginn deines Zuges kein Holz legen, darfst du Plättchen entfernen, die ihm im Weg sind. So steckt kein Baum je fest.
lesson-room-remove = Zwei Blätter nehmen allen Platz an der Knospe. Entferne eins davon.
lesson-room-remove-astray = Das ist erlaubt, aber für Holz ist immer noch kein Platz. Noch einmal?
lesson-room-wood = Wähle jetzt „Plättchen legen“, und lege ein Holz.
lesson-room-wood-astray = Das ist erlaubt, aber es wurde kein Holz gelegt. Noch einmal?

## Die erste Seite

learn-goal = Gestalte den schönsten Baum, Plättchen für Plättchen
learn-says = Nimm Karten, sammle Plättchen und lege sie an deinen Baum. Blätter, Blüten, Früchte und Ziele bringen Punkte. Die meisten Punkte gewinnen.
learn-take-title = Nimm eine Karte
learn-take = Sie gehört dir, samt den Plättchen darunter. Je weiter weg vom Stapel, desto mehr.
learn-cultivate-title = Oder lege Plättchen
learn-cultivate = Lege ein Holz, ein Blatt und ein beliebiges Plättchen. Wachstumskarten erlauben mehr.
learn-claim-title = Nimm Ziele
learn-claim = Wer ein Ziel erreicht, darf es für seine Punkte nehmen, eins jeder Farbe.
learn-keep-title = Behalte fünf Plättchen
learn-keep = Am Ende deines Zuges behältst du fünf Plättchen, die anderen gibst du zurück. Mit Werkzeugen behältst du mehr.
learn-leaf-title = Blatt
learn-leaf = An Holz. 3 Punkte.
learn-flower-title = Blüte
learn-flower = An einem Blatt. Ein Punkt für jede Seite, die kein Plättchen berührt.
learn-fruit-title = Frucht
learn-fruit = Wo zwei Blätter sich berühren, nie neben einer anderen Frucht. 7 Punkte.
learn-goals-title = Ziele
learn-goals = Je 5 bis 16 Punkte. Pergamente bringen am Ende noch mehr.
learn-end-title = Wann es endet
learn-end = Ist die letzte Karte vom Stapel, haben alle noch einen Zug. Dann gewinnen die meisten Punkte.

## Die Bäume in Buchstaben, für ein Terminal: ein Feld ist neun Buchstaben breit

chart-bud = Knospe

## Wie es ausging

won-later = { $who ->
    [you] Bei Gleichstand ({ $points }) gewinnst du: Du bist später an der Reihe.
   *[other] Bei Gleichstand ({ $points }) gewinnt { $who }: später an der Reihe.
}
won-solo = { $who ->
    [you] Du hast { $points } und die Ziele; verlangt waren { $n } Punkte.
   *[other] { $who } hat { $points } und die Ziele; verlangt waren { $n } Punkte.
}
lost-points = { $who ->
    [you] Du hast { $points }; verlangt waren { $n }.
   *[other] { $who } hat { $points }; verlangt waren { $n }.
}
lost-goals = { $who ->
    [you] Du hast { $points }, aber nicht die verlangten Ziele.
   *[other] { $who } hat { $points }, aber nicht die verlangten Ziele.
}

## What a person's page remembers, under the figure

personal-points = Punkte, der schönste Baum
personal-flowers = Punkte für Blüten
