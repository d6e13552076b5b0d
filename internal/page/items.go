package page

import (
	"unicode"
	"unicode/utf8"

	"github.com/teahouse-games/teahouse/game"
)

// item is something beside the board: a tile or cube in a hand, a face, a word.
type item struct {
	Picture string // the address of a small picture; empty for none
	Label   string
	Spoken  string // what a screen reader says of it
	Count   int    // how many there are; 0 where they are not counted
	Href    string // empty: it cannot be picked
	ID      string // of the pick, if it is offered
	Offered bool
	Chosen  bool // it is in the path
}

// hand is what a seat holds.
type hand struct {
	Name  string
	Items []item
}

// most is how many items of a hand have room for their names.
const most = 14

// crowded reports whether items are shown small, and without their names.
func crowded(items []item) bool { return len(items) > most }

// hands are those of the two seats. What is in the hand of who is entering a turn are links.
func (s *sight) hands() (both [2]hand) {
	for seat := range game.Seat(2) {
		both[seat].Name = roleOf(s.words, s.rules, seat)
	}
	mover := s.table.ToMove()
	for _, held := range s.table.Situation().Hands {
		if !held.Seat.IsPlayer() {
			continue
		}
		for _, of := range held.Items {
			one := item{
				Picture: pictureOf(held.Seat, of.Kind), Label: translated(s.words, of.Name), Count: of.Count,
				Spoken: s.words.Say("site.hand.of", "n", of.Count, "piece", translated(s.words, of.Name), "player", roleOf(s.words, s.rules, held.Seat)),
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
func (e *entry) offer(one *item, kind string) {
	ids := e.ids()
	if pick, ok := (game.Picks{Next: e.Next}).Offers(kind); ok && pick.Kind == game.PickHand {
		one.Offered, one.ID, one.Spoken = true, pick.ID, translated(e.words, pick.Spoken)
		one.Href = e.at(append(ids, pick.ID))
		return
	}
	for _, pick := range e.Path {
		one.Chosen = one.Chosen || pick.Kind == game.PickHand && pick.ID == kind
	}
	switch _, begins := e.first.Offers(kind); {
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
func (s *sight) choices() (list []item) {
	if s.entry == nil {
		return nil
	}
	met := map[string]bool{}
	for _, pick := range s.entry.Next {
		if pick.Kind == game.PickPlace && !met[pick.Place] {
			met[pick.Place] = true
			continue
		}
		if pick.Kind == game.PickHand && s.held(pick.ID) {
			continue
		}
		spoken := translated(s.words, pick.Spoken)
		one := item{Label: capital(spoken), Spoken: spoken, ID: pick.ID, Offered: true, Href: s.entry.at(append(s.entry.ids(), pick.ID))}
		if pick.Kind == game.PickFace {
			one.Picture = pictureOf(s.table.ToMove(), pick.ID)
			one.Label = translated(s.words, pick.Label)
		}
		list = append(list, one)
	}
	return list
}

// held reports whether the hand of who is to move has this kind.
func (s *sight) held(kind string) bool {
	for _, held := range s.table.Situation().Hands {
		for _, of := range held.Items {
			if held.Seat == s.table.ToMove() && of.Kind == kind {
				return true
			}
		}
	}
	return false
}

// capital gives a text its capital.
func capital(text string) string {
	first, n := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + text[n:]
}
