### A language that nobody speaks: the verb comes first, there are no articles, and two things have a
### form of their own. The test adds it with this file alone.

game-list-comma = { $first } to { $last }
game-list-and = { $first } ka { $last }
game-list-or = { $first } mo { $last }
game-over = owari partiya

kutai-seat-first = Guro
kutai-seat-second = Hozu
kutai-piece = { $name }{ $place ->
    [none] {""}
   *[other] {" "}{ $place }
}
kutai-piece-IRd = Hi-Ayame
kutai-piece-LId = Hi-Yuri
kutai-piece-LIn = Yo-Yuri
kutai-places-tile = oku { $seat } { $tile } { $place }
kutai-places-centerpiece = hajimu { $seat } { $tile } { $place }
kutai-chain-begins = musubu kusari, { $target } koe katsu

quaterno-seat-first = Guro
quaterno-seat-second = Hozu
quaterno-piece = { $name }{ $place ->
    [none] {""}
   *[other] {" "}{ $place }
}
quaterno-piece-Fan = Ogi
quaterno-piece-Moon = Tsuki
quaterno-piece-Sun = Hi
quaterno-idle = neru { COUNT($tiles) ->
    [one] { $tiles }
    [two] futari { $tiles }
   *[other] mina { $tiles }
}
