package page

import (
	"net/http"
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
)

// matchActions are what the reader can do in a match besides playing a turn.
type matchActions struct {
	Resign, Abort, GiveTime, Draw, Takeback, Rematch bool

	Offers []offer
	Claim  *winClaim
	Next   string // the address of the rematch
}

// offer is something that one player asks the other for.
type offer struct {
	Offer match.OfferKind
	Text  string
	Own   bool // the reader can take it back
	To    bool // the reader can accept or decline it
	As    game.Seat
}

// winClaim is that the opponent has been away, and when the win can be claimed.
type winClaim struct {
	Seat  game.Seat // who is away
	Gone  bool      // it is known that they are away
	Wait  time.Duration
	After int64 // milliseconds of absence after which it can be claimed
}

// Seconds returns how many of them remain until then.
func (c *winClaim) Seconds() int { return int(c.Wait.Round(time.Second) / time.Second) }

// openSeat is an empty seat.
type openSeat struct {
	Seat       game.Seat
	Role       string
	Open       bool              // anyone may take it
	Invitation string            // the link to it, for a person who may invite
	Invite     bool              // the reader may ask for a link
	Challenge  *waitingChallenge // nil: the seat is not reserved
	Limits     string            // for which ratings it is; empty: for all
	Refused    string            // why the reader cannot take it because of their rating
}

// actions finds out what the reader can do.
func (p *Pages) actions(r *http.Request, m *matchPage, person identity.Person) error {
	if err := p.countViewer(r, m, person); err != nil {
		return err
	}
	if m.Rematch != "" {
		m.Actions.Next = matchPath(m.Rematch)
	}
	var created, unplayed bool
	var left time.Duration // until an empty seat is given up
	err := p.Reception.Rooms.Read(r.Context(), m.Match, func(of *match.Match, uptime time.Duration) error {
		if deadline, ok := of.Deadline(); ok {
			left = deadline - uptime
		}
		created = person.Identified() && of.CreatedBy == person.ID
		unplayed = !of.Over() && (!hasPlayed(of, game.First) || !hasPlayed(of, game.Second))
		return nil
	})
	if err != nil {
		return err
	}
	m.Actions.Abort = m.can(match.ActionAbort) || created && unplayed
	for seat, seatState := range m.Seats {
		if seatState.Occupied() || m.Status != store.StatusWaiting {
			continue
		}
		one := openSeat{Seat: game.Seat(seat), Role: roleOf(m.Words, m.Game, game.Seat(seat)), Open: seatState.Holder == match.HolderOpen}
		if seatState.Holder == match.HolderReserved {
			one.Challenge = m.challenge(game.Seat(seat), left)
			m.Waiting = append(m.Waiting, one)
			continue
		}
		one.Limits = limitsText(m.Words, seatState)
		if !m.Mine { // whose own rating may be another one by now
			if one.Refused, err = p.refusedRating(r.Context(), m, seatState); err != nil {
				return err
			}
		}
		if key := keptInvitation(r); !one.Open && created && key != "" {
			one.Invitation = p.linkTo(r, "/join/"+key)
		}
		one.Invite = !one.Open && created && one.Invitation == ""
		m.Waiting = append(m.Waiting, one)
	}
	if !m.Mine {
		return nil
	}
	m.offers()
	m.setActions()
	return nil
}

func hasPlayed(m *match.Match, seat game.Seat) bool {
	return slices.ContainsFunc(m.Turns, func(t match.PlayedTurn) bool { return t.Seat == seat })
}

// offerKeys are the keys of the sentences for offers.
var offerKeys = map[match.OfferKind]string{match.OfferDraw: "site-offer-draw", match.OfferTakeback: "site-offer-takeback", match.OfferRematch: "site-offer-rematch"}

// offers are those that stand.
func (m *matchPage) offers() {
	for _, o := range m.Offers {
		one := offer{Offer: o.Offer, Text: m.Words.Text(offerKeys[o.Offer], "who", playerText(m.Words, m.Game, m.Seats, o.Seat)), As: o.Seat}
		one.Own = slices.Contains(m.You, o.Seat)
		if slices.Contains(m.You, o.Seat.Opponent()) {
			one.To, one.As = true, o.Seat.Opponent()
		}
		m.Actions.Offers = append(m.Actions.Offers, one)
	}
}

// can reports whether the reader can do something from one of their seats.
func (m *matchPage) can(action match.Action) bool {
	return slices.ContainsFunc(m.You, func(seat game.Seat) bool { return slices.Contains(m.MatchState.Actions[seat], action) })
}

// setActions shows the actions of the reader's seats. Before both have played, a match is
// aborted and not resigned.
func (m *matchPage) setActions() {
	a := &m.Actions
	a.Resign = m.can(match.ActionResign) && !a.Abort
	a.GiveTime = m.can(match.ActionGiveTime)
	a.Draw = m.can(match.ActionDraw)
	a.Takeback = m.can(match.ActionTakeback)
	a.Rematch = m.can(match.ActionRematch)
	if !m.can(match.ActionClaim) {
		return
	}
	other, after := m.As.Opponent(), match.AbsenceLimit(m.Terms.Clock)
	a.Claim = &winClaim{Seat: other, After: after.Milliseconds()}
	for _, side := range m.Sides {
		if side.Seat == other && side.Gone > 0 {
			a.Claim.Gone, a.Claim.Wait = true, max(0, after-side.Gone)
		}
	}
}
