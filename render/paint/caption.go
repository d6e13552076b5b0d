package paint

import (
	"strings"

	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/render/paint/messages"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/render/glyph"
	"github.com/teahouse-games/teahouse/render/scene"
)

func (p *painter) captionHeight() float64 { return p.textScale() * largeText * 1.9 }

// caption writes the title and who is to move, or how it ended, below everything.
func (p *painter) caption() {
	left, right := p.left(), p.right()
	base := p.window.Max.Y - p.textScale()*largeText*0.75
	p.write(glyph.Serif, p.textScale()*largeText, p.style.Title, scene.Point{X: left, Y: base}, 0, p.theme.Ink)
	p.write(glyph.Serif, p.textScale()*middleText, p.statusText(), scene.Point{X: right, Y: base}, 1, p.theme.QuietInk)
}

// name returns what people call a seat.
func (p *painter) name(seat game.Seat) string {
	switch {
	case seat <= game.Second && p.style.Players[seat] != "":
		return p.style.Players[seat]
	case seat == game.Chance:
		return "Chance"
	}
	return seat.String()
}

// statusText returns where the game stands, e.g. "Guest to move", "Host wins: ring".
func (p *painter) statusText() string {
	s := &p.situation.Caption
	switch o := s.Outcome; {
	case o.IsDraw():
		return "A draw: " + spacedReason(o.Reason)
	case o.Over():
		return p.name(o.Winner) + " wins: " + spacedReason(o.Reason)
	}
	return p.name(s.ToMove) + " to move"
}

// spacedReason writes a reason word for people, e.g. "no legal turn".
func spacedReason(reason string) string { return strings.ReplaceAll(reason, "-", " ") }

// title returns what the picture is called for people who cannot see it.
func (p *painter) title() string {
	if p.style.Title == "" {
		return p.statusText()
	}
	return p.style.Title + ": " + p.statusText()
}

// text returns the picture's content in sentences.
func (p *painter) text() string {
	var sentences []message.Message
	for _, seat := range [...]game.Seat{game.First, game.Second, game.None} {
		var list message.List
		for i := range p.situation.Pieces {
			if piece := &p.situation.Pieces[i]; piece.Owner == seat {
				list = append(list, messages.Piece(message.Text(piece.Name), message.Place(piece.Place)))
			}
		}
		switch {
		case len(list) == 0:
		case seat == game.None:
			sentences = append(sentences, messages.Pieces(list))
		default:
			sentences = append(sentences, messages.PiecesOf(message.Text(p.name(seat)), list))
		}
	}
	if len(sentences) == 0 {
		sentences = append(sentences, messages.Empty())
	}
	sentences = append(sentences, p.describeMarks()...)
	for _, reason := range p.style.Reasons {
		sentences = append(sentences, reason.Message)
	}
	var b strings.Builder
	for i, m := range sentences {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(p.style.Language.Sentence(m))
	}
	return b.String()
}

// describeMarks returns the marks in words.
func (p *painter) describeMarks() (sentences []message.Message) {
	for _, kind := range [...]struct {
		kind    game.MarkKind
		message func(message.Places) message.Message
	}{{game.MarkFrom, messages.From}, {game.MarkTo, messages.To}, {game.MarkCaptured, messages.Captured}, {game.MarkCheck, messages.Check}} {
		var list message.Places
		for _, mark := range p.situation.Marks {
			if mark.Kind == kind.kind {
				list = append(list, message.Place(mark.Place))
			}
		}
		if len(list) > 0 {
			sentences = append(sentences, kind.message(list))
		}
	}
	var next, marked message.Places
	for _, target := range p.style.Targets {
		next = append(next, message.Place(target.Place))
	}
	for _, place := range p.style.Ringed {
		marked = append(marked, message.Place(place))
	}
	if len(next) > 0 {
		sentences = append(sentences, messages.Next(next))
	}
	if len(marked) > 0 {
		sentences = append(sentences, messages.Marked(marked))
	}
	return sentences
}

// Parts of the width of the board.
const (
	smallText  = 0.0185 // coordinates, counts
	middleText = 0.0245 // names and who is to move
	largeText  = 0.0345 // the title
)

// textScale returns the width by which letters are sized.
func (p *painter) textScale() float64 { return p.edge.width() + 2*beside }

// write puts the beginning, middle or end (0, 0.5, 1) of a line there; it returns its width.
func (p *painter) write(face glyph.Font, size float64, text string, where scene.Point, anchor float64, ink scene.Colour) float64 {
	path, width := glyph.TextPath(face, size, text)
	where.X -= width * anchor
	p.add(scene.Shape{Role: "words", Path: path.Transformed(where, 1, 0), Fill: ink})
	return width
}
