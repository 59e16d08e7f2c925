### The Harvest. Les arguments sont ceux de en.ftl.
### Les noms des personnages viennent du fichier de cartes et sont mis tels quels.
### As in English: The Harvest, active, plus.

## Le jeu

title = The Harvest
summary = Servez-vous de vos alliés, ou de la Rue qui n’est à personne, pour réduire à zéro la vie d’un adversaire.
option-beginner = les mains sont distribuées au lieu d’être choisies
option-turn-ties = à égalité l’emporte qui a le tour, ou qui vient ensuite (une règle à nous)
option-turn-cap = tours après lesquels le plus de vie l’emporte
option-cards = un fichier de cartes

## Mots

turns = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
health = vie
count-allies = alliés
count-value = valeur totale
winner = victoire
active = a la main
score-health = Vie restante

## Aides : une place au milieu d’une phrase

to = { $to ->
    [you] vous
   *[other] { $to }
}

## Sur la table

place-street = La Rue
place-deck = Pioche
place-now = En cours
place-acts = Une action par tour
place-discard = Défausse
place-order = Qui choisit quand
note-order = jusqu’à trois cartes chacun
called-right = bien deviné
called-wrong = mal deviné
label-order = Devinez juste et vous choisissez en premier ; sinon, c’est l’adversaire. Puis vous choisissez à tour de rôle jusqu’à trois cartes chacun.
label-picks = Choix { $n } sur { $of }.
note-draft = la pioche comble le vide
note-empty = aucune carte
note-act = l’attaque vaut le grand nombre
note-prevent = des cartes d’ici peuvent parer le coup
place-allies = { $who ->
    [you] Vos alliés
   *[other] Alliés chez { $who }
}
neutral = neutre
discarded-card = dans la défausse
on-deck = sur la pioche
ally-of = { $who ->
    [you] chez vous
   *[other] chez { $who }
}
label-up = { $name }, { $where }, face visible, { $value } ({ $other } de l’autre côté). { $says }
label-down = { $name }, { $where }, face cachée, { $value } ({ $other } de l’autre côté). Relever : { $reset }.
text-reset = relever
label-deck = { $n ->
    [one] Pioche, { $n } carte
   *[other] Pioche, { $n } cartes
}
label-unseen = Carte { $n } de la Rue, pas encore dévoilée.
text-unseen = { $n ->
    [1] premier choix
    [2] deuxième choix
   *[other] troisième choix
}
label-hidden = La carte mise de côté, face cachée. Son nombre caché est-il pair ou impair ?
text-deck = reste { $n }
label-health = { $who ->
    [you] Vous, vie { $n }.
   *[other] { $who }, vie { $n }.
}
label-ability = { $card } : { $words }.
label-hit = Coup de { $blow }, paré : { $stopped }.

## Ce qu’il y a à faire

chance-first = Le hasard décide qui choisit en premier.
chance-top = La carte suivante se dévoile.
asks-call = Le nombre caché est-il pair ou impair ? Devinez juste et vous choisissez en premier. C’est de la pure chance.
asks-draft = Choisissez une carte dans la Rue.
asks-act = Activez, attaquez, relevez ou achetez.
asks-pick = Choisissez une carte.
asks-aim = Choisissez un adversaire.
asks-choose = Choisissez.
asks-allow = Dites oui ou non.
waits-call = { $who ->
    [you] Vous annoncez pair ou impair, pour savoir qui choisit en premier.
   *[other] { $who } annonce pair ou impair, pour savoir qui choisit en premier.
}
waits-draft = { $who ->
    [you] Vous prenez une carte dans la Rue.
   *[other] { $who } prend une carte dans la Rue.
}
waits-act = { $who ->
    [you] Vous choisissez : activer, attaquer, relever ou acheter.
   *[other] { $who } choisit : activer, attaquer, relever ou acheter.
}
waits-pick = { $who ->
    [you] Vous choisissez une carte.
   *[other] { $who } choisit une carte.
}
waits-aim = { $who ->
    [you] Vous choisissez un adversaire.
   *[other] { $who } choisit un adversaire.
}
waits-choose = { $who ->
    [you] Vous choisissez.
   *[other] { $who } choisit.
}
waits-allow = { $who ->
    [you] Vous dites oui ou non.
   *[other] { $who } dit oui ou non.
}
asks-stop = { $card } vous frappe pour { $n }. Parez avec des cartes de la Rue, ou perdez { $n }.
asks-stop-more = Il reste { $left } sur { $blow }. Cédez une autre carte, ou perdez { $left }.
waits-stop = { $who ->
    [you] Vous pouvez parer jusqu’à { $left } d’un coup de { $blow }.
   *[other] { $who } peut parer jusqu’à { $left } d’un coup de { $blow }.
}
won = { $who ->
    [you] Vous avez gagné.
   *[other] { $who } a gagné.
}
note-follows-led = { $who ->
    [you] Vous imitez { $card }, comme le dit { $led }.
   *[other] { $who } imite { $card }, comme le dit { $led }.
}
note-chooses = { $who ->
    [you] Vous choisissez : { $offered }.
   *[other] { $who } choisit : { $offered }.
}
quoted = « { $words } »
note-attacks = { $to ->
    [you] { $card } vous attaque.
   *[other] { $card } attaque { $to }.
}
note-street = Il y a plus de trois cartes dans la Rue : les plus hautes sont défaussées à la fin du tour.
note-most = { $who ->
    [you] Vous avez le plus de vie.
   *[other] { $who } a le plus de vie.
}
note-stuck = { $who ->
    [you] Vous avez perdu : rien de ce que vous pouviez faire ne vous aurait laissé de vie.
   *[other] { $who } a perdu : rien de possible ne lui aurait laissé de vie.
}
note-stopped = La partie a été arrêtée après { $turns }.

## Les quatre actions d’un tour

act-activate = Activer
act-activate-brief = se servir d’une carte
act-activate-says = Faire ce que dit un allié ou une carte neutre
act-attack = Attaquer
act-attack-brief = frapper de son grand nombre
act-attack-says = Envoyer un allié dans la Rue pour frapper un adversaire
act-reset = Relever
act-reset-brief = retourner, au prix de sa pièce
act-reset-says = Remettre un allié face visible, pour son coût en vie
act-buy = Acheter
act-buy-brief = la carte du dessus, à son prix
act-buy-says = Prendre la première carte de la pioche
act-buy-for = Acheter pour { $n }
act-buy-for-says = Prendre la première carte de la pioche pour { $n }

## Appuyer sur une carte

press-attack = attaquer avec elle
press-activate = l’activer
press-reset = la relever
press-buy = l’acheter
press-pass = la céder
press-draft = la prendre
press-take = la prendre
press-discard = la défausser
press-flip = la retourner
press-move = l’envoyer dans la Rue
press-swap = l’échanger
press-follow = l’imiter
press-hit = frapper cette place
press-ask = laisser le choix à cette place

## Les choix, et ce qu’ils apporteraient

activate-title = Activer { $card }
activate-says = Ensuite, elle passe face cachée et vaut { $n }.
activate-gains = { $who ->
    [you] Vous gagnez { $n } de vie.
   *[other] { $who } gagne { $n } de vie.
}
activate-loses = { $who ->
    [you] Vous perdez { $n } de vie.
   *[other] { $who } perd { $n } de vie.
}
activate-hit = { $who ->
    [you] Vous recevez un coup de { $n }, moins ce que vous parez.
   *[other] { $who } reçoit un coup de { $n }, moins ce qui est paré.
}
activate-press-hit = Activer, coup de { $n }
activate-idle = Cela ne changerait rien maintenant.
activate-press = Activer
attack-title = { $to ->
    [you] Vous attaquer avec { $card }
   *[other] Attaquer { $to } avec { $card }
}
attack-says = { $to ->
    [you] { $card } va dans la Rue. Vous recevez { $n }, moins ce que parent les cartes de la Rue.
   *[other] { $card } va dans la Rue. { $to } reçoit { $n }, moins ce que parent les cartes de la Rue.
}
attack-press = Attaquer pour { $n }
attack-press-may-win = Attaquer pour { $n }, peut gagner
attack-press-wins = Attaquer pour { $n } et gagner
attack-goes = { $card } va dans la Rue.
forecast-none = { $who ->
    [you] Vous ne pouvez rien céder et perdez { $n }.
   *[other] { $who } ne peut rien céder et perd { $n }.
}
some-cards = { $of ->
    [one] la seule carte
   *[other] { $n ->
        [one] { $n } carte sur { $of }
       *[other] { $n } cartes sur { $of }
    }
}
forecast-some = { $who ->
    [you] Vous pouvez céder { $cards } et perdez de { $low } à { $high }.
   *[other] { $who } peut céder { $cards } et perd de { $low } à { $high }.
}
stops = pare { $n }
too-much = { $n }, c’est trop
answer-cannot = ne pare rien
answer-none = ne cède rien
answer-yours = Ce qui est cédé vient chez vous.
answer-wins = victoire
answer-no-loss = sans perte
answer-pass = cède { $cards }
answer-limit = Il est interdit de céder plus de { $n } en tout.
answer-equal = Une carte de { $n } ne pare seule que si son autre nombre est plus petit.
reset-title = Relever { $card }
costs = Coûte { $cost } et vous laisse { $left } PV.
reset-says = Face visible, elle vaut { $n }.
reset-press = Relever pour { $n }
buy-title = Acheter { $card }
buy-press = Acheter pour { $n }
pass-title = { $to ->
    [you] Vous céder { $card }
   *[other] Céder { $card } à { $to }
}
pass-says = Pare { $stops } sur { $left }.
pass-rest = { $n } encore à venir.
pass-all = Vous ne perdez rien.
pass-press = Parer { $n }
lose-title = Ne plus parer et perdre { $n }
lose-says = Vous laisse { $n } PV.
lose-over = Cela termine la partie.
lose-press = Perdre { $n }
enough-title = Plus d’autre carte
enough-press = Assez
yes-title = Oui, le faire
yes-press = Oui
no-title = Non, laisser
no-press = Non
odd-title = Annoncer impair
odd-says = Si le nombre caché est impair, vous choisissez en premier.
odd-press = Impair
even-title = Annoncer pair
even-says = Si le nombre caché est pair, vous choisissez en premier.
even-press = Pair
take-title = Prendre { $card }, { $value } ({ $other } de l’autre côté)
take-press = Prendre
discard-title = Défausser { $card }
discard-press = Défausser
flip-title = Retourner { $card }, de { $value } à { $other }
flip-press = Retourner
stays-title = Choisir { $card }, qui reste comme elle est
stays-says = La carte active n’est pas retournée maintenant ; elle finit face cachée.
choose-press = Choisir
move-title = Envoyer { $card } dans la Rue
move-press = Envoyer
swap-title = Échanger { $card }, { $value } ({ $other } de l’autre côté)
swap-press = Échanger
follow-title = Imiter { $card }
follow-press = Imiter
sides-up = Face visible, { $value } ({ $other } de l’autre côté).
sides-down = Face cachée, { $value } ({ $other } de l’autre côté).
hit-title = { $to ->
    [you] Vous frapper
   *[other] Frapper { $to }
}
ask-title = { $to ->
    [you] Vous laisser le choix
   *[other] Laisser le choix à { $to }
}
has-health = { $who ->
    [you] Il vous reste { $n } PV.
   *[other] { $who } a { $n } PV.
}
for-seat = { $who ->
    [you] Pour vous : { $words }
   *[other] Pour { $who } : { $words }
}
offers = { $card } offre ce choix.
option-press = Choisir ceci

## Ce qui s’est passé

turned-up = Dévoilée sur la pioche : { $card }.
to-street = { $card } arrive dans la Rue.
put-aside = { $parity ->
    [odd] Le nombre caché est { $n }, impair.
   *[even] Le nombre caché est { $n }, pair.
}
drafts-first = { $who ->
    [you] Vous choisissez en premier.
   *[other] { $who } choisit en premier.
}
called-odd = { $who ->
    [you] Vous avez annoncé impair.
   *[other] { $who } a annoncé impair.
}
called-even = { $who ->
    [you] Vous avez annoncé pair.
   *[other] { $who } a annoncé pair.
}
said-yes = { $who ->
    [you] Vous avez choisi de le faire.
   *[other] { $who } a choisi de le faire.
}
said-no = { $who ->
    [you] Vous y avez renoncé.
   *[other] { $who } y a renoncé.
}
in-words = « { $words } »
nothing-came = Sans effet.
activated = { $who ->
    [you] Vous avez activé { $card } ({ in-words }).
   *[other] { $who } a activé { $card } ({ in-words }).
}
followed = { $who ->
    [you] Vous avez imité { $card } ({ in-words }).
   *[other] { $who } a imité { $card } ({ in-words }).
}
reset-card = { $who ->
    [you] Vous avez relevé { $card } pour { $n } PV.
   *[other] { $who } a relevé { $card } pour { $n } PV.
}
bought = { $who ->
    [you] Vous avez acheté { $card } pour { $n } PV.
   *[other] { $who } a acheté { $card } pour { $n } PV.
}
passed = { $who ->
    [you] Vous avez cédé { $card } et paré { $n }.
   *[other] { $who } a cédé { $card } et paré { $n }.
}
drafted = { $who ->
    [you] Vous avez choisi { $card }.
   *[other] { $who } a choisi { $card }.
}
took = { $who ->
    [you] Vous avez pris { $card }.
   *[other] { $who } a pris { $card }.
}
discarded = { $who ->
    [you] Vous avez défaussé { $card }.
   *[other] { $who } a défaussé { $card }.
}
flipped = { $who ->
    [you] Vous avez retourné { $card }, de { $value } à { $other }.
   *[other] { $who } a retourné { $card }, de { $value } à { $other }.
}
chose-active = { $who ->
    [you] Vous avez choisi { $card }, qui reste comme elle est.
   *[other] { $who } a choisi { $card }, qui reste comme elle est.
}
moved = { $who ->
    [you] Vous avez envoyé { $card } dans la Rue.
   *[other] { $who } a envoyé { $card } dans la Rue.
}
chose-swap = { $who ->
    [you] Vous avez choisi { $card } pour un échange.
   *[other] { $who } a choisi { $card } pour un échange.
}
swapped = { $who ->
    [you] Vous avez échangé { $card } avec { $other }.
   *[other] { $who } a échangé { $card } avec { $other }.
}
chose-no-more = { $who ->
    [you] Vous n’avez pas choisi d’autre carte.
   *[other] { $who } n’a pas choisi d’autre carte.
}
chose = { $who ->
    [you] Vous avez choisi : { $words }.
   *[other] { $who } a choisi : { $words }.
}
lost-health = { $who ->
    [you] Vous n’avez plus paré et perdez { $n }.
   *[other] { $who } n’a plus paré et perd { $n }.
}
gained = { $who ->
    [you] Vous avez gagné { $n } PV.
   *[other] { $who } a gagné { $n } PV.
}
hurt = { $who ->
    [you] Vous avez perdu { $n } PV.
   *[other] { $who } a perdu { $n } PV.
}
attacked = { $who ->
    [you] Vous avez attaqué { to } avec { $card } pour { $n }.
   *[other] { $to ->
        [you] { $who } vous attaque avec { $card } pour { $n }.
       *[other] { $who } a attaqué { $to } avec { $card } pour { $n }.
    }
}
aimed = { $who ->
    [you] Vous avez visé { to }.
   *[other] { $to ->
        [you] { $who } vous vise.
       *[other] { $who } a visé { $to }.
    }
}
left-choice = { $who ->
    [you] Vous avez laissé le choix à { to }.
   *[other] { $to ->
        [you] { $who } vous a laissé le choix.
       *[other] { $who } a laissé le choix à { $to }.
    }
}

## Pourquoi pas

why-top = Il faut d’abord dévoiler la première carte de la pioche.
why-first = Le hasard doit d’abord décider qui choisit en premier.
why-call = { $who ->
    [you] Vous devez d’abord annoncer pair ou impair.
   *[other] { $who } doit d’abord annoncer pair ou impair.
}
why-draft = { $who ->
    [you] Vous devez d’abord prendre une carte dans la Rue.
   *[other] { $who } doit d’abord prendre une carte dans la Rue.
}
why-act = { $who ->
    [you] Vous devez activer, attaquer, relever ou acheter.
   *[other] { $who } doit activer, attaquer, relever ou acheter.
}
why-pick = { $who ->
    [you] Vous devez choisir une carte comme le dit la capacité.
   *[other] { $who } doit choisir une carte comme le dit la capacité.
}
why-aim = { $who ->
    [you] Vous devez d’abord choisir un adversaire.
   *[other] { $who } doit d’abord choisir un adversaire.
}
why-choose = { $who ->
    [you] Vous devez d’abord faire le choix qu’offre la carte.
   *[other] { $who } doit d’abord faire le choix qu’offre la carte.
}
why-allow = { $who ->
    [you] Vous devez d’abord dire oui ou non.
   *[other] { $who } doit d’abord dire oui ou non.
}
why-prevent = { $who ->
    [you] Vous devez d’abord décider quelle part du coup parer.
   *[other] { $who } doit d’abord décider quelle part du coup parer.
}
why-not-street = { $card } n’est pas dans la Rue.
why-must-pick = Il y a une carte à choisir : il faut donc en choisir une.
why-no-ally = { $who ->
    [you] { $card } n’est pas avec vous.
   *[other] { $card } n’est pas avec { $who }.
}
why-no-rival = { $who ->
    [you] On n’est pas son propre adversaire.
   *[other] { $me ->
        [you] { $who } n’est pas votre adversaire.
       *[other] { $me } n’a pas { $who } pour adversaire.
    }
}
why-not-near = { $who ->
    [you] { $card } n’est ni avec vous ni neutre.
   *[other] { $card } n’est ni avec { $who } ni neutre.
}
why-face-down = { $card } est face cachée.
why-face-up = { $card } est déjà face visible.
why-reset-cost = { $who ->
    [you] Relever { $card } coûte { $cost } ; vous avez { $has }, et il doit vous rester de la vie.
   *[other] Relever { $card } coûte { $cost } ; { $who } a { $has }, et il doit lui rester de la vie.
}
why-no-deck = La pioche est vide.
why-buy-cost = { $who ->
    [you] { $card } coûte { $cost } ; vous avez { $has }, et il doit vous rester de la vie.
   *[other] { $card } coûte { $cost } ; { $who } a { $has }, et il doit lui rester de la vie.
}
why-attacker = { $card } attaque, et ne peut pas parer son propre coup.
why-too-high = { $card } parerait { $worth }, plus que ce qui reste du coup : { $left }.
why-equal = { $card } a la même valeur que l’attaquant : son autre valeur doit être sous { $below } ; elle est de { $mine }.
says = { $card } dit : { $words }.
why-other-verb = Il faut { $asked } ici, et non { $other }.
verb-discard = défausser
verb-flip = retourner
verb-take = prendre
verb-move = envoyer dans la Rue
verb-follow = imiter
verb-swap = échanger
why-chosen = Cette carte est déjà choisie : { $card }.
why-only-first = { $card } ne peut être que la première des deux.
why-only-second = { $card } ne peut être que la seconde des deux.
why-no-fit = { $card } ne convient pas.
why-followed = Cette carte a déjà été imitée dans cette activation : { $card }.
why-no-partner = Il n’y a pas d’autre carte à échanger avec { $card }.
why-too-much = { $card } vaut { $worth }, et c’est trop : { $total } sur { $most } sont déjà choisis.
why-one-opponent = { $card } et la carte d’avant sont chez deux adversaires différents.
why-opponent = { $who ->
    [you] On n’est pas son propre adversaire.
   *[other] { $who } n’est pas son propre adversaire.
}
why-hit-not-ask = Il s’agit de frapper un adversaire, pas de lui laisser le choix.
why-ask-not-hit = Il s’agit de laisser le choix à un adversaire, pas de le frapper.
why-option-void = Rien n’est possible dans le choix { $n }.
why-options = Il n’y a que { $n } choix.

## Ce que disent les cartes : des phrases faites de ces messages, « Piochez deux cartes, puis défaussez un allié. »
## Un acte a une forme par endroit : en tête de phrase, plus loin (.next), ce que fait chacun (.each), après « vous
## pouvez » (.infinitive). Des cartes ont .de (d’alliés), .des (des alliés) et .all (tous les alliés).

ability-sentence = { $what }.
ability-brief = { $what-brief }
ability-clause = { $what-next }
    .brief = { $what-brief }
ability-yours = vous { $what-next }
    .brief = { $what-brief }
ability-may = Vous pouvez { $what-infinitive }
    .brief = Facultatif : { $what-brief }
ability-each = Tout le monde { $what-each }
    .brief = Chacun { $what-each }
ability-others = Chaque adversaire { $what-each }
ability-choose = Choisissez : { $options }
ability-rival = Un adversaire choisit : { $options }
    .brief = Un adversaire choisit pour vous : { $options-brief }
ability-or = { $first } ; ou { $rest }
    .brief = { $first-brief } / { $rest-brief }
ability-and = { $first } et { $rest-next }
    .next = { $first-next } et { $rest-next }
    .each = { $first-each } et { $rest-each }
    .infinitive = { $first-infinitive } et { $rest-infinitive }
ability-then = { $first }, puis { $rest-next }
    .next = { $first-next }, puis { $rest-next }
    .each = { $first-each }, puis { $rest-each }
    .infinitive = { $first-infinitive }, puis { $rest-infinitive }

deed-discard = Défaussez { $cards }
    .next = défaussez { $cards }
    .each = défausse { $cards }
    .infinitive = défausser { $cards }
deed-flip = Retournez { $cards }
    .next = retournez { $cards }
    .each = retourne { $cards }
    .infinitive = retourner { $cards }
deed-take = Prenez { $cards }
    .next = prenez { $cards }
    .each = prend { $cards }
    .infinitive = prendre { $cards }
deed-move = Envoyez { $cards } dans la Rue
    .next = envoyez { $cards } dans la Rue
    .each = envoie { $cards } dans la Rue
    .infinitive = envoyer { $cards } dans la Rue
deed-follow = Imitez { $cards }
    .next = imitez { $cards }
    .each = imite { $cards }
    .infinitive = imiter { $cards }
deed-swap = Échangez { $one } avec { $other }
    .next = échangez { $one } avec { $other }
    .each = échange { $one } avec { $other }
    .infinitive = échanger { $one } avec { $other }
deed-swap-hand = Échangez votre main avec la Rue
    .next = échangez votre main avec la Rue
    .each = échange sa main avec la Rue
    .infinitive = échanger votre main avec la Rue
deed-draw = Piochez { few-cards }
    .next = piochez { few-cards }
    .each = pioche { few-cards }
    .infinitive = piocher { few-cards }
few-cards = { $n ->
    [1] une carte
    [2] deux cartes
    [3] trois cartes
    [4] quatre cartes
    [5] cinq cartes
    [6] six cartes
    [7] sept cartes
    [8] huit cartes
    [9] neuf cartes
   *[other] { $n } cartes
}
deed-gain = Gagnez { $n } PV
    .next = gagnez { $n } PV
    .each = gagne { $n } PV
    .infinitive = gagner { $n } PV
    .brief = +{ $n } PV
deed-gain-as = Gagnez en PV { $amount }
    .next = gagnez en PV { $amount }
    .each = gagne en PV { $amount }
    .infinitive = gagner en PV { $amount }
    .brief = PV gagnés : { $amount-brief }
deed-hit = Frappez { hit-whom } pour { $n }
    .next = frappez { hit-whom } pour { $n }
    .each = frappe { hit-whom } pour { $n }
    .infinitive = frapper { hit-whom } pour { $n }
    .brief = { $target ->
        [them] Frappez-le pour { $n }
        [every] Frappez-les tous pour { $n }
       *[one] Frappez pour { $n }
    }
deed-hit-as = Frappez { hit-whom } pour { $amount }
    .next = frappez { hit-whom } pour { $amount }
    .each = frappe { hit-whom } pour { $amount }
    .infinitive = frapper { hit-whom } pour { $amount }
    .brief = { $target ->
        [them] Frappez-le pour { $amount-brief }
        [every] Frappez-les tous pour { $amount-brief }
       *[one] Frappez pour { $amount-brief }
    }
hit-whom = { $target ->
    [them] cet adversaire
    [every] chaque adversaire
   *[one] un adversaire
}

one-it = cette carte
    .brief = la carte
one-top = la première carte de la pioche
    .brief = le dessus de la pioche
one-ally = { $which ->
    [up] un allié face visible
    [down] un allié face cachée
    [other] un autre allié
    [other-up] un autre allié face visible
    [other-down] un autre allié face cachée
   *[any] un allié
}
    .brief = { $which ->
        [up] un allié visible
        [down] un allié caché
        [other] un autre allié
        [other-up] un autre allié visible
        [other-down] un autre allié caché
       *[any] un allié
    }
one-rival = { $which ->
    [up] un allié adverse face visible
    [down] un allié adverse face cachée
    [other] un autre allié adverse
    [other-up] un autre allié adverse face visible
    [other-down] un autre allié adverse face cachée
   *[any] un allié adverse
}
    .brief = { $which ->
        [up] un allié adverse visible
        [down] un allié adverse caché
        [other] un autre allié adverse
        [other-up] un autre allié adverse visible
        [other-down] un autre allié adverse caché
       *[any] un allié adverse
    }
one-neutral = { $which ->
    [up] une carte neutre face visible
    [down] une carte neutre face cachée
    [other] une autre carte neutre
    [other-up] une autre carte neutre face visible
    [other-down] une autre carte neutre face cachée
   *[any] une carte neutre
}
    .brief = { $which ->
        [up] une neutre visible
        [down] une neutre cachée
        [other] une autre neutre
        [other-up] une autre neutre visible
        [other-down] une autre neutre cachée
       *[any] une neutre
    }
one-play = { $which ->
    [up] une carte en jeu face visible
    [down] une carte en jeu face cachée
    [other] une autre carte en jeu
    [other-up] une autre carte en jeu face visible
    [other-down] une autre carte en jeu face cachée
   *[any] une carte en jeu
}
    .brief = { $which ->
        [up] une carte visible en jeu
        [down] une carte cachée en jeu
        [other] une autre carte en jeu
        [other-up] une autre carte visible en jeu
        [other-down] une autre carte cachée en jeu
       *[any] une carte en jeu
    }
one-discarded = { $which ->
    [up] une carte défaussée face visible
    [down] une carte défaussée face cachée
    [other] une autre carte défaussée
    [other-up] une autre carte défaussée face visible
    [other-down] une autre carte défaussée face cachée
   *[any] une carte défaussée
}
cards-up-to = jusqu’à { $n ->
    [2] deux
    [3] trois
    [4] quatre
   *[other] { $n }
} { $cards-bare }
cards-any = n’importe quel nombre { $cards-de }
cards-all = { $cards-all }
many-ally = { $which ->
    [up] alliés face visible
    [down] alliés face cachée
    [other] autres alliés
    [other-up] autres alliés face visible
    [other-down] autres alliés face cachée
   *[any] alliés
}
    .de = { $which ->
        [up] d’alliés face visible
        [down] d’alliés face cachée
        [other] d’autres alliés
        [other-up] d’autres alliés face visible
        [other-down] d’autres alliés face cachée
       *[any] d’alliés
    }
    .des = { $which ->
        [up] des alliés face visible
        [down] des alliés face cachée
        [other] des autres alliés
        [other-up] des autres alliés face visible
        [other-down] des autres alliés face cachée
       *[any] des alliés
    }
    .all = { $which ->
        [up] tous les alliés face visible
        [down] tous les alliés face cachée
        [other] tous les autres alliés
        [other-up] tous les autres alliés face visible
        [other-down] tous les autres alliés face cachée
       *[any] tous les alliés
    }
many-rival = { $which ->
    [up] alliés face visible d’un adversaire
    [down] alliés face cachée d’un adversaire
    [other] autres alliés d’un adversaire
    [other-up] autres alliés face visible d’un adversaire
    [other-down] autres alliés face cachée d’un adversaire
   *[any] alliés d’un adversaire
}
    .de = { $which ->
        [up] d’alliés face visible d’un adversaire
        [down] d’alliés face cachée d’un adversaire
        [other] d’autres alliés d’un adversaire
        [other-up] d’autres alliés face visible d’un adversaire
        [other-down] d’autres alliés face cachée d’un adversaire
       *[any] d’alliés d’un adversaire
    }
    .des = { $which ->
        [up] des alliés face visible d’un adversaire
        [down] des alliés face cachée d’un adversaire
        [other] des autres alliés d’un adversaire
        [other-up] des autres alliés face visible d’un adversaire
        [other-down] des autres alliés face cachée d’un adversaire
       *[any] des alliés d’un adversaire
    }
    .all = { $which ->
        [up] tous les alliés face visible d’un adversaire
        [down] tous les alliés face cachée d’un adversaire
        [other] tous les autres alliés d’un adversaire
        [other-up] tous les autres alliés face visible d’un adversaire
        [other-down] tous les autres alliés face cachée d’un adversaire
       *[any] tous les alliés d’un adversaire
    }
many-theirs = { $which ->
    [up] ses alliés face visible
    [down] ses alliés face cachée
    [other] ses autres alliés
    [other-up] ses autres alliés face visible
    [other-down] ses autres alliés face cachée
   *[any] ses alliés
}
    .de = { $which ->
        [up] de ses alliés face visible
        [down] de ses alliés face cachée
        [other] de ses autres alliés
        [other-up] de ses autres alliés face visible
        [other-down] de ses autres alliés face cachée
       *[any] de ses alliés
    }
    .des = { $which ->
        [up] de ses alliés face visible
        [down] de ses alliés face cachée
        [other] de ses autres alliés
        [other-up] de ses autres alliés face visible
        [other-down] de ses autres alliés face cachée
       *[any] de ses alliés
    }
    .all = { $which ->
        [up] tous ses alliés face visible
        [down] tous ses alliés face cachée
        [other] tous ses autres alliés
        [other-up] tous ses autres alliés face visible
        [other-down] tous ses autres alliés face cachée
       *[any] tous ses alliés
    }
    .bare = { $which ->
        [up] de ses alliés face visible
        [down] de ses alliés face cachée
        [other] de ses autres alliés
        [other-up] de ses autres alliés face visible
        [other-down] de ses autres alliés face cachée
       *[any] de ses alliés
    }
many-neutral = { $which ->
    [up] cartes neutres face visible
    [down] cartes neutres face cachée
    [other] autres cartes neutres
    [other-up] autres cartes neutres face visible
    [other-down] autres cartes neutres face cachée
   *[any] cartes neutres
}
    .de = { $which ->
        [up] de cartes neutres face visible
        [down] de cartes neutres face cachée
        [other] d’autres cartes neutres
        [other-up] d’autres cartes neutres face visible
        [other-down] d’autres cartes neutres face cachée
       *[any] de cartes neutres
    }
    .des = { $which ->
        [up] des cartes neutres face visible
        [down] des cartes neutres face cachée
        [other] des autres cartes neutres
        [other-up] des autres cartes neutres face visible
        [other-down] des autres cartes neutres face cachée
       *[any] des cartes neutres
    }
    .all = { $which ->
        [up] toutes les cartes neutres face visible
        [down] toutes les cartes neutres face cachée
        [other] toutes les autres cartes neutres
        [other-up] toutes les autres cartes neutres face visible
        [other-down] toutes les autres cartes neutres face cachée
       *[any] toutes les cartes neutres
    }
many-play = { $which ->
    [up] cartes en jeu face visible
    [down] cartes en jeu face cachée
    [other] autres cartes en jeu
    [other-up] autres cartes en jeu face visible
    [other-down] autres cartes en jeu face cachée
   *[any] cartes en jeu
}
    .de = { $which ->
        [up] de cartes en jeu face visible
        [down] de cartes en jeu face cachée
        [other] d’autres cartes en jeu
        [other-up] d’autres cartes en jeu face visible
        [other-down] d’autres cartes en jeu face cachée
       *[any] de cartes en jeu
    }
    .des = { $which ->
        [up] des cartes en jeu face visible
        [down] des cartes en jeu face cachée
        [other] des autres cartes en jeu
        [other-up] des autres cartes en jeu face visible
        [other-down] des autres cartes en jeu face cachée
       *[any] des cartes en jeu
    }
    .all = { $which ->
        [up] toutes les cartes en jeu face visible
        [down] toutes les cartes en jeu face cachée
        [other] toutes les autres cartes en jeu
        [other-up] toutes les autres cartes en jeu face visible
        [other-down] toutes les autres cartes en jeu face cachée
       *[any] toutes les cartes en jeu
    }
many-discarded = { $which ->
    [up] cartes défaussées face visible
    [down] cartes défaussées face cachée
    [other] autres cartes défaussées
    [other-up] autres cartes défaussées face visible
    [other-down] autres cartes défaussées face cachée
   *[any] cartes défaussées
}
    .de = { $which ->
        [up] de cartes défaussées face visible
        [down] de cartes défaussées face cachée
        [other] d’autres cartes défaussées
        [other-up] d’autres cartes défaussées face visible
        [other-down] d’autres cartes défaussées face cachée
       *[any] de cartes défaussées
    }
    .des = { $which ->
        [up] des cartes défaussées face visible
        [down] des cartes défaussées face cachée
        [other] des autres cartes défaussées
        [other-up] des autres cartes défaussées face visible
        [other-down] des autres cartes défaussées face cachée
       *[any] des cartes défaussées
    }
    .all = { $which ->
        [up] toutes les cartes défaussées face visible
        [down] toutes les cartes défaussées face cachée
        [other] toutes les autres cartes défaussées
        [other-up] toutes les autres cartes défaussées face visible
        [other-down] toutes les autres cartes défaussées face cachée
       *[any] toutes les cartes défaussées
    }
cards-or-less = { $cards } de valeur { $n } ou moins
cards-or-more = { $cards } de valeur { $n } ou plus
cards-total = { $cards } d’une valeur totale de { $n } au plus

amount-value = la valeur de cette carte
    .brief = sa valeur
amount-higher = la plus haute valeur de cette carte
    .brief = sa plus haute valeur
amount-lower = la plus basse valeur de cette carte
    .brief = sa plus basse valeur
amount-difference = la différence des valeurs de cette carte
    .brief = la différence de ses valeurs
amount-number = le nombre { $cards-de }
    .brief = le nombre { $cards-de }
amount-highest = la plus haute valeur { $cards-des }
amount-plus = { $amount } plus { $n }
    .brief = { $amount-brief } + { $n }
amount-most = { $amount } ({ $n } au plus)
    .brief = { $amount-brief }, max. { $n }

## Le but

goal = Réduisez quelqu’un à 0 PV et gardez les vôtres. Le plus de vie l’emporte.
goal-rival = { $who ->
    [you] Gardez vos PV et réduisez les autres à 0. Le plus de vie l’emporte.
   *[other] Réduisez { $who } à 0 PV et gardez les vôtres. Le plus de vie l’emporte.
}
goal-far = vie : { $n } sur { $of }
goal-end = Vie la plus basse : { $n }.

## Ce que dit le guide

tip-call-title = Qui choisit en premier ?
tip-call = Une carte est mise de côté. Devinez si le nombre au dos est pair ou impair. Si vous devinez juste, vous choisissez en premier dans la Rue. C’est de la pure chance.
tip-draft-title = Choisissez d’abord vos gens
tip-draft = Le grand nombre dit la force du coup. Le texte dit ce que la carte sait faire. Les grands nombres frappent, les bons textes servent à chaque tour.
tip-draft-now = Le plus grand nombre ici est { $n }, sur { $card }.
tip-goal-title = Réduisez les autres à zéro
tip-goal = Tout le monde commence avec 21 PV. Dès que quelqu’un n’en a plus, la partie finit, et le plus de vie l’emporte.
tip-goal-now = { $who ->
    [you] Vous avez le moins de PV pour l’instant, { $n }.
   *[other] Il reste { $n } PV à { $who }.
}
tip-win-title = Vous pouvez gagner
tip-win = Cette carte frappe pour toute la vie qui reste en face. Seules des cartes de la Rue peuvent la parer.
tip-win-now = { $who ->
    [you] Il vous reste { $n } PV, et { $card } frappe pour { $hits }.
   *[other] Il reste { $n } PV à { $who }, et { $card } frappe pour { $hits }.
}
tip-low-title = Attention à votre vie
tip-low = Relever et acheter se paient en vie, et les coups prennent le reste. À zéro, vous avez perdu.
tip-low-now = Il vous reste { $n } PV. La carte la plus forte contre vous frappe pour { $hits }.
tip-activate-title = Servez-vous d’une carte
tip-activate = À votre tour, vous faites une chose. Activez une carte face visible, à vous ou dans la Rue : elle fait ce qu’elle dit, puis se retourne.
tip-activate-now = Dans la Rue, { $card } est là pour tout le monde : { $says }
tip-attack-title = Attaquez avec une carte
tip-attack = La carte va dans la Rue et frappe pour son grand nombre. Ensuite, elle n’est plus à vous.
tip-attack-now = Chez vous, { $card } frappe le plus fort : { $n }.
tip-down-title = Face cachée, un autre nombre
tip-down = Chaque carte a deux nombres. Face cachée, elle montre l’autre et ne peut pas être activée, mais elle peut attaquer.
tip-down-now = { $card } frappe maintenant pour { $n }.
tip-reset-title = Relevez une carte
tip-reset = Payez en vie la pièce d’une carte, et elle revient face visible, prête à servir au prochain tour. C’est tout votre tour.
tip-reset-now = { $card } coûte { $n } et vous laisse { $left } PV.
tip-buy-title = Achetez d’autres gens
tip-buy = La première carte de la pioche est à vous pour son grand nombre en vie. Sans cartes, on ne peut pas grand-chose.
tip-buy-now = { $card } coûte { $n } et vous laisse { $left } PV.
tip-hit-title = On vous frappe
tip-hit = Cédez des cartes de la Rue à qui vous frappe. Leurs nombres se déduisent du coup, et le reste se perd en vie. Ce que vous cédez change de main.
tip-hit-now = { $card } parerait { $n } sur { $left }.
tip-over-title = Jamais plus que le coup
tip-over = Une carte qui parerait plus que ce qui reste du coup ne peut pas être cédée.
tip-over-now = { $card } a { $n }, et il ne reste que { $left } à venir.
tip-choose-title = La carte vous demande
tip-choose = Une carte que vous utilisez peut vous laisser un choix. Ce qu’elle veut est écrit ici ; ce que vous pouvez choisir est éclairé.
tip-limit-title = Trop de monde dans la Rue
tip-limit = La Rue tient trois cartes. Si le tour finit avec plus, toutes celles au plus grand nombre sont défaussées.

## Leçons

lesson-draft-title = Choisir ses gens
lesson-draft-call = Une carte va être mise de côté. Annoncez pair ou impair pour le nombre à son dos.
lesson-draft-call-astray = Le nombre était impair : l’autre choisit donc en premier. Cela arrive. On réessaie ?
lesson-draft-task = Bien deviné : vous choisissez en premier. Prenez la carte au plus grand nombre.
lesson-draft-astray = C’est permis, mais une autre carte a un plus grand nombre. On réessaie ?
lesson-draft-why = On prend à tour de rôle jusqu’à trois cartes chacun. La Rue est complétée à chaque fois. Puis la main la plus faible commence.
lesson-activate-title = Utiliser une carte
lesson-activate-task = Activez votre carte face visible. Elle frappe votre adversaire.
lesson-activate-astray = C’est permis, mais votre adversaire n’a pas été frappé. On réessaie ?
lesson-activate-task-2 = Votre carte est maintenant face cachée. Utilisez une carte de la Rue et gagnez de la vie.
lesson-activate-astray-2 = C’est permis, mais vous n’avez pas gagné de vie. On réessaie ?
lesson-activate-why = Vous pouvez activer ce qui est face visible chez vous ou dans la Rue, jamais chez les autres. La carte se retourne ensuite, où qu’elle soit.
lesson-prevent-title = Recevoir un coup
lesson-prevent-task = On vous attaque pour 5. Parez tout le coup.
lesson-prevent-astray = C’est permis, mais une partie est passée. On réessaie ?
lesson-prevent-why = Les cartes de la Rue parent un coup par leur nombre, et vont à l’attaquant. On ne pare jamais plus que le coup. Une carte au même nombre que l’attaquant ne pare que si son autre nombre est plus petit.
lesson-attack-title = Attaquer
lesson-attack-task = Attaquez avec la carte qui frappe le plus fort.
lesson-attack-astray = C’est permis, mais une autre de vos cartes frappe plus fort telle qu’elle est. On réessaie ?
lesson-attack-task-2 = On vous attaque maintenant pour 1. Parer coûterait une bonne carte. Laissez passer.
lesson-attack-astray-2 = C’est permis, mais votre adversaire a maintenant une carte de plus. On réessaie ?
lesson-attack-why = Une carte frappe pour le nombre qu’elle montre, face visible ou cachée, puis reste dans la Rue. Tous les coups ne valent pas une carte.
lesson-pay-title = Payer en vie
lesson-pay-task = Remettez une de vos cartes face visible.
lesson-pay-astray = C’est permis, mais toutes vos cartes sont comme avant. On réessaie ?
lesson-pay-task-2 = Maintenant, achetez la première carte de la pioche.
lesson-pay-astray-2 = C’est permis, mais vous n’avez pas de nouvelle carte. On réessaie ?
lesson-pay-why = La pièce d’une carte est ce que coûte de la relever. Acheter coûte le grand nombre. L’un ou l’autre est tout votre tour, et il doit vous rester de la vie.
lesson-cards-title = Les cartes qui demandent
lesson-cards-task = Activez la carte signalée : prenez une carte face cachée dans la Rue, et remettez-la face visible.
lesson-cards-astray = C’est permis, mais vous n’avez pas de nouvelle carte face visible. On réessaie ?
lesson-cards-task-2 = Retournez face cachée une carte de votre adversaire, pour qu’elle ne serve pas.
lesson-cards-astray-2 = C’est permis, mais les cartes de votre adversaire sont encore face visible. On réessaie ?
lesson-cards-task-3 = Défaussez un allié pour frapper votre adversaire de son plus grand nombre, plus un.
lesson-cards-astray-3 = C’est permis, mais un autre allié aurait frappé plus fort. On réessaie ?
lesson-cards-why = Ce que demande une carte est écrit à côté des vôtres. Quand une seule réponse est possible, on ne demande rien, et ce qui est impossible est sauté.
lesson-follow-title = Imiter et échanger
lesson-follow-task = Activez la carte signalée et imitez une carte de votre adversaire qui frappe pour 5.
lesson-follow-astray = C’est permis, mais le coup n’était pas de 5. On réessaie ?
lesson-follow-task-2 = Échangez un allié face cachée avec une carte de la Rue face visible.
lesson-follow-astray-2 = C’est permis, mais vous avez toujours aussi peu de cartes face visible. On réessaie ?
lesson-follow-task-3 = Envoyez la première carte de la pioche dans la Rue, et gardez les vôtres.
lesson-follow-astray-3 = C’est permis, mais vous avez donné une de vos cartes. On réessaie ?
lesson-follow-why = Imiter une carte, c’est faire ce qu’elle dit ; elle reste comme elle est. Ce qu’une carte permet, vous pouvez aussi ne pas le faire.
lesson-three-title = Plus d’un adversaire
lesson-three-task = Activez la carte signalée et frappez qui a le plus de vie.
lesson-three-astray = C’est permis, mais le coup était pour quelqu’un d’autre. On réessaie ?
lesson-three-task-2 = Laissez le choix à un adversaire : un coup de 5, ou vous laisser piocher deux cartes.
lesson-three-astray-2 = C’est permis, mais personne n’a eu le choix. On réessaie ?
lesson-three-task-3 = Envoyez un allié dans la Rue pour frapper qui a le moins de vie.
lesson-three-astray-3 = C’est permis, mais le coup était pour quelqu’un d’autre. On réessaie ?
lesson-three-why = Vous choisissez qui frapper, à chaque fois. Dès que quelqu’un n’a plus de vie, la partie finit pour tout le monde, et le plus de vie l’emporte.

## La première page

learn-goal = Réduisez les autres à zéro. Gardez votre vie
learn-says = Trois personnes travaillent pour vous, trois attendent dans la Rue. À chaque tour, une seule chose : en utiliser une, attaquer, en relever une ou en acheter une.
learn-activate-title = Activer
learn-activate = Faites ce que dit une carte face visible. La vôtre, ou une de la Rue. Puis elle se retourne.
learn-attack-title = Attaquer
learn-attack = Envoyez une de vos cartes dans la Rue. Elle frappe pour son grand nombre.
learn-reset-title = Relever
learn-reset = Remettez une de vos cartes face visible. Vous payez sa pièce en vie.
learn-buy-title = Acheter
learn-buy = Prenez la première carte de la pioche. Vous payez son grand nombre en vie.
learn-heading = Quand on vous frappe
learn-hit-title = Parez avec la Rue
learn-hit = Cédez des cartes de la Rue à l’attaquant. Leurs nombres se déduisent du coup. Jamais plus que le coup.
learn-rest-title = Perdez le reste
learn-rest = Ce que vous ne parez pas, vous le perdez en vie. Ensuite, s’il y a plus de 3 cartes dans la Rue, la plus haute est défaussée.
learn-end-title = Quand cela finit
learn-end = Dès que quelqu’un n’a plus de vie. Le plus de vie l’emporte. Tout le monde commence à 21 et n’en a jamais plus.

## Les mots que l’on peut demander : tels qu’ils sont dans les phrases, et leur sens

word-ally = allié, alliés
word-ally-says = Une carte en main. Vos cartes sont vos alliés, celles des autres sont les leurs.
word-facedown = face cachée
word-facedown-says = Une carte qui a servi. Elle ne montre plus que ce que coûte de la relever, mais sa valeur compte encore.
word-reset = relever, relevez, relevée
word-reset-says = Un allié face cachée est remis face visible. Vous payez son coût en vie, et c’est votre tour.
word-street = Rue
word-street-says = Les cartes au milieu, qui ne sont à personne. Les attaques y vont, et ses cartes parent les coups.

## Les cartes en rangées, pour un terminal

chart-health = { $seat } : vie { $n }
chart-down = (face cachée, relever { $reset })

## Comment la partie a été gagnée

won-down = { $who ->
    [you] Vous n’avez plus de vie.
   *[other] { $who } n’a plus de vie.
}
won-left = { $who ->
    [you] Il vous reste { $mine } PV.
   *[other] Il reste { $mine } PV à { $who }.
}
won-most = { $who ->
    [you] Vous avez le plus de vie, { $mine } contre { $theirs }.
   *[other] { $who } a le plus de vie, { $mine } contre { $theirs }.
}
won-later = { $who ->
    [you] À égalité avec { $n } PV, vous l’emportez, car votre tour vient plus tard.
   *[other] À égalité avec { $n } PV, { $who } l’emporte, car son tour vient plus tard.
}
won-turn = { $who ->
    [you] À égalité avec { $n } PV, vous l’emportez, car c’était votre tour.
   *[other] À égalité avec { $n } PV, { $who } l’emporte, car c’était son tour.
}
won-next = { $who ->
    [you] À égalité avec { $n } PV, vous l’emportez, car votre tour venait ensuite.
   *[other] À égalité avec { $n } PV, { $who } l’emporte, car son tour venait ensuite.
}

## What a person's page remembers, under the figure

personal-health = vie restante à la victoire
