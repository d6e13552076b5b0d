package engines

// kutaiMind is what there is for Kutai Pai Sho.
var kutaiMind = mind{
	game:   "kutai-pai-sho",
	levels: levels(200, 100_000),
}
