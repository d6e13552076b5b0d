package messages

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"strings"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/games/definition"
)

// Keys of the texts of a game. Only these may be in its files, each with the names that its
// texts may have in braces:
//
//	blurb                    what the game is about, in a line
//	newcomer                 to whom the game is advised; if the definition has a NewcomerRank
//	role.first, role.second  what the players are called
//	win.REASON, draw.REASON  how a game ended: {winner} and {loser}
//	option.NAME              what an option is called
//	option.NAME.means        what it is for
//	option.NAME.VALUE        what a value is called
//
// A game needs no texts: without them its page shows the names of package game.
const gamePrefix = "game."

// GameText returns a text of a game. ok is false if the game has none for this key. The pairs
// are those of [Messages.Text].
func (w *Messages) GameText(game, key string, pairs ...any) (text string, ok bool) {
	key = gamePrefix + game + "." + key
	if _, ok := w.texts[key]; !ok {
		return "", false
	}
	return w.Text(key, pairs...), true
}

// GameTexts returns the texts of a game whose keys begin with a prefix, by the rest of the key.
func (w *Messages) GameTexts(game, prefix string) map[string]string {
	texts := map[string]string{}
	for key, text := range w.texts {
		if rest, ok := strings.CutPrefix(key, gamePrefix+game+"."+prefix); ok {
			texts[rest] = text
		}
	}
	return texts
}

// addGames adds the texts of all games. A game that is not written in the language has its
// English texts.
func (w *Messages) addGames() error {
	for _, d := range games.Definitions() {
		if d.Texts == nil {
			continue
		}
		texts, err := readGameTexts(d, w.Lang)
		if errors.Is(err, fs.ErrNotExist) {
			texts, err = readGameTexts(d, English)
		}
		if err != nil {
			return err
		}
		for key, text := range texts {
			w.texts[gamePrefix+d.Rules.Name+"."+key] = text
		}
	}
	return nil
}

func readGameTexts(d *definition.Definition, lang string) (map[string]string, error) {
	data, err := fs.ReadFile(d.Texts, "texts/"+lang+".json")
	if err != nil {
		return nil, err
	}
	texts := map[string]string{}
	if err := json.Unmarshal(data, &texts); err != nil {
		return nil, fmt.Errorf("texts/%s.json of %s: %w", lang, d.Rules.Name, err)
	}
	return texts, nil
}
