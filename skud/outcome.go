package skud

import "github.com/teahouse-games/teahouse/game"

// The reasons for which a game ends.
const (
	ReasonRing        = "ring"
	ReasonLastFlower  = "last-flower"
	ReasonRepetition  = "repetition"
	ReasonNoLegalTurn = "no-legal-turn"
)

// thirdTime is the occurrence of a position that draws the game.
const thirdTime = 3

// ending is what the board and the hands say about the end of the game.
type ending uint8

const (
	goesOn ending = iota
	firstRing
	secondRing
	bothRings
	firstLastFlower  // a hand has run out of basic flowers: First wins
	secondLastFlower // Second wins
	drawnLastFlower
)

var outcomes = [...]game.Outcome{
	goesOn:           {},
	firstRing:        game.Win(game.First, ReasonRing),
	secondRing:       game.Win(game.Second, ReasonRing),
	bothRings:        game.Draw(ReasonRing),
	firstLastFlower:  game.Win(game.First, ReasonLastFlower),
	secondLastFlower: game.Win(game.Second, ReasonLastFlower),
	drawnLastFlower:  game.Draw(ReasonLastFlower),
}

// judgeEnding looks at the first two of the endings. A ring can only be new where
// Harmonies have been formed.
func (p *Position) judgeEnding(formed relation) ending {
	var rings ending
	if formed&firstHarmony != 0 && p.hasRing(game.First) {
		rings |= firstRing
	}
	if formed&secondHarmony != 0 && p.hasRing(game.Second) {
		rings |= secondRing
	}
	if rings != goesOn {
		return rings
	}
	if p.hands[game.First]&basicHand == 0 || p.hands[game.Second]&basicHand == 0 {
		return p.lastFlower()
	}
	return goesOn
}

// lastFlower breaks the tie when a hand has no basic flower left: by unused
// Accents and then Harmonies, in the garden-gate edition by Harmonies that
// cross a midline.
func (p *Position) lastFlower() ending {
	if !p.siteEdition {
		if e := higherCount(p.hands[game.First].accents(), p.hands[game.Second].accents()); e != drawnLastFlower {
			return e
		}
		n := p.countHarmonies()
		return higherCount(n[game.First], n[game.Second])
	}
	n := p.countCrossing()
	return higherCount(n[game.First], n[game.Second])
}

func higherCount(first, second int) ending {
	switch {
	case first > second:
		return firstLastFlower
	case second > first:
		return secondLastFlower
	}
	return drawnLastFlower
}

// over reports whether the position has ended without a look at its past.
func (p *Position) over() bool { return p.ending != goesOn || p.passes >= 2 }

// Outcome judges the position together with its past, in the order of the
// rules: ring, last flower, repetition, two passes.
func (p *Position) Outcome(past *game.PastPositions[Position]) game.Outcome {
	switch {
	case p.ending != goesOn:
		return outcomes[p.ending]
	case past != nil && !p.siteEdition && past.Occurrences() >= thirdTime:
		return game.Draw(ReasonRepetition)
	case p.passes >= 2:
		return game.Draw(ReasonNoLegalTurn)
	}
	return game.Outcome{}
}
