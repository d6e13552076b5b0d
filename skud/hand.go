package skud

// hand is the tiles a player has not played: four bits a kind hold how many.
type hand uint64

const (
	basicHand  hand = 1<<(4*basicKinds) - 1
	accentHand hand = (1<<(4*Kinds) - 1) &^ (1<<(4*flowerKinds) - 1)
)

func oneTile(k Kind) hand { return 1 << (4 * k) }

func (h hand) count(k Kind) int { return int(h >> (4 * k) & 15) }

func (h hand) has(k Kind) bool { return h.count(k) > 0 }

// accents returns the number of unused Accents.
func (h hand) accents() int {
	n := 0
	for k := Kind(flowerKinds); k < Kinds; k++ {
		n += h.count(k)
	}
	return n
}

// fullFlowerHand is the hand before the first flower and without Accents.
var fullFlowerHand = func() (h hand) {
	for k := range Kind(flowerKinds) {
		h += hand(kindCount[k]) * oneTile(k)
	}
	return h
}()

// kinds returns how many kinds there is a tile of.
func (h hand) kinds(from, to Kind) int {
	n := 0
	for k := from; k < to; k++ {
		if h.has(k) {
			n++
		}
	}
	return n
}
