# Français (fr).
# Les messages x-… sont des aides de cette langue : les camps au pluriel, avec article, et l’accord des couleurs.

## Words that sentences are made of

quotes = « text »
point = ,
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
place-word =
    { $place ->
        [square] case
       *[point] point
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
counted-plies =
    { $plies ->
        [one] 1 demi-coup
       *[other] { $plies } demi-coups
    }
none = aucun
told = { $what }.
row = { $phrases }
as-it-is = { $text }

## The board

no-such-move = Impossible de jouer { $move } ici. Vous pouvez jouer { $moves }.
game-over = La partie est finie.
ais-turn = C’est à l’IA de jouer.
in-hand =
    { piece-name } en { $at }, en main. { $piece ->
        [king] Elle
       *[man] Il
    } peut aller en { $targets }.
put-back =
    { $piece ->
        [king] Dame reposée
       *[man] Pion reposé
    } en { $at }.
jumped = Prise faite. { x-the-piece } en { $at } continue vers { $targets }.
jumped-may-end = Prise faite. { x-the-piece } en { $at } peut continuer vers { $targets }, ou le tour peut finir là.
chain = La rafle continue vers { $targets }. Touchez la pièce ou tapez Échap pour l’annuler.
chain-may-end = La rafle peut continuer vers { $targets }, ou s’arrêter en { $spot } : touchez la pièce pour finir le tour.
may-not-go = { x-the-piece } en { $from } ne peut pas aller en { $to }, seulement en { $targets }.
may-move = Vous pouvez jouer { $spots }.
may-set = Vous pouvez jouer en { $spots }.
group-of-pieces =
    { side-name }, { $piece ->
        [king] { $pieces ->
            [one] { $pieces } dame
           *[other] { $pieces } dames
        }
       *[man] { $pieces ->
            [one] { $pieces } pion
           *[other] { $pieces } pions
        }
    } : { $spots }.
capture-compulsory = Vous devez prendre.
capture-with = Vous devez prendre avec { $spots }.
spot-taken =
    { $place ->
        [square] Cette case est occupée
       *[point] Ce point est occupé
    }.
no-move-there = Aucun coup ne mène là.
spot-occupied = Il y a déjà { x-a-piece } en { $spot }.
turns-nothing-beside = Un pion en { $spot } ne retournerait rien : il n’a aucun pion { x-other-one } à côté.
turns-nothing-between = Un pion en { $spot } ne retournerait rien : de là, aucune file de pions { x-other-bare } ne mène à un pion { x-side-one }.
spot-empty = Il n’y a pas de { piece-word } en { $spot }.
others-turn = C’est { x-side-to } de jouer.
blocked =
    { x-the-piece } en { $spot } n’a { $place ->
        [square] aucune case libre
       *[point] aucun point libre
    } où aller.
remark-in-hand = en main
remark-may-end = le tour peut finir ici
remark-target = la pièce en main peut aller ici
remark-may-set = vous pouvez jouer ici
remark-may-move = peut jouer
remark-last = dernier coup
remark-wins = gagne
remark-draws = nulle
remark-loses = perd

## Why a piece cannot move

why-no-line = Aucune ligne ne mène là en un seul déplacement.
why-not-back = Les pions vont en avant et de côté, jamais en arrière.
why-came-from = Ce pion vient de { $from } et ne peut pas revenir sur ses pas.
why-here-from = Le pion en { $at } vient de { $from } et ne peut pas revenir sur ses pas.
why-far-row = Le pion en { $at } est arrivé sur la dernière rangée : de là, il ne peut plus que prendre.
why-inner-square = Quand il reste { $checkers } pions ou moins, chaque coup finit sur l’un des neuf points du carré intérieur.
why-edge-first = Quand il reste { $checkers } pions ou moins, ceux du bord rentrent avant que les autres ne jouent.
why-dark-squares = Les pièces restent sur les cases foncées.
why-man-forward = Un pion ne va qu’en avant ; une dame va dans les deux sens.

## Draws by agreement

draw-offered = { x-side-subject } proposent la nulle. { other-name }, acceptez-vous ?
draw-declined = { x-side-subject } refusent la nulle.
draw-ai-declines =
    L’IA refuse la nulle : { $why ->
        [chance] elle joue au hasard et veut continuer
        [early] la partie ne fait que commencer
        [unthought] elle n’a pas réfléchi à cette position
        [better] elle pense avoir l’avantage
       *[hopes] elle espère encore renverser la partie
    }.

## The search

search-thinks = { x-side-subject } réfléchissent.
search-other-version = La page est en version { $page }, mais sa recherche en version { $search }. Rechargez la page.
search-failed = La recherche n’a pas pu répondre : { $why }.
search-wrong-move-why = La recherche a mal répondu : { $why }.
search-wrong-move = La recherche a répondu par un coup impossible, `{ $move }`.
search-anew = La recherche ne répondait pas. Elle a été relancée, et la partie continue.
search-impossible = L’IA ne peut pas démarrer. À deux, vous pouvez quand même jouer.
search-no-move = La recherche n’a trouvé aucun coup.
verdict-win =
    { x-side-subject } gagnent{ $known ->
        [exactly] { " " }en { counted-plies }
        [most] { " " }en { counted-plies } au plus
       *[win] { " " }à coup sûr
    }
verdict-looking = On cherche qui gagne…
verdict-open = On ne sait pas qui gagne ici
prover-incomplete = Une partie de ce que l’on sait de l’alquerque n’a pas pu être chargée. La partie continue ; on saura seulement moins souvent qui gagne.
prover-missing = Ce qui détermine qui gagne n’a pas pu être chargé. Une fois en ligne, demandez à nouveau.
line-ends = Ici, on sait qui gagne, mais pas encore comment cela continue.
hint-looking = On cherche un indice…
hint-piece = Indice : la pièce en { $at }
hint-column = Indice : quelque part dans la colonne { $at }
hint-move = Indice : { $at }
new-version = Une nouvelle version est prête.

## The line under the board

stated-win = { x-side-subject } ont gagné, selon la notation
stated-draw = Partie nulle, selon la notation
status-yours =
    { $task ->
        [move] À vous de jouer avec { side-word }
        [capture] À vous : { side-word } doivent prendre
       *[go-on] À vous : continuez ou finissez le tour
    }
status-side =
    { $task ->
        [move] { x-side-to-first } de jouer
        [capture] { x-side-subject } doivent prendre
       *[go-on] { x-side-subject } peuvent continuer ou finir
    }
status-friends = À votre ami de jouer avec { side-word }
status-thinking = { x-side-subject } réfléchissent…

## Turns, and the course of games

played = { side-name } : { $turn }.
played-by-ai = { side-name } (IA) : { $turn }.
must-pass = { x-side-subject } n’ont aucun coup et doivent passer.
your-turn = À vous de jouer.
your-turn-capture = À vous : prenez avec { $spots }.
side-to-move = { x-side-to-first } de jouer.
side-to-capture = { x-side-to-first } de jouer : prise avec { $spots }.
new-game-begins = Nouvelle partie. { x-side-subject } commencent.
game-goes = { game-title }.
rematch-you = Revanche, camps échangés. Vous jouez { side-word }.
rematch = Revanche, camps échangés.
against-perfect = Vous jouez maintenant { side-word }, et l’IA joue de son mieux.
revenge-side = Revanche : { side-word } ont perdu et peuvent choisir les règles et leur camp.
revenge-you = Revanche : vous avez perdu, à vous de choisir les règles et votre camp.
revenge-ai = Revanche : l’IA a perdu, elle a donc choisi ces règles et l’autre camp.
sits-below = { x-side-subject } sont en bas.
replaces-unfinished = Nouvelle partie. La précédente n’était pas finie.
before-is-kept = La partie précédente est gardée.
before-is-back = La partie précédente est de retour.
inner-square = Désormais, on joue dans le carré intérieur.
paused = En pause.
resumed = C’est reparti.
sure-to-resign = Abandonner cette partie ?
turns-no-more = Le plateau ne se tourne plus vers celui qui joue. Vous pouvez le rétablir dans les options.
other-tab = Cette partie a continué dans un autre onglet.
here-is-kept = Ce qui était ici est gardé.
game-not-kept = Ni la partie ni les options ne survivront à un rechargement : le stockage de ce navigateur est plein ou bloqué. Enregistrez la partie en texte, ou supprimez des parties de la bibliothèque.
step-before-first = Avant le premier coup.
step-after = Coup { $ply } sur { $of } : { $turn }.
step-taken-back = Annulé : { counted-moves }.
step-played-again = Rejoué : { counted-moves }.
step-stopped = Arrêté.

## Results

result-whose =
    { $lone ->
        [won] Vous avez gagné
        [lost] Vous avez perdu
       *[nobody] { x-side-subject } gagnent
    }
result-resigned = { result-whose } : { other-word } ont abandonné.
result-you-resigned = Vous avez abandonné.
result-time = { result-whose } : le temps { x-other-of } est écoulé.
result-your-time = Vous avez perdu : votre temps est écoulé.
result-no-pieces = { result-whose } : { other-word } n’ont plus de pièces.
result-no-move = { result-whose } : { other-word } ne peuvent plus jouer.
result-score =
    { result-whose } { $first } à { $second }.{ $credited ->
        [0] { "" }
        [one] { " " }La case vide revient au gagnant.
       *[other] { " " }Les cases vides reviennent au gagnant.
    }
draw-repetition = Nulle : la même position pour la troisième fois.
draw-agreement = Nulle : d’un commun accord.
draw-passes = Nulle : les deux camps ont passé.
draw-quiet =
    Nulle : { $game ->
        [alquerque] cent coups sans aucune prise
        [othello] rien n’a changé
       *[draughts] quarante coups par camp sans prise et sans bouger de pion
    }.
draw-score = Nulle : { $first } à { $second }.
draw = Nulle.

## Lessons. A small phone has room for three short lines.

lesson-step = { $step } sur { $of } : { $text }
lesson-ask-step = Touchez le pion cerclé, puis une étoile : il suit une ligne.
lesson-ask-step-draughts = Touchez un pion, puis une étoile : il va en avant.
lesson-ask-capture = Sautez par-dessus le pion foncé, au point juste derrière.
lesson-ask-capture-draughts = Qui peut prendre doit prendre : sautez le pion foncé.
lesson-ask-must-capture = Si l’on peut prendre, il le faut : un pion le peut ici.
lesson-ask-chain = Sautez, puis sautez encore avec la même pièce.
lesson-ask-win = Il ne reste qu’un pion. Prenez-le.
lesson-ask-crown = Sautez sur la dernière rangée : le pion y devient dame.
lesson-ask-place = Touchez une étoile : encadrez un blanc entre deux noirs.
lesson-ask-rows = Un pion peut retourner plusieurs files. Trouvez la case.
lesson-ask-corner = Dans un coin, un pion ne se retourne plus : allez-y.
lesson-ask-count = La dernière case. Celui qui a le plus de pions gagne.
lesson-told-step = Voilà un déplacement. Ensuite : la prise.
lesson-told-capture = Pris ! Pour gagner, prenez-les ou bloquez-les tous.
lesson-told-must-capture = Exact : aucun autre coup n’était permis.
lesson-told-chain = Une rafle : plusieurs prises en un seul tour.
lesson-told-win = Gagné. Vous savez jouer, maintenant.
lesson-told-crown = Gagné. Une dame peut aussi aller en arrière.
lesson-told-place = Il se retourne. Chaque coup doit retourner un pion.
lesson-told-rows = Trois files d’un seul coup.
lesson-told-corner = Il restera noir jusqu’à la fin.
lesson-told-count = 40 à 24 : les noirs gagnent. Vous savez jouer, maintenant.

## The library, games as texts, and links

library-took-place = La bibliothèque est pleine : la nouvelle partie a remplacé la plus ancienne, { $title }.
library-took-place-of = La bibliothèque est pleine : la nouvelle partie a remplacé la plus ancienne, { $title } du { $date }.
library-full = La bibliothèque contient maintenant { counted-games } et elle est pleine : chaque nouvelle partie remplacera la plus ancienne. Pour garder celles qui comptent, exportez tout ou faites de la place.
library-not-kept = La bibliothèque ne peut pas être gardée : le stockage de ce navigateur est plein ou bloqué. Ouvrez-la et exportez tout.
library-opened = { $title }. { $result }.
library-unreadable = Cette partie est illisible : { $why }. Elle reste dans la bibliothèque.
library-deleted = Supprimée : { $title }.
library-undeleted = La partie est de retour dans la bibliothèque.
library-exported =
    Exporté : { counted-games }.{ $unread ->
        [0] { "" }
        [one] { " " }Une partie illisible n’y est pas.
       *[other] { " " }{ $unread } parties illisibles n’y sont pas.
    }
link-unreadable = Ce lien ne s’ouvre pas : { $why }. Votre partie n’a pas changé.
link-opened = Une partie reçue par lien : { $title }.
link-your-turn = Vous jouez { side-word }, et c’est à vous.
link-friends-turn = Vous jouez { side-word }, et c’est à votre ami.
link-is-here = C’est la partie qui est sur le plateau.
link-send = Envoyez le lien à votre ami.
link-not-by-link = Cette nouvelle partie ne se joue pas par lien. Pour en jouer une avec un ami, choisissez « ami, par lien » comme adversaire.
link-with-friend = Jouez-vous cette partie avec un ami ? L’IA lui laisse alors l’autre camp.
link-friend-to-move = C’est à votre ami de jouer. Quand son lien vous revient, ouvrez-le, ou collez-le sous « Enregistrer ou charger en texte ».
link-friend-has-side = L’autre camp est maintenant à votre ami. Jouez votre coup, puis envoyez le lien.
text-too-large = Le texte est trop gros : la limite est de 4 Mo. Partagez-le en plusieurs textes.
file-too-large = Le fichier { $file } est trop gros : la limite est de 4 Mo. Partagez-le en plusieurs fichiers.
file-no-text = Le fichier { $file } n’est pas un fichier texte.
warning-of-game = partie { $number } : { $warning }.
read =
    { $place ->
        [board] Lu : { $what }.
        [library] Lu : { $what }. La partie est dans la bibliothèque et sur le plateau.
        [library-all] Lu : { $what }. Elles sont dans la bibliothèque, et la première est sur le plateau.
        [no-room] Lu : { $what }. La partie est sur le plateau. La bibliothèque est pleine et n’a plus de place pour elle.
       *[no-room-all] Lu : { $what }. La première est sur le plateau. La bibliothèque est pleine : pas de place pour { $left } d’entre elles.
    }
nothing-to-read = Il n’y a encore rien à lire : collez une partie ou un lien, ou choisissez un fichier.
copied = Copié.
not-copied = Impossible de copier ici : sélectionnez le texte et copiez-le à la main.
game-with-rules = { game-title } – { $rules }
winner = { x-side-subject } gagnent
result-draw = Partie nulle
not-finished = Inachevée

## Parts of the site that load later

part-loading = Chargement : { $received } ko sur { $total }…
part-begins = Chargement…
part-failed =
    Impossible de charger { $part ->
        [rules] les règles
        [about] cette page
        [words] cette langue
       *[art] les dessins de ces plateaux et de ces pièces
    } : le réseau ou le serveur ne répond pas comme il devrait.

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
setup-over = La partie serait finie d’emblée : { side-word } gagnent.
setup-over-draw = La partie serait finie d’emblée : nulle.
setup-wrong = { $problem } ; attendu : { $expected }.
setup-wrong-at = caractère { $column } : { $problem } ; attendu : { $expected }.

## What the browser keeps

kept-copy = Une copie en est gardée dans le stockage de ce navigateur sous { $key }.
no-copy = Il n’y a pas de place pour une copie : ce qui sera gardé ensuite prendra sa place.
unreadable-settings = Les options gardées sont illisibles ({ $why }). { $copy }
unreadable-game = La partie { x-of-game } gardée est illisible ({ $why }). { $copy }
unreadable-library = La bibliothèque est illisible ({ $why }). { $copy }
unreadable-statistics = Les statistiques sont illisibles ({ $why }). { $copy }
mended-game =
    La partie { x-of-game } gardée se contredit ({ $what ->
        [played] il s’y joue plus de coups qu’elle n’en a
        [draw] elle n’a pas pu finir comme elle le dit
       *[record] sa notation est celle d’une autre partie
    }) et a été réparée. { $copy }
unreadable-games =
    { $games ->
        [one] { $games } partie de la bibliothèque est illisible
       *[other] { $games } parties de la bibliothèque sont illisibles
    }. { $copy }
no-file = Impossible d’écrire le fichier ici : copiez le texte à la main.
saved-too-long = plus de { $most } caractères
saved-missing = `{ $field }` manque
saved-twice = `{ $field }` s’y trouve deux fois
saved-wrong = `{ $field }` ne peut pas être `{ $found }`
saved-version = en version { $found }, et ceci est la version { $ours }
saved-other-game = c’est une partie { x-of-game }
saved-no-level = le niveau { $number } n’existe pas
saved-no-depth = la profondeur { $number } n’existe pas
saved-exploration = une constante d’exploration de { $number } sort des limites
saved-no-json = ce n’est pas du JSON
saved-deep = les listes y sont trop imbriquées
saved-long-field = un texte y est trop long
saved-no-game = il n’y a pas de partie

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
seat-level = IA, niveau { $level }
seat-depth = IA, profondeur { $depth }
seat-chance = IA, coups au hasard
seat-human = Humain
seat-you = Vous
seat-friend = Ami, par lien
strength-level =
    { $whose ->
        [both] Force de l’IA { x-side-of }
       *[one] Force
    } : niveau { $level } sur { $levels }, { level-name }
strength-depth =
    { $whose ->
        [both] Force de l’IA { x-side-of }
       *[one] Force
    } : { $depth } demi-coups sur { $deepest }
strength =
    { $whose ->
        [both] Force de l’IA { x-side-of }
       *[one] Force
    }
level-name =
    { $level ->
        [1] novice
        [2] débutant
        [3] apprenti
        [4] amateur
        [5] habitué
        [6] joueur de club
        [7] bon joueur de club
        [8] expert
        [9] maître
       *[10] grand maître
    }
exploration = Constante d’exploration d’UCB1 : { $number }
played-by = { side-name } joués par
named-seat = { $name } ({ $seat })
other-move = Autre coup : { $turn }
other-move-of = Autre coup : { $turn }, un parmi { $others }
played-before = Joué avant : { $turn }
continue-game = Continuer cette partie ({ counted-moves })
source-of = Source : { ruleset-source }.
slip = Comme le veut son niveau, elle n’y a pas regardé de près cette fois et a joué { $move }.
expected-win = Gain certain { x-side-of }
expected-draw = Nulle certaine
expected-share = environ { $share } pour { side-word }
evaluation = L’IA prévoit environ { $percents } % pour { side-word }
games-none = { "" }
games-one = Une partie
games-many = { counted-games }
games-unreadable =
    { counted-games }. { $unreadable ->
        [one] Une autre est illisible ; elle reste dans ce navigateur.
       *[other] { $unreadable } autres sont illisibles ; elles restent dans ce navigateur.
    }
games-opening = La bibliothèque s’ouvre.
opponent = { game-title } : { $seat }
streak = { $streak } (record { $best })
moves-many = { counted-moves }
with-help =
    { $times ->
        [one] Avec aide : une fois
       *[other] Avec aide : { $times } fois
    }
players-one = { side-name } : { $name }
players-both = { $name } ({ x-side-bare }) – { $other-player } ({ x-other-bare })
players-none = { "" }
entry-open = Ouvrir
entry-replay = Revoir
entry-delete = Supprimer
entry-of = { $button } { $title } { $date }
counted-pieces = { pieces-word }
captured = prises
tab-yours = À vous – { game-title }
form-tagged = Étiquettes et coups
form-pdn = PDN
form-transcript = Transcription
spots = Plateau
eraser = Gomme
resume = Reprendre
go-on-here = Continuer d’ici
hint = Indice
play-back-stop = Arrêter
play-back = Revoir
type-move =
    { $game ->
        [alquerque] Coup, p. ex. c2-c3
        [othello] Coup, p. ex. d3
       *[draughts] Coup, p. ex. 11-15
    }
give-send = Envoyer
give-copy = Copier
start = Début
learn-next = Suite
learn-play = Jouer
own-rules = personnalisées…
rules-of-own = Règles personnalisées
method-of = Méthode de l’IA { x-side-of }
method = Méthode de l’IA
ai-of = IA { x-side-of }
at-bottom = { side-word } en bas
computed-forced = Rien : un seul coup était possible.
computed-nothing = Rien encore : elle n’a pas joué.
playouts-per-second = Simulations par seconde
nodes-per-second = Nœuds par seconde
playouts = Simulations
nodes = Nœuds
nodes-in-tree = Nœuds de l’arbre
nodes-looked-at = Nœuds examinés
loading = Chargement
try-again = Réessayer
goal =
    { $game ->
        [alquerque] Prenez ou bloquez tous les pions adverses.
        [othello] Celui qui a le plus de pions à la fin gagne.
       *[draughts] Prenez ou bloquez toutes les pièces adverses.
    }
about-game =
    { $game ->
        [alquerque] L’ancêtre millénaire des dames : sautez les pions adverses sur 25 points.
        [othello] Encadrez les pions adverses entre les vôtres pour les retourner. Celui qui a le plus de pions à la fin gagne.
       *[draughts] Dites aussi « checkers » : douze pions par camp sur un damier de 8 sur 8, prise obligatoire, dames qui vont dans les deux sens.
    }

## Rulesets

ruleset-title =
    { $ruleset ->
        [merkel] Merkel (2016)
        [medieval] Règles médiévales
        [ancient] Règles anciennes, carré intérieur
        [alfonso] Règles Alfonso (1283)
        [murray] Murray (1951)
        [othello] Règles de tournoi
        [othello-no-pass] Sans passer
       *[draughts] Dames anglaises
    }
ruleset-description =
    { $ruleset ->
        [merkel] On ne va qu’en avant et de côté, la prise est obligatoire jusqu’au bout : toute partie a une fin.
        [medieval] On suit n’importe quelle ligne, la prise est obligatoire jusqu’au bout.
        [ancient] On suit n’importe quelle ligne, la prise est obligatoire mais la rafle peut s’arrêter ; les huit derniers pions s’affrontent dans le carré intérieur.
        [alfonso] On suit n’importe quelle ligne, rien n’est obligatoire, une seule prise par tour.
        [murray] On suit n’importe quelle ligne, rien n’est obligatoire, une prise peut se poursuivre.
        [othello] Les règles des tournois : qui ne peut pas jouer doit passer, et la partie finit quand personne ne le peut plus.
        [othello-no-pass] On ne passe pas : la partie finit dès que celui qui doit jouer ne le peut pas.
       *[draughts] Les foncés commencent ; les pions prennent en avant, les dames dans les deux sens, et aller à dame met fin au tour.
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

# L’étiquette d’un champ ; la valeur derrière elle continue la phrase.
option-steps = Les pions se déplacent
option-inverting = Revenir sur ses pas est
option-capture = La prise est
option-chain = Une prise
option-inner-square = Repli dans le carré intérieur
option-passing = Qui ne peut pas jouer
option-begin = Le premier coup revient
value-steps-forward = en avant et de côté
value-steps-any = sur n’importe quelle ligne
value-inverting-forbidden = interdit
value-inverting-allowed = permis
value-capture-compulsory = obligatoire
value-capture-optional = facultative
value-chain-compulsory = va jusqu’au bout
value-chain-optional = peut s’arrêter après tout saut
value-chain-single = ne compte qu’un saut
value-inner-square-off = jamais
value-inner-square-from-eight = à partir de huit pions
value-passing-must = passe
value-passing-game-over = met fin à la partie
value-begin-light = aux clairs
value-begin-dark = aux foncés
meaning-steps-forward = les pions se déplacent en avant et de côté
meaning-steps-any = les pions se déplacent sur n’importe quelle ligne
meaning-inverting-forbidden = un pion ne peut pas revenir sur ses pas
meaning-inverting-allowed = un pion peut revenir sur ses pas
meaning-capture-compulsory = qui peut prendre doit prendre
meaning-capture-optional = personne n’est obligé de prendre
meaning-chain-compulsory = une prise continue tant qu’elle le peut
meaning-chain-optional = une prise peut s’arrêter après n’importe quel saut
meaning-chain-single = une prise ne compte qu’un saut
meaning-inner-square-off = tous les points servent jusqu’à la fin
meaning-inner-square-from-eight = les huit derniers pions jouent dans le carré intérieur
meaning-passing-must = qui ne peut pas jouer passe
meaning-passing-game-over = la partie finit dès qu’un joueur ne peut pas jouer
meaning-begin-light = les clairs commencent
meaning-begin-dark = les foncés commencent
meanings-and = { $before } ; { $meaning }
meanings-end = { $before }, et { $meaning }.

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
warning-behind-draw = { counted-moves } omis après une nulle selon les règles
warning-date = omis : { $why }
warning-no-result = omis : `{ $text }` n’est pas un résultat
warning-other-result = le résultat indiqué, { $stated }, n’est pas celui des règles, { $real }
outcome-word =
    { $outcome ->
        [light] victoire des clairs
        [dark] victoire des foncés
       *[draw] nulle
    }
warning-no-agreement = avec ces règles, toute partie a une fin et personne ne convient d’une nulle : elle compte comme indiquée

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
problem-several-meant = l’abrégé vaut pour plusieurs prises
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
problem-more-games = il y a plus de { $count } parties
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
expected-text-size = 4 Mo au plus
expected-games = des parties avec étiquettes, des coups comme `c2-c3`, `11-15` ou `f5d6`, du GGF ou un lien
expected-smaller-files = plusieurs fichiers plus petits
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
failure-only-uct = seul UCT a des niveaux et des simulations ; attendu : un temps, ou aucune limite
failure-other-worker = ce type de worker n’a pas ce moteur ; attendu : les preuves du démonstrateur, et tout le reste de la recherche
failure-too-deep = la profondeur { $number } prend trop de temps ; attendu : { $most } au plus

## What the page itself says. The ids are the English words: letters and digits, at most 40 characters of them.

page-Alquerque-Othello-and-draughts-against-t = Alquerque, Othello et dames contre l’ordinateur
page-Play-Alquerque-Othello-and-English-draug = Jouez à l’alquerque, à Othello et aux dames anglaises avec un ami ou contre un ordinateur qui cherche avec UCT ou alpha-bêta. Gratuit, installable, utilisable hors ligne.
page-Alquerque = Alquerque
page-Merkel = Merkel
page-choose-a-game = { " " }: choisir un jeu
page-Main = Navigation principale
page-Flip-board = Tourner le plateau
page-Menu = Menu
page-Dark = Foncés
page-captured = prises
page-Alquerque-board = Plateau d’alquerque
page-Describe-the-board = Décrire le plateau
page-Light = Clairs
page-Game = Jeu
page-Othello = Othello
page-Loading-the-games-and-the-computer-more = Chargement des jeux et de l’ordinateur…
page-Bring-it-back = La reprendre
page-Accept = Accepter
page-Decline = Refuser
page-Resign = Abandonner
page-Play-on-against-the-perfect-player = Continuer contre le joueur parfait
page-Play-by-link = Jouer par lien
page-Try-again = Réessayer
page-Dismiss-message = Fermer le message
page-Thinking = Réflexion en cours
page-Moves-and-games = Coups et parties
page-New-game = Nouvelle partie
page-New = Partie
page-Undo = Annuler
page-Redo = Rétablir
page-Draw = Nulle ?
page-End-turn = Finir le tour
page-Move-now = Jouer de suite
page-Who-wins = Qui gagne ?
page-Show-me = Montrer
page-Stop = Arrêter
page-Pause = Pause
page-Resume = Reprendre
page-Back-to-the-game = Retour à la partie
page-Send-link = Envoyer lien
page-How-to-play = Comment jouer
page-Leave = Quitter
page-Next = Suite
page-Rematch-sides-swapped = Revanche, camps échangés
page-Rematch = Revanche
page-Review-it = Bilan
page-Moves-and-figures-larger = Coups et chiffres, en plus grand
page-Moves = Coups
page-Step-through-the-game = Parcourir la partie
page-To-the-start = Au début
page-One-move-back = Un coup en arrière
page-One-move-on = Un coup en avant
page-To-the-last-move = Au dernier coup
page-Replay = Revoir
page-No-move-yet = Aucun coup encore.
page-Play-or-choose-a-game = Jouez, ou choisissez un jeu :
page-English-draughts = Dames anglaises
page-Moves-of-the-game = Coups de la partie
page-Type-a-move = Taper un coup
page-Type-a-move-such-as-c2-c3 = Coup, p. ex. c2-c3
page-What-the-AI-computes = Ce que calcule l’IA
page-Watch-it-think = La regarder réfléchir
page-Nothing-yet-it-has-not-had-a-turn = Rien encore : elle n’a pas joué.
page-Playouts = Simulations
page-Depth-in-plies = Profondeur en demi-coups
page-Playouts-per-second = Simulations par seconde
page-Score-in-pieces = Score en pièces
page-Nodes-in-the-tree = Nœuds de l’arbre
page-Expected-result = Résultat prévu
page-Expected-line = Suite prévue :
page-Move = Coup
page-Score = Score
page-A-new-version-is-ready-Your-game-is-kept = Une nouvelle version est prête. Votre partie est gardée.
page-Reload = Recharger
page-Close-menu = Fermer le menu
page-Play = Jouer
page-Play-now = Jouer
page-Choose-a-game-more = Choisir un jeu…
page-Revenge-the-loser-chooses-more = Revanche : le perdant choisit…
page-Set-up-a-position = Composer une position
page-Study-this-game = Étudier cette partie
page-This-game-and-others = Cette partie et d’autres
page-Share = Partager
page-Save-or-load-as-text = Enregistrer ou charger en texte
page-Library = Bibliothèque
page-Statistics = Statistiques
page-More = Plus
page-Rules = Règles
page-Options = Options
page-About = À propos
page-Install = Installer
page-Choose-a-game = Choisir un jeu
page-Close-new-game = Fermer le choix du jeu
page-Your-own-rules = Vos propres règles
page-First-move = Premier coup
page-as-the-rules-say = selon les règles
page-light = les clairs
page-dark = les foncés
page-drawn-at-random = tiré au sort
page-Opponent = Adversaire
page-computer = ordinateur
page-friend-here = ami, ici
page-friend-by-link = ami, par lien
page-watch-two-AIs = voir deux IA
page-You-play = Vous jouez
page-Clock = Pendule
page-none = aucune
page-1-min = 1 min
page-3-min-2-s = 3 min + 2 s
page-5-min = 5 min
page-5-min-5-s = 5 min + 5 s
page-10-min-5-s = 10 min + 5 s
page-15-min-10-s = 15 min + 10 s
page-30-min-20-s = 30 min + 20 s
page-Time-for-each-player-and-what-each-move = Le temps de chaque joueur, et ce que chaque coup y ajoute. La pendule part au deuxième coup.
page-Method = Méthode
page-UCT = UCT
page-alpha-beta = alpha-bêta
page-random-moves = au hasard
page-Go-on = Continuer
page-Close-options = Fermer les options
page-Players-of = Joueurs :
page-Light-played-by = Clairs joués par
page-Human = Humain
page-AI = IA
page-Friend-by-link = Ami, par lien
page-Dark-played-by = Foncés joués par
page-The-AI-s-method = Méthode de l’IA
page-Level-1-is-for-a-first-game-level-10-thi = Le niveau 1 convient à une première partie, le niveau 10 réfléchit jusqu’à trois secondes par coup ; une profondeur prend le temps qu’il lui faut. Le changement vaut dès le prochain coup de l’IA.
page-This-concerns-each-piece-s-own-last-step = Cela ne concerne que le dernier déplacement de chaque pion : s’il s’est déplacé de côté, son déplacement suivant ne peut pas le ramener d’où il vient, même bien des tours plus tard. Si c’est permis, une partie peut finir par une nulle.
page-The-running-game-goes-on-by-its-own-rule = La partie en cours garde ses propres règles. Ceci vaudra à partir de la prochaine.
page-Display = Affichage
page-Language = Langue
page-Colours = Couleurs
page-system = système
page-Board = Plateau
page-wood = bois
page-parchment = parchemin
page-contrast = contraste
page-Pieces = Pièces
page-stones = pierres
page-plain = simples
page-Motion = Animation
page-slow = lente
page-usual = normale
page-fast = rapide
page-Board-orientation = Orientation du plateau
page-to-you = vers vous
page-to-whoever-moves = vers celui qui joue
page-Show-where-a-piece-may-go = Montrer où une pièce peut aller
page-Show-coordinates = Afficher les coordonnées
page-Show-what-the-AI-computes = Montrer ce que calcule l’IA
page-Show-who-wins-when-no-AI-plays = Montrer qui gagne quand l’IA ne joue pas
page-Sound-and-keys = Sons et touches
page-Move-sounds = Sons des coups
page-Volume = Volume
page-Vibrate-on-captures = Vibrer aux prises
page-Keys-U-undo-R-redo-F-flip-H-hint-N-new-g = Touches : U annuler, R rétablir, F tourner le plateau, H indice, N nouvelle partie, M taper un coup, B décrire le plateau, ? règles
page-For-the-curious = Pour les curieux
page-How-much-the-search-tries-moves-that-loo = À quel point la recherche essaie des coups qui semblaient moins bons jusque-là. La racine carrée de 2 (1,41) est la valeur d’origine.
page-Close-the-editor = Fermer l’éditeur
page-Close-rules = Fermer les règles
page-Rules-of = Règles de
page-Draughts = Dames
page-Close-the-article = Fermer l’article
page-Close-about = Fermer « À propos »
page-The-position-that-is-set-up = La position composée
page-Put-on-the-board = Poser sur le plateau
page-Light-piece = Pion clair
page-Dark-piece = Pion foncé
page-Light-king = Dame claire
page-Dark-king = Dame foncée
page-Eraser = Gomme
page-To-move = Au tour des
page-Play-from-here = Jouer d’ici
page-Start-position = Position initiale
page-Current-position = Position actuelle
page-Clear = Vider
page-The-position-as-text = La position en texte
page-Tap-a-spot-to-put-the-chosen-piece-there = Touchez un endroit pour y poser la pièce choisie, et une fois de plus pour l’ôter. Faites glisser une pièce pour la déplacer, ou hors du plateau. Au clavier : flèches, Entrée et Suppr.
page-The-game-as-text = La partie en texte
page-Close-the-game-as-text = Fermer la partie en texte
page-This-game = Cette partie
page-Event = Événement
page-Date = Date
page-Written-as = Format
page-Text = Texte
page-Copy = Copier
page-Download = Télécharger
page-Read-games = Lire des parties
page-Paste-games-or-a-link = Collez des parties ou un lien
page-PDN-of-English-draughts-Othello-transcri = PDN de dames anglaises, transcriptions d’Othello et GGF, coups de tous les jeux d’ici, avec ou sans étiquettes ; s’il y a plusieurs parties dans un texte, elles vont dans la bibliothèque. Vous pouvez aussi déposer un fichier (.pdn, .ggf, .txt ; 4 Mo au plus) n’importe où sur la page.
page-Choose-a-file-more = Choisir un fichier…
page-Read = Lire
page-Close-the-library = Fermer la bibliothèque
page-Export-all = Tout exporter
page-No-games-yet-Finished-games-and-files-wi = Pas encore de parties. Les parties finies et les fichiers de plusieurs parties sont gardés ici, dans ce navigateur seulement.
page-Games-the-newest-first = Parties, les plus récentes d’abord
page-Close-statistics = Fermer les statistiques
page-Games-in-which-you-took-a-hint-or-looked = Les parties où vous avez demandé un indice ou regardé qui gagne ne comptent pas.
page-No-results-yet-Finished-games-against-th = Pas encore de résultats. Les parties finies contre l’IA sont comptées ici, dans ce navigateur seulement.
page-Against = Contre
page-Played = Jouées
page-Won = Gagnées
page-Drawn = Nulles
page-Lost = Perdues
page-Streak = Série
page-Delete-all = Tout supprimer
page-Share-this-game = Partager cette partie
page-Close-sharing = Fermer le partage
page-Whoever-opens-this-link-sees-the-game-at = Qui ouvre ce lien voit la partie à ce coup. La partie est dans le lien même : rien n’est enregistré ailleurs.
page-Link-to-the-game = Lien vers la partie
page-View-only-link = Lien pour regarder
page-As-a-QR-code = En code QR
page-QR-code-of-the-link-to-the-game = Code QR du lien vers la partie
page-A-friend-can-make-the-next-move-and-send = Un ami peut jouer le coup suivant et vous renvoyer un lien. Il prend alors la place de l’IA.
page-Loading-the-games-and-the-computer-there = Chargement des jeux et de l’ordinateur : { $there } ko sur { $all }
page-The-game-has-not-arrived-yet-there-of-al = Le jeu n’est pas encore arrivé : { $there } ko sur { $all } sont là, et plus rien ne vient depuis { $seconds } secondes.
page-Load-again = Recharger
page-Alquerque-could-not-start-a-file-is-miss = Alquerque n’a pas pu démarrer : un fichier manque ou est abîmé.
page-Alquerque-could-not-start-the-page-has-n = Alquerque n’a pas pu démarrer : la page n’est pas arrivée en entier.
page-Alquerque-needs-WebAssembly-which-this-b = Alquerque a besoin de WebAssembly, que ce navigateur n’a pas ou a désactivé. Tout navigateur récent convient.
page-Alquerque-has-stopped-because-of-a-fault = Alquerque s’est arrêté à cause d’une erreur. Votre partie est gardée.

# Where one English word stands for several things.
theme-light = clair
theme-dark = sombre
motion-none = aucune

## The titles of documents, and what the installed program says of itself

title-rules-alquerque = Les règles de l’alquerque
title-rules-othello = Les règles d’Othello
title-rules-draughts = Les règles des dames anglaises
title-who-wins = Qui gagne à l’alquerque ?
title-about = À propos d’Alquerque
manifest-description = Alquerque, Othello et dames anglaises, avec un ami ou contre un ordinateur qui cherche avec UCT ou alpha-bêta. Fonctionne hors ligne.
manifest-screenshot = Une partie contre l’IA
