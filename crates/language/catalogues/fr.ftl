# Français (fr).
# Les messages x-… sont des aides de cette langue : les camps au pluriel, avec article, et l’accord des couleurs.

## Words that sentences are made of

quotes = « text »
point = ,
group = 1 000
percentage = { $number } %
percentage-about = environ { percentage }
# Le nom d’un camp seul, comme étiquette.
side-name =
    { $side ->
        [light] Clairs
        [dark] Foncés
        [white] Blancs
       *[black] Noirs
    }
side-word =
    { $side ->
        [light] les clairs
        [dark] les foncés
        [white] les blancs
       *[black] les noirs
    }
other-name =
    { $other ->
        [light] Clairs
        [dark] Foncés
        [white] Blancs
       *[black] Noirs
    }
other-word =
    { $other ->
        [light] les clairs
        [dark] les foncés
        [white] les blancs
       *[black] les noirs
    }
x-side-subject =
    { $side ->
        [light] Les clairs
        [dark] Les foncés
        [white] Les blancs
       *[black] Les noirs
    }
x-side-of =
    { $side ->
        [light] des clairs
        [dark] des foncés
        [white] des blancs
       *[black] des noirs
    }
x-side-to =
    { $side ->
        [light] aux clairs
        [dark] aux foncés
        [white] aux blancs
       *[black] aux noirs
    }
x-side-to-first =
    { $side ->
        [light] Aux clairs
        [dark] Aux foncés
        [white] Aux blancs
       *[black] Aux noirs
    }
x-side-bare =
    { $side ->
        [light] clairs
        [dark] foncés
        [white] blancs
       *[black] noirs
    }
x-side-one =
    { $side ->
        [light] clair
        [dark] foncé
        [white] blanc
       *[black] noir
    }
x-side-feminine =
    { $side ->
        [light] claire
        [dark] foncée
        [white] blanche
       *[black] noire
    }
x-other-of =
    { $other ->
        [light] des clairs
        [dark] des foncés
        [white] des blancs
       *[black] des noirs
    }
x-other-bare =
    { $other ->
        [light] clairs
        [dark] foncés
        [white] blancs
       *[black] noirs
    }
x-other-one =
    { $other ->
        [light] clair
        [dark] foncé
        [white] blanc
       *[black] noir
    }
piece-name =
    { $piece ->
        [king] Dame
       *[man] Pion
    }
piece-word =
    { $piece ->
        [king] dame
       *[man] pion
    }
x-the-piece =
    { $piece ->
        [king] La dame
       *[man] Le pion
    }
x-a-piece =
    { $piece ->
        [king] une dame
       *[man] un pion
    }
x-colour =
    { $piece ->
        [king] { x-side-feminine }
       *[man] { x-side-one }
    }
pieces-name =
    { $game ->
        [alquerque] Pions
        [othello] Pions
       *[draughts] Pièces
    }
pieces-word =
    { $game ->
        [alquerque] pions
        [othello] pions
       *[draughts] pièces
    }
coloured-piece = { piece-word } { x-colour }
game-title =
    { $game ->
        [alquerque] Alquerque
        [othello] Othello
       *[draughts] Dames anglaises
    }
x-of-game =
    { $game ->
        [alquerque] d’alquerque
        [othello] d’Othello
       *[draughts] de dames anglaises
    }
spot-name =
    { $named ->
        [number] case { $at }
       *[letters] { $at }
    }
# Zéro est au singulier.
counted-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
counted-moves =
    { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
none = aucun
told = { $what }.
as-it-is = { $text }

## The board

in-hand =
    { piece-name } en { $at }, { $piece ->
        [king] sélectionnée. Elle
       *[man] sélectionné. Il
    } peut aller en { $targets }.
put-back =
    { $piece ->
        [king] Dame reposée
       *[man] Pion reposé
    } en { $at }.
jumped = Pris ! Sautez encore de { $at } vers { $targets }.
jumped-may-end = Pris ! Sautez encore de { $at } vers { $targets }, ou finissez votre tour.
chain = Continuez la rafle ! Sautez vers { $targets }. Pour annuler, touchez la pièce ou appuyez sur Échap.
chain-may-end = Prenez encore vers { $targets }, ou touchez la pièce en { $spot } pour finir votre tour.
# The same where legal moves are not shown.
chain-unlisted = Continuez la rafle ! Pour annuler, touchez la pièce ou appuyez sur Échap.
chain-may-end-unlisted = Prenez encore, ou touchez la pièce en { $spot } pour finir votre tour.
row-label =
    { $named ->
        [number] Cases
       *[letters] Rangée
    } { $row } : { $spots }.
row-piece =
    { $at } { $piece ->
        [king] { coloured-piece }
       *[man] { x-colour }
    }
row-empty = { $at } vide
row-all-empty = vide
premove-made = Coup anticipé : { $turn }.
premove-cancelled = Coup anticipé annulé.
premove-refused = Votre coup anticipé n’est plus possible. À vous de jouer.
remark-in-hand = pièce choisie
remark-may-end = vous pouvez finir votre tour ici
remark-target = vous pouvez aller ici
remark-may-set = vous pouvez jouer ici
remark-may-move = peut jouer
remark-premove = coup anticipé
remark-last = dernier coup
remark-wins = gagne
remark-draws = nulle
remark-loses = perd
print-pieces =
    { $game ->
        [othello] Découpez les pions deux par deux. Pliez chaque paire au milieu et collez-la.
       *[other] Découpez les pions.
    }

## Why a move is not possible

no-such-move = `{ $move }` n’est pas un coup permis. Essayez { $moves }.
game-over = La partie est finie.
ais-turn = C’est à l’ordinateur de jouer.
view-only = Vous regardez seulement cette partie. Pour jouer, revenez à la vôtre.
looked-back = Vous regardez une position antérieure. Pour jouer, revenez à la partie.
loaded-goes-on =
    { $how ->
        [resume] Pour continuer, appuyez sur « Reprendre ».
       *[move] Pour continuer, jouez un coup.
    }
may-not-go = Essayez { $targets }.
may-move = Vous pouvez jouer { $spots }.
may-set = Vous pouvez jouer { $spots }.
capture-compulsory = Vous devez prendre.
capture-with = Vous devez prendre avec { $spots }.
# A tap or click is answered without names of squares: what it is about pulses.
capture-ringed = Vous devez prendre : jouez un pion cerclé.
use-ringed = Jouez un pion cerclé.
use-dot =
    { $pointer ->
        [touch] Touchez un point.
       *[mouse] Cliquez sur un point.
    }
use-broken-ring =
    { $pointer ->
        [touch] Touchez un anneau brisé.
       *[mouse] Cliquez sur un anneau brisé.
    }
chain-here =
    { $pointer ->
        [touch] Continuez la rafle : touchez un anneau brisé.
       *[mouse] Continuez la rafle : cliquez sur un anneau brisé.
    }
chain-may-end-here =
    { $pointer ->
        [touch] Touchez un anneau brisé pour prendre encore, ou votre pion pour finir votre tour.
       *[mouse] Cliquez sur un anneau brisé pour prendre encore, ou sur votre pion pour finir votre tour.
    }
blocked-here = Ce pion est bloqué.
turns-nothing-here = Rien ne serait retourné ici.
why-no-line-here = Aucune ligne ne mène là.
why-came-from-here = Il vient de là, et ne peut pas y retourner tout de suite.
why-here-from-here = Ce pion vient de bouger, et ne peut pas revenir tout de suite.
why-far-row-here = Ce pion est sur la dernière rangée : de là, il ne peut que prendre.
spot-taken = Cette place est occupée.
no-move-there = Impossible d’aller là.
spot-occupied = Il y a déjà { x-a-piece } en { $spot }.
turns-nothing-beside = Vous ne pouvez pas jouer { $spot } : rien ne serait retourné.
turns-nothing-between = Vous ne pouvez pas jouer { $spot } : cela n’encadrerait aucun pion { x-other-one }.
spot-empty = Choisissez d’abord { $piece ->
        [man] une de vos pièces
       *[checker] un de vos pions
    }.
others-turn = C’est { x-side-to } de jouer.
blocked =
    { x-the-piece } en { $spot } est { $piece ->
        [king] bloquée
       *[man] bloqué
    }.
why-no-line = Aucune ligne ne relie { $from } et { $to }.
why-not-back = Les pions se déplacent en avant ou de côté. Ils ne reculent que pour prendre.
why-came-from = Il vient de { $from } et ne peut pas y retourner tout de suite.
why-here-from = Le pion en { $at } vient de { $from } et ne peut pas y retourner tout de suite.
why-far-row = Le pion en { $at } est sur la dernière rangée : de là, il ne peut que prendre.
why-inner-square = Quand il reste { $checkers } pions ou moins, chaque coup doit finir dans le carré intérieur.
why-edge-first = Quand il reste { $checkers } pions ou moins, jouez d’abord vos pions du bord.
why-dark-squares = Les pièces restent sur les cases foncées.
why-man-forward = Les pions n’avancent que vers l’avant. Les dames vont dans les deux sens.

## Draws by agreement

draw-offered = { x-side-subject } proposent la nulle. Est-ce que { other-word } acceptent ?
draw-declined = { x-side-subject } refusent la nulle.
draw-ai-declines =
    L’ordinateur refuse la nulle : { $why ->
        [chance] il joue au hasard
        [early] la partie vient de commencer
        [unthought] il n’a pas encore étudié cette position
        [better] il pense gagner
       *[hopes] il espère encore renverser la partie
    }.

## Notices

prover-incomplete = Certaines données du solveur n’ont pas pu être chargées : « Résoudre » connaît moins de positions.
rematch-you = Revanche, camps échangés. Vous jouez { side-word }.
rematch = Revanche.
before-is-back = Partie précédente rétablie.
paused = En pause.
resumed = C’est reparti.
standing-pieces = Pièces : { side-name } { $own }, { other-name } { $others }.
standing-last = Dernier coup : { $turn }.
help-not-counted = Vous avez eu de l’aide : cette partie ne comptera pas dans vos statistiques.
undo-not-counted = Si vous jouez maintenant un autre coup, cette partie ne comptera pas dans vos statistiques.
later-moves-gone = Les coups suivants ont été annulés.
sure-to-resign = Abandonner cette partie ?
before-is-kept = Votre partie précédente est enregistrée.
turns-no-more = La rotation automatique est désactivée. Vous pouvez la réactiver dans les options.
sure-to-leave = Quitter la partie en direct ?
left-live = Vous avez quitté la partie en direct.
inner-square = Désormais, on joue dans le carré intérieur.
stated-win = { x-side-subject } ont gagné, d’après le fichier
stated-draw = Partie nulle, d’après le fichier
against-perfect = Vous avez maintenant { side-word }, et l’ordinateur joue de son mieux.
sits-below = { x-side-subject } sont en bas.
search-no-move = L’ordinateur n’a trouvé aucun coup.
search-failed = L’ordinateur a eu un problème : { $why }.
search-other-version = L’application a été mise à jour. Rechargez la page.
search-impossible = L’ordinateur n’a pas pu démarrer. Vous pouvez quand même jouer à deux.
game-not-kept = Impossible d’enregistrer la partie et les options : le stockage du navigateur est plein ou bloqué. Téléchargez la partie, ou supprimez des parties ou des études pour faire de la place.
study-not-kept = Impossible d’enregistrer vos coups et commentaires : le stockage du navigateur est plein ou bloqué. Téléchargez ce chapitre, ou supprimez des parties ou des études pour faire de la place.
search-wrong-move-why = L’ordinateur a renvoyé une réponse incorrecte ({ $why }).
search-wrong-move = L’ordinateur a renvoyé un coup impossible : `{ $move }`.
search-anew = L’ordinateur ne répondait plus. Il a été relancé, et la partie continue.
revenge-side = Revanche : { side-word } ont perdu, à eux de choisir les règles et un camp.
revenge-you = Revanche : vous avez perdu, à vous de choisir les règles et un camp.
revenge-ai = L’ordinateur a perdu : il a choisi les règles et échangé les camps.
other-tab = Cette partie a été continuée dans un autre onglet.
here-is-kept = La partie de cet onglet est enregistrée dans la bibliothèque.
line-ends = Le résultat est prouvé, mais pas encore le chemin qui y mène.

## The search

search-thinks = { x-side-subject } réfléchissent.
search-incomplete = Certaines données n’ont pas pu être chargées : l’ordinateur joue un peu moins bien.
verdict-win =
    { x-side-subject } peuvent forcer le gain{ $known ->
        [exactly] { " " }en { counted-moves }
        [most] { " " }(en { counted-moves } au plus)
       *[win] { "" }
    }
verdict-looking = Calcul en cours…
verdict-open = Trop difficile à résoudre d’ici. Réessayez plus tard dans la partie.
prover-missing =
    { $arrived ->
        [some] Le chargement du solveur s’est arrêté après { $received } ko. Réessayez.
       *[none] Le solveur n’a pas pu être chargé. Réessayez une fois en ligne.
    }
hint-looking = On cherche un indice…
hint-piece = Indice : la pièce en { $at }. Redemandez un indice pour connaître le coup.
hint-column = Indice : regardez la colonne { $at }. Redemandez un indice pour connaître le coup.
hint-row = Indice : regardez la rangée { $at }. Redemandez un indice pour connaître le coup.
hint-this-piece = Indice : jouez le pion marqué. Un autre indice montre le coup.
hint-dots = Indice : essayez un point marqué. Un autre indice montre le coup.
hint-move = Indice : { $at }
new-version = Une nouvelle version est prête.

## The line below the players

status-yours =
    { $task ->
        [move] À vous de jouer
        [capture] À vous : vous devez prendre
        [chain] Continuez la rafle
       *[go-on] Prenez encore, ou finissez votre tour
    }
# Before the first move.
status-first =
    { $task ->
        [choose] { $pointer ->
            [touch] À vous : touchez un pion cerclé.
           *[mouse] À vous : cliquez sur un pion cerclé.
        }
        [go] { $pointer ->
            [touch] Touchez maintenant un point.
           *[mouse] Cliquez maintenant sur un point.
        }
       *[place] { $pointer ->
            [touch] À vous : touchez un point.
           *[mouse] À vous : cliquez sur un point.
        }
    }
first-solved = Résolu.
first-streak =
    { $days ->
        [one] { $days } jour de suite
       *[other] { $days } jours de suite
    }
status-side =
    { $task ->
        [move] { x-side-to-first } de jouer
        [capture] { x-side-subject } doivent prendre
        [chain] { x-side-subject } continuent la rafle
       *[go-on] { x-side-subject } prennent encore ou finissent
    }
status-send = Envoyez le lien à votre ami
status-friends = En attente du coup de votre ami
status-replaying = Lecture…
status-thinking = { x-side-subject } réfléchissent…

## Turns, and the course of games

# $flips : autant de pions retournés ; 0 dans les autres jeux.
played = { side-name } : { $turn }{ x-flips }.
played-by-ai = { side-name } (ordinateur) : { $turn }{ x-flips }.
played-by-you = Vous : { $turn }{ x-flips }.
x-flips =
    { $flips ->
        [0] { "" }
       *[other] , { counted-flips }
    }
counted-flips =
    { $flips ->
        [one] un pion retourné
       *[other] { $flips } pions retournés
    }
move-flips = { $turn }, { counted-flips }
move-pass = passe
passed = { x-side-subject } n’avaient aucun coup et ont passé.
must-pass = { x-side-subject } n’ont aucun coup possible et doivent passer.
you-passed = Vous n’aviez aucun coup et avez passé.
you-must-pass = Vous n’avez aucun coup possible et devez passer.
your-turn = À vous de jouer.
your-turn-capture = À vous : vous devez prendre avec { $spots }.
side-to-move = { x-side-to-first } de jouer.
side-to-capture = { x-side-subject } doivent prendre avec { $spots }.
new-game-begins = Nouvelle partie. { x-side-subject } commencent.
game-goes = { game-title }.
replaces-unfinished = Nouvelle partie commencée.
step-taken-back =
    { $moves ->
        [one] Coup annulé.
       *[other] { $moves } coups annulés.
    }
step-stopped = Arrêté.

## Results

result-whose =
    { $lone ->
        [won] Vous avez gagné
        [lost] Vous avez perdu
       *[nobody] { x-side-subject } gagnent
    }
result-resigned =
    { $lone ->
        [won] Vous avez gagné ! L’adversaire a abandonné.
       *[nobody] { x-side-subject } gagnent par abandon.
    }
result-you-resigned = Vous avez abandonné. { x-side-subject } gagnent.
result-friend-resigned = Vous avez gagné ! Votre ami a abandonné.
result-time =
    { $lone ->
        [won] Vous avez gagné au temps !
       *[nobody] { x-side-subject } gagnent au temps.
    }
result-your-time = Vous avez perdu au temps.
result-no-pieces =
    { $lone ->
        [won] Vous avez gagné ! Vous avez pris toutes les pièces.
        [lost] Vous avez perdu. Toutes vos pièces ont été prises.
       *[nobody] { x-side-subject } gagnent : { other-word } n’ont plus de pièces.
    }
result-no-move =
    { $lone ->
        [won] Vous avez gagné ! L’adversaire n’a plus de coup possible.
        [lost] Vous avez perdu. Vous n’avez plus de coup possible.
       *[nobody] { x-side-subject } gagnent : { other-word } n’ont plus de coup possible.
    }
result-score =
    { result-whose } { $first } à { $second }.{ $credited ->
        [0] { "" }
        [one] { " " }La case vide revient au gagnant.
       *[other] { " " }Les cases vides reviennent au gagnant.
    }
draw-repetition = Nulle : trois fois la même position.
draw-agreement = Nulle d’un commun accord.
draw-passes = Nulle : les deux camps ont passé.
draw-quiet =
    Nulle : { $game ->
        [alquerque] 100 coups sans prise
        [othello] rien n’a changé
       *[draughts] 40 coups chacun sans prise ni coup de pion
    }.
draw-score = Nulle : { $first } à { $second }.
draw = Nulle.

## Advice at the end of a game

end-first-win =
    { $variant ->
        [0] Votre première victoire à ce niveau !
        [1] Bien joué ! Votre première victoire à ce niveau.
       *[other] Vous battez ce niveau pour la première fois !
    }
end-held = C’était serré ! Réessayez avec l’autre couleur.
end-helped =
    { $result ->
        [won] Gagné avec de l’aide : la partie ne compte pas. Gagnerez-vous sans aide ?
       *[drawn] Une nulle avec de l’aide ne compte pas. Et sans aide ?
    }
end-friends =
    { $result ->
        [won] Belle partie ! La revanche échange les camps.
       *[drawn] Aucun camp n’a pu passer. La revanche échange les camps.
    }
end-watched =
    { $result ->
        [won] L’ordinateur s’est battu lui-même. Pour jouer vous-même, lancez une nouvelle partie.
       *[drawn] L’ordinateur n’a pas pu se battre lui-même. Pour jouer vous-même, lancez une nouvelle partie.
    }
end-late = Conseil : choisissez plus de temps, ou plus de secondes par coup.
end-blocked = Conseil : une pièce sur la dernière rangée ne peut plus que prendre. Gardez quelques pièces en arrière.
# What the tip is about: corners, mobility or captures.
end-tip =
    Conseil : { $about ->
        [corners] surveillez les coins. Un pion dans un coin n’est jamais retourné.
        [mobility] ne retournez pas trop de pions au début. Gardez plus de coups possibles que l’adversaire.
       *[captures] avant chaque coup, regardez ce que l’adversaire pourrait prendre ensuite.
    }

## Lessons. A small phone has room for three short lines.

lesson-step = { $step } sur { $of } : { $text }
lesson-ask-step =
    { $pointer ->
        [touch] Touchez le pion cerclé, puis un point.
       *[mouse] Cliquez sur le pion cerclé, puis sur un point.
    }
lesson-ask-step-draughts =
    { $pointer ->
        [touch] Touchez un pion, puis un point. Les pions avancent.
       *[mouse] Cliquez sur un pion, puis sur un point. Les pions avancent.
    }
lesson-ask-capture = Sautez par-dessus le pion adverse, sur le point derrière.
lesson-ask-capture-draughts = Vous devez prendre si vous pouvez. Sautez par-dessus le pion adverse.
lesson-ask-must-capture = Si vous pouvez prendre, vous devez prendre. Trouvez le pion qui le peut.
lesson-ask-chain = Prenez deux fois en un tour : votre pion continue.
lesson-ask-far-row = Sur la dernière rangée, un pion ne peut plus que prendre. Prenez avec lui.
lesson-ask-win = Il ne reste qu’un pion adverse. Prenez-le.
lesson-ask-crown = Sautez sur la dernière rangée : le pion y devient une dame, qui peut aussi reculer.
lesson-ask-place =
    { $pointer ->
        [touch] Touchez un point pour encadrer un pion adverse.
       *[mouse] Cliquez sur un point pour encadrer un pion adverse.
    }
lesson-ask-rows = Un pion peut retourner les pions de plusieurs files. Essayez.
lesson-ask-corner = Un pion dans un coin ne se retourne plus. Prenez le coin.
lesson-ask-count = Dernière case ! Le camp qui a le plus de pions gagne.
lesson-told-step = Bravo ! Ensuite : la prise.
lesson-told-step-forward = Bien ! Les pions ne reculent que pour prendre.
lesson-told-capture = Pris ! Prenez ou bloquez toutes les pièces adverses pour gagner.
lesson-told-must-capture = Exact ! Si vous pouvez prendre, aucun autre coup n’est permis.
lesson-told-chain = Bravo ! C’est une rafle : plusieurs prises en un seul tour.
lesson-told-far-row = Bien joué ! On prend dans toutes les directions.
lesson-told-win = Gagné ! Maintenant, vous connaissez les règles.
lesson-told-place = Il se retourne ! Chaque coup doit retourner au moins un pion.
lesson-told-rows = Trois files d’un coup !
lesson-told-corner = Bon choix ! Il est à vous jusqu’à la fin.
lesson-told-count = 40 à 24, gagné ! Dernière règle : sans coup possible, on passe.
learn-next = Suite
learn-play = Jouer

## The library, games as texts, and links

library-took-place = La bibliothèque est pleine : votre dernière partie a remplacé la plus ancienne, { $title }.
library-took-place-of = La bibliothèque est pleine : votre dernière partie a remplacé la plus ancienne, { $title } du { $date }.
library-full = La bibliothèque est pleine ({ counted-games }) : chaque nouvelle partie remplacera la plus ancienne. Exportez ou supprimez d’abord des parties.
library-not-kept = Impossible d’enregistrer votre bibliothèque : le stockage du navigateur est plein ou bloqué. Exportez-la sous « Bibliothèque ».
library-opened = { $title }. { $result }.
library-unreadable = Impossible d’ouvrir cette partie : { $why }. Elle est toujours dans la bibliothèque.
library-deleted = Supprimée : { $title }.
library-undeleted = Partie rétablie.
library-exported =
    Exporté : { counted-games }.{ $unread ->
        [0] { "" }
        [one] { " " }Une partie endommagée n’y est pas.
       *[other] { " " }{ $unread } parties endommagées n’y sont pas.
    }
link-newer = Impossible d’ouvrir ce lien : il vient d’une version plus récente de ce jeu. Votre partie n’a pas changé.
link-damaged = Ce lien est abîmé : il en manque une partie ou elle a changé. Copiez à nouveau le lien entier. Votre partie n’a pas changé.
link-opened = Partie ouverte depuis un lien : { $title }.
from-study = Vous continuez à jouer à partir de votre étude : { $title }.
link-your-turn = Vous jouez { side-word }. À vous de jouer.
link-friends-turn = Vous jouez { side-word }. À votre ami de jouer.
link-is-here = Cette partie est déjà sur votre plateau.
link-is-older = Ce lien ne contient aucun nouveau coup, donc votre partie reste sur le plateau. Votre ami a-t-il commencé une nouvelle partie ?
link-title = { $title } : { $turn }
link-send = Envoyez le lien à votre ami.
link-with-friend = Vous jouez avec un ami ? Il prendra le camp de l’ordinateur.
link-friend-to-move = À votre ami de jouer. Quand vous recevez son lien, ouvrez-le, ou collez-le sous « Partager ».
link-friend-has-side = Votre ami joue maintenant l’autre camp. Jouez votre coup, puis envoyez le lien.
text-too-large = Ce texte est trop long : la limite est de 64 Mo. Divisez-le en plusieurs parties.
file-too-large = { $file } est trop gros : la limite est de 64 Mo. Divisez-le en plusieurs fichiers.
file-no-text = { $file } n’est pas un fichier texte.
file-empty = { $file } est vide.
unknown-game = Cela ressemble à des coups d’échecs. Ce site connaît l’alquerque, Othello et les dames anglaises.
warning-of-game = { $warning } (partie { $number }).
read =
    { $place ->
        [board] Chargé : { $what }.
        [library] Importé : { $what }. La partie est dans la bibliothèque.
        [library-all] Importé : { $what }. Elles sont dans la bibliothèque, et la première est sur le plateau.
        [no-room] Chargé : { $what }. Il n’y avait plus de place dans la bibliothèque.
       *[no-room-all] Chargé : { $what }. La première est sur le plateau. La bibliothèque est pleine : { $left ->
            [one] { $left } partie n’y est pas
           *[other] { $left } parties n’y sont pas
        }.
    }
nothing-to-read = Collez d’abord une partie ou un lien, ou choisissez un fichier.
text-is-address = Cette adresse web ne contient pas de partie. Collez la partie elle-même.
text-is-json = C’est un fichier JSON, pas une partie. Les sauvegardes se restaurent dans Mes parties, Sauvegarde.
reading-games =
    Chargement : { $percent } %, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } pour l’instant.
reading-stopped = Arrêté. Rien n’a été importé.
and-more = … et { $count } de plus.
copied = Copié.
not-copied = Impossible de copier ici. Sélectionnez le texte et copiez-le vous-même.
picture-drawing = Dessin en cours…
picture-saved = Enregistré dans vos téléchargements.
picture-failed = L’image n’a pas pu être créée. Vérifiez votre connexion et réessayez.
game-with-rules = { game-title } – { $rules }
winner = { x-side-subject } gagnent
result-draw = Partie nulle
not-finished = Inachevée
game-on-board = Sur le plateau
form-tagged = Étiquettes et coups
form-pdn = PDN
form-transcript = Transcription
entry-open = Ouvrir
entry-replay = Revoir
entry-delete = Supprimer
entry-of = { $button } { $title }
games-unreadable =
    { counted-games }. { $unreadable ->
        [one] Une autre est endommagée ; elle reste dans ce navigateur.
       *[other] { $unreadable } autres sont endommagées ; elles restent dans ce navigateur.
    }

## The card at the end of a game

end-you-played = Vous aviez { side-word }
end-moves =
    { $moves ->
        [one] 1 coup
       *[other] { $moves } coups
    }
end-accuracy =
    { $about ->
        [yes] Précision : environ { $percent } %
       *[no] Précision : { $percent } %
    }
# $own is the accuracy of $side, $others that of $other; – where it is unknown.
end-accuracy-both = Précision : { side-name } { $own }, { other-name } { $others }
# $turn is the move, $before and $after are its side's chances to win. $whose: yours, or that of $side.
# Without the review in the study it is only likely.
end-moment-was =
    { $sure ->
        [yes] Le tournant :
       *[no] Peut-être le tournant :
    }
end-moment =
    { $whose ->
        [yours-certain] { end-moment-was } { $turn }. Jusque-là, vous pouviez forcer le gain ; ensuite, c’était l’adversaire.
        [other-certain] { end-moment-was } { $turn }. Jusque-là, { side-word } pouvaient forcer le gain ; ensuite, c’était l’adversaire.
        [yours] { end-moment-was } { $turn }. Vos chances sont passées de { $before } % à { $after } %.
       *[other] { end-moment-was } { $turn }. Les chances { x-side-of } sont passées de { $before } % à { $after } %.
    }
at-turning-point =
    { $sure ->
        [yes] Le tournant
       *[no] Peut-être le tournant
    }
# The number is that of the move list.
looking-back = Retour en arrière : coup { $ply } sur { $of }
looking-back-start = Retour en arrière : début
end-better = Mieux : { $turn }.
end-lesson = Suivre la leçon
end-next-level = Ensuite : { level-name }
end-easier-level = Plus facile : { level-name }
end-next-depth = Essayer la profondeur { $depth }
end-easier-depth = Plus facile : profondeur { $depth }
install-by-share = Pour installer Alquerque, touchez « Partager » dans la barre du navigateur, puis « Sur l’écran d’accueil ».
offline-stored =
    { $what ->
        [all] Tout est enregistré sur cet appareil pour jouer hors ligne ({ $size } Mo).
        [some] Le jeu est enregistré sur cet appareil pour jouer hors ligne ({ $size } Mo). L’étude, les problèmes et le solveur suivront quand la connexion sera bonne.
       *[game] Le jeu est enregistré sur cet appareil pour jouer hors ligne ({ $size } Mo). L’étude, les problèmes et le solveur ont besoin d’Internet.
    }

## Labels of games and moves

back-to-own = Retour à ma partie
play-a-game = Jouer une partie
games-opening = Ouverture de votre bibliothèque…
library-empty = Pas encore de parties. Les parties finies et importées sont enregistrées ici, dans ce navigateur seulement.
library-busy = Votre bibliothèque ne peut pas être ouverte. Un autre onglet de ce site l’utilise peut-être. Fermez les autres onglets et vos parties apparaîtront ici. D’ici là, les nouvelles parties sont enregistrées à part.
library-later = Une version plus récente d’Alquerque a enregistré votre bibliothèque. Rechargez la page pour l’obtenir. Vos parties sont en sécurité. D’ici là, les nouvelles parties sont enregistrées à part.
other-move = Autre coup essayé : { $turn }
other-move-of = Autre coup essayé : { $turn } (1 sur { $others })
played-before = Déjà joué : { $turn }
opening = Ouverture : { $name }
against-computer =
    { $whose ->
        [yours] { $end ->
            [won] Victoire contre { $name }
            [lost] Défaite contre { $name }
           *[drawn] Nulle contre { $name }
        }
       *[other] { $player } : { $end ->
            [won] Victoire contre { $name }
            [lost] Défaite contre { $name }
           *[drawn] Nulle contre { $name }
        }
    }
a-friend = un ami
by-resignation = Par abandon
by-help = Avec de l’aide
game-with-moves = { $title }, { counted-moves }
players-one = { side-name } : { $name }
players-both = { $name } ({ x-side-bare }) – { $other-player } ({ x-other-bare })
players-none = { "" }
games-many = { counted-games }
moves-many = { counted-moves }
standing-yours = C’est à vous de jouer. Vous avez { side-word }.
step-before-first = Avant le premier coup.
step-after = Coup { $ply } sur { $of } : { $turn }.
continue-game = Continuer la partie ({ counted-moves })
continue-with-players = Continuer avec ces joueurs
own-rules = Personnalisées…
study-new-game = Étudier une nouvelle partie
rules-of-own = Règles personnalisées
with-help =
    { $times ->
        [one] Aide utilisée { $times } fois
       *[other] Aide utilisée { $times } fois
    }{ not-counted }
with-take-back = Coups annulés{ not-counted }
with-handicap = Handicap{ not-counted }
not-counted =
    { $counts ->
        [no] { " – cette partie ne compte pas" }
       *[any] { "" }
    }

## The ladder

ladder-beaten =
    { $beaten ->
        [both] Vous avez battu ce niveau avec les deux couleurs.
        [one] Vous avez battu ce niveau avec { side-word }.
       *[some] Vous avez battu ce niveau.
    }
ladder-adapts =
    { $rated ->
        [yes] Vous gagnerez environ une partie sur deux. Votre classement : { $rating }.
        [below] C’est le niveau le plus facile. Vous monterez en gagnant.
        [later] Vous gagnerez environ une partie sur deux.
       *[no] Vous n’avez pas encore de classement : vous commencez à ce niveau.
    }
your-rating = Votre classement
level-rating =
    { $settled ->
        [later] { game-title } : votre classement apparaît après cinq parties.
        [below] { game-title } : votre classement est encore en dessous du niveau « { level-name } ».
        [no] { game-title } : votre classement est { $rating }, à peu près le niveau « { level-name } ». Il sera fiable après une dizaine de parties.
       *[yes] { game-title } : votre classement est { $rating }, à peu près le niveau « { level-name } ».
    }
ladder-done = Vous avez battu tous les niveaux avec les deux couleurs !
ladder-solved =
    { $result ->
        [win] Si personne ne se trompe, { side-word } gagnent.
       *[draw] Si personne ne se trompe, c’est nulle.
    }
streak = { $streak } (record { $best })
opponent = { game-title } contre { $seat }
accuracy-chart =
    { $games ->
        [one] Votre précision dans la dernière partie : { $least } %
       *[other] Votre précision dans les { $games } dernières parties : de { $least } % à { $most } %
    }
puzzle-results-of =
    { $count ->
        [one] { game-title } : classement { $rating } après { $count } problème
       *[other] { game-title } : classement { $rating } après { $count } problèmes
    }
puzzle-best-streak =
    { $days ->
        [one] Plus longue série : { $days } jour
       *[other] Plus longue série : { $days } jours
    }

## Statistics and backups

statistics-deleted = Tous les résultats ont été supprimés.
backup-saved = Enregistrée sous { $file }.
backup-restored = Sauvegarde restaurée.
backup-left-out = Non restauré, car cette version ne peut pas le lire : { $keys }.
backup-before =
    « Annuler la dernière restauration » ramène { $dated ->
        [yes] ce qui était ici jusqu’au { $date }
        [today] ce qui était ici avant cette restauration
       *[no] ce qui était ici avant
    } : { $name ->
        [some] { $player },{ " " }
       *[none] { "" }
    }{ counted-games } contre l’ordinateur.
backup-foreign = Ce fichier n’est pas une sauvegarde de ce jeu.
backup-damaged = Cette sauvegarde est endommagée : { $why }. Rien n’a changé.
backup-no-room = Ce navigateur n’a pas de place pour la sauvegarde. Rien n’a changé.

## Parts of the site that load later

part-loading = Chargement… { $received } ko sur { $total }
part-begins = Chargement…
part-stalled =
    Le chargement { $part ->
        [rules] des règles
        [about] de cette page
        [live] du jeu en direct
        [words] de cette langue
       *[art] de ces plateaux et pièces
    } s’est arrêté ({ $received } ko sur { $total }). Vérifiez votre connexion.
part-failed =
    Impossible de charger { $part ->
        [rules] les règles
        [about] cette page
        [live] le jeu en direct
        [words] cette langue
       *[art] les dessins de ces plateaux et de ces pièces
    }. Vérifiez votre connexion.

## Keyboard shortcuts

shortcuts-page = Partout
shortcuts-board = Sur le plateau
shortcuts-study = Dans l’étude
shortcut-undo = Annuler un coup
shortcut-hint = Demander un indice
shortcut-new = Nouvelle partie
shortcut-flip = Tourner le plateau
shortcut-type = Taper un coup
shortcut-standing = Lire le score avec le lecteur d’écran
shortcut-describe = Lire le plateau avec le lecteur d’écran
shortcut-list = Afficher cette liste
shortcut-step = Un coup en arrière ou en avant
shortcut-ends = Première ou dernière position
shortcut-cursor = Se déplacer sur le plateau
shortcut-activate = Prendre ou poser un pion
shortcut-cancel = Reposer le pion ou fermer un message
shortcut-variation = Variante précédente ou suivante
shortcut-tabs = Sur un onglet : changer d’onglet
shortcut-curve = Sur la courbe du bilan : dix coups en avant ou en arrière
shortcut-tree = Dans l’arbre de recherche : parent, enfant, voisins
shortcut-zoom = Dans l’arbre de recherche : zoom avant ou arrière
shortcut-leave = Quitter l’arbre de recherche ou la visite
key-home = Origine
key-end = Fin
key-page-up = Page préc.
key-page-down = Page suiv.
key-enter = Entrée
key-space = Espace
key-escape = Échap

## Setting a position up

setup-empty = { $spot }, vide.
setup-piece = { $spot }, { coloured-piece }.
setup-ready =
    { x-side-to-first } de jouer. { $game ->
        [othello] Pions blancs : { $pieces-of-light }, noirs : { $pieces-of-dark }
        [draughts] Pièces claires : { $pieces-of-light }, foncées : { $pieces-of-dark }
       *[alquerque] Pions clairs : { $pieces-of-light }, foncés : { $pieces-of-dark }
    }.
setup-no-pieces = Il n’y a pas de { pieces-word }.
setup-no-pieces-of = { x-side-subject } n’ont pas de { pieces-word }.
setup-over = La partie serait déjà finie : { side-word } gagnent.
setup-over-draw = La partie serait déjà finie : nulle.
setup-wrong = { $problem } ; attendu : { $expected }.
setup-wrong-at = caractère { $column } : { $problem } ; attendu : { $expected }.
eraser = Gomme

## What the browser keeps

kept-copy = Une copie a été enregistrée dans le stockage du navigateur sous { $key }.
no-copy = Pas de place pour une copie : les données endommagées seront donc écrasées.
unreadable-settings = Vos options enregistrées sont endommagées ({ $why }). { $copy }
unreadable-game = Votre partie { x-of-game } enregistrée est endommagée ({ $why }). { $copy }
unreadable-library = Votre bibliothèque est endommagée ({ $why }). { $copy }
unreadable-statistics = Vos statistiques sont endommagées ({ $why }). { $copy }
mended-game =
    Votre partie { x-of-game } enregistrée était endommagée ({ $what ->
        [played] elle annonce plus de coups qu’elle n’en a
        [draw] elle n’a pas pu finir ainsi
       *[record] ses coups sont ceux d’une autre partie
    }) et a été réparée. { $copy }
unreadable-games = Endommagé dans votre bibliothèque : { counted-games }. { $copy }
no-file = Impossible d’enregistrer le fichier ici. Copiez plutôt le texte.
saved-too-long = plus de { $most } caractères
saved-wrong = données inattendues : { $why }
saved-version = version { $found } ; ceci est la version { $ours }
saved-other-game = c’est une partie { x-of-game }
saved-no-level = niveau { $number } inconnu
saved-no-depth = profondeur { $number } incorrecte
saved-exploration = une constante d’exploration de { $number } sort des limites
saved-no-json = JSON incorrect
saved-long-field = un texte y est trop long
saved-no-game = aucune partie

## Labels

board-of =
    { $game ->
        [alquerque] Plateau d’alquerque
        [othello] Plateau d’Othello
       *[draughts] Damier de dames anglaises
    }
spot-empty-label = { $spot }, vide
spot-piece-label = { $spot }, { coloured-piece }
spot-and = { $label }, { $remark }
piece-label = { piece-name } { x-colour }
seat-level = Ordinateur, { level-name }
seat-depth = Ordinateur, profondeur { $depth }
seat-uct = Ordinateur, { uct-name }
uct-name = UCT, { $limit }
seat-chance = Ordinateur, coups au hasard
seat-player = Joueur { $number }
seat-you = Vous
seat-friend = Ami
strength-level =
    { $whose ->
        [both] Force ({ x-side-bare })
       *[one] Force
    } : { level-name } ({ $level } sur { $levels })
strength-depth =
    { $whose ->
        [both] Regarde à l’avance ({ x-side-bare })
       *[one] Regarde à l’avance
    } : { counted-moves }
strength-uct =
    { $whose ->
        [both] Parties au hasard (simulations) ou temps par coup ({ x-side-bare })
       *[one] Parties au hasard (simulations) ou temps par coup
    }
# $playouts is a number with its thousands grouped.
limit-playouts = { $playouts } simulations
limit-seconds =
    { $seconds ->
        [one] 1 seconde
       *[other] { $seconds } secondes
    }
limit-of-alquerque = { $limit }, comme le programme de Merkel
limit-of-ucthello = { $limit }, comme UCThello
strength =
    { $whose ->
        [both] Force ({ x-side-bare })
       *[one] Force
    }
level-name =
    { $level ->
        [1] Novice
        [2] Débutant
        [3] Apprenti
        [4] En progrès
        [5] Amateur
        [6] Intermédiaire
        [7] Joueur de club
        [8] Bon joueur de club
        [9] Joueur de tournoi
        [10] Expert
        [11] Maître
       *[12] Grand maître
    }
exploration = Constante d’exploration d’UCB1 : { $number }
exploration-hint = À quelle fréquence la recherche essaie des coups qui semblent moins bons jusqu’ici. La valeur habituelle est 1,41, la racine carrée de 2.
exploration-unused = Seul UCT utilise ce nombre : pour le modifier, choisissez UCT comme moteur.
named-seat = { $name } ({ $seat })
slip = À ce niveau, l’ordinateur ne voit pas tout. Ici, il a choisi { $move }.
expected-win = Gain forcé { x-side-of }
expected-draw = Nulle forcée
expected-share = environ { $share } % pour { side-word }
balance-label =
    { $whose ->
        [yours] Vos chances
       *[side] Chances { x-side-of }
    }
evaluation = Estimation de l’ordinateur : environ { $percents } %
games-none = { "" }
counted-pieces = { pieces-word }
captured = prises
tab-yours = À vous de jouer – { game-title }
spots = Plateau
go-on-here = Continuer d’ici
resume = Reprendre
stop = Arrêter
play-back = Revoir
rematch-short = Revanche
play-again = Rejouer
type-move = Coup, p. ex. { $turn }
type-move-any = Taper un coup
editor-hint =
    { $game ->
        [othello] Cliquez sur une case, ou touchez-la, pour y poser le pion, et encore une fois pour l’enlever. Faites glisser un pion pour le déplacer, ou hors du plateau. Au clavier : flèches, Entrée et Suppr.
        [draughts] Cliquez sur une case, ou touchez-la, pour y poser la pièce, et encore une fois pour l’enlever. Faites glisser une pièce pour la déplacer, ou hors du plateau. Au clavier : flèches, Entrée et Suppr.
       *[alquerque] Cliquez sur un point, ou touchez-le, pour y poser la pièce, et encore une fois pour l’enlever. Faites glisser une pièce pour la déplacer, ou hors du plateau. Au clavier : flèches, Entrée et Suppr.
    }
give-send = Envoyer
give-copy = Copier
give-copied = Copié
share-invite = Laisser un ami continuer
share-link = Lien vers la partie
start = Début
play-by-link = Jouer par lien
new-play = Jouer
new-game = Nouvelle partie
method-of = Moteur ({ x-side-bare })
method = Moteur
at-bottom = { x-side-subject } en bas
computed-forced = Le coup était forcé.
computed-nothing = L’ordinateur n’a pas encore joué.
computed-book = L’ordinateur a joué un coup de la bibliothèque d’ouvertures.
ai-hint =
    { $counts ->
        [nodes] Les nœuds sont des positions que l’ordinateur a examinées.
       *[playouts] Les simulations sont des parties au hasard que l’ordinateur essaie ; les nœuds, des positions qu’il a examinées.
    }
playouts-per-second = Simulations par seconde
nodes-per-second = Nœuds par seconde
playouts = Simulations
nodes = Nœuds
nodes-in-tree = Nœuds de l’arbre
nodes-looked-at = Nœuds explorés
loading = Chargement
try-again = Réessayer
goal-alquerque = Prenez ou bloquez tous les pions adverses.
goal =
    { $game ->
        [alquerque] { goal-alquerque }
        [othello] Terminez avec plus de pions que l’adversaire.
       *[draughts] Prenez ou bloquez toutes les pièces adverses.
    }
undo = Annuler
take-back = Reprendre
bring-it-back = Revenir à ma partie
bring-moves-back = Les rétablir
resign = Abandonner
resign-side = { x-side-subject } abandonnent
review-it = Bilan
menu-study = Ouvrir la partie dans l’étude

## Rulesets

ruleset-title =
    { $ruleset ->
        [merkel] Règles de Merkel
        [medieval] Règles médiévales
        [ancient] Règles anciennes
        [alfonso] Règles d’Alphonse
        [murray] Règles de Murray
        [othello] Règles de tournoi
        [othello-no-pass] Sans passer
       *[draughts] Dames anglaises
    }
## What rules say

ruleset-description =
    { $ruleset ->
        [merkel] Jouez en avant ou de côté. Vous devez prendre, et prendre jusqu’au bout. Toute partie a une fin.
        [medieval] Jouez dans toutes les directions. Vous devez prendre, et prendre jusqu’au bout.
        [ancient] Jouez dans toutes les directions. Vous devez prendre, mais pouvez arrêter la rafle. Les huit derniers pions jouent dans le carré intérieur.
        [alfonso] Jouez dans toutes les directions. Rien ne vous oblige à prendre ; un saut par tour.
        [murray] Jouez dans toutes les directions. Rien ne vous oblige à prendre ni à continuer.
        [othello] Si vous ne pouvez pas jouer, vous passez. Quand aucun camp ne le peut, la partie finit.
        [othello-no-pass] On ne passe pas : si vous ne pouvez pas jouer, la partie finit.
       *[draughts] Les foncés commencent. Les pions prennent en avant, les dames dans les deux sens. La dernière rangée finit le tour.
    }
ruleset-source =
    { $ruleset ->
        [merkel] Oliver Merkel, Alquerque (HTML5), 2016 ; proche de R. C. Bell, Board and Table Games, 1979
        [medieval] Alquerque in the mediaeval Book of Games, d’après le Libro de los juegos, 1283
        [ancient] Alquerque (ancient checkers), El Qirkat
        [alfonso] Libro de los juegos, Alphonse X, 1283, dans la version de Ludii
        [murray] H. J. R. Murray, A History of Board-Games Other Than Chess, 1951, dans la version de Ludii
        [othello] World Othello Federation ; UCThello d’Oliver Merkel
        [othello-no-pass] UCThello d’Oliver Merkel, une option
       *[draughts] World Checkers/Draughts Federation ; les clairs peuvent commencer, comme dans certains programmes de checkers
    }

meaning-steps-forward = jouez en avant ou de côté
meaning-steps-any = jouez le long de toutes les lignes
meaning-inverting-forbidden = un pion ne peut pas revenir au point qu’il vient de quitter
meaning-inverting-allowed = un pion peut revenir au point qu’il vient de quitter
meaning-capture-compulsory = vous devez prendre si vous pouvez
meaning-capture-optional = rien ne vous oblige à prendre
meaning-chain-compulsory = continuez à prendre tant que vous pouvez
meaning-chain-optional = vous pouvez arrêter après chaque saut
meaning-chain-single = un saut par tour
meaning-inner-square-off = tout le plateau reste en jeu
meaning-inner-square-from-eight = les huit derniers pions jouent dans le carré intérieur
meaning-passing-must = vous passez si vous ne pouvez pas jouer
meaning-passing-game-over = la partie finit si vous ne pouvez pas jouer
meaning-begin-light = les clairs commencent
meaning-begin-dark = les foncés commencent
meanings-and = { $before } ; { $meaning }
meanings-end = { $before } ; { $meaning }.
source-of = Source : { ruleset-source }.
handicap-note = Les parties avec handicap ne comptent pas dans vos statistiques.
handicap =
    { $pieces ->
        [one] L’ordinateur commence avec une pièce de moins. { handicap-note }
       *[other] L’ordinateur commence avec { $pieces } pièces de moins. { handicap-note }
    }
handicap-othello =
    { $pieces ->
        [one] Vous commencez avec un coin. { handicap-note }
       *[other] Vous commencez avec { $pieces } coins. { handicap-note }
    }
handicap-pieces =
    { $pieces ->
        [one] 1 pièce de moins
       *[other] { $pieces } pièces de moins
    }
handicap-corners =
    { $pieces ->
        [one] 1 coin pour vous
       *[other] { $pieces } coins pour vous
    }

## The options of rules

# L’étiquette d’un champ ; la valeur derrière elle continue la phrase.
option-steps = Déplacements
option-inverting = Retour immédiat
option-capture = Prise
option-chain = Rafles
option-inner-square = Finale dans le carré intérieur
option-passing = Aucun coup possible
option-begin = Premier coup
value-steps-forward = En avant et de côté
value-steps-any = Dans toutes les directions
value-inverting-forbidden = Interdit
value-inverting-allowed = Permis
value-capture-compulsory = Obligatoire
value-capture-optional = Facultative
value-chain-compulsory = Jusqu’au bout
value-chain-optional = Arrêt possible après chaque saut
value-chain-single = Un seul saut
value-inner-square-off = Non
value-inner-square-from-eight = 8 pions ou moins
value-passing-must = Vous passez
value-passing-game-over = La partie finit
value-begin-light = Clairs
value-begin-dark = Foncés
# Ce qui distingue des règles de règles nommées.
ruleset-variant = { ruleset-title }, { $variant }
variant-steps-forward = sans déplacement en arrière
variant-steps-any = déplacements dans toutes les directions
variant-inverting-forbidden = retour immédiat interdit
variant-inverting-allowed = retour immédiat permis
variant-capture-compulsory = prise obligatoire
variant-capture-optional = prise facultative
variant-chain-compulsory = rafles obligatoires
variant-chain-optional = rafles facultatives
variant-chain-single = un seul saut
variant-inner-square-off = plateau entier
variant-inner-square-from-eight = carré intérieur

## Texts that cannot be read: what is wrong, and what would be right. Without a capital and a full stop.

text-error = { text-subject } `{ $text }` : { $problem } ; attendu : { $expected }
text-error-at = { text-subject } `{ $text }`, caractère { $column } : { $problem } ; attendu : { $expected }
text-subject =
    { $subject ->
        [position] position
        [move] coup
        [ruleset] règles
        [date] date
       *[link] lien
    }
setup-error = position : { $problem } ; attendu : { $expected }
file-error = { $problem } ; attendu : { $expected }
import-error = partie { $game }, ligne { $line }, caractère { $column } : { $cause }
warning-left-out =
    { $variations ->
        [one] { $variations } variante omise
       *[other] { $variations } variantes omises
    }
warning-left-out-from =
    { $variations ->
        [one] { $variations } variante omise
       *[other] { $variations } variantes omises
    } à partir de la ligne { $line }, caractère { $column } : { $cause }
warning-unclaimed-draw =
    après le coup { $move }, la partie aurait pu être nulle { $rule ->
        [repetition] par triple répétition
       *[quiet] par trop de coups sans prise
    }, mais personne ne l’a réclamée
warning-glued = ligne { $line }, caractère { $column } : `{ $text }` suit un coup sans espace et devient un commentaire
warning-cut = coups omis à partir de la ligne { $line }, caractère { $column } : { $cause }
warning-date = omis : { $why }
warning-no-result = omis : `{ $text }` n’est pas un résultat
warning-other-result = d’après le fichier : { $stated } ; d’après les règles : { $real }
outcome-word =
    { $outcome ->
        [light] victoire des clairs
        [dark] victoire des foncés
        [white] victoire des blancs
        [black] victoire des noirs
       *[draw] nulle
    }
warning-no-agreement = ces règles n’ont pas de nulle d’un commun accord ; le résultat du fichier est gardé tel quel

part-word =
    { $part ->
        [board] plateau
        [side] camp qui doit jouer
        [quiet] nombre de demi-coups
        [number] numéro de coup
        [barred] déplacement interdit
        [point] point
        [square] case
        [colour] couleur
        [colon] deux-points
        [comma] virgule
        [move] coup
        [name] nom
       *[option] option
    }
x-a-part =
    { $part ->
        [square] une
        [colour] une
        [comma] une
        [option] une
       *[board] un
    } { part-word }
problem-missing =
    il manque { $part ->
        [square] la
        [colour] la
        [comma] la
        [option] une
       *[board] le
    } { part-word }
problem-nothing = il manque { x-a-part }
problem-not-a = `{ $text }` n’est pas { x-a-part }
problem-too-long = c’est trop long
problem-fields =
    il y a { $count ->
        [one] { $count } champ
       *[other] { $count } champs
    }
problem-rows =
    le plateau a { $count ->
        [one] { $count } rangée
       *[other] { $count } rangées
    }
problem-squares =
    le plateau a { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
problem-points =
    la rangée { $row } a { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
problem-no-piece = `{ $text }` ne désigne rien sur un plateau
problem-surplus = il y a plus que ce qu’il faut à une position
problem-out-of-place = `{ $text }` n’est pas à sa place
problem-side-twice = les pièces { x-side-feminine }s sont données deux fois
problem-square-twice = la case { $at } est donnée deux fois
problem-backward = la suite de { $from } à { $to } va à rebours
problem-too-many = { side-word } ont { $count } { pieces-word }
problem-king = il y a une dame en { $at }
problem-uncrowned = un pion { x-side-one } ne peut pas être en { $at } : il y devient dame
problem-light-square = il y a une pièce sur une case claire
problem-no-checker = il n’y a pas de pion en { $at }
problem-checker-twice = le pion en { $at } est donné deux fois
problem-no-such-step = un pion { x-side-one } en { $from } ne pourrait de toute façon pas aller en { $to }
problem-no-step-before = un pion { x-side-one } n’a pas pu se déplacer de { $from } à { $to }
problem-nothing-barred = aucun déplacement n’est interdit là où l’on peut revenir sur ses pas
problem-no-passes = ces règles ne permettent pas de passer
problem-passed-twice = la partie est finie quand on a passé deux fois
problem-illegal = ce n’est pas permis
problem-capture-compulsory = ce n’est pas permis, et la prise est obligatoire
problem-must-go-on = la rafle doit continuer
problem-only-one = il n’y a qu’{ x-a-part }
problem-several-meant = ambigu : plusieurs prises correspondent
problem-game-over = la partie est finie
problem-must-pass = aucun pion ne peut jouer
problem-pass-not-forced = on ne passe que si les règles ne laissent rien d’autre
problem-pass-beside-sets = on ne peut pas passer quand il y a un coup
problem-occupied = il y a déjà un pion sur cette case
problem-turns-nothing = il ne retournerait aucun pion
problem-no-ruleset = il n’y a pas de règles du nom de `{ $text }`
problem-no-option = il n’y a pas d’option `{ $text }`
problem-no-value = l’option `{ $option }` ne peut pas être `{ $text }`
problem-option-twice = l’option `{ $option }` est donnée deux fois
problem-no-position = cette position n’existe pas
problem-full = la partie a { counted-moves }
problem-full-with-variations = la partie a { counted-moves }, variantes comprises
problem-no-date = cette date n’existe pas
problem-no-link = ce n’est pas un lien vers une partie
problem-damaged =
    le lien est abîmé : { $damage ->
        [version] cette version n’existe pas
        [characters] il a des caractères qu’aucun lien n’a
        [short] il finit trop tôt
        [checksum] sa somme de contrôle est fausse
       *[senseless] il n’a pas de sens
    }
problem-newer = il vient d’une version plus récente de ce jeu
problem-long-text = le texte est trop long
problem-nothing-in = il n’y a pas de partie dans `{ $text }`
problem-closes-nothing = il y a un `{ $text }` qui ne ferme rien
problem-open-comment = un commentaire n’est pas fermé
problem-open-variation = une variante n’est pas fermée
problem-open-tag = l’étiquette `{ $text }` n’est pas fermée
problem-open-property = la valeur de `{ $text }` n’est pas fermée
problem-open-game = la partie n’est pas fermée
problem-open-value = la valeur de l’étiquette `{ $text }` ne finit pas
problem-tag-form = une étiquette n’a pas de nom, ou pas de valeur entre guillemets
problem-tag-inside = il y a une étiquette dedans
problem-nothing-before = il n’y a pas de coup avant
problem-no-game = le jeu `{ $text }` n’existe pas
problem-no-game-type = le type de jeu `{ $text }` n’est pas connu
problem-which-game = rien n’indique de quel jeu il s’agit
problem-more-moves = la partie a plus de { counted-moves }
problem-no-game-there = il n’y a pas de partie
problem-other-game = le jeu est `{ $text }`
problem-other-type = le type de jeu est `{ $text }`
problem-no-ggf-board = `{ $text }` n’est pas un plateau
problem-not-the-turn-of = ce n’est pas { x-side-to } de jouer

expected-alquerque-position = trois parties : le plateau, le camp qui doit jouer et les déplacements interdits, comme dans `ddddd/ddddd/dd1ll/lllll/lllll l -`
expected-light-or-dark = `l` pour les clairs ou `d` pour les foncés
expected-five-rows = cinq rangées, de la rangée 5 à la rangée 1, séparées par `/`
expected-five-points = cinq points par rangée
expected-checkers-or-digit = `l` pour un pion clair, `d` pour un foncé, ou un chiffre de 1 à 5 pour une suite de points vides
expected-barred-steps = `-` ou une liste triée comme `c1-b1,d5-e5`
expected-no-barred-steps = `-` à la place des déplacements interdits
expected-bars-of-checkers = des déplacements interdits de pions qui sont sur le plateau
expected-steps-of-the-rules = seulement des déplacements que les règles permettraient sinon
expected-way-back = le retour d’un déplacement que les règles permettent
expected-one-bar-each = au plus un déplacement interdit par pion
expected-two-passes = `pass` deux fois au plus
expected-passes-last = les tours passés à la fin
expected-counters-behind-bars = au plus deux compteurs après les déplacements interdits
expected-othello-position = les 64 cases de a1 à h8 et le camp qui doit jouer, `X` ou `O`
expected-dark-or-light = `X` pour les noirs ou `O` pour les blancs
expected-disc-or-empty = `X` pour un pion noir, `O` pour un blanc ou `-` pour une case vide
expected-all-squares = 64 cases de a1 à h8
expected-semicolon = rien d’autre qu’un `;` après le camp qui doit jouer
expected-discs-alone = des pions seulement
expected-draughts-position = le camp qui doit jouer et les cases des deux camps, comme dans `B:W21,22,K30:B1,2`
expected-square-list = des cases de 1 à 32 séparées par des virgules, les dames marquées `K`, comme dans `W21,22,K30`
expected-colour-and-squares = `W` ou `B` et les cases de ses pièces
expected-one-list-each = une seule liste de cases par camp
expected-lower-first = d’abord la case de plus petit numéro
expected-one-piece-each = au plus une pièce par case
expected-full-stop = rien après le point final
expected-counters-behind-squares = au plus deux compteurs après les cases
expected-king-on = une dame là, `K{ $at }`
expected-dark-squares = des pièces sur les cases foncées seulement
expected-count = un nombre de 0 à 65535
expected-number = un nombre de 1 à 65535
expected-twelve-pieces = douze au plus par camp
expected-points = des points de a1 à e5, comme dans `c2-c3` ou `a3xc3xe5`
expected-numbered-squares = des cases de 1 à 32, comme dans `11-15` ou `15x24x31`
expected-one-of = l’un de ceux-ci : { $texts }
these = { $texts }
expected-no-move = aucun coup
expected-no-move-as-over = aucun coup, puisque la partie est finie
expected-option-once = chaque option une fois au plus
expected-position = une position de ce jeu
expected-shorter-game = une partie plus courte
expected-date = une date comme `2026-11-21`, `2026.11.??` ou `????.??.??`
expected-link = un texte qui commence par `g1.`, éventuellement après une adresse et `#`
expected-whole-link = le lien entier, tel qu’il a été envoyé
expected-link-size = 8 Mo au plus
expected-known-version = la version 1 ou 2 : rechargez le jeu pour avoir la plus récente
expected-text-size = 64 Mo au plus
expected-games = des parties avec étiquettes, des coups comme `c2-c3`, `11-15` ou `f5d6`, du GGF ou un lien
expected-file-part = un coup, un commentaire ou une étiquette
expected-tag = une étiquette comme `[Event "Club championship"]`
expected-ruleset-tag = une étiquette comme `[Ruleset "merkel"]`
expected-tag-end = `]` après la valeur d’une étiquette
expected-comment-end = `{ "}" }` à sa fin
expected-variation-end = `)` à sa fin
expected-move = un coup
expected-moves = des coups
expected-any-move = un coup comme `c2-c3`, `11-15` ou `f5`
expected-game = une partie
expected-game-title = `Alquerque`, `Othello` ou `English draughts`
expected-game-type = `21`, celui des dames anglaises
expected-ggf-properties = des propriétés comme `B[F5]`, et `;)` à la fin
expected-ggf-end = `]` à sa fin
expected-ggf-othello = `GM[Othello]`
expected-ggf-type = l’Othello ordinaire sur 8 cases sur 8, `TY[8]`
expected-ggf-board = la taille, 64 cases `*`, `O` ou `-`, et le camp qui doit jouer, comme dans `8 -...- *`
expected-in-turn = les coups de chacun à son tour, `B[...]` pour les noirs

## What the page and its search say to each other

failure-no-request = ce n’est pas une requête ({ $why }) ; attendu : une requête en version { $version }
failure-no-text = `{ $text }` est illisible
failure-no-exploration = la constante d’exploration n’existe pas ; attendu : 0 à 1000
failure-no-depth = la profondeur { $number } n’existe pas ; attendu : 1 à { $most }
failure-no-level = le niveau { $number } n’existe pas ; attendu : 1 à { $most }
failure-only-uct = ce moteur n’a pas cette limite ; attendu : un temps, ou aucune limite
failure-other-worker = ce processus d’arrière-plan n’a pas ce moteur ; attendu : les preuves du solveur, et tout le reste de la recherche
failure-too-deep = la profondeur { $number } prend trop de temps ; attendu : { $most } au plus

## A friend on another device: what the page says

friend-connected = Votre ami est connecté.
friend-interrupted = La connexion est interrompue. La partie est sauvée. Patientez…
friend-lost = La connexion est perdue. Invitez de nouveau, ou continuez par lien.
friend-left = Votre ami est parti. Invitez-le de nouveau, ou continuez par lien.
friend-away = La page de votre ami a été fermée ou rechargée. Attendez son lien, ou invitez de nouveau.
friend-ended = La connexion en direct est terminée.
friend-rejoin = Cette page a été rechargée. Envoyez un lien à votre ami pour continuer la partie en direct.
friend-cancelled = Invitation annulée.
friend-waiting = En attente de votre ami.
friend-invitation-lost = Cette page a été rechargée : votre invitation ne fonctionne plus. Invitez votre ami de nouveau.
friend-unreachable = Vos appareils n’arrivent pas à se connecter
friend-offers =
    { $offer ->
        [draw] Votre ami propose la nulle.
        [takeback] Votre ami aimerait reprendre un coup.
       *[rematch] Votre ami veut une revanche.
    }
friend-offered =
    { $offer ->
        [draw] Vous avez proposé la nulle.
        [takeback] Vous avez demandé à reprendre votre coup.
       *[rematch] Vous avez demandé une revanche.
    }
friend-declines =
    { $offer ->
        [draw] Votre ami a refusé la nulle.
        [takeback] Votre ami a refusé. Le coup reste joué.
       *[rematch] Votre ami ne veut pas de revanche maintenant.
    }
friend-declined = Vous avez refusé.
friend-not-now = C’est impossible maintenant.
friend-agreed =
    { $offer ->
        [draw] Vous avez convenu de la nulle.
        [takeback] Le coup a été repris.
       *[rematch] Revanche ! Vous avez échangé les camps.
    }
friend-says = Votre ami : { $saying }
friend-you-say = Vous : { $saying }
saying-hello = Bonjour !
saying-luck = Bonne chance !
saying-good-move = Bien joué !
saying-oops = Oups !
saying-thanks = Merci !
saying-good-game = Belle partie !
friend-illegal = L’autre appareil a envoyé un coup illégal. Il est refusé.
friend-clock = La pendule de votre ami annonce trop de temps. Celle de votre appareil fait foi.
friend-differs =
    { $moves ->
        [0] L’autre appareil a d’autres coups. Recommencer ? Vos coups restent si vous refusez.
       *[other] L’autre appareil a d’autres coups après le coup { $moves }. Continuer de là ? Vos coups restent si vous refusez.
    }
friend-differs-only = L’autre appareil a plus de coups que le vôtre. La partie continue dès que votre ami accepte.
friend-other-game = L’autre appareil a une autre partie. La connexion est fermée, votre partie reste.
friend-too-many = L’autre appareil a envoyé trop de messages. La connexion est fermée, votre partie reste.
friend-unreadable = L’autre appareil a envoyé un message illisible. Il est ignoré.
friend-version = Vos deux pages n’ont pas la même version. Rechargez-les toutes les deux, puis invitez de nouveau.
friend-copied = Copié. Envoyez-le à votre ami.
friend-not-copied = Copie impossible. Sélectionnez le lien et copiez-le.
friend-damaged-link = Ce lien est incomplet. Copiez le lien entier et réessayez.
friend-own-link = C’est votre propre lien. Envoyez-le à votre ami, et collez le sien ici.
friend-other-invitation = Ce lien répond à une invitation précédente. Demandez à votre ami d’ouvrir la nouvelle.
friend-no-invitation = Ce lien répond à une invitation qui n’est plus ouverte. Invitez votre ami de nouveau.
friend-no-server = Ce n’est pas l’adresse d’un serveur. Elle doit commencer par stun: ou turn:.
friend-late = Votre ami n’est pas encore là. Si la partie ne commence pas, demandez une nouvelle invitation.
friend-no-camera = La caméra n’est pas utilisable. Collez plutôt le lien.
friend-sides = Vous : { side-name }, votre ami : { other-name }
friend-first =
    { $mover ->
        [you] Vous jouez en premier
       *[friend] Votre ami joue en premier
    }
friend-continues = Vous allez continuer une partie en cours
friend-to-move =
    { $mover ->
        [you] C’est à vous de jouer
       *[friend] C’est à votre ami de jouer
    }
friend-control = Pendule : { $control } (minutes + secondes par coup)

## A friend on another device: the dialog of live games. Only the build reads these.

live-start = Inviter un ami
live-start-how = Chacun joue sur son appareil. Sur le même Wi-Fi, il ne faut rien d’autre.
live-invite = Inviter
live-been-invited = Vous avez reçu une invitation ?
live-been-invited-how = Ouvrez le lien que votre ami vous a envoyé, ou collez-le ici.
live-wait = Un instant…
live-invite-first = Donnez cette invitation à votre ami
live-give-how = Faites scanner ce code avec l’appareil photo d’un téléphone, ou envoyez le lien à votre ami.
live-invite-then = Saisissez la réponse de votre ami
live-invite-then-how = Votre ami reçoit un lien à vous renvoyer. Ouvrez-le sur cet appareil, ou collez-le ici.
live-keep-open = Laissez cette page ouverte jusqu’à la connexion.
live-invited = Votre ami vous invite à jouer
live-replaces = Votre partie d’ici sera enregistrée dans la bibliothèque.
live-accept = Jouer
live-answer-first = Donnez cette réponse à votre ami
live-answer-then = Attendez votre ami
live-answer-then-how = Dès que votre ami l’a ouverte, la partie commence sur les deux appareils.
live-rejoin = Envoyez ce lien à votre ami
live-rejoin-how = Dès qu’il l’ouvre, la partie reprend.
live-connecting = Connexion…
live-connecting-how = Cela prend quelques secondes.
live-failed-how = Rejoignez le même Wi-Fi, ou indiquez un serveur ci-dessous. Puis invitez de nouveau.
live-again = Inviter de nouveau
live-show = Voir le lien
live-cancel = Annuler l’invitation
live-handed = La partie commence dans votre autre onglet
live-handed-how = Vous pouvez fermer cet onglet.
live-nobody = Ce lien ne fonctionne plus
live-nobody-how = La page de votre invitation a été fermée ou rechargée. Invitez votre ami de nouveau.
live-connected = Votre ami est connecté
live-connected-how = Fermez ce panneau pour continuer à jouer.
live-hang = Se déconnecter
live-unsupported = Ce navigateur ne peut pas relier deux appareils
live-unsupported-how = Vous pouvez jouer par lien, coup par coup.
live-code = Code QR du lien
live-link = Lien
live-send = Envoyer
live-copy = Copier
live-paste = Lien de votre ami
live-use = Connecter
live-scan = Scanner un code
live-scan-stop = Arrêter le scan
live-camera = Caméra
live-server = Pas sur le même réseau ?
live-server-url = Serveur STUN ou TURN (stun:… ou turn:…)
live-server-user = Nom d’utilisateur (TURN)
live-server-password = Mot de passe (TURN)
live-server-hint = Sur le même Wi-Fi, laissez vide. Sinon, vos appareils peuvent avoir besoin d’un serveur pour se trouver. Un serveur STUN voit votre adresse réseau et le moment de la connexion, mais pas la partie. Un serveur TURN transmet la partie chiffrée : il voit donc aussi quand et combien vous envoyez.
live-server-use = Nouvelle invitation avec ce serveur
live-bar = Votre ami
live-say = Dire…

## The page

# For `data-say` in the HTML; ids that start with `start-` are for start.js.

page-title = Alquerque, Othello et dames contre l’ordinateur
page-description = Jouez à l’alquerque, à Othello et aux dames anglaises en ligne contre l’ordinateur ou un ami. Gratuit, installable, utilisable hors ligne.
alquerque = Alquerque
merkel = Règles de Merkel
heading-choose = – choisir un jeu
main-navigation = Navigation principale
flip-board = Tourner le plateau
menu = Menu
my-games = Mes parties
help = Aide
close = Fermer
dark = Foncés
board = Plateau d’alquerque
describe-board = Décrire le plateau
light = Clairs
game = Jeu
othello = Othello
loading-games = Chargement des jeux…
back-to-result = Retour au résultat
accept = Accepter
decline = Refuser
play-perfect = Continuer contre un adversaire parfait
start-try-again = Réessayer
dismiss-message = Fermer le message
thinking = Réflexion en cours
actions = Coups et parties
new-game-short = Nouvelle
offer-draw = Proposer la nulle
offer-draw-short = Nulle
end-turn = Finir le tour
move-now = Forcer le coup
who-wins = Qui gagne à l’alquerque ?
show-line = Montrer
pause = Pause
back-to-game = Retour à la partie
send-link = Envoyer lien
how-to-play = Comment jouer
open-anyway = L’ouvrir quand même
show-me-how = Montrez-moi
change-level = Changer de niveau
puzzle-of-the-day = Problème du jour
leave-lesson = Quitter la leçon
leave = Quitter
stay = Rester
rematch-swapped = Revanche, camps échangés
end-looking = Recherche du tournant…
end-no-moment = Pas de tournant net.
enlarge-sheet = Agrandir la liste des coups
moves = Coups
stepping = Parcourir la partie
step-first = Au début
step-back = Un coup en arrière
step-on = Un coup en avant
step-last = Au dernier coup
no-move-yet = Pas encore de coups.
english-draughts = Dames anglaises
moves-of-game = Coups de la partie
type-a-move = Taper un coup
type-a-move-example = Coup, p. ex. c2-c3
ai-info = La réflexion de l’ordinateur
watch-thinking = Regarder la recherche
ai-depth = Profondeur
ai-score = Score en pièces
ai-expected = Résultat prévu
ai-line = Suite prévue :
move = Coup
score = Score
update-ready = Une nouvelle version est prête. Votre partie est enregistrée.
update-reload = Recharger
menu-solve = Résoudre cette position
set-up-position = Composer une position
puzzles = Problèmes
share = Partager
library = Bibliothèque
statistics = Statistiques
rules = Règles
marks = Que signifient les marques ?
options = Options
about = À propos
install = Installer
offline-keep = Garder aussi l’étude, les problèmes et le solveur hors ligne
choose-game = Choisir un jeu
new-own-rules = Règles personnalisées
new-handicap = Handicap de l’ordinateur
handicap-none = Aucun
new-first-move = Premier coup
new-first-usual = Selon les règles
side-light = Clairs
side-dark = Foncés
new-first-by-lot = Au hasard
new-opponent = Adversaire
loser-chooses = Laisser choisir le perdant
opponent-computer = Ordinateur
opponent-friend-here = Ami ici
opponent-friend-by-link = Ami en ligne
new-watch = Laisser l’ordinateur jouer contre lui-même
new-you-play = Vous jouez
new-more = Plus d’options
new-you-by-lot = Au hasard
clock = Pendule
clock-none = Aucune
clock-1-0 = 1 min
clock-3-2 = 3 min + 2 s
clock-5-0 = 5 min
clock-5-5 = 5 min + 5 s
clock-10-5 = 10 min + 5 s
clock-15-10 = 15 min + 10 s
clock-30-20 = 30 min + 20 s
clock-hint = Temps par joueur, plus un bonus par coup. Les pendules partent après le premier coup ; par lien, il n’y en a pas.
new-adapts = Adapter le niveau à mon classement
method-levels = Niveaux
method-uct = UCT
method-alpha-beta = Alpha-bêta
method-random = Au hasard
new-engine-hint = Les niveaux font des erreurs, comme une personne. UCT joue beaucoup de parties au hasard jusqu’au bout et compte les résultats. Alpha-bêta regarde toujours le même nombre de coups en avant.
go-on = Continuer
hint = Indice
options-inverting-hint = Un pion qui s’est déplacé de côté ne peut pas revenir à son coup suivant. Si vous le permettez, des parties peuvent finir par une nulle.
options-rules-later = Vaut à partir de votre prochaine partie.
options-apply-rules = Nouvelle partie à partir de cette position
options-board-and-pieces = Plateau et pièces
options-playing = Jeu
options-language = Langue
options-theme = Couleurs
options-system = Système
options-board = Plateau
look-wood = Bois
look-classic = Classique
look-parchment = Parchemin
look-contrast = Contraste
options-pieces = Pièces
look-stones = Pierres
look-plain = Simples
options-motion = Animation
motion-slow = Lente
motion-usual = Normale
motion-fast = Rapide
options-orientation = Orientation du plateau
orientation-yours = Votre camp en bas
orientation-mover = Tourner à chaque coup
options-targets = Montrer les coups possibles
options-rings = Entourer les pièces jouables
rings-first-games = Aux premières parties
rings-always = Toujours
rings-never = Jamais
options-notation = Afficher les coordonnées
options-all-sides = Coordonnées sur les quatre côtés
options-chances = Afficher les chances de gain pendant la partie
options-ai-info = Montrer la réflexion de l’ordinateur
options-book = Jouer les ouvertures de la bibliothèque (dès le niveau 6)
options-verdicts = Montrer les coups gagnants (parties à deux)
options-premoves = Coups anticipés : choisissez le vôtre pendant que l’ordinateur réfléchit
options-sound-and-touch = Sons et vibration
options-general = Général
options-sound = Sons des coups
options-volume = Volume
options-vibration = Vibrer aux prises
options-keys = Raccourcis d’une seule lettre
shortcuts = Raccourcis clavier
options-for-the-curious = Pour les curieux
rules-of = Règles de
print-board = Imprimer un plateau
editor-board = La position que vous composez
editor-tools = Pièces à poser
editor-light-man = Pion clair
editor-dark-man = Pion foncé
editor-light-king = Dame claire
editor-dark-king = Dame foncée
editor-to-move = Au tour des
editor-play = Jouer d’ici
editor-start = Position initiale
editor-current = Position actuelle
editor-clear = Vider
editor-text = La position en texte
record = Importer et exporter
record-this-game = Cette partie
record-names = Noms et date
record-event = Événement
record-date = Date
record-form = Format
record-text = Texte
download = Télécharger
record-read-games = Importer
record-input = Collez des parties ou un lien
record-kinds = Collez du PDN de dames, des transcriptions ou du GGF d’Othello, ou simplement les coups d’une partie d’alquerque, d’Othello ou de dames. Vous pouvez aussi déposer un fichier (.pdn, .ggf, .txt, jusqu’à 64 Mo) n’importe où sur la page.
record-file = Choisir un fichier…
record-read = Importer
library-export = Tout exporter
library-more = Afficher plus de parties
library-games = Parties, les plus récentes d’abord
statistics-hint = Les parties avec handicap ne comptent pas, ni celles où vous avez utilisé un indice ou « Résoudre », ou annulé un coup. La précision vient du bilan rapide après chaque partie.
statistics-empty = Pas encore de résultats. Les parties finies contre l’ordinateur sont comptées ici, dans ce navigateur seulement.
statistics-won = Gagnées
statistics-as-light = avec les clairs / blancs
statistics-as-dark = avec les foncés / noirs
statistics-drawn = Nulles
statistics-lost = Perdues
statistics-streak = Série
statistics-delete = Tout supprimer
accuracy-title = Précision
best-title = Meilleures parties
backup-title = Sauvegarde
backup-hint = Enregistre tout dans un fichier : votre nom, les options, les résultats, les études, les problèmes, la bibliothèque et les parties en cours. Rien n’est envoyé. La restauration remplace tout, sauf la bibliothèque : ses parties y sont ajoutées.
backup-save = Tout sauvegarder
backup-restore = Restaurer…
backup-undo = Annuler la dernière restauration
your-name = Votre nom
friend = Jouer en ligne avec un ami
play-live = Jouer en direct
play-live-hint = vous êtes tous deux en ligne, et chaque coup arrive aussitôt.
play-by-link-hint = vous vous envoyez un lien après chaque coup, quand vous voulez.
share-game = Partager cette partie
share-hint = Toute personne qui a un lien peut voir la partie. Rien n’est envoyé en ligne.
share-up-to-here = Seulement jusqu’à ce coup
share-view-only = Pour regarder seulement
share-code = En code QR
share-code-label = Code QR du lien vers la partie
share-picture = Enregistrer une image
picture-png = Image (PNG)
picture-svg = Dessin (SVG)
picture-gif = Partie animée (GIF)
share-by-link-hint = Continuez avec un ami : il reprend le camp de l’ordinateur, et vous vous envoyez un lien après chaque coup.
share-move-first = Pour que votre ami continue, jouez d’abord votre coup. Partagez ensuite le lien ici.
start-game-stalled = Le chargement du jeu s’est arrêté : rien n’arrive depuis 10 secondes.
start-words-stalled = Le chargement des textes de la page s’est arrêté : rien n’arrive depuis 10 secondes.
start-no-memory = Alquerque n’a pas pu démarrer : la mémoire ne suffit pas. Fermez d’autres onglets ou applications, puis rechargez.
start-unsupported = Alquerque n’a pas pu démarrer : ce navigateur ne peut pas l’exécuter. Mettez-le à jour ou prenez-en un autre.
start-framed = Alquerque ne fonctionne pas dans la page d’un autre site.
start-unframed = Ouvrir Alquerque dans son onglet
start-catalogue = Choisir un catalogue de textes (.ftl)
start-load-again = Recharger
start-no-file = Alquerque n’a pas pu démarrer : un fichier manque ou est endommagé.
start-as-file = Alquerque a besoin d’un serveur web : ouverte comme fichier, la page ne peut pas charger ses autres fichiers. Pour en lancer un, exécutez python3 -m http.server dans le dossier de la page.
start-incomplete = Alquerque n’a pas pu démarrer : la page n’est pas entièrement chargée.
start-failed = Alquerque n’a pas pu démarrer à cause d’une erreur.
start-no-webassembly = Alquerque a besoin de WebAssembly, absent ou désactivé dans ce navigateur. Tout navigateur récent convient.
start-stopped = Alquerque s’est arrêté à cause d’une erreur. Votre partie est enregistrée.
theme-light = Clair
theme-dark = Sombre
motion-none = Aucune

## The titles of documents, and what the installed program says of itself

title-rules-alquerque = Les règles de l’alquerque
title-rules-othello = Les règles d’Othello
title-rules-draughts = Les règles des dames anglaises
title-who-wins = Qui gagne à l’alquerque ?
title-marks = Que signifient les marques ?
title-about = À propos d’Alquerque
title-offline = Vous êtes hors ligne
description-offline = Alquerque n’est pas enregistré sur cet appareil pour le moment. Connectez-vous à Internet pour le recharger.
description-study-offline = L’étude n’est pas encore enregistrée sur cet appareil. Ouvrez-la une fois en ligne ; ensuite, elle fonctionnera aussi hors ligne.
manifest-description = Jouez à l’alquerque, à Othello et aux dames anglaises contre l’ordinateur ou un ami. Fonctionne hors ligne.
manifest-screenshot = Une partie contre l’ordinateur
