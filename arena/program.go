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

// program is another program that speaks UGI. It is started for each game.
type program struct {
	text    string
	command []string
	limits  engine.Limits
	options engine.Options
	others  map[string]string
}

func (p program) String() string { return p.text }

func (p program) Time() time.Duration { return p.limits.Time }

// answering is how long a program may take for anything but its turns. It is long for
// the sake of busy machines.
const answering = 30 * time.Second

// Sit starts the program.
func (p program) Sit(ctx context.Context, seed uint64) (Player, error) {
	s := ugi.Settings{Engine: p.options, Options: p.others, Answer: answering, Grace: grace, Longest: forAsLong}
	s.Engine.Seed = seed
	client, err := ugi.Start(ctx, p.command, s)
	if err != nil {
		return nil, blamed(err)
	}
	return &programmed{program: p, client: client}, nil
}

// forAsLong is longer than a game: the match itself looks at the time.
const forAsLong = 1000 * time.Hour

type programmed struct {
	program
	mu     sync.Mutex // whoever talks with the program has it
	client *ugi.Client
}

func (p *programmed) Choose(ctx context.Context, g game.Game) (Choice, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	found, err := p.client.Search(ctx, g, p.limits, nil)
	if err != nil {
		return Choice{Nodes: found.Nodes}, blamed(err)
	}
	return Choice{found.Lines[0].Turns[0], found.Nodes}, nil
}

// Rise ends the program.
func (p *programmed) Rise() {
	p.mu.Lock()
	defer p.mu.Unlock()
	_ = p.client.Close() // it is gone, whatever it says
}

// blamed gives a program's error the reason for which it loses.
func blamed(err error) error {
	if e := (*ugi.EngineError)(nil); errors.As(err, &e) {
		switch e.Fault {
		case ugi.Illegal:
			return &FaultError{Illegal, err}
		case ugi.Overtime:
			return &FaultError{Overtime, err}
		}
	}
	return err
}
