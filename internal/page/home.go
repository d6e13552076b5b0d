package page

import (
	"context"
	"net/http"
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/identity"
	"github.com/teahouse-games/teahouse/internal/match"
	"github.com/teahouse-games/teahouse/internal/reception"
	"github.com/teahouse-games/teahouse/internal/store"
	"github.com/teahouse-games/teahouse/internal/words"
)

// blurbs are the keys of what each game is about, in a line.
var blurbs = map[string]string{
	"skud-pai-sho":    "site.blurb.skud",
	"quaterno":        "site.blurb.quaterno",
	"kutai-pai-sho":   "site.blurb.kutai",
	"balance-pai-sho": "site.blurb.balance",
	"ki-shogi":        "site.blurb.kishogi",
}

// homePage is where everything begins.
type homePage struct {
	frame
	Games       []card
	Mine        []listed // that are not over
	Open, Watch []listed
	Over        []listed // the reader's own
}

// card is one game.
type card struct {
	Name, Title, Blurb string
	Live               *listed // a match that is being played, for everybody to watch
	Seat               *listed // a match with a seat to take
}

// listed is a match in a list.
type listed struct {
	Match, Href, Game, Players, Pace, Standing string
	Seat                                       string // the one that may be taken; empty for none
	Turns                                      int
	Yours                                      bool // it is the reader's turn
	Changed                                    time.Time

	rules *game.Rules
}

func (p *Pages) home(w http.ResponseWriter, r *http.Request) error {
	who, err := p.person(w, r)
	if err != nil {
		return err
	}
	f := frameOf(r, who)
	page := &homePage{frame: f.titled(f.Words.Say("site.name")), Games: p.cards(f.Words)}
	mine, err := p.Reception.ListOwn(r.Context(), who, reception.List{Limit: reception.MaxPage})
	if err != nil {
		return err
	}
	page.Mine, page.Over = p.mine(f.Words, mine.Matches, who)
	if page.Open, err = p.public(r.Context(), f.Words, who, reception.List{Status: store.Waiting, Open: true}); err != nil {
		return err
	}
	if page.Watch, err = p.public(r.Context(), f.Words, who, reception.List{Status: store.Playing}); err != nil {
		return err
	}
	page.furnish()
	page.Preview = &preview{
		Title: f.Words.Say("site.name") + " · " + f.Words.Say("site.home.title"), Text: f.Words.Say("site.lead"),
		Address: p.linkTo(r, "/"), Picture: p.linkTo(r, "/static/cards/skud-pai-sho.png"),
	}
	return p.write(w, r, "home", http.StatusOK, page)
}

// cards are the games.
func (p *Pages) cards(w *words.Words) (list []card) {
	for _, rules := range p.Games {
		list = append(list, card{Name: rules.Name, Title: rules.Title, Blurb: w.Say(blurbs[rules.Name])})
	}
	return list
}

// leastShown is how many turns a match has had before its board stands for its game.
const leastShown = 6

// furnish puts the matches that are for everybody to their games.
func (h *homePage) furnish() {
	for i := range h.Games {
		c := &h.Games[i]
		of := func(l listed) bool { return l.rules.Name == c.Name }
		if at := slices.IndexFunc(h.Watch, func(l listed) bool { return of(l) && l.Turns >= leastShown }); at >= 0 {
			c.Live = &h.Watch[at]
		}
		if at := slices.IndexFunc(h.Open, func(l listed) bool { return of(l) && l.Seat != "" }); at >= 0 {
			c.Seat = &h.Open[at]
		}
	}
}

// mine are the matches of a person: those that wait for them first, and those that are over.
func (p *Pages) mine(w *words.Words, matches []store.Summary, who identity.Person) (going, over []listed) {
	rank := func(s store.Summary) int {
		if theirs(&s, who) {
			return 0
		}
		return 1
	}
	slices.SortStableFunc(matches, func(a, b store.Summary) int { return rank(a) - rank(b) })
	for i := range matches {
		if s := &matches[i]; s.Status == store.Over {
			over = p.list(over, w, s, who)
		} else {
			going = p.list(going, w, s, who)
		}
	}
	return going, over
}

// public lists matches that are for everybody and not the reader's own.
func (p *Pages) public(ctx context.Context, w *words.Words, who identity.Person, l reception.List) (list []listed, err error) {
	found, err := p.Reception.ListPublic(ctx, l)
	for i := range found.Matches {
		if s := &found.Matches[i]; !who.Known() || s.Chairs[0].Person != who.ID && s.Chairs[1].Person != who.ID {
			list = p.list(list, w, s, who)
		}
	}
	return list, err
}

// theirs reports whether it is a person's turn.
func theirs(s *store.Summary, who identity.Person) bool {
	return s.Status == store.Playing && s.ToMove.IsPlayer() && s.Chairs[s.ToMove].Person == who.ID && who.Known()
}

// list adds a match to a list. One of a game that there is no more is left out.
func (p *Pages) list(list []listed, w *words.Words, s *store.Summary, who identity.Person) []listed {
	rules, err := p.Games.Find(s.Game)
	if err != nil {
		return list
	}
	title := rules.Title
	if more := chosen(w, rules, s.Options); more != "" {
		title += " · " + more
	}
	one := listed{
		Match: s.Match, Href: matchPath(s.Match), Game: title, Turns: s.Turns, rules: rules,
		Players: w.Say("site.versus", "first", seated(w, s.Chairs[game.First]), "second", seated(w, s.Chairs[game.Second])),
		Pace:    paceOf(w, s.Clock), Standing: standing(w, rules, s), Yours: theirs(s, who), Changed: s.Changed,
	}
	for seat, chair := range s.Chairs {
		if s.Status == store.Waiting && chair.Holder == match.Open {
			one.Seat = game.Seat(seat).String()
		}
	}
	return append(list, one)
}
