### Mensajes sobre relojes.

clock-no-time = con un reloj sin tiempo no se puede jugar: da un tiempo principal o segundos por jugada
clock-periods = un reloj tiene de 1 a { $most } periodos, no { $periods }
clock-period-short = un periodo dura un segundo o más
clock-days = una jugada puede durar de 1 a { $most } días, no { $days }
clock-kind-unknown = no existe el tipo de reloj { $kind }: los tipos son { $kinds }
clock-main-most = el tiempo principal es como máximo { $most }
clock-main-seconds = el tiempo principal es un número entero de segundos
clock-increment-most = el tiempo por jugada es como máximo { $most }
clock-increment-seconds = el tiempo por jugada es un número entero de segundos
clock-period-most = un periodo es como máximo { $most }
clock-period-seconds = un periodo es un número entero de segundos
clock-other-kind = un reloj del tipo { $kind } tiene algo que pertenece a otro tipo
clock-form = { $text } no es un reloj: escribe "none" (sin reloj), "5+3" (minutos, y segundos por jugada), "10+5x30" (minutos, después periodos de segundos) o "3d" (días por jugada)
clock-written = el reloj { $text } se escribe { $right }
clock-cannot-show = un reloj no puede mostrar { $number }
