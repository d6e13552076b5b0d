package render

import (
	"strings"
	"unicode/utf8"

	"github.com/teahouse-games/teahouse/game"
)

// pieceText is what stands on the tile of a place.
type pieceText struct {
	text string
	name string
	ink  PieceInk
}

// drawPieces writes the code of the piece on each place, or the codes of a stack, the
// uppermost first.
func (p *layout) drawPieces(c cellCanvas, v *DrawOptions) {
	s := &v.Situation
	texts := make(map[game.XY]pieceText)
	for i := range s.Pieces {
		piece := &s.Pieces[i]
		if !p.isVisible(piece.At) {
			continue
		}
		under := texts[piece.At].text
		on := pieceText{text: pieceCode(piece), name: ownerCase(piece.Owner, piece.Name)}
		switch {
		case p.field:
			on.text = facingSign(piece.Owner) + on.text
		case p.dense && under != "":
			on.text, under = strings.ToLower(on.text), ""
		}
		if v.KindSigns != nil {
			on = p.signed(on, v.KindSigns(piece.Kind), under)
		}
		on.text += under
		texts[piece.At] = on
		p.drawPiece(c, piece, on)
	}
}

// signed returns the text of a piece with the sign and the ink of its kind. A sign needs room beside
// the brackets of a place.
func (p *layout) signed(on pieceText, kind KindSign, under string) pieceText {
	on.ink = kind.Ink
	if room := p.cell - 1; kind.Sign != 0 && !p.dense && utf8.RuneCountInString(on.text+under) < room {
		on.text = string(kind.Sign) + on.text
	}
	return on
}

// drawPiece writes what stands on a tile, in large cells on a block with its name.
func (p *layout) drawPiece(c cellCanvas, piece *game.Piece, on pieceText) {
	row, column := p.position(piece.At)
	for r := row - p.above; r <= row+p.below && p.below > 0; r++ {
		c.put(r, column+1, strings.Repeat(" ", p.cell-1), PartPiece, piece.Owner)
	}
	if p.field {
		c.put(row, column+p.middle()-1, on.text, PartPiece, piece.Owner)
	} else {
		p.writePlace(c, row, column, on.text, PartPiece, piece.Owner)
	}
	if name := []rune(shortName(on.name, p.cell-1)); p.named && p.below > 0 && !strings.HasSuffix(on.text, on.name) {
		c.put(row+1, column+1+(p.cell-1-len(name))/2, string(name), PartPiece, piece.Owner)
	}
	for r := row - p.above; r <= row+p.below; r++ {
		for i := range p.cell {
			if cell := c.at(r, column+i); cell != nil && cell.Part == PartPiece {
				cell.Ink = on.ink
			}
		}
	}
}

// shortName returns a name in at most a number of letters: its last word if it is too long, e.g.
// "Lotus" of "White Lotus", and the beginning of that.
func shortName(name string, room int) string {
	if utf8.RuneCountInString(name) > room {
		name = name[strings.LastIndexByte(name, ' ')+1:]
	}
	letters := []rune(name)
	return string(letters[:min(len(letters), room)])
}

// ownerCase writes a text in the case of an owner: upper or lower.
func ownerCase(owner game.Seat, text string) string {
	switch owner {
	case game.First:
		return strings.ToUpper(text)
	case game.Second:
		return strings.ToLower(text)
	}
	return text
}
