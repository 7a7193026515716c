# English, for the study's page alone. The form, and how to translate: docs/translating.md.

## The page

# Named by `data-say` in the HTML.

solve = Solve
solve-hint = Who wins if both sides play perfectly?
study-title = Study: analyse a game of Alquerque, Othello or draughts
study-description = Analyse games of Alquerque, Othello and English draughts with variations, two engines and proven results. Free, works offline.
uct-iteration-number = Iteration
lab-alpha-beta-hint = Alpha-beta tries every move and every reply that can matter, first one ply deep, then two, and so on, for ten seconds. (A ply is one move by one side.) At the end of a line, captures are played out, so a line can be longer. “First try” shows how often the first move tried was good enough to skip the others.
lab-cut-offs = Cut-offs
lab-trees = Trees
lab-trees-hint = Each block is a move, below the move before it, and as wide as its share of the playouts. Blue = good for the side that made the move, orange = bad; a green edge = proven.
export-development = Development (CSV)
uct-export-hint = The files contain the part of the tree on screen and how the moves have developed so far.
export-drawn-hint = The SVG and PNG leave out nodes too narrow to see. JSON and DOT include them; in JSON, “drawn” marks the nodes in the drawing.
lab-first-try = First try
review-curve = Game graph
review-again = Review again
review-effort = Depth of the review
review-quick = Quick
review-usual = Normal
review-thorough = Thorough
review-progress-bar = Progress of the review
exercise = Exercise
exercise-solution = Solution
exercise-again = Try again
exercise-keep = Keep this move
exercise-keep-hint = Adds it to the game as a variation
exercise-previous = Previous exercise
exercise-leave = Finish
puzzle-leave = Leave the puzzles
puzzle-open = Open in the study
puzzle-back = Back to the puzzle
puzzle-play = Play puzzles
puzzle-show-sequel = Show the rest
puzzle-own-rules = Only my rules
puzzle-rush-begin = Rush
puzzle-rush-again = Another rush
puzzle-rush-hint = Rush: solve as many puzzles as you can in three minutes. Three mistakes and it’s over.
puzzle-theme-label = Theme
puzzle-begin-theme = Start
puzzle-results = Your results
review-whose = Whose mistakes
review-inaccuracies = Inaccuracies
review-mistakes = Mistakes
review-blunders = Blunders
review-wins-lost = Missed wins
review-draws-lost = Missed draws
review-accuracy = Accuracy
review-errors = Lost points
review-none = No mistakes.
review-stored = This is the quick review saved with the game. “Review again” looks deeper, so the numbers may change.
review-unproven = Reviewed without the solver, which couldn’t be loaded.
review-table = All positions in a table
review-table-position = Position
review-table-known = Result
uct-modes = View
autoplay = Play against UCT
autoplay-seats = UCT plays
autoplay-nobody = Neither side
autoplay-both = Both sides
autoplay-limit = Search per move
my-studies = My studies
studies-all = All studies
study-name = Study name
chapter = Chapter
chapters = Chapters
chapter-add = Add chapter
chapter-add-here = Add chapter from this position
study-export = Save study as file
study-new = New study
study-import = Import from file…
study-import-hint = A file with several games becomes a study with a chapter for each.
pen = Draw on the board
pen-none = Pen off
pen-green = Green pen
pen-red = Red pen
pen-yellow = Yellow pen
pen-blue = Blue pen
erase = Erase drawings
play-on = Play on from here
uct-mode-live = Live
step-by-step = Step by step
begin = Start
uct-live = The tree as it grows
uct-tree = Search tree
uct-loses = loses
uct-wins = wins
uct-legend-proven = proven
uct-node-label = Selected position
uct-leave = Back to the board
uct-zoom = Zoom in
uct-whole = Reset zoom
uct-keep = Add to variations
uct-tree-hint = Each block is a move, below the move before it. The wider the block, the more playouts went through it. Blue = good for the side that made the move, orange = bad. Select a block to see its position.
uct-moves = Moves from here
uct-moves-hint = Thin bar: share of the playouts that began with this move. Thick bar: their average result, plus a striped bonus for moves with few visits. UCT tries the longest bar next.
uct-development = Development
uct-shares = Share of the playouts
uct-means = Score of the best move
uct-development-hint = Time runs left to right (logarithmic scale). A dashed line marks where UCT changed its mind.
uct-table = As a table
uct-best-move = Best move
uct-visits = Visits
uct-mean = Mean
uct-note = Note
uct-steps = Step through the search
uct-step-first = To the start
uct-step-back = One step back
uct-step-on = One step on
uct-step-phase = To the next phase
uct-step-iteration = To the next iteration
uct-phases = The four phases of an iteration
phase-selection = Selection
phase-expansion = Expansion
phase-backpropagation = Backpropagation
uct-step-numbers = Numbers in this step
uct-predicts = Predict first
uct-speed = Speed
uct-speed-slow = Slow
uct-speed-medium = Normal
uct-speed-fast = Fast
uct-speed-iterations = Whole iterations
uct-steps-hint = This is the real search in slow motion. It walks down the tree to a leaf, grows the tree, plays a random game to the end (a playout), and carries the result back up. That is one iteration. Repeat that a few thousand times, and you have UCT.
uct-drawing = Drawing of the tree
uct-drawing-hint = Each box is a move: Q points in N visits, written Q/N. The disc at its corner shows which side moves. Blue = good for that side, orange = bad; dashed = not tried yet, hatched = proven. “…5” stands for five more moves.
uct-drawing-keys = Keys: → and ← go step by step, the space bar plays and pauses.
autoplay-hides = UCT’s tree is hidden during your turn, so that you can find the move yourself.
autoplay-peek = Show its tree
autoplay-link = Copy link to this game
uct-link = Copy link to this iteration
uct-print = Print worksheet
uct-word-on = Step
uct-word-phase = Phase
uct-word-iteration = Iteration
lab-link = Copy link to this experiment
tour-begin = Take the tour
tour-papers = Formula and papers
tour-end = End the tour
tour-back = Back
lab-section = Experiment
lab-compare = Side by side
lab-many-runs = Many runs
lab-progress = Progress of the experiment
lab-runs = Runs
lab-runs-hint = Each run starts from a different seed. The same seeds give the same runs again.
lab-count = Number of runs
lab-runs-of = Runs of
lab-a = A
lab-a-and-b = A and B
lab-b = B
lab-settings = Settings
lab-exploration = Exploration
lab-exploration-hint = How often the search tries moves that look worse: never at 0, almost always at 4.
lab-policy = Playout moves
lab-policy-hint = How moves are chosen in the playouts. “Normal” plays random moves, and chooses long captures jump by jump.
lab-policy-usual = Normal
lab-policy-uniform = Any move
lab-policy-decisive = Win if possible
lab-policy-4-plies = 4 plies only
lab-policy-12-plies = 12 plies only
lab-policy-30-plies = 30 plies only
lab-proofs = Proofs
lab-proofs-hint = Whether the search recognises forced wins and losses instead of guessing.
switched-on = On
switched-off = Off
lab-per-leaf = Playouts per leaf
lab-per-leaf-hint = How many playouts are played each time the search reaches a leaf of its tree.
lab-playouts-hint = How many playouts are played in total. More of them give a better answer but take longer.
lab-seed = Seed
lab-seed-hint = Where the random numbers start. The same seed gives the same search again.
lab-share = Share of the playouts
lab-chosen = Times chosen
lab-within = 95% range
lab-compare-hint = The bar is the share of the playouts that began with this move; the thin line is the expected score for the side to move.
lab-chosen-hint = The bar shows how often the move was chosen. With so few runs the true share isn’t known exactly: 95 times out of 100 it lies within the thin line (Wilson’s interval).
lab-figures = Figures
lab-nodes = Nodes in the tree
lab-deepest = Maximum depth
lab-line-length = Best line, in plies
lab-lines = Best lines
lab-nodes-by-depth = Nodes by depth
lab-iteration-depth = Depth
lab-seconds = Seconds
export = Export
export-tree-of = Tree of
export-svg = Drawing (SVG)
export-png = Picture (PNG)
export-json = Tree (JSON)
export-dot = Tree (DOT)
export-csv = Figures (CSV)
lab-export-hint = For a large tree, only the most visited nodes are exported. The root is at the top, and each move is as wide as its share. The tree is kept until you open another tab or position.
study = Study
loading-study = Loading the study…
analysis = Analysis
review = Review
laboratory = Experiments
engines = Engines
engine-alpha-beta = Alpha-beta
engine-lines = Lines per engine
engine-lines-uct = UCT’s lines
engine-lines-alpha-beta = Alpha-beta’s lines
engine-limit = Time limit for each engine
engine-limit-10-s = 10 s
engine-limit-1-min = 1 min
engine-limit-5-min = 5 min
engine-limit-none = No limit
tree = Moves and variations
tree-empty = No moves yet. Play for both sides, or import games under Share in the menu.
raise-moves = Show moves and comments
raise-panel = Enlarge this panel
edit = Edit the selected move
edit-symbol = Mark the move
edit-promote = Promote variation
edit-make-main = Make main line
edit-delete = Delete from here
edit-undo = Undo
edit-redo = Redo
edit-note = Comment on this position

## What engines say

engine-anew = An engine stopped answering. It was restarted and begins again.
no-engines =
    { $why ->
        [refused] The engines can’t run: this browser doesn’t allow background workers.
        [missing] The engines couldn’t be loaded. Try again, or reload the page.
        [outdated] The page was updated in another tab. Reload it to use the engines.
       *[given-up] The engines keep failing. Try again, or reload the page.
    }
# The bar for screen readers.
study-estimated = { side-name }: about { $percents }%
study-certain =
    { $outcome ->
        [light] { side-name } has a forced win
        [dark] { other-name } has a forced win
       *[draw] Forced draw
    }
# After the result: the marks on the board, for moves.
verdict-marks =
    { $marks ->
        [all] · ▲ wins, ■ draws, ▼ loses
        [drawn] · ■ draws, ▼ loses
       *[decided] · ▲ wins, ▼ loses
    }
# The score beside a move: how far that side is ahead, with its sign.
study-ahead =
    { $unit ->
        [discs] Estimate for { side-name }, in discs: { $score }
       *[men] Estimate for { side-name }, in pieces: { $score }
    }
# The small board of a line, for screen readers: how many pieces each side has there.
study-line-position = { $position }. { side-name }: { $light }, { other-name }: { $dark }
study-engine =
    { $engine ->
        [uct] UCT
       *[alpha-beta] Alpha-beta
    }
study-solver = Solver
study-review = Review
study-engine-begins = { $method }: starting…
study-engine-over = { $method }: the game is over.
study-engine-broken = { $method }: not running
# The unit of the figures below, from Light's point of view, comes first, as the rest may be cut off.
study-engine-playouts =
    { $done ->
        [yes] { $method } · finished, { $thousands } k playouts · { side-name }’s chances
        [stopped] { $method } · time’s up, { $thousands } k playouts · { side-name }’s chances
       *[no] { $method } · { $thousands } k playouts, { $speed } k/s · { side-name }’s chances
    }
study-engine-unit =
    { $unit ->
        [discs] { side-name }’s lead in discs
        [men] { side-name }’s lead in pieces
       *[share] { side-name }’s chances
    }
study-engine-depth =
    { $done ->
        [yes] { $method } · finished, depth { $depth } · { study-engine-unit }
        [stopped] { $method } · time’s up, depth { $depth } · { study-engine-unit }
       *[no] { $method } · depth { $depth }, { $thousands } k nodes, { $speed } k/s · { study-engine-unit }
    }

## Studies and chapters

# Before a time: when a study was changed.
study-today = today

# A study without a name: one of several that have the same title.
study-numbered = { $title } ({ $number })
# A study without a name with several chapters, after the first.
study-and-more = { $title } and { $count } more

# A chapter without a name: with its number, or with its number and the players’ names.
chapter-number = Chapter { $number }
chapter-players = { $number }. { $players }
# Labels of fields and buttons in the lists.
chapter-name-of = Name of chapter { $number }
study-of-puzzle = Puzzle { $rating }
chapter-up = Move up: { $title }
chapter-down = Move down: { $title }
chapter-delete = Delete chapter: { $title }
study-delete = Delete study: { $title }
# In the place of “Open”, for the chapter or study on the board.
study-is-open = Now open
counted-chapters =
    { $chapters ->
        [one] 1 chapter
       *[other] { $chapters } chapters
    }
# The dialog that shares: $chapters of the study, of which one is shared.
share-what =
    { $chapters ->
        [one] Share this game
       *[other] Share this chapter
    }
share-what-hint =
    { $chapters ->
        [one] Anyone with this link can see the game. Nothing is uploaded.
       *[other] Anyone with this link can see this chapter, but no other chapter. Nothing is uploaded.
    }
share-link-chapter = Link to the chapter
study-deleted = Deleted: { $title }.
study-undeleted = Restored.
study-exported = Saved: { counted-chapters }.
chapter-unreadable = This chapter can’t be opened ({ $why }).
# The button for a position that was set up: on an empty board, it is the game.
study-use-position =
    { $blank ->
        [yes] Play from here
       *[no] Add as a new chapter
    }
chapter-set-up = Added as a new chapter of this study.
chapters-full = A study can have up to { $chapters } chapters.
unreadable-studies = Your studies are damaged ({ $why }). { $copy }
unreadable-some-studies =
    { $studies ->
        [one] One of your studies is damaged.
       *[other] { $studies } of your studies are damaged.
    } { $copy }

# On the button that switches the pen off.
pen-off =
    { $pen ->
        [green] Green pen ✕
        [red] Red pen ✕
        [yellow] Yellow pen ✕
       *[blue] Blue pen ✕
    }
# What is drawn on the position: circles such as “c3” and arrows such as “c3→d4”.
shapes-drawn = Drawn: { $shapes }

# A notice: the page was opened with a link to an iteration or an experiment.
wrong-address = This link has invalid values, so only the position was opened.

## The tree

# A notice.
study-other-tab = Changed in another tab. Undo brings back this tab’s version.
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
form-leaves-out = A transcript contains only the moves of the main line. Variations, comments and symbols are left out.

## The review

both = Both
review-learn = Learn from the mistakes
review-side = { side-name }
# The positions done, and the time left.
review-progress =
    { $done } of { $all }{ $unit ->
        [seconds] { " " }· about { $left } s left
        [minutes] { " " }· about { $left } min left
       *[unknown] { "" }
    }
review-empty = No moves yet.
# A position for screen readers; $known is what is known of it.
review-start = Start. { $known }
review-position = { $move }. { $known }
review-unknown = Not reviewed
# Below the curve.
review-curve-key = The higher the curve, the better for { side-name }. Green is proven, dots are mistakes.
# How much of the winning chances a move costs, in percentage points.
review-points =
    { $points ->
        [one] { $points } percentage point
       *[other] { $points } percentage points
    }
# What a move did, in a list; $points are percents of the point.
review-gave = cost { review-points }
review-threw-win = gave away a forced win
review-threw-draw = missed a draw ({ $points }%)
# A sure result stays the same, but comes so many moves later or sooner than it had to.
review-longer =
    { $moves ->
        [one] still wins, but { $moves } move later
       *[other] still wins, but { $moves } moves later
    }
review-sooner =
    { $moves ->
        [one] still lost, but could hold out { $moves } move longer
       *[other] still lost, but could hold out { $moves } moves longer
    }
# Somebody has marked the move with ? or ??.
review-marked = marked as a mistake
# Why a move is a mistake, in the list below it. $side played it; $spots are the points of captured pieces.
review-why-all =
    { $count ->
        [one] lets { other-name } capture the last piece
        [2] lets { other-name } soon capture both pieces
       *[other] lets { other-name } soon capture all { $count } pieces
    }
review-why-blocked = soon leaves no legal move
review-why-jumps =
    { $count ->
        [2] lets { other-name } jump twice ({ $spots })
        [3] lets { other-name } jump three times ({ $spots })
       *[other] lets { other-name } jump { $count } times ({ $spots })
    }
# $other gives up $given pieces, one or two, and then captures $count, at least two.
review-why-shot =
    lets { other-name } win { $count } pieces for { $given ->
        [one] one
       *[other] { $given }
    }
review-why-piece = loses the piece on { spot-name }
review-why-exchange =
    { $count ->
        [one] ends up one piece down after the exchanges
       *[other] ends up { $count } pieces down after the exchanges
    }
review-why-forced =
    { $moves ->
        [one] loses by force in one move
       *[other] loses by force in { $moves } moves
    }
review-why-beside = plays beside the empty { $at } corner
review-why-few-moves =
    { $count ->
        [one] leaves { side-name } only one move next turn
       *[other] leaves { side-name } only { $count } moves next turn
    }
review-why-corner = gives away the { $at } corner
review-why-pass = makes { side-name } pass next turn
review-why-crown = lets { other-name } get a king on { spot-name }
review-why-missed-win =
    { $moves ->
        [1] misses a win in one move
       *[other] misses a win in { $moves } moves
    }
review-why-missed-jumps =
    { $count ->
        [2] misses a double jump
        [3] misses a triple jump
       *[other] misses { $count } jumps in a row
    }
review-why-missed-shot =
    could have won { $count ->
        [one] one piece
       *[other] { $count } pieces
    } for one
review-why-missed-exchange =
    { $count ->
        [one] could have won a piece in the exchanges that followed
       *[other] could have won { $count } pieces in the exchanges that followed
    }
review-why-missed-piece = misses the chance to take the piece on { spot-name }
review-why-missed-corner = misses the chance to take the { $at } corner
review-why-missed-crown = misses the chance to get a king on { spot-name }
# $moves are two or more: first the better move, then how the game would go on.
review-better =
    { $more ->
        [yes] better: { $move }, then { $moves }
       *[no] better: { $move }
    }
# Instead of the accuracy of a side that made too few moves.
review-too-few = too few moves
# Where a review was stopped.
review-judged = { $judged } of { $all } moves reviewed.
review-exercise-place = { $at } of { $all }
# The button that goes on to the next exercise, or ends the last one.
review-exercise-next =
    { $last ->
        [yes] Finish
       *[no] Next
    }
# $given is what the move did, as above.
review-exercise = Find a better move for { side-name } than { $move } ({ $given }).
review-exercise-looking = { $move }: checking…
review-exercise-good = Good! { $move } gives nothing away.
review-exercise-bad =
    { $same ->
        [yes] { $move } is the move from the game: it costs { review-points }.
       *[no] { $move } costs { review-points }.
    }
# The result is proven.
review-exercise-loses =
    { $same ->
        [yes] { $move } is the move from the game: it loses.
       *[no] { $move } still loses.
    }
review-exercise-draws =
    { $same ->
        [yes] { $move } is the move from the game: it only draws.
       *[no] { $move } only draws.
    }
# $said is one of the three sentences above.
review-exercise-answered = { $said } { side-name } answers { $answer }.
review-exercise-unknown = This move couldn’t be checked.
review-exercise-no-best = No better move is known yet.
review-exercise-solution =
    { $more ->
        [yes] Better: { $move }, then { $moves }
       *[no] Better: { $move }
    }
review-hint-piece = Hint: the piece on { spot-name }.
review-hint-column = Hint: look at column { $column }.
review-hint-row = Hint: look at row { $row }.
review-hint-pass = Hint: there’s only one move.
# Status of an exercise, in the list.
review-done-found = found
review-done-told = solution shown

## UCT made visible

uct-large = Large view
uct-large-close = Close large view
uct-outcome =
    { $outcome ->
        [light] { side-name } wins
        [dark] { other-name } wins
       *[draw] a draw
    }
# What is proven of a node, behind its other numbers, for the side that made the move.
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
x-visits =
    { $count ->
        [one] { $visits } visit
       *[other] { $visits } visits
    }
uct-node = { $move }: { x-visits }, mean { $mean }{ $sign }
uct-root-node = The position on the board: { x-playouts }
uct-figures = { $playouts } k playouts, { $nodes } k nodes, { $speed } k/s
uct-off = UCT chooses a move by playing thousands of random games. Press Start to watch its tree of moves grow.
uct-begins = starting…
uct-over = The game is over.
uct-broken = Not running.
uct-paused = paused
uct-full-tree = the tree is full
uct-decided = Done: more playouts can’t change the move.
uct-proven = Done. Proven: { $outcome }
uct-start =
    { $running ->
        [yes] Stop
       *[no] Start
    }
# The game against UCT: whether it thinks about its move, and what the button beside does.
uct-autoplay =
    { $status ->
        [thinks] UCT is thinking: { $done } of { $limit }
        [waits] UCT waits while you look around.
       *[rests] Your move.
    }
uct-autoplay-go =
    { $status ->
        [waits] Play on
       *[thinks] Move now
    }
# In place of a formula.
uct-no-bound =
    { $why ->
        [new] not tried yet: untried moves go first
        [won] proven win
       *[lost] proven loss, so it isn’t tried any more
    }
# In place of a formula, of a node whose result is certain.
uct-proven-node = Proven: { $outcome }
uct-position = Position after { $moves }
uct-here = The position on the board
# N and Q are the letters of formulas: visits, and points.
uct-numbers = N = { $visits }, Q = { $points }, mean Q / N = { $mean }
uct-root = this position
# The root's box in the drawing; short.
uct-drawing-root = root
# The drawing, for screen readers.
uct-drawing-label =
    { $path ->
        [none] The tree. No path yet.
       *[some] The tree. Path so far: { $moves }
    }
uct-changes =
    { $count ->
        [0] UCT hasn’t changed its mind so far.
        [one] UCT has changed its mind once.
       *[other] UCT has changed its mind { $count } times.
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
uct-ready = The tree has only the position on the board and its moves, and none has been tried yet. Step forward to see the first iteration.
# Until the next step, once uct-predicts is on.
uct-predicts-hint = Step forward. Wherever there’s something to predict, you’ll be asked first.
uct-selection =
    { $why ->
        [new] Choose { $move }: an untried move goes first.
        [first] Choose { $move }: the first of those with the highest sum.
        [only] Choose { $move }: it’s the only move here.
       *[bound] Choose { $move }: its sum is the highest.
    }
uct-expansion =
    { $count ->
        [one] The tree grows: the only move from here is added.
       *[other] The tree grows: the { $count } moves from here are added.
    }
uct-waiting = The tree doesn’t grow yet: it takes { $needed } visits, and this is number { $visits }.
uct-full = The tree doesn’t grow: it’s full.
uct-known = The result is known here: { $outcome }. No playout is needed.
uct-playout-begins = From here on, both sides play random moves ({ $all } in this playout).
uct-playout = Random move { $made } of { $all }: { $move }
uct-playout-over = The playout is over. { $ending }
uct-result =
    { $node ->
        [root] Back at the root: one more playout in total. Its Q counts for the side that isn’t to move.
        [won] { $move }: one more visit (N). The side that played it won, so Q grows by 1.
        [drawn] { $move }: one more visit (N). A draw, so Q grows by ½.
       *[lost] { $move }: one more visit (N). The side that played it lost, so Q stays the same.
    }
# Behind uct-result: why the node is proven now, or why a proof goes no higher.
uct-proof =
    { $why ->
        [over] Proof: { $outcome }. The game ends here.
        [one] Proof: { $outcome }. { $move } wins, and one winning move is enough.
        [all] Proof: { $outcome }. Every move from here loses.
        [draw] Proof: { $outcome }. No move from here does better.
       *[open] The proof stops here: other moves are still open.
    }
uct-last = The search ends here: more playouts can’t change the move.
# Behind the last iteration of those that are shown.
uct-last-shown = Only the first { $iterations } iterations can be shown one by one; the search itself goes on.

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
        [count] Many playouts, and count
        [dilemma] The best so far, or another?
        [selection] One iteration: down the tree
        [expansion] The tree grows
        [backpropagation] The result goes back up
        [thousands] Now thousands of times
       *[mind] UCT changes its mind
    }
# Two to four short sentences, which somebody of fourteen understands.
tour-text =
    { $tour ->
        [question] UCT knows the rules of the game, and nothing else. Nobody has told it which moves are good. It finds out by trying, and you can watch: everything in this tour is the real search.
        [playout] UCT tries a move. From then on both sides play random moves, as if rolling dice, until the game is over. Such a random game is called a playout. Watch the board.
        [count] One playout is pure luck. So UCT plays many and counts: a win is one point, a draw half a point. If random games go well after a move, it’s probably a good move.
        [dilemma] If you always take the best move so far, you may miss a better one. If you try them all equally, you waste playouts. So every move gets a bonus (striped here) that is larger the fewer visits it has had. The move with the highest sum goes next.
        [selection] UCT organises its results as a tree: the moves, below each of them the replies, and so on. Each iteration starts at the top and goes down, one level at a time. The side to move always takes the highest sum, until the tree ends.
        [expansion] Here the tree ended. Now it grows: one new box for each possible move. Then a playout goes from here to the end.
        [backpropagation] The result goes back up the way it came. Every move on the way now has one more visit (N) and the points it earned (Q). Points count for the side that made the move: what is good for one side is bad for the other.
        [thousands] Each block is a move, below the move before it. The wider it is, the more visits it has had. Blue is good for the side that made the move, orange is bad. Hatched is proven: the result is certain.
       *[mind] Each line is a move: the higher, the more visits it got. At a dashed vertical line, another move took the lead. In the end UCT plays the move with the most visits. Now it’s your turn: step through the search yourself, or change it under Experiments.
    }
# For those who want to know more. The letters are those of formulas.
tour-more =
    { $tour ->
        [question] Searching with playouts is called Monte Carlo tree search, and UCT is its best-known form. It needs no knowledge of a game except its rules. The survey describes where it comes from and how it has developed.
        [playout] The result z of a playout is 1 for a win, ½ for a draw and 0 for a loss, from the point of view of the side that made the move.
        [count] N counts a move’s visits, Q is the sum of its points, and Q / N their mean. The error of the mean shrinks like 1 / √N: four times as many visits halve it.
        [dilemma] This formula is UCB1. Q / N is the mean so far, N counts the move’s visits, P those of the position before it, and ln the natural logarithm. The constant c says how much curiosity counts. UCB1 was made for slot machines, so-called bandits: which one should you play next?
        [selection] UCT applies UCB1 at every node of a tree: “upper confidence bounds applied to trees”. In 2006 its authors stated that with more and more playouts, the chance of a wrong choice at the root goes to zero. Their proof has a gap, as Shah, Xie and Xu showed later; they proved such a result for a bonus that grows as a power of P, not as its logarithm.
        [expansion] Rémi Coulom combined playouts with a growing tree, and named the method. The tree grows a little with each iteration: it gets deep where it matters and stays small elsewhere.
        [backpropagation] z is 1, ½ or 0 for the side that made the move into the node. One level higher the other side moved, so there it is 1 − z.
        [thousands] A single reply with a forced win proves that a move loses. If all replies lose by force, the move wins. Such results go up the tree like all others and replace the mean.
       *[mind] Kocsis and Szepesvári stated in 2006 that UCT finds the best move in the long run. Their proof has a gap; Shah, Xie and Xu closed it for a different bonus, not for the one used here. In any case, nobody can say in advance how soon, so UCT may still change its mind late.
    }
# The same in the numbers of the search that is shown.
tour-question = { side-name }: { counted-moves } to choose from.
tour-counted = Of { $playouts } playouts, { $visits } began with { $move }, the move tried most often. It scored { $percent }% of the points it could get.
# The sums are mean + bonus = sum.
tour-dilemma = { $best }: { $best-sum }. { $rival }: { $rival-sum }. Next, UCT tries { $move }.
tour-selection =
    { $why ->
        [new] Iteration { $number }, move { $depth }: { $move } hasn’t been tried, so it goes first.
       *[bound] Iteration { $number }, move { $depth }: { $move } has the highest sum, { $bound }.
    }
# $half-points is twice $points: 1 where it is half of one, 2 where it is one.
tour-points =
    { $half-points ->
        [2] { $points } point
       *[other] { $points } points
    }
tour-result =
    { $node ->
        [root] At the top: { x-playouts } in total.
       *[move] { $move }: now { x-visits } and { tour-points }.
    }
# $certain is nothing, or a sentence with a space before it.
tour-grown = Of { $playouts } playouts, { $share }% went through { $move }.{ $certain }
tour-certain =
    { $count ->
        [0] { "" }
        [one] { " " }One block is proven.
       *[other] { " " }{ $count } blocks are proven.
    }
# $changes is uct-changes.
tour-decided =
    { $won ->
        [yes] { $changes } UCT would play { $move }: it’s a proven win.
       *[no] { $changes } UCT would play { $move }, with { $share }% of { $playouts } playouts.
    }
tour-playout-won =
    { $outcome ->
        [light] { side-name } won the playout.
        [dark] { other-name } won the playout.
       *[draw] The playout was a draw.
    }
# The tour's questions. The first one is answered by a sum, the second by a number, the last one by yes or no.
tour-ask =
    { $ask ->
        [branch] Which branch does UCT choose next? Add up, then choose an answer or a box.
        [branches] Which of these branches does UCT choose next? Add up, then choose an answer or a box.
        [points] { $won } { side-name }’s move { $move } had { tour-points } (Q). How many does it have now?
        [expansion] Does the tree grow here?
        [playout] Guess: how will the random game end?
       *[constant] Suppose every bonus were twice as large. Would UCT then try a different move next?
    }
tour-yes =
    { $yes ->
        [yes] Yes
       *[no] No
    }
# Said before tour-because.
tour-right =
    { $right ->
        [yes] Right!
        [guess] Not this time.
       *[no] Not quite.
    }
tour-because =
    { $why ->
        [branch] { $move } has the highest sum: { $sum }.
        [first] { $move } is the first of those with the highest sum: { $sum }.
        [equal] { $move } and { $given } have equal sums, and UCT takes the first, { $move }: { $sum }.
        [new] { $move } is untried, and an untried move goes first: its bonus is infinite.
        [both-new] Both { $move } and { $given } are untried, and UCT takes the first, { $move }.
        [won] The side that made the move won: one point more, so Q = { $points }.
        [drawn] A draw: half a point more, so Q = { $points }.
        [lost] The side that made the move lost: no point, so Q stays { $points }.
        [playout] The playout is over. { $ending } One playout is pure luck.
        [changes] { $move } would go next: { $sum }. { $other } would have { $other-sum }.
       *[stays] { $move } would still have the highest sum: { $sum }. The next highest is that of { $other }: { $other-sum }.
    }
# The link to an iteration or an experiment.
study-copied =
    { $done ->
        [yes] Link copied.
       *[no] The link couldn’t be copied.
    }
# The sheet to print.
sheet-title = UCT: iteration { $number }
sheet-setting = { side-name } to move. c = { $constant }, seed { $seed }. N = visits, Q = points, P = visits of the position.
sheet-move = Move
sheet-sum = Sum
sheet-answers = Answers
sheet-question =
    { $ask ->
        [sums] Work out Q / N + c × √((ln P) / N) for each move in the table. Which move does UCT choose?
        [path] Go on down the tree in the same way, until you reach an untried move or the drawing ends. Untried moves go first; if sums are equal, take the first. Mark your path.
        [result] The playout ends: { $outcome }. What is Q/N in each box on your path now?
       *[constant] Would a constant c twice as large change the choice at the root? Explain.
    }
sheet-first = { $move } (the first of those with the highest sum)
# $sum and $other-sum: what the highest sum, and the sum to compare it with, consist of.
sheet-constant =
    { $changes ->
        [yes] Yes: { $move } ({ $sum } against { $other-sum })
        [new] No: { $move } is untried and goes first with any c.
        [only] No: all other moves are proven.
        [equal] No: { $move } and { $other } have equal sums ({ $sum }), and the first one counts.
       *[no] No: { $move } ({ $sum } against { $other-sum })
    }

sheet-key =
    Q/N in each box. Blue = good for the side that made the move, orange = bad. Dashed = not tried yet, hatched = proven.{ $gathered ->
        [yes] { " " }“…7” = seven more moves, not drawn.
       *[no] { "" }
    }
# The game for the blackboard, and its worksheet.
small-game = A game for the blackboard
small-game-why = A tree small enough for a blackboard. { side-name } to move: find by hand which side wins, then watch UCT find it.
# A notice.
small-game-opened =
    Opened as a study of its own.{ $kept ->
        [yes] { " " }Your game is under My studies in the menu.
       *[no] { "" }
    }
phase-playout = Playout
small-path = Path
small-question =
    { $ask ->
        [tree] At the end of each line the side that moved last has won. Mark the winner there, and work upwards: the side to move takes a winning move if it has one. Which first move wins?
        [table] Play UCT by hand, a row for each iteration. Go down by the highest sum Q / N + c × √((ln P) / N); untried moves go first; if sums are equal, take the first. Note your path, then Q/N of the first moves.
       *[luck] Which losing move looks as good as the winning one after five iterations? How does UCT find out?
    }
small-luck = { $move }: its playouts met only the weak reply { $reply }. Then UCT tries { $refutation }: { $outcome }.

# Spoken after a move on the board that is none of the answers to the question.
tour-not-offered = That move isn’t one of the answers.
# A notice when the tour begins or goes on in another position.
tour-other-position = This position is solved after a few playouts, so the tour shows another one.

## The laboratory

lab-over = The game is over here, so there’s nothing to try.
lab-broken = Not running.
lab-busy = Working…
lab-idle =
    { $section ->
        [runs] Every search uses random games. How often does chance change its move?
        [alpha-beta] Alpha-beta looks one ply deeper each time. When does it change its mind?
        [forced] Only one move is legal here, so there’s nothing to choose. Go to a position with a choice.
       *[compare] Two searches of this position, A and B. Change one thing between them, and see what happens.
    }
lab-agree = A and B choose the same move: { $move }.
lab-differ = A chooses { $a }, B chooses { $b }.
lab-most = { $setting } chose { $move } in { $count } of { $runs } runs.
lab-depth =
    { $depth ->
        [one] Looking one ply ahead, it plays { $move }.
       *[other] Looking { $depth } plies ahead, it plays { $move }.
    }
# What the search expects, over figures: of the side to move.
lab-expects = Expected for { side-name }
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
        [discs] The score is the expected margin in discs, for the side to move.
       *[men] The score is in pieces, for the side to move.
    }
lab-end =
    { $how ->
        [win] wins in { $plies }
       *[loss] loses in { $plies }
    }
# The picture of a tree, for screen readers: $moves are those that were tried most, with their shares.
lab-tree = { $setting }: the most tried moves were { $moves }.
# For screen readers; the picture says the same.
lab-levels =
    { $depth ->
        [one] { $setting }: the tree has { $nodes } nodes, one ply deep.
       *[other] { $setting }: the tree has { $nodes } nodes, { $depth } plies deep; most of them, { $most }, at depth { $widest }.
    }

## Puzzles

puzzle-men =
    { $men ->
        [1] a piece
       *[other] { $men } pieces
    }
# What to do: "Light to move and win".
puzzle-goal =
    { $goal ->
        [win] { side-name } to move and win.
        [draw] { side-name } to move and draw.
       *[material] { side-name } to move and win { puzzle-men }.
    }
# The rules of a puzzle by rules other than the game’s usual ones.
puzzle-rules =
    { $new ->
        [yes] Other rules this time.{ " " }
        [own] Your usual rules again.{ " " }
       *[no] { "" }
    }{ $title }: { $description }
puzzle-good = Right! Your opponent is replying…
puzzle-good-go-on = Right! Keep going. { $goal }
# What is wrong with a move: the result that it leads to, with the final score in Othello.
puzzle-result =
    { $result ->
        [draw] { $scored ->
            [yes] only draws, { $own }–{ $opponents }
           *[no] only draws
        }
        [loss] { $scored ->
            [yes] loses { $own }–{ $opponents }
           *[no] loses
        }
        [no-win] doesn’t win
       *[nothing] gains nothing
    }
# $why is one of these, or a reason as in the review.
puzzle-wrong = { $move } { $why }. Try again.
puzzle-wrong-refuted = { $move } { $why }. { side-name } answers { $reply }. Try again.
puzzle-rush-move =
    { $why ->
        [time] Time’s up: { $move } was the move.
       *[wrong] Wrong: { $move } was the move.
    }
# A mistake that a review found, in a game of the user or of the players $light and $dark.
puzzle-own =
    { $whose ->
        [yours] From your game: { side-name } to move. You played { $move }. Find the better move.
       *[other] From { $light } – { $dark }: { side-name } played { $move }. Find the better move.
    }
puzzle-own-wrong = { $move } isn’t the move that the review found. Try again.
puzzle-elsewhere = You’re looking at another position. “Back to the puzzle” returns to it.
puzzle-hint-note = With a hint, this puzzle doesn’t count. The solution counts as a mistake.
puzzle-helped = You took a hint, so this puzzle doesn’t count.
puzzle-counted = This counts as a mistake.
puzzle-not-counted = This time the puzzle doesn’t count.
# How the game ends after the solution. $own are the solver’s pieces at the end.
puzzle-sequel =
    { $end ->
        [win] { $scored ->
            [yes] { side-name } wins { $own }–{ $opponents }.
           *[no] { $moves ->
                [1] { side-name } wins on the next move.
               *[other] { side-name } wins in { $moves } more moves.
            }
        }
       *[draw] { $scored ->
            [yes] The game ends { $own }–{ $opponents }.
           *[no] The game ends in a draw.
        }
    }
# $row puzzles in a row were solved at once.
puzzle-solved =
    { $clean ->
        [yes] { $variant ->
            [0] Solved!
            [1] Solved, well done!
           *[other] Solved, exactly right!
        }
        [row] Solved! That’s { $row } in a row.
        [hint] Solved with a hint. It doesn’t count, and is now among your mistakes.
       *[no] Solved, but not on your first try. It’s now among your mistakes.
    }
puzzle-next =
    { $daily ->
        [yes] More puzzles
       *[no] Next puzzle
    }
puzzle-shown =
    Here’s the solution: { $moves }{ $whole ->
       *[yes] .
        [no] …
    } It’s now among your mistakes.
# After a puzzle: what is proven, and how difficult it is.
puzzle-verdict =
    { $goal ->
        [win] Only { $move } wins (proven). Puzzle rating: { $rating }.
        [draw] Only { $move } draws (proven). Puzzle rating: { $rating }.
       *[material] Only { $move } wins { puzzle-men } for good. Puzzle rating: { $rating }.
    }
puzzle-change =
    Your rating: { $sure ->
        [yes] { $rating }
       *[no] about { $rating }
    } { $way ->
        [up] (+{ $points }).
       *[down] (−{ $points }).
    }
puzzle-activity =
    { $activity ->
        [daily] Puzzle of the day
        [stream] Puzzles at your level
        [rush] Rush
        [missed] Mistakes from the rush
       *[mistakes] Retry mistakes
    }
puzzle-theme =
    { $theme ->
        [long-jump] Long jump
        [sacrifice] Sacrifice
        [quiet-move] Quiet move
        [blockade] Blockade
        [corner] Corner
        [parity] Even or odd
        [king-trap] King trap
        [crowning] Crowning
        [pass] Make them pass
        [defence] Save the draw
       *[endgame] Endgame
    }
puzzle-theme-choose = Choose a theme…
# The button of the puzzle of the day.
puzzle-daily =
    { $done ->
        [yes] Puzzle of the day: done ✓
        [missed] Puzzle of the day: try again
       *[no] Puzzle of the day
    }
# The button that repeats mistakes.
puzzle-due = Retry mistakes ({ $count })
puzzle-rating =
    { $sure ->
        [yes] Rating { $rating } after { puzzle-rated }.
        [none] No rating yet. Your rating becomes reliable after about 20 puzzles.
       *[no] Rating about { $rating } after { puzzle-rated }.
    }
puzzle-rated =
    { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }
puzzle-streak =
    Streak: { puzzle-days } (best: { $best }). Best rush: { $rush } solved.{ puzzle-cheer }
# When the puzzle of the day is solved.
puzzle-streak-now =
    { $counts ->
        [yes] Streak: { puzzle-days }.{ puzzle-cheer }
       *[no] Only a first try without help counts for the streak.
    }
puzzle-cheer =
    { $cheer ->
        [best] { " " }Your longest streak yet!
        [on] { " " }Keep it up!
       *[none] { "" }
    }
puzzle-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
puzzle-count =
    { $count ->
        [one] There is { $count } puzzle
       *[other] There are { $count } puzzles
    } for { $only ->
        [yes] your rules.
       *[no] this game.
    }
puzzle-curve = Your rating over time, between { $low } and { $high }.
# The clock of a rush, the puzzles solved, and the mistakes.
puzzle-rush = { $minutes }:{ $seconds } · ✓ { $solved } · ✗ { $mistakes }
puzzle-rush-over =
    { $best ->
        [yes] The rush is over. You solved { $solved }. Your best so far!
       *[no] The rush is over. You solved { $solved }.
    }
puzzle-rush-ended = Rush ended. You solved { $solved }.
puzzle-loading = Loading the puzzles…
puzzle-failed = The puzzles couldn’t be loaded. Check your connection.
puzzle-none-left = That was the last one. Nothing left to retry today.
puzzle-unsaved = Your result can’t be saved: browser storage is full or blocked. Delete games or studies to make room.
unreadable-puzzles = Your puzzle results are damaged ({ $why }). { $copy }
