package page_test

import "testing"

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
