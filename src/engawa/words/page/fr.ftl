### Ce que dit la page elle-même. Ce que disent les jeux et les tables vient avec leurs scènes et leurs messages.
### Python en fait un tableau : du texte, des variables, et un seul choix pour un message entier.
### As in English: fruit, Masu, min, pause.

## Partout

brand = Engawa
description = Cinq jeux sur une véranda tranquille : jouez entre amis ou contre des bots, sans compte.
home = Accueil
rules = Règles
replays = À revoir
settings = Réglages
more = plus
close = Fermer
open = Ouvrir
watch = Regarder
replay = Revoir
play = Jouer
cancel = Retour
save = Enregistrer
send = Envoyer
copy = Copier
reload = Recharger
loading = Mise en place
try-again = Réessayer
understood = OK
no-script = Engawa est dessiné en JavaScript. Autorisez-le, ou jouez dans le terminal :

## Relier les mots

list-last = { $first } et { $rest }
list-more = { $first }, { $rest }
either-last = { $first } ou { $rest }
either-more = { $first }, { $rest }
sentences = { $first } { $rest }
sentence = { $what }.
titled = { $what } : { $says }
amount = { $what } { $n }

## Accueil

tagline = Cinq jeux sur une véranda tranquille
lead = Affrontez des bots en un clic, ou envoyez le lien à quelqu’un. Aucun compte nécessaire.
invited = Une invitation ?
invite-help = Collez le lien reçu, ou tapez le code affiché sur le grand écran.
invite-field = Invitation
invite-go = Entrer
join = Rejoindre
play-now = Jouer
invite = Inviter
options = Places, bots et variantes
your-tables = Vos tables
open-tables = Tables ouvertes
finished-tables = Parties à revoir
no-tables = Pas encore de table
no-tables-help = Ouvrez-en une contre des bots, ou envoyez le lien à quelqu’un.
no-replays = Pas encore de partie terminée
no-replays-help = Une partie terminée peut être revue ici.
sit-down = S’asseoir
your-turn-since = { $kind ->
    [day] À vous depuis le { $time }
   *[other] À vous depuis { $time }
}
waiting-seats = { $n ->
    [one] En attente : { $n } place libre
   *[other] En attente : { $n } places libres
}
ended = { $kind ->
    [day] Terminée le { $time }
   *[other] Terminée à { $time }
}
moved = { $kind ->
    [day] Dernier coup le { $time }
   *[other] Dernier coup à { $time }
}
players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
players-range = { $low }–{ $high } joueurs
minutes = { $low }–{ $high } min

## Une nouvelle table

seats-n = Places
friends = Amis
level = Bots
level-title = { $n } · { $name }
clock = Pendule
no-clock = aucune
clock-minutes = { $n ->
    [one] { $n } minute chacun
   *[other] { $n } minutes chacun
}
# n: number
clock-days = { $n ->
    [one] { $n } jour par tour
   *[other] { $n } jours par tour
}
# n: number
days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
# n: number
left-days = { $n ->
    [one] encore { $n } jour
   *[other] encore { $n } jours
}
# n: number
left-hours = { $n ->
    [one] encore { $n } heure
   *[other] encore { $n } heures
}
public = Ouverte à tout le monde
variants = Variantes
make-table = Ouvrir la table

## Des bots pas encore aussi forts que leur nom

warming = Les bots de cette force s’échauffent, { $time } : d’ici là, ils jouent un peu en dessous de leur nom.
minutes-left = { $n ->
    [one] encore { $n } minute environ
   *[other] encore { $n } minutes environ
}
soon = encore moins d’une minute
plain-bots = Ici, les bots de cette force jouent un peu en dessous de leur nom : les règles ne sont pas compilées.

## Vous

you = Vous
name = Votre nom
language = Langue
language-browser = celle du navigateur
theme = Lumière
theme-system = comme le système
theme-light = jour
theme-dark = soir
motion = Animations
motion-system = comme le système
motion-full = toutes
motion-still = aucune
sound = Son
sound-off = coupé
sound-on = doux
sound-offer = Voulez-vous des sons doux quand une pièce bouge et quand c’est votre tour ?
sound-yes = Oui, doux
sound-no = Non, merci
at-once = Jouer aussitôt, sans confirmer
at-once-help = Un coup qui révèle quelque chose de caché se confirme toujours.
calls = M’appeler quand c’est mon tour
calls-help = Même si aucune de nos pages n’est ouverte. Une fois par tour, et jamais pendant que vous regardez la table.
calls-on = Vous serez appelé ici.
calls-off = Vous n’êtes plus appelé ici.
calls-denied = Ce navigateur ne nous laisse pas vous appeler. Autorisez les notifications de cette page dans ses réglages.
calls-not-here = Ce navigateur ne peut pas être appelé ici. Il faut https, et pas de fenêtre privée.
copy-code = Code pour un autre appareil
device-help = Tapez ce code sur l’autre appareil pour y retrouver le même invité.
claim = Entrer avec un code
claim-field = Code d’appareil ou de récupération

## Compte et données

mine = Compte et données
keep-games = Garder mes parties
only-here = Vous jouez sous le nom { $name }. Seul ce navigateur le sait : s’il vous oublie, vos parties sont hors d’atteinte.
passkey-help = Une clé d’accès les garde. Votre appareil demande votre doigt, votre visage ou un code PIN. Ni mot de passe, ni adresse électronique.
no-passkeys = Les navigateurs ne créent des clés d’accès qu’en https ou sur localhost. Ici, des codes de récupération gardent vos parties.
codes-only = Codes seulement
sign-in-title = J’ai un compte
sign-in = Entrer avec une clé d’accès
guest-stays = Les parties jouées ici sous le nom { $name } restent à ce nom. Une fois votre compte ouvert, ce navigateur ne connaît plus { $name }.
no-key-now = L’appareil n’a pas créé ou pas donné de clé d’accès. Réessayez, ou prenez un code.
welcome-back = Bon retour, { $name }.
key-made = La clé d’accès est gardée.
write-down = Notez ces codes
write-down-help = Chacun vous ouvre la porte une fois, sur n’importe quel appareil, si votre clé d’accès ou ce navigateur est perdu. Ils ne sont montrés que maintenant.
written-down = C’est noté
save-file = Enregistrer un fichier
copied = Copié
games-kept = Vos parties sont gardées.
account-of = Votre compte : { $name }
passkeys = Clés d’accès
passkey = Clé d’accès
no-keys-yet = Pas encore de clé d’accès. Avec elle, on entre sans code.
add-key = Ajouter une clé
codes = Codes de récupération
codes-left = { $n ->
    [one] Il reste { $n } code.
   *[other] Il reste { $n } codes.
}
codes-help = Chacun vous ouvre la porte une fois.
codes-void = De nouveaux codes annulent les anciens.
new-codes = Créer de nouveaux codes
remove = Retirer
key-gone = Cette clé d’accès n’ouvre plus rien.
key-used = { $kind ->
    [day] dernier usage le { $time }
   *[other] dernier usage à { $time }
}
other-device = Un autre appareil
other-device-help = Un code vous amène sur un autre appareil. Il sert une fois, pendant dix minutes.
sign-out-title = Se déconnecter
sign-out-help = Vous revenez avec une clé d’accès ou un code.
sign-out = Se déconnecter ici
sign-out-all = Se déconnecter partout
my-data = Mes données
my-data-help = Tout ce qui est gardé sur vous, avec vos parties, en un fichier.
get-data = Obtenir mes données
delete-me = M’effacer
delete-help = Votre nom, vos paroles, vos clés d’accès et vos codes disparaissent. Les parties restent, jouées par quelqu’un. Personne ne peut revenir en arrière.
delete-sure = M’effacer pour de bon
data-saved = Enregistré sous { $file }.

## Touches

keys = Touches
key-tab = groupe suivant : places, plateau, vos pièces, actions, journal
key-arrows = pièce suivante dans cette direction
key-lit = pièce éclairée suivante, précédente
key-enter = choisir, puis confirmer
key-escape = renoncer au choix
key-undo = annuler une étape
key-nth = choix parmi les actions
key-why = pourquoi pas, pour cette pièce
key-numbers = les nombres de toutes les piles
key-step = reculer, avancer
key-live = revenir au direct
key-zoom = zoomer, tout voir
key-talk = discussion
key-sound = son activé, coupé
key-again = revoir ce que les autres ont fait

## Places

seats = Places
seat-name = Place { $letter }
shape-moon = Lune
shape-mountain = Montagne
shape-masu = Masu
shape-crossing = Croisée
shape-star = Étoile
bot-level = bot · { $level }
free = place libre
away = absence
score-n = score { $n }
seconds-left = { $n ->
    [one] encore { $n } seconde
   *[other] encore { $n } secondes
}
let-bot = Confier à un bot
bot-strength = Force de ce bot
take-back = Reprendre la place
take-seat = S’asseoir ici
resign = Abandonner
resign-title = Abandonner cette partie ?
resign-help = Vous perdez, sans retour possible. Si d’autres jouent encore, un bot continue à votre place ; sinon, la partie s’arrête.
resigned = Vous avez abandonné. Vous pouvez regarder.
leave = Quitter
leave-help = La partie continue sans vous ; un bot peut prendre la place.
mute = Masquer { $name }
muted = Vous ne lirez plus les messages écrits par { $name }.
seat-taken = Quelqu’un d’autre a pris cette place. Vous pouvez regarder.

## Une table

table = table « { $name } »
finished = terminée
garden = La table
tray = Chez vous
rail = Ce que vous pouvez faire
talk = Journal, discussion et règles
skip-link = Aller à ce que vous pouvez faire
your-turn = À vous de jouer
waiting = On attend { $name }
spectator = Vous regardez
invited-title = Jouer à { $game } ici ?
waiting-title = On attend du monde
waiting-free = { $n ->
    [one] { $n } place est encore libre. La partie commence dès qu’elle est prise.
   *[other] { $n } places sont encore libres. La partie commence quand toutes sont prises.
}
waiting-help = Envoyez le lien, ou confiez les places libres à des bots.
fill-bots = Des bots aux places libres
game-over = La partie est terminée
see-result = Voir le résultat
link = Lien de cette table
link-copied = Lien copié
qr = Code QR
qr-alt = Le lien de cette table en code QR
join-failed = Impossible de rejoindre : { $says }
take-record = Prendre l’enregistrement

## Choisir

choose = Choisissez
which-one = Lequel ?
press = Appuyer : { $what }.
ring-ask = Que mettre ici : { $names } ?
ring-no = { $name } : non
taken = déjà fait ce tour-ci
quick = Réponses rapides
why-title = Pourquoi pas ?
why-not = Pourquoi pas « { $what } » ?
rule = Règle : { $title }
undo = Annuler
undo-closed = Pourquoi ne peut-on pas annuler ?
undo-last = Annuler votre dernier coup.
undone = Annulé
asks-undo = { $name } demande à annuler un coup.
allow = Accepter
refuse = Non
undo-asked = Demande envoyée ; les autres doivent accepter.
hint = Conseil
hint-thinking = Un bot étudie votre position…
hint-chance = Chances de gagner ensuite : { $share }.
hint-second = À peu près aussi bon : { $title }.
hint-less = { $title } : { $less } de moins.
show-hint = Montrer
was-here = était ici
note-here = ici : { $what }
note-same = aucun changement
refused = Ce coup a été refusé : { $says }

## Regarder

zoom-in = Zoomer
zoom-out = Dézoomer
fit = Voir tout le plateau
numbers = Nombres et noms sur les pièces

## Journal et discussion

log = Journal
chat = Discussion
chat-new = { $n ->
    [one] Discussion, { $n } nouveau message
   *[other] Discussion, { $n } nouveaux messages
}
list = Table
everything-help = La même table sous forme de liste. Ce qui est éclairé est un bouton.
nothing-yet = Il ne s’est encore rien passé.
setup = { $n ->
    [one] Mise en place, { $n } ligne
   *[other] Mise en place, { $n } lignes
}
round = Manche { $n }
live = En direct
not-live = Hors ligne
move = coup { $n } sur { $of }
move-at = Coup { $n }
move-one = coup 1
moves-n = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
first = Premier coup
previous = Un coup en arrière
next = Un coup en avant
last = Dernier coup
chat-empty = Personne n’a encore rien dit.
chat-field = Écrire un message

## La liaison avec le serveur

saved = Enregistré
saving = Enregistrement
reconnecting = Reconnexion, essai { $n }. Vous pouvez regarder autour de vous, mais les coups doivent attendre.
offline = { $kind ->
    [day] Plus de connexion depuis le { $time }. Votre dernier coup est gardé ici.
   *[other] Plus de connexion depuis { $time }. Votre dernier coup est gardé ici.
}
caught-up = { $n ->
    [one] De retour dans la partie. { $n } coup rattrapé.
   *[other] De retour dans la partie. { $n } coups rattrapés.
}
back = De retour dans la partie.
restarted = Le serveur a redémarré. Tout est comme avant.
unreachable = Le serveur est injoignable.
answered = Le serveur a répondu { $status }.
one-file = Cette partie tient dans un fichier, sans serveur.

## Ce qui a mal tourné

gone = Cette table n’est plus là
gone-help = Elle n’existe pas, ou le lien est mal écrit. Les tables restent jusqu’à ce qu’on les range.
lost = Il n’y a rien ici
lost-help = Il n’y a pas de page à cette adresse. Tous les jeux et vos tables sont à l’accueil.
no-server = Pas de connexion au serveur
no-server-help = Tables, leçons, règles et parties à revoir en ont besoin : rien ne peut être joué pour le moment. Une partie gardée dans un fichier s’ouvre sans lui. Vos tables restent comme elles sont.
broken = Il y a eu un problème
broken-help = { $says } Rien de ce qui était enregistré n’est perdu.

## La fin

final-table = La table à la fin
score = Score
at-the-end = À la fin
chance = Chances de gagner
turned = Les tournants
turned-by = { $name } : { $title }
better = Mieux : { $title }
no-turns = Aucun coup à lui seul n’a fait basculer cette partie.
luck = Chance
luck-help = Ce que le hasard a apporté ou coûté, en parts de victoire. Zéro est une chance moyenne.
luck-more = plus que d’habitude
luck-less = moins que d’habitude
luck-usual = comme d’habitude
throws = Les plus gros coups du sort
good-luck = { $who ->
    [you] De la chance pour vous
   *[other] De la chance pour { $name }
}
bad-luck = { $who ->
    [you] De la malchance pour vous
   *[other] De la malchance pour { $name }
}
analysing = Les bots revoient la partie…
no-analysis = Il n’y a pas d’analyse de cette partie.
you-win = Vous gagnez
wins = { $name } gagne
shared = Victoire partagée : { $names }
drawn = Personne ne gagne
rematch = Revanche
rematch-ready = La revanche est prête : s’asseoir
watch-replay = Revoir la partie
share-replay = Partager la partie
play-again = Une autre partie ?
play-again-help = Mêmes places, mêmes options. Les bots sont toujours prêts.

## Une partie revue

replay-move = Partie revue, coup { $n } sur { $of }
replay-help = Les flèches font défiler les coups.
eyes = Vu par
eyes-all = tout à découvert
eyes-watcher = le public
hands = Mains
others = Autres coups possibles
others-help = Chances de victoire pour { $name } après chacun, selon un bot.
played = joué
keep-replay = Garder cette partie en fichier
copy-moment = Copier le lien de ce coup
play-on = Jouer à partir d’ici
autoplay = Lire
pause = Pause
speed = Vitesse
already-over = La partie est terminée.

## Règles

search = Chercher dans les règles
no-rule = Aucune règle ne parle de « { $what } ».
rules-choose = Les règles de quel jeu ?
rules-of = Règles : { $game }
rules-lead = Chaque règle a un nom. Le même sert dans le code, dans les tests et dans chaque « pourquoi pas ».

## Dessins : les dés

dice-n = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
rolled-n = { $n ->
    [one] { $n } dé lancé
   *[other] { $n } dés lancés
}

## Dessins : les tuiles

tile-wood = bois
tile-leaf = feuille
tile-flower = fleur
tile-fruit = fruit

## Dessins : plusieurs pions à la fois

wild = joker
needs = il faut
best-paths = Meilleurs chemins
harvest-all = { $n ->
    [one] Récolter avec un pion
    [2] Récolter avec les deux pions
   *[other] Récolter avec les { $n } pions
}
harvest-all-says = { $n ->
    [one] Rapporte { $n } tige.
   *[other] Rapporte { $n } tiges.
}
harvest-all-deeds = { $n ->
    [one] À la fin, vous piochez { $n } titre.
   *[other] À la fin, vous piochez { $n } titres.
}
harvest-all-press = Récolter +{ $n }
harvest-deeds-press = { $n ->
    [one] Récolter { $n } titre
   *[other] Récolter { $n } titres
}

## Dessins : les cartes à deux faces

lay-here = La poser ici
lay-where = Choisissez l’endroit
lay-this = poser celle-ci
lay-back = retourne
under-first = 1re dessous
under-second = 2e dessous
garden-deed = { $what ->
    [sun] soleil
    [rain] pluie
    [wind] vent
    [storm] orage
    [clouds] nuages
    [any] au choix
    [green] vert posé
    [yellow] jaune posé
    [pink] rose posé
    [channel] canal pris
    [irrigate] canal posé
    [chip] jeton pris
    [improve] jeton posé
    [grew] +{ $n } bambou
    [idle] rien n’a poussé
    [panda] rien mangé
    [objective] carte piochée
   *[other] { $n } points
}
swap-order = Inverser l’ordre
new-here = Première fois ?
new-here-says = Plus facile pour commencer : { $what }.
new-here-press = Commencer ainsi
if-so = { $what } : et ensuite ?
can-stop = Vous pouvez parer { $n } sur { $of }
pass-set = Céder { $names }
pass-none = Ne rien céder
pass-costs = { $n ->
    [0] sans perte
   *[other] −{ $n }
}
pass-says = Coup de { $n }, paré : { $stopped }.
pass-press = { $n ->
    [0] Perdre { $lose }
    [one] Céder { $n } carte, perdre { $lose }
   *[other] Céder { $n } cartes, perdre { $lose }
}
sides = { $name }, { $value } ({ $other } de l’autre côté)
facedown = Face cachée pour l’instant : la relever coûte { $reset }, elle vaut alors { $other }.
other-side = De l’autre côté, elle vaut { $other }. La relever coûte { $reset }.

## Apprendre

learn = Apprendre
learn-of = Apprendre { $game }
learn-choose = Apprendre un jeu
play-first = Jouer ma première partie
lessons = Leçons
all-rules = Toutes les règles
a-turn = Un tour
how-you-score = Comment on marque
play-picture = { $title } : montrer
ask-skill = Connaissez-vous bien { $game } ?
skill-new = Je découvre
skill-some = J’y ai déjà joué
skill-well = Je connais bien
goal = But
coach = Guide
points = points
meter = { $what } : { $n } sur { $of }
tip-of = { $n } sur { $of }
got-it = OK
less-tips = Moins d’aide
coach-gone = Le guide s’efface. « Apprendre » le fait revenir.
coach-all = Présent
coach-less = Discret
coach-none = Absent
lesson-done = Réussi
step-of = Étape { $n } sur { $of }
lesson-of = leçon { $n } sur { $of }
show-me = Montrer
next-lesson = Leçon suivante
lessons-done = Retour au jeu
lessons-help = Commencez par celle que vous voulez. Rien ne compte ici.
leave-lesson = Quitter la leçon

## Ce que les autres ont fait

since-then = Depuis votre dernier tour
turn-of = { $name } joue.
turn-own = Votre tour, rien à décider.
show-again = Revoir

## La table sur un grand écran

to-screen = Montrer le plateau sur un grand écran
screen-secret = Les mains sont sur les téléphones. Rien de secret n’est montré ici.
screen-sit = Visez ceci avec votre téléphone pour vous asseoir.
screen-watch = Visez ceci avec votre téléphone pour regarder.
# address: words
screen-code = ou tapez ce code sur { $address }
hand = votre main
hand-board = Le plateau est sur le grand écran.
board-here = Plateau ici
hand-only = Ma main seule
hand-bare = Vous n’avez rien en main pour l’instant.
screen-again = Une autre partie ? Appuyez sur votre téléphone.

## Together

strangers = Jouer avec des inconnus
strangers-help = Les personnes qui attendent le même jeu, au même nombre de places, s’installent avec vous. Chaque tour dure 3 minutes ; ensuite un bot joue jusqu’au retour de la personne.
game = Jeu
bots-after-minute = Compléter par des bots après une minute
find-players = Chercher des joueurs
waiting-now = En attente :
queue = { $game } à { $seats } : { $n } en attente
waiting-for = { $game } : { $n } sur { $of } sont là
stay-here = Restez sur cette page. La table s’ouvre d’elle-même.
wait-no-more = Ne plus attendre
bots-soon = S’il reste des places après une minute, des bots les prennent.
waits-no-more = Vous n’attendez plus : cette page est restée en veille trop longtemps.
tables-to-watch = Tables à regarder
any-game = tous les jeux
any-level = tous les niveaux
no-bots = sans bots
none-open = Aucune table n’a de place libre pour le moment.
none-such = Aucune table ouverte ne correspond.

## Vacances

vacation = Vacances
vacation-off = Je suis là
vacation-end = Je suis de retour
# most: number, n: number
vacation-help = { $n ->
    [one] Là où un tour dure des jours, votre pendule s’arrête, { $most } jours par an ; il en reste { $n }. Tous à vos tables le voient.
   *[other] Là où un tour dure des jours, votre pendule s’arrête, { $most } jours par an ; il en reste { $n }. Tous à vos tables le voient.
}
# time: words, kind: words
vacation-until = { $kind ->
    [day] Votre pendule est arrêtée jusqu’au { $time }.
   *[other] Votre pendule est arrêtée jusqu’à { $time }.
}
# time: words, kind: words
on-vacation = { $kind ->
    [day] en vacances jusqu’au { $time }
   *[other] en vacances jusqu’à { $time }
}
## Le jardin du jour

daily = Le jardin du jour
daily-lead = { $game } en solitaire, avec les mêmes cartes et les mêmes objectifs pour tout le monde. Un essai par jour.
daily-of = Le jardin du { $day }
daily-start = Commencer
daily-go-on = Continuer
daily-help = On n’annule rien et il n’y a pas de conseils. Vous pouvez finir jusqu’à midi (UTC) le lendemain.
daily-over-help = Il est trop tard pour commencer ce jardin et le faire compter.
daily-everyone = Tout le monde
daily-finished = { $n ->
    [0] Personne n’a encore fini.
    [one] { $n } jardin terminé
   *[other] { $n } jardins terminés
}
daily-wins = { $n } pour gagner
daily-you = vous, { $n }
daily-you-now = vous pour l’instant, { $n }
daily-range = { $low } à { $high }
daily-gardens = jardins
daily-known = Gens que vous connaissez
daily-plays = joue en ce moment
daily-known-later = Vous verrez leurs jardins quand le vôtre sera fini.
daily-known-none = Ceux avec qui vous avez joué apparaissent ici, dès qu’ils jouent ce jour.
daily-share = Partager votre jardin
daily-best = Le meilleur jardin
daily-best-of = { $n ->
    [one] { $name }, { $n } point
   *[other] { $name }, { $n } points
}
daily-best-yours = { $n ->
    [one] C’est le vôtre : { $n } point
   *[other] C’est le vôtre : { $n } points
}
daily-best-later = Vous pourrez le regarder quand vous aurez fini le vôtre.
daily-look-best = Le regarder
daily-look-yours = Regarder le vôtre
daily-week = Sept jours
daily-week-sum = { $n } jours joués sur 7, { $won } gagnés
daily-day-today = Aujourd’hui
daily-so-far = { $n } pour l’instant
daily-won = { $n }, gagné
daily-made = { $n ->
    [one] Vous avez fait { $n } point.
   *[other] Vous avez fait { $n } points.
}
daily-made-won = { $n ->
    [one] Vous avez fait { $n } point et gagné.
   *[other] Vous avez fait { $n } points et gagné.
}
daily-unfinished = pas fini
daily-not-played = pas joué
daily-again = Rejouer ce jardin
daily-again-help = Cela ne compte pas.
daily-fair = Pareil pour tout le monde, et personne ne savait
daily-promise = Toutes les cartes viennent d’une graine secrète. Voici son empreinte. La graine elle-même est montrée à midi (UTC) le lendemain.
daily-seed = Voici la graine ; son empreinte était affichée le jour même. Chacun peut la vérifier, ainsi que le relevé d’une partie :

## La même chance à plusieurs tables

same-luck = La même chance
same-luck-tables = Tables avec la même chance
same-luck-lead = Les mêmes cartes et les mêmes dés arrivent à toutes ces tables, quoi que l’on joue.
same-luck-links = Envoyez chaque lien à ceux qui y joueront. Personne ne joue à deux de ces tables, et personne ne regarde avant que toutes aient fini.
same-luck-at = { $status ->
    [waiting] attend des joueurs
    [playing] joue, { $n } coups
   *[other] terminée
}
same-luck-wait = Quand toutes les tables auront fini, vous verrez ici où le jeu s’est séparé et ce que chacun en a fait.
same-luck-parted = Ici, le jeu s’est séparé
same-luck-alike = { $n ->
    [0] Le jeu s’est séparé dès le premier coup.
    [one] Jusqu’ici, toutes les tables ont joué pareil : { $n } coup.
   *[other] Jusqu’ici, toutes les tables ont joué pareil : { $n } coups.
}
same-luck-never = Toutes les tables ont joué pareil jusqu’à la fin.
same-luck-points = Les points, coup par coup
same-luck-made = Ce que chacun en a fait
same-luck-watch = Regarder à partir d’ici
same-luck-ended = Cette table avait fini ici.
turn-at = tour { $n } sur { $of }
turn-alike = Ici, le même jeu des deux côtés
turn-differs = Ici, un jeu différent
next-difference = Différence suivante
previous-turn = Un tour en arrière
next-turn = Un tour plus loin
watch-both = Regarder les deux
compare = Comparer les tables
## Pages of people and bots, and ratings

your-page = Votre page
page-of = La page de { $name }
your-page-small = votre page
their-page = la page d’une personne
invite-to-table = Inviter à une table
invite-to-what = Quel jeu ? Vous aurez un lien à envoyer.
invite-whom = Quel jeu ? Vous aurez un lien à envoyer à { $name }.
mark-yours = Votre signe : { $mark }
here-since = ici depuis { $time }
games-won = { $n ->
    [0] encore aucune partie
    [one] { $n } partie, { $won } gagnée
   *[other] { $n } parties, { $won } gagnées
}
ratings = Classement
ratings-help = La barre montre où se situe votre force, 19 fois sur 20.
ratings-help-their = La barre montre où se situe la force, 19 fois sur 20.
games-n = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
rated-n = { $n ->
    [one] { $n } partie classée
   *[other] { $n } parties classées
}
rated-few = { $n ->
    [one] { $n } partie classée, trop peu pour le dire
   *[other] { $n } parties classées, trop peu pour le dire
}
rated-none = encore aucune partie classée
rating-within = { $points } ± { $within }
within = ± { $within }
curve-says = de { $from } à { $to }
no-ratings = Encore aucune partie
no-ratings-help = Une partie jouée jusqu’au bout paraît ici ; une partie classée donne un classement.
recent-games = Parties
earlier-games = Parties plus anciennes
no-games-played = Encore aucune partie finie
no-games-played-help = Les parties arrivent ici quand elles sont finies.
with-names = avec { $names }
alone = en solitaire
won-to = gagné { $mine } à { $theirs }
lost-to = perdu { $mine } à { $theirs }
game-won = gagné
game-lost = perdu
game-left = partie quittée
place-of = place { $place } sur { $seats }
points-n = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
records = Meilleurs résultats
no-records = Encore aucun record
no-records-help = Le meilleur des parties jouées jusqu’au bout est gardé ici.
mark = Signe
shows = Qui la voit
shows-nobody = Moi seul
shows-opponents = Les gens avec qui je joue
shows-everybody = Tout le monde
shows-help = Les autres voient votre nom, votre signe, vos classements, records et parties. Une partie privée est citée sans ses joueurs.
page-hidden = Cette page n’est pas montrée
page-hidden-help = Cette page n’existe pas, ou la personne ne vous la montre pas.
rated-game = Partie classée
rated-help = Elle compte. Pas d’indices, rien à reprendre qui ne soit libre, et qui part ou dépasse son temps a perdu.
rated = classée
rating-new = Nouveaux classements
rating-now = { $change }, soit { $points } ± { $within }
bot-of-level = bot { $level }
ladder = L’échelle
ladder-help = La force de chaque niveau, mesurée dans des matchs de bots. 400 points de plus gagnent dix parties sur onze. Les niveaux ne bougent pas : ils servent de mesure aux personnes.
no-ladder = Les niveaux de ce jeu n’ont pas été mesurés.
games-against = Vos parties contre lui
no-games-against-help = Jouez contre lui, et vos parties seront ici.
play-rated = Jouer une partie classée
