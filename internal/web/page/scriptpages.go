package page

import (
	"html/template"
	"net/http"
	"strconv"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/problem"
	problemmessages "github.com/teahouse-games/teahouse/internal/web/problem/messages"
)

// reviewed shows a match after a turn.
func (p *Pages) reviewed(w http.ResponseWriter, r *http.Request) error {
	page, err := p.serveMatchAt(w, r, func(m *matchPage) string { return matchPath(m.Match) })
	if err != nil || page == nil {
		return err
	}
	if err := p.startReview(page); err != nil {
		return err
	}
	return p.write(w, r, "match", http.StatusOK, page)
}

// embedded shows a match after a turn for a page of another site: the board alone.
func (p *Pages) embedded(w http.ResponseWriter, r *http.Request) error {
	// Of what stands in a frame only another of its kind can be shown there.
	page, err := p.serveMatchAt(w, r, func(m *matchPage) string { return "/embed" + turnPath(m.Match, len(m.Turns)) })
	if err != nil || page == nil {
		return err
	}
	page.Bare = true
	if err := p.startEmbed(page); err != nil {
		return err
	}
	return p.write(w, r, "embed", http.StatusOK, page)
}

// serveMatchAt serves a match after the turn of the address. A missing turn (not yet, or any
// more) leads to where the match is as it is now; there is no page then.
func (p *Pages) serveMatchAt(w http.ResponseWriter, r *http.Request, now func(*matchPage) string) (*matchPage, error) {
	ply, err := plyOf(r)
	if err != nil {
		return nil, err
	}
	page, err := p.matchView(w, r, ply)
	if err == nil && page.History.Now {
		redirect(w, r, now(page))
		return nil, nil //nolint:nilnil // it has been answered
	}
	return page, err
}

// plyOf returns the turn of the address.
func plyOf(r *http.Request) (int, error) {
	text := r.PathValue("ply")
	ply, err := strconv.Atoi(text)
	if err != nil || ply < 0 || text != strconv.Itoa(ply) {
		return 0, problem.New(problem.NotFound, problemmessages.NoTurn())
	}
	return ply, nil
}

// scriptPage is a page that is the script's work; without it, it says what can be done instead.
type scriptPage struct {
	pageFrame
	Game  *game.Rules   // nil: none
	Board template.HTML // the picture; empty for none
}

// review is for records that are pasted.
func (p *Pages) review(w http.ResponseWriter, r *http.Request) error {
	person, err := p.person(w, r)
	if err != nil {
		return err
	}
	f := frameOf(r, person)
	page := &scriptPage{pageFrame: f.titled(f.Words.Text("page-review-title"))}
	if err := page.setBoot("review", reviewBoot{commonBoot: p.commonBootOf("review", &page.pageFrame)}); err != nil {
		return err
	}
	return p.write(w, r, "review", http.StatusOK, page)
}

// studies is the list of studies, and each of them: the script asks for what is in it, or has stored it.
func (p *Pages) studies(w http.ResponseWriter, r *http.Request) error {
	person, err := p.person(w, r)
	if err != nil {
		return err
	}
	f := frameOf(r, person)
	page := &scriptPage{pageFrame: f.titled(f.Words.Text("page-studies-title"))}
	if err := page.setBoot("study", p.commonBootOf("study", &page.pageFrame)); err != nil {
		return err
	}
	return p.write(w, r, "studies", http.StatusOK, page)
}

// play is a game against the computer in the browser.
func (p *Pages) play(w http.ResponseWriter, r *http.Request) error {
	person, err := p.person(w, r)
	if err != nil {
		return err
	}
	page := &scriptPage{pageFrame: frameOf(r, person)}
	laid, err := analysis.NewAnalysis(p.Games, analysis.GameLine{Game: r.PathValue("game")}, 0)
	if err != nil {
		return problem.New(problem.NotFound, problemmessages.NoGame()).WithCause(err)
	}
	page.Game, page.AtTable = laid.Rules, true
	page.pageFrame = page.titled(page.Words.Text("page-play-title", "game", laid.Rules.Title))
	page.Board = (&matchBoard{words: page.Words, rules: laid.Rules, state: laid.Table}).picture()
	page.Preview = &linkPreview{
		Title: page.Title, Text: blurbOf(page.Words, laid.Rules),
		Address: p.linkTo(r, "/play/"+laid.Rules.Name), Picture: p.linkTo(r, "/static/cards/"+laid.Rules.Name+".png"),
	}
	reported := playBoot{p.commonBootOf("play", &page.pageFrame), laid.Rules.Name, laid.SetLanguage(page.Words.Language).View(true)}
	if err := page.setBoot("play", reported); err != nil {
		return err
	}
	return p.write(w, r, "play", http.StatusOK, page)
}

// offline is what an installed site shows without a network.
func (p *Pages) offline(w http.ResponseWriter, r *http.Request) error {
	f := frameOf(r, identity.Person{})
	return p.write(w, r, "offline", http.StatusOK, &homePage{pageFrame: f.titled(f.Words.Text("page-offline-title")), Games: p.cards(f.Words)})
}
