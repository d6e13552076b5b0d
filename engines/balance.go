package engines

// balanceMind is what there is for Balance Pai Sho.
var balanceMind = mind{
	game:   "balance-pai-sho",
	levels: levels(200, 100_000),
}
