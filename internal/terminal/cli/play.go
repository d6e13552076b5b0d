package cli

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"os/signal"
	"slices"
	"strconv"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/rules/computer"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/internal/terminal/localgame"
)

type playCommand struct {
	Game string `arg:"" optional:"" help:"The game, e.g. ki-shogi. Without it, on a terminal, you are asked."`
	positionFlags
	Load   string `type:"file" placeholder:"FILE" help:"Go on with a saved game."`
	First  string `placeholder:"WHO" help:"Who plays first: human, or the computer at a level from 1 (weak) to 8 (strong); 3 is for newcomers. Also random (any legal turn) and greedy (looks one turn ahead). Without it: who the saved game names, or human."`
	Second string `placeholder:"WHO" help:"Who plays second. Without it: who the saved game names; in a new game level 3, or human if --first is the computer."`
	Both   bool   `help:"Two people play at this terminal."`
	fullScreenFlags
	Seed *uint64 `placeholder:"N" help:"Where chance and the computer players take their luck from; the same seed, the same game."`
}

// Help returns examples.
func (*playCommand) Help() string {
	return `On a terminal it fills the screen: without a game it begins with the menu, where unfinished games are offered first. Arrow keys or the mouse point, Enter picks, ? lists all keys. In a new game the computer plays second, at level 3, unless you say otherwise. Every turn is kept in a folder for games at once, so that nothing is lost.

Examples:

    teahouse play
    teahouse play ki-shogi
    teahouse play ki-shogi --second 5
    teahouse play ki-shogi --both
    teahouse play quaterno --first 1 --second 5 --seed 7
    teahouse play balance-pai-sho -o matching=opposites -p deal=LOOYYW
    teahouse play --load mygame.txt

With --lines, or where there is no terminal, it prints the board and reads a line for each turn: its text, or ? to list the legal turns, help for the other words. At a terminal every turn is kept all the same, and Ctrl-C says how the game goes on. So a file of turns can be played; a line that is refused is answered, and the exit code is 1 in the end. What deals and computers do follows from the seed.

    printf 'Gyoku*0,0\nGyoku*1,2\n? Hi\n' | teahouse play ki-shogi --both`
}

const human = "human"

// playerHelp lists the possible players.
const playerHelp = "human, a level from 1 to 8, random or greedy"

// canPlay reports whether a player is human, or a computer that plays the game; if the game
// is not known yet, a computer that plays any.
func canPlay(games gamelist.Games, name, player string) bool {
	return player == human || slices.ContainsFunc(games, func(r *game.Rules) bool {
		return (name == "" || r.Name == name) && computer.Exists(r.Name, player)
	})
}

// Run plays a game.
func (c *playCommand) Run(s *invocation) error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	for _, seat := range []struct{ name, player string }{{"first", c.First}, {"second", c.Second}} {
		if seat.player != "" && !canPlay(s.Games, "", seat.player) {
			return callErrorf("--%s=%s: want %s", seat.name, seat.player, playerHelp)
		}
	}
	if c.Both && (isComputer(c.First) || isComputer(c.Second)) {
		return callErrorf("--both seats two people: leave it out, or the level of the computer")
	}
	if c.Load != "" {
		if c.Turns != "" {
			return callErrorf("--load and -p are both given: a saved game has its turns")
		}
		c.Turns = "@" + c.Load
	}
	if c.enabled(s) {
		return c.fullScreen(ctx, s)
	}
	lines := readLines(s.in)
	if c.Game == "" && !strings.HasPrefix(c.Turns, "@") {
		if !isTerminal(s.in) {
			return callErrorf("no game named, and no terminal to ask on.\n%s", s.howToStart())
		}
		var err error
		if err = c.ask(ctx, s, lines); err != nil || c.Game == "" {
			return err
		}
	}
	book, err := c.openSavegame()
	if err != nil {
		return err
	}
	if book != nil {
		defer book.Close()
		c.Load = book.Path()
	}
	b, err := c.begin(s, c.Game)
	if err != nil {
		return err
	}
	opponent := c.chooseOpponent(b.rules)
	c.seat(b)
	for _, player := range []string{c.First, c.Second} {
		if !canPlay(s.Games, b.rules.Name, player) {
			return callError{&computer.UnknownLevelError{Game: b.rules.Name, Level: player}}
		}
	}
	g, err := localgame.Resume(b.rules, b.record)
	if err != nil {
		return err
	}
	g.Seats = [2]localgame.SeatPlayer{localgame.SeatPlayer(c.First), localgame.SeatPlayer(c.Second)}
	c.setSeed(g)
	t := &localGame{
		invocation:    s,
		game:          g,
		player:        g.ComputerPlayer,
		lines:         lines,
		colors:        c.colorFlags,
		prompts:       isTerminal(s.in),
		thinkingDelay: thinkingDelay,
		file:          c.Load,
		openDir:       c.openDir,
		savegame:      book,
	}
	s.out.printWrapped("%s. %s: %s, %s: %s. Seed %d.", gameTitle(b),
		seatName(b.rules, game.First), computer.DisplayName(c.First), seatName(b.rules, game.Second), computer.DisplayName(c.Second), g.Seed)
	if opponent != "" {
		s.out.printWrapped("%s", opponent)
	}
	if o := g.Outcome(); o.Over() && !g.Table.Outcome().Over() {
		s.out.printWrapped("The record says: %s. The next turn takes the game up again.", outcomeText(b.rules, o))
	}
	if t.prompts {
		s.out.printWrapped("Type a turn, ? to list the legal ones, or help for all that can be typed.")
	}
	return t.play(ctx)
}

// isComputer reports whether a call names a computer player.
func isComputer(player string) bool { return player != "" && player != human }

// chooseOpponent seats the computer second in a new game whose call names no opponent. It returns
// a sentence that says so; empty if it has not.
func (c *playCommand) chooseOpponent(rules *game.Rules) string {
	switch {
	case c.Both:
		c.First, c.Second = human, human
	case c.Second == "" && !isComputer(c.First) && !c.fromFile() && computer.Exists(rules.Name, computer.DefaultLevel):
		c.Second = computer.DefaultLevel
		return fmt.Sprintf("The computer plays %s at %s, for newcomers. Another level: --second 1 to 8. Two people: --both.",
			seatName(rules, game.Second), computer.DisplayName(c.Second))
	}
	return ""
}

// seat returns the player of a seat: that of the call, otherwise that of the record.
func (c *playCommand) seat(b *gameInProgress) {
	c.First, b.record.First = seatPlayer(b.rules, c.First, b.record.First)
	c.Second, b.record.Second = seatPlayer(b.rules, c.Second, b.record.Second)
}

// seatPlayer returns the player of a seat and the name for the record. The call comes before
// the record, in which a computer player has its own name and a person any other.
func seatPlayer(rules *game.Rules, called, recorded string) (player, name string) {
	level, ok := computer.FromDisplayName(rules.Name, recorded)
	switch {
	case called == "" && ok:
		return level, recorded
	case called == "" || called == human:
		if recorded == "" || ok {
			recorded = human
		}
		return human, recorded
	}
	return called, computer.DisplayName(called)
}

func (s *invocation) howToStart() string {
	var b strings.Builder
	b.WriteString("Name one:\n")
	for _, rules := range s.Games {
		b.WriteString("  teahouse play " + rules.Name + "\n")
	}
	b.WriteString("The computer plays second, at level 3; for two people add --both. To see all there is: teahouse play --help")
	return b.String()
}

// ask lets a person choose a game and an opponent. It returns no game if the person leaves.
func (c *playCommand) ask(ctx context.Context, s *invocation, lines *lineReader) error {
	s.out.printf("Welcome to the tea house. Which game?\n\n")
	var names []string
	for i, rules := range s.Games {
		s.out.printf("  %d  %-16s %s, by %s\n", i+1, rules.Name, rules.Title, rules.Author)
		names = append(names, rules.Name)
	}
	last := len(names)
	s.out.printf("\n")
	s.out.printWrapped("Type its number or name; behind it, if you like, who plays second, e.g. %d 5 for level 5, or %d human for two people. Without it the computer plays at level %s.", last, last, computer.DefaultLevel)
	for {
		s.out.printf("game> ")
		line, ok, err := lines.next(ctx)
		if err != nil {
			return err
		}
		if !ok || line == "quit" {
			s.out.printf("\n")
			return nil
		}
		name, opponent, _ := strings.Cut(line, " ")
		if n, err := strconv.Atoi(name); err == nil && n >= 1 && n <= last {
			name = names[n-1]
		}
		near, ok := gamelist.Closest(name, names)
		if opponent = strings.TrimSpace(opponent); opponent == "" {
			opponent = cmp.Or(c.Second, computer.DefaultLevel)
			if c.Second == "" && (c.Both || isComputer(c.First)) {
				opponent = human
			}
		}
		if ok && canPlay(s.Games, near, opponent) {
			c.Game, c.Second = near, opponent
			return nil
		}
		s.out.printWrapped("Type a number from 1 to %d or a name, then %s if you like; or quit.", last, playerHelp)
	}
}
