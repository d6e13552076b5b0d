package page

import (
	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/internal/service/match"
)

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
