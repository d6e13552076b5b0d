package page_test

import "testing"

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
		if p := b.send(shownForm{action: "/@/" + name + "/follow", method: "post"}, "follow", "yes"); p.status != 403 || !p.has("ou two cannot follow each other: one of you has blocked the other") {
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
