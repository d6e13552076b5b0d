package gametest

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/coord"
)

// placesByName are the places of a surface by name.
type placesByName struct {
	centres map[string]game.XY
	open    bool
}

func placesOf(s *game.Surface) placesByName {
	p := placesByName{centres: make(map[string]game.XY, len(s.Places)), open: s.Open}
	for i := range s.Places {
		p.centres[s.Places[i].Name] = s.Places[i].Centre
	}
	return p
}

// centre returns where the place with this name is.
func (p placesByName) centre(name string) (game.XY, bool) {
	if at, ok := p.centres[name]; ok {
		return at, true
	}
	if x, y, rest, ok := coord.CutXY(name); p.open && ok && rest == "" {
		return game.XY{X: float64(x), Y: float64(y)}, true
	}
	return game.XY{}, false
}

func (p placesByName) has(name string) bool {
	_, ok := p.centre(name)
	return ok
}

// viewShowsThePosition: surface and situation agree with each other and with
// the game, and the same position always looks the same.
func viewShowsThePosition(p *lawCase) error {
	if err := checkSurface(p.Surface()); err != nil {
		return err
	}
	if surface := p.Surface(); surface != p.Surface() && !reflect.DeepEqual(surface, p.Surface()) {
		return errors.New("the surface changes")
	}
	here := snapshotOf(p.Game)
	s := p.Situation()
	if err := p.checkSituation(&s); err != nil {
		return err
	}
	if again := p.Situation(); !reflect.DeepEqual(s, again) {
		return fmt.Errorf("the situation changes without a move: %+v, was %+v", again, s)
	}
	if clone := game.Clone(p.Game).Situation(); !reflect.DeepEqual(s, clone) {
		return fmt.Errorf("the situation of a clone is another: %+v, want %+v", clone, s)
	}
	if _, ok := p.Game.(game.InfoProvider); !ok {
		return nil
	}
	info, err := json.Marshal(game.Info(p.Game))
	if err != nil {
		return fmt.Errorf("the info: %w", err)
	}
	if info[0] != '{' {
		return fmt.Errorf("the info is %s, want a JSON object", info)
	}
	if err := requireUnchanged(p.Game, here, "looking at it"); err != nil || p.MidTurn() {
		return err
	}
	copied, err := p.rules.NewFromPosition(p.options, here.text)
	if err != nil {
		return err
	}
	c := copied.Situation()
	return errors.Join(
		sameThings("pieces", c.Pieces, s.Pieces),
		sameThings("hands", c.Hands, s.Hands),
		sameThings("links", c.Links, s.Links))
}

// sameThings compares what a position shows that was set up again, in any order.
func sameThings[T any](name string, got, want []T) error {
	g, w := describeAll(got), describeAll(want)
	if slices.Equal(g, w) {
		return nil
	}
	lacks := func(list []string) func(string) bool {
		return func(s string) bool { return slices.Contains(list, s) }
	}
	return fmt.Errorf("the position set up again shows the %s %s in place of %s",
		name, slices.DeleteFunc(slices.Clone(g), lacks(w)), slices.DeleteFunc(slices.Clone(w), lacks(g)))
}

func describeAll[T any](list []T) []string {
	var texts []string
	for i := range list {
		texts = append(texts, fmt.Sprintf("%+v", list[i]))
	}
	slices.Sort(texts)
	return texts
}

func checkSurface(s *game.Surface) error {
	if s == nil {
		return errors.New("there is no surface")
	}
	if s.Kind != game.SurfaceDisc && s.Kind != game.SurfaceField {
		return errors.New("the surface is none of the kinds")
	}
	if s.Open != (len(s.Places) == 0) {
		return fmt.Errorf("the surface is open: %v, and has %d places", s.Open, len(s.Places))
	}
	names, centres := make(map[string]bool), make(map[game.XY]bool)
	for i := range s.Places {
		place := &s.Places[i]
		if place.Name == "" || names[place.Name] || centres[place.Centre] {
			return fmt.Errorf("two places are named or lie alike, or have no name: %+v", *place)
		}
		names[place.Name], centres[place.Centre] = true, true
		if !extentContains(s.Extent, place.Centre) {
			return fmt.Errorf("the place %+v lies outside the extent %+v", *place, s.Extent)
		}
	}
	return nil
}

func extentContains(e game.Extent, at game.XY) bool {
	return at.X >= e.MinX && at.X <= e.MaxX && at.Y >= e.MinY && at.Y <= e.MaxY
}

func (p *lawCase) checkSituation(s *game.Situation) error {
	surface := p.Surface()
	levels := make(map[string]int)
	for i := range s.Pieces {
		piece := &s.Pieces[i]
		at, ok := p.places.centre(piece.Place)
		switch {
		case !ok || at != piece.At:
			return fmt.Errorf("a piece stands on no place, or elsewhere: %+v", *piece)
		case piece.Level != levels[piece.Place]:
			return fmt.Errorf("a piece at level %d where %d stand below: %+v", piece.Level, levels[piece.Place], *piece)
		case piece.Kind == "" || piece.Name == "" || len(piece.Code) < 1 || len(piece.Code) > 3 || !isVisibleASCII(piece.Code):
			return fmt.Errorf("a piece without kind, name or a code of one to three letters: %+v", *piece)
		case piece.Owner > game.None || piece.Owner == game.Chance:
			return fmt.Errorf("a piece of nobody: %+v", *piece)
		case surface.Open && !extentContains(s.Extent, piece.At):
			return fmt.Errorf("a piece outside the extent %+v: %+v", s.Extent, *piece)
		}
		if err := p.checkListed(piece); err != nil {
			return err
		}
		levels[piece.Place]++
	}
	centres := make(map[game.XY]bool, len(p.places.centres))
	for _, at := range p.places.centres {
		centres[at] = true
	}
	for _, link := range s.Links {
		for _, at := range []game.XY{link.From, link.To} {
			if !surface.Open && !centres[at] {
				return fmt.Errorf("a link ends on no place: %+v", link)
			}
		}
		if link.Kind == "" || link.From == link.To {
			return fmt.Errorf("a link of no kind, or from a place to itself: %+v", link)
		}
	}
	for _, mark := range s.Marks {
		if at, ok := p.places.centre(mark.Place); !ok || at != mark.At || mark.Kind == "" {
			return fmt.Errorf("a mark on no place, or of no kind: %+v", mark)
		}
	}
	return p.checkCaption(s)
}

// checkListed: the rules list what there is to draw.
func (p *lawCase) checkListed(piece *game.Piece) error {
	drawn := p.rules.PieceSet
	switch {
	case !slices.Contains(drawn.Kinds, piece.Kind):
		return fmt.Errorf("the rules do not list among their pieces the kind of %+v", *piece)
	case drawn.Shared == piece.Owner.IsPlayer():
		return fmt.Errorf("the rules say that shared pieces are %v, but there is %+v", drawn.Shared, *piece)
	case piece.Note != "" && !slices.Contains(drawn.Notes, piece.Note):
		return fmt.Errorf("the rules do not list the note of %+v", *piece)
	}
	return nil
}

// checkCaption tests the caption of the surface.
func (p *lawCase) checkCaption(s *game.Situation) error {
	for _, hand := range s.Hands {
		kinds := make(map[string]bool)
		for _, item := range hand.Items {
			if kinds[item.Kind] || item.Kind == "" || item.Name == "" || item.Count < 1 {
				return fmt.Errorf("the hand of %v holds something twice, without a name or not at all: %+v", hand.Seat, item)
			}
			kinds[item.Kind] = true
			if !slices.Contains(p.rules.PieceSet.Kinds, item.Kind) {
				return fmt.Errorf("in the hand of %v is %s, which the rules do not list among their pieces", hand.Seat, item.Kind)
			}
		}
		if !hand.Seat.IsPlayer() {
			return fmt.Errorf("a hand of %v", hand.Seat)
		}
	}
	st := s.Caption
	if st.ToMove != p.ToMove() || st.Turns != p.TurnCount() || st.Outcome != p.Outcome() {
		return fmt.Errorf("the status is %+v; %v is to move after %d turns, outcome %q", st, p.ToMove(), p.TurnCount(), p.Outcome())
	}
	return nil
}
