package tui

import (
	"github.com/teahouse-games/teahouse/message"

	"slices"
	"strconv"
	"strings"

	tea "charm.land/bubbletea/v2"

	"github.com/teahouse-games/teahouse/game"
)

// item is a pick that is not a place: a kind in hand, a face, a choice.
type item struct {
	pick    game.Pick
	offered bool // false: only in hand
}

// updatePicks updates the next picks.
func (s *gameScreen) updatePicks() {
	s.picks, s.partialState, s.items, s.item, s.sets = game.Picks{}, nil, nil, 0, nil
	if s.match.Outcome().Over() || s.thinking != nil {
		s.inList = false
		return
	}
	picks, err := s.match.Picks(ids(s.path))
	if err != nil {
		s.showRefusal(err)
		return
	}
	s.picks, s.partialState = picks, s.stateWith(picks.SettledMoves)
	places := 0
	for _, pick := range picks.Next {
		if pick.Kind == game.PickPlace && s.pickAt(pick.Place).ID == pick.ID {
			places++
			continue
		}
		s.items = append(s.items, item{pick, true})
	}
	offered := len(s.items)
	if s.handMatters() {
		s.items = append(s.items, s.unofferedHand()...)
	}
	if s.sets = newSetChooser(s, picks.Next); s.sets != nil {
		s.item = max(0, s.sets.chosen())
	}
	switch {
	case places == 0 && offered > 0:
		s.inList = true
	case offered == 0:
		s.inList = false
	}
}

// stateWith returns the game after the completed moves of a turn; nil without any.
func (s *gameScreen) stateWith(moves []game.Move) game.Game {
	if len(moves) == 0 {
		return nil
	}
	half := game.Clone(s.match.Table)
	for _, m := range moves {
		half.Do(m)
	}
	return half
}

// handMatters reports whether a tile in hand can be picked now, or could have been instead
// of the last pick.
func (s *gameScreen) handMatters() bool {
	if len(s.path) > 0 && s.path[0].Kind != game.PickHand {
		return false
	}
	return len(s.items) == 0 || slices.ContainsFunc(s.items, func(it item) bool { return it.pick.Kind == game.PickHand })
}

// unofferedHand returns the kinds in hand of the seat to move that are not offered. Selecting
// one explains why.
func (s *gameScreen) unofferedHand() (items []item) {
	for _, hand := range s.match.Table.Situation().Hands {
		if hand.Seat != s.match.ToMove() {
			continue
		}
		for _, of := range hand.Items {
			if _, ok := s.picks.PickByID(of.Kind); !ok {
				pick := game.Pick{Kind: game.PickHand, ID: of.Kind, Label: message.Plain(of.Kind), SpokenLabel: message.Plain(of.Name)}
				items = append(items, item{pick, false})
			}
		}
	}
	return items
}

// labelOf returns the text of an item: its name or its code, and its number. Where the person has not
// chosen, a short code has its name beside it.
func (s *gameScreen) labelOf(pick game.Pick) string {
	label := pick.Label.String()
	if pick.Kind != game.PickHand {
		if pick.Kind == game.PickButton && s.showsNames() {
			label = pick.SpokenLabel.String()
		}
		return label
	}
	for _, hand := range s.match.Table.Situation().Hands {
		i := slices.IndexFunc(hand.Items, func(of game.HandItem) bool { return of.Kind == pick.ID })
		if i < 0 || hand.Seat != s.match.ToMove() {
			continue
		}
		of := &hand.Items[i]
		label = of.Kind
		switch {
		case s.showsNames():
			label = of.Name
		case s.m.naming == namingAuto && len(of.Kind) < 3 && of.Name != of.Kind:
			label = of.Kind + " " + of.Name
		}
		if of.Count > 1 {
			label += " ×" + strconv.Itoa(of.Count)
		}
	}
	return label
}

// pickAt returns the pick of a place, the first if there are several; its ID is empty if there is none.
func (s *gameScreen) pickAt(place string) game.Pick {
	i := slices.IndexFunc(s.picks.Next, func(p game.Pick) bool { return p.Kind == game.PickPlace && p.Place == place })
	if i < 0 {
		return game.Pick{}
	}
	return s.picks.Next[i]
}

func ids(path []game.Pick) []string {
	list := make([]string, len(path))
	for i := range path {
		list[i] = path[i].ID
	}
	return list
}

// pickHere picks the place or item at the cursor.
func (s *gameScreen) pickHere() tea.Cmd {
	if s.back > 0 {
		s.m.notice = earlierNotice
		return nil
	}
	if s.inList && s.item < len(s.items) {
		return s.pick(s.items[s.item].pick)
	}
	pick := s.pickAt(s.cursor.Name)
	if pick.ID == "" {
		pick = game.Pick{Kind: game.PickPlace, ID: s.cursor.Name, Place: s.cursor.Name, Label: message.Plain(s.cursor.Name)}
	}
	return s.pick(pick)
}

// pick adds a pick to the path, and plays the turn that it completes. A pick that is not
// offered begins another turn, or shows the rule that it breaks.
func (s *gameScreen) pick(pick game.Pick) tea.Cmd {
	if s.thinking != nil {
		s.m.notice = s.busyMessage()
		return nil
	}
	picks, err := s.match.Picks(append(ids(s.path), pick.ID))
	if err != nil {
		s.showRefusal(err)
		s.beginInstead(pick)
		return nil
	}
	s.explanation = explanationPager{}
	if picks.Turn != "" {
		return s.play(picks.Turn)
	}
	s.addPick(pick)
	if pick.Kind != game.PickPlace && !s.inList {
		s.pointAtTarget()
	}
	return nil
}

// addPick adds a pick to the path, labelled with the current piece there.
func (s *gameScreen) addPick(pick game.Pick) {
	if label, _, several := strings.Cut(pick.Label.String(), " ×"); several { // one of them is picked
		pick.Label = message.Plain(label)
	}
	situation := s.shownState().Situation()
	for _, piece := range pieces(&situation, pick.Place) {
		pick.Label = message.Plain(piece.Name + " on " + pick.Place)
	}
	s.path = append(s.path, pick)
	s.updatePicks()
}

// beginInstead begins the turn again with a pick that is not offered now but was at the
// beginning, e.g. another piece of the player.
func (s *gameScreen) beginInstead(pick game.Pick) {
	if len(s.path) != 1 || s.path[0].ID == pick.ID {
		return
	}
	first, err := s.match.Picks(nil)
	if err != nil {
		return
	}
	i := slices.IndexFunc(first.Next, func(p game.Pick) bool {
		return p.ID == pick.ID || p.Kind == game.PickPlace && pick.Kind == game.PickPlace && p.Place == pick.Place
	})
	if i < 0 {
		return
	}
	s.path, s.partialState = nil, nil
	s.addPick(first.Next[i])
	s.explanation.after = "Begun with " + first.Next[i].Label.String() + " instead."
}

// undoPick closes the explanation or takes back the last pick.
func (s *gameScreen) undoPick() {
	switch {
	case s.back > 0:
		s.back = 0
	case s.explanation.hasSentences():
		s.explanation = explanationPager{}
	case len(s.path) > 0:
		s.path = s.path[:len(s.path)-1]
		s.updatePicks()
	case s.inList && len(s.picks.Next) > 0:
		s.inList = false
	}
}

// pickNumber picks the item with a number.
func (s *gameScreen) pickNumber(n int) tea.Cmd {
	if n < 1 || n > len(s.items) || !s.items[n-1].offered {
		s.m.notice = "Nothing in the list has the number " + strconv.Itoa(n) + "."
		return nil
	}
	s.inList, s.item = true, n-1
	return s.pickHere()
}
