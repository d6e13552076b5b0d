package page

import (
	"net/http"
	"slices"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
)

// ownGamesPage lists the matches of the reader. The script adds the games against the computer that
// this browser keeps.
type ownGamesPage struct {
	pageFrame
	Going, Over    []listRow
	Received, Made []challengeRow
}

// ownMatchesRequest selects the matches that pages show to their players: a match that ended before it began was never a game.
var ownMatchesRequest = lobby.ListRequest{PersonFilter: store.PersonFilter{NoUnbegun: true}, Limit: lobby.MaxPage}

// ownGames shows the reader's own matches.
func (p *Pages) ownGames(w http.ResponseWriter, r *http.Request) error {
	person, err := p.person(w, r)
	if err != nil {
		return err
	}
	f := frameOf(r, person)
	page := &ownGamesPage{pageFrame: f.titled(f.Words.Text("site-nav-mine"))}
	mine, err := p.Reception.ListOwn(r.Context(), person, ownMatchesRequest)
	if err != nil {
		return err
	}
	if page.Going, page.Over, err = p.ownMatches(r.Context(), f.Words, mine.Matches, person); err != nil {
		return err
	}
	if page.Received, page.Made, err = p.challengeRows(r.Context(), f.Words, person); err != nil {
		return err
	}
	page.Going = slices.DeleteFunc(page.Going, func(row listRow) bool { return row.challenge })
	if n := page.yours(); n > 0 {
		page.Title = f.Words.Text("site-mine-title", "n", n)
	}
	return p.write(w, r, "mine", http.StatusOK, page)
}

// yours returns in how many matches it is the reader's turn.
func (m *ownGamesPage) yours() (n int) {
	for _, row := range m.Going {
		if row.Yours {
			n++
		}
	}
	return n
}

// nextGame leads to the most urgent match in which it is the reader's turn, but for the one they come from.
func (p *Pages) nextGame(w http.ResponseWriter, r *http.Request) error {
	person, err := p.person(w, r)
	if err != nil {
		return err
	}
	waiting, err := p.Reception.YourTurn(r.Context(), person)
	if err != nil {
		return err
	}
	from := r.URL.Query().Get("from")
	for _, next := range waiting {
		if next.Match != from {
			redirect(w, r, matchPath(next.Match))
			return nil
		}
	}
	redirect(w, r, "/games")
	return nil
}
