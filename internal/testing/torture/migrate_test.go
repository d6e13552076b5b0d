package torture_test

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"flag"
	"fmt"
	"hash"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite"
	"github.com/teahouse-games/teahouse/internal/terminal/cli"
	"github.com/teahouse-games/teahouse/internal/testing/pgcluster"
	"github.com/teahouse-games/teahouse/internal/testing/torture"
	"github.com/teahouse-games/teahouse/internal/web/identity"
)

var (
	migrated       = flag.Int("migrated", 300, "how many matches are migrated")
	migrationKills = flag.Int("migration-kills", 6, "how often the migration is killed, both ways together")
)

// runCommand is the variable by which the test program is the teahouse program.
const runCommand = "TEAHOUSE_TORTURE_COMMAND"

// teahouse returns a call of the program in a process of its own.
func teahouse(t *testing.T, arguments ...string) *exec.Cmd {
	t.Helper()
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	c := exec.Command(program, arguments...)
	c.Env = append(os.Environ(), runCommand+"=1")
	return c
}

// commandMain is the teahouse program.
func commandMain() int {
	return cli.Program{Games: games.All()}.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)
}

// mustRun runs a call to its end and returns its output.
func mustRun(t *testing.T, arguments ...string) []byte {
	t.Helper()
	c := teahouse(t, arguments...)
	var out, errs bytes.Buffer
	c.Stdout, c.Stderr = &out, &errs
	if err := c.Run(); err != nil {
		t.Fatalf("%s: %v\n%s", strings.Join(arguments, " "), err, &errs)
	}
	return out.Bytes()
}

// migrateKilled migrates, and is killed at most so many times before it comes to its end. It returns how often
// it was killed.
func migrateKilled(t *testing.T, random *rand.Rand, kills int, arguments ...string) (killed int) {
	t.Helper()
	arguments = append([]string{"migrate"}, arguments...)
	longest := time.Duration(*migrated)*200*time.Microsecond + 300*time.Millisecond
	for range kills {
		c := teahouse(t, arguments...)
		var out bytes.Buffer
		c.Stdout, c.Stderr = &out, &out
		if err := c.Start(); err != nil {
			t.Fatal(err)
		}
		ended := make(chan error, 1)
		go func() { ended <- c.Wait() }()
		select {
		case <-time.After(time.Duration(random.Int64N(int64(longest)))):
			if err := c.Process.Kill(); err != nil && !errors.Is(err, os.ErrProcessDone) {
				t.Fatal(err)
			}
			if err := <-ended; err == nil {
				return killed
			}
			killed++
		case err := <-ended:
			if err != nil {
				t.Fatalf("%v\n%s", err, &out)
			}
			return killed
		}
	}
	interrupt(t, arguments...)
	mustRun(t, arguments...)
	return killed
}

// interrupt makes a call and stops it with Ctrl-C. If it does not end first it says how to go on.
func interrupt(t *testing.T, arguments ...string) {
	t.Helper()
	c := teahouse(t, arguments...)
	var out bytes.Buffer
	c.Stdout, c.Stderr = &out, &out
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	time.Sleep(200 * time.Millisecond)
	if err := c.Process.Signal(os.Interrupt); err != nil && !errors.Is(err, os.ErrProcessDone) {
		t.Fatal(err)
	}
	_ = c.Wait() // its code is looked at below
	switch code := c.ProcessState.ExitCode(); {
	case code == 0, code == -1: // it has ended, or the signal came before it was handled
	case code != 130 || !strings.Contains(out.String(), "the same call goes on with it"):
		t.Errorf("interrupted it ends with %d: %s", code, &out)
	}
}

// digestStore adds all that is stored to a hash.
func digestStore(t *testing.T, s store.CopySource) string {
	t.Helper()
	ctx, sum := t.Context(), sha256.New()
	add := func(sum hash.Hash, v any) { fmt.Fprintf(sum, "%+v\n", v) }
	for after := int64(0); ; {
		some, err := s.MatchesAfter(ctx, after, 500)
		if err != nil {
			t.Fatal(err)
		}
		if len(some) == 0 {
			break
		}
		for _, m := range some {
			if m.Due != nil {
				add(sum, *m.Due)
			}
			if m.Summary.Deadline != nil {
				add(sum, *m.Summary.Deadline)
			}
			m.Due, m.Summary.Deadline = nil, nil
			add(sum, m)
			after = m.Number
		}
	}
	for after := ""; ; {
		some, err := s.PeopleAfter(ctx, after, 500)
		if err != nil {
			t.Fatal(err)
		}
		if len(some) == 0 {
			break
		}
		add(sum, some)
		after = some[len(some)-1].ID
	}
	for after := []byte(nil); ; {
		some, err := s.InvitationsAfter(ctx, after, 500)
		if err != nil {
			t.Fatal(err)
		}
		if len(some) == 0 {
			break
		}
		add(sum, some)
		after = some[len(some)-1].Hash[:]
	}
	for after := ""; ; {
		some, err := s.AccountsAfter(ctx, after, 500)
		if err != nil {
			t.Fatal(err)
		}
		if len(some) == 0 {
			break
		}
		for _, a := range some {
			if a.Address != nil {
				add(sum, *a.Address)
			}
			a.Address = nil
			add(sum, a)
			after = a.Account.Person
		}
	}
	contents, err := s.Contents(ctx)
	if err != nil {
		t.Fatal(err)
	}
	add(sum, contents.Uptime)
	return fmt.Sprintf("%d matches, %d people, %d invitations, %d accounts, %x",
		contents.Matches, contents.People, contents.Invitations, contents.Accounts, sum.Sum(nil))
}

// digestFolder is digestStore of the database in a folder.
func digestFolder(t *testing.T, folder string) string {
	t.Helper()
	r, err := sqlite.OpenReader(t.Context(), filepath.Join(folder, sqlite.FileName))
	if err != nil {
		t.Fatal(err)
	}
	digest := digestStore(t, r)
	if err := r.Close(); err != nil {
		t.Fatal(err)
	}
	return digest
}

// digestPostgres is digestStore of a PostgreSQL database.
func digestPostgres(t *testing.T, dsn string) string {
	t.Helper()
	r, err := postgres.OpenSnapshot(t.Context(), dsn, postgres.Config{})
	if err != nil {
		t.Fatal(err)
	}
	digest := digestStore(t, r)
	if err := r.Close(); err != nil {
		t.Fatal(err)
	}
	return digest
}

// fileSize returns the size of the database in a folder in MB.
func fileSize(t *testing.T, folder string) string {
	t.Helper()
	info, err := os.Stat(filepath.Join(folder, sqlite.FileName))
	if err != nil {
		t.Fatal(err)
	}
	return fmt.Sprintf("%.0f MB", float64(info.Size())/1e6)
}

// exportSum returns the length and the hash of what an export prints.
func exportSum(t *testing.T, arguments ...string) string {
	t.Helper()
	text := mustRun(t, append([]string{"export"}, arguments...)...)
	return fmt.Sprintf("%d lines, %x", bytes.Count(text, []byte("\n")), sha256.Sum256(text))
}

// Matches go from a folder to PostgreSQL and back, though the migration is killed at random moments, and
// everything is as before.
func TestMigrateBothWays(t *testing.T) {
	t.Parallel()
	servers, err := pgcluster.Start(t.Context(), pgcluster.Config{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := servers.Close(); err != nil {
			t.Error(err)
		}
	})
	dsn, err := servers.CreateDatabase(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	folder, back := t.TempDir(), filepath.Join(t.TempDir(), "back")
	s, err := sqlite.Open(t.Context(), filepath.Join(folder, sqlite.FileName), sqlite.Config{Copying: true})
	if err != nil {
		t.Fatal(err)
	}
	begun := time.Now()
	if err := errors.Join(torture.FillStore(t.Context(), s, games.All(), *migrated), s.Close()); err != nil {
		t.Fatal(err)
	}
	key, err := identity.LoadKey(folder)
	if err != nil {
		t.Fatal(err)
	}
	want, wantExport := digestFolder(t, folder), exportSum(t, "--data", folder)
	t.Logf("%s in %s made in %v", want, fileSize(t, folder), time.Since(begun).Round(time.Second))

	random := rand.New(rand.NewPCG(uint64(os.Getpid()), 1))
	begun = time.Now()
	killed := migrateKilled(t, random, *migrationKills/2, "--from", "sqlite:"+folder, "--to", dsn, "--single-database")
	t.Logf("to PostgreSQL in %v, killed %d times", time.Since(begun).Round(time.Millisecond), killed)
	if got := digestPostgres(t, dsn); got != want {
		t.Errorf("in PostgreSQL there are %s, want %s", got, want)
	}
	if got := exportSum(t, "--postgres", dsn); got != wantExport {
		t.Errorf("the export of PostgreSQL is %s, want %s", got, wantExport)
	}
	begun = time.Now()
	again := migrateKilled(t, random, *migrationKills-*migrationKills/2, "--from", dsn, "--to", "sqlite:"+back)
	t.Logf("back in %v to %s, killed %d times", time.Since(begun).Round(time.Millisecond), fileSize(t, back), again)
	if got := digestFolder(t, back); got != want {
		t.Errorf("back there are %s, want %s", got, want)
	}
	if got := exportSum(t, "--data", back); got != wantExport {
		t.Errorf("the export of what came back is %s, want %s", got, wantExport)
	}
	if got, err := identity.ReadKey(back); err != nil || !bytes.Equal(got, key) {
		t.Errorf("the key of the cookies is another one: %v", err)
	}
	if killed+again == 0 {
		t.Error("it was never killed")
	}
	requireUsable(t, dsn)
}

// requireUsable checks that a node can use the database, and that new matches come after the old ones.
func requireUsable(t *testing.T, dsn string) {
	t.Helper()
	ctx := context.Background()
	s, err := postgres.Open(ctx, dsn, postgres.Config{Node: "n1", SingleDatabase: true})
	if err != nil {
		t.Fatal(err)
	}
	epoch, before, err := s.Claim(ctx, "m0000001", store.FromNobody)
	if epoch != 3 || before.Node != "" {
		t.Errorf("claimed with epoch %d from %+v, want epoch 3 from nobody", epoch, before)
	}
	answer, ok, answerErr := s.CommandAnswer(ctx, "m0000001", store.CommandKey{Client: "c-m0000001", ID: "0000"})
	if !ok || answer.Seq != 1 {
		t.Errorf("the answer is %+v, %v", answer, ok)
	}
	if err := errors.Join(err, answerErr, s.Close()); err != nil {
		t.Error(err)
	}
}
