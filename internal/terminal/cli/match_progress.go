package cli

import (
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/arena"
)

// matchProgress prints the standing of a match while it is played: on a terminal in two lines
// that it overwrites, otherwise in a line from time to time.
type matchProgress struct {
	statusLines
	match        *arena.Match
	begun        time.Time
	before       int // games that were played before
	lastReported int // games in the last report
	drawn        time.Time
	faults       int // faults reported so far
}

// progressLines is the number of lines without a terminal.
const progressLines = 20

func newMatchProgress(w io.Writer, m *arena.Match, before int) *matchProgress {
	return &matchProgress{statusLines: newOverlay(w, "\x1b[2A\r\x1b[J"), match: m, begun: time.Now(), before: before, lastReported: before}
}

// update prints the standing if a report is due.
func (p *matchProgress) update(t *arena.Tally) {
	last := t.Games >= p.match.Games
	if p.width == 0 {
		step := max(1, p.match.Games/progressLines)
		if t.Games/step > p.lastReported/step || last {
			p.lastReported = t.Games
			fmt.Fprintf(p.w, "%d/%d  %s  %s\n", t.Games, p.match.Games, p.standing(t), p.times(t))
		}
		return
	}
	if now := time.Now(); last || now.Sub(p.drawn) >= 100*time.Millisecond {
		p.drawn = now
		p.draw(p.fit(p.bar(t)) + "\n" + p.fit(p.standing(t)) + "\n")
	}
}

// reportFault prints a fault of a contender. It reports only the first ones.
func (p *matchProgress) reportFault(g *arena.GameResult) {
	loser, fault := g.Fault()
	if !fault || p.faults >= maxReportedFaults {
		return
	}
	p.faults++
	p.clear()
	detail, _, _ := strings.Cut(g.Detail, "\n")
	fmt.Fprintf(p.w, "game %d: %s lost by %s: %s\n", g.Number+1, p.match.Contenders[loser], g.Outcome.Reason, detail)
	if p.faults == maxReportedFaults {
		fmt.Fprintln(p.w, "further ones are counted only")
	}
}

// maxReportedFaults is the number of faults that are reported.
const maxReportedFaults = 10

func (p *matchProgress) bar(t *arena.Tally) string {
	end := fmt.Sprintf(" %d/%d  %s", t.Games, p.match.Games, p.times(t))
	cells := max(0, min(40, p.width-len(end)-3))
	full := cells * t.Games / p.match.Games
	return "▕" + strings.Repeat("█", full) + strings.Repeat("·", cells-full) + "▏" + end
}

// standing returns the result from the first contender's side.
func (p *matchProgress) standing(t *arena.Tally) string {
	s := p.match.Summarize(t)
	text := s.Contenders[0].Name + " " + t.Score.String()
	if s.Score != nil {
		text += fmt.Sprintf("  %s  Elo %s", s.Score, s.Rating())
	}
	if s.SPRT != nil {
		text += fmt.Sprintf("  LLR %.2f (%.2f, %.2f)", s.SPRT.LLR, s.SPRT.Lower, s.SPRT.Upper)
	}
	return text
}

// times returns the time so far and the time left at this pace.
func (p *matchProgress) times(t *arena.Tally) string {
	took := time.Since(p.begun)
	text := took.Round(time.Second).String()
	if now := t.Games - p.before; now > 0 && t.Games < p.match.Games {
		left := time.Duration(float64(took) / float64(now) * float64(p.match.Games-t.Games))
		text += ", " + left.Round(time.Second).String() + " to go"
	}
	return text
}
