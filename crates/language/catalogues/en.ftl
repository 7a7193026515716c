# English, in Fluent's form (projectfluent.org/fluent/guide): one message per line, `id = text`.
# Braces are placeholders. `{ $side -> [light] … *[dark] … }` selects a variant; the star marks the default. Referenced messages get
# the same arguments.
# Text between two backticks is quoted as this language does, see `quotes`.
# How to translate: docs/translating.md.

# Variables:
#   $side (key) - light, dark, white or black; $other is the opponent of $side. Insert them as side-name, side-word, other-name, other-word.
#   $move, $turn, $reply, $answer (text) - a move in notation, such as c2-c3; $moves, where it selects no plural, several of them.
#   $at, $from, $to, $spot (text) - a point or square, such as c2; $spots, $targets, $texts (list) - several, joined as alternatives.
#   $moves, $games, $pieces, $count, $days, $seconds, $depth, $times (number) - selects a plural.
#   $game (key) - alquerque, othello or draughts; $piece (key) - checker, disc, man or king.
#   $lone (key) - whether the one human at the board won or lost; $whose (key) - whether a value is the player's own.
#   $title, $name, $file, $text, $date (text) - what the player wrote or chose; show it as it is.
#   $why, $problem, $expected, $cause (message) - part of a sentence, without a capital and a full stop.
#   $percent, $share, $rating, $level, $points (number) - shown as it is.

## Words that sentences are made of

# The quotation marks: what stands before and behind the word.
quotes = “text”
# Decimal separator.
point = .
# How a thousand is written.
group = 1,000
percentage = { $number }%
percentage-about = about { percentage }
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
        [disc] Disc
        [man] Man
        [king] King
       *[checker] Piece
    }
piece-word =
    { $piece ->
        [disc] disc
        [man] man
        [king] king
       *[checker] piece
    }
# All pieces of a game, whatever they are.
pieces-name =
    { $game ->
        [othello] Discs
       *[draughts] Pieces
    }
pieces-word =
    { $game ->
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
# Where there is nothing to list.
none = none
# A sentence that quotes what is wrong.
told = { $what }.
# Text shown verbatim: a name, or a text of the player's own.
as-it-is = { $text }

## The board

in-hand = { piece-name } on { $at } selected. It can move to { $targets }.
premove-made = Premove: { $turn }.
premove-cancelled = Premove cancelled.
premove-refused = Your premove isn’t legal any more. Your move.
put-back = { piece-name } back on { $at }.
jumped = Captured! Jump again from { $at } to { $targets }.
jumped-may-end = Captured! Jump again from { $at } to { $targets }, or end your turn.
chain = Keep capturing! Jump to { $targets }. To undo, tap the piece or press Esc.
chain-may-end = Jump again to { $targets }, or tap the piece on { $spot } to end your turn.
# The same where legal moves are not shown.
chain-unlisted = Keep capturing! To undo, tap the piece or press Esc.
chain-may-end-unlisted = Capture again, or tap the piece on { $spot } to end your turn.
# A row of the board in words: Row 5: a5 dark, b5 light, c5 empty.
row-label =
    { $named ->
        [number] Squares
       *[letters] Row
    } { $row }: { $spots }.
row-piece =
    { $at } { $piece ->
        [king] { coloured-piece }
       *[man] { side-word }
    }
row-empty = { $at } empty
row-all-empty = empty
remark-in-hand = selected
remark-may-end = you can end your turn here
remark-target = you can go here
remark-may-set = you can play here
remark-may-move = can move
remark-premove = premove
remark-last = last move
remark-wins = wins
remark-draws = draws
remark-loses = loses
print-pieces =
    { $game ->
        [othello] Cut out the discs in pairs. Fold each pair in the middle and glue it together.
       *[other] Cut out the pieces.
    }

## Why a move is not possible

no-such-move = `{ $move }` isn’t a legal move. Try { $moves }.
game-over = The game is over.
ais-turn = It’s the computer’s turn.
view-only = You’re only watching this game. Go back to your own game to play.
looked-back = You’re looking back. Go back to the game to move.
# An unfinished game that was loaded: what goes on with it.
loaded-goes-on =
    { $how ->
        [resume] To play on, press “Resume”.
       *[move] To play on, make a move.
    }
may-not-go = Try { $targets }.
may-move = You can move { $spots }.
may-set = You can play { $spots }.
capture-compulsory = You must capture.
capture-with = You must capture with { $spots }.
# A tap or click is answered without names of squares: what it is about pulses.
capture-ringed = You must capture: use a ringed piece.
use-ringed = Use a ringed piece.
use-dot =
    { $pointer ->
        [touch] Tap a dot.
       *[mouse] Click a dot.
    }
use-broken-ring =
    { $pointer ->
        [touch] Tap a broken ring.
       *[mouse] Click a broken ring.
    }
chain-here =
    { $pointer ->
        [touch] Keep capturing: tap a broken ring.
       *[mouse] Keep capturing: click a broken ring.
    }
chain-may-end-here =
    { $pointer ->
        [touch] Tap a broken ring to capture again, or your piece to end your turn.
       *[mouse] Click a broken ring to capture again, or your piece to end your turn.
    }
blocked-here = This piece is blocked.
turns-nothing-here = That would flip nothing.
why-no-line-here = No line leads there.
why-came-from-here = It came from there, so it can’t go straight back.
why-here-from-here = This piece has just moved, and can’t go straight back.
why-far-row-here = This piece is on the far row: from there it can only capture.
spot-taken = That place is taken.
no-move-there = It can’t go there.
spot-occupied = There’s already a { piece-word } on { $spot }.
turns-nothing-beside = You can’t play { $spot }: it would flip nothing.
turns-nothing-between = You can’t play { $spot }: it would trap no { other-word } discs.
spot-empty = Choose one of your { $piece ->
        [disc] discs
       *[man] pieces
    } first.
others-turn = It’s { side-name }’s turn.
blocked = The { piece-word } on { $spot } is blocked.
why-no-line = No line joins { $from } and { $to }.
why-not-back = Pieces step forward or sideways. They can only go back by capturing.
why-came-from = It came from { $from }, so it can’t go straight back.
why-here-from = The piece on { $at } came from { $from }, so it can’t go straight back.
why-far-row = The piece on { $at } is on the far row: from there it can only capture.
why-inner-square = With { $checkers } pieces or fewer left, every move must end on the inner square.
why-edge-first = With { $checkers } pieces or fewer left, move your pieces off the edge first.
why-dark-squares = Pieces stay on the dark squares.
why-man-forward = Men only move forward. Kings move both ways.

## Draws by agreement

draw-offered = { side-name } offers a draw. { other-name }, do you accept?
draw-declined = { side-name } declines the draw.
draw-ai-declines =
    The computer declines the draw: { $why ->
        [chance] it plays random moves
        [early] the game has only just begun
        [unthought] it hasn’t looked at this position yet
        [better] it thinks it’s winning
       *[hopes] it still hopes to turn the game around
    }.

## Notices

prover-incomplete = Some solver data couldn’t be loaded, so “Solve” knows fewer positions.
rematch-you = Rematch, sides swapped. You play { side-name }.
rematch = Rematch.
before-is-back = Previous game restored.
paused = Paused.
resumed = Resumed.
standing-pieces = Pieces: { side-name } { $own }, { other-name } { $others }.
standing-last = Last move: { $turn }.
help-not-counted = You used help, so this game won’t count in your statistics.
undo-not-counted = If you play another move now, this game won’t count in your statistics.
later-moves-gone = The later moves were undone.
sure-to-resign = Resign this game?
before-is-kept = Your previous game is saved.
turns-no-more = Auto-flip is off. You can turn it on in Options.
sure-to-leave = Leave the live game?
left-live = You left the live game.
inner-square = From now on, only the inner square is in play.
stated-win = { side-name } won, according to the file
stated-draw = A draw, according to the file
against-perfect = You’re { side-name } now, and the computer plays its best.
sits-below = { side-name } is at the bottom.
search-no-move = The computer found no move.
search-failed = The computer had a problem: { $why }.
search-other-version = The app was updated. Please reload the page.
search-impossible = The computer couldn’t start. Two people can still play.
game-not-kept = Your game and options can’t be saved: browser storage is full or blocked. Download the game, or delete games or studies to make room.
study-not-kept = Your moves and comments can’t be saved: browser storage is full or blocked. Download this chapter, or delete games or studies to make room.
search-wrong-move-why = The computer returned something invalid ({ $why }).
search-wrong-move = The computer returned an invalid move: `{ $move }`.
search-anew = The computer stopped answering. It was restarted, and the game continues.
revenge-side = Rematch: { side-name } lost, so { side-name } chooses the rules and a side.
revenge-you = Rematch: you lost, so you choose the rules and your side.
revenge-ai = The computer lost, so it chose the rules and swapped sides.
other-tab = This game was continued in another tab.
here-is-kept = The game from this tab was saved in the library.
line-ends = The result is proven, but not yet how to get there.

## The search

search-thinks = { side-name } is thinking.
search-incomplete = Some data couldn’t be loaded, so the computer plays a little weaker.
# $known: exactly so long, that long at most, or a win of unknown length.
verdict-win =
    { side-name } can force a win{ $known ->
        [exactly] { " " }in { counted-moves }
        [most] { " " }in at most { counted-moves }
       *[win] { "" }
    }
verdict-looking = Working it out…
verdict-open = Too hard to solve from here. Try again later in the game.
prover-missing =
    { $arrived ->
        [some] The solver stopped loading after { $received } KB. Try again.
       *[none] The solver couldn’t be loaded. Try again when you’re online.
    }
hint-looking = Looking for a hint…
hint-piece = Hint: the piece on { $at }. Ask again for the move.
hint-column = Hint: look at column { $at }. Ask again for the move.
hint-row = Hint: look at row { $at }. Ask again for the move.
hint-this-piece = Hint: move the marked piece. “Hint” again shows the move.
hint-dots = Hint: try a marked dot. “Hint” again shows the move.
hint-move = Hint: { $at }
new-version = A new version is ready.

## The line below the players

status-yours =
    { $task ->
        [move] Your move
        [capture] Your move: you must capture
        [chain] Keep capturing
       *[go-on] Capture again, or end your turn
    }
# Before the first move.
status-first =
    { $task ->
        [choose] { $pointer ->
            [touch] Your move: tap a ringed piece.
           *[mouse] Your move: click a ringed piece.
        }
        [go] { $pointer ->
            [touch] Now tap a dot.
           *[mouse] Now click a dot.
        }
       *[place] { $pointer ->
            [touch] Your move: tap a dot.
           *[mouse] Your move: click a dot.
        }
    }
first-solved = Solved.
first-streak =
    { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
status-side =
    { $task ->
        [move] { side-name } to move
        [capture] { side-name } must capture
        [chain] { side-name } must keep capturing
       *[go-on] { side-name } can capture again or end the turn
    }
status-send = Send your friend the link
status-friends = Waiting for your friend’s move
status-replaying = Replaying…
status-thinking = { side-name } is thinking…

## Turns, and the course of games

# $flips: so many discs were flipped; 0 in the other games.
played = { side-name }: { $turn }{ x-flips }.
played-by-ai = { side-name } (computer): { $turn }{ x-flips }.
played-by-you = You: { $turn }{ x-flips }.
x-flips =
    { $flips ->
        [0] { "" }
       *[other] , { counted-flips }
    }
counted-flips =
    { $flips ->
        [one] one disc flipped
       *[other] { $flips } discs flipped
    }
# A move in the list, for screen readers.
move-flips = { $turn }, { counted-flips }
# In the list of moves.
move-pass = pass
passed = { side-name } had no move and passed.
must-pass = { side-name } has no legal move and must pass.
you-passed = You had no move and passed.
you-must-pass = You have no legal move and must pass.
your-turn = Your move.
your-turn-capture = Your move: you must capture with { $spots }.
side-to-move = { side-name } to move.
side-to-capture = { side-name } must capture with { $spots }.
new-game-begins = New game. { side-name } starts.
game-goes = { game-title }.
replaces-unfinished = New game started.
step-taken-back =
    { $moves ->
        [one] Move undone.
       *[other] { $moves } moves undone.
    }
step-stopped = Stopped.

## Results

# $lone: the one human at the board has won or lost; nobody if two people or none play. $side has won.
result-whose =
    { $lone ->
        [won] You won
        [lost] You lost
       *[nobody] { side-name } wins
    }
result-resigned =
    { $lone ->
        [won] You won! { other-name } resigned.
       *[nobody] { side-name } wins. { other-name } resigned.
    }
result-you-resigned = You resigned. { side-name } wins.
result-friend-resigned = You won! Your friend resigned.
result-time =
    { $lone ->
        [won] You won on time!
       *[nobody] { side-name } wins on time.
    }
result-your-time = You lost on time.
result-no-pieces =
    { $lone ->
        [won] You won! You captured every piece.
        [lost] You lost. All your pieces were captured.
       *[nobody] { side-name } wins. { other-name } has no pieces left.
    }
result-no-move =
    { $lone ->
        [won] You won! { other-name } has no legal move.
        [lost] You lost. You have no legal move.
       *[nobody] { side-name } wins. { other-name } has no legal move.
    }
# $credited: so many empty squares count for the winner.
result-score =
    { result-whose } { $first } to { $second }.{ $credited ->
        [0] { "" }
        [one] { " " }The empty square counts for the winner.
       *[other] { " " }The empty squares count for the winner.
    }
draw-repetition = Draw: the same position came up three times.
draw-agreement = Draw by agreement.
draw-passes = Draw: both sides passed.
draw-quiet =
    Draw: { $game ->
        [alquerque] 100 moves without a capture
        [othello] nothing has changed
       *[draughts] 40 moves each without a capture or a man being moved
    }.
draw-score = Draw: { $first } to { $second }.
draw = Draw.

## Advice at the end of a game

# $variant is a number from 0 to 2 that depends on the game, so that the words vary.
end-first-win =
    { $variant ->
        [0] Your first win at this level!
        [1] Well played! Your first win at this level.
       *[other] You’ve beaten this level for the first time!
    }
end-held = So close! Swap sides and try again.
end-helped =
    { $result ->
        [won] You won with help, so this game doesn’t count. Can you win without it?
       *[drawn] A draw with help doesn’t count. Can you do it without?
    }
end-friends =
    { $result ->
        [won] Good game! A rematch swaps the sides.
       *[drawn] Neither side could break through. A rematch swaps the sides.
    }
end-watched =
    { $result ->
        [won] The computer played itself. To play yourself, start a new game.
       *[drawn] The computer couldn’t beat itself. To play yourself, start a new game.
    }
end-late = Tip: choose more time, or more seconds per move.
end-blocked = Tip: a piece on the far row can only capture. Keep some pieces back.
# What the tip is about: corners, mobility or captures.
end-tip =
    Tip: { $about ->
        [corners] watch the corners. A disc in a corner can never be flipped.
        [mobility] don’t grab discs early. Keep more moves open than your opponent.
       *[captures] before each move, look at what your opponent could capture next.
    }

## Lessons. A small phone has room for three short lines.

lesson-step = { $step } of { $of }: { $text }
lesson-ask-step =
    { $pointer ->
        [touch] Tap the ringed piece, then a dot.
       *[mouse] Click the ringed piece, then a dot.
    }
lesson-ask-step-draughts =
    { $pointer ->
        [touch] Tap a man, then a dot. Men move forward.
       *[mouse] Click a man, then a dot. Men move forward.
    }
lesson-ask-capture = Jump over your opponent’s piece to the point behind it.
lesson-ask-capture-draughts = You must capture if you can. Jump over your opponent’s man.
lesson-ask-must-capture = If you can capture, you must. Find the piece that can capture.
lesson-ask-chain = Capture twice in one turn: your piece keeps jumping.
lesson-ask-far-row = A piece on the far row can only capture. Capture with it.
lesson-ask-win = Your opponent has one piece left. Capture it.
lesson-ask-crown = Jump to the far row: there a man becomes a king, which can move backwards, too.
lesson-ask-place =
    { $pointer ->
        [touch] Tap a dot to trap a disc between two of yours.
       *[mouse] Click a dot to trap a disc between two of yours.
    }
lesson-ask-rows = One disc can flip discs in several lines. Try it.
lesson-ask-corner = A corner disc can never be flipped. Take it.
lesson-ask-count = Last square! The side with more discs wins.
lesson-told-step = Well done! Next: capturing.
lesson-told-step-forward = Nice! Pieces move backwards only when they capture.
lesson-told-capture = Captured! Capture or block every enemy piece to win.
lesson-told-must-capture = Right! When you can capture, no other move is legal.
lesson-told-chain = Great! That’s a chain: several captures in one turn.
lesson-told-far-row = Well done! You can capture in any direction.
lesson-told-win = You won! Now you know the rules.
lesson-told-place = It flips! Every move must flip at least one disc.
lesson-told-rows = Three lines at once!
lesson-told-corner = Good choice! It’s yours for the rest of the game.
lesson-told-count = 40 to 24, you won! One last rule: if you have no move, you pass.
learn-next = Next
learn-play = Play

## The library, games as texts, and links

library-took-place = The library is full: your newest game replaced the oldest, { $title }.
library-took-place-of = The library is full: your newest game replaced the oldest, { $title } of { $date }.
library-full = The library is full ({ counted-games }): each new game will replace the oldest. Export or delete some games first.
library-not-kept = Your library can’t be saved: browser storage is full or blocked. Export it under Library.
library-opened = { $title }: { $result }.
library-unreadable = This game can’t be opened: { $why }. It’s still in the library.
library-deleted = Deleted: { $title }.
library-undeleted = Game restored.
library-exported =
    Exported: { counted-games }.{ $unread ->
        [0] { "" }
        [one] { " " }One damaged game was left out.
       *[other] { " " }{ $unread } damaged games were left out.
    }
link-newer = This link can’t be opened: it was made by a newer version of this game. Your own game hasn’t changed.
link-damaged = This link is damaged: part of it is missing or changed. Copy the whole link again. Your own game hasn’t changed.
link-opened = Game opened from a link: { $title }.
from-study = You’re playing on from your study: { $title }.
link-your-turn = You play { side-name }. Your move.
link-friends-turn = You play { side-name }. It’s your friend’s move.
link-is-here = You already have this game on the board.
link-is-older = This link has no new moves, so your game stays on the board. Did your friend start a new game?
link-title = { $title }: { $turn }
link-send = Send the link to your friend.
link-with-friend = Playing with a friend? They’ll take the computer’s side.
link-friend-to-move = It’s your friend’s move. When you get their link, open it, or paste it under Share.
link-friend-has-side = Your friend plays the other side now. Make your move, then send the link.
text-too-large = That’s too much text: the limit is 64 MB. Split it into smaller parts.
file-too-large = { $file } is too large: the limit is 64 MB. Split it into smaller files.
file-no-text = { $file } isn’t a text file.
file-empty = { $file } is empty.
unknown-game = These look like moves of chess. This site knows Alquerque, Othello and English draughts.
warning-of-game = { $warning } (game { $number }).
# $what: the title of the one game that was read, or the number of games.
read =
    { $place ->
        [board] Loaded: { $what }.
        [library] Imported: { $what }. You’ll find it in the library.
        [library-all] Imported: { $what }. They’re in the library, and the first is on the board.
        [no-room] Loaded: { $what }. There was no room for it in the library.
       *[no-room-all] Loaded: { $what }. The first is on the board. The library is full, so { $left ->
            [one] 1 game was
           *[other] { $left } games were
        } left out.
    }
nothing-to-read = Paste a game or a link first, or choose a file.
text-is-address = This web address doesn’t contain a game. Paste the game itself.
text-is-json = This is a JSON file, not a game. Restore backups under My games, Backup.
reading-games =
    Loading: { $percent }%, { $games ->
        [one] 1 game so far.
       *[other] { $games } games so far.
    }
reading-stopped = Stopped. Nothing was imported.
and-more = … and { $count } more.
copied = Copied.
not-copied = Copying isn’t possible here. Select the text and copy it yourself.
picture-drawing = Drawing…
picture-saved = Saved with your downloads.
picture-failed = The picture couldn’t be made. Check your connection and try again.
# A game with the name or the values of its rules.
game-with-rules = { game-title }, { $rules }
winner = { side-name } wins
result-draw = Draw
not-finished = Not finished
game-on-board = On the board
form-tagged = Tags and moves
form-pdn = PDN
form-transcript = Transcript
entry-open = Open
entry-replay = Replay
entry-delete = Delete
entry-of = { $button } { $title }
games-unreadable =
    { counted-games }. { $unreadable ->
        [one] 1 more is damaged; it stays
       *[other] { $unreadable } more are damaged; they stay
    } in this browser.

## The card at the end of a game

end-you-played = You played { side-name }
end-moves =
    { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
# $about: whether it comes from the quick review at the end of the game.
end-accuracy =
    { $about ->
        [yes] Accuracy about { $percent }%
       *[no] Accuracy { $percent }%
    }
# $own is the accuracy of $side, $others that of $other; – where it is unknown.
end-accuracy-both = Accuracy: { side-name } { $own }, { other-name } { $others }
# $turn is the move, $before and $after are its side's chances to win. $whose: yours, or that of $side; certain where the move threw away a
# proven win and is a proven loss.
# Without the review in the study it is only likely.
end-moment-was =
    { $sure ->
        [yes] The turning point was
       *[no] Perhaps the turning point was
    }
end-moment =
    { $whose ->
        [yours-certain] { end-moment-was } { $turn }: it turned your forced win into a forced loss.
        [other-certain] { end-moment-was } { $turn }: it turned { side-name }’s forced win into a forced loss.
        [yours] { end-moment-was } { $turn }: your chances fell from { $before }% to { $after }%.
       *[other] { end-moment-was } { $turn }: { side-name }’s chances fell from { $before }% to { $after }%.
    }
at-turning-point =
    { $sure ->
        [yes] The turning point
       *[no] Perhaps the turning point
    }
# The number is that of the move list.
looking-back = Looking back: move { $ply } of { $of }
looking-back-start = Looking back: start
end-better = Better: { $turn }.
end-lesson = Try the lesson
end-next-level = Next: { level-name }
end-easier-level = Easier: { level-name }
end-next-depth = Try depth { $depth }
end-easier-depth = Easier: depth { $depth }
install-by-share = To install Alquerque, tap Share in the browser’s bar, then “Add to Home Screen”.
offline-stored =
    { $what ->
        [all] Everything is stored on this device for offline use ({ $size } MB).
        [some] The game is stored on this device for offline use ({ $size } MB). The study, the puzzles and the solver follow when the connection is good.
       *[game] The game is stored on this device for offline use ({ $size } MB). The study, the puzzles and the solver need the internet.
    }

## Labels of games and moves

back-to-own = Back to your game
play-a-game = Play a game
games-opening = Opening your library…
library-empty = No games yet. Finished and imported games are saved here, in this browser only.
library-busy = Your library can’t be opened. Another tab of this site may be using it. Close the other tabs, and your games will appear here. Until then, new games are saved separately.
library-later = A newer version of Alquerque has saved your library. Reload the page to get it. Your games are safe. Until then, new games are saved separately.
other-move = Another move was tried: { $turn }
other-move-of = Another move was tried: { $turn } (1 of { $others })
played-before = Played before: { $turn }
opening = Opening: { $name }
against-computer =
    { $whose ->
        [yours] { $end ->
            [won] You beat { $name }
            [lost] Lost to { $name }
           *[drawn] Drew with { $name }
        }
       *[other] { $player } { $end ->
            [won] beat { $name }
            [lost] lost to { $name }
           *[drawn] drew with { $name }
        }
    }
# In place of $name in against-computer.
a-friend = a friend
by-resignation = By resignation
by-help = With help
game-with-moves = { $title }, { counted-moves }
players-one = { side-name }: { $name }
players-both = { $name } ({ side-name }) – { $other-player } ({ other-name })
players-none = { "" }
games-many = { counted-games }
moves-many = { counted-moves }
standing-yours = It’s your move. You play { side-name }.
step-before-first = Before the first move.
step-after = Move { $ply } of { $of }: { $turn }.
continue-game = Continue game ({ counted-moves })
continue-with-players = Continue with these players
own-rules = Custom…
study-new-game = Study a new game
rules-of-own = Custom rules
with-help =
    { $times ->
        [one] Help used once
       *[other] Help used { $times } times
    }{ not-counted }
with-take-back = You took moves back{ not-counted }
with-handicap = Handicap{ not-counted }
not-counted =
    { $counts ->
        [no] { " – this game doesn’t count" }
       *[any] { "" }
    }

## The ladder

# Sides with which a level was beaten; some if that is unknown.
ladder-beaten =
    { $beaten ->
        [both] You’ve beaten this level with both sides.
        [one] You’ve beaten this level as { side-name }.
       *[some] You’ve beaten this level.
    }
ladder-adapts =
    { $rated ->
        [yes] You’ll win about half your games. Your rating: { $rating }.
        [below] This is the easiest level. You’ll move up as you win.
        [later] You’ll win about half your games.
       *[no] You have no rating yet, so you start at this level.
    }
your-rating = Your rating
level-rating =
    { $settled ->
        [later] Your { game-title } rating appears after five games.
        [below] Your { game-title } rating is still below the { level-name } level.
        [no] Your { game-title } rating is { $rating }, about as strong as the { level-name } level. It becomes reliable after about ten games.
       *[yes] Your { game-title } rating is { $rating }, about as strong as the { level-name } level.
    }
ladder-done = You’ve beaten every level with both sides!
ladder-solved =
    { $result ->
        [win] With perfect play, { side-name } wins.
       *[draw] With perfect play, it’s a draw.
    }
streak = { $streak } (best { $best })
opponent = { game-title } against { $seat }
accuracy-chart =
    { $games ->
        [one] Your accuracy in the last game: { $least }%
       *[other] Your accuracy in the last { counted-games }: from { $least }% to { $most }%
    }
puzzle-results-of =
    { $count ->
        [one] { game-title }: rating { $rating } after one puzzle
       *[other] { game-title }: rating { $rating } after { $count } puzzles
    }
puzzle-best-streak =
    { $days ->
        [one] Longest streak: { $days } day
       *[other] Longest streak: { $days } days
    }

## Statistics and backups

statistics-deleted = All results deleted.
backup-saved = Saved as { $file }.
backup-restored = Backup restored.
backup-left-out = Not restored, because this version can’t read it: { $keys }.
backup-before =
    “Undo the last restore” brings back { $dated ->
        [yes] your data from before { $date }
        [today] your data from before this restore
       *[no] your earlier data
    }: { $name ->
        [some] { $player },{ " " }
       *[none] { "" }
    }{ counted-games } against the computer.
backup-foreign = This file isn’t a backup of this game.
backup-damaged = This backup is damaged: { $why }. Nothing has changed.
backup-no-room = This browser has no room for the backup. Nothing has changed.

## Parts of the site that load later

part-loading = Loading… { $received } of { $total } KB
part-begins = Loading…
part-stalled =
    { $part ->
        [rules] The rules
        [about] This page
        [live] Live games
        [words] This language
       *[art] These boards and pieces
    } stopped loading ({ $received } of { $total } KB). Check your connection.
part-failed =
    { $part ->
        [rules] The rules
        [about] This page
        [live] Live games
        [words] This language
       *[art] These boards and pieces
    } couldn’t be loaded. Check your connection.

## Keyboard shortcuts

shortcuts-page = Anywhere
shortcuts-board = On the board
shortcuts-study = In the study
shortcut-undo = Undo a move
shortcut-hint = Get a hint
shortcut-new = New game
shortcut-flip = Flip the board
shortcut-type = Type a move
shortcut-standing = Tell a screen reader the score
shortcut-describe = Tell a screen reader the board
shortcut-list = Show this list
shortcut-step = One move back or forward
shortcut-ends = First or last position
shortcut-cursor = Move around the board
shortcut-activate = Pick up or put down a piece
shortcut-cancel = Put the piece back, or close a message
shortcut-variation = Previous or next variation
shortcut-tabs = On a tab: switch tabs
shortcut-curve = On the review’s curve: ten moves forward or back
shortcut-tree = In the search tree: parent, child, neighbours
shortcut-zoom = In the search tree: zoom in or out
shortcut-leave = Leave the search tree or the tour
key-home = Home
key-end = End
key-page-up = Page up
key-page-down = Page down
key-enter = Enter
key-space = Space
key-escape = Esc

## Setting a position up

setup-empty = { $spot }, empty.
setup-piece = { $spot }, { coloured-piece }.
setup-ready = { side-name } to move. { $game ->
        [othello] White { $pieces-of-light }, Black { $pieces-of-dark }
       *[draughts] Light { $pieces-of-light }, Dark { $pieces-of-dark }
    }.
setup-no-pieces = There are no { pieces-word } on the board.
setup-no-pieces-of = { side-name } has no { pieces-word }.
setup-over = The game would already be over: { side-name } wins.
setup-over-draw = The game would already be over: a draw.
setup-wrong = { $problem }; expected { $expected }.
setup-wrong-at = character { $column }: { $problem }; expected { $expected }.
eraser = Eraser

## What the browser keeps

kept-copy = A copy was saved in browser storage as { $key }.
no-copy = There was no room for a copy, so the damaged data will be overwritten.
unreadable-settings = Your saved options are damaged ({ $why }). { $copy }
unreadable-game = Your saved { game-title } game is damaged ({ $why }). { $copy }
unreadable-library = Your library is damaged ({ $why }). { $copy }
unreadable-statistics = Your statistics are damaged ({ $why }). { $copy }
mended-game =
    Your saved { game-title } game was damaged ({ $what ->
        [played] it claims more moves than it has
        [draw] it can’t have ended like that
       *[record] its moves are those of another game
    }) and has been repaired. { $copy }
unreadable-games = Damaged in your library: { counted-games }. { $copy }
no-file = The file can’t be saved here. Copy the text instead.
saved-too-long = more than { $most } characters
saved-wrong = unexpected data: { $why }
saved-version = version { $found }; this is version { $ours }
saved-other-game = it’s a game of { game-title }
saved-no-level = unknown level { $number }
saved-no-depth = invalid depth { $number }
saved-exploration = exploration constant { $number } is out of range
saved-no-json = not valid JSON
saved-long-field = it contains a text that is too long
saved-no-game = it contains no game

## Labels

board-of = { game-title } board
spot-empty-label = { $spot }, empty
spot-piece-label = { $spot }, { coloured-piece }
# A spot and one more thing that is said of it.
spot-and = { $label }, { $remark }
piece-label = { side-name } { piece-word }
seat-level = Computer, { level-name }
seat-depth = Computer, depth { $depth }
seat-uct = Computer, { uct-name }
uct-name = UCT, { $limit }
seat-chance = Computer, random moves
seat-player = Player { $number }
seat-you = You
seat-friend = Friend
# $whose: both where two AIs play, then of $side.
strength-level =
    { $whose ->
        [both] Strength ({ side-name })
       *[one] Strength
    }: { level-name } ({ $level } of { $levels })
strength-depth =
    { $whose ->
        [both] Looks ahead ({ side-name })
       *[one] Looks ahead
    }: { counted-moves }
strength-uct =
    { $whose ->
        [both] Random games (playouts) or time per move ({ side-name })
       *[one] Random games (playouts) or time per move
    }
# $playouts is a number with its thousands grouped.
limit-playouts = { $playouts } playouts
limit-seconds =
    { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }
limit-of-alquerque = { $limit }, as in Merkel’s program
limit-of-ucthello = { $limit }, as in UCThello
strength =
    { $whose ->
        [both] Strength ({ side-name })
       *[one] Strength
    }
level-name =
    { $level ->
        [1] Newcomer
        [2] Beginner
        [3] Learner
        [4] Improver
        [5] Casual player
        [6] Intermediate
        [7] Club player
        [8] Strong club player
        [9] Tournament player
        [10] Expert
        [11] Master
       *[12] Grandmaster
    }
exploration = Exploration (UCB1 constant): { $number }
exploration-hint = How often the search tries moves that look worse so far. The usual value is 1.41, the square root of 2.
exploration-unused = Only UCT uses this number. To change it, choose UCT as the engine.
# Somebody who is known by name, and what else they are.
named-seat = { $name } ({ $seat })
slip = At this level the computer doesn’t see everything. Here it chose { $move }.
expected-win = { side-name } has a forced win
expected-draw = Forced draw
expected-share = about { $share }% for { side-name }
balance-label =
    { $whose ->
        [yours] Your chances
       *[side] { side-name }’s chances
    }
evaluation = Computer’s estimate: about { $percents }%
games-none = { "" }
counted-pieces = { pieces-name }
captured = captured
tab-yours = Your move – { game-title }
spots = Board
go-on-here = Continue from here
resume = Resume
stop = Stop
play-back = Replay
rematch-short = Rematch
play-again = Play again
type-move = Type a move, such as { $turn }
# Where no move is possible.
type-move-any = Type a move
editor-hint =
    { $game ->
        [othello] Click or tap a square to place the disc, and again to remove it. Drag a disc to move it, or off the board. On a keyboard, use the arrow keys, Enter and Delete.
        [draughts] Click or tap a square to place the piece, and again to remove it. Drag a piece to move it, or off the board. On a keyboard, use the arrow keys, Enter and Delete.
       *[alquerque] Click or tap a point to place the piece, and again to remove it. Drag a piece to move it, or off the board. On a keyboard, use the arrow keys, Enter and Delete.
    }
give-send = Send
give-copy = Copy
give-copied = Copied
share-invite = Let a friend play on
share-link = Link to the game
start = Start
play-by-link = Play by link
new-play = Play
new-game = New game
method-of = Engine ({ side-name })
method = Engine
at-bottom = { side-name } at the bottom
computed-forced = The move was forced.
computed-nothing = The computer hasn’t moved yet.
computed-book = The computer played from the opening book.
ai-hint =
    { $counts ->
        [nodes] Nodes are positions the computer has looked at.
       *[playouts] Playouts are random games the computer tries out; nodes are positions it has looked at.
    }
playouts-per-second = Playouts per second
nodes-per-second = Nodes per second
playouts = Playouts
nodes = Nodes
nodes-in-tree = Nodes in the tree
nodes-looked-at = Nodes searched
loading = Loading
try-again = Try again
goal-alquerque = Capture or block all of your opponent’s pieces.
# In a line that a small phone has room for, or two.
goal =
    { $game ->
        [othello] Finish with more discs to win.
       *[draughts] { goal-alquerque }
    }
undo = Undo
take-back = Take back
bring-it-back = Back to my game
bring-moves-back = Bring them back
resign = Resign
resign-side = { side-name } resigns
review-it = Review
menu-study = Study this game

## Rulesets

ruleset-title =
    { $ruleset ->
        [merkel] Merkel’s rules
        [medieval] Medieval rules
        [ancient] Ancient rules
        [alfonso] Alfonso’s rules
        [murray] Murray’s rules
        [othello] Tournament rules
        [othello-no-pass] Without passing
       *[draughts] English draughts
    }
## What rules say

ruleset-description =
    { $ruleset ->
        [merkel] Move forward or sideways. You must capture, and keep capturing. Every game ends.
        [medieval] Move in any direction. You must capture, and keep capturing.
        [ancient] Move in any direction. You must capture, but can stop after any jump. The last eight pieces play on the inner square.
        [alfonso] Move in any direction. You don’t have to capture; one jump a turn.
        [murray] Move in any direction. You don’t have to capture or keep capturing.
        [othello] If you can’t move, you pass. When neither side can, the game ends.
        [othello-no-pass] No passing: if you can’t move, the game ends.
       *[draughts] Dark moves first. Men capture forward, kings both ways. Reaching the far row ends the move.
    }
ruleset-source =
    { $ruleset ->
        [merkel] Oliver Merkel, Alquerque (HTML5), 2016; close to R. C. Bell, Board and Table Games, 1979
        [medieval] Alquerque in the mediaeval Book of Games, after the Libro de los juegos, 1283
        [ancient] Alquerque (ancient checkers), El Qirkat
        [alfonso] Libro de los juegos, Alfonso X, 1283, as encoded in Ludii
        [murray] H. J. R. Murray, A History of Board-Games Other Than Chess, 1951, as encoded in Ludii
        [othello] World Othello Federation; Oliver Merkel’s UCThello
        [othello-no-pass] Oliver Merkel’s UCThello, an option
       *[draughts] World Checkers/Draughts Federation; Light can start, as in some checkers programs
    }

# Rules as parts of one sentence, which `meanings-end` closes.
meaning-steps-forward = move forward or sideways
meaning-steps-any = move along any line
meaning-inverting-forbidden = a piece can’t step back to the point it just left
meaning-inverting-allowed = a piece can step back to the point it just left
meaning-capture-compulsory = you must capture if you can
meaning-capture-optional = you don’t have to capture
meaning-chain-compulsory = keep capturing as long as you can
meaning-chain-optional = you can stop after any jump
meaning-chain-single = one jump a turn
meaning-inner-square-off = the whole board stays in play
meaning-inner-square-from-eight = the last eight pieces play on the inner square
meaning-passing-must = you pass if you can’t move
meaning-passing-game-over = the game ends if you can’t move
meaning-begin-light = Light starts
meaning-begin-dark = Dark starts
meanings-and = { $before }; { $meaning }
meanings-end = { $before }; { $meaning }.
source-of = Source: { ruleset-source }.
handicap-note = Handicap games don’t count in your statistics.
handicap =
    { $pieces ->
        [one] The computer starts with one fewer piece. { handicap-note }
       *[other] The computer starts with { $pieces } fewer pieces. { handicap-note }
    }
handicap-othello =
    { $pieces ->
        [one] You start with one corner. { handicap-note }
       *[other] You start with { $pieces } corners. { handicap-note }
    }
handicap-pieces =
    { $pieces ->
        [one] 1 piece fewer
       *[other] { $pieces } pieces fewer
    }
handicap-corners =
    { $pieces ->
        [one] 1 corner for you
       *[other] { $pieces } corners for you
    }

## The options of rules

# The label of a field; the value behind it goes on with the sentence.
option-steps = Moves
option-inverting = Moving straight back
option-capture = Capturing
option-chain = Chains of captures
option-inner-square = Inner-square endgame
option-passing = No legal move
option-begin = First move
value-steps-forward = Forward and sideways
value-steps-any = In any direction
value-inverting-forbidden = Not allowed
value-inverting-allowed = Allowed
value-capture-compulsory = Compulsory
value-capture-optional = Optional
value-chain-compulsory = Must be finished
value-chain-optional = Can stop after any jump
value-chain-single = One jump only
value-inner-square-off = Off
value-inner-square-from-eight = With 8 pieces or fewer
value-passing-must = You pass
value-passing-game-over = The game ends
value-begin-light = Light
value-begin-dark = Dark
# What tells rules from a named ruleset.
ruleset-variant = { ruleset-title }, { $variant }
variant-steps-forward = no steps back
variant-steps-any = steps in any direction
variant-inverting-forbidden = straight back forbidden
variant-inverting-allowed = straight back allowed
variant-capture-compulsory = captures compulsory
variant-capture-optional = captures optional
variant-chain-compulsory = chains compulsory
variant-chain-optional = chains optional
variant-chain-single = single jumps
variant-inner-square-off = whole board
variant-inner-square-from-eight = inner square

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
warning-unclaimed-draw =
    after move { $move } the game could have been a draw by { $rule ->
        [repetition] threefold repetition
       *[quiet] the rule against too many moves without a capture
    }, but nobody claimed it
warning-glued = line { $line }, character { $column }: `{ $text }` follows a move without a space, and is now a comment
warning-cut = everything after line { $line }, character { $column } was left out: { $cause }
warning-date = left out: { $why }
warning-no-result = left out: `{ $text }` isn’t a result
warning-other-result = the file says { $stated }, but by the rules it is { $real }
# A result as files have it.
outcome-word =
    { $outcome ->
        [light] Light won
        [dark] Dark won
        [white] White won
        [black] Black won
       *[draw] a draw
    }
warning-no-agreement = these rules have no draw by agreement, so the file’s result stands

part-word =
    { $part ->
        [board] board
        [side] side to move
        [quiet] count of moves without a capture
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
problem-not-a =
    `{ $text }` isn’t { $part ->
        [option] an
       *[other] a
    } { part-word }
problem-too-long = too long
problem-fields =
    this isn’t a complete position: it has { $count ->
        [one] 1 part
       *[other] { $count } parts
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
problem-no-piece = `{ $text }` isn’t a piece
problem-surplus = unexpected extra text
problem-out-of-place = `{ $text }` is in the wrong place
problem-side-twice = the { side-word } pieces are listed twice
problem-square-twice = square { $at } is listed twice
problem-backward = the run from { $from } to { $to } goes backwards
problem-too-many = { side-name } has { $count } { pieces-word }
problem-king = there is a king on { $at }
problem-uncrowned = a { side-word } man on { $at } would have been crowned
problem-light-square = there is a piece on a light square
problem-no-checker = there is no piece on { $at }
problem-checker-twice = the piece on { $at } is listed twice
problem-no-such-step = a { side-word } piece on { $from } could never step to { $to }
problem-no-step-before = a { side-word } piece can’t have stepped from { $from } to { $to }
problem-nothing-barred = no step is barred if pieces can move straight back
problem-no-passes = these rules have no passes
problem-passed-twice = the game is over after two passes
problem-illegal = not legal
problem-capture-compulsory = not legal: you must capture
problem-must-go-on = the capture must continue
problem-only-one = it has only one { part-word }
problem-several-meant = ambiguous: several captures match
problem-game-over = the game is over
problem-must-pass = there is no other move
problem-pass-not-forced = you can only pass if you have no other move
problem-pass-beside-sets = you can’t pass while you have a legal move
problem-occupied = there is already a disc on that square
problem-turns-nothing = it doesn’t flip any discs
problem-no-ruleset = unknown ruleset `{ $text }`
problem-no-option = unknown option `{ $text }`
problem-no-value = the option `{ $option }` can’t be `{ $text }`
problem-option-twice = the option `{ $option }` is given twice
problem-no-position = there is no such position
problem-full = the game has { counted-moves }
problem-full-with-variations = the game has { counted-moves }, including variations
problem-no-date = not a valid date
problem-no-link = not a link to a game
problem-damaged =
    the link is damaged: { $damage ->
        [version] unknown version
        [characters] invalid characters
        [short] it is cut off
        [checksum] wrong checksum
       *[senseless] invalid contents
    }
problem-newer = it was made by a newer version of this game
problem-long-text = the text is too long
problem-nothing-in = no game found in `{ $text }`
problem-closes-nothing = unmatched `{ $text }`
problem-open-comment = a comment is not closed
problem-open-variation = a variation is not closed
problem-open-tag = the tag `{ $text }` is not closed
problem-open-property = the value of `{ $text }` is not closed
problem-open-game = the game is not closed
problem-open-value = the value of the tag `{ $text }` is not closed
problem-tag-form = a tag has no name or no value in quotes
problem-tag-inside = it contains a tag
problem-nothing-before = there is no move before it
problem-no-game = unknown game `{ $text }`
problem-no-game-type = unknown game type `{ $text }`
problem-which-game = can’t tell which game this is
problem-more-moves = the game has more than { counted-moves }
problem-no-game-there = no game found
problem-other-game = the game is `{ $text }`
problem-other-type = the game’s type is `{ $text }`
problem-no-ggf-board = `{ $text }` isn’t a board
problem-not-the-turn-of = it isn’t { side-name }’s turn

expected-alquerque-position = the board, whose move it is and the steps that aren’t allowed, as in `ddddd/ddddd/dd1ll/lllll/lllll l -`
expected-light-or-dark = `l` for light or `d` for dark
expected-five-rows = five rows from row 5 down to row 1, separated by `/`
expected-five-points = five points in each row
expected-checkers-or-digit = `l` for light, `d` for dark, or a digit from 1 to 5 for a run of empty points
expected-barred-steps = `-` or a sorted list such as `c1-b1,d5-e5`
expected-no-barred-steps = `-` in place of the barred steps
expected-bars-of-checkers = barred steps of pieces on the board
expected-steps-of-the-rules = only steps that the rules would otherwise allow
expected-way-back = the reverse of a step that the rules allow
expected-one-bar-each = at most one barred step for each piece
expected-two-passes = `pass` at most twice
expected-passes-last = passes at the end
expected-counters-behind-bars = at most two counters after the barred steps
expected-othello-position = the 64 squares from a1 to h8 and the side to move, `X` or `O`
expected-dark-or-light = `X` for Black or `O` for White
expected-disc-or-empty = `X` for Black, `O` for White or `-` for an empty square
expected-all-squares = 64 squares from a1 to h8
expected-semicolon = nothing after the side to move but a `;`
expected-discs-alone = only discs
expected-draughts-position = the side to move and both sides’ squares, as in `B:W21,22,K30:B1,2`
expected-square-list = squares from 1 to 32, separated by commas, kings marked by `K`, as in `W21,22,K30`
expected-colour-and-squares = `W` or `B` and the squares of its pieces
expected-one-list-each = one list of squares for each side
expected-lower-first = the lower square first
expected-one-piece-each = at most one piece on each square
expected-full-stop = nothing after the full stop
expected-counters-behind-squares = at most two counters after the squares
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
expected-link = a text that begins with `g1.`, optionally after an address and `#`
expected-whole-link = the whole link, exactly as it was sent
expected-link-size = at most 8 MB
expected-known-version = version 1 or 2; reload the page to get the newest
expected-text-size = at most 64 MB
expected-games = games with tags, moves such as `c2-c3`, `11-15` or `f5d6`, GGF, or a link
expected-file-part = a move, a comment or a tag
expected-tag = a tag such as `[Event "Club championship"]`
expected-ruleset-tag = a tag such as `[Ruleset "merkel"]`
expected-tag-end = `]` after the value of a tag
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
expected-in-turn = moves in turn, `B[...]` for Black

## What the page and its search say to each other

failure-no-request = not a valid request ({ $why }); expected a request of version { $version }
failure-no-text = `{ $text }` can’t be read
failure-no-exploration = invalid exploration constant; expected 0 to 1000
failure-no-depth = invalid depth { $number }; expected 1 to { $most }
failure-no-level = unknown level { $number }; expected 1 to { $most }
failure-only-uct = this engine has no such limit; expected a time or no limit
failure-other-worker = this kind of worker has no such engine; expected proofs from the solver, and everything else from the search
failure-too-deep = depth { $number } takes too long; expected at most { $most }

## A friend on another device: what the page says

friend-connected = Your friend is connected.
friend-interrupted = The connection is interrupted. The game is safe. Please wait…
friend-lost = The connection is lost. Invite your friend again, or carry on by link.
friend-left = Your friend has left. Invite them again, or carry on by link.
friend-away = Your friend’s page was closed or reloaded. Wait for their link, or invite them again.
friend-ended = The live connection has ended.
friend-rejoin = This page was reloaded. Send your friend a link to continue the live game.
friend-cancelled = Invitation cancelled.
friend-waiting = Waiting for your friend.
friend-invitation-lost = This page was reloaded, so your invitation no longer works. Invite your friend again.
friend-unreachable = Your devices can’t reach each other
friend-offers =
    { $offer ->
        [draw] Your friend offers a draw.
        [takeback] Your friend would like to take a move back.
       *[rematch] Your friend wants a rematch.
    }
friend-offered =
    { $offer ->
        [draw] You offered a draw.
        [takeback] You asked to take your move back.
       *[rematch] You asked for a rematch.
    }
friend-declines =
    { $offer ->
        [draw] Your friend declined the draw.
        [takeback] Your friend declined. The move stands.
       *[rematch] Your friend doesn’t want a rematch now.
    }
friend-declined = You declined.
friend-not-now = That isn’t possible now.
friend-agreed =
    { $offer ->
        [draw] You agreed to a draw.
        [takeback] The move was taken back.
       *[rematch] Rematch! You swapped sides.
    }
friend-says = Your friend: { $saying }
friend-you-say = You: { $saying }
saying-hello = Hello!
saying-luck = Good luck!
saying-good-move = Good move!
saying-oops = Oops!
saying-thanks = Thank you!
saying-good-game = Good game!
friend-illegal = Your friend’s device sent a move that isn’t legal. It was refused.
friend-clock = Your friend’s clock shows too much time. Your device’s clock counts.
friend-differs =
    { $moves ->
        [0] Your friend’s device has other moves. Start over? Your moves stay unless you agree.
       *[other] Your friend’s device has other moves after move { $moves }. Go on from there? Your moves stay unless you agree.
    }
friend-differs-only = Your friend’s device has more moves than yours. You can go on once your friend agrees.
friend-other-game = Your friend’s device has another game. The connection was closed; your game is saved.
friend-too-many = Your friend’s device sent too many messages. The connection was closed; your game is saved.
friend-unreadable = Your friend’s device sent something unreadable. It was ignored.
friend-version = You and your friend have different versions. Reload the page on both devices, then invite again.
friend-copied = Copied. Now send it to your friend.
friend-not-copied = Couldn’t copy. Select the link and copy it.
friend-damaged-link = This isn’t a complete link. Copy the whole link and try again.
friend-own-link = This is your own link. Send it to your friend, and paste theirs here.
friend-other-invitation = This link answers an earlier invitation. Ask your friend to open the new one.
friend-no-invitation = This link answers an invitation that is no longer open. Invite your friend again.
friend-no-server = That isn’t a server address. It must begin with stun: or turn:.
friend-late = Still waiting for your friend. If the game doesn’t start, ask for a new invitation.
friend-no-camera = The camera can’t be used. Paste the link instead.
friend-sides = You: { side-name }, your friend: { other-name }
friend-first =
    { $mover ->
        [you] You move first
       *[friend] Your friend moves first
    }
friend-continues = You’ll continue a game in progress
friend-to-move =
    { $mover ->
        [you] It’s your move
       *[friend] It’s your friend’s move
    }
friend-control = Clock: { $control } (minutes + seconds per move)

## A friend on another device: the dialog of live games. Only the build reads these.

live-start = Invite a friend
live-start-how = You each play on your own device. On the same Wi-Fi, you need nothing else.
live-invite = Invite
live-been-invited = Have you been invited?
live-been-invited-how = Open the link that your friend sent you, or paste it here.
live-wait = One moment…
live-invite-first = Give your friend this invitation
live-give-how = Have your friend scan this code with a phone camera, or send them the link.
live-invite-then = Enter your friend’s answer
live-invite-then-how = Your friend gets a link to send back to you. Open it on this device, or paste it here.
live-keep-open = Keep this page open until your friend is connected.
live-invited = Your friend invites you to play
live-replaces = Your game here will be saved in the library.
live-accept = Play
live-answer-first = Give your friend this answer
live-answer-then = Wait for your friend
live-answer-then-how = Once your friend has opened it, the game starts on both devices.
live-rejoin = Send your friend this link
live-rejoin-how = As soon as your friend opens it, the game goes on.
live-connecting = Connecting…
live-connecting-how = This takes a few seconds.
live-failed-how = Join the same Wi-Fi, or enter a server below. Then invite again.
live-again = Invite again
live-show = Show link
live-cancel = Cancel invitation
live-handed = The game starts in your other tab
live-handed-how = You can close this tab.
live-nobody = This link no longer works
live-nobody-how = The page with your invitation was closed or reloaded. Invite your friend again.
live-connected = Your friend is connected
live-connected-how = Close this panel to keep playing.
live-hang = Disconnect
live-unsupported = This browser can’t connect two devices
live-unsupported-how = You can still play by link, move by move.
live-code = QR code of the link
live-link = Link
live-send = Send
live-copy = Copy
live-paste = Your friend’s link
live-use = Connect
live-scan = Scan a code
live-scan-stop = Stop scanning
live-camera = Camera
live-server = Not on the same network?
live-server-url = STUN or TURN server (stun:… or turn:…)
live-server-user = User name (TURN)
live-server-password = Password (TURN)
live-server-hint = On the same Wi-Fi, leave this empty. Otherwise, your devices may need a server to find each other. A STUN server sees your network address and when you connect, but not the game. A TURN server relays the game in encrypted form, so it also sees when you send and how much.
live-server-use = New invitation with this server
live-bar = Your friend
live-say = Say…

## The page

# Named by `data-say` in the HTML, and by start.js where the ids begin with `start-`.

page-title = Alquerque, Othello and draughts against the computer
page-description = Play Alquerque, Othello and English draughts online against the computer or a friend. Free, installable, works offline.
alquerque = Alquerque
merkel = Merkel’s rules
heading-choose = – choose a game
main-navigation = Main
flip-board = Flip board
menu = Menu
my-games = My games
help = Help
close = Close
dark = Dark
board = Alquerque board
describe-board = Describe the board
light = Light
game = Game
othello = Othello
loading-games = Loading the games…
back-to-result = Back to result
accept = Accept
decline = Decline
play-perfect = Play on against a perfect opponent
start-try-again = Try again
dismiss-message = Dismiss message
thinking = Thinking
actions = Moves and games
new-game-short = New
offer-draw = Offer a draw
offer-draw-short = Draw
end-turn = End turn
move-now = Move now
who-wins = Who wins in Alquerque?
show-line = Show me
pause = Pause
back-to-game = Back to the game
send-link = Send link
how-to-play = How to play
open-anyway = Open it anyway
show-me-how = Show me how
change-level = Change level
puzzle-of-the-day = Puzzle of the day
leave-lesson = Leave lesson
leave = Leave
stay = Stay
rematch-swapped = Rematch, sides swapped
end-looking = Looking for the turning point…
end-no-moment = No clear turning point.
enlarge-sheet = Expand move list
moves = Moves
stepping = Step through the game
step-first = To the start
step-back = Previous move
step-on = Next move
step-last = To the last move
no-move-yet = No moves yet.
english-draughts = English draughts
moves-of-game = Moves of the game
type-a-move = Type a move
type-a-move-example = Type a move, such as c2-c3
ai-info = The computer’s thinking
watch-thinking = Watch the search
ai-depth = Search depth
ai-score = Score in pieces
ai-expected = Expected result
ai-line = Expected line:
move = Move
score = Score
update-ready = A new version is ready. Your game is saved.
update-reload = Reload
menu-solve = Solve this position
set-up-position = Set up a position
puzzles = Puzzles
share = Share
library = Library
statistics = Statistics
rules = Rules
marks = What the marks mean
options = Options
about = About
install = Install
offline-keep = Keep the study, the puzzles and the solver offline, too
choose-game = Choose a game
new-own-rules = Custom rules
new-handicap = Handicap for the computer
handicap-none = None
new-first-move = First move
new-first-usual = As in the rules
side-light = Light
side-dark = Dark
new-first-by-lot = Random
new-opponent = Opponent
loser-chooses = Let the loser choose
opponent-computer = Computer
opponent-friend-here = Friend here
opponent-friend-by-link = Friend online
new-watch = Let the computer play itself
new-you-play = You play
new-more = More options
new-you-by-lot = Random
clock = Clock
clock-none = None
clock-1-0 = 1 min
clock-3-2 = 3 min + 2 s
clock-5-0 = 5 min
clock-5-5 = 5 min + 5 s
clock-10-5 = 10 min + 5 s
clock-15-10 = 15 min + 10 s
clock-30-20 = 30 min + 20 s
clock-hint = Time for each player, plus a bonus per move. The clocks start after the first move. Games by link have none.
new-adapts = Match the level to my rating
method-levels = Levels
method-uct = UCT
method-alpha-beta = Alpha-beta
method-random = Random moves
new-engine-hint = Levels make mistakes like a person. UCT plays many random games to the end and counts the results. Alpha-beta always looks the same number of moves ahead.
go-on = Continue
hint = Hint
options-inverting-hint = A piece that moved sideways can’t go straight back on its next move. If you allow it, games can end in a draw.
options-rules-later = Applies from your next game.
options-apply-rules = Start a new game from this position
options-board-and-pieces = Board and pieces
options-playing = Playing
options-language = Language
options-theme = Colours
options-system = System
options-board = Board
look-wood = Wood
look-classic = Classic
look-parchment = Parchment
look-contrast = High contrast
options-pieces = Pieces
look-stones = Stones
look-plain = Plain
options-motion = Animation
motion-slow = Slow
motion-usual = Normal
motion-fast = Fast
options-orientation = Board orientation
orientation-yours = Your side at the bottom
orientation-mover = Auto-flip every turn
options-targets = Show legal moves
options-rings = Ring pieces that can move
rings-first-games = In the first games
rings-always = Always
rings-never = Never
options-notation = Show coordinates
options-all-sides = Coordinates on all four sides
options-chances = Show winning chances during a game
options-ai-info = Show the computer’s thinking
options-book = Play openings from the book (level 6 and up)
options-verdicts = Show winning moves in two-player games
options-premoves = Premoves: choose your move while the computer thinks
options-sound-and-touch = Sound and touch
options-general = General
options-sound = Move sounds
options-volume = Volume
options-vibration = Vibrate on captures
options-keys = Single-letter shortcuts
shortcuts = Keyboard shortcuts
options-for-the-curious = For the curious
rules-of = Rules of
print-board = Print a board
editor-board = The position you set up
editor-tools = Pieces to place
editor-light-man = Light piece
editor-dark-man = Dark piece
editor-light-king = Light king
editor-dark-king = Dark king
editor-to-move = To move
editor-play = Play from here
editor-start = Start position
editor-current = Current position
editor-clear = Clear
editor-text = The position as text
record = Import and export
record-this-game = This game
record-names = Names and date
record-event = Event
record-date = Date
record-form = Format
record-text = Text
download = Download
record-read-games = Import
record-input = Paste games or a link
record-kinds = Paste draughts PDN, Othello transcripts or GGF, or just the moves of a game of Alquerque, Othello or draughts. You can also drop a file (.pdn, .ggf, .txt, up to 64 MB) anywhere on the page.
record-file = Choose a file…
record-read = Import
library-export = Export all
library-more = Show more games
library-games = Games, newest first
statistics-hint = Games don’t count if you used a hint or Solve, took back a move, or played with a handicap. Accuracy comes from the quick review after each game.
statistics-empty = No results yet. Finished games against the computer are counted here, in this browser only.
statistics-won = Won
statistics-as-light = as Light / White
statistics-as-dark = as Dark / Black
statistics-drawn = Drawn
statistics-lost = Lost
statistics-streak = Streak
statistics-delete = Delete all
accuracy-title = Accuracy
best-title = Best games
backup-title = Backup
backup-hint = Saves everything in one file: your name, options, results, studies, puzzles, library and current games. Nothing is uploaded. Restoring replaces everything except your library: its games are added.
backup-save = Back up everything
backup-restore = Restore…
backup-undo = Undo the last restore
your-name = Your name
friend = Play a friend online
play-live = Play live
play-live-hint = you’re both online now, and each move arrives at once.
play-by-link-hint = you send each other a link after every move, whenever you like.
share-game = Share this game
share-hint = Anyone with a link can see the game. Nothing is uploaded.
share-up-to-here = Only up to this move
share-view-only = View only
share-code = As a QR code
share-code-label = QR code of the link to the game
share-picture = Save a picture
picture-png = Picture (PNG)
picture-svg = Drawing (SVG)
picture-gif = Animated game (GIF)
share-by-link-hint = Play on with a friend: they take over the computer’s side, and you send each other a link after every move.
share-move-first = To let your friend play on, make your move first. Then share the link here.
start-game-stalled = The game has stopped loading: nothing has arrived for 10 seconds.
start-words-stalled = The page’s texts have stopped loading: nothing has arrived for 10 seconds.
start-no-memory = Alquerque couldn’t start: there isn’t enough memory. Close other tabs or apps, then reload.
start-unsupported = Alquerque couldn’t start: this browser can’t run it. Please update the browser or use another one.
start-framed = Alquerque doesn’t run inside another site’s page.
start-unframed = Open Alquerque in its own tab
start-catalogue = Choose a catalogue of messages (.ftl)
start-load-again = Reload
start-no-file = Alquerque couldn’t start: a file is missing or damaged.
start-as-file = Alquerque needs a web server: a page opened as a file can’t load its other files. To start one, run python3 -m http.server in the page’s folder.
start-incomplete = Alquerque couldn’t start: the page didn’t load completely.
start-failed = Alquerque couldn’t start because of an error.
start-no-webassembly = Alquerque needs WebAssembly, which is missing or turned off in this browser. Any recent browser can run it.
start-stopped = Alquerque stopped because of an error. Your game is saved.
theme-light = Light
theme-dark = Dark
motion-none = None

## The titles of documents, and what the installed program says of itself

title-rules-alquerque = The rules of Alquerque
title-rules-othello = The rules of Othello
title-rules-draughts = The rules of English draughts
title-who-wins = Who wins in Alquerque?
title-marks = What the marks mean
title-about = About Alquerque
title-offline = You’re offline
description-offline = Alquerque isn’t stored on this device at the moment. Connect to the internet to load it again.
description-study-offline = The study isn’t stored on this device yet. Open it once while you’re online; from then on it works offline, too.
manifest-description = Play Alquerque, Othello and English draughts against the computer or a friend. Works offline.
manifest-screenshot = A game against the computer
