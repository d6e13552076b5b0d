package pgcluster

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// system is where the binaries are, and the user that runs them.
type system struct {
	binaries string
	user     *account // nil: the user of this process
}

// findSystem looks for the binaries of PostgreSQL: where Debian has them, the newest version first, and
// on the path.
func findSystem() (*system, error) {
	found, err := filepath.Glob("/usr/lib/postgresql/*/bin/initdb")
	if err != nil {
		return nil, err
	}
	slices.SortFunc(found, func(a, b string) int {
		return cmp.Or(cmp.Compare(len(a), len(b)), strings.Compare(a, b)) // 9 before 15
	})
	if len(found) == 0 {
		name, err := exec.LookPath("initdb")
		if err != nil {
			return nil, errors.New("there is no PostgreSQL: install the package postgresql")
		}
		if name, err = filepath.EvalSymlinks(name); err != nil {
			return nil, err
		}
		found = []string{name}
	}
	binaries := filepath.Dir(found[len(found)-1])
	user, err := unprivileged()
	return &system{binaries: binaries, user: user}, err
}

// command returns the command of a program that runs as the user.
func (s *system) command(ctx context.Context, program string, arguments ...string) *exec.Cmd {
	c := exec.CommandContext(ctx, program, arguments...)
	c.Dir = "/"
	c.Env = append(os.Environ(), "HOME=/", "LC_ALL=C.UTF-8")
	if s.user != nil {
		s.user.run(c)
	}
	return c
}

// run runs a program of PostgreSQL to its end.
func (s *system) run(ctx context.Context, program string, arguments ...string) (string, error) {
	c := s.command(ctx, filepath.Join(s.binaries, program), arguments...)
	text, err := c.CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("%s: %w\n%s", program, err, text)
	}
	return string(text), nil
}

// give makes the user the owner of a folder.
func (s *system) give(folder string) error {
	if s.user == nil {
		return nil
	}
	return os.Chown(folder, s.user.uid, s.user.gid)
}
