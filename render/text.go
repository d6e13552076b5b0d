package render

import (
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/render/look"
)

// width is the widest line, in columns.
const width = 80

// Text draws what stands on a surface as text: the board, a key to its signs,
// what is linked and noted, the hands, and who is to move. Players are the
// game's own names of First and Second.
func Text(surface *game.Surface, situation game.Situation, players [2]string) string {
	page := Draw(View{Surface: surface, Situation: situation})
	return page.String() + page.captions(situation, players)
}

// Coloured is Text with the board in the colours of a theme, see [Page.Paint].
func Coloured(surface *game.Surface, situation game.Situation, players [2]string, t *look.Theme) string {
	page := Draw(View{Surface: surface, Situation: situation})
	return strings.Join(page.Paint(t), "\n") + "\n" + page.captions(situation, players)
}

// captions is what stands below the board.
func (page *Page) captions(situation game.Situation, players [2]string) string {
	var b strings.Builder
	p := page.plan
	w := writer{&b, players}
	w.key(p, &situation)
	w.notes(p, &situation)
	w.links(p, &situation)
	w.hands(&situation)
	w.caption(&situation.Status)
	return b.String()
}
