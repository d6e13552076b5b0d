package ugi

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/engine"
)

// mostTurns is how much of a principal variation is told.
const mostTurns = 40

// infoTexts are the lines that tell of what a search has found, at most so many of its
// principal variations.
func infoTexts(i engine.Info, most int) (texts []string) {
	head := fmt.Sprintf("info depth %d nodes %d time %d nps %d", i.Depth, i.Nodes, i.Time.Milliseconds(), speed(i))
	for n, l := range i.Lines[:min(most, len(i.Lines))] {
		turns := l.Turns[:min(mostTurns, len(l.Turns))]
		texts = append(texts, fmt.Sprintf("%s multipv %d score %s pv %s", head, n+1, scoreText(l.Score), strings.Join(turns, " ")))
	}
	return texts
}

// speed is the nodes a second.
func speed(i engine.Info) uint64 {
	return uint64(math.Round(float64(i.Nodes) / max(i.Time, time.Microsecond).Seconds()))
}

// heardInfo is an info line.
type heardInfo struct {
	depth int
	nodes uint64
	rank  int // multipv, from 1
	score engine.Score
	pv    []string
	text  string // behind string
}

// parseInfo reads what follows info. Words that it does not know are passed over, as the
// protocol wants it; numbers that are none make the line unreadable.
func parseInfo(words []string) (i heardInfo, ok bool) {
	i.rank, i.score = 1, engine.Score{Win: 0.5}
	ok = true
	number := func(least, most int) int {
		if len(words) == 0 {
			ok = false
			return 0
		}
		n, err := strconv.Atoi(words[0])
		ok = ok && err == nil && n >= least && n <= most
		words = words[1:]
		return n
	}
	for ok && len(words) > 0 {
		word := words[0]
		words = words[1:]
		switch word {
		case "depth":
			i.depth = number(0, math.MaxInt32)
		case "nodes":
			i.nodes = uint64(number(0, math.MaxInt))
		case "multipv":
			i.rank = number(1, math.MaxInt32)
		case "cp":
			i.score = engine.Score{Win: chance(number(math.MinInt32, math.MaxInt32))}
		case "mate":
			i.score = mate(number(math.MinInt32, math.MaxInt32))
		case "draw":
			i.score = engine.Score{Win: 0.5, Proof: engine.ProvenDraw, In: number(0, math.MaxInt32)}
		case "win":
			ok = i.hearWin(words)
			words = words[min(1, len(words)):]
		case "pv":
			i.pv, words = words, nil
		case "string":
			i.text, words = strings.Join(words, " "), nil
		}
	}
	return i, ok
}

// hearWin takes the chance to win that is told exactly, if nothing is proven.
func (i *heardInfo) hearWin(words []string) bool {
	if len(words) == 0 {
		return false
	}
	win, err := strconv.ParseFloat(words[0], 64)
	if err != nil || !(win >= 0 && win <= 1) {
		return false
	}
	if i.score.Proof == engine.Unproven {
		i.score.Win = clampWin(win)
	}
	return true
}
