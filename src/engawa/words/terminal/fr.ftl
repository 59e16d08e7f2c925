### Ce qui se dit dans un terminal : les places, les questions, l’aide et la fin.

## Qui est assis où

seat = { $letter } { $who }
person = (humain)
you = (vous)
bot = ({ $bot })
seats = Places : { $seats }.
help-hint = Tapez ? pour l’aide.
sentence = { $what }.
titled = { $what } : { $says }
in-state = { $what } ({ $state })
seats-range = De { $few } à { $many } places.
takes-usually = { $takes } ; d’habitude { $usual }
bots-seats = { $bots } bots ne remplissent pas { $seats } places, avec ou sans vous
say-which = dites à quel jeu jouer : { $games }
which-game = Quel jeu ?
weak-bots = Les règles ne sont pas compilées : à partir du niveau 6, les bots peuvent jouer en dessous de leur nom.
chart-choices = (3) est le choix 3, * plus d’un choix.

## La partie se déroule

played = { $who } : { $line }
chance = Hasard
chance-for = Hasard pour { $seat }
your-turn = { $letter }, à vous. Appuyez sur Entrée quand personne d’autre ne regarde.
forfeited = { $why }. Un bot glouton continue pour { $seat }.
taken-back = Annulé : { $line }
undo-far = On n’annule que jusqu’au dernier hasard ou au dernier coup de quelqu’un d’autre.
stopped = La partie s’arrête ici, inachevée.

## Ce qu’on peut taper

help = Tapez le numéro d’un choix, ou sa ligne, ou le début de sa ligne.
help-help = cette aide
help-table = la table encore une fois
help-read = la table et les choix en mots
help-why = la règle qui interdit ici une ligne, ou la plupart de celles qui commencent ainsi
help-hint-order = ce qu’un bot jouerait ici, et pourquoi
help-rules = les règles du jeu, ou l’une d’elles
help-undo = annuler votre dernier coup, jusqu’au dernier hasard ou au dernier coup de quelqu’un d’autre
help-save = écrire l’enregistrement de la partie jusqu’ici
help-quit = arrêter
no-choice = Il n’y a pas de choix { $number } ; les numéros vont de 1 à { $most }.
no-line = « { $line } » n’est pas une ligne pour { $game }. Tapez un numéro de 1 à { $most }, une ligne de la liste, ou ? pour l’aide.
can-be-played = « { $line } » peut se jouer ici.
begun-can-be-played = « { $line } » peut se jouer ici : { $lines }.
several = « { $line } » peut être : { $lines }. Précisez.
refused = { $says } [{ $rule }]
tip = Astuce [{ $title }]
why-what = Tapez why et une ligne, par exemple : { $order }
save-what = Tapez save et le nom d’un fichier.
not-saved = { $file } ne peut pas être écrit : { $why }.
saved = { $n ->
    [one] { $n } ligne enregistrée dans { $file }.
   *[other] { $n } lignes enregistrées dans { $file }.
}
save-or-finish = { $order }, ou Entrée pour finir>

## Leçons

lessons-of = { $n ->
    [one] { $game } ({ $title }) : { $n } leçon
   *[other] { $game } ({ $title }) : { $n } leçons
}
no-lessons = { $game } n’a pas de leçons
no-such-lesson = { $game } n’a pas de leçon { $lesson } ; donnez son nom, ou un numéro de 1 à { $most }
which-lesson = Quelle leçon ? Entrée pour la première.
next-lesson = Entrée pour la leçon suivante, ou quit>
all-lessons-done = C’était la dernière leçon. Jouez maintenant une partie : { $order }
task = { $lesson }, exercice { $n } sur { $of } : { $says }
task-orders = (again, show, ? pour l’aide)
done = Réussi.
try-again = Tapez again pour un nouvel essai, ou show.
help-again = un nouvel essai, depuis le début de cet exercice
help-show = voir l’exercice réussi
help-leave = quitter la leçon

## La fin

wins = Victoire : { $who }.
share = Victoire partagée : { $who }.
nobody = Personne ne gagne.
points = Points : { $points }.
has-points = { $who } { $n }
replayed = { $n ->
    [one] { $n } ligne, et tout ce qu’elle affirme est juste ; la partie n’est pas terminée.
   *[other] { $n } lignes, et tout ce qu’elles affirment est juste ; la partie n’est pas terminée.
}
