package page

import (
	"cmp"
	"crypto/rand"
	"errors"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/internal/rules/computer"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
	"github.com/teahouse-games/teahouse/internal/web/problem"
	problemmessages "github.com/teahouse-games/teahouse/internal/web/problem/messages"
	"github.com/teahouse-games/teahouse/internal/web/profile"
	"github.com/teahouse-games/teahouse/message"
)

// newPage is the form for a match.
type newPage struct {
	pageFrame
	Games   []gameCard
	Game    *game.Rules // nil: it is still to be chosen
	Roles   [2]string
	Options []optionField
	Paces   []value
	Levels  []value
	Ranges  []value // of the rating of an opponent
	Expires []value // after how many seconds a challenge does
	Asked   newMatchForm
	Problem *problem.Problem // what is wrong with what was sent
	Refused string           // why the person who is asked for cannot be challenged; empty: they can
	Profile string           // the address of theirs then, if they have one
	Account bool             // the reader has one, so that the match can be rated
}

// AskRated is the address for people who come back with an account for a rated game: that of the form, with what was chosen.
func (n *newPage) AskRated() string {
	return ratedPath("/new", url.Values{
		"game": {n.Game.Name}, "clock": {n.Asked.Pace}, "other": {n.Asked.Other}, "me": {n.Asked.Me}, "against": {n.Asked.Against},
		"to": {n.Asked.To}, "expires": {n.Asked.Expires}, "range": {n.Asked.Range},
	}, "")
}

// AbsenceDays is after how many days away a player can lose a match without a clock.
func (*newPage) AbsenceDays() int { return int(match.AbsenceDays / (24 * time.Hour)) }

// levelDescriptionKeys are the keys of whom levels of the computer are for, where a list of them
// needs a hold.
var levelDescriptionKeys = map[string]string{
	"1": "site-level-1-does", "3": "site-level-3-does", "5": "site-level-5-does", "8": "site-level-8-does",
	"random": "site-level-random-does", "greedy": "site-level-greedy-does",
}

// strengthOf returns what a level is called and whom it is for.
func strengthOf(w *messages.Messages, name string) string {
	sentence := capitalize(levelOf(w, name))
	if key, ok := levelDescriptionKeys[name]; ok {
		sentence += ": " + w.Text(key)
	}
	return sentence
}

// offeredTimeControls are the time controls that are offered.
var offeredTimeControls = []string{"none", "5+5", "15+10", "20+5x30", "1d", "2d", "3d", "5d", "7d", "14d"}

// newMatchForm is the content of the form for a new match.
type newMatchForm struct {
	Me      string // first, second or any; programs also send both
	Against string // computer, link, open, self or person
	To      string // the id of the person who is challenged
	ToName  string // what they are called
	Expires string // after how many seconds a challenge expires
	Range   string // by how many points the rating of an opponent may differ; empty: by any
	Level   string
	Pace    string // one of the paces, or other
	Other   string // its text then
	Rated   bool   // it counts for the ratings
	Public  bool   // listed; a match for anyone is without it
	Private bool   // a match for anyone is not listed
	Name    string
	ID      string // of the order: a form that is sent twice makes one match
}

// form shows the form, filled in as the address says.
func (p *Pages) form(w http.ResponseWriter, r *http.Request) error {
	person, err := p.person(w, r)
	if err != nil {
		return err
	}
	page, err := p.newForm(frameOf(r, person), r.URL.Query())
	if err != nil {
		return err
	}
	page.Asked.Name = person.Name
	page.Ranges = rangesOf(page.Words)
	if err := p.fillOpponent(r.Context(), page); err != nil {
		return err
	}
	return p.write(w, r, "new", http.StatusOK, page)
}

// newForm returns the form with what was asked for, so far as it was.
func (p *Pages) newForm(f pageFrame, sent url.Values) (*newPage, error) {
	q := shortened(sent)
	page := &newPage{pageFrame: f.titled(f.Words.Text("site-new-title")), Games: p.cards(f.Words), Account: f.Me.Session != "", Asked: newMatchForm{
		Me: cmp.Or(q.Get("me"), "first"), Against: cmp.Or(q.Get("against"), "computer"), Level: cmp.Or(q.Get("level"), computer.DefaultLevel),
		Pace: cmp.Or(q.Get("clock"), "none"), Other: q.Get("other"), Public: q.Get("public") != "", Rated: q.Get("rated") == profile.OnlyRated, Private: q.Get("private") != "",
		Name: q.Get("name"), ID: rand.Text(), To: q.Get("to"), Expires: q.Get("expires"), Range: q.Get("range"),
	}}
	if page.Asked.To != "" {
		page.Asked.Against, page.Asked.Me = againstPerson, cmp.Or(q.Get("me"), "any")
	}
	if page.Asked.To == "" && page.Asked.Against == againstPerson {
		page.Asked.Against = "computer" // nobody is named
	}
	if page.Asked.Me == "both" {
		page.Asked.Me, page.Asked.Against = "first", againstSelf
	}
	if q.Get("game") == "" {
		return page, nil
	}
	rules, err := p.Games.ByName(q.Get("game"))
	if err != nil {
		return page, problem.InvalidField("game", message.Of(err))
	}
	page.Game, page.Roles, page.Title = rules, rolesOf(f.Words, rules), rules.Title
	for i := range rules.Options {
		option := &rules.Options[i]
		page.Options = append(page.Options, choiceOf(f.Words, rules, option, cmp.Or(q.Get("option."+option.Name), option.Default)))
	}
	for _, offered := range offeredTimeControls {
		page.Paces = append(page.Paces, value{offered, timeControlTextOf(f.Words, offered)})
	}
	for _, name := range p.Reception.Levels(rules.Name) {
		page.Levels = append(page.Levels, value{name, strengthOf(f.Words, name)})
	}
	return page, nil
}

// maxShown is how many bytes of a field the form shows again.
const maxShown = 160

// shortened returns the first values of fields, cut to what the form shows.
func shortened(sent url.Values) url.Values {
	q := url.Values{}
	for name := range sent {
		q.Set(name, wording.Shorten(sent.Get(name), maxShown))
	}
	return q
}

// create makes the match that was asked for. What is wrong is shown above the form.
func (p *Pages) create(w http.ResponseWriter, r *http.Request) error {
	person, err := p.personOrGuest(w, r)
	if err == nil {
		var made lobby.CreatedMatch
		if made, err = p.order(r, person); err == nil {
			for _, key := range made.Invitations {
				p.keepInvitation(w, made.Match, key)
			}
			redirect(w, r, matchPath(made.Match))
			return nil
		}
	}
	found := problem.FromError(err)
	if !shownOnForm[found.Code] || r.PostForm == nil {
		return err
	}
	page, err := p.newForm(frameOf(r, person), r.PostForm)
	if err != nil {
		return err
	}
	page.Ranges = rangesOf(page.Words)
	if err := p.fillOpponent(r.Context(), page); err != nil {
		return err
	}
	if page.Refused == "" {
		page.Problem = page.translate(found)
	}
	return p.write(w, r, "new", found.Status, page)
}

// shownOnForm are the problems that are shown above the form.
var shownOnForm = map[problem.Code]bool{problem.Invalid: true, problem.Code(match.RefusedRated): true, problem.Code(match.RefusedChallenge): true}

// order makes the match that a form asks for. A form that says so takes the seat that somebody else
// has left open for the same.
func (p *Pages) order(r *http.Request, person identity.Person) (lobby.CreatedMatch, error) {
	if r.PostForm.Get("join") != "" {
		if id, err := p.joinWaiting(r, person); id != "" || err != nil {
			return lobby.CreatedMatch{Match: id}, err
		}
	}
	if r.PostForm.Get("me") == "both" && r.PostForm.Get("against") == "computer" {
		return lobby.CreatedMatch{}, problem.InvalidField("me", problemmessages.ComputerBoth())
	}
	return p.Reception.Create(r.Context(), person, orderOf(r.PostForm))
}

// joinWaiting seats a person in a listed match of the game and the clock that a form asks for, with
// the usual rules, and returns the match; empty for none.
func (p *Pages) joinWaiting(r *http.Request, person identity.Person) (string, error) {
	found, err := p.Reception.ListPublic(r.Context(), lobby.ListRequest{Status: store.StatusWaiting, Open: true})
	if err != nil {
		return "", err
	}
	words, limits := messagesIn(messages.English), p.Reception.SeatLimits(person)
	for i := range found.Matches {
		s := &found.Matches[i]
		if s.Game != r.PostForm.Get("game") || s.Clock != r.PostForm.Get("clock") || s.Rated != (r.PostForm.Get("rated") == profile.OnlyRated) || s.Seats[0].Person == person.ID || s.Seats[1].Person == person.ID {
			continue
		}
		if rules, err := p.Games.ByName(s.Game); err != nil || optionsText(words, rules, s.Options) != "" {
			continue
		}
		switch refused, err := refusedSeat(r.Context(), words, limits, s); {
		case err != nil:
			return "", err
		case refused != "":
			continue
		}
		for seat, state := range s.Seats {
			if state.Holder != match.HolderOpen {
				continue
			}
			err := p.Reception.TakeSeat(r.Context(), person, s.Match, game.Seat(seat))
			if err == nil {
				return s.Match, nil
			}
			if _, refused := errors.AsType[*match.Refusal](err); !refused {
				return "", err
			}
		}
	}
	return "", nil
}

// againstSelf is the opponent of a person who plays both sides.
const againstSelf = "self"

// againstPerson is the opponent of a person who challenges somebody.
const againstPerson = "person"

// formClient is what the form calls itself: its ids are unlike those of programs.
const formClient = "new-match-form"

// orderOf reads the form. A match for anyone is listed unless its form says that it is private, any
// other only if its form says that it is public. A written clock counts, whichever is chosen.
func orderOf(f url.Values) lobby.CreateMatchRequest {
	order := lobby.CreateMatchRequest{Game: f.Get("game"), Options: map[string]string{}, Clock: f.Get("clock"), Public: f.Get("public") != "", Rated: f.Get("rated") == profile.OnlyRated}
	if id := f.Get("id"); id != "" {
		order.Client, order.ID = formClient, id
	}
	if f.Get("against") == "open" {
		order.Public = f.Get("private") == ""
	}
	if other := strings.TrimSpace(f.Get("other")); other != "" {
		order.Clock = other
	}
	for name := range f {
		if option, ok := strings.CutPrefix(name, "option."); ok && f.Get(name) != "" {
			order.Options[option] = strings.TrimSpace(f.Get(name))
		}
	}
	opponent := f.Get("against")
	switch opponent {
	case "computer":
		opponent = lobby.SeatComputer + f.Get("level")
	case lobby.SeatOpen:
		if order.Rated {
			order.Range = numberOf(f.Get("range"))
		}
	case againstPerson:
		opponent, order.Public = lobby.SeatPerson+f.Get("to"), false
		order.Expires = time.Duration(numberOf(f.Get("expires"))) * time.Second
	}
	switch me := f.Get("me"); {
	case me == "both" || opponent == againstSelf:
		order.Seats = [2]string{lobby.SeatMe, lobby.SeatMe}
	case me == "second":
		order.Seats = [2]string{opponent, lobby.SeatMe}
	default:
		order.Seats, order.Shuffle = [2]string{lobby.SeatMe, opponent}, me == "any"
	}
	return order
}

// numberOf reads a number of a form; what is none is refused later.
func numberOf(text string) int {
	if text == "" {
		return 0
	}
	n, err := strconv.Atoi(text)
	if err != nil || n == 0 || n > maxNumber {
		return -1
	}
	return n
}

// maxNumber is the greatest number that is read of the form.
const maxNumber = 1 << 30
