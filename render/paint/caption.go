package paint

import (
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/render/glyph"
	"github.com/teahouse-games/teahouse/render/paint/messages"
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
func (p *painter) name(seat game.Seat) message.Text {
	switch {
	case seat <= game.Second && p.style.Players[seat] != "":
		return message.Text(p.style.Players[seat])
	case seat == game.Chance:
		return message.Text(p.style.Language.Clause(messages.Chance()))
	}
	return message.Text(seat.String())
}

// statusText returns where the game stands, e.g. "Guest to move", "Host wins: ring". The reason
// is a word of records: only English has it.
func (p *painter) statusText() string {
	s := &p.situation.Caption
	status := messages.ToMove(p.name(s.ToMove))
	switch o := s.Outcome; {
	case o.IsDraw():
		status = messages.Draw()
	case o.Over():
		status = messages.Wins(p.name(o.Winner))
	}
	text := p.style.Language.Title(status)
	if o := s.Outcome; o.Over() && p.style.Language == nil {
		text += ": " + strings.ReplaceAll(o.Reason, "-", " ")
	}
	return text
}

// title returns what the picture is called for people who cannot see it.
func (p *painter) title() string {
	if p.style.Title == "" {
		return p.statusText()
	}
	return p.style.Title + ": " + p.statusText()
}

// text returns the picture's content in sentences.
func (p *painter) text() string {
	var list []message.Message
	for _, seat := range [...]game.Seat{game.First, game.Second, game.None} {
		if pieces := p.pieceList(seat); len(pieces) == 0 {
			continue
		} else if seat == game.None {
			list = append(list, messages.OnBoard(pieces))
		} else {
			list = append(list, messages.PlayerHas(pieces, p.name(seat)))
		}
	}
	if len(list) == 0 {
		list = append(list, messages.Empty())
	}
	list = append(list, p.describeMarks()...)
	for _, reason := range p.style.Reasons {
		list = append(list, reason.Message)
	}
	sentences := make([]string, len(list))
	for i, m := range list {
		sentences[i] = p.style.Language.Sentence(m)
	}
	return strings.Join(sentences, " ")
}

// pieceList returns the pieces of a seat with their places.
func (p *painter) pieceList(seat game.Seat) (list message.List) {
	for i := range p.situation.Pieces {
		piece := &p.situation.Pieces[i]
		if piece.Owner != seat {
			continue
		}
		name := piece.Name
		if p.style.Rules != nil {
			name = p.style.Rules.PieceNameIn(p.style.Language, piece.Kind, name)
		}
		list = append(list, messages.PieceOn(message.Text(name), message.Place(piece.Place)))
	}
	return list
}

// describeMarks returns the marks in words.
func (p *painter) describeMarks() (list []message.Message) {
	add := func(places []string, create func(message.Places) message.Message) {
		var named message.Places
		for _, place := range places {
			named = append(named, message.Place(place))
		}
		if len(named) > 0 {
			list = append(list, create(named))
		}
	}
	for _, kind := range [...]struct {
		kind    game.MarkKind
		message func(message.Places) message.Message
	}{
		{game.MarkFrom, messages.LastFrom}, {game.MarkTo, messages.LastTo}, {game.MarkCaptured, messages.Captured}, {game.MarkCheck, messages.Check},
		{game.MarkEnd, messages.ChainEnd},
	} {
		var places []string
		for _, mark := range p.situation.Marks {
			if mark.Kind == kind.kind {
				places = append(places, mark.Place)
			}
		}
		add(places, kind.message)
	}
	var targets []string
	for _, target := range p.style.Targets {
		targets = append(targets, target.Place)
	}
	add(targets, messages.Targets)
	add(p.style.Ringed, messages.Marked)
	return list
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
