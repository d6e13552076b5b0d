package guard

import (
	"context"
	"net/http"
	"time"
)

// paintUnit is the painting time of one token of the kind [Paint].
const paintUnit = 100 * time.Millisecond

type senderKey struct{}

// sending stores the sender of a request in its context.
func sending(r *http.Request, from Requester) *http.Request {
	return r.WithContext(context.WithValue(r.Context(), senderKey{}, from))
}

// MayPaint returns the address of the sender who requests a picture, or an error if
// painting for them has cost too much lately. It returns an empty address outside of a
// request.
func (g *Guard) MayPaint(ctx context.Context) (sender string, err error) {
	from, ok := ctx.Value(senderKey{}).(Requester)
	if !ok {
		return "", nil
	}
	return from.Address.String(), g.Check(Paint, from)
}

// Painted takes what a picture has cost, on credit if need be.
func (g *Guard) Painted(ctx context.Context, took time.Duration) {
	if from, ok := ctx.Value(senderKey{}).(Requester); ok {
		g.Charge(Paint, from, max(1, int(took/paintUnit)))
	}
}
