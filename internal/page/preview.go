package page

import (
	"net/http"
	"strconv"
	"strings"

	"github.com/teahouse-games/teahouse/internal/picture"
	"github.com/teahouse-games/teahouse/internal/reception"
	"github.com/teahouse-games/teahouse/internal/store"
	"github.com/teahouse-games/teahouse/render/look"
)

// preview is what programs show for a link to a page. Its addresses are whole.
type preview struct{ Title, Text, Address, Picture string }

// previewOf is that of a match after the turn that is looked at.
func (p *Pages) previewOf(r *http.Request, m *matchPage) *preview {
	title := m.Words.Say("page.preview.match", "first", seated(m.Words, m.Seats[0]), "second", seated(m.Words, m.Seats[1]), "game", m.Game.Title)
	path, said := matchPath(m.Match), m.Said
	if !m.History.Now {
		path = turnPath(m.Match, m.History.Ply)
		said = m.Words.Say("page.preview.turn", "n", m.History.Ply, "of", len(m.Turns))
	} else if m.Status == store.Playing {
		// Who is sent the link is not who plays.
		said = m.Words.Say("site.said.move", "who", called(m.Words, m.Game, m.Seats, m.ToMove))
	}
	return &preview{
		Title: title, Text: said + " " + capital(m.Pace) + ".", Address: p.linkTo(r, path),
		Picture: p.linkTo(r, turnPath(m.Match, m.History.Ply)+"/card.png"),
	}
}

// still sends the picture of a match after a turn: to keep, or as the card of a link.
func (p *Pages) still(w http.ResponseWriter, r *http.Request) error {
	ply, err := plyOf(r)
	if err != nil {
		return err
	}
	name := r.PathValue("picture")
	if name != "board.png" && name != "card.png" {
		return p.nowhere(w, r)
	}
	g, err := p.gameAt(r, ply)
	if err != nil {
		return err
	}
	var data []byte
	if name == "card.png" {
		data, err = p.Album.Card(r.Context(), g)
	} else {
		data, err = p.Album.Still(r.Context(), g, styleOf(r), picture.PNG)
	}
	if err != nil {
		return err
	}
	send(w, r, name, data)
	return nil
}

// film sends a match as it went so far.
func (p *Pages) film(w http.ResponseWriter, r *http.Request) error {
	g, err := p.gameAt(r, reception.Now)
	if err != nil {
		return err
	}
	data, err := p.Album.Film(r.Context(), g, styleOf(r))
	if err != nil {
		return err
	}
	send(w, r, "game.gif", data)
	return nil
}

// gameAt is a match after so many turns, or Now.
func (p *Pages) gameAt(r *http.Request, ply int) (picture.Game, error) {
	laid, err := p.Reception.Board(r.Context(), r.PathValue("match"), ply)
	if err != nil {
		return picture.Game{}, err
	}
	return picture.Game{Table: laid.Table, Turns: laid.Turns}, nil
}

// styleOf is how a picture is to look, as its address says.
func styleOf(r *http.Request) picture.Style {
	q, style := r.URL.Query(), picture.Style{Theme: look.Light, Set: look.Pictures, Width: 640}
	if theme, ok := look.Named(q.Get("theme")); ok {
		style.Theme = theme
	}
	if q.Get("set") == string(look.Letters) {
		style.Set = look.Letters
	}
	if width, err := strconv.Atoi(q.Get("width")); err == nil {
		style.Width = min(max(width, picture.MinWidth), picture.MaxWidth)
	}
	style.Names = q.Get("names") == "yes"
	return style
}

// card sends the picture that goes with a link to a game.
func (p *Pages) card(w http.ResponseWriter, r *http.Request) error {
	name := strings.TrimSuffix(r.PathValue("picture"), ".png")
	for _, rules := range p.Games {
		if rules.Name != name {
			continue
		}
		table := middle(p.Games, rules)
		data, err := p.Album.Card(r.Context(), picture.Game{Table: table, Turns: []string{strconv.Itoa(table.Turns())}})
		if err != nil {
			return err
		}
		send(w, r, "card.png", data)
		return nil
	}
	return p.nowhere(w, r)
}
