package kishogi

import "github.com/teahouse-games/teahouse/game"

// The reasons for which a game ends (rule 10).
const (
	ReasonNoLegalTurn    = "no-legal-turn"
	ReasonRepetition     = "repetition"
	ReasonPerpetualCheck = "perpetual-check"
)

// occurrences is how often a position may occur: the game ends with the fourth.
const occurrences = 4

// Outcome judges the position: a seat without a legal turn has lost, and a
// position that occurs for the fourth time is a draw or lost by perpetual check.
func (p *Position) Outcome(past *game.PastPositions[Position]) game.Outcome {
	if !p.HasMove() {
		return game.Win(p.toMove.Opponent(), ReasonNoLegalTurn)
	}
	if past == nil || past.Occurrences() < occurrences {
		return game.Outcome{}
	}
	return p.judgeRepetition(past)
}

// judgeRepetition judges the fourth occurrence: if, since the first, every turn of
// exactly one seat gave check, that seat loses.
func (p *Position) judgeRepetition(past *game.PastPositions[Position]) game.Outcome {
	key := p.Key()
	first := 0
	for past.KeyBefore(first) != key {
		first++
	}
	always := [2]bool{true, true}
	for i := first; i < past.MoveCount(); i++ {
		after := p
		if i+1 < past.MoveCount() {
			after = past.PositionBefore(i + 1)
		}
		if !after.InCheck() {
			always[after.toMove.Opponent()] = false
		}
	}
	switch always {
	case [2]bool{true, false}:
		return game.Win(game.Second, ReasonPerpetualCheck)
	case [2]bool{false, true}:
		return game.Win(game.First, ReasonPerpetualCheck)
	}
	return game.Draw(ReasonRepetition)
}
