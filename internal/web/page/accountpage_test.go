package page_test

import (
	"github.com/teahouse-games/teahouse/internal/web/account"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"
	"time"
)

// account makes an account and returns its recovery codes.
func (h *harness) account(name string) []string {
	h.t.Helper()
	guest, err := h.guests.PersonOrGuest(httptest.NewRecorder(), httptest.NewRequest(http.MethodGet, "/", nil))
	if err != nil {
		h.t.Fatal(err)
	}
	if _, err := h.accounts.Logins().CreateAccount(h.t.Context(), guest.ID, name); err != nil {
		h.t.Fatal(err)
	}
	return h.codesOf(guest.ID)
}

// moreCodes makes further recovery codes of an account.
func (h *harness) moreCodes(name string) []string {
	h.t.Helper()
	found, err := h.store.AccountByKey(h.t.Context(), account.NameKey(name))
	if err != nil {
		h.t.Fatal(err)
	}
	return h.codesOf(found.Person)
}

func (h *harness) codesOf(person string) []string {
	h.t.Helper()
	codes, err := h.accounts.Logins().MakeRecoveryCodes(h.t.Context(), person)
	if err != nil {
		h.t.Fatal(err)
	}
	return codes
}

// logIn logs a browser in with a recovery code.
func (b *browser) logIn(name, code string) *shownPage {
	b.t.Helper()
	b.get("/me")
	return b.press("Log in", "name", name, "code", code)
}

// has reports whether a page says all of these.
func (p *shownPage) has(texts ...string) bool {
	for _, text := range texts {
		if !strings.Contains(p.text, text) {
			return false
		}
	}
	return true
}

// A recovery code logs in without script, once. A refusal is the same for a name that there is and for another one.
func TestLogInWithRecoveryCode(t *testing.T) {
	h := newHarness(t)
	codes := h.account("Ann")
	ann := h.browser()
	for _, wrong := range [][2]string{{"Ann", "abcd"}, {"Nobody", codes[0]}} {
		if p := ann.logIn(wrong[0], wrong[1]); p.status != 403 || !p.has("This name and this code do not belong together") {
			t.Errorf("%v: %d\n%s", wrong, p.status, p.text)
		}
	}
	if p := ann.logIn("ann", codes[0]); p.url.Path != "/games" || !p.has("<bdi>Ann</bdi>") {
		t.Errorf("after the login: %s\n%s", p.url, p.text)
	}
	if p := ann.get("/me"); !p.has("Your account was made just now.", "9 codes are left.", "this browser", "A login was refused.", "A recovery code was used.", "192.0.2.1/32") {
		t.Errorf("the account:\n%s", p.text)
	}
	if p := h.browser().logIn("Ann", codes[0]); p.status != 403 {
		t.Errorf("the code again: %d", p.status)
	}
	if p := ann.press("Log out"); p.url.Path != "/" || p.has("<bdi>Ann</bdi>") {
		t.Errorf("after the logout: %s\n%s", p.url, p.text)
	}
}

// A passkey is added after a login of the last ten minutes. Later the button leads to what confirms who somebody is.
func TestPasskeyNeedsFreshLogin(t *testing.T) {
	h := newHarness(t)
	codes := h.account("Ann")
	ann := h.browser()
	ann.logIn("Ann", codes[0])
	const begin, confirm = `data-passkey="add"`, `id="confirm"`
	if p := ann.get("/me?confirm=yes"); !p.has(begin) || p.has(confirm) {
		t.Errorf("after the login:\n%s", p.text)
	}
	h.passed.Store(int64(account.FreshLogin))
	if p := ann.get("/me"); p.has(begin) || p.has(confirm) {
		t.Errorf("later:\n%s", p.text)
	}
	if p := ann.press("Add a passkey"); !p.has(confirm, "Log in once more") {
		t.Errorf("the button leads to %s:\n%s", p.url, p.text)
	}
	if p := ann.press("Confirm with the code", "code", codes[1]); !p.has(begin) {
		t.Errorf("after the second login: %s\n%s", p.url, p.text)
	}
}

// New codes are in one answer only, and those from before are void.
func TestNewRecoveryCodesAreShownOnce(t *testing.T) {
	h := newHarness(t)
	old := h.account("Ann")
	ann := h.browser()
	ann.logIn("Ann", old[0])
	ann.get("/me")
	p := ann.press("Make new codes")
	codes := regexp.MustCompile(`<code>([a-z0-9-]{19})</code>`).FindAllStringSubmatch(p.text, -1)
	if len(codes) != len(old) {
		t.Fatalf("%d codes:\n%s", len(codes), p.text)
	}
	if p := ann.get("/me"); p.has(codes[0][1]) || !p.has("10 codes are left.") {
		t.Errorf("the page afterwards:\n%s", p.text)
	}
	if p := h.browser().logIn("Ann", old[1]); p.status != 403 {
		t.Errorf("an old code: %d", p.status)
	}
	if p := h.browser().logIn("Ann", codes[0][1]); p.url.Path != "/games" {
		t.Errorf("a new code: %d", p.status)
	}
}

// The owner ends the login of another browser, and then all others.
func TestEndLogins(t *testing.T) {
	h := newHarness(t)
	codes := h.account("Ann")
	here, lost, stolen := h.browser(), h.browser(), h.browser()
	for i, b := range []*browser{lost, stolen, here} {
		b.logIn("Ann", codes[i])
	}
	here.get("/me")
	if p := here.press("Log out there"); !p.has("A login was ended.") || strings.Count(p.text, "/end\"") != 2 {
		t.Errorf("after the first:\n%s", p.text)
	}
	if p := here.press("Log out everywhere else"); strings.Contains(p.text, "Log out there") {
		t.Errorf("after all:\n%s", p.text)
	}
	for _, b := range []*browser{lost, stolen} {
		if p := b.get("/me"); !p.has("Keep your games") {
			t.Errorf("it is still logged in:\n%s", p.text)
		}
	}
}

// A login within seven days keeps an account that was to be deleted. Afterwards nobody gets in, and its name is free.
func TestDeleteAccountOnPage(t *testing.T) {
	h := newHarness(t)
	codes := h.account("Ann")
	ann := h.browser()
	ann.logIn("Ann", codes[0])
	ann.get("/me")
	if p := ann.press("Delete my account"); p.url.Path != "/" {
		t.Errorf("after the deletion: %s", p.url)
	}
	if p := ann.logIn("Ann", codes[1]); p.status != 200 || !ann.get("/me").has("The account is not to be deleted any more.") {
		t.Errorf("a login within seven days: %d\n%s", p.status, p.text)
	}
	ann.press("Delete my account")
	due, err := h.store.AccountsToErase(t.Context(), time.Now().Add(account.EraseAfter), 10)
	if len(due) != 1 || err != nil {
		t.Fatalf("%v wait for their deletion, %v", due, err)
	}
	if err := h.store.EraseAccount(t.Context(), due[0], time.Now().Add(account.EraseAfter)); err != nil {
		t.Fatal(err)
	}
	if p := ann.logIn("Ann", codes[2]); p.status != 403 {
		t.Errorf("a login afterwards: %d", p.status)
	}
	h.account("Ann")
}

// What is for owners only is refused to guests.
func TestAccountFormsOfGuests(t *testing.T) {
	h := newHarness(t)
	h.account("Ann")
	guest := h.browser()
	for _, action := range []string{"/me/codes", "/me/address", "/me/address/remove", "/me/passkeys/AAAA/remove", "/me/sessions/AAAA/end", "/me/sessions/end", "/me/disable", "/me/delete"} {
		if p := guest.send(shownForm{action: action, method: "post"}); p.status != 401 {
			t.Errorf("%s: %d\n%s", action, p.status, p.text)
		}
	}
}

// A device is named by its browser and system.
func TestDevices(t *testing.T) {
	h := newHarness(t)
	codes := h.account("Ann")
	ann := h.browser()
	ann.Transport = userAgent{h, "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"}
	ann.logIn("Ann", codes[0])
	if p := ann.get("/me"); !p.has("Firefox on Linux") {
		t.Errorf("the page:\n%s", p.text)
	}
}
