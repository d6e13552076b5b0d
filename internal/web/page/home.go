package page

import (
	"cmp"
	"context"
	"net/http"
	"net/url"
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
	"github.com/teahouse-games/teahouse/internal/web/profile"
)

// homePage is where everything begins.
type homePage struct {
	pageFrame
	Games       []gameCard
	First       []gameCard // advised to newcomers, the first one first; with the advice as Blurb
	Newcomer    bool       // the reader has no match yet
	Learn       *gameCard  // the course for a newcomer's first game; nil: there is none
	Paces       []value    // of the matches for anyone that are offered
	Mine        []listRow  // that are not over
	Open, Watch []listRow
	Account     bool // the reader has one, so that they can play rated games
	Asked       askedSearch
}

// askedSearch is what the search for an opponent is filled in with, as the address says: somebody who comes back from making an account
// finds what they had chosen.
type askedSearch struct {
	Game, Clock, Seat string
	Rated             bool
}

func askedOf(q url.Values, usualClock string) askedSearch {
	return askedSearch{Game: q.Get("game"), Clock: cmp.Or(q.Get("clock"), usualClock), Seat: q.Get("me"), Rated: q.Get("rated") == profile.OnlyRated}
}

// AskRated is the address for people who come back with an account for a rated game.
func (h *homePage) AskRated() string { return ratedPath("/", nil, "#find") }

// gameCard is one game.
type gameCard struct {
	Name, Title, Blurb string
	Facts              []string // how long a game takes, and how hard it is to learn
	Live               *listRow // a public match that is being played
	Seat               *listRow // a match with a seat to take
}

// listRow is a match in a list.
type listRow struct {
	Match, Href, Game, Players, Pace, Standing string
	Seat                                       string // the one that may be taken; empty for none
	Turns                                      int
	Yours                                      bool   // it is the reader's turn
	Left                                       string // how much time is left for it; empty where time does not matter
	Changed                                    time.Time
	Names                                      []textPart // of the players, who are also in Players
	Rated, Public, Over                        bool
	Mine                                       bool   // the reader has a seat
	Refused                                    string // why the reader cannot take the seat
	Limits                                     string // for which ratings the seat is; empty: for all

	rules     *game.Rules
	clock     string // its text
	challenge bool
}

func (p *Pages) home(w http.ResponseWriter, r *http.Request) error {
	person, err := p.person(w, r)
	if err != nil {
		return err
	}
	f := frameOf(r, person)
	page := &homePage{pageFrame: f.titled(f.Words.Text("site-name")), Games: p.cards(f.Words), First: p.newcomerCards(f.Words), Account: person.Session != "", Asked: askedOf(shortened(r.URL.Query()), quickTimeControls[0])}
	mine, err := p.Reception.ListOwn(r.Context(), person, ownMatchesRequest)
	if err != nil {
		return err
	}
	if page.Mine, _, err = p.ownMatches(r.Context(), f.Words, mine.Matches, person); err != nil {
		return err
	}
	challenges, err := p.receivedOnHome(r.Context(), f.Words, person)
	if err != nil {
		return err
	}
	page.Mine = append(page.Mine, challenges...)
	page.Newcomer = len(mine.Matches) == 0
	if at := slices.IndexFunc(page.First, hasCourse); at >= 0 && page.Newcomer {
		page.Learn = &page.First[at]
	}
	for _, offered := range quickTimeControls {
		page.Paces = append(page.Paces, value{offered, shortTimeControl(f.Words, offered)})
	}
	if page.Open, err = p.publicMatches(r.Context(), f.Words, person, lobby.ListRequest{Status: store.StatusWaiting, Open: true}); err != nil {
		return err
	}
	if page.Watch, err = p.publicMatches(r.Context(), f.Words, person, lobby.ListRequest{Status: store.StatusPlaying}); err != nil {
		return err
	}
	page.attachMatches()
	page.Preview = &linkPreview{
		Title: f.Words.Text("site-name") + " · " + f.Words.Text("site-home-title"), Text: f.Words.Text("site-lead") + " " + f.Words.Text("site-lead-account"),
		Address: p.linkTo(r, "/"), Picture: p.linkTo(r, "/static/cards/"+p.Games[0].Name+".png"),
	}
	return p.write(w, r, "home", http.StatusOK, page)
}

// hasCourse reports whether there is a course for a game.
func hasCourse(c gameCard) bool {
	_, ok := analysis.CourseOf(c.Name)
	return ok
}

// cards returns the games.
func (p *Pages) cards(w *messages.Messages) (list []gameCard) {
	for _, rules := range p.Games {
		list = append(list, gameCard{Name: rules.Name, Title: rules.Title, Blurb: blurbOf(w, rules), Facts: factsOf(w, rules)})
	}
	return list
}

// blurbOf returns what a game is about, in a line.
func blurbOf(w *messages.Messages, rules *game.Rules) string {
	blurb, _ := gameMessage(rules, "blurb")
	return w.Sentence(blurb)
}

// quickTimeControls are the time controls of matches for anyone that the home page offers, the usual
// one first.
var quickTimeControls = []string{"15+10", "5+5", "1d", "2d", "3d", "5d", "7d", "14d"}

// shortTimeControl returns a time control in a few words, for places that are narrow. Some need more words.
func shortTimeControl(w *messages.Messages, text string) string {
	c, err := clock.Parse(text)
	if err != nil || c.Kind != clock.Fischer || c.Main%time.Minute != 0 {
		return capitalize(timeControlTextOf(w, text))
	}
	return w.Text("site-home-find-pace", "minutes", int(c.Main/time.Minute), "seconds", int(c.Increment/time.Second))
}

// factsOf returns how long a game takes and how hard it is to learn, as far as its messages say so.
func factsOf(w *messages.Messages, rules *game.Rules) (facts []string) {
	for _, id := range []string{"duration", "difficulty"} {
		if fact, ok := gameMessage(rules, id); ok {
			facts = append(facts, w.Title(fact))
		}
	}
	return facts
}

// newcomerCards returns the games that newcomers are advised to try.
func (p *Pages) newcomerCards(w *messages.Messages) (list []gameCard) {
	rank := map[string]int{}
	for _, rules := range p.Games {
		d, ok := games.Definition(rules.Name)
		advice, advised := gameMessage(rules, "newcomer")
		if ok && advised && d.NewcomerRank > 0 {
			rank[rules.Name] = d.NewcomerRank
			list = append(list, gameCard{Name: rules.Name, Title: rules.Title, Blurb: w.Sentence(advice)})
		}
	}
	slices.SortStableFunc(list, func(a, b gameCard) int { return rank[a.Name] - rank[b.Name] })
	return list
}

// leastShown is how many turns a match has had before its board stands for its game.
const leastShown = 6

// attachMatches adds the public matches to their games.
func (h *homePage) attachMatches() {
	for i := range h.Games {
		c := &h.Games[i]
		of := func(l listRow) bool { return l.rules.Name == c.Name }
		if at := slices.IndexFunc(h.Watch, func(l listRow) bool { return of(l) && l.Turns >= leastShown }); at >= 0 {
			c.Live = &h.Watch[at]
		}
		// The card has no room for the terms of a rated match, which the list below has.
		if at := slices.IndexFunc(h.Open, func(l listRow) bool { return of(l) && l.Seat != "" && !l.Rated }); at >= 0 {
			c.Seat = &h.Open[at]
		}
	}
}

// ownMatches returns the matches of a person, which are given as far as they were changed last: those that wait for them, the most
// urgent one first, the others, and those that are over.
func (p *Pages) ownMatches(ctx context.Context, w *messages.Messages, matches []store.Summary, person identity.Person) (going, over []listRow, err error) {
	waiting, err := p.Reception.YourTurn(ctx, person)
	if err != nil {
		return nil, nil, err
	}
	waiting = waiting[:min(len(waiting), lobby.MaxPage)]
	all, left := make([]store.Summary, 0, len(waiting)+len(matches)), map[string]string{}
	for i := range waiting {
		all = append(all, waiting[i].Summary)
		if d := waiting[i].Left; d != nil && *d >= time.Minute {
			left[waiting[i].Match] = durationText(w, d.Truncate(time.Minute))
		}
	}
	for i := range matches {
		if s := &matches[i]; s.Status == store.StatusOver || !isTheirTurn(s, person) {
			all = append(all, *s)
		}
	}
	rows, err := p.rows(ctx, w, all, person)
	for _, row := range rows {
		if row.Over {
			over = append(over, row)
			continue
		}
		row.Left = left[row.Match]
		going = append(going, row)
	}
	return going, over, err
}

// publicMatches lists the public matches that are not the reader's own. A list of open seats has none that would be refused, because one of
// the two has blocked the other.
func (p *Pages) publicMatches(ctx context.Context, w *messages.Messages, person identity.Person, l lobby.ListRequest) (list []listRow, err error) {
	found, err := p.Reception.ListPublic(ctx, l)
	if err != nil {
		return nil, err
	}
	var without []string
	if l.Open {
		if without, err = p.Reception.BlockedWith(ctx, person); err != nil {
			return nil, err
		}
	}
	if person.Identified() {
		without = append(without, person.ID)
	}
	others := slices.DeleteFunc(found.Matches, func(s store.Summary) bool { return slices.ContainsFunc(without, s.HasPerson) })
	return p.rows(ctx, w, others, person)
}

// isTheirTurn reports whether it is a person's turn.
func isTheirTurn(s *store.Summary, person identity.Person) bool {
	return s.Status == store.StatusPlaying && s.ToMove.IsPlayer() && s.Seats[s.ToMove].Person == person.ID && person.Identified()
}

// seatsOf returns the seats of a person.
func seatsOf(s *store.Summary, person identity.Person) (seats []game.Seat) {
	for seat := range s.Seats {
		if person.Identified() && s.Seats[seat].Person == person.ID {
			seats = append(seats, game.Seat(seat))
		}
	}
	return seats
}

// list adds a match to a list, unless its game no longer exists.
func (p *Pages) list(list []listRow, w *messages.Messages, s *store.Summary, person identity.Person, players [2]profile.MatchPlayer) []listRow {
	rules, err := p.Games.ByName(s.Game)
	if err != nil {
		return list
	}
	title := rules.Title
	if more := optionsText(w, rules, s.Options); more != "" {
		title += " · " + more
	}
	one := listRow{
		Match: s.Match, Href: matchPath(s.Match), Game: title, Turns: s.Turns, rules: rules, clock: s.Clock,
		Names: namesOf(w, s, players), Rated: s.Rated, Public: s.Public, Over: s.Status == store.StatusOver,
		challenge: s.IsChallenge(),
		Pace:      shortTimeControl(w, s.Clock), Standing: statusText(w, rules, s, seatsOf(s, person)), Yours: isTheirTurn(s, person), Changed: s.Changed,
	}
	one.Players = plainText(one.Names)
	for seat, seatState := range s.Seats {
		if s.Status == store.StatusWaiting && seatState.Holder == match.HolderOpen {
			one.Seat, one.Limits = game.Seat(seat).String(), limitsText(w, seatState)
		}
	}
	return append(list, one)
}

// aboutPage says what this is.
type aboutPage struct {
	pageFrame
	Games []*game.Rules
}

// Unnamed reports whether the source of a game does not name its author.
func (aboutPage) Unnamed(name string) bool {
	d, ok := games.Definition(name)
	return ok && d.AuthorUnknown
}

func (p *Pages) about(w http.ResponseWriter, r *http.Request) error {
	person, err := p.person(w, r)
	if err != nil {
		return err
	}
	f := frameOf(r, person)
	return p.write(w, r, "about", http.StatusOK, &aboutPage{pageFrame: f.titled(f.Words.Text("site-nav-about")), Games: p.Games})
}
