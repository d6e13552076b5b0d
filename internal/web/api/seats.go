package api

import (
	"context"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/web/identity"
)

// SeatPath is the path of a seat.
type SeatPath struct {
	MatchPath
	Seat string `path:"seat" enum:"first,second"`
}

func (in SeatPath) seat() game.Seat {
	return seatOf(in.Seat)
}

// keyPath is the path of a link.
type keyPath struct {
	Key string `path:"key" minLength:"26" maxLength:"26" doc:"The key of the link." example:"y7waedhq3fzkx2m5y7waedhq3f"`
}

// SeatKey moves a seat to another device.
type SeatKey struct {
	Key     string    `json:"key" doc:"Told this once; good for one use." example:"y7waedhq3fzkx2m5y7waedhq3f"`
	Path    string    `json:"path" doc:"Of the page for people." example:"/seat/y7waedhq3fzkx2m5y7waedhq3f"`
	Expires time.Time `json:"expires"`
}

// InvitationInfo describes the seat and match of a link.
type InvitationInfo struct {
	Purpose string                `json:"purpose" enum:"seat,move" doc:"To take a seat, or to move one to another device."`
	Seat    game.Seat             `json:"seat"`
	Expires time.Time             `json:"expires"`
	Match   protocol.MatchListing `json:"match"`
}

// SeatTaken is a seat that the sender has.
type SeatTaken struct {
	Match string    `json:"match" example:"q3fzkx2m5y7waedh"`
	Seat  game.Seat `json:"seat"`
}

type seatTakenAnswer struct{ Body SeatTaken }

func (a *api) seatRoutes() {
	add(a, post("take-seat", "/api/matches/{match}/seats/{seat}", "seats", "Take an open seat", "A sender without an identity is given one. Taking one's own seat changes nothing.", 200, 404, 409),
		func(ctx context.Context, c *requestContext, in *SeatPath) (*seatTakenAnswer, error) {
			p, err := c.personOrGuest()
			if err != nil {
				return nil, err
			}
			return &seatTakenAnswer{SeatTaken{in.Match, in.seat()}}, c.Reception.TakeSeat(ctx, p, in.Match, in.seat())
		})

	type invitation struct{ Body SeatInvitation }
	add(a, post("invite", "/api/matches/{match}/seats/{seat}/invitation", "seats", "Invite once more", "Makes a further invitation to a seat that is taken by link. Only the creator of the match can do so.", 201, 401, 404, 409),
		func(ctx context.Context, c *requestContext, in *SeatPath) (*invitation, error) {
			p, err := c.Identity.Person(c.r)
			if err != nil {
				return nil, err
			}
			key, err := c.Reception.CreateInvitation(ctx, p, in.Match, in.seat())
			return &invitation{invitationOf(in.seat(), key)}, err
		})

	type seatKey struct{ Body SeatKey }
	add(a, post("make-seat-key", "/api/matches/{match}/seats/{seat}/key", "seats", "Make the key to a seat", "With it the seat can be moved to another device within an hour.", 201, 401, 404),
		func(ctx context.Context, c *requestContext, in *SeatPath) (*seatKey, error) {
			p, err := c.Identity.Person(c.r)
			if err != nil {
				return nil, err
			}
			k, err := c.Reception.CreateSeatKey(ctx, p, in.Match, in.seat())
			return &seatKey{SeatKey{k.Key, "/seat/" + k.Key, k.Expires}}, err
		})

	a.linkRoutes("join", "join", "Accept an invitation", a.Reception.TakeInvitedSeat)
	a.linkRoutes("seat", "move", "Move a seat to this device", a.Reception.MoveSeat)
}

// linkRoutes registers what can be done with a kind of link: look, and use it.
func (a *api) linkRoutes(path, name, summary string, use func(ctx context.Context, p identity.Person, key string) (string, game.Seat, error)) {
	type invited struct{ Body InvitationInfo }
	add(a, get("look-"+name, "/api/"+path+"/{key}", "seats", "What is this link?", "Looking does not use it.", 410),
		func(ctx context.Context, c *requestContext, in *keyPath) (*invited, error) {
			i, err := c.Reception.Invitation(ctx, in.Key)
			return &invited{InvitationInfo{string(i.Purpose), i.Seat, i.Expires, protocol.ListingOf(i.Match)}}, err
		})
	add(a, post(name, "/api/"+path+"/{key}", "seats", summary, "A sender without an identity is given one.", 200, 409, 410),
		func(ctx context.Context, c *requestContext, in *keyPath) (*seatTakenAnswer, error) {
			p, err := c.personOrGuest()
			if err != nil {
				return nil, err
			}
			id, seat, err := use(ctx, p, in.Key)
			return &seatTakenAnswer{SeatTaken{id, seat}}, err
		})
}
