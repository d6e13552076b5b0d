package page

import (
	"net/http"
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/identity"
	"github.com/teahouse-games/teahouse/internal/match"
	"github.com/teahouse-games/teahouse/internal/store"
)

// actions are what the reader can do in a match besides playing a turn.
type actions struct {
	Resign, Abort, GiveTime, Draw, Takeback, Rematch bool

	Offers []offer
	Claim  *claim
	Next   string // the address of the rematch
}

// offer is something that one player asks the other for.
type offer struct {
	Offer match.Offer
	Text  string
	Own   bool // the reader can take it back
	To    bool // the reader can accept or decline it
	As    game.Seat
}

// claim is that the opponent has been away, and when the win can be claimed.
type claim struct {
	Seat  game.Seat // who is away
	Gone  bool      // it is known that they are away
	Wait  time.Duration
	After int64 // milliseconds of absence after which it can be claimed
}

// Seconds is how many of them remain until then.
func (c *claim) Seconds() int { return int(c.Wait.Round(time.Second) / time.Second) }

// empty is a seat that nobody has taken.
type empty struct {
	Seat       game.Seat
	Role       string
	Open       bool   // whoever comes may take it
	Invitation string // the link to it, for who may invite
	Invite     bool   // the reader may ask for a link
}

// actions finds out what the reader can do.
func (p *Pages) actions(r *http.Request, m *matchPage, who identity.Person) error {
	if err := p.enters(r, m, who); err != nil {
		return err
	}
	if m.Rematch != "" {
		m.Actions.Next = matchPath(m.Rematch)
	}
	var mayAbort, by bool
	err := p.Reception.Rooms.Read(r.Context(), m.Match, func(of *match.Match, _ time.Duration) error {
		by = who.Known() && of.By == who.ID
		mayAbort = !of.Over() && (by || m.Mine) && (!played(of, game.First) || !played(of, game.Second))
		return nil
	})
	if err != nil {
		return err
	}
	m.Actions.Abort = mayAbort
	for seat, chair := range m.Seats {
		if chair.Taken() || m.Status != store.Waiting {
			continue
		}
		one := empty{Seat: game.Seat(seat), Role: roleOf(m.Words, m.Game, game.Seat(seat)), Open: chair.Holder == match.Open}
		if key := keptInvitation(r); !one.Open && by && key != "" {
			one.Invitation = p.linkTo(r, "/join/"+key)
		}
		one.Invite = !one.Open && by && one.Invitation == ""
		m.Waiting = append(m.Waiting, one)
	}
	if !m.Mine {
		return nil
	}
	m.offers()
	m.may()
	return nil
}

func played(m *match.Match, seat game.Seat) bool {
	return slices.ContainsFunc(m.Turns, func(t match.Turn) bool { return t.Seat == seat })
}

// offersSaid are the keys of the sentences for offers.
var offersSaid = map[match.Offer]string{match.Draw: "site.offer.draw", match.Takeback: "site.offer.takeback", match.Rematch: "site.offer.rematch"}

// offers are those that stand.
func (m *matchPage) offers() {
	for _, o := range m.Offers {
		one := offer{Offer: o.Offer, Text: m.Words.Say(offersSaid[o.Offer], "who", called(m.Words, m.Game, m.Seats, o.Seat)), As: o.Seat}
		one.Own = slices.Contains(m.You, o.Seat)
		if slices.Contains(m.You, o.Seat.Opponent()) {
			one.To, one.As = true, o.Seat.Opponent()
		}
		m.Actions.Offers = append(m.Actions.Offers, one)
	}
}

func (m *matchPage) offered(offer match.Offer) bool {
	return slices.ContainsFunc(m.Offers, func(o match.Offered) bool { return o.Offer == offer })
}

// may finds out which commands make sense now. The match decides once more when they come.
func (m *matchPage) may() {
	a, playing := &m.Actions, m.Status == store.Playing
	a.Resign = playing && !a.Abort
	a.GiveTime = playing && m.Terms.Clock.Live() && len(m.You) == 1
	a.Draw = playing && len(m.You) == 1 && !a.Abort && !m.offered(match.Draw) && m.Seats[m.As.Opponent()].Holder == match.Person
	a.Takeback = playing && len(m.Turns) > 0 && !m.offered(match.Takeback)
	a.Rematch = m.Status == store.Over && m.Rematch == "" && !m.offered(match.Rematch) && m.Seats[0].Taken() && m.Seats[1].Taken()
	other := m.As.Opponent()
	if !playing || len(m.You) == 2 || m.ToMove != other || m.Seats[other].Holder != match.Person {
		return
	}
	after := match.GoneFor(m.Terms.Clock)
	a.Claim = &claim{Seat: other, After: after.Milliseconds()}
	for _, side := range m.Sides {
		if side.Seat == other && side.Gone > 0 {
			a.Claim.Gone, a.Claim.Wait = true, max(0, after-side.Gone)
		}
	}
}
