package ugi

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"go.uber.org/goleak"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// badPrograms do each bad thing that a program can do.
var badPrograms = map[string]struct {
	run    func(p *badProgram)
	want   Fault
	detail string
}{
	// at the start
	"ends at once":          {func(*badProgram) {}, Crashed, "exit status 0"},
	"fails at once":         {func(*badProgram) { fmt.Fprintln(os.Stderr, "no\nlicence"); os.Exit(3) }, Crashed, `exit status 3, having said: "licence"`},
	"says nothing":          {(*badProgram).sleep, Silent, "no ugiok"},
	"names itself and ends": {func(p *badProgram) { p.say("id name Bad"); os.Exit(1) }, Crashed, "Bad has ended: exit status 1"},
	"never stops":           {func(p *badProgram) { endless(p, "hello\n") }, Garbled, "such line"},
	"lists for ever":        {func(p *badProgram) { endless(p, "option name x type check default true\n") }, Flooding, "200000 lines"},
	"says a line for ever":  {func(p *badProgram) { endless(p, "hello") }, Garbled, "more than 1048576 bytes"},
	"says zeros for ever":   {func(p *badProgram) { endless(p, "\x00") }, Garbled, "more than"},
	"says no text":          {func(p *badProgram) { p.say("\xff\xfe"); p.sleep() }, Garbled, "not text"},
	"says dice":             {dice, Garbled, ""},
	"is never ready": {func(p *badProgram) {
		p.serve("isready")
		p.sleep()
	}, Silent, "no readyok"},
	"closes its output": {func(p *badProgram) {
		_ = os.Stdout.Close()
		p.sleep()
	}, Crashed, "closed its output"},
	"leaves a child": {func(p *badProgram) {
		child := exec.Command(os.Args[0])
		child.Env = append(os.Environ(), asProgram+"=says nothing")
		child.Stdout, child.Stderr = os.Stdout, os.Stderr
		if err := child.Start(); err != nil {
			panic(err)
		}
		os.Exit(4)
	}, Crashed, "exit status 4"},

	// in a search
	"refuses the position": {func(p *badProgram) {
		p.serve("position")
		p.say("info string error no such board")
		p.serve("never")
	}, Refusing, "no such board"},
	"refuses to go":         {searching(func(p *badProgram) { p.say("info string error tired"); p.sleep() }), Refusing, "tired"},
	"dies in a search":      {searching(func(*badProgram) { panic("the table is full") }), Crashed, "exit status 2"},
	"ends in a search":      {searching(func(p *badProgram) { p.say("info depth 1 pv Gyoku*0,0") }), Crashed, "exit status 0"},
	"thinks for ever":       {searching((*badProgram).sleep), Overtime, "no turn after"},
	"thinks aloud for ever": {searching(func(p *badProgram) { endless(p, "info depth 1 nodes 5 score cp 3 pv Gyoku*0,0\n") }), Flooding, "200000 lines"},
	"babbles in a search":   {searching(func(p *badProgram) { endless(p, "hm\n") }), Garbled, `"hm"`},
	"tells no numbers":      {searching(func(p *badProgram) { endless(p, "info depth deep\n") }), Garbled, "info depth deep"},
	"plays no turn":         {searching(func(p *badProgram) { p.say("bestmove") }), Garbled, "without a turn"},
	"plays nonsense":        {searching(func(p *badProgram) { p.say("bestmove (none)") }), Illegal, "(none)"},
	"plays against rules":   {searching(func(p *badProgram) { p.say("bestmove Gyoku*1,1") }), Illegal, "the first turn is Gyoku*0,0"},
	"does not quit": {func(p *badProgram) {
		p.serve("quit")
		p.sleep()
	}, "", ""},
	"does not read": {func(p *badProgram) {
		p.serve("isready")
		p.say("readyok")
		p.sleep()
	}, "", ""},
	"boasts": {searching(func(p *badProgram) {
		p.say("info multipv 2 score mate 3 pv Gyoku*2,1 Hi*-1,-1 Hi*-1,-1", "info multipv 1 score cp 900 pv Gyoku*9,9",
			"info multipv 3 score cp 5 pv Gyoku*2,1", "info multipv 4 pv Gyoku*1,2", "", "bestmove Gyoku*1,2 ponder x")
		p.serve("quit")
	}), "", ""},
	"plays unasked": {func(p *badProgram) {
		p.serve("position")
		p.say("bestmove Gyoku*0,0")
		p.serve("never")
	}, Garbled, "nobody has asked for"},
}

// searching is a program that does as it should until it is to search.
func searching(then func(p *badProgram)) func(p *badProgram) {
	return func(p *badProgram) {
		p.serve("go")
		then(p)
	}
}

func endless(p *badProgram, text string) {
	text = strings.Repeat(text, 1000)
	for {
		if _, err := os.Stdout.WriteString(text); err != nil {
			return
		}
	}
}

func dice(*badProgram) {
	r := rand.NewChaCha8([32]byte{1})
	buffer := make([]byte, 4096)
	for {
		_, _ = r.Read(buffer)
		if _, err := os.Stdout.Write(buffer); err != nil {
			return
		}
	}
}

// Each of them is found out, by a search at the latest. Then it is gone, nothing of it is
// left, and it stays broken.
func TestHostile(t *testing.T) {
	for name, test := range badPrograms {
		if test.want == "" { // it is not this that is wrong with it
			continue
		}
		t.Run(name, func(t *testing.T) {
			limits := engine.Limits{Nodes: 1000}
			// What is waited for in vain is not waited for long, all else as long as it takes.
			s := Settings{Answer: time.Hour, Grace: time.Hour, Longest: time.Hour}
			switch test.want {
			case Silent:
				s.Answer = 300 * time.Millisecond
			case Overtime:
				s.Longest = 50 * time.Millisecond
			}
			c, err := Start(t.Context(), program(t, name), s)
			if err == nil {
				_, err = c.Search(t.Context(), begun(t, "ki-shogi", nil), limits, nil)
				_, again := c.Search(t.Context(), begun(t, "ki-shogi", nil), limits, nil)
				if !errors.Is(again, err) {
					t.Errorf("another search: %v", again)
				}
				closed(t, c)
			}
			isFault(t, err, test.want, test.detail)
			if broken := (*game.RuleError)(nil); test.want == Illegal && !errors.As(err, &broken) {
				t.Errorf("%v names no rule", err)
			}
			goleak.VerifyNone(t)
		})
	}
}

func isFault(t *testing.T, err error, want Fault, detail string) {
	t.Helper()
	var fault *EngineError
	if !errors.As(err, &fault) || fault.Fault != want || !strings.Contains(err.Error(), detail) {
		t.Errorf("%v, want that it %s, with %q", err, want, detail)
	} else if len(err.Error()) > 600 || strings.Contains(err.Error(), "\n") {
		t.Errorf("%q is not said in one short line", err)
	}
}

// Bad things that depend on what is asked.
func TestHostileAsked(t *testing.T) {
	short := Settings{Answer: time.Hour, Grace: 50 * time.Millisecond, Longest: time.Hour}
	t.Run("too late", func(t *testing.T) {
		c := start(t, "thinks for ever", short)
		_, err := c.Search(t.Context(), begun(t, "ki-shogi", nil), engine.Limits{Time: time.Millisecond}, nil)
		isFault(t, err, Overtime, "no turn after")
		closed(t, c)
	})
	t.Run("does not stop", func(t *testing.T) {
		c := start(t, "thinks for ever", short)
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		_, err := c.Search(ctx, begun(t, "ki-shogi", nil), engine.Limits{}, nil)
		isFault(t, err, Overtime, "after stop")
		closed(t, c)
	})
	t.Run("does not quit", func(t *testing.T) {
		closed(t, start(t, "does not quit", short))
	})
	t.Run("does not read", func(t *testing.T) {
		s := short
		s.Answer = 300 * time.Millisecond
		c := start(t, "does not read", s)
		isFault(t, c.tell(position{fen: strings.Repeat("x", MaxLine/2)}), Silent, "does not read")
		closed(t, c)
	})
	t.Run("cannot be told an option", func(t *testing.T) {
		_, err := Start(t.Context(), program(t, "plays nonsense"), Settings{Options: map[string]string{"Mood": "good"}})
		isFault(t, err, Refusing, `no option "Mood"`)
		goleak.VerifyNone(t)
	})
	t.Run("does not take an option", func(t *testing.T) {
		_, err := Start(t.Context(), program(t, "good"), Settings{Options: map[string]string{"Level": "9"}})
		isFault(t, err, Refusing, `Level "9"`)
		goleak.VerifyNone(t)
	})
	t.Run("does not know the game's option", func(t *testing.T) {
		c := start(t, "plays nonsense", short)
		_, err := c.Search(t.Context(), begun(t, "ki-shogi", map[string]string{"ki": "on"}), engine.Limits{Nodes: 1}, nil)
		isFault(t, err, Refusing, "ki=on")
		closed(t, c)
	})
	t.Run("is not there", func(t *testing.T) {
		for _, command := range [][]string{nil, {"/nowhere/engine"}, {t.TempDir()}} {
			_, err := Start(t.Context(), command, short)
			isFault(t, err, NoStart, "")
		}
		goleak.VerifyNone(t)
	})
	t.Run("claims what it likes", func(t *testing.T) {
		c := start(t, "boasts", short)
		found, err := c.Search(t.Context(), begun(t, "ki-shogi", nil, "Gyoku*0,0"), engine.Limits{Nodes: 1, Lines: 3}, nil)
		if err != nil {
			t.Fatal(err)
		}
		want := []engine.Line{
			{Score: engine.Score{Win: 0.5}, Turns: []string{"Gyoku*1,2"}},
			{Score: engine.Score{Win: 1, Proof: engine.ProvenWin, In: 3}, Turns: []string{"Gyoku*2,1", "Hi*-1,-1"}},
		}
		if diff := cmp.Diff(want, found.Lines); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
		closed(t, c)
	})
}
