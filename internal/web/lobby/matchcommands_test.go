package lobby_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// do sends a command of a person.
func (h *harness) do(p identity.Person, id string, c match.Command) error {
	h.sent++
	_, err := h.DoCommand(h.t.Context(), p, id, lobby.CommandRequest{
		Key: store.CommandKey{Client: "test", ID: fmt.Sprint(h.sent)}, ExpectedSeq: -1, Seat: game.None, Command: c,
	})
	return err
}

// played is a match of Ki Shogi that Ann plays with herself, after two turns.
func (h *harness) played() (id string) {
	h.t.Helper()
	id = h.create(ann, lobby.SeatMe, lobby.SeatMe).Match
	for _, turn := range []string{"Gyoku*0,0", "Gyoku*1,2"} {
		if err := h.do(ann, id, match.Play{Turn: turn}); err != nil {
			h.t.Fatal(err)
		}
	}
	return id
}

func TestBoardsOfAMatch(t *testing.T) {
	h := open(t)
	id := h.played()
	for asked, want := range map[int]int{lobby.LatestTurn: 2, 0: 0, 1: 1, 2: 2} {
		b, err := h.Analysis(t.Context(), id, asked)
		if err != nil {
			t.Fatal(err)
		}
		if b.Table.TurnCount() != want || len(b.Turns) != want || b.Rules.Name != "ki-shogi" {
			t.Errorf("after %d turns: %d, %v", asked, b.Table.TurnCount(), b.Turns)
		}
		if got := len(b.Table.Situation().Pieces); got != want {
			t.Errorf("after %d turns there are %d pieces", asked, got)
		}
	}
	_, err := h.Analysis(t.Context(), id, 3)
	wantProblem(t, err, problem.Invalid)
	_, err = h.Analysis(t.Context(), "aaaaaaaaaaaaaaaa", lobby.LatestTurn)
	wantProblem(t, err, problem.NotFound)
}

// TestBoardsAreCopies: playing on a board changes nothing in the match.
func TestBoardsAreCopies(t *testing.T) {
	h := open(t)
	id := h.played()
	b, err := h.Analysis(t.Context(), id, lobby.LatestTurn)
	if err != nil {
		t.Fatal(err)
	}
	before := b.Table.PositionText()
	if err := game.PlayTurn(b.Table, game.LegalTurns(b.Table)[0]); err != nil {
		t.Fatal(err)
	}
	again, err := h.Analysis(t.Context(), id, lobby.LatestTurn)
	if err != nil || again.Table.PositionText() != before {
		t.Errorf("the match stands at %q, %v, want %q", again.Table.PositionText(), err, before)
	}
}

func TestBoardQuestions(t *testing.T) {
	h := open(t)
	b, err := h.Analysis(t.Context(), h.played(), lobby.LatestTurn)
	if err != nil {
		t.Fatal(err)
	}
	picks, err := b.NextPicks(nil)
	if err != nil || len(picks.Next) == 0 {
		t.Errorf("picks %+v, %v", picks, err)
	}
	_, err = b.NextPicks([]string{"nowhere"})
	wantProblem(t, err, problem.Code(match.RefusedRule))
	_, err = b.NextPicks(make([]string, analysis.MaxPath+1))
	wantProblem(t, err, problem.Invalid)
	_, err = b.NextPicks([]string{strings.Repeat("x", analysis.MaxPick+1)})
	wantProblem(t, err, problem.Invalid)

	legal := game.LegalTurns(b.Table)[0]
	if why, err := b.ExplainTurn(legal); err != nil || !why.Legal || why.Turn != legal {
		t.Errorf("the turn %s: %+v, %v", legal, why, err)
	}
	if why, err := b.ExplainTurn("Gyoku*0,0"); err != nil || why.Legal || why.Rule == "" || len(why.Reasons) == 0 {
		t.Errorf("a turn that is not legal: %+v, %v", why, err)
	}
	_, err = b.ExplainTurn(strings.Repeat("x", match.MaxTurnText+1))
	wantProblem(t, err, problem.Invalid)
}

func TestDo(t *testing.T) {
	h := open(t)
	id := h.create(ann, lobby.SeatMe, lobby.SeatOpen).Match
	if err := h.do(bob, id, match.Sit{Seat: game.Second, Name: "Emperor", Invited: true}); err != nil {
		t.Fatal(err)
	}
	s, err := h.State(t.Context(), bob, id)
	if err != nil || s.Seats[1].Name != "Bob" {
		t.Errorf("who sits down is called %+v, %v", s.Seats[1], err)
	}
	wantProblem(t, h.do(eve, id, match.Resign{}), problem.Code(match.RefusedSeat))
	wantProblem(t, h.do(needsIdentityError, id, match.Resign{}), problem.NoIdentity)
	wantProblem(t, h.do(ann, "aaaaaaaaaaaaaaaa", match.Resign{}), problem.NotFound)
	wantProblem(t, h.do(ann, "x", match.Resign{}), problem.NotFound)
	if err := h.do(ann, id, match.Chat{Text: "Hello"}); err != nil {
		t.Fatal(err)
	}
	lines, err := h.Chat(t.Context(), bob, id, 0, 10)
	if err != nil || len(lines) != 1 || lines[0].Text != "Hello" {
		t.Errorf("the chat is %+v, %v", lines, err)
	}
	if err := h.do(ann, id, match.Resign{}); err != nil {
		t.Fatal(err)
	}
	r, err := h.Record(t.Context(), id)
	if err != nil || r.First != "Ann" || r.Second != "Bob" || r.Result.Reason != match.ReasonResign {
		t.Errorf("the record is %+v, %v", r, err)
	}
}

// TestInvitedByACommand: a command cannot claim to have the invitation.
func TestInvitedByACommand(t *testing.T) {
	h := open(t)
	id := h.create(ann, lobby.SeatMe, lobby.SeatLink).Match
	wantProblem(t, h.do(eve, id, match.Sit{Seat: game.Second, Invited: true}), problem.Code(match.RefusedInvite))
}

func TestLists(t *testing.T) {
	h := open(t)
	var public []string
	for i := range 7 {
		made, err := h.Create(t.Context(), ann, lobby.CreateMatchRequest{Game: "ki-shogi", Public: i%2 == 0, Seats: [2]string{"me", "open"}})
		if err != nil {
			t.Fatal(err)
		}
		if i%2 == 0 {
			public = append(public, made.Match)
		}
	}
	var listed []string
	l := lobby.ListRequest{Limit: 3, Open: true, Status: store.StatusWaiting, Game: "ki-shogi"}
	for {
		page, err := h.ListPublic(t.Context(), l)
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range page.Matches {
			listed = append(listed, s.Match)
		}
		if l.Cursor = page.Cursor; l.Cursor == "" {
			break
		}
		if len(page.Matches) != l.Limit {
			t.Fatalf("a page of %d with one behind it", len(page.Matches))
		}
	}
	once := map[string]bool{}
	for _, id := range listed {
		once[id] = true
	}
	if len(listed) != len(public) || len(once) != len(public) {
		t.Errorf("listed %v, want each of %v once", listed, public)
	}
	for person, want := range map[identity.Person]int{ann: 7, bob: 0, needsIdentityError: 0} {
		page, err := h.ListOwn(t.Context(), person, lobby.ListRequest{})
		if err != nil || len(page.Matches) != want || page.Cursor != "" {
			t.Errorf("%s has %d matches, %v, want %d", person.Name, len(page.Matches), err, want)
		}
	}
	for _, wrong := range []lobby.ListRequest{{Game: "chess"}, {Status: "lost"}, {Cursor: "x"}, {Cursor: strings.Repeat("A", 65)}, {Cursor: "AAAA"}} {
		_, err := h.ListPublic(t.Context(), wrong)
		wantProblem(t, err, problem.Invalid)
	}
	page, err := h.ListPublic(t.Context(), lobby.ListRequest{Status: store.StatusOver})
	if err != nil || !cmp.Equal(page, lobby.ListPage{Matches: page.Matches}) || len(page.Matches) != 0 {
		t.Errorf("matches that are over: %+v, %v", page, err)
	}
}
