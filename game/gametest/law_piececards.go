package gametest

import (
	"errors"
	"fmt"
	"slices"

	"github.com/teahouse-games/teahouse/game"
)

// pieceCardsAgree: the cards of pieces name kinds and places that there are, and what the seat to
// move can pick behind a piece is its reach.
func pieceCardsAgree(p *lawCase) error {
	d, ok := p.Game.(game.PieceDescriber)
	if !ok {
		return nil
	}
	p.betweenTurns()
	here := snapshotOf(p.Game)
	s := p.Situation()
	occupied := make(map[string]bool)
	for i := range s.Pieces {
		occupied[s.Pieces[i].Place] = true
	}
	for i := range s.Pieces {
		piece := &s.Pieces[i]
		card, ok := d.DescribePiece(piece.Place)
		upper := !slices.ContainsFunc(s.Pieces, func(o game.Piece) bool { return o.Place == piece.Place && o.Level > piece.Level })
		if !ok || upper && (card.Kind != piece.Kind || card.Owner != piece.Owner) {
			return fmt.Errorf("the card of %+v is %+v, %v", *piece, card, ok)
		}
		if err := p.checkCard(&card, occupied); err != nil {
			return err
		}
	}
	for _, hand := range s.Hands {
		for _, item := range hand.Items {
			card, ok := d.DescribeKind(hand.Seat, item.Kind)
			if !ok || card.Kind != item.Kind {
				return fmt.Errorf("the card of %+v of %v is %+v, %v", item, hand.Seat, card, ok)
			}
			if err := p.checkCard(&card, occupied); err != nil {
				return err
			}
		}
	}
	for _, unknown := range []string{"", "no place"} {
		if card, ok := d.DescribePiece(unknown); ok {
			return fmt.Errorf("the place %q has the card %+v", unknown, card)
		}
		if card, ok := d.DescribeKind(game.First, unknown); ok {
			return fmt.Errorf("the kind %q has the card %+v", unknown, card)
		}
	}
	if err := p.reachesArePicks(d); err != nil {
		return err
	}
	return requireUnchanged(p.Game, here, "describing pieces")
}

// checkCard tests that a card names what there is.
func (p *lawCase) checkCard(card *game.PieceCard, occupied map[string]bool) error {
	for _, place := range card.Reach {
		if !p.places.has(place) {
			return fmt.Errorf("%+v reaches %s, which is no place", *card, place)
		}
	}
	for _, place := range card.Partners {
		if !occupied[place] {
			return fmt.Errorf("%+v has a partner on %s, where nothing stands", *card, place)
		}
	}
	for _, face := range card.Faces {
		if !slices.Contains(p.rules.PieceSet.Kinds, face.Kind) || face.When == "" {
			return fmt.Errorf("%+v comes to show %+v", *card, face)
		}
	}
	return nil
}

// reachesArePicks compares the cards with the picks behind pieces of the board and of the hand.
func (p *lawCase) reachesArePicks(d game.PieceDescriber) error {
	first, err := p.Picks(nil)
	if err != nil {
		return err
	}
	for i := range first.Next {
		pick := &first.Next[i]
		var card game.PieceCard
		var ok bool
		switch pick.Kind {
		case game.PickPlace:
			card, ok = d.DescribePiece(pick.Place)
		case game.PickHand:
			card, ok = d.DescribeKind(p.ToMove(), pick.ID)
		}
		if !ok {
			continue // a button, or an empty place
		}
		places, err := p.placesBehind([]string{pick.ID})
		if err != nil {
			return err
		}
		reach := slices.Sorted(slices.Values(card.Reach))
		if !slices.Equal(reach, slices.Compact(slices.Sorted(slices.Values(places)))) {
			return fmt.Errorf("%s reaches %v and may be picked for %v", pick.ID, card.Reach, places)
		}
	}
	return nil
}

// placesBehind returns the places that may be picked next, after a face if one comes first.
func (p *lawCase) placesBehind(path []string) (places []string, err error) {
	picks, err := p.Picks(path)
	for _, next := range picks.Next {
		switch next.Kind {
		case game.PickPlace:
			places = append(places, next.Place)
		case game.PickFace:
			behind, failed := p.placesBehind(append(slices.Clone(path), next.ID))
			places, err = append(places, behind...), errors.Join(err, failed)
		}
	}
	return places, err
}
