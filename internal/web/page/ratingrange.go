package page

import (
	"context"
	"strconv"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
)

// rangesOf returns the ranges of ratings that an open seat can have, to choose from.
func rangesOf(w *messages.Messages) (ranges []value) {
	for _, points := range []int{100, 200, 400} {
		ranges = append(ranges, value{strconv.Itoa(points), w.Text("site-new-range-points", "n", points)})
	}
	return ranges
}

// refusedRating returns why the reader cannot take a seat because of their rating; empty: they can.
func (p *Pages) refusedRating(ctx context.Context, m *matchPage, seat match.SeatState) (string, error) {
	if m.Me.Session == "" {
		return "", nil // that an account is needed is said first
	}
	why, err := p.Reception.SeatLimits(m.Me).WhyNot(ctx, m.Terms, seat)
	if err != nil || why.IsZero() {
		return "", err
	}
	return m.Words.Sentence(why), nil
}

// refusedSeat says why a reader cannot take the open seat of a match because of their rating; empty: they can.
func refusedSeat(ctx context.Context, w *messages.Messages, limits *lobby.SeatLimits, s *store.Summary) (string, error) {
	control, err := clock.Parse(s.Clock)
	if err != nil {
		return "", err
	}
	terms := match.Terms{Game: s.Game, Options: s.Options, Clock: control}
	for _, seat := range s.Seats {
		switch why, err := limits.WhyNot(ctx, terms, seat); {
		case err != nil:
			return "", err
		case !why.IsZero():
			return w.Sentence(why), nil
		}
	}
	return "", nil
}

// limitsText says for which ratings a seat is; empty: for all.
func limitsText(w *messages.Messages, seat match.SeatState) string {
	switch {
	case !seat.HasLimits():
		return ""
	case seat.Highest == 0:
		return w.Text("site-limits-from", "lowest", seat.Lowest)
	case seat.Lowest == 0:
		return w.Text("site-limits-to", "highest", seat.Highest)
	}
	return w.Text("site-limits", "lowest", seat.Lowest, "highest", seat.Highest)
}
