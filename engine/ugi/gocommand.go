package ugi

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

// goCommand is go, with its limits.
type goCommand struct {
	infinite    bool
	ponder      bool     // the limits begin with ponderhit
	searchTurns []string // the only turns to begin with; none for all
	movetime    int64    // milliseconds; 0 for none
	nodes       int64
	depth       int64
	mate        int64 // turns
	clocks      [2]clock
}

// clock is the remaining time and the increment of a player in milliseconds; 0 if not given.
type clock struct{ time, inc int64 }

// Bounds of the numbers after go.
const (
	maxMillis = 30 * 24 * 3_600_000
	maxDepth  = 1000
	maxNodes  = 1 << 62

	maxSearchTurns = 1000 // turns after searchmoves
)

// parameters returns the numbers after go, in the order in which they are written, with their
// bounds.
func (c *goCommand) parameters() []parameter {
	return []parameter{
		{"p1time", &c.clocks[0].time, 1, maxMillis},
		{"p2time", &c.clocks[1].time, 1, maxMillis},
		{"p1inc", &c.clocks[0].inc, 0, maxMillis},
		{"p2inc", &c.clocks[1].inc, 0, maxMillis},
		{"movetime", &c.movetime, 1, maxMillis},
		{"nodes", &c.nodes, 1, maxNodes},
		{"depth", &c.depth, 1, maxDepth},
		{"mate", &c.mate, 1, maxDepth},
	}
}

type parameter struct {
	word     string
	value    *int64
	min, max int64
}

func (c goCommand) String() string {
	var b strings.Builder
	b.WriteString("go")
	if c.ponder {
		b.WriteString(" ponder")
	}
	if c.infinite {
		b.WriteString(" infinite")
	}
	for _, n := range c.parameters() {
		if *n.value > 0 {
			fmt.Fprintf(&b, " %s %d", n.word, *n.value)
		}
	}
	if len(c.searchTurns) > 0 {
		b.WriteString(" searchmoves " + strings.Join(c.searchTurns, " "))
	}
	return b.String()
}

func parseGo(words []string) (command, error) {
	var c goCommand
	parameters := c.parameters()
	seen := map[string]bool{}
	for len(words) > 0 {
		word := words[0]
		words = words[1:]
		if seen[word] {
			return nil, fmt.Errorf("go has %s twice: want it once", wording.QuoteShort(word))
		}
		seen[word] = true
		switch word {
		case "infinite":
			c.infinite = true
			continue
		case "ponder":
			c.ponder = true
			continue
		case "searchmoves":
			for len(words) > 0 && !isGoWord(parameters, words[0]) {
				c.searchTurns = append(c.searchTurns, words[0])
				words = words[1:]
			}
			if n := len(c.searchTurns); n == 0 || n > maxSearchTurns {
				return nil, fmt.Errorf("go searchmoves: want 1 to %d turns, not %d", maxSearchTurns, n)
			}
			continue
		}
		n := findParameter(parameters, word)
		if n == nil {
			return nil, fmt.Errorf("unknown word %s after go: want p1time, p2time, p1inc, p2inc, movetime, nodes, depth, mate, infinite, ponder or searchmoves", wording.QuoteShort(word))
		}
		if len(words) == 0 {
			return nil, fmt.Errorf("go %s: no number follows", word)
		}
		value, err := strconv.ParseInt(words[0], 10, 64)
		if err != nil || value < n.min || value > n.max {
			return nil, fmt.Errorf("go %s %s: want a number from %d to %d", word, wording.QuoteShort(words[0]), n.min, n.max)
		}
		*n.value = value
		words = words[1:]
	}
	if c.infinite && c.hasLimit() {
		return nil, errors.New("go infinite has no limit: leave out the others")
	}
	return c, nil
}

// hasLimit reports whether a number was given.
func (c goCommand) hasLimit() bool {
	for _, n := range c.parameters() {
		if *n.value > 0 {
			return true
		}
	}
	return false
}

// isGoWord reports whether a word has a meaning after go, so that it is no turn.
func isGoWord(parameters []parameter, word string) bool {
	return word == "infinite" || word == "ponder" || word == "searchmoves" || findParameter(parameters, word) != nil
}

func findParameter(parameters []parameter, word string) *parameter {
	for i := range parameters {
		if parameters[i].word == word {
			return &parameters[i]
		}
	}
	return nil
}

// limits returns the limits of a search for a seat. The time budget is a thirtieth of its clock
// and most of the increment, but at most half of the clock.
func (c goCommand) limits(seat game.Seat) engine.Limits {
	l := engine.Limits{Nodes: uint64(c.nodes), Depth: int(c.depth), Mate: int(c.mate), SearchTurns: c.searchTurns}
	millis := c.movetime
	if mine := c.clocks[seat]; mine.time > 0 {
		share := max(1, min(mine.time/2, mine.time/30+mine.inc*3/4))
		if millis == 0 || share < millis {
			millis = share
		}
	}
	l.Time = time.Duration(millis) * time.Millisecond
	return l
}

// goCommandFor returns the go command with these limits. It rounds the time up to milliseconds.
func goCommandFor(l engine.Limits) goCommand {
	c := goCommand{
		movetime: min(maxMillis, int64((l.Time+time.Millisecond-1)/time.Millisecond)),
		nodes:    int64(min(maxNodes, l.Nodes)),
		depth:    int64(min(maxDepth, max(0, l.Depth))),
		mate:     int64(min(maxDepth, max(0, l.Mate))),

		searchTurns: l.SearchTurns,
	}
	if !c.hasLimit() {
		c.nodes = maxNodes // go infinite would not end by itself when the result is proven
	}
	return c
}
