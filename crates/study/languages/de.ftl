# German, for the study's page alone; see en.ftl and docs/translating.md.

## The page

title-study = Partien untersuchen: Alquerque, Othello und Dame
description-study = Untersuche Partien von Alquerque, Othello und englischer Dame: Varianten, zwei Engines und was sicher ist. Kostenlos, auch offline.
page-Iteration = Iteration
page-It-tries-out-every-move-and-every-answer = Es probiert jeden Zug und jede Antwort aus, auf die es ankommen kann, erst einen Halbzug tief, dann zwei und so weiter, zehn Sekunden lang. „Treffer“ sagt, wie oft schon der zuerst betrachtete Zug gut genug war, um die anderen wegzulassen.
page-Cut-offs = Schnitte
page-Trees = Bäume
page-A-block-is-a-move-below-the-one-before-i = Jeder Block ist ein Zug, unter dem vorigen, und so breit wie sein Anteil an den Simulationen. Blau ist gut für die Seite, die ihn spielt, Orange schlecht; ein grüner Rand ist ein Beweis.
page-Development-CSV = Verlauf (CSV)
page-The-files-have-the-part-of-the-tree-that = Die Dateien enthalten den Teil des Baums, der zu sehen ist, und den Verlauf der Züge bis jetzt.
page-First-try = Treffer
page-The-game-as-a-curve = Die Partie als Kurve
page-Review-again = Neu auswerten
page-How-thoroughly = Gründlichkeit
page-quick = schnell
page-thorough = gründlich
page-Progress-of-the-review = Fortschritt der Auswertung
page-Task = Aufgabe
page-Hint = Tipp
page-Solution = Lösung
page-Once-more = Noch einmal
page-Keep-it = Behalten
page-Previous-task = Vorige Aufgabe
page-End-the-tasks = Aufgaben beenden
page-Whose-mistakes = Wessen Fehler
page-both = beide
page-Learn-from-the-mistakes = Aus den Fehlern lernen
page-Inaccuracies = Ungenauigkeiten
page-Mistakes = Fehler
page-Blunders = Patzer
page-Wins-thrown-away = Verschenkte Siege
page-Draws-thrown-away = Verschenkte Remis
page-Share-of-the-point-given-away-per-move = Pro Zug verschenkter Teil des Punkts
page-What-was-given-away = Was verschenkt wurde
page-Nothing-was-given-away = Es wurde nichts verschenkt.
page-All-positions-as-a-table = Alle Stellungen als Tabelle
page-Position = Stellung
page-What-is-known = Was bekannt ist
page-What-is-shown = Was gezeigt wird
page-Play-against-UCT = Gegen UCT spielen
page-UCT-plays = UCT spielt
page-nobody = keine Seite
page-Thinking-time = Bedenkzeit
page-1-s-a-move = 1 s pro Zug
page-3-s-a-move = 3 s pro Zug
page-10-s-a-move = 10 s pro Zug
page-30-s-a-move = 30 s pro Zug
page-Play-on-from-here = Von hier an weiterspielen
page-Live = Live
page-Step-by-step = Schrittweise
page-Start = Start
page-The-tree-while-it-grows = Der Baum, während er wächst
page-Search-tree = Suchbaum
page-loses = Verlust
page-wins = Sieg
page-proven = sicher
page-The-position-looked-at = Die betrachtete Stellung
page-Back-to-the-board = Zurück zum Brett
page-Zoom-in = Vergrößern
page-Whole-tree = Ganzer Baum
page-Keep-as-variation = Als Variante behalten
page-Each-block-is-a-move-below-the-one-befor = Jeder Block ist ein Zug und steht unter dem vorigen. Je breiter er ist, desto mehr Zufallspartien gingen hindurch. Blau ist gut für die Seite, die zieht, Orange schlecht. Tippe auf einen Block, um seine Stellung zu sehen.
page-Moves-from-here = Züge von hier
page-Thin-bar-how-many-of-the-random-games-be = Dünner Balken: wie viele der Zufallspartien mit dem Zug begannen. Dicker Balken: ihr mittleres Ergebnis und, gestreift, ein Zuschlag für das, was selten versucht wurde. UCT versucht als Nächstes, was am weitesten reicht.
page-How-it-developed = Verlauf
page-Share-of-the-random-games = Anteil an den Zufallspartien
page-Mean-result-of-the-move-that-was-best = Mittleres Ergebnis des jeweils besten Zugs
page-To-the-right-the-time-goes-on-and-each-d = Nach rechts geht die Zeit weiter, und jede Verdopplung der Zufallspartien ist so breit wie die vorige. Wo eine gestrichelte Linie steht, hat UCT sich umentschieden.
page-As-a-table = Als Tabelle
page-Best-move = Bester Zug
page-Its-visits = Besuche
page-Mean = Mittel
page-Note = Notiz
page-Go-through-the-search = Durch die Suche gehen
page-To-the-beginning = Zum Anfang
page-One-step-back = Einen Schritt zurück
page-One-step-on = Einen Schritt weiter
page-To-the-next-phase = Zur nächsten Phase
page-To-the-next-iteration = Zur nächsten Iteration
page-The-four-phases-of-an-iteration = Die vier Phasen einer Iteration
page-Selection = Auswahl
page-Expansion = Ausbau
page-Playout = Simulation
page-Back-up = Rückweg
page-Numbers-of-this-step = Zahlen dieses Schritts
page-Speed = Tempo
page-1-step-a-second = 1 Schritt pro Sekunde
page-3-steps-a-second = 3 Schritte pro Sekunde
page-10-steps-a-second = 10 Schritte pro Sekunde
page-3-iterations-a-second = 3 Iterationen pro Sekunde
page-This-is-the-real-search-played-in-slow-m = Das ist die echte Suche in Zeitlupe: Sie geht den Baum hinab bis zu einem Blatt, lässt den Baum wachsen, spielt eine Zufallspartie zu Ende und trägt das Ergebnis wieder hinauf. Das ein paar Tausend Mal, und du hast UCT.
page-Take-the-tour = Zum Rundgang
page-The-formula-and-the-papers = Die Formel und die Aufsätze
page-End-the-tour = Beenden
page-Back = Zurück
page-Experiment = Versuch
page-Side-by-side = Vergleich
page-Many-runs = Viele Läufe
page-Progress-of-the-experiment = Fortschritt des Versuchs
page-Runs = Läufe
page-Each-run-begins-with-another-seed-the-sa = Jeder Lauf beginnt mit einem anderen Startwert; dieselben Startwerte ergeben wieder dieselben Läufe.
page-How-many-runs = Wie viele Läufe
page-Runs-of = Läufe von
page-A = A
page-A-and-B = A und B
page-B = B
page-Settings = Einstellungen
page-Exploration = Erkundung
page-How-often-it-also-tries-moves-that-look = Wie oft es auch Züge versucht, die schlechter aussehen: mit 0 nie mehr, mit 4 fast immer.
page-Random-games = Zufallspartien
page-How-the-games-are-played-by-which-it-jud = Wie die Partien gespielt werden, nach denen es eine Stellung beurteilt.
page-any-move = jeder Zug
page-win-if-it-can = Sieg zuerst
page-4-plies-only = 4 Halbzüge
page-12-plies-only = 12 Halbzüge
page-30-plies-only = 30 Halbzüge
page-Proofs = Beweise
page-Whether-it-notices-that-a-move-wins-or-l = Ob es bemerkt, dass ein Zug sicher gewinnt oder verliert, und dort nicht mehr rät.
page-on = an
page-off = aus
page-Games-at-a-time = Partien auf einmal
page-How-many-random-games-it-plays-each-time = Wie viele Zufallspartien es jedes Mal spielt, wenn es ans Ende seines Baums kommt.
page-How-many-random-games-it-plays-in-all-th = Wie viele Zufallspartien es insgesamt spielt: Je mehr, desto besser weiß es Bescheid und desto länger dauert es.
page-Seed = Startwert
page-Where-chance-begins-The-same-seed-gives = Wo der Zufall beginnt. Derselbe Startwert ergibt wieder dieselbe Suche.
page-share-of-the-playouts = Anteil an Simulationen
page-times-chosen = Mal gewählt
page-within = zwischen
page-The-bar-is-the-share-of-the-playouts-tha = Der Balken ist der Anteil der Simulationen, die mit dem Zug begannen; die dünne Linie ist, was die Seite am Zug von ihm erwarten darf.
page-The-bar-is-how-often-the-move-was-chosen = Der Balken zeigt, wie oft der Zug gewählt wurde. Bei so wenigen Läufen ist der wahre Anteil nicht genau bekannt: In 95 von 100 Fällen liegt er innerhalb der dünnen Linie (Wilson-Intervall).
page-Figures = Zahlen
page-Playouts-a-second = Simulationen pro Sekunde
page-Nodes-of-the-tree = Knoten im Baum
page-Deepest-node-in-plies = Tiefster Knoten, in Halbzügen
page-Best-line-in-plies = Beste Zugfolge, in Halbzügen
page-Best-lines = Beste Zugfolgen
page-Nodes-by-depth = Knoten nach Tiefe
page-Depth = Tiefe
page-Nodes = Knoten
page-Seconds = Sekunden
page-Export = Exportieren
page-Tree-of = Baum von
page-Drawing-SVG = Grafik (SVG)
page-Picture-PNG = Bild (PNG)
page-Tree-JSON = Baum (JSON)
page-Tree-DOT = Baum (DOT)
page-Figures-CSV = Zahlen (CSV)
page-Of-a-large-tree-the-most-visited-nodes-a = Von einem großen Baum bleiben die meistbesuchten Knoten. Die Grafik hat die Wurzel oben, und jeder Zug ist so breit wie sein Anteil. Den Baum gibt es, bis du einen anderen Reiter oder eine andere Stellung öffnest.
page-Study = Untersuchen
page-Loading-the-study-more = Wird geladen …
page-Analysis = Analyse
page-Review = Auswertung
page-Laboratory = Labor
page-Engines = Engines
page-Alpha-beta = Alpha-Beta
page-Lines-of-each = Zugfolgen je Engine
page-Lines-of-UCT = Zugfolgen von UCT
page-Lines-of-alpha-beta = Zugfolgen von Alpha-Beta
page-Moves-and-variations = Züge und Varianten
page-No-move-yet-play-for-both-sides-or-open = Noch kein Zug: Spiele für beide Seiten oder öffne eine Partie aus dem Menü.
page-Change-what-is-marked = Ausgewähltes ändern
page-Mark-the-move = Zug mit einem Zeichen versehen
page-Variation-one-place-up = Variante eins nach oben
page-Make-it-the-main-line = Zur Hauptvariante machen
page-Delete-from-here-on = Ab hier löschen
page-Undo-the-last-change = Letzte Änderung zurücknehmen
page-Do-it-again = Wiederherstellen
page-Comment-on-this-position = Kommentar zu dieser Stellung

## What engines say

# The bar for screen readers.
study-estimated = { side-name }: etwa { $percents } % des Punkts
study-certain =
    { $outcome ->
        [light] { side-name } gewinnt sicher
        [dark] { other-name } gewinnt sicher
       *[draw] Sicheres Remis
    }
study-engine =
    { $engine ->
        [uct] UCT
       *[alpha-beta] Alpha-Beta
    }
study-engine-begins = { $method }: beginnt …
study-engine-over = { $method }: Die Partie ist zu Ende.
study-engine-broken = { $method }: ließ sich nicht laden. Schalte es aus und wieder ein, um es noch einmal zu versuchen.
study-engine-playouts =
    { $done ->
        [yes] { $method } · { side-name } in % · alles herausgefunden, { $thousands } k Simulationen
       *[no] { $method } · { side-name } in % · { $thousands } k Simulationen, { $speed } k/s
    }
study-engine-depth =
    { $done ->
        [yes] { $method } · { side-name } in % · alles herausgefunden, Tiefe { $depth }
       *[no] { $method } · { side-name } in % · Tiefe { $depth }, { $thousands } k Knoten, { $speed } k/s
    }

## The tree

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
form-leaves-out = Eine Zugfolge hat nur die Züge der Hauptvariante. Varianten, Kommentare, Zeichen und alles andere fehlen darin.

## The review

review-side = { side-name }
review-progress = { $done } von { $all }
review-empty = Noch kein Zug.
# A position for screen readers; $known is what is known of it.
review-start = Anfang. { $known }
review-position = { $move }. { $known }
review-unknown = Nicht ausgewertet
review-curve-key = Oben ist gut für { side-name }, unten für { other-name }. Grün: sicher. Punkte: Fehler.
# What a move did, in a list; $points are percents of the point.
review-gave = verschenkt { $points } %
review-threw-win = verschenkt den Sieg ({ $points } %)
review-threw-draw = verschenkt das Remis ({ $points } %)
# Somebody has marked the move with ? or ??.
review-marked = ist als Fehler markiert
review-better = besser: { $moves }
# Where a review was stopped.
review-judged = { $judged } von { $all } Zügen beurteilt.
review-task-place = { $at } von { $all }
# The button that goes on to the next task, or ends the last one.
review-task-next =
    { $last ->
        [yes] Fertig
       *[no] Weiter
    }
# $given is what the move did, as above.
review-task = { side-name } ist am Zug. { $move } { $given }. Finde einen besseren Zug.
review-task-looking = { $move }: einen Moment …
review-task-good = { $move } ist gut.
review-task-bad =
    { $same ->
        [yes] { $move } wurde gespielt: Das verschenkt { $points } %.
       *[no] { $move } verschenkt { $points } %.
    }
review-task-answered = { review-task-bad } Der Gegner antwortet { $answer }.
review-task-unknown = Dieser Versuch lässt sich nicht beurteilen.
review-task-no-best = Noch ist nichts Besseres bekannt.
review-task-solution = Besser: { $moves }
review-hint-piece = Tipp: der Stein auf { spot-name }.
review-hint-column = Tipp: irgendwo in Spalte { $column }.
review-hint-pass = Tipp: Es gibt keine Wahl.
# What has become of a task, in the list.
review-done-found = gefunden
review-done-told = Lösung gesehen

## UCT made visible

uct-outcome =
    { $outcome ->
        [light] { side-name } gewinnt
        [dark] { other-name } gewinnt
       *[draw] Remis
    }
# What is proven of a node, behind its other numbers, for whoever made the move.
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
uct-node = { $move }: { x-playouts }, Mittelwert { $mean }{ $sign }
uct-root-node = Die Stellung auf dem Brett: { x-playouts }
uct-figures = { $playouts } k Simulationen, { $nodes } k Stellungen, { $speed } k/s
uct-off = Drücke Start: UCT denkt über die Stellung auf dem Brett nach, und du siehst seinen Baum wachsen.
uct-begins = beginnt …
uct-over = Die Partie ist zu Ende.
uct-broken = Es lässt sich nicht laden.
uct-paused = Pause
uct-full-tree = der Baum ist voll, es geht mit ihm so weiter
uct-decided = Fertig: Weitere Simulationen können den Zug nicht mehr ändern.
uct-proven = Fertig. Bewiesen: { $outcome }
uct-start =
    { $running ->
        [yes] Stopp
       *[no] Start
    }
uct-duel =
    { $status ->
        [thinks] UCT denkt: { $thought } von { $seconds } s
        [waits] UCT wartet, während du dich umsiehst.
       *[rests] Du bist am Zug.
    }
uct-duel-go =
    { $status ->
        [waits] Weiter
       *[thinks] Jetzt ziehen
    }
# In place of a formula.
uct-no-bound =
    { $why ->
        [new] noch nie versucht: kommt zuerst
        [won] Sieg bewiesen
       *[lost] verliert sicher: wird nicht mehr versucht
    }
# In place of a formula, of a node whose result is certain.
uct-proven-node = Bewiesen: { $outcome }
uct-position = Stellung nach { $moves }
uct-here = Die Stellung auf dem Brett
# N and Q are the letters of formulas: playouts, and points.
uct-numbers = N = { $visits }, Q = { $points }, Mittel Q / N = { $mean }
uct-root = diese Stellung
uct-changes =
    { $count ->
        [0] Bisher hat es sich nicht umentschieden.
        [one] Es hat sich einmal umentschieden.
       *[other] Es hat sich { $count }-mal umentschieden.
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
uct-ready = Der Baum hat nur die Stellung auf dem Brett und ihre Züge; versucht wurde noch keiner. Geh weiter, um die erste Iteration zu sehen.
uct-selection =
    { $why ->
        [new] { $move } wird gewählt: Was noch nie versucht wurde, kommt zuerst.
       *[bound] { $move } wird gewählt: Dieser Zug hat die höchste Summe.
    }
uct-expansion =
    { $count ->
        [one] Der Baum wächst: Der einzige Zug von hier kommt dazu.
       *[other] Der Baum wächst: Die { $count } Züge von hier kommen dazu.
    }
uct-waiting = Der Baum wächst noch nicht: Das ist Besuch { $visits } von { $needed }, die er braucht.
uct-full = Der Baum wächst nicht: Er hat schon so viele Stellungen, wie er haben darf.
uct-known = Das Ergebnis ist hier bekannt: { $outcome }. Eine Zufallspartie ist nicht nötig.
uct-playout-begins =
    Von hier an ziehen beide nach dem Zufall, { $all ->
        [one] 1 Zug
       *[other] { $all } Züge
    } lang.
uct-playout = Zufallszug { $made } von { $all }: { $move }
uct-playout-over = Die Zufallspartie ist zu Ende: { $outcome }.
uct-result =
    { $node ->
        [root] Der Rückweg endet hier: insgesamt eine Simulation mehr.
       *[move] { $move }: N wächst um 1 und Q um { $points }, für die Seite, die so zieht.
    }
uct-last = Die Suche endet hier: Weitere Simulationen können den Zug nicht mehr ändern.
# Behind the last iteration of those that are shown.
uct-last-shown = Nur die ersten { $iterations } Iterationen lassen sich einzeln ansehen; die Suche selbst ist nicht am Ende.

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
        [playout] Einfach drauflosspielen
        [count] Oft spielen und zählen
        [dilemma] Der beste oder ein anderer?
        [selection] Eine Runde: den Baum hinab
        [expansion] Der Baum wächst
        [backpropagation] Das Ergebnis geht wieder hinauf
        [thousands] Jetzt tausendfach
       *[mind] Es entscheidet sich um
    }
tour-text =
    { $tour ->
        [question] UCT kennt die Regeln des Spiels und sonst nichts. Niemand hat ihm gesagt, welche Züge gut sind. Es findet das durch Ausprobieren heraus, und du kannst zusehen: Alles, was der Rundgang zeigt, ist die echte Suche.
        [playout] Es probiert einen Zug aus. Von da an ziehen beide Seiten irgendwie, als würfelten sie, bis die Partie aus ist. Schau auf das Brett.
        [count] Eine solche Partie ist reiner Zufall. Darum spielt UCT viele und zählt: Ein Sieg ist ein Punkt, ein Remis ein halber. Ein Zug, nach dem sogar Zufallspartien gut laufen, ist wahrscheinlich gut.
        [dilemma] Wer immer den bisher besten nimmt, verpasst vielleicht einen besseren. Wer alle gleich oft probiert, verschwendet Partien. Darum bekommt jeder Zug einen Zuschlag, hier gestreift: Je seltener er probiert wurde, desto größer. Die höchste Summe kommt als Nächstes dran.
        [selection] UCT führt seine Notizen wie einen Baum: die Züge, unter jedem die Antworten darauf, und so fort. Jede Runde beginnt oben und geht hinab. Hier siehst du immer eine Ebene: Wer am Zug ist, nimmt die höchste Summe, bis der Baum endet.
        [expansion] Hier endete der Baum. Nun bekommt er einen Zweig für jeden Zug, der hier möglich ist. Dann wird von hier aus eine Zufallspartie bis zum Ende gespielt.
        [backpropagation] Das Ergebnis geht den Weg zurück, den es kam. Jeder Zug auf dem Weg hat eine Partie mehr: N zählt sie. Q zählt seine Punkte, die der Seite, die ihn spielt: Was für die eine gut ist, ist für die andere schlecht.
        [thousands] Jeder Block ist ein Zug und steht unter dem vorigen. Je breiter er ist, desto mehr Partien gingen hindurch. Blau ist gut für die Seite, die zieht, Orange schlecht. Schraffiert ist bewiesen: Dort bleibt nichts dem Zufall überlassen.
       *[mind] Jede Linie ist ein Zug: je höher, desto mehr Partien bekam er. An einer senkrechten gestrichelten Linie hat ein anderer Zug die Führung übernommen. Am Ende spielt UCT den mit den meisten Partien. Jetzt bist du dran: Geh selbst durch die Suche, oder verändere sie im Labor.
    }
tour-more =
    { $tour ->
        [question] Mit Zufallspartien zu suchen heißt Monte-Carlo-Baumsuche, und UCT ist ihre bekannteste Form. Sie braucht vom Spiel nur die Regeln. Der Überblick erzählt, woher sie kommt und was aus ihr geworden ist.
        [playout] Eine Zufallspartie heißt hier Simulation. Ihr Ergebnis z ist 1 für einen Sieg, ½ für ein Remis und 0 für eine Niederlage, aus der Sicht der Seite, die den Zug gemacht hat.
        [count] N sagt, wie oft ein Zug probiert wurde, Q ist die Summe seiner Punkte und Q / N ihr Mittel. Der Fehler des Mittels schrumpft wie 1 / √N: Viermal so viele Partien halbieren ihn.
        [dilemma] Diese Formel ist UCB1. Q / N ist das bisherige Mittel, N sagt, wie oft der Zug probiert wurde, P, wie oft die Stellung davor, und ln ist der natürliche Logarithmus. Die Konstante c bestimmt, wie viel die Neugier zählt. UCB1 wurde für Spielautomaten erdacht, sogenannte Banditen: An welchem soll man als Nächstes ziehen? Den Logarithmus erneuert die Suche nur bei jedem 16. Besuch: Darum kann P in ihren eigenen Zahlen etwas zurückliegen.
        [selection] UCT ist UCB1 an jedem Knoten eines Baums: „upper confidence bounds applied to trees“. Bewiesen ist: Je mehr Partien, desto seltener irrt es sich.
        [expansion] Rémi Coulom hat Zufallspartien und einen wachsenden Baum zu einem Verfahren vereint und ihm den Namen gegeben. Wenig Zuwachs je Runde genügt: So wird der Baum dort tief, wo es darauf ankommt, und bleibt sonst klein.
        [backpropagation] z ist 1, ½ oder 0 für die Seite, die den Zug zum Knoten gemacht hat. Eine Ebene höher hat die andere Seite gezogen, dort ist es also 1 − z.
        [thousands] Eine Antwort, die sicher gewinnt, beweist, dass ein Zug verliert. Verlieren alle Antworten sicher, so gewinnt der Zug. Solche Ergebnisse gehen wie alle anderen den Baum hinauf und treten an die Stelle des Mittels.
       *[mind] Mit immer mehr Partien strebt der Anteil des besten Zugs gegen das Ganze, wie Kocsis und Szepesvári bewiesen haben. Wie bald, kann niemand vorher sagen: Darum kann UCT sich auch spät noch umentscheiden.
    }
tour-question = { side-name }: { counted-moves } zur Auswahl.
tour-counted = Zufallspartien: { $playouts }. Am häufigsten probiert: { $move }, in { $visits } davon, mit { $percent } % der Punkte dort.
tour-dilemma = { $best }: { $best-sum }. { $rival }: { $rival-sum }. Als Nächstes probiert es { $move }.
tour-selection =
    { $why ->
        [new] Runde { $number }, Zug { $depth }: { $move } wurde noch nie probiert und kommt deshalb zuerst.
       *[bound] Runde { $number }, Zug { $depth }: { $move } hat die höchste Summe, { $bound }.
    }
tour-games =
    { $count ->
        [one] { $visits } Partie
       *[other] { $visits } Partien
    }
tour-points =
    { $half-points ->
        [2] { $points } Punkt
       *[other] { $points } Punkte
    }
tour-result =
    { $node ->
        [root] Ganz oben: insgesamt { tour-games }.
       *[move] { $move }: jetzt { tour-games } und { tour-points }.
    }
tour-grown = Zufallspartien: { $playouts }. { $share } % davon gingen durch { $move }.{ $certain }
tour-certain =
    { $count ->
        [0] { "" }
        [one] { " " }Ein Block ist bewiesen.
       *[other] { " " }{ $count } Blöcke sind bewiesen.
    }
tour-decided = { $changes } Zufallspartien: { $playouts }. Es würde { $move } spielen, mit { $share } % davon.

## The laboratory

lab-over = Hier ist die Partie zu Ende: Es gibt nichts zu versuchen.
lab-broken = Der Helfer, der hier rechnet, ist stehen geblieben. Bitte starte neu.
lab-busy = Rechnet …
lab-idle =
    { $section ->
        [runs] Zufall gehört zu jeder Suche. Wie sehr hängt die Wahl von ihm ab?
        [alpha-beta] Alpha-Beta sieht jedes Mal einen Zug tiefer. Wann entscheidet es sich um?
       *[compare] Ändere eine Sache zwischen A und B und sieh, was geschieht.
    }
lab-agree = A und B wählen denselben Zug: { $move }.
lab-differ = A wählt { $a }, B wählt { $b }.
lab-most = { $setting } wählte { $move }: { $count } von { $runs }.
lab-depth = Mit Tiefe { $depth } spielt es { $move }.
lab-expects = { side-name } erwartet
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
        [discs] Der Wert gilt für die Seite am Zug: mit wie vielen Steinen Vorsprung sie gewinnen sollte.
       *[men] Der Wert gilt für die Seite am Zug und ist in Steinen.
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
