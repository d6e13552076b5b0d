package render

import (
	"strings"

	"github.com/teahouse-games/teahouse/game"
)

// width is the widest line, in columns.
const width = 80

// Text draws what stands on a surface as text: the board, a key to its signs,
// what is linked and noted, the hands, and who is to move. Players are the
// game's own names of First and Second.
func Text(surface *game.Surface, situation game.Situation, players [2]string) string {
	var b strings.Builder
	p := newPlan(surface, &situation)
	c := p.draw(&situation)
	b.WriteString(c.String())
	w := writer{&b, players}
	w.key(p, &situation)
	w.notes(p, &situation)
	w.links(p, &situation)
	w.hands(&situation)
	w.caption(&situation.Status)
	return b.String()
}

// canvas is a page of ASCII.
type canvas [][]byte

func newCanvas(rows, columns int) canvas {
	c := make(canvas, rows)
	for i := range c {
		c[i] = []byte(strings.Repeat(" ", columns))
	}
	return c
}

// put writes text; what would leave the page is cut off.
func (c canvas) put(row, column int, text string) {
	if row < 0 || row >= len(c) {
		return
	}
	for i := range len(text) {
		if at := column + i; at >= 0 && at < len(c[row]) {
			c[row][at] = text[i]
		}
	}
}

// bracket writes one sign where nothing but another bracket may stand.
func (c canvas) bracket(row, column int, sign byte) {
	if column < 0 || column >= len(c[row]) {
		return
	}
	switch c[row][column] {
	case ' ':
		c[row][column] = sign
	case '[', ']', '{', '}', '!':
		c[row][column] = '|'
	}
}

func (c canvas) String() string {
	var b strings.Builder
	for _, row := range c {
		b.WriteString(strings.TrimRight(string(row), " "))
		b.WriteByte('\n')
	}
	return b.String()
}
