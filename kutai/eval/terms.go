package eval

import (
	"strings"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kutai/messages"
	"github.com/teahouse-games/teahouse/message"
)

var _ engine.Explained = (*evaluator)(nil)

// shownPlacements is how many placements a term shows, at most.
const shownPlacements = 8

// Terms returns who can exceed the target now, who threatens to, or what the best placements of both
// make of the total.
func (e *evaluator) Terms() []engine.Term {
	if !e.hasCenterpiece() {
		return nil
	}
	e.update()
	us := e.mover
	them := us.Opponent()
	t := engine.TermList{}
	add := func(amount float64, owner game.Seat, r game.Reason, meaning message.Message) {
		if us == game.Second {
			amount = -amount
		}
		t.Add(amount, owner, r, meaning)
	}
	amount := e.moverLogOdds() // it finds the defences too
	switch pos := &e.g.Pos; {
	case e.outlook.CountWins(us) > 0:
		add(amount, us, game.Reason{Message: messages.TermWins(us, e.outlook.CountWins(us)), Places: e.placesOf(us, e.target()+1)},
			messages.TermWinsMeaning())
	case e.threatened():
		add(amount, them, game.Reason{Message: messages.TermThreat(them, len(e.defences.moves)), Places: e.placesOf(them, e.target()+1)},
			messages.TermThreatMeaning())
	default:
		for _, s := range [2]game.Seat{us, them} {
			best := e.outlook.MaxTotal(s)
			amount := 2 * float64(best-pos.Total()) / float64(pos.TotalNeeded())
			if s == them {
				amount = -amount
			}
			add(amount, s, game.Reason{Message: messages.TermBest(s, best, e.target()), Places: e.placesOf(s, best)}, messages.TermBestMeaning())
		}
	}
	return t
}

// target is the total that must be exceeded.
func (e *evaluator) target() int { return e.g.Pos.Total() + e.g.Pos.TotalNeeded() - 1 }

// placesOf returns places where a tile of a seat brings the total to a number or above it.
func (e *evaluator) placesOf(s game.Seat, total int) []string {
	var places []string
	known := map[string]bool{}
	for _, m := range e.outlook.AppendReaching(nil, s, total) {
		_, at, _ := strings.Cut(string(e.g.AppendMoveText(nil, m)), "@")
		if !known[at] && len(places) < shownPlacements {
			known[at] = true
			places = append(places, at)
		}
	}
	return places
}
