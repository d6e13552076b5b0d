package page

import (
	"unicode"
	"unicode/utf8"

	"github.com/teahouse-games/teahouse/game"
)

// pickButton is something beside the board: a tile or cube in a hand, a face, a word.
type pickButton struct {
	Picture string // the address of a small picture; empty for none
	Label   string
	Spoken  string // what a screen reader says of it
	Count   int    // how many there are; 0 where they are not counted
	Href    string // empty: it cannot be picked
	ID      string // of the pick, if it is offered
	Offered bool
	Chosen  bool // it is in the path
}

// handView is what a seat holds.
type handView struct {
	Name  string
	Items []pickButton
}

// most is how many items of a hand have room for their names.
const most = 14

// isCrowded reports whether items are shown small, and without their names.
func isCrowded(items []pickButton) bool { return len(items) > most }

// hands are those of the two seats. What is in the hand of who is entering a turn are links.
func (s *matchBoard) hands() (both [2]handView) {
	for seat := range game.Seat(2) {
		both[seat].Name = roleOf(s.words, s.rules, seat)
	}
	mover := s.table.ToMove()
	for _, held := range s.table.Situation().Hands {
		if !held.Seat.IsPlayer() {
			continue
		}
		for _, of := range held.Items {
			one := pickButton{
				Picture: pictureOf(held.Seat, of.Kind), Label: translateRules(s.words, of.Name), Count: of.Count,
				Spoken: s.words.Text("site.hand.of", "n", of.Count, "piece", translateRules(s.words, of.Name), "player", roleOf(s.words, s.rules, held.Seat)),
			}
			if s.entry != nil && held.Seat == mover {
				s.entry.offer(&one, of.Kind)
			}
			both[held.Seat].Items = append(both[held.Seat].Items, one)
		}
	}
	return both
}

// offer makes a kind in the hand a link.
func (e *turnEntry) offer(one *pickButton, kind string) {
	ids := e.ids()
	if pick, ok := (game.Picks{Next: e.Next}).PickByID(kind); ok && pick.Kind == game.PickHand {
		one.Offered, one.ID, one.Spoken = true, pick.ID, translateRules(e.words, pick.SpokenLabel)
		one.Href = e.at(append(ids, pick.ID))
		return
	}
	for _, pick := range e.Path {
		one.Chosen = one.Chosen || pick.Kind == game.PickHand && pick.ID == kind
	}
	switch _, begins := e.first.PickByID(kind); {
	case one.Chosen && len(ids) == 1:
		one.Href = e.at(nil)
	case begins || len(ids) == 0 || e.Path[0].Kind == game.PickHand:
		one.Href = e.at([]string{kind})
	default:
		if e.Turn != "" {
			ids = ids[:len(ids)-1]
		}
		one.Href = e.at(append(ids, kind))
	}
}

// choices are what may be picked that is neither a place of its own nor in a hand.
func (s *matchBoard) choices() (list []pickButton) {
	if s.entry == nil {
		return nil
	}
	met := map[string]bool{}
	for _, pick := range s.entry.Next {
		if pick.Kind == game.PickPlace && !met[pick.Place] {
			met[pick.Place] = true
			continue
		}
		if pick.Kind == game.PickHand && s.handHas(pick.ID) {
			continue
		}
		spoken := translateRules(s.words, pick.SpokenLabel)
		one := pickButton{Label: capitalize(spoken), Spoken: spoken, ID: pick.ID, Offered: true, Href: s.entry.at(append(s.entry.ids(), pick.ID))}
		if pick.Kind == game.PickFace {
			one.Picture = pictureOf(s.table.ToMove(), pick.ID)
			one.Label = translateRules(s.words, pick.Label)
		}
		list = append(list, one)
	}
	return list
}

// handHas reports whether the hand of who is to move has this kind.
func (s *matchBoard) handHas(kind string) bool {
	for _, held := range s.table.Situation().Hands {
		for _, of := range held.Items {
			if held.Seat == s.table.ToMove() && of.Kind == kind {
				return true
			}
		}
	}
	return false
}

// capitalize gives a text its capital.
func capitalize(text string) string {
	first, n := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + text[n:]
}
