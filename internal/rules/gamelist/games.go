package gamelist

import (
	"strings"

	"github.com/teahouse-games/teahouse/internal/rules/analysis/messages"
	"github.com/teahouse-games/teahouse/message"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

// Games is the games there are, in the order in which they are listed.
type Games []*game.Rules

// NoGameError is the error for a name that no game has.
type NoGameError struct{ mistake message.Message }

// Message returns the message, which lists the names.
func (e *NoGameError) Message() message.Message { return e.mistake }

// Error returns the message in English, as a clause.
func (e *NoGameError) Error() string { return e.mistake.String() }

// ByName returns the game with this name. The error is a *[NoGameError], which lists the names.
func (c Games) ByName(name string) (*game.Rules, error) {
	var names []string
	for _, rules := range c {
		if rules.Name == name {
			return rules, nil
		}
		names = append(names, rules.Name)
	}
	list := make(message.List, len(names))
	for i := range names {
		list[i] = message.Text(names[i])
	}
	if name == "" {
		return nil, &NoGameError{messages.GameMissing(list)}
	}
	quoted := message.Text(wording.QuoteShort(name))
	if near, ok := Closest(name, names); ok {
		return nil, &NoGameError{messages.GameNear(quoted, message.Text(near), list)}
	}
	return nil, &NoGameError{messages.GameUnknown(quoted, list)}
}

// Closest returns the word that was probably meant: one that begins with typed, or the
// one in which the fewest letters differ, if those are few.
func Closest(typed string, words []string) (nearest string, ok bool) {
	if len(typed) > 64 {
		return "", false
	}
	typed = strings.ToLower(typed)
	least := len(typed)/3 + 2
	for _, word := range words {
		if typed != "" && strings.HasPrefix(word, typed) {
			return word, true
		}
		if d := editDistance(typed, word); d < least {
			nearest, least = word, d
		}
	}
	return nearest, nearest != ""
}

// editDistance returns the number of bytes to put in, take out or change to make a into b.
func editDistance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			change := diagonal
			if a[i] != b[j] {
				change++
			}
			diagonal = row[j+1]
			row[j+1] = min(change, row[j]+1, diagonal+1)
		}
	}
	return row[len(b)]
}
