# Spanish (español). How to translate: docs/translating.md. Ids that begin with `x-` are helpers of this language alone.

## Words that sentences are made of

quotes = «text»
point = ,
group = 1 000
percentage = { $number } %
percentage-about = cerca del { percentage }
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
# Draughts number their squares: el peón de la 11, la ficha de c2.
x-at =
    { $piece ->
        [checker] { $at }
        [disc] { $at }
       *[man] la { $at }
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
# Where there is nothing to list.
none = ninguna
# A sentence that quotes what is wrong.
told = { $what }.
# What is shown as it is: a name, or a text of the player's own.
as-it-is = { $text }

## The board

in-hand = Elegiste { $piece ->
        [checker] la ficha de { $at }
        [disc] la ficha de { $at }
        [man] el peón de la { $at }
       *[king] la dama de la { $at }
    }. Puede ir a { $targets }.
premove-made = Jugada anticipada: { $turn }.
premove-cancelled = Jugada anticipada anulada.
premove-refused = Tu jugada anticipada ya no es legal. Te toca.
put-back = { piece-name } de vuelta en { x-at }.
jumped = ¡Capturada! Salta otra vez de { $at } a { $targets }.
jumped-may-end = ¡Capturada! Salta otra vez de { $at } a { $targets }, o acaba tu turno.
chain = ¡Sigue capturando! Salta a { $targets }. Para deshacer, toca la pieza o pulsa Esc.
chain-may-end = Salta otra vez a { $targets }, o toca la pieza de { $spot } para acabar tu turno.
# The same where legal moves are not shown.
chain-unlisted = ¡Sigue capturando! Para deshacer, toca la pieza o pulsa Esc.
chain-may-end-unlisted = Captura otra vez, o toca la pieza de { $spot } para acabar tu turno.
row-label =
    { $named ->
        [number] Casillas
       *[letters] Fila
    } { $row }: { $spots }.
row-piece =
    { $at } { $piece ->
        [king] { coloured-piece }
       *[man] { x-colour-of-piece }
    }
row-empty = { $at } libre
row-all-empty = vacía
remark-in-hand = elegida
remark-may-end = puedes acabar tu turno aquí
remark-target = puedes ir aquí
remark-may-set = puedes jugar aquí
remark-may-move = puede mover
remark-premove = jugada anticipada
remark-last = última jugada
remark-wins = gana
remark-draws = tablas
remark-loses = pierde
print-pieces =
    { $game ->
        [othello] Recorta las fichas de dos en dos. Dobla cada par por la mitad y pégalo.
       *[other] Recorta las fichas.
    }

## Why a move is not possible

no-such-move = `{ $move }` no es una jugada legal. Prueba { $moves }.
game-over = La partida ha terminado.
ais-turn = Le toca a la computadora.
view-only = Solo estás mirando esta partida. Para jugar, vuelve a la tuya.
looked-back = Estás viendo una posición anterior. Para jugar, vuelve a la partida.
loaded-goes-on =
    { $how ->
        [resume] Para seguir, pulsa «Reanudar».
       *[move] Para seguir, haz una jugada.
    }
may-not-go = Prueba { $targets }.
may-move = Puedes mover { $spots }.
may-set = Puedes jugar { $spots }.
capture-compulsory = Tienes que capturar.
capture-with = Tienes que capturar desde { $spots }.
# A tap or click is answered without names of squares: what it is about pulses.
capture-ringed = Tienes que capturar: usa una pieza con aro.
use-ringed = Usa una pieza con aro.
use-dot =
    { $pointer ->
        [touch] Toca un punto.
       *[mouse] Haz clic en un punto.
    }
use-broken-ring =
    { $pointer ->
        [touch] Toca un anillo partido.
       *[mouse] Haz clic en un anillo partido.
    }
chain-here =
    { $pointer ->
        [touch] Sigue capturando: toca un anillo partido.
       *[mouse] Sigue capturando: haz clic en un anillo partido.
    }
chain-may-end-here =
    { $pointer ->
        [touch] Toca un anillo partido para capturar otra vez, o tu pieza para acabar tu turno.
       *[mouse] Haz clic en un anillo partido para capturar otra vez, o en tu pieza para acabar tu turno.
    }
blocked-here = Esta pieza está bloqueada.
turns-nothing-here = Ahí no voltearías nada.
why-no-line-here = Ninguna línea lleva ahí.
why-came-from-here = Viene de ahí, así que no puede volver enseguida.
why-here-from-here = Esta pieza acaba de moverse y no puede volver enseguida.
why-far-row-here = Esta pieza está en la última fila: desde ahí solo puede capturar.
spot-taken = Ese lugar está ocupado.
no-move-there = No puede ir ahí.
spot-occupied = Ya hay { x-a-piece } en { x-spot }.
turns-nothing-beside = No puedes jugar { $spot }: no voltearía nada.
turns-nothing-between = No puedes jugar { $spot }: no encerraría fichas { x-other-feminine }s.
spot-empty = Elige primero una de tus { $piece ->
        [man] piezas
       *[checker] fichas
    }.
others-turn = Les toca a las { side-word }.
blocked = { x-the-piece } de { x-spot } no puede moverse.
why-no-line = Ninguna línea une { $from } y { $to }.
why-not-back = Las fichas se mueven hacia delante o de lado. Solo van hacia atrás al capturar.
why-came-from = Viene de { $from }, así que no puede volver enseguida.
why-here-from = La ficha de { $at } viene de { $from }, así que no puede volver enseguida.
why-far-row = La ficha de { $at } está en la última fila: desde ahí solo puede capturar.
why-inner-square = Con { $checkers } fichas o menos, toda jugada debe acabar en el cuadrado interior.
why-edge-first = Con { $checkers } fichas o menos, saca primero tus fichas del borde.
why-dark-squares = Solo se juega en las casillas oscuras.
why-man-forward = Los peones solo mueven hacia delante. Las damas, en los dos sentidos.

## Draws by agreement

draw-offered = Las { side-word } ofrecen tablas. ¿Aceptan las { other-word }?
draw-declined = Las { side-word } rechazan las tablas.
draw-ai-declines =
    La computadora rechaza las tablas: { $why ->
        [chance] juega al azar
        [early] la partida acaba de empezar
        [unthought] todavía no ha mirado esta posición
        [better] cree que va ganando
       *[hopes] todavía espera darle la vuelta a la partida
    }.

## Notices

prover-incomplete = No se pudieron cargar algunos datos del solucionador, así que «Resolver» conoce menos posiciones.
rematch-you = Revancha, bandos cambiados. Juegas con { side-word }.
rematch = Revancha.
before-is-back = Partida anterior recuperada.
paused = En pausa.
resumed = Sigue la partida.
standing-pieces = Piezas: { side-name } { $own }, { other-name } { $others }.
standing-last = Última jugada: { $turn }.
help-not-counted = Usaste ayuda, así que esta partida no contará en tus estadísticas.
undo-not-counted = Si ahora haces otra jugada, esta partida no contará en tus estadísticas.
later-moves-gone = Se deshicieron las jugadas posteriores.
sure-to-resign = ¿Abandonas esta partida?
before-is-kept = Tu partida anterior está guardada.
turns-no-more = El giro automático está desactivado. Puedes activarlo en Opciones.
sure-to-leave = ¿Dejas la partida en vivo?
left-live = Dejaste la partida en vivo.
inner-square = Desde ahora se juega dentro del cuadrado interior.
stated-win = Ganaron las { side-word }, según el archivo
stated-draw = Tablas, según el archivo
against-perfect = Ahora juegas con { side-word }, y la computadora juega lo mejor que puede.
sits-below = Las { side-word } están abajo.
search-no-move = La computadora no ha encontrado ninguna jugada.
search-failed = La computadora ha tenido un problema: { $why }.
search-other-version = La aplicación se ha actualizado. Recarga la página.
search-impossible = La computadora no ha podido empezar. Aun así, pueden jugar dos personas.
game-not-kept = No se pueden guardar la partida ni las opciones: el almacenamiento del navegador está lleno o bloqueado. Descarga la partida o borra partidas o estudios para liberar espacio.
study-not-kept = No se pueden guardar tus jugadas ni comentarios: el almacenamiento del navegador está lleno o bloqueado. Descarga este capítulo o borra partidas o estudios para liberar espacio.
search-wrong-move-why = La computadora ha devuelto algo no válido ({ $why }).
search-wrong-move = La computadora ha devuelto una jugada no válida: `{ $move }`.
search-anew = La computadora dejó de responder. Se ha reiniciado y la partida sigue.
revenge-side = Revancha: las { side-word } perdieron, así que eligen las reglas y un bando.
revenge-you = Revancha: perdiste, así que eliges las reglas y un bando.
revenge-ai = La computadora perdió, así que ha elegido las reglas y ha cambiado los bandos.
other-tab = Esta partida se ha continuado en otra pestaña.
here-is-kept = La partida de esta pestaña se ha guardado en la biblioteca.
line-ends = El resultado está demostrado, pero aún no el camino hasta él.

## The search

search-thinks = Las { side-word } están pensando.
search-incomplete = No se pudieron cargar algunos datos, así que la computadora juega un poco peor.
verdict-win =
    Las { side-word } pueden forzar la victoria{ $known ->
        [exactly] { " " }en { counted-moves }
        [most] { " " }(en { counted-moves } como mucho)
       *[win] { "" }
    }
verdict-looking = Calculando…
verdict-open = Demasiado difícil de resolver desde aquí. Inténtalo más adelante en la partida.
prover-missing =
    { $arrived ->
        [some] La carga del solucionador se detuvo tras { $received } KB. Vuelve a intentarlo.
       *[none] No se ha podido cargar el solucionador. Vuelve a intentarlo cuando tengas conexión.
    }
hint-looking = Buscando una pista…
hint-piece = Pista: la pieza de { $at }. Pide otra pista para saber la jugada.
hint-column = Pista: mira la columna { $at }. Pide otra pista para saber la jugada.
hint-row = Pista: mira la fila { $at }. Pide otra pista para saber la jugada.
hint-this-piece = Pista: mueve la pieza marcada. Otra pista muestra la jugada.
hint-dots = Pista: prueba un punto marcado. Otra pista muestra la jugada.
hint-move = Pista: { $at }
new-version = Hay una versión nueva.

## The line below the players

status-yours =
    { $task ->
        [move] Te toca
        [capture] Te toca: tienes que capturar
        [chain] Sigue capturando
       *[go-on] Captura otra vez o acaba tu turno
    }
# Before the first move.
status-first =
    { $task ->
        [choose] { $pointer ->
            [touch] Tu turno: toca una pieza con aro.
           *[mouse] Tu turno: haz clic en una pieza con aro.
        }
        [go] { $pointer ->
            [touch] Ahora toca un punto.
           *[mouse] Ahora haz clic en un punto.
        }
       *[place] { $pointer ->
            [touch] Tu turno: toca un punto.
           *[mouse] Tu turno: haz clic en un punto.
        }
    }
first-solved = Resuelto.
first-streak =
    { $days ->
        [one] { $days } día seguido
       *[other] { $days } días seguidos
    }
status-side =
    { $task ->
        [move] Juegan las { side-word }
        [capture] Las { side-word } tienen que capturar
        [chain] Las { side-word } siguen capturando
       *[go-on] Las { side-word } pueden seguir o acabar el turno
    }
status-send = Envíale el enlace a tu amigo
status-friends = Esperando la jugada de tu amigo
status-replaying = Reproduciendo…
status-thinking = Las { side-word } están pensando…

## Turns, and the course of games

# $flips: fichas volteadas; 0 en los demás juegos.
played = { side-name }: { $turn }{ x-flips }.
played-by-ai = { side-name } (computadora): { $turn }{ x-flips }.
played-by-you = Tú: { $turn }{ x-flips }.
x-flips =
    { $flips ->
        [0] { "" }
       *[other] , { counted-flips }
    }
counted-flips =
    { $flips ->
        [one] una ficha volteada
       *[other] { $flips } fichas volteadas
    }
move-flips = { $turn }, { counted-flips }
move-pass = pasa
passed = Las { side-word } no tenían jugadas y pasaron.
must-pass = Las { side-word } no tienen jugadas legales y deben pasar.
you-passed = No tenías jugadas y pasaste.
you-must-pass = No tienes jugadas legales y debes pasar.
your-turn = Te toca.
your-turn-capture = Te toca: tienes que capturar desde { $spots }.
side-to-move = Juegan las { side-word }.
side-to-capture = Las { side-word } tienen que capturar desde { $spots }.
new-game-begins = Partida nueva. Empiezan las { side-word }.
game-goes = { game-title }.
replaces-unfinished = Partida nueva empezada.
step-taken-back =
    { $moves ->
        [one] Jugada deshecha.
       *[other] { $moves } jugadas deshechas.
    }
step-stopped = Detenida.

## Results

# $lone: the one human at the board has won or lost; nobody where two people or none play. $side has won.
result-whose =
    { $lone ->
        [won] Ganaste
        [lost] Perdiste
       *[nobody] Ganan las { side-word }
    }
result-resigned =
    { $lone ->
        [won] ¡Ganaste! Las { other-word } abandonaron.
       *[nobody] Ganan las { side-word }. Las { other-word } abandonaron.
    }
result-you-resigned = Abandonaste. Ganan las { side-word }.
result-friend-resigned = ¡Ganaste! Tu amigo abandonó.
result-time =
    { $lone ->
        [won] ¡Ganaste por tiempo!
       *[nobody] Ganan las { side-word } por tiempo.
    }
result-your-time = Perdiste por tiempo.
result-no-pieces =
    { $lone ->
        [won] ¡Ganaste! Capturaste todas las piezas.
        [lost] Perdiste. Capturaron todas tus piezas.
       *[nobody] Ganan las { side-word }. A las { other-word } no les quedan piezas.
    }
result-no-move =
    { $lone ->
        [won] ¡Ganaste! Las { other-word } no tienen jugadas legales.
        [lost] Perdiste. No tienes jugadas legales.
       *[nobody] Ganan las { side-word }. Las { other-word } no tienen jugadas legales.
    }
# $credited: so many empty squares count for the winner.
result-score =
    { result-whose } por { $first } a { $second }.{ $credited ->
        [0] { "" }
        [one] { " " }La casilla vacía cuenta para quien gana.
       *[other] { " " }Las casillas vacías cuentan para quien gana.
    }
draw-repetition = Tablas: tres veces la misma posición.
draw-agreement = Tablas de común acuerdo.
draw-passes = Tablas: los dos bandos pasaron.
draw-quiet =
    Tablas: { $game ->
        [alquerque] 100 jugadas sin capturas
        [othello] nada ha cambiado
       *[draughts] 40 jugadas de cada bando sin capturar ni mover un peón
    }.
draw-score = Tablas: { $first } a { $second }.
draw = Tablas.

## Advice at the end of a game

end-first-win =
    { $variant ->
        [0] ¡Tu primera victoria en este nivel!
        [1] ¡Bien jugado! Tu primera victoria en este nivel.
       *[other] ¡Superaste este nivel por primera vez!
    }
end-held = ¡Por poco! Prueba otra vez con el otro color.
end-helped =
    { $result ->
        [won] Ganaste con ayuda, así que esta partida no cuenta. ¿Puedes ganar sin ella?
       *[drawn] Unas tablas con ayuda no cuentan. ¿Puedes sin ella?
    }
end-friends =
    { $result ->
        [won] ¡Buena partida! La revancha cambia los bandos.
       *[drawn] Ningún bando pudo imponerse. La revancha cambia los bandos.
    }
end-watched =
    { $result ->
        [won] La computadora se ha ganado a sí misma. Para jugar tú, empieza una partida nueva.
       *[drawn] La computadora no pudo consigo misma. Para jugar tú, empieza una partida nueva.
    }
end-late = Consejo: elige más tiempo o más segundos por jugada.
end-blocked = Consejo: una pieza en la última fila solo puede capturar. Guarda algunas piezas atrás.
# What the tip is about: corners, mobility or captures.
end-tip =
    Consejo: { $about ->
        [corners] vigila las esquinas. Una ficha en una esquina nunca se voltea.
        [mobility] no voltees muchas fichas al principio. Procura tener más jugadas que tu rival.
       *[captures] antes de cada jugada, mira qué podría capturar tu rival después.
    }

## Lessons. A small phone has room for three short lines.

lesson-step = { $step } de { $of }: { $text }
lesson-ask-step =
    { $pointer ->
        [touch] Toca la ficha con aro y luego un punto.
       *[mouse] Haz clic en la ficha con aro y luego en un punto.
    }
lesson-ask-step-draughts =
    { $pointer ->
        [touch] Toca un peón y luego un punto. Los peones avanzan.
       *[mouse] Haz clic en un peón y luego en un punto. Los peones avanzan.
    }
lesson-ask-capture = Salta sobre la ficha de tu rival hasta el punto de detrás.
lesson-ask-capture-draughts = Si puedes capturar, debes. Salta sobre el peón rival.
lesson-ask-must-capture = Si puedes capturar, debes hacerlo. Busca la ficha que puede.
lesson-ask-chain = Captura dos veces en un turno: tu ficha sigue saltando.
lesson-ask-far-row = En la última fila, una ficha solo puede capturar. Captura con ella.
lesson-ask-win = A tu rival le queda una ficha. Captúrala.
lesson-ask-crown = Salta a la última fila: allí el peón se convierte en dama, que también puede ir hacia atrás.
lesson-ask-place =
    { $pointer ->
        [touch] Toca un punto para encerrar una ficha rival.
       *[mouse] Haz clic en un punto para encerrar una ficha rival.
    }
lesson-ask-rows = Una ficha puede voltear fichas en varias líneas. Pruébalo.
lesson-ask-corner = Una ficha en la esquina no se voltea nunca. Ocúpala.
lesson-ask-count = ¡Última casilla! Gana el bando con más fichas.
lesson-told-step = ¡Bien hecho! Ahora, a capturar.
lesson-told-step-forward = ¡Bien! Las fichas solo van hacia atrás al capturar.
lesson-told-capture = ¡Capturada! Captura o bloquea todas las piezas rivales para ganar.
lesson-told-must-capture = ¡Eso es! Si puedes capturar, no hay otra jugada legal.
lesson-told-chain = ¡Genial! Eso es una cadena: varias capturas en un turno.
lesson-told-far-row = ¡Bien hecho! Se captura en cualquier dirección.
lesson-told-win = ¡Ganaste! Ya conoces las reglas.
lesson-told-place = ¡Se voltea! Toda jugada debe voltear al menos una ficha.
lesson-told-rows = ¡Tres líneas de una vez!
lesson-told-corner = ¡Buena elección! Es tuya el resto de la partida.
lesson-told-count = 40 a 24, ¡ganaste! Una última regla: si no tienes jugada, pasas.
learn-next = Seguir
learn-play = Jugar

## The library, games as texts, and links

library-took-place = La biblioteca está llena: tu partida más reciente ha sustituido a la más antigua, { $title }.
library-took-place-of = La biblioteca está llena: tu partida más reciente ha sustituido a la más antigua, { $title }, del { $date }.
library-full = La biblioteca está llena ({ counted-games }): cada partida nueva sustituirá a la más antigua. Exporta o borra antes algunas partidas.
library-not-kept = No se puede guardar tu biblioteca: el almacenamiento del navegador está lleno o bloqueado. Expórtala desde Biblioteca.
library-opened = { $title }: { $result }.
library-unreadable = No se puede abrir esta partida: { $why }. Todavía está en la biblioteca.
library-deleted = Borrada: { $title }.
library-undeleted = Partida recuperada.
library-exported =
    { $games ->
        [one] Exportada
       *[other] Exportadas
    }: { counted-games }.{ $unread ->
        [0] { "" }
        [one] { " " }Una partida dañada queda fuera.
       *[other] { " " }{ $unread } partidas dañadas quedan fuera.
    }
link-newer = No se puede abrir este enlace: es de una versión más nueva de este juego. Tu partida no ha cambiado.
link-damaged = Este enlace está dañado: falta una parte o ha cambiado. Copia el enlace completo otra vez. Tu partida no ha cambiado.
link-opened = Partida abierta desde un enlace: { $title }.
from-study = Sigues jugando desde tu estudio: { $title }.
link-your-turn = Juegas con { side-word }. Te toca.
link-friends-turn = Juegas con { side-word }. Le toca a tu amigo.
link-is-here = Ya tienes esta partida en el tablero.
link-is-older = Este enlace no trae jugadas nuevas, así que tu partida sigue en el tablero. ¿Tu amigo empezó una nueva?
link-title = { $title }: { $turn }
link-send = Envíale el enlace a tu amigo.
link-with-friend = ¿Juegas con un amigo? Llevará el bando de la computadora.
link-friend-to-move = Le toca a tu amigo. Cuando recibas su enlace, ábrelo o pégalo en «Compartir».
link-friend-has-side = Tu amigo lleva ahora el otro bando. Haz tu jugada y envía el enlace.
text-too-large = Es demasiado texto: el límite es de 64 MB. Divídelo en partes más pequeñas.
file-too-large = { $file } es demasiado grande: el límite es de 64 MB. Divídelo en archivos más pequeños.
file-no-text = { $file } no es un archivo de texto.
file-empty = { $file } está vacío.
unknown-game = Parecen jugadas de ajedrez. Este sitio conoce el alquerque, el Othello y las damas inglesas.
warning-of-game = { $warning } (partida { $number }).
# $what: the title of the one game that was read, or how many games it were.
read =
    { $place ->
        [board] Cargado: { $what }.
        [library] Importado: { $what }. Está en la biblioteca.
        [library-all] Importado: { $what }. Están en la biblioteca, y la primera, en el tablero.
        [no-room] Cargado: { $what }. No cabía en la biblioteca.
       *[no-room-all] Cargado: { $what }. La primera está en el tablero. La biblioteca está llena y { $left ->
            [one] 1 no ha cabido
           *[other] { $left } no cupieron
        }.
    }
nothing-to-read = Pega primero una partida o un enlace, o elige un archivo.
text-is-address = Esta dirección web no contiene ninguna partida. Pega la partida misma.
text-is-json = Esto es un archivo JSON, no una partida. Las copias de seguridad se restauran en Mis partidas, Copia de seguridad.
reading-games =
    Cargando: { $percent } %, { $games ->
        [one] 1 partida hasta ahora.
       *[other] { $games } partidas hasta ahora.
    }
reading-stopped = Detenido. No se ha importado nada.
and-more = … y { $count } más.
copied = Copiado.
not-copied = Aquí no se puede copiar. Selecciona el texto y cópialo.
picture-drawing = Dibujando…
picture-saved = Guardado en tus descargas.
picture-failed = No se ha podido crear la imagen. Comprueba la conexión e inténtalo de nuevo.
# A game with the name or the values of its rules.
game-with-rules = { game-title }, { $rules }
winner = Ganan las { side-word }
result-draw = Tablas
not-finished = Sin terminar
game-on-board = En el tablero
form-tagged = Etiquetas y jugadas
form-pdn = PDN
form-transcript = Transcripción
entry-open = Abrir
entry-replay = Reproducir
entry-delete = Borrar
entry-of = { $button } { $title }
games-unreadable =
    { counted-games }. { $unreadable ->
        [one] Otra está dañada; sigue en este navegador.
       *[other] Otras { $unreadable } están dañadas; siguen en este navegador.
    }

## The card at the end of a game

end-you-played = Jugaste con las { side-word }
end-moves =
    { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    }
end-accuracy =
    { $about ->
        [yes] Precisión: cerca del { $percent } %
       *[no] Precisión: { $percent } %
    }
# $own is the accuracy of $side, $others that of $other; – where it is unknown.
end-accuracy-both = Precisión: { side-name } { $own }, { other-name } { $others }
# $turn is the move, $before and $after are its side's chances to win. $whose: yours, or that of $side.
# Without the review in the study it is only likely.
end-moment-was =
    { $sure ->
        [yes] El momento decisivo fue
       *[no] Quizá el momento decisivo fue
    }
end-moment =
    { $whose ->
        [yours-certain] { end-moment-was } { $turn }. Hasta entonces podías forzar la victoria; después, tu rival.
        [other-certain] { end-moment-was } { $turn }. Hasta entonces las { side-word } podían forzar la victoria; después, el rival.
        [yours] { end-moment-was } { $turn }: tus opciones cayeron del { $before } % al { $after } %.
       *[other] { end-moment-was } { $turn }: las opciones de las { side-word } cayeron del { $before } % al { $after } %.
    }
at-turning-point =
    { $sure ->
        [yes] El momento decisivo
       *[no] Quizá el momento decisivo
    }
# The number is that of the move list.
looking-back = Vista atrás: jugada { $ply } de { $of }
looking-back-start = Vista atrás: inicio
end-better = Mejor: { $turn }.
end-lesson = Ver la lección
end-next-level = Siguiente: { level-name }
end-easier-level = Más fácil: { level-name }
end-next-depth = Probar la profundidad { $depth }
end-easier-depth = Más fácil: profundidad { $depth }
install-by-share = Para instalar Alquerque, toca «Compartir» en la barra del navegador y luego «Añadir a pantalla de inicio».
offline-stored =
    { $what ->
        [all] Todo está guardado en este dispositivo para usarlo sin conexión ({ $size } MB).
        [some] El juego está guardado en este dispositivo para usarlo sin conexión ({ $size } MB). El estudio, los problemas y el solucionador se guardarán cuando la conexión sea buena.
       *[game] El juego está guardado en este dispositivo para usarlo sin conexión ({ $size } MB). El estudio, los problemas y el solucionador necesitan internet.
    }

## Labels of games and moves

back-to-own = Volver a mi partida
play-a-game = Jugar una partida
games-opening = Abriendo tu biblioteca…
library-empty = Aún no hay partidas. Las partidas terminadas e importadas se guardan aquí, solo en este navegador.
library-busy = No se puede abrir tu biblioteca. Quizá la esté usando otra pestaña de este sitio. Cierra las demás pestañas y tus partidas aparecerán aquí. Hasta entonces, las partidas nuevas se guardan aparte.
library-later = Una versión más nueva de Alquerque ha guardado tu biblioteca. Recarga la página para obtenerla. Tus partidas están a salvo. Hasta entonces, las partidas nuevas se guardan aparte.
other-move = También se probó: { $turn }
other-move-of = También se probó: { $turn } (1 de { $others })
played-before = Se jugó antes: { $turn }
opening = Apertura: { $name }
against-computer =
    { $whose ->
        [yours] { $end ->
            [won] Victoria contra { $name }
            [lost] Derrota ante { $name }
           *[drawn] Tablas con { $name }
        }
       *[other] { $player }: { $end ->
            [won] Victoria contra { $name }
            [lost] Derrota ante { $name }
           *[drawn] Tablas con { $name }
        }
    }
a-friend = un amigo
by-resignation = Por abandono
by-help = Con ayuda
game-with-moves = { $title }, { counted-moves }
players-one = { side-name }: { $name }
players-both = { $name } ({ side-word }) – { $other-player } ({ other-word })
players-none = { "" }
games-many = { counted-games }
moves-many = { counted-moves }
standing-yours = Te toca; juegas con { side-word }.
step-before-first = Antes de la primera jugada.
step-after = Jugada { $ply } de { $of }: { $turn }.
continue-game = Continuar partida ({ counted-moves })
continue-with-players = Continuar con estos jugadores
own-rules = Personalizadas…
study-new-game = Estudiar una partida nueva
rules-of-own = Reglas personalizadas
with-help =
    { $times ->
        [one] Ayuda usada 1 vez
       *[other] Ayuda usada { $times } veces
    }{ not-counted }
with-take-back = Deshiciste jugadas{ not-counted }
with-handicap = Ventaja{ not-counted }
not-counted =
    { $counts ->
        [no] { " – esta partida no cuenta" }
       *[any] { "" }
    }

## The ladder

ladder-beaten =
    { $beaten ->
        [both] Superaste este nivel con los dos colores.
        [one] Superaste este nivel con las { side-word }.
       *[some] Superaste este nivel.
    }
ladder-adapts =
    { $rated ->
        [yes] Ganarás más o menos la mitad de tus partidas. Tu puntuación: { $rating }.
        [below] Este es el nivel más fácil. Subirás cuando ganes.
        [later] Ganarás más o menos la mitad de tus partidas.
       *[no] Aún no tienes puntuación, así que empiezas en este nivel.
    }
your-rating = Tu puntuación
level-rating =
    { $settled ->
        [later] { game-title }: tu puntuación aparece tras cinco partidas.
        [below] { game-title }: tu puntuación aún está por debajo del nivel «{ level-name }».
        [no] { game-title }: tu puntuación es { $rating }, más o menos como el nivel «{ level-name }». Será fiable tras unas diez partidas.
       *[yes] { game-title }: tu puntuación es { $rating }, más o menos como el nivel «{ level-name }».
    }
ladder-done = ¡Superaste todos los niveles con los dos colores!
ladder-solved =
    { $result ->
        [win] Con juego perfecto ganan las { side-word }.
       *[draw] Con juego perfecto hay tablas.
    }
streak = { $streak } (mejor: { $best })
opponent = { game-title } contra { $seat }
accuracy-chart =
    { $games ->
        [one] Tu precisión en la última partida: { $least } %
       *[other] Tu precisión en las últimas { $games } partidas: del { $least } % al { $most } %
    }
puzzle-results-of =
    { $count ->
        [one] { game-title }: puntuación { $rating } tras un problema
       *[other] { game-title }: puntuación { $rating } tras { $count } problemas
    }
puzzle-best-streak =
    { $days ->
        [one] Racha más larga: { $days } día
       *[other] Racha más larga: { $days } días
    }

## Statistics and backups

statistics-deleted = Todos los resultados borrados.
backup-saved = Guardada como { $file }.
backup-restored = Copia restaurada.
backup-left-out = No se restauró, porque esta versión no puede leerlo: { $keys }.
backup-before =
    «Deshacer la última restauración» recupera { $dated ->
        [yes] lo que había hasta el { $date }
        [today] lo que había antes de esta restauración
       *[no] lo que había antes
    }: { $name ->
        [some] { $player },{ " " }
       *[none] { "" }
    }{ counted-games } contra la computadora.
backup-foreign = Este archivo no es una copia de seguridad de este juego.
backup-damaged = Esta copia está dañada: { $why }. No ha cambiado nada.
backup-no-room = No hay sitio para la copia en este navegador. No ha cambiado nada.

## Parts of the site that load later

part-loading = Cargando… { $received } de { $total } KB
part-begins = Cargando…
part-stalled =
    La carga de { $part ->
        [rules] las reglas
        [about] esta página
        [live] el juego en vivo
        [words] este idioma
       *[art] estos tableros y piezas
    } se detuvo ({ $received } de { $total } KB). Comprueba tu conexión.
part-failed =
    { $part ->
        [rules] No se pudieron cargar las reglas
        [about] No se ha podido cargar esta página
        [live] No se ha podido cargar el juego en vivo
        [words] No se ha podido cargar este idioma
       *[art] No se pudieron cargar estos tableros y piezas
    }. Comprueba tu conexión.

## Keyboard shortcuts

shortcuts-page = En toda la página
shortcuts-board = En el tablero
shortcuts-study = En el estudio
shortcut-undo = Deshacer una jugada
shortcut-hint = Pedir una pista
shortcut-new = Partida nueva
shortcut-flip = Girar el tablero
shortcut-type = Escribir una jugada
shortcut-standing = Leer el marcador con el lector de pantalla
shortcut-describe = Leer el tablero con el lector de pantalla
shortcut-list = Mostrar esta lista
shortcut-step = Una jugada atrás o adelante
shortcut-ends = Primera o última posición
shortcut-cursor = Moverse por el tablero
shortcut-activate = Levantar o soltar una ficha
shortcut-cancel = Dejar la ficha o cerrar un mensaje
shortcut-variation = Variante anterior o siguiente
shortcut-tabs = En una pestaña: cambiar de pestaña
shortcut-curve = En la curva de la revisión: diez jugadas adelante o atrás
shortcut-tree = En el árbol de búsqueda: padre, hijo, vecinos
shortcut-zoom = En el árbol de búsqueda: acercar o alejar
shortcut-leave = Salir del árbol de búsqueda o del recorrido
key-home = Inicio
key-end = Fin
key-page-up = Re Pág
key-page-down = Av Pág
key-enter = Intro
key-space = Espacio
key-escape = Esc

## Setting a position up

setup-empty = { $spot }, libre.
setup-piece = { $spot }, { coloured-piece }.
setup-ready =
    Juegan las { side-word }. { $game ->
        [othello] Fichas blancas: { $pieces-of-light }; negras: { $pieces-of-dark }
        [draughts] Piezas claras: { $pieces-of-light }; oscuras: { $pieces-of-dark }
       *[alquerque] Fichas claras: { $pieces-of-light }; oscuras: { $pieces-of-dark }
    }.
setup-no-pieces = No hay { pieces-word } en el tablero.
setup-no-pieces-of = Las { side-word } no tienen { pieces-word }.
setup-over = La partida ya habría acabado: ganan las { side-word }.
setup-over-draw = La partida ya habría acabado: tablas.
setup-wrong = { $problem }; se esperaba: { $expected }.
setup-wrong-at = carácter { $column }: { $problem }; se esperaba: { $expected }.
eraser = Goma de borrar

## What the browser keeps

kept-copy = Se ha guardado una copia en el almacenamiento del navegador como { $key }.
no-copy = No había sitio para una copia, así que los datos dañados se sobrescribirán.
unreadable-settings = Tus opciones guardadas están dañadas ({ $why }). { $copy }
unreadable-game = Tu partida guardada de { x-game-word } está dañada ({ $why }). { $copy }
unreadable-library = Tu biblioteca está dañada ({ $why }). { $copy }
unreadable-statistics = Tus estadísticas están dañadas ({ $why }). { $copy }
mended-game =
    Tu partida guardada de { x-game-word } estaba dañada ({ $what ->
        [played] dice tener más jugadas de las que tiene
        [draw] no puede haber acabado así
       *[record] sus jugadas son de otra partida
    }) y se ha reparado. { $copy }
unreadable-games = Dañado en tu biblioteca: { counted-games }. { $copy }
no-file = Aquí no se puede guardar el archivo. Copia el texto.
saved-too-long = tiene más de { $most } caracteres
saved-wrong = datos inesperados: { $why }
saved-version = versión { $found }; esta es la { $ours }
saved-other-game = es una partida de { x-game-word }
saved-no-level = nivel { $number } desconocido
saved-no-depth = profundidad { $number } no válida
saved-exploration = una constante de exploración de { $number } está fuera de rango
saved-no-json = JSON no válido
saved-long-field = contiene un texto demasiado largo
saved-no-game = no contiene ninguna partida

## Labels

board-of = Tablero de { x-game-word }
spot-empty-label = { $spot }, libre
spot-piece-label = { $spot }, { coloured-piece }
# A spot and one more thing that is said of it.
spot-and = { $label }, { $remark }
piece-label = { piece-name } { x-colour-of-piece }
seat-level = Computadora, { level-name }
seat-depth = Computadora, profundidad { $depth }
seat-uct = Computadora, { uct-name }
uct-name = UCT, { $limit }
seat-chance = Computadora, jugadas al azar
seat-player = Jugador { $number }
seat-you = Tú
seat-friend = Amigo
# $whose: both where two AIs play, then of $side.
strength-level =
    { $whose ->
        [both] Fuerza ({ side-word })
       *[one] Fuerza
    }: { level-name } ({ $level } de { $levels })
strength-depth =
    { $whose ->
        [both] Mira hacia delante ({ side-word })
       *[one] Mira hacia delante
    }: { counted-moves }
strength-uct =
    { $whose ->
        [both] Partidas al azar (simulaciones) o tiempo por jugada ({ side-word })
       *[one] Partidas al azar (simulaciones) o tiempo por jugada
    }
# $playouts is a number with its thousands grouped.
limit-playouts = { $playouts } simulaciones
limit-seconds =
    { $seconds ->
        [one] 1 segundo
       *[other] { $seconds } segundos
    }
limit-of-alquerque = { $limit }, como en el programa de Merkel
limit-of-ucthello = { $limit }, como en UCThello
strength =
    { $whose ->
        [both] Fuerza ({ side-word })
       *[one] Fuerza
    }
level-name =
    { $level ->
        [1] Novato
        [2] Principiante
        [3] Aprendiz
        [4] Iniciado
        [5] Aficionado
        [6] Intermedio
        [7] Jugador de club
        [8] Jugador fuerte de club
        [9] Jugador de torneo
        [10] Experto
        [11] Maestro
       *[12] Gran maestro
    }
exploration = Constante de exploración de UCB1: { $number }
exploration-hint = Con qué frecuencia prueba la búsqueda jugadas que hasta ahora parecen peores. El valor habitual es 1,41, la raíz cuadrada de 2.
exploration-unused = Solo UCT usa este número: para cambiarlo, elige UCT como motor.
# Somebody who is known by name, and what else they are.
named-seat = { $name } ({ $seat })
slip = En este nivel la computadora no lo ve todo. Aquí eligió { $move }.
expected-win = Victoria forzada de las { side-word }
expected-draw = Tablas forzadas
expected-share = cerca del { $share } % para las { side-word }
balance-label =
    { $whose ->
        [yours] Tus opciones
       *[side] Opciones de las { side-word }
    }
evaluation = La computadora calcula: cerca del { $percents } %
games-none = { "" }
counted-pieces = { pieces-word }
captured = capturadas
tab-yours = Te toca – { game-title }
spots = Tablero
go-on-here = Continuar desde aquí
resume = Reanudar
stop = Parar
play-back = Reproducir
rematch-short = Revancha
play-again = Otra partida
type-move = Jugada, p. ej. { $turn }
type-move-any = Escribe una jugada
editor-hint =
    { $game ->
        [othello] Haz clic en una casilla o tócala para poner la ficha, y otra vez para quitarla. Arrastra una ficha para moverla o sacarla del tablero. Con el teclado: flechas, Intro y Supr.
        [draughts] Haz clic en una casilla o tócala para poner la pieza, y otra vez para quitarla. Arrastra una pieza para moverla o sacarla del tablero. Con el teclado: flechas, Intro y Supr.
       *[alquerque] Haz clic en un punto o tócalo para poner la pieza, y otra vez para quitarla. Arrastra una pieza para moverla o sacarla del tablero. Con el teclado: flechas, Intro y Supr.
    }
give-send = Enviar
give-copy = Copiar
give-copied = Copiado
share-invite = Dejar que un amigo siga jugando
share-link = Enlace a la partida
start = Inicio
play-by-link = Jugar por enlace
new-play = Jugar
new-game = Partida nueva
method-of = Motor ({ side-word })
method = Motor
at-bottom = { side-name } abajo
computed-forced = La jugada era forzada.
computed-nothing = La computadora aún no ha jugado.
computed-book = La computadora jugó del libro de aperturas.
ai-hint =
    { $counts ->
        [nodes] Los nodos son posiciones que ha mirado la computadora.
       *[playouts] Las simulaciones son partidas al azar que prueba la computadora; los nodos, posiciones que ha mirado.
    }
playouts-per-second = Simulaciones por segundo
nodes-per-second = Nodos por segundo
playouts = Simulaciones
nodes = Nodos
nodes-in-tree = Nodos en el árbol
nodes-looked-at = Nodos explorados
loading = Cargando
try-again = Reintentar
goal-alquerque = Captura o bloquea todas las piezas de tu rival.
# In a line that a small phone has room for, or two.
goal =
    { $game ->
        [alquerque] { goal-alquerque }
        [othello] Acaba con más fichas para ganar.
       *[draughts] Captura o bloquea todas las piezas de tu rival.
    }
undo = Deshacer
take-back = Deshacer
bring-it-back = Volver a mi partida
bring-moves-back = Recuperarlas
resign = Abandonar
resign-side = Las { side-word } abandonan
review-it = Revisar
menu-study = Abrir la partida en el estudio

## Rulesets

ruleset-title =
    { $ruleset ->
        [merkel] Reglas de Merkel
        [medieval] Reglas medievales
        [ancient] Reglas antiguas
        [alfonso] Reglas de Alfonso X
        [murray] Reglas de Murray
        [othello] Reglas de torneo
        [othello-no-pass] Sin pasar
       *[draughts] Damas inglesas
    }
## What rules say

ruleset-description =
    { $ruleset ->
        [merkel] Mueve hacia delante o de lado. Tienes que capturar, y seguir capturando. Toda partida acaba.
        [medieval] Mueve en cualquier dirección. Tienes que capturar, y seguir capturando.
        [ancient] Mueve en cualquier dirección. Tienes que capturar, pero puedes parar. Las últimas ocho fichas juegan en el cuadrado interior.
        [alfonso] Mueve en cualquier dirección. No estás obligado a capturar; un salto por turno.
        [murray] Mueve en cualquier dirección. No estás obligado a capturar ni a seguir.
        [othello] Si no puedes jugar, pasas. Cuando no puede ningún bando, la partida acaba.
        [othello-no-pass] No se pasa: si no puedes jugar, la partida acaba.
       *[draughts] Empiezan las oscuras. Los peones capturan hacia delante, las damas en los dos sentidos. La última fila acaba el turno.
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

# The same as parts of one sentence, with `meanings-end` at its end.
meaning-steps-forward = mueve hacia delante o de lado
meaning-steps-any = mueve por cualquier línea
meaning-inverting-forbidden = una ficha no puede volver al punto que acaba de dejar
meaning-inverting-allowed = una ficha puede volver al punto que acaba de dejar
meaning-capture-compulsory = tienes que capturar si puedes
meaning-capture-optional = no estás obligado a capturar
meaning-chain-compulsory = sigue capturando mientras puedas
meaning-chain-optional = puedes parar tras cada salto
meaning-chain-single = un salto por turno
meaning-inner-square-off = todo el tablero sigue en juego
meaning-inner-square-from-eight = las últimas ocho fichas juegan en el cuadrado interior
meaning-passing-must = pasas si no puedes jugar
meaning-passing-game-over = la partida acaba si no puedes jugar
meaning-begin-light = empiezan las claras
meaning-begin-dark = empiezan las oscuras
meanings-and = { $before }; { $meaning }
meanings-end = { $before }; { $meaning }.
source-of = Fuente: { ruleset-source }.
handicap-note = Las partidas con ventaja no cuentan en tus estadísticas.
handicap =
    { $pieces ->
        [one] La computadora empieza con una pieza menos. { handicap-note }
       *[other] La computadora empieza con { $pieces } piezas menos. { handicap-note }
    }
handicap-othello =
    { $pieces ->
        [one] Empiezas con una esquina. { handicap-note }
       *[other] Empiezas con { $pieces } esquinas. { handicap-note }
    }
handicap-pieces =
    { $pieces ->
        [one] 1 pieza menos
       *[other] { $pieces } piezas menos
    }
handicap-corners =
    { $pieces ->
        [one] 1 esquina para ti
       *[other] { $pieces } esquinas para ti
    }

## The options of rules

# The label of a field; the value behind it goes on with the sentence.
option-steps = Movimientos
option-inverting = Volver enseguida atrás
option-capture = Captura
option-chain = Cadenas de capturas
option-inner-square = Final en el cuadrado interior
option-passing = Sin jugada legal
option-begin = Primera jugada
value-steps-forward = Hacia delante y de lado
value-steps-any = En cualquier dirección
value-inverting-forbidden = No permitido
value-inverting-allowed = Permitido
value-capture-compulsory = Obligatoria
value-capture-optional = Optativa
value-chain-compulsory = Hasta el final
value-chain-optional = Puedes parar tras cada salto
value-chain-single = Un solo salto
value-inner-square-off = No
value-inner-square-from-eight = Con 8 fichas o menos
value-passing-must = Pasas
value-passing-game-over = La partida acaba
value-begin-light = Claras
value-begin-dark = Oscuras
# En qué difieren unas reglas de otras con nombre.
ruleset-variant = { ruleset-title }, { $variant }
variant-steps-forward = sin movimientos atrás
variant-steps-any = movimientos en cualquier dirección
variant-inverting-forbidden = volver enseguida atrás no permitido
variant-inverting-allowed = volver enseguida atrás permitido
variant-capture-compulsory = captura obligatoria
variant-capture-optional = captura optativa
variant-chain-compulsory = cadenas obligatorias
variant-chain-optional = cadenas optativas
variant-chain-single = un solo salto
variant-inner-square-off = todo el tablero
variant-inner-square-from-eight = cuadrado interior

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
warning-unclaimed-draw =
    tras la jugada { $move } la partida podría haber acabado en tablas { $rule ->
        [repetition] por triple repetición
       *[quiet] por demasiadas jugadas sin captura
    }, pero nadie las reclamó
warning-glued = línea { $line }, carácter { $column }: `{ $text }` sigue a una jugada sin espacio y pasa a ser un comentario
warning-cut = jugadas omitidas desde la línea { $line }, carácter { $column }: { $cause }
warning-date = omitido: { $why }
warning-no-result = omitido: `{ $text }` no es un resultado
warning-other-result = según el archivo, { $stated }; según las reglas, { $real }
outcome-word =
    { $outcome ->
        [light] ganan las claras
        [dark] ganan las oscuras
        [white] ganan las blancas
        [black] ganan las negras
       *[draw] tablas
    }
warning-no-agreement = con estas reglas toda partida acaba y no se acuerdan tablas: vale lo indicado

part-word =
    { $part ->
        [board] tablero
        [side] bando que juega
        [quiet] número de medias jugadas
        [number] número de jugada
        [barred] movimiento prohibido
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
problem-nothing-barred = no hay movimientos prohibidos donde se permite desandar
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

expected-alquerque-position = tres: el tablero, el bando que juega y los movimientos prohibidos, como en `ddddd/ddddd/dd1ll/lllll/lllll l -`
expected-light-or-dark = `l` para las claras o `d` para las oscuras
expected-five-rows = cinco filas, de la 5 a la 1, separadas por `/`
expected-five-points = cinco puntos en cada fila
expected-checkers-or-digit = `l` para una clara, `d` para una oscura, o una cifra del 1 al 5 para puntos vacíos seguidos
expected-barred-steps = `-` o una lista ordenada como `c1-b1,d5-e5`
expected-no-barred-steps = `-` en lugar de los movimientos prohibidos
expected-bars-of-checkers = movimientos prohibidos de fichas que están en el tablero
expected-steps-of-the-rules = solo movimientos que las reglas permitirían si no estuvieran prohibidos
expected-way-back = la vuelta de un movimiento que las reglas permiten
expected-one-bar-each = como mucho un movimiento prohibido por ficha
expected-two-passes = `pass` dos veces como mucho
expected-passes-last = los pases al final
expected-counters-behind-bars = como mucho dos contadores tras los movimientos prohibidos
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
expected-text-size = 64 MB como máximo
expected-games = partidas con etiquetas, jugadas como `c2-c3`, `11-15` o `f5d6`, GGF o un enlace
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

failure-no-request = esto no es una petición ({ $why }); se esperaba una petición de la versión { $version }
failure-no-text = `{ $text }` no se puede leer
failure-no-exploration = la constante de exploración no existe; se esperaba de 0 a 1000
failure-no-depth = la profundidad { $number } no existe; se esperaba de 1 a { $most }
failure-no-level = el nivel { $number } no existe; se esperaba de 1 a { $most }
failure-only-uct = este motor no tiene ese límite; se esperaba un tiempo o ningún límite
failure-other-worker = este proceso en segundo plano no tiene ese motor; se esperaban demostraciones del solucionador, y lo demás de la búsqueda
failure-too-deep = la profundidad { $number } tarda demasiado; se esperaba { $most } como mucho

## A friend on another device: what the page says

friend-connected = Tu amigo está conectado.
friend-interrupted = Se ha interrumpido la conexión. La partida está a salvo. Espera…
friend-lost = Se perdió la conexión. Invita otra vez o continúen por enlace.
friend-left = Tu amigo se ha ido. Invítalo otra vez o continúen por enlace.
friend-away = La página de tu amigo se cerró o se recargó. Espera su enlace o invita otra vez.
friend-ended = La conexión en vivo ha terminado.
friend-rejoin = Esta página se ha recargado. Envía un enlace a tu amigo para continuar la partida en vivo.
friend-cancelled = Invitación cancelada.
friend-waiting = Esperando a tu amigo.
friend-invitation-lost = Esta página se recargó y tu invitación ya no sirve. Invita otra vez a tu amigo.
friend-unreachable = Los dispositivos no se alcanzan
friend-offers =
    { $offer ->
        [draw] Tu amigo ofrece tablas.
        [takeback] A tu amigo le gustaría deshacer una jugada.
       *[rematch] Tu amigo quiere la revancha.
    }
friend-offered =
    { $offer ->
        [draw] Ofreciste tablas.
        [takeback] Pediste deshacer tu jugada.
       *[rematch] Pediste la revancha.
    }
friend-declines =
    { $offer ->
        [draw] Tu amigo ha rechazado las tablas.
        [takeback] Tu amigo no ha aceptado. La jugada vale.
       *[rematch] Tu amigo no quiere la revancha ahora.
    }
friend-declined = No aceptaste.
friend-not-now = Ahora no es posible.
friend-agreed =
    { $offer ->
        [draw] Acordaron tablas.
        [takeback] Se deshizo la jugada.
       *[rematch] ¡Revancha! Cambiaron de bando.
    }
friend-says = Tu amigo: { $saying }
friend-you-say = Tú: { $saying }
saying-hello = ¡Hola!
saying-luck = ¡Suerte!
saying-good-move = ¡Buena jugada!
saying-oops = ¡Vaya!
saying-thanks = ¡Gracias!
saying-good-game = ¡Buena partida!
friend-illegal = El otro dispositivo envió una jugada ilegal. No vale.
friend-clock = El reloj de tu amigo indica demasiado tiempo. Vale el de tu dispositivo.
friend-differs =
    { $moves ->
        [0] El otro dispositivo tiene otras jugadas. ¿Empezar de nuevo? Si no aceptas, tus jugadas se conservan.
       *[other] El otro dispositivo tiene otras jugadas después de la { $moves }. ¿Seguir desde ahí? Si no aceptas, tus jugadas se conservan.
    }
friend-differs-only = El otro dispositivo tiene más jugadas que el tuyo. La partida sigue cuando tu amigo acepte.
friend-other-game = El otro dispositivo tiene otra partida. La conexión se ha cerrado; tu partida se conserva.
friend-too-many = El otro dispositivo envió demasiados mensajes. La conexión se ha cerrado; tu partida se conserva.
friend-unreadable = El otro dispositivo envió algo ilegible. Se ha ignorado.
friend-version = Tu amigo y tú tienen versiones distintas. Recarguen la página en los dos dispositivos y luego invita otra vez.
friend-copied = Copiado. Envíaselo a tu amigo.
friend-not-copied = No se pudo copiar. Selecciona el enlace y cópialo.
friend-damaged-link = Este enlace no está completo. Copia el enlace entero e inténtalo otra vez.
friend-own-link = Este es tu propio enlace. Envíalo a tu amigo y pega aquí el suyo.
friend-other-invitation = Este enlace responde a una invitación anterior. Pide a tu amigo que abra la nueva.
friend-no-invitation = Este enlace responde a una invitación que ya no está abierta. Invita otra vez a tu amigo.
friend-no-server = Esto no es la dirección de un servidor. Debe empezar por stun: o turn:.
friend-late = Seguimos esperando a tu amigo. Si la partida no empieza, pide otra invitación.
friend-no-camera = No se puede usar la cámara. Pega el enlace.
friend-sides = Tú: { side-name }, tu amigo: { other-name }
friend-first =
    { $mover ->
        [you] Empiezas tú
       *[friend] Empieza tu amigo
    }
friend-continues = Van a continuar una partida empezada
friend-to-move =
    { $mover ->
        [you] Te toca a ti
       *[friend] Le toca a tu amigo
    }
friend-control = Reloj: { $control } (minutos + segundos por jugada)

## A friend on another device: the dialog of live games. Only the build reads these.

live-start = Invitar a un amigo
live-start-how = Cada uno juega en su dispositivo. Con la misma wifi no hace falta nada más.
live-invite = Invitar
live-been-invited = ¿Te invitaron?
live-been-invited-how = Abre el enlace que te envió tu amigo o pégalo aquí.
live-wait = Un momento…
live-invite-first = Dale esta invitación a tu amigo
live-give-how = Pide a tu amigo que escanee este código con la cámara del teléfono o envíale el enlace.
live-invite-then = Introduce la respuesta de tu amigo
live-invite-then-how = Tu amigo recibe un enlace para ti. Ábrelo en este dispositivo o pégalo aquí.
live-keep-open = Deja esta página abierta hasta que se conecten.
live-invited = Tu amigo te invita a jugar
live-replaces = Tu partida de aquí se guardará en la biblioteca.
live-accept = Jugar
live-answer-first = Dale esta respuesta a tu amigo
live-answer-then = Espera a tu amigo
live-answer-then-how = En cuanto tu amigo la abra, la partida empieza en los dos dispositivos.
live-rejoin = Envía este enlace a tu amigo
live-rejoin-how = En cuanto lo abra, la partida continúa.
live-connecting = Conectando…
live-connecting-how = Esto tarda unos segundos.
live-failed-how = Usen la misma wifi o indica un servidor abajo. Luego invita otra vez.
live-again = Invitar otra vez
live-show = Ver enlace
live-cancel = Cancelar la invitación
live-handed = La partida empieza en tu otra pestaña
live-handed-how = Puedes cerrar esta pestaña.
live-nobody = Este enlace ya no sirve
live-nobody-how = La página con tu invitación se cerró o se recargó. Invita otra vez a tu amigo.
live-connected = Tu amigo está conectado
live-connected-how = Cierra este panel para seguir jugando.
live-hang = Desconectar
live-unsupported = Este navegador no puede conectar dos dispositivos
live-unsupported-how = Pueden jugar por enlace, jugada a jugada.
live-code = Código QR del enlace
live-link = Enlace
live-send = Enviar
live-copy = Copiar
live-paste = Enlace de tu amigo
live-use = Conectar
live-scan = Escanear un código
live-scan-stop = Dejar de escanear
live-camera = Cámara
live-server = ¿No están en la misma red?
live-server-url = Servidor STUN o TURN (stun:… o turn:…)
live-server-user = Nombre de usuario (TURN)
live-server-password = Contraseña (TURN)
live-server-hint = Con la misma wifi, déjalo vacío. Si no, los dispositivos pueden necesitar un servidor para encontrarse. Un servidor STUN ve tu dirección de red y cuándo te conectas, pero no la partida. Un servidor TURN transmite la partida cifrada, así que también ve cuándo y cuánto envías.
live-server-use = Nueva invitación con este servidor
live-bar = Tu amigo
live-say = Decir…

## The page

# Named by `data-say` in the HTML, and by start.js where the ids begin with `start-`.

page-title = Alquerque, Othello y damas contra la computadora
page-description = Juega al alquerque, a Othello y a las damas inglesas en línea contra la computadora o un amigo. Gratis, instalable, funciona sin conexión.
alquerque = Alquerque
merkel = Reglas de Merkel
heading-choose = – elige un juego
main-navigation = Principal
flip-board = Girar el tablero
menu = Menú
my-games = Mis partidas
help = Ayuda
close = Cerrar
dark = Oscuras
board = Tablero de alquerque
describe-board = Describir el tablero
light = Claras
game = Juego
othello = Othello
loading-games = Cargando los juegos…
back-to-result = Volver al resultado
accept = Aceptar
decline = Rechazar
play-perfect = Seguir contra un rival perfecto
start-try-again = Reintentar
dismiss-message = Cerrar el mensaje
thinking = Pensando
actions = Jugadas y partidas
new-game-short = Nueva
offer-draw = Ofrecer tablas
offer-draw-short = Tablas
end-turn = Acabar turno
move-now = Jugar ya
who-wins = ¿Quién gana en el alquerque?
show-line = Ver
pause = Pausa
back-to-game = Volver a la partida
send-link = Enviar enlace
how-to-play = Cómo se juega
open-anyway = Abrirlo de todos modos
show-me-how = Enséñame a jugar
change-level = Cambiar nivel
puzzle-of-the-day = Problema del día
leave-lesson = Dejar la lección
leave = Dejarla
stay = Seguir
rematch-swapped = Revancha, con los bandos cambiados
end-looking = Buscando el momento decisivo…
end-no-moment = Ningún momento decisivo claro.
enlarge-sheet = Ampliar la lista de jugadas
moves = Jugadas
stepping = Recorrer la partida
step-first = Al principio
step-back = Una jugada atrás
step-on = Una jugada adelante
step-last = A la última jugada
no-move-yet = Aún no hay jugadas.
english-draughts = Damas inglesas
moves-of-game = Jugadas de la partida
type-a-move = Escribe una jugada
type-a-move-example = Jugada, p. ej. c2-c3
ai-info = El pensamiento de la computadora
watch-thinking = Ver la búsqueda
ai-depth = Profundidad
ai-score = Valor en piezas
ai-expected = Resultado previsto
ai-line = Línea prevista:
move = Jugada
score = Valor
update-ready = Hay una versión nueva. Tu partida está guardada.
update-reload = Recargar
menu-solve = Resolver esta posición
set-up-position = Preparar una posición
puzzles = Problemas
share = Compartir
library = Biblioteca
statistics = Estadísticas
rules = Reglas
marks = Qué significan las marcas
options = Opciones
about = Acerca de
install = Instalar
offline-keep = Guardar también el estudio, los problemas y el solucionador
choose-game = Elige un juego
new-own-rules = Reglas personalizadas
new-handicap = Ventaja que da la computadora
handicap-none = Ninguna
new-first-move = Primera jugada
new-first-usual = Según las reglas
side-light = Claras
side-dark = Oscuras
new-first-by-lot = Al azar
new-opponent = Rival
loser-chooses = Que elija quien perdió
opponent-computer = Computadora
opponent-friend-here = Amigo aquí
opponent-friend-by-link = Amigo en línea
new-watch = Que la computadora juegue sola
new-you-play = Juegas con
new-more = Más opciones
new-you-by-lot = Al azar
clock = Reloj
clock-none = Sin reloj
clock-1-0 = 1 min
clock-3-2 = 3 min + 2 s
clock-5-0 = 5 min
clock-5-5 = 5 min + 5 s
clock-10-5 = 10 min + 5 s
clock-15-10 = 15 min + 10 s
clock-30-20 = 30 min + 20 s
clock-hint = Tiempo por bando más un extra por jugada. Los relojes empiezan tras la primera jugada; por enlace no hay.
new-adapts = Ajustar el nivel a mi puntuación
method-levels = Niveles
method-uct = UCT
method-alpha-beta = Alfa-beta
method-random = Al azar
new-engine-hint = Los niveles cometen errores como una persona. UCT juega muchas partidas al azar hasta el final y cuenta los resultados. Alfa-beta mira siempre el mismo número de jugadas por delante.
go-on = Continuar
hint = Pista
options-inverting-hint = Una pieza que se ha movido de lado no puede volver atrás en su siguiente movimiento. Si lo permites, algunas partidas pueden acabar en tablas.
options-rules-later = Vale desde tu próxima partida.
options-apply-rules = Empezar una partida nueva desde esta posición
options-board-and-pieces = Tablero y piezas
options-playing = Juego
options-language = Idioma
options-theme = Colores
options-system = Sistema
options-board = Tablero
look-wood = Madera
look-classic = Clásico
look-parchment = Pergamino
look-contrast = Contraste
options-pieces = Piezas
look-stones = Piedras
look-plain = Lisas
options-motion = Animación
motion-slow = Lenta
motion-usual = Normal
motion-fast = Rápida
options-orientation = Orientación del tablero
orientation-yours = Tu bando abajo
orientation-mover = Girar en cada turno
options-targets = Mostrar jugadas legales
options-rings = Rodear las piezas que pueden mover
rings-first-games = En las primeras partidas
rings-always = Siempre
rings-never = Nunca
options-notation = Mostrar coordenadas
options-all-sides = Coordenadas en los cuatro lados
options-chances = Mostrar las posibilidades de ganar durante la partida
options-ai-info = Mostrar el pensamiento de la computadora
options-book = Jugar aperturas del libro (desde el nivel 6)
options-verdicts = Mostrar jugadas ganadoras (partidas de dos)
options-premoves = Jugadas anticipadas: elige la tuya mientras piensa la computadora
options-sound-and-touch = Sonido y vibración
options-general = General
options-sound = Sonido al jugar
options-volume = Volumen
options-vibration = Vibrar al capturar
options-keys = Atajos de una sola letra
shortcuts = Atajos de teclado
options-for-the-curious = Para curiosos
rules-of = Reglas de
print-board = Imprimir un tablero
editor-board = La posición que preparas
editor-tools = Piezas para poner
editor-light-man = Pieza clara
editor-dark-man = Pieza oscura
editor-light-king = Dama clara
editor-dark-king = Dama oscura
editor-to-move = Juegan
editor-play = Jugar desde aquí
editor-start = Posición inicial
editor-current = Posición actual
editor-clear = Vaciar
editor-text = La posición como texto
record = Importar y exportar
record-this-game = Esta partida
record-names = Nombres y fecha
record-event = Evento
record-date = Fecha
record-form = Formato
record-text = Texto
download = Descargar
record-read-games = Importar
record-input = Pega partidas o un enlace
record-kinds = Pega PDN de damas, transcripciones o GGF de Othello, o simplemente las jugadas de una partida de alquerque, Othello o damas. También puedes soltar un archivo (.pdn, .ggf, .txt, hasta 64 MB) en cualquier parte de la página.
record-file = Elegir archivo…
record-read = Importar
library-export = Exportar todas
library-more = Mostrar más partidas
library-games = Partidas, primero las más recientes
statistics-hint = No cuentan las partidas con ventaja ni aquellas en las que usaste una pista o «Resolver», o deshiciste una jugada. La precisión sale de la revisión rápida tras cada partida.
statistics-empty = Aún no hay resultados. Las partidas terminadas contra la computadora se cuentan aquí, solo en este navegador.
statistics-won = Ganadas
statistics-as-light = con claras / blancas
statistics-as-dark = con oscuras / negras
statistics-drawn = Tablas
statistics-lost = Perdidas
statistics-streak = Racha
statistics-delete = Borrar todo
accuracy-title = Precisión
best-title = Mejores partidas
backup-title = Copia de seguridad
backup-hint = Guarda todo en un archivo: tu nombre, las opciones, los resultados, los estudios, los problemas, la biblioteca y las partidas en curso. No se sube nada. Al restaurar se reemplaza todo salvo la biblioteca, a la que se añaden sus partidas.
backup-save = Guardar todo
backup-restore = Restaurar…
backup-undo = Deshacer la última restauración
your-name = Tu nombre
friend = Jugar en línea con un amigo
play-live = Jugar en vivo
play-live-hint = los dos están en línea y cada jugada llega al instante.
play-by-link-hint = se envían un enlace tras cada jugada, cuando quieran.
share-game = Compartir esta partida
share-hint = Cualquiera que tenga un enlace puede ver la partida. No se sube nada.
share-up-to-here = Solo hasta esta jugada
share-view-only = Solo para ver
share-code = Como código QR
share-code-label = Código QR del enlace a la partida
share-picture = Guardar una imagen
picture-png = Imagen (PNG)
picture-svg = Dibujo (SVG)
picture-gif = Partida animada (GIF)
share-by-link-hint = Sigue la partida con un amigo: pasa a llevar el bando de la computadora, y se envían un enlace tras cada jugada.
share-move-first = Para que tu amigo siga jugando, haz primero tu jugada. Después, comparte aquí el enlace.
start-game-stalled = El juego ha dejado de cargarse: no llega nada desde hace 10 segundos.
start-words-stalled = Los textos de la página dejaron de cargarse: no llega nada desde hace 10 segundos.
start-no-memory = Alquerque no ha podido arrancar: no hay memoria suficiente. Cierra otras pestañas o aplicaciones y vuelve a cargarlo.
start-unsupported = Alquerque no ha podido arrancar: este navegador no puede ejecutarlo. Actualiza el navegador o usa otro.
start-framed = Alquerque no funciona dentro de la página de otro sitio.
start-unframed = Abrir Alquerque en su pestaña
start-catalogue = Elegir un catálogo de textos (.ftl)
start-load-again = Cargar de nuevo
start-no-file = Alquerque no ha podido arrancar: falta un archivo o está dañado.
start-as-file = Alquerque necesita un servidor web: abierta como archivo, la página no puede cargar sus otros archivos. Para iniciar uno, ejecuta python3 -m http.server en la carpeta de la página.
start-incomplete = Alquerque no ha podido arrancar: la página no se ha cargado entera.
start-failed = Alquerque no ha podido arrancar por un fallo.
start-no-webassembly = Alquerque necesita WebAssembly, que falta o está desactivado en este navegador. Funciona en cualquier navegador reciente.
start-stopped = Alquerque se ha detenido por un fallo. Tu partida está guardada.
theme-light = Claro
theme-dark = Oscuro
motion-none = Ninguna

## The titles of documents, and what the installed program says of itself

title-rules-alquerque = Las reglas del alquerque
title-rules-othello = Las reglas de Othello
title-rules-draughts = Las reglas de las damas inglesas
title-who-wins = ¿Quién gana en el alquerque?
title-marks = Qué significan las marcas
title-about = Acerca de Alquerque
title-offline = Estás sin conexión
description-offline = Ahora mismo Alquerque no está guardado en este dispositivo. Conéctate a internet para volver a cargarlo.
description-study-offline = El estudio aún no está guardado en este dispositivo. Ábrelo una vez con conexión; después también funcionará sin ella.
manifest-description = Juega al alquerque, a Othello y a las damas inglesas contra la computadora o un amigo. Funciona sin conexión.
manifest-screenshot = Una partida contra la computadora
