package cli

import (
	"errors"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/teahouse-games/teahouse/game"
)

// maxListed is how many turns ? shows at once.
const maxListed = 60

const playHelp = `  TURN           make a turn, e.g. %s
  ?              list the legal turns
  ? BEGINNING    list those that begin so, e.g. ? %s
  undo           take your last turn back, with what was played since
  board          draw the board again
  save FILE      write the game to a file; teahouse play --load FILE goes on
  resign         give the game up
  quit           leave
`

// human reads one line of the person to move and does what it says. It reports
// false when the input has ended.
func (m *match) human(seat game.Seat) bool {
	m.out.printf("%d. %s> ", len(m.turns)+1, m.rules.Players[seat])
	line, err := m.lines.next()
	if err == nil && !isTerminal(m.in) {
		m.out.printf("%s\n", line) // a terminal has shown it already
	}
	switch {
	case errors.Is(err, errLine):
		m.refuse("%v", err)
		return true
	case errors.Is(err, io.EOF):
		m.out.printf("\nThe input has ended before the game. It stands at:\n%s\n", m.table.PositionText())
		return false
	case err != nil:
		m.refuse("cannot read: %v", err)
		return false
	}
	word, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
	rest = strings.TrimSpace(rest)
	switch {
	case word == "" || strings.HasPrefix(word, "#"):
	case word == "?":
		m.list(rest)
	case word == "save":
		m.save(rest)
	case rest != "":
		m.refuse("%s: one turn a line, or one of ? undo board save resign quit help", game.Quote(line))
	case word == "help":
		example := m.example()
		m.out.printf(playHelp, example, example[:min(3, len(example))])
	case word == "undo":
		m.takeBack()
	case word == "board":
		m.board(m.begun)
	case word == "resign":
		m.left = true
		m.out.printf("%s wins: resign.\n", m.rules.Players[seat.Opponent()])
	case word == "quit":
		m.left = true
	default:
		if err := m.play(word); err != nil {
			m.refuse("not legal: %v", withRule(err))
		}
	}
	return true
}

func (m *match) refuse(format string, args ...any) {
	m.wrong = true
	m.out.printf(format+"\n", args...)
}

// example is a legal turn.
func (m *match) example() (turn string) {
	game.EachTurn(m.table, func(text []byte) bool {
		turn = string(text)
		return false
	})
	return turn
}

// list shows the legal turns that begin in a given way.
func (m *match) list(beginning string) {
	turns := game.Turns(m.table)
	slices.Sort(turns)
	turns = slices.DeleteFunc(turns, func(turn string) bool { return !strings.HasPrefix(turn, beginning) })
	m.out.printf("%s", counted(len(turns), "legal turn", "legal turns"))
	if beginning != "" {
		m.out.printf(" beginning with %s", beginning)
	}
	shown := turns[:min(maxListed, len(turns))]
	if len(shown) < len(turns) {
		m.out.printf(", the first %d (narrow it down: ? BEGINNING)", len(shown))
	}
	m.out.printf(":\n")
	width := 0
	for _, turn := range shown {
		if width+len(turn) > 76 {
			m.out.printf("\n")
			width = 0
		}
		m.out.printf("  %s", turn)
		width += len(turn) + 2
	}
	m.out.printf("\n")
}

// takeBack goes back to the last turn that a person made.
func (m *match) takeBack() {
	for n, most := 1, len(m.turns); n <= most; n++ {
		m.undo()
		if seat := m.table.ToMove(); seat.IsPlayer() && m.seats[seat] == nil {
			m.out.printf("%s taken back.\n", counted(n, "turn", "turns"))
			return
		}
	}
	m.refuse("there is no turn of yours to take back")
}

func (m *match) save(path string) {
	if path == "" {
		m.refuse("save what where? Write save FILE")
		return
	}
	if err := m.saved().write(path); err != nil {
		m.refuse("%v", err)
		return
	}
	m.out.printf("Saved as %s: go on with teahouse play --load %s\n", path, path)
}

// counted says how many there are of something.
func counted(n int, one, more string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + more
}
