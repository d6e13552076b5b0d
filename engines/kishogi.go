package engines

// kiShogiMind is what there is for Ki Shogi.
var kiShogiMind = mind{
	game:   "ki-shogi",
	levels: levels(2_000, 2_000_000),
}
