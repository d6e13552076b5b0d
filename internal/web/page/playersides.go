package page

import (
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// side is one of the two players as the page shows them: the one across first.
type side struct {
	Seat    game.Seat
	Role    string // what the game calls them
	Name    string
	Profile string // its address; empty if there is none
	Rating  string // empty: there is none to show
	Change  string // of the rating by the match; empty: it has changed none
	You     bool
	Person  bool // rather than a computer or an empty seat
	Near    bool // below the board
	ToMove  bool
	Won     bool
	Clock   string // what the clock shows; empty where there is none
	Running bool
	Here    bool
	Gone    time.Duration // for how long they have been away, as far as is known
	Hand    []handItem
	About   string // the address of the page about the person
}

// Crowded reports whether a hand has many items, for which the board must leave room.
func (m *matchPage) Full() bool {
	return isFull(m.Sides[0].Hand) || isFull(m.Sides[1].Hand)
}

// RoleOf returns what the game calls the player of a seat.
func (m *matchPage) RoleOf(seat game.Seat) string { return roleOf(m.Words, m.Game, seat) }

// fillSides fills in the two sides; s is nil where there is no board.
func (m *matchPage) fillSides(s *matchBoard) {
	var hands [2][]handItem
	if s != nil {
		hands = s.hands()
	}
	order := [2]game.Seat{game.Second, game.First}
	if m.Turned {
		order = [2]game.Seat{game.First, game.Second}
	}
	control := m.Terms.Clock
	if m.Status == store.StatusOver && m.Times == (clock.Times{}) {
		control = clock.Control{Kind: clock.Untimed} // it was called off before the clocks were set
	}
	if m.Status == store.StatusWaiting {
		m.Times = control.InitialTimes()
	}
	for i, seat := range order {
		seatState := m.Seats[seat]
		one := side{
			Seat: seat, Role: roleOf(m.Words, m.Game, seat), Name: capitalize(seatText(m.Words, seatState)), Hand: hands[seat],
			You: slices.Contains(m.You, seat), Person: seatState.Holder == match.HolderPerson,
			Near:   i == 1,
			ToMove: m.Status == store.StatusPlaying && m.ToMove == seat,
			Won:    m.Outcome.Over() && m.Outcome.Winner == seat,
			Clock:  clockText(m.Words, control, m.Times, seat),
		}
		one.Running, one.About = one.ToMove && m.Running, playerPath(m.Match, seat)
		m.Sides[i] = one
	}
}
