package page

import (
	"math/rand/v2"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/render/look"
	"github.com/teahouse-games/teahouse/render/paint"
	"github.com/teahouse-games/teahouse/render/scene"
)

// The style sheet gives every colour of every board the one it has at night, and none
// that should stay as it is another one.
func TestNightly(t *testing.T) {
	night := nightColours(paintSamples(games.All()))
	r := rand.New(rand.NewPCG(1, 1))
	check := func(what string, style paint.BoardStyle, surface *game.Surface, situation game.Situation) {
		in := func(theme look.Theme) scene.Scene {
			style.Theme = theme
			return paint.Board(surface, situation, style)
		}
		day, dark := in(look.PageDay), in(look.Dark)
		for i := range day.Shapes {
			for _, pair := range [...][2]string{
				{hexColour(day.Shapes[i].Fill), hexColour(dark.Shapes[i].Fill)},
				{hexColour(day.Shapes[i].Stroke.Colour), hexColour(dark.Shapes[i].Stroke.Colour)},
			} {
				want, listed := night[pair[0]]
				if !listed {
					want = pair[0]
				}
				if pair[0] != "#000" && want != pair[1] {
					t.Fatalf("%s: %s becomes %s by the style sheet, %s in the picture (%s)", what, pair[0], want, pair[1], day.Shapes[i].Role)
				}
			}
		}
	}
	for _, rules := range games.All() {
		for range 3 {
			table, err := rules.New(nil)
			if err != nil {
				t.Fatal(err)
			}
			for range 120 {
				m, ok := game.SampleMove(table, r)
				if !ok {
					break
				}
				table.Do(m)
				if table.TurnCount()%10 != 0 || table.MidTurn() {
					continue
				}
				s := table.Situation()
				style := paint.BoardStyle{Coordinates: true, Design: look.DesignPictures, Targets: []paint.TargetMark{{Place: "0,3"}}, Picked: []string{"0,2"}}
				check(rules.Name, style, table.Surface(), s)
				style.Refused, style.Reasons = true, []game.Reason{{Places: []string{"0,1"}}}
				check(rules.Name, style, table.Surface(), s)
			}
		}
	}
}

// Who sits across sees the same board from the other side: every place once, and what
// is turned twice is as it was.
func TestTurned(t *testing.T) {
	for _, rules := range games.All() {
		table := midgamePosition(games.All(), rules)
		usual, across := &matchBoard{words: english, rules: rules, table: table}, &matchBoard{words: english, rules: rules, table: table, turned: true}
		turned := across.render().Spots
		for i, spot := range usual.render().Spots {
			other := turned[i]
			if other.Title != spot.Title || other.X != -spot.X || other.Y != -spot.Y {
				t.Fatalf("%s: %q on %d,%d is %q on %d,%d", rules.Name, spot.Title, spot.X, spot.Y, other.Title, other.X, other.Y)
			}
		}
		surface := table.Surface()
		if back := turnedSurface(turnedSurface(surface)); back.Places != nil && back.Places[0] != surface.Places[0] {
			t.Errorf("%s: %v is turned into %v", rules.Name, surface.Places[0], back.Places[0])
		}
		s := paint.Board(surface, table.Situation(), paint.BoardStyle{Theme: look.PageDay, Coordinates: true})
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
