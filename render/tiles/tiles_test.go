package tiles_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/render/scene"
	"github.com/teahouse-games/teahouse/render/themes"
	"github.com/teahouse-games/teahouse/render/tiles"
)

// kinds are all kinds of piece, game by game.
var kinds = []struct {
	game  string
	kinds []string
}{
	{"skud-pai-sho", strings.Fields("R3 R4 R5 W3 W4 W5 L O B K R W")},
	{"quaterno", strings.Fields("Sun Moon Fan Anchor Stick Compass Soldier")},
	{"kutai-pai-sho", strings.Fields("CBd CBn CHd CHn IRd IRn MAd MAn PEd PEn RHd RHn " +
		"CLd CLn JAd JAn LId LIn PId PIn WId WIn WSd WSn WHEEL CUP SPADE TWIG LOTUS")},
	{"balance-pai-sho", strings.Fields("Rose Lotus Orchid Lily Wheel")},
	{"ki-shogi", strings.Fields("Gyoku Hi Cho Han Chuu Ou Shu Kaku Myou Hon Ga Zou Ken Ki Hou Ro Ja Ba Ryuu")},
}

var notes = []string{
	"", "growing", "trapped", "seized", "fixed", "stranded", "centerpiece",
	"harmonies-2", "harmonies-3", "no-harmony", "something else",
}

// drawnAs are notes that look like another one, whose meaning is theirs too: a flower that
// never moves shows the pin of one that does not move for now.
var drawnAs = map[string]string{"on-point": "fixed"}

// styles are all ways to draw.
func styles() (all []tiles.PieceStyle) {
	for _, theme := range []themes.Theme{themes.Light, themes.Dark} {
		for _, romaji := range []bool{false, true} {
			all = append(all,
				tiles.PieceStyle{Set: games.Pieces(), Theme: theme, Design: themes.DesignPictures, RomanNames: romaji},
				tiles.PieceStyle{Set: games.Pieces(), Theme: theme, Design: themes.DesignLetters, RomanNames: romaji})
		}
	}
	return all
}

var owners = []game.Seat{game.First, game.Second, game.None}

func TestStaysInsideTheSquare(t *testing.T) {
	for _, style := range styles() {
		for _, g := range kinds {
			for _, kind := range g.kinds {
				for _, owner := range owners {
					for i, note := range notes {
						p := game.Piece{Kind: kind, Owner: owner, Note: note, Level: i % 2}
						for _, s := range tiles.Piece(p, style) {
							if far := reach(s); far > 0.5 || math.IsNaN(far) {
								t.Errorf("%s of %v, note %q, %s: a shape reaches %.3f", kind, owner, note, style.Design, far)
							}
						}
					}
				}
			}
		}
	}
}

// reach is how far a shape goes from 0,0 along either axis, at most: a curve stays
// within its controls.
func reach(s scene.Shape) float64 {
	far := 0.0
	for _, step := range s.Path {
		for _, at := range step.To {
			far = max(far, math.Abs(at.X), math.Abs(at.Y))
		}
	}
	if s.Stroke.Colour.A != 0 {
		far += s.Stroke.Width / 2
	}
	return far
}

func TestKindsDiffer(t *testing.T) {
	for _, style := range styles() {
		for _, g := range kinds {
			for _, owner := range owners {
				drawn := map[string]string{}
				for _, kind := range g.kinds {
					form := grey(tiles.Piece(game.Piece{Kind: kind, Owner: owner}, style))
					if other, ok := drawn[form]; ok {
						t.Errorf("%s, %s: %s and %s of %v differ in their colours at most", g.game, style.Design, other, kind, owner)
					}
					drawn[form] = kind
				}
			}
		}
	}
}

// grey tells drawings apart as one does who sees no colours but light and dark.
func grey(shapes []scene.Shape) string {
	var b strings.Builder
	for _, s := range shapes {
		fmt.Fprint(&b, s.Path, s.Fill.G/64, s.Fill.A, s.Stroke.Width, s.Stroke.Colour.G/64)
	}
	return b.String()
}

func TestOwnersAndNotesAreSeen(t *testing.T) {
	for _, style := range styles() {
		for _, g := range kinds {
			for _, kind := range g.kinds {
				first := tiles.Piece(game.Piece{Kind: kind, Owner: game.First}, style)
				if reflect.DeepEqual(first, tiles.Piece(game.Piece{Kind: kind, Owner: game.Second}, style)) {
					t.Errorf("%s, %s: one cannot see whose it is", kind, style.Design)
				}
			}
		}
		for i, note := range notes {
			drawn := tiles.Piece(game.Piece{Kind: "R3", Note: note}, style)
			for of, as := range drawnAs {
				if as == note && !reflect.DeepEqual(drawn, tiles.Piece(game.Piece{Kind: "R3", Note: of}, style)) {
					t.Errorf("%s: the note %q is not drawn as %q", style.Design, of, note)
				}
			}
			for _, other := range notes[:i] {
				if reflect.DeepEqual(drawn, tiles.Piece(game.Piece{Kind: "R3", Note: other}, style)) {
					t.Errorf("%s: the notes %q and %q look alike", style.Design, note, other)
				}
			}
		}
	}
}

func TestUnknownKindIsItsCode(t *testing.T) {
	for _, style := range styles() {
		tea := tiles.Piece(game.Piece{Kind: "TEAPOT", Code: "TEA"}, style)
		pot := tiles.Piece(game.Piece{Kind: "TEAPOT", Code: "POT"}, style)
		if reflect.DeepEqual(tea, pot) {
			t.Errorf("%s: TEA and POT look alike", style.Design)
		}
		for _, p := range []game.Piece{{}, {Kind: "n"}, {Kind: "\xff"}, {Owner: 99}, {Level: 7, Kind: "茶"}, {Note: "\x00"}} {
			if len(tiles.Piece(p, style)) == 0 {
				t.Errorf("%s: nothing is drawn for %+v", style.Design, p)
			}
		}
	}
}

func TestDrawnAlikeEveryTime(t *testing.T) {
	style := tiles.PieceStyle{Set: games.Pieces(), Theme: themes.Dark, Design: themes.DesignPictures}
	for _, g := range kinds {
		for _, kind := range g.kinds {
			p := game.Piece{Kind: kind, Owner: game.Second, Note: "fixed"}
			if !reflect.DeepEqual(tiles.Piece(p, style), tiles.Piece(p, style)) {
				t.Errorf("%s is drawn in two ways", kind)
			}
		}
	}
}

// What comes on the board in games played at random has a figure, and in the set of
// letters it looks on the board as in the hand, where its code is not known.
func TestGamesHaveNoOtherKinds(t *testing.T) {
	pictures := tiles.PieceStyle{Set: games.Pieces(), Theme: themes.Light, Design: themes.DesignPictures}
	letters := tiles.PieceStyle{Set: games.Pieces(), Theme: themes.Light, Design: themes.DesignLetters}
	for _, rules := range games.All() {
		var known []string
		for _, g := range kinds {
			if g.game == rules.Name {
				known = g.kinds
			}
		}
		seen := played(t, rules)
		if len(seen) < len(known)/2 {
			t.Errorf("%s: only %v came on the board", rules.Name, seen)
		}
		for kind, code := range seen {
			if !slices.Contains(known, kind) {
				t.Errorf("%s: %s is not among its kinds", rules.Name, kind)
			}
			if reflect.DeepEqual(tiles.Piece(game.Piece{Kind: kind, Code: code}, pictures), tiles.Piece(game.Piece{Kind: "TEAPOT", Code: code}, pictures)) {
				t.Errorf("%s: %s has no figure", rules.Name, kind)
			}
			if !reflect.DeepEqual(tiles.Piece(game.Piece{Kind: kind, Code: code}, letters), tiles.Piece(game.Piece{Kind: kind}, letters)) {
				t.Errorf("%s: %s has the code %s on the board and another in the hand", rules.Name, kind, code)
			}
		}
	}
}

// played is the codes of the kinds that came on the board in six games at random.
func played(t *testing.T, rules *game.Rules) map[string]string {
	t.Helper()
	seen := map[string]string{}
	r := rand.New(rand.NewPCG(7, 7))
	for range 6 {
		table, err := rules.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		for range 120 {
			m, ok := game.SampleMove(table, r)
			if !ok {
				break
			}
			if err := game.Play(table, m); err != nil {
				t.Fatal(err)
			}
			s := table.Situation()
			for i := range s.Pieces {
				seen[s.Pieces[i].Kind] = s.Pieces[i].Code
				note := s.Pieces[i].Note
				if as, ok := drawnAs[note]; ok {
					note = as
				}
				if !slices.Contains(notes, note) {
					t.Errorf("%s: there is no sign for the note %q", rules.Name, s.Pieces[i].Note)
				}
			}
		}
	}
	return seen
}
