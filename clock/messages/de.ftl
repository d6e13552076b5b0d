### Meldungen über Bedenkzeiten.

clock-no-time = mit einer Uhr ohne Zeit kann man nicht spielen: Gib eine Grundzeit oder Sekunden für jeden Zug an
clock-periods = eine Bedenkzeit hat 1 bis { $most } Perioden, nicht { $periods }
clock-period-short = eine Periode dauert eine Sekunde oder mehr
clock-days = ein Zug darf 1 bis { $most } Tage dauern, nicht { $days }
clock-kind-unknown = eine Bedenkzeit der Art { $kind } gibt es nicht: Die Arten sind { $kinds }
clock-main-most = die Grundzeit ist höchstens { $most }
clock-main-seconds = die Grundzeit ist eine ganze Zahl von Sekunden
clock-increment-most = die Zeit je Zug ist höchstens { $most }
clock-increment-seconds = die Zeit je Zug ist eine ganze Zahl von Sekunden
clock-period-most = eine Periode ist höchstens { $most }
clock-period-seconds = eine Periode ist eine ganze Zahl von Sekunden
clock-other-kind = eine Bedenkzeit der Art { $kind } hat etwas, das zu einer anderen Art gehört
clock-form = { $text } ist keine Bedenkzeit: Schreib "none" (ohne Uhr), "5+3" (Minuten, und Sekunden je Zug), "10+5x30" (Minuten, dann Perioden von Sekunden) oder "3d" (Tage je Zug)
clock-written = die Bedenkzeit { $text } schreibt man { $right }
clock-cannot-show = eine Uhr kann { $number } nicht anzeigen
