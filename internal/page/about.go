package page

import (
	"net/http"

	"github.com/teahouse-games/teahouse/game"
)

// aboutPage says what this is.
type aboutPage struct {
	pageFrame
	Games []*game.Rules
}

// anonymousGames are games whose source does not name who thought of them.
var anonymousGames = map[string]bool{"quaterno": true}

// Unnamed reports whether the source of a game does not name its author.
func (aboutPage) Unnamed(name string) bool { return anonymousGames[name] }

func (p *Pages) about(w http.ResponseWriter, r *http.Request) error {
	who, err := p.person(w, r)
	if err != nil {
		return err
	}
	f := frameOf(r, who)
	return p.write(w, r, "about", http.StatusOK, &aboutPage{pageFrame: f.titled(f.Words.Text("site.nav.about")), Games: p.Games})
}
