package page

import (
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/i18n/languages"
	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/message"
)

// messagesIn returns the texts of the site in a language.
func messagesIn(lang string) *messages.Messages { return messages.In(languages.For(lang)) }

// gameMessage returns a message of a game, by its identifier without the prefix. ok is false if the
// game has none. Pages show these, if a game has them:
//
//	blurb                           what the game is about, in a line
//	duration, difficulty            how long a game takes, and how hard it is to learn
//	signs                           what signs in the notation of the game mean
//	newcomer                        to whom the game is advised; if the definition has a NewcomerRank
//	seat-first, seat-second         what the players are called
//	win-REASON, draw-REASON         how a game ended: $winner and $loser
//	option-NAME, option-NAME-means  what an option is called, and what it is for
//	option-NAME-value-VALUE         what a value is called
func gameMessage(rules *game.Rules, id string, args ...message.Arg) (m message.Message, ok bool) {
	if rules.Messages == nil || !rules.Messages.Has(id) {
		return message.Message{}, false
	}
	return rules.Messages.Message(id, args...), true
}

// signsText says what signs in the notation of a game mean; empty: there is nothing to say.
func signsText(w *messages.Messages, rules *game.Rules) string {
	signs, ok := gameMessage(rules, "signs")
	if !ok {
		return ""
	}
	return w.Sentence(signs)
}

// playerMarks stand for the players in a sentence about the end of a game: the page's script or
// [putPlayers] puts the players in.
var playerMarks = []message.Arg{
	{Name: "winner", Value: message.Text("{winner}")}, {Name: "loser", Value: message.Text("{loser}")},
}

// putPlayers puts the players into a sentence.
func putPlayers(text, winner, loser string) string {
	return strings.NewReplacer("{winner}", winner, "{loser}", loser).Replace(text)
}

// gameEndings returns the sentences of a game about how it ended, by "win" or "draw" and the reason.
// They have the marks of the players in them.
func gameEndings(w *messages.Messages, rules *game.Rules) map[string]string {
	texts := map[string]string{}
	if rules.Messages == nil {
		return texts
	}
	for _, result := range []string{"win", "draw"} {
		for _, id := range rules.Messages.IDs(result + "-") {
			reason := strings.TrimPrefix(id, result+"-")
			texts[result+" "+reason] = w.Sentence(rules.Messages.Message(id, playerMarks...))
		}
	}
	return texts
}
