package page

import (
	"net/http"

	"github.com/teahouse-games/teahouse/game"
)

// aboutPage says what this is.
type aboutPage struct {
	frame
	Games []*game.Rules
}

// unnamed are games whose source does not name who thought of them.
var unnamed = map[string]bool{"quaterno": true}

// Unnamed reports whether the source of a game does not name its author.
func (aboutPage) Unnamed(name string) bool { return unnamed[name] }

func (p *Pages) about(w http.ResponseWriter, r *http.Request) error {
	who, err := p.person(w, r)
	if err != nil {
		return err
	}
	f := frameOf(r, who)
	return p.write(w, r, "about", http.StatusOK, &aboutPage{frame: f.titled(f.Words.Say("site.nav.about")), Games: p.Games})
}
