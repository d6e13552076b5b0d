package page

import (
	"net/http"
	"net/url"
	"strings"

	"github.com/teahouse-games/teahouse/game/editor"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
	"github.com/teahouse-games/teahouse/internal/web/problem"
	problemmessages "github.com/teahouse-games/teahouse/internal/web/problem/messages"
)

// analysisPage is the analysis board of a game at a position. Without script it shows the position.
type analysisPage struct {
	scriptPage
	Faults []string // why a game cannot have the position
}

// analysisIndex lists the games that can be analysed.
func (p *Pages) analysisIndex(w http.ResponseWriter, r *http.Request) error {
	person, err := p.person(w, r)
	if err != nil {
		return err
	}
	f := frameOf(r, person)
	return p.write(w, r, "boards", http.StatusOK, &homePage{pageFrame: f.titled(f.Words.Text("page-analysis-index")), Games: p.cards(f.Words)})
}

// analysis is the analysis board of a game.
func (p *Pages) analysis(w http.ResponseWriter, r *http.Request) error {
	person, err := p.person(w, r)
	if err != nil {
		return err
	}
	page := &analysisPage{scriptPage: scriptPage{pageFrame: frameOf(r, person)}}
	asked := r.URL.Query()
	begun := analysedPosition{Game: r.PathValue("game"), Options: optionsOf(asked["o"]), Position: asked.Get("position")}
	if _, _, err := analysis.ResolveGame(p.Games, begun.Game, nil, ""); err != nil {
		return problem.New(problem.NotFound, problemmessages.NoGame()).WithCause(err)
	}
	rules, options, err := analysis.ResolveGame(p.Games, begun.Game, begun.Options, begun.Position)
	if err != nil {
		return err
	}
	table := rules.MustNew(options)
	if begun.Position != "" {
		there, faults := editor.Validate(table, begun.Position)
		if there != nil {
			table = there
		}
		for _, fault := range faults {
			page.Faults = append(page.Faults, page.Words.Sentence(fault.Message))
		}
	}
	page.Game, page.AtTable = rules, true
	page.pageFrame = page.titled(page.Words.Text("page-analysis-title", "game", rules.Title))
	page.Board = (&matchBoard{words: page.Words, rules: rules, state: table}).picture()
	page.Preview = &linkPreview{
		Title: page.Title, Text: page.Words.Text("page-analysis-lead"),
		Address: p.linkTo(r, analysisPath(&begun)), Picture: p.linkTo(r, "/static/cards/"+rules.Name+".png"),
	}
	if err := page.setBoot("review", reviewBoot{commonBoot: p.commonBootOf("review", &page.pageFrame), Analysis: &begun}); err != nil {
		return err
	}
	return p.write(w, r, "analysis", http.StatusOK, page)
}

// optionsOf reads options of the form name=value.
func optionsOf(list []string) map[string]string {
	options := map[string]string{}
	for _, one := range list {
		name, value, _ := strings.Cut(one, "=")
		options[name] = value
	}
	return options
}

// analysisPath returns the address of an analysis board.
func analysisPath(a *analysedPosition) string {
	query := url.Values{}
	for name, value := range a.Options {
		query.Add("o", name+"="+value)
	}
	if a.Position != "" {
		query.Set("position", a.Position)
	}
	path := "/analysis/" + a.Game
	if len(query) > 0 {
		path += "?" + query.Encode()
	}
	return path
}
