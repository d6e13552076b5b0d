package skud

// accentChoices are the ways to keep four Accents, at most two of a kind: 19,
// in the byte order of their texts.
var accentChoices = func() (list []hand) {
	for b := 2; b >= 0; b-- {
		for k := 2; k >= 0; k-- {
			for r := 2; r >= 0; r-- {
				if w := keptAccents - b - k - r; w >= 0 && w <= 2 {
					list = append(list, hand(b)*oneTile(Boat)+hand(k)*oneTile(Knotweed)+hand(r)*oneTile(Rock)+hand(w)*oneTile(Wheel))
				}
			}
		}
	}
	return list
}()

// suggestedAccents are one of each kind: they can do everything that Accents do, and a new player
// meets them all.
var suggestedAccents = oneTile(Boat) + oneTile(Knotweed) + oneTile(Rock) + oneTile(Wheel)

// accentKinds returns the kinds of the Accents in h, each as often as h has it.
func accentKinds(h hand) (kinds []string) {
	for k := Boat; k <= Wheel; k++ {
		for range h.count(k) {
			kinds = append(kinds, k.String())
		}
	}
	return kinds
}

// appendAccents appends the letters of the Accents in h in the order B K R W.
func appendAccents(dst []byte, h hand) []byte {
	for k := Boat; k <= Wheel; k++ {
		for range h.count(k) {
			dst = append(dst, kindCodes[k]...)
		}
	}
	return dst
}
