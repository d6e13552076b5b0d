package sqlite_test

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"go.uber.org/goleak"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite"
)

// crashing names, in the environment of a process that is to be killed, its folder.
const crashing = "TEAHOUSE_TEST_CRASHING"

func TestMain(m *testing.M) {
	if folder := os.Getenv(crashing); folder != "" {
		if err := appendForEver(folder); err != nil {
			fmt.Println("error", err)
		}
		os.Exit(1)
	}
	goleak.VerifyTestMain(m)
}

// appenders is how many matches a process that is to be killed writes concurrently.
const appenders = 8

// appendForEver continues every match and prints the acknowledgements.
func appendForEver(folder string) error {
	ctx := context.Background()
	s, err := sqlite.Open(ctx, filepath.Join(folder, sqlite.FileName), sqlite.Config{})
	if err != nil {
		return err
	}
	failed := make(chan error, appenders)
	for i := range appenders {
		go func() { failed <- appendTo(ctx, s, fmt.Sprint("m", i)) }()
	}
	return <-failed
}

// appendTo goes on with a match: two entries at a time, the second one a line of chat.
func appendTo(ctx context.Context, s store.Store, id string) error {
	at := int64(0)
	if sum, err := s.Summary(ctx, id); err == nil {
		at = sum.Seq
	}
	for seq := at + 1; ; seq++ {
		if err := s.Append(ctx, entry(id, seq), chat(id, seq)); err != nil {
			return err
		}
		fmt.Println(id, seq)
	}
}

// No acknowledged entry is lost or there twice, and none is there half, whenever the
// process is killed.
func TestKilled(t *testing.T) {
	folder := t.TempDir()
	acknowledged := map[string]int64{}
	for range 6 {
		run, err := os.Executable()
		if err != nil {
			t.Fatal(err)
		}
		child := exec.Command(run)
		child.Env = append(os.Environ(), crashing+"="+folder)
		out, err := child.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := child.Start(); err != nil {
			t.Fatal(err)
		}
		lines := bufio.NewScanner(out)
		// It lives until it has acknowledged so many, and a little longer.
		for n := 20 + rand.IntN(200); n > 0 && lines.Scan(); n-- {
			note(t, acknowledged, lines.Text())
		}
		var killed sync.WaitGroup
		killed.Go(func() {
			time.Sleep(time.Duration(rand.IntN(3000)) * time.Microsecond)
			if err := child.Process.Kill(); err != nil {
				t.Error(err)
			}
		})
		for lines.Scan() {
			note(t, acknowledged, lines.Text())
		}
		killed.Wait()
		_ = child.Wait()
		if t.Failed() {
			return
		}
		survived(t, folder, acknowledged)
	}
	total := int64(0)
	for _, n := range acknowledged {
		total += n
	}
	t.Logf("%d acknowledged", total)
}

// note records a complete line of the process.
func note(t *testing.T, acknowledged map[string]int64, line string) {
	var id string
	var seq int64
	if strings.HasPrefix(line, "error") {
		t.Error(line)
	}
	if n, err := fmt.Sscanf(line, "%s %d", &id, &seq); n == 2 && err == nil {
		acknowledged[id] = max(acknowledged[id], seq)
	}
}

// survived checks the contents of the database after a kill.
func survived(t *testing.T, folder string, acknowledged map[string]int64) {
	t.Helper()
	s, err := sqlite.Open(t.Context(), filepath.Join(folder, sqlite.FileName), sqlite.Config{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := whole(t.Context(), s.Reader); err != nil {
		t.Error(err)
	}
	for id, want := range acknowledged {
		events, errE := s.Events(t.Context(), id, 0, 1<<20)
		lines, errL := s.Chat(t.Context(), id, 0, 1<<20)
		if errE != nil || errL != nil || int64(len(events)) < want || len(lines) != len(events) {
			t.Fatalf("%s has %d events and %d lines, %d were acknowledged: %v, %v", id, len(events), len(lines), want, errE, errL)
		}
		for i, e := range events {
			seq := int64(i) + 1
			answer, ok, err := s.CommandAnswer(t.Context(), id, store.CommandKey{Client: "c", ID: fmt.Sprint(seq)})
			if e.Seq != seq || lines[i].Number != seq || !ok || answer.Seq != seq || err != nil {
				t.Fatalf("%s: event %d is %d, line %d, answer %v %v, %v", id, seq, e.Seq, lines[i].Number, answer, ok, err)
			}
		}
	}
	if err := s.Close(); err != nil {
		t.Error(err)
	}
}

// A bit of the log that changes after a kill takes nothing away without a word.
func TestKilledAndFlipped(t *testing.T) {
	folder := t.TempDir()
	run, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	child := exec.Command(run)
	child.Env = append(os.Environ(), crashing+"="+folder)
	out, err := child.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := child.Start(); err != nil {
		t.Fatal(err)
	}
	acknowledged := map[string]int64{}
	lines := bufio.NewScanner(out)
	for n := 300; n > 0 && lines.Scan(); n-- {
		note(t, acknowledged, lines.Text())
	}
	if err := child.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	for lines.Scan() {
		note(t, acknowledged, lines.Text())
	}
	_ = child.Wait()
	path := filepath.Join(folder, sqlite.FileName)
	flip(t, path+"-wal", 32+24+100) // in the first page of the log
	s, err := sqlite.Open(t.Context(), path, sqlite.Config{})
	loss := &sqlite.LossError{}
	if err != nil {
		if !errors.As(err, &loss) {
			t.Fatal(err)
		}
		s, err = sqlite.Open(t.Context(), path, sqlite.Config{AcceptLoss: loss.Missing})
	}
	if errors.Is(err, store.ErrDamaged) {
		t.Logf("%d commits are missing, and the rest cannot be used: %v", loss.Missing, err)
		return // it was killed in a checkpoint
	}
	if err != nil {
		t.Fatal(err)
	}
	lost := int64(0)
	for id, want := range acknowledged {
		events, err := s.Events(t.Context(), id, 0, 1<<20)
		if err != nil && !errors.Is(err, store.ErrNotFound) {
			t.Error(err)
		}
		lost += max(0, want-int64(len(events)))
	}
	if _, err := whole(t.Context(), s.Reader); err != nil {
		t.Error(err)
	}
	if err := s.Close(); err != nil {
		t.Error(err)
	}
	t.Logf("%d commits are missing, with them %d acknowledged entries", loss.Missing, lost)
	if lost > 0 && loss.Missing == 0 {
		t.Error("nothing was said of that")
	}
}
