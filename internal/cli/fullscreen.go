package cli

import (
	"context"
	"math/rand/v2"
	"os"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/players"
	"github.com/teahouse-games/teahouse/internal/shelf"
	"github.com/teahouse-games/teahouse/internal/tui"
)

// screen is the flags of the full-screen program.
type screen struct {
	Lines   bool   `help:"Play line by line, as without a terminal."`
	NoColor bool   `help:"Begin without colour; the environment's NO_COLOR does the same, and the key c changes it."`
	Data    string `type:"file" placeholder:"FOLDER" help:"Where games are kept, so that none is lost; else TEAHOUSE_DATA or the usual folder for data."`
}

// wanted reports whether the game is to be played on the whole screen: on a
// terminal that can move its cursor.
func (c *screen) wanted(s *session) bool {
	return !c.Lines && isTerminal(s.in) && movesCursor(s.out.w)
}

// fullScreen plays on the whole screen, from the menu if no game is named.
func (c *playCommand) fullScreen(ctx context.Context, s *session) error {
	config := tui.Config{
		Games: s.Games, Now: time.Now, Seed: c.seed,
		NoColour: c.NoColor || tui.Plain(os.Getenv), ASCII: tui.OnlyASCII(os.Getenv),
	}
	var err error
	if config.Shelf, err = c.shelf(); err != nil {
		config.Trouble = err.Error()
	}
	if config.Book, err = c.taken(); err != nil {
		return err
	}
	if config.Book != nil {
		defer config.Book.Close()
	}
	if c.Game != "" || c.Turns != "" {
		b, err := c.begin(s, c.Game)
		if err != nil {
			return err
		}
		first, _ := whoPlays(b.rules, c.First, b.record.First)
		second, _ := whoPlays(b.rules, c.Second, b.record.Second)
		for _, who := range []string{first, second} {
			if !mayPlay(s.Games, b.rules.Name, who) {
				return callError{&players.LevelError{Game: b.rules.Name, Level: who}}
			}
		}
		match, err := tui.Resume(b.rules, b.record)
		if err != nil {
			return err
		}
		match.Seats = [2]tui.Who{game.First: tui.Who(first), game.Second: tui.Who(second)}
		if c.Seed != nil || match.Seed == 0 {
			match.Seed = c.seed()
		}
		config.Match = match
	}
	return tui.Run(ctx, config, s.in, s.out.w)
}

// shelf opens the place where games are kept.
func (c *screen) shelf() (*shelf.Shelf, error) {
	folder := c.Data
	if folder == "" {
		var err error
		if folder, err = shelf.Folder(os.Getenv); err != nil {
			return nil, err
		}
	}
	return shelf.Open(folder)
}

// seed is the one given, or a new one, short enough to be typed again.
func (c *playCommand) seed() uint64 {
	if c.Seed != nil {
		return *c.Seed
	}
	return uint64(rand.Uint32N(1_000_000))
}
