package levels_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/levels"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kutai"
	kutaieval "github.com/teahouse-games/teahouse/kutai/eval"
)

const chain = "LIn@0,0 LOTUS@0,3 IRn@2,0 RHd@2,3"

// Samples by salience raise the total more often than samples of all turns.
func TestSalientShare(t *testing.T) {
	g := setUpGame(t, "kutai-pai-sho", strings.Fields(chain)...)
	raised := func(l levels.Level) (n int) {
		r := rand.New(rand.NewPCG(1, 1))
		for range 100 {
			turn, _, err := levels.Choose(t.Context(), &constantEngine{score: unproven(0.5)}, g, l, r)
			if err != nil {
				t.Fatal(err)
			}
			after := g.Clone().(*kutai.Game)
			if err := game.PlayTurn(after, turn); err != nil {
				t.Fatal(err)
			}
			if after.Total() > g.(*kutai.Game).Total() {
				n++
			}
		}
		return n
	}
	with, without := raised(levels.Level{Nodes: 1, SampledMoves: 1, SalientShare: 1, Salience: kutaieval.Engine.Levels[0].Salience}), raised(levels.Level{Nodes: 1, SampledMoves: 1})
	if with < 60 || without > 40 {
		t.Errorf("of 100 turns %d raise the total with an eye, %d without", with, without)
	}
}

// A level that misses replies and has no safety check plays turns that lose by them; it still sees turns that lose by
// themselves.
func TestMissReplyRate(t *testing.T) {
	g := setUpGame(t, "kutai-pai-sho", strings.Fields(chain)...)
	r := rand.New(rand.NewPCG(1, 1))
	for _, c := range []struct {
		missRate float64
		proof    engine.Proof
	}{{0, engine.ProvenLoss}, {1, engine.Unproven}} {
		e := &constantEngine{score: win(1)}
		_, info, err := levels.Choose(t.Context(), e, g, levels.Level{Nodes: 3, SampledMoves: 3, NoFallbackSearch: true, MissReplyRate: c.missRate, NoSafetyCheck: true}, r)
		if err != nil || info.PVs[0].Score.Proof != c.proof {
			t.Errorf("overlooks %v: %+v, %v", c.missRate, info.PVs, err)
		}
	}
}
