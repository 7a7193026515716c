# German, in Fluent's form; see en.ftl and docs/translating.md. The player is addressed as du. Ids that begin with x- are helpers of this language.

## Words that sentences are made of

# The quotation marks: what stands before and behind the word.
quotes = „text“
point = ,
group = 1 000
percentage = { $number } %
percentage-about = etwa { percentage }
# The sides are names in German: Hell gewinnt, du spielst Weiß.
side-name =
    { $side ->
        [light] Hell
        [dark] Dunkel
        [white] Weiß
       *[black] Schwarz
    }
side-word = { side-name }
# The opponent of $side.
other-name =
    { $other ->
        [light] Hell
        [dark] Dunkel
        [white] Weiß
       *[black] Schwarz
    }
other-word = { other-name }
# heller Stein
x-heller =
    { $side ->
        [light] heller
        [dark] dunkler
        [white] weißer
       *[black] schwarzer
    }
# helle Dame, helle Steine
x-helle =
    { $side ->
        [light] helle
        [dark] dunkle
        [white] weiße
       *[black] schwarze
    }
# Heller Stein, Helle Dame: at the beginning.
x-coloured-piece-first =
    { $piece ->
        [king] { $side ->
            [light] Helle Dame
            [dark] Dunkle Dame
            [white] Weiße Dame
           *[black] Schwarze Dame
        }
       *[man] { $side ->
            [light] Heller Stein
            [dark] Dunkler Stein
            [white] Weißer Stein
           *[black] Schwarzer Stein
        }
    }
x-the-piece-first =
    { $piece ->
        [king] Die Dame
       *[man] Der Stein
    }
x-it-first =
    { $piece ->
        [king] Sie
       *[man] Er
    }
piece-name =
    { $piece ->
        [king] Dame
       *[man] Stein
    }
piece-word = { piece-name }
# All pieces of a game, whatever they are.
pieces-name = Steine
pieces-word = Steine
coloured-piece =
    { $piece ->
        [king] { x-helle } Dame
       *[man] { x-heller } Stein
    }
game-title =
    { $game ->
        [alquerque] Alquerque
        [othello] Othello
       *[draughts] Englische Dame
    }
# Draughts number their squares, and a bare number would not be understood; other boards have names such as c2.
spot-name =
    { $named ->
        [number] Feld { $at }
       *[letters] { $at }
    }
counted-games =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
counted-moves =
    { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    }
# Where there is nothing to list.
none = nichts
# A sentence that quotes what is wrong.
told = { $what }.
# What is shown as it is: a name, or a text of the player's own.
as-it-is = { $text }

## The board

in-hand = { piece-name } auf { $at } ausgewählt. { x-it-first } kann nach { $targets }.
premove-made = Vorausgezogen: { $turn }.
premove-cancelled = Vorauszug zurückgenommen.
premove-refused = Dein Vorauszug ist nicht mehr möglich. Du bist am Zug.
put-back = { piece-name } wieder auf { $at }.
jumped = Geschlagen! Schlag von { $at } aus weiter nach { $targets }.
jumped-may-end = Geschlagen! Schlag von { $at } aus weiter nach { $targets } oder beende deinen Zug.
chain = Schlag weiter! Spring nach { $targets }. Zum Zurücknehmen tippe auf den Stein oder drück Esc.
chain-may-end = Schlag weiter nach { $targets } oder tippe auf den Stein auf { $spot }, um deinen Zug zu beenden.
# The same where legal moves are not shown.
chain-unlisted = Schlag weiter! Zum Zurücknehmen tippe auf den Stein oder drück Esc.
chain-may-end-unlisted = Schlag weiter oder tippe auf den Stein auf { $spot }, um deinen Zug zu beenden.
row-label =
    { $named ->
        [number] Felder
       *[letters] Reihe
    } { $row }: { $spots }.
row-piece =
    { $at } { $piece ->
        [king] { coloured-piece }
       *[man] { side-name }
    }
row-empty = { $at } leer
row-all-empty = leer
remark-in-hand = ausgewählt
remark-may-end = hier kannst du den Zug beenden
remark-target = hierhin kannst du ziehen
remark-may-set = hier kannst du setzen
remark-may-move = kann ziehen
remark-premove = Vorauszug
remark-last = letzter Zug
remark-wins = gewinnt
remark-draws = Remis
remark-loses = verliert
print-pieces =
    { $game ->
        [othello] Schneide die Steine paarweise aus. Falte jedes Paar in der Mitte und klebe es zusammen.
       *[other] Schneide die Steine aus.
    }

## Why a move is not possible

no-such-move = `{ $move }` ist kein gültiger Zug. Versuch { $moves }.
game-over = Die Partie ist zu Ende.
ais-turn = Der Computer ist am Zug.
view-only = Du siehst dieser Partie nur zu. Zum Spielen geh zu deiner Partie zurück.
looked-back = Du siehst eine frühere Stellung. Zum Ziehen geh zurück zur Partie.
loaded-goes-on =
    { $how ->
        [resume] Zum Weiterspielen drück auf „Fortsetzen“.
       *[move] Zum Weiterspielen mach einen Zug.
    }
may-not-go = Versuch { $targets }.
may-move = Ziehen kannst du von { $spots } aus.
may-set = Setzen kannst du auf { $spots }.
capture-compulsory = Du musst schlagen.
capture-with = Du musst von { $spots } aus schlagen.
# A tap or click is answered without names of squares: what it is about pulses.
capture-ringed = Du musst schlagen: Nimm einen Stein im Ring.
use-ringed = Nimm einen Stein im Ring.
use-dot =
    { $pointer ->
        [touch] Tippe auf einen Punkt.
       *[mouse] Klick auf einen Punkt.
    }
use-broken-ring =
    { $pointer ->
        [touch] Tippe auf einen unterbrochenen Ring.
       *[mouse] Klick auf einen unterbrochenen Ring.
    }
chain-here =
    { $pointer ->
        [touch] Schlag weiter: Tippe auf einen unterbrochenen Ring.
       *[mouse] Schlag weiter: Klick auf einen unterbrochenen Ring.
    }
chain-may-end-here =
    { $pointer ->
        [touch] Tippe auf einen unterbrochenen Ring, um weiterzuschlagen, oder auf deinen Stein, um den Zug zu beenden.
       *[mouse] Klick auf einen unterbrochenen Ring, um weiterzuschlagen, oder auf deinen Stein, um den Zug zu beenden.
    }
blocked-here = Dieser Stein ist blockiert.
turns-nothing-here = Dort würde kein Stein umgedreht.
why-no-line-here = Dorthin führt keine Linie.
why-came-from-here = Der Stein kam von dort und kann nicht gleich wieder zurück.
why-here-from-here = Dieser Stein hat gerade gezogen und kann nicht gleich wieder zurück.
why-far-row-here = Dieser Stein ist auf der letzten Reihe: Von dort kann er nur schlagen.
spot-taken = Dieser Platz ist besetzt.
no-move-there = Dorthin geht es nicht.
spot-occupied =
    Auf { $spot } { $piece ->
        [disc] liegt
       *[man] steht
    } schon ein Stein.
turns-nothing-beside = Auf { $spot } kannst du nicht setzen: Dort dreht sich nichts um.
turns-nothing-between = Auf { $spot } kannst du nicht setzen: Dort schließt du keine gegnerischen Steine ein.
spot-empty = Wähle zuerst einen deiner Steine.
others-turn = { side-name } ist am Zug.
blocked =
    { x-the-piece-first } auf { $spot } ist blockiert.
why-no-line = Keine Linie verbindet { $from } und { $to }.
why-not-back = Steine ziehen vorwärts oder seitwärts. Zurück geht es nur beim Schlagen.
why-came-from = Der Stein kam von { $from } und kann nicht gleich wieder zurück.
why-here-from = Der Stein auf { $at } kam von { $from } und kann nicht gleich wieder zurück.
why-far-row = Der Stein auf { $at } steht auf der letzten Reihe: Von dort kann er nur noch schlagen.
why-inner-square = Bei höchstens { $checkers } Steinen auf dem Brett muss jeder Zug im inneren Quadrat enden.
why-edge-first = Bei höchstens { $checkers } Steinen auf dem Brett zieh zuerst deine Steine vom Rand weg.
why-dark-squares = Gespielt wird nur auf den dunklen Feldern.
why-man-forward = Ein Stein zieht nur vorwärts, eine Dame auch rückwärts.

## Draws by agreement

draw-offered = { side-name } bietet Remis an. { other-name }, nimmst du an?
draw-declined = { side-name } lehnt das Remis ab.
draw-ai-declines =
    Der Computer lehnt das Remis ab: { $why ->
        [chance] Er zieht nach dem Zufall
        [early] Die Partie hat gerade erst begonnen
        [unthought] Er hat sich diese Stellung noch nicht angesehen
        [better] Er glaubt zu gewinnen
       *[hopes] Er hofft noch, die Partie zu drehen
    }.

## Notices

prover-incomplete = Einige Daten des Lösers ließen sich nicht laden. „Lösen“ kennt deshalb weniger Stellungen.
rematch-you = Revanche, Seiten getauscht. Du spielst { side-word }.
rematch = Revanche.
before-is-back = Vorige Partie wiederhergestellt.
paused = Pause.
resumed = Es geht weiter.
standing-pieces = Steine: { side-name } { $own }, { other-name } { $others }.
standing-last = Letzter Zug: { $turn }.
help-not-counted = Du hast Hilfe genutzt, darum zählt diese Partie nicht für deine Statistik.
undo-not-counted = Wenn du jetzt anders ziehst, zählt diese Partie nicht für deine Statistik.
later-moves-gone = Die späteren Züge wurden zurückgenommen.
sure-to-resign = Diese Partie aufgeben?
before-is-kept = Deine vorige Partie ist gespeichert.
turns-no-more = Das automatische Drehen ist aus. In den Optionen kannst du es wieder einschalten.
sure-to-leave = Die Live-Partie verlassen?
left-live = Du hast die Live-Partie verlassen.
inner-square = Ab jetzt wird im inneren Quadrat gespielt.
stated-win = { side-name } hat laut Datei gewonnen
stated-draw = Remis laut Datei
against-perfect = Du bist jetzt { side-word }, und der Computer spielt, so gut er kann.
sits-below = { side-name } ist unten.
search-no-move = Der Computer hat keinen Zug gefunden.
search-failed = Der Computer hatte ein Problem: { $why }.
search-other-version = Die App wurde aktualisiert. Bitte lade die Seite neu.
search-impossible = Der Computer lässt sich nicht starten. Zu zweit könnt ihr trotzdem spielen.
game-not-kept = Partie und Optionen lassen sich nicht speichern: Der Browserspeicher ist voll oder gesperrt. Lade die Partie herunter, oder lösche Partien oder Studien, um Platz zu schaffen.
study-not-kept = Deine Züge und Kommentare lassen sich nicht speichern: Der Browserspeicher ist voll oder gesperrt. Lade dieses Kapitel herunter, oder lösche Partien oder Studien, um Platz zu schaffen.
search-wrong-move-why = Der Computer hat etwas Ungültiges geliefert ({ $why }).
search-wrong-move = Der Computer hat einen ungültigen Zug geliefert: `{ $move }`.
search-anew = Der Computer hat nicht mehr geantwortet. Er wurde neu gestartet, und die Partie geht weiter.
revenge-side = Revanche: { side-name } hat verloren und wählt darum die Regeln und eine Seite.
revenge-you = Revanche: Du hast verloren, also wählst du die Regeln und eine Seite.
revenge-ai = Der Computer hat verloren, also hat er die Regeln gewählt und die Seiten getauscht.
other-tab = Diese Partie wurde in einem anderen Tab fortgesetzt.
here-is-kept = Die Partie aus diesem Tab wurde in der Sammlung gespeichert.
line-ends = Das Ergebnis ist bewiesen, aber noch nicht der Weg dorthin.

## The search

search-thinks = { side-name } denkt nach.
search-incomplete = Einige Daten ließen sich nicht laden. Der Computer spielt deshalb etwas schwächer.
verdict-win =
    { side-name } kann den Sieg erzwingen{ $known ->
        [exactly] { " " }(in { $moves ->
            [one] 1 Zug
           *[other] { $moves } Zügen
        })
        [most] { " " }(in höchstens { $moves ->
            [one] 1 Zug
           *[other] { $moves } Zügen
        })
       *[win] { "" }
    }
verdict-looking = Wird berechnet …
verdict-open = Von hier aus zu schwer zu lösen. Versuch es später in der Partie noch einmal.
prover-missing =
    { $arrived ->
        [some] Das Laden des Lösers brach nach { $received } KB ab. Versuch es noch einmal.
       *[none] Der Löser ließ sich nicht laden. Versuch es noch einmal, wenn du online bist.
    }
hint-looking = Sucht einen Tipp …
hint-piece = Tipp: der Stein auf { $at }. Noch einmal „Tipp“ zeigt den Zug.
hint-column = Tipp: Sieh dir Spalte { $at } an. Noch einmal „Tipp“ zeigt den Zug.
hint-row = Tipp: Sieh dir Reihe { $at } an. Noch einmal „Tipp“ zeigt den Zug.
hint-this-piece = Tipp: Zieh mit dem markierten Stein. Noch einmal „Tipp“ zeigt den Zug.
hint-dots = Tipp: Versuch einen markierten Punkt. Noch einmal „Tipp“ zeigt den Zug.
hint-move = Tipp: { $at }
new-version = Eine neue Version ist da.

## The line below the players

status-yours =
    { $task ->
        [move] Du bist am Zug
        [capture] Du bist am Zug: Du musst schlagen
        [chain] Schlag weiter
       *[go-on] Schlag weiter oder beende deinen Zug
    }
# Before the first move.
status-first =
    { $task ->
        [choose] { $pointer ->
            [touch] Du bist am Zug: Tippe auf einen Stein im Ring.
           *[mouse] Du bist am Zug: Klick auf einen Stein im Ring.
        }
        [go] { $pointer ->
            [touch] Tippe jetzt auf einen Punkt.
           *[mouse] Klick jetzt auf einen Punkt.
        }
       *[place] { $pointer ->
            [touch] Du bist am Zug: Tippe auf einen Punkt.
           *[mouse] Du bist am Zug: Klick auf einen Punkt.
        }
    }
first-solved = Gelöst.
first-streak =
    { $days ->
        [one] { $days } Tag in Folge
       *[other] { $days } Tage in Folge
    }
status-side =
    { $task ->
        [move] { side-name } ist am Zug
        [capture] { side-name } muss schlagen
        [chain] { side-name } muss weiterschlagen
       *[go-on] { side-name } kann weiterschlagen oder aufhören
    }
status-send = Schick deinem Gegenüber den Link
status-friends = Dein Gegenüber ist am Zug
status-replaying = Wird abgespielt …
status-thinking = { side-name } denkt nach …

## Turns, and the course of games

# $flips: so viele Steine wurden umgedreht; 0 in den anderen Spielen.
played = { side-name }: { $turn }{ x-flips }.
played-by-ai = { side-name } (Computer): { $turn }{ x-flips }.
played-by-you = Du: { $turn }{ x-flips }.
x-flips =
    { $flips ->
        [0] { "" }
       *[other] , { counted-flips }
    }
counted-flips =
    { $flips ->
        [one] ein Stein umgedreht
       *[other] { $flips } Steine umgedreht
    }
move-flips = { $turn }, { counted-flips }
move-pass = passt
passed = { side-name } hatte keinen Zug und hat gepasst.
must-pass = { side-name } hat keinen Zug und muss passen.
you-passed = Du hattest keinen Zug und hast gepasst.
you-must-pass = Du hast keinen Zug und musst passen.
your-turn = Du bist am Zug.
your-turn-capture = Du bist am Zug: Du musst von { $spots } aus schlagen.
side-to-move = { side-name } ist am Zug.
side-to-capture = { side-name } muss von { $spots } aus schlagen.
new-game-begins = Neue Partie. { side-name } beginnt.
game-goes = { game-title }.
replaces-unfinished = Neue Partie gestartet.
step-taken-back =
    { $moves ->
        [one] Zug zurückgenommen.
       *[other] { $moves } Züge zurückgenommen.
    }
step-stopped = Angehalten.

## Results

# $lone: the one human at the board has won or lost; nobody where two people or none play. $side has won.
result-whose =
    { $lone ->
        [won] Du hast gewonnen
        [lost] Du hast verloren
       *[nobody] { side-name } gewinnt
    }
result-resigned =
    { $lone ->
        [won] Du hast gewonnen! { other-name } hat aufgegeben.
       *[nobody] { side-name } gewinnt. { other-name } hat aufgegeben.
    }
result-you-resigned = Du hast aufgegeben. { side-name } gewinnt.
result-friend-resigned = Du hast gewonnen! Dein Gegenüber hat aufgegeben.
result-time =
    { $lone ->
        [won] Du hast auf Zeit gewonnen!
       *[nobody] { side-name } gewinnt auf Zeit.
    }
result-your-time = Du hast auf Zeit verloren.
result-no-pieces =
    { $lone ->
        [won] Du hast gewonnen! Du hast alle Steine geschlagen.
        [lost] Du hast verloren. Alle deine Steine wurden geschlagen.
       *[nobody] { side-name } gewinnt. { other-name } hat keine Steine mehr.
    }
result-no-move =
    { $lone ->
        [won] Du hast gewonnen! { other-name } kann nicht mehr ziehen.
        [lost] Du hast verloren. Du kannst nicht mehr ziehen.
       *[nobody] { side-name } gewinnt. { other-name } kann nicht mehr ziehen.
    }
# $credited: so many empty squares count for the winner.
result-score =
    { $lone ->
        [won] Du hast { $first } zu { $second } gewonnen
        [lost] Du hast { $first } zu { $second } verloren
       *[nobody] { side-name } gewinnt { $first } zu { $second }
    }.{ $credited ->
        [0] { "" }
        [one] { " " }Das leere Feld zählt für den Sieger.
       *[other] { " " }Die leeren Felder zählen für den Sieger.
    }
draw-repetition = Remis: dreimal dieselbe Stellung.
draw-agreement = Remis durch Vereinbarung.
draw-passes = Remis: Beide Seiten haben gepasst.
draw-quiet =
    Remis: { $game ->
        [alquerque] 100 Züge ohne Schlag
        [othello] Nichts hat sich geändert
       *[draughts] je 40 Züge ohne Schlag und ohne Zug eines einfachen Steins
    }.
draw-score = Remis: { $first } zu { $second }.
draw = Remis.

## Advice at the end of a game

end-first-win =
    { $variant ->
        [0] Dein erster Sieg auf dieser Stufe!
        [1] Gut gespielt! Dein erster Sieg auf dieser Stufe.
       *[other] Diese Stufe hast du zum ersten Mal geschlagen!
    }
end-held = Knapp! Versuch es noch einmal mit der anderen Farbe.
end-helped =
    { $result ->
        [won] Gewonnen, aber mit Hilfe: Das zählt nicht. Schaffst du es auch ohne?
       *[drawn] Ein Remis mit Hilfe zählt nicht. Schaffst du es auch ohne?
    }
end-friends =
    { $result ->
        [won] Gutes Spiel! Die Revanche tauscht die Seiten.
       *[drawn] Keine Seite kam durch. Die Revanche tauscht die Seiten.
    }
end-watched =
    { $result ->
        [won] Der Computer hat sich selbst geschlagen. Willst du selbst spielen, starte eine neue Partie.
       *[drawn] Der Computer kam gegen sich selbst nicht an. Willst du selbst spielen, starte eine neue Partie.
    }
end-late = Rat: Wähle mehr Bedenkzeit oder mehr Sekunden pro Zug.
end-blocked = Rat: Ein Stein auf der letzten Reihe kann nur noch schlagen. Behalte ein paar Steine hinten.
# What the tip is about: corners, mobility or captures.
end-tip =
    Rat: { $about ->
        [corners] Achte auf die Ecken. Ein Stein in der Ecke wird nie mehr umgedreht.
        [mobility] Sammle nicht zu früh Steine. Halte dir mehr Züge offen als dein Gegner.
       *[captures] Schau vor jedem Zug, was dein Gegner danach schlagen könnte.
    }

## Lessons. A small phone has room for three short lines.

lesson-step = { $step } von { $of }: { $text }
lesson-ask-step =
    { $pointer ->
        [touch] Tippe auf den Stein im Ring, dann auf einen Punkt.
       *[mouse] Klick auf den Stein im Ring, dann auf einen Punkt.
    }
lesson-ask-step-draughts =
    { $pointer ->
        [touch] Tippe auf einen Stein, dann auf einen Punkt: nur vorwärts.
       *[mouse] Klick auf einen Stein, dann auf einen Punkt: nur vorwärts.
    }
lesson-ask-capture = Spring über den gegnerischen Stein auf den Punkt dahinter.
lesson-ask-capture-draughts = Du musst schlagen, wenn du kannst. Spring über den gegnerischen Stein.
lesson-ask-must-capture = Wenn du schlagen kannst, musst du. Finde den Stein, der schlagen kann.
lesson-ask-chain = Schlag zweimal in einem Zug: Dein Stein springt weiter.
lesson-ask-far-row = Auf der letzten Reihe kann ein Stein nur noch schlagen. Schlag mit ihm.
lesson-ask-win = Nur noch ein gegnerischer Stein! Schlag ihn.
lesson-ask-crown = Spring auf die letzte Reihe: Dort wird ein Stein zur Dame, die auch rückwärts ziehen kann.
lesson-ask-place =
    { $pointer ->
        [touch] Tippe auf einen Punkt und schließ einen Stein ein.
       *[mouse] Klick auf einen Punkt und schließ einen Stein ein.
    }
lesson-ask-rows = Ein Stein kann Steine in mehreren Reihen umdrehen. Probier es aus.
lesson-ask-corner = Ein Stein in der Ecke wird nie umgedreht. Hol sie dir.
lesson-ask-count = Das letzte Feld! Die Seite mit mehr Steinen gewinnt.
lesson-told-step = Gut gemacht! Als Nächstes: schlagen.
lesson-told-step-forward = Gut! Steine ziehen nur beim Schlagen zurück.
lesson-told-capture = Geschlagen! Schlag alle gegnerischen Steine oder setz sie fest, dann gewinnst du.
lesson-told-must-capture = Richtig! Wenn du schlagen kannst, ist kein anderer Zug erlaubt.
lesson-told-chain = Stark! Das ist eine Schlagfolge: mehrere Sprünge in einem Zug.
lesson-told-far-row = Gut gemacht! Schlagen kannst du in jede Richtung.
lesson-told-win = Gewonnen! Jetzt kennst du die Regeln.
lesson-told-place = Er dreht sich um! Jeder Zug muss mindestens einen Stein umdrehen.
lesson-told-rows = Drei Reihen auf einmal!
lesson-told-corner = Gute Wahl! Sie gehört dir für den Rest der Partie.
lesson-told-count = 40 zu 24, gewonnen! Noch eine Regel: Wer keinen Zug hat, passt.
learn-next = Weiter
learn-play = Spielen

## The library, games as texts, and links

library-took-place = Die Sammlung ist voll: Deine neueste Partie hat die älteste ersetzt, { $title }.
library-took-place-of = Die Sammlung ist voll: Deine neueste Partie hat die älteste ersetzt, { $title } vom { $date }.
library-full = Die Sammlung ist voll ({ counted-games }): Jede neue Partie ersetzt die älteste. Exportiere oder lösche vorher Partien.
library-not-kept = Deine Sammlung lässt sich nicht speichern: Der Browserspeicher ist voll oder gesperrt. Exportiere sie unter „Sammlung“.
library-opened = { $title }: { $result }.
library-unreadable = Diese Partie lässt sich nicht öffnen: { $why }. Sie ist noch in der Sammlung.
library-deleted = Gelöscht: { $title }.
library-undeleted = Partie wiederhergestellt.
library-exported =
    Exportiert: { counted-games }.{ $unread ->
        [0] { "" }
        [one] { " " }Eine beschädigte Partie fehlt.
       *[other] { " " }{ $unread } beschädigte Partien fehlen.
    }
link-newer = Dieser Link lässt sich nicht öffnen: Er stammt von einer neueren Version dieses Spiels. Deine eigene Partie ist unverändert.
link-damaged = Dieser Link ist beschädigt: Ein Teil fehlt oder ist verändert. Kopiere den ganzen Link noch einmal. Deine eigene Partie ist unverändert.
link-opened = Partie aus einem Link geöffnet: { $title }.
from-study = Du spielst aus deiner Studie weiter: { $title }.
link-your-turn = Du spielst { side-word }. Du bist am Zug.
link-friends-turn = Du spielst { side-word }. Dein Gegenüber ist am Zug.
link-is-here = Diese Partie hast du schon auf dem Brett.
link-is-older = Dieser Link enthält keine neuen Züge, also bleibt deine Partie auf dem Brett. Hat dein Gegenüber eine neue Partie begonnen?
link-title = { $title }: { $turn }
link-send = Schick deinem Gegenüber den Link.
link-with-friend = Spielst du zu zweit? Dein Gegenüber übernimmt die Seite des Computers.
link-friend-to-move = Dein Gegenüber ist am Zug. Wenn du den Link bekommst, öffne ihn oder füge ihn unter „Teilen“ ein.
link-friend-has-side = Die andere Seite spielt jetzt dein Gegenüber. Mach deinen Zug und schick dann den Link.
text-too-large = Das ist zu viel Text: Höchstens 64 MB gehen. Teile ihn in kleinere Stücke auf.
file-too-large = { $file } ist zu groß: Höchstens 64 MB gehen. Teile die Datei in kleinere auf.
file-no-text = { $file } ist keine Textdatei.
file-empty = { $file } ist leer.
unknown-game = Das sieht nach Schachzügen aus. Hier gibt es Alquerque, Othello und englische Dame.
warning-of-game = { $warning } (Partie { $number }).
# $what: the title of the one game that was read, or how many games it were.
read =
    { $place ->
        [board] Geladen: { $what }.
        [library] Importiert: { $what }. Du findest die Partie in der Sammlung.
        [library-all] Importiert: { $what }. Sie sind in der Sammlung, und die erste ist auf dem Brett.
        [no-room] Geladen: { $what }. In der Sammlung war kein Platz mehr.
       *[no-room-all] Geladen: { $what }. Die erste ist auf dem Brett. Die Sammlung ist voll: { $left ->
            [one] 1 Partie fehlt
           *[other] { $left } Partien fehlen
        } dort.
    }
nothing-to-read = Füge zuerst eine Partie oder einen Link ein oder wähle eine Datei.
text-is-address = Diese Webadresse enthält keine Partie. Füge die Partie selbst ein.
text-is-json = Das ist eine JSON-Datei, keine Partie. Sicherungen stellst du unter „Meine Partien“, „Sicherung“ wieder her.
reading-games =
    Lädt: { $percent } %, bisher { $games ->
        [one] 1 Partie.
       *[other] { $games } Partien.
    }
reading-stopped = Angehalten. Es wurde nichts importiert.
and-more = … und { $count } weitere.
copied = Kopiert.
not-copied = Kopieren geht hier nicht. Markiere den Text und kopiere ihn selbst.
picture-drawing = Wird gezeichnet …
picture-saved = Bei deinen Downloads gespeichert.
picture-failed = Das Bild konnte nicht erstellt werden. Prüfe deine Verbindung und versuche es noch einmal.
# A game with the name or the values of its rules.
game-with-rules = { game-title }, { $rules }
winner = { side-name } gewinnt
result-draw = Remis
not-finished = Nicht beendet
game-on-board = Auf dem Brett
form-tagged = Tags und Züge
form-pdn = PDN
form-transcript = Zugfolge
entry-open = Öffnen
entry-replay = Abspielen
entry-delete = Löschen
entry-of = { $button }: { $title }
games-unreadable =
    { counted-games }. { $unreadable ->
        [one] Eine weitere ist beschädigt; sie bleibt in diesem Browser.
       *[other] { $unreadable } weitere sind beschädigt; sie bleiben in diesem Browser.
    }

## The card at the end of a game

end-you-played = Du hast { side-name } gespielt
end-moves =
    { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    }
end-accuracy =
    { $about ->
        [yes] Genauigkeit etwa { $percent } %
       *[no] Genauigkeit { $percent } %
    }
# $own is the accuracy of $side, $others that of $other; – where it is unknown.
end-accuracy-both = Genauigkeit: { side-name } { $own }, { other-name } { $others }
# $turn is the move, $before and $after are its side's chances to win. $whose: yours, or that of $side.
# Without the review in the study it is only likely.
end-moment-was =
    { $sure ->
        [yes] Der Wendepunkt war
       *[no] Vielleicht war der Wendepunkt
    }
end-moment =
    { $whose ->
        [yours-certain] { end-moment-was } { $turn }: Bis dahin konntest du den Sieg erzwingen, danach dein Gegner.
        [other-certain] { end-moment-was } { $turn }: Bis dahin konnte { side-name } den Sieg erzwingen, danach der Gegner.
        [yours] { end-moment-was } { $turn }: Deine Chancen fielen von { $before } % auf { $after } %.
       *[other] { end-moment-was } { $turn }: Die Chancen für { side-name } fielen von { $before } % auf { $after } %.
    }
at-turning-point =
    { $sure ->
        [yes] Der Wendepunkt
       *[no] Vielleicht der Wendepunkt
    }
# The number is that of the move list.
looking-back = Rückblick: Zug { $ply } von { $of }
looking-back-start = Rückblick: Anfang
end-better = Besser: { $turn }.
end-lesson = Zur Lektion
end-next-level = Weiter: { level-name }
end-easier-level = Leichter: { level-name }
end-next-depth = Tiefe { $depth } versuchen
end-easier-depth = Leichter: Tiefe { $depth }
install-by-share = Um Alquerque zu installieren, tippe in der Leiste des Browsers auf „Teilen“ und dann auf „Zum Home-Bildschirm“.
offline-stored =
    { $what ->
        [all] Alles ist auf diesem Gerät für die Nutzung ohne Internet gespeichert ({ $size } MB).
        [some] Das Spiel ist auf diesem Gerät für die Nutzung ohne Internet gespeichert ({ $size } MB). Studie, Rätsel und Löser folgen, sobald die Verbindung gut ist.
       *[game] Das Spiel ist auf diesem Gerät für die Nutzung ohne Internet gespeichert ({ $size } MB). Studie, Rätsel und Löser brauchen das Internet.
    }

## Labels of games and moves

back-to-own = Zurück zu meiner Partie
play-a-game = Eine Partie spielen
games-opening = Deine Sammlung wird geöffnet …
library-empty = Noch keine Partien. Beendete und importierte Partien werden hier gespeichert, nur in diesem Browser.
library-busy = Deine Sammlung lässt sich nicht öffnen. Vielleicht benutzt sie ein anderer Tab dieser Seite. Schließe die anderen Tabs, dann erscheinen deine Partien hier. Bis dahin werden neue Partien getrennt gespeichert.
library-later = Eine neuere Version von Alquerque hat deine Sammlung gespeichert. Lade die Seite neu, um sie zu bekommen. Deine Partien sind sicher. Bis dahin werden neue Partien getrennt gespeichert.
other-move = Probiert wurde auch: { $turn }
other-move-of = Probiert wurde auch: { $turn } (1 von { $others })
played-before = Früher gespielt: { $turn }
opening = Eröffnung: { $name }
against-computer =
    { $whose ->
        [yours] { $end ->
            [won] Sieg gegen { $name }
            [lost] Niederlage gegen { $name }
           *[drawn] Remis gegen { $name }
        }
       *[other] { $player }: { $end ->
            [won] Sieg gegen { $name }
            [lost] Niederlage gegen { $name }
           *[drawn] Remis gegen { $name }
        }
    }
a-friend = dein Gegenüber
by-resignation = Durch Aufgabe
by-help = Mit Hilfe
game-with-moves = { $title }, { counted-moves }
players-one = { side-name }: { $name }
players-both = { $name } ({ side-word }) – { $other-player } ({ other-word })
players-none = { "" }
games-many = { counted-games }
moves-many = { counted-moves }
standing-yours = Du bist mit { side-name } am Zug.
step-before-first = Vor dem ersten Zug.
step-after = Zug { $ply } von { $of }: { $turn }.
continue-game = Partie fortsetzen ({ counted-moves })
continue-with-players = Mit diesen Spielern fortsetzen
own-rules = Eigene Regeln …
study-new-game = Neue Partie in der Studie
rules-of-own = Eigene Regeln
with-help =
    { $times ->
        [one] Einmal Hilfe genutzt
       *[other] { $times }-mal Hilfe genutzt
    }{ not-counted }
with-take-back = Züge zurückgenommen{ not-counted }
with-handicap = Vorgabe{ not-counted }
not-counted =
    { $counts ->
        [no] { " – diese Partie zählt nicht" }
       *[any] { "" }
    }

## The ladder

ladder-beaten =
    { $beaten ->
        [both] Diese Stufe hast du mit beiden Farben geschlagen.
        [one] Diese Stufe hast du mit { side-name } geschlagen.
       *[some] Diese Stufe hast du schon geschlagen.
    }
ladder-adapts =
    { $rated ->
        [yes] Du gewinnst etwa die Hälfte deiner Partien. Deine Wertung: { $rating }.
        [below] Das ist die leichteste Stufe. Wenn du gewinnst, steigst du auf.
        [later] Du gewinnst etwa die Hälfte deiner Partien.
       *[no] Du hast noch keine Wertung, darum beginnst du auf dieser Stufe.
    }
your-rating = Deine Wertung
level-rating =
    { $settled ->
        [later] { game-title }: Deine Wertung erscheint nach fünf Partien.
        [below] { game-title }: Deine Wertung liegt noch unter der Stufe „{ level-name }“.
        [no] { game-title }: Deine Wertung ist { $rating }, etwa so stark wie die Stufe „{ level-name }“. Nach etwa zehn Partien wird sie verlässlich.
       *[yes] { game-title }: Deine Wertung ist { $rating }, etwa so stark wie die Stufe „{ level-name }“.
    }
ladder-done = Du hast alle Stufen mit beiden Farben geschlagen!
ladder-solved =
    { $result ->
        [win] Bei perfektem Spiel gewinnt { side-name }.
       *[draw] Bei perfektem Spiel endet es remis.
    }
streak = { $streak } (Rekord { $best })
opponent = { game-title } gegen { $seat }
accuracy-chart =
    { $games ->
        [one] Deine Genauigkeit in der letzten Partie: { $least } %
       *[other] Deine Genauigkeit in den letzten { counted-games }: von { $least } % bis { $most } %
    }
puzzle-results-of =
    { $count ->
        [one] { game-title }: Wertung { $rating } nach einem Rätsel
       *[other] { game-title }: Wertung { $rating } nach { $count } Rätseln
    }
puzzle-best-streak =
    { $days ->
        [one] Längste Serie: { $days } Tag
       *[other] Längste Serie: { $days } Tage
    }

## Statistics and backups

statistics-deleted = Alle Ergebnisse gelöscht.
backup-saved = Gesichert als { $file }.
backup-restored = Sicherung wiederhergestellt.
backup-left-out = Nicht wiederhergestellt, weil diese Version es nicht lesen kann: { $keys }.
backup-before =
    „Wiederherstellung rückgängig machen“ holt zurück, { $dated ->
        [yes] was bis zum { $date } hier war
        [today] was vor dieser Wiederherstellung hier war
       *[no] was vorher hier war
    }: { $name ->
        [some] { $player },{ " " }
       *[none] { "" }
    }{ counted-games } gegen den Computer.
backup-foreign = Diese Datei ist keine Sicherung dieses Spiels.
backup-damaged = Diese Sicherung ist beschädigt: { $why }. Nichts wurde geändert.
backup-no-room = In diesem Browser ist kein Platz für die Sicherung. Nichts wurde geändert.

## Parts of the site that load later

part-loading = Lädt … { $received } von { $total } KB
part-begins = Lädt …
part-stalled =
    { $part ->
        [rules] Das Laden der Regeln
        [about] Das Laden dieser Seite
        [live] Das Laden des Live-Spiels
        [words] Das Laden dieser Sprache
       *[art] Das Laden der Bretter und Steine
    } brach ab ({ $received } von { $total } KB). Prüfe deine Verbindung.
part-failed =
    { $part ->
        [rules] Die Regeln ließen
        [about] Diese Seite ließ
        [live] Das Live-Spiel ließ
        [words] Diese Sprache ließ
       *[art] Diese Bretter und Steine ließen
    } sich nicht laden. Prüfe deine Verbindung.

## Keyboard shortcuts

shortcuts-page = Überall
shortcuts-board = Auf dem Brett
shortcuts-study = In der Studie
shortcut-undo = Zug zurücknehmen
shortcut-hint = Tipp anfordern
shortcut-new = Neue Partie
shortcut-flip = Brett drehen
shortcut-type = Zug eintippen
shortcut-standing = Spielstand an den Screenreader
shortcut-describe = Brett an den Screenreader
shortcut-list = Diese Liste zeigen
shortcut-step = Einen Zug zurück oder vor
shortcut-ends = Erste oder letzte Stellung
shortcut-cursor = Auf dem Brett bewegen
shortcut-activate = Stein aufnehmen oder absetzen
shortcut-cancel = Stein zurücklegen oder Meldung schließen
shortcut-variation = Vorige oder nächste Variante
shortcut-tabs = Auf einem Reiter: Reiter wechseln
shortcut-curve = Auf der Kurve der Auswertung: zehn Züge vor oder zurück
shortcut-tree = Im Suchbaum: Elternknoten, Kind, Nachbarn
shortcut-zoom = Im Suchbaum: hinein- oder herauszoomen
shortcut-leave = Suchbaum oder Rundgang verlassen
key-home = Pos1
key-end = Ende
key-page-up = Bild auf
key-page-down = Bild ab
key-enter = Eingabe
key-space = Leertaste
key-escape = Esc

## Setting a position up

setup-empty = { $spot }, leer.
setup-piece = { $spot }, { coloured-piece }.
setup-ready =
    { side-name } am Zug. Steine: { $game ->
        [othello] Weiß { $pieces-of-light }, Schwarz { $pieces-of-dark }
       *[draughts] Hell { $pieces-of-light }, Dunkel { $pieces-of-dark }
    }.
setup-no-pieces = Auf dem Brett sind keine Steine.
setup-no-pieces-of = { side-name } hat keine Steine.
setup-over = Die Partie wäre damit schon zu Ende: { side-name } gewinnt.
setup-over-draw = Die Partie wäre damit schon zu Ende: Remis.
setup-wrong = { $problem }; erwartet: { $expected }.
setup-wrong-at = Zeichen { $column }: { $problem }; erwartet: { $expected }.
eraser = Radierer

## What the browser keeps

kept-copy = Eine Kopie wurde im Browserspeicher unter { $key } gesichert.
no-copy = Für eine Kopie war kein Platz, die beschädigten Daten werden also überschrieben.
unreadable-settings = Deine gespeicherten Optionen sind beschädigt ({ $why }). { $copy }
unreadable-game = Deine gespeicherte Partie { game-title } ist beschädigt ({ $why }). { $copy }
unreadable-library = Deine Sammlung ist beschädigt ({ $why }). { $copy }
unreadable-statistics = Deine Statistik ist beschädigt ({ $why }). { $copy }
mended-game =
    Deine gespeicherte Partie { game-title } war beschädigt ({ $what ->
        [played] sie gibt mehr Züge an, als sie hat
        [draw] so kann sie nicht geendet haben
       *[record] ihre Züge gehören zu einer anderen Partie
    }) und wurde repariert. { $copy }
unreadable-games = Beschädigt in deiner Sammlung: { counted-games }. { $copy }
no-file = Hier lässt sich keine Datei speichern. Kopiere stattdessen den Text.
saved-too-long = es sind mehr als { $most } Zeichen
saved-wrong = unerwartete Daten: { $why }
saved-version = Version { $found }; das hier ist Version { $ours }
saved-other-game = es ist eine Partie { game-title }
saved-no-level = unbekannte Stufe { $number }
saved-no-depth = ungültige Tiefe { $number }
saved-exploration = die Explorationskonstante { $number } liegt außerhalb des Erlaubten
saved-no-json = kein gültiges JSON
saved-long-field = ein Text darin ist zu lang
saved-no-game = es enthält keine Partie

## Labels

board-of =
    { $game ->
        [alquerque] Alquerquebrett
        [othello] Othellobrett
       *[draughts] Damebrett
    }
spot-empty-label = { $spot }, leer
spot-piece-label = { $spot }, { coloured-piece }
# A spot and one more thing that is said of it.
spot-and = { $label }, { $remark }
piece-label = { x-coloured-piece-first }
seat-level = Computer, { level-name }
seat-depth = Computer, Tiefe { $depth }
seat-uct = Computer, { uct-name }
uct-name = UCT, { $limit }
seat-chance = Computer, Zufallszüge
seat-player = Spieler { $number }
seat-you = Du
seat-friend = Gegenüber
# $whose: both where two AIs play, then of $side.
strength-level = { strength }: { level-name } ({ $level } von { $levels })
strength-depth =
    { $whose ->
        [both] Rechnet voraus ({ side-word })
       *[one] Rechnet voraus
    }: { counted-moves }
strength-uct =
    { $whose ->
        [both] Zufallspartien (Simulationen) oder Zeit pro Zug ({ side-word })
       *[one] Zufallspartien (Simulationen) oder Zeit pro Zug
    }
# $playouts is a number with its thousands grouped.
limit-playouts = { $playouts } Simulationen
limit-seconds =
    { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    }
limit-of-alquerque = { $limit } wie in Merkels Programm
limit-of-ucthello = { $limit } wie in UCThello
strength =
    { $whose ->
        [both] Stärke ({ side-word })
       *[one] Stärke
    }
level-name =
    { $level ->
        [1] Neuling
        [2] Anfänger
        [3] Lernender
        [4] Aufsteiger
        [5] Gelegenheitsspieler
        [6] Fortgeschrittener
        [7] Vereinsspieler
        [8] Ligaspieler
        [9] Turnierspieler
        [10] Experte
        [11] Meister
       *[12] Großmeister
    }
exploration = Explorationskonstante von UCB1: { $number }
exploration-hint = Wie oft die Suche Züge ausprobiert, die bisher schlechter aussehen. Üblich ist 1,41, die Wurzel aus 2.
exploration-unused = Nur UCT verwendet diese Zahl. Um sie zu ändern, wähl UCT als Engine.
# Somebody who is known by name, and what else they are.
named-seat = { $name } ({ $seat })
slip = Auf dieser Stufe sieht der Computer nicht alles. Hier hat er { $move } gewählt.
expected-win = Erzwungener Sieg für { side-name }
expected-draw = Erzwungenes Remis
expected-share = etwa { $share } % für { side-word }
balance-label =
    { $whose ->
        [yours] Deine Chancen
       *[side] Chancen von { side-name }
    }
evaluation = Der Computer schätzt: etwa { $percents } %
games-none = { "" }
counted-pieces = { pieces-word }
captured = geschlagen
tab-yours = Du bist am Zug – { game-title }
spots = Brett
go-on-here = Von hier weiter
resume = Fortsetzen
stop = Stopp
play-back = Abspielen
rematch-short = Revanche
play-again = Noch einmal
type-move = Zug, etwa { $turn }
type-move-any = Zug eingeben
editor-hint =
    { $game ->
        [othello] Klicke oder tippe auf ein Feld, um den Stein zu setzen, und noch einmal, um ihn zu entfernen. Zieh einen Stein, um ihn zu versetzen oder vom Brett zu nehmen. Mit der Tastatur: Pfeiltasten, Enter und Entf.
        [draughts] Klicke oder tippe auf ein Feld, um den Stein zu setzen, und noch einmal, um ihn zu entfernen. Zieh einen Stein, um ihn zu versetzen oder vom Brett zu nehmen. Mit der Tastatur: Pfeiltasten, Enter und Entf.
       *[alquerque] Klicke oder tippe auf einen Punkt, um den Stein zu setzen, und noch einmal, um ihn zu entfernen. Zieh einen Stein, um ihn zu versetzen oder vom Brett zu nehmen. Mit der Tastatur: Pfeiltasten, Enter und Entf.
    }
give-send = Schicken
give-copy = Kopieren
give-copied = Kopiert
share-invite = Jemanden weiterspielen lassen
share-link = Link zur Partie
start = Start
play-by-link = Per Link spielen
new-play = Spielen
new-game = Neue Partie
method-of = Engine ({ side-word })
method = Engine
at-bottom = { side-word } unten
computed-forced = Der Zug war erzwungen.
computed-nothing = Der Computer hat noch nicht gezogen.
computed-book = Der Computer hat aus dem Eröffnungsbuch gezogen.
ai-hint =
    { $counts ->
        [nodes] Knoten sind Stellungen, die der Computer angesehen hat.
       *[playouts] Simulationen sind Zufallspartien, die der Computer ausprobiert; Knoten sind Stellungen, die er angesehen hat.
    }
playouts-per-second = Simulationen pro Sekunde
nodes-per-second = Knoten pro Sekunde
playouts = Simulationen
nodes = Knoten
nodes-in-tree = Knoten im Baum
nodes-looked-at = Durchsuchte Knoten
loading = Lädt
try-again = Noch einmal
goal-alquerque = Schlag alle Steine deines Gegners oder setz sie fest.
# In a line that a small phone has room for, or two.
goal =
    { $game ->
        [othello] Wer am Ende mehr Steine hat, gewinnt.
       *[draughts] { goal-alquerque }
    }
undo = Zurück
take-back = Rücknahme
bring-it-back = Zurück zu meiner Partie
bring-moves-back = Wiederherstellen
resign = Aufgeben
resign-side = { side-name } gibt auf
review-it = Auswerten
menu-study = Partie in der Studie öffnen

## Rulesets

ruleset-title =
    { $ruleset ->
        [merkel] Merkels Regeln
        [medieval] Mittelalterliche Regeln
        [ancient] Antike Regeln
        [alfonso] Alfons’ Regeln
        [murray] Murrays Regeln
        [othello] Turnierregeln
        [othello-no-pass] Ohne Passen
       *[draughts] Englische Dame
    }
## What rules say

ruleset-description =
    { $ruleset ->
        [merkel] Zieh vorwärts oder seitwärts. Du musst schlagen und immer weiterschlagen. Jede Partie endet.
        [medieval] Zieh in jede Richtung. Du musst schlagen und immer weiterschlagen.
        [ancient] Zieh in jede Richtung. Du musst schlagen, kannst aber mittendrin aufhören. Die letzten acht Steine spielen im inneren Quadrat.
        [alfonso] Zieh in jede Richtung. Du musst nicht schlagen; ein Sprung pro Zug.
        [murray] Zieh in jede Richtung. Du musst weder schlagen noch weiterschlagen.
        [othello] Wenn du nicht ziehen kannst, passt du. Können beide nicht ziehen, endet die Partie.
        [othello-no-pass] Kein Passen: Wenn du nicht ziehen kannst, endet die Partie.
       *[draughts] Dunkel beginnt. Steine schlagen vorwärts, Damen in alle Richtungen. Auf der letzten Reihe endet der Zug.
    }
ruleset-source =
    { $ruleset ->
        [merkel] Oliver Merkel, Alquerque (HTML5), 2016; ähnlich wie bei R. C. Bell, Board and Table Games, 1979
        [medieval] Alquerque in the mediaeval Book of Games, nach dem Libro de los juegos, 1283
        [ancient] Alquerque (ancient checkers), El Qirkat
        [alfonso] Libro de los juegos, Alfons X., 1283, in der Fassung von Ludii
        [murray] H. J. R. Murray, A History of Board-Games Other Than Chess, 1951, in der Fassung von Ludii
        [othello] World Othello Federation; UCThello von Oliver Merkel
        [othello-no-pass] UCThello von Oliver Merkel, eine Option
       *[draughts] World Checkers/Draughts Federation; Hell darf beginnen, wie in manchen Checkers-Programmen
    }

# The same as parts of one sentence, with `meanings-end` at its end.
meaning-steps-forward = zieh vorwärts oder seitwärts
meaning-steps-any = zieh auf allen Linien
meaning-inverting-forbidden = ein Stein kann nicht auf den Punkt zurück, den er gerade verlassen hat
meaning-inverting-allowed = ein Stein kann auf den Punkt zurück, den er gerade verlassen hat
meaning-capture-compulsory = du musst schlagen, wenn du kannst
meaning-capture-optional = du musst nicht schlagen
meaning-chain-compulsory = schlag weiter, solange es geht
meaning-chain-optional = du kannst nach jedem Sprung aufhören
meaning-chain-single = ein Sprung pro Zug
meaning-inner-square-off = das ganze Brett bleibt im Spiel
meaning-inner-square-from-eight = die letzten acht Steine spielen im inneren Quadrat
meaning-passing-must = du passt, wenn du nicht ziehen kannst
meaning-passing-game-over = die Partie endet, wenn du nicht ziehen kannst
meaning-begin-light = Hell beginnt
meaning-begin-dark = Dunkel beginnt
meanings-and = { $before }; { $meaning }
meanings-end = { $before }; { $meaning }.
source-of = Quelle: { ruleset-source }.
handicap-note = Partien mit Vorgabe zählen nicht für deine Statistik.
handicap =
    { $pieces ->
        [one] Der Computer beginnt mit einem Stein weniger. { handicap-note }
       *[other] Der Computer beginnt mit { $pieces } Steinen weniger. { handicap-note }
    }
handicap-othello =
    { $pieces ->
        [one] Du beginnst mit einer Ecke. { handicap-note }
       *[other] Du beginnst mit { $pieces } Ecken. { handicap-note }
    }
handicap-pieces =
    { $pieces ->
        [one] 1 Stein weniger
       *[other] { $pieces } Steine weniger
    }
handicap-corners =
    { $pieces ->
        [one] 1 Ecke für dich
       *[other] { $pieces } Ecken für dich
    }

## The options of rules

# The label of a field; the value behind it goes on with the sentence.
option-steps = Züge
option-inverting = Sofort zurückziehen
option-capture = Schlagen
option-chain = Schlagfolgen
option-inner-square = Endspiel im inneren Quadrat
option-passing = Kein möglicher Zug
option-begin = Erster Zug
value-steps-forward = Vorwärts und seitwärts
value-steps-any = In jede Richtung
value-inverting-forbidden = Verboten
value-inverting-allowed = Erlaubt
value-capture-compulsory = Pflicht
value-capture-optional = Freiwillig
value-chain-compulsory = Bis zum Ende
value-chain-optional = Ende nach jedem Sprung möglich
value-chain-single = Nur ein Sprung
value-inner-square-off = Aus
value-inner-square-from-eight = Bei höchstens 8 Steinen
value-passing-must = Du passt
value-passing-game-over = Die Partie endet
value-begin-light = Hell
value-begin-dark = Dunkel
# Worin sich Regeln von benannten unterscheiden.
ruleset-variant = { ruleset-title }, { $variant }
variant-steps-forward = keine Züge zurück
variant-steps-any = Züge in jede Richtung
variant-inverting-forbidden = sofort zurückziehen verboten
variant-inverting-allowed = sofort zurückziehen erlaubt
variant-capture-compulsory = Schlagpflicht
variant-capture-optional = ohne Schlagpflicht
variant-chain-compulsory = Schlagfolgen bis zum Ende
variant-chain-optional = Schlagfolgen beendbar
variant-chain-single = nur ein Sprung
variant-inner-square-off = ganzes Brett
variant-inner-square-from-eight = inneres Quadrat

## Texts that cannot be read: what is wrong, and what would be right. Without a capital and a full stop.

text-error = { text-subject } `{ $text }`: { $problem }; erwartet: { $expected }
text-error-at = { text-subject } `{ $text }`, Zeichen { $column }: { $problem }; erwartet: { $expected }
text-subject =
    { $subject ->
        [position] Stellung
        [move] Zug
        [ruleset] Regelwerk
        [date] Datum
       *[link] Link
    }
setup-error = Stellung: { $problem }; erwartet: { $expected }
file-error = { $problem }; erwartet: { $expected }
import-error = Partie { $game }, Zeile { $line }, Zeichen { $column }: { $cause }
warning-left-out =
    { $variations ->
        [one] 1 Variante
       *[other] { $variations } Varianten
    } weggelassen
warning-left-out-from =
    { $variations ->
        [one] 1 Variante
       *[other] { $variations } Varianten
    } weggelassen, ab Zeile { $line }, Zeichen { $column }: { $cause }
warning-unclaimed-draw =
    nach Zug { $move } hätte die Partie { $rule ->
        [repetition] wegen dreifacher Stellungswiederholung
       *[quiet] wegen zu vieler Züge ohne Schlag
    } remis sein können, aber niemand hat Remis beansprucht
warning-glued = Zeile { $line }, Zeichen { $column }: `{ $text }` folgt ohne Leerzeichen auf einen Zug und ist jetzt ein Kommentar
warning-cut = die Züge ab Zeile { $line }, Zeichen { $column } wurden weggelassen: { $cause }
warning-date = weggelassen: { $why }
warning-no-result = weggelassen: `{ $text }` ist kein Ergebnis
warning-other-result = laut Datei: { $stated }, nach den Regeln aber: { $real }
outcome-word =
    { $outcome ->
        [light] Hell gewinnt
        [dark] Dunkel gewinnt
        [white] Weiß gewinnt
        [black] Schwarz gewinnt
       *[draw] Remis
    }
warning-no-agreement = diese Regeln kennen kein vereinbartes Remis; das Ergebnis der Datei bleibt stehen

part-word =
    { $part ->
        [board] Brett
        [side] Seite am Zug
        [quiet] Halbzugzahl
        [number] Zugnummer
        [barred] gesperrter Zug
        [point] Punkt
        [square] Feld
        [colour] Farbe
        [colon] Doppelpunkt
        [comma] Komma
        [move] Zug
        [name] Name
       *[option] Option
    }
# ein Brett; with a k before it: kein Brett.
x-a-part =
    { $part ->
        [side] eine { part-word }
        [quiet] eine { part-word }
        [number] eine { part-word }
        [colour] eine { part-word }
        [option] eine { part-word }
       *[board] ein { part-word }
    }
problem-missing =
    { $part ->
        [board] das Brett
        [side] die Seite am Zug
        [quiet] die Halbzugzahl
        [number] die Zugnummer
        [barred] der gesperrte Zug
        [point] der Punkt
        [square] das Feld
        [colour] die Farbe
        [colon] der Doppelpunkt
        [comma] das Komma
        [move] der Zug
        [name] der Name
       *[option] eine Option
    } fehlt
problem-nothing = { x-a-part } fehlt
problem-not-a = `{ $text }` ist k{ x-a-part }
problem-too-long = das ist zu lang
problem-fields =
    die Stellung hat { $count ->
        [one] 1 Angabe
       *[other] { $count } Angaben
    }
problem-rows =
    das Brett hat { $count ->
        [one] 1 Reihe
       *[other] { $count } Reihen
    }
problem-squares =
    das Brett hat { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    }
problem-points =
    Reihe { $row } hat { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
problem-no-piece = `{ $text }` steht für nichts auf einem Brett
problem-surplus = es ist mehr da, als zu einer Stellung gehört
problem-out-of-place = `{ $text }` steht nicht an seinem Platz
problem-side-twice = die { x-helle }n Steine sind doppelt aufgeführt
problem-square-twice = Feld { $at } ist doppelt aufgeführt
problem-backward = die Folge von Feld { $from } bis { $to } läuft rückwärts
problem-too-many = { side-name } hat { $count } { pieces-word }
problem-king = auf { $at } steht eine Dame
problem-uncrowned = auf Feld { $at } kann kein { x-heller } Stein stehen, denn dort wird er zur Dame
problem-light-square = auf einem hellen Feld steht ein Stein
problem-no-checker = auf { $at } steht kein Stein
problem-checker-twice = der Stein auf { $at } ist doppelt aufgeführt
problem-no-such-step = ein { x-heller } Stein auf { $from } könnte ohnehin nicht nach { $to }
problem-no-step-before = ein { x-heller } Stein kann nicht von { $from } nach { $to } gezogen sein
problem-nothing-barred = wo das Zurückziehen erlaubt ist, ist kein Zug gesperrt
problem-no-passes = diese Regeln kennen kein Passen
problem-passed-twice = nach zweimaligem Passen ist die Partie zu Ende
problem-illegal = das ist nicht erlaubt
problem-capture-compulsory = das ist nicht erlaubt, es herrscht Schlagzwang
problem-must-go-on = die Schlagfolge muss weitergehen
problem-only-one = das ist nur { x-a-part }
problem-several-meant = das kann mehrere Schlagfolgen meinen
problem-game-over = die Partie ist zu Ende
problem-must-pass = kein Stein darf ziehen
problem-pass-not-forced = gepasst wird nur, wenn nach den Regeln nichts anderes geht
problem-pass-beside-sets = Passen ist nicht erlaubt, solange es einen Zug gibt
problem-occupied = auf diesem Feld liegt ein Stein
problem-turns-nothing = kein Stein würde umgedreht
problem-no-ruleset = ein Regelwerk mit dem Namen `{ $text }` gibt es nicht
problem-no-option = die Option `{ $text }` gibt es nicht
problem-no-value = die Option `{ $option }` kann nicht `{ $text }` sein
problem-option-twice = die Option `{ $option }` ist doppelt angegeben
problem-no-position = eine solche Stellung gibt es nicht
problem-full = die Partie hat { counted-moves }
problem-full-with-variations = die Partie hat { counted-moves }, die der Varianten mitgezählt
problem-no-date = dieses Datum gibt es nicht
problem-no-link = das ist kein Link zu einer Partie
problem-damaged =
    der Link ist beschädigt: { $damage ->
        [version] Eine solche Version gibt es nicht
        [characters] Er enthält Zeichen, die in keinem Link stehen
        [short] Er hört zu früh auf
        [checksum] Seine Prüfsumme stimmt nicht
       *[senseless] Er ergibt keinen Sinn
    }
problem-newer = das stammt von einer neueren Version dieses Spiels
problem-long-text = der Text ist zu lang
problem-nothing-in = in `{ $text }` ist keine Partie
problem-closes-nothing = ein `{ $text }` schließt nichts
problem-open-comment = ein Kommentar ist nicht geschlossen
problem-open-variation = eine Variante ist nicht geschlossen
problem-open-tag = der Tag `{ $text }` ist nicht geschlossen
problem-open-property = der Wert von `{ $text }` ist nicht geschlossen
problem-open-game = die Partie ist nicht geschlossen
problem-open-value = der Wert des Tags `{ $text }` hört nicht auf
problem-tag-form = einem Tag fehlt der Name oder ein Wert in Anführungszeichen
problem-tag-inside = darin steht ein Tag
problem-nothing-before = davor steht kein Zug
problem-no-game = ein Spiel `{ $text }` gibt es nicht
problem-no-game-type = der Spieltyp `{ $text }` ist nicht bekannt
problem-which-game = daraus geht nicht hervor, welches Spiel es ist
problem-more-moves = die Partie hat mehr als { counted-moves }
problem-no-game-there = da ist keine Partie
problem-other-game = das Spiel ist `{ $text }`
problem-other-type = der Typ des Spiels ist `{ $text }`
problem-no-ggf-board = `{ $text }` ist kein Brett
# Only Othello says this.
problem-not-the-turn-of = { side-name } ist nicht am Zug

expected-alquerque-position = drei, nämlich Brett, Seite am Zug und gesperrte Züge, etwa `ddddd/ddddd/dd1ll/lllll/lllll l -`
expected-light-or-dark = `l` für Hell oder `d` für Dunkel
expected-five-rows = fünf Reihen von Reihe 5 bis hinab zu Reihe 1, durch `/` getrennt
expected-five-points = fünf Punkte in jeder Reihe
expected-checkers-or-digit = `l` für Hell, `d` für Dunkel oder eine Ziffer von 1 bis 5 für so viele leere Punkte
expected-barred-steps = `-` oder eine geordnete Liste wie `c1-b1,d5-e5`
expected-no-barred-steps = `-` anstelle der gesperrten Züge
expected-bars-of-checkers = gesperrte Züge von Steinen, die auf dem Brett stehen
expected-steps-of-the-rules = nur Züge, die sonst nach den Regeln erlaubt wären
expected-way-back = der Rückweg eines Zuges, den die Regeln erlauben
expected-one-bar-each = höchstens ein gesperrter Zug für jeden Stein
expected-two-passes = `pass` höchstens zweimal
expected-passes-last = das Passen am Ende
expected-counters-behind-bars = höchstens zwei Zähler nach den gesperrten Zügen
expected-othello-position = die 64 Felder von a1 bis h8 und die Seite am Zug, `X` oder `O`
expected-dark-or-light = `X` für Schwarz oder `O` für Weiß
expected-disc-or-empty = `X` für Schwarz, `O` für Weiß oder `-` für ein leeres Feld
expected-all-squares = 64 Felder von a1 bis h8
expected-semicolon = nach der Seite am Zug nichts außer einem `;`
expected-discs-alone = nur Steine, keine Damen
expected-draughts-position = die Seite am Zug und die Felder beider Seiten, etwa `B:W21,22,K30:B1,2`
expected-square-list = Felder von 1 bis 32, durch Kommas getrennt, Damen mit `K` davor, etwa `W21,22,K30`
expected-colour-and-squares = `W` oder `B` und die Felder der Steine
expected-one-list-each = für jede Seite eine Liste von Feldern
expected-lower-first = das Feld mit der kleineren Nummer zuerst
expected-one-piece-each = höchstens ein Stein auf jedem Feld
expected-full-stop = nichts hinter dem Punkt am Ende
expected-counters-behind-squares = höchstens zwei Zähler hinter den Feldern
expected-king-on = dort eine Dame, `K{ $at }`
expected-dark-squares = Steine nur auf dunklen Feldern
expected-count = eine Zahl von 0 bis 65535
expected-number = eine Zahl von 1 bis 65535
expected-twelve-pieces = höchstens zwölf auf jeder Seite
expected-points = Punkte von a1 bis e5, etwa `c2-c3` oder `a3xc3xe5`
expected-numbered-squares = Felder von 1 bis 32, etwa `11-15` oder `15x24x31`
expected-one-of = eins von { $texts }
# Nothing but a list of texts.
these = { $texts }
expected-no-move = kein Zug
expected-no-move-as-over = kein Zug, denn die Partie ist zu Ende
expected-option-once = jede Option höchstens einmal
expected-position = eine Stellung dieses Spiels
expected-shorter-game = eine kürzere Partie
expected-date = ein Datum wie `2026-11-21`, `2026.11.??` oder `????.??.??`
expected-link = ein Text, der mit `g1.` beginnt, vielleicht nach einer Adresse und `#`
expected-whole-link = der ganze Link, Zeichen für Zeichen so, wie er geschickt wurde
expected-link-size = höchstens 8 MB
expected-known-version = Version 1 oder 2; lade das Spiel neu, dann hast du die neueste
expected-text-size = höchstens 64 MB
expected-games = Partien mit Tags, Züge wie `c2-c3`, `11-15` oder `f5d6`, GGF oder ein Link
expected-file-part = ein Zug, ein Kommentar oder ein Tag
expected-tag = ein Tag wie `[Event "Club championship"]`
expected-ruleset-tag = ein Tag wie `[Ruleset "merkel"]`
expected-tag-end = `]` hinter dem Wert eines Tags
expected-comment-end = `{ "}" }` am Ende
expected-variation-end = `)` am Ende
expected-move = ein Zug
expected-moves = Züge
expected-any-move = ein Zug wie `c2-c3`, `11-15` oder `f5`
expected-game = eine Partie
expected-game-title = `Alquerque`, `Othello` oder `English draughts`
expected-game-type = `21`, das ist englische Dame
expected-ggf-properties = Angaben wie `B[F5]` und am Ende `;)`
expected-ggf-end = `]` am Ende
expected-ggf-othello = `GM[Othello]`
expected-ggf-type = gewöhnliches Othello auf 8 mal 8 Feldern, `TY[8]`
expected-ggf-board = die Größe, 64 Felder `*`, `O` oder `-` und die Seite am Zug, etwa `8 -...- *`
expected-in-turn = Züge in ihrer Reihenfolge, `B[...]` für Schwarz

## What the page and its search say to each other

failure-no-request = das ist keine Anfrage ({ $why }); erwartet: eine Anfrage der Version { $version }
failure-no-text = `{ $text }` ist nicht lesbar
failure-no-exploration = die Explorationskonstante gibt es nicht; erwartet: 0 bis 1000
failure-no-depth = Tiefe { $number } gibt es nicht; erwartet: 1 bis { $most }
failure-no-level = Stufe { $number } gibt es nicht; erwartet: 1 bis { $most }
failure-only-uct = diese Engine hat keine solche Grenze; erwartet: eine Zeit oder keine Grenze
failure-other-worker = dieser Hintergrundprozess hat keine solche Engine; erwartet: Beweise vom Löser, alles andere von der Suche
failure-too-deep = Tiefe { $number } dauert zu lange; erwartet: höchstens { $most }

## A friend on another device: what the page says

friend-connected = Ihr seid verbunden.
friend-interrupted = Die Verbindung ist unterbrochen. Die Partie ist sicher. Bitte warten …
friend-lost = Die Verbindung ist verloren. Lade neu ein oder spielt per Link weiter.
friend-left = Dein Gegenüber ist gegangen. Lade neu ein oder spielt per Link weiter.
friend-away = Die Seite deines Gegenübers wurde geschlossen oder neu geladen. Warte auf einen Link, oder lade neu ein.
friend-ended = Die Live-Verbindung ist beendet.
friend-rejoin = Diese Seite wurde neu geladen. Schick deinem Gegenüber einen Link, um die Live-Partie fortzusetzen.
friend-cancelled = Einladung zurückgezogen.
friend-waiting = Warten auf dein Gegenüber.
friend-invitation-lost = Die Seite wurde neu geladen, deine Einladung gilt nicht mehr. Lade noch einmal ein.
friend-unreachable = Eure Geräte erreichen einander nicht
friend-offers =
    { $offer ->
        [draw] Dein Gegenüber bietet Remis an.
        [takeback] Dein Gegenüber möchte einen Zug zurücknehmen.
       *[rematch] Dein Gegenüber möchte Revanche.
    }
friend-offered =
    { $offer ->
        [draw] Du hast Remis angeboten.
        [takeback] Du hast darum gebeten, deinen Zug zurückzunehmen.
       *[rematch] Du hast um Revanche gebeten.
    }
friend-declines =
    { $offer ->
        [draw] Dein Gegenüber hat das Remis abgelehnt.
        [takeback] Dein Gegenüber hat abgelehnt. Der Zug gilt.
       *[rematch] Dein Gegenüber möchte jetzt keine Revanche.
    }
friend-declined = Du hast abgelehnt.
friend-not-now = Das geht jetzt nicht.
friend-agreed =
    { $offer ->
        [draw] Ihr habt euch auf Remis geeinigt.
        [takeback] Der Zug wurde zurückgenommen.
       *[rematch] Revanche! Ihr habt die Seiten getauscht.
    }
friend-says = Dein Gegenüber: { $saying }
friend-you-say = Du: { $saying }
saying-hello = Hallo!
saying-luck = Viel Glück!
saying-good-move = Guter Zug!
saying-oops = Hoppla!
saying-thanks = Danke!
saying-good-game = Schöne Partie!
friend-illegal = Das andere Gerät schickte einen unerlaubten Zug. Er gilt nicht.
friend-clock = Die andere Uhr zeigt zu viel Zeit. Es gilt, was dein Gerät gezählt hat.
friend-differs =
    { $moves ->
        [0] Das andere Gerät hat andere Züge. Neu anfangen? Deine Züge bleiben, wenn du nicht zustimmst.
       *[other] Das andere Gerät hat nach Zug { $moves } andere Züge. Von dort weiterspielen? Deine Züge bleiben, wenn du nicht zustimmst.
    }
friend-differs-only = Das andere Gerät hat mehr Züge als deines. Es geht weiter, sobald dein Gegenüber zustimmt.
friend-other-game = Das andere Gerät hat eine andere Partie. Die Verbindung ist beendet, deine Partie bleibt.
friend-too-many = Das andere Gerät schickte zu viele Nachrichten. Die Verbindung ist beendet, deine Partie bleibt.
friend-unreadable = Das andere Gerät schickte etwas Unlesbares. Es wird nicht beachtet.
friend-version = Eure Geräte haben verschiedene Versionen. Ladet beide die Seite neu, dann lade noch einmal ein.
friend-copied = Kopiert. Schick es jetzt weiter.
friend-not-copied = Kopieren ging nicht. Markiere den Link und kopiere ihn.
friend-damaged-link = Das ist kein vollständiger Link. Kopiere den ganzen Link und versuche es noch einmal.
friend-own-link = Das ist dein eigener Link. Schick ihn weiter und füge hier den anderen ein.
friend-other-invitation = Dieser Link gehört zu einer früheren Einladung. Bitte dein Gegenüber, die neue zu öffnen.
friend-no-invitation = Dieser Link gehört zu einer Einladung, die nicht mehr gilt. Lade noch einmal ein.
friend-no-server = Das ist keine Serveradresse. Sie muss mit stun: oder turn: beginnen.
friend-late = Noch ist niemand da. Beginnt die Partie nicht, bitte um eine neue Einladung.
friend-no-camera = Die Kamera ist nicht verfügbar. Füge stattdessen den Link ein.
friend-sides = Du: { side-name }, dein Gegenüber: { other-name }
friend-first =
    { $mover ->
        [you] Du ziehst zuerst
       *[friend] Dein Gegenüber zieht zuerst
    }
friend-continues = Ihr setzt eine laufende Partie fort
friend-to-move =
    { $mover ->
        [you] Du bist am Zug
       *[friend] Dein Gegenüber ist am Zug
    }
friend-control = Uhr: { $control } (Minuten + Sekunden pro Zug)

## A friend on another device: the dialog of live games. Only the build reads these.

live-start = Jemanden einladen
live-start-how = Ihr spielt jeder auf dem eigenen Gerät. Seid ihr im selben WLAN, braucht ihr sonst nichts.
live-invite = Einladen
live-been-invited = Bist du eingeladen?
live-been-invited-how = Öffne den Link, den du bekommen hast, oder füge ihn hier ein.
live-wait = Einen Moment …
live-invite-first = Gib diese Einladung weiter
live-give-how = Lass diesen Code mit einer Handykamera scannen oder schick deinem Gegenüber den Link.
live-invite-then = Gib die Antwort ein
live-invite-then-how = Dein Gegenüber bekommt einen Link für dich. Öffne ihn auf diesem Gerät oder füge ihn hier ein.
live-keep-open = Lass diese Seite offen, bis ihr verbunden seid.
live-invited = Du bist zu einer Partie eingeladen
live-replaces = Deine Partie hier wird in der Sammlung gespeichert.
live-accept = Spielen
live-answer-first = Schick diese Antwort zurück
live-answer-then = Warte auf dein Gegenüber
live-answer-then-how = Sobald die Antwort dort geöffnet ist, beginnt die Partie auf beiden Geräten.
live-rejoin = Schick deinem Gegenüber diesen Link
live-rejoin-how = Sobald der Link dort geöffnet wird, geht die Partie weiter.
live-connecting = Verbindung wird aufgebaut …
live-connecting-how = Das dauert ein paar Sekunden.
live-failed-how = Geht in dasselbe WLAN oder tragt unten einen Server ein. Ladet dann noch einmal ein.
live-again = Neu einladen
live-show = Link zeigen
live-cancel = Einladung zurückziehen
live-handed = Die Partie beginnt in deinem anderen Tab
live-handed-how = Du kannst diesen Tab schließen.
live-nobody = Dieser Link gilt nicht mehr
live-nobody-how = Die Seite mit deiner Einladung wurde geschlossen oder neu geladen. Lade noch einmal ein.
live-connected = Ihr seid verbunden
live-connected-how = Schließ dieses Fenster, um weiterzuspielen.
live-hang = Trennen
live-unsupported = Dieser Browser kann Geräte nicht verbinden
live-unsupported-how = Ihr könnt per Link spielen, Zug um Zug.
live-code = QR-Code des Links
live-link = Link
live-send = Senden
live-copy = Kopieren
live-paste = Link deines Gegenübers
live-use = Verbinden
live-scan = Code scannen
live-scan-stop = Scannen beenden
live-camera = Kamera
live-server = Nicht im selben Netz?
live-server-url = STUN- oder TURN-Server (stun:… oder turn:…)
live-server-user = Benutzername (TURN)
live-server-password = Passwort (TURN)
live-server-hint = Lass das im selben WLAN leer. Sonst brauchen eure Geräte vielleicht einen Server, um einander zu finden. Ein STUN-Server sieht deine Netzadresse und wann du dich verbindest, aber nicht die Partie. Ein TURN-Server leitet die Partie verschlüsselt weiter und sieht daher auch, wann und wie viel du sendest.
live-server-use = Neue Einladung mit diesem Server
live-bar = Dein Gegenüber
live-say = Sagen …

## The page

# Named by `data-say` in the HTML, and by start.js where the ids begin with `start-`.

page-title = Alquerque, Othello und Dame gegen den Computer
page-description = Spiele Alquerque, Othello und englische Dame online gegen den Computer oder zu zweit. Kostenlos, installierbar, auch offline.
alquerque = Alquerque
merkel = Merkels Regeln
heading-choose = – Spiel wählen
main-navigation = Hauptmenü
flip-board = Brett drehen
menu = Menü
my-games = Meine Partien
help = Hilfe
close = Schließen
dark = Dunkel
board = Alquerquebrett
describe-board = Brett beschreiben
light = Hell
game = Spiel
othello = Othello
loading-games = Die Spiele werden geladen …
back-to-result = Zum Ergebnis
accept = Annehmen
decline = Ablehnen
play-perfect = Gegen einen perfekten Gegner weiterspielen
start-try-again = Noch einmal
dismiss-message = Meldung schließen
thinking = Denkt nach
actions = Züge und Partien
new-game-short = Neue
offer-draw = Remis anbieten
offer-draw-short = Remis
end-turn = Zug beenden
move-now = Jetzt ziehen
who-wins = Wer gewinnt beim Alquerque?
show-line = Zeigen
pause = Pause
back-to-game = Zurück zur Partie
send-link = Link schicken
how-to-play = So geht’s
open-anyway = Trotzdem öffnen
show-me-how = Zeig mir, wie’s geht
change-level = Stufe ändern
puzzle-of-the-day = Rätsel des Tages
leave-lesson = Lektion beenden
leave = Verlassen
stay = Bleiben
rematch-swapped = Revanche, Seiten getauscht
end-looking = Sucht den Wendepunkt …
end-no-moment = Kein klarer Wendepunkt.
enlarge-sheet = Zugliste vergrößern
moves = Züge
stepping = Durch die Partie blättern
step-first = Zum Anfang
step-back = Einen Zug zurück
step-on = Einen Zug vor
step-last = Zum letzten Zug
no-move-yet = Noch keine Züge.
english-draughts = Englische Dame
moves-of-game = Züge der Partie
type-a-move = Zug eingeben
type-a-move-example = Zug, etwa c2-c3
ai-info = So denkt der Computer
watch-thinking = Der Suche zusehen
ai-depth = Suchtiefe
ai-score = Wert in Steinen
ai-expected = Erwartetes Ergebnis
ai-line = Erwartete Zugfolge:
move = Zug
score = Wert
update-ready = Eine neue Version ist da. Deine Partie ist gespeichert.
update-reload = Neu laden
menu-solve = Diese Stellung lösen
set-up-position = Stellung aufbauen
puzzles = Rätsel
share = Teilen
library = Sammlung
statistics = Statistik
rules = Regeln
marks = Was die Zeichen bedeuten
options = Optionen
about = Über Alquerque
install = Installieren
offline-keep = Auch Studie, Rätsel und Löser offline behalten
choose-game = Spiel wählen
new-own-rules = Eigene Regeln
new-handicap = Vorgabe des Computers
handicap-none = Keine
new-first-move = Erster Zug
new-first-usual = Nach den Regeln
side-light = Hell
side-dark = Dunkel
new-first-by-lot = Zufällig
new-opponent = Gegner
loser-chooses = Verlierer wählen lassen
opponent-computer = Computer
opponent-friend-here = Zu zweit hier
opponent-friend-by-link = Zu zweit online
new-watch = Computer gegen sich selbst spielen lassen
new-you-play = Du spielst
new-more = Mehr Optionen
new-you-by-lot = Zufällig
clock = Uhr
clock-none = Keine
clock-1-0 = 1 min
clock-3-2 = 3 min + 2 s
clock-5-0 = 5 min
clock-5-5 = 5 min + 5 s
clock-10-5 = 10 min + 5 s
clock-15-10 = 15 min + 10 s
clock-30-20 = 30 min + 20 s
clock-hint = Zeit pro Seite plus Bonus pro Zug. Die Uhren starten nach dem ersten Zug, per Link gibt es keine.
new-adapts = Stufe an meine Wertung anpassen
method-levels = Stufen
method-uct = UCT
method-alpha-beta = Alpha-Beta
method-random = Zufallszüge
new-engine-hint = Stufen machen Fehler wie ein Mensch. UCT spielt viele Zufallspartien zu Ende und zählt die Ergebnisse. Alpha-Beta rechnet immer gleich viele Züge voraus.
go-on = Weiter
hint = Tipp
options-inverting-hint = Ein Stein, der seitwärts gezogen ist, kann mit seinem nächsten Zug nicht gleich zurück. Wenn du es erlaubst, können Partien remis enden.
options-rules-later = Gilt ab deiner nächsten Partie.
options-apply-rules = Neue Partie ab dieser Stellung
options-board-and-pieces = Brett und Steine
options-playing = Spielen
options-language = Sprache
options-theme = Farben
options-system = System
options-board = Brett
look-wood = Holz
look-classic = Klassisch
look-parchment = Pergament
look-contrast = Kontrast
options-pieces = Steine
look-stones = Stein
look-plain = Schlicht
options-motion = Animation
motion-slow = Langsam
motion-usual = Normal
motion-fast = Schnell
options-orientation = Brett ausrichten
orientation-yours = Deine Seite unten
orientation-mover = Nach jedem Zug drehen
options-targets = Mögliche Züge zeigen
options-rings = Bewegliche Steine umranden
rings-first-games = In den ersten Partien
rings-always = Immer
rings-never = Nie
options-notation = Koordinaten zeigen
options-all-sides = Koordinaten an allen vier Seiten
options-chances = Gewinnchancen während der Partie zeigen
options-ai-info = Zeigen, wie der Computer denkt
options-book = Eröffnungen aus dem Buch spielen (ab Stufe 6)
options-verdicts = Gewinnzüge zeigen (Partien zu zweit)
options-premoves = Vorausziehen, während der Computer nachdenkt
options-sound-and-touch = Ton und Vibration
options-general = Allgemein
options-sound = Zuggeräusche
options-volume = Lautstärke
options-vibration = Beim Schlagen vibrieren
options-keys = Tastenkürzel aus einem Buchstaben
shortcuts = Tastenkürzel
options-for-the-curious = Für Neugierige
rules-of = Regeln von
print-board = Brett ausdrucken
editor-board = Deine aufgebaute Stellung
editor-tools = Steine zum Setzen
editor-light-man = Heller Stein
editor-dark-man = Dunkler Stein
editor-light-king = Helle Dame
editor-dark-king = Dunkle Dame
editor-to-move = Am Zug
editor-play = Von hier spielen
editor-start = Grundstellung
editor-current = Aktuelle Stellung
editor-clear = Leeren
editor-text = Die Stellung als Text
record = Import und Export
record-this-game = Diese Partie
record-names = Namen und Datum
record-event = Turnier
record-date = Datum
record-form = Format
record-text = Text
download = Herunterladen
record-read-games = Import
record-input = Partien oder einen Link einfügen
record-kinds = Füge PDN (Dame), Zugfolgen oder GGF (Othello) oder einfach die Züge einer Partie Alquerque, Othello oder Dame ein. Eine Datei (.pdn, .ggf, .txt, bis 64 MB) kannst du auch irgendwo auf der Seite ablegen.
record-file = Datei wählen …
record-read = Importieren
library-export = Alle exportieren
library-more = Mehr Partien zeigen
library-games = Partien, die neueste zuerst
statistics-hint = Partien mit Vorgabe zählen nicht, und auch nicht solche, in denen du einen Tipp oder „Lösen“ benutzt oder einen Zug zurückgenommen hast. Die Genauigkeit stammt aus der schnellen Auswertung nach jeder Partie.
statistics-empty = Noch keine Ergebnisse. Beendete Partien gegen den Computer werden hier gezählt, nur in diesem Browser.
statistics-won = Siege
statistics-as-light = mit Hell / Weiß
statistics-as-dark = mit Dunkel / Schwarz
statistics-drawn = Remis
statistics-lost = Verloren
statistics-streak = Serie
statistics-delete = Alles löschen
accuracy-title = Genauigkeit
best-title = Beste Partien
backup-title = Sicherung
backup-hint = Sichert alles in einer Datei: deinen Namen, Optionen, Ergebnisse, Studien, Rätsel, Sammlung und laufende Partien. Nichts wird hochgeladen. Das Wiederherstellen ersetzt alles außer der Sammlung: Ihre Partien kommen dazu.
backup-save = Alles sichern
backup-restore = Wiederherstellen …
backup-undo = Wiederherstellung rückgängig machen
your-name = Dein Name
friend = Online zu zweit spielen
play-live = Live spielen
play-live-hint = ihr seid beide online, und jeder Zug kommt sofort an.
play-by-link-hint = ihr schickt euch nach jedem Zug einen Link, wann ihr wollt.
share-game = Diese Partie teilen
share-hint = Wer einen Link hat, kann die Partie sehen. Nichts wird hochgeladen.
share-up-to-here = Nur bis zu diesem Zug
share-view-only = Nur ansehen
share-code = Als QR-Code
share-code-label = QR-Code des Links zur Partie
share-picture = Als Bild speichern
picture-png = Bild (PNG)
picture-svg = Zeichnung (SVG)
picture-gif = Animierte Partie (GIF)
share-by-link-hint = Spiel mit jemand anderem weiter: Dein Gegenüber übernimmt die Seite des Computers, und ihr schickt euch nach jedem Zug einen Link.
share-move-first = Damit dein Gegenüber weiterspielen kann, mach zuerst deinen Zug. Teil danach hier den Link.
start-game-stalled = Das Spiel lädt nicht weiter: Seit 10 Sekunden ist nichts mehr angekommen.
start-words-stalled = Die Texte der Seite laden nicht weiter: Seit 10 Sekunden ist nichts mehr angekommen.
start-no-memory = Alquerque konnte nicht starten: Der Speicher reicht nicht. Schließe andere Tabs oder Apps und lade dann neu.
start-unsupported = Alquerque konnte nicht starten: Dieser Browser kann es nicht ausführen. Aktualisiere den Browser oder nimm einen anderen.
start-framed = Alquerque läuft nicht innerhalb der Seite einer anderen Website.
start-unframed = Alquerque in eigenem Tab öffnen
start-catalogue = Katalog mit Texten wählen (.ftl)
start-load-again = Neu laden
start-no-file = Alquerque konnte nicht starten: Eine Datei fehlt oder ist beschädigt.
start-as-file = Alquerque braucht einen Webserver: Als Datei geöffnet kann die Seite ihre anderen Dateien nicht laden. Starte einen mit python3 -m http.server im Ordner der Seite.
start-incomplete = Alquerque konnte nicht starten: Die Seite wurde nicht vollständig geladen.
start-failed = Alquerque konnte wegen eines Fehlers nicht starten.
start-no-webassembly = Alquerque braucht WebAssembly, das in diesem Browser fehlt oder ausgeschaltet ist. Jeder neuere Browser kann es.
start-stopped = Alquerque wurde durch einen Fehler angehalten. Deine Partie ist gespeichert.
theme-light = Hell
theme-dark = Dunkel
motion-none = Keine

## The titles of documents, and what the installed program says of itself

title-rules-alquerque = Die Regeln von Alquerque
title-rules-othello = Die Regeln von Othello
title-rules-draughts = Die Regeln der englischen Dame
title-who-wins = Wer gewinnt beim Alquerque?
title-marks = Was die Zeichen bedeuten
title-about = Über Alquerque
title-offline = Du bist offline
description-offline = Alquerque ist gerade nicht auf diesem Gerät gespeichert. Geh online, um es neu zu laden.
description-study-offline = Die Studie ist noch nicht auf diesem Gerät gespeichert. Öffne sie einmal, während du online bist; danach geht sie auch offline.
manifest-description = Spiele Alquerque, Othello und englische Dame gegen den Computer oder zu zweit. Auch offline.
manifest-screenshot = Eine Partie gegen den Computer
