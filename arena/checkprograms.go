package arena

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/ugi"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

// CheckPrograms starts each contender that is another program once, before the first game:
// otherwise a mistyped command, an unknown option or an unknown game would lose every game as a
// crash. The error names the contender and the cause, or is ErrStopped if ctx has ended. A
// program that does not answer is given half a minute. CheckPrograms ignores the turn that a
// program chooses: faults in play lose games.
func (m *Match) CheckPrograms(ctx context.Context) error {
	for _, c := range m.contenders {
		p, ok := c.(externalEngine)
		if !ok {
			continue
		}
		err := m.checkProgram(ctx, p)
		if ctx.Err() != nil {
			return ErrStopped
		}
		if err != nil {
			if strings.ContainsAny(p.text, `"'`) {
				err = fmt.Errorf("%w; the command is split at spaces, and quotes in it have no meaning", err)
			}
			return fmt.Errorf("contender %s: %w", wording.QuoteShort(p.text), err)
		}
	}
	return nil
}

func (m *Match) checkProgram(ctx context.Context, p externalEngine) error {
	state, err := m.firstState()
	if err != nil {
		return err
	}
	player, err := newPlayer(ctx, p, m.Seed&maxSeed)
	if err != nil {
		return err
	}
	defer player.Close()
	over, end := context.WithCancel(ctx)
	end() // the program gets the game, the position and stop at once
	_, err = player.Choose(over, state)
	unknown, failed := (*engine.WrongGameError)(nil), (*ugi.EngineError)(nil)
	if errors.As(err, &unknown) || errors.As(err, &failed) && failed.Kind == ugi.Refused {
		return err
	}
	return nil
}

// firstState returns the first position in which a player chooses.
func (m *Match) firstState() (game.Game, error) {
	opening, err := m.opening(0)
	if err != nil {
		return nil, err
	}
	state, err := opening.record(m.rules, m.Options).Replay(m.rules)
	for err == nil && state.ToMove() == game.Chance {
		_, err = playRandomTurn(state, rand.New(rand.NewPCG(m.Seed, 0)))
	}
	return state, err
}
