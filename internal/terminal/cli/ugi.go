package cli

import (
	"context"
	"errors"
	"os"
	"os/signal"
	"slices"
	"syscall"

	"github.com/teahouse-games/teahouse/engine/levels"
	"github.com/teahouse-games/teahouse/engine/ugi"
	"github.com/teahouse-games/teahouse/engines"
	"github.com/teahouse-games/teahouse/game"
)

type ugiCommand struct{}

// Help returns examples.
func (*ugiCommand) Help() string {
	return `Reads commands of the Universal Game Interface from standard input and answers them, so that any program can ask our engines. docs/ugi.md lists the commands and options, also those for analysis: searchmoves, mate, infinite, ponder, Contempt. What is wrong is answered with a line "info string error …" and changes nothing. Without quit, a search that has a limit is finished when the input ends.

Example:

    printf 'setoption name Game value ki-shogi\nposition startpos moves Gyoku*0,0\ngo nodes 10000\n' | teahouse ugi`
}

// Run serves until the input ends.
func (*ugiCommand) Run(s *invocation) error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	server := ugi.Server{
		Name:   "Teahouse " + version(),
		Author: "the Teahouse authors",
		Games:  slices.DeleteFunc(slices.Clone(s.Games), func(r *game.Rules) bool { return !slices.Contains(engines.Names(), r.Name) }),
		Engine: engines.New, OpenTable: engines.OpenTable,
		Levels: levels.MaxLevel,
		Level: func(name string, number int) (ugi.Level, error) {
			return engines.LevelOf(name, number)
		},
	}
	err := server.Serve(ctx, s.in, s.out.strict())
	if errors.Is(err, context.Canceled) {
		return errInterrupted
	}
	return err
}
