package cli

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"strings"
	"syscall"
	"time"

	"github.com/teahouse-games/teahouse/internal/rules/samplegames"
	"github.com/teahouse-games/teahouse/internal/testing/load"
)

type loadCommand struct {
	URLs    []string      `name:"url" default:"http://127.0.0.1:8080" placeholder:"URL" help:"The service (${default}); only one of this machine. Repeated for each node of a cluster."`
	Matches int           `default:"100" placeholder:"N" help:"How many matches are played at once (${default})."`
	Sockets int           `name:"sockets-per-match" default:"1" placeholder:"N" help:"1: one guest plays both sides; 2: two guests play each other (${default})."`
	Idle    int           `default:"0" placeholder:"N" help:"Further matches with one socket each in which nothing happens (${default})."`
	Rate    float64       `name:"moves-per-second" default:"100" placeholder:"N" help:"Turns that are due a second, of all matches together (${default}). With 0 nothing is played or sent, and every socket must stay open."`
	For     time.Duration `default:"30s" placeholder:"TIME" help:"For how long they are played (${default})."`
	Game    string        `default:"ki-shogi" placeholder:"GAME" help:"The recorded game that is played (${default})."`
	Fsync   string        `type:"file" name:"fsync-dir" placeholder:"FOLDER" help:"Also measure what the disk of this folder can do: a bare loop of write and fsync."`
	JSON    bool          `name:"json" help:"Print JSON for a program to read."`
}

// Help returns examples.
func (*loadCommand) Help() string {
	return `Plays many matches at once on a service at this machine, over real sockets, and says how it did: turns a second that are on disk, how long answers took, what memory a socket takes. The guests come from many addresses of 127.0.0.0/8, so that the limits of the service are those of real people. docs/performance.md has the results.

Examples:

    teahouse serve --data /tmp/measured &
    teahouse load --matches 1000 --moves-per-second 500 --for 30s
    teahouse load --matches 100 --sockets-per-match 2 --game skud-pai-sho --json
    teahouse load --matches 3000 --moves-per-second 0 --for 10m`
}

// Run runs the load and prints the figures.
func (c *loadCommand) Run(s *invocation) error {
	if _, err := s.gameByName(c.Game); err != nil {
		return err
	}
	g, err := samplegames.ByName(s.Games, c.Game)
	if err != nil {
		return callError{err}
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	report, err := load.Run(ctx, load.Config{
		URLs: c.URLs, Matches: c.Matches, Sockets: c.Sockets, Idle: c.Idle, Rate: c.Rate, For: c.For, Game: g, FsyncDir: c.Fsync,
		Progress: func(text string) { fmt.Fprintln(s.errs, text) },
	})
	if ctx.Err() != nil {
		return errInterrupted
	}
	if errors.Is(err, syscall.ECONNREFUSED) {
		return fmt.Errorf("nobody answers at %s: start the service with teahouse serve, or say with --url where it is", strings.Join(c.URLs, ", "))
	}
	if err != nil {
		return err
	}
	if c.JSON {
		return report.WriteJSON(s.out)
	}
	return report.Write(s.out)
}
