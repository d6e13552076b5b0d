package api_test

import (
	"encoding/json"
	"errors"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/testing/passkey"
	"github.com/teahouse-games/teahouse/internal/web/account"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/descope/virtualwebauthn"

	"github.com/teahouse-games/teahouse/internal/web/api"
	"github.com/teahouse-games/teahouse/internal/web/guard"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// device is one with a fingerprint reader.
type device struct {
	virtualwebauthn.Authenticator
	key virtualwebauthn.Credential
}

var relyingParty = virtualwebauthn.RelyingParty{ID: "teahouse.example", Name: "Teahouse", Origin: origin}

// ceremony is the answer to a challenge.
type ceremony struct {
	Ceremony string
	Options  json.RawMessage
}

// register makes the passkey of a challenge on a new device.
func (q ceremony) register(t testing.TB, person string) (*device, json.RawMessage) {
	t.Helper()
	options, err := virtualwebauthn.ParseAttestationOptions(string(q.Options))
	if err != nil {
		t.Fatal(err)
	}
	d := &device{
		virtualwebauthn.NewAuthenticatorWithOptions(virtualwebauthn.AuthenticatorOptions{UserHandle: []byte(person)}),
		passkey.New(t),
	}
	d.AddCredential(d.key)
	return d, json.RawMessage(virtualwebauthn.CreateAttestationResponse(relyingParty, d.Authenticator, d.key, *options))
}

// login answers the challenge of a login.
func (d *device) login(t testing.TB, q ceremony) map[string]any {
	t.Helper()
	options, err := virtualwebauthn.ParseAssertionOptions(string(q.Options))
	if err != nil {
		t.Fatal(err)
	}
	return map[string]any{"ceremony": q.Ceremony, "answer": json.RawMessage(virtualwebauthn.CreateAssertionResponse(relyingParty, d.Authenticator, d.key, *options))}
}

// addPasskey makes a passkey, and an account if the client is a guest; without a name under that of the guest.
func (c *client) addPasskey(name string) *device {
	c.t.Helper()
	c.ask("GET", "/api/me", nil, 200, nil)
	var q ceremony
	request := map[string]any{}
	if name != "" {
		request["name"] = name
	}
	c.ask("POST", "/api/account/passkeys/challenge", request, 200, &q)
	d, answer := q.register(c.t, c.me().ID)
	c.ask("POST", "/api/account/passkeys", map[string]any{"ceremony": q.Ceremony, "label": "Phone", "answer": answer}, 201, nil)
	return d
}

// logIn logs a client in with a passkey.
func (c *client) logIn(d *device) {
	c.t.Helper()
	var q ceremony
	c.ask("POST", "/api/login/challenge", nil, 200, &q)
	c.ask("POST", "/api/login", d.login(c.t, q), 200, nil)
}

func (c *client) me() (me api.PersonInfo) {
	c.t.Helper()
	c.ask("GET", "/api/me", nil, 200, &me)
	return me
}

func (c *client) info() (s api.SenderInfo) {
	c.t.Helper()
	c.ask("GET", "/api/account", nil, 200, &s)
	return s
}

// audit is the kinds of what happened to the account of a client, the newest first.
func (c *client) audit() string {
	c.t.Helper()
	var list struct{ Entries []api.AuditInfo }
	c.ask("GET", "/api/account/audit", nil, 200, &list)
	var kinds []string
	for _, e := range list.Entries {
		kinds = append(kinds, string(e.Kind))
		if e.Address != "192.0.2.1/32" && e.By == "" || e.At.IsZero() {
			c.t.Errorf("the entry %+v", e)
		}
	}
	return strings.Join(kinds, " ")
}

// A guest makes an account with a passkey, stays who they are here and in other browsers, and nobody comes in with a cookie of the guest.
func TestGuestMakesAccount(t *testing.T) {
	h := open(t)
	laptop := h.named("Ann")
	before := laptop.me()
	copied := *laptop
	if s := laptop.info(); s.Account != nil || !s.Passkeys.Available || !s.Mail.Available {
		t.Errorf("a guest is %+v", s)
	}
	d := laptop.addPasskey("Anna Lee")
	if me := laptop.me(); me.ID != before.ID || me.Name != "Anna Lee" || strings.Contains(laptop.cookie, "teahouse=") {
		t.Errorf("%+v became %+v with the cookies %s", before, me, laptop.cookie)
	}
	if s := laptop.info(); s.Account == nil || s.Account.Passkeys != 1 {
		t.Errorf("the owner is %+v", s)
	}
	if me := copied.me(); me.Known {
		t.Errorf("the cookie of the guest is that of %+v", me)
	}
	phone := h.client()
	phone.logIn(d)
	if me := phone.me(); me.ID != before.ID {
		t.Errorf("the phone is %+v", me)
	}
	if kinds := laptop.audit(); kinds != "login passkey-added account-made" {
		t.Errorf("the audit is %s", kinds)
	}
	phone.ask("POST", "/api/logout", nil, 204, nil)
	if me := phone.me(); me.Known || phone.cookie != "" {
		t.Errorf("after the logout: %+v, %q", me, phone.cookie)
	}
}

// The name of an account is checked before the passkey is made. Without one it is that of the guest.
func TestNameOfAccount(t *testing.T) {
	h := open(t)
	h.named("Ann").addPasskey("Paul")
	bea := h.named("Bea")
	for _, name := range []string{"PauI", "Admin", "♥", "", " "} {
		if p := bea.refused("POST", "/api/account/passkeys/challenge", map[string]any{"name": name}, 422, problem.Invalid); p.Faults[0].Field != "name" {
			t.Errorf("%s: %+v", name, p)
		}
	}
	bea.addPasskey("")
	if me := bea.me(); me.Name != "Bea" {
		t.Errorf("it is %+v", me)
	}
	bea.refused("PUT", "/api/account/name", map[string]any{"name": "Pau1"}, 422, problem.Invalid)
	bea.refused("POST", "/api/me", map[string]any{"name": "Pau1"}, 422, problem.Invalid)
	bea.ask("PUT", "/api/account/name", map[string]any{"name": "Beate"}, 200, nil)
	if me := bea.me(); me.Name != "Beate" {
		t.Errorf("renamed, it is %+v", me)
	}
}

// A login gives a browser a new token: nobody who has planted or stolen the one from before gets in with it.
func TestTokenIsRotatedAtLogin(t *testing.T) {
	h := open(t)
	ann, mallory := h.named("Ann"), h.named("Mallory")
	d := ann.addPasskey("")
	mallory.addPasskey("")
	victim := h.client()
	victim.cookie = mallory.cookie
	victim.logIn(d)
	if victim.cookie == mallory.cookie || victim.me().ID != ann.me().ID {
		t.Errorf("the cookie after the login is %s, the person %+v", victim.cookie, victim.me())
	}
	if me := mallory.me(); me.Known {
		t.Errorf("the planted cookie is that of %+v", me)
	}
}

// An answer counts once, and for the browser that has the secret of its ceremony.
func TestReplayedChallenge(t *testing.T) {
	h := open(t)
	ann := h.named("Ann")
	d := ann.addPasskey("")
	var q, other ceremony
	phone := h.client()
	phone.ask("POST", "/api/login/challenge", nil, 200, &q)
	answer := d.login(t, q)
	phone.ask("POST", "/api/login", answer, 200, nil)
	thief := h.client()
	thief.refused("POST", "/api/login", answer, 410, problem.LoginExpired)
	thief.ask("POST", "/api/login/challenge", nil, 200, &other)
	answer["ceremony"] = other.Ceremony
	thief.refused("POST", "/api/login", answer, 403, problem.LoginFailed)
	thief.ask("POST", "/api/login/challenge", nil, 200, &other)
	thief.refused("POST", "/api/login", map[string]any{"ceremony": other.Ceremony, "answer": map[string]any{}}, 403, problem.LoginFailed)
	if thief.cookie != "" {
		t.Errorf("the thief has the cookie %s", thief.cookie)
	}
	if kinds := ann.audit(); kinds != "login-failed login passkey-added account-made" {
		t.Errorf("the audit is %s", kinds)
	}
	stranger := h.named("Eve")
	stranger.ask("POST", "/api/account/passkeys/challenge", map[string]any{}, 200, &q)
	_, made := q.register(t, stranger.me().ID)
	ann.refused("POST", "/api/account/passkeys", map[string]any{"ceremony": q.Ceremony, "answer": made}, 410, problem.LoginExpired)
}

// Pages of other sites neither log anybody in or out, nor change an account.
func TestAccountsAndOtherSites(t *testing.T) {
	h := open(t)
	ann := h.named("Ann")
	ann.addPasskey("")
	for path, item := range h.described.Paths {
		if !strings.HasPrefix(path, "/api/account") && !strings.HasPrefix(path, "/api/log") {
			continue
		}
		for method, op := range operations(item) {
			if op == nil || method == http.MethodGet {
				continue
			}
			for _, header := range []http.Header{{"Sec-Fetch-Site": {"cross-site"}}, {"Origin": {"https://evil.example"}}} {
				r, data := ann.send(method, withBody{path: path}.at(""), nil, header)
				if r.StatusCode != http.StatusForbidden || !strings.Contains(string(data), "/problems/forbidden") {
					t.Errorf("%s %s: %d %s", method, path, r.StatusCode, data)
				}
			}
		}
	}
	if s := ann.info(); s.Account == nil {
		t.Error("something has happened to the account")
	}
}

// What is for the owner of an account is refused to guests and to strangers.
func TestOnlyForOwners(t *testing.T) {
	h := open(t)
	for name, c := range map[string]*client{"guest": h.named("Ann"), "stranger": h.client()} {
		for _, path := range []string{"GET passkeys", "GET sessions", "DELETE sessions", "GET audit", "GET recovery-codes", "POST recovery-codes", "POST disable"} {
			method, rest, _ := strings.Cut(path, " ")
			if p := c.refused(method, "/api/account/"+rest, nil, 401, problem.NotLoggedIn); p.Title == "" {
				t.Errorf("%s: %+v", name, p)
			}
		}
		c.refused("DELETE", "/api/account", nil, 401, problem.NotLoggedIn)
	}
}

// The owner sees their sessions and ends them: a stolen cookie is void then. They end no session of somebody else.
func TestSessions(t *testing.T) {
	h := open(t)
	ann, bea := h.named("Ann"), h.named("Bea")
	d := ann.addPasskey("")
	bea.addPasskey("")
	stolen, phone := h.client(), h.client()
	stolen.logIn(d)
	phone.logIn(d)
	sessionsOf := func(c *client) (others []string) {
		var list struct{ Sessions []api.LoginSessionInfo }
		c.ask("GET", "/api/account/sessions", nil, 200, &list)
		current := 0
		for _, s := range list.Sessions {
			if s.Current {
				current++
				continue
			}
			others = append(others, s.ID)
		}
		if current != 1 {
			t.Errorf("%d sessions are that of the request", current)
		}
		return others
	}
	others := sessionsOf(ann)
	if len(others) != 2 {
		t.Fatalf("the other sessions are %v", others)
	}
	bea.refused("DELETE", "/api/account/sessions/"+others[0], nil, 404, problem.NotFound)
	ann.ask("DELETE", "/api/account/sessions/"+others[0], nil, 204, nil)
	ann.refused("DELETE", "/api/account/sessions/"+others[0], nil, 404, problem.NotFound)
	if stolen.me().Known == phone.me().Known {
		t.Error("one of the two sessions has ended")
	}
	var ended struct{ Ended int }
	ann.ask("DELETE", "/api/account/sessions", nil, 200, &ended)
	if ended.Ended != 1 || stolen.me().Known || phone.me().Known || !ann.me().Known || len(sessionsOf(ann)) != 0 {
		t.Errorf("%d others have ended", ended.Ended)
	}
	stolen.refused("DELETE", "/api/account", nil, 401, problem.NotLoggedIn)
	if kinds := ann.audit(); !strings.HasPrefix(kinds, "session-revoked session-revoked login login") {
		t.Errorf("the audit is %s", kinds)
	}
}

// A passkey can be labelled and removed, but for the last one without recovery codes.
func TestPasskeys(t *testing.T) {
	h := open(t)
	ann, bea := h.named("Ann"), h.named("Bea")
	first := ann.addPasskey("")
	bea.addPasskey("")
	second := ann.addPasskey("ignored")
	var list struct{ Passkeys []api.PasskeyInfo }
	ann.ask("GET", "/api/account/passkeys", nil, 200, &list)
	if len(list.Passkeys) != 2 || list.Passkeys[0].Label != "Phone" || ann.me().Name != "Ann" {
		t.Fatalf("passkeys: %+v", list)
	}
	at := "/api/account/passkeys/" + list.Passkeys[0].ID
	ann.ask("PATCH", at, map[string]any{"label": "Lapto\x00p"}, 204, nil)
	bea.refused("PATCH", at, map[string]any{"label": "Mine"}, 404, problem.NotFound)
	bea.refused("DELETE", at, nil, 404, problem.NotFound)
	ann.ask("GET", "/api/account/passkeys", nil, 200, &list)
	if list.Passkeys[0].Label != "Laptop" {
		t.Errorf("the label is %q", list.Passkeys[0].Label)
	}
	ann.ask("DELETE", at, nil, 204, nil)
	var q ceremony
	c := h.client()
	c.ask("POST", "/api/login/challenge", nil, 200, &q)
	c.refused("POST", "/api/login", first.login(t, q), 403, problem.LoginFailed)
	c.logIn(second)
	at = "/api/account/passkeys/" + list.Passkeys[1].ID
	ann.refused("DELETE", at, nil, 409, problem.LastLogin)
	ann.ask("POST", "/api/account/recovery-codes", nil, 201, nil)
	ann.ask("DELETE", at, nil, 204, nil)
	if kinds := ann.audit(); !strings.HasPrefix(kinds, "passkey-removed recovery-codes-made login passkey-removed passkey-added") {
		t.Errorf("the audit is %s", kinds)
	}
}

// A recovery code logs its owner in once. A refusal does not reveal whether there is an account.
func TestRecoveryCodes(t *testing.T) {
	h := open(t)
	ann := h.named("Ann")
	ann.addPasskey("")
	var void, good struct{ Codes []string }
	ann.ask("POST", "/api/account/recovery-codes", nil, 201, &void)
	ann.ask("POST", "/api/account/recovery-codes", nil, 201, &good)
	attempt := func(name, code string) map[string]any { return map[string]any{"name": name, "code": code} }
	phone := h.client()
	phone.ask("POST", "/api/login/recovery", attempt(" ann", strings.ToUpper(good.Codes[0])), 200, nil)
	var left struct{ Left int }
	phone.ask("GET", "/api/account/recovery-codes", nil, 200, &left)
	if left.Left != 9 || phone.me().ID != ann.me().ID {
		t.Errorf("%d codes are left of %+v", left.Left, phone.me())
	}
	thief := h.client()
	var answers []string
	for _, wrong := range []map[string]any{attempt("Ann", good.Codes[0]), attempt("Ann", void.Codes[1]), attempt("Ann", "x"), attempt("Nobody", good.Codes[1])} {
		var text string
		thief.ask("POST", "/api/login/recovery", wrong, 403, &text)
		answers = append(answers, text)
	}
	for _, text := range answers {
		if text != answers[0] {
			t.Errorf("the answers differ: %s and %s", text, answers[0])
		}
	}
	if kinds := ann.audit(); !strings.HasPrefix(kinds, "login-failed login-failed login-failed recovery-code-used recovery-codes-made recovery-codes-made") {
		t.Errorf("the audit is %s", kinds)
	}
}

// Wrong logins of a day do not push older entries out of the audit of an account.
func TestAuditOfManyWrongLogins(t *testing.T) {
	h := open(t)
	ann := h.named("Ann")
	ann.addPasskey("")
	thief := h.client()
	wrong := func(times int) {
		for range times {
			thief.ask("POST", "/api/login/recovery", map[string]any{"name": "Ann", "code": "x"}, 403, nil)
		}
	}
	wrong(12)
	failed := func() int { return strings.Count(ann.audit(), "login-failed") }
	if n := failed(); n != 10 {
		t.Errorf("%d refused logins were recorded on the first day", n)
	}
	ann.ask("POST", "/api/account/recovery-codes", nil, 201, nil)
	wrong(1)
	if n := failed(); n != 11 {
		t.Errorf("%d refused logins were recorded after another entry", n)
	}
}

// A disabled account is logged out everywhere, and enabled by the next login. A deleted one is too for seven days, and then erased.
func TestDisableAndDelete(t *testing.T) {
	h := open(t)
	ann, phone := h.named("Ann"), h.client()
	d := ann.addPasskey("")
	phone.logIn(d)
	id := ann.me().ID
	ann.ask("POST", "/api/account/disable", nil, 204, nil)
	if ann.me().Known || phone.me().Known || ann.cookie != "" {
		t.Error("a disabled account is logged in")
	}
	phone.logIn(d)
	if phone.me().ID != id || !strings.HasPrefix(phone.audit(), "login enabled disabled") {
		t.Errorf("the audit is %s", phone.audit())
	}
	phone.ask("DELETE", "/api/account", nil, 204, nil)
	if phone.me().Known {
		t.Error("a deleted account is logged in")
	}
	if err := h.store.EraseAccount(t.Context(), id, time.Now()); !errors.Is(err, store.ErrChanged) {
		t.Errorf("erased at once: %v", err)
	}
	phone.logIn(d) // which cancels it
	if phone.me().ID != id || !strings.HasPrefix(phone.audit(), "login deletion-cancelled deletion-asked") {
		t.Errorf("the audit is %s", phone.audit())
	}
	if due, err := h.store.AccountsToErase(t.Context(), time.Now().Add(365*24*time.Hour), 10); len(due) > 0 || err != nil {
		t.Errorf("%v wait for their deletion, %v", due, err)
	}
	phone.ask("DELETE", "/api/account", nil, 204, nil)
	if err := h.store.EraseAccount(t.Context(), id, time.Now().Add(account.EraseAfter)); err != nil {
		t.Fatal(err)
	}
	var q ceremony
	phone.ask("POST", "/api/login/challenge", nil, 200, &q)
	phone.refused("POST", "/api/login", d.login(t, q), 403, problem.LoginFailed)
	h.named("Bea").addPasskey("Ann") // the name is free again
}

// The export has the account, what happened to it, the matches and what the person wrote there, and no secret.
func TestExport(t *testing.T) {
	h := open(t)
	ann, bea := h.named("Ann"), h.named("Bea")
	id := ann.create("me", "open").Match
	bea.ask("POST", "/api/matches/"+id+"/seats/second", nil, 200, nil)
	ann.ask("POST", "/api/matches/"+id+"/commands", command("1", -1, "say", "text", "Hello Bea"), 200, nil)
	bea.ask("POST", "/api/matches/"+id+"/commands", command("1", -1, "say", "text", "Hello Ann"), 200, nil)
	ann.addPasskey("")
	var codes struct{ Codes []string }
	ann.ask("POST", "/api/account/recovery-codes", nil, 201, &codes)
	var text string
	r := ann.ask("GET", "/api/account/export", nil, 200, &text)
	if got := r.Header.Get("Content-Disposition"); got != `attachment; filename="teahouse.json"` {
		t.Errorf("it is not a file: %s", got)
	}
	var export api.PersonExport
	if err := json.Unmarshal([]byte(text), &export); err != nil {
		t.Fatal(err)
	}
	if export.Account == nil || len(export.Passkeys) != 1 || len(export.Sessions) != 1 || len(export.Audit) != 3 || len(export.Matches) != 1 || !export.Complete {
		t.Errorf("the export is %s", text)
	}
	if chat := export.Matches[0].Chat; len(chat) != 1 || chat[0].Text != "Hello Bea" {
		t.Errorf("the chat is %+v", chat)
	}
	_, token, _ := strings.Cut(ann.cookie, "=")
	if strings.Contains(text, token) || strings.Contains(text, codes.Codes[0]) {
		t.Error("the export has a secret")
	}
	h.client().refused("GET", "/api/account/export", nil, 401, problem.NoIdentity)
	bea.ask("GET", "/api/account/export", nil, 200, &export)
	if len(export.Matches) != 1 {
		t.Errorf("the export of a guest is %+v", export)
	}
}

// The answer at an address for which browsers make no passkeys has the address for which they do.
func TestPasskeysElsewhere(t *testing.T) {
	h := open(t)
	ann := h.named("Ann")
	ann.host = "127.0.0.1"
	if s := ann.info(); s.Passkeys.Available || s.Passkeys.Address != origin || !strings.Contains(s.Passkeys.Reason, origin) {
		t.Errorf("passkeys: %+v", s.Passkeys)
	}
	for _, path := range []string{"/api/account/passkeys/challenge", "/api/login/challenge"} {
		if p := ann.refused("POST", path, map[string]any{}, 409, problem.NoPasskeys); !strings.Contains(p.Detail, origin) {
			t.Errorf("%s: %+v", path, p)
		}
	}
}

// Logins of one address are limited.
func TestLoginsAreLimited(t *testing.T) {
	limits := guard.Default()
	limits.Costs = map[guard.RequestKind]guard.KindRates{guard.KindLogin: {Address: guard.Rate{Burst: 2, PerSecond: 0.001}}}
	h, _ := openFaulty(t, limits)
	for _, status := range []int{200, 200, 429} {
		h.client().ask("POST", "/api/login/challenge", nil, status, nil)
	}
	h.client().ask("POST", "/api/login/recovery", map[string]any{"name": "Ann", "code": "x"}, 429, nil)
	h.client().ask("POST", "/api/logout", nil, 204, nil)
}
