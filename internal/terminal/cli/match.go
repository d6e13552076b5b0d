package cli

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"syscall"
	"time"

	"github.com/teahouse-games/teahouse/arena"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
)

type matchCommand struct {
	Game  string `arg:"" optional:"" help:"The game, e.g. ki-shogi."`
	One   string `arg:"" optional:"" help:"A contender, see above."`
	Other string `arg:"" optional:"" help:"The other one."`
	matchFlags
	SPRT   string `name:"sprt" placeholder:"ELO0,ELO1" help:"Stop when it is clear whether the first contender is better by ELO0 or by ELO1."`
	Out    string `name:"output" aliases:"out" type:"file" placeholder:"FILE" help:"Keep the games in this new file."`
	Resume string `type:"file" placeholder:"FILE" help:"Go on with the match in this file."`
}

// matchFlags are the flags of a match.
type matchFlags struct {
	Option   []string       `short:"o" sep:"none" placeholder:"NAME=VALUE" help:"Set an option of the game; may be repeated."`
	Games    *int           `placeholder:"N" help:"How many games, two from each opening (200)."`
	Parallel int            `default:"1" placeholder:"N" help:"How many at once (${default})."`
	Seed     *uint64        `placeholder:"N" help:"Where openings, luck and contenders take their chances from (1)."`
	Drawn    *int           `name:"opening-turns" placeholder:"N" help:"Begin with so many turns, drawn from the legal ones (4); with --openings, take so many of each."`
	Openings string         `type:"file" placeholder:"FILE" help:"Begin as it says on each line: turns, the word position and a position text, or a record in JSON."`
	Cut      *int           `placeholder:"N" help:"Cut a game after so many turns; it counts as a draw (400); 0 for never."`
	Patience *time.Duration `placeholder:"TIME" help:"How long a turn may take, beyond the time that the contender has to think, before it loses (5m); 0 for any time."`
	Within   []int          `placeholder:"N" help:"Also say how many games are over within N turns; may be repeated."`
	JSON     bool           `name:"json" help:"Print JSON for a program to read."`
}

// Help returns examples.
func (*matchCommand) Help() string {
	return `Two contenders play each other in pairs of games: from the same opening, with seats changed. A contender that fails, plays what is not legal or takes too long loses that game; a program that cannot be started, or does not know the game, is refused before the first one. 200 games take a minute of quick contenders, and hours of strong ones; --games 20 gives a first impression. docs/engines.md says how to read what comes out.

Examples:

    teahouse match ki-shogi level:8/10 greedy --output match.ndjson
    teahouse match --resume match.ndjson
    teahouse match skud-pai-sho nodes:2000 nodes:1000 --games 1000 --sprt 0,20 --parallel 2
    teahouse match quaterno nodes:2000 "nodes:2000,ugi=./old-teahouse ugi"

Contenders:

` + contendersHelp()
}

// Run plays the match.
func (c *matchCommand) Run(s *invocation) error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	m, err := c.open(ctx, s)
	if err != nil {
		return err
	}
	return c.play(ctx, s, m)
}

// play plays the missing games and prints the standing, also after an interrupt or if the
// journal cannot be written: the games until then count.
func (c *matchCommand) play(ctx context.Context, s *invocation, m *openMatch) error {
	failed := m.finish(ctx, c.Parallel)
	summary := m.Summarize(m.tally, c.Within...)
	var err error
	if c.JSON {
		err = s.printJSON(summary)
	} else {
		err = summary.Write(s.out)
	}
	if err != nil {
		return errors.Join(failed, err)
	}
	if failed == nil {
		return nil
	}
	if call := c.goOn(m); call != "" {
		fmt.Fprintf(s.errs, "To go on: %s\n", call)
	}
	if errors.Is(failed, arena.ErrStopped) {
		return errInterrupted
	}
	return failed
}

// openMatch is a match with its games so far.
type openMatch struct {
	*arena.Match
	tally     *arena.Tally
	journal   *arena.Journal // nil if the games are not stored
	begunWith int            // the number of games in its file
	progress  *matchProgress
}

// open returns the match of a call: a new one, or the one in its file.
func (c *matchCommand) open(ctx context.Context, s *invocation) (*openMatch, error) {
	m := &openMatch{tally: arena.NewTally()}
	settings := usualMatch
	if c.Resume != "" {
		if c.Out != "" {
			return nil, callErrorf("--resume and --output are both given: a match that goes on is kept where it was")
		}
		journal, kept, played, err := arena.OpenJournal(c.Resume)
		if err != nil {
			return nil, err
		}
		m.journal, m.begunWith, settings = journal, kept.Games, kept
		if settings.Games, err = c.gamesKept(kept.Games, played); err != nil {
			return nil, errors.Join(err, journal.Close())
		}
		for _, p := range played {
			m.tally.Add(p)
		}
	} else if c.Game == "" {
		return nil, callErrorf("no game and no contenders: want e.g. teahouse match ki-shogi level:5 greedy")
	}
	err := c.make(s, m, settings)
	if err == nil && c.Resume != "" && settings.Program != "" && settings.Program != m.Program {
		fmt.Fprintf(s.errs, "The games so far were played by another build of teahouse, %s; this is %s.\n", settings.Program, m.Program)
	}
	if err == nil && !m.Done(m.tally) {
		err = contenderError(m.CheckPrograms(ctx))
	}
	if err == nil && c.Out != "" {
		m.begunWith = m.Games
		m.journal, err = arena.CreateJournal(c.Out, m.Settings)
	}
	if err != nil && m.journal != nil {
		err = errors.Join(err, m.journal.Close())
	}
	if err != nil {
		return nil, err
	}
	m.progress = newMatchProgress(s.errs, m.Match, m.tally.Games)
	return m, nil
}

// make returns a match with these settings and those of the call.
func (c *matchCommand) make(s *invocation, m *openMatch, base arena.Settings) error {
	if c.Resume != "" {
		if err := c.sameGame(s, base.Game); err != nil {
			return err
		}
	}
	settings, err := c.settings(s, base)
	if err != nil {
		return err
	}
	if c.Out != "" || c.Resume != "" {
		if settings.Program, err = thisProgram(); err != nil {
			return err
		}
	}
	if m.Match, err = c.match(settings); err != nil {
		return err
	}
	if c.Resume == "" {
		return nil
	}
	if differ := settingDifference(base, m.Settings); differ != "" {
		return callErrorf("the match in %s is another one: %s", c.Resume, differ)
	}
	return nil
}

// match returns the match of settings.
func (c *matchCommand) match(settings arena.Settings) (*arena.Match, error) {
	m, err := arena.New(settings)
	if wrong := (*game.RuleError)(nil); c.Openings != "" && errors.As(err, &wrong) {
		return nil, fmt.Errorf("%s: %w", c.Openings, err)
	}
	if err != nil {
		return nil, callError{suggestContender(err)}
	}
	return m, nil
}

// contenderError returns the error of a match after its contenders were tried.
func contenderError(err error) error {
	switch {
	case errors.Is(err, arena.ErrStopped):
		return errInterrupted
	case err != nil:
		return callError{err}
	}
	return nil
}

// finish plays the missing games.
func (m *openMatch) finish(ctx context.Context, parallel int) error {
	err := m.Run(ctx, m.tally, parallel, func(p *arena.GameResult) error {
		m.progress.reportFault(p)
		if m.journal == nil {
			return nil
		}
		return m.journal.Append(p)
	}, m.progress.update)
	m.progress.clear()
	if m.journal != nil {
		err = errors.Join(err, m.journal.Close())
	}
	return err
}

// thisProgram identifies this build: the beginning of the hash of its file.
func thisProgram() (string, error) {
	path, err := os.Executable()
	if err != nil {
		return "", err
	}
	f, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close() //nolint:errcheck // nothing was written
	hash := sha256.New()
	if _, err := io.Copy(hash, f); err != nil {
		return "", err
	}
	return hex.EncodeToString(hash.Sum(nil)[:6]), nil
}

// contendersHelp lists the forms of contenders.
func contendersHelp() string {
	var text strings.Builder
	for _, form := range arena.Forms() {
		fmt.Fprintf(&text, "    %-16s %s\n", form[0], form[1])
	}
	return text.String() + `
Behind level, nodes, time and depth may follow, behind commas: threads=N up to 64, memory=N in MiB up to 4096, tables=FOLDER with a table of teahouse solve, weights=FILE with learned weights, and at the end ugi=COMMAND, which has another program think so long. The command is split at spaces, and quotes within it do not keep words together: name what needs them in a script, and play that.`
}

// suggestContender adds the contender that was probably meant to an error about an unknown one.
func suggestContender(err error) error {
	unknown := (*arena.UnknownContenderError)(nil)
	if !errors.As(err, &unknown) {
		return err
	}
	word := unknown.Text
	if end := strings.IndexAny(word, ":,"); end >= 0 {
		word = word[:end]
	}
	near, ok := gamelist.Closest(word, unknown.Kinds)
	if word == "" || !ok {
		return err
	}
	return fmt.Errorf("contender %s: did you mean %s? (%w)", wording.QuoteShort(unknown.Text), near+unknown.Text[len(word):], unknown)
}
