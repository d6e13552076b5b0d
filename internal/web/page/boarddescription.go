package page

import (
	"strings"

	"github.com/teahouse-games/teahouse/game"
)

// markKeys are the messages about marks, in the order in which they are said.
var markKeys = []struct {
	kind game.MarkKind
	key  string
}{
	{game.MarkFrom, "site-board-from"}, {game.MarkTo, "site-board-to"},
	{game.MarkCaptured, "site-board-captured"}, {game.MarkCheck, "site-board-check"},
}

// description says what the picture shows, for people who cannot see it.
func (b *matchBoard) description() string {
	situation := b.state.Situation()
	var sentences []string
	for _, seat := range [...]game.Seat{game.First, game.Second, game.None} {
		var list []string
		for i := range situation.Pieces {
			if piece := &situation.Pieces[i]; piece.Owner == seat {
				name := b.rules.PieceNameIn(b.words.Language, piece.Kind, piece.Name)
				list = append(list, b.words.Text("site-board-piece", "piece", name, "place", piece.Place))
			}
		}
		switch pieces := strings.Join(list, ", "); {
		case list == nil:
		case seat == game.None:
			sentences = append(sentences, b.words.Text("site-board-neutral", "pieces", pieces))
		default:
			sentences = append(sentences, b.words.Text("site-board-side", "role", roleOf(b.words, b.rules, seat), "pieces", pieces))
		}
	}
	if sentences == nil {
		sentences = append(sentences, b.words.Text("site-board-empty"))
	}
	for _, mark := range markKeys {
		var places []string
		for _, m := range situation.Marks {
			if m.Kind == mark.kind {
				places = append(places, m.Place)
			}
		}
		if places != nil {
			sentences = append(sentences, b.words.Text(mark.key, "places", strings.Join(places, ", ")))
		}
	}
	for _, reason := range b.reasons {
		sentences = append(sentences, b.words.Sentence(reason.Message))
	}
	return strings.Join(sentences, " ")
}
