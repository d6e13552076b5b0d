package page

import (
	"errors"
	"html/template"
	"net/http"
	"strings"

	"github.com/teahouse-games/teahouse/internal/rules/analysis"
	"github.com/teahouse-games/teahouse/internal/web/problem"
	problemmessages "github.com/teahouse-games/teahouse/internal/web/problem/messages"
	"github.com/teahouse-games/teahouse/internal/web/rulebook"
)

// rulesPage explains a game: to newcomers, or exactly.
type rulesPage struct {
	pageFrame
	*rulebook.Page
	Title string // of the page; both of the above have one
	// TurnRules are those of the reference, which a lesson leads to. They have its ids, so that old
	// links to them still lead there.
	TurnRules []rulebook.Section
	Course    bool // the game has one
}

// Opening is the page up to the end of its first paragraph; [rulesPage.Rest] follows it. Buttons stand between
// the two on a narrow screen.
func (r *rulesPage) Opening() template.HTML {
	opening, _ := r.halves()
	return opening
}

// Rest is what comes after the first paragraph.
func (r *rulesPage) Rest() template.HTML {
	_, rest := r.halves()
	return rest
}

func (r *rulesPage) halves() (opening, rest template.HTML) {
	const end = "</p>"
	i := strings.Index(string(r.Body), end)
	if i < 0 {
		return "", r.Body
	}
	return r.Body[:i+len(end)], r.Body[i+len(end):]
}

// Exact says whether it is the reference.
func (r *rulesPage) Exact() bool { return r.Kind == rulebook.Reference }

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
		page, err := p.rulebook.Page(rulebook.Lesson, one.Name, index.Look.Lang)
		if err != nil {
			return err
		}
		index.Games = append(index.Games, page)
	}
	return p.write(w, r, "rules", http.StatusOK, &index)
}

// lesson explains a game to newcomers.
func (p *Pages) lesson(w http.ResponseWriter, r *http.Request) error {
	return p.rulesOf(w, r, rulebook.Lesson, "site-rulesOf")
}

// reference shows the exact rules of a game.
func (p *Pages) reference(w http.ResponseWriter, r *http.Request) error {
	return p.rulesOf(w, r, rulebook.Reference, "site-exactRulesOf")
}

func (p *Pages) rulesOf(w http.ResponseWriter, r *http.Request, kind rulebook.Kind, title string) error {
	person, err := p.person(w, r)
	if err != nil {
		return err
	}
	shown := rulesPage{pageFrame: frameOf(r, person)}
	shown.Page, err = p.rulebook.Page(kind, r.PathValue("game"), shown.Look.Lang)
	if errors.Is(err, rulebook.ErrNoPage) {
		return problem.New(problem.NotFound, problemmessages.NoRules())
	}
	if err != nil {
		return err
	}
	_, shown.Course = analysis.CourseOf(shown.Game)
	if !shown.Exact() {
		exact, err := p.rulebook.Page(rulebook.Reference, shown.Game, shown.Look.Lang)
		if err != nil {
			return err
		}
		shown.TurnRules = exact.Rules
	}
	shown.Title = shown.Words.Text(title, "game", shown.Page.Title)
	return p.write(w, r, "rulesof", http.StatusOK, &shown)
}
