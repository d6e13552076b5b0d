package cli

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

// maxDepth limits the depth, so that a typing error does not run forever.
const maxDepth = 200

type perftCommand struct {
	Game  string `arg:"" optional:"" help:"The game, e.g. ki-shogi; not needed with -p @FILE if the file names it."`
	Depth string `arg:"" optional:"" help:"How many turns, 0 to 200."`
	positionFlags
	Divide bool `help:"Print the count behind each first turn too."`
	Moves  bool `help:"Count moves, the phases of turns, instead of whole turns."`
}

// Help returns examples.
func (*perftCommand) Help() string {
	return `Counts the different sequences of DEPTH legal turns from a position: a check that two programs have the same rules. The total stands alone on the last line, time and speed on the line before. A game that has ended has no sequence of one turn or more. Ctrl-C stops.

Examples:

    teahouse perft ki-shogi 4
    teahouse perft ki-shogi 4 -o field=5x5 -o ki=on
    teahouse perft balance-pai-sho 2 -p deal=LOOYYW
    teahouse perft ki-shogi 1 -p "Gyoku*0,0 Gyoku*1,2" --divide
    teahouse perft 2 -p @mygame.txt
    teahouse perft skud-pai-sho 5 --moves`
}

// Run counts the leaves of the game tree.
func (c *perftCommand) Run(s *invocation) error {
	if c.Depth == "" && c.fromFile() && !s.isGame(c.Game) {
		c.Game, c.Depth = "", c.Game
	}
	const want = "want teahouse perft <game> <depth> [flags]\nTry teahouse perft --help."
	switch {
	case c.Game == "" && !c.fromFile():
		return callErrorf("missing <game> <depth>: %s", want)
	case c.Depth == "":
		return callErrorf("missing <depth>: %s", want)
	}
	depth, err := strconv.Atoi(c.Depth)
	if err != nil || depth < 0 || depth > maxDepth {
		return badDepth(c.Depth)
	}
	b, err := c.begin(s, c.Game)
	if err != nil {
		return err
	}
	began := time.Now()
	var total uint64
	switch {
	case c.Divide && depth > 0:
		for _, part := range c.divide(b.table, depth) {
			s.out.printf("%s %d\n", part.text, part.count)
			total += part.count
		}
	case c.Moves:
		total = game.PerftMoves(b.table, depth)
	default:
		total = game.Perft(b.table, depth)
	}
	took := time.Since(began)
	s.out.printf("%.3f s", took.Seconds())
	if took >= 10*time.Millisecond { // a shorter time does not show the speed
		s.out.printf(", %.0f leaves/s", float64(total)/took.Seconds())
	}
	s.out.printf("\n%d\n", total)
	return nil
}

func badDepth(depth string) error {
	return callErrorf("depth %s: want a whole number of turns, 0 to %d", wording.QuoteShort(depth), maxDepth)
}

type divideCount struct {
	text  string
	count uint64
}

// divide counts the leaves after each first turn or move, sorted by text.
func (c *perftCommand) divide(table game.Game, depth int) []divideCount {
	var parts []divideCount
	if c.Moves {
		for _, m := range table.AppendMoves(nil) {
			text := string(table.AppendMoveText(nil, m))
			if text == "" {
				text = "end"
			}
			table.Do(m)
			parts = append(parts, divideCount{text, game.PerftMoves(table, depth-1)})
			table.Undo()
		}
	} else {
		game.VisitLegalTurns(table, func(text []byte) bool {
			parts = append(parts, divideCount{string(text), game.Perft(table, depth-1)})
			return true
		})
	}
	slices.SortFunc(parts, func(a, b divideCount) int { return strings.Compare(a.text, b.text) })
	return parts
}
