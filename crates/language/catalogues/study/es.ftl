# Spanish, for the study's page alone; see en.ftl and docs/translating.md.

## The page

# Named by `data-say` in the HTML.

solve = Resolver
solve-hint = ¿Quién gana si ambos bandos juegan a la perfección?
study-title = Estudio: analiza una partida de alquerque, Othello o damas
study-description = Analiza partidas de alquerque, Othello y damas inglesas: variantes, dos motores y resultados demostrados. Gratis y sin conexión.
uct-iteration-number = Iteración
lab-alpha-beta-hint = Alfa-beta prueba cada jugada y cada respuesta que puede importar, primero con media jugada de profundidad, luego con dos, y así durante diez segundos. (Una media jugada es una jugada de un bando.) Al final de una línea se juegan las capturas pendientes, así que puede ser más larga. «Acierto» indica cuántas veces bastó la primera jugada para saltarse las demás.
lab-cut-offs = Cortes
lab-trees = Árboles
lab-trees-hint = Cada bloque es una jugada, debajo de la anterior, y tan ancho como su parte de las simulaciones. Azul = bueno para el bando que hizo la jugada, naranja = malo; borde verde = demostrado.
export-development = Evolución (CSV)
uct-export-hint = Los archivos contienen la parte del árbol en pantalla y la evolución de las jugadas hasta ahora.
export-drawn-hint = El dibujo y la imagen omiten lo que es demasiado estrecho. El árbol en JSON y DOT contiene también esos nodos; en JSON, «drawn» marca los dibujados.
lab-first-try = Acierto
review-curve = La partida como curva
review-again = Revisar otra vez
review-effort = Grado de detalle
review-quick = Rápida
review-usual = Normal
review-thorough = A fondo
review-progress-bar = Progreso de la revisión
exercise = Ejercicio
exercise-solution = Solución
exercise-again = Otra vez
exercise-keep = Guardar esta jugada
exercise-keep-hint = La añade a la partida como variante
exercise-previous = Ejercicio anterior
exercise-leave = Terminar
puzzle-leave = Salir de los problemas
puzzle-open = Abrir en el estudio
puzzle-back = Volver al problema
puzzle-play = Resolver problemas
puzzle-show-sequel = Mostrar el resto
puzzle-own-rules = Solo mis reglas
puzzle-rush-begin = Contrarreloj
puzzle-rush-again = Otra contrarreloj
puzzle-rush-hint = Contrarreloj: resuelve todos los problemas que puedas en tres minutos. Con tres errores se acaba.
puzzle-theme-label = Tema
puzzle-begin-theme = Empezar
puzzle-results = Tus resultados
review-whose = De quién son los errores
review-inaccuracies = Imprecisiones
review-mistakes = Errores
review-blunders = Errores graves
review-wins-lost = Victorias perdidas
review-draws-lost = Tablas perdidas
review-accuracy = Precisión
review-errors = Puntos perdidos
review-none = Sin errores.
review-stored = Es la revisión rápida que se guardó con la partida. «Revisar otra vez» mira más a fondo, y entonces las cifras pueden cambiar.
review-unproven = Revisada sin el solucionador, que no se pudo cargar.
review-table = Todas las posiciones en una tabla
review-table-position = Posición
review-table-known = Resultado
uct-modes = Vista
autoplay = Jugar contra UCT
autoplay-seats = UCT juega con
autoplay-nobody = Ninguna
autoplay-both = Ambas
autoplay-limit = Búsqueda por jugada
my-studies = Mis estudios
studies-all = Todos los estudios
study-name = Nombre de este estudio
chapter = Capítulo
chapters = Capítulos
chapter-add = Añadir capítulo
chapter-add-here = Añadir capítulo desde esta posición
study-export = Guardar el estudio en un archivo
study-new = Nuevo estudio
study-import = Importar de un archivo…
study-import-hint = Un archivo con varias partidas se convierte en un estudio con un capítulo por partida.
pen = Dibujar en el tablero
pen-none = Sin lápiz
pen-green = Lápiz verde
pen-red = Lápiz rojo
pen-yellow = Lápiz amarillo
pen-blue = Lápiz azul
erase = Borrar los dibujos
play-on = Seguir jugando desde aquí
uct-mode-live = En vivo
step-by-step = Paso a paso
begin = Empezar
uct-live = El árbol mientras crece
uct-tree = Árbol de búsqueda
uct-loses = pierde
uct-wins = gana
uct-legend-proven = demostrado
uct-node-label = Posición elegida
uct-leave = Volver al tablero
uct-zoom = Ampliar
uct-whole = Quitar zoom
uct-keep = Añadir a las variantes
uct-tree-hint = Cada bloque es una jugada, debajo de la anterior. Cuanto más ancho, más simulaciones pasaron por ella. Azul = bueno para el bando que hizo la jugada, naranja = malo. Elige un bloque para ver su posición.
uct-moves = Jugadas desde aquí
uct-moves-hint = Barra fina: parte de las simulaciones que empezaron con esta jugada. Barra gruesa: su resultado medio más un plus a rayas para las jugadas con pocas visitas. UCT prueba después la barra más larga.
uct-development = Cómo evolucionó
uct-shares = Parte de las simulaciones
uct-means = Valor de la mejor jugada
uct-development-hint = El tiempo va de izquierda a derecha (escala logarítmica). Una línea discontinua marca dónde UCT cambió de idea.
uct-table = En una tabla
uct-best-move = Mejor jugada
uct-visits = Visitas
uct-mean = Media
uct-note = Nota
uct-steps = Recorrer la búsqueda
uct-step-first = Al principio
uct-step-back = Un paso atrás
uct-step-on = Un paso adelante
uct-step-phase = A la fase siguiente
uct-step-iteration = A la iteración siguiente
uct-phases = Las cuatro fases de una iteración
phase-selection = Selección
phase-expansion = Expansión
phase-backpropagation = Retropropagación
uct-step-numbers = Números de este paso
uct-predicts = Predecir antes
uct-speed = Velocidad
uct-speed-slow = Lenta
uct-speed-medium = Normal
uct-speed-fast = Rápida
uct-speed-iterations = Iteraciones enteras
uct-steps-hint = Es la búsqueda de verdad, a cámara lenta: baja por el árbol hasta una hoja, hace crecer el árbol, juega una partida al azar hasta el final (una simulación) y lleva el resultado de vuelta hacia arriba. Eso es una iteración. Repítelo unos miles de veces y tienes UCT.
uct-drawing = Dibujo del árbol
uct-drawing-hint = Cada casilla es una jugada: Q puntos en N visitas, escrito Q/N. La ficha de la esquina muestra quién movió. Azul = bueno para ese bando, naranja = malo; borde discontinuo = aún sin probar, rayado = demostrado. «…5» representa otras cinco jugadas.
uct-drawing-keys = Teclas: → y ← avanzan y retroceden un paso; la barra espaciadora reproduce y pausa.
autoplay-hides = El árbol de UCT no se ve mientras te toca, para que puedas encontrar la jugada por tu cuenta.
autoplay-peek = Ver su árbol
autoplay-link = Copiar enlace a esta partida
uct-link = Copiar enlace a esta iteración
uct-print = Imprimir hoja de ejercicios
uct-word-on = Paso
uct-word-phase = Fase
uct-word-iteration = Iteración
lab-link = Copiar enlace a este experimento
tour-begin = Hacer el recorrido
tour-papers = Fórmula y artículos
tour-end = Terminar
tour-back = Atrás
lab-section = Experimento
lab-compare = Lado a lado
lab-many-runs = En serie
lab-progress = Progreso del experimento
lab-runs = Ensayos
lab-runs-hint = Cada ensayo empieza con otra semilla; con las mismas semillas salen otra vez los mismos ensayos.
lab-count = Número de ensayos
lab-runs-of = Ensayos de
lab-a = A
lab-a-and-b = A y B
lab-b = B
lab-settings = Ajustes
lab-exploration = Exploración
lab-exploration-hint = Cuántas veces prueba la búsqueda jugadas que parecen peores: con 0 nunca, con 4 casi siempre.
lab-policy = Jugadas simuladas
lab-policy-hint = Cómo se eligen las jugadas en las simulaciones. «Normales»: al azar, y las capturas largas, salto a salto.
lab-policy-usual = Normales
lab-policy-uniform = Cualquiera
lab-policy-decisive = La que gana
lab-policy-4-plies = Solo 4 medias jugadas
lab-policy-12-plies = Solo 12 medias jugadas
lab-policy-30-plies = Solo 30 medias jugadas
lab-proofs = Demostraciones
lab-proofs-hint = Si la búsqueda reconoce victorias y derrotas forzadas en vez de hacer conjeturas.
switched-on = Sí
switched-off = No
lab-per-leaf = Simulaciones por hoja
lab-per-leaf-hint = Cuántas simulaciones se hacen cada vez que la búsqueda llega a una hoja de su árbol.
lab-playouts-hint = Cuántas simulaciones se hacen en total. Con más, la respuesta es mejor, pero tarda más.
lab-seed = Semilla
lab-seed-hint = Dónde empieza el azar. La misma semilla da otra vez la misma búsqueda.
lab-share = Parte de las simulaciones
lab-chosen = Veces elegida
lab-within = Rango del 95 %
lab-compare-hint = La barra es la parte de las simulaciones que empezaron con esta jugada; la línea fina es el valor esperado para quien mueve.
lab-chosen-hint = La barra es cuántas veces se eligió la jugada. Con tan pocos ensayos no se sabe con exactitud la proporción verdadera: en 95 de 100 casos está dentro de la línea fina (intervalo de Wilson).
lab-figures = Datos
lab-nodes = Nodos del árbol
lab-deepest = Profundidad máxima
lab-line-length = Mejor línea, en medias jugadas
lab-lines = Mejores líneas
lab-nodes-by-depth = Nodos por profundidad
lab-iteration-depth = Prof.
lab-seconds = Segundos
export = Exportar
export-tree-of = Árbol de
export-svg = Dibujo (SVG)
export-png = Imagen (PNG)
export-json = Árbol (JSON)
export-dot = Árbol (DOT)
export-csv = Datos (CSV)
lab-export-hint = De un árbol grande solo se exportan los nodos más visitados. La raíz está arriba, y cada jugada es tan ancha como su parte. El árbol se guarda hasta que abras otra pestaña u otra posición.
study = Estudio
loading-study = Cargando el estudio…
analysis = Análisis
review = Revisión
laboratory = Experimentos
engines = Motores
engine-alpha-beta = Alfa-beta
engine-lines = Líneas por motor
engine-lines-uct = Líneas de UCT
engine-lines-alpha-beta = Líneas de alfa-beta
engine-limit = Tiempo máximo de cada uno
engine-limit-10-s = 10 s
engine-limit-1-min = 1 min
engine-limit-5-min = 5 min
engine-limit-none = Sin límite
tree = Jugadas y variantes
tree-empty = Aún no hay jugadas. Juega con los dos bandos o importa partidas en Compartir, en el menú.
raise-moves = Mostrar jugadas y comentarios
raise-panel = Ampliar este panel
edit = Editar la jugada elegida
edit-symbol = Marcar la jugada
edit-promote = Subir la variante
edit-make-main = Hacerla línea principal
edit-delete = Borrar desde aquí
edit-undo = Deshacer
edit-redo = Rehacer
edit-note = Comentario a esta posición

## What engines say

engine-anew = Un motor dejó de responder. Se ha reiniciado y empieza de nuevo.
no-engines =
    { $why ->
        [refused] Los motores no pueden funcionar: este navegador no permite procesos en segundo plano.
        [missing] No se han podido cargar los motores. Vuelve a intentarlo o recarga la página.
        [outdated] La página se actualizó en otra pestaña. Recárgala para usar los motores.
       *[given-up] Los motores fallan una y otra vez. Vuelve a intentarlo o recarga la página.
    }
# The bar for screen readers.
study-estimated = { side-name }: cerca del { $percents } %
study-certain =
    { $outcome ->
        [light] Victoria forzada de las { side-word }
        [dark] Victoria forzada de las { other-word }
       *[draw] Tablas forzadas
    }
# After the result: the marks on the board, for moves.
verdict-marks =
    { $marks ->
        [all] · ▲ gana, ■ empata, ▼ pierde
        [drawn] · ■ empata, ▼ pierde
       *[decided] · ▲ gana, ▼ pierde
    }
# The score beside a move: how far that side is ahead, with its sign.
study-ahead =
    { $unit ->
        [discs] Estimación para las { side-word }, en fichas: { $score }
       *[men] Estimación para las { side-word }, en piezas: { $score }
    }
# The small board of a line, for screen readers: how many pieces each side has there.
study-line-position = { $position }. { side-name }: { $light }, { other-name }: { $dark }
study-engine =
    { $engine ->
        [uct] UCT
       *[alpha-beta] Alfa-beta
    }
study-solver = Solucionador
study-review = Revisión
study-engine-begins = { $method }: empezando…
study-engine-over = { $method }: la partida ha terminado.
study-engine-broken = { $method }: no está en marcha
study-engine-playouts =
    { $done ->
        [yes] { $method } · terminado, { $thousands } k simulaciones · opciones de las { side-word }
        [stopped] { $method } · tiempo agotado, { $thousands } k simulaciones · opciones de las { side-word }
       *[no] { $method } · { $thousands } k simulaciones, { $speed } k/s · opciones de las { side-word }
    }
study-engine-unit =
    { $unit ->
        [discs] { side-name }: ventaja en fichas
        [men] { side-name }: ventaja en piezas
       *[share] opciones de las { side-word }
    }
study-engine-depth =
    { $done ->
        [yes] { $method } · terminado, profundidad { $depth } · { study-engine-unit }
        [stopped] { $method } · tiempo agotado, profundidad { $depth } · { study-engine-unit }
       *[no] { $method } · profundidad { $depth }, { $thousands } k nodos, { $speed } k/s · { study-engine-unit }
    }

## Studies and chapters

# Before a time: when a study was changed.
study-today = hoy

study-numbered = { $title } ({ $number })
study-and-more = { $title } y { $count } más

# A chapter without a name: with its number, or with its number and the players’ names.
chapter-number = Capítulo { $number }
chapter-players = { $number }. { $players }
# Labels of fields and buttons in the lists.
chapter-name-of = Nombre del capítulo { $number }
study-of-puzzle = Problema { $rating }
chapter-up = Subir: { $title }
chapter-down = Bajar: { $title }
chapter-delete = Borrar el capítulo: { $title }
study-delete = Borrar el estudio: { $title }
# In the place of “Open”, for the chapter or study on the board.
study-is-open = Abierto
counted-chapters =
    { $chapters ->
        [one] 1 capítulo
       *[other] { $chapters } capítulos
    }
# The dialog that shares: $chapters of the study, of which one is shared.
share-what =
    { $chapters ->
        [one] Compartir esta partida
       *[other] Compartir este capítulo
    }
share-what-hint =
    { $chapters ->
        [one] Con este enlace cualquiera puede ver la partida. No se sube nada.
       *[other] Con este enlace cualquiera puede ver este capítulo, pero ningún otro. No se sube nada.
    }
share-link-chapter = Enlace al capítulo
study-deleted = Borrado: { $title }.
study-undeleted = Recuperado.
study-exported = Guardado: { counted-chapters }.
chapter-unreadable = No se puede abrir este capítulo ({ $why }).
# The button for a position that was set up: on an empty board, it is the game.
study-use-position =
    { $blank ->
        [yes] Jugar desde aquí
       *[no] Añadir como capítulo
    }
chapter-set-up = Añadida como capítulo nuevo de este estudio.
chapters-full = En un estudio caben { $chapters } capítulos.
unreadable-studies = Tus estudios están dañados ({ $why }). { $copy }
unreadable-some-studies =
    { $studies ->
        [one] Uno de tus estudios está dañado.
       *[other] { $studies } de tus estudios están dañados.
    } { $copy }

# On the button that switches the pen off.
pen-off =
    { $pen ->
        [green] Lápiz verde ✕
        [red] Lápiz rojo ✕
        [yellow] Lápiz amarillo ✕
       *[blue] Lápiz azul ✕
    }
# What is drawn on the position: circles such as “c3” and arrows such as “c3→d4”.
shapes-drawn = Dibujado: { $shapes }

# A notice: the page was opened with a link to an iteration or an experiment.
wrong-address = Este enlace tiene valores no válidos, así que solo se abrió la posición.

## The tree

# A notice.
study-other-tab = Cambiado en otra pestaña. «Deshacer» recupera la versión de esta pestaña.
# Behind a move, for screen readers.
study-helped = (jugada tras una pista)
# The symbols that a move can get: the two groups of the list, and what each means.
symbols-move = Jugada
symbols-position = Posición
symbol-meaning =
    { $symbol ->
        [good] buena jugada
        [mistake] error
        [excellent] jugada excelente
        [blunder] error grave
        [interesting] jugada interesante
        [dubious] jugada dudosa
        [even] igualdad
        [unclear] posición poco clara
        [slightly] ligera ventaja de las { side-word }
        [better] clara ventaja de las { side-word }
       *[winning] ventaja decisiva de las { side-word }
    }

# Beside the form in which a game is written as text.
form-leaves-out = Una transcripción solo contiene las jugadas de la línea principal. Faltan variantes, comentarios y signos.

## The review

both = Ambas
review-learn = Aprender de los errores
review-side = { side-name }
review-progress =
    { $done } de { $all }{ $unit ->
        [seconds] { " " }· quedan unos { $left } s
        [minutes] { " " }· quedan unos { $left } min
       *[unknown] { "" }
    }
review-empty = Aún no hay jugadas.
# A position for screen readers; $known is what is known of it.
review-start = Inicio. { $known }
review-position = { $move }. { $known }
review-unknown = Sin revisar
review-curve-key = Cuanto más alta la curva, mejor para las { side-word }. El verde está demostrado; los puntos son errores.
# What a move did, in a list; $points are percents of the point.
review-points =
    { $points ->
        [one] { $points } punto porcentual
       *[other] { $points } puntos porcentuales
    }
review-gave = cuesta { review-points }
review-threw-win = deja escapar una victoria forzada
review-threw-draw = deja escapar las tablas ({ $points } %)
# A sure result stays the same, but comes so many moves later or sooner than it had to.
review-longer =
    { $moves ->
        [one] sigue ganando, pero { $moves } jugada más tarde
       *[other] sigue ganando, pero { $moves } jugadas más tarde
    }
review-sooner =
    { $moves ->
        [one] pierde igual, pero podía resistir { $moves } jugada más
       *[other] pierde igual, pero podía resistir { $moves } jugadas más
    }
# Somebody has marked the move with ? or ??.
review-marked = marcada como error
# Why a move is a mistake, in the list below it. $side played it; $spots are the points of captured pieces.
review-why-all =
    { $count ->
        [one] deja que las { other-word } capturen la última pieza
        [2] deja que las { other-word } capturen las dos piezas
       *[other] deja que las { other-word } capturen las { $count } piezas
    }
review-why-blocked = pronto deja sin jugadas legales
review-why-jumps =
    { $count ->
        [2] deja que las { other-word } salten dos veces ({ $spots })
        [3] deja que las { other-word } salten tres veces ({ $spots })
       *[other] deja que las { other-word } salten { $count } veces ({ $spots })
    }
# $other gives up $given pieces, one or two, and then captures $count, at least two.
review-why-shot =
    deja que las { other-word } ganen { $count } piezas por { $given ->
        [one] una
       *[other] { $given }
    }
review-why-piece = pierde la pieza de { spot-name }
review-why-exchange =
    { $count ->
        [one] queda con una pieza menos tras los cambios
       *[other] queda con { $count } piezas menos tras los cambios
    }
review-why-forced =
    { $moves ->
        [one] pierde sin remedio en una jugada
       *[other] pierde sin remedio en { $moves } jugadas
    }
review-why-beside = juega junto a la esquina vacía { $at }
review-why-few-moves =
    { $count ->
        [one] deja a las { side-word } solo una jugada en el próximo turno
       *[other] deja a las { side-word } solo { $count } jugadas en el próximo turno
    }
review-why-corner = regala la esquina { $at }
review-why-pass = obliga a las { side-word } a pasar el próximo turno
review-why-crown = deja que las { other-word } coronen en { spot-name }
review-why-missed-win =
    { $moves ->
        [1] deja escapar una victoria en una jugada
       *[other] deja escapar una victoria en { $moves } jugadas
    }
review-why-missed-jumps =
    { $count ->
        [2] deja escapar un salto doble
        [3] deja escapar un salto triple
       *[other] deja escapar { $count } saltos seguidos
    }
review-why-missed-shot =
    { $count ->
        [one] podía ganar { $count } pieza por una
       *[other] podía ganar { $count } piezas por una
    }
review-why-missed-exchange =
    { $count ->
        [one] deja escapar una pieza en los cambios que siguen
       *[other] deja escapar { $count } piezas en los cambios que siguen
    }
review-why-missed-piece = deja escapar la ocasión de capturar la pieza de { spot-name }
review-why-missed-corner = deja escapar la esquina { $at }
review-why-missed-crown = deja escapar una coronación en { spot-name }
# $moves are those that would follow the better move.
review-better =
    { $more ->
        [yes] mejor: { $move }, luego { $moves }
       *[no] mejor: { $move }
    }
# Instead of the accuracy of a side that made too few moves.
review-too-few = muy pocas jugadas
# Where a review was stopped.
review-judged = Jugadas revisadas: { $judged } de { $all }.
review-exercise-place = { $at } de { $all }
# The button that goes on to the next exercise, or ends the last one.
review-exercise-next =
    { $last ->
        [yes] Terminar
       *[no] Seguir
    }
# $given is what the move did, as above.
review-exercise = Juegan las { side-word }. Busca una jugada mejor que { $move } ({ $given }).
review-exercise-looking = { $move }: comprobando…
review-exercise-good = ¡Bien! { $move } no cede nada.
review-exercise-bad =
    { $same ->
        [yes] { $move } es la jugada de la partida: cuesta { review-points }.
       *[no] { $move } cuesta { review-points }.
    }
# The result is proven.
review-exercise-loses =
    { $same ->
        [yes] { $move } es la jugada de la partida: pierde.
       *[no] { $move } sigue perdiendo.
    }
review-exercise-draws =
    { $same ->
        [yes] { $move } es la jugada de la partida: solo hace tablas.
       *[no] { $move } solo hace tablas.
    }
# $said is one of the three sentences above.
review-exercise-answered = { $said } Las { side-word } responden con { $answer }.
review-exercise-unknown = No se ha podido comprobar esta jugada.
review-exercise-no-best = Aún no se conoce una jugada mejor.
review-exercise-solution =
    { $more ->
        [yes] Mejor: { $move }, luego { $moves }
       *[no] Mejor: { $move }
    }
# De la casilla 11, de c2.
review-hint-piece =
    { $named ->
        [number] Pista: la pieza de la { spot-name }.
       *[letters] Pista: la pieza de { spot-name }.
    }
review-hint-column = Pista: mira la columna { $column }.
review-hint-row = Pista: mira la fila { $row }.
review-hint-pass = Pista: solo hay una jugada.
# What has become of an exercise, in the list.
review-done-found = encontrada
review-done-told = solución mostrada

## UCT made visible

uct-large = Vista grande
uct-large-close = Cerrar la vista grande
uct-outcome =
    { $outcome ->
        [light] ganan las { side-word }
        [dark] ganan las { other-word }
       *[draw] tablas
    }
# What is proven of a node, behind its other numbers, from the view of the side that moved.
uct-sign =
    { $sign ->
        [won] , victoria demostrada
        [drawn] , tablas demostradas
        [lost] , derrota demostrada
       *[open] { "" }
    }
# Nodes of the picture, for screen readers.
x-playouts =
    { $count ->
        [one] 1 simulación
       *[other] { $visits } simulaciones
    }
x-visits =
    { $count ->
        [one] 1 visita
       *[other] { $visits } visitas
    }
uct-node = { $move }: { x-visits }, media { $mean }{ $sign }
uct-root-node = La posición del tablero: { x-playouts }
uct-figures = { $playouts } k simulaciones, { $nodes } k posiciones, { $speed } k/s
uct-off = UCT elige una jugada jugando miles de partidas al azar. Pulsa Empezar y mira cómo crece su árbol de jugadas.
uct-begins = empezando…
uct-over = La partida ha terminado.
uct-broken = No está en marcha.
uct-paused = en pausa
uct-full-tree = el árbol está lleno
uct-decided = Listo: más simulaciones no pueden cambiar la jugada.
uct-proven = Listo. Demostrado: { $outcome }
uct-start =
    { $running ->
        [yes] Parar
       *[no] Empezar
    }
uct-autoplay =
    { $status ->
        [thinks] UCT piensa: { $done } de { $limit }
        [waits] UCT espera mientras miras la partida.
       *[rests] Te toca.
    }
uct-autoplay-go =
    { $status ->
        [waits] Seguir
       *[thinks] Jugar ya
    }
# In place of a formula.
uct-no-bound =
    { $why ->
        [new] aún sin probar: las jugadas sin probar van primero
        [won] victoria demostrada
       *[lost] derrota demostrada: ya no se prueba
    }
# In place of a formula, of a node whose result is certain.
uct-proven-node = Demostrado: { $outcome }
uct-position = Posición tras { $moves }
uct-here = La posición del tablero
# N and Q are the letters of formulas: playouts, and points.
uct-numbers = N = { $visits }, Q = { $points }, media Q / N = { $mean }
uct-root = esta posición
# The root's box in the drawing; short.
uct-drawing-root = raíz
# The drawing, for screen readers.
uct-drawing-label =
    { $path ->
        [none] El árbol. Aún no hay camino.
       *[some] El árbol. Camino hasta ahora: { $moves }
    }
uct-changes =
    { $count ->
        [0] UCT no ha cambiado de idea hasta ahora.
        [one] UCT ha cambiado de idea una vez.
       *[other] UCT ha cambiado de idea { $count } veces.
    }
uct-was-best =
    { $change ->
        [yes] cambió de idea
       *[no] { "" }
    }
uct-up-to =
    { $count ->
        [one] 1 simulación
       *[other] { $playouts } simulaciones
    }
# One iteration, step by step.
# Behind the field with the number of the iteration.
uct-iteration = paso { $step } de { $steps }
uct-ready = El árbol solo tiene la posición del tablero y sus jugadas; aún no se ha probado ninguna. Avanza para ver la primera iteración.
uct-predicts-hint = Avanza: donde haya algo que predecir, se te preguntará antes.
uct-selection =
    { $why ->
        [new] Elige { $move }: una jugada nunca probada va primero.
        [first] Elige { $move }: la primera de las que tienen la suma más alta.
        [only] Elige { $move }: es la única jugada aquí.
       *[bound] Elige { $move }: su suma es la más alta.
    }
uct-expansion =
    { $count ->
        [one] El árbol crece: se añade la única jugada desde aquí.
       *[other] El árbol crece: se añaden las { $count } jugadas desde aquí.
    }
uct-waiting = El árbol aún no crece: hacen falta { $needed } visitas, y esta es la número { $visits }.
uct-full = El árbol no crece: está lleno.
uct-known = Aquí se conoce el resultado: { $outcome }. No hace falta una simulación.
uct-playout-begins =
    Desde aquí los dos bandos juegan al azar ({ $all ->
        [one] 1 jugada
       *[other] { $all } jugadas
    } en esta simulación).
uct-playout = Jugada al azar { $made } de { $all }: { $move }
uct-playout-over = La simulación ha terminado. { $ending }
uct-result =
    { $node ->
        [root] De vuelta en la raíz: una simulación más en total. Su Q cuenta para el bando que no tiene el turno.
        [won] { $move }: una visita más (N). El bando que la jugó ganó, así que Q crece en 1.
        [drawn] { $move }: una visita más (N). Tablas: Q crece en ½.
       *[lost] { $move }: una visita más (N). El bando que la jugó perdió, así que Q no cambia.
    }
# Behind uct-result: why the node is proven now, or why a proof goes no higher.
uct-proof =
    { $why ->
        [over] Demostración: { $outcome }. La partida acaba aquí.
        [one] Demostración: { $outcome }. { $move } gana, y basta una jugada ganadora.
        [all] Demostración: { $outcome }. Todas las jugadas desde aquí pierden.
        [draw] Demostración: { $outcome }. Ninguna jugada desde aquí es mejor.
       *[open] La demostración se detiene aquí: quedan otras jugadas abiertas.
    }
uct-last = La búsqueda acaba aquí: más simulaciones no pueden cambiar la jugada.
# Behind the last iteration of those that are shown.
uct-last-shown = Solo las primeras { $iterations } iteraciones se pueden mostrar una por una; la búsqueda sigue.

## The tour

tour-place = Paso { $number } de { $all }
tour-next =
    { $last ->
        [yes] Listo
       *[no] Siguiente
    }
tour-title =
    { $tour ->
        [question] ¿Qué jugada es la mejor?
        [playout] Jugar al azar
        [count] Simular mucho y contar
        [dilemma] ¿La mejor hasta ahora u otra?
        [selection] Una iteración: bajar por el árbol
        [expansion] El árbol crece
        [backpropagation] El resultado vuelve a subir
        [thousands] Y ahora, miles de veces
       *[mind] UCT cambia de idea
    }
tour-text =
    { $tour ->
        [question] UCT conoce las reglas del juego y nada más. Nadie le ha dicho qué jugadas son buenas. Lo descubre probando, y tú puedes mirar: todo en este recorrido es la búsqueda de verdad.
        [playout] UCT prueba una jugada. Desde ahí los dos bandos juegan al azar, como si tiraran dados, hasta que acaba la partida. Una partida así, al azar, se llama simulación. Mira el tablero.
        [count] Una sola simulación es pura suerte. Por eso UCT hace muchas y cuenta: una victoria vale un punto; unas tablas, medio. Si tras una jugada van bien hasta las simulaciones, seguramente es buena.
        [dilemma] Si tomas siempre la mejor jugada hasta ahora, puedes perderte otra mejor. Si las pruebas todas por igual, malgastas simulaciones. Por eso cada jugada recibe un plus (aquí a rayas), mayor cuantas menos visitas tiene. La suma más alta va después.
        [selection] UCT ordena sus resultados como un árbol: las jugadas, debajo de cada una las respuestas, y así sucesivamente. Cada iteración empieza arriba y baja nivel a nivel. El bando que mueve toma siempre la suma más alta, hasta que el árbol se acaba.
        [expansion] Aquí acababa el árbol. Ahora crece: una casilla nueva por cada jugada posible. Después se hace desde aquí una simulación hasta el final.
        [backpropagation] El resultado vuelve por donde vino. Cada jugada del camino tiene ahora una visita más (N) y su parte de los puntos (Q). Los puntos cuentan para el bando que hizo la jugada: lo que es bueno para uno es malo para el otro.
        [thousands] Cada bloque es una jugada, debajo de la anterior. Cuanto más ancho, más visitas ha tenido. Azul es bueno para el bando que hizo la jugada; naranja, malo. Lo rayado está demostrado: ahí nada queda al azar.
       *[mind] Cada línea es una jugada: cuanto más alta, más visitas recibió. En una línea vertical discontinua, otra jugada tomó la delantera. Al final UCT juega la que más visitas tiene. Ahora te toca a ti: recorre la búsqueda por tu cuenta o cámbiala en Experimentos.
    }
tour-more =
    { $tour ->
        [question] Buscar con simulaciones se llama búsqueda Monte Carlo en árboles, y UCT es su forma más conocida. Del juego solo necesita las reglas. El artículo cuenta de dónde viene y qué ha sido de ella.
        [playout] El resultado z de una simulación es 1 si se gana, ½ si hay tablas y 0 si se pierde, visto por el bando que hizo la jugada.
        [count] N cuenta las visitas de una jugada, Q es la suma de sus puntos y Q / N su media. El error de la media se reduce como 1 / √N: con cuatro veces más visitas queda en la mitad.
        [dilemma] Esta fórmula es UCB1. Q / N es la media hasta ahora; N, las visitas de la jugada; P, las de la posición anterior, y ln, el logaritmo natural. La constante c dice cuánto pesa la curiosidad. UCB1 se pensó para máquinas tragaperras, llamadas «bandidos»: ¿de cuál conviene tirar ahora?
        [selection] UCT es UCB1 en cada nodo de un árbol: «upper confidence bounds applied to trees». En 2006 sus autores afirmaron que, con cada vez más simulaciones, la probabilidad de elegir mal en la raíz tiende a cero. Su demostración tiene un hueco, como mostraron después Shah, Xie y Xu; ellos demostraron un resultado así para un plus que crece como una potencia de P, no como su logaritmo.
        [expansion] Rémi Coulom unió las simulaciones y un árbol que crece en un solo método, y le dio su nombre. Basta con crecer un poco por iteración: así el árbol se hace hondo donde importa y queda pequeño en lo demás.
        [backpropagation] z es 1, ½ o 0 para el bando que hizo la jugada hacia el nodo. Un nivel más arriba jugó el otro bando: allí es 1 − z.
        [thousands] Una respuesta que gana con seguridad demuestra que la jugada pierde. Si todas las respuestas pierden con seguridad, la jugada gana. Estos resultados suben por el árbol como los demás y sustituyen a la media.
       *[mind] Kocsis y Szepesvári afirmaron en 2006 que, a la larga, UCT encuentra la mejor jugada. Su demostración tiene un hueco; Shah, Xie y Xu lo cerraron para otro plus, no para el que se usa aquí. De todos modos, nadie puede decir de antemano cuándo: por eso UCT puede cambiar de idea aún tarde.
    }
tour-question = { side-name }: { counted-moves } para elegir.
tour-counted = De { $playouts } simulaciones, { $visits } empezaron con { $move }, la jugada más probada. Obtuvo el { $percent } % de los puntos posibles.
tour-dilemma = { $best }: { $best-sum }. { $rival }: { $rival-sum }. Después, UCT prueba { $move }.
tour-selection =
    { $why ->
        [new] Iteración { $number }, jugada { $depth }: { $move } no se probó nunca, así que va primero.
       *[bound] Iteración { $number }, jugada { $depth }: { $move } tiene la suma más alta, { $bound }.
    }
tour-points =
    { $half-points ->
        [2] { $points } punto
       *[other] { $points } puntos
    }
tour-result =
    { $node ->
        [root] Arriba del todo: { x-playouts } en total.
       *[move] { $move }: ahora { x-visits } y { tour-points }.
    }
tour-grown = De { $playouts } simulaciones, el { $share } % pasó por { $move }.{ $certain }
tour-certain =
    { $count ->
        [0] { "" }
        [one] { " " }Un bloque está demostrado.
       *[other] { " " }{ $count } bloques están demostrados.
    }
tour-decided =
    { $won ->
        [yes] { $changes } Jugaría { $move }: su victoria está demostrada.
       *[no] { $changes } Jugaría { $move }, que tiene el { $share } % de { $playouts } simulaciones.
    }
tour-playout-won =
    { $outcome ->
        [light] Las { side-word } ganaron la simulación.
        [dark] Las { other-word } ganaron la simulación.
       *[draw] La simulación acabó en tablas.
    }
# The tour's questions. The first one is answered by a sum, the second by a number, the last one by yes or no.
tour-ask =
    { $ask ->
        [branch] ¿Qué rama elige UCT ahora? Suma y elige una respuesta o una casilla.
        [branches] ¿Cuál de estas ramas elige UCT ahora? Suma y elige una respuesta o una casilla.
        [points] { $won } La jugada { $move } de las { side-word } tenía { tour-points } (Q). ¿Cuántos tiene ahora?
        [expansion] ¿Crece aquí el árbol?
        [playout] Adivina: ¿cómo acabará la partida al azar?
       *[constant] Imagina que cada plus fuera el doble. ¿Probaría UCT entonces otra jugada?
    }
tour-yes =
    { $yes ->
        [yes] Sí
       *[no] No
    }
# Said before tour-because.
tour-right =
    { $right ->
        [yes] ¡Correcto!
        [guess] Esta vez no.
       *[no] No del todo.
    }
tour-because =
    { $why ->
        [branch] { $move } tiene la suma más alta: { $sum }.
        [first] { $move } es la primera de las que tienen la suma más alta: { $sum }.
        [equal] { $move } y { $given } tienen la misma suma, y UCT toma la primera, { $move }: { $sum }.
        [new] { $move } está sin probar, y una jugada sin probar va primero: su plus es infinito.
        [both-new] { $move } y { $given } están sin probar, y UCT toma la primera, { $move }.
        [won] Ganó el bando que hizo la jugada: un punto más, así que Q = { $points }.
        [drawn] Tablas: medio punto más, así que Q = { $points }.
        [lost] Perdió el bando que hizo la jugada: ningún punto, así que Q sigue en { $points }.
        [playout] La simulación ha terminado. { $ending } Una sola es pura suerte.
        [changes] Iría después { $move }: { $sum }. { $other } tendría { $other-sum }.
       *[stays] { $move } seguiría teniendo la suma más alta: { $sum }. La siguiente es la de { $other }: { $other-sum }.
    }
# The link to an iteration or an experiment.
study-copied =
    { $done ->
        [yes] Enlace copiado.
       *[no] No se pudo copiar el enlace.
    }
# The sheet to print.
sheet-title = UCT: iteración { $number }
sheet-setting = Mueven las { side-word }. c = { $constant }, semilla { $seed }. N = visitas, Q = puntos, P = visitas de la posición.
sheet-move = Jugada
sheet-sum = Suma
sheet-answers = Soluciones
sheet-question =
    { $ask ->
        [sums] Calcula Q / N + c × √((ln P) / N) para cada jugada de la tabla. ¿Qué jugada elige UCT?
        [path] Sigue bajando por el árbol del mismo modo hasta llegar a una jugada sin probar o al final del dibujo. Las jugadas sin probar van primero y, con sumas iguales, la primera. Marca tu camino.
        [result] La simulación termina: { $outcome }. ¿Cuánto vale ahora Q/N en cada casilla de tu camino?
       *[constant] ¿Cambiaría la elección en la raíz con una constante c el doble de grande? Explícalo.
    }
sheet-first = { $move } (la primera de las que tienen la suma más alta)
sheet-constant =
    { $changes ->
        [yes] Sí: { $move } ({ $sum } frente a { $other-sum })
        [new] No: { $move } está sin probar y va primero con cualquier c.
        [only] No: todas las demás jugadas están demostradas.
        [equal] No: { $move } y { $other } tienen sumas iguales ({ $sum }), y cuenta la primera.
       *[no] No: { $move } ({ $sum } frente a { $other-sum })
    }
sheet-key =
    En cada casilla, Q/N. Azul = bueno para el bando que hizo la jugada, naranja = malo. Borde discontinuo = aún sin probar, rayado = demostrado.{ $gathered ->
        [yes] { " " }«…7» = otras siete jugadas, sin dibujar.
       *[no] { "" }
    }
# The game for the blackboard, and its worksheet.
small-game = Una partida para la pizarra
small-game-why = Un árbol que cabe en la pizarra. Juegan las { side-word }: halla a mano quién gana y luego sigue a UCT.
small-game-opened =
    Abierta como un estudio propio.{ $kept ->
        [yes] { " " }Tu partida está en «Mis estudios», en el menú.
       *[no] { "" }
    }
phase-playout = Simulación
small-path = Camino
small-question =
    { $ask ->
        [tree] Al final de cada línea ha ganado quien movió el último. Anota quién gana ahí y ve hacia arriba: quien mueve elige una jugada ganadora, si la tiene. ¿Qué primera jugada gana?
        [table] Haz UCT a mano, una fila por iteración. Baja por la suma más alta Q / N + c × √((ln P) / N); las jugadas sin probar van primero y, con sumas iguales, la primera. Anota el camino y después Q/N de las primeras jugadas.
       *[luck] ¿Qué jugada perdedora parece tan buena como la ganadora tras cinco iteraciones? ¿Cómo lo descubre UCT?
    }
small-luck = { $move }: sus simulaciones solo encontraron la respuesta débil { $reply }. Después UCT prueba { $refutation }: { $outcome }.

# Spoken after a move on the board that is none of the answers to the question.
tour-not-offered = Esa jugada no está entre las respuestas.
tour-other-position = Esta posición se resuelve con pocas simulaciones, así que el recorrido muestra otra.

## The laboratory

lab-over = Aquí la partida ha terminado: no hay nada que probar.
lab-broken = No está en marcha.
lab-busy = Trabajando…
lab-idle =
    { $section ->
        [runs] Toda búsqueda juega partidas al azar. ¿Cada cuánto cambia el azar su jugada?
        [alpha-beta] Alfa-beta mira cada vez media jugada más lejos. ¿Cuándo cambia de idea?
        [forced] Aquí solo hay una jugada legal, así que no hay nada que elegir. Ve a una posición con opciones.
       *[compare] Dos búsquedas en esta posición, A y B. Cambia una cosa entre ellas y mira qué pasa.
    }
lab-agree = A y B eligen la misma jugada: { $move }.
lab-differ = A elige { $a }, B elige { $b }.
lab-most = { $setting } eligió { $move } en { $count } de { $runs } ensayos.
lab-depth =
    { $depth ->
        [one] Mirando media jugada por delante, juega { $move }.
       *[other] Mirando { $depth } medias jugadas por delante, juega { $move }.
    }
lab-expects = Valor esperado ({ side-name })
# Below that, in place of a share: what is certain for the side to move. At most seven letters.
lab-result =
    { $result ->
        [won] gana
        [drawn] tablas
       *[lost] pierde
    }
# In which unit alpha-beta's scores are: a sentence.
lab-unit =
    { $unit ->
        [discs] El valor es para quien juega, en fichas: por cuántas debería ganar.
       *[men] El valor es para quien juega, en piezas.
    }
lab-end =
    { $how ->
        [win] gana en { $plies }
       *[loss] pierde en { $plies }
    }
# The picture of a tree, for screen readers: $moves are those that were tried most, with their shares.
lab-tree = { $setting }: lo más probado fue { $moves }.
# For screen readers; the picture says the same.
lab-levels =
    { $depth ->
        [one] { $setting }: el árbol tiene { $nodes } nodos, con una media jugada de profundidad.
       *[other] { $setting }: el árbol tiene { $nodes } nodos, con { $depth } medias jugadas de profundidad; la mayoría, { $most }, a profundidad { $widest }.
    }

## Puzzles

puzzle-men =
    { $men ->
        [1] una pieza
       *[other] { $men } piezas
    }
puzzle-goal =
    { $goal ->
        [win] Juegan las { side-word } y ganan.
        [draw] Juegan las { side-word } y salvan las tablas.
       *[material] Juegan las { side-word } y ganan { puzzle-men }.
    }
puzzle-rules =
    { $new ->
        [yes] Esta vez, otras reglas.{ " " }
        [own] De nuevo tus reglas habituales.{ " " }
       *[no] { "" }
    }{ $title }: { $description }
puzzle-good = ¡Bien! Tu rival está respondiendo…
puzzle-good-go-on = Bien, sigue. { $goal }
puzzle-result =
    { $result ->
        [draw] { $scored ->
            [yes] solo empata, { $own } a { $opponents }
           *[no] solo hace tablas
        }
        [loss] { $scored ->
            [yes] pierde { $own } a { $opponents }
           *[no] pierde
        }
        [no-win] no gana
       *[nothing] no gana nada
    }
puzzle-wrong = { $move }: { $why }. Inténtalo otra vez.
puzzle-wrong-refuted = { $move }: { $why }. Las { side-word } responden con { $reply }. Inténtalo otra vez.
puzzle-rush-move =
    { $why ->
        [time] Se acabó el tiempo: la jugada era { $move }.
       *[wrong] Mal: la jugada era { $move }.
    }
puzzle-own =
    { $whose ->
        [yours] De tu partida: juegan las { side-word }. Jugaste { $move }. Encuentra la jugada mejor.
       *[other] De { $light } – { $dark }: las { side-word } jugaron { $move }. Encuentra la jugada mejor.
    }
puzzle-own-wrong = { $move } no es la jugada que encontró la revisión. Inténtalo otra vez.
puzzle-elsewhere = Estás viendo otra posición. «Volver al problema» regresa a él.
puzzle-hint-note = Con una pista, este problema no cuenta. La solución cuenta como error.
puzzle-helped = Has pedido una pista, así que este problema no cuenta.
puzzle-counted = Esto cuenta como error.
puzzle-not-counted = Esta vez el problema no cuenta.
puzzle-sequel =
    { $end ->
        [win] { $scored ->
            [yes] Las { side-word } ganan { $own } a { $opponents }.
           *[no] { $moves ->
                [1] Las { side-word } ganan en la próxima jugada.
               *[other] Las { side-word } ganan en { $moves } jugadas más.
            }
        }
       *[draw] { $scored ->
            [yes] La partida termina { $own } a { $opponents }.
           *[no] La partida acaba en tablas.
        }
    }
puzzle-solved =
    { $clean ->
        [yes] { $variant ->
            [0] ¡Resuelto!
            [1] ¡Resuelto, bien hecho!
           *[other] ¡Resuelto, exacto!
        }
        [row] ¡Resuelto! Ya van { $row } seguidos.
        [hint] Resuelto con una pista. No cuenta, y ahora está entre tus errores.
       *[no] Resuelto, pero no a la primera. Ahora está entre tus errores.
    }
puzzle-next =
    { $daily ->
        [yes] Más problemas
       *[no] Siguiente problema
    }
puzzle-shown =
    Esta es la solución: { $moves }{ $whole ->
       *[yes] .
        [no] …
    } Ahora está entre tus errores.
puzzle-verdict =
    { $goal ->
        [win] Solo { $move } gana (demostrado). Puntuación del problema: { $rating }.
        [draw] Solo { $move } hace tablas (demostrado). Puntuación del problema: { $rating }.
       *[material] Solo { $move } gana { puzzle-men } sin perder después la ventaja. Puntuación del problema: { $rating }.
    }
puzzle-change =
    Tu puntuación: { $sure ->
        [yes] { $rating }
       *[no] unos { $rating }
    } { $way ->
        [up] (+{ $points }).
       *[down] (−{ $points }).
    }
puzzle-activity =
    { $activity ->
        [daily] Problema del día
        [stream] Problemas de tu nivel
        [rush] Contrarreloj
        [missed] Errores de la contrarreloj
       *[mistakes] Repetir errores
    }
puzzle-theme =
    { $theme ->
        [long-jump] Captura múltiple
        [sacrifice] Sacrificio
        [quiet-move] Jugada tranquila
        [blockade] Bloqueo
        [corner] Esquina
        [parity] Par o impar
        [king-trap] Caza de la dama
        [crowning] Coronación
        [pass] Obligar a pasar
        [defence] Salvar las tablas
       *[endgame] Final
    }
puzzle-theme-choose = Elige un tema…
puzzle-daily =
    { $done ->
        [yes] Problema del día: hecho ✓
        [missed] Problema del día: otra vez
       *[no] Problema del día
    }
puzzle-due = Repetir errores ({ $count })
puzzle-rating =
    { $sure ->
        [yes] Puntuación { $rating } tras { puzzle-rated }.
        [none] Aún sin puntuación. Tu puntuación será fiable tras unos 20 problemas.
       *[no] Puntuación aproximada { $rating } tras { puzzle-rated }.
    }
puzzle-rated =
    { $count ->
        [one] { $count } problema
       *[other] { $count } problemas
    }
puzzle-streak =
    Racha: { puzzle-days } (récord: { $best }). Mejor contrarreloj: { $rush } resueltos.{ puzzle-cheer }
puzzle-streak-now =
    { $counts ->
        [yes] Racha: { puzzle-days }.{ puzzle-cheer }
       *[no] Para la racha solo cuenta el primer intento sin ayuda.
    }
puzzle-cheer =
    { $cheer ->
        [best] { " " }¡Tu racha más larga hasta ahora!
        [on] { " " }¡Sigue así!
       *[none] { "" }
    }
puzzle-days =
    { $days ->
        [one] { $days } día
       *[other] { $days } días
    }
puzzle-count =
    Hay { $count ->
        [one] { $count } problema
       *[other] { $count } problemas
    } { $only ->
        [yes] con tus reglas.
       *[no] de este juego.
    }
puzzle-curve = Evolución de tu puntuación, entre { $low } y { $high }.
puzzle-rush = { $minutes }:{ $seconds } · ✓ { $solved } · ✗ { $mistakes }
puzzle-rush-over =
    { $best ->
        [yes] ¡Se acabó! Resueltos: { $solved }. Tu mejor contrarreloj.
       *[no] La contrarreloj ha terminado. Resueltos: { $solved }.
    }
puzzle-rush-ended = Contrarreloj terminada; resueltos: { $solved }.
puzzle-loading = Cargando los problemas…
puzzle-failed = No se han podido cargar los problemas. Comprueba tu conexión.
puzzle-none-left = Ese era el último. Por hoy no queda nada que repetir.
puzzle-unsaved = No se puede guardar tu resultado: el almacenamiento del navegador está lleno o bloqueado. Borra partidas o estudios para liberar espacio.
unreadable-puzzles = Tus resultados de los problemas están dañados ({ $why }). { $copy }
