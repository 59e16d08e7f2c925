### Pass the Pandas. Les arguments sont ceux de en.ftl.
### As in English: Pass the Pandas.

## Le jeu

title = Pass the Pandas
summary = Lancez vos dés, donnez vos pandas, et débarrassez-vous de vos dés avant les autres.
option-places = continuer pour la deuxième place et les suivantes
option-bamboozled = quatre dés ou plus, tous vides, peuvent s’échanger contre ceux de quelqu’un d’autre
option-pandamonium = jouer plusieurs manches, jusqu’à ce que quelqu’un ait autant de points
option-turn-cap = tours après lesquels une manche s’arrête

## Mots

dice = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
pandas = { $n ->
    [one] { $n } panda
   *[other] { $n } pandas
}
turns = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
face-water = eau
face-panda = panda
face-bamboo = bambou
face-blank = vide
shown-water = { $n ->
    [one] de l’eau
   *[other] { $n } fois de l’eau
}
shown-panda = { $n ->
    [one] un panda
   *[other] { $n } pandas
}
shown-bamboo = { $n ->
    [one] un bambou
   *[other] { $n } bambous
}
shown-blank = { $n ->
    [one] une face vide
   *[other] { $n } faces vides
}
count-dice = { $n ->
    [one] dé
   *[other] dés
}
count-bamboo = bambou
finished = { $place ->
    [1] fini en premier
    [2] fini en deuxième
    [3] fini en troisième
   *[other] fini en quatrième
}
score-dice = Dés des autres
score-seats = Places derrière

## Aides : une place au milieu d’une phrase

to = { $to ->
    [you] vous
   *[other] { $to }
}

## Ce qu’il y a à faire

asks-start = Le hasard décide qui commence.
asks-roll = { $who ->
    [you] Vous lancez { $dice }.
   *[other] { $who } lance { $dice }.
}
asks-give = { $of ->
    [one] À qui donner le panda ?
   *[other] À qui donner le panda { $n } sur { $of } ?
}
asks-swap = Que des faces vides : échangez tous vos dés avec quelqu’un, ou gardez-les.
waits-give = { $who ->
    [you] Vous donnez des pandas.
   *[other] { $who } donne des pandas.
}
waits-swap = { $who ->
    [you] Vous pouvez échanger tous vos dés.
   *[other] { $who } peut échanger tous ses dés.
}

## Sur la table

place-roll = Lancer
place-mine = Vos dés
    .others = dés
place-mine-after = Vos dés après ce tour
none-left = aucun
    .others = dés après ce tour
from-whom = { $from ->
    [you] { $n } de vous
   *[other] { $n } de { $from }
}
place-gone = Hors du jeu
gone-of = { $n } sur { $of }
tray = { $who ->
    [you] Votre plateau, { $dice }.
   *[other] Plateau : { $who }, { $dice }.
}
press-give = donner un panda
press-swap = échanger tous les dés

## Les choix

verb-give = { $to ->
    [you] Vous donner un panda ({ $dice })
   *[other] Donner un panda à { $to } ({ $dice })
}
verb-swap = Échanger avec { to } ({ $dice })
verb-keep = Garder vos { $dice }
verb-whose = { $who ->
    [you] Vous : { $dice }
   *[other] { $who } : { $dice }
}
verb-keep-title = Garder

## Ce qu’une ligne apporterait

give-title = { $pandas ->
    [one] Donner le dernier panda à { to }
   *[other] Donner un panda à { to }
}
give-press = Donner à { to }
will-hold = { $who ->
    [you] Vous aurez { $dice }.
   *[other] { $who } aura { $dice }.
}
give-saves = { $who ->
    [you] Sinon, vous donnez vos derniers dés et gagnez.
   *[other] Sinon, { $who } donne ses derniers dés et gagne.
}
give-fewest = { $who ->
    [you] Vous avez le moins de dés.
   *[other] { $who } a le moins de dés : cela freine qui est le plus près de gagner.
}
give-most = { $who ->
    [you] Vous avez le plus de dés.
   *[other] { $who } a le plus de dés : c’est là que cela compte le moins.
}
pandas-left = { $n ->
    [one] Encore { $n } panda à donner.
   *[other] Encore { $n } pandas à donner.
}
will-pay = { $from ->
    [you] Vous devez donner { $dice } à { to }.
   *[other] { $to ->
        [you] { $from } doit vous donner { $dice }.
       *[other] { $from } doit donner { $dice } à { $to }.
    }
}
will-end = { $who ->
    [you] Vous finissez avec { $dice }.
   *[other] { $who } finit avec { $dice }.
}
swap-title = Échanger tous les dés avec { to }
swap-press = Échanger { $mine } contre { $theirs }
keep-title = Garder vos { $dice }
keep-says = Rien ne change pour personne.
keep-press = Garder { $n }

## Ce qui s’est passé

begins = { $who ->
    [you] Vous commencez.
   *[other] { $who } commence.
}
rolled = { $who ->
    [you] Vous avez obtenu { $faces }.
   *[other] { $who } a obtenu { $faces }.
}
gone = { $n ->
    [one] { $n } dé est retiré du jeu.
   *[other] { $n } dés sont retirés du jeu.
}
gave = { $who ->
    [you] Vous avez donné un panda à { to }.
   *[other] { $to ->
        [you] { $who } vous a donné un panda.
       *[other] { $who } a donné un panda à { $to }.
    }
}
paid = { $from ->
    [you] Vous aviez plus de bambous et avez donné { $dice } à { to }.
   *[other] { $to ->
        [you] { $from } avait plus de bambous et vous a donné { $dice }.
       *[other] { $from } avait plus de bambous et a donné { $dice } à { $to }.
    }
}
now-has = { $who ->
    [you] { $n ->
        [0] Vous n’avez plus de dés.
        [one] Vous avez maintenant { $n } dé.
       *[other] Vous avez maintenant { $n } dés.
    }
   *[other] { $n ->
        [0] { $who } n’a plus de dés.
        [one] { $who } a maintenant { $n } dé.
       *[other] { $who } a maintenant { $n } dés.
    }
}
kept = { $who ->
    [you] Vous avez gardé vos { $dice }.
   *[other] { $who } a gardé ses { $dice }.
}
swapped = { $who ->
    [you] Vous avez échangé tous vos dés avec { to }, { $mine } contre { $theirs }.
   *[other] { $who } a échangé tous ses dés avec { to }, { $mine } contre { $theirs }.
}
scored = { $who ->
    [you] Vous n’avez plus de dés et marquez { $points }.
   *[other] { $who } n’a plus de dés et marque { $points }.
}
new-round = Une nouvelle manche commence.

## Où en est la partie

to-match = { $who ->
    [you] { $n ->
        [one] Vous avez { $n } bambou à égaler.
       *[other] Vous avez { $n } bambous à égaler.
    }
   *[other] { $n ->
        [one] { $who } a { $n } bambou à égaler.
       *[other] { $who } a { $n } bambous à égaler.
    }
}
first-to = But : { $points }.
wins = { $who ->
    [you] Vous n’avez plus de dés et gagnez.
   *[other] { $who } n’a plus de dés et gagne.
}
stopped-points = Arrêt après { $turns } : les points décident.
stopped-places = Arrêt après { $turns } : le classement décide.
stopped-dice = Arrêt après { $turns } : qui a le moins de dés gagne.
note-course = { $who ->
    [you] Votre tour, étape par étape
   *[other] Le tour de { $who }, étape par étape
}
note-water = Eau : { $dice } hors du jeu.
note-pandas = { $given ->
    [one] Pandas : { $given } donné sur { $of }.
   *[other] Pandas : { $given } donnés sur { $of }.
}
note-bamboo = { $from ->
    [you] Bambou : vous { $target }, { $who } { $n }.
   *[other] { $who ->
        [you] Bambou : { $from } { $target }, vous { $n }.
       *[other] Bambou : { $from } { $target }, { $who } { $n }.
    }
}
note-blank = { $n ->
    [one] Faces vides : { $n } dé reste.
   *[other] Faces vides : { $n } dés restent.
}

## Pourquoi pas

why-not-begun = Le hasard doit d’abord décider qui commence.
why-begun = La partie a déjà commencé.
why-pandas-left = { $who ->
    [you] Vous avez lancé vos dés et avez encore { $pandas } à donner.
   *[other] { $who } a lancé ses dés et a encore { $pandas } à donner.
}
why-may-swap = { $who ->
    [you] Vous avez lancé vos dés et pouvez les échanger ou les garder.
   *[other] { $who } a lancé ses dés et peut les échanger ou les garder.
}
why-roll-all = { $who ->
    [you] Vous devez lancer tous vos dés : { $dice }.
   *[other] { $who } doit lancer tous ses dés : { $dice }.
}
why-roll-first = { $who ->
    [you] Vous devez d’abord lancer les dés.
   *[other] { $who } doit d’abord lancer les dés.
}
why-no-panda = { $who ->
    [you] Vous n’avez pas de panda à donner.
   *[other] { $who } n’a pas de panda à donner.
}
why-not-oneself = Un panda se donne à quelqu’un d’autre, jamais à soi-même.
why-out = { $who ->
    [you] Vous avez fini et ne prenez plus de dés.
   *[other] { $who } a fini et ne prend plus de dés.
}
why-no-variant = On n’échange ses dés que dans la variante Bamboozled.
why-not-blank = { $who ->
    [you] Vous n’avez pas lancé { $least } dés ou plus, tous vides.
   *[other] { $who } n’a pas lancé { $least } dés ou plus, tous vides.
}
why-swap-other = On échange ses dés avec quelqu’un d’autre, jamais avec soi-même.
why-none-to-swap = { $who ->
    [you] Vous n’avez pas de dés à échanger.
   *[other] { $who } n’a pas de dés à échanger.
}

## Le but

goal = Débarrassez-vous de vos dés avant les autres.
goal-match = Marquez { $points } avant les autres : un point par dé qu’ils ont encore.
goal-far = encore { $dice }

## Ce que dit le guide

tip-goal-title = Débarrassez-vous de vos dés
tip-goal = Le but est de ne plus avoir de dés avant les autres. Tous vos dés se lancent seuls au début de votre tour ; bambous et faces vides vous restent.
tip-panda-title = Les pandas sont pour les autres
tip-panda = Chaque panda obtenu doit être donné. Vous choisissez à qui : appuyez sur un plateau éclairé.
tip-panda-now = Tous les pandas donnés, il vous restera { $dice } de ce lancer.
tip-water-title = L’eau s’en va
tip-water = Chaque eau obtenue quitte le jeu pour de bon. C’est le plus sûr moyen d’avoir moins de dés.
tip-bamboo-title = Égalez le bambou
tip-bamboo = Comptez les bambous obtenus juste avant vous. Si vous en avez moins, on vous donne la différence en dés.
tip-bamboo-met = Vous en avez assez : vous ne recevez rien.
tip-leader-title = Quelqu’un a presque fini
tip-leader = Un panda est un dé de plus. Donnez-le à qui est le plus près de gagner.
tip-leader-now = { $who ->
    [you] Vous avez { $dice }.
   *[other] { $who } a { $dice } seulement.
}
tip-split-title = Plus d’un panda
tip-split = Vous pouvez tous les donner à la même personne, ou les répartir. Chaque pression en donne un.
tip-save-title = Attention : cela perd la partie
tip-save = La personne avant vous doit vous donner ses derniers dés et gagnerait ainsi. Donnez-lui d’abord un panda.
tip-swap-title = Que des vides : échangez
tip-swap = Vous pouvez échanger tous vos dés contre tous ceux de quelqu’un d’autre. C’est utile s’il y en a moins.

## Leçons

lesson-panda-title = Donner un panda
lesson-panda-task = Vous avez obtenu de l’eau, un panda, un bambou et une face vide. Donnez le panda à qui a le moins de dés.
lesson-panda-astray = C’est permis, mais il vous sert mieux de ralentir qui a le moins de dés. On réessaie ?
lesson-panda-why = L’eau quitte le jeu. Les pandas vont aux autres. Bambous et faces vides restent : vous finissez donc ce tour avec deux dés.
lesson-split-title = Plusieurs pandas
lesson-split-task = Vous avez obtenu deux pandas. Donnez-en un à { to }.
lesson-split-task-2 = Gardez l’équilibre entre les autres : donnez le second panda à { to }.
lesson-split-astray = C’est permis, mais maintenant il y a deux dés d’écart. On réessaie ?
lesson-split-why = Chaque panda est un choix à part. Chaque pression donne un panda.
lesson-bamboo-title = Le défi du bambou
lesson-bamboo-task = La personne avant vous a obtenu deux bambous, vous un seul. Donnez votre panda de façon qu’elle finisse avec moins de dés qu’avant.
lesson-bamboo-astray = C’est permis, mais le panda a remplacé le dé que vous avez reçu. On réessaie ?
lesson-bamboo-why = Vous aviez un bambou de moins : vous avez donc reçu un dé. Seuls comptent les bambous obtenus au lancer, jamais ceux qu’on reçoit.
lesson-save-title = Empêcher une victoire
lesson-save-task = La personne avant vous n’a plus qu’un dé et vous le doit. Faites en sorte qu’elle ne gagne pas.
lesson-save-astray = Elle vous a donné son dernier dé et a gagné. Donnez-lui d’abord le panda. On réessaie ?
lesson-save-why = D’abord les pandas, ensuite les dés pour le bambou. Qui n’a plus de dés à la fin d’un tour a gagné, quel que soit ce tour.
lesson-win-title = Les derniers dés
lesson-win-task = De l’eau et un panda : donnez le panda, et vous avez gagné.
lesson-win-astray = C’est permis, mais vous avez encore des dés. On réessaie ?
lesson-win-why = La partie finit à la fin d’un tour. Qui n’a alors plus de dés a gagné.
lesson-swap-title = Bamboozled : échanger
lesson-swap-task = Que des faces vides, et vous avez cinq dés. Échangez avec quelqu’un qui en a moins.
lesson-swap-astray = C’est permis, mais vous n’avez pas moins de dés. On réessaie ?
lesson-swap-why = C’est une variante : quatre dés ou plus, tous vides, peuvent s’échanger contre tous ceux de quelqu’un d’autre.
lesson-keep-title = Bamboozled : garder
lesson-keep-task = Encore des faces vides, mais tous les autres ont plus de dés que vous. Gardez les vôtres.
lesson-keep-astray = C’est permis, mais vous avez maintenant plus de dés qu’avant. On réessaie ?
lesson-keep-why = On n’est jamais obligé d’échanger.

## La première page

learn-goal = Lancez vos dés, passez les pandas, et n’ayez plus de dés avant les autres
learn-says = À chaque tour, vous lancez tous vos dés. L’eau s’en va, les pandas vont aux autres, le reste demeure. Qui n’a plus de dés gagne.
learn-roll-title = Lancez tous vos dés
learn-roll = À votre tour, vous lancez tous les dés que vous avez.
learn-water-title = L’eau s’en va
learn-water = Chaque eau quitte le jeu pour de bon.
learn-panda-title = Passez les pandas
learn-panda = Donnez chaque panda à qui vous voulez.
learn-bamboo-title = Égalez le bambou
learn-bamboo = Moins de bambous que la personne avant vous ? Elle vous donne la différence en dés.
learn-heading = Qui reçoit un panda ?
learn-leader-title = Freiner qui mène
learn-leader = Un panda est un dé de plus. Donnez-le à qui en a le moins.
learn-split-title = Plusieurs pandas
learn-split = Donnez-les tous à la même personne, ou répartissez-les.
learn-save-title = Avant le bambou
learn-save = Les dés du bambou passent après les pandas. Si ce sont les derniers de quelqu’un, il gagne : donnez-lui un panda.
learn-end-title = Quand cela finit
learn-end = Dès que quelqu’un n’a plus de dés à la fin d’un tour, cette personne a gagné.

## Les dés en rangées, pour un terminal

chart-legend = * est un dé qui compte, - un dé retiré.

## Comment la partie a été gagnée

round-stopped = { $n ->
    [one] La manche a été arrêtée après { $n } tour.
   *[other] La manche a été arrêtée après { $n } tours.
}
won-first = { $who ->
    [you] Vous avez vidé votre plateau avant les autres.
   *[other] { $who } a vidé son plateau avant les autres.
}
won-fewest = { $who ->
    [you] Vous avez le moins de dés, { $n }.
   *[other] { $who } a le moins de dés, { $n }.
}

## What a person's page remembers, under the figure

personal-turns = tours, la victoire la plus rapide
