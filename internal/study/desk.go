package study

import (
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/catalog"
)

// Desk answers questions and keeps the games it was asked about last. See the package
// comment for what it is not.
type Desk struct {
	games catalog.Catalog
	kept  []*kept // the last used one first
}

// New makes a desk for games.
func New(games catalog.Catalog) *Desk { return &Desk{games: games} }

// kept is a board that may be used again.
type kept struct {
	*Board
	begins string // how its game begins
}

const (
	// most boards are kept: a match, its review and a variation, and one more.
	most = 4
	// far is after how many turns to be taken back a board is copied rather than moved:
	// it will probably be asked about again.
	far = 16
)

// Lay returns the board of a line. It is good until the next question. The error is an
// *[Error].
func (d *Desk) Lay(l Line) (*Board, error) {
	rules, options, err := l.find(d.games, MaxTurns)
	if err != nil {
		return nil, err
	}
	begins := beginning(rules, options, l.Position)
	k := d.nearest(begins, l.Turns)
	switch {
	case k == nil:
		b, err := begin(rules, options, l.Position)
		if err != nil {
			return nil, err
		}
		k = &kept{b, begins}
	case len(k.Turns)-common(k.Turns, l.Turns) > far:
		k = &kept{&Board{Rules: rules, Table: k.Table.Clone(), Turns: k.Turns, labels: slices.Clone(k.labels)}, begins}
	}
	d.use(k)
	return k.Board, k.to(l.Turns)
}

// beginning tells apart how games begin.
func beginning(rules *game.Rules, options game.Options, position string) string {
	parts := []string{rules.Name, position}
	for i := range rules.Options {
		parts = append(parts, options[rules.Options[i].Name])
	}
	return strings.Join(parts, "\n")
}

// nearest is the kept board from which the fewest turns lead to these, nil for none.
func (d *Desk) nearest(begins string, turns []string) (nearest *kept) {
	least := 0
	for _, k := range d.kept {
		if k.begins != begins {
			continue
		}
		way := len(k.Turns) + len(turns) - 2*common(k.Turns, turns)
		if nearest == nil || way < least {
			nearest, least = k, way
		}
	}
	return nearest
}

// use puts a board before the others.
func (d *Desk) use(k *kept) {
	if i := slices.Index(d.kept, k); i >= 0 {
		d.kept = slices.Delete(d.kept, i, i+1)
	}
	d.kept = slices.Insert(d.kept, 0, k)
	if len(d.kept) > most {
		clear(d.kept[most:])
		d.kept = d.kept[:most]
	}
}

// forget drops all boards: after a fault they may not be what they seem.
func (d *Desk) forget() { d.kept = nil }
