package ugi

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/engine"
)

// maxPVTurns is the most turns of a principal variation that are sent.
const maxPVTurns = 40

// infoLines returns the lines that report the progress of a search, with at most maxPVs variations.
func infoLines(i engine.Info, maxPVs int) (texts []string) {
	head := fmt.Sprintf("info depth %d", i.Depth)
	if i.SelectiveDepth > 0 {
		head += fmt.Sprintf(" seldepth %d", i.SelectiveDepth)
	}
	head += fmt.Sprintf(" nodes %d time %d nps %d", i.Nodes, i.Time.Milliseconds(), nodesPerSecond(i))
	if i.HashFull > 0 {
		head += fmt.Sprintf(" hashfull %d", i.HashFull)
	}
	if i.TableHits > 0 {
		head += fmt.Sprintf(" tbhits %d", i.TableHits)
	}
	for n, l := range i.PVs[:min(maxPVs, len(i.PVs))] {
		turns := l.Turns[:min(maxPVTurns, len(l.Turns))]
		texts = append(texts, fmt.Sprintf("%s multipv %d score %s%s pv %s", head, n+1, scoreText(l.Score), preferenceText(l.Preference), strings.Join(turns, " ")))
	}
	return texts
}

func nodesPerSecond(i engine.Info) uint64 {
	return uint64(math.Round(float64(i.Nodes) / max(i.Time, time.Microsecond).Seconds()))
}

// searchInfo is a parsed info line.
type searchInfo struct {
	depth int

	selectiveDepth, hashFull int // 0 if not given
	tableHits                uint64

	nodes uint64
	rank  int // multipv, from 1
	score engine.Score
	// preference is what the search adds to the score when it chooses, our extension.
	preference float64
	pv         []string
	text       string // after string
}

// parseInfo parses the words after info. It skips unknown words, as the protocol requires; an
// invalid number makes the line invalid.
func parseInfo(words []string) (i searchInfo, ok bool) {
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
		case "seldepth":
			i.selectiveDepth = number(0, math.MaxInt32)
		case "hashfull":
			i.hashFull = number(0, 1000)
		case "tbhits":
			i.tableHits = uint64(number(0, math.MaxInt))
		case "nodes":
			i.nodes = uint64(number(0, math.MaxInt))
		case "multipv":
			i.rank = number(1, math.MaxInt32)
		case "cp":
			i.score = engine.Score{Win: winOfCentipawns(number(math.MinInt32, math.MaxInt32))}
		case "mate":
			i.score = mateScore(number(math.MinInt32, math.MaxInt32))
		case "draw":
			i.score = engine.Score{Win: 0.5, Proof: engine.ProvenDraw, Distance: number(0, math.MaxInt32)}
		case "win":
			ok = i.parseWin(words)
			words = words[min(1, len(words)):]
		case "preference":
			ok = i.parsePreference(words)
			words = words[min(1, len(words)):]
		case "pv":
			i.pv, words = words, nil
		case "string":
			i.text, words = strings.Join(words, " "), nil
		}
	}
	return i, ok
}

// parseWin parses the exact winning probability and uses it if nothing is proven.
func (i *searchInfo) parseWin(words []string) bool {
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

// parsePreference parses what the search adds to the score when it chooses.
func (i *searchInfo) parsePreference(words []string) bool {
	if len(words) == 0 {
		return false
	}
	preference, err := strconv.ParseFloat(words[0], 64)
	if err != nil || !(preference >= -maxPreference && preference <= maxPreference) {
		return false
	}
	i.preference = preference
	return true
}
