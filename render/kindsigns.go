package render

import (
	"sync"

	"github.com/teahouse-games/teahouse/games"
)

// KindSign is how boards of characters show the kind of a piece besides its code.
type KindSign struct {
	Sign rune // before the code, 0 for none
	Ink  PieceInk
}

// PieceInk is the colour in which the code of a piece is written.
type PieceInk uint8

// The inks of pieces.
const (
	InkPlain  PieceInk = iota // that of the wood
	InkRed                    // of red flowers
	InkPurple                 // of flowers of neither garden
)

// FlowerSigns returns the sign and the ink of a flower of the registered games: those of red and of
// white gardens differ in both. Other pieces have none.
func FlowerSigns(kind string) KindSign { return flowerSigns()[kind] }

var flowerSigns = sync.OnceValue(func() map[string]KindSign {
	signs := make(map[string]KindSign)
	pieces := games.Pieces()
	for _, flowers := range []struct {
		kinds []string
		sign  KindSign
	}{
		{pieces.RedFlowers, KindSign{'✿', InkRed}},
		{pieces.WhiteFlowers, KindSign{'❀', InkPlain}},
		{pieces.OtherFlowers, KindSign{'✾', InkPurple}},
	} {
		for _, kind := range flowers.kinds {
			signs[kind] = flowers.sign
		}
	}
	return signs
})
