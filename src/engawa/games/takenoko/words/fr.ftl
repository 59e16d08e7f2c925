### Takenoko. Les arguments sont ceux de en.ftl ; `$where-on` est la forme `.on` de ce qui est donné comme `where`.
### Couleurs, jetons, météo, pioches et autres sont donnés comme des clés, qui ne deviennent des mots qu’ici.
### As in English: Takenoko.

## Le jeu

title = Takenoko
summary = Posez des parcelles, amenez l’eau, faites pousser le bambou, nourrissez le panda et réalisez les meilleurs objectifs.
option-advanced = un objectif pioché déjà réalisé retourne sous sa pile
option-green-fertilizer = parcelles vertes avec engrais
option-round-cap = manches après lesquelles la partie s’arrête

## Aides : le sens des clés, accordé avec le nom qui les porte, et qui a agi

verte = { $colour ->
    [green] verte
    [yellow] jaune
   *[pink] rose
}
vertes = { $colour ->
    [green] vertes
    [yellow] jaunes
   *[pink] roses
}
vert = { $colour ->
    [green] vert
    [yellow] jaune
   *[pink] rose
}
verts = { $colour ->
    [green] verts
    [yellow] jaunes
   *[pink] roses
}
second = { $second ->
    [green] vertes
    [yellow] jaunes
   *[pink] roses
}
improvement = { $improvement ->
    [watershed] bassin
    [enclosure] enclos
   *[fertilizer] engrais
}
chip = { $chip ->
    [watershed] bassin
    [enclosure] enclos
   *[fertilizer] engrais
}
weather = { $weather ->
    [sun] soleil
    [rain] pluie
    [wind] vent
    [storm] orage
    [clouds] nuages
   *[any] météo
}
the-weather = { $weather ->
    [sun] le soleil
    [rain] la pluie
    [wind] le vent
    [storm] l’orage
    [clouds] les nuages
   *[any] la météo
}
brings = { $weather ->
    [sun] Une troisième action est possible, différente des deux autres.
    [rain] Du bambou pousse sur une parcelle irriguée.
    [wind] Les deux actions peuvent être identiques.
    [storm] Le panda s’envole vers n’importe quelle autre parcelle et y mange.
    [clouds] On peut prendre un aménagement.
   *[any] La météo est au choix.
}
deck = { $deck ->
    [plot] Parcelle
    [gardener] Jardinier
   *[panda] Panda
}
side = { $side ->
    [e] à l’est
    [ne] au nord-est
    [nw] au nord-ouest
    [w] à l’ouest
    [sw] au sud-ouest
   *[se] au sud-est
}
figure = { $figure ->
    [gardener] jardinier
   *[panda] panda
}
subject = { $who ->
    [you] Vous avez
   *[other] { $who } a
}
goal = { $kind ->
    [line] trois parcelles { vertes } en ligne
    [curve] trois parcelles { vertes } en courbe
    [triangle] trois parcelles { vertes } en triangle
    [rhombus] quatre parcelles { vertes } en losange
    [halves] deux parcelles { vertes } à côté de deux { second }, en losange
    [tall] un bambou { vert } de 4 sections { on }
    [grove] { $n } bambous { verts } d’exactement 3 sections
   *[eat] { $colour ->
        [trio] manger une section de chaque couleur
       *[other] manger deux sections { vertes }
    }
}
on = { $on ->
    [bare] sur une parcelle sans aménagement
    [watershed] sur un bassin
    [enclosure] dans un enclos
   *[fertilizer] sur de l’engrais
}

## Cases, parcelles, objectifs et météo

pond = l’étang
    .on = sur l’étang
toward = { side }
steps = { $n } { side }
of-pond = { $where } de l’étang
spot = la { verte }, { $where }
    .the = la parcelle { verte }, { $where }
    .on = sur la parcelle { verte }, { $where }
tile = { $improvement ->
    [bare] parcelle { verte }
   *[other] parcelle { verte } avec { improvement }
}
card = { goal }, { $points }
face = { weather }
    .the = { the-weather }
an = un { improvement }
objective = un objectif { deck }
kind = { chip }
sky = { $weather ->
    [any] Météo : un point d’interrogation.
   *[other] Météo : { weather }.
}
forecast = { $weather ->
    [any] Météo : un point d’interrogation. { brings }
   *[other] Météo : { weather }. { brings }
}

## Ce qu’il y a à faire

asks = { $what ->
    [deal] On distribue les objectifs.
    [roll] On lance le dé.
    [draw] On pioche des parcelles.
    [learn] On pioche un objectif.
    [dawn] Lancez le dé météo, puis faites deux actions.
    [pick] Choisissez la parcelle à poser.
    [order] Choisissez la parcelle à remettre en premier sous la pile.
    [lay] Posez la parcelle.
    [sprout] Mettez un aménagement sur la nouvelle parcelle, ou laissez pousser son bambou.
    [grow] Il ne reste pas assez de bambou : choisissez où il pousse.
    [redraw] Cet objectif est déjà réalisé : piochez-en un autre, du type que vous voulez.
    [rain] Pluie : choisissez la parcelle où le bambou pousse.
    [no-rain] Pluie : aucun bambou ne peut pousser pour l’instant.
    [storm] Orage : envoyez le panda sur une autre parcelle.
    [no-storm] Orage : il n’y a pas encore d’autre parcelle pour le panda.
    [clouds] Nuages : choisissez un aménagement.
    [any] Choisissez la météo.
    [sun] Faites l’action du soleil, ou terminez le tour.
    [all] Tout est fait. Terminez votre tour.
   *[end] Terminez le tour, ou faites d’abord ce qui est gratuit.
}
asks-action = Faites une action, il en reste { $n }.
waits = { $who ->
    [you] C’est à vous de jouer.
   *[other] C’est à { $who } de jouer.
}

## Où en est la partie

note-emperor = { $who ->
    [you] Vous avez l’Empereur. Les autres jouent un dernier tour.
   *[other] { $who } a l’Empereur. Les autres jouent un dernier tour.
}
note-scarce = Le bambou s’épuise ; il reste { $what }.
wins = { $who ->
    [you] Vous gagnez.
   *[other] { $who } gagne.
}
share = Victoire partagée : { $who }.

## Places à la table

count = { $what ->
    [cards] cartes
    [green] vert
    [yellow] jaune
    [pink] rose
    [channels] eau
    [watershed] bassins
    [enclosure] enclos
    [fertilizer] engrais
   *[objectives] objectifs
}
panel-cards = { $deck ->
    [plot] { $n ->
        [one] { $n } parcelle
       *[other] { $n } parcelles
    }
    [gardener] { $n ->
        [one] { $n } jardinier
       *[other] { $n } jardiniers
    }
   *[panda] { $n ->
        [one] { $n } panda
       *[other] { $n } pandas
    }
}
panel-hand = Cartes cachées : { $what }.
emperor = Empereur, { $points }.
score = { $what ->
    [plot] Parcelles
    [gardener] Jardinier
    [panda] Panda
   *[emperor] Empereur
}

## Zones

place = { $name ->
    [garden] Jardin
    [sky] Météo
    [any] Choisissez la météo
    [clouds] Prenez un aménagement
    [hand] Vos objectifs
    [mat] Vous avez
    [piles] Objectifs à piocher
    [box] Reste dans la boîte
    [done] Réalisés
    [drawn] Parcelles piochées
   *[lay] Posez une parcelle
}
    .others = { $name ->
        [hand] objectifs
        [mat] plateau
        [done] objectifs réalisés
       *[other] parcelles
    }
place-mat-note = gratuit, à tout moment de votre tour
place-hand-note = { $n } sur { $of }
place-drawn-note = { $phase ->
    [pick] choisissez-en une, puis un endroit
    [order] puis l’ordre des autres
    [lay] posez-la sur une case éclairée
   *[draw] ce n’est pas fini
}
chooses = { $who ->
    [you] à vous de choisir
   *[other] { $who } choisit
}

## Choses

label-pond = Étang.
label-plot = { $colour ->
    [green] Parcelle verte, { $where }.
    [yellow] Parcelle jaune, { $where }.
   *[pink] Parcelle rose, { $where }.
}
label-with = Avec { improvement }.
label-wet = Irriguée.
label-dry = Sèche.
label-bamboo = Bambou { $n } sur { $of }.
label-site = Case vide, { $where }.
label-channel = Irrigation entre la parcelle { $a-then } et la parcelle { $b-then }.
label-border = Limite entre la parcelle { $a-then } et la parcelle { $b-then }.
label-figure = { $figure ->
    [gardener] Jardinier, { $where-on }.
   *[panda] Panda, { $where-on }.
}
label-drawn = Piochée : { $tile }.
label-back = Parcelle, face cachée.
label-card = Objectif : { $card }.
card-asks = { $kind ->
    [line] Trois parcelles { vertes } en ligne, toutes irriguées.
    [curve] Trois parcelles { vertes } en courbe, toutes irriguées.
    [triangle] Trois parcelles { vertes } en triangle, toutes irriguées.
    [rhombus] Quatre parcelles { vertes } en losange, toutes irriguées.
    [halves] Deux parcelles { vertes } à côté de deux { second }, toutes irriguées.
    [tall] Un bambou { vert } de 4 sections { on }.
    [grove] { $n } bambous { verts } de 3 sections, exactement.
   *[eat] { $colour ->
        [trio] Manger une section de chaque couleur.
       *[other] Manger deux sections { vertes }.
    }
}
progress = { $key ->
    [done] accompli
    [apart] { $n }, séparées
    [dry] { $n } sur { $of }, { $dry } à sec
    [high] hauteur { $n } sur { $of }
    [none] pas encore de telle parcelle
   *[some] { $n } sur { $of }
}
label-pile = { $n ->
    [one] { $n } objectif { deck }
   *[other] { $n } objectifs { deck }
}
label-chip = Un { improvement }, il en reste { $n }.
things = { $what ->
    [plots] { $n ->
        [one] { $n } parcelle
       *[other] { $n } parcelles
    }
    [channels] { $n ->
        [one] { $n } irrigation
       *[other] { $n } irrigations
    }
    [watershed] { $n ->
        [one] { $n } bassin
       *[other] { $n } bassins
    }
    [enclosure] { $n } enclos
    [fertilizer] { $n } engrais
    [green] { $n ->
        [one] { $n } vert
       *[other] { $n } verts
    }
    [yellow] { $n ->
        [one] { $n } jaune
       *[other] { $n } jaunes
    }
   *[pink] { $n ->
        [one] { $n } rose
       *[other] { $n } roses
    }
}
does = { $what ->
    [sun] une action en plus
    [rain] bambou qui pousse
    [wind] deux fois la même
    [storm] le panda s’envole
    [clouds] aménager
    [watershed] donne de l’eau
    [enclosure] à l’abri du panda
   *[fertilizer] pousse de deux
}
drawn-text = { $does ->
    [place] à poser
    [under] dessous
   *[first] en premier ?
}

## Ce que fait une touche

touch = { $verb ->
    [gardener] déplacer le jardinier ici
    [panda] déplacer le panda ici
    [grow] faire pousser du bambou ici
    [irrigate] poser une irrigation ici
    [pick] la poser
    [under] la mettre en premier sous la pile
    [fulfil] le réaliser
    [objective] en piocher un
   *[mat] choisir l’endroit
}
touch-improve = mettre un { improvement } ici
touch-lay = poser la { $tile } ici

## Boutons

verb = { $verb ->
    [plots] Parcelle
    [channel] Irrigation
    [gardener] Jardinier
    [panda] Panda
    [objective] Objectif
    [roll] Lancer
    [irrigate] Irriguer
    [improve] Aménager
    [skip] Ignorer
   *[end] Fin du tour
}
verb-says = { $verb ->
    [gardener] Déplacer le jardinier : le bambou pousse où il s’arrête
    [panda] Déplacer le panda : il mange où il s’arrête
    [objective] Piocher un objectif du type que vous voulez
    [improve] Mettre un aménagement sur une parcelle sans bambou
    [roll] Lancer le dé
   *[end] Terminer le tour
}
verb-plots = Piocher { $n } parcelles sur { $of }, en poser une
verb-channel = Prendre une irrigation, il en reste { $n }
verb-irrigate = Poser une irrigation ; en main : { $channels }
verb-leave = { $n ->
    [one] Terminer le tour, sans faire la dernière action
   *[other] Terminer le tour, en laissant { $n } actions
}
verb-taken = Déjà fait ce tour-ci
verb-not-now = Pas maintenant

## Le nom d’une ligne

called = { $verb ->
    [gardener] Arrêter le jardinier { $where-on }
    [panda] Arrêter le panda { $where-on }
    [storm] Faire voler le panda { $where-on }
    [sprout] Faire pousser du bambou { $where-on }
    [grow] Faire pousser une section { $where-on }
    [weather] Pluie { $where-on }
    [improve] Mettre { $what } { $where-on }
    [irrigate] Irrigation entre la parcelle { $what-then } et la parcelle { $where-then }
    [lay] Poser la { $what } { $where }
    [fulfil] Réaliser : { $what }
    [plots] Piocher { $what }
    [channel] Prendre une irrigation
    [objective] Piocher { $what }
    [choose] Choisir { $what-the }
    [chip] Prendre { $what }
    [pick] Poser la { $what }
    [under] La { $what } va en premier sous la pile
    [roll] Lancer le dé
    [skip] Ignorer { $what-the }
   *[end] Terminer le tour
}

## Ce qu’une ligne a apporté, ou apportera : `when` est did ou will

ate = { $when ->
    [did] Le panda a mangé une section { verte }.
   *[will] Il mange une section { verte } pour votre plateau et en laisse { $n }.
}
paid = { $when ->
    [did] Le bambou est retourné dans la boîte.
   *[will] Le bambou de votre plateau retourne dans la boîte.
}
watered = { $when ->
    [did] L’eau a atteint { $what-the }.
   *[will] Irrigue { $what-the }.
}
grew-by = +{ $n } { $where-on }
grew = { $when ->
    [did] Le bambou a poussé : { $what }.
   *[will] Le bambou pousse : { $what }.
}
scarce = { $left ->
    [one] Il ne reste que { $left } section sur { $wanted }. Elle se place à part.
   *[other] Il ne reste que { $left } sections sur { $wanted }. Elles se placent une à une.
}
crowned = { $when ->
    [did] { subject } reçu l’Empereur.
   *[will] Vous apporte l’Empereur et { $points } de plus. Les autres jouent un dernier tour.
}
nothing = { $when ->
    [did] { $verb ->
        [gardener] Rien n’a poussé.
       *[other] Le panda n’a rien mangé.
    }
   *[will] { $verb ->
        [panda] Il n’y mange rien.
        [storm] Il n’y mange rien.
        [irrigate] Elle n’amène l’eau à aucune nouvelle parcelle, mais d’autres pourront partir de là.
       *[other] Rien n’y pousse.
    }
}

## Ce qu’une ligne apporterait en plus

none-left = Il ne reste plus de bambou { vert }.
fence = L’enclos protège le bambou.
will-be-wet = La nouvelle parcelle a de l’eau.
will-be-dry = Sèche, jusqu’à ce qu’une irrigation l’atteigne.
will-sprout = On peut y mettre un aménagement avant que son bambou ne pousse.
helps = { $chip ->
    [watershed] Il irrigue la parcelle.
    [enclosure] Le panda ne peut pas y manger.
    [fertilizer] Le bambou y pousse de deux sections.
   *[idle] La parcelle a déjà de l’eau.
}
will-be-done = { $n ->
    [one] Cela fera { $n } objectif sur { $of }.
   *[other] Cela fera { $n } objectifs sur { $of }.
}
will-draw = Posez-en une ; les autres vont sous la pile. Il en reste { $n }.
will-take-channel = Posez-la aussitôt ou gardez-la. Il en reste { $n }.
will-take-chip = Posez-le aussitôt ou gardez-le. Il en reste { $n }.
will-learn = Il en reste { $left } ; vous en avez { $n } sur { $of } en main.
will-choose-weather = { brings }
will-pick = Touchez un endroit éclairé. Au bord de l’étang, le bambou pousse aussitôt.
will-follow = La { $tile } ira dessous ensuite.
will-roll = Il peut apporter une action, du bambou, un aménagement ou un repas.
will-leave = { $n ->
    [one] Il reste { $n } action.
   *[other] Il reste { $n } actions.
}
press = { $verb ->
    [gardener] Déplacer le jardinier
    [panda] Déplacer le panda
    [storm] Déplacer le panda
    [improve] Aménager
    [irrigate] Irriguer
    [lay] La poser ici
    [sprout] Sans aménagement
    [choose] Choisir
    [channel] Prendre l’irrigation
    [objective] Piocher
    [chip] Prendre
    [pick] Choisir
    [under] Mettre dessous
    [roll] Lancer
    [skip] Ignorer
   *[end] Fin du tour
}
chip-eats = mange { $n }
chip-sprouts = { $n ->
    [1] pousse
   *[other] pousse de { $n }
}
press-grow = Faire pousser { $n }
press-eat = Manger du { vert }
press-fulfil = Valider +{ $n }
press-plots = Piocher { $n }

## Ce qui s’est passé

die-idle = Météo : { weather }. Il ne reste plus d’aménagements : une autre météo est au choix.
plot-drawn = Une parcelle a été piochée.
tile-drawn = Piochée : { $tile }.
objective-dealt = Un objectif { deck } a été distribué.
gains = { $colour ->
    [green] +{ $n } vert
    [yellow] +{ $n } jaune
   *[pink] +{ $n } rose
}
objective-hidden = L’objectif { deck } reste secret.
objective-drawn = L’objectif { deck } demande : { $card }.
card-returned = Il est déjà réalisé et retourne sous sa pile.
did = { $verb ->
    [gardener] { subject } déplacé le jardinier { $where-on }.
    [panda] { subject } déplacé le panda { $where-on }.
    [storm] { subject } laissé l’orage emporter le panda { $where-on }.
    [sprout] { subject } fait pousser du bambou sur la nouvelle parcelle : { $where }.
    [grow] { subject } fait pousser une section { $where-on }.
    [weather] { subject } fait pleuvoir { $where-on }.
    [improve] { subject } mis { $what } { $where-on }.
    [irrigate] { subject } posé une irrigation entre la parcelle { $what-then } et la parcelle { $where-then }.
    [lay] { subject } posé la { $what } { $where }.
    [fulfil] { subject } réalisé un objectif : { $what }.
    [plots] { subject } pioché { $what }.
    [channel] { subject } pris une irrigation.
    [objective] { subject } pioché { $what }.
    [choose] { subject } choisi { $what-the }.
    [chip] { subject } pris { $what }.
    [pick] { subject } choisi la { $what }.
    [under] { subject } mis la { $what } en premier sous la pile.
    [hide] { subject } remis deux parcelles sous la pile.
    [roll] { subject } lancé le dé.
    [skip] { subject } ignoré { $what-the }.
   *[end] { subject } terminé le tour.
}

## Pourquoi pas

why-waits = { $phase ->
    [deal] Il faut d’abord distribuer les objectifs.
    [roll] Il faut d’abord lancer le dé.
    [draw] Il faut d’abord piocher les parcelles.
    [learn] Il faut d’abord piocher l’objectif.
    [dawn] Le dé se lance avant les actions.
    [weather] La météo vient avant les actions.
    [pick] Il faut d’abord choisir l’une des parcelles piochées.
    [order] Il faut d’abord remettre les deux autres parcelles.
    [lay] Il faut d’abord poser la parcelle.
    [sprout] La nouvelle parcelle d’abord : mettez-y un aménagement, ou laissez pousser son bambou.
    [redraw] Il faut d’abord piocher un autre objectif.
   *[grow] Choisissez d’abord où pousse le dernier bambou de cette couleur.
}
why-taken = { $action ->
    [plots] Des parcelles ont déjà été piochées ce tour-ci.
    [channel] Une irrigation a déjà été prise ce tour-ci.
    [gardener] Le jardinier s’est déjà déplacé ce tour-ci.
    [panda] Le panda s’est déjà déplacé ce tour-ci.
   *[objective] Un objectif a déjà été pioché ce tour-ci.
}
why-no-chance = { $who ->
    [you] C’est votre tour : le hasard ne décide rien maintenant.
   *[other] C’est à { $who } de jouer : le hasard ne décide rien maintenant.
}
why-no-tile = Aucune parcelle de ce genre ne peut sortir de la pile maintenant.
why-no-card = Aucune carte de ce genre ne peut sortir de la pile { deck } maintenant.
why-all-taken = Toutes les actions de ce tour sont faites.
why-first-round = Il n’y a pas de météo à la première manche.
why-rolled = Le dé se lance une fois, au début du tour.
why-no-weather = Il n’y a pas de météo à ignorer maintenant.
why-actions-left = { $n ->
    [one] Il reste { $n } action à faire dans ce tour.
   *[other] Il reste { $n } actions à faire dans ce tour.
}
why-no-plots = Il ne reste plus de parcelles.
why-no-channels = Il ne reste plus d’irrigations.
why-no-objectives = Il ne reste plus d’objectifs { deck }.
why-all-returned = Tous les objectifs { deck } sont retournés sous la pile dans cette action.
why-hand-full = On a { $n } objectifs en main au plus.
why-no-choice = La météo ne peut pas être choisie maintenant.
why-no-clouds = Tous les aménagements sont pris : les nuages n’apportent rien.
why-no-cloud = On ne prend un aménagement que sous les nuages.
why-clouds-over = Les nuages de ce tour sont passés.
why-no-chip-left = Il ne reste pas d’aménagement de ce type : { chip }.
why-no-pick = Il n’y a pas de parcelle à choisir maintenant.
why-not-drawn = Il n’y a pas de { $tile } parmi les parcelles piochées.
why-no-under = Il n’y a pas de parcelles à remettre maintenant.
why-not-under = Il n’y a pas de { $tile } à remettre.
why-no-objective = { $who ->
    [you] Vous n’avez pas cet objectif à réaliser.
   *[other] { $who } n’a pas cet objectif à réaliser.
}
why-mirrored = Les parcelles forment ce motif en miroir. Un motif peut être tourné, pas retourné.
why-no-pattern = Aucune parcelle irriguée ne forme ce motif.
why-no-meal = Tout ce bambou n’est pas sur le plateau.
why-no-stand = Aucun bambou de ce genre ne se dresse dans le jardin.
why-few-stand = { $n ->
    [one] { $n } bambou de ce genre sur { $of } se dresse dans le jardin.
   *[other] { $n } bambous de ce genre sur { $of } se dressent dans le jardin.
}
why-no-landing = Il n’y a rien où se poser.
why-storm-moves = L’orage emporte le panda sur une autre parcelle.
why-no-plot-yet = Il n’y a pas encore de parcelle où envoyer le { figure }.
why-must-move = Le { figure } doit se déplacer.
why-no-stop = Il n’y a pas de parcelle où arrêter le { figure }.
why-straight = Le { figure } se déplace en ligne droite, sans trou.
why-nothing-to-lay = Il n’y a pas de parcelle à poser maintenant.
why-taken-cell = Il y a déjà quelque chose ici.
why-no-site = Une parcelle doit toucher l’étang ou au moins deux parcelles.
why-not-raining = Il ne pleut pas.
why-rain-over = La pluie de ce tour est passée.
why-rain-no-plot = La pluie tombe sur une parcelle, et il n’y en a pas ici.
why-rain-dry = La pluie est sans effet sur une parcelle qui n’est pas irriguée.
why-tallest = Ce bambou ne peut pas pousser plus haut.
why-no-bamboo = Il ne reste plus de bambou de cette couleur.
why-no-chip = { $who ->
    [you] Vous n’avez pas cet aménagement : { chip }.
   *[other] { $who } n’a pas cet aménagement : { chip }.
}
why-chip-no-plot = Un aménagement se pose sur une parcelle, et il n’y en a pas ici.
why-improved = Cette parcelle a déjà un aménagement.
why-overgrown = Un aménagement se pose sur une parcelle sans bambou.
why-no-channel = { $who ->
    [you] Vous n’avez pas d’irrigation à poser.
   *[other] { $who } n’a pas d’irrigation à poser.
}
why-no-edge = Une irrigation se pose entre deux parcelles.
why-dug = Il y a déjà une irrigation ici.
why-no-source = Une irrigation doit toucher l’étang ou une autre irrigation.

## Le but

to-win = Réalisez { $n } objectifs, puis le plus de points gagne.
to-end = { $n ->
    [one] À un objectif de la fin.
   *[other] À { $n } objectifs de la fin.
}
to-end-last = Les autres jouent un dernier tour.
far = { $n } sur { $of }

## Ce que dit le guide

tip-asks = Votre carte { deck } demande : { $card }.
tip-cards-title = Ces cartes sont vos buts
tip-cards = Chaque objectif demande un motif de parcelles, du bambou haut ou un repas. Faites ce qu’il demande, et il rapporte des points. Personne d’autre ne voit les vôtres.
tip-plots-title = Poser une parcelle
tip-plots = Piochez trois parcelles et posez-en une. Elle doit toucher l’étang, ou au moins deux parcelles.
tip-bamboo-title = L’eau fait pousser le bambou
tip-bamboo = Une parcelle au bord de l’étang a de l’eau, et son premier bambou vient aussitôt. Quatre sections sont le plus haut.
tip-two-title = Deux actions différentes
tip-two = Vous faites deux actions par tour, et elles doivent être différentes. Ce que vous avez fait est coché.
tip-two-now = { $n ->
    [one] Il reste { $n } action.
   *[other] Il reste { $n } actions.
}
tip-gardener-title = Voici le jardinier
tip-gardener = Il marche en ligne droite, aussi loin que vous voulez. Le bambou pousse où il s’arrête, et sur chaque parcelle irriguée de la même couleur à côté.
tip-tallest = { $n ->
    [0] Il n’y a pas encore de bambou { vert }.
    [one] Le plus haut bambou { vert } a { $n } section sur 4.
   *[other] Le plus haut bambou { vert } a { $n } sections sur 4.
}
tip-panda-title = Voici le panda
tip-panda = Il marche en ligne droite, aussi loin que vous voulez, et mange une section de bambou où il s’arrête. Cette section est à vous.
tip-meal = { $colour ->
    [trio] { $n ->
        [0] Votre carte Panda demande une section de chaque couleur. Vous n’en avez aucune.
        [3] Votre carte Panda demande une section de chaque couleur. Vous les avez toutes.
       *[other] Votre carte Panda demande une section de chaque couleur. Vous en avez { $n } sur 3.
    }
   *[other] { $n ->
        [0] Votre carte Panda demande deux sections { vertes }. Vous n’en avez aucune.
        [one] Votre carte Panda demande deux sections { vertes }. Vous en avez une.
       *[other] Votre carte Panda demande deux sections { vertes }. Vous les avez.
    }
}
tip-dry-title = Cette parcelle est sèche
tip-dry = Rien n’y pousse encore. Amenez l’eau avec une irrigation : elle part de l’étang et suit le bord des parcelles.
tip-dry-now = { $n ->
    [0] Prendre une irrigation est l’une de vos actions.
    [one] Vous avez une irrigation.
   *[other] Vous avez { $n } irrigations.
}
tip-channel-title = Irriguez quand vous voulez
tip-channel = Cela ne prend pas d’action. Une irrigation part de l’étang ou d’une autre irrigation, et arrose les parcelles des deux côtés.
tip-channel-now = { $n ->
    [0] Elle n’atteint pas encore de parcelle sèche, mais la suivante partira de là.
    [one] Une parcelle sèche est à sa portée.
   *[other] { $n } parcelles sèches sont à sa portée.
}
tip-draw-title = Plus de cartes, plus de points
tip-draw = Comme action, piochez un objectif du type que vous voulez. Vous pouvez en avoir cinq en main.
tip-draw-now = { $n ->
    [0] Vous en avez cinq : réalisez-en un d’abord.
    [one] Il y a encore de la place pour un.
   *[other] Il y a encore de la place pour { $n }.
}
tip-weather-title = La météo vous aide
tip-weather = À partir de la deuxième manche, on lance un dé avant les actions. Vous pouvez toujours ignorer ce qu’il apporte.
tip-fulfil-title = Un objectif est atteint
tip-fulfil = Appuyez dessus, et il rapporte ses points. Cela ne prend pas d’action et se fait à tout moment de votre tour.
tip-fulfil-pays = Une carte Panda coûte les sections qu’elle montre.
tip-fulfil-stays = Le jardin reste tel quel et peut servir à d’autres objectifs.
tip-signs-title = Des parcelles aménagées
tip-signs = Un bassin irrigue sa parcelle. Dans un enclos, le panda ne mange rien. Sur l’engrais, le bambou pousse de deux sections.
tip-chips-title = Un aménagement à poser
tip-chips = Mettez-le sur une parcelle sans aménagement et sans bambou. Cela ne prend pas d’action, et vous pouvez le garder pour plus tard.
tip-end-title = La fin approche
tip-end = Qui réalise assez d’objectifs en premier reçoit l’Empereur, 2 points. Les autres jouent alors un dernier tour. Les cartes en main ne comptent pas.
tip-end-now = { $n ->
    [one] Vous avez réalisé { $n } objectif sur { $of }.
   *[other] Vous avez réalisé { $n } objectifs sur { $of }.
}

## Leçons

lesson-plots-title = Poser des parcelles
lesson-plots-why = Vous voyez trois parcelles et en posez une. Au bord de l’étang il y a de l’eau, donc le bambou vient aussitôt. Ailleurs, une parcelle doit en toucher deux autres.
lesson-plots-draw = Piochez trois parcelles.
lesson-plots-draw-astray = C’est une autre action. On réessaie ?
lesson-plots-pick = Choisissez la parcelle rose.
lesson-plots-pick-astray = C’est permis, mais ce n’est pas la rose. On réessaie ?
lesson-plots-under = Remettez d’abord la jaune sous la pile.
lesson-plots-under-astray = C’est permis, mais maintenant la verte sortira avant la jaune. On réessaie ?
lesson-plots-lay = Posez-la là où son bambou vient aussitôt.
lesson-plots-lay-astray = C’est permis, mais il n’y a pas d’eau. Pour l’instant, seul l’étang en donne. On réessaie ?
lesson-water-title = Amener l’eau
lesson-water-why = Les irrigations suivent le bord des parcelles et partent de l’étang. Une parcelle à côté d’une irrigation a de l’eau pour toujours. En prendre une est une action, la poser n’en est pas une.
lesson-water-lay = Vous avez une irrigation. Posez-la au départ de l’étang.
lesson-water-astray = C’est permis, mais l’irrigation attend encore. On réessaie ?
lesson-water-take = Prenez une autre irrigation.
lesson-water-bring = Amenez l’eau à la parcelle rose.
lesson-water-bring-astray = C’est permis, mais la parcelle rose est encore sèche. On réessaie ?
lesson-gardener-title = Le jardinier
lesson-gardener-why = Il marche en ligne droite et doit se déplacer. Le bambou pousse sur sa parcelle et sur toutes celles de la même couleur à côté, si elles ont de l’eau.
lesson-gardener-task = Faites pousser trois bambous verts d’un seul déplacement.
lesson-gardener-astray = C’est permis, mais il en a poussé moins. Arrêtez-vous là où des parcelles vertes se touchent. On réessaie ?
lesson-gardener-next = Maintenant la seconde action, une autre : écartez le panda, sur la parcelle rose.
lesson-gardener-next-astray = C’est permis, mais le panda n’est pas sur la parcelle rose. On réessaie ?
lesson-panda-title = Le panda
lesson-panda-why = Le panda marche en ligne droite et mange une section. Les cartes Panda se paient avec les sections mangées. Un tour compte deux actions différentes ; objectifs et irrigations se posent gratuitement.
lesson-panda-eat = Votre carte demande deux sections vertes, et vous en avez une. Faites-en manger une autre au panda.
lesson-panda-eat-astray = C’est permis, mais vous n’avez pas plus de vert qu’avant. On réessaie ?
lesson-panda-pay = Maintenant, réalisez l’objectif : appuyez dessus.
lesson-panda-pay-astray = C’est permis, mais la carte est encore dans votre main. On réessaie ?
lesson-panda-end = Les deux actions sont faites. Terminez votre tour.
lesson-panda-end-astray = C’est encore votre tour. On réessaie ?
lesson-cards-title = Réaliser des objectifs
lesson-cards-why = Un objectif se réalise à tout moment de votre tour, sans action. Les motifs peuvent être tournés et demandent de l’eau sur chaque parcelle. On a cinq cartes en main au plus.
lesson-cards-fulfil = Votre main est pleine. Un objectif Parcelle est déjà atteint : trouvez-le et appuyez dessus.
lesson-cards-fulfil-astray = C’est permis, mais aucun objectif n’est réalisé. On réessaie ?
lesson-cards-draw = Il y a maintenant de la place. Piochez un objectif Jardinier.
lesson-cards-draw-astray = C’est permis, mais ce n’est pas un objectif Jardinier. On réessaie ?
lesson-weather-title = Météo et aménagements
lesson-weather-why = Le point d’interrogation laisse le choix. Les nuages apportent un aménagement, à poser aussitôt ou plus tard, sur une parcelle sans aménagement ni bambou. Vous pouvez ignorer toute météo.
lesson-weather-roll = Un nouveau tour commence par la météo. Lancez le dé.
lesson-weather-roll-astray = Le dé n’est pas encore lancé. On réessaie ?
lesson-weather-choose = Un point d’interrogation : choisissez les nuages.
lesson-weather-choose-astray = C’est permis, mais seuls les nuages apportent un aménagement. On réessaie ?
lesson-weather-chip = Prenez un bassin.
lesson-weather-chip-astray = C’est permis, mais seul un bassin donne de l’eau. On réessaie ?
lesson-weather-improve = Posez-le sur la parcelle sèche.
lesson-weather-improve-astray = C’est permis, mais la parcelle est encore sèche. On réessaie ?
lesson-rain-title = Quatre de haut
lesson-rain-why = La pluie fait pousser le bambou sur une parcelle qui a de l’eau. Un bambou a quatre sections au plus. Si une carte barre tous les aménagements, la parcelle ne doit pas en avoir.
lesson-rain-grow = Il pleut. Faites pleuvoir là où un bambou vert atteindra quatre sections, sur une parcelle sans aménagement.
lesson-rain-grow-astray = C’est permis, mais cela ne sert pas votre objectif Jardinier. On réessaie ?
lesson-rain-fulfil = Votre objectif Jardinier est atteint. Appuyez dessus.
lesson-rain-fulfil-astray = C’est permis, mais la carte est encore dans votre main. On réessaie ?
lesson-exact-title = Exactement trois
lesson-exact-why = Les hauteurs sont exactes : un bambou de quatre n’est pas un bambou de trois. Il peut donc être sage d’ignorer la pluie.
lesson-exact-task = Votre carte demande deux bambous roses d’exactement trois sections. L’un est là, et c’est le seul qui puisse pousser. Ignorez la pluie.
lesson-exact-astray = C’est permis, mais il a maintenant quatre sections et ne compte plus. On réessaie ?

## La première page

learn-goal = Réalisez vos objectifs secrets dans un jardin commun
learn-says = Posez des parcelles, amenez l’eau, faites pousser le bambou et nourrissez le panda. Chaque objectif réalisé rapporte. Le plus de points l’emporte.
learn-weather-title = Lancez la météo
learn-weather = À partir de la deuxième manche, le dé vous aide : une action de plus, une pousse, un aménagement.
learn-actions-title = Faites deux choses différentes
learn-actions = Poser une parcelle, prendre une irrigation, déplacer le jardinier, déplacer le panda ou piocher un objectif. Vos irrigations et aménagements se posent gratuitement.
learn-figures-title = Jardinier et panda
learn-figures = Tous deux marchent en ligne droite. Le jardinier fait pousser le bambou, le panda en mange une section.
learn-finish-title = Réalisez vos objectifs
learn-finish = Quand le jardin ou vos sections correspondent à une carte de votre main, appuyez dessus. Cela ne prend pas d’action.
learn-plots-title = Parcelles
learn-plots = Le même motif dans le jardin, entièrement irrigué. 2 à 5 points.
learn-gardener-title = Jardinier
learn-gardener = Du bambou à la hauteur indiquée. 3 à 8 points.
learn-panda-title = Panda
learn-panda = Payez les sections mangées. 3 à 6 points.
learn-end-title = Quand cela finit
learn-end = Quelqu’un réalise 9 objectifs (8 à trois, 7 à quatre) et gagne 2 points de plus. Les autres jouent un dernier tour.

## Le jardin en lettres, pour un terminal : une case a dix lettres de large

chart-pond = eau
chart-green = vert
chart-yellow = jaune
chart-pink = rose
chart-panda = PANDA
chart-gardener = JARDINIER
chart-legend = | bambou, ~ eau, + engrais, # enclos, = bassin.

## Comment la partie a été gagnée

won-first = { $who ->
    [you] Vous avez réalisé { $n } objectifs en premier et avez le plus de points, { $mine } contre { $theirs }.
   *[other] { $who } a réalisé { $n } objectifs en premier et a le plus de points, { $mine } contre { $theirs }.
}
won-ended = { $who ->
    [you] Vous avez réalisé { $n } objectifs en premier.
   *[other] { $who } a réalisé { $n } objectifs en premier.
}
won-panda = { $who ->
    [you] À égalité avec { $points }, vous l’emportez par les points Panda, { $mine } contre { $theirs }.
   *[other] À égalité avec { $points }, { $who } l’emporte par les points Panda, { $mine } contre { $theirs }.
}

## What a person's page remembers, under the figure

personal-points = points en une partie
