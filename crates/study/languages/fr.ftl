# French, for the study's page alone; see en.ftl and docs/translating.md.

## The page

title-study = Étude : analyser une partie d’alquerque, d’Othello ou de dames
description-study = Analysez des parties d’alquerque, d’Othello et de dames anglaises : variantes, deux moteurs, et ce qui est certain. Gratuit, utilisable hors ligne.
page-Iteration = Itération
page-It-tries-out-every-move-and-every-answer = Il essaie chaque coup et chaque réponse qui peut compter, d’abord à un demi-coup de profondeur, puis à deux, et ainsi de suite, pendant dix secondes. « Réussite » dit combien de fois le premier coup regardé a suffi pour laisser les autres de côté.
page-Cut-offs = Coupes
page-Trees = Arbres
page-A-block-is-a-move-below-the-one-before-i = Chaque bloc est un coup, sous le précédent, et aussi large que sa part des simulations. Le bleu est bon pour qui le joue, l’orange est mauvais ; un bord vert est une preuve.
page-Development-CSV = Évolution (CSV)
page-The-files-have-the-part-of-the-tree-that = Les fichiers contiennent la partie de l’arbre que l’on voit et l’évolution des coups jusqu’ici.
page-First-try = Réussite
page-The-game-as-a-curve = La partie en courbe
page-Review-again = Refaire le bilan
page-How-thoroughly = Précision
page-quick = rapide
page-thorough = poussée
page-Progress-of-the-review = Avancement du bilan
page-Task = Exercice
page-Hint = Indice
page-Solution = Solution
page-Once-more = Rejouer
page-Keep-it = Garder
page-Previous-task = Exercice précédent
page-End-the-tasks = Quitter les exercices
page-Whose-mistakes = Les erreurs de qui
page-both = les deux
page-Learn-from-the-mistakes = Apprendre des erreurs
page-Inaccuracies = Imprécisions
page-Mistakes = Erreurs
page-Blunders = Gaffes
page-Wins-thrown-away = Gains manqués
page-Draws-thrown-away = Nulles manquées
page-Share-of-the-point-given-away-per-move = Part du point cédée par coup
page-What-was-given-away = Ce qui a été cédé
page-Nothing-was-given-away = Rien n’a été cédé.
page-All-positions-as-a-table = Toutes les positions en tableau
page-Position = Position
page-What-is-known = Ce que l’on sait
page-What-is-shown = Ce qui est montré
page-Play-against-UCT = Jouer contre UCT
page-UCT-plays = UCT joue
page-nobody = aucun camp
page-Thinking-time = Temps de réflexion
page-1-s-a-move = 1 s par coup
page-3-s-a-move = 3 s par coup
page-10-s-a-move = 10 s par coup
page-30-s-a-move = 30 s par coup
page-Play-on-from-here = Continuer la partie d’ici
page-Live = En direct
page-Step-by-step = Pas à pas
page-Start = Démarrer
page-The-tree-while-it-grows = L’arbre qui grandit
page-Search-tree = Arbre de recherche
page-loses = perd
page-wins = gagne
page-proven = prouvé
page-The-position-looked-at = La position regardée
page-Back-to-the-board = Retour au plateau
page-Zoom-in = Agrandir
page-Whole-tree = Arbre entier
page-Keep-as-variation = Garder en variante
page-Each-block-is-a-move-below-the-one-befor = Chaque bloc est un coup, sous le coup d’avant. Plus il est large, plus il a vu passer de parties au hasard. Le bleu est bon pour qui joue le coup, l’orange est mauvais. Touchez un bloc pour voir sa position.
page-Moves-from-here = Coups d’ici
page-Thin-bar-how-many-of-the-random-games-be = Barre fine : combien de parties au hasard ont commencé par ce coup. Barre épaisse : leur résultat moyen et, rayé, un bonus pour ce qui a été peu essayé. UCT essaie ensuite ce qui va le plus loin.
page-How-it-developed = L’évolution
page-Share-of-the-random-games = Part des parties au hasard
page-Mean-result-of-the-move-that-was-best = Résultat moyen du meilleur coup du moment
page-To-the-right-the-time-goes-on-and-each-d = Le temps avance vers la droite, et chaque doublement des parties au hasard est aussi large que le précédent. Là où il y a un trait pointillé, UCT a changé d’avis.
page-As-a-table = En tableau
page-Best-move = Meilleur coup
page-Its-visits = Visites
page-Mean = Moyenne
page-Note = Note
page-Go-through-the-search = Parcourir la recherche
page-To-the-beginning = Au début
page-One-step-back = Une étape en arrière
page-One-step-on = Une étape en avant
page-To-the-next-phase = À la phase suivante
page-To-the-next-iteration = À l’itération suivante
page-The-four-phases-of-an-iteration = Les quatre phases d’une itération
page-Selection = Sélection
page-Expansion = Expansion
page-Playout = Simulation
page-Back-up = Remontée
page-Numbers-of-this-step = Chiffres de cette étape
page-Speed = Vitesse
page-1-step-a-second = 1 étape par seconde
page-3-steps-a-second = 3 étapes par seconde
page-10-steps-a-second = 10 étapes par seconde
page-3-iterations-a-second = 3 itérations par seconde
page-This-is-the-real-search-played-in-slow-m = C’est la vraie recherche, au ralenti : elle descend l’arbre jusqu’à une feuille, fait grandir l’arbre, joue une partie au hasard jusqu’au bout et fait remonter le résultat. Répétez cela quelques milliers de fois, et vous avez UCT.
page-Take-the-tour = Suivre la visite
page-The-formula-and-the-papers = La formule et les articles
page-End-the-tour = Quitter
page-Back = Retour
page-Experiment = Expérience
page-Side-by-side = Côte à côte
page-Many-runs = En série
page-Progress-of-the-experiment = Avancement de l’expérience
page-Runs = Essais
page-Each-run-begins-with-another-seed-the-sa = Chaque essai commence par une autre graine ; les mêmes graines redonnent les mêmes essais.
page-How-many-runs = Combien d’essais
page-Runs-of = Essais de
page-A = A
page-A-and-B = A et B
page-B = B
page-Settings = Réglages
page-Exploration = Exploration
page-How-often-it-also-tries-moves-that-look = À quel point il essaie aussi des coups qui semblent moins bons : avec 0 plus jamais, avec 4 presque toujours.
page-Random-games = Parties au hasard
page-How-the-games-are-played-by-which-it-jud = Comment se jouent les parties qui lui servent à juger une position.
page-any-move = tout coup
page-win-if-it-can = gain d’abord
page-4-plies-only = 4 coups
page-12-plies-only = 12 coups
page-30-plies-only = 30 coups
page-Proofs = Preuves
page-Whether-it-notices-that-a-move-wins-or-l = S’il remarque qu’un coup gagne ou perd à coup sûr, et cesse alors de deviner.
page-on = oui
page-off = non
page-Games-at-a-time = Parties à la fois
page-How-many-random-games-it-plays-each-time = Combien de parties au hasard il joue chaque fois qu’il arrive au bout de son arbre.
page-How-many-random-games-it-plays-in-all-th = Combien de parties au hasard il joue en tout : plus il y en a, mieux il sait, et plus c’est long.
page-Seed = Graine
page-Where-chance-begins-The-same-seed-gives = Le point de départ du hasard. La même graine redonne la même recherche.
page-share-of-the-playouts = part des simulations
page-times-chosen = fois choisi
page-within = entre
page-The-bar-is-the-share-of-the-playouts-tha = La barre est la part des simulations qui ont commencé par ce coup ; le trait fin est ce que le camp qui joue peut en attendre.
page-The-bar-is-how-often-the-move-was-chosen = La barre montre combien de fois le coup a été choisi. Avec si peu d’essais, la vraie part n’est pas connue exactement : elle se trouve dans le trait fin dans 95 cas sur 100 (intervalle de Wilson).
page-Figures = Chiffres
page-Playouts-a-second = Simulations par seconde
page-Nodes-of-the-tree = Nœuds de l’arbre
page-Deepest-node-in-plies = Nœud le plus profond, en demi-coups
page-Best-line-in-plies = Meilleure suite, en demi-coups
page-Best-lines = Meilleures suites
page-Nodes-by-depth = Nœuds par profondeur
page-Depth = Prof.
page-Nodes = Nœuds
page-Seconds = Secondes
page-Export = Exporter
page-Tree-of = Arbre de
page-Drawing-SVG = Dessin (SVG)
page-Picture-PNG = Image (PNG)
page-Tree-JSON = Arbre (JSON)
page-Tree-DOT = Arbre (DOT)
page-Figures-CSV = Chiffres (CSV)
page-Of-a-large-tree-the-most-visited-nodes-a = D’un grand arbre, on garde les nœuds les plus visités. Le dessin a la racine en haut, et chaque coup est aussi large que sa part. L’arbre est gardé jusqu’à ce que vous ouvriez un autre onglet ou une autre position.
page-Study = Étude
page-Loading-the-study-more = Chargement de l’étude…
page-Analysis = Analyse
page-Review = Bilan
page-Laboratory = Labo
page-Engines = Moteurs
page-Alpha-beta = Alpha-bêta
page-Lines-of-each = Suites de chacun
page-Lines-of-UCT = Suites d’UCT
page-Lines-of-alpha-beta = Suites d’alpha-bêta
page-Moves-and-variations = Coups et variantes
page-No-move-yet-play-for-both-sides-or-open = Aucun coup encore : jouez pour les deux camps, ou ouvrez une partie depuis le menu.
page-Change-what-is-marked = Modifier la sélection
page-Mark-the-move = Annoter le coup d’un signe
page-Variation-one-place-up = Monter la variante d’un rang
page-Make-it-the-main-line = En faire la variante principale
page-Delete-from-here-on = Supprimer à partir d’ici
page-Undo-the-last-change = Annuler la dernière modification
page-Do-it-again = Rétablir
page-Comment-on-this-position = Commentaire sur cette position

## What engines say

# The bar for screen readers.
study-estimated = { side-name } : environ { $percents } % du point
study-certain =
    { $outcome ->
        [light] Gain certain { x-side-of }
        [dark] Gain certain { x-other-of }
       *[draw] Nulle certaine
    }
study-engine =
    { $engine ->
        [uct] UCT
       *[alpha-beta] Alpha-bêta
    }
study-engine-begins = { $method } : démarrage…
study-engine-over = { $method } : la partie est finie.
study-engine-broken = { $method } : chargement impossible. Désactivez puis réactivez pour réessayer.
study-engine-playouts =
    { $done ->
        [yes] { $method } · { side-name } en % · plus rien à trouver, { $thousands } k simulations
       *[no] { $method } · { side-name } en % · { $thousands } k simulations, { $speed } k/s
    }
study-engine-depth =
    { $done ->
        [yes] { $method } · { side-name } en % · plus rien à trouver, profondeur { $depth }
       *[no] { $method } · { side-name } en % · profondeur { $depth }, { $thousands } k nœuds, { $speed } k/s
    }

## The tree

# Behind a move, for screen readers.
study-helped = (joué après un indice)
# The symbols that a move can get: the two groups of the list, and what each means.
symbols-move = Coup
symbols-position = Position
symbol-meaning =
    { $symbol ->
        [good] bon coup
        [mistake] erreur
        [excellent] excellent coup
        [blunder] gaffe
        [interesting] coup intéressant
        [dubious] coup douteux
        [even] égalité
        [unclear] position peu claire
        [slightly] léger avantage { x-side-of }
        [better] net avantage { x-side-of }
       *[winning] avantage décisif { x-side-of }
    }

# Beside the form in which a game is written as text.
form-leaves-out = Une transcription n’a que les coups de la variante principale. Variantes, commentaires, signes et tout le reste y manquent.

## The review

review-side = { side-name }
review-progress = { $done } sur { $all }
review-empty = Aucun coup encore.
# A position for screen readers; $known is what is known of it.
review-start = Début. { $known }
review-position = { $move }. { $known }
review-unknown = Pas encore évalué
review-curve-key = Le haut est bon pour { side-word }, le bas pour { other-word }. Vert : certain. Points : erreurs.
# What a move did, in a list; $points are percents of the point.
review-gave = cède { $points } %
review-threw-win = laisse échapper le gain ({ $points } %)
review-threw-draw = laisse échapper la nulle ({ $points } %)
# Somebody has marked the move with ? or ??.
review-marked = est marqué comme une erreur
review-better = mieux : { $moves }
# Where a review was stopped.
review-judged = Coups jugés : { $judged } sur { $all }.
review-task-place = { $at } sur { $all }
# The button that goes on to the next task, or ends the last one.
review-task-next =
    { $last ->
        [yes] Fini
       *[no] Suite
    }
# $given is what the move did, as above.
review-task = { x-side-to-first } de jouer. { $move } { $given }. Trouvez un meilleur coup.
review-task-looking = { $move } : un instant…
review-task-good = { $move } est bon.
review-task-bad =
    { $same ->
        [yes] { $move } est le coup joué : il cède { $points } %.
       *[no] { $move } cède { $points } %.
    }
review-task-answered = { review-task-bad } L’adversaire répond { $answer }.
review-task-unknown = Impossible de juger cette tentative.
review-task-no-best = On ne connaît encore rien de mieux.
review-task-solution = Mieux : { $moves }
review-hint-piece = Indice : la pièce en { spot-name }.
review-hint-column = Indice : quelque part dans la colonne { $column }.
review-hint-pass = Indice : il n’y a pas le choix.
# What has become of a task, in the list.
review-done-found = trouvé
review-done-told = solution vue

## UCT made visible

uct-outcome =
    { $outcome ->
        [light] { side-word } gagnent
        [dark] { other-word } gagnent
       *[draw] nulle
    }
# What is proven of a node, behind its other numbers, for whoever made the move.
uct-sign =
    { $sign ->
        [won] , gain prouvé
        [drawn] , nulle prouvée
        [lost] , perte prouvée
       *[open] { "" }
    }
# Nodes of the picture, for screen readers.
x-playouts =
    { $count ->
        [one] { $visits } simulation
       *[other] { $visits } simulations
    }
uct-node = { $move } : { x-playouts }, moyenne { $mean }{ $sign }
uct-root-node = La position du plateau : { x-playouts }
uct-figures = { $playouts } k simulations, { $nodes } k positions, { $speed } k/s
uct-off = Touchez Démarrer : UCT réfléchit à la position du plateau, et vous voyez grandir son arbre.
uct-begins = démarrage…
uct-over = La partie est finie.
uct-broken = Chargement impossible.
uct-paused = en pause
uct-full-tree = l’arbre est plein, on continue avec lui
uct-decided = Terminé : d’autres simulations ne peuvent plus changer le coup.
uct-proven = Terminé. Prouvé : { $outcome }
uct-start =
    { $running ->
        [yes] Arrêter
       *[no] Démarrer
    }
uct-duel =
    { $status ->
        [thinks] UCT réfléchit : { $thought } s sur { $seconds }
        [waits] UCT attend pendant que vous regardez.
       *[rests] À vous.
    }
uct-duel-go =
    { $status ->
        [waits] Continuer
       *[thinks] Jouer de suite
    }
# In place of a formula.
uct-no-bound =
    { $why ->
        [new] jamais essayé : passe en premier
        [won] gain prouvé
       *[lost] perd à coup sûr : n’est plus essayé
    }
# In place of a formula, of a node whose result is certain.
uct-proven-node = Prouvé : { $outcome }
uct-position = Position après { $moves }
uct-here = La position du plateau
# N and Q are the letters of formulas: playouts, and points.
uct-numbers = N = { $visits }, Q = { $points }, moy. Q / N = { $mean }
uct-root = cette position
uct-changes =
    { $count ->
        [0] Il n’a pas changé d’avis jusqu’ici.
        [one] Il a changé d’avis une fois.
       *[other] Il a changé d’avis { $count } fois.
    }
uct-was-best =
    { $change ->
        [yes] changement d’avis
       *[no] { "" }
    }
uct-up-to =
    { $count ->
        [one] { $playouts } simulation
       *[other] { $playouts } simulations
    }
# One iteration, step by step.
# Behind the field with the number of the iteration.
uct-iteration = étape { $step } sur { $steps }
uct-ready = L’arbre n’a que la position du plateau et ses coups ; aucun n’a encore été essayé. Avancez pour voir la première itération.
uct-selection =
    { $why ->
        [new] Choix de { $move } : un coup jamais essayé passe en premier.
       *[bound] Choix de { $move } : sa somme est la plus haute.
    }
uct-expansion =
    { $count ->
        [one] L’arbre grandit : le seul coup possible d’ici s’y ajoute.
       *[other] L’arbre grandit : les { $count } coups possibles d’ici s’y ajoutent.
    }
uct-waiting = L’arbre ne grandit pas encore : c’est la visite { $visits } sur les { $needed } qu’il faut.
uct-full = L’arbre ne grandit pas : il a déjà toutes les positions permises.
uct-known = Ici, le résultat est connu : { $outcome }. Pas besoin d’une partie au hasard.
uct-playout-begins =
    À partir d’ici, les deux camps jouent au hasard, pendant { $all ->
        [one] { $all } coup
       *[other] { $all } coups
    }.
uct-playout = Coup au hasard { $made } sur { $all } : { $move }
uct-playout-over = La partie au hasard est finie : { $outcome }.
uct-result =
    { $node ->
        [root] La remontée finit ici : une simulation de plus en tout.
       *[move] { $move } : N augmente de 1, et Q de { $points } pour qui joue ce coup.
    }
uct-last = La recherche finit ici : d’autres simulations ne peuvent plus changer le coup.
# Behind the last iteration of those that are shown.
uct-last-shown = Seules les { $iterations } premières itérations peuvent être vues une à une ; la recherche elle-même n’est pas finie.

## The tour

tour-place = Étape { $number } sur { $all }
tour-next =
    { $last ->
        [yes] Terminer
       *[no] Suivant
    }
tour-title =
    { $tour ->
        [question] Quel est le meilleur coup ?
        [playout] Jouer au hasard
        [count] Jouer souvent et compter
        [dilemma] Le meilleur, ou un autre ?
        [selection] Un tour : descendre dans l’arbre
        [expansion] L’arbre grandit
        [backpropagation] Le résultat remonte
        [thousands] Puis des milliers de fois
       *[mind] Il change d’avis
    }
tour-text =
    { $tour ->
        [question] UCT connaît les règles du jeu, et rien d’autre. Personne ne lui a dit quels coups sont bons. Il le découvre en essayant, et vous pouvez regarder : tout ce que montre la visite est la vraie recherche.
        [playout] Il essaie un coup. Ensuite, les deux camps jouent n’importe quoi, comme s’ils lançaient des dés, jusqu’à la fin de la partie. Regardez le plateau.
        [count] Une seule partie de ce genre, c’est de la chance. UCT en joue donc beaucoup et compte : un gain vaut un point, une nulle un demi. Un coup après lequel même le hasard réussit est sans doute bon.
        [dilemma] Prendre toujours le meilleur jusqu’ici, c’est risquer d’en manquer un meilleur. Les essayer tous autant, c’est gaspiller des parties. Chaque coup reçoit donc un bonus, ici rayé, d’autant plus grand qu’il a été peu essayé. La plus haute somme passe ensuite.
        [selection] UCT tient ses notes comme un arbre : les coups, sous chacun les réponses, et ainsi de suite. Chaque tour commence en haut et descend. On voit ici un niveau à la fois : le camp au trait prend la plus haute somme, jusqu’au bout de l’arbre.
        [expansion] Ici finissait l’arbre. Il reçoit maintenant une branche pour chaque coup possible. Puis une partie au hasard est jouée d’ici jusqu’à la fin.
        [backpropagation] Le résultat repart par où il est venu. Chaque coup du chemin compte une partie de plus : c’est N. Q compte ses points, ceux du camp qui le joue : ce qui est bon pour l’un est mauvais pour l’autre.
        [thousands] Chaque bloc est un coup, sous le coup d’avant. Plus il est large, plus il a vu passer de parties. Le bleu est bon pour qui le joue, l’orange est mauvais. Hachuré veut dire prouvé : là, plus rien n’est laissé au hasard.
       *[mind] Chaque ligne est un coup : plus elle est haute, plus il a reçu de parties. À un trait vertical pointillé, un autre coup a pris la tête. À la fin, UCT joue celui qui a le plus de parties. À vous : parcourez la recherche vous-même, ou changez-la au labo.
    }
tour-more =
    { $tour ->
        [question] Chercher par des parties au hasard s’appelle la recherche arborescente Monte-Carlo, et UCT en est la forme la plus connue. Du jeu, il ne lui faut que les règles. L’article raconte d’où elle vient et ce qu’elle est devenue.
        [playout] Une partie au hasard s’appelle ici une simulation. Son résultat z est 1 pour un gain, ½ pour une nulle et 0 pour une perte, aux yeux du camp qui a joué le coup.
        [count] N dit combien de fois un coup a été essayé, Q est la somme de ses points et Q / N leur moyenne. L’erreur de la moyenne diminue comme 1 / √N : quatre fois plus de parties la divisent par deux.
        [dilemma] Cette formule est UCB1. Q / N est la moyenne jusqu’ici, N le nombre d’essais du coup, P celui de la position d’avant, et ln le logarithme naturel. La constante c dit combien compte la curiosité. UCB1 a été inventé pour des machines à sous, dites bandits : laquelle faut-il actionner ensuite ? La recherche ne recalcule le logarithme qu’à chaque 16e visite : P peut donc être un peu en retard dans ses propres nombres.
        [selection] UCT, c’est UCB1 à chaque nœud d’un arbre : « upper confidence bounds applied to trees ». Il est prouvé qu’avec de plus en plus de parties il se trompe de moins en moins.
        [expansion] Rémi Coulom a réuni les parties au hasard et un arbre qui grandit en une seule méthode, et lui a donné son nom. Il suffit de grandir un peu à chaque tour : l’arbre devient profond là où cela compte, et reste petit ailleurs.
        [backpropagation] z est 1, ½ ou 0 pour le camp qui a joué le coup menant au nœud. Un niveau plus haut, c’est l’autre camp qui a joué : là, c’est 1 − z.
        [thousands] Une réponse qui gagne à coup sûr prouve que le coup perd. Si toutes les réponses perdent à coup sûr, le coup gagne. Ces résultats remontent l’arbre comme les autres et prennent la place de la moyenne.
       *[mind] Avec de plus en plus de parties, la part du meilleur coup tend vers le tout, comme l’ont prouvé Kocsis et Szepesvári. Quand, personne ne peut le dire d’avance : UCT peut donc changer d’avis même tard.
    }
tour-question = { side-name } : { counted-moves } au choix.
tour-counted = Parties au hasard : { $playouts }. Le plus essayé : { $move }, dans { $visits } d’entre elles, avec { $percent } % de leurs points.
tour-dilemma = { $best } : { $best-sum }. { $rival } : { $rival-sum }. Il essaie ensuite { $move }.
tour-selection =
    { $why ->
        [new] Tour { $number }, coup { $depth } : { $move } n’a jamais été essayé et passe en premier.
       *[bound] Tour { $number }, coup { $depth } : { $move } a la plus haute somme, { $bound }.
    }
tour-games =
    { $count ->
        [one] { $visits } partie
       *[other] { $visits } parties
    }
# Jusqu’à 1,5 c’est le singulier.
tour-points =
    { $half-points ->
        [0] { $points } point
        [1] { $points } point
        [2] { $points } point
        [3] { $points } point
       *[other] { $points } points
    }
tour-result =
    { $node ->
        [root] Tout en haut : { tour-games } en tout.
       *[move] { $move } : maintenant { tour-games } et { tour-points }.
    }
tour-grown = Parties au hasard : { $playouts }. { $share } % sont passées par { $move }.{ $certain }
tour-certain =
    { $count ->
        [0] { "" }
        [one] { " " }Un bloc est prouvé.
       *[other] { " " }{ $count } blocs sont prouvés.
    }
tour-decided = { $changes } Parties au hasard : { $playouts }. Il jouerait { $move }, qui en a { $share } %.

## The laboratory

lab-over = Ici la partie est finie : il n’y a rien à essayer.
lab-broken = L’assistant qui fait le travail s’est arrêté. Relancez, s’il vous plaît.
lab-busy = Au travail…
lab-idle =
    { $section ->
        [runs] Toute recherche a sa part de hasard. Le choix en dépend-il beaucoup ?
        [alpha-beta] Alpha-bêta voit chaque fois un coup plus loin. Quand change-t-il d’avis ?
       *[compare] Changez une chose entre A et B, et voyez ce qui se passe.
    }
lab-agree = A et B choisissent le même coup : { $move }.
lab-differ = A choisit { $a }, B choisit { $b }.
lab-most = { $setting } a choisi { $move } : { $count } sur { $runs }.
lab-depth = À la profondeur { $depth }, il joue { $move }.
lab-expects = Attente { x-side-of }
# Below that, in place of a share: what is certain for the side to move. At most seven letters.
lab-result =
    { $result ->
        [won] gain
        [drawn] nulle
       *[lost] perte
    }
# In which unit alpha-beta's scores are: a sentence.
lab-unit =
    { $unit ->
        [discs] Le score vaut pour le camp qui joue, en pions : de combien il devrait gagner.
       *[men] Le score vaut pour le camp qui joue, en pions.
    }
lab-end =
    { $how ->
        [win] gagne en { $plies }
       *[loss] perd en { $plies }
    }
# The picture of a tree, for screen readers: $moves are those that were tried most, with their shares.
lab-tree = { $setting } : les plus essayés sont { $moves }.
# For screen readers; the picture says the same.
lab-levels =
    { $depth ->
        [one] { $setting } : l’arbre a { $nodes } nœuds, sur { $depth } demi-coup de profondeur.
       *[other] { $setting } : l’arbre a { $nodes } nœuds, sur { $depth } demi-coups de profondeur ; la plupart, { $most }, à la profondeur { $widest }.
    }
