package main

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
)

// samplePuzzles returns some puzzles of each game, short ones that are checked quickly.
func samplePuzzles(t *testing.T) (list []line) {
	t.Helper()
	files, err := filepath.Glob("../../*/puzzles/puzzles.jsonl.gz")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	for _, name := range files {
		all, err := read(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, kind := range []int{1, 2, 3} {
			of := slices.DeleteFunc(slices.Clone(all), func(p line) bool { return p.Wins+p.Saves != kind })
			if len(of) > 0 { // few pieces have few turns
				list = append(list, slices.MinFunc(of, func(a, b line) int { return len(a.Position) - len(b.Position) }))
			}
		}
	}
	return list
}

func start(t *testing.T, p *line) game.Game {
	t.Helper()
	rules, ok := games.ByName(p.Game)
	if !ok {
		t.Fatalf("there is no game %q", p.Game)
	}
	g, err := rules.NewFromPosition(p.Options, p.Position)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// The second program agrees with a sample, and finds what is wrong with changed puzzles.
func TestSampleAndMutants(t *testing.T) {
	for _, p := range samplePuzzles(t) {
		wrong, positions := check(&p)
		t.Logf("%s %s: %d turns, %d positions", p.Game, p.ID, p.Wins+p.Saves, positions)
		if wrong != "" {
			t.Errorf("%s %s: %q", p.Game, p.ID, wrong)
		}
		for name, mutant := range mutants(t, p) {
			if wrong, _ := check(&mutant); wrong == "" {
				t.Errorf("%s %s: overlooked: %s", p.Game, p.ID, name)
			}
		}
	}
}

// mutants returns puzzles that are wrong, by what is wrong with them.
func mutants(t *testing.T, p line) map[string]line {
	t.Helper()
	list := map[string]line{}
	other := p
	legal := game.LegalTurns(start(t, &p))
	slices.Sort(legal)
	other.Turns = slices.Clone(p.Turns)
	other.Turns[0] = legal[0]
	if legal[0] == p.Turns[0] {
		other.Turns[0] = legal[1]
	}
	list["a wrong solution"] = other
	illegal := p
	illegal.Turns = slices.Concat([]string{"no such turn"}, p.Turns[1:])
	list["a turn that is not legal"] = illegal
	switch {
	case p.Wins == 1:
		longer := p
		longer.Wins = 3
		list["a win that is longer than needed"] = longer
		saving := p
		saving.Wins, saving.Saves = 0, 2
		saving.Turns = []string{other.Turns[0]}
		list["a win as something to save"] = saving
	case p.Wins > 1:
		shorter := p
		shorter.Wins -= 2
		shorter.Turns = p.Turns[:shorter.Wins]
		list["a win that takes longer"] = shorter
	default:
		winning := p
		winning.Wins, winning.Saves = 1, 0
		list["something to save as a win"] = winning
	}
	return list
}

// The problems that test the engines have wins by several turns: the second program finds the second
// solution.
func TestSecondSolution(t *testing.T) {
	files, err := filepath.Glob("../../*/problems/testdata/problems.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		// A win in one turn that is not the only one.
		for one := range bytes.Lines(text) {
			if !bytes.Contains(one, []byte(`"wins":1,"turns"`)) {
				continue
			}
			p := writeAndRead(t, one)
			if len(game.LegalTurns(start(t, &p))) > 3000 {
				continue
			}
			wrong, _ := check(&p)
			if !strings.Contains(wrong, "is another solution") {
				t.Errorf("%s: %q", name, wrong)
			}
			break
		}
	}
}

// writeAndRead reads a line by way of a file.
func writeAndRead(t *testing.T, text []byte) line {
	t.Helper()
	name := filepath.Join(t.TempDir(), "one.jsonl")
	if err := os.WriteFile(name, text, 0o600); err != nil {
		t.Fatal(err)
	}
	list, err := read(name)
	if err != nil || len(list) != 1 {
		t.Fatalf("%d puzzles: %v", len(list), err)
	}
	return list[0]
}

func TestCheckRefuses(t *testing.T) {
	for _, p := range []line{
		{Game: "no-such-game", Wins: 1, Turns: []string{"a"}},
		{Game: games.Names()[0], Turns: []string{"a"}},
		{Game: games.Names()[0], Wins: 2, Turns: []string{"a"}},
		{Game: games.Names()[0], Wins: 1, Saves: 2, Turns: []string{"a"}},
		{Game: games.Names()[0], Wins: 11, Turns: []string{"a"}},
		{Game: games.Names()[0], Wins: 1, Position: "nonsense", Turns: []string{"a"}},
	} {
		if wrong, _ := check(&p); wrong == "" {
			t.Errorf("%+v: %q", p, wrong)
		}
	}
}
