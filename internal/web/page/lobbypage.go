package page

import (
	"net/http"
	"net/url"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
	"github.com/teahouse-games/teahouse/internal/web/problem"
	"github.com/teahouse-games/teahouse/message"
)

// lobbyPage is where people find each other: the seats that are open, and a search for an opponent.
type lobbyPage struct {
	pageFrame
	Account    bool // the reader has one, so that they can play rated games
	Games      []gameCard
	Paces      []value // of a search
	Speeds     []value // that the list can be limited to
	Game       string  // that the list is limited to; empty: all
	Speed      string
	Open       []listedSeat
	Watch      []listRow
	Computer   string // the game to play against the computer if nobody is there
	Least      int    // the limits of a rating
	Most       int
	IsFiltered bool
	Asked      askedSearch
}

// AskRated is the address for people who come back with an account for a rated game.
func (l *lobbyPage) AskRated() string {
	return ratedPath("/lobby", url.Values{"game": {l.Game}}, "#find")
}

// listedSeat is a seat that anybody may take.
type listedSeat struct {
	listRow
	Role string // that the reader would have
}

// The speeds that the list can be limited to.
const (
	speedLive = "live"
	speedDays = "days"
)

// lobby shows who waits for an opponent.
func (p *Pages) lobby(w http.ResponseWriter, r *http.Request) error {
	person, err := p.person(w, r)
	if err != nil {
		return err
	}
	f := frameOf(r, person)
	q := shortened(r.URL.Query())
	page := &lobbyPage{
		pageFrame: f.titled(f.Words.Text("site-lobby-title")), Games: p.cards(f.Words), Game: q.Get("game"), Speed: q.Get("speed"),
		Speeds:  []value{{speedLive, capitalize(f.Words.Text("site-speed-live"))}, {speedDays, capitalize(f.Words.Text("site-speed-correspondence"))}},
		Account: person.Session != "", Computer: p.Games[0].Name, Least: lobby.MinRating, Most: lobby.MaxRating, Asked: askedOf(q, quickTimeControls[0]),
	}
	page.IsFiltered = page.Game != "" || page.Speed != ""
	if page.Game != "" {
		rules, err := p.Games.ByName(page.Game)
		if err != nil {
			return problem.InvalidField("game", message.Of(err))
		}
		page.Computer = rules.Name
	}
	for _, offered := range offeredTimeControls {
		page.Paces = append(page.Paces, value{offered, shortTimeControl(f.Words, offered)})
	}
	open, err := p.publicMatches(r.Context(), f.Words, person, lobby.ListRequest{
		Status: store.StatusWaiting, Open: true, Game: page.Game, Limit: lobby.MaxPage,
	})
	if err != nil {
		return err
	}
	for _, row := range open {
		if row.Seat != "" && hasSpeed(row.clock, page.Speed) {
			page.Open = append(page.Open, listedSeat{row, seatRole(f.Words, row)})
		}
	}
	if page.Watch, err = p.publicMatches(r.Context(), f.Words, person, lobby.ListRequest{Status: store.StatusPlaying, Game: page.Game}); err != nil {
		return err
	}
	return p.write(w, r, "lobby", http.StatusOK, page)
}

// seatRole returns what the reader would be in a match with an open seat.
func seatRole(w *messages.Messages, row listRow) string {
	seat := game.First
	if row.Seat == game.Second.String() {
		seat = game.Second
	}
	return roleOf(w, row.rules, seat)
}

// hasSpeed reports whether a time control is of a speed; empty: any.
func hasSpeed(text, speed string) bool {
	c, err := clock.Parse(text)
	if err != nil {
		return false
	}
	switch speed {
	case speedLive:
		return c.RealTime()
	case speedDays:
		return !c.RealTime()
	}
	return true
}
