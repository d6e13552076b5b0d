package cli

import (
	"context"
	"math/rand/v2"
	"os"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/rules/computer"
	"github.com/teahouse-games/teahouse/internal/terminal/localgame"
	"github.com/teahouse-games/teahouse/internal/terminal/savegame"
	"github.com/teahouse-games/teahouse/internal/terminal/tui"
)

// fullScreenFlags are the flags of the full-screen program.
type fullScreenFlags struct {
	Lines bool   `help:"Play line by line, as without a terminal."`
	Data  string `type:"file" placeholder:"FOLDER" help:"Where games are kept, so that none is lost; else TEAHOUSE_DATA or the usual folder for data."`
	colorFlags
}

// enabled reports whether to play on the full screen: on a terminal that can move its
// cursor.
func (c *fullScreenFlags) enabled(s *invocation) bool {
	return !c.Lines && isTerminal(s.in) && movesCursor(s.out.w)
}

// fullScreen plays on the full screen. It starts with the menu if no game is named.
func (c *playCommand) fullScreen(ctx context.Context, s *invocation) error {
	if flag := c.gameFlag(); flag != "" && c.Game == "" && c.Turns == "" {
		return callErrorf("%s is for a game that the call names, as in teahouse play GAME %s; without one the menu asks", flag, flag)
	}
	config := tui.Config{
		Games: s.Games, Now: time.Now, Seed: c.seed,
		NoColour: c.when() == "never" || c.when() == "auto" && tui.NoColour(os.Getenv), ASCII: tui.OnlyASCII(os.Getenv),
	}
	var err error
	if config.Savegames, err = c.openDir(); err != nil {
		config.SaveError = err.Error()
	}
	if config.Savegame, err = c.openSavegame(); err != nil {
		return err
	}
	if config.Savegame != nil {
		defer config.Savegame.Close()
	} else {
		config.File = c.Load
	}
	if c.Game != "" || c.Turns != "" {
		b, err := c.begin(s, c.Game)
		if err != nil {
			return err
		}
		config.Notice = c.chooseOpponent(b.rules)
		first, _ := seatPlayer(b.rules, c.First, b.record.First)
		second, _ := seatPlayer(b.rules, c.Second, b.record.Second)
		for _, player := range []string{first, second} {
			if !canPlay(s.Games, b.rules.Name, player) {
				return callError{&computer.UnknownLevelError{Game: b.rules.Name, Level: player}}
			}
		}
		match, err := localgame.Resume(b.rules, b.record)
		if err != nil {
			return err
		}
		match.Seats = [2]localgame.SeatPlayer{game.First: localgame.SeatPlayer(first), game.Second: localgame.SeatPlayer(second)}
		c.setSeed(match)
		config.Match = match
	}
	return tui.Run(ctx, config, s.in, s.out.w)
}

// gameFlag returns a flag of the call that says something of a game, empty if there is none.
func (c *playCommand) gameFlag() string {
	switch {
	case c.First != "":
		return "--first " + c.First
	case c.Second != "":
		return "--second " + c.Second
	case c.Both:
		return "--both"
	case c.Position != nil:
		return "--position TEXT"
	case len(c.Option) > 0:
		return "--option " + c.Option[0]
	}
	return ""
}

// openDir opens the folder of saved games.
func (c *fullScreenFlags) openDir() (*savegame.Dir, error) {
	folder := c.Data
	if folder == "" {
		var err error
		if folder, err = savegame.DefaultDir(os.Getenv); err != nil {
			return nil, err
		}
	}
	return savegame.OpenDir(folder)
}

// setSeed gives a game the seed of the call, or a new one if its record has none either.
func (c *playCommand) setSeed(g *localgame.Game) {
	if c.Seed != nil || !g.HasSeed {
		g.Seed = c.seed()
	}
}

// seed returns the given seed, or a new one that is short enough to type.
func (c *playCommand) seed() uint64 {
	if c.Seed != nil {
		return *c.Seed
	}
	return uint64(rand.Uint32N(1_000_000))
}
