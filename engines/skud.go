package engines

// skudMind is what there is for Skud Pai Sho.
var skudMind = mind{
	game:   "skud-pai-sho",
	levels: levels(200, 100_000),
}
