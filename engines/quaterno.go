package engines

// quaternoMind is what there is for Quaterno.
var quaternoMind = mind{
	game:   "quaterno",
	levels: levels(200, 100_000),
}
