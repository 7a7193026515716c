# Spanish (español). How to translate: docs/translating.md. Ids that begin with `x-` are helpers of this language alone.

## Words that sentences are made of

quotes = «text»
point = ,
# All sides are feminine plurals: las claras, con oscuras.
side-name =
    { $side ->
        [light] Claras
        [dark] Oscuras
        [white] Blancas
       *[black] Negras
    }
side-word =
    { $side ->
        [light] claras
        [dark] oscuras
        [white] blancas
       *[black] negras
    }
other-name =
    { $other ->
        [light] Claras
        [dark] Oscuras
        [white] Blancas
       *[black] Negras
    }
other-word =
    { $other ->
        [light] claras
        [dark] oscuras
        [white] blancas
       *[black] negras
    }
# One piece of a side: ficha clara, peón claro.
x-side-feminine =
    { $side ->
        [light] clara
        [dark] oscura
        [white] blanca
       *[black] negra
    }
x-side-masculine =
    { $side ->
        [light] claro
        [dark] oscuro
        [white] blanco
       *[black] negro
    }
x-other-feminine =
    { $other ->
        [light] clara
        [dark] oscura
        [white] blanca
       *[black] negra
    }
x-colour-of-piece =
    { $piece ->
        [man] { x-side-masculine }
       *[king] { x-side-feminine }
    }
piece-name =
    { $piece ->
        [checker] Ficha
        [disc] Ficha
        [man] Peón
       *[king] Dama
    }
piece-word =
    { $piece ->
        [checker] ficha
        [disc] ficha
        [man] peón
       *[king] dama
    }
x-the-piece =
    { $piece ->
        [checker] La ficha
        [disc] La ficha
        [man] El peón
       *[king] La dama
    }
x-a-piece =
    { $piece ->
        [checker] una ficha
        [disc] una ficha
        [man] un peón
       *[king] una dama
    }
x-no-piece =
    { $piece ->
        [checker] ninguna ficha
        [disc] ninguna ficha
        [man] ningún peón
       *[king] ninguna dama
    }
# Draughts number their squares: el peón de la 11, la ficha de c2.
x-at =
    { $piece ->
        [checker] { $at }
        [disc] { $at }
       *[man] la { $at }
    }
x-from =
    { $piece ->
        [checker] { $from }
        [disc] { $from }
       *[man] la { $from }
    }
x-to =
    { $piece ->
        [checker] { $to }
        [disc] { $to }
       *[man] la { $to }
    }
# The same with `spot-name`: en la casilla 11, en c2.
x-spot =
    { $piece ->
        [checker] { $spot }
        [disc] { $spot }
       *[man] la { $spot }
    }
pieces-name =
    { $game ->
        [alquerque] Fichas
        [othello] Fichas
       *[draughts] Piezas
    }
pieces-word =
    { $game ->
        [alquerque] fichas
        [othello] fichas
       *[draughts] piezas
    }
coloured-piece = { piece-word } { x-colour-of-piece }
game-title =
    { $game ->
        [alquerque] Alquerque
        [othello] Othello
       *[draughts] Damas inglesas
    }
# The game within a sentence.
x-game-word =
    { $game ->
        [alquerque] alquerque
        [othello] Othello
       *[draughts] damas inglesas
    }
spot-name =
    { $named ->
        [number] casilla { $at }
       *[letters] { $at }
    }
place-word =
    { $place ->
        [square] casilla
       *[point] punto
    }
counted-games =
    { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
counted-moves =
    { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    }
counted-plies =
    { $plies ->
        [one] 1 media jugada
       *[other] { $plies } medias jugadas
    }
# Where there is nothing to list.
none = ninguna
# A sentence that quotes what is wrong.
told = { $what }.
# Sentences one behind the other.
row = { $phrases }
# What is shown as it is: a name, or a text of the player's own.
as-it-is = { $text }

## The board

no-such-move = { $move } no es una jugada posible. Puedes jugar { $moves }.
game-over = La partida ha terminado.
ais-turn = Le toca a la IA.
in-hand = { piece-name } de { x-at } en mano. Puede ir a { $targets }.
put-back = { piece-name } de vuelta en { x-at }.
jumped = Captura hecha. { x-the-piece } de { x-at } tiene que seguir a { $targets }.
jumped-may-end = Captura hecha. { x-the-piece } de { x-at } puede seguir a { $targets }, o puedes acabar el turno.
chain = La captura sigue: a { $targets }. Toca la pieza o pulsa Escape para volver atrás.
chain-may-end = La captura puede seguir a { $targets } o acabar en { $spot }: toca la ficha para acabar el turno.
may-not-go = { x-the-piece } de { x-from } no puede ir a { x-to }, solo a { $targets }.
may-move = Puedes mover { $spots }.
may-set = Puedes jugar en: { $spots }.
# A line of the board in words: Claras, 3 fichas: a1, b2, c3.
group-of-pieces =
    { side-name }, { $piece ->
        [checker] { $pieces ->
            [one] 1 ficha
           *[other] { $pieces } fichas
        }
        [disc] { $pieces ->
            [one] 1 ficha
           *[other] { $pieces } fichas
        }
        [man] { $pieces ->
            [one] 1 peón
           *[other] { $pieces } peones
        }
       *[king] { $pieces ->
            [one] 1 dama
           *[other] { $pieces } damas
        }
    }: { $spots }.
capture-compulsory = Tienes que capturar.
capture-with = Tienes que capturar desde { $spots }.
spot-taken =
    { $place ->
        [square] Esa casilla está ocupada.
       *[point] Ese punto está ocupado.
    }
no-move-there = Ninguna jugada lleva ahí.
spot-occupied = Ya hay { x-a-piece } en { x-spot }.
turns-nothing-beside = Una ficha en { $spot } no voltearía nada: no tiene al lado ninguna ficha { x-other-feminine }.
turns-nothing-between = Una ficha en { $spot } no voltearía nada: ninguna línea de fichas { other-word } desde ahí acaba en una { x-side-feminine }.
spot-empty = No hay { x-no-piece } en { x-spot }.
others-turn = Es el turno de las { side-word }.
blocked =
    { x-the-piece } de { $place ->
        [square] la { $spot } no tiene ninguna casilla libre adonde ir
       *[point] { $spot } no tiene ningún punto libre adonde ir
    }.
remark-in-hand = en mano
remark-may-end = el turno puede acabar aquí
remark-target = la pieza en mano puede venir aquí
remark-may-set = puedes jugar aquí
remark-may-move = puede mover
remark-last = última jugada
remark-wins = gana
remark-draws = tablas
remark-loses = pierde

## Why a piece cannot move

why-no-line = Ninguna línea lleva ahí en un solo movimiento.
why-not-back = Las fichas mueven hacia delante y de lado, nunca hacia atrás.
why-came-from = Viene de { $from } y no puede desandar ese movimiento.
why-here-from = La ficha de { $at } viene de { $from } y no puede desandar ese movimiento.
why-far-row = La ficha de { $at } ha llegado a la última fila y desde ahí solo puede capturar.
why-inner-square = Cuando quedan { $checkers } fichas o menos, toda jugada acaba en los nueve puntos del cuadrado interior.
why-edge-first = Cuando quedan { $checkers } fichas o menos, las del borde entran antes de que muevan las demás.
why-dark-squares = Solo se juega en las casillas oscuras.
why-man-forward = El peón solo va hacia delante; la dama, en los dos sentidos.

## Draws by agreement

draw-offered = Las { side-word } ofrecen tablas. ¿Aceptan las { other-word }?
draw-declined = Las { side-word } rechazan las tablas.
draw-ai-declines =
    La IA rechaza las tablas: { $why ->
        [chance] juega al azar y quiere seguir
        [early] la partida acaba de empezar
        [unthought] no ha pensado en esta posición
        [better] cree que está mejor
       *[hopes] aún espera darle la vuelta a la partida
    }.

## The search

search-thinks = Las { side-word } están pensando.
search-other-version = La página es de la versión { $page }, pero su búsqueda es de la { $search }. Vuelve a cargar la página.
search-failed = La búsqueda no ha podido responder: { $why }.
search-wrong-move-why = La búsqueda ha respondido mal: { $why }.
search-wrong-move = La búsqueda ha respondido con una jugada errónea, `{ $move }`.
search-anew = La búsqueda no respondía. Se ha reiniciado y la partida sigue.
search-impossible = La IA no puede arrancar. Aun así, pueden jugar dos personas.
search-no-move = La búsqueda no ha encontrado ninguna jugada.
verdict-win =
    Ganan las { side-word }{ $known ->
        [exactly] { " " }en { counted-plies }
        [most] , en { counted-plies } como mucho
       *[win] { " " }con seguridad
    }
verdict-looking = Averiguando quién gana…
verdict-open = No se sabe quién gana aquí
prover-incomplete = No se ha podido cargar una parte de lo que se sabe del alquerque. La partida sigue; solo se sabrá menos veces quién gana.
prover-missing = No se ha podido cargar lo que averigua quién gana. Cuando tengas conexión, vuelve a preguntar.
line-ends = Aquí es seguro quién gana, pero aún no cómo se sigue.
hint-looking = Buscando una pista…
hint-piece = Pista: la pieza de { $at }
hint-column = Pista: en algún lugar de la columna { $at }
hint-move = Pista: { $at }
new-version = Hay una versión nueva.

## The line under the board

stated-win = Ganaron las { side-word }, según el registro
stated-draw = Tablas, según el registro
status-yours =
    { $task ->
        [move] Te toca: juegas con { side-word }
        [capture] Te toca: captura con { side-word }
       *[go-on] Te toca: sigue capturando o acaba
    }
status-side =
    { $task ->
        [move] Juegan las { side-word }
        [capture] Las { side-word } tienen que capturar
       *[go-on] Las { side-word } pueden seguir o acabar
    }
status-friends = Juegan las { side-word }: le toca a tu amigo
status-thinking = Las { side-word } están pensando…

## Turns, and the course of games

played = { side-name }: { $turn }.
played-by-ai = { side-name } (IA): { $turn }.
must-pass = Las { side-word } no tienen jugada y deben pasar.
your-turn = Te toca.
your-turn-capture = Te toca: captura desde { $spots }.
side-to-move = Juegan las { side-word }.
side-to-capture = Juegan las { side-word }: deben capturar desde { $spots }.
new-game-begins = Partida nueva. Empiezan las { side-word }.
game-goes = { game-title }.
rematch-you = Revancha con los bandos cambiados. Juegas con { side-word }.
rematch = Revancha con los bandos cambiados.
against-perfect = Ahora juegas con { side-word }, y la IA juega lo mejor que puede.
revenge-side = Desquite: las { side-word } perdieron y pueden elegir las reglas y el bando.
revenge-you = Desquite: perdiste, así que eliges las reglas y tu bando.
revenge-ai = Desquite: la IA perdió, así que ha elegido estas reglas y se queda con el otro bando.
sits-below = Las { side-word } están abajo.
replaces-unfinished = Partida nueva. La anterior quedó sin terminar.
before-is-kept = La partida anterior queda guardada.
before-is-back = Ha vuelto la partida anterior.
inner-square = Desde ahora se juega dentro del cuadrado interior.
paused = En pausa.
resumed = Sigue la partida.
sure-to-resign = ¿Abandonas esta partida?
turns-no-more = El tablero ya no gira hacia quien juega. En Opciones puedes hacer que vuelva a girar.
other-tab = Esta partida ha seguido en otra pestaña.
here-is-kept = Lo que había aquí queda guardado.
game-not-kept = Ni la partida ni las opciones se conservarán al recargar: el almacenamiento de este navegador está lleno o bloqueado. Guarda la partida como texto o borra partidas de la biblioteca.
step-before-first = Antes de la primera jugada.
step-after = Jugada { $ply } de { $of }: { $turn }.
step-taken-back =
    { $moves ->
        [one] Deshecha
       *[other] Deshechas
    }: { counted-moves }.
step-played-again =
    { $moves ->
        [one] Rehecha
       *[other] Rehechas
    }: { counted-moves }.
step-stopped = Detenida.

## Results

# $lone: the one human at the board has won or lost; nobody where two people or none play. $side has won.
result-whose =
    { $lone ->
        [won] Has ganado
        [lost] Has perdido
       *[nobody] Ganan las { side-word }
    }
result-resigned = { result-whose }: las { other-word } abandonan.
result-you-resigned = Has abandonado.
result-time = { result-whose }: a las { other-word } se les ha acabado el tiempo.
result-your-time = Has perdido: se te ha acabado el tiempo.
result-no-pieces = { result-whose }: las { other-word } se han quedado sin piezas.
result-no-move = { result-whose }: las { other-word } no pueden mover.
# $credited: so many empty squares count for the winner.
result-score =
    { result-whose } por { $first } a { $second }.{ $credited ->
        [0] { "" }
        [one] { " " }La casilla vacía cuenta para quien gana.
       *[other] { " " }Las casillas vacías cuentan para quien gana.
    }
draw-repetition = Tablas: la misma posición por tercera vez.
draw-agreement = Tablas de común acuerdo.
draw-passes = Tablas: los dos bandos han pasado.
draw-quiet =
    Tablas: { $game ->
        [alquerque] cien jugadas sin ninguna captura
        [othello] nada ha cambiado
       *[draughts] cuarenta jugadas de cada bando sin capturar ni mover ningún peón
    }.
draw-score = Tablas: { $first } a { $second }.
draw = Tablas.

## Lessons. A small phone has room for three short lines.

lesson-step = { $step } de { $of }: { $text }
lesson-ask-step = Toca la ficha con aro y luego una estrella: sigue la línea.
lesson-ask-step-draughts = Toca un peón y luego una estrella: va hacia delante.
lesson-ask-capture = Salta sobre la ficha oscura hasta el punto de detrás.
lesson-ask-capture-draughts = Si puedes capturar, debes: salta sobre el peón oscuro.
lesson-ask-must-capture = Si puedes capturar, tienes que hacerlo: una ficha puede.
lesson-ask-chain = Salta y sigue saltando con la misma pieza.
lesson-ask-win = Solo queda una ficha. Captúrala.
lesson-ask-crown = Salta a la última fila: allí el peón se convierte en dama.
lesson-ask-place = Toca una estrella: encierra una blanca entre dos negras.
lesson-ask-rows = Una ficha puede voltear varias líneas. Busca la casilla.
lesson-ask-corner = Una ficha en la esquina ya no se voltea nunca. Ocúpala.
lesson-ask-count = La última casilla. Gana quien tenga más fichas.
lesson-told-step = Así se mueve. Ahora, a capturar.
lesson-told-capture = ¡Capturada! Para ganar, captura o bloquea todas.
lesson-told-must-capture = Eso es: no se permitía ninguna otra jugada.
lesson-told-chain = Una cadena: varias capturas en un turno.
lesson-told-win = Has ganado. Ya conoces el juego.
lesson-told-crown = Has ganado. La dama también puede ir hacia atrás.
lesson-told-place = Se voltea. Toda jugada tiene que voltear alguna ficha.
lesson-told-rows = Tres líneas de una vez.
lesson-told-corner = Seguirá siendo negra hasta el final.
lesson-told-count = 40 a 24: ganan las negras. Ya conoces el juego.

## The library, games as texts, and links

library-took-place = La biblioteca está llena: la partida más reciente ha ocupado el lugar de la más antigua, { $title }.
library-took-place-of = La biblioteca está llena: la partida más reciente ha ocupado el lugar de la más antigua, { $title }, del { $date }.
library-full = La biblioteca ya tiene { counted-games } y está llena: cada partida nueva ocupará el lugar de la más antigua. Expórtalas todas, o borra algunas, para no perder las que quieras conservar.
library-not-kept = La biblioteca no se puede guardar: el almacenamiento de este navegador está lleno o bloqueado. Expórtala desde Biblioteca.
library-opened = { $title }: { $result }.
library-unreadable = Esta partida no se puede leer: { $why }. Sigue en la biblioteca.
library-deleted = Borrada: { $title }.
library-undeleted = La partida está otra vez en la biblioteca.
library-exported =
    { $games ->
        [one] Exportada
       *[other] Exportadas
    }: { counted-games }.{ $unread ->
        [0] { "" }
        [one] { " " }Una no se ha podido leer y queda fuera.
       *[other] { " " }{ $unread } no se han podido leer y quedan fuera.
    }
link-unreadable = Este enlace no se puede abrir: { $why }. Tu partida sigue como estaba.
link-opened = Una partida por enlace: { $title }.
link-your-turn = Juegas con { side-word } y te toca.
link-friends-turn = Juegas con { side-word } y le toca a tu amigo.
link-is-here = Es la partida que está en el tablero.
link-send = Envíale el enlace a tu amigo.
link-not-by-link = Esta partida nueva no es por enlace. Para jugar así con tu amigo, elige «amigo por enlace» como rival.
link-with-friend = ¿Juegas esta partida con un amigo? Entonces la IA le deja el otro bando.
link-friend-to-move = Le toca a tu amigo. Cuando te devuelva el enlace, ábrelo o pégalo en «Guardar o cargar como texto».
link-friend-has-side = El otro bando es ahora de tu amigo. Haz tu jugada y envíale el enlace.
text-too-large = El texto es demasiado grande: se puede leer 4 MB como máximo. Divídelo en varios más pequeños.
file-too-large = El archivo { $file } es demasiado grande: se puede leer 4 MB como máximo. Divídelo en varios más pequeños.
file-no-text = El archivo { $file } no es un archivo de texto.
warning-of-game = partida { $number }: { $warning }.
# $what: the title of the one game that was read, or how many games it were.
read =
    Leído: { $what }. { $place ->
        [board] Está en el tablero.
        [library] Está en la biblioteca y en el tablero.
        [library-all] Están en la biblioteca, y la primera, en el tablero.
        [no-room] Está en el tablero. La biblioteca está llena y no cabe en ella.
       *[no-room-all] La primera está en el tablero. La biblioteca está llena y { $left ->
            [one] 1 no ha cabido
           *[other] { $left } no han cabido
        }.
    }
nothing-to-read = Todavía no hay nada que leer: pega una partida o un enlace, o elige un archivo.
copied = Copiado.
not-copied = Aquí no se puede copiar: selecciona el texto y cópialo a mano.
# A game with the name or the values of its rules.
game-with-rules = { game-title }, { $rules }
winner = Ganan las { side-word }
result-draw = Tablas
not-finished = Sin terminar

## Parts of the site that load later

part-loading = Cargando: { $received } de { $total } KB…
part-begins = Cargando…
part-failed =
    { $part ->
        [rules] No se han podido cargar las reglas
        [about] No se ha podido cargar esta página
        [words] No se ha podido cargar este idioma
       *[art] No se han podido cargar los dibujos de estos tableros y piezas
    }: la red o el servidor no responden como deberían.

## Setting a position up

setup-empty = { $spot }, libre.
setup-piece = { $spot }, { coloured-piece }.
setup-ready =
    Juegan las { side-word }. { $game ->
        [othello] Fichas blancas: { $pieces-of-light }; negras: { $pieces-of-dark }
        [draughts] Piezas claras: { $pieces-of-light }; oscuras: { $pieces-of-dark }
       *[alquerque] Fichas claras: { $pieces-of-light }; oscuras: { $pieces-of-dark }
    }.
setup-no-pieces = No hay { pieces-word }.
setup-no-pieces-of = Las { side-word } no tienen { pieces-word }.
setup-over = La partida acabaría al momento: ganan las { side-word }.
setup-over-draw = La partida acabaría al momento: tablas.
setup-wrong = { $problem }; se esperaba: { $expected }.
setup-wrong-at = carácter { $column }: { $problem }; se esperaba: { $expected }.

## What the browser keeps

kept-copy = Se guarda una copia en el almacenamiento de este navegador como { $key }.
no-copy = No hay sitio para una copia: lo próximo que se guarde ocupará su lugar.
unreadable-settings = Las opciones guardadas no se pueden leer ({ $why }). { $copy }
unreadable-game = La partida guardada de { x-game-word } no se puede leer ({ $why }). { $copy }
unreadable-library = La biblioteca no se puede leer ({ $why }). { $copy }
unreadable-statistics = Las estadísticas no se pueden leer ({ $why }). { $copy }
mended-game =
    La partida guardada de { x-game-word } se contradice ({ $what ->
        [played] dice que se han hecho más jugadas de las que tiene
        [draw] no puede haber acabado como dice
       *[record] su registro es de otra partida
    }) y se ha corregido. { $copy }
unreadable-games =
    { $games ->
        [one] 1 partida de la biblioteca no se puede leer
       *[other] { $games } partidas de la biblioteca no se pueden leer
    }. { $copy }
no-file = Aquí no se puede crear el archivo: copia el texto a mano.
saved-too-long = tiene más de { $most } caracteres
saved-missing = falta `{ $field }`
saved-twice = `{ $field }` aparece dos veces
saved-wrong = `{ $field }` no puede ser `{ $found }`
saved-version = es de la versión { $found }, y esta es la { $ours }
saved-other-game = es una partida de { x-game-word }
saved-no-level = no hay nivel { $number }
saved-no-depth = no hay profundidad { $number }
saved-exploration = una constante de exploración de { $number } está fuera de rango
saved-no-json = no es JSON
saved-deep = sus listas están demasiado anidadas
saved-long-field = contiene un texto demasiado largo
saved-no-game = no contiene ninguna partida

## Labels

board-of = Tablero de { x-game-word }
spot-empty-label = { $spot }, libre
spot-piece-label = { $spot }, { coloured-piece }
# A spot and one more thing that is said of it.
spot-and = { $label }, { $remark }
piece-label = { piece-name } { x-colour-of-piece }
seat-level = IA, nivel { $level }
seat-depth = IA, profundidad { $depth }
seat-chance = IA, jugadas al azar
seat-human = Humano
seat-you = Tú
seat-friend = Amigo por enlace
# $whose: both where two AIs play, then of $side.
strength-level =
    { $whose ->
        [both] Fuerza de la IA de las { side-word }
       *[one] Fuerza
    }: nivel { $level } de { $levels }, { level-name }
strength-depth =
    { $whose ->
        [both] Fuerza de la IA de las { side-word }
       *[one] Fuerza
    }: { $depth } de { $deepest } medias jugadas
strength =
    { $whose ->
        [both] Fuerza de la IA de las { side-word }
       *[one] Fuerza
    }
level-name =
    { $level ->
        [1] novato
        [2] principiante
        [3] aprendiz
        [4] aficionado
        [5] habitual
        [6] jugador de club
        [7] figura del club
        [8] experto
        [9] maestro
       *[10] gran maestro
    }
exploration = Constante de exploración de UCB1: { $number }
played-by = Lleva las { side-word }
# Somebody who is known by name, and what else they are.
named-seat = { $name } ({ $seat })
other-move = Otra jugada: { $turn }
other-move-of = Otra jugada: { $turn }, una de { $others }
played-before = Antes se jugó: { $turn }
continue-game = Seguir esta partida ({ counted-moves })
source-of = Fuente: { ruleset-source }.
slip = A su nivel a veces se despista: esta vez no se ha fijado y ha jugado { $move }.
expected-win = Victoria segura de las { side-word }
expected-draw = Tablas seguras
expected-share = cerca del { $share } para las { side-word }
evaluation = La IA da cerca del { $percents } % a las { side-word }
games-none = { "" }
games-one = Una partida
games-many = { counted-games }
games-unreadable =
    { counted-games }. { $unreadable ->
        [one] Otra no se puede leer; sigue en este navegador.
       *[other] Otras { $unreadable } no se pueden leer; siguen en este navegador.
    }
games-opening = Se está abriendo la biblioteca.
opponent = { game-title }: { $seat }
streak = { $streak } (mejor: { $best })
moves-many = { counted-moves }
with-help =
    { $times ->
        [one] Con ayuda: una vez
       *[other] Con ayuda: { $times } veces
    }
players-one = { side-name }: { $name }
players-both = { $name } ({ side-word }) – { $other-player } ({ other-word })
players-none = { "" }
entry-open = Abrir
entry-replay = Reproducir
entry-delete = Borrar
entry-of = { $button } { $title } { $date }
counted-pieces = { pieces-word }
captured = capturadas
tab-yours = Te toca – { game-title }
form-tagged = Etiquetas y jugadas
form-pdn = PDN
form-transcript = Transcripción
spots = Tablero
eraser = Goma de borrar
resume = Reanudar
go-on-here = Seguir desde aquí
hint = Pista
play-back-stop = Parar
play-back = Reproducir
type-move =
    { $game ->
        [alquerque] Jugada, p. ej. c2-c3
        [othello] Jugada, p. ej. d3
       *[draughts] Jugada, p. ej. 11-15
    }
give-send = Enviar
give-copy = Copiar
start = Inicio
learn-next = Seguir
learn-play = Jugar
own-rules = personalizado…
rules-of-own = Reglamento personalizado
method-of = Método de la IA de las { side-word }
method = Método de la IA
ai-of = IA de las { side-word }
at-bottom = { side-word } abajo
computed-forced = Nada: solo había una jugada posible.
computed-nothing = Nada todavía: aún no le ha tocado.
playouts-per-second = Simulaciones por segundo
nodes-per-second = Nodos por segundo
playouts = Simulaciones
nodes = Nodos
nodes-in-tree = Nodos en el árbol
nodes-looked-at = Nodos examinados
loading = Cargando
try-again = Reintentar
# In a line that a small phone has room for, or two.
goal =
    { $game ->
        [alquerque] Captura o bloquea todas las fichas de tu rival.
        [othello] Gana quien tenga más fichas al final.
       *[draughts] Captura o bloquea todas las piezas de tu rival.
    }
about-game =
    { $game ->
        [alquerque] El antepasado milenario de las damas: salta sobre las fichas de tu rival en 25 puntos.
        [othello] Encierra las fichas de tu rival entre las tuyas para voltearlas. Gana quien tenga más fichas al final.
       *[draughts] También llamadas checkers: doce peones por bando en un tablero de 8 por 8, captura obligatoria y damas que van en los dos sentidos.
    }

## Rulesets

ruleset-title =
    { $ruleset ->
        [merkel] Merkel (2016)
        [medieval] Reglamento Medieval
        [ancient] Antiguo, cuadrado interior
        [alfonso] Alfonso X (1283)
        [murray] Murray (1951)
        [othello] Reglas de torneo
        [othello-no-pass] Sin pasar
       *[draughts] Damas inglesas
    }
ruleset-description =
    { $ruleset ->
        [merkel] Solo hacia delante y de lado, captura obligatoria hasta el final: toda partida llega a su fin.
        [medieval] Se mueve por cualquier línea, captura obligatoria hasta el final.
        [ancient] Se mueve por cualquier línea, capturar es obligatorio pero se puede parar; las últimas ocho fichas luchan en el cuadrado interior.
        [alfonso] Se mueve por cualquier línea, nada es obligatorio, una captura por turno.
        [murray] Se mueve por cualquier línea, nada es obligatorio, la captura puede seguir.
        [othello] Las reglas de torneo: quien no puede jugar tiene que pasar, y la partida acaba cuando no puede nadie.
        [othello-no-pass] No se pasa: la partida acaba en cuanto el bando al que le toca no puede jugar.
       *[draughts] Empiezan las oscuras; los peones capturan hacia delante, las damas en los dos sentidos, y al llegar a la última fila acaba el turno.
    }
ruleset-source =
    { $ruleset ->
        [merkel] Oliver Merkel, Alquerque (HTML5), 2016; cercano a R. C. Bell, Board and Table Games, 1979
        [medieval] Alquerque in the mediaeval Book of Games, según el Libro de los juegos, 1283
        [ancient] Alquerque (ancient checkers), El Qirkat
        [alfonso] Libro de los juegos, Alfonso X, 1283, tal como lo codifica Ludii
        [murray] H. J. R. Murray, A History of Board-Games Other Than Chess, 1951, tal como lo codifica Ludii
        [othello] Federación Mundial de Othello; UCThello, de Oliver Merkel
        [othello-no-pass] UCThello, de Oliver Merkel, como opción
       *[draughts] World Checkers/Draughts Federation; pueden empezar las claras, como en algunos programas de checkers
    }

# The label of a field; the value behind it goes on with the sentence.
option-steps = Las fichas mueven
option-inverting = Desandar el último movimiento está
option-capture = La captura es
option-chain = Una captura
option-inner-square = Se juega en el cuadrado interior
option-passing = Quien no puede jugar
option-begin = Empiezan
value-steps-forward = hacia delante y de lado
value-steps-any = por cualquier línea
value-inverting-forbidden = prohibido
value-inverting-allowed = permitido
value-capture-compulsory = obligatoria
value-capture-optional = optativa
value-chain-compulsory = sigue hasta el final
value-chain-optional = puede parar tras cada salto
value-chain-single = es un solo salto
value-inner-square-off = nunca
value-inner-square-from-eight = cuando quedan ocho fichas
value-passing-must = pasa
value-passing-game-over = pone fin a la partida
value-begin-light = las claras
value-begin-dark = las oscuras
# The same as parts of one sentence, with `meanings-end` at its end.
meaning-steps-forward = las fichas mueven hacia delante y de lado
meaning-steps-any = las fichas mueven por cualquier línea
meaning-inverting-forbidden = ninguna ficha puede desandar su último movimiento
meaning-inverting-allowed = una ficha puede desandar su último movimiento
meaning-capture-compulsory = quien puede capturar tiene que hacerlo
meaning-capture-optional = nadie está obligado a capturar
meaning-chain-compulsory = una captura sigue mientras se pueda
meaning-chain-optional = una captura puede parar tras cada salto
meaning-chain-single = una captura es un solo salto
meaning-inner-square-off = todos los puntos valen hasta el final
meaning-inner-square-from-eight = las últimas ocho fichas juegan en el cuadrado interior
meaning-passing-must = quien no puede jugar pasa
meaning-passing-game-over = la partida acaba en cuanto un bando no puede jugar
meaning-begin-light = empiezan las claras
meaning-begin-dark = empiezan las oscuras
meanings-and = { $before }; { $meaning }
meanings-end = { $before }, y { $meaning }.

## Texts that cannot be read: what is wrong, and what would be right. Without a capital and a full stop.

text-error = { text-subject } `{ $text }`: { $problem }; se esperaba: { $expected }
text-error-at = { text-subject } `{ $text }`, carácter { $column }: { $problem }; se esperaba: { $expected }
text-subject =
    { $subject ->
        [position] posición
        [move] jugada
        [ruleset] reglamento
        [date] fecha
       *[link] enlace
    }
setup-error = posición: { $problem }; se esperaba: { $expected }
file-error = { $problem }; se esperaba: { $expected }
import-error = partida { $game }, línea { $line }, carácter { $column }: { $cause }
warning-left-out =
    { $variations ->
        [one] 1 variante omitida
       *[other] { $variations } variantes omitidas
    }
warning-left-out-from =
    { $variations ->
        [one] 1 variante omitida
       *[other] { $variations } variantes omitidas
    } desde la línea { $line }, carácter { $column }: { $cause }
warning-behind-draw =
    { $moves ->
        [one] 1 jugada omitida
       *[other] { $moves } jugadas omitidas
    } tras unas tablas según las reglas
warning-date = omitido: { $why }
warning-no-result = omitido: `{ $text }` no es un resultado
warning-other-result = el resultado indicado, { $stated }, no es el de las reglas, { $real }
outcome-word =
    { $outcome ->
        [light] ganan las claras
        [dark] ganan las oscuras
       *[draw] tablas
    }
warning-no-agreement = con estas reglas toda partida acaba y no se acuerdan tablas: vale lo indicado

part-word =
    { $part ->
        [board] tablero
        [side] bando que juega
        [quiet] número de medias jugadas
        [number] número de jugada
        [barred] movimiento vedado
        [point] punto
        [square] casilla
        [colour] color
        [colon] signo de dos puntos
        [comma] coma
        [move] jugada
        [name] nombre
       *[option] opción
    }
x-a-part =
    { $part ->
        [square] una
        [comma] una
        [move] una
        [option] una
       *[board] un
    } { part-word }
x-the-part =
    { $part ->
        [square] la
        [comma] la
        [move] la
        [option] una
       *[board] el
    } { part-word }
problem-missing = falta { x-the-part }
problem-nothing = falta { x-a-part }
problem-not-a = `{ $text }` no es { x-a-part }
problem-too-long = pasa de la longitud permitida
problem-fields =
    tiene { $count ->
        [one] 1 campo
       *[other] { $count } campos
    }
problem-rows =
    el tablero tiene { $count ->
        [one] 1 fila
       *[other] { $count } filas
    }
problem-squares =
    el tablero tiene { $count ->
        [one] 1 casilla
       *[other] { $count } casillas
    }
problem-points =
    la fila { $row } tiene { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
problem-no-piece = `{ $text }` no representa nada en un tablero
problem-surplus = hay más de lo que tiene una posición
problem-out-of-place = `{ $text }` no está en su sitio
problem-side-twice = las piezas { side-word } aparecen dos veces
problem-square-twice = la casilla { $at } aparece dos veces
problem-backward = la serie de { $from } a { $to } va hacia atrás
problem-too-many = las { side-word } tienen { $count } { pieces-word }
problem-king = hay una dama en { $at }
problem-uncrowned = un peón { x-side-masculine } no puede estar en la { $at }, donde se corona
problem-light-square = hay una pieza en una casilla clara
problem-no-checker = no hay ninguna ficha en { $at }
problem-checker-twice = la ficha de { $at } aparece dos veces
problem-no-such-step = una ficha { x-side-feminine } en { $from } tampoco podría mover a { $to }
problem-no-step-before = una ficha { x-side-feminine } no puede haber movido de { $from } a { $to }
problem-nothing-barred = no hay movimientos vedados donde se permite desandar
problem-no-passes = estas reglas no permiten pasar
problem-passed-twice = la partida acaba tras dos pases
problem-illegal = no es legal
problem-capture-compulsory = no es legal, y la captura es obligatoria
problem-must-go-on = la captura tiene que seguir
problem-only-one = solo tiene { x-a-part }
problem-several-meant = puede significar varias capturas
problem-game-over = la partida ha terminado
problem-must-pass = ninguna ficha puede mover
problem-pass-not-forced = solo se pasa cuando las reglas no dejan otra cosa
problem-pass-beside-sets = no se puede pasar si hay alguna jugada
problem-occupied = en esa casilla ya hay una ficha
problem-turns-nothing = no voltearía ninguna ficha
problem-no-ruleset = no hay ningún reglamento llamado `{ $text }`
problem-no-option = no hay ninguna opción `{ $text }`
problem-no-value = la opción `{ $option }` no puede ser `{ $text }`
problem-option-twice = la opción `{ $option }` aparece dos veces
problem-no-position = no existe esa posición
problem-full = la partida tiene { counted-moves }
problem-full-with-variations = la partida tiene { counted-moves }, contando las de sus variantes
problem-no-date = no existe esa fecha
problem-no-link = no es un enlace a una partida
problem-damaged =
    el enlace está dañado: { $damage ->
        [version] no existe esa versión
        [characters] hay caracteres que ningún enlace tiene
        [short] acaba demasiado pronto
        [checksum] su suma de control es errónea
       *[senseless] no tiene sentido
    }
problem-newer = es de una versión más nueva de este juego
problem-long-text = el texto es demasiado largo
problem-nothing-in = no hay ninguna partida en `{ $text }`
problem-more-games = hay más de { $count } partidas
problem-closes-nothing = hay un `{ $text }` que no cierra nada
problem-open-comment = un comentario queda sin cerrar
problem-open-variation = una variante queda sin cerrar
problem-open-tag = la etiqueta `{ $text }` queda sin cerrar
problem-open-property = el valor de `{ $text }` queda sin cerrar
problem-open-game = la partida queda sin cerrar
problem-open-value = el valor de la etiqueta `{ $text }` no termina
problem-tag-form = una etiqueta no tiene nombre o no tiene un valor entre comillas
problem-tag-inside = hay una etiqueta dentro
problem-nothing-before = no hay ninguna jugada antes
problem-no-game = no hay ningún juego `{ $text }`
problem-no-game-type = el tipo de juego `{ $text }` no se conoce
problem-which-game = no se ve qué juego es
problem-more-moves = la partida tiene más de { counted-moves }
problem-no-game-there = no hay ninguna partida
problem-other-game = el juego es `{ $text }`
problem-other-type = el tipo de juego es `{ $text }`
problem-no-ggf-board = `{ $text }` no es un tablero
problem-not-the-turn-of = no es el turno de las { side-word }

expected-alquerque-position = tres: el tablero, el bando que juega y los movimientos vedados, como en `ddddd/ddddd/dd1ll/lllll/lllll l -`
expected-light-or-dark = `l` para las claras o `d` para las oscuras
expected-five-rows = cinco filas, de la 5 a la 1, separadas por `/`
expected-five-points = cinco puntos en cada fila
expected-checkers-or-digit = `l` para una clara, `d` para una oscura, o una cifra del 1 al 5 para puntos vacíos seguidos
expected-barred-steps = `-` o una lista ordenada como `c1-b1,d5-e5`
expected-no-barred-steps = `-` en lugar de los movimientos vedados
expected-bars-of-checkers = movimientos vedados de fichas que están en el tablero
expected-steps-of-the-rules = solo movimientos que las reglas permitirían si no estuvieran vedados
expected-way-back = la vuelta de un movimiento que las reglas permiten
expected-one-bar-each = como mucho un movimiento vedado por ficha
expected-two-passes = `pass` dos veces como mucho
expected-passes-last = los pases al final
expected-counters-behind-bars = como mucho dos contadores tras los movimientos vedados
expected-othello-position = las 64 casillas de a1 a h8 y el bando que juega, `X` u `O`
expected-dark-or-light = `X` para las negras u `O` para las blancas
expected-disc-or-empty = `X` para una negra, `O` para una blanca o `-` para una casilla vacía
expected-all-squares = 64 casillas, de a1 a h8
expected-semicolon = nada más que un `;` tras el bando que juega
expected-discs-alone = solo fichas
expected-draughts-position = el bando que juega y las casillas de los dos bandos, como en `B:W21,22,K30:B1,2`
expected-square-list = casillas del 1 al 32, separadas por comas, y las damas marcadas con `K`, como en `W21,22,K30`
expected-colour-and-squares = `W` o `B` y las casillas de sus piezas
expected-one-list-each = una lista de casillas por bando
expected-lower-first = primero la casilla menor
expected-one-piece-each = como mucho una pieza en cada casilla
expected-full-stop = nada tras el punto final
expected-counters-behind-squares = como mucho dos contadores tras las casillas
expected-king-on = ahí una dama, `K{ $at }`
expected-dark-squares = piezas solo en casillas oscuras
expected-count = un número de 0 a 65535
expected-number = un número de 1 a 65535
expected-twelve-pieces = doce por bando como mucho
expected-points = puntos de a1 a e5, como en `c2-c3` o `a3xc3xe5`
expected-numbered-squares = casillas del 1 al 32, como en `11-15` o `15x24x31`
expected-one-of = una de estas opciones: { $texts }
# Nothing but a list of texts.
these = { $texts }
expected-no-move = ninguna jugada
expected-no-move-as-over = ninguna jugada, porque la partida ha terminado
expected-option-once = cada opción una vez como mucho
expected-position = una posición de este juego
expected-shorter-game = una partida más corta
expected-date = una fecha como `2026-11-21`, `2026.11.??` o `????.??.??`
expected-link = un texto que empiece por `g1.`, quizá tras una dirección y `#`
expected-whole-link = el enlace entero, carácter por carácter, tal como se envió
expected-link-size = 8 MB como máximo
expected-known-version = la versión 1 o 2: vuelve a cargar el juego para tener la más nueva
expected-text-size = 4 MB como máximo
expected-games = partidas con etiquetas, jugadas como `c2-c3`, `11-15` o `f5d6`, GGF o un enlace
expected-smaller-files = varios archivos más pequeños
expected-file-part = una jugada, un comentario o una etiqueta
expected-tag = una etiqueta como `[Event "Club championship"]`
expected-ruleset-tag = una etiqueta como `[Ruleset "merkel"]`
expected-tag-end = `]` tras el valor de una etiqueta
expected-comment-end = `{ "}" }` al final
expected-variation-end = `)` al final
expected-move = una jugada
expected-moves = jugadas
expected-any-move = una jugada como `c2-c3`, `11-15` o `f5`
expected-game = una partida
expected-game-title = `Alquerque`, `Othello` o `English draughts`
expected-game-type = `21`, que son las damas inglesas
expected-ggf-properties = propiedades como `B[F5]`, y `;)` al final
expected-ggf-end = `]` al final
expected-ggf-othello = `GM[Othello]`
expected-ggf-type = Othello corriente de 8 por 8 casillas, `TY[8]`
expected-ggf-board = el tamaño, 64 casillas `*`, `O` o `-`, y el bando que juega, como en `8 -...- *`
expected-in-turn = jugadas por turnos, `B[...]` para las negras

## What the page and its search say to each other

failure-no-request = esto no es una petición ({ $why }); se esperaba una de la versión { $version }
failure-no-text = `{ $text }` no se puede leer
failure-no-exploration = no hay constante de exploración; se esperaba de 0 a 1000
failure-no-depth = no hay profundidad { $number }; se esperaba de 1 a { $most }
failure-no-level = no hay nivel { $number }; se esperaba de 1 a { $most }
failure-only-uct = solo UCT tiene niveles y simulaciones; se esperaba un tiempo o ningún límite
failure-other-worker = este tipo de worker no tiene ese motor; se esperaban demostraciones del demostrador, y lo demás de la búsqueda
failure-too-deep = la profundidad { $number } tarda demasiado; se esperaba { $most } como mucho

## What the page itself says. The ids are the English words: letters and digits, at most 40 characters of them.

page-Alquerque-Othello-and-draughts-against-t = Alquerque, Othello y damas contra el ordenador
page-Play-Alquerque-Othello-and-English-draug = Juega al alquerque, a Othello y a las damas inglesas con un amigo o contra un ordenador que busca con UCT o alfa-beta. Gratis, instalable y sin conexión.
page-Alquerque = Alquerque
page-Merkel = Merkel
page-choose-a-game = : elige un juego
page-Main = Principal
page-Flip-board = Girar el tablero
page-Menu = Menú
page-Dark = Oscuras
page-captured = capturadas
page-Alquerque-board = Tablero de alquerque
page-Describe-the-board = Describir el tablero
page-Light = Claras
page-Game = Juego
page-Othello = Othello
page-Loading-the-games-and-the-computer-more = Cargando los juegos y el ordenador…
page-Bring-it-back = Recuperarla
page-Accept = Aceptar
page-Decline = Rechazar
page-Resign = Abandonar
page-Play-on-against-the-perfect-player = Seguir contra el jugador perfecto
page-Play-by-link = Jugar por enlace
page-Try-again = Reintentar
page-Dismiss-message = Cerrar el mensaje
page-Thinking = Pensando
page-Moves-and-games = Jugadas y partidas
page-New-game = Partida nueva
page-New = Nueva
page-Undo = Deshacer
page-Redo = Rehacer
page-Draw = ¿Tablas?
page-End-turn = Acabar turno
page-Move-now = Jugar ya
page-Who-wins = ¿Quién gana?
page-Show-me = Muéstramelo
page-Stop = Parar
page-Pause = Pausa
page-Resume = Reanudar
page-Back-to-the-game = Volver a la partida
page-Send-link = Enviar enlace
page-How-to-play = Cómo se juega
page-Leave = Salir
page-Next = Seguir
page-Rematch-sides-swapped = Revancha, con los bandos cambiados
page-Rematch = Revancha
page-Review-it = Revisar
page-Moves-and-figures-larger = Jugadas y datos, más grandes
page-Moves = Jugadas
page-Step-through-the-game = Recorrer la partida
page-To-the-start = Al principio
page-One-move-back = Una jugada atrás
page-One-move-on = Una jugada adelante
page-To-the-last-move = A la última jugada
page-Replay = Reproducir
page-No-move-yet = Aún no hay jugadas.
page-Play-or-choose-a-game = Juega o elige un juego:
page-English-draughts = Damas inglesas
page-Moves-of-the-game = Jugadas de la partida
page-Type-a-move = Escribe una jugada
page-Type-a-move-such-as-c2-c3 = Jugada, p. ej. c2-c3
page-What-the-AI-computes = Lo que calcula la IA
page-Watch-it-think = Verla pensar
page-Nothing-yet-it-has-not-had-a-turn = Nada todavía: aún no le ha tocado.
page-Playouts = Simulaciones
page-Depth-in-plies = Profundidad
page-Playouts-per-second = Simulaciones por segundo
page-Score-in-pieces = Valor en piezas
page-Nodes-in-the-tree = Nodos en el árbol
page-Expected-result = Resultado previsto
page-Expected-line = Línea prevista:
page-Move = Jugada
page-Score = Valor
page-A-new-version-is-ready-Your-game-is-kept = Hay una versión nueva. Tu partida se conserva.
page-Reload = Recargar
page-Close-menu = Cerrar el menú
page-Play = Jugar
page-Play-now = Jugar
page-Choose-a-game-more = Elegir juego…
page-Revenge-the-loser-chooses-more = Desquite: elige quien perdió…
page-Set-up-a-position = Preparar una posición
page-Study-this-game = Estudiar esta partida
page-This-game-and-others = Esta partida y otras
page-Share = Compartir
page-Save-or-load-as-text = Guardar o cargar como texto
page-Library = Biblioteca
page-Statistics = Estadísticas
page-More = Más
page-Rules = Reglas
page-Options = Opciones
page-About = Acerca de
page-Install = Instalar
page-Choose-a-game = Elige un juego
page-Close-new-game = Cerrar partida nueva
page-Your-own-rules = Reglamento personalizado
page-First-move = Primera jugada
page-as-the-rules-say = según las reglas
page-light = claras
page-dark = oscuras
page-drawn-at-random = por sorteo
page-Opponent = Rival
page-computer = ordenador
page-friend-here = amigo aquí
page-friend-by-link = amigo por enlace
page-watch-two-AIs = ver a dos IA
page-You-play = Juegas con
page-Clock = Reloj
page-none = sin reloj
page-1-min = 1 min
page-3-min-2-s = 3 min + 2 s
page-5-min = 5 min
page-5-min-5-s = 5 min + 5 s
page-10-min-5-s = 10 min + 5 s
page-15-min-10-s = 15 min + 10 s
page-30-min-20-s = 30 min + 20 s
page-Time-for-each-player-and-what-each-move = Tiempo para cada bando y lo que suma cada jugada. Empieza a correr con la segunda jugada.
page-Method = Método
page-UCT = UCT
page-alpha-beta = alfa-beta
page-random-moves = al azar
page-Go-on = Seguir
page-Close-options = Cerrar opciones
page-Players-of = Jugadores de
page-Light-played-by = Lleva las claras
page-Human = Humano
page-AI = IA
page-Friend-by-link = Amigo por enlace
page-Dark-played-by = Lleva las oscuras
page-The-AI-s-method = Método de la IA
page-Level-1-is-for-a-first-game-level-10-thi = El nivel 1 es para una primera partida; el 10 piensa hasta tres segundos por jugada; una profundidad tarda lo que necesite. Vale desde la próxima jugada de la IA.
page-This-concerns-each-piece-s-own-last-step = Se refiere al último movimiento de cada pieza por separado: si movió de lado, su siguiente movimiento no puede llevarla de vuelta, por muchos turnos que hayan pasado. Si se permite, una partida puede acabar en tablas.
page-The-running-game-goes-on-by-its-own-rule = La partida en curso sigue con sus propias reglas. Esto vale desde la próxima partida nueva.
page-Display = Aspecto
page-Language = Idioma
page-Colours = Colores
page-system = sistema
page-Board = Tablero
page-wood = madera
page-parchment = pergamino
page-contrast = contraste
page-Pieces = Piezas
page-stones = piedras
page-plain = lisas
page-Motion = Animación
page-slow = lenta
page-usual = normal
page-fast = rápida
page-Board-orientation = Orientación del tablero
page-to-you = hacia ti
page-to-whoever-moves = hacia quien juega
page-Show-where-a-piece-may-go = Mostrar adónde puede ir una pieza
page-Show-coordinates = Mostrar coordenadas
page-Show-what-the-AI-computes = Mostrar lo que calcula la IA
page-Show-who-wins-when-no-AI-plays = Mostrar quién gana cuando no juega la IA
page-Sound-and-keys = Sonido y teclas
page-Move-sounds = Sonido al jugar
page-Volume = Volumen
page-Vibrate-on-captures = Vibrar al capturar
page-Keys-U-undo-R-redo-F-flip-H-hint-N-new-g = Teclas: U deshacer, R rehacer, F girar, H pista, N partida nueva, M escribir una jugada, B describir el tablero, ? reglas
page-For-the-curious = Para curiosos
page-How-much-the-search-tries-moves-that-loo = Cuánto prueba la búsqueda jugadas que hasta ahora parecen peores. La raíz cuadrada de 2 (1,41) es el valor del original.
page-Close-the-editor = Cerrar el editor
page-Close-rules = Cerrar las reglas
page-Rules-of = Reglas de
page-Draughts = Damas
page-Close-the-article = Cerrar el artículo
page-Close-about = Cerrar Acerca de
page-The-position-that-is-set-up = La posición que se prepara
page-Put-on-the-board = Poner en el tablero
page-Light-piece = Pieza clara
page-Dark-piece = Pieza oscura
page-Light-king = Dama clara
page-Dark-king = Dama oscura
page-Eraser = Goma de borrar
page-To-move = Juegan
page-Play-from-here = Jugar desde aquí
page-Start-position = Posición inicial
page-Current-position = Posición actual
page-Clear = Vaciar
page-The-position-as-text = La posición como texto
page-Tap-a-spot-to-put-the-chosen-piece-there = Toca un sitio del tablero para poner ahí la pieza elegida, y otra vez para quitarla. Arrastra una pieza para moverla o para sacarla del tablero. Con el teclado: flechas, Intro y Supr.
page-The-game-as-text = La partida como texto
page-Close-the-game-as-text = Cerrar la partida como texto
page-This-game = Esta partida
page-Event = Evento
page-Date = Fecha
page-Written-as = Formato
page-Text = Texto
page-Copy = Copiar
page-Download = Descargar
page-Read-games = Leer partidas
page-Paste-games-or-a-link = Pega partidas o un enlace
page-PDN-of-English-draughts-Othello-transcri = PDN de damas inglesas, transcripciones de Othello y GGF, jugadas de cualquier juego de aquí con etiquetas o sin ellas; si un texto trae varias partidas, van a la biblioteca. También puedes soltar un archivo (.pdn, .ggf, .txt; 4 MB como máximo) en cualquier parte de la página.
page-Choose-a-file-more = Elegir archivo…
page-Read = Leer
page-Close-the-library = Cerrar la biblioteca
page-Export-all = Exportar todas
page-No-games-yet-Finished-games-and-files-wi = Aún no hay partidas. Las terminadas y los archivos con varias partidas se guardan aquí, solo en este navegador.
page-Games-the-newest-first = Partidas, primero las más recientes
page-Close-statistics = Cerrar las estadísticas
page-Games-in-which-you-took-a-hint-or-looked = Las partidas en las que pediste una pista o miraste quién gana no se cuentan.
page-No-results-yet-Finished-games-against-th = Aún no hay resultados. Las partidas terminadas contra la IA se cuentan aquí, solo en este navegador.
page-Against = Contra
page-Played = Partidas
page-Won = Ganadas
page-Drawn = Tablas
page-Lost = Perdidas
page-Streak = Racha
page-Delete-all = Borrar todo
page-Share-this-game = Compartir esta partida
page-Close-sharing = Cerrar Compartir
page-Whoever-opens-this-link-sees-the-game-at = Quien abra este enlace verá la partida en esta jugada. La partida va en el propio enlace: no se guarda en ningún otro sitio.
page-Link-to-the-game = Enlace a la partida
page-View-only-link = Enlace solo para ver
page-As-a-QR-code = Como código QR
page-QR-code-of-the-link-to-the-game = Código QR del enlace a la partida
page-A-friend-can-make-the-next-move-and-send = Un amigo puede hacer la próxima jugada y devolverte un enlace. Entonces ocupa el lugar de la IA.
page-Loading-the-games-and-the-computer-there = Cargando los juegos y el ordenador: { $there } de { $all } KB
page-The-game-has-not-arrived-yet-there-of-al = El juego aún no ha llegado: hay { $there } de { $all } KB y no llega nada más desde hace { $seconds } segundos.
page-Load-again = Cargar de nuevo
page-Alquerque-could-not-start-a-file-is-miss = Alquerque no ha podido arrancar: falta un archivo o está dañado.
page-Alquerque-could-not-start-the-page-has-n = Alquerque no ha podido arrancar: la página no ha llegado completa.
page-Alquerque-needs-WebAssembly-which-this-b = Alquerque necesita WebAssembly, y este navegador no lo tiene o lo tiene desactivado. Funciona en cualquier navegador reciente.
page-Alquerque-has-stopped-because-of-a-fault = Alquerque se ha detenido por un fallo. Tu partida se conserva.

# Where one English word stands for several things.
theme-light = claro
theme-dark = oscuro
motion-none = ninguna

## The titles of documents, and what the installed program says of itself

title-rules-alquerque = Las reglas del alquerque
title-rules-othello = Las reglas de Othello
title-rules-draughts = Las reglas de las damas inglesas
title-who-wins = ¿Quién gana en el alquerque?
title-about = Acerca de Alquerque
manifest-description = Alquerque, Othello y damas inglesas con un amigo o contra un ordenador que busca con UCT o alfa-beta. Funciona sin conexión.
manifest-screenshot = Una partida contra la IA
