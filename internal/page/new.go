package page

import (
	"cmp"
	"net/http"
	"net/url"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/problem"
	"github.com/teahouse-games/teahouse/internal/reception"
)

// newPage is the form for a match.
type newPage struct {
	frame
	Games   []card
	Game    *game.Rules // nil: it is still to be chosen
	Options []choice
	Paces   []pacing
	Levels  []level
	Asked   asked
	Problem *problem.Problem // what is wrong with what was sent
}

// level is how strong a computer is.
type level struct{ Name, Words string }

// strengths say of each level what it does.
var strengths = map[string]string{
	"random": "plays anything that is allowed",
	"greedy": "looks one turn ahead",
}

// choice is an option of the game.
type choice struct {
	*game.Option
	Value string
}

// Listed reports whether there are no values but those listed.
func (c choice) Listed() bool { return c.Range == nil && c.Pattern == nil }

// pacing is a time control that is offered.
type pacing struct{ Text, Words string }

// paces are the time controls that are offered.
var paces = []pacing{
	{"none", "no clock"}, {"5+5", ""}, {"15+10", ""}, {"20+5x30", ""}, {"1d", ""}, {"3d", ""},
}

// asked is what somebody wants of a match, as the form has it.
type asked struct {
	Me      string // first, second or both
	Against string // computer, link or open
	Level   string
	Pace    string // one of the paces, or other
	Other   string // its text then
	Public  bool
	Name    string
}

// form shows the form, filled in as the address says.
func (p *Pages) form(w http.ResponseWriter, r *http.Request) error {
	who, err := p.person(w, r)
	if err != nil {
		return err
	}
	q := r.URL.Query()
	page, err := p.blank(q)
	if err != nil {
		return err
	}
	page.Me, page.Asked.Name = who, who.Name
	return p.write(w, "new", http.StatusOK, page)
}

// blank is the form with what was asked for, so far as it was.
func (p *Pages) blank(q url.Values) (newPage, error) {
	page := newPage{frame: frame{Title: "A new match"}, Games: p.cards(), Asked: asked{
		Me: cmp.Or(q.Get("me"), "first"), Against: cmp.Or(q.Get("against"), "computer"), Level: q.Get("level"),
		Pace: cmp.Or(q.Get("clock"), "none"), Other: q.Get("other"), Public: q.Get("public") != "" || q.Get("against") == "open", Name: q.Get("name"),
	}}
	if q.Get("game") == "" {
		return page, nil
	}
	rules, err := p.Games.Find(q.Get("game"))
	if err != nil {
		return page, problem.Wrong("game", game.Sentence(err.Error()))
	}
	page.Game, page.Title = rules, "A new match of "+rules.Title
	for i := range rules.Options {
		option := &rules.Options[i]
		page.Options = append(page.Options, choice{option, cmp.Or(q.Get("option."+option.Name), option.Default)})
	}
	for _, offered := range paces {
		page.Paces = append(page.Paces, pacing{offered.Text, paceOf(offered.Text)})
	}
	for _, name := range p.Reception.Levels(rules.Name) {
		page.Levels = append(page.Levels, level{name, strengths[name]})
		if q.Get("level") == "" {
			page.Asked.Level = name // the strongest is the last
		}
	}
	return page, nil
}

// create makes the match that was asked for. What is wrong is told above the form.
func (p *Pages) create(w http.ResponseWriter, r *http.Request) error {
	who, err := p.admit(w, r)
	if err == nil {
		var made reception.Made
		if made, err = p.Reception.Create(r.Context(), who, orderOf(r.PostForm)); err == nil {
			for _, key := range made.Invitations {
				p.keepInvitation(w, made.Match, key)
			}
			see(w, r, matchPath(made.Match))
			return nil
		}
	}
	found := problem.From(err)
	if found.Code != problem.Invalid || r.PostForm == nil {
		return err
	}
	page, err := p.blank(r.PostForm)
	if err != nil {
		return err
	}
	page.Me, page.Problem, page.Asked.Public = who, found, r.PostForm.Get("public") != ""
	return p.write(w, "new", found.Status, page)
}

// orderOf reads the form.
func orderOf(f url.Values) reception.Order {
	order := reception.Order{Game: f.Get("game"), Options: map[string]string{}, Clock: f.Get("clock"), Public: f.Get("public") != ""}
	if order.Clock == "other" {
		order.Clock = strings.TrimSpace(f.Get("other"))
	}
	for name := range f {
		if option, ok := strings.CutPrefix(name, "option."); ok && f.Get(name) != "" {
			order.Options[option] = strings.TrimSpace(f.Get(name))
		}
	}
	opponent := f.Get("against")
	if opponent == "computer" {
		opponent = reception.Computer + f.Get("level")
	}
	switch f.Get("me") {
	case "both":
		order.Seats = [2]string{reception.Me, reception.Me}
	case "second":
		order.Seats = [2]string{opponent, reception.Me}
	default:
		order.Seats = [2]string{reception.Me, opponent}
	}
	return order
}
