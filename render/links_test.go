package render

import (
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

// A link has its value in its middle, or next to it if another link crosses there. A
// crossing is drawn as one, and a value without room is left out.
func TestLinksOnThePage(t *testing.T) {
	link := func(x1, y1, x2, y2 float64, owner game.Seat, value int) game.Link {
		return game.Link{Kind: game.LinkChain, Owner: owner, From: game.XY{X: x1, Y: y1}, To: game.XY{X: x2, Y: y2}, Value: value}
	}
	for _, test := range []struct {
		name  string
		lines *LineSet
		links []game.Link
		want  string
	}{
		{"values", BoxLines, []game.Link{link(0, 4, 4, 4, game.None, 3), link(0, 0, 0, 4, game.None, 2), link(3, 0, 3, 1, game.None, 1), link(3, 0, 4, 0, game.None, 1)}, `
  4   .─────────3─────────.   4
  3   │    .    .    .    .   3
  2   2    .    .    .    .   2
  1   │    .    .    .    .   1
  0   .    .    .    .────.   0
`},
		{"rows and columns", BoxLines, []game.Link{link(0, 2, 4, 2, game.First, 1), link(2, 0, 2, 4, game.Second, 2)}, `
  4   .    .    .    .    .   4
  3   .    .    ┆    .    .   3
  2   .────────1┼─────────.   2
  1   .    .    2    .    .   1
  0   .    .    .    .    .   0
`},
		{"diagonals", BoxLines, []game.Link{link(0, 0, 4, 4, game.First, 1), link(4, 0, 0, 4, game.First, 2)}, `
  4   .    .    .    .    .   4
  3   .    ╲    .    ╱    .   3
  2   .    .    ╳    .    .   2
  1   .    1    .    2    .   1
  0   .    .    .    .    .   0
`},
		{"ASCII", ASCIILines, []game.Link{link(0, 2, 4, 2, game.First, 0), link(2, 0, 2, 4, game.First, 0), link(0, 0, 4, 4, game.First, 0)}, `
  4   .    .    .    .    .   4
  3   .    .    |    /    .   3
  2   .---------+---------.   2
  1   .    /    |    .    .   1
  0   .    .    .    .    .   0
`},
	} {
		t.Run(test.name, func(t *testing.T) {
			page := Draw(DrawOptions{Surface: squareField(5, 5), Situation: game.Situation{Links: test.links}, LineSet: test.lines})
			if got := page.String(); !strings.Contains(got, test.want) {
				t.Errorf("got\n%swanted in it%s", got, test.want)
			}
		})
	}
}
