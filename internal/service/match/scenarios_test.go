package match_test

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/internal/service/match"
)

var update = flag.Bool("update", false, "write what the tests saw")

// began is when every script begins.
var began = time.Date(2026, time.May, 1, 18, 0, 0, 0, time.UTC)

// TestScripts runs testdata/scripts: who does what when, and below it, indented, the
// facts that this makes or why it is refused. The words are those of step.
func TestScripts(t *testing.T) {
	paths, err := filepath.Glob("testdata/scripts/*.txt")
	if err != nil || len(paths) == 0 {
		t.Fatal("no scripts", err)
	}
	for _, path := range paths {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".txt"), func(t *testing.T) {
			text, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			var got bytes.Buffer
			s := &script{t: t, out: &got}
			for line := range strings.Lines(string(text)) {
				if !strings.HasPrefix(line, "    ") {
					got.WriteString(line)
					s.step(strings.Fields(line))
				}
			}
			golden(t, path, got.Bytes())
		})
	}
}

// golden compares what was seen with a file.
func golden(t *testing.T, path string, got []byte) {
	t.Helper()
	if *update {
		if err := os.WriteFile(path, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	gotLines, wantLines := strings.Split(string(got), "\n"), strings.Split(string(want), "\n")
	for i := range max(len(gotLines), len(wantLines)) {
		var g, w string
		if i < len(gotLines) {
			g = gotLines[i]
		}
		if i < len(wantLines) {
			w = wantLines[i]
		}
		if g != w {
			t.Fatalf("%s:%d:\n got %s\nwant %s\n(-update writes what was seen)", path, i+1, g, w)
		}
	}
}

// script is a match that a script is about.
type script struct {
	t     *testing.T
	out   *bytes.Buffer
	m     *match.Match
	lines int64
	start time.Duration // of the service
	grace time.Duration
	back  [2]bool
}

// step does what a line says.
//
//	match ki-shogi 5+3 Ann open   begins a match; seats are names, open, open:LOWEST:HIGHEST, link, computer or for:NAME
//	match … expires=1h            begins a challenge that stands for so long
//	rated ki-shogi 5+3 Ann open   begins a rated match
//	10s Ann play Gyoku*0,0        at an uptime somebody does something
//	start 30s grace=20s           the service starts again, at an uptime
//	32s Ann return                somebody has a connection again
//	rules change                  the game has a newer version from now on
//	clocks 12s                    what the clocks show at an uptime
//	deadline                      until when nothing happens by itself
//	score                         the half points of the first seat, and whether they count for ratings
//
// Behind a command stand expect=SEQ, lag=, gone= (the opponent), rating= (of the sender) and as=SEAT.
func (s *script) step(words []string) {
	switch {
	case len(words) == 0 || words[0] == "#":
	case words[0] == "match", words[0] == "rated":
		s.begin(words[1:], words[0] == "rated")
	case words[0] == "score":
		halfPoints, rated := s.m.RatedScore()
		s.write("%d, rated %v", halfPoints, rated)
	case words[0] == "rules":
		rules := *games.All()[0]
		for _, r := range games.All() {
			if r.Name == s.m.Terms.Game {
				rules = *r
			}
		}
		rules.Version++
		s.replay(gamelist.Games{&rules})
	case words[0] == "start":
		s.start, s.grace, s.back = s.duration(words[1]), s.duration(strings.TrimPrefix(words[2], "grace=")), [2]bool{}
	case words[0] == "clocks":
		s.write("%s", showTimes(s.m.Remaining(s.duration(words[1]))))
	case words[0] == "deadline":
		if deadline, ok := s.m.Deadline(); ok {
			s.write("%v", deadline)
		} else {
			s.write("never")
		}
	default:
		s.command(words)
	}
}

func (s *script) write(format string, args ...any) {
	fmt.Fprintf(s.out, "    "+format+"\n", args...)
}

func (s *script) duration(text string) time.Duration {
	if days, ok := strings.CutSuffix(text, "d"); ok {
		n, err := strconv.Atoi(days)
		if err != nil {
			s.t.Fatal(err)
		}
		return time.Duration(n) * 24 * time.Hour
	}
	d, err := time.ParseDuration(text)
	if err != nil {
		s.t.Fatal(err)
	}
	return d
}

// chair is the seat that a word names.
func seatState(word string) match.SeatState {
	switch word {
	case "open", "link":
		return match.SeatState{Holder: match.Holder(word)}
	case "computer":
		return match.SeatState{Holder: match.HolderComputer, Level: "greedy"}
	}
	if name, ok := strings.CutPrefix(word, "for:"); ok {
		return match.SeatState{Holder: match.HolderReserved, Person: strings.ToLower(name), Name: name}
	}
	if limits, ok := strings.CutPrefix(word, "open:"); ok {
		seat := match.SeatState{Holder: match.HolderOpen}
		if _, err := fmt.Sscanf(limits, "%d:%d", &seat.Lowest, &seat.Highest); err != nil {
			panic(err)
		}
		return seat
	}
	return match.SeatState{Holder: match.HolderPerson, Person: strings.ToLower(word), Name: word}
}

func (s *script) begin(words []string, rated bool) {
	control, err := clock.Parse(words[1])
	if err != nil {
		s.t.Fatal(err)
	}
	created := match.Created{
		Terms:     match.Terms{Game: words[0], Clock: control, Rated: rated},
		Seats:     [2]match.SeatState{seatState(words[2]), seatState(words[3])},
		CreatedBy: "ann",
	}
	if expires, ok := strings.CutPrefix(words[len(words)-1], "expires="); ok {
		created.Expires, words = s.duration(expires), words[:len(words)-1]
	}
	if len(words) > 4 {
		created.Terms.Position = strings.Join(words[4:], " ")
	}
	at := match.Context{At: began, Seed: 1}
	facts, err := match.Begin(games.All(), created, at)
	if err != nil {
		s.write("refused: %v", err)
		return
	}
	s.m = match.New("m1", games.All())
	s.lines, s.start, s.grace = 0, 0, 0
	s.apply(facts, at)
}

func (s *script) apply(facts []match.EventData, at match.Context) {
	for _, e := range s.m.NumberEvents(facts, at) {
		if err := s.m.Apply(e); err != nil {
			s.t.Fatal(err)
		}
		s.write("%d %s", e.Seq, describe(e.Data))
	}
}

// replay makes the match anew with other rules.
func (s *script) replay(c gamelist.Games) {
	facts := []match.EventData{match.Created{Terms: s.m.Terms, Seats: s.m.Seats, CreatedBy: s.m.CreatedBy}, match.Began{NextToMove: game.First, Times: s.m.Times}}
	for i, turn := range s.m.Turns {
		next := s.m.ToMove
		if i+1 < len(s.m.Turns) {
			next = s.m.Turns[i+1].Seat
		}
		facts = append(facts, match.Played{Seat: turn.Seat, Turn: turn.Text, Used: turn.Used, Times: s.m.Times, NextToMove: next})
	}
	m := match.New(s.m.ID, c)
	for _, e := range m.NumberEvents(facts, match.Context{At: s.m.Changed, Uptime: s.m.TurnStarted}) {
		if err := m.Apply(e); err != nil {
			s.t.Fatal(err)
		}
	}
	s.m = m
}

func (s *script) command(words []string) {
	at := match.Context{Uptime: s.duration(words[0]), Seed: 1, RematchID: "m2"}
	at.At = began.Add(at.Uptime)
	by := match.Sender{Person: strings.ToLower(words[1]), Seat: game.None, ExpectedSeq: -1}
	if words[1] == "service" {
		by.Person = ""
	}
	for _, seat := range s.m.SeatsOf(by.Person) {
		s.back[seat] = true // every command shows that its sender is there
	}
	at.Start, at.Grace, at.Back = s.start, s.grace, s.back
	var sit match.Sit
	var plain []string
	for _, word := range words[2:] {
		name, value, ok := strings.Cut(word, "=")
		switch {
		case ok && name == "expect":
			n, err := strconv.ParseInt(value, 10, 64)
			if err != nil {
				s.t.Fatal(err)
			}
			by.ExpectedSeq = n
		case ok && name == "lag":
			at.Lag = s.duration(value)
		case ok && name == "gone":
			gone := s.duration(value)
			at.Absent = [2]time.Duration{gone, gone}
		case ok && name == "as":
			if err := by.Seat.UnmarshalText([]byte(value)); err != nil {
				s.t.Fatal(err)
			}
		case ok && name == "rating":
			rating, err := strconv.Atoi(value)
			if err != nil {
				s.t.Fatal(err)
			}
			sit.Rating = rating
		case word == "invited":
			sit.Invited = true
		case word == "account":
			sit.HasAccount = true
		default:
			plain = append(plain, word)
		}
	}
	command := s.read(plain, words[1], sit)
	if write, ok := command.(match.Chat); ok {
		line, err := s.m.Chat(write, by, at, s.lines)
		if s.refused(err) {
			return
		}
		s.lines = line.Number
		s.write("line %d, %s %s: %s", line.Number, line.Seat, line.Name, line.Text)
		return
	}
	facts, err := s.m.Decide(command, by, at)
	if !s.refused(err) {
		if len(facts) == 0 {
			s.write("nothing")
		}
		s.apply(facts, at)
	}
	if s.m.Restarted(at) { // a room does what the clock needs after each command
		facts, err := s.m.Decide(match.CheckDeadline{}, match.Sender{}, at)
		if err != nil {
			s.t.Fatal(err)
		}
		s.apply(facts, at)
	}
}

// read makes the command of its words.
func (s *script) read(words []string, player string, sit match.Sit) match.Command {
	rest := strings.Join(words[1:], " ")
	var seat game.Seat
	if words[0] == "sit" || words[0] == "move" {
		if err := seat.UnmarshalText([]byte(words[1])); err != nil {
			s.t.Fatal(err)
		}
	}
	switch words[0] {
	case "sit":
		sit.Seat, sit.Name = seat, player
		return sit
	case "move":
		m := match.MoveSeat{Seat: seat, Person: strings.ToLower(words[2]), Name: words[2]}
		if len(words) > 3 {
			m.From = strings.ToLower(words[3])
		}
		return m
	case "play":
		return match.Play{Turn: rest}
	case "resign":
		return match.Resign{}
	case "offer":
		return match.Offer{Offer: match.OfferKind(rest)}
	case "accept":
		return match.Accept{Offer: match.OfferKind(rest)}
	case "decline":
		return match.Decline{Offer: match.OfferKind(rest)}
	case "abort":
		return match.Abort{}
	case "claim":
		return match.Claim{}
	case "give-time":
		return match.GiveTime{}
	case "say":
		return match.Chat{Text: rest}
	case "tick", "return":
		return match.CheckDeadline{}
	}
	s.t.Fatalf("no command %q", words)
	return nil
}

// refused tells a refusal, if there is one.
func (s *script) refused(err error) bool {
	if err == nil {
		return false
	}
	var refusal *match.Refusal
	if !errors.As(err, &refusal) {
		s.t.Fatal(err)
	}
	code := string(refusal.Code)
	if refusal.Rule != "" {
		code += " " + refusal.Rule
	}
	s.write("refused, %s: %s", code, refusal.Message.Sentence())
	return true
}

// tell says a fact in a few words.
func describe(fact match.EventData) string {
	switch f := fact.(type) {
	case match.Created:
		return fmt.Sprintf("created: %s %s, first %s, second %s", f.Terms.Game, f.Terms.Clock, sits(f.Seats[0]), sits(f.Seats[1]))
	case match.Seated:
		return fmt.Sprintf("seated: %s %s", f.Seat, f.Name)
	case match.Began:
		return fmt.Sprintf("began: %s to move%s", f.NextToMove, withTimes(f.Times))
	case match.Played:
		lag := ""
		if f.Lag > 0 {
			lag = fmt.Sprintf(" and %v on the way", f.Lag)
		}
		return fmt.Sprintf("played: %s %s, %v%s, %s to move%s", f.Seat, f.Turn, f.Used, lag, f.NextToMove, withTimes(f.Times))
	case match.Offered:
		if f.Offer == match.OfferTakeback {
			return fmt.Sprintf("offered: %s takeback to %d turns", f.Seat, f.TurnsKept)
		}
		return fmt.Sprintf("offered: %s %s", f.Seat, f.Offer)
	case match.Declined:
		return fmt.Sprintf("declined: %s's %s by %s", f.Seat, f.Offer, f.By)
	case match.TakenBack:
		return fmt.Sprintf("taken-back: to %d turns, %s to move%s", f.TurnsKept, f.NextToMove, withTimes(f.Times))
	case match.TimeAdded:
		return fmt.Sprintf("time-added: %s %v%s", f.Seat, f.Added, withTimes(f.Times))
	case match.Paused:
		return fmt.Sprintf("paused: %s after %v, until %v%s", f.Seat, f.Used, f.Until, withTimes(f.Times))
	case match.Resumed:
		return fmt.Sprintf("resumed: %s after %v%s", f.Seat, f.Used, withTimes(f.Times))
	case match.Ended:
		return fmt.Sprintf("ended: winner %s, %s%s", f.Winner, f.Reason, withTimes(f.Times))
	case match.Rematched:
		return "rematched: " + f.Match
	}
	return fmt.Sprintf("%T", fact)
}

func sits(c match.SeatState) string {
	if c.Name != "" {
		return c.Name
	}
	return string(c.Holder)
}

func withTimes(t clock.Times) string {
	if t == (clock.Times{}) {
		return ""
	}
	return ", " + showTimes(t)
}

// showTimes is what both clocks show: the main time, or (in a period) what is left of it
// and how many there are.
func showTimes(t clock.Times) string {
	var shown [2]string
	for side := range shown {
		switch {
		case t.Periods[side] > 0 && t.Left[side] == 0:
			shown[side] = fmt.Sprintf("%v of %d", t.Period[side], t.Periods[side])
		case t.Periods[side] > 0:
			shown[side] = fmt.Sprintf("%v then %d", t.Left[side], t.Periods[side])
		default:
			shown[side] = t.Left[side].String()
		}
	}
	return shown[0] + " : " + shown[1]
}
