package games

import (
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

// The puzzles of each game are of that game, can be set up and played, and have the words of its table.
// Their proofs are repeated by tools/puzzlecheck.
func TestPuzzles(t *testing.T) {
	for _, d := range Definitions() {
		list, err := d.Puzzles.List()
		if err != nil {
			t.Errorf("%s: %v", d.Rules.Name, err)
		}
		if d.Mining == nil {
			continue
		}
		plan := d.Mining()
		if len(list) == 0 {
			t.Errorf("%s has no puzzles", d.Rules.Name)
		}
		for i := range list {
			p := &list[i]
			g, err := p.State(d.Rules)
			solver := game.None
			if err == nil {
				solver = g.ToMove()
				err = playAll(g, p.Turns)
			}
			if err != nil {
				t.Errorf("%s %s: %v", d.Rules.Name, p.ID, err)
				continue
			}
			// A saving turn may end the game as a draw.
			if o := g.Outcome(); p.Wins > 0 && o.Winner != solver || p.Saves > 0 && o.Over() && o.Winner != game.None {
				t.Errorf("%s %s: after %q the outcome is %q", d.Rules.Name, p.ID, p.Turns, g.Outcome())
			}
			if i%10 > 0 {
				continue
			}
			if tags, err := plan.Tags.Of(d.Rules, &p.SuiteProblem); err != nil || !slices.Equal(tags, p.Tags) {
				t.Errorf("%s %s: the words are %v, %v, and in the file %v", d.Rules.Name, p.ID, tags, err, p.Tags)
			}
		}
		for id := range plan.Tags.Effects {
			if prefix, name, _ := strings.Cut(id, "-"); prefix != d.Rules.Messages.Prefix || !d.Rules.Messages.Has(name) {
				t.Errorf("%s: its table of words has %q, which is no message of it", d.Rules.Name, id)
			}
		}
	}
}

func playAll(g game.Game, turns []string) error {
	for _, turn := range turns {
		if err := game.PlayTurn(g, turn); err != nil {
			return err
		}
	}
	return nil
}
