package match

import (
	"errors"
	"fmt"
	"reflect"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/messages"
	"github.com/teahouse-games/teahouse/message"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
)

// Verifier makes a match from its events and checks that each could follow by the rules
// of the game: the terms, every turn, whose turn is next, the clocks after it, and how
// the match ended. [Match.Apply] does not look at the rules, since it must be fast and
// must work for matches under rules that have changed since.
type Verifier struct {
	m     *Match
	table game.Game     // nil without the rules
	old   *VersionError // why there are no rules
	must  game.Outcome  // how the match must end now, if it must
}

// NewVerifier begins with a match to which nothing has happened yet.
func NewVerifier(id string, games gamelist.Games) *Verifier {
	return &Verifier{m: New(id, games)}
}

// Match returns what the events have made.
func (v *Verifier) Match() *Match { return v.m }

// WithoutRules returns why turns cannot be checked, if that is so: the match was begun under
// rules that have changed since. All else is checked nevertheless.
func (v *Verifier) WithoutRules() error {
	if v.old == nil {
		return nil
	}
	return v.old
}

// Apply checks the next event and makes it part of the match. After an error the
// verifier cannot be used any more.
func (v *Verifier) Apply(e Event) error {
	if e.Seq != v.m.Seq+1 {
		return v.m.applyErrorf("event %d does not follow", e.Seq)
	}
	if err := v.m.checkFact(e.Data); err != nil {
		return v.m.applyErrorf("%v", err)
	}
	if err := v.check(e); err != nil {
		return v.m.applyErrorf("%v", err)
	}
	return v.m.Apply(e)
}

// End returns what is missing behind the last event.
func (v *Verifier) End() error {
	switch {
	case v.m.Seq == 0:
		return v.m.applyErrorf("it has no events")
	case v.must.Over():
		return v.m.applyErrorf("it must end here (%s), and does not", v.must)
	case v.m.ToMove == game.Chance:
		return v.m.applyErrorf("a turn of chance is missing")
	}
	return nil
}

// check returns why an event that follows cannot be next by the rules.
func (v *Verifier) check(e Event) error {
	if _, ended := e.Data.(Ended); v.must.Over() && !ended {
		return fmt.Errorf("the match must end here (%s), and goes on with %s", v.must, e.Data.Kind())
	}
	if e.Uptime < v.m.uptime {
		return fmt.Errorf("its uptime is %v, and that of the event before %v", e.Uptime, v.m.uptime)
	}
	switch f := e.Data.(type) {
	case Created:
		return v.created(f)
	case Seated:
		if f.Person == "" || len(f.Person) > MaxID || !whyNotName(messages.TheName(), f.Name).IsZero() {
			return fmt.Errorf("nobody can have the %s seat like that", f.Seat)
		}
		if v.m.Terms.Rated && v.m.Seats[f.Seat.Opponent()].Person == f.Person {
			return message.NewError(messages.RatedSamePerson())
		}
	case Began:
		return errors.Join(v.next(f.NextToMove), sameTimes(f.Times, v.m.Terms.Clock.InitialTimes()))
	case Played:
		return v.played(f, e)
	case Offered:
		if f.Offer == OfferTakeback && f.TurnsKept != v.m.lastTurn(f.Seat) {
			return fmt.Errorf("%d turns would remain, and the last of the %s seat is number %d", f.TurnsKept, f.Seat, v.m.lastTurn(f.Seat)+1)
		}
	case TakenBack:
		return v.takenBack(f)
	case TimeAdded:
		want := v.m.Terms.Clock.AddTime(v.m.Times, int(f.Seat), GiveTimeAmount)
		if f.Added <= 0 || f.Added != want.Left[f.Seat]-v.m.Times.Left[f.Seat] {
			return fmt.Errorf("%v cannot be given", f.Added)
		}
		return sameTimes(f.Times, want)
	case Paused:
		limit, _ := v.m.timeToDeadline()
		if f.Vacation > 0 {
			limit = min(limit, v.m.elapsed(e.Uptime))
		}
		return v.clock(f.Used, f.Times, limit)
	case Resumed:
		return v.clock(f.Used, f.Times, v.m.elapsed(e.Uptime))
	case Ended:
		return v.ended(f)
	}
	return nil
}

// clock checks what the turn under way has cost when its clock is paused or resumed.
func (v *Verifier) clock(used time.Duration, times clock.Times, most time.Duration) error {
	if used < 0 || used > most {
		return fmt.Errorf("the turn took %v until then, and can have taken %v", used, most)
	}
	return sameTimes(times, v.m.shown(used))
}

// created checks the terms and begins the game.
func (v *Verifier) created(f Created) error {
	for seat, seatState := range f.Seats {
		if err := seatState.validate(); err != nil {
			return message.NewError(messages.SeatOf(game.Seat(seat), messageOf(err)))
		}
	}
	if why := f.whyNotRated(); f.Terms.Rated && !why.IsZero() {
		return message.NewError(why)
	}
	if err := f.checkChallenge(); err != nil {
		return err
	}
	if err := f.Terms.Clock.Validate(); err != nil {
		return err
	}
	rules, err := v.m.games.ByName(f.Terms.Game)
	if err != nil || rules.Version != f.Terms.Version {
		v.old = &VersionError{Game: f.Terms.Game, PlayedVersion: f.Terms.Version}
		if err == nil {
			v.old.CurrentVersion = rules.Version
		}
		return nil
	}
	complete, table, err := f.Terms.complete(v.m.games)
	if err != nil {
		return err
	}
	if !reflect.DeepEqual(complete, f.Terms) {
		return fmt.Errorf("the terms are %+v, and complete ones would be %+v", f.Terms, complete)
	}
	v.table = table
	return nil
}

// next checks whose turn is next.
func (v *Verifier) next(next game.Seat) error {
	if v.table != nil && next != v.table.ToMove() {
		return fmt.Errorf("next is %s, by the rules %s", next, v.table.ToMove())
	}
	return nil
}

// played checks a turn and what it takes.
func (v *Verifier) played(f Played, e Event) error {
	if err := v.time(f, e); err != nil {
		return err
	}
	if v.table == nil {
		return nil
	}
	if err := game.PlayTurn(v.table, f.Turn); err != nil {
		return fmt.Errorf("the turn %s: %w", wording.QuoteShort(f.Turn), err)
	}
	v.must = v.table.Outcome()
	if next := v.table.ToMove(); !v.must.Over() && next.IsPlayer() && len(v.m.Turns)+1 >= MaxTurns {
		v.must = game.Draw(ReasonTooLong)
		if f.NextToMove != game.None {
			return fmt.Errorf("next is %s, and there can be no further turn", f.NextToMove)
		}
		return nil
	}
	return v.next(f.NextToMove)
}

// time checks what a turn took and the clocks after it. For how long somebody really
// thought cannot be known from the events alone, only that it was no longer.
func (v *Verifier) time(f Played, e Event) error {
	most := time.Duration(0)
	if f.Seat.IsPlayer() {
		most = v.m.lagAllowance(f.Seat, MaxLagPerTurn)
	}
	if f.Used < 0 || f.Lag < 0 || f.Lag > most || !f.Seat.IsPlayer() && f.Used > 0 {
		return fmt.Errorf("the turn took %v, and %v for the way over the network", f.Used, f.Lag)
	}
	if f.Seat.IsPlayer() && f.Used+f.Lag > v.m.elapsed(e.Uptime) {
		return fmt.Errorf("the turn took %v, and had begun %v before", f.Used+f.Lag, v.m.elapsed(e.Uptime))
	}
	want, flagged := v.m.Times, false
	if v.m.counted() {
		want, flagged = v.m.Terms.Clock.ChargeTurn(v.m.Times, int(f.Seat), f.Used)
	}
	if flagged {
		return fmt.Errorf("the turn took %v, and there was not as much left", f.Used)
	}
	return sameTimes(f.Times, want)
}

// takenBack checks what remains and takes the turns back.
func (v *Verifier) takenBack(f TakenBack) error {
	if o, stands := v.m.Offers[OfferTakeback]; !stands || o.TurnsKept != f.TurnsKept {
		return fmt.Errorf("nobody has asked for taking back all but %d turns", f.TurnsKept)
	}
	if err := v.noMoreTime(f.Times); err != nil {
		return err
	}
	if v.table == nil {
		return nil
	}
	for range len(v.m.Turns) - f.TurnsKept {
		game.UndoTurn(v.table)
	}
	return v.next(f.NextToMove)
}

// ended checks how the match ended.
func (v *Verifier) ended(f Ended) error {
	got := game.Outcome{Winner: f.Winner, Reason: f.Reason}
	if v.must.Over() {
		if got != v.must {
			return fmt.Errorf("it ended with %s, by the rules with %s", got, v.must)
		}
		v.must = game.Outcome{}
		return sameTimes(f.Times, v.m.Times)
	}
	var ok bool
	switch f.Reason {
	case ReasonResign:
		ok = v.m.playerToMove() && f.Winner.IsPlayer()
	case ReasonAgreement:
		_, stands := v.m.Offers[OfferDraw]
		ok = stands && f.Winner == game.None
	case ReasonTimeout:
		if ok = v.m.counted() && f.Winner == v.m.ToMove.Opponent(); ok {
			limit, _ := v.m.Terms.Clock.TurnLimit(v.m.Times, int(v.m.ToMove))
			want, _ := v.m.Terms.Clock.ChargeTurn(v.m.Times, int(v.m.ToMove), limit+1)
			return sameTimes(f.Times, want)
		}
	case ReasonAbandoned:
		ok = v.m.playerToMove() && f.Winner == v.m.ToMove.Opponent()
	case ReasonAborted:
		ok = f.Winner == game.None
	case ReasonDeclined:
		ok = f.Winner == game.None && v.m.Challenged != game.None && !v.m.Began
	default:
		ok = v.table == nil // by rules that are not here
	}
	if !ok {
		return fmt.Errorf("it cannot end here with %s", got)
	}
	return v.noMoreTime(f.Times)
}

// noMoreTime checks that no side has got time.
func (v *Verifier) noMoreTime(t clock.Times) error {
	for side := range t.Left {
		if t.Left[side] > v.m.Times.Left[side] || t.Periods[side] > v.m.Times.Periods[side] ||
			game.Seat(side) != v.m.ToMove && t.Left[side] != v.m.Times.Left[side] {
			return fmt.Errorf("the clocks show %v, and showed %v before", t, v.m.Times)
		}
	}
	return nil
}

// sameTimes checks what the clocks show.
func sameTimes(got, want clock.Times) error {
	if got != want {
		return fmt.Errorf("the clocks show %v, and should show %v", got, want)
	}
	return nil
}
