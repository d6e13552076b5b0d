package match_test

import (
	"testing"
	"testing/synctest"
	"time"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
)

// timed is a match whose owner sets a timer for its deadline, as a room does.
type timed struct {
	t     *testing.T
	m     *match.Match
	start time.Time
	timer *time.Timer
}

func (o *timed) now() match.Context {
	return match.Context{At: time.Now(), Uptime: time.Since(o.start)}
}

func (o *timed) do(c match.Command, person string) {
	o.t.Helper()
	facts, err := o.m.Decide(c, match.Sender{Person: person, Seat: game.None, ExpectedSeq: -1}, o.now())
	if err != nil {
		o.t.Fatal(err)
	}
	for _, e := range o.m.NumberEvents(facts, o.now()) {
		if err := o.m.Apply(e); err != nil {
			o.t.Fatal(err)
		}
	}
	if deadline, ok := o.m.Deadline(); ok {
		o.timer.Reset(deadline - o.now().Uptime)
	} else {
		o.timer.Stop()
	}
}

// A timer at the deadline is all that an owner needs: each Tick that it causes ends the
// match, at the very time.
func TestTimersDriveTick(t *testing.T) {
	tests := []struct {
		clock string
		turns int // each takes ten seconds
		after time.Duration
		want  game.Outcome
	}{
		{"none", 3, 0, game.Outcome{}},
		{"5+3", 0, match.FirstTurnTimeout, game.Draw(match.ReasonAborted)},
		{"5+3", 1, match.FirstTurnTimeout, game.Draw(match.ReasonAborted)},
		{"5+3", 2, 5*time.Minute + 3*time.Second + match.MaxLagPerTurn, game.Win(game.Second, match.ReasonTimeout)},
		{"5+3", 4, 5*time.Minute - 4*time.Second + match.MaxLagPerTurn, game.Win(game.Second, match.ReasonTimeout)},
		{"1+2x10", 3, time.Minute + 20*time.Second + match.MaxLagPerTurn, game.Win(game.First, match.ReasonTimeout)},
		{"3d", 0, 72 * time.Hour, game.Win(game.Second, match.ReasonTimeout)},
		{"3d", 3, 72 * time.Hour, game.Win(game.First, match.ReasonTimeout)},
	}
	turns := []string{"Gyoku*0,0", "Gyoku*1,2", "Cho*1,0", "Myou*2,2"}
	for _, test := range tests {
		synctest.Test(t, func(t *testing.T) {
			control, err := clock.Parse(test.clock)
			if err != nil {
				t.Fatal(err)
			}
			created := order()
			created.Terms.Clock = control
			o := &timed{t: t, m: replayed(t, nil, nil, &created), start: time.Now(), timer: time.NewTimer(0)}
			<-o.timer.C
			for _, turn := range turns[:test.turns] {
				time.Sleep(10 * time.Second)
				o.do(match.Play{Turn: turn}, o.m.Seats[o.m.ToMove].Person)
			}
			o.do(match.CheckDeadline{}, "")
			last := time.Now()
			select {
			case <-o.timer.C:
			case <-time.After(1000 * time.Hour):
			}
			if test.want.Over() {
				if waited := time.Since(last); waited != test.after+time.Millisecond {
					t.Errorf("%s after %d turns: time was up after %v, want %v", test.clock, test.turns, waited, test.after)
				}
				o.do(match.CheckDeadline{}, "")
			}
			if o.m.Outcome != test.want {
				t.Errorf("%s after %d turns: %q, want %q", test.clock, test.turns, o.m.Outcome, test.want)
			}
		})
	}
}
