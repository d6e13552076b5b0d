package match_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/i18n/languages"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/message/messagetest"
	"github.com/teahouse-games/teahouse/record"
	"github.com/teahouse-games/teahouse/sparring"
)

// world is a match to which anything may happen, and its log.
type randomMatch struct {
	t    failer
	pick func(n int) int // any number below n
	m    *match.Match
	log  []match.Event
	now  match.Context
}

// failer is what *rapid.T and *testing.T have in common here.
type failer interface {
	Helper()
	Fatalf(format string, args ...any)
}

// among returns any of the choices.
func among[T any](w *randomMatch, choices ...T) T { return choices[w.pick(len(choices))] }

var (
	clocks = []string{"none", "0:10+2", "5+3", "0+2x10", "1+3x10", "1d"}
	people = []string{"ann", "bob", "cid", ""}
	offers = []match.OfferKind{match.OfferDraw, match.OfferTakeback, match.OfferRematch, "tea"}
	codes  = []match.RefusalCode{
		match.RefusedRule, match.RefusedTurn, match.RefusedSeat, match.RefusedTaken, match.RefusedInvite,
		match.RefusedStale, match.RefusedOver, match.RefusedWaiting, match.RefusedOffer, match.RefusedEarly,
		match.RefusedLate, match.RefusedText, match.RefusedVersion, match.RefusedRated,
	}
)

// newWorld begins any match of a game.
func newWorld(t failer, rules *game.Rules, pick func(n int) int) *randomMatch {
	w := &randomMatch{t: t, pick: pick, now: match.Context{At: began, RematchID: "m2"}}
	control, err := clock.Parse(among(w, clocks...))
	if err != nil {
		t.Fatalf("%v", err)
	}
	seat := func() match.SeatState {
		return seatState(among(w, "Ann", "Bob", "Ann", "Bob", "open", "link", "computer"))
	}
	created := match.Created{
		Terms:     match.Terms{Game: rules.Name, Clock: control, Public: w.pick(2) == 0},
		Seats:     [2]match.SeatState{seat(), seat()},
		CreatedBy: "ann",
	}
	if computer := created.Seats[0].Holder == match.HolderComputer || created.Seats[1].Holder == match.HolderComputer; !computer &&
		(created.Seats[0].Person == "" || created.Seats[0].Person != created.Seats[1].Person) {
		created.Terms.Rated = w.pick(2) == 0
	}
	w.now.Seed = uint64(w.pick(1000))
	facts, err := match.Begin(games.All(), created, w.now)
	if err != nil {
		t.Fatalf("%v", err)
	}
	w.m = match.New("m1", games.All())
	w.apply(facts)
	return w
}

// command is any command, more often than not one that can be carried out.
func (w *randomMatch) command() match.Command {
	seat := game.Seat(w.pick(3))
	switch w.pick(24) {
	case 0:
		return match.Sit{Seat: seat, Name: among(w, "Ann", "Cid", "", " x"), Invited: w.pick(2) == 0, HasAccount: w.pick(2) == 0}
	case 1:
		return match.Resign{}
	case 2, 3:
		return match.Offer{Offer: among(w, offers...)}
	case 4, 5:
		return match.Accept{Offer: among(w, offers...)}
	case 6:
		return match.Decline{Offer: among(w, offers...)}
	case 7:
		return match.Abort{}
	case 8:
		return match.Claim{}
	case 9:
		return match.GiveTime{}
	case 10:
		return match.Chat{Text: among(w, "hello", "", "\n", strings.Repeat("x", match.MaxChatLength+1))}
	case 11:
		return match.CheckDeadline{}
	case 12:
		return match.MoveSeat{Seat: seat, Person: among(w, people...), Name: "Dee"}
	case 13:
		return match.Play{Turn: among(w, "", "nonsense", "pass", "0,0-0,1", strings.Repeat("x", match.MaxTurnText+1), "\xff")}
	}
	return match.Play{Turn: w.turn()}
}

// turn is a legal turn of the game, wherever there is one.
func (w *randomMatch) turn() string {
	table, err := w.m.State()
	if err != nil {
		w.t.Fatalf("%v", err)
	}
	text, err := sparring.Random(rand.New(rand.NewPCG(uint64(w.pick(1000)), 0))).Choose(context.Background(), table)
	if err != nil && !errors.Is(err, sparring.ErrGameOver) {
		w.t.Fatalf("%v", err)
	}
	return text
}

// sender is mostly the player to move.
func (w *randomMatch) sender() match.Sender {
	by := match.Sender{Seat: game.None, ExpectedSeq: -1}
	if w.pick(3) > 0 && w.m.ToMove.IsPlayer() {
		by.Person, by.Seat = w.m.Seats[w.m.ToMove].Person, w.m.ToMove
	} else {
		by.Person, by.Seat = among(w, people...), among(w, game.None, game.None, game.First, game.Second, game.Chance)
	}
	if w.pick(3) == 0 {
		by.ExpectedSeq = max(w.m.Seq-int64(w.pick(4)), 0)
	}
	return by
}

// pass lets time go by, and sometimes uptime go back a little, as after a crash.
func (w *randomMatch) pass() {
	w.now.Uptime += among(w, 0, time.Millisecond, 1234567*time.Nanosecond, time.Second, 3*time.Second, 20*time.Second, 3*time.Minute, 25*time.Hour, -2*time.Second)
	w.now.Uptime = max(w.now.Uptime, 0)
	w.now.At = began.Add(w.now.Uptime)
	w.now.Lag = among(w, 0, 0, 80*time.Millisecond, time.Second)
	w.now.Absent = [2]time.Duration{among(w, 0, time.Second, time.Minute, match.AbsenceDays), among(w, 0, time.Minute)}
	w.now.Seed = uint64(w.pick(1000))
	switch w.pick(12) {
	case 0: // a restart
		w.now.Uptime = max(w.now.Uptime, w.last()+time.Millisecond)
		w.now.Start, w.now.Grace, w.now.Back = w.now.Uptime, among(w, 0, grace), [2]bool{}
	case 1, 2:
		w.now.Back[w.pick(2)] = true
	}
}

// last is the uptime of the last event.
func (w *randomMatch) last() time.Duration {
	if len(w.log) == 0 {
		return 0
	}
	return w.log[len(w.log)-1].Uptime
}

// step does anything and checks what must hold.
func (w *randomMatch) step() {
	w.t.Helper()
	w.pass()
	c, by := w.command(), w.sender()
	if deadline, timed := w.m.Deadline(); timed && w.pick(12) == 0 && deadline > w.now.Uptime {
		w.checkDeadline(deadline)
	}
	facts, err := w.m.Decide(c, by, w.now)
	again, errAgain := w.m.Decide(c, by, w.now)
	if diff := cmp.Diff(facts, again); diff != "" || !reflect.DeepEqual(err, errAgain) {
		w.t.Fatalf("%s is decided in two ways: %v, %v, %s", c.Kind(), err, errAgain, diff)
	}
	w.checkActions()
	w.check("deciding " + c.Kind())
	if err != nil {
		w.checkRefusal(err)
		if facts != nil {
			w.t.Fatalf("%s is refused and leads to %v", c.Kind(), facts)
		}
		return
	}
	w.checkFacts(c, by, facts)
	totals := w.totals()
	w.apply(facts)
	w.checkTotals(totals, facts)
	if w.pick(8) == 0 {
		w.m.DropState()
	}
}

// check compares the match with what its log makes of it.
func (w *randomMatch) check(when string) {
	w.t.Helper()
	back, err := match.Replay("m1", games.All(), w.log)
	if err != nil {
		w.t.Fatalf("%v", err)
	}
	all := cmp.Exporter(func(reflect.Type) bool { return true })
	keptElsewhere := cmp.FilterPath(func(p cmp.Path) bool {
		field, ok := p.Last().(cmp.StructField)
		return ok && (field.Name() == "games" || field.Name() == "state")
	}, cmp.Ignore())
	if diff := cmp.Diff(back, w.m, all, keptElsewhere); diff != "" {
		w.t.Fatalf("after %s the match is not that of its log: %s", when, diff)
	}
}

func (w *randomMatch) apply(facts []match.EventData) {
	w.t.Helper()
	for _, e := range w.m.NumberEvents(facts, w.now) {
		data, err := json.Marshal(e)
		if err != nil {
			w.t.Fatalf("%v", err)
		}
		var back match.Event
		if err := json.Unmarshal(data, &back); err != nil {
			w.t.Fatalf("%s is not read: %v", data, err)
		}
		if diff := cmp.Diff(e, back); diff != "" {
			w.t.Fatalf("%s is read as something else: %s", data, diff)
		}
		if n := len(w.log); n > 0 && e.Uptime < w.log[n-1].Uptime {
			w.t.Fatalf("uptime goes back from %v to %v", w.log[n-1].Uptime, e.Uptime)
		}
		if err := w.m.Apply(e); err != nil {
			w.t.Fatalf("%v", err)
		}
		if w.m.Apply(e) == nil {
			w.t.Fatalf("%s can be applied twice", data)
		}
		w.log = append(w.log, back)
	}
	m := w.m
	for offer, o := range m.Offers {
		if offer != o.Offer || m.Over() != (offer == match.OfferRematch) || m.RematchID != "" || offer == match.OfferTakeback && m.Turns[o.TurnsKept].Seat != o.Seat {
			w.t.Fatalf("%v stands, over %v", o, m.Over())
		}
	}
	if p := m.Pause; p != nil && (!m.Terms.Clock.RealTime() || p.Seat != m.ToMove || m.Seats[p.Seat].Holder != match.HolderPerson || m.Running(0) || p.Until <= 0) {
		w.t.Fatalf("%+v while %s is to move", *p, m.ToMove)
	}
	if m.Terms.Rated && m.Began && (m.Seats[0].Person == m.Seats[1].Person || m.Seats[0].Person == "" || m.Seats[1].Person == "") {
		w.t.Fatalf("a rated match is between %v", m.Seats)
	}
	if m.TurnStarted < 0 || m.TurnStarted > w.last() {
		w.t.Fatalf("the turn began at %v, the last event is of %v", m.TurnStarted, w.last())
	}
	if playing := m.Began && !m.Over(); m.ToMove.IsPlayer() != playing || !playing && m.ToMove != game.None {
		w.t.Fatalf("began %v, over %v, and %s is to move", m.Began, m.Over(), m.ToMove)
	}
	if m.Began != (m.Seats[0].Occupied() && m.Seats[1].Occupied()) {
		w.t.Fatalf("began %v with %v", m.Began, m.Seats)
	}
}

// checkActions: what a player can do is not refused, and playing on time is left to others.
func (w *randomMatch) checkActions() {
	w.t.Helper()
	for seat := range game.Chance {
		by := match.Sender{Person: w.m.Seats[seat].Person, Seat: seat, ExpectedSeq: w.m.Seq}
		at := w.now
		at.Absent = [2]time.Duration{match.AbsenceDays, match.AbsenceDays}
		actions := w.m.Actions(seat)
		if len(actions) > 0 && w.m.Seats[seat].Holder != match.HolderPerson {
			w.t.Fatalf("the %s seat, which %v has, can %v", seat, w.m.Seats[seat], actions)
		}
		for _, action := range actions {
			if _, err := w.m.Decide(actionCommands[action], by, at); err != nil {
				w.t.Fatalf("%s can %s, which is refused: %v", seat, action, err)
			}
		}
		if by.Person == "" {
			continue
		}
		if _, err := w.m.Decide(match.Resign{}, by, at); err == nil != slices.Contains(actions, match.ActionResign) {
			w.t.Fatalf("resigning: %v, and the actions are %v", err, actions)
		}
	}
}

// actionCommands has the command of each action.
var actionCommands = map[match.Action]match.Command{
	match.ActionResign: match.Resign{}, match.ActionAbort: match.Abort{}, match.ActionDraw: match.Offer{Offer: match.OfferDraw},
	match.ActionTakeback: match.Offer{Offer: match.OfferTakeback}, match.ActionRematch: match.Offer{Offer: match.OfferRematch},
	match.ActionGiveTime: match.GiveTime{}, match.ActionClaim: match.Claim{},
}

// checkRefusal: there is a code and a sentence, of a rule with its id.
func (w *randomMatch) checkRefusal(err error) {
	var refusal *match.Refusal
	if !errors.As(err, &refusal) {
		w.t.Fatalf("%T: %v", err, err)
	}
	known := false
	for _, code := range codes {
		known = known || refusal.Code == code
	}
	if !known || refusal.Message.IsZero() {
		w.t.Fatalf("%s: %v", refusal.Code, refusal)
	}
	for _, tag := range languages.Tags() {
		text, err := languages.For(tag).Format(refusal.Message)
		if ids := messagetest.Untranslated(languages.For(tag), refusal.Message); err != nil || text == "" || ids != nil {
			w.t.Fatalf("%s: in %s %q, without %q: %v", refusal.Code, tag, text, ids, err)
		}
	}
	if refusal.Code == match.RefusedRule {
		rules, _ := games.ByName(w.m.Terms.Game)
		if _, ok := rules.TurnRule(refusal.Rule); !ok {
			w.t.Fatalf("there is no rule %q", refusal.Rule)
		}
	} else if refusal.Rule != "" || refusal.Places != nil {
		w.t.Fatalf("%s with the rule %q", refusal.Code, refusal.Rule)
	}
}

// checkFacts: after the end there is but the rematch, what is stale never plays, and
// nobody plays for another.
func (w *randomMatch) checkFacts(c match.Command, by match.Sender, facts []match.EventData) {
	for _, fact := range facts {
		switch f := fact.(type) {
		case match.Played:
			if w.m.Over() || by.ExpectedSeq >= 0 && by.ExpectedSeq < w.m.PositionSeq {
				w.t.Fatalf("%s plays in a match that moved on at %d, expecting %d", c.Kind(), w.m.PositionSeq, by.ExpectedSeq)
			}
			if f.Seat.IsPlayer() && f.Seat != w.m.ToMove || f.Seat.IsPlayer() && w.m.Seats[f.Seat].Person != by.Person {
				w.t.Fatalf("%q plays for %s while %s is to move", by.Person, f.Seat, w.m.ToMove)
			}
		case match.Offered:
			if w.m.Over() != (f.Offer == match.OfferRematch) {
				w.t.Fatalf("offered %s, over %v", f.Offer, w.m.Over())
			}
		case match.Declined, match.Rematched:
		case match.Paused, match.Resumed:
			if s := c.Kind(); w.m.Over() || w.m.Terms.Clock.Kind == clock.DaysPerTurn || s == "say" {
				w.t.Fatalf("%s leads to %s, over %v", s, fact.Kind(), w.m.Over())
			}
		case match.Seated:
			if _, moved := c.(match.MoveSeat); w.m.Over() && !moved {
				w.t.Fatalf("%s leads to seated after the end", c.Kind())
			}
		default:
			if w.m.Over() {
				w.t.Fatalf("%s leads to %s after the end", c.Kind(), fact.Kind())
			}
		}
	}
}

// checkDeadline: a millisecond before nothing happens by itself, then the match ends.
func (w *randomMatch) checkDeadline(deadline time.Duration) {
	at := w.now
	at.Start, at.Grace, at.Back = 0, 0, [2]bool{} // what a restart means is not decided by the deadline
	at.Uptime = deadline - time.Millisecond
	if facts, err := w.m.Decide(match.CheckDeadline{}, match.Sender{}, at); len(facts) > 0 || err != nil {
		w.t.Fatalf("before the deadline %v: %v, %v", deadline, facts, err)
	}
	at.Uptime = deadline
	want := "ended"
	if w.m.Pause != nil {
		want = "resumed"
	}
	facts, err := w.m.Decide(match.CheckDeadline{}, match.Sender{}, at)
	if err != nil || len(facts) != 1 || facts[0].Kind() != want {
		w.t.Fatalf("at the deadline %v: %v, %v", deadline, facts, err)
	}
}

// totals is how long each side can think in all.
func (w *randomMatch) totals() (totals [2]time.Duration) {
	for side := range totals {
		totals[side], _ = w.m.Terms.Clock.TurnLimit(w.m.Times, side)
	}
	return totals
}

// checkTotals: time comes from increments and from what was added, and from nowhere else.
func (w *randomMatch) checkTotals(before [2]time.Duration, facts []match.EventData) {
	for _, fact := range facts {
		switch f := fact.(type) {
		case match.Began:
			before = w.totals()
		case match.Played:
			if f.Seat.IsPlayer() {
				before[f.Seat] += w.m.Terms.Clock.Increment
			}
		case match.TimeAdded:
			before[f.Seat] += f.Added
		}
	}
	for side, after := range w.totals() {
		if after > before[side] {
			w.t.Fatalf("the clock of side %d grows from %v to %v with %v", side, before[side], after, facts)
		}
	}
}

// finish checks what must hold of the whole match: its record can be read and has legal
// turns in their order, and there can be a rematch.
func (w *randomMatch) finish() {
	w.t.Helper()
	w.check("all")
	if v, err := verified(games.All(), w.log); err != nil || v.WithoutRules() != nil || v.Match().Seq != w.m.Seq {
		data, _ := json.Marshal(w.log)
		w.t.Fatalf("the log does not keep the rules: %v, %v: %s", err, v.WithoutRules(), data)
	}
	r := w.m.Record()
	text, err := record.Write(r)
	if err != nil {
		w.t.Fatalf("%v", err)
	}
	read, err := record.Read(text)
	if err != nil || !read.Equal(r) {
		w.t.Fatalf("%s is read as %v, %v", text, read, err)
	}
	rules, _ := games.ByName(w.m.Terms.Game)
	if table, err := read.Replay(rules); err != nil || table.TurnCount() != len(w.m.Turns) {
		w.t.Fatalf("%s: %v", text, err)
	}
	if _, err := match.Begin(games.All(), w.m.RematchTerms(), w.now); err != nil {
		w.t.Fatalf("no rematch: %v", err)
	}
}

// Whatever anybody does, and whenever, the match keeps what must hold.
func TestAnything(t *testing.T) {
	for _, rules := range games.All() {
		t.Run(rules.Name, func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				w := newWorld(t, rules, func(n int) int { return rapid.IntRange(0, n-1).Draw(t, "") })
				for range rapid.IntRange(1, 60).Draw(t, "steps") {
					w.step()
				}
				w.finish()
			})
		})
	}
}

// FuzzReducer lets bytes choose what happens. Most new inputs are long, and making each
// as short as can be takes most of the time: -fuzzminimizetime 10x leaves it for new ones.
func FuzzReducer(f *testing.F) {
	r := rand.New(rand.NewPCG(1, 1))
	for range 20 {
		seed := make([]byte, 400)
		for i := range seed {
			seed[i] = byte(r.UintN(256))
		}
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		const most = 1500 // bytes, so that one input does not take long
		data = data[:min(len(data), most)]
		w := newWorld(t, games.All()[next(&data, 5)], func(n int) int { return next(&data, n) })
		for len(data) > 0 {
			w.step()
		}
		w.finish()
	})
}

// next takes a number below n from the bytes, 0 once there are none.
func next(data *[]byte, n int) int {
	x, width := 0, 1
	if n > 256 {
		width = 2
	}
	for range width {
		if len(*data) == 0 {
			break
		}
		x = x<<8 | int((*data)[0])
		*data = (*data)[1:]
	}
	return x % n
}

// The world reaches everything: every fact, every refusal that does not need other rules,
// and every way to end.
func TestAnythingIsEverything(t *testing.T) {
	seen := map[string]bool{}
	r := rand.New(rand.NewPCG(3, 3))
	for i := range 1500 {
		w := newWorld(t, games.All()[i%5], r.IntN)
		for range 40 {
			w.pass()
			for seat := range game.Chance {
				for _, action := range w.m.Actions(seat) {
					seen["can "+string(action)] = true
				}
			}
			c, by := w.command(), w.sender()
			facts, err := w.m.Decide(c, by, w.now)
			var refusal *match.Refusal
			if errors.As(err, &refusal) {
				seen["refused "+string(refusal.Code)] = true
			}
			for _, fact := range facts {
				seen[fact.Kind()] = true
				if ended, ok := fact.(match.Ended); ok {
					seen["ended "+ended.Reason] = true
				}
			}
			for _, e := range w.m.NumberEvents(facts, w.now) {
				if err := w.m.Apply(e); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	want := []string{"created", "seated", "began", "played", "offered", "declined", "taken-back", "time-added", "paused", "resumed", "ended", "rematched"}
	for _, code := range codes {
		if code != match.RefusedVersion {
			want = append(want, "refused "+string(code))
		}
	}
	for _, reason := range []string{match.ReasonResign, match.ReasonAgreement, match.ReasonTimeout, match.ReasonAbandoned, match.ReasonAborted} {
		want = append(want, "ended "+reason)
	}
	for action := range actionCommands {
		want = append(want, "can "+string(action))
	}
	seen["created"] = true
	for _, one := range want {
		if !seen[one] {
			t.Errorf("%s never happens", one)
		}
	}
	if testing.Verbose() {
		t.Log(fmt.Sprint(seen))
	}
}
