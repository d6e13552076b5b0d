package page

import (
	"context"
	"net/http"
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/identity"
	"github.com/teahouse-games/teahouse/internal/reception"
	"github.com/teahouse-games/teahouse/internal/store"
)

// blurbs say in a line what each game is about.
var blurbs = map[string]string{
	"skud-pai-sho":    "Grow flowers and close a ring of harmonies round the centre.",
	"quaterno":        "Push, draw and swap tiles until two figures mirror each other.",
	"kutai-pai-sho":   "Build one chain of flowers together, and be the one who completes it.",
	"balance-pai-sho": "Bring ten flowers into balance across the four gardens.",
	"ki-shogi":        "Cubes turn their faces as they move. Catch the other's Gyoku.",
}

// homePage is where everything begins.
type homePage struct {
	frame
	Games             []card
	Mine, Open, Watch []listed
}

// card is one game.
type card struct{ Name, Title, Blurb string }

// listed is a match in a list.
type listed struct {
	Href, Game, Players, Pace, Standing string
	Yours                               bool // it is the reader's turn
	Changed                             time.Time
}

func (p *Pages) home(w http.ResponseWriter, r *http.Request) error {
	who, err := p.person(w, r)
	if err != nil {
		return err
	}
	page := homePage{frame: frame{Title: "Teahouse", Me: who}, Games: p.cards()}
	mine, err := p.Reception.ListOwn(r.Context(), who, reception.List{Limit: reception.MaxPage})
	if err != nil {
		return err
	}
	page.Mine = p.mine(mine.Matches, who)
	if page.Open, err = p.public(r.Context(), who, reception.List{Status: store.Waiting, Open: true}); err != nil {
		return err
	}
	if page.Watch, err = p.public(r.Context(), who, reception.List{Status: store.Playing}); err != nil {
		return err
	}
	return p.write(w, "home", http.StatusOK, page)
}

func (p *Pages) cards() (list []card) {
	for _, rules := range p.Games {
		list = append(list, card{rules.Name, rules.Title, blurbs[rules.Name]})
	}
	return list
}

// mine are the matches of a person: those that wait for them first, those that are over last.
func (p *Pages) mine(matches []store.Summary, who identity.Person) (list []listed) {
	rank := func(s store.Summary) int {
		switch {
		case s.Status == store.Over:
			return 2
		case theirs(&s, who):
			return 0
		}
		return 1
	}
	slices.SortStableFunc(matches, func(a, b store.Summary) int { return rank(a) - rank(b) })
	for i := range matches {
		list = p.list(list, &matches[i], who)
	}
	return list
}

// public lists matches that are for everybody and not the reader's own.
func (p *Pages) public(ctx context.Context, who identity.Person, l reception.List) (list []listed, err error) {
	found, err := p.Reception.ListPublic(ctx, l)
	for i := range found.Matches {
		if s := &found.Matches[i]; !who.Known() || s.Chairs[0].Person != who.ID && s.Chairs[1].Person != who.ID {
			list = p.list(list, s, who)
		}
	}
	return list, err
}

// theirs reports whether it is a person's turn.
func theirs(s *store.Summary, who identity.Person) bool {
	return s.Status == store.Playing && s.ToMove.IsPlayer() && s.Chairs[s.ToMove].Person == who.ID && who.Known()
}

// list adds a match to a list. One of a game that there is no more is left out.
func (p *Pages) list(list []listed, s *store.Summary, who identity.Person) []listed {
	rules, err := p.Games.Find(s.Game)
	if err != nil {
		return list
	}
	title := rules.Title
	if more := chosen(rules, s.Options); more != "" {
		title += ", " + more
	}
	return append(list, listed{
		Href: matchPath(s.Match), Game: title,
		Players: seated(s.Chairs[game.First]) + " and " + seated(s.Chairs[game.Second]),
		Pace:    paceOf(s.Clock), Standing: standing(rules, s), Yours: theirs(s, who), Changed: s.Changed,
	})
}
