package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/signal"
	"slices"
	"strings"
	"syscall"

	"github.com/alecthomas/kong"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
)

// Exit codes.
const (
	exitFine        = 0
	exitInput       = 1
	exitCall        = 2
	exitInterrupted = 130
)

// Program is the teahouse program with its games.
type Program struct {
	Games gamelist.Games
}

// commandTree has all commands.
type commandTree struct {
	Play      playCommand      `cmd:"" group:"play" help:"Play a game in the terminal."`
	Games     gamesCommand     `cmd:"" group:"play" help:"List the games with their options."`
	Rules     rulesCommand     `cmd:"" group:"play" help:"Print how a game is played."`
	Show      showCommand      `cmd:"" group:"records" help:"Show a position: the board, the hands, the player to move, and the position text."`
	Draw      drawCommand      `cmd:"" group:"records" help:"Draw a position as SVG or PNG, or a whole game as an animated GIF."`
	Replay    replayCommand    `cmd:"" group:"records" help:"Print a record of a game: every turn, how it ended and why."`
	Convert   convertCommand   `cmd:"" group:"records" help:"Write a record in another form: text, JSON, or how people write the game down."`
	Why       whyCommand       `cmd:"" group:"records" help:"Say why a turn is not legal, what a legal one does, or what decided a game."`
	Serve     serveCommand     `cmd:"" group:"service" help:"Let people play over the network, in a browser or with a program."`
	Load      loadCommand      `cmd:"" group:"service" help:"Measure a service at this machine: play many matches at once on it."`
	Backup    backupCommand    `cmd:"" group:"service" help:"Copy the matches of the service to a file, also while it runs."`
	Restore   restoreCommand   `cmd:"" group:"service" help:"Put a backup in place of the matches of the service."`
	Migrate   migrateCommand   `cmd:"" group:"service" help:"Copy a service to another database: from a folder to PostgreSQL, or back."`
	Ratings   ratingsCommand   `cmd:"" group:"service" help:"Work on the ratings of the service."`
	Explorer  explorerCommand  `cmd:"" group:"service" help:"Work on the opening explorer of the service."`
	Export    exportCommand    `cmd:"" group:"service" help:"Print the records of all matches of the service, one JSON object a line."`
	Admin     adminCommand     `cmd:"" group:"service" help:"Look after the accounts of the service: create, disable, rename, roles, reports, mutes."`
	Pipe      pipeCommand      `cmd:"" group:"lab" help:"Answer JSON requests line by line: play by our rules from any language."`
	UGI       ugiCommand       `cmd:"" group:"lab" name:"ugi" help:"Answer commands of the Universal Game Interface: let other programs ask our engines."`
	Perft     perftCommand     `cmd:"" group:"lab" help:"Count the games of a given length."`
	Match     matchCommand     `cmd:"" group:"lab" help:"Let engines play each other, and say what the result is worth."`
	Ladder    ladderCommand    `cmd:"" group:"lab" help:"Let each of several engines play the one before, and say what a step is worth."`
	Suite     suiteCommand     `cmd:"" group:"lab" help:"Make problems with proofs from games of an engine against itself."`
	Train     trainCommand     `cmd:"" group:"lab" help:"Find what an engine should think things are worth from games against itself, and whether that makes it stronger."`
	Calibrate calibrateCommand `cmd:"" group:"lab" help:"Compare the chances that an engine reports with how its games end."`
	Solve     solveCommand     `cmd:"" group:"lab" help:"Compute the value of every position of a game."`
	Verify    verifyCommand    `cmd:"" group:"lab" help:"Verify a table that solve has made."`
	Version   versionCommand   `cmd:"" group:"program" help:"Say which version this is, and of which rules."`

	Completion completionCommand `cmd:"" group:"program" help:"Print a script with which a shell completes commands, flags and games."`
	Man        manCommand        `cmd:"" group:"program" help:"Print a manual page, as the program man reads it."`
}

// commandGroups are the headings of the commands in the help.
var commandGroups = []kong.Group{
	{Key: "play", Title: "Play:"},
	{Key: "records", Title: "Positions and records:"},
	{Key: "service", Title: "A service for many players:"},
	{Key: "lab", Title: "Programs and engines:"},
	{Key: "program", Title: "This program:"},
}

const description = `Board games from a tea house: play them, study them, and let others play.

  teahouse play                           choose a game and play
  teahouse play ki-shogi                  play Black against the computer
  teahouse play ki-shogi --both           two people at one terminal
  teahouse games                          which games, which options
  teahouse rules ki-shogi                 how a game is played
  teahouse replay game.txt                a game written down, and what decided it
  teahouse serve                          let people play in their browsers
  teahouse play --help                    more of one command

Exit codes: 0 fine; 1 what was read is wrong (a turn, a position, a file);
2 the call is wrong; 130 it was interrupted before its end.`

// invocation is one call: the program with its input and output.
type invocation struct {
	Program
	in   io.Reader
	out  *printer
	errs io.Writer
}

// Main runs the command in args and returns the exit code.
func (p Program) Main(args []string, in io.Reader, out, errs io.Writer) int {
	signal.Ignore(syscall.SIGPIPE) // writing reports a closed pipe
	s := &invocation{Program: p, in: in, out: &printer{w: out}, errs: errs}
	return s.exitCode(s.run(args))
}

// exitCode reports how the command ended. A reader of its output that has seen enough is no error, but a connection that broke
// elsewhere, as to a database, is one.
func (s *invocation) exitCode(err error) int {
	if errors.Is(s.out.err, syscall.EPIPE) {
		return exitFine
	}
	if err == nil && s.out.err != nil {
		err = s.out.err
		if !errors.As(err, new(*fs.PathError)) { // such an error names the file already
			err = fmt.Errorf("cannot write: %w", err)
		}
	}
	if err == nil {
		return exitFine
	}
	if errors.Is(err, errRefusedLines) {
		return exitInput // they were reported one by one
	}
	fmt.Fprintf(s.errs, "teahouse: %s\n", errorText(err))
	switch {
	case errors.As(err, new(callError)):
		return exitCall
	case errors.Is(err, errInterrupted):
		return exitInterrupted
	}
	return exitInput
}

// helpPrinted is the parser's panic after it has printed a help text.
type helpPrinted struct{}

// run parses args and runs the command.
func (s *invocation) run(args []string) (err error) {
	defer func() {
		if thrown := recover(); thrown != nil && thrown != (helpPrinted{}) {
			panic(thrown)
		}
	}()
	switch {
	case len(args) > 0 && args[0] == "help":
		args = append(slices.Clone(args[1:]), "--help")
	case slices.Equal(args, []string{"--version"}):
		args = []string{"version"}
	}
	parser, err := s.newParser()
	if err != nil {
		return err
	}
	if len(args) == 0 {
		return callErrorf("no command: want one of %s\nTry teahouse --help.", strings.Join(commandNames(parser), ", "))
	}
	if wantsValue(parser, args) {
		return callErrorf("%s: missing value\nTry teahouse%s --help.", args[len(args)-1], commandOf(parser, args))
	}
	call, err := parser.Parse(args)
	if err != nil {
		return s.usageError(parser, args, err)
	}
	return call.Run(parser)
}

// newParser returns the parser of the command line.
func (s *invocation) newParser() (*kong.Kong, error) {
	return kong.New(&commandTree{}, append(valueParsers,
		kong.Name("teahouse"),
		kong.Description(description),
		kong.Writers(s.out, s.errs),
		kong.Exit(func(int) { panic(helpPrinted{}) }),
		kong.ConfigureHelp(kong.HelpOptions{NoAppDescFormat: true, NoExpandSubcommands: true, WrapUpperBound: 100}),
		kong.ExplicitGroups(commandGroups),
		kong.WithHyphenPrefixedParameters(true),
		kong.Bind(s),
		formVars(s.Games),
	)...)
}

// gameByName returns the rules that a call names.
func (s *invocation) gameByName(name string) (*game.Rules, error) {
	rules, err := s.Games.ByName(name)
	if err != nil {
		return nil, callError{err}
	}
	return rules, nil
}

// signalContext returns a context that the first stop signal cancels. After that, signals have
// their default effect: a second one ends the program at once, even during a shutdown.
func signalContext() (context.Context, context.CancelFunc) {
	ctx, cancel := context.WithCancel(context.Background())
	reported := make(chan os.Signal, 1)
	signal.Notify(reported, os.Interrupt, syscall.SIGTERM)
	go func() {
		select {
		case <-reported:
		case <-ctx.Done():
		}
		signal.Stop(reported)
		cancel()
	}()
	return ctx, cancel
}
