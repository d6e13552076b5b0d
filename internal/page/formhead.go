package page

import "github.com/teahouse-games/teahouse/game"

// formHead is what every form of a match sends besides what it is for. Sent twice it is
// the same command.
type formHead struct {
	Kind, Client, ID string
	Expect           int64
	As               string // empty: the seat the reader has
	From             string // from which side they look, where they have chosen one
}

// Head makes that of one form; id tells it from the others of the page.
func (m *matchPage) Head(kind, id string, as game.Seat) formHead {
	h := formHead{Kind: kind, Client: m.Client, ID: id, Expect: m.Seq, From: m.view.Get("from")}
	if as.IsPlayer() {
		h.As = as.String()
	}
	return h
}
