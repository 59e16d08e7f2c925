### Ce que dit la table : pourquoi une chose n’est pas possible, ce qu’annulerait un retour, et comment cela finit.

## Le serveur démarre

open-at = La table est ouverte sur { $address } (Ctrl-C la ferme)
open-already = La table est déjà ouverte sur { $address }
no-port = le port { $port } de { $host } n’est pas utilisable : { $why }
compiling = { $n ->
    [0] Pendant ce temps, les règles sont compilées : encore moins d’une minute.
    [one] Pendant ce temps, les règles sont compilées : encore { $n } minute environ.
   *[other] Pendant ce temps, les règles sont compilées : encore { $n } minutes environ.
}
compiling-still = { $n ->
    [0] Compilé { $done } sur { $of }, encore moins d’une minute.
    [one] Compilé { $done } sur { $of }, encore { $n } minute environ.
   *[other] Compilé { $done } sur { $of }, encore { $n } minutes environ.
}
compiled = Les règles sont compilées : les bots de tous les niveaux jouent à pleine force.

## Noms

somebody = quelqu’un
gone = { $name } (a quitté)

## S’asseoir et se lever

over-look = La partie est terminée. Vous pouvez la revoir.
full = Toutes les places sont prises. Vous pouvez regarder.
seated = Vous avez déjà une place ici. Quittez-la d’abord.
taken = { $who ->
    [you] La place { $seat } est déjà la vôtre.
   *[other] La place { $seat } est prise par { $who }.
}
no-seat-to-leave = Vous n’avez pas de place à quitter ici.
over-stay = La partie est terminée. Les noms de cette table restent dans la liste.
not-your-seat = Une place ne peut être cédée que par la personne qui l’occupe.
bot-stays = La partie a commencé : un bot garde sa place.
no-such-seat = Cette table a { $seats } places, comptées à partir de 0 ; il n’y a pas de place { $seat }.

## Abandonner

watching-resign = Vous regardez. Seules les personnes assises peuvent abandonner.
resign-waiting = La partie n’a pas commencé. Vous pouvez quitter votre place.
resigned = { $who ->
    [you] Vous avez abandonné.
   *[other] { $who } a abandonné.
}
resigned-to-bot = { $who ->
    [you] Vous avez abandonné. Un bot continue.
   *[other] { $who } a abandonné. Un bot continue.
}
ran-out = { $who ->
    [you] Votre temps est écoulé.
   *[other] { $who } n’a plus de temps.
}

## Jouer

watching-play = Vous regardez. Il faut être à la table pour jouer.
watching-try = Vous regardez. Il faut être à la table pour essayer un coup.
waiting = La partie commence quand toutes les places sont prises.
stale = Vous aviez la version { $seen } sous les yeux, et la table en est à { $n }. Regardez à nouveau.
not-your-turn = Ce n’est pas votre tour.
not-here = Cela ne peut pas se jouer ici.
can-be-played = C’est jouable.

## Annuler

watching-undo = Vous regardez. Il faut être à la table pour annuler un coup.
nothing-to-undo = Il n’y a rien à annuler.
undo-gone = { $name } n’est pas là pour donner son accord.
undo-denied = Les autres n’étaient pas d’accord. Redemandez quand la partie aura avancé.
undo-chance = Depuis, des dés ont été lancés ou des cartes piochées.
undo-played = { $who ->
    [you] Vous avez joué depuis.
   *[other] { $who } a joué depuis.
}
undo-shown = Ce coup a révélé quelque chose de caché.
undo-spent = On a beaucoup changé et annulé à cette table. Désormais, on avance.
undo-closed = À cette table, on n’annule plus rien.
undo-asked = Une demande est déjà en cours. Il faut d’abord y répondre.
no-question = Personne n’attend votre accord.

## Conseils, discussion et invités

hint-turn = Vous pouvez demander un conseil quand c’est votre tour.
no-hints = Il n’y a pas de conseils à cette table.
no-name = Il faut un nom pour discuter.
no-talk = À cette table, seules les personnes assises peuvent discuter.
muted = Vous ne pouvez pas discuter ici pour le moment.
nothing-to-read = Il n’y a rien à lire là-dedans.
mute-guests = Seuls des invités peuvent masquer quelqu’un.
no-such-guest = Il n’y a personne de ce nom à masquer.
banned = Vous ne pouvez pas jouer ici pour le moment.
say-hello = Présentez-vous d’abord : GET /api/me donne un cookie.
empty-name = Un nom a besoin d’au moins une lettre.
bad-code = Ce code est inconnu ou n’est plus valable.
bad-key = Cette clé d’accès est inconnue ici, ou cela a pris trop de temps.
no-passkeys = Les navigateurs ne créent des clés d’accès qu’en https ou sur localhost. Les codes de récupération fonctionnent aussi ici.
many-keys = Vous avez { $n } clés d’accès, et il n’en est pas gardé davantage. Retirez-en une d’abord.
not-kept = Seul ce navigateur garde vos parties. Créez une clé d’accès ou des codes de récupération avant de vous déconnecter.
bad-room = Aucune table n’a ce code en ce moment. Regardez de nouveau le grand écran.

## Ouvrir une table, en trouver une

not-found = Cette table n’existe pas.
not-found-or-private = Cette table n’existe pas, ou elle est privée. Demandez son lien.
clause = { $what }.
bots-for-seats = « bots » attend un niveau ou null pour chacune des { $seats } places.
no-such-bot = Il n’y a pas de bot « { $bot } ». Il y a : { $bots }.
bad-clock = une pendule va de { $seconds } secondes à { $days } jours, donnés en minutes ; pas { $minutes } minutes
not-ours = l’option { $option } n’accepte ici que les nôtres : { $offer } ; pas { $value }
nothing = rien
record-or-fork = Une table part d’un enregistrement ou d’une autre partie, pas des deux.
record-from = Une table commence au début : un enregistrement avec « from » ne convient pas.
record-long = Un enregistrement peut compter ici { $n } lignes au plus.
record-line = Ligne { $n } de l’enregistrement : { $what }.
fork-over = On peut repartir d’une partie quand elle est terminée.
rematch-seats = Il faut avoir joué ici pour demander la revanche.
not-over = La partie n’est pas encore terminée.
your-shows = { $n ->
    [one] Vous avez { $n } table où ne jouent que des bots. Attendez qu’elle finisse.
   *[other] Vous avez { $n } tables où ne jouent que des bots. Attendez que l’une d’elles finisse.
}
all-shows = { $n ->
    [one] Il y a ici { $n } table où ne jouent que des bots. Attendez qu’elle finisse.
   *[other] Il y a ici { $n } tables où ne jouent que des bots. Attendez que l’une d’elles finisse.
}

## Revoir

replay-over = Une partie peut être revue une fois terminée.
analysis-over = Une partie peut être analysée une fois terminée.
analysis-thinking = L’analyse est en cours. Redemandez dans un instant.
analysis-busy = Beaucoup de vos parties sont en cours d’analyse. Redemandez un peu plus tard.
analysis-failed = Cette partie n’a pas pu être analysée.
replay-failed = Le fichier n’a pas pu être préparé. Redemandez dans un instant.
bad-view = On peut regarder depuis une place (comptée à partir de 0), depuis aucune (none) ou tout voir (all) ; pas « { $view } ».
own-view = Pendant la partie, on ne voit que ce que voit sa propre place.

## Les tables qui ne continuent pas

closed = Cette table a été fermée par la personne qui tient le serveur.
deleted = Cette table a été supprimée.
other-rules = Partie jouée avec la version { $theirs } des règles ; ce serveur a la version { $ours }.
lost-way = La partie enregistrée de cette table ne peut pas être suivie jusqu’au bout ici.
unreadable = La partie enregistrée de cette table n’est pas lisible ici.
unknown-game = Cette table ne peut pas être ouverte ici : { $what }.

## Trop, trop souvent, hors service

rate = C’est beaucoup d’un coup. Attendez un instant.
rate-talk = C’est beaucoup d’un coup. Attendez un instant avant de continuer.
rate-tables = Beaucoup de tables ont été ouvertes d’ici. Attendez un peu.
rate-guests = Beaucoup de nouveaux invités sont venus d’ici. Attendez un instant.
rate-codes = Trop de codes ont été essayés d’ici. Attendez une minute.
rate-hints = C’est beaucoup de conseils d’un coup. Attendez un instant.
rate-replays = Beaucoup de parties ont été téléchargées d’ici. Attendez un peu.
rate-lessons = Beaucoup de leçons ont été demandées d’ici. Attendez un instant.
rate-files = Beaucoup de pages ont été demandées d’ici. Attendez un instant.
rate-looks = Beaucoup de parties ont été regardées d’ici. Attendez un instant.
rate-data = Tout ce qui vous concerne vient d’être demandé. Attendez quelques minutes.
too-many = Il y a trop de connexions depuis votre adresse.
message-big = Un message peut compter { $n } octets au plus.
request-big = Une requête peut compter ici { $n } octets au plus.
bad-message = Ce message n’est pas lisible : { $what }.
bad-request = Cette requête n’est pas lisible : { $what }.
not-a-number = { $name } doit être un nombre entier, pas « { $value } ».
not-json = Une requête doit être en JSON : Content-Type application/json.
broke-off = La requête s’est interrompue.
nonsense = trop de messages incompréhensibles
nowhere = Il n’y a rien à cette adresse.
unknown-host = Ce serveur n’est pas connu sous ce nom ; voir --allow-host.
other-site = Cette requête vient d’un autre site.
id-used = Cet identifiant a servi à autre chose ; rien n’a été fait.
others-faster = D’autres ont été plus rapides plusieurs fois. Réessayez.
disk-full = Rien ne peut être enregistré ni lu pour le moment : le disque est plein.
store-down = Rien ne peut être enregistré ni lu pour le moment. Réessayez bientôt.
failed = Il y a eu un problème ici.
failed-nothing-done = Il y a eu un problème ici ; rien n’a été fait.

## Inconnus

many-wait = Beaucoup de gens attendent déjà depuis chez vous. Réessayez dans une minute.

## Appelé quand c’est son tour

# game: words
call-title = À vous de jouer : { $game }
# names: words
call-with = Avec { $names }. Touchez pour ouvrir la table.
call-alone = Touchez pour ouvrir la table.
bad-endpoint = Personne ne peut être appelé là : il faut une adresse publique en https.

## Vacances

# n: number
no-vacation = { $n ->
    [0] Vous êtes déjà en vacances, ou il ne reste aucun jour de vacances cette année.
    [one] Vous êtes déjà en vacances, ou c’est trop long : il reste { $n } jour cette année.
   *[other] Vous êtes déjà en vacances, ou c’est trop long : il reste { $n } jours cette année.
}
## La chance que partagent plusieurs tables

undo-luck = Cette table partage sa chance avec d’autres : on n’y annule rien.
luck-no-bot = Cette table partage sa chance avec d’autres : on n’y confie pas sa place à un bot.
luck-alone = C’est votre unique essai. Vous pouvez continuer plus tard, ou y mettre fin en abandonnant.
luck-one-table = Vous avez déjà une place à une autre table qui a la même chance. Personne ne joue à deux d’entre elles.
luck-not-yet = D’autres jouent encore avec la même chance. Vous pourrez regarder quand tous auront fini.
luck-own-try = Finissez d’abord votre propre essai. Vous pourrez ensuite regarder ce que les autres ont fait.
luck-start = Les tables qui ont la même chance commencent au début, sans relevé ni autre partie.
luck-people = À chaque table qui a la même chance, il faut une place pour une personne.
luck-lost = La chance de cette table n’a pas été conservée : elle ne peut pas continuer.
no-duplicate = Cette table ne partage sa chance avec aucune autre.
late = Le temps de cette partie est écoulé.
no-daily = Cette maison n’a pas de jeu du jour.
no-day = Il n’y a pas de jardin pour ce jour.
daily-kept = Ce jardin pourra être rejoué quand sa graine sera montrée, à midi (UTC) le lendemain.
## Ratings and pages

rated-start = Une partie classée commence au début : ni d’un enregistrement, ni d’une autre table.
rated-alone = Une partie en solitaire ne peut pas être classée.
rated-person = Une partie classée a besoin d’une personne.
rated-levels = Dans une partie classée, seuls des bots d’un niveau mesuré peuvent jouer.
rated-seats = Dans une partie classée, chacun joue sa place jusqu’au bout.
no-page = Cette page n’existe pas, ou elle ne vous est pas montrée.
rate-pages = Vous avez regardé beaucoup de pages. Attendez un instant.
bad-moment = Ce n’est pas un endroit d’une liste de parties.
bot-called = bot { $level }
