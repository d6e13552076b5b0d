package match_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"path/filepath"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/record"
)

// recorded is the record of a game that is there to be read.
func recorded(t testing.TB, rules *game.Rules) *record.Record {
	t.Helper()
	r, err := record.ReadFile(filepath.Join("..", "..", "..", "testdata", "records", rules.Name+".game"))
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestLogs plays one match of each game, as the records have it, and compares its log
// and its record with testdata/logs, for a person to review: every line of the log is an
// event as it is kept and as clients are sent it.
func TestLogs(t *testing.T) {
	for i, rules := range games.All() {
		t.Run(rules.Name, func(t *testing.T) {
			r := recorded(t, rules)
			control, err := clock.Parse([]string{"5+3", "none", "10+5x30", "3d", "1:30+0"}[i])
			if err != nil {
				t.Fatal(err)
			}
			created := match.Created{
				Terms: match.Terms{Game: rules.Name, Options: r.Options, Position: r.Position, Clock: control, Public: true},
				Seats: [2]match.SeatState{seatState("Ann"), seatState("link")}, CreatedBy: "ann",
			}
			log := logOf(t, created, r.TurnTexts())
			golden(t, filepath.Join("testdata", "logs", rules.Name+".txt"), log)
		})
	}
}

// logOf plays these turns and writes down what happens.
func logOf(t *testing.T, created match.Created, turns []string) []byte {
	t.Helper()
	var out bytes.Buffer
	at := match.Context{At: began}
	m := match.New("m1", games.All())
	apply := func(facts []match.EventData, err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range m.NumberEvents(facts, at) {
			line, err := json.Marshal(e)
			if err != nil {
				t.Fatal(err)
			}
			out.Write(append(line, '\n'))
			if err := m.Apply(e); err != nil {
				t.Fatal(err)
			}
		}
		at.Uptime += 1700 * time.Millisecond
		at.At = began.Add(at.Uptime)
	}
	apply(match.Begin(games.All(), created, at))
	bob := match.Sender{Person: "bob", Seat: game.None, ExpectedSeq: -1}
	sit := match.Sit{Seat: game.Second, Name: "Bob", Invited: true}
	if table, err := m.State(); err == nil && table.ToMove() == game.Chance {
		at.Seed = dealing(t, m, sit, turns[0])
		turns = turns[1:]
	}
	apply(m.Decide(sit, bob, at))
	for i, turn := range turns {
		by := match.Sender{Person: m.Seats[m.ToMove].Person, Seat: game.None, ExpectedSeq: m.Seq}
		at.Lag = time.Duration(i%3) * 40 * time.Millisecond
		apply(m.Decide(match.Play{Turn: turn}, by, at))
		if i == 4 {
			other := match.Sender{Person: m.Seats[m.ToMove].Person, Seat: game.None, ExpectedSeq: -1}
			by.ExpectedSeq = -1
			apply(m.Decide(match.Offer{Offer: match.OfferTakeback}, by, at))
			apply(m.Decide(match.Accept{Offer: match.OfferTakeback}, other, at))
			apply(m.Decide(match.Play{Turn: turn}, by, at))
		}
	}
	if !m.Over() {
		t.Fatal("the match goes on")
	}
	text, err := record.Write(m.Record())
	if err != nil {
		t.Fatal(err)
	}
	out.WriteByte('\n')
	out.Write(text)
	return out.Bytes()
}

// dealing is a seed with which chance deals as it is said.
func dealing(t *testing.T, m *match.Match, sit match.Sit, deal string) uint64 {
	t.Helper()
	for seed := range uint64(10_000) {
		facts, err := m.Decide(sit, match.Sender{Person: "bob", Seat: game.None, ExpectedSeq: -1}, match.Context{Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		if played, ok := facts[len(facts)-1].(match.Played); ok && played.Turn == deal {
			return seed
		}
	}
	t.Fatalf("chance never deals %s", deal)
	return 0
}

// Every match that has ended or has not can be written down: results that a record does
// not know stand in a header.
func TestRecord(t *testing.T) {
	play := func(person, turn string) func(m *match.Match) ([]match.EventData, error) {
		return func(m *match.Match) ([]match.EventData, error) {
			return m.Decide(match.Play{Turn: turn}, match.Sender{Person: person, Seat: game.None, ExpectedSeq: -1}, match.Context{})
		}
	}
	do := func(person string, c match.Command) func(m *match.Match) ([]match.EventData, error) {
		return func(m *match.Match) ([]match.EventData, error) {
			return m.Decide(c, match.Sender{Person: person, Seat: game.None, ExpectedSeq: -1}, match.Context{Absent: [2]time.Duration{match.AbsenceDays, match.AbsenceDays}})
		}
	}
	late := func(m *match.Match) ([]match.EventData, error) {
		return m.Decide(match.CheckDeadline{}, match.Sender{}, match.Context{Uptime: 1000 * time.Hour})
	}
	type step = func(m *match.Match) ([]match.EventData, error)
	tests := []struct {
		steps []step
		want  string
	}{
		{nil, ""},
		{[]step{do("ann", match.Abort{})}, "Ended: aborted"},
		{[]step{play("ann", "Gyoku*0,0"), do("ann", match.Resign{})}, "Result: second, resign"},
		{[]step{play("ann", "Gyoku*0,0"), do("ann", match.Offer{Offer: match.OfferDraw}), do("bob", match.Accept{Offer: match.OfferDraw})}, "Result: draw, agreement"},
		{[]step{play("ann", "Gyoku*0,0"), do("ann", match.Claim{})}, "Result: first, abandoned"},
		{[]step{play("ann", "Gyoku*0,0"), late}, "Result: first, timeout"},
	}
	for _, test := range tests {
		created := order()
		created.Terms.Clock = clock.Control{Kind: clock.DaysPerTurn, Days: 1}
		created.Seats[0].Name = ""
		m := replayed(t, games.All()[0], nil, &created)
		for _, step := range test.steps {
			facts, err := step(m)
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range m.NumberEvents(facts, match.Context{At: began}) {
				if err := m.Apply(e); err != nil {
					t.Fatal(err)
				}
			}
		}
		text, err := record.Write(m.Record())
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Contains(text, []byte(test.want)) || bytes.Contains(text, []byte("First:")) || !bytes.Contains(text, []byte("Clock: 1d")) {
			t.Errorf("the record is\n%s", text)
		}
		rules, _ := games.ByName("ki-shogi")
		if back, err := record.Read(text); err != nil || back.Validate(rules) != nil {
			t.Errorf("%s: %v", text, errors.Join(err, back.Validate(rules)))
		}
	}
}
