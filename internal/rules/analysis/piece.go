package analysis

import (
	"slices"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/internal/rules/analysis/messages"
	"github.com/teahouse-games/teahouse/message"
)

// PieceCard is what a newcomer wants to know of a piece as the board stands.
type PieceCard struct {
	Kind     string      `json:"kind" doc:"As in the view."`
	Owner    game.Seat   `json:"owner" doc:"None where it does not matter whose it is."`
	Name     string      `json:"name"`
	Text     string      `json:"text,omitempty" doc:"What it does, in a sentence."`
	Reach    []string    `json:"reach" doc:"The places that it could go to or act on if its owner were to move; of a piece in a hand those where it could be placed."`
	Partners []string    `json:"partners" doc:"The places of pieces with which it counts together, or could."`
	Faces    []PieceFace `json:"faces,omitempty" doc:"What it comes to show."`
}

// PieceFace is a face that a piece may come to show.
type PieceFace struct {
	Kind string          `json:"kind"`
	Name string          `json:"name"`
	When game.FaceMoment `json:"when" enum:"move,capture,drop" doc:"After a move without a capture, after a capture, or from the hand."`
}

// DescribeChosen describes the upper piece on a place or, if a kind is given, the pieces of this
// kind in the hand of a seat, first or second. The error is a *[QuestionError].
func (b *Analysis) DescribeChosen(place, seat, kind string) (PieceCard, error) {
	if kind == "" {
		return b.DescribePiece(place)
	}
	owner := game.None
	if err := owner.UnmarshalText([]byte(seat)); err != nil {
		return PieceCard{}, fieldError("seat", messages.NoPlayer())
	}
	return b.DescribeKind(owner, kind)
}

// DescribePiece describes the upper piece on a place. The error is a *[QuestionError].
func (b *Analysis) DescribePiece(place string) (PieceCard, error) {
	if len(place) > MaxPick {
		return PieceCard{}, tooLong("place", MaxPick)
	}
	if d, ok := b.Table.(game.PieceDescriber); ok {
		if card, ok := d.DescribePiece(place); ok {
			return b.pieceCard(&card), nil
		}
	} else {
		pieces := b.Table.Situation().Pieces
		slices.Reverse(pieces) // the upper ones first
		if i := slices.IndexFunc(pieces, func(p game.Piece) bool { return p.Place == place }); i >= 0 {
			return b.pieceCard(&game.PieceCard{Kind: pieces[i].Kind, Owner: pieces[i].Owner}), nil
		}
	}
	return PieceCard{}, fieldError("place", messages.NoPiece(message.Text(wording.QuoteShort(place))))
}

// DescribeKind describes the pieces of a kind in the hand of a player. The error is a
// *[QuestionError].
func (b *Analysis) DescribeKind(seat game.Seat, kind string) (PieceCard, error) {
	if len(kind) > MaxPick {
		return PieceCard{}, tooLong("kind", MaxPick)
	}
	if !seat.IsPlayer() {
		return PieceCard{}, fieldError("seat", messages.NoPlayer())
	}
	if d, ok := b.Table.(game.PieceDescriber); ok {
		if card, ok := d.DescribeKind(seat, kind); ok {
			return b.pieceCard(&card), nil
		}
	} else if slices.Contains(b.Rules.PieceSet.Kinds, kind) {
		return b.pieceCard(&game.PieceCard{Kind: kind, Owner: seat}), nil
	}
	return PieceCard{}, fieldError("kind", messages.NoKind(message.Text(wording.QuoteShort(kind))))
}

// pieceCard returns a card in the language.
func (b *Analysis) pieceCard(card *game.PieceCard) PieceCard {
	answer := PieceCard{
		Kind: card.Kind, Owner: card.Owner,
		Name:     b.Rules.PieceNameIn(b.language, card.Kind, card.Kind),
		Text:     b.language.Sentence(b.Rules.PieceText(card.Kind, b.Table.Options())),
		Reach:    append([]string{}, card.Reach...),
		Partners: append([]string{}, card.Partners...),
	}
	for _, face := range card.Faces {
		answer.Faces = append(answer.Faces, PieceFace{face.Kind, b.Rules.PieceNameIn(b.language, face.Kind, face.Kind), face.When})
	}
	return answer
}
