package paint

import (
	"math"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/render/scene"
	"github.com/teahouse-games/teahouse/render/themes"
)

// played returns a table of each game and of some options after a number of moves
// that chance has chosen.
func played(t *testing.T, moves int) []game.Game {
	t.Helper()
	var tables []game.Game
	for _, rules := range games.All() {
		for _, options := range []map[string]string{nil, {"places": "squares"}, {"field": "6x5"}} {
			table, err := rules.New(options)
			if err != nil {
				continue // another game's option
			}
			luck := rand.New(rand.NewPCG(5, uint64(moves)))
			for n := 0; n < moves || table.MidTurn(); n++ {
				m, ok := game.SampleMove(table, luck)
				if !ok {
					break
				}
				table.Do(m)
			}
			tables = append(tables, table)
		}
	}
	return tables
}

// full is a style with everything that can be shown.
func full(theme themes.Theme, situation game.Situation) BoardStyle {
	style := BoardStyle{
		Theme: theme, Design: themes.DesignPictures, Title: "A Game", Players: [2]string{"Guest", "Host"},
		Coordinates: true, Hands: true, Caption: true, RomanNames: true,
	}
	for i, piece := range situation.Pieces {
		switch i % 4 {
		case 0:
			style.Targets = append(style.Targets, TargetMark{Place: piece.Place, Captures: true})
		case 1:
			style.Picked = append(style.Picked, piece.Place)
		case 2:
			style.Ringed = append(style.Ringed, piece.Place)
		case 3:
			style.Reasons = append(style.Reasons, game.Reason{Message: message.Plain("so it is"), Places: []string{piece.Place}})
		}
	}
	style.Refused = len(situation.Pieces)%2 == 0
	return style
}

// Whatever is painted lies on the page, is the same when painted again, and says
// which pieces stand where.
func TestBoards(t *testing.T) {
	for _, moves := range []int{0, 1, 12, 60, 150} {
		for _, table := range played(t, moves) {
			name := table.Rules().Name
			surface, situation := table.Surface(), table.Situation()
			for _, theme := range []themes.Theme{themes.Light, themes.Dark} {
				for _, style := range []BoardStyle{{Theme: theme}, full(theme, situation), {Theme: theme, Design: themes.DesignLetters, Hands: true}} {
					s := Board(surface, situation, style)
					if !reflect.DeepEqual(s, Board(surface, situation, style)) {
						t.Errorf("%s: painted twice it is not the same", name)
					}
					onPage(t, name, &s)
					for i := range situation.Pieces {
						if message := situation.Pieces[i].Name + " on " + situation.Pieces[i].Place; !strings.Contains(s.Description, message) {
							t.Errorf("%s: the text does not say %q: %s", name, message, s.Description)
						}
					}
				}
			}
		}
	}
}

func onPage(t *testing.T, name string, s *scene.Scene) {
	t.Helper()
	const shadow = 0.2 // may fall over the edge
	for i := range s.Shapes {
		shape := &s.Shapes[i]
		if len(shape.Path) == 0 {
			t.Errorf("%s: %s has no path", name, shape.Role)
		}
		for _, step := range shape.Path {
			for _, p := range points(step) {
				if !(p.X >= s.Min.X-shadow && p.X <= s.Max.X+shadow && p.Y >= s.Min.Y-shadow && p.Y <= s.Max.Y+shadow) {
					t.Errorf("%s: %s is painted at %v, off the page from %v to %v", name, shape.Role, p, s.Min, s.Max)
					return
				}
			}
		}
	}
}

// points are those that a step uses.
func points(step scene.Step) []scene.Point {
	return step.To[:[...]int{scene.MoveTo: 1, scene.LineTo: 1, scene.QuadTo: 2, scene.CubeTo: 3, scene.Close: 0}[step.Op]]
}

func count(s *scene.Scene, name string) (n int) {
	for i := range s.Shapes {
		if s.Shapes[i].Role == name {
			n++
		}
	}
	return n
}

func TestMarks(t *testing.T) {
	surface := &game.Surface{Kind: game.SurfaceDisc, Radius: 9, Places: []game.Place{
		{Name: "a", Centre: game.XY{X: 1}}, {Name: "b", Centre: game.XY{X: 2}}, {Name: "c", Centre: game.XY{X: 3}}}}
	situation := game.Situation{
		Pieces: []game.Piece{{Place: "a", At: game.XY{X: 1}, Kind: "R3", Name: "Rose", Code: "R3"}},
		Links: []game.Link{
			{Kind: game.LinkHarmony, Owner: game.First, To: game.XY{X: 1}},
			{Kind: game.LinkChain, Owner: game.None, To: game.XY{Y: 1}, Value: 3},
			{Kind: game.LinkCheck, Owner: game.Second, To: game.XY{Y: 4}},
		},
	}
	mark := func(kinds ...game.MarkKind) game.Situation {
		s := situation
		for _, kind := range kinds {
			s.Marks = append(s.Marks, game.Mark{Kind: kind, Place: "b", At: game.XY{X: 2}})
		}
		return s
	}
	tests := []struct {
		name      string
		situation game.Situation
		style     BoardStyle
		want      map[string]int
	}{
		{"nothing", situation, BoardStyle{}, map[string]int{"ring": 0, "target": 0, "hatch": 0, "taken": 0, "harmony": 1, "chain": 1, "value": 1, "check": 1, "arrow": 1}},
		{"the last turn", mark(game.MarkFrom, game.MarkTo), BoardStyle{}, map[string]int{"ring": 4}},
		{"check", mark(game.MarkCheck), BoardStyle{}, map[string]int{"hatch": 2}},
		{"a cross", mark(game.MarkCaptured), BoardStyle{}, map[string]int{"taken": 2, "ring": 0}},
		{"targets", situation, BoardStyle{Targets: []TargetMark{{Place: "a"}, {Place: "b"}, {Place: "c", Captures: true}}}, map[string]int{"target": 1, "ring": 4}},
		{"a picked place", situation, BoardStyle{Picked: []string{"a", "nowhere"}}, map[string]int{"ring": 2}},
		{"places to look at", situation, BoardStyle{Ringed: []string{"a", "b"}}, map[string]int{"ring": 4}},
		{"why", situation, BoardStyle{Reasons: []game.Reason{{Places: []string{"a", "b"}}, {Places: []string{"b"}, Links: situation.Links[:1]}}}, map[string]int{"ring": 4, "hatch": 0, "harmony": 2}},
		{"why not", situation, BoardStyle{Reasons: []game.Reason{{Places: []string{"a"}}}, Refused: true}, map[string]int{"ring": 2, "hatch": 2}},
	}
	for _, test := range tests {
		test.style.Theme = themes.Light
		s := Board(surface, test.situation, test.style)
		for name, want := range test.want {
			if got := count(&s, name); got != want {
				t.Errorf("%s: %d shapes are a %s, want %d", test.name, got, name, want)
			}
		}
	}
}

func TestStanding(t *testing.T) {
	tests := []struct {
		status game.Caption
		want   string
	}{
		{game.Caption{ToMove: game.Second}, "Tea: Host to move"},
		{game.Caption{ToMove: game.Chance}, "Tea: Chance to move"},
		{game.Caption{ToMove: game.None, Outcome: game.Win(game.First, "no-legal-turn")}, "Tea: Guest wins: no legal turn"},
		{game.Caption{ToMove: game.None, Outcome: game.Draw("repetition")}, "Tea: A draw: repetition"},
	}
	for _, test := range tests {
		s := Board(&game.Surface{Kind: game.SurfaceDisc, Radius: 9}, game.Situation{Caption: test.status},
			BoardStyle{Theme: themes.Light, Title: "Tea", Players: [2]string{"Guest", "Host"}})
		if s.Title != test.want || s.Description != "The board is empty." {
			t.Errorf("the picture is called %q and says %q, want %q", s.Title, s.Description, test.want)
		}
	}
}

func TestKnown(t *testing.T) {
	open := &game.Surface{Kind: game.SurfaceField, Open: true}
	disc := &game.Surface{Kind: game.SurfaceDisc, Places: []game.Place{{Name: "j10"}}}
	situation := game.Situation{Extent: game.Extent{MinX: -3, MinY: -4, MaxX: 3, MaxY: 4}}
	for _, test := range []struct {
		surface *game.Surface
		name    string
		want    bool
	}{{open, "-3,4", true}, {open, "-4,4", false}, {open, "1000000,3", false}, {open, "j10", false}, {open, "1,2x", false}, {disc, "j10", true}, {disc, "0,0", false}, {disc, "", false}} {
		if got := IsPlace(test.surface, situation, test.name); got != test.want {
			t.Errorf("%q is a place: %v", test.name, got)
		}
	}
}

// Everything that was cut by the rim lies in it, and keeps its area.
func TestCut(t *testing.T) {
	square := func(x, y, half float64) []scene.Point {
		return []scene.Point{{X: x - half, Y: y - half}, {X: x + half, Y: y - half}, {X: x + half, Y: y + half}, {X: x - half, Y: y + half}}
	}
	tests := []struct {
		name    string
		corners []scene.Point
		area    float64
	}{
		{"within", square(0, 0, 1), 4},
		{"round it", square(0, 0, 2.9), 9*math.Pi - 4*segment(2.9, 3)},
		{"across the middle", square(3, 0, 3), 9 * math.Pi / 2},
		{"a corner", square(3, 3, 3), 9 * math.Pi / 4},
		{"outside", square(9, 9, 1), 0},
	}
	for _, test := range tests {
		path := clipToCircle(test.corners, 3)
		if got := area(path); math.Abs(got-test.area) > 0.01 {
			t.Errorf("%s: the area is %.4f, want %.4f", test.name, got, test.area)
		}
		for _, step := range path {
			if step.Op != scene.Close && distance(scene.Point{}, last(scene.Path{step})) > 3+tiny {
				t.Errorf("%s: %v is beyond the rim", test.name, step)
			}
		}
	}
}

// segment is what a line at a distance from the middle cuts off a disc.
func segment(far, radius float64) float64 {
	return radius*radius*math.Acos(far/radius) - far*math.Sqrt(radius*radius-far*far)
}

// area goes along a path in short lines.
func area(path scene.Path) (sum float64) {
	var line []scene.Point
	for _, step := range path {
		switch step.Op {
		case scene.CubeTo:
			a, b, c, d := line[len(line)-1], step.To[0], step.To[1], step.To[2]
			for i := 1; i <= 50; i++ {
				t := float64(i) / 50
				u := 1 - t
				line = append(line, scene.Point{
					X: u*u*u*a.X + 3*u*u*t*b.X + 3*u*t*t*c.X + t*t*t*d.X,
					Y: u*u*u*a.Y + 3*u*u*t*b.Y + 3*u*t*t*c.Y + t*t*t*d.Y})
			}
		case scene.MoveTo, scene.LineTo:
			line = append(line, step.To[0])
		}
	}
	for i, a := range line {
		b := line[(i+1)%len(line)]
		sum += (a.X*b.Y - b.X*a.Y) / 2
	}
	return math.Abs(sum)
}

// The number of a link stands on it, off pieces, numbers and other links.
func TestValuesHaveRoom(t *testing.T) {
	cross := []game.Link{
		{Kind: game.LinkChain, Owner: game.None, From: game.XY{X: -4}, To: game.XY{X: 4}, Value: 1},
		{Kind: game.LinkChain, Owner: game.None, From: game.XY{Y: -4}, To: game.XY{Y: 4}, Value: 2},
		{Kind: game.LinkChain, Owner: game.None, From: game.XY{X: 4}, To: game.XY{X: 5}, Value: 3},
	}
	situation := game.Situation{Links: cross, Pieces: []game.Piece{{Place: "a", At: game.XY{X: -0.5}}}}
	p := newPainter(&game.Surface{Kind: game.SurfaceDisc, Radius: 9}, &situation, &BoardStyle{Theme: themes.Light})
	var taken []scene.Point
	for i := range cross {
		spot := p.valuePosition(&cross[i], taken)
		if off := distance(spot, nearest(spot, at(cross[i].From), at(cross[i].To))); off > tiny {
			t.Errorf("number %d is %v off its link", i, off)
		}
		if far := distance(spot, at(situation.Pieces[0].At)); far < 0.7 {
			t.Errorf("number %d is %v from a piece", i, far)
		}
		for k, other := range taken {
			if distance(spot, other) < 0.6 {
				t.Errorf("the numbers %d and %d are too near", k, i)
			}
		}
		taken = append(taken, spot)
	}
	for i := range 2 {
		other := cross[1-i]
		if far := distance(taken[i], nearest(taken[i], at(other.From), at(other.To))); far < 0.35 {
			t.Errorf("number %d is %v from the other link", i, far)
		}
	}
}
