package protocol

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/service/match"
)

// recordedFile has the events of a few matches with the state after each of them, for the
// tests of the script of the pages.
const recordedFile = "../../../web/src/live/testdata/matches.json"

// matchScripts are matches with events of every kind: a clock, who has the seats, and who does what when.
var matchScripts = []string{
	"ki-shogi 5+3 ann open: 1s bob sit second, 10s ann play Gyoku*0,0, 12s ann offer draw, 15s bob decline draw, 40s bob play Gyoku*1,2, " +
		"60s bob offer takeback, 65s ann accept takeback, 70s bob play Gyoku*1,2, 71s ann play Cho*1,0, 80s ann give-time, 95s bob offer draw, 96s bob decline draw, " +
		"100s bob play Myou*2,2, 108s bob give-time, 110s bob offer takeback, 115s ann accept takeback, 120s bob resign, 125s ann offer rematch, 130s bob offer rematch",
	"ki-shogi 0:20+3x10 ann bob: 5s ann play Gyoku*0,0, 9s bob play Gyoku*1,2, 12s ann play Cho*1,0, 15s bob play Myou*2,2, 47s bob give-time, 60s ann offer draw, " +
		"65s ann play 1,0-1,-1, 66s bob play 1,2-2,1, 77s bob offer draw, 78s ann decline draw, 79s ann offer takeback, 80s bob accept takeback, " +
		"81s bob give-time, 500s service tick, 501s bob offer rematch, 502s bob decline rematch",
	"ki-shogi 1+0 ann bob: 5s ann play Gyoku*0,0, 9s bob play Gyoku*1,2, 30s service start, 35s bob return, 40s bob give-time, 42s service start, 45s ann return, " +
		"50s ann play Cho*1,0, 55s bob offer takeback, 56s ann decline takeback, 60s bob play Myou*2,2, 65s service start, 66s bob offer draw, 90s service tick, " +
		"95s ann play 1,0-1,-1, 100s service start, 101s bob play 1,2-2,1, 102s bob offer takeback, 103s ann accept takeback, 110s service start, 112s ann resign",
	"ki-shogi 0:05+3x10 ann bob: 5s ann play Gyoku*0,0, 9s bob play Gyoku*1,2, 27s service start, 30s bob give-time, 35s ann return, 37s ann play Cho*1,0",
	"balance-pai-sho 3d ann bob: 2h ann play Lotus@g1, 3h ann offer takeback, 4h bob accept takeback, 5h ann play Lotus@g1, 6h ann offer draw, 7h bob accept draw",
	"ki-shogi none link bob: 1s ann sit first, 2s ann play Gyoku*0,0, 3s ann offer takeback, 4s bob play Gyoku*1,2, 5s ann play Cho*1,0, 6s bob offer draw, 7s ann offer draw",
	"ki-shogi 1+0 ann bob: 20s ann play Gyoku*0,0, 30s bob abort",
	"ki-shogi 1+0 ann bob: 20s ann play Gyoku*0,0, 30s bob play Gyoku*1,2, 40s bob claim",
}

// recordedMatch is what the file has of a match.
type recordedMatch struct {
	Match  string          `json:"match"`
	Events []recordedEvent `json:"events"`
}

type recordedEvent struct {
	Event match.Event `json:"event"`
	State MatchState  `json:"state"` // at the uptime of the event
	Later MatchState  `json:"later"` // some time later, before anything else has happened
}

// The file is what the matches make of these commands.
func TestRecordedMatches(t *testing.T) {
	var all []recordedMatch
	kinds := map[string]bool{}
	for i, script := range matchScripts {
		c := run(t, fmt.Sprint("m", i+1), script)
		for _, e := range c.Events {
			kinds[e.Event.Data.Kind()] = true
		}
		all = append(all, c)
	}
	if len(kinds) != 12 {
		t.Errorf("there are events of the kinds %v only", kinds)
	}
	got, err := json.MarshalIndent(all, "", " ")
	if err != nil {
		t.Fatal(err)
	}
	golden(t, recordedFile, append(got, '\n'))
}

func run(t *testing.T, id, script string) recordedMatch {
	t.Helper()
	head, steps, _ := strings.Cut(script, ": ")
	words := strings.Fields(head)
	control, err := clock.Parse(words[1])
	if err != nil {
		t.Fatal(err)
	}
	created := match.Created{Terms: match.Terms{Game: words[0], Clock: control}, Seats: [2]match.SeatState{seatStateOf(words[2]), seatStateOf(words[3])}, CreatedBy: "ann"}
	at := moment
	facts, err := match.Begin(games.All(), created, at)
	if err != nil {
		t.Fatal(err)
	}
	m, c := match.New(id, games.All()), recordedMatch{Match: id}
	at.Back = [2]bool{true, true}
	for _, step := range append([]string{""}, strings.Split(steps, ", ")...) {
		if step != "" {
			facts = decide(t, m, step, &at)
		}
		numbered := m.NumberEvents(facts, at)
		for i, e := range numbered {
			if err := m.Apply(e); err != nil {
				t.Fatal(err)
			}
			later := e.Uptime
			if i == len(numbered)-1 {
				later += 3 * time.Second
			}
			c.Events = append(c.Events, recordedEvent{e, MatchStateOf(m, e.Uptime), MatchStateOf(m, later)})
		}
	}
	return c
}

func seatStateOf(word string) match.SeatState {
	if word == "open" || word == "link" {
		return match.SeatState{Holder: match.Holder(word)}
	}
	return match.SeatState{Holder: match.HolderPerson, Person: word, Name: strings.ToUpper(word[:1]) + word[1:]}
}

// decide carries out a step such as "10s ann play Gyoku*0,0". What is refused makes no facts.
func decide(t *testing.T, m *match.Match, step string, at *match.Context) []match.EventData {
	t.Helper()
	words := strings.Fields(step)
	passed, err := time.ParseDuration(words[0])
	if err != nil {
		t.Fatal(err)
	}
	at.Uptime, at.At, at.RematchID, at.Absent = moment.Uptime+passed, moment.At.Add(passed), "m9", [2]time.Duration{time.Hour, time.Hour}
	by := match.Sender{Person: words[1], Seat: game.None, ExpectedSeq: -1}
	for _, seat := range m.SeatsOf(words[1]) {
		at.Back[seat] = true
	}
	var c match.Command
	switch rest := strings.Join(words[3:], " "); words[2] {
	case "sit":
		sit := match.Sit{Name: strings.ToUpper(words[1][:1]) + words[1][1:], Invited: true}
		if err := sit.Seat.UnmarshalText([]byte(rest)); err != nil {
			t.Fatal(err)
		}
		c = sit
	case "start":
		at.Start, at.Grace, at.Back = at.Uptime, match.Grace, [2]bool{}
		c, by.Person = match.CheckDeadline{}, ""
	case "tick", "return":
		c, by.Person = match.CheckDeadline{}, ""
	case "play":
		c = match.Play{Turn: rest}
	case "offer":
		c = match.Offer{Offer: match.OfferKind(rest)}
	case "accept":
		c = match.Accept{Offer: match.OfferKind(rest)}
	case "decline":
		c = match.Decline{Offer: match.OfferKind(rest)}
	case "resign":
		c = match.Resign{}
	case "abort":
		c = match.Abort{}
	case "claim":
		c = match.Claim{}
	case "give-time":
		c = match.GiveTime{}
	}
	facts, err := m.Decide(c, by, *at)
	if refusal := (*match.Refusal)(nil); errors.As(err, &refusal) {
		t.Errorf("%s: %s", step, refusal.Message.Sentence())
	} else if err != nil {
		t.Fatal(err)
	}
	return facts
}
