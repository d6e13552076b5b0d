package page

import (
	"net/http"

	"github.com/teahouse-games/teahouse/internal/web/lobby"
)

// ownGamesPage lists the matches of the reader. The script adds the games against the computer that
// this browser keeps.
type ownGamesPage struct {
	pageFrame
	Going, Over []listRow
}

// ownGames shows the reader's own matches.
func (p *Pages) ownGames(w http.ResponseWriter, r *http.Request) error {
	person, err := p.person(w, r)
	if err != nil {
		return err
	}
	f := frameOf(r, person)
	page := &ownGamesPage{pageFrame: f.titled(f.Words.Text("site-nav-mine"))}
	mine, err := p.Reception.ListOwn(r.Context(), person, lobby.ListRequest{Limit: lobby.MaxPage})
	if err != nil {
		return err
	}
	if page.Going, page.Over, err = p.ownMatches(r.Context(), f.Words, mine.Matches, person); err != nil {
		return err
	}
	return p.write(w, r, "mine", http.StatusOK, page)
}
