### Bonsaï. Les arguments sont ceux de en.ftl ; `$tile-an` est la forme `.an` de ce qui est donné comme `tile`.
### As in English: fruit, fruits, orange.

## Le jeu

title = Bonsaï
summary = Prenez des cartes, posez bois, feuilles, fleurs et fruits, et cultivez le plus bel arbre.
option-goals = jouer avec les tuiles objectif ; on peut s’en passer pour débuter
option-tokonoma = tous les Parchemins sont dans la moitié supérieure de la pioche
option-level = seul : les points à atteindre
option-scenario = seul : un scénario
option-turn-cap = tours après lesquels la partie s’arrête
level = { $name }, { $n }
no-scenario = aucun scénario
slow-fall = Lent Automne
long-winter = Long Hiver
spring = Printemps fleuri
summer = Été brûlant
emperor = Le défi de l’Empereur
check-scenario-seats = un scénario de Bonsaï se joue seul, pas à { $n }
check-level-seats = un niveau de Bonsaï se joue seul, pas à { $n }
check-goals = seul, Bonsaï a besoin des objectifs ; on ne peut pas s’en passer
check-level = un scénario de Bonsaï fixe ses propres points ; laissez le niveau à 0

## Tuiles

tile-wood = bois
    .an = un bois
tile-leaf = feuille
    .an = une feuille
tile-flower = fleur
    .an = une fleur
tile-fruit = fruit
    .an = un fruit
tile-any = tuile au choix
    .an = une tuile au choix
cap-wood = Bois
cap-leaf = Feuille
cap-flower = Fleur
cap-fruit = Fruit
many-wood = { $n } bois
many-leaf = { $n ->
    [one] { $n } feuille
   *[other] { $n } feuilles
}
many-flower = { $n ->
    [one] { $n } fleur
   *[other] { $n } fleurs
}
many-fruit = { $n ->
    [one] { $n } fruit
   *[other] { $n } fruits
}
many-any = { $n } au choix
no-tile = aucune tuile
tiles = { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
}
turns = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
goals = { $n ->
    [one] { $n } objectif
   *[other] { $n } objectifs
}

## Cartes

kind-tool = Outil
kind-growth = Croissance
kind-master = Maître
kind-helper = Assistant
kind-parchment = Parchemin
card-tool = Outil (garder { $n } tuiles de plus)
    .an = un Outil (garder { $n } tuiles de plus)
card-growth = Croissance ({ $tile })
    .an = une Croissance ({ $tile })
card-master = Maître ({ $tiles })
    .an = un Maître ({ $tiles })
card-helper = Assistant ({ $tile } et tuile au choix)
    .an = un Assistant ({ $tile } et tuile au choix)
card-parchment-tile = Parchemin ({ $n } par { $tile })
    .an = un Parchemin ({ $n } par { $tile })
card-parchment-kind = Parchemin ({ $n } par carte { $kind })
    .an = un Parchemin ({ $n } par carte { $kind })

card-explained = { $card }. { $does }
card-does-tool = Vous pouvez garder { $n } tuiles de plus.
card-does-growth = Chaque fois que vous posez des tuiles, vous pouvez poser { $tiles } de plus.
card-does-master = Vous recevez les tuiles montrées, en plus de celles du dessous.
card-does-master-any = Vous recevez une tuile de votre choix, en plus de celles du dessous.
card-does-parchment = Il compte à la fin, pour ce que vous avez alors.

## Objectifs

colour-brown = brun
colour-green = vert
colour-orange = orange
colour-pink = rose
colour-blue = bleu
goal-brown = { $n } bois
goal-green = { $n } feuilles d’un seul tenant
goal-orange = { $n } fruits
goal-pink = { $n } fleurs au-delà d’un même côté du pot
goal-blue-low = une tuile au-delà du côté fêlé du pot
goal-blue-mid = des tuiles au-delà des deux côtés du pot
goal-blue-hard = une tuile au-delà d’un côté du pot, et une au-delà de l’autre, plus bas que le pot
label-goal = Objectif { $colour } : { $goal }, { $points }, { $near }.
label-goal-open = Objectif { $colour } : { $goal }, { $points }.
near-claimed = { $who ->
    [you] à vous
   *[other] pris par { $who }
}
near-renounced = abandonné
near-colour = un par couleur
near-reached = atteint
near = { $have } sur { $need }

## Endroits de l’arbre

upper-left = en haut à gauche
upper = en haut au milieu
upper-right = en haut à droite
left = à gauche
middle = au milieu
right = à droite
lower-left = en bas à gauche
lower = en bas au milieu
lower-right = en bas à droite

## Sur la table

place-shop = Cartes à prendre
place-deck = pioche { $n }
place-goals = Objectifs
place-supply = Vos tuiles
    .others = tuiles
supply-note = { $held }, vous en gardez { $keep } au plus
place-rights = À poser ce tour-ci
place-cards = Vos cartes
    .others = cartes
no-card = aucune encore
label-deck = { $n ->
    [one] Pioche, { $n } carte.
   *[other] Pioche, { $n } cartes.
}
label-offer = { $card } Emplacement { $slot } : { $tiles }.
slot-none = aucune tuile
slot-choice = bois ou feuille
slot-flower = bois et fleur
slot-fruit = feuille et fruit
text-or = ou
text-any = au choix
text-used = jouées
text-tended = en cours
text-past = hors du pot
label-bud = Bourgeon, bois.
label-tile = { $tile }, { $where }, { $cell }.
label-empty-beside = Case vide, { $where }, { $cell }, à côté de : { $beside }.
label-pot = { $who ->
    [you] Votre pot.
   *[other] Pot : { $who }.
}
label-pot-numbered = { $who ->
    [you] Votre pot, numéro { $n }.
   *[other] Pot { $n } : { $who }.
}
label-pot-tended = { $who ->
    [you] Votre pot, numéro { $n }, en cours.
   *[other] Pot { $n } : { $who }, en cours.
}
label-right = { $tile }
label-right-used = { $tile }, droit déjà utilisé
label-pile = { $n ->
    [one] { $n } carte face cachée : { $named }.
   *[other] { $n } cartes face cachée : { $named }.
}
press-take = la prendre
press-claim = le revendiquer ou y renoncer
press-remove = la retirer, avec ce qui ne tient que par elle
press-return = en rendre une
press-pick = en prendre une
press-choose = choisir l’endroit
press-wood = poser un bois
press-leaf = poser une feuille
press-flower = poser une fleur
press-fruit = poser un fruit

## Ce que chacun possède

meter-tiles = tuiles
score-leaves = Feuilles
score-flowers = Fleurs
score-fruit = Fruits
score-parchments = Parchemins
score-goals = Objectifs
points-title = { $who ->
    [you] Vos points
   *[other] Points de { $who }
}
points-each = { $n } pièce
points-open = côtés libres
points-hidden = cachés aux autres
points-of = Points : { $named }
no-goal = aucun encore
row-leaves = feuilles
row-flowers = fleurs
row-fruit = fruits
row-parchments = parchemins
row-goals = objectifs

## Ce qu’il y a à faire

chance-colours = Le hasard choisit les objectifs.
chance-deal = Une carte est distribuée.
chance-burn = La première carte de la pioche est défaussée.
waits = { $who ->
    [you] C’est à vous de jouer.
   *[other] C’est à { $who } de jouer.
}
asks-turn = Prenez une carte, ou posez des tuiles.
asks-room = Prenez une carte, ou posez des tuiles. Aucun bois ne peut être posé : vous pouvez d’abord faire de la place.
asks-pick = Prenez une tuile de votre choix.
asks-place = Vous pouvez poser : { $tiles }.
asks-done = Vous ne pouvez plus rien poser.
asks-flower = Il faut une fleur parmi elles.
asks-claim = Revendiquez les objectifs atteints, ou renoncez-y pour toujours.
asks-return = Rendez { $tiles } : vous pouvez en garder { $keep }.
alone-0 = Atteignez { $points } et revendiquez trois objectifs.
alone-1 = Atteignez { $points } et revendiquez deux objectifs difficiles et un facile.
alone-2 = Atteignez { $points }, revendiquez les trois objectifs et réunissez quatre Parchemins.
alone-3 = Atteignez { $points } et revendiquez les trois objectifs. Chaque fois que vous posez des tuiles, il faut poser une fleur.
alone-4 = Atteignez { $points } et revendiquez les trois objectifs. À la fin, les fruits qui ne touchent pas de fleur et les fleurs qui ne touchent pas de fruit sont retirés.
alone-5 = Atteignez { $points } et revendiquez les cinq objectifs, trois avec un arbre et deux avec l’autre.
alone = { $name }. { $aim }
wins = { $who ->
    [you] Vous gagnez.
   *[other] { $who } gagne.
}
lost = La partie est perdue.
last-turns = La pioche est vide ; après celui-ci, il reste { $turns }.

## Les choix, et ce qu’ils apporteraient

verb-take = Prendre une carte
verb-take-says = Prendre une carte et les tuiles qui sont dessous
verb-cultivate = Poser des tuiles
verb-cultivate-says = Poser des tuiles ; vous avez { $tiles }
verb-remove = Faire de la place
verb-remove-says = Retirer des tuiles qui empêchent de poser du bois
verb-done = Terminer
verb-done-goals = Terminer, puis { $goals }
verb-done-says = Terminer ; on pourrait encore poser : { $tiles }
pick-title = Prendre { $tile-an }
pick-says = Vous en avez { $n }.
return-title = Rendre { $tile-an }
return-more = Rendez ensuite encore { $tiles }.
return-last = Ensuite, vous gardez le reste.
claim-short = Prendre +{ $n } : { $goal }
renounce-short = Renoncer : { $goal }
short-cascade-low = côté fêlé
short-cascade-mid = deux côtés
short-cascade-hard = au-delà et plus bas
claim-title = Revendiquer : { $goal }
claim-says = Vous ne pouvez avoir qu’un seul objectif { $colour }.
claim-press = Revendiquer +{ $n }
claim-says-verb = Revendiquer pour { $points } : { $goal }
renounce-title = Renoncer : { $goal }
renounce-says = Vous ne pourrez plus jamais le revendiquer.
renounce-harder = Les objectifs plus difficiles de sa couleur restent ouverts.
renounce-press = Renoncer
renounce-says-verb = Renoncer pour toujours à { $points } : { $goal }
place-title = { $tile }, { $where }
place-title-left = { $tile } au-delà du bord gauche, { $where }
place-title-right = { $tile } au-delà du bord fêlé, { $where }
reaches = Atteint : { $goals }.
place-press-wood = Poser le bois
place-press-leaf = Poser la feuille
place-press-flower = Poser la fleur
place-press-fruit = Poser le fruit
press-gain = { $what }, { $gain }
take-title-with = { $card } et { $tile }
take-says = { $held ->
    [one] Vous aurez { $held } tuile sur { $most }.
   *[other] Vous aurez { $held } tuiles sur { $most }.
}
take-says-over = Vous aurez { $held } tuiles et pourrez en garder { $most }, donc en rendre { $over } à la fin.
take-says-all = Vous aurez { $held } tuiles.
take-helper = Vous pouvez poser aussitôt la tuile montrée et une autre au choix.
take-parchment = Pour l’instant, cela ferait { $points }.
discards = Défausse : { $card }.
discards-top = Défausse la première carte de la pioche.
take-press = Prendre la carte
take-press-tiles = Prendre, avec { $tiles }
cultivate-says = Vous pouvez poser { $tiles }.
done-left = Vous n’utilisez pas : { $tiles }.
done-reached = Atteint : { $goals }.
done-title = Finir de poser
remove-title = Retirer { $tile-an }, { $where }
remove-says = Fait de la place pour du bois.
remove-falls = Partent avec : { $tiles }.
remove-press = Retirer

## Ce qui s’est passé

goals-are = Les objectifs : { $colours }.
dealt = Nouvelle carte : { $card }.
discarded = Carte défaussée : { $card }.
placed = { $who ->
    [you] Vous avez posé { $tile-an }, { $where }.
   *[other] { $who } a posé { $tile-an }, { $where }.
}
took = { $who ->
    [you] Vous avez pris { $card-an }, avec { $tiles }.
   *[other] { $who } a pris { $card-an }, avec { $tiles }.
}
cultivated = { $who ->
    [you] Vous avez choisi de poser des tuiles.
   *[other] { $who } a choisi de poser des tuiles.
}
finished = { $who ->
    [you] Vous avez fini de poser.
   *[other] { $who } a fini de poser.
}
picked = { $who ->
    [you] Vous avez choisi { $tile-an }.
   *[other] { $who } a choisi { $tile-an }.
}
claimed = { $who ->
    [you] Vous avez revendiqué un objectif : { $goal }.
   *[other] { $who } a revendiqué un objectif : { $goal }.
}
renounced = { $who ->
    [you] Vous avez renoncé à un objectif : { $goal }.
   *[other] { $who } a renoncé à un objectif : { $goal }.
}
returned = { $who ->
    [you] Vous avez rendu { $tile-an }.
   *[other] { $who } a rendu { $tile-an }.
}
removed = { $who ->
    [you] Vous avez retiré { $tile-an }, { $where }.
   *[other] { $who } a retiré { $tile-an }, { $where }.
}
removed-with = { $who ->
    [you] Vous avez retiré { $tile-an }, { $where } ; partis avec : { $tiles }.
   *[other] { $who } a retiré { $tile-an }, { $where } ; partis avec : { $tiles }.
}
withered = Ont fané : { $tiles }.

## Pourquoi pas

why-colours = Le hasard doit d’abord choisir les objectifs.
why-deal = Il faut d’abord distribuer une carte.
why-burn = Il faut d’abord défausser la première carte de la pioche.
why-turn = Un tour commence en prenant une carte ou en posant des tuiles.
why-pick = Il faut d’abord choisir la tuile du Maître.
why-place = On est en train de poser des tuiles. Il faut d’abord finir.
why-claim = Un objectif est atteint : il faut d’abord le revendiquer ou y renoncer.
why-return = Il y a trop de tuiles : il faut d’abord en rendre.
why-nowhere-wood = Le bois doit toucher du bois, et aucune case libre n’en touche.
why-nowhere-leaf = Une feuille doit toucher du bois, et aucune case libre n’en touche.
why-nowhere-flower = Une fleur doit toucher une feuille, et aucune case libre n’en touche.
why-nowhere-fruit = Aucune case ne convient à un fruit : il doit toucher des feuilles par deux côtés voisins, et aucun autre fruit.
why-remove-late = On ne retire des tuiles qu’au début du tour, avant tout le reste.
why-no-card = Il n’y a pas de carte à l’emplacement { $n }.
why-no-flower = Qui pose des tuiles doit ici poser une fleur, et aucune des vôtres ne pourrait l’être.
why-flower-first = Posez une fleur avant de finir.
why-none-to-return = { $who ->
    [you] Vous n’avez pas de { $tile } à rendre.
   *[other] { $who } n’a pas de { $tile } à rendre.
}
why-no-chance = { $who ->
    [you] C’est votre tour : le hasard ne décide rien maintenant.
   *[other] C’est à { $who } de jouer : le hasard ne décide rien maintenant.
}
why-other-half = Cette carte n’est pas dans la moitié de la pioche qui vient : { $card }.
why-none-left = Cette carte n’est plus dans la pioche : { $card }.
why-no-supply = { $who ->
    [you] Vous n’avez pas de { $tile }.
   *[other] { $who } n’a pas de { $tile }.
}
why-no-right = { $who ->
    [you] Vous ne pouvez plus poser de { $tile } ce tour-ci.
   *[other] { $who } ne peut plus poser de { $tile } ce tour-ci.
}
why-pot = Aucune tuile ne se pose sur le pot.
why-taken = Il y a déjà { $tile-an } sur cette case.
why-spring = Après cela, la fleur ne pourrait plus être posée.
why-fruit-near = Il y a un fruit à côté de cette case, et les fruits ne se touchent jamais.
why-fruit = Cette case touche { $leaves } ; un fruit en demande deux, sur des côtés voisins.
why-flower = Une fleur doit toucher une feuille, et cette case n’en touche aucune.
why-leaf = Une feuille doit toucher du bois, et cette case n’en touche pas.
why-wood = Le bois doit toucher du bois, et cette case n’en touche pas.
why-not-blocked = Du bois peut être posé : rien ne doit être retiré.
why-no-tile = Il n’y a pas de tuile sur cette case.
why-keep-wood = Le bois ne se retire jamais.
why-not-in-way = Cette tuile ({ $tile }) ne touche pas de bois : la retirer ne ferait pas de place pour du bois.
why-enough = Il suffit de retirer { $tiles } ailleurs.
why-goal-unused = Cet objectif n’est pas dans cette partie : { $goal }.
why-goal-claimed = { $who ->
    [you] Vous avez déjà revendiqué cet objectif : { $goal }.
   *[other] { $who } a déjà revendiqué cet objectif : { $goal }.
}
why-goal-colour = { $who ->
    [you] Vous ne pouvez avoir qu’un seul objectif { $colour }, et vous en avez un.
   *[other] { $who } ne peut avoir qu’un seul objectif { $colour }, et en a un.
}
why-goal-renounced = { $who ->
    [you] Vous avez renoncé pour toujours à cet objectif : { $goal }.
   *[other] { $who } a renoncé pour toujours à cet objectif : { $goal }.
}
why-goal-unmet = L’arbre n’atteint pas encore cet objectif : { $goal }.

## Le but

to-win = Cultivez l’arbre qui vaut le plus de points.
to-end = { $n ->
    [0] Les derniers tours.
    [one] Une carte dans la pioche.
   *[other] { $n } cartes dans la pioche.
}
to-end-turns = { $n ->
    [0] Le dernier tour.
    [one] Encore un tour après celui-ci.
   *[other] Encore { $n } tours après celui-ci.
}
far = { $n ->
    [one] { $n } point sur { $of }
   *[other] { $n } points sur { $of }
}

## Ce que dit le guide

tip-card-now = À prendre : { $card }.
tip-hold = { $n ->
    [one] Vous avez { $n } tuile, pour { $of } au plus.
   *[other] Vous avez { $n } tuiles, pour { $of } au plus.
}
tip-tree-title = Voici votre arbre
tip-tree = Il pousse à partir du bourgeon, dans le pot. Feuilles, fleurs et fruits rapportent des points. Le bois ne rapporte rien, mais porte tout le reste.
tip-take-title = Prenez une carte
tip-take = Vous recevez la carte et les tuiles placées dessous. Plus elle est loin de la pioche, plus il y en a.
tip-cultivate-title = Ou posez des tuiles
tip-cultivate = Au lieu de prendre une carte, posez des tuiles que vous avez : un bois, une feuille et une au choix. Les cartes Croissance en ajoutent.
tip-wood-title = Le bois se pose contre du bois
tip-wood = Le bourgeon est aussi du bois. Rien ne se pose sur le pot, mais il y a de la place à côté et dessous.
tip-leaf-title = La feuille se pose contre du bois
tip-leaf = Chaque feuille vaut 3 points. Des feuilles qui se touchent font de la place aux fruits.
tip-flower-title = Une fleur aime l’espace
tip-flower = Elle se pose contre une feuille, et vaut un point par côté qui ne touche aucune tuile. Entourez-la plus tard, et elle perd des points.
tip-flower-now = { $n ->
    [one] Au meilleur endroit, elle a { $n } côté libre.
   *[other] Au meilleur endroit, elle a { $n } côtés libres.
}
tip-fruit-title = Un fruit demande deux feuilles
tip-fruit = Les deux feuilles se touchent, et le fruit touche les deux. Il ne touche jamais un autre fruit. Chacun vaut 7 points.
tip-fruit-fits = Il y a un endroit pour lui.
tip-fruit-waits = Il n’y a pas encore d’endroit pour lui.
tip-capacity-title = Vous ne pourrez guère garder plus de tuiles
tip-capacity = À la fin de votre tour, vous gardez cinq tuiles, et les autres repartent. Chaque Outil permet d’en garder deux de plus.
tip-goals-title = Des objectifs à prendre
tip-goals = Qui atteint un objectif en premier peut le revendiquer pour ses points. Vous pouvez en avoir un de chaque couleur.
tip-goals-now = Le plus proche : { $goal }. Vous en êtes à { $have } sur { $need }.
tip-claim-title = Le prendre, ou viser plus haut
tip-claim = Revendiquez cet objectif, et les autres de sa couleur vous sont fermés. Renoncez-y, et il est perdu pour vous, mais un plus difficile reste ouvert.
tip-claim-now = Celui-ci ({ $goal }) rapporte { $points }.
tip-claim-harder = Un plus difficile ({ $goal }) rapporterait { $points }.
tip-end-title = La pioche s’épuise
tip-end = Quand la dernière carte a quitté la pioche, tout le monde joue encore un tour. Les tuiles qui ne sont pas sur votre arbre ne rapportent rien.
tip-end-now = Il vous reste { $tiles }.
tip-growth-title = Une Croissance dure
tip-growth = Chaque fois que vous posez des tuiles, vous pouvez en poser une de plus, de la sorte montrée. Prenez-la tôt.
tip-helper-title = Un Assistant aide aussitôt
tip-helper = Posez tout de suite une tuile au choix et une de la sorte montrée. Celles que vous venez de prendre peuvent en être.
tip-master-title = Un Maître apporte des tuiles
tip-master = Vous recevez les tuiles de la carte, en plus de celles placées dessous.
tip-parchment-title = Un Parchemin compte à la fin
tip-parchment = Il donne des points pour ce que vous aurez alors, et personne ne le voit avant la fin.

## Leçons

lesson-wood-title = Bois et bourgeon
lesson-wood-why = L’arbre pousse à partir de son bourgeon, qui compte comme du bois. Le bois se pose contre du bois. Il ne rapporte rien, mais tout le reste s’y accroche.
lesson-wood-start = Vous avez deux bois. Choisissez de poser des tuiles.
lesson-wood-start-astray = C’est permis, mais il s’agit de poser des tuiles. On réessaie ?
lesson-wood-first = Posez un bois contre le bourgeon.
lesson-wood-first-astray = C’est permis, mais aucun bois n’a été posé. On réessaie ?
lesson-wood-second = Posez le second bois pour que l’arbre monte : il touche le premier, mais pas le bourgeon.
lesson-wood-second-astray = C’est permis, mais il est tout en bas, contre le bourgeon. On réessaie ?
lesson-wood-done = Vous n’avez plus de tuiles. Terminez votre tour.
lesson-wood-done-astray = C’est encore votre tour. On réessaie ?
lesson-leaf-title = Feuilles
lesson-leaf-why = Une feuille se pose contre du bois et vaut 3 points. En un tour, vous pouvez poser une feuille et une tuile au choix : deux feuilles sont donc possibles.
lesson-leaf-first = Posez une feuille contre le bois.
lesson-leaf-first-astray = C’est permis, mais ce n’est pas une feuille. On réessaie ?
lesson-leaf-second = Posez une deuxième feuille, avec le droit à une tuile au choix. Faites se toucher les deux.
lesson-leaf-second-astray = C’est permis, mais les deux feuilles ne se touchent pas. On réessaie ?
lesson-fruit-title = Fruits
lesson-fruit-why = Un fruit se pose là où deux feuilles se touchent et touchent toutes deux le fruit. Il ne touche jamais un autre fruit. Il vaut 7 points, plus que toute autre tuile.
lesson-fruit-leaf = Posez une feuille contre le bois.
lesson-fruit-leaf-astray = C’est permis, mais ce n’est pas une feuille. On réessaie ?
lesson-fruit-second = Posez une deuxième feuille, qui touche la première.
lesson-fruit-second-astray = C’est permis, mais les deux feuilles ne se touchent pas. On réessaie ?
lesson-fruit-fruit = Posez le fruit de façon qu’il touche les deux.
lesson-fruit-fruit-astray = C’est permis, mais le fruit attend encore. On réessaie ?
lesson-flower-title = Fleurs
lesson-flower-why = Une fleur se pose contre une feuille. Elle vaut un point par côté qui ne touche aucune tuile. Ce que vous posez ensuite à côté lui en retire.
lesson-flower-place = Posez la fleur là où elle rapporte 5 points.
lesson-flower-place-astray = C’est permis, mais plus de ses côtés touchent des tuiles. On réessaie ?
lesson-flower-leaf = Posez maintenant la feuille de façon que la fleur garde ses 5 points.
lesson-flower-leaf-astray = C’est permis, mais la feuille prend un point à la fleur. On réessaie ?
lesson-cards-title = Cartes et tuiles
lesson-cards-why = Une carte vient avec les tuiles placées dessous. Un Maître en apporte d’autres. À la fin de votre tour vous gardez cinq tuiles, et deux de plus par Outil.
lesson-cards-take = Prenez le Maître. Dessous, il y a un bois et une fleur, qui sont aussi à vous.
lesson-cards-take-astray = C’est permis, mais ce n’est pas le Maître. On réessaie ?
lesson-cards-pick = Ce Maître apporte une tuile de votre choix. Prenez un fruit.
lesson-cards-pick-astray = C’est permis, mais les fruits sont rares. On réessaie ?
lesson-cards-return = Vous avez six tuiles et pouvez en garder cinq. Rendez un bois.
lesson-cards-return-astray = C’est permis, mais le bois ne rapporte rien, et vous en avez assez. On réessaie ?
lesson-goals-title = Objectifs
lesson-goals-why = On regarde les objectifs quand vous avez fini de poser. Vous en revendiquez un par couleur au plus. Celui auquel vous renoncez est perdu pour vous, mais de plus difficiles de la couleur restent ouverts.
lesson-goals-place = Posez le huitième bois. Le bourgeon compte aussi.
lesson-goals-place-astray = C’est permis, mais ce n’est pas un bois. On réessaie ?
lesson-goals-done = Finissez de poser.
lesson-goals-done-astray = Vous posez encore des tuiles. On réessaie ?
lesson-goals-claim = Revendiquez l’objectif brun, 8 bois.
lesson-goals-claim-astray = C’est permis, mais 5 points s’envolent. On réessaie ?
lesson-goals-renounce = Renoncez à 5 feuilles, pour avoir plus tard 9 feuilles et 12 points.
lesson-goals-renounce-astray = C’est permis, mais l’objectif vert plus difficile vous est maintenant fermé. On réessaie ?
lesson-room-title = Faire de la place
lesson-room-why = Si aucun bois ne pourrait être posé quand votre tour commence, vous pouvez retirer les tuiles qui gênent. Ainsi, aucun arbre n’est jamais bloqué.
lesson-room-remove = Deux feuilles prennent toute la place autour du bourgeon. Retirez-en une.
lesson-room-remove-astray = C’est permis, mais il n’y a toujours pas de place pour du bois. On réessaie ?
lesson-room-wood = Maintenant choisissez de poser des tuiles, et posez un bois.
lesson-room-wood-astray = C’est permis, mais aucun bois n’a été posé. On réessaie ?

## La première page

learn-goal = Cultivez le plus bel arbre, tuile après tuile
learn-says = Prenez des cartes, réunissez des tuiles et posez-les sur votre arbre. Feuilles, fleurs, fruits et objectifs rapportent. Le plus de points l’emporte.
learn-take-title = Prenez une carte
learn-take = Elle est à vous, avec les tuiles placées dessous. Plus elle est loin de la pioche, plus il y en a.
learn-cultivate-title = Ou posez des tuiles
learn-cultivate = Posez un bois, une feuille et une tuile au choix. Les cartes Croissance permettent d’en poser plus.
learn-claim-title = Revendiquez des objectifs
learn-claim = Qui atteint un objectif peut le revendiquer pour ses points, un de chaque couleur.
learn-keep-title = Gardez cinq tuiles
learn-keep = À la fin de votre tour vous gardez cinq tuiles, et les autres repartent. Les Outils permettent d’en garder plus.
learn-leaf-title = Feuille
learn-leaf = Contre du bois. 3 points.
learn-flower-title = Fleur
learn-flower = Contre une feuille. Un point par côté qui ne touche aucune tuile.
learn-fruit-title = Fruit
learn-fruit = Là où deux feuilles se touchent, jamais contre un autre fruit. 7 points.
learn-goals-title = Objectifs
learn-goals = 5 à 16 points chacun. Les Parchemins ajoutent des points à la fin.
learn-end-title = Quand cela finit
learn-end = Quand la dernière carte a quitté la pioche, tout le monde joue encore un tour. Puis le plus de points l’emporte.

## Les arbres en lettres, pour un terminal : une case a neuf lettres de large

chart-bud = bourgeon

## Comment la partie a été gagnée

won-later = { $who ->
    [you] À égalité avec { $points }, vous l’emportez, car votre tour vient plus tard.
   *[other] À égalité avec { $points }, { $who } l’emporte, car son tour vient plus tard.
}
won-solo = { $who ->
    [you] Vous avez { $points } et les objectifs ; il en fallait { $n }.
   *[other] { $who } a { $points } et les objectifs ; il en fallait { $n }.
}
lost-points = { $who ->
    [you] Vous avez { $points }, et il en fallait { $n }.
   *[other] { $who } a { $points }, et il en fallait { $n }.
}
lost-goals = { $who ->
    [you] Vous avez { $points }, mais pas les objectifs demandés.
   *[other] { $who } a { $points }, mais pas les objectifs demandés.
}

## What a person's page remembers, under the figure

personal-points = points, le plus bel arbre
personal-flowers = points de fleurs
