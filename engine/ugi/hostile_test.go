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

// hostilePrograms have every fault that a program can have.
var hostilePrograms = map[string]struct {
	run    func(p *hostileProgram)
	want   FaultKind
	detail string
}{
	// at the start
	"ends at once":          {func(*hostileProgram) {}, Crashed, "exit status 0"},
	"fails at once":         {func(*hostileProgram) { fmt.Fprintln(os.Stderr, "no\nlicence"); os.Exit(3) }, Crashed, `exit status 3, with the output: "licence"`},
	"no output":             {(*hostileProgram).sleepForever, Unresponsive, "no ugiok"},
	"exits after its name":  {func(p *hostileProgram) { p.print("id name Bad"); os.Exit(1) }, Crashed, "Bad has ended: exit status 1"},
	"endless unknown lines": {func(p *hostileProgram) { writeForever(p, "hello\n") }, Malformed, "such line"},
	"endless options":       {func(p *hostileProgram) { writeForever(p, "option name x type check default true\n") }, Flooding, "200000 lines"},
	"endless line":          {func(p *hostileProgram) { writeForever(p, "hello") }, Malformed, "more than 1048576 bytes"},
	"endless zeros":         {func(p *hostileProgram) { writeForever(p, "\x00") }, Malformed, "more than"},
	"invalid UTF-8":         {func(p *hostileProgram) { p.print("\xff\xfe"); p.sleepForever() }, Malformed, "not text"},
	"random bytes":          {writeRandomBytes, Malformed, ""},
	"is never ready": {func(p *hostileProgram) {
		p.serveUntil("isready")
		p.sleepForever()
	}, Unresponsive, "no readyok"},
	"closes its output": {func(p *hostileProgram) {
		_ = os.Stdout.Close()
		p.sleepForever()
	}, Crashed, "closed its output"},
	"leaves a child": {func(p *hostileProgram) {
		child := exec.Command(os.Args[0])
		child.Env = append(os.Environ(), testProgramEnv+"=no output")
		child.Stdout, child.Stderr = os.Stdout, os.Stderr
		if err := child.Start(); err != nil {
			panic(err)
		}
		os.Exit(4)
	}, Crashed, "exit status 4"},

	// in a search
	"refuses the position": {func(p *hostileProgram) {
		p.serveUntil("position")
		p.print("info string error no such board")
		p.serveUntil("never")
	}, Refused, "no such board"},
	"refuses to go":             {failingAtGo(func(p *hostileProgram) { p.print("info string error tired"); p.sleepForever() }), Refused, "tired"},
	"dies in a search":          {failingAtGo(func(*hostileProgram) { panic("the table is full") }), Crashed, "exit status 2"},
	"ends in a search":          {failingAtGo(func(p *hostileProgram) { p.print("info depth 1 pv Gyoku*0,0") }), Crashed, "exit status 0"},
	"endless search":            {failingAtGo((*hostileProgram).sleepForever), Overtime, "no turn after"},
	"endless info lines":        {failingAtGo(func(p *hostileProgram) { writeForever(p, "info depth 1 nodes 5 score cp 3 pv Gyoku*0,0\n") }), Flooding, "200000 lines"},
	"unknown lines in a search": {failingAtGo(func(p *hostileProgram) { writeForever(p, "hm\n") }), Malformed, `"hm"`},
	"invalid numbers":           {failingAtGo(func(p *hostileProgram) { writeForever(p, "info depth deep\n") }), Malformed, "info depth deep"},
	"plays no turn":             {failingAtGo(func(p *hostileProgram) { p.print("bestmove") }), Malformed, "without a turn"},
	"plays nonsense":            {failingAtGo(func(p *hostileProgram) { p.print("bestmove (none)") }), IllegalTurn, "(none)"},
	"plays against rules":       {failingAtGo(func(p *hostileProgram) { p.print("bestmove Gyoku*1,1") }), IllegalTurn, "the first turn is Gyoku*0,0"},
	"does not quit": {func(p *hostileProgram) {
		p.serveUntil("quit")
		p.sleepForever()
	}, "", ""},
	"does not read": {func(p *hostileProgram) {
		p.serveUntil("isready")
		p.print("readyok")
		p.sleepForever()
	}, "", ""},
	"false claims": {failingAtGo(func(p *hostileProgram) {
		p.print("info multipv 2 score mate 3 pv Gyoku*2,1 Hi*-1,-1 Hi*-1,-1", "info multipv 1 score cp 900 pv Gyoku*9,9",
			"info multipv 3 score cp 5 pv Gyoku*2,1", "info multipv 4 pv Gyoku*1,2", "", "bestmove Gyoku*1,2 ponder x")
		p.serveUntil("quit")
	}), "", ""},
	"bestmove without go": {func(p *hostileProgram) {
		p.serveUntil("position")
		p.print("bestmove Gyoku*0,0")
		p.serveUntil("never")
	}, Malformed, "a bestmove without a search"},
}

// failingAtGo is a program that works until go.
func failingAtGo(fail func(p *hostileProgram)) func(p *hostileProgram) {
	return func(p *hostileProgram) {
		p.serveUntil("go")
		fail(p)
	}
}

func writeForever(p *hostileProgram, text string) {
	text = strings.Repeat(text, 1000)
	for {
		if _, err := os.Stdout.WriteString(text); err != nil {
			return
		}
	}
}

func writeRandomBytes(*hostileProgram) {
	r := rand.NewChaCha8([32]byte{1})
	buffer := make([]byte, 4096)
	for {
		_, _ = r.Read(buffer)
		if _, err := os.Stdout.Write(buffer); err != nil {
			return
		}
	}
}

// Each fault is detected, by a search at the latest. Then the program and its children have
// ended, and the client stays failed.
func TestHostilePrograms(t *testing.T) {
	for name, test := range hostilePrograms {
		if test.want == "" { // tested elsewhere
			continue
		}
		t.Run(name, func(t *testing.T) {
			limits := engine.Limits{Nodes: 1000}
			// The expected timeout is short, all others are long.
			s := ProcessSettings{ResponseTimeout: time.Hour, GracePeriod: time.Hour, SearchTimeout: time.Hour}
			switch test.want {
			case Unresponsive:
				s.ResponseTimeout = 300 * time.Millisecond
			case Overtime:
				s.SearchTimeout = 50 * time.Millisecond
			}
			c, err := Start(t.Context(), testCommand(t, name), s)
			if err == nil {
				_, err = c.Search(t.Context(), newGameAfter(t, "ki-shogi", nil), limits, nil)
				_, again := c.Search(t.Context(), newGameAfter(t, "ki-shogi", nil), limits, nil)
				if !errors.Is(again, err) {
					t.Errorf("another search: %v", again)
				}
				closeAndCheck(t, c)
			}
			checkFault(t, err, test.want, test.detail)
			if broken := (*game.RuleError)(nil); test.want == IllegalTurn && !errors.As(err, &broken) {
				t.Errorf("%v names no rule", err)
			}
			goleak.VerifyNone(t)
		})
	}
}

func checkFault(t *testing.T, err error, want FaultKind, detail string) {
	t.Helper()
	var fault *EngineError
	if !errors.As(err, &fault) || fault.Kind != want || !strings.Contains(err.Error(), detail) {
		t.Errorf("%v, want that it %s, with %q", err, want, detail)
	} else if len(err.Error()) > 600 || strings.Contains(err.Error(), "\n") {
		t.Errorf("%q is not one short line", err)
	}
}

// Faults that depend on settings or limits.
func TestHostileProgramsWithSettings(t *testing.T) {
	short := ProcessSettings{ResponseTimeout: time.Hour, GracePeriod: 50 * time.Millisecond, SearchTimeout: time.Hour}
	t.Run("too late", func(t *testing.T) {
		c := startTestProgram(t, "endless search", short)
		_, err := c.Search(t.Context(), newGameAfter(t, "ki-shogi", nil), engine.Limits{Time: time.Millisecond}, nil)
		checkFault(t, err, Overtime, "no turn after")
		closeAndCheck(t, c)
	})
	t.Run("does not stop", func(t *testing.T) {
		c := startTestProgram(t, "endless search", short)
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		_, err := c.Search(ctx, newGameAfter(t, "ki-shogi", nil), engine.Limits{}, nil)
		checkFault(t, err, Overtime, "after stop")
		closeAndCheck(t, c)
	})
	t.Run("does not quit", func(t *testing.T) {
		closeAndCheck(t, startTestProgram(t, "does not quit", short))
	})
	t.Run("does not read", func(t *testing.T) {
		s := short
		s.ResponseTimeout = 300 * time.Millisecond
		c := startTestProgram(t, "does not read", s)
		checkFault(t, c.send(positionCommand{fen: strings.Repeat("x", MaxLine/2)}), Unresponsive, "does not read")
		closeAndCheck(t, c)
	})
	t.Run("lacks an option", func(t *testing.T) {
		_, err := Start(t.Context(), testCommand(t, "plays nonsense"), ProcessSettings{Options: map[string]string{"Mood": "good"}})
		checkFault(t, err, Refused, `no option "Mood"`)
		goleak.VerifyNone(t)
	})
	t.Run("does not take an option", func(t *testing.T) {
		_, err := Start(t.Context(), testCommand(t, "good"), ProcessSettings{Options: map[string]string{"Level": "9"}})
		checkFault(t, err, Refused, `Level "9"`)
		goleak.VerifyNone(t)
	})
	t.Run("does not know the game's option", func(t *testing.T) {
		c := startTestProgram(t, "plays nonsense", short)
		_, err := c.Search(t.Context(), newGameAfter(t, "ki-shogi", map[string]string{"ki": "on"}), engine.Limits{Nodes: 1}, nil)
		checkFault(t, err, Refused, "ki=on")
		closeAndCheck(t, c)
	})
	t.Run("is not there", func(t *testing.T) {
		for _, command := range [][]string{nil, {"/nowhere/engine"}, {t.TempDir()}} {
			_, err := Start(t.Context(), command, short)
			checkFault(t, err, StartFailed, "")
		}
		goleak.VerifyNone(t)
	})
	t.Run("false claims", func(t *testing.T) {
		c := startTestProgram(t, "false claims", short)
		info, err := c.Search(t.Context(), newGameAfter(t, "ki-shogi", nil, "Gyoku*0,0"), engine.Limits{Nodes: 1, MultiPV: 3}, nil)
		if err != nil {
			t.Fatal(err)
		}
		want := []engine.PV{
			{Score: engine.Score{Win: 0.5}, Turns: []string{"Gyoku*1,2"}},
			{Score: engine.Score{Win: 1, Proof: engine.ProvenWin, Distance: 3}, Turns: []string{"Gyoku*2,1", "Hi*-1,-1"}},
		}
		if diff := cmp.Diff(want, info.PVs); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
		closeAndCheck(t, c)
	})
}
