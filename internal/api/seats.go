package api

import (
	"context"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/identity"
	"github.com/teahouse-games/teahouse/internal/protocol"
)

// InSeat is the path of a seat.
type InSeat struct {
	InMatch
	Seat string `path:"seat" enum:"first,second"`
}

func (in InSeat) seat() game.Seat {
	return seatOf(in.Seat)
}

// withKey is the path of a link.
type withKey struct {
	Key string `path:"key" minLength:"26" maxLength:"26" doc:"The key of the link." example:"y7waedhq3fzkx2m5y7waedhq3f"`
}

// SeatKey moves a seat to another device.
type SeatKey struct {
	Key     string    `json:"key" doc:"Told this once; good for one use." example:"y7waedhq3fzkx2m5y7waedhq3f"`
	Path    string    `json:"path" doc:"Of the page for people." example:"/seat/y7waedhq3fzkx2m5y7waedhq3f"`
	Expires time.Time `json:"expires"`
}

// Invited is what a link leads to.
type Invited struct {
	Purpose string          `json:"purpose" enum:"seat,move" doc:"To take a seat, or to move one to another device."`
	Seat    game.Seat       `json:"seat"`
	Expires time.Time       `json:"expires"`
	Match   protocol.Listed `json:"match"`
}

// Sitting is a seat that the sender has.
type Sitting struct {
	Match string    `json:"match" example:"q3fzkx2m5y7waedh"`
	Seat  game.Seat `json:"seat"`
}

type sittingAnswer struct{ Body Sitting }

func (a *api) seats() {
	add(a, post("take-seat", "/api/matches/{match}/seats/{seat}", "seats", "Take an open seat", "Who has no identity is given one. Taking a seat that one has changes nothing.", 200, 404, 409),
		func(ctx context.Context, c *call, in *InSeat) (*sittingAnswer, error) {
			p, err := c.admitted()
			if err != nil {
				return nil, err
			}
			return &sittingAnswer{Sitting{in.Match, in.seat()}}, c.Reception.Sit(ctx, p, in.Match, in.seat())
		})

	type invitation struct{ Body Invitation }
	add(a, post("invite", "/api/matches/{match}/seats/{seat}/invitation", "seats", "Invite once more", "Makes a further invitation to a seat that is for who has the link. Only who began the match can.", 201, 401, 404, 409),
		func(ctx context.Context, c *call, in *InSeat) (*invitation, error) {
			p, err := c.Identity.Of(c.r)
			if err != nil {
				return nil, err
			}
			key, err := c.Reception.Invite(ctx, p, in.Match, in.seat())
			return &invitation{joinable(in.seat(), key)}, err
		})

	type seatKey struct{ Body SeatKey }
	add(a, post("make-seat-key", "/api/matches/{match}/seats/{seat}/key", "seats", "Make the key to a seat", "With it the seat can be moved to another device within an hour.", 201, 401, 404),
		func(ctx context.Context, c *call, in *InSeat) (*seatKey, error) {
			p, err := c.Identity.Of(c.r)
			if err != nil {
				return nil, err
			}
			k, err := c.Reception.SeatKey(ctx, p, in.Match, in.seat())
			return &seatKey{SeatKey{k.Key, "/seat/" + k.Key, k.Expires}}, err
		})

	a.link("join", "join", "Accept an invitation", a.Reception.Join)
	a.link("seat", "move", "Move a seat to this device", a.Reception.Move)
}

// link registers what can be done with a kind of link: look, and use it.
func (a *api) link(path, name, summary string, use func(ctx context.Context, p identity.Person, key string) (string, game.Seat, error)) {
	type invited struct{ Body Invited }
	add(a, get("look-"+name, "/api/"+path+"/{key}", "seats", "What is this link?", "Looking does not use it.", 410),
		func(ctx context.Context, c *call, in *withKey) (*invited, error) {
			i, err := c.Reception.Invited(ctx, in.Key)
			return &invited{Invited{string(i.Purpose), i.Seat, i.Expires, protocol.List(i.Match)}}, err
		})
	add(a, post(name, "/api/"+path+"/{key}", "seats", summary, "Who has no identity is given one.", 200, 409, 410),
		func(ctx context.Context, c *call, in *withKey) (*sittingAnswer, error) {
			p, err := c.admitted()
			if err != nil {
				return nil, err
			}
			id, seat, err := use(ctx, p, in.Key)
			return &sittingAnswer{Sitting{id, seat}}, err
		})
}
