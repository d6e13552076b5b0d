package paint

import (
	"fmt"
	"strings"

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
	var sentence []string
	for _, seat := range [...]game.Seat{game.First, game.Second, game.None} {
		var list []string
		for i := range p.situation.Pieces {
			if piece := &p.situation.Pieces[i]; piece.Owner == seat {
				list = append(list, piece.Name+" on "+piece.Place)
			}
		}
		switch {
		case len(list) == 0:
		case seat == game.None:
			sentence = append(sentence, "On the board: "+strings.Join(list, ", ")+".")
		default:
			sentence = append(sentence, p.name(seat)+": "+strings.Join(list, ", ")+".")
		}
	}
	if len(sentence) == 0 {
		sentence = append(sentence, "The board is empty.")
	}
	sentence = append(sentence, p.describeMarks()...)
	for _, reason := range p.style.Reasons {
		sentence = append(sentence, reason.Text())
	}
	return strings.Join(sentence, " ")
}

// describeMarks returns the marks in words.
func (p *painter) describeMarks() (sentence []string) {
	for _, kind := range [...]struct {
		kind    game.MarkKind
		message string
	}{{game.MarkFrom, "The last turn began on %s."}, {game.MarkTo, "The last turn went to %s."}, {game.MarkCaptured, "Taken on %s."}, {game.MarkCheck, "In check on %s."}} {
		var list []string
		for _, mark := range p.situation.Marks {
			if mark.Kind == kind.kind {
				list = append(list, mark.Place)
			}
		}
		if len(list) > 0 {
			sentence = append(sentence, fmt.Sprintf(kind.message, strings.Join(list, ", ")))
		}
	}
	var list []string
	for _, target := range p.style.Targets {
		list = append(list, target.Place)
	}
	if len(list) > 0 {
		sentence = append(sentence, "Next it may be "+strings.Join(list, ", ")+".")
	}
	if len(p.style.Ringed) > 0 {
		sentence = append(sentence, "Marked: "+strings.Join(p.style.Ringed, ", ")+".")
	}
	return sentence
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
