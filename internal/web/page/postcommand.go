package page

import (
	"net/http"
	"net/url"
	"strconv"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
	"github.com/teahouse-games/teahouse/internal/web/problem"
	problemmessages "github.com/teahouse-games/teahouse/internal/web/problem/messages"
	"github.com/teahouse-games/teahouse/record"
)

// postCommand carries out what a form of the match asks for, and shows the match again.
func (p *Pages) postCommand(w http.ResponseWriter, r *http.Request) error {
	if err := r.ParseForm(); err != nil {
		return formError(err)
	}
	person, err := p.person(w, r)
	if err != nil {
		return err
	}
	request, err := requestOf(r.PostForm, person)
	if err != nil {
		return err
	}
	id := r.PathValue("match")
	if _, err := p.Reception.DoCommand(r.Context(), person, id, request); err != nil {
		return err
	}
	to := matchPath(id)
	if offer := offerOf(request.Command); offer == match.OfferRematch {
		state, err := p.Reception.State(r.Context(), person, id)
		if err != nil {
			return err
		}
		if state.Rematch != "" {
			to = matchPath(state.Rematch)
		}
	}
	redirect(w, r, to+"#board")
	return nil
}

// requestOf reads a form.
func requestOf(f url.Values, person identity.Person) (lobby.CommandRequest, error) {
	client, id := f.Get("client"), f.Get("id")
	q := lobby.CommandRequest{Key: *protocol.CommandKey(person.ID, client, id), Seat: game.None}
	if client == "" || id == "" || len(client) > protocol.MaxClient || len(id) > protocol.MaxID {
		return q, problem.InvalidField("id", problemmessages.FormIncomplete())
	}
	expect, err := strconv.ParseInt(f.Get("expect"), 10, 64)
	if err != nil {
		return q, problem.InvalidField("expect", problemmessages.FormIncomplete())
	}
	q.ExpectedSeq = expect
	if as := f.Get("as"); as != "" {
		if err := q.Seat.UnmarshalText([]byte(as)); err != nil {
			return q, problem.InvalidField("as", problemmessages.Seat())
		}
	}
	q.Command, err = commandOf(f)
	return q, err
}

// commandOf reads which command a form is.
func commandOf(f url.Values) (match.Command, error) {
	of := match.OfferKind(f.Get("offer"))
	switch f.Get("kind") {
	case "play":
		return match.Play{Turn: strings.TrimSpace(f.Get("turn"))}, nil
	case "resign":
		return match.Resign{}, nil
	case "offer":
		return match.Offer{Offer: of}, nil
	case "accept":
		return match.Accept{Offer: of}, nil
	case "decline":
		return match.Decline{Offer: of}, nil
	case "abort":
		return match.Abort{}, nil
	case "claim":
		return match.Claim{}, nil
	case "give-time":
		return match.GiveTime{}, nil
	case "say":
		return match.Chat{Text: f.Get("text")}, nil
	}
	return nil, problem.InvalidField("kind", problemmessages.FormUnknown())
}

// offerOf returns what a command asks for or accepts.
func offerOf(c match.Command) match.OfferKind {
	switch c := c.(type) {
	case match.Offer:
		return c.Offer
	case match.Accept:
		return c.Offer
	}
	return ""
}

// record sends the match written down, as a file.
func (p *Pages) record(w http.ResponseWriter, r *http.Request) error {
	written, err := p.Reception.Record(r.Context(), r.PathValue("match"))
	if err != nil {
		return err
	}
	text, err := record.Write(written)
	if err != nil {
		return err
	}
	h := w.Header()
	h.Set("Content-Type", "text/plain; charset=utf-8")
	h.Set("Content-Disposition", `attachment; filename="`+written.Game+"-"+r.PathValue("match")+`.game"`)
	h.Set("Cache-Control", "no-store")
	_, _ = w.Write(text) // who has gone away needs no record
	return nil
}

// formHead is what every form of a match sends besides what it is for. Sent twice it is
// the same command.
type formHead struct {
	Kind, Client, ID string
	Expect           int64
	As               string // empty: the seat the reader has
}

// Head returns the head of one form; id is its id on the page.
func (m *matchPage) Head(kind, id string, as game.Seat) formHead {
	h := formHead{Kind: kind, Client: m.Client, ID: id, Expect: m.Seq}
	if as.IsPlayer() {
		h.As = as.String()
	}
	return h
}
