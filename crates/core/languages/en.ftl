# English, in Fluent's form (projectfluent.org/fluent/guide): a message a line, `id = text`.
#
# What stands between braces is filled in. `{ $side -> [light] … *[dark] … }` chooses by what is filled in; the row with the
# star is taken where no other is meant. A message that another one names between braces gets what that one has.
# Text between two backticks is quoted as this language does, see `quotes`.
# How to translate: docs/translating.md.

## Words that sentences are made of

# The quotation marks: what stands before and behind the word.
quotes = “text”
# What stands before the fraction of a number.
point = .
# The sides are light and dark; in Othello they are white and black.
side-name =
    { $side ->
        [light] Light
        [dark] Dark
        [white] White
       *[black] Black
    }
side-word =
    { $side ->
        [light] light
        [dark] dark
        [white] white
       *[black] black
    }
# The opponent of $side.
other-name =
    { $other ->
        [light] Light
        [dark] Dark
        [white] White
       *[black] Black
    }
other-word =
    { $other ->
        [light] light
        [dark] dark
        [white] white
       *[black] black
    }
# Checkers are alquerque's pieces, discs Othello's, men and kings those of draughts.
piece-name =
    { $piece ->
        [checker] Checker
        [disc] Disc
        [man] Man
       *[king] King
    }
piece-word =
    { $piece ->
        [checker] checker
        [disc] disc
        [man] man
       *[king] king
    }
# All pieces of a game, whatever they are.
pieces-name =
    { $game ->
        [alquerque] Checkers
        [othello] Discs
       *[draughts] Pieces
    }
pieces-word =
    { $game ->
        [alquerque] checkers
        [othello] discs
       *[draughts] pieces
    }
coloured-piece = { side-word } { piece-word }
game-title =
    { $game ->
        [alquerque] Alquerque
        [othello] Othello
       *[draughts] English draughts
    }
# Draughts number their squares, and a bare number would not be understood; other boards have names such as c2.
spot-name =
    { $named ->
        [number] square { $at }
       *[letters] { $at }
    }
# What a spot of the board is called.
place-word =
    { $place ->
        [square] square
       *[point] point
    }
counted-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }
counted-moves =
    { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
counted-plies =
    { $plies ->
        [one] 1 ply
       *[other] { $plies } plies
    }
# Where there is nothing to list.
none = none
# A sentence that quotes what is wrong.
told = { $what }.
# Sentences one behind the other.
row = { $phrases }
# What is shown as it is: a name, or a text of the player's own.
as-it-is = { $text }

## The board

no-such-move = { $move } is not a move here. You may play { $moves }.
game-over = The game is over.
ais-turn = It is the AI's turn.
in-hand = { piece-name } on { $at } in hand. It may go to { $targets }.
put-back = { piece-name } put back on { $at }.
jumped = Captured. The { piece-word } on { $at } goes on to { $targets }.
jumped-may-end = Captured. The { piece-word } on { $at } may go on to { $targets }, or the turn may end.
chain = The capture goes on: to { $targets }. A tap on the piece or Escape takes it back.
chain-may-end = The capture may go on to { $targets }, or end on { $spot }: a tap on the piece ends the turn.
may-not-go = The { piece-word } on { $from } may not go to { $to }, only to { $targets }.
may-move = { pieces-name } that may move: { $spots }.
may-set = You may play on: { $spots }.
# A line of the board in words: Light, 3 checkers: a1, b2, c3.
group-of-pieces =
    { side-name }, { $piece ->
        [checker] { $pieces ->
            [one] 1 checker
           *[other] { $pieces } checkers
        }
        [disc] { $pieces ->
            [one] 1 disc
           *[other] { $pieces } discs
        }
        [man] { $pieces ->
            [one] 1 man
           *[other] { $pieces } men
        }
       *[king] { $pieces ->
            [one] 1 king
           *[other] { $pieces } kings
        }
    }: { $spots }.
capture-compulsory = You must capture.
capture-with = You must capture with { $spots }.
spot-taken = That { place-word } is taken.
no-move-there = No move leads there.
spot-occupied = There is a { piece-word } on { $spot } already.
turns-nothing-beside = A disc on { $spot } would turn nothing over: no { other-word } disc lies beside it.
turns-nothing-between = A disc on { $spot } would turn nothing over: no row of { other-word } discs from there ends in a { side-word } one.
spot-empty = There is no { piece-word } on { $spot }.
others-turn = It is { side-word }'s turn.
blocked = The { piece-word } on { $spot } has no free { place-word } to go to.
remark-in-hand = in hand
remark-may-end = the turn may end here
remark-target = the piece in hand may go here
remark-may-set = you may play here
remark-may-move = may move
remark-last = last move
remark-wins = wins
remark-draws = draws
remark-loses = loses

## Why a piece cannot move

why-no-line = No line leads there in one step.
why-not-back = Checkers step forward and sideways, never back.
why-came-from = It came from { $from } and may not step straight back.
why-here-from = The checker on { $at } came from { $from } and may not step back.
why-far-row = The checker on { $at } has reached the far row and can only capture from there.
why-inner-square = With { $checkers } checkers left, or fewer, every move ends on the inner square's nine points.
why-edge-first = With { $checkers } checkers left, or fewer, those on the edge come in before the others move.
why-dark-squares = Pieces stay on the dark squares.
why-man-forward = A man goes forward only; a king goes both ways.

## Draws by agreement

draw-offered = { side-name } offers a draw. { other-name }: accept?
draw-declined = { side-name } declines the draw.
draw-ai-declines =
    The AI declines the draw: { $why ->
        [chance] it plays by chance and wants to play on
        [early] the game has only begun
        [unthought] it has not thought about this position
        [better] it thinks that it stands better
       *[hopes] it still hopes to turn the game
    }.

## The search

search-thinks = { side-name } is thinking.
search-other-version = The page is of version { $page } but its search of version { $search }. Please reload the page.
search-failed = The search could not answer: { $why }.
search-wrong-move-why = The search answered with a wrong { $why }.
search-wrong-move = The search answered with a wrong move `{ $move }`.
search-anew = The search did not answer. It was started anew, and the game goes on.
search-impossible = The AI cannot be started. Two people can still play.
search-no-move = The search found no move.
# $known: exactly so long, that long at most, or a win of which nobody knows how long it takes.
verdict-win =
    { side-name } wins{ $known ->
        [exactly] { " " }in { counted-plies }
        [most] , in { counted-plies } at most
       *[win] { " " }for certain
    }
verdict-looking = Finding out who wins…
verdict-open = Who wins here is not known
prover-incomplete = A part of what is known about Alquerque could not be loaded. The game goes on; only who wins will be known less often.
prover-missing = What finds out who wins could not be loaded. Once you are online, ask again.
line-ends = Who wins is certain here, but not yet how it goes on.
hint-looking = Looking for a hint…
hint-piece = Hint: the piece on { $at }
hint-column = Hint: somewhere in column { $at }
hint-move = Hint: { $at }
new-version = A new version is ready.

## The line under the board

stated-win = { side-name } has won, as the record says
stated-draw = A draw, as the record says
status-yours =
    { $task ->
        [move] Your turn: { side-word } to move
        [capture] Your turn: { side-word } must capture
       *[go-on] Your turn: { side-word } may go on or end the turn
    }
status-side =
    { $task ->
        [move] { side-name } to move
        [capture] { side-name } must capture
       *[go-on] { side-name } may go on or end the turn
    }
status-friends = { side-name } to move: your friend
status-thinking = { side-name } is thinking…

## Turns, and the course of games

played = { side-name }: { $turn }.
played-by-ai = { side-name } (AI): { $turn }.
must-pass = { side-name } has no move and must pass.
your-turn = Your turn.
your-turn-capture = Your turn: capture with { $spots }.
side-to-move = { side-name } to move.
side-to-capture = { side-name } to move: capture with { $spots }.
new-game-begins = New game. { side-name } begins.
game-goes = { game-title }.
rematch-you = Rematch with sides swapped. You play { side-word }.
rematch = Rematch with sides swapped.
against-perfect = You play { side-word } now, and the AI plays its best.
revenge-side = Revenge: { side-word } lost, and may choose the rules and the side.
revenge-you = Revenge: you lost, so you choose the rules and your side.
revenge-ai = Revenge: the AI lost, so it has chosen these rules, and the other side for itself.
sits-below = { side-name } sits below.
replaces-unfinished = New game. The previous one was not finished.
before-is-kept = The game before is kept.
before-is-back = The game before is back.
inner-square = From now on play goes on within the inner square.
paused = Paused.
resumed = Resumed.
sure-to-resign = Resign this game?
turns-no-more = The board no longer turns to whoever moves. Options let it turn again.
other-tab = This game went on in another tab.
here-is-kept = What was here is kept.
game-not-kept = Neither the game nor the options can be kept over a reload: this browser's storage is full or closed. Save the game as text, or delete games from the library.
step-before-first = Before the first move.
step-after = Move { $ply } of { $of }: { $turn }.
step-taken-back = Taken back: { counted-moves }.
step-played-again = Played again: { counted-moves }.
step-stopped = Stopped.

## Results

# $lone: the one human at the board has won or lost; nobody where two people or none play. $side has won.
result-whose =
    { $lone ->
        [won] You won
        [lost] You lost
       *[nobody] { side-name } wins
    }
result-resigned = { result-whose }: { other-word } has resigned.
result-you-resigned = You have resigned.
result-time = { result-whose }: { other-word }'s time is up.
result-your-time = You lost: your time is up.
result-no-pieces = { result-whose }: { other-word } has no piece left.
result-no-move = { result-whose }: { other-word } cannot move.
# $credited: so many empty squares count for the winner.
result-score =
    { result-whose } { $first } to { $second }.{ $credited ->
        [0] { "" }
        [one] { " " }The empty square counts for the winner.
       *[other] { " " }The empty squares count for the winner.
    }
draw-repetition = Draw: the same position for the third time.
draw-agreement = Draw: by agreement.
draw-passes = Draw: both sides passed.
draw-quiet =
    Draw: { $game ->
        [alquerque] a hundred moves without a capture
        [othello] nothing has changed
       *[draughts] forty moves by each side without a capture or an advance of a man
    }.
draw-score = Draw: { $first } to { $second }.
draw = Draw.

## Lessons. A small phone has room for three short lines.

lesson-step = { $step } of { $of }: { $text }
lesson-ask-step = Tap the ringed checker, then a star, to step along a line.
lesson-ask-step-draughts = Tap a man, then a star: men step forward.
lesson-ask-capture = Jump over the dark checker to the point behind it.
lesson-ask-capture-draughts = Who can capture must: jump over the dark man.
lesson-ask-must-capture = If you can capture, you must: one checker can.
lesson-ask-chain = Jump, then keep jumping with the same piece.
lesson-ask-win = One checker is left. Capture it.
lesson-ask-crown = Jump to the far row: there a man becomes a king.
lesson-ask-place = Tap a star: trap a white disc between two black ones.
lesson-ask-rows = One disc can turn several rows. Find the square.
lesson-ask-corner = A disc in a corner never turns again. Take it.
lesson-ask-count = The last square. Whoever has more discs wins.
lesson-told-step = That is a step. Next: capturing.
lesson-told-capture = Captured! Capture or block all of them to win.
lesson-told-must-capture = Right: no other move was allowed.
lesson-told-chain = A chain: several captures in one turn.
lesson-told-win = You won. Now you know the game.
lesson-told-crown = You won. A king may go backward, too.
lesson-told-place = It turns over. Every move must turn a disc.
lesson-told-rows = Three rows at once.
lesson-told-corner = It stays black to the end.
lesson-told-count = 40 to 24: black has won. Now you know the game.

## The library, games as texts, and links

library-took-place = The library is full: the newest game took the place of the oldest, { $title }.
library-took-place-of = The library is full: the newest game took the place of the oldest, { $title } of { $date }.
library-full = The library now has { counted-games } and is full: each further one takes the place of the oldest. Export them all, or delete some, to keep what you want to keep.
library-not-kept = The library cannot be kept: this browser's storage is full or closed. Export it under Library.
library-opened = { $title }: { $result }.
library-unreadable = This game cannot be read: { $why }. It stays in the library.
library-deleted = Deleted: { $title }.
library-undeleted = The game is back in the library.
library-exported =
    Exported: { counted-games }.{ $unread ->
        [0] { "" }
        [one] { " " }One could not be read and is left out.
       *[other] { " " }{ $unread } could not be read and are left out.
    }
link-unreadable = This link cannot be opened: { $why }. Your own game is as it was.
link-opened = A game from a link: { $title }.
link-your-turn = You play { side-word }, and it is your turn.
link-friends-turn = You play { side-word }, and your friend is to move.
link-is-here = This is the game on the board.
link-send = Send the link to your friend.
link-not-by-link = This new game is not by link. To play one with your friend, choose “friend, by link” as opponent.
link-with-friend = Do you play this game with a friend? Then the AI leaves the other side to them.
link-friend-to-move = Your friend is to move. When their link comes back, open it, or paste it under Save or load as text.
link-friend-has-side = The other side is your friend's now. Make your move, then send the link.
text-too-large = The text is too large: at most 4 MB can be read. Split it into several smaller ones.
file-too-large = The file { $file } is too large: at most 4 MB can be read. Split it into several smaller ones.
file-no-text = The file { $file } is not a text file.
warning-of-game = game { $number }: { $warning }.
# $what: the title of the one game that was read, or how many games it were.
read =
    { $place ->
        [board] { $what } read.
        [library] { $what } read; it is in the library and on the board.
        [library-all] { $what } read; they are in the library, and the first is on the board.
        [no-room] { $what } read; it is on the board. The library is full, and there is no room for it.
       *[no-room-all] { $what } read, and the first is on the board. The library is full: { $left } of them found no room in it.
    }
nothing-to-read = There is nothing to read yet: paste a game or a link, or choose a file.
copied = Copied.
not-copied = It cannot be copied here: select the text and copy it by hand.
# A game with the name or the values of its rules.
game-with-rules = { game-title }, { $rules }
winner = { side-name } wins
result-draw = Draw
not-finished = Not finished

## Parts of the site that load later

part-loading = Loading: { $received } of { $total } KB …
part-begins = Loading …
part-failed =
    { $part ->
        [rules] The rules
        [about] This page
        [words] This language
       *[art] The drawings of these boards and pieces
    } could not be loaded: the network or the server does not answer as it should.

## Setting a position up

setup-empty = { $spot }, empty.
setup-piece = { $spot }, { coloured-piece }.
setup-ready = { side-name } to move. { $pieces-of-light } { $game ->
        [othello] white and { $pieces-of-dark } black discs
        [draughts] light and { $pieces-of-dark } dark pieces
       *[alquerque] light and { $pieces-of-dark } dark checkers
    }.
setup-no-pieces = There are no { pieces-word }.
setup-no-pieces-of = { side-name } has no { pieces-word }.
setup-over = The game would be over at once: { side-word } wins.
setup-over-draw = The game would be over at once: a draw.
setup-wrong = { $problem }; expected { $expected }.
setup-wrong-at = character { $column }: { $problem }; expected { $expected }.

## What the browser keeps

kept-copy = A copy is kept in this browser's storage as { $key }.
no-copy = There is no room for a copy of it: what is kept next takes its place.
unreadable-settings = The saved options cannot be read ({ $why }). { $copy }
unreadable-game = The saved game of { game-title } cannot be read ({ $why }). { $copy }
unreadable-library = The library cannot be read ({ $why }). { $copy }
unreadable-statistics = The statistics cannot be read ({ $why }). { $copy }
mended-game =
    The saved game of { game-title } contradicts itself ({ $what ->
        [played] more moves are played in it than it has
        [draw] it cannot have ended as it says
       *[record] its record is of another game
    }) and was mended. { $copy }
unreadable-games = { counted-games } of the library cannot be read. { $copy }
no-file = The file cannot be written here: copy the text by hand.
saved-too-long = it has more than { $most } characters
saved-missing = `{ $field }` is missing
saved-twice = `{ $field }` is there twice
saved-wrong = `{ $field }` cannot be `{ $found }`
saved-version = of version { $found }, and this is version { $ours }
saved-other-game = it is a game of { game-title }
saved-no-level = there is no level { $number }
saved-no-depth = there is no depth { $number }
saved-exploration = an exploration constant of { $number } is out of range
saved-no-json = it is no JSON
saved-deep = its lists are nested too deep
saved-long-field = a text in it is too long
saved-no-game = there is no game in it

## Labels

board-of = { game-title } board
spot-empty-label = { $spot }, empty
spot-piece-label = { $spot }, { coloured-piece }
# A spot and one more thing that is said of it.
spot-and = { $label }, { $remark }
piece-label = { side-name } { piece-word }
seat-level = AI, level { $level }
seat-depth = AI, depth { $depth }
seat-chance = AI, random moves
seat-human = Human
seat-you = You
seat-friend = Friend, by link
# $whose: both where two AIs play, then of $side.
strength-level =
    { $whose ->
        [both] Strength of { side-word }'s AI
       *[one] Strength
    }: level { $level } of { $levels }, { level-name }
strength-depth =
    { $whose ->
        [both] Strength of { side-word }'s AI
       *[one] Strength
    }: { $depth } of { $deepest } plies
strength =
    { $whose ->
        [both] Strength of { side-word }'s AI
       *[one] Strength
    }
level-name =
    { $level ->
        [1] newcomer
        [2] beginner
        [3] learner
        [4] pastime player
        [5] regular
        [6] club player
        [7] strong club player
        [8] expert
        [9] master
       *[10] grandmaster
    }
exploration = Exploration constant of UCB1: { $number }
played-by = { side-name } played by
# Somebody who is known by name, and what else they are.
named-seat = { $name } ({ $seat })
other-move = Other move: { $turn }
other-move-of = Other move: { $turn }, one of { $others }
played-before = Played before: { $turn }
continue-game = Continue this game ({ counted-moves })
source-of = Source: { ruleset-source }.
slip = As its level has it, it did not look closely this time, and played { $move }.
expected-win = { side-name } wins for certain
expected-draw = A certain draw
expected-share = about { $share } for { side-word }
evaluation = The AI expects about { $percents } % for { side-word }
games-none = { "" }
games-one = One game
games-many = { counted-games }
games-unreadable = { counted-games }. { $unreadable } more cannot be read; they stay in this browser.
games-opening = The library is being opened.
opponent = { game-title }: { $seat }
streak = { $streak } (best { $best })
moves-many = { counted-moves }
with-help =
    { $times ->
        [one] With help: once
       *[other] With help: { $times } times
    }
players-one = { side-name }: { $name }
players-both = { $name } ({ side-word }) – { $other-player } ({ other-word })
players-none = { "" }
entry-open = Open
entry-replay = Replay
entry-delete = Delete
entry-of = { $button } { $title } { $date }
counted-pieces = { pieces-word }
captured = captured
tab-yours = Your turn – { game-title }
form-tagged = Tags and moves
form-pdn = PDN
form-transcript = Transcript
spots = Board
eraser = Eraser
resume = Resume
go-on-here = Go on from here
hint = Hint
play-back-stop = Stop
play-back = Replay
type-move =
    { $game ->
        [alquerque] Type a move, such as c2-c3
        [othello] Type a move, such as d3
       *[draughts] Type a move, such as 11-15
    }
give-send = Send
give-copy = Copy
start = Start
learn-next = Next
learn-play = Play
own-rules = your own…
rules-of-own = Rules of your own
method-of = Method of { side-word }'s AI
method = The AI's method
ai-of = { side-name }'s AI
at-bottom = { side-word } at the bottom
computed-forced = Nothing: only one move was possible.
computed-nothing = Nothing yet: it has not had a turn.
playouts-per-second = Playouts per second
nodes-per-second = Nodes per second
playouts = Playouts
nodes = Nodes
nodes-in-tree = Nodes in the tree
nodes-looked-at = Nodes looked at
loading = Loading
try-again = Try again
# In a line that a small phone has room for, or two.
goal =
    { $game ->
        [alquerque] Capture or block all of your opponent's checkers.
        [othello] The player with more discs at the end wins.
       *[draughts] Capture or block all of your opponent's pieces.
    }
about-game =
    { $game ->
        [alquerque] The thousand-year-old ancestor of draughts: jump over your opponent's checkers on 25 points.
        [othello] Trap your opponent's discs between yours to turn them over. The player with more discs at the end wins.
       *[draughts] Also called checkers: twelve men a side on an 8 by 8 board, captures compulsory, kings that go both ways.
    }

## Rulesets

ruleset-title =
    { $ruleset ->
        [merkel] Merkel's rules (2016)
        [medieval] Medieval rules
        [ancient] Ancient rules, inner square
        [alfonso] Alfonso's book (1283)
        [murray] Murray's rules (1951)
        [othello] Tournament rules
        [othello-no-pass] Without passing
       *[draughts] English draughts
    }
ruleset-description =
    { $ruleset ->
        [merkel] Forward and sideways only, captures compulsory to the end: every game comes to an end.
        [medieval] Steps along any line, captures compulsory to the end.
        [ancient] Steps along any line, a capture is compulsory but may stop; the last eight fight on the inner square.
        [alfonso] Steps along any line, nothing is compulsory, one capture a turn.
        [murray] Steps along any line, nothing is compulsory, captures may go on.
        [othello] The tournament rules: who cannot move must pass, and the game ends when nobody can.
        [othello-no-pass] No passing: the game ends as soon as the player to move cannot.
       *[draughts] Dark begins; men capture forward, kings both ways, and reaching the far row ends the move.
    }
ruleset-source =
    { $ruleset ->
        [merkel] Oliver Merkel, Alquerque (HTML5), 2016; close to R. C. Bell, Board and Table Games, 1979
        [medieval] Alquerque in the mediaeval Book of Games, after the Libro de los juegos, 1283
        [ancient] Alquerque (ancient checkers), El Qirkat
        [alfonso] Libro de los juegos, Alfonso X, 1283, as Ludii encodes it
        [murray] H. J. R. Murray, A History of Board-Games Other Than Chess, 1951, as Ludii encodes it
        [othello] World Othello Federation; Oliver Merkel's UCThello
        [othello-no-pass] Oliver Merkel's UCThello, an option
       *[draughts] World Checkers/Draughts Federation; light may begin, as in some Checkers programs
    }

# The label of a field; the value behind it goes on with the sentence.
option-steps = Checkers step
option-inverting = Stepping straight back is
option-capture = Capturing is
option-chain = A capture
option-inner-square = Play withdraws to the inner square
option-passing = Who cannot move
option-begin = The first to move is
value-steps-forward = forward and sideways
value-steps-any = along any line
value-inverting-forbidden = not allowed
value-inverting-allowed = allowed
value-capture-compulsory = compulsory
value-capture-optional = optional
value-chain-compulsory = goes on to its end
value-chain-optional = may stop after any jump
value-chain-single = is a single jump
value-inner-square-off = never
value-inner-square-from-eight = with eight checkers left
value-passing-must = passes
value-passing-game-over = ends the game
value-begin-light = light
value-begin-dark = dark
# The same as parts of one sentence, with `meanings-end` at its end.
meaning-steps-forward = checkers step forward and sideways
meaning-steps-any = checkers step along any line
meaning-inverting-forbidden = no checker takes its own last step back
meaning-inverting-allowed = a checker may take its last step back
meaning-capture-compulsory = who can capture must capture
meaning-capture-optional = nobody must capture
meaning-chain-compulsory = a capture goes on as long as it can
meaning-chain-optional = a capture may stop after any jump
meaning-chain-single = a capture is a single jump
meaning-inner-square-off = all points count to the end
meaning-inner-square-from-eight = the last eight checkers play on the inner square
meaning-passing-must = who cannot move passes
meaning-passing-game-over = the game is over once a player cannot move
meaning-begin-light = light begins
meaning-begin-dark = dark begins
meanings-and = { $before }; { $meaning }
meanings-end = { $before }, and { $meaning }.

## Texts that cannot be read: what is wrong, and what would be right. Without a capital and a full stop.

text-error = { text-subject } `{ $text }`: { $problem }; expected { $expected }
text-error-at = { text-subject } `{ $text }`, character { $column }: { $problem }; expected { $expected }
text-subject =
    { $subject ->
        [position] position
        [move] move
        [ruleset] ruleset
        [date] date
       *[link] link
    }
setup-error = position: { $problem }; expected { $expected }
file-error = { $problem }; expected { $expected }
import-error = game { $game }, line { $line }, character { $column }: { $cause }
warning-left-out =
    { $variations ->
        [one] 1 variation
       *[other] { $variations } variations
    } left out
warning-left-out-from =
    { $variations ->
        [one] 1 variation
       *[other] { $variations } variations
    } left out from line { $line }, character { $column } on: { $cause }
warning-behind-draw = { counted-moves } behind a draw by the rules left out
warning-date = left out: { $why }
warning-no-result = left out: `{ $text }` is no result
warning-other-result = the stated result, { $stated }, is not that of the rules, { $real }
# A result as files have it.
outcome-word =
    { $outcome ->
        [light] light
        [dark] dark
       *[draw] draw
    }
warning-no-agreement = by these rules every game ends, and nobody agrees on a draw: it counts as stated

part-word =
    { $part ->
        [board] board
        [side] side to move
        [quiet] count of plies
        [number] move number
        [barred] barred step
        [point] point
        [square] square
        [colour] colour
        [colon] colon
        [comma] comma
        [move] move
        [name] name
       *[option] option
    }
problem-missing =
    { $part ->
        [option] an
       *[other] the
    } { part-word } is missing
problem-nothing = a { part-word } is missing
problem-not-a = `{ $text }` is no { part-word }
problem-too-long = it is too long
problem-fields =
    it has { $count ->
        [one] 1 field
       *[other] { $count } fields
    }
problem-rows =
    the board has { $count ->
        [one] 1 row
       *[other] { $count } rows
    }
problem-squares =
    the board has { $count ->
        [one] 1 square
       *[other] { $count } squares
    }
problem-points =
    row { $row } has { $count ->
        [one] 1 point
       *[other] { $count } points
    }
problem-no-piece = `{ $text }` stands for nothing on a board
problem-surplus = there is more than a position has
problem-out-of-place = `{ $text }` is not in its place
problem-side-twice = the { side-word } pieces are listed twice
problem-square-twice = square { $at } is listed twice
problem-backward = the run from { $from } to { $to } goes backward
problem-too-many = { side-word } has { $count } { pieces-word }
problem-king = there is a king on { $at }
problem-uncrowned = a { side-word } man cannot stand on { $at }, where it is crowned
problem-light-square = there is a piece on a light square
problem-no-checker = there is no checker on { $at }
problem-checker-twice = the checker on { $at } is listed twice
problem-no-such-step = a { side-word } checker on { $from } could not step to { $to } anyway
problem-no-step-before = a { side-word } checker cannot have stepped from { $from } to { $to }
problem-nothing-barred = no step is barred where inverting is allowed
problem-no-passes = these rules know no pass
problem-passed-twice = the game is over after two passes
problem-illegal = it is not legal
problem-capture-compulsory = it is not legal, and a capture is compulsory
problem-must-go-on = the capture must go on
problem-only-one = it has only one { part-word }
problem-several-meant = it is short for several captures
problem-game-over = the game is over
problem-must-pass = no checker may move
problem-pass-not-forced = a turn is passed only where the rules leave nothing else
problem-pass-beside-sets = a pass is not legal where there is a move
problem-occupied = there is a disc on that square
problem-turns-nothing = it would turn no disc over
problem-no-ruleset = there is no ruleset of the name `{ $text }`
problem-no-option = there is no option `{ $text }`
problem-no-value = the option `{ $option }` cannot be `{ $text }`
problem-option-twice = the option `{ $option }` is given twice
problem-no-position = there is no such position
problem-full = the game has { counted-moves }
problem-full-with-variations = the game has { counted-moves }, those of its variations included
problem-no-date = there is no such date
problem-no-link = it is no link to a game
problem-damaged =
    the link is damaged: { $damage ->
        [version] there is no such version
        [characters] there are characters that no link has
        [short] it ends too early
        [checksum] its checksum is wrong
       *[senseless] it makes no sense
    }
problem-newer = it comes from a newer version of this game
problem-long-text = the text is too long
problem-nothing-in = there is no game in `{ $text }`
problem-more-games = there are more than { $count } games
problem-closes-nothing = there is a `{ $text }` that closes nothing
problem-open-comment = a comment is not closed
problem-open-variation = a variation is not closed
problem-open-tag = the tag `{ $text }` is not closed
problem-open-property = the value of `{ $text }` is not closed
problem-open-game = the game is not closed
problem-open-value = the value of the tag `{ $text }` does not end
problem-tag-form = a tag has no name or no value in quotes
problem-tag-inside = there is a tag in it
problem-nothing-before = there is no move before it
problem-no-game = there is no game `{ $text }`
problem-no-game-type = game type `{ $text }` is not known
problem-which-game = it does not show which game this is
problem-more-moves = the game has more than { counted-moves }
problem-no-game-there = there is no game
problem-other-game = the game is `{ $text }`
problem-other-type = the game's type is `{ $text }`
problem-no-ggf-board = `{ $text }` is no board
problem-not-the-turn-of = it is not the turn of { side-word }

expected-alquerque-position = three: the board, the side to move and the barred steps, as in `ddddd/ddddd/dd1ll/lllll/lllll l -`
expected-light-or-dark = `l` for light or `d` for dark
expected-five-rows = five rows from row 5 down to row 1, separated by `/`
expected-five-points = five points in each row
expected-checkers-or-digit = `l` for light, `d` for dark, or a digit from 1 to 5 for a run of empty points
expected-barred-steps = `-` or a sorted list such as `c1-b1,d5-e5`
expected-no-barred-steps = `-` in place of the barred steps
expected-bars-of-checkers = barred steps of checkers that are on the board
expected-steps-of-the-rules = only steps that the rules would otherwise allow
expected-way-back = the way back of a step that the rules allow
expected-one-bar-each = at most one barred step for each checker
expected-two-passes = `pass` at most twice
expected-passes-last = passes at the end
expected-counters-behind-bars = at most two counters after the barred steps
expected-othello-position = the 64 squares from a1 to h8 and the side to move, `X` or `O`
expected-dark-or-light = `X` for dark or `O` for light
expected-disc-or-empty = `X` for dark, `O` for light or `-` for an empty square
expected-all-squares = 64 squares from a1 to h8
expected-semicolon = nothing after the side to move but a `;`
expected-discs-alone = discs alone
expected-draughts-position = the side to move and both sides' squares, as in `B:W21,22,K30:B1,2`
expected-square-list = squares from 1 to 32, separated by commas, kings marked by `K`, as in `W21,22,K30`
expected-colour-and-squares = `W` or `B` and the squares of its pieces
expected-one-list-each = one list of squares for each side
expected-lower-first = the lower square first
expected-one-piece-each = at most one piece on each square
expected-full-stop = nothing behind the full stop
expected-counters-behind-squares = at most two counters behind the squares
expected-king-on = a king there, `K{ $at }`
expected-dark-squares = pieces on dark squares only
expected-count = a number from 0 to 65535
expected-number = a number from 1 to 65535
expected-twelve-pieces = at most twelve on each side
expected-points = points from a1 to e5, as in `c2-c3` or `a3xc3xe5`
expected-numbered-squares = squares from 1 to 32, as in `11-15` or `15x24x31`
expected-one-of = one of { $texts }
# Nothing but a list of texts.
these = { $texts }
expected-no-move = no move
expected-no-move-as-over = no move, as the game is over
expected-option-once = each option at most once
expected-position = a position of this game
expected-shorter-game = a shorter game
expected-date = a date such as `2026-11-21`, `2026.11.??` or `????.??.??`
expected-link = a text that begins with `g1.`, perhaps behind an address and `#`
expected-whole-link = the whole link, each character as it was sent
expected-link-size = at most 8 MB
expected-known-version = version 1 or 2: load the game again for the newest
expected-text-size = at most 4 MB
expected-games = games with tags, moves such as `c2-c3`, `11-15` or `f5d6`, GGF, or a link
expected-smaller-files = several smaller files
expected-file-part = a move, a comment or a tag
expected-tag = a tag such as `[Event "Club championship"]`
expected-ruleset-tag = a tag such as `[Ruleset "merkel"]`
expected-tag-end = `]` behind the value of a tag
expected-comment-end = `{ "}" }` at its end
expected-variation-end = `)` at its end
expected-move = a move
expected-moves = moves
expected-any-move = a move such as `c2-c3`, `11-15` or `f5`
expected-game = a game
expected-game-title = `Alquerque`, `Othello` or `English draughts`
expected-game-type = `21`, which is English draughts
expected-ggf-properties = properties such as `B[F5]`, and `;)` at the end
expected-ggf-end = `]` at its end
expected-ggf-othello = `GM[Othello]`
expected-ggf-type = ordinary Othello on 8 by 8 squares, `TY[8]`
expected-ggf-board = the size, 64 squares `*`, `O` or `-`, and the side to move, as in `8 -...- *`
expected-in-turn = moves in turn, `B[...]` for dark

## What the page and its search say to each other

failure-no-request = this is no request ({ $why }); expected one of version { $version }
failure-no-text = `{ $text }` cannot be read
failure-no-exploration = there is no such exploration constant; expected 0 to 1000
failure-no-depth = there is no depth { $number }; expected 1 to { $most }
failure-no-level = there is no level { $number }; expected 1 to { $most }
failure-only-uct = only UCT has levels and playouts; expected a time or no limit
failure-other-worker = this kind of worker has no such engine; expected proofs of the prover, and all else of the search
failure-too-deep = depth { $number } takes too long; expected at most { $most }

## What the page itself says. The ids are the English words: letters and digits, at most 40 characters of them.

page-Alquerque-Othello-and-draughts-against-t = Alquerque, Othello and draughts against the computer
page-Play-Alquerque-Othello-and-English-draug = Play Alquerque, Othello and English draughts against a friend or a computer player that searches with UCT or alpha-beta. Free, installable, works offline.
page-Alquerque = Alquerque
page-Merkel = Merkel
page-choose-a-game = : choose a game
page-Main = Main
page-Flip-board = Flip board
page-Menu = Menu
page-Dark = Dark
page-captured = captured
page-Alquerque-board = Alquerque board
page-Describe-the-board = Describe the board
page-Light = Light
page-Game = Game
page-Othello = Othello
page-Loading-the-games-and-the-computer-more = Loading the games and the computer…
page-Bring-it-back = Bring it back
page-Accept = Accept
page-Decline = Decline
page-Resign = Resign
page-Play-on-against-the-perfect-player = Play on against the perfect player
page-Play-by-link = Play by link
page-Try-again = Try again
page-Dismiss-message = Dismiss message
page-Thinking = Thinking
page-Moves-and-games = Moves and games
page-New-game = New game
page-New = New
page-Undo = Undo
page-Redo = Redo
page-Draw = Draw?
page-End-turn = End turn
page-Move-now = Move now
page-Who-wins = Who wins?
page-Show-me = Show me
page-Stop = Stop
page-Pause = Pause
page-Resume = Resume
page-Back-to-the-game = Back to the game
page-Send-link = Send link
page-How-to-play = How to play
page-Leave = Leave
page-Next = Next
page-Rematch-sides-swapped = Rematch, sides swapped
page-Rematch = Rematch
page-Review-it = Review
page-Moves-and-figures-larger = Moves and figures, larger
page-Moves = Moves
page-Step-through-the-game = Step through the game
page-To-the-start = To the start
page-One-move-back = One move back
page-One-move-on = One move on
page-To-the-last-move = To the last move
page-Replay = Replay
page-No-move-yet = No move yet.
page-Play-or-choose-a-game = Play, or choose a game:
page-English-draughts = English draughts
page-Moves-of-the-game = Moves of the game
page-Type-a-move = Type a move
page-Type-a-move-such-as-c2-c3 = Type a move, such as c2-c3
page-What-the-AI-computes = What the AI computes
page-Watch-it-think = Watch it think
page-Nothing-yet-it-has-not-had-a-turn = Nothing yet: it has not had a turn.
page-Playouts = Playouts
page-Depth-in-plies = Depth in plies
page-Playouts-per-second = Playouts per second
page-Score-in-pieces = Score in pieces
page-Nodes-in-the-tree = Nodes in the tree
page-Expected-result = Expected result
page-Expected-line = Expected line:
page-Move = Move
page-Score = Score
page-A-new-version-is-ready-Your-game-is-kept = A new version is ready. Your game is kept.
page-Reload = Reload
page-Close-menu = Close menu
page-Play = Play
page-Play-now = Play
page-Choose-a-game-more = Choose a game…
page-Revenge-the-loser-chooses-more = Revenge: the loser chooses…
page-Set-up-a-position = Set up a position
page-Study-this-game = Study this game
page-This-game-and-others = This game and others
page-Share = Share
page-Save-or-load-as-text = Save or load as text
page-Library = Library
page-Statistics = Statistics
page-More = More
page-Rules = Rules
page-Options = Options
page-About = About
page-Install = Install
page-Choose-a-game = Choose a game
page-Close-new-game = Close new game
page-Your-own-rules = Your own rules
page-First-move = First move
page-as-the-rules-say = as the rules say
page-light = light
page-dark = dark
page-drawn-at-random = drawn at random
page-Opponent = Opponent
page-computer = computer
page-friend-here = friend here
page-friend-by-link = friend, by link
page-watch-two-AIs = watch two AIs
page-You-play = You play
page-Clock = Clock
page-none = none
page-1-min = 1 min
page-3-min-2-s = 3 min + 2 s
page-5-min = 5 min
page-5-min-5-s = 5 min + 5 s
page-10-min-5-s = 10 min + 5 s
page-15-min-10-s = 15 min + 10 s
page-30-min-20-s = 30 min + 20 s
page-Time-for-each-player-and-what-each-move = Time for each player, and what each move adds. It starts with the second move.
page-Method = Method
page-UCT = UCT
page-alpha-beta = alpha-beta
page-random-moves = random moves
page-Go-on = Go on
page-Close-options = Close options
page-Players-of = Players of
page-Light-played-by = Light played by
page-Human = Human
page-AI = AI
page-Friend-by-link = Friend, by link
page-Dark-played-by = Dark played by
page-The-AI-s-method = The AI's method
page-Level-1-is-for-a-first-game-level-10-thi = Level 1 is for a first game, level 10 thinks for up to three seconds a move; a depth takes the time that it needs. Takes effect with the AI's next move.
page-This-concerns-each-piece-s-own-last-step = This concerns each piece's own last step separately: one that stepped sideways may not step straight back with its next step, however many turns lie between. If it is allowed, a game can end in a draw.
page-The-running-game-goes-on-by-its-own-rule = The running game goes on by its own rules. This holds from the next new game on.
page-Display = Display
page-Language = Language
page-Colours = Colours
page-system = system
page-Board = Board
page-wood = wood
page-parchment = parchment
page-contrast = contrast
page-Pieces = Pieces
page-stones = stones
page-plain = plain
page-Motion = Motion
page-slow = slow
page-usual = usual
page-fast = fast
page-Board-orientation = Board orientation
page-to-you = to you
page-to-whoever-moves = to whoever moves
page-Show-where-a-piece-may-go = Show where a piece may go
page-Show-coordinates = Show coordinates
page-Show-what-the-AI-computes = Show what the AI computes
page-Show-who-wins-when-no-AI-plays = Show who wins when no AI plays
page-Sound-and-keys = Sound and keys
page-Move-sounds = Move sounds
page-Volume = Volume
page-Vibrate-on-captures = Vibrate on captures
page-Keys-U-undo-R-redo-F-flip-H-hint-N-new-g = Keys: U undo, R redo, F flip, H hint, N new game, M type a move, B describe the board, ? rules
page-For-the-curious = For the curious
page-How-much-the-search-tries-moves-that-loo = How much the search tries moves that look worse so far. The square root of 2 (1.41) is the original's value.
page-Close-the-editor = Close the editor
page-Close-rules = Close rules
page-Rules-of = Rules of
page-Draughts = Draughts
page-Close-the-article = Close the article
page-Close-about = Close about
page-The-position-that-is-set-up = The position that is set up
page-Put-on-the-board = Put on the board
page-Light-piece = Light piece
page-Dark-piece = Dark piece
page-Light-king = Light king
page-Dark-king = Dark king
page-Eraser = Eraser
page-To-move = To move
page-Play-from-here = Play from here
page-Start-position = Start position
page-Current-position = Current position
page-Clear = Clear
page-The-position-as-text = The position as text
page-Tap-a-spot-to-put-the-chosen-piece-there = Tap a spot to put the chosen piece there, and once more to take it away. Drag a piece to move it, or off the board. With the keyboard: arrows, Enter, and Delete.
page-The-game-as-text = The game as text
page-Close-the-game-as-text = Close the game as text
page-This-game = This game
page-Event = Event
page-Date = Date
page-Written-as = Written as
page-Text = Text
page-Copy = Copy
page-Download = Download
page-Read-games = Read games
page-Paste-games-or-a-link = Paste games or a link
page-PDN-of-English-draughts-Othello-transcri = PDN of English draughts, Othello transcripts and GGF, tagged or plain moves of any game here; several games in one text go into the library. A file (.pdn, .ggf, .txt; at most 4 MB) can also be dropped anywhere on the page.
page-Choose-a-file-more = Choose a file…
page-Read = Read
page-Close-the-library = Close the library
page-Export-all = Export all
page-No-games-yet-Finished-games-and-files-wi = No games yet. Finished games, and files with several games, are kept here, in this browser only.
page-Games-the-newest-first = Games, the newest first
page-Close-statistics = Close statistics
page-Games-in-which-you-took-a-hint-or-looked = Games in which you took a hint or looked up who wins are not counted.
page-No-results-yet-Finished-games-against-th = No results yet. Finished games against the AI are counted here, in this browser only.
page-Against = Against
page-Played = Played
page-Won = Won
page-Drawn = Drawn
page-Lost = Lost
page-Streak = Streak
page-Delete-all = Delete all
page-Share-this-game = Share this game
page-Close-sharing = Close sharing
page-Whoever-opens-this-link-sees-the-game-at = Whoever opens this link sees the game at this move. The game is in the link itself: nothing is stored anywhere else.
page-Link-to-the-game = Link to the game
page-View-only-link = View-only link
page-As-a-QR-code = As a QR code
page-QR-code-of-the-link-to-the-game = QR code of the link to the game
page-A-friend-can-make-the-next-move-and-send = A friend can make the next move and send you a link back. Your friend then takes over from the AI.
page-Loading-the-games-and-the-computer-there = Loading the games and the computer: { $there } of { $all } KB
page-The-game-has-not-arrived-yet-there-of-al = The game has not arrived yet: { $there } of { $all } KB are there, and nothing more came for { $seconds } seconds.
page-Load-again = Load again
page-Alquerque-could-not-start-a-file-is-miss = Alquerque could not start: a file is missing or damaged.
page-Alquerque-could-not-start-the-page-has-n = Alquerque could not start: the page has not arrived completely.
page-Alquerque-needs-WebAssembly-which-this-b = Alquerque needs WebAssembly, which this browser lacks or has switched off. Any recent browser runs it.
page-Alquerque-has-stopped-because-of-a-fault = Alquerque has stopped because of a fault. Your game is kept.

# Where one English word stands for several things.
theme-light = light
theme-dark = dark
motion-none = none

## The titles of documents, and what the installed program says of itself

title-rules-alquerque = The rules of Alquerque
title-rules-othello = The rules of Othello
title-rules-draughts = The rules of English draughts
title-who-wins = Who wins in Alquerque?
title-about = About Alquerque
manifest-description = Alquerque, Othello and English draughts against a friend or a computer player that searches with UCT or alpha-beta. Works offline.
manifest-screenshot = A game against the AI
