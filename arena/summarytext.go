package arena

import (
	"fmt"
	"io"
	"strings"
)

// Write writes the summary as text.
func (s MatchReport) Write(w io.Writer) error {
	var b strings.Builder
	printLine := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	a, o := s.Contenders[0], s.Contenders[1]
	printLine("%s, %s against %s: %d of %d games, seed %d", s.Match.Game, a.Name, o.Name, s.Games, max(s.Games, s.Match.Games), s.Match.Seed)
	if s.Games == 0 {
		_, err := io.WriteString(w, b.String())
		return err
	}
	printLine("%-10s %s", "result", a.GameCounts)
	if s.Score != nil {
		printLine("%-10s %s over %s, Elo %s", "score", s.Score, pairsText(s.Pairs), s.Rating())
		printLine("%-10s %s (both lost, a loss and a draw, even, a win and a draw, both won)", "pairs", s.Pentanomial)
	}
	if s.SPRT != nil {
		printLine("%-10s %s", "sprt", s.SPRT)
	}
	printLine("%-10s as first %s, as second %s", a.Name, a.Seats[0], a.Seats[1])
	first := fmt.Sprintf("%-10s %s", "first seat", s.First.GameCounts)
	if s.First.Share != nil {
		first += fmt.Sprintf(", %s", s.First.Share)
	}
	printLine("%s", first)
	if s.Drawn != nil {
		printLine("%-10s %s", "drawn", s.Drawn)
	}
	if s.Length != nil {
		printLine("%-10s %s", "turns", s.Length)
	}
	for _, within := range s.Within {
		if within.Share != nil {
			printLine("%-10s %s over within %d turns", "", within.Share, within.Turns)
		}
	}
	for i, e := range s.Endings {
		name := ""
		if i == 0 {
			name = "endings"
		}
		printLine("%-10s %5d  %s: %s", name, e.Games, e.Winner, e.Reason)
	}
	for _, c := range s.Contenders {
		printLine("%-10s %s", c.Name, c.costText())
	}
	_, err := io.WriteString(w, b.String())
	return err
}

func pairsText(n int) string {
	if n == 1 {
		return "1 pair"
	}
	return fmt.Sprintf("%d pairs", n)
}

func (r GameCounts) String() string {
	return fmt.Sprintf("+%d =%d -%d", r.Wins, r.Draws, r.Losses)
}

func (s *Share) String() string {
	return fmt.Sprintf("%.1f%% [%.1f, %.1f]", 100*s.Share, 100*s.Low, 100*s.High)
}

// Rating returns the rating difference as text.
func (s MatchReport) Rating() string {
	middle := eloText(s.Elo.Elo, "+∞")
	if s.Score.Share == 0 {
		middle = "-∞"
	}
	return fmt.Sprintf("%s [%s, %s]", middle, eloText(s.Elo.Low, "-∞"), eloText(s.Elo.High, "+∞"))
}

// eloText returns a rating as text, or the text for an infinite one.
func eloText(elo *float64, infinite string) string {
	if elo == nil {
		return infinite
	}
	return fmt.Sprintf("%+.0f", *elo)
}

func (p Pentanomial) String() string {
	return fmt.Sprintf("%d %d %d %d %d", p[0], p[1], p[2], p[3], p[4])
}

func (t *Test) String() string {
	verdict := "undecided"
	switch t.Verdict {
	case AcceptH0:
		verdict = fmt.Sprintf("H0 accepted: better by %g Elo rather than %g", t.Elo0, t.Elo1)
	case AcceptH1:
		verdict = fmt.Sprintf("H1 accepted: better by %g Elo rather than %g", t.Elo1, t.Elo0)
	}
	return fmt.Sprintf("LLR %.2f (%.2f, %.2f) for Elo %g, %g: %s", t.LLR, t.Lower, t.Upper, t.Elo0, t.Elo1, verdict)
}

func (l *Lengths) String() string {
	return fmt.Sprintf("mean %.1f [%.1f, %.1f], least %d, quartiles %d %d %d, most %d",
		l.Mean, l.Low, l.High, l.Least, l.Quarter, l.Median, l.ThreeQuarters, l.Most)
}

// costText describes the resources of a contender, and its faults.
func (s Standing) costText() string {
	text := fmt.Sprintf("%d turns", s.Turns)
	if s.Turns > 0 {
		text += fmt.Sprintf(", %.1f ms a turn", 1000*s.Seconds/float64(s.Turns))
	}
	if s.Nodes > 0 {
		text += fmt.Sprintf(", %.0f nodes a turn, %.0f nodes/s", float64(s.Nodes)/float64(s.Turns), float64(s.Nodes)/s.Seconds)
	}
	for _, reason := range []string{Crash, Illegal, Overtime} {
		if n := s.Faults[reason]; n > 0 {
			text += fmt.Sprintf(", %d lost by %s", n, reason)
		}
	}
	return text
}
