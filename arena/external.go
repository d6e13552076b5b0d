package arena

import (
	"context"
	"errors"
	"sync"
	"time"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/ugi"
	"github.com/teahouse-games/teahouse/game"
)

// externalEngine is another program that speaks UGI. It is started for each game.
type externalEngine struct {
	text       string
	command    []string
	limits     engine.Limits
	options    engine.Options
	ugiOptions map[string]string
}

func (p externalEngine) String() string { return p.text }

func (p externalEngine) TurnTime() time.Duration { return p.limits.Time }

// responseTimeout is how long a program may take for any answer but its turns. It is long
// because machines may be busy.
const responseTimeout = 30 * time.Second

// NewPlayer starts the program.
func (p externalEngine) NewPlayer(ctx context.Context, seed uint64) (Player, error) {
	s := ugi.ProcessSettings{Engine: p.options, Options: p.ugiOptions, ResponseTimeout: responseTimeout, GracePeriod: stopGrace, SearchTimeout: noSearchTimeout}
	s.Engine.Seed = seed
	client, err := ugi.Start(ctx, p.command, s)
	if err != nil {
		return nil, withFault(err)
	}
	return &externalPlayer{externalEngine: p, client: client}, nil
}

// noSearchTimeout is longer than any game: the match itself limits the time.
const noSearchTimeout = 1000 * time.Hour

type externalPlayer struct {
	externalEngine
	mu     sync.Mutex // held while talking to the program
	client *ugi.Client
}

func (p *externalPlayer) Choose(ctx context.Context, g game.Playable) (Choice, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	info, err := p.client.Search(ctx, g, p.limits, nil)
	if err != nil {
		return Choice{Nodes: info.Nodes}, withFault(err)
	}
	return Choice{info.PVs[0].Turns[0], info.Nodes}, nil
}

// Close ends the program.
func (p *externalPlayer) Close() {
	p.mu.Lock()
	defer p.mu.Unlock()
	_ = p.client.Close() // the program has ended, whatever the error
}

// withFault adds the reason of the loss to an error of a program.
func withFault(err error) error {
	if e := (*ugi.EngineError)(nil); errors.As(err, &e) {
		switch e.Kind {
		case ugi.IllegalTurn:
			return &FaultError{Illegal, err}
		case ugi.Overtime:
			return &FaultError{Overtime, err}
		}
	}
	return err
}
