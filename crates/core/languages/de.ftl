# German, in Fluent's form; see en.ftl and docs/translating.md. The player is addressed as du. Ids that begin with x- are helpers of this language.

## Words that sentences are made of

# The quotation marks: what stands before and behind the word.
quotes = „text“
point = ,
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
x-the-piece-accusative =
    { $piece ->
        [king] die Dame
       *[man] den Stein
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
       *[draughts] Dame (englisch)
    }
# Draughts number their squares, and a bare number would not be understood; other boards have names such as c2.
spot-name =
    { $named ->
        [number] Feld { $at }
       *[letters] { $at }
    }
# What a spot of the board is called.
place-word =
    { $place ->
        [square] Feld
       *[point] Punkt
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
counted-plies =
    { $plies ->
        [one] 1 Halbzug
       *[other] { $plies } Halbzügen
    }
# Where there is nothing to list.
none = nichts
# A sentence that quotes what is wrong.
told = { $what }.
# Sentences one behind the other.
row = { $phrases }
# What is shown as it is: a name, or a text of the player's own.
as-it-is = { $text }

## The board

no-such-move = { $move } geht hier nicht. Du kannst { $moves } spielen.
game-over = Die Partie ist zu Ende.
ais-turn = Die KI ist am Zug.
in-hand = { piece-name } auf { $at } in der Hand. { x-it-first } darf nach { $targets }.
put-back = { piece-name } zurück auf { $at }.
jumped = Geschlagen. { x-the-piece-first } auf { $at } schlägt weiter: nach { $targets }.
jumped-may-end = Geschlagen. { x-the-piece-first } auf { $at } darf weiter nach { $targets }, oder der Zug endet hier.
chain = Die Schlagfolge geht weiter: nach { $targets }. Zurücknehmen: Stein antippen oder Esc.
chain-may-end = Die Schlagfolge darf weiter nach { $targets } oder auf { $spot } enden: Ein Tippen auf den Stein beendet den Zug.
may-not-go = { x-the-piece-first } auf { $from } darf nicht nach { $to }, nur nach { $targets }.
may-move = Ziehen kann der Stein auf { $spots }.
may-set = Setzen kannst du auf { $spots }.
# A line of the board in words: Hell, 3 Steine: a1, b2, c3.
group-of-pieces =
    { side-name }, { $piece ->
        [king] { $pieces ->
            [one] 1 Dame
           *[other] { $pieces } Damen
        }
       *[man] { $pieces ->
            [one] 1 Stein
           *[other] { $pieces } Steine
        }
    }: { $spots }.
capture-compulsory = Du musst schlagen.
capture-with = Du musst von { $spots } aus schlagen.
spot-taken =
    { $place ->
        [square] Dieses Feld ist besetzt.
       *[point] Dieser Punkt ist besetzt.
    }
no-move-there = Dorthin führt kein Zug.
spot-occupied =
    Auf { $spot } { $piece ->
        [disc] liegt
       *[man] steht
    } schon ein Stein.
turns-nothing-beside = Ein Stein auf { $spot } würde nichts umdrehen: Daneben liegt kein gegnerischer.
turns-nothing-between = Ein Stein auf { $spot } würde nichts umdrehen: Keine Reihe gegnerischer Steine endet von dort aus bei einem eigenen.
spot-empty =
    Auf { $spot } { $piece ->
        [disc] liegt
       *[man] steht
    } kein Stein.
others-turn = { side-name } ist am Zug.
blocked =
    Für { x-the-piece-accusative } auf { $spot } ist { $place ->
        [square] kein Feld
       *[point] kein Punkt
    } frei.
remark-in-hand = in der Hand
remark-may-end = der Zug darf hier enden
remark-target = hierhin darf der Stein in der Hand
remark-may-set = hier darfst du setzen
remark-may-move = darf ziehen
remark-last = letzter Zug
remark-wins = gewinnt
remark-draws = Remis
remark-loses = verliert

## Why a piece cannot move

why-no-line = Keine Linie führt in einem Zug dorthin.
why-not-back = Gezogen wird vorwärts und seitwärts, nie zurück.
why-came-from = Der Stein kam von { $from } und darf nicht gleich wieder zurück.
why-here-from = Der Stein auf { $at } kam von { $from } und darf nicht gleich dorthin zurück.
why-far-row = Der Stein auf { $at } hat die gegnerische Grundreihe erreicht und kann von dort nur noch schlagen.
why-inner-square = Sind höchstens { $checkers } Steine übrig, endet jeder Zug auf einem der neun Punkte des inneren Quadrats.
why-edge-first = Sind höchstens { $checkers } Steine übrig, müssen erst die vom Rand nach innen, bevor die anderen ziehen.
why-dark-squares = Gespielt wird nur auf den dunklen Feldern.
why-man-forward = Ein Stein zieht nur vorwärts, eine Dame auch rückwärts.

## Draws by agreement

draw-offered = { side-name } bietet Remis an. { other-name }: annehmen?
draw-declined = { side-name } lehnt das Remis ab.
draw-ai-declines =
    Die KI lehnt das Remis ab: { $why ->
        [chance] Sie spielt nach dem Zufall und möchte weiterspielen
        [early] Die Partie hat gerade erst begonnen
        [unthought] Sie hat über diese Stellung nicht nachgedacht
        [better] Sie glaubt, besser zu stehen
       *[hopes] Sie hofft noch, die Partie zu drehen
    }.

## The search

search-thinks = { side-name } denkt nach.
search-other-version = Die Seite hat Version { $page }, ihre Suche aber Version { $search }. Bitte lade die Seite neu.
search-failed = Die Suche konnte nicht antworten: { $why }.
search-wrong-move-why = Die Suche hat etwas Falsches geantwortet: { $why }.
search-wrong-move = Die Suche hat mit einem falschen Zug geantwortet, `{ $move }`.
search-anew = Die Suche hat nicht geantwortet. Sie wurde neu gestartet, und die Partie geht weiter.
search-impossible = Die KI lässt sich nicht starten. Zu zweit könnt ihr trotzdem spielen.
search-no-move = Die Suche hat keinen Zug gefunden.
verdict-win =
    { side-name } gewinnt{ $known ->
        [exactly] { " " }in { counted-plies }
        [most] , in höchstens { counted-plies }
       *[win] { " " }sicher
    }
verdict-looking = Es wird ermittelt, wer gewinnt …
verdict-open = Wer hier gewinnt, ist nicht bekannt
prover-incomplete = Ein Teil dessen, was über Alquerque bekannt ist, ließ sich nicht laden. Die Partie geht weiter; nur ist seltener bekannt, wer gewinnt.
prover-missing = Was herausfindet, wer gewinnt, ließ sich nicht laden. Frag noch einmal, wenn du online bist.
line-ends = Wer gewinnt, ist hier sicher, aber noch nicht, wie es weitergeht.
hint-looking = Ein Tipp wird gesucht …
hint-piece = Tipp: der Stein auf { $at }
hint-column = Tipp: irgendwo in Spalte { $at }
hint-move = Tipp: { $at }
new-version = Eine neue Version ist da.

## The line under the board

stated-win = { side-name } hat laut Mitschrift gewonnen
stated-draw = Remis laut Mitschrift
status-yours =
    { $task ->
        [move] Du bist am Zug: { side-name }
        [capture] Du bist am Zug: { side-name } muss schlagen
       *[go-on] Du darfst weiterschlagen oder aufhören
    }
status-side =
    { $task ->
        [move] { side-name } ist am Zug
        [capture] { side-name } muss schlagen
       *[go-on] { side-name }: weiterschlagen oder aufhören
    }
status-friends = { side-name } ist am Zug: dein Gegenüber
status-thinking = { side-name } denkt nach …

## Turns, and the course of games

played = { side-name }: { $turn }.
played-by-ai = { side-name } (KI): { $turn }.
must-pass = { side-name } hat keinen Zug und muss passen.
your-turn = Du bist am Zug.
your-turn-capture = Du bist am Zug: Schlag von { $spots } aus.
side-to-move = { side-name } ist am Zug.
side-to-capture = { side-name } ist am Zug und muss von { $spots } aus schlagen.
new-game-begins = Neue Partie. { side-name } beginnt.
game-goes = { game-title }.
rematch-you = Revanche mit getauschten Seiten. Du spielst { side-word }.
rematch = Revanche mit getauschten Seiten.
against-perfect = Du spielst jetzt { side-word }, und die KI spielt, so gut sie kann.
revenge-side = Revanche mit Wahl: { side-name } hat verloren und darf Regeln und Seite wählen.
revenge-you = Revanche mit Wahl: Du hast verloren, also wählst du die Regeln und deine Seite.
revenge-ai = Revanche mit Wahl: Die KI hat verloren, also hat sie diese Regeln gewählt und für sich die andere Seite.
sits-below = { side-name } sitzt unten.
replaces-unfinished = Neue Partie. Die vorige wurde nicht beendet.
before-is-kept = Die vorige Partie bleibt erhalten.
before-is-back = Die vorige Partie ist wieder da.
inner-square = Ab jetzt wird im inneren Quadrat gespielt.
paused = Pause.
resumed = Es geht weiter.
sure-to-resign = Diese Partie aufgeben?
turns-no-more = Das Brett dreht sich nicht mehr zu dem hin, der am Zug ist. In den Optionen kannst du das wieder einschalten.
other-tab = Diese Partie ging in einem anderen Tab weiter.
here-is-kept = Was hier war, bleibt erhalten.
game-not-kept = Weder Partie noch Optionen überstehen ein Neuladen: Der Speicher dieses Browsers ist voll oder gesperrt. Speichere die Partie als Text oder lösche Partien aus der Sammlung.
step-before-first = Vor dem ersten Zug.
step-after = Zug { $ply } von { $of }: { $turn }.
step-taken-back = Zurückgenommen: { counted-moves }.
step-played-again = Wieder gespielt: { counted-moves }.
step-stopped = Angehalten.

## Results

# $lone: the one human at the board has won or lost; nobody where two people or none play. $side has won.
result-whose =
    { $lone ->
        [won] Du hast gewonnen
        [lost] Du hast verloren
       *[nobody] { side-name } gewinnt
    }
result-resigned = { result-whose }: { other-name } hat aufgegeben.
result-you-resigned = Du hast aufgegeben.
result-time = { result-whose }: { other-name } hat keine Zeit mehr.
result-your-time = Du hast verloren: Deine Zeit ist um.
result-no-pieces = { result-whose }: { other-name } hat keinen Stein mehr.
result-no-move = { result-whose }: { other-name } kann nicht ziehen.
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
draw-repetition = Remis: zum dritten Mal dieselbe Stellung.
draw-agreement = Remis durch Vereinbarung.
draw-passes = Remis: Beide Seiten haben gepasst.
draw-quiet =
    Remis: { $game ->
        [alquerque] hundert Züge ohne Schlag
        [othello] Nichts hat sich geändert
       *[draughts] auf beiden Seiten vierzig Züge, ohne zu schlagen oder einen einfachen Stein zu ziehen
    }.
draw-score = Remis: { $first } zu { $second }.
draw = Remis.

## Lessons. A small phone has room for three short lines.

lesson-step = { $step } von { $of }: { $text }
lesson-ask-step = Tippe den Stein im Ring an, dann einen Stern auf einer Linie.
lesson-ask-step-draughts = Tippe auf einen Stein, dann auf einen Stern: nur vorwärts.
lesson-ask-capture = Spring über den dunklen Stein auf den Punkt dahinter.
lesson-ask-capture-draughts = Wer schlagen kann, muss: Spring über den dunklen Stein.
lesson-ask-must-capture = Wer schlagen kann, muss schlagen. Ein Stein kann es.
lesson-ask-chain = Spring, und spring mit demselben Stein gleich weiter.
lesson-ask-win = Ein Stein ist noch übrig. Schlag ihn.
lesson-ask-crown = Spring auf die letzte Reihe: Dort wird ein Stein zur Dame.
lesson-ask-place = Tippe auf einen Stern und schließ einen weißen Stein ein.
lesson-ask-rows = Ein Stein kann mehrere Reihen umdrehen. Finde das Feld.
lesson-ask-corner = Ein Stein in der Ecke wird nie umgedreht. Hol sie dir.
lesson-ask-count = Das letzte Feld. Wer mehr Steine hat, gewinnt.
lesson-told-step = Das war ein Zug. Als Nächstes: schlagen.
lesson-told-capture = Geschlagen! Schlag alle oder setz sie fest: So gewinnst du.
lesson-told-must-capture = Richtig: Ein anderer Zug war nicht erlaubt.
lesson-told-chain = Eine Schlagfolge: mehrere Sprünge in einem Zug.
lesson-told-win = Gewonnen! Jetzt kennst du das Spiel.
lesson-told-crown = Gewonnen! Eine Dame darf auch rückwärts.
lesson-told-place = Er wird umgedreht. Jeder Zug muss etwas umdrehen.
lesson-told-rows = Drei Reihen auf einmal.
lesson-told-corner = Er bleibt schwarz bis zum Schluss.
lesson-told-count = 40 zu 24: Schwarz gewinnt. Jetzt kennst du das Spiel.

## The library, games as texts, and links

library-took-place = Die Sammlung ist voll: Die neueste Partie hat die älteste ersetzt, { $title }.
library-took-place-of = Die Sammlung ist voll: Die neueste Partie hat die älteste ersetzt, { $title } vom { $date }.
library-full = Die Sammlung hat jetzt { counted-games } und ist voll: Jede weitere ersetzt die älteste. Exportiere alle oder lösche einige, damit dir nichts Wichtiges verloren geht.
library-not-kept = Die Sammlung lässt sich nicht speichern: Der Speicher dieses Browsers ist voll oder gesperrt. Exportiere sie unter „Sammlung“.
library-opened = { $title }: { $result }.
library-unreadable = Diese Partie ist nicht lesbar: { $why }. Sie bleibt in der Sammlung.
library-deleted = Gelöscht: { $title }.
library-undeleted = Die Partie ist wieder in der Sammlung.
library-exported =
    Exportiert: { counted-games }.{ $unread ->
        [0] { "" }
        [one] { " " }Eine war nicht lesbar und fehlt.
       *[other] { " " }{ $unread } waren nicht lesbar und fehlen.
    }
link-unreadable = Dieser Link lässt sich nicht öffnen: { $why }. An deiner eigenen Partie hat sich nichts geändert.
link-opened = Eine Partie aus einem Link: { $title }.
link-your-turn = Du spielst { side-word } und bist am Zug.
link-friends-turn = Du spielst { side-word }, und dein Gegenüber ist am Zug.
link-is-here = Das ist die Partie auf dem Brett.
link-send = Schick deinem Gegenüber den Link.
link-not-by-link = Diese neue Partie läuft nicht per Link. Wenn du das möchtest, wähle als Gegner „per Link“.
link-with-friend = Spielst du diese Partie zu zweit? Dann überlässt die KI die andere Seite deinem Gegenüber.
link-friend-to-move = Dein Gegenüber ist am Zug. Kommt der Link zurück, dann öffne ihn oder füge ihn unter „Als Text speichern/laden“ ein.
link-friend-has-side = Die andere Seite spielt jetzt dein Gegenüber. Mach deinen Zug und schick dann den Link.
text-too-large = Der Text ist zu groß: Mehr als 4 MB lässt sich nicht lesen. Teile ihn in mehrere kleinere auf.
file-too-large = Die Datei { $file } ist zu groß: Mehr als 4 MB lässt sich nicht lesen. Teile sie in mehrere kleinere auf.
file-no-text = Die Datei { $file } ist keine Textdatei.
warning-of-game = Partie { $number }: { $warning }.
# $what: the title of the one game that was read, or how many games it were.
read =
    Gelesen: { $place ->
        [board] { $what }.
        [library] { $what }. Die Partie ist jetzt in der Sammlung und auf dem Brett.
        [library-all] { $what }. Sie sind jetzt in der Sammlung, und die erste ist auf dem Brett.
        [no-room] { $what }. Die Partie ist auf dem Brett; in der vollen Sammlung ist kein Platz mehr für sie.
       *[no-room-all] { $what }. Die erste ist auf dem Brett. Die Sammlung ist voll: Für { $left } davon war kein Platz mehr.
    }
nothing-to-read = Noch gibt es nichts zu lesen: Füge eine Partie oder einen Link ein oder wähle eine Datei.
copied = Kopiert.
not-copied = Das Kopieren geht hier nicht: Markiere den Text und kopiere ihn selbst.
# A game with the name or the values of its rules.
game-with-rules = { game-title }, { $rules }
winner = { side-name } gewinnt
result-draw = Remis
not-finished = Nicht beendet

## Parts of the site that load later

part-loading = Lädt: { $received } von { $total } KB …
part-begins = Lädt …
part-failed =
    { $part ->
        [rules] Die Regeln konnten
        [about] Diese Seite konnte
        [words] Diese Sprache konnte
       *[art] Die Zeichnungen dieser Bretter und Steine konnten
    } nicht geladen werden: Das Netz oder der Server antwortet nicht richtig.

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
setup-over = Die Partie wäre sofort zu Ende: { side-name } gewinnt.
setup-over-draw = Die Partie wäre sofort zu Ende: Remis.
setup-wrong = { $problem }; erwartet: { $expected }.
setup-wrong-at = Zeichen { $column }: { $problem }; erwartet: { $expected }.

## What the browser keeps

kept-copy = Eine Kopie liegt im Speicher dieses Browsers unter { $key }.
no-copy = Für eine Kopie ist kein Platz: Was als Nächstes gespeichert wird, überschreibt es.
unreadable-settings = Die gespeicherten Optionen sind nicht lesbar ({ $why }). { $copy }
unreadable-game = Die gespeicherte Partie { game-title } ist nicht lesbar ({ $why }). { $copy }
unreadable-library = Die Sammlung ist nicht lesbar ({ $why }). { $copy }
unreadable-statistics = Die Statistik ist nicht lesbar ({ $why }). { $copy }
mended-game =
    Die gespeicherte Partie { game-title } widersprach sich ({ $what ->
        [played] darin sind mehr Züge gespielt, als sie hat
        [draw] so, wie sie es angibt, kann sie nicht geendet haben
       *[record] ihre Mitschrift gehört zu einer anderen Partie
    }) und wurde berichtigt. { $copy }
unreadable-games =
    { $games ->
        [one] 1 Partie der Sammlung ist nicht lesbar.
       *[other] { $games } Partien der Sammlung sind nicht lesbar.
    } { $copy }
no-file = Hier lässt sich keine Datei schreiben: Kopiere den Text selbst.
saved-too-long = es sind mehr als { $most } Zeichen
saved-missing = `{ $field }` fehlt
saved-twice = `{ $field }` ist doppelt da
saved-wrong = `{ $field }` kann nicht `{ $found }` sein
saved-version = es stammt von Version { $found }, und das hier ist Version { $ours }
saved-other-game = es ist eine Partie { game-title }
saved-no-level = Stufe { $number } gibt es nicht
saved-no-depth = Tiefe { $number } gibt es nicht
saved-exploration = die Explorationskonstante { $number } liegt außerhalb des Erlaubten
saved-no-json = es ist kein JSON
saved-deep = die Listen darin sind zu tief verschachtelt
saved-long-field = ein Text darin ist zu lang
saved-no-game = es ist keine Partie darin

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
seat-level = KI, Stufe { $level }
seat-depth = KI, Tiefe { $depth }
seat-chance = KI, Zufallszüge
seat-human = Mensch
seat-you = Du
seat-friend = Gegenüber, per Link
# $whose: both where two AIs play, then of $side.
strength-level = { strength }: Stufe { $level } von { $levels }, { level-name }
strength-depth = { strength }: { $depth } von { $deepest } Halbzügen
strength =
    { $whose ->
        [both] Stärke der KI von { side-word }
       *[one] Stärke
    }
level-name =
    { $level ->
        [1] Neuling
        [2] Anfänger
        [3] Schüler
        [4] Freizeitspieler
        [5] Stammspieler
        [6] Vereinsspieler
        [7] Ligaspieler
        [8] Experte
        [9] Meister
       *[10] Großmeister
    }
exploration = Explorationskonstante von UCB1: { $number }
played-by = Für { side-word } spielt
# Somebody who is known by name, and what else they are.
named-seat = { $name } ({ $seat })
other-move = Anderer Zug: { $turn }
other-move-of = Anderer Zug: { $turn }, einer von { $others }
played-before = Zuvor gespielt: { $turn }
continue-game = Diese Partie fortsetzen ({ counted-moves })
source-of = Quelle: { ruleset-source }.
slip = Wie es zu ihrer Stufe gehört, hat sie diesmal nicht genau hingesehen und { $move } gespielt.
expected-win = { side-name } gewinnt sicher
expected-draw = Sicheres Remis
expected-share = etwa { $share } für { side-word }
evaluation = Die KI erwartet etwa { $percents } % für { side-word }
games-none = { "" }
games-one = Eine Partie
games-many = { counted-games }
games-unreadable =
    { counted-games }. { $unreadable ->
        [one] Eine weitere ist nicht lesbar; sie bleibt in diesem Browser.
       *[other] { $unreadable } weitere sind nicht lesbar; sie bleiben in diesem Browser.
    }
games-opening = Die Sammlung wird geöffnet.
opponent = { game-title }: { $seat }
streak = { $streak } (Rekord { $best })
moves-many = { counted-moves }
with-help =
    { $times ->
        [one] Mit Hilfe: einmal
       *[other] Mit Hilfe: { $times }-mal
    }
players-one = { side-name }: { $name }
players-both = { $name } ({ side-word }) – { $other-player } ({ other-word })
players-none = { "" }
entry-open = Öffnen
entry-replay = Abspielen
entry-delete = Löschen
entry-of = { $button }: { $title } { $date }
counted-pieces = { pieces-word }
captured = geschlagen
tab-yours = Du bist am Zug – { game-title }
form-tagged = Tags und Züge
form-pdn = PDN
form-transcript = Zugfolge
spots = Brett
eraser = Radierer
resume = Fortsetzen
go-on-here = Von hier weiter
hint = Tipp
play-back-stop = Stopp
play-back = Abspielen
type-move =
    { $game ->
        [alquerque] Zug, etwa c2-c3
        [othello] Zug, etwa d3
       *[draughts] Zug, etwa 11-15
    }
give-send = Schicken
give-copy = Kopieren
start = Start
learn-next = Weiter
learn-play = Spielen
own-rules = eigenes Regelwerk …
rules-of-own = Eigenes Regelwerk
method-of = Verfahren der KI von { side-word }
method = Verfahren der KI
ai-of = KI von { side-word }
at-bottom = { side-word } unten
computed-forced = Nichts: Es gab nur einen möglichen Zug.
computed-nothing = Noch nichts: Sie war noch nicht am Zug.
playouts-per-second = Simulationen pro Sekunde
nodes-per-second = Knoten pro Sekunde
playouts = Simulationen
nodes = Knoten
nodes-in-tree = Knoten im Baum
nodes-looked-at = Betrachtete Knoten
loading = Lädt
try-again = Noch einmal
# In a line that a small phone has room for, or two.
goal =
    { $game ->
        [othello] Wer am Ende mehr Steine hat, gewinnt.
       *[draughts] Schlag alle Steine deines Gegners oder setz sie fest.
    }
about-game =
    { $game ->
        [alquerque] Der tausend Jahre alte Vorfahr des Damespiels: Auf 25 Punkten springst du über die Steine deines Gegners.
        [othello] Schließ gegnerische Steine zwischen deinen ein, dann werden sie umgedreht. Wer am Ende mehr Steine hat, gewinnt.
       *[draughts] Auch Checkers genannt: je zwölf Steine auf 8 mal 8 Feldern, Schlagzwang und Damen, die auch rückwärts ziehen.
    }

## Rulesets

ruleset-title =
    { $ruleset ->
        [merkel] Merkel (2016)
        [medieval] Mittelalter
        [ancient] Antike, inneres Quadrat
        [alfonso] Alfonso (1283)
        [murray] Murray (1951)
        [othello] Turnierregeln
        [othello-no-pass] Ohne Passen
       *[draughts] Englische Dame
    }
ruleset-description =
    { $ruleset ->
        [merkel] Nur vorwärts und seitwärts, Schlagzwang bis zum letzten Sprung: Jede Partie findet ein Ende.
        [medieval] Gezogen wird auf allen Linien; Schlagzwang bis zum letzten Sprung.
        [ancient] Gezogen wird auf allen Linien; es herrscht Schlagzwang, doch die Schlagfolge ist freiwillig; die letzten acht kämpfen im inneren Quadrat.
        [alfonso] Gezogen wird auf allen Linien; nichts ist Pflicht, und ein Sprung ist der ganze Zug.
        [murray] Gezogen wird auf allen Linien; nichts ist Pflicht, und ein Schlag darf weitergehen.
        [othello] Die Turnierregeln: Wer nicht ziehen kann, muss passen, und die Partie endet, wenn es beide nicht mehr können.
        [othello-no-pass] Kein Passen: Die Partie endet, sobald die Seite am Zug nicht ziehen kann.
       *[draughts] Dunkel beginnt; Steine schlagen vorwärts, Damen in alle Richtungen, und mit der Umwandlung zur Dame endet der Zug.
    }
ruleset-source =
    { $ruleset ->
        [merkel] Oliver Merkel, Alquerque (HTML5), 2016; nahe an R. C. Bell, Board and Table Games, 1979
        [medieval] Alquerque in the mediaeval Book of Games, nach dem Libro de los juegos, 1283
        [ancient] Alquerque (ancient checkers), El Qirkat
        [alfonso] Libro de los juegos, Alfons X., 1283, in der Fassung von Ludii
        [murray] H. J. R. Murray, A History of Board-Games Other Than Chess, 1951, in der Fassung von Ludii
        [othello] World Othello Federation; UCThello von Oliver Merkel
        [othello-no-pass] UCThello von Oliver Merkel, eine Option
       *[draughts] World Checkers/Draughts Federation; Hell darf beginnen, wie in manchen Checkers-Programmen
    }

# The label of a field; the value behind it goes on with the sentence.
option-steps = Gezogen wird
option-inverting = Sofortiges Zurückziehen ist
option-capture = Schlagen ist
option-chain = Ein Schlag
option-inner-square = Das innere Quadrat gilt
option-passing = Wer nicht ziehen kann,
option-begin = Es beginnt
value-steps-forward = vorwärts und seitwärts
value-steps-any = auf allen Linien
value-inverting-forbidden = verboten
value-inverting-allowed = erlaubt
value-capture-compulsory = Pflicht
value-capture-optional = freiwillig
value-chain-compulsory = geht weiter bis zum Ende
value-chain-optional = darf nach jedem Sprung enden
value-chain-single = ist ein einzelner Sprung
value-inner-square-off = nie
value-inner-square-from-eight = ab acht Steinen
value-passing-must = passt
value-passing-game-over = beendet die Partie
value-begin-light = Hell
value-begin-dark = Dunkel
# The same as parts of one sentence, with `meanings-end` at its end.
meaning-steps-forward = die Steine ziehen vorwärts und seitwärts
meaning-steps-any = die Steine ziehen auf allen Linien
meaning-inverting-forbidden = kein Stein zieht gleich wieder zurück
meaning-inverting-allowed = ein Stein darf gleich wieder zurückziehen
meaning-capture-compulsory = wer schlagen kann, muss schlagen
meaning-capture-optional = niemand muss schlagen
meaning-chain-compulsory = ein Schlag geht weiter, solange er kann
meaning-chain-optional = ein Schlag darf nach jedem Sprung enden
meaning-chain-single = ein Schlag ist ein einzelner Sprung
meaning-inner-square-off = bis zum Ende gelten alle Punkte
meaning-inner-square-from-eight = die letzten acht Steine spielen im inneren Quadrat
meaning-passing-must = wer nicht ziehen kann, passt
meaning-passing-game-over = die Partie ist zu Ende, sobald eine Seite nicht ziehen kann
meaning-begin-light = Hell beginnt
meaning-begin-dark = Dunkel beginnt
meanings-and = { $before }; { $meaning }
meanings-end = { $before }, und { $meaning }.

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
warning-behind-draw = { counted-moves } nach einem Remis laut Regelwerk weggelassen
warning-date = weggelassen: { $why }
warning-no-result = weggelassen: `{ $text }` ist kein Ergebnis
warning-other-result = das angegebene Ergebnis, { $stated }, ist nicht das nach den Regeln, { $real }
outcome-word =
    { $outcome ->
        [light] Hell gewinnt
        [dark] Dunkel gewinnt
       *[draw] Remis
    }
warning-no-agreement = nach diesen Regeln findet jede Partie ein Ende, und niemand vereinbart ein Remis: Es gilt als bloße Angabe

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
problem-more-games = es sind mehr als { $count } Partien
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
problem-not-the-turn-of =
    { $side ->
        [light] Weiß
       *[dark] Schwarz
    } ist nicht am Zug

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
expected-text-size = höchstens 4 MB
expected-games = Partien mit Tags, Züge wie `c2-c3`, `11-15` oder `f5d6`, GGF oder ein Link
expected-smaller-files = mehrere kleinere Dateien
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

failure-no-request = das ist keine Anfrage ({ $why }); erwartet: eine der Version { $version }
failure-no-text = `{ $text }` ist nicht lesbar
failure-no-exploration = die Explorationskonstante gibt es nicht; erwartet: 0 bis 1000
failure-no-depth = Tiefe { $number } gibt es nicht; erwartet: 1 bis { $most }
failure-no-level = Stufe { $number } gibt es nicht; erwartet: 1 bis { $most }
failure-only-uct = nur UCT hat Stufen und Simulationen; erwartet: eine Zeit oder keine Grenze
failure-other-worker = diese Art von Worker hat keine solche Engine; erwartet: Beweise vom Beweiser, alles andere von der Suche
failure-too-deep = Tiefe { $number } dauert zu lange; erwartet: höchstens { $most }

## What the page itself says. The ids are the English words: letters and digits, at most 40 characters of them.

page-Alquerque-Othello-and-draughts-against-t = Alquerque, Othello und Dame gegen den Computer
page-Play-Alquerque-Othello-and-English-draug = Spiele Alquerque, Othello und englische Dame zu zweit oder gegen den Computer, der mit UCT oder Alpha-Beta sucht. Kostenlos, installierbar, auch offline.
page-Alquerque = Alquerque
page-Merkel = Merkel
page-choose-a-game = : Spiel wählen
page-Main = Hauptmenü
page-Flip-board = Brett drehen
page-Menu = Menü
page-Dark = Dunkel
page-captured = geschlagen
page-Alquerque-board = Alquerquebrett
page-Describe-the-board = Brett beschreiben
page-Light = Hell
page-Game = Spiel
page-Othello = Othello
page-Loading-the-games-and-the-computer-more = Spiele und Computer werden geladen …
page-Bring-it-back = Zurückholen
page-Accept = Annehmen
page-Decline = Ablehnen
page-Resign = Aufgeben
page-Play-on-against-the-perfect-player = Gegen den perfekten Spieler weiterspielen
page-Play-by-link = Per Link spielen
page-Try-again = Noch einmal
page-Dismiss-message = Meldung schließen
page-Thinking = Denkt nach
page-Moves-and-games = Züge und Partien
page-New-game = Neue Partie
page-New = Partie
page-Undo = Zurück
page-Redo = Vor
page-Draw = Remis?
page-End-turn = Zug beenden
page-Move-now = Jetzt ziehen
page-Who-wins = Wer gewinnt?
page-Show-me = Zeig es
page-Stop = Stopp
page-Pause = Pause
page-Resume = Fortsetzen
page-Back-to-the-game = Zurück zur Partie
page-Send-link = Link schicken
page-How-to-play = So geht’s
page-Leave = Ende
page-Next = Weiter
page-Rematch-sides-swapped = Revanche, Seiten getauscht
page-Rematch = Revanche
page-Review-it = Prüfen
page-Moves-and-figures-larger = Züge und Zahlen, größer
page-Moves = Züge
page-Step-through-the-game = Durch die Partie blättern
page-To-the-start = Zum Anfang
page-One-move-back = Einen Zug zurück
page-One-move-on = Einen Zug vor
page-To-the-last-move = Zum letzten Zug
page-Replay = Abspielen
page-No-move-yet = Noch kein Zug.
page-Play-or-choose-a-game = Leg los oder wähle ein Spiel:
page-English-draughts = Dame (englisch)
page-Moves-of-the-game = Züge der Partie
page-Type-a-move = Zug eingeben
page-Type-a-move-such-as-c2-c3 = Zug, etwa c2-c3
page-What-the-AI-computes = Was die KI berechnet
page-Watch-it-think = Beim Denken zusehen
page-Nothing-yet-it-has-not-had-a-turn = Noch nichts: Sie war noch nicht am Zug.
page-Playouts = Simulationen
page-Depth-in-plies = Tiefe in Halbzügen
page-Playouts-per-second = Simulationen pro Sekunde
page-Score-in-pieces = Wert in Steinen
page-Nodes-in-the-tree = Knoten im Baum
page-Expected-result = Erwartetes Ergebnis
page-Expected-line = Erwartete Zugfolge:
page-Move = Zug
page-Score = Wert
page-A-new-version-is-ready-Your-game-is-kept = Eine neue Version ist da. Deine Partie bleibt erhalten.
page-Reload = Neu laden
page-Close-menu = Menü schließen
page-Play = Spielen
page-Play-now = Spielen
page-Choose-a-game-more = Spiel wählen …
page-Revenge-the-loser-chooses-more = Revanche mit Wahl …
page-Set-up-a-position = Stellung aufbauen
page-Study-this-game = Diese Partie untersuchen
page-This-game-and-others = Diese und andere Partien
page-Share = Teilen
page-Save-or-load-as-text = Als Text speichern/laden
page-Library = Sammlung
page-Statistics = Statistik
page-More = Mehr
page-Rules = Regeln
page-Options = Optionen
page-About = Über Alquerque
page-Install = Installieren
page-Choose-a-game = Spiel wählen
page-Close-new-game = Spielwahl schließen
page-Your-own-rules = Eigenes Regelwerk
page-First-move = Erster Zug
page-as-the-rules-say = wie im Regelwerk
page-light = Hell
page-dark = Dunkel
page-drawn-at-random = ausgelost
page-Opponent = Gegner
page-computer = Computer
page-friend-here = zu zweit hier
page-friend-by-link = per Link
page-watch-two-AIs = KI gegen KI
page-You-play = Du spielst
page-Clock = Uhr
page-none = keine
page-1-min = 1 min
page-3-min-2-s = 3 min + 2 s
page-5-min = 5 min
page-5-min-5-s = 5 min + 5 s
page-10-min-5-s = 10 min + 5 s
page-15-min-10-s = 15 min + 10 s
page-30-min-20-s = 30 min + 20 s
page-Time-for-each-player-and-what-each-move = Bedenkzeit für jede Seite und was jeder Zug dazugibt. Sie läuft ab dem zweiten Zug.
page-Method = Verfahren
page-UCT = UCT
page-alpha-beta = Alpha-Beta
page-random-moves = Zufallszüge
page-Go-on = Weiter
page-Close-options = Optionen schließen
page-Players-of = Wer spielt bei
page-Light-played-by = Für Hell spielt
page-Human = Mensch
page-AI = KI
page-Friend-by-link = Gegenüber, per Link
page-Dark-played-by = Für Dunkel spielt
page-The-AI-s-method = Verfahren der KI
page-Level-1-is-for-a-first-game-level-10-thi = Stufe 1 ist für die erste Partie, Stufe 10 denkt bis zu drei Sekunden pro Zug nach; eine Tiefe dauert so lange, wie sie eben braucht. Gilt ab dem nächsten Zug der KI.
page-This-concerns-each-piece-s-own-last-step = Das betrifft bei jedem Stein nur seinen eigenen letzten Zug: Ist er seitwärts gezogen, darf sein nächster Zug nicht gleich zurückführen, egal wie viele andere Züge dazwischenliegen. Ist es erlaubt, kann eine Partie remis enden.
page-The-running-game-goes-on-by-its-own-rule = Die laufende Partie behält ihre Regeln. Das hier gilt ab der nächsten neuen Partie.
page-Display = Anzeige
page-Language = Sprache
page-Colours = Farben
page-system = System
page-Board = Brett
page-wood = Holz
page-parchment = Pergament
page-contrast = Kontrast
page-Pieces = Steine
page-stones = Stein
page-plain = schlicht
page-Motion = Bewegung
page-slow = langsam
page-usual = normal
page-fast = schnell
page-Board-orientation = Brett ausrichten
page-to-you = zu dir
page-to-whoever-moves = zu dem, der zieht
page-Show-where-a-piece-may-go = Mögliche Ziele zeigen
page-Show-coordinates = Koordinaten zeigen
page-Show-what-the-AI-computes = Zeigen, was die KI berechnet
page-Show-who-wins-when-no-AI-plays = Zeigen, wer gewinnt, wenn keine KI spielt
page-Sound-and-keys = Ton und Tasten
page-Move-sounds = Zuggeräusche
page-Volume = Lautstärke
page-Vibrate-on-captures = Beim Schlagen vibrieren
page-Keys-U-undo-R-redo-F-flip-H-hint-N-new-g = Tasten: U zurück, R vor, F Brett drehen, H Tipp, N neue Partie, M Zug eingeben, B Brett beschreiben, ? Regeln
page-For-the-curious = Für Neugierige
page-How-much-the-search-tries-moves-that-loo = Wie gern die Suche Züge ausprobiert, die bisher schlechter aussehen. Die Wurzel aus 2 (1,41) ist der Wert des Originals.
page-Close-the-editor = Stellungsaufbau schließen
page-Close-rules = Regeln schließen
page-Rules-of = Regeln von
page-Draughts = Dame
page-Close-the-article = Artikel schließen
page-Close-about = Über Alquerque schließen
page-The-position-that-is-set-up = Die aufgebaute Stellung
page-Put-on-the-board = Auf das Brett setzen
page-Light-piece = Heller Stein
page-Dark-piece = Dunkler Stein
page-Light-king = Helle Dame
page-Dark-king = Dunkle Dame
page-Eraser = Radierer
page-To-move = Am Zug
page-Play-from-here = Von hier spielen
page-Start-position = Grundstellung
page-Current-position = Aktuelle Stellung
page-Clear = Leeren
page-The-position-as-text = Die Stellung als Text
page-Tap-a-spot-to-put-the-chosen-piece-there = Tippe auf eine Stelle, um den gewählten Stein dorthin zu setzen, und noch einmal, um ihn wegzunehmen. Zieh einen Stein, um ihn zu versetzen oder vom Brett zu nehmen. Mit der Tastatur: Pfeiltasten, Enter und Entf.
page-The-game-as-text = Die Partie als Text
page-Close-the-game-as-text = Die Partie als Text schließen
page-This-game = Diese Partie
page-Event = Turnier
page-Date = Datum
page-Written-as = Format
page-Text = Text
page-Copy = Kopieren
page-Download = Herunterladen
page-Read-games = Partien einlesen
page-Paste-games-or-a-link = Partien oder einen Link einfügen
page-PDN-of-English-draughts-Othello-transcri = PDN der englischen Dame, Othello-Zugfolgen und GGF, dazu Züge aller Spiele hier, mit Tags oder ohne; mehrere Partien in einem Text kommen in die Sammlung. Eine Datei (.pdn, .ggf, .txt; höchstens 4 MB) kannst du auch irgendwo auf der Seite ablegen.
page-Choose-a-file-more = Datei wählen …
page-Read = Einlesen
page-Close-the-library = Sammlung schließen
page-Export-all = Exportieren
page-No-games-yet-Finished-games-and-files-wi = Noch keine Partien. Beendete Partien und Dateien mit mehreren Partien werden hier aufbewahrt, nur in diesem Browser.
page-Games-the-newest-first = Partien, die neueste zuerst
page-Close-statistics = Statistik schließen
page-Games-in-which-you-took-a-hint-or-looked = Partien, in denen du dir einen Tipp geholt oder nachgesehen hast, wer gewinnt, zählen nicht.
page-No-results-yet-Finished-games-against-th = Noch keine Ergebnisse. Beendete Partien gegen die KI werden hier gezählt, nur in diesem Browser.
page-Against = Gegen
page-Played = Zahl
page-Won = Siege
page-Drawn = Remis
page-Lost = Verl.
page-Streak = Serie
page-Delete-all = Alles löschen
page-Share-this-game = Diese Partie teilen
page-Close-sharing = Teilen schließen
page-Whoever-opens-this-link-sees-the-game-at = Wer diesen Link öffnet, sieht die Partie bei diesem Zug. Die Partie steckt im Link selbst: Sonst wird nirgends etwas gespeichert.
page-Link-to-the-game = Link zur Partie
page-View-only-link = Link zum Ansehen
page-As-a-QR-code = Als QR-Code
page-QR-code-of-the-link-to-the-game = QR-Code des Links zur Partie
page-A-friend-can-make-the-next-move-and-send = Den nächsten Zug kann jemand anderes machen und dir einen Link zurückschicken. Dein Gegenüber spielt dann anstelle der KI.
page-Loading-the-games-and-the-computer-there = Spiele und Computer werden geladen: { $there } von { $all } KB
page-The-game-has-not-arrived-yet-there-of-al = Das Spiel ist noch nicht ganz da: { $there } von { $all } KB sind geladen, und seit { $seconds } Sekunden kommt nichts mehr.
page-Load-again = Neu laden
page-Alquerque-could-not-start-a-file-is-miss = Alquerque konnte nicht starten: Eine Datei fehlt oder ist beschädigt.
page-Alquerque-could-not-start-the-page-has-n = Alquerque konnte nicht starten: Die Seite ist nicht vollständig angekommen.
page-Alquerque-needs-WebAssembly-which-this-b = Alquerque braucht WebAssembly, und das fehlt diesem Browser oder ist ausgeschaltet. In jedem neueren Browser läuft es.
page-Alquerque-has-stopped-because-of-a-fault = Alquerque wurde durch einen Fehler angehalten. Deine Partie bleibt erhalten.

# Where one English word stands for several things.
theme-light = hell
theme-dark = dunkel
motion-none = keine

## The titles of documents, and what the installed program says of itself

title-rules-alquerque = Die Regeln von Alquerque
title-rules-othello = Die Regeln von Othello
title-rules-draughts = Die Regeln der englischen Dame
title-who-wins = Wer gewinnt im Alquerque?
title-about = Über Alquerque
manifest-description = Alquerque, Othello und englische Dame zu zweit oder gegen den Computer, der mit UCT oder Alpha-Beta sucht. Auch offline.
manifest-screenshot = Eine Partie gegen die KI
