# German, for the study's page alone; see en.ftl and docs/translating.md.

## The page

# Named by `data-say` in the HTML.

solve = Lösen
solve-hint = Wer gewinnt, wenn beide perfekt spielen?
study-title = Studie: Partien von Alquerque, Othello und Dame analysieren
study-description = Analysiere Partien von Alquerque, Othello und englischer Dame: mit Varianten, zwei Engines und bewiesenen Ergebnissen. Kostenlos, auch offline.
uct-iteration-number = Iteration
lab-alpha-beta-hint = Alpha-Beta probiert jeden Zug und jede Antwort, auf die es ankommen kann, erst einen Halbzug tief, dann zwei und so weiter, zehn Sekunden lang. (Ein Halbzug ist ein Zug einer Seite.) Am Ende einer Variante wird noch zu Ende geschlagen; sie kann also länger sein. „Treffer“ zeigt, wie oft schon der erste Zug gut genug war, um die anderen auszulassen.
lab-cut-offs = Schnitte
lab-trees = Bäume
lab-trees-hint = Jeder Block ist ein Zug, unter dem vorigen, und so breit wie sein Anteil an den Simulationen. Blau = gut für die Seite, die diesen Zug gemacht hat, Orange = schlecht; grüner Rand = bewiesen.
export-development = Verlauf (CSV)
uct-export-hint = Die Dateien enthalten den gezeigten Teil des Baums und den bisherigen Verlauf der Züge.
export-drawn-hint = Zeichnung und Bild lassen weg, was zu schmal ist. Der Baum als JSON und DOT enthält auch diese Knoten; in JSON kennzeichnet „drawn“ die gezeichneten.
lab-first-try = Treffer
review-curve = Partieverlauf
review-again = Neu auswerten
review-effort = Gründlichkeit
review-quick = Schnell
review-usual = Normal
review-thorough = Gründlich
review-progress-bar = Fortschritt der Auswertung
exercise = Aufgabe
exercise-solution = Lösung
exercise-again = Noch einmal
exercise-keep = Diesen Zug behalten
exercise-keep-hint = Fügt ihn der Partie als Variante hinzu
exercise-previous = Vorige Aufgabe
exercise-leave = Beenden
puzzle-leave = Rätsel beenden
puzzle-open = In der Studie öffnen
puzzle-back = Zurück zum Rätsel
puzzle-play = Rätsel lösen
puzzle-show-sequel = Den Rest zeigen
puzzle-own-rules = Nur meine Regeln
puzzle-rush-begin = Rätselsturm
puzzle-rush-again = Noch ein Sturm
puzzle-rush-hint = Rätselsturm: Löse in drei Minuten so viele Rätsel, wie du kannst. Nach drei Fehlern ist Schluss.
puzzle-theme-label = Thema
puzzle-begin-theme = Los
puzzle-results = Deine Ergebnisse
review-whose = Wessen Fehler
review-inaccuracies = Ungenauigkeiten
review-mistakes = Fehler
review-blunders = Patzer
review-wins-lost = Verpasste Siege
review-draws-lost = Verpasste Remis
review-accuracy = Genauigkeit
review-errors = Verlorene Punkte
review-none = Keine Fehler.
review-stored = Das ist die schnelle Auswertung, die mit der Partie gespeichert ist. „Neu auswerten“ rechnet tiefer; die Zahlen können sich dann ändern.
review-unproven = Ausgewertet ohne den Löser, der sich nicht laden ließ.
review-table = Alle Stellungen als Tabelle
review-table-position = Stellung
review-table-known = Ergebnis
uct-modes = Ansicht
autoplay = Gegen UCT spielen
autoplay-seats = UCT spielt
autoplay-nobody = Keine Seite
autoplay-both = Beide Seiten
autoplay-limit = Suche pro Zug
my-studies = Meine Studien
studies-all = Alle Studien
study-name = Name dieser Studie
chapter = Kapitel
chapters = Kapitel
chapter-add = Kapitel hinzufügen
chapter-add-here = Kapitel ab dieser Stellung
study-export = Studie als Datei sichern
study-new = Neue Studie
study-import = Aus Datei importieren …
study-import-hint = Aus einer Datei mit mehreren Partien wird eine Studie mit je einem Kapitel.
pen = Auf das Brett zeichnen
pen-none = Kein Stift
pen-green = Grüner Stift
pen-red = Roter Stift
pen-yellow = Gelber Stift
pen-blue = Blauer Stift
erase = Zeichnungen löschen
play-on = Von hier weiterspielen
uct-mode-live = Live
step-by-step = Schrittweise
begin = Start
uct-live = Der Baum beim Wachsen
uct-tree = Suchbaum
uct-loses = Verlust
uct-wins = Sieg
uct-legend-proven = bewiesen
uct-node-label = Ausgewählte Stellung
uct-leave = Zurück zum Brett
uct-zoom = Hineinzoomen
uct-whole = Zoom zurücksetzen
uct-keep = Zu den Varianten
uct-tree-hint = Jeder Block ist ein Zug und steht unter dem vorigen. Je breiter er ist, desto mehr Simulationen gingen hindurch. Blau = gut für die Seite, die diesen Zug gemacht hat, Orange = schlecht. Wähle einen Block, um seine Stellung zu sehen.
uct-moves = Züge von hier
uct-moves-hint = Dünner Balken: Anteil der Simulationen, die mit diesem Zug begannen. Dicker Balken: ihr mittleres Ergebnis plus ein gestreifter Zuschlag für Züge mit wenigen Besuchen. UCT versucht als Nächstes den längsten Balken.
uct-development = Verlauf
uct-shares = Anteil an den Simulationen
uct-means = Wert des besten Zugs
uct-development-hint = Die Zeit läuft von links nach rechts (logarithmisch). Eine gestrichelte Linie zeigt, wo UCT sich umentschieden hat.
uct-table = Als Tabelle
uct-best-move = Bester Zug
uct-visits = Besuche
uct-mean = Mittel
uct-note = Notiz
uct-steps = Durch die Suche gehen
uct-step-first = Zum Anfang
uct-step-back = Einen Schritt zurück
uct-step-on = Einen Schritt weiter
uct-step-phase = Zur nächsten Phase
uct-step-iteration = Zur nächsten Iteration
uct-phases = Die vier Phasen einer Iteration
phase-selection = Auswahl
phase-expansion = Ausbau
phase-backpropagation = Backpropagation
uct-step-numbers = Zahlen dieses Schritts
uct-predicts = Erst vorhersagen
uct-speed = Tempo
uct-speed-slow = Langsam
uct-speed-medium = Normal
uct-speed-fast = Schnell
uct-speed-iterations = Ganze Iterationen
uct-steps-hint = Das ist die echte Suche in Zeitlupe: Sie geht den Baum hinab bis zu einem Blatt, lässt den Baum wachsen, spielt eine Zufallspartie zu Ende (eine Simulation) und trägt das Ergebnis wieder hinauf. Das ist eine Iteration. Das ein paar Tausend Mal, und du hast UCT.
uct-drawing = Zeichnung des Baums
uct-drawing-hint = Jedes Kästchen ist ein Zug: Q Punkte aus N Simulationen, geschrieben Q/N. Der Stein an der Ecke zeigt, wer gezogen hat. Blau = gut für diese Seite, Orange = schlecht; gestrichelt = noch nicht versucht, schraffiert = bewiesen. „…5“ steht für fünf weitere Züge.
uct-drawing-keys = Tasten: → und ← gehen Schritt für Schritt, die Leertaste spielt ab und hält an.
autoplay-hides = Der Baum von UCT ist verborgen, solange du am Zug bist, damit du den Zug selbst finden kannst.
autoplay-peek = Baum zeigen
autoplay-link = Link zu dieser Partie kopieren
uct-link = Link zu dieser Iteration kopieren
uct-print = Arbeitsblatt drucken
uct-word-on = Schritt
uct-word-phase = Phase
uct-word-iteration = Iteration
lab-link = Link zu diesem Versuch kopieren
tour-begin = Zum Rundgang
tour-papers = Formel und Aufsätze
tour-end = Beenden
tour-back = Zurück
lab-section = Versuch
lab-compare = Vergleich
lab-many-runs = Viele Läufe
lab-progress = Fortschritt des Versuchs
lab-runs = Läufe
lab-runs-hint = Jeder Lauf beginnt mit einem anderen Startwert; dieselben Startwerte ergeben wieder dieselben Läufe.
lab-count = Zahl der Läufe
lab-runs-of = Läufe von
lab-a = A
lab-a-and-b = A und B
lab-b = B
lab-settings = Einstellungen
lab-exploration = Erkundung
lab-exploration-hint = Wie oft die Suche Züge versucht, die schlechter aussehen: mit 0 nie, mit 4 fast immer.
lab-policy = Simulierte Züge
lab-policy-hint = Wie die Züge in den Simulationen gewählt werden. „Normal“ zieht zufällig und wählt lange Schlagzüge Sprung für Sprung.
lab-policy-usual = Normal
lab-policy-uniform = Jeder Zug
lab-policy-decisive = Sieg zuerst
lab-policy-4-plies = Nur 4 Halbzüge
lab-policy-12-plies = Nur 12 Halbzüge
lab-policy-30-plies = Nur 30 Halbzüge
lab-proofs = Beweise
lab-proofs-hint = Ob die Suche erzwungene Siege und Niederlagen erkennt, statt zu raten.
switched-on = An
switched-off = Aus
lab-per-leaf = Simulationen pro Blatt
lab-per-leaf-hint = Wie viele Simulationen gespielt werden, wenn die Suche ein Blatt ihres Baums erreicht.
lab-playouts-hint = Wie viele Simulationen insgesamt gespielt werden. Mehr davon geben eine bessere Antwort, dauern aber länger.
lab-seed = Startwert
lab-seed-hint = Wo die Zufallszahlen beginnen. Derselbe Startwert ergibt wieder dieselbe Suche.
lab-share = Anteil an Simulationen
lab-chosen = Mal gewählt
lab-within = 95-%-Bereich
lab-compare-hint = Der Balken ist der Anteil der Simulationen, die mit diesem Zug begannen; die dünne Linie ist der erwartete Wert für die Seite am Zug.
lab-chosen-hint = Der Balken zeigt, wie oft der Zug gewählt wurde. Bei so wenigen Läufen ist der wahre Anteil nicht genau bekannt: In 95 von 100 Fällen liegt er innerhalb der dünnen Linie (Wilson-Intervall).
lab-figures = Zahlen
lab-nodes = Knoten im Baum
lab-deepest = Größte Tiefe
lab-line-length = Beste Zugfolge, in Halbzügen
lab-lines = Beste Zugfolgen
lab-nodes-by-depth = Knoten nach Tiefe
lab-iteration-depth = Tiefe
lab-seconds = Sekunden
export = Exportieren
export-tree-of = Baum von
export-svg = Grafik (SVG)
export-png = Bild (PNG)
export-json = Baum (JSON)
export-dot = Baum (DOT)
export-csv = Zahlen (CSV)
lab-export-hint = Von einem großen Baum werden nur die meistbesuchten Knoten exportiert. Die Wurzel ist oben, und jeder Zug ist so breit wie sein Anteil. Den Baum gibt es, bis du einen anderen Reiter oder eine andere Stellung öffnest.
study = Studie
loading-study = Die Studie wird geladen …
analysis = Analyse
review = Auswertung
laboratory = Versuche
engines = Engines
engine-alpha-beta = Alpha-Beta
engine-lines = Zugfolgen je Engine
engine-lines-uct = Zugfolgen von UCT
engine-lines-alpha-beta = Zugfolgen von Alpha-Beta
engine-limit = Zeitlimit je Engine
engine-limit-10-s = 10 s
engine-limit-1-min = 1 min
engine-limit-5-min = 5 min
engine-limit-none = Kein Limit
tree = Züge und Varianten
tree-empty = Noch kein Zug. Spiele für beide Seiten, oder importiere Partien im Menü unter „Teilen“.
raise-moves = Züge und Kommentare zeigen
raise-panel = Diesen Bereich vergrößern
edit = Ausgewählten Zug bearbeiten
edit-symbol = Zug markieren
edit-promote = Variante aufwerten
edit-make-main = Zur Hauptvariante machen
edit-delete = Ab hier löschen
edit-undo = Rückgängig
edit-redo = Wiederherstellen
edit-note = Kommentar zu dieser Stellung

## What engines say

engine-anew = Eine Engine antwortete nicht mehr. Sie wurde neu gestartet und beginnt von vorn.
no-engines =
    { $why ->
        [refused] Die Engines können nicht laufen: Dieser Browser erlaubt keine Worker im Hintergrund.
        [missing] Die Engines ließen sich nicht laden. Versuch es noch einmal oder lade die Seite neu.
        [outdated] Die Seite wurde in einem anderen Tab aktualisiert. Lade sie neu, um die Engines zu nutzen.
       *[given-up] Die Engines fallen immer wieder aus. Versuch es noch einmal oder lade die Seite neu.
    }
# The bar for screen readers.
study-estimated = { side-name }: etwa { $percents } %
study-certain =
    { $outcome ->
        [light] Erzwungener Sieg für { side-name }
        [dark] Erzwungener Sieg für { other-name }
       *[draw] Erzwungenes Remis
    }
# After the result: the marks on the board, for moves.
verdict-marks =
    { $marks ->
        [all] · ▲ gewinnt, ■ Remis, ▼ verliert
        [drawn] · ■ Remis, ▼ verliert
       *[decided] · ▲ gewinnt, ▼ verliert
    }
# The score beside a move: how far that side is ahead, with its sign.
study-ahead =
    { $unit ->
        [discs] Schätzung für { side-name }, in Steinen: { $score }
       *[men] Schätzung für { side-name }, in Steinen: { $score }
    }
# The small board of a line, for screen readers: how many pieces each side has there.
study-line-position = { $position }. { side-name }: { $light }, { other-name }: { $dark }
study-engine =
    { $engine ->
        [uct] UCT
       *[alpha-beta] Alpha-Beta
    }
study-solver = Löser
study-review = Auswertung
study-engine-begins = { $method }: startet …
study-engine-over = { $method }: Die Partie ist zu Ende.
study-engine-broken = { $method }: läuft nicht
study-engine-playouts =
    { $done ->
        [yes] { $method } · fertig, { $thousands } k Simulationen · Chancen von { side-name }
        [stopped] { $method } · Zeit um, { $thousands } k Simulationen · Chancen von { side-name }
       *[no] { $method } · { $thousands } k Simulationen, { $speed } k/s · Chancen von { side-name }
    }
study-engine-unit =
    { $unit ->
        [discs] { side-name }: Vorsprung in Steinen
        [men] { side-name }: Vorsprung in Steinen
       *[share] Chancen von { side-name }
    }
study-engine-depth =
    { $done ->
        [yes] { $method } · fertig, Tiefe { $depth } · { study-engine-unit }
        [stopped] { $method } · Zeit um, Tiefe { $depth } · { study-engine-unit }
       *[no] { $method } · Tiefe { $depth }, { $thousands } k Knoten, { $speed } k/s · { study-engine-unit }
    }

## Studies and chapters

# Before a time: when a study was changed.
study-today = heute

study-numbered = { $title } ({ $number })
study-and-more = { $title } und { $count } weitere

# A chapter without a name: with its number, or with its number and the players’ names.
chapter-number = Kapitel { $number }
chapter-players = { $number }. { $players }
# Labels of fields and buttons in the lists.
chapter-name-of = Name von Kapitel { $number }
study-of-puzzle = Rätsel { $rating }
chapter-up = Nach oben: { $title }
chapter-down = Nach unten: { $title }
chapter-delete = Kapitel löschen: { $title }
study-delete = Studie löschen: { $title }
# In the place of “Open”, for the chapter or study on the board.
study-is-open = Geöffnet
counted-chapters = { $chapters } Kapitel
# The dialog that shares: $chapters of the study, of which one is shared.
share-what =
    { $chapters ->
        [one] Diese Partie teilen
       *[other] Dieses Kapitel teilen
    }
share-what-hint =
    { $chapters ->
        [one] Mit diesem Link kann jeder die Partie sehen. Nichts wird hochgeladen.
       *[other] Mit diesem Link kann jeder dieses Kapitel sehen, aber keine anderen Kapitel. Nichts wird hochgeladen.
    }
share-link-chapter = Link zum Kapitel
study-deleted = Gelöscht: { $title }.
study-undeleted = Wiederhergestellt.
study-exported = Gesichert: { counted-chapters }.
chapter-unreadable = Dieses Kapitel lässt sich nicht öffnen ({ $why }).
# The button for a position that was set up: on an empty board, it is the game.
study-use-position =
    { $blank ->
        [yes] Von hier spielen
       *[no] Als neues Kapitel
    }
chapter-set-up = Als neues Kapitel dieser Studie hinzugefügt.
chapters-full = Eine Studie hat Platz für { $chapters } Kapitel.
unreadable-studies = Deine Studien sind beschädigt ({ $why }). { $copy }
unreadable-some-studies =
    { $studies ->
        [one] Eine deiner Studien ist beschädigt.
       *[other] { $studies } deiner Studien sind beschädigt.
    } { $copy }

# On the button that switches the pen off.
pen-off =
    { $pen ->
        [green] Grüner Stift ✕
        [red] Roter Stift ✕
        [yellow] Gelber Stift ✕
       *[blue] Blauer Stift ✕
    }
# What is drawn on the position: circles such as “c3” and arrows such as “c3→d4”.
shapes-drawn = Gezeichnet: { $shapes }

# A notice: the page was opened with a link to an iteration or an experiment.
wrong-address = Dieser Link enthält ungültige Werte, darum wurde nur die Stellung geöffnet.

## The tree

# A notice.
study-other-tab = In einem anderen Tab geändert. „Rückgängig“ holt die Fassung dieses Tabs zurück.
# Behind a move, for screen readers.
study-helped = (nach einem Tipp gespielt)
# The symbols that a move can get: the two groups of the list, and what each means.
symbols-move = Zug
symbols-position = Stellung
symbol-meaning =
    { $symbol ->
        [good] guter Zug
        [mistake] Fehler
        [excellent] ausgezeichneter Zug
        [blunder] Patzer
        [interesting] interessanter Zug
        [dubious] zweifelhafter Zug
        [even] ausgeglichen
        [unclear] unklar
        [slightly] { side-name } steht etwas besser
        [better] { side-name } steht klar besser
       *[winning] { side-name } steht auf Gewinn
    }

# Beside the form in which a game is written as text.
form-leaves-out = Eine Zugfolge enthält nur die Züge der Hauptvariante. Varianten, Kommentare und Zeichen fehlen.

## The review

both = Beide
review-learn = Aus den Fehlern lernen
review-side = { side-name }
review-progress =
    { $done } von { $all }{ $unit ->
        [seconds] { " " }· noch etwa { $left } s
        [minutes] { " " }· noch etwa { $left } min
       *[unknown] { "" }
    }
review-empty = Noch keine Züge.
# A position for screen readers; $known is what is known of it.
review-start = Anfang. { $known }
review-position = { $move }. { $known }
review-unknown = Nicht ausgewertet
review-curve-key = Je höher die Kurve, desto besser für { side-name }. Grün ist bewiesen, Punkte sind Fehler.
# What a move did, in a list; $points are percents of the point.
review-points =
    { $points ->
        [one] { $points } Prozentpunkt an Gewinnchancen
       *[other] { $points } Prozentpunkte an Gewinnchancen
    }
review-gave = kostet { review-points }
review-threw-win = verschenkt einen erzwungenen Sieg
review-threw-draw = verpasst das Remis ({ $points } %)
# A sure result stays the same, but comes so many moves later or sooner than it had to.
review-longer =
    { $moves ->
        [one] gewinnt noch, aber { $moves } Zug später
       *[other] gewinnt noch, aber { $moves } Züge später
    }
review-sooner =
    { $moves ->
        [one] verliert ohnehin, aber { $moves } Zug schneller
       *[other] verliert ohnehin, aber { $moves } Züge schneller
    }
# Somebody has marked the move with ? or ??.
review-marked = als Fehler markiert
# Why a move is a mistake, in the list below it. $side played it; $spots are the points of captured pieces.
review-why-all =
    { $count ->
        [one] lässt { other-name } den letzten Stein schlagen
        [2] lässt { other-name } bald beide Steine schlagen
       *[other] lässt { other-name } bald alle { $count } Steine schlagen
    }
review-why-blocked = lässt bald keinen erlaubten Zug mehr
review-why-jumps =
    { $count ->
        [2] lässt { other-name } zweimal springen ({ $spots })
        [3] lässt { other-name } dreimal springen ({ $spots })
       *[other] lässt { other-name } { $count }-mal springen ({ $spots })
    }
# $other gives up $given pieces, one or two, and then captures $count, at least two.
review-why-shot =
    lässt { other-name } { $given ->
        [one] einen Stein
       *[other] { $given } Steine
    } gegen { $count } tauschen
review-why-piece = verliert den Stein auf { spot-name }
review-why-exchange =
    { $count ->
        [one] hat nach dem Abtausch einen Stein weniger
       *[other] hat nach dem Abtausch { $count } Steine weniger
    }
review-why-forced =
    { $moves ->
        [one] verliert zwangsläufig in einem Zug
       *[other] verliert zwangsläufig in { $moves } Zügen
    }
review-why-beside = setzt neben die leere Ecke { $at }
review-why-few-moves =
    { $count ->
        [one] lässt { side-name } danach nur noch einen Zug
       *[other] lässt { side-name } danach nur noch { $count } Züge
    }
review-why-corner = gibt die Ecke { $at } her
review-why-pass = zwingt { side-name } danach zum Passen
review-why-crown = lässt { other-name } auf { spot-name } eine Dame bekommen
review-why-missed-win =
    { $moves ->
        [1] übersieht einen Sieg in einem Zug
       *[other] übersieht einen Sieg in { $moves } Zügen
    }
review-why-missed-jumps =
    { $count ->
        [2] übersieht einen Doppelsprung
        [3] übersieht einen Dreifachsprung
       *[other] übersieht { $count } Sprünge hintereinander
    }
review-why-missed-shot =
    { $count ->
        [one] hätte { $count } Stein für einen gewinnen können
       *[other] hätte { $count } Steine für einen gewinnen können
    }
review-why-missed-exchange =
    { $count ->
        [one] übersieht einen Steingewinn im folgenden Abtausch
       *[other] übersieht { $count } Steine, die der folgende Abtausch einbringt
    }
review-why-missed-piece = verpasst die Chance, den Stein auf { spot-name } zu schlagen
review-why-missed-corner = übersieht die Ecke { $at }
review-why-missed-crown = übersieht eine Dame auf { spot-name }
# $moves are those that would follow the better move.
review-better =
    { $more ->
        [yes] besser: { $move }, dann { $moves }
       *[no] besser: { $move }
    }
# Instead of the accuracy of a side that made too few moves.
review-too-few = zu wenige Züge
# Where a review was stopped.
review-judged = { $judged } von { $all } Zügen ausgewertet.
review-exercise-place = { $at } von { $all }
# The button that goes on to the next exercise, or ends the last one.
review-exercise-next =
    { $last ->
        [yes] Beenden
       *[no] Weiter
    }
# $given is what the move did, as above.
review-exercise = { side-name } ist am Zug. Finde einen besseren Zug als { $move } ({ $given }).
review-exercise-looking = { $move }: wird geprüft …
review-exercise-good = Gut! { $move } gibt nichts her.
review-exercise-bad =
    { $same ->
        [yes] { $move } ist der Zug aus der Partie: Er kostet { review-points }.
       *[no] { $move } kostet { review-points }.
    }
# The result is proven.
review-exercise-loses =
    { $same ->
        [yes] { $move } ist der Zug aus der Partie: Er verliert.
       *[no] { $move } verliert noch immer.
    }
review-exercise-draws =
    { $same ->
        [yes] { $move } ist der Zug aus der Partie: Er hält nur remis.
       *[no] { $move } hält nur remis.
    }
# $said is one of the three sentences above.
review-exercise-answered = { $said } { side-name } antwortet mit { $answer }.
review-exercise-unknown = Dieser Zug ließ sich nicht prüfen.
review-exercise-no-best = Noch ist kein besserer Zug bekannt.
review-exercise-solution =
    { $more ->
        [yes] Besser: { $move }, dann { $moves }
       *[no] Besser: { $move }
    }
review-hint-piece = Tipp: der Stein auf { spot-name }.
review-hint-column = Tipp: Sieh dir Spalte { $column } an.
review-hint-row = Tipp: Sieh dir Reihe { $row } an.
review-hint-pass = Tipp: Es gibt nur einen Zug.
# What has become of an exercise, in the list.
review-done-found = gefunden
review-done-told = Lösung gezeigt

## UCT made visible

uct-large = Große Ansicht
uct-large-close = Große Ansicht schließen
uct-outcome =
    { $outcome ->
        [light] { side-name } gewinnt
        [dark] { other-name } gewinnt
       *[draw] Remis
    }
# What is proven of a node, behind its other numbers, from the view of the side that moved.
uct-sign =
    { $sign ->
        [won] , Sieg bewiesen
        [drawn] , Remis bewiesen
        [lost] , Niederlage bewiesen
       *[open] { "" }
    }
# Nodes of the picture, for screen readers.
x-playouts =
    { $count ->
        [one] 1 Simulation
       *[other] { $visits } Simulationen
    }
x-visits =
    { $count ->
        [one] 1 Besuch
       *[other] { $visits } Besuche
    }
uct-node = { $move }: { x-visits }, Mittelwert { $mean }{ $sign }
uct-root-node = Die Stellung auf dem Brett: { x-playouts }
uct-figures = { $playouts } k Simulationen, { $nodes } k Stellungen, { $speed } k/s
uct-off = UCT wählt einen Zug, indem es Tausende Zufallspartien spielt. Drücke Start und sieh zu, wie sein Baum aus Zügen wächst.
uct-begins = startet …
uct-over = Die Partie ist zu Ende.
uct-broken = Läuft nicht.
uct-paused = Pause
uct-full-tree = der Baum ist voll
uct-decided = Fertig: Weitere Simulationen können den Zug nicht mehr ändern.
uct-proven = Fertig. Bewiesen: { $outcome }
uct-start =
    { $running ->
        [yes] Stopp
       *[no] Start
    }
uct-autoplay =
    { $status ->
        [thinks] UCT denkt: { $done } von { $limit }
        [waits] UCT wartet, während du dich umsiehst.
       *[rests] Du bist am Zug.
    }
uct-autoplay-go =
    { $status ->
        [waits] Weiter
       *[thinks] Jetzt ziehen
    }
# In place of a formula.
uct-no-bound =
    { $why ->
        [new] noch nie versucht: neue Züge kommen zuerst
        [won] Sieg bewiesen
       *[lost] Niederlage bewiesen: wird nicht mehr versucht
    }
# In place of a formula, of a node whose result is certain.
uct-proven-node = Bewiesen: { $outcome }
uct-position = Stellung nach { $moves }
uct-here = Die Stellung auf dem Brett
# N and Q are the letters of formulas: playouts, and points.
uct-numbers = N = { $visits }, Q = { $points }, Mittel Q / N = { $mean }
uct-root = diese Stellung
# The root's box in the drawing; short.
uct-drawing-root = Wurzel
# The drawing, for screen readers.
uct-drawing-label =
    { $path ->
        [none] Der Baum. Noch kein Weg.
       *[some] Der Baum. Weg bisher: { $moves }
    }
uct-changes =
    { $count ->
        [0] UCT hat sich bisher nicht umentschieden.
        [one] UCT hat sich einmal umentschieden.
       *[other] UCT hat sich { $count }-mal umentschieden.
    }
uct-was-best =
    { $change ->
        [yes] umentschieden
       *[no] { "" }
    }
uct-up-to =
    { $count ->
        [one] 1 Simulation
       *[other] { $playouts } Simulationen
    }
# One iteration, step by step.
# Behind the field with the number of the iteration.
uct-iteration = Schritt { $step } von { $steps }
uct-ready = Der Baum hat nur die Stellung auf dem Brett und ihre Züge, und keiner wurde bisher versucht. Geh weiter, um die erste Iteration zu sehen.
uct-predicts-hint = Geh weiter: Wo es etwas vorherzusagen gibt, wirst du zuerst gefragt.
uct-selection =
    { $why ->
        [new] Wähle { $move }: Ein unversuchter Zug kommt zuerst.
        [first] Wähle { $move }: der erste von denen mit der höchsten Summe.
        [only] Wähle { $move }: Es ist hier der einzige Zug.
       *[bound] Wähle { $move }: Seine Summe ist die höchste.
    }
uct-expansion =
    { $count ->
        [one] Der Baum wächst: Der einzige Zug von hier kommt dazu.
       *[other] Der Baum wächst: Die { $count } Züge von hier kommen dazu.
    }
uct-waiting = Der Baum wächst noch nicht: Er braucht { $needed } Besuche, und das ist Nummer { $visits }.
uct-full = Der Baum wächst nicht: Er ist voll.
uct-known = Das Ergebnis ist hier bekannt: { $outcome }. Eine Simulation ist nicht nötig.
uct-playout-begins =
    Von hier an ziehen beide Seiten zufällig ({ $all ->
        [one] 1 Zug
       *[other] { $all } Züge
    } in dieser Simulation).
uct-playout = Zufallszug { $made } von { $all }: { $move }
uct-playout-over = Die Simulation ist zu Ende. { $ending }
uct-result =
    { $node ->
        [root] Zurück an der Wurzel: insgesamt eine Simulation mehr. Ihr Q zählt für die Seite, die nicht am Zug ist.
        [won] { $move }: eine Simulation mehr (N). Die Seite, die so gezogen hat, gewann: Q wächst um 1.
        [drawn] { $move }: eine Simulation mehr (N). Remis: Q wächst um ½.
       *[lost] { $move }: eine Simulation mehr (N). Die Seite, die so gezogen hat, verlor: Q bleibt gleich.
    }
# Behind uct-result: why the node is proven now, or why a proof goes no higher.
uct-proof =
    { $why ->
        [over] Beweis: { $outcome }. Die Partie endet hier.
        [one] Beweis: { $outcome }. { $move } gewinnt, und ein Gewinnzug genügt.
        [all] Beweis: { $outcome }. Jeder Zug von hier verliert.
        [draw] Beweis: { $outcome }. Kein Zug von hier ist besser.
       *[open] Der Beweis endet hier: Andere Züge sind noch offen.
    }
uct-last = Die Suche endet hier: Weitere Simulationen können den Zug nicht mehr ändern.
# Behind the last iteration of those that are shown.
uct-last-shown = Nur die ersten { $iterations } Iterationen lassen sich einzeln zeigen; die Suche selbst geht weiter.

## The tour

tour-place = Schritt { $number } von { $all }
tour-next =
    { $last ->
        [yes] Fertig
       *[no] Weiter
    }
tour-title =
    { $tour ->
        [question] Welcher Zug ist der beste?
        [playout] Einfach zufällig spielen
        [count] Viele Simulationen, und zählen
        [dilemma] Der beste bisher oder ein anderer?
        [selection] Eine Iteration: den Baum hinab
        [expansion] Der Baum wächst
        [backpropagation] Das Ergebnis geht wieder hinauf
        [thousands] Jetzt tausendfach
       *[mind] UCT entscheidet sich um
    }
tour-text =
    { $tour ->
        [question] UCT kennt die Regeln des Spiels und sonst nichts. Niemand hat ihm gesagt, welche Züge gut sind. Es findet das durch Ausprobieren heraus, und du kannst zusehen: Alles in diesem Rundgang ist die echte Suche.
        [playout] UCT probiert einen Zug aus. Von da an ziehen beide Seiten zufällig, als würden sie würfeln, bis die Partie zu Ende ist. Eine solche Zufallspartie heißt Simulation. Schau auf das Brett.
        [count] Eine Simulation ist reines Glück. Darum spielt UCT viele und zählt: Ein Sieg ist ein Punkt, ein Remis ein halber. Wenn nach einem Zug sogar Simulationen gut laufen, ist er wahrscheinlich gut.
        [dilemma] Wenn du immer den bisher besten Zug nimmst, verpasst du vielleicht einen besseren. Wenn du alle gleich oft probierst, verschwendest du Simulationen. Darum bekommt jeder Zug einen Zuschlag (hier gestreift), der umso größer ist, je weniger Besuche er hatte. Die höchste Summe kommt als Nächstes dran.
        [selection] UCT ordnet seine Ergebnisse als Baum: die Züge, unter jedem die Antworten und so weiter. Jede Iteration beginnt oben und geht Ebene für Ebene hinab. Die Seite am Zug nimmt immer die höchste Summe, bis der Baum endet.
        [expansion] Hier endete der Baum. Jetzt wächst er: ein neues Kästchen für jeden möglichen Zug. Dann wird von hier aus eine Simulation bis zum Ende gespielt.
        [backpropagation] Das Ergebnis geht den Weg zurück, den es kam. Jeder Zug auf dem Weg hat jetzt einen Besuch mehr (N) und seinen Anteil an den Punkten (Q). Die Punkte zählen für die Seite, die gezogen hat: Was für die eine gut ist, ist für die andere schlecht.
        [thousands] Jeder Block ist ein Zug und steht unter dem vorigen. Je breiter er ist, desto mehr Besuche hatte er. Blau ist gut für die Seite, die diesen Zug gemacht hat, Orange schlecht. Schraffiert ist bewiesen: Dort bleibt nichts dem Zufall überlassen.
       *[mind] Jede Linie ist ein Zug: je höher, desto mehr Besuche bekam er. An einer senkrechten gestrichelten Linie hat ein anderer Zug die Führung übernommen. Am Ende spielt UCT den Zug mit den meisten Besuchen. Jetzt bist du dran: Geh selbst durch die Suche oder verändere sie unter „Versuche“.
    }
tour-more =
    { $tour ->
        [question] Die Suche mit Simulationen heißt Monte-Carlo-Baumsuche, und UCT ist ihre bekannteste Form. Sie braucht vom Spiel nur die Regeln. Der Überblick beschreibt, woher sie kommt und wie sie sich entwickelt hat.
        [playout] Das Ergebnis z einer Simulation ist 1 für einen Sieg, ½ für ein Remis und 0 für eine Niederlage, aus der Sicht der Seite, die gezogen hat.
        [count] N zählt die Besuche eines Zugs, Q ist die Summe seiner Punkte und Q / N ihr Mittel. Der Fehler des Mittels schrumpft wie 1 / √N: Viermal so viele Besuche halbieren ihn.
        [dilemma] Diese Formel ist UCB1. Q / N ist das bisherige Mittel, N zählt die Besuche des Zugs, P die der Stellung davor, und ln ist der natürliche Logarithmus. Die Konstante c bestimmt, wie viel die Neugier zählt. UCB1 wurde für Spielautomaten entwickelt, sogenannte Banditen: An welchem sollst du als Nächstes spielen?
        [selection] UCT wendet UCB1 an jedem Knoten eines Baums an: „upper confidence bounds applied to trees“. 2006 gaben seine Autoren an: Mit immer mehr Simulationen geht die Wahrscheinlichkeit einer falschen Wahl an der Wurzel gegen null. Ihr Beweis hat eine Lücke, wie Shah, Xie und Xu später zeigten; sie bewiesen so etwas für einen Zuschlag, der wie eine Potenz von P wächst statt wie ihr Logarithmus.
        [expansion] Rémi Coulom hat Simulationen mit einem wachsenden Baum verbunden und dem Verfahren seinen Namen gegeben. Der Baum wächst mit jeder Iteration ein wenig: So wird er dort tief, wo es darauf ankommt, und bleibt sonst klein.
        [backpropagation] z ist 1, ½ oder 0 für die Seite, die zum Knoten gezogen hat. Eine Ebene höher hat die andere Seite gezogen, dort ist es also 1 − z.
        [thousands] Eine einzige Antwort mit erzwungenem Sieg beweist, dass ein Zug verliert. Verlieren alle Antworten zwingend, gewinnt der Zug. Solche Ergebnisse gehen wie alle anderen den Baum hinauf und ersetzen das Mittel.
       *[mind] Kocsis und Szepesvári gaben 2006 an, dass UCT auf lange Sicht den besten Zug findet. Ihr Beweis hat eine Lücke; Shah, Xie und Xu schlossen sie für einen anderen Zuschlag, nicht für den hier benutzten. Wie bald, kann ohnehin niemand vorhersagen, darum kann UCT sich auch spät noch umentscheiden.
    }
tour-question = { side-name }: { counted-moves } zur Auswahl.
tour-counted = Von { $playouts } Simulationen begannen { $visits } mit { $move }, dem am häufigsten probierten Zug. Er holte { $percent } % der möglichen Punkte.
tour-dilemma = { $best }: { $best-sum }. { $rival }: { $rival-sum }. Als Nächstes probiert UCT { $move }.
tour-selection =
    { $why ->
        [new] Iteration { $number }, Zug { $depth }: { $move } wurde noch nie probiert und kommt deshalb zuerst.
       *[bound] Iteration { $number }, Zug { $depth }: { $move } hat die höchste Summe, { $bound }.
    }
tour-points =
    { $half-points ->
        [2] { $points } Punkt
       *[other] { $points } Punkte
    }
tour-result =
    { $node ->
        [root] Ganz oben: insgesamt { x-playouts }.
       *[move] { $move }: jetzt { x-visits } und { tour-points }.
    }
tour-grown = Von { $playouts } Simulationen gingen { $share } % durch { $move }.{ $certain }
tour-certain =
    { $count ->
        [0] { "" }
        [one] { " " }Ein Block ist bewiesen.
       *[other] { " " }{ $count } Blöcke sind bewiesen.
    }
tour-decided =
    { $won ->
        [yes] { $changes } UCT würde { $move } spielen: Der Gewinn ist bewiesen.
       *[no] { $changes } UCT würde { $move } spielen, mit { $share } % von { $playouts } Simulationen.
    }
tour-playout-won =
    { $outcome ->
        [light] { side-name } hat die Simulation gewonnen.
        [dark] { other-name } hat die Simulation gewonnen.
       *[draw] Die Simulation endete remis.
    }
# The tour's questions. The first one is answered by a sum, the second by a number, the last one by yes or no.
tour-ask =
    { $ask ->
        [branch] Welchen Zweig wählt UCT als Nächstes? Rechne, und wähle eine Antwort oder ein Kästchen.
        [branches] Welchen von diesen Zweigen wählt UCT als Nächstes? Rechne, und wähle eine Antwort oder ein Kästchen.
        [points] { $won } Der Zug { $move } von { side-name } hatte { tour-points } (Q). Wie viele hat er jetzt?
        [expansion] Wächst der Baum hier?
        [playout] Rate: Wie endet die Zufallspartie?
       *[constant] Angenommen, jeder Zuschlag wäre doppelt so groß: Würde UCT dann als Nächstes einen anderen Zug probieren?
    }
tour-yes =
    { $yes ->
        [yes] Ja
       *[no] Nein
    }
# Said before tour-because.
tour-right =
    { $right ->
        [yes] Richtig!
        [guess] Diesmal nicht.
       *[no] Nicht ganz.
    }
tour-because =
    { $why ->
        [branch] { $move } hat die höchste Summe: { $sum }.
        [first] { $move } ist der erste von denen mit der höchsten Summe: { $sum }.
        [equal] { $move } und { $given } haben die gleiche Summe, und UCT nimmt den ersten, { $move }: { $sum }.
        [new] { $move } ist unversucht, und ein unversuchter Zug kommt zuerst: Sein Zuschlag ist unendlich.
        [both-new] { $move } und { $given } sind beide unversucht, und UCT nimmt den ersten, { $move }.
        [won] Die Seite, die den Zug gemacht hat, gewann: ein Punkt mehr, also Q = { $points }.
        [drawn] Remis: ein halber Punkt mehr, also Q = { $points }.
        [lost] Die Seite, die den Zug gemacht hat, verlor: kein Punkt, Q bleibt { $points }.
        [playout] Die Simulation ist zu Ende. { $ending } Eine einzige ist reines Glück.
        [changes] { $move } käme als Nächstes: { $sum }. { $other } hätte { $other-sum }.
       *[stays] { $move } hätte immer noch die höchste Summe: { $sum }. Die nächsthöchste ist die von { $other }: { $other-sum }.
    }
# The link to an iteration or an experiment.
study-copied =
    { $done ->
        [yes] Link kopiert.
       *[no] Der Link konnte nicht kopiert werden.
    }
# The sheet to print.
sheet-title = UCT: Iteration { $number }
sheet-setting = { side-name } am Zug. c = { $constant }, Startwert { $seed }. N = Besuche, Q = Punkte, P = Besuche der Stellung.
sheet-move = Zug
sheet-sum = Summe
sheet-answers = Lösungen
sheet-question =
    { $ask ->
        [sums] Berechne Q / N + c × √((ln P) / N) für jeden Zug der Tabelle. Welchen Zug wählt UCT?
        [path] Geh den Baum genauso weiter hinab, bis zu einem unversuchten Zug oder bis die Zeichnung endet. Unversuchte Züge kommen zuerst, bei gleichen Summen der erste. Zeichne den Weg ein.
        [result] Die Simulation endet: { $outcome }. Wie groß ist jetzt Q/N in jedem Kästchen auf deinem Weg?
       *[constant] Würde eine doppelt so große Konstante c die Wahl an der Wurzel ändern? Begründe.
    }
sheet-first = { $move } (der erste mit der höchsten Summe)
sheet-constant =
    { $changes ->
        [yes] Ja: { $move } ({ $sum } gegen { $other-sum })
        [new] Nein: { $move } ist unversucht und kommt mit jedem c zuerst.
        [only] Nein: Alle anderen Züge sind bewiesen.
        [equal] Nein: { $move } und { $other } haben gleiche Summen ({ $sum }), und der erste zählt.
       *[no] Nein: { $move } ({ $sum } gegen { $other-sum })
    }
sheet-key =
    In jedem Kästchen: Q/N. Blau = gut für die Seite, die gezogen hat, Orange = schlecht. Gestrichelt = noch nicht versucht, schraffiert = bewiesen.{ $gathered ->
        [yes] { " " }„…7“ = sieben weitere Züge, nicht gezeichnet.
       *[no] { "" }
    }
# The game for the blackboard, and its worksheet.
small-game = Eine Partie für die Tafel
small-game-why = Ein Baum, der auf eine Tafel passt. { side-name } ist am Zug: Finde von Hand, wer gewinnt, und folge dann UCT.
small-game-opened =
    Als eigene Studie geöffnet.{ $kept ->
        [yes] { " " }Deine Partie findest du im Menü unter „Meine Studien“.
       *[no] { "" }
    }
phase-playout = Simulation
small-path = Weg
small-question =
    { $ask ->
        [tree] Am Ende jeder Variante hat gewonnen, wer zuletzt gezogen hat. Trage ein, wer dort gewinnt, und arbeite dich nach oben: Wer am Zug ist, nimmt einen Gewinnzug, wenn es einen gibt. Welcher erste Zug gewinnt?
        [table] Spiele UCT von Hand, eine Zeile je Iteration. Steig mit der höchsten Summe Q / N + c × √((ln P) / N) hinab; unversuchte Züge kommen zuerst, bei gleichen Summen der erste. Notiere den Weg, dann Q/N der ersten Züge.
       *[luck] Welcher Verlustzug sieht nach fünf Iterationen so gut aus wie der Gewinnzug? Wie kommt UCT dahinter?
    }
small-luck = { $move }: Seine Simulationen trafen nur auf die schwache Antwort { $reply }. Dann versucht UCT { $refutation }: { $outcome }.

# Spoken after a move on the board that is none of the answers to the question.
tour-not-offered = Dieser Zug ist keine der Antworten.
tour-other-position = Diese Stellung ist nach wenigen Simulationen gelöst, deshalb zeigt der Rundgang eine andere.

## The laboratory

lab-over = Die Partie ist hier zu Ende, es gibt also nichts zu probieren.
lab-broken = Läuft nicht.
lab-busy = Rechnet …
lab-idle =
    { $section ->
        [runs] Jede Suche spielt Zufallspartien. Wie oft ändert der Zufall ihren Zug?
        [alpha-beta] Alpha-Beta sieht jedes Mal einen Halbzug tiefer. Wann entscheidet es sich um?
        [forced] Hier ist nur ein Zug erlaubt, also gibt es nichts zu wählen. Geh zu einer Stellung mit Auswahl.
       *[compare] Zwei Suchen in dieser Stellung, A und B. Ändere eine Sache zwischen ihnen und sieh, was passiert.
    }
lab-agree = A und B wählen denselben Zug: { $move }.
lab-differ = A wählt { $a }, B wählt { $b }.
lab-most = { $setting } wählte { $move } in { $count } von { $runs } Läufen.
lab-depth =
    { $depth ->
        [one] Mit einem Halbzug Vorausschau spielt es { $move }.
       *[other] Mit { $depth } Halbzügen Vorausschau spielt es { $move }.
    }
lab-expects = Erwartet für { side-name }
# Below that, in place of a share: what is certain for the side to move. At most seven letters.
lab-result =
    { $result ->
        [won] Sieg
        [drawn] Remis
       *[lost] Verlust
    }
# In which unit alpha-beta's scores are: a sentence.
lab-unit =
    { $unit ->
        [discs] Der Wert ist in Steinen, für die Seite am Zug: ihr erwarteter Vorsprung.
       *[men] Der Wert ist in Steinen, für die Seite am Zug.
    }
lab-end =
    { $how ->
        [win] gewinnt in { $plies }
       *[loss] verliert in { $plies }
    }
# The picture of a tree, for screen readers: $moves are those that were tried most, with their shares.
lab-tree = { $setting }: Am meisten versucht wurden { $moves }.
# For screen readers; the picture says the same.
lab-levels =
    { $depth ->
        [one] { $setting }: Der Baum hat { $nodes } Knoten und ist einen Halbzug tief.
       *[other] { $setting }: Der Baum hat { $nodes } Knoten und ist { $depth } Halbzüge tief; die meisten davon, { $most }, in Tiefe { $widest }.
    }

## Puzzles

puzzle-men =
    { $men ->
        [1] einen Stein
       *[other] { $men } Steine
    }
puzzle-goal =
    { $goal ->
        [win] { side-name } ist am Zug und gewinnt.
        [draw] { side-name } ist am Zug und rettet das Remis.
       *[material] { side-name } ist am Zug und gewinnt { puzzle-men }.
    }
puzzle-rules =
    { $new ->
        [yes] Diesmal andere Regeln.{ " " }
        [own] Wieder deine üblichen Regeln.{ " " }
       *[no] { "" }
    }{ $title }: { $description }
puzzle-good = Richtig! Dein Gegner antwortet gerade …
puzzle-good-go-on = Richtig, weiter so. { $goal }
puzzle-result =
    { $result ->
        [draw] { $scored ->
            [yes] wird nur unentschieden, { $own }:{ $opponents }
           *[no] wird nur remis
        }
        [loss] { $scored ->
            [yes] verliert { $own }:{ $opponents }
           *[no] verliert
        }
        [no-win] gewinnt nicht
       *[nothing] bringt nichts ein
    }
puzzle-wrong = { $move }: { $why }. Noch ein Versuch!
puzzle-wrong-refuted = { $move }: { $why }. { side-name } antwortet mit { $reply }. Noch ein Versuch!
puzzle-rush-move =
    { $why ->
        [time] Die Zeit ist um: Richtig war { $move }.
       *[wrong] Falsch: Richtig war { $move }.
    }
puzzle-own =
    { $whose ->
        [yours] Aus deiner Partie: { side-name } ist am Zug. Du hast { $move } gespielt. Finde den besseren Zug.
       *[other] Aus { $light } – { $dark }: { side-name } hat { $move } gespielt. Finde den besseren Zug.
    }
puzzle-own-wrong = { $move } ist nicht der Zug der Auswertung. Noch ein Versuch!
puzzle-elsewhere = Du siehst eine andere Stellung. „Zurück zum Rätsel“ führt zurück.
puzzle-hint-note = Mit einem Tipp zählt das Rätsel nicht. Die Lösung zählt als Fehler.
puzzle-helped = Du hast einen Tipp genommen, darum zählt das Rätsel nicht.
puzzle-counted = Das zählt als Fehler.
puzzle-not-counted = Diesmal zählt das Rätsel nicht.
puzzle-sequel =
    { $end ->
        [win] { $scored ->
            [yes] { side-name } gewinnt { $own }:{ $opponents }.
           *[no] { $moves ->
                [1] { side-name } gewinnt mit dem nächsten Zug.
               *[other] { side-name } gewinnt in { $moves } weiteren Zügen.
            }
        }
       *[draw] { $scored ->
            [yes] Die Partie endet { $own }:{ $opponents }.
           *[no] Die Partie endet remis.
        }
    }
puzzle-solved =
    { $clean ->
        [yes] { $variant ->
            [0] Gelöst!
            [1] Gelöst, gut gemacht!
           *[other] Gelöst, genau richtig!
        }
        [row] Gelöst! Schon { $row } in Folge.
        [hint] Mit einem Tipp gelöst. Das zählt nicht, und das Rätsel steht jetzt bei deinen Fehlern.
       *[no] Gelöst, aber nicht beim ersten Versuch. Das Rätsel steht jetzt bei deinen Fehlern.
    }
puzzle-next =
    { $daily ->
        [yes] Weitere Rätsel
       *[no] Nächstes Rätsel
    }
puzzle-shown =
    Die Lösung: { $moves }{ $whole ->
       *[yes] .
        [no] …
    } Das Rätsel steht jetzt bei deinen Fehlern.
puzzle-verdict =
    { $goal ->
        [win] Nur { $move } gewinnt (bewiesen). Wertung des Rätsels: { $rating }.
        [draw] Nur { $move } hält remis (bewiesen). Wertung des Rätsels: { $rating }.
       *[material] Nur { $move } gewinnt { puzzle-men } auf Dauer. Wertung des Rätsels: { $rating }.
    }
puzzle-change =
    Deine Wertung: { $sure ->
        [yes] { $rating }
       *[no] etwa { $rating }
    } { $way ->
        [up] (+{ $points }).
       *[down] (−{ $points }).
    }
puzzle-activity =
    { $activity ->
        [daily] Rätsel des Tages
        [stream] Rätsel in deiner Stärke
        [rush] Rätselsturm
        [missed] Fehler aus dem Sturm
       *[mistakes] Fehler wiederholen
    }
puzzle-theme =
    { $theme ->
        [long-jump] Mehrfachschlag
        [sacrifice] Opfer
        [quiet-move] Stiller Zug
        [blockade] Blockade
        [corner] Ecke
        [parity] Gerade oder ungerade
        [king-trap] Damenfang
        [crowning] Umwandlung
        [pass] Passen erzwingen
        [defence] Remis retten
       *[endgame] Endspiel
    }
puzzle-theme-choose = Thema wählen …
puzzle-daily =
    { $done ->
        [yes] Rätsel des Tages: erledigt ✓
        [missed] Rätsel des Tages: noch einmal
       *[no] Rätsel des Tages
    }
puzzle-due = Fehler wiederholen ({ $count })
puzzle-rating =
    { $sure ->
        [yes] Wertung { $rating } nach { puzzle-rated }.
        [none] Noch keine Wertung. Nach etwa 20 Rätseln wird deine Wertung verlässlich.
       *[no] Wertung etwa { $rating } nach { puzzle-rated }.
    }
puzzle-rated =
    { $count ->
        [one] { $count } Rätsel
       *[other] { $count } Rätseln
    }
puzzle-streak =
    Serie: { puzzle-days } (Rekord: { $best }). Bester Sturm: { $rush } gelöst.{ puzzle-cheer }
puzzle-streak-now =
    { $counts ->
        [yes] Serie: { puzzle-days }.{ puzzle-cheer }
       *[no] Für die Serie zählt nur ein erster Versuch ohne Hilfe.
    }
puzzle-cheer =
    { $cheer ->
        [best] { " " }Deine bisher längste Serie!
        [on] { " " }Weiter so!
       *[none] { "" }
    }
puzzle-days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
puzzle-count =
    Zu { $only ->
        [yes] deinen Regeln
       *[no] diesem Spiel
    } gibt es { $count } Rätsel.
puzzle-curve = Deine Wertung im Verlauf, zwischen { $low } und { $high }.
puzzle-rush = { $minutes }:{ $seconds } · ✓ { $solved } · ✗ { $mistakes }
puzzle-rush-over =
    { $best ->
        [yes] Der Sturm ist vorbei. Gelöst: { $solved }. Dein bester Sturm bisher.
       *[no] Der Sturm ist vorbei. Gelöst: { $solved }.
    }
puzzle-rush-ended = Sturm beendet: { $solved } gelöst.
puzzle-loading = Die Rätsel werden geladen …
puzzle-failed = Die Rätsel konnten nicht geladen werden. Prüfe deine Verbindung.
puzzle-none-left = Das war das letzte. Für heute ist nichts mehr zu wiederholen.
puzzle-unsaved = Dein Ergebnis kann nicht gespeichert werden: Der Speicher des Browsers ist voll oder gesperrt. Lösche Partien oder Studien, um Platz zu schaffen.
unreadable-puzzles = Deine Rätselergebnisse sind beschädigt ({ $why }). { $copy }
