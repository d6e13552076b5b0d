package page

import (
	"context"
	"net/http"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
	"github.com/teahouse-games/teahouse/internal/web/problem"
	problemmessages "github.com/teahouse-games/teahouse/internal/web/problem/messages"
	"github.com/teahouse-games/teahouse/message"
)

// invitationCookie has the key of the link to a seat, for the person who made the match.
// It is sent with the pages of that match alone.
const invitationCookie = "invitation"

// keepInvitation lets the browser of the person who made the match remember the key.
func (p *Pages) keepInvitation(w http.ResponseWriter, match, key string) {
	if key == "" {
		return
	}
	http.SetCookie(w, &http.Cookie{
		Name: invitationCookie, Value: key, Path: matchPath(match), MaxAge: int(lobby.InvitationLife.Seconds()),
		HttpOnly: true, Secure: strings.HasPrefix(p.Site, "https://"), SameSite: http.SameSiteStrictMode,
	})
}

// keptInvitation returns the key that the browser remembers, if it looks like one.
func keptInvitation(r *http.Request) string {
	c, err := r.Cookie(invitationCookie)
	if err != nil || len(c.Value) != 26 || strings.Trim(c.Value, "abcdefghijklmnopqrstuvwxyz234567") != "" {
		return ""
	}
	return c.Value
}

// linkTo returns the whole address of a page here.
func (p *Pages) linkTo(r *http.Request, path string) string {
	if p.Site != "" {
		return strings.TrimSuffix(p.Site, "/") + path
	}
	scheme := "http"
	if r.TLS != nil || r.Header.Get("X-Forwarded-Proto") == "https" {
		scheme = "https"
	}
	return scheme + "://" + r.Host + path
}

// invite makes a further link to the seat that is kept for the holder of a link.
func (p *Pages) invite(w http.ResponseWriter, r *http.Request) error {
	person, seat, err := p.seatOwner(w, r)
	if err != nil {
		return err
	}
	key, err := p.Reception.CreateInvitation(r.Context(), person, r.PathValue("match"), seat)
	if err != nil {
		return err
	}
	p.keepInvitation(w, r.PathValue("match"), key)
	redirect(w, r, matchPath(r.PathValue("match")))
	return nil
}

// postSeat takes an open seat.
func (p *Pages) postSeat(w http.ResponseWriter, r *http.Request) error {
	person, err := p.personOrGuest(w, r)
	if err != nil {
		return err
	}
	seat, err := seatOf(r.PostForm.Get("seat"))
	if err != nil {
		return err
	}
	if err := p.Reception.TakeSeat(r.Context(), person, r.PathValue("match"), seat); err != nil {
		return err
	}
	redirect(w, r, matchPath(r.PathValue("match")))
	return nil
}

// seatOwner returns the sender of a form, and the seat that it is about.
func (p *Pages) seatOwner(w http.ResponseWriter, r *http.Request) (identity.Person, game.Seat, error) {
	person, err := p.person(w, r)
	if err != nil {
		return person, game.None, err
	}
	seat, err := seatOf(r.PostFormValue("seat"))
	return person, seat, err
}

func seatOf(text string) (game.Seat, error) {
	var seat game.Seat
	if err := seat.UnmarshalText([]byte(text)); err != nil || !seat.IsPlayer() {
		return game.None, problem.InvalidField("seat", problemmessages.Seat())
	}
	return seat, nil
}

// keyPage shows the link that moves a seat to another device.
type keyPage struct {
	pageFrame
	Link, Back string
	Expires    time.Time
	Minutes    int
}

// key creates a key to the reader's own seat. Only the page has it, not an address.
func (p *Pages) key(w http.ResponseWriter, r *http.Request) error {
	person, seat, err := p.seatOwner(w, r)
	if err != nil {
		return err
	}
	made, err := p.Reception.CreateSeatKey(r.Context(), person, r.PathValue("match"), seat)
	if err != nil {
		return err
	}
	f := frameOf(r, person)
	return p.write(w, r, "key", http.StatusOK, &keyPage{
		pageFrame: f.titled(f.Words.Text("site-key-title")), Back: matchPath(r.PathValue("match")),
		Link: p.linkTo(r, "/seat/"+made.Key), Expires: made.Expires, Minutes: int(time.Until(made.Expires).Round(time.Minute).Minutes()),
	})
}

// invitedPage says what a link leads to.
type invitedPage struct {
	pageFrame
	Move    bool // it moves a seat
	Game    *game.Rules
	Chosen  string
	Seat    game.Seat
	Role    string
	By      string // who invites
	Pace    string
	Expires time.Time
	Action  string
	Problem *problem.Problem // what is wrong with the name that was sent
	Typed   string
	Rated   bool // the match is
}

// invited shows what a link leads to. It changes nothing: links are also followed by
// programs that only want to show what is behind them.
func (p *Pages) invited(w http.ResponseWriter, r *http.Request) error {
	person, err := p.person(w, r)
	if err != nil {
		return err
	}
	return p.invitation(w, r, &invitedPage{pageFrame: frameOf(r, person), Typed: person.Name})
}

// invitation shows what a link leads to, and what is wrong with the form that was sent.
func (p *Pages) invitation(w http.ResponseWriter, r *http.Request, page *invitedPage) error {
	found, err := p.Reception.Invitation(r.Context(), r.PathValue("key"))
	if err != nil {
		return err
	}
	move := strings.HasPrefix(r.URL.Path, "/seat/")
	if move != (found.Purpose == store.MoveSeat) {
		return problem.New(problem.LinkUsed, problemmessages.LinkIncomplete())
	}
	rules, err := p.Games.ByName(found.Match.Game)
	if err != nil {
		return problem.InvalidField("game", message.Of(err))
	}
	page.Title, page.Move, page.Game, page.Seat = page.Words.Text("site-invited-title", "game", rules.Title), move, rules, found.Seat
	page.Chosen, page.Rated = optionsText(page.Words, rules, found.Match.Options), found.Match.Rated
	page.Role, page.By = roleOf(page.Words, rules, found.Seat), found.Match.Seats[found.Seat.Opponent()].Name
	page.Pace, page.Expires, page.Action = timeControlTextOf(page.Words, found.Match.Clock), found.Expires, r.URL.Path
	if move {
		page.Title = page.Words.Text("site-move-title")
	}
	status := http.StatusOK
	if page.Problem != nil {
		status = page.Problem.Status
	}
	return p.write(w, r, "invited", status, page)
}

// join takes the seat that a link is to.
func (p *Pages) join(w http.ResponseWriter, r *http.Request) error {
	return p.useLink(w, r, p.Reception.TakeInvitedSeat)
}

// move moves a seat to this browser.
func (p *Pages) move(w http.ResponseWriter, r *http.Request) error {
	return p.useLink(w, r, p.Reception.MoveSeat)
}

// useLink uses the link and shows the match that it leads to. A name that cannot be taken
// does not cost the link: the form comes back.
func (p *Pages) useLink(w http.ResponseWriter, r *http.Request, link func(ctx context.Context, person identity.Person, key string) (string, game.Seat, error)) error {
	person, err := p.personOrGuest(w, r)
	if problem.Is(err, problem.Invalid) {
		page := &invitedPage{pageFrame: frameOf(r, person), Typed: r.PostForm.Get("name")}
		page.Problem = page.translate(problem.FromError(err))
		return p.invitation(w, r, page)
	}
	if err != nil {
		return err
	}
	id, _, err := link(r.Context(), person, r.PathValue("key"))
	if err != nil {
		return err
	}
	redirect(w, r, matchPath(id))
	return nil
}
