package page

import (
	"errors"
	"net/http"

	"github.com/teahouse-games/teahouse/internal/web/problem"
	problemmessages "github.com/teahouse-games/teahouse/internal/web/problem/messages"
	"github.com/teahouse-games/teahouse/internal/web/rulebook"
)

// rulesPage is the rules of a game.
type rulesPage struct {
	pageFrame
	*rulebook.Page
	Title string // of the page; both of the above have one
}

// rulesIndex leads to the rules of each game.
type rulesIndex struct {
	pageFrame
	Games []*rulebook.Page
}

// rules lists the rules pages.
func (p *Pages) rules(w http.ResponseWriter, r *http.Request) error {
	person, err := p.person(w, r)
	if err != nil {
		return err
	}
	index := rulesIndex{pageFrame: frameOf(r, person)}
	index.pageFrame = index.titled(index.Words.Text("site-rules"))
	for _, one := range p.Games {
		page, err := p.rulebook.Page(one.Name, index.Look.Lang)
		if err != nil {
			return err
		}
		index.Games = append(index.Games, page)
	}
	return p.write(w, r, "rules", http.StatusOK, &index)
}

// rulesOf shows the rules of a game.
func (p *Pages) rulesOf(w http.ResponseWriter, r *http.Request) error {
	person, err := p.person(w, r)
	if err != nil {
		return err
	}
	shown := rulesPage{pageFrame: frameOf(r, person)}
	shown.Page, err = p.rulebook.Page(r.PathValue("game"), shown.Look.Lang)
	if errors.Is(err, rulebook.ErrNoPage) {
		return problem.New(problem.NotFound, problemmessages.NoRules())
	}
	if err != nil {
		return err
	}
	shown.Title = shown.Words.Text("site-rulesOf", "game", shown.Page.Title)
	return p.write(w, r, "rulesof", http.StatusOK, &shown)
}
