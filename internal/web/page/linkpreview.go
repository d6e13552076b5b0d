package page

import (
	"net/http"
	"strconv"
	"strings"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
	"github.com/teahouse-games/teahouse/internal/web/picture"
	"github.com/teahouse-games/teahouse/render/themes"
)

// linkPreview is what programs show for a link to a page. Its addresses are whole.
type linkPreview struct{ Title, Text, Address, Picture string }

// previewOf returns that of a match after the turn that is looked at.
func (p *Pages) previewOf(r *http.Request, m *matchPage) *linkPreview {
	title := m.Words.Text("page-preview-match", "first", seatText(m.Words, m.Seats[0]), "second", seatText(m.Words, m.Seats[1]), "game", m.Game.Title)
	path, sentence := matchPath(m.Match), m.Label
	if !m.History.Now {
		path = turnPath(m.Match, m.History.Ply)
		sentence = m.Words.Text("page-preview-turn", "n", m.History.Ply, "of", len(m.Turns))
	} else if m.Status == store.StatusPlaying {
		// The person who receives the link does not play.
		sentence = m.Words.Text("site-said-move", "who", playerText(m.Words, m.Game, m.Seats, m.ToMove))
	}
	return &linkPreview{
		Title: title, Text: sentence + " " + capitalize(m.Pace) + ".", Address: p.linkTo(r, path),
		Picture: p.linkTo(r, turnPath(m.Match, m.History.Ply)+"/card.png"),
	}
}

// positionImage sends the picture of a match after a turn: to keep, or as the card of a link.
func (p *Pages) positionImage(w http.ResponseWriter, r *http.Request) error {
	ply, err := plyOf(r)
	if err != nil {
		return err
	}
	name := r.PathValue("picture")
	if name != "board.png" && name != "card.png" {
		return p.notFound(w, r)
	}
	g, err := p.gameAt(r, ply)
	if err != nil {
		return err
	}
	var data []byte
	if name == "card.png" {
		data, err = p.ImageRenderer.LinkCard(r.Context(), g)
	} else {
		data, err = p.ImageRenderer.Image(r.Context(), g, styleOf(r), picture.PNG)
	}
	if err != nil {
		return err
	}
	serveCacheable(w, r, name, data)
	return nil
}

// gameAnimation sends a match as it went so far.
func (p *Pages) gameAnimation(w http.ResponseWriter, r *http.Request) error {
	g, err := p.gameAt(r, lobby.LatestTurn)
	if err != nil {
		return err
	}
	data, err := p.ImageRenderer.Animation(r.Context(), g, styleOf(r))
	if err != nil {
		return err
	}
	serveCacheable(w, r, "game.gif", data)
	return nil
}

// gameAt returns the game of a match after a number of turns, or Now.
func (p *Pages) gameAt(r *http.Request, ply int) (picture.PlayedGame, error) {
	laid, err := p.Reception.Analysis(r.Context(), r.PathValue("match"), ply)
	if err != nil {
		return picture.PlayedGame{}, err
	}
	return picture.PlayedGame{Table: laid.Table, Turns: laid.Turns}, nil
}

// styleOf returns how a picture is to look, as its address says.
func styleOf(r *http.Request) picture.ImageStyle {
	q, style := r.URL.Query(), picture.ImageStyle{Theme: themes.Light, Design: themes.DesignPictures, Width: 640}
	if theme, ok := themes.ByName(q.Get("theme")); ok {
		style.Theme = theme
	}
	if q.Get("set") == string(themes.DesignLetters) {
		style.Design = themes.DesignLetters
	}
	if width, err := strconv.Atoi(q.Get("width")); err == nil {
		style.Width = min(max(width, picture.MinWidth), picture.MaxWidth)
	}
	style.RomanNames = q.Get("names") == "yes"
	return style
}

// linkCard sends the picture that goes with a link to a game.
func (p *Pages) linkCard(w http.ResponseWriter, r *http.Request) error {
	name := strings.TrimSuffix(r.PathValue("picture"), ".png")
	for _, rules := range p.Games {
		if rules.Name != name {
			continue
		}
		table := midgamePosition(p.Games, rules)
		data, err := p.ImageRenderer.LinkCard(r.Context(), picture.PlayedGame{Table: table, Turns: []string{strconv.Itoa(table.TurnCount())}})
		if err != nil {
			return err
		}
		serveCacheable(w, r, "card.png", data)
		return nil
	}
	return p.notFound(w, r)
}
