### Bamboo Harvest. Les arguments sont ceux de en.ftl ; `$card-the` est la forme `.the` de ce qui est donné comme `card`.
### As in English: Bamboo Harvest, six.

## Le jeu

title = Bamboo Harvest
summary = Récoltez des tiges, construisez grâce à vos titres, et traversez la forêt de cartes avant les autres.
option-round-cap = manches après lesquelles la partie s’arrête

## Cartes

rank-ace = as
    .the = l’as
    .an = un as
    .of = d’as
rank-two = deux
    .the = le deux
    .an = un deux
    .of = de deux
rank-three = trois
    .the = le trois
    .an = un trois
    .of = de trois
rank-four = quatre
    .the = le quatre
    .an = un quatre
    .of = de quatre
rank-five = cinq
    .the = le cinq
    .an = un cinq
    .of = de cinq
rank-six = six
    .the = le six
    .an = un six
    .of = de six
rank-seven = sept
    .the = le sept
    .an = un sept
    .of = de sept
rank-eight = huit
    .the = le huit
    .an = un huit
    .of = de huit
rank-nine = neuf
    .the = le neuf
    .an = un neuf
    .of = de neuf
rank-ten = dix
    .the = le dix
    .an = un dix
    .of = de dix
rank-jack = valet
    .the = le valet
    .an = un valet
    .of = de valet
rank-queen = dame
    .the = la dame
    .an = une dame
    .of = de dame
rank-king = roi
    .the = le roi
    .an = un roi
    .of = de roi
suit-clubs = trèfle
suit-spades = pique
suit-diamonds = carreau
suit-hearts = cœur
card = { $rank } de { $suit }
    .the = { $rank-the } de { $suit }
    .of = { $rank-of } de { $suit }

## Tant de ceci ou de cela

many-ace = { $n } as
many-two = { $n } deux
many-three = { $n } trois
many-four = { $n } quatre
many-five = { $n } cinq
many-six = { $n } six
many-seven = { $n } sept
many-eight = { $n } huit
many-nine = { $n } neuf
many-ten = { $n } dix
many-jack = { $n ->
    [one] { $n } valet
   *[other] { $n } valets
}
many-queen = { $n ->
    [one] { $n } dame
   *[other] { $n } dames
}
many-king = { $n ->
    [one] { $n } roi
   *[other] { $n } rois
}
reeds = { $n ->
    [one] { $n } tige
   *[other] { $n } tiges
}
deeds = { $n ->
    [one] { $n } titre
   *[other] { $n } titres
}
tokens = { $n ->
    [one] { $n } pion
   *[other] { $n } pions
}
steps = { $n } pas
rounds = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}

## Sur la table

place-hand = Vos titres
    .others = titres
hand-note = chacun construit sur une carte de son rang
place-reeds = Vos tiges
    .others = tiges
reeds-note = { $has } ; construire en coûte { $n }
place-harvest = Votre récolte
    .others = récolte
place-path = Pour votre chemin
    .others = pour le chemin
path-note = ce que vous pouvez faire
place-piles = Tous les titres
place-deeds = { $who ->
    [you] Vos titres
   *[other] Titres chez { $who }
}
side-north = Nord
side-south = Sud
side-west = Ouest
side-east = Est
label-card = Ligne { $row }, colonne { $column } : { $card }, { $lies }, { $yields }.
label-built = { $who ->
    [you] Ligne { $row }, colonne { $column } : construite par vous.
   *[other] Ligne { $row }, colonne { $column } : construite par { $who }.
}
vacant = libre
disturbed-by = { $who ->
    [you] perturbée par vous
   *[other] perturbée par { $who }
}
label-token = Votre pion en { $cell }, qui peut récolter.
label-deed = { $card }, { $lies }
label-wild = { $card }, joker, { $lies }
label-spent = { $card }, joker, { $lies }, n’échange plus
label-back = titre, { $lies }
lies-up = face visible
lies-down = face cachée
lies-fresh = vient d’être pioché
lies-dropped = mis en jeu
text-down = caché
label-pile = Pioche, { $deeds }
label-discards = Défausse, { $deeds }
text-pile = titres { $n }
text-discards = défausse { $n }
text-none = aucun
label-crop = { $cell } : { $cards }, { $gain }
no-crop = Il n’y a rien à côté de vos pions.

press-place = placer un pion ici
press-build = construire ici
press-swap = échanger cette carte
press-with = échanger avec cette carte
press-mark = la perturber
press-harvest = récolter

## Ce que chacun possède

count-reeds = tiges
count-deeds = titres
count-tokens = pions
count-path = au chemin
score-placed = Placés au départ
score-built = Construits

## Ce qu’il y a à faire

asks-drop = Sacrifiez l’un de vos trois titres. Qui sacrifie le plus fort commence.
asks-place = { $n ->
    [1] Placez votre premier pion sur une carte libre.
   *[other] Placez votre second pion sur une carte libre.
}
asks-build = Construisez sur une carte pour { $reeds }, ou ne construisez pas.
asks-swap = Échanger deux cartes ? Choisissez d’abord une carte du rang d’un de vos titres.
asks-with = Choisissez la seconde carte à échanger.
asks-mark = Posez votre marqueur sur l’une des deux cartes.
asks-harvest = Récoltez avec chacun de vos pions.
asks-redraw = Repiochez une carte, ou terminez la récolte.
asks-buy = Achetez un titre, ou terminez la récolte.
asks-redraw-or-buy = Repiochez une carte, achetez un titre, ou terminez la récolte.
asks-end = Terminez la récolte.
asks-manage = Retournez des titres face visible, ou gardez-les cachés.
asks-discard = Défaussez jusqu’à { $n } titres.
chance-lay = On étale la forêt.
chance-deal = On distribue les titres.
chance-black = Deux cartes sont égales : celle au dos noir commence.
waits-drop = { $who ->
    [you] Vous mettez un titre en jeu.
   *[other] { $who } met un titre en jeu.
}
waits-place = { $who ->
    [you] Vous placez un pion.
   *[other] { $who } place un pion.
}
waits-build = { $who ->
    [you] Vous pouvez construire.
   *[other] { $who } peut construire.
}
waits-swap = { $who ->
    [you] Vous pouvez échanger deux cartes.
   *[other] { $who } peut échanger deux cartes.
}
waits-with = { $who ->
    [you] Vous échangez.
   *[other] { $who } échange.
}
waits-mark = { $who ->
    [you] Vous posez votre marqueur.
   *[other] { $who } pose son marqueur.
}
waits-harvest = { $who ->
    [you] Vous récoltez.
   *[other] { $who } récolte.
}
waits-manage = { $who ->
    [you] Vous rangez vos titres.
   *[other] { $who } range ses titres.
}
waits-draw = { $who ->
    [you] Vous piochez { $deeds }.
   *[other] { $who } pioche { $deeds }.
}
won = { $who ->
    [you] Vous avez gagné.
   *[other] { $who } a gagné.
}
note-path = Le chemin : { $cells }.
note-stopped = Arrêt après { $rounds } : le plus de pions l’emporte, puis le plus de tiges.
note-dropped = { $who ->
    [you] Vous avez mis en jeu { $card-the }.
   *[other] { $who } a mis en jeu { $card-the }.
}

## Les étapes d’un tour

step-build = Bâtir
step-build-says = Construire sur une carte pour { $reeds }
step-swap = Échange
step-swap-says = Échanger deux cartes libres
step-mark = Perturber { $cell }
step-harvest = Récolte
step-harvest-says = Récolter avec chaque pion
step-deeds = Titres
step-deeds-says = Retourner des titres face visible, en garder trois
step-discard = Défausser
step-discard-says = Défausser jusqu’à { $n } titres
step-redraw = Repiocher
step-redraw-says = Défausser une carte qu’on vient de piocher et en piocher une autre

## Les choix, et ce qu’ils apporteraient

drop-title = Sacrifier { $card-the }
drop-says = Le titre le plus fort commence ; l’as est le plus faible. Vos deux autres sont posés face visible.
drop-press = Sacrifier { $deed-the }
place-title = Placer un pion en { $cell }
place-says = D’ici, il récolterait maintenant { $gain }.
place-press = Placer le pion
build-title = Construire sur { $rank-the } en { $cell }
build-says = Vous payez { $reeds } et { $card-the }.
build-says-hidden = Vous payez { $reeds } et { $card-the } (titre caché).
leaves = Il vous reste { $reeds }.
build-press = Construire pour { $n }
wins = Cela gagne la partie.
swap-title = Échanger { $rank-the } en { $cell }
swap-wild-title = Échanger { $rank-the } en { $cell }, grâce au joker : { $card }
swap-says = Choisissez ensuite la carte avec laquelle l’échanger : { $steps } sont gratuits, chaque pas de plus coûte { $reeds }.
swap-wild-says = Utilise le joker ({ $card }), qui ne pourra plus échanger.
swap-press = Échanger
first = 1re
with-title = Échanger { $one-the } et { $other-the }, à { $steps }
with-pays = Coûte { $reeds }.
with-free = Ne coûte rien.
chip-free = gratuit
with-says = Vous posez ensuite votre marqueur sur l’une des deux cartes. Elle se repose jusqu’à votre prochain tour.
with-press = Échanger pour { $n }
with-press-free = Échanger, gratuit
mark-title = Perturber { $rank-the } en { $cell }
mark-says = Jusqu’à votre prochain tour, personne ne peut y construire, l’échanger ou la récolter.
mark-harvest = Votre récolte sera alors : { $gain }.
mark-press = Perturber { $rank-the }
harvest-title = Récolter { $gain } en { $cell }
harvest-says = À côté : { $cards }.
harvest-press = Récolter { $gain }
buy-title = Acheter un titre pour { $reeds }
buy-title-short = Acheter un titre
buy-says = On le pioche, et personne d’autre ne le voit.
buy-press = Acheter pour { $n }
redraw-title = Défausser { $card-the } et repiocher
redraw-says = Une seule fois par tour : la nouvelle carte ne peut pas être repiochée.
redraw-press = Repiocher
reveal-title = Retourner { $card-the } face visible
reveal-says = Face visible, ce titre peut échanger des cartes dès votre prochain tour, et tout le monde le voit.
reveal-press = Retourner
discard-title = Défausser { $card-the }
discard-shown = Tout le monde voit cette carte.
discard-hidden = Personne d’autre ne voit cette carte.
discard-press = Défausser { $deed-the }
done-build = Ne pas construire
done-build-press = Sans construire
done-swap = Ne pas échanger
done-swap-press = Sans échanger
done-harvest = Terminer la récolte
done-harvest-press = Fin de récolte
done-manage = Terminer le tour
done-manage-press = Fin du tour

## Ce qui s’est passé

laid = Posée en { $cell } : { $card }.
was-dealt = { $who ->
    [you] Vous avez reçu { $card-the }.
   *[other] { $who } a reçu { $card-the }.
}
was-dealt-hidden = { $who ->
    [you] Vous avez reçu un titre.
   *[other] { $who } a reçu un titre.
}
drew = { $who ->
    [you] Vous avez pioché { $card-the }.
   *[other] { $who } a pioché { $card-the }.
}
drew-hidden = { $who ->
    [you] Vous avez pioché un titre.
   *[other] { $who } a pioché un titre.
}
black = { $who ->
    [you] Votre carte a le dos noir.
   *[other] { $who } a la carte au dos noir.
}
dropped = { $who ->
    [you] Vous avez mis en jeu { $card-the }.
   *[other] { $who } a mis en jeu { $card-the }.
}
dropped-hidden = { $who ->
    [you] Vous avez mis un titre en jeu.
   *[other] { $who } a mis un titre en jeu.
}
begins = { $who ->
    [you] Vous commencez.
   *[other] { $who } commence.
}
placed = { $who ->
    [you] Vous avez placé un pion en { $cell }.
   *[other] { $who } a placé un pion en { $cell }.
}
built = { $who ->
    [you] Vous avez construit sur { $rank-the } en { $cell } avec { $card-the } et { $reeds }.
   *[other] { $who } a construit sur { $rank-the } en { $cell } avec { $card-the } et { $reeds }.
}
picked = { $who ->
    [you] Vous avez choisi { $rank-the } en { $cell } pour un échange.
   *[other] { $who } a choisi { $rank-the } en { $cell } pour un échange.
}
picked-wild = { $who ->
    [you] Vous avez choisi { $rank-the } en { $cell } pour un échange, grâce au joker : { $card }.
   *[other] { $who } a choisi { $rank-the } en { $cell } pour un échange, grâce au joker : { $card }.
}
swapped = { $who ->
    [you] Vous avez échangé { $one-the } en { $from } et { $other-the } en { $cell } pour { $reeds }.
   *[other] { $who } a échangé { $one-the } en { $from } et { $other-the } en { $cell } pour { $reeds }.
}
swapped-free = { $who ->
    [you] Vous avez échangé { $one-the } en { $from } et { $other-the } en { $cell } gratuitement.
   *[other] { $who } a échangé { $one-the } en { $from } et { $other-the } en { $cell } gratuitement.
}
disturbed = { $who ->
    [you] Vous avez perturbé { $rank-the } en { $cell }.
   *[other] { $who } a perturbé { $rank-the } en { $cell }.
}
harvested = { $who ->
    [you] Vous avez récolté { $gain } en { $cell } ({ $rank }).
   *[other] { $who } a récolté { $gain } en { $cell } ({ $rank }).
}
bought = { $who ->
    [you] Vous avez acheté un titre pour { $reeds }.
   *[other] { $who } a acheté un titre pour { $reeds }.
}
redrew = { $who ->
    [you] Vous avez défaussé { $card-the } pour repiocher.
   *[other] { $who } a défaussé { $card-the } pour repiocher.
}
redrew-hidden = { $who ->
    [you] Vous avez défaussé un titre pioché pour repiocher.
   *[other] { $who } a défaussé un titre pioché pour repiocher.
}
revealed = { $who ->
    [you] Vous avez retourné { $card-the } face visible.
   *[other] { $who } a retourné { $card-the } face visible.
}
discarded = { $who ->
    [you] Vous avez défaussé { $card-the }.
   *[other] { $who } a défaussé { $card-the }.
}
discarded-hidden = { $who ->
    [you] Vous avez défaussé un titre caché.
   *[other] { $who } a défaussé un titre caché.
}
built-nothing = { $who ->
    [you] Vous n’avez pas construit.
   *[other] { $who } n’a pas construit.
}
swapped-nothing = { $who ->
    [you] Vous n’avez pas échangé.
   *[other] { $who } n’a pas échangé.
}
ended-harvest = { $who ->
    [you] Vous avez terminé la récolte.
   *[other] { $who } a terminé la récolte.
}
ended-turn = { $who ->
    [you] Vous avez terminé le tour.
   *[other] { $who } a terminé le tour.
}

## Pourquoi pas

why-now-lay = Pas maintenant : on étale la forêt.
why-now-deal = Pas maintenant : on distribue les titres.
why-now-drop = Pas maintenant : chaque place met un titre en jeu, pour savoir qui commence.
why-now-black = Pas maintenant : on cherche laquelle des cartes égales a le dos noir.
why-now-place = Pas maintenant : on place les premiers pions.
why-now-build = Pas maintenant : c’est le moment de construire.
why-now-swap = Pas maintenant : c’est le moment d’échanger.
why-now-with = Pas maintenant : il faut choisir la seconde carte de l’échange.
why-now-mark = Pas maintenant : il faut poser le marqueur.
why-now-harvest = Pas maintenant : c’est le moment de récolter.
why-now-manage = Pas maintenant : c’est le moment de ranger les titres.
why-draw-first = { $who ->
    [you] Vous avez d’abord { $deeds } à piocher.
   *[other] { $who } a d’abord { $deeds } à piocher.
}
why-one-build = Une construction par tour : elle vient en premier, et coûte { $reeds } et un titre.
why-one-swap = Un échange par tour : il vient avant la récolte, et demande un titre déjà face visible.
why-no-deed-up = { $who ->
    [you] Vous n’avez pas { $card-of } face visible.
   *[other] { $who } n’a pas { $card-of } face visible.
}
why-no-deed-down = { $who ->
    [you] Vous n’avez pas { $card-of } face cachée.
   *[other] { $who } n’a pas { $card-of } face cachée.
}
why-disturbed = Un marqueur est posé sur la carte en { $cell }.
why-built = Quelqu’un a déjà construit sur la carte en { $cell }.
why-not-dealt = { $who ->
    [you] Vous n’avez pas reçu { $card-the }.
   *[other] { $who } n’a pas reçu { $card-the }.
}
why-token = Il y a déjà un pion en { $cell }.
why-build-cost = { $who ->
    [you] Construire coûte { $cost } ; vous avez { $has }.
   *[other] Construire coûte { $cost } ; { $who } a { $has }.
}
why-no-match = Ce titre ({ $card }) ne correspond pas à la carte en { $cell }.
why-wild-win = Un joker ne peut pas servir à la construction qui gagne.
why-no-rank = { $who ->
    [you] Vous n’avez pas { $rank-of } face visible pour échanger la carte en { $cell }.
   *[other] { $who } n’a pas { $rank-of } face visible pour échanger la carte en { $cell }.
}
why-name-wild = Pour utiliser un joker, nommez-le : { $line }.
why-wild-once = Un joker ne peut échanger qu’une fois.
why-spent = Ce joker a déjà servi à un échange : { $card }.
why-no-partner = Aucune carte libre n’est assez proche de { $cell } : vous ne pourriez pas payer l’échange.
why-two-cards = Un échange demande deux cartes différentes.
why-swap-cost = { $who ->
    [you] Cet échange coûte { $cost } ; vous avez { $has }.
   *[other] Cet échange coûte { $cost } ; { $who } a { $has }.
}
why-mark = Le marqueur va sur l’une des cartes échangées : { $cells }.
why-no-token = { $who ->
    [you] Vous n’avez pas de pion en { $cell }.
   *[other] { $who } n’a pas de pion en { $cell }.
}
why-none-beside = Il n’y a pas { $rank-of } libre à côté de { $cell }.
why-harvested = Le pion en { $cell } a déjà récolté ce tour-ci.
why-buy-later = On achète un titre quand tous les pions ont récolté.
why-bought = On n’achète qu’un titre par tour.
why-buy-cost = { $who ->
    [you] Un titre coûte { $cost } ; vous avez { $has }.
   *[other] Un titre coûte { $cost } ; { $who } a { $has }.
}
why-by-court = { $who ->
    [you] Vous ne pouvez pas acheter de titre : un de vos pions est à côté d’un valet, d’une dame ou d’un roi libre.
   *[other] { $who } ne peut pas acheter de titre : un de ses pions est à côté d’un valet, d’une dame ou d’un roi libre.
}
why-no-pile = Il ne reste pas de titre à piocher.
why-redrawn = On ne repioche qu’une carte par tour.
why-not-drawn = { $who ->
    [you] Vous n’avez pas pioché { $card-the } ce tour-ci.
   *[other] { $who } n’a pas pioché { $card-the } ce tour-ci.
}
why-keep = Avec { $n } titres ou moins, on n’en défausse pas.
why-all-harvest = { $who ->
    [you] Chaque pion doit récolter ; chez vous, il reste { $tokens }.
   *[other] Chaque pion doit récolter ; chez { $who }, il reste { $tokens }.
}
why-too-many = { $who ->
    [you] Vous devez d’abord défausser { $deeds }.
   *[other] { $who } doit d’abord défausser { $deeds }.
}

## Le but

goal = Tracez un chemin à travers la forêt, ou placez { $tokens }.
goal-far = { $n ->
    [one] { $n } carte manque
   *[other] { $n } cartes manquent
}
goal-far-tokens = { $n ->
    [one] { $n } pion manque
   *[other] { $n } pions manquent
}

## Le meilleur chemin, et ce qui lui manque

way-down = du nord au sud
way-across = d’ouest en est
path-title = { $who ->
    [you] Votre meilleur chemin : { $way }
   *[other] Meilleur chemin de { $who } : { $way }
}
path-stands = { $n ->
    [one] { $n } carte sur { $of } est en place.
   *[other] { $n } cartes sur { $of } sont en place.
}
path-missing = Manquent : { $cells }.
path-guests = { $n ->
    [one] Il compte un pion des autres ; un chemin en demande 1 à { $most }.
   *[other] Il compte { $n } pions des autres ; un chemin en demande 1 à { $most }.
}
lacks-nothing = { $rank } : vous l’avez
lacks-wild = { $rank } : votre joker convient
lacks-swap = { $rank } : échangez avec { $cell }
lacks-deed = { $rank } : pas encore de titre
lacks-disturbed = { $rank } : perturbée
label-option = { $cell } : { $says }
option-build = Construisez avec { $card-the } pour { $reeds }.
option-then = { $n ->
    [0] Cela gagne la partie.
    [one] Il manque alors une carte.
   *[other] Il manque alors { $n } cartes.
}
option-swap = { $n ->
    [0] Échangez-la gratuitement avec { $rank-the } en { $cell } : votre titre pourra ensuite construire ici.
   *[other] Échangez-la pour { $n } tiges avec { $rank-the } en { $cell } : votre titre pourra ensuite construire ici.
}
option-none = Vous n’avez pas encore { $rank-of }.
option-draw = Les valets, dames et rois à côté de vos pions apportent des titres.
option-buy = Après la récolte, vous pouvez acheter un titre pour { $reeds }.

## Ce que dit le guide

tip-drop-title = Qui commence ?
tip-drop = Vous voulez traverser la forêt avec un chemin de pions. D’abord, qui commence ? Chacun sacrifie un de ses trois titres, et le plus fort commence. Les deux autres vous serviront à construire et à échanger.
tip-drop-now = Votre plus fort est { $card-the }.
tip-place-title = Vos deux premiers pions
tip-place = Un pion récolte sur les cartes à côté de lui, tour après tour. Les cartes égales comptent ensemble ; un valet, une dame ou un roi apporte un titre.
tip-place-now = C’est en { $cell } qu’il rapporterait le plus maintenant : { $gain }.
tip-goal-title = Traversez la forêt
tip-goal = Vous gagnez avec un chemin de pions du nord au sud ou d’ouest en est, ou en ayant assez de pions n’importe où.
tip-goal-now = { $n ->
    [one] Il manque une carte à votre meilleur chemin ; { $tokens } feraient gagner aussi.
   *[other] Il manque { $n } cartes à votre meilleur chemin ; { $tokens } feraient gagner aussi.
}
tip-danger-title = Quelqu’un va bientôt gagner
tip-danger = Échangez la carte qu’il lui faut, ou posez-y votre marqueur : personne ne construit sur une carte perturbée.
tip-danger-now = { $who ->
    [you] { $n ->
        [one] Il vous faut encore une construction.
       *[other] Il vous faut encore { $n } constructions.
    }
   *[other] { $n ->
        [one] Il ne manque qu’une construction à { $who }.
       *[other] Il ne manque que { $n } constructions à { $who }.
    }
}
tip-wild-title = Un joker
tip-wild = Il correspond à toutes les cartes. Il construit n’importe où et échange une fois, mais la construction qui gagne demande un titre ordinaire.
tip-build-title = Vous pouvez construire
tip-build = Payez 30 tiges et un titre du même rang. La carte se retourne, et votre pion y reste pour toujours.
tip-build-path = Sur votre meilleur chemin : { $cells }.
tip-build-now = Il vous restera { $reeds }.
tip-swap-title = Déplacez la forêt
tip-swap = Deux cartes peuvent changer de place si la première a le rang d’un titre visible devant vous. Vous gardez le titre.
tip-swap-now = Vous pouvez déplacer { $ranks-an }.
tip-with-title = Près, c’est gratuit
tip-with = Jusqu’à deux pas, un échange ne coûte rien. Chaque pas de plus coûte cinq tiges.
tip-mark-title = Perturbez l’une des deux
tip-mark = Jusqu’à votre prochain tour, personne n’y construit, ne l’échange ni ne la récolte, vous non plus. Choisissez plutôt la carte que les autres veulent.
tip-harvest-title = Chaque pion récolte
tip-harvest = Chacun de vos pions prélève sur une carte libre à côté de lui. Libre veut dire visible et non perturbée.
tip-harvest-now = En { $cell }, c’est { $gain }, grâce à { $cards }.
tip-equal-title = Les cartes égales comptent ensemble
tip-equal = Un pion récolte sur toutes les cartes à côté de lui qui ont le rang choisi.
tip-court-title = Valets, dames et rois
tip-court = Ils n’apportent pas de tiges mais un titre, pioché. Il faut des titres pour construire et pour échanger.
tip-reeds-title = Économisez vos tiges
tip-reeds = Tout se paie en tiges. Construire en coûte 30.
tip-reeds-now = { $n ->
    [one] Il vous manque une tige pour construire.
   *[other] Il vous manque { $n } tiges pour construire.
}
tip-reeds-enough = Vous aurez de quoi construire au prochain tour, si un titre convient.
tip-redraw-title = Ce n’est pas la bonne carte ?
tip-redraw = Une fois par tour, vous pouvez défausser un titre que vous venez de piocher, et en piocher un autre.
tip-buy-title = Un titre pour dix tiges
tip-buy = Après la récolte, vous pouvez acheter un titre, si aucun de vos pions n’est à côté d’un valet, d’une dame ou d’un roi.
tip-buy-now = Il vous restera { $reeds }.
tip-reveal-title = Visible ou caché
tip-reveal = Un titre caché peut construire. Visible, il peut aussi échanger des cartes, dès votre prochain tour, mais tout le monde le voit.
tip-discard-title = Trois titres au plus
tip-discard = Votre tour finit avec trois titres au plus. Gardez ceux qui correspondent aux cartes de votre chemin.

## Leçons

lesson-start-title = Avant le premier tour
lesson-start-task = Mettez en jeu l’un de vos trois titres, de façon à commencer. Le plus fort commence ; l’as est le plus faible.
lesson-start-astray = C’est permis, mais l’autre a mis un titre plus fort et commence. On réessaie ?
lesson-start-task-2 = Vous commencez. Placez un pion à côté de trois cartes du même rang.
lesson-start-astray-2 = C’est permis, mais il n’y a pas trois cartes égales à côté. On réessaie ?
lesson-start-task-3 = Placez votre second pion à côté d’un valet, d’une dame ou d’un roi.
lesson-start-astray-3 = C’est permis, mais il n’y piocherait pas de titre. On réessaie ?
lesson-start-why = Les pions ne bougent jamais : regardez donc ce qui les entoure. Beaucoup de cartes égales donnent des tiges ; un valet, une dame ou un roi donne des titres.
lesson-harvest-title = La récolte
lesson-harvest-task = Récoltez autant de tiges que possible avec le pion signalé.
lesson-harvest-astray = C’est permis, mais un autre rang à côté rapporte plus. On réessaie ?
lesson-harvest-task-2 = Maintenant, piochez un titre avec votre autre pion.
lesson-harvest-astray-2 = C’est permis, mais vous n’avez pas pioché de titre. On réessaie ?
lesson-harvest-why = Chaque pion choisit un rang à côté de lui et récolte sur toutes les cartes de ce rang. Valets, dames et rois apportent un titre chacun. Chaque pion qui peut récolter le doit.
lesson-deeds-title = Ranger ses titres
lesson-deeds-task = Achetez un titre.
lesson-deeds-astray = C’est permis, mais vous n’avez pas acheté de titre. On réessaie ?
lesson-deeds-task-2 = Un as rapporte peu. Défaussez-le et repiochez.
lesson-deeds-astray-2 = C’est permis, mais vous avez encore l’as. On réessaie ?
lesson-deeds-task-3 = C’est mieux. Vous avez quatre titres : défaussez-en un visible, et retournez le nouveau face visible.
lesson-deeds-astray-3 = C’est permis, mais votre nouveau titre n’est pas visible à côté d’un autre. On réessaie ?
lesson-deeds-task-4 = Gardez votre dernier titre caché, et terminez le tour.
lesson-deeds-astray-4 = C’est permis, mais maintenant tout le monde le voit. On réessaie ?
lesson-deeds-why = On garde trois titres au plus. Visibles, ils peuvent échanger des cartes dès le tour suivant. Cachés, ils ne disent qu’à vous ce que vous pouvez construire.
lesson-build-title = Construire
lesson-build-task = Construisez sur la carte qui relie vos deux pions.
lesson-build-astray = C’est permis, mais vos pions sont encore séparés. On réessaie ?
lesson-build-why = Construire coûte 30 tiges et un titre du même rang. C’est possible partout, sur une carte visible et non perturbée.
lesson-swap-title = Échanger et perturber
lesson-swap-task = Amenez un second cinq à côté de votre pion. Les échanges proches sont gratuits.
lesson-swap-astray = C’est permis, mais il n’y a toujours qu’un cinq à côté de votre pion. On réessaie ?
lesson-swap-task-2 = Posez votre marqueur sur l’une des deux cartes, mais pas sur le cinq.
lesson-swap-astray-2 = C’est permis, mais vous ne pouvez plus récolter ce cinq. On réessaie ?
lesson-swap-task-3 = Maintenant, récoltez les deux cinq.
lesson-swap-astray-3 = C’est permis, mais cela rapporte moins. On réessaie ?
lesson-swap-why = Un titre visible déplace les cartes de son rang, et vous le gardez. Une carte perturbée se repose jusqu’à votre prochain tour, pour tout le monde.
lesson-wild-title = Un joker
lesson-wild-task = Vous n’avez pas de quatre, mais un joker correspond à toutes les cartes. Construisez sur la carte entre vos pions.
lesson-wild-astray = C’est permis, mais vos pions sont encore séparés. On réessaie ?
lesson-wild-why = Les trois titres rouges sont des jokers. Chacun construit sur n’importe quelle carte libre, ou échange une fois. Seule la construction qui gagne demande un titre ordinaire.
lesson-path-title = La dernière carte d’un chemin
lesson-path-task = Il manque une carte d’ouest en est. Construisez-y et gagnez.
lesson-path-astray = C’est permis, mais cela ne ferme pas le chemin. On réessaie ?
lesson-path-why = Un chemin peut tourner. Un à trois de ses pions doivent être à d’autres, deux au plus à une même place. Les autres vous aident donc, que cela leur plaise ou non.
lesson-stop-title = Arrêter un chemin
lesson-stop-task = Il manque une carte à votre adversaire, qui a un cinq pour elle. Éloignez ce cinq par un échange, et perturbez la carte qui prend sa place.
lesson-stop-astray = C’est permis, mais votre adversaire pourrait encore y construire. On réessaie ?
lesson-stop-why = Personne ne construit sur une carte perturbée. Votre marqueur se retire à votre prochain tour : vous gagnez donc une manche.

## La première page

learn-goal = Tracez avant les autres un chemin à travers la forêt
learn-says = Récoltez des tiges, réunissez des titres, et construisez sur des cartes du même rang. Un chemin d’un bord à l’autre fait gagner, dix pions aussi.
learn-build-title = Construire
learn-build = Payez 30 tiges et un titre du même rang. Votre pion va sur la carte, pour toujours.
learn-swap-title = Échanger
learn-swap = Déplacez une carte qui a le rang d’un titre visible. Posez ensuite votre marqueur sur l’une des deux : elle se repose jusqu’à votre prochain tour.
learn-harvest-title = Récolter
learn-harvest = Chaque pion récolte sur une carte à côté de lui, et sur toutes celles du même rang.
learn-deeds-title = Piocher des titres
learn-deeds = Valets, dames et rois donnent des titres au lieu de tiges. Vous en gardez trois.
learn-heading = Deux façons de gagner
learn-path-title = Un chemin
learn-path = Du nord au sud ou d’ouest en est, carte après carte. Un à trois de ses pions doivent être à d’autres.
learn-count-title = Ou beaucoup de pions
learn-count = Dix pions dans la forêt font gagner à deux, huit à trois ou quatre.
learn-end-title = Quand cela finit
learn-end = Dès que quelqu’un a un chemin ou assez de pions à la fin de son étape de construction.

## Les mots que l’on peut demander : tels qu’ils sont dans les phrases, et leur sens

word-deed = titre, titres
word-deed-says = Une carte noire qui donne le droit de construire. Elle doit avoir le rang de la carte où vous construisez, ou être un joker.
word-reed = tige, tiges
word-reed-says = Ce avec quoi tout se paie. Construire coûte 30 tiges ; vos pions en récoltent à chaque tour.
word-disturb = perturber, perturbe, perturbé, perturbée
word-disturb-says = Après un échange, vous posez votre marqueur sur l’une des deux cartes. Personne n’y construit ni ne la récolte jusqu’à votre prochain tour.
word-swap = échange, échanges, échanger, échangé
word-swap-says = Deux cartes libres changent de place. L’une d’elles a le rang d’un titre visible devant vous. Jusqu’à deux pas, c’est gratuit.
word-vacant = libre, libres
word-vacant-says = Une carte face visible, sans pion et sans marqueur.
word-wild = joker, jokers
word-wild-says = Les trois titres rouges correspondent à toutes les cartes. Seule la construction qui gagne en demande un autre.

## La forêt en lettres, pour un terminal

chart-legend = 7H 4 est le sept de cœur, qui rapporte 4 tiges ; une figure rapporte un titre. [A] est un pion de la place A, !A est perturbée par A.

## Comment la partie a été gagnée

won-down = { $who ->
    [you] Votre chemin du nord au sud est achevé.
   *[other] { $who } a achevé un chemin du nord au sud.
}
won-across = { $who ->
    [you] Votre chemin d’ouest en est est achevé.
   *[other] { $who } a achevé un chemin d’ouest en est.
}
won-tokens = { $who ->
    [you] Vous avez { $tokens } dans la forêt, et cela suffit.
   *[other] { $who } a { $tokens } dans la forêt, et cela suffit.
}
won-most = { $who ->
    [you] Vous avez le plus de pions, { $mine } contre { $theirs }.
   *[other] { $who } a le plus de pions, { $mine } contre { $theirs }.
}
won-reeds = { $who ->
    [you] À égalité avec { $tokens }, vous l’emportez par les tiges, { $mine } contre { $theirs }.
   *[other] À égalité avec { $tokens }, { $who } l’emporte par les tiges, { $mine } contre { $theirs }.
}
won-later = { $who ->
    [you] À égalité avec { $tokens }, vous l’emportez, car votre tour vient plus tard.
   *[other] À égalité avec { $tokens }, { $who } l’emporte, car son tour vient plus tard.
}

## What a person's page remembers, under the figure

personal-path = manches, le chemin le plus rapide
