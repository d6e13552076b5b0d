package api_test

import (
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/rating"
	"github.com/teahouse-games/teahouse/internal/web/api"
	"github.com/teahouse-games/teahouse/internal/web/guard"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// chatOf returns the chat of a match as a client reads it.
func (c *client) chatOf(id string) []match.ChatMessage {
	c.t.Helper()
	var chat struct{ Lines []match.ChatMessage }
	c.ask("GET", "/api/matches/"+id+"/chat", nil, 200, &chat)
	return chat.Lines
}

// A person reads no chat of somebody they have blocked, and the two take no seats together. Guests can block too, and take it back.
func TestBlockedPeopleDoNotMeet(t *testing.T) {
	h := open(t)
	ann, bob, eve := h.named("Ann"), h.named("Bob"), h.named("Eve")
	id := ann.create("me", "open").Match
	bob.ask("POST", "/api/matches/"+id+"/seats/second", nil, 200, nil)
	insult := command("1", -1, "say", "text", "You play badly.")
	bob.ask("POST", "/api/matches/"+id+"/commands", insult, 200, nil)
	of := "/api/blocks/" + bob.me().ID
	ann.ask("PUT", of, nil, 204, nil)
	ann.ask("PUT", of, nil, 204, nil) // a second time changes nothing
	if lines := ann.chatOf(id); len(lines) != 1 || !lines[0].Hidden || lines[0].Text+lines[0].Name != "" || lines[0].Number != 1 {
		t.Errorf("the blocker reads %+v", lines)
	}
	if lines := eve.chatOf(id); len(lines) != 1 || lines[0].Hidden || lines[0].Text != "You play badly." {
		t.Errorf("others read %+v", lines)
	}
	other := ann.create("me", "open").Match
	if p := bob.refused("POST", "/api/matches/"+other+"/seats/second", nil, 403, "blocked"); !strings.Contains(p.Detail, "blocked") {
		t.Errorf("the blocked person reads %q", p.Detail)
	}
	theirs := bob.create("me", "open").Match
	ann.refused("POST", "/api/matches/"+theirs+"/seats/second", nil, 403, "blocked")
	eve.ask("POST", "/api/matches/"+theirs+"/seats/second", nil, 200, nil)
	var blocks struct{ Blocks []api.BlockInfo }
	ann.ask("GET", "/api/blocks", nil, 200, &blocks)
	if len(blocks.Blocks) != 1 || blocks.Blocks[0].Name != "Bob" {
		t.Errorf("the blocks are %+v", blocks)
	}
	ann.ask("DELETE", of, nil, 204, nil)
	ann.refused("DELETE", of, nil, 404, problem.NotFound)
	bob.ask("POST", "/api/matches/"+other+"/seats/second", nil, 200, nil)
	ann.refused("PUT", "/api/blocks/"+ann.me().ID, nil, 422, problem.Invalid)
	ann.refused("PUT", "/api/blocks/nobody", nil, 404, problem.NotFound)
}

// The next game is not begun by two people of whom one has blocked the other.
func TestNoRematchOfBlockedPeople(t *testing.T) {
	h := open(t)
	ann, bob := h.named("Ann"), h.named("Bob")
	id := ann.create("me", "open").Match
	at := "/api/matches/" + id + "/commands"
	bob.ask("POST", "/api/matches/"+id+"/seats/second", nil, 200, nil)
	ann.ask("POST", at, command("1", -1, "play", "turn", "Gyoku*0,0"), 200, nil)
	bob.ask("POST", at, command("1", -1, "play", "turn", "Gyoku*1,2"), 200, nil)
	bob.ask("POST", at, command("2", -1, "resign", "", ""), 200, nil)
	bob.ask("POST", at, command("3", -1, "offer", "offer", "rematch"), 200, nil)
	ann.ask("PUT", "/api/blocks/"+bob.me().ID, nil, 204, nil)
	ann.refused("POST", at, command("4", -1, "accept", "offer", "rematch"), 403, "blocked")
	bob.refused("POST", at, command("5", -1, "offer", "offer", "rematch"), 403, "blocked")
}

// moderator makes a person a moderator.
func (c *client) moderator() {
	c.t.Helper()
	c.addPasskey("")
	if err := c.harness.store.SetAccountRoles(c.t.Context(), c.me().ID, []string{"moderator"}); err != nil {
		c.t.Fatal(err)
	}
}

// A report reaches moderators, who mute the person; both read it in their audits. Nobody else can do that.
func TestReportIsSettledByMuting(t *testing.T) {
	h := open(t)
	ann, bob, mod := h.named("Ann"), h.named("Bob"), h.named("Mia")
	bob.addPasskey("")
	mod.moderator()
	id := ann.create("me", "open").Match
	at := "/api/matches/" + id + "/commands"
	bob.ask("POST", "/api/matches/"+id+"/seats/second", nil, 200, nil)
	bob.ask("POST", at, command("1", -1, "say", "text", "You fool."), 200, nil)
	ann.ask("POST", at, command("1", -1, "say", "text", "Please stop."), 200, nil)
	report := map[string]any{"person": bob.me().ID, "category": "chat", "text": "He insults me.", "match": id, "line": 1}
	ann.ask("POST", "/api/reports", report, 201, nil)
	for name, wrong := range map[string]map[string]any{
		"a line of mine": {"person": bob.me().ID, "category": "chat", "text": "", "match": id, "line": 2},
		"no such line":   {"person": bob.me().ID, "category": "chat", "text": "", "match": id, "line": 9},
		"somebody else":  {"person": mod.me().ID, "category": "chat", "text": "", "match": id},
		"myself":         {"person": ann.me().ID, "category": "chat", "text": "", "match": id},
	} {
		if p := ann.refused("POST", "/api/reports", wrong, 422, problem.Invalid); p.Detail == "" {
			t.Errorf("%s: %+v", name, p)
		}
	}
	var list struct{ Reports []api.ReportInfo }
	mod.ask("GET", "/api/moderation/reports", nil, 200, &list)
	if len(list.Reports) != 1 || list.Reports[0].Person != bob.me().ID || list.Reports[0].Line != 1 || list.Reports[0].Reporter != ann.me().ID {
		t.Fatalf("the reports are %+v", list.Reports)
	}
	settle := "/api/moderation/reports/" + list.Reports[0].ID + "/settle"
	mute := "/api/moderation/mutes/" + bob.me().ID
	decision, hours := map[string]any{"decision": "Muted."}, map[string]any{"hours": 24, "reason": "Insults."}
	bob.refused("POST", settle, decision, 403, problem.NoRole)
	bob.refused("GET", "/api/moderation/reports", nil, 403, problem.NoRole)
	bob.refused("PUT", mute, hours, 403, problem.NoRole)
	ann.refused("PUT", mute, hours, 401, problem.NotLoggedIn)
	mod.refused("PUT", "/api/moderation/mutes/"+mod.me().ID, hours, 422, problem.Invalid)

	mod.ask("PUT", mute, hours, 200, nil)
	mod.ask("POST", settle, decision, 204, nil)
	mod.refused("POST", settle, decision, 409, problem.Settled)
	if p := bob.refused("POST", at, command("2", -1, "say", "text", "Why?"), 403, "muted"); !strings.Contains(p.Detail, "Insults.") || !strings.Contains(p.Detail, "UTC") {
		t.Errorf("the muted person reads %q", p.Detail)
	}
	bob.ask("POST", at, command("3", -1, "resign", "", ""), 200, nil) // who is muted plays
	if kinds := bob.audit(); !strings.HasPrefix(kinds, "muted ") {
		t.Errorf("the audit of the muted person is %s", kinds)
	}
	if kinds := mod.audit(); !strings.HasPrefix(kinds, "role-settle role-mute ") {
		t.Errorf("the audit of the moderator is %s", kinds)
	}
	var export api.PersonExport
	bob.ask("GET", "/api/account/export", nil, 200, &export)
	if export.Mute == nil || export.Mute.Reason != "Insults." {
		t.Errorf("the export has the mute %+v", export.Mute)
	}
	mod.ask("DELETE", mute, nil, 204, nil)
	mod.refused("DELETE", mute, nil, 404, problem.NotFound)
	bob.ask("POST", at, command("4", -1, "say", "text", "Sorry."), 200, nil)
}

// Of a reporter at most ten reports are open.
func TestReportsAreLimited(t *testing.T) {
	h := open(t)
	ann, bob := h.named("Ann"), h.named("Bob")
	id := ann.create("me", "open").Match
	bob.ask("POST", "/api/matches/"+id+"/seats/second", nil, 200, nil)
	report := map[string]any{"person": bob.me().ID, "category": "stalling", "text": "He waits.", "match": id}
	for range 10 {
		ann.ask("POST", "/api/reports", report, 201, nil)
	}
	ann.refused("POST", "/api/reports", report, 409, problem.TooMany)
}

// An annulled game counts for nobody, and can count again.
func TestAnnulledGame(t *testing.T) {
	h, s := openFaulty(t, guard.Default().Scaled(1000))
	ann, bob, mod := h.named("Ann"), h.named("Bob"), h.named("Mia")
	ann.addPasskey("")
	bob.addPasskey("")
	mod.moderator()
	order := map[string]any{"game": "ki-shogi", "seats": map[string]string{"first": "me", "second": "open"}, "clock": "5+3", "rated": true}
	var made struct{ Match string }
	ann.ask("POST", "/api/matches", order, 201, &made)
	at := "/api/matches/" + made.Match
	bob.ask("POST", at+"/seats/second", nil, 200, nil)
	ann.ask("POST", at+"/commands", command("1", -1, "play", "turn", "Gyoku*0,0"), 200, nil)
	bob.ask("POST", at+"/commands", command("1", -1, "play", "turn", "Gyoku*1,2"), 200, nil)
	bob.ask("POST", at+"/commands", command("2", -1, "resign", "", ""), 200, nil)
	games := func() int {
		t.Helper()
		if err := rating.Project(t.Context(), s); err != nil {
			t.Fatal(err)
		}
		var strength struct{ Ratings []api.RatingInfo }
		ann.ask("GET", "/api/people/"+ann.me().ID+"/ratings", nil, 200, &strength)
		return len(strength.Ratings)
	}
	annul := "/api/moderation/annulled/" + made.Match
	if n := games(); n != 1 {
		t.Fatalf("%d ratings after the game", n)
	}
	ann.refused("PUT", annul, nil, 403, problem.NoRole)
	mod.refused("PUT", "/api/moderation/annulled/aaaaaaaaaaaaaaaa", nil, 404, problem.NotFound)
	mod.ask("PUT", annul, nil, 204, nil)
	if n := games(); n != 0 {
		t.Errorf("%d ratings after it was annulled", n)
	}
	if kinds := ann.audit(); !strings.HasPrefix(kinds, "game-annulled ") {
		t.Errorf("the audit is %s", kinds)
	}
	mod.ask("DELETE", annul, nil, 204, nil)
	if n := games(); n != 1 {
		t.Errorf("%d ratings once it counts again", n)
	}
}

// What a thief of a cookie would do first needs a login of the last ten minutes. Another login is enough.
func TestFreshLogin(t *testing.T) {
	h := open(t)
	ann := h.named("Ann")
	d := ann.addPasskey("")
	h.later(11 * time.Minute)
	for method, path := range map[string]string{"POST": "/api/account/recovery-codes", "DELETE": "/api/account"} {
		if p := ann.refused(method, path, nil, 403, problem.OldLogin); !strings.Contains(p.Detail, "ten minutes") {
			t.Errorf("%s: %q", path, p.Detail)
		}
	}
	ann.refused("DELETE", "/api/account/passkeys/AAAA", nil, 403, problem.OldLogin)
	ann.refused("POST", "/api/account/passkeys/challenge", map[string]any{}, 403, problem.OldLogin)
	ann.refused("POST", "/api/account/passkeys", map[string]any{"ceremony": "AAAA", "answer": map[string]any{}}, 403, problem.OldLogin)
	ann.refused("PUT", "/api/account/address", map[string]any{"address": "ann@example.org"}, 403, problem.OldLogin)
	ann.logIn(d)
	ann.ask("POST", "/api/account/recovery-codes", nil, 201, nil)
	h.later(11 * time.Minute)
	ann.refused("POST", "/api/account/recovery-codes", nil, 403, problem.OldLogin)
}

// No login ends what an operator has disabled, and its sessions have ended.
func TestSuspendedAccount(t *testing.T) {
	h := open(t)
	ann := h.named("Ann")
	d := ann.addPasskey("")
	id := ann.me().ID
	if err := h.moderated.Suspend(t.Context(), id, "Cheating."); err != nil {
		t.Fatal(err)
	}
	if ann.me().Known {
		t.Error("the session has not ended")
	}
	var q ceremony
	ann.ask("POST", "/api/login/challenge", nil, 200, &q)
	if p := ann.refused("POST", "/api/login", d.login(t, q), 403, problem.Suspended); !strings.Contains(p.Detail, "operator") {
		t.Errorf("the owner reads %q", p.Detail)
	}
	if err := h.moderated.Restore(t.Context(), id); err != nil {
		t.Fatal(err)
	}
	ann.logIn(d)
	if kinds := ann.audit(); !strings.HasPrefix(kinds, "login restored suspended") {
		t.Errorf("the audit is %s", kinds)
	}
}
