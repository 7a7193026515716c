# English, for the study's page alone. The form, and how to translate: docs/translating.md.

## The page

title-study = Study: analyse a game of Alquerque, Othello or draughts
description-study = Analyse games of Alquerque, Othello and English draughts: variations, two engines, and what is certain. Free, works offline.
page-Playouts-a-second = Playouts a second
page-Iteration = Iteration
page-It-tries-out-every-move-and-every-answer = It tries out every move and every answer that can matter, first one ply deep, then two, and so on, for ten seconds. “First try” is how often the first move it looked at was good enough to leave out the others.
page-Cut-offs = Cut-offs
page-Trees = Trees
page-A-block-is-a-move-below-the-one-before-i = A block is a move, below the one before it, and as wide as its share of the playouts. Blue is good for who plays it, orange is bad; a green edge is a proof.
page-Development-CSV = Development (CSV)
page-The-files-have-the-part-of-the-tree-that = The files have the part of the tree that is shown, and how the moves developed up to now.
page-First-try = First try
page-The-game-as-a-curve = The game as a curve
page-Review-again = Review again
page-How-thoroughly = How thoroughly
page-quick = quick
page-thorough = thorough
page-Progress-of-the-review = Progress of the review
page-Task = Task
page-Hint = Hint
page-Solution = Solution
page-Once-more = Try again
page-Keep-it = Keep it
page-Previous-task = Previous task
page-End-the-tasks = End the tasks
page-Whose-mistakes = Whose mistakes
page-both = both
page-Learn-from-the-mistakes = Learn from the mistakes
page-Inaccuracies = Inaccuracies
page-Mistakes = Mistakes
page-Blunders = Blunders
page-Wins-thrown-away = Wins thrown away
page-Draws-thrown-away = Draws thrown away
page-Share-of-the-point-given-away-per-move = Share of the point given away per move
page-What-was-given-away = What was given away
page-Nothing-was-given-away = Nothing was given away.
page-All-positions-as-a-table = All positions as a table
page-Position = Position
page-What-is-known = What is known
page-What-is-shown = What is shown
page-Play-against-UCT = Play against UCT
page-UCT-plays = UCT plays
page-nobody = nobody
page-Thinking-time = Thinking time
page-1-s-a-move = 1 s a move
page-3-s-a-move = 3 s a move
page-10-s-a-move = 10 s a move
page-30-s-a-move = 30 s a move
page-Play-on-from-here = Play on from here
page-Live = Live
page-Step-by-step = Step by step
page-Start = Start
page-The-tree-while-it-grows = The tree while it grows
page-Search-tree = Search tree
page-loses = loses
page-wins = wins
page-proven = proven
page-The-position-looked-at = The position looked at
page-Back-to-the-board = Back to the board
page-Zoom-in = Zoom in
page-Whole-tree = Whole tree
page-Keep-as-variation = Keep as variation
page-Each-block-is-a-move-below-the-one-befor = Each block is a move, below the one before it. The wider it is, the more random games went through it. Blue is good for who plays the move, orange is bad. Tap a block to see its position.
page-Moves-from-here = Moves from here
page-Thin-bar-how-many-of-the-random-games-be = Thin bar: how many of the random games began with the move. Thick bar: their mean result, and striped, a bonus for what was tried seldom. UCT tries next what reaches farthest.
page-How-it-developed = How it developed
page-Share-of-the-random-games = Share of the random games
page-Mean-result-of-the-move-that-was-best = Mean result of the move that was best
page-To-the-right-the-time-goes-on-and-each-d = To the right the time goes on, and each doubling of the random games is as wide as the one before. Where a dashed line stands, UCT changed its mind.
page-As-a-table = As a table
page-Best-move = Best move
page-Its-visits = Its visits
page-Mean = Mean
page-Note = Note
page-Go-through-the-search = Go through the search
page-To-the-beginning = To the beginning
page-One-step-back = One step back
page-One-step-on = One step on
page-To-the-next-phase = To the next phase
page-To-the-next-iteration = To the next iteration
page-The-four-phases-of-an-iteration = The four phases of an iteration
page-Selection = Selection
page-Expansion = Expansion
page-Playout = Playout
page-Back-up = Back up
page-Numbers-of-this-step = Numbers of this step
page-Speed = Speed
page-1-step-a-second = 1 step a second
page-3-steps-a-second = 3 steps a second
page-10-steps-a-second = 10 steps a second
page-3-iterations-a-second = 3 iterations a second
page-This-is-the-real-search-played-in-slow-m = This is the real search, played in slow motion: it goes down the tree to a leaf, grows the tree, plays a random game to its end, and carries the result back up. Do that a few thousand times, and you have UCT.
page-Take-the-tour = Take the tour
page-The-formula-and-the-papers = The formula and the papers
page-End-the-tour = End the tour
page-Back = Back
page-Experiment = Experiment
page-Side-by-side = Side by side
page-Many-runs = Many runs
page-Progress-of-the-experiment = Progress of the experiment
page-Runs = Runs
page-Each-run-begins-with-another-seed-the-sa = Each run begins with another seed; the same seeds give the same runs again.
page-How-many-runs = How many runs
page-Runs-of = Runs of
page-A = A
page-A-and-B = A and B
page-B = B
page-Settings = Settings
page-Exploration = Exploration
page-How-often-it-also-tries-moves-that-look = How often it also tries moves that look worse: with 0 never again, with 4 almost always.
page-Random-games = Random games
page-How-the-games-are-played-by-which-it-jud = How the games are played by which it judges a position.
page-any-move = any move
page-win-if-it-can = win if it can
page-4-plies-only = 4 plies only
page-12-plies-only = 12 plies only
page-30-plies-only = 30 plies only
page-Proofs = Proofs
page-Whether-it-notices-that-a-move-wins-or-l = Whether it notices that a move wins or loses for certain, and stops guessing there.
page-on = on
page-off = off
page-Games-at-a-time = Games at a time
page-How-many-random-games-it-plays-each-time = How many random games it plays each time it comes to the end of its tree.
page-How-many-random-games-it-plays-in-all-th = How many random games it plays in all: the more, the better it knows, and the longer it takes.
page-Seed = Seed
page-Where-chance-begins-The-same-seed-gives = Where chance begins. The same seed gives the same search again.
page-share-of-the-playouts = share of the playouts
page-times-chosen = times chosen
page-within = within
page-The-bar-is-the-share-of-the-playouts-tha = The bar is the share of the playouts that began with the move; the thin line is what the side to move may expect of it.
page-The-bar-is-how-often-the-move-was-chosen = The bar is how often the move was chosen. With so few runs the true share is not known exactly: it lies within the thin line in 95 of 100 cases (Wilson’s interval).
page-Figures = Figures
page-Nodes-of-the-tree = Nodes of the tree
page-Deepest-node-in-plies = Deepest node, in plies
page-Best-line-in-plies = Best line, in plies
page-Best-lines = Best lines
page-Nodes-by-depth = Nodes by depth
page-Depth = Depth
page-Nodes = Nodes
page-Seconds = Seconds
page-Export = Export
page-Tree-of = Tree of
page-Drawing-SVG = Drawing (SVG)
page-Picture-PNG = Picture (PNG)
page-Tree-JSON = Tree (JSON)
page-Tree-DOT = Tree (DOT)
page-Figures-CSV = Figures (CSV)
page-Of-a-large-tree-the-most-visited-nodes-a = Of a large tree the most visited nodes are kept. The drawing has the root on top, and each move as wide as its share. The tree is kept until you open another tab or position.
page-Study = Study
page-Loading-the-study-more = Loading the study…
page-Analysis = Analysis
page-Review = Review
page-Laboratory = Laboratory
page-Engines = Engines
page-Alpha-beta = Alpha-beta
page-Lines-of-each = Lines of each
page-Lines-of-UCT = Lines of UCT
page-Lines-of-alpha-beta = Lines of alpha-beta
page-Moves-and-variations = Moves and variations
page-No-move-yet-play-for-both-sides-or-open = No move yet: play for both sides, or open a game from the menu.
page-Change-what-is-marked = Change what is marked
page-Mark-the-move = Mark the move
page-Variation-one-place-up = Variation one place up
page-Make-it-the-main-line = Make it the main line
page-Delete-from-here-on = Delete from here on
page-Undo-the-last-change = Undo the last change
page-Do-it-again = Do it again
page-Comment-on-this-position = Comment on this position

## What engines say

# The bar for screen readers.
study-estimated = { side-name }: about { $percents } % of the point
study-certain =
    { $outcome ->
        [light] { side-name } wins for certain
        [dark] { other-name } wins for certain
       *[draw] A draw for certain
    }
study-engine =
    { $engine ->
        [uct] UCT
       *[alpha-beta] Alpha-beta
    }
study-engine-begins = { $method }: begins …
study-engine-over = { $method }: the game is over.
study-engine-broken = { $method }: it could not be loaded. Switch it off and on again to try once more.
# Light's share of the point is the unit of the figures below: it comes first, as the rest may be cut off.
study-engine-playouts =
    { $done ->
        [yes] { $method } · { side-name } in % · nothing is left to find out, { $thousands } k playouts
       *[no] { $method } · { side-name } in % · { $thousands } k playouts, { $speed } k/s
    }
study-engine-depth =
    { $done ->
        [yes] { $method } · { side-name } in % · nothing is left to find out, depth { $depth }
       *[no] { $method } · { side-name } in % · depth { $depth }, { $thousands } k nodes, { $speed } k/s
    }

## The tree

# Behind a move, for screen readers.
study-helped = (played after a hint)
# The symbols that a move can get: the two groups of the list, and what each means.
symbols-move = Move
symbols-position = Position
symbol-meaning =
    { $symbol ->
        [good] good move
        [mistake] mistake
        [excellent] excellent move
        [blunder] blunder
        [interesting] interesting move
        [dubious] dubious move
        [even] even
        [unclear] unclear
        [slightly] { side-name } slightly better
        [better] { side-name } clearly better
       *[winning] { side-name } winning
    }

# Beside the form in which a game is written as text.
form-leaves-out = A transcript has only the moves of the main line. Variations, comments, symbols and all else are left out.

## The review

review-side = { side-name }
review-progress = { $done } of { $all }
review-empty = No move yet.
# A position for screen readers; $known is what is known of it.
review-start = Start. { $known }
review-position = { $move }. { $known }
review-unknown = Not reviewed
# Below the curve.
review-curve-key = Up is good for { side-name }, down for { other-name }. Green: certain. Dots: mistakes.
# What a move did, in a list; $points are percents of the point.
review-gave = gave away { $points } %
review-threw-win = threw away a win ({ $points } %)
review-threw-draw = threw away a draw ({ $points } %)
# Somebody has marked the move with ? or ??.
review-marked = is marked as a mistake
review-better = better: { $moves }
# Where a review was stopped.
review-judged = { $judged } of { $all } moves judged.
review-task-place = { $at } of { $all }
# The button that goes on to the next task, or ends the last one.
review-task-next =
    { $last ->
        [yes] Done
       *[no] Next
    }
# $given is what the move did, as above.
review-task = { side-name } to move. { $move } { $given }. Find a better move.
review-task-looking = { $move }: one moment …
review-task-good = { $move } is good.
review-task-bad =
    { $same ->
        [yes] { $move } was played: it gives away { $points } %.
       *[no] { $move } gives away { $points } %.
    }
review-task-answered = { review-task-bad } The opponent answers { $answer }.
review-task-unknown = This try cannot be judged.
review-task-no-best = Nothing better is known yet.
review-task-solution = Better: { $moves }
review-hint-piece = Hint: the piece on { spot-name }.
review-hint-column = Hint: somewhere in column { $column }.
review-hint-pass = Hint: there is no choice.
# What has become of a task, in the list.
review-done-found = found
review-done-told = solution seen

## UCT made visible

uct-outcome =
    { $outcome ->
        [light] { side-name } wins
        [dark] { other-name } wins
       *[draw] a draw
    }
# What is proven of a node, behind its other numbers, for whoever made the move.
uct-sign =
    { $sign ->
        [won] , proven win
        [drawn] , proven draw
        [lost] , proven loss
       *[open] { "" }
    }
# Nodes of the picture, for screen readers. $count is what $visits says, as a number, and so elsewhere.
x-playouts =
    { $count ->
        [one] { $visits } playout
       *[other] { $visits } playouts
    }
uct-node = { $move }: { x-playouts }, mean { $mean }{ $sign }
uct-root-node = The position on the board: { x-playouts }
uct-figures = { $playouts } k playouts, { $nodes } k nodes, { $speed } k/s
uct-off = Press Start: UCT thinks about the position on the board, and you see its tree grow.
uct-begins = begins …
uct-over = The game is over.
uct-broken = It cannot be loaded.
uct-paused = paused
uct-full-tree = the tree has no more room, and goes on as it is
uct-decided = Done: more playouts cannot change the move.
uct-proven = Done. Proven: { $outcome }
uct-start =
    { $running ->
        [yes] Stop
       *[no] Start
    }
# The game against UCT: whether it thinks about its move, and what the button beside does.
uct-duel =
    { $status ->
        [thinks] UCT thinks: { $thought } of { $seconds } s
        [waits] UCT waits while you look around.
       *[rests] Your move.
    }
uct-duel-go =
    { $status ->
        [waits] Play on
       *[thinks] Move now
    }
# In place of a formula.
uct-no-bound =
    { $why ->
        [new] not tried yet: goes first
        [won] proven win
       *[lost] certain to lose, so not tried any more
    }
# In place of a formula, of a node whose result is certain.
uct-proven-node = Proven: { $outcome }
uct-position = Position after { $moves }
uct-here = The position on the board
# N and Q are the letters of formulas: playouts, and points.
uct-numbers = N = { $visits }, Q = { $points }, mean Q / N = { $mean }
uct-root = this position
uct-changes =
    { $count ->
        [0] It has not changed its mind so far.
        [one] It has changed its mind once.
       *[other] It has changed its mind { $count } times.
    }
uct-was-best =
    { $change ->
        [yes] changed its mind
       *[no] { "" }
    }
uct-up-to =
    { $count ->
        [one] { $playouts } playout
       *[other] { $playouts } playouts
    }
# One iteration, step by step.
# Behind the field with the number of the iteration.
uct-iteration = step { $step } of { $steps }
uct-ready = The tree has only the position on the board and its moves; none was tried yet. Step on to see the first iteration.
uct-selection =
    { $why ->
        [new] Choose { $move }: a move that was never tried goes first.
       *[bound] Choose { $move }: its sum is the highest.
    }
uct-expansion =
    { $count ->
        [one] The tree grows: the one move from here is added.
       *[other] The tree grows: the { $count } moves from here are added.
    }
uct-waiting = The tree does not grow yet: this is visit { $visits } of the { $needed } that it takes.
uct-full = The tree does not grow: it has all the positions that it may have.
uct-known = The result is known here: { $outcome }. No random game is needed.
uct-playout-begins = From here on both play at random, { $all } moves long.
uct-playout = Random move { $made } of { $all }: { $move }
uct-playout-over = The random game is over: { $outcome }.
uct-result =
    { $node ->
        [root] The way back ends here: one playout more in all.
       *[move] { $move }: N grows by 1, and Q by { $points } for who plays it.
    }
uct-last = The search ends here: more playouts cannot change the move.
# Behind the last iteration of those that are shown.
uct-last-shown = Only the first { $iterations } iterations can be seen one by one; the search itself is not at its end.

## The tour

tour-place = Step { $number } of { $all }
tour-next =
    { $last ->
        [yes] Finish
       *[no] Next
    }
tour-title =
    { $tour ->
        [question] Which move is best?
        [playout] Just play at random
        [count] Play often, and count
        [dilemma] The best so far, or another?
        [selection] One round: down the tree
        [expansion] The tree grows
        [backpropagation] The result goes up again
        [thousands] Now thousands of times
       *[mind] It changes its mind
    }
# Two to four short sentences, which somebody of fourteen understands.
tour-text =
    { $tour ->
        [question] UCT knows the rules of the game, and nothing else. Nobody has told it which moves are good. It finds out by trying, and you can watch: all that the tour shows is the real search.
        [playout] It tries a move. From then on both sides play just any move, as if they threw dice, until the game is over. Look at the board.
        [count] One such game is pure luck. So UCT plays many and counts: a win is a point, a draw half of one. A move after which even random games go well is probably a good one.
        [dilemma] Always take the best so far, and you may miss a better one. Try all of them alike, and you waste games. So every move gets a bonus, striped here, that is larger the less it was tried. The highest sum goes next.
        [selection] UCT keeps its notes like a tree: the moves, below each the answers to it, and so on. Each round starts at the top and goes down. Here you see one level at a time: whoever is to move takes the highest sum, until the tree ends.
        [expansion] Here the tree ended. Now it gets a branch for each move that is possible here. Then a random game is played from here to its end.
        [backpropagation] The result goes back the way it came. Every move on the way has one game more: N counts them. Q counts its points, those of the side that plays it: what is good for one is bad for the other.
        [thousands] Each block is a move, below the one before it. The wider it is, the more games went through it. Blue is good for whoever plays it, orange is bad. Hatched is proven: nothing is left to chance there.
       *[mind] Each line is a move: the higher, the more games it got. At an upright dashed line another move took the lead. In the end UCT plays the one with the most games. Now it is your turn: go through the search yourself, or change it in the laboratory.
    }
# For whoever wants to know more. The letters are those of formulas.
tour-more =
    { $tour ->
        [question] To search by random games is called Monte-Carlo tree search, and UCT is its best known form. It needs no knowledge of the game but its rules. The survey tells where it comes from and what has become of it.
        [playout] A random game is called a playout. Its result z is 1 for a win, ½ for a draw and 0 for a loss, in the eyes of the side that made the move.
        [count] N is how often a move was tried, Q the sum of its points, and Q / N their mean. The error of the mean shrinks like 1 / √N: four times as many games halve it.
        [dilemma] This formula is UCB1. Q / N is the mean so far, N how often the move was tried, P how often the position before it, and ln the natural logarithm. The constant c says how much curiosity counts. UCB1 was made for slot machines, so-called bandits: which of them should one pull next? The search renews the logarithm only at every 16th visit: so P may lag a little behind in its own numbers.
        [selection] UCT is UCB1 at every node of a tree: “upper confidence bounds applied to trees”. Its authors have proven that with more and more games it errs ever less often.
        [expansion] Rémi Coulom joined random games and a growing tree in one method, and gave it its name. A single new leaf a round is enough: so the tree becomes deep where it matters, and stays small elsewhere.
        [backpropagation] z is 1, ½ or 0 for the side that made the move into the node. One level higher the other side has moved, so there it is 1 − z.
        [thousands] One answer that wins for certain proves that a move loses. If all answers lose for certain, the move wins. Such results go up the tree like all others, and take the place of the mean.
       *[mind] With ever more games the share of the best move tends to the whole, as Kocsis and Szepesvári have proven. How soon that happens, nobody can say beforehand: so UCT may still change its mind late.
    }
# The same in the numbers of the search that is shown.
tour-question = { side-name }: { counted-moves } to choose from.
tour-counted = Random games: { $playouts }. Tried most often: { $move }, in { $visits } of them, with { $percent } % of the points there.
# The sums are mean + bonus = sum.
tour-dilemma = { $best }: { $best-sum }. { $rival }: { $rival-sum }. Next it tries { $move }.
tour-selection =
    { $why ->
        [new] Round { $number }, move { $depth }: { $move } was never tried, so it goes first.
       *[bound] Round { $number }, move { $depth }: { $move } has the highest sum, { $bound }.
    }
tour-games =
    { $count ->
        [one] { $visits } game
       *[other] { $visits } games
    }
# $half-points is twice $points: 1 where it is half of one, 2 where it is one.
tour-points =
    { $half-points ->
        [2] { $points } point
       *[other] { $points } points
    }
tour-result =
    { $node ->
        [root] At the top: { tour-games } in all.
       *[move] { $move }: now { tour-games } and { tour-points }.
    }
# $certain is nothing, or a sentence with a space before it.
tour-grown = Random games: { $playouts }. { $share } % of them went through { $move }.{ $certain }
tour-certain =
    { $count ->
        [0] { "" }
        [one] { " " }One block is proven.
       *[other] { " " }{ $count } blocks are proven.
    }
# $changes is uct-changes.
tour-decided = { $changes } Random games: { $playouts }. It would play { $move }, which has { $share } % of them.

## The laboratory

lab-over = The game is over here: there is nothing to try.
lab-broken = The helper that does the work has stopped. Start again, please.
lab-busy = At work …
lab-idle =
    { $section ->
        [runs] Chance is part of every search. How much does the choice depend on it?
        [alpha-beta] Alpha-beta looks one move deeper each time. When does it change its mind?
       *[compare] Change one thing between A and B, and see what it does.
    }
lab-agree = A and B choose the same move: { $move }.
lab-differ = A chooses { $a }, B chooses { $b }.
lab-most = { $setting } chose { $move }: { $count } of { $runs }.
lab-depth =
    { $depth ->
        [one] One ply deep it plays { $move }.
       *[other] { $depth } plies deep it plays { $move }.
    }
# What the search expects, over figures: of the side to move.
lab-expects = { side-name } expects
# Below that, in place of a share: what is certain for the side to move. At most seven letters.
lab-result =
    { $result ->
        [won] win
        [drawn] draw
       *[lost] loss
    }
# In which unit alpha-beta's scores are: a sentence.
lab-unit =
    { $unit ->
        [discs] The score is for the side to move, in discs: by how many it should win.
       *[men] The score is for the side to move, in men.
    }
lab-end =
    { $how ->
        [win] wins in { $plies }
       *[loss] loses in { $plies }
    }
# The picture of a tree, for screen readers: $moves are those that were tried most, with their shares.
lab-tree = { $setting }: tried most were { $moves }.
# For screen readers; the picture says the same.
lab-levels =
    { $depth ->
        [one] { $setting }: the tree has { $nodes } nodes, one ply deep.
       *[other] { $setting }: the tree has { $nodes } nodes, { $depth } plies deep; most of them, { $most }, at depth { $widest }.
    }
