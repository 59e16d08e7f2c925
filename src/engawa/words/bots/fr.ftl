### Ce que disent les bots : leur force, ce qu’ils joueraient, et ce qu’un coup a coûté.

## Les niveaux, du plus faible au plus fort

level-1 = curieux
level-1-says = Vient d’entendre les règles et joue ce qui lui passe par la tête.
level-2 = détendu
level-2-says = Voit les bons coups, mais en laisse souvent passer.
level-3 = ardent
level-3-says = Prend ce qui paraît le mieux sur le moment, avec un faux pas de temps en temps.
level-4 = prudent
level-4-says = Réfléchit un peu à la suite.
level-5 = solide
level-5-says = Prévoit la suite et commet rarement une grosse erreur.
level-6 = avisé
level-6-says = Compare beaucoup de coups et devine ce que feront les autres.
level-7 = affûté
level-7-says = Voit loin ; difficile à battre.
level-8 = maître
level-8-says = Le plus fort de tous ; réfléchit environ deux secondes par coup.

no-level = les niveaux vont de 1 à { $most } ; { $n } n’en est pas un
no-bot = il n’y a pas de bot « { $bot } » ; il y a : { $bots }, et avec un budget search:2000 ou flat:0.5s

## Conseils, et parties revues

share = { $who ->
    [you] vous { $n } %
   *[other] { $who } { $n } %
}
best = { $who ->
    [you] Le mieux pour vous est « { $line } » : { $shares }.
   *[other] Le mieux pour { $who } est « { $line } » : { $shares }.
}
only = { $who ->
    [you] Vous ne pouvez jouer que « { $line } » : { $shares }.
   *[other] { $who } ne peut jouer que « { $line } » : { $shares }.
}
as-good-as-any = { $who ->
    [you] Vous avez joué « { $line } », et rien n’était meilleur : { $shares }.
   *[other] { $who } a joué « { $line } », et rien n’était meilleur : { $shares }.
}
gave-up = { $who ->
    [you] Vous avez joué « { $line } » et perdu { $n } % de chances de gagner.
   *[other] { $who } a joué « { $line } » et perdu { $n } % de chances de gagner.
}
better = « { $line } » était meilleur : { $shares }.
then = Ensuite, peut-être { $lines }.
about-as-good = « { $line } » vaut à peu près autant.
worth-less = « { $line } » vaut { $n } % de chances en moins.

## Quand il n’y a pas de réponse

others-first = D’autres étaient là avant vous. Redemandez dans un instant.
thinking-for-you = Les bots réfléchissent déjà beaucoup pour vous. Redemandez dans un instant.
no-answer = Le bot n’a pas trouvé de réponse. Redemandez dans un instant.
