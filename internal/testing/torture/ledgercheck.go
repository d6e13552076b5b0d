package torture

import (
	"bytes"
	"encoding/json"
	"fmt"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/match"
)

// check compares the log of a match with the ledger before it was read and returns the
// mistakes.
func (l *ledger) check(before knownState, log []json.RawMessage) (faults []string) {
	fault := func(format string, args ...any) {
		faults = append(faults, fmt.Sprintf("match %s: ", l.match)+fmt.Sprintf(format, args...))
	}
	events := make([]match.Event, len(log))
	played := 0
	for i, data := range log {
		if err := json.Unmarshal(data, &events[i]); err != nil {
			fault("event %d cannot be read: %v", i+1, err)
			return faults
		}
		if events[i].Seq != int64(i+1) {
			fault("event %d has number %d", i+1, events[i].Seq)
			return faults
		}
		if p, ok := events[i].Data.(match.Played); ok {
			// The games are scripts: a duplicate or missing turn shows as a wrong turn.
			if played >= len(l.turns) || p.Turn != l.turns[played] {
				fault("turn %d is %s, which was not to be played then", played+1, p.Turn)
			}
			played++
		}
	}
	bySeq := map[int64]ackedTurn{}
	for _, t := range before.acked {
		if other, ok := bySeq[t.Seq]; ok {
			fault("the commands %s and %s were both acknowledged as event %d", other.ID, t.ID, t.Seq)
		}
		bySeq[t.Seq] = t
		if t.Seq > int64(len(events)) {
			fault("the turn %s was acknowledged as event %d, and the log ends at %d", t.Text, t.Seq, len(events))
			continue
		}
		at := t.Seq - 1
		if _, over := events[at].Data.(match.Ended); over && at > 0 {
			at-- // the turn ended the match; the last event is acknowledged
		}
		p, ok := events[at].Data.(match.Played)
		if !ok || p.Turn != t.Text || p.Seat != t.Seat {
			fault("the turn %s was acknowledged as event %d, which is %s", t.Text, t.Seq, log[t.Seq-1])
		}
	}
	for player, seen := range before.seen {
		for i, event := range seen {
			switch {
			case i >= len(log):
				fault("player %d has seen event %d, and the log ends at %d", player+1, i+1, len(log))
			case !bytes.Equal(event, log[i]):
				fault("player %d has seen %s, and the log has %s", player+1, event, log[i])
			}
		}
	}
	return append(faults, l.checkClocks(events)...)
}

// checkClocks reports a wrong step of uptime or a clock.
func (l *ledger) checkClocks(events []match.Event) (faults []string) {
	fault := func(e match.Event, format string, args ...any) {
		faults = append(faults, fmt.Sprintf("match %s: event %d: ", l.match, e.Seq)+fmt.Sprintf(format, args...))
	}
	var last, begin time.Duration
	var used time.Duration
	for _, e := range events {
		if e.Uptime < last {
			fault(e, "uptime goes back from %v to %v", last, e.Uptime)
		}
		last = e.Uptime
		switch f := e.Data.(type) {
		case match.Began:
			begin = e.Uptime
		case match.Paused:
			if f.Used < 0 || f.Times.Left[0] <= 0 || f.Times.Left[1] <= 0 || f.Until < e.Uptime-match.Grace {
				fault(e, "the clock is paused after %v until %v, and shows %v", f.Used, f.Until, f.Times.Left)
			}
		case match.Played:
			used += f.Used
			if f.Used < 0 || f.Times.Left[0] <= 0 || f.Times.Left[1] <= 0 {
				fault(e, "the turn used %v, the clocks show %v", f.Used, f.Times.Left)
			}
			if used > e.Uptime-begin {
				fault(e, "both have used %v since the match began, which is %v ago", used, e.Uptime-begin)
			}
		case match.Ended:
			if f.Reason == match.ReasonTimeout {
				fault(e, "time has run out")
			}
		}
	}
	return faults
}
