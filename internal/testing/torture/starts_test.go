package torture_test

import (
	"bufio"
	"context"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite"
)

var starts = flag.Int("starts", 10, "how often a program is killed in each kind of start")

// The environment of a program that only opens a database: its folder, and a backup that
// is restored there first, if there is one.
const (
	opens    = "TEAHOUSE_TORTURE_OPENS"
	restores = "TEAHOUSE_TORTURE_RESTORES"
)

// openDatabase opens the database in a folder, prints so, and waits to be killed.
func openDatabase(folder string) error {
	ctx, path := context.Background(), filepath.Join(folder, sqlite.FileName)
	fmt.Println("begin")
	if backup := os.Getenv(restores); backup != "" {
		if _, err := sqlite.Restore(ctx, backup, path, takeAll); err != nil {
			return err
		}
	} else if _, err := sqlite.Open(ctx, path, sqlite.Config{}); err != nil {
		return err
	}
	fmt.Println("done")
	time.Sleep(time.Minute)
	return nil
}

// takeAll finds nothing that is to be left out.
func takeAll(context.Context, *sqlite.Reader) ([]string, error) { return nil, nil }

// killedStart starts a program that opens the database in a folder, kills it some time
// after it has begun, and returns how long it took if it was not killed before it was done.
func killedStart(t *testing.T, folder, backup string, after time.Duration) (took time.Duration) {
	t.Helper()
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	child := exec.Command(program)
	child.Env = append(os.Environ(), opens+"="+folder, restores+"="+backup)
	out, err := child.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	var output strings.Builder
	child.Stderr = &output
	if err := child.Start(); err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(out)
	if !lines.Scan() || lines.Text() != "begin" {
		t.Fatalf("the program says %q %s", lines.Text(), output.String())
	}
	began := time.Now()
	timer := time.AfterFunc(after, func() { _ = child.Process.Kill() })
	defer timer.Stop()
	if lines.Scan() && lines.Text() == "done" {
		took = time.Since(began)
	}
	_ = child.Process.Kill()
	_, _ = io.Copy(io.Discard, out)
	_ = child.Wait()
	if output.Len() > 0 {
		t.Errorf("the program says: %s", output.String())
	}
	return took
}

// fillDatabase plays one recorded match of each game in the database of a folder.
func fillDatabase(t *testing.T, folder string) {
	t.Helper()
	s, err := sqlite.Open(t.Context(), filepath.Join(folder, sqlite.FileName), sqlite.Config{})
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range sampleGamesByName(t, "ki-shogi", "skud-pai-sho", "quaterno", "kutai-pai-sho", "balance-pai-sho") {
		keepGame(t, s, g.Name, g.Options, g.Position, g.Turns)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
}

// keepGame stores a match with these turns; its id is the name of the game.
func keepGame(t *testing.T, s store.Store, name string, options game.Options, position string, turns []string) {
	t.Helper()
	state := match.SeatState{Holder: match.HolderPerson, Person: "p1", Name: "Ann"}
	at := match.Context{At: time.Unix(1_900_000_000, 0), Seed: 1, RematchID: "x"}
	m := match.New(name, games.All())
	facts, err := match.Begin(games.All(), match.Created{
		Terms: match.Terms{Game: name, Options: options, Position: position, Clock: clock.Control{Kind: clock.Untimed}},
		Seats: [2]match.SeatState{state, state}, CreatedBy: "p1",
	}, at)
	for i := 0; ; i++ {
		if err != nil {
			t.Fatal(err)
		}
		events := m.NumberEvents(facts, at)
		for _, e := range events {
			if err := m.Apply(e); err != nil {
				t.Fatal(err)
			}
		}
		if err := s.Append(t.Context(), store.LogEntry{Match: m.ID, Epoch: 1, Events: events, Summary: store.Summarize(m)}); err != nil {
			t.Fatal(err)
		}
		if i == len(turns) || m.Over() {
			return
		}
		facts, err = m.Decide(match.Play{Turn: turns[i]}, match.Sender{Person: "p1", Seat: game.None, ExpectedSeq: -1}, at)
	}
}

// whole returns what is wrong with the database in a folder, which must have one of the
// given sets of matches.
func whole(t *testing.T, folder string, matches ...int) error {
	t.Helper()
	s, err := sqlite.Open(t.Context(), filepath.Join(folder, sqlite.FileName), sqlite.Config{})
	if err != nil {
		return err
	}
	found, err := store.Check(t.Context(), s, games.All(), func(_ string, err error) { t.Error(err) })
	if err == nil {
		err = s.Ping(t.Context())
	}
	if closed := s.Close(); err == nil {
		err = closed
	}
	for _, n := range matches {
		if found.Matches == n {
			return err
		}
	}
	return fmt.Errorf("it has %d matches, want one of %v: %w", found.Matches, matches, err)
}

// Whenever a program is killed in its first start, in the first start after a restore, or
// while it restores, the folder can be used afterwards and nothing is lost.
func TestKilledStarts(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	fillDatabase(t, data)
	backup := filepath.Join(t.TempDir(), "backup.db")
	if err := sqlite.Backup(t.Context(), filepath.Join(data, sqlite.FileName), backup, false, func(context.Context, *sqlite.Reader) error { return nil }); err != nil {
		t.Fatal(err)
	}
	restored := func(t *testing.T, folder string) {
		if _, err := sqlite.Restore(t.Context(), backup, filepath.Join(folder, sqlite.FileName), takeAll); err != nil {
			t.Fatal(err)
		}
	}
	for _, kind := range []struct {
		name    string
		prepare func(*testing.T, string)
		backup  string
		matches []int
	}{
		{"the first start", func(*testing.T, string) {}, "", []int{0}},
		{"the first start after a restore", restored, "", []int{5}},
		{"a restore", func(t *testing.T, folder string) { _ = whole(t, folder, 0) }, backup, []int{0, 5}},
	} {
		t.Run(kind.name, func(t *testing.T) {
			dice := rand.New(rand.NewPCG(uint64(*starts), 1))
			longest, done, failed := time.Duration(0), 0, 0
			for range 3 { // to know how long it takes
				folder := t.TempDir()
				kind.prepare(t, folder)
				longest = max(longest, killedStart(t, folder, kind.backup, time.Minute))
			}
			for range *starts {
				folder := t.TempDir()
				kind.prepare(t, folder)
				if killedStart(t, folder, kind.backup, time.Duration(dice.Int64N(int64(longest)))) > 0 {
					done++
				}
				if err := whole(t, folder, kind.matches...); err != nil {
					failed++
					t.Error(err)
				}
				left, err := filepath.Glob(filepath.Join(folder, ".teahouse-*", "in-use-lock")) // an empty one stays for a minute
				if err != nil || len(left) > 0 {
					t.Errorf("left behind: %v, %v", left, err)
				}
			}
			t.Logf("%d kills within %v, %d of them after it was done: %d folders cannot be used", *starts, longest.Round(time.Millisecond), done, failed)
		})
	}
}
