//go:build !js

package registration

import (
	"context"
	"fmt"
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/skud"
	"github.com/teahouse-games/teahouse/sparring"
)

// siteOpponent returns a player like the computer of the usual site of the game. It looks one
// turn ahead without bonuses and wins if it can. Else it plays the turn with the most points for
// what has changed; siteScore has the weights. Each turn is left out with a chance of one in
// ten. After an Arrange with a bonus it plants a random basic flower, if it has none in a gate.
func siteOpponent(r *rand.Rand) sparring.Player { return sitePlayer{r} }

// leaveOutInterval: one turn in this many is left out.
const leaveOutInterval = 10

type sitePlayer struct{ r *rand.Rand }

func (p sitePlayer) Choose(ctx context.Context, g game.Playable) (string, error) {
	state, ok := g.(*skud.Game)
	if !ok {
		return "", fmt.Errorf("the opponent of the site plays %s alone, not %s", skud.Rules.Name, g.Rules().Name)
	}
	if !state.Pos.InPlayPhase() || state.Outcome().Over() {
		return sparring.Random(p.r).Choose(ctx, g)
	}
	if err := ctx.Err(); err != nil {
		return "", err
	}
	now := state.Pos
	m := p.chooseMove(&now)
	text := g.AppendMoveText(nil, m)
	after := now
	if after.Do(m); !after.MidTurn() {
		return string(text), nil
	}
	g.Do(m)
	text = g.AppendMoveText(text, p.chooseBonus(&after))
	g.Undo()
	return string(text), nil
}

// chooseMove returns the first move of the turn.
func (p sitePlayer) chooseMove(now *skud.Position) game.Move {
	us := now.ToMove()
	before := siteCountsOf(now, us)
	moves := now.AppendMoves(nil)
	best, bestScore := game.End, 0
	for _, m := range moves {
		after := *now
		if after.Do(m); after.MidTurn() {
			after.Do(game.End)
		}
		if o := after.Outcome(nil); o.Over() && o.Winner == us {
			return m
		}
		if p.r.IntN(leaveOutInterval) == 0 {
			continue
		}
		// A turn without points gives way to any later one.
		if score := siteScore(before, siteCountsOf(&after, us)); best == game.End || bestScore == 0 || score > bestScore {
			best, bestScore = m, score
		}
	}
	if best == game.End {
		return moves[p.r.IntN(len(moves))]
	}
	return best
}

// chooseBonus returns a random plant of a basic flower if no flower of the mover is in a gate.
func (p sitePlayer) chooseBonus(now *skud.Position) game.Move {
	for _, at := range now.Flowers(now.ToMove()) {
		if at.IsGate() {
			return game.End
		}
	}
	var plants []game.Move
	for _, m := range now.AppendMoves(nil) {
		if k, _, _ := skud.MoveParts(m); skud.TypeOf(m) == skud.MoveBonus && k.Basic() {
			plants = append(plants, m)
		}
	}
	if len(plants) == 0 {
		return game.End
	}
	return plants[p.r.IntN(len(plants))]
}

// siteScore is how good it is that the counts before a turn become those after it.
func siteScore(before, after siteCounts) int {
	score := 0
	score += changePoints(before.harmonies, after.harmonies, 20, -20)
	score += changePoints(before.crossing, after.crossing, 50, -20)
	score += changePoints(before.opposing, after.opposing, -7, 3)
	score += changePoints(before.inGardens, after.inGardens, 10, -10)
	score += changePoints(before.opposingTiles, after.opposingTiles, 0, 8)
	score += changePoints(before.tiles, after.tiles, 5, 0)
	score += changePoints(before.surroundness, after.surroundness, after.surroundness, 0)
	if after.surroundness > 3 {
		if before.cycle < 5 {
			score += changePoints(before.cycle, after.cycle, 5, -2)
		} else {
			score += 5
		}
	}
	return score
}

// changePoints returns more if a count has grown, less if it has shrunk, else 0.
func changePoints(before, after, more, less int) int {
	switch {
	case after > before:
		return more
	case after < before:
		return less
	}
	return 0
}
