package kutai

// What two tiles could be worth to each other (rules: "Value of a pair"), by kinds.
var (
	// harmonyValue is the value of a Harmony between the two, 0 for none.
	harmonyValue [Kinds][Kinds]uint8
	// similarity is their similarity, 0 to 3, which decides about Disharmony.
	similarity [Kinds][Kinds]uint8
	// partners are the tiles with which a tile of a kind has a worth of 0 to 3.
	partners [Kinds][4]tileSet
	// kindsWorth are the kinds that have a worth of 0 to 3 to a kind, kindsSimilar those
	// that have a similarity of 0 to 3 to it.
	kindsWorth, kindsSimilar [Kinds][4]kindSet
	// kindsWorthAtLeast are the kinds that have this worth or more to a kind, up to 4, which
	// none has.
	kindsWorthAtLeast [Kinds][5]kindSet
)

func init() {
	for a := range Kinds {
		for b := range Kinds {
			v := pairValue(a, b)
			harmonyValue[a][b], similarity[a][b] = v, v
			switch {
			case a == b:
				similarity[a][b] = 3 // "including identical pieces"
			case a.isColoured() && b.isColoured() && a.flower() == b.flower():
				similarity[a][b] = sharedProperties(a, b)
			}
			partners[a][v] |= tile(2*b).bit() | tile(2*b+1).bit()
			kindsWorth[a][v] |= b.bit()
			kindsSimilar[a][similarity[a][b]] |= b.bit()
			for least := range v + 1 {
				kindsWorthAtLeast[a][least] |= b.bit()
			}
		}
	}
}

// sharedProperties counts the properties, colour, light and season, that two flowers share.
func sharedProperties(a, b Kind) uint8 {
	var n uint8
	if a.flower().colour == b.flower().colour {
		n++
	}
	if a.light() == b.light() {
		n++
	}
	if a.flower().season == b.flower().season {
		n++
	}
	return n
}

func pairValue(a, b Kind) uint8 {
	if a > b {
		a, b = b, a
	}
	switch {
	case b.isColoured():
		if a.flower() == b.flower() {
			return 0
		}
		return sharedProperties(a, b)
	case a == b || a == Spade || b == Spade:
		return 0
	case b == Lotus: // before the Twig, whose rule gives way to the White Lotus's
		return a.points()
	case !a.isColoured(): // Wheel, Cup, Twig among themselves
		return 0
	case b == Twig:
		return 1
	case b == Wheel && matchesSeason(a, autumn, summer), b == Cup && matchesSeason(a, spring, winter):
		return 2
	}
	return 0
}

// matchesSeason reports whether the flower k is a Day flower of the one season or a
// Night flower of the other.
func matchesSeason(k Kind, day, night season) bool {
	if k.light() == Day {
		return k.flower().season == day
	}
	return k.flower().season == night
}
