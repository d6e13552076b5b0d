package match_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/internal/service/match"
)

// order is what Ann wants to play with Bob.
func order() match.Created {
	return match.Created{
		Terms:     match.Terms{Game: "ki-shogi", Clock: clock.Control{Kind: clock.Untimed}},
		Seats:     [2]match.SeatState{seatState("Ann"), seatState("Bob")},
		CreatedBy: "ann",
	}
}

// What a match begins with is complete: all options, the version, the position as the
// game writes it.
func TestBegin(t *testing.T) {
	created := order()
	created.Terms.Options = game.Options{"ki": "on"}
	created.Terms.Version = 99
	facts, err := match.Begin(games.All(), created, match.Context{})
	if err != nil {
		t.Fatal(err)
	}
	terms := facts[0].(match.Created).Terms
	if terms.Version != 1 || terms.Options["ki"] != "on" || terms.Options["field"] != "open" {
		t.Errorf("the terms are %+v", terms)
	}
	if created.Terms.Options["field"] != "" {
		t.Error("the order has changed")
	}
}

// A match can begin at any position that the game goes on from, with either seat to move.
func TestBeginAtPosition(t *testing.T) {
	for _, rules := range games.All() {
		table, err := rules.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		created := order()
		created.Terms.Game = rules.Name
		for table.TurnCount() < 5 {
			w := randomMatch{pick: func(int) int { return table.TurnCount() }, m: replayed(t, rules, table, nil)}
			if err := game.PlayTurn(table, w.turn()); err != nil {
				t.Fatal(err)
			}
			text := table.PositionText()
			created.Terms.Position = strings.ReplaceAll(text, " ", "  ")
			m := replayed(t, rules, table, &created)
			back, err := m.State()
			if err != nil || m.Terms.Position != text || m.ToMove != table.ToMove() || back.Hash() != table.Hash() {
				t.Fatalf("%s: %s to move in %s, %v", rules.Name, m.ToMove, created.Terms.Position, err)
			}
		}
	}
}

// replayed is a match that begins where the table stands, or by this order.
func replayed(t *testing.T, rules *game.Rules, table game.Game, created *match.Created) *match.Match {
	t.Helper()
	if created == nil {
		o := order()
		created = &o
		created.Terms.Game, created.Terms.Position = rules.Name, table.PositionText()
		if table.TurnCount() == 0 && table.ToMove() == game.Chance {
			created.Seats[1] = seatState("open") // chance has not dealt yet
		}
	}
	facts, err := match.Begin(games.All(), *created, match.Context{})
	if err != nil {
		t.Fatal(err)
	}
	m := match.New("m1", games.All())
	for _, e := range m.NumberEvents(facts, match.Context{}) {
		if err := m.Apply(e); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func TestBeginWrong(t *testing.T) {
	tests := map[string]struct {
		change func(c *match.Created)
		want   string
	}{
		"an unknown game":        {func(c *match.Created) { c.Terms.Game = "kishogi" }, "did you mean ki-shogi?"},
		"no clock":               {func(c *match.Created) { c.Terms.Clock = clock.Control{} }, "there is no kind of clock"},
		"an unknown option":      {func(c *match.Created) { c.Terms.Options = game.Options{"speed": "high"} }, "no option"},
		"an impossible position": {func(c *match.Created) { c.Terms.Position = "x" }, "impossible position of ki-shogi"},
		"a long position":        {func(c *match.Created) { c.Terms.Position = strings.Repeat("x", match.MaxPosition+1) }, "at most 8192 bytes"},
		"an unknown holder":      {func(c *match.Created) { c.Seats[1].Holder = "cat" }, `the second seat: the holder of a seat is open, link, reserved, person or computer, not "cat"`},
		"somebody on an open seat": {func(c *match.Created) { c.Seats[0].Holder = match.HolderOpen },
			"the first seat: nobody sits there, so it has neither person, name nor level"},
		"a person without an id":  {func(c *match.Created) { c.Seats[0].Person = "" }, "the first seat: the person who sits there is missing"},
		"a person with a level":   {func(c *match.Created) { c.Seats[0].Level = "greedy" }, "the first seat: a person has no level"},
		"a computer as a person":  {func(c *match.Created) { c.Seats[0].Holder = match.HolderComputer }, "the first seat: a computer has a level and is not a person"},
		"a long name":             {func(c *match.Created) { c.Seats[0].Name = strings.Repeat("é", match.MaxName+1) }, "the first seat: the name has more than 40 characters"},
		"a name on two lines":     {func(c *match.Created) { c.Seats[0].Name = "A\nnn" }, "the name has a line break or another control character"},
		"a name with spaces":      {func(c *match.Created) { c.Seats[0].Name = " Ann" }, "the name has a space at its beginning or end"},
		"a name that is not text": {func(c *match.Created) { c.Seats[0].Name = "\xff" }, "the name is not text"},
		"a long level": {func(c *match.Created) {
			c.Seats[0] = match.SeatState{Holder: match.HolderComputer, Level: strings.Repeat("x", match.MaxName+1)}
		}, "the level has more than 40 characters"},
	}
	for name, test := range tests {
		created := order()
		test.change(&created)
		facts, err := match.Begin(games.All(), created, match.Context{})
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: %v, %v, want an error with %q", name, facts, err, test.want)
		}
		var terms *match.TermsError
		var option *game.OptionError
		var setup *game.SetupError
		if !errors.As(err, &terms) && !errors.As(err, &option) && !errors.As(err, &setup) {
			t.Errorf("%s: the error is a %T", name, err)
		}
	}
}

// A position at which the game is over cannot be played on from.
func TestBeginAtTheEnd(t *testing.T) {
	refused := 0
	for _, rules := range games.All() {
		r := recorded(t, rules)
		table, err := r.Replay(rules)
		if err != nil {
			t.Fatal(err)
		}
		created := order()
		created.Terms.Game, created.Terms.Options, created.Terms.Position = rules.Name, r.Options, table.PositionText()
		over, err := rules.NewFromPosition(r.Options, created.Terms.Position)
		if err != nil {
			t.Fatal(err)
		}
		_, err = match.Begin(games.All(), created, match.Context{})
		var wrong *match.TermsError
		if over.Outcome().Over() != errors.As(err, &wrong) {
			t.Errorf("%s at %s: %v", rules.Name, created.Terms.Position, err)
		}
		if wrong != nil {
			refused++
		}
	}
	if refused == 0 {
		t.Error("no game is over in the position at its end")
	}
}

// Rules that have changed since let nothing be played, and a game that is gone neither;
// the match is read all the same.
func TestOtherRules(t *testing.T) {
	facts, err := match.Begin(games.All(), order(), match.Context{})
	if err != nil {
		t.Fatal(err)
	}
	facts = append(facts, match.Played{Seat: game.First, Turn: "Gyoku*0,0", NextToMove: game.Second})
	rules, _ := games.ByName("ki-shogi")
	newer, other := *rules, *rules
	newer.Version++
	other.Name = "go"
	strict := game.NewRules(*rules, game.Setup{Start: func(_ *game.Rules, o game.Options) game.Game {
		table := rules.MustNew(o)
		if err := game.PlayTurn(table, "Gyoku*0,0"); err != nil {
			t.Fatal(err)
		}
		return table
	}})
	tests := []struct {
		games gamelist.Games
		is    int
		want  string
	}{
		{gamelist.Games{&newer}, 2, "the match was begun under version 1 of the rules of ki-shogi, and now there is version 2"},
		{gamelist.Games{&other}, 0, "the game ki-shogi is not played here any more"},
		{gamelist.Games{strict}, 1, "the match does not keep the rules of ki-shogi any more and cannot be played on: turn 1: "},
	}
	for _, test := range tests {
		m := match.New("m1", test.games)
		for _, e := range m.NumberEvents(facts, match.Context{}) {
			if err := m.Apply(e); err != nil {
				t.Fatal(err)
			}
		}
		_, err := m.State()
		var version *match.VersionError
		if !errors.As(err, &version) || version.CurrentVersion != test.is || version.PlayedVersion != 1 || !strings.HasPrefix(err.Error(), test.want) {
			t.Errorf("the error is %v, want %q", err, test.want)
		}
		_, err = m.Decide(match.Play{Turn: "Gyoku*1,2"}, match.Sender{Person: "bob", Seat: game.None, ExpectedSeq: -1}, match.Context{})
		var refusal *match.Refusal
		if !errors.As(err, &refusal) || refusal.Code != match.RefusedVersion {
			t.Errorf("a turn: %v", err)
		}
		if facts, err := m.Decide(match.Resign{}, match.Sender{Person: "bob", Seat: game.None, ExpectedSeq: -1}, match.Context{}); err != nil || len(facts) != 1 {
			t.Errorf("resigning: %v, %v", facts, err)
		}
		if r := m.Record(); len(r.Turns) != 1 {
			t.Errorf("the record is %v", r)
		}
	}
}
