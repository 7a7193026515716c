# Spanish, for the study's page alone; see en.ftl and docs/translating.md.

## The page

title-study = Estudio: analiza una partida de alquerque, Othello o damas
description-study = Analiza partidas de alquerque, Othello y damas inglesas: variantes, dos motores y lo que es seguro. Gratis y sin conexión.
page-Iteration = Iteración
page-It-tries-out-every-move-and-every-answer = Prueba cada jugada y cada respuesta que puede importar, primero con una media jugada de profundidad, luego con dos, y así durante diez segundos. «Acierto» dice cuántas veces bastó la primera jugada que miró para descartar las demás.
page-Cut-offs = Cortes
page-Trees = Árboles
page-A-block-is-a-move-below-the-one-before-i = Cada bloque es una jugada, debajo de la anterior, y tan ancho como su parte de las simulaciones. El azul es bueno para quien la juega, el naranja es malo; un borde verde es una demostración.
page-Development-CSV = Evolución (CSV)
page-The-files-have-the-part-of-the-tree-that = Los archivos contienen la parte del árbol que se ve y cómo han evolucionado las jugadas hasta ahora.
page-First-try = Acierto
page-The-game-as-a-curve = La partida como curva
page-Review-again = Revisar otra vez
page-How-thoroughly = Grado de detalle
page-quick = rápida
page-thorough = a fondo
page-Progress-of-the-review = Progreso de la revisión
page-Task = Ejercicio
page-Hint = Pista
page-Solution = Solución
page-Once-more = Otra vez
page-Keep-it = Guardar
page-Previous-task = Ejercicio anterior
page-End-the-tasks = Terminar los ejercicios
page-Whose-mistakes = De quién son los errores
page-both = ambas
page-Learn-from-the-mistakes = Aprender de los errores
page-Inaccuracies = Imprecisiones
page-Mistakes = Errores
page-Blunders = Errores graves
page-Wins-thrown-away = Victorias perdidas
page-Draws-thrown-away = Tablas perdidas
page-Share-of-the-point-given-away-per-move = Parte del punto cedida por jugada
page-What-was-given-away = Lo que se cedió
page-Nothing-was-given-away = No se cedió nada.
page-All-positions-as-a-table = Todas las posiciones en una tabla
page-Position = Posición
page-What-is-known = Lo que se sabe
page-What-is-shown = Qué se muestra
page-Play-against-UCT = Jugar contra UCT
page-UCT-plays = UCT juega con
page-nobody = nadie
page-Thinking-time = Tiempo para pensar
page-1-s-a-move = 1 s por jugada
page-3-s-a-move = 3 s por jugada
page-10-s-a-move = 10 s por jugada
page-30-s-a-move = 30 s por jugada
page-Play-on-from-here = Seguir jugando desde aquí
page-Live = En vivo
page-Step-by-step = Paso a paso
page-Start = Empezar
page-The-tree-while-it-grows = El árbol mientras crece
page-Search-tree = Árbol de búsqueda
page-loses = pierde
page-wins = gana
page-proven = seguro
page-The-position-looked-at = La posición que se mira
page-Back-to-the-board = Volver al tablero
page-Zoom-in = Ampliar
page-Whole-tree = Árbol entero
page-Keep-as-variation = Guardar como variante
page-Each-block-is-a-move-below-the-one-befor = Cada bloque es una jugada, debajo de la anterior. Cuanto más ancho, más partidas al azar pasaron por ella. Azul es bueno para quien hace la jugada; naranja, malo. Toca un bloque para ver su posición.
page-Moves-from-here = Jugadas desde aquí
page-Thin-bar-how-many-of-the-random-games-be = Barra fina: cuántas de las partidas al azar empezaron con la jugada. Barra gruesa: su resultado medio y, a rayas, un plus para lo poco probado. UCT prueba después lo que llega más lejos.
page-How-it-developed = Cómo evolucionó
page-Share-of-the-random-games = Parte de las partidas al azar
page-Mean-result-of-the-move-that-was-best = Resultado medio de la que era la mejor jugada
page-To-the-right-the-time-goes-on-and-each-d = Hacia la derecha avanza el tiempo, y cada vez que se doblan las partidas al azar ocupa lo mismo que la anterior. Donde hay una línea discontinua, UCT cambió de idea.
page-As-a-table = En una tabla
page-Best-move = Mejor jugada
page-Its-visits = Visitas
page-Mean = Media
page-Note = Nota
page-Go-through-the-search = Recorrer la búsqueda
page-To-the-beginning = Al principio
page-One-step-back = Un paso atrás
page-One-step-on = Un paso adelante
page-To-the-next-phase = A la fase siguiente
page-To-the-next-iteration = A la iteración siguiente
page-The-four-phases-of-an-iteration = Las cuatro fases de una iteración
page-Selection = Selección
page-Expansion = Expansión
page-Playout = Simulación
page-Back-up = Regreso
page-Numbers-of-this-step = Números de este paso
page-Speed = Velocidad
page-1-step-a-second = 1 paso por segundo
page-3-steps-a-second = 3 pasos por segundo
page-10-steps-a-second = 10 pasos por segundo
page-3-iterations-a-second = 3 iteraciones por segundo
page-This-is-the-real-search-played-in-slow-m = Es la búsqueda de verdad, a cámara lenta: baja por el árbol hasta una hoja, hace crecer el árbol, juega una partida al azar hasta el final y lleva el resultado de vuelta hacia arriba. Repítelo unos miles de veces y tienes UCT.
page-Take-the-tour = Hacer el recorrido
page-The-formula-and-the-papers = La fórmula y los artículos
page-End-the-tour = Terminar
page-Back = Atrás
page-Experiment = Experimento
page-Side-by-side = Lado a lado
page-Many-runs = En serie
page-Progress-of-the-experiment = Progreso del experimento
page-Runs = Ensayos
page-Each-run-begins-with-another-seed-the-sa = Cada ensayo empieza con otra semilla; con las mismas semillas salen otra vez los mismos ensayos.
page-How-many-runs = Cuántos ensayos
page-Runs-of = Ensayos de
page-A = A
page-A-and-B = A y B
page-B = B
page-Settings = Ajustes
page-Exploration = Exploración
page-How-often-it-also-tries-moves-that-look = Cuántas veces prueba también jugadas que parecen peores: con 0 nunca más, con 4 casi siempre.
page-Random-games = Partidas al azar
page-How-the-games-are-played-by-which-it-jud = Cómo se juegan las partidas con las que valora una posición.
page-any-move = cualquiera
page-win-if-it-can = la que gana
page-4-plies-only = 4 jugadas
page-12-plies-only = 12 jugadas
page-30-plies-only = 30 jugadas
page-Proofs = Demostraciones
page-Whether-it-notices-that-a-move-wins-or-l = Si nota que una jugada gana o pierde con seguridad y deja ahí de hacer conjeturas.
page-on = sí
page-off = no
page-Games-at-a-time = Partidas a la vez
page-How-many-random-games-it-plays-each-time = Cuántas partidas al azar juega cada vez que llega al final de su árbol.
page-How-many-random-games-it-plays-in-all-th = Cuántas partidas al azar juega en total: cuantas más, mejor sabe y más tarda.
page-Seed = Semilla
page-Where-chance-begins-The-same-seed-gives = Dónde empieza el azar. La misma semilla da otra vez la misma búsqueda.
page-share-of-the-playouts = parte de las simulaciones
page-times-chosen = veces elegida
page-within = entre
page-The-bar-is-the-share-of-the-playouts-tha = La barra es la parte de las simulaciones que empezaron con la jugada; la línea fina es lo que puede esperar de ella quien juega.
page-The-bar-is-how-often-the-move-was-chosen = La barra es cuántas veces se eligió la jugada. Con tan pocos ensayos no se sabe con exactitud la proporción verdadera: en 95 de 100 casos está dentro de la línea fina (intervalo de Wilson).
page-Figures = Datos
page-Playouts-a-second = Simulaciones por segundo
page-Nodes-of-the-tree = Nodos del árbol
page-Deepest-node-in-plies = Nodo más hondo, en medias jugadas
page-Best-line-in-plies = Mejor línea, en medias jugadas
page-Best-lines = Mejores líneas
page-Nodes-by-depth = Nodos por profundidad
page-Depth = Prof.
page-Nodes = Nodos
page-Seconds = Segundos
page-Export = Exportar
page-Tree-of = Árbol de
page-Drawing-SVG = Dibujo (SVG)
page-Picture-PNG = Imagen (PNG)
page-Tree-JSON = Árbol (JSON)
page-Tree-DOT = Árbol (DOT)
page-Figures-CSV = Datos (CSV)
page-Of-a-large-tree-the-most-visited-nodes-a = De un árbol grande se guardan los nodos más visitados. El dibujo tiene la raíz arriba, y cada jugada es tan ancha como su parte. El árbol se guarda hasta que abras otra pestaña u otra posición.
page-Study = Estudio
page-Loading-the-study-more = Cargando el estudio…
page-Analysis = Análisis
page-Review = Revisión
page-Laboratory = Taller
page-Engines = Motores
page-Alpha-beta = Alfa-beta
page-Lines-of-each = Líneas de cada uno
page-Lines-of-UCT = Líneas de UCT
page-Lines-of-alpha-beta = Líneas de alfa-beta
page-Moves-and-variations = Jugadas y variantes
page-No-move-yet-play-for-both-sides-or-open = Aún no hay jugadas: juega con los dos bandos o abre una partida desde el menú.
page-Change-what-is-marked = Cambiar lo seleccionado
page-Mark-the-move = Poner un signo a la jugada
page-Variation-one-place-up = Subir la variante un puesto
page-Make-it-the-main-line = Hacerla línea principal
page-Delete-from-here-on = Borrar desde aquí
page-Undo-the-last-change = Deshacer el último cambio
page-Do-it-again = Rehacer
page-Comment-on-this-position = Comentario a esta posición

## What engines say

# The bar for screen readers.
study-estimated = { side-name }: cerca del { $percents } % del punto
study-certain =
    { $outcome ->
        [light] Victoria segura de las { side-word }
        [dark] Victoria segura de las { other-word }
       *[draw] Tablas seguras
    }
study-engine =
    { $engine ->
        [uct] UCT
       *[alpha-beta] Alfa-beta
    }
study-engine-begins = { $method }: empezando…
study-engine-over = { $method }: la partida ha terminado.
study-engine-broken = { $method }: no se ha podido cargar. Apágalo y vuelve a encenderlo para reintentar.
study-engine-playouts =
    { $done ->
        [yes] { $method } · { side-name } en % · todo averiguado, { $thousands } k simulaciones
       *[no] { $method } · { side-name } en % · { $thousands } k simulaciones, { $speed } k/s
    }
study-engine-depth =
    { $done ->
        [yes] { $method } · { side-name } en % · todo averiguado, profundidad { $depth }
       *[no] { $method } · { side-name } en % · profundidad { $depth }, { $thousands } k nodos, { $speed } k/s
    }

## The tree

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
form-leaves-out = Una transcripción solo tiene las jugadas de la línea principal. Faltan variantes, comentarios, signos y todo lo demás.

## The review

review-side = { side-name }
review-progress = { $done } de { $all }
review-empty = Aún no hay jugadas.
# A position for screen readers; $known is what is known of it.
review-start = Inicio. { $known }
review-position = { $move }. { $known }
review-unknown = Sin revisar
review-curve-key = Arriba es bueno para las { side-word }, abajo para las { other-word }. Verde: seguro. Puntos: errores.
# What a move did, in a list; $points are percents of the point.
review-gave = cede un { $points } %
review-threw-win = deja escapar la victoria ({ $points } %)
review-threw-draw = deja escapar las tablas ({ $points } %)
# Somebody has marked the move with ? or ??.
review-marked = está marcada como error
review-better = mejor: { $moves }
# Where a review was stopped.
review-judged = Jugadas valoradas: { $judged } de { $all }.
review-task-place = { $at } de { $all }
# The button that goes on to the next task, or ends the last one.
review-task-next =
    { $last ->
        [yes] Listo
       *[no] Seguir
    }
# $given is what the move did, as above.
review-task = Juegan las { side-word }. { $move } { $given }. Busca una jugada mejor.
review-task-looking = { $move }: un momento…
review-task-good = { $move } es buena.
review-task-bad =
    { $same ->
        [yes] { $move } es lo que se jugó: cede un { $points } %.
       *[no] { $move } cede un { $points } %.
    }
review-task-answered = { review-task-bad } El rival responde { $answer }.
review-task-unknown = Este intento no se puede valorar.
review-task-no-best = Aún no se conoce nada mejor.
review-task-solution = Mejor: { $moves }
# De la casilla 11, de c2.
review-hint-piece =
    { $named ->
        [number] Pista: la pieza de la { spot-name }.
       *[letters] Pista: la pieza de { spot-name }.
    }
review-hint-column = Pista: en algún lugar de la columna { $column }.
review-hint-pass = Pista: no hay elección.
# What has become of a task, in the list.
review-done-found = encontrada
review-done-told = solución vista

## UCT made visible

uct-outcome =
    { $outcome ->
        [light] ganan las { side-word }
        [dark] ganan las { other-word }
       *[draw] tablas
    }
# What is proven of a node, behind its other numbers, for whoever made the move.
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
uct-node = { $move }: { x-playouts }, media { $mean }{ $sign }
uct-root-node = La posición del tablero: { x-playouts }
uct-figures = { $playouts } k simulaciones, { $nodes } k posiciones, { $speed } k/s
uct-off = Pulsa Empezar: UCT piensa en la posición del tablero y ves crecer su árbol.
uct-begins = empezando…
uct-over = La partida ha terminado.
uct-broken = No se puede cargar.
uct-paused = en pausa
uct-full-tree = el árbol está lleno y se sigue con él
uct-decided = Listo: más simulaciones no pueden cambiar la jugada.
uct-proven = Listo. Demostrado: { $outcome }
uct-start =
    { $running ->
        [yes] Parar
       *[no] Empezar
    }
uct-duel =
    { $status ->
        [thinks] UCT piensa: { $thought } de { $seconds } s
        [waits] UCT espera mientras miras la partida.
       *[rests] Te toca.
    }
uct-duel-go =
    { $status ->
        [waits] Seguir
       *[thinks] Jugar ya
    }
# In place of a formula.
uct-no-bound =
    { $why ->
        [new] aún sin probar: va primero
        [won] victoria demostrada
       *[lost] pierde con seguridad: ya no se prueba
    }
# In place of a formula, of a node whose result is certain.
uct-proven-node = Demostrado: { $outcome }
uct-position = Posición tras { $moves }
uct-here = La posición del tablero
# N and Q are the letters of formulas: playouts, and points.
uct-numbers = N = { $visits }, Q = { $points }, media Q / N = { $mean }
uct-root = esta posición
uct-changes =
    { $count ->
        [0] Hasta ahora no ha cambiado de idea.
        [one] Ha cambiado de idea una vez.
       *[other] Ha cambiado de idea { $count } veces.
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
uct-selection =
    { $why ->
        [new] Elige { $move }: una jugada nunca probada va primero.
       *[bound] Elige { $move }: su suma es la más alta.
    }
uct-expansion =
    { $count ->
        [one] El árbol crece: se añade la única jugada desde aquí.
       *[other] El árbol crece: se añaden las { $count } jugadas desde aquí.
    }
uct-waiting = El árbol aún no crece: esta es la visita { $visits } de las { $needed } que hacen falta.
uct-full = El árbol no crece: ya tiene todas las posiciones que puede tener.
uct-known = Aquí se conoce el resultado: { $outcome }. No hace falta una partida al azar.
uct-playout-begins =
    Desde aquí los dos juegan al azar, { $all ->
        [one] 1 jugada
       *[other] { $all } jugadas
    }.
uct-playout = Jugada al azar { $made } de { $all }: { $move }
uct-playout-over = La partida al azar ha terminado: { $outcome }.
uct-result =
    { $node ->
        [root] El regreso acaba aquí: una simulación más en total.
       *[move] { $move }: N crece en 1, y Q en { $points } para quien la juega.
    }
uct-last = La búsqueda acaba aquí: más simulaciones no pueden cambiar la jugada.
# Behind the last iteration of those that are shown.
uct-last-shown = Solo las primeras { $iterations } iteraciones se pueden ver una por una; la búsqueda en sí no ha acabado.

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
        [count] Jugar mucho y contar
        [dilemma] ¿La mejor u otra?
        [selection] Una ronda: bajar por el árbol
        [expansion] El árbol crece
        [backpropagation] El resultado vuelve a subir
        [thousands] Y ahora, miles de veces
       *[mind] Cambia de idea
    }
tour-text =
    { $tour ->
        [question] UCT conoce las reglas del juego y nada más. Nadie le ha dicho qué jugadas son buenas. Lo descubre probando, y tú puedes mirar: todo lo que muestra el recorrido es la búsqueda de verdad.
        [playout] Prueba una jugada. Desde ahí los dos bandos juegan cualquier cosa, como si tiraran dados, hasta que acaba la partida. Mira el tablero.
        [count] Una sola partida así es pura suerte. Por eso UCT juega muchas y cuenta: una victoria vale un punto; unas tablas, medio. Si tras una jugada van bien hasta las partidas al azar, seguramente es buena.
        [dilemma] Quien toma siempre la mejor hasta ahora puede perderse otra mejor. Quien las prueba todas por igual malgasta partidas. Por eso cada jugada recibe un plus, aquí a rayas, mayor cuanto menos se ha probado. Sigue la suma más alta.
        [selection] UCT guarda sus notas como un árbol: las jugadas, debajo de cada una las respuestas, y así sucesivamente. Cada ronda empieza arriba y baja. Aquí ves un nivel cada vez: a quien le toca toma la suma más alta, hasta que el árbol se acaba.
        [expansion] Aquí acababa el árbol. Ahora recibe una rama por cada jugada posible. Después se juega desde aquí una partida al azar hasta el final.
        [backpropagation] El resultado vuelve por donde vino. Cada jugada del camino tiene una partida más: N las cuenta. Q cuenta sus puntos, los del bando que la juega: lo que es bueno para uno es malo para el otro.
        [thousands] Cada bloque es una jugada, debajo de la anterior. Cuanto más ancho, más partidas pasaron por ella. Azul es bueno para quien la juega; naranja, malo. Lo rayado está demostrado: ahí nada queda al azar.
       *[mind] Cada línea es una jugada: cuanto más alta, más partidas recibió. En una línea vertical discontinua, otra tomó la delantera. Al final UCT juega la que más partidas tiene. Ahora te toca a ti: recorre la búsqueda por tu cuenta o cámbiala en el taller.
    }
tour-more =
    { $tour ->
        [question] Buscar con partidas al azar se llama búsqueda Monte Carlo en árboles, y UCT es su forma más conocida. Del juego solo necesita las reglas. El artículo cuenta de dónde viene y qué ha sido de ella.
        [playout] Una partida al azar se llama aquí simulación. Su resultado z es 1 si se gana, ½ si hay tablas y 0 si se pierde, visto por el bando que hizo la jugada.
        [count] N dice cuántas veces se probó una jugada, Q es la suma de sus puntos y Q / N su media. El error de la media se reduce como 1 / √N: con cuatro veces más partidas queda en la mitad.
        [dilemma] Esta fórmula es UCB1. Q / N es la media hasta ahora; N, las veces que se probó la jugada; P, las de la posición anterior, y ln, el logaritmo natural. La constante c dice cuánto pesa la curiosidad. UCB1 se pensó para máquinas tragaperras, llamadas «bandidos»: ¿de cuál conviene tirar ahora? La búsqueda solo renueva el logaritmo cada 16 visitas: por eso P puede ir un poco por detrás en sus propios números.
        [selection] UCT es UCB1 en cada nodo de un árbol: «upper confidence bounds applied to trees». Está demostrado que, con cada vez más partidas, se equivoca cada vez menos.
        [expansion] Rémi Coulom unió las partidas al azar y un árbol que crece en un solo método, y le dio su nombre. Basta con crecer un poco por ronda: así el árbol se hace hondo donde importa y queda pequeño en lo demás.
        [backpropagation] z es 1, ½ o 0 para el bando que hizo la jugada hacia el nodo. Un nivel más arriba jugó el otro bando: allí es 1 − z.
        [thousands] Una respuesta que gana con seguridad demuestra que la jugada pierde. Si todas las respuestas pierden con seguridad, la jugada gana. Estos resultados suben por el árbol como los demás y sustituyen a la media.
       *[mind] Con cada vez más partidas, la parte de la mejor jugada tiende al total, como demostraron Kocsis y Szepesvári. Cuándo, nadie puede decirlo de antemano: por eso UCT puede cambiar de idea aún tarde.
    }
tour-question = { side-name }: { counted-moves } para elegir.
tour-counted = Partidas al azar: { $playouts }. La más probada: { $move }, en { $visits } de ellas, con el { $percent } % de sus puntos.
tour-dilemma = { $best }: { $best-sum }. { $rival }: { $rival-sum }. Ahora prueba { $move }.
tour-selection =
    { $why ->
        [new] Ronda { $number }, jugada { $depth }: { $move } no se probó nunca, así que va primero.
       *[bound] Ronda { $number }, jugada { $depth }: { $move } tiene la suma más alta, { $bound }.
    }
tour-games =
    { $count ->
        [one] { $visits } partida
       *[other] { $visits } partidas
    }
tour-points =
    { $half-points ->
        [2] { $points } punto
       *[other] { $points } puntos
    }
tour-result =
    { $node ->
        [root] Arriba del todo: { tour-games } en total.
       *[move] { $move }: ahora { tour-games } y { tour-points }.
    }
tour-grown = Partidas al azar: { $playouts }. El { $share } % pasó por { $move }.{ $certain }
tour-certain =
    { $count ->
        [0] { "" }
        [one] { " " }Un bloque está demostrado.
       *[other] { " " }{ $count } bloques están demostrados.
    }
tour-decided = { $changes } Partidas al azar: { $playouts }. Jugaría { $move }, que tiene el { $share } %.

## The laboratory

lab-over = Aquí la partida ha terminado: no hay nada que probar.
lab-broken = Se ha parado el ayudante que hace el trabajo. Empieza otra vez.
lab-busy = Trabajando…
lab-idle =
    { $section ->
        [runs] El azar es parte de toda búsqueda. ¿Cuánto depende de él la elección?
        [alpha-beta] Alfa-beta mira cada vez una jugada más hondo. ¿Cuándo cambia de idea?
       *[compare] Cambia una cosa entre A y B y mira qué pasa.
    }
lab-agree = A y B eligen la misma jugada: { $move }.
lab-differ = A elige { $a }, B elige { $b }.
lab-most = { $setting } eligió { $move }: { $count } de { $runs }.
lab-depth = Con profundidad { $depth } juega { $move }.
lab-expects = { side-name } prevén
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
