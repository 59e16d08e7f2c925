### Was Bots sagen: wie stark sie sind, was sie spielen würden und was eine Zeile verschenkt hat.

## Stufen, von der schwächsten an

level-1 = neugierig
level-1-says = Hat eben erst die Regeln gehört und spielt, was ihm einfällt.
level-2 = gemütlich
level-2-says = Sieht gute Züge und übersieht sie oft.
level-3 = eifrig
level-3-says = Nimmt, was gerade am besten aussieht, und vertut sich hin und wieder.
level-4 = umsichtig
level-4-says = Denkt ein wenig voraus.
level-5 = beständig
level-5-says = Denkt voraus und macht selten einen groben Fehler.
level-6 = gewitzt
level-6-says = Vergleicht viele Züge und rechnet mit dem, was die anderen tun.
level-7 = scharfsinnig
level-7-says = Denkt weit voraus; kaum zu schlagen.
level-8 = meisterhaft
level-8-says = Stärker wird es nicht; denkt etwa zwei Sekunden pro Zug nach.

no-level = Es gibt die Stufen 1 bis { $most }, nicht { $n }
no-bot = Einen Bot „{ $bot }“ gibt es nicht; es gibt: { $bots }, und mit einem Budget search:2000 oder flat:0.5s

## Tipps und Rückblicke auf Partien

share = { $who ->
    [you] du { $n } %
   *[other] { $who } { $n } %
}
best = { $who ->
    [you] „{ $line }“ ist das Beste für dich: { $shares }.
   *[other] „{ $line }“ ist das Beste für { $who }: { $shares }.
}
only = { $who ->
    [you] „{ $line }“ ist alles, was du spielen kannst: { $shares }.
   *[other] „{ $line }“ ist alles, was { $who } spielen kann: { $shares }.
}
as-good-as-any = { $who ->
    [you] Du hast „{ $line }“ gespielt; nichts war besser: { $shares }.
   *[other] { $who } hat „{ $line }“ gespielt; nichts war besser: { $shares }.
}
gave-up = { $who ->
    [you] Du hast „{ $line }“ gespielt und { $n } % eines Sieges verschenkt.
   *[other] { $who } hat „{ $line }“ gespielt und { $n } % eines Sieges verschenkt.
}
better = „{ $line }“ war besser: { $shares }.
then = Danach vielleicht { $lines }.
about-as-good = „{ $line }“ ist etwa gleich gut.
worth-less = „{ $line }“ ist { $n } % eines Sieges weniger wert.

## Wenn es keine Antwort gibt

others-first = Andere waren schneller. Frag gleich noch einmal.
thinking-for-you = Die Bots denken schon über vieles für dich nach. Frag gleich noch einmal.
no-answer = Der Bot hat keine Antwort gefunden. Frag gleich noch einmal.
