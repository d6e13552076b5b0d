package render

import (
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/render/look"
)

// maxWidth is the widest line, in columns.
const maxWidth = 80

// PlainText draws what stands on a surface as text: the board, a key to its signs,
// what is linked and noted, the hands, and who is to move. Players are the
// game's own names of First and Second.
func PlainText(surface *game.Surface, situation game.Situation, players [2]string) string {
	page := Draw(DrawOptions{Surface: surface, Situation: situation})
	return page.String() + page.captionText(situation, players)
}

// ANSIText is Text with the board in the colours of a theme, see [Grid.ANSIRows].
func ANSIText(surface *game.Surface, situation game.Situation, players [2]string, t *look.Theme) string {
	page := Draw(DrawOptions{Surface: surface, Situation: situation})
	return strings.Join(page.ANSIRows(t), "\n") + "\n" + page.captionText(situation, players)
}

// captionText is what stands below the board.
func (page *Grid) captionText(situation game.Situation, players [2]string) string {
	var b strings.Builder
	p := page.layout
	w := captionWriter{&b, players}
	w.writeLegend(p, &situation)
	w.writeNotes(p, &situation)
	w.writeLinks(p, &situation)
	w.writeHands(&situation)
	w.writeStatus(&situation.Caption)
	return b.String()
}
