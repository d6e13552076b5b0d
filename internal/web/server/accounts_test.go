package server

import (
	"bufio"
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"
	"github.com/descope/virtualwebauthn"

	"github.com/teahouse-games/teahouse/internal/service/retention"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite"
	"github.com/teahouse-games/teahouse/internal/testing/passkey"
	"github.com/teahouse-games/teahouse/internal/web/account"
)

// passkeyURL is the address of a service at which browsers make passkeys.
func (r *running) passkeyURL() string {
	return strings.Replace(r.URL(), "127.0.0.1", "localhost", 1)
}

// makeAccount makes a guest with a name, their account with a passkey, and their recovery codes.
func (b *browser) makeAccount(name string) (codes []string) {
	b.t.Helper()
	var me struct{ ID string }
	b.must(http.MethodPost, "api/me", object{"name": "Guest " + name}, &me)
	var q struct {
		Ceremony string
		Options  json.RawMessage
	}
	b.must(http.MethodPost, "api/account/passkeys/challenge", object{"name": name}, &q)
	options, err := virtualwebauthn.ParseAttestationOptions(string(q.Options))
	if err != nil {
		b.t.Fatal(err)
	}
	device := virtualwebauthn.NewAuthenticatorWithOptions(virtualwebauthn.AuthenticatorOptions{UserHandle: []byte(me.ID)})
	site := virtualwebauthn.RelyingParty{ID: "localhost", Name: "Teahouse", Origin: strings.TrimSuffix(b.url, "/")}
	answer := virtualwebauthn.CreateAttestationResponse(site, device, passkey.New(b.t), *options)
	b.must(http.MethodPost, "api/account/passkeys", object{"ceremony": q.Ceremony, "answer": json.RawMessage(answer)}, nil)
	var made struct{ Codes []string }
	b.must(http.MethodPost, "api/account/recovery-codes", nil, &made)
	return made.Codes
}

// cookies are those that the browser sends.
func (b *browser) cookies() http.Header {
	header := http.Header{}
	for _, c := range b.http.Jar.Cookies(mustParse(b.t, b.url)) {
		header.Add("Cookie", c.String())
	}
	return header
}

// watch opens a live connection to a match and returns what it ends with.
func (b *browser) watch(ctx context.Context, match string) (ended <-chan websocket.StatusCode) {
	b.t.Helper()
	conn, _, err := websocket.Dial(ctx, b.url+"api/matches/"+match+"/live", &websocket.DialOptions{HTTPHeader: b.cookies()}) //nolint:bodyclose // the library has closed it
	if err != nil {
		b.t.Fatal(err)
	}
	if err := conn.Write(ctx, websocket.MessageText, []byte(`{"type":"hello","protocol":1,"client":"lost","after":0,"lines":0}`)); err != nil {
		b.t.Fatal(err)
	}
	if _, _, err := conn.Read(ctx); err != nil {
		b.t.Fatal(err)
	}
	end := make(chan websocket.StatusCode, 1)
	go func() {
		for {
			if _, _, err := conn.Read(ctx); err != nil {
				end <- websocket.CloseStatus(err)
				return
			}
		}
	}()
	return end
}

// follow opens a stream of the events of a match and returns its last line.
func (b *browser) follow(ctx context.Context, match string) (last <-chan string) {
	b.t.Helper()
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, b.url+"api/matches/"+match+"/events?follow=true", nil)
	if err != nil {
		b.t.Fatal(err)
	}
	answer, err := (&http.Client{Jar: b.http.Jar, Transport: b.http.Transport}).Do(r) //nolint:bodyclose // it is closed at the end of the stream
	if err != nil {
		b.t.Fatal(err)
	}
	end := make(chan string, 1)
	go func() {
		defer func() { _ = answer.Body.Close() }()
		line := ""
		for s := bufio.NewScanner(answer.Body); s.Scan(); {
			line = s.Text()
		}
		end <- line
	}()
	return end
}

// After a session was ended, perhaps because of a lost device, nobody plays or follows on with it. Other sessions go on.
func TestEndedSessionClosesItsConnections(t *testing.T) {
	s := start(t, config(t))
	laptop, phone := visit(t, s.passkeyURL()), visit(t, s.passkeyURL())
	codes := laptop.makeAccount("Ann")
	phone.must(http.MethodPost, "api/login/recovery", object{"name": "Ann", "code": codes[0]}, nil)
	match := laptop.order("ki-shogi", "", "me", "me")
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Second)
	defer cancel()
	here, there, stream := laptop.watch(ctx, match), phone.watch(ctx, match), phone.follow(ctx, match)
	laptop.must(http.MethodDelete, "api/account/sessions", nil, &struct{}{})
	if code := <-there; code != 4008 {
		t.Errorf("the socket of the session ends with %d", code)
	}
	if line := <-stream; !strings.Contains(line, `"code":"logged-out"`) {
		t.Errorf("the stream of the session ends with %s", line)
	}
	select {
	case code := <-here:
		t.Errorf("the socket of the other session ends with %d", code)
	case <-time.After(100 * time.Millisecond):
	}
	laptop.must(http.MethodPost, "api/logout", nil, nil)
	if code := <-here; code != 4008 {
		t.Errorf("the socket of the browser that logs out ends with %d", code)
	}
}

// When its time of grace is over, a deleted account leaves no trace of its name in any table of the database, where that of another account is found: not in
// its matches and what was written there either.
func TestDeletedAccountLeavesNoName(t *testing.T) {
	c := config(t)
	c.Memory, c.Data = false, t.TempDir()
	s := start(t, c)
	ann := visit(t, s.passkeyURL())
	ann.makeAccount("Quendolyn")
	addExternalLogin(t, s, ann, "quendolyn-elsewhere")
	match := ann.order("ki-shogi", "", "me", "me")
	ann.must(http.MethodPost, "api/matches/"+match+"/commands", object{
		"client": "test", "id": "1", "expect": -1, "as": "first", "command": object{"kind": "say", "text": "Hello."},
	}, nil)
	ann.must(http.MethodPut, "api/account/name", object{"name": "Quendolyna"}, &struct{}{})
	ann.must(http.MethodDelete, "api/account", nil, nil)
	bea := visit(t, s.passkeyURL())
	bea.makeAccount("Beatrix")
	addExternalLogin(t, s, bea, "beatrix-elsewhere")
	later := retention.Task{Config: s.app.retention.Config}
	later.Now = func() time.Time { return time.Now().Add(account.EraseAfter + time.Hour) }
	later.Pass(t.Context())
	s.stop(t)
	database, err := sql.Open("sqlite", filepath.Join(c.Data, sqlite.FileName))
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = database.Close() }()
	found := map[string]bool{}
	for _, table := range dump(t, database, "SELECT name FROM sqlite_schema WHERE type = 'table'") {
		for _, row := range dump(t, database, `SELECT * FROM "`+table+`"`) {
			if strings.Contains(strings.ToLower(row), "quendolyn") {
				t.Errorf("%s has %s", table, row)
			}
			found[table] = found[table] || strings.Contains(strings.ToLower(row), "beatrix")
		}
	}
	if !found["people"] || !found["accounts"] || !found["external_logins"] {
		t.Errorf("the name of another account was found in %v", found)
	}
	again := start(t, c)
	answer := readText(t, again.URL()+"match/"+match)
	if !strings.Contains(answer, store.FormerPlayer) || !strings.Contains(answer, "Hello.") {
		t.Errorf("the match afterwards:\n%s", answer)
	}
}

// addExternalLogin stores a login at another site of the owner of an account.
func addExternalLogin(t *testing.T, s *running, owner *browser, subject string) {
	t.Helper()
	var me struct{ ID string }
	owner.must(http.MethodGet, "api/me", nil, &me)
	l := store.ExternalLogin{Issuer: "https://accounts.example", Subject: subject, Person: me.ID, Label: subject + "@example.org", Created: time.Now()}
	if err := s.app.store.AddExternalLogin(t.Context(), l); err != nil {
		t.Fatal(err)
	}
}

// readText returns what is at an address.
func readText(t *testing.T, address string) string {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, address, nil)
	if err != nil {
		t.Fatal(err)
	}
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = answer.Body.Close() }()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// dump returns the rows of a query as texts.
func dump(t *testing.T, database *sql.DB, query string) (lines []string) {
	t.Helper()
	rows, err := database.QueryContext(t.Context(), query)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = rows.Close() }()
	columns, err := rows.Columns()
	if err != nil {
		t.Fatal(err)
	}
	for rows.Next() {
		texts := make([]sql.NullString, len(columns))
		targets := make([]any, len(columns))
		for i := range texts {
			targets[i] = &texts[i]
		}
		if err := rows.Scan(targets...); err != nil {
			t.Fatal(err)
		}
		var cells []string
		for _, text := range texts {
			cells = append(cells, text.String)
		}
		lines = append(lines, strings.Join(cells, "|"))
	}
	if err := rows.Err(); err != nil {
		t.Fatal(err)
	}
	return lines
}

// Passkeys belong to the public address, or to localhost on a machine of one's own. An address of numbers has none, and all else works.
func TestPasskeysByAddress(t *testing.T) {
	type info struct {
		Passkeys struct {
			Available       bool
			Reason, Address string
		}
	}
	for public, available := range map[string]bool{"": true, "http://localhost:1": true, "http://127.0.0.1:1": false} {
		c := config(t)
		c.PublicURL = public
		s := start(t, c)
		address := fmt.Sprintf("http://localhost:%s/", mustParse(t, "http://"+s.Addr().String()).Port())
		if !available {
			address = fmt.Sprintf("http://%s/", s.Addr())
		}
		var got info
		b := visit(t, address)
		b.must(http.MethodGet, "api/account", nil, &got)
		if got.Passkeys.Available != available || available == (got.Passkeys.Reason != "") {
			t.Errorf("with the public URL %q: %+v", public, got)
		}
		if !available {
			if status, err := b.send(http.MethodPost, "api/account/passkeys/challenge", object{}, nil); status != http.StatusConflict {
				t.Errorf("with the public URL %q: %d %v", public, status, err)
			}
		}
		b.must(http.MethodPost, "api/me", object{"name": "Ann"}, nil)
	}
	s := start(t, config(t))
	var got info
	visit(t, s.URL()).must(http.MethodGet, "api/account", nil, &got)
	if got.Passkeys.Available || got.Passkeys.Address+"/" != s.passkeyURL() {
		t.Errorf("at %s: %+v", s.URL(), got)
	}
}
