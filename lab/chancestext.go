package lab

import (
	"fmt"
	"math"
	"strings"
)

// Text returns a report as tables for people.
func (r *ChanceReport) Text() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%d games, %d positions\n\n", r.Games, r.Positions)
	fmt.Fprintf(&b, "%-12s %22s %22s   %s\n", "phase", "searched afresh", "one after the other", "fit")
	rows := append([]PhaseChances{r.All}, r.Phases...)
	for i := range rows {
		p := &rows[i]
		fmt.Fprintf(&b, "%-12s %22s %22s   slope %.3f, cube %.4f, first %+.2f, mover %+.2f\n", p.Name, p.Fresh, p.Kept, p.Fit.Slope, p.Fit.Cube, p.Fit.First, p.Fit.Mover)
	}
	for i := range rows {
		if p := &rows[i]; p.positions() > 0 {
			fmt.Fprintf(&b, "\n%-12s %9s %9s %15s %6s\n", p.Name, "positions", "reported", "scored", "drawn")
			for _, band := range p.Bands {
				if band.Positions > 0 {
					fmt.Fprintf(&b, "%3.0f to %3.0f%%  %9d %8.1f%% %8.1f%% ± %4.1f %5.0f%%  %s\n", 100*band.From, 100*band.From+100/bands, band.Positions,
						100*band.Reported, 100*band.Scored, 100*1.96*band.Error, 100*band.Drawn, band.bar())
				}
			}
		}
	}
	return b.String()
}

func (p *PhaseChances) positions() (n int) {
	for _, band := range p.Bands {
		n += band.Positions
	}
	return n
}

// String returns the share within and the mean difference.
func (a Agreement) String() string {
	if a.Pairs == 0 {
		return "-"
	}
	return fmt.Sprintf("%5.1f%% of %d, %+.3f", 100*a.Within, a.Pairs, a.Mean)
}

// barWidth is the width of a bar, in characters.
const barWidth = 40

// bar draws the result as a bar of # and the reported chance as a | on it.
func (b *ChanceBand) bar() string {
	line := []byte(strings.Repeat("#", int(math.Round(barWidth*b.Scored))) + strings.Repeat(" ", barWidth))[:barWidth]
	line[min(barWidth-1, int(barWidth*b.Reported))] = '|'
	return strings.TrimRight(string(line), " ")
}

// SVG returns a report as a picture: the reported chances to the right, the results upwards with
// their 95% intervals. On the diagonal both are the same.
func (r *ChanceReport) SVG() []byte {
	const size, margin = 400, 40
	x := func(share float64) float64 { return margin + size*share }
	y := func(share float64) float64 { return margin + size*(1-share) }
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="sans-serif" font-size="12" fill="#777" stroke="#777">`+"\n", size+2*margin, size+2*margin)
	fmt.Fprintf(&b, `<rect x="%d" y="%d" width="%d" height="%d" fill="none"/>`+"\n", margin, margin, size, size)
	fmt.Fprintf(&b, `<path d="M%.1f %.1fL%.1f %.1f" stroke-dasharray="4"/>`+"\n", x(0), y(0), x(1), y(1))
	for tenth := 0; tenth <= bands; tenth += 2 {
		at := float64(tenth) / bands
		fmt.Fprintf(&b, `<text x="%.1f" y="%d" text-anchor="middle" stroke="none">%d%%</text>`+"\n", x(at), size+margin+16, 10*tenth)
		fmt.Fprintf(&b, `<text x="%d" y="%.1f" text-anchor="end" stroke="none">%d%%</text>`+"\n", margin-4, y(at)+4, 10*tenth)
	}
	for _, band := range r.All.Bands {
		if band.Positions == 0 {
			continue
		}
		low, high := max(0, band.Scored-1.96*band.Error), min(1, band.Scored+1.96*band.Error)
		fmt.Fprintf(&b, `<path d="M%.1f %.1fV%.1f"/>`+"\n", x(band.Reported), y(low), y(high))
		fmt.Fprintf(&b, `<circle cx="%.1f" cy="%.1f" r="%.1f" fill="#b4442c"/>`+"\n", x(band.Reported), y(band.Scored), 2+math.Log2(1+float64(band.Positions))/2)
	}
	b.WriteString("</svg>\n")
	return []byte(b.String())
}
