package arena

import (
	"strconv"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/record"
)

// finishRecord puts into the record how the game ended. A record knows the endings of the rules
// and those between people only: a game that was cut has no result there.
func (g *runningGame) finishRecord() {
	p := g.result
	r := p.Record
	r.Result = p.Outcome
	switch p.Outcome.Reason {
	case Cut:
		r.Result = game.Outcome{}
	case Overtime:
		r.Result.Reason = "timeout"
	case Crash, Illegal:
		r.Result.Reason = "abandoned"
	}
	r.Headers = append(r.Headers, record.Header{Name: "Match-Game", Value: strconv.Itoa(p.Number + 1)})
	if r.Result != p.Outcome {
		r.Headers = append(r.Headers, record.Header{Name: "Ended", Value: endingText(p)})
	}
}

// endingText says in a line how a game ended that the rules have not.
func endingText(p *GameResult) string {
	detail, _, _ := strings.Cut(p.Detail, "\n")
	if detail == "" {
		return p.Outcome.Reason
	}
	const maxBytes = 300
	if len(detail) > maxBytes {
		detail = strings.ToValidUTF8(detail[:maxBytes], "") + " …"
	}
	return p.Outcome.Reason + ": " + detail
}
