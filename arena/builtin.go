package arena

import (
	"context"
	"math/rand/v2"
	"time"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/levels"
	"github.com/teahouse-games/teahouse/engines"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/sparring"
)

// EngineContender returns a contender that create makes for each game, with a text that describes it.
func EngineContender(text string, limits engine.Limits, create func(engine.Options) (engine.Engine, error)) Contender {
	return builtinEngine{text: text, new: create, limits: limits}
}

// builtinEngine is one of our engines.
type builtinEngine struct {
	text    string
	new     func(engine.Options) (engine.Engine, error)
	options engine.Options
	tables  string // a folder with a table; empty for none
	limits  engine.Limits
	level   *levels.Level // nil if limits apply
}

func (t builtinEngine) String() string { return t.text }

func (t builtinEngine) TurnTime() time.Duration { return t.limits.Time }

// NewPlayer makes an engine for each game, so that its turns depend on the seed alone. It opens the table.
func (t builtinEngine) NewPlayer(_ context.Context, seed uint64) (Player, error) {
	o := t.options
	if o.Seed = seed; t.tables != "" {
		var err error
		if o.Table, err = engines.OpenTable(t.tables); err != nil {
			return nil, err
		}
	}
	p := &builtinPlayer{builtinEngine: t, r: rand.New(rand.NewPCG(seed, 1))}
	p.options = o
	var err error
	if p.engine, err = t.new(o); err != nil {
		p.Close()
		return nil, err
	}
	return p, nil
}

type builtinPlayer struct {
	builtinEngine
	engine engine.Engine
	r      *rand.Rand
}

func (p *builtinPlayer) Choose(ctx context.Context, g game.Playable) (Choice, error) {
	if p.level != nil {
		turn, info, err := levels.Choose(ctx, p.engine, g, *p.level, p.r)
		return Choice{turn, info.Nodes}, err
	}
	info, err := p.engine.Search(ctx, g, p.limits, nil)
	if err != nil {
		return Choice{}, err
	}
	return Choice{info.PVs[0].Turns[0], info.Nodes}, nil
}

func (p *builtinPlayer) Close() {
	if p.options.Table != nil {
		_ = p.options.Table.Close() // it was only read
	}
}

// sparringContender is an opponent of package sparring.
type sparringContender struct {
	text   string
	player func(*rand.Rand) sparring.Player
	time   time.Duration // of a turn, 0 for no limit
}

func (s sparringContender) String() string { return s.text }

func (s sparringContender) TurnTime() time.Duration { return s.time }

func (s sparringContender) NewPlayer(_ context.Context, seed uint64) (Player, error) {
	return sparringPlayer{s.player(rand.New(rand.NewPCG(seed, 0)))}, nil
}

type sparringPlayer struct{ sparring.Player }

func (p sparringPlayer) Choose(ctx context.Context, g game.Playable) (Choice, error) {
	turn, err := p.Player.Choose(ctx, g)
	choice := Choice{Turn: turn}
	if counter, ok := p.Player.(sparring.SimulationCounter); ok {
		choice.Nodes = counter.Simulations()
	}
	return choice, err
}

func (p sparringPlayer) Close() {}
