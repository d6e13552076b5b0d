package page

import (
	"errors"
	"net/url"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/record"
)

// maxPath is how many picks a path has at most, and how long a pick is.
const (
	maxPath = 64
	maxPick = 64
)

// turnEntry is a turn that is being entered, pick by pick.
type turnEntry struct {
	Path    []game.Pick
	Next    []game.Pick
	Turn    string   // its text, once it is complete
	Does    []string // what it does then
	Written string   // the turn as it was typed, where it was
	Refused *refusalText

	first game.Picks // what may begin a turn
	view  url.Values // what of the address is kept while picking
	words *messages.Messages
}

// refusalText is why something cannot be picked or played.
type refusalText struct {
	Text   string
	Rule   string // the id of the rule
	Title  string // its heading
	Places []string
}

// enterTurn follows a path of picks as far as it goes. What is not offered is answered
// with the rule that speaks against it.
func enterTurn(w *messages.Messages, rules *game.Rules, table game.Game, path []string, view url.Values) *turnEntry {
	e := &turnEntry{view: view, words: w}
	for e.try(rules, table, path) != nil {
		path = path[:len(path)-1]
	}
	if e.first = (game.Picks{Next: e.Next}); len(path) > 0 {
		e.first, _ = table.Picks(nil) // it was asked for already
	}
	return e
}

// try makes the path that of e, or says why it is not offered.
func (e *turnEntry) try(rules *game.Rules, table game.Game, path []string) error {
	picks, err := table.Picks(path)
	if err != nil {
		if e.Refused == nil && len(path) > 0 {
			e.Refused = refusalOf(e.words, rules, err)
		}
		if len(path) == 0 {
			return nil // there is nothing to pick
		}
		return err
	}
	for i, id := range path {
		before, err := table.Picks(path[:i])
		if err != nil {
			return err
		}
		pick, _ := before.PickByID(id)
		e.Path = append(e.Path, pick)
	}
	e.Next = picks.Next
	e.complete(table, picks.Turn)
	return nil
}

// complete makes e the entry of a whole turn.
func (e *turnEntry) complete(table game.Game, turn string) {
	if e.Turn = turn; turn == "" {
		return
	}
	does, err := table.ExplainEffects(turn)
	if err != nil {
		return
	}
	for _, reason := range does {
		e.Does = append(e.Does, translateRules(e.words, reason.Text))
	}
}

// read takes a turn as somebody types it.
func (e *turnEntry) read(rules *game.Rules, table game.Game, text string) {
	e.Written, e.Refused = text, nil
	turn, _, err := record.ParseTyped(rules, table, text)
	if err != nil {
		e.Refused = refusalOf(e.words, rules, err)
		return
	}
	e.complete(table, turn)
}

// refusalOf says which rule an error speaks of.
func refusalOf(w *messages.Messages, rules *game.Rules, err error) *refusalText {
	var broken *game.RuleError
	if !errors.As(err, &broken) {
		return &refusalText{Text: translateRules(w, wording.AsSentence(err.Error()))}
	}
	r := &refusalText{Text: translateRules(w, wording.AsSentence(broken.Text)), Rule: broken.Rule, Places: broken.Places}
	if heading, ok := rules.TurnRule(broken.Rule); ok {
		r.Title = translateRules(w, heading.Title)
	}
	return r
}

// pathOf reads a path from an address.
func pathOf(text string) ([]string, bool) {
	if len(text) > maxPath*maxPick {
		return nil, false
	}
	path := strings.Fields(text)
	return path, len(path) <= maxPath
}

// ids are those of the path.
func (e *turnEntry) ids() []string {
	ids := make([]string, len(e.Path))
	for i := range e.Path {
		ids[i] = e.Path[i].ID
	}
	return ids
}

// at is the address of the page with this path.
func (e *turnEntry) at(path []string) string {
	view := url.Values{}
	for name, values := range e.view {
		view[name] = values
	}
	if len(path) > 0 {
		view.Set("path", strings.Join(path, " "))
	}
	return "?" + view.Encode() + "#board"
}

// href is where a place leads: one that is offered adds its pick, one that could have
// begun the turn begins it instead, and any other one tells why not.
func (e *turnEntry) href(pick game.Pick, offered bool, place string) string {
	ids := e.ids()
	if offered {
		return e.at(append(ids, pick.ID))
	}
	if len(ids) > 0 {
		if e.Path[0].Place == place && place != "" {
			return e.at(nil) // picking it again lets go of it
		}
		if i := slices.IndexFunc(e.first.Next, func(p game.Pick) bool { return p.Kind == game.PickPlace && p.Place == place }); i >= 0 {
			return e.at([]string{e.first.Next[i].ID})
		}
	}
	if e.Turn != "" && len(ids) > 0 {
		ids = ids[:len(ids)-1] // the turn is complete: another end of it
	}
	return e.at(append(ids, place))
}

// Crumb is one pick of the path, and where the path is that ends with it.
type Crumb struct{ Text, Href string }

// Crumbs are the picks of the path.
func (e *turnEntry) Crumbs() (list []Crumb) {
	ids := e.ids()
	for i, pick := range e.Path {
		list = append(list, Crumb{translateRules(e.words, pick.SpokenLabel), e.at(ids[:i+1])})
	}
	return list
}

// Back is the address without the last pick.
func (e *turnEntry) Back() string { return e.at(e.ids()[:max(0, len(e.Path)-1)]) }

// Again is the address without any pick.
func (e *turnEntry) Again() string { return e.at(nil) }

// Hint says where the next pick is to be found; empty once the turn is complete.
func (e *turnEntry) Hint() string {
	w := e.words
	if e.Turn != "" || len(e.Next) == 0 {
		return ""
	}
	var hand, place bool
	for _, pick := range e.Next {
		hand = hand || pick.Kind == game.PickHand
		place = place || pick.Kind == game.PickPlace
	}
	first := len(e.Path) == 0
	switch {
	case hand && place && first:
		return w.Text("site.hint.begin.both")
	case hand && first:
		return w.Text("site.hint.begin.hand")
	case place && first:
		return w.Text("site.hint.begin.place")
	case hand && place:
		return w.Text("site.hint.next.both")
	case hand:
		return w.Text("site.hint.next.hand")
	case place:
		return w.Text("site.hint.next.place")
	}
	return w.Text("site.hint.choose")
}
