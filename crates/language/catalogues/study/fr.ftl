# French, for the study's page alone; see en.ftl and docs/translating.md.

## The page

# Named by `data-say` in the HTML.

solve = Résoudre
solve-hint = Qui gagne si les deux camps jouent parfaitement ?
study-title = Étude : analyser une partie d’alquerque, d’Othello ou de dames
study-description = Analysez des parties d’alquerque, d’Othello et de dames anglaises : variantes, deux moteurs et résultats prouvés. Gratuit, utilisable hors ligne.
uct-iteration-number = Itération
lab-alpha-beta-hint = Alpha-bêta essaie chaque coup et chaque réponse qui peut compter, d’abord à un demi-coup de profondeur, puis à deux, et ainsi de suite, pendant dix secondes. (Un demi-coup est un coup d’un camp.) En fin de ligne, les prises sont jouées jusqu’au bout ; une ligne peut donc être plus longue. « Réussite » indique combien de fois le premier coup essayé suffisait pour passer les autres.
lab-cut-offs = Coupes
lab-trees = Arbres
lab-trees-hint = Chaque bloc est un coup, sous le précédent, et aussi large que sa part des simulations. Bleu = bon pour le camp qui a joué ce coup, orange = mauvais ; bord vert = prouvé.
export-development = Évolution (CSV)
uct-export-hint = Les fichiers contiennent la partie affichée de l’arbre et l’évolution des coups jusqu’ici.
export-drawn-hint = Le dessin et l’image omettent ce qui est trop étroit. L’arbre en JSON et DOT contient aussi ces nœuds ; en JSON, « drawn » marque ceux qui sont dessinés.
lab-first-try = Réussite
review-curve = La partie en courbe
review-again = Refaire le bilan
review-effort = Profondeur du bilan
review-quick = Rapide
review-usual = Normale
review-thorough = Poussée
review-progress-bar = Avancement du bilan
exercise = Exercice
exercise-solution = Solution
exercise-again = Rejouer
exercise-keep = Garder ce coup
exercise-keep-hint = L’ajoute à la partie comme variante
exercise-previous = Exercice précédent
exercise-leave = Terminer
puzzle-leave = Quitter les problèmes
puzzle-open = Ouvrir dans l’étude
puzzle-back = Retour au problème
puzzle-play = Résoudre des problèmes
puzzle-show-sequel = Montrer la suite
puzzle-own-rules = Seulement mes règles
puzzle-rush-begin = Course
puzzle-rush-again = Nouvelle course
puzzle-rush-hint = Course : résolvez le plus de problèmes possible en trois minutes. À la troisième erreur, c’est fini.
puzzle-theme-label = Thème
puzzle-begin-theme = Commencer
puzzle-results = Vos résultats
review-whose = Les erreurs de qui
review-inaccuracies = Imprécisions
review-mistakes = Erreurs
review-blunders = Gaffes
review-wins-lost = Gains manqués
review-draws-lost = Nulles manquées
review-accuracy = Précision
review-errors = Points perdus
review-none = Aucune erreur.
review-stored = C’est le bilan rapide, enregistré avec la partie. « Refaire le bilan » va plus loin, et les chiffres peuvent alors changer.
review-unproven = Bilan fait sans le solveur, qui n’a pas pu être chargé.
review-table = Toutes les positions en tableau
review-table-position = Position
review-table-known = Résultat
uct-modes = Affichage
autoplay = Jouer contre UCT
autoplay-seats = UCT joue
autoplay-nobody = Aucun camp
autoplay-both = Les deux camps
autoplay-limit = Recherche par coup
my-studies = Mes études
studies-all = Toutes les études
study-name = Nom de cette étude
chapter = Chapitre
chapters = Chapitres
chapter-add = Ajouter un chapitre
chapter-add-here = Ajouter un chapitre à partir d’ici
study-export = Enregistrer l’étude dans un fichier
study-new = Nouvelle étude
study-import = Importer un fichier…
study-import-hint = Un fichier de plusieurs parties devient une étude, avec un chapitre par partie.
pen = Dessiner sur le plateau
pen-none = Aucun stylo
pen-green = Stylo vert
pen-red = Stylo rouge
pen-yellow = Stylo jaune
pen-blue = Stylo bleu
erase = Effacer les dessins
play-on = Continuer la partie d’ici
uct-mode-live = En direct
step-by-step = Pas à pas
begin = Démarrer
uct-live = L’arbre qui grandit
uct-tree = Arbre de recherche
uct-loses = perd
uct-wins = gagne
uct-legend-proven = prouvé
uct-node-label = Position choisie
uct-leave = Retour au plateau
uct-zoom = Agrandir
uct-whole = Vue d’ensemble
uct-keep = Ajouter aux variantes
uct-tree-hint = Chaque bloc est un coup, sous le coup d’avant. Plus il est large, plus il a vu passer de simulations. Bleu = bon pour le camp qui a joué ce coup, orange = mauvais. Choisissez un bloc pour voir sa position.
uct-moves = Coups d’ici
uct-moves-hint = Barre fine : part des simulations qui ont commencé par ce coup. Barre épaisse : leur résultat moyen, plus un bonus rayé pour les coups peu visités. UCT essaie ensuite la barre la plus longue.
uct-development = L’évolution
uct-shares = Part des simulations
uct-means = Score du meilleur coup
uct-development-hint = Le temps va de gauche à droite (échelle logarithmique). Un trait pointillé montre où UCT a changé d’avis.
uct-table = En tableau
uct-best-move = Meilleur coup
uct-visits = Visites
uct-mean = Moyenne
uct-note = Note
uct-steps = Parcourir la recherche
uct-step-first = Au début
uct-step-back = Une étape en arrière
uct-step-on = Une étape en avant
uct-step-phase = À la phase suivante
uct-step-iteration = À l’itération suivante
uct-phases = Les quatre phases d’une itération
phase-selection = Sélection
phase-expansion = Expansion
phase-backpropagation = Rétropropagation
uct-step-numbers = Chiffres de cette étape
uct-predicts = Prédire d’abord
uct-speed = Vitesse
uct-speed-slow = Lente
uct-speed-medium = Normale
uct-speed-fast = Rapide
uct-speed-iterations = Itérations entières
uct-steps-hint = C’est la vraie recherche, au ralenti : elle descend l’arbre jusqu’à une feuille, fait grandir l’arbre, joue une partie au hasard jusqu’au bout (une simulation) et fait remonter le résultat. C’est une itération. Répétez cela quelques milliers de fois, et vous avez UCT.
uct-drawing = Dessin de l’arbre
uct-drawing-hint = Chaque case est un coup : Q points en N visites, écrit Q/N. Le pion dans le coin montre qui a joué. Bleu = bon pour ce camp, orange = mauvais ; tirets = pas encore essayé, hachures = prouvé. « …5 » remplace cinq autres coups.
uct-drawing-keys = Touches : → et ← avancent et reculent d’une étape, la barre d’espace lance la lecture ou la met en pause.
autoplay-hides = L’arbre d’UCT est caché pendant votre tour, pour que vous puissiez trouver le coup vous-même.
autoplay-peek = Voir son arbre
autoplay-link = Copier le lien vers cette partie
uct-link = Copier le lien vers cette itération
uct-print = Imprimer une fiche d’exercices
uct-word-on = Pas
uct-word-phase = Phase
uct-word-iteration = Itération
lab-link = Copier le lien vers cette expérience
tour-begin = Suivre la visite
tour-papers = Formule et articles
tour-end = Quitter
tour-back = Retour
lab-section = Expérience
lab-compare = Côte à côte
lab-many-runs = En série
lab-progress = Avancement de l’expérience
lab-runs = Essais
lab-runs-hint = Chaque essai commence par une autre graine ; les mêmes graines redonnent les mêmes essais.
lab-count = Nombre d’essais
lab-runs-of = Essais de
lab-a = A
lab-a-and-b = A et B
lab-b = B
lab-settings = Réglages
lab-exploration = Exploration
lab-exploration-hint = À quelle fréquence la recherche essaie des coups qui semblent moins bons : jamais avec 0, presque toujours avec 4.
lab-policy = Coups simulés
lab-policy-hint = Comment les coups sont choisis dans les simulations. « Normaux » : au hasard, et les longues prises, saut par saut.
lab-policy-usual = Normaux
lab-policy-uniform = N’importe quel coup
lab-policy-decisive = Gain d’abord
lab-policy-4-plies = 4 demi-coups
lab-policy-12-plies = 12 demi-coups
lab-policy-30-plies = 30 demi-coups
lab-proofs = Preuves
lab-proofs-hint = Si la recherche reconnaît les gains et les pertes forcés au lieu de deviner.
switched-on = Oui
switched-off = Non
lab-per-leaf = Simulations par feuille
lab-per-leaf-hint = Combien de simulations sont jouées chaque fois que la recherche atteint une feuille de son arbre.
lab-playouts-hint = Combien de simulations sont jouées en tout. Plus il y en a, meilleure est la réponse, mais plus c’est long.
lab-seed = Graine
lab-seed-hint = Le point de départ du hasard. La même graine redonne la même recherche.
lab-share = Part des simulations
lab-chosen = Fois choisi
lab-within = Intervalle à 95 %
lab-compare-hint = La barre est la part des simulations qui ont commencé par ce coup ; le trait fin est le score attendu pour le camp qui joue.
lab-chosen-hint = La barre montre combien de fois le coup a été choisi. Avec si peu d’essais, la vraie part n’est pas connue exactement : elle se trouve dans le trait fin dans 95 cas sur 100 (intervalle de Wilson).
lab-figures = Chiffres
lab-nodes = Nœuds de l’arbre
lab-deepest = Profondeur maximale
lab-line-length = Meilleure suite, en demi-coups
lab-lines = Meilleures suites
lab-nodes-by-depth = Nœuds par profondeur
lab-iteration-depth = Prof.
lab-seconds = Secondes
export = Exporter
export-tree-of = Arbre de
export-svg = Dessin (SVG)
export-png = Image (PNG)
export-json = Arbre (JSON)
export-dot = Arbre (DOT)
export-csv = Chiffres (CSV)
lab-export-hint = D’un grand arbre, seuls les nœuds les plus visités sont exportés. La racine est en haut, et chaque coup est aussi large que sa part. L’arbre est gardé jusqu’à ce que vous ouvriez un autre onglet ou une autre position.
study = Étude
loading-study = Chargement de l’étude…
analysis = Analyse
review = Bilan
laboratory = Expériences
engines = Moteurs
engine-alpha-beta = Alpha-bêta
engine-lines = Suites par moteur
engine-lines-uct = Suites d’UCT
engine-lines-alpha-beta = Suites d’alpha-bêta
engine-limit = Temps maximal de chacun
engine-limit-10-s = 10 s
engine-limit-1-min = 1 min
engine-limit-5-min = 5 min
engine-limit-none = Sans limite
tree = Coups et variantes
tree-empty = Aucun coup encore. Jouez pour les deux camps, ou importez des parties dans le menu, sous Partager.
raise-moves = Afficher coups et commentaires
raise-panel = Agrandir ce panneau
edit = Modifier le coup choisi
edit-symbol = Annoter le coup
edit-promote = Promouvoir la variante
edit-make-main = En faire la variante principale
edit-delete = Supprimer à partir d’ici
edit-undo = Annuler
edit-redo = Rétablir
edit-note = Commentaire sur cette position

## What engines say

engine-anew = Un moteur ne répondait plus. Il a été relancé et recommence.
no-engines =
    { $why ->
        [refused] Les moteurs ne peuvent pas fonctionner : ce navigateur n’autorise pas les tâches en arrière-plan.
        [missing] Les moteurs n’ont pas pu être chargés. Réessayez ou rechargez la page.
        [outdated] La page a été mise à jour dans un autre onglet. Rechargez-la pour utiliser les moteurs.
       *[given-up] Les moteurs n’arrêtent pas d’échouer. Réessayez ou rechargez la page.
    }
# The bar for screen readers.
study-estimated = { side-name } : environ { $percents } %
study-certain =
    { $outcome ->
        [light] Gain forcé { x-side-of }
        [dark] Gain forcé { x-other-of }
       *[draw] Nulle forcée
    }
# After the result: the marks on the board, for moves.
verdict-marks =
    { $marks ->
        [all] · ▲ gagne, ■ fait nulle, ▼ perd
        [drawn] · ■ fait nulle, ▼ perd
       *[decided] · ▲ gagne, ▼ perd
    }
# The score beside a move: how far that side is ahead, with its sign.
study-ahead =
    { $unit ->
        [discs] Estimation { x-side-of }, en pions : { $score }
       *[men] Estimation { x-side-of }, en pièces : { $score }
    }
# The small board of a line, for screen readers: how many pieces each side has there.
study-line-position = { $position }. { side-name } : { $light }, { other-name } : { $dark }
study-engine =
    { $engine ->
        [uct] UCT
       *[alpha-beta] Alpha-bêta
    }
study-solver = Solveur
study-review = Bilan
study-engine-begins = { $method } : démarrage…
study-engine-over = { $method } : la partie est finie.
study-engine-broken = { $method } : à l’arrêt
study-engine-playouts =
    { $done ->
        [yes] { $method } · terminé, { $thousands } k simulations · chances { x-side-of }
        [stopped] { $method } · temps écoulé, { $thousands } k simulations · chances { x-side-of }
       *[no] { $method } · { $thousands } k simulations, { $speed } k/s · chances { x-side-of }
    }
study-engine-unit =
    { $unit ->
        [discs] { side-name } : avance en pions
        [men] { side-name } : avance en pièces
       *[share] chances { x-side-of }
    }
study-engine-depth =
    { $done ->
        [yes] { $method } · terminé, profondeur { $depth } · { study-engine-unit }
        [stopped] { $method } · temps écoulé, profondeur { $depth } · { study-engine-unit }
       *[no] { $method } · profondeur { $depth }, { $thousands } k nœuds, { $speed } k/s · { study-engine-unit }
    }

## Studies and chapters

# Before a time: when a study was changed.
study-today = aujourd’hui

study-numbered = { $title } ({ $number })
study-and-more =
    { $count ->
        [one] { $title } et { $count } autre
       *[other] { $title } et { $count } autres
    }

# A chapter without a name: with its number, or with its number and the players’ names.
chapter-number = Chapitre { $number }
chapter-players = { $number }. { $players }
# Labels of fields and buttons in the lists.
chapter-name-of = Nom du chapitre { $number }
study-of-puzzle = Problème { $rating }
chapter-up = Monter : { $title }
chapter-down = Descendre : { $title }
chapter-delete = Supprimer le chapitre : { $title }
study-delete = Supprimer l’étude : { $title }
# In the place of “Open”, for the chapter or study on the board.
study-is-open = Ouvert
counted-chapters =
    { $chapters ->
        [one] { $chapters } chapitre
       *[other] { $chapters } chapitres
    }
# The dialog that shares: $chapters of the study, of which one is shared.
share-what =
    { $chapters ->
        [one] Partager cette partie
       *[other] Partager ce chapitre
    }
share-what-hint =
    { $chapters ->
        [one] Avec ce lien, tout le monde peut voir la partie. Rien n’est envoyé en ligne.
       *[other] Avec ce lien, tout le monde peut voir ce chapitre, mais aucun autre. Rien n’est envoyé en ligne.
    }
share-link-chapter = Lien vers le chapitre
study-deleted = Supprimé : { $title }.
study-undeleted = Restauré.
study-exported = Enregistré : { counted-chapters }.
chapter-unreadable = Impossible d’ouvrir ce chapitre ({ $why }).
# The button for a position that was set up: on an empty board, it is the game.
study-use-position =
    { $blank ->
        [yes] Jouer d’ici
       *[no] Ajouter comme chapitre
    }
chapter-set-up = Ajoutée comme nouveau chapitre de cette étude.
chapters-full = Une étude compte au plus { $chapters } chapitres.
unreadable-studies = Vos études sont endommagées ({ $why }). { $copy }
unreadable-some-studies =
    { $studies ->
        [one] Une de vos études est endommagée.
       *[other] { $studies } de vos études sont endommagées.
    } { $copy }

# On the button that switches the pen off.
pen-off =
    { $pen ->
        [green] Stylo vert ✕
        [red] Stylo rouge ✕
        [yellow] Stylo jaune ✕
       *[blue] Stylo bleu ✕
    }
# What is drawn on the position: circles such as “c3” and arrows such as “c3→d4”.
shapes-drawn = Dessiné : { $shapes }

# A notice: the page was opened with a link to an iteration or an experiment.
wrong-address = Ce lien contient des valeurs incorrectes : seule la position a été ouverte.

## The tree

# A notice.
study-other-tab = Modifié dans un autre onglet. « Annuler » rétablit la version de cet onglet.
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
form-leaves-out = Une transcription ne contient que les coups de la variante principale. Variantes, commentaires et signes n’y sont pas.

## The review

both = Les deux
review-learn = Apprendre des erreurs
review-side = { side-name }
review-progress =
    { $done } sur { $all }{ $unit ->
        [seconds] { " " }· encore { $left } s environ
        [minutes] { " " }· encore { $left } min environ
       *[unknown] { "" }
    }
review-empty = Pas encore de coups.
# A position for screen readers; $known is what is known of it.
review-start = Début. { $known }
review-position = { $move }. { $known }
review-unknown = Pas encore évalué
review-curve-key = Plus la courbe est haute, mieux c’est pour { side-word }. Le vert est prouvé, les points sont des erreurs.
# What a move did, in a list; $points are percents of the point.
review-points =
    { $points ->
        [one] { $points } point de pourcentage
       *[other] { $points } points de pourcentage
    }
review-gave = coûte { review-points }
review-threw-win = laisse échapper un gain forcé
review-threw-draw = manque la nulle ({ $points } %)
# A sure result stays the same, but comes so many moves later or sooner than it had to.
review-longer =
    { $moves ->
        [one] gagne toujours, mais { $moves } coup plus tard
       *[other] gagne toujours, mais { $moves } coups plus tard
    }
review-sooner =
    { $moves ->
        [one] perd de toute façon, mais pouvait tenir { $moves } coup de plus
       *[other] perd de toute façon, mais pouvait tenir { $moves } coups de plus
    }
# Somebody has marked the move with ? or ??.
review-marked = marqué comme une erreur
# Why a move is a mistake, in the list below it. $side played it; $spots are the points of captured pieces.
review-why-all =
    { $count ->
        [one] laisse { other-word } prendre la dernière pièce
        [2] laisse { other-word } prendre les deux pièces
       *[other] laisse { other-word } prendre les { $count } pièces
    }
review-why-blocked = ne laisse bientôt plus aucun coup permis
review-why-jumps =
    { $count ->
        [2] laisse { other-word } sauter deux fois ({ $spots })
        [3] laisse { other-word } sauter trois fois ({ $spots })
       *[other] laisse { other-word } sauter { $count } fois ({ $spots })
    }
# $other gives up $given pieces, one or two, and then captures $count, at least two.
review-why-shot =
    laisse { other-word } prendre { $count } pièces contre { $given ->
        [one] une
       *[other] { $given }
    }
review-why-piece = perd la pièce en { spot-name }
review-why-exchange =
    { $count ->
        [one] a une pièce de moins après les échanges
       *[other] a { $count } pièces de moins après les échanges
    }
review-why-forced =
    { $moves ->
        [one] perd à coup sûr en un coup
       *[other] perd à coup sûr en { $moves } coups
    }
review-why-beside = joue à côté du coin vide { $at }
review-why-few-moves =
    { $count ->
        [one] ne laisse { x-side-to } qu’un coup au tour suivant
       *[other] ne laisse { x-side-to } que { $count } coups au tour suivant
    }
review-why-corner = offre le coin { $at }
review-why-pass = oblige { side-word } à passer au tour suivant
review-why-crown = laisse { other-word } obtenir une dame en { spot-name }
review-why-missed-win =
    { $moves ->
        [1] manque un gain en un coup
       *[other] manque un gain en { $moves } coups
    }
review-why-missed-jumps =
    { $count ->
        [2] manque un double saut
        [3] manque un triple saut
       *[other] manque { $count } sauts à la suite
    }
review-why-missed-shot =
    { $count ->
        [one] pouvait gagner { $count } pièce contre une
       *[other] pouvait gagner { $count } pièces contre une
    }
review-why-missed-exchange =
    { $count ->
        [one] manque une pièce à gagner dans les échanges qui suivent
       *[other] manque { $count } pièces à gagner dans les échanges qui suivent
    }
review-why-missed-piece = manque l’occasion de prendre la pièce en { spot-name }
review-why-missed-corner = manque le coin { $at }
review-why-missed-crown = manque une dame en { spot-name }
# $moves are those that would follow the better move.
review-better =
    { $more ->
        [yes] mieux : { $move }, puis { $moves }
       *[no] mieux : { $move }
    }
# Instead of the accuracy of a side that made too few moves.
review-too-few = trop peu de coups
# Where a review was stopped.
review-judged = Coups examinés : { $judged } sur { $all }.
review-exercise-place = { $at } sur { $all }
# The button that goes on to the next exercise, or ends the last one.
review-exercise-next =
    { $last ->
        [yes] Terminer
       *[no] Suite
    }
# $given is what the move did, as above.
review-exercise = { x-side-to-first } de jouer. Trouvez un meilleur coup que { $move } ({ $given }).
review-exercise-looking = { $move } : vérification…
review-exercise-good = Bien ! { $move } ne cède rien.
review-exercise-bad =
    { $same ->
        [yes] { $move } est le coup de la partie : il coûte { review-points }.
       *[no] { $move } coûte { review-points }.
    }
# The result is proven.
review-exercise-loses =
    { $same ->
        [yes] { $move } est le coup de la partie : il perd.
       *[no] { $move } perd encore.
    }
review-exercise-draws =
    { $same ->
        [yes] { $move } est le coup de la partie : il ne fait que nulle.
       *[no] { $move } ne fait que nulle.
    }
# $said is one of the three sentences above.
review-exercise-answered = { $said } { x-side-subject } répondent par { $answer }.
review-exercise-unknown = Impossible de vérifier ce coup.
review-exercise-no-best = Aucun meilleur coup connu pour l’instant.
review-exercise-solution =
    { $more ->
        [yes] Mieux : { $move }, puis { $moves }
       *[no] Mieux : { $move }
    }
review-hint-piece = Indice : la pièce en { spot-name }.
review-hint-column = Indice : regardez la colonne { $column }.
review-hint-row = Indice : regardez la rangée { $row }.
review-hint-pass = Indice : il n’y a qu’un coup.
# What has become of an exercise, in the list.
review-done-found = trouvé
review-done-told = solution montrée

## UCT made visible

uct-large = Grande vue
uct-large-close = Fermer la grande vue
uct-outcome =
    { $outcome ->
        [light] { side-word } gagnent
        [dark] { other-word } gagnent
       *[draw] nulle
    }
# What is proven of a node, behind its other numbers, from the view of the side that moved.
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
x-visits =
    { $count ->
        [one] { $visits } visite
       *[other] { $visits } visites
    }
uct-node = { $move } : { x-visits }, moyenne { $mean }{ $sign }
uct-root-node = La position du plateau : { x-playouts }
uct-figures = { $playouts } k simulations, { $nodes } k positions, { $speed } k/s
uct-off = UCT choisit un coup en jouant des milliers de parties au hasard. Touchez Démarrer pour voir grandir son arbre de coups.
uct-begins = démarrage…
uct-over = La partie est finie.
uct-broken = À l’arrêt.
uct-paused = en pause
uct-full-tree = l’arbre est plein
uct-decided = Terminé : d’autres simulations ne peuvent plus changer le coup.
uct-proven = Terminé. Prouvé : { $outcome }
uct-start =
    { $running ->
        [yes] Arrêter
       *[no] Démarrer
    }
uct-autoplay =
    { $status ->
        [thinks] UCT réfléchit : { $done } sur { $limit }
        [waits] UCT attend pendant que vous regardez.
       *[rests] À vous.
    }
uct-autoplay-go =
    { $status ->
        [waits] Continuer
       *[thinks] Forcer le coup
    }
# In place of a formula.
uct-no-bound =
    { $why ->
        [new] jamais essayé : les coups non essayés passent en premier
        [won] gain prouvé
       *[lost] perte prouvée : n’est plus essayé
    }
# In place of a formula, of a node whose result is certain.
uct-proven-node = Prouvé : { $outcome }
uct-position = Position après { $moves }
uct-here = La position du plateau
# N and Q are the letters of formulas: playouts, and points.
uct-numbers = N = { $visits }, Q = { $points }, moy. Q / N = { $mean }
uct-root = cette position
# The root's box in the drawing; short.
uct-drawing-root = racine
# The drawing, for screen readers.
uct-drawing-label =
    { $path ->
        [none] L’arbre. Pas encore de chemin.
       *[some] L’arbre. Chemin jusqu’ici : { $moves }
    }
uct-changes =
    { $count ->
        [0] UCT n’a pas changé d’avis jusqu’ici.
        [one] UCT a changé d’avis une fois.
       *[other] UCT a changé d’avis { $count } fois.
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
uct-predicts-hint = Avancez : dès qu’il y a quelque chose à prédire, on vous le demande d’abord.
uct-selection =
    { $why ->
        [new] Choix de { $move } : un coup jamais essayé passe en premier.
        [first] Choix de { $move } : le premier de ceux qui ont la plus haute somme.
        [only] Choix de { $move } : c’est le seul coup ici.
       *[bound] Choix de { $move } : sa somme est la plus haute.
    }
uct-expansion =
    { $count ->
        [one] L’arbre grandit : le seul coup possible d’ici s’y ajoute.
       *[other] L’arbre grandit : les { $count } coups possibles d’ici s’y ajoutent.
    }
uct-waiting = L’arbre ne grandit pas encore : il faut { $needed } visites, et c’est la visite numéro { $visits }.
uct-full = L’arbre ne grandit pas : il est plein.
uct-known = Ici, le résultat est connu : { $outcome }. Pas besoin d’une simulation.
uct-playout-begins =
    À partir d’ici, les deux camps jouent des coups au hasard ({ $all ->
        [one] { $all } coup
       *[other] { $all } coups
    } dans cette simulation).
uct-playout = Coup au hasard { $made } sur { $all } : { $move }
uct-playout-over = La simulation est finie. { $ending }
uct-result =
    { $node ->
        [root] De retour à la racine : une simulation de plus en tout. Son Q compte pour le camp qui n’a pas le trait.
        [won] { $move } : une visite de plus (N). Le camp qui a joué ce coup a gagné, donc Q augmente de 1.
        [drawn] { $move } : une visite de plus (N). Une nulle, donc Q augmente de ½.
       *[lost] { $move } : une visite de plus (N). Le camp qui a joué ce coup a perdu, donc Q reste le même.
    }
# Behind uct-result: why the node is proven now, or why a proof goes no higher.
uct-proof =
    { $why ->
        [over] Preuve : { $outcome }. La partie finit ici.
        [one] Preuve : { $outcome }. { $move } gagne, et un seul coup gagnant suffit.
        [all] Preuve : { $outcome }. Tous les coups possibles d’ici perdent.
        [draw] Preuve : { $outcome }. Aucun coup d’ici ne fait mieux.
       *[open] La preuve s’arrête ici : d’autres coups restent ouverts.
    }
uct-last = La recherche finit ici : d’autres simulations ne peuvent plus changer le coup.
# Behind the last iteration of those that are shown.
uct-last-shown = Seules les { $iterations } premières itérations peuvent être montrées une à une ; la recherche elle-même continue.

## The tour

tour-place = Étape { $number } sur { $all }
tour-next =
    { $last ->
        [yes] Terminer
       *[no] Suivant
    }
tour-title =
    { $tour ->
        [question] Quel est le meilleur coup ?
        [playout] Jouer au hasard
        [count] Simuler beaucoup, et compter
        [dilemma] Le meilleur jusqu’ici, ou un autre ?
        [selection] Une itération : descendre dans l’arbre
        [expansion] L’arbre grandit
        [backpropagation] Le résultat remonte
        [thousands] Puis des milliers de fois
       *[mind] UCT change d’avis
    }
tour-text =
    { $tour ->
        [question] UCT connaît les règles du jeu, et rien d’autre. Personne ne lui a dit quels coups sont bons. Il le découvre en essayant, et vous pouvez regarder : tout dans cette visite est la vraie recherche.
        [playout] UCT essaie un coup. Ensuite, les deux camps jouent au hasard, comme aux dés, jusqu’à la fin de la partie. Une telle partie au hasard s’appelle une simulation. Regardez le plateau.
        [count] Une seule simulation n’est que de la chance. UCT en joue donc beaucoup et compte : un gain vaut un point, une nulle un demi-point. Si même les simulations tournent bien après un coup, c’est sans doute un bon coup.
        [dilemma] Si vous prenez toujours le meilleur coup jusqu’ici, vous risquez d’en manquer un meilleur. Si vous les essayez tous autant, vous gaspillez des simulations. Chaque coup reçoit donc un bonus (rayé ici), d’autant plus grand qu’il a été peu visité. Le coup qui a la plus haute somme passe ensuite.
        [selection] UCT range ses résultats en arbre : les coups, sous chacun les réponses, et ainsi de suite. Chaque itération commence en haut et descend, un niveau à la fois. Le camp qui joue prend toujours la plus haute somme, jusqu’au bout de l’arbre.
        [expansion] Ici finissait l’arbre. Maintenant il grandit : une nouvelle case pour chaque coup possible. Puis une simulation est jouée d’ici jusqu’à la fin.
        [backpropagation] Le résultat remonte par où il est venu. Chaque coup du chemin a maintenant une visite de plus (N) et sa part des points (Q). Les points comptent pour le camp qui a joué le coup : ce qui est bon pour l’un est mauvais pour l’autre.
        [thousands] Chaque bloc est un coup, sous le coup d’avant. Plus il est large, plus il a reçu de visites. Le bleu est bon pour le camp qui a joué ce coup, l’orange est mauvais. Hachuré veut dire prouvé : là, rien n’est laissé au hasard.
       *[mind] Chaque ligne est un coup : plus elle est haute, plus il a reçu de visites. À un trait vertical pointillé, un autre coup a pris la tête. À la fin, UCT joue le coup qui a le plus de visites. À vous : parcourez la recherche vous-même, ou changez-la sous « Expériences ».
    }
tour-more =
    { $tour ->
        [question] Chercher par des simulations s’appelle la recherche arborescente Monte-Carlo, et UCT en est la forme la plus connue. Du jeu, il ne lui faut que les règles. L’article raconte d’où elle vient et ce qu’elle est devenue.
        [playout] Le résultat z d’une simulation est 1 pour un gain, ½ pour une nulle et 0 pour une perte, aux yeux du camp qui a joué le coup.
        [count] N compte les visites d’un coup, Q est la somme de ses points et Q / N leur moyenne. L’erreur de la moyenne diminue comme 1 / √N : quatre fois plus de visites la divisent par deux.
        [dilemma] Cette formule est UCB1. Q / N est la moyenne jusqu’ici, N le nombre de visites du coup, P celui de la position d’avant, et ln le logarithme naturel. La constante c dit combien compte la curiosité. UCB1 a été inventé pour des machines à sous, dites bandits : laquelle faut-il actionner ensuite ?
        [selection] UCT, c’est UCB1 à chaque nœud d’un arbre : « upper confidence bounds applied to trees ». En 2006, ses auteurs ont affirmé qu’avec de plus en plus de simulations, la probabilité d’un mauvais choix à la racine tend vers zéro. Leur preuve a une lacune, comme l’ont montré plus tard Shah, Xie et Xu ; eux ont prouvé un tel résultat pour un bonus qui croît comme une puissance de P, et non comme son logarithme.
        [expansion] Rémi Coulom a réuni les simulations et un arbre qui grandit en une seule méthode, et lui a donné son nom. Il suffit de grandir un peu à chaque itération : l’arbre devient profond là où cela compte, et reste petit ailleurs.
        [backpropagation] z est 1, ½ ou 0 pour le camp qui a joué le coup menant au nœud. Un niveau plus haut, c’est l’autre camp qui a joué : là, c’est 1 − z.
        [thousands] Une réponse qui gagne à coup sûr prouve que le coup perd. Si toutes les réponses perdent à coup sûr, le coup gagne. Ces résultats remontent l’arbre comme les autres et prennent la place de la moyenne.
       *[mind] Kocsis et Szepesvári ont affirmé en 2006 qu’à la longue UCT trouve le meilleur coup. Leur preuve a une lacune ; Shah, Xie et Xu l’ont comblée pour un autre bonus, pas pour celui d’ici. De toute façon, personne ne peut dire d’avance quand : UCT peut donc changer d’avis même tard.
    }
tour-question = { side-name } : { counted-moves } au choix.
tour-counted = Sur { $playouts } simulations, { $visits } ont commencé par { $move }, le coup le plus souvent essayé. Il a rapporté { $percent } % des points possibles.
tour-dilemma = { $best } : { $best-sum }. { $rival } : { $rival-sum }. Ensuite, UCT essaie { $move }.
tour-selection =
    { $why ->
        [new] Itération { $number }, coup { $depth } : { $move } n’a jamais été essayé et passe en premier.
       *[bound] Itération { $number }, coup { $depth } : { $move } a la plus haute somme, { $bound }.
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
        [root] Tout en haut : { x-playouts } en tout.
       *[move] { $move } : maintenant { x-visits } et { tour-points }.
    }
tour-grown = Sur { $playouts } simulations, { $share } % sont passées par { $move }.{ $certain }
tour-certain =
    { $count ->
        [0] { "" }
        [one] { " " }Un bloc est prouvé.
       *[other] { " " }{ $count } blocs sont prouvés.
    }
tour-decided =
    { $won ->
        [yes] { $changes } Il jouerait { $move } : son gain est prouvé.
       *[no] { $changes } Il jouerait { $move }, qui a { $share } % de { $playouts } simulations.
    }
tour-playout-won =
    { $outcome ->
        [light] La simulation a été gagnée par { side-word }.
        [dark] La simulation a été gagnée par { other-word }.
       *[draw] La simulation s’est terminée par une nulle.
    }
# The tour's questions. The first one is answered by a sum, the second by a number, the last one by yes or no.
tour-ask =
    { $ask ->
        [branch] Quelle branche UCT choisit-il ensuite ? Calculez, puis choisissez une réponse ou une case.
        [branches] Laquelle de ces branches UCT choisit-il ensuite ? Calculez, puis choisissez une réponse ou une case.
        [points] { $won } Le coup { $move } { x-side-of } avait { tour-points } (Q). Combien en a-t-il maintenant ?
        [expansion] L’arbre grandit-il ici ?
        [playout] Devinez : comment finira la partie au hasard ?
       *[constant] Supposons chaque bonus deux fois plus grand. UCT essaierait-il alors un autre coup ?
    }
tour-yes =
    { $yes ->
        [yes] Oui
       *[no] Non
    }
# Said before tour-because.
tour-right =
    { $right ->
        [yes] C’est juste !
        [guess] Pas cette fois.
       *[no] Pas tout à fait.
    }
tour-because =
    { $why ->
        [branch] { $move } a la plus haute somme : { $sum }.
        [first] { $move } est le premier de ceux qui ont la plus haute somme : { $sum }.
        [equal] { $move } et { $given } ont la même somme, et UCT prend le premier, { $move } : { $sum }.
        [new] { $move } n’a pas été essayé, et un coup jamais essayé passe en premier : son bonus est infini.
        [both-new] { $move } et { $given } n’ont pas été essayés, et UCT prend le premier, { $move }.
        [won] Le camp qui a joué le coup a gagné : un point de plus, donc Q = { $points }.
        [drawn] Une nulle : un demi-point de plus, donc Q = { $points }.
        [lost] Le camp qui a joué le coup a perdu : aucun point, Q reste à { $points }.
        [playout] La simulation est finie. { $ending } Une seule n’est que de la chance.
        [changes] Ce serait au tour de { $move } : { $sum }. { $other } aurait { $other-sum }.
       *[stays] { $move } aurait toujours la plus haute somme : { $sum }. La suivante est celle de { $other } : { $other-sum }.
    }
# The link to an iteration or an experiment.
study-copied =
    { $done ->
        [yes] Lien copié.
       *[no] Le lien n’a pas pu être copié.
    }
# The sheet to print.
sheet-title = UCT : itération { $number }
sheet-setting = Trait { x-side-to }. c = { $constant }, graine { $seed }. N = visites, Q = points, P = visites de la position.
sheet-move = Coup
sheet-sum = Somme
sheet-answers = Réponses
sheet-question =
    { $ask ->
        [sums] Calculez Q / N + c × √((ln P) / N) pour chaque coup du tableau. Quel coup UCT choisit-il ?
        [path] Descendez l’arbre de la même façon, jusqu’à un coup jamais essayé ou jusqu’à la fin du dessin. Un coup jamais essayé passe en premier et, à sommes égales, le premier. Tracez votre chemin.
        [result] La simulation se termine : { $outcome }. Combien vaut maintenant Q/N dans chaque case de votre chemin ?
       *[constant] Une constante c deux fois plus grande changerait-elle le choix à la racine ? Expliquez.
    }
sheet-first = { $move } (le premier de ceux qui ont la plus haute somme)
sheet-constant =
    { $changes ->
        [yes] Oui : { $move } ({ $sum } contre { $other-sum })
        [new] Non : { $move } n’a pas été essayé et passe en premier quel que soit c.
        [only] Non : tous les autres coups sont prouvés.
        [equal] Non : { $move } et { $other } ont des sommes égales ({ $sum }), et le premier compte.
       *[no] Non : { $move } ({ $sum } contre { $other-sum })
    }
sheet-key =
    Dans chaque case : Q/N. Bleu = bon pour le camp qui a joué le coup, orange = mauvais. Tirets = pas encore essayé, hachures = prouvé.{ $gathered ->
        [yes] { " " }« …7 » = sept autres coups, non dessinés.
       *[no] { "" }
    }
# The game for the blackboard, and its worksheet.
small-game = Une partie pour le tableau
small-game-why = Un arbre qui tient au tableau. { x-side-to-first } de jouer : trouvez à la main qui gagne, puis suivez UCT.
small-game-opened =
    Ouverte comme une étude à part.{ $kept ->
        [yes] { " " }Votre partie est dans « Mes études », dans le menu.
       *[no] { "" }
    }
phase-playout = Simulation
small-path = Chemin
small-question =
    { $ask ->
        [tree] Au bout de chaque ligne, le camp qui a joué en dernier a gagné. Notez-y qui gagne, puis remontez : le camp au trait prend un coup gagnant, s’il en a un. Quel premier coup gagne ?
        [table] Faites UCT à la main, une ligne par itération. Descendez par la plus haute somme Q / N + c × √((ln P) / N) ; un coup jamais essayé passe en premier et, à sommes égales, le premier. Notez le chemin, puis Q/N des premiers coups.
       *[luck] Quel coup perdant paraît aussi bon que le gagnant après cinq itérations ? Comment UCT le découvre-t-il ?
    }
small-luck = { $move } : ses simulations n’ont rencontré que la faible réponse { $reply }. Puis UCT essaie { $refutation } : { $outcome }.

# Spoken after a move on the board that is none of the answers to the question.
tour-not-offered = Ce coup ne figure pas parmi les réponses.
tour-other-position = Cette position est résolue après quelques simulations : la visite en montre une autre.

## The laboratory

lab-over = Ici la partie est finie : il n’y a rien à essayer.
lab-broken = À l’arrêt.
lab-busy = Au travail…
lab-idle =
    { $section ->
        [runs] Toute recherche joue des parties au hasard. Combien de fois le hasard change-t-il son coup ?
        [alpha-beta] Alpha-bêta voit chaque fois un demi-coup plus loin. Quand change-t-il d’avis ?
        [forced] Un seul coup est permis ici : il n’y a rien à choisir. Allez à une position avec un choix.
       *[compare] Deux recherches dans cette position, A et B. Changez une chose entre elles, et voyez ce qui se passe.
    }
lab-agree = A et B choisissent le même coup : { $move }.
lab-differ = A choisit { $a }, B choisit { $b }.
lab-most = { $setting } a choisi { $move } dans { $count } essais sur { $runs }.
lab-depth =
    { $depth ->
        [one] En regardant un demi-coup plus loin, il joue { $move }.
       *[other] En regardant { $depth } demi-coups plus loin, il joue { $move }.
    }
lab-expects = Score attendu ({ side-name })
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
        [discs] Le score vaut pour le camp qui joue, en pions : de combien il devrait gagner.
       *[men] Le score vaut pour le camp qui joue, en pions.
    }
lab-end =
    { $how ->
        [win] gagne en { $plies }
       *[loss] perd en { $plies }
    }
# The picture of a tree, for screen readers: $moves are those that were tried most, with their shares.
lab-tree = { $setting } : les plus essayés sont { $moves }.
# For screen readers; the picture says the same.
lab-levels =
    { $depth ->
        [one] { $setting } : l’arbre a { $nodes } nœuds, sur { $depth } demi-coup de profondeur.
       *[other] { $setting } : l’arbre a { $nodes } nœuds, sur { $depth } demi-coups de profondeur ; la plupart, { $most }, à la profondeur { $widest }.
    }

## Puzzles

puzzle-men =
    { $men ->
        [1] une pièce
       *[other] { $men } pièces
    }
puzzle-goal =
    { $goal ->
        [win] { x-side-to-first } de jouer et de gagner.
        [draw] { x-side-to-first } de jouer et de sauver la nulle.
       *[material] { x-side-to-first } de jouer et de gagner { puzzle-men }.
    }
puzzle-rules =
    { $new ->
        [yes] Cette fois, d’autres règles.{ " " }
        [own] De nouveau vos règles habituelles.{ " " }
       *[no] { "" }
    }{ $title } : { $description }
puzzle-good = Bien ! Votre adversaire répond…
puzzle-good-go-on = Bien, continuez. { $goal }
puzzle-result =
    { $result ->
        [draw] { $scored ->
            [yes] ne fait que nulle, { $own } à { $opponents }
           *[no] ne fait que nulle
        }
        [loss] { $scored ->
            [yes] perd { $own } à { $opponents }
           *[no] perd
        }
        [no-win] ne gagne pas
       *[nothing] ne gagne rien
    }
puzzle-wrong = { $move } : { $why }. Réessayez.
puzzle-wrong-refuted = { $move } : { $why }. { x-side-subject } répondent par { $reply }. Réessayez.
puzzle-rush-move =
    { $why ->
        [time] Temps écoulé : le coup était { $move }.
       *[wrong] Faux : le coup était { $move }.
    }
puzzle-own =
    { $whose ->
        [yours] De votre partie : { x-side-to-first } de jouer. Vous avez joué { $move }. Trouvez le meilleur coup.
       *[other] De { $light } – { $dark } : { side-word } ont joué { $move }. Trouvez le meilleur coup.
    }
puzzle-own-wrong = { $move } n’est pas le coup trouvé par le bilan. Réessayez.
puzzle-elsewhere = Vous regardez une autre position. « Retour au problème » y ramène.
puzzle-hint-note = Avec un indice, ce problème ne compte pas. La solution compte comme une erreur.
puzzle-helped = Vous avez pris un indice, ce problème ne compte donc pas.
puzzle-counted = Cela compte comme une erreur.
puzzle-not-counted = Cette fois, le problème ne compte pas.
puzzle-sequel =
    { $end ->
        [win] { $scored ->
            [yes] { x-side-subject } gagnent { $own } à { $opponents }.
           *[no] { $moves ->
                [1] { x-side-subject } gagnent au prochain coup.
               *[other] { x-side-subject } gagnent { $moves } coups plus tard.
            }
        }
       *[draw] { $scored ->
            [yes] La partie se termine { $own } à { $opponents }.
           *[no] La partie est nulle.
        }
    }
puzzle-solved =
    { $clean ->
        [yes] { $variant ->
            [0] Résolu !
            [1] Résolu, bravo !
           *[other] Résolu, exactement !
        }
        [row] Résolu ! { $row } d’affilée.
        [hint] Résolu avec un indice. Cela ne compte pas, et il est maintenant parmi vos erreurs.
       *[no] Résolu, mais pas du premier coup. Il est maintenant parmi vos erreurs.
    }
puzzle-next =
    { $daily ->
        [yes] D’autres problèmes
       *[no] Problème suivant
    }
puzzle-shown =
    Voici la solution : { $moves }{ $whole ->
       *[yes] .
        [no] …
    } Ce problème est maintenant parmi vos erreurs.
puzzle-verdict =
    { $goal ->
        [win] Seul { $move } gagne (prouvé). Classement du problème : { $rating }.
        [draw] Seul { $move } annule (prouvé). Classement du problème : { $rating }.
       *[material] Seul { $move } gagne { puzzle-men } pour de bon. Classement du problème : { $rating }.
    }
puzzle-change =
    Votre classement : { $sure ->
        [yes] { $rating }
       *[no] environ { $rating }
    } { $way ->
        [up] (+{ $points }).
       *[down] (−{ $points }).
    }
puzzle-activity =
    { $activity ->
        [daily] Problème du jour
        [stream] Problèmes à votre niveau
        [rush] Course
        [missed] Erreurs de la course
       *[mistakes] Revoir les erreurs
    }
puzzle-theme =
    { $theme ->
        [long-jump] Rafle longue
        [sacrifice] Sacrifice
        [quiet-move] Coup tranquille
        [blockade] Blocage
        [corner] Coin
        [parity] Pair ou impair
        [king-trap] Prise de la dame
        [crowning] Promotion
        [pass] Faire passer
        [defence] Sauver la nulle
       *[endgame] Finale
    }
puzzle-theme-choose = Choisir un thème…
puzzle-daily =
    { $done ->
        [yes] Problème du jour : fait ✓
        [missed] Problème du jour : à refaire
       *[no] Problème du jour
    }
puzzle-due = Revoir les erreurs ({ $count })
puzzle-rating =
    { $sure ->
        [yes] Classement { $rating } après { puzzle-rated }.
        [none] Pas encore de classement. Votre classement devient fiable après une vingtaine de problèmes.
       *[no] Classement d’environ { $rating } après { puzzle-rated }.
    }
puzzle-rated =
    { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }
puzzle-streak =
    Série : { puzzle-days } (record : { $best }). Meilleure course : { $rush } résolus.{ puzzle-cheer }
puzzle-streak-now =
    { $counts ->
        [yes] Série : { puzzle-days }.{ puzzle-cheer }
       *[no] Seul un premier essai sans aide compte pour la série.
    }
puzzle-cheer =
    { $cheer ->
        [best] { " " }Votre plus longue série !
        [on] { " " }Continuez !
       *[none] { "" }
    }
puzzle-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
puzzle-count =
    Il y a { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    } pour { $only ->
        [yes] vos règles.
       *[no] ce jeu.
    }
puzzle-curve = Évolution de votre classement, entre { $low } et { $high }.
puzzle-rush = { $minutes }:{ $seconds } · ✓ { $solved } · ✗ { $mistakes }
puzzle-rush-over =
    { $best ->
        [yes] Terminé ! Résolus : { $solved }. Votre meilleure course.
       *[no] La course est finie. Résolus : { $solved }.
    }
puzzle-rush-ended = Course terminée ; résolus : { $solved }.
puzzle-loading = Chargement des problèmes…
puzzle-failed = Impossible de charger les problèmes. Vérifiez votre connexion.
puzzle-none-left = C’était le dernier. Plus rien à revoir aujourd’hui.
puzzle-unsaved = Votre résultat ne peut pas être enregistré : le stockage du navigateur est plein ou bloqué. Supprimez des parties ou des études pour faire de la place.
unreadable-puzzles = Vos résultats aux problèmes sont endommagés ({ $why }). { $copy }
