package arena

import (
	"context"
	"math/rand/v2"
	"time"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engines"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/sparring"
)

// thinker is an engine of ours.
type thinker struct {
	text    string
	game    string
	options engine.Options
	limits  engine.Limits
	level   *engines.Level // or the limits
}

func (t thinker) String() string { return t.text }

func (t thinker) Time() time.Duration { return t.limits.Time }

// Sit makes an engine for each game: what it plays depends on the seed alone.
func (t thinker) Sit(_ context.Context, seed uint64) (Player, error) {
	o := t.options
	o.Seed = seed
	e, err := engines.New(t.game, o)
	if err != nil {
		return nil, err
	}
	return &thinking{thinker: t, engine: e, r: rand.New(rand.NewPCG(seed, 1))}, nil
}

type thinking struct {
	thinker
	engine engine.Engine
	r      *rand.Rand
}

func (p *thinking) Choose(ctx context.Context, g game.Game) (Choice, error) {
	if p.level != nil {
		turn, found, err := engines.Choose(ctx, p.engine, g, *p.level, p.r)
		return Choice{turn, found.Nodes}, err
	}
	found, err := p.engine.Search(ctx, g, p.limits, nil)
	if err != nil {
		return Choice{}, err
	}
	return Choice{found.Lines[0].Turns[0], found.Nodes}, nil
}

func (p *thinking) Rise() {}

// simpleton is an opponent of package sparring.
type simpleton struct {
	text   string
	player func(*rand.Rand) sparring.Player
}

func (s simpleton) String() string { return s.text }

func (simpleton) Time() time.Duration { return 0 }

func (s simpleton) Sit(_ context.Context, seed uint64) (Player, error) {
	return sparred{s.player(rand.New(rand.NewPCG(seed, 0)))}, nil
}

type sparred struct{ sparring.Player }

func (p sparred) Choose(ctx context.Context, g game.Game) (Choice, error) {
	turn, err := p.Player.Choose(ctx, g)
	return Choice{Turn: turn}, err
}

func (p sparred) Rise() {}
