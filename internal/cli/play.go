package cli

import (
	"context"
	"math/rand/v2"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/players"
)

type playCommand struct {
	Game string `arg:"" optional:"" help:"The game, e.g. ki-shogi; without it you are asked."`
	start
	Load   string `placeholder:"FILE" help:"Go on with a game that was saved."`
	First  string `default:"human" enum:"human,random,greedy" help:"Who plays first: human, random or greedy."`
	Second string `default:"human" enum:"human,random,greedy" help:"Who plays second."`
	Seed   uint64 `help:"Makes chance and the computer repeat themselves; 0 draws a seed."`
	Quiet  bool   `help:"Draw the board at the end only."`
}

// Help teaches by example.
func (*playCommand) Help() string {
	return `Plays a game line by line: the board is drawn, you type a turn. Type help while playing. When no seat is human the game just runs to its end.

random plays any legal turn; greedy looks one turn ahead.

Examples:

    teahouse play
    teahouse play ki-shogi --second greedy
    teahouse play skud-pai-sho -o edition=garden-gate
    teahouse play balance-pai-sho --first random --second random --seed 7
    teahouse play --load yesterday.txt`
}

// match is a game being played: the seats and the lines that come in.
type match struct {
	*session
	*begun
	seats  [2]players.Player // nil for a human
	names  [2]string
	chance players.Player
	lines  *lines
	quiet  bool
	wrong  bool // a line was refused
	left   bool // a human resigned or quit
}

// Run plays.
func (c *playCommand) Run(s *session) error {
	if c.Load != "" {
		if c.Turns != "" {
			return callErrorf("--load and -p both say which turns were played: give one of them")
		}
		c.Turns = "@" + c.Load
	}
	input := newLines(s.in)
	if c.Game == "" && c.Load == "" {
		name, err := s.choose(input)
		if err != nil {
			return err
		}
		c.Game = name
	}
	b, err := c.begin(s, c.Game)
	if err != nil {
		return err
	}
	seed := c.Seed
	if seed == 0 {
		seed = rand.Uint64()
	}
	r := rand.New(rand.NewPCG(seed, seed))
	m := &match{session: s, begun: b, lines: input, quiet: c.Quiet, names: [2]string{c.First, c.Second}, chance: players.Random(r)}
	for seat, name := range m.names {
		switch name {
		case "random":
			m.seats[seat] = players.Random(r)
		case "greedy":
			m.seats[seat] = players.Greedy(r)
		}
	}
	return m.run()
}

// choose asks a person which game to play.
func (s *session) choose(input *lines) (string, error) {
	if !isTerminal(s.in) {
		return "", callErrorf("which game? There is no terminal to ask at: name one, e.g. teahouse play %s --second greedy (teahouse games lists them)", s.Games[0].Name)
	}
	s.out.printf("Which game?\n")
	for i, rules := range s.Games {
		s.out.printf("  %d  %s\n", i+1, rules.Title)
	}
	for {
		s.out.printf("Number or name: ")
		line, err := input.next()
		if err != nil {
			return "", callErrorf("no game was chosen; start one with e.g. teahouse play %s", s.Games[0].Name)
		}
		line = strings.TrimSpace(line)
		if len(line) == 1 && line[0] >= '1' && int(line[0]-'1') < len(s.Games) {
			return s.Games[line[0]-'1'].Name, nil
		}
		rules, err := s.Games.Find(line)
		if err == nil {
			return rules.Name, nil
		}
		s.out.printf("%v\n", err)
	}
}

// run plays to the end of the game or of the input.
func (m *match) run() error {
	drawn := -1 // the number of turns when the board was last drawn
	for !m.left && m.out.err == nil {
		seat := m.table.ToMove()
		player := m.chance
		switch {
		case seat == game.None:
			m.finish()
			return m.verdict()
		case seat.IsPlayer():
			player = m.seats[seat]
		}
		if player != nil {
			if err := m.computer(seat, player); err != nil {
				return err
			}
			continue
		}
		if !m.quiet && drawn != len(m.turns) {
			m.board(m.begun)
			drawn = len(m.turns)
		}
		if !m.human(seat) {
			break
		}
	}
	return m.verdict()
}

// verdict is the error for lines that were refused when nobody could see it.
func (m *match) verdict() error {
	if m.wrong && !isTerminal(m.in) {
		return errWrongLines
	}
	return nil
}

func (m *match) finish() {
	m.board(m.begun)
	o := m.table.Outcome()
	if o.IsDraw() {
		m.out.printf("The game is a draw: %s.\n", o.Reason)
		return
	}
	m.out.printf("%s wins: %s.\n", m.rules.Players[o.Winner], o.Reason)
}

func (m *match) computer(seat game.Seat, player players.Player) error {
	turn, err := player.Choose(context.Background(), m.table)
	if err != nil {
		return err
	}
	if err := m.play(turn); err != nil {
		return err
	}
	who := "chance"
	if seat.IsPlayer() {
		who = m.rules.Players[seat] + " (" + m.names[seat] + ")"
	}
	m.out.printf("%d. %s: %s\n", len(m.turns), who, turn)
	return nil
}
