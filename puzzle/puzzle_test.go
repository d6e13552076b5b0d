package puzzle_test

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/teahouse-games/teahouse/lab"
	"github.com/teahouse-games/teahouse/puzzle"
)

// sample returns a puzzle that is complete.
func sample() puzzle.Puzzle {
	p := puzzle.Puzzle{
		SuiteProblem: lab.SuiteProblem{Game: "tea", Options: map[string]string{"pot": "large"}, Position: "to-move=first", Wins: 3, Turns: []string{"a", "b", "c"}},
		Tags:         []string{puzzle.TagWinIn3}, Rating: 1400,
	}
	p.ID = puzzle.IDOf(&p.SuiteProblem)
	return p
}

func TestRoundTrip(t *testing.T) {
	first, second := sample(), sample()
	second.Wins, second.Saves, second.Turns, second.Tags = 0, 2, []string{"a"}, []string{puzzle.TagSave}
	second.Position, second.Rating = "to-move=second", 1100 // easier, so it is listed first
	second.ID = puzzle.IDOf(&second.SuiteProblem)
	var b bytes.Buffer
	for _, p := range []puzzle.Puzzle{first, second} {
		if err := puzzle.Write(&b, &p); err != nil {
			t.Fatal(err)
		}
	}
	want := fmt.Sprintf(`{"id":%q,"game":"tea","options":{"pot":"large"},"position":"to-move=first","wins":3,"turns":["a","b","c"],"tags":["win-in-3"],"rating":1400}`, first.ID)
	if line, _, _ := strings.Cut(b.String(), "\n"); line != want {
		t.Errorf("written:\n%s\nwant:\n%s", line, want)
	}
	var file bytes.Buffer
	packed := gzip.NewWriter(&file)
	if _, err := packed.Write(b.Bytes()); err != nil || packed.Close() != nil {
		t.Fatal(err)
	}
	c := puzzle.NewCollection(file.Bytes())
	list, err := c.List()
	if diff := cmp.Diff([]puzzle.Puzzle{second, first}, list); diff != "" || err != nil {
		t.Errorf("%v: %s", err, diff)
	}
	if p, ok := c.Find(second.ID); !ok || p.Saves != 2 {
		t.Errorf("found %+v, %v", p, ok)
	}
	if _, ok := c.Find("00000000"); ok {
		t.Error("found a puzzle that is not there")
	}
}

func TestCollectionRefusesBrokenFiles(t *testing.T) {
	twice := func() []byte {
		var b, file bytes.Buffer
		p := sample()
		_, _ = puzzle.Write(&b, &p), puzzle.Write(&b, &p)
		packed := gzip.NewWriter(&file)
		_, _ = packed.Write(b.Bytes())
		_ = packed.Close()
		return file.Bytes()
	}()
	for name, file := range map[string][]byte{"empty": nil, "cut off": twice[:40], "twice": twice} {
		if list, err := puzzle.NewCollection(file).List(); err == nil {
			t.Errorf("%s: %d puzzles", name, len(list))
		}
	}
	var none *puzzle.Collection
	if list, err := none.List(); err != nil || list != nil {
		t.Errorf("of no collection: %v, %v", list, err)
	}
}

func TestReadRefuses(t *testing.T) {
	for want, change := range map[string]func(*puzzle.Puzzle){
		"wins and saves":  func(p *puzzle.Puzzle) { p.Saves = 2 },
		"wins is 2":       func(p *puzzle.Puzzle) { p.Wins = 2 },
		"wins is 11":      func(p *puzzle.Puzzle) { p.Wins = 11 },
		"saves is 3":      func(p *puzzle.Puzzle) { p.Wins, p.Saves = 0, 3 },
		"want 3, as many": func(p *puzzle.Puzzle) { p.Turns = p.Turns[:2] },
		"saving turn":     func(p *puzzle.Puzzle) { p.Wins, p.Saves = 0, 2 },
		"rating is 0":     func(p *puzzle.Puzzle) { p.Rating = 0 },
		"the id is":       func(p *puzzle.Puzzle) { p.Position += " " },
		`"tea" is unkno`:  func(p *puzzle.Puzzle) { p.Tags = []string{"tea"} },
	} {
		p := sample()
		change(&p)
		var b bytes.Buffer
		good := sample()
		_, _ = puzzle.Write(&b, &good), puzzle.Write(&b, &p)
		if _, err := puzzle.Read(&b); err == nil || !strings.Contains(err.Error(), want) || !strings.HasPrefix(err.Error(), "line 2: ") {
			t.Errorf("want %q: %v", want, err)
		}
	}
	if _, err := puzzle.Read(strings.NewReader("{")); err == nil {
		t.Error("read half a line")
	}
	if _, err := puzzle.Read(strings.NewReader(strings.Repeat("x", 70_000))); err == nil {
		t.Error("read a line without end")
	}
}
