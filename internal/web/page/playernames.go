package page

import (
	"context"
	"strconv"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/profile"
)

// textPart is a part of a text that may be a link.
type textPart struct{ Text, Href string }

// ratingText writes points, with a question mark while little is known, e.g. "1500?".
func ratingText(points int, provisional bool) string {
	text := strconv.Itoa(points)
	if provisional {
		text += "?"
	}
	return text
}

// changeText writes by how many points a match has changed a rating, e.g. "+12".
func changeText(points int) string {
	switch {
	case points > 0:
		return "+" + strconv.Itoa(points)
	case points < 0:
		return "−" + strconv.Itoa(-points)
	}
	return "±0"
}

// namesOf returns the two players of a match with their ratings, as a text whose names lead to their profiles.
func namesOf(w *messages.Messages, s *store.Summary, players [2]profile.MatchPlayer) (parts []textPart) {
	// The marks are characters that no name has; the text of the language says what stands between the names.
	marks := [2]string{"\x01", "\x02"}
	rest := w.Text("site-versus", "first", marks[0], "second", marks[1])
	for rest != "" {
		at := strings.IndexAny(rest, marks[0]+marks[1])
		if at < 0 {
			at = len(rest)
		}
		if at > 0 {
			parts = append(parts, textPart{Text: rest[:at]})
		}
		if at == len(rest) {
			break
		}
		seat := game.First
		if rest[at:at+1] == marks[1] {
			seat = game.Second
		}
		parts = append(parts, textPart{seatText(w, s.Seats[seat]), players[seat].Path})
		if r := players[seat].Rating; r != nil {
			parts = append(parts, textPart{Text: " " + w.Text("site-rating-beside", "rating", ratingText(r.Points, r.Provisional))})
		}
		rest = rest[at+1:]
	}
	return parts
}

// plainText returns a text without its links.
func plainText(parts []textPart) string {
	var text strings.Builder
	for _, part := range parts {
		text.WriteString(part.Text)
	}
	return text.String()
}

// rows returns matches as they stand in a list. Those whose game no longer exists are left out.
func (p *Pages) rows(ctx context.Context, w *messages.Messages, matches []store.Summary, person identity.Person) (list []listRow, err error) {
	players, err := p.Profiles.Players(ctx, matches)
	if err != nil {
		return nil, err
	}
	limits := p.Reception.SeatLimits(person)
	for i := range matches {
		before := len(list)
		list = p.list(list, w, &matches[i], person, players[matches[i].Match])
		if len(list) == before || list[before].Seat == "" || person.Session == "" {
			continue
		}
		if list[before].Refused, err = refusedSeat(ctx, w, limits, &matches[i]); err != nil {
			return nil, err
		}
	}
	return list, nil
}
