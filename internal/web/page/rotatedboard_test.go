package page

import (
	"testing"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/render/paint"
	"github.com/teahouse-games/teahouse/render/themes"
)

// Second sees the board from the other side. A board that is turned twice is as it was.
func TestTurned(t *testing.T) {
	for _, rules := range games.All() {
		table := midgamePosition(games.All(), rules)
		surface := table.Surface()
		if back := turnedSurface(turnedSurface(surface)); back.Places != nil && back.Places[0] != surface.Places[0] {
			t.Errorf("%s: %v is turned into %v", rules.Name, surface.Places[0], back.Places[0])
		}
		s := paint.Board(surface, table.Situation(), paint.BoardStyle{Theme: themes.Page, Coordinates: true})
		back := turnedScene(turnedScene(s))
		for i := range s.Shapes {
			a, b := middleOf(s.Shapes[i].Path), middleOf(back.Shapes[i].Path)
			if dx, dy := a.X-b.X, a.Y-b.Y; dx*dx+dy*dy > 1e-9 {
				t.Fatalf("%s: %s moves from %v to %v", rules.Name, s.Shapes[i].Role, a, b)
			}
		}
	}
}

// Every game has its pictures, with pieces on the board.
func TestThumbnails(t *testing.T) {
	made := thumbnails(games.All())
	for _, rules := range games.All() {
		if table := midgamePosition(games.All(), rules); len(table.Situation().Pieces) < 4 || table.Outcome().Over() {
			t.Errorf("%s is shown with %d pieces after %d turns", rules.Name, len(table.Situation().Pieces), table.TurnCount())
		}
		for _, theme := range []string{"light", "dark"} {
			if len(made[rules.Name+"-"+theme+".svg"]) < 1000 {
				t.Errorf("%s has no %s picture", rules.Name, theme)
			}
		}
	}
}
