package explorer

import (
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/symmetry"
	"github.com/teahouse-games/teahouse/record"
)

// MaxTurns is how many turns of a game are counted, those of chance included. docs/performance.md has the figures that it
// was chosen by.
const MaxTurns = 16

// Step is a turn of a game in a position.
type Step struct {
	Key     uint64 // of the position before it
	Turn    string // as it is in all positions with this key
	Swapped bool   // the position is seen with the seats exchanged
}

// Positions sees positions of games. The zero value is ready to use.
type Positions struct {
	keys map[string]*symmetry.Keys // by game and options
}

// maxKeys bounds how many games and options are remembered.
const maxKeys = 64

// Position sees the position of g, which must be between turns.
func (p *Positions) Position(g game.Game) symmetry.Position {
	name := g.Rules().Name
	for _, o := range g.Rules().Options {
		name += " " + g.Options()[o.Name]
	}
	k := p.keys[name]
	if k == nil {
		if p.keys == nil || len(p.keys) >= maxKeys {
			p.keys = map[string]*symmetry.Keys{}
		}
		k = symmetry.NewKeys(g)
		p.keys[name] = k
	}
	return k.Position(g)
}

// Steps returns the first turns of the main line of a record. A turn that is played in the same position again
// counts once. The error is that of the record: it does not keep the rules so far.
func (p *Positions) Steps(rules *game.Rules, r *record.Record) ([]Step, error) {
	g, err := r.StartState(rules)
	if err != nil {
		return nil, err
	}
	var steps []Step
	for i := range r.Turns[:min(len(r.Turns), MaxTurns)] {
		if g.Outcome().Over() {
			return nil, fmt.Errorf("turn %d comes after the end of the game", i+1)
		}
		seen := p.Position(g)
		text := r.Turns[i].Text
		if err := game.PlayTurn(g, text); err != nil {
			return nil, fmt.Errorf("turn %d: %w", i+1, err)
		}
		if s := (Step{seen.Key, seen.Turn(text), seen.Swapped}); !slices.ContainsFunc(steps, func(t Step) bool { return t.Key == s.Key && t.Turn == s.Turn }) {
			steps = append(steps, s)
		}
	}
	return steps, nil
}

// ID returns the same 11 characters for records of the same game: the same players, date, options, turns and result.
func ID(r *record.Record) string {
	h := sha256.New()
	fmt.Fprintf(h, "%q %q %q %q %q %v %q\n", r.Game, r.Position, r.First, r.Second, r.Date, r.Result, r.Options)
	for i := range r.Turns {
		fmt.Fprintf(h, "%s\n", r.Turns[i].Text)
	}
	return base64.RawURLEncoding.EncodeToString(h.Sum(nil)[:8])
}

// Title returns the players and the date of a record, as far as it has them, in at most so many bytes.
func Title(r *record.Record, most int) string {
	var parts []string
	if r.First != "" || r.Second != "" {
		parts = append(parts, named(r.First)+" – "+named(r.Second))
	}
	if r.Date != "" {
		parts = append(parts, r.Date)
	}
	title := strings.ReplaceAll(strings.ToValidUTF8(strings.Join(parts, ", "), "?"), "\x00", "?")
	for len(title) > most {
		_, size := utf8.DecodeLastRuneInString(title)
		title = title[:len(title)-size]
	}
	return title
}

func named(name string) string {
	if name == "" {
		return "?"
	}
	return name
}
