package judge

import (
	"context"
	"slices"

	"github.com/teahouse-games/teahouse/game"
)

// quickWork is how many positions the search for a proof makes before it asks for suggestions. Nearly all refutations are found with fewer.
const quickWork = 4000

// refute returns a defence after which the other seat does not win within what is left, and whether that is proved. It looks for a
// proof first, since that mostly takes a fraction of the time of a suggestion. A suggestion that is proved as well makes better sense to
// people, so it replaces the defence that was found. Only where the quick search does not come to its end, suggestions are tried before all others.
func (s *search) refute(ctx context.Context, g game.Game, left int, suggest func(context.Context, game.Game) []string) (replies []string, proved bool) {
	them := g.ToMove().Opponent()
	holds := func() bool {
		if o := g.Outcome(); o.Over() {
			return o.Winner != them
		}
		return !s.wins(g, left-1)
	}
	found, proved := s.firstDefence(g, holds, quickWork)
	var suggested []string
	if suggest != nil {
		suggested = suggest(ctx, g)
	}
	for _, turn := range suggested {
		if game.PlayTurn(g, turn) != nil {
			continue
		}
		held, done := s.proves(holds)
		game.UndoTurn(g)
		if held && done {
			return []string{turn}, true
		}
	}
	if !proved {
		found, proved = s.firstDefence(g, holds, s.left)
	}
	switch {
	case found != nil:
		return []string{textOf(g, found)}, proved
	case len(suggested) > 0:
		return suggested[:1], false
	}
	return []string{}, false
}

// firstDefence returns the first turn that holds, and whether the search came to its end with at most so many positions.
func (s *search) firstDefence(g game.State, holds func() bool, work int) (found []game.Move, proved bool) {
	before := s.left
	s.left = min(before, work)
	given := s.left
	_, proved = s.proves(func() bool {
		return s.visit(g, nil, func(turn []game.Move) bool {
			held := holds() && !s.stopped
			if held {
				found = slices.Clone(turn)
			}
			return held
		})
	})
	s.left = before - (given - s.left)
	return found, proved
}

// winningLine returns turns with which the seat to move wins within that many turns, and whether it found them.
func (s *search) winningLine(g game.Game, turns int) (line []string, proved bool) {
	g = game.Clone(g)
	line = []string{}
	for ; turns > 0 && !g.Outcome().Over(); turns -= 2 {
		us := g.ToMove()
		var best []game.Move
		wins := func(within int) bool {
			return s.visit(g, nil, func(turn []game.Move) bool {
				o := g.Outcome()
				won := o.Over() && o.Winner == us || within > 1 && !o.Over() && s.loses(g, within-1) && !s.stopped
				if won {
					best = slices.Clone(turn)
				}
				return won
			})
		}
		if s.stopped = false; !wins(1) && !wins(turns) {
			return line, false
		}
		line = append(line, textOf(g, best))
		play(g, best)
		if g.Outcome().Over() {
			return line, true
		}
		defence := s.longestDefence(g, turns-1)
		line = append(line, defence)
		if game.PlayTurn(g, defence) != nil {
			return line, false
		}
	}
	return line, true
}

// longestDefence returns a turn after which the other seat, which wins within that many turns, needs all of them, if there is one.
func (s *search) longestDefence(g game.Game, turns int) string {
	var first, longest []game.Move
	s.stopped = false
	s.visit(g, nil, func(turn []game.Move) bool {
		if g.Outcome().Over() {
			return false
		}
		if first == nil {
			first = slices.Clone(turn)
		}
		if holds := turns <= 2 || !s.wins(g, turns-3); holds && !s.stopped {
			longest = slices.Clone(turn)
		}
		return longest != nil
	})
	if longest == nil {
		longest = first
	}
	return textOf(g, longest)
}

// textOf returns the text of a turn.
func textOf(g game.Game, turn []game.Move) string {
	g = game.Clone(g)
	var text []byte
	for _, m := range turn {
		text = g.AppendMoveText(text, m)
		g.Do(m)
	}
	return string(text)
}

func play(g game.State, turn []game.Move) {
	for _, m := range turn {
		g.Do(m)
	}
}
