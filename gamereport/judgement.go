package gamereport

import (
	"math"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// Judgement is what is known of the chances in a position.
type Judgement struct {
	Mover   string  `json:"mover" tstype:"Seat" doc:"The seat to move; none if the game is over."`
	Chance  float64 `json:"chance" doc:"Of the first seat to win, from 0 to 1; a draw is half a win."`
	Proven  string  `json:"proven,omitempty" tstype:"Player | 'draw'" doc:"The proved result: first, second or draw."`
	In      int     `json:"in,omitempty" doc:"Turns of both seats until the proved result."`
	Unknown bool    `json:"unknown,omitempty" doc:"Nothing was searched, because chance is to move."`
}

// judgementOf returns what a search has found, with its score for the mover.
func judgementOf(mover game.Seat, s engine.Score) Judgement {
	if mover == game.Second {
		s = s.Flip()
	}
	j := Judgement{Mover: mover.String(), Chance: math.Round(1000*s.Win) / 1000}
	switch s.Proof {
	case engine.ProvenWin:
		j.Proven, j.In = game.First.String(), s.Distance
	case engine.ProvenLoss:
		j.Proven, j.In = game.Second.String(), s.Distance
	case engine.ProvenDraw:
		j.Proven, j.In = drawn, s.Distance
	}
	return j
}

// drawn is the proved result of a draw.
const drawn = "draw"

// endOf returns the judgement of a game that is over.
func endOf(o game.Outcome) Judgement {
	j := Judgement{Mover: game.None.String(), Chance: 0.5, Proven: drawn}
	if o.Winner.IsPlayer() {
		j.Proven, j.Chance = o.Winner.String(), 0
		if o.Winner == game.First {
			j.Chance = 1
		}
	}
	return j
}

// chanceOf returns the chance of a side, in percent.
func (j *Judgement) chanceOf(side game.Seat) float64 {
	if side == game.Second {
		return 100 * (1 - j.Chance)
	}
	return 100 * j.Chance
}

// percentOf returns the chance of a side as whole percent; 0 and 100 are proved results alone.
func (j *Judgement) percentOf(side game.Seat) int {
	n := int(math.Round(j.chanceOf(side)))
	if j.Proven != "" {
		return n
	}
	return min(99, max(1, n))
}
