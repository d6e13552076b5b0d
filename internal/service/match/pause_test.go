package match_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/sparring"
)

const grace = match.Grace

// restarts is a match on a live clock, of a service that is restarted again and again, and
// what the turn of the player to move may cost.
type restarts struct {
	t       *rapid.T
	m       *match.Match
	at      match.Context
	cost    time.Duration
	pending bool // the service has started and nothing has happened in the match since
}

// pass lets time go by. It costs the player to move what passes while they are there, and
// what passes after the grace.
func (r *restarts) pass(d time.Duration) {
	from := r.at.Uptime
	r.at.Uptime += d
	if r.at.Start > 0 && !r.at.Back[r.m.ToMove] {
		from = max(from, min(r.at.Start+grace, r.at.Uptime))
	}
	r.cost += r.at.Uptime - from
}

// do carries out a command, which must not be refused, and then what the clock needs, as
// rooms do.
func (r *restarts) do(c match.Command, person string) {
	r.carryOut(c, person)
	if r.m.Restarted(r.at) {
		r.carryOut(match.CheckDeadline{}, "")
	}
	if r.m.Over() || len(r.m.Turns) < 2 {
		return
	}
	if got, want := r.m.Remaining(r.at.Uptime), r.shown(); got != want || r.m.Restarted(r.at) {
		r.t.Fatalf("the clocks show %v, want %v", got, want)
	}
}

func (r *restarts) carryOut(c match.Command, person string) {
	facts, err := r.m.Decide(c, match.Sender{Person: person, Seat: game.None, ExpectedSeq: -1}, r.at)
	if err != nil {
		r.t.Fatalf("%s: %v", c.Kind(), err)
	}
	r.pending = false
	for _, e := range r.m.NumberEvents(facts, r.at) {
		switch f := e.Data.(type) {
		case match.Played:
			if f.Used != r.cost {
				r.t.Fatalf("the turn costs %v, and %v of it passed while the player was there or after the grace", f.Used, r.cost)
			}
			r.cost = 0
		case match.Ended:
			if f.Reason != match.ReasonTimeout {
				break
			}
			if r.cost <= r.limit() {
				r.t.Fatalf("time is up after %v of %v", r.cost, r.limit())
			}
		case match.Resumed:
			if want := r.shown(); r.cost <= r.limit() && (f.Used != r.cost || f.Times != want) {
				r.t.Fatalf("the clock goes on after %v at %v, want %v at %v", f.Used, f.Times, r.cost, want)
			}
		}
		if err := r.m.Apply(e); err != nil {
			r.t.Fatal(err)
		}
	}
}

// limit is the longest turn with which the player to move does not lose on time.
func (r *restarts) limit() time.Duration {
	limit, _ := r.m.Terms.Clock.TurnLimit(r.m.Times, int(r.m.ToMove))
	return limit
}

// shown is what the clocks have to show.
func (r *restarts) shown() clock.Times {
	return r.m.Terms.Clock.Remaining(r.m.Times, int(r.m.ToMove), r.cost)
}

// restart is a crash, some time after which the service has looked at the match again.
func (r *restarts) restart() {
	if r.pending {
		r.do(match.CheckDeadline{}, "")
	}
	if r.m.Over() {
		return
	}
	r.at.Uptime += time.Millisecond
	r.at.Start, r.at.Grace, r.at.Back = r.at.Uptime, grace, [2]bool{}
	r.pending = true
}

// However often the service is restarted: a turn costs what passed while its player was
// there, or after the grace, and nothing else.
func TestARestartCostsNoClockTime(t *testing.T) {
	turns := 0
	rapid.Check(t, func(t *rapid.T) {
		control, err := clock.Parse(rapid.SampledFrom([]string{"60+3", "0:20+2", "0+4", "1+3x10"}).Draw(t, "clock"))
		if err != nil {
			t.Fatal(err)
		}
		created := order()
		created.Terms.Clock = control
		facts, err := match.Begin(games.All(), created, match.Context{At: began})
		if err != nil {
			t.Fatal(err)
		}
		r := &restarts{t: t, m: match.New("m1", games.All()), at: match.Context{At: began}}
		for _, e := range r.m.NumberEvents(facts, r.at) {
			if err := r.m.Apply(e); err != nil {
				t.Fatal(err)
			}
		}
		luck := sparring.Random(rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "luck"), 0)))
		play := func() {
			table, err := r.m.State()
			if err != nil {
				t.Fatal(err)
			}
			turn, err := luck.Choose(context.Background(), table)
			if err != nil {
				t.Fatal(err)
			}
			r.at.Back[r.m.ToMove] = true
			turns++
			r.do(match.Play{Turn: turn}, r.m.Seats[r.m.ToMove].Person)
		}
		play() // the first turns are free
		play()
		for i := range rapid.IntRange(1, 40).Draw(t, "steps") {
			if r.m.Over() {
				break
			}
			switch rapid.IntRange(0, 5).Draw(t, fmt.Sprint("step ", i)) {
			case 0, 1:
				r.pass(time.Duration(rapid.IntRange(0, 30_000).Draw(t, "ms")) * time.Millisecond)
			case 2:
				r.restart()
			case 3:
				r.at.Back[rapid.IntRange(0, 1).Draw(t, "seat")] = true
				r.do(match.CheckDeadline{}, "")
			case 4:
				r.do(match.CheckDeadline{}, "")
			case 5:
				play()
			}
		}
	})
	if turns < 40 {
		t.Errorf("only %d turns were played", turns)
	}
}
