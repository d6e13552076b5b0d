package computer

import (
	"context"
	"errors"
	"math/rand/v2"
	"strconv"
	"sync"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/levels"
	"github.com/teahouse-games/teahouse/engines"
	"github.com/teahouse-games/teahouse/game"
)

// EnginePlayer plays turns of any games and levels, one after the other, with one engine that
// it keeps: its memory is bounded however many matches it plays in. The zero EnginePlayer is
// ready. It is safe for concurrent use, but two concurrent calls use two engines for a while.
type EnginePlayer struct {
	Memory int64 // bytes for the engine, at most; 0 for what engines take

	mu     sync.Mutex
	engine engine.Engine // nil while it searches: an engine that has failed is not used again
	game   string        // that the engine plays
	match  string        // that it has learned from
}

// Player returns the player of this name for a game, see [AllNames]. The engine remembers
// earlier turns of the same match and forgets them for another match; the match "" is a new
// one every time. The error is a *[UnknownLevelError].
func (t *EnginePlayer) Player(match, game, name string, r *rand.Rand) (Player, error) {
	switch name {
	case "random":
		return Random(r), nil
	case "greedy":
		return Greedy(r), nil
	}
	number, err := strconv.Atoi(name)
	if err != nil || strconv.Itoa(number) != name {
		return nil, &UnknownLevelError{game, name}
	}
	level, err := engines.LevelOf(game, number)
	if err != nil {
		return nil, &UnknownLevelError{game, name}
	}
	return &levelPlayer{t, match, game, level, r}, nil
}

// LastMatch reports whether the engine has been asked last about this match.
func (t *EnginePlayer) LastMatch(match string) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.engine != nil && match != "" && t.match == match
}

// borrowEngine hands out the engine for a turn of a match.
func (t *EnginePlayer) borrowEngine(match, game string) (engine.Engine, error) {
	t.mu.Lock()
	e, same := t.engine, match != "" && match == t.match
	if t.game != game {
		e = nil
	}
	t.engine = nil
	t.mu.Unlock()
	switch {
	case e == nil:
		return engines.New(game, engine.Options{Memory: t.Memory})
	case !same:
		e.Reset()
	}
	return e, nil
}

// returnEngine takes the engine back.
func (t *EnginePlayer) returnEngine(e engine.Engine, match, game string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.engine, t.match, t.game = e, match, game
}

// levelPlayer is a level at a game.
type levelPlayer struct {
	thinker *EnginePlayer
	match   string
	game    string
	level   levels.Level
	r       *rand.Rand
}

func (p *levelPlayer) Choose(ctx context.Context, g game.Playable) (string, error) {
	if errors.Is(ctx.Err(), context.Canceled) {
		return "", ctx.Err()
	}
	e, err := p.thinker.borrowEngine(p.match, p.game)
	if err != nil {
		return "", err
	}
	turn, _, err := levels.Choose(ctx, e, g, p.level, p.r)
	p.thinker.returnEngine(e, p.match, p.game)
	switch {
	case errors.Is(err, engine.ErrGameOver):
		return "", ErrOver
	case err != nil:
		return "", err
	case errors.Is(ctx.Err(), context.Canceled): // the caller has stopped the search
		return "", ctx.Err()
	}
	return turn, nil
}
