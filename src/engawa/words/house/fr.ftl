### Ce que dit la maison, et ce que tous les jeux partagent. Les arguments sont ceux de en.ftl.
### As in English: Engawa, bot, bots, OK, panda, pandas, point, points, score, table.

## Relier les mots

sentences = { $first } { $rest }
list-last = { first } et { rest }
    .then = { first } puis { rest }
list-more = { first }, { rest }
either-last = { first } ou { rest }
either-more = { first }, { rest }
only = { $what ->
    [you] vous
   *[other] { $what }
}

## Une place peut être un élément d’une liste

first = { $first ->
    [you] vous
   *[other] { $first }
}
rest = { $rest ->
    [you] vous
   *[other] { $rest }
}

## Nombres

number = { $n }
more = +{ $n }
less = −{ $n }
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Places

seat-free = Place { $letter }

## Tous les jeux

play = Jouer
game-over = La partie est terminée.
points-word = points
happened = { $line }.
played = { $who ->
    [you] Vous avez joué { $line }.
   *[other] { $who } a joué { $line }.
}

## Comment la partie a été gagnée

won-points = { $who ->
    [you] Vous avez le plus de points, { $mine } contre { $theirs }.
   *[other] { $who } a le plus de points, { $mine } contre { $theirs }.
}
won-tie = { $who ->
    [you] Vous l’emportez à égalité, avec { $amount }.
   *[other] { $who } l’emporte à égalité, avec { $amount }.
}
won-shared = Victoire partagée avec { $amount } : { $who }.
won-alone = { $who ->
    [you] Vous avez { $amount }.
   *[other] { $who } a { $amount }.
}
nobody-wins = Personne ne gagne.
stopped-turns = { $n ->
    [one] La partie a été arrêtée après { $n } tour.
   *[other] La partie a été arrêtée après { $n } tours.
}
stopped-rounds = { $n ->
    [one] La partie a été arrêtée après { $n } manche.
   *[other] La partie a été arrêtée après { $n } manches.
}

## Choisir un jeu

no-game = il n’y a pas de jeu « { $game } » ; il y a : { $games }
no-such-seats = { $game } se joue de { $few } à { $many }, pas à { $n }
no-option = { $game } n’a pas d’option « { $option } » ; options : { $offer }
option-takes = l’option { $option } attend { $takes }, pas { $value }
no-language = il n’y a pas de textes en « { $language } » ; il y a : { $languages }
illegal-line = « { $line } » ne peut pas se jouer ici : { $why } [{ $rule }]
at-line = ligne { $n } : { $what }
at-from = en-tête « from » : { $what }
other-version = Cette partie a été jouée avec la version { $version } des règles ({ $game }) ; la version est maintenant { $now }, et elle pourrait se dérouler autrement.
takes-file = un nom ou un fichier
takes-yes-no = oui ou non
takes-number = un nombre entier de { $low } à { $high }
takes-name = { $n } { $name }
no-rule = { $game } n’a pas de règle « { $rule } » ; règles : { $offer }
none = aucune
yes = oui
no = non

## La table

took-back = { $who ->
    [you] { $lines ->
        [one] Vous avez annulé { $lines } ligne.
       *[other] Vous avez annulé { $lines } lignes.
    }
   *[other] { $lines ->
        [one] { $who } a annulé { $lines } ligne.
       *[other] { $who } a annulé { $lines } lignes.
    }
}
whose = { $who }, { $what-others }

## Le terminal

state-faded = parti
state-got = à venir
amount = { $what } { $n }
amount-of = { $what } { $n } sur { $of }

## Leçons

no-lesson = Cette leçon n’existe pas.
can-be-played = C’est jouable.
lesson-over = La leçon est terminée. Recommencez-la, ou passez à la suivante.

## Titres au-dessus des règles : où le livret se tait, ce que personne ne sait, et ce qui vaut pour tous les jeux

section-rulings = Précisions
section-gaps = Lacunes
section-house = La maison
