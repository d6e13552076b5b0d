package page_test

import (
	"strings"
	"testing"
)

// People with an account are not told that none is needed.
func TestNoAccountIsNeeded(t *testing.T) {
	h := newHarness(t)
	ann := h.browser()
	ann.logIn("Ann", h.account("Ann")[0])
	lead := `<p class="lead">Play a friend, a stranger or the computer; live or by correspondence.`
	if !h.browser().get("/").has(lead + " No account is needed.</p>") {
		t.Error("a stranger is not told that no account is needed")
	}
	if p := ann.get("/"); !p.has(lead+"</p>", `<option value="3d">`, `<option value="14d">`) {
		t.Errorf("with an account:\n%s", p.text)
	}
}

// Beginning and ending a vacation say what they cost, and dates are elements that the script writes in local time.
func TestCostOfVacation(t *testing.T) {
	h := newHarness(t)
	ann := h.browser()
	ann.logIn("Ann", h.account("Ann")[0])
	ann.get("/me")
	p := ann.press("Begin the vacation now", "days", "5")
	if !p.has("Your vacation has begun. Besides it you have 25 days left this year.", "If you end the vacation now, 1 day of it counts, and you have 29 days left this year.", " UTC</time> at most.") {
		t.Errorf("after beginning it:\n%s", p.text)
	}
	if p := ann.press("End the vacation now"); !p.has("Your vacation has ended. You have 29 days left this year.", "Days (29 left this year)") {
		t.Errorf("after ending it:\n%s", p.text)
	}
	profile := ann.get("/@/Ann")
	if !profile.has("Member since <time datetime=", " data-day>", "(UTC)</time>", `as others see it. <a href="/me">Your account</a>`) {
		t.Errorf("the profile:\n%s", profile.text)
	}
}

// A report needs a sentence or a line of chat. People who have blocked each other cannot follow each other.
func TestReportsAndFollowsOfPlayers(t *testing.T) {
	h := newHarness(t)
	ann, bob := h.browser(), h.browser()
	ann.logIn("Ann", h.account("Ann")[0])
	bob.logIn("Bob", h.account("Bob")[0])
	at := h.begin(ann, bob, "ki-shogi", "clock", "5+5", "public", "yes")
	ann.get("/@/Bob")
	ann.press("Follow")
	bob.get("/@/Ann")
	if p := bob.press("Follow"); !p.has("Stop following") {
		t.Fatalf("Bob cannot follow Ann:\n%s", p.text)
	}
	if p := ann.get("/@/Bob"); !p.has(">Continue</a>") || p.has(">Watch</a>") {
		t.Errorf("Ann is to watch her own game:\n%s", p.text)
	}
	if p := h.browser().get("/@/Bob"); !p.has(">Watch</a>") {
		t.Errorf("strangers cannot watch:\n%s", p.text)
	}
	ann.get(at + "/player/second")
	if p := ann.press("Report", "category", "chat"); p.status != 422 || !p.has("write a sentence, or choose a line of chat") {
		t.Errorf("an empty report: %d\n%s", p.status, p.text)
	}
	if p := ann.press("Report", "category", "chat", "text", "It was rude."); !p.has("Reported. A moderator will read it.", `tabindex="-1" autofocus`) {
		t.Errorf("a report: %d\n%s", p.status, p.text)
	}
	ann.press("Block Bob")
	for name, b := range map[string]*browser{"Bob": ann, "Ann": bob} {
		if p := b.get("/@/" + name); p.has("ollow") {
			t.Errorf("the profile of %s lets somebody follow who is blocked:\n%s", name, p.text)
		}
		if p := b.send(shownForm{action: "/@/" + name + "/follow", method: "post"}, "follow", "yes"); p.status != 403 || !p.has("you two do not follow each other") && !p.has("You two do not follow each other") {
			t.Errorf("following %s: %d\n%s", name, p.status, p.text)
		}
		if p := b.get("/me"); p.has("Players you follow") {
			t.Errorf("%s is still followed:\n%s", name, p.text)
		}
	}
	ann.get(at + "/player/second")
	ann.press("Unblock")
	if p := bob.get("/@/Ann"); !p.has(`value="yes">Follow`) {
		t.Errorf("after the block:\n%s", p.text)
	}
}

// A rated game that ends before both have played says so, and why, and that it is not rated.
func TestAbortedRatedGame(t *testing.T) {
	h := newHarness(t)
	ann, bob := h.browser(), h.browser()
	ann.logIn("Ann", h.account("Ann")[0])
	bob.logIn("Bob", h.account("Bob")[0])
	at := h.begin(ann, bob, "ki-shogi", "clock", "5+5", "rated", "rated")
	ann.press("Yes, cancel the game")
	text := "The game was cancelled. Nobody has won. At least one player had not played a turn yet. A player cancelled the game, or did not begin in time. The game does not count for the ratings."
	if p := bob.get(at); !p.has(text) {
		t.Errorf("the other player reads\n%s", p.text)
	}
}

// German says one thing by one name, and nothing of it in English.
func TestOneNameForSpeeds(t *testing.T) {
	h := newHarness(t)
	b := h.browser()
	for path, want := range map[string]string{"/lobby": `<option value="days">Fernpartie</option>`, "/new?game=ki-shogi": "Ohne Uhr wird sie als Fernpartie gewertet, und wer 30 Tage lang wegbleibt"} {
		if p := b.in("de", path); !p.has(want) || strings.Contains(p.text, "Über Tage") {
			t.Errorf("%s:\n%s", path, p.text)
		}
	}
}
