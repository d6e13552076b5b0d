package kishogi

import (
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/game/gametest"
)

// shifted moves every cube of a position text.
func shifted(text string, dx, dy int) string {
	s, _ := readSetup(text)
	for seat := range s.Field {
		for i := range s.Field[seat] {
			s.Field[seat][i].X += dx
			s.Field[seat][i].Y += dy
		}
	}
	s.KiCubes = slices.ContainsFunc(append(s.Hands[0], s.Hands[1]...), func(c Cube) bool { return c == KiCube }) ||
		slices.ContainsFunc(append(s.Field[0], s.Field[1]...), func(c PlacedCube) bool { return c.Face.Cube() == KiCube })
	p := s.place()
	return p.String()
}

// fromOrigin moves First's Gyoku to 0,0: what is left is what an open field's Key stands for.
func fromOrigin(text string) string {
	s, _ := readSetup(text)
	for _, c := range s.Field[0] {
		if c.Face == Gyoku {
			return shifted(text, -c.X, -c.Y)
		}
	}
	return text
}

// A Ki cube of each player far away hold each other up: the slides there are long.
const farKi = "to-move=first first=Gyoku@0,0;Hi@1,0;Ki@500,0 second=Gyoku@0,2;Kaku@0,3;Ro@501,0 first-hand=Kaku second-hand=Hi"

func TestLawsOpenField(t *testing.T) {
	gametest.Laws(t, Rules, gametest.LawOptions{
		KeyFields: fromOrigin,
		Shift:     shifted,
		Positions: []gametest.StartPosition{
			{Options: map[string]string{"ki": "on"}, Position: farKi},
		},
	})
}

func TestLawsBoundedField(t *testing.T) {
	gametest.Laws(t, Rules, gametest.LawOptions{
		OnlyGivenOptions: true,
		Options:          []map[string]string{{"field": "5x5"}, {"field": "9x5", "ki": "on"}, {"field": "64x64"}},
	})
}
