package games

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/gametest"
)

// FuzzTurnText plays words as turns. Never may it panic; what is read must be a
// legal turn with that very text, what is refused must break a rule of the game
// and change nothing.
func FuzzTurnText(f *testing.F) {
	seedGames(f, func(which byte, options []byte, turns []string) {
		f.Add(which, options, strings.Join(turns, " "))
	})
	f.Fuzz(func(t *testing.T, which byte, options []byte, turns string) {
		rules, given := choose(which, options)
		table, err := rules.New(given)
		if err != nil {
			t.Fatal(err)
		}
		const most = 150 // turns, so that one input does not take long
		for i, text := range strings.SplitN(turns, " ", most+1) {
			if i < most {
				playText(t, table, text)
			}
		}
	})
}

// playText plays a text as a turn if it is one.
func playText(t *testing.T, table game.Game, text string) {
	hash, key, toMove := table.Hash(), table.Key(), table.ToMove()
	moves, err := table.ParseTurn(text)
	if table.Hash() != hash || table.Key() != key || table.ToMove() != toMove || table.MidTurn() {
		t.Fatalf("ParseTurn of %q changes the position %s", text, table.PositionText())
	}
	if err != nil {
		var broken *game.RuleError
		if !errors.As(err, &broken) {
			t.Fatalf("%q: %v (%T), want a *game.RuleError", text, err, err)
		}
		if _, ok := table.Rules().TurnRule(broken.Rule); !ok || broken.Error() == "" {
			t.Fatalf("%q: refused by the rule %q: %q", text, broken.Rule, broken.Error())
		}
		if game.CountLegalTurns(table) < 300 && slices.Contains(game.LegalTurns(table), text) {
			t.Fatalf("%q is a legal turn of %s and refused: %v", text, table.PositionText(), err)
		}
		return
	}
	var written []byte
	for i, m := range moves {
		written = table.AppendMoveText(written, m)
		if err := game.Play(table, m); err != nil {
			t.Fatalf("%q is read, but its move %d is not legal: %v", text, i, err)
		}
		if table.MidTurn() != (i < len(moves)-1) {
			t.Fatalf("%q: the turn is over with move %d of %d", text, i, len(moves))
		}
	}
	if string(written) != text {
		t.Fatalf("%q is read as %q", text, written)
	}
}

// FuzzPositionText sets texts up. What is refused has reasons; what is accepted
// is a position that round-trips and can be played on.
func FuzzPositionText(f *testing.F) {
	seedGames(f, func(which byte, options []byte, turns []string) {
		rules, given := choose(which, options)
		table, err := rules.New(given)
		if err != nil {
			f.Fatal(err)
		}
		for i, turn := range turns {
			if err := game.PlayTurn(table, turn); err != nil {
				f.Fatal(err)
			}
			if i == len(turns)/2 || i == len(turns)-1 {
				f.Add(which, options, table.PositionText())
			}
		}
	})
	f.Fuzz(func(t *testing.T, which byte, options []byte, text string) {
		rules, given := choose(which, options)
		table, err := rules.NewFromPosition(given, text)
		if err != nil {
			var setup *game.SetupError
			if !errors.As(err, &setup) || len(setup.Reasons) == 0 || setup.Reasons[0].IsZero() {
				t.Fatalf("%q: %v (%T), want reasons", text, err, err)
			}
			return
		}
		canonical := table.PositionText()
		again, err := rules.NewFromPosition(given, canonical)
		if err != nil {
			t.Fatalf("%q is accepted, but not its own text %q: %v", text, canonical, err)
		}
		if again.PositionText() != canonical || again.Key() != table.Key() || again.Hash() != table.Hash() || again.Outcome() != table.Outcome() {
			t.Fatalf("%q comes back as %q, %v; was %v", canonical, again.PositionText(), again.Outcome(), table.Outcome())
		}
		playOn(t, table)
		if table.PositionText() != canonical || table.Key() != again.Key() || table.Hash() != again.Hash() {
			t.Fatalf("%q: after some moves and as many Undo it is %q", canonical, table.PositionText())
		}
	})
}

// playOn makes some moves and takes them back.
func playOn(t *testing.T, table game.Game) {
	r := rand.New(rand.NewPCG(table.Hash(), 0))
	for range 12 {
		moves := table.AppendMoves(nil)
		if (len(moves) == 0) != table.Outcome().Over() {
			t.Fatalf("%d moves, outcome %q", len(moves), table.Outcome())
		}
		table.Situation()
		if !table.MidTurn() {
			if n := game.CountLegalTurns(table); (n == 0) != (len(moves) == 0) {
				t.Fatalf("%s: %d moves, %d turns", table.PositionText(), len(moves), n)
			}
			if _, err := table.Picks(nil); err != nil && len(moves) > 0 {
				t.Fatalf("%s: Picks: %v", table.PositionText(), err)
			}
		}
		m, ok := game.SampleMove(table, r)
		if ok != (len(moves) > 0) || ok && !slices.Contains(moves, m) {
			t.Fatalf("Sample gives %d, %v of %v", m, ok, moves)
		}
		if !ok {
			break
		}
		table.Do(m)
	}
	for table.Undo() {
	}
}

// fields are the values that a byte chooses among for the Pattern of Ki Shogi.
var fields = []string{"5x5", "5x7", "6x6", "7x7", "7x5", "64x64", "5x64"}

// choose turns bytes into a game and its options.
func choose(which byte, options []byte) (*game.Rules, map[string]string) {
	rules := All()[int(which)%len(All())]
	given := make(map[string]string)
	for i := range rules.Options {
		if i < len(options) {
			values := valuesOf(&rules.Options[i])
			given[rules.Options[i].Name] = values[int(options[i])%len(values)]
		}
	}
	return rules, given
}

// valuesOf lists the values that choose knows; the default is the first.
func valuesOf(opt *game.Option) []string {
	values := []string{opt.Default}
	values = append(values, opt.Values...)
	if opt.Range != nil {
		for n := opt.Range.Min; n <= opt.Range.Max; n++ {
			values = append(values, strconv.Itoa(n))
		}
	}
	if opt.Pattern != nil {
		values = append(values, fields...)
	}
	return values
}

// chosenBy is the reverse of choose.
func chosenBy(name string, given map[string]string) (which byte, options []byte, err error) {
	i := slices.Index(Names(), name)
	if i < 0 {
		return 0, nil, fmt.Errorf("no game %s", name)
	}
	rules := All()[i]
	for j := range rules.Options {
		opt := &rules.Options[j]
		value, ok := given[opt.Name]
		if !ok {
			value = opt.Default
		}
		at := slices.Index(valuesOf(opt), value)
		if at < 0 {
			return 0, nil, fmt.Errorf("%s: no byte chooses %s=%s", name, opt.Name, value)
		}
		options = append(options, byte(at))
	}
	return byte(i), options, nil
}

// seedGames calls add with the beginnings of some games of every vector file.
func seedGames(f *testing.F, add func(which byte, options []byte, turns []string)) {
	paths, err := filepath.Glob(filepath.Join(gametest.VectorsDir, "*.jsonl"))
	if err != nil || len(paths) == 0 {
		f.Fatalf("no vectors: %v", err)
	}
	for _, path := range paths {
		records := gametest.VectorGames(f, filepath.Base(path))
		for n, r := range records[:min(len(records), 3)] {
			which, options, err := chosenBy(r.Game, r.Options)
			if err != nil {
				continue // an option value that no byte chooses
			}
			add(which, options, r.Turns[:min(len(r.Turns), 10+20*n)])
		}
	}
}
