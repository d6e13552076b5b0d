package page

import (
	"net/http"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/internal/rules/samplegames"
	"github.com/teahouse-games/teahouse/render/themes"
)

// thumbnails are small pictures of the games, by name and theme: each shows how its game is won, and
// so looks unlike the others.
func thumbnails(games gamelist.Games) map[string][]byte {
	made := map[string][]byte{}
	for _, rules := range games {
		table, reasons := wonPosition(games, rules)
		for _, theme := range [...]themes.Theme{themes.Light, themes.Dark} {
			made[rules.Name+"-"+theme.Name+".svg"] = paintThumbnail(rules, table, theme, reasons...)
		}
	}
	return made
}

// wonPosition returns a game at the end of one that is written down, with what decided it as one
// reason: all lines of the verdict, and the places of its first sentence. A game without one looks as
// it does in the middle.
func wonPosition(games gamelist.Games, rules *game.Rules) (game.Game, []game.Reason) {
	table := midgamePosition(games, rules)
	found, err := samplegames.ByName(games, rules.Name)
	if err != nil {
		return table, nil
	}
	for _, turn := range found.Turns[min(table.TurnCount(), len(found.Turns)):] {
		if game.PlayTurn(table, turn) != nil {
			return midgamePosition(games, rules), nil
		}
	}
	var shown game.Reason
	for i, reason := range table.ExplainOutcome() {
		shown.Links = append(shown.Links, reason.Links...)
		if i == 0 {
			shown.Places = reason.Places
		}
	}
	return table, []game.Reason{shown}
}

// midgamePosition returns a game as it looks in the middle: when most pieces stand on the board, in
// one that is written down.
func midgamePosition(games gamelist.Games, rules *game.Rules) game.Game {
	begun, err := rules.New(nil)
	if err != nil {
		panic(err) // the defaults of a game are always good
	}
	found, err := samplegames.ByName(games, rules.Name)
	if err != nil {
		return begun
	}
	table := rules.MustNew(found.Options)
	if found.Position != "" {
		if table, err = rules.NewFromPosition(found.Options, found.Position); err != nil {
			return begun
		}
	}
	fullest, most := game.Clone(table), 0
	for _, turn := range found.Turns[:len(found.Turns)-1] {
		if game.PlayTurn(table, turn) != nil {
			return begun
		}
		if n := len(table.Situation().Pieces); n >= most {
			fullest, most = game.Clone(table), n
		}
	}
	return fullest
}

// thumbnail sends the small picture of a game.
func (p *Pages) thumbnail(w http.ResponseWriter, r *http.Request) error {
	name := r.PathValue("picture")
	data, ok := p.thumbnails[name]
	if !ok {
		return p.notFound(w, r)
	}
	serveCacheable(w, r, name, data)
	return nil
}
