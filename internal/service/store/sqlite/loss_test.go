package sqlite_test

import (
	"bytes"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/testutil"

	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite"
)

// journal collects log records.
type journal struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (j *journal) Write(p []byte) (int, error) {
	j.mu.Lock()
	defer j.mu.Unlock()
	return j.text.Write(p)
}

func (j *journal) String() string {
	j.mu.Lock()
	defer j.mu.Unlock()
	return j.text.String()
}

// watched are options with an accessible log and metrics.
func watched() (sqlite.Config, *journal, *metrics.Metrics) {
	j, m := new(journal), metrics.New(prometheus.NewRegistry())
	return sqlite.Config{Log: slog.New(slog.NewTextHandler(j, nil)), Metrics: m}, j, m
}

// killed returns a folder with a database as a killed process leaves it after so many
// entries of a match, its own heartbeats not counted.
func killed(t *testing.T, entries int64) (folder string) {
	t.Helper()
	at := t.TempDir()
	s := open(t, at, sqlite.Config{})
	for seq := range entries {
		mustAppend(t, s, entry("m1", seq+1))
	}
	folder = crash(t, filepath.Join(at, sqlite.FileName))
	text, err := os.ReadFile(filepath.Join(at, sqlite.FileName+"-commits"))
	if err != nil {
		t.Fatal(err)
	}
	prepareEntry(t, filepath.Join(folder, sqlite.FileName+"-commits"), string(text))
	return folder
}

// flip changes one bit of a file.
func flip(t *testing.T, name string, at int) {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if at < 0 {
		at += len(text)
	}
	text[at] ^= 1
	prepareEntry(t, name, string(text))
}

// events counts the events of a match in the database of a folder.
func events(t *testing.T, s *sqlite.Store, id string) int {
	t.Helper()
	events, err := s.Events(t.Context(), id, 0, 1<<20)
	if err != nil {
		t.Fatal(err)
	}
	return len(events)
}

// One flipped bit of the write-ahead log makes SQLite silently ignore the rest of it.
// Here it is reported, and a refused start loses nothing.
func TestBitInLog(t *testing.T) {
	folder := killed(t, 20)
	path := filepath.Join(folder, sqlite.FileName)
	flip(t, path+"-wal", -5*4120-100) // a few commits before the end
	before := contents(t, folder)
	var loss *sqlite.LossError
	for range 2 { // as often as it is tried
		o, log, m := watched()
		s, err := sqlite.Open(t.Context(), path, o)
		if err == nil {
			t.Fatal("it was opened with ", events(t, s, "m1"), " events: ", s.Close())
		}
		if !errors.As(err, &loss) || !errors.Is(err, store.ErrDamaged) || loss.Missing < 1 || loss.Missing > 5 {
			t.Fatalf("the error is %v", err)
		}
		for _, part := range []string{sqlite.LastCommits(loss.Missing) + " missing", loss.Copy, fmt.Sprintf("--accept-loss %d", loss.Missing), "Restore a backup"} {
			if !strings.Contains(err.Error(), part) {
				t.Errorf("the error is %v, without %q", err, part)
			}
		}
		if text := log.String(); !strings.Contains(text, "level=ERROR") || !strings.Contains(text, fmt.Sprintf("missing=%d", loss.Missing)) {
			t.Errorf("logged %s", text)
		}
		if n := testutil.ToFloat64(m.LostCommits); n != float64(loss.Missing) {
			t.Errorf("the metric is %v", n)
		}
	}
	after := contents(t, folder)
	if after[filepath.Base(loss.Copy)] != before[sqlite.FileName+"-wal"] {
		t.Error("the copy is not the log")
	}
	for name, text := range before {
		if !strings.HasSuffix(name, "-shm") && after[name] != text {
			t.Errorf("%s was changed", name)
		}
	}
	if n := len(after) - len(before); n > 3 { // the copy, the lock, the shared memory
		t.Errorf("%d more files", n)
	}
	// Nobody else makes up for it: what reads changes nothing either.
	r, err := sqlite.OpenReader(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	if r.Missing() != loss.Missing {
		t.Errorf("%d are missing for whoever looks, want %d", r.Missing(), loss.Missing)
	}
	if err := r.Close(); err != nil {
		t.Error(err)
	}
	if err := sqlite.Backup(t.Context(), path, filepath.Join(t.TempDir(), "b.db"), false, fine); !errors.Is(err, store.ErrDamaged) {
		t.Errorf("a backup: %v", err)
	}
	if now := contents(t, folder); now[sqlite.FileName+"-wal"] != before[sqlite.FileName+"-wal"] || now[sqlite.FileName] != before[sqlite.FileName] {
		t.Error("who reads has changed it")
	}
	// The operator may continue without the lost commits, knowing how many they are.
	if s, err := sqlite.Open(t.Context(), path, sqlite.Config{AcceptLoss: loss.Missing + 1}); !errors.As(err, &loss) {
		t.Error("another number was accepted", err, s)
	}
	o, log, _ := watched()
	o.AcceptLoss = loss.Missing
	s, err := sqlite.Open(t.Context(), path, o)
	if err != nil {
		t.Fatal(err)
	}
	n := events(t, s, "m1")
	if n != 20-int(loss.Missing) || !strings.Contains(log.String(), "continuing without acknowledged commits") {
		t.Errorf("%d events; logged %s", n, log)
	}
	mustAppend(t, s, entry("m1", int64(n)+1))
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	o, log, m := watched()
	s = open(t, folder, o)
	if testutil.ToFloat64(m.LostCommits) != 0 || strings.Contains(log.String(), "WARN") || strings.Contains(log.String(), "ERROR") || events(t, s, "m1") != n+1 {
		t.Errorf("afterwards: %s", log)
	}
}

// contents are the files of a folder.
func contents(t *testing.T, folder string) map[string]string {
	t.Helper()
	files := map[string]string{}
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		text, err := os.ReadFile(filepath.Join(folder, e.Name()))
		if err != nil {
			t.Fatal(err)
		}
		files[e.Name()] = string(text)
	}
	return files
}

// Wherever in the log a bit is flipped, either everything is there or the loss is
// reported.
func TestAnyBitInLog(t *testing.T) {
	made := killed(t, 4)
	size := len(contents(t, made)[sqlite.FileName+"-wal"])
	reported := 0
	for i := range 40 {
		folder := t.TempDir()
		for name, text := range contents(t, made) {
			prepareEntry(t, filepath.Join(folder, name), text)
		}
		flip(t, filepath.Join(folder, sqlite.FileName+"-wal"), (i*size+7*i)/40)
		s, err := sqlite.Open(t.Context(), filepath.Join(folder, sqlite.FileName), sqlite.Config{})
		switch {
		case errors.As(err, new(*sqlite.LossError)):
			reported++
		case err != nil:
			t.Errorf("bit %d: %v", i, err)
		default:
			if n := events(t, s, "m1"); n != 4 {
				t.Errorf("bit %d: %d events, and nothing is said", i, n)
			}
			if err := s.Close(); err != nil {
				t.Error(err)
			}
		}
	}
	if reported < 30 {
		t.Errorf("%d of 40 were told", reported)
	}
}

// Other states of the file that records the last commit.
func TestCommitsFile(t *testing.T) {
	other := killed(t, 9)
	for _, c := range []struct {
		name   string
		change func(t *testing.T, path string)
		fails  string // empty: it opens
		logs   string
	}{
		{"as it is", func(*testing.T, string) {}, "", ""},
		{"no log", func(t *testing.T, path string) { remove(t, path+"-wal") }, "was taken away, or an older copy", "missing"},
		{"no file", func(t *testing.T, path string) { remove(t, path+"-commits") }, "", "is missing"},
		{"half of the file", func(t *testing.T, path string) { prepareEntry(t, path+"-commits", "teahouse commits 1") }, "", "cannot be read"},
		{"a wrong file", func(t *testing.T, path string) { flip(t, path+"-commits", 60) }, "", "cannot be read"},
		{"nothing in the file", func(t *testing.T, path string) { prepareEntry(t, path+"-commits", "") }, "", "cannot be read"},
		{"the file of another database", func(t *testing.T, path string) {
			prepareEntry(t, path+"-commits", contents(t, other)[sqlite.FileName+"-commits"])
		}, "", "belongs to another database"},
		{"no database", func(t *testing.T, path string) { remove(t, path); remove(t, path+"-wal") }, "there is no database, but", ""},
		{"an empty database", func(t *testing.T, path string) { prepareEntry(t, path, ""); remove(t, path+"-wal") }, "there is no database, but", ""},
		{"a log alone", func(t *testing.T, path string) { remove(t, path) }, "put it back", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			folder := killed(t, 4)
			path := filepath.Join(folder, sqlite.FileName)
			c.change(t, path)
			o, log, _ := watched()
			s, err := sqlite.Open(t.Context(), path, o)
			if c.fails == "" && err != nil || c.fails != "" && (err == nil || !strings.Contains(err.Error(), c.fails)) {
				t.Fatalf("the error is %v, want %q", err, c.fails)
			}
			if !strings.Contains(log.String(), c.logs) || c.logs == "" && strings.Contains(log.String(), "WARN") {
				t.Errorf("logged %s, want %q", log, c.logs)
			}
			if err != nil {
				return
			}
			if n := events(t, s, "m1"); n != 4 {
				t.Errorf("%d events", n)
			}
			if err := s.Close(); err != nil {
				t.Fatal(err)
			}
			o, log, _ = watched()
			open(t, folder, o)
			if strings.Contains(log.String(), "WARN") {
				t.Errorf("the next time: %s", log)
			}
		})
	}
}

func remove(t *testing.T, name string) {
	t.Helper()
	if err := os.Remove(name); err != nil {
		t.Fatal(err)
	}
}

// A backup that is restored has fewer commits than there were, and nothing is missing.
func TestRestoreResetsCommits(t *testing.T) {
	folder, ctx := t.TempDir(), t.Context()
	path, backup := filepath.Join(folder, sqlite.FileName), filepath.Join(folder, "b.db")
	s := open(t, folder, sqlite.Config{})
	mustAppend(t, s, entry("m1", 1))
	if err := sqlite.Backup(ctx, path, backup, false, fine); err != nil {
		t.Fatal(err)
	}
	mustAppend(t, s, entry("m1", 2))
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	kept, err := sqlite.Restore(ctx, backup, path, all)
	if err != nil {
		t.Fatal(err)
	}
	o, log, _ := watched()
	if err := open(t, folder, o).Close(); err != nil || strings.Contains(log.String(), "WARN") {
		t.Errorf("the first start: %v, logged %s", err, log)
	}
	has(t, folder, "m1")
	if _, err := os.Stat(kept + "-commits"); err != nil {
		t.Error(err)
	}
	// A restore by hand is reported: later commits are gone.
	for _, name := range []string{path, path + "-commits"} {
		remove(t, name)
	}
	if err := errors.Join(os.Link(kept+"-commits", path+"-commits"), os.Link(backup, path)); err != nil {
		t.Fatal(err)
	}
	if _, err := sqlite.Open(ctx, path, sqlite.Config{}); !errors.As(err, new(*sqlite.LossError)) || !strings.Contains(err.Error(), "an older copy") {
		t.Errorf("an older copy by hand: %v", err)
	}
}
