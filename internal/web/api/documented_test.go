package api_test

import (
	"github.com/teahouse-games/teahouse/message"

	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// protocolPage is docs/protocol.md.
func protocolPage(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("../../../docs/protocol.md")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// Every code in docs/protocol.md for the answer to a command has the status given there,
// and every code of a refusal is there.
func TestDocumentedStatuses(t *testing.T) {
	documented := map[problem.Code][]string{}
	for _, row := range regexp.MustCompile(`(?m)^\| ([0-9]{3}(?:, [0-9]{3})*) \| (.*) \|$`).FindAllStringSubmatch(protocolPage(t), -1) {
		statuses := strings.Split(row[1], ", ")
		codes := regexp.MustCompile("`([a-z-]+)`").FindAllStringSubmatch(row[2], -1)
		for i, code := range codes {
			of := statuses
			if len(statuses) == len(codes) {
				of = statuses[i : i+1]
			}
			documented[problem.Code(code[1])] = append(documented[problem.Code(code[1])], of...)
		}
	}
	for code, want := range map[problem.Code]string{
		problem.Code(match.RefusedRule): "422", problem.Code(match.RefusedText): "422", problem.Code(match.RefusedSeat): "403",
		problem.Code(match.RefusedInvite): "403", problem.Code(match.RefusedRated): "403", problem.Code(match.RefusedMuted): "403", problem.Code(match.RefusedBlocked): "403", problem.Invalid: "422", problem.TooLarge: "413", problem.MediaType: "415",
		problem.NoIdentity: "401", problem.InvalidIdentity: "401", problem.NotFound: "404", problem.Limited: "429",
	} {
		if !slices.Contains(documented[code], want) {
			t.Errorf("docs/protocol.md says that %s has the status %v, want %s", code, documented[code], want)
		}
	}
	for _, code := range []match.RefusalCode{
		match.RefusedTurn, match.RefusedTaken, match.RefusedStale, match.RefusedOver, match.RefusedWaiting,
		match.RefusedOffer, match.RefusedEarly, match.RefusedLate, match.RefusedVersion,
	} {
		if p := problem.New(problem.Code(code), message.Message{}); p.Status != 409 || documented[problem.Code(code)] != nil {
			t.Errorf("%s has the status %d; docs/protocol.md has it under %v", code, p.Status, documented[problem.Code(code)])
		}
	}
}

// A command that was refused can be sent again under its id, and is carried out then.
func TestRefusedCommandAgain(t *testing.T) {
	h := open(t)
	ann, bob := h.named("Ann"), h.named("Bob")
	at := "/api/matches/" + ann.create("me", "open").Match
	first := command("1", -1, "play", "turn", "Gyoku*0,0")
	ann.refused("POST", at+"/commands", first, 409, problem.Code(match.RefusedWaiting))
	bob.ask("POST", at+"/seats/second", nil, 200, nil)
	var done struct{ Again bool }
	ann.ask("POST", at+"/commands", first, 200, &done)
	if done.Again {
		t.Error("a command that was refused is said to have been carried out before")
	}
}

// While a seat is empty the clocks show 0; afterwards they show what was agreed on.
func TestTimesWhileWaiting(t *testing.T) {
	h := open(t)
	ann, bob := h.named("Ann"), h.named("Bob")
	o := order("me", "open")
	o["clock"] = "5+3"
	var made struct{ Match string }
	ann.ask("POST", "/api/matches", o, 201, &made)
	type state struct {
		Times struct {
			Left []int64 `json:"left_ms"`
		}
	}
	var waiting, playing state
	ann.ask("GET", "/api/matches/"+made.Match, nil, 200, &waiting)
	bob.ask("POST", "/api/matches/"+made.Match+"/seats/second", nil, 200, nil)
	ann.ask("GET", "/api/matches/"+made.Match, nil, 200, &playing)
	if !cmp.Equal(waiting.Times.Left, []int64{0, 0}) || !cmp.Equal(playing.Times.Left, []int64{303_000, 303_000}) {
		t.Errorf("the clocks show %v, then %v", waiting.Times.Left, playing.Times.Left)
	}
}

// The clocks that docs/protocol.md names are accepted, and those that it excludes are
// refused.
func TestDocumentedClocks(t *testing.T) {
	h := open(t)
	ann := h.named("Ann")
	for clock, status := range map[string]int{
		"none": 201, "5+3": 201, "10+3x30": 201, "3d": 201, "1:30+2": 201, "1440+600": 201, "1440+20x600": 201, "0+1": 201, "0+1x1": 201, "1d": 201, "30d": 201,
		"1440:01+0": 422, "1441+0": 422, "5+601": 422, "5+21x30": 422, "5+0x30": 422, "5+1x0": 422, "5+1x601": 422, "0+0": 422, "0d": 422, "31d": 422,
		"007+03": 422, "3D": 422, "5+3" + " ": 422,
	} {
		o := order("me", "open")
		o["clock"] = clock
		if r, data := ann.send("POST", "/api/matches", o, nil); r.StatusCode != status {
			t.Errorf("the clock %q: %d, want %d: %.200s", clock, r.StatusCode, status, data)
		}
	}
}

// No state has chance to move: its turns come together with those before.
func TestChanceIsNeverToMove(t *testing.T) {
	h := open(t)
	ann := h.named("Ann")
	chance := 0
	for _, rules := range games.All() {
		var made struct{ Match string }
		ann.ask("POST", "/api/matches", map[string]any{"game": rules.Name, "seats": map[string]any{"first": "me", "second": "me"}}, 201, &made)
		s := ann.state(made.Match) // which is held against the description
		if s.ToMove != "first" && s.ToMove != "second" {
			t.Errorf("%s: %s is to move", rules.Name, s.ToMove)
		}
		if len(s.Turns) > 0 {
			chance++
		}
	}
	if chance == 0 {
		t.Error("no game begins with a turn of chance")
	}
}
