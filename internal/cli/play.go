package cli

import (
	"context"
	"math/rand/v2"
	"os"
	"os/signal"
	"strconv"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/catalog"
	"github.com/teahouse-games/teahouse/internal/players"
)

type playCommand struct {
	Game string `arg:"" optional:"" help:"The game, e.g. ki-shogi. Without it, on a terminal, you are asked."`
	start
	Load   string  `placeholder:"FILE" help:"Go on with a saved game."`
	First  string  `default:"human" placeholder:"WHO" help:"Who plays first: human, random or greedy (one turn ahead)."`
	Second string  `default:"human" placeholder:"WHO" help:"Who plays second."`
	Seed   *uint64 `placeholder:"N" help:"Where chance and the computer players take their luck from; the same seed, the same game."`
}

// Help teaches by example.
func (*playCommand) Help() string {
	return `Prints the board and reads a line for each turn: its text, or ? to list the legal turns, help for the other words. With no human seat it just plays. What deals and computers do follows from the seed, which is printed.

Examples:

    teahouse play
    teahouse play ki-shogi --second greedy
    teahouse play quaterno --first random --second greedy --seed 7
    teahouse play balance-pai-sho -o matching=opposites -p deal=LOOYYW
    teahouse play --load mygame.txt

Input that does not come from a terminal is read in the same way, so that a file of turns can be played; a line that is refused is answered, and the exit code is 1 in the end.

    printf 'Gyoku*0,0\nGyoku*1,2\n? Hi\n' | teahouse play ki-shogi`
}

// seats are who may play.
var seats = []string{"human", "random", "greedy"}

// Run plays a game.
func (c *playCommand) Run(s *session) error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	for seat, who := range map[string]string{"first": c.First, "second": c.Second} {
		if !known(who) {
			return callErrorf("--%s=%s: want one of %s", seat, who, strings.Join(seats, ", "))
		}
	}
	if c.Load != "" {
		if c.Turns != "" {
			return callErrorf("--load and -p are both given: a saved game has its turns")
		}
		c.Turns = "@" + c.Load
	}
	lines := readLines(s.in)
	if c.Game == "" && !strings.HasPrefix(c.Turns, "@") {
		if !isTerminal(s.in) {
			return callErrorf("no game named, and no terminal to ask on.\n%s", s.howToStart())
		}
		var err error
		if c.Game, err = s.ask(ctx, lines); err != nil || c.Game == "" {
			return err
		}
	}
	b, err := c.begin(s, c.Game)
	if err != nil {
		return err
	}
	seed := rand.Uint64()
	if c.Seed != nil {
		seed = *c.Seed
	}
	t := &sitting{
		session: s,
		begun:   b,
		lines:   lines,
		prompts: isTerminal(s.in),
		players: [3]players.Player{
			game.First:  player(c.First, rand.New(rand.NewPCG(seed, 1))),
			game.Second: player(c.Second, rand.New(rand.NewPCG(seed, 2))),
			game.Chance: players.Random(rand.New(rand.NewPCG(seed, 3))),
		},
	}
	s.out.printf("%s. %s: %s, %s: %s. Seed %d.\n", title(b),
		seatName(b.rules, game.First), c.First, seatName(b.rules, game.Second), c.Second, seed)
	return t.play(ctx)
}

func known(who string) bool {
	for _, seat := range seats {
		if who == seat {
			return true
		}
	}
	return false
}

// player is who plays a seat, nil for a person.
func player(who string, r *rand.Rand) players.Player {
	switch who {
	case "random":
		return players.Random(r)
	case "greedy":
		return players.Greedy(r)
	}
	return nil
}

func (s *session) howToStart() string {
	var b strings.Builder
	b.WriteString("Name one:\n")
	for _, rules := range s.Games {
		b.WriteString("  teahouse play " + rules.Name + "\n")
	}
	b.WriteString("To play against the computer add --second greedy; to see all there is: teahouse play --help")
	return b.String()
}

// ask lets a person choose a game; empty if they leave.
func (s *session) ask(ctx context.Context, lines *lineFeed) (name string, err error) {
	s.out.printf("Welcome to the tea house. Which game?\n\n")
	var names []string
	for i, rules := range s.Games {
		s.out.printf("  %d  %-16s %s, by %s\n", i+1, rules.Name, rules.Title, rules.Author)
		names = append(names, rules.Name)
	}
	s.out.printf("\nType a number or a name. (teahouse play --help tells of computer opponents and options.)\n")
	for {
		s.out.printf("game> ")
		line, ok, err := lines.next(ctx)
		if err != nil {
			return "", err
		}
		if !ok || line == "quit" {
			s.out.printf("\n")
			return "", nil
		}
		if n, err := strconv.Atoi(line); err == nil && n >= 1 && n <= len(names) {
			return names[n-1], nil
		}
		if near, ok := catalog.Nearest(line, names); ok {
			return near, nil
		}
		s.out.printf("Type a number from 1 to %d, a name, or quit.\n", len(names))
	}
}
