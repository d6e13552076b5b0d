package server

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"
)

// variable is what differs from one request for the same thing to the next: numbers, random names and the words for how long ago something was.
var variable = regexp.MustCompile(`nonce="[^"]*"|[A-Z2-7]{26}|[0-9]+|[A-Za-z0-9_-]{32,}|T[0-9:.]+Z`)

// pagesOfAMatch are the pages that show something of a match, besides those of the API.
var pagesOfAMatch = []string{"", "match/{match}", "match/{match}/1", "match/{match}/record", "embed/match/{match}/1", "review", "games", "me", "settings", "new"}

// readablePaths returns all paths of the interface that can be read, with the match in them.
func readablePaths(t *testing.T, b *browser, id string) []string {
	t.Helper()
	var described struct {
		Paths map[string]map[string]json.RawMessage
	}
	b.must("GET", "api/openapi.json", nil, &described)
	paths := slices.Clone(pagesOfAMatch)
	for path, methods := range described.Paths {
		if _, ok := methods["get"]; ok {
			paths = append(paths, strings.TrimPrefix(path, "/"))
		}
	}
	slices.Sort(paths)
	values := strings.NewReplacer("{match}", id, "{game}", "ki-shogi", "{format}", "json", "{seat}", "first", "{n}", "1", "{turn}", "1", "{turns}", "2")
	for i := range paths {
		paths[i] = values.Replace(paths[i])
	}
	return paths
}

// text reads a path as a person sees it. A stream is read for a moment.
func (b *browser) text(path string) (status int, body string) {
	b.t.Helper()
	r, err := http.NewRequestWithContext(b.t.Context(), http.MethodGet, b.url+path, nil)
	if err != nil {
		b.t.Fatal(err)
	}
	answer, err := b.http.Do(r)
	if err != nil {
		b.t.Fatal(err)
	}
	defer func() { _ = answer.Body.Close() }()
	data, _ := io.ReadAll(answer.Body)
	return answer.StatusCode, string(data)
}

// seen returns all that a person sees on paths, without what varies.
func (b *browser) seen(paths []string, id string) map[string]string {
	b.t.Helper()
	all := map[string]string{}
	for _, path := range paths {
		if strings.HasSuffix(path, "/live") || path == "api/public" {
			continue // the connection is followed on its own
		}
		status, text := b.text(path)
		all[path] = fmt.Sprint(status, " ", variable.ReplaceAllString(text, "#"))
	}
	_, all["the stream"] = b.text("api/matches/" + id + "/events?after=0")
	all["the stream"] = variable.ReplaceAllString(all["the stream"], "#")
	return all
}

// An opponent and a stranger see the same, on every page and path of the interface, whether a player has decided something ahead of time
// or not. They cannot read, replace or remove it.
func TestConditionalTurnsAreForTheirOwnerAlone(t *testing.T) {
	s := start(t, config(t))
	ann, bob, stranger := visit(t, s.URL()), visit(t, s.URL()), visit(t, s.URL())
	turns := game(t).Turns
	id := ann.order("ki-shogi", "3d", "me", "open")
	bob.must("POST", "api/matches/"+id+"/seats/second", object{}, nil)
	stranger.order("quaterno", "3d", "me", "open")
	for n, b := range []*browser{ann, bob, ann} {
		if _, err := b.play(id, n, turns[n]); err != nil {
			t.Fatal(err)
		}
	}
	path := "api/matches/" + id + "/conditional"
	paths := readablePaths(t, ann, id)
	if !slices.Contains(paths, path) || !slices.Contains(paths, "api/account/export") || len(paths) < 30 {
		t.Fatalf("these are not all paths: %v", paths)
	}
	bob.seen(paths, id) // what is seen for the first time counts as read from then on
	before := []map[string]string{bob.seen(paths, id), stranger.seen(paths, id)}
	received := openListener(t, bob, id)

	var kept struct{ Turns []object }
	ann.must("PUT", path, object{"expect": -1, "turns": lineOf(turns[3:7])}, &kept)
	if len(kept.Turns) != 1 {
		t.Fatalf("nothing was kept: %v", kept)
	}
	for i, b := range []*browser{bob, stranger} {
		after := b.seen(paths, id)
		for path, text := range after {
			if text != before[i][path] {
				t.Errorf("%s shows somebody else something:\n%s\nand before\n%s", path, text, before[i][path])
			}
		}
	}
	if _, text := ann.text("api/account/export"); !strings.Contains(text, `"answer"`) {
		t.Error("the export of the owner lacks what was decided")
	}
	if text := <-received; !strings.Contains(text, turns[2]) || strings.Contains(text, "answer") || strings.Contains(text, "conditional") {
		t.Errorf("the opponent receives %s", text)
	}

	// What somebody else sends changes nothing of it.
	for _, b := range []*browser{bob, stranger} {
		_, _ = b.send("DELETE", path, nil, nil)
		_, _ = b.send("PUT", path, object{"expect": -1, "turns": []object{}}, nil)
	}
	if status, err := stranger.send("GET", path, nil, nil); status != http.StatusForbidden {
		t.Errorf("a stranger reads them: %v", err)
	}
	if status, err := visit(t, s.URL()).send("GET", path, nil, nil); status != http.StatusUnauthorized {
		t.Errorf("somebody without an identity reads them: %v", err)
	}
	ann.must("GET", path, nil, &kept)
	if len(kept.Turns) != 1 {
		t.Error("somebody else has removed them")
	}
	// The key of the command that plays the answer is not one that the opponent can take.
	for _, command := range []object{{"kind": "say", "text": "Hello."}} {
		_, err := bob.send("POST", "api/matches/"+id+"/commands", object{"client": "conditional turns", "id": "5", "expect": -1, "command": command}, nil)
		if err == nil {
			t.Error("the opponent takes the key of a conditional turn")
		}
	}
	if _, err := bob.play(id, 3, turns[3]); err != nil {
		t.Fatal(err)
	}
	waitForTurns(t, bob, id, 5)
}

// openListener follows a match over a live connection and returns, once, all that has come within a moment.
func openListener(t *testing.T, b *browser, id string) <-chan string {
	t.Helper()
	at, err := url.Parse(b.url)
	if err != nil {
		t.Fatal(err)
	}
	cookie := b.http.Jar.Cookies(at)[0]
	conn, _, err := websocket.Dial(t.Context(), "ws"+strings.TrimPrefix(b.url, "http")+"api/matches/"+id+"/live", &websocket.DialOptions{ //nolint:bodyclose // the library closes it
		HTTPHeader: http.Header{"Cookie": {cookie.Name + "=" + cookie.Value}, "Origin": {strings.TrimSuffix(b.url, "/")}},
	})
	if err != nil {
		t.Fatal(err)
	}
	if err := conn.Write(t.Context(), websocket.MessageText, []byte(`{"type":"hello","protocol":1,"client":"listener","after":0,"lines":0}`)); err != nil {
		t.Fatal(err)
	}
	received := make(chan string, 1)
	go func() {
		ctx, cancel := context.WithTimeout(context.Background(), 2*time.Second)
		defer cancel()
		var all strings.Builder
		for {
			_, text, err := conn.Read(ctx)
			if err != nil {
				break
			}
			all.Write(text)
		}
		_ = conn.CloseNow()
		received <- all.String()
	}()
	return received
}
