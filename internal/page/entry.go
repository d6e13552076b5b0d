package page

import (
	"errors"
	"net/url"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/words"
	"github.com/teahouse-games/teahouse/record"
)

// maxPath is how many picks a path has at most, and how long a pick is.
const (
	maxPath = 64
	maxPick = 64
)

// entry is a turn that is being entered, pick by pick.
type entry struct {
	Path    []game.Pick
	Next    []game.Pick
	Turn    string   // its text, once it is complete
	Does    []string // what it does then
	Written string   // the turn as it was typed, where it was
	Refused *refusal

	first game.Picks // what may begin a turn
	view  url.Values // what of the address is kept while picking
	words *words.Words
}

// refusal is why something cannot be picked or played.
type refusal struct {
	Text   string
	Rule   string // the id of the rule
	Title  string // its heading
	Places []string
}

// enter follows a path of picks as far as it goes. What is not offered is answered
// with the rule that speaks against it.
func enter(w *words.Words, rules *game.Rules, table game.Table, path []string, view url.Values) *entry {
	e := &entry{view: view, words: w}
	for e.try(rules, table, path) != nil {
		path = path[:len(path)-1]
	}
	if e.first = (game.Picks{Next: e.Next}); len(path) > 0 {
		e.first, _ = table.Picks(nil) // it was asked for already
	}
	return e
}

// try makes the path that of e, or says why it is not offered.
func (e *entry) try(rules *game.Rules, table game.Table, path []string) error {
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
		pick, _ := before.Offers(id)
		e.Path = append(e.Path, pick)
	}
	e.Next = picks.Next
	e.complete(table, picks.Turn)
	return nil
}

// complete makes e the entry of a whole turn.
func (e *entry) complete(table game.Table, turn string) {
	if e.Turn = turn; turn == "" {
		return
	}
	does, err := table.Effects(turn)
	if err != nil {
		return
	}
	for _, reason := range does {
		e.Does = append(e.Does, translated(e.words, reason.Text))
	}
}

// read takes a turn as somebody types it.
func (e *entry) read(rules *game.Rules, table game.Table, text string) {
	e.Written, e.Refused = text, nil
	turn, _, err := record.ReadTurn(rules, table, text)
	if err != nil {
		e.Refused = refusalOf(e.words, rules, err)
		return
	}
	e.complete(table, turn)
}

// refusalOf says which rule an error speaks of.
func refusalOf(w *words.Words, rules *game.Rules, err error) *refusal {
	var broken *game.RuleError
	if !errors.As(err, &broken) {
		return &refusal{Text: translated(w, game.Sentence(err.Error()))}
	}
	r := &refusal{Text: translated(w, game.Sentence(broken.Text)), Rule: broken.Rule, Places: broken.Places}
	if heading, ok := rules.Heading(broken.Rule); ok {
		r.Title = translated(w, heading.Title)
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
func (e *entry) ids() []string {
	ids := make([]string, len(e.Path))
	for i := range e.Path {
		ids[i] = e.Path[i].ID
	}
	return ids
}

// at is the address of the page with this path.
func (e *entry) at(path []string) string {
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
func (e *entry) href(pick game.Pick, offered bool, place string) string {
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
func (e *entry) Crumbs() (list []Crumb) {
	ids := e.ids()
	for i, pick := range e.Path {
		list = append(list, Crumb{translated(e.words, pick.Spoken), e.at(ids[:i+1])})
	}
	return list
}

// Back is the address without the last pick.
func (e *entry) Back() string { return e.at(e.ids()[:max(0, len(e.Path)-1)]) }

// Again is the address without any pick.
func (e *entry) Again() string { return e.at(nil) }
